"""The drafts of checks: the GM's own, the one that follows from an open check, and the one being typed.

If another character's check is shown while dice are being typed, the draft and the faces are stored until the first
one's is shown again, in whatever turn.
The draft of each rolled check is in its log entry, so that undo and redo can restore it.
"""

from collections.abc import Collection, Mapping
from typing import assert_never

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Side
from gmtracker.engine.check.form import CheckDraft, Value
from gmtracker.engine.check.shown import CheckRow
from gmtracker.engine.check.waiting_checks import find_waiting
from gmtracker.engine.commands import FilledForm, Use
from gmtracker.engine.events import DiceRolled
from gmtracker.engine.history import Entry
from gmtracker.engine.ids import NOBODY, ActionId, CharacterId, ProcedureId
from gmtracker.engine.offers import Offer
from gmtracker.engine.table import Change
from gmtracker.storage.settings import Pins
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.check.mode import (
    DiceOwner,
    Following,
    Mode,
    Preview,
    Rolled,
    SettingUp,
    mode_of,
    own_dice,
    plain_mode,
)
from gmtracker.ui.modelview.cells import is_out


class CheckDrafts:
    """Holds the check drafts, from which the panel's mode is computed.

    ``own`` is the GM's draft, ``preview`` the one typed in the command bar. ``chosen`` is the row or step whose dice
    are asked for. ``faces`` are those typed for dice that are not shown now, by role. They are kept until their roll
    is done or cannot be done any more. Pins apply to the character's next own checks; a check that follows has its own
    words. After a check out of turn, ``own`` is again the active character's draft. ``row`` is the character of the
    roster's current row.
    """

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge
        self.own = CheckDraft()
        self.row = NOBODY
        self.preview: Preview | None = None
        self.chosen: CheckRow | Offer | None = None
        self._edits: dict[CheckDraft | None, CheckDraft] = {}  # The GM's edit of the draft that follows from a check.
        self._pins: dict[CharacterId, dict[str, Value]] = {}
        self._is_chosen = False
        self._interrupted: CheckDraft | None = None
        self._ended_drafts: dict[ProcedureId, CheckDraft] = {}
        self._last_opponents: dict[CharacterId | Side, CharacterId] = {}
        self._stored_drafts: dict[CharacterId, CheckDraft] = {}
        self.faces: dict[DiceOwner, Mapping[str, int]] = {}

    @property
    def mode(self) -> Mode:
        """The mode of the panel, now or at the viewed moment."""
        is_past = self._bridge.viewed_entry is not None
        check = self._bridge.viewed_check() if is_past else self._bridge.rules.open_check()
        return mode_of(self.own, check, self._edits, self.preview, self.chosen, is_past=is_past)

    @property
    def current(self) -> CheckDraft:
        """The draft that is shown, or that is next after the shown result."""
        return plain_mode(self.mode).draft

    @property
    def pinned(self) -> frozenset[str] | None:
        """The keys pinned in the shown check, or None if nothing can be pinned."""
        mode = plain_mode(self.mode)
        return None if isinstance(mode, Following) else frozenset(self._pins.get(mode.draft.by, ()))

    @property
    def pins(self) -> Pins:
        """The pinned values of each character, to be saved."""
        return {character: dict(pins) for character, pins in self._pins.items() if pins}

    def toggle_pin(self, key: str) -> None:
        """Pin or unpin a word of the shown check for the character's next checks."""
        pins, value = self._pins.setdefault(self.current.by, {}), self.current.value(key)
        if key in pins:
            del pins[key]
        elif value is not None and self.pinned is not None:
            pins[key] = value

    def add_pins(self, draft: CheckDraft) -> CheckDraft:
        """Return a draft with the character's pins added, except those that belong to one target."""
        pins = self._pins.get(draft.by)
        if pins:
            of_target = self._bridge.rules.check_form(draft).target_fields
            for key, value in pins.items():
                if draft.value(key) is None and key not in of_target:
                    draft = draft.with_value(key, value)
        return draft

    def begin(self, by: CharacterId, pins: Pins) -> None:
        """Reset everything for an opened campaign, and load its saved pins."""
        self.row, self.preview, self.chosen = NOBODY, None, None
        self._is_chosen, self._interrupted = False, None
        for known in (
            self._pins,
            self._ended_drafts,
            self._last_opponents,
            self._stored_drafts,
            self._edits,
            self.faces,
        ):
            known.clear()
        self._pins.update({CharacterId(character): dict(its) for character, its in pins.items()})
        self.own = self.add_pins(CheckDraft(by=by))

    def follow_turns(self, change: Change) -> CharacterId:
        """Return the newly active character after a change, or NOBODY if it is still the same.

        When an encounter ends, its draft is dropped: the next check belongs to the hero who acted last, or to
        the roster's current row.
        """
        before, after = change.before.acting, change.after.acting
        if change.before.encounter is not None and change.after.encounter is None:
            by = change.after.find_character(self.own.by)
            is_hero = by is not None and by.side == "heroes"
            self.own = self.add_pins(CheckDraft(self.own.by if is_hero else self.row))
            self._is_chosen, self._interrupted = False, None
            self._last_opponents.clear()
        return after if after != before else NOBODY

    def edit(self, draft: CheckDraft) -> None:
        """Store the GM's edit of the shown draft, and update pins.

        If the target is now the acting character, the former actor becomes the target if they are opponents.
        """
        if draft.on == draft.by != NOBODY:
            before = self.current.by
            on = before if self._are_opposed(draft.by, before) else NOBODY
            draft = self._bridge.rules.check_form(draft).with_target(draft, on)
        if self.pinned is not None and draft.by != self.current.by:
            draft = self.add_pins(self._adapt_to_actor(draft))
        elif self.pinned:
            now = {key: draft.value(key) for key in self.pinned}
            self._pins[draft.by] = {key: value for key, value in now.items() if value is not None}
        match plain_mode(self.mode):
            case Preview(is_kept=is_kept):
                self.preview = Preview(draft, is_kept)
            case Following(open=check):
                self._edits = {check.draft: draft}
            case SettingUp() | Rolled():
                if draft.by != self.own.by:
                    self._choose(draft.by)
                self.own = draft
            case unreachable:
                assert_never(unreachable)

    def forget_ended_faces(self) -> None:
        """Forget the stored faces of rolls that cannot be done any more, because the table has changed.

        What stays are the faces of own checks of characters in play, and of checks that wait to be resumed.
        """
        campaign = self._bridge.table.campaign
        owners = {own_dice(one.id) for one in campaign.active_characters()}
        for check in find_waiting(campaign):
            owners |= {DiceOwner(Following, check.id), DiceOwner(Rolled, check.id)}
        self.faces = {owner: faces for owner, faces in self.faces.items() if owner in owners}

    def keeps_dice(self, draft: CheckDraft) -> bool:
        """Whether dice typed for the former draft of its character count for this one.

        That is if they have the same words, whatever the target, or if the former draft still lacked something.
        """
        former = self.own if self.own.by == draft.by else self._stored_drafts.get(draft.by)
        if former is None:
            return False
        form = self._bridge.rules.check_form(former)
        is_incomplete = form.command is None or (form.needs_target and former.on == NOBODY)
        return is_incomplete or former.values == draft.values

    def use_preview(self) -> None:
        """Make the typed check the GM's own. If another check is open, it stays shown as typed until it is rolled."""
        if self.preview is not None:
            self.chosen = None
            self._choose(self.preview.draft.by)
            self.own = self.preview.draft
            is_one_open = self._bridge.rules.open_check() is not None
            self.preview = Preview(self.own, is_kept=True) if is_one_open else None

    def set_actor(self, character: CharacterId) -> bool:
        """Set the acting character of the GM's own draft. Returns False if it already is.

        A draft stored with typed dice is restored. Otherwise the words go over, without an ally or someone out
        of the fight as target, and without what was added to the former character's check; an attack gets the
        likely target. A character who is out of the fight starts with an empty draft.
        """
        left = self._stored_drafts.get(character) if own_dice(character) in self.faces else None
        self._choose(character)
        if character == self.own.by:
            return False
        if left is not None or self._is_fallen(character):
            self.own = self._without_fallen_target(left) if left is not None else self.add_pins(CheckDraft(character))
            return True
        target = self.own.on
        on = target if self._are_opposed(character, target) and not self._is_fallen(target) else NOBODY
        draft = CheckDraft(character, on)
        if self.own.values:
            form = self._bridge.rules.check_form(self.own)
            draft = form.with_acting(form.after_roll(self.own), character)
            draft = self._adapt_to_actor(draft if draft.on == on else form.with_target(draft, on))
        self.own = self.add_pins(self._with_likely_target(draft))
        return True

    def _adapt_to_actor(self, draft: CheckDraft) -> CheckDraft:
        """Return the draft with the answers that suit its acting character."""
        return self._bridge.rules.check_form(draft).adapt_to_actor(draft)

    def _with_likely_target(self, draft: CheckDraft) -> CheckDraft:
        """Return a draft that needs a target but has none with the likely one.

        That is the only opponent still standing; else whom the character fought last, as attacker or target;
        else whom their side attacked last; else nobody.
        """
        campaign = self._bridge.table.campaign
        mine, order = campaign.find_character(draft.by), campaign.encounter.order if campaign.encounter else ()
        if draft.on != NOBODY or mine is None:
            return draft
        others = [one for one in campaign.active_characters() if one.side != mine.side and one.id in order]
        standing = [one.id for one in others if not is_out(campaign.game, one)]
        fought = (self._last_opponents.get(key, NOBODY) for key in (mine.id, mine.side))
        likely = standing if len(standing) == 1 else [one for one in fought if one in standing]
        if not likely:
            return draft
        form = self._bridge.rules.check_form(draft)
        return form.with_target(draft, likely[0]) if form.needs_target else draft

    def _without_fallen_target(self, draft: CheckDraft) -> CheckDraft:
        """Return the draft without a target who is out of the fight, or with the likely one instead."""
        if not self._is_fallen(draft.on):
            return draft
        return self._with_likely_target(self._bridge.rules.check_form(draft).with_target(draft, NOBODY))

    def _is_fallen(self, character: CharacterId) -> bool:
        campaign = self._bridge.table.campaign
        found = campaign.find_character(character)
        return found is not None and is_out(campaign.game, found)

    def _are_opposed(self, one: CharacterId, other: CharacterId) -> bool:
        """Whether both characters exist and are on different sides."""
        find = self._bridge.table.campaign.find_character
        mine, theirs = find(one), find(other)
        return mine is not None and theirs is not None and mine.side != theirs.side

    def settle(self) -> None:
        """Forget the edit of a draft that no longer follows, and drop characters who left play."""
        campaign, check = self._bridge.table.campaign, self._bridge.table.rules.open_check()
        if check is None or check.draft not in self._edits:
            self._edits.clear()
        by = self.preview.draft.by if self.preview else NOBODY
        if by != NOBODY and campaign.find_character(by) is None:
            self.preview = None
        in_sight = {one.id for one in campaign.active_characters()}
        if self.own.by not in {NOBODY, *in_sight}:
            self._replace_actor(in_sight)
        elif self.own.on not in {NOBODY, *in_sight}:
            self.own = CheckDraft(self.own.by, NOBODY, self.own.values)

    def begin_session(self, campaign: Campaign) -> None:
        """At the start of a session, drop the draft of a hero who is absent."""
        session, by = campaign.session, campaign.find_character(self.own.by)
        if session is not None and by is not None and by.side == "heroes" and by.id not in session.present:
            self._replace_actor(session.present)

    def _replace_actor(self, there: Collection[CharacterId]) -> None:
        """Start a draft for the active character, or else the current row's, because the former one left."""
        by = next((one for one in (self._acting(), self.row) if one in there), NOBODY)
        self.own = self.add_pins(CheckDraft(by))
        self._is_chosen, self._interrupted = False, None

    def begin_check(self) -> None:
        """Note that a check was rolled: a character chosen from now on is meant for the next one."""
        self._is_chosen = False
        by = self._bridge.table.campaign.find_character(self.own.by)
        if by is not None and self._are_opposed(by.id, self.own.on):
            self._last_opponents.update({by.id: self.own.on, self.own.on: by.id, by.side: self.own.on})

    def end_check(self, check: ProcedureId, *, another_follows: bool) -> bool:
        """Prepare the GM's next check after one has ended, for the active character.

        Returns whether that is another character than before.
        """
        self._ended_drafts[check] = self.own
        kept = self._pins.get(self.own.by, ())
        self.own = self._without_fallen_target(self._bridge.rules.check_form(self.own).after_roll(self.own, kept))
        return not another_follows and self._return_to_turn()

    def reopen(self, check: ProcedureId) -> None:
        """Restore the GM's draft from before the end of a check that was undone."""
        self.recall(self._ended_drafts.pop(check, self.own))

    def recall(self, draft: CheckDraft) -> None:
        """Restore the draft of a check that was undone or is to be repeated."""
        self._pass_to(draft.by)
        self.own = draft

    def redo(self, draft: CheckDraft, *, is_over: bool) -> None:
        """Restore the draft of a redone check; if it is over, the active character's draft comes next."""
        self.recall(self.add_pins(draft))
        self.begin_check()
        if is_over:
            self._return_to_turn()

    def _return_to_turn(self) -> bool:
        """Return to the draft of the active character, unless the GM chose someone since.

        Returns whether the acting character changed.
        """
        acting = self._acting()
        if acting in (NOBODY, self.own.by) or self._is_chosen:
            return False
        interrupted = self._interrupted
        self.set_actor(acting)
        if interrupted is not None and interrupted.by == acting:
            self.own = self._without_fallen_target(interrupted)
        return True

    def _choose(self, character: CharacterId) -> None:
        """Note the GM's choice: one out of turn survives the end of a check."""
        self._is_chosen = character != self._acting()
        self._pass_to(character)

    def _pass_to(self, character: CharacterId) -> None:
        """Store the draft of the former character: its typed dice are for that, and the turn may return to it."""
        acting = self._acting()
        self._stored_drafts.pop(character, None)
        if character != self.own.by:
            self._stored_drafts[self.own.by] = self.own
        if character == acting:
            self._interrupted = None
        elif self.own.by == acting:
            self._interrupted = self.own

    def _acting(self) -> CharacterId:
        return self._bridge.table.campaign.acting


class CheckMemory:
    """Knows from the log how each check was set up, so undo and redo restore it even after a restart."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge

    def with_draft(self, use: Use, draft: CheckDraft) -> Use:
        """Return the use with the draft recorded in it, if it rolls that draft."""
        if self._bridge.rules.check_form(draft).command != use:
            return use
        return replace(use, form=FilledForm(draft.by, draft.on, draft.values))

    def rolled_draft(self, change: Change) -> CheckDraft | None:
        """Return the draft that a change rolls, undoes or redoes, or None if none is recorded."""
        commands = (step.command for step in change.entries)
        forms = (command.form for command in commands if isinstance(command, Use))
        return next((CheckDraft(form.by, form.on, form.values) for form in forms if form is not None), None)

    def draft_after(self, change: Change, draft: CheckDraft) -> CheckDraft:
        """Return the draft to show after a change: that of the check just undone or redone, else the given one."""
        if change.kind == "done":
            return draft
        known = self.rolled_draft(change)
        if known is None:
            return self._draft_of_undone(change, draft) if change.kind == "undone" else draft
        is_over = change.kind == "redone" and self._bridge.rules.open_check() is None
        return self._bridge.rules.check_form(known).after_roll(known) if is_over else known

    def is_same_roll(self, undone: Entry, command: Use | None) -> bool:
        """Whether a command rolls the dice of an undone entry again.

        A roll that followed from an open check may have been edited. Any other must be equal.
        """
        former = undone.command
        if command is None or not isinstance(former, Use):
            return False
        check = self._bridge.rules.open_check()
        follows = check is not None and undone.action == ActionId(check.id)
        same = former.use == command.use and (former.by, former.on) == (command.by, command.on)
        return same and (follows or former.inputs == command.inputs)

    def _draft_of_undone(self, change: Change, draft: CheckDraft) -> CheckDraft:
        """Return the draft for the actor of an undone check whose own draft is not recorded.

        A roll that only follows from the GM's own check, such as a resistance, leaves the draft as it is.
        """
        check = self._bridge.rules.open_check()
        if check is not None and check.draft is not None:
            return draft
        rolls = (step.command for step in change.entries if any(isinstance(event, DiceRolled) for event in step.events))
        rolled = next((use for use in rolls if isinstance(use, Use) and "check" in use.inputs and use.by), None)
        if rolled is None:
            return draft
        return self._bridge.rules.check_form(draft).with_acting(draft, rolled.by)

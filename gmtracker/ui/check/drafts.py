"""The checks that are set up: the GM's own, the one that follows from an open check, and one that is typed.

One whose dice were being typed as another character was chosen is kept until one comes back to it. What each check
was rolled from is remembered, so that undo and redo bring it back to be rolled again.
"""

from collections.abc import Collection, Mapping

from gmtracker.engine.campaign import Campaign, Side
from gmtracker.engine.check_flow import SOMEBODY
from gmtracker.engine.checks import CheckDraft, OpenCheck, Value
from gmtracker.engine.commands import Use
from gmtracker.engine.events import DiceRolled
from gmtracker.engine.ids import NOBODY, CharacterId, EntryId, ProcedureId
from gmtracker.engine.table import Change
from gmtracker.storage.settings import Pins
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.modelview.cells import is_out


def is_same_view(seen: tuple[object, ...], known: tuple[object, ...]) -> bool:
    """Whether the same is to be shown as was; campaigns are told apart by identity, without looking into them."""
    return len(seen) == len(known) and all(
        one is other if isinstance(one, Campaign) else one == other for one, other in zip(seen, known, strict=True)
    )


def name_owner(campaign: Campaign, by: CharacterId) -> str:
    """Name whose check it is, a hero with the player: "Mira Vance (Ana)"."""
    found = campaign.find_character(by)
    if found is None:
        return SOMEBODY
    return f"{found.name} ({found.player})" if found.player else found.name


class CheckDrafts:
    """Keeps ``own``, the GM's check, while the one that follows from an open check takes its place.

    ``tried`` is one that is being typed, and takes the place of both. What is pinned stays for the next checks of
    whoever acts, by the GM; the check that follows has words of its own. After a check out of turn ``own`` is again
    what was set up for whoever has the turn. ``row`` is whose row is chosen in the roster.
    """

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge
        self.own = CheckDraft()
        self.row = NOBODY
        self.tried: CheckDraft | None = None
        self.is_taken = False
        self._proposed: CheckDraft | None = None
        self._is_one_open = False
        self._following = CheckDraft()
        self._pins: dict[CharacterId, dict[str, Value]] = {}
        self._is_chosen = False
        self._interrupted: CheckDraft | None = None
        self._ended: dict[ProcedureId, CheckDraft] = {}
        self._fought: dict[CharacterId | Side, CharacterId] = {}
        self._left: dict[CharacterId, tuple[CheckDraft, Mapping[str, int]]] = {}
        self._faces: Mapping[str, int] = {}

    @property
    def is_own_shown(self) -> bool:
        """Whether neither a check that is typed nor one that follows takes the place of the GM's own."""
        return self.tried is None and self._proposed is None

    @property
    def pinned(self) -> frozenset[str] | None:
        """The keys of what is pinned in the check that is shown; None where nothing can be."""
        if self.tried is None and self._proposed is not None:
            return None
        return frozenset(self._pins.get(self.current.by, ()))

    @property
    def pins(self) -> Pins:
        """What is pinned for each character's checks, to be kept."""
        return {character: dict(pins) for character, pins in self._pins.items() if pins}

    def turn_pin(self, key: str) -> None:
        """Pin a word of the check that is shown for the next ones of whoever acts, or unpin it."""
        pins, value = self._pins.setdefault(self.current.by, {}), self.current.value(key)
        if key in pins:
            del pins[key]
        elif value is not None and self.pinned is not None:
            pins[key] = value

    def with_pins(self, draft: CheckDraft) -> CheckDraft:
        """A draft with what is pinned for whoever acts in it, but for what belongs to one target."""
        pins = self._pins.get(draft.by)
        if pins:
            of_target = self._bridge.rules.check_form(draft).target_fields
            for key, value in pins.items():
                if draft.value(key) is None and key not in of_target:
                    draft = draft.with_value(key, value)
        return draft

    def begin(self, by: CharacterId, pins: Pins) -> None:
        """A campaign was opened: nothing is set up but what is pinned in it."""
        self.row, self.tried = NOBODY, None
        self._is_chosen, self._interrupted = False, None
        for known in (self._pins, self._ended, self._fought, self._left):
            known.clear()
        self._faces = {}
        self._pins.update({CharacterId(character): dict(its) for character, its in pins.items()})
        self.own = self.with_pins(CheckDraft(by=by))

    def follow_turns(self, change: Change) -> CharacterId:
        """Who has the turn since a change, and had it not before; nobody where that is as it was.

        What was set up in an encounter that is over, for a foe or against anybody, is nobody's next check: that is the
        hero's who acted last, or of whoever's row is chosen.
        """
        before, after = change.before.acting, change.after.acting
        if change.before.encounter is not None and change.after.encounter is None:
            by = change.after.find_character(self.own.by)
            is_hero = by is not None and by.side == "heroes"
            self.own = self.with_pins(CheckDraft(self.own.by if is_hero else self.row))
            self._is_chosen, self._interrupted = False, None
            self._fought.clear()
        if after != before:
            self._left.clear()
            self._faces = {}
        return after if after != before else NOBODY

    @property
    def current(self) -> CheckDraft:
        """The check to show: the one that is typed, the one that follows, or the GM's own."""
        if self.tried is not None:
            return self.tried
        return self.own if self._proposed is None else self._following

    def edit(self, draft: CheckDraft) -> None:
        """Take what the GM has set in the check that is shown; a pin goes with its word.

        Where the target is made the one who acts, whoever acted before is the target, if they are of the other side.
        """
        if draft.on == draft.by != NOBODY:
            before = self.current.by
            on = before if self._are_opposed(draft.by, before) else NOBODY
            draft = self._bridge.rules.check_form(draft).with_target(draft, on)
        if self.pinned is not None and draft.by != self.current.by:
            draft = self.with_pins(self._suited(draft))
        elif self.pinned:
            now = {key: draft.value(key) for key in self.pinned}
            self._pins[draft.by] = {key: value for key, value in now.items() if value is not None}
        if self.tried is not None:
            self.tried = draft
        elif self._proposed is None:
            if draft.by != self.own.by:
                self._choose(draft.by)
            self.own = draft
        else:
            self._following = draft

    def use_preview(self) -> None:
        """The check that was typed is the GM's own; it stays in the place of one that is open until it is rolled."""
        self.is_taken = self.tried is not None
        if self.tried is not None:
            self._choose(self.tried.by)
            self.own = self.tried
            if not self._is_one_open:
                self.tried = None

    def leave(self, faces: Mapping[str, int]) -> None:
        """Keep the GM's own check with the faces that were typed for it, by role, while another is chosen.

        Without any there is nothing to keep: then the words go over to whoever is chosen.
        """
        if faces:
            self._left[self.own.by] = self.own, dict(faces)

    def faces_left(self) -> Mapping[str, int]:
        """The faces, by role, that were left with the GM's own check as another came to be shown; once."""
        return self._left.pop(self.own.by, (self.own, {}))[1]

    def take_faces(self) -> Mapping[str, int]:
        """The faces, by role, that were typed for whoever acts again now; once, and nothing where none were."""
        faces, self._faces = self._faces, {}
        return faces

    def set_actor(self, character: CharacterId) -> bool:
        """Have the GM's own check be that character's; False where it is.

        One that was left with dice typed is as it was. Any other is against nobody rather than their own side or
        somebody out of the fight, an attack against whom they or their side fought last, and without what was added to
        the check of the one before. For one who is out of the fight nothing of that one is taken over, an attack least
        of all.
        """
        self._choose(character)
        if character == self.own.by:
            return False
        left, self._faces = self._left.pop(character, (None, {}))
        if left is not None or self._is_fallen(character):
            self.own = self._past_the_fallen(left) if left is not None else self.with_pins(CheckDraft(character))
            return True
        target = self.own.on
        on = target if self._are_opposed(character, target) and not self._is_fallen(target) else NOBODY
        draft = CheckDraft(character, on)
        if self.own.values:
            form = self._bridge.rules.check_form(self.own)
            draft = form.with_acting(form.after_roll(self.own), character)
            draft = self._suited(draft if draft.on == on else form.with_target(draft, on))
        self.own = self.with_pins(self._at_the_likely(draft))
        return True

    def _suited(self, draft: CheckDraft) -> CheckDraft:
        """The draft with the answers that suit whoever acts in it now."""
        return self._bridge.rules.check_form(draft).adapted_to_actor(draft)

    def _at_the_likely(self, draft: CheckDraft) -> CheckDraft:
        """The draft, where it would be done to nobody, against the only one of the other side who still stands.

        Where several do, it is whom the one who acts fought last, as attacker or as target, or else whom their side
        attacked last; or nobody.
        """
        campaign = self._bridge.table.campaign
        mine, order = campaign.find_character(draft.by), campaign.encounter.order if campaign.encounter else ()
        if draft.on != NOBODY or mine is None:
            return draft
        others = [one for one in campaign.active_characters() if one.side != mine.side and one.id in order]
        standing = [one.id for one in others if not is_out(campaign.game, one)]
        fought = (self._fought.get(key, NOBODY) for key in (mine.id, mine.side))
        likely = standing if len(standing) == 1 else [one for one in fought if one in standing]
        if not likely:
            return draft
        form = self._bridge.rules.check_form(draft)
        return form.with_target(draft, likely[0]) if form.needs_target else draft

    def _past_the_fallen(self, draft: CheckDraft) -> CheckDraft:
        """The draft against nobody, where whom it was against is out of the fight: they are not proposed again."""
        if not self._is_fallen(draft.on):
            return draft
        return self._at_the_likely(self._bridge.rules.check_form(draft).with_target(draft, NOBODY))

    def _is_fallen(self, character: CharacterId) -> bool:
        campaign = self._bridge.table.campaign
        found = campaign.find_character(character)
        return found is not None and is_out(campaign.game, found)

    def _are_opposed(self, one: CharacterId, other: CharacterId) -> bool:
        """Whether both are there, and on different sides."""
        find = self._bridge.table.campaign.find_character
        mine, theirs = find(one), find(other)
        return mine is not None and theirs is not None and mine.side != theirs.side

    def settle(self, campaign: Campaign, open_check: OpenCheck | None) -> None:
        """Follow what is to be rolled next, and drop who is no longer there."""
        proposed = open_check.draft if open_check else None
        self._is_one_open = open_check is not None
        if proposed != self._proposed:
            self._proposed, self._following = proposed, proposed or CheckDraft()
        if self.tried is not None and not (self.tried.by == NOBODY or campaign.find_character(self.tried.by)):
            self.tried = None
        in_sight = {one.id for one in campaign.active_characters()}
        if self.own.by not in {NOBODY, *in_sight}:
            self._begin_for_another(in_sight)
        elif self.own.on not in {NOBODY, *in_sight}:
            self.own = CheckDraft(self.own.by, NOBODY, self.own.values)

    def begin_session(self, campaign: Campaign) -> None:
        """A session begins: the next check is nobody's who is not there."""
        session, by = campaign.session, campaign.find_character(self.own.by)
        if session is not None and by is not None and by.side == "heroes" and by.id not in session.present:
            self._begin_for_another(session.present)

    def _begin_for_another(self, there: Collection[CharacterId]) -> None:
        """Whoever was to act is gone, with what was set up for them: the check is of who has the turn, or the row."""
        by = next((one for one in (self._acting(), self.row) if one in there), NOBODY)
        self.own = self.with_pins(CheckDraft(by))
        self._is_chosen, self._interrupted = False, None

    def begin_check(self) -> None:
        """A check is rolled: who is chosen from now on is meant for the one after it."""
        self._is_chosen = False
        self._left.pop(self.own.by, None)
        by = self._bridge.table.campaign.find_character(self.own.by)
        if by is not None and self._are_opposed(by.id, self.own.on):
            self._fought.update({by.id: self.own.on, self.own.on: by.id, by.side: self.own.on})

    def end_check(self, check: ProcedureId, *, another_follows: bool) -> bool:
        """A check is done with: the GM's next one has circumstances of its own, and is that of who has the turn.

        Returns whether that is another than who acted.
        """
        self._ended[check] = self.own
        kept = self._pins.get(self.own.by, ())
        self.own = self._past_the_fallen(self._bridge.rules.check_form(self.own).after_roll(self.own, kept))
        return not another_follows and self._return_to_turn()

    def reopen(self, check: ProcedureId) -> None:
        """The end of a check was undone: the GM's own one is again what it was before that."""
        self.recall(self._ended.pop(check, self.own))

    def recall(self, draft: CheckDraft) -> None:
        """A check of that draft was undone, or is to be tried again: it is set up as it was."""
        self._pass_to(draft.by)
        self.own = draft

    def redo(self, draft: CheckDraft, *, is_over: bool) -> None:
        """A check of that draft was redone; one that is over leaves the next to whoever has the turn."""
        self.recall(self.with_pins(draft))
        self.begin_check()
        if is_over:
            self._return_to_turn()

    def _return_to_turn(self) -> bool:
        """Have the next check be as it was set up for whoever has the turn, unless the GM chose somebody since.

        Returns whether somebody else acts now than before.
        """
        acting = self._acting()
        if acting in (NOBODY, self.own.by) or self._is_chosen:
            return False
        interrupted = self._interrupted
        self.set_actor(acting)
        if interrupted is not None and interrupted.by == acting:
            self.own = self._past_the_fallen(interrupted)
        return True

    def _choose(self, character: CharacterId) -> None:
        """The GM has that one act: where it is out of turn, a check that ends meanwhile does not change it."""
        self._is_chosen = character != self._acting()
        self._pass_to(character)

    def _pass_to(self, character: CharacterId) -> None:
        """Keep what was set up for whoever has the turn while another acts."""
        acting = self._acting()
        if character == acting:
            self._interrupted = None
        elif self.own.by == acting:
            self._interrupted = self.own

    def _acting(self) -> CharacterId:
        return self._bridge.table.campaign.acting


class CheckMemory:
    """Remembers the drafts of the checks that were rolled here, by the entries of the log that tell of them."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge
        self._rolling: tuple[Use, CheckDraft] | None = None
        self._rolled: dict[EntryId, CheckDraft] = {}

    def forget(self) -> None:
        """Another campaign's log is open now."""
        self._rolling = None
        self._rolled.clear()

    def begin(self, use: Use, draft: CheckDraft) -> bool:
        """A use is asked for, while that draft is shown; returns whether it is the roll of it."""
        self._rolling = (use, draft) if self._bridge.rules.check_form(draft).command == use else None
        return self._rolling is not None

    def after(self, change: Change, draft: CheckDraft) -> CheckDraft:
        """The draft to show after a change where one was shown: that of the check undone or redone, if one was."""
        if change.kind == "done":
            step = change.entries[-1]
            self._rolled.pop(step.id, None)
            if self._rolling is not None and step.command == self._rolling[0]:
                self._rolled[step.id] = self._rolling[1]
            self._rolling = None
            return draft
        known = next((self._rolled[step.id] for step in change.entries if step.id in self._rolled), None)
        if known is None:
            return self._as_then(change, draft) if change.kind == "undone" else draft
        is_over = change.kind == "redone" and self._bridge.rules.open_check() is None
        return self._bridge.rules.check_form(known).after_roll(known) if is_over else known

    def _as_then(self, change: Change, draft: CheckDraft) -> CheckDraft:
        """The draft for who made a check that was undone and not rolled here, as before a restart; else as it is.

        A roll that only follows from the GM's own check, such as a resistance, leaves that as it is.
        """
        check = self._bridge.rules.open_check()
        if check is not None and check.draft is not None:
            return draft
        rolls = (step.command for step in change.entries if any(isinstance(event, DiceRolled) for event in step.events))
        rolled = next((use for use in rolls if isinstance(use, Use) and "check" in use.inputs and use.by), None)
        if rolled is None:
            return draft
        return self._bridge.rules.check_form(draft).with_acting(draft, rolled.by)

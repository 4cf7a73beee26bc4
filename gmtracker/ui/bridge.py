"""The only link between the window and the table: commands go in, signals come out.

Views and models know the bridge, never the table. While the GM views an earlier moment, ``shown`` is the table at that
time, and commands are refused.
"""

from collections.abc import Callable, Collection, Mapping
from itertools import takewhile

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from gmtracker.engine.batches import combine_commands
from gmtracker.engine.cached_rules import Preview, Rules
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.shown import OnCheck, OpenCheck
from gmtracker.engine.commands import (
    AddCharacters,
    AddToken,
    AnyCommand,
    Command,
    CommandBatch,
    DelayTurn,
    EndSession,
    MarkAction,
    MoveToken,
    NextTurn,
    RemoveCharacter,
    RollDice,
    SetAside,
    SetHouseRule,
    SetOrder,
    SetPresent,
    SetTrack,
    Unknown,
    Use,
)
from gmtracker.engine.decision import DecisionResult
from gmtracker.engine.dice import Dice, Die, Roll
from gmtracker.engine.errors import Refused
from gmtracker.engine.events import DiceRolled
from gmtracker.engine.game_spec import PLAYERS_ROLL, GameSpec
from gmtracker.engine.handlers.initiative import INITIATIVE
from gmtracker.engine.history import Entry
from gmtracker.engine.ids import NOBODY, ActionId, CampaignId, CharacterId, EntryId, TokenId
from gmtracker.engine.offers import Offer
from gmtracker.engine.ruleset import DropResult, Target
from gmtracker.engine.table import Change, Table
from gmtracker.i18n import tr
from gmtracker.rulesets.wrappers import MissingRuleset, ReadOnlyRules

READ_ONLY_REFUSAL = tr("You are viewing an earlier moment. Choose “Return to now” to continue playing.")


class Refusal(Struct, frozen=True, kw_only=True):
    """A refused command: the sentence to show; ``anyway`` is the command with override, if the GM may override it.

    ``faces`` are its typed dice.
    """

    sentence: str
    anyway: AnyCommand | None = None
    faces: Mapping[str, int] | None = None


EMPTY_CAMPAIGN = Campaign(id=CampaignId(""), name="", ruleset="", game=GameSpec(ruleset="", name=""))


COMMANDS_WITHOUT_PANEL = (AddToken, DelayTurn, NextTurn, RemoveCharacter, SetAside, SetOrder, CommandBatch)
"""Commands that have no panel of their own but can roll dice, mostly because they start a round."""

NO_RULES = Rules(MissingRuleset("", EMPTY_CAMPAIGN.game), EMPTY_CAMPAIGN)
"""The rules before the first table is open."""


class Bridge(QObject):
    """Sends commands to the open table, and signals the results.

    ``state_changed`` carries the state shown before and the one shown now: after a change, when another moment is
    viewed, and when another state of the same campaign is opened (a backup). ``change_applied``, ``history_viewed``
    or ``state_replaced`` follows and says why. ``reset``: everything must be read again. ``opened`` follows
    ``reset`` and ``state_replaced``.

    ``dispatch_started`` carries a command that is about to be performed or refused.

    If players roll their own dice, ``dice_wanted`` carries a command whose dice must be asked for first; the
    command is not performed. With ``asks_who_rolls``, ``who_rolls_asked`` carries the first roll of a new campaign
    and its faces, while it is undecided who rolls.
    """

    reset = Signal()
    state_replaced = Signal()
    opened = Signal()
    state_changed = Signal(Campaign, Campaign)
    change_applied = Signal(Change)
    refused = Signal(Refusal)
    history_viewed = Signal(object)
    dispatch_started = Signal(object)
    dice_wanted = Signal(object)
    who_rolls_asked = Signal(object, object)

    def __init__(self, roll: Roll, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._roll = roll
        self._table: Table | None = None
        self._past: tuple[EntryId, Campaign] | None = None
        self._viewed_rules = NO_RULES
        self._undone_faces: dict[tuple[object, ...], dict[str, int]] = {}
        self.adds_hidden = False
        self.asks_who_rolls = False

    def open(self, table: Table) -> None:
        """Show another table."""
        left = self.shown if self.is_open else EMPTY_CAMPAIGN
        self._table = table
        undone = (step for group in table.history.redo_groups for step in group)
        self._undone_faces = {_repetition_key(step.command): typed_faces(step) for step in undone}
        self._past = None
        table.listen(self._on_change)
        if (left.id, left.game) == (self.shown.id, self.shown.game):
            self.state_changed.emit(left, self.shown)
            self.state_replaced.emit()
        else:
            self.reset.emit()
        self.opened.emit()

    def refresh_all(self) -> None:
        """Emit ``reset`` and ``opened``, so that everything is read again."""
        self._past = None
        self.reset.emit()
        self.opened.emit()

    @property
    def is_open(self) -> bool:
        """Whether a table is open."""
        return self._table is not None

    @property
    def table(self) -> Table:
        """The open table. Raises LookupError before the first."""
        if self._table is None:
            raise LookupError("no table is open")
        return self._table

    @property
    def shown(self) -> Campaign:
        """The campaign that the window shows: the current one, or that of the viewed moment."""
        return self._past[1] if self._past else self.table.campaign

    @property
    def rules(self) -> Rules:
        """The rules for the campaign that is shown. For an earlier moment they refuse every command."""
        if self._table is None:
            return NO_RULES
        return self._viewed_rules if self._past else self._table.rules

    @property
    def viewed_entry(self) -> EntryId | None:
        """The entry whose moment is viewed, or None."""
        return self._past[0] if self._past else None

    def entries(self) -> tuple[Entry, ...]:
        """Return the entries of the open chapter, oldest first."""
        return tuple(self.table.history.open_chapter.entries)

    def shown_entries(self) -> tuple[Entry, ...]:
        """Return the entries of the shown chapter, up to the viewed moment."""
        seen, history = self.viewed_entry, self.table.history
        if seen is None:
            return self.entries()
        chapters = (history.open_chapter, *history.closed_chapters)
        log = next((tuple(chapter.entries) for chapter in chapters if any(x.id == seen for x in chapter.entries)), ())
        return tuple(entry for entry in log if entry.id <= seen)

    def find_sentence(self, entry: EntryId) -> str:
        """Return the log sentence of an entry, or "" if it is in no loaded chapter."""
        history = self.table.history
        entries = (found for chapter in (history.open_chapter, *history.closed_chapters) for found in chapter.entries)
        return next((found.sentence for found in entries if found.id == entry), "")

    @property
    def players_roll(self) -> bool | None:
        """Whether the players roll their own dice; None while that is undecided."""
        decided = self.table.campaign.house_rules.get(PLAYERS_ROLL.key)
        return None if decided is None else bool(decided)

    def has_typed_dice(self, command: AnyCommand) -> bool:
        """Whether the players roll a command's dice at the table (:data:`PLAYERS_ROLL`).

        While that is undecided, and for opponents' rolls without a player's dice, the last roll of the same use
        by the same side decides. Without one, they do if the campaign says so or if any dice for a rule were
        typed in this chapter.
        """
        they_roll = self.players_roll
        is_of_foes = self._roll_key(command)[2] == "opposition"
        if they_roll is False or (they_roll and not (is_of_foes and not self._has_dice_of_players(command))):
            return they_roll
        if before := self._dice_before(command):
            return _has_typed_dice(before)
        return bool(they_roll) or any(_has_typed_dice(_rule_dice(entry)) for entry in self.entries())

    def save_who_rolls(self) -> bool:
        """Save that players roll their own dice if they did so last in this session and it is undecided.

        Returns whether it was saved.
        """
        if self.players_roll is not None or self.viewed_entry is not None:
            return False
        heroes = {hero.id for hero in self.table.campaign.heroes()}
        rolled = (dice for entry in reversed(self.entries()) if (dice := _hero_dice(entry, heroes)))
        rule = SetHouseRule(key=PLAYERS_ROLL.key, value=True)
        return _has_typed_dice(next(rolled, ())) and self.dispatch(rule)

    def expects_faces(self, command: AnyCommand) -> bool:
        """Whether the players roll a command's dice because the campaign says so, not because of earlier rolls."""
        return bool(self.players_roll) and self.has_typed_dice(command)

    def is_rolled_here(self, command: AnyCommand) -> bool:
        """Whether a command's dice need not be asked for:

        the campaign says so, or the same dice were last rolled here.
        """
        if self.players_roll is not None:
            return not self.has_typed_dice(command)
        before = self._dice_before(command)
        return bool(before) and not _has_typed_dice(before)

    def _dice_before(self, command: AnyCommand) -> tuple[Die, ...]:
        """Return the dice of the last roll of the same use by the same side in this chapter.

        Rolls before the GM last decided who rolls do not count.
        """
        roll = self._roll_key(command)
        since = takewhile(lambda entry: not _decides_who_rolls(entry), reversed(self.entries()))
        same = (_rule_dice(entry) for entry in since if self._roll_key(entry.command) == roll)
        return next(filter(None, same), ())

    def rolls_dice(self, command: AnyCommand) -> bool:
        """Whether the program rolls a command's dice: the campaign says so, or dice have been rolled and none by
        players.

        Tokens spent while a check is open follow that check's dice.
        """
        dice = self._dice_of_open_check() if isinstance(command, Use) and command.tokens else ()
        if dice:
            return not _has_typed_dice(dice)
        is_known = self.players_roll is not None or any(_rule_dice(entry) for entry in self.entries())
        return is_known and not self.has_typed_dice(command)

    def types_check(self, draft: CheckDraft) -> bool:
        """Whether a check has dice that the players roll at the table."""
        command = self.rules.check_form(draft).command
        return command is not None and bool(self.rules.dice_requests(command)) and self.has_typed_dice(command)

    def rolls_spend(self, draft: CheckDraft, spend: Use) -> bool:
        """Whether the program rolls dice spent on a check: as for the check's own dice, rolled or not."""
        dice = self._dice_of_open_check()
        return not _has_typed_dice(dice) if dice else self.rolls_dice(self.rules.check_form(draft).command or spend)

    def _dice_of_open_check(self) -> tuple[Die, ...]:
        """Return the dice that the open check was rolled with; () without one, or before its roll."""
        check = self.rules.open_check()
        steps = (entry for entry in self.entries() if check is not None and entry.action == ActionId(check.id))
        return next((dice for entry in steps if (dice := _rule_dice(entry))), ())

    def typed_faces_of_undone_roll(self, command: AnyCommand) -> Mapping[str, int]:
        """Return the typed faces, by role, of an undone roll of the same use by the same character.

        They are kept until dice are rolled again.
        """
        return self._undone_faces.get(_repetition_key(command), {})

    def _roll_key(self, command: AnyCommand | Unknown) -> tuple[type, str, str]:
        """Return what identifies a kind of roll: the command, its use, and the side of its character."""
        if not isinstance(command, Use):
            return type(command), "", ""
        by = self.table.campaign.find_character(command.by)
        return Use, command.use, by.side if by else ""

    def dispatch(self, command: AnyCommand, faces: Mapping[str, int] | None = None) -> bool:
        """Perform a command; ``faces`` are typed dice by role, the others are rolled. Returns False if refused.

        Without ``faces`` the dice were not asked for, so those of players who roll their own are requested
        first. With ``adds_hidden`` new opposition is hidden from the players.
        """
        if isinstance(command, AddCharacters) and self.adds_hidden:
            command = replace(command, hidden=True)
        if isinstance(command, AddCharacters) and faces is None and self._bring_dice(command):
            return self._add_before_dice(command)
        if self._waits_for_dice(command, faces):
            return False
        self.dispatch_started.emit(command)

        def run() -> object:
            return self.table.dispatch(command, Dice(self._roll, faces))

        return self._run_command(run, command, faces)

    def _waits_for_dice(self, command: AnyCommand, faces: Mapping[str, int] | None) -> bool:
        """Request a command's dice or who rolls them, if needed. Returns whether the command has to wait."""
        if faces or self.viewed_entry is not None or isinstance(command, AddCharacters):
            return False  # A new character never waits for dice, because its filled-in sheet would be lost.
        they_roll = self.players_roll and self._has_dice_of_players(command)
        if faces is None and (they_roll or self._is_asked_for_faces(command)):
            self.dice_wanted.emit(command)
            return True
        if self._is_first_roll(command):
            self.who_rolls_asked.emit(command, faces)
            return True
        return False

    def _bring_dice(self, command: AddCharacters) -> bool:
        """Whether new heroes bring dice that the players roll at the table."""
        has_heroes = any(one.side == "heroes" for one in command.characters)
        may_roll = has_heroes and self.viewed_entry is None and self._has_dice_of_players(command)
        return may_roll and self.has_typed_dice(command)

    def _add_before_dice(self, command: AddCharacters) -> bool:
        """Add characters, then request the dice for the arrival of the heroes, which is an action of its own.

        So a filled-in sheet never waits for dice.
        """
        heroes = tuple(one for one in command.characters if one.side == "heroes")
        foes = tuple(one for one in command.characters if one.side != "heroes")
        known = {one.id for one in self.shown.characters}
        adding = combine_commands(
            [
                replace(command, characters=heroes, into_turns=False),
                *([replace(command, characters=foes)] if foes else ()),
            ]
        )
        if not self._run_command(lambda: self.table.dispatch(adding, Dice(self._roll)), adding):
            return False
        new = [hero.id for hero in self.shown.heroes() if hero.id not in known]
        self.dice_wanted.emit(combine_commands([SetPresent(character=one, present=True) for one in new]))
        return True

    def _is_asked_for_faces(self, command: AnyCommand) -> bool:
        """Whether a command without a panel needs dice that players roll, or typed last time."""
        if not isinstance(command, COMMANDS_WITHOUT_PANEL) or not self.rules.dice_requests(command):
            return False
        if isinstance(command, AddToken):
            return self.has_typed_dice(command)
        return self.expects_faces(command) or _has_typed_dice(self._dice_before(command))

    def _is_first_roll(self, command: AnyCommand) -> bool:
        """Whether a new campaign is about to roll players' dice for the first time, with who rolls undecided."""
        campaign = self.table.campaign
        is_new = campaign.sessions_held == 0 or (campaign.sessions_held == 1 and campaign.session is not None)
        if not (self.asks_who_rolls and is_new and self.players_roll is None and self._has_dice_of_players(command)):
            return False
        heroes = {hero.id for hero in campaign.heroes()}
        return not any(_has_typed_dice(_rule_dice(entry)) or _hero_dice(entry, heroes) for entry in self.entries())

    def _has_dice_of_players(self, command: AnyCommand) -> bool:
        """Whether any of a command's dice belong to a player.

        Dice without an owner belong to the character of the command.
        """
        heroes = {hero.id for hero in self._campaign_with(command).heroes()}
        is_of_foe = self._roll_key(command)[2] == "opposition"
        asked = () if isinstance(command, RollDice) else self.rules.dice_requests(command)
        return any(die.owner.character in heroes if die.owner else not is_of_foe for die in asked)

    def _campaign_with(self, command: AnyCommand) -> Campaign:
        """Return the campaign, with the characters that the command adds."""
        outcome = self.rules.trial(command).outcome if isinstance(command, AddCharacters) else None
        return outcome.after if isinstance(outcome, DecisionResult) else self.table.campaign

    def dispatch_drop(self, tokens: tuple[TokenId, ...], target: Target) -> DropResult | None:
        """Perform a drop if it means a single command. Returns the choices or offers otherwise.

        Returns None if refused or performed. On a check, dice are rolled or typed as the check's own.
        """
        try:
            result = self.rules.drop_result(tokens, target)
        except Refused as refusal:
            self.refused.emit(Refusal(sentence=refusal.sentence))
            return None
        if result.command is None:
            return result
        spend = result.command if isinstance(result.command, Use) else None
        if isinstance(target, OnCheck) and spend is not None and self.rolls_spend(target.draft, spend):
            self.dispatch(spend, {})
            return None
        return self.dispatch_or_offer(result.command, result.message)

    def dispatch_or_offer(self, command: AnyCommand, message: str) -> DropResult | None:
        """Perform a command.

        A use whose dice can be typed is returned as an offer instead, with ``message`` as title.
        """
        if isinstance(command, Use) and self.rules.dice_requests(command):
            name = self.shown.game.use(command.use).name
            offer = Offer(command=command, name=name, effect=self.rules.preview(command).message)
            return DropResult(message=message or name, offers=(offer,))
        self.dispatch(command)
        return None

    def viewed_check(self) -> OpenCheck | None:
        """Return the check that was open at the viewed moment; None without one, or when the present is shown."""
        return self.table.rules_at(self._past[1]).open_check() if self._past else None

    def undo(self) -> bool:
        """Undo the last action or step. Returns False if there is nothing to undo."""
        return self._run_command(self.table.undo)

    def redo(self) -> bool:
        """Redo what was undone last. Returns False if there is nothing to redo."""
        return self._run_command(self.table.redo)

    def undo_step(self) -> bool:
        """Undo only the last step, even of a finished action. Returns False if there is nothing to undo."""
        return self._run_command(self.table.undo_step)

    def undo_from(self, entry: EntryId) -> bool:
        """Undo an entry's action and all after it."""
        self.return_to_now()
        return self._run_command(lambda: self.table.undo_from(entry))

    def count_undone_actions(self, entry: EntryId) -> int:
        """Return how many actions :meth:`undo_from` would undo; 0 for an entry of an older chapter."""
        try:
            return len({taken.action for taken in self.table.entries_undone_from(entry)})
        except Refused:
            return 0

    def undo_preview(self, entry: EntryId) -> Preview:
        """Return what :meth:`undo_from` would undo ("Undo 4 actions, starting with …"), or its refusal."""
        try:
            entries = self.table.entries_undone_from(entry)
        except Refused as refusal:
            return Preview(message=refusal.sentence, refused=True)
        label, actions = entries[0].label, len({entry.action for entry in entries})
        if actions == 1:
            return Preview(message=tr("Undo {label}", label=label))
        return Preview(message=tr("Undo {count} actions, starting with {label}", count=actions, label=label))

    def look_back(self, entry: EntryId) -> None:
        """View the table as it was right after an entry."""
        before = self.shown
        try:
            then = self.table.history.state_after_entry(entry)
            rules = ReadOnlyRules(self.table.ruleset, READ_ONLY_REFUSAL)
            self._past, self._viewed_rules = (entry, then), Rules(rules, then)
        except LookupError:
            self.refused.emit(Refusal(sentence=tr("That session has ended. See its summary.")))
            return
        self.state_changed.emit(before, self.shown)
        self.history_viewed.emit(entry)

    def return_to_now(self) -> None:
        """Show the present again."""
        if self._past:
            before, self._past = self.shown, None
            self.state_changed.emit(before, self.shown)
            self.history_viewed.emit(None)

    def _run_command(
        self, run: Callable[[], object], command: AnyCommand | None = None, faces: Mapping[str, int] | None = None
    ) -> bool:
        try:
            self._check_now()
            return run() is not None
        except Refused as refusal:
            anyway = _override_all(command) if refusal.overrulable and command is not None else None
            self.refused.emit(Refusal(sentence=refusal.sentence, anyway=anyway, faces=faces))
            return False

    def _check_now(self) -> None:
        if self._past:
            raise Refused.translated(READ_ONLY_REFUSAL)

    def _on_change(self, change: Change) -> None:
        if change.kind == "undone":
            self._undone_faces |= {_repetition_key(step.command): typed_faces(step) for step in change.entries}
        elif any(_rule_dice(step) for step in change.entries):
            self._undone_faces.clear()
        self.state_changed.emit(change.before, change.after)
        self.change_applied.emit(change)


def _decides_who_rolls(entry: Entry) -> bool:
    return isinstance(entry.command, SetHouseRule) and entry.command.key == PLAYERS_ROLL.key


def _rule_dice(entry: Entry) -> tuple[Die, ...]:
    """Return the dice that a rule rolled in a step; () for a free roll."""
    return () if isinstance(entry.command, RollDice) else rolled_dice(entry)


def _hero_dice(entry: Entry, heroes: Collection[CharacterId]) -> tuple[Die, ...]:
    """Return the dice that a rule rolled in a step for a hero."""
    if isinstance(entry.command, RollDice):
        return ()
    rolled = (event for event in entry.events if isinstance(event, DiceRolled) and event.by in heroes)
    return tuple(die for event in rolled for die in event.dice)


def _repetition_key(command: AnyCommand | Unknown) -> tuple[object, ...]:
    """Return a key that is the same for a roll and its repetition. Initiative has one key for all characters."""
    if not isinstance(command, Use):
        return (type(command),)
    return type(command), command.use, NOBODY if command.use == INITIATIVE else command.by


def _has_typed_dice(dice: tuple[Die, ...]) -> bool:
    return any(die.source == "typed" for die in dice)


def rolled_dice(entry: Entry) -> tuple[Die, ...]:
    """Return the dice rolled in a step."""
    return tuple(die for event in entry.events if isinstance(event, DiceRolled) for die in event.dice)


def typed_faces(entry: Entry) -> dict[str, int]:
    """Return the typed faces of a step by role."""
    return {die.role: die.face for die in rolled_dice(entry) if die.source == "typed"}


def _override_all(command: AnyCommand) -> AnyCommand | None:
    """Return the command with override set, or None if it cannot be overridden."""
    if isinstance(command, CommandBatch):
        return CommandBatch(commands=tuple(_with_override(one) for one in command.commands))
    overruled = _with_override(command)
    return None if overruled is command else overruled


def _with_override(command: Command) -> Command:
    if isinstance(command, Use | SetTrack | MarkAction | AddToken | MoveToken | EndSession):
        return replace(command, override=True)
    return command

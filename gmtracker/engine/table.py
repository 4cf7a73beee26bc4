"""One open campaign: takes commands, has them decided, keeps the log, and tells its listeners one Change each."""

from collections.abc import Callable, Mapping
from typing import Literal

from msgspec import Struct

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.checks import CheckDraft, CheckForm, CheckRow, OpenCheck, PanelOdds
from gmtracker.engine.commands import Asked, RollDice, Together
from gmtracker.engine.consequences import consequences
from gmtracker.engine.decision import Decided
from gmtracker.engine.dice import Ask, Dice, DiceNeeded, lowest_face
from gmtracker.engine.errors import Refused
from gmtracker.engine.flows import FlowView
from gmtracker.engine.history import Entry, History
from gmtracker.engine.ids import ActionId, CharacterId, EntryId, TokenId
from gmtracker.engine.offers import Offer
from gmtracker.engine.plain_text import cleared
from gmtracker.engine.roll_tables import RollTable
from gmtracker.engine.ruleset import Ruleset, Target, Wish
from gmtracker.engine.together import decide_together

Kind = Literal["done", "undone", "redone"]


class Change(Struct, frozen=True, kw_only=True):
    """What became of the table: the states before and after, and the entries done, undone or redone."""

    kind: Kind
    before: Campaign
    after: Campaign
    entries: tuple[Entry, ...]


class Preview(Struct, frozen=True, kw_only=True):
    """What a command would come to: in a few words, or why it would be refused."""

    says: str
    refused: bool = False
    overrulable: bool = False

    @property
    def can_be_asked(self) -> bool:
        """Whether it would be done, or refused with the GM's "Anyway"."""
        return not self.refused or self.overrulable


class Table:
    """A campaign in play.

    ``clock`` gives the time as ISO 8601 in UTC. ``record`` is told of every step before any listener is: an
    exception it raises keeps the step from happening.
    """

    def __init__(
        self,
        history: History,
        ruleset: Ruleset,
        clock: Callable[[], str],
        record: Callable[[Kind, tuple[Entry, ...]], None] | None = None,
    ) -> None:
        self._history = history
        self._ruleset = ruleset
        self._clock = clock
        self._record = record
        self._listeners: list[Callable[[Change], None]] = []
        self._checked: tuple[Campaign, OpenCheck | None] | None = None

    @property
    def campaign(self) -> Campaign:
        """The table as it is now."""
        return self._history.now

    @property
    def history(self) -> History:
        """The log; to be read only."""
        return self._history

    def listen(self, listener: Callable[[Change], None]) -> None:
        """Have every Change told to this listener."""
        self._listeners.append(listener)

    def dispatch(self, command: Asked, dice: Dice) -> Change:
        """Do it. Raises Refused, or DiceNeeded where the dice ask first; then nothing has changed."""
        command = cleared(command)
        decided = self._decide(command, dice)
        entry = self._entry(command, decided)
        self._write("done", (entry,))
        before = self.campaign
        self._history.append(entry)
        return self._tell("done", before, (entry,))

    def undo(self) -> Change | None:
        """Take back the last step of an open action, or the last action whole; None with nothing to undo."""
        entries = self._history.undoable()
        return self._take_back(entries) if entries else None

    def undo_from(self, entry: EntryId) -> Change:
        """Take back the action of an entry and everything after it. Raises Refused for an older chapter's."""
        return self._take_back(self.would_take_back(entry))

    def would_take_back(self, entry: EntryId) -> tuple[Entry, ...]:
        """What :meth:`undo_from` would take back. Raises Refused for an entry of an older chapter."""
        try:
            start = self._history.open.start_of_action(entry)
        except LookupError:
            raise Refused("Only this chapter can be taken back; older ones are for looking at.") from None
        return tuple(self._history.open.entries[start:])

    def redo(self) -> Change | None:
        """Bring back what was undone last; None with nothing to redo."""
        entries = self._history.redoable()
        if not entries:
            return None
        self._write("redone", entries)
        before = self.campaign
        self._history.redo()
        return self._tell("redone", before, entries)

    def undo_label(self) -> str:
        """What undo would take back, fit to follow "Undo"; empty with nothing to undo."""
        entries = self._history.undoable()
        return entries[0].label if entries else ""

    def redo_label(self) -> str:
        """What redo would bring back, fit to follow "Redo"; empty with nothing to redo."""
        entries = self._history.redoable()
        return entries[0].label if entries else ""

    def preview(self, command: Asked) -> Preview:
        """What the command would come to, without doing it; dice show no outcome in it."""
        try:
            decided = self._decide(cleared(command), Dice(lowest_face))
        except Refused as refusal:
            return Preview(says=refusal.sentence, refused=True, overrulable=refusal.overrulable)
        return Preview(says=_said_of_dice(command) or consequences(self.campaign, decided.events))

    def asks(self, command: Asked, typed: Mapping[str, int] | None = None) -> tuple[Ask, ...]:
        """The dice that the command needs, none where it needs no dice. Raises Refused as dispatch would.

        These are its first ones, and those that come after them where all before have a face in ``typed``, by role: a
        die that is rolled again is asked for once the face that brings it is there.
        """
        faces, asked = typed or {}, tuple[Ask, ...]()
        given: dict[str, int] = {}
        while True:
            try:
                self._decide(command, Dice(lowest_face, given, ask_first=True))
            except DiceNeeded as needed:
                asked += tuple(ask for ask in needed.asked if ask not in asked)
                if any(ask.role not in faces for ask in needed.asked):
                    return asked
                given |= {ask.role: faces[ask.role] for ask in needed.asked}
            else:
                return asked

    def warnings(self, character: CharacterId) -> tuple[str, ...]:
        """What is odd about a character's sheet, in sentences."""
        return self._ruleset.warnings(self.campaign, character)

    def gesture(self, tokens: tuple[TokenId, ...], target: Target) -> Wish:
        """What dropping tokens on a target asks for. Raises Refused where it can mean nothing."""
        return self._ruleset.gesture(self.campaign, tokens, target)

    def offers(self) -> tuple[Offer, ...]:
        """What the open flow offers next."""
        return self._ruleset.offers(self.campaign)

    def flow(self) -> FlowView | None:
        """The open step of a procedure that the table goes through together, if one is going on."""
        return self._ruleset.flow(self.campaign)

    def check_form(self, draft: CheckDraft) -> CheckForm:
        """The fields of a check that is being set up, and the command that rolls it."""
        return self._ruleset.check_form(self.campaign, draft)

    def check_odds(self, draft: CheckDraft) -> PanelOdds | None:
        """The exact odds of a check that is being set up."""
        return self._ruleset.check_odds(self.campaign, draft)

    def check_rows(self, draft: CheckDraft) -> tuple[CheckRow, ...]:
        """What each token at hand would make of the open check, or else of the one being set up."""
        return self._ruleset.check_rows(self.campaign, draft)

    def open_check(self, campaign: Campaign | None = None) -> OpenCheck | None:
        """The check in progress, if there is one: now, or in a state of this campaign that is looked back to."""
        asked = campaign or self.campaign
        if self._checked is None or self._checked[0] is not asked:
            self._checked = asked, self._ruleset.open_check(asked)
        return self._checked[1]

    def roll_table(self, key: str) -> RollTable | None:
        """The table that is played with: the campaign's own, or the game's; None where the game is missing."""
        return self.campaign.tables.get(key) or self._ruleset.roll_tables().get(key)

    def _decide(self, command: Asked, dice: Dice) -> Decided:
        if isinstance(command, Together):
            return decide_together(self._ruleset.decide, self.campaign, command, dice)
        return self._ruleset.decide(self.campaign, command, dice)

    def _entry(self, command: Asked, decided: Decided) -> Entry:
        own_id = self._history.next_id()
        return Entry(
            id=own_id,
            action=decided.action or ActionId(f"e{own_id}"),
            command=command,
            events=decided.events,
            label=decided.label,
            sentence=decided.sentence,
            time=self._clock(),
            overruled=decided.overruled,
        )

    def _take_back(self, entries: tuple[Entry, ...]) -> Change:
        self._write("undone", entries)
        before = self.campaign
        self._history.take_back(entries[0].id)
        return self._tell("undone", before, entries)

    def _write(self, kind: Kind, entries: tuple[Entry, ...]) -> None:
        if self._record is not None:
            self._record(kind, entries)

    def _tell(self, kind: Kind, before: Campaign, entries: tuple[Entry, ...]) -> Change:
        change = Change(kind=kind, before=before, after=self.campaign, entries=entries)
        for listener in self._listeners:
            listener(change)
        return change


def _said_of_dice(command: Asked) -> str:
    """What a roll of the dice box would roll; nothing for any other command."""
    if not isinstance(command, RollDice):
        return ""
    from gmtracker.engine import dice_box  # 2 ms that a start does without

    return dice_box.says(command)

"""Deciding a command: collecting its events and folding each into the campaign.

A ruleset's functions fill a :class:`Decision` step by step, so that each step sees the effects of the one before; from
outside, deciding is a pure function of campaign, command and dice. Also here: storing a ruleset's state in a procedure
as plain values.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import (
    HIDDEN_UNTIL_FIRST_TURN,
    OWED_OWNER,
    VISIBILITY_KEY,
    Campaign,
    Character,
    Encounter,
    Marker,
    Procedure,
    Token,
)
from gmtracker.engine.dice import Dice, Die, DieRequest, FindSpecialRoll
from gmtracker.engine.errors import NothingToChange, Refused
from gmtracker.engine.evolve import evolve
from gmtracker.engine.ids import NOBODY, ActionId, CharacterId, MarkerId, ProcedureId, TokenId
from gmtracker.i18n import tr

_Described = TypeVar("_Described")


class Sentence(Struct, frozen=True):
    """A sentence for the log: its translated text, and the template and values that it was made of, if any.

    With ``tells_turn`` it only says whose turn it is.
    """

    text: str
    template: str = ""
    values: dict[str, object] = {}
    tells_turn: bool = False


class DecisionResult(Struct, frozen=True, kw_only=True):
    """The result of deciding a command: the events, a label fit for "Undo …", and a sentence for the log.

    ``action`` is the action this is a step of (empty: a new action). ``overruled`` holds the refusals that the GM
    overruled. ``sentence_without_turn`` is the sentence of a turn change without the part that says whose turn it is.
    ``after`` is the campaign with these events folded in, so that the table need not fold them again. The label is made
    of ``template`` and ``values``, so that several labels can be combined into one; so is the sentence of
    ``sentences``.
    """

    events: tuple[e.Event, ...]
    label: str
    template: str = ""
    values: dict[str, object] = {}
    sentence: str
    sentences: tuple[Sentence, ...]
    sentence_without_turn: str = ""
    action: ActionId = ActionId("")
    overruled: tuple[str, ...] = ()
    after: Campaign


def text_with(made: DecisionResult | Sentence, **values: object) -> str:
    """Return the label of a decision, or a sentence, with some of its values replaced."""
    template = made.template
    return tr(template, **{**made.values, **values})


def changes_turn(events: Iterable[e.Event]) -> bool:
    """Whether a turn starts or is reversed in these events."""
    return any(isinstance(event, e.TurnStarted | e.TurnReversed) for event in events)


class Decision:
    """Collects events while one command is decided. Never shared or stored.

    ``turn_starts`` is the game's reaction to the start of a turn, whichever command started it. ``round_starts`` is its
    reaction to a new round, and runs before that. ``arrives`` gives a hero who arrives late what the game starts with.
    """

    def __init__(
        self,
        campaign: Campaign,
        dice: Dice,
        *,
        override: bool = False,
        turn_starts: Callable[["Decision", CharacterId], None] | None = None,
        round_starts: Callable[["Decision"], None] | None = None,
        arrives: Callable[["Decision", Character], None] | None = None,
    ) -> None:
        self.campaign = campaign
        self._arrives = arrives
        self._turn_starts = turn_starts
        self._round_starts = round_starts
        self._dice = dice
        self._override = override
        self._events: list[e.Event] = []
        self._overruled: list[str] = []
        self._label: tuple[str, dict[str, object]] = ("", {})
        self._sentences: list[Sentence] = []
        self._revealed: list[CharacterId] = []
        self._action = ActionId("")
        self._upkeep = self._left = 0
        self.suspended_check = ProcedureId("")
        self.round_dice: tuple[Die, ...] = ()

    @property
    def find_special_roll(self) -> FindSpecialRoll:
        """The function that parses special dice."""
        return self._dice.find_special_roll

    def emit(self, *events: e.Event) -> None:
        """Add events to the decision, and fold each into the campaign."""
        for event in events:
            if isinstance(event, e.CheckResolved) and self._is_hidden(event.by):
                event = replace(event, hidden=True)  # It stays secret when players see the character later.
            self._events.append(event)
            self.campaign = evolve(self.campaign, event)

    def _is_hidden(self, character: CharacterId) -> bool:
        marker = self.campaign.marker(character, VISIBILITY_KEY)
        return marker is not None and marker.hidden

    def roll(
        self,
        purpose: str,
        *asked: DieRequest,
        by: CharacterId = NOBODY,
        marked: Callable[[tuple[Die, ...]], tuple[Die, ...]] | None = None,
    ) -> tuple[Die, ...]:
        """Roll a group of dice (or take the typed faces) and emit them as one event.

        ``marked`` returns the dice with the reason why each does not count, if so, before the event is emitted.
        """
        dice = self._dice.roll_group(*asked)
        if marked is not None:
            dice = marked(dice)
        self.emit(e.DiceRolled(purpose=purpose, by=by, dice=dice))
        return dice

    def roll_for_round(self, purpose: str, *asked: DieRequest) -> tuple[Die, ...]:
        """Return the dice of a round that starts, in the requested order.

        Dice that were rolled when the same round started before keep their faces; the log says so. The others are
        rolled.
        """
        encounter = self.campaign.encounter
        before = encounter.dice_of_round(encounter.round + 1) if encounter is not None else ()
        kept = {(die.role, die.size): die for die in before}
        new = [one for one in asked if (one.role, one.size) not in kept]
        if len(new) < len(asked):
            self.log("This round starts again, so its dice keep their results.")
        rolled = {(die.role, die.size): die for die in (self.roll(purpose, *new) if new else ())}
        self.round_dice = tuple((kept | rolled)[one.role, one.size] for one in asked)
        return self.round_dice

    def start_turn(self, acting: CharacterId, *, new_round: bool = False) -> None:
        """Run the game's reaction to the start of a turn, and before that to a new round; reveal who acts.

        The reaction may only set and end markers and conditions, and add, change and remove tokens: "previous turn"
        reverses those and nothing else.
        """
        if new_round and self._round_starts is not None:
            self._round_starts(self)
        if self._turn_starts is not None:
            self._turn_starts(self, acting)
        self._reveal(acting)

    def add_arrivals(self, *heroes: CharacterId) -> None:
        """Add heroes to the session; the game gives its starting tokens to those who have not had them."""
        session = self.campaign.session
        new = [hero for hero in heroes if session is not None and hero not in session.present]
        if session is None or not new:
            return
        self.set_present((*session.present, *new))
        for hero in new:
            if hero not in session.begun and self._arrives is not None:
                self._arrives(self, self.character(hero))

    def set_present(self, present: tuple[CharacterId, ...]) -> None:
        """Set the heroes who are present, in roster order; all who were or are present have begun the session."""
        session = self.campaign.session
        if session is not None:
            present = tuple(hero.id for hero in self.campaign.heroes() if hero.id in present)
            begun = tuple(dict.fromkeys((*session.begun, *session.present, *present)))
            self.emit(e.PresenceChanged(present=present, begun=begun))

    def refuse_unless_overruled(self, sentence: str, /, **values: object) -> None:
        """Raise an overrulable Refused, or store its sentence with the entry if the GM overrules."""
        refusal = Refused(sentence, overrulable=True, **values)
        if not self._override:
            raise refusal
        self._overruled.append(refusal.sentence)

    def label(self, template: str, /, **values: object) -> None:
        """Set the label, fit to follow "Undo"; the template is translated, the values are not."""
        self._label = template, values

    def log(self, template: str, /, **values: object) -> None:
        """Add a sentence to the log; the template is translated, the values are not."""
        self._sentences.append(Sentence(tr(template, **values), template, values))

    def log_raw(self, sentence: str) -> None:
        """Add a sentence to the log that is already translated, or is the GM's own text."""
        self._sentences.append(Sentence(sentence))

    def log_turn(self, sentence: str) -> None:
        """Add a sentence that only says whose turn it is; views that show the turn elsewhere leave it out."""
        self._sentences.append(Sentence(sentence, tells_turn=True))

    def join_action(self, action: ProcedureId) -> None:
        """Make this command a step of the action of that procedure."""
        self._action = ActionId(action)

    def finish(self) -> DecisionResult:
        """Finish the decision. Raises NothingToChange (a Refused) if there is no event besides upkeep."""
        if len(self._events) == self._upkeep:
            raise NothingToChange
        self._reveal(self.campaign.acting)
        for revealed in self._revealed:
            self.log("Players now see {name}.", name=self.campaign.character_name(revealed))
        sentences = (*self._sentences[self._left :], *self._sentences[: self._left])
        template, values = self._label
        besides = [said for said in sentences if not said.tells_turn]
        changed_turn = len(besides) < len(sentences) or changes_turn(self._events)
        return DecisionResult(
            events=tuple(self._events),
            label=tr(template, **values) if template else "",
            template=template,
            values=values,
            sentence=" ".join(said.text for said in sentences),
            sentences=sentences,
            sentence_without_turn=" ".join(said.text for said in besides) if changed_turn else "",
            action=self._action,
            overruled=tuple(self._overruled),
            after=self.campaign,
        )

    def _reveal(self, acting: CharacterId) -> None:
        """Show players the name of a character who acts, if it was added hidden."""
        marker = self.campaign.marker(acting, VISIBILITY_KEY)
        if marker is not None and marker.value == HIDDEN_UNTIL_FIRST_TURN:
            self.emit(e.MarkerRemoved(marker=marker.id))
            self._revealed.append(acting)

    def next_id(self, letter: str) -> str:
        """Return the next new id, with this letter in front."""
        return f"{letter}{self.campaign.next_id}"

    def new_token(self, token: Token) -> Token:
        """Put a copy of a token into play, under a new id."""
        made = Token(
            id=TokenId(self.next_id("t")),
            kind=token.kind,
            place=token.place,
            size=token.size,
            value=token.value,
            name=token.name,
        )
        self.emit(e.TokenAdded(token=made))
        return made

    def set_marker(self, marker: Marker) -> None:
        """Set a marker on its owner, replacing the one with its key."""
        there = self.campaign.marker(marker.owner, marker.key)
        own_id = there.id if there else MarkerId(self.next_id("m"))
        self.emit(e.MarkerSet(marker=replace(marker, id=own_id)))

    def add_owed_note(self, text: str, about: CharacterId = NOBODY) -> None:
        """Note what is owed; a marker lists it until it is ticked off."""
        self.emit(e.Noted(text=text, topic="owed", about=about))
        own_id = MarkerId(self.next_id("m"))
        self.set_marker(Marker(id=own_id, owner=OWED_OWNER, key=f"owed#{own_id}", value=about, text=text))

    def start_procedure(self, kind: str, stage: str, data: dict[str, object]) -> Procedure:
        """Start a procedure; this command and its later steps belong to its action."""
        procedure = Procedure(id=ProcedureId(self.next_id("p")), kind=kind, stage=stage, data=data)
        self.emit(e.ProcedureSet(procedure=procedure))
        self.join_action(procedure.id)
        return procedure

    def end_procedure(self, procedure: Procedure) -> None:
        """End a waiting procedure because something else is being done; this counts as upkeep."""
        self.emit(e.ProcedureEnded(procedure=procedure.id))
        self._upkeep += 1

    def suspend_procedure(self, procedure: Procedure, stage: str) -> None:
        """Move a waiting procedure to another stage because something else is done; this counts as upkeep."""
        self.emit(e.ProcedureSet(procedure=replace(procedure, stage=stage)))
        self._upkeep += 1

    def mark_upkeep(self) -> None:
        """Count all events so far as upkeep before the command itself; a command with nothing else is refused.

        The sentences logged so far come first if they resolve a check. Otherwise they only say what is left open, and
        come after those of the command.
        """
        self._upkeep = len(self._events)
        is_decided = any(isinstance(event, e.CheckResolved) for event in self._events)
        self._left = 0 if is_decided else len(self._sentences)

    def character(self, character: CharacterId) -> Character:
        """Return the character with that id. Raises Refused if none is named or it does not exist."""
        found = self.campaign.find_character(character)
        if found is None:
            raise Refused("That character is no longer in the campaign." if character else "Choose a character first.")
        return found

    def token(self, token: TokenId) -> Token:
        """Return the token with that id. Raises Refused if it is no longer in play."""
        found = self.campaign.token(token)
        if found is None:
            raise Refused("That token is no longer in play.")
        return found


def find_or_refuse(find: Callable[[str], _Described], key: str, refusal: str) -> _Described:
    """Look up a key with a method of ``GameSpec``. Raises Refused with that sentence if it is unknown."""
    try:
        return find(key)
    except LookupError:
        raise Refused(refusal) from None


def require_encounter(campaign: Campaign) -> Encounter:
    """Return the encounter in progress. Raises Refused if there is none."""
    if campaign.encounter is None:
        raise Refused("No encounter is in progress.")
    return campaign.encounter


def procedure_data(state: Struct) -> dict[str, Any]:
    """Return a procedure's state as plain JSON values: lists instead of tuples, as after loading a file."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state))
    return data


def store_procedure(d: Decision, procedure: Procedure, stage: str, state: Struct) -> None:
    """Store the procedure's new stage and state, and make this command a step of its action."""
    d.emit(e.ProcedureSet(procedure=with_state(procedure, stage, state)))
    d.join_action(procedure.id)


def with_state(procedure: Procedure, stage: str, state: Struct) -> Procedure:
    """Return the procedure with a new stage and state; unknown fields of its data are kept."""
    unknown = {key: value for key, value in procedure.data.items() if key not in state.__struct_encode_fields__}
    return replace(procedure, stage=stage, data={**unknown, **procedure_data(state)})


def is_moving_on(command: c.Command) -> bool:
    """Whether a command moves the whole table on, so that an open check must be announced first."""
    return isinstance(
        command, c.NextTurn | c.DelayTurn | c.StartEncounter | c.EndEncounter | c.StartSession | c.EndSession
    )

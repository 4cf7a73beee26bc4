"""The parts of an action in the log: its outcomes, who acts on whom, the numbers, the effects and the tokens.

They are made from the events of its entries, so an action of an old campaign has them too.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, takewhile
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Place, Token
from gmtracker.engine.change_text import Effect, Tone, character_effects, tone_for
from gmtracker.engine.check.procedure import Roll, outcome_word
from gmtracker.engine.commands import Use
from gmtracker.engine.game_spec import GameSpec, Sign
from gmtracker.engine.history import Entry
from gmtracker.engine.ids import NOBODY, ActionId, CharacterId
from gmtracker.engine.phrases import critical_text, short_name
from gmtracker.i18n import capitalize_first, join_parts, tr

Topic = Literal["roll", "token", "note", "turn"]

ROLLS: dict[str, Roll] = {"attack": "attack", "resist": "resistance"}
"""The uses that roll something other than a plain check."""


class Step(NamedTuple):
    """An entry, and the states before and after it."""

    entry: Entry
    before: Campaign
    after: Campaign


class TokenChange(Struct, frozen=True):
    """The tokens of a sign that came to a place, or that were removed from play (``count`` below 0, no place)."""

    sign: Sign
    count: int
    place: str = ""


class ActionPart(Struct, frozen=True, kw_only=True):
    """A part of an action: an outcome or another fact, under one word.

    A check has ``what``, ``numbers`` and a ``degree``, if its game counts degrees; anything else has a ``sentence``.
    ``is_roll``: a roll whose outcome is not announced. ``waiting`` is the step of the check that is to be taken next.
    """

    outcome: str
    tone: Tone = "neutral"
    actor: str = ""
    target: str = ""
    what: str = ""
    numbers: str = ""
    degree: int = 0
    note: str = ""
    sentence: str = ""
    effects: tuple[Effect, ...] = ()
    tokens: tuple[TokenChange, ...] = ()
    topics: frozenset[Topic] = frozenset()
    is_roll: bool = False
    waiting: str = ""

    @property
    def headline(self) -> str:
        """The outcome with its degree: "Hit +2"."""
        return f"{self.outcome} {self.degree:+d}".replace("-", "−") if self.degree else self.outcome

    @property
    def is_check(self) -> bool:
        """Whether the part is a resolved check."""
        return bool(self.numbers)

    @property
    def text(self) -> str:
        """Who does what to whom, with which numbers: "Mira → Hound · Aiming 31 vs 18"; or the sentence."""
        if not self.is_check:
            return self.sentence
        who = f"{self.actor} → {self.target}" if self.target else self.actor
        return join_parts(filter(None, (who, f"{self.what} {self.numbers}", self.note)))


def parts_of(steps: Iterable[Step]) -> tuple[ActionPart, ...]:
    """Return the parts of an action, oldest first. A roll is left out once its outcome is announced."""
    parts: list[ActionPart] = []
    roll: Roll = "other"
    for step in steps:
        checks = [event for event in step.entry.events if isinstance(event, e.CheckResolved)]
        if not checks and step.entry.sentence:
            parts.append(_plain_part(step))
            roll = _roll_of(step.entry) if parts[-1].is_roll else roll
        if checks:
            *before, last = _with_changes(step, *(_check_part(event, step, roll) for event in checks))
            rolled = [part for part in parts if part.is_roll]
            parts = [*(part for part in parts if not part.is_roll), *before, _merge(last, rolled)]
            roll = "other"
    return tuple(parts)


def last_result(parts: Iterable[ActionPart]) -> ActionPart | None:
    """Return the last outcome with all that followed from it, or None before there is one.

    A roll that is not announced, and what was spent on it, is no result yet. In an action without a check, the last
    part is the result of all of them.
    """
    told = tuple(takewhile(lambda part: not part.is_roll, parts))
    if not told:
        return None
    first = next((at for at in reversed(range(len(told))) if told[at].is_check), 0)
    result = told[first] if told[first].is_check else told[-1]
    others = [part for part in told[first:] if part is not result]
    return _merge(result, others)


def _merge(part: ActionPart, others: Iterable[ActionPart]) -> ActionPart:
    """Return a part that also has the effects, tokens and topics of other parts."""
    for other in others:
        part = replace(
            part,
            effects=(*part.effects, *other.effects),
            tokens=(*part.tokens, *other.tokens),
            topics=part.topics | other.topics,
        )
    return part


def _rolls(step: Step) -> bool:
    """Whether an entry rolls a check, and does not only add dice to one that is rolled."""
    entry = step.entry
    known = (one.stage for one in step.before.procedures if ActionId(one.id) == entry.action)
    rolls = any(isinstance(event, e.DiceRolled) and event.purpose == "check" for event in entry.events)
    return rolls and "rolled" not in known


def _roll_of(entry: Entry) -> Roll:
    return ROLLS.get(entry.command.use, "other") if isinstance(entry.command, Use) else "other"


def _check_part(event: e.CheckResolved, step: Step, roll: Roll) -> ActionPart:
    roller = _find(event.by, step)
    tone = tone_for(roller, is_worse=event.degree < 0) if roller is not None and event.degree else "neutral"
    critical = critical_text(event.critical, event.degree)
    return ActionPart(
        outcome=capitalize_first(event.outcome) or outcome_word(roll, success=event.degree > 0),
        tone=tone,
        actor=_name_of(event.by, step),
        target=_name_of(event.on, step) if event.on != event.by else "",
        what=event.what,
        numbers=_numbers_text(event),
        degree=0 if event.outcome else event.degree,
        note=join_parts(filter(None, (critical, event.note))),
    )


def _numbers_text(check: e.CheckResolved) -> str:
    """Return total and target: "22 vs 15", or "40, needed 45 or less" if low rolls succeed."""
    low_succeeds = check.degree and not check.critical and (check.degree > 0) != (check.total >= check.difficulty)
    said = {"total": check.total, "target": check.difficulty}
    return tr("{total}, needed {target} or less" if low_succeeds else "{total} vs {target}", **said)


KINDS: tuple[tuple[str, tuple[type[e.Event], ...]], ...] = (
    (tr("Session"), (e.SessionStarted, e.SessionEnded)),
    (tr("Encounter"), (e.EncounterStarted, e.EncounterEnded)),
    (tr("Roll", "what was rolled"), (e.CheckResolved,)),
    (tr("Change"), (e.TrackChanged, e.ConditionSet, e.ConditionEnded)),
    (tr("Note"), (e.Noted,)),
    (tr("Action"), (e.ActionMarked,)),
    (tr("Tokens"), (e.TokenUsed, e.TokenAdded, e.TokenMoved, e.TokenChanged, e.TokenRemoved)),
    (tr("Roll", "what was rolled"), (e.DiceRolled,)),
    (tr("People"), (e.CharacterAdded, e.CharacterRemoved, e.PresenceChanged)),
    (tr("Sheet"), (e.CharacterDescribed, e.TraitSet, e.TraitRemoved)),
    (tr("Campaign"), (e.CampaignRenamed, e.HouseRuleSet, e.TableSet)),
    (tr("Turn order"), (e.OrderSet,)),
    (tr("Turn"), (e.TurnStarted, e.TurnReversed)),
    (tr("Change"), (e.MarkerSet, e.MarkerRemoved)),
    ("", (e.ProcedureSet, e.ProcedureEnded, e.Unknown)),
)
"""The word for each kind of event, the most telling kind first."""

RANKS = {kind: rank for rank, (_, kinds) in enumerate(KINDS) for kind in kinds}
TOPICS: dict[Topic, set[type[e.Event]]] = {
    "roll": {e.CheckResolved, e.DiceRolled},
    "token": {e.TokenUsed, e.TokenAdded, e.TokenMoved, e.TokenRemoved},
}
FIRST: dict[type[e.Event], Topic] = {e.Noted: "note", e.TurnStarted: "turn", e.TurnReversed: "turn"}
"""The topics of parts that tell nothing else."""

TELLING = (e.TrackChanged, e.ConditionSet, e.Noted)
"""The events that say more than the name of a step in a procedure does."""

NOTES = {"note": tr("Note"), "owed": tr("Owed"), "result": tr("Result"), "warning": tr("Warning")}


def _plain_part(step: Step) -> ActionPart:
    """Return the part of an entry without a check: the use's name, or the most telling event, gives the word."""
    entry, game = step.entry, step.after.game
    events = sorted(entry.events, key=lambda event: RANKS[type(event)])
    names = (_name_of(_actor_of(event), step) for event in events)
    (part,) = _with_changes(
        step,
        ActionPart(
            outcome=_word_of(events[0], game) if events else "",
            actor=next((name for name in names if name and entry.sentence.startswith(name)), ""),
            sentence=entry.sentence,
            is_roll=_rolls(step),
        ),
    )
    harms = [effect for effect in part.effects if effect.tone != "neutral"]
    if len({effect.tone for effect in harms}) == 1:
        part = replace(part, outcome=harms[0].name, tone=harms[0].tone)
    use = next((kind for kind in game.uses if isinstance(entry.command, Use) and kind.key == entry.command.use), None)
    if use is not None and (use.menu != "flow" or not isinstance(next(iter(events), None), TELLING)):
        return replace(part, outcome=use.name)
    topics: set[Topic] = {FIRST[type(event)] for event in events[:1] if type(event) in FIRST}
    return replace(part, topics=part.topics | topics)


def _word_of(event: e.Event, game: GameSpec) -> str:
    if isinstance(event, e.TurnStarted) and event.round != event.snapshot.round:
        return tr("Round {number}", number=event.round)
    if isinstance(event, e.TrackChanged):
        return next((track.name for track in game.tracks if track.key == event.track), event.track)
    if isinstance(event, e.ConditionSet):
        return game.condition_name(event.condition.key)
    if isinstance(event, e.Noted):
        return NOTES[event.topic]
    return KINDS[RANKS[type(event)]][0]


def _actor_of(event: e.Event) -> CharacterId:
    """Return the character whom an event is about, if it is about one."""
    if isinstance(event, e.TokenUsed | e.DiceRolled):
        return event.by
    if isinstance(event, e.TrackChanged | e.ConditionSet | e.ConditionEnded | e.ActionMarked | e.TraitSet):
        return event.character
    return event.about if isinstance(event, e.Noted) else NOBODY


def _with_changes(step: Step, *parts: ActionPart) -> list[ActionPart]:
    """Return the parts of one entry, the last with the effects and tokens, and all with the topics."""
    kinds = {type(event) for event in step.entry.events}
    topics = frozenset(topic for topic, events in TOPICS.items() if kinds & events)
    *before, last = (replace(part, topics=topics) for part in parts)
    changes = (character_effects(step.before, step.after, one) for one in dict.fromkeys(_concerned(step)))
    return [*before, replace(last, effects=tuple(chain.from_iterable(changes)), tokens=_token_changes(step))]


def _concerned(step: Step) -> Iterator[CharacterId]:
    """Yield the characters whom the events of an entry, or its tokens, concern."""
    for event in step.entry.events:
        if isinstance(event, e.TrackChanged | e.ConditionSet | e.ConditionEnded):
            yield event.character
    for token in (token for move in _moves(step) for token in move if token is not None):
        if token.place.kind == "character":
            yield CharacterId(token.place.key)


def _moves(step: Step) -> Iterator[tuple[Token | None, Token | None]]:
    """Yield the tokens that an entry brought to another place, into play or out of it, before and after."""
    ids = dict.fromkeys(
        event.token.id if isinstance(event, e.TokenAdded) else event.token
        for event in step.entry.events
        if isinstance(event, e.TokenAdded | e.TokenMoved | e.TokenRemoved)
    )
    for token in ids:
        old, new = step.before.token(token), step.after.token(token)
        if (old and old.place) != (new and new.place):
            yield old, new


def _token_changes(step: Step) -> tuple[TokenChange, ...]:
    """Return which tokens came where, and which were removed from play."""
    game, counts = step.after.game, Counter[tuple[Sign, str]]()
    for old, new in _moves(step):
        if new is not None:
            counts[game.token_kind(new.kind).sign, _place_name(new.place, step)] += 1
        elif old is not None:
            counts[game.token_kind(old.kind).sign, ""] -= 1
    return tuple(TokenChange(sign, count, place) for (sign, place), count in counts.items())


def _place_name(place: Place, step: Step) -> str:
    match place.kind:
        case "pool":
            return next((pool.name for pool in step.after.game.pools if pool.key == place.key), place.key)
        case "hand":
            return step.after.game.hand
        case "character":
            return short_name(_name_of(CharacterId(place.key), step))


def _find(character: CharacterId, step: Step) -> Character | None:
    """Return a character as it is after the entry, or before the entry that removes it."""
    return step.after.find_character(character) or step.before.find_character(character)


def _name_of(character: CharacterId, step: Step) -> str:
    found = _find(character, step)
    return found.name if found is not None else ""

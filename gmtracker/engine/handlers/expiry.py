"""When conditions and markers end: choosing the moment, saying it, and ending what is due."""

from typing import TypeVar

from msgspec.structs import replace

from gmtracker.engine import events as e
from gmtracker.engine.campaign import (
    Campaign,
    Condition,
    Encounter,
    Expiry,
    ExpiryMoment,
    Marker,
)
from gmtracker.engine.decision import Decision, require_encounter
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.i18n import lower_in_english, tr

EXPIRY_NAMES: dict[ExpiryMoment, str] = {
    "turn-end": tr("until their next turn ends", "of the character with the condition"),
    "turn-start": tr("until their next turn starts", "of the character with the condition"),
    "round-end": tr("until the round ends"),
    "encounter-end": tr("until the encounter ends"),
    "session-end": tr("until the session ends"),
}
"""The ends of a condition that the GM can choose, as texts; a turn is that of the affected character."""

Waiting = TypeVar("Waiting", Marker, Condition)

_TURNS = {
    ("turn-start", False): tr("until {name}'s turn starts"),
    ("turn-start", True): tr("until {name}'s next turn starts"),
    ("turn-end", False): tr("until {name}'s turn ends"),
    ("turn-end", True): tr("until {name}'s next turn ends"),
}

_OWN_TURN = {
    ("turn-start", False): tr("until their turn starts", "of the character with the condition"),
    ("turn-start", True): tr("until their next turn starts", "of the character with the condition"),
    ("turn-end", False): tr("until their turn ends", "of the character with the condition"),
    ("turn-end", True): tr("until their next turn ends", "of the character with the condition"),
}

_ANY_TURN = {
    ("turn-start", False): tr("until the turn starts"),
    ("turn-start", True): tr("until the next turn starts"),
    ("turn-end", False): tr("until the turn ends"),
    ("turn-end", True): tr("until the next turn ends"),
}


def expiry_text(campaign: Campaign, until: Expiry | None, of: CharacterId = NOBODY) -> str:
    """Return when something ends ("until Mira's next turn ends"); empty if it has no end.

    ``of`` is the character that the sentence already names: "until their next turn ends".
    """
    if until is None:
        return ""
    match until.moment:
        case "turn-start" | "turn-end" as moment:
            turns = _OWN_TURN if until.character == of else _TURNS
            template = turns[moment, until.skip > 0] if until.character else _ANY_TURN[moment, until.skip > 0]
            return template.format(name=campaign.character_name(until.character))
        case "rounds" | "round-end" if until.skip:
            return tr("for {n} rounds", n=until.skip + 1)
        case "rounds":
            return tr("for 1 round")
        case "round-end" | "encounter-end" | "session-end" as moment:
            return EXPIRY_NAMES[moment]


def default_expiry(campaign: Campaign, character: CharacterId, condition: str) -> Expiry | None:
    """Return the expiry of a condition that a character gets now, or None if it lasts until removed.

    Outside an encounter, a condition that lasts until the end of a turn has no expiry.
    """
    kind = next((kind for kind in campaign.game.conditions if kind.key == condition), None)
    if kind is None or campaign.encounter is None:
        return None
    match kind.lasts:
        case "until-removed":
            return None
        case "next-turn":
            return end_of_next_turn(campaign, character)


def expiry_moments(campaign: Campaign) -> tuple[ExpiryMoment, ...]:
    """Return the moments that can end a condition now; turns and encounters count only during an encounter."""
    if campaign.session is None:
        return ()
    return tuple(EXPIRY_NAMES) if campaign.encounter is not None else ("session-end",)


def expiry_at(campaign: Campaign, character: CharacterId, span: ExpiryMoment) -> Expiry:
    """Return the expiry for a moment, of a condition set now; a turn in progress is not the next one."""
    match span:
        case "turn-end":
            return end_of_next_turn(campaign, character)
        case "turn-start":
            return Expiry("turn-start", character=character)
        case "rounds":
            return expiry_after_rounds(campaign, 1)
        case "round-end" | "encounter-end" | "session-end":
            return Expiry(span)


def expiry_after_rounds(campaign: Campaign, count: int) -> Expiry:
    """Return the expiry after that many rounds, at the start of the turn that is active now."""
    encounter = campaign.encounter
    if encounter is None or encounter.active == NOBODY:
        return Expiry("round-end", skip=count - 1)
    return Expiry("rounds", character=encounter.active, skip=count - 1)


def end_of_next_turn(campaign: Campaign, character: CharacterId) -> Expiry:
    """Return the expiry at the end of a character's next turn, not counting a turn in progress."""
    encounter = campaign.encounter
    in_own_turn = encounter is not None and encounter.active == character
    return Expiry("turn-end", character=character, skip=1 if in_own_turn else 0)


def minutes_to_rounds(campaign: Campaign, minutes: int) -> int:
    """Return how many rounds (at least 1) that many minutes of the game world take.

    Raises Refused without an encounter, or if the game gives no length of a round.
    """
    encounter = require_encounter(campaign)
    kind = next((kind for kind in campaign.game.encounters if kind.key == encounter.kind), None)
    if kind is None or kind.round_seconds == 0:
        raise Refused("This game doesn't say how long a round is. Type a number of rounds.")
    return max(1, -(-60 * minutes // kind.round_seconds))


def check_expiry(d: Decision, until: Expiry) -> None:
    """Refuse an expiry that cannot happen now."""
    if until.character:
        d.character(until.character)
    moment = "round-end" if until.moment == "rounds" else until.moment
    if moment not in expiry_moments(d.campaign):
        if d.campaign.session is None:
            raise Refused("No session is in progress.")
        raise Refused("No encounter is in progress.")
    encounter = d.campaign.encounter
    if until.character and encounter is not None and until.character not in encounter.order:
        raise Refused("{name} is not in the turn order.", name=d.campaign.character_name(until.character))


def expire(d: Decision, *moments: ExpiryMoment, of: CharacterId | None = None, by_anyone: bool = True) -> None:
    """End the markers and conditions whose moment has come, or count down their ``skip``.

    With ``of``, only what waits for that character's turn, or (``by_anyone``) for any turn, is affected; without it,
    they end whatever their ``skip``. What was shown on a row is logged as ended.
    """
    turns_of = (of, NOBODY) if by_anyone else (of,)
    for marker in d.campaign.markers:
        if (until := marker.expiry) and _is_due(until, moments, turns_of):
            if until.skip and of is not None:
                d.emit(e.MarkerSet(marker=replace(marker, expiry=replace(until, skip=until.skip - 1))))
            else:
                d.emit(e.MarkerRemoved(marker=marker.id))
                if marker.text:
                    log_expired(d, marker)
    for character in d.campaign.characters:
        for condition in character.conditions:
            if (until := condition.expiry) and _is_due(until, moments, turns_of):
                _expire_condition(d, character.id, condition, until, for_good=of is None)


def _expire_condition(
    d: Decision, character: CharacterId, condition: Condition, until: Expiry, *, for_good: bool
) -> None:
    if until.skip and not for_good:
        waiting = replace(condition, expiry=replace(until, skip=until.skip - 1))
        d.emit(e.ConditionSet(character=character, condition=waiting))
        return
    d.emit(e.ConditionEnded(character=character, key=condition.key))
    word = lower_in_english(d.campaign.game.condition_name(condition.key))
    d.log("{name} is no longer {condition}.", name=d.campaign.character_name(character), condition=word)


def _is_due(until: Expiry, moments: tuple[ExpiryMoment, ...], turns_of: tuple[CharacterId | None, ...]) -> bool:
    return until.moment in moments and (None in turns_of or until.character in turns_of)


def counted_down(waiting: Waiting) -> Waiting | None:
    """Return what a turn change made of this: None if it ended, else the same with one moment less."""
    if waiting.expiry is None or not waiting.expiry.skip:
        return None
    return replace(waiting, expiry=replace(waiting.expiry, skip=waiting.expiry.skip - 1))


def transfer_expiries(d: Decision, before: Encounter, gone: CharacterId) -> None:
    """Have what waits for a removed character's turns wait for those of the next character in the order.

    It ends when the turn of the removed one would have come, who may be back by then. What the removed one has waits
    for its own turns.
    """
    at = before.order.index(gone)
    now, following = require_encounter(d.campaign), (*before.order[at:], *before.order[:at])
    heir = next((one for one in following if one in now.order), NOBODY)
    had_turn = gone == before.active or gone in d.campaign.acted
    extra = int(had_turn and heir != now.active and heir not in d.campaign.acted)

    def passed_on(until: Expiry) -> Expiry:
        if not heir:
            return Expiry("round-end", skip=until.skip)
        moment: ExpiryMoment = "rounds" if until.moment == "rounds" else "turn-start"
        return Expiry(moment, character=heir, skip=until.skip + extra)

    def is_passed_on(until: Expiry, owner: str) -> bool:
        return until.character == gone and (until.moment == "rounds" or owner != gone)

    for marker in d.campaign.markers:
        is_rule = not marker.is_own and marker.expiry is not None and marker.expiry.moment != "rounds"
        if marker.expiry is not None and not is_rule and is_passed_on(marker.expiry, marker.owner):
            d.emit(e.MarkerSet(marker=replace(marker, expiry=passed_on(marker.expiry))))
    for character in d.campaign.characters:
        for condition in character.conditions:
            if condition.expiry is not None and is_passed_on(condition.expiry, character.id):
                waiting = replace(condition, expiry=passed_on(condition.expiry))
                d.emit(e.ConditionSet(character=character.id, condition=waiting))


def log_expired(d: Decision, marker: Marker) -> None:
    """Log that a marker has ended."""
    d.log_raw(expired_text(d.campaign, marker))


def expired_text(campaign: Campaign, marker: Marker) -> str:
    """Return the sentence that a marker has ended."""
    owner = campaign.find_character(CharacterId(marker.owner))
    if owner is None:
        return tr("“{what}” ends.", what=marker.text)
    return tr("{owner}: “{what}” ends.", what=marker.text, owner=owner.name)

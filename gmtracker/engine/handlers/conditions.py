"""Conditions that a game's rules cause: how long each lasts, and texts for their ends.

Also the GM's own markers, on a character or on the table: a condition, a counter, a clock.
"""

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import (
    MAX_OWN_MARKERS,
    OWN_KEY_PREFIX,
    TABLE_OWNER,
    Campaign,
    Character,
    Condition,
    Expiry,
    ExpiryMoment,
    Marker,
)
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused, check_length
from gmtracker.engine.handlers.encounters import end_of_next_turn, require_encounter
from gmtracker.engine.ids import NOBODY, CharacterId, MarkerId
from gmtracker.i18n import capitalize_first, labeled, lower_in_english, tr

EXPIRY_NAMES: dict[ExpiryMoment, str] = {
    "turn-end": tr("until their next turn ends", "of the character with the condition"),
    "turn-start": tr("until their next turn starts", "of the character with the condition"),
    "round-end": tr("until the round ends"),
    "encounter-end": tr("until the encounter ends"),
    "session-end": tr("until the session ends"),
}
"""The ends of a condition that the GM can choose, as texts; a turn is that of the affected character."""


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


def minutes_to_rounds(campaign: Campaign, minutes: int) -> int:
    """Return how many rounds (at least 1) that many minutes of the game world take.

    Raises Refused without an encounter, or if the game gives no length of a round.
    """
    encounter = require_encounter(campaign)
    kind = next((kind for kind in campaign.game.encounters if kind.key == encounter.kind), None)
    if kind is None or kind.round_seconds == 0:
        raise Refused("This game doesn't say how long a round is. Type a number of rounds.")
    return max(1, -(-60 * minutes // kind.round_seconds))


def apply_condition(d: Decision, character: Character, key: str) -> None:
    """Add a condition to a character for its default duration, and log it.

    A condition that already lasts until it is removed is not shortened.
    """
    there = d.character(character.id).condition(key)
    new = Condition(key, default_expiry(d.campaign, character.id, key))
    if there == new or (there is not None and there.expiry is None):
        return
    d.emit(e.ConditionSet(character=character.id, condition=new))
    said = {"name": character.name, "condition": lower_in_english(d.campaign.game.condition_name(key))}
    until = expiry_text(d.campaign, new.expiry, of=character.id)
    d.log("{name} is {condition} {until}." if until else "{name} is {condition}.", until=until, **said)


MAX_COUNT, MAX_MARKER_LENGTH = 9999, 60


def set_marker(d: Decision, command: c.SetMarker) -> None:
    """Set a GM's own marker, and log it if it is new or if its count, end or visibility changed."""
    text = " ".join(command.text.split())
    if not text:
        raise Refused("Describe the condition in a word or two.")
    check_length(text, MAX_MARKER_LENGTH)
    owner = d.character(command.owner).name if command.owner else ""
    highest = command.maximum or MAX_COUNT
    if command.count is not None and not 0 <= command.count <= highest:
        raise Refused("{track} must be {low} to {high}.", track=capitalize_first(text), low=0, high=highest)
    place, key = command.owner or TABLE_OWNER, f"{OWN_KEY_PREFIX}{text.casefold()}"
    before = d.campaign.marker(place, key)
    games = {kind.name.casefold(): kind.name for kind in d.campaign.game.conditions} if owner else {}
    if before is None and text.casefold() in games:
        raise Refused("This game already has the condition “{what}”. Choose another name.", what=games[text.casefold()])
    if before is None and len(d.campaign.own_markers(place)) >= MAX_OWN_MARKERS:
        raise Refused(
            "Remove something first. The maximum is {most} custom conditions, counters and clocks.",
            most=MAX_OWN_MARKERS,
        )
    if command.expiry is not None and (before is None or before.expiry != command.expiry):
        check_expiry(d, command.expiry)
    marker = Marker(
        id=before.id if before else MarkerId(""),
        owner=place,
        key=key,
        value="" if command.count is None else command.count,
        expiry=command.expiry,
        text=before.text if before else text,
        maximum=command.maximum,
        hidden=command.hidden,
    )
    d.label("{name}'s {trait}" if owner else "{text}", trait=marker.text, text=marker.text, name=owner)
    if marker == before:
        return
    d.set_marker(marker)
    d.log_raw(_marker_change_text(d.campaign, owner, before, marker))


def _marker_change_text(campaign: Campaign, owner: str, before: Marker | None, now: Marker) -> str:
    """Return the log sentence for a new or changed own marker."""
    if before is not None and replace(before, hidden=now.hidden) == now:
        what = labeled(owner, now.text) if owner else now.text
        return tr("Players can no longer see “{what}”." if now.hidden else "Players can now see “{what}”.", what=what)
    told, until = now.text_with_count, expiry_text(campaign, now.expiry)
    if before is not None and None not in (before.count, now.count) and before.count_text != now.count_text:
        told = f"{now.text} {before.count_text} → {now.count_text}"
        until = until if before.expiry != now.expiry else ""
    told = f"{told} {until}".strip()
    said = f"{labeled(owner, told) if owner else capitalize_first(told)}."
    is_full = before is not None and now.maximum > 0 and before.count != now.count == now.maximum
    return tr("{said} It is full.", said=said) if is_full else said


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

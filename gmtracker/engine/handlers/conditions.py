"""Set the conditions that a game's rules cause, for as long as each lasts, and say when they end.

Also what the GM keeps in own words, on a character or on the table: a condition, a counter, a clock.
"""

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import MOST_OWN, OWN, TABLE, Campaign, Character, Condition, Expiry, ExpiryMoment, Marker
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused, check_length
from gmtracker.engine.handlers.encounters import end_of_next_turn, require_encounter
from gmtracker.engine.ids import NOBODY, CharacterId, MarkerId
from gmtracker.engine.sheet import UNTIL_REMOVED
from gmtracker.i18n import capitalize_first, labeled, lower_in_english, tr

SPANS: dict[ExpiryMoment, str] = {
    "turn-end": tr("until the next turn ends"),
    "turn-start": tr("until the next turn starts"),
    "round-end": tr("until the round ends"),
    "encounter-end": tr("until the encounter ends"),
    "session-end": tr("until the session ends"),
}
"""The ends of a condition that the GM can choose, in words; a turn is that of the character in it."""


_TURNS = {
    ("turn-start", False): tr("until {name}'s turn starts"),
    ("turn-start", True): tr("until {name}'s next turn starts"),
    ("turn-end", False): tr("until {name}'s turn ends"),
    ("turn-end", True): tr("until {name}'s next turn ends"),
}

_OWN_TURN = {
    ("turn-start", False): tr("until their turn starts", "of whoever is in the condition"),
    ("turn-start", True): tr("until their next turn starts", "of whoever is in the condition"),
    ("turn-end", False): tr("until their turn ends", "of whoever is in the condition"),
    ("turn-end", True): tr("until their next turn ends", "of whoever is in the condition"),
}

_ANY_TURN = {
    ("turn-start", False): tr("until the turn starts"),
    ("turn-start", True): tr("until the next turn starts"),
    ("turn-end", False): tr("until the turn ends"),
    ("turn-end", True): tr("until the next turn ends"),
}


def expiry_text(campaign: Campaign, until: Expiry | None, of: CharacterId = NOBODY) -> str:
    """When something ends, as it follows a word ("until Mira's next turn ends"); empty for what has no end.

    ``of`` is whom the sentence has named already: "until their next turn ends".
    """
    if until is None:
        return ""
    match until.moment:
        case "turn-start" | "turn-end" as moment:
            turns = _OWN_TURN if until.character == of else _TURNS
            template = turns[moment, until.skip > 0] if until.character else _ANY_TURN[moment, until.skip > 0]
            return template.format(name=campaign.name_of(until.character))
        case "rounds" | "round-end" if until.skip:
            return tr("for {n} rounds", n=until.skip + 1)
        case "rounds":
            return tr("for 1 round")
        case "round-end" | "encounter-end" | "session-end" as moment:
            return SPANS[moment]


def default_expiry(campaign: Campaign, character: CharacterId, condition: str) -> Expiry | None:
    """When a condition that a character gets now usually ends; None where it lasts until it is taken off.

    What lasts to the end of a turn has no end by itself outside an encounter.
    """
    kind = next((kind for kind in campaign.game.conditions if kind.key == condition), None)
    if kind is None or kind.lasts == UNTIL_REMOVED or campaign.encounter is None:
        return None
    return end_of_next_turn(campaign, character)


def expiry_moments(campaign: Campaign) -> tuple[ExpiryMoment, ...]:
    """The moments that can end a condition now: those of turns and of the encounter only while there is one."""
    if campaign.session is None:
        return ()
    return tuple(SPANS) if campaign.encounter is not None else ("session-end",)


def until_of(campaign: Campaign, character: CharacterId, span: ExpiryMoment) -> Expiry:
    """When a condition set now ends, for such a moment; a turn that the character is taking now is not the next one."""
    match span:
        case "turn-end":
            return end_of_next_turn(campaign, character)
        case "turn-start":
            return Expiry("turn-start", character=character)
        case "rounds":
            return after_rounds(campaign, 1)
        case "round-end" | "encounter-end" | "session-end":
            return Expiry(span)


def after_rounds(campaign: Campaign, count: int) -> Expiry:
    """When something set now ends that lasts so many rounds: at the same point, the start of the turn it was set in."""
    encounter = campaign.encounter
    if encounter is None or encounter.active == NOBODY:
        return Expiry("round-end", skip=count - 1)
    return Expiry("rounds", character=encounter.active, skip=count - 1)


def rounds_of(campaign: Campaign, minutes: int) -> int:
    """How many rounds of the encounter in progress so many minutes of the game's world last, at least 1.

    Refuses where no encounter is in progress.
    """
    encounter = require_encounter(campaign)
    kind = next((kind for kind in campaign.game.encounters if kind.key == encounter.kind), None)
    if kind is None or kind.round_seconds == 0:
        raise Refused("This game doesn't say how long a round is. Type a number of rounds.")
    return max(1, -(-60 * minutes // kind.round_seconds))


def apply_condition(d: Decision, character: Character, key: str) -> None:
    """Put a character into a condition for as long as it usually lasts, and log it.

    One that already lasts until it is taken off is not shortened.
    """
    there = d.character(character.id).condition(key)
    new = Condition(key, default_expiry(d.campaign, character.id, key))
    if there == new or (there is not None and there.until is None):
        return
    d.emit(e.ConditionSet(character=character.id, condition=new))
    said = {"name": character.name, "condition": lower_in_english(d.campaign.game.condition_name(key))}
    until = expiry_text(d.campaign, new.until, of=character.id)
    d.log("{name} is {condition} {until}." if until else "{name} is {condition}.", until=until, **said)


MOST_COUNTED, LONGEST = 9999, 60


def set_marker(d: Decision, command: c.SetMarker) -> None:
    """Set what the GM says in own words, and log it: what is new, or how its count, its end or who sees it changed."""
    text = " ".join(command.text.split())
    if not text:
        raise Refused("Describe the condition in a word or two.")
    check_length(text, LONGEST)
    owner = d.character(command.owner).name if command.owner else ""
    highest = command.most or MOST_COUNTED
    if command.count is not None and not 0 <= command.count <= highest:
        raise Refused("{track} must be {low} to {high}.", track=capitalize_first(text), low=0, high=highest)
    place, key = command.owner or TABLE, f"{OWN}{text.casefold()}"
    before = d.campaign.marker(place, key)
    games = {kind.name.casefold(): kind.name for kind in d.campaign.game.conditions} if owner else {}
    if before is None and text.casefold() in games:
        raise Refused("This game already has the condition “{what}”. Choose another name.", what=games[text.casefold()])
    if before is None and len(d.campaign.own_markers(place)) >= MOST_OWN:
        raise Refused(
            "Remove something first. The maximum is {most} custom conditions, counters and clocks.", most=MOST_OWN
        )
    if command.until is not None and (before is None or before.until != command.until):
        check_end(d, command.until)
    marker = Marker(
        id=before.id if before else MarkerId(""),
        owner=place,
        key=key,
        value="" if command.count is None else command.count,
        until=command.until,
        text=before.text if before else text,
        most=command.most,
        hidden=command.hidden,
    )
    d.label("{name}'s {trait}" if owner else "{text}", trait=marker.text, text=marker.text, name=owner)
    if marker == before:
        return
    d.set_marker(marker)
    d.log_raw(_marker_said(d.campaign, owner, before, marker))


def _marker_said(campaign: Campaign, owner: str, before: Marker | None, now: Marker) -> str:
    """What became of one of the GM's own, as the log tells it."""
    if before is not None and replace(before, hidden=now.hidden) == now:
        what = labeled(owner, now.text) if owner else now.text
        return tr("Players can no longer see “{what}”." if now.hidden else "Players can now see “{what}”.", what=what)
    told, until = now.text_with_count, expiry_text(campaign, now.until)
    if before is not None and None not in (before.count, now.count) and before.count_text != now.count_text:
        told = f"{now.text} {before.count_text} → {now.count_text}"
        until = until if before.until != now.until else ""
    told = f"{told} {until}".strip()
    said = f"{labeled(owner, told) if owner else capitalize_first(told)}."
    is_full = before is not None and now.most > 0 and before.count != now.count == now.most
    return tr("{said} It is full.", said=said) if is_full else said


def check_end(d: Decision, until: Expiry) -> None:
    """Refuse an end that cannot come as things are."""
    if until.character:
        d.character(until.character)
    moment = "round-end" if until.moment == "rounds" else until.moment
    if moment not in expiry_moments(d.campaign):
        if d.campaign.session is None:
            raise Refused("No session is in progress.")
        raise Refused("No encounter is in progress.")
    encounter = d.campaign.encounter
    if until.character and encounter is not None and until.character not in encounter.order:
        raise Refused("{name} is not in the turn order.", name=d.campaign.name_of(until.character))

"""Set the conditions that a game's rules cause, for as long as each lasts, and say when they end."""

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Condition, Moment, Until
from gmtracker.engine.decision import Decision
from gmtracker.engine.handlers.encounters import end_of_next_turn
from gmtracker.engine.ids import CharacterId
from gmtracker.i18n import small, tr

SPANS: dict[Moment, str] = {
    "turn-end": tr("until the next turn ends"),
    "turn-start": tr("until the next turn begins"),
    "encounter-end": tr("until the encounter ends"),
    "session-end": tr("until the session ends"),
}
"""The ends of a condition that the GM can choose, in words; a turn is that of the character in it."""

_TURNS = {
    ("turn-start", False): tr("until {name}'s turn begins"),
    ("turn-start", True): tr("until {name}'s next turn begins"),
    ("turn-end", False): tr("until {name}'s turn ends"),
    ("turn-end", True): tr("until {name}'s next turn ends"),
}

_ANY_TURN = {
    ("turn-start", False): tr("until the turn begins"),
    ("turn-start", True): tr("until the next turn begins"),
    ("turn-end", False): tr("until the turn ends"),
    ("turn-end", True): tr("until the next turn ends"),
}


def until_words(campaign: Campaign, until: Until | None) -> str:
    """When something ends, as it follows a word ("until Mira's next turn ends"); empty for what has no end."""
    if until is None:
        return ""
    match until.moment:
        case "turn-start" | "turn-end" as moment:
            template = _TURNS[moment, until.skip > 0] if until.of else _ANY_TURN[moment, until.skip > 0]
            return template.format(name=campaign.name_of(until.of))
        case "encounter-end" | "session-end" as moment:
            return SPANS[moment]


def usual_until(campaign: Campaign, character: CharacterId, condition: str) -> Until | None:
    """When a condition that a character gets now usually ends; None where it lasts until it is taken off.

    What lasts to the end of a turn has no end by itself outside an encounter.
    """
    kind = next((kind for kind in campaign.game.conditions if kind.key == condition), None)
    if kind is None or kind.lasts == "until-removed" or campaign.encounter is None:
        return None
    return end_of_next_turn(campaign, character)


def spans(campaign: Campaign) -> tuple[Moment, ...]:
    """The moments that can end a condition now: those of turns and of the encounter only while there is one."""
    if campaign.session is None:
        return ()
    return tuple(SPANS) if campaign.encounter is not None else ("session-end",)


def until_of(campaign: Campaign, character: CharacterId, span: Moment) -> Until:
    """When a condition set now ends, for such a moment; a turn that the character is taking now is not the next one."""
    match span:
        case "turn-end":
            return end_of_next_turn(campaign, character)
        case "turn-start":
            return Until("turn-start", of=character)
        case "encounter-end" | "session-end":
            return Until(span)


def inflict(d: Decision, character: Character, key: str) -> None:
    """Put a character into a condition for as long as it usually lasts, and log it.

    One that already lasts until it is taken off is not shortened.
    """
    there = d.character(character.id).condition(key)
    new = Condition(key, usual_until(d.campaign, character.id, key))
    if there == new or (there is not None and there.until is None):
        return
    d.emit(e.ConditionSet(character=character.id, condition=new))
    said = {"name": character.name, "condition": small(d.campaign.game.condition_name(key))}
    until = until_words(d.campaign, new.until)
    d.log("{name} is {condition} {until}." if until else "{name} is {condition}.", until=until, **said)

"""How long something lasts, in words, and how long a condition usually does."""

from typing import Literal

from gmtracker.engine.campaign import Campaign, Until
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.turns import end_of_next_turn

Span = Literal["turn-start", "turn-end", "encounter-end", "session-end"]

SPANS: dict[Span, str] = {
    "turn-end": "until the next turn ends",
    "turn-start": "until the next turn begins",
    "encounter-end": "until the encounter ends",
    "session-end": "until the session ends",
}
"""How long the GM can say that a condition lasts, in words; a turn is that of whoever is in it."""


def until_words(campaign: Campaign, until: Until | None) -> str:
    """When something ends, as it follows a word ("until Mira's next turn ends"); empty for what has no end."""
    if until is None:
        return ""
    turn = f"{campaign.name_of(until.of)}'s" if until.of else "the"
    which = f"{turn} next turn" if until.skip else f"{turn} turn"
    match until.moment:
        case "turn-start":
            return f"until {which} begins"
        case "turn-end":
            return f"until {which} ends"
        case "encounter-end":
            return "until the encounter ends"
        case "session-end":
            return "until the session ends"


def usual_until(campaign: Campaign, character: CharacterId, condition: str) -> Until | None:
    """When a condition that a character gets now usually ends; None where it lasts until it is taken off.

    What lasts to the end of a turn has no end by itself outside an encounter.
    """
    kind = next((kind for kind in campaign.sheet.conditions if kind.key == condition), None)
    if kind is None or kind.lasts == "until-removed" or campaign.encounter is None:
        return None
    return end_of_next_turn(campaign, character)


def spans(campaign: Campaign) -> tuple[Span, ...]:
    """The ends that can come: those of turns and of the encounter only while there is one."""
    if campaign.session is None:
        return ()
    return tuple(SPANS) if campaign.encounter is not None else ("session-end",)


def until_of(campaign: Campaign, character: CharacterId, span: Span) -> Until:
    """When what a character is put in now ends; a turn that the character is taking now is not the next one."""
    match span:
        case "turn-end":
            return end_of_next_turn(campaign, character)
        case "turn-start":
            return Until("turn-start", of=character)
        case "encounter-end" | "session-end":
            return Until(span)

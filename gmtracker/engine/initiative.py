"""Initiative: who rolls for it, what each has rolled, and the order of turns that follows.

A game whose rules have it says what is rolled, and who goes first of equals.
"""

from collections.abc import Callable, Mapping

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Marker, Until
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, MarkerId
from gmtracker.engine.turn_order import running
from gmtracker.engine.wording import number_said

TOTAL = "initiative.total"
"""The key of the marker that keeps what a character has rolled, to the end of the encounter."""

BetterOfEquals = Callable[[CharacterId], int]


def those_to_roll(d: Decision) -> tuple[Character, ...]:
    """Who rolls now, in the order of turns: everyone who has not; all of them anew where the GM overrules.

    Refuses where nobody takes turns, and (overrulable) where everyone has rolled.
    """
    encounter = running(d.campaign)
    if not encounter.order:
        raise Refused("Nobody is in the turn order yet; add somebody first.")
    waiting = tuple(one for one in encounter.order if total_of(d.campaign, one) is None)
    if not waiting:
        d.unless_overruled("Initiative is rolled once an encounter, and everyone in the order of turns has rolled.")
    return tuple(map(d.character, waiting or encounter.order))


def line_up(d: Decision, totals: Mapping[CharacterId, int], better_of_equals: BetterOfEquals | None = None) -> None:
    """Those who have rolled take their places among the others, the highest first; the others keep theirs.

    Of equals the one for whom ``better_of_equals`` gives more goes first, then who was first before. The first has
    the turn, unless turns have been taken already.
    """
    for character, total in totals.items():
        d.mark(Marker(id=MarkerId(""), owner=character, key=TOTAL, value=total, until=Until("encounter-end")))

    def standing(one: CharacterId) -> tuple[bool, int, int]:
        total = total_of(d.campaign, one)
        return total is not None, total or 0, better_of_equals(one) if better_of_equals else 0

    encounter = running(d.campaign)
    order = [one for one in encounter.order if one not in totals]
    for one in sorted((one for one in encounter.order if one in totals), key=standing, reverse=True):
        at = next((at for at, other in enumerate(order) if standing(other) < standing(one)), len(order))
        order.insert(at, one)
    acting = encounter.acting if encounter.behind or encounter.acts else order[0]
    if (tuple(order), acting) != (encounter.order, encounter.acting):
        d.happen(e.OrderSet(order=tuple(order), acting=acting))


def tell(d: Decision, totals: Mapping[CharacterId, int]) -> None:
    """Say what was rolled, in the order that came of it: "Initiative: Mira 18, Warden 12, Rook −1."."""
    order = [one for one in running(d.campaign).order if one in totals]
    said = ", ".join(f"{d.campaign.name_of(one)} {number_said(totals[one])}" for one in order)
    d.label("initiative")
    d.say("Initiative: {said}.", said=said)


def total_of(campaign: Campaign, character: CharacterId) -> int | None:
    """What a character has rolled for initiative in this encounter; None for nothing."""
    marker = campaign.marker(character, TOTAL)
    return int(marker.value) if marker else None


def was_rolled(campaign: Campaign) -> bool:
    """Whether anybody has rolled for initiative in this encounter."""
    return any(marker.key == TOTAL for marker in campaign.markers)

"""Initiative: 3dF and Agility for everyone in the order of turns, once a conflict (rules/humans-and-heroes.md).

Until the first turn has been taken, a Victory point can roll a hero's again; the better roll counts (seed 004).
"""

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Encounter, Marker, Until
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.dice import Ask
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, MarkerId
from gmtracker.engine.turns import running
from gmtracker.engine.wording import number_said
from gmtracker.rulesets.humans_and_heroes.check_flow import die_size
from gmtracker.rulesets.humans_and_heroes.check_traits import ability
from gmtracker.rulesets.humans_and_heroes.fudge import DICE, asked, total

ROLLED, TOTAL, AGAIN = "initiative.rolled", "initiative.total", "initiative.again"
CONFLICT = "encounter:turns"


def roll_initiative(d: Decision, _command: Use) -> None:
    """Roll for the order of turns. Whoever is first has the turn, unless turns have been taken already.

    Ties go to the higher Agility, then to the earlier place in the order before.
    """
    encounter = running(d.campaign)
    if not encounter.order:
        raise Refused("Nobody is in the turn order yet; add somebody first.")
    if d.campaign.marker(CONFLICT, ROLLED) is not None:
        d.unless_overruled("Initiative is rolled once a conflict, and it has been rolled.")
    dice: tuple[Ask, ...] = ()
    for character in encounter.order:
        dice += asked(f"initiative.{character}.fudge", d.campaign.name_of(character), die_size(d.campaign))
    fallen = d.roll("check", *dice)
    agility = {character: _agility(d.campaign, character) for character in encounter.order}
    totals = {
        character: total(fallen[DICE * at : DICE * (at + 1)]) + agility[character]
        for at, character in enumerate(encounter.order)
    }
    _mark(d, CONFLICT, ROLLED)
    for character, rolled in totals.items():
        _mark(d, character, TOTAL, rolled)
    _line_up(d, encounter)
    d.label("initiative")
    order = running(d.campaign).order
    said = ", ".join(f"{d.campaign.name_of(one)} {number_said(totals[one])}" for one in order)
    d.say("Initiative: {said}.", said=said)


def can_be_improved(campaign: Campaign, hero: Character) -> bool:
    """Whether a hero's initiative has been rolled, and nobody has taken a turn by it yet."""
    encounter = campaign.encounter
    return encounter is not None and not encounter.behind and _total(campaign, hero.id) is not None


def improve(d: Decision, hero: Character) -> None:
    """A hero's initiative is rolled again; the better of the two rolls counts."""
    before, encounter = _total(d.campaign, hero.id), running(d.campaign)
    there = d.campaign.marker(hero.id, AGAIN)
    times = int(there.value) + 1 if there else 1
    dice = asked(f"initiative.{hero.id}.again{times}.fudge", hero.name, die_size(d.campaign))
    rolled = total(d.roll("check", *dice, by=hero.id)) + _agility(d.campaign, hero.id)
    better = rolled if before is None else max(rolled, before)
    _mark(d, hero.id, AGAIN, times)
    _mark(d, hero.id, TOTAL, better)
    _line_up(d, encounter)
    d.say(
        "{name} rolls {rolled}; initiative {better}, and {first} goes first.",
        name=hero.name,
        rolled=number_said(rolled),
        better=number_said(better),
        first=d.campaign.name_of(running(d.campaign).order[0]),
    )


def _line_up(d: Decision, encounter: Encounter) -> None:
    """The order of turns by what was rolled; who has no roll comes last."""
    lowest = -1000

    def place(one: CharacterId) -> tuple[int, int]:
        rolled = _total(d.campaign, one)
        return (lowest if rolled is None else rolled), _agility(d.campaign, one)

    order = tuple(sorted(encounter.order, key=place, reverse=True))
    acting = encounter.acting if encounter.behind else order[0]
    if (order, acting) != (encounter.order, encounter.acting):
        d.happen(e.OrderSet(order=order, acting=acting))


def _total(campaign: Campaign, character: CharacterId) -> int | None:
    marker = campaign.marker(character, TOTAL)
    return int(marker.value) if marker else None


def _mark(d: Decision, owner: str, key: str, value: int = 1) -> None:
    d.mark(Marker(id=MarkerId(""), owner=owner, key=key, value=value, until=Until("encounter-end")))


def _agility(campaign: Campaign, character: CharacterId) -> int:
    return ability(campaign, campaign.find_character(character), "Agility")

"""Initiative: 3dF and Agility for everyone in the turn order, once per conflict (rules/humans-and-heroes.md).

Until the first turn is taken, a Victory point can repeat a hero's roll. The better roll counts (seed 004).
"""

from collections.abc import Callable

from gmtracker.engine.campaign import Campaign, Character, Expiry, Marker
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision, require_encounter
from gmtracker.engine.dice import FUDGE, DieOwner, DieRequest
from gmtracker.engine.handlers.initiative import group_rollers, initiative_total, log_initiative, place_in_order
from gmtracker.engine.ids import CharacterId, MarkerId
from gmtracker.engine.phrases import number_text
from gmtracker.i18n import tr
from gmtracker.rulesets.humans_and_heroes.check_flow import die_size
from gmtracker.rulesets.humans_and_heroes.check_rules import DICE, fudge_requests, total
from gmtracker.rulesets.humans_and_heroes.traits import ability

AGAIN = "initiative.again"


def roll_initiative(d: Decision, command: Use) -> None:
    """Roll for the turn order. Ties go to the higher Agility, then to the earlier place in the previous order."""
    agility = _build_agility_lookup(d.campaign)
    rollers = group_rollers(d, command, lambda one: agility(one.id))
    dice: tuple[DieRequest, ...] = ()
    for roller in rollers:
        dice += fudge_requests(f"initiative.{roller.one.id}.{FUDGE}", roller.owner, die_size(d.campaign))
    rolled = d.roll("check", *dice)
    totals = {
        member: total(rolled[DICE * at : DICE * (at + 1)]) + agility(member)
        for at, roller in enumerate(rollers)
        for member in roller.members
    }
    place_in_order(d, totals, agility)
    log_initiative(d, totals, tr("3dF + Agility each"))


def can_be_improved(campaign: Campaign, hero: Character) -> bool:
    """Whether a hero's initiative is rolled and no one has taken a turn yet."""
    encounter = campaign.encounter
    return encounter is not None and not encounter.previous_turn and initiative_total(campaign, hero.id) is not None


def improve(d: Decision, hero: Character) -> None:
    """Repeat a hero's initiative roll. The better of the two rolls counts."""
    before, agility = initiative_total(d.campaign, hero.id), _build_agility_lookup(d.campaign)
    there = d.campaign.marker(hero.id, AGAIN)
    times = int(there.value) + 1 if there else 1
    dice = fudge_requests(
        f"initiative.{hero.id}.again{times}.{FUDGE}", DieOwner(hero.name, hero.id), die_size(d.campaign)
    )
    rolled = total(d.roll("check", *dice, by=hero.id)) + agility(hero.id)
    d.set_marker(Marker(id=MarkerId(""), owner=hero.id, key=AGAIN, value=times, expiry=Expiry("encounter-end")))
    better = rolled if before is None else max(rolled, before)
    if better != before:
        place_in_order(d, {hero.id: better}, agility)
    d.log(
        "{name} rolls {rolled}. Initiative is now {better}, and {first} goes first.",
        name=hero.name,
        rolled=number_text(rolled),
        better=number_text(better),
        first=d.campaign.character_name(require_encounter(d.campaign).order[0]),
    )


def _build_agility_lookup(campaign: Campaign) -> Callable[[CharacterId], int]:
    def agility(character: CharacterId) -> int:
        return ability(campaign, campaign.find_character(character), "Agility")

    return agility

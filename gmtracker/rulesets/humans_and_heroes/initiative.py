"""Initiative: 3dF and Agility for everyone in the order of turns, once a conflict (rules/humans-and-heroes.md)."""

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Marker, Until
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.dice import Ask
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, MarkerId
from gmtracker.engine.turns import running
from gmtracker.rulesets.humans_and_heroes.check_flow import die_size
from gmtracker.rulesets.humans_and_heroes.check_traits import ability
from gmtracker.rulesets.humans_and_heroes.fudge import DICE, asked, total

ROLLED = "initiative.rolled"
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
    order = tuple(sorted(encounter.order, key=lambda one: (-totals[one], -agility[one])))
    acting = encounter.acting if encounter.behind else order[0]
    d.happen(e.OrderSet(order=order, acting=acting))
    d.mark(Marker(id=MarkerId(""), owner=CONFLICT, key=ROLLED, until=Until("encounter-end")))
    d.label("initiative")
    said = ", ".join(f"{d.campaign.name_of(one)} {totals[one]}".replace("-", "−") for one in order)
    d.say("Initiative: {said}.", said=said)


def _agility(campaign: Campaign, character: CharacterId) -> int:
    return ability(campaign, campaign.find_character(character), "Agility")

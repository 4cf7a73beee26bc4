"""An attack as one flow: the attack, on a hit its damage against a resistance, then the result.

Source: rules/shattered-spheres.md, "Attack"; seed 000. What a hit does is rolled with the resistance, as its DC.
"""

from gmtracker.engine.campaign import Procedure
from gmtracker.engine.check_fields import read_check
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.rulesets.shattered_spheres import check_flow
from gmtracker.rulesets.shattered_spheres.check_spec import AgainstPassive
from gmtracker.rulesets.shattered_spheres.check_state import KIND, CheckFlow, flow_of, result_of


def attack(d: Decision, command: Use) -> None:
    """Roll an attack; ``damage`` among the inputs is what a hit does, ``resists`` what it is resisted with."""
    damage = read_check(command.inputs.get("damage"), AgainstPassive)
    flow = CheckFlow(by=command.by, on=command.on, damage=damage, resists=command.text("resists"))
    check_flow.start(d, command, flow)


def resist(d: Decision, command: Use) -> None:
    """The one who was hit rolls to resist the damage, as the next step of the attack."""
    procedure = d.campaign.procedure(KIND)
    if procedure is None or procedure.stage != "hit":
        raise Refused("There is no hit to resist.")
    hit = flow_of(procedure)
    flow = CheckFlow(
        by=command.by,
        on=hit.by,
        damage=hit.damage,
        resists=hit.resists,
        harms=command.inputs.get("harms") is not False,
    )
    check_flow.start(d, command, flow, go_on=procedure)


def has_hit(d: Decision, procedure: Procedure) -> bool:
    """Whether the open flow is an attack that hit, as it stands."""
    flow = flow_of(procedure)
    if procedure.stage in ("hit", "harm"):
        return flow.damage is not None
    if procedure.stage != "rolled" or flow.damage is None:
        return False
    return flow.spec().kind == "resistance" or result_of(d.campaign, flow).success

"""Destiny and Fate spent on a check: Edit Scene before it, Coup after the roll, Improve Roll until it is announced.

Source: rules/shattered-spheres.md, Destiny; seed 001. A use without a check at hand is only written down.
"""

from msgspec.structs import replace

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Procedure
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.engine.procedures import data_of
from gmtracker.rulesets.shattered_spheres import attack
from gmtracker.rulesets.shattered_spheres.check_flow import keep, rolls_against, told
from gmtracker.rulesets.shattered_spheres.check_rules import MOST_DEGREES
from gmtracker.rulesets.shattered_spheres.check_state import (
    KIND,
    CheckFlow,
    Plan,
    flow_of,
    planned,
    result_of,
)
from gmtracker.rulesets.shattered_spheres.check_traits import has_luck_control

ON_THE_ROLL = ("improve-roll", "coup")
BEFORE_THE_ROLL = ("improve-roll", "edit-scene")


def half(value: int) -> int:
    """Half a value, rounded up: the degrees of a Coup, the ranks of an edit."""
    return (value + 1) // 2


def check_spend(d: Decision, command: Use, user: Character) -> None:
    """Refuse, before any die is rolled for it, what cannot be spent on the check at hand."""
    procedure = d.campaign.procedure(KIND)
    if command.use == "stunt" and procedure is not None and not attack.has_hit(d, procedure):
        d.unless_overruled("A Stunt goes with an attack that hit.")
    if procedure is not None and procedure.stage == "rolled" and command.use in ON_THE_ROLL:
        _check_on_the_roll(d, command, user, flow_of(procedure))
    elif command.use == "coup" and _is_for_the_check(d.campaign, command, user):
        raise Refused("A Coup raises a success; roll the check first.")


def spend(d: Decision, command: Use, value: int) -> None:
    """What was spent at that value does its part for the check at hand, as a step of the check's action."""
    user = d.character(command.by)
    procedure = d.campaign.procedure(KIND)
    if procedure is not None and procedure.stage == "rolled" and command.use in ON_THE_ROLL:
        flow = _on_the_roll(command, user, flow_of(procedure), value)
        keep(d, procedure, flow)
        d.say("Now {result}.", result=told(d.campaign, flow))
    elif procedure is not None and command.use == "stunt":
        d.part_of(procedure.id)
    elif command.use in BEFORE_THE_ROLL and _is_for_the_check(d.campaign, command, user):
        _before_the_roll(d, command, user, value)
    elif command.inputs.get("awarded"):
        join(d, user.id)


def join(d: Decision, hero: CharacterId) -> None:
    """What a hero earns while the hero's own check is open is a step of the check's action."""
    procedure = d.campaign.procedure(KIND)
    if procedure is not None and flow_of(procedure).by == hero:
        d.part_of(procedure.id)


def take_back_edit(d: Decision, hero: CharacterId) -> None:
    """The GM vetoed a hero's last edit: its ranks of Advantage are gone from the check to come."""
    plan = planned(d.campaign, hero)
    procedure = d.campaign.procedure(KIND)
    if plan is None or procedure is None or not plan.edits:
        return
    left = replace(plan, edits=plan.edits[:-1])
    _keep_plan(d, procedure, left)
    if procedure.stage == "planned" and not left.edits and not left.bonus:
        d.happen(e.ProcedureEnded(procedure=procedure.id))


def _is_for_the_check(campaign: Campaign, command: Use, user: Character) -> bool:
    """Whether a use is for a check that is still to be rolled: it says so, or one is being prepared."""
    return command.inputs.get("for-check") is True or planned(campaign, user.id) is not None


def _check_on_the_roll(d: Decision, command: Use, user: Character, flow: CheckFlow) -> None:
    own = flow.by in (NOBODY, user.id) or rolls_against(flow, user.id)
    if not own and command.on in (NOBODY, user.id) and not has_luck_control(user):
        d.unless_overruled("Without Luck Control, {name} cannot change somebody else's roll.", name=user.name)
    if command.use != "coup":
        return
    degree = result_of(d.campaign, flow).degree
    if rolls_against(flow, user.id):
        raise Refused("A Coup raises the degrees of the check itself; {name} only opposes it.", name=user.name)
    if degree < 0:
        raise Refused("A Coup raises a success, and this check fails as it stands.")
    if degree == MOST_DEGREES:
        d.unless_overruled("This is a success of five degrees already, and there is no more.")


def _on_the_roll(command: Use, user: Character, flow: CheckFlow, value: int) -> CheckFlow:
    spent = flow.spent
    if command.use == "coup":
        return replace(flow, spent=replace(spent, degrees=spent.degrees + half(value)))
    if rolls_against(flow, user.id):
        return replace(flow, spent=replace(spent, against=spent.against + value))
    return replace(flow, spent=replace(spent, bonus=spent.bonus + value))


def _before_the_roll(d: Decision, command: Use, user: Character, value: int) -> None:
    procedure = _to_be_rolled(d, user)
    plan = planned(d.campaign, user.id) or Plan(user.id)
    if command.use == "edit-scene":
        plan = replace(plan, edits=(*plan.edits, half(value)))
        d.say(
            "The next check has 1 rank more of Advantage."
            if half(value) == 1
            else "The next check has {ranks} ranks more of Advantage.",
            ranks=half(value),
        )
    else:
        plan = replace(plan, bonus=plan.bonus + value)
        d.say("The next check has +{value}.", value=value)
    _keep_plan(d, procedure, plan)


def _to_be_rolled(d: Decision, user: Character) -> Procedure:
    """The procedure of the roll to come: a check or a resistance; anything else that is open is in the way."""
    procedure = d.campaign.procedure(KIND)
    if procedure is None:
        return d.begin(KIND, "planned", data_of(CheckFlow(by=user.id)))
    resists = procedure.stage == "hit" and flow_of(procedure).on == user.id
    if not resists and planned(d.campaign, user.id) is None:
        raise Refused("Announce the check that is open first.")
    return procedure


def _keep_plan(d: Decision, procedure: Procedure, plan: Plan) -> None:
    flow = replace(flow_of(procedure), plan=plan)
    keep(d, procedure, flow, "hit" if procedure.stage == "hit" else "planned")

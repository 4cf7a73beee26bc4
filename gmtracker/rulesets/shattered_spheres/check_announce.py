"""Announcing a check: its outcome stands, and what follows from it opens or is left.

An attack that hit goes on to the resistance, a failed resistance against damage to the result that is proposed.
"""

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine.announcing import Announcing, Following, outcome_said
from gmtracker.engine.campaign import Campaign, Procedure
from gmtracker.engine.decision import Decision
from gmtracker.engine.procedures import moves_on
from gmtracker.rulesets.shattered_spheres import check_fate, harm
from gmtracker.rulesets.shattered_spheres.check_flow import acting_name, keep, resolved
from gmtracker.rulesets.shattered_spheres.check_state import KIND, CheckFlow, flow_of, planned, result_of
from gmtracker.rulesets.shattered_spheres.check_surges import AGAIN
from gmtracker.words import tr

APART = ("percent", "initiative")
ROLLS = ("check", "attack", "resist", *APART)
LEFT_OPEN = {"hit": tr("The damage is left open."), "harm": tr("What the damage does is left open.")}


def _moves_on(d: Decision, command: c.Command, procedure: Procedure) -> bool:
    """Whether a command announces what is open; the roll of a planned check and a resistance go on with it."""
    match command:
        case c.Use(use="resist"):
            return procedure.stage != "hit"
        case c.Use(use="surge"):
            return procedure.stage == "rolled" and _tries_again(d.campaign, command, flow_of(procedure))
        case c.Use(use=use):
            goes_on = procedure.stage == "planned" and planned(d.campaign, command.by) is not None
            return use in ROLLS and (use in APART or not goes_on)
        case _:
            return moves_on(command)


def _tries_again(campaign: Campaign, command: c.Use, flow: CheckFlow) -> bool:
    """Whether a Surge is for another try at a check: that it has failed stands then."""
    again = AGAIN.get(flow.spec().kind)
    return command.by == flow.by and command.text("benefit") == again and not result_of(campaign, flow).success


def _outcome(campaign: Campaign, flow: CheckFlow) -> str:
    kind = flow.spec().kind
    return outcome_said("other" if kind == "skill" else kind, result_of(campaign, flow).degree)


def _resolve(d: Decision, flow: CheckFlow) -> Following[CheckFlow] | None:
    """The outcome stands; returns how the check goes on, or None where nothing follows."""
    result = result_of(d.campaign, flow)
    d.happen(resolved(d.campaign, flow))
    check_fate.leave(d, flow)
    if flow.spec().kind == "attack":
        return Following("hit", replace(flow, plan=None)) if result.success and flow.damage else None
    harmed = d.campaign.find_character(flow.by) if flow.harms and not result.success else None
    if harmed is None:
        return None
    proposed = harm.proposed(harmed, result.degree)
    return Following("harm", replace(flow, harm=proposed), harm.HARMS[proposed].said)


ANNOUNCING = Announcing(
    KIND,
    flow_of=flow_of,
    keep=keep,
    who=acting_name,
    outcome=_outcome,
    resolve=_resolve,
    left_open=LEFT_OPEN,
    is_announced_by=_moves_on,
)
announce = ANNOUNCING.announce
announce_open = ANNOUNCING.announce_open

"""Announcing a check: its outcome stands, and what follows from it opens or is left.

An attack that hit goes on to the defense check, failed Toughness to the damage that is proposed.
"""

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine.announcing import Announcing, Following, Roll, outcome_said
from gmtracker.engine.campaign import Campaign, Procedure
from gmtracker.engine.decision import Decision
from gmtracker.engine.procedures import moves_on
from gmtracker.rulesets.humans_and_heroes import conditions, harm
from gmtracker.rulesets.humans_and_heroes.check_flow import acting_name, keep, resolved
from gmtracker.rulesets.humans_and_heroes.check_state import KIND, CheckFlow, flow_of, planned, result_of
from gmtracker.words import tr

APART = ("compare", "initiative")
ROLLS = ("check", "attack", "resist", *APART)
LEFT_OPEN = {"hit": tr("What the hit does is left open."), "harm": tr("What the damage does is left open.")}
TOLD_AS: dict[str, Roll] = {"attack": "attack", "active_defense": "resistance", "passive_defense": "resistance"}


def _moves_on(d: Decision, command: c.Command, procedure: Procedure) -> bool:
    """Whether a command announces what is open; the roll of a planned check and a defense go on with it."""
    match command:
        case c.Use(use="resist"):
            return procedure.stage != "hit"
        case c.Use(use=use):
            goes_on = procedure.stage == "planned" and planned(d.campaign, command.by) is not None
            return use in ROLLS and (use in APART or not goes_on)
        case _:
            return moves_on(command)


def _outcome(campaign: Campaign, flow: CheckFlow) -> str:
    return outcome_said(TOLD_AS.get(flow.rolled().check.roll, "other"), result_of(campaign, flow).degree)


def _resolve(d: Decision, flow: CheckFlow) -> Following[CheckFlow] | None:
    """The outcome stands; returns how the check goes on, or None where nothing follows."""
    result = result_of(d.campaign, flow)
    d.happen(resolved(d.campaign, flow))
    once = replace(flow, again=0)
    if flow.rolled().check.roll == "attack":
        return Following("hit", once) if result.success and flow.effect is not None else None
    character = d.campaign.find_character(flow.by)
    if flow.ends and result.success and character is not None and character.has_condition(flow.ends):
        conditions.lift(d, character, flow.ends)
    if flow.harms and character is not None:
        proposed = harm.proposed(d.campaign, flow)
        return Following("harm", once, proposed.within()) if proposed.hurts else None
    return None


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

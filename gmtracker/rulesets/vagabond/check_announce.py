"""Announcing a check: its outcome stands, a Crit brings Luck or its benefit, and a damage opens or is stopped.

Source: rules/vagabond.md, "Check"; seed 003, Crits.
"""

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Marker, Until
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import MarkerId
from gmtracker.engine.procedures import moves_on
from gmtracker.engine.turns import extra_action_key
from gmtracker.rulesets.vagabond import luck
from gmtracker.rulesets.vagabond.check_flow import OUTCOME_WORDS, acting_name, leave, resolved
from gmtracker.rulesets.vagabond.check_state import KIND, CheckFlow, Harm, flow_of, keep, planned_favors, result_of
from gmtracker.rulesets.vagabond.sheet import ACTION
from gmtracker.words import tr

ROLLS = ("check", "strike")
LUCK, DAMAGE, SPELL, SAVE = "luck", "damage", "spell", "save"
BENEFITS: dict[str, tuple[str, ...]] = {"skill": (), "attack": (DAMAGE,), "cast": (DAMAGE, SPELL), "save": (SAVE,)}


def announce(d: Decision, command: c.Use) -> None:
    """Announce the open check; where its damage is still open, leave it at that."""
    procedure = d.campaign.procedure(KIND)
    if procedure is None:
        raise Refused("No check is open.")
    flow = flow_of(procedure)
    d.label("announcement of {what}" if flow.what else "announcement of the check", what=flow.what)
    d.part_of(procedure.id)
    if procedure.stage != "rolled":
        leave(d, procedure)
        return
    d.say("Announced, {outcome}.", outcome=OUTCOME_WORDS[result_of(flow).outcome])
    follows = _resolve(d, flow, command.text("crit") or LUCK)
    if follows is None:
        d.happen(e.ProcedureEnded(procedure=procedure.id))
    else:
        keep(d, procedure, follows, "hit")


def announce_open(d: Decision, command: c.Command) -> None:
    """Before the game moves on, announce what is open; it is no deed of its own."""
    procedure = d.campaign.procedure(KIND)
    if procedure is None or not _announces(d, command):
        return
    flow = flow_of(procedure)
    if procedure.stage == "rolled":
        outcome = OUTCOME_WORDS[result_of(flow).outcome]
        d.say("{who}, {what}: {outcome}.", who=acting_name(d.campaign, flow), what=flow.what, outcome=outcome)
        if _resolve(d, flow, LUCK) is not None:
            d.say("The damage is left open.")
        d.happen(e.ProcedureEnded(procedure=procedure.id))
    else:
        leave(d, procedure)
    d.set_apart()


def _announces(d: Decision, command: c.Command) -> bool:
    """Whether a command announces what is open; a roll that Luck was spent on goes on with it."""
    match command:
        case c.Use(use="check", by=by):
            return not planned_favors(d.campaign, by)
        case c.Use(use=use):
            return use in ROLLS
        case _:
            return moves_on(command)


def _resolve(d: Decision, flow: CheckFlow, crit: str) -> CheckFlow | None:
    """The outcome stands; returns the flow as it goes on to its damage, or None where there is none."""
    result = result_of(flow)
    if result.outcome == "crit":
        flow = _crit(d, flow, crit)
    d.happen(resolved(flow))
    if flow.harm is None or result.success == flow.stops:
        return None
    return flow


def _crit(d: Decision, flow: CheckFlow, benefit: str) -> CheckFlow:
    """What a Crit brings: 1 Luck, or the benefit it is forgone for (seed 003, Crits)."""
    if benefit != LUCK and benefit not in BENEFITS[flow.kind]:
        raise Refused("That is no benefit of this check's Crit.")
    name = acting_name(d.campaign, flow)
    match benefit:
        case "damage":
            d.say("{name} forgoes the Luck for {stat} more damage.", name=name, stat=flow.stat)
            return replace(flow, extra=flow.stat, harm=flow.harm or Harm(attack=flow.kind == "attack"))
        case "spell":
            d.say("{name} forgoes the Luck for the spell's own benefit.", name=name)
        case "save":
            d.say("{name} forgoes the Luck: unaffected, and free to use an Action.", name=name)
            _free_action(d, flow)
        case _:
            _luck(d, flow)
    return flow


def _luck(d: Decision, flow: CheckFlow) -> None:
    hero = d.campaign.find_character(flow.by)
    if hero is None:
        d.say("The Crit gives 1 Luck.")
    elif luck.gain(d, hero, 1, "crit"):
        d.say("{name} gains 1 Luck.", name=hero.name)
    else:
        d.say("{name}'s Luck is full already.", name=hero.name)


def _free_action(d: Decision, flow: CheckFlow) -> None:
    """One more Action, to be used before this turn ends."""
    if d.campaign.encounter is None or d.campaign.find_character(flow.by) is None:
        return
    key = extra_action_key(ACTION)
    there = d.campaign.marker(flow.by, key)
    value = int(there.value) + 1 if there else 1
    until = Until("turn-end")
    d.mark(Marker(id=MarkerId(""), owner=flow.by, key=key, value=value, until=until, text=tr("An Action at once")))

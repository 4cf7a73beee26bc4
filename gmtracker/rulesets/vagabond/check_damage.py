"""The damage of what was not stopped: rolled, with a die more for a weakness, and dealt; steps of the check's action.

Source: rules/vagabond.md, "HP"; seed 003, Damage.
"""

from functools import partial

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.rulesets.vagabond import damage_dice, hit_points
from gmtracker.rulesets.vagabond.check_state import KIND as CHECK
from gmtracker.rulesets.vagabond.check_state import SOMEBODY, CheckFlow, Harm, keep, open_at
from gmtracker.words import titled, tr


def strike(d: Decision, command: c.Use) -> None:
    """What nothing stops happens: its damage is rolled next."""
    harm = harm_of(command)
    if harm is None or not command.on:
        raise Refused("Say whom it harms, and with what damage.")
    attacker = d.campaign.name_of(command.by) if command.by else SOMEBODY
    what = command.text("what").strip() or tr("Harm")
    flow = CheckFlow(by=command.by, on=command.on, what=what, harm=harm, victim=command.on)
    procedure = d.begin(CHECK, "hit", {})
    d.label("{what} of {who}", what=what, who=attacker)
    d.say(
        "{who}: {what} against {name}; nothing stops it.", who=attacker, what=what, name=victim_name(d.campaign, flow)
    )
    keep(d, procedure, flow, "hit")


def roll_damage(d: Decision, _command: c.Use) -> None:
    """Roll the damage of what was not stopped; a weakness brings one more die."""
    procedure, flow = open_at(d.campaign, "hit")
    harm = open_harm(flow)
    victim = d.campaign.find_character(flow.victim)
    dice = hit_points.against(victim, harm.dice, harm.source) if victim else harm.dice
    flow = replace(flow, harm=replace(harm, dice=dice))
    flow = replace(flow, damage=damage_dice.fall(dice, taking(d, flow)))
    d.label("damage of {what}", what=flow.what)
    d.say("Damage: {damage}.", damage=damage_told(flow))
    keep(d, procedure, flow, "damage")


def deal(d: Decision, _command: c.Use) -> None:
    """The rolled damage comes off; the last step of its action."""
    procedure, flow = open_at(d.campaign, "damage")
    if not flow.victim:
        raise Refused("Nobody in particular was hit; take the damage off by hand.")
    victim, harm = d.character(flow.victim), open_harm(flow)
    d.label("damage to {name}", name=victim.name)
    d.happen(e.ProcedureEnded(procedure=procedure.id))
    d.part_of(procedure.id)
    hit_points.deal(d, victim, amount_of(flow), harm.source, attack=harm.attack)


def damage_told(flow: CheckFlow) -> str:
    """What the damage comes to: "2d6: 3 + 5 = 8"."""
    dice = open_harm(flow).dice
    parts = [str(die.face) for die in flow.damage if not die.ignored]
    parts += [str(number) for number in (dice.bonus if dice.count else 0, flow.extra) if number]
    summed = " + ".join(parts).replace("+ -", "− ")
    told = f"{summed} = {amount_of(flow)}" if len(parts) > 1 else str(amount_of(flow))
    return titled(dice.written, told) if dice.count else told


def amount_of(flow: CheckFlow) -> int:
    """The damage as it is rolled, with what a Crit adds, before Armor."""
    return damage_dice.total_of(open_harm(flow).dice, flow.damage) + flow.extra


def victim_name(campaign: Campaign, flow: CheckFlow) -> str:
    """Whom the damage falls on, as it is said."""
    return campaign.name_of(flow.victim) if flow.victim else tr("the target")


def taking(d: Decision, flow: CheckFlow) -> damage_dice.Take:
    """Rolls damage dice as facts of the decision, for whoever deals the damage."""
    return partial(d.roll, "damage", by=flow.on if flow.stops else flow.by)


def harm_of(command: c.Use) -> Harm | None:
    """The damage that a command describes. Refuses what is no damage."""
    written = command.text("damage").strip()
    if not written:
        return None
    return Harm(damage_dice.asked_for(written), command.text("source").strip(), command.inputs.get("attack") is True)


def open_harm(flow: CheckFlow) -> Harm:
    """The damage that a check does. Refuses where it does none."""
    if flow.harm is None:
        raise Refused("This check does no damage.")
    return flow.harm

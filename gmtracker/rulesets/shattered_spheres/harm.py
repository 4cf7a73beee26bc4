"""What a failed resistance does: suggested by its degree, confirmed or changed by the GM.

Damage in a combat wounds; in a conflict it shakes and breaks (rules/shattered-spheres.md, "Resistance against damage"
and "Resistance in a conflict"). Both ladders are beyond the seeds.
"""

from typing import NamedTuple

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.handlers.conditions import apply_condition
from gmtracker.i18n import tr
from gmtracker.rulesets.shattered_spheres.check_state import at_stage
from gmtracker.rulesets.shattered_spheres.sheet import CONFLICT_HARM, WOUNDS


class Harm(NamedTuple):
    """A result of damage: how it is called, and within a sentence; if it is a wound; its conditions, worst first."""

    name: str
    said: str
    wound: bool = False
    conditions: tuple[str, ...] = ()


NO_HARM = "none"
NONE = {NO_HARM: Harm(tr("No harm"), tr("no harm"))}
OF_COMBAT = {
    "wound": Harm(tr("A wound"), tr("a wound"), wound=True),
    "dazed": Harm(
        tr("A wound, and dazed until the end of the next turn"),
        tr("a wound, and dazed until the end of the next turn"),
        wound=True,
        conditions=("dazed",),
    ),
    "staggered": Harm(
        tr("A wound, and staggered"), tr("a wound, and staggered"), wound=True, conditions=("staggered",)
    ),
    "incapacitated": Harm(
        tr("A wound, and incapacitated"), tr("a wound, and incapacitated"), wound=True, conditions=("incapacitated",)
    ),
    "dying": Harm(tr("A wound, and dying"), tr("a wound, and dying"), wound=True, conditions=("dying",)),
    "dead": Harm(tr("Death"), tr("death"), conditions=("dead",)),
}
OF_CONFLICT = {
    "shaken": Harm(tr("Shaken"), tr("shaken"), conditions=("shaken",)),
    "shaken-dazed": Harm(
        tr("Shaken, and dazed until the end of the next turn"),
        tr("shaken, and dazed until the end of the next turn"),
        conditions=("dazed", "shaken"),
    ),
    "shaken-staggered": Harm(
        tr("Shaken, and staggered"), tr("shaken, and staggered"), conditions=("staggered", "shaken")
    ),
    "broken": Harm(
        tr("Broken, and out of the conflict"), tr("broken, and out of the conflict"), conditions=("broken",)
    ),
}
HARMS = OF_COMBAT | OF_CONFLICT | NONE
COMBAT_DEGREES = {-1: "wound", -2: "dazed", -3: "staggered", -4: "incapacitated", -5: "dying"}
CONFLICT_DEGREES = {-1: "shaken", -2: "shaken-dazed", -3: "shaken-staggered", -4: "broken", -5: "broken"}
OF_MIND, OF_BODY = ("Resolve", "Willpower"), ("Toughness", "Fortitude")


def is_conflict_harm(campaign: Campaign, resistance: str, style: str) -> bool:
    """Whether damage that is resisted with that trait is a conflict's; one that both have goes by the encounter.

    ``style`` is "combat" or "conflict". A table may have the same harm in both (house rule).
    """
    if not campaign.house_rule(CONFLICT_HARM.key):
        return False
    return resistance in OF_MIND or (resistance not in OF_BODY and style == "conflict")


def is_of_conflict(command: Use) -> bool:
    """Whether the resistance that a command rolls is against a conflict's damage."""
    return command.inputs.get("in-conflict") is True


def possible_harms(*, in_conflict: bool) -> tuple[str, ...]:
    """The results that the GM can choose from, the lightest first and no harm last."""
    return tuple(OF_CONFLICT | NONE if in_conflict else OF_COMBAT | NONE)


def suggested_harm(character: Character, degree: int, *, in_conflict: bool) -> str:
    """Return the result by degree of failure (−1 … −5) for a character in that state.

    A second staggered counts as four degrees. In a combat, failing while incapacitated is dying, while dying is death.
    """
    degrees = CONFLICT_DEGREES if in_conflict else COMBAT_DEGREES
    if not in_conflict and character.has_condition("dying"):
        return "dead"
    if not in_conflict and character.has_condition("incapacitated"):
        return "dying"
    harm = degrees[degree]
    is_second = "staggered" in HARMS[harm].conditions and character.has_condition("staggered")
    return degrees[-4] if is_second else harm


def take_harm(d: Decision, command: Use) -> None:
    """The GM confirms the result of a failed resistance, or chooses another; the last step of its action."""
    found = at_stage(d.campaign, "harm")
    if found is None:
        raise Refused("There is no damage to apply.")
    procedure, state = found
    chosen = command.text("harm") or state.harm
    if chosen not in possible_harms(in_conflict=state.in_conflict):
        raise Refused("Choose a result.")
    character = d.character(state.by)
    d.label("harm to {name}", name=character.name)
    d.emit(e.ProcedureEnded(procedure=procedure.id))
    d.join_action(procedure.id)
    _apply(d, character, HARMS[chosen])
    if chosen == NO_HARM:
        d.log("{name} takes no harm.", name=character.name)


def _apply(d: Decision, character: Character, harm: Harm) -> None:
    """Apply a result of damage; the conditions are told first, as they are worse than a wound."""
    if "dead" in harm.conditions:
        for condition in ("incapacitated", "dying"):
            if character.has_condition(condition):
                d.emit(e.ConditionEnded(character=character.id, key=condition))
    for condition in harm.conditions:
        apply_condition(d, character, condition)
    wounds = d.campaign.track_value(character.id, WOUNDS)
    if harm.wound and wounds < d.campaign.game.track(WOUNDS).highest:
        d.emit(e.TrackChanged(character=character.id, track=WOUNDS, value=wounds + 1))
        d.log("{name} takes a wound.", name=character.name)

"""The harm of a failed resistance: suggested by its degree, then confirmed or changed by the GM.

Damage causes wounds in a combat. In a conflict it causes Shaken and Broken (rules/shattered-spheres.md, "Resistance
against damage" and "Resistance in a conflict"). The seeds have neither ladder.
"""

from typing import NamedTuple

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.handlers.conditions import apply_condition
from gmtracker.i18n import tr
from gmtracker.rulesets.shattered_spheres.check_state import open_at
from gmtracker.rulesets.shattered_spheres.sheet import CONFLICT_HARM, WOUNDS


class Harm(NamedTuple):
    """A result of damage. ``said`` is its name within a sentence, ``conditions`` are worst first."""

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
    """Return whether damage resisted with this trait is conflict damage.

    Other resistances follow the ``style`` of the encounter, "combat" or "conflict". A house rule can give both the same
    harm.
    """
    if not campaign.house_rule(CONFLICT_HARM.key):
        return False
    return resistance in OF_MIND or (resistance not in OF_BODY and style == "conflict")


def is_against_conflict_harm(command: Use) -> bool:
    """Return whether the command's resistance is against conflict damage."""
    return command.inputs.get("in-conflict") is True


def possible_harms(*, in_conflict: bool) -> tuple[str, ...]:
    """Return the keys of the results that the GM can choose from, the lightest first and no harm last."""
    return tuple(OF_CONFLICT | NONE if in_conflict else OF_COMBAT | NONE)


def suggested_harm(character: Character, degree: int, *, in_conflict: bool) -> str:
    """Return the result for a degree of failure (−1 … −5) and the character's current conditions.

    A second Staggered counts as four degrees. In a combat, failing while incapacitated is dying, and failing while
    dying is death.
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
    """Apply the result that the GM confirms or chooses for a failed resistance. This is the last step of its action."""
    procedure, state = open_at(d.campaign, "harm", none_open=tr("There is no damage to apply."))
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
    """Apply a result of damage. Conditions are logged before the wound, because they are worse."""
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

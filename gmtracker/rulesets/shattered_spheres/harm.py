"""What a failed resistance against damage does, by degree: proposed by the program, confirmed by the GM.

Source: rules/shattered-spheres.md, "Resistance against damage" (beyond the seed; house rules of the project).
"""

from typing import NamedTuple

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Character
from gmtracker.engine.commands import Use
from gmtracker.engine.conditions import inflict
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.rulesets.shattered_spheres.check_state import KIND, flow_of
from gmtracker.rulesets.shattered_spheres.sheet import WOUNDS
from gmtracker.words import tr


class Harm(NamedTuple):
    """A result of damage: how it is called, and within a sentence; if it is a wound; the condition that it brings."""

    name: str
    said: str
    wound: bool
    condition: str = ""


NO_HARM = "none"
HARMS = {
    "wound": Harm(tr("A wound"), tr("a wound"), wound=True),
    "dazed": Harm(
        tr("A wound, and dazed to the end of the next turn"),
        tr("a wound, and dazed to the end of the next turn"),
        wound=True,
        condition="dazed",
    ),
    "staggered": Harm(tr("A wound, and staggered"), tr("a wound, and staggered"), wound=True, condition="staggered"),
    "incapacitated": Harm(
        tr("A wound, and incapacitated"), tr("a wound, and incapacitated"), wound=True, condition="incapacitated"
    ),
    "dying": Harm(tr("A wound, and dying"), tr("a wound, and dying"), wound=True, condition="dying"),
    "dead": Harm(tr("Death"), tr("death"), wound=False, condition="dead"),
    NO_HARM: Harm(tr("No harm"), tr("no harm"), wound=False),
}
BY_DEGREE = {-1: "wound", -2: "dazed", -3: "staggered", -4: "incapacitated", -5: "dying"}


def proposed(character: Character, degree: int) -> str:
    """The result by degree of failure (−1 … −5) for one in that state.

    A second staggered counts as four degrees; failing while incapacitated is dying, while dying is death.
    """
    if character.has_condition("dying"):
        return "dead"
    if character.has_condition("incapacitated"):
        return "dying"
    harm = BY_DEGREE[degree]
    return "incapacitated" if harm == "staggered" and character.has_condition("staggered") else harm


def take_harm(d: Decision, command: Use) -> None:
    """The GM confirms the result of a failed resistance, or chooses another; the last step of its action."""
    procedure = d.campaign.procedure(KIND)
    if procedure is None or procedure.stage != "harm":
        raise Refused("No result of damage is waiting to be confirmed.")
    flow = flow_of(procedure)
    chosen = command.text("harm") or flow.harm
    if chosen not in HARMS:
        raise Refused("Choose one of the results.")
    character = d.character(flow.by)
    d.label("harm to {name}", name=character.name)
    d.happen(e.ProcedureEnded(procedure=procedure.id))
    d.part_of(procedure.id)
    _apply(d, character, HARMS[chosen])
    if chosen == NO_HARM:
        d.say("{name} takes no harm.", name=character.name)


def _apply(d: Decision, character: Character, harm: Harm) -> None:
    wounds = d.campaign.track_value(character.id, WOUNDS)
    if harm.wound and wounds < d.campaign.sheet.track(WOUNDS).highest:
        d.happen(e.TrackChanged(character=character.id, track=WOUNDS, value=wounds + 1))
        d.say("{name} takes a wound.", name=character.name)
    if harm.condition == "dead":
        for condition in ("incapacitated", "dying"):
            if character.has_condition(condition):
                d.happen(e.ConditionEnded(character=character.id, key=condition))
    if harm.condition:
        inflict(d, character, harm.condition)

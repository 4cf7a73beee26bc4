"""What damage does by a Toughness check: proposed by the program, confirmed by the GM.

Source: rules/humans-and-heroes.md, HP (beyond the seed): a tie bruises, a failure costs the difference and bruises.
"""

from msgspec import Struct

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.rulesets.humans_and_heroes.check_state import KIND, CheckFlow, flow_of, result_of
from gmtracker.rulesets.humans_and_heroes.sheet import BRUISES, HP, SHEET
from gmtracker.words import tr


class Harm(Struct, frozen=True):
    """The hit points that damage costs, and whether it bruises."""

    loses: int
    bruised: bool

    @property
    def hurts(self) -> bool:
        """Whether it does anything."""
        return self.bruised or self.loses > 0

    def said(self) -> str:
        """It in words, as they stand alone: "3 hit points lost, and bruised", "Bruised"."""
        if not self.loses:
            return tr("Bruised") if self.bruised else tr("No harm")
        if self.bruised:
            one, more = tr("1 hit point lost, and bruised"), tr("{points} hit points lost, and bruised")
        else:
            one, more = tr("1 hit point lost"), tr("{points} hit points lost")
        return one if self.loses == 1 else tr(more, points=self.loses)

    def within(self) -> str:
        """It in words, as they stand within a sentence: "bruised"."""
        if not self.loses:
            return tr("bruised") if self.bruised else tr("no harm")
        return self.said()


def proposed(campaign: Campaign, flow: CheckFlow) -> Harm:
    """What a Toughness check that stands so costs."""
    result = result_of(campaign, flow)
    short = result.against - result.total
    return Harm(loses=max(0, short), bruised=short >= 0)


def take_harm(d: Decision, command: Use) -> None:
    """The GM confirms the result of a Toughness check, or says another; the last step of its action."""
    procedure = d.campaign.procedure(KIND)
    if procedure is None or procedure.stage != "harm":
        raise Refused("No result of damage is waiting to be confirmed.")
    flow = flow_of(procedure)
    usual = proposed(d.campaign, flow)
    bruised = command.inputs.get("bruised", usual.bruised) is True
    harm = Harm(loses=command.number("loses", usual.loses), bruised=bruised)
    character = d.character(flow.by)
    d.label("harm to {name}", name=character.name)
    d.happen(e.ProcedureEnded(procedure=procedure.id))
    d.part_of(procedure.id)
    d.say("{name}: {harm}.", name=character.name, harm=harm.within())
    hp, bruises = d.campaign.track_value(character.id, HP), d.campaign.track_value(character.id, BRUISES)
    left = max(SHEET.track(HP).lowest, hp - harm.loses)
    if left != hp:
        d.happen(e.TrackChanged(character=character.id, track=HP, value=left))
    if harm.bruised and bruises < SHEET.track(BRUISES).highest:
        d.happen(e.TrackChanged(character=character.id, track=BRUISES, value=bruises + 1))

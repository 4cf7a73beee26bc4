"""The open check as the campaign keeps it: a procedure whose data is a :class:`CheckFlow` in plain JSON values.

Its stage is ``planned`` before the roll (a Victory point lies ready for it, or a defense check is owed), ``rolled``
until it is announced, ``hit`` while what an attack does is to be resisted, ``harm`` while damage is to be confirmed.
"""

from msgspec import Struct

from gmtracker.engine import procedures
from gmtracker.engine.campaign import Campaign, Procedure
from gmtracker.engine.dice import Die
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.rulesets.humans_and_heroes.attempt import Attempt, house_of
from gmtracker.rulesets.humans_and_heroes.check_roll import CheckResult, read_roll

KIND = "check"
TOUGHNESS = "Toughness"


class Effect(Struct, frozen=True, omit_defaults=True):
    """What an attack does on a hit: its rank, and the defense that resists it."""

    rank: int
    resists: str


class CheckFlow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A check in progress.

    ``again`` is how often a roll to come is made again. ``effect`` is what an attack does on a hit. ``harms``: whether
    a failure against damage costs hit points; ``ends`` is the condition that a success ends. ``chance`` is the exact
    chance of success before the roll.
    """

    by: CharacterId = NOBODY
    on: CharacterId = NOBODY
    what: str = ""
    again: int = 0
    attempt: Attempt | None = None
    helpers: tuple[CharacterId, ...] = ()
    dice: tuple[Die, ...] = ()
    chance: str = ""
    effect: Effect | None = None
    harms: bool = False
    ends: str = ""

    def rolled(self) -> Attempt:
        """The check that was rolled. Raises LookupError before the roll."""
        if self.attempt is None:
            raise LookupError("the check has not been rolled")
        return self.attempt


def flow_of(procedure: Procedure) -> CheckFlow:
    """The check in progress that a procedure keeps."""
    return procedures.flow_of(procedure, CheckFlow)


def open_flow(campaign: Campaign) -> tuple[Procedure, CheckFlow] | None:
    """The check in progress, if there is one."""
    procedure = campaign.procedure(KIND)
    return (procedure, flow_of(procedure)) if procedure else None


def rolled_flow(campaign: Campaign) -> tuple[Procedure, CheckFlow]:
    """The check that has been rolled and not announced. Refuses where there is none."""
    found = open_flow(campaign)
    if found is None or found[0].stage != "rolled":
        raise Refused("No check is open: it has been announced, or not rolled yet.")
    return found


def planned(campaign: Campaign, by: CharacterId) -> CheckFlow | None:
    """The roll to come of that character, where something lies ready for it."""
    found = open_flow(campaign)
    if found is None:
        return None
    procedure, flow = found
    roller = flow.on if procedure.stage == "hit" else flow.by
    return flow if procedure.stage in ("planned", "hit") and roller == by else None


def result_of(campaign: Campaign, flow: CheckFlow) -> CheckResult:
    """What a rolled check comes to as it stands. Raises LookupError before the roll."""
    return read_roll(flow.rolled(), flow.dice, house_of(campaign))

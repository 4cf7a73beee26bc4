"""The open test as the campaign keeps it: a procedure whose data is a :class:`CheckFlow` in plain JSON values.

Its stage is ``first`` while a Favored first die may be rolled again, ``rolled`` until it is announced, ``hit`` while
the bonus dice of a hit are to be rolled, ``harm`` while Wounds and Shock are to be taken or soaked, and ``defeat``
while a defeat test is due.
"""

from typing import Literal

from msgspec import Struct

from gmtracker.engine import procedures
from gmtracker.engine.campaign import Campaign, Procedure
from gmtracker.engine.check_fields import Rank, WholeNumber
from gmtracker.engine.dice import Die
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.rulesets.torg_eternity.check_spec import CheckSpec

KIND = "check"
Stage = Literal["first", "rolled", "hit", "harm", "defeat"]
Purpose = Literal["test", "attack", "soak", "defeat"]


class Attack(Struct, frozen=True, forbid_unknown_fields=True):
    """What a hit does before its bonus dice, and what it is held against."""

    damage: Rank
    toughness: WholeNumber


class Harm(Struct, frozen=True, omit_defaults=True):
    """Damage that came through: its total, the Toughness it was held against, and the Wounds and Shock it is worth."""

    damage: int
    toughness: int
    wounds: int = 0
    shock: int = 0


class CheckFlow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A test in progress, or the damage that followed from one.

    ``dice`` are all that fell, in their order; ``spent`` the kinds of dice that were added, one an addition.
    ``planned`` are those that are to be added once the first die stands. ``chance`` is the exact chance of success
    before the roll, with them.
    ``harm`` is what hurts ``on``; for a soak or a defeat test, what hurt ``by``.
    """

    by: CharacterId = NOBODY
    on: CharacterId = NOBODY
    what: str = ""
    purpose: Purpose = "test"
    check: CheckSpec | None = None
    dice: tuple[Die, ...] = ()
    spent: tuple[str, ...] = ()
    planned: tuple[str, ...] = ()
    chance: str = ""
    attack: Attack | None = None
    harm: Harm | None = None

    def spec(self) -> CheckSpec:
        """The test that was rolled. Raises LookupError before any roll."""
        if self.check is None:
            raise LookupError("no test has been rolled")
        return self.check


def flow_of(procedure: Procedure) -> CheckFlow:
    """The test in progress that a procedure keeps."""
    return procedures.flow_of(procedure, CheckFlow)


def at_stage(campaign: Campaign, *stages: Stage) -> tuple[Procedure, CheckFlow] | None:
    """The open test, if it stands at one of these stages."""
    procedure = campaign.procedure(KIND)
    if procedure is None or procedure.stage not in stages:
        return None
    return procedure, flow_of(procedure)


def rolled(campaign: Campaign) -> tuple[Procedure, CheckFlow]:
    """The test that has been rolled and not announced. Refuses where there is none."""
    found = at_stage(campaign, "rolled")
    if found is None:
        raise Refused("No test is open: roll one first.")
    return found


def hurt_character(flow: CheckFlow) -> CharacterId:
    """Whom the damage of a flow hurts."""
    return flow.by if flow.purpose in ("soak", "defeat") else flow.on

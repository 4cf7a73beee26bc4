"""The open check as the campaign keeps it: a procedure whose data is a :class:`CheckFlow` in plain JSON values.

Its stage is ``planned`` before the roll (something was spent on it already), ``rolled`` until it is announced,
``hit`` while an attack's damage is to be resisted, ``harm`` while a failed resistance's result is to be confirmed.
"""

import msgspec
from msgspec import Struct

from gmtracker.engine import procedures
from gmtracker.engine.campaign import Campaign, Procedure, Side
from gmtracker.engine.dice import Die
from gmtracker.engine.ids import NOBODY, CharacterId, TokenId
from gmtracker.rulesets.shattered_spheres.check_roll import CheckResult, Spent, read_roll
from gmtracker.rulesets.shattered_spheres.check_spec import AgainstPassive, CheckSpec

KIND = "check"


class Earned(Struct, frozen=True, omit_defaults=True):
    """The Fate stones that a roll was granted, and those of them that lie in the pool to be used at once."""

    triumph: int = 0
    tragedy: int = 0
    fresh: tuple[TokenId, ...] = ()


class Plan(Struct, frozen=True, omit_defaults=True):
    """What was spent on a roll to come: the ranks of Advantage by Edit Scene, one entry a use, and by Improve Roll."""

    by: CharacterId
    edits: tuple[int, ...] = ()
    bonus: int = 0


class CheckFlow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A check in progress.

    ``plan`` is what was spent before the roll, or before the resistance that follows a hit. ``damage`` and
    ``resists`` belong to an attack: what a hit does, and what it is resisted with. ``harms``: whether a failed
    resistance is one against damage; ``harm`` is the result that is proposed then. ``chance`` is the exact chance of
    success before the roll.
    """

    by: CharacterId = NOBODY
    on: CharacterId = NOBODY
    what: str = ""
    plan: Plan | None = None
    check: CheckSpec | None = None
    dice: tuple[Die, ...] = ()
    spent: Spent = Spent()
    earned: Earned = Earned()
    chance: str = ""
    damage: AgainstPassive | None = None
    resists: str = ""
    harms: bool = False
    harm: str = ""

    def spec(self) -> CheckSpec:
        """The check that was rolled. Raises LookupError before the roll."""
        if self.check is None:
            raise LookupError("the check has not been rolled")
        return self.check


def flow_of(procedure: Procedure) -> CheckFlow:
    """The check in progress that a procedure keeps."""
    return procedures.flow_of(procedure, CheckFlow)


def planned(campaign: Campaign, by: CharacterId) -> Plan | None:
    """What was spent on a character's next roll, if anything."""
    procedure = campaign.procedure(KIND)
    if procedure is None or procedure.stage not in ("planned", "hit"):
        return None
    plan = flow_of(procedure).plan
    return plan if plan is not None and plan.by == by else None


def with_plans(spec: CheckSpec, plan: Plan | None) -> CheckSpec:
    """The check with what was spent on it before its roll."""
    if plan is None:
        return spec
    return msgspec.structs.replace(spec, advantage=spec.advantage + sum(plan.edits), bonus=spec.bonus + plan.bonus)


def other_side(campaign: Campaign, flow: CheckFlow) -> Side:
    """Whose roll it is that a check is against: the other character's side, or the side that does not act."""
    spec = flow.spec()
    against = campaign.find_character(flow.on)
    if against is not None and against.id != flow.by:
        return against.side
    return "opposition" if spec.side == "heroes" else "heroes"


def result_of(campaign: Campaign, flow: CheckFlow) -> CheckResult:
    """What a rolled check comes to as it stands. Raises LookupError before the roll."""
    return read_roll(flow.spec(), flow.dice, flow.spent, other_side(campaign, flow))

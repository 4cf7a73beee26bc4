"""The stored state of the open test, and its dice: their requests, names and result.

The state is a procedure with a :class:`CheckState` as plain JSON values. Its stage is ``first`` while a Favored first
die may be rerolled, ``rolled`` until it is announced, ``hit`` while the bonus dice of a hit are to be rolled, ``harm``
while Wounds and Shock are to be taken or soaked, and ``defeat`` while a defeat test is due. A chain is a die with all
its further rolls. The first chain is the test's own, the others were added to it.
"""

import re
from typing import Literal

from msgspec import Struct

from gmtracker.engine.check.form import Rank, WholeNumber
from gmtracker.engine.check.procedure import CheckInProgress, CheckProcedure
from gmtracker.engine.decision import Decision
from gmtracker.engine.dice import Die, DieOwner, DieRequest
from gmtracker.engine.ids import CharacterId
from gmtracker.i18n import tr
from gmtracker.rulesets.torg_eternity.bonus_chart import bonus_of
from gmtracker.rulesets.torg_eternity.check_odds import UP
from gmtracker.rulesets.torg_eternity.check_rules import (
    D20,
    FAILURE,
    LEAST_POSSIBILITY,
    CheckSpec,
    action_total,
    is_mishap,
    rolls_again,
    success_level,
)
from gmtracker.rulesets.torg_eternity.sheet import CARD_NAMES, POSSIBILITY

FIRST, AGAIN = "d20", "r.d20"
"""The roles of the first die, and of the rerolled first die of a Favored test."""

LONGEST_CHAIN = 100
DISCARDED = tr("Rerolled because the test is Favored")
EXTRA_NAMES = {POSSIBILITY: "Possibility", UP: "Up", **CARD_NAMES}

_NAMES = {FIRST: tr("First d20"), AGAIN: tr("Second d20")}
_PLACE_IN_CHAIN = re.compile(r"\.\d+$", re.ASCII)


class CheckResult(Struct, frozen=True):
    """The result of a test: the natural first die, die total, its bonus, action total, and level (0 is a failure).

    ``natural`` is the first die that counts: the second one if a Favored test was rerolled.
    """

    natural: int
    die_total: int
    bonus: int
    total: int
    level: int
    mishap: bool

    @property
    def success(self) -> bool:
        """Whether the test succeeded at any level."""
        return self.level > FAILURE


def first_die_request(who: DieOwner, role: str = FIRST) -> DieRequest:
    """Return the request for the first die of a test."""
    return DieRequest(role, D20, die_name(role), owner=who)


def extra_role(kind: str, number: int) -> str:
    """Return the role of the ``number``-th die added to a test."""
    return f"{number}.{kind}"


def die_name(role: str) -> str:
    """Return the name of a test's die: "First d20", "Possibility d20".

    Dice rolled after a 10 or 20 share another name.
    """
    if _PLACE_IN_CHAIN.search(role):
        return tr("Rerolled d20")
    return _NAMES.get(role) or f"{EXTRA_NAMES[role.partition('.')[2]]} d20"


def continue_chain(d: Decision, who: DieOwner, role: str, rolled: tuple[Die, ...], *, skilled: bool) -> list[Die]:
    """Continue rolling a chain after its dice so far.

    ``role`` is the role of its first die. Returns the whole chain.
    """
    chain = list(rolled)
    while len(chain) < LONGEST_CHAIN and (not chain or rolls_again(chain[-1].face, skilled=skilled)):
        own = f"{role}.{len(chain) + 1}" if chain else role
        chain += d.roll("check", DieRequest(own, D20, die_name(own), owner=who), by=who.character)
    return chain


def chains(dice: tuple[Die, ...]) -> dict[str, list[int]]:
    """Return the faces of each chain that counts, by the role of its first die, in rolling order."""
    faces: dict[str, list[int]] = {}
    for die in dice:
        if not die.ignored:
            faces.setdefault(_PLACE_IN_CHAIN.sub("", die.role), []).append(die.face)
    return faces


def read_roll(spec: CheckSpec, dice: tuple[Die, ...]) -> CheckResult:
    """Return the result of a test from its dice. The first die must have been rolled.

    The rerolled die of a Favored test is never a Mishap, but its 1 fails like any other (rules/torg-eternity.md,
    "Favored").
    """
    first = next(die.face for die in dice if die.role == FIRST)
    natural = next((die.face for die in dice if die.role == AGAIN), first)
    total = sum(chain_value(role, faces) for role, faces in chains(dice).items())
    return CheckResult(
        natural=natural,
        die_total=total,
        bonus=bonus_of(total),
        total=action_total(spec, total),
        level=success_level(spec, natural, total),
        mishap=is_mishap(spec, first),
    )


def chain_value(role: str, faces: list[int]) -> int:
    """Return the value of a chain: the sum of its faces, at least 10 if it is from a Possibility or a card."""
    kind = role.partition(".")[2]
    least = LEAST_POSSIBILITY if kind in EXTRA_NAMES and kind != UP else 0
    return max(least, sum(faces))


KIND = "check"
Stage = Literal["first", "rolled", "hit", "harm", "defeat"]
Purpose = Literal["test", "attack", "soak", "defeat"]


class Attack(Struct, frozen=True, forbid_unknown_fields=True):
    """The damage of a hit before its bonus dice, and the target's Toughness."""

    damage: Rank
    toughness: WholeNumber


class Harm(Struct, frozen=True, omit_defaults=True):
    """Damage compared with Toughness: its total, the Toughness, and the resulting Wounds and Shock."""

    damage: int
    toughness: int
    wounds: int = 0
    shock: int = 0


class CheckState(CheckInProgress, frozen=True, kw_only=True, omit_defaults=True):
    """A test in progress, or the damage that followed from one.

    ``dice`` holds all dice in rolling order. ``spent`` holds the kind of each added die. ``planned`` are the dice that
    are added once the first die is final. ``chance`` is the exact chance of success before the roll, including them.
    ``harm`` hurts ``on``, or ``by`` for a soak or a defeat test. ``bonus`` are the bonus dice of the pending damage.
    """

    purpose: Purpose = "test"
    check: CheckSpec | None = None
    dice: tuple[Die, ...] = ()
    spent: tuple[str, ...] = ()
    planned: tuple[str, ...] = ()
    chance: str = ""
    attack: Attack | None = None
    harm: Harm | None = None
    bonus: tuple[Die, ...] = ()

    def spec(self) -> CheckSpec:
        """Return the rolled test. Raises LookupError before any roll."""
        if self.check is None:
            raise LookupError("no test has been rolled")
        return self.check


CHECKS = CheckProcedure[CheckState, Stage](KIND, CheckState, tr("No test is open. Roll one first."))
state_of = CHECKS.state_of
at_stage = CHECKS.state_at
open_at = CHECKS.open_at
rolled_state = CHECKS.require_rolled
keep = CHECKS.store


def hurt_character(state: CheckState) -> CharacterId:
    """Return the character whom the damage in progress hurts."""
    return state.by if state.purpose in ("soak", "defeat") else state.on

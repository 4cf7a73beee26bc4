"""The dice of a test: how they are asked for and named, and what they come to once they lie.

A chain is a die with all that it rolls again. The first one is the test's own; those that follow are spent on it.
"""

import re

from msgspec import Struct

from gmtracker.engine.decision import Decision
from gmtracker.engine.dice import Ask, Die
from gmtracker.engine.ids import CharacterId
from gmtracker.rulesets.torg_eternity.check_odds import UP
from gmtracker.rulesets.torg_eternity.check_rules import (
    D20,
    FAILURE,
    LEAST_POSSIBILITY,
    action_total,
    is_mishap,
    level_of,
    rolls_again,
)
from gmtracker.rulesets.torg_eternity.check_spec import CheckSpec
from gmtracker.rulesets.torg_eternity.use_sheet import CARD_NAMES, POSSIBILITY
from gmtracker.words import tr

FIRST, AGAIN = "d20", "r.d20"
"""The roles of the first die, and of the first die of a Favored test rolled again."""

LONGEST_CHAIN = 100
DISCARDED = tr("Rolled again, as the test is Favored")
EXTRA_NAMES = {POSSIBILITY: "Possibility", UP: "Up", **CARD_NAMES}

_NAMES = {FIRST: tr("First d20"), AGAIN: tr("Second d20")}
_PLACE_IN_CHAIN = re.compile(r"\.\d+$", re.ASCII)


class CheckResult(Struct, frozen=True):
    """What a test comes to: the natural first die, the die total, the action total, and the level (0 for a failure)."""

    natural: int
    die_total: int
    total: int
    level: int
    mishap: bool

    @property
    def success(self) -> bool:
        """Whether it is a success of any level."""
        return self.level > FAILURE


def first_asked(who: str, role: str = FIRST) -> Ask:
    """The first die of a test."""
    return Ask(role, D20, f"{who} · {name_of(role)}")


def extra_role(kind: str, number: int) -> str:
    """The role of the die that is added as the ``number``-th thing spent on a test."""
    return f"{number}.{kind}"


def name_of(role: str) -> str:
    """What a die of a test is called: "First d20", "Possibility d20"; "Again d20" for one that a 10 or 20 brought."""
    if _PLACE_IN_CHAIN.search(role):
        return tr("Again d20")
    return _NAMES.get(role) or f"{EXTRA_NAMES[role.partition('.')[2]]} d20"


def roll_on(d: Decision, by: CharacterId, who: str, role: str, fallen: tuple[Die, ...], *, skilled: bool) -> list[Die]:
    """Roll what a chain rolls again after the dice of it that lie; ``role`` is that of its first die."""
    chain = list(fallen)
    while len(chain) < LONGEST_CHAIN and (not chain or rolls_again(chain[-1].face, skilled=skilled)):
        own = f"{role}.{len(chain) + 1}" if chain else role
        chain += d.roll("check", Ask(own, D20, f"{who} · {name_of(own)}"), by=by)
    return chain


def chains(dice: tuple[Die, ...]) -> dict[str, list[int]]:
    """The faces of each chain that counts, by the role of its first die, in the order that they fell."""
    faces: dict[str, list[int]] = {}
    for die in dice:
        if not die.ignored:
            faces.setdefault(_PLACE_IN_CHAIN.sub("", die.role), []).append(die.face)
    return faces


def read_roll(spec: CheckSpec, dice: tuple[Die, ...]) -> CheckResult:
    """What the dice of a test come to; the first die that counts must lie."""
    found = chains(dice)
    (own,) = [faces for role, faces in found.items() if role in (FIRST, AGAIN)]
    total = sum(counted(role, faces) for role, faces in found.items())
    return CheckResult(
        natural=own[0],
        die_total=total,
        total=action_total(spec, total),
        level=level_of(spec, own[0], total),
        mishap=is_mishap(spec, own[0]),
    )


def counted(role: str, faces: list[int]) -> int:
    """What a chain adds: its faces, and 10 at the least where a Possibility or a card brought it."""
    kind = role.partition(".")[2]
    least = LEAST_POSSIBILITY if kind in EXTRA_NAMES and kind != UP else 0
    return max(least, sum(faces))

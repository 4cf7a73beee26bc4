"""The description of a check before any die is rolled; the fields are those of its machine shape.

Source: rules/vagabond.md, "Check"; seed 003.
"""

from typing import Annotated

from msgspec import Meta, Struct

from gmtracker.engine.check_fields import Rank, read_check
from gmtracker.rulesets.vagabond.sheet import HIGHEST_STAT, LOWEST_STAT

D20 = 20
Stat = Annotated[int, Meta(ge=LOWEST_STAT, le=HIGHEST_STAT)]


class CheckSpec(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="ruleset", tag="vagabond"):
    """A check with a stat, which counts double where the hero is trained; ``favor`` and ``hinder`` are counts."""

    stat: Stat
    trained: bool = False
    favor: Rank = 0
    hinder: Rank = 0


class SaveSpec(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A save with two stats: those of Reflex and Will, or Might twice for Endure."""

    first: Stat
    second: Stat
    favor: Rank = 0
    hinder: Rank = 0


class Roll(Struct, frozen=True):
    """What is rolled: a d20 against a Difficulty, and how much more is for it than against it, by Favor and Hinder."""

    difficulty: int
    swing: int = 0

    @property
    def sign(self) -> int:
        """1 where the one d6 is added, −1 where it is taken away, 0 where there is none."""
        return (self.swing > 0) - (self.swing < 0)

    def favored(self) -> "Roll":
        """The same with one Favor more: it cancels one Hinder, or is one of those that do not stack."""
        return Roll(self.difficulty, self.swing + 1)


def parse_check(shape: object) -> CheckSpec:
    """The check that a decoded JSON value describes; raises Refused with a sentence naming the field."""
    return read_check(shape, CheckSpec)


def roll_of(spec: CheckSpec | SaveSpec) -> Roll:
    """What a check is rolled as: 20 − the stat (twice when trained), for a save 20 − both stats (seed 003, Checks)."""
    if isinstance(spec, SaveSpec):
        return Roll(D20 - spec.first - spec.second, spec.favor - spec.hinder)
    return Roll(D20 - spec.stat * (2 if spec.trained else 1), spec.favor - spec.hinder)

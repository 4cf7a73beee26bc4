"""The description of a check before any die is rolled; the fields are those of its machine shape."""

from typing import Literal

from msgspec import Struct

from gmtracker.engine.campaign import Side
from gmtracker.engine.check_fields import Rank, Tier, WholeNumber, read_check
from gmtracker.rulesets.shattered_spheres.check_rules import CheckKind, Difficulty

LuckDice = Literal["replace", "add"]


class AgainstDC(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="dc"):
    """A fixed DC; dice of Advantage are added to it, dice of Disadvantage taken from it."""

    dc: WholeNumber
    advantage: Rank = 0
    disadvantage: Rank = 0
    tier: Tier = 1


class AgainstObstacle(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="obstacle"):
    """Level times difficulty, plus 10, or plus a d20 where it is rolled."""

    level: Rank
    difficulty: Difficulty
    rolled: bool = False


class AgainstPassive(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="passive"):
    """The other side's passive check: 10 + rank + dice."""

    skill_rank: Rank
    advantage: Rank = 0
    disadvantage: Rank = 0
    tier: Tier = 1


class AgainstOpposed(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="opposed"):
    """The other side's roll. It only sets the DC: its own criticals change nothing here."""

    skill_rank: Rank
    advantage: Rank = 0
    disadvantage: Rank = 0
    tier: Tier = 1
    fortune: bool = False
    misfortune: bool = False


Against = AgainstDC | AgainstObstacle | AgainstPassive | AgainstOpposed


class CheckSpec(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    kw_only=True,
    tag_field="ruleset",
    tag="shattered-spheres",
):
    """One check of the acting side.

    ``advantage`` and ``disadvantage`` are total ranks from every source; ``bonus`` is flat. ``fortune`` and
    ``misfortune`` add a d20 each, read by ``luck_dice``: ``add`` is the sheer-luck variant, for both sides
    of an opposed check. ``routine`` makes the d20 count 10, without luck dice and criticals.
    """

    kind: CheckKind
    skill_rank: Rank
    advantage: Rank = 0
    disadvantage: Rank = 0
    tier: Tier = 1
    fortune: bool = False
    misfortune: bool = False
    luck_dice: LuckDice = "replace"
    routine: bool = False
    bonus: WholeNumber = 0
    side: Side = "heroes"
    against: Against


def parse_check(shape: object) -> CheckSpec:
    """The check that a decoded JSON value describes; raises Refused with a sentence naming the field."""
    return read_check(shape, CheckSpec)

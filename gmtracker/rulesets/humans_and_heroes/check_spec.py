"""The description of a check before any die is rolled; the fields are those of its machine shape."""

from typing import Literal

from msgspec import Struct

from gmtracker.engine.check_fields import WholeNumber, read_check
from gmtracker.engine.errors import Refused

ActiveRoll = Literal["attack", "active_defense", "passive_defense", "trait", "power"]
OpposingRoll = Literal["active_defense", "passive_defense", "trait", "power"]
MAY_BE_ROUTINE = ("trait", "power")


class AgainstDC(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="dc"):
    """A difficulty class."""

    dc: WholeNumber


class AgainstRoutine(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="routine"):
    """Somebody who does not know of it: the bonus is the DC."""

    bonus: WholeNumber


class AgainstOpposed(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="opposed"):
    """The other side's roll, with its bonus and its row in the critical table."""

    bonus: WholeNumber
    roll: OpposingRoll


Against = AgainstDC | AgainstRoutine | AgainstOpposed


class CheckSpec(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    kw_only=True,
    tag_field="ruleset",
    tag="humans-and-heroes",
):
    """One check of the acting side.

    ``roll`` is its row in the critical table, ``bonus`` all ranks and circumstances. ``routine`` makes the dice count
    as 0.
    """

    roll: ActiveRoll
    bonus: WholeNumber
    routine: bool = False
    against: Against


def parse_check(shape: object) -> CheckSpec:
    """The check that a decoded JSON value describes; raises Refused with a sentence naming the field."""
    spec = read_check(shape, CheckSpec)
    if spec.routine and spec.roll not in MAY_BE_ROUTINE:
        raise Refused("routine must be false: attacks and defenses are always rolled.")
    if spec.roll == "attack" and isinstance(spec.against, AgainstRoutine):
        raise Refused("against.type cannot be routine for an attack: a defense is always rolled.")
    return spec

"""What a newer gmtracker wrote and this one does not know: kept beside what is known, and never looked into.

It travels with the value it was found in, through every event and back, and is written where it stood.
"""

from typing import TypeVar

from msgspec import UNSET, Struct, UnsetType, field
from msgspec.structs import replace

UNKNOWN = "…"
"""The field, and the kind of event or command, that stands in memory for what is unknown. No file has it."""


class Aside(str):
    """JSON that was not understood, on one line: an object with the fields put aside, or a value as a whole."""

    __slots__ = ()


class Beside(Aside):
    """What is unknown of an address. It makes the address no other one: it equals any, and none at all."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return other is UNSET or isinstance(other, Beside)

    def __hash__(self) -> int:
        return hash(UNSET)


class Keeping(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, repr_omit_defaults=True):
    """A value of a campaign's file, which keeps in ``extra`` those of its fields that are not known."""

    extra: Aside | UnsetType = field(default=UNSET, name=UNKNOWN)


Kept = TypeVar("Kept", bound=Keeping)


def in_place_of(old: Kept | None, new: Kept) -> Kept:
    """A value made anew, with what is unknown of the one whose place it takes, unless it brings its own."""
    return new if old is None or new.extra is not UNSET else replace(new, extra=old.extra)

"""Crowds: three or more foes with the same name except for the number.

They share one sheet until a member's sheet is changed.
"""

from collections import Counter
from collections.abc import Container, Iterable, Sequence
from itertools import groupby
from typing import TypeAlias

from msgspec import Struct

from gmtracker.engine.campaign import Character, Trait
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.phrases import MIN_CROWD, name_without_number

Sheet: TypeAlias = tuple[int, int, str, frozenset[Trait]]


class Crowd(Struct, frozen=True):
    """A crowd's shared name, its members, and the members whose sheet differs from the others'."""

    name: str
    members: tuple[CharacterId, ...]
    different: frozenset[CharacterId] = frozenset()


def find_crowds(people: Iterable[Character]) -> dict[str, Crowd]:
    """Return the crowds by a unique key. Heroes are never in one."""
    alike: dict[tuple[str, str], list[Character]] = {}
    for person in people:
        if person.side != "heroes":
            alike.setdefault((person.side, name_without_number(person.name)), []).append(person)
    return {
        f"{side}/{name}": Crowd(name, tuple(member.id for member in members), _different(members))
        for (side, name), members in alike.items()
        if len(members) >= MIN_CROWD
    }


def crowds_in_turn(people: Sequence[Character], order: Container[CharacterId]) -> dict[str, Crowd]:
    """Return the crowds of neighbors, for people in the order in which they take turns.

    The key contains the first member's id, so the same crowd keeps its key wherever it is in the order.
    """

    def alike(person: Character) -> tuple[str, str, bool]:
        return person.side, name_without_number(person.name), person.id in order

    different = frozenset[CharacterId]().union(*(crowd.different for crowd in find_crowds(people).values()))
    crowds: dict[str, Crowd] = {}
    for (side, name, _), run in groupby(people, alike):
        members = tuple(person.id for person in run)
        if side != "heroes" and len(members) >= MIN_CROWD:
            crowds[f"{side}/{name}#{members[0]}"] = Crowd(name, members, different.intersection(members))
    return crowds


def find_crowd(people: Iterable[Character], member: CharacterId) -> Crowd | None:
    """Return the crowd with that member, or None."""
    return next((crowd for crowd in find_crowds(people).values() if member in crowd.members), None)


def shared_sheet(character: Character) -> Sheet:
    """Return what a crowd shares: tier, level, notes, and the traits in any order."""
    return character.tier, character.level, character.notes, frozenset(character.traits)


def have_same_sheet(one: Character, other: Character) -> bool:
    """Whether two characters have the same sheet; fast if their traits and notes are the same objects."""
    if one.traits is other.traits and one.notes is other.notes:
        return (one.tier, one.level) == (other.tier, other.level)
    return shared_sheet(one) == shared_sheet(other)


def _different(members: Sequence[Character]) -> frozenset[CharacterId]:
    """Return the members whose sheet is not the most common one (the first of ties)."""
    if all(have_same_sheet(members[0], other) for other in members[1:]):
        return frozenset()
    sheets = {member.id: shared_sheet(member) for member in members}
    ((shared, _),) = Counter(sheets.values()).most_common(1)
    return frozenset(one for one, sheet in sheets.items() if sheet != shared)

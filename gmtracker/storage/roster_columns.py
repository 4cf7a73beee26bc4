"""What the columns of a roster mean: a field of the heading, a trait of the game's sheet, a list of traits."""

import re
from collections.abc import Callable

from msgspec import Struct

from gmtracker.engine.sheet import Sheet, TraitGroup

FIELDS = {
    "name": "name",
    "player": "player",
    "side": "side",
    "tier": "tier",
    "level": "level",
    "notes": "notes",
    "note": "notes",
}
_WHOLE_NUMBER = re.compile(r"([+-]?)([0-9]{1,9})(?:[.,]0*)?")


class Field(Struct, frozen=True):
    """A column of the character's heading: name, player, side, tier, level or notes."""

    key: str


class TraitColumn(Struct, frozen=True):
    """A column of one trait: its group, its name as the sheet spells it, and what it is linked to."""

    group: TraitGroup
    name: str
    link: str = ""


class ListColumn(Struct, frozen=True):
    """A column that names traits of a group without numbers, with semicolons between them."""

    group: TraitGroup


class Unknown(Struct, frozen=True):
    """A column that neither the heading nor the sheet knows."""


Meaning = Field | TraitColumn | ListColumn | Unknown


def meaning_finder(sheet: Sheet) -> Callable[[str], Meaning]:
    """A function from a column's heading to what it means on that game's sheet.

    Capitals, hyphens and underscores do not matter. ``Edges: Fearless`` names a trait of a group that the sheet does
    not suggest. Where two groups know a name, the first of the sheet has it.
    """
    known: dict[str, Meaning] = {same(word): Field(key) for word, key in FIELDS.items()}
    known |= {same(word): Field(key) for key, word in (("tier", sheet.tier), ("level", sheet.level)) if word}
    groups: dict[str, TraitGroup] = {}
    for group in sheet.trait_groups:
        for trait in group.suggested:
            known.setdefault(same(trait.name), TraitColumn(group, trait.name, trait.link))
        for word in (group.name, group.singular, group.key):
            groups.setdefault(same(word), group)

    def find(heading: str) -> Meaning:
        if same(heading) in known:
            return known[same(heading)]
        before, colon, name = heading.partition(":")
        group = groups.get(same(before))
        if group is None:
            return Unknown()
        if colon and name.strip():
            return _named(group, name.strip())
        return ListColumn(group) if group.values == "text" else Unknown()

    return find


def group_for_unknown(sheet: Sheet) -> TraitGroup | None:
    """The group that takes what the sheet does not know: its first open list of traits with numbers."""
    return next((group for group in sheet.trait_groups if not group.fixed and group.values != "text"), None)


def same(words: str) -> str:
    """A form of a heading or word in which two that mean the same are equal."""
    return " ".join(words.casefold().replace("_", " ").replace("-", " ").split())


def whole_number(cell: str) -> int | None:
    """The whole number in a cell, as spreadsheets write it (``3``, ``+3``, ``−3``, ``3.0``); None for none."""
    found = _WHOLE_NUMBER.fullmatch(cell.replace("−", "-").strip())
    if found is None:
        return None
    return -int(found[2]) if found[1] == "-" else int(found[2])


def _named(group: TraitGroup, name: str) -> Meaning:
    for trait in group.suggested:
        if same(trait.name) == same(name):
            return TraitColumn(group, trait.name, trait.link)
    return Unknown() if group.fixed else TraitColumn(group, name)

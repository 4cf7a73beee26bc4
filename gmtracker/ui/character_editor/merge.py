"""Merging of an edited sheet with the table's newer one, and with the sheets of the rest of a crowd."""

from typing import TypeVar

from msgspec.structs import replace

from gmtracker.engine.campaign import Character, Trait

_Value = TypeVar("_Value")
_Traits = dict[tuple[str, str], Trait]


def merge_sheets(opened: Character, draft: Character, now: Character) -> Character:
    """Return the current sheet with the draft's changes since the sheet was opened."""
    return replace(
        now,
        name=_newer_value(opened.name, draft.name, now.name),
        player=_newer_value(opened.player, draft.player, now.player),
        side=_newer_value(opened.side, draft.side, now.side),
        tier=_newer_value(opened.tier, draft.tier, now.tier),
        level=_newer_value(opened.level, draft.level, now.level),
        notes=_newer_value(opened.notes, draft.notes, now.notes),
        traits=_merge_traits(opened, draft, now),
    )


def put_changes(opened: Character, draft: Character, other: Character) -> Character:
    """Return another member of a crowd with the draft's changes since the sheet was opened."""
    return replace(merge_sheets(opened, draft, other), name=other.name, player=other.player)


def put_sheet(draft: Character, other: Character) -> Character:
    """Return another member of a crowd with the draft's sheet. It keeps its name, player and state."""
    traits, notes = draft.traits, draft.notes
    return replace(other, side=draft.side, tier=draft.tier, level=draft.level, traits=traits, notes=notes)


def _newer_value(opened: _Value, draft: _Value, now: _Value) -> _Value:
    """Return the new value for an unedited field, otherwise the edit."""
    return now if draft == opened else draft


def _merge_traits(opened: Character, draft: Character, now: Character) -> tuple[Trait, ...]:
    """Return the traits in the draft's order, then those added at the table meanwhile.

    A trait that was added twice stays twice, so that the game refuses it.
    """
    before, after = _traits_by_name(opened), _traits_by_name(now)
    known = {(trait.group, trait.name) for trait in (*opened.traits, *draft.traits)}
    merged = [
        _merge_trait(before[key], trait, after.get(key)) if (key := (trait.group, trait.name)) in before else trait
        for trait in draft.traits
    ]
    added = (trait for key, trait in after.items() if key not in known)
    return (*(trait for trait in merged if trait is not None), *added)


def _merge_trait(opened: Trait, draft: Trait, now: Trait | None) -> Trait | None:
    """Return the merged trait. One that was removed at the table meanwhile returns only if it was edited here."""
    if now is None:
        return None if draft == opened else draft
    return replace(
        now,
        rank=_newer_value(opened.rank, draft.rank, now.rank),
        penalty=_newer_value(opened.penalty, draft.penalty, now.penalty),
        link=_newer_value(opened.link, draft.link, now.link),
        text=_newer_value(opened.text, draft.text, now.text),
    )


def _traits_by_name(character: Character) -> _Traits:
    return {(trait.group, trait.name): trait for trait in character.traits}

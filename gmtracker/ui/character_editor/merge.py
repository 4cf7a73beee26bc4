"""Bring a sheet that was edited together with the table's newer one, and with the sheets of the others of a crowd."""

from typing import TypeVar

from msgspec.structs import replace

from gmtracker.engine.campaign import Character, Trait

_Value = TypeVar("_Value")
_Traits = dict[tuple[str, str], Trait]


def merge_sheets(opened: Character, draft: Character, now: Character) -> Character:
    """Return the sheet as it is now with the fields of the draft that differ from the sheet as it was opened."""
    return replace(
        now,
        name=_edited(opened.name, draft.name, now.name),
        player=_edited(opened.player, draft.player, now.player),
        side=_edited(opened.side, draft.side, now.side),
        tier=_edited(opened.tier, draft.tier, now.tier),
        level=_edited(opened.level, draft.level, now.level),
        notes=_edited(opened.notes, draft.notes, now.notes),
        traits=_merge_traits(opened, draft, now),
    )


def put_changes(opened: Character, draft: Character, other: Character) -> Character:
    """Return another of a crowd with the fields of the draft that differ from the sheet as it was opened."""
    return replace(merge_sheets(opened, draft, other), name=other.name, player=other.player)


def put_sheet(draft: Character, other: Character) -> Character:
    """Return another of a crowd with the draft's sheet; name, player and state stay its own."""
    traits, notes = draft.traits, draft.notes
    return replace(other, side=draft.side, tier=draft.tier, level=draft.level, traits=traits, notes=notes)


def _edited(opened: _Value, draft: _Value, now: _Value) -> _Value:
    return now if draft == opened else draft


def _merge_traits(opened: Character, draft: Character, now: Character) -> tuple[Trait, ...]:
    """In the draft's order: a trait that was added twice stays twice, for the game to refuse. New ones come last."""
    before, after = _by_name(opened), _by_name(now)
    known = {(trait.group, trait.name) for trait in (*opened.traits, *draft.traits)}
    merged = [
        _merge_trait(before[key], trait, after.get(key)) if (key := (trait.group, trait.name)) in before else trait
        for trait in draft.traits
    ]
    added = (trait for key, trait in after.items() if key not in known)
    return (*(trait for trait in merged if trait is not None), *added)


def _merge_trait(opened: Trait, draft: Trait, now: Trait | None) -> Trait | None:
    """A trait that the table removed comes back only where it was edited."""
    if now is None:
        return None if draft == opened else draft
    return replace(
        now,
        rank=_edited(opened.rank, draft.rank, now.rank),
        penalty=_edited(opened.penalty, draft.penalty, now.penalty),
        link=_edited(opened.link, draft.link, now.link),
        text=_edited(opened.text, draft.text, now.text),
    )


def _by_name(character: Character) -> _Traits:
    return {(trait.group, trait.name): trait for trait in character.traits}

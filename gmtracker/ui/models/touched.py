"""Who may look otherwise from one state of the table to the next, told without looking at what is shown of them."""

from collections.abc import Iterable

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.ids import CharacterId


def may_differ_in_rows(before: Campaign, after: Campaign) -> bool:
    """Whether others may have a row now than before, told by identity without looking closer."""
    return before.characters is not after.characters or before.markers is not after.markers


def touched(before: Campaign, after: Campaign) -> list[CharacterId]:
    """Those of whom something that is shown may differ, told by identity without looking closer, in roster order."""
    if before is after:
        return []
    if before.session is not after.session or before.sheet is not after.sheet:
        return [character.id for character in after.characters]
    told = _in_turn(before, after) | _owning(before, after)
    earlier: Iterable[Character | None] = before.characters
    if len(before.characters) != len(after.characters):
        earlier = (before.find_character(character.id) for character in after.characters)
    return [
        character.id
        for older, character in zip(earlier, after.characters, strict=True)
        if older is not character or character.id in told or (character.conditions and _waits(character))
    ]


def _waits(character: Character) -> bool:
    """Whether a character is in something until another's turn, who may be called otherwise now."""
    return any(condition.until is not None for condition in character.conditions)


def _in_turn(before: Campaign, after: Campaign) -> set[str]:
    """Those whose turn it is, whose turn of the round is over, and whose actions are others than before or after."""
    if before.encounter is after.encounter:
        return set()
    old, new = before.encounter, after.encounter
    told: set[str] = set(before.acted ^ after.acted)
    if old is None or new is None:
        return told.union(*((*encounter.order, encounter.acting) for encounter in (old, new) if encounter))
    told |= {old.acting, new.acting, *set(old.order).symmetric_difference(new.order)}
    if old.acts is not new.acts:
        told |= {one for one in (*old.acts, *new.acts) if old.acts.get(one) != new.acts.get(one)}
    return told


def _owning(before: Campaign, after: Campaign) -> set[str]:
    """Those with a marker, and those who hold something else than before."""
    owners = {marker.owner for campaign in (before, after) for marker in campaign.markers}
    if before.tokens is after.tokens:
        return owners
    holders = {token.place for campaign in (before, after) for token in campaign.tokens}
    return owners | {place.id for place in holders if before.tokens_at(place) != after.tokens_at(place)}

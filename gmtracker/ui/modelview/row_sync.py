"""Updates a model's rows from one campaign state to the next with exact signals, never with a reset.

Which characters may look different is found by identity, without comparing what is shown of them.
"""

from bisect import bisect_left
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import TypeAlias, TypeVar

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.ids import CharacterId

Index: TypeAlias = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
NotifyColumns: TypeAlias = Callable[[QAbstractItemModel, Mapping[int, Sequence[int]]], None]
"""Notifies the views which columns of which rows changed."""

MAX_RANGE_RATIO = 2
"""Changed rows are reported as one range if it has fewer than this many rows per changed row."""

_Key = TypeVar("_Key", bound=Hashable)


def sync_rows(model: QAbstractItemModel, rows: list[_Key], wanted: Sequence[_Key]) -> None:
    """Turn a model's rows into the wanted ones with as few removals, moves and inserts as possible.

    ``rows`` is the model's own list of unique keys, changed in place between Qt's begin and end calls.
    """
    if rows == list(wanted):
        return
    _remove(model, rows, set(wanted))
    kept = set(rows)
    _move(model, rows, [key for key in wanted if key in kept])
    _insert(model, rows, wanted, kept)


def notify_cells(model: QAbstractItemModel, row: int, columns: Sequence[int]) -> None:
    """Emit dataChanged for cells of a row, once per run of adjacent columns. Columns must be ascending."""
    for at, column in enumerate(columns):
        if at and columns[at - 1] == column - 1:
            continue
        last = column
        for following in columns[at + 1 :]:
            if following != last + 1:
                break
            last = following
        model.dataChanged.emit(model.index(row, column), model.index(row, last))


def notify_rows(model: QAbstractItemModel, changed: Mapping[int, Sequence[int]]) -> None:
    """Emit dataChanged for the changed columns of each row."""
    for row, columns in changed.items():
        notify_cells(model, row, columns)


def notify_row_range(model: QAbstractItemModel, changed: Mapping[int, Sequence[int]]) -> None:
    """Emit one dataChanged for the whole range of changed rows if it is not much larger.

    Used when another moment is shown: then unchanged cells must not be highlighted as changed.
    """
    if not changed or max(changed) - min(changed) >= MAX_RANGE_RATIO * len(changed):
        notify_rows(model, changed)
        return
    columns = [column for row in changed.values() for column in row]
    model.dataChanged.emit(model.index(min(changed), min(columns)), model.index(max(changed), max(columns)))


def _remove(model: QAbstractItemModel, rows: list[_Key], wanted: Collection[_Key]) -> None:
    for row, run in reversed(_runs(rows, other_than=wanted)):
        model.beginRemoveRows(ROOT, row, row + len(run) - 1)
        del rows[row : row + len(run)]
        model.endRemoveRows()


def _move(model: QAbstractItemModel, rows: list[_Key], wanted: Sequence[_Key]) -> None:
    """Move the keys that are out of order, each right behind its predecessor."""
    places = {key: place for place, key in enumerate(wanted)}
    staying = _longest_increasing([places[key] for key in rows])
    for place, key in enumerate(wanted):
        if place in staying:
            continue
        source = rows.index(key)
        before = rows.index(wanted[place - 1]) + 1 if place else 0
        if model.beginMoveRows(ROOT, source, source, ROOT, before):
            del rows[source]
            rows.insert(before - (before > source), key)
            model.endMoveRows()


def _insert(model: QAbstractItemModel, rows: list[_Key], wanted: Sequence[_Key], kept: Collection[_Key]) -> None:
    for row, run in _runs(wanted, other_than=kept):
        model.beginInsertRows(ROOT, row, row + len(run) - 1)
        rows[row:row] = run
        model.endInsertRows()


def _runs(keys: Sequence[_Key], *, other_than: Collection[_Key]) -> list[tuple[int, list[_Key]]]:
    """Return the runs of adjacent keys that are not in ``other_than``, each after the index of its first."""
    runs: list[tuple[int, list[_Key]]] = []
    for is_other, places in groupby(enumerate(keys), lambda place: place[1] not in other_than):
        if is_other:
            (first, key), *more = places
            runs.append((first, [key, *(other for _, other in more)]))
    return runs


def _longest_increasing(numbers: Sequence[int]) -> set[int]:
    """Return the members of a longest increasing subsequence of distinct numbers."""
    tails: list[int] = []
    before: dict[int, int | None] = {}
    for number in numbers:
        length = bisect_left(tails, number)
        before[number] = tails[length - 1] if length else None
        tails[length : length + 1] = [number]
    rise: set[int] = set()
    number_or_none = tails[-1] if tails else None
    while number_or_none is not None:
        rise.add(number_or_none)
        number_or_none = before[number_or_none]
    return rise


def may_differ_in_rows(before: Campaign, after: Campaign) -> bool:
    """Whether the rows may differ: other characters, or another side or name."""
    if before.characters is after.characters and before.markers is after.markers:
        return False
    older, newer = before.active_characters(), after.active_characters()
    return len(older) != len(newer) or any(
        one is not other and (one.id, one.side, one.name) != (other.id, other.side, other.name)
        for one, other in zip(older, newer, strict=True)
    )


def changed_characters(before: Campaign, after: Campaign) -> list[CharacterId]:
    """Return the characters whose row may look different, in roster order, found mostly by identity."""
    if before is after:
        return []
    if before.session is not after.session or before.game is not after.game:
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
    """Whether a character has a condition with an expiry, which may name another character."""
    return any(condition.expiry is not None for condition in character.conditions)


def _in_turn(before: Campaign, after: Campaign) -> set[str]:
    """Return the characters whose turn state or actions differ between the two."""
    if before.encounter is after.encounter:
        return set()
    old, new = before.encounter, after.encounter
    told: set[str] = set(before.acted ^ after.acted)
    if old is None or new is None:
        return told.union(*((*encounter.order, encounter.active) for encounter in (old, new) if encounter))
    told |= {old.active, new.active, *set(old.order).symmetric_difference(new.order)}
    if old.actions_taken is not new.actions_taken:
        told |= {
            one
            for one in (*old.actions_taken, *new.actions_taken)
            if old.actions_taken.get(one) != new.actions_taken.get(one)
        }
    return told


def _owning(before: Campaign, after: Campaign) -> set[str]:
    """Return the owners of markers, and the characters who hold something different."""
    owners = {marker.owner for campaign in (before, after) for marker in campaign.markers}
    if before.tokens is after.tokens:
        return owners
    holders = {token.place for campaign in (before, after) for token in campaign.tokens}
    return owners | {place.key for place in holders if before.tokens_at(place) != after.tokens_at(place)}

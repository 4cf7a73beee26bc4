"""Brings a model's rows from one state of the table to the next by exact signals, never by a reset.

Who may look otherwise from one state to the next is told without looking at what is shown of them.
"""

from bisect import bisect_left
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from typing import TypeAlias, TypeVar

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.ids import CharacterId

Index: TypeAlias = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
NotifyColumns: TypeAlias = Callable[[QAbstractItemModel, Mapping[int, Sequence[int]]], None]
"""Tells the views of a model which columns of which rows changed."""

MOST_BETWEEN = 2
"""Rows are told of with those between them where there are fewer than so many in all for each that changed."""

_Key = TypeVar("_Key", bound=Hashable)


def sync_rows(model: QAbstractItemModel, rows: list[_Key], wanted: Sequence[_Key]) -> None:
    """Turn a model's rows into the wanted ones, telling its views of as few removals, moves and inserts as it takes.

    ``rows`` is the model's own list of keys, changed in place between Qt's begin and end; no key is there twice.
    """
    if rows == list(wanted):
        return
    _remove(model, rows, set(wanted))
    kept = set(rows)
    _move(model, rows, [key for key in wanted if key in kept])
    _insert(model, rows, wanted, kept)


def notify_cells(model: QAbstractItemModel, row: int, columns: Sequence[int]) -> None:
    """Tell the views that these cells of a row changed, one signal for neighbours; columns in rising order."""
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
    """Tell the views of the columns that changed in each of these rows."""
    for row, columns in changed.items():
        notify_cells(model, row, columns)


def tell_rows_at_once(model: QAbstractItemModel, changed: Mapping[int, Sequence[int]]) -> None:
    """The same with all that lies between them, in one signal, where that is not much more.

    For what is shown of another moment: what does not differ is not to look as if it did.
    """
    if not changed or max(changed) - min(changed) >= MOST_BETWEEN * len(changed):
        notify_rows(model, changed)
        return
    columns = [column for row in changed.values() for column in row]
    model.dataChanged.emit(model.index(min(changed), min(columns)), model.index(max(changed), max(columns)))


def _remove(model: QAbstractItemModel, rows: list[_Key], wanted: Collection[_Key]) -> None:
    row = len(rows) - 1
    while row >= 0:
        last = row
        while row >= 0 and rows[row] not in wanted:
            row -= 1
        if row < last:
            model.beginRemoveRows(ROOT, row + 1, last)
            del rows[row + 1 : last + 1]
            model.endRemoveRows()
        row -= 1


def _move(model: QAbstractItemModel, rows: list[_Key], wanted: Sequence[_Key]) -> None:
    """Move what is out of order; each is laid right behind the one that it follows."""
    places = {key: place for place, key in enumerate(wanted)}
    staying = _longest_rise([places[key] for key in rows])
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
    row = 0
    while row < len(wanted):
        end = row
        while end < len(wanted) and wanted[end] not in kept:
            end += 1
        if end > row:
            model.beginInsertRows(ROOT, row, end - 1)
            rows[row:row] = wanted[row:end]
            model.endInsertRows()
        row = end + 1


def _longest_rise(numbers: Sequence[int]) -> set[int]:
    """The members of a longest rising subsequence of different numbers."""
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
    """Whether others may have a row now than before, or rows be parted otherwise: by who is there, side and name."""
    if before.characters is after.characters and before.markers is after.markers:
        return False
    older, newer = before.active_characters(), after.active_characters()
    return len(older) != len(newer) or any(
        one is not other and (one.id, one.side, one.name) != (other.id, other.side, other.name)
        for one, other in zip(older, newer, strict=True)
    )


def changed_characters(before: Campaign, after: Campaign) -> list[CharacterId]:
    """Those of whom something that is shown may differ, told by identity without looking closer, in roster order."""
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
    """Whether a character is in something until another's turn, who may be called otherwise now."""
    return any(condition.until is not None for condition in character.conditions)


def _in_turn(before: Campaign, after: Campaign) -> set[str]:
    """Those whose turn it is, whose turn of the round is over, and whose actions are others than before or after."""
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
    """Those with a marker, and those who hold something else than before."""
    owners = {marker.owner for campaign in (before, after) for marker in campaign.markers}
    if before.tokens is after.tokens:
        return owners
    holders = {token.place for campaign in (before, after) for token in campaign.tokens}
    return owners | {place.key for place in holders if before.tokens_at(place) != after.tokens_at(place)}

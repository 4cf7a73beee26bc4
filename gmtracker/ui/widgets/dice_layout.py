"""The layout of dice fields: in rows by owner and columns by label, or in lines."""

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate, groupby

from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from gmtracker.engine.dice import DieOwner, DieRequest
from gmtracker.ui.widgets.labels import text_label

Owned = dict[DieOwner, list[DieRequest]]


def lay_out_dice(
    holder: QWidget, fields: Sequence[QWidget], labels: Sequence[QLabel], owned: Owned, columns: int
) -> None:
    """Lay out dice fields by owner, or in lines under their labels if they have no owners."""
    grid = QGridLayout(holder)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(8)
    grid.setVerticalSpacing(2)
    if not owned:
        fill_grid(grid, fields, labels, columns)
    elif kinds := _shared_kinds(owned):
        _lay_out_by_owner(grid, fields, owned, kinds, columns)
    elif sum((counts := _all_kinds(owned)).values()) <= 2 * columns:
        _lay_out_as_table(grid, fields, owned, counts)
    else:
        _lay_out_in_lines(grid, fields, owned, columns)


def fill_grid(grid: QGridLayout, fields: Sequence[QWidget], labels: Sequence[QLabel], columns: int) -> None:
    """Fill a grid with the fields, ``columns`` in each line, each under its label."""
    for at, (label, field) in enumerate(zip(labels, fields, strict=True)):
        row, column = 2 * (at // columns), at % columns
        grid.addWidget(label, row, column)
        grid.addWidget(field, row + 1, column)
    grid.setColumnStretch(columns, 1)


def _lay_out_by_owner(
    grid: QGridLayout, fields: Sequence[QWidget], owned: Owned, kinds: list[str], columns: int
) -> None:
    """Lay out a row per owner under the kinds of dice; a single owner's dice may take several lines."""
    is_one_owner = len(fields) == len(kinds)
    across = min(columns, len(kinds)) if is_one_owner else len(kinds)
    for at, kind in enumerate(kinds):
        grid.addWidget(label_over_die(kind), 2 * (at // across), 1 + at % across)
    names = [owner.name for owner in owned]
    for at, field in enumerate(fields):
        row = 1 + (2 if is_one_owner else 1) * (at // across)
        if at % len(kinds) == 0:
            grid.addWidget(text_label(names[at // len(kinds)]), row, 0)
        grid.addWidget(field, row, 1 + at % across)
    grid.setColumnStretch(0, 1)


def _lay_out_as_table(grid: QGridLayout, fields: Sequence[QWidget], owned: Owned, counts: dict[str, int]) -> None:
    """Lay out a row per owner and columns per kind, where owners have different numbers of each kind."""
    ends = list(accumulate(counts.values(), initial=1))
    first = dict(zip(counts, ends, strict=False))
    for kind, count in counts.items():
        grid.addWidget(label_over_die(kind), 0, first[kind], 1, count)
    ahead = iter(fields)
    for row, (owner, requests) in enumerate(owned.items(), 1):
        grid.addWidget(text_label(owner.name), row, 0)
        free = dict(first)
        for request in requests:
            grid.addWidget(next(ahead), row, free[request.label])
            free[request.label] += 1
    grid.setColumnStretch(ends[-1], 1)


def _lay_out_in_lines(grid: QGridLayout, fields: Sequence[QWidget], owned: Owned, columns: int) -> None:
    """Lay out each owner's dice beside the name, in lines of ``columns``, each under its own label."""
    ahead, row = iter(fields), 0
    for owner, requests in owned.items():
        grid.addWidget(text_label(owner.name), row + 1, 0)
        for at, request in enumerate(requests):
            line, column = row + 2 * (at // columns), 1 + at % columns
            grid.addWidget(label_over_die(request.label), line, column)
            grid.addWidget(next(ahead), line + 1, column)
        row += 2 * -(-len(requests) // columns)
    grid.setColumnStretch(columns + 1, 1)


def dice_by_owner(requests: tuple[DieRequest, ...]) -> Owned:
    """Return dice grouped by owner.

    Returns {} unless every die has an owner and each owner's dice are adjacent.
    """
    grouped = [(owner, list(group)) for owner, group in groupby(requests, lambda request: request.owner)]
    owned = {owner: group for owner, group in grouped if owner is not None}
    return owned if len(owned) == len(grouped) else {}


def _shared_kinds(owned: Owned) -> list[str]:
    """Return the dice's labels if all owners have the same ones in the same order, else []."""
    kinds = [[request.full_label for request in requests] for requests in owned.values()]
    return kinds[0] if all(others == kinds[0] for others in kinds) else []


def _all_kinds(owned: Owned) -> dict[str, int]:
    """Return the kinds of dice in an order that keeps each owner's order, with the most that one owner has."""
    order: list[str] = []
    most: Counter[str] = Counter()
    for requests in owned.values():
        own = Counter(request.label for request in requests)
        most |= own
        kinds = list(own)
        for at, kind in enumerate(kinds):
            if kind not in order:
                after = next((order.index(later) for later in kinds[at + 1 :] if later in order), len(order))
                order.insert(after, kind)
    return {kind: most[kind] for kind in order}


def label_over_die(text: str) -> QLabel:
    """Return a label to put over a die."""
    label = text_label(text, "label")
    label.setWordWrap(False)
    return label

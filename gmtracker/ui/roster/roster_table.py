"""The roster's table: its header, its hit tests, and what is highlighted in it.

More rows are lower. Column widths are in ``column_widths``, gestures in ``view``.
"""

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import NamedTuple, cast

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyleOptionHeader,
    QTableView,
    QToolButton,
    QWidget,
)

from gmtracker.engine.campaign import Place, held_by
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.engine.ruleset import OnUse, Target
from gmtracker.i18n import tr
from gmtracker.ui.modelview.cells import ActionMark, Actions, HeldTokens, NameCell, Role, TokenFace, TrackCell
from gmtracker.ui.modelview.painting import PAD, ChangeHighlight, DropHighlight, EmptyRoster, hide_beneath, paint_ground
from gmtracker.ui.modelview.row_delegate import CellLook, RowCellDelegate
from gmtracker.ui.modelview.row_sync import Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.roster.column_widths import RosterColumns, height_of_rows
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.roster.delegates import NameDelegate, action_at, fold_rect, zone_rects
from gmtracker.ui.roster.model import CharactersModel
from gmtracker.ui.theme.fonts import TextSize, is_roomy, text_font
from gmtracker.ui.theme.icons import icon
from gmtracker.ui.theme.spacing import fix_icon, tip
from gmtracker.ui.theme.theme import theme
from gmtracker.ui.tokens.delegate import HeldTokensDelegate, token_at
from gmtracker.ui.tokens.drag_drop import CarriedTokens, DropTarget, DropTargetMixin
from gmtracker.ui.tracks.delegate import TrackDelegate, number_rect, segment_at
from gmtracker.ui.widgets.buttons import ToolButton
from gmtracker.ui.widgets.scroll import wrap_viewport

HEADING_ICON = 14
LEAST_SECTION = 14


class HeadingButton(ToolButton):
    """A small button in a heading of the table, no wider than what it shows."""

    def __init__(self, header: QHeaderView) -> None:
        super().__init__(header)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoRaise(True)
        fix_icon(self, HEADING_ICON)

    @override
    def minimumSizeHint(self) -> QSize:
        if self.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly:
            return self.iconSize()
        return super().minimumSizeHint()


class AddButton(HeadingButton):
    """Has the ways to add somebody behind it, at the end of the heading of the names."""

    def __init__(self, header: QHeaderView) -> None:
        super().__init__(header)
        self.setIcon(icon("plus"))
        self.setText(tr("Add"))
        self.setAccessibleName(tr("Add characters"))
        self.setToolTip(tip(tr("Add heroes or opposition")))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._stands_in: tuple[object, ...] = ()

    def set_width(self, heading: QRect, word: int) -> None:
        """Stand at the end of a heading whose word is so wide: with its own word where there is room for that, too."""
        if self._stands_in == (heading, word, self.iconSize()):
            return
        self._stands_in = heading, word, self.iconSize()
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        if self.sizeHint().width() > heading.width() - word:
            self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        size = self.sizeHint().boundedTo(heading.size())
        self.setGeometry(heading.right() + 1 - size.width(), heading.top(), size.width(), heading.height() - 1)


class RosterHeader(QHeaderView):
    """Headings, cut short where their column is narrower than they are; Qt would cut them sooner, or without a sign."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setMinimumSectionSize(LEAST_SECTION)
        self.add_button = AddButton(self)
        self.sort_button = HeadingButton(self)
        for changing in (self.sectionResized, self.sectionMoved, self.geometriesChanged):
            changing.connect(self._place_button)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_button()

    @override
    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Leave the headings as they are: Qt paints all of them anew whichever row is chosen."""

    def _place_button(self, *_: object) -> None:
        if self.count() > Column.NAME:
            left, wide = self.sectionViewportPosition(Column.NAME), self.sectionSize(Column.NAME)
            metrics = QFontMetrics(text_font(TextSize.SMALL, bold=True))
            word = metrics.horizontalAdvance(str(self.model().headerData(Column.NAME, self.orientation()) or ""))
            self.add_button.set_width(QRect(left, 0, wide, self.height()), word + 2 * PAD)
            turn = QRect(self.sectionViewportPosition(Column.TURN), 0, self.sectionSize(Column.TURN), self.height() - 1)
            self.sort_button.setGeometry(turn)

    @override
    def initStyleOptionForIndex(self, option: QStyleOptionHeader, logical_index: int) -> None:
        super().initStyleOptionForIndex(option, logical_index)
        room = self.sectionSize(logical_index) - 2 * PAD
        metrics = QFontMetrics(text_font(TextSize.SMALL, bold=True))
        option.text = metrics.elidedText(option.text, Qt.TextElideMode.ElideRight, room)


class RosterHighlights:
    """Tells the delegates which rows and zones are highlighted, and which cells have just changed."""

    def __init__(
        self, model: CharactersModel, carried: CarriedTokens, drop_target: DropTarget, flash: ChangeHighlight
    ) -> None:
        self._model = model
        self._carried = carried
        self._drop_target = drop_target
        self._flash = flash

    def row_highlight(self, character: CharacterId) -> DropHighlight:
        """How a character's row is highlighted."""
        return self._drop_target.highlight(held_by(character))

    def zone_highlights(self, character: CharacterId) -> tuple[tuple[str, DropHighlight], ...]:
        """The names of a row's own drop zones, and how each is highlighted."""
        zones = self._model.drop_zones(self._carried.tokens, character)
        return tuple((zone.name, self._drop_target.highlight(OnUse(zone.key, character))) for zone in zones)

    def fresh_on(self, row: int) -> frozenset[int]:
        """The columns of a row that have just changed."""
        return self._flash.fresh_on(row)

    def targets(self, character: CharacterId) -> tuple[Target, ...]:
        """Every place of a row where what is carried could be dropped: the row, then its zones."""
        zones = self._model.drop_zones(self._carried.tokens, character)
        return held_by(character), *(OnUse(zone.key, character) for zone in zones)


def whose(target: Target) -> CharacterId:
    """The character on whose row a target lies; nobody for one that lies elsewhere."""
    match target:
        case OnUse():
            return target.by
        case Place(kind="character"):
            return CharacterId(target.key)
    return NOBODY


MOST_GROWTH = 2.0


class Choice(NamedTuple):
    """Whose row is chosen, in which campaign, and in which of its cells; and who is selected, that one among them."""

    campaign: str
    character: CharacterId
    column: Column
    selected: tuple[CharacterId, ...]


class FoldSign(Enum):
    """What several like ones are unfolded with, and folded up again."""

    SIGN = "fold"


Segment = int
Thing = TokenFace | ActionMark | Segment | NameCell | FoldSign | TrackCell
"""What the pointer takes hold of in a cell: a held token, an action's letter, a segment of a track, a bar, a name."""


class RosterTable(DropTargetMixin, QTableView):
    """The table of the characters; rows are highlighted while tokens are carried."""

    add_hero_requested = Signal()
    import_roster_requested = Signal()

    def __init__(self, model: CharactersModel, carried: CarriedTokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.roster = model
        self.carried = carried
        self.drop_target = DropTarget(self, carried, self.target_at)
        self.highlights = RosterHighlights(
            model, carried, self.drop_target, ChangeHighlight(self, model, model.switched_state)
        )
        self.track_delegate = TrackDelegate(self.highlights, self)
        self.tokens_delegate = HeldTokensDelegate(self.highlights, self)
        self._names = NameDelegate(self.highlights, self)
        self._delegates: dict[type[RowCellDelegate], RowCellDelegate] = {
            type(one): one for one in (self.track_delegate, self.tokens_delegate, self._names)
        }
        self._first = self._last = 0
        self.columns = RosterColumns(self, model, self._names)
        self._empty = EmptyRoster(wrap_viewport(self))
        self._chosen: Choice | None = None
        self._chosen_elsewhere: Choice | None = None
        self._stands_in: CharacterId | None = None
        self.looks_elsewhere = False
        header = RosterHeader(self)
        self.add_button, self.sort_button = header.add_button, header.sort_button
        self.setHorizontalHeader(header)
        self.setModel(model)
        hide_beneath(self)
        self._set_up()
        self._set_up_columns()
        self._connect()
        self._on_theme_changed()
        self._on_reset()

    def character_at(self, index: Index) -> CharacterId | None:
        """The character on whose row a cell is."""
        found = index.data(Role.ID)
        return CharacterId(found) if found else None

    def current_character(self) -> CharacterId | None:
        """The character whose row is the current one."""
        return self.character_at(self.currentIndex())

    def selected_characters(self) -> tuple[CharacterId, ...]:
        """Everyone whose row is selected, from the top down; the current one where no row is."""
        found = [self.character_at(self.roster.index(row, Column.NAME)) for row in self.selected_rows()]
        return tuple(one for one in found if one)

    def selected_rows(self) -> list[int]:
        """The rows that are selected, from the top down; the current one where none is."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows(Column.NAME))
        return rows or [self.currentIndex().row()]

    def choose(self, character: CharacterId, column: Column = Column.NAME) -> None:
        """Make a character's row the current one; who shares it with others and is not meant by it gets an own one."""
        row = self.roster.row_of(character)
        if row is not None and self.character_at(self.roster.index(row, column)) != character:
            self.roster.fold(character, folded=False)
            row = self.roster.row_of(character)
        if row is not None:
            self.choose_cell(row, column)

    def choose_all_like(self, character: CharacterId) -> None:
        """Select a character and all who are alike, each in an own row."""
        self.choose(character)
        self.roster.fold(character, folded=False)
        self.choose(character)
        select = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
        for one in self.roster.crowd_of(character):
            self.selectionModel().select(self.roster.index(self.roster.row_of(one) or 0, Column.NAME), select)

    def fold(self, character: CharacterId, *, folded: bool) -> bool:
        """Have all who are like a character in one row, or each in its own, and stay with it; False where they are."""
        if not self.roster.fold(character, folded=folded):
            return False
        self.choose_cell(self.roster.row_of(character) or 0, Column.NAME)
        return True

    def characters(self) -> list[CharacterId]:
        """Everyone who has a row, from the top down."""
        found = (self.character_at(self.roster.index(row, Column.NAME)) for row in range(self.roster.rowCount()))
        return [character for character in found if character]

    def target_at(self, point: QPoint) -> Target | None:
        """Where a drop at a point of the viewport would land: on a zone, or on its row."""
        index = self.indexAt(point)
        character = self.character_at(index)
        if character is None:
            return None
        row, *zones = self.highlights.targets(character)
        rects = zone_rects(self.visualRect(index.siblingAtColumn(Column.CONDITIONS)), len(zones))
        return next((zone for zone, rect in zip(zones, rects, strict=True) if rect.contains(point)), row)

    def place_of(self, target: Target) -> QPoint:
        """Where a target is on the screen; what is shown about it goes beside that point."""
        return self.place_of_cell(self.cell_of(target))

    def cell_of(self, target: Target) -> QModelIndex:
        """The cell that stands for a target: the name for a row, the conditions for its zones."""
        column = Column.CONDITIONS if isinstance(target, OnUse) else Column.NAME
        return self.roster.index(self.roster.row_of(whose(target)) or 0, column)

    def place_of_cell(self, index: QModelIndex) -> QPoint:
        """Where the middle of a cell is on the screen."""
        return self.viewport().mapToGlobal(self.visualRect(index).center())

    def show_turn(self) -> None:
        """Bring the row of whoever has the turn into sight, and the one after it."""
        row = self.roster.acting_row()
        if row is None:
            return
        for shown in (min(row + 1, self.roster.rowCount() - 1), row):
            if not self._is_within(shown, self.viewport().height()) or self.horizontalScrollBar().value():
                self.scrollTo(self.roster.index(shown, Column.NAME))

    def _is_turn_within(self, height: int) -> bool:
        """Whether the row of whoever has the turn is seen whole where so much of the table is."""
        row = self.roster.acting_row()
        return row is not None and self._is_within(row, height)

    def rect_of_row(self, row: int) -> QRect:
        """Where a row is in the viewport, from end to end."""
        return QRect(0, self.rowViewportPosition(row), self.viewport().width(), self.rowHeight(row))

    def _is_within(self, row: int, height: int) -> bool:
        """Whether a row is seen whole where so much of the table is."""
        top = self.rowViewportPosition(row)
        return top >= 0 and top + self.rowHeight(row) <= height

    def repaint_cell(self, character: CharacterId, column: int) -> None:
        """Have one cell painted again."""
        row = self.roster.row_of(character)
        if row is not None:
            self.update(self.roster.index(row, column))

    def thing_at(self, point: QPoint) -> Thing | None:
        """What a press at a point of the viewport takes hold of."""
        index = self.indexAt(point)
        cell, rect = index.data(Role.CELL), self.visualRect(index)
        match cell:
            case NameCell():
                return FoldSign.SIGN if cell.fold and fold_rect(rect).contains(point) else cell
            case HeldTokens():
                return token_at(rect, cell, point)
            case Actions():
                return action_at(rect, cell, point)
            case TrackCell():
                is_number = cell.look == "bar" or number_rect(rect, cell).contains(point)
                return cell if is_number else segment_at(rect, point, cell)
        return None

    @override
    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """With the name comes the mark of the turn, which stands before it."""
        super().scrollTo(index, hint)
        if index.column() == Column.NAME:
            self.horizontalScrollBar().setValue(0)

    @override
    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Tell of the cells of a row one by one: for several, Qt paints those of the next row anew as well.

        Where nobody but the screen is to be told, a row that changed from end to end is painted anew.
        """
        row = first.row()
        if row != last.row():
            super().dataChanged(first, last)
        elif last.column() - first.column() == self.roster.columnCount() - 1 and not (
            self.is_editing or QAccessible.isActive()
        ):
            self.viewport().update(0, self.rowViewportPosition(row), self.viewport().width(), self.rowHeight(row))
        else:
            for column in range(first.column(), last.column() + 1):
                cell = self.roster.index(row, column)
                super().dataChanged(cell, cell)

    @property
    def is_editing(self) -> bool:
        """Whether a cell is being written in."""
        return self.state() == QAbstractItemView.State.EditingState

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        paint_ground(self, event)
        if self.model() is not self.roster:  # which may go before its view
            return
        columns = [column for column in range(self.roster.columnCount()) if not self.isColumnHidden(column)]
        across = {column: (self.columnViewportPosition(column), self.columnWidth(column)) for column in columns}
        rows: dict[int, set[int]] = {}
        for area in cast("Iterable[QRect]", event.region()):  # that it can be gone through, its stub does not say
            touched = {
                column for column, (left, wide) in across.items() if left <= area.right() and area.left() < left + wide
            }
            for row in self._rows_in(area):
                rows.setdefault(row, set()).update(touched)
        with QPainter(self.viewport()) as painter:
            for row, touched in rows.items():
                self._paint_row(painter, row, {column: across[column] for column in touched})

    def _rows_in(self, area: QRect) -> range:
        """The rows of which something lies in a part of the viewport."""
        first, last = self.rowAt(max(0, area.top())), self.rowAt(area.bottom())
        return range(max(0, first), (last if last >= 0 else self.roster.rowCount() - 1) + 1) if first >= 0 else range(0)

    def _paint_row(self, painter: QPainter, row: int, columns: Mapping[int, tuple[int, int]]) -> None:
        """Paint some cells of a row; a column's place is where it begins, and how wide it is."""
        shown = self.roster.shown_on(row)
        if not shown:
            return
        top, high = self.rowViewportPosition(row), self.rowHeight(row)
        is_selected = self.selectionModel().isSelected(self.roster.index(row, Column.NAME))
        opens_side = not self.roster.is_in_turn and self._opens_side(row)
        fresh = self.highlights.fresh_on(row)
        for column, (left, wide) in columns.items():
            look = CellLook(is_selected, column in fresh, opens_side, column == self._first, column == self._last)
            delegate = self._delegates[self.roster.columns[column].delegate]
            delegate.paint_cell(painter, QRect(left, top, wide, high), shown[column], look)

    def _opens_side(self, row: int) -> bool:
        """Whether a row is the first of the opposition, below a hero's; rows in the order of turns are not parted."""
        above = self.roster.shown_on(row - 1) if row and not self.roster.shown_on(row)[0].row_state.is_hero else ()
        return bool(above) and above[0].row_state.is_hero

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        before = self._is_turn_within(event.oldSize().height())
        super().resizeEvent(event)
        self._empty.setGeometry(self.viewport().rect())
        if event.size().width() != event.oldSize().width():
            self.columns.fit_names()
        if before and not self._is_turn_within(event.size().height()):
            self.show_turn()
        self._fit_rows()

    def _set_up(self) -> None:
        self.setAccessibleName(tr("Characters"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setMouseTracking(True)

    def _set_up_columns(self) -> None:
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setStretchLastSection(True)
        header.setStyleSheet(f"QHeaderView::section {{ padding: 0 {PAD}px; }}")
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def _connect(self) -> None:
        self.drop_target.aimed.connect(self._repaint)
        self.carried.changed.connect(self._on_carry_changed)
        self._empty.add_hero_requested.connect(self.add_hero_requested)
        self._empty.import_roster_requested.connect(self.import_roster_requested)
        self.roster.rowsInserted.connect(self._on_rows_inserted)
        self.roster.rowsRemoved.connect(self._on_rows_removed)
        self.roster.turn_passed.connect(self.show_turn)
        self.roster.dataChanged.connect(self._on_cells_changed)
        for leaving in (self.roster.modelAboutToBeReset, self.roster.about_to_regroup):
            leaving.connect(self._remember_choice)
        self.roster.regrouped.connect(self._on_regrouped)
        self.roster.about_to_switch_state.connect(self._leave_this_moment)
        self.roster.switched_state.connect(self._come_to_another)
        self.roster.modelReset.connect(self._on_reset)
        theme().theme_changed.connect(self._on_theme_changed)

    def _choice(self) -> Choice | None:
        current, character = self.currentIndex(), self.current_character()
        if character is None:
            return None
        return Choice(self.roster.campaign, character, Column(current.column()), self.selected_characters())

    def _remember_choice(self) -> None:
        self._chosen = self._choice()

    def _choose_again(self) -> None:
        self._choose(self._chosen)

    def _choose(self, chosen: Choice | None) -> None:
        """Choose who had been chosen, where they are; in another campaign the same id is somebody else's."""
        is_here = chosen is not None and chosen.campaign == self.roster.campaign
        row = self.roster.row_of(chosen.character) if chosen is not None and is_here else None
        if chosen is not None and row is not None:
            self.choose_cell(row, chosen.column)
            flag, rows = QItemSelectionModel.SelectionFlag, {self.roster.row_of(one) for one in chosen.selected}
            for other in rows | {row}:
                if other is not None:
                    how = flag.Select if other in rows else flag.Deselect
                    self.selectionModel().select(self.roster.index(other, Column.NAME), how | flag.Rows)

    def choose_cell(self, row: int, column: int) -> None:
        """Choose a row alone, in one of its cells: by itself Qt adds it to others while Ctrl is down, as by Ctrl+Z."""
        alone = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.selectionModel().setCurrentIndex(self.roster.index(row, column), alone)

    def _leave_this_moment(self) -> None:
        """Whoever is chosen stays so in another moment, or is chosen again as soon as they are there."""
        if self._chosen_elsewhere is None or self.current_character() != self._stands_in:
            self._chosen_elsewhere = self._choice()
        self.looks_elsewhere = True
        self.setAutoScroll(False)

    def _come_to_another(self) -> None:
        self.setAutoScroll(True)
        if self.looks_elsewhere:
            if self._choice() != self._chosen_elsewhere:
                self._choose(self._chosen_elsewhere)
            self.looks_elsewhere = False
            self._stands_in = self.current_character()
        self.show_turn()  # last: whoever is chosen again has scrolled to their row

    def _on_regrouped(self) -> None:
        self._choose_again()
        self.show_turn()
        self._repaint()

    def _repaint(self) -> None:
        self.viewport().update()

    def _on_carry_changed(self) -> None:
        self.tokens_delegate.carried = self.carried.tokens
        self._repaint()

    def _on_rows_inserted(self, _parent: Index, first: int, last: int) -> None:
        self.columns.measure_names(first, last)
        self._fit_rows()
        self._show_emptiness()

    def _on_rows_removed(self, *_: object) -> None:
        self.columns.forget_removed()
        self._fit_rows()
        self._show_emptiness()

    def height_of_row(self) -> int:
        """How high a row is where there is no room to spare."""
        return height_of_rows(self.roster.rowCount())

    def _fit_rows(self) -> None:
        """Rows grow into the room of a large window, up to twice as high."""
        high, room = self.height_of_row(), self.viewport().height() - 1
        if is_roomy():
            high = max(high, min(round(high * MOST_GROWTH), room // max(1, self.roster.rowCount())))
        if high != self.verticalHeader().defaultSectionSize():
            self.verticalHeader().setDefaultSectionSize(high)
            self.show_turn()

    def _on_cells_changed(self, first: Index, last: Index) -> None:
        self.columns.follow_cells(first, last)

    def _show_emptiness(self, *_: object) -> None:
        self._empty.setVisible(self.roster.rowCount() == 0)
        self.horizontalHeader().setVisible(self.roster.rowCount() > 0)

    def _on_reset(self) -> None:
        """Show the columns of the game on the table, its tracks side by side."""
        header, empty = self.horizontalHeader(), self.roster.empty_columns()
        order = self.roster.in_order()
        self._first, self._last = order[0], order[-1]
        for place, column in enumerate(order):
            header.moveSection(header.visualIndex(column), place)
            self.setColumnHidden(column, column in empty)
            kind = self.roster.columns[column].delegate
            if kind not in self._delegates:
                self._delegates[kind] = kind(self.highlights, self)
            self.setItemDelegateForColumn(column, self._delegates[kind])
        self.columns.set_all()
        self._fit_rows()
        self._show_emptiness()
        self._choose_again()

    def _on_theme_changed(self) -> None:
        self._on_reset()
        self._repaint()

"""The roster's table: its header, its hit tests, and what is highlighted in it.

More rows are lower. Column widths are in ``column_widths``, gestures in ``roster_input``.
"""

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import NamedTuple, cast

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFontMetrics, QMoveEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyleOptionHeader,
    QTableView,
    QToolButton,
    QWidget,
)

from gmtracker.engine.campaign import Place, character_place
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.engine.ruleset import OnUse, Target
from gmtracker.i18n import tr
from gmtracker.ui.modelview.cells import ActionMark, Actions, HeldTokens, NameCell, Role, TokenFace, TrackCell
from gmtracker.ui.modelview.painting import (
    PAD,
    ChangeHighlight,
    DropHighlight,
    EmptyRoster,
    make_opaque,
    paint_background,
)
from gmtracker.ui.modelview.row_delegate import CellLook, RowCellDelegate
from gmtracker.ui.modelview.row_strip import EDGE, RowStrip, draw_notch
from gmtracker.ui.modelview.row_sync import Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.roster.column_widths import RosterColumns, height_of_rows
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.roster.delegates import ActionsDelegate, NameDelegate, action_at, fold_rect, zone_rects
from gmtracker.ui.roster.model import CharactersModel
from gmtracker.ui.theme.fonts import TextSize, is_roomy, text_font
from gmtracker.ui.theme.icons import icon
from gmtracker.ui.theme.spacing import fix_icon, tip
from gmtracker.ui.theme.theme import theme
from gmtracker.ui.tokens.delegate import HeldTokensDelegate, token_at
from gmtracker.ui.tokens.drag_drop import CarriedTokens, DropTarget, DropTargetMixin
from gmtracker.ui.tracks.delegate import TrackDelegate, find_segment, number_rect
from gmtracker.ui.widgets.buttons import ToolButton
from gmtracker.ui.widgets.scroll import wrap_viewport

HEADING_ICON = 14
LEAST_SECTION = 14


class HeadingButton(ToolButton):
    """A small button in the table's header, no wider than its icon or text."""

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
    """The menu button for adding characters, at the end of the name heading."""

    def __init__(self, header: QHeaderView) -> None:
        super().__init__(header)
        self.setIcon(icon("plus"))
        self.setText(tr("Add"))
        self.setAccessibleName(tr("Add characters"))
        self.setToolTip(tip(tr("Add heroes or opposition")))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._stands_in: tuple[object, ...] = ()

    def set_width(self, heading: QRect, word: int) -> None:
        """Move to the end of a heading with a text of that width, and show the own text if there is room for both."""
        if self._stands_in == (heading, word, self.iconSize()):
            return
        self._stands_in = heading, word, self.iconSize()
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        if self.sizeHint().width() > heading.width() - word:
            self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        size = self.sizeHint().boundedTo(heading.size())
        self.setGeometry(heading.right() + 1 - size.width(), heading.top(), size.width(), heading.height() - 1)


class RosterHeader(QHeaderView):
    """The header. It elides headings of narrow columns; Qt would elide them sooner, or cut them without an ellipsis."""

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
        """Do nothing: Qt would repaint the whole header for any change of selection."""

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
        """Return the highlight of a character's row."""
        return self._drop_target.highlight(character_place(character))

    def zone_highlights(self, character: CharacterId) -> tuple[tuple[str, DropHighlight], ...]:
        """Return the names of a row's own drop zones and their highlights."""
        zones = self._model.drop_zones(self._carried.tokens, character)
        return tuple((zone.name, self._drop_target.highlight(OnUse(zone.key, character))) for zone in zones)

    def fresh_on(self, row: int) -> frozenset[int]:
        """Return the columns of a row that have just changed."""
        return self._flash.fresh_columns(row)

    def targets(self, character: CharacterId) -> tuple[Target, ...]:
        """Return every target on a character's row: the row, then its zones."""
        zones = self._model.drop_zones(self._carried.tokens, character)
        return character_place(character), *(OnUse(zone.key, character) for zone in zones)


def whose(target: Target) -> CharacterId:
    """Return the character on whose row a target is, or NOBODY."""
    match target:
        case OnUse():
            return target.by
        case Place(kind="character"):
            return CharacterId(target.key)
    return NOBODY


MOST_GROWTH = 2.0


class Choice(NamedTuple):
    """The current cell and the selection: the campaign, the character, the column, and all selected characters."""

    campaign: str
    character: CharacterId
    column: int
    selected: tuple[CharacterId, ...]


class FoldSign(Enum):
    """The sign that unfolds a crowd, or folds it again."""

    SIGN = "fold"


Segment = int
Thing = TokenFace | ActionMark | Segment | NameCell | FoldSign | TrackCell
"""What the pointer can be on in a cell: a held token, an action's letter, a segment or number of a track, a name."""


class RosterTable(DropTargetMixin, QTableView):
    """The table of characters. Rows are highlighted while tokens are carried."""

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
        self.actions_delegate = ActionsDelegate(self.highlights, self)
        self._names = NameDelegate(self.highlights, self)
        self._delegates: dict[type[RowCellDelegate], RowCellDelegate] = {
            type(one): one for one in (self.track_delegate, self.tokens_delegate, self.actions_delegate, self._names)
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
        self.strip = RowStrip(self, model.row_of)
        make_opaque(self)
        self._set_up()
        self._set_up_columns()
        self._connect()
        self._on_theme_changed()
        self._on_reset()

    def character_at(self, index: Index) -> CharacterId | None:
        """Return the character of a cell's row, or None."""
        found = index.data(Role.ID)
        return CharacterId(found) if found else None

    def current_character(self) -> CharacterId | None:
        """Return the character of the current row, or None."""
        return self.character_at(self.currentIndex())

    def selected_characters(self) -> tuple[CharacterId, ...]:
        """Return the characters of the selected rows, from top to bottom; that of the current row if none is."""
        found = [self.character_at(self.roster.index(row, Column.NAME)) for row in self.selected_rows()]
        return tuple(one for one in found if one)

    def selected_rows(self) -> list[int]:
        """Return the selected rows, from top to bottom; the current one if none is selected."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows(Column.NAME))
        return rows or [self.currentIndex().row()]

    def choose(self, character: CharacterId, column: Column = Column.NAME) -> None:
        """Make a character's row the current one. Unfolds a row that stands for another character."""
        row = self.roster.row_of(character)
        if row is not None and self.character_at(self.roster.index(row, column)) != character:
            self.roster.fold(character, folded=False)
            row = self.roster.row_of(character)
        if row is not None:
            self.choose_cell(row, column)

    def choose_all_like(self, character: CharacterId) -> None:
        """Unfold a character's crowd and select all of its rows."""
        self.choose(character)
        self.roster.fold(character, folded=False)
        self.choose(character)
        select = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
        for one in self.roster.crowd_of(character):
            self.selectionModel().select(self.roster.index(self.roster.row_of(one) or 0, Column.NAME), select)

    def fold(self, character: CharacterId, *, folded: bool) -> bool:
        """Fold or unfold a character's crowd, and keep its row current. Returns False if that changes nothing."""
        if not self.roster.fold(character, folded=folded):
            return False
        self.choose_cell(self.roster.row_of(character) or 0, Column.NAME)
        return True

    def characters(self) -> list[CharacterId]:
        """Return the character of each row, from top to bottom."""
        found = (self.character_at(self.roster.index(row, Column.NAME)) for row in range(self.roster.rowCount()))
        return [character for character in found if character]

    def target_at(self, point: QPoint) -> Target | None:
        """Return the target of a drop at a point of the viewport: a zone, the row, or None."""
        index = self.indexAt(point)
        character = self.character_at(index)
        if character is None:
            return None
        row, *zones = self.highlights.targets(character)
        rects = zone_rects(self.visualRect(index.siblingAtColumn(Column.CONDITIONS)), len(zones))
        return next((zone for zone, rect in zip(zones, rects, strict=True) if rect.contains(point)), row)

    def place_of(self, target: Target) -> QPoint:
        """Return the point of the screen beside which hints about a target are shown."""
        return self.place_of_cell(self.cell_of(target))

    def cell_of(self, target: Target) -> QModelIndex:
        """Return a target's cell: the name for a row, the conditions for its zones."""
        column = Column.CONDITIONS if isinstance(target, OnUse) else Column.NAME
        return self.roster.index(self.roster.row_of(whose(target)) or 0, column)

    def place_of_cell(self, index: QModelIndex) -> QPoint:
        """Return the point of the screen at a cell's center."""
        return self.viewport().mapToGlobal(self.visualRect(index).center())

    def show_turn(self) -> None:
        """Scroll to the active character's row and the one after it."""
        row = self.roster.acting_row()
        if row is None:
            return
        for shown in (min(row + 1, self.roster.rowCount() - 1), row):
            if not self._is_within(shown, self.viewport().height()) or self.horizontalScrollBar().value():
                self.scrollTo(self.roster.index(shown, Column.NAME))

    def _is_turn_within(self, height: int) -> bool:
        """Whether the active character's row is fully visible in a viewport of that height."""
        row = self.roster.acting_row()
        return row is not None and self._is_within(row, height)

    def rect_of_row(self, row: int) -> QRect:
        """Return a row's rectangle in the viewport, from end to end."""
        return QRect(0, self.rowViewportPosition(row), self.viewport().width(), self.rowHeight(row))

    def _is_within(self, row: int, height: int) -> bool:
        """Whether a row is fully visible in a viewport of that height."""
        top = self.rowViewportPosition(row)
        return top >= 0 and top + self.rowHeight(row) <= height

    def repaint_cell(self, character: CharacterId, column: int) -> None:
        """Repaint one cell."""
        row = self.roster.row_of(character)
        if row is not None:
            self.update(self.roster.index(row, column))

    def thing_at(self, point: QPoint) -> Thing | None:
        """Return what can be pressed at a point of the viewport, or None."""
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
                return cell if is_number else find_segment(rect, point, cell)
        return None

    @override
    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """Scroll to a cell; for a name as far left as possible, because the mark of the turn is before it."""
        super().scrollTo(index, hint)
        if index.column() == Column.NAME:
            self.horizontalScrollBar().setValue(0)

    @override
    def visualRect(self, index: Index) -> QRect:
        """Return a cell's rectangle, without the strip below its row."""
        rect = super().visualRect(index)
        rect.setHeight(min(rect.height(), self.verticalHeader().defaultSectionSize()))
        return rect

    @override
    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Update the cells of a row one by one, because for several Qt repaints those of the next row as well.

        A row that changed from end to end is only repainted, if neither an editor nor a screen reader has to know.
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
        """Whether a cell is being edited."""
        return self.state() == QAbstractItemView.State.EditingState

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        paint_background(self, event)
        if self.model() is not self.roster:  # The model may be deleted before its view.
            return
        is_at_actions = self.currentIndex().column() == Column.ACTIONS
        self.actions_delegate.current = self.current_character() if is_at_actions else None
        columns = [column for column in range(self.roster.columnCount()) if not self.isColumnHidden(column)]
        across = {column: (self.columnViewportPosition(column), self.columnWidth(column)) for column in columns}
        rows: dict[int, set[int]] = {}
        for area in cast("Iterable[QRect]", event.region()):  # PySide's stub does not say that it is iterable.
            touched = {
                column for column, (left, wide) in across.items() if left <= area.right() and area.left() < left + wide
            }
            for row in self._rows_in(area):
                rows.setdefault(row, set()).update(touched)
        with QPainter(self.viewport()) as painter:
            for row, touched in rows.items():
                self._paint_row(painter, row, {column: across[column] for column in touched})

    def _rows_in(self, area: QRect) -> range:
        """Return the rows that are at least partly in an area of the viewport."""
        first, last = self.rowAt(max(0, area.top())), self.rowAt(area.bottom())
        return range(max(0, first), (last if last >= 0 else self.roster.rowCount() - 1) + 1) if first >= 0 else range(0)

    def _paint_row(self, painter: QPainter, row: int, columns: Mapping[int, tuple[int, int]]) -> None:
        """Paint some cells of a row; ``columns`` maps each to its left edge and width."""
        shown = self.roster.shown_on(row)
        if not shown:
            return
        top, high = self.rowViewportPosition(row), self.verticalHeader().defaultSectionSize()
        is_above_strip = row == self.strip.row
        is_selected = is_above_strip or self.selectionModel().isSelected(self.roster.index(row, Column.NAME))
        opens_side = not self.roster.is_in_turn and self._opens_side(row)
        fresh = self.highlights.fresh_on(row)
        for column, (left, wide) in columns.items():
            look = CellLook(is_selected, column in fresh, opens_side, column == self._first, column == self._last)
            delegate = self._delegates[self.roster.columns[column].delegate]
            delegate.paint_cell(painter, QRect(left, top, wide, high), shown[column], look)
        if is_above_strip:
            draw_notch(painter, top + high + EDGE)

    def _opens_side(self, row: int) -> bool:
        """Whether a row is the first of the opposition, below a hero's row. Never in turn order."""
        above = self.roster.shown_on(row - 1) if row and not self.roster.shown_on(row)[0].row_state.is_hero else ()
        return bool(above) and above[0].row_state.is_hero

    @override
    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self.strip.place()

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
        self.strip.resized.connect(self._fit_rows)
        theme().theme_changed.connect(self._on_theme_changed)

    def _current_choice(self) -> Choice | None:
        current, character = self.currentIndex(), self.current_character()
        if character is None:
            return None
        return Choice(self.roster.campaign, character, current.column(), self.selected_characters())

    def _remember_choice(self) -> None:
        self._chosen = self._current_choice()

    def _choose_again(self) -> None:
        self._choose(self._chosen)

    def _choose(self, chosen: Choice | None) -> None:
        """Restore a choice. In another campaign the same id is someone else, so nothing is chosen there."""
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
        """Make a cell the current one and select only its row. While Ctrl is down, Qt would add it to the selection."""
        alone = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.selectionModel().setCurrentIndex(self.roster.index(row, column), alone)

    def _leave_this_moment(self) -> None:
        """Remember the choice before another moment is shown, unless it has been remembered already."""
        if self._chosen_elsewhere is None or self.current_character() != self._stands_in:
            self._chosen_elsewhere = self._current_choice()
        self.looks_elsewhere = True
        self.setAutoScroll(False)

    def _come_to_another(self) -> None:
        self.setAutoScroll(True)
        if self.looks_elsewhere:
            if self._current_choice() != self._chosen_elsewhere:
                self._choose(self._chosen_elsewhere)
            self.looks_elsewhere = False
            self._stands_in = self.current_character()
        self.show_turn()  # Last, because restoring the choice scrolls to its row.

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
        """Return the height of a row if there is no room to spare."""
        return height_of_rows(self.roster.rowCount(), self.viewport().height())

    def _fit_rows(self, *, is_text_new: bool = False) -> None:
        """Set the rows' height. In a large window they grow up to twice as high.

        While a strip is open, they keep their height, unless the text has another size.
        """
        high, room = self.height_of_row(), self.viewport().height() - 1
        if is_roomy():
            high = max(high, min(round(high * MOST_GROWTH), room // max(1, self.roster.rowCount())))
        if high != self.verticalHeader().defaultSectionSize() and (is_text_new or not self.strip.height):
            self.verticalHeader().setDefaultSectionSize(high)
            self.columns.fit_names()
            self.show_turn()
        self.strip.place()

    def _on_cells_changed(self, first: Index, last: Index) -> None:
        self.columns.follow_cells(first, last)

    def _show_emptiness(self, *_: object) -> None:
        self._empty.say(are_set_aside=self.roster.has_characters)
        self._empty.setVisible(self.roster.rowCount() == 0)
        self.horizontalHeader().setVisible(self.roster.rowCount() > 0)

    def _on_reset(self) -> None:
        """Show the columns of the game, its tracks side by side."""
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
        self._fit_rows(is_text_new=True)
        self._show_emptiness()
        self._choose_again()

    def _on_theme_changed(self) -> None:
        self._on_reset()
        self._repaint()

"""The table of the roster: its columns, and what lies where in it. What gestures do is in ``characters_view``."""

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from gmtracker.engine.ids import CharacterId
from gmtracker.engine.ruleset import OnUse, Target
from gmtracker.ui.carry import Carry
from gmtracker.ui.delegates.ground import PAD
from gmtracker.ui.delegates.headings import NameDelegate, TierDelegate, TurnDelegate
from gmtracker.ui.delegates.marks import ActionsDelegate, WordsDelegate, action_at, zone_rects
from gmtracker.ui.delegates.tokens import HeldTokensDelegate, token_at
from gmtracker.ui.delegates.wheels import WellDelegate, segment_at
from gmtracker.ui.look.theme import theme
from gmtracker.ui.look.typography import row_height, scaled
from gmtracker.ui.models.cells import ActionMark, Heading, TokenFace, Well
from gmtracker.ui.models.characters import CharactersModel, Column, Role
from gmtracker.ui.models.rows import Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.views.empty import EmptyRoster
from gmtracker.ui.views.flash import Flash
from gmtracker.ui.views.landing import Landing, TakesDrops
from gmtracker.ui.views.opaque import hide_beneath, paint_ground
from gmtracker.ui.views.roster_columns import RosterColumns, RosterHeader
from gmtracker.ui.views.roster_lights import RosterLights, whose
from gmtracker.ui.widgets.viewports import wrap_viewport
from gmtracker.words import tr

TALLER = 4

Segment = int
Thing = TokenFace | ActionMark | Segment | Heading | Well
"""What the pointer takes hold of in a cell: a held token, an action's letter, a segment of a well, a bar, a name."""


class RosterTable(TakesDrops, QTableView):
    """Rows of characters, lit by what is carried."""

    add_hero_requested = Signal()
    import_roster_requested = Signal()

    def __init__(self, model: CharactersModel, carry: Carry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.roster = model
        self.carry = carry
        self.landing = Landing(self, carry, self.target_at)
        self.lights = RosterLights(model, carry, self.landing, Flash(self, model, model.looked_elsewhere))
        self.well_delegate = WellDelegate(self.lights, self)
        self.tokens_delegate = HeldTokensDelegate(self.lights, self)
        self._names = NameDelegate(self.lights, self)
        self.columns = RosterColumns(self, model, self._names)
        self._empty = EmptyRoster(wrap_viewport(self))
        self._chosen: tuple[CharacterId, Column] | None = None
        self.setHorizontalHeader(RosterHeader(self))
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
        selection = self.selectionModel().selectedRows(Column.NAME)
        found = [self.character_at(index) for index in sorted(selection, key=QModelIndex.row)]
        return tuple(one for one in found or [self.current_character()] if one)

    def choose(self, character: CharacterId, column: Column = Column.NAME) -> None:
        """Make a character's row the current one."""
        row = self.roster.row_of(character)
        if row is not None:
            self.setCurrentIndex(self.roster.index(row, column))

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
        row, *zones = self.lights.targets(character)
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

    def height_of_rows(self, least: int) -> int:
        """How high the table is with all its rows in sight, and room for so many at least."""
        rows = max(self.roster.rowCount(), least) * self.verticalHeader().defaultSectionSize()
        return rows + self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth()

    def repaint_cell(self, character: CharacterId, column: int) -> None:
        """Have one cell painted again."""
        row = self.roster.row_of(character)
        if row is not None:
            self.update(self.roster.index(row, column))

    def thing_at(self, point: QPoint) -> Thing | None:
        """What a press at a point of the viewport takes hold of."""
        index = self.indexAt(point)
        cell, rect = index.data(Role.CELL), self.visualRect(index)
        match index.column():
            case Column.NAME:
                return cell if isinstance(cell, Heading) else None
            case Column.TOKENS:
                return token_at(rect, cell, point)
            case Column.ACTIONS:
                return action_at(rect, cell, point)
            case _ if isinstance(cell, Well):
                return cell if cell.look == "bar" else segment_at(rect, point, cell)
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
    def paintEvent(self, event: QPaintEvent) -> None:
        paint_ground(self, event)
        super().paintEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._empty.setGeometry(self.viewport().rect())
        self.columns.fit_names()

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
        delegates = {
            Column.TURN: TurnDelegate(self.lights, self),
            Column.NAME: self._names,
            Column.TIER: TierDelegate(self.lights, self),
            Column.TOKENS: self.tokens_delegate,
            Column.ACTIONS: ActionsDelegate(self.lights, self),
            Column.CONDITIONS: WordsDelegate(self.lights, self),
        }
        for column, delegate in delegates.items():
            self.setItemDelegateForColumn(column, delegate)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setStretchLastSection(True)
        header.setStyleSheet(f"QHeaderView::section {{ padding: 0 {PAD}px; }}")
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def _connect(self) -> None:
        self.landing.aimed.connect(self._repaint)
        self.carry.changed.connect(self._on_carry_changed)
        self._empty.add_hero_requested.connect(self.add_hero_requested)
        self._empty.import_roster_requested.connect(self.import_roster_requested)
        self.roster.rowsInserted.connect(self._on_rows_inserted)
        self.roster.rowsRemoved.connect(self._show_emptiness)
        self.roster.dataChanged.connect(self._on_cells_changed)
        self.roster.modelAboutToBeReset.connect(self._remember_choice)
        self.roster.modelReset.connect(self._on_reset)
        theme().theme_changed.connect(self._on_theme_changed)

    def _remember_choice(self) -> None:
        current, character = self.currentIndex(), self.current_character()
        self._chosen = (character, Column(current.column())) if character else None

    def _choose_again(self) -> None:
        if self._chosen is not None:
            self.choose(*self._chosen)

    def _repaint(self) -> None:
        self.viewport().update()

    def _on_carry_changed(self) -> None:
        self.tokens_delegate.carried = self.carry.tokens
        self._repaint()

    def _on_rows_inserted(self, _parent: Index, first: int, last: int) -> None:
        self.columns.measure_names(first, last)
        self._show_emptiness()

    def _on_cells_changed(self, first: Index, last: Index) -> None:
        if first.column() <= Column.NAME <= last.column():
            self.columns.measure_names(first.row(), last.row())

    def _show_emptiness(self, *_: object) -> None:
        self._empty.setVisible(self.roster.rowCount() == 0)
        self.horizontalHeader().setVisible(self.roster.rowCount() > 0)

    def _on_reset(self) -> None:
        """Show the columns of the game on the table, its tracks side by side."""
        header, empty = self.horizontalHeader(), self.roster.empty_columns()
        for place, column in enumerate(self.roster.in_order()):
            header.moveSection(header.visualIndex(column), place)
            self.setColumnHidden(column, column in empty)
            if self.roster.track_at(column) is not None:
                self.setItemDelegateForColumn(column, self.well_delegate)
        self.columns.set_all()
        self._show_emptiness()
        self._choose_again()

    def _on_theme_changed(self) -> None:
        self.verticalHeader().setDefaultSectionSize(row_height() + scaled(TALLER))
        self._on_reset()
        self._repaint()

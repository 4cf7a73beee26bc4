"""The completions of the command bar: a list of suggestions that opens above it."""

from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from gmtracker.i18n import join_parts, tr
from gmtracker.ui.command_line.query import Suggestion
from gmtracker.ui.modelview.painting import PAD, draw_plate, draw_text, is_selected
from gmtracker.ui.modelview.row_sync import ROOT, Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font, text_width
from gmtracker.ui.theme.spacing import GRID, tip
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.widgets.overlays import SHADOW, Overlay, room_in

LINE, TWO_LINES, HEADING = 36, 48, 26
"""The height of a suggestion, of one whose message is below its name for lack of room, and of a heading."""

BESIDE = 12
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Role(IntEnum):
    """The data roles of a suggestion, and of the heading above it, which only the first of its kind has."""

    FINDING = Qt.ItemDataRole.UserRole + 1
    HEADING = Qt.ItemDataRole.UserRole + 2


class SuggestionsModel(QAbstractListModel):
    """The suggestions in order, those of a kind together. Each search replaces the list."""

    def __init__(self) -> None:
        super().__init__()
        self._findings: tuple[Suggestion, ...] = ()

    def show_findings(self, findings: tuple[Suggestion, ...]) -> None:
        """Set the suggestions."""
        kinds = list(dict.fromkeys(finding.heading for finding in findings))
        self.beginResetModel()
        self._findings = tuple(sorted(findings, key=lambda finding: kinds.index(finding.heading)))
        self.endResetModel()

    @override
    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._findings)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        finding = self._findings[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return finding.name
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return join_parts(filter(None, (finding.odds, finding.message)))
            case Qt.ItemDataRole.ToolTipRole:
                return tip("\n".join(part for part in (finding.name, finding.odds, finding.message) if part))
            case Qt.ItemDataRole.AccessibleTextRole:
                parts = (finding.name, finding.odds, finding.message, finding.keys)
                return ", ".join(part for part in parts if part)
            case Role.HEADING:
                before = self._findings[index.row() - 1].heading if index.row() else ""
                return finding.heading if finding.heading != before else ""
            case Role.FINDING:
                return finding
            case _:
                return None


class SuggestionDelegate(QStyledItemDelegate):
    """Paints a suggestion: its name, its odds and message beside or below it, and its shortcut at the end.

    ``width`` is that of the list. The first of a kind has a heading above it.
    """

    width = 0

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        finding: Suggestion | None = index.data(Role.FINDING)
        is_high = finding is not None and not _fits_in_line(finding, self.width)
        return QSize(0, scaled(TWO_LINES if is_high else LINE) + (scaled(HEADING) if index.data(Role.HEADING) else 0))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        finding: Suggestion | None = index.data(Role.FINDING)
        if finding is None:
            return
        palette, rect, small = current_palette(), QRect(option.rect), text_font(TextSize.SMALL)
        painter.fillRect(rect, palette.panel)
        if heading := index.data(Role.HEADING):
            above = QRect(rect.left() + 2 * PAD, rect.top(), rect.width() - 2 * PAD, scaled(HEADING))
            draw_text(painter, above, heading, text_font(TextSize.SMALL, bold=True), palette.text_muted)
            rect.setTop(rect.top() + scaled(HEADING))
        if is_selected(option):
            draw_plate(painter, rect, palette.selection)
        draw_text(painter, _content_rect(rect), finding.keys, small, palette.text_muted, RIGHT)
        name, beside = _words_area(rect, finding), _words_area(rect, finding)
        if not _fits_in_line(finding, rect.width()):
            name.setBottom(name.center().y())
            beside.setTop(name.bottom() + 1)
        else:
            beside.setLeft(name.left() + text_width(finding.name, text_font(bold=True)) + BESIDE)
        able = finding.action is not None and not finding.refused
        draw_text(painter, name, finding.name, text_font(bold=able), palette.text if able else palette.text_muted)
        odds = text_font(TextSize.SMALL, bold=True)
        draw_text(painter, beside, finding.odds, odds, palette.text)
        if finding.odds:
            beside.setLeft(beside.left() + text_width(finding.odds, odds) + BESIDE)
        tone = palette.warning.text if finding.refused else palette.text_muted
        draw_text(painter, beside, finding.message, small, tone)

    @override
    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        """Show a tooltip only if the name or message is elided."""
        finding: Suggestion | None = index.data(Role.FINDING)
        if event.type() == QEvent.Type.ToolTip and finding is not None:
            room = _words_area(QRect(option.rect), finding).width()
            if text_width(finding.name, text_font(bold=True)) <= room and _width_beside(finding) <= room:
                QToolTip.hideText()
                return True
        return super().helpEvent(event, view, option, index)


def _content_rect(line: QRect) -> QRect:
    return line.adjusted(2 * PAD, 4, -2 * PAD, -4)


def _words_area(line: QRect, finding: Suggestion) -> QRect:
    """Return the rectangle for name and message, left of the shortcut."""
    taken = text_width(finding.keys, text_font(TextSize.SMALL)) + 2 * PAD if finding.keys else 0
    return _content_rect(line).adjusted(0, 0, -taken, 0)


def _width_beside(finding: Suggestion) -> int:
    """Return the width of the odds and the message."""
    odds, message = text_font(TextSize.SMALL, bold=True), text_font(TextSize.SMALL)
    return text_width(finding.odds, odds) + (BESIDE if finding.odds else 0) + text_width(finding.message, message)


def _fits_in_line(finding: Suggestion, width: int) -> bool:
    """Whether the odds and the message fit beside the name in a list of a width."""
    wide, name = _width_beside(finding), text_width(finding.name, text_font(bold=True))
    return not wide or name + BESIDE + wide <= _words_area(QRect(0, 0, width, 1), finding).width()


MOST_LINES = 8
AROUND = 4
EDGES = 2


class Completions(Overlay):
    """Shows suggestions above the command bar, which keeps the focus.

    ``suggestion_clicked`` carries a clicked suggestion. ``message`` carries the text of the current one whenever it
    changes.
    """

    suggestion_clicked = Signal(Suggestion)
    message = Signal(str)

    def __init__(self, anchor: QWidget) -> None:
        super().__init__(anchor.window())
        self.setObjectName("completions")
        self._anchor = anchor
        self._model = SuggestionsModel()
        self._list = _build_findings_view(self._model, self)
        self._delegate = SuggestionDelegate(self._list)
        self._list.setItemDelegate(self._delegate)
        self._said = ""
        column = QVBoxLayout(self)
        around = SHADOW + AROUND
        column.setContentsMargins(around, around, around, around)
        column.addWidget(self._list)
        self._list.clicked.connect(self._on_clicked)
        self._list.selectionModel().currentChanged.connect(self._on_current_changed)

    @property
    def current(self) -> Suggestion | None:
        """The suggestion that Enter takes, or None."""
        finding: Suggestion | None = self._list.currentIndex().data(Role.FINDING)
        return finding

    def show_findings(self, findings: tuple[Suggestion, ...], *, is_first_current: bool) -> None:
        """Show suggestions, with the first one current or none of them; hides the list if there are none."""
        if not findings:
            self.clear()
            return
        self.follow_window()
        self._model.show_findings(findings)
        room = room_in(self.window())
        width = self._delegate.width = min(self._anchor.width() - GRID, room.width() - 2 * (SHADOW + AROUND))
        heights = [self._list.sizeHintForRow(row) for row in range(min(len(findings), MOST_LINES))]
        height = min(sum(heights), room.height() * 3 // 5)
        self._list.setFixedSize(width, height + EDGES)
        self.fit()
        self.show()
        self.raise_()
        if is_first_current:
            self._list.setCurrentIndex(self._model.index(0, 0))

    def follow_window(self) -> None:
        """Move the list to the window that contains the command bar."""
        if self.parentWidget() is not self._anchor.window():
            self.setParent(self._anchor.window())

    def clear(self) -> None:
        """Hide and clear the list. The next current suggestion is announced even if it is the same."""
        self.hide()
        self._said = ""
        self._model.show_findings(())

    def step(self, by: int) -> None:
        """Move the current row by a number of rows; without a current row, the first one becomes it."""
        current = self._list.currentIndex()
        row = max(0, min(current.row() + by, self._model.rowCount() - 1)) if current.isValid() else 0
        self._list.setCurrentIndex(self._model.index(row, 0))

    @override
    def fit(self) -> None:
        """Resize, and move right above the command bar."""
        super().fit()
        room = room_in(self.window())
        above = self._anchor.mapTo(self.window(), QPoint(0, 0))
        left = min(above.x() - SHADOW, room.right() + 1 - self.width() + SHADOW)
        self.move(max(room.left() - SHADOW, left), max(room.top(), above.y() - self.height() + SHADOW - 2))

    def _on_current_changed(self, current: QModelIndex) -> None:
        """Emit ``message`` if the text changed: after one more letter the same suggestion is often still first."""
        said = str(current.data(Qt.ItemDataRole.AccessibleTextRole)) if current.isValid() else ""
        if said and said != self._said:
            self._said = said
            self.message.emit(said)

    def _on_clicked(self, index: QModelIndex) -> None:
        self._list.setCurrentIndex(index)
        if self.current is not None:
            self.suggestion_clicked.emit(self.current)


def _build_findings_view(model: SuggestionsModel, parent: QWidget) -> QListView:
    view = QListView(parent)
    view.setObjectName("findings")
    view.setAccessibleName(tr("Search results"))
    view.setModel(model)
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return view

"""The completions of the command bar: a list of suggestions that opens above it."""

from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QHelpEvent, QPainter
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

from gmtracker.i18n import tr
from gmtracker.ui.command_line.query import Suggestion
from gmtracker.ui.modelview.painting import PAD, draw_text, is_cut, is_selected
from gmtracker.ui.modelview.row_sync import ROOT, Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font
from gmtracker.ui.theme.spacing import tip
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.widgets.overlays import SHADOW, Overlay, room_in

LINE, PLAIN_LINE = 48, 32
"""The height of a suggestion with its message, and without."""

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Role(IntEnum):
    """The data role of a suggestion."""

    FINDING = Qt.ItemDataRole.UserRole + 1


class SuggestionsModel(QAbstractListModel):
    """The suggestions in order. Each search replaces the list."""

    def __init__(self) -> None:
        super().__init__()
        self._findings: tuple[Suggestion, ...] = ()

    def show_findings(self, findings: tuple[Suggestion, ...]) -> None:
        """Set the suggestions."""
        self.beginResetModel()
        self._findings = findings
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
                return finding.message
            case Qt.ItemDataRole.ToolTipRole:
                return tip("\n".join(part for part in (finding.name, finding.message) if part))
            case Qt.ItemDataRole.AccessibleTextRole:
                return ", ".join(part for part in (finding.name, finding.message, finding.keys) if part)
            case Role.FINDING:
                return finding
            case _:
                return None


class SuggestionDelegate(QStyledItemDelegate):
    """Paints a suggestion: its name, its shortcut at the end, and its message below."""

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        finding: Suggestion | None = index.data(Role.FINDING)
        return QSize(0, scaled(LINE if finding is not None and finding.message else PLAIN_LINE))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        finding: Suggestion | None = index.data(Role.FINDING)
        if finding is None:
            return
        palette, rect = current_palette(), QRect(option.rect)
        painter.save()
        painter.fillRect(rect, palette.selection if is_selected(option) else palette.panel)
        small = text_font(TextSize.SMALL)
        draw_text(painter, _content_rect(rect), finding.keys, small, palette.text_muted, RIGHT)
        area = _words_area(rect, finding)
        name = QRect(area)
        if finding.message:
            name.setBottom(area.center().y())
            beneath = QRect(area.left(), name.bottom() + 1, area.width(), area.bottom() - name.bottom())
            tone = palette.warning.text if finding.refused else palette.text_muted
            draw_text(painter, beneath, finding.message, small, tone)
        able = finding.action is not None and not finding.refused
        draw_text(painter, name, finding.name, text_font(bold=able), palette.text if able else palette.text_muted)
        painter.restore()

    @override
    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        """Show a tooltip only if the name or message is elided."""
        finding: Suggestion | None = index.data(Role.FINDING)
        if event.type() == QEvent.Type.ToolTip and finding is not None:
            room = _words_area(QRect(option.rect), finding).width()
            name, says = text_font(bold=True), text_font(TextSize.SMALL)
            if not (is_cut(finding.name, name, room) or is_cut(finding.message, says, room)):
                QToolTip.hideText()
                return True
        return super().helpEvent(event, view, option, index)


def _content_rect(line: QRect) -> QRect:
    return line.adjusted(2 * PAD, 4, -2 * PAD, -4)


def _words_area(line: QRect, finding: Suggestion) -> QRect:
    """Return the rectangle for name and message, left of the shortcut."""
    taken = QFontMetrics(text_font(TextSize.SMALL)).horizontalAdvance(finding.keys) + 2 * PAD if finding.keys else 0
    return _content_rect(line).adjusted(0, 0, -taken, 0)


WIDTH = 640
MOST_LINES = 8
AROUND = 4
EDGES = 2


class Completions(Overlay):
    """Shows suggestions above the command bar, which keeps the focus.

    ``taken`` carries a clicked suggestion. ``message`` carries the text of the current one whenever it changes.
    """

    taken = Signal(Suggestion)
    message = Signal(str)

    def __init__(self, anchor: QWidget) -> None:
        super().__init__(anchor.window())
        self.setObjectName("completions")
        self._anchor = anchor
        self._model = SuggestionsModel()
        self._list = _build_findings_view(self._model, self)
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
        self.window_changed()
        self._model.show_findings(findings)
        room = room_in(self.window())
        heights = [self._list.sizeHintForRow(row) for row in range(min(len(findings), MOST_LINES))]
        height = min(sum(heights), room.height() * 3 // 5)
        self._list.setFixedSize(min(scaled(WIDTH), room.width() - 2 * (SHADOW + AROUND)), height + EDGES)
        self.fit()
        self.show()
        self.raise_()
        if is_first_current:
            self._list.setCurrentIndex(self._model.index(0, 0))

    def window_changed(self) -> None:
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
            self.taken.emit(self.current)


def _build_findings_view(model: SuggestionsModel, parent: QWidget) -> QListView:
    view = QListView(parent)
    view.setObjectName("findings")
    view.setAccessibleName(tr("Search results"))
    view.setModel(model)
    view.setItemDelegate(SuggestionDelegate(view))
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return view

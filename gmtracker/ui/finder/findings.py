"""The list of what was found: a model of it, and how a line of it is painted."""

from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from gmtracker.ui.delegates.ground import PAD, Index, draw_text, is_selected
from gmtracker.ui.finder.finding import Finding
from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.look.tips import tip
from gmtracker.ui.look.typography import TextSize, scaled, text_font
from gmtracker.ui.qt_override import override

LINE = 48
ROOT = QModelIndex()
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Role(IntEnum):
    """What a line knows besides its words."""

    FINDING = Qt.ItemDataRole.UserRole + 1


class FindingsModel(QAbstractListModel):
    """What was found, in order; another search is another list."""

    def __init__(self) -> None:
        super().__init__()
        self._findings: tuple[Finding, ...] = ()

    def show_findings(self, findings: tuple[Finding, ...]) -> None:
        """Hold these from now on."""
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
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                return tip(finding.says) if role == Qt.ItemDataRole.ToolTipRole else finding.says
            case Qt.ItemDataRole.AccessibleTextRole:
                return ", ".join(part for part in (finding.name, finding.says, finding.keys) if part)
            case Role.FINDING:
                return finding
            case _:
                return None


class FindingDelegate(QStyledItemDelegate):
    """Paints a finding: its name, its key at the end of the line, and beneath what it would come to."""

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, scaled(LINE))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        finding: Finding | None = index.data(Role.FINDING)
        if finding is None:
            return
        palette, rect = current_palette(), QRect(option.rect)
        painter.save()
        painter.fillRect(rect, palette.selection if is_selected(option) else palette.panel)
        area = rect.adjusted(2 * PAD, 4, -2 * PAD, -4)
        if finding.keys:
            keys = text_font(TextSize.SMALL)
            draw_text(painter, area, finding.keys, keys, palette.text_muted, RIGHT)
            area.setRight(area.right() - QFontMetrics(keys).horizontalAdvance(finding.keys) - 2 * PAD)
        name = QRect(area)
        if finding.says:
            name.setBottom(area.center().y())
            beneath = QRect(area.left(), name.bottom() + 1, area.width(), area.bottom() - name.bottom())
            tone = palette.warning.text if finding.refused and finding.says else palette.text_muted
            draw_text(painter, beneath, finding.says, text_font(TextSize.SMALL), tone)
        able = finding.deed is not None and not finding.refused
        draw_text(painter, name, finding.name, text_font(bold=able), palette.text if able else palette.text_muted)
        painter.restore()

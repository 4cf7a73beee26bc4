"""The list of what was found: a model of it, and how a line of it is painted."""

from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QEvent, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QHelpEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QToolTip

from gmtracker.ui.delegates.ground import PAD, draw_text, is_cut, is_selected
from gmtracker.ui.finder.finding import Finding
from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.look.tips import tip
from gmtracker.ui.look.typography import TextSize, scaled, text_font
from gmtracker.ui.models.rows import ROOT, Index
from gmtracker.ui.qt_override import override

LINE = 48
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
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return finding.says
            case Qt.ItemDataRole.ToolTipRole:
                return tip("\n".join(part for part in (finding.name, finding.says) if part))
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
        small = text_font(TextSize.SMALL)
        draw_text(painter, _inside(rect), finding.keys, small, palette.text_muted, RIGHT)
        area = _words_area(rect, finding)
        name = QRect(area)
        if finding.says:
            name.setBottom(area.center().y())
            beneath = QRect(area.left(), name.bottom() + 1, area.width(), area.bottom() - name.bottom())
            tone = palette.warning.text if finding.refused else palette.text_muted
            draw_text(painter, beneath, finding.says, small, tone)
        able = finding.deed is not None and not finding.refused
        draw_text(painter, name, finding.name, text_font(bold=able), palette.text if able else palette.text_muted)
        painter.restore()

    @override
    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        """Tell what the line has no room for."""
        finding: Finding | None = index.data(Role.FINDING)
        if event.type() == QEvent.Type.ToolTip and finding is not None:
            room = _words_area(QRect(option.rect), finding).width()
            name, says = text_font(bold=True), text_font(TextSize.SMALL)
            if not (is_cut(finding.name, name, room) or is_cut(finding.says, says, room)):
                QToolTip.hideText()
                return True
        return super().helpEvent(event, view, option, index)


def _inside(line: QRect) -> QRect:
    return line.adjusted(2 * PAD, 4, -2 * PAD, -4)


def _words_area(line: QRect, finding: Finding) -> QRect:
    """Where the name stands, and beneath it what is said: before the key, if there is one."""
    taken = QFontMetrics(text_font(TextSize.SMALL)).horizontalAdvance(finding.keys) + 2 * PAD if finding.keys else 0
    return _inside(line).adjusted(0, 0, -taken, 0)

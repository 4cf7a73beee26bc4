"""What a view says while it has no rows: when it fills, or how to begin."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.look.typography import text_font
from gmtracker.ui.widgets.buttons import Button, primary_button
from gmtracker.words import tr

MARGIN = 16
GAP = 8
WIDEST = 440
TEACHING = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextDontClip


def paint_empty(view: QAbstractItemView, text: str) -> None:
    """Write a sentence into the middle of a view that has no rows."""
    painter = QPainter(view.viewport())
    painter.setFont(text_font())
    painter.setPen(current_palette().text_muted)
    area = view.viewport().rect().adjusted(MARGIN, GAP, -MARGIN, -GAP)
    if area.width() > WIDEST:
        aside = (area.width() - WIDEST) // 2
        area.adjust(aside, 0, -aside, 0)
    painter.drawText(area, int(TEACHING), text)
    painter.end()


class EmptyRoster(QWidget):
    """Two ways to begin, in the middle of an empty roster."""

    add_hero_requested = Signal()
    import_roster_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        said = QLabel(tr("Nobody is in this campaign yet."), self)
        said.setAlignment(Qt.AlignmentFlag.AlignCenter)
        said.setProperty("look", "muted")
        add, take_over = primary_button(tr("Add a hero"), self), Button(tr("Import a roster"), self)
        buttons = QHBoxLayout()
        buttons.setSpacing(GAP)
        buttons.addStretch(1)
        buttons.addWidget(add)
        buttons.addWidget(take_over)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setSpacing(MARGIN)
        column.addStretch(1)
        column.addWidget(said)
        column.addLayout(buttons)
        column.addStretch(2)
        add.clicked.connect(self.add_hero_requested)
        take_over.clicked.connect(self.import_roster_requested)

"""What a view says while it has no rows: when it fills, or how to begin."""

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.look.tips import tip
from gmtracker.ui.look.typography import TextSize, text_font
from gmtracker.ui.widgets.buttons import Button, primary_button
from gmtracker.words import tr

MARGIN = 16
GAP = 8
ASIDE, ABOVE = 8, 2
WIDEST = 440
TEACHING = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextDontClip


def paint_empty(view: QAbstractItemView, text: str, rows: int) -> None:
    """Write a sentence into the middle of a view, if it has no ``rows``: as many whole lines as there is room for.

    The letters are small where it does not fit otherwise. Where it does not fit then, all of it is the tool tip.
    """
    if rows > 0:
        view.viewport().setToolTip("")
        return
    area = view.viewport().rect().adjusted(ASIDE, ABOVE, -ASIDE, -ABOVE)
    if area.width() > WIDEST:
        aside = (area.width() - WIDEST) // 2
        area.adjust(aside, 0, -aside, 0)
    font, shown = text_font(), ""
    for size in (TextSize.NORMAL, TextSize.SMALL):
        if shown != text:
            font = text_font(size)
            shown = whole_lines(text, QFontMetrics(font), area.size())
    with QPainter(view.viewport()) as painter:
        painter.setFont(font)
        painter.setPen(current_palette().text_muted)
        painter.drawText(area, int(TEACHING), shown)
    view.viewport().setToolTip(tip(text) if shown != text else "")


def whole_lines(text: str, metrics: QFontMetrics, room: QSize) -> str:
    """A sentence as far as whole lines of it fit, the last one ending in an ellipsis; nothing where none does."""

    def fits(shown: str) -> bool:
        needed = metrics.boundingRect(QRect(0, 0, room.width(), 0), int(TEACHING), shown)
        return needed.height() <= room.height() and needed.width() <= room.width()

    words = text.split()
    cut = (f"{' '.join(words[:count])} …" for count in range(len(words) - 1, 0, -1))
    return next((shown for shown in (text, *cut) if fits(shown)), "")


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

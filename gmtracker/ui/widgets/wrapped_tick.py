"""A box to tick whose words go on in a second line where one would be too long, as other languages have it."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from gmtracker.ui.look.typography import scaled
from gmtracker.ui.qt_override import override

NARROWEST = 160
ANY_HEIGHT = 10_000
WORDS = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class WrappedTick(QCheckBox):
    """As wide as it is given, and as high as its words need; all of it takes the click."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        place = QRect(0, 0, width, ANY_HEIGHT)
        words = self.fontMetrics().boundingRect(self._words(place), int(WORDS), self.text())
        around = place.height() - self._words(place).height()
        return max(words.height() + around, super().sizeHint().height())

    @override
    def minimumSizeHint(self) -> QSize:
        narrow = scaled(NARROWEST)
        return QSize(narrow, self.heightForWidth(narrow))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        ink, can_be = option.palette, self.isEnabled()
        with QPainter(self) as painter:
            self.style().drawControl(QStyle.ControlElement.CE_CheckBox, option, painter, self)
            self.style().drawItemText(painter, self._words(self.rect()), int(WORDS), ink, can_be, self.text())

    @override
    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def _words(self, place: QRect) -> QRect:
        """Where the words are in a place for all of it."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.rect = place
        return self.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self)

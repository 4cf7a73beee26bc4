"""The dice of a check, in little room: each under a short name, its full one said by the field."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QWidget

from gmtracker.engine.dice import Ask
from gmtracker.ui.look.measured import fix_width
from gmtracker.ui.look.spacing import GRID
from gmtracker.ui.look.tips import tip
from gmtracker.ui.look.typography import TextSize, scaled, text_font
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.dice_fields import OWNER_SEPARATOR, DiceFields, DieField

FEW = 3
MOST_IN_A_LINE = 5
WIDTH, NARROW = 64, 46
LONGER = 12
"""How much wider than its field a die's name may be, where there are few dice."""

ELIDE = Qt.TextElideMode.ElideRight


class CheckDice(DiceFields):
    """Fields for the dice of a check; who acts is known, so that name is left out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(MOST_IN_A_LINE, parent, by_owner=False)

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.minimumSizeHint().width(), super().sizeHint().height())

    @override
    def minimumSizeHint(self) -> QSize:
        """Long names never make the panel wider, not even for the moment before they are shortened."""
        return QSize(scaled(MOST_IN_A_LINE * NARROW + (MOST_IN_A_LINE - 1) * GRID), super().minimumSizeHint().height())

    @override
    def _make(self, ask: Ask) -> DieField:
        field = super()._make(ask)
        fix_width(field, self._width())
        field.setStyleSheet("padding: 0 2px")
        return field

    @override
    def _name(self, label: QLabel, ask: Ask) -> None:
        acting = self.asks[0].name.partition(OWNER_SEPARATOR)[0]
        owner, _, name = ask.name.rpartition(OWNER_SEPARATOR)
        short = name.removesuffix(f" d{ask.size}")
        said = short if owner in ("", acting) else f"{owner.split()[0]} {short}"
        metrics, room = QFontMetrics(text_font(TextSize.SMALL)), scaled(self._width())
        room += LONGER if len(self.asks) <= FEW else 0
        if said is not short and metrics.horizontalAdvance(said) > room:
            said = f"{owner[0]}. {short}"
        label.setText(metrics.elidedText(said, ELIDE, room))
        label.setToolTip(tip(ask.name))

    def _width(self) -> int:
        return WIDTH if len(self.asks) <= FEW else NARROW

    def put_away(self) -> None:
        """Ask for nothing; the fields are kept, empty, as the next check often asks for the same dice."""
        self.clear_faces()
        self.hide()

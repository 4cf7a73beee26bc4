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

    def ask_for(self, asks: tuple[Ask, ...]) -> None:
        """Show a field for each of these dice; faces typed for roles that stay are kept."""
        if asks == self.asks:
            return
        super().ask_for(asks)
        width = WIDTH if len(asks) <= FEW else NARROW
        acting = asks[0].name.partition(OWNER_SEPARATOR)[0] if asks else ""
        named = {ask.name: ask for ask in asks}
        for label in self.findChildren(QLabel):
            ask = named.get(label.text())
            if ask is not None and _is_there(label):
                _shorten(label, ask, acting, width)
        for field in self.findChildren(DieField):
            if _is_there(field):
                fix_width(field, width)
                field.setStyleSheet("padding: 0 2px")

    def put_away(self) -> None:
        """Ask for nothing; the fields are kept, empty, as the next check often asks for the same dice."""
        self.clear_faces()
        self.hide()


def _is_there(part: QWidget) -> bool:
    """Whether a part belongs to the dice that are shown; the ones before wait to be deleted."""
    holder = part.parentWidget()
    return holder is not None and not holder.isHidden()


def _shorten(label: QLabel, ask: Ask, acting: str, width: int) -> None:
    owner, _, name = ask.name.rpartition(OWNER_SEPARATOR)
    short = name.removesuffix(f" d{ask.size}")
    said = short if owner in ("", acting) else f"{owner.split()[0]} {short}"
    metrics = QFontMetrics(text_font(TextSize.SMALL))
    if said is not short and metrics.horizontalAdvance(said) > scaled(width):
        said = f"{owner[0]}. {short}"
    label.setText(metrics.elidedText(said, ELIDE, scaled(width)))
    label.setToolTip(tip(ask.name))

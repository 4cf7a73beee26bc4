"""The button of one offer, and the line of buttons that wraps."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gmtracker.engine.offers import Offer
from gmtracker.i18n import capitalize_first, tr
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.icons import icon
from gmtracker.ui.theme.spacing import GRID, fix_icon, tip
from gmtracker.ui.widgets.buttons import Button, ShrinkingButton
from gmtracker.ui.widgets.inputs import is_enter

APART, CHEVRON = 6, 14


class OfferButton(ShrinkingButton):
    """A button with the name and value of an offer, and the button that overrules its refusal.

    ``key`` is the digit that chooses the offer. It is empty after the tenth offer, and for a single offer whose die
    takes the digits.
    """

    def __init__(self, offer: Offer, key: str, *, asks_more: bool, parent: QWidget) -> None:
        name = f"{offer.name}…" if asks_more else offer.name
        super().__init__(f"{name}  {offer.value}".strip(), parent)
        self.offer = offer
        self.asks_more = asks_more
        self.setProperty("look", "fold" if offer.refusal else "offer")
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # A second click must not take the focus from the die.
        self.setAccessibleName(offer.name)
        self.setAccessibleDescription(offer.refusal or offer.effect)
        press = tr("Press {number}", "of the keyboard", number=key) if key else ""
        effect = "" if offer.refusal else capitalize_first(offer.effect)
        self.setToolTip(tip("\n".join(filter(None, (effect, press)))))
        self.anyway = Button(tr("Anyway"), self)
        self.anyway.setVisible(bool(offer.refusal) and offer.overrulable)
        self.anyway.setToolTip(tip(tr("Do it anyway. The log records the override.")))

    @property
    def can_be_chosen(self) -> bool:
        """Whether the button can do anything."""
        return not self.offer.refusal or self.offer.overrulable

    @override
    def nextCheckState(self) -> None:
        """Do nothing: the chooser decides which button is highlighted."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button with Space, or with Enter unless it is highlighted. Other keys go to the chooser."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        elif is_enter(event) and not self.isChecked():
            self.click()
        else:
            event.ignore()


class WrappingLine(QWidget):
    """Buttons in lines of the same height, the last ones at the right end."""

    def place(self, parts: Sequence[QWidget], width: int, at_end: int) -> None:
        """Place the visible widgets in a width, the last ``at_end`` at the right, and take the height they need."""
        shown = [part for part in parts if not part.isHidden()]
        sizes = [part.sizeHint().boundedTo(QSize(width, part.sizeHint().height())) for part in shown]
        high = max(size.height() for size in sizes)
        left, top, corners = 0, 0, list[QPoint]()
        for size in sizes:
            if left and left + size.width() > width:
                left, top = 0, top + high + GRID
            corners.append(QPoint(left, top + (high - size.height()) // 2))
            left += size.width() + APART
        spare = width - left + APART
        for at, (part, size, corner) in enumerate(zip(shown, sizes, corners, strict=True)):
            is_at_end = at >= len(shown) - at_end and corner.y() >= top
            part.setGeometry(QRect(corner + QPoint(spare if is_at_end else 0, 0), size))
        self.setFixedSize(width, top + high)


def fold_button(parent: QWidget) -> Button:
    """Return a flat button that shows or hides more."""
    button = Button("", parent)
    button.setProperty("look", "fold")
    button.setCheckable(True)
    button.setIcon(icon("chevron-down"))
    button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # The arrow is behind the text.
    fix_icon(button, CHEVRON)
    return button

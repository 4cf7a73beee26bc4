"""What every panel has: its fields, a line that says what would happen, and the buttons below."""

from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gmtracker.engine.rules import Preview
from gmtracker.i18n import tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import scaled
from gmtracker.ui.theme.metrics import native_keys, tip
from gmtracker.ui.widgets.buttons import Button, ShrinkingButton
from gmtracker.ui.widgets.dice_fields import DiceFields, longest_complaint
from gmtracker.ui.widgets.inputs import DO_KEYS, is_enter, on_ctrl_enter
from gmtracker.ui.widgets.labels import KeptMessage
from gmtracker.ui.widgets.scroll import FramelessScrollArea, ShrinkingColumn, labelled, show_through

MARGIN = 16
GAP = 8
LOWEST = 120


class PanelBody(FramelessScrollArea):
    """What a panel asks for: as high as it needs; where there is less room it scrolls under what is said and done.

    It is never narrower than what it holds.
    """

    def __init__(self, body: QVBoxLayout) -> None:
        super().__init__()
        inside = self._inside = QWidget()
        column = self._column = ShrinkingColumn(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(body)
        column.addStretch(1)
        self.setWidget(inside)
        show_through(self, inside)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def _whole(self) -> int:
        return self._column.whole(self.viewport().width())

    @override
    def sizeHint(self) -> QSize:
        return QSize(self._inside.sizeHint().width(), self._whole())

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self._inside.minimumSizeHint().width(), min(self._whole(), scaled(LOWEST)))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what is held when it needs other room."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self._inside:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class PanelFrame(QWidget):
    """A panel beside the table. ``closed``: the GM wants it gone; whoever opened it takes it away.

    Its title is the window title. Ctrl+Enter does from any field what the panel is there for, and so does Enter where
    a field has no use for it; Esc closes it, and when another campaign is opened it is over.
    """

    closed = Signal()

    def __init__(self, bridge: Bridge, title: str, does: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self.setWindowTitle(title)
        self.body = QVBoxLayout()
        self.body.setSpacing(GAP)
        self.message = KeptMessage()
        self._preview = Preview(message="")
        self._complaint = ""
        self._told_of: DiceFields | None = None
        self.do = ShrinkingButton(does)
        self.do.setToolTip(tip(native_keys(DO_KEYS)))
        self._leave = Button(tr("Cancel"))
        self._leave.setToolTip(tip("Esc"))
        column = self._all_of_it = ShrinkingColumn(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(2 * GAP)
        self._asked = PanelBody(self.body)
        column.addWidget(self._asked)
        column.addWidget(self.message)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self._leave)
        buttons.addWidget(self.do)
        column.addLayout(buttons)
        column.addStretch(1)
        on_ctrl_enter(self, self.finish)
        self._leave.clicked.connect(self.closed)
        bridge.opened.connect(self.closed)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Tab leads from the last field to the buttons: these are made before the fields are, and came first."""
        super().showEvent(event)
        fields = [one for one in self._asked.findChildren(QWidget) if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
        for before, after in pairwise((*fields[-1:], self.do, self._leave)):
            QWidget.setTabOrder(before, after)

    @override
    def event(self, event: QEvent) -> bool:
        """What is asked for needs other room, or has it: the room for a complaint goes before anything scrolls."""
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            inside = self.width() - 2 * MARGIN
            kept = self.message.kept_height(inside)
            now = -self._all_of_it.spacing() if self.message.isHidden() else self.message.heightForWidth(inside)
            self.message.be_without_room(self._all_of_it.whole(self.width()) + kept - now > self.height())
        return done

    def add_field(self, label: str, field: QWidget) -> None:
        """Add a field under its label."""
        self.body.addLayout(labelled(label, field))

    def add_dice(self, dice: DiceFields) -> None:
        """Add fields for dice. What is wrong with them takes the place of what would happen, where nothing scrolls."""
        self.body.addWidget(dice)
        self._told_of = dice
        dice.asked.connect(self._keep_room)
        dice.complained.connect(self._on_complained)

    def show_preview(self, preview: Preview) -> None:
        """Say what would happen; where it would be refused, the button waits until it would not."""
        self._preview = preview
        self._say()
        self.do.setToolTip(tip(preview.message if preview.refused else native_keys(DO_KEYS)))
        self.do.setEnabled(preview.can_be_asked)

    def _keep_room(self) -> None:
        asked = self._told_of.requests if self._told_of is not None else ()
        self.message.keep_room_for(longest_complaint(asked))

    def _on_complained(self, sentence: str) -> None:
        self._complaint = sentence
        self._say()

    def _say(self) -> None:
        if self._complaint or self._preview.refused:
            self.message.refuse(self._complaint or self._preview.message)
        else:
            self.message.tell(self._preview.message)

    def go_on(self) -> None:
        """What Enter does in a field that has no use for it."""
        self.finish()

    def finish(self) -> None:
        """What Ctrl+Enter does from any field."""
        self.do.click()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif is_enter(event):
            self.go_on()
        else:
            super().keyPressEvent(event)

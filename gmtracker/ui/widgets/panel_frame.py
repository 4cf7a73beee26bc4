"""The frame that all panels share: fields, a message line, and buttons."""

from collections.abc import Mapping
from itertools import pairwise

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gmtracker.engine.cached_rules import Preview
from gmtracker.i18n import tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import scaled
from gmtracker.ui.theme.spacing import native_keys, tip
from gmtracker.ui.widgets.buttons import Button, ShrinkingButton
from gmtracker.ui.widgets.dice_fields import DiceFields, longest_complaint_text
from gmtracker.ui.widgets.inputs import SUBMIT_KEYS, LineField, TextField, connect_ctrl_enter, is_enter
from gmtracker.ui.widgets.inputs_form import Answer, put_answer, read_answer
from gmtracker.ui.widgets.labels import RoomyMessage
from gmtracker.ui.widgets.scroll import FramelessScrollArea, ShrinkingColumn, labeled_field, make_transparent

MARGIN = 16
GAP = 8
LOWEST = 120


class PanelBody(FramelessScrollArea):
    """The scrolling part of a panel: as high as its contents, or less if there is no room.

    It is never narrower than its contents.
    """

    def __init__(self, body: QVBoxLayout) -> None:
        super().__init__()
        inside = self._inside = QWidget()
        column = self._column = ShrinkingColumn(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(body)
        column.addStretch(1)
        self.setWidget(inside)
        make_transparent(self, inside)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def _full_height(self) -> int:
        return self._column.full_height(self.viewport().width())

    @override
    def sizeHint(self) -> QSize:
        return QSize(self._inside.sizeHint().width(), self._full_height())

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self._inside.minimumSizeHint().width(), min(self._full_height(), scaled(LOWEST)))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the size when the contents change theirs."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self._inside:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class PanelDraft(Struct, frozen=True):
    """What was typed in a panel that was left: the answers by the keys of its fields, and the faces by role."""

    subject: object
    answers: Mapping[str, Answer]
    faces: Mapping[str, int]


class PanelFrame(QWidget):
    """A panel beside the table. ``close_requested`` asks its opener to remove it.

    The window title is its title. Ctrl+Enter triggers its main button from any field, as does Enter in a field that
    has no use for it. Esc closes it, and so does opening another campaign.

    ``about`` is what the panel is about, if panels of its kind differ in that. What was typed is put into the next
    panel of the same kind about the same.
    """

    close_requested = Signal()

    def __init__(self, bridge: Bridge, title: str, does: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self.about: object = None
        self._campaign = bridge.shown.id
        self._fields: dict[str, QWidget] = {}
        self.setWindowTitle(title)
        self.body = QVBoxLayout()
        self.body.setSpacing(GAP)
        self.message = RoomyMessage()
        self._preview = Preview(message="")
        self._complaint = ""
        self._dice_fields: DiceFields | None = None
        self.main_button = ShrinkingButton(does)
        self.main_button.setToolTip(tip(native_keys(SUBMIT_KEYS)))
        self._leave = Button(tr("Cancel"))
        self._leave.setToolTip(tip("Esc"))
        column = self._all_of_it = ShrinkingColumn(self)
        column.setContentsMargins(MARGIN, GAP // 2, MARGIN, GAP // 2)
        column.setSpacing(GAP)
        self._asked = PanelBody(self.body)
        column.addWidget(self._asked)
        column.addWidget(self.message)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self._leave)
        buttons.addWidget(self.main_button)
        column.addLayout(buttons)
        column.addStretch(1)
        connect_ctrl_enter(self, self.finish)
        self._leave.clicked.connect(self.close_requested)
        bridge.opened.connect(self.close_requested)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Set the tab order from the last field to the buttons, which were created before the fields."""
        super().showEvent(event)
        fields = [one for one in self._asked.findChildren(QWidget) if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
        for before, after in pairwise((*fields[-1:], self.main_button, self._leave)):
            QWidget.setTabOrder(before, after)

    @override
    def event(self, event: QEvent) -> bool:
        """Drop the room reserved for a complaint before the panel has to scroll."""
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            inside = self.width() - 2 * MARGIN
            kept = self.message.reserved_height(inside)
            now = -self._all_of_it.spacing() if self.message.isHidden() else self.message.heightForWidth(inside)
            self.message.set_without_room(self._all_of_it.full_height(self.width()) + kept - now > self.height())
        return done

    def add_field(self, label: str, field: QWidget) -> None:
        """Add a field under a label."""
        self.body.addLayout(labeled_field(label, field))
        self._fields[str(len(self._fields))] = field

    @property
    def subject(self) -> object:
        """What a draft of this panel belongs to."""
        return type(self), self._campaign, self.about

    def fields(self) -> dict[str, QWidget]:
        """Return the fields that a draft fills in, by key."""
        return self._fields

    def draft(self) -> PanelDraft | None:
        """Return what is filled in, or None if no word and no face is typed."""
        fields = self.fields()
        answers = {key: read_answer(field) for key, field in fields.items()}
        faces = self._dice_fields.faces() if self._dice_fields is not None else {}
        words = (answers[key] for key, field in fields.items() if isinstance(field, LineField | TextField))
        is_typed = any(str(word).strip() for word in words) or bool(faces)
        return PanelDraft(self.subject, answers, faces) if is_typed else None

    def take_up(self, draft: PanelDraft) -> None:
        """Fill in what was typed in a former panel about the same subject."""
        for key, field in self.fields().items():
            if key in draft.answers:
                put_answer(field, draft.answers[key])
        self.update_dice()
        if self._dice_fields is not None:
            self._dice_fields.set_faces(draft.faces)

    def update_dice(self) -> None:
        """Ask for the dice of the filled-in fields, for fields that do not tell so themselves."""

    def add_dice(self, dice: DiceFields) -> None:
        """Add dice fields; their complaints replace the preview in the message line, which does not scroll."""
        self.body.addWidget(dice)
        self._dice_fields = dice
        dice.requests_changed.connect(self._keep_room)
        dice.complaint_changed.connect(self._on_complained)

    def show_preview(self, preview: Preview) -> None:
        """Show what the action would do. The button is disabled if it would be refused."""
        self._preview = preview
        self._say()
        self.main_button.setToolTip(tip(preview.message if preview.refused else native_keys(SUBMIT_KEYS)))
        self.main_button.setEnabled(preview.is_possible)

    def _keep_room(self) -> None:
        asked = self._dice_fields.requests if self._dice_fields is not None else ()
        self.message.reserve_room(longest_complaint_text(asked))

    def _on_complained(self, sentence: str) -> None:
        self._complaint = sentence
        self._say()

    def _say(self) -> None:
        if self._complaint or self._preview.refused:
            self.message.show_refusal(self._complaint or self._preview.message)
        else:
            self.message.show_message(self._preview.message)

    def go_on(self) -> None:
        """Handle Enter in a field that has no use for it."""
        self.finish()

    def finish(self) -> None:
        """Click the main button (Ctrl+Enter)."""
        self.main_button.click()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_requested.emit()
        elif is_enter(event):
            self.go_on()
        else:
            super().keyPressEvent(event)

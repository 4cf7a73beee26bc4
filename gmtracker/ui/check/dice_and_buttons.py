"""The bar of the check panel: fields for the needed dice, and buttons for the next steps."""

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from itertools import groupby, pairwise

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from gmtracker.engine.check.shown import CheckRow
from gmtracker.engine.commands import Use
from gmtracker.engine.dice import DieOwner, DieRequest, name_roll
from gmtracker.engine.offers import Offer
from gmtracker.engine.phrases import short_name
from gmtracker.i18n import labeled, tr
from gmtracker.ui.modelview.painting import draw_text
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font, text_width
from gmtracker.ui.theme.spacing import GRID, escape_mnemonics, fix_height, fix_width, native_keys, tip
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.tokens.drag_drop import CarriedTokens
from gmtracker.ui.widgets.buttons import Button, ShrinkingButton, drop_hover_after
from gmtracker.ui.widgets.dice_fields import FACE_END_KEYS, SIGNS, DiceFields, DieField
from gmtracker.ui.widgets.inputs import SUBMIT_KEYS
from gmtracker.ui.widgets.labels import MessageLabel
from gmtracker.ui.widgets.latin_keys import digit_in_scripts, typed_digit
from gmtracker.ui.widgets.overlays import Overlay

FEW = 3
FIELD, BUTTON, LABEL = 36, 40, 16
"""The heights of a die's field, of a button, and of the label over a die."""

MAX_DICE_PER_LINE = 6
WIDTH, NARROW = 64, 46


def short_die_name(die: DieRequest, acting: DieOwner | None, *, is_alone: bool = False) -> str:
    """Return a die's name without its size (unless it is alone) and without its owner (unless another than ``acting``).

    So "Advantage" is the acting character's, and the other side's is "Hound: Advantage". The number of the roll
    stays: "Roll 2: Fudge 1", and "Hound (roll 2): Fudge 1".
    """
    label = die.full_label if is_alone else die.label
    if die.owner in (None, acting):
        return labeled(tr("Roll {number}", number=die.roll), label) if die.roll else label
    return labeled(name_roll(short_name(die.owner.name), die.roll), label)


def count_per_line(dice: Sequence[DieRequest], wide: Callable[[int], int], room: int, most: int) -> int:
    """Return how many dice to put in a line, given the width ``wide(count)`` of a line: as many as fit.

    If the dice belong to several rolls of the same size, only whole rolls share a line, if possible.
    """
    fitting = next((count for count in range(most, 1, -1) if wide(count) <= room), 1)
    rolls = [len(list(roll)) for _, roll in groupby(dice, key=lambda die: (die.owner, die.roll))]
    if len(dice) <= fitting or len(set(rolls)) != 1:
        return fitting
    return next((count for count in range(fitting, 0, -1) if count % rolls[0] == 0 and wide(count) <= room), fitting)


class CheckDice(DiceFields):
    """The dice fields of a check. The acting character's name is left out, and no name is elided."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(MAX_DICE_PER_LINE, parent, by_owner=False, told_elsewhere=True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum)

    def fits_width(self, width: int) -> bool:
        """Whether the dice fit in that width, at worst one per line."""
        return self._wide(1) <= width

    def lines_in(self, width: int) -> int:
        """Return how many lines the dice need in that width."""
        return -(-len(self.requests) // count_per_line(self.requests, self._wide, width, MAX_DICE_PER_LINE))

    def fit(self, width: int) -> None:
        """Put as many dice in a line as fit."""
        self.set_width(count_per_line(self.requests, self._wide, width, MAX_DICE_PER_LINE))

    def line_width(self) -> int:
        """Return the width of the dice in as few lines as possible."""
        return self._wide(MAX_DICE_PER_LINE)

    @override
    def sizeHint(self) -> QSize:
        return QSize(self._wide(self._columns), super().sizeHint().height())

    @override
    def minimumSizeHint(self) -> QSize:
        """Return a width that long names do not increase: the dice take more lines instead."""
        return QSize(scaled(2 * WIDTH) + GRID, super().minimumSizeHint().height())

    @override
    def _make(self, request: DieRequest) -> DieField:
        field = super()._make(request)
        field.setStyleSheet("padding: 0 2px")
        field.ensurePolished()  # Now, because the style sheet resets the field's height.
        fix_width(field, WIDTH if len(self.requests) <= FEW else NARROW)
        fix_height(field, FIELD)
        return field

    @override
    def _name(self, label: QLabel, request: DieRequest) -> None:
        is_alone = len(self.requests) == 1
        label.setText(short_die_name(request, self.requests[0].owner, is_alone=is_alone))
        label.setToolTip(tip(request.name))

    def _wide(self, columns: int) -> int:
        """Return the width of the dice with that many in a line."""
        pairs = list(zip(self._labels, self._fields, strict=False))
        needed = [max(label.sizeHint().width(), field.width()) for label, field in pairs]
        widest = [max(needed[at::columns]) for at in range(min(columns, len(needed)))]
        return sum(widest) + GRID * max(0, len(widest) - 1)

    def clear_and_hide(self) -> None:
        """Clear and hide the fields. They are not deleted, because the next check often needs the same dice."""
        self.clear_faces()
        self.hide()


class HintLine(MessageLabel):
    """A message that always reserves one line, so that nothing moves when it appears."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("check-hint")

    @override
    def setVisible(self, visible: bool) -> None:
        """Stay visible without text, to reserve the line."""
        super().setVisible(True)

    @override
    def hasHeightForWidth(self) -> bool:
        """Always True; a QLabel without text would return False."""
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return max(super().heightForWidth(width), scaled(HINT))


class DigitKeys(QObject):
    """Shortcuts that put a digit typed anywhere in the window into the first empty die of the check.

    "+" and "-" go there too if that is a Fudge die; otherwise they keep their meaning, such as changing a track of
    the current row. In the sentence "+" always adds to the check.

    Disabled in overlays and while tokens are carried. Text fields and the sentence's numbers keep their
    own keys.
    """

    def __init__(self, dice: CheckDice, carried: CarriedTokens, window: QWidget) -> None:
        super().__init__(window)
        self._dice = dice
        self._carried = carried
        self._typed_by: dict[QObject, str] = {}
        self._keys = [self._key(digit_in_scripts(digit), window) for digit in range(10)]
        self._signs = [self._key([sign], window) for sign in SIGNS]
        dice.requests_changed.connect(self._follow)
        dice.changed.connect(self._follow)
        carried.changed.connect(self._follow)
        dice.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            # Queued, because a window that is closing loses focus while its dice are partly deleted. The
            # slot takes no arguments, because a widget that the signal carries may be deleted by then.
            app.focusChanged.connect(self._on_focus_changed, Qt.ConnectionType.QueuedConnection)
        self._follow()

    def _key(self, signs: list[str], window: QWidget) -> QShortcut:
        """Return a shortcut for the first sign; the others are the same digit in other scripts."""
        key = QShortcut(window)
        key.setKeys([QKeySequence(sign) for sign in signs])
        self._typed_by[key] = signs[0]
        key.setAutoRepeat(False)
        key.activated.connect(self._on_typed)
        return key

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the shortcuts when the dice are shown, hidden or enabled, as after an undo."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.EnabledChange):
            self._follow()
        return False

    def _on_focus_changed(self) -> None:
        self._follow()

    def _follow(self) -> None:
        focus = QApplication.focusWidget()
        is_over = focus is not None and _is_in_overlay(focus)
        is_open = self._dice.isVisible() and self._dice.isEnabled() and self._dice.has_open_die()
        takes_faces = is_open and not is_over and not self._carried.tokens
        for key in self._keys:
            key.setEnabled(takes_faces)
        for key in self._signs:
            key.setEnabled(takes_faces and self._dice.takes_signs)

    def _on_typed(self) -> None:
        self._dice.type_sign(self._typed_by[self.sender()])


def _is_in_overlay(widget: QWidget) -> bool:
    around: QWidget | None = widget
    while around is not None and not isinstance(around, Overlay):
        around = around.parentWidget()
    return around is not None


class Fold(IntEnum):
    """How the buttons are shown, the widest first: with the key of the main one, without, and the others in a menu."""

    WITH_KEY = 0
    PLAIN = 1
    IN_MENU = 2


BESIDE_KEY, AROUND_KEY = 8, 6
ENTER = native_keys("Enter")


class KeyButton(ShrinkingButton):
    """A main button that names the key that presses it, if there is room, and as long as that key does so.

    The room for the key stays, so that the button does not change its width with the focus.
    """

    def __init__(self) -> None:
        super().__init__()
        self._has_room = self.names_key = False

    def keep_room_for_key(self, kept: bool) -> None:
        """Set whether there is room to name the key."""
        if kept != self._has_room:
            self._has_room = kept
            self.updateGeometry()

    def name_key(self, named: bool) -> None:
        """Set whether the key presses the button now."""
        if named != self.names_key:
            self.names_key = named
            self.update()

    def width_with(self, *, key: bool) -> int:
        """Return the width with or without the key."""
        return super().sizeHint().width() + (self._key_width() + BESIDE_KEY if key else 0)

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.width_with(key=self._has_room), super().sizeHint().height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not (self._has_room and self.isEnabled() and self.names_key):
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        font, wide, ink = text_font(TextSize.SMALL), self._key_width(), current_palette().accent.on_fill
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.style().drawControl(QStyle.ControlElement.CE_PushButtonBevel, option, painter, self)
            text = text_width(self.text(), text_font(bold=True))
            left = (self.width() - text - wide - BESIDE_KEY) // 2
            draw_text(painter, QRect(left, 0, text, self.height()), self.text(), text_font(bold=True), ink)
            high = scaled(TextSize.SMALL) + AROUND_KEY
            key = QRectF(left + text + BESIDE_KEY + 0.5, (self.height() - high) // 2 + 0.5, wide - 1, high)
            painter.setPen(QPen(ink, 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(key, 4, 4)
            draw_text(painter, key, ENTER, font, ink, Qt.AlignmentFlag.AlignCenter)

    @staticmethod
    def _key_width() -> int:
        return text_width(ENTER, text_font(TextSize.SMALL)) + 2 * AROUND_KEY


HINT = 20
ROLLED_HERE = tr("gmtracker rolled these dice. To type your own results, undo the roll.")
NOT_NOW = tr("Cancel")

AskingForUse = Callable[[Use, Mapping[str, int]], tuple[DieRequest, ...]]


class CheckBar(QWidget):
    """The check panel's buttons: one main action and other steps. The panel lays out ``dice`` and ``message``.

    Signals: ``command_submitted`` carries a Use and its typed faces. ``step_chosen`` carries another step that was
    chosen. ``step_canceled``: the pending step was canceled. ``dice_changed``: a typed face changed which dice are
    needed.
    """

    command_submitted = Signal(object, object)
    dice_changed = Signal()
    step_chosen = Signal(Offer)
    step_canceled = Signal()

    def __init__(self, ask: AskingForUse, parent: QWidget | None = None) -> None:
        """Set up the bar; ``ask`` returns the dice that a use needs, given the typed faces by role."""
        super().__init__(parent)
        self._ask = ask
        self._command: Use | None = None
        self._steps: tuple[Offer, ...] = ()
        self._asked_first = 0
        self._says, self._refuses = "", False
        self._was_typed_late = False
        self.message = HintLine()
        self.dice = CheckDice()
        self._row = QHBoxLayout(self)
        self.do = KeyButton()
        self.do.setToolTip(tip(native_keys(SUBMIT_KEYS)))
        self._leave = Button(NOT_NOW)
        self._other = Button()
        self._more = Button(tr("More"))
        self._menu = QMenu(self._more)
        self._menu.setToolTipsVisible(True)
        self._more.setMenu(self._menu)
        drop_hover_after(self._menu, self._more)
        self._lay_out()
        self.dice.changed.connect(self._on_faces)
        self.dice.complaint_changed.connect(self._show_complaint)
        self.dice.completed.connect(self.focus_main_button)
        self.dice.submitted.connect(self.press)
        self.do.clicked.connect(self.press)
        self.do.installEventFilter(self)
        self._leave.clicked.connect(self.step_canceled)
        self._other.clicked.connect(self._on_other)
        self._menu.aboutToShow.connect(self._fill_menu)
        self._menu.triggered.connect(self._on_menu)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus_changed, Qt.ConnectionType.QueuedConnection)

    def show_command(
        self,
        command: Use | None,
        does: str,
        refusal: str = "",
        steps: tuple[Offer, ...] = (),
        *,
        hint: str = "",
        is_at_left: bool = False,
    ) -> None:
        """Offer a command with its dice, or show why it is refused; ``steps`` are the alternatives.

        The ``hint`` is shown if there is no refusal. The main button is at the right for what brings dice or applies
        something, and at the left for what comes between, so that an extra click cannot trigger both.
        """
        self._command = command
        self._was_typed_late = False
        direction = QHBoxLayout.Direction
        self._row.setDirection(direction.RightToLeft if is_at_left else direction.LeftToRight)
        had_keys = self.dice.has_keyboard_focus()
        if self._update_dice():
            self.dice.show()
        else:
            self.clear_dice()
        asks_more = command is not None and bool(self.dice.faces())
        self._asked_first = len(self._ask(command, {}) if asks_more and command else self.dice.requests)
        self._say(refusal or hint, refuses=bool(refusal))
        self.do.set_text(does)
        self.do.setEnabled(command is not None)
        self.do.setToolTip(tip(refusal if command is None else native_keys(SUBMIT_KEYS)))
        if had_keys and self.dice.isHidden():
            self.focus_main_button()
        self._leave.hide()
        self._show_steps(steps)
        for before, after in pairwise((self.do, self._other, self._more)):
            QWidget.setTabOrder(before, after)

    def show_pending(self, offer: Offer, what: str) -> None:
        """Ask for the dice of a chosen offer, with a Cancel button."""
        self.show_command(offer.command, offer.name)
        self._say(what, refuses=False)
        self._leave.show()

    @property
    def command(self) -> Use | None:
        """The main button's command, or None if it is disabled."""
        return self._command

    def layout_state(self) -> tuple[object, ...]:
        """Return what determines the layout: the dice, the message and the buttons' texts."""
        steps = tuple(step.name for step in self._steps)
        dice = (self.dice.isHidden(), self.dice.requests)
        return (*dice, self.message.text(), self.do.text(), self._leave.isHidden(), *steps)

    @property
    def has_more_dice(self) -> bool:
        """Whether typed faces have brought further dice."""
        return len(self.dice.requests) > self._asked_first

    def width_at(self, fold: Fold) -> int:
        """Return the width of the buttons."""
        others = (self._other if self._is_single(fold) else self._more) if self._steps else None
        beside = [button for button in (others, None if self._leave.isHidden() else self._leave) if button]
        width = self.do.width_with(key=fold is Fold.WITH_KEY)
        return width + sum(button.sizeHint().width() + GRID for button in beside)

    def fold(self, fold: Fold) -> None:
        """Show the buttons so. They are as low as the dice, with room for a label above them."""
        self.do.keep_room_for_key(fold is Fold.WITH_KEY)
        self._other.setVisible(self._is_single(fold))
        self._more.setVisible(bool(self._steps) and not self._is_single(fold))
        self._row.setContentsMargins(0, scaled(LABEL), 0, 0)

    def _is_single(self, fold: Fold) -> bool:
        """Whether there is a single other step, which has a button of its own."""
        return len(self._steps) == 1 and fold is not Fold.IN_MENU

    def _on_focus_changed(self) -> None:
        """Name the key while Enter presses the main button, or does so after the dice."""
        self.do.name_key(self.do.hasFocus() or self.dice.has_keyboard_focus())

    def focus_first(self) -> None:
        """Focus the first empty die, or else the main button."""
        if self.dice.isHidden() or not self.dice.focus_first_empty():
            self.focus_main_button()

    def focus_main_button(self) -> None:
        """Focus the main button."""
        self.do.setFocus(Qt.FocusReason.OtherFocusReason)

    def press(self, *, roll_here: bool = False) -> None:
        """Emit ``command_submitted``, unless a face is invalid or a die was skipped; ``roll_here`` skips that check."""
        if self._command is not None and (roll_here or not self.dice.block_submit()):
            self.command_submitted.emit(self._command, self.dice.faces())

    def show_rolled_here(self) -> None:
        """Show that the dice were already rolled here; the Enter that ends the typed face is then ignored."""
        self.message.show_refusal(ROLLED_HERE)
        self._was_typed_late = True

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow the Tab, Enter or Space after a face that came too late."""
        if not (isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._was_typed_late):
            return False
        self._was_typed_late = bool(typed_digit(event))
        return event.key() in FACE_END_KEYS

    def clear_dice(self) -> None:
        """Clear and hide the dice."""
        self.dice.clear_and_hide()

    def clear_faces(self) -> None:
        """Clear typed faces, if there are any, and ask for the dice again."""
        if self.dice.faces():
            self.dice.clear_faces()
            self._ask_after_faces()

    def typed_faces_for(self, use: Use) -> dict[str, int]:
        """Return the typed faces of the dice that another use needs first."""
        faces = self.dice.faces()
        return {one.role: faces[one.role] for one in self._ask(use, {}) if one.role in faces}

    def restore(self, faces: Mapping[str, int]) -> None:
        """Put faces back into the fields, including those of dice that they bring."""
        before: tuple[DieRequest, ...] | None = None
        while faces and before != self.dice.requests:
            before = self.dice.requests
            self.dice.set_faces(faces)
            self._ask_after_faces()

    def _say(self, sentence: str, *, refuses: bool) -> None:
        self._says, self._refuses = sentence, refuses
        self._show_complaint(self.dice.refusal())

    def _show_complaint(self, sentence: str) -> None:
        """Show a die's complaint in preference to the message."""
        if sentence or self._refuses:
            self.message.show_refusal(sentence or self._says)
        else:
            self.message.show_message(self._says)

    def _update_dice(self) -> bool:
        """Ask for the dice needed with the typed faces. Returns False if there are none."""
        asks = self._ask(self._command, self.dice.faces()) if self._command else ()
        if asks:
            self.dice.set_requests(asks)
        return bool(asks)

    def _ask_after_faces(self) -> bool:
        """Ask for the dice again, and emit ``dice_changed`` if they changed."""
        before = self.dice.requests
        is_asked = self._update_dice()
        if self.dice.requests != before:
            self.dice_changed.emit()
        return is_asked

    def _on_faces(self) -> None:
        """Focus a die that a completed face has brought (a reroll or explosion)."""
        before = len(self.dice.requests)
        if self._ask_after_faces() and len(self.dice.requests) > before and not self.dice.is_half_typed:
            self.dice.focus_next_empty()

    def _lay_out(self) -> None:
        row = self._row
        row.setSpacing(GRID)
        row.addStretch(1)
        for button in (self._other, self._more, self._leave, self.do):
            fix_height(button, BUTTON)
            row.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def _show_steps(self, steps: tuple[Offer, ...]) -> None:
        """Offer other steps: a single one as a button if it fits, several in a menu."""
        if steps != self._steps:
            self._steps = steps
            self._other.set_text(steps[0].name if steps else "")
            self._other.setToolTip(tip(steps[0].refusal or steps[0].effect) if steps else "")
            self._other.setEnabled(not (steps and steps[0].refusal))

    def _fill_menu(self) -> None:
        """Fill the menu only when it opens: most checks are finished without opening it."""
        self._menu.clear()
        for at, step in enumerate(self._steps):
            action = self._menu.addAction(
                escape_mnemonics(labeled(step.name, step.refusal) if step.refusal else step.name)
            )
            action.setEnabled(not step.refusal)
            action.setData(at)
            action.setToolTip(tip(step.refusal or step.effect))

    def _on_other(self) -> None:
        self.step_chosen.emit(self._steps[0])

    def _on_menu(self, action: QAction) -> None:
        self.step_chosen.emit(self._steps[action.data()])


def pending_text(pending: CheckRow | Offer) -> tuple[Offer, str]:
    """Return the chosen offer, and the message shown while its dice are asked for."""
    if isinstance(pending, CheckRow):
        name = pending.offer.name
        return pending.offer, tr("{use} with {what}", use=name, what=pending.what) if pending.what else name
    return pending, pending.effect

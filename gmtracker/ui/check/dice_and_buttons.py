"""The bar of the check panel: fields for the needed dice, and buttons for the next steps."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby, pairwise

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QMenu, QSizePolicy, QWidget

from gmtracker.engine.check.shown import CheckRow
from gmtracker.engine.commands import Use
from gmtracker.engine.dice import DieOwner, DieRequest, name_roll
from gmtracker.engine.offers import Offer
from gmtracker.engine.phrases import short_name
from gmtracker.i18n import labeled, tr
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import scaled
from gmtracker.ui.theme.spacing import GRID, as_written, fix_width, native_keys, tip
from gmtracker.ui.tokens.drag_drop import CarriedTokens
from gmtracker.ui.widgets.buttons import Button, ShrinkingButton, drop_hover_after
from gmtracker.ui.widgets.dice_fields import ENDS_A_FACE, SIGNS, DiceFields, DieField
from gmtracker.ui.widgets.inputs import DO_KEYS
from gmtracker.ui.widgets.labels import MessageLabel
from gmtracker.ui.widgets.latin_keys import digit_in_scripts, typed_digit
from gmtracker.ui.widgets.overlays import Overlay

FEW = 3
MOST_IN_A_LINE = 6
WIDTH, NARROW = 64, 46


def short_name_of_die(die: DieRequest, acting: DieOwner | None, *, is_alone: bool = False) -> str:
    """Return a die's name without its size (unless it is alone) and without its owner (unless another than ``acting``).

    So "Advantage" is the acting character's, and the other side's is "Hound: Advantage". The number of the roll
    stays: "Roll 2: Fudge 1", and "Hound (roll 2): Fudge 1".
    """
    label = die.full_label if is_alone else die.label
    if die.owner in (None, acting):
        return labeled(tr("Roll {number}", number=die.roll), label) if die.roll else label
    return labeled(name_roll(short_name(die.owner.name), die.roll), label)


def most_in_a_line(dice: Sequence[DieRequest], wide: Callable[[int], int], room: int, most: int) -> int:
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
        super().__init__(MOST_IN_A_LINE, parent, by_owner=False, told_elsewhere=True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum)

    def can_stand_in(self, width: int) -> bool:
        """Whether the dice fit in that width, at worst one per line."""
        return self._wide(1) <= width

    def fit(self, width: int) -> None:
        """Put as many dice in a line as fit."""
        self.set_width(most_in_a_line(self.requests, self._wide, width, MOST_IN_A_LINE))

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
        fix_width(field, WIDTH if len(self.requests) <= FEW else NARROW)
        field.setStyleSheet("padding: 0 2px")
        return field

    @override
    def _name(self, label: QLabel, request: DieRequest) -> None:
        is_alone = len(self.requests) == 1
        label.setText(short_name_of_die(request, self.requests[0].owner, is_alone=is_alone))
        label.setToolTip(tip(request.name))

    def _wide(self, columns: int) -> int:
        """Return the width of the dice with that many in a line."""
        pairs = list(zip(self._labels, self._fields, strict=False))
        needed = [max(label.sizeHint().width(), field.width()) for label, field in pairs]
        widest = [max(needed[at::columns]) for at in range(min(columns, len(needed)))]
        return sum(widest) + GRID * max(0, len(widest) - 1)

    def put_away(self) -> None:
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
    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(0, scaled(HINT)))


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
        dice.asked.connect(self._follow)
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
        self._dice.type_in(self._typed_by[self.sender()])


def _is_in_overlay(widget: QWidget) -> bool:
    around: QWidget | None = widget
    while around is not None and not isinstance(around, Overlay):
        around = around.parentWidget()
    return around is not None


HINT = 22
ROOM = 204
ROLLED_HERE = tr("gmtracker rolled these dice. To type your own results, undo the roll.")
NOT_NOW = tr("Cancel")

AskingForUse = Callable[[Use, Mapping[str, int]], tuple[DieRequest, ...]]


class CheckBar(QWidget):
    """The check panel's buttons: one main action and other steps. The panel lays out ``dice`` and ``message``.

    Signals: ``taken`` carries a Use and its typed faces. ``picked`` carries another step that was chosen. ``left``:
    the pending step was canceled. ``asked_anew``: a typed face changed which dice are needed.
    """

    taken = Signal(object, object)
    asked_anew = Signal()
    picked = Signal(Offer)
    left = Signal()

    def __init__(self, ask: AskingForUse, parent: QWidget | None = None) -> None:
        """Set up the bar; ``ask`` returns the dice that a use needs, given the typed faces by role."""
        super().__init__(parent)
        self._ask = ask
        self._command: Use | None = None
        self._steps: tuple[Offer, ...] = ()
        self._shown: tuple[object, ...] = ()
        self._asked_first = 0
        self._says, self._refuses = "", False
        self._was_typed_late = False
        self.message = HintLine()
        self.dice = CheckDice()
        self._row = QHBoxLayout(self)
        self.do = ShrinkingButton()
        self.do.setToolTip(tip(native_keys(DO_KEYS)))
        self._leave = Button(NOT_NOW)
        self._other = Button()
        self._more = Button(tr("Other…"))
        self._menu = QMenu(self._more)
        self._menu.setToolTipsVisible(True)
        self._more.setMenu(self._menu)
        drop_hover_after(self._menu, self._more)
        self._lay_out()
        self.dice.changed.connect(self._on_faces)
        self.dice.complained.connect(self._show_complaint)
        self.dice.completed.connect(self.focus_do)
        self.dice.submitted.connect(self.press)
        self.do.clicked.connect(self.press)
        self.do.installEventFilter(self)
        self._leave.clicked.connect(self.left)
        self._other.clicked.connect(self._on_other)
        self._menu.aboutToShow.connect(self._fill_menu)
        self._menu.triggered.connect(self._on_menu)

    def show_command(
        self,
        command: Use | None,
        does: str,
        refusal: str = "",
        steps: tuple[Offer, ...] = (),
        *,
        hint: str = "",
        is_roll: bool = True,
    ) -> None:
        """Offer a command with its dice, or show why it is refused; ``steps`` are the alternatives.

        The ``hint`` is shown if there is no refusal. The main button is on the right for a roll and on the left
        for what follows a roll, so that an extra click cannot trigger both.
        """
        self._command = command
        self._was_typed_late = False
        direction = QHBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if is_roll else direction.RightToLeft)
        had_keys = self.dice.has_keyboard_focus()
        if self._ask_anew():
            self.dice.show()
        else:
            self.clear_dice()
        asks_more = command is not None and bool(self.dice.faces())
        self._asked_first = len(self._ask(command, {}) if asks_more and command else self.dice.requests)
        self._say(refusal or hint, refuses=bool(refusal))
        self.do.say(does)
        self.do.setEnabled(command is not None)
        self.do.setToolTip(tip(refusal if command is None else native_keys(DO_KEYS)))
        if had_keys and self.dice.isHidden():
            self.focus_do()
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

    def stands(self) -> tuple[object, ...]:
        """Return what determines the layout: the dice, the message and the buttons' texts."""
        buttons = (self.do, self._other, self._more, self._leave)
        said = ("" if button.isHidden() else button.text() for button in buttons)
        return (self.dice.isHidden(), self.dice.requests, self.message.text(), *said)

    @property
    def has_more_dice(self) -> bool:
        """Whether typed faces have brought further dice."""
        return len(self.dice.requests) > self._asked_first

    def stand_lower(self, by: int) -> None:
        """Set the distance of the buttons from the top."""
        if by != self._row.contentsMargins().top():
            self._row.setContentsMargins(0, by, 0, 0)

    def focus_first(self) -> None:
        """Focus the first empty die, or else the main button."""
        if self.dice.isHidden() or not self.dice.focus_first_empty():
            self.focus_do()

    def focus_do(self) -> None:
        """Focus the main button."""
        self.do.setFocus(Qt.FocusReason.OtherFocusReason)

    def press(self, *, roll_here: bool = False) -> None:
        """Emit ``taken``, unless a face is invalid or a die was skipped; ``roll_here`` skips that check."""
        if self._command is not None and (roll_here or not self.dice.block_submit()):
            self.taken.emit(self._command, self.dice.faces())

    def tell_rolled_here(self) -> None:
        """Show that the dice were already rolled here; the Enter that ends the typed face is then ignored."""
        self.message.refuse(ROLLED_HERE)
        self._was_typed_late = True

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow the Tab, Enter or Space after a face that came too late."""
        if not (isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._was_typed_late):
            return False
        self._was_typed_late = bool(typed_digit(event))
        return event.key() in ENDS_A_FACE

    def clear_dice(self) -> None:
        """Clear and hide the dice."""
        self.dice.put_away()

    def clear_faces(self) -> None:
        """Clear typed faces, if there are any, and ask for the dice again."""
        if self.dice.faces():
            self.dice.clear_faces()
            self._ask_after_faces()

    def asks_for(self, faces: Mapping[str, int]) -> bool:
        """Whether faces cover all the dice that are asked for."""
        return not self.dice.isHidden() and {one.role for one in self.dice.requests} <= faces.keys()

    def faces_for(self, use: Use) -> dict[str, int]:
        """Return the typed faces of the dice that another use needs first."""
        faces = self.dice.faces()
        return {one.role: faces[one.role] for one in self._ask(use, {}) if one.role in faces}

    def restore(self, faces: Mapping[str, int]) -> None:
        """Put faces back into the fields, including those of dice that they bring."""
        before: tuple[DieRequest, ...] | None = None
        while faces and before != self.dice.requests:
            before = self.dice.requests
            self.dice.put_faces(faces)
            self._ask_after_faces()

    def _say(self, sentence: str, *, refuses: bool) -> None:
        self._says, self._refuses = sentence, refuses
        self._show_complaint(self.dice.refusal())

    def _show_complaint(self, sentence: str) -> None:
        """Show a die's complaint in preference to the message."""
        if sentence or self._refuses:
            self.message.refuse(sentence or self._says)
        else:
            self.message.tell(self._says)

    def _ask_anew(self) -> bool:
        """Ask for the dice needed with the typed faces. Returns False if there are none."""
        asks = self._ask(self._command, self.dice.faces()) if self._command else ()
        if asks:
            self.dice.ask_for(asks)
        return bool(asks)

    def _ask_after_faces(self) -> bool:
        """Ask for the dice again, and emit ``asked_anew`` if they changed."""
        before = self.dice.requests
        is_asked = self._ask_anew()
        if self.dice.requests != before:
            self.asked_anew.emit()
        return is_asked

    def _on_faces(self) -> None:
        """Focus a die that a completed face has brought (a reroll or explosion)."""
        before = len(self.dice.requests)
        if self._ask_after_faces() and len(self.dice.requests) > before and not self.dice.is_half_typed:
            self.dice.focus_next_empty()

    def _lay_out(self) -> None:
        row = self._row
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addStretch(1)
        for button in (self._other, self._more, self._leave, self.do):
            row.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def _show_steps(self, steps: tuple[Offer, ...]) -> None:
        """Show a single other step as a button if it fits, several in a menu."""
        shown = (steps, self.do.text())
        if shown == self._shown:
            return
        self._shown, self._steps = shown, steps
        self._other.say(steps[0].name if steps else "")
        self._other.setToolTip(tip(steps[0].refusal or steps[0].effect) if steps else "")
        self._other.setEnabled(not (steps and steps[0].refusal))
        taken = self._other.sizeHint().width() + self.do.sizeHint().width()
        beside = len(steps) == 1 and taken <= scaled(ROOM)
        self._other.setVisible(beside)
        self._more.setVisible(bool(steps) and not beside)

    def _fill_menu(self) -> None:
        """Fill the menu only when it opens: most checks are finished without opening it."""
        self._menu.clear()
        for at, step in enumerate(self._steps):
            action = self._menu.addAction(as_written(labeled(step.name, step.refusal) if step.refusal else step.name))
            action.setEnabled(not step.refusal)
            action.setData(at)
            action.setToolTip(tip(step.refusal or step.effect))

    def _on_other(self) -> None:
        self.picked.emit(self._steps[0])

    def _on_menu(self, action: QAction) -> None:
        self.picked.emit(self._steps[action.data()])


def pending_said(pending: CheckRow | Offer) -> tuple[Offer, str]:
    """Return the chosen offer, and the message shown while its dice are asked for."""
    if isinstance(pending, CheckRow):
        return pending.offer, tr("{use} with {what}", use=pending.offer.name, what=pending.what)
    return pending, pending.effect

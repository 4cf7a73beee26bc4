"""The panel of a procedure that the table goes through together: an overlay in the window, not a dialog.

It knows no game: it shows the ProcedureView of the open campaign's ruleset and asks for its commands. All steps are
listed at the top. The next steps are cards or buttons at the bottom.
"""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QMainWindow,
    QSizePolicy,
    QStatusBar,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from gmtracker.engine.commands import Use
from gmtracker.engine.dice import DieRequest
from gmtracker.engine.phrases import join_names
from gmtracker.engine.ruleset import ProcedureChoice, ProcedureView
from gmtracker.engine.table import Change
from gmtracker.i18n import tr
from gmtracker.ui.bridge import Bridge, rolled_dice
from gmtracker.ui.procedure.body import ProcedureBody
from gmtracker.ui.procedure.choices import waits
from gmtracker.ui.procedure.next_steps import NextSteps
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font
from gmtracker.ui.theme.icons import icon
from gmtracker.ui.theme.palette import Palette
from gmtracker.ui.theme.spacing import add_keys_text, fix_font, fix_icon, tip
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.widgets.buttons import CheckBox, ToolButton
from gmtracker.ui.widgets.guards import ClickGuard, KeyGuard
from gmtracker.ui.widgets.inputs import connect_ctrl_enter
from gmtracker.ui.widgets.labels import PaintedLabel, RoomyMessage, text_label
from gmtracker.ui.widgets.latin_keys import typed_digit
from gmtracker.ui.widgets.overlays import SHADOW, Overlay
from gmtracker.ui.widgets.scroll import make_transparent
from gmtracker.ui.widgets.windows import wrap_in_scroll_area

HEIGHT = 32
RADIUS = 8
STEP_PAD = 8
JOIN = 28


class ProcedureSteps(PaintedLabel):
    """The steps of a procedure from left to right, with the present one marked. It takes no clicks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: tuple[str, ...] = ()
        self._at = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_steps(self, steps: tuple[str, ...], at: int) -> None:
        """Show the steps; ``at`` is the index of the present one."""
        self._steps, self._at = steps, at
        name = steps[at] if at < len(steps) else tr("done", "every step of a procedure")
        number, count = min(at + 1, len(steps)), len(steps)
        self.setAccessibleName(tr("Step {number} of {count}: {step}", number=number, count=count, step=name))
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        widths = (2 * RADIUS + STEP_PAD + self._width(at) for at in range(len(self._steps)))
        joins = max(len(self._steps) - 1, 0) * (JOIN + 2 * STEP_PAD)
        return QSize(round(sum(widths) + joins) + 2, max(HEIGHT, scaled(HEIGHT)))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            palette = current_palette()
            left, middle = 1.0, self.height() / 2
            for at, name in enumerate(self._steps):
                if at:
                    painter.setPen(QPen(palette.accent.fill if at <= self._at else palette.line, 2))
                    painter.drawLine(QPointF(left + STEP_PAD, middle), QPointF(left + STEP_PAD + JOIN, middle))
                    left += JOIN + 2 * STEP_PAD
                self._draw_mark(painter, QPointF(left + RADIUS, middle), at)
                left += 2 * RADIUS + STEP_PAD
                painter.setFont(self._font(at))
                painter.setPen(palette.text if at == self._at else palette.text_muted)
                painter.drawText(
                    QRectF(left, 0, self._width(at) + 2, self.height()), Qt.AlignmentFlag.AlignVCenter, name
                )
                left += self._width(at)

    def _draw_mark(self, painter: QPainter, centre: QPointF, at: int) -> None:
        palette = current_palette()
        painter.setBrush(palette.accent.fill if at < self._at else palette.panel)
        painter.setPen(QPen(palette.outline if at > self._at else palette.accent.fill, 1.5))
        painter.drawEllipse(centre, RADIUS - 1, RADIUS - 1)
        if at < self._at:
            tick = QPainterPath(centre + QPointF(-3.2, 0.2))
            tick.lineTo(centre + QPointF(-0.8, 2.6))
            tick.lineTo(centre + QPointF(3.4, -2.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.accent.on_fill, 1.8))
            painter.drawPath(tick)
        elif at == self._at:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.accent.fill)
            painter.drawEllipse(centre, RADIUS - 4.5, RADIUS - 4.5)

    def _font(self, at: int) -> QFont:
        return text_font(bold=at == self._at)

    def _width(self, at: int) -> float:
        return QFontMetricsF(self._font(at)).horizontalAdvance(self._steps[at])


NARROW, WIDE = 928, 1248
AROUND, LEAST_BELOW = 8, 56
HEADER = "header-bar"
EDGE = 24
BACK = tr("Close")


class ProcedurePanel(Overlay):
    """The open step of a procedure. ``use_chosen`` carries a Use and the faces typed for it, by role.

    ``stepped`` is emitted when a next step was taken and another step is shown.

    The panel opens when a procedure starts, and closes when it ends. ``show_players`` is the action that shows outcomes
    in the player window. Esc hides the panel, :meth:`show_in_front` shows it again, and undo returns to the previous
    step. Tab stays inside, because the panel covers what is below. Digits and arrow keys choose. If dice are
    requested, digits are faces. Enter presses the focused widget, and Ctrl+Enter takes the next step from anywhere in
    the panel.
    """

    use_chosen = Signal(Use, object)
    stepped = Signal()

    def __init__(self, bridge: Bridge, window: QMainWindow, show_players: QAction) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._window = window
        self._view: ProcedureView | None = None
        self._built: ProcedureView | None = None
        self._asked_at: ProcedureView | None = None
        self._kept_for = ""
        self._is_put_away = False
        self._fills_room = False
        self._came_from: QWidget | None = None
        self._left_row: int | None = None
        self._title = text_label(wraps=False)
        self._steps = ProcedureSteps()
        self._hide = ToolButton()
        self._body = ProcedureBody()
        self._scroll = wrap_in_scroll_area(self._body)
        self._cards = NextSteps(as_cards=True)
        self._complaint = RoomyMessage()
        self._message = text_label("", "muted")
        self._onward = NextSteps(as_cards=False)
        self._show_players = show_players
        self._shown = CheckBox()
        self.guard, self._key_guard = ClickGuard(window), KeyGuard(window)
        self._lay_out()
        self._connect()

    def follow(self, *, may_open: bool = True) -> None:
        """Show the present state of the procedure. With ``may_open`` False, don't open a hidden panel."""
        view = self._bridge.rules.procedure_view()
        if view is None:
            if self._bridge.viewed_entry is not None:
                self._leave()
            else:
                self.forget()
            return
        if self._view is None:
            self._is_put_away = False
        self._view = view
        if not self.isHidden():
            self._show_procedure(view)
        elif may_open and not self._is_put_away:
            self._open(view)

    def show_in_front(self) -> None:
        """Show the panel if a procedure is open, or hide it if it is visible."""
        if not self.isHidden():
            self.hide_panel()
        elif self._view is not None and self._bridge.rules.procedure_view() is not None:
            self._is_put_away = False
            self._open(self._view)

    def forget(self) -> None:
        """Hide the panel and forget the procedure, which has ended or belongs to another campaign."""
        self._leave()
        self._view = self._built = None
        self._is_put_away = False

    def hide_panel(self) -> None:
        """Hide the panel. The procedure stays open."""
        self._is_put_away = True
        self._leave()

    def button_of(self, use: str, inputs: Mapping[str, object]) -> QAbstractButton:
        """Return the button of the next step with this use and at least these inputs.

        Raises LookupError if there is none.
        """
        for steps in (self._cards, self._onward):
            for choice, button in zip(steps.choices, steps.buttons, strict=True):
                if choice.command.use == use and inputs.items() <= choice.command.inputs.items():
                    return button
        raise LookupError(use)

    @override
    def fit(self) -> None:
        """Take the room below the header bar, as much of it as the step needs.

        If that is too little, give up the room for a message before anything has to scroll. If only a narrow strip
        would be left below, the panel covers it too, and also fills its own shadow.
        """
        room = _room_in(self._window)
        wanted = WIDE if self._built is not None and (self._built.boards or self._built.outcomes) else NARROW
        width = min(room.width(), scaled(wanted) + 2 * SHADOW)
        if self.layout() is None:
            return
        kept = max(0, self._complaint.heightForWidth(width - 2 * (SHADOW + EDGE)))
        needed = self._height_with(kept, width)
        if needed > room.height() and not self._complaint.text():
            needed = self._height_with(max(0, kept - (needed - room.height())), width)
        height = min(needed, room.height())
        if room.height() - height < scaled(LEAST_BELOW):
            height = room.height()
        self._fills_room = height == room.height()
        self.setGeometry(QRect(room.left() + (room.width() - width) // 2, room.top(), width, height))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._fills_room:
            with QPainter(self) as painter:
                painter.fillRect(0, self.height() - SHADOW, self.width(), SHADOW, current_palette().window)
        super().paintEvent(event)

    def _height_with(self, kept: int, width: int) -> int:
        """Return the total height at this width, with this height for a message."""
        layout = self.layout()
        assert layout is not None
        self._complaint.setFixedHeight(kept)
        layout.activate()
        others = layout.minimumSize().height() - self._scroll.minimumHeight()
        return others + self._body.heightForWidth(width - 2 * SHADOW)

    @override
    def colours(self, palette: Palette) -> tuple[QColor, QColor]:
        return palette.panel, palette.outline

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the panel when the window is resized, or when the step needs another size."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest) and not self.isHidden():
            by_window = watched is self._window
            if by_window == (event.type() == QEvent.Type.Resize):
                self.fit()
        return False

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type a digit that no other widget used into the first empty die.

        If no dice are requested, it answers the first question without an answer.
        """
        digit = typed_digit(event)
        if event.key() == Qt.Key.Key_Escape:
            self.hide_panel()
        elif not digit:
            super().keyPressEvent(event)
        elif self._body.dice.requests:
            self._body.dice.type_in(digit)
        else:
            self._body.take_by(int(digit))

    @override
    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep Tab inside the panel."""
        shown = [] if self._shown.isHidden() else [self._shown]
        stops = [*self._body.stops(), *self._cards.stops(), *self._onward.stops(), *shown, self._hide]
        at = next((at for at, stop in enumerate(stops) if stop.hasFocus()), -1 if forward else 0)
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stop = stops[(at + (1 if forward else -1)) % len(stops)]
        stop.setFocus(reason)
        self._show_all_of(stop)
        return True

    def _lay_out(self) -> None:
        fix_font(self._title, TextSize.LARGE, bold=True)
        self._hide.setIcon(icon("close"))
        fix_icon(self._hide, 20)
        self._hide.setToolTip(tip(f"{BACK} (Esc)"))
        self._hide.setAccessibleName(BACK)
        self._hide.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        make_transparent(self._scroll, self._body)
        self._scroll.setMinimumHeight(1)
        head = QHBoxLayout()
        head.setContentsMargins(EDGE, 12, 12, 0)
        head.setSpacing(32)
        head.addWidget(self._title)
        head.addWidget(self._steps)
        head.addStretch(1)
        head.addWidget(self._hide)
        wrong = QHBoxLayout()
        wrong.setContentsMargins(EDGE, 0, EDGE, 0)
        wrong.addWidget(self._complaint)
        foot = QHBoxLayout()
        foot.setContentsMargins(EDGE, 0, EDGE, 8)
        foot.setSpacing(16)
        foot.addWidget(self._shown)
        foot.addWidget(self._message, 1)
        foot.addWidget(self._onward)
        column = QVBoxLayout(self)
        column.setContentsMargins(SHADOW, SHADOW, SHADOW, SHADOW)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self._scroll, 1)
        column.addWidget(self._cards)
        column.addLayout(wrong)
        column.addLayout(foot)

    def _connect(self) -> None:
        self._body.taken.connect(self._on_taken)
        self._body.looked_at.connect(self._on_looked_at)
        self._body.looked_away.connect(self._on_looked_away)
        self._body.focus_moved.connect(self._show_all_of)
        self._body.dice.completed.connect(self._focus_onward)
        self._body.dice.submitted.connect(self._on_go_on)
        self._body.dice.complained.connect(self._on_complained)
        self._cards.taken.connect(self._on_onward)
        self._onward.taken.connect(self._on_onward)
        self._hide.clicked.connect(self.hide_panel)
        self._shown.clicked.connect(self._show_players.trigger)
        self._show_players.changed.connect(self._say_shown)
        self._say_shown()
        for watched in (self._window, self._body):
            watched.installEventFilter(self)
        self._bridge.change_applied.connect(self._on_changed)
        connect_ctrl_enter(self, self._on_go_on)

    def _on_changed(self, change: Change) -> None:
        """Fill in the typed faces again after undo, and clear the fields of dice that were rolled.

        A roll-off that is tied again requests the same dice for another roll.
        """
        view = self._bridge.rules.procedure_view()
        if change.kind == "done":
            roles = {die.role for entry in change.entries for die in rolled_dice(entry)}
            if self._body.dice.forget_faces(roles) and self._has_focus_within():
                self._focus_start()
        if change.kind != "undone" or view is None:
            return
        self.follow(may_open=False)
        self._ask_for_dice(view, anew=True)
        if self._has_focus_within():
            self._focus_start()

    def _open(self, view: ProcedureView) -> None:
        self._came_from = self._window.focusWidget()
        self._show_procedure(view)
        self.show()
        self.fit()
        self.raise_()
        self._focus_start()

    def _leave(self) -> None:
        if self.isHidden():
            return
        had_focus = self._has_focus_within()
        came_from, self._came_from = self._came_from, None
        self.hide()
        if had_focus and came_from is not None and isValid(came_from):
            came_from.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_procedure(self, view: ProcedureView) -> None:
        before, self._built = self._built, view
        had_focus, row = self._has_focus_within(), self._body.row_with_focus()
        if view != before:
            if before == self._asked_at:
                self._complaint.show_message("")
            self._asked_at = None
            if had_focus:
                self.setFocus(Qt.FocusReason.OtherFocusReason)
            self._build(view)
        self._ask_for_dice(view)
        self._keep_room_to_complain(view, before)
        self.fit()
        if view == before or not had_focus:
            return
        if not _is_same_step(before, view):
            self._focus_start()
        elif self._left_row is not None:
            self._go_on_from(self._left_row)
        elif row is None or not self._body.focus_row(row):
            self._focus_start()

    def _keep_room_to_complain(self, view: ProcedureView, before: ProcedureView | None) -> None:
        """Keep room for a message. Beside boards, keep at least the room of the last view of the same step.

        Otherwise the lines would move while votes are entered.
        """
        goes_on = _is_same_step(before, view) and bool(view.boards)
        sentences = (self._body.dice.longest_complaint(), say_unanswered(view), self._kept_for if goes_on else "")
        self._kept_for = max(sentences, key=len)
        self._complaint.reserve_room(self._kept_for)

    def _say_shown(self) -> None:
        """Show whether players see outcomes, and the shortcut that changes it."""
        keys = self._show_players.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self._shown.setText(add_keys_text(self._show_players.iconText(), keys))
        self._shown.setChecked(self._show_players.isChecked())

    def _build(self, view: ProcedureView) -> None:
        self.setAccessibleName(view.title)
        self._title.setText(view.title)
        self._steps.show_steps(view.steps, view.step_index)
        self._body.show_procedure(view, self._bridge.shown)
        as_cards = len(view.next_steps) > 1 and not (view.boards or view.parts or self._asks(view))
        self._cards.show_choices(view.next_steps if as_cards else ())
        self._onward.show_choices(() if as_cards else view.next_steps, has_usual=not self._is_way_out(view))
        self._shown.setVisible(bool(view.outcomes))
        self._tell(None)

    def _ask_for_dice(self, view: ProcedureView, *, anew: bool = False) -> None:
        """Request the dice of the next step, and fill in the typed faces of a roll that was undone."""
        asks, dice = self._asks(view), self._body.dice
        anew = anew or asks != dice.requests
        dice.expect_faces(bool(asks) and self._bridge.expects_faces(view.next_steps[0].command))
        self._body.ask_for(asks)
        if anew and asks:
            dice.put_faces({**self._bridge.typed_faces_of_undone_roll(view.next_steps[0].command), **dice.faces()})

    def _asks(self, view: ProcedureView) -> tuple[DieRequest, ...]:
        """Return the dice that the default next step would roll."""
        usual = view.next_steps[0] if view.next_steps else None
        return self._bridge.rules.dice_requests(usual.command) if usual is not None and not usual.refusal else ()

    def _tell(self, choice: ProcedureChoice | None) -> None:
        """Show the meaning or refusal of a hovered or focused choice, or else of the next step."""
        ways = self._onward.choices
        told = choice or (ways[0] if ways else None)
        self._message.setText(told.refusal or told.text if told is not None else "")
        self._message.setVisible(self._cards.isHidden())

    def _has_focus_within(self) -> bool:
        focus = self._window.focusWidget()
        return focus is not None and (focus is self or self.isAncestorOf(focus))

    def _focus_start(self) -> None:
        """Focus the first question without an answer, the first empty die, or the next step."""
        if not (self._body.focus_waiting() or self._body.dice.focus_first_empty()):
            self._focus_onward()

    def _go_on_from(self, row: int) -> None:
        if not self._body.focus_waiting(row):
            self._focus_onward()

    def _focus_onward(self) -> None:
        """Focus the next step, and scroll to the top, where its text is."""
        self._scroll.verticalScrollBar().setValue(0)
        if not (self._cards.focus_usual() or self._onward.focus_usual()):
            self._hide.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_taken(self, choice: ProcedureChoice) -> None:
        """Emit the choice's command, then focus the next question, even if the choice was taken already.

        A choice that was clicked stays where it is within its step, so that another click at its place does not
        answer the next question.
        """
        row, bar = self._body.row_of(choice), self._scroll.verticalScrollBar()
        before, top, is_clicked = self._built, bar.value(), self._body.is_pointed_at(choice)
        if choice.is_chosen:
            self._go_on_from(row)
        else:
            self._left_row = row
            self.use_chosen.emit(choice.command, {})
            self._left_row = None
        if is_clicked and _is_same_step(before, self._built):
            bar.setValue(top)

    def _on_onward(self, choice: ProcedureChoice) -> None:
        usual = self._view is not None and choice == self._view.next_steps[0]
        if usual and (self._asks_for_answers() or self._body.dice.holds_back()):
            focus = self._window.focusWidget()
            if focus is not None:
                self._show_all_of(focus)
            return
        before, place = len(self._bridge.entries()), self.geometry()
        self.use_chosen.emit(choice.command, self._body.dice.faces() if usual else {})
        # Guarded, because a second click could hit a button of the next step, or a widget that the panel covered.
        if len(self._bridge.entries()) != before:
            self.guard.keep(place.united(self.geometry()))
            self.stepped.emit()

    def _asks_for_answers(self) -> bool:
        """Focus the first missing answer, once for each view. Returns False if there is none.

        Typed dice that decide instead of votes count as an answer.
        """
        view = self._view
        if view is None or view == self._asked_at or self._is_way_out(view):
            return False
        if self._body.dice.faces():
            return False
        self._asked_at = view
        is_asking = self._body.focus_waiting()
        if is_asking:
            self._on_complained(say_unanswered(view))
            self._key_guard.keep()
        return is_asking

    def _on_complained(self, sentence: str) -> None:
        """Show what is wrong with the dice, once and across the whole panel."""
        if sentence:
            self._complaint.show_refusal(sentence)
        else:
            self._complaint.show_message("")
        if not self.isHidden():
            self.fit()

    def _is_way_out(self, view: ProcedureView) -> bool:
        """Whether the only next step skips an open question, so that it is not the default."""
        return len(view.next_steps) == 1 and any(row.is_waiting for row in self._body.rows)

    def _on_go_on(self) -> None:
        ways = self._cards.buttons or self._onward.buttons
        if self._view is not None and self._is_way_out(self._view):
            self._body.focus_waiting()
        elif ways:
            ways[0].click()

    def _show_all_of(self, widget: QWidget) -> None:
        if self._body.isAncestorOf(widget):
            self._scroll.ensureWidgetVisible(widget)

    def _on_looked_at(self, choice: ProcedureChoice) -> None:
        self._body.light(choice)
        self._tell(choice)

    def _on_looked_away(self) -> None:
        """Return to the focused choice, if any."""
        focused = self._body.choice_with_focus()
        self._body.light(focused)
        self._tell(focused)


def _is_same_step(before: ProcedureView | None, now: ProcedureView | None) -> bool:
    """Whether both views show the same step of the same kind of procedure."""
    if before is None or now is None:
        return False
    return (before.kind, before.step_index) == (now.kind, now.step_index)


def say_unanswered(view: ProcedureView) -> str:
    """Return a sentence with the people who have not answered, and how to continue without them; empty if none."""
    names = tuple(part.title for part in view.parts if any(map(waits, part.rows)))
    return (
        tr("Still to choose: {names}. Choose, or press again to continue without them.", names=join_names(names))
        if names
        else ""
    )


def _room_in(window: QMainWindow) -> QRect:
    """Return the area of a window between its header bar and its status bar, in its own coordinates."""
    above = (window.menuBar(), window.findChild(QWidget, HEADER))
    bottoms = (bar.mapTo(window, bar.rect().bottomLeft()).y() + 1 for bar in above if bar and bar.isVisible())
    top = max(bottoms, default=0)
    foot = window.findChild(QStatusBar)
    below = foot.height() if foot is not None and foot.isVisible() else 0
    return QRect(0, top, window.width(), window.height() - top - below).adjusted(AROUND, 0, -AROUND, 0)

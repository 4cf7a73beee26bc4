"""The choice of a dropped token's use: an overlay beside the drop instead of a dialog, so the table stays usable.

Each use is shown with its number key, its name, and its effect or why it is refused.
"""

from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import Use
from gmtracker.engine.game_spec import InputKind
from gmtracker.engine.history import Entry
from gmtracker.engine.ids import ActionId
from gmtracker.engine.offers import Offer
from gmtracker.engine.ruleset import DropResult
from gmtracker.i18n import capitalize_first, tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font
from gmtracker.ui.theme.spacing import native_keys, tip
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.widgets.buttons import Button, PaintedButton, primary_button
from gmtracker.ui.widgets.dice_fields import SIGNS, DiceFields
from gmtracker.ui.widgets.inputs import DO_KEYS, on_ctrl_enter, types_word
from gmtracker.ui.widgets.inputs_form import InputsForm
from gmtracker.ui.widgets.labels import MessageLabel, text_label
from gmtracker.ui.widgets.latin_keys import typed_digit
from gmtracker.ui.widgets.overlays import SHADOW, Overlay, room_in
from gmtracker.ui.widgets.scroll import FramelessScrollArea, TabAnchor, show_through

LINE = 36
KEY = 22
ROW_PAD = 8
EDGE = 3
APART = 16
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class OfferRow(PaintedButton):
    """A row for one offer. A refused one is gray and shows its reason, unless the chooser shows it already.

    The effect is beside the name, or below it if it is too long. ``key`` is the digit that chooses the row. It is empty
    after the tenth row, and for a single offer whose die takes the digits.
    """

    def __init__(self, offer: Offer, key: str, width: int, *, asks_more: bool, reason: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.offer = offer
        self.asks_more = asks_more
        self._key = key
        self._name = f"{offer.name}…" if asks_more else offer.name
        self._width = width
        self._below = reason
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # A second click must not take the focus from the die.
        self.setAccessibleName(offer.name)
        self.setAccessibleDescription(offer.refusal or offer.effect)
        if key:
            self.setToolTip(tip(tr("Press {number}", "of the keyboard", number=key)))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.anyway = Button(tr("Anyway"), self)
        self.anyway.setVisible(self.can_be_overruled)
        self.anyway.setToolTip(tip(tr("Do it anyway. The log records the override.")))
        if not offer.refusal and not self._effect_fits_beside_name():
            self._below = offer.effect
        self.setFixedSize(self.sizeHint())

    @property
    def can_be_overruled(self) -> bool:
        """Whether the offer is refused, but the GM can overrule the refusal."""
        return bool(self.offer.refusal) and self.offer.overrulable

    @property
    def can_be_chosen(self) -> bool:
        """Whether the row can do anything."""
        return not self.offer.refusal or self.offer.overrulable

    @override
    def nextCheckState(self) -> None:
        """Do nothing: the chooser decides which row is highlighted."""

    @override
    def sizeHint(self) -> QSize:
        height = _line_height() + (4 if self.can_be_overruled else 0)
        if self._below:
            height += self._below_rect().height() - 2
        return QSize(self._width, height)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        size = self.anyway.sizeHint()
        self.anyway.setGeometry(
            self.width() - ROW_PAD - size.width(), (self.height() - size.height()) // 2, size.width(), size.height()
        )

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the row with Space. All other keys go to the chooser."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            palette = current_palette()
            self._paint_ground(painter)
            refused = bool(self.offer.refusal)
            if self._key:
                self._paint_key(painter)
            line = QRect(_left(), 0, self.width() - _left() - ROW_PAD, self._first_line_height())
            painter.setFont(text_font(bold=not refused))
            painter.setPen(palette.text_muted if refused else palette.text)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, self._name)
            painter.setPen(palette.text_muted)
            if refused or self._below:
                painter.setFont(text_font(TextSize.SMALL))
                painter.drawText(self._below_rect(), WRAPPED, self._below)
                return
            painter.setFont(text_font())
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self.offer.effect)

    def _paint_ground(self, painter: QPainter) -> None:
        palette = current_palette()
        sheet = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isChecked():
            painter.setBrush(palette.selection)
        elif self.underMouse():
            painter.setBrush(palette.hover)
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.focus, 2) if self.hasFocus() else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(sheet, 6, 6)
        if self.isChecked():
            painter.fillRect(QRectF(1, 5, EDGE, self.height() - 10), palette.accent.fill)

    def _paint_key(self, painter: QPainter) -> None:
        palette = current_palette()
        side = scaled(KEY)
        cap = QRectF(ROW_PAD, (self._first_line_height() - side) / 2, side, side).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(palette.line if self.offer.refusal else palette.outline, 1))
        painter.setBrush(palette.raised)
        painter.drawRoundedRect(cap, 4, 4)
        painter.setFont(text_font(TextSize.SMALL))
        painter.setPen(palette.text_disabled if self.offer.refusal else palette.text_muted)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)

    def _first_line_height(self) -> int:
        return _line_height() if self._below else self.height()

    def _effect_fits_beside_name(self) -> bool:
        name = QFontMetrics(text_font(bold=True)).horizontalAdvance(self._name)
        effect = QFontMetrics(text_font()).horizontalAdvance(self.offer.effect)
        return _left() + name + APART + effect + ROW_PAD <= self._width

    def _below_rect(self) -> QRect:
        width = (
            self._width - _left() - ROW_PAD - (self.anyway.sizeHint().width() + ROW_PAD if self.can_be_overruled else 0)
        )
        metrics = QFontMetrics(text_font(TextSize.SMALL))
        size = metrics.boundingRect(QRect(0, 0, width, 400), WRAPPED, self._below).size()
        return QRect(QPoint(_left(), _line_height() - 8), QSize(width, size.height() + 2))


def _left() -> int:
    """Return the left edge of the text, to the right of the key."""
    return ROW_PAD + scaled(KEY) + ROW_PAD


def _line_height() -> int:
    return max(LINE, scaled(LINE))


KEYS = "1234567890"
CHOSEN_BY_GM = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.MouseFocusReason)
ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down)
TYPED_WITH = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
WIDTH = 416
FEWEST_ROWS, APART_BELOW = 80, 8
CHOOSER_PAD = 16
DO_NOTHING, LEAVE_IT = tr("Cancel"), tr("Skip")


class UseChooser(Overlay):
    """The offers of a drop or of an open procedure such as an award, one per row.

    ``use_chosen`` carries the Use and the faces typed for it, by role. ``closed`` is emitted when the chooser is
    hidden, with or without a choice. Digits highlight a row and focus its fields. Enter, or Ctrl+Enter in any field,
    carries out the highlighted row, and Esc closes. A click on a row without further inputs carries it out immediately.
    Letters go to the reason. No key reaches the window, where it would be a shortcut.
    """

    use_chosen = Signal(Use, object)
    closed = Signal()

    def __init__(self, bridge: Bridge, window: QWidget) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._open_offers: tuple[Offer, ...] = ()
        self._rows: list[OfferRow] = []
        self._tabs = TabAnchor(self)
        self._chosen: OfferRow | None = None
        self._came_from: QWidget | None = None
        # Whether a Space belongs to words: no field takes the letters, or the focus went to a button by itself.
        self._is_wording = False
        self._title = text_label("", "title")
        self._refusal = MessageLabel()
        self._area, self._fields = FramelessScrollArea(), FramelessScrollArea()
        self._dice = DiceFields(columns=5)
        self._inputs = InputsForm()
        self._leave = Button(DO_NOTHING)
        self._do = primary_button()
        self._do.setToolTip(tip(native_keys(DO_KEYS)))
        self._row_group = QButtonGroup(self, exclusive=False)
        self._anyway_group = QButtonGroup(self, exclusive=False)
        self._lay_out()
        self._connect()

    def offer_drop_result(self, result: DropResult, place: QPoint) -> None:
        """Show the possible meanings of a drop at this screen position, with the first possible row highlighted.

        A refusal that applies to all offers is shown once.
        """
        self._open_offers = ()
        self._open(result.message, result.offers, DO_NOTHING, result.refusal)
        self.show_near(place)
        able = [row for row in self._rows if not row.offer.refusal]
        first = able[0] if able else None
        self._highlight(first)
        if not (able and self._is_typed_at_once and self._dice.open_die() and self._dice.focus_first_empty()):
            (first or self._leave).setFocus(Qt.FocusReason.OtherFocusReason)

    def offer_what_follows(self, place: QPoint) -> bool:
        """Show the offers of the open procedure, such as the uses of an award. Enter skips them.

        Returns False, and shows nothing, if there are none.
        """
        offers, entries = self._bridge.rules.offers(), self._bridge.entries()
        if not offers or not entries:
            return False
        self._open_offers = offers
        begin = self._beginning_of_open_procedure(entries)
        is_use_of_tokens = self._bridge.shown.game.use(offers[0].command.use).menu == "token"
        leave = _words_for_keeping(self._bridge.shown, begin) if is_use_of_tokens else LEAVE_IT
        self._open(capitalize_first(begin.label), offers, leave)
        self.show_near(place)
        self._focus_button(self._leave)
        return True

    def _beginning_of_open_procedure(self, entries: tuple[Entry, ...]) -> Entry:
        """Return the first step of the action that opened the procedure, such as the award.

        Entries after it may belong to other actions.
        """
        opened = {ActionId(procedure.id) for procedure in self._bridge.shown.procedures}
        last = next((entry.action for entry in reversed(entries) if entry.action in opened), entries[-1].action)
        return next(entry for entry in entries if entry.action == last)

    @property
    def title(self) -> str:
        """The title of the choice."""
        return self._title.text()

    def dismiss(self) -> None:
        """Close without a choice, and restore the focus."""
        if not self.isHidden():
            self._go()
            self.closed.emit()

    @override
    def event(self, event: QEvent) -> bool:
        """Take letters before the window does, which has single-letter shortcuts."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and types_word(event):
            event.accept()
            return True
        return super().event(event)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move through the rows by arrows from the buttons too. A Space within typed words presses no button."""
        if isinstance(event, QFocusEvent) and event.gotFocus() and event.reason() in CHOSEN_BY_GM:
            self._is_wording = False
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if event.key() in ARROWS:
            self._highlight_next(1 if event.key() == Qt.Key.Key_Down else -1)
            return True
        is_of_words = self._is_wording and event.key() == Qt.Key.Key_Space
        if is_of_words:
            self._type_word(event.text())
        return is_of_words

    def _type_word(self, letter: str) -> None:
        self._is_wording = not self._inputs.type_on(letter)

    def _focus_button(self, button: QWidget) -> None:
        """Focus a button by itself, so that Enter presses it and Space does not."""
        button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._is_wording = True

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, digit = event.key(), typed_digit(event)
        chosen = KEYS.index(digit) if digit else -1
        is_plain = not event.modifiers() & ~TYPED_WITH
        is_face = is_plain and (bool(digit) or event.text() in SIGNS)
        if key == Qt.Key.Key_Escape:
            self.dismiss()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._on_do()
        elif key in ARROWS:
            self._highlight_next(1 if key == Qt.Key.Key_Down else -1)
        elif 0 <= chosen < len(self._rows) and not self._is_typed_at_once:
            self._pick(self._rows[chosen])
        elif not (is_face and self._type_in(digit or event.text())) and types_word(event):
            self._type_word(event.text())

    @override
    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep Tab and the arrow keys within the chooser, because they have other meanings behind it."""
        if self.isHidden():
            return super().focusNextPrevChild(forward)
        stops, focus = self._stops(), self.window().focusWidget()
        at = stops.index(focus) if focus in stops else (-1 if forward else 0)
        if stops:
            reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
            stops[(at + (1 if forward else -1)) % len(stops)].setFocus(reason)
        return True

    def _stops(self) -> list[QWidget]:
        """Return the widgets that Tab visits, in order."""
        stops, stop = [], self.nextInFocusChain()
        while stop is not None and stop is not self:
            can_have_keys = stop.focusPolicy() & Qt.FocusPolicy.TabFocus and stop.isVisible() and stop.isEnabled()
            if can_have_keys and self.isAncestorOf(stop):
                stops.append(stop)
            stop = stop.nextInFocusChain()
        return stops

    @property
    def _is_typed_at_once(self) -> bool:
        """Whether there is a single offer with dice, so that digits are faces."""
        return len(self._rows) == 1 and bool(self._dice.requests)

    def _type_in(self, sign: str) -> bool:
        """Type a face into the die that is meant. Returns whether it was typed.

        That is the first die of a single offer, or the open one. The faces of Fudge dice, "+", "-" and 0, always go to
        the first open die, because they choose no row.
        """
        is_meant = self._is_typed_at_once or self._dice.open_die() is not None or self._dice.takes_signs
        return is_meant and not self._dice.isHidden() and self._dice.type_in(sign)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        around = SHADOW + CHOOSER_PAD
        column.setContentsMargins(around, around - 4, around, around)
        column.setSpacing(APART_BELOW)
        self._list, self._asked = _column_in(self._area), _column_in(self._fields)
        self._list.setSpacing(0)
        self._asked.setSpacing(APART_BELOW)
        self._asked.addWidget(self._dice)
        self._asked.addWidget(self._inputs)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self._leave)
        buttons.addWidget(self._do)
        column.addWidget(self._title)
        column.addWidget(self._refusal)
        column.addWidget(self._area)
        column.addWidget(self._fields)
        column.addLayout(buttons)

    def _connect(self) -> None:
        self._row_group.buttonClicked.connect(self._on_row_clicked)
        self._anyway_group.buttonClicked.connect(self._on_anyway)
        self._dice.completed.connect(self._on_dice_completed)
        self._dice.worded.connect(self._inputs.type_on)
        self._inputs.changed.connect(self._on_answered)
        self._dice.submitted.connect(self._on_do)
        self._do.clicked.connect(self._on_do)
        for button in (self._do, self._leave):
            button.installEventFilter(self)
        self._leave.clicked.connect(self._on_leave)
        self._bridge.change_applied.connect(self._on_table_changed)
        self._bridge.opened.connect(self.dismiss)
        self._bridge.history_viewed.connect(self._on_table_changed)
        on_ctrl_enter(self, self._on_do)

    def _open(self, title: str, offers: tuple[Offer, ...], leave: str, refusal: str = "") -> None:
        if self.isHidden():
            self._came_from = self._home.window().focusWidget()
        else:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._is_wording = False
        self._title.setText(title)
        self._leave.say(leave)
        self._dice.ask_for(())
        self._inputs.ask_for(())
        if refusal:
            self._refusal.refuse(refusal)
        else:
            self._refusal.tell("")
        self._fill_rows(offers, refusal)
        self._highlight(None)

    def _fill_rows(self, offers: tuple[Offer, ...], refusal: str) -> None:
        for row in self._rows:
            self._row_group.removeButton(row)
            self._anyway_group.removeButton(row.anyway)
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = []
        shared, wide = len(self._shared_inputs(offers)), self._width()
        for part in (self._title, self._refusal, self._dice, self._inputs):
            part.setFixedWidth(wide)
        is_typed_at_once = len(offers) == 1 and bool(self._bridge.rules.dice_requests(offers[0].command))
        for at, offer in enumerate(offers):
            key = "" if is_typed_at_once else KEYS[at : at + 1]
            asks_more = len(self._inputs_of(offer)) > shared
            reason = "" if offer.refusal == refusal else offer.refusal
            row = OfferRow(offer, key, wide, asks_more=asks_more, reason=reason, parent=self)
            self._row_group.addButton(row)
            self._anyway_group.addButton(row.anyway)
            self._list.addWidget(row)
            for pressed in (row, row.anyway):
                pressed.installEventFilter(self)
            row.show()
            self._rows.append(row)
        self._tabs.lead_to([field for row in self._rows for field in (row, row.anyway)])

    @override
    def fit(self) -> None:
        """Scroll the rows if the window is too low, and the fields only if hardly any row would be left.

        The title and the buttons stay visible.
        """
        wide = self._width()
        rows, fields = (_height_of(layout, wide) for layout in (self._list, self._asked))
        left = max(room_in(self.window()).height() - self._height_around(wide), 2 * scaled(FEWEST_ROWS))
        for_fields = min(fields, left - min(rows, scaled(FEWEST_ROWS)))
        bar = self._area.verticalScrollBar().sizeHint().width() if rows + fields > left else 0
        self._area.setFixedSize(wide + bar, min(rows, left - for_fields))
        self._fields.setFixedSize(wide + bar, for_fields)
        self._fields.setVisible(fields > 0)
        super().fit()

    def _height_around(self, wide: int) -> int:
        """Return the height of everything above and below the scroll area."""
        labels = [label for label in (self._title, self._refusal) if not label.isHidden()]
        words = sum(label.heightForWidth(wide) + APART_BELOW for label in labels)
        margins = 2 * (SHADOW + CHOOSER_PAD)
        return words + self._leave.sizeHint().height() + 2 * APART_BELOW + margins

    def _width(self) -> int:
        return min(scaled(WIDTH), room_in(self.window()).width() - 2 * (SHADOW + CHOOSER_PAD) - scaled(CHOOSER_PAD))

    def _highlight(self, row: OfferRow | None) -> None:
        self._chosen = row
        for other in self._rows:
            other.setChecked(other is row)
        offers = tuple(other.offer for other in self._rows)
        self._inputs.ask_for(
            self._inputs_of(row.offer) if row else self._shared_inputs(offers), self._bridge.shown.active_characters()
        )
        if row is not None:
            kind = self._bridge.shown.game.use(row.offer.command.use)
            self._inputs.close_refused_answers(row.offer.command, kind, self._bridge.rules.preview)
        self._ask_for_dice()
        self._do.setVisible(row is not None)
        self._do.say(row.offer.name if row else "")
        self.fit()
        if row is not None:
            self._area.ensureWidgetVisible(row)

    def _ask_for_dice(self) -> None:
        """Show the dice of the highlighted row, or else of the first possible one, with the present answers."""
        offers = [row.offer for row in self._rows]
        likely = self._chosen.offer if self._chosen else next((one for one in offers if not one.refusal), None)
        if likely is None:
            self._dice.ask_for(())
        else:
            answered = self._answered(likely)
            overruling = replace(answered, override=bool(likely.refusal))
            asking = partial(self._bridge.rules.dice_requests, overruling)
            self._dice.ask_through(asking, are_expected=self._bridge.expects_faces(answered))
        self._dice.setVisible(bool(self._dice.requests))

    def _answered(self, offer: Offer) -> Use:
        """Return an offer's command with the answers from the fields."""
        return replace(offer.command, inputs={**offer.command.inputs, **self._inputs.answers()})

    def _on_answered(self) -> None:
        self._ask_for_dice()
        self.fit()

    def _pick(self, row: OfferRow) -> None:
        """Highlight a row and focus what it needs next: its dice, its inputs, or the button that carries it out."""
        if not row.can_be_chosen or self._would_lose_reason(row):
            return
        self._highlight(row)
        if self._dice.requests and self._dice.focus_first_empty():
            return
        if row.asks_more:
            self._inputs.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._focus_button(self._do)

    def _highlight_next(self, by: int) -> None:
        possible = [row for row in self._rows if row.can_be_chosen]
        if not possible:
            return
        at = possible.index(self._chosen) + by if self._chosen in possible else (0 if by > 0 else -1)
        row = possible[at % len(possible)]
        if self._would_lose_reason(row):
            return
        self._highlight(row)
        self._is_wording = False
        row.setFocus(Qt.FocusReason.OtherFocusReason)

    def _inputs_of(self, offer: Offer) -> tuple[InputKind, ...]:
        """Return the inputs of an offer's use that its command does not have yet."""
        asked = self._bridge.shown.game.use(offer.command.use).inputs
        return tuple(kind for kind in asked if kind.key not in offer.command.inputs)

    def _shared_inputs(self, offers: tuple[Offer, ...]) -> tuple[InputKind, ...]:
        """Return the inputs that all offers have, such as a note."""
        asked = [self._inputs_of(offer) for offer in offers]
        return tuple(kind for kind in asked[0] if all(kind in inputs for inputs in asked)) if asked else ()

    def _do_row(self, row: OfferRow, *, override: bool = False) -> None:
        if self._dice.block_submit():
            return
        if complaint := self._inputs.complaint():
            self._refusal.refuse(complaint)
            self._inputs.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        command = replace(self._answered(row.offer), override=override)
        faces = self._dice.faces()
        self._go()
        self.use_chosen.emit(command, faces)
        self.closed.emit()

    def _go(self) -> None:
        focus = self.window().focusWidget()
        had_focus = focus is not None and self.isAncestorOf(focus)
        came_from, self._came_from = self._came_from, None
        self._open_offers = ()
        self.hide()
        if had_focus and came_from is not None and isValid(came_from):
            came_from.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_row_clicked(self, button: QAbstractButton) -> None:
        row = next(row for row in self._rows if row is button)
        if row.offer.refusal or self._would_lose_reason(row):
            return
        self._highlight(row)
        if row.asks_more:
            self._inputs.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._do_row(row)

    def _on_anyway(self, button: QAbstractButton) -> None:
        row = next(row for row in self._rows if row.anyway is button)
        if not self._would_lose_reason(row):
            self._highlight(row)
            self._do_row(row, override=True)

    def _on_do(self) -> None:
        if self._chosen is None and self._inputs.has_text():
            self._ask_for_use()
        elif self._chosen is None:
            self.dismiss()
        elif self._chosen.offer.refusal:
            self._focus_button(self._chosen.anyway)
        else:
            self._do_row(self._chosen)

    def _on_leave(self) -> None:
        """Close without a use, but keep a reason that is typed for one of the open procedure's offers."""
        if self._open_offers and self._inputs.has_text():
            self._ask_for_use()
        else:
            self.dismiss()

    def _would_lose_reason(self, row: OfferRow) -> bool:
        """Whether a reason is typed that this row's use does not take. If so, ask for another use."""
        is_lost = self._inputs.has_text() and not any(one.kind == "text" for one in self._inputs_of(row.offer))
        if is_lost:
            self._ask_for_use()
        return is_lost

    def _ask_for_use(self) -> None:
        self._refusal.refuse(tr("Choose what this reason is for, or press Esc."))

    def _on_dice_completed(self) -> None:
        self._focus_button(self._do if self._chosen else self._leave)

    def _on_table_changed(self) -> None:
        if not self._open_offers or self._bridge.rules.offers() != self._open_offers:
            self.dismiss()


def _column_in(area: FramelessScrollArea) -> QVBoxLayout:
    """Return the layout of a column in a transparent scroll area."""
    inside = QWidget()
    column = QVBoxLayout(inside)
    column.setContentsMargins(0, 0, 0, 0)
    area.setWidget(inside)
    show_through(area, inside)
    return column


def _height_of(layout: QVBoxLayout, wide: int) -> int:
    layout.activate()
    return max(layout.totalHeightForWidth(wide), layout.totalSizeHint().height())


def _words_for_keeping(campaign: Campaign, entry: Entry) -> str:
    """Return the text of the button that skips the offers: "Keep the die" after an award."""
    touched = [event.token for event in entry.events if isinstance(event, e.TokenMoved)]
    touched += [event.token.id for event in entry.events if isinstance(event, e.TokenAdded)]
    tokens = [token for token in map(campaign.token, touched) if token is not None]
    if not tokens:
        return LEAVE_IT
    if campaign.game.token_kind(tokens[0].kind).look == "die":
        return tr("Keep the dice") if len(tokens) > 1 else tr("Keep the die")
    return tr("Keep the stones") if len(tokens) > 1 else tr("Keep the stone")

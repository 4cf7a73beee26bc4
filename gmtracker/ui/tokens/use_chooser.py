"""The choice of a token's use: a strip below the row of the token's holder, which covers nothing of the table.

If that row is not visible, or too little room is below it, the same buttons are in an overlay.
"""

from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Procedure, Token
from gmtracker.engine.commands import AnyCommand, Use
from gmtracker.engine.game_spec import InputKind
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.engine.offers import Offer
from gmtracker.engine.ruleset import DropResult
from gmtracker.i18n import capitalize_first, tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.modelview.cells import token_face
from gmtracker.ui.modelview.row_strip import EDGE, RowStrip, draw_notch
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.draw_tokens import token_pixmap
from gmtracker.ui.theme.fonts import scaled
from gmtracker.ui.theme.spacing import GRID, native_keys, tip
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.tokens.chooser_state import TypedForTokens, first_open_step, procedures_beside_check, would_close
from gmtracker.ui.tokens.offer_button import OfferButton, WrappingLine, fold_button
from gmtracker.ui.widgets.buttons import Button, ShrinkingButton
from gmtracker.ui.widgets.dice_fields import SIGNS, DiceFields
from gmtracker.ui.widgets.inputs import SUBMIT_KEYS, connect_ctrl_enter, types_word
from gmtracker.ui.widgets.inputs_form import InputsForm
from gmtracker.ui.widgets.labels import MessageLabel, restyle, text_label
from gmtracker.ui.widgets.latin_keys import typed_digit
from gmtracker.ui.widgets.overlays import SHADOW, Overlay, room_in
from gmtracker.ui.widgets.scroll import FramelessScrollArea, TabAnchor, clear_layout, make_transparent

KEYS = "1234567890"
CHOSEN_BY_GM = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.MouseFocusReason)
ARROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
TYPED_WITH = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
WIDTH = 640
FEWEST_ROWS = 80
CHOOSER_PAD = 16
TOKEN = 28
DO_NOTHING, LEAVE_IT = tr("Cancel"), tr("Skip")


class UseChooser(Overlay):
    """The offers of a drop or of an open procedure such as an award, as buttons in a strip or an overlay.

    ``use_chosen`` carries the Use and the faces typed for it, by role. ``closed`` is emitted when the chooser is
    hidden, with or without a choice. Digits and arrows highlight an offer, and digits focus its fields. Enter, or
    Ctrl+Enter in any field, carries out the highlighted offer. Esc closes, and undoes the award. A click on an offer
    without further inputs carries it out immediately. Letters go to the reason. No key reaches the window, where it
    would be a shortcut.
    """

    use_chosen = Signal(Use, object)
    closed = Signal()

    def __init__(self, bridge: Bridge, window: QWidget, host: RowStrip | None = None) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._host = host
        self._is_strip = self._undoes = False
        self._room = 0
        self._open_offers: tuple[Offer, ...] = ()
        self._open_procedures: tuple[Procedure, ...] = ()
        self._tokens: tuple[Token, ...] = ()
        self._base_refusal = ""
        self._rows: list[OfferButton] = []
        self._tabs = TabAnchor(self)
        self._chosen: OfferButton | None = None
        self._came_from: QWidget | None = None
        # Whether a Space belongs to words: no field takes the letters, or the focus went to a button by itself.
        self._is_wording = False
        self._title = text_label("", "title")
        self._about, self._refusal = MessageLabel(), MessageLabel()
        self._line = WrappingLine()
        self._picture = text_label(wraps=False)
        self._picture.setParent(self._line)
        self._refused_fold, self._reasons_fold = (fold_button(self._line) for _ in range(2))
        self._reasons_fold.set_text(tr("Earned for"))
        self._area, self._asked, self._refused = FramelessScrollArea(), QWidget(), QWidget()
        self._dice = DiceFields(columns=5, told_elsewhere=True)
        self._inputs = InputsForm()
        self._typed = TypedForTokens(self._inputs, self._dice)
        self._leave = Button(DO_NOTHING, self._line)
        self._do = ShrinkingButton()
        self._do.setToolTip(tip(native_keys(SUBMIT_KEYS)))
        self._row_group = QButtonGroup(self, exclusive=False)
        self._anyway_group = QButtonGroup(self, exclusive=False)
        self._lay_out()
        self._connect()

    def offer_drop_result(self, result: DropResult, place: QPoint, character: CharacterId = NOBODY) -> None:
        """Show the possible meanings of a drop below a character's row, with the first possible one highlighted.

        ``place`` is where on the screen they are shown if that row is not visible. A refusal that applies to all offers
        is shown once.
        """
        self._open_offers = ()
        self._undoes = False
        carried = {token for offer in result.offers for token in offer.command.tokens}
        self._tokens = tuple(token for token in self._bridge.shown.tokens if token.id in carried)
        self._open(result.message, result.offers, DO_NOTHING, result.refusal)
        able = [row for row in self._rows if not row.offer.refusal]
        first = able[0] if able else None
        self._highlight(first)
        self._typed.fill_in()
        self._show_at(character, place)
        if not (able and self._is_typed_at_once and self._dice.find_open_die() and self._dice.focus_first_empty()):
            (first or self._leave).setFocus(Qt.FocusReason.OtherFocusReason)

    def offer_what_follows(self, place: QPoint) -> bool:
        """Show the offers of the open procedure, such as the uses of an award. Enter skips them.

        Returns False, and shows nothing, if there are none.
        """
        offers, entries = self._bridge.rules.offers(), self._bridge.entries()
        if not offers or not entries:
            return False
        self._open_offers, self._open_procedures = offers, procedures_beside_check(self._bridge)
        begin = first_open_step(self._bridge)
        is_use_of_tokens = self._bridge.shown.game.use(offers[0].command.use).menu == "token"
        given = [event.token for event in begin.events if isinstance(event, e.TokenMoved)]
        added = [event.token.id for event in begin.events if isinstance(event, e.TokenAdded)]
        value = next((event.value for event in begin.events if isinstance(event, e.TokenUsed)), None)
        there = filter(None, map(self._bridge.shown.token, (*given, *added)))
        self._tokens = tuple(replace(token, value=value) if given else token for token in there)
        is_kept = is_use_of_tokens and bool(self._tokens)
        self._undoes = is_kept and bool(given) and begin.id == entries[-1].id
        self._open(capitalize_first(begin.label), offers, tr("Keep", "a token") if is_kept else LEAVE_IT)
        self._leave.setToolTip(tip(tr("Press Esc to undo the award")) if self._undoes else "")
        self._highlight(None)
        self._typed.fill_in()
        self._reasons_fold.setChecked(self._reasons_fold.isChecked() or self._inputs.has_text())
        self._show_at(offers[0].command.by, place)
        self._focus_button(self._leave)
        return True

    def _show_at(self, character: CharacterId, place: QPoint) -> None:
        """Show as a strip below a character's row, or else as an overlay at a point of the screen."""
        room = self._host.room_below(character) if self._host else 0
        self._take_form(is_strip=room > 0)
        around, inside = self._fit_parts()
        if around + min(inside, scaled(FEWEST_ROWS)) > room:
            self._take_form(is_strip=False)
        if self._host is not None and not self._is_strip:
            self._host.close()
        if self._host is None or not self._is_strip:
            self.show_near(place)
            return
        self._room = room
        self._host.hold(character, self)
        self.fit()
        self.show()
        self.raise_()

    def _take_form(self, *, is_strip: bool) -> None:
        self._is_strip = is_strip
        self._title.setHidden(is_strip)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, is_strip)
        around = GRID if is_strip else SHADOW + CHOOSER_PAD
        self.setContentsMargins(around, around, around, around)

    @property
    def title(self) -> str:
        """The title of the choice."""
        return self._title.text()

    @property
    def offers(self) -> tuple[Offer, ...]:
        """The offers in the order of their keys."""
        return tuple(row.offer for row in self._rows)

    def dismiss(self) -> None:
        """Close without a choice, and restore the focus. What is typed is kept until the same tokens are offered."""
        if not self.isHidden():
            self._typed.keep()
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
        """Move through the offers by arrows from the buttons too. A Space within typed words presses no button."""
        if isinstance(event, QFocusEvent) and event.gotFocus() and event.reason() in CHOSEN_BY_GM:
            self._is_wording = False
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if event.key() in ARROWS:
            self._highlight_next(ARROWS[Qt.Key(event.key())])
            return True
        is_of_words = self._is_wording and event.key() == Qt.Key.Key_Space
        if is_of_words:
            self._type_word(event.text())
        return is_of_words

    def _type_word(self, letter: str) -> None:
        """Type a letter into the reason, which is shown for it."""
        if self._chosen is None:
            self._reasons_fold.setChecked(True)
        self.fit()
        self._is_wording = not self._inputs.append_letter(letter)

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
            self._on_escape()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._on_do()
        elif key in ARROWS:
            self._highlight_next(ARROWS[Qt.Key(key)])
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
        is_meant = self._is_typed_at_once or self._dice.find_open_die() is not None or self._dice.takes_signs
        return is_meant and not self._dice.isHidden() and self._dice.type_sign(sign)

    def _lay_out(self) -> None:
        self._list = QGridLayout(self._refused)
        self._list.setColumnStretch(1, 1)
        fields = QHBoxLayout(self._asked)
        fields.addWidget(self._dice, 0, Qt.AlignmentFlag.AlignBottom)
        fields.addWidget(self._inputs, 1, Qt.AlignmentFlag.AlignBottom)
        inside = QWidget()
        self._inside = QVBoxLayout(inside)
        for part in (self._about, self._asked, self._refused):
            self._inside.addWidget(part)
        self._area.setWidget(inside)
        make_transparent(self._area, inside)
        details = QHBoxLayout()
        details.addWidget(self._area)
        details.addWidget(self._do, 0, Qt.AlignmentFlag.AlignBottom)
        column = QVBoxLayout(self)
        column.addWidget(self._title)
        column.addWidget(self._line)
        column.addLayout(details)
        column.addWidget(self._refusal)
        for layout in (self._list, fields, self._inside, details, column):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(GRID)
        QWidget.setTabOrder(self._do, self._leave)

    def _connect(self) -> None:
        self._row_group.buttonClicked.connect(self._on_row_clicked)
        self._anyway_group.buttonClicked.connect(self._on_anyway)
        self._dice.completed.connect(self._on_dice_completed)
        self._dice.letter_typed.connect(self._inputs.append_letter)
        self._inputs.changed.connect(self._on_answered)
        self._dice.submitted.connect(self._on_do)
        self._dice.complaint_changed.connect(self._refusal.show_refusal)
        self._do.clicked.connect(self._on_do)
        for fold in (self._refused_fold, self._reasons_fold):
            fold.clicked.connect(self.fit)
        for button in (self._do, self._leave, self._refused_fold, self._reasons_fold):
            button.installEventFilter(self)
        self._leave.clicked.connect(self._on_leave)
        self._bridge.change_applied.connect(self._on_table_changed)
        self._bridge.dispatch_started.connect(self._on_dispatch_started)
        self._bridge.opened.connect(self.dismiss)
        self._bridge.opened.connect(self._typed.clear)
        self._bridge.history_viewed.connect(self._on_table_changed)
        connect_ctrl_enter(self, self._on_do)

    def _open(self, title: str, offers: tuple[Offer, ...], leave: str, refusal: str = "") -> None:
        if self.isHidden():
            self._came_from = self._home.window().focusWidget()
        else:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._is_wording = False
        self._title.setText(title)
        self.setAccessibleName(title)
        self._leave.setAccessibleDescription(title)
        self._leave.set_text(leave)
        self._leave.setToolTip("")
        self._typed.begin((offers[0].command.by, offers[0].command.use, tuple(token.id for token in self._tokens)))
        self._base_refusal = refusal
        self._refusal.show_message("")
        self._refused_fold.setChecked(all(offer.refusal for offer in offers))
        self._reasons_fold.setChecked(all(offer.is_reason for offer in offers))
        self._fill_rows(offers, refusal)
        self._draw_token()

    def _fill_rows(self, offers: tuple[Offer, ...], refusal: str) -> None:
        """Make a button for each offer: first those that are possible, then those that are refused, then reasons."""
        for row in self._rows:
            self._row_group.removeButton(row)
            self._anyway_group.removeButton(row.anyway)
            row.hide()
            row.deleteLater()
        clear_layout(self._list)
        self._rows = []
        shared = len(self._shared_inputs(offers))
        is_typed_at_once = len(offers) == 1 and bool(self._bridge.rules.dice_requests(offers[0].command))
        for at, offer in enumerate(sorted(offers, key=lambda offer: (offer.is_reason, bool(offer.refusal)))):
            key = "" if is_typed_at_once else KEYS[at : at + 1]
            asks_more = len(self._inputs_of(offer)) > shared
            row = OfferButton(offer, key, asks_more=asks_more, parent=self._line)
            self._row_group.addButton(row)
            self._anyway_group.addButton(row.anyway)
            if offer.refusal:
                reason = "" if offer.refusal == refusal else offer.refusal
                for column, part in enumerate((row, text_label(reason, "muted"), row.anyway)):
                    self._list.addWidget(part, at, column)
            for pressed in (row, row.anyway):
                pressed.installEventFilter(self)
            self._rows.append(row)
        refused = [row for row in self._rows if row.offer.refusal]
        self._refused_fold.set_text(tr("{count} refused", count=len(refused)))
        uses, reasons = self._uses_and_reasons()
        overruling = [field for row in refused for field in (row, row.anyway)]
        self._tabs.set_fields([*uses, self._refused_fold, *overruling, self._reasons_fold, *reasons])
        self._refused_fold.setHidden(not refused or self._refused_fold.isChecked())
        self._reasons_fold.setHidden(not reasons or self._reasons_fold.isChecked())

    def _uses_and_reasons(self) -> tuple[list[OfferButton], list[OfferButton]]:
        """Return the buttons of the possible uses, and those of the reasons for an award."""
        possible = [row for row in self._rows if not row.offer.refusal]
        return [row for row in possible if not row.offer.is_reason], [row for row in possible if row.offer.is_reason]

    def _draw_token(self) -> None:
        """Draw the tokens that the offers are for."""
        self._picture.setVisible(bool(self._tokens))
        if self._tokens:
            face = token_face(self._bridge.shown.game, self._tokens[0])
            sizes = {"count": len(self._tokens), "side": scaled(TOKEN), "size": face.size}
            ratio = self.devicePixelRatioF()
            self._picture.setPixmap(
                token_pixmap(face.look, face.sign, current_palette(), face=face.face, device_pixel_ratio=ratio, **sizes)
            )

    @override
    def fit(self) -> None:
        """Fit all parts to the width, and scroll what is between the buttons and the message if that is too high."""
        around, inside = self._fit_parts()
        room = self._room if self._is_strip else room_in(self.window()).height()
        self._area.setFixedHeight(min(inside, max(room - around, scaled(FEWEST_ROWS))))
        if self._host is not None and self._is_strip:
            self._host.set_height(around + self._area.height())
        else:
            super().fit()

    def _fit_parts(self) -> tuple[int, int]:
        """Fit all parts to the width. Returns the height of the scrolled ones, after that of everything around them."""
        wide, are_reasons_shown = self._width(), self._reasons_fold.isChecked()
        uses, reasons = self._uses_and_reasons()
        for row in (*uses, *reasons):
            row.setVisible(are_reasons_shown or not row.offer.is_reason)
        parts = (self._picture, *uses, self._refused_fold, self._reasons_fold, *reasons, self._leave)
        self._line.place(parts, wide, at_end=1 if are_reasons_shown else 2)
        self._asked.setVisible(are_reasons_shown or self._chosen is not None)
        self._refused.setVisible(self._refused_fold.isChecked())
        shown = [part for part in (self._about, self._asked, self._refused) if not part.isHidden()]
        self._area.setVisible(bool(shown))
        button = QSize(0, 0) if self._do.isHidden() else self._do.sizeHint() + QSize(GRID, 0)
        beside = button.width()
        self._area.setFixedWidth(wide - beside)
        self._inside.activate()
        needed = self._inside.totalHeightForWidth(wide - beside), self._inside.totalMinimumSize().height()
        inside = max(*needed, button.height()) if shown else 0
        margins, labels = self.contentsMargins(), [one for one in (self._title, self._refusal) if not one.isHidden()]
        for label in labels:
            label.setFixedWidth(wide)
        around = self._line.height() + margins.top() + margins.bottom() + (GRID if shown else 0)
        return around + sum(label.heightForWidth(wide) + GRID for label in labels), inside

    def _width(self) -> int:
        if self._host is not None and self._is_strip:
            return self._host.width() - 2 * GRID
        return min(scaled(WIDTH), room_in(self.window()).width() - 2 * (SHADOW + CHOOSER_PAD) - scaled(CHOOSER_PAD))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_strip and event.size().width() != event.oldSize().width() and not self.isHidden():
            self.fit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._is_strip:
            super().paintEvent(event)
            return
        palette = current_palette()
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), palette.accent.fill)
            painter.fillRect(self.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE), palette.selection)
            draw_notch(painter, EDGE)

    @override
    def _on_theme_changed(self) -> None:
        super()._on_theme_changed()
        if not self.isHidden():
            self._draw_token()
            self.fit()

    def _highlight(self, row: OfferButton | None) -> None:
        self._chosen = row
        for other in self._rows:
            other.setChecked(other is row)
        offers = tuple(other.offer for other in self._rows)
        self._inputs.ask_for(
            self._inputs_of(row.offer) if row else self._shared_inputs(offers), self._bridge.shown.active_characters()
        )
        if row is not None:
            self._refused_fold.setChecked(self._refused_fold.isChecked() or bool(row.offer.refusal))
            self._reasons_fold.setChecked(self._reasons_fold.isChecked() or row.offer.is_reason)
            kind = self._bridge.shown.game.use(row.offer.command.use)
            self._inputs.close_refused_answers(row.offer.command, kind, self._bridge.rules.preview)
        self._ask_for_dice()
        self._do.setVisible(row is not None)
        restyle(self._leave, "primary" if self._open_offers and row is None else "")
        self._do.set_text(row.offer.name if row else "")
        if self._base_refusal:
            self._about.show_refusal(self._base_refusal)
        else:
            self._about.show_message(capitalize_first(row.offer.effect) if row and not row.offer.refusal else "")
        if self.isHidden():
            return
        self.fit()
        if row is not None and row.offer.refusal:
            self._area.ensureWidgetVisible(row)

    def _ask_for_dice(self) -> None:
        """Show the dice of the highlighted row, or else of the first possible one, with the present answers."""
        offers = [row.offer for row in self._rows]
        likely = self._chosen.offer if self._chosen else next((one for one in offers if not one.refusal), None)
        if likely is None:
            self._dice.set_requests(())
        else:
            answered = self._answered(likely)
            overruling = replace(answered, override=bool(likely.refusal))
            asking = partial(self._bridge.rules.dice_requests, overruling)
            self._dice.set_asking(asking, are_expected=self._bridge.expects_faces(answered))
        self._dice.setVisible(bool(self._dice.requests))

    def _answered(self, offer: Offer) -> Use:
        """Return an offer's command with the answers from the fields."""
        return replace(offer.command, inputs={**offer.command.inputs, **self._inputs.answers()})

    def _on_answered(self) -> None:
        self._ask_for_dice()
        self.fit()

    def _pick(self, row: OfferButton) -> None:
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
        possible = [row for row in self._rows if row.can_be_chosen and row.isVisible()]
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

    def _do_row(self, row: OfferButton, *, override: bool = False) -> None:
        if self._dice.block_submit():
            return
        if complaint := self._inputs.complaint():
            self._refusal.show_refusal(complaint)
            self._inputs.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        command = replace(self._answered(row.offer), override=override)
        faces = self._dice.faces()
        self._typed.forget()
        self._go()
        self.use_chosen.emit(command, faces)
        self.closed.emit()

    def _go(self) -> None:
        focus = self.window().focusWidget()
        had_focus = focus is not None and self.isAncestorOf(focus)
        came_from, self._came_from = self._came_from, None
        self._open_offers = ()
        self.hide()
        if self._host is not None:
            self._host.close()
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
        if self._chosen is None and self._inputs.has_text() and not self._open_offers:
            self._ask_for_use()
        elif self._chosen is None:
            self._on_leave()
        elif self._chosen.offer.refusal:
            self._focus_button(self._chosen.anyway)
        else:
            self._do_row(self._chosen)

    def _on_escape(self) -> None:
        """Close without a use, and undo the award that has just been made."""
        undoes = self._undoes
        self._close()
        if undoes:
            self._bridge.undo()

    def _on_leave(self) -> None:
        """Close without a use. A typed reason is that of the award, or else it needs one of the offers."""
        if not (self._open_offers and self._inputs.has_text()):
            self._close()
        elif reason := self._reason_in_words():
            self._give_reason(reason)
        else:
            self._ask_for_use()

    def _close(self) -> None:
        """Close without a use. What is typed for a drop is canceled with it."""
        if not self._open_offers:
            self._typed.forget()
        self.dismiss()

    def _give_reason(self, reason: Use) -> None:
        self._typed.forget()
        self._go()
        self.use_chosen.emit(reason, {})
        self.dismiss()  # The uses that are still open are offered again, but the die is kept.
        self.closed.emit()

    def _reason_in_words(self) -> Use | None:
        """Return the use that gives what is typed as the award's reason; None if nothing is typed or it has one."""
        reason = next((one.command for one in self._open_offers if one.is_reason), None)
        if reason is None or not self._inputs.has_text():
            return None
        asked = {kind.key for kind in self._bridge.shown.game.use(reason.use).inputs}
        return replace(reason, inputs={key: said for key, said in self._inputs.answers().items() if key in asked})

    def _would_lose_reason(self, row: OfferButton) -> bool:
        """Whether a reason is typed that this row's use does not take. If so, ask for another use."""
        is_lost = self._inputs.has_text() and not any(one.kind == "text" for one in self._inputs_of(row.offer))
        if is_lost:
            self._ask_for_use()
        return is_lost

    def _ask_for_use(self) -> None:
        self._refusal.show_refusal(tr("Choose what this reason is for, or press Esc."))

    def _on_dice_completed(self) -> None:
        self._focus_button(self._do if self._chosen else self._leave)

    def _on_dispatch_started(self, command: AnyCommand) -> None:
        """Record a typed reason before a command that ends the award, such as the next turn."""
        reason = self._reason_in_words()
        if reason and would_close(self._bridge, command):
            self._give_reason(reason)

    def _on_table_changed(self) -> None:
        """Close unless words are typed for what is still open. Esc undoes an award only while nothing else is done."""
        offered = self._bridge.rules.offers(), procedures_beside_check(self._bridge)
        is_open = bool(self._open_offers) and offered == (self._open_offers, self._open_procedures)
        if not (is_open and self._inputs.has_text()):
            self.dismiss()
        self._undoes = False
        self._leave.setToolTip("")

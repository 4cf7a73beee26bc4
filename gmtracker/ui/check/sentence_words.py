"""The words of a check's sentence, and the buttons that show them."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from gmtracker.engine.campaign import Character
from gmtracker.engine.check.form import CheckDraft, CheckField, CheckForm, CheckSection, Value
from gmtracker.engine.game_spec import Option
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.i18n import capitalize_first, join_parts, labeled, lower_in_english, tr
from gmtracker.ui.modelview.painting import draw_plate, draw_text
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font, text_width
from gmtracker.ui.theme.spacing import tip
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.widgets.inputs import is_enter
from gmtracker.ui.widgets.latin_keys import typed_digit

WHO, TARGET = "who acts", "target"
"""The keys of the two words that are not fields of a form. The space avoids a clash with those."""

SOMEONE = tr("Someone")
TARGET_ARROW = "→"
"""Shown before the target if no verb is, as in the log: "Mira → Warden"."""

WITH = tr("with", "what a check is made with")


class Word(Struct, frozen=True, kw_only=True):
    """One word of the sentence: ``says`` is its text, ``name`` its accessible name.

    ``lead``: plain text before it. ``joins``: it continues the word before it. ``starts_line``: it comes first in
    its line. ``is_in_heading``: it is in the first line, which says who does what to whom; ``is_subject``: it says
    so itself. ``is_added``: it can be removed. ``is_own``: the GM changed the sheet's number. ``pin``: whether it
    is pinned for the next checks; None if it cannot be.
    """

    key: str
    name: str
    says: str
    kind: str
    value: Value
    lead: str = ""
    joins: bool = False
    starts_line: bool = False
    is_in_heading: bool = False
    is_added: bool = False
    is_own: bool = False
    is_subject: bool = False
    options: tuple[Option, ...] = ()
    hint: str = ""
    field: CheckField | None = None
    pin: bool | None = None

    @property
    def addition_title(self) -> str:
        """The name in the list of additions; for a flag, the text it would have."""
        field = self.field
        if field is None or field.kind != "flag" or not field.value:
            return self.name
        return capitalize_first(field.options[0].name)


class Sentence(Struct, frozen=True):
    """The words of a check, the text after them, and whether anything can be added."""

    words: tuple[Word, ...]
    ending: str
    has_additions: bool


def build_sentence(
    form: CheckForm, draft: CheckDraft, people: tuple[Character, ...], pinned: frozenset[str] | None = None
) -> Sentence:
    """Return a form's sentence, with ``people`` as choices.

    ``pinned`` are the keys of pinned words, or None if nothing can be pinned.
    """
    names = field_names(form)
    words = list(_in_lines(_list_words(form, draft, people, names)))
    if pinned is not None:
        words = [replace(x, pin=x.key in pinned) if x.is_added and x.field is not None else x for x in words]
    has_additions = _may_have_target(form, draft) or not all(field.is_word for field in form.fields)
    return Sentence(tuple(words), form.against, has_additions)


def list_additions(form: CheckForm, draft: CheckDraft, people: tuple[Character, ...]) -> tuple[Word, ...]:
    """Return the fields that can be added to a form's sentence, those of this roll first."""
    names = field_names(form)
    unsaid = (field for field in form.fields if not field.is_word)
    of_roll = {key: place for place, key in enumerate(form.roll_fields)}
    passing_first = sorted(unsaid, key=lambda field: of_roll.get(field.key, len(of_roll)))
    target = (_target(form, draft, people),) if _may_have_target(form, draft) else ()
    return (*target, *(_build_word(field, names[field.key]) for field in passing_first))


def _may_have_target(form: CheckForm, draft: CheckDraft) -> bool:
    """Whether an optional target can be added."""
    return form.asks_target and not form.needs_target and draft.on == NOBODY


def field_names(form: CheckForm) -> dict[str, str]:
    """Return each field's accessible name by key: its name, with the section's if the name is already taken."""
    names: dict[str, str] = {}
    for section in form.sections:
        for field in section.fields:
            is_taken = field.name in names.values()
            names[field.key] = f"{field.name}, {section.name}" if is_taken else field.name
    return names


def _list_words(
    form: CheckForm, draft: CheckDraft, people: tuple[Character, ...], names: dict[str, str]
) -> Iterator[Word]:
    yield _actor_word(draft, people)
    target = _target(form, draft, people) if form.asks_target else None
    done_to = target if form.needs_target else None
    beside = target if draft.on != NOBODY and not form.needs_target else None
    kind = form.kind
    for section in form.sections:
        lead, said = section.lead, list(_section_words(section, names))
        said = [replace(word, is_subject=kind is not None and word.key == kind.key) for word in said]
        if beside is not None and lead:
            yield _with_lead(beside, lead)
            beside, lead = None, ""
        if done_to is not None and said and not said[0].joins:
            yield _with_lead(done_to, lead or TARGET_ARROW, joins=True)
            done_to, lead = None, ""
        for word in said:
            yield _with_lead(word, lead, joins=word.joins and not lead)
            lead = ""
            if done_to is not None:
                yield _with_lead(done_to, "", joins=True)
                done_to = None
    if beside is not None:
        yield beside


def _in_lines(words: Iterator[Word]) -> Iterator[Word]:
    """Yield the words in lines: who does what to whom, with what, and against what.

    What is tried without a target is in the first line too: "Mira tries Acrobatics 7".
    """
    is_in_heading, has_target = True, False
    for word in words:
        is_beside = not word.is_subject and (has_target or not word.joins)
        starts = (is_in_heading and is_beside) or (bool(word.lead) and not word.joins)
        lead = WITH if starts and not word.lead and word.kind != "flag" else word.lead
        is_in_heading, has_target = is_in_heading and not starts, has_target or word.key == TARGET
        yield replace(word, lead=lead, starts_line=starts, is_in_heading=is_in_heading)


def _section_words(section: CheckSection, names: dict[str, str]) -> Iterator[Word]:
    return (_build_word(field, names[field.key]) for field in section.fields if field.is_word)


def _with_lead(word: Word, lead: str, *, joins: bool = False) -> Word:
    return replace(word, lead=lead, joins=joins)


def _build_word(field: CheckField, name: str) -> Word:
    return Word(
        key=field.key,
        name=name,
        says=field.text,
        kind=field.kind,
        value=field.value,
        joins=field.joins_previous,
        is_added=field.is_added,
        is_own=field.kind == "number" and field.is_changed and field.word_mode == "always",
        options=field.options,
        hint=field.hint,
        field=field,
    )


def _actor_word(draft: CheckDraft, people: tuple[Character, ...]) -> Word:
    return Word(
        key=WHO,
        name=tr("Acting character"),
        says=_use_text(draft.by, people, SOMEONE),
        kind="choice",
        value=str(draft.by),
        is_subject=True,
        options=(Option(str(NOBODY), SOMEONE), *(Option(str(one.id), one.name) for one in people)),
    )


def _target(form: CheckForm, draft: CheckDraft, people: tuple[Character, ...]) -> Word:
    """Return the target's word: anyone but the acting character, opponents first."""
    acting = next((one for one in people if one.id == draft.by), None)
    nobody = tr("No {target}", target=lower_in_english(form.target))
    others = (one for one in people if one is not acting)
    in_order = sorted(others, key=lambda one: acting is not None and one.side == acting.side)
    return Word(
        key=TARGET,
        name=form.target,
        says=_use_text(draft.on, people, tr("an unnamed target")),
        kind="choice",
        value=str(draft.on),
        is_added=not form.needs_target,
        is_subject=True,
        options=(*(Option(str(one.id), one.name) for one in in_order), Option(str(NOBODY), capitalize_first(nobody))),
        hint=tr("Choose the target or opponent"),
    )


def _use_text(character: CharacterId, people: tuple[Character, ...], nobody: str) -> str:
    return next((one.name for one in people if one.id == character), nobody)


PAD = 4
CROSS = 16
CROSS_ARM = 3
ARROW, BESIDE_ARROW = 8, 3
BELOW_LINE = 3
HEIGHTS = {TextSize.NORMAL: 28, TextSize.SMALL: 22}
"""The height of a line by its text size."""

HEADINGS = {TextSize.NORMAL: TextSize.MEDIUM, TextSize.SMALL: TextSize.NORMAL}
"""The text size of the first line by that of the others."""

REMOVE_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class WordButton(QAbstractButton):
    """Shows a word. A click, Enter or Space opens it; typing on it starts a new value, digits only if it has numbers.

    ``open_requested`` carries the typed text, if any. ``remove_requested``: remove it, or reset it to the sheet's
    value. ``pin_toggled``: pin or unpin it.
    """

    open_requested = Signal(str)
    remove_requested = Signal()
    pin_toggled = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.word = Word(key="", name="", says="", kind="", value="")
        self._size = TextSize.NORMAL
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._on_clicked)

    def show_word(self, word: Word, size: TextSize) -> None:
        """Show a word in a text size."""
        if word == self.word and size == self._size:
            return
        self.word, self._size = word, size
        told = [word.hint] if word.hint else []
        if word.is_added:
            told.append(tr("Press Delete to remove it"))
        if word.pin is not None:
            told.append(
                tr("Pinned for this character's next checks. To unpin, press Shift+Enter or click the pin.")
                if word.pin
                else tr("To pin this for the character's next checks, press Shift+Enter or right-click.")
            )
        self.setText(word.says)
        self.setAccessibleName(labeled(word.name, word.says))
        self.setAccessibleDescription(join_parts(told))
        self.setToolTip(tip(join_parts([labeled(word.name, word.says), *told])))
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return self.size_for(self._size)

    def size_for(self, size: TextSize) -> QSize:
        """Return the size of the whole word in a text size."""
        width = text_width(self.word.says, self._font(size)) + 2 * PAD + self._mark_width
        return QSize(width, scaled(HEIGHTS[size]))

    @property
    def _mark_width(self) -> int:
        """The width of what follows the text: a cross or pin, or an arrow, which a click that toggles has not."""
        if self.word.is_added:
            return scaled(CROSS)
        return scaled(ARROW + BESIDE_ARROW) if self.word.kind != "flag" else 0

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event) and event.modifiers() & Qt.KeyboardModifier.ShiftModifier and self.word.pin is not None:
            self.pin_toggled.emit()
        elif is_enter(event) or event.key() == Qt.Key.Key_Space:
            self.open_requested.emit("")
        elif event.key() in REMOVE_KEYS:
            self.remove_requested.emit()
        elif self._starts_value(event) and event.text() != "+":
            self.open_requested.emit(event.text())
        else:
            event.ignore()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.isDown() and self.word.is_added and self._cross().contains(event.position().toPoint()):
            self.setDown(False)
            (self.pin_toggled if self.word.pin else self.remove_requested).emit()
        else:
            super().mouseReleaseEvent(event)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Pin or unpin an added word on a right click or the menu key."""
        if self.word.pin is None:
            event.ignore()
        else:
            self.pin_toggled.emit()

    @override
    def event(self, event: QEvent) -> bool:
        """Keep typed characters from the window's shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._starts_value(event):
            event.accept()
            return True
        return super().event(event)

    def _starts_value(self, event: QKeyEvent) -> bool:
        """Whether a key starts a new value. A digit starts a number only; on other words it is a typed die."""
        has_numbers = self.word.kind == "number" or any(option.key.isdecimal() for option in self.word.options)
        return _is_typed(event) and (has_numbers or not typed_digit(event))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        palette, word = current_palette(), self.word
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            inside = self.rect().adjusted(0, 1, 0, -1)
            is_hovered = self.isEnabled() and self.underMouse()
            if self.isDown() or is_hovered:
                draw_plate(painter, inside, palette.pressed if self.isDown() else palette.hover)
            elif word.is_added:
                draw_plate(painter, inside, palette.raised, QPen(palette.outline, 1))
            ink = palette.text_disabled if not self.isEnabled() else palette.text
            if self.isEnabled() and word.is_own and not word.is_added:
                ink = palette.accent.text
            room = self.rect().adjusted(PAD, 0, -PAD - self._mark_width, 0)
            draw_text(painter, room, word.says, self._font(self._size), ink)
            if word.pin:
                self._paint_pin(painter)
            elif word.is_added:
                self._paint_cross(painter)
            elif self.isEnabled():
                self._paint_underline(painter, palette.accent.text if is_hovered else palette.outline)
            if self.hasFocus():
                painter.setPen(QPen(palette.focus, 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 4, 4)

    def _paint_underline(self, painter: QPainter, ink: QColor) -> None:
        """Draw a line below the word, and an arrow if a click opens something."""
        right = self.width() - PAD
        painter.fillRect(QRect(PAD, self.height() - scaled(BELOW_LINE), right - PAD, 1), ink)
        if self.word.kind != "flag":
            wide, high = scaled(ARROW), scaled(ARROW) / 2
            top = (self.height() - high) / 2 + 1
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawPolygon([QPointF(right - wide, top), QPointF(right, top), QPointF(right - high, top + high)])

    def _paint_cross(self, painter: QPainter) -> None:
        palette, middle = current_palette(), self._cross().center()
        painter.setPen(QPen(palette.text_muted if self.isEnabled() else palette.text_disabled, 1.5))
        arm = scaled(CROSS_ARM)
        painter.drawLine(middle.x() - arm, middle.y() - arm, middle.x() + arm, middle.y() + arm)
        painter.drawLine(middle.x() - arm, middle.y() + arm, middle.x() + arm, middle.y() - arm)

    def _paint_pin(self, painter: QPainter) -> None:
        """Draw a pin in place of the cross."""
        palette, middle = current_palette(), self._cross().center()
        ink = palette.accent.text if self.isEnabled() else palette.text_disabled
        arm = scaled(CROSS_ARM)
        painter.setPen(QPen(ink, 1.5))
        painter.drawLine(middle.x(), middle.y(), middle.x(), middle.y() + 2 * arm)
        painter.setBrush(ink)
        painter.drawEllipse(middle - QPoint(0, arm), arm, arm)

    def _cross(self) -> QRect:
        side = scaled(CROSS)
        return QRect(self.width() - side - 1, 0, side, self.height())

    def _font(self, size: TextSize) -> QFont:
        size = HEADINGS[size] if self.word.is_in_heading else size
        return text_font(size, bold=self.word.is_subject or self.word.is_own)

    def _on_clicked(self) -> None:
        self.open_requested.emit("")


def _is_typed(event: QKeyEvent) -> bool:
    """Whether a key types a character that starts a value."""
    modifiers = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
    plain = modifiers == Qt.KeyboardModifier.NoModifier
    return plain and event.text().isprintable() and bool(event.text().strip())

"""A check as a sentence of word buttons, and the list of what can be added to it."""

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gmtracker.engine.campaign import Character
from gmtracker.engine.check.form import CheckDraft, CheckField, CheckForm, Value
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.i18n import tr
from gmtracker.ui.check.popups import Answer, ChoicePopup, NumberPopup, Popup
from gmtracker.ui.check.sentence_words import (
    HEIGHTS,
    PAD,
    TARGET,
    WHO,
    Sentence,
    Word,
    WordButton,
    build_sentence,
    list_additions,
)
from gmtracker.ui.modelview.painting import draw_text
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font, text_width
from gmtracker.ui.theme.spacing import tip
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.widgets.buttons import Button
from gmtracker.ui.widgets.scroll import TabAnchor

LABEL_GAP = 4
PLUS = 32
NO_ANSWER = " "
"""A value that no answer has: without a target no answer is current, so the first, likeliest one is."""

PLUS_TEXT = tr("Add to the check")
NEXT_WORD: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class SentenceView(QWidget):
    """Shows a check form as a sentence of buttons; the **+** button adds what is not in it.

    ``changed`` carries the edited draft. ``pin_toggled`` carries the key of a word to pin or unpin.
    """

    changed = Signal(CheckDraft)
    pin_toggled = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._form: CheckForm | None = None
        self._draft = CheckDraft()
        self._shown: tuple[object, ...] = ()
        self._people: tuple[Character, ...] = ()
        self.sentence = Sentence((), "", has_additions=False)
        self._size = TextSize.NORMAL
        self._words: list[WordButton] = []
        self._heights: dict[tuple[int, TextSize], int] = {}
        self._texts: list[tuple[QRect, str]] = []
        self._choices: ChoicePopup | None = None
        self._number: NumberPopup | None = None
        self._open = ""
        self._asks_target = False
        self._ask_soon = QTimer(self, singleShot=True, interval=0)
        self._ask_soon.timeout.connect(self._ask_target)
        self.plus = Button("+", self)
        self.plus.setAccessibleName(PLUS_TEXT)
        self.plus.setToolTip(tip(f"{PLUS_TEXT} (+)"))
        self.plus.setStyleSheet("padding: 0; min-height: 0")
        self.plus.clicked.connect(self.open_additions)
        self._tabs = TabAnchor(self)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def open_popup(self) -> Popup | None:
        """The popup that is open at a word, or None."""
        return next((leaf for leaf in (self._choices, self._number) if leaf is not None and not leaf.isHidden()), None)

    @property
    def additions(self) -> tuple[Word, ...]:
        """The fields that could be added, which have no word now."""
        return list_additions(self._form, self._draft, self._people) if self._form is not None else ()

    def show_form(
        self,
        form: CheckForm,
        draft: CheckDraft,
        people: tuple[Character, ...],
        pinned: frozenset[str] | None = None,
    ) -> None:
        """Show a draft's form, with the keys of its pinned words; ``pinned`` is None if nothing can be pinned."""
        told = (form, draft, pinned)
        if told == self._shown and _have_same_names(people, self._people):
            return
        self._shown, self._people, self._form, self._draft = told, people, form, draft
        before, self.sentence = self.sentence, build_sentence(form, draft, people, pinned)
        self.setAccessibleName(form.headline)
        self._show_words(before)
        self.plus.setVisible(self.sentence.has_additions)
        self.arrange()
        self._follow_in_leaf()
        if self._asks_target:
            self._ask_soon.start()

    def word(self, key: str) -> WordButton:
        """Return the button of the word with that key. Raises LookupError if there is none."""
        for button in self._words:
            if not button.isHidden() and button.word.key == key:
                return button
        raise LookupError(key)

    def find_key(self, name: str) -> str:
        """Return the key of the word or addition with that accessible name, or one starting so. Raises LookupError."""
        every = (*self.sentence.words, *self.additions)
        named = (word.key for word in every if name in (word.name, word.key))
        begun = (word.key for word in every if word.name.startswith(name))
        key = next(named, None) or next(begun, None)
        if key is None:
            raise LookupError(name)
        return key

    def set_text_size(self, size: TextSize) -> None:
        """Set the text size."""
        if size is not self._size:
            self._size = size
            for button, word in zip(self._words, self.sentence.words, strict=False):
                button.show_word(word, size)
            self.arrange()
            self.update()

    def open(self, key: str, typed: str = "") -> None:
        """Open a word or addition to choose or type its value.

        A flag is toggled immediately, and a number whose name alone implies its value is added immediately.
        """
        word = next(word for word in (*self.sentence.words, *self.additions) if word.key == key)
        if self._open == key and self.open_popup is not None:
            self.open_popup.dismiss(keys_back=True)
        elif word.kind == "flag":
            self.set_value(key, not word.value)
        elif word.field is not None and word.field.named and not word.field.is_word:
            self.set_value(key, word.field.named)
        elif word.kind == "number" and word.field is not None:
            leaf, self._open = self._get_number_popup(), key
            leaf.ask(word.name, word.field, typed)
            leaf.open_at(self._find_anchor(key))
        else:
            answers = tuple((option.key, option.name, "") for option in word.options)
            self._offer(key, word.name, answers, str(word.value) or NO_ANSWER, typed)

    def answer(self, value: Value) -> None:
        """Choose or type a value in the open popup."""
        leaf = self.open_popup
        if isinstance(leaf, ChoicePopup):
            leaf.choose_key(str(value))
        elif isinstance(leaf, NumberPopup):
            leaf.enter_number(int(value))

    def open_additions(self) -> None:
        """Open the list of additions, or close it."""
        if self._open == "+" and self.open_popup is not None:
            self.open_popup.dismiss(keys_back=True)
            return
        names = {word.key: word for word in self.additions}
        answers = tuple((key, word.addition_title, word.hint) for key, word in names.items())
        if answers:
            self._offer("+", PLUS_TEXT, answers, "", "")

    def set_value(self, key: str, value: Value) -> None:
        """Set the value of a word, or add it."""
        form = self._form
        if form is None:
            return
        if key == WHO:
            self._set(form.with_acting(self._draft, CharacterId(str(value))))
        elif key == TARGET:
            self._set(form.with_target(self._draft, CharacterId(str(value))))
        else:
            is_kind = form.kind is not None and form.kind.key == key
            self._asks_target = is_kind and self._draft.on == NOBODY
            self._set(form.with_value(self._draft, key, value))

    def remove_word(self, key: str) -> None:
        """Remove an added word, or reset a word to the sheet's value."""
        if key == TARGET:
            self.set_value(TARGET, NOBODY)
        elif key != WHO:
            self._set(self._draft.unset(key))

    def focus_first_word(self) -> None:
        """Focus the first word."""
        if self._words:
            self._words[0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    @override
    def event(self, event: QEvent) -> bool:
        """Keep "+" from the window's shortcuts: here it adds to the check, even if a Fudge die is empty."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and event.text() == "+":
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focus between the words with the arrow keys."""
        step, focus = NEXT_WORD.get(event.key(), 0), self.focusWidget()
        stops: list[QWidget] = [button for button in self._words if not button.isHidden()]
        if not self.plus.isHidden():
            stops.append(self.plus)
        if step and focus in stops:
            at = stops.index(focus) + step
            stops[max(0, min(at, len(stops) - 1))].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    @override
    def sizeHint(self) -> QSize:
        return QSize(scaled(240), self.heightForWidth(max(self.width(), scaled(240))))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(160), 0)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        """Return the height. Qt also asks for width 0 at each layout; then the current width is used."""
        return self.height_for(width or self.width(), self._size)

    def height_for(self, width: int, size: TextSize) -> int:
        """Return the sentence's height in a width and text size."""
        known = self._heights.get((width, size))
        return self._place(width, size, move=False) if known is None else known

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rearrange the words. Qt caches the height for width until updateGeometry() is called."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
        self._place(self.width(), self._size, move=True)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        palette = current_palette()
        ink = palette.text_muted if self.isEnabled() else palette.text_disabled
        with QPainter(self) as painter:
            for place, text in self._texts:
                draw_text(painter, place, text, text_font(self._size), ink)

    def arrange(self) -> None:
        """Place the words. The surrounding layout is only notified if the height changes."""
        self._heights.clear()
        if self._place(self.width(), self._size, move=True) != self.height():
            self.updateGeometry()

    def layout_state(self) -> object:
        """Return what determines the layout: the height, or the whole sentence if it was shrunk to fit."""
        return self.heightForWidth(self.width()) if self._size is TextSize.NORMAL else self.sentence

    def _show_words(self, before: Sentence) -> None:
        """Show the words, reusing the existing buttons and keeping the focused word focused."""
        shown = self.sentence.words
        keys = [word.key for word in before.words]
        had_keys = next((keys[at] for at, button in enumerate(self._words[: len(keys)]) if button.hasFocus()), "")
        for _ in range(len(self._words), len(shown)):
            button = WordButton(self)
            button.open_requested.connect(self._on_opened)
            button.remove_requested.connect(self._on_taken_off)
            button.pin_toggled.connect(self._on_pin_turned)
            self._words.append(button)
        for button, word in zip(self._words, shown, strict=False):
            button.show_word(word, self._size)
            button.show()
        if had_keys:
            at = next((at for at, word in enumerate(shown) if word.key == had_keys), len(shown) - 1)
            self._words[at].setFocus(Qt.FocusReason.OtherFocusReason)
        for button in self._words[len(shown) :]:
            button.hide()
        self._tabs.set_fields([*self._words[: len(shown)], self.plus])

    def _place(self, width: int, size: TextSize, *, move: bool) -> int:
        """Place the words in lines of a width (only measured unless ``move``). Returns the height."""
        pen = _Pen(width, width - (scaled(PLUS) + LABEL_GAP if self.sentence.has_additions else 0), size)
        for group in _word_groups(self.sentence):
            buttons = [self._words[at] for at in group]
            sizes = [button.size_for(size) for button in buttons]
            wide = sum(pen.lead(button.word) + needed.width() for button, needed in zip(buttons, sizes, strict=True))
            pen.begin(wide, starts_line=buttons[0].word.starts_line)
            for button, needed in zip(buttons, sizes, strict=True):
                place = pen.put(button.word, needed)
                if move:
                    button.setGeometry(place)
        if self.sentence.ending:
            pen.end(self.sentence.ending)
        if move:
            if pen.texts != self._texts:
                self._texts = pen.texts
                self.update()
            self.plus.setGeometry(width - scaled(PLUS), 0, scaled(PLUS), pen.line)
        self._heights[width, size] = height = pen.y + pen.line
        return height

    def _find_anchor(self, key: str) -> QWidget:
        try:
            return self.word(key)
        except LookupError:
            return self.plus

    def _offer(self, key: str, name: str, answers: tuple[Answer, ...], current: str, typed: str) -> None:
        leaf = self._choices_leaf()
        leaf.setParent(self.window())
        leaf.offer(name, answers, current, typed)
        self._open = key
        leaf.open_at(self._find_anchor(key))

    def _choices_leaf(self) -> ChoicePopup:
        """Return the list popup, created on first use."""
        if self._choices is None:
            self._choices = ChoicePopup(self.window())
            self._choices.chosen.connect(self._on_chosen)
            self._choices.dismissed.connect(self._on_left)
        return self._choices

    def _get_number_popup(self) -> NumberPopup:
        """Return the popup for numbers, created at first use."""
        if self._number is None:
            self._number = NumberPopup(self.window())
            self._number.number_set.connect(self._on_number)
            self._number.dismissed.connect(self._on_left)
        return self._number

    def _follow_in_leaf(self) -> None:
        """Update the open number popup, or close it if its field is gone."""
        leaf, field = self._number, self._find_field(self._open)
        if leaf is None or leaf.isHidden():
            return
        if field is None:
            leaf.dismiss()
        else:
            leaf.show_field(field)

    def _find_field(self, key: str) -> CheckField | None:
        return next((field for field in self._form.fields if field.key == key), None) if self._form else None

    def _on_opened(self, typed: str) -> None:
        button = self.sender()
        if isinstance(button, WordButton):
            self.open(button.word.key, typed)

    def _on_taken_off(self) -> None:
        button = self.sender()
        if isinstance(button, WordButton):
            self.remove_word(button.word.key)

    def _on_pin_turned(self) -> None:
        button = self.sender()
        if isinstance(button, WordButton):
            self.pin_toggled.emit(button.word.key)

    def _on_chosen(self, answer: str) -> None:
        if self._open == "+":
            self.open(answer)
        else:
            self.set_value(self._open, answer)

    def _on_number(self, number: int) -> None:
        self.set_value(self._open, number)

    def _on_left(self, keys_back: bool) -> None:
        if keys_back:
            self._find_anchor(self._open).setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_target(self) -> None:
        """Ask for the target right after a kind of check was chosen that needs one."""
        self._asks_target = False
        if self._form is not None and self._form.needs_target and self._draft.on == NOBODY and self.isVisible():
            self.open(TARGET)

    def _set(self, draft: CheckDraft) -> None:
        """Store and emit the draft. Further edits before the form is recomputed start from it."""
        self._draft, self._shown = draft, ()
        self.changed.emit(draft)


def _have_same_names(people: tuple[Character, ...], known: tuple[Character, ...]) -> bool:
    """Whether the characters have the same ids, names and sides. Most are identical objects, which is fast."""
    return len(people) == len(known) and all(
        one is other or (one.id, one.name, one.side) == (other.id, other.name, other.side)
        for one, other in zip(people, known, strict=True)
    )


class _Pen:
    """Lays out words in lines, and collects the plain text between them."""

    def __init__(self, width: int, first: int, size: TextSize) -> None:
        """Start with the first line's width, ``first``."""
        self._font = text_font(size)
        self._space = text_width(" ", self._font)
        self._width, self._room = width, first
        self.line = scaled(HEIGHTS[size])
        self.x = self.y = 0
        self.texts: list[tuple[QRect, str]] = []

    def lead(self, word: Word) -> int:
        """Return the width of the plain text before a word."""
        after = PAD + (PAD if word.is_added else 0)
        return text_width(word.lead, self._font) + self._space + after if word.lead else 0

    def begin(self, wide: int, *, starts_line: bool) -> None:
        """Start a group of a width, on a new line if it starts one or does not fit."""
        if self.x and (starts_line or self.x + wide > self._room):
            self._new_line()

    def put(self, word: Word, size: QSize) -> QRect:
        """Return the rectangle of the next word, after its plain text."""
        wide = min(size.width(), self._width)
        if self.x and self.x + self.lead(word) + wide > self._room:
            self._new_line()
        if word.lead:
            self._write(self.x + PAD, self.lead(word), word.lead)
            self.x += self.lead(word)
        wide = min(wide, self._room - self.x)  # A word longer than its line is elided.
        place = QRect(self.x, self.y, wide, self.line)
        self.x += wide
        return place

    def end(self, text: str) -> None:
        """Add the text at the end of the sentence, as a line of its own."""
        wide = text_width(text, self._font)
        self.begin(wide, starts_line=True)
        self._write(self.x + PAD, wide + PAD, text)

    def _write(self, x: int, wide: int, text: str) -> None:
        self.texts.append((QRect(x, self.y, wide, self.line), text))

    def _new_line(self) -> None:
        self.x, self.y, self._room = 0, self.y + self.line, self._width


def _word_groups(sentence: Sentence) -> list[list[int]]:
    """Return the words' positions, grouped by words that should stay on one line."""
    groups: list[list[int]] = []
    for at, word in enumerate(sentence.words):
        if word.joins and groups:
            groups[-1].append(at)
        else:
            groups.append([at])
    return groups

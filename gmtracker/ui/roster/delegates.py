"""The delegates of the roster's columns: turn, name, tier, actions and conditions.

The rectangles of actions, conditions and drop zones also serve as hit areas for clicks and drops.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from math import ceil, inf
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from gmtracker.engine.ids import CharacterId
from gmtracker.ui.modelview.cells import (
    ActionMark,
    Actions,
    ConditionsCell,
    NameCell,
    StateMark,
    TurnMark,
    Weight,
)
from gmtracker.ui.modelview.painting import (
    PAD,
    DropHighlight,
    draw_clock,
    draw_cross,
    draw_dash,
    draw_line,
    draw_note,
    draw_plate,
    draw_ring,
    draw_text,
    draw_tick,
    highlight_ink,
    highlight_tone,
)
from gmtracker.ui.modelview.row_delegate import Canvas, RowCellDelegate
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, elide_name, pixel_font, scaled, text_font, text_width
from gmtracker.ui.theme.icons import draw_cached
from gmtracker.ui.theme.palette import Palette

POINTER = 12.0
TICK = 13
NOTE, BEFORE_NOTE = 10, 4
DOT, BEFORE_DOT = 8, 6
LINE_GAP, LESS_GAP, LESS_HIGH = 6, 4, 36
LOW = 30
"""In rows lower than this, the player's name is beside the character's."""

LEAST_BESIDE = 40
CENTER = Qt.AlignmentFlag.AlignCenter
FOLD = 22
"""The width of the area that folds and unfolds a crowd."""


class TurnDelegate(RowCellDelegate):
    """A pointer for the active character, a number for each turn to come, a check mark for those who have acted.

    A dash marks those who are absent.

    While tokens are carried, a ring marks rows that take them, and a cross the others.
    """

    has_accent = True

    @override
    def draw(self, canvas: Canvas, cell: TurnMark) -> None:
        mark = QRectF(0, 0, scaled(TICK), scaled(TICK))
        mark.moveCenter(QRectF(canvas.rect).center())
        if canvas.lit is not DropHighlight.NONE:
            draw = draw_ring if canvas.lit.takes else draw_cross
            inset = scaled(TICK) // 5
            draw(canvas.painter, mark.adjusted(inset, inset, -inset, -inset), highlight_ink(canvas.lit, canvas.palette))
        elif cell.state.acting:
            middle = QPointF(canvas.rect.left() + canvas.rect.width() / 2, canvas.rect.center().y() + 0.5)
            draw_pointer(canvas.painter, middle, canvas.ink)
        elif cell.ahead:
            draw_text(canvas.painter, canvas.rect, cell.text, text_font(bold=True), canvas.faint_ink, CENTER)
        elif cell.state.acted:
            draw_tick(canvas.painter, mark, canvas.palette.text_muted)
        elif cell.state.absent:
            draw_dash(canvas.painter, mark, canvas.palette.text_muted)


class NameDelegate(RowCellDelegate):
    """The name, large, with player and tier below it, small, and a sheet symbol if there are notes.

    The name of someone who has acted is not bold. A dot marks a hero who has gained no token yet this session.

    All names have the same font size: ``letters``, unscaled, which is smaller if few names fit in the large font. A
    name that does not fit is shown in two lines, without the text below it, if its row is high enough. Otherwise it is
    elided.
    """

    has_accent = True
    letters: int = TextSize.LARGE

    @override
    def draw(self, canvas: Canvas, cell: NameCell) -> None:
        painter = canvas.painter
        left, width = canvas.rect.left() + PAD, canvas.rect.width() - 2 * PAD
        if cell.fold:
            place = QRectF(fold_rect(canvas.rect))
            draw_fold(painter, place, canvas.ink, is_open=cell.fold == "open")
            width -= round(place.width()) - PAD
        if cell.notes:
            note = QRectF(0, 0, scaled(NOTE), scaled(NOTE) * 1.2)
            note.moveCenter(QPointF(left + width + (PAD - note.width()) / 2, canvas.rect.center().y() + 0.5))
            draw_note(painter, note, canvas.faint_ink)
            width -= round(note.width())
        pixels = scaled(self.letters), scaled(TextSize.SMALL)
        is_bold = canvas.row_state.acting or not canvas.row_state.acted
        after, texts = _dot_room(cell), (cell.text, cell.small_text, cell.aside or cell.player)
        end = QPointF()
        for line in _name_lines(texts, width, canvas.rect.height(), pixels, is_bold, after):
            ink = canvas.faint_ink if line.is_small else canvas.ink
            font = pixel_font(pixels[line.is_small], is_bold and not line.is_small)
            draw_line(painter, left + line.left, canvas.rect.top() + line.baseline, line.text, font, ink)
            above = QFontMetricsF(font).capHeight() / 2
            end = QPointF(left + line.left + text_width(line.text, font), canvas.rect.top() + line.baseline - above)
        if cell.waits:
            radius = scaled(DOT) / 2
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(canvas.ink if canvas.is_filled else canvas.palette.warning.text)
            painter.drawEllipse(end + QPointF(BEFORE_DOT + radius, 0), radius, radius)


class _NameLine(NamedTuple):
    """A line of a name cell, with its left edge and baseline in the cell."""

    text: str
    left: float
    baseline: float
    is_small: bool = False


@lru_cache(maxsize=512)
def _name_lines(
    texts: tuple[str, str, str], width: int, height: int, pixels: tuple[int, int], is_bold: bool, after: int
) -> tuple[_NameLine, ...]:
    """Lay out a name and the text below it, or beside it in a low row.

    In a low row, the last of ``texts`` is used if it fits. A name in two lines has nothing below it, because the
    character matters more than the player. ``pixels`` are the font sizes of the name and of the rest. ``after`` is the
    width to leave free after the last line.
    """
    told, below, brief = texts
    name, more = QFontMetricsF(pixel_font(pixels[0], is_bold)), QFontMetricsF(pixel_font(pixels[1], bold=False))
    is_low = height < scaled(LOW)
    gap = scaled(LINE_GAP if height >= scaled(LESS_HIGH) else LESS_GAP)
    lower = gap + more.capHeight() if below and not is_low else 0.0
    baseline = (height - 1 - name.capHeight() - lower) / 2 + name.capHeight()
    shown = elide_name(told, name, width if below and not is_low else width - after)
    if shown != told and (lines := in_two_lines(told, name, width - after, height)):
        middle = (height - 1) / 2
        tops = (middle - name.height(), middle)
        return tuple(_NameLine(line, 0, top + name.ascent()) for line, top in zip(lines, tops, strict=True))
    left, width = 0, width - after
    if is_low:
        left = ceil(name.horizontalAdvance(shown)) + PAD
        below = brief if more.horizontalAdvance(brief) <= width - left else ""
    if not below or (is_low and width - left < scaled(LEAST_BESIDE)):
        return (_NameLine(shown, 0, baseline),)
    shortened = more.elidedText(below, Qt.TextElideMode.ElideRight, width - left)
    return _NameLine(shown, 0, baseline), _NameLine(shortened, left, baseline + lower, is_small=True)


def _dot_room(cell: NameCell) -> int:
    return BEFORE_DOT + scaled(DOT) if cell.waits else 0


def in_two_lines(name: str, metrics: QFontMetricsF, width: float, height: float) -> tuple[str, str] | None:
    """Split a name between two words so that it fits in two lines. Returns None if it does not fit."""
    fitting = (lines for lines in _parted(name) if all(metrics.horizontalAdvance(line) <= width for line in lines))
    return next(fitting, None) if 2 * metrics.height() <= height else None


def _parted(name: str) -> Iterator[tuple[str, str]]:
    """Return every way to split a name between two words, longest first line first."""
    words = name.split()
    return ((" ".join(words[:at]), " ".join(words[at:])) for at in range(len(words) - 1, 0, -1))


def parted_width(cell: NameCell) -> int:
    """Return the column width at which a name fits in two lines, or in one line if it is one word."""
    ways: list[tuple[str, ...]] = [*_parted(cell.text)] or [(cell.text,)]
    return min(
        max(_width_beside_signs(cell, line, text_font(bold=True)) for line in lines) for lines in ways
    ) + _dot_room(cell)


def heading_width(cell: NameCell, size: TextSize) -> int:
    """Return the column width at which a name fits in a font size."""
    return _width_beside_signs(cell, cell.text, text_font(size, bold=True)) + (
        0 if cell.small_text else _dot_room(cell)
    )


def below_width(cell: NameCell) -> int:
    """Return the column width at which the small text below a name fits."""
    return (
        _width_beside_signs(cell, cell.small_text, text_font(TextSize.SMALL)) + _dot_room(cell)
        if cell.small_text
        else 0
    )


def _width_beside_signs(cell: NameCell, text: str, font: QFont) -> int:
    note = scaled(NOTE) + BEFORE_NOTE if cell.notes else 0
    fold = scaled(FOLD) if cell.fold else 0
    return ceil(QFontMetricsF(font).horizontalAdvance(text)) + note + fold + 2 * PAD


def fold_rect(cell: QRect) -> QRect:
    """Return the area of a name cell that folds and unfolds a crowd: at its right end."""
    wide = scaled(FOLD)
    return QRect(cell.right() + 1 - wide, cell.top(), wide, cell.height())


def draw_fold(painter: QPainter, rect: QRectF, ink: QColor, *, is_open: bool) -> None:
    """Draw the sign of a crowd: a triangle that points right if folded, down if ``is_open``."""
    across, down = (5.0, 3.0) if is_open else (3.0, 5.0)
    shape = QPainterPath(QPointF(-across, -down))
    shape.lineTo(across, -down if is_open else 0)
    shape.lineTo(0 if is_open else -across, down)
    shape.closeSubpath()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(shape.translated(rect.center()), ink)


def draw_pointer(painter: QPainter, middle: QPointF, ink: QColor) -> None:
    """Draw the sign of the active character: a triangle that points to the name."""
    shape = QPainterPath(QPointF(-POINTER / 2 + 1, -POINTER / 2))
    shape.lineTo(POINTER / 2, 0)
    shape.lineTo(-POINTER / 2 + 1, POINTER / 2)
    shape.closeSubpath()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(shape.translated(middle), ink)


BOX = 24
STRIKE, BESIDE_LETTER = 1.5, 3.0
GAP, LEAST_GAP = 4, 2
WORD_PAD, CLOSER = 6, 8
"""The padding of a word on its plate, and how much narrower a plate may get."""

CLOCK = 10
CROSS = 8
GONE_OVER, GIVEN_UP = "!", "›"
LEAST_WORD = 48
"""Longer words are elided down to this width before another word is left out."""

LETTERS = 2
"""How far letters may reach beyond a low plate."""


def action_rects(cell: QRect, count: int) -> list[QRect]:
    """Return the rectangles of the actions' letters, from left to right; smaller with little room."""
    largest = min(scaled(BOX), cell.height() - 2 * GAP)
    pitch = min(largest + GAP, (cell.width() - PAD) // max(1, count))
    side = min(largest, pitch - LEAST_GAP)
    top = cell.top() + (cell.height() - 1 - side) // 2
    return [QRect(cell.left() + PAD + place * pitch, top, side, side) for place in range(count)]


def action_at(cell: QRect, actions: Actions, point: QPoint) -> ActionMark | None:
    """Return the action at a point, or None."""
    rects = action_rects(cell, len(actions.marks))
    return next((mark for mark, rect in zip(actions.marks, rects, strict=True) if rect.contains(point)), None)


def zone_rects(cell: QRect, count: int) -> list[QRect]:
    """Return the rectangles of a row's drop zones, side by side in its conditions cell."""
    width = (cell.width() - PAD) // max(1, count)
    return [
        QRect(cell.left() + GAP + place * width, cell.top() + 3, width - GAP, cell.height() - 7)
        for place in range(count)
    ]


def marks_width(cell: ConditionsCell, *, widest: float = inf) -> tuple[int, int]:
    """Return the width at which all words of a cell fit close together.

    Words wider than ``widest`` are elided in any case and count with the least width. The second value is the width
    that would show two or three words of them.
    """
    whole = [_mark_width(mark.word, mark.timed, text_font(TextSize.SMALL).pixelSize()) for mark in cell.marks]
    need, wish = (
        _width_in_row([(one if one + 2 * PAD <= widest else cut) - CLOSER for one in whole]) + 2 * PAD
        for cut in (LEAST_WORD, 2 * LEAST_WORD)
    )
    return need, wish


def mark_places(cell: QRect, conditions: ConditionsCell) -> tuple[list[QRect], QRect]:
    """Return the rectangles of the first words in a cell, and that of the text that says how many more there are.

    Words are in one line. If it is full, they are closer, then long plain ones are elided. The last words are left out
    only if that is not enough. The first one is always there.
    """
    words = tuple((mark.word, mark.timed) for mark in conditions.marks)
    kept = sum(mark.weight < Weight.SOON for mark in conditions.marks)
    pixels = text_font(TextSize.SMALL).pixelSize()
    places, more = _place_marks(words, kept, cell.width() - 2 * PAD, cell.height() - 1, pixels)
    corner = QPoint(cell.left() + PAD, cell.top())
    return [place.translated(corner) for place in places], more.translated(corner)


def _more_text(count: int) -> str:
    return f"+{count}"


@lru_cache(maxsize=1024)
def _place_marks(
    words: tuple[tuple[str, bool], ...], kept: int, room: int, height: int, pixels: int
) -> tuple[tuple[QRect, ...], QRect]:
    wide = [min(_mark_width(word, timed, pixels), room) for word, timed in words]
    for count in range(len(wide), 0, -1):
        counted = (
            [text_width(_more_text(len(wide) - count), pixel_font(pixels, bold=True))] if count < len(wide) else []
        )
        narrower = (
            _ever_narrower(wide[:count], kept)
            if count > 1
            else [[min(wide[0], room - sum(each + GAP for each in counted))]]
        )
        given = next((each for each in narrower if _width_in_row([*each, *counted]) <= room), None)
        if given is not None:
            break
    else:
        return (), QRect()
    high = min(scaled(BOX), height - 2)
    filled = [*_filled_up(given, wide, room - _width_in_row([*given, *counted])), *counted]
    lefts = accumulate((width + GAP for width in filled), initial=0)
    places = [QRect(left, (height - high) // 2, width, high) for left, width in zip(lefts, filled, strict=False)]
    return tuple(places[:count]), places[-1] if counted else QRect()


def _ever_narrower(wide: Sequence[int], kept: int) -> Iterator[list[int]]:
    """Yield widths to try: all that is needed, slightly less for each, then less and less for the widest.

    The first ``kept`` get only slightly narrower.
    """
    yield list(wide)
    closer = [width - CLOSER for width in wide]
    widest = max(closer)
    for most in range(widest, min(widest, scaled(LEAST_WORD)) - 1, -1):
        yield closer[:kept] + [min(width, most) for width in closer[kept:]]


def _filled_up(given: Sequence[int], wide: Sequence[int], spare: int) -> list[int]:
    """Return widths made as wide as needed, one after another, as far as there is room to spare."""
    filled = []
    for width, need in zip(given, wide, strict=False):
        more = max(0, min(spare, need - width))
        spare -= more
        filled.append(width + more)
    return filled


def _width_in_row(wide: Sequence[int]) -> int:
    return sum(wide) + GAP * max(0, len(wide) - 1)


def _mark_width(word: str, timed: bool, pixels: int) -> int:
    return _text_width(word, pixels) + 2 * WORD_PAD + (scaled(CLOCK) + GAP if timed else 0)


def _text_width(text: str, pixels: int) -> int:
    return text_width(text, pixel_font(pixels, bold=False))


@lru_cache(maxsize=1024)
def word_shown(word: str, pixels: int, width: int) -> str:
    """Return a condition's word, elided to a width. A number at its end is kept."""
    if _text_width(word, pixels) <= width:
        return word
    return elide_name(word, QFontMetricsF(pixel_font(pixels, bold=False)), width - 1)


class ActionsDelegate(RowCellDelegate):
    """A letter per action: boxed if it is left, struck through if used, amber with a sign if over the limit.

    An action that was given up for another has its own sign. What is left is drawn only for the active character, and
    where the pointer (``hovered``) or the current cell is (``current``). It can be clicked in every row.
    """

    hovered: CharacterId | None = None
    current: CharacterId | None = None

    @override
    def draw(self, canvas: Canvas, cell: Actions) -> None:
        """Draw from a cached picture, because most rows have the same actions left."""
        palette = canvas.palette
        shows_all = canvas.row_state.acting or canvas.character in (self.hovered, self.current)

        def draw(painter: QPainter, rect: QRectF) -> None:
            for mark, place in zip(cell.marks, action_rects(rect.toRect(), len(cell.marks)), strict=True):
                if shows_all or mark.left <= 0:
                    _draw_action(painter, mark, place, palette)

        told = (*((mark.letter, mark.left, mark.given_up) for mark in cell.marks), shows_all)
        if shows_all or any(mark.left <= 0 for mark in cell.marks):
            draw_cached(canvas.painter, canvas.rect, ("actions", told, palette.name, text_font().pixelSize()), draw)


def _draw_action(painter: QPainter, mark: ActionMark, rect: QRect, palette: Palette) -> None:
    ink = palette.text_muted
    if mark.left < 0:
        ink = palette.warning.on_fill
        draw_plate(painter, rect, palette.warning.fill, QPen(palette.warning.text))
    elif mark.left > 0:
        ink = palette.text
        draw_plate(painter, rect, palette.panel, QPen(palette.outline))
    else:
        draw_plate(painter, rect, palette.stone.soft)
    font = letter_font(mark, rect.width())
    draw_text(painter, rect, letter_text(mark), font, ink, CENTER)
    if not mark.left and not mark.given_up:
        wide = text_width(mark.letter, font) + 2 * BESIDE_LETTER
        middle = QRectF(rect).center()
        painter.fillRect(QRectF(middle.x() - wide / 2, middle.y() - STRIKE / 2, wide, STRIKE), ink)


def letter_font(mark: ActionMark, width: int) -> QFont:
    """Return the largest font, up to the normal one, in which an action's letter and sign fit a width."""
    pixels, is_bold, said = text_font().pixelSize(), mark.left != 0, letter_text(mark)
    sizes = (pixel_font(size, is_bold) for size in range(pixels, 0, -1))
    return next((font for font in sizes if text_width(said, font) <= width), pixel_font(1, is_bold))


def letter_text(mark: ActionMark) -> str:
    """Return an action's letter, with how many are left if several are, or a sign if it was overused or given up."""
    if mark.left < 0:
        return f"{mark.letter}{GONE_OVER}"
    if mark.left:
        return f"{mark.letter}{mark.left}" if mark.left > 1 else mark.letter
    return f"{mark.letter}{GIVEN_UP}" if mark.given_up else mark.letter


class ConditionsDelegate(RowCellDelegate):
    """Conditions as small plates, with a clock if they end by themselves. One that takes out of the fight is filled.

    While tokens are carried for which the row has drop zones, these are drawn instead.
    """

    @override
    def draw(self, canvas: Canvas, cell: ConditionsCell) -> None:
        zones = self.highlights.zone_highlights(canvas.character)
        if zones:
            for (name, highlight), rect in zip(zones, zone_rects(canvas.rect, len(zones)), strict=True):
                self._draw_zone(canvas, name, highlight, rect)
            return
        self.draw_words(canvas, cell)

    @staticmethod
    def draw_words(canvas: Canvas, cell: ConditionsCell) -> None:
        """Draw the plates in one line, and how many there is no room for."""
        places, more = mark_places(canvas.rect, cell)
        font = text_font(TextSize.SMALL)
        for mark, plate in zip(cell.marks, places, strict=False):
            _draw_mark(canvas, mark, plate, font)
        if hidden := cell.marks[len(places) :]:
            is_harmed = hidden[0].weight <= Weight.HARM
            ink = canvas.palette.warning.text if is_harmed else canvas.faint_ink
            draw_text(canvas.painter, more, _more_text(len(hidden)), text_font(TextSize.SMALL, bold=True), ink)

    def _draw_zone(self, canvas: Canvas, name: str, highlight: DropHighlight, rect: QRect) -> None:
        soft, edge = highlight_tone(highlight, canvas.palette)
        pen = QPen(
            edge, 2 if highlight.aimed else 1, Qt.PenStyle.SolidLine if highlight.aimed else Qt.PenStyle.DashLine
        )
        draw_plate(canvas.painter, rect, soft if highlight.aimed else canvas.palette.panel, pen)
        ink = canvas.palette.text if highlight.takes else canvas.palette.text_muted
        inner = rect.adjusted(WORD_PAD, 0, -WORD_PAD, 0)
        if not highlight.takes:
            cross = QRectF(inner.left(), inner.center().y() + 0.5 - CROSS / 2, CROSS, CROSS)
            draw_cross(canvas.painter, cross, highlight_ink(highlight, canvas.palette))
            inner.setLeft(inner.left() + CROSS + GAP)
        draw_text(canvas.painter, inner, name, text_font(TextSize.SMALL), ink, CENTER)


def _draw_mark(canvas: Canvas, mark: StateMark, plate: QRect, font: QFont) -> None:
    palette = canvas.palette
    fill, edge, ink = palette.stone.soft, palette.outline, canvas.ink
    match mark.weight:
        case Weight.OUT:
            fill, edge, ink = palette.harm.fill, palette.harm.fill, palette.harm.on_fill
        case Weight.HARM:
            fill, edge, ink = palette.warning.soft, palette.warning.text, palette.warning.text
    line = Qt.PenStyle.DashLine if mark.weight is Weight.DUE else Qt.PenStyle.SolidLine
    draw_plate(canvas.painter, plate, fill, QPen(edge, 1, line))
    needed = _mark_width(mark.word, mark.timed, font.pixelSize()) - 2 * WORD_PAD
    pad = min(WORD_PAD, max(LETTERS, (plate.width() - needed) // 2))
    inner = plate.adjusted(pad, -LETTERS, -pad, LETTERS)
    if mark.timed:
        clock = scaled(CLOCK)
        face = QRectF(inner.right() + 1 - clock, inner.center().y() + 0.5 - clock / 2, clock, clock)
        draw_clock(canvas.painter, face, canvas.faint_ink)
        inner.setRight(inner.right() - clock - GAP)
    said = word_shown(mark.word, font.pixelSize(), inner.width())
    draw_text(canvas.painter, inner, said, font, ink)

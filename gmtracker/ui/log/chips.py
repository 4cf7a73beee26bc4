"""The marks of an action's parts: outcome chips in their tone, effects, and tokens with their sign."""

from msgspec import Struct
from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from gmtracker.engine import change_text
from gmtracker.engine.action_parts import TokenChange
from gmtracker.engine.change_text import Effect
from gmtracker.engine.phrases import short_name
from gmtracker.i18n import labeled, tr
from gmtracker.ui.modelview.painting import draw_plate, draw_text
from gmtracker.ui.theme.draw_tokens import draw_sign
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font, text_width
from gmtracker.ui.theme.palette import Palette, Tone

CHIP, SIGN, INSIDE, APART, CORNER = 24, 12, 8, 4, 8
CENTRE = Qt.AlignmentFlag.AlignCenter


class Waiting(Struct, frozen=True):
    """A step of a check that is still to be taken."""

    step: str


Mark = Effect | TokenChange | Waiting | str
"""What is drawn as a mark: an effect, tokens, a step to take, or the number of marks that do not fit."""


def tone_of(tone: change_text.Tone, palette: Palette) -> Tone:
    """Return the colors of what is good or bad for the heroes, or neither."""
    match tone:
        case "good":
            return palette.up
        case "bad":
            return palette.down
        case "neutral":
            return palette.stone


def mark_text(mark: Mark, *, place: bool = True) -> str:
    """Return a mark's text: "Mira: Stress 7 → 8", "+2 Fate pool"; without its ``place`` only "+2"."""
    if isinstance(mark, Effect):
        return labeled(short_name(mark.who), mark.change)
    if isinstance(mark, TokenChange):
        count = f"{mark.count:+d}".replace("-", "−")
        return f"{count} {mark.place}" if place and mark.place else count
    return tr("To do: {step}", step=mark.step) if isinstance(mark, Waiting) else mark


def mark_width(mark: Mark, *, place: bool = True) -> int:
    """Return the width of a mark."""
    text = mark_text(mark, place=place)
    is_token = isinstance(mark, TokenChange)
    return chip_width(text) + (scaled(SIGN + APART - 2 * INSIDE) if is_token else 0)


def chip_width(text: str) -> int:
    """Return the width of a chip with a text."""
    return text_width(text, text_font(TextSize.SMALL, bold=True)) + 2 * scaled(INSIDE)


def draw_mark(painter: QPainter, area: QRect, mark: Mark, palette: Palette, *, place: bool = True) -> None:
    """Draw a mark at the left of an area, vertically centered."""
    text = mark_text(mark, place=place)
    if isinstance(mark, TokenChange):
        square = QRectF(QPointF(area.left(), area.center().y() - scaled(SIGN) / 2), QSizeF(scaled(SIGN), scaled(SIGN)))
        draw_sign(painter, square, mark.sign, palette)
        words = area.adjusted(scaled(SIGN + APART), 0, 0, 0)
        draw_text(painter, words, text, text_font(TextSize.SMALL, bold=True), palette.text)
    elif isinstance(mark, Waiting):
        draw_chip(painter, area, text, palette.warning, palette, line=Qt.PenStyle.DashLine)
    else:
        tone = _effect_tone(mark, palette) if isinstance(mark, Effect) else palette.stone
        draw_chip(painter, area, text, tone, palette)


def draw_chip(
    painter: QPainter,
    area: QRect,
    text: str,
    tone: Tone,
    palette: Palette,
    line: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> None:
    """Draw a chip as wide as the area, vertically centered; its text is elided if it does not fit."""
    high = scaled(CHIP)
    chip = QRect(area.left(), area.top() + (area.height() - high) // 2, area.width(), high)
    edge = palette.outline if tone is palette.stone else tone.text
    draw_plate(painter, chip, tone.soft, QPen(edge, 1, line))
    inside = scaled(INSIDE)
    draw_text(
        painter, chip.adjusted(inside, 0, -inside, 0), text, text_font(TextSize.SMALL, bold=True), tone.text, CENTRE
    )


def draw_panel(painter: QPainter, area: QRect, palette: Palette) -> None:
    """Draw the background and the edge of a panel."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(palette.line)
    painter.setBrush(palette.panel)
    painter.drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)


def _effect_tone(effect: Effect, palette: Palette) -> Tone:
    """Return the colors of an effect: how near the bad end it is, or else whom it is good for."""
    match effect.danger:
        case "most":
            return palette.harm
        case "half":
            return palette.warning
        case "none":
            return tone_of(effect.tone, palette)

"""The outcome of a procedure as a card, for the procedure's panel and for the player window."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QTextLayout, QTextOption

from gmtracker.engine.ruleset import ProcedureOutcome
from gmtracker.ui.theme.fonts import pixel_font
from gmtracker.ui.theme.palette import Palette


class CardLine(NamedTuple):
    """One text of a card: its size, its line height, and the gap above it, in pixels of the design."""

    size: int
    height: int
    above: int


class CardLook(NamedTuple):
    """The measures of a card in pixels of the design.

    ``lines`` are those of the title, the category, the name, the text and the source. A missing one is not shown.
    """

    bar: int
    corner: int
    side: int
    above: int
    lines: tuple[CardLine, ...]

    def scaled(self, factor: float) -> "CardLook":
        """Return the look with larger or smaller edges. Its texts are scaled when they are drawn."""
        bar, corner, side, above = (round(edge * factor) for edge in self[:4])
        return CardLook(bar, corner, side, above, self.lines)


BOLD = (True, False, True, False, False)
SOURCE = 4


class _Paragraph(NamedTuple):
    text: QTextLayout
    above: float
    height: float


def outcome_text(outcome: ProcedureOutcome) -> str:
    """Return the whole card as a screen reader reads it."""
    return ". ".join(text.removesuffix(".") for text in _texts(outcome) if text)


def outcome_height(outcome: ProcedureOutcome, look: CardLook, scale: float, width: float) -> float:
    """Return the height that a card of this width needs."""
    lines = _paragraphs(outcome, look, scale, width - 2 * look.side)
    return look.bar + 2 * look.above + sum(line.above + line.height for line in lines)


def draw_outcome(
    painter: QPainter, card: QRectF, outcome: ProcedureOutcome, look: CardLook, scale: float, palette: Palette
) -> None:
    """Draw a card in the tone of its outcome, with the source at the bottom."""
    tone = palette.tone(outcome.sign)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sheet, bar = QPainterPath(), QPainterPath()
    sheet.addRoundedRect(card, look.corner, look.corner)
    bar.addRect(QRectF(card.topLeft(), QSizeF(card.width(), look.bar)))
    painter.fillPath(sheet, tone.soft)
    painter.fillPath(sheet.intersected(bar), tone.fill)
    inks = (tone.text, palette.text_muted, palette.text, palette.text, palette.text_muted)
    top = card.top() + look.bar + look.above
    lines = _paragraphs(outcome, look, scale, card.width() - 2 * look.side)
    for at, (ink, line) in enumerate(zip(inks, lines, strict=False)):
        top = card.bottom() - look.above - line.height if at == SOURCE else top + line.above
        painter.setPen(ink)
        line.text.draw(painter, QPointF(card.left() + look.side, top))
        top += line.height


def _texts(outcome: ProcedureOutcome) -> tuple[str, ...]:
    return outcome.title, outcome.category, outcome.name, outcome.text, outcome.source


def _paragraphs(outcome: ProcedureOutcome, look: CardLook, scale: float, width: float) -> Iterator[_Paragraph]:
    for text, line, bold in zip(_texts(outcome), look.lines, BOLD, strict=False):
        size = line.size * scale
        metrics = QFontMetricsF(pixel_font(round(size), bold))
        longest = max((metrics.horizontalAdvance(word) for word in text.split()), default=0)
        share = min(1.0, width / longest) if longest else 1.0  # A name is smaller rather than broken within a word.
        paragraph = QTextLayout(text, pixel_font(max(1, int(size * share)), bold))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        paragraph.setTextOption(option)
        paragraph.beginLayout()
        high, bottom = line.height * scale * share, 0.0
        while text and (row := paragraph.createLine()).isValid():
            row.setLineWidth(width)
            row.setPosition(QPointF(0, bottom + (high - row.height()) / 2))
            bottom += high
        paragraph.endLayout()
        yield _Paragraph(paragraph, line.above * scale if text else 0, bottom)

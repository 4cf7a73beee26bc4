"""Drawings on the page, with the same code as in the window: tokens, wheels, rules, and a chart of faces."""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gmtracker.engine.game_spec import TokenKind
from gmtracker.summary.values import DiceLine, TokenCount, TrackLine
from gmtracker.ui.printing.blocks import BODY, INK, Drawing
from gmtracker.ui.printing.pagination import MM, POINT, Block
from gmtracker.ui.theme.draw_tokens import draw_token
from gmtracker.ui.theme.draw_tracks import draw_bar, draw_pips, draw_wheel, track_tone

TOKEN = 10 * POINT
WHEEL = 12 * MM
STRIP, STRIP_TOP = 2.2 * MM, 2 * MM
CHART = 5.5 * MM
WIDEST_STEP = 2.9 * MM
BAR = 0.83
BOX = 7 * POINT


def rule(colour: str = "line", points: float = 0.5) -> Block:
    """Return a horizontal line across the width."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        middle = rect.center().y()
        painter.setPen(QPen(getattr(INK, colour), points * POINT))
        painter.drawLine(QLineF(rect.left(), middle, rect.right(), middle))

    return Drawing(points * POINT, draw)


def token_mark(count: TokenCount) -> Block:
    """Return a token as high as a line of text."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        square = QRectF(rect.left(), rect.center().y() - TOKEN / 2, TOKEN, TOKEN)
        draw_token(painter, square, count.kind.look, count.kind.sign, INK, size=count.size or 6)

    return Drawing(BODY.line, draw)


def kind_mark(kind: TokenKind) -> Block:
    """Return a token of a kind, as high as a line of text."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        draw_token(painter, QRectF(rect.left(), rect.center().y() - TOKEN / 2, TOKEN, TOKEN), kind.look, kind.sign, INK)

    return Drawing(BODY.line, draw)


def check_box() -> Block:
    """Return an empty box to tick by hand."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        painter.setPen(QPen(INK.accent.text, 0.8 * POINT))
        painter.setBrush(INK.panel)
        painter.drawRoundedRect(QRectF(rect.left(), rect.center().y() - BOX / 2, BOX, BOX), 10, 10)

    return Drawing(BODY.line, draw)


def dash() -> Block:
    """Return the dash before a list item."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        painter.setPen(QPen(INK.text_muted, 0.7 * POINT))
        middle = rect.center().y()
        painter.drawLine(QLineF(rect.left(), middle, rect.left() + 5 * POINT, middle))

    return Drawing(BODY.line, draw)


def wheel(track: TrackLine) -> Block:
    """Return a wheel at the end of the session: solid for the track itself, hatched for held tokens."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        draw_wheel(
            painter,
            QRectF(rect.left(), rect.top(), WHEEL, WHEEL),
            filled=track.value,
            held=track.after - track.value,
            tone=track_tone(track.kind, track.after, track.highest, INK),
            palette=INK,
            segments=track.highest,
        )

    return Drawing(WHEEL, draw)


def strip(track: TrackLine) -> Block:
    """Return pips or a bar at the end of the session."""
    kind = track.kind
    tone = track_tone(kind, track.after, track.highest, INK)

    def draw(painter: QPainter, rect: QRectF) -> None:
        place = QRectF(rect.left(), rect.top() + STRIP_TOP, WHEEL, STRIP)
        if track.look == "bar":
            draw_bar(painter, place, share=track.share, tone=tone, palette=INK)
        else:
            filled, held = track.value - kind.lowest, track.after - track.value
            draw_pips(painter, place, pips=track.segments, filled=filled, held=held, tone=tone, palette=INK)

    return Drawing(STRIP_TOP + STRIP, draw)


def faces_chart(line: DiceLine) -> Block:
    """Return a chart with a bar for how often each face came up, and a dashed line at the expected number."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        most, sides = max(1, *line.faces), len(line.faces)
        step = min(WIDEST_STEP, rect.width() / sides)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(INK.stone.fill)
        for place, times in enumerate(line.faces):
            high = rect.height() * times / most
            painter.drawRect(QRectF(rect.left() + place * step, rect.bottom() - high, step * BAR, high))
        level = rect.bottom() - rect.height() * line.count / sides / most
        painter.setPen(QPen(INK.accent.text, 0.7 * POINT, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(rect.left(), level), QPointF(rect.left() + sides * step, level))

    return Drawing(CHART, draw)

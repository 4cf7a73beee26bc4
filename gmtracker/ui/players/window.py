"""The player window, and the painting of what the players see.

It never takes the focus, always shows the present even while the GM views a past moment, and is always up to date.
Everything scales with the window, so that it can be read from the far end of the table.
"""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QByteArray, QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QCloseEvent,
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from gmtracker.i18n import tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.modelview.cells import StateMark, TokenFace, TrackCell, Weight
from gmtracker.ui.players.content import PlayerView, PublicCheck, PublicPerson, PublicPool, PublicTurn, player_view
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.draw_tokens import BEHIND, draw_stack, draw_token
from gmtracker.ui.theme.draw_tracks import draw_wheel
from gmtracker.ui.theme.fonts import fitting_name, load_fonts
from gmtracker.ui.theme.palette import BLANK, Palette, Tone
from gmtracker.ui.theme.theme import current_palette, theme
from gmtracker.ui.tracks.delegate import draw_strip, tone_of

# All sizes below are in units: 1/64 of the window's width or 1/36 of its height, whichever is smaller.
ACROSS, DOWN = 64, 36
MARGIN = 1.2
HEAD, FOOT = 3.4, 4.6
BIG, NAME, TEXT, LABEL = 2.3, 1.8, 1.5, 1.15
ROW, TURN, TURN_WIDTH, TILE = 5.4, 2.2, 15.0, 3.0
SLACK = 0.1
TRACK_WIDTH, HIGHEST_TRACK = 5.2, 3.8
TWO_LINES = 3.0
"""The minimum height of a track with its name above its number. A lower track has them side by side."""

NAME_SHARE, LEAST_NAME_SHARE = 0.46, 0.3
PITCH = 1.08
SMALLER = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""Scales of the pools' tokens, tried in this order until there is room for the next turns."""

LEAST_TURNS = 4
"""Places that the turn order always has: the active character, the next two, and the count of the rest."""

SIDE_BY_SIDE = (3, 2, 1)
"""How many held tokens of a kind are drawn side by side, fewer in a narrow area. More than that become a stack."""

BETWEEN_KINDS, BEFORE_COUNT, COUNT_SHARE = 0.3, 0.12, 0.6
"""Gaps between held tokens, and the height of a stack's number, as shares of the token size."""

LOUD = (Weight.OUT, Weight.HARM)
LEFT_SHARE = 0.6
COUNTERS_SHARE = 0.5
AREA_GAP = 1.6
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
One = TypeVar("One")
NOTHING = tr("Nothing to show yet.")


class _Run(Struct, frozen=True):
    """Tokens of one kind side by side. ``count`` is the kind's total, or 0 if an earlier row already shows it."""

    faces: Sequence[TokenFace]
    count: int


class _Pool(Struct, frozen=True):
    """A pool, and whether its tokens are only counted instead of drawn one by one."""

    pool: PublicPool
    counted: bool


class PlayerBoard:
    """Paints a PlayerView into a rectangle, once."""

    def __init__(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        self._painter = painter
        self._palette = palette
        self._unit = min(rect.width() / ACROSS, rect.height() / DOWN)
        margin = MARGIN * self._unit
        self._area = rect.adjusted(margin, margin, -margin, -margin)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def draw(self, view: PlayerView) -> None:
        """Paint everything."""
        self._head(view)
        if view.check is not None:
            self._foot(view.check)
        beside = bool(view.pools or view.order)
        gap = AREA_GAP * self._unit
        left, right = QRectF(self._area), QRectF(self._area)
        if view.people and beside:
            left.setWidth(self._area.width() * LEFT_SHARE)
            right.setLeft(left.right() + gap)
        left.setTop(self._people(left, view.people))
        beside_order = QRectF(right)
        if not view.people or left.height() < self._least_order(left.width(), view.order):
            beside_order.setBottom(right.bottom() - self._least_order(right.width(), view.order))
        side, pools = self._fitting_pools(beside_order, view.pools, gap / 2)
        for pool in pools:
            beside_order.setTop(self._pool(beside_order, pool, side) + gap / 2)
        right.setTop(beside_order.top())
        self._order(left if view.people and left.height() > right.height() else right, view.order)
        if not (view.people or beside or view.check):
            self._write(self._area, NOTHING, TEXT, self._palette.text_muted, Qt.AlignmentFlag.AlignCenter)

    def _head(self, view: PlayerView) -> None:
        """Paint the top line: the title, and at the right the campaign's counters."""
        line = QRectF(self._area)
        line.setHeight(HEAD * self._unit)
        if view.counters:
            right = QRectF(line)
            right.setLeft(line.left() + line.width() * (1 - COUNTERS_SHARE))
            told = " · ".join(mark.word for mark in view.counters)
            wide = self._write(right, told, NAME, self._palette.text, RIGHT, bold=True)
            line.setRight(line.right() - wide - self._unit)
        width = self._write(line, view.title, BIG, self._palette.text, bold=True)
        line.setLeft(line.left() + width + self._unit)
        self._write(line, view.more, NAME, self._palette.text_muted)
        self._area.setTop(line.bottom() + self._unit / 2)

    def _foot(self, check: PublicCheck) -> None:
        """Paint the bottom line: a check, its numbers and its outcome."""
        band = QRectF(self._area)
        band.setTop(band.bottom() - FOOT * self._unit)
        self._plate(band, self._palette.raised)
        self._area.setBottom(band.top() - self._unit)
        inside = band.adjusted(self._unit, 0, -self._unit, 0)
        if check.outcome:
            tone = self._palette.stone
            if check.success is not None:
                tone = self._palette.up if check.success else self._palette.down
            size = BIG if self._has_room(check, inside.width()) else NAME
            width = self._write(inside, check.outcome, size, tone.text, RIGHT, bold=True)
            inside.setRight(inside.right() - width - self._unit)
        if check.numbers:
            width = self._write(inside, check.numbers, NAME, self._palette.text, RIGHT)
            inside.setRight(inside.right() - width - self._unit)
        self._write(inside, check.headline, NAME, self._palette.text, bold=True)

    def _has_room(self, check: PublicCheck, width: float) -> bool:
        """Whether a whole check fits into a line of this width with its outcome in large letters."""
        needed = (
            self._width(check.headline, NAME, bold=True),
            self._width(check.numbers, NAME, bold=False) if check.numbers else 0,
            self._width(check.outcome, BIG, bold=True),
        )
        return sum(needed) + 2 * self._unit <= width

    def _people(self, area: QRectF, people: Sequence[PublicPerson]) -> float:
        """Paint one row for each character; return the bottom of the last."""
        height = min(ROW * self._unit, area.height() / max(1, len(people)))
        names = self._share_of_names(area.width() - 2 * self._unit, people)
        for place, person in enumerate(people):
            row = QRectF(area.left(), area.top() + place * height, area.width(), height - self._unit * 0.3)
            self._person(row, person, names)
        return area.top() + height * len(people)

    def _share_of_names(self, width: float, people: Sequence[PublicPerson]) -> float:
        """Return the width of the name column. It shrinks to the longest name if characters have several tracks."""
        if not any(len(person.tracks) > 1 for person in people):
            return width * NAME_SHARE
        metrics = QFontMetricsF(self._font(NAME, bold=True))
        longest = max(metrics.horizontalAdvance(person.name) for person in people)
        return min(max(longest + self._unit / 2, width * LEAST_NAME_SHARE), width * NAME_SHARE)

    def _person(self, row: QRectF, person: PublicPerson, names: float) -> None:
        self._plate(row, self._palette.selection if person.acting else self._palette.panel)
        if person.acting:
            self._mark(row)
        inside = row.adjusted(self._unit, row.height() * 0.08, -self._unit, -row.height() * 0.08)
        name = QRectF(inside)
        name.setWidth(names)
        if person.marks:
            name.setBottom(inside.top() + inside.height() * 0.56)
            below = QRectF(name.left(), name.bottom(), name.width(), inside.bottom() - name.bottom())
            self._states(below, person.marks)
        ink = self._palette.text_muted if person.out and not person.acting else self._palette.text
        self._write(name, self._fitting(person.name, name, NAME, bold=True), NAME, ink, bold=True)
        rest = QRectF(inside)
        rest.setLeft(name.right() + self._unit / 2)
        for cell in person.tracks:
            end = self._wheel(rest, cell) if cell.look == "wheel" else self._strip(rest, cell)
            rest.setLeft(end + self._unit)
        if person.held is not None:
            self._held(rest, person.held.faces, min(TILE * self._unit * 0.8, rest.height()))

    def _states(self, area: QRectF, marks: Sequence[StateMark]) -> None:
        """Paint a character's marks: "out of the fight" and harm on plates first, then the rest as plain text."""
        left = area.left()
        for mark in (mark for mark in marks if mark.weight in LOUD):
            tone = self._palette.full if mark.weight is Weight.OUT else self._palette.warning
            fill, ink = (tone.fill, tone.on_fill) if mark.weight is Weight.OUT else (tone.soft, tone.text)
            room = QRectF(left, area.top(), area.right() - left, area.height())
            wide = min(self._width(mark.word, LABEL, bold=True) + self._unit, room.width())
            if wide < 2 * self._unit:
                return
            plate = QRectF(left, area.center().y() - LABEL * 0.7 * self._unit, wide, LABEL * 1.4 * self._unit)
            self._plate(plate, fill)
            self._write(plate.adjusted(self._unit / 2, 0, -self._unit / 2 + 1, 0), mark.word, LABEL, ink, bold=True)
            left = plate.right() + self._unit / 3
        rest = QRectF(left, area.top(), max(0.0, area.right() - left), area.height())
        words = " · ".join(mark.word for mark in marks if mark.weight not in LOUD)
        self._write(rest, words, LABEL, self._palette.text_muted)

    def _wheel(self, area: QRectF, wheel: TrackCell) -> float:
        """Paint a wheel; return its right edge."""
        side = min(area.height(), HIGHEST_TRACK * self._unit)
        square = QRectF(area.left(), area.center().y() - side / 2, side, side)
        draw_wheel(
            self._painter,
            square,
            filled=wheel.filled,
            held=wheel.held,
            tone=tone_of(wheel, self._palette),
            palette=self._palette,
            segments=wheel.highest,
        )
        return square.right()

    def _strip(self, area: QRectF, cell: TrackCell) -> float:
        """Paint a track that isn't a wheel: its name, its value, and pips or a bar below; return its right edge."""
        high = min(area.height(), HIGHEST_TRACK * self._unit)
        place = QRectF(area.left(), area.center().y() - high / 2, TRACK_WIDTH * self._unit, high)
        lines = QRectF(place.left(), place.top(), place.width(), high * 0.76)
        strip = QRectF(place.left(), place.bottom() - high * 0.14, place.width(), high * 0.14)
        tone = tone_of(cell, self._palette)
        if high >= TWO_LINES * self._unit:
            name = QRectF(lines.left(), lines.top(), lines.width(), high * 0.37)
            self._write(name, cell.kind.name, LABEL, self._palette.text_muted)
            lines.setTop(name.bottom())
            self._load(lines, cell.text, TEXT, tone)
        else:
            size = min(TEXT, lines.height() / self._unit)
            width = self._load(lines, cell.text, size, tone)
            lines.setLeft(lines.left() + width + self._unit / 4)
            self._write(lines, cell.kind.name, min(LABEL, size), self._palette.text_muted)
        draw_strip(self._painter, strip, cell, None, self._palette)
        return place.right()

    def _load(self, area: QRectF, text: str, size: float, tone: Tone) -> float:
        """Paint a track's value, on a plate when the track is nearly full; return its width."""
        is_near_end = tone is self._palette.full
        if is_near_end:
            wide, high = (
                self._width(text, size, bold=True) + self._unit / 2,
                min(area.height(), size * 1.3 * self._unit),
            )
            self._plate(QRectF(area.left() - self._unit / 4, area.center().y() - high / 2, wide, high), tone.fill)
        return self._write(area, text, size, tone.on_fill if is_near_end else tone.text, bold=True)

    def _fitting_pools(self, area: QRectF, pools: Sequence[PublicPool], gap: float) -> tuple[float, list[_Pool]]:
        """Return the token size with which all pools fit below each other. If necessary, count the fullest pools."""
        fullest = sorted(pools, key=lambda pool: -len(pool.faces or ()))
        sides = [TILE * self._unit * share for share in SMALLER]
        for counted in range(len(pools) + 1):
            shown = [_Pool(pool, pool in fullest[:counted]) for pool in pools]
            for side in sides:
                if sum(self._height_of(pool, side, area.width()) + gap for pool in shown) <= area.height():
                    return side, shown
        return sides[-1], [_Pool(pool, True) for pool in pools]

    def _height_of(self, shown: _Pool, side: float, width: float) -> float:
        """Return the height of a pool with its name, at this token size."""
        name, faces = LABEL * 1.6 * self._unit, shown.pool.faces
        if faces is None:
            return name
        if not faces:
            return name + TEXT * 1.6 * self._unit
        rows = len(faces) if _is_named(faces) else len(self._rows_of(shown, side, width))
        return name + rows * side * PITCH

    def _pool(self, area: QRectF, shown: _Pool, side: float) -> float:
        """Paint a pool below its name; return its bottom."""
        line, faces = QRectF(area.left(), area.top(), area.width(), LABEL * 1.6 * self._unit), shown.pool.faces
        self._write(line, shown.pool.name, LABEL, self._palette.text_muted, bold=True)
        if faces is None:
            return line.bottom()
        below = QRectF(area.left(), line.bottom(), area.width(), area.bottom() - line.bottom())
        if not faces:
            below.setHeight(TEXT * 1.6 * self._unit)
            self._write(below, tr("Empty", "a pool"), TEXT, self._palette.text_muted)
            return below.bottom()
        if _is_named(faces):
            return self._named_tokens(below, faces, side)
        return self._rows(below, self._rows_of(shown, side, below.width()), side)

    def _rows_of(self, shown: _Pool, side: float, width: float) -> list[list[_Run]]:
        """Return a pool's tokens in rows: one row if they fit the width, otherwise each kind in its own rows."""
        runs, pitch = _runs(shown.pool.faces or ()), side * PITCH
        if shown.counted:
            return [[_Run((replace(run.faces[0], face=None),), run.count) for run in runs]]
        before = self._count_width([runs])
        if sum(before + len(run.faces) * pitch + side / 2 for run in runs) - side / 2 <= width:
            return [runs]
        in_a_row = max(1, int((width - before) // pitch))
        return [
            [_Run(run.faces[at : at + in_a_row], 0 if at else run.count)]
            for run in runs
            for at in range(0, len(run.faces), in_a_row)
        ]

    def _rows(self, area: QRectF, rows: Sequence[Sequence[_Run]], side: float) -> float:
        """Paint tokens in rows, with each kind's count before it; return the bottom."""
        before = self._count_width(rows)
        for place, runs in enumerate(rows):
            left, top = area.left(), area.top() + place * side * PITCH
            for run in runs:
                if run.count:
                    self._write(QRectF(left, top, before, side), str(run.count), TEXT, self._palette.text, bold=True)
                left += before
                for at, face in enumerate(run.faces):
                    self._token(QRectF(left + at * side * PITCH, top, side, side), face)
                left += len(run.faces) * side * PITCH + side / 2
        return area.top() + len(rows) * side * PITCH

    def _count_width(self, rows: Sequence[Sequence[_Run]]) -> float:
        """Return the width of the counts before the tokens."""
        most = max(run.count for runs in rows for run in runs)
        return self._width("0" * len(str(most)), TEXT, bold=True) + self._unit * 0.5

    def _token(self, tile: QRectF, face: TokenFace) -> None:
        draw_token(self._painter, tile, face.look, face.sign, self._palette, face=face.face, size=face.size)

    def _named_tokens(self, area: QRectF, faces: Sequence[TokenFace], side: float) -> float:
        """Paint tokens below each other, each beside its name; return the bottom. Those that don't fit are counted."""
        shown, more = _fitting(faces, int(area.height() // (side * PITCH)))
        for place, face in enumerate(shown):
            tile = QRectF(area.left(), area.top() + place * side * PITCH, side, side)
            self._token(tile, face)
            beside = QRectF(tile.right() + side * 0.2, tile.top(), area.right() - tile.right() - side * 0.2, side)
            self._write(beside, face.label or face.name, TEXT, self._palette.text)
        below = QRectF(area.left(), area.top() + len(shown) * side * PITCH, area.width(), side)
        if not more:
            return below.top()
        self._more(below, more)
        return below.bottom()

    def _held(self, area: QRectF, faces: Sequence[TokenFace], side: float) -> None:
        """Paint held tokens: a few of a kind side by side, more of them as a stack with a number.

        In a narrow area fewer are side by side. If even that is too wide, all of them shrink.
        """
        alike: dict[tuple[object, ...], list[TokenFace]] = {}
        for face in faces:
            alike.setdefault((face.kind, face.face, face.size, face.label), []).append(face)
        counts = [len(group) for group in alike.values()]
        most = next((most for most in SIDE_BY_SIDE if self._held_width(counts, side, most) <= area.width()), 1)
        side *= min(1.0, area.width() / max(1.0, self._held_width(counts, side, most)))
        left, top = area.left(), area.center().y() - side / 2
        for group in alike.values():
            if len(group) > most:
                self._stack(QRectF(left, top, side, side), group)
            else:
                for place, face in enumerate(group):
                    self._token(QRectF(left + place * side * PITCH, top, side, side), face)
            left += self._held_width([len(group)], side, most) + side * BETWEEN_KINDS

    def _held_width(self, counts: Sequence[int], side: float, most: int) -> float:
        """Return the width of these counts of tokens at this size, with at most ``most`` of a kind side by side."""
        wide = [
            side * (1 + BEHIND + BEFORE_COUNT) + self._width(f"×{count}", self._count_size(side), bold=True)
            if count > most
            else side * (1 + PITCH * (count - 1))
            for count in counts
        ]
        return sum(wide) + side * BETWEEN_KINDS * max(0, len(wide) - 1)

    def _stack(self, tile: QRectF, faces: Sequence[TokenFace]) -> None:
        """Paint tokens that look the same: one with another behind it, and their number."""
        top = faces[0]
        draw_stack(self._painter, tile, top.look, top.sign, self._palette, face=top.face, size=top.size)
        beside = QRectF(
            tile.right() + tile.width() * (BEHIND + BEFORE_COUNT), tile.top(), 2 * tile.width(), tile.height()
        )
        size = self._count_size(tile.width())
        self._write(beside, f"×{len(faces)}", size, self._palette.text, bold=True)

    def _count_size(self, side: float) -> float:
        """Return the font size of the number beside a stack, in units."""
        return COUNT_SHARE * side / self._unit

    def _least_order(self, width: float, order: Sequence[PublicTurn]) -> float:
        """Return the height of a turn order of at most ``LEAST_TURNS`` places in this width."""
        if not order:
            return 0.0
        columns = max(1, int(width // (TURN_WIDTH * self._unit)))
        rows = -(-min(len(order), LEAST_TURNS) // columns)
        return (LABEL * 1.6 + rows * TURN + SLACK) * self._unit

    def _order(self, area: QRectF, order: Sequence[PublicTurn]) -> None:
        """Paint the turns, the active one first. Those that don't fit are counted."""
        if not order:
            return
        line = QRectF(area.left(), area.top(), area.width(), LABEL * 1.6 * self._unit)
        self._write(line, tr("Turn order"), LABEL, self._palette.text_muted, bold=True)
        height, width = TURN * self._unit, TURN_WIDTH * self._unit
        columns = max(1, int(area.width() // width))
        rows = max(1, int((area.bottom() - line.bottom()) // height))
        shown, more = _fitting(order, rows * columns)
        wide = area.width() / columns
        places = [
            QRectF(area.left() + place // rows * wide, line.bottom() + place % rows * height, wide, height)
            for place in range(len(shown) + bool(more))
        ]
        for turn, place in zip(shown, places, strict=False):
            self._turn(place, turn)
        if more:
            self._more(places[-1].adjusted(self._unit, 0, 0, 0), more)

    def _turn(self, row: QRectF, turn: PublicTurn) -> None:
        if turn.acting:
            self._plate(row, self._palette.selection)
            self._mark(row)
        inside = row.adjusted(self._unit, 0, -self._unit / 2, 0)
        ink = self._palette.text if turn.acting or (turn.is_hero and not turn.out) else self._palette.text_muted
        if not turn.is_hero:
            inside.setLeft(self._diamond(inside, ink))
        self._write(inside, self._fitting(turn.name, inside, TEXT, bold=turn.acting), TEXT, ink, bold=turn.acting)

    def _more(self, place: QRectF, count: int) -> None:
        """Paint how many more there are than fit."""
        self._write(place, tr("+{count} more", count=count), TEXT, self._palette.text_muted)

    def _mark(self, row: QRectF) -> None:
        """Paint the wedge that marks the active character, at the start of a row."""
        size = self._unit * 0.55
        wedge = QPainterPath(QPointF(row.left(), row.center().y() - size))
        wedge.lineTo(row.left() + size, row.center().y())
        wedge.lineTo(row.left(), row.center().y() + size)
        wedge.closeSubpath()
        self._painter.fillPath(wedge, self._palette.accent.fill)

    def _diamond(self, row: QRectF, ink: QColor) -> float:
        """Paint the diamond that marks a foe, at the start of a row; return where the name starts."""
        size = self._unit * 0.32
        middle = QPointF(row.left() + size, row.center().y())
        self._painter.setPen(QPen(ink, max(1.5, self._unit * 0.09)))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawPolygon([middle + QPointF(*by) for by in ((-size, 0), (0, -size), (size, 0), (0, size))])
        return row.left() + size * 3

    def _plate(self, rect: QRectF, colour: QColor) -> None:
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(colour)
        self._painter.drawRoundedRect(rect, self._unit * 0.3, self._unit * 0.3)

    def _write(
        self,
        rect: QRectF,
        text: str,
        size: float,
        colour: QColor,
        flags: Qt.AlignmentFlag = LEFT,
        *,
        bold: bool = False,
    ) -> float:
        """Paint one line, elided at the right; return its width."""
        font = self._font(size, bold=bold)
        metrics = QFontMetricsF(font)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        self._painter.setFont(font)
        self._painter.setPen(colour)
        self._painter.drawText(rect, int(flags) | int(Qt.TextFlag.TextSingleLine), shown)
        return metrics.horizontalAdvance(shown)

    def _fitting(self, name: str, rect: QRectF, size: float, *, bold: bool) -> str:
        return fitting_name(name, QFontMetricsF(self._font(size, bold=bold)), rect.width())

    def _width(self, text: str, size: float, *, bold: bool) -> float:
        return QFontMetricsF(self._font(size, bold=bold)).horizontalAdvance(text)

    def _font(self, size: float, *, bold: bool) -> QFont:
        font = QFont(load_fonts())
        font.setPixelSize(max(8, round(size * self._unit)))
        font.setBold(bold)
        return font


def _runs(faces: Sequence[TokenFace]) -> list[_Run]:
    """Group adjacent tokens by kind."""
    kinds = (tuple(same) for _, same in groupby(faces, lambda face: face.kind))
    return [_Run(same, len(same)) for same in kinds]


def _is_named(faces: Sequence[TokenFace]) -> bool:
    return any(face.label for face in faces)


def _fitting(everyone: Sequence[One], room: int) -> tuple[Sequence[One], int]:
    """Return the items that fit into ``room`` places, and how many don't. The count of the rest takes a place, too."""
    if len(everyone) <= room:
        return everyone, 0
    shown = everyone[: max(1, room - 1)]
    return shown, len(everyone) - len(shown)


USUAL = QSize(960, 540)
SMALLEST = QSize(480, 270)


def place_in(room: QRect) -> QRect:
    """Return the window's geometry in ``room``: the default size or as large as fits, in the lower left corner."""
    fitting = USUAL.scaled(USUAL.boundedTo(room.size()), Qt.AspectRatioMode.KeepAspectRatio)
    place = QRect(QPoint(), fitting.expandedTo(SMALLEST))
    place.moveBottomLeft(room.bottomLeft())
    return place


class PlayerWindow(QWidget):
    """Shows the current state of the campaign to the players. ``closed`` is emitted when its user closes it.

    A double click switches between full screen and a normal window.
    """

    closed = Signal()

    def __init__(self, bridge: Bridge, window: QWidget) -> None:
        flags = Qt.WindowType.Window | Qt.WindowType.WindowDoesNotAcceptFocus
        super().__init__(window, flags)
        self.setObjectName("players")
        self.setWindowTitle(tr("The table – gmtracker"))
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL)
        self._home = window
        self._bridge = bridge
        self._chosen: Mapping[str, str] = {}
        self._view = PlayerView()
        self._blank = False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.refresh)
        for told in (bridge.opened, bridge.change_applied):
            told.connect(self._on_told)
        theme().theme_changed.connect(self._on_theme_changed)

    @property
    def shown(self) -> PlayerView:
        """The painted view, even while the window is blank."""
        return self._view

    def choose(self, chosen: Mapping[str, str]) -> None:
        """Set the GM's stages, and refresh soon."""
        self._chosen = chosen
        self._soon.start()

    def blank(self, on: bool) -> None:
        """Blank the window, or show the view again."""
        self._blank = on
        self._tell()

    def show_on(self, screen: str, geometry: bytes, room: QRect) -> None:
        """Show the window where it was. Otherwise fill a second screen, or use the lower left corner of ``room``."""
        screens = {known.name(): known for known in QGuiApplication.screens()}
        other = next((known for known in screens.values() if known is not self._home.screen()), None)
        if geometry and screen in screens:
            self.restoreGeometry(QByteArray(geometry))
            self.show()
        elif other is not None:
            self.setGeometry(other.geometry())
            self.setWindowState(Qt.WindowState.WindowFullScreen)
            self.show()
        else:
            self.setGeometry(place_in(room))
            self.show()
        self.refresh()

    def stands_clear(self, geometry: bytes) -> bool:
        """Whether the restored window leaves the main window uncovered: on another screen or beside it."""
        if len(QGuiApplication.screens()) > 1:
            return True
        fills = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
        if not geometry or not self.restoreGeometry(QByteArray(geometry)) or self.windowState() & fills:
            return False
        return not self._home.windowState() & fills and not self.frameGeometry().intersects(self._home.frameGeometry())

    def remembered(self) -> tuple[str, bytes]:
        """Return the name of the window's screen, and its saved geometry."""
        return self.screen().name(), bytes(self.saveGeometry().data())

    def refresh(self) -> None:
        """Update the view from the table, if it is visible and something changed."""
        if not self._bridge.is_open or self.isHidden():
            return
        table = self._bridge.table
        now = player_view(table.campaign, self._bridge.entries(), table.rules.open_check(), self._chosen)
        if now != self._view:
            self._view = now
            self._tell()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            palette = current_palette()
            painter.fillRect(self.rect(), BLANK if self._blank else palette.window)
            if not self._blank:
                PlayerBoard(painter, QRectF(self.rect()), palette).draw(self._view)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Toggle full screen. Qt's showFullScreen and showNormal would ask for the focus."""
        full = Qt.WindowState.WindowNoState if self.isFullScreen() else Qt.WindowState.WindowFullScreen
        self.windowHandle().setWindowState(full)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.update()

    def _tell(self) -> None:
        """Repaint, and notify screen readers of the new text."""
        self.setAccessibleName(tr("Nothing to show") if self._blank else self._view.spoken())
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        self.update()

    def _on_told(self, *_: object) -> None:
        if not self.isHidden():
            self._soon.start()

    def _on_theme_changed(self) -> None:
        self.update()

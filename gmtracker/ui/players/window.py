"""The window for the players' screen, and the painting of what they see.

It never takes the focus, never follows a look back, and is never stale. Everything grows with it, so that it is read
from the table's far end.
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

# Everything below is in units: a 64th of the window's width or a 36th of its height, whichever is less.
ACROSS, DOWN = 64, 36
MARGIN = 1.2
HEAD, FOOT = 3.4, 4.6
BIG, NAME, TEXT, LABEL = 2.3, 1.8, 1.5, 1.15
ROW, TURN, TURN_WIDTH, TILE = 5.4, 2.2, 15.0, 3.0
SLACK = 0.1
TRACK_WIDTH, HIGHEST_TRACK = 5.2, 3.8
TWO_LINES = 3.0
"""How high a track is at the least where its name stands over its number; a lower one has them beside each other."""

NAME_SHARE, LEAST_NAME_SHARE = 0.46, 0.3
PITCH = 1.08
SMALLER = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""How much smaller the tokens of the pools may be, so that there is room for who comes next."""

LEAST_TURNS = 4
"""So many places the order of turns has in any case: who acts, the next two, and how many more there are."""

SIDE_BY_SIDE = (3, 2, 1)
"""So many held tokens of a kind lie side by side, or fewer where there is little room; more of them are a stack."""

BETWEEN_KINDS, BEFORE_COUNT, COUNT_SHARE = 0.3, 0.12, 0.6
"""What keeps held tokens apart, and how high the number of a stack is, as shares of how large the tokens are."""

LOUD = (Weight.OUT, Weight.HARM)
LEFT_SHARE = 0.6
COUNTERS_SHARE = 0.5
AREA_GAP = 1.6
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
One = TypeVar("One")
NOTHING = tr("Nothing to show yet.")


class _Run(Struct, frozen=True):
    """Tokens of a kind beside each other, and how many there are of it; 0 where that stands before others of them."""

    faces: Sequence[TokenFace]
    count: int


class _Pool(Struct, frozen=True):
    """A pool, and whether its tokens are too many to be drawn one by one."""

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
        """Paint all of it."""
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
        """The top line: where the evening stands, and at its end what the table counts."""
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
        """The bottom line: a check, its numbers, and what it came to."""
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
        """Whether all of a check stands on a line of such a width with its outcome in large letters."""
        needed = (
            self._width(check.headline, NAME, bold=True),
            self._width(check.numbers, NAME, bold=False) if check.numbers else 0,
            self._width(check.outcome, BIG, bold=True),
        )
        return sum(needed) + 2 * self._unit <= width

    def _people(self, area: QRectF, people: Sequence[PublicPerson]) -> float:
        """Everybody in a row; returns where they end."""
        height = min(ROW * self._unit, area.height() / max(1, len(people)))
        names = self._share_of_names(area.width() - 2 * self._unit, people)
        for place, person in enumerate(people):
            row = QRectF(area.left(), area.top() + place * height, area.width(), height - self._unit * 0.3)
            self._person(row, person, names)
        return area.top() + height * len(people)

    def _share_of_names(self, width: float, people: Sequence[PublicPerson]) -> float:
        """How wide the names stand: where several tracks follow them, only as wide as they are."""
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
        """What somebody is in: filled where it puts out of the fight, on a plate where it is harm, then the rest."""
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
        """A wheel; returns where it ends."""
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
        """A track of another look: its name, what stands on it, and below that pips or a bar; returns where it ends."""
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
        """What stands on a track, on a plate where that is near its end; returns how wide it is."""
        is_near_end = tone is self._palette.full
        if is_near_end:
            wide, high = (
                self._width(text, size, bold=True) + self._unit / 2,
                min(area.height(), size * 1.3 * self._unit),
            )
            self._plate(QRectF(area.left() - self._unit / 4, area.center().y() - high / 2, wide, high), tone.fill)
        return self._write(area, text, size, tone.on_fill if is_near_end else tone.text, bold=True)

    def _fitting_pools(self, area: QRectF, pools: Sequence[PublicPool], gap: float) -> tuple[float, list[_Pool]]:
        """How large the tokens of all pools are, to find room below each other; the fullest are counted if need be."""
        fullest = sorted(pools, key=lambda pool: -len(pool.faces or ()))
        sides = [TILE * self._unit * share for share in SMALLER]
        for counted in range(len(pools) + 1):
            shown = [_Pool(pool, pool in fullest[:counted]) for pool in pools]
            for side in sides:
                if sum(self._height_of(pool, side, area.width()) + gap for pool in shown) <= area.height():
                    return side, shown
        return sides[-1], [_Pool(pool, True) for pool in pools]

    def _height_of(self, shown: _Pool, side: float, width: float) -> float:
        """How high a pool is with its name, where its tokens are so large."""
        name, faces = LABEL * 1.6 * self._unit, shown.pool.faces
        if faces is None:
            return name
        if not faces:
            return name + TEXT * 1.6 * self._unit
        rows = len(faces) if _is_named(faces) else len(self._rows_of(shown, side, width))
        return name + rows * side * PITCH

    def _pool(self, area: QRectF, shown: _Pool, side: float) -> float:
        """A pool under its name, its tokens so large; returns where it ends."""
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
        """A pool's tokens, so large, in rows of such a width: all in one where that does, or else a kind in each."""
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
        """Tokens in rows, before each kind how many there are of it; returns where they end."""
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
        """How much room there is before the tokens of each kind for how many they are."""
        most = max(run.count for runs in rows for run in runs)
        return self._width("0" * len(str(most)), TEXT, bold=True) + self._unit * 0.5

    def _token(self, tile: QRectF, face: TokenFace) -> None:
        draw_token(self._painter, tile, face.look, face.sign, self._palette, face=face.face, size=face.size)

    def _named_tokens(self, area: QRectF, faces: Sequence[TokenFace], side: float) -> float:
        """Tokens below each other, each beside its name; returns where they end. Those beyond the room are counted."""
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
        """What somebody holds: a few of a kind side by side, more of them a stack with their number.

        Where there is little room fewer lie side by side, and then all of it is smaller.
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
        """How wide so many of each kind lie, so large, with up to ``most`` of one side by side."""
        wide = [
            side * (1 + BEHIND + BEFORE_COUNT) + self._width(f"×{count}", self._count_size(side), bold=True)
            if count > most
            else side * (1 + PITCH * (count - 1))
            for count in counts
        ]
        return sum(wide) + side * BETWEEN_KINDS * max(0, len(wide) - 1)

    def _stack(self, tile: QRectF, faces: Sequence[TokenFace]) -> None:
        """Some that look the same: one with another behind it, and how many they are."""
        top = faces[0]
        draw_stack(self._painter, tile, top.look, top.sign, self._palette, face=top.face, size=top.size)
        beside = QRectF(
            tile.right() + tile.width() * (BEHIND + BEFORE_COUNT), tile.top(), 2 * tile.width(), tile.height()
        )
        size = self._count_size(tile.width())
        self._write(beside, f"×{len(faces)}", size, self._palette.text, bold=True)

    def _count_size(self, side: float) -> float:
        """How large the number beside a stack of tokens so large is, in units."""
        return COUNT_SHARE * side / self._unit

    def _least_order(self, width: float, order: Sequence[PublicTurn]) -> float:
        """How high the order of turns is in such a width where it says only who acts and who comes next."""
        if not order:
            return 0.0
        columns = max(1, int(width // (TURN_WIDTH * self._unit)))
        rows = -(-min(len(order), LEAST_TURNS) // columns)
        return (LABEL * 1.6 + rows * TURN + SLACK) * self._unit

    def _order(self, area: QRectF, order: Sequence[PublicTurn]) -> None:
        """The turns, first who acts; those beyond the room are counted."""
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
        """Say that there are more than there is room for."""
        self._write(place, tr("+{count} more", count=count), TEXT, self._palette.text_muted)

    def _mark(self, row: QRectF) -> None:
        """The mark of whose turn it is: a wedge at the start of the row."""
        size = self._unit * 0.55
        wedge = QPainterPath(QPointF(row.left(), row.center().y() - size))
        wedge.lineTo(row.left() + size, row.center().y())
        wedge.lineTo(row.left(), row.center().y() + size)
        wedge.closeSubpath()
        self._painter.fillPath(wedge, self._palette.accent.fill)

    def _diamond(self, row: QRectF, ink: QColor) -> float:
        """The sign of the opposition, at the start of a row; returns where its name begins."""
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
        """Write one line, cut short where it does not fit; returns how wide it is."""
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
    """Tokens that lie by kind, kind by kind."""
    kinds = (tuple(same) for _, same in groupby(faces, lambda face: face.kind))
    return [_Run(same, len(same)) for same in kinds]


def _is_named(faces: Sequence[TokenFace]) -> bool:
    return any(face.label for face in faces)


def _fitting(everyone: Sequence[One], room: int) -> tuple[Sequence[One], int]:
    """Those who are shown where there is room for so many, and how many are not: telling that takes a place as well."""
    if len(everyone) <= room:
        return everyone, 0
    shown = everyone[: max(1, room - 1)]
    return shown, len(everyone) - len(shown)


USUAL = QSize(960, 540)
SMALLEST = QSize(480, 270)


def place_in(room: QRect) -> QRect:
    """Where the window stands in a room of the screen: as large as usual or as there is room, at its lower left."""
    fitting = USUAL.scaled(USUAL.boundedTo(room.size()), Qt.AspectRatioMode.KeepAspectRatio)
    place = QRect(QPoint(), fitting.expandedTo(SMALLEST))
    place.moveBottomLeft(room.bottomLeft())
    return place


class PlayerWindow(QWidget):
    """Shows the table as it is now to the players; ``closed`` tells that its user closed it.

    A double click fills the screen with it, or makes it a window again.
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
        """What stands in the window, blank or not."""
        return self._view

    def choose(self, chosen: Mapping[str, str]) -> None:
        """Show so much of each part from now on."""
        self._chosen = chosen
        self._soon.start()

    def blank(self, on: bool) -> None:
        """Show nothing at all, or everything again."""
        self._blank = on
        self._tell()

    def show_on(self, screen: str, geometry: bytes, room: QRect) -> None:
        """Show where it was; else, with a second screen, all over that one, and at the foot of this room without."""
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
        """Whether it hides nothing of the GM's window where it was: on a screen of its own, or beside that window."""
        if len(QGuiApplication.screens()) > 1:
            return True
        fills = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
        if not geometry or not self.restoreGeometry(QByteArray(geometry)) or self.windowState() & fills:
            return False
        return not self._home.windowState() & fills and not self.frameGeometry().intersects(self._home.frameGeometry())

    def remembered(self) -> tuple[str, bytes]:
        """The name of the screen it is on, and its place there."""
        return self.screen().name(), bytes(self.saveGeometry().data())

    def refresh(self) -> None:
        """Show the table as it is now."""
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
        """Fill the screen, or not; Qt's own ways to do that would ask for the focus."""
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
        """Paint it anew, and have it read to whoever listens."""
        self.setAccessibleName(tr("Nothing to show") if self._blank else self._view.spoken())
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        self.update()

    def _on_told(self, *_: object) -> None:
        if not self.isHidden():
            self._soon.start()

    def _on_theme_changed(self) -> None:
        self.update()

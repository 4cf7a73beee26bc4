"""The painting of what the players see.

Everything scales with the rectangle, so that it can be read from the far end of the table.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from gmtracker.engine.ruleset import ProcedureOutcome
from gmtracker.i18n import tr
from gmtracker.ui.modelview.cells import StateMark, TokenFace, TrackCell, Weight
from gmtracker.ui.modelview.outcome_card import CardLine, CardLook, draw_outcome, outcome_height
from gmtracker.ui.players.content import PlayerView, PublicCheck, PublicPerson, PublicPool, PublicTurn
from gmtracker.ui.theme.draw_tokens import BEHIND, draw_stack, draw_token
from gmtracker.ui.theme.draw_tracks import draw_wheel, number_ink
from gmtracker.ui.theme.fonts import elide_name, load_fonts
from gmtracker.ui.theme.palette import Palette, Tone
from gmtracker.ui.theme.room import first_fitting
from gmtracker.ui.tracks.delegate import cell_tone, draw_strip

# All sizes below are in units: 1/64 of the window's width or 1/36 of its height, whichever is smaller.
ACROSS, DOWN = 64, 36
MARGIN = 1.2
HEAD, FOOT = 3.4, 4.6
WHEEL_LINE, WIDEST_SLOT = 2.4, 12.0
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

DESIGNED = 1920
CARD = CardLook(
    bar=16,
    corner=24,
    side=64,
    above=48,
    lines=(CardLine(40, 48, 0), CardLine(28, 40, 8), CardLine(96, 104, 48), CardLine(48, 68, 32)),
)
"""The card of an outcome in a window of the designed width."""

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
        self._paint_title_line(view)
        if view.outcomes:
            self._paint_wheels(view.people)
            self._paint_outcomes(view.outcomes)
            return
        if view.check is not None:
            self._paint_check(view.check)
        beside = bool(view.pools or view.order)
        gap = AREA_GAP * self._unit
        left, right = QRectF(self._area), QRectF(self._area)
        if view.people and beside:
            left.setWidth(self._area.width() * LEFT_SHARE)
            right.setLeft(left.right() + gap)
        left.setTop(self._paint_people(left, view.people))
        beside_order = QRectF(right)
        if not view.people or left.height() < self._least_order_height(left.width(), view.order):
            beside_order.setBottom(right.bottom() - self._least_order_height(right.width(), view.order))
        side, pools = self._fit_pools(beside_order, view.pools, gap / 2)
        for pool in pools:
            beside_order.setTop(self._paint_pool(beside_order, pool, side) + gap / 2)
        right.setTop(beside_order.top())
        self._paint_order(left if view.people and left.height() > right.height() else right, view.order)
        if not (view.people or beside or view.check):
            self._paint_text(self._area, NOTHING, TEXT, self._palette.text_muted, Qt.AlignmentFlag.AlignCenter)

    def _paint_title_line(self, view: PlayerView) -> None:
        """Paint the top line: the title, and at the right the campaign's counters."""
        line = QRectF(self._area)
        line.setHeight(HEAD * self._unit)
        if view.counters:
            right = QRectF(line)
            right.setLeft(line.left() + line.width() * (1 - COUNTERS_SHARE))
            told = " · ".join(mark.word for mark in view.counters)
            wide = self._paint_text(right, told, NAME, self._palette.text, RIGHT, bold=True)
            line.setRight(line.right() - wide - self._unit)
        width = self._paint_text(line, view.title, BIG, self._palette.text, bold=True)
        line.setLeft(line.left() + width + self._unit)
        self._paint_text(line, view.more, NAME, self._palette.text_muted)
        self._area.setTop(line.bottom() + self._unit / 2)

    def _paint_wheels(self, people: Sequence[PublicPerson]) -> None:
        """Paint the bottom line below outcomes: each character's first track, if it is a wheel, and the name."""
        shown = [(person, cell) for person in people for cell in person.tracks[:1] if cell.look == "wheel"]
        if not shown:
            return
        line = QRectF(self._area)
        line.setTop(line.bottom() - WHEEL_LINE * self._unit)
        self._area.setBottom(line.top() - self._unit)
        width = self._paint_text(line, shown[0][1].kind.name, LABEL, self._palette.text_muted)
        line.setLeft(line.left() + width + self._unit)
        slot = min(line.width() / len(shown), WIDEST_SLOT * self._unit)
        for at, (person, cell) in enumerate(shown):
            place = QRectF(line.left() + at * slot, line.top(), slot - self._unit, line.height())
            place.setLeft(self._paint_wheel(place, cell) + self._unit / 2)
            name = self._fit_name(person.name, place, LABEL, bold=True)
            self._paint_text(place, name, LABEL, self._palette.text, bold=True)

    def _paint_outcomes(self, outcomes: Sequence[ProcedureOutcome]) -> None:
        """Paint outcomes as cards side by side, as large as all of their texts fit."""
        gap, unit = AREA_GAP * self._unit, self._unit * ACROSS / DESIGNED
        width = (self._area.width() - gap * (len(outcomes) - 1)) / len(outcomes)
        look = CARD.scaled(unit)
        scale = first_fitting(
            [unit * share for share in SMALLER],
            lambda scale: max(outcome_height(outcome, look, scale, width) for outcome in outcomes),
            self._area.height(),
        )
        for at, outcome in enumerate(outcomes):
            left = self._area.left() + at * (width + gap)
            card = QRectF(left, self._area.top(), width, self._area.height())
            draw_outcome(self._painter, card, outcome, look, scale, self._palette)

    def _paint_check(self, check: PublicCheck) -> None:
        """Paint the bottom line: a check, its numbers and its outcome."""
        band = QRectF(self._area)
        band.setTop(band.bottom() - FOOT * self._unit)
        self._paint_plate(band, self._palette.raised)
        self._area.setBottom(band.top() - self._unit)
        inside = band.adjusted(self._unit, 0, -self._unit, 0)
        if check.outcome:
            tone = self._palette.stone
            if check.success is not None:
                tone = self._palette.up if check.success else self._palette.down
            size = BIG if self._has_room_for_large_outcome(check, inside.width()) else NAME
            width = self._paint_text(inside, check.outcome, size, tone.text, RIGHT, bold=True)
            inside.setRight(inside.right() - width - self._unit)
        if check.numbers:
            width = self._paint_text(inside, check.numbers, NAME, self._palette.text, RIGHT)
            inside.setRight(inside.right() - width - self._unit)
        self._paint_text(inside, check.headline, NAME, self._palette.text, bold=True)

    def _has_room_for_large_outcome(self, check: PublicCheck, width: float) -> bool:
        """Whether a whole check fits into a line of this width with its outcome in large letters."""
        needed = (
            self._measure_width(check.headline, NAME, bold=True),
            self._measure_width(check.numbers, NAME, bold=False) if check.numbers else 0,
            self._measure_width(check.outcome, BIG, bold=True),
        )
        return sum(needed) + 2 * self._unit <= width

    def _paint_people(self, area: QRectF, people: Sequence[PublicPerson]) -> float:
        """Paint one row for each character; return the bottom of the last."""
        height = min(ROW * self._unit, area.height() / max(1, len(people)))
        names = self._name_column_width(area.width() - 2 * self._unit, people)
        for place, person in enumerate(people):
            row = QRectF(area.left(), area.top() + place * height, area.width(), height - self._unit * 0.3)
            self._paint_person(row, person, names)
        return area.top() + height * len(people)

    def _name_column_width(self, width: float, people: Sequence[PublicPerson]) -> float:
        """Return the width of the name column. It shrinks to the longest name if characters have several tracks."""
        if not any(len(person.tracks) > 1 for person in people):
            return width * NAME_SHARE
        metrics = QFontMetricsF(self._build_font(NAME, bold=True))
        longest = max(metrics.horizontalAdvance(person.name) for person in people)
        return min(max(longest + self._unit / 2, width * LEAST_NAME_SHARE), width * NAME_SHARE)

    def _paint_person(self, row: QRectF, person: PublicPerson, names: float) -> None:
        """Paint a character's row: name, marks, tracks and held tokens."""
        self._paint_plate(row, self._palette.selection if person.acting else self._palette.panel)
        if person.acting:
            self._paint_active_mark(row)
        inside = row.adjusted(self._unit, row.height() * 0.08, -self._unit, -row.height() * 0.08)
        name = QRectF(inside)
        name.setWidth(names)
        if person.marks:
            name.setBottom(inside.top() + inside.height() * 0.56)
            below = QRectF(name.left(), name.bottom(), name.width(), inside.bottom() - name.bottom())
            self._paint_marks(below, person.marks)
        ink = self._palette.text_muted if person.out and not person.acting else self._palette.text
        self._paint_text(name, self._fit_name(person.name, name, NAME, bold=True), NAME, ink, bold=True)
        rest = QRectF(inside)
        rest.setLeft(name.right() + self._unit / 2)
        for cell in person.tracks:
            end = self._paint_wheel(rest, cell) if cell.look == "wheel" else self._paint_track(rest, cell)
            rest.setLeft(end + self._unit)
        if person.held is not None:
            self._paint_held(rest, person.held.faces, min(TILE * self._unit * 0.8, rest.height()))

    def _paint_marks(self, area: QRectF, marks: Sequence[StateMark]) -> None:
        """Paint a character's marks: "out of the fight" and harm on plates first, then the rest as plain text."""
        left = area.left()
        for mark in (mark for mark in marks if mark.weight in LOUD):
            tone = self._palette.harm if mark.weight is Weight.OUT else self._palette.warning
            fill, ink = (tone.fill, tone.on_fill) if mark.weight is Weight.OUT else (tone.soft, tone.text)
            room = QRectF(left, area.top(), area.right() - left, area.height())
            wide = min(self._measure_width(mark.word, LABEL, bold=True) + self._unit, room.width())
            if wide < 2 * self._unit:
                return
            plate = QRectF(left, area.center().y() - LABEL * 0.7 * self._unit, wide, LABEL * 1.4 * self._unit)
            self._paint_plate(plate, fill)
            self._paint_text(
                plate.adjusted(self._unit / 2, 0, -self._unit / 2 + 1, 0), mark.word, LABEL, ink, bold=True
            )
            left = plate.right() + self._unit / 3
        rest = QRectF(left, area.top(), max(0.0, area.right() - left), area.height())
        words = " · ".join(mark.word for mark in marks if mark.weight not in LOUD)
        self._paint_text(rest, words, LABEL, self._palette.text_muted)

    def _paint_wheel(self, area: QRectF, wheel: TrackCell) -> float:
        """Paint a wheel; return its right edge."""
        side = min(area.height(), HIGHEST_TRACK * self._unit)
        square = QRectF(area.left(), area.center().y() - side / 2, side, side)
        draw_wheel(
            self._painter,
            square,
            filled=wheel.filled,
            held=wheel.held,
            tone=cell_tone(wheel, self._palette),
            palette=self._palette,
            segments=wheel.highest,
        )
        return square.right()

    def _paint_track(self, area: QRectF, cell: TrackCell) -> float:
        """Paint a track that isn't a wheel: its name, its value, and pips or a bar below; return its right edge."""
        high = min(area.height(), HIGHEST_TRACK * self._unit)
        place = QRectF(area.left(), area.center().y() - high / 2, TRACK_WIDTH * self._unit, high)
        lines = QRectF(place.left(), place.top(), place.width(), high * 0.76)
        strip = QRectF(place.left(), place.bottom() - high * 0.14, place.width(), high * 0.14)
        tone = cell_tone(cell, self._palette)
        if high >= TWO_LINES * self._unit:
            name = QRectF(lines.left(), lines.top(), lines.width(), high * 0.37)
            self._paint_text(name, cell.kind.name, LABEL, self._palette.text_muted)
            lines.setTop(name.bottom())
            self._paint_value(lines, cell.text, TEXT, tone)
        else:
            size = min(TEXT, lines.height() / self._unit)
            width = self._paint_value(lines, cell.text, size, tone)
            lines.setLeft(lines.left() + width + self._unit / 4)
            self._paint_text(lines, cell.kind.name, min(LABEL, size), self._palette.text_muted)
        draw_strip(self._painter, strip, cell, None, self._palette)
        return place.right()

    def _paint_value(self, area: QRectF, text: str, size: float, tone: Tone) -> float:
        """Paint a track's value, on a plate when the track is nearly full; return its width."""
        is_near_end = tone is self._palette.harm
        if is_near_end:
            wide, high = (
                self._measure_width(text, size, bold=True) + self._unit / 2,
                min(area.height(), size * 1.3 * self._unit),
            )
            self._paint_plate(QRectF(area.left() - self._unit / 4, area.center().y() - high / 2, wide, high), tone.fill)
        return self._paint_text(area, text, size, number_ink(tone, self._palette), bold=True)

    def _fit_pools(self, area: QRectF, pools: Sequence[PublicPool], gap: float) -> tuple[float, list[_Pool]]:
        """Return the token size with which all pools fit below each other. If necessary, count the fullest pools."""
        fullest = sorted(pools, key=lambda pool: -len(pool.faces or ()))
        sides = [TILE * self._unit * share for share in SMALLER]
        for counted in range(len(pools) + 1):
            shown = [_Pool(pool, pool in fullest[:counted]) for pool in pools]
            for side in sides:
                if sum(self._measure_pool(pool, side, area.width()) + gap for pool in shown) <= area.height():
                    return side, shown
        return sides[-1], [_Pool(pool, True) for pool in pools]

    def _measure_pool(self, shown: _Pool, side: float, width: float) -> float:
        """Return the height of a pool with its name, at this token size."""
        name, faces = LABEL * 1.6 * self._unit, shown.pool.faces
        if faces is None:
            return name
        if not faces:
            return name + TEXT * 1.6 * self._unit
        rows = len(faces) if _is_named(faces) else len(self._arrange_rows(shown, side, width))
        return name + rows * side * PITCH

    def _paint_pool(self, area: QRectF, shown: _Pool, side: float) -> float:
        """Paint a pool below its name; return its bottom."""
        line, faces = QRectF(area.left(), area.top(), area.width(), LABEL * 1.6 * self._unit), shown.pool.faces
        self._paint_text(line, shown.pool.name, LABEL, self._palette.text_muted, bold=True)
        if faces is None:
            return line.bottom()
        below = QRectF(area.left(), line.bottom(), area.width(), area.bottom() - line.bottom())
        if not faces:
            below.setHeight(TEXT * 1.6 * self._unit)
            self._paint_text(below, tr("Empty", "a pool"), TEXT, self._palette.text_muted)
            return below.bottom()
        if _is_named(faces):
            return self._paint_named_tokens(below, faces, side)
        return self._paint_rows(below, self._arrange_rows(shown, side, below.width()), side)

    def _arrange_rows(self, shown: _Pool, side: float, width: float) -> list[list[_Run]]:
        """Return a pool's tokens in rows: one row if they fit the width, otherwise each kind in its own rows."""
        runs, pitch = _group_by_kind(shown.pool.faces or ()), side * PITCH
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

    def _paint_rows(self, area: QRectF, rows: Sequence[Sequence[_Run]], side: float) -> float:
        """Paint tokens in rows, with each kind's count before it; return the bottom."""
        before = self._count_width(rows)
        for place, runs in enumerate(rows):
            left, top = area.left(), area.top() + place * side * PITCH
            for run in runs:
                if run.count:
                    self._paint_text(
                        QRectF(left, top, before, side), str(run.count), TEXT, self._palette.text, bold=True
                    )
                left += before
                for at, face in enumerate(run.faces):
                    self._paint_token(QRectF(left + at * side * PITCH, top, side, side), face)
                left += len(run.faces) * side * PITCH + side / 2
        return area.top() + len(rows) * side * PITCH

    def _count_width(self, rows: Sequence[Sequence[_Run]]) -> float:
        """Return the width of the counts before the tokens."""
        most = max(run.count for runs in rows for run in runs)
        return self._measure_width("0" * len(str(most)), TEXT, bold=True) + self._unit * 0.5

    def _paint_token(self, tile: QRectF, face: TokenFace) -> None:
        """Paint a single token into a square."""
        draw_token(self._painter, tile, face.look, face.sign, self._palette, face=face.face, size=face.size)

    def _paint_named_tokens(self, area: QRectF, faces: Sequence[TokenFace], side: float) -> float:
        """Paint tokens below each other, each beside its name; return the bottom. Those that don't fit are counted."""
        shown, more = _split_to_fit(faces, int(area.height() // (side * PITCH)))
        for place, face in enumerate(shown):
            tile = QRectF(area.left(), area.top() + place * side * PITCH, side, side)
            self._paint_token(tile, face)
            beside = QRectF(tile.right() + side * 0.2, tile.top(), area.right() - tile.right() - side * 0.2, side)
            self._paint_text(beside, face.label or face.name, TEXT, self._palette.text)
        below = QRectF(area.left(), area.top() + len(shown) * side * PITCH, area.width(), side)
        if not more:
            return below.top()
        self._paint_rest_count(below, more)
        return below.bottom()

    def _paint_held(self, area: QRectF, faces: Sequence[TokenFace], side: float) -> None:
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
                self._paint_stack(QRectF(left, top, side, side), group)
            else:
                for place, face in enumerate(group):
                    self._paint_token(QRectF(left + place * side * PITCH, top, side, side), face)
            left += self._held_width([len(group)], side, most) + side * BETWEEN_KINDS

    def _held_width(self, counts: Sequence[int], side: float, most: int) -> float:
        """Return the width of these counts of tokens at this size, with at most ``most`` of a kind side by side."""
        wide = [
            side * (1 + BEHIND + BEFORE_COUNT) + self._measure_width(f"×{count}", self._count_size(side), bold=True)
            if count > most
            else side * (1 + PITCH * (count - 1))
            for count in counts
        ]
        return sum(wide) + side * BETWEEN_KINDS * max(0, len(wide) - 1)

    def _paint_stack(self, tile: QRectF, faces: Sequence[TokenFace]) -> None:
        """Paint tokens that look the same: one with another behind it, and their number."""
        top = faces[0]
        draw_stack(self._painter, tile, top.look, top.sign, self._palette, face=top.face, size=top.size)
        beside = QRectF(
            tile.right() + tile.width() * (BEHIND + BEFORE_COUNT), tile.top(), 2 * tile.width(), tile.height()
        )
        size = self._count_size(tile.width())
        self._paint_text(beside, f"×{len(faces)}", size, self._palette.text, bold=True)

    def _count_size(self, side: float) -> float:
        """Return the font size of the number beside a stack, in units."""
        return COUNT_SHARE * side / self._unit

    def _least_order_height(self, width: float, order: Sequence[PublicTurn]) -> float:
        """Return the height of a turn order of at most ``LEAST_TURNS`` places in this width."""
        if not order:
            return 0.0
        columns = max(1, int(width // (TURN_WIDTH * self._unit)))
        rows = -(-min(len(order), LEAST_TURNS) // columns)
        return (LABEL * 1.6 + rows * TURN + SLACK) * self._unit

    def _paint_order(self, area: QRectF, order: Sequence[PublicTurn]) -> None:
        """Paint the turns, the active one first. Those that don't fit are counted."""
        if not order:
            return
        line = QRectF(area.left(), area.top(), area.width(), LABEL * 1.6 * self._unit)
        self._paint_text(line, tr("Turn order"), LABEL, self._palette.text_muted, bold=True)
        height, width = TURN * self._unit, TURN_WIDTH * self._unit
        columns = max(1, int(area.width() // width))
        rows = max(1, int((area.bottom() - line.bottom()) // height))
        shown, more = _split_to_fit(order, rows * columns)
        wide = area.width() / columns
        places = [
            QRectF(area.left() + place // rows * wide, line.bottom() + place % rows * height, wide, height)
            for place in range(len(shown) + bool(more))
        ]
        for turn, place in zip(shown, places, strict=False):
            self._paint_turn(place, turn)
        if more:
            self._paint_rest_count(places[-1].adjusted(self._unit, 0, 0, 0), more)

    def _paint_turn(self, row: QRectF, turn: PublicTurn) -> None:
        """Paint one place of the turn order, with marks for the active character and for a foe."""
        if turn.acting:
            self._paint_plate(row, self._palette.selection)
            self._paint_active_mark(row)
        inside = row.adjusted(self._unit, 0, -self._unit / 2, 0)
        ink = self._palette.text if turn.acting or (turn.is_hero and not turn.out) else self._palette.text_muted
        if not turn.is_hero:
            inside.setLeft(self._paint_foe_mark(inside, ink))
        self._paint_text(inside, self._fit_name(turn.name, inside, TEXT, bold=turn.acting), TEXT, ink, bold=turn.acting)

    def _paint_rest_count(self, place: QRectF, count: int) -> None:
        """Paint how many more there are than fit."""
        self._paint_text(place, tr("+{count} more", count=count), TEXT, self._palette.text_muted)

    def _paint_active_mark(self, row: QRectF) -> None:
        """Paint the wedge that marks the active character, at the start of a row."""
        size = self._unit * 0.55
        wedge = QPainterPath(QPointF(row.left(), row.center().y() - size))
        wedge.lineTo(row.left() + size, row.center().y())
        wedge.lineTo(row.left(), row.center().y() + size)
        wedge.closeSubpath()
        self._painter.fillPath(wedge, self._palette.accent.fill)

    def _paint_foe_mark(self, row: QRectF, ink: QColor) -> float:
        """Paint the diamond that marks a foe, at the start of a row; return where the name starts."""
        size = self._unit * 0.32
        middle = QPointF(row.left() + size, row.center().y())
        self._painter.setPen(QPen(ink, max(1.5, self._unit * 0.09)))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawPolygon([middle + QPointF(*by) for by in ((-size, 0), (0, -size), (size, 0), (0, size))])
        return row.left() + size * 3

    def _paint_plate(self, rect: QRectF, colour: QColor) -> None:
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(colour)
        self._painter.drawRoundedRect(rect, self._unit * 0.3, self._unit * 0.3)

    def _paint_text(
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
        font = self._build_font(size, bold=bold)
        metrics = QFontMetricsF(font)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        self._painter.setFont(font)
        self._painter.setPen(colour)
        self._painter.drawText(rect, int(flags) | int(Qt.TextFlag.TextSingleLine), shown)
        return metrics.horizontalAdvance(shown)

    def _fit_name(self, name: str, rect: QRectF, size: float, *, bold: bool) -> str:
        return elide_name(name, QFontMetricsF(self._build_font(size, bold=bold)), rect.width())

    def _measure_width(self, text: str, size: float, *, bold: bool) -> float:
        return QFontMetricsF(self._build_font(size, bold=bold)).horizontalAdvance(text)

    def _build_font(self, size: float, *, bold: bool) -> QFont:
        font = QFont(load_fonts())
        font.setPixelSize(max(8, round(size * self._unit)))
        font.setBold(bold)
        return font


def _group_by_kind(faces: Sequence[TokenFace]) -> list[_Run]:
    """Group adjacent tokens by kind."""
    kinds = (tuple(same) for _, same in groupby(faces, lambda face: face.kind))
    return [_Run(same, len(same)) for same in kinds]


def _is_named(faces: Sequence[TokenFace]) -> bool:
    return any(face.label for face in faces)


def _split_to_fit(everyone: Sequence[One], room: int) -> tuple[Sequence[One], int]:
    """Return the items that fit into ``room`` places, and how many don't. The count of the rest takes a place, too."""
    if len(everyone) <= room:
        return everyone, 0
    shown = everyone[: max(1, room - 1)]
    return shown, len(everyone) - len(shown)

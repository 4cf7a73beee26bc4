"""What a check came to: the numbers, the outcome, and every die with its face."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from gmtracker.engine.checks import FallenDie, OpenCheck
from gmtracker.ui.delegates.ground import draw_text
from gmtracker.ui.look.dice import draw_die
from gmtracker.ui.look.measured import fix_height, fix_width
from gmtracker.ui.look.palette import Palette
from gmtracker.ui.look.pictures import draw_kept
from gmtracker.ui.look.theme import current_palette, theme
from gmtracker.ui.look.tips import tip
from gmtracker.ui.look.typography import TextSize, scaled, text_font
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.dice_fields import OWNER_SEPARATOR
from gmtracker.ui.widgets.painted import Painted
from gmtracker.ui.widgets.says_line import words
from gmtracker.ui.widgets.unrolling import UnrollingArea
from gmtracker.ui.widgets.viewports import show_through
from gmtracker.words import tr

TILE = 40
NAME = 15
WIDTH = 72
IN_A_LINE = 3
HUGE = 28
TOP = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop


class DieTile(Painted):
    """A die as it fell: its face, its name, a mark where it was typed, and a stroke where it does not count.

    Whose it is stands under it where that is another than who acts.
    """

    def __init__(self, die: FallenDie, acting: str) -> None:
        super().__init__()
        fix_width(self, WIDTH)
        fix_height(self, TILE + 2 * NAME)
        self.show_die(die, acting)

    def show_die(self, die: FallenDie, acting: str) -> None:
        """Show this die from now on."""
        self._die = die
        self._acting = acting
        self.setAccessibleName(_read_out(die))
        self.setToolTip(tip(_read_out(die)))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            palette, die, side = current_palette(), self._die, scaled(TILE)
            tile = QRectF((self.width() - side) / 2, 0, side, side)
            _draw_kept(painter, tile, die, palette)
            if die.ignored:
                painter.setPen(QPen(palette.text, 2))
                painter.drawLine(QPointF(tile.left(), tile.bottom()), QPointF(tile.right(), tile.top()))
            font = text_font(TextSize.SMALL)
            owner, _, name = die.name.rpartition(OWNER_SEPARATOR)
            name = name.removesuffix(f" d{die.size}")
            other = owner.split()[0] if owner and owner != self._acting else ""
            whence = OWNER_SEPARATOR.join(
                part for part in (tr("typed", "the face of a die") if die.typed else "", other) if part
            )
            for line, text in enumerate((name, whence)):
                place = QRectF(0, side + line * scaled(NAME), self.width(), scaled(NAME))
                draw_text(painter, place, text, font, palette.text_muted, Qt.AlignmentFlag.AlignCenter)


class ResultView(UnrollingArea):
    """Shows an open check as it stands."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._result, self._outcome = words(""), words("", "title")
        self._notes = words("", "muted")
        self._dice = QGridLayout()
        self._shown: tuple[FallenDie, ...] = ()
        self._tiles: list[DieTile] = []
        self._success: bool | None = None
        self._lay_out()
        theme().theme_changed.connect(self._on_theme_changed)
        self._on_theme_changed()

    def show_check(self, check: OpenCheck) -> None:
        """Show what it comes to now."""
        self._result.setText(check.result)
        self._outcome.setText(check.outcome)
        if check.success != self._success:
            self._success = check.success
            self._colour()
        _fill(self._notes, ". ".join(note for note in (check.critical, *check.notes) if note))
        if check.dice != self._shown:
            self._shown = check.dice
            self._show_dice(check.dice)

    def _lay_out(self) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(2, 0, 4, 0)
        column.setSpacing(4)
        for part in (self._result, self._outcome, self._notes):
            column.addWidget(part)
        column.addSpacing(4)
        self._dice.setSpacing(0)
        self._dice.setColumnStretch(IN_A_LINE, 1)
        column.addLayout(self._dice)
        column.addStretch(1)
        self.setWidget(inside)
        show_through(self, inside)

    def _show_dice(self, dice: tuple[FallenDie, ...]) -> None:
        """Tiles that are there show other dice; no more are made or taken away than it needs."""
        acting = dice[0].name.rpartition(OWNER_SEPARATOR)[0] if dice else ""
        for tile, die in zip(self._tiles, dice, strict=False):
            tile.show_die(die, acting)
        for tile in self._tiles[len(dice) :]:
            self._dice.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        del self._tiles[len(dice) :]
        for at, die in enumerate(dice[len(self._tiles) :], start=len(self._tiles)):
            self._tiles.append(DieTile(die, acting))
            self._dice.addWidget(self._tiles[at], at // IN_A_LINE, at % IN_A_LINE, TOP)

    def _on_theme_changed(self) -> None:
        self._result.setStyleSheet(f"font-size: {scaled(HUGE)}px; font-weight: bold")
        self._colour()

    def _colour(self) -> None:
        """The outcome says in words whether it is a success; its tone says so once more."""
        palette = current_palette()
        tones = {True: palette.up.text, False: palette.down.text, None: palette.text}
        self._outcome.setStyleSheet(f"color: {tones[self._success].name()}")


def _draw_kept(painter: QPainter, rect: QRectF, die: FallenDie, palette: Palette) -> None:
    """A die, from the picture of one that fell alike."""
    dimmed = bool(die.ignored)

    def draw(painter: QPainter, rect: QRectF) -> None:
        draw_die(painter, rect, "none", die.face, palette, size=die.size, dimmed=dimmed, shows=die.shows)

    draw_kept(painter, rect, ("fallen", die.face, die.size, die.shows, dimmed, palette.name), draw)


def _fill(label: QLabel, text: str) -> None:
    label.setText(text)
    label.setVisible(bool(text))


def _read_out(die: FallenDie) -> str:
    told = tr("{die}: {face}, typed") if die.typed else tr("{die}: {face}, rolled")
    told = told.format(die=die.name, face=die.shows or die.face)
    return f"{told}. {die.ignored}" if die.ignored else told

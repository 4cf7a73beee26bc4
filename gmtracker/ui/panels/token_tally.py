"""How many tokens of each kind lie in a pool, drawn as on the table."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gmtracker.engine.campaign import Campaign, in_pool
from gmtracker.engine.sheet import PoolKind, TokenKind
from gmtracker.engine.wording import counted
from gmtracker.ui.look.theme import current_palette, theme
from gmtracker.ui.look.tips import tip
from gmtracker.ui.look.tokens import draw_token
from gmtracker.ui.look.typography import TextSize, text_font
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.painted import Painted
from gmtracker.words import titled

TOKEN = 28
GAP = 8


class TokenTally(Painted):
    """A token of each kind of a pool, with its number beside it; the size of a die is that of the first."""

    def __init__(self, campaign: Campaign, pool: PoolKind, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kinds: list[tuple[TokenKind, int, int]] = []
        for key in pool.tokens:
            tokens = campaign.tokens_at(in_pool(pool.key), key)
            self._kinds.append((campaign.sheet.token_kind(key), len(tokens), tokens[0].size if tokens else 6))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(titled(pool.name, self.in_words()))
        self.setToolTip(tip(self.accessibleName()))
        theme().theme_changed.connect(self._on_theme_changed)

    def in_words(self) -> str:
        """The tally as it is said: "3 Triumph stones, 1 Tragedy stone"."""
        return ", ".join(counted(count, kind) for kind, count, _ in self._kinds)

    @override
    def sizeHint(self) -> QSize:
        return QSize(len(self._kinds) * self._step(), TOKEN + GAP)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setFont(text_font(TextSize.LARGE, bold=True))
            palette = current_palette()
            top = (self.height() - TOKEN) // 2
            for at, (kind, count, size) in enumerate(self._kinds):
                left = at * self._step()
                draw_token(painter, QRectF(left, top, TOKEN, TOKEN), kind.look, kind.sign, palette, size=size)
                painter.setPen(palette.tone(kind.sign).text)
                number = QRect(left + TOKEN + GAP, 0, self._step(), self.height())
                painter.drawText(number, Qt.AlignmentFlag.AlignVCenter, str(count))

    def _step(self) -> int:
        return TOKEN + 3 * GAP + QFontMetrics(text_font(TextSize.LARGE, bold=True)).horizontalAdvance("00")

    def _on_theme_changed(self) -> None:
        self.updateGeometry()
        self.update()

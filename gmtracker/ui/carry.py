"""What the GM has in hand: tokens being dragged, or picked up by a click or a key.

Both ways end in the same drop. While something is carried, every place that could take it asks here what would
happen, and lights up or says why not.
"""

import msgspec
from PySide6.QtCore import QByteArray, QMimeData, QObject, Signal

from gmtracker.engine.ids import TokenId
from gmtracker.engine.rules import Preview
from gmtracker.engine.ruleset import Target, Wish
from gmtracker.ui.bridge import Bridge

TOKENS_MIME = "application/x-gmtracker-tokens"


class Carry(QObject):
    """The tokens in hand, and what they would do where.

    ``chosen`` tells of a drop that can mean several things: the GM picks one of the wish's offers.
    """

    changed = Signal()
    chosen = Signal(Wish, object)

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._tokens: tuple[TokenId, ...] = ()
        self._verdicts: dict[Target, Preview] = {}
        bridge.changed.connect(self.let_go)
        bridge.opened.connect(self.let_go)
        bridge.looked_back.connect(self.let_go)

    @property
    def tokens(self) -> tuple[TokenId, ...]:
        """What is carried; nothing most of the time."""
        return self._tokens

    def take(self, tokens: tuple[TokenId, ...]) -> None:
        """Take tokens in hand, in the place of what is there; while looking back, every place says why not."""
        self._tokens = tokens
        self._verdicts.clear()
        self.changed.emit()

    def let_go(self, *_: object) -> None:
        """Nothing is carried any more."""
        if self._tokens:
            self.take(())

    def verdict(self, target: Target) -> Preview:
        """What dropping the carried tokens there would come to, or why not."""
        if target not in self._verdicts:
            self._verdicts[target] = self._bridge.rules.preview_drop(self._tokens, target)
        return self._verdicts[target]

    def drop(self, target: Target, tokens: tuple[TokenId, ...] | None = None) -> None:
        """Drop what is carried (or these tokens) on a target: done, refused in words, or a choice to make."""
        carried = self._tokens if tokens is None else tokens
        self.let_go()
        if not carried:
            return
        wish = self._bridge.ask_drop(carried, target)
        if wish is not None:
            self.chosen.emit(wish, target)


def tokens_as_mime(tokens: tuple[TokenId, ...]) -> QMimeData:
    """Tokens as the data of a drag."""
    mime = QMimeData()
    mime.setData(TOKENS_MIME, QByteArray(msgspec.json.encode(tokens)))
    return mime

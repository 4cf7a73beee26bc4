"""A hand that finds by their English words what stands there in another language."""

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtWidgets import QWidget

from gmtracker.engine.ids import CharacterId
from gmtracker.ui.demo.hand import Hand
from gmtracker.words import tr


class SpokenHand(Hand):
    """Looks for a term as it is, and for all else as it is said."""

    def fill(self, parent: QWidget, label: str, value: bool | int | str) -> None:
        _either(lambda words: super(SpokenHand, self).fill(parent, words, value), label)

    def clicks(self, parent: QWidget, words: str) -> None:
        _either(lambda said: super(SpokenHand, self).clicks(parent, said), words)

    def picks_from_row_menu(self, character: CharacterId, text: str) -> None:
        _either(lambda said: super(SpokenHand, self).picks_from_row_menu(character, said), text)


def _either(find: Callable[[str], None], words: str) -> None:
    """Find by these words, by what they are said as, or by what begins with them."""
    for said in (words, tr(words)):
        with suppress(LookupError):
            find(said)
            return
    find(f"«{words}")

"""What happens at the table, told to whoever has the screen read aloud, wherever the focus is."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gmtracker.engine.table import Change
from gmtracker.ui.bridge import Bridge, Refusal
from gmtracker.words import tr

TOLD = {"undone": tr("Undone: {what}"), "redone": tr("Done again: {what}")}
LOOKING_BACK = tr("The table as it was then; Esc comes back to now.")


class Announcer(QObject):
    """Tells every step, each turn among them, and every refusal. ``said`` carries the sentence."""

    said = Signal(str)

    def __init__(self, bridge: Bridge, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        bridge.changed.connect(self._on_changed)
        bridge.refused.connect(self.refuse)
        bridge.looked_back.connect(self._on_looked_back)

    def refuse(self, refusal: Refusal, *_: object) -> None:
        """Tell why something cannot be."""
        self.announce(refusal.sentence)

    def announce(self, sentence: str) -> None:
        """Say a sentence at once, if anything reads the screen."""
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # 3 ms that the start does without

        self.said.emit(sentence)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._window, sentence))

    def _on_changed(self, change: Change) -> None:
        sentences = [entry.sentence or entry.label for entry in change.entries]
        told = " ".join(sentence for sentence in sentences if sentence)
        if told:
            self.announce(TOLD[change.kind].format(what=told) if change.kind in TOLD else told)

    def _on_looked_back(self, entry: object) -> None:
        if entry is not None:
            self.announce(LOOKING_BACK)

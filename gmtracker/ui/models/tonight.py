"""Which heroes at the table have received no token yet this evening; follows the log one Change at a time."""

from collections import Counter
from collections.abc import Sequence

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.history import Entry
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.received import received_in, this_evening
from gmtracker.engine.table import Change


class Tonight:
    """Counts what each character has received since the session began; undo counts back."""

    def __init__(self) -> None:
        self._received: Counter[CharacterId] = Counter()

    def begin(self, entries: Sequence[Entry]) -> None:
        """Count anew, from the log of a chapter."""
        self._received = received_in(this_evening(entries))

    def follow(self, change: Change, entries: Sequence[Entry]) -> None:
        """Take a Change in; ``entries`` is the log as it is now."""
        if change.before.session is not change.after.session:
            self.begin(entries)
            return
        for character, times in received_in(change.entries).items():
            self._received[character] += -times if change.kind == "undone" else times

    def waiting(self, campaign: Campaign) -> frozenset[CharacterId]:
        """Those at the table, in a game with tokens, who have received none yet."""
        present = campaign.session.present if campaign.session is not None and campaign.sheet.tokens else ()
        return frozenset(character for character in present if not self._received[character])

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

    def follow(self, change: Change, entries: Sequence[Entry]) -> set[CharacterId]:
        """Take a Change in; ``entries`` is the log as it is now. Returns those who wait no longer, or again."""
        is_same_session = change.before.session is change.after.session
        moved = received_in(change.entries)
        meant = set(moved) if is_same_session else {hero.id for hero in change.after.heroes()}
        waited = {character for character in meant if self.waits(change.before, character)}
        if not is_same_session:
            self.begin(entries)
        else:
            for character, times in moved.items():
                self._received[character] += -times if change.kind == "undone" else times
        return waited ^ {character for character in meant if self.waits(change.after, character)}

    def waits(self, campaign: Campaign, character: CharacterId) -> bool:
        """Whether somebody at the table, in a game with tokens, has received none yet."""
        session = campaign.session
        at_the_table = session is not None and character in session.present and bool(campaign.sheet.tokens)
        return at_the_table and not self._received[character]

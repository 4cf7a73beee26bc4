"""What is spent on a check that is not rolled: a marker on the row keeps it for the character's next check."""

from collections.abc import Callable

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Expiry, Marker
from gmtracker.engine.decision import Decision
from gmtracker.engine.ids import CharacterId, MarkerId


class NextCheckMarker:
    """A number that is kept for a character's next check, such as a bonus, until the session ends.

    ``key`` is the last part of the marker's key; ``text`` returns what the marker reads for a number.
    """

    def __init__(self, key: str, text: Callable[[int], str]) -> None:
        self._key, self._text = f"next-check.{key}", text

    def number(self, campaign: Campaign, by: CharacterId) -> int:
        """Return the number kept for a character; 0 if there is none."""
        marker = campaign.marker(by, self._key) if by else None
        return marker.value if marker is not None and isinstance(marker.value, int) else 0

    def add(self, d: Decision, by: CharacterId, more: int) -> None:
        """Keep more of it, added to what is kept already."""
        value = self.number(d.campaign, by) + more
        if value:
            until, text = Expiry("session-end"), self._text(value)
            d.set_marker(Marker(id=MarkerId(""), owner=by, key=self._key, value=value, expiry=until, text=text))

    def remove(self, d: Decision, by: CharacterId) -> None:
        """Remove the marker of a character whose check is rolled."""
        marker = d.campaign.marker(by, self._key) if by else None
        if marker is not None:
            d.emit(e.MarkerRemoved(marker=marker.id))

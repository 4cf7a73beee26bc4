"""What can be done now: a command with its name and what it would come to."""

from msgspec import Struct

from gmtracker.engine.commands import Use


class Offer(Struct, frozen=True, kw_only=True):
    """Something that could be done now: its command, its name, and what it would come to ("+2 degrees").

    ``refusal`` says why not, where it cannot be done; such an offer is shown, not taken.
    """

    command: Use
    name: str
    effect: str
    refusal: str = ""
    overrulable: bool = False

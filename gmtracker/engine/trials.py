"""Trying a use without doing it: why it would be refused, and the offer that says so."""

from collections.abc import Callable

from gmtracker.engine.commands import Use
from gmtracker.engine.errors import Refused
from gmtracker.engine.offers import Offer

Try = Callable[[Use], Refused | None]
"""Whether a use would be refused, and why; the refusal is to be looked at, and raised anew where it is raised."""


def offered(command: Use, name: str, effect: str, refusal: Refused | None) -> Offer:
    """The offer of a use that was tried."""
    return Offer(
        command=command,
        name=name,
        effect=effect,
        refusal=refusal.sentence if refusal else "",
        overrulable=bool(refusal and refusal.overrulable),
    )

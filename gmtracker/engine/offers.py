"""Actions that are offered to the GM, and whether each would be refused."""

from collections.abc import Callable

from msgspec import Struct

from gmtracker.engine.commands import Use
from gmtracker.engine.errors import Refused


class Offer(Struct, frozen=True, kw_only=True):
    """An action that is offered: its command, its name, and its effect ("+2 degrees").

    ``value`` is the effect as a number alone ("+2"), for a button; "" if there is none. ``is_reason``: it says what an
    award was for, and uses nothing. Its use takes a text alone too, as a reason in the GM's own words.
    ``refusal`` says why it cannot be done; such an offer is shown disabled. An offer that is ``only_by_search`` is not
    shown by itself but found by its name.
    """

    command: Use
    name: str
    effect: str
    value: str = ""
    is_reason: bool = False
    refusal: str = ""
    overrulable: bool = False
    only_by_search: bool = False


Try = Callable[[Use], Refused | None]
"""A function that returns why a use would be refused, or None. Raise only a copy, ``without_traceback()``."""


def make_offer(command: Use, name: str, effect: str, refusal: Refused | None, value: str = "") -> Offer:
    """Return the offer of a use that was tried."""
    return Offer(
        command=command,
        name=name,
        effect=effect,
        value=value,
        refusal=refusal.sentence if refusal else "",
        overrulable=bool(refusal and refusal.overrulable),
    )

"""Trying a use without doing it: why it would be refused, and the offer that says so."""

from collections.abc import Callable

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.dice import Dice, lowest_face
from gmtracker.engine.errors import Refused
from gmtracker.engine.offers import Offer

Try = Callable[[Use], Refused | None]
"""Whether a use would be refused, and why."""


def refusal_of(campaign: Campaign, decide: Callable[[Decision, Use], None], command: Use) -> Refused | None:
    """Why a use would be refused, if it would; every die that it rolls shows its lowest face.

    The refusal is returned as a value, without its traceback. With it, it would keep the frame it was raised in,
    that frame its callers' (``f_back``), and these the refusal: a circle that holds all that was on the stack, an
    open QPainter of the window with it, until the garbage collector comes by.
    """
    try:
        decide(Decision(campaign, Dice(lowest_face)), command)
    except Refused as refusal:
        refusal.__cause__ = refusal.__context__ = None
        return refusal.with_traceback(None)
    return None


def offered(command: Use, name: str, effect: str, refusal: Refused | None) -> Offer:
    """The offer of a use that was tried."""
    return Offer(
        command=command,
        name=name,
        effect=effect,
        refusal=refusal.sentence if refusal else "",
        overrulable=bool(refusal and refusal.overrulable),
    )

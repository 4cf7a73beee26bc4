"""The effect of each use of a token, as text and by kind: one table that is complete on import.

Source: rules/shattered-spheres.md, Destiny and Fate; seed 001.
"""

from collections.abc import Callable
from typing import NamedTuple

from gmtracker.i18n import tr
from gmtracker.rulesets.shattered_spheres import stress
from gmtracker.rulesets.shattered_spheres.check_rules import MOST_DEGREES
from gmtracker.rulesets.shattered_spheres.sheet import GAME


class TokenEffect(NamedTuple):
    """The effect of one use.

    ``effect`` returns the text for a value and the Stress of a Recover ("+2 degrees"). ``unrolled`` is the text before
    the value is rolled. ``on_rolled_check``: it changes a rolled, unannounced check. ``needs_luck_control``: only a
    character with Luck Control can use it on another character's roll.
    """

    effect: Callable[[int, int], str]
    unrolled: Callable[[int], str]
    on_rolled_check: bool = False
    needs_luck_control: bool = False


def half(value: int) -> int:
    """Return half a value, rounded up: the degrees of a Coup, the ranks of an edit."""
    return (value + 1) // 2


def stunt_text() -> str:
    """Return the effect text of a Stunt, which has no size."""
    return tr("added to the hit")


def _degrees_text(value: int, _price: int) -> str:
    degrees = half(value)
    if degrees == 1:
        return tr("+1 degree")
    amount = f"+{degrees}"
    if degrees >= MOST_DEGREES:
        return tr("{amount} degrees, up to five in total", amount=amount)
    return tr("{amount} degrees", amount=amount)


def _ranks_text(value: int, _price: int) -> str:
    ranks = half(value)
    return tr("1 rank of Advantage") if ranks == 1 else tr("{ranks} ranks of Advantage", ranks=ranks)


def _recover_text(price: int) -> str:
    return tr("for {price}", price=stress.stones_said(price))


TOKEN_USES = {
    "coup": TokenEffect(
        _degrees_text, lambda _price: tr("half the roll as degrees"), on_rolled_check=True, needs_luck_control=True
    ),
    "edit-scene": TokenEffect(_ranks_text, lambda _price: tr("half the roll as ranks of Advantage")),
    "improve-roll": TokenEffect(
        lambda value, _price: tr("+{value} on the check", value=value),
        lambda _price: tr("the roll as a bonus"),
        on_rolled_check=True,
        needs_luck_control=True,
    ),
    "inspiration": TokenEffect(
        lambda value, _price: tr("a hint of size {value}", value=value),
        lambda _price: tr("a hint as big as the roll"),
    ),
    "recover": TokenEffect(lambda _value, price: _recover_text(price), _recover_text),
    "stunt": TokenEffect(lambda _value, _price: stunt_text(), lambda _price: stunt_text(), needs_luck_control=True),
}
"""The uses of a token by key, in the order in which they are offered."""

if {use.key for use in GAME.uses if use.menu == "token"} != set(TOKEN_USES):
    raise AssertionError("Every use of a token in the game's description has its effect here.")

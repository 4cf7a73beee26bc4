"""The effect of each use of a token, as text and by kind: one table that is complete on import.

Source: rules/shattered-spheres.md, Destiny and Fate; seed 001.
"""

from collections.abc import Callable
from typing import Literal, NamedTuple

from msgspec.structs import replace

from gmtracker.i18n import tr
from gmtracker.rulesets.shattered_spheres import stress
from gmtracker.rulesets.shattered_spheres.check_rules import MOST_DEGREES
from gmtracker.rulesets.shattered_spheres.check_state import Spent
from gmtracker.rulesets.shattered_spheres.sheet import GAME


class TokenEffect(NamedTuple):
    """The effect of one use.

    ``effect`` returns the text for a value and the Stress of a Recover ("+2 degrees"). ``unrolled`` is the text before
    the value is rolled. ``amount`` returns the bonus, ranks or degrees for a value. ``on_rolled_check`` adds a value to
    what was spent on a rolled, unannounced check, None if the use can't change such a check. Its flag says whether the
    value is for the roll against the check. ``needs_luck_control``: only a character with Luck Control can use it on
    another character's roll. ``logged`` is what the log says beside the use and its value: nothing for a bonus, which
    is logged with the check.
    """

    effect: Callable[[int, int], str]
    unrolled: Callable[[int], str]
    amount: Callable[[int], int] | None = None
    on_rolled_check: Callable[[Spent, int, bool], Spent] | None = None
    needs_luck_control: bool = False
    logged: Literal["effect", "effect-or-detail", "nothing"] = "effect"


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
    return tr("for {price}", price=stress.stress_text(price))


def _add_degrees(spent: Spent, value: int, _is_against: bool) -> Spent:
    return replace(spent, degrees=spent.degrees + half(value))


def _add_bonus(spent: Spent, value: int, is_against: bool) -> Spent:
    if is_against:
        return replace(spent, against=spent.against + value)
    return replace(spent, bonus=spent.bonus + value)


TOKEN_USES = {
    "coup": TokenEffect(
        _degrees_text,
        lambda _price: tr("half the roll as degrees"),
        amount=half,
        on_rolled_check=_add_degrees,
        needs_luck_control=True,
    ),
    "edit-scene": TokenEffect(
        _ranks_text,
        lambda _price: tr("half the roll as ranks of Advantage"),
        amount=half,
        logged="effect-or-detail",
    ),
    "improve-roll": TokenEffect(
        lambda value, _price: tr("+{value} on the check", value=value),
        lambda _price: tr("the roll as a bonus"),
        amount=int,
        on_rolled_check=_add_bonus,
        needs_luck_control=True,
        logged="nothing",
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

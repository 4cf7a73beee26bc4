"""The rules of a test as plain functions: dice that roll again, success levels, Mishaps, damage, costs.

Source: seed 002; rules/torg-eternity.md for tracks and Soak. The fields of the description are those
of its machine form.
"""

from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from gmtracker.engine import events as e
from gmtracker.engine.check.form import WholeNumber, read_check
from gmtracker.engine.decision import Decision
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.i18n import lower_first_in_english, tr
from gmtracker.rulesets.torg_eternity import possibilities
from gmtracker.rulesets.torg_eternity.bonus_chart import bonus_of
from gmtracker.rulesets.torg_eternity.sheet import CARD_NAMES, CARDS, POSSIBILITY


def pay(d: Decision, by: CharacterId, kind: str, what: str, token: TokenId | None = None) -> None:
    """Pay for an extra die on the test of ``what``. ``token`` names the Possibility to spend, if it matters which.

    A card counted in the hand is removed from it. A card that was not counted can be played too.
    """
    if kind == POSSIBILITY:
        possibilities.take_one(d, d.character(by), "check", token, what)
    elif kind in CARD_NAMES:
        acting = d.campaign.find_character(by)
        held = d.campaign.track_value(acting.id, CARDS) if acting else 0
        if acting and held:
            d.emit(e.TrackChanged(character=acting.id, track=CARDS, value=held - 1))


def can_pay(d: Decision, by: CharacterId, kind: str) -> bool:
    """Whether the character has a Possibility to pay with, or the kind of die needs none."""
    acting = d.campaign.find_character(by)
    return kind != POSSIBILITY or (
        acting is not None and bool(possibilities.available_possibilities(d.campaign, acting))
    )


MOST_MISHAP = 4
MishapUpTo = Annotated[int, Meta(ge=1, le=MOST_MISHAP)]


class CheckSpec(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    kw_only=True,
    tag_field="ruleset",
    tag="torg-eternity",
):
    """One test: a skill or attribute against a DN.

    ``modifier`` is the sum of all modifiers. They change the action total, never the die. ``skilled`` dice roll again
    on 10 and 20, unskilled ones only on 10. A ``favored`` first die may be rerolled once unless it is a Mishap, a
    natural ``mishap_up_to`` or less.
    """

    skill_value: WholeNumber
    modifier: WholeNumber = 0
    dn: WholeNumber
    skilled: bool = True
    favored: bool = False
    mishap_up_to: MishapUpTo = 1


def parse_check(shape: object) -> CheckSpec:
    """Return the test described by a decoded JSON value.

    Raises Refused with a sentence that names the invalid field.
    """
    return read_check(shape, CheckSpec)


D20 = 20
LEVELS = ("failure", "standard", "good", "outstanding")
"""The outcomes of a test, the worst first. A level is an index into them."""

FAILURE = LEVELS.index("failure")
LEVEL_WORDS = (tr("Failure"), "Standard success", "Good success", "Outstanding success")
LEVELS_SAID = (tr("failure", "within a sentence"), *(lower_first_in_english(words) for words in LEVEL_WORDS[1:]))
"""The outcomes for use in a sentence."""
LEAST_OVER = (0, 5, 10)
"""The lowest margin over the DN of a Standard, a Good and an Outstanding success."""

LEAST_POSSIBILITY = 10
"""The minimum value of a Possibility's dice."""


def rolls_again(face: int, *, skilled: bool) -> bool:
    """Whether a die is rolled again and added: on a 10, and on a 20 if the test is skilled."""
    return face == 10 or (skilled and face == D20)


def is_mishap(spec: CheckSpec, natural: int) -> bool:
    """Whether the natural first die is a Mishap. Later dice and a second first die never are."""
    return natural <= spec.mishap_up_to


def success_level(spec: CheckSpec, natural: int, die_total: int) -> int:
    """Return the success level, from 0 for a failure to 3 for Outstanding. A natural 1 always fails."""
    if natural == 1:
        return FAILURE
    over = action_total(spec, die_total) - spec.dn
    return sum(over >= least for least in LEAST_OVER)


def action_total(spec: CheckSpec, die_total: int) -> int:
    """Return the sum of the skill or attribute, the bonus for the die total, and the modifiers."""
    return spec.skill_value + bonus_of(die_total) + spec.modifier


D6 = 6
SIX_COUNTS = 5
WOUND_STEP = 5
ALL_WOUNDS = 1_000_000
"""More Wounds than a character can have: a soak that removes them all."""

BONUS_DICE = (0, 0, 1, 2)
"""The bonus dice of a hit by its success level, from a failure up."""

SOAKED_WOUNDS = (0, 1, 2, ALL_WOUNDS)
"""The Wounds that a soak removes by its success level. Any success removes all Shock."""


class Hurt(NamedTuple):
    """The Wounds and Shock of some damage."""

    wounds: int
    shock: int


def damage_effect(over: int) -> Hurt:
    """Return the Wounds and Shock of damage that is ``over`` the Toughness. Below 0 means less than it."""
    if over >= WOUND_STEP:
        wounds = over // WOUND_STEP
        return Hurt(wounds, 2 * wounds)
    if over >= 0:
        return Hurt(0, 2)
    return Hurt(0, 1) if over >= -WOUND_STEP else Hurt(0, 0)


def soaked(hurt: Hurt, level: int) -> Hurt:
    """Return the Wounds and Shock that remain after a soak of this success level. 0 is a failure."""
    if level == 0:
        return hurt
    return Hurt(max(0, hurt.wounds - SOAKED_WOUNDS[level]), 0)


def bonus_die(face: int) -> int:
    """Return the value of a bonus die: its face, or 5 for a 6, which also rolls again."""
    return SIX_COUNTS if face == D6 else face

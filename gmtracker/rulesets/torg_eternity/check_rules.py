"""The rules of a test as plain functions: dice that roll again, Bonus Chart, success levels, Mishaps, damage, costs.

Source: seed 002; rules/torg-eternity.md for the Bonus Chart, tracks and Soak. The description's fields are those of
its machine shape.
"""

from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from gmtracker.engine import events as e
from gmtracker.engine.checks import WholeNumber, read_check
from gmtracker.engine.decision import Decision
from gmtracker.engine.dice_notation import BEYOND, STEP, UP_TO_TWENTY, bonus_of
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.i18n import lower_first_in_english, tr
from gmtracker.rulesets.torg_eternity import possibilities
from gmtracker.rulesets.torg_eternity.sheet import CARD_NAMES, CARDS, POSSIBILITY


def least_total(bonus: int) -> int:
    """The least die total, 1 or more, that brings that bonus or a better one."""
    if bonus >= BEYOND:
        return len(UP_TO_TWENTY) + 1 + STEP * (bonus - BEYOND)
    return next(total for total, worth in enumerate(UP_TO_TWENTY, 1) if worth >= bonus)


SHOWN_BEYOND = 6
"""How many of the chart's steps beyond 20 are shown at least."""


def bonus_chart(total: int) -> tuple[tuple[tuple[int, int, int], ...], int]:
    """The lines of the Bonus Chart, up to that die total at least, and which of them is its own.

    Each line is the lowest and the highest die total that bring a bonus, and the bonus.
    """
    last = max(bonus_of(total), BEYOND + SHOWN_BEYOND - 1)
    bonuses = [*dict.fromkeys(UP_TO_TWENTY), *range(BEYOND, last + 1)]
    lines = tuple((least_total(bonus), least_total(bonus + 1) - 1, bonus) for bonus in bonuses)
    return lines, bonuses.index(bonus_of(total))


def pay(d: Decision, by: CharacterId, kind: str, what: str, token: TokenId | None = None) -> None:
    """Pay for a die of a kind on the test of ``what``; ``token`` names the Possibility, where it is to be that one.

    A card that was counted in hand leaves it; one that was not counted is played all the same.
    """
    if kind == POSSIBILITY:
        possibilities.take_one(d, d.character(by), "check", token, what)
    elif kind in CARD_NAMES:
        acting = d.campaign.find_character(by)
        held = d.campaign.track_value(acting.id, CARDS) if acting else 0
        if acting and held:
            d.emit(e.TrackChanged(character=acting.id, track=CARDS, value=held - 1))


def can_pay(d: Decision, by: CharacterId, kind: str) -> bool:
    """Whether there is a Possibility to pay with, where one is needed."""
    acting = d.campaign.find_character(by)
    return kind != POSSIBILITY or (acting is not None and bool(possibilities.at_hand(d.campaign, acting)))


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

    ``modifier`` is the sum of all modifiers, which change the action total and never the die. ``skilled`` dice roll
    again on 10 and 20, unskilled ones on 10 alone. A ``favored`` first die may be rolled again once, unless it is a
    Mishap: a natural ``mishap_up_to`` or less.
    """

    skill_value: WholeNumber
    modifier: WholeNumber = 0
    dn: WholeNumber
    skilled: bool = True
    favored: bool = False
    mishap_up_to: MishapUpTo = 1


def parse_check(shape: object) -> CheckSpec:
    """The test that a decoded JSON value describes; raises Refused with a sentence naming the field."""
    return read_check(shape, CheckSpec)


D20 = 20
LEVELS = ("failure", "standard", "good", "outstanding")
"""The outcomes of a test, the worst first; a level is an index of these."""

FAILURE = LEVELS.index("failure")
LEVEL_WORDS = (tr("Failure"), "Standard success", "Good success", "Outstanding success")
LEVELS_SAID = (tr("failure", "within a sentence"), *(lower_first_in_english(words) for words in LEVEL_WORDS[1:]))
"""The outcomes within a sentence."""
LEAST_OVER = (0, 5, 10)
"""The least margin over the DN of a Standard, a Good and an Outstanding success."""

LEAST_POSSIBILITY = 10
"""The least value that the dice of a Possibility count."""


def rolls_again(face: int, *, skilled: bool) -> bool:
    """Whether a die is rolled again and added: on a 10, and on a 20 where the test is not unskilled."""
    return face == 10 or (skilled and face == D20)


def is_mishap(spec: CheckSpec, natural: int) -> bool:
    """Whether the natural first die is a Mishap; the dice that follow, and a second first die, never are."""
    return natural <= spec.mishap_up_to


def level_of(spec: CheckSpec, natural: int, die_total: int) -> int:
    """The success level, 0 for a failure to 3 for Outstanding; a natural 1 always fails."""
    if natural == 1:
        return FAILURE
    over = action_total(spec, die_total) - spec.dn
    return sum(over >= least for least in LEAST_OVER)


def action_total(spec: CheckSpec, die_total: int) -> int:
    """Skill or attribute, the bonus for the die total, and the modifiers."""
    return spec.skill_value + bonus_of(die_total) + spec.modifier


D6 = 6
SIX_COUNTS = 5
WOUND_STEP = 5
ALL = 1_000_000
"""The highest number of Wounds."""

BONUS_DICE = (0, 0, 1, 2)
"""How many bonus dice a hit has by its success level, from a failure up."""

SOAKED_WOUNDS = (0, 1, 2, ALL)
"""How many Wounds a soak takes away by its success level; any success takes away all Shock."""


class Hurt(NamedTuple):
    """Wounds and Shock that damage is worth."""

    wounds: int
    shock: int


def hurt_by(over: int) -> Hurt:
    """The Wounds and Shock of damage that is ``over`` the Toughness (below 0: short of it)."""
    if over >= WOUND_STEP:
        wounds = over // WOUND_STEP
        return Hurt(wounds, 2 * wounds)
    if over >= 0:
        return Hurt(0, 2)
    return Hurt(0, 1) if over >= -WOUND_STEP else Hurt(0, 0)


def soaked(hurt: Hurt, level: int) -> Hurt:
    """The Wounds and Shock left after a soak of that success level, 0 for a failure."""
    if level == 0:
        return hurt
    return Hurt(max(0, hurt.wounds - SOAKED_WOUNDS[level]), 0)


def bonus_die(face: int) -> int:
    """The value of a bonus die: its face, 5 for a 6, which is rolled again too."""
    return SIX_COUNTS if face == D6 else face

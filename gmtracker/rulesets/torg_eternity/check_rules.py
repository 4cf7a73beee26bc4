"""The rules of a test as plain functions: dice that roll again, success levels, Mishaps (seed 002)."""

from gmtracker.rulesets.torg_eternity.bonus_chart import bonus_of
from gmtracker.rulesets.torg_eternity.check_spec import CheckSpec
from gmtracker.words import small, tr

D20 = 20
LEVELS = ("failure", "standard", "good", "outstanding")
"""What a test can come to, the worst first; a level is a place among these."""

FAILURE = LEVELS.index("failure")
LEVEL_WORDS = (tr("Failure"), "Standard success", "Good success", "Outstanding success")
LEVELS_SAID = (tr("failure", "within a sentence"), *(small(words) for words in LEVEL_WORDS[1:]))
"""The same within a sentence."""
LEAST_OVER = (0, 5, 10)
"""How far over the DN a Standard, a Good and an Outstanding success begin."""

LEAST_POSSIBILITY = 10
"""What the dice of a Possibility count at least."""


def rolls_again(face: int, *, skilled: bool) -> bool:
    """Whether a die is rolled again and added: on a 10, and on a 20 where the test is not unskilled."""
    return face == 10 or (skilled and face == D20)


def is_mishap(spec: CheckSpec, natural: int) -> bool:
    """Whether the natural first die is a Mishap; the dice that follow never are."""
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

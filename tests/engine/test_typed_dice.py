"""Dice that are typed in one, as the fields of a check."""

import pytest

from gmtracker.engine.checks import CheckDraft
from gmtracker.engine.typed_dice import with_dice
from tests.builders.campaigns import who
from tests.builders.vagabond import a_fight

TABLE = a_fight()
ATTACK = CheckDraft(by=who(TABLE, "Aila"), on=who(TABLE, "Ogre")).with_value("kind", "attack")


def damage_of(written: str, draft: CheckDraft = ATTACK) -> object:
    """The damage of a check with dice that are typed; None where they cannot be."""
    typed = with_dice(TABLE.rules.check_form(draft), draft, written)
    if typed is None:
        return None
    command = TABLE.rules.check_form(typed).command
    assert command is not None
    return command.inputs["damage"]


@pytest.mark.parametrize(
    ("written", "damage"),
    [
        ("2d6+d4", "2d6+d4"),
        ("d8", "d8"),
        ("2d6!+d4+1", "2d6!+d4+1"),
        ("d6+d4+d6", "2d6+d4"),
        ("d10-2", "d10-2"),
    ],
)
def test_dice_are_set_as_they_are_written(written: str, damage: str) -> None:
    assert damage_of(written) == damage


@pytest.mark.parametrize("written", ["2d6+2d4", "d6+d4+d8", "d6+d4!", "d7", "30d6", "d6-d4", "+d4", "5", "ogre", "cd6"])
def test_dice_that_there_are_no_fields_for_are_left(written: str) -> None:
    assert damage_of(written) is None


def test_a_check_that_does_no_damage_has_no_place_for_dice() -> None:
    assert damage_of("2d6", CheckDraft(by=ATTACK.by)) is None


def test_after_the_roll_all_of_them_stay_for_the_next_attack() -> None:
    typed = with_dice(TABLE.rules.check_form(ATTACK), ATTACK, "2d6!+d4+1")
    assert typed is not None
    form = TABLE.rules.check_form(typed)
    again = TABLE.rules.check_form(form.after_roll(typed)).command
    assert again == form.command

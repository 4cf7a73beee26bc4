"""Dice typed as one text, as the fields of a check."""

import pytest

from gmtracker.engine.check.dice_text import set_typed_dice
from gmtracker.engine.check.form import CheckDraft
from tests.builders.campaigns import who
from tests.builders.vagabond import a_fight

TABLE = a_fight()
ATTACK = CheckDraft(by=who(TABLE, "Aila"), on=who(TABLE, "Ogre")).with_value("kind", "attack")


def damage_of(written: str, draft: CheckDraft = ATTACK) -> object:
    """Return a check's damage with typed dice, or None if they are not accepted."""
    typed = set_typed_dice(TABLE.rules.check_form(draft), draft, written)
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
def test_typed_dice_set_the_damage(written: str, damage: str) -> None:
    assert damage_of(written) == damage


@pytest.mark.parametrize("written", ["2d6+2d4", "d6+d4+d8", "d6+d4!", "d7", "30d6", "d6-d4", "+d4", "5", "ogre", "cd6"])
def test_dice_without_matching_fields_are_ignored(written: str) -> None:
    assert damage_of(written) is None


def test_typed_dice_are_ignored_without_damage() -> None:
    assert damage_of("2d6", CheckDraft(by=ATTACK.by)) is None


def test_typed_dice_stay_for_next_attack_after_roll() -> None:
    typed = set_typed_dice(TABLE.rules.check_form(ATTACK), ATTACK, "2d6!+d4+1")
    assert typed is not None
    form = TABLE.rules.check_form(typed)
    again = TABLE.rules.check_form(form.after_roll(typed)).command
    assert again == form.command

"""Dice by role: rolled, typed, or requested; a role is rolled once."""

import pytest

from gmtracker.engine.dice import Dice, Die, DieRequest, counts_by_signs, fudge_value, is_fudge
from gmtracker.engine.errors import Refused
from tests.builders.campaigns import faces_in_turn

D20, D6 = DieRequest("check.d20", 20, "Mira · d20"), DieRequest("advantage.1", 6, "Advantage d6")


def test_untyped_dice_are_rolled_in_requested_order() -> None:
    dice = Dice(faces_in_turn(17, 4))
    assert [(die.role, die.size, die.face, die.source) for die in dice.roll_group(D20, D6)] == [
        ("check.d20", 20, 17, "rolled"),
        ("advantage.1", 6, 4, "rolled"),
    ]


def test_typed_faces_are_matched_by_role() -> None:
    rolled, typed = Dice(faces_in_turn(3), {"advantage.1": 6}).roll_group(D20, D6)
    assert (rolled.face, rolled.source) == (3, "rolled")
    assert (typed.face, typed.source) == (6, "typed")


def test_rolled_face_is_remembered() -> None:
    dice = Dice(faces_in_turn(17, 2))
    assert dice.roll_group(D20) == dice.roll_group(D20)


def test_groups_include_typed_dice() -> None:
    dice = Dice(faces_in_turn(5), {"check.d20": 12})
    dice.roll_group(D20, D6)
    assert dice.groups == ((D20, D6),)


def test_partly_typed_group_rolls_the_rest() -> None:
    typed, rolled = Dice(faces_in_turn(5), {"check.d20": 12}).roll_group(D20, D6)
    assert (typed.face, typed.source) == (12, "typed")
    assert (rolled.face, rolled.source) == (5, "rolled")


@pytest.mark.parametrize("face", [0, -1, 7])
def test_impossible_face_is_refused_by_die_name(face: int) -> None:
    with pytest.raises(Refused, match=rf"^Advantage d6 must be 1 to 6, not {face}\.$"):
        Dice(faces_in_turn(), {"advantage.1": face}).roll_group(D6)


def test_range_shows_symbols_of_faces() -> None:
    assert (D6.range, DieRequest("fudge", 3, "Fudge", ("−", "0", "+")).range) == ("1–6", "− 0 +")


@pytest.mark.parametrize(
    ("die", "by_signs", "fudge"),
    [
        (Die(role="own.fudge.1", size=3, face=1), True, True),
        (Die(role="check.0.fudge.2+1", size=3, face=1), True, True),
        (Die(role="own.fudge.1", size=6, face=1), True, False),
        (Die(role="check.d3", size=3, face=1), False, False),
        (Die(role="own.fudge.1", size=20, face=1), False, False),
    ],
)
def test_role_and_size_decide_whether_signs_count(die: Die, by_signs: bool, fudge: bool) -> None:
    assert (counts_by_signs(die), is_fudge(die)) == (by_signs, fudge)


@pytest.mark.parametrize(("size", "values"), [(3, [-1, 0, 1]), (6, [-1, -1, 0, 0, 1, 1])])
def test_fudge_value_depends_on_third_of_faces(size: int, values: list[int]) -> None:
    """Source: seed 004, The Dice: a d6 used as a Fudge die has each sign on two faces."""
    faces = range(1, size + 1)
    assert [fudge_value(Die(role="own.fudge.1", size=size, face=face)) for face in faces] == values

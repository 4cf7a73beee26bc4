"""Dice by role: rolled, typed, or asked for; a face is rolled once."""

import pytest

from gmtracker.engine.dice import Dice, Die, DieRequest, counts_by_signs, fudge_value, is_fudge
from gmtracker.engine.errors import Refused
from tests.builders.campaigns import faces_in_turn

D20, D6 = DieRequest("check.d20", 20, "Mira · d20"), DieRequest("advantage.1", 6, "Advantage d6")


def test_what_is_not_typed_is_rolled_in_the_order_asked_for() -> None:
    dice = Dice(faces_in_turn(17, 4))
    assert [(die.role, die.size, die.face, die.source) for die in dice.roll_group(D20, D6)] == [
        ("check.d20", 20, 17, "rolled"),
        ("advantage.1", 6, 4, "rolled"),
    ]


def test_typed_faces_are_taken_by_role_and_not_by_order() -> None:
    rolled, typed = Dice(faces_in_turn(3), {"advantage.1": 6}).roll_group(D20, D6)
    assert (rolled.face, rolled.source) == (3, "rolled")
    assert (typed.face, typed.source) == (6, "typed")


def test_a_face_once_rolled_is_remembered() -> None:
    dice = Dice(faces_in_turn(17, 2))
    assert dice.roll_group(D20) == dice.roll_group(D20)


def test_a_group_is_kept_as_a_whole_with_what_is_typed_of_it() -> None:
    dice = Dice(faces_in_turn(5), {"check.d20": 12})
    dice.roll_group(D20, D6)
    assert dice.groups == ((D20, D6),)


def test_what_is_not_typed_is_rolled() -> None:
    typed, rolled = Dice(faces_in_turn(5), {"check.d20": 12}).roll_group(D20, D6)
    assert (typed.face, typed.source) == (12, "typed")
    assert (rolled.face, rolled.source) == (5, "rolled")


@pytest.mark.parametrize("face", [0, -1, 7])
def test_a_face_that_the_die_does_not_have_is_refused_by_name(face: int) -> None:
    with pytest.raises(Refused, match=rf"^Advantage d6 must be 1 to 6, not {face}\.$"):
        Dice(faces_in_turn(), {"advantage.1": face}).roll_group(D6)


def test_faces_that_are_no_numbers_are_told_by_their_signs() -> None:
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
def test_a_die_counts_by_signs_by_its_role_and_its_size(die: Die, by_signs: bool, fudge: bool) -> None:
    assert (counts_by_signs(die), is_fudge(die)) == (by_signs, fudge)


@pytest.mark.parametrize(("size", "values"), [(3, [-1, 0, 1]), (6, [-1, -1, 0, 0, 1, 1])])
def test_a_fudge_die_counts_by_thirds_of_its_faces(size: int, values: list[int]) -> None:
    """Seed 004, The Dice: a d6 stands in for one, each sign on two of its faces."""
    faces = range(1, size + 1)
    assert [fudge_value(Die(role="own.fudge.1", size=size, face=face)) for face in faces] == values

"""Tests of how parts share room that is too small for all of them."""

import pytest

from gmtracker.ui.theme.room import first_fitting, shrink

SIZES = {"name": 100, "tokens": 60, "notes": 40}


@pytest.mark.parametrize("room", [200, 203])
def test_shrink_keeps_sizes_that_fit(room: int) -> None:
    assert shrink(SIZES, room, [{"name": 0}]) == SIZES


def test_shrink_takes_only_what_is_missing() -> None:
    assert shrink(SIZES, 190, [{"notes": 20}]) == {"name": 100, "tokens": 60, "notes": 30}


def test_shrink_takes_from_a_later_step_only_the_rest() -> None:
    assert shrink(SIZES, 160, [{"notes": 20}, {"tokens": 10}]) == {"name": 100, "tokens": 40, "notes": 20}


def test_shrink_takes_in_proportion_to_what_parts_can_spare() -> None:
    assert shrink(SIZES, 170, [{"name": 60, "tokens": 40}]) == {"name": 80, "tokens": 50, "notes": 40}


def test_shrink_stops_at_the_least_sizes() -> None:
    assert shrink(SIZES, 0, [{"notes": 30, "name": 90}]) == {"name": 90, "tokens": 60, "notes": 30}


def test_shrink_enlarges_no_part_to_its_least_size() -> None:
    assert shrink(SIZES, 190, [{"notes": 50}, {"name": 0}]) == {"name": 90, "tokens": 60, "notes": 40}


def test_shrink_ignores_steps_of_absent_parts() -> None:
    assert shrink(SIZES, 190, [{"hidden": 0}, {"notes": 0}]) == {"name": 100, "tokens": 60, "notes": 30}


@pytest.mark.parametrize(("room", "chosen"), [(9, "long"), (4, "long"), (3, "mid"), (1, "s"), (0, "s")])
def test_first_fitting_is_the_largest_that_fits_or_the_last(room: int, chosen: str) -> None:
    assert first_fitting(("long", "mid", "s"), len, room) == chosen

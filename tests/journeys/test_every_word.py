"""Every word of the program is translated: plain English stands out in a language that nobody speaks."""

from pathlib import Path

import pytest

from gmtracker.rulesets import built_in
from tests.builders.thorough import a_share_of
from tests.driver.apart import run_apart


@pytest.mark.parametrize("game", a_share_of(sorted(built_in())))
def test_no_english_is_left_in_an_evening_of_a_language_that_nobody_speaks(game: str, tmp_path: Path) -> None:
    assert run_apart(tmp_path, "pseudo_language", game) == []

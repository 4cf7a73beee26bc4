"""Every check of every game, in every language, at the smallest window: all has a name, and nothing is cut.

A quick run takes each game in one language, and each language once.
"""

from pathlib import Path

import pytest

from gmtracker.i18n import LANGUAGES
from gmtracker.rulesets import built_in
from tests.builders.thorough import a_share_of
from tests.driver.apart import run_apart

PAIRS = [
    (game, tuple(LANGUAGES)[(at + turn) % len(LANGUAGES)])
    for turn in range(len(LANGUAGES))
    for at, game in enumerate(built_in())
]


@pytest.mark.parametrize(("game", "language"), a_share_of(PAIRS))
def test_every_check_can_be_read_whole_and_each_control_has_a_name(game: str, language: str, tmp_path: Path) -> None:
    assert run_apart(tmp_path, "every_check", game, language) == []

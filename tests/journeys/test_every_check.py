"""Every check of every game in every language, in the smallest window: everything has a name, and nothing is cut.

A quick run takes each game in one language, and each language once.
"""

from pathlib import Path

import pytest

from gmtracker.i18n import LANGUAGES
from gmtracker.rulesets import built_in_ids
from tests.builders.thorough import a_share_of
from tests.driver.apart import run_apart

PAIRS = [
    (game, tuple(LANGUAGES)[(at + turn) % len(LANGUAGES)])
    for turn in range(len(LANGUAGES))
    for at, game in enumerate(built_in_ids())
]


@pytest.mark.parametrize(("game", "language"), a_share_of(PAIRS))
def test_every_check_is_uncut_and_every_control_named(game: str, language: str, tmp_path: Path) -> None:
    assert run_apart(tmp_path, "every_check", game, language) == []

"""Every word of the program is translated: in a pseudo-language, untranslated English stands out."""

from pathlib import Path

import pytest

from gmtracker.rulesets import built_in_ids
from tests.builders.thorough import a_share_of
from tests.driver.apart import run_apart


@pytest.mark.parametrize("game", a_share_of(sorted(built_in_ids())))
def test_evening_in_pseudo_language_shows_no_english(game: str, tmp_path: Path) -> None:
    assert run_apart(tmp_path, "pseudo_language", game) == []

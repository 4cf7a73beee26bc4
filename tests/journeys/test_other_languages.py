"""Commands can be typed in the program's language and in English."""

import subprocess
import sys
from pathlib import Path

import pytest

from gmtracker.i18n import LANGUAGES
from tests.architecture.checkout import ROOT
from tests.driver.apart import run_apart


@pytest.mark.parametrize(
    ("language", "verb"), [("en", "award"), ("de", "verleihen"), ("es", "entregar"), ("fr", "accorder")]
)
def test_award_verb_works_in_the_language_and_in_english(language: str, verb: str, tmp_path: Path) -> None:
    """Before, only the use's name worked, a noun in German, so the guide's own example was refused."""
    lines = [f"{word} 2 tam{then}" for word in (verb, "award") for then in ("", " inspiration")]
    said = run_apart(tmp_path, "typed_line", language, *lines)
    does = [line.partition(" | ")[2] for line in said]
    assert len(does) == len(lines)
    assert all(one.startswith("Use(use='award'") for one in does), said


@pytest.mark.parametrize(
    ("language", "system", "written"),
    [("de", "en_US", "21:30"), ("fr", "C", "21:30"), ("en", "de_DE", "21:30"), ("en", "en_GB", "21:30")],
)
def test_time_format_follows_the_language_or_system_for_english(language: str, system: str, written: str) -> None:
    code = (
        "import sys; from PySide6.QtCore import QLocale; from gmtracker.ui import translation\n"
        "QLocale.setDefault(QLocale(sys.argv[2])); translation.speak(sys.argv[1])\n"
        "from gmtracker.ui.log.model import local_time\n"
        "print(local_time('2026-01-02T21:30:00').replace('\\u202f', ' '))\n"
    )
    command = [sys.executable, "-c", code, language, system]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", timeout=60, check=False)
    assert (ran.stdout, ran.stderr) == (f"{written}\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_menu_has_an_access_key_twice(language: str, tmp_path: Path) -> None:
    assert run_apart(tmp_path, "menu_keys", language) == []

"""What is said in another language than English: one that sets every text it translates in brackets, for that matter.

The language is known before the first word is said, so each question is a process of its own.
"""

import subprocess
import sys
from pathlib import Path

SPEAK = """
from gmtracker import words
words.speak(lambda text, sense: f"⟦{text}⟧", ",")
"""

SUMMARY = """
from argparse import Namespace
from pathlib import Path
from gmtracker.cli import summary
from gmtracker.resources import FIRST_GAME, resource
campaign = resource("samples", FIRST_GAME, "campaign.gmtracker.json")
raise SystemExit(summary.run(Namespace(file=campaign, session=None, out=Path({out!r}))))
"""


def said(code: str, speaks: str = SPEAK) -> str:
    command = [sys.executable, "-X", "utf8", "-c", speaks + code]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=True, timeout=60).stdout


def test_every_section_of_a_summary_is_headed_in_the_language(tmp_path: Path) -> None:
    out = tmp_path / "evening.md"
    said(SUMMARY.format(out=str(out)))
    headings = [line for line in out.read_text("utf-8").splitlines() if line.startswith("## ")]
    assert headings
    assert [line for line in headings if not line.startswith("## ⟦")] == []


def test_a_web_page_says_which_language_it_is_in(tmp_path: Path) -> None:
    out = tmp_path / "evening.html"
    said(SUMMARY.format(out=str(out)))
    assert '<html lang="⟦en⟧">' in out.read_text("utf-8")


def test_tenths_are_set_off_as_the_language_does() -> None:
    code = "from fractions import Fraction\nfrom gmtracker.engine.wording import mean_said\n"
    assert said(code + "print(mean_said(Fraction(-7, 4)), mean_said(Fraction(2)))") == "−1,75 +2\n"


def test_a_large_number_is_never_taken_for_a_small_one() -> None:
    assert said("print(words.thousands(1000))") == "1\u202f000\n"


def test_the_words_of_a_game_are_written_as_they_are() -> None:
    assert said("print(words.small('Standard scene'))") == "Standard scene\n"


def test_a_colon_is_set_as_the_language_does() -> None:
    assert said("print(words.titled('Rook', 'Acrobatics'))") == "⟦Rook: Acrobatics⟧\n"


def test_a_day_within_a_line_has_a_text_of_its_own() -> None:
    code = """
from datetime import datetime
from gmtracker import words
words.speak(lambda text, sense: text.lower() if sense == "within a line" else text, ",")
from gmtracker.summary.wording import day, time_span
began, ended = datetime(2026, 1, 1, 19, 5), datetime(2026, 1, 2, 23, 20)
print(day(began), "|", time_span(began, ended))
"""
    assert said(code, speaks="") == "Thursday, 1 January 2026 | 19:05 – friday, 2 January 2026, 23:20\n"


def test_semicolons_are_set_as_the_language_does() -> None:
    assert said("print(words.apart(['one', 'two']), words.apart(['one']), words.apart([]))") == "⟦one; two⟧ one \n"

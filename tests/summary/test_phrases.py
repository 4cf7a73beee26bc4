"""The phrases of a summary, also in a test language that puts every translated text in brackets.

The language must be set before the first text is translated, so each of these tests starts a process of its own.
"""

import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from gmtracker.engine.game_spec import TokenKind, TrackKind, TrackLook
from gmtracker.summary import phrases as say
from gmtracker.summary.values import DiceLine, Gain, Scene, TokenCount, TokenUse, TrackLine

DIE = TokenKind(key="triumph", name="Triumph die", plural="Triumph dice", look="die", sign="up", is_die=True)
EIGHT = datetime(2026, 1, 2, 20, 5, tzinfo=UTC)


def of_faces(*times: int, typed: int = 0) -> DiceLine:
    """Return dice of which each face, from 1, came up so many times."""
    total = sum(face * many for face, many in enumerate(times, start=1))
    return DiceLine(sizes=((len(times), sum(times)),), typed=typed, total=total, faces=times)


@pytest.mark.parametrize(
    ("minutes", "words"),
    [(0, ""), (0.5, ""), (1, "1 min"), (45, "45 min"), (60, "1 h"), (255, "4 h 15 min"), (1500, "25 h"), (-5, "")],
)
def test_duration_is_in_hours_and_minutes(minutes: float, words: str) -> None:
    assert say.duration(timedelta(minutes=minutes)) == words


def test_time_span_shows_both_times_and_length() -> None:
    assert say.time_span(EIGHT, EIGHT + timedelta(hours=4)) == "20:05–00:05 (4 h)"
    assert say.time_span(EIGHT, EIGHT) == "20:05"
    assert say.time_span(EIGHT, EIGHT + timedelta(days=7)) == "20:05 – Friday, January 9, 2026, 20:05"
    assert say.time_span(None, EIGHT) == ""


def test_day_is_written_out() -> None:
    assert say.day(EIGHT) == "Friday, January 2, 2026"


@pytest.mark.parametrize(
    ("words", "said"), [((), ""), (("a",), "a"), (("a", "b"), "a and b"), (("a", "b", "c"), "a, b and c")]
)
def test_list_reads_as_spoken(words: tuple[str, ...], said: str) -> None:
    assert say.join_names(words) == said


def test_scene_facts_name_kind_rounds_and_times() -> None:
    scene = Scene(title="Ambush", kind="Combat", rounds=1, going_on=True, opposition=("Warden",))
    assert say.scene_facts(scene) == "Combat · 1 round · in progress"
    assert say.scene_sides(scene) == "Warden"
    thugs = tuple(f"Thug {number}" for number in range(1, 13))
    assert say.scene_sides(Scene(title="Ambush", heroes=("Mira",), opposition=("Warden", *thugs))) == (
        "Mira against Warden and Thug ×12"
    )


def test_tokens_are_counted_in_their_own_words() -> None:
    assert say.tokens(()) == "–"
    assert say.tokens((TokenCount(DIE, 1), TokenCount(DIE, 3))) == "1 Triumph die, 3 Triumph dice"


def test_uses_show_value_target_and_note() -> None:
    assert say.token_use(TokenUse(use="Coup", tokens=(), source="at once", value=4)) == "Coup 4 immediately"
    assert say.token_use(TokenUse(use="Stunt", tokens=(), source="held", value=2, on="Kell", note="off the roof")) == (
        "Stunt 2 on Kell: off the roof"
    )
    assert say.gain_text(Gain(reason="Edit Scene", tokens=(), value=3, giver="Mira")) == "Edit Scene 3 by Mira"
    assert say.gain_text(Gain(reason="Dealt", tokens=())) == "Dealt"


@pytest.mark.parametrize(
    ("before", "after", "highest_between", "said"),
    [(3, 7, 9, "3 → 7 of 10, peak 9"), (3, 7, 7, "3 → 7 of 10"), (7, 3, 7, "7 → 3 of 10"), (0, 0, 0, "0 → 0 of 10")],
)
def test_peak_shows_unless_first_or_last_value(before: int, after: int, highest_between: int, said: str) -> None:
    assert say.track(a_line("wheel", before, after, highest_between)) == said


def test_track_that_starts_full_shows_its_low() -> None:
    line = a_line("bar", 9, 6, 2, starts_full=True)
    assert (say.track(line), say.track_text(line), line.warns) == ("9 → 6 of 10, low 2", "Stress 6 of 10", False)
    assert a_line("bar", 9, 1, 1, starts_full=True).warns


def test_ladder_shows_its_rungs() -> None:
    line = a_line("ladder", 0, 2, 3, rungs=("Merry", "Quiet", "Sour", "Mutinous"))
    assert (say.track(line), say.track_text(line)) == ("Merry → Sour, peak Mutinous", "Stress Sour")


def test_plain_number_has_no_maximum() -> None:
    assert say.track_text(a_line("number", 0, 2, 2)) == "Stress 2"


def a_line(
    look: TrackLook, before: int, after: int, peak: int, *, starts_full: bool = False, rungs: tuple[str, ...] = ()
) -> TrackLine:
    """A track up to 10 that warns from 8 on, or at 1 and below if it starts full."""
    kind = TrackKind(
        key="stress",
        name="Stress",
        unit="stone",
        units="stones",
        look=look,
        warn_at=1 if starts_full else 8,
        starts_full=starts_full,
        rungs=rungs,
    )
    return TrackLine(kind=kind, look=look, highest=10, value=after, before=before, after=after, peak=peak)


@pytest.mark.parametrize(
    ("faces", "said"),
    [
        ((1, 1, 1, 1, 1, 1), "about average"),
        ((0, 0, 0, 0, 0, 1), "about average"),
        ((0, 0, 0, 0, 0, 12), "unusually high"),
        ((12, 0, 0, 0, 0, 0), "unusually low"),
    ],
)
def test_only_unusual_mean_is_called_unusual(faces: tuple[int, ...], said: str) -> None:
    assert say.against_chance(of_faces(*faces)) == said


def test_dice_show_rolled_and_typed_counts() -> None:
    assert say.dice_source(of_faces(1, 2, 0, 1, typed=1)) == "3 rolled, 1 typed"
    assert say.dice_source(of_faces(0, 0, 0, 1, typed=1)) == "1 typed"


def test_die_with_one_side_is_average() -> None:
    assert say.against_chance(of_faces(3)) == "about average"


SPEAK = """
from gmtracker import i18n
i18n.set_language(lambda text, sense: f"⟦{text}⟧", ",")
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


def test_every_section_heading_is_translated(tmp_path: Path) -> None:
    out = tmp_path / "evening.md"
    said(SUMMARY.format(out=str(out)))
    headings = [line for line in out.read_text("utf-8").splitlines() if line.startswith("## ")]
    assert headings
    assert [line for line in headings if not line.startswith("## ⟦")] == []


def test_web_page_declares_its_language(tmp_path: Path) -> None:
    out = tmp_path / "evening.html"
    said(SUMMARY.format(out=str(out)))
    assert '<html lang="⟦en⟧">' in out.read_text("utf-8")


def test_decimal_sign_follows_language() -> None:
    code = "from fractions import Fraction\nfrom gmtracker.engine.phrases import mean_text\n"
    assert said(code + "print(mean_text(Fraction(-7, 4)), mean_text(Fraction(2)))") == "−1,75 +2\n"


def test_large_number_is_grouped_unambiguously() -> None:
    assert said("print(i18n.format_thousands(1000))") == "1\u202f000\n"


def test_game_words_keep_case_in_other_language() -> None:
    assert said("print(i18n.lower_in_english('Standard scene'))") == "Standard scene\n"


def test_colon_follows_language() -> None:
    assert said("print(i18n.labeled('Rook', 'Acrobatics'))") == "⟦Rook: Acrobatics⟧\n"


def test_day_within_line_has_separate_text() -> None:
    code = """
from datetime import datetime
from gmtracker import i18n
i18n.set_language(lambda text, sense: text.lower() if sense == "within a line" else text, ",")
from gmtracker.summary.phrases import day, time_span
began, ended = datetime(2026, 1, 1, 19, 5), datetime(2026, 1, 2, 23, 20)
print(day(began), "|", time_span(began, ended))
"""
    assert said(code, speaks="") == "Thursday, January 1, 2026 | 19:05 – friday, January 2, 2026, 23:20\n"


def test_parts_of_line_are_joined_by_middle_dot() -> None:
    assert (
        said("print(i18n.join_parts(['one', 'two']), i18n.join_parts(['one']), i18n.join_parts([]))")
        == "one · two one \n"
    )

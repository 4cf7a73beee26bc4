"""Tests of how a line of the command bar is parsed, in English and in the GM's language."""

import subprocess
import sys

import pytest

from gmtracker.ui.command_line.query import count_unsaid_words, parse_query, words_fit


@pytest.mark.parametrize(
    ("text", "words", "number"),
    [
        ("stress mira +2", ("stress", "mira"), "+2"),
        ("+2 on Mira's stress", ("mira's", "stress"), "+2"),
        ("award 4 to Rook", ("award", "rook"), "4"),
        ("hp the hound =0", ("hp", "hound"), "=0"),
        ("stress mira −1", ("stress", "mira"), "−1"),
        ("", (), ""),
    ],
)
def test_words_and_number_are_read_in_any_order(text: str, words: tuple[str, ...], number: str) -> None:
    line = parse_query(text)
    assert (line.words, line.number) == (words, number)


def test_two_numbers_are_counted() -> None:
    assert parse_query("stress mira 2 3").numbers == 2


def test_each_word_starts_a_word_of_a_name() -> None:
    assert words_fit(("str", "mi"), ("Stress", "Mira Vance"))
    assert words_fit(("vance", "stress"), ("Stress", "Mira Vance"))
    assert not words_fit(("tress", "mira"), ("Stress", "Mira Vance"))


def test_accents_are_optional() -> None:
    assert words_fit(parse_query("resume").words, ("Résumé…",))
    assert words_fit(parse_query("RÉSUMÉ").words, ("Résumé…",))
    assert words_fit(parse_query("étienne stress").words, ("Stress", "Etienne"))


def test_required_name_must_be_typed() -> None:
    assert not words_fit(("stress",), ("Stress", "Mira Vance"))
    assert words_fit(("stress",), ("Stress",), ("Mira Vance",))


def test_extra_word_fits_nothing() -> None:
    assert not words_fit(("stress", "mira", "rook"), ("Stress", "Mira Vance"))


def test_name_typed_in_full_is_the_nearest() -> None:
    assert count_unsaid_words(("save",), "Save") < count_unsaid_words(("save",), "Save as…")
    assert count_unsaid_words(("s",), "Start the session…") < count_unsaid_words(("e",), "Start the session…")


IN_GERMAN = """
import sys

from gmtracker import i18n

GERMAN = {"roll": "würfle", "note": "notiz", "add": "neu", "a an at for from in of on the to with": "der die von"}
GERMAN["Roll initiative"] = "Reihenfolge auswürfeln"
i18n.set_language(lambda text, _sense: GERMAN.get(text, text), ",")

from gmtracker.app import application, build
from gmtracker.storage.settings import Settings
from gmtracker.ui.command_line.search import find
from tests.windows.main_window import BEFORE_THE_EVENING

app = application()
parts = build(Settings(), keep=lambda _settings: None)
parts.document.open_sample(BEFORE_THE_EVENING)
hero = parts.bridge.shown.heroes()[0]
for typed in sys.argv[1:]:
    print(find(parts.bridge, parts.window.actions_of_play, typed, hero.id)[0].name)
"""

FOUND = {
    "würfle 2d6": "Roll 2d6",
    "roll 2d6": "Roll 2d6",
    "notiz Regen": "Note: Regen",
    "note rain": "Note: rain",
    "neu Wache": "Add Wache",
    "stress von rook +1": "Stress of Rook",
    "initiative": "Reihenfolge auswürfeln",
    "reihenfolge": "Reihenfolge auswürfeln",
}


def test_line_is_understood_in_both_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONUTF8", "1")
    done = subprocess.run([sys.executable, "-c", IN_GERMAN, *FOUND], capture_output=True, encoding="utf-8", check=True)
    for said, expected in zip(done.stdout.splitlines(), FOUND.values(), strict=True):
        assert said.startswith(expected)

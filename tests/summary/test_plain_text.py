from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmtracker.engine.plain_text import MOST_MARKS
from gmtracker.summary.plain_text import plain, plain_name


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("Mira", "Mira"),
        ("  Mira  ", "Mira"),
        ("<b>Bobby</b>", "<b>Bobby</b>"),
        ("Mi\nra\tVoss", "Mi ra Voss"),
        ("Mi\u2028ra", "Mi ra"),
        ("\u202eariM\u202c", "ariM"),
        ("M\u200bi\u00adra\ufeff", "Mira"),
        ("Bell\x07\x1b[31m", "Bell  [31m"),
        ("Zoë Ångström", "Zoë Ångström"),
        ("\u05de\u05d9\u05e8\u05d4", "\u05de\u05d9\u05e8\u05d4"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\ud800", "\ufffd"),
    ],
)
def test_a_name_prints_as_typed_but_for_what_steers_the_layout(typed: str, printed: str) -> None:
    assert plain(typed) == printed


def test_a_tower_of_accents_is_cut() -> None:
    assert plain("a" + "\u0301" * 40 + "b" + "\u0302") == "a" + "\u0301" * MOST_MARKS + "b\u0302"


def test_a_name_of_which_nothing_is_left_is_unnamed() -> None:
    assert plain_name("\u202e\u200b") == "unnamed"


@given(st.text())
def test_no_text_comes_out_with_a_break_or_a_sign_of_direction(text: str) -> None:
    left = plain(text).replace("\u200c", "").replace("\u200d", "")
    assert {category(sign) for sign in left}.isdisjoint({"Cc", "Cf", "Cs", "Zl", "Zp"})
    assert plain(plain(text)) == plain(text)

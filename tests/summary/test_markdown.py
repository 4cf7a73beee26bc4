import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmtracker.summary.markdown import escape


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("Mira Voss", "Mira Voss"),
        ("<b>Bobby</b>", r"\<b\>Bobby\</b\>"),
        ("*x* and _y_", r"\*x\* and \_y\_"),
        ("a|b", r"a\|b"),
        ("`rm -rf`", r"\`rm -rf\`"),
        ("[here](http://x.y)", r"\[here\](http\://x.y)"),
        ("www.x.y", r"www\.x.y"),
        ("&amp;", r"\&amp;"),
        ("# Boss", r"\# Boss"),
        ("Boss #", r"Boss \#"),
        ("- 3", r"\- 3"),
        ("1. Rook", r"1\. Rook"),
        ("4.17", "4.17"),
        ("Coup +2, at 14:05", "Coup +2, at 14:05"),
        ("\\*", r"\\\*"),
    ],
)
def test_a_text_is_written_so_that_it_prints_as_typed(typed: str, written: str) -> None:
    assert escape(typed) == written


@given(st.text(alphabet="ab1 *_`[]()<>|~&$#+-=.:/\\w", max_size=30))
def test_without_its_backslashes_the_text_is_as_typed(text: str) -> None:
    assert re.sub(r"\\([!-/:-@\[-`{-~])", r"\1", escape(text)) == text


@given(st.text(alphabet="ab1 *_`[]()<>|~&$#+-=.:/\\w", max_size=30))
def test_no_sign_that_means_something_stands_without_a_backslash(text: str) -> None:
    without_escaped = re.sub(r"\\.", "x", escape(text))
    assert not set(without_escaped) & set("*_`[]<>|~&$\\")
    assert not re.match(r"[#+=-]|\d+[.)](\s|$)", without_escaped)

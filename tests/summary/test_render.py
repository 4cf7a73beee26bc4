"""Rendering a summary as HTML and Markdown. Names show as they were typed."""

import re
import subprocess
import sys
from html.parser import HTMLParser
from typing import get_args
from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine.errors import MAX_ACCENTS
from gmtracker.engine.game_spec import Sign
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.table import Table
from gmtracker.summary import summarize, to_html, to_markdown
from gmtracker.summary.render import escape_markdown, plain_name, plain_text
from tests.builders.campaigns import a_campaign, a_hero, a_session, do, who
from tests.builders.evenings import a_log, a_rich_evening, started, summary_of
from tests.builders.summaries import a_ledger, a_summary


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
def test_escaped_text_prints_as_typed(typed: str, written: str) -> None:
    assert escape_markdown(typed) == written


@given(st.text(alphabet="ab1 *_`[]()<>|~&$#+-=.:/\\w", max_size=30))
def test_escaped_text_without_backslashes_is_original(text: str) -> None:
    assert re.sub(r"\\([!-/:-@\[-`{-~])", r"\1", escape_markdown(text)) == text


@given(st.text(alphabet="ab1 *_`[]()<>|~&$#+-=.:/\\w", max_size=30))
def test_every_markdown_character_is_escaped(text: str) -> None:
    without_escaped = re.sub(r"\\.", "x", escape_markdown(text))
    assert not set(without_escaped) & set("*_`[]<>|~&$\\")
    assert not re.match(r"[#+=-]|\d+[.)](\s|$)", without_escaped)


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
def test_name_prints_as_typed_except_layout_controls(typed: str, printed: str) -> None:
    assert plain_text(typed) == printed


def test_stacked_accents_are_cut() -> None:
    assert plain_text("a" + "\u0301" * 40 + "b" + "\u0302") == "a" + "\u0301" * MAX_ACCENTS + "b\u0302"


def test_empty_name_becomes_unnamed() -> None:
    assert plain_name("\u202e\u200b") == "unnamed"


@given(st.text())
def test_plain_text_has_no_line_breaks_or_direction_marks(text: str) -> None:
    left = plain_text(text).replace("\u200c", "").replace("\u200d", "")
    assert {category(sign) for sign in left}.isdisjoint({"Cc", "Cf", "Cs", "Zl", "Zp"})
    assert plain_text(plain_text(text)) == plain_text(text)


HOSTILE = [
    "<b>Bobby</b>",
    "*x* _y_ `z`",
    "a | b",
    "[click](http://x.y)",
    "</td></tr></table><script>alert(1)</script>",
    "{{ summary }}{% raw %}",
    "--> <!-- &lt;b&gt; &amp;",
    "# 1. - > +",
    "\"'onload=x'\"",
]


class _Page(HTMLParser):
    """The elements of a page and its text outside the style."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.text = ""
        self._in_style = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]
        self._in_style = tag == "style"

    def handle_endtag(self, tag: str) -> None:
        self._in_style = False

    def handle_data(self, data: str) -> None:
        if not self._in_style:
            self.text += data


def an_evening_of(name: str) -> Table:
    """Return a session in which everything has that name."""
    table = a_session(a_hero(name, player=name))
    do(table, c.RenameCampaign(name=name))
    do(table, c.AddNote(text=name))
    do(table, c.AddNote(text=name, topic="owed"))
    do(table, c.StartEncounter(kind="combat", title=name, order=(who(table, name),)))
    do(table, c.EndEncounter(result=name))
    return table


@pytest.mark.parametrize("name", HOSTILE)
def test_name_prints_as_typed_in_html(name: str) -> None:
    page = _Page(to_html(summary_of(an_evening_of(name))))
    harmless = _Page(to_html(summary_of(an_evening_of("Bobby"))))
    assert page.tags == harmless.tags
    assert page.text.count(name) == harmless.text.count("Bobby")


@pytest.mark.parametrize("name", [name for name in HOSTILE if escape_markdown(name) != name])
def test_name_is_escaped_in_markdown(name: str) -> None:
    written = to_markdown(summary_of(an_evening_of(name)))
    harmless = to_markdown(summary_of(an_evening_of("Bobby")))
    assert len(written.splitlines()) == len(harmless.splitlines())
    assert name not in written


def test_template_in_name_is_not_filled_in() -> None:
    assert "{{ heading }}" in to_markdown(summary_of(an_evening_of("{{ heading }}")))


def test_name_of_two_lines_prints_on_one() -> None:
    hero = replace(a_hero("Bobby\n\n# Tables", player="Bobby"), id=CharacterId("c1"))
    campaign = replace(a_campaign(), characters=(hero,))
    written = to_markdown(summarize(campaign, a_log((started(campaign),))))
    assert "Bobby  # Tables" in written
    assert "\n# Tables" not in written


def test_page_needs_no_other_file() -> None:
    page = _Page(to_html(summary_of(a_rich_evening())))
    assert all(link.startswith("#") for link in page.links)
    assert "script" not in page.tags
    assert "@import" not in to_html(summary_of(a_rich_evening()))


def test_both_forms_contain_whole_session() -> None:
    summary = summary_of(a_rich_evening())
    html, markdown = _Page(to_html(summary)).text, to_markdown(summary)
    for text in (html, markdown):
        for said in (
            "Session 1: Dockside",
            "Mira (Ana)",
            "Kell got away.",
            "Combat · 2 rounds",
            "The harbormaster lied.",
            "Mira owes the lamplighter.",
            "Inspiration 2",
            "Hubris",
            "a boat under the pier",
            "Overridden by the GM",
            "3 Triumph stones earned, 2 used, 1 left",
            "GM's hand",
            "Dice luck",
        ):
            assert said in text


def test_foe_with_uses_is_not_listed_under_heroes() -> None:
    heroes, both = a_summary(), replace(a_summary(), opposition=(a_ledger("Warden"),))
    for written in (lambda summary: _Page(to_html(summary)).text, to_markdown):
        assert "The heroes and the opposition" not in written(heroes)
        assert "The heroes and the opposition" in written(both)


def test_empty_session_has_no_empty_sections() -> None:
    summary = summary_of(a_session(a_hero("Mira", player="")))
    for text in (_Page(to_html(summary)).text, to_markdown(summary)):
        assert "What happened" not in text
        assert "None" not in text
        assert "()" not in text


def test_triumph_and_tragedy_differ_by_shape_and_word() -> None:
    html = to_html(summary_of(a_rich_evening()))
    for form in ("die-up", "die-down", "stone-up"):
        assert f'href="#{form}"' in html
    for word in ("Triumph die", "Tragedy die", "Triumph stone"):
        assert word in html


@pytest.mark.parametrize("look", ["die", "stone"])
@pytest.mark.parametrize("sign", get_args(Sign))
def test_page_has_a_picture_of_every_token(look: str, sign: Sign) -> None:
    """Before, a second kind of token with the same sign had no picture."""
    assert f'<symbol id="{look}-{sign}"' in to_html(summary_of(a_rich_evening()))


def test_wheel_shows_held_dice_separately() -> None:
    html = to_html(summary_of(a_session(a_hero("Mira", stress=3))))
    assert html.count('class="full"') == 3
    assert html.count('class="held"') == 2


def test_summarizing_loads_neither_qt_nor_jinja() -> None:
    code = "import sys, gmtracker.summary; print([m for m in ('PySide6', 'jinja2') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == "[]"


def test_removed_hero_is_missing_from_next_start() -> None:
    table = a_session(a_hero("Mira"), a_hero("Rook"))
    do(table, c.RemoveCharacter(character=who(table, "Rook")))
    summary = summary_of(table)
    written, page = to_markdown(summary), to_html(summary)
    begins = written.partition("## At the start of the next session")[2].partition("## The heroes")[0]
    assert "Mira" in begins
    assert "Rook" not in begins
    assert "Rook" not in page.partition('<section class="next">')[2].partition("</section>")[0]

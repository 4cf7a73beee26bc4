"""Refusals repeat what somebody typed safely.

Refusals and what is said are templates: values are data, whatever they contain.
"""

from hypothesis import example, given
from hypothesis import strategies as st

from gmtracker.engine.commands import AddNote, RenameCampaign, StartSession
from gmtracker.engine.errors import LONGEST_NAME, Refused, check_lengths, quoted, strip_controls, strip_invisible
from gmtracker.engine.sheet import GameSpec
from tests.builders.campaigns import a_hero, a_table, do, who


def test_a_plain_word_is_repeated_as_it_is() -> None:
    assert quoted("Größe 2d6") == "Größe 2d6"


def test_what_cannot_be_printed_becomes_a_question_mark() -> None:
    assert quoted("a\n\x1b\ud800b") == "a???b"


@given(st.text())
def test_a_quote_is_short_and_can_be_printed(text: str) -> None:
    assert len(quoted(text)) <= 61
    assert quoted(text).isprintable()


@given(st.text(alphabet=st.one_of(st.characters(), st.characters(max_codepoint=127))))
def test_every_text_of_a_command_is_cleared_as_it_would_be_by_itself(text: str) -> None:
    assert strip_invisible(RenameCampaign(name=text)).name == strip_controls(text)
    assert strip_invisible(AddNote(text=text)).text == strip_controls(text, lines=True)


@given(st.characters(), st.integers(LONGEST_NAME - 1, LONGEST_NAME + 1))
@example('"', LONGEST_NAME + 1)
@example("\\", LONGEST_NAME + 1)
def test_a_name_is_as_long_as_it_has_signs_whatever_they_are(sign: str, count: int) -> None:
    assert refused(RenameCampaign(name=sign * count)) is (count > LONGEST_NAME)
    assert not refused(AddNote(text=sign * count))


def refused(command: object) -> bool:
    """Whether a text in it is too long."""
    try:
        check_lengths(command)
    except Refused:
        return True
    return False


def test_a_refusal_keeps_template_and_values_apart() -> None:
    refusal = Refused("{name} is at 10 Stress.", name="{0} <b>")
    assert refusal.sentence == "{0} <b> is at 10 Stress."
    assert (refusal.template, refusal.values) == ("{name} is at 10 Stress.", {"name": "{0} <b>"})
    assert str(refusal) == refusal.sentence
    assert not refusal.overrulable


def test_names_with_braces_are_said_as_they_are() -> None:
    table = a_table(a_hero("{Mira!r}"))
    said = do(table, StartSession(present=(who(table, "{Mira!r}"),), title="{0}"))
    assert said.startswith("Session 1, “{0}”, starts with {Mira!r}.")


def test_a_token_kind_without_a_description_is_called_by_its_key() -> None:
    game = GameSpec(ruleset="any", name="Any")
    assert game.token_kind("button").plural == "button"
    assert game.condition_name("sleepy") == "sleepy"

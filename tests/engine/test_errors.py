"""Refusals as templates whose values are data, and safe quotes of typed text."""

from hypothesis import example, given
from hypothesis import strategies as st

from gmtracker.engine.commands import AddNote, RenameCampaign, StartSession
from gmtracker.engine.errors import MAX_NAME_LENGTH, Refused, check_lengths, quote, strip_controls, strip_invisible
from gmtracker.engine.game_spec import GameSpec
from tests.builders.campaigns import a_hero, a_table, do, who


def test_quote_keeps_printable_text() -> None:
    assert quote("Größe 2d6") == "Größe 2d6"


def test_quote_replaces_unprintable_characters() -> None:
    assert quote("a\n\x1b\ud800b") == "a???b"


@given(st.text())
def test_quote_is_short_and_printable(text: str) -> None:
    assert len(quote(text)) <= 61
    assert quote(text).isprintable()


@given(st.text(alphabet=st.one_of(st.characters(), st.characters(max_codepoint=127))))
def test_texts_of_commands_are_cleaned_like_single_texts(text: str) -> None:
    assert strip_invisible(RenameCampaign(name=text)).name == strip_controls(text)
    assert strip_invisible(AddNote(text=text)).text == strip_controls(text, lines=True)


@given(st.characters(), st.integers(MAX_NAME_LENGTH - 1, MAX_NAME_LENGTH + 1))
@example('"', MAX_NAME_LENGTH + 1)
@example("\\", MAX_NAME_LENGTH + 1)
def test_length_limit_counts_characters_whatever_they_are(sign: str, count: int) -> None:
    assert refused(RenameCampaign(name=sign * count)) is (count > MAX_NAME_LENGTH)
    assert not refused(AddNote(text=sign * count))


def refused(command: object) -> bool:
    """Return whether a text in it is too long."""
    try:
        check_lengths(command)
    except Refused:
        return True
    return False


def test_refusal_keeps_template_and_values_apart() -> None:
    refusal = Refused("{name} is at 10 Stress.", name="{0} <b>")
    assert refusal.sentence == "{0} <b> is at 10 Stress."
    assert (refusal.template, refusal.values) == ("{name} is at 10 Stress.", {"name": "{0} <b>"})
    assert str(refusal) == refusal.sentence
    assert not refusal.overrulable


def test_names_with_braces_are_logged_unchanged() -> None:
    table = a_table(a_hero("{Mira!r}"))
    said = do(table, StartSession(present=(who(table, "{Mira!r}"),), title="{0}"))
    assert said.startswith("Session 1, “{0}”, starts with {Mira!r}.")


def test_undescribed_token_kind_is_named_after_its_key() -> None:
    game = GameSpec(ruleset="any", name="Any")
    assert game.token_kind("button").plural == "button"
    assert game.condition_name("sleepy") == "sleepy"

"""A game's kinds of check: one entry has everything that a kind needs, and no kind is forgotten."""

from typing import Literal

import pytest

from gmtracker.engine.check.form import CheckDraft, FormBuilder
from gmtracker.engine.check.kinds import Kind, Kinds

Key = Literal["climb", "swim"]
CLIMB = Kind[Key]("climb", "Climbing", "climbs", "Climb")
SWIM = Kind[Key]("swim", "Swimming", "swims", "Swim", "to stay afloat")
KINDS = Kinds[Key](Key, CLIMB, SWIM)


def test_forgotten_kind_is_an_error_at_import() -> None:
    with pytest.raises(TypeError, match="swim"):
        Kinds[Key](Key, CLIMB)


def test_kind_starts_the_sentence_with_its_verb() -> None:
    form = FormBuilder(CheckDraft().with_value("kind", "swim"))
    assert KINDS[KINDS.ask(form, fills=("depth",))] == SWIM
    (field,) = form.sections()[0].fields
    assert (field.text, field.refilled_fields) == ("swims", ("depth",))


def test_first_kind_is_the_default() -> None:
    assert KINDS.ask(FormBuilder(CheckDraft()), fills=()) == "climb"


def test_kind_that_cannot_be_rolled_is_not_offered() -> None:
    form = FormBuilder(CheckDraft().with_value("kind", "swim"))
    assert KINDS.ask(form, fills=(), without=("swim",)) == "climb"
    assert [option.key for option in form.sections()[0].fields[0].options] == ["climb"]

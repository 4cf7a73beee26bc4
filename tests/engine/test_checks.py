"""Drafts of checks and chances in words: what every game's panel is built on."""

from fractions import Fraction

import pytest

from gmtracker.engine.checks import CheckDraft, CheckForm, Chip, chance_of
from gmtracker.engine.form_builder import FormBuilder
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.sheet import Option


@pytest.mark.parametrize(
    ("chance", "says"),
    [
        (Fraction(0), "0 %"),
        (Fraction(7, 8), "87.5 %"),
        (Fraction(1, 20), "5 %"),
        (Fraction(1, 3), "33.3 %"),
        (Fraction(1, 10_000), "under 0.1 %"),
        (Fraction(9_999, 10_000), "over 99.9 %"),
        (Fraction(1), "100 %"),
    ],
)
def test_a_chance_in_per_cent_never_claims_to_be_certain(chance: Fraction, says: str) -> None:
    assert chance_of(chance).says == says


def test_a_chance_is_kept_exactly_and_as_a_share() -> None:
    assert (chance_of(Fraction(14, 16)).exact, chance_of(Fraction(14, 16)).share) == ("7/8", 0.875)


def test_a_field_set_twice_has_the_last_value_and_can_be_left_again() -> None:
    draft = CheckDraft(CharacterId("c1")).with_value("dc", 12).with_value("dc", 15)
    assert draft.value("dc") == 15
    assert draft.without("dc").value("dc") is None
    assert len({draft, CheckDraft(CharacterId("c1")).with_value("dc", 15)}) == 1


def test_a_number_is_what_was_set_within_its_range_or_what_the_sheet_says() -> None:
    form = FormBuilder(CheckDraft().with_value("dc", 999).with_value("rank", "seven"))
    assert form.number("dc", "DC", 15, highest=200, chips=(Chip("+5", 5),)) == 200
    assert form.number("rank", "Skill rank", 7) == 7


def test_an_answer_that_is_not_offered_any_more_is_forgotten() -> None:
    form = FormBuilder(CheckDraft().with_value("trait", "Juggling"))
    assert form.choice("trait", "Skill", (Option("a", "Acrobatics"), Option("s", "Stealth")), "s") == "s"
    assert form.choice("other", "Skill", (), "s") == ""


def test_a_flag_set_by_the_gm_counts_over_the_plain_one() -> None:
    form = FormBuilder(CheckDraft().with_value("routine", False))
    assert form.flag("routine", "Routine", plain=True) is False
    assert form.flag("fortune", "Fortune", plain=True) is True


def a_form(draft: CheckDraft) -> CheckForm:
    form = FormBuilder(draft)
    form.choice("trait", "Skill", (Option("a", "Acrobatics"), Option("s", "Stealth")), fills=("rank",))
    form.number("rank", "Skill rank", 7)
    form.number("dc", "DC", 15)
    return CheckForm(headline="", sections=form.sections(), of_acting=("rank",), of_target=("dc",))


def test_another_trait_has_its_rank_filled_in_anew() -> None:
    typed = CheckDraft().with_value("rank", 12).with_value("dc", 20)
    changed = a_form(typed).with_value(typed, "trait", "s")
    assert dict(changed.values) == {"dc": 20, "trait": "s"}


def test_another_character_leaves_what_was_typed_for_the_one_before() -> None:
    typed = CheckDraft().with_value("rank", 12).with_value("dc", 20)
    assert a_form(typed).with_acting(typed, CharacterId("c2")) == CheckDraft(CharacterId("c2"), values=(("dc", 20),))
    assert a_form(typed).with_target(typed, CharacterId("c2")).values == (("rank", 12),)


def test_headings_without_fields_are_left_out() -> None:
    form = FormBuilder(CheckDraft())
    form.section("Empty")
    form.section("Against")
    form.number("dc", "DC")
    assert [section.name for section in form.sections()] == ["Against"]

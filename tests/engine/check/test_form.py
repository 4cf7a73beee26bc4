"""Reading checks from JSON, and a draft's form, which every game's panel is built on."""

from typing import Literal

import pytest
from msgspec import Struct

from gmtracker.engine.check.form import (
    CheckDraft,
    CheckForm,
    FormBuilder,
    Rank,
    StepButton,
    Tier,
    WholeNumber,
    read_check,
)
from gmtracker.engine.errors import Refused
from gmtracker.engine.game_spec import Option
from gmtracker.engine.ids import CharacterId


class Inner(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="inner"):
    dc: WholeNumber


class Other(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="other"):
    level: Rank


class Outer(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: Literal["easy", "hard"] = "easy"
    rank: Rank = 0
    tier: Tier = 1
    flag: bool = False
    against: Inner | Other


def shape(**fields: object) -> dict[str, object]:
    return {"against": {"type": "inner", "dc": 3}} | fields


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({}, "The check: Object missing required field `against`."),
        ([], "The check: Expected `object`, got `array`."),
        (shape(against=None), "against: Expected `object`, got `null`."),
        (shape(against={"dc": 1}), "against: Object missing required field `type`."),
        (shape(against={"type": "inner"}), "against: Object missing required field `dc`."),
        (shape(against={"type": "outer", "dc": 1}), "against.type: Invalid value 'outer'."),
        (shape(against={"type": "inner", "dc": "12"}), "against.dc: Expected `int`, got `str`."),
        (shape(against={"type": "inner", "dc": 1.5}), "against.dc: Expected `int`, got `float`."),
        (shape(against={"type": "inner", "dc": -1001}), "against.dc: Expected `int` >= -1000."),
        (shape(against={"type": "inner", "dc": 1, "x": 1}), "against: Object contains unknown field `x`."),
        (shape(rank=True), "rank: Expected `int`, got `bool`."),
        (shape(rank=-1), "rank: Expected `int` >= 0."),
        (shape(rank=1001), "rank: Expected `int` <= 1000."),
        (shape(rank=10**30), "rank: Expected `int` <= 1000."),
        (shape(tier=0), "tier: Expected `int` >= 1."),
        (shape(flag=1), "flag: Expected `bool`, got `int`."),
        (shape(flag=None), "flag: Expected `bool`, got `null`."),
        (shape(kind="odd"), "kind: Invalid enum value 'odd'."),
        (shape(kind=3), "kind: Expected `str`, got `int`."),
        (shape(luck=3), "The check: Object contains unknown field `luck`."),
    ],
)
def test_error_names_its_field(wrong: object, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        read_check(wrong, Outer)
    assert refused.value.sentence == sentence


def test_error_shortens_long_field_name() -> None:
    with pytest.raises(Refused) as refused:
        read_check(shape(**{"x" * 50_000: 1}), Outer)
    assert len(refused.value.sentence) < 120


def test_valid_check_is_read() -> None:
    read = read_check(shape(kind="hard", rank=4), Outer)
    assert read == Outer(kind="hard", rank=4, against=Inner(3))


def test_field_keeps_last_value_and_can_be_unset() -> None:
    draft = CheckDraft(CharacterId("c1")).with_value("dc", 12).with_value("dc", 15)
    assert draft.value("dc") == 15
    assert draft.unset("dc").value("dc") is None
    assert len({draft, CheckDraft(CharacterId("c1")).with_value("dc", 15)}) == 1


def test_number_is_clamped_and_falls_back_to_sheet_value() -> None:
    form = FormBuilder(CheckDraft().with_value("dc", 999).with_value("rank", "seven"))
    assert form.number("dc", "DC", 15, highest=200, chips=(StepButton("+5", 5),)) == 200
    assert form.number("rank", "Skill rank", 7) == 7


def test_choice_ignores_answer_that_is_not_an_option() -> None:
    form = FormBuilder(CheckDraft().with_value("trait", "Juggling"))
    assert form.choice("trait", "Skill", (Option("a", "Acrobatics"), Option("s", "Stealth")), "s") == "s"
    assert form.choice("other", "Skill", (), "s") == ""


def test_flag_set_by_gm_overrides_default() -> None:
    form = FormBuilder(CheckDraft().with_value("routine", False))
    assert form.flag("routine", "Routine", plain=True) is False
    assert form.flag("fortune", "Fortune", plain=True) is True


def a_form(draft: CheckDraft) -> CheckForm:
    form = FormBuilder(draft)
    form.choice("trait", "Skill", (Option("a", "Acrobatics"), Option("s", "Stealth")), fills=("rank",))
    form.number("rank", "Skill rank", 7)
    form.number("dc", "DC", 15)
    return CheckForm(headline="", sections=form.sections(), actor_fields=("rank",), target_fields=("dc",))


def test_changing_trait_unsets_typed_rank() -> None:
    typed = CheckDraft().with_value("rank", 12).with_value("dc", 20)
    changed = a_form(typed).with_value(typed, "trait", "s")
    assert dict(changed.values) == {"dc": 20, "trait": "s"}


def test_changing_character_unsets_values_of_previous_one() -> None:
    typed = CheckDraft().with_value("rank", 12).with_value("dc", 20)
    assert a_form(typed).with_acting(typed, CharacterId("c2")) == CheckDraft(CharacterId("c2"), values=(("dc", 20),))
    assert a_form(typed).with_target(typed, CharacterId("c2")).values == (("rank", 12),)


def test_sections_without_fields_are_left_out() -> None:
    form = FormBuilder(CheckDraft())
    form.section("Empty")
    form.section("Against")
    form.number("dc", "DC")
    assert [section.name for section in form.sections()] == ["Against"]

"""The machine shape of a check: defaults, and errors that name the field."""

import re
from typing import Any

import pytest

from gmtracker.engine.errors import Refused
from gmtracker.rulesets.shattered_spheres.check_spec import AgainstDC, CheckSpec, parse_check


def shape(**fields: Any) -> dict[str, Any]:
    plain = {
        "ruleset": "shattered-spheres",
        "kind": "skill",
        "skill_rank": 4,
        "against": {"type": "dc", "dc": 15},
    }
    return plain | fields


def test_what_is_left_out_has_its_default() -> None:
    assert parse_check(shape()) == CheckSpec(
        kind="skill",
        skill_rank=4,
        advantage=0,
        disadvantage=0,
        tier=1,
        fortune=False,
        misfortune=False,
        luck_dice="replace",
        routine=False,
        bonus=0,
        side="heroes",
        against=AgainstDC(dc=15, advantage=0, disadvantage=0, tier=1),
    )


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"kind": "save"}, "kind"),
        ({"skill_rank": -1}, "skill_rank"),
        ({"advantage": -1}, "advantage"),
        ({"disadvantage": 1.0}, "disadvantage"),
        ({"tier": 0}, "tier"),
        ({"fortune": 1}, "fortune"),
        ({"luck_dice": "both"}, "luck_dice"),
        ({"routine": "no"}, "routine"),
        ({"bonus": 1001}, "bonus"),
        ({"bonus": True}, "bonus"),
        ({"side": "gm"}, "side"),
        ({"luck": True}, "luck"),
        ({"ruleset": "vagabond"}, "ruleset"),
        ({"against": None}, "against"),
        ({"against": {"dc": 10}}, "against.type"),
        ({"against": {"type": "fate"}}, "against.type"),
        ({"against": {"type": "dc"}}, "against.dc"),
        ({"against": {"type": "dc", "dc": -1001}}, "against.dc"),
        ({"against": {"type": "dc", "dc": 10, "skill_rank": 1}}, "against.skill_rank"),
        ({"against": {"type": "dc", "dc": 10, "tier": 0}}, "against.tier"),
        ({"against": {"type": "obstacle", "difficulty": "easy"}}, "against.level"),
        ({"against": {"type": "obstacle", "level": -1, "difficulty": "easy"}}, "against.level"),
        ({"against": {"type": "obstacle", "level": 3}}, "against.difficulty"),
        ({"against": {"type": "obstacle", "level": 3, "difficulty": "easy", "rolled": 0}}, "against.rolled"),
        ({"against": {"type": "passive"}}, "against.skill_rank"),
        ({"against": {"type": "passive", "skill_rank": 1, "fortune": True}}, "against.fortune"),
        ({"against": {"type": "opposed", "skill_rank": 1, "fortune": "yes"}}, "against.fortune"),
    ],
)
def test_an_error_names_the_field(fields: dict[str, Any], named: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_check(shape(**fields))
    assert set(named.split(".")) <= set(re.findall(r"\w+", refused.value.sentence))


@pytest.mark.parametrize("field", ["kind", "skill_rank", "against"])
def test_a_missing_field_is_named(field: str) -> None:
    incomplete = shape()
    del incomplete[field]
    with pytest.raises(Refused, match=f"Object missing required field `{field}`"):
        parse_check(incomplete)

"""Builders of checks: one with the fields that matter, or any at all."""

from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from gmtracker.rulesets.shattered_spheres.check_spec import (
    Against,
    AgainstDC,
    AgainstObstacle,
    AgainstOpposed,
    AgainstPassive,
    CheckSpec,
)

skill_ranks = st.integers(0, 20)
ranks = st.integers(0, 16)
tiers = st.integers(1, 7)
dice = {"advantage": ranks, "disadvantage": ranks, "tier": tiers}
luck = {"fortune": st.booleans(), "misfortune": st.booleans()}

any_against: st.SearchStrategy[Against] = st.one_of(
    st.builds(AgainstDC, dc=st.integers(-5, 45), **dice),
    st.builds(
        AgainstObstacle,
        level=st.integers(0, 15),
        difficulty=st.sampled_from(["easy", "moderate", "hard"]),
        rolled=st.booleans(),
    ),
    st.builds(AgainstPassive, skill_rank=skill_ranks, **dice),
    st.builds(AgainstOpposed, skill_rank=skill_ranks, **dice, **luck),
)

any_check: st.SearchStrategy[CheckSpec] = st.builds(
    CheckSpec,
    kind=st.sampled_from(["skill", "attack", "resistance"]),
    skill_rank=skill_ranks,
    **dice,
    **luck,
    luck_dice=st.sampled_from(["replace", "add"]),
    routine=st.booleans(),
    bonus=st.integers(-10, 10),
    side=st.sampled_from(["heroes", "opposition"]),
    against=any_against,
)


def a_check(**fields: Any) -> CheckSpec:
    """A hero's skill check of rank 0 against DC 11: an even chance, but for what the fields change."""
    return replace(CheckSpec(kind="skill", skill_rank=0, against=AgainstDC(dc=11)), **fields)

"""The README's example of a game with a check: its description is sound, and its check can be finished."""

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Trait
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.commands import AddCharacters, SetPresent, StartSession, Use
from gmtracker.engine.events import CheckResolved
from gmtracker.engine.game_spec import ActionKind, HouseRule, InputKind, Option, TraitGroup, TraitSuggestion, flow_use
from gmtracker.engine.history import History
from gmtracker.engine.ids import CampaignId
from gmtracker.engine.table import Table
from gmtracker.rulesets.spec_check import validate_spec
from gmtracker.summary import summarize, to_markdown
from tests.builders.campaigns import NOON, a_hero, do, held_tokens, no_dice, who
from tests.strangers_game.lantern_road import GAME, RULESET


def a_night() -> Table:
    """Return a session of Oda, whose Nerve is 3."""
    campaign = Campaign(id=CampaignId("road"), name="The long way", ruleset=GAME.ruleset, game=GAME)
    table = Table(History(campaign), RULESET, clock=lambda: NOON)
    oda = a_hero("Oda", traits=(Trait("gifts", "Nerve", rank=3),), tier=1)
    table.dispatch(AddCharacters(characters=(oda,)), no_dice())
    do(table, StartSession(present=(who(table, "Oda"),)))
    return table


def test_description_is_sound() -> None:
    assert list(validate_spec(GAME)) == []


SLIP = "\0"


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        (
            {"house_rules": (HouseRule(key="oil", name="Oil", description="How much.", default=True, highest=6),)},
            "HouseRule “oil”: default must be a number",
        ),
        (
            {"actions": (ActionKind(key="walk", name="Walk", letter=""),)},
            "ActionKind “walk”: letter must be a single letter",
        ),
        (
            {"actions": (ActionKind(key="walk", name="Walk", letter="WK"),)},
            "ActionKind “walk”: letter must be a single letter",
        ),
        (
            {"actions": (ActionKind(key="walk", name="Walk", letter=" "),)},
            "ActionKind “walk”: letter must be a single letter",
        ),
        (
            {"actions": (ActionKind(key="walk", name=f"Wa{SLIP}lk", letter="W"),)},
            "ActionKind “walk”: name contains a control character",
        ),
        (
            {
                "trait_groups": (
                    TraitGroup(key="gifts", name="Gifts", singular="Gift", suggested=(TraitSuggestion(""),)),
                )
            },
            "TraitSuggestion: name must not be empty",
        ),
        (
            {"trait_groups": (replace(GAME.trait_groups[0], suggested=(TraitSuggestion(f"Ner{SLIP}ve"),)),)},
            "TraitSuggestion “Nerve”: name contains a control character",
        ),
        (
            {
                "uses": (
                    flow_use(
                        "wait",
                        "Wait",
                        "Wait.",
                        InputKind(key="how", name="How", kind="choice", options=(Option("long", " "),)),
                    ),
                )
            },
            "Option “long”: name must not be empty",
        ),
        (
            {
                "uses": (
                    flow_use(
                        "wait",
                        "Wait",
                        "Wait.",
                        InputKind(key="how", name="How", kind="choice", options=(Option("long", "Long"),)),
                        InputKind(key="why", name="Why", kind="text", required_for=(("how", "short"),)),
                    ),
                )
            },
            "InputKind “why”: only_with refers to “how: short”, which does not exist",
        ),
    ],
)
def test_unshowable_description_value_names_its_object(changes: dict[str, Any], why: str) -> None:
    """Before, a house rule with a number default offered Yes, and an action without a letter was an empty mark."""
    assert why in list(validate_spec(replace(GAME, **changes)))


def test_odds_match_the_dice() -> None:
    table = a_night()
    odds = table.rules.check_odds(CheckDraft(who(table, "Oda")))
    assert odds is not None
    assert Fraction(odds.success.exact) == 1 - Fraction(2, 3) ** 3


def test_ember_before_the_roll_is_refused_and_keeps_its_chance() -> None:
    table = a_night()
    (row,) = table.rules.check_rows(CheckDraft(who(table, "Oda")))
    assert row.offer.refusal
    assert (Fraction(row.success.exact), row.count) == (1 - Fraction(2, 3) ** 4, 2)


def test_check_is_rolled_improved_and_announced_as_one_action() -> None:
    table = a_night()
    draft = CheckDraft(who(table, "Oda"))
    command = table.rules.check_form(draft).command
    assert command is not None
    do(table, command, 1, 2, 3)
    (row,) = table.rules.check_rows(draft)
    assert Fraction(row.success.exact) == Fraction(1, 3)
    do(table, row.offer.command, 6)
    assert len(held_tokens(table, "Oda")) == 1
    assert do(table, Use(use="announce")) == "It goes well."
    assert len({entry.action for entry in table.history.open_chapter.entries[-3:]}) == 1


def test_open_check_is_announced_before_the_next() -> None:
    table = a_night()
    command = table.rules.check_form(CheckDraft(who(table, "Oda"))).command
    assert command is not None
    do(table, command, 1, 2, 3)
    assert do(table, command, 5, 5, 5) == "It goes wrong. Oda: Nerve."
    resolved = [event for entry in table.history.open_chapter.entries for event in entry.events]
    assert sum(isinstance(event, CheckResolved) for event in resolved) == 1


def test_late_hero_is_dealt_embers_once() -> None:
    table = a_night()
    table.dispatch(AddCharacters(characters=(a_hero("Ruy", tier=1),), into_turns=True), no_dice())
    for present in (False, True):
        do(table, SetPresent(character=who(table, "Ruy"), present=present))
    assert len(held_tokens(table, "Ruy")) == len(held_tokens(table, "Oda")) > 0


def test_embers_are_logged_as_dealt() -> None:
    table = a_night()
    said = to_markdown(summarize(table.history.open_chapter.opening, table.history.open_chapter.entries))
    assert "Dealt" in said
    assert "By hand" not in said

"""Limits of a file's game: uses that change nothing, numbers outside a trait's list, and the other side's checks."""

import pytest
from msgspec.structs import replace

from gmtracker.engine.campaign import Trait, character_place
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.commands import AddCharacters, AddToken, EditCharacter, SetCondition, SetTrack, Use
from gmtracker.engine.history import History
from gmtracker.engine.table import Table
from gmtracker.rulesets import rules_from_file
from gmtracker.rulesets.game_file.decode import Faulty
from tests.builders import refusals
from tests.builders.campaigns import a_campaign, a_foe, a_hero, do, held_tokens, no_dice, reason_of, who
from tests.builders.refusals import because

GAME = """
form = 1
id = "lamps"
name = "Lamps"
[[traits]]
key = "dice"
name = "Dice"
one = "Die"
numbers = [4, 6, 8]
list = "fixed"
names = ["Wits"]
[[tracks]]
key = "oil"
name = "Oil"
unit = "drop"
units = "drops"
highest = 5
starts-full = true
[[tokens]]
key = "match"
name = "Match"
plural = "Matches"
most = 2
[[conditions]]
key = "dark"
name = "Dark"
meaning = "No light."
[[uses]]
key = "refill"
name = "Refill"
does = "Fills the lamp, and lights it."
token = "match"
gives = [{ track = "oil", gain = "d4" }, { condition = "dark", ends = true }]
[[checks]]
key = "search"
name = "Search"
traits = ["dice"]
sides = ["heroes"]
roll = "d@trait"
outcomes = [
    { name = "Found", success = true, when = { total-least = 4 } },
    { name = "Nothing", success = false },
]
[[checks]]
key = "snuff"
name = "Snuff"
sides = ["opposition"]
roll = "d6"
outcomes = [
    { name = "Out", success = true, when = { total-least = 4 } },
    { name = "Still lit", success = false },
]
"""


def a_lamp(text: str = GAME) -> Table:
    """Return a table where Mira holds a Match and the Warden is her opponent."""
    rules = rules_from_file(text.encode())
    campaign = a_campaign().with_changes(ruleset="lamps", game=rules.spec())
    table = Table(History(campaign), rules, clock=lambda: "2026-01-01T00:00:00Z")
    table.dispatch(AddCharacters(characters=(a_hero(traits=()), replace(a_foe(), traits=()))), no_dice())
    do(table, AddToken(kind="match", place=character_place(who(table, "Mira"))))
    return table


def refill(table: Table, *, override: bool = False) -> Use:
    return Use(use="refill", by=who(table, "Mira"), override=override)


def test_use_that_changes_nothing_keeps_its_token() -> None:
    """Before, it took the token without a message. Built-in games refuse such uses."""
    table = a_lamp()
    assert reason_of(table, refill(table)) == because(refusals.USE_CHANGES_NOTHING, use="Refill")
    assert table.rules.preview(refill(table)).overrulable
    assert len(held_tokens(table, "Mira")) == 1


def test_gm_can_overrule_a_use_that_changes_nothing() -> None:
    table = a_lamp()
    do(table, refill(table, override=True), 3)
    assert not held_tokens(table, "Mira")


@pytest.mark.parametrize("change", ["oil", "dark"])
def test_use_that_changes_one_thing_is_done(change: str) -> None:
    table = a_lamp()
    mira = who(table, "Mira")
    needed = SetTrack(character=mira, track="oil", value=1), SetCondition(character=mira, condition="dark")
    do(table, needed[0] if change == "oil" else needed[1])
    do(table, refill(table), 2)
    assert not held_tokens(table, "Mira")


def with_die(table: Table, size: int) -> EditCharacter:
    mira = table.campaign.character(who(table, "Mira"))
    return EditCharacter(character=replace(mira, traits=(Trait("dice", "Wits", rank=size),)))


def test_trait_with_listed_numbers_accepts_no_other() -> None:
    """Before, a die of 5 was accepted and rolled as a d5."""
    table = a_lamp()
    assert reason_of(table, with_die(table, 5)) == because(
        refusals.TRAIT_NUMBERS, trait="Wits", name="Mira", numbers="4, 6 and 8"
    )
    do(table, with_die(table, 6))


def test_step_leaves_out_the_numbers_between() -> None:
    table = a_lamp(GAME.replace("numbers = [4, 6, 8]", "lowest = 4\nhighest = 12\nstep = 4"))
    assert reason_of(table, with_die(table, 10)) == because(
        refusals.TRAIT_NUMBERS, trait="Wits", name="Mira", numbers="4, 8 and 12"
    )


def test_listed_numbers_and_step_exclude_each_other() -> None:
    with pytest.raises(Faulty, match="use “numbers” or “step”, not both"):
        rules_from_file(GAME.replace("numbers = [4, 6, 8]", "numbers = [4, 6, 8]\nstep = 2").encode())


def test_check_panel_uses_the_nearest_listed_number() -> None:
    table = a_lamp()
    do(table, with_die(table, 4))
    draft = CheckDraft(by=who(table, "Mira"), values=(("rank", 7),))
    assert table.rules.check_form(draft).field("rank").value in (6, 8)


@pytest.mark.parametrize(("name", "headline"), [("Mira", "Search (Wits): d4"), ("Warden", "Snuff: d6")])
def test_check_is_only_for_its_side(name: str, headline: str) -> None:
    table = a_lamp()
    form = table.rules.check_form(CheckDraft(by=who(table, name)))
    assert form.headline == headline
    assert not any(field.key == "check" for field in form.fields)


def test_side_without_checks_is_refused_with_the_reason() -> None:
    table = a_lamp(GAME.replace('sides = ["opposition"]', 'sides = ["heroes"]'))
    form = table.rules.check_form(CheckDraft(by=who(table, "Warden")))
    assert form.refusal == "Warden has no checks in this game."

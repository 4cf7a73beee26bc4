"""Uses spent on checks of a file's game before and after the roll, and checks that the file no longer has."""

import pytest

from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.shown import OpenCheck
from gmtracker.engine.commands import Command, EndSession, NextTurn, StartEncounter, StartSession, Use
from gmtracker.engine.history import History
from gmtracker.engine.table import Table
from gmtracker.rulesets import rules_from_file
from gmtracker.summary import summarize, to_markdown
from tests.builders import refusals
from tests.builders.campaigns import NOON, a_campaign, a_foe, a_hero, a_table, do, held_tokens, reason_of, who
from tests.builders.refusals import because

GAME = """
form = 1
id = "luck"
name = "Luck"
[[traits]]
key = "abilities"
name = "Abilities"
one = "Ability"
list = "fixed"
names = ["Might"]
[[tokens]]
key = "luck"
name = "Luck"
plural = "Luck"
lies = ["heroes"]
start = [{ to = "heroes", count = 4 }]
[[encounters]]
key = "fight"
name = "Fight"
[[uses]]
key = "edge"
name = "Edge"
does = "adds to attacks"
token = "luck"
bonus = "10"
checks = ["attack"]
[[uses]]
key = "plain"
name = "Plain"
does = "adds to any check"
token = "luck"
bonus = "1"
[[uses]]
key = "lend"
name = "Lend"
does = "adds, and goes to the target"
token = "luck"
goes = "target"
bonus = "5"
[[checks]]
key = "attack"
name = "Attack"
roll = "d20"
targets = true
against = { number = 15 }
outcomes = [{ name = "Hit", success = true, when = { margin-least = 0 } }, { name = "Miss", success = false }]
[[checks]]
key = "lore"
name = "Lore"
roll = "d20"
against = { number = 15 }
outcomes = [{ name = "Known", success = true, when = { margin-least = 0 } }, { name = "Unknown", success = false }]
"""


def an_evening(text: str = GAME) -> Table:
    """Return a fight of Mira and Rook with the Warden, in the game of this file."""
    rules = rules_from_file(text.encode())
    people = a_table(a_hero(), a_hero("Rook"), a_foe()).campaign.characters
    table = Table(
        History(a_campaign().with_changes(ruleset=rules.id, game=rules.spec(), characters=people, next_id=50)),
        rules,
        clock=lambda: NOON,
    )
    do(table, StartSession(present=tuple(hero.id for hero in table.campaign.heroes())))
    do(table, StartEncounter(kind="fight", order=tuple(one.id for one in people)))
    return table


def draft(table: Table, check: str, on: str = "Rook") -> CheckDraft:
    """Return Mira's draft for this kind of check, against this character if it needs one."""
    return CheckDraft(who(table, "Mira"), who(table, on), (("check", check),))


def roll(table: Table, check: str, *faces: int) -> str:
    """Roll Mira's check and return the log."""
    command = table.rules.check_form(draft(table, check)).command
    assert command is not None
    return do(table, command, *faces)


def shown(table: Table) -> OpenCheck:
    """Return the open check as the window shows it."""
    found = table.rules.open_check()
    assert found is not None
    return found


@pytest.mark.parametrize("command", [EndSession(), NextTurn(), Use(use="announce"), None])
def test_open_check_missing_from_the_file_is_closed_and_logged(command: Command | None) -> None:
    """Before, every command that moves on was refused, and viewing the table raised an error."""
    table = an_evening()
    roll(table, "attack", 10)
    changed = rules_from_file(GAME.replace('"attack"', '"strike"').encode())
    later = Table(table.history, changed, clock=lambda: NOON)
    assert later.rules.open_check() is None
    assert [row.offer.command.use for row in later.rules.check_rows(draft(later, "strike"))] == [
        "edge",
        "lend",
        "plain",
    ]
    said = do(later, command) if command else roll(later, "lore", 3)
    assert "Mira's open check is canceled. The game file no longer has this check." in said
    kept = [procedure.data["check"] for procedure in later.campaign.procedures]
    assert kept == ([] if command else ["lore"])


def test_planned_bonus_waits_for_a_check_it_works_on() -> None:
    """Before, a bonus for attacks was added to whatever was rolled next, and used up."""
    table = an_evening()
    for use in ("edge", "edge", "plain"):
        do(table, Use(use=use, by=who(table, "Mira")))
    assert table.rules.check_form(draft(table, "lore")).headline == "Lore: d20 + 1"
    roll(table, "lore", 12)
    assert shown(table).result == "13 against 15"
    assert shown(table).notes == ("Spent: Plain",)
    assert [marker.text for marker in table.campaign.markers] == ["Edge, Edge"]
    roll(table, "attack", 3)
    assert (shown(table).result, shown(table).success) == ("23 against 15", True)
    assert table.campaign.markers == ()


@pytest.mark.parametrize("faces", [(), (11,)])
def test_token_for_the_checks_target_goes_to_the_target(
    faces: tuple[int, ...],
) -> None:
    """Before, it could never be spent, because no one was known to be the target."""
    table = an_evening()
    if faces:
        roll(table, "attack", *faces)
    row = next(row for row in table.rules.check_rows(draft(table, "attack")) if row.offer.command.use == "lend")
    assert row.offer.refusal == ""
    do(table, row.offer.command)
    assert [len(held_tokens(table, name)) for name in ("Mira", "Rook")] == [3, 5]
    if not faces:
        roll(table, "attack", 11)
    assert shown(table).result == "16 against 15"


def test_fudge_dice_are_requested_and_shown_by_sign() -> None:
    """Before, they were called d3 and were asked for as 1 to 3."""
    table = an_evening(GAME.replace("d20", "4dF"))
    command = table.rules.check_form(draft(table, "lore")).command
    assert command is not None
    asked = table.rules.dice_requests(command)
    assert {(die.name, die.range) for die in asked} == {(f"Mira · dF #{number}", "− 0 +") for number in (1, 2, 3, 4)}
    assert table.rules.preview(command).message == "rolls 4dF"
    roll(table, "lore", 1, 2, 3, 3)
    assert shown(table).result == "1 against 15"
    assert [(die.name, die.shows) for die in shown(table).dice] == [("dF", sign) for sign in "−0++"]
    summary = to_markdown(summarize(table.history.open_chapter.opening, table.history.open_chapter.entries))
    assert "Fudge dice (−, 0, +)" in summary


MANY = GAME.replace('bonus = "1"', 'bonus = "30d6"')


def test_planned_dice_over_the_limit_are_refused() -> None:
    """Each use was within the limit. Together they rolled 240 dice, and the program hung for seconds."""
    table = an_evening(MANY)
    plain = Use(use="plain", by=who(table, "Mira"))
    do(table, plain)
    form = table.rules.check_form(draft(table, "lore"))
    assert (form.headline, form.refusal) == ("Lore: d20 + 30d6", "")
    assert "plain" not in {row.offer.command.use for row in table.rules.check_rows(draft(table, "lore"))}
    do(table, plain)
    assert reason_of(table, plain) == because(refusals.MOST_GAME_DICE.format(most=60))
    form = table.rules.check_form(draft(table, "lore"))
    assert (form.command, form.refusal) == (None, refusals.MOST_GAME_DICE.format(most=60))
    assert table.rules.check_odds(draft(table, "lore")) is None


def test_added_dice_over_the_limit_are_refused() -> None:
    table = an_evening(MANY)
    roll(table, "lore", 10)
    plain = Use(use="plain", by=who(table, "Mira"))
    do(table, plain, *[1] * 30)
    assert "plain" not in {row.offer.command.use for row in table.rules.check_rows(draft(table, "lore"))}
    assert reason_of(table, plain) == because(refusals.MOST_GAME_DICE.format(most=60))


def test_use_missing_from_the_file_is_not_listed_as_spent() -> None:
    table = an_evening()
    do(table, Use(use="edge", by=who(table, "Mira")))
    roll(table, "attack", 10)
    assert shown(table).notes == ("Spent: Edge",)
    later = Table(table.history, rules_from_file(GAME.replace('"edge"', '"point"').encode()), clock=lambda: NOON)
    assert shown(later).notes == ()


def test_row_of_a_certain_success_shows_better_outcomes_chance() -> None:
    """Before, the row showed "100%", and after the roll "100% chance of success"."""
    well = '[{ name = "Known well", label = "Well", success = true, when = { margin-least = 15 } }, { name = "Known"'
    table = an_evening(GAME.replace('[{ name = "Known"', well).replace('bonus = "1"', 'bonus = "d6"'))

    def makes(against: int) -> str:
        rows = table.rules.check_rows(draft(table, "lore").with_value("against", against))
        return next(row.success_text for row in rows if row.offer.command.use == "plain")

    assert makes(3) == "99.2%"
    assert makes(1) == "Well: 42.5%"
    command = table.rules.check_form(draft(table, "lore").with_value("against", 1)).command
    assert command is not None
    do(table, command, 10)
    assert makes(1) == "Well: 16.7%"

"""Follow-up checks: set up in the panel, rolled by the right character, skipped or left waiting."""

import pytest
from msgspec.structs import replace

from gmtracker.engine.check.shown import OpenCheck
from gmtracker.engine.commands import AddCharacters, EndSession, NextTurn, StartEncounter, StartSession, Use
from gmtracker.engine.history import History
from gmtracker.engine.table import Table
from gmtracker.rulesets import rules_from_file
from gmtracker.rulesets.game_file.decode import Faulty
from tests.builders.campaigns import a_campaign, a_foe, a_hero, do, no_dice, refusal_of, who

GAME = """
form = 1
id = "blows"
name = "Blows"
[[tracks]]
key = "harm"
name = "Harm"
unit = "harm"
units = "harm"
highest = 20
[[checks]]
key = "strike"
name = "Strike"
roll = "d20"
targets = true
[[checks.outcomes]]
name = "Hit"
success = true
when = { total-least = 10 }
gives = [{ roll = "damage" }, { roll = "stagger", to = "target" }]
[[checks.outcomes]]
name = "Miss"
success = false
[[checks]]
key = "damage"
name = "Damage"
roll = "d6"
[[checks.outcomes]]
name = "Deep"
success = true
when = { total-least = 4 }
gives = [{ to = "target", track = "harm", gain = "@total" }]
[[checks.outcomes]]
name = "Scratch"
success = false
[[checks]]
key = "stagger"
name = "Stagger"
roll = "d8"
[[checks.outcomes]]
name = "Stands"
success = true
when = { total-least = 3 }
[[checks.outcomes]]
name = "Reels"
success = false
"""


def a_fight() -> Table:
    rules = rules_from_file(GAME.encode())
    campaign = a_campaign().with_changes(ruleset="blows", game=rules.spec())
    table = Table(History(campaign), rules, clock=lambda: "2026-01-01T00:00:00Z")
    people = (a_hero(traits=()), replace(a_foe(), traits=()))
    table.dispatch(AddCharacters(characters=people), no_dice())
    do(table, StartSession(present=(who(table, "Mira"),)))
    do(table, StartEncounter(kind="fight", order=tuple(one.id for one in table.campaign.characters)))
    return table


def announce(table: Table) -> str:
    return do(table, Use(use="announce"))


def open_check(table: Table) -> OpenCheck:
    shown = table.rules.open_check()
    assert shown is not None
    return shown


def roll_next(table: Table, face: int) -> str:
    """Roll the follow-up check as the panel sets it up."""
    draft = open_check(table).draft
    assert draft is not None
    command = table.rules.check_form(draft).command
    assert command is not None
    return do(table, command, face)


def hit() -> Table:
    """Return a table where Mira's strike has hit the Warden and is announced."""
    table = a_fight()
    strike = Use(use="check", by=who(table, "Mira"), on=who(table, "Warden"), inputs={"check": "strike"})
    do(table, strike, 15)
    announce(table)
    return table


def test_follow_up_check_is_set_up_for_its_roller() -> None:
    table = hit()
    draft = open_check(table).draft
    assert draft is not None
    assert (draft.by, draft.on, draft.value("check")) == (who(table, "Mira"), who(table, "Warden"), "damage")
    roll_next(table, 5)
    announce(table)
    draft = open_check(table).draft
    assert draft is not None
    assert (draft.by, draft.on, draft.value("check")) == (who(table, "Warden"), who(table, "Mira"), "stagger")
    roll_next(table, 2)
    announce(table)
    assert table.rules.open_check() is None
    assert table.campaign.track_value(who(table, "Warden"), "harm") == 5


def test_one_undo_reverts_the_follow_up_checks_too() -> None:
    table = hit()
    roll_next(table, 5)
    announce(table)
    announce(table)
    assert table.rules.open_check() is None
    table.undo()
    assert table.campaign.track_value(who(table, "Warden"), "harm") == 0
    assert table.rules.open_check() is None


def test_log_of_follow_up_checks_names_who_rolls_next() -> None:
    table = a_fight()
    strike = Use(use="check", by=who(table, "Mira"), on=who(table, "Warden"), inputs={"check": "strike"})
    do(table, strike, 15)
    said = [announce(table), roll_next(table, 5), announce(table), announce(table)]
    do(table, strike, 15)
    assert [*said, announce(table), announce(table)] == [
        "Hit. Damage of Mira follows.",
        "Mira → Warden: Damage, 5, deep.",
        "Deep. Warden: Harm 0 → 5. Stagger of Warden follows.",
        "Warden doesn't roll Stagger.",
        "Hit. Damage of Mira follows.",
        "Mira doesn't roll Damage. Stagger of Warden follows.",
    ]


def test_follow_up_check_can_be_skipped() -> None:
    table = hit()
    announce(table)
    assert open_check(table).by == who(table, "Warden")
    announce(table)
    assert table.rules.open_check() is None


def test_follow_up_check_waits_when_the_game_moves_on() -> None:
    table = hit()
    do(table, NextTurn())
    assert table.rules.open_check() is None
    (waiting,) = table.rules.waiting_checks()
    do(table, waiting.command)
    assert open_check(table).draft is not None


def test_another_check_leaves_the_follow_up_check_waiting() -> None:
    table = hit()
    do(table, Use(use="check", by=who(table, "Warden"), on=who(table, "Mira"), inputs={"check": "strike"}), 3)
    assert len(table.rules.waiting_checks()) == 1


def test_session_ends_with_a_follow_up_check_if_gm_agrees() -> None:
    table = hit()
    refusal_of(table, EndSession())
    do(table, EndSession(override=True))
    assert not table.campaign.procedures


@pytest.mark.parametrize(
    ("sound", "damaged", "said"),
    [
        ('roll = "damage" }', 'roll = "damge" }', "did you mean “damage”"),
        ('{ roll = "damage" }', '{ roll = "damage", says = "Ouch." }', "exactly one of token, track, condition"),
        ('roll = "stagger", to = "target"', 'roll = "stagger", to = "heroes"', "“heroes” does not exist"),
        (
            '[[checks]]\nkey = "damage"',
            '[[uses]]\nkey = "x"\nname = "X"\ndoes = "X."\ngives = [{ roll = "damage" }]\n[[checks]]\nkey = "damage"',
            "only an outcome of a check can have a check that follows",
        ),
    ],
)
def test_invalid_follow_up_check_is_reported(sound: str, damaged: str, said: str) -> None:
    assert sound in GAME
    with pytest.raises(Faulty, match=said):
        rules_from_file(GAME.replace(sound, damaged, 1).encode())

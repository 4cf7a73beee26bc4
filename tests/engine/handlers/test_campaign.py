"""Commands about the campaign: dice notation, notes, the campaign's name, and house rules."""

import pytest

from gmtracker.engine.commands import AddNote, RenameCampaign, RollDice, SetHouseRule, Use
from gmtracker.engine.dice import Die
from gmtracker.engine.events import DiceRolled, Noted, TokenUsed
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.table import Table
from tests.builders import refusals
from tests.builders.campaigns import a_hero, a_session, a_table, awarded, do, last_event, reason_of, who
from tests.builders.refusals import Reason, because


def fallen(table: Table) -> list[list[int]]:
    """Return the faces of the last roll, by group; asserts that there are no other events."""
    groups = []
    for event in table.history.open_chapter.entries[-1].events:
        assert isinstance(event, DiceRolled)
        assert event.purpose == "box"
        groups.append([die.face for die in event.dice])
    return groups


@pytest.mark.parametrize(
    ("notation", "faces", "said"),
    [
        ("2d6+1", (3, 5), "Dice: 2d6+1: 3 + 5 + 1 = 9."),
        ("d66", (4, 2), "Dice: d66: 42 (4 and 2)."),
        ("3dF+2", (1, 2, 3), "Dice: 3dF+2: −1 + 0 + 1 + 2 = 2."),
        (" D% ", (100,), "Dice: d%: 100."),
        ("Cd8", (5,), "Dice: Cd8: 5, so it stays Cd8."),
        ("Cd8", (1,), "Dice: Cd8: 1, so it shrinks to Cd6."),
        ("Cd4", (1,), "Dice: Cd4: 1, so the countdown ends."),
        ("13d6", (1,) * 13, "Dice: 13d6: 13."),
    ],
)
def test_roll_is_logged_in_one_line(notation: str, faces: tuple[int, ...], said: str) -> None:
    table = a_table()
    assert do(table, RollDice(notation=notation), *faces) == said
    assert fallen(table) == [list(faces)]


def test_roll_changes_no_state_and_has_undo_label() -> None:
    table = a_table()
    before = table.campaign
    do(table, RollDice(notation="2d6 + 1"), 3, 5)
    assert table.campaign == before
    assert table.undo_label() == "roll of 2d6+1"


def test_entry_keeps_every_die() -> None:
    table = a_table(a_hero())
    do(table, RollDice(notation="d6", by=who(table, "Mira")), 4)
    rolled = DiceRolled(purpose="box", by=who(table, "Mira"), dice=(Die(role="1.1", size=6, face=4),))
    assert table.history.open_chapter.entries[-1].events == (rolled,)


def test_roll_can_belong_to_character() -> None:
    table = a_table(a_hero())
    assert do(table, RollDice(notation="d6", by=who(table, "Mira")), 4) == "Mira: d6: 4."
    stranger = RollDice(notation="d6", by=CharacterId("c99"))
    assert reason_of(table, stranger) == because(refusals.CHARACTER_GONE)


def test_exploded_dice_form_separate_groups() -> None:
    table = a_table()
    assert do(table, RollDice(notation="2d6!"), 6, 2, 6, 3) == "Dice: 2d6!: 6! + 6! + 3 + 2 = 17."
    assert fallen(table) == [[6, 2], [6], [3]]


@pytest.mark.parametrize(
    ("notation", "reason"),
    [
        ("", because(refusals.NO_DICE_TYPED)),
        ("fireball", because(refusals.NOT_A_ROLL, text="fireball")),
        ("2000d6", because(refusals.TOO_MANY_DICE, dice=2000, most="1,000")),
        ("2Cd6", because(refusals.COUNTDOWN_ONE_AT_A_TIME)),
        ("3+4", because(refusals.NO_DICE_IN_SUM, sum="3+4")),
    ],
)
def test_invalid_roll_is_refused_with_reason(notation: str, reason: Reason) -> None:
    assert reason_of(a_table(), RollDice(notation=notation)) == reason


def test_roll_keeps_award_open() -> None:
    table = a_session(faces=(4,))
    awarded(table, "Mira", "triumph")
    offers = table.rules.offers()
    do(table, RollDice(notation="d6"), 2)
    assert table.rules.offers() == offers
    do(table, Use(use="inspiration", by=who(table, "Mira"), inputs={"awarded": True}))
    assert last_event(table, TokenUsed).value == 4


def test_note_is_logged_as_typed() -> None:
    table = a_table()
    assert do(table, AddNote(text="  {Bobby} <b>owes</b> 3 coins ")) == "{Bobby} <b>owes</b> 3 coins"
    assert table.history.open_chapter.entries[-1].events == (Noted(text="{Bobby} <b>owes</b> 3 coins"),)


def test_note_can_be_about_character_and_owed() -> None:
    table = a_table(a_hero())
    mira = who(table, "Mira")
    for note in (AddNote(text="lost a boot", about=mira), AddNote(text="a favour", topic="owed", about=mira)):
        do(table, note)
        assert last_event(table, Noted) == Noted(text=note.text, topic=note.topic, about=mira)


def test_empty_note_or_unknown_character_is_refused() -> None:
    table = a_table()
    assert reason_of(table, AddNote(text=" \n")) == because(refusals.NO_NOTE_TEXT)
    about = AddNote(text="gone", about=CharacterId("c99"))
    assert reason_of(table, about) == because(refusals.CHARACTER_GONE)


def test_campaign_can_be_renamed() -> None:
    table = a_table()
    do(table, RenameCampaign(name=" Low Tide "))
    assert table.campaign.name == "Low Tide"
    assert reason_of(table, RenameCampaign(name="")) == because(refusals.NO_CAMPAIGN_NAME)
    assert reason_of(table, RenameCampaign(name="Low Tide")) == because(refusals.ALREADY_SET)


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        (
            "die-size",
            7,
            because(refusals.HOUSE_RULE_VALUE, rule="Size of the Destiny dice", allowed="4, 6, 8, 10 or 12", value="7"),
        ),
        (
            "die-size",
            True,
            because(
                refusals.HOUSE_RULE_VALUE, rule="Size of the Destiny dice", allowed="4, 6, 8, 10 or 12", value="yes"
            ),
        ),
        ("highest-tier", 0, because(refusals.HOUSE_RULE_VALUE, rule="Highest Tier", allowed="1 to 20", value="0")),
        (
            "refill-by-hand",
            1,
            because(refusals.HOUSE_RULE_VALUE, rule="The GM may refill the empty pool", allowed="yes or no", value="1"),
        ),
        ("free-beer", True, because(refusals.UNKNOWN_HOUSE_RULE)),
        ("die-size", 6, because(refusals.ALREADY_SET)),
    ],
)
def test_house_rule_refuses_disallowed_value(key: str, value: bool | int, reason: Reason) -> None:
    assert reason_of(a_table(), SetHouseRule(key=key, value=value)) == reason


def test_house_rule_is_set_and_logged() -> None:
    table = a_table()
    rules = (SetHouseRule(key="die-size", value=8), SetHouseRule(key="refill-by-hand", value=False))
    assert [do(table, rule) for rule in rules] == [
        "House rule “Size of the Destiny dice” is set to 8.",
        "House rule “The GM may refill the empty pool” is set to no.",
    ]
    assert table.campaign.house_rule("die-size") == 8

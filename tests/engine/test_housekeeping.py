"""Notes, the campaign's name, and house rules."""

import pytest

from gmtracker.engine.commands import AddNote, RenameCampaign, SetHouseRule
from gmtracker.engine.events import Noted
from gmtracker.engine.ids import CharacterId
from tests.support.builders import a_hero, a_table, do, who, why_not


def test_a_note_is_written_into_the_log_as_it_was_typed() -> None:
    table = a_table()
    assert do(table, AddNote(text="  {Bobby} <b>owes</b> 3 coins ")) == "{Bobby} <b>owes</b> 3 coins"
    assert table.history.open.entries[-1].events == (Noted(text="{Bobby} <b>owes</b> 3 coins"),)


def test_a_note_may_be_about_somebody_and_may_be_owed() -> None:
    table = a_table(a_hero())
    mira = who(table, "Mira")
    assert do(table, AddNote(text="lost a boot", about=mira)) == "Mira: lost a boot"
    assert do(table, AddNote(text="a favour", topic="owed", about=mira)) == "Owed to Mira: a favour"
    assert do(table, AddNote(text="a favour", topic="owed")) == "Owed: a favour"


def test_a_note_that_says_nothing_or_is_about_a_stranger_is_refused() -> None:
    table = a_table()
    assert why_not(table, AddNote(text=" \n")) == "There is nothing in the note."
    about = AddNote(text="gone", about=CharacterId("c99"))
    assert why_not(table, about) == "That character is no longer in the campaign."


def test_a_campaign_can_be_renamed() -> None:
    table = a_table()
    assert do(table, RenameCampaign(name=" Low Tide ")) == "The campaign is called Low Tide."
    assert table.campaign.name == "Low Tide"
    assert why_not(table, RenameCampaign(name="")) == "A campaign needs a name."
    assert why_not(table, RenameCampaign(name="Low Tide")) == "That is already so."


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [
        ("die-size", 7, "Size of the Destiny dice: 4, 6, 8, 10 or 12, not 7."),
        ("die-size", True, "Size of the Destiny dice: 4, 6, 8, 10 or 12, not yes."),
        ("highest-tier", 0, "Highest Tier: 1 to 20, not 0."),
        ("refill-by-hand", 1, "The GM may refill the empty pool: yes or no, not 1."),
        ("free-beer", True, "This game has no such house rule."),
        ("die-size", 6, "That is already so."),
    ],
)
def test_a_house_rule_takes_only_what_it_allows(key: str, value: bool | int, why: str) -> None:
    assert why_not(a_table(), SetHouseRule(key=key, value=value)) == why


def test_a_house_rule_is_decided_in_words() -> None:
    table = a_table()
    assert do(table, SetHouseRule(key="die-size", value=8)) == "House rule. Size of the Destiny dice: 8."
    said = do(table, SetHouseRule(key="refill-by-hand", value=False))
    assert said == "House rule. The GM may refill the empty pool: no."
    assert table.campaign.house_rule("die-size") == 8

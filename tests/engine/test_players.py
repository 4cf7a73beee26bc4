"""What the players see of a character."""

from gmtracker.engine.commands import RemoveCharacter, SetSeen
from gmtracker.engine.players import seen_of
from tests.support.builders import a_foe, a_hero, a_table, do, who, why_not


def test_of_a_hero_everything_is_seen_and_of_the_opposition_the_name() -> None:
    table = a_table(a_hero(), a_foe())
    assert [seen_of(table.campaign, person) for person in table.campaign.characters] == ["all", "name"]


def test_one_of_the_opposition_is_hidden_and_shown() -> None:
    table = a_table(a_foe())
    foe = who(table, "Warden")
    assert do(table, SetSeen(character=foe, seen="nothing")) == "The players see nothing of Warden."
    assert seen_of(table.campaign, table.campaign.character(foe)) == "nothing"
    do(table, SetSeen(character=foe, seen="all"))
    assert seen_of(table.campaign, table.campaign.character(foe)) == "all"


def test_hiding_is_undone_as_anything_is() -> None:
    table = a_table(a_foe())
    foe = who(table, "Warden")
    do(table, SetSeen(character=foe, seen="nothing"))
    table.undo()
    assert seen_of(table.campaign, table.campaign.character(foe)) == "name"


def test_what_is_seen_already_is_no_news() -> None:
    table = a_table(a_foe())
    assert why_not(table, SetSeen(character=who(table, "Warden"), seen="name")) == "That is already so."


def test_heroes_cannot_be_hidden() -> None:
    table = a_table(a_hero())
    assert "hero" in why_not(table, SetSeen(character=who(table, "Mira"), seen="nothing"))


def test_who_leaves_the_campaign_takes_it_along() -> None:
    table = a_table(a_foe())
    foe = who(table, "Warden")
    do(table, SetSeen(character=foe, seen="nothing"))
    do(table, RemoveCharacter(character=foe))
    assert table.campaign.markers == ()

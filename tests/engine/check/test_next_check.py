"""What is spent on a check that is not rolled is kept for the character's next one, in a marker on the row."""

from gmtracker.engine.check.next_check import NextCheckMarker
from gmtracker.engine.decision import Decision
from gmtracker.engine.ids import NOBODY
from tests.builders.campaigns import a_hero, a_table, no_dice, who

BONUS = NextCheckMarker("bonus", lambda bonus: f"Next check: +{bonus}")


def test_spent_bonus_is_added_to_the_kept_one() -> None:
    table = a_table(a_hero())
    d, hero = Decision(table.campaign, no_dice()), who(table, "Mira")
    BONUS.add(d, hero, 2)
    BONUS.add(d, hero, 3)
    assert BONUS.number(d.campaign, hero) == 5
    assert [marker.text for marker in d.campaign.markers] == ["Next check: +5"]


def test_nothing_spent_leaves_no_marker() -> None:
    table = a_table(a_hero())
    d = Decision(table.campaign, no_dice())
    BONUS.add(d, who(table, "Mira"), 0)
    assert (d.campaign.markers, BONUS.number(d.campaign, NOBODY)) == ((), 0)


def test_rolled_check_uses_up_the_kept_bonus() -> None:
    table = a_table(a_hero())
    d, hero = Decision(table.campaign, no_dice()), who(table, "Mira")
    BONUS.add(d, hero, 2)
    BONUS.remove(d, hero)
    assert (d.campaign.markers, BONUS.number(d.campaign, hero)) == ((), 0)

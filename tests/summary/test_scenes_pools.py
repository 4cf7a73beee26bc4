"""An encounter's pool in the summary, when the dice of a check gave stones and took them back."""

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import pool_place
from gmtracker.summary.phrases import pool_line
from tests.builders.campaigns import do, who
from tests.builders.evenings import summary_of
from tests.builders.shattered_spheres import a_check, an_ambush, check


def test_stones_removed_by_misfortune_count_neither_earned_nor_used() -> None:
    """The summary said "7 earned, 2 used, 5 left", but 5 were earned and none was used."""
    table = an_ambush()
    do(table, check(table, "Mira", a_check()), 20)
    do(table, c.Use(use="announce"))
    do(table, check(table, "Mira", a_check()), 20)
    do(table, c.Use(use="add-luck", inputs={"die": "misfortune"}), 15)
    do(table, c.Use(use="announce"))
    (scene,) = [scene for scene in summary_of(table).scenes if scene.kind]
    assert pool_line(scene.pools[0]) == "1 Triumph stone earned, 0 used, 1 left"


def test_stones_used_in_action_that_earned_them_count_as_used() -> None:
    table = an_ambush()
    do(table, check(table, "Mira", a_check()), 20)
    stone = table.campaign.tokens_at(pool_place("fate"))[0].id
    do(table, c.Use(use="improve-roll", by=who(table, "Mira"), tokens=(stone,)))
    (scene,) = [scene for scene in summary_of(table).scenes if scene.kind]
    assert [pool_line(line) for line in scene.pools] == ["1 Triumph stone earned, 1 used"]

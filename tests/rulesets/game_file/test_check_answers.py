"""The GM's answers when setting up a check appear in its result, the log and the summary."""

from gmtracker.engine.commands import Use
from gmtracker.summary import summarize, to_markdown
from tests.builders.campaigns import do, who
from tests.rulesets.game_file.test_check_flow import GAME, an_evening

ASKS = """
asks = [{ key = "position", name = "Position", choices = [
  { name = "controlled", is = "0" }, { name = "desperate", is = "0" },
] }]
outcomes = [
  { name = "Resisted", success = true, when = { margin-least = 0 }, gives = [{ says = "Resisted." }] },
  { name = "Not resisted", success = false },
]
"""
RESIST = f"""
[[checks]]
key = "resist"
name = "Resist"
roll = "d20"
against = {{ number = 15 }}
{ASKS}
"""


def a_resistance(position: str) -> tuple[str, str, str]:
    """Return the headline of a check with this answer, and the log of its roll and its announcement."""
    table = an_evening(GAME + RESIST)
    inputs = {"check": "resist", "position": position}
    rolled = do(table, Use(use="check", by=who(table, "Mira"), inputs=inputs), 15)
    check = table.rules.open_check()
    assert check is not None
    return check.headline, rolled, do(table, Use(use="announce"))


def test_chosen_answer_is_in_result_and_log() -> None:
    """Before, “Desperate” was missing in the result, log and summary."""
    headline, rolled, _ = a_resistance("desperate")
    assert headline == "Mira: Resist (desperate)"
    assert rolled == "Mira: Resist (desperate), 15 against 15, resisted."


def test_default_answer_is_left_out() -> None:
    headline, rolled, _ = a_resistance("controlled")
    assert (headline, rolled) == ("Mira: Resist", "Mira: Resist, 15 against 15, resisted.")


def test_outcome_that_logs_its_own_name_is_logged_once() -> None:
    """Before, the log said “Resisted. Resisted.”."""
    assert a_resistance("controlled")[2] == "Resisted."


def test_summary_has_the_answer_and_the_outcome_once() -> None:
    table = an_evening(GAME + RESIST)
    inputs = {"check": "resist", "position": "desperate"}
    do(table, Use(use="check", by=who(table, "Mira"), inputs=inputs), 15)
    do(table, Use(use="announce"))
    text = to_markdown(summarize(table.history.open_chapter.opening, table.history.open_chapter.entries))
    assert "Resist (desperate)" in text
    assert "resisted. Resisted" not in text

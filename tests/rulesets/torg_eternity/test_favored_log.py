"""The log and summary of the first die of a Favored test."""

from gmtracker.engine.commands import Use
from tests.builders.campaigns import do
from tests.builders.evenings import summary_of
from tests.builders.torg_eternity import announce, rolled


def test_kept_favored_die_leaves_its_numbers_in_the_summary() -> None:
    """Before, the summary left this step out because it rolls no die, and said only "Announced: a failure."."""
    table = rolled(5, favored=True)
    do(table, Use(use="keep"))
    announce(table)
    assert "6 against 10" in summary_of(table).scenes[-1].lines[-1].text

"""The two tables of the Tilt, Soft and Hard: six categories of six elements, each for better and for worse."""

from functools import cache
from pathlib import Path

import msgspec

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.roll_tables import RollTable, Row, Section
from gmtracker.rulesets.shattered_spheres.tilt_sheet import HARD_TILT, SOFT_TILT
from gmtracker.words import tr

_FILES = {SOFT_TILT: "soft.json", HARD_TILT: "hard.json"}


def table_of(campaign: Campaign, key: str) -> RollTable:
    """The table that a campaign plays with: its own, or the one that comes with the game."""
    return campaign.tables.get(key) or own_table(key)


@cache
def own_table(key: str) -> RollTable:
    """The table that comes with the game, in the GM's language. Raises KeyError for one that it does not have."""
    path = Path(__file__).parent / "data" / _FILES[key]
    return _translated(msgspec.json.decode(path.read_bytes(), type=RollTable))


def _translated(table: RollTable) -> RollTable:
    return RollTable(tuple(Section(tr(section.name), tuple(map(_row, section.rows))) for section in table.sections))


def _row(row: Row) -> Row:
    return Row(tr(row.name), tuple(map(tr, row.texts)))

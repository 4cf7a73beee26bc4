"""Tables that are read by the face of a die: sections of rows, one text for each column.

A game brings its own tables; a campaign may replace one as a whole (``Campaign.tables``). How many sections, rows
and columns a table has is described by the sheet's :class:`~gmtracker.engine.sheet.RollTableKind`.
"""

from msgspec import Struct


class Row(Struct, frozen=True):
    """A row: its name, and a text for each column of the table."""

    name: str
    texts: tuple[str, ...]


class Section(Struct, frozen=True):
    """A section of a table: its name and its rows, the one for face 1 first."""

    name: str
    rows: tuple[Row, ...]


class RollTable(Struct, frozen=True):
    """A table: its sections, the one for face 1 first."""

    sections: tuple[Section, ...]

    def section(self, number: int) -> Section:
        """The section of a number from 1."""
        return self.sections[number - 1]

    def row(self, section: int, number: int) -> Row:
        """A row by the number of its section and its own, both from 1."""
        return self.sections[section - 1].rows[number - 1]

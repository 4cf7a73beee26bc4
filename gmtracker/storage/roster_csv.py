"""A roster from a spreadsheet: a row a character, the first row says what the columns are.

The columns name, player, side, tier, level and notes are the character's heading; any other is a trait of the
game's sheet. What is not understood is said line by line, and everything else is taken in.
"""

from msgspec import Struct

from gmtracker.engine.campaign import Character, Side, Trait
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.plain_text import cleared
from gmtracker.engine.quoting import quoted
from gmtracker.engine.sheet import Sheet
from gmtracker.storage.roster_columns import (
    Field,
    ListColumn,
    Meaning,
    TraitColumn,
    Unknown,
    group_for_unknown,
    meaning_finder,
    same,
    whole_number,
)
from gmtracker.storage.spreadsheet import Row, read_spreadsheet
from gmtracker.words import tr

MOST_CHARACTERS = 2_000
MOST_COMPLAINTS = 200

_HEROES = ("", "hero", "heroes", "pc", "pcs", "player", "players", "player character", "party")
_OPPOSITION = ("opposition", "foe", "foes", "enemy", "enemies", "npc", "npcs", "villain", "villains", "monster", "gm")
_SIDES: dict[str, Side] = {**dict.fromkeys(_HEROES, "heroes"), **dict.fromkeys(_OPPOSITION, "opposition")}
_YES = frozenset(("x", "yes", "y", "true", "1"))
_NO = frozenset(("no", "n", "false", "0", "-", "–"))


class RosterImport(Struct, frozen=True):
    """The characters, their ids still to be given out, and a sentence for each line that was not understood."""

    characters: tuple[Character, ...]
    complaints: tuple[str, ...]


def read_roster(data: bytes, sheet: Sheet) -> RosterImport:
    """The characters in the bytes of a spreadsheet's export, on that game's sheet. Any bytes do."""
    spreadsheet = read_spreadsheet(data)
    report = _Report()
    for line, sentence in spreadsheet.complaints:
        report.add(line, "", sentence)
    if not spreadsheet.rows:
        report.add(0, "", tr("There is no line with anything in it."))
        return RosterImport((), report.sentences())
    headings, *rows = spreadsheet.rows
    roster = _Roster(headings, rows[:MOST_CHARACTERS], sheet, report)
    if len(rows) > MOST_CHARACTERS:
        rest = rows[MOST_CHARACTERS]
        report.add(
            rest.line,
            "",
            tr("A roster ends after {most} characters; the lines from here on were left out.", most=MOST_CHARACTERS),
        )
    return RosterImport(cleared(roster.characters()), report.sentences())


class _Report:
    """What was not understood, to be said in the order of the lines."""

    def __init__(self) -> None:
        self._found: list[tuple[int, str]] = []

    def add(self, line: int, column: str, sentence: str) -> None:
        """Say something of a line (0: of the file) and of the column with that heading, if one is meant."""
        where = {"line": line, "column": quoted(column)}
        if line and column:
            sentence = tr("Line {line}, column “{column}”: {complaint}", complaint=sentence, **where)
        elif line:
            sentence = tr("Line {line}: {complaint}", complaint=sentence, **where)
        elif column:
            sentence = tr("Column “{column}”: {complaint}", complaint=sentence, **where)
        self._found.append((line, sentence))

    def sentences(self) -> tuple[str, ...]:
        """The sentences; of very many the first, and how many more there are."""
        ordered = [sentence for _, sentence in sorted(self._found, key=lambda found: found[0])]
        if len(ordered) <= MOST_COMPLAINTS:
            return tuple(ordered)
        more = len(ordered) - MOST_COMPLAINTS
        return (*ordered[:MOST_COMPLAINTS], tr("{n} more things were not understood.", n=more))


class _Roster:
    """Goes through the rows once; what a column means is settled first."""

    def __init__(self, headings: Row, rows: list[Row], sheet: Sheet, report: _Report) -> None:
        self._headings = headings
        self._rows = rows
        self._sheet = sheet
        self._report = report
        find = meaning_finder(sheet)
        self._columns = [self._settled(index, find(heading)) for index, heading in enumerate(headings.cells)]

    def characters(self) -> tuple[Character, ...]:
        """The characters of all rows that have a name."""
        if Field("name") not in self._columns:
            self._report.add(self._headings.line, "", tr("No column is called “name”, so nobody could be taken in."))
            return ()
        read = (self._character(row) for row in self._rows)
        return tuple(character for character in read if character is not None)

    def _settled(self, index: int, meaning: Meaning) -> Meaning:
        """What a column is taken for: one that nobody knows is a trait if its values can be; complaints are made."""
        heading = self._headings.cells[index]
        values = [value for row in self._rows if (value := _cell(row, index))]
        if not isinstance(meaning, Unknown) or not values:
            return meaning
        group = group_for_unknown(self._sheet)
        if not heading:
            sentence = tr("Column {number} has no heading; its values were left out.", number=index + 1)
            self._report.add(self._headings.line, "", sentence)
        elif group is not None and all(whole_number(value) is not None for value in values):
            return TraitColumn(group, " ".join(heading.split()))
        else:
            sentence = tr(
                "{game} knows nothing of that name, and not all values are whole numbers; they were left out.",
                game=self._sheet.name,
            )
            self._report.add(self._headings.line, heading, sentence)
        return meaning

    def _character(self, row: Row) -> Character | None:
        fields: dict[str, str] = {}
        traits: dict[tuple[str, str], Trait] = {}
        for index, meaning in enumerate(self._columns):
            value = _cell(row, index)
            if value:
                self._take(row, index, meaning, fields, traits)
        for cell in row.cells[len(self._columns) :]:
            if cell:
                sentence = tr("“{value}” stands beyond the last column and was left out.", value=quoted(cell))
                self._report.add(row.line, "", sentence)
        name = " ".join(fields.get("name", "").split())
        if not name:
            self._report.add(row.line, "name", tr("There is no name; the line was left out."))
            return None
        return Character(
            id=CharacterId(""),
            name=name,
            player=" ".join(fields.get("player", "").split()),
            side=self._side(row, fields.get("side", "")),
            tier=self._number(row, "tier", fields, lowest=1),
            level=self._number(row, "level", fields, lowest=0),
            traits=tuple(traits.values()),
            notes=fields.get("notes", ""),
        )

    def _take(
        self, row: Row, index: int, meaning: Meaning, fields: dict[str, str], traits: dict[tuple[str, str], Trait]
    ) -> None:
        """Take one cell that is not empty into the fields or traits of its row."""
        value = _cell(row, index)
        match meaning:
            case Field(key) if key in fields:
                self._left_out(row, index, tr("The column is there twice; it was left out."))
            case Field(key):
                fields[key] = value
            case TraitColumn():
                trait = self._trait(row, index, meaning, value)
                if trait is not None:
                    self._add(row, index, trait, traits)
            case ListColumn(group):
                for name in value.replace("\n", ";").split(";"):
                    if name.strip():
                        self._add(row, index, Trait(group.key, " ".join(name.split())), traits)
            case Unknown():
                pass

    def _add(self, row: Row, index: int, trait: Trait, traits: dict[tuple[str, str], Trait]) -> None:
        if (trait.group, same(trait.name)) in traits:
            self._left_out(row, index, tr("“{value}” is there twice; it was left out.", value=quoted(trait.name)))
        else:
            traits[trait.group, same(trait.name)] = trait

    def _trait(self, row: Row, index: int, column: TraitColumn, value: str) -> Trait | None:
        """The trait that a cell gives; none for a zero or a no, and for what is not understood."""
        group = column.group
        if group.values == "text":
            if same(value) in _NO:
                return None
            return Trait(group.key, column.name, text="" if same(value) in _YES else value)
        number = whole_number(value)
        if number is None:
            self._left_out(row, index, tr("“{value}” is not a whole number; it was left out.", value=quoted(value)))
            return None
        if number == 0:
            return None
        if not group.lowest <= number <= group.highest:
            sentence = tr("{value} is not from {low} to {high}; it was left out.")
            self._left_out(row, index, sentence.format(value=number, low=group.lowest, high=group.highest))
            return None
        if group.values == "both" and number < 0:
            return Trait(group.key, column.name, penalty=-number, link=column.link)
        return Trait(group.key, column.name, rank=number, link=column.link)

    def _side(self, row: Row, value: str) -> Side:
        side = _SIDES.get(same(value))
        if side is None:
            sentence = tr("“{value}” is neither the heroes nor the opposition; taken in as a hero.")
            self._report.add(row.line, "side", sentence.format(value=quoted(value)))
        return side or "heroes"

    def _number(self, row: Row, key: str, fields: dict[str, str], lowest: int) -> int:
        value = fields.get(key)
        number = 1 if value is None else whole_number(value)
        if number is None or number < lowest:
            sentence = tr("“{value}” is not a whole number from {low} on; 1 was taken instead.")
            self._report.add(row.line, key, sentence.format(value=quoted(value or ""), low=lowest))
            return 1
        return number

    def _left_out(self, row: Row, index: int, sentence: str) -> None:
        heading = self._headings.cells[index] if index < len(self._headings.cells) else ""
        self._report.add(row.line, heading, sentence)


def _cell(row: Row, index: int) -> str:
    return row.cells[index] if index < len(row.cells) else ""

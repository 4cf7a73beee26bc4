"""Read a roster from a spreadsheet: a row a character, the first row says what the columns are.

The columns name, player, side, tier, level and notes are the character's heading; any other is a trait of the
game. What is not understood is said line by line, and everything else is taken in. Cells are separated by comma,
semicolon or tab, in whatever encoding. Headings and sides may be in English or in the window's language.
"""

import csv
import io
from collections import Counter
from collections.abc import Callable, Mapping
from itertools import islice
from pathlib import Path
from threading import Event
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine.campaign import Character, Side, Trait, highest_of
from gmtracker.engine.errors import LONGEST_NAME, LONGEST_TEXT, quoted, without_controls
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.phrases import listed
from gmtracker.engine.rules import MOST_CHARACTERS
from gmtracker.engine.sheet import GameSpec, TraitGroup
from gmtracker.i18n import thousands, tr
from gmtracker.storage.file_reader import read_beginning
from gmtracker.storage.roster_columns import (
    TOO_LARGE,
    Field,
    InPlay,
    ListColumn,
    Meaning,
    OfOtherGames,
    TrackColumn,
    TraitColumn,
    Unknown,
    group_for_unknown,
    meaning_finder,
    same,
    whole_number,
)
from gmtracker.storage.save_jobs import BackgroundJob

LARGEST_SPREADSHEET = 4 << 20
"""Bytes that are read."""

MOST_COLUMNS = 500
MOST_ROWS = MOST_CHARACTERS + 2
"""Rows that are read: the headings, the characters, and the first of those for whom there is no room."""

MOST_TRAITS, MOST_ON_A_SHEET = 20_000, 500
"""Traits that are taken in, of all characters together and of each: more would hold the window with them in it."""

MOST_COMPLAINTS = 200
_DELIMITERS = ",;\t"


class Row(Struct, frozen=True):
    """A row that is not blank: the line it begins on, from 1, and its cells without the spaces around them."""

    line: int
    cells: tuple[str, ...]


class Spreadsheet(Struct, frozen=True):
    """The rows, and what could not be read, each as a line's number (0: the whole file) and a sentence."""

    rows: tuple[Row, ...]
    complaints: tuple[tuple[int, str], ...] = ()


Progress = Callable[[float], None]
"""Is told over and over what share is done, from 0 to 1. What it raises ends the reading."""


def _unheard(_share: float) -> None:
    """Tell nobody how far it is."""


def read_spreadsheet(data: bytes, told: Progress = _unheard) -> Spreadsheet:
    """The rows of an exported spreadsheet. Any bytes do: what is no table comes back as complaints."""
    if len(data) > LARGEST_SPREADSHEET:
        return Spreadsheet((), ((0, tr("The file is too large to import.")),))
    if data.startswith(_WORKBOOKS):
        from gmtracker.storage.workbook import read_workbook  # with what unpacks it, for the few who have one

        return read_workbook(data, told)
    text = _text(data)
    lines = io.StringIO(text, newline="").readlines()
    delimiter, first = _delimiter(lines)
    rows, complaints = _rows(lines, first, delimiter, told)
    if "\ufffd" in text:
        complaints.insert(0, (0, tr("Some symbols in the file couldn't be read. They were replaced by “�”.")))
    return Spreadsheet(tuple(rows), tuple(complaints))


_WORKBOOKS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")
"""What files of Excel and LibreOffice begin with, and those of an older Excel."""


def _text(data: bytes) -> str:
    """Decode the bytes: by the byte order mark, by the zero bytes of UTF-16, as UTF-8, and else as Windows wrote it."""
    if data.startswith(b"\xef\xbb\xbf"):
        return data.decode("utf-8-sig", "replace")
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace")
    if data[1:2] == b"\0" and data[:1] != b"\0":
        return data.decode("utf-16-le", "replace")
    if data[:1] == b"\0" and data[1:2] != b"\0":
        return data.decode("utf-16-be", "replace")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def _delimiter(lines: list[str]) -> tuple[str, int]:
    """The delimiter of the cells, by the first line that is not blank, and which line the table begins on.

    A first line such as ``sep=;`` says so itself.
    """
    for index, line in enumerate(lines):
        stripped = line.strip("\r\n ")
        if stripped[:4].lower() == "sep=" and stripped[4:] in tuple(_DELIMITERS):
            return stripped[4:], index + 1
        if stripped.strip(_DELIMITERS):
            outside_quotes = "".join(stripped.split('"')[::2])
            counted = Counter(sign for sign in outside_quotes if sign in _DELIMITERS)
            return (counted.most_common(1)[0][0] if counted else ","), index
    return ",", len(lines)


def _rows(lines: list[str], first: int, delimiter: str, told: Progress) -> tuple[list[Row], list[tuple[int, str]]]:
    rows: list[Row] = []
    complaints: list[tuple[int, str]] = []
    while first < len(lines) and len(rows) < MOST_ROWS:
        told(first / len(lines))
        # A quote that is never closed runs on to the end: among so many bad lines each is read by itself.
        end = first + 1 if len(complaints) >= MOST_COMPLAINTS else len(lines)
        reader = csv.reader(lines[first:end], delimiter=delimiter, strict=True)
        begins = 0
        try:
            for cells in reader:
                stripped = tuple(cell.strip() for cell in cells)
                if any(stripped):
                    rows.append(Row(first + begins + 1, stripped))
                    if len(rows) == MOST_ROWS:
                        return rows, complaints
                begins = reader.line_num
                told((first + begins) / len(lines))
        except csv.Error as error:
            complaints.append((first + begins + 1, _why(error, lines[first + begins])))
            # A quote that is never closed has run to the end of the file: only its own line is lost by it.
            begins = begins + 1 if _is_unclosed(error) else reader.line_num
            first += begins
        else:
            first = end
    return rows, complaints


def _is_unclosed(error: csv.Error) -> bool:
    return "unexpected end" in str(error) or "field larger" in str(error)


def _why(error: csv.Error, line: str) -> str:
    """What is wrong with a record that begins with this line."""
    if "field larger" in str(error) and '"' not in line:
        most = thousands(csv.field_size_limit())
        return tr("A cell is too long (more than {most} characters). The row was skipped.", most=most)
    if _is_unclosed(error):
        return tr("A quotation mark is never closed. The row was skipped.")
    return tr("The quotation marks do not match. The row was skipped.")


_HEROES = ("", "hero", "heroes", "pc", "pcs", "player", "players", "player character", "party")
_OPPOSITION = ("opposition", "foe", "foes", "enemy", "enemies", "npc", "npcs", "villain", "villains", "monster", "gm")
_SIDES: dict[str, Side] = {**dict.fromkeys(_HEROES, "heroes"), **dict.fromkeys(_OPPOSITION, "opposition")}
MOST_BEYOND = 3
"""Cells beyond the last column that are named, of a line."""

_YES = frozenset(("x", "yes", "y", "true", "1"))
_NO = frozenset(("no", "n", "false", "0", "-", "–"))


class UnclearColumn(Struct, frozen=True):
    """A column that was not understood by its heading, its first value, and what it was taken for."""

    heading: str
    example: str
    meaning: Meaning


class RosterImport(Struct, frozen=True):
    """The characters, their ids still to be given out, and a sentence for each line that was not understood.

    ``unclear`` are the columns that the GM may say the meaning of.
    """

    characters: tuple[Character, ...]
    complaints: tuple[str, ...]
    unclear: tuple[UnclearColumn, ...] = ()


Meanings = Mapping[str, Meaning]
"""What the GM says that columns mean, by their headings."""


def read_roster(
    data: bytes, game: GameSpec, told: Progress = _unheard, meanings: Meanings = MappingProxyType({})
) -> RosterImport:
    """The characters in the bytes of a spreadsheet's export, on that game's sheet. Any bytes do.

    What ``meanings`` say of a column counts before its heading.
    """
    spreadsheet = read_spreadsheet(data, lambda share: told(share / 2))
    report = _Report()
    for line, sentence in spreadsheet.complaints:
        report.add(line, "", sentence)
    if not spreadsheet.rows:
        if not spreadsheet.complaints:
            report.add(0, "", tr("The file is empty."))
        return RosterImport((), report.sentences())
    headings, *rows = spreadsheet.rows
    if not rows:
        report.add(headings.line, "", tr("There are no characters below the header row."))
    if len(headings.cells) > MOST_COLUMNS:
        count = thousands(len(headings.cells))
        said = tr("The file has {count} columns. The maximum is {most}.", count=count, most=MOST_COLUMNS)
        report.add(headings.line, "", said)
        return RosterImport((), report.sentences())
    roster = _Roster(headings, rows[:MOST_CHARACTERS], game, report, meanings, lambda share: told((1 + share) / 2))
    if len(rows) > MOST_CHARACTERS:
        rest = rows[MOST_CHARACTERS]
        report.add(
            rest.line,
            "",
            tr("You can import at most {most} characters. The remaining rows were skipped.", most=MOST_CHARACTERS),
        )
    characters = roster.characters()
    return RosterImport(characters, report.sentences(), roster.unclear())


class _Report:
    """Collects what was not understood, to be listed in the order of the lines."""

    def __init__(self) -> None:
        self._found: list[tuple[int, str]] = []
        self._last = self._unsaid = 0

    def add(self, line: int, column: str, sentence: str) -> None:
        """Say something of a line (0: of the file) and of the column with that heading, if one is meant."""
        if len(self._found) >= MOST_COMPLAINTS and line >= self._last:
            self._unsaid += 1
            return
        where = {"line": line, "column": quoted(column)}
        if line and column:
            sentence = tr("Row {line}, column “{column}”: {complaint}", complaint=sentence, **where)
        elif line:
            sentence = tr("Row {line}: {complaint}", complaint=sentence, **where)
        elif column:
            sentence = tr("Column “{column}”: {complaint}", complaint=sentence, **where)
        self._found.append((line, sentence))
        if len(self._found) <= MOST_COMPLAINTS:
            self._last = max(self._last, line)

    def sentences(self) -> tuple[str, ...]:
        """The sentences; of very many the first, and how many more there are."""
        ordered = [sentence for _, sentence in sorted(self._found, key=lambda found: found[0])]
        more = len(ordered) - MOST_COMPLAINTS + self._unsaid
        if more <= 0:
            return tuple(ordered)
        one = tr("1 more problem.")
        said = one if more == 1 else tr("{n} more problems.", n=more)
        return (*ordered[:MOST_COMPLAINTS], said)


class _Roster:
    """Goes through the rows once; what a column means is settled first."""

    def __init__(
        self, headings: Row, rows: list[Row], game: GameSpec, report: _Report, meanings: Meanings, told: Progress
    ) -> None:
        self._headings = headings
        self._rows = rows
        self._game = game
        self._report = report
        self._meanings = meanings
        self._told = told
        here: dict[Side, tuple[str, ...]] = {
            "heroes": (tr("Heroes"), tr("Hero")),
            "opposition": (tr("Opposition"), tr("Foe")),
        }
        self._sides = _SIDES | {same(word): side for side, words in here.items() for word in words}
        find = meaning_finder(game)
        self._unclear: dict[str, UnclearColumn] = {}
        found = [find(heading) for heading in headings.cells]
        self._given = (*found, *meanings.values())
        self._columns = [self._settled(index, meaning) for index, meaning in enumerate(found)]

    def characters(self) -> tuple[Character, ...]:
        """The characters of all rows that have a name."""
        if Field("name") not in self._columns:
            self._report.add(
                self._headings.line, "", tr("There is no column named “Name”, so no characters could be imported.")
            )
            return ()
        taken, traits = list[Character](), 0
        for row in self._rows:
            character = self._character(row)
            if character is None:
                continue
            traits += len(character.traits)
            if traits > MOST_TRAITS:
                said = tr("You can import at most {most} traits. Row {line} and all following rows were skipped.")
                self._report.add(0, "", said.format(most=thousands(MOST_TRAITS), line=row.line))
                break
            taken.append(character)
        return tuple(taken)

    def unclear(self) -> tuple[UnclearColumn, ...]:
        """The columns that were not understood by their headings."""
        return tuple(self._unclear.values())

    def _settled(self, index: int, found: Meaning) -> Meaning:
        """Settle what a column means: what the GM says of it, or its heading, or else its values."""
        self._told(0)
        heading = self._headings.cells[index]
        if not isinstance(found, Unknown | InPlay | OfOtherGames):
            return self._with_fit_name(found, heading)
        values = [value for row in self._rows if (value := _cell(row, index))]
        if not values:
            return found
        meaning = self._meanings.get(heading) if heading else None
        if meaning is None:
            meaning = self._guessed(index, found, values)
        if heading:
            self._unclear.setdefault(heading, UnclearColumn(heading, values[0], meaning))
        return self._with_fit_name(meaning, heading)

    def _guessed(self, index: int, found: Meaning, values: list[str]) -> Meaning:
        """What a column that is not understood is taken for, by its values: a trait if they can be one. It is said."""
        heading = self._headings.cells[index]
        group = group_for_unknown(self._game)
        if isinstance(found, InPlay):
            sentence = tr("{game} tracks this during play, not on the sheet. The column was skipped.")
            self._report.add(self._headings.line, heading, sentence.format(game=self._game.name))
        elif isinstance(found, OfOtherGames):
            return self._close_to(heading, found.close, values)
        elif not without_controls(heading).strip():
            sentence = tr("Column {number} has no heading. Its values were skipped.", number=index + 1)
            self._report.add(self._headings.line, "", sentence)
        elif group is not None and all(whole_number(value) is not None for value in values):
            sentence = tr("{game} does not know this name. It was imported under {group}.")
            self._report.add(self._headings.line, heading, sentence.format(game=self._game.name, group=group.name))
            return TraitColumn(group, "")
        else:
            sentence = tr(
                "{game} does not know this name, and some values are not whole numbers. The column was skipped.",
                game=self._game.name,
            )
            self._report.add(self._headings.line, heading, sentence)
        return Unknown()

    def _close_to(self, heading: str, close: Field | None, values: list[str]) -> Meaning:
        """Take a tier or level of other games for this game's own, where that has no column and every value fits."""
        if close is None or close in self._given or any((whole_number(value) or 0) < 1 for value in values):
            self._report.add(
                self._headings.line, heading, tr("{game} does not use this. It was skipped.", game=self._game.name)
            )
            return Unknown()
        own = self._game.tier if close == Field("tier") else self._game.level
        sentence = tr("{game} does not use this. It was imported as {own}.", game=self._game.name, own=own)
        self._report.add(self._headings.line, heading, sentence)
        return close

    def _with_fit_name(self, meaning: Meaning, heading: str) -> Meaning:
        """A trait's column with a name that a trait may have, so that it need not be looked at again in every row."""
        if not isinstance(meaning, TraitColumn):
            return meaning
        name = " ".join(without_controls(meaning.name or heading).split())
        return replace(meaning, name=self._cut(self._headings, heading, name, LONGEST_NAME))

    def _character(self, row: Row) -> Character | None:
        self._told(row.line / self._rows[-1].line)
        fields: dict[str, str] = {}
        traits: dict[tuple[str, str], Trait] = {}
        for index, meaning in enumerate(self._columns):
            if _cell(row, index):
                self._take(row, index, meaning, fields, traits)
        beyond = [cell for cell in row.cells[len(self._columns) :] if cell]
        for cell in beyond[:MOST_BEYOND]:
            sentence = tr("“{value}” is to the right of the last column and was skipped.", value=quoted(cell))
            self._report.add(row.line, "", sentence)
        name = " ".join(without_controls(fields.get("name", "")).split())
        if not name:
            self._report.add(row.line, "name", tr("The name is missing. The row was skipped."))
            return None
        if len(traits) > MOST_ON_A_SHEET:
            said = tr("A sheet can have at most {most} traits. The rest were skipped.", most=MOST_ON_A_SHEET)
            self._report.add(row.line, "", said)
        player = " ".join(without_controls(fields.get("player", "")).split())
        character = Character(
            id=CharacterId(""),
            name=self._cut(row, "name", name, LONGEST_NAME),
            player=self._cut(row, "player", player, LONGEST_NAME),
            side=self._side(row, fields.get("side", "")),
            tier=self._number(row, "tier", fields, lowest=1),
            level=self._number(row, "level", fields, lowest=0),
            traits=tuple(islice(traits.values(), MOST_ON_A_SHEET)),
            notes=self._cut(row, "notes", without_controls(fields.get("notes", ""), lines=True), LONGEST_TEXT),
        )
        return replace(character, tracks=self._tracks(row, character))

    def _tracks(self, row: Row, character: Character) -> dict[str, int]:
        """Where the character's tracks stand, of those that have a column."""
        tracks: dict[str, int] = {}
        for index, meaning in enumerate(self._columns):
            value = _cell(row, index)
            if not value or not isinstance(meaning, TrackColumn):
                continue
            track, number = meaning.track, whole_number(value)
            highest = highest_of(track, character)
            if track.key in tracks:
                self._left_out(row, index, tr("This column appears twice. The second one was skipped."))
            elif character.side not in track.sides:
                sentence = tr("{name} has no {track}. It was skipped.", name=quoted(character.name), track=track.name)
                self._left_out(row, index, sentence)
            elif number is None or not track.lowest <= number <= highest:
                sentence = tr("“{value}” is not a whole number from {low} to {high}. It was skipped.")
                self._left_out(row, index, sentence.format(value=quoted(value), low=track.lowest, high=highest))
            else:
                tracks[track.key] = number
        return tracks

    def _cut(self, row: Row, column: str, text: str, most: int) -> str:
        """As much of a text as a character may have."""
        if len(text) > most:
            sentence = tr("“{value}” is too long. Only the first {most} characters were imported.")
            self._report.add(row.line, column, sentence.format(value=quoted(text), most=thousands(most)))
        return text[:most]

    def _take(
        self, row: Row, index: int, meaning: Meaning, fields: dict[str, str], traits: dict[tuple[str, str], Trait]
    ) -> None:
        """Take one cell that is not empty into the fields or traits of its row."""
        value = _cell(row, index)
        match meaning:
            case Field(key) if key in fields:
                self._left_out(row, index, tr("This column appears twice. The second one was skipped."))
            case Field(key):
                fields[key] = value
            case TraitColumn():
                trait = self._trait(row, index, meaning, value)
                if trait is not None:
                    self._add(row, index, trait, traits)
            case ListColumn(group):
                self._add_listed(row, index, group, value, traits)
            case TrackColumn() | InPlay() | OfOtherGames() | Unknown():
                pass  # where a track may stand is known once the traits are

    def _add_listed(
        self, row: Row, index: int, group: TraitGroup, value: str, traits: dict[tuple[str, str], Trait]
    ) -> None:
        """Add the traits that a cell names; one that it names over and over is said to be there twice, once."""
        named = Counter(" ".join(without_controls(name).split()) for name in value.replace("\n", ";").split(";"))
        del named[""]
        for name, count in named.items():
            fit = self._cut(row, self._heading(index), name, LONGEST_NAME)
            for _ in range(min(count, 2)):
                self._add(row, index, Trait(group.key, fit), traits)

    def _add(self, row: Row, index: int, trait: Trait, traits: dict[tuple[str, str], Trait]) -> None:
        if (trait.group, same(trait.name)) in traits:
            self._left_out(
                row, index, tr("“{value}” appears twice. The second one was skipped.", value=quoted(trait.name))
            )
        else:
            traits[trait.group, same(trait.name)] = trait

    def _trait(self, row: Row, index: int, column: TraitColumn, value: str) -> Trait | None:
        """The trait that a cell gives; none for a zero or a no, and for what is not understood."""
        group = column.group
        if group.values == "text":
            if same(value) in _NO:
                return None
            text = "" if same(value) in _YES else without_controls(value, lines=True)
            return Trait(group.key, column.name, text=self._cut(row, self._heading(index), text, LONGEST_TEXT))
        number = whole_number(value)
        if number is None:
            self._left_out(row, index, tr("“{value}” is not a whole number. It was skipped.", value=quoted(value)))
            return None
        if number == 0:
            return None
        if not group.allows(number):
            sentence = (
                tr("{value} is not one of {numbers}. It was skipped.")
                if group.numbers
                else tr("{value} is not between {low} and {high}. It was skipped.")
            )
            shown = number if abs(number) < TOO_LARGE else quoted(value)
            numbers = listed(map(str, group.numbers))
            said = sentence.format(value=shown, low=group.lowest, high=group.highest, numbers=numbers)
            self._left_out(row, index, said)
            return None
        if group.values == "both" and number < 0:
            return Trait(group.key, column.name, penalty=-number, link=column.link)
        return Trait(group.key, column.name, rank=number, link=column.link)

    def _side(self, row: Row, value: str) -> Side:
        side = self._sides.get(same(value))
        if side is None:
            sentence = tr("“{value}” is not a side. The character was imported as a hero.")
            self._report.add(row.line, "side", sentence.format(value=quoted(value)))
        return side or "heroes"

    def _number(self, row: Row, key: str, fields: dict[str, str], lowest: int) -> int:
        value = fields.get(key)
        number = 1 if value is None else whole_number(value)
        if number is None or number < lowest:
            sentence = tr("“{value}” is not a whole number of {low} or more. 1 was used instead.")
            self._report.add(row.line, key, sentence.format(value=quoted(value or ""), low=lowest))
            return 1
        if number == TOO_LARGE:
            sentence = tr("“{value}” is too large. 1 was used instead.", value=quoted(value or ""))
            self._report.add(row.line, key, sentence)
            return 1
        return number

    def _left_out(self, row: Row, index: int, sentence: str) -> None:
        self._report.add(row.line, self._heading(index), sentence)

    def _heading(self, index: int) -> str:
        return self._headings.cells[index] if index < len(self._headings.cells) else ""


def _cell(row: Row, index: int) -> str:
    return row.cells[index] if index < len(row.cells) else ""


_FAILED = tr("Couldn't read “{file}” because of an error in gmtracker.")


class _Stopped(Exception):
    """The reader was stopped."""


class RosterReader:
    """Reads the roster in a file on a thread of its own, from its making. Nobody waits for its end.

    A disk that does not answer holds the thread for ever.
    """

    def __init__(
        self,
        file: Path,
        game: GameSpec,
        on_percent: Callable[[int], None],
        on_end: Callable[[], None],
        meanings: Meanings = MappingProxyType({}),
    ) -> None:
        """Begin. On the new thread, ``on_percent`` is told of each percent, and ``on_end`` is called at the end."""
        self._file = file
        self._game = game
        self._meanings = meanings
        self._on_percent = on_percent
        self._percent = 0
        self._stopped = Event()
        self._job = BackgroundJob(file, self._read, on_end, failed=_FAILED)

    def stop(self) -> None:
        """Have it end at the next line. Returns at once."""
        self._stopped.set()

    def result(self) -> RosterImport | None:
        """What was read, once it is over; None where it was stopped. Raises StorageError."""
        return self._job.result()

    def _read(self) -> RosterImport | None:
        try:
            data = read_beginning(self._file, LARGEST_SPREADSHEET + 1)
            return read_roster(data, self._game, self._tell, self._meanings)
        except _Stopped:
            return None

    def _tell(self, share: float) -> None:
        if self._stopped.is_set():
            raise _Stopped
        percent = int(100 * share)
        if percent > self._percent:
            self._percent = percent
            self._on_percent(percent)

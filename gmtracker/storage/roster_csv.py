"""Reading a roster from a spreadsheet: one character per row, with a header row.

Some columns are character fields (name, player, side, count …), any other is a trait or track of the game. Everything
understood is imported. The rest is reported by line or asked about. Headings and sides may be in any of the window's
languages.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import islice
from pathlib import Path
from threading import Event
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine.cached_rules import MAX_CHARACTERS
from gmtracker.engine.campaign import HIGHEST_LEVEL, Character, Side, Trait, track_maximum
from gmtracker.engine.errors import MAX_NAME_LENGTH, MAX_TEXT_LENGTH, quote, strip_controls
from gmtracker.engine.game_spec import GameSpec, TrackKind, TraitGroup
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.parse_characters import split_count
from gmtracker.engine.phrases import join_names
from gmtracker.i18n import format_thousands, tr
from gmtracker.storage.file_reader import read_first_bytes
from gmtracker.storage.roster_columns import (
    Field,
    ListColumn,
    Meaning,
    OtherGameColumn,
    PlayOnlyColumn,
    TrackColumn,
    TraitColumn,
    UnknownColumn,
    meaning_finder,
    normalize_words,
)
from gmtracker.storage.roster_numbers import (
    TOO_LARGE,
    NumberReader,
    detect_decimal_sign,
    is_signed,
    read_modifier,
    score_modifier,
)
from gmtracker.storage.save_jobs import BackgroundJob
from gmtracker.storage.spreadsheet import (
    MAX_COLUMNS,
    MAX_COMPLAINTS,
    MAX_ROWS_ABOVE,
    MAX_SPREADSHEET_BYTES,
    Encoding,
    Progress,
    Row,
    ignore_progress,
    read_spreadsheet,
)

MOST_TRAITS, MOST_ON_A_SHEET = 20_000, 500
"""The maximum traits imported, in total and per character. More would make the window slow."""

MAX_CHARACTERS_PER_ROW = 100
"""The maximum characters from one row: "Rat ×12"."""

MAX_NAMED_EXTRA_CELLS = 3
"""The maximum cells beyond the last column that are named per line."""

_WORDS_OF_SIDES: dict[Side, str] = {
    "heroes": "; hero; heroes; pc; pcs; player; players; player character; party; held; heldin; helden; sc; héroe;"
    " heroína; héroes; pj; héros; héroïne",
    "opposition": "opposition; foe; foes; enemy; enemies; npc; npcs; villain; villains; monster; monsters; gm; gegner;"
    " gegnerin; nsc; enemigo; enemiga; enemigos; oposición; pnj; ennemi; ennemie; ennemis; adversaire",
}
_SIDES: dict[str, Side] = {
    normalize_words(word): side for side, words in _WORDS_OF_SIDES.items() for word in words.split(";")
}
_YES = frozenset(("x", "yes", "y", "true", "1"))
_NO = frozenset(("no", "n", "false", "0", "-", "–"))


class UnclearColumn(Struct, frozen=True):
    """A column whose heading was not understood, its first value, and the meaning used for it."""

    heading: str
    example: str
    meaning: Meaning


class HeadingRow(Struct, frozen=True):
    """A row that may be the header row: its line, from 1, and the start of its text."""

    line: int
    text: str


class RosterImport(Struct, frozen=True):
    """The characters, without ids yet, and a sentence for each line that was not understood.

    ``unclear_columns`` are the columns whose meaning the GM may choose. ``encodings`` are the possible ones if the
    file does not tell; there are no characters until one is chosen. ``heading_rows`` are the possible header rows if
    in doubt, and ``heading_line`` is the line of the one used. ``fields`` are the character fields that have a column.
    """

    characters: tuple[Character, ...]
    complaints: tuple[str, ...]
    unclear_columns: tuple[UnclearColumn, ...] = ()
    encodings: tuple[Encoding, ...] = ()
    heading_rows: tuple[HeadingRow, ...] = ()
    heading_line: int = 0
    fields: frozenset[str] = frozenset()


class ImportChoices(Struct, frozen=True):
    """What the GM chose for a file: its encoding, the line of its headings, and the meanings of columns by heading."""

    encoding: str = ""
    headings: int = 0
    meanings: Mapping[str, Meaning] = MappingProxyType({})


NO_CHOICES = ImportChoices()


def read_roster(
    data: bytes, game: GameSpec, told: Progress = ignore_progress, answers: ImportChoices = NO_CHOICES
) -> RosterImport:
    """Return the characters in the bytes of an exported spreadsheet, for that game's sheet. Accepts any bytes.

    The ``answers`` take precedence over guesses.
    """
    spreadsheet = read_spreadsheet(data, lambda share: told(share / 2), answers.encoding)
    report = _Report()
    for line, sentence in spreadsheet.complaints:
        report.add(line, "", sentence)
    if not spreadsheet.rows:
        if not (spreadsheet.complaints or spreadsheet.encodings):
            report.add(0, "", tr("The file is empty."))
        return RosterImport((), report.sentences(), encodings=spreadsheet.encodings)
    find = meaning_finder(game)
    above = _rows_above(spreadsheet.rows, find, answers)
    headings, rows = spreadsheet.rows[above], spreadsheet.rows[above + 1 :]
    if not rows:
        report.add(headings.line, "", tr("There are no characters below the header row."))
    if len(headings.cells) > MAX_COLUMNS:
        count = format_thousands(len(headings.cells))
        said = tr("The file has {count} columns. The maximum is {most}.", count=count, most=MAX_COLUMNS)
        report.add(headings.line, "", said)
        return RosterImport((), report.sentences())
    roster = _Roster(
        headings, rows[:MAX_CHARACTERS], game, report, answers.meanings, lambda share: told((1 + share) / 2)
    )
    if len(rows) > MAX_CHARACTERS:
        report.add(rows[MAX_CHARACTERS].line, "", _too_many())
    characters = roster.characters()
    is_in_doubt = bool(above or answers.headings or not roster.has_names)
    return RosterImport(
        characters,
        report.sentences(),
        roster.unclear(),
        spreadsheet.encodings,
        tuple(map(_heading_row, spreadsheet.rows[: MAX_ROWS_ABOVE + 1])) if is_in_doubt else (),
        headings.line if is_in_doubt else 0,
        roster.fields,
    )


def _too_many() -> str:
    return tr("You can import at most {most} characters. The remaining rows were skipped.", most=MAX_CHARACTERS)


def _rows_above(rows: tuple[Row, ...], find: Callable[[str], Meaning], answers: ImportChoices) -> int:
    """Return how many rows are above the headings: those with a name column and the most known headings.

    If no row has a heading for names, the row with the most known headings is used, or the first.
    """
    few = rows[: MAX_ROWS_ABOVE + 1]
    if answers.headings in [row.line for row in few]:
        return [row.line for row in few].index(answers.headings)

    def known(row: Row) -> tuple[bool, int]:
        meanings = [answers.meanings.get(cell) or find(cell) for cell in row.cells[:MAX_COLUMNS] if cell]
        return _names_someone(meanings), sum(not isinstance(one, UnknownColumn) for one in meanings)

    return max(range(len(few)), key=lambda at: (known(few[at]), -at))


def _names_someone(meanings: list[Meaning]) -> bool:
    return not {"name", "first", "last"}.isdisjoint(one.key for one in meanings if isinstance(one, Field))


def _heading_row(row: Row) -> HeadingRow:
    text = ", ".join(cell for cell in row.cells[:MAX_ROWS_ABOVE] if cell)
    return HeadingRow(row.line, quote(text))


class _Report:
    """Collects complaints and sorts them by line."""

    def __init__(self) -> None:
        self._found: list[tuple[int, str]] = []
        self._last = self._unsaid = 0

    def add(self, line: int, column: str, sentence: str) -> None:
        """Add a complaint about a line (0: the whole file) and about a column, if its heading is given."""
        if len(self._found) >= MAX_COMPLAINTS and line >= self._last:
            self._unsaid += 1
            return
        where = {"line": line, "column": quote(column)}
        if line and column:
            sentence = tr("Row {line}, column “{column}”: {complaint}", complaint=sentence, **where)
        elif line:
            sentence = tr("Row {line}: {complaint}", complaint=sentence, **where)
        elif column:
            sentence = tr("Column “{column}”: {complaint}", complaint=sentence, **where)
        self._found.append((line, sentence))
        if len(self._found) <= MAX_COMPLAINTS:
            self._last = max(self._last, line)

    def sentences(self) -> tuple[str, ...]:
        """Return the complaints. Of very many only the first, and the number of the others."""
        ordered = [sentence for _, sentence in sorted(self._found, key=lambda found: found[0])]
        more = len(ordered) - MAX_COMPLAINTS + self._unsaid
        if more <= 0:
            return tuple(ordered)
        one = tr("1 more problem.")
        said = one if more == 1 else tr("{n} more problems.", n=more)
        return (*ordered[:MAX_COMPLAINTS], said)


class _Roster:
    """Converts the rows, after settling the meaning of every column."""

    def __init__(
        self,
        headings: Row,
        rows: tuple[Row, ...],
        game: GameSpec,
        report: _Report,
        meanings: Mapping[str, Meaning],
        told: Progress,
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
        self._sides = _SIDES | {normalize_words(word): side for side, words in here.items() for word in words}
        self._numbers = NumberReader(detect_decimal_sign(cell for row in rows for cell in row.cells))
        find = meaning_finder(game)
        self._unclear: dict[str, UnclearColumn] = {}
        found = [find(heading) for heading in headings.cells]
        self._given = (*found, *meanings.values())
        self._are_scores = self._guess_scores(found)
        self._columns = [self._settled(index, meaning) for index, meaning in enumerate(found)]
        self.has_names = _names_someone(self._columns)
        self.fields = frozenset(meaning.key for meaning in self._columns if isinstance(meaning, Field))

    def characters(self) -> tuple[Character, ...]:
        """Return the characters of all rows that have a name."""
        if not self.has_names:
            self._report.add(
                self._headings.line, "", tr("There is no column named “Name”, so no characters could be imported.")
            )
            return ()
        taken, traits = list[Character](), 0
        for row in self._rows:
            alike = self._of_row(row)
            traits += sum(len(one.traits) for one in alike)
            if len(taken) + len(alike) > MAX_CHARACTERS:
                self._report.add(row.line, "", _too_many())
                break
            if traits > MOST_TRAITS:
                said = tr("You can import at most {most} traits. Row {line} and all following rows were skipped.")
                self._report.add(0, "", said.format(most=format_thousands(MOST_TRAITS), line=row.line))
                break
            taken += alike
        return tuple(taken)

    def unclear(self) -> tuple[UnclearColumn, ...]:
        """Return the columns whose headings were not understood."""
        return tuple(self._unclear.values())

    def _settled(self, index: int, found: Meaning) -> Meaning:
        """Return a column's meaning: the GM's choice, or by its heading, or else by its values."""
        self._told(0)
        heading = self._headings.cells[index]
        if isinstance(found, TraitColumn) and found.group.scores:
            return self._settled_score(index, found)
        if not isinstance(found, UnknownColumn | PlayOnlyColumn | OtherGameColumn):
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
        """Return the meaning guessed for an unclear column, and report it.

        Unknown, except for another game's tier or level.
        """
        heading = self._headings.cells[index]
        if isinstance(found, PlayOnlyColumn):
            sentence = tr("{game} tracks this during play, not on the sheet. The column was skipped.")
            self._report.add(self._headings.line, heading, sentence.format(game=self._game.name))
        elif isinstance(found, OtherGameColumn):
            return self._close_to(heading, found.closest_field, values)
        elif not strip_controls(heading).strip():
            sentence = tr("Column {number} has no heading. Its values were skipped.", number=index + 1)
            self._report.add(self._headings.line, "", sentence)
        else:
            sentence = tr("{game} does not know this name. The column was skipped.", game=self._game.name)
            self._report.add(self._headings.line, heading, sentence)
        return UnknownColumn()

    def _guess_scores(self, found: list[Meaning]) -> bool | None:
        """Whether the numbers of traits that can be scores are scores. None if they can be either.

        A sign, a zero or a negative number means modifiers. A number above the highest modifier means scores.
        """
        columns = {at: one for at, one in enumerate(found) if isinstance(one, TraitColumn) and one.group.scores}
        cells = [(_cell(row, at), one.group.highest) for row in self._rows for at, one in columns.items()]
        numbers = [
            (cell, number, highest)
            for cell, highest in cells
            if not read_modifier(cell) and (number := self._numbers.read_whole(cell)) is not None
        ]
        signed = any(is_signed(cell) or number <= 0 for cell, number, _ in numbers)
        high = any(number > highest for _, number, highest in numbers)
        return None if numbers and signed == high else high

    def _settled_score(self, index: int, found: TraitColumn) -> Meaning:
        """Return whether a column has scores or modifiers, as its meaning. If unclear, skip the column and ask."""
        heading = self._headings.cells[index]
        values = [value for row in self._rows if (value := _cell(row, index))]
        said = self._meanings.get(heading)
        meaning: Meaning = said if said is not None else replace(found, is_score=bool(self._are_scores))
        if values and (said is not None or self._are_scores is None):
            if said is None:
                meaning = UnknownColumn()
                sentence = tr("These can be scores (10 is +0) or modifiers. The column was skipped.")
                self._report.add(self._headings.line, heading, sentence)
            self._unclear.setdefault(heading, UnclearColumn(heading, values[0], meaning))
        return self._with_fit_name(meaning, heading)

    def _close_to(self, heading: str, close: Field | None, values: list[str]) -> Meaning:
        """Use another game's tier or level as this game's, if that has no column and every value fits."""
        if close is None or close in self._given or any((self._numbers.read_whole(value) or 0) < 1 for value in values):
            self._report.add(
                self._headings.line, heading, tr("{game} does not use this. It was skipped.", game=self._game.name)
            )
            return UnknownColumn()
        own = self._game.tier if close == Field("tier") else self._game.level
        sentence = tr("{game} does not use this. It was imported as {own}.", game=self._game.name, own=own)
        self._report.add(self._headings.line, heading, sentence)
        return close

    def _with_fit_name(self, meaning: Meaning, heading: str) -> Meaning:
        """Return a trait's column with a name cut to the allowed length, so that no row needs to check it again."""
        if not isinstance(meaning, TraitColumn):
            return meaning
        name = " ".join(strip_controls(meaning.name or heading).split())
        return replace(meaning, name=self._cut(self._headings, heading, name, MAX_NAME_LENGTH))

    def _of_row(self, row: Row) -> tuple[Character, ...]:
        """Return a row's characters, as many as its count says. None if the name is missing or the count is unclear."""
        self._told(row.line / self._rows[-1].line)
        fields: dict[str, str] = {}
        traits: dict[tuple[str, str], Trait] = {}
        for index, meaning in enumerate(self._columns):
            if _cell(row, index):
                self._take(row, index, meaning, fields, traits)
        beyond = [cell for cell in row.cells[len(self._columns) :] if cell]
        for cell in beyond[:MAX_NAMED_EXTRA_CELLS]:
            sentence = tr("“{value}” is to the right of the last column and was skipped.", value=quote(cell))
            self._report.add(row.line, "", sentence)
        name = self._name(fields)
        if not name:
            self._report.add(row.line, "name", tr("The name is missing. The row was skipped."))
            return ()
        if len(traits) > MOST_ON_A_SHEET:
            said = tr("A sheet can have at most {most} traits. The rest were skipped.", most=MOST_ON_A_SHEET)
            self._report.add(row.line, "", said)
        player = " ".join(strip_controls(fields.get("player", "")).split())
        name, count, is_counted = self._count(row, name)
        if count is None:
            return ()
        character = Character(
            id=CharacterId(""),
            name=self._cut(row, "name", name, MAX_NAME_LENGTH),
            player=self._cut(row, "player", player, MAX_NAME_LENGTH),
            side=self._side(row, fields.get("side", ""), is_foe=is_counted or self._has_monsters),
            tier=self._number(row, "tier", fields, lowest=1),
            level=self._number(row, "level", fields, lowest=0),
            traits=tuple(islice(traits.values(), MOST_ON_A_SHEET)),
            notes=self._cut(row, "notes", strip_controls(fields.get("notes", ""), lines=True), MAX_TEXT_LENGTH),
        )
        one = replace(character, tracks=self._tracks(row, character))
        if count == 1:
            return (one,)
        return tuple(replace(one, name=f"{one.name} {number}"[:MAX_NAME_LENGTH]) for number in range(1, count + 1))

    @staticmethod
    def _name(fields: dict[str, str]) -> str:
        """Return the name, joined from first and last name. A name beside only a first name counts as the last name."""
        name, first, last = (" ".join(strip_controls(fields.get(key, "")).split()) for key in ("name", "first", "last"))
        if not name:
            return f"{first} {last}".strip()
        if (first and last) or f" {first or last} " in f" {name} ":
            return name
        return f"{first} {name} {last}".strip()

    def _count(self, row: Row, name: str) -> tuple[str, int | None, bool]:
        """Return the name, the count, and whether it is given: in the count column or as "Rat ×3". None if unclear."""
        alone, times = split_count(name)
        counted = next((_cell(row, at) for at, one in enumerate(self._columns) if one == Field("count")), "")
        if not (times or counted):
            return name, 1, False
        count = self._numbers.read_whole(counted or times)
        if (times and counted) or count is None or not 1 <= count <= MAX_CHARACTERS_PER_ROW:
            sentence = tr("“{value}” is not a count from 1 to {most}. The row was skipped.")
            said = f"{name}, {counted}" if times and counted else counted or times
            self._report.add(row.line, "", sentence.format(value=quote(said), most=MAX_CHARACTERS_PER_ROW))
            return alone, None, True
        return alone, count, True

    def _tracks(self, row: Row, character: Character) -> dict[str, int]:
        """Return the values of the character's tracks that have a column."""
        tracks: dict[str, int] = {}
        for index, meaning in enumerate(self._columns):
            value = _cell(row, index)
            track = self._track(meaning, value) if value else None
            if track is None:
                continue
            both = self._numbers.read_value_and_maximum(value)
            number, highest = both[0] if both else self._numbers.read_whole(value), track_maximum(track, character)
            if track.key in tracks:
                self._left_out(row, index, tr("This column appears twice. The second one was skipped."))
            elif character.side not in track.sides:
                sentence = tr("{name} has no {track}. It was skipped.", name=quote(character.name), track=track.name)
                self._left_out(row, index, sentence)
            elif number is None or not track.lowest <= number <= highest or (both and both[1] != highest):
                sentence = tr("“{value}” is not a whole number from {low} to {high}. It was skipped.")
                self._left_out(row, index, sentence.format(value=quote(value), low=track.lowest, high=highest))
            else:
                tracks[track.key] = number
        return tracks

    def _track(self, meaning: Meaning, value: str) -> TrackKind | None:
        """Return the track whose value a cell has, or None.

        A trait that limits a track gives both numbers: ``12/20``.
        """
        match meaning:
            case TrackColumn(track):
                return track
            case TraitColumn(track=key):
                return self._game.track(key) if key and self._numbers.read_value_and_maximum(value) else None
            case Field() | ListColumn() | PlayOnlyColumn() | OtherGameColumn() | UnknownColumn():
                return None

    def _cut(self, row: Row, column: str, text: str, most: int) -> str:
        """Return the text, cut to the allowed length. Reports a cut."""
        if len(text) > most:
            sentence = tr("“{value}” is too long. Only the first {most} characters were imported.")
            self._report.add(row.line, column, sentence.format(value=quote(text), most=format_thousands(most)))
        return text[:most]

    def _take(
        self, row: Row, index: int, meaning: Meaning, fields: dict[str, str], traits: dict[tuple[str, str], Trait]
    ) -> None:
        """Add one non-empty cell to the fields or traits of its row."""
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
            case TrackColumn() | PlayOnlyColumn() | OtherGameColumn() | UnknownColumn():
                pass  # _tracks() reads tracks later, because the traits decide their maximum.

    def _add_listed(
        self, row: Row, index: int, group: TraitGroup, value: str, traits: dict[tuple[str, str], Trait]
    ) -> None:
        """Add the traits that a cell lists. A name listed several times is reported once."""
        named = Counter(" ".join(strip_controls(name).split()) for name in value.replace("\n", ";").split(";"))
        del named[""]
        for name, count in named.items():
            fit = self._cut(row, self._heading(index), name, MAX_NAME_LENGTH)
            for _ in range(min(count, 2)):
                self._add(row, index, Trait(group.key, fit), traits)

    def _add(self, row: Row, index: int, trait: Trait, traits: dict[tuple[str, str], Trait]) -> None:
        if (trait.group, normalize_words(trait.name)) in traits:
            self._left_out(
                row, index, tr("“{value}” appears twice. The second one was skipped.", value=quote(trait.name))
            )
        else:
            traits[trait.group, normalize_words(trait.name)] = trait

    def _trait(self, row: Row, index: int, column: TraitColumn, value: str) -> Trait | None:
        """Return the trait in a cell. None for a zero or "no", and for a value that is not understood."""
        group = column.group
        if group.values == "text":
            if normalize_words(value) in _NO:
                return None
            text = "" if normalize_words(value) in _YES else strip_controls(value, lines=True)
            return Trait(group.key, column.name, text=self._cut(row, self._heading(index), text, MAX_TEXT_LENGTH))
        number = self._rank(column, value)
        if number is None:
            self._left_out(row, index, self._numbers.complaint(value))
            return None
        if number == 0:
            return None
        if not group.allows(number):
            sentence = (
                tr("{value} is not one of {numbers}. It was skipped.")
                if group.numbers
                else tr("{value} is not between {low} and {high}. It was skipped.")
            )
            shown = number if abs(number) < TOO_LARGE else quote(value)
            numbers = join_names(map(str, group.numbers))
            said = sentence.format(value=shown, low=group.lowest, high=group.highest, numbers=numbers)
            self._left_out(row, index, said)
            return None
        if group.values == "both" and number < 0:
            return Trait(group.key, column.name, penalty=-number, link=column.link)
        return Trait(group.key, column.name, rank=number, link=column.link)

    def _rank(self, column: TraitColumn, value: str) -> int | None:
        """Return the rank in a cell: the maximum of ``12/20``, or the modifier of a score."""
        if column.track and (both := self._numbers.read_value_and_maximum(value)):
            return both[1]
        if column.group.scores and (modifier := read_modifier(value)):
            return self._numbers.read_whole(modifier)
        number = self._numbers.read_whole(value)
        return score_modifier(number) if column.is_score and number is not None else number

    @property
    def _has_monsters(self) -> bool:
        """Whether the column of names is headed "Monster"."""
        headings = zip(self._columns, self._headings.cells, strict=False)
        return any(column == Field("name") and normalize_words(heading) == "monster" for column, heading in headings)

    def _side(self, row: Row, value: str, *, is_foe: bool) -> Side:
        """Return the side that a cell names. If empty, a monster or one with a count is opposition, others are heroes.

        A count of one is a count, too: such a file lists foes.
        """
        if is_foe and not value:
            return "opposition"
        side = self._sides.get(normalize_words(value))
        if side is None:
            sentence = tr("“{value}” is not a side. The character was imported as a hero.")
            self._report.add(row.line, "side", sentence.format(value=quote(value)))
        return side or "heroes"

    def _number(self, row: Row, key: str, fields: dict[str, str], lowest: int) -> int:
        value = fields.get(key)
        number = 1 if value is None else self._numbers.read_whole(value)
        if number is None or number < lowest:
            sentence = tr("“{value}” is not a whole number of {low} or more. 1 was used instead.")
            self._report.add(row.line, key, sentence.format(value=quote(value or ""), low=lowest))
            return 1
        if number > HIGHEST_LEVEL:  # This is the highest tier, too.
            sentence = tr("“{value}” is too large. 1 was used instead.", value=quote(value or ""))
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
    """Reads a roster file on a thread of its own, started when it is created. Nothing waits for its end.

    A disk that does not respond blocks the thread forever.
    """

    def __init__(
        self,
        file: Path,
        game: GameSpec,
        on_percent: Callable[[int], None],
        on_end: Callable[[], None],
        answers: ImportChoices = NO_CHOICES,
    ) -> None:
        """Start reading. Calls ``on_percent`` with each percent and ``on_end`` at the end, both on the new thread."""
        self._file = file
        self._game = game
        self._answers = answers
        self._on_percent = on_percent
        self._percent = 0
        self._stopped = Event()
        self._job = BackgroundJob(file, self._read, on_end, failed=_FAILED)

    def stop(self) -> None:
        """Make the reading end at the next line. Does not block."""
        self._stopped.set()

    def result(self) -> RosterImport | None:
        """Return the result once reading has ended, or None if it was stopped. Raises StorageError."""
        return self._job.result()

    def _read(self) -> RosterImport | None:
        try:
            data = read_first_bytes(self._file, MAX_SPREADSHEET_BYTES + 1)
            return read_roster(data, self._game, self._tell, self._answers)
        except _Stopped:
            return None

    def _tell(self, share: float) -> None:
        if self._stopped.is_set():
            raise _Stopped
        percent = int(100 * share)
        if percent > self._percent:
            self._percent = percent
            self._on_percent(percent)

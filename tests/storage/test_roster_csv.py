"""Importing a roster from a spreadsheet: what is read, and the complaints about the rest."""

import csv
import io
from collections.abc import Mapping
from pathlib import Path
from threading import Event
from types import MappingProxyType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmtracker.engine.cached_rules import MAX_CHARACTERS
from gmtracker.engine.campaign import Character, Trait
from gmtracker.engine.game_spec import GameSpec, TraitGroup, TraitSuggestion
from gmtracker.engine.handlers.characters import tidy_character
from gmtracker.engine.ids import CharacterId
from gmtracker.rulesets import load
from gmtracker.storage.errors import StorageError
from gmtracker.storage.file_format import MAX_FILE_BYTES
from gmtracker.storage.roster_columns import Field, Meaning, TraitColumn, UnknownColumn, column_choices
from gmtracker.storage.roster_csv import (
    MOST_ON_A_SHEET,
    MOST_TRAITS,
    ImportChoices,
    RosterImport,
    RosterReader,
    UnclearColumn,
    read_roster,
)
from gmtracker.storage.spreadsheet import MAX_COLUMNS, MAX_COMPLAINTS, MAX_SPREADSHEET_BYTES
from tests.builders.campaigns import a_campaign

GAME = GameSpec(
    ruleset="a-game",
    name="A Game",
    tier="Tier",
    level="Level",
    trait_groups=(
        TraitGroup(
            key="abilities",
            name="Abilities",
            singular="Ability",
            values="both",
            lowest=-5,
            highest=5,
            fixed=True,
            suggested=(TraitSuggestion("Strength"), TraitSuggestion("Wisdom")),
        ),
        TraitGroup(
            key="skills",
            name="Skills",
            singular="Skill",
            suggested=(TraitSuggestion("Sleight of hand", "Agility"), TraitSuggestion("Stealth", "Agility")),
        ),
        TraitGroup(key="edges", name="Edges", singular="Edge", lowest=-3, suggested=(TraitSuggestion("Luck"),)),
        TraitGroup(
            key="flaws", name="Flaws", singular="Flaw", values="text", suggested=(TraitSuggestion("Power Loss"),)
        ),
    ),
)


def roster(text: str) -> RosterImport:
    return read_roster(text.encode("utf-8"), GAME)


def traits_of(text: str) -> tuple[Trait, ...]:
    """Return the traits of the only character, imported without complaints."""
    read = roster(text)
    assert read.complaints == ()
    return read.characters[0].traits


def test_row_becomes_character() -> None:
    read = roster("name,player,side,tier,level,notes\nMira,Ana,hero,2,3,Owes the warden\n")
    mira = Character(id=CharacterId(""), name="Mira", player="Ana", tier=2, level=3, notes="Owes the warden")
    assert (read.characters, read.complaints, read.unclear_columns) == ((mira,), (), ())


def test_too_long_texts_are_cut_and_reported() -> None:
    read = read_roster(f"name,notes\n{'A' * 201},{'n' * 100_001}\n".encode(), GAME)
    (one,) = read.characters
    assert (len(one.name), len(one.notes)) == (200, 100_000)
    assert read.complaints == (
        f"Row 2, column “name”: “{'A' * 60}…” is too long. Only the first 200 characters were imported.",
        f"Row 2, column “notes”: “{'n' * 60}…” is too long. Only the first 100,000 characters were imported.",
    )


def test_empty_cells_give_defaults() -> None:
    read = roster("name,player,side,tier,level,Strength\nMira,,,,,\n")
    assert (read.characters, read.complaints) == (roster("Name\nMira\n").characters, ())


@pytest.mark.parametrize("text", ["name,tier\nMira,2\n", "name;tier\r\nMira;2\r\n", "name\ttier\rMira\t2\r"])
def test_commas_semicolons_and_tabs_are_delimiters(text: str) -> None:
    assert roster(text).characters[0].tier == 2


def test_file_can_name_its_delimiter() -> None:
    assert roster("sep=;\nname;notes\nMira;one, two, three\n").characters[0].notes == "one, two, three"


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"], ids=lambda name: f"in {name}"
)
def test_unicode_is_recognized(encoding: str) -> None:
    data = "name,player\nZoë “Zed”,José\n".encode(encoding)
    assert read_roster(data, GAME).characters[0].name == "Zoë “Zed”"


def test_quoted_cells_contain_commas_quotes_and_lines() -> None:
    hero = roster('name,notes\n"Mira, ""the Cat""","first\nsecond"\n').characters[0]
    assert (hero.name, hero.notes) == ('Mira, "the Cat"', "first\nsecond")


def test_blank_lines_are_skipped() -> None:
    read = roster("\n,,\nname,tier\n\n , \nMira,2\n\nRook,1\n\n")
    assert [hero.name for hero in read.characters] == ["Mira", "Rook"]
    assert read.complaints == ()


@pytest.mark.parametrize("word", ["hero", "Heroes", "PC", "player", " Player Character "])
def test_heroes_are_recognized_by_many_words(word: str) -> None:
    assert roster(f"name,side\nMira,{word}\n").characters == roster("name\nMira\n").characters


@pytest.mark.parametrize("word", ["opposition", "Foe", "NPC", "villain", "Enemies"])
def test_opposition_is_recognized_by_many_words(word: str) -> None:
    assert roster(f"name,side\nWarden,{word}\n").characters[0].side == "opposition"


@pytest.mark.parametrize("heading", ["Sleight of hand", "SLEIGHT OF HAND", "sleight_of_hand", "Sleight-of-Hand"])
def test_trait_is_recognized_in_any_spelling(heading: str) -> None:
    assert traits_of(f"name,{heading}\nMira,3\n") == (Trait("skills", "Sleight of hand", rank=3, link="Agility"),)


@pytest.mark.parametrize("number", ["3", "+3", " 3 ", "3.0", '"3,0"'])
def test_numbers_are_read_as_spreadsheets_write_them(number: str) -> None:
    assert traits_of(f"name,Strength\nMira,{number}\n") == (Trait("abilities", "Strength", rank=3),)


@pytest.mark.parametrize("number", ["-2", "−2"])
def test_negative_number_is_penalty_if_sheet_has_penalties(number: str) -> None:
    assert traits_of(f"name,Strength\nMira,{number}\n") == (Trait("abilities", "Strength", penalty=2),)


def test_negative_number_is_rank_if_sheet_has_only_ranks() -> None:
    assert traits_of("name,Luck\nMira,-2\n") == (Trait("edges", "Luck", rank=-2),)


def test_zero_is_no_trait() -> None:
    assert traits_of("name,Strength,Stealth\nMira,0,0\n") == ()


def test_column_of_unknown_limit_is_skipped_and_reported() -> None:
    """“Foo” beside Torg's Toughness was imported although no rule uses it."""
    read = read_roster(b"name,limit: Foo,limit: Toughness\nIlse,3,9\n", load("torg-eternity").spec())
    assert [trait for trait in read.characters[0].traits if trait.group == "limits"] == [
        Trait("limits", "Toughness", rank=9)
    ]
    assert any("Foo" in complaint for complaint in read.complaints)


def test_heading_can_name_group_and_trait() -> None:
    traits = traits_of("name,Edges: Fearless,Skill:stealth\nMira,1,2\n")
    assert traits == (Trait("edges", "Fearless", rank=1), Trait("skills", "Stealth", rank=2, link="Agility"))


def test_traits_without_numbers_are_listed_or_ticked() -> None:
    traits = traits_of("name,Flaws,Power loss\nMira,Proud; Afraid of  fire,x\n")
    assert [trait.name for trait in traits] == ["Proud", "Afraid of fire", "Power Loss"]
    assert traits_of("name,Power Loss\nMira,when wet\n") == (Trait("flaws", "Power Loss", text="when wet"),)
    assert traits_of("name,Power Loss\nMira,no\n") == ()


NOT_UNDERSTOOD = {
    "name,tier\nMira,two\n": "Row 2, column “tier”: “two” is not a whole number of 1 or more. 1 was used instead.",
    "name,tier\nMira,0\n": "Row 2, column “tier”: “0” is not a whole number of 1 or more. 1 was used instead.",
    "name,level\nMira,-1\n": "Row 2, column “level”: “-1” is not a whole number of 0 or more. 1 was used instead.",
    "name,side\nMira,gods\n": ("Row 2, column “side”: “gods” is not a side. The character was imported as a hero."),
    "name,Strength\nMira,strong\n": "Row 2, column “Strength”: “strong” is not a whole number. It was skipped.",
    "name,Strength\nMira,9\n": "Row 2, column “Strength”: 9 is not between -5 and 5. It was skipped.",
    "name,Strength\nMira,99999999\n": "Row 2, column “Strength”: 99999999 is not between -5 and 5. It was skipped.",
    "name,level\nMira,99999999999\n": "Row 2, column “level”: “99999999999” is too large. 1 was used instead.",
    "name,Strength\nMira,1_0\n": "Row 2, column “Strength”: “1_0” is not a whole number. It was skipped.",
    "name,Weapon\nMira,Sword\n": "Row 1, column “Weapon”: A Game does not know this name. The column was skipped.",
    "name,Abilities: Luck\nMira,Sword\n": (
        "Row 1, column “Abilities: Luck”: A Game does not know this name. The column was skipped."
    ),
    "name,\nMira,7\n": "Row 1: Column 2 has no heading. Its values were skipped.",
    "name,tier\nMira,2,7\n": "Row 2: “7” is to the right of the last column and was skipped.",
    "name,name\nMira,Rook\n": "Row 2, column “name”: This column appears twice. The second one was skipped.",
    "name,stealth,Stealth\nMira,1,2\n": "Row 2, column “Stealth”: “Stealth” appears twice. The second one was skipped.",
    "name,tier\nMira,1\n,2\n": "Row 3, column “name”: The name is missing. The row was skipped.",
    'name,tier\nMira,1\n"Rook"x,2\n': "Row 3: The quotation marks do not match. The row was skipped.",
    'name,tier\nMira,1\n"Rook,2\n': "Row 3: A quotation mark is never closed. The row was skipped.",
}


@pytest.mark.parametrize(("text", "says"), NOT_UNDERSTOOD.items(), ids=range(len(NOT_UNDERSTOOD)))
def test_complaint_names_place(text: str, says: str) -> None:
    read = roster(text)
    assert [hero.name for hero in read.characters] == ["Mira"]
    assert read.complaints == (says,)


def test_unclosed_quote_loses_only_its_own_line() -> None:
    read = roster('name,tier\n"Mira,1\nRook,2\n')
    assert [hero.name for hero in read.characters] == ["Rook"]
    assert read.complaints[0].startswith("Row 2: A quotation mark")


def test_lines_are_counted_through_quoted_cells() -> None:
    read = roster('name,notes,tier\nMira,"one\ntwo\nthree",1\nRook,,high\n')
    assert read.complaints[0].startswith("Row 5, column “tier”")


@pytest.mark.parametrize("data", [b"", b"\n\n", b",,\n", b"\xff\xfe"])
def test_empty_file_is_reported(data: bytes) -> None:
    assert read_roster(data, GAME) == RosterImport((), ("The file is empty.",))


def test_table_without_name_column_imports_no_one() -> None:
    read = roster("whom,tier\nMira,2\n")
    assert read.characters == ()
    assert read.complaints[-1] == "Row 1: There is no column named “Name”, so no characters could be imported."


def test_undecodable_characters_are_reported() -> None:
    read = read_roster(b"\xff\xfen\0a\0m\0e\0\n\0M\0\0\xd8", GAME)
    assert read.complaints == ("Some symbols in the file couldn't be read. They were replaced by “�”.",)


def test_too_large_file_is_not_parsed() -> None:
    read = read_roster(b"name\n" * (MAX_SPREADSHEET_BYTES // 4), GAME)
    assert read.complaints == ("The file is too large to import.",)


def test_file_of_any_size_is_reported_as_too_large(tmp_path: Path) -> None:
    """It was reported as too large for a campaign, and read up to the limit of one."""
    file = tmp_path / "roster.csv"
    with file.open("wb") as large:
        large.truncate(MAX_FILE_BYTES + 1)
    ended = Event()
    reader = RosterReader(file, GAME, lambda _: None, ended.set)
    assert ended.wait(60)
    assert reader.result() == RosterImport((), ("The file is too large to import.",))


def test_missing_roster_file_is_reported(tmp_path: Path) -> None:
    ended = Event()
    reader = RosterReader(tmp_path / "roster.csv", GAME, lambda _: None, ended.set)
    assert ended.wait(60)
    with pytest.raises(StorageError, match=r"Couldn't find “roster\.csv” in "):
        reader.result()


def test_maximum_of_characters_is_reported() -> None:
    read = roster("name\n" + "Guard\n" * (MAX_CHARACTERS + 3))
    assert len(read.characters) == MAX_CHARACTERS
    assert read.complaints[0].startswith(f"Row {MAX_CHARACTERS + 2}: You can import at most")


@pytest.mark.parametrize(("more", "said"), [(50, "50 more problems."), (1, "1 more problem.")])
def test_complaints_beyond_maximum_are_counted(more: int, said: str) -> None:
    read = roster("name,tier\n" + "Guard,x\n" * (MAX_COMPLAINTS + more))
    assert len(read.complaints) == MAX_COMPLAINTS + 1
    assert read.complaints[-1] == said


@given(st.binary() | st.text(alphabet='name,;\t"\n\rtier1 ').map(str.encode))
def test_any_bytes_get_answer(data: bytes) -> None:
    read = read_roster(data, GAME)
    assert read.characters or read.complaints or read.encodings or b"name" in data.lower()


CELL = st.text(st.characters(exclude_categories=["Cs", "Cc", "Cf", "Zl", "Zp", "Mn", "Me"]), max_size=12).map(str.strip)


@given(st.lists(st.tuples(CELL.filter(bool), CELL, st.integers(1, 9)), min_size=1), st.sampled_from(",;\t"))
def test_exported_spreadsheet_is_read_back(rows: list[tuple[str, str, int]], delimiter: str) -> None:
    file = io.StringIO(newline="")
    writer = csv.writer(file, delimiter=delimiter)
    writer.writerows([("name", "notes", "tier"), *rows])
    read = read_roster(file.getvalue().encode("utf-8-sig"), GAME)
    assert [hero.name for hero in read.characters] == [" ".join(name.split()) for name, _, _ in rows]
    assert [(hero.notes, hero.tier) for hero in read.characters] == [(notes, tier) for _, notes, tier in rows]


def test_heading_of_invisible_characters_counts_as_missing() -> None:
    roster = read_roster(b"name,\x06\nRook,3\n", GAME)
    assert roster.characters[0].traits == ()
    assert "Column 2 has no heading" in roster.complaints[0]


def test_header_row_without_characters_is_reported() -> None:
    """No one was imported, without any message."""
    read = read_roster(b"name;player\n", GAME)
    assert read.complaints == ("Row 1: There are no characters below the header row.",)


def test_too_long_cell_is_reported() -> None:
    """It was reported as an unclosed quotation mark, although there was none."""
    read = read_roster(f"name,side\n{'A' * 200_000},foe\nRook,foe\n".encode(), GAME)
    assert read.complaints == ("Row 2: A cell is too long (more than 131,072 characters). The row was skipped.",)
    assert [character.name for character in read.characters] == ["Rook"]


def test_name_of_invisible_characters_counts_as_missing() -> None:
    """No one of such a roster could be added, because one character had no name."""
    assert [hero.name for hero in read_roster("name\nRook\n\ufeff\u202e\n".encode(), GAME).characters] == ["Rook"]


def test_lines_are_read_singly_after_many_complaints() -> None:
    """Every unclosed quote read to the end of the file: 100,000 such lines took half a minute."""
    read = read_roster(b"name;player\n" + b'Rook;"x\n' * 2_000 + b"Mira;Ada\n", GAME)
    assert read.characters[-1].name == "Mira"


def test_too_many_columns_are_refused_with_reason() -> None:
    wide = read_roster(b";".join([b"a"] * 100_000) + b"\nx", GAME)
    assert wide.complaints == ("Row 1: The file has 100,000 columns. The maximum is 500.",)


def test_first_complaints_are_shown_whatever_order_they_are_found() -> None:
    """Faulty lines are found before the columns are checked."""
    read = roster("name,Mood\nMira,glad\n" + 'Rook,"x"y\n' * (MAX_COMPLAINTS + 50))
    assert read.complaints[0].startswith("Row 1, column “Mood”")
    assert read.complaints[-1] == "51 more problems."


def test_trait_listed_many_times_is_reported_once() -> None:
    """A cell with that many lines took half a minute, because each was a complaint."""
    read = roster("name,flaws\nMira,Vain;Vain;Proud;Vain\n")
    assert [trait.name for trait in read.characters[0].traits] == ["Vain", "Proud"]
    assert read.complaints == ("Row 2, column “flaws”: “Vain” appears twice. The second one was skipped.",)


def test_lines_after_last_character_are_not_read() -> None:
    shares: list[float] = []
    read_roster(b"name\n" + b"Guard\n" * 5 * MAX_CHARACTERS, GAME, shares.append)
    assert shares == sorted(shares)
    assert max(share for share in shares if share < 0.5) < 0.15


def test_stopped_reader_ends_at_next_line(tmp_path: Path) -> None:
    told, may_go_on, ended = Event(), Event(), Event()
    percents: list[int] = []

    def on_percent(percent: int) -> None:
        percents.append(percent)
        told.set()
        assert may_go_on.wait(60)

    file = tmp_path / "roster.csv"
    file.write_text("name\n" + "Guard\n" * 1_000, "utf-8")
    reader = RosterReader(file, GAME, on_percent, ended.set)
    assert told.wait(60)
    reader.stop()
    may_go_on.set()
    assert ended.wait(60)
    assert reader.result() is None
    assert percents == [1]


def of_game(game: str, text: str, meanings: Mapping[str, Meaning] = MappingProxyType({})) -> RosterImport:
    return read_roster(text.encode(), load(game).spec(), answers=ImportChoices(meanings=meanings))


@pytest.mark.parametrize(
    ("game", "heading", "trait"),
    [
        ("vagabond", "HP", Trait("body", "Hit Points", rank=5)),
        ("vagabond", "Hit Points (HP)", Trait("body", "Hit Points", rank=5)),
        ("vagabond", "Max HP", Trait("body", "Hit Points", rank=5)),
        ("vagabond", "Mana", Trait("body", "Mana", rank=5)),
        ("humans-and-heroes", "hit points", Trait("limits", "HP", rank=5)),
        ("torg-eternity", "Wounds", Trait("limits", "Wounds", rank=5)),
    ],
)
def test_column_named_after_track_means_its_limit(game: str, heading: str, trait: Trait) -> None:
    read = of_game(game, f"name,{heading}\nWolf,5\n")
    assert (read.characters[0].traits, read.complaints) == ((trait,), ())


@pytest.mark.parametrize(
    ("game", "heading"),
    [
        ("vagabond", "Countdown dice"),
        ("torg-eternity", "Possibilities"),
        ("humans-and-heroes", "Victory points"),
        ("shattered-spheres", "Triumph dice"),
        ("shattered-spheres", "Max Stress"),
        ("shattered-spheres", "Dazed"),
    ],
)
def test_column_changing_in_play_never_becomes_trait(game: str, heading: str) -> None:
    """It was imported as a skill of that name."""
    read = of_game(game, f"name,{heading}\nMira,3\n")
    assert read.characters[0].traits == ()
    assert read.complaints[0].endswith("tracks this during play, not on the sheet. The column was skipped.")
    assert read.complaints[0].startswith(f"Row 1, column “{heading}”: ")
    assert [(column.heading, column.example) for column in read.unclear_columns] == [(heading, "3")]


def test_tier_becomes_level_in_game_without_tiers() -> None:
    """It was skipped without any message, and everyone had Power level 1."""
    read = of_game("humans-and-heroes", "name,Tier\nNova,9\nWasp,7\n")
    assert [hero.level for hero in read.characters] == [9, 7]
    assert read.complaints == (
        "Row 1, column “Tier”: Humans & Heroes 3 does not use this. It was imported as Power level.",
    )
    assert read.unclear_columns == (UnclearColumn("Tier", "9", Field("level")),)
    otherwise = of_game("humans-and-heroes", "name,Tier\nNova,9\n", {"Tier": UnknownColumn()})
    assert (otherwise.characters[0].level, otherwise.complaints) == (1, ())


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("humans-and-heroes", "name,Tier,Power level\nNova,9,10\n"),
        ("humans-and-heroes", "name,Tier\nNova,high\n"),
        ("humans-and-heroes", "name,Tier\nNova,0\n"),
        ("torg-eternity", "name,Tier\nNova,9\n"),
    ],
)
def test_tier_that_cannot_be_level_is_skipped_and_reported(game: str, text: str) -> None:
    read = of_game(game, text)
    assert read.characters[0].tier == 1
    assert read.characters[0].level == (10 if "10" in text else 1)
    assert read.characters[0].traits == ()
    (complaint,) = read.complaints
    assert complaint.startswith("Row 1, column “Tier”: ")
    assert complaint.endswith(" does not use this. It was skipped.")
    assert [column.meaning for column in read.unclear_columns] == [UnknownColumn()]


@pytest.mark.parametrize(
    ("game", "heading", "key"),
    [
        ("shattered-spheres", "Stress", "stress"),
        ("vagabond", "Fatigue", "fatigue"),
        ("torg-eternity", "Cards", "cards"),
    ],
)
def test_column_of_track_without_limit_sets_its_value(game: str, heading: str, key: str) -> None:
    read = of_game(game, f"name,{heading}\nMira,3\nRook,99\nIlse,much\n")
    assert [hero.tracks for hero in read.characters] == [{key: 3}, {}, {}]
    assert [complaint.split(":")[0] for complaint in read.complaints] == [
        f"Row 3, column “{heading}”",
        f"Row 4, column “{heading}”",
    ]


def test_chosen_meaning_takes_precedence_over_heading() -> None:
    game = load("shattered-spheres").spec()
    text = "Wer,Sailing,Sneak,Luck\nMira,2,3,4\n"
    assert of_game("shattered-spheres", text).characters == ()
    stealth = next(one for one in column_choices(game) if isinstance(one, TraitColumn) and one.name == "Stealth")
    said: dict[str, Meaning] = {"Wer": Field("name"), "Sailing": UnknownColumn(), "Sneak": stealth}
    read = of_game("shattered-spheres", text, said)
    assert [(hero.name, *(trait.name for trait in hero.traits)) for hero in read.characters] == [
        ("Mira", "Stealth", "Luck")
    ]
    assert {column.heading: column.meaning for column in read.unclear_columns}.items() >= said.items()
    assert not [complaint for complaint in read.complaints if "Luck" not in complaint]


def test_roster_ends_at_maximum_of_traits() -> None:
    """Two thousand characters with five hundred columns blocked the window for half a minute, twice."""
    columns = MAX_COLUMNS - 1
    fit = MOST_TRAITS // columns
    text = (
        "name,"
        + ",".join(f"Skills: S{at}" for at in range(columns))
        + "\n"
        + ("Guard" + ",1" * columns + "\n") * (fit + 2)
    )
    read = roster(text)
    assert len(read.characters) == fit
    said = f"You can import at most 20,000 traits. Row {fit + 2} and all following rows were skipped."
    assert read.complaints[0] == said


def test_maximum_of_traits_per_sheet_is_reported() -> None:
    """A cell of ten thousand names became a sheet that blocked the window while it opened."""
    read = roster("name,flaws\nMira," + ";".join(map(str, range(MOST_ON_A_SHEET + 1))) + "\n")
    assert len(read.characters[0].traits) == MOST_ON_A_SHEET
    assert read.complaints == ("Row 2: A sheet can have at most 500 traits. The rest were skipped.",)


@pytest.mark.parametrize("game", ["shattered-spheres", "humans-and-heroes", "vagabond", "torg-eternity"])
def test_every_meaning_that_can_be_chosen_imports_values(game: str) -> None:
    campaign = a_campaign(ruleset=game)
    for meaning in column_choices(campaign.game):
        (read,) = of_game(game, "name,What\nMira,1\n", {"What": meaning}).characters
        assert tidy_character(campaign, read).name in ("Mira", "1 Mira", "Mira 1", "1")

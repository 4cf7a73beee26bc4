"""Realistic spreadsheets: titles, other languages, scores, counts, and numbers in any notation."""

import csv
import io
from collections.abc import Callable

import pytest

from gmtracker.engine.campaign import Character
from gmtracker.rulesets import load
from gmtracker.storage.roster_columns import Field, Meaning, TraitColumn, UnknownColumn, column_choices
from gmtracker.storage.roster_csv import (
    MAX_CHARACTERS_PER_ROW,
    NO_CHOICES,
    HeadingRow,
    ImportChoices,
    RosterImport,
    read_roster,
)
from gmtracker.storage.spreadsheet import Encoding
from tests.builders.workbooks import an_ods, an_xlsx

FANTASY = load("sword-and-lantern").spec()
SPHERES = load("shattered-spheres").spec()

Rows = tuple[tuple[object, ...], ...]


def a_csv(*rows: tuple[object, ...], delimiter: str = ",") -> bytes:
    file = io.StringIO(newline="")
    csv.writer(file, delimiter=delimiter).writerows(rows)
    return file.getvalue().encode("utf-8")


def from_text(text: str, answers: ImportChoices = NO_CHOICES) -> RosterImport:
    return read_roster(text.encode("utf-8"), FANTASY, answers=answers)


def ranks(character: Character) -> dict[str, int]:
    return {trait.name: trait.rank for trait in character.traits}


EACH_FORM = pytest.mark.parametrize("form", [a_csv, an_xlsx, an_ods], ids=["csv", "xlsx", "ods"])
Form = Callable[..., bytes]

PARTY: Rows = (
    ("The party of Thornwall, autumn 2026", "", "", "", "", "", "", "", "", "", "", ""),
    (),
    ("Character", "Class", "Level", "HP", "AC", "STR", "DEX", "CON", "INT", "WIS", "CHA", "Passive Perception"),
    ("Brannoc", "Fighter", 3, "12/28", 18, 16, 12, 15, 8, 10, 9, 11),
    ("Sela", "Wizard", 3, "20/20", 12, 8, 14, 12, 18, 13, 11, 13),
)


@EACH_FORM
def test_5e_like_spreadsheet_is_imported(form: Form) -> None:
    read = read_roster(form(*PARTY), FANTASY)
    brannoc, sela = read.characters
    assert (brannoc.name, brannoc.level, brannoc.tracks, sela.tracks) == ("Brannoc", 3, {"hp": 12}, {"hp": 20})
    assert ranks(brannoc) == {
        "Hit Points": 28,
        "Armor": 18,
        "Strength": 3,
        "Dexterity": 1,
        "Constitution": 2,
        "Intelligence": -1,
        "Charisma": -1,
    }
    assert [(column.heading, column.meaning) for column in read.unclear_columns] == [
        ("Class", UnknownColumn()),
        ("Passive Perception", UnknownColumn()),
    ]


POLISH: Rows = (
    ("Imię", "Gracz", "Level", "Armor", "Hit Points", "Udźwig", "Notatki"),
    ("Łucja Żak", "Zoë", 2, 14, "31,0", "12,5", "Źdźbło; ćma"),
    ("Świętosław", "Grześ", 1, 16, 11, "8,0", ""),
)
MEANINGS: dict[str, Meaning] = {"Imię": Field("name"), "Gracz": Field("player"), "Notatki": Field("notes")}


def in_polish_windows(*rows: tuple[object, ...]) -> bytes:
    return a_csv(*rows, delimiter=";").decode("utf-8").encode("cp1250")


@pytest.mark.parametrize("form", [in_polish_windows, an_xlsx, an_ods], ids=["csv", "xlsx", "ods"])
def test_polish_spreadsheet_is_imported(form: Form) -> None:
    answers = ImportChoices(encoding="cp1250" if form is in_polish_windows else "", meanings=MEANINGS)
    lucja, swietoslaw = read_roster(form(*POLISH), FANTASY, answers=answers).characters
    assert (lucja.name, lucja.player, lucja.level, lucja.notes) == ("Łucja Żak", "Zoë", 2, "Źdźbło; ćma")
    assert (swietoslaw.name, swietoslaw.player) == ("Świętosław", "Grześ")
    assert [ranks(one) for one in (lucja, swietoslaw)] == [
        {"Armor": 14, "Hit Points": 31},
        {"Armor": 16, "Hit Points": 11},
    ]


@pytest.mark.parametrize(
    ("codec", "name"),
    [("cp1250", "Łucja"), ("cp1251", "Людмила"), ("cp932", "さくら"), ("cp1252", "Zoë"), ("cp1253", "Ελένη")],
)
def test_unclear_encoding_is_asked_with_preview(codec: str, name: str) -> None:
    data = f"name,player\n{name},Ana\n".encode(codec)
    asked = read_roster(data, FANTASY)
    assert (asked.characters, asked.complaints) == ((), ())
    assert Encoding(codec, name) in asked.encodings
    read = read_roster(data, FANTASY, answers=ImportChoices(encoding=codec))
    assert [one.name for one in read.characters] == [name]
    assert read.encodings == asked.encodings, "another can still be chosen"


def test_previews_differ_where_encodings_do() -> None:
    """“Zoë” is the same in Western and Central European encodings, but “Žak” is not."""
    examples = [one.example for one in read_roster("name\nZoë\nJosé\nŽak\n".encode("cp1250"), FANTASY).encodings]
    assert "Zoë Žak" in examples
    assert len(examples) == len(set(examples))


def test_damaged_utf8_can_be_chosen() -> None:
    data = "name\nZoë\nŁucja\n".encode() + b"R\xff\n"
    assert read_roster(data, FANTASY).encodings[-1].codec == "utf-8"
    read = read_roster(data, FANTASY, answers=ImportChoices(encoding="utf-8"))
    assert [one.name for one in read.characters] == ["Zoë", "Łucja", "R�"]
    assert len(read.complaints) == 1


@EACH_FORM
def test_rows_above_headings_are_skipped(form: Form) -> None:
    read = read_roster(
        form(("Heroes of the Coast",), (), ("Updated, by Ana, weekly",), ("Name", "Player"), ("Mira", "Ana")), SPHERES
    )
    assert [(one.name, one.player) for one in read.characters] == [("Mira", "Ana")]
    assert (read.heading_line, read.complaints) == (4, ())


def test_gm_can_choose_header_row() -> None:
    text = "Coast\nWer,Spieler\nMira,Ana\n"
    read = from_text(text)
    assert read.heading_rows == (HeadingRow(1, "Coast"), HeadingRow(2, "Wer, Spieler"), HeadingRow(3, "Mira, Ana"))
    answers = ImportChoices(headings=2, meanings={"Wer": Field("name")})
    (mira,) = from_text(text, answers).characters
    assert (mira.name, mira.player) == ("Mira", "Ana")


def test_header_row_is_not_asked_when_it_is_first() -> None:
    assert from_text("name\nMira\n").heading_rows == ()


def test_title_with_comma_does_not_change_delimiter() -> None:
    read = from_text("Thornwall, autumn, 2026\nname;notes\nMira;one, two, three\nRook;\n")
    assert [one.notes for one in read.characters] == ["one, two, three", ""]


@pytest.mark.parametrize(
    ("cell", "evidence", "rank"),
    [
        ("–1", "", -1),
        ("−1", "", -1),
        ("3,0", "", 3),
        ("3.000", "1,5", None),
        ("3.000", "1.5", 3),
        ("3,000", "1,5", 3),
        ("3 ", "", 3),
    ],
)
def test_numbers_are_read_by_decimal_sign_of_file(cell: str, evidence: str, rank: int | None) -> None:
    read = from_text(f'name;Stealth;Weight\nMira;"{cell}";"{evidence}"\n')
    complaints = [one for one in read.complaints if "Stealth" in one]
    assert ranks(read.characters[0]) == ({"Stealth": rank} if rank else {})
    assert complaints == (
        [] if rank is not None else ["Row 2, column “Stealth”: 3000 is not between -5 and 20. It was skipped."]
    )


@pytest.mark.parametrize("cell", ["1,000", "1.000"])
def test_ambiguous_number_is_not_guessed(cell: str) -> None:
    read = from_text(f'name,Stealth\nMira,"{cell}"\n')
    assert ranks(read.characters[0]) == {}
    assert read.complaints == (f"Row 2, column “Stealth”: “{cell}” can mean 1.000 or 1000. It was skipped.",)


@pytest.mark.parametrize(
    ("highest", "current"),
    [
        ("Hit Point Maximum", "Current Hit Points"),
        ("Maximum Hit Points", "current HP"),
        ("HP Maximum", "HP current"),
        ("Max HP", "Hit Points (current)"),
    ],
)
def test_current_and_maximum_are_read_from_columns_of_their_own(highest: str, current: str) -> None:
    """Before, both columns of a 5e character sheet were unknown, so the heroes came without HP."""
    read = from_text(f"Name,{highest},{current}\nThorin,49,37\nPip,33,0\n")
    assert [(one.tracks, ranks(one)) for one in read.characters] == [
        ({"hp": 37}, {"Hit Points": 49}),
        ({"hp": 0}, {"Hit Points": 33}),
    ]
    assert read.complaints == ()


def test_current_and_maximum_are_read_from_chosen_column() -> None:
    """Before, both numbers of a cell were read only if the file itself called the column HP."""
    chosen = next(
        one
        for one in column_choices(FANTASY)
        if isinstance(one, TraitColumn) and one.name == "Hit Points" and not one.is_score
    )
    read = from_text("Name;PŻ\nĆma;12/20\n", ImportChoices(meanings={"PŻ": chosen}))
    assert [(one.tracks, ranks(one)) for one in read.characters] == [({"hp": 12}, {"Hit Points": 20})]
    assert read.complaints == ()


def test_current_and_maximum_are_read_for_track_with_both() -> None:
    read = from_text("name,HP,Exhaustion,Stealth\nMira,12/20,2/6,1/2\nRook,25/20,1/9,\n")
    assert [one.tracks for one in read.characters] == [{"hp": 12, "exhaustion": 2}, {}]
    assert [ranks(one) for one in read.characters] == [{"Hit Points": 20}] * 2
    assert read.complaints == (
        "Row 2, column “Stealth”: “1/2” is not a whole number. It was skipped.",
        "Row 3, column “HP”: “25/20” is not a whole number from 0 to 20. It was skipped.",
        "Row 3, column “Exhaustion”: “1/9” is not a whole number from 0 to 6. It was skipped.",
    )


@pytest.mark.parametrize("text", ["name\nRat ×3\n", "name\nRat x3\n", "name,count\nRat,3\n", "Figur;Anzahl\nRat;3\n"])
def test_count_imports_as_many_characters(text: str) -> None:
    read = from_text(text)
    assert [one.name for one in read.characters] == ["Rat 1", "Rat 2", "Rat 3"]
    assert ({one.side for one in read.characters}, read.complaints) == ({"opposition"}, ())


def test_crowd_is_on_named_side() -> None:
    assert {one.side for one in from_text("name,side\nSquire ×2,hero\n").characters} == {"heroes"}


@pytest.mark.parametrize(
    ("row", "said"), [("Rat,0", "0"), ("Rat,many", "many"), ("Rat,101", "101"), ("Rat ×2,3", "Rat ×2, 3")]
)
def test_unclear_count_imports_no_one(row: str, said: str) -> None:
    read = from_text(f"name,count\nMira,\n{row}\n")
    assert [one.name for one in read.characters] == ["Mira"]
    assert read.complaints == (
        f"Row 3: “{said}” is not a count from 1 to {MAX_CHARACTERS_PER_ROW}. The row was skipped.",
    )


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("First name,Last name\nMira,Voss\n", "Mira Voss"),
        ("Vorname;Nachname\nMira;Voss\n", "Mira Voss"),
        ("Nom;Prénom\nVoss;Mira\n", "Mira Voss"),
        ("Nombre;Apellidos\nMira;Voss\n", "Mira Voss"),
        ("Name,First name\nMira Voss,Mira\n", "Mira Voss"),
        ("Name,First name,Surname\nMira the Cat,Mira,Voss\n", "Mira the Cat"),
        ("First name\nMira\n", "Mira"),
    ],
)
def test_first_and_last_names_are_joined(text: str, name: str) -> None:
    assert [one.name for one in from_text(text).characters] == [name]


@pytest.mark.parametrize(
    "text",
    [
        "Name;Spieler;Seite;Stufe\nIlse;Ada;Gegner;3\n",
        "Nombre;Jugador;Bando;Nivel\nIlse;Ada;Enemigo;3\n",
        "Nom;Joueuse;Camp;Niveau\nIlse;Ada;PNJ;3\n",
        "Character;Player;Side;Level\nIlse;Ada;NPC;3\n",
    ],
)
def test_headings_and_sides_are_recognized_in_each_language(text: str) -> None:
    (read,) = from_text(text).characters
    assert (read.name, read.player, read.side, read.level) == ("Ilse", "Ada", "opposition", 3)


@pytest.mark.parametrize("cell", ["16 (+3)", "16 [ +3 ]", "+3"])
def test_modifier_is_taken_from_score_with_modifier(cell: str) -> None:
    read = from_text(f"name,STR\nMira,{cell}\n")
    assert (ranks(read.characters[0]), read.unclear_columns) == ({"Strength": 3}, ())


@pytest.mark.parametrize(("cells", "strength"), [("16,8", 3), ("9,18", -1), ("-1,3", -1), ("0,3", None), ("+2,3", 2)])
def test_scores_and_modifiers_are_told_apart_by_file(cells: str, strength: int | None) -> None:
    (mira,) = from_text(f"name,STR,DEX\nMira,{cells}\n").characters
    assert ranks(mira).get("Strength") == strength


@pytest.mark.parametrize("cells", ["10,9", "16,-1"])
def test_scores_that_can_be_modifiers_are_asked(cells: str) -> None:
    text = f"name,STR,DEX\nMira,{cells}\n"
    read = from_text(text)
    assert ranks(read.characters[0]) == {}
    assert [column.heading for column in read.unclear_columns] == ["STR", "DEX"]
    assert read.complaints[0] == (
        "Row 1, column “STR”: These can be scores (10 is +0) or modifiers. The column was skipped."
    )
    abilities = FANTASY.trait_groups[0]
    scores = {
        at: TraitColumn(abilities, name, is_score=True) for at, name in (("STR", "Strength"), ("DEX", "Dexterity"))
    }
    read = from_text("name,STR,DEX\nMira,14,9\n", ImportChoices(meanings=scores))
    assert ranks(read.characters[0]) == {"Strength": 2, "Dexterity": -1}


def test_unknown_numbers_become_skill_only_if_chosen() -> None:
    read = from_text("name,Weight\nMira,3\n")
    assert read.characters[0].traits == ()
    assert read.complaints == (
        "Row 1, column “Weight”: Sword and Lantern does not know this name. The column was skipped.",
    )
    skills = next(group for group in FANTASY.trait_groups if group.key == "skills")
    said = ImportChoices(meanings={"Weight": TraitColumn(skills, "")})
    assert ranks(from_text("name,Weight\nMira,3\n", said).characters[0]) == {"Weight": 3}


def test_monster_list_is_opposition_also_where_there_is_one() -> None:
    """Of six goblins and an ogre the ogre became a hero."""
    for text in ("Monster,Count\nGoblin,2\nOgre,1\n", "Monster,HP\nGoblin,7\nOgre,59\n"):
        assert {one.side for one in from_text(text).characters} == {"opposition"}
    assert [one.side for one in from_text("Name,Count\nOgre,1\nMira,\n").characters] == ["opposition", "heroes"]


def test_level_above_highest_is_refused_in_sentence() -> None:
    read = from_text("name,level\nMira,100\n")
    assert read.characters[0].level == 1
    assert read.complaints == ("Row 2, column “level”: “100” is too large. 1 was used instead.",)

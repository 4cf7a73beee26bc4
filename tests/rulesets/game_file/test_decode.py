"""A game file is read as a whole, or every error is reported with its line, key and expectation."""

import re
from random import Random

import pytest

from gmtracker.resources import resource
from gmtracker.rulesets import GAME_FILE, rules_from_file, shipped_file_ids
from gmtracker.rulesets.game_file.decode import Fault, Faulty, decode_text, fault_text, read_game
from gmtracker.rulesets.game_file.schema import LARGEST_FILE
from gmtracker.storage.game_files import changes_between
from gmtracker.toml_lines import find_lines
from tests.builders.thorough import thorough

pytestmark = pytest.mark.every_python  # These errors come from tomllib and msgspec.

SMALL = """\
form = 1
id = "coin"
name = "Coin"

[[tracks]]
key = "luck"
name = "Luck"
unit = "point"
units = "points"

[[checks]]
key = "toss"
name = "Toss"
roll = "d2"
outcomes = [
    { name = "Heads", success = true, when = { total-least = 2 } },
    { name = "Tails", success = false },
]
"""

every_file = pytest.mark.parametrize("game", shipped_file_ids())


def text_of_shipped(game: str) -> str:
    return decode_text(resource("games", game + GAME_FILE).read_bytes())


def faults(text: str) -> list[str]:
    """Return the errors of a text, one per line."""
    with pytest.raises(Faulty) as caught:
        read_game(text)
    return [fault_text(fault) for fault in caught.value.faults]


def faults_in(data: bytes) -> tuple[Fault, ...]:
    """Return the errors of a file. Empty if it can be played."""
    try:
        rules_from_file(data)
    except Faulty as faulty:
        return faulty.faults
    return ()


@every_file
def test_shipped_file_is_sound_and_named_by_its_id(game: str) -> None:
    assert read_game(text_of_shipped(game)).id == game


@pytest.mark.parametrize(
    ("sound", "damaged", "said"),
    [
        ('key = "luck"', 'kye = "luck"', "Line 6, tracks 1, kye: unknown key (did you mean “key”?)"),
        ('unit = "point"', "unit = 7", "Line 8, tracks 1, unit: expected text in quotation marks, got “7”"),
        (
            'unit = "point"',
            "unit = -1" + 30 * "0",
            "Line 8, tracks 1, unit: expected text in quotation marks, got a number of more than 18 digits",
        ),
        (
            'unit = "point"',
            "unit = 0x" + 5000 * "f",
            "Line 8, tracks 1, unit: expected text in quotation marks, got a number of more than 18 digits",
        ),
        ('unit = "point"', "unit = []", "Line 8, tracks 1, unit: expected text in quotation marks, got a list"),
        (
            'units = "points"',
            'units = "points"\nhighest = "x"',
            "Line 10, tracks 1, highest: expected a whole number, got “x”",
        ),
        (
            'units = "points"',
            'units = "points"\nhighest = -1',
            "Line 10, tracks 1, highest: it must be higher than “lowest” (0)",
        ),
        (
            'units = "points"',
            'units = "points"\nlook = "star"',
            "Line 10, tracks 1, look: expected one of “bar”, “ladder”",
        ),
        (
            "form = 1",
            'form = 1\ncolor = "violett"',
            "Line 2, color: expected one of “blue”, “brown”, “magenta”, “slate”, “violet”, got “violett” (did you mean",
        ),
        ("form = 1", "form = 1\ncolor = 3", "Line 2, color: expected one of “blue”"),
        (
            'units = "points"',
            'units = "points"\nstarts-full = 1',
            "Line 10, tracks 1, starts-full: expected true or false, got “1”",
        ),
        ('name = "Toss"\n', "", "Line 11, checks 1: the key “name” is missing"),
        ('roll = "d2"', 'roll = "d1"', "Line 14, checks 1, roll: A die must have 2 to 1000 sides: d1"),
        ('roll = "d2"', 'roll = "d2 + @Might"', "Line 14, checks 1, roll: “Might” does not exist (available: none)"),
        ('roll = "d2"', 'roll = "__import__"', "Line 14, checks 1, roll: “__import__” is not a valid roll. Try"),
        ("total-least = 2", 'higher = "hope"', "Line 16, checks 1, outcomes 1, when, higher: “hope” does not exist"),
        (
            ", when = { total-least = 2 }",
            "",
            "Line 16, checks 1, outcomes 1: every outcome except the last needs “when”",
        ),
        (
            "form = 1",
            "form = 2",
            "Line 1, form: this file needs a newer gmtracker (it uses form 2, this version reads form 1)",
        ),
        ("form = 1", "form = ", "Line 1: the value after = is not valid"),
        ("success = false", "success = False", "Line 17: write false in lowercase, not “False”"),
        ("success = false", "success = no", "Line 17: use true or false, not “no”"),
        ("success = false", 'success = "false"', "success: expected true or false, so write false without"),
        ("total-least = 2", "total-least = True", "Line 16: write true in lowercase, not “True”"),
        (
            "total-least = 2",
            'total-least = "2"',
            "total-least: expected a whole number, so write 2 without",
        ),
        ("total-least = 2", "total-least = 02", "Line 16: write “02” without the leading 0"),
        ("form = 1", "form = 1,5", "Line 1: write 1.5 with a decimal point, not “1,5”"),
        ("form = 1", "form = 1 5", "Line 1: unexpected “5”"),
        (", when = {", " when = {", "Line 16: a comma is missing before “when”"),
        ("total-least = 2 }", "total-least = 2", "Line 17: the closing bracket } is missing"),
        ('name = "Coin"', 'name = "Coin" x', "Line 3: unexpected “x” (each key needs its own line)"),
        ('name = "Coin"', 'name = ["Coin" "Toss"]', 'Line 3: a comma is missing before “"Toss"”'),
        ('name = "Coin"', 'name = ["Coin"', "Line 5: the closing bracket ] is missing"),
        ('id = "coin"', 'id = "The Coin"', "Line 2, id: expected a key of lowercase letters, digits and hyphens"),
        (
            'name = "Coin"',
            'name = "Co\\u0000in"',
            "Line 3, name: it must be one line without tabs or control characters",
        ),
    ],
)
def test_error_has_its_line_key_and_expectation(sound: str, damaged: str, said: str) -> None:
    assert sound in SMALL
    (fault,) = faults(SMALL.replace(sound, damaged, 1))
    assert fault.startswith(said) or f", {said}" in fault


def test_all_errors_are_reported_in_order() -> None:
    text = SMALL.replace('unit = "point"', "unit = 7").replace("success = false", "success = 0")
    assert [fault.partition(",")[0] for fault in faults(text.replace('id = "coin"', "id = 1"))] == [
        "Line 2",
        "Line 8",
        "Line 17",
    ]


def test_invalid_value_does_not_hide_other_errors() -> None:
    text = SMALL.replace('units = "points"', 'units = "points"\nhighest = "x"').replace('"d2"', '"d2 + @Might"')
    assert [fault.partition(":")[0] for fault in faults(text)] == [
        "Line 10, tracks 1, highest",
        "Line 15, checks 1, roll",
    ]


@pytest.mark.parametrize(
    ("damaged", "by", "said"),
    [
        ('unit = "point"\n', "", "Line 5, tracks 1"),
        ('name = "Toss"\n', "name = 7\n", "Line 13, checks 1, name"),
        (", success = true", "", "Line 16, checks 1, outcomes 1"),
        ('id = "coin"\n', "", "Line 1"),
    ],
)
def test_missing_unreferenced_value_does_not_hide_other_errors(damaged: str, by: str, said: str) -> None:
    """Before, the missing key was reported first, and the error in "@Might" only after it was fixed."""
    text = SMALL.replace('"d2"', '"d2 + @Might"')
    assert damaged in text
    told = sorted(faults(text.replace(damaged, by)))
    assert len(told) == 2
    assert any(one.startswith(said) for one in told)
    assert any("“Might” does not exist" in one for one in told)


def test_missing_key_is_reported_without_references_to_it() -> None:
    text = SMALL.replace('key = "luck"\n', "").replace(
        "success = false", 'success = false, gives = [{ track = "luck" }]'
    )
    assert faults(text) == ["Line 5, tracks 1: the key “key” is missing"]


def with_outcomes(*whens: str) -> str:
    """Return the small game whose check has these outcomes before the last, with two named dice."""
    rows = "".join(f'    {{ name = "{n}", success = true, when = {{ {when} }} }},\n' for n, when in enumerate(whens))
    heads = '    { name = "Heads", success = true, when = { total-least = 2 } },\n'
    return SMALL.replace(heads, rows).replace('"d2"', '"d6[a] + d6[b]"')


@pytest.mark.parametrize(
    "whens",
    [
        ("margin-least = 0", "margin-least = 5"),
        ("margin-most = 3", "margin-most = 3"),
        ("total-least = 2", "total-least = 4, doubles = true"),
        ('higher = "a"', 'higher = "a", margin-most = 1'),
        ("faces = [{ least = 5, count = 1 }]", 'faces = [{ of = "a", least = 6, count = 1 }]'),
        ("faces = [{ most = 3 }]", "faces = [{ most = 2 }]"),
    ],
)
def test_unreachable_outcome_is_reported(whens: tuple[str, str]) -> None:
    read_game(with_outcomes(*reversed(whens)) if whens[0] != whens[1] else with_outcomes(whens[0]))
    (fault,) = faults(with_outcomes(*whens))
    assert fault == (
        "Line 17, checks 1, outcomes 2, when: this outcome can never happen: outcome 1 already covers every case"
    )


@pytest.mark.parametrize(
    "whens",
    [
        ("margin-least = 0, doubles = true", "margin-least = 5"),
        ("margin-least = 0", "margin-most = 5"),
        ('higher = "a"', 'higher = "b"'),
        ('faces = [{ of = "a", least = 5, count = 1 }]', "faces = [{ least = 6, count = 1 }]"),
        ("faces = [{ least = 5, count = 2 }]", "faces = [{ least = 5, count = 1 }]"),
        ("faces = [{ most = 3 }]", 'faces = [{ of = "a", most = 2 }]'),
        ("faces = [{ most = 3 }]", "faces = [{ most = 2, count = 2 }]"),
    ],
)
def test_partly_reachable_outcome_is_accepted(whens: tuple[str, str]) -> None:
    read_game(with_outcomes(*whens))


def test_invalid_outcome_does_not_make_later_ones_unreachable() -> None:
    (fault,) = faults(with_outcomes('margin-least = "five"', "margin-least = 0"))
    assert "outcomes 1, when, margin-least" in fault


def test_unconditional_outcome_makes_the_last_one_unreachable() -> None:
    (fault,) = faults(with_outcomes(""))
    assert "outcomes 2, when: this outcome can never happen: outcome 1" in fault


PEARLS = (
    SMALL.replace(
        "{ total-least = 2 } }", '{ total-least = 2 }, gives = [{ token = "pearl", to = "well", gain = 1 }] }'
    )
    + """
[[tokens]]
key = "pearl"
name = "Pearl"
plural = "Pearls"
lies = ["heroes", "well"]
start = [{ to = "well", count = 2 }]

[[tokens]]
key = "shell"
name = "Shell"
plural = "Shells"

[[pools]]
key = "well"
name = "Well"
empty = "Dry."

[[uses]]
key = "drop"
name = "Drop"
does = "Drops one."
token = "pearl"
goes = "well"
gives = [{ token = "shell", gain = 1 }]
"""
)


@pytest.mark.parametrize(
    ("sound", "damaged", "said"),
    [
        (
            'lies = ["heroes", "well"]',
            'lies = ["heroes", "wel"]',
            "lies 2: “wel” does not exist (did you mean “well”?)",
        ),
        (
            'lies = ["heroes", "well"]',
            'lies = ["heros", "well"]',
            "lies 1: “heros” does not exist (did you mean “heroes”?)",
        ),
        ('key = "shell"', 'key = "pearl"', "key: the key “pearl” is used twice"),
        ('token = "pearl"\ngoes', 'token = "perl"\ngoes', "token: “perl” does not exist (did you mean “pearl”?)"),
        ('goes = "well"', 'goes = "hand"', "goes: to allow “pearl” there, add “hand” to its “lies”"),
        ('goes = "well"', 'goes = "well"\nreroll = "x"', "reroll: expected one of “better”, “new”, got “x”"),
        ('goes = "well"', 'goes = "wel"', "goes: “wel” does not exist (did you mean “well”?)"),
    ],
)
def test_unknown_name_is_reported_once_on_the_right_line(sound: str, damaged: str, said: str) -> None:
    """Before, other lines were reported too. Fixing those lines broke them."""
    read_game(PEARLS)
    assert sound in PEARLS
    (fault,) = faults(PEARLS.replace(sound, damaged, 1))
    assert fault.endswith(said)


def test_too_many_starting_tokens_are_reported() -> None:
    """Before, the file was accepted, and fewer tokens were dealt than it says."""
    read_game(PEARLS.replace("start =", "most = 2\nstart ="))
    (fault,) = faults(PEARLS.replace("start =", "most = 1\nstart ="))
    assert fault.endswith("start 1, count: it must not be higher than “most”")


def test_inline_tables_may_span_lines_and_end_with_a_comma() -> None:
    several_lines = SMALL.replace("{ total-least = 2 }", "{\n        total-least = 2,\n    }")
    assert several_lines != SMALL
    assert read_game(several_lines) == read_game(SMALL)


def test_non_text_or_too_large_file_is_refused() -> None:
    with pytest.raises(Faulty, match="UTF-8"):
        rules_from_file(b"form = 1\nname = \xff")
    with pytest.raises(Faulty, match=r"A game file can be at most 100,000 bytes\."):
        rules_from_file(b"#" * (LARGEST_FILE + 1))
    with pytest.raises(Faulty, match="TOML"):
        rules_from_file(b"x = " + b"9" * 5000)
    with pytest.raises(Faulty, match=r"nested too deeply|TOML"):
        rules_from_file(b"x = " + b"[" * 50_000)


def test_lines_are_found_past_strings_comments_and_inline_tables() -> None:
    text = '# a = 1\na = """\n[b]\n"""\n["b c".d]\ne = [\n  1, # ]\n  { f = "}", g = 2 },\n]\n[[h]]\n[[h]]\ni.j = 3\n'
    assert {place: line for place, line in find_lines(text).items() if place[-1] not in (0,)} == {
        ("a",): 2,
        ("b c", "d"): 5,
        ("b c", "d", "e"): 6,
        ("b c", "d", "e", 1): 8,
        ("b c", "d", "e", 1, "f"): 8,
        ("b c", "d", "e", 1, "g"): 8,
        ("h",): 10,
        ("h", 1): 11,
        ("h", 1, "i"): 12,
        ("h", 1, "i", "j"): 12,
    }


def test_changed_parts_of_a_file_are_named() -> None:
    other = SMALL.replace('units = "points"', 'units = "points"\nhighest = 12').replace('"d2"', '"d20"')
    more = other + '\n[[conditions]]\nkey = "cold"\nname = "Cold"\nmeaning = ""\n'
    assert changes_between(read_game(SMALL), read_game(more)) == (
        "tracks “luck”, highest: 10 → 12",
        "added conditions “cold”",
        "checks “toss”, roll: d2 → d20",
    )


@every_file
def test_damaged_file_is_played_or_refused_with_its_lines(game: str) -> None:
    """Lines are lost, doubled or garbled. Nothing but a Faulty may be raised."""
    text, chance = text_of_shipped(game), Random(7)
    lines = text.split("\n")
    for _ in range(thorough(200)):
        damaged = list(lines)
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(len(damaged))
            damaged[at : at + 1] = _garbled(damaged[at], chance)
        for fault in faults_in("\n".join(damaged).encode("utf-8", "replace")):
            assert 1 <= fault.line <= len(damaged) + 1
            assert re.match(r"Line \d+[:,] ?\S", fault_text(fault))


@every_file
def test_file_with_other_bytes_is_played_or_refused(game: str) -> None:
    """The result may be invalid UTF-8, invalid TOML, or cut off anywhere."""
    data, chance = resource("games", game + GAME_FILE).read_bytes(), Random(11)
    for _ in range(thorough(200)):
        damaged = bytearray(data[: chance.randrange(1, len(data))] if chance.random() < 0.2 else data)
        for _ in range(chance.randint(1, 4)):
            damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        assert all(fault.what for fault in faults_in(bytes(damaged)))


def _garbled(line: str, chance: Random) -> list[str]:
    """Return the text with one line removed, doubled or changed."""
    start, end = sorted(chance.choices(range(len(line) + 1), k=2))
    other = chance.choice(["", '"', "[", "]", "{", "=", "-1", "99999", "true", "@", "d", "é", "\x00", "1979-05-27"])
    return chance.choice([[], [line, line], [line[:start] + other + line[end:]], [line[:start] + other + line[start:]]])


@pytest.mark.parametrize(
    ("part", "damaged", "said"),
    [
        ('roll = "d2"', 'roll = "d6 - d2"', "Line 14, checks 1, roll"),
        ('is = "d4"', 'is = "2 - d4"', "Line 16, checks 1, asks 1, choices 1, is"),
        ('roll = "d2"', 'roll = "d2 - @other"', "Line 14, checks 1, roll"),
        ("number = 1", 'roll = "d6 - d4"', "Line 17, checks 1, against, roll"),
        ('bonus = "1"', 'bonus = "2 - d4"', "Line 32, uses 1, bonus"),
    ],
)
def test_subtracted_die_with_highest_reading_is_refused(part: str, damaged: str, said: str) -> None:
    """Before, it was counted as if it were added."""
    asks = 'asks = [{ key = "other", name = "Other", choices = [{ name = "A die", is = "d4" }] }]'
    text = SMALL.replace('roll = "d2"', f'roll = "d2"\nreads = "highest"\n{asks}\nagainst = {{ number = 1 }}')
    text += """
[[tokens]]
key = "chip"
name = "Chip"
plural = "Chips"
[[uses]]
key = "better"
name = "Better"
does = "adds"
token = "chip"
bonus = "1"
"""
    read_game(text)
    assert part in text
    (fault,) = faults(text.replace(part, damaged))
    assert fault.partition(": ")[::2] == (said, "here the highest die counts, so no die can be subtracted")


@pytest.mark.parametrize(
    ("roll", "their", "said"),
    [
        ("d1000", "d1000", "d1000 against d1000 has too many possible results to calculate odds"),
        ("d100[a] + d100[b]", "d100", ""),
        ("20d20", "20d20", ""),
    ],
)
def test_opposed_rolls_together_need_exact_odds(roll: str, their: str, said: str) -> None:
    """Each roll was within the limit. Together their odds blocked the window."""
    text = SMALL.replace('roll = "d2"', f'roll = "{roll}"\nagainst = {{ roll = "{their}" }}')
    if not said:
        read_game(text)
        return
    (fault,) = faults(text)
    assert fault == f"Line 15, checks 1, against, roll: {said}"


def test_choices_of_one_question_need_unique_names() -> None:
    """A choice is identified by its name. Before, the second of two equal choices could never be chosen."""
    choices = '{ name = "Big", is = "2" }, { name = "Big", is = "3" }'
    asks = f'asks = [{{ key = "size", name = "Size", choices = [{choices}] }}]'
    text = SMALL.replace('roll = "d2"', f'roll = "d2 + @size"\n{asks}')
    read_game(text.replace('"Big", is = "3"', '"Small", is = "3"'))
    (said,) = faults(text)
    assert said.endswith("name: the same name is used twice")


@pytest.mark.parametrize(("roll", "most"), [("2d6", 6), ("d8 - d6", 8), ("d6!", 0), ("2d12", 0)])
def test_success_that_no_die_can_show_is_an_error(roll: str, most: int) -> None:
    """Before, a game of d6 that needed a 9 was accepted, and its check showed 0%."""
    game = GAME_OF_NINES.replace("ROLL", roll)
    if most:
        said = f"Line 10, checks 1, success-at: no die in the roll can show that (the maximum is {most})"
        assert said in faults(game)
    else:
        read_game(game)


GAME_OF_NINES = """\
form = 1
id = "nines"
name = "Nines"

[[checks]]
key = "try"
name = "Try"
roll = "ROLL"
reads = "successes"
success-at = 9

[[checks.outcomes]]
when = { total-least = 1 }
name = "Done"
success = true

[[checks.outcomes]]
name = "Not done"
success = false
"""

"""What a newer gmtracker wrote and this one does not know is still in the file, where it was, after play and a save."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct, inspect

from gmtracker.engine.campaign import Procedure, Trait, Until
from gmtracker.engine.commands import NextTurn, SetCondition, SetTrait, StartEncounter
from gmtracker.engine.ids import ProcedureId
from gmtracker.engine.procedures import moved
from gmtracker.engine.unknown import UNKNOWN, Aside
from gmtracker.storage.asides import DEEPEST
from gmtracker.storage.checking import check
from gmtracker.storage.errors import StorageError
from gmtracker.storage.file_form import StoredFile
from tests.storage.desks import Desk, in_session, opened
from tests.support.any_struct import JSON_VALUES
from tests.support.builders import held_tokens, who
from tests.support.thorough import thorough

FREE = ("tracks", "acts", "data", "inputs", "house_rules", "tables", "sheet")
"""Fields whose keys are the table's own, and the sheet, which is always that of the installed game."""

Path_ = tuple[str | int, ...]


class Evening:
    """A folder to write to, and the bytes of a campaign's file."""

    def __init__(self, folder: Path, text: bytes) -> None:
        self.folder = folder
        self.text = text


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """A folder, and a campaign's file in mid-fight, with a finished chapter and a step to redo."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("GMTRACKER_HOME", str(tmp_path_factory.mktemp("home")))
        desk = in_session(tmp_path_factory.mktemp("campaign"))
        mira, warden = who(desk.table, "Mira"), who(desk.table, "Warden")
        desk.do(StartEncounter(kind="combat", title="Pier", order=(mira, warden)))
        desk.do(SetCondition(character=mira, condition="dazed", until=Until("turn-end", mira)))
        desk.do(NextTurn())
        desk.notes("Taken back.")
        desk.table.undo()
        desk.opened.save()
        yield Evening(tmp_path_factory.mktemp("newer"), desk.path.read_bytes())


def objects(value: Any, path: Path_ = ()) -> Iterator[tuple[Path_, dict[str, Any]]]:
    """Every object whose fields the program describes, with where it stands."""
    if isinstance(value, dict):
        yield path, value
        for key, inner in value.items():
            if key not in FREE:
                yield from objects(inner, (*path, key))
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield from objects(inner, (*path, i))


def places_of(name: str, value: Any) -> dict[Path_, Any]:
    """Where an unknown field of that name is, and what it says there."""
    return {path: fields[name] for path, fields in objects(value) if name in fields}


def newer(evening: Evening, change: Any) -> Desk:
    """The campaign as a newer program might have left it, opened."""
    folder, text = evening.folder, evening.text
    plain = msgspec.json.decode(text)
    change(plain)
    path = folder / "newer.gmtracker.json"
    path.write_bytes(msgspec.json.encode(plain))
    return opened(path)


def plays_and_saves(desk: Desk) -> Any:
    """What the file says after some play, a crash and a save."""
    desk.notes("One.")
    desk.stresses("Mira", 3)
    again = desk.crashes()
    again.do(NextTurn())
    again.table.undo()
    again.opened.save()
    return again.saved()


@settings(max_examples=thorough(20))
@given(st.lists(st.tuples(st.integers(0, 999), JSON_VALUES), min_size=1, max_size=5))
def test_unknown_fields_anywhere_stay_where_they_are(evening: Evening, drawn: list[tuple[int, Any]]) -> None:
    everywhere = objects(msgspec.json.decode(evening.text))
    places = [path for path, _ in everywhere if "undone" not in path]  # what could be redone is gone with a new step
    put = [(places[index % len(places)], value) for index, value in drawn]

    def sprinkle(plain: Any) -> None:
        spots = dict(objects(plain))
        for number, (path, value) in enumerate(put):
            spots[path][f"new {number}"] = value

    saved = plays_and_saves(newer(evening, sprinkle))
    for number, (path, value) in enumerate(put):
        found = places_of(f"new {number}", saved)
        assert value in found.values(), path
        assert path[:1] != ("campaign",) or found[path] == value


def test_a_file_with_unknown_fields_is_written_as_it_was(evening: Evening) -> None:
    def everywhere(plain: Any) -> None:
        for part in ("campaign", "opening"):
            for number, (_, fields) in enumerate(list(objects(plain[part]))):
                fields[f"new {number}"] = [1.5, {"…": None}, "…"]
        plain["new"] = plain["chapters"][-1]["new"] = {"b": 1, "a": 10**30}

    desk = newer(evening, everywhere)
    before = desk.saved()
    desk.opened.save()
    after = desk.saved()
    assert after["campaign"] == before["campaign"] | {"sheet": after["campaign"]["sheet"]}
    assert after["new"] == before["new"]
    assert desk.path.read_bytes().endswith(b'"new": {"b":1,"a":1' + b"0" * 30 + b"}\n}\n")


def test_an_unknown_event_changes_nothing_and_stays(evening: Evening) -> None:
    moon = {"event": "moon-rises", "phase": 3.5}

    def add_events(plain: Any) -> None:
        for chapter in plain["chapters"]:
            for entry in chapter["entries"]:
                entry["events"].insert(0, moon)
        plain["chapters"][-1]["entries"][1]["command"] = {"command": "pray", "to": "the moon"}

    desk = newer(evening, add_events)
    assert "moon-rises" not in str(desk.log())
    assert not desk.opened.notices
    saved = plays_and_saves(desk)
    assert saved["chapters"][-1]["entries"][0]["events"][0] == moon
    assert saved["chapters"][-1]["entries"][1]["command"] == {"command": "pray", "to": "the moon"}
    assert check(desk.path).flaws == ()


def test_what_is_unknown_of_a_token_goes_with_it(evening: Evening) -> None:
    def paint(plain: Any) -> None:
        for token in (*plain["campaign"]["tokens"], *plain["opening"]["tokens"]):
            token["paint"] = token["id"]
            token["place"]["shelf"] = 2

    desk = newer(evening, paint)
    held = held_tokens(desk.table, "Mira")[0]
    saved = plays_and_saves(desk)
    assert [token["paint"] for token in saved["campaign"]["tokens"]] == [t.id for t in desk.now.tokens]
    assert held in {token["id"] for token in saved["campaign"]["tokens"] if token["place"].get("shelf") == 2}


def test_what_is_unknown_of_a_trait_stays_with_the_trait_that_takes_its_place(evening: Evening) -> None:
    def polish(plain: Any) -> None:
        for part in ("campaign", "opening"):
            for character in plain[part]["characters"]:
                character["traits"] = [{"group": "skills", "name": "Stealth", "rank": 2, "polish": "high"}]

    desk = newer(evening, polish)
    desk.do(SetTrait(character=who(desk.table, "Mira"), trait=Trait("skills", "Stealth", rank=3)))
    desk.opened.save()
    saved = next(one for one in desk.saved()["campaign"]["characters"] if one["name"] == "Mira")
    assert saved["traits"] == [{"group": "skills", "name": "Stealth", "rank": 3, "polish": "high"}]


def test_what_is_unknown_of_a_flow_stays_when_it_moves_on() -> None:
    class Flow(Struct, frozen=True, omit_defaults=True):
        rolled: int = 0
        tied: bool = False

    before = Procedure(
        id=ProcedureId("p1"), kind="vote", stage="due", data={"tied": True, "moon": 1}, extra=Aside('{"a":1}')
    )
    after = moved(before, "rolled", Flow(rolled=6))
    assert (after.stage, after.data, after.extra) == ("rolled", {"rolled": 6, "moon": 1}, before.extra)


def test_a_name_that_looks_like_the_stand_in_is_a_name(evening: Evening) -> None:
    def name(plain: Any) -> None:
        plain["campaign"]["name"] = UNKNOWN
        plain["campaign"][UNKNOWN] = "{}"
        plain["campaign"]["characters"][0]["tracks"] = {"stress": 1, UNKNOWN: 5}
        plain["chapters"][-1]["entries"][0]["events"].append({"event": UNKNOWN, "raw": "{}"})

    desk = newer(evening, name)
    assert desk.now.name == UNKNOWN
    saved = plays_and_saves(desk)
    assert saved["campaign"][UNKNOWN] == "{}"
    assert saved["campaign"]["characters"][0]["tracks"][UNKNOWN] == 5
    assert {"event": UNKNOWN, "raw": "{}"} in saved["chapters"][-2]["entries"][0]["events"]


def test_unknown_values_nested_without_end_are_refused(evening: Evening) -> None:
    folder, text = evening.folder, evening.text
    path = folder / "deep.gmtracker.json"
    deep = b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1)
    path.write_bytes(text.replace(b'"tier": 2', b'"tier": 2, "new": ' + deep, 1))
    with pytest.raises(StorageError, match=r"\$\.campaign\.characters\[0\]: the values are nested too deeply"):
        opened(path)


def test_unknown_values_that_are_no_json_are_refused_with_their_line(evening: Evening) -> None:
    folder, text = evening.folder, evening.text
    path = folder / "no-json.gmtracker.json"
    for value in (b"[1,,2]", b'"\xff"', b"nul"):
        path.write_bytes(text.replace(b'"tier": 2', b'"tier": 2, "new": ' + value, 1))
        with pytest.raises(StorageError, match=r"line \d|\$\.campaign"):
            opened(path)


def kinds_of_object(kind: inspect.Type, known: dict[type, inspect.StructType]) -> dict[type, inspect.StructType]:
    """Every kind of object in what is stored."""
    match kind:
        case inspect.StructType() if kind.cls not in known:
            known[kind.cls] = kind
            inner = [field.type for field in kind.fields]
        case inspect.UnionType():
            inner = list(kind.types)
        case inspect.DictType():
            inner = [kind.value_type]
        case inspect.VarTupleType():
            inner = [kind.item_type]
        case inspect.TupleType():
            inner = list(kind.item_types)
        case _:
            inner = []
    for one in inner:
        kinds_of_object(one, known)
    return known


def test_every_kind_of_object_in_a_file_keeps_what_is_unknown() -> None:
    kinds = kinds_of_object(inspect.type_info(StoredFile), {}).values()
    assert len(kinds) > 80
    careless = [kind.cls.__name__ for kind in kinds if UNKNOWN not in [kind.tag, *(f.encode_name for f in kind.fields)]]
    assert careless == []
    assert all(kind.forbid_unknown_fields for kind in kinds)

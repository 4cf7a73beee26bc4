"""The form of saved data: no tag, field name or key changes, and every old campaign still opens.

An earlier gmtracker wrote ``saved_forms.json`` and the campaigns in ``old_campaigns``. Never write them again. A form
may gain something, but it must not lose or rename anything.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from gmtracker.engine import campaign as c
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.commands import AnyCommand, NextTurn
from gmtracker.engine.dice import Die
from gmtracker.engine.events import Event
from gmtracker.engine.evolve import fold
from gmtracker.engine.game_spec import GameSpec, RollTable
from gmtracker.engine.history import Entry
from gmtracker.engine.table import Table
from gmtracker.rulesets import built_in_ids, load
from gmtracker.rulesets.humans_and_heroes import check_rules as check_of_heroes
from gmtracker.rulesets.humans_and_heroes.check_flow import Ranks, Setting
from gmtracker.rulesets.humans_and_heroes.check_state import Attempt
from gmtracker.rulesets.humans_and_heroes.check_state import CheckState as CheckOfHeroes
from gmtracker.rulesets.shattered_spheres import check_rules as check_of_spheres
from gmtracker.rulesets.shattered_spheres.check_state import CheckState as CheckOfSpheres
from gmtracker.rulesets.shattered_spheres.tilt_state import Tilt
from gmtracker.rulesets.torg_eternity import check_rules as check_of_torg
from gmtracker.rulesets.torg_eternity.check_state import Attack
from gmtracker.rulesets.torg_eternity.check_state import CheckState as CheckOfTorg
from gmtracker.rulesets.vagabond import check_odds as check_of_vagabond
from gmtracker.rulesets.vagabond.check_state import CheckState as CheckOfVagabond
from gmtracker.storage.file_format import StoredFile
from gmtracker.storage.file_reader import read_campaign, read_file
from gmtracker.storage.journal import JournalHeader, Step
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.settings import Settings
from gmtracker.ui.actions import WindowAction
from tests.builders.campaigns import NOON, falling

HERE = Path(__file__).parent
FORMS: dict[str, list[str]] = msgspec.json.decode((HERE / "saved_forms.json").read_bytes())
OLD = sorted((HERE / "old_campaigns").glob("*.gmtracker.json"))

STRUCTS: dict[str, Any] = {
    "campaign": c.Campaign,
    "character": c.Character,
    "condition": c.Condition,
    "die": Die,
    "draft of a check": CheckDraft,
    "encounter": c.Encounter,
    "entry": Entry,
    "game": GameSpec,
    "marker": c.Marker,
    "place": c.Place,
    "procedure": c.Procedure,
    "roll table": RollTable,
    "session": c.Session,
    "token": c.Token,
    "trait": c.Trait,
    "turn behind": c.TurnSnapshot,
    "until": c.Expiry,
    "file": StoredFile,
    "journal, first line": JournalHeader,
    "journal, line": Step,
    "settings": Settings,
    "Humans & Heroes: attempt": Attempt,
    "Humans & Heroes: check": check_of_heroes.CheckSpec,
    "Humans & Heroes: open check": CheckOfHeroes,
    "Humans & Heroes: ranks": Ranks,
    "Humans & Heroes: setting": Setting,
    "Shattered Spheres: check": check_of_spheres.CheckSpec,
    "Shattered Spheres: open check": CheckOfSpheres,
    "Shattered Spheres: Tilt": Tilt,
    "Torg Eternity: attack": Attack,
    "Torg Eternity: check": check_of_torg.CheckSpec,
    "Torg Eternity: open check": CheckOfTorg,
    "Vagabond: check": check_of_vagabond.CheckSpec,
    "Vagabond: open check": CheckOfVagabond,
    "Vagabond: save": check_of_vagabond.SaveSpec,
}
UNIONS: dict[str, Any] = {"command": AnyCommand, "event": Event}
IN_MEMORY = "…"
"""What is unknown has this name in memory, and none in a file."""


def test_no_saved_struct_loses_or_renames_field_or_tag() -> None:
    now = saved_forms()
    assert {name: sorted(set(lines) - set(now.get(name, []))) for name, lines in FORMS.items()} == {
        name: [] for name in FORMS
    }


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.name.split(".")[0])
def test_old_campaign_log_leads_to_its_saved_state(path: Path) -> None:
    stored = msgspec.json.decode(path.read_bytes())
    read = read_campaign(read_file(path))
    state = fold(read.opening, (event for entry in read.entries for event in entry.entry.events))
    assert state == read.campaign
    assert _as_saved(state) | {"sheet": stored["campaign"]["sheet"]} == stored["campaign"]


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.name.split(".")[0])
def test_entries_of_old_campaign_keep_their_bytes(path: Path) -> None:
    for chapter in msgspec.json.decode(path.read_bytes())["chapters"]:
        for entry in (*chapter["entries"], *(one for group in chapter.get("undone", ()) for one in group)):
            assert _as_saved(msgspec.convert(entry, Entry)) == entry


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.name.split(".")[0])
def test_old_campaign_can_be_continued(path: Path, tmp_path: Path) -> None:
    file = tmp_path / path.name
    file.write_bytes(path.read_bytes())
    opened = OpenCampaign.open(file, lambda: NOON)
    try:
        assert opened.notices == ()
        assert opened.ruleset.open_check(opened.history.now) is not None
        assert opened.history.redo()
        Table(opened.history, opened.ruleset, lambda: NOON, opened.record).dispatch(NextTurn(), falling())
        assert opened.ruleset.open_check(opened.history.now) is None
    finally:
        opened.close()


def _as_saved(value: Any) -> Any:
    """Return the plain values as in a file."""
    return msgspec.json.decode(msgspec.json.encode(value, enc_hook=str))


def saved_forms() -> dict[str, list[str]]:
    """Return each form as lines: the place of a value by its names in the file, and its kind."""
    forms = {name: list(_whole(_struct(kind))) for name, kind in STRUCTS.items()}
    for name, union in UNIONS.items():
        forms[name] = [line for kind in _members(inspect.type_info(union)) for line in _tagged(kind)]
    for game in built_in_ids():
        forms[f"{game}: keys"] = list(_keys(msgspec.to_builtins(load(game).spec(), enc_hook=str), ""))
    forms["settings: actions"] = [act.value for act in WindowAction]
    return {name: sorted(set(lines)) for name, lines in forms.items()}


def _struct(kind: Any) -> inspect.StructType:
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)
    return found


def _members(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    return kind.types if isinstance(kind, inspect.UnionType) else (kind,)


def _tagged(kind: inspect.Type) -> Iterator[str]:
    assert isinstance(kind, inspect.StructType)
    if kind.tag == IN_MEMORY:
        return
    head = f"{kind.tag_field}={kind.tag}"
    yield head
    for line in _fields(kind):
        yield f"{head} {line}"


def _whole(kind: inspect.StructType) -> Iterator[str]:
    if kind.tag_field is not None:
        yield f"{kind.tag_field}={kind.tag}"
    yield from _fields(kind)


def _fields(kind: inspect.StructType) -> Iterator[str]:
    for field in kind.fields:
        if field.encode_name != IN_MEMORY:
            yield from _lines(field.type, field.encode_name + ("" if field.required else "?"))


def _lines(kind: inspect.Type, where: str) -> Iterator[str]:
    """Return the lines for a place, one for each kind of value that it may have."""
    match kind:
        case inspect.StructType():
            yield from _struct_lines(kind, where)
        case inspect.UnionType():
            for one in kind.types:
                yield from _lines(one, where)
        case inspect.VarTupleType() | inspect.ListType():
            yield from _lines(kind.item_type, f"{where}[]")
        case inspect.TupleType():
            for at, one in enumerate(kind.item_types):
                yield from _lines(one, f"{where}[{at}]")
        case inspect.DictType():
            yield from _lines(kind.value_type, f"{where}{{}}")
        case inspect.LiteralType():
            for value in kind.values:
                yield f"{where}: {value!r}"
        case _:
            yield f"{where}: {type(kind).__name__.removesuffix('Type').lower()}"


def _struct_lines(kind: inspect.StructType, where: str) -> Iterator[str]:
    """Return the lines of a struct. One with a form of its own is only named."""
    name = next((name for name, known in STRUCTS.items() if known is kind.cls), None)
    if name is not None or kind.tag_field in UNIONS:
        yield f"{where}: <{name or kind.tag_field}>"
    elif kind.tag_field is not None:
        yield from (f"{where} {line}" for line in _tagged(kind))
    else:
        yield from (f"{where}.{line}" for line in _fields(kind))


def _keys(value: Any, where: str) -> Iterator[str]:
    """Return the keys under which a game's traits, tracks, tokens, uses and so on are saved."""
    if isinstance(value, dict):
        if "key" in value:
            yield f"{where}: {value['key']}"
        for name, inner in value.items():
            yield from _keys(inner, f"{where}.{name}" if where else name)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _keys(inner, where)

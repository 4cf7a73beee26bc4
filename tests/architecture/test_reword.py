"""Tests of the command that rewords a text in program, tests and translations."""

from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from tests.architecture.checkout import ROOT

OLD, NEW = "Couldn't read {file}: {reason}.", "{file} is unreadable ({reason})."


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return the command's module, which is in no package."""
    monkeypatch.syspath_prepend(ROOT / "packaging")
    return import_module("reword")


def test_reword_changes_the_text_in_program_and_tests(script: ModuleType, tmp_path: Path) -> None:
    program, test, other = (tmp_path / name for name in ("gmtracker/a.py", "tests/test_a.py", "tests/test_b.py"))
    for path in (program, test, other):
        path.parent.mkdir(exist_ok=True)
    program.write_text('raise Refused(\n    "Couldn\'t read {file}: "\n    "{reason}.", file=1, reason=2)\n', "utf-8")
    test.write_text('assert said == ("“Ö”", "Couldn\'t read “Ö”: no room.") or said.other\n', "utf-8")
    other.write_text('"""Couldn\'t read it: no room."""\n', "utf-8")
    assert script.reword(tmp_path, OLD, NEW) == {
        program: f'raise Refused(\n    "{NEW}", file=1, reason=2)\n',
        test: 'assert said == ("“Ö”", "“Ö” is unreadable (no room).") or said.other\n',
    }


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Mira goes. Couldn't read a.json: no room. Rook stays.",
            "Mira goes. a.json is unreadable (no room). Rook stays.",
        ),
        ("Couldn't save a.json: no room.", "Couldn't save a.json: no room."),
    ],
)
def test_reword_finds_the_text_with_its_values(script: ModuleType, text: str, expected: str) -> None:
    assert script.reworded(text, OLD, NEW) == expected


def test_short_text_is_reworded_only_as_a_whole(script: ModuleType) -> None:
    assert [script.reworded(text, "Save", "Keep") for text in ("Save", "Save it")] == ["Keep", "Save it"]


def test_reword_moves_translations(script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(script, "FOLDER", tmp_path)
    path = tmp_path / "gmtracker_de.ts"
    text = import_module("translations").Text
    script.write_translations(path, "de", {text(OLD): "{file} ist unlesbar: {reason}."})
    assert list(script.reword_translations(OLD, NEW, dry_run=False)) == [path]
    assert script.translations(path) == {text(NEW): "{file} ist unlesbar: {reason}."}

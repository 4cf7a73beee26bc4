"""Tests of how modules are written, in every package."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import PurePath

import pytest

from tests.architecture.checkout import python_sources

GAMES = re.compile(r"shattered[-_]spheres|torg[-_]eternity|vagabond|humans[-_]and[-_]heroes", re.IGNORECASE)
CONCEPTS = re.compile(
    r"bonus.?chart|\b[ct]d\d|countdown|destiny|fate(?!s)|glory|hinder|inspiration|mishap|momentum|possibilit(y|ies)\b"
    r"|shock|soak|stress|stymied|surge|tilt|tragedy|triumph|victory.?point|vulnerable|wound",
    re.IGNORECASE,
)
"""Concepts of single games, in names and texts of the code."""

NAMES_THAT_SAY_NOTHING = {"utils", "helpers", "common", "manager", "base", "misc"}
ROOMS_FOR_ANY_GAME = [f"gmtracker/{room}" for room in ("engine", "ui", "storage", "summary")]


def test_modules_have_at_most_650_lines() -> None:
    lengths = {path: len(text.splitlines()) for path, text in python_sources("gmtracker")}
    assert lengths
    assert {path: length for path, length in lengths.items() if length > 650} == {}


def test_short_module_has_more_than_one_user() -> None:
    """A module under forty lines that only one other uses belongs in that one."""
    sources = {path: text for path, text in python_sources("gmtracker") if PurePath(path).stem != "__init__"}
    users = Counter(module for text in sources.values() for module in _imported_in(text))
    lengths = {path.removesuffix(".py").replace("/", "."): len(text.splitlines()) for path, text in sources.items()}
    assert [module for module, length in lengths.items() if length < 40 and users[module] == 1] == []


def _imported_in(text: str) -> set[str]:
    """Return the modules after "from", and the names after "import" that may be modules."""
    imports = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom)]
    names = {f"{node.module}.{alias.name}" for node in imports for alias in node.names}
    return names | {node.module for node in imports if node.module is not None}


def test_module_names_are_meaningful() -> None:
    paths = [path for path, _ in python_sources("gmtracker", "tests")]
    assert [path for path in paths if NAMES_THAT_SAY_NOTHING & set(PurePath(path).with_suffix("").parts)] == []


def test_only_a_games_own_package_names_it() -> None:
    sources = list(python_sources(*ROOMS_FOR_ANY_GAME))
    assert [f"{path}: {found[0]}" for path, text in sources for found in GAMES.finditer(text)] == []


def test_only_games_know_their_concepts() -> None:
    """Before, the chart and the ladder of two games were in the engine, which the names of games did not show."""
    sources = list(python_sources(*ROOMS_FOR_ANY_GAME))
    assert [f"{path}: {words}" for path, text in sources for words in _words_in(text) if CONCEPTS.search(words)] == []


def _words_in(text: str) -> Iterator[str]:
    """Yield all names and strings of a module, without docstrings, which may have examples of any game."""
    tree = ast.parse(text)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(str(words)) if id(node) not in docstrings:
                yield words
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.Name(id=name) | ast.Attribute(attr=name):
                yield name
            case ast.alias(name=name) | ast.arg(arg=name):
                yield name
            case ast.keyword(arg=str(name)):
                yield name


@pytest.mark.parametrize(
    "code", ["BONUS_CHART = (1, 2)", "class Countdown: pass", "def _roll_surge(): pass", "x = 'Td20'"]
)
def test_concept_of_a_game_is_found(code: str) -> None:
    assert any(CONCEPTS.search(words) for words in _words_in(code))


def test_code_never_compares_the_ruleset() -> None:
    asked = re.compile(r"\b(?:el)?if\b.*\bruleset(?:_id|\.id)?\s*(?:==|!=)")
    sources = python_sources("gmtracker")
    assert [f"{path}: {found[0]}" for path, text in sources for found in asked.finditer(text)] == []


def test_modules_never_import_all_of_qt() -> None:
    """A star import of one Qt module costs 41 ms at the start."""
    imports = [
        (path, node)
        for path, text in python_sources("gmtracker", "tests")
        if "import *" in text
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.ImportFrom)
    ]
    qt_stars = [
        f"{path}:{node.lineno}"
        for path, node in imports
        if (node.module or "").startswith("PySide6") and any(alias.name == "*" for alias in node.names)
    ]
    assert qt_stars == []


def test_code_uses_no_private_parts_of_python_or_qt() -> None:
    """PySide6's support modules, import hooks and Qt's packed resources can change in any version."""
    private = re.compile(r"shibokensupport|meta_path|exec_module|registerResourceData|^\s*import tomllib", re.MULTILINE)
    sources = python_sources("gmtracker")
    assert [f"{path}: {found[0]}" for path, text in sources for found in private.finditer(text)] == []
    replaced = [path for path, text in python_sources("gmtracker") if re.search(r"__import__\s*=", text)]
    assert replaced == ["gmtracker/ui/__init__.py"]

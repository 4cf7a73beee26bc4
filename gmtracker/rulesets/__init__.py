"""Find and load the games.

Each game implements :class:`gmtracker.engine.ruleset.Ruleset` and is imported only when it is played.

Shipped games are folders here, or game files among the resources (``game_file``). Other packages register their games
in the entry-point group :data:`GROUP`. It is read only for an id that is not shipped, and to list all games. The user's
own game files are in ``storage.game_files``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from gmtracker.engine.dice import SpecialRoll
from gmtracker.engine.errors import Refused
from gmtracker.engine.game_spec import GameSpec
from gmtracker.engine.ruleset import Ruleset
from gmtracker.i18n import tr
from gmtracker.resources import resource
from gmtracker.rulesets.wrappers import FileRules, LazyRuleset

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "gmtracker.rulesets"
GAME_FILE = ".game.toml"
"""The suffix of a game file. A shipped file is called ``<game id>.game.toml``."""


class RulesetError(Refused):
    """A game is installed but broken, or it is not a game."""


class AvailableGames(Struct, frozen=True):
    """The games that can be played, and one sentence for each installed game that can't."""

    games: tuple[GameSpec, ...]
    refusals: tuple[str, ...]


def built_in_ids() -> tuple[str, ...]:
    """Return the ids of the shipped games that have their own rules code, taken from their folder names."""
    folders = sorted(path.parent.name for path in Path(__file__).parent.glob("*/sheet.py"))
    return tuple(folder.replace("_", "-") for folder in folders)


def special_roll(notation: str) -> SpecialRoll | None:
    """Return the roll of a special die of a built-in game, or None for any other notation. Raises Refused.

    Every game and ``gmtracker roll`` understand the special dice of all built-in games.
    """
    games: Iterator[LazyRuleset] = (import_module(module_name(ruleset)).RULESET for ruleset in built_in_ids())
    return next((roll for game in games if (roll := game.own_special_roll(notation)) is not None), None)


def shipped_file_ids() -> tuple[str, ...]:
    """Return the ids of the shipped games that are game files."""
    return tuple(sorted(path.name.removesuffix(GAME_FILE) for path in resource("games").glob(f"*{GAME_FILE}")))


def is_code_ruleset(ruleset: str) -> bool:
    """Return whether a game with this id has rules code. A user's game file can't replace such a game."""
    return ruleset in built_in_ids() or (ruleset not in shipped_file_ids() and ruleset in _external_entry_points())


@lru_cache(maxsize=32)
def rules_from_file(data: bytes) -> Ruleset:
    """Return the game described by the bytes of a game file. Cached by content.

    Raises ``game_file.decode.Faulty`` with every error in the file.
    """
    from gmtracker.rulesets.game_file.decode import decode_text, read_game
    from gmtracker.rulesets.game_file.description import build_spec

    text = decode_text(data)
    file = read_game(text)
    return FileRules(build_spec(file, text), file)


def available_games() -> AvailableGames:
    """Import and return all installed games, shipped games first."""
    games, refusals = [], []
    own = (*built_in_ids(), *shipped_file_ids())
    for ruleset in (*own, *(name for name in sorted(_external_entry_points()) if name not in own)):
        try:
            games.append(load(ruleset).spec())
        except Refused as refusal:
            refusals.append(refusal.sentence)
    return AvailableGames(tuple(games), tuple(refusals))


def module_name(ruleset: str) -> str:
    """Return the module name of a game. Raises Refused if the game is not installed."""
    if ruleset in built_in_ids():
        return f"{__name__}.{ruleset.replace('-', '_')}"
    return _find_installed_package(ruleset).module


def load(ruleset: str) -> Ruleset:
    """Return the game with this id. Raises Refused if it is not installed or not a valid game."""
    if ruleset in built_in_ids():
        game: Ruleset = import_module(module_name(ruleset)).RULESET
        return game
    if ruleset in shipped_file_ids():
        return rules_from_file(resource("games", ruleset + GAME_FILE).read_bytes())
    return _checked(ruleset, _load_package(_find_installed_package(ruleset)))


def _external_entry_points() -> dict[str, EntryPoint]:
    """Return the games of other packages, by id."""
    from importlib.metadata import entry_points  # The import takes 22 ms, and most starts don't need it.

    return {found.name: found for found in entry_points(group=GROUP)}


def _find_installed_package(ruleset: str) -> EntryPoint:
    found = _external_entry_points().get(ruleset)
    if found is None:
        raise Refused("The rules for “{ruleset}” are not installed.", ruleset=ruleset)
    return found


def _load_package(found: EntryPoint) -> object:
    try:
        return found.load()
    except Exception as problem:
        raise _unusable_error(found.name, f"{type(problem).__name__}: {problem}") from problem


def _checked(ruleset: str, game: object) -> Ruleset:
    """Return another package's game after checking its methods and its description. Raises Refused."""
    from gmtracker.rulesets.spec_check import validate_spec  # Built-in games don't need this import.

    asked = [name for name, member in vars(Ruleset).items() if callable(member) and not name.startswith("_")]
    missing = [name for name in asked if not callable(getattr(game, name, None))]
    if missing:
        raise _unusable_error(ruleset, tr("missing: {names}", names=", ".join(missing)))
    try:
        spec = game.spec()  # type: ignore[attr-defined]  # a missing method was refused above
    except Exception as problem:
        raise _unusable_error(ruleset, f"{type(problem).__name__}: {problem}") from problem
    if not isinstance(spec, GameSpec) or {spec.ruleset, getattr(game, "id", "")} != {ruleset}:
        raise _unusable_error(ruleset, tr("its description is for a different game than “{ruleset}”", ruleset=ruleset))
    fault = next(validate_spec(spec), "")
    if fault:
        raise _unusable_error(ruleset, f"{spec.name}, {_file_of(game)}: {fault}")
    return game  # type: ignore[return-value]  # every member of the protocol was checked above


def _file_of(game: object) -> str:
    """Return the game's source file with its parent folder, for error messages."""
    file = getattr(sys.modules.get(type(game).__module__), "__file__", None)
    return "/".join(Path(file).parts[-2:]) if file else type(game).__module__


def _unusable_error(ruleset: str, why: str) -> RulesetError:
    return RulesetError("The rules for “{ruleset}” are installed but can't be used ({why}).", ruleset=ruleset, why=why)

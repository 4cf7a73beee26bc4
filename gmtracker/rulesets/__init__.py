"""Find and load games. Each implements :class:`gmtracker.engine.ruleset.Ruleset`, and is imported when it is played.

Those that come with the program are folders in here, or game files among its resources (``game_file``). Others are
packages of their own that name theirs in the entry-point group :data:`GROUP`: it is asked only for an id that does not
come with the program, and for all that can be played. The user's own game files are ``storage.game_files``.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from gmtracker.engine.errors import Refused
from gmtracker.engine.ruleset import Ruleset
from gmtracker.engine.sheet import GameSpec
from gmtracker.i18n import tr
from gmtracker.resources import resource
from gmtracker.rulesets.wrappers import FileRules

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "gmtracker.rulesets"
GAME_FILE = ".game.toml"
"""How the name of a game file ends; of one that comes with the program, the game's id stands before that."""


class RulesetError(Refused):
    """A game is installed, but broken or no game at all."""


class AvailableGames(Struct, frozen=True):
    """The games that can be played, and a sentence for each one installed that cannot."""

    games: tuple[GameSpec, ...]
    refusals: tuple[str, ...]


def built_in() -> tuple[str, ...]:
    """The ids of the games that come with the program, from the names of their folders."""
    folders = sorted(path.parent.name for path in Path(__file__).parent.glob("*/sheet.py"))
    return tuple(folder.replace("_", "-") for folder in folders)


def shipped_files() -> tuple[str, ...]:
    """The ids of the games that come with the program as files."""
    return tuple(sorted(path.name.removesuffix(GAME_FILE) for path in resource("games").glob(f"*{GAME_FILE}")))


def is_fixed(ruleset: str) -> bool:
    """Whether a game of that id has rules of its own, whose place no file takes."""
    return ruleset in built_in() or (ruleset not in shipped_files() and ruleset in _strangers())


@lru_cache(maxsize=32)
def rules_from_file(data: bytes) -> Ruleset:
    """The game that the bytes of a game file describe; the same bytes are read once.

    Raises ``game_file.decode.Faulty`` with all that is wrong.
    """
    from gmtracker.rulesets.game_file.decode import read_game, text_of
    from gmtracker.rulesets.game_file.description import spec_of

    text = text_of(data)
    file = read_game(text)
    return FileRules(spec_of(file, text), file)


def available_games() -> AvailableGames:
    """Every game that is installed, those that come with the program first; all of them are imported for it."""
    games, refusals = [], []
    own = (*built_in(), *shipped_files())
    for ruleset in (*own, *(name for name in sorted(_strangers()) if name not in own)):
        try:
            games.append(load(ruleset).spec())
        except Refused as refusal:
            refusals.append(refusal.sentence)
    return AvailableGames(tuple(games), tuple(refusals))


def module_of(ruleset: str) -> str:
    """The name of a game's module. Raises Refused, naming it, where it is not installed."""
    if ruleset in built_in():
        return f"{__name__}.{ruleset.replace('-', '_')}"
    return _stranger(ruleset).module


def load(ruleset: str) -> Ruleset:
    """The game of that id. Raises Refused, naming it, where it is not installed or is no game."""
    if ruleset in built_in():
        game: Ruleset = import_module(module_of(ruleset)).RULESET
        return game
    if ruleset in shipped_files():
        return rules_from_file(resource("games", ruleset + GAME_FILE).read_bytes())
    return _checked(ruleset, _loaded(_stranger(ruleset)))


def _strangers() -> dict[str, EntryPoint]:
    """The games of other packages, by id."""
    from importlib.metadata import entry_points  # 22 ms that most starts do without

    return {found.name: found for found in entry_points(group=GROUP)}


def _stranger(ruleset: str) -> EntryPoint:
    found = _strangers().get(ruleset)
    if found is None:
        raise Refused("The rules for “{ruleset}” are not installed.", ruleset=ruleset)
    return found


def _loaded(found: EntryPoint) -> object:
    try:
        return found.load()
    except Exception as problem:
        raise _unusable(found.name, f"{type(problem).__name__}: {problem}") from problem


def _checked(ruleset: str, game: object) -> Ruleset:
    """Return another package's game after checking its methods and its description. Raises Refused."""
    from gmtracker.rulesets.spec_check import validate_spec  # nothing that the built-in games need

    asked = [name for name, member in vars(Ruleset).items() if callable(member) and not name.startswith("_")]
    missing = [name for name in asked if not callable(getattr(game, name, None))]
    if missing:
        raise _unusable(ruleset, tr("missing: {names}", names=", ".join(missing)))
    try:
        spec = game.spec()  # type: ignore[attr-defined]  # seen above
    except Exception as problem:
        raise _unusable(ruleset, f"{type(problem).__name__}: {problem}") from problem
    if not isinstance(spec, GameSpec) or {spec.ruleset, getattr(game, "id", "")} != {ruleset}:
        raise _unusable(ruleset, tr("its description is for a different game than “{ruleset}”", ruleset=ruleset))
    fault = next(validate_spec(spec), "")
    if fault:
        raise _unusable(ruleset, f"{spec.name}, {_file_of(game)}: {fault}")
    return game  # type: ignore[return-value]  # all that the protocol names is there


def _file_of(game: object) -> str:
    """The file that a game is written in, with the folder that it lies in."""
    file = getattr(sys.modules.get(type(game).__module__), "__file__", None)
    return "/".join(Path(file).parts[-2:]) if file else type(game).__module__


def _unusable(ruleset: str, why: str) -> RulesetError:
    return RulesetError("The rules for “{ruleset}” are installed but can't be used ({why}).", ruleset=ruleset, why=why)

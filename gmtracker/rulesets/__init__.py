"""The games. Each is a folder behind :class:`gmtracker.engine.ruleset.Ruleset`, imported only when it is played."""

from importlib import import_module
from pathlib import Path

from gmtracker.engine.errors import Refused
from gmtracker.engine.ruleset import Ruleset


def built_in() -> tuple[str, ...]:
    """The ids of the games that come with the program, from the names of their folders."""
    folders = sorted(path.parent.name for path in Path(__file__).parent.glob("*/__init__.py"))
    return tuple(folder.replace("_", "-") for folder in folders)


def load(ruleset: str) -> Ruleset:
    """The game of that id. Raises Refused, naming it, where it is not installed."""
    if ruleset not in built_in():
        raise Refused("The rules of “{ruleset}” are not installed.", ruleset=ruleset)
    module = import_module(f"{__name__}.{ruleset.replace('-', '_')}")
    game: Ruleset = module.RULESET
    return game

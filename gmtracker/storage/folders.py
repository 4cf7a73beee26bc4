"""Where the program keeps its own things on this system; ``GMTRACKER_HOME`` puts them all below one folder."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree

HOME = "GMTRACKER_HOME"
BESIDE = ".gmtracker-demo"
"""The folder beside a demo's campaign, as long as the demo runs: what is in it needs no place of the user's."""

_PROGRAM = "gmtracker"


def config_folder() -> Path:
    """Where the settings are. It may not be there yet, as with all folders named here."""
    if home := _home():
        return home / "config"
    from platformdirs import user_config_path

    return user_config_path(_PROGRAM, appauthor=False)


def state_folder() -> Path:
    """Where journals, backups and locks are: what matters until it is in a file of the user's."""
    if home := _home():
        return home / "state"
    from platformdirs import user_state_path

    return user_state_path(_PROGRAM, appauthor=False)


def log_folder() -> Path:
    """Where the program writes down what went wrong with itself."""
    if home := _home():
        return home / "logs"
    from platformdirs import user_log_path

    return user_log_path(_PROGRAM, appauthor=False)


def data_folder() -> Path:
    """Where campaigns go when the user has no folder for documents."""
    if home := _home():
        return home / "data"
    from platformdirs import user_data_path

    return user_data_path(_PROGRAM, appauthor=False)


def documents_folder() -> Path:
    """The user's own folder for documents."""
    if home := _home():
        return home / "documents"
    from platformdirs import user_documents_path

    return user_documents_path()


def state_folder_of(file: Path) -> Path:
    """Where journal, backups and lock of a campaign's file are: the state folder, but beside it for a demo's."""
    beside = Path(os.path.realpath(file)).parent / BESIDE
    return beside if beside.is_dir() else state_folder()


@contextmanager
def kept_beside(folder: Path) -> Iterator[None]:
    """Have what belongs to the campaigns in a folder kept in there, and removed in the end.

    What a demo left that was killed is removed as well. Raises OSError where the folder cannot be made or written in.
    """
    beside = folder / BESIDE
    rmtree(beside, ignore_errors=True)
    beside.mkdir(parents=True)
    try:
        yield
    finally:
        rmtree(beside, ignore_errors=True)


def _home() -> Path | None:
    home = os.environ.get(HOME)
    return Path(home) if home else None

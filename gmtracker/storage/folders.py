"""Where the program keeps its own things on this system; ``GMTRACKER_HOME`` puts them all below one folder."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HOME = "GMTRACKER_HOME"
_PROGRAM = "gmtracker"


def config_folder() -> Path:
    """Where the settings are. It may not be there yet, as with all folders named here."""
    if home := _home():
        return home / "config"
    from platformdirs import user_config_path

    return user_config_path(_PROGRAM, appauthor=False)


def state_folder() -> Path:
    """Where journals are: what matters until it is in a file of the user's."""
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


@contextmanager
def passing_home() -> Iterator[None]:
    """Have everything that the program keeps for itself in a folder that is removed in the end."""
    from tempfile import TemporaryDirectory

    before = os.environ.get(HOME)
    with TemporaryDirectory(prefix="gmtracker-", ignore_cleanup_errors=True) as folder:
        os.environ[HOME] = folder
        try:
            yield
        finally:
            del os.environ[HOME]
            if before is not None:
                os.environ[HOME] = before


def _home() -> Path | None:
    home = os.environ.get(HOME)
    return Path(home) if home else None

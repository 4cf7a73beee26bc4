"""Finding the shipped files: icons, themes, templates, fonts, sample campaigns."""

from functools import cache
from pathlib import Path


class MissingFiles(Exception):
    """Raised when the shipped files are missing."""


PACKAGED_NAME = "_resources"
CHECKOUT_NAME = "resources"

FIRST_GAME = "shattered-spheres"
"""The default game: first in the list of games, and the game of the sample and the demo."""


def find_resources(package: Path) -> Path:
    """Return the folder of shipped files for the package folder `package`.

    A wheel has it inside the package; a checkout (and so an editable install) has it beside the package. Raises
    MissingFiles if there is neither.
    """
    inside, beside = package / PACKAGED_NAME, package.parent / CHECKOUT_NAME
    for folder in (inside, beside):
        if folder.is_dir():
            return folder
    raise MissingFiles(f"gmtracker's own files are missing: neither {inside} nor {beside} exists. Reinstall gmtracker.")


def resource(*parts: str) -> Path:
    """Return the path of a shipped file or folder, given by its parts below the resource folder.

    The path is not checked. Raises MissingFiles if the whole folder is missing.
    """
    return _folder().joinpath(*parts)


def is_shipped(path: str) -> bool:
    """Whether a path is inside the folder of shipped files."""
    return Path(path).is_relative_to(_folder())


@cache
def _folder() -> Path:
    return find_resources(Path(__file__).resolve().parent)

"""Find the shipped files: icons, themes, templates, fonts, sample campaigns."""

from functools import cache
from pathlib import Path


class MissingFiles(Exception):
    """Files that the program brings along are not there."""


PACKAGED_NAME = "_resources"
CHECKOUT_NAME = "resources"

FIRST_GAME = "shattered-spheres"
"""The default game: first in the list of games, and that of the sample and the demo."""


def find_resources(package: Path) -> Path:
    """Return the folder of shipped files that belongs to the package folder `package`.

    A wheel carries it inside the package; a checkout (and so an editable install) has it beside the package.
    Raises MissingFiles where neither is there.
    """
    inside, beside = package / PACKAGED_NAME, package.parent / CHECKOUT_NAME
    for folder in (inside, beside):
        if folder.is_dir():
            return folder
    raise MissingFiles(f"gmtracker's own files are missing: neither {inside} nor {beside} exists. Reinstall gmtracker.")


def resource(*parts: str) -> Path:
    """Return the path of a shipped file or folder, given by its parts below the folder of resources.

    The path is not checked to exist. Raises MissingFiles where the whole folder is missing.
    """
    return _folder().joinpath(*parts)


def is_shipped(path: str) -> bool:
    """Whether a path is that of one of the shipped files."""
    return Path(path).is_relative_to(_folder())


@cache
def _folder() -> Path:
    return find_resources(Path(__file__).resolve().parent)

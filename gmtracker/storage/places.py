"""Where a campaign's file goes when nobody says, and what it is called: a campaign's name is data, not a path."""

import os
import unicodedata
from pathlib import Path

from gmtracker.engine.plain_text import without_controls
from gmtracker.storage.digests import digest_of_name
from gmtracker.storage.errors import StorageError, reason
from gmtracker.storage.folders import data_folder, documents_folder
from gmtracker.words import tr

SUFFIX = ".gmtracker.json"
LONGEST_NAME = 120
"""Bytes of a file's name in UTF-8, before the suffix; systems allow 255 in all."""

_UNNAMED = "Campaign"
_FORBIDDEN = frozenset('<>:"/\\|?*')
_DEVICES = frozenset(
    ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"]
    + [f"{port}{number}" for port in ("COM", "LPT") for number in "0123456789¹²³"]
)


def default_campaign_folder() -> Path:
    """The folder for new campaigns, made if need be: in the user's documents, else in the program's own data.

    Raises StorageError where neither can be had.
    """
    documents = documents_folder()
    wanted = documents / "gmtracker" if documents.is_dir() else data_folder() / "campaigns"
    try:
        wanted.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError("A folder for campaigns cannot be made: {reason}.", reason=reason(error)) from error
    return wanted


def free_path(folder: Path, name: str) -> Path:
    """A path in the folder that no file has yet, named after a campaign and numbered from 2 where that is taken."""
    safe = safe_file_name(name)
    path = folder / f"{safe}{SUFFIX}"
    number = 2
    while os.path.lexists(path):
        path = folder / f"{safe} {number}{SUFFIX}"
        number += 1
    return path


def path_beside(file: Path) -> Path:
    """A path beside a campaign's file that no file has yet, for the table that somebody else's does not replace."""
    return free_path(file.parent, tr("{campaign} (kept)", campaign=file.name.removesuffix(SUFFIX)))


def name_of(file: Path) -> str:
    """A file's name as it is shown: one line, whatever signs are in it."""
    return without_controls(file.name)


def own_name(file: Path) -> str:
    """A name for what the program itself keeps about a file: the same by whatever links the file is reached."""
    real = Path(os.path.realpath(file))
    mark = digest_of_name(os.fsencode(os.path.normcase(real)))[:20]
    return f"{safe_file_name(real.name.partition('.')[0])[:40]}-{mark}"


def safe_file_name(name: str) -> str:
    """The name as the name of a file on any system, without a suffix; never empty.

    Signs that mean something in paths become spaces; control, bidirectional and other unseen signs go; names of
    Windows devices get a word before them.
    """
    kept = "".join(_safe_sign(sign) for sign in unicodedata.normalize("NFC", name))
    words = " ".join(kept.split()).lstrip("-.~ ")
    short = words.encode("utf-8")[:LONGEST_NAME].decode("utf-8", "ignore").rstrip(". ")
    if short.partition(".")[0].rstrip().upper() in _DEVICES:
        short = f"{_UNNAMED} {short}"
    return short or _UNNAMED


def _safe_sign(sign: str) -> str:
    if sign in _FORBIDDEN or unicodedata.category(sign) in ("Zs", "Zl", "Zp", "Cc"):
        return " "
    return "" if unicodedata.category(sign).startswith("C") else sign

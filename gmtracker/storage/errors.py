"""Errors with files, in sentences the GM can act on."""

import errno
from pathlib import Path
from typing import Self

from gmtracker.engine.errors import Refused, strip_controls
from gmtracker.i18n import capitalize_first, tr


class StorageError(Refused):
    """Something could not be read or written; what was there before is as it was.

    ``why`` says so without the file's name where the sentence has it, for whoever has named the file already.
    """

    why = ""

    def saying(self, why: str) -> Self:
        """The same error, with what is said where the file is named already."""
        self.why = why
        return self


class UnreadableFileError(StorageError):
    """Bytes cannot be decoded: ``place`` is where (``$.campaign.name``, or a line), ``why`` says so.

    ``place`` is empty where it is the file as a whole.
    """

    def __init__(self, place: str, why: str) -> None:
        self.place = place
        self.why = why
        if place:
            super().__init__("{place}: {why}.", place=place, why=why)
        else:
            super().__init__("{why}.", why=capitalize_first(why))

    @property
    def fault(self) -> str:
        """The place and the reason as a sentence that can follow another one."""
        return capitalize_first(self.sentence)


class DamagedFileError(StorageError):
    """A campaign's file cannot be opened, as its bytes are no campaign; ``file`` is where it is."""

    def __init__(self, file: Path, flaw: UnreadableFileError) -> None:
        self.file = file
        super().__init__("Couldn't open “{file}”. {fault}", file=file.name, fault=flaw.fault)


class MissingFileError(StorageError):
    """There is no file where one is to be read; ``file`` is where."""

    def __init__(self, file: Path) -> None:
        self.file = file
        folder = strip_controls(str(file.absolute().parent))
        super().__init__("Couldn't find “{file}” in {folder}.", file=file.name, folder=folder)
        self.saying(tr("The file does not exist."))


def reason(error: OSError) -> str:
    """Why the system refused, fit to follow a colon."""
    said = _reasons().get(error.errno or 0)
    if said is not None:
        return said
    unknown = error.strerror or tr("the system gave no reason")
    return unknown[:1].lower() + unknown[1:]


def _reasons() -> dict[int, str]:
    """The texts for system errors; translated on call, as this module is imported before the language is known."""
    return {
        errno.ENOSPC: tr("the disk is full"),
        errno.EDQUOT: tr("you have no space left on this disk"),
        errno.EFBIG: tr("the file is too large for this disk"),
        errno.EACCES: tr("you don't have permission"),
        errno.EPERM: tr("you don't have permission"),
        errno.EROFS: tr("the location is read-only"),
        errno.ENOENT: tr("the location does not exist"),
        errno.ENOTDIR: tr("the location is not a folder"),
        errno.EISDIR: tr("it is a folder, not a file"),
        errno.EIO: tr("the drive reported an error"),
        errno.ENODEV: tr("the drive was disconnected"),
        errno.ENAMETOOLONG: tr("the name is too long"),
        errno.ELOOP: tr("the links in the path form a loop"),
        errno.ETIMEDOUT: tr("the disk isn't responding"),
    }

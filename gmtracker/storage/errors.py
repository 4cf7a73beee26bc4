"""File errors, as sentences that say what the GM can do."""

import errno
from pathlib import Path
from typing import Self

from gmtracker.engine.errors import Refused, strip_controls
from gmtracker.i18n import capitalize_first, tr


class StorageError(Refused):
    """Something could not be read or written. What was there before is unchanged.

    ``why`` is the same sentence without the file's name, for callers that already show the name.
    """

    why = ""

    def with_reason(self, why: str) -> Self:
        """Set ``why`` and return this error."""
        self.why = why
        return self


class UnreadableFileError(StorageError):
    """Bytes can't be decoded: ``place`` is where (``$.campaign.name``, or a line), ``why`` is the reason.

    ``place`` is empty if the fault concerns the file as a whole.
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
        """The place and the reason as a capitalized sentence."""
        return capitalize_first(self.sentence)


class DamagedFileError(StorageError):
    """The campaign ``file`` can't be opened because its bytes are not a valid campaign."""

    def __init__(self, file: Path, flaw: UnreadableFileError) -> None:
        self.file = file
        super().__init__("Couldn't open “{file}”. {fault}", file=file.name, fault=flaw.fault)


class MissingFileError(StorageError):
    """There is no ``file`` to read."""

    def __init__(self, file: Path) -> None:
        self.file = file
        folder = strip_controls(str(file.absolute().parent))
        super().__init__("Couldn't find “{file}” in {folder}.", file=file.name, folder=folder)
        self.with_reason(tr("The file does not exist."))


def reason_text(error: OSError) -> str:
    """Return why the system refused, as words to follow a colon."""
    said = _reasons().get(error.errno or 0)
    if said is not None:
        return said
    unknown = error.strerror or tr("the system gave no reason")
    return unknown[:1].lower() + unknown[1:]


def _reasons() -> dict[int, str]:
    """Return the texts for system errors. Translated on each call: the import comes before the language is known."""
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

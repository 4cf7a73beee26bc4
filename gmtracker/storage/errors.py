"""What goes wrong with files, in sentences the GM can act on."""

import errno

from gmtracker.engine.errors import Refused

_REASONS = {
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "there is no room left for you on this disk",
    errno.EFBIG: "the file is larger than this disk allows",
    errno.EACCES: "that place does not allow it",
    errno.EPERM: "that place does not allow it",
    errno.EROFS: "that place can only be read",
    errno.ENOENT: "that place is not there",
    errno.ENOTDIR: "that place is no folder",
    errno.EISDIR: "that is a folder",
    errno.EIO: "the drive reports an error",
    errno.ENODEV: "the drive is gone",
    errno.ENAMETOOLONG: "the name is too long",
    errno.ELOOP: "links lead in a circle there",
}


class StorageError(Refused):
    """Something could not be read or written; what was there before is as it was."""


class Unreadable(StorageError):
    """Bytes that are not what they should be: ``place`` is where (``$.campaign.name``, or a line), ``why`` says so."""

    def __init__(self, place: str, why: str) -> None:
        self.place = place
        self.why = why
        super().__init__("{place}: {why}.", place=place, why=why)


def reason(error: OSError) -> str:
    """Why the system refused, fit to follow a colon."""
    if error.errno in _REASONS:
        return _REASONS[error.errno]
    said = error.strerror or "the system gives no reason"
    return said[:1].lower() + said[1:]

"""Paths and names: the program's own folders, campaigns' file names, and digests of files.

``GMTRACKER_HOME`` puts all folders below one. A campaign's name is data, not a path.
"""

import errno
import os
import stat
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from functools import partial
from hashlib import file_digest, sha256
from io import BufferedReader
from pathlib import Path
from shutil import rmtree
from threading import Thread
from time import monotonic
from typing import Generic, TypeVar

from gmtracker.engine.errors import strip_controls
from gmtracker.i18n import tr
from gmtracker.storage.errors import StorageError, reason

_LARGE = 1 << 20
"""Bytes from which on a file is large: so many take half a millisecond."""


class Digest:
    """The digest of a file given in parts; that of a large file is computed on a thread of its own."""

    def __init__(self, *parts: bytes | memoryview) -> None:
        self._sum = sha256()
        self._worker: Thread | None = None
        if sum(map(len, parts)) > _LARGE:
            self._worker = Thread(target=self._work, args=(parts,), daemon=True)
            self._worker.start()
        else:
            self._work(parts)

    @property
    def hex(self) -> str:
        """The digest in hexadecimal; waits for it if need be."""
        if self._worker is not None:
            self._worker.join()
        return self._sum.hexdigest()

    def _work(self, parts: tuple[bytes | memoryview, ...]) -> None:
        for part in parts:
            self._sum.update(part)


def digest_of_name(name: bytes) -> str:
    """The digest of a name in hexadecimal."""
    return sha256(name).hexdigest()


class NoFile(OSError):
    """A folder, a pipe or a device stands where a file is to be read."""


def open_to_read(file: Path) -> BufferedReader:
    """Open a regular file. Raises OSError; NoFile for a pipe or a device, which may never come to an end."""
    descriptor = os.open(file, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    try:
        mode = os.fstat(descriptor).st_mode
        if not stat.S_ISREG(mode):
            raise NoFile(errno.EISDIR if stat.S_ISDIR(mode) else 0, tr("it is not a readable file"), str(file))
        return os.fdopen(descriptor, "rb")
    except OSError:
        os.close(descriptor)
        raise


ANSWER_SECONDS = 1.0
"""So long the window waits for a disk that says nothing: one behind a network may never answer."""


T = TypeVar("T")


class Question(Generic[T]):
    """What the system is asked about a file, on a thread of its own: it may have no answer, ever."""

    def __init__(self, ask: Callable[[], T]) -> None:
        self._ask = ask
        self._answers: list[T] = []
        self._error: Exception | None = None
        self._until = monotonic() + ANSWER_SECONDS
        self._thread = Thread(target=self._work, name="gmtracker-ask", daemon=True)
        self._thread.start()

    @property
    def is_answered(self) -> bool:
        """Whether there was an answer."""
        return bool(self._answers) or self._error is not None

    @property
    def is_old(self) -> bool:
        """Whether it was answered, and not just now."""
        return self.is_answered and monotonic() > self._until

    def answer(self) -> T:
        """The answer, or the error that it was. Raises TimeoutError where there is none in time."""
        self._thread.join(max(0.0, self._until - monotonic()))
        if self._answers:
            return self._answers[0]
        raise self._error or TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT))

    def _work(self) -> None:
        try:
            self._answers.append(self._ask())
        except (OSError, ValueError, StorageError) as error:
            self._error = error


_questions: dict[Path, Question[int]] = {}
"""Those that have had no answer, and are not asked again before they have."""


def in_time(file: Path, ask: Callable[[], T]) -> T:
    """What is asked about a file, off the caller's thread; raises as that does.

    Raises StorageError, too, where the disk gives no answer in time. The call may come to its end later.
    """
    try:
        return Question(ask).answer()
    except TimeoutError as error:
        raise _unreached(file, error) from error


def ask_for(files: Iterable[Path]) -> None:
    """Ask for files before :func:`is_there` does, one beside the other: no silent disk adds to another's time."""
    for file in files:
        _question(file)


def is_there(file: Path) -> bool:
    """Whether there is a regular file at a path. Raises StorageError where that cannot be told, or not in time."""
    try:
        return stat.S_ISREG(_answered_mode(file))
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return False
    except OSError as error:
        raise _unreached(file, error) from error


def is_gone(file: Path) -> bool:
    """Whether there is nothing at a path for certain, with links followed.

    What cannot be looked at may be there, or is on a disk that does not answer in time.
    """
    try:
        _answered_mode(file)
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return True
    except OSError:
        return False
    return False


def _unreached(file: Path, error: OSError) -> StorageError:
    return StorageError("Couldn't reach “{file}”: {reason}.", file=name_of(file), reason=reason(error))


def _answered_mode(path: Path) -> int:
    """What kind of file is at a path; what had an answer is asked anew next time.

    Raises OSError, with ETIMEDOUT where there is no answer in time, or ValueError.
    """
    question = _question(path)
    try:
        return question.answer()
    finally:
        if question.is_answered:
            _questions.pop(path, None)


def _question(file: Path) -> Question[int]:
    """The question that is asked of a file now, or was without an answer."""
    question = _questions.get(file)
    if question is None or question.is_old:
        question = _questions[file] = Question(partial(_mode, file))
    return question


def _mode(file: Path) -> int:
    """What kind of file it is. Raises OSError or ValueError."""
    mode = file.stat().st_mode
    if stat.S_ISREG(mode):
        with suppress(OSError), open_to_read(file) as opened:
            opened.read(1)  # the system may remember a file whose disk has gone silent since
    return mode


def is_folder(path: Path) -> bool:
    """Whether there is a folder at a path; one that cannot be looked at is none."""
    try:
        return stat.S_ISDIR(path.stat().st_mode)
    except (OSError, ValueError):
        return False


def exists_at(path: Path) -> bool:
    """Whether something stands at a path that is no file: a folder, a pipe, a device, or a link to one."""
    try:
        return not stat.S_ISREG(path.stat().st_mode)
    except (OSError, ValueError):
        return False


def _is_folder_now(path: Path) -> bool:
    """Whether there is a folder at a path, whose disk answers in time."""
    try:
        return stat.S_ISDIR(_answered_mode(path))
    except (OSError, ValueError):
        return False


def digest_of_file(file: Path) -> str:
    """The digest of a file's bytes in hexadecimal. Raises OSError where it cannot be read."""
    with open_to_read(file) as opened:
        return file_digest(opened, "sha256").hexdigest()


HOME = "GMTRACKER_HOME"
BESIDE = ".gmtracker-demo"
"""The folder beside a demo's campaign, as long as the demo runs: what is in it needs no place of the user's."""

_PROGRAM = "gmtracker"


def config_folder() -> Path:
    """The folder of the settings. It may not be there yet, as with all folders named here."""
    if home := _home():
        return home / "config"
    from platformdirs import user_config_path

    return user_config_path(_PROGRAM, appauthor=False)


def state_folder() -> Path:
    """The folder of journals, backups and locks."""
    if home := _home():
        return home / "state"
    from platformdirs import user_state_path

    return user_state_path(_PROGRAM, appauthor=False)


def log_folder() -> Path:
    """The folder of the log of the program's own errors."""
    if home := _home():
        return home / "logs"
    from platformdirs import user_log_path

    return user_log_path(_PROGRAM, appauthor=False)


def data_folder() -> Path:
    """The folder for campaigns of a user without a folder for documents."""
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


def games_folder() -> Path:
    """The folder of the user's game files, beside the campaigns."""
    documents = documents_folder()
    return documents / "gmtracker" / "games" if _is_folder_now(documents) else data_folder() / "games"


def state_folder_of(file: Path) -> Path:
    """The folder of a campaign file's journal, backups and lock: the state folder, but beside the file for a demo's."""
    beside = Path(os.path.realpath(file)).parent / BESIDE
    return beside if is_folder(beside) else state_folder()


@contextmanager
def temporary_state_folder(folder: Path) -> Iterator[None]:
    """Keep the state of the campaigns in a folder within that folder, and remove it at the end.

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

    Documents whose disk does not answer in time are none. Raises StorageError where neither can be had.
    """
    documents = documents_folder()
    wanted = documents / "gmtracker" if _is_folder_now(documents) else data_folder() / "campaigns"
    try:
        in_time(wanted, partial(wanted.mkdir, parents=True, exist_ok=True))
    except OSError as error:
        place = strip_controls(str(wanted.parent))
        why = reason(error)
        raise StorageError("Couldn't create the campaigns folder in {place}: {why}.", place=place, why=why) from error
    return wanted


def new_campaign_path(name: str) -> Path:
    """A free path for a new campaign of that name, where new campaigns go. Raises StorageError, also out of time."""
    folder = default_campaign_folder()
    return in_time(folder, partial(free_path, folder, name))


def free_path(folder: Path, name: str) -> Path:
    """A path in the folder that no file has yet, named after a campaign and numbered from 2 where that is taken."""
    safe = safe_file_name(name)
    path = folder / f"{safe}{SUFFIX}"
    number = 2
    while os.path.lexists(path):
        path = folder / f"{safe} {number}{SUFFIX}"
        number += 1
    return path


def folder_without(folder: Path, name: str) -> Path:
    """The folder, or the first beside it numbered from 2, in which nothing has that name yet."""
    free, number = folder, 2
    named = folder if folder.name not in ("", "..") else folder.resolve()
    while os.path.lexists(free / name):
        free = named.with_name(f"{named.name} {number}")
        number += 1
    return free


def path_beside(file: Path) -> Path:
    """A free path beside a campaign's file, for a copy where somebody else changed the file."""
    return free_path(file.parent, tr("{campaign} (saved copy)", campaign=file.name.removesuffix(SUFFIX)))


def path_of_state(file: Path, written: datetime) -> Path:
    """A free path beside a campaign's file, for a state of it that was written then; named by the time here."""
    return free_path(file.parent, f"{file.name.removesuffix(SUFFIX)} ({written.astimezone():%Y-%m-%d %H-%M})")


def name_of(file: Path) -> str:
    """A file's name as it is shown: one line, whatever signs are in it; the path where that has no name, as ``.``."""
    return strip_controls(file.name or str(file))


def campaign_named_by(file: Path) -> str:
    """What a campaign is called after its file, without looking into it."""
    return name_of(file).removesuffix(SUFFIX)


def as_text(path: Path) -> str:
    """A whole path as it can be saved; empty where it is no text: some systems have names whose bytes are none."""
    name = str(path.absolute())
    try:
        name.encode("utf-8")
    except UnicodeEncodeError:
        return ""
    return name


def address_of(path: Path) -> str:
    """A whole path as a journal has it: as it stands, but as a ``file:`` address where its bytes are no text."""
    if text := as_text(path):
        return text
    from urllib.parse import quote_from_bytes  # 3 ms for the very few

    return _SCHEME + quote_from_bytes(os.fsencode(path.absolute()))


def path_at(address: str) -> Path:
    """The path that :func:`address_of` wrote. No whole path begins as an address does."""
    if not address.startswith(_SCHEME):
        return Path(address)
    from urllib.parse import unquote_to_bytes

    return Path(os.fsdecode(unquote_to_bytes(address.removeprefix(_SCHEME))))


_SCHEME = "file:"


def state_name_for(file: Path) -> str:
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

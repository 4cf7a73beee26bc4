"""Paths and names: the program's folders, campaign file names, and digests of files.

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
from gmtracker.storage.errors import StorageError, reason_text

_LARGE = 1 << 20
"""Bytes above which a digest is computed on a thread. This many take half a millisecond."""


class Digest:
    """The SHA-256 of a file given in parts. For a large file it is computed on a thread."""

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
        """The digest in hexadecimal. Waits until it is computed."""
        if self._worker is not None:
            self._worker.join()
        return self._sum.hexdigest()

    def _work(self, parts: tuple[bytes | memoryview, ...]) -> None:
        for part in parts:
            self._sum.update(part)


def digest_of_name(name: bytes) -> str:
    """Return the SHA-256 of a name in hexadecimal."""
    return sha256(name).hexdigest()


class NotAFile(OSError):
    """The path to be read is a folder, pipe or device."""


def open_to_read(file: Path) -> BufferedReader:
    """Open a regular file. Raises OSError; NotAFile for a pipe or a device, because reading it may never end."""
    descriptor = os.open(file, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    try:
        mode = os.fstat(descriptor).st_mode
        if not stat.S_ISREG(mode):
            raise NotAFile(errno.EISDIR if stat.S_ISDIR(mode) else 0, tr("it is not a readable file"), str(file))
        return os.fdopen(descriptor, "rb")
    except OSError:
        os.close(descriptor)
        raise


ANSWER_SECONDS = 1.0
"""The maximum seconds the window waits for a disk. A network disk may never respond."""


T = TypeVar("T")


class DiskCall(Generic[T]):
    """A call about a file, run on a thread of its own, because it may never return."""

    def __init__(self, ask: Callable[[], T]) -> None:
        self._ask = ask
        self._answers: list[T] = []
        self._error: Exception | None = None
        self._until = monotonic() + ANSWER_SECONDS
        self._thread = Thread(target=self._work, name="gmtracker-ask", daemon=True)
        self._thread.start()

    @property
    def has_ended(self) -> bool:
        """Whether the call has returned or raised."""
        return bool(self._answers) or self._error is not None

    @property
    def is_expired(self) -> bool:
        """Whether the call has ended and its time limit has passed."""
        return self.has_ended and monotonic() > self._until

    def result(self) -> T:
        """Return the call's result or raise its error. Raises TimeoutError if it does not end in time."""
        self._thread.join(max(0.0, self._until - monotonic()))
        if self._answers:
            return self._answers[0]
        raise self._error or TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT))

    def _work(self) -> None:
        try:
            self._answers.append(self._ask())
        except (OSError, ValueError, StorageError) as error:
            self._error = error


_questions: dict[Path, DiskCall[int]] = {}
"""Calls without an answer yet. The same path is not asked again until its call ends."""


def run_with_timeout(file: Path, ask: Callable[[], T]) -> T:
    """Run a call about a file on another thread. Returns and raises what it does.

    Raises StorageError if the disk does not respond in time. The call may still end later.
    """
    try:
        return DiskCall(ask).result()
    except TimeoutError as error:
        raise _unreachable_error(file, error) from error


def start_checking(files: Iterable[Path]) -> None:
    """Start asking for several files together, before :func:`is_existing_file`, so that time limits don't add up."""
    for file in files:
        _question(file)


def is_existing_file(file: Path) -> bool:
    """Whether a path is a regular file. Raises StorageError if the system can't tell, or not in time."""
    try:
        return stat.S_ISREG(_mode_in_time(file))
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return False
    except OSError as error:
        raise _unreachable_error(file, error) from error


def is_certainly_missing(file: Path) -> bool:
    """Whether a path certainly does not exist, following links.

    False if it can't be accessed or its disk does not respond in time.
    """
    try:
        _mode_in_time(file)
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return True
    except OSError:
        return False
    return False


def _unreachable_error(file: Path, error: OSError) -> StorageError:
    return StorageError("Couldn't reach “{file}”: {reason}.", file=shown_file_name(file), reason=reason_text(error))


def _mode_in_time(path: Path) -> int:
    """Return a path's file mode. An answer is not cached, so the next call asks again.

    Raises OSError, with ETIMEDOUT if there is no answer in time, or ValueError.
    """
    question = _question(path)
    try:
        return question.result()
    finally:
        if question.has_ended:
            _questions.pop(path, None)


def _question(file: Path) -> DiskCall[int]:
    """Return the pending call for a file, or start a new one."""
    question = _questions.get(file)
    if question is None or question.is_expired:
        question = _questions[file] = DiskCall(partial(_mode, file))
    return question


def _mode(file: Path) -> int:
    """Return a path's file mode. Raises OSError or ValueError."""
    mode = file.stat().st_mode
    if stat.S_ISREG(mode):
        with suppress(OSError), open_to_read(file) as opened:
            opened.read(1)  # stat() may be answered from a cache although the disk no longer responds.
    return mode


def is_folder(path: Path) -> bool:
    """Whether a path is a folder. False if it can't be accessed."""
    try:
        return stat.S_ISDIR(path.stat().st_mode)
    except (OSError, ValueError):
        return False


def is_not_regular_file(path: Path) -> bool:
    """Whether a path is no regular file: a folder, a pipe, a device, a link to one, or a link that leads to itself."""
    try:
        return not stat.S_ISREG(path.stat().st_mode)
    except OSError as error:
        return error.errno == errno.ELOOP
    except ValueError:
        return False


def _is_folder_in_time(path: Path) -> bool:
    """Whether a path is a folder whose disk responds in time."""
    try:
        return stat.S_ISDIR(_mode_in_time(path))
    except (OSError, ValueError):
        return False


def digest_of_file(file: Path) -> str:
    """Return the SHA-256 of a file's bytes in hexadecimal. Raises OSError if it can't be read."""
    with open_to_read(file) as opened:
        return file_digest(opened, "sha256").hexdigest()


HOME_VARIABLE = "GMTRACKER_HOME"
DEMO_STATE_FOLDER = ".gmtracker-demo"
"""The state folder beside a demo's campaign. It exists only while the demo runs."""

_PROGRAM = "gmtracker"


def config_folder() -> Path:
    """Return the folder of the settings. Like all folders named here, it may not exist yet."""
    if home := _home():
        return home / "config"
    from platformdirs import user_config_path

    return user_config_path(_PROGRAM, appauthor=False)


def state_folder() -> Path:
    """Return the folder of journals, backups and locks."""
    if home := _home():
        return home / "state"
    from platformdirs import user_state_path

    return user_state_path(_PROGRAM, appauthor=False)


def log_folder() -> Path:
    """Return the folder of the program's own logs."""
    if home := _home():
        return home / "logs"
    from platformdirs import user_log_path

    return user_log_path(_PROGRAM, appauthor=False)


def data_folder() -> Path:
    """Return the folder for campaigns of a user without a documents folder."""
    if home := _home():
        return home / "data"
    from platformdirs import user_data_path

    return user_data_path(_PROGRAM, appauthor=False)


def documents_folder() -> Path:
    """Return the user's documents folder."""
    if home := _home():
        return home / "documents"
    from platformdirs import user_documents_path

    return user_documents_path()


def games_folder() -> Path:
    """Return the folder of the user's game files, beside the campaigns."""
    documents = documents_folder()
    return documents / "gmtracker" / "games" if _is_folder_in_time(documents) else data_folder() / "games"


def campaign_state_folder(file: Path) -> Path:
    """Return the folder of a campaign file's journal, backups and lock. A demo has its own beside the file."""
    beside = Path(os.path.realpath(file)).parent / DEMO_STATE_FOLDER
    return beside if is_folder(beside) else state_folder()


@contextmanager
def temporary_state_folder(folder: Path) -> Iterator[None]:
    """Keep campaign state in a folder inside ``folder``, and remove it at the end.

    Also removes what a killed demo left. Raises OSError if the folder can't be made or written.
    """
    beside = folder / DEMO_STATE_FOLDER
    rmtree(beside, ignore_errors=True)
    beside.mkdir(parents=True)
    try:
        yield
    finally:
        rmtree(beside, ignore_errors=True)


def _home() -> Path | None:
    home = os.environ.get(HOME_VARIABLE)
    return Path(home) if home else None


SUFFIX = ".gmtracker.json"
MAX_NAME_BYTES = 120
"""The maximum bytes of a file's name in UTF-8, before the suffix. Systems allow 255 in all."""

_UNNAMED = "Campaign"
_FORBIDDEN = frozenset('<>:"/\\|?*')
_DEVICES = frozenset(
    ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"]
    + [f"{port}{number}" for port in ("COM", "LPT") for number in "0123456789¹²³"]
)


def default_campaign_folder() -> Path:
    """Return the folder for new campaigns, making it if needed: in the documents, else in the program's data.

    Documents whose disk does not respond in time are not used. Raises StorageError if the folder can't be made.
    """
    documents = documents_folder()
    wanted = documents / "gmtracker" if _is_folder_in_time(documents) else data_folder() / "campaigns"
    try:
        run_with_timeout(wanted, partial(wanted.mkdir, parents=True, exist_ok=True))
    except OSError as error:
        place = strip_controls(str(wanted.parent))
        why = reason_text(error)
        raise StorageError("Couldn't create the campaigns folder in {place}: {why}.", place=place, why=why) from error
    return wanted


def new_campaign_path(name: str) -> Path:
    """Return a free path for a new campaign of that name. Raises StorageError, also if the disk does not respond."""
    folder = default_campaign_folder()
    return run_with_timeout(folder, partial(free_path, folder, name))


def free_path(folder: Path, name: str) -> Path:
    """Return a path in the folder that does not exist, named after a campaign, with a number from 2 if needed."""
    safe = safe_file_name(name)
    path = folder / f"{safe}{SUFFIX}"
    number = 2
    while os.path.lexists(path):
        path = folder / f"{safe} {number}{SUFFIX}"
        number += 1
    return path


def free_folder(folder: Path, name: str) -> Path:
    """Return the folder, or a numbered one beside it, in which ``name`` does not exist."""
    free, number = folder, 2
    named = folder if folder.name not in ("", "..") else folder.resolve()
    while os.path.lexists(free / name):
        free = named.with_name(f"{named.name} {number}")
        number += 1
    return free


def copy_path(file: Path) -> Path:
    """Return a free path beside a campaign's file, for a copy if another program changed the file."""
    return free_path(file.parent, tr("{campaign} (saved copy)", campaign=file.name.removesuffix(SUFFIX)))


def restored_backup_path(file: Path, written: datetime) -> Path:
    """Return a free path beside a campaign's file for a backup, named by its local time."""
    return free_path(file.parent, f"{file.name.removesuffix(SUFFIX)} ({written.astimezone():%Y-%m-%d %H-%M})")


def shown_file_name(file: Path) -> str:
    """Return a file's name on one line, without control characters. The path if it has no name, like ``.``."""
    return strip_controls(file.name or str(file))


def campaign_name_from_path(file: Path) -> str:
    """Return the campaign's name according to its file's name, without reading the file."""
    return shown_file_name(file).removesuffix(SUFFIX)


def path_text(path: Path) -> str:
    """Return an absolute path as text that can be saved. Returns "" if its bytes are not valid text."""
    name = str(path.absolute())
    try:
        name.encode("utf-8")
    except UnicodeEncodeError:
        return ""
    return name


def path_to_address(path: Path) -> str:
    """Return an absolute path as saved in a journal. If its bytes are not valid text, a ``file:`` address."""
    if text := path_text(path):
        return text
    from urllib.parse import quote_from_bytes  # Imported here: takes 3 ms and is rarely needed.

    return _SCHEME + quote_from_bytes(os.fsencode(path.absolute()))


def address_to_path(address: str) -> Path:
    """Return the path that :func:`path_to_address` wrote. An absolute path never starts with ``file:``."""
    if not address.startswith(_SCHEME):
        return Path(address)
    from urllib.parse import unquote_to_bytes

    return Path(os.fsdecode(unquote_to_bytes(address.removeprefix(_SCHEME))))


_SCHEME = "file:"


def state_file_stem(file: Path) -> str:
    """Return a name for the program's own files about a file. All links to the file give the same name."""
    real = Path(os.path.realpath(file))
    mark = digest_of_name(os.fsencode(os.path.normcase(real)))[:20]
    return f"{safe_file_name(real.name.partition('.')[0])[:40]}-{mark}"


def safe_file_name(name: str) -> str:
    """Return the name as a valid file name for any system, without a suffix. Never empty.

    Characters with a meaning in paths become spaces. Control, bidirectional and invisible characters are removed. Names
    of Windows devices get a word in front.
    """
    kept = "".join(_safe_sign(sign) for sign in unicodedata.normalize("NFC", name))
    words = " ".join(kept.split()).lstrip("-.~ ")
    short = words.encode("utf-8")[:MAX_NAME_BYTES].decode("utf-8", "ignore").rstrip(". ")
    if short.partition(".")[0].rstrip().upper() in _DEVICES:
        short = f"{_UNNAMED} {short}"
    return short or _UNNAMED


def _safe_sign(sign: str) -> str:
    if sign in _FORBIDDEN or unicodedata.category(sign) in ("Zs", "Zl", "Zp", "Cc"):
        return " "
    return "" if unicodedata.category(sign).startswith("C") else sign

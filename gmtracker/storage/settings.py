"""Reading and writing the program's settings. A damaged file is quarantined and the defaults are used.

If only some fields are invalid, such as a theme of a newer gmtracker, the others are still used.

Settings are written on a thread, so that no caller waits for the disk. Of several in a row only the last are written.
"""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Lock, Thread
from time import sleep
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct, field
from msgspec.structs import fields, replace

from gmtracker.engine.errors import Refused
from gmtracker.i18n import tr
from gmtracker.storage.atomic_write import make_folder, replace_file
from gmtracker.storage.errors import StorageError, reason_text
from gmtracker.storage.file_lock import FileInUse, FileLock
from gmtracker.storage.paths import config_folder, open_to_read, path_text

Look = Literal["system", "light", "dark", "contrast"]
Language = Literal["system", "en", "de", "es", "fr"]

Share = Annotated[int, Meta(ge=0, le=1000)]
Pins = dict[str, dict[str, bool | int | str]]
"""The pinned fields of checks with their values, by character id."""

MAX_RECENT = 10
MAX_SETTINGS_BYTES = 1 << 20


class PlayerScreen(Struct, frozen=True, kw_only=True):
    """The player window: how much it shows of its sections, by their keys, and where it was last.

    ``screen`` is the system's name of the screen, ``geometry`` Qt's saved geometry. ``is_blank`` hides everything.
    """

    sections: dict[str, str] = field(default_factory=dict, name="parts")
    screen: str = ""
    geometry: bytes = b""
    is_open: bool = False
    is_blank: bool = False


class TableLayout(Struct, frozen=True, kw_only=True):
    """The layout of the window, in thousandths of the available room. 0 means the default.

    ``people`` is the width of the roster beside the check, ``column`` that of the third column, ``drawer`` the height
    of the drawer, ``cards`` that of the cards under the roster. ``is_column_open`` applies to a wide window.
    ``by_turn`` sorts the roster in turn order.
    """

    people: Share = 0
    column: Share = 0
    drawer: Share = 0
    cards: Share = 0
    is_drawer_open: bool = False
    is_column_open: bool = True
    by_turn: bool = False


class Settings(Struct, frozen=True, kw_only=True, rename={"tips_shown": "told"}):
    """What the GM has chosen, and the state of the window.

    ``language`` applies from the next start. ``text_scale`` is in percent. ``keys`` are custom keyboard shortcuts by
    the actions' names. ``menu_bar`` always shows the menus. ``game_colors`` gives the window its game's accent
    color. ``hints`` explains features on first use; ``tips_shown`` names those already explained. ``recent`` are
    campaign files, the last used first. ``window_geometry`` is Qt's saved geometry. ``pins`` are the pinned fields of
    checks by campaign id, the last changed last.
    """

    scheme: Look = "system"
    language: Language = "system"
    text_scale: Annotated[int, Meta(ge=80, le=200)] = 100
    motion: bool = True
    menu_bar: bool = False
    game_colors: bool = True
    hints: bool = True
    tips_shown: tuple[str, ...] = ()
    keys: dict[str, str] = {}
    last_file: str = ""
    recent: tuple[str, ...] = ()
    window_geometry: bytes = b""
    layout: TableLayout = TableLayout()
    players: PlayerScreen = PlayerScreen()
    pins: dict[str, Pins] = {}


class ReadSettings(Struct, frozen=True):
    """The settings, and a sentence for the GM if they could not be read, else ""."""

    settings: Settings
    notice: str = ""


def settings_path() -> Path:
    """Return the path of the settings file."""
    return config_folder() / "settings.json"


def read_settings() -> ReadSettings:
    """Return the saved settings, or the defaults if there are none or they are damaged."""
    path = settings_path()
    try:
        data = _data(path)
    except FileNotFoundError:
        return ReadSettings(Settings())
    except OSError as error:
        return ReadSettings(Settings(), _read_error_text(reason_text(error)))
    try:
        settings, missed = _decoded(data)
    except _UNDECODABLE:
        return ReadSettings(Settings(), _quarantine(path))
    return ReadSettings(settings, _keep_valid_fields(path, data, settings, missed) if missed else "")


def read_language() -> Language:
    """Return only the chosen language, before anything is translated.

    Leaves damaged settings in place for :func:`read_settings` to report.
    """
    try:
        return _decoded(_data(settings_path()))[0].language
    except (OSError, *_UNDECODABLE):
        return Settings().language


def write_settings(settings: Settings) -> None:
    """Write the settings. Raises StorageError; the old ones are then unchanged."""
    path = settings_path()
    try:
        make_folder(path.parent)
    except OSError as error:
        raise _write_error(error) from error
    replace_file(path, (msgspec.json.format(_ENCODER.encode(settings), indent=2), b"\n"))


class SettingsFile:
    """Writes one window's changes to the settings file without losing the changes of other windows.

    ``known`` are the settings as this window read them.
    """

    def __init__(self, known: Settings) -> None:
        self._known = known

    def write_changes(self, settings: Settings) -> None:
        """Write what differs from the settings kept last. Raises StorageError; the file is then unchanged.

        Waits while another window is writing.
        """
        lock = _lock()
        try:
            write_settings(_with_changes(_current_settings(or_else=self._known), self._known, settings))
            self._known = settings
        finally:
            if lock is not None:
                lock.release()


def _current_settings(*, or_else: Settings) -> Settings:
    """Return the settings in the file, or ``or_else`` if there is none or it is damaged. Quarantines a damaged one.

    Raises StorageError for a file that can't be read now: its content may be valid.
    """
    path = settings_path()
    try:
        return _decoded(_data(path))[0]
    except FileNotFoundError:
        return or_else
    except OSError as error:
        raise _write_error(error) from error
    except _UNDECODABLE:
        _quarantine(path)
        return or_else


def _lock() -> FileLock | None:
    """Lock the settings file. Returns None if another window does not release it in time."""
    for _ in range(_TRIES):
        try:
            return FileLock(settings_path())
        except FileInUse:
            sleep(_SECONDS_BETWEEN_TRIES)
    return None


_TRIES = 100
_SECONDS_BETWEEN_TRIES = 0.02


def _with_changes(there: Settings, before: Settings, after: Settings) -> Settings:
    """Return the settings ``there`` with the differences between ``before`` and ``after``."""
    names = [one.name for one in fields(Settings) if getattr(before, one.name) != getattr(after, one.name)]
    changes = {name: getattr(after, name) for name in names}
    if "recent" in changes:
        changes["recent"] = _changed_names(there.recent, before.recent, after.recent)[:MAX_RECENT]
    if "tips_shown" in changes:
        changes["tips_shown"] = _changed_names(there.tips_shown, before.tips_shown, after.tips_shown)
    if "pins" in changes:
        changes["pins"] = _changed_pins(there.pins, before.pins, after.pins)
    return replace(there, **changes)


def _changed_names(there: tuple[str, ...], before: tuple[str, ...], after: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names ``there`` without those removed, and with those first that moved to the front."""
    gone = set(before) - set(after)
    for count in range(len(after) + 1):
        if after[count:] == tuple(name for name in before if name not in gone and name not in after[:count]):
            break
    return (*after[:count], *(name for name in there if name not in gone and name not in after[:count]))


def _changed_pins(there: dict[str, Pins], before: dict[str, Pins], after: dict[str, Pins]) -> dict[str, Pins]:
    """Return the pins ``there`` with those of the campaigns that were changed."""
    changed = {campaign: pins for campaign, pins in after.items() if pins != before.get(campaign)}
    return {campaign: pins for campaign, pins in there.items() if campaign in after or campaign not in before} | changed


def with_pins(settings: Settings, campaign: str, pins: Pins) -> Settings:
    """Return the settings with new pins for a campaign. Keeps the pins of the last few campaigns."""
    others = {known: its for known, its in settings.pins.items() if known != campaign}
    every = [*others.items(), (campaign, pins)] if pins else [*others.items()]
    return replace(settings, pins=dict(every[-MAX_RECENT:]))


def with_recent_file(settings: Settings, file: Path) -> Settings:
    """Return the settings with that file as the last used. Unchanged if its path is not valid text."""
    name = path_text(file)
    if not name:
        return settings
    recent = (name, *(other for other in settings.recent if other != name))
    return replace(settings, last_file=name, recent=recent[:MAX_RECENT])


def without_recent_file(settings: Settings, file: Path) -> Settings:
    """Return the settings without that file."""
    name = str(file.absolute())
    last = "" if settings.last_file == name else settings.last_file
    return replace(settings, last_file=last, recent=tuple(other for other in settings.recent if other != name))


def _data(path: Path) -> bytes:
    with open_to_read(path) as file:
        return file.read(MAX_SETTINGS_BYTES + 1)


def _decoded(data: bytes) -> tuple[Settings, list[str]]:
    """Return the decoded settings and the names of fields that have their defaults because they are invalid.

    Raises one of _UNDECODABLE if the whole file is invalid.
    """
    try:
        return _SETTINGS.decode(data), []
    except _UNDECODABLE:
        missed: list[str] = []
        settings = _decode_fields(Settings, data, "", missed)
        if any(name.startswith("players") for name in missed):  # What was hidden is unknown, so show nothing.
            settings = replace(settings, players=replace(settings.players, is_blank=True))
        return settings, missed


_Part = TypeVar("_Part", bound=Struct)


def _decode_fields(kind: type[_Part], data: bytes | Raw, begins: str, missed: list[str]) -> _Part:
    """Decode an object field by field. Appends the names of invalid fields to ``missed``, prefixed by ``begins``."""
    raws = _OBJECT.decode(data)
    found: dict[str, object] = {}
    for one in fields(kind):
        raw, name = raws.get(one.encode_name), begins + one.encode_name
        if raw is None:
            continue
        try:
            if isinstance(one.type, type) and issubclass(one.type, Struct):
                found[one.name] = _decode_fields(one.type, raw, f"{name}.", missed)
            else:
                found[one.name] = msgspec.json.decode(raw, type=one.type)
        except _UNDECODABLE:
            missed.append(name)
    return kind(**found)


def _keep_valid_fields(path: Path, data: bytes, settings: Settings, missed: list[str]) -> str:
    """Copy the file aside and write the fields that were valid. Returns the sentence for the GM."""
    names, kept = ", ".join(missed), _quarantine_path(path)
    with suppress(StorageError):
        replace_file(kept, (data,))
        write_settings(settings)
        said = tr(
            "Couldn't read some settings: {names}. Their defaults are used. The old settings file is saved as {file}."
        )
        return said.format(names=names, file=kept)
    return tr("Couldn't read some settings: {names}. Their defaults are used.", names=names)


def _quarantine_path(path: Path) -> Path:
    return path.with_suffix(".broken.json")


def _quarantine(path: Path) -> str:
    kept = _quarantine_path(path)
    with suppress(OSError):
        path.replace(kept)
        return tr(
            "The settings file was damaged. Default settings are used. The damaged file is saved as {file}.", file=kept
        )
    return tr("The settings file was damaged. Default settings are used.")


def _write_error(error: OSError) -> StorageError:
    return StorageError("Couldn't save the settings: {reason}.", reason=reason_text(error))


def _read_error_text(why: str) -> str:
    return tr("Couldn't read the settings: {reason}. Default settings are used.", reason=why)


_ENCODER = msgspec.json.Encoder(order="sorted")
_SETTINGS = msgspec.json.Decoder(Settings)
_OBJECT = msgspec.json.Decoder(dict[str, Raw])
_UNDECODABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class SettingsThread:
    """Writes settings with ``write`` on a thread of its own.

    ``on_trouble`` is called on that thread with a sentence if writing fails.
    """

    name = "gmtracker-settings"

    def __init__(self, write: Callable[[Settings], None], on_trouble: Callable[[str], None]) -> None:
        self._write = write
        self._on_trouble = on_trouble
        self._lock = Lock()
        self._due: Settings | None = None
        self._thread: Thread | None = None

    def queue(self, settings: Settings) -> None:
        """Queue settings to be written, replacing any that still wait. Does not block."""
        with self._lock:
            self._due = settings
            if self._thread is None:
                self._begin()

    def finish(self) -> None:
        """Wait until everything queued is written."""
        while (thread := self._running()) is not None:
            thread.join()

    def _running(self) -> Thread | None:
        with self._lock:
            return self._thread

    def _begin(self) -> None:
        """Start a thread. The caller must hold the lock; the thread waits for it."""
        thread = Thread(target=self._work, name=self.name)
        thread.start()
        self._thread = thread

    def _next(self) -> Settings | None:
        """Return the settings to write next. None ends the thread."""
        with self._lock:
            settings, self._due = self._due, None
            if settings is None:
                self._thread = None
            return settings

    def _work(self) -> None:
        try:
            while (settings := self._next()) is not None:
                self._write_or_tell(settings)
        except BaseException:
            with self._lock:  # An unexpected error ends only this thread. A new one writes what is queued.
                self._thread = None
                if self._due is not None:
                    self._begin()
            raise

    def _write_or_tell(self, settings: Settings) -> None:
        try:
            self._write(settings)
        except Refused as problem:
            self._on_trouble(problem.sentence)
        except Exception:
            self._on_trouble(tr("Couldn't save the settings because of an error in gmtracker."))
            raise

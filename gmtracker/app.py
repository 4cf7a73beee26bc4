"""The composition root: the only place that builds and connects engine, storage and window."""

import sys
from collections.abc import Callable
from os import urandom
from pathlib import Path
from random import Random, SystemRandom

from msgspec import Struct
from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from gmtracker import __version__
from gmtracker.i18n import tr
from gmtracker.resources import FIRST_GAME, resource
from gmtracker.storage.clock import Clock, now
from gmtracker.storage.paths import free_folder
from gmtracker.storage.settings import Settings, SettingsFile, read_settings
from gmtracker.ui import translation
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.campaign.document import DocumentController
from gmtracker.ui.crash_reporter import CrashReporter
from gmtracker.ui.file_actions import FileActions, SampleFiles
from gmtracker.ui.main_window import Fitting, MainWindow
from gmtracker.ui.players.control import PlayerWindowController
from gmtracker.ui.process_signals import GarbageCollector, Interrupts
from gmtracker.ui.save_status import SaveStatusView
from gmtracker.ui.session.play_actions import PlayActions
from gmtracker.ui.settings.preferences import Preferences
from gmtracker.ui.theme.icons import application_icon
from gmtracker.ui.theme.theme import Scheme, theme
from gmtracker.ui.wiring import Wiring

OFFSCREEN_NOTES = (
    "This plugin does not support propagateSizeHints()",
    "This plugin does not support raise()",
)
SWITCH_SECONDS = 0.001
"""The thread switch interval: how long a saving or syncing thread may make the window's thread wait."""

SAMPLE_FILE = "campaign.gmtracker.json"


class App(Struct, frozen=True):
    """The window, and the objects that it is connected to."""

    window: MainWindow
    bridge: Bridge
    document: DocumentController
    files: FileActions
    players: PlayerWindowController
    wiring: Wiring


def run(file: Path | None, sample: bool) -> int:
    """Open the window with a file, the sample or the last campaign; return the exit code after it is closed."""
    crash_reporter = CrashReporter()
    crash_reporter.watch()
    app = application()
    built = build_with_campaign(app, file, sample)
    crash_reporter.show_in(built.window.notices, built.bridge)
    Fitting(built.window)
    built.window.show()
    built.players.begin()
    quit_on_signals(app, built)
    tune_responsiveness(app)
    return app.exec()


def quit_on_signals(app: QApplication, built: App) -> None:
    """Close the window on Ctrl+C in the terminal and on system shutdown.

    This asks no questions, because no one may be there to answer.
    """
    interrupts = Interrupts(app)
    interrupts.end_requested.connect(built.files.settle_sheets)
    interrupts.end_requested.connect(built.window.close)


def tune_responsiveness(keeper: QObject) -> None:
    """Shorten the thread switch interval, and collect garbage only between the window's events."""
    sys.setswitchinterval(SWITCH_SECONDS)
    GarbageCollector(keeper)


def build_with_campaign(
    app: QApplication, file: Path | None, sample: bool, roll: Callable[[int, int], int] | None = None
) -> App:
    """Build the window with its saved layout and its first campaign, not yet shown; ``roll`` as in :func:`build`."""
    read = read_settings()
    theme().apply_without_style_sheet(app, Scheme(read.settings.scheme), read.settings.text_scale / 100)
    built = build(read.settings, roll=roll)
    built.bridge.asks_who_rolls = True
    built.window.restore(read.settings.window_geometry, read.settings.layout)
    built.files.open_first(file, sample)
    theme().apply_style_sheet(app)  # Now, because the campaign that was opened has the color of its game.
    if read.notice:
        built.files.message.emit(read.notice)
    return built


def demo(out_dir: Path, quick: bool, game: str = FIRST_GAME) -> int:
    """Play the demo of a game's sample in the real window and return the exit code.

    If the folder already contains a demo's campaign, which may have been played, a new folder beside it is used.
    """
    from gmtracker.ui.demo.playback import CAMPAIGN, run_demo

    folder = free_folder(out_dir, CAMPAIGN)
    if folder != out_dir:
        print(tr("{folder} already contains a campaign, so nothing in it was changed.", folder=out_dir))
    if quick:
        qInstallMessageHandler(_print_qt_message)
    app = application()
    settings = Settings(scheme="light") if quick else read_settings().settings
    theme().apply_without_style_sheet(app, Scheme(settings.scheme), settings.text_scale / 100)
    keep = _discard_settings if quick else None
    built = build(settings, keep, Random(7).randint, demo=(folder / CAMPAIGN).absolute())
    theme().apply_style_sheet(app)
    if not quick:
        Fitting(built.window)
    quit_on_signals(app, built)
    tune_responsiveness(app)
    return run_demo(app, built.window, built.bridge, built.document, sample_folder(game), folder, quick=quick)


def build(
    settings: Settings,
    keep: Callable[[Settings], None] | None = None,
    roll: Callable[[int, int], int] | None = None,
    clock: Clock = now,
    demo: Path | None = None,
) -> App:
    """Create and connect everything, without showing the window. A QApplication must exist.

    ``keep`` is called with changed settings; by default they are saved to their file. ``roll`` returns an integer
    between two others, both included; by default from the system's randomness. ``clock`` returns the time for the log
    and for backups. ``demo`` is the demo's file.
    """
    randint = roll or SystemRandom().randint
    bridge = Bridge(lambda size: randint(1, size))
    document = DocumentController(bridge, clock)
    window = MainWindow(bridge)
    play_actions = PlayActions(bridge, window.side, window.actions_of_play, window)
    actions = window.actions_of_play
    preferences = Preferences(settings, keep or SettingsFile(settings).write_changes, actions, window)
    samples = SampleFiles(sample_file, FIRST_GAME, new_id, demo)
    files = FileActions(document, bridge, play_actions, window, samples, preferences)
    players = PlayerWindowController(bridge, window.side, window, actions, settings.players)
    wiring = Wiring(window, bridge, play_actions, files, preferences, players, SaveStatusView(document, window))
    return App(window, bridge, document, files, players, wiring)


def application() -> QApplication:
    """Return the QApplication, creating it if there is none."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    translation.translate_qt(app)
    app.setApplicationName("gmtracker")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("gmtracker")
    app.setWindowIcon(application_icon())
    return app


def sample_folder(game: str = FIRST_GAME) -> Path:
    """Return the folder of a game's sample campaign and demo; it may not exist."""
    return resource("samples", game)


def sample_file(game: str) -> Path:
    """Return the path of a game's sample campaign; it may not exist."""
    return sample_folder(game) / SAMPLE_FILE


def new_id() -> str:
    """Return a unique id for a new campaign."""
    return urandom(16).hex()


def _print_qt_message(_kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    """Print Qt's messages, except those of the offscreen platform about itself."""
    if message not in OFFSCREEN_NOTES:
        print(message, file=sys.stderr)


def _discard_settings(_settings: Settings) -> None:
    """Discard settings: a demo without a window must not change the user's."""

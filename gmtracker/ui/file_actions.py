"""The window's file actions: campaigns, rosters and summaries, and the list of recent files."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QDate, QLocale, QObject, QUrl, Signal
from PySide6.QtGui import QAction, QCloseEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.errors import Refused, strip_controls
from gmtracker.engine.game_spec import GameSpec
from gmtracker.engine.ids import CampaignId
from gmtracker.i18n import tr
from gmtracker.rulesets import AvailableGames
from gmtracker.storage.backup_offers import DamagedFileBackups
from gmtracker.storage.backups import Backup, modification_time
from gmtracker.storage.clock import now, read_clock
from gmtracker.storage.file_reader import CampaignPreview, read_preview
from gmtracker.storage.paths import (
    SUFFIX,
    DiskCall,
    campaign_name_from_path,
    default_campaign_folder,
    documents_folder,
    free_path,
    is_certainly_missing,
    is_existing_file,
    run_with_timeout,
    shown_file_name,
    start_checking,
)
from gmtracker.storage.settings import Settings, with_recent_file, without_recent_file
from gmtracker.ui.banners import Notices
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.campaign.campaign_closer import UnsavedNotice
from gmtracker.ui.campaign.document import DocumentController
from gmtracker.ui.campaign.start_page import RecentCampaign
from gmtracker.ui.main_window import MainWindow
from gmtracker.ui.session.play_actions import PlayActions
from gmtracker.ui.settings.preferences import Preferences
from gmtracker.ui.theme.palette import NO_GAME
from gmtracker.ui.theme.spacing import escape_mnemonics
from gmtracker.ui.translation import locale
from gmtracker.ui.widgets.dice_fields import DiceFields, DieField
from gmtracker.ui.widgets.inputs import LineField, TextField
from gmtracker.ui.widgets.windows import place_over

CAMPAIGNS = tr("Campaigns ({patterns})", patterns=f"*{SUFFIX} *.json")
UNPLAYABLE, TYPED = "games", "typed"
MAX_NOTICE_LINES = 6
"""How many lines about unplayable games a notice above the start page has; "Show all errors" opens the rest."""

MAX_WINDOW_NOTICE_LINES = 3
"""How many such lines the window for a new campaign has, which has less room."""

SPREADSHEET_SUFFIXES = (".csv", ".tsv", ".txt", ".xlsx", ".xlsm", ".xls", ".ods")
SPREADSHEETS = tr("Spreadsheets ({patterns})", patterns=" ".join(f"*{suffix}" for suffix in SPREADSHEET_SUFFIXES))


class SampleFiles(Struct, frozen=True):
    """Where the file actions find samples; ``sample`` returns the path of a game's sample, which may not exist.

    ``first_game`` is offered first. ``new_id`` returns a unique id for a new campaign. ``demo`` is the file of the
    demo's campaign: while that is open, nothing is remembered in the settings.
    """

    sample: Callable[[str], Path]
    first_game: str
    new_id: Callable[[], str]
    demo: Path | None = None


class FileActions(QObject):
    """Opens, saves and prints for the window.

    ``message`` carries a sentence that must be seen. ``recent_changed`` carries the recent campaigns. ``games_offered``
    carries the playable games, which of them have a sample, and the folder for new campaigns.
    """

    message = Signal(str)
    recent_changed = Signal(tuple)
    games_offered = Signal(tuple, tuple, str)

    def __init__(
        self,
        document: DocumentController,
        bridge: Bridge,
        play_actions: PlayActions,
        window: MainWindow,
        samples: SampleFiles,
        preferences: Preferences,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._bridge = bridge
        self._play_actions = play_actions
        self._window = window
        self._samples = samples
        self._preferences = preferences
        document.opened.connect(self._on_file)
        document.moved.connect(self._on_file)
        document.saved_elsewhere.connect(self._on_kept_elsewhere)
        document.failed.connect(self.message)
        document.noticed.connect(self.message)
        document.all_closed.connect(self._on_all_closed)
        preferences.failed.connect(self.message)
        self._unplayable: tuple[str, ...] = ()
        self._asked_about: list[Mapping[str, int] | str] = []
        self._last_words: UnsavedNotice | None = None
        window.notices.chosen.connect(self._on_notice)
        window.order_chosen.connect(self._keep_order)
        for used in (bridge.change_applied, bridge.opened):
            used.connect(self._on_typed_used)
        window.actions_of_play.samples = self.samples

    def open_first(self, file: Path | None, sample: bool) -> None:
        """Open the campaign to start with: the sample, a given file, or the last campaign. Else show the start page."""
        self._list_recent()
        settings = self._preferences.settings
        last = settings.last_file
        start_checking(Path(name) for name in {str(documents_folder()), *settings.recent, *([last] if last else [])})
        if sample:
            self.open_sample()
        elif file is not None:
            self.open(file)
        elif last and not is_certainly_missing(Path(last)):
            self.open(Path(last))
        if not self._bridge.is_open:
            has_colors = self._preferences.settings.game_colors
            games = tuple(game if has_colors else replace(game, color=NO_GAME) for game in self._offered())
            samples = tuple(game.ruleset for game in games if self._samples.sample(game.ruleset).is_file())
            self._show_recent()
            self.games_offered.emit(games, samples, campaign_folder())

    def new(self) -> None:
        """Ask for the game and name of a new campaign."""
        if self._asks_about_sheets():
            return
        from gmtracker.ui.campaign.start_page import NewCampaignWindow

        offered = self._available_games()
        window = NewCampaignWindow(offered.games, campaign_folder(), self._window)
        window.create_requested.connect(self.create)
        window.notices.chosen.connect(self._on_notice)
        self._say_unplayable(window.notices, offered.refusals, MAX_WINDOW_NOTICE_LINES)
        if self._window.notices.notice_text(UNPLAYABLE):
            self._say_unplayable(self._window.notices, offered.refusals)
        window.show()

    def create(self, name: str, game: str) -> None:
        """Start a new campaign, saved in a file of its own immediately."""
        if not self._can_leave():
            return
        from gmtracker.storage.game_files import load_game, unused_file_text

        try:
            spec = load_game(game).spec()
        except Refused as problem:
            self.message.emit(problem.sentence)
            return
        campaign = Campaign(id=CampaignId(self._samples.new_id()), name=name, ruleset=game, game=spec)
        if self._document.create(campaign) and (why := unused_file_text(game)):
            self._say_unplayable(self._window.notices, (why,))

    def open(self, path: Path) -> None:
        """Open a campaign file."""
        if self._can_leave() and self._can_be_reached(path):
            self._document.open(path)

    def open_file_name(self, path: str) -> None:
        """Open the campaign file with that path."""
        self.open(Path(path))

    def forget(self, path: str) -> None:
        """Remove a file from the recent campaigns."""
        self._save_settings(without_recent_file(self._preferences.settings, Path(path)))

    def open_backup(self, older: DamagedFileBackups) -> None:
        """Open the newest backup of a file that is damaged or missing."""
        if self._can_leave():
            self._document.open_older(older)

    def restore(self, backup: Backup) -> None:
        """Replace the open campaign by a backup."""
        if not self._asks_about_sheets() and not self._asks_about_typed():
            self._document.restore(backup)

    def open_recent_action(self, action: QAction) -> None:
        """Open the campaign of a menu entry."""
        self.open_file_name(action.data())

    def open_sample(self) -> None:
        """Open the first game's sample; the first change saves it as the user's own copy."""
        self.open_sample_of(self._samples.first_game)

    def open_sample_of(self, game: str) -> None:
        """Open a game's sample."""
        if self._can_leave():
            self._document.open_sample(self._samples.sample(game), self._samples.new_id())

    def open_sample_action(self, action: QAction) -> None:
        """Open the sample of a menu entry."""
        self.open_sample_of(action.data())

    def list_samples(self) -> None:
        """Fill the menu of samples."""
        menu = self._window.menus.samples
        menu.clear()
        for game, name in self._games():
            if self._samples.sample(game).is_file():
                menu.addAction(escape_mnemonics(name)).setData(game)

    def samples(self) -> tuple[str, ...]:
        """Return the ids of the games that have a sample, without loading any game."""
        first = self._samples.sample(self._samples.first_game)
        return tuple(sorted(sample.parent.name for sample in first.parents[1].glob(f"*/{first.name}")))

    def ask_open(self) -> None:
        """Ask for a file to open."""
        self._choose(tr("Open a campaign"), CAMPAIGNS, self.open_file_name)

    def save(self) -> None:
        """Save the campaign, asking for a file if it has none."""
        if self._document.path is None and self._bridge.is_open:
            self.ask_save_as()
        else:
            self._document.save()

    def ask_save_as(self) -> None:
        """Ask for another file to save in."""
        if self._bridge.is_open:
            folder, name = Path(self._folder()), self._bridge.shown.name
            try:
                proposed = run_with_timeout(folder, partial(free_path, folder, name)).name
            except Refused as problem:
                self.message.emit(problem.sentence)
                return
            self._choose(tr("Save campaign as"), CAMPAIGNS, self._on_new_place, proposed)

    def ask_import_roster(self) -> None:
        """Ask for a spreadsheet to import characters from."""
        if self._bridge.is_open:
            self._choose(tr("Import characters"), SPREADSHEETS, self._on_roster_chosen)

    def open_dropped(self, urls: list[QUrl]) -> None:
        """Open the campaign, or import the spreadsheet, that was dropped on the window; say why where it can't be."""
        path = Path(urls[0].toLocalFile() or urls[0].path())
        if len(urls) > 1:
            self.message.emit(tr("Drop one file at a time."))
        elif urls[0].isLocalFile() and path.suffix.lower() == ".json":
            self.open(path)
        elif not urls[0].isLocalFile() or path.suffix.lower() not in SPREADSHEET_SUFFIXES:
            said = tr("gmtracker can't open “{file}”. Drop a campaign or a spreadsheet (CSV, Excel, or ODS).")
            self.message.emit(said.format(file=shown_file_name(path)))
        elif self._bridge.is_open:
            self._on_roster_chosen(str(path))
        else:
            self.message.emit(tr("Open a campaign first, then drop the spreadsheet on its window."))

    def check_game(self) -> None:
        """Check the game file of the open campaign, and offer to reload it."""
        from gmtracker.ui.campaign.game_file import GameFileWindow

        if not (self._bridge.is_open and self._bridge.shown.game.source):
            return
        window = self._window.findChild(GameFileWindow)
        if window is None:
            window = GameFileWindow(self._bridge, self._window)
            window.reload_requested.connect(self._reopen)
            window.failed.connect(self.message)
        window.show()
        window.activateWindow()
        window.check()

    def _reopen(self) -> None:
        """Open the current campaign again, because its game has changed."""
        if self._document.path is not None:
            self.open(self._document.path)
        else:
            self.open_sample_of(self._bridge.shown.ruleset)

    def show_summary(self) -> None:
        """Show the summary of the last session."""
        self.show_summary_of(max(self._document.sessions(), default=0))

    def show_older_summary(self, action: QAction) -> None:
        """Show the summary of a menu entry's session."""
        self.show_summary_of(int(action.data()))

    def show_summary_of(self, number: int) -> None:
        """Show the summary of the session with that number."""
        from gmtracker.summary import summarize
        from gmtracker.ui.printing.preview import show_summary

        sessions = self._document.sessions()
        if number not in sessions:
            self.message.emit(tr("There is no session to summarize yet."))
            return
        try:
            chapter = sessions[number]()
        except Refused as problem:
            self.message.emit(problem.sentence)
            return
        show_summary(summarize(chapter.opening, chapter.entries, zone=None), self._window)

    def list_sessions(self) -> None:
        """Fill the menu of sessions, newest first."""
        menu = self._window.menus.sessions
        menu.clear()
        for number in sorted(self._document.sessions(), reverse=True):
            menu.addAction(tr("Session {number}", number=number)).setData(number)

    def help(self) -> None:
        """Open the help, or bring it to the front."""
        from gmtracker.ui.help import HelpWindow, pages

        window = self._window.findChild(HelpWindow)
        if window is None:
            game = self._bridge.shown.game if self._bridge.is_open else None
            window = HelpWindow(pages(self._games(), self._window.actions_of_play, game), self._window)
        window.show()
        window.activateWindow()

    def about(self) -> None:
        """Open the window about the program and its license."""
        from gmtracker.ui.help import AboutWindow

        AboutWindow(tuple(name for _, name in self._games()), self._window).show()

    def settle_sheets(self) -> None:
        """Save unsaved character sheets as far as possible, and drop the rest, typed dice and texts included."""
        self._play_actions.settle_sheets()
        self._asked_about = self._typed()

    def close_or_stay(self, event: QCloseEvent) -> None:
        """Keep the window open if steps or unsaved sheets would be lost."""
        if not self._can_leave():
            event.ignore()

    def close(self) -> None:
        """Save everything and remember the layout. If something could not be saved, a separate window says so."""
        is_worth_it = self._bridge.is_open and not self.is_demo
        self._last_words = UnsavedNotice(said) if (said := self._document.close()) else None
        geometry, layout = self._window.saved_state()
        if is_worth_it:
            self._save_settings(replace(self._preferences.settings, window_geometry=geometry, layout=layout))
        if self._last_words is not None:
            place_over(self._last_words, self._window)
            self._last_words.show()

    def _on_all_closed(self) -> None:
        """Close the notice about unsaved campaigns, because it no longer applies."""
        if self._last_words is not None:
            self._last_words.close()

    @property
    def is_demo(self) -> bool:
        """Whether the open campaign is the demo's, of which nothing is remembered."""
        return self._document.path is not None and self._document.path == self._samples.demo

    def _games(self) -> tuple[tuple[str, str], ...]:
        """Return the ids and names of the playable games."""
        return tuple((game.ruleset, game.name) for game in self._available_games().games)

    def _offered(self) -> tuple[GameSpec, ...]:
        """Return the games for a new campaign, and show a notice about unplayable ones."""
        offered = self._available_games()
        self._say_unplayable(self._window.notices, offered.refusals)
        return offered.games

    def _available_games(self) -> AvailableGames:
        """Return the playable games, the first game first, and the refusals of the others."""
        from gmtracker.storage.game_files import all_available_games

        offered = all_available_games()
        games = sorted(offered.games, key=lambda game: game.ruleset != self._samples.first_game)
        return replace(offered, games=tuple(games))

    def _say_unplayable(self, notices: Notices, refusals: tuple[str, ...], most: int = MAX_NOTICE_LINES) -> None:
        """Show a notice about unplayable games, with at most ``most`` lines and a button for the rest."""
        self._unplayable = refusals
        lines = [line for refusal in refusals for line in refusal.splitlines()]
        if not lines:
            notices.remove_notice(UNPLAYABLE)
            return
        choices = [("fine", tr("OK"))]
        if len(lines) > most:
            choices.insert(0, ("all", tr("Show all errors")))
            lines[most - 1 :] = [tr("{count} more lines.", count=len(lines) - most + 1)]
        notices.show_notice(UNPLAYABLE, "\n".join(lines), tuple(choices))

    def _on_notice(self, topic: str, key: str) -> None:
        if topic not in (UNPLAYABLE, TYPED):
            return
        self._window.notices.remove_notice(topic)
        if key == "all":
            from gmtracker.ui.campaign.game_file import UnplayableWindow

            UnplayableWindow(self._unplayable, self._window).show()

    def _can_leave(self) -> bool:
        """Whether the open campaign can be left without loss. Asks about unsaved sheets and unused input."""
        return not self._asks_about_sheets() and not self._asks_about_typed() and self._document.keep()

    def _asks_about_typed(self) -> bool:
        """Whether something is typed that is not used yet. Asks once: leaving again drops the same."""
        typed, asked = self._typed(), self._asked_about
        self._asked_about = typed
        if not typed or typed == asked:
            return False
        if self._window.check.bar.dice.faces():
            self._window.show_check()
        said = tr("You typed something that is not saved yet. Finish it, or do this again to discard it.")
        self.message.emit(said)
        self._window.notices.show_notice(TYPED, said, (("fine", tr("OK")),))
        return True

    def _on_typed_used(self) -> None:
        self._window.notices.remove_notice(TYPED)

    def _typed(self) -> list[Mapping[str, int] | str]:
        """Return the typed dice and texts that are not used yet: in the check, every open panel and the command bar.

        A text counts if the GM changed it. A panel may open with a text.
        """
        if not self._bridge.is_open:
            return []
        window, check = self._window, self._window.check
        fields = [one for one in window.findChildren(DiceFields) if one.isVisible() and one is not check.bar.dice]
        lines = [one.text() for one in window.findChildren(LineField) if one.isModified() and self._is_text(one)]
        texts = [one for one in window.findChildren(TextField) if one.document().isModified() and self._is_text(one)]
        words = [*lines, *(one.toPlainText() for one in texts)]
        faces = [*check.unrolled_faces(), *(one.faces() for one in fields)]
        return [*filter(None, faces), *(text for text in words if text.strip())]

    def _is_text(self, field: QWidget) -> bool:
        """Whether a visible field of the main window itself is for text. Other windows ask about theirs."""
        return field.isVisible() and field.window() is self._window and not isinstance(field, DieField)

    def _asks_about_sheets(self) -> bool:
        asks = self._play_actions.ask_about_sheets()
        if asks:
            self.message.emit(tr("A window has unsaved changes. Save or discard them first."))
        return asks

    def _choose(self, title: str, kinds: str, on_chosen: Callable[[str], None], proposed: str = "") -> None:
        """Open a file dialog: for an existing file, or for saving if a name is proposed.

        The dialog itself accesses the disk on the window's thread. All else that may not respond is asked on threads.
        """
        dialog = QFileDialog(self._window, title, self._folder(), kinds)
        if proposed:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            dialog.setDefaultSuffix(SUFFIX)
            dialog.selectFile(proposed)
        else:
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(on_chosen)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _on_new_place(self, chosen: str) -> None:
        if self._can_be_reached(Path(chosen)):
            self._document.save_as(Path(chosen))

    def _on_roster_chosen(self, chosen: str) -> None:
        if self._can_be_reached(Path(chosen)):
            self._play_actions.import_roster(Path(chosen))

    def _can_be_reached(self, path: Path) -> bool:
        """Whether the file's disk responds, whether or not the file exists; otherwise emits a message."""
        try:
            is_existing_file(path)
        except Refused as problem:
            self.message.emit(problem.sentence)
            return False
        return True

    def _folder(self) -> str:
        """Return the folder to start a file dialog in: the campaign's, if its disk responds."""
        path = self._document.path
        with suppress(Refused):
            if path is not None:
                is_existing_file(path)
                return str(path.parent)
        return campaign_folder()

    def _save_settings(self, settings: Settings) -> None:
        if settings == self._preferences.settings:
            return
        self._preferences.save(settings)
        self._list_recent()
        if not self._bridge.is_open:
            self._show_recent()

    def _keep_order(self) -> None:
        """Save how the roster is sorted, because no window closes before a crash."""
        if self._bridge.is_open and not self.is_demo:
            settings = self._preferences.settings
            by_turn = self._window.frame.saved_layout().by_turn
            self._save_settings(replace(settings, layout=replace(settings.layout, by_turn=by_turn)))

    def _on_file(self, _path: Path) -> None:
        path = self._document.path
        if path is not None and not self.is_demo:
            self._save_settings(with_recent_file(self._preferences.settings, path))

    def _on_kept_elsewhere(self, path: Path) -> None:
        self._save_settings(with_recent_file(self._preferences.settings, path))
        self._on_file(path)

    def _show_recent(self) -> None:
        """Emit the recent campaigns for the start page; all files are read for it at the same time."""
        recent = [Path(name) for name in self._preferences.settings.recent]
        start_checking(recent)
        glances = [DiskCall(partial(_glance, path)) for path in recent]
        self.recent_changed.emit(tuple(map(_recent, recent, glances)))

    def _list_recent(self) -> None:
        """Fill the menu of recent campaigns, and pass them to the command bar."""
        recent = tuple(Path(name) for name in self._preferences.settings.recent)
        self._window.actions_of_play.recent = recent
        menu = self._window.menus.recent
        menu.clear()
        for path in recent:
            menu.addAction(escape_mnemonics(campaign_name_from_path(path))).setData(str(path))
        menu.setEnabled(bool(recent))


def _glance(path: Path) -> tuple[CampaignPreview, datetime]:
    """Return the first facts of a campaign's file, and when it was written. Raises OSError or StorageError."""
    return read_preview(path), modification_time(path).astimezone()


def _recent(path: Path, glance: DiskCall[tuple[CampaignPreview, datetime]]) -> RecentCampaign:
    """Return a recent campaign's description, as far as its file can be read."""
    name = campaign_name_from_path(path)
    try:
        if not is_existing_file(path):
            return RecentCampaign(str(path), name, tr("File not found."), is_there=False)
        seen, written = glance.result()
    except (Refused, OSError):
        return RecentCampaign(str(path), name, strip_controls(str(path.parent)))
    about = " · ".join((seen.game, _session_count_text(seen.sessions), _day_text(written)))
    return RecentCampaign(str(path), seen.name or name, about, game=seen.ruleset)


def _session_count_text(sessions: int) -> str:
    if sessions < 2:
        return tr("1 session") if sessions else tr("no sessions yet")
    return tr("{count} sessions", count=sessions)


def _day_text(written: datetime) -> str:
    """Return "today", "yesterday", or the date."""
    day = written.date()
    ago = (read_clock(now).astimezone().date() - day).days
    if ago in (0, 1):
        return tr("yesterday") if ago else tr("today")
    return locale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)


def campaign_folder() -> str:
    """Return the folder for new campaigns, or the documents folder if it cannot be created."""
    try:
        return str(default_campaign_folder())
    except Refused:
        return str(documents_folder())

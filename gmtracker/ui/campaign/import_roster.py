"""The window of an imported roster: the characters found, and the lines that were not understood.

It also asks what the file does not tell, and reads the file again after each answer. Characters with the name of a
hero in the campaign can fill in that hero's sheet instead of being added.
"""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from gmtracker.engine.batches import combine_commands
from gmtracker.engine.campaign import Character
from gmtracker.engine.commands import AddCharacters, AnyCommand, Command
from gmtracker.engine.errors import Refused, quote
from gmtracker.engine.game_spec import GameSpec
from gmtracker.engine.name_matching import fold_text
from gmtracker.engine.parse_characters import with_unique_names
from gmtracker.engine.sheet_filling import Filling, make_filling
from gmtracker.i18n import join_parts, tr
from gmtracker.storage.paths import shown_file_name
from gmtracker.storage.roster_columns import (
    Field,
    ListColumn,
    Meaning,
    OtherGameColumn,
    PlayOnlyColumn,
    TrackColumn,
    TraitColumn,
    UnknownColumn,
    column_choices,
)
from gmtracker.storage.roster_csv import NO_CHOICES, ImportChoices, RosterImport, RosterReader, UnclearColumn
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.campaign.import_questions import FileQuestions
from gmtracker.ui.modelview.cells import tier_text
from gmtracker.ui.process_signals import emit_from_thread
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import scaled
from gmtracker.ui.widgets.buttons import Button, CheckBox, primary_button
from gmtracker.ui.widgets.inputs import ChoiceField, is_enter
from gmtracker.ui.widgets.labels import MessageLabel, text_label
from gmtracker.ui.widgets.windows import QuietWindow

SIZE = QSize(640, 560)
LINE = 36
MOST_LINES, MOST_LINES_WITH_COLUMNS = 6, 3
MOST_COLUMNS = 20
"""The maximum number of columns that can be given a meaning. The others are only counted."""

PATIENCE_MS = 300
"""The time before progress is shown. Most rosters are read by then."""

NOBODY_READ = tr("No characters found in this file. It needs a header row with a column named “Name”.")
NOTHING_READ = tr("No characters found in this file.")


class ImportRosterWindow(QuietWindow):
    """Reads a roster on a thread, and shows it. ``add_requested`` carries the command for the checked characters.

    The window shows itself with the roster, or earlier with a progress bar. Closing it stops the reading. ``failed``
    carries a sentence about a file that could not be read. The window stays above the main window.
    """

    add_requested = Signal(object)
    failed = Signal(str)
    _got_on = Signal(int)
    _ended = Signal()

    def __init__(self, bridge: Bridge, file: Path, parent: QWidget | None = None) -> None:
        super().__init__(tr("Import from {file}", file=shown_file_name(file)), SIZE, parent)
        self.setWindowFlag(Qt.WindowType.Dialog)
        self._bridge = bridge
        self._file = file
        self._answers = NO_CHOICES
        self._reader: RosterReader | None = None
        self._reading = ReadingPage()
        self._page: RosterPage | None = None
        self._patience = QTimer(self, interval=PATIENCE_MS, singleShot=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(24, 20, 24, 20)
        self._column.addWidget(self._reading)
        self.setFocusProxy(self._reading)
        self._reading.stopped.connect(self.close)
        self._patience.timeout.connect(self._show_progress)
        self._got_on.connect(self._reading.show_percent, Qt.ConnectionType.QueuedConnection)
        self._ended.connect(self._on_ended, Qt.ConnectionType.QueuedConnection)
        bridge.opened.connect(self.close)

    def read(self) -> None:
        """Start reading the file."""
        got_on, ended = partial(emit_from_thread, self._got_on), partial(emit_from_thread, self._ended)
        self._reader = RosterReader(self._file, self._bridge.shown.game, got_on, ended, self._answers)
        self.destroyed.connect(self._reader.stop)
        self._patience.start()

    def stop(self) -> None:
        """Close, if the file is still being read."""
        if self._reader is not None:
            self.close()

    def show_roster(self, roster: RosterImport) -> None:
        """Show the roster and the window. Characters that were unchecked before stay unchecked."""
        page = RosterPage(self._bridge, roster, self._answers, self._page)
        page.add_requested.connect(self._on_add)
        page.left.connect(self.close)
        page.answered.connect(self._on_answered)
        self._reading.hide()
        self._column.addWidget(page)
        self.setFocusProxy(page)
        self.show()
        page.setFocus()
        if self._page is not None:
            page.focus_on(self._page.last_answered)
            self._page.hide()
            self._page.deleteLater()
        self._page = page

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop reading."""
        self._patience.stop()
        if self._reader is not None:
            self._reader.stop()
            self._reader = None
        super().closeEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Accept on Enter, wherever the focus is."""
        if is_enter(event) and self._page is not None:
            self._page.accept()
        else:
            super().keyPressEvent(event)

    def _show_progress(self) -> None:
        if self._page is not None:
            self._page.hide()
        self._reading.show()
        self.show()

    def _on_answered(self, answers: ImportChoices) -> None:
        self._answers = answers
        if self._page is not None:
            self._page.setEnabled(False)
        self._reading.show_percent(0)
        self.read()

    def _on_ended(self) -> None:
        reader, self._reader = self._reader, None
        self._patience.stop()
        if reader is None:
            return
        try:
            roster = reader.result()
        except Refused as problem:
            self.failed.emit(problem.sentence)
            self.close()
            return
        if roster is not None:
            self.show_roster(roster)

    def _on_add(self, command: AnyCommand) -> None:
        self.add_requested.emit(command)
        self.close()


class ReadingPage(QWidget):
    """The progress of reading. ``stopped``: its button was clicked."""

    stopped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bar = QProgressBar()
        self._bar.setRange(0, 100)
        self._bar.setValue(0)
        self._bar.setAccessibleName(tr("Progress"))
        self._stop = Button(tr("Stop"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(text_label(tr("Reading file…"), "label"))
        column.addWidget(self._bar)
        column.addStretch(1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self._stop)
        column.addLayout(foot)
        self.setFocusProxy(self._stop)
        self._stop.clicked.connect(self.stopped)

    def show_percent(self, percent: int) -> None:
        """Show the progress, from 0 to 100."""
        self._bar.setValue(percent)


class RosterPage(QWidget):
    """Shows a roster. ``add_requested`` carries the command for the checked characters. ``left``: "Cancel".

    ``answered`` carries the ``answers`` given so far with a new one. Characters that are unchecked on the page
    ``before`` are unchecked on this one.
    """

    add_requested = Signal(object)
    left = Signal()
    answered = Signal(ImportChoices)

    def __init__(
        self,
        bridge: Bridge,
        roster: RosterImport,
        answers: ImportChoices = NO_CHOICES,
        before: "RosterPage | None" = None,
    ) -> None:
        super().__init__()
        self._bridge = bridge
        self._answers = answers
        self._characters = roster.characters
        self._fields = roster.fields
        self.last_answered = ""
        """The question answered last: "encoding", "headings", or a column's heading."""
        self._questions = FileQuestions(roster, answers)
        self._fills = CheckBox(tr("Fill in the sheets of heroes with the same name"))
        self._fills.setChecked(before is None or before.fills)
        heroes = self._heroes()
        self._fills.setVisible(any(_is_hero_of(heroes, one) for one in self._characters))
        self._filled: tuple[Filling | None, ...] = (None,) * len(self._characters)
        self._columns = ColumnChoices(roster.unclear_columns, bridge.shown.game)
        self._most_lines = MOST_LINES_WITH_COLUMNS if roster.unclear_columns else MOST_LINES
        self._list = _list_of(len(roster.characters), self._most_lines)
        self._list.setAccessibleName(tr("Characters to import"))
        self._says = MessageLabel()
        self._add = primary_button()
        self._leave = Button(tr("Cancel"))
        self._lay_out(roster.complaints)
        self._fill(before.ticks() if before is not None else ())
        self._list.itemChanged.connect(self._on_changed)
        self._add.clicked.connect(self._on_add)
        self._leave.clicked.connect(self.left)
        self._fills.toggled.connect(self._on_changed)
        self._questions.answered.connect(self._on_answered)
        self._columns.chosen.connect(self._on_meaning_chosen)
        bridge.change_applied.connect(self._on_changed)
        bridge.history_viewed.connect(self._on_changed)
        self._on_changed()

    @property
    def fills(self) -> bool:
        """Whether heroes with the same name are filled in instead of added again."""
        return self._fills.isChecked()

    def command(self) -> AddCharacters:
        """Return the command that adds the checked characters, except those that fill in a hero's sheet."""
        rows = zip(self._named(), self.ticks(), self._filled, strict=True)
        added = (one for one, tick, filling in rows if tick == Qt.CheckState.Checked and filling is None)
        return AddCharacters(characters=tuple(added))

    def fillings(self) -> tuple[Filling, ...]:
        """Return what the checked characters fill in, for each hero."""
        return tuple(filling for filling in self._filled if filling is not None)

    def asked(self) -> AnyCommand | None:
        """Return the command for the whole import, or None if nothing is checked."""
        added, campaign = self.command(), self._bridge.shown
        commands: list[Command] = [step for one in self.fillings() for step in one.commands(campaign)]
        commands += [added] if added.characters else []
        return combine_commands(commands) if commands else None

    def accept(self) -> None:
        """Click the button that adds, if it is enabled."""
        self._add.click()

    def ticks(self) -> tuple[Qt.CheckState, ...]:
        """Return the check state of each character."""
        return tuple(self._list.item(row).checkState() for row in range(self._list.count()))

    def focus_on(self, question: str) -> None:
        """Focus the field of a question: "encoding", "headings", or a column's heading."""
        self._questions.focus_on(question)
        self._columns.focus_on(question)

    def _lay_out(self, complaints: tuple[str, ...]) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._questions)
        if not self._questions.is_undecided:
            nobody = NOTHING_READ if complaints else NOBODY_READ  # The complaints below say why.
            said = tr("These characters will be added") if self._characters else nobody
            column.addWidget(text_label(said, "label"))
        column.addWidget(self._list)
        column.addWidget(self._fills)
        self._list.setVisible(bool(self._characters))
        if not self._columns.is_empty():
            column.addSpacing(8)
            column.addWidget(text_label(tr("Match these columns"), "label"))
            column.addWidget(self._columns)
        if complaints:
            column.addSpacing(8)
            column.addWidget(text_label(_complaints_heading(len(complaints)), "label"))
            column.addWidget(_complaint_list(complaints, self._most_lines))
        column.addWidget(self._says)
        column.addStretch(1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self._leave)
        foot.addWidget(self._add)
        column.addLayout(foot)
        is_asked = self._questions.is_undecided
        self.setFocusProxy(self._add if self._characters else self._questions if is_asked else self._leave)

    def _fill(self, ticks: tuple[Qt.CheckState, ...]) -> None:
        if len(ticks) != len(self._characters):
            ticks = (Qt.CheckState.Checked,) * len(self._characters)
        for character, tick in zip(self._characters, ticks, strict=True):
            item = QListWidgetItem(in_words(character, self._bridge.shown.game))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(tick)
            item.setSizeHint(QSize(0, max(LINE, scaled(LINE))))
            self._list.addItem(item)
        self._list.setCurrentRow(0)

    def _named(self) -> tuple[Character, ...]:
        """Return all characters; those to be added have unique names, numbered where needed."""
        joins = [
            tick == Qt.CheckState.Checked and filling is None
            for tick, filling in zip(self.ticks(), self._filled, strict=True)
        ]
        joining = (one for one, does in zip(self._characters, joins, strict=True) if does)
        named = iter(with_unique_names(self._bridge.shown, joining))
        return tuple(next(named) if does else one for one, does in zip(self._characters, joins, strict=True))

    def _heroes(self) -> dict[str, Character]:
        """Return the campaign's heroes by folded name. Of several with one name, the first counts."""
        return {fold_text(hero.name): hero for hero in reversed(self._bridge.shown.heroes())}

    def _match(self) -> None:
        """Find the hero that each checked character fills in. No hero is filled in twice."""
        heroes = self._heroes() if self.fills else {}
        filled = list[Filling | None]()
        for one, tick in zip(self._characters, self.ticks(), strict=True):
            is_known = tick == Qt.CheckState.Checked and _is_hero_of(heroes, one)
            filled.append(make_filling(heroes.pop(fold_text(one.name)), one, self._fields) if is_known else None)
        self._filled = tuple(filled)

    def _write_names(self) -> None:
        with QSignalBlocker(self._list):
            for row, (character, filling) in enumerate(zip(self._named(), self._filled, strict=True)):
                item, words = self._list.item(row), in_words(character, self._bridge.shown.game)
                if filling is not None:
                    words = join_parts((words, tr("fills in this hero's sheet")))
                if item.text() != words:
                    item.setText(words)

    def _on_changed(self) -> None:
        self._match()
        self._write_names()
        asked, filled = self.asked(), len(self.fillings())
        count = len(self.command().characters) + filled
        if filled:
            self._add.set_text(tr("Import 1 character") if count == 1 else tr("Import {count} characters", count=count))
        else:
            self._add.set_text(tr("Add 1 character") if count == 1 else tr("Add {count} characters", count=count))
        preview = self._bridge.rules.preview(asked) if asked is not None else None
        if preview is not None and preview.refused:
            self._says.show_refusal(preview.message)
        else:
            self._says.show_message("")
        self._add.setEnabled(preview is not None and not preview.refused)
        self._add.setVisible(bool(self._characters))

    def _on_add(self) -> None:
        asked = self.asked()
        self._bridge.change_applied.disconnect(
            self._on_changed
        )  # The window closes now, so another preview would be a waste.
        self._add.setEnabled(False)
        self.add_requested.emit(asked)

    def _on_answered(self, answers: ImportChoices) -> None:
        self.last_answered = "encoding" if answers.encoding != self._answers.encoding else "headings"
        self.answered.emit(answers)

    def _on_meaning_chosen(self, heading: str, meaning: Meaning) -> None:
        self.last_answered = heading
        self.answered.emit(replace(self._answers, meanings={**self._answers.meanings, heading: meaning}))


class ColumnChoices(QScrollArea):
    """A choice of each column's meaning. ``chosen`` carries a column's heading and its new meaning."""

    chosen = Signal(str, object)

    def __init__(self, columns: tuple[UnclearColumn, ...], game: GameSpec, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._meanings = column_choices(game)
        self._fields: dict[str, ChoiceField] = {}
        answers = tuple((str(at), meaning_in_words(meaning, game)) for at, meaning in enumerate(self._meanings))
        content = QWidget()
        rows = QGridLayout(content)
        rows.setContentsMargins(0, 0, 8, 0)
        rows.setColumnStretch(0, 1)
        rows.setColumnStretch(1, 1)
        for at, column in enumerate(columns[:MOST_COLUMNS]):
            said = tr("{column} (for example {value})", column=quote(column.heading), value=quote(column.example))
            field = ChoiceField(answers)
            field.setAccessibleName(said)
            field.choose(str(self._meanings.index(column.meaning) if column.meaning in self._meanings else 0))
            field.key_changed.connect(partial(self._on_chosen, column.heading))
            self._fields[column.heading] = field
            rows.addWidget(text_label(said), at, 0)
            rows.addWidget(field, at, 1)
        if (more := len(columns) - MOST_COLUMNS) > 0:
            one = tr("1 more column was not recognized.")
            rest = one if more == 1 else tr("{n} more columns were not recognized.", n=more)
            rows.addWidget(text_label(rest, "muted"), MOST_COLUMNS, 0, 1, 2)
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        lines = min(len(columns), MOST_LINES_WITH_COLUMNS)
        self.setFixedHeight(lines * max(content.sizeHint().height() // max(len(columns), 1), scaled(LINE)) + 8)

    def is_empty(self) -> bool:
        """Whether every column was understood."""
        return not self._fields

    def focus_on(self, heading: str) -> None:
        """Focus a column's choice, and scroll to it."""
        if heading in self._fields:
            self._fields[heading].setFocus()
            self.ensureWidgetVisible(self._fields[heading])

    def _on_chosen(self, heading: str) -> None:
        self.chosen.emit(heading, self._meanings[self._fields[heading].currentIndex()])


def meaning_in_words(meaning: Meaning, game: GameSpec) -> str:
    """Return a meaning's name: "Skills: Stealth", "Skills, using the column name", "Player", "Skip this column"."""
    match meaning:
        case Field(key):
            words = {
                "name": tr("Name"),
                "first": tr("First name"),
                "last": tr("Last name"),
                "player": tr("Player"),
                "side": tr("Side", "hero or opposition"),
                "count": tr("Count", "how many of a kind there are"),
                "notes": tr("Notes"),
                "tier": game.tier,
                "level": game.level,
            }
            return words[key]
        case TraitColumn(group, ""):
            return tr("{group}, using the column name", group=group.name)
        case TraitColumn(group, name, is_score=True):
            return tr("{group}: {name} (from the score)", group=group.name, name=name)
        case TraitColumn(group, name):
            return f"{group.name}: {name}"
        case ListColumn(group):
            return tr("{group}, separated by semicolons", group=group.name)
        case TrackColumn(track):
            return track.name
        case PlayOnlyColumn() | OtherGameColumn() | UnknownColumn():
            return tr("Skip this column")


def _is_hero_of(heroes: Mapping[str, Character], character: Character) -> bool:
    return character.side == "heroes" and fold_text(character.name) in heroes


def in_words(character: Character, game: GameSpec) -> str:
    """Return a character's line: "Mira · Ana · Tier 2 · 9 traits"."""
    who = character.player if character.side == "heroes" else tr("opposition")
    count = len(character.traits)
    traits = "" if not count else tr("1 trait") if count == 1 else tr("{count} traits", count=count)
    return " · ".join(part for part in (character.name, who, tier_text(game, character), traits) if part)


def _complaints_heading(count: int) -> str:
    return tr("1 problem") if count == 1 else tr("{count} problems", count=count)


def _complaint_list(complaints: tuple[str, ...], most_lines: int) -> QListWidget:
    listed = _list_of(len(complaints), most_lines)
    listed.setWordWrap(True)
    listed.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
    listed.setAccessibleName(tr("Problems found"))
    listed.addItems(complaints)
    return listed


def _list_of(lines: int, most_lines: int) -> QListWidget:
    listed = QListWidget()
    listed.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    listed.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    listed.setFixedHeight(max(1, min(lines, most_lines)) * max(LINE, scaled(LINE)) + 8)
    return listed

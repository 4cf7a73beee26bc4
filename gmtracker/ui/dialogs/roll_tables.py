"""The editor of a campaign's roll tables: each may be replaced by one of its own, and the game's may come back."""

from msgspec.structs import replace
from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from gmtracker.engine.commands import SetTable
from gmtracker.engine.roll_tables import RollTable, Row, Section
from gmtracker.engine.sheet import RollTableKind
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.dialogs.draft_window import DraftWindow
from gmtracker.ui.dialogs.quiet_window import scrolled
from gmtracker.ui.dialogs.roll_table_section import RollTableSection
from gmtracker.ui.look.measured import fix_width
from gmtracker.ui.look.mnemonics import as_written
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.buttons import Button
from gmtracker.ui.widgets.says_line import words
from gmtracker.words import tr

SIZE = QSize(1120, 696)
SECTIONS = 208
NOT_SAVED = tr("These tables are not saved yet. Save them, discard what you changed, or go on editing.")
CHANGED_MEANWHILE = tr("The table was changed meanwhile; saving puts this one in its place.")
OWN, THE_GAMES = tr("This campaign plays with a table of its own."), tr("This is the table that comes with the game.")


class RollTablesWindow(DraftWindow):
    """Edits the tables, a tab each. ``table_requested`` carries a SetTable that would not be refused.

    Saving asks for every table that was changed, and closes.
    """

    table_requested = Signal(SetTable)

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(tr("Roll tables"), SIZE, NOT_SAVED, tr("Save"), parent)
        self._bridge = bridge
        self._kinds = bridge.shown.sheet.roll_tables
        self._saved = {kind.key: self._table_now(kind) for kind in self._kinds}
        self._drafts = dict(self._saved)
        self._tabs = QTabBar()
        self._sections = QListWidget()
        self._forms = [RollTableSection(kind) for kind in self._kinds]
        self._pages = QStackedWidget()
        self._whose = words("", "muted")
        self._back = Button(tr("Back to the game's table"))
        self._fill()
        self._lay_out()
        self._connect()
        self._on_tab()

    @override
    def has_unsaved_changes(self) -> bool:
        return self._drafts != self._saved

    @override
    def discard(self) -> None:
        self._drafts = dict(self._saved)
        self.close()

    @override
    def save(self) -> bool:
        changed = [kind for kind in self._kinds if self._drafts[kind.key] != self._saved[kind.key]]
        for kind in changed:
            preview = self._bridge.rules.preview(self._command(kind))
            if preview.refused:
                self._show_nameless(kind)
                self._says.refuse(preview.says)
                return False
        for kind in changed:
            self._saved[kind.key] = self._drafts[kind.key]
            self.table_requested.emit(self._command(kind))
        self.close()
        return True

    def _fill(self) -> None:
        for kind, form in zip(self._kinds, self._forms, strict=True):
            self._tabs.addTab(as_written(kind.name))
            form.changed.connect(self._on_edited)
            self._pages.addWidget(form)
        self._tabs.setAccessibleName(tr("Table"))
        self._tabs.setDrawBase(False)
        self._sections.setAccessibleName(tr("Sections"))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 8, 20)
        column.setSpacing(16)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self._tabs)
        head.addWidget(self._whose, 1)
        head.addWidget(self._back)
        head.addSpacing(16)
        middle = QHBoxLayout()
        middle.setSpacing(24)
        fix_width(self._sections, SECTIONS)
        middle.addWidget(self._sections)
        middle.addWidget(scrolled(self._pages), 1)
        column.addLayout(head)
        column.addLayout(middle, 1)
        column.addLayout(self.foot())
        self.setFocusProxy(self._sections)

    def _connect(self) -> None:
        self._tabs.currentChanged.connect(self._on_tab)
        self._sections.currentRowChanged.connect(self._on_section)
        self._back.clicked.connect(self._on_back)
        self._bridge.changed.connect(self._on_table_changed)
        self._bridge.opened.connect(self.discard)

    def _kind(self) -> RollTableKind:
        return self._kinds[self._tabs.currentIndex()]

    def _form(self) -> RollTableSection:
        return self._forms[self._tabs.currentIndex()]

    def _table_now(self, kind: RollTableKind) -> RollTable:
        """The table that is played with, or an empty one where there is none."""
        row = Row(name="", texts=("",) * len(kind.columns))
        blank = RollTable(sections=(Section(name="", rows=(row,) * kind.rows),) * kind.sections)
        return self._bridge.rules.roll_table(kind.key) or blank

    def _command(self, kind: RollTableKind) -> SetTable:
        return SetTable(key=kind.key, table=self._drafts[kind.key])

    def _show(self, section: int) -> None:
        """Show the table of the tab, at one of its sections counted from 0."""
        kind = self._kind()
        draft = self._drafts[kind.key]
        self._pages.setCurrentIndex(self._tabs.currentIndex())
        self._sections.blockSignals(True)
        self._sections.clear()
        self._sections.addItems([_listed(number, part) for number, part in enumerate(draft.sections, 1)])
        self._sections.setCurrentRow(section)
        self._sections.blockSignals(False)
        self._form().show_section(draft.sections[section])
        self._tell_whose()

    def _tell_whose(self) -> None:
        is_own = self._kind().key in self._bridge.shown.tables
        self._whose.setText(OWN if is_own else THE_GAMES)
        self._back.setEnabled(is_own)

    def _show_nameless(self, kind: RollTableKind) -> None:
        """Lead to the first name that is missing in a table."""
        self._tabs.setCurrentIndex(self._kinds.index(kind))
        for at, section in enumerate(self._drafts[kind.key].sections):
            if not all((section.name, *(row.name for row in section.rows))):
                self._show(at)
                self._form().focus_nameless()
                return

    def _on_tab(self) -> None:
        self._show(0)

    def _on_section(self, row: int) -> None:
        self._form().show_section(self._drafts[self._kind().key].sections[row])

    def _on_edited(self) -> None:
        key, at = self._kind().key, self._sections.currentRow()
        section = self._form().section()
        sections = self._drafts[key].sections
        self._drafts[key] = replace(self._drafts[key], sections=(*sections[:at], section, *sections[at + 1 :]))
        self._sections.item(at).setText(_listed(at + 1, section))
        self._discard.hide()
        self._says.tell("")

    def _on_back(self) -> None:
        """The game's table again; what stands in the fields goes with the campaign's own, where that is granted."""
        kind = self._kind()
        self.table_requested.emit(SetTable(key=kind.key, table=None))
        if kind.key not in self._bridge.shown.tables:
            self._drafts[kind.key] = self._saved[kind.key] = self._table_now(kind)
            self._says.tell("")
            self._show(self._sections.currentRow())

    def _on_table_changed(self) -> None:
        """Follow what was saved or undone elsewhere, but keep what is being edited."""
        for kind in self._kinds:
            key, now = kind.key, self._table_now(kind)
            if now == self._saved[key]:
                continue
            if self._drafts[key] == self._saved[key]:
                self._drafts[key] = now
                if kind == self._kind():
                    self._show(self._sections.currentRow())
            elif self._drafts[key] != now:
                self._says.tell(CHANGED_MEANWHILE)
            self._saved[key] = now
        self._tell_whose()


def _listed(number: int, section: Section) -> str:
    return f"{number}  {section.name}"

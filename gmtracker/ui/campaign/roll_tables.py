"""The editor of a campaign's roll tables, which replace those of the game, and can be reset to them.

A table has sections. A section has a name and rows. A row has a name and a text for each column.
"""

from itertools import zip_longest

from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from gmtracker.engine.commands import SetTable
from gmtracker.engine.game_spec import RollTable, RollTableKind, Row, Section
from gmtracker.i18n import labeled, lower_in_english, tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.spacing import escape_mnemonics, fix_font, fix_width
from gmtracker.ui.widgets.buttons import Button
from gmtracker.ui.widgets.inputs import LineField, TextField
from gmtracker.ui.widgets.labels import text_label
from gmtracker.ui.widgets.windows import DraftWindow, wrap_in_scroll_area

NAME = 184
NUMBER = 20
TEXT_LINES = 3


class RollTableSection(QWidget):
    """The fields of a section. ``changed``: the user has edited one."""

    changed = Signal()

    def __init__(self, kind: RollTableKind, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = kind
        self._showing = False
        self._name = LineField()
        self._names = [LineField() for _ in range(kind.rows)]
        self._texts = [[TextField(TEXT_LINES) for _ in kind.columns] for _ in range(kind.rows)]
        self._lay_out()
        self.setFocusProxy(self._name)
        for field in (self._name, *self._names):
            field.textChanged.connect(self._on_edited)
        for text in (text for row in self._texts for text in row):
            text.textChanged.connect(self._on_edited)

    def show_section(self, section: Section) -> None:
        """Show a section. Fields that already show their text keep their cursor and their undo history."""
        self._showing = True
        _show_line(self._name, section.name)
        blank = Row(name="", texts=())
        for at, (name, texts) in enumerate(zip(self._names, self._texts, strict=True)):
            row = section.rows[at] if at < len(section.rows) else blank
            _show_line(name, row.name)
            for column, text in enumerate(texts):
                words = row.texts[column] if column < len(row.texts) else ""
                if _read_text(text) != words:
                    text.setPlainText(words)
        self._showing = False

    def section(self) -> Section:
        """Return the section with the texts of the fields."""
        rows = (
            Row(name=name.text().strip(), texts=tuple(map(_read_text, texts)))
            for name, texts in zip(self._names, self._texts, strict=True)
        )
        return Section(name=self._name.text().strip(), rows=tuple(rows))

    def focus_nameless(self) -> None:
        """Focus the first empty name."""
        for field in (self._name, *self._names):
            if not field.text().strip():
                field.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 16, 0)
        column.setSpacing(16)
        heading = QHBoxLayout()
        heading.setSpacing(8)
        heading.addWidget(_bold_label(self._kind.section))
        heading.addWidget(self._name, 1)
        self._name.setAccessibleName(tr("{section} name", section=lower_in_english(self._kind.section)))
        column.addLayout(heading)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        for at, head in enumerate((self._kind.row, *self._kind.columns), 1):
            grid.addWidget(text_label(head, "label"), 0, at)
        for number, (name, texts) in enumerate(zip(self._names, self._texts, strict=True), 1):
            self._lay_out_row(grid, number, name, texts)
        for at in range(len(self._kind.columns)):
            grid.setColumnStretch(at + 2, 1)
        column.addLayout(grid)
        column.addStretch(1)

    def _lay_out_row(self, grid: QGridLayout, number: int, name: LineField, texts: list[TextField]) -> None:
        label = _bold_label(str(number))
        fix_width(label, NUMBER)
        label.setBuddy(name)
        fix_width(name, NAME)
        name.setAccessibleName(f"{self._kind.row} {number}")
        grid.addWidget(label, number, 0, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(name, number, 1, Qt.AlignmentFlag.AlignVCenter)
        for at, (text, column) in enumerate(zip(texts, self._kind.columns, strict=True), 2):
            text.setAccessibleName(labeled(f"{self._kind.row} {number}", column))
            grid.addWidget(text, number, at)

    def _on_edited(self) -> None:
        if not self._showing:
            self.changed.emit()


def _show_line(line: LineField, words: str) -> None:
    if line.text().strip() != words:
        line.setText(words)
        line.setCursorPosition(0)


def _read_text(text: TextField) -> str:
    return " ".join(text.toPlainText().split())


def _bold_label(text: str) -> QLabel:
    label = text_label(text, wraps=False)
    fix_font(label, bold=True)
    return label


SIZE = QSize(1120, 696)
SECTIONS = 208
NOT_SAVED = tr("You have unsaved changes to the roll tables. Save them, discard them, or keep editing.")
CHANGED_MEANWHILE = tr("This roll table has changed since you opened it. Saving changes only what you edited here.")
OWN, THE_GAMES = (
    tr("This campaign uses its own version of this roll table."),
    tr("This is the game's default roll table."),
)


class RollTablesWindow(DraftWindow):
    """Edits the tables, one in each tab. Saving emits ``table_requested`` for each changed table, and closes."""

    table_requested = Signal(SetTable)

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(tr("Roll tables"), SIZE, NOT_SAVED, tr("Save"), parent)
        self._bridge = bridge
        self._kinds = bridge.shown.game.roll_tables
        self._saved = {kind.key: self._table_now(kind) for kind in self._kinds}
        self._drafts = dict(self._saved)
        self._tabs = QTabBar()
        self._sections = QListWidget()
        self._forms = [RollTableSection(kind) for kind in self._kinds]
        self._pages = QStackedWidget()
        self._whose = text_label("", "muted")
        self._back = Button(tr("Reset to default"))
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
            preview = self._bridge.rules.preview(self._build_command(kind))
            if preview.refused:
                self._show_nameless(kind)
                self._says.show_refusal(preview.message)
                return False
        for kind in changed:
            self._saved[kind.key] = self._drafts[kind.key]
            self.table_requested.emit(self._build_command(kind))
        self.close()
        return True

    def _fill(self) -> None:
        for kind, form in zip(self._kinds, self._forms, strict=True):
            self._tabs.addTab(escape_mnemonics(kind.name))
            form.changed.connect(self._on_edited)
            self._pages.addWidget(form)
        self._tabs.setAccessibleName(tr("Roll table"))
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
        middle.addWidget(wrap_in_scroll_area(self._pages), 1)
        column.addLayout(head)
        column.addLayout(middle, 1)
        column.addLayout(self.build_bottom_row())
        self.setFocusProxy(self._sections)

    def _connect(self) -> None:
        self._tabs.currentChanged.connect(self._on_tab)
        self._sections.currentRowChanged.connect(self._on_section)
        self._back.clicked.connect(self._on_back)
        self._bridge.change_applied.connect(self._on_table_changed)
        self._bridge.opened.connect(self.discard)

    def _current_kind(self) -> RollTableKind:
        return self._kinds[self._tabs.currentIndex()]

    def _current_form(self) -> RollTableSection:
        return self._forms[self._tabs.currentIndex()]

    def _table_now(self, kind: RollTableKind) -> RollTable:
        """Return the table in use, or an empty one if there is none."""
        row = Row(name="", texts=("",) * len(kind.columns))
        blank = RollTable(sections=(Section(name="", rows=(row,) * kind.rows),) * kind.sections)
        return self._bridge.rules.roll_table(kind.key) or blank

    def _build_command(self, kind: RollTableKind) -> SetTable:
        return SetTable(key=kind.key, table=self._drafts[kind.key])

    def _show(self, section: int) -> None:
        """Show the current tab's table at a section, counted from 0."""
        kind = self._current_kind()
        draft = self._drafts[kind.key]
        self._pages.setCurrentIndex(self._tabs.currentIndex())
        self._sections.blockSignals(True)
        self._sections.clear()
        self._sections.addItems([_list_entry_text(number, part) for number, part in enumerate(draft.sections, 1)])
        self._sections.setCurrentRow(section)
        self._sections.blockSignals(False)
        self._current_form().show_section(draft.sections[section])
        self._tell_whose()

    def _tell_whose(self) -> None:
        is_own = self._current_kind().key in self._bridge.shown.tables
        self._whose.setText(OWN if is_own else THE_GAMES)
        self._back.setEnabled(is_own)

    def _show_nameless(self, kind: RollTableKind) -> None:
        """Show the first section of a table with an empty name, and focus that name."""
        self._tabs.setCurrentIndex(self._kinds.index(kind))
        for at, section in enumerate(self._drafts[kind.key].sections):
            if not all((section.name, *(row.name for row in section.rows))):
                self._show(at)
                self._current_form().focus_nameless()
                return

    def _on_tab(self) -> None:
        self._show(0)

    def _on_section(self, row: int) -> None:
        self._current_form().show_section(self._drafts[self._current_kind().key].sections[row])

    def _on_edited(self) -> None:
        key, at = self._current_kind().key, self._sections.currentRow()
        section = self._current_form().section()
        sections = self._drafts[key].sections
        self._drafts[key] = replace(self._drafts[key], sections=(*sections[:at], section, *sections[at + 1 :]))
        self._sections.item(at).setText(_list_entry_text(at + 1, section))
        self.withdraw_refusal()

    def _on_back(self) -> None:
        """Request the game's table, and drop the draft if that was not refused."""
        kind = self._current_kind()
        self.table_requested.emit(SetTable(key=kind.key, table=None))
        if kind.key not in self._bridge.shown.tables:
            self._drafts[kind.key] = self._saved[kind.key] = self._table_now(kind)
            self.set_notice("")
            self._show(self._sections.currentRow())

    def _on_table_changed(self) -> None:
        """Take over changes from elsewhere, such as undo, but keep each edited text."""
        for kind in self._kinds:
            key, now = kind.key, self._table_now(kind)
            if now == self._saved[key]:
                continue
            if self._drafts[key] not in (self._saved[key], now):
                self.set_notice(CHANGED_MEANWHILE)
            self._drafts[key] = _merge_tables(self._saved[key], self._drafts[key], now)
            self._saved[key] = now
            if kind == self._current_kind():
                self._show(self._sections.currentRow())
        self._tell_whose()


def _merge_tables(opened: RollTable, draft: RollTable, now: RollTable) -> RollTable:
    """Return the table ``now`` with the texts of the draft that differ from the table as it was ``opened``."""
    if len(opened.sections) != len(now.sections):
        return draft if draft != opened else now
    sections = zip(opened.sections, draft.sections, now.sections, strict=True)
    return RollTable(sections=tuple(_merge_sections(*three) for three in sections))


def _merge_sections(opened: Section, draft: Section, now: Section) -> Section:
    rows = zip_longest(opened.rows, draft.rows, now.rows, fillvalue=Row(name="", texts=()))
    return Section(
        name=_newer_value(opened.name, draft.name, now.name), rows=tuple(_merge_rows(*three) for three in rows)
    )


def _merge_rows(opened: Row, draft: Row, now: Row) -> Row:
    texts = zip_longest(opened.texts, draft.texts, now.texts, fillvalue="")
    return Row(
        name=_newer_value(opened.name, draft.name, now.name), texts=tuple(_newer_value(*three) for three in texts)
    )


def _newer_value(opened: str, draft: str, now: str) -> str:
    """Return the new value for an unedited field, otherwise the edit."""
    return now if draft == opened else draft


def _list_entry_text(number: int, section: Section) -> str:
    return f"{number}  {section.name}"

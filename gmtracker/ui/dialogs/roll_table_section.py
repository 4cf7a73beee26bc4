"""One section of a roll table in the making: its name, and for each row a name and a text for every column."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from gmtracker.engine.roll_tables import Row, Section
from gmtracker.engine.sheet import RollTableKind
from gmtracker.ui.look.measured import fix_font, fix_width
from gmtracker.ui.widgets.entry_fields import LineField, TextField
from gmtracker.ui.widgets.says_line import words
from gmtracker.words import small, titled, tr

NAME = 184
NUMBER = 20
TEXT_LINES = 3


class RollTableSection(QWidget):
    """The fields of a section. ``changed`` tells that something in them was edited by hand."""

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
        """Show a section; what it lacks stays empty."""
        self._showing = True
        self._name.setText(section.name)
        blank = Row(name="", texts=())
        for at, (name, texts) in enumerate(zip(self._names, self._texts, strict=True)):
            row = section.rows[at] if at < len(section.rows) else blank
            name.setText(row.name)
            name.setCursorPosition(0)
            for column, text in enumerate(texts):
                text.setPlainText(row.texts[column] if column < len(row.texts) else "")
        self._showing = False

    def section(self) -> Section:
        """The section as it stands here."""
        rows = (
            Row(name=name.text().strip(), texts=tuple(" ".join(text.toPlainText().split()) for text in texts))
            for name, texts in zip(self._names, self._texts, strict=True)
        )
        return Section(name=self._name.text().strip(), rows=tuple(rows))

    def focus_nameless(self) -> None:
        """Put the focus on the first name that is missing."""
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
        heading.addWidget(_bold(self._kind.section))
        heading.addWidget(self._name, 1)
        self._name.setAccessibleName(tr("Name of the {section}", section=small(self._kind.section)))
        column.addLayout(heading)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        for at, head in enumerate((self._kind.row, *self._kind.columns), 1):
            grid.addWidget(words(head, "label"), 0, at)
        for number, (name, texts) in enumerate(zip(self._names, self._texts, strict=True), 1):
            self._lay_out_row(grid, number, name, texts)
        for at in range(len(self._kind.columns)):
            grid.setColumnStretch(at + 2, 1)
        column.addLayout(grid)
        column.addStretch(1)

    def _lay_out_row(self, grid: QGridLayout, number: int, name: LineField, texts: list[TextField]) -> None:
        label = _bold(str(number))
        fix_width(label, NUMBER)
        label.setBuddy(name)
        fix_width(name, NAME)
        name.setAccessibleName(f"{self._kind.row} {number}")
        grid.addWidget(label, number, 0, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(name, number, 1, Qt.AlignmentFlag.AlignVCenter)
        for at, (text, column) in enumerate(zip(texts, self._kind.columns, strict=True), 2):
            text.setAccessibleName(titled(f"{self._kind.row} {number}", column))
            grid.addWidget(text, number, at)

    def _on_edited(self) -> None:
        if not self._showing:
            self.changed.emit()


def _bold(text: str) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    fix_font(label, bold=True)
    return label

"""Fields for what an imported file does not tell: its encoding and its header row."""

from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from gmtracker.i18n import join_parts, tr
from gmtracker.storage.roster_csv import HeadingRow, ImportChoices, RosterImport
from gmtracker.ui.widgets.inputs import ChoiceField
from gmtracker.ui.widgets.labels import text_label

ENCODINGS = {
    "cp1252": tr("Western European"),
    "cp1250": tr("Central European"),
    "cp1251": tr("Cyrillic"),
    "cp1253": tr("Greek"),
    "cp1254": tr("Turkish"),
    "cp1257": tr("Baltic"),
    "cp1255": tr("Hebrew"),
    "cp1256": tr("Arabic"),
    "cp932": tr("Japanese"),
    "gb18030": tr("Simplified Chinese"),
    "cp950": tr("Traditional Chinese"),
    "cp949": tr("Korean"),
    "utf-8": tr("Damaged UTF-8"),
}


class FileQuestions(QWidget):
    """Asks for the encoding and the header row, if they are unclear. ``answered`` carries all answers."""

    answered = Signal(ImportChoices)

    def __init__(self, roster: RosterImport, answers: ImportChoices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._answers = answers
        self._fields: dict[str, ChoiceField] = {}
        self.is_undecided = bool(roster.encodings) and not answers.encoding
        self._rows = QGridLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setColumnStretch(1, 1)
        if roster.encodings:
            unanswered = (("", tr("Choose…")),) if self.is_undecided else ()
            previews = ((one.codec, join_parts((one.example, ENCODINGS[one.codec]))) for one in roster.encodings)
            self._ask(tr("Which line is spelled correctly?"), (*unanswered, *previews), "encoding", answers.encoding)
        if roster.heading_rows:
            rows = tuple((str(row.line), _row_text(row)) for row in roster.heading_rows)
            self._ask(tr("Header row"), rows, "headings", str(roster.heading_line))
        if self.is_undecided:
            self.setFocusProxy(self._fields["encoding"])
        self.setVisible(bool(roster.encodings or roster.heading_rows))

    def focus_on(self, question: str) -> None:
        """Focus the field of a question: "encoding" or "headings"."""
        if question in self._fields:
            self._fields[question].setFocus()

    def _ask(self, label: str, choices: tuple[tuple[str, str], ...], question: str, answer: str) -> None:
        field = ChoiceField(choices)
        field.setAccessibleName(label)
        field.choose(answer)
        field.key_changed.connect(partial(self._on_answered, question))
        self._fields[question] = field
        self._rows.addWidget(text_label(label, "label", wraps=False), len(self._fields), 0)
        self._rows.addWidget(field, len(self._fields), 1)

    def _on_answered(self, question: str) -> None:
        key = self._fields[question].key()
        if question == "encoding":
            self.answered.emit(replace(self._answers, encoding=key))
        else:
            self.answered.emit(replace(self._answers, headings=int(key)))


def _row_text(row: HeadingRow) -> str:
    return tr("Row {line}: {cells}", line=row.line, cells=row.text)

"""Collect what was not understood of a spreadsheet, each as a sentence that says where."""

from gmtracker.engine.errors import quoted
from gmtracker.i18n import tr
from gmtracker.storage.spreadsheet import MOST_COMPLAINTS


class Report:
    """Collects what was not understood, to be listed in the order of the lines."""

    def __init__(self) -> None:
        self._found: list[tuple[int, str]] = []
        self._last = self._unsaid = 0

    def add(self, line: int, column: str, sentence: str) -> None:
        """Say something of a line (0: of the file) and of the column with that heading, if one is meant."""
        if len(self._found) >= MOST_COMPLAINTS and line >= self._last:
            self._unsaid += 1
            return
        where = {"line": line, "column": quoted(column)}
        if line and column:
            sentence = tr("Row {line}, column “{column}”: {complaint}", complaint=sentence, **where)
        elif line:
            sentence = tr("Row {line}: {complaint}", complaint=sentence, **where)
        elif column:
            sentence = tr("Column “{column}”: {complaint}", complaint=sentence, **where)
        self._found.append((line, sentence))
        if len(self._found) <= MOST_COMPLAINTS:
            self._last = max(self._last, line)

    def sentences(self) -> tuple[str, ...]:
        """The sentences; of very many the first, and how many more there are."""
        ordered = [sentence for _, sentence in sorted(self._found, key=lambda found: found[0])]
        more = len(ordered) - MOST_COMPLAINTS + self._unsaid
        if more <= 0:
            return tuple(ordered)
        one = tr("1 more problem.")
        said = one if more == 1 else tr("{n} more problems.", n=more)
        return (*ordered[:MOST_COMPLAINTS], said)

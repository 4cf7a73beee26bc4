"""Tool tips show text as it was typed: Qt takes a tip with anything like a tag in it for a page of HTML."""

from PySide6.QtGui import Qt

from gmtracker.engine.plain_text import without_controls

LONGEST_LINE = 90


def tip(text: str) -> str:
    """The text as a tool tip that shows it sign for sign, whatever name of a person or a file is in it.

    Lines of more than 90 signs go on in the next: Qt would make the tip as wide as the longest.
    """
    text = "\n".join(_wrapped(line) for line in without_controls(text, lines=True).split("\n"))
    if not Qt.mightBeRichText(text):
        return text
    from html import escape  # 2 ms that most starts do without

    return f'<span style="white-space:pre-wrap">{escape(text)}</span>'


def _wrapped(line: str) -> str:
    if len(line) <= LONGEST_LINE:
        return line
    from textwrap import fill  # most starts do without this, too

    return fill(line, LONGEST_LINE, replace_whitespace=False)

"""Tool tips show text as it was typed: Qt takes a tip with anything like a tag in it for a page of HTML."""

from PySide6.QtGui import Qt

from gmtracker.engine.plain_text import without_controls


def tip(text: str) -> str:
    """The text as a tool tip that shows it sign for sign, whatever name of a person or a file is in it."""
    text = without_controls(text, lines=True)
    if not Qt.mightBeRichText(text):
        return text
    from html import escape  # 2 ms that most starts do without

    return f'<span style="white-space:pre-wrap">{escape(text)}</span>'

"""Tool tips show text as it was typed: Qt takes a tip with anything like a tag in it for a page of HTML."""

from html import escape

from PySide6.QtGui import Qt


def tip(text: str) -> str:
    """The text as a tool tip that shows it sign for sign, whatever name is in it."""
    if not Qt.mightBeRichText(text):
        return text
    return f'<span style="white-space:pre-wrap">{escape(text)}</span>'

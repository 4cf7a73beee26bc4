"""Repeating back what somebody typed or sent, safely and shortly."""

LONGEST_QUOTE = 60


def quoted(text: str) -> str:
    """The text for use within a sentence: cut at 60 characters, with ``?`` for what cannot be printed."""
    start = text[:LONGEST_QUOTE]
    printable = "".join(sign if sign.isprintable() else "?" for sign in start)
    return printable if len(text) <= LONGEST_QUOTE else printable + "…"

"""Repeating back what somebody typed or sent, safely and shortly."""

LONGEST_QUOTE = 60


def quoted(text: str) -> str:
    """The text for use within a sentence: cut at 60 characters, with ``?`` for what cannot be printed."""
    start = text[:LONGEST_QUOTE]
    printable = "".join(sign if sign.isprintable() else "?" for sign in start)
    return printable if len(text) <= LONGEST_QUOTE else printable + "…"


def decoder_says(error: Exception) -> tuple[str, str]:
    """Where in a value msgspec found something that does not fit (``.against.dc``; empty: the whole), and its words.

    Its messages are "Expected `int`, got `str` - at `$.against.dc`", and the words alone where it is the whole.
    """
    words, found, place = str(error).rpartition(" - at `$")
    return (place.rstrip("`"), quoted(words)) if found else ("", quoted(place))

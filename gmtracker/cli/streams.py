"""Printing a line to a stream that may be missing or may not support every character."""

from typing import TextIO


def say(line: str, stream: TextIO | None) -> None:
    """Print a line. Does nothing if the stream is missing, as in a Windows program without a console.

    Replaces characters that the stream can't encode or that would move the cursor: a minus sign with a hyphen, every
    other one with a question mark.
    """
    if stream is None:
        return
    shown = "".join(sign if sign.isprintable() else "?" for sign in line)
    encoding = stream.encoding or "utf-8"
    try:
        shown.encode(encoding)
    except UnicodeEncodeError:
        shown = shown.replace("−", "-").encode(encoding, "replace").decode(encoding)
    print(shown, file=stream)

"""A line on the standard output or the error stream, whatever these can show, and where there is none."""

from typing import TextIO


def say(line: str, stream: TextIO | None) -> None:
    """Print a line; nothing where the stream is missing, as in a program of Windows that has no console.

    Signs that the stream cannot show, or that would move the cursor, have stand-ins: a hyphen for the minus sign, a
    question mark for all others.
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

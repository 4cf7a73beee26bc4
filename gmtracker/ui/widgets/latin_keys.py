"""Single-letter and digit shortcuts on keyboards of other scripts."""

from PySide6.QtGui import QKeyEvent

from gmtracker.engine.name_matching import with_plain_digits

_ROWS = {
    "йцукенгшщзфывапролдячсмитьіў": "qwertyuiopasdfghjklzxcvbnmso",
    "ςερτυθιοπασδφγηξκλζχψωβνμ": "wertyuiopasdfghjklzxcvbnm",
    "קראטוןםפשדגכעיחלךזסבהנמצ": "ertyuiopasdfghjklzxcvbnm",
    "ضصثقفغعهخحشسيیبلاتنمظطزرذدپئءؤة": "qwertyuiopasddfghjklzxcvbnmzxcm",
}
"""Letters of Cyrillic, Greek, Hebrew and Arabic or Persian keyboards, and the QWERTY letters on the same keys."""

_ZEROS = "٠۰०০๐０"
"""The digit 0 on Arabic, Persian, Hindi, Bengali, Thai and East Asian keyboards; 1 to 9 follow it in Unicode."""

_LATIN = {letter: latin for letters, row in _ROWS.items() for letter, latin in zip(letters, row, strict=True)}


def latin_sign(event: QKeyEvent) -> str:
    """Return the sign of the same key on a Latin keyboard: a capital letter, or a digit 0 to 9.

    Single-letter shortcuts are compared with it, because the event's text is in the keyboard's script.
    """
    text = event.text()
    return typed_digit(event) or _LATIN.get(text.lower(), text).upper()


def typed_digit(event: QKeyEvent) -> str:
    """Return the digit (0 to 9) that a key types in any script, or "" for other keys."""
    text = event.text()
    return with_plain_digits(text) if len(text) == 1 and text.isdecimal() else ""


def digit_in_scripts(digit: int) -> list[str]:
    """Return a digit as keyboards type it: ASCII first, then the other scripts."""
    return [str(digit), *(chr(ord(zero) + digit) for zero in _ZEROS)]

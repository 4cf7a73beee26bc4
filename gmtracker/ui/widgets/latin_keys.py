"""Single-sign keys on keyboards of other scripts: the letter that a Latin keyboard has there, and the digit."""

from PySide6.QtGui import QKeyEvent

from gmtracker.engine.name_matching import with_plain_digits

_ROWS = {
    "йцукенгшщзфывапролдячсмитьіў": "qwertyuiopasdfghjklzxcvbnmso",
    "ςερτυθιοπασδφγηξκλζχψωβνμ": "wertyuiopasdfghjklzxcvbnm",
    "קראטוןםפשדגכעיחלךזסבהנמצ": "ertyuiopasdfghjklzxcvbnm",
    "ضصثقفغعهخحشسيیبلاتنمظطزرذدپئءؤة": "qwertyuiopasddfghjklzxcvbnmzxcm",
}
"""The letters of Cyrillic, Greek, Hebrew, and Arabic or Persian keyboards, with those on the same keys in QWERTY."""

_ZEROS = "٠۰०০๐０"
"""The digit 0 on Arabic, Persian, Hindi, Bengali, Thai and East Asian keyboards; 1 to 9 follow it in Unicode."""

_LATIN = {letter: latin for letters, row in _ROWS.items() for letter, latin in zip(letters, row, strict=True)}


def latin_sign(event: QKeyEvent) -> str:
    """The sign that a key types, as a Latin keyboard has it: a capital letter, or a digit of 0 to 9.

    Shortcuts of one letter are compared with it: the text alone is a letter of the script that is typed in.
    """
    text = event.text()
    return typed_digit(event) or _LATIN.get(text.lower(), text).upper()


def typed_digit(event: QKeyEvent) -> str:
    """The digit of 0 to 9 that a key types in any script; empty for every other key."""
    text = event.text()
    return with_plain_digits(text) if len(text) == 1 and text.isdecimal() else ""


def digit_in_scripts(digit: int) -> list[str]:
    """A digit of 0 to 9 as keyboards type it: first the ASCII one, then those of other scripts."""
    return [str(digit), *(chr(ord(zero) + digit) for zero in _ZEROS)]

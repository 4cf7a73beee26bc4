"""Single-letter keys on keyboards of other scripts: the letter that a Latin keyboard has on the same key."""

import unicodedata

from PySide6.QtGui import QKeyEvent

_ROWS = {
    "йцукенгшщзфывапролдячсмитьіў": "qwertyuiopasdfghjklzxcvbnmso",
    "ςερτυθιοπασδφγηξκλζχψωβνμ": "wertyuiopasdfghjklzxcvbnm",
    "קראטוןםפשדגכעיחלךזסבהנמצ": "ertyuiopasdfghjklzxcvbnm",
    "ضصثقفغعهخحشسيیبلاتنمظطزرذدپئءؤة": "qwertyuiopasddfghjklzxcvbnmzxcm",
}
"""The letters of Cyrillic, Greek, Hebrew, and Arabic or Persian keyboards, with those on the same keys in QWERTY."""

_LATIN = {letter: latin for letters, row in _ROWS.items() for letter, latin in zip(letters, row, strict=True)}


def latin_sign(event: QKeyEvent) -> str:
    """The sign that a key types, as a Latin keyboard has it: a capital letter, or a digit of 0 to 9.

    Shortcuts of one letter are compared with it: the text alone is a letter of the script that is typed in.
    """
    text = event.text()
    if text.isdecimal() and len(text) == 1:
        return str(unicodedata.decimal(text))
    return _LATIN.get(text.lower(), text).upper()

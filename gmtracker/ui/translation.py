"""The languages of the window: Qt translations among the shipped files."""

from functools import cache
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from gmtracker import i18n
from gmtracker.i18n import ENGLISH, choose_language
from gmtracker.resources import resource

CONTEXT = "gmtracker"
"""The one Qt translation context of the program's texts."""


def speak(chosen: str) -> None:
    """Load the translation of a language, by its code or from the system; call it before any text is translated.

    Raises RuntimeError if that is too late.
    """
    language = resolve_language(chosen)
    if language == ENGLISH:
        return
    translator = QTranslator()
    if translator.load(str(resource("translations", f"gmtracker_{language}.qm"))):
        _Spoken.translators.append(translator)
        _Spoken.language = language
        i18n.set_language(_by(translator), QLocale(language).decimalPoint())


def resolve_language(chosen: str) -> str:
    """Return the language code that a setting means: itself, or the system's preferred language."""
    return choose_language(chosen, QLocale.system().uiLanguages())


def current_language() -> str:
    """Return the code of the current language."""
    return _Spoken.language


def locale() -> QLocale:
    """Return the locale for dates and times: the system's if it matches the current language, else the language's own.

    English always uses the system's locale, because users without a translation see English too, and few of them
    write 20:24 as 8:24 PM. A system with non-ASCII digits uses British formats.
    """
    own = QLocale()
    if own.zeroDigit() != "0" and current_language() == ENGLISH:
        return QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)
    return own if current_language() in (ENGLISH, own.name().partition("_")[0]) else QLocale(current_language())


def translated_path(folder: str, *parts: str) -> Path:
    """Return the path of a shipped text in the current language, or the English one.

    ``guide/de/first-evening.md`` comes before ``guide/first-evening.md``. The path may not exist.
    """
    translated = resource(folder, current_language(), *parts)
    return translated if translated.is_file() else resource(folder, *parts)


def translate_qt(app: QCoreApplication) -> None:
    """Translate Qt's own dialogs and menus."""
    if _Spoken.language == ENGLISH:
        return
    translator = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if translator.load(f"qtbase_{_Spoken.language}", folder):
        _Spoken.translators.append(translator)
        app.installTranslator(translator)


class _Spoken:
    """The current language and its translators, which Qt does not keep alive."""

    language = ENGLISH
    translators: ClassVar[list[QTranslator]] = []


def _by(translator: QTranslator) -> i18n.Translate:
    """Return a cached translation function, which falls back to the text itself."""

    @cache
    def translated(text: str, sense: str) -> str:
        return translator.translate(CONTEXT, text, sense or None) or text

    return translated

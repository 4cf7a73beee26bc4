"""The languages of the window: Qt's translations of all that is said, found among the shipped files."""

from functools import cache
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from gmtracker import i18n
from gmtracker.i18n import ENGLISH, language_of
from gmtracker.resources import resource

CONTEXT = "gmtracker"
"""Under which Qt keeps the program's texts, all in one."""


def speak(chosen: str) -> None:
    """Say everything in a language, by its code or as the system has it; to be called before the first word is said.

    Raises RuntimeError where that is too late.
    """
    language = language_meant(chosen)
    if language == ENGLISH:
        return
    translator = QTranslator()
    if translator.load(str(resource("translations", f"gmtracker_{language}.qm"))):
        _Spoken.translators.append(translator)
        _Spoken.language = language
        i18n.set_language(_by(translator), QLocale(language).decimalPoint())


def language_meant(chosen: str) -> str:
    """The code of the language that a choice stands for: itself, or what the system's user prefers."""
    return language_of(chosen, QLocale.system().uiLanguages())


def spoken() -> str:
    """The code of the language that is spoken."""
    return _Spoken.language


def locale() -> QLocale:
    """How dates and times are written: as the system has it where it speaks the language, else as that does.

    In English it is always the system's: that is also the language of whoever has none of the others, and 20:24 is
    8:24 PM for few of them. A system of other digits than ours writes as the British do.
    """
    own = QLocale()
    if own.zeroDigit() != "0" and spoken() == ENGLISH:
        return QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)
    return own if spoken() in (ENGLISH, own.name().partition("_")[0]) else QLocale(spoken())


def in_language(folder: str, *parts: str) -> Path:
    """A shipped text of a folder in the language that is spoken, or in English where there is no other.

    ``guide/de/first-evening.md`` is taken before ``guide/first-evening.md``. The path is not checked to exist.
    """
    translated = resource(folder, spoken(), *parts)
    return translated if translated.is_file() else resource(folder, *parts)


def teach(app: QCoreApplication) -> None:
    """Have Qt's own windows and menus speak the same language."""
    if _Spoken.language == ENGLISH:
        return
    translator = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if translator.load(f"qtbase_{_Spoken.language}", folder):
        _Spoken.translators.append(translator)
        app.installTranslator(translator)


class _Spoken:
    """The language of this process, and what translates into it: Qt does not keep its translators alive."""

    language = ENGLISH
    translators: ClassVar[list[QTranslator]] = []


def _by(translator: QTranslator) -> i18n.Translate:
    """What a translator has for a text, or the text itself; the same ones are asked for over and over."""

    @cache
    def translated(text: str, sense: str) -> str:
        return translator.translate(CONTEXT, text, sense or None) or text

    return translated

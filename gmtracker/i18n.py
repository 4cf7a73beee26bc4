"""Translate every text that is shown into the GM's language, by :func:`tr`.

The packages below the window know no Qt: they name their texts in English here, and whoever starts the program hands in
what translates them (Qt's translation, see ``ui.translation``). Without that the program speaks English. Texts that
are values of a module are translated when it is imported, so the language is known before: it holds until the end.

Names of a game's own things (Triumph, Stress, Surge) are terms, alike in every language: they are not translated.
"""

from collections.abc import Callable, Iterable

ENGLISH = "en"
LANGUAGES = {ENGLISH: "English", "de": "Deutsch", "es": "Español", "fr": "Français"}
"""The names of the languages by their codes, each in its own language."""

Translate = Callable[[str, str], str]
"""Translates a text in English, with its sense (empty where there is but one), into the GM's language."""


class _Language:
    """The translation in use, if any."""

    translate: Translate | None = None
    point = "."
    was_asked = False


def tr(text: str, sense: str = "", /, **values: object) -> str:
    """Translate a text into the GM's language, with the values put in for the ``{names}`` in it.

    ``sense`` tells apart what English says with one word ("open": a door, or a check that is not announced). Without
    values the text is returned with its names, to be filled later. Values are put in as they are, never translated.
    """
    _Language.was_asked = True
    said = _Language.translate(text, sense) if _Language.translate is not None else text
    return said.format(**values) if values else said


def labeled(title: str, text: object) -> str:
    """A text after its title: "Stress: 7 of 10"; some languages set the colon apart by a space."""
    return tr("{title}: {text}", title=title, text=text)


def join_parts(parts: Iterable[str]) -> str:
    """Join parts of one line by dots: "7 of 10 · fatigued"."""
    return " · ".join(parts)


def in_sentences(parts: Iterable[str]) -> str:
    """Join parts by full stops, one each: "Agility 4. Default: 3"; the last one ends as it is written."""
    *before, last = tuple(parts) or ("",)
    return ". ".join([*(part.removesuffix(".") for part in before), last])


def format_decimal(number: float, places: int) -> str:
    """A number with that many places after the point, or comma, of the GM's language."""
    return f"{number:.{places}f}".replace(".", _Language.point)


def percentage(number: object) -> str:
    """A number as a percentage: "87.5%"; other languages set the sign apart."""
    return tr("{number}%", number=number)


def format_thousands(number: int) -> str:
    """A large whole number, in groups of three: by commas in English, elsewhere by the narrow spaces of all others."""
    _Language.was_asked = True
    return f"{number:,}".replace(",", "," if _Language.translate is None else "\u202f")


def lower_in_english(term: str) -> str:
    """Lower-case a game's word, as English has it within a sentence.

    Other languages keep what is a foreign name, or a noun, as it is written.
    """
    _Language.was_asked = True
    return term.lower() if _Language.translate is None else term


def lower_first_in_english(words: str) -> str:
    """Begin a game's own words small, as English has them within a sentence; all other letters stay as they are.

    An abbreviation stays whole, and other languages keep what is written.
    """
    _Language.was_asked = True
    stays = _Language.translate is not None or words[1:2].isupper()
    return words if stays else words[:1].lower() + words[1:]


def in_one_line(text: str) -> str:
    """A text of several lines in one, for where there is room for no more."""
    return " ".join(text.split()) if "\n" in text or "\t" in text else text


def capitalize_first(text: str) -> str:
    """Capitalise the first letter of a text, for the beginning of a sentence or line; all others stay as they are."""
    return text[:1].upper() + text[1:]


def set_language(translate: Translate, point: str) -> None:
    """Set the translation: ``translate`` for every text, and ``point`` before the tenths.

    Raises RuntimeError where something has been translated before, as that would stay English.
    """
    if _Language.was_asked:
        raise RuntimeError("The language must be known before the first word is said.")
    _Language.translate, _Language.point = translate, point


def language_of(chosen: str, wished: Iterable[str]) -> str:
    """The code of the language to speak: the chosen one, or the first of the system's preferred ones that is known.

    ``wished`` are names of languages as systems give them, the dearest first: "de-AT", "en_GB.UTF-8", "C".
    """
    if chosen in LANGUAGES:
        return chosen
    codes = (name.replace("_", "-").split("-")[0].lower() for name in wished)
    return next((code for code in codes if code in LANGUAGES), ENGLISH)

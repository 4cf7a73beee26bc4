"""Translation of every shown text into the GM's language, with :func:`tr`.

The packages below the window know no Qt. They contain English texts, and the start of the program passes in the
function that translates them (Qt's translation, see ``ui.translation``). Without it the program is in English. Module-
level texts are translated at import, so the language must be set before, and it does not change until the end.

Names from a game (Triumph, Stress, Surge) are terms and are not translated.
"""

from collections.abc import Callable, Iterable

ENGLISH = "en"
LANGUAGES = {ENGLISH: "English", "de": "Deutsch", "es": "Español", "fr": "Français"}
"""The names of the languages, each in its own language, by code."""

Translate = Callable[[str, str], str]
"""Translates an English text, with its sense (empty if there is only one), into the GM's language."""


class _Language:
    """The translation in use, if any."""

    translate: Translate | None = None
    point = "."
    was_asked = False


def tr(text: str, sense: str = "", /, **values: object) -> str:
    """Translate a text into the GM's language and insert the values for its ``{names}``.

    ``sense`` distinguishes meanings that share an English word ("open": a door, or a check that is not announced).
    Without values the names stay in the text, to be filled in later. Values are inserted as they are, never translated.
    """
    _Language.was_asked = True
    said = _Language.translate(text, sense) if _Language.translate is not None else text
    return said.format(**values) if values else said


def labeled(title: str, text: object) -> str:
    """Return a text after its title: "Stress: 7 of 10"; some languages put a space before the colon."""
    return tr("{title}: {text}", title=title, text=text)


def join_parts(parts: Iterable[str]) -> str:
    """Join parts of one line with dots: "7 of 10 · fatigued"."""
    return " · ".join(parts)


def join_sentences(parts: Iterable[str]) -> str:
    """Join parts with full stops: "Agility 4. Default: 3"; the end of the last part is left as it is."""
    *before, last = tuple(parts) or ("",)
    return ". ".join([*(part.removesuffix(".") for part in before), last])


def format_decimal(number: float, places: int) -> str:
    """Return a number with that many decimals, with the decimal point or comma of the GM's language."""
    return f"{number:.{places}f}".replace(".", _Language.point)


def percentage_text(number: object) -> str:
    """Return a number as a percentage: "87.5%"; some languages put a space before the sign."""
    return tr("{number}%", number=number)


def format_thousands(number: int) -> str:
    """Return a whole number in groups of three: with commas in English, with narrow spaces in other languages."""
    _Language.was_asked = True
    return f"{number:,}".replace(",", "," if _Language.translate is None else "\u202f")


def lower_in_english(term: str) -> str:
    """Return a game's word in lower case, as within an English sentence.

    Other languages keep it as written, because it is a foreign name or a noun.
    """
    _Language.was_asked = True
    return term.lower() if _Language.translate is None else term


def lower_first_in_english(words: str) -> str:
    """Return a game's text with a small first letter, as within an English sentence.

    A text that starts with an abbreviation is unchanged, and so is any text in other languages.
    """
    _Language.was_asked = True
    stays = _Language.translate is not None or words[1:2].isupper()
    return words if stays else words[:1].lower() + words[1:]


def join_lines(text: str) -> str:
    """Return a text with its line breaks and tabs replaced by spaces."""
    return " ".join(text.split()) if "\n" in text or "\t" in text else text


def capitalize_first(text: str) -> str:
    """Return a text with a capital first letter; all other letters stay as they are."""
    return text[:1].upper() + text[1:]


def set_language(translate: Translate, point: str) -> None:
    """Set the translation: ``translate`` for every text, and the decimal ``point``.

    Raises RuntimeError if something has already been translated, because that would stay English.
    """
    if _Language.was_asked:
        raise RuntimeError("The language must be known before the first word is said.")
    _Language.translate, _Language.point = translate, point


def choose_language(chosen: str, wished: Iterable[str]) -> str:
    """Return the language code to use: the chosen one, or the first supported one of the system's languages.

    ``wished`` are the system's names of languages, the most preferred first: "de-AT", "en_GB.UTF-8", "C".
    """
    if chosen in LANGUAGES:
        return chosen
    codes = (name.replace("_", "-").split("-")[0].lower() for name in wished)
    return next((code for code in codes if code in LANGUAGES), ENGLISH)

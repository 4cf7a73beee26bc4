"""Tests that texts are plain English: no words of the style guide's "Not" column, and short sentences."""

import re
from collections.abc import Iterator

import pytest

from tests.architecture.checkout import ROOT
from tests.architecture.test_translations import SCRIPT

BETTER = {
    r"stands?|stood|lies|lays?|laid": "is, are, put, place, drop",
    r"com(?:es?|ing) to|came (?:to|of)|what fell|as it fell": "results in, is, totals, result",
    r"tak(?:es?|en|ing) (?:off|back)|takes? it back|brings? it back|leaves? play|left play": "remove, undo, redo",
    r"at once|anew": "immediately, again",
    r"(?:some|no)body|who(?:m|so)?ever": "someone, no one; better: name them",
    r"beg[aiu]ns?|beginnings?|beg[iu]nning": "start",
    r"older states?|for looking only": "backup, view only",
    r"not now|leave it(?! empty)|all right": "cancel, skip, OK",
    r"as usual|usual|own conditions?": "default, custom condition",
    r"(?:the|their) players?' windows?|their window": "player window",
    r"at the foot|at the head": "command bar, status bar, bottom, top",
    r"(?:\d|\}) at (?:most|least)": "at most N",
    r"cannot|is no such|no such": "can't; say what to do",
    r"put aside|overrul\w*": "set aside, override",
    r"befall?s?|befell|brought to bear|goes by|is told|are told|is said to": "plain words",
    r"(?:col|arm|fav|hon)our\w*|defence|licence|grey|centre": "the American spelling",
}
"""Patterns of words that texts must not contain, and what to say instead."""

ALLOWED = {
    "stands right at the gap": "a person who really stands somewhere",
    "“lies”": "a key of game files",
    "tokens, with lies, most, start": "keys of game files",
    '"anew" sets the exact number': "a value in game files",
}
"""Parts of texts in which such a word is correct, and the reason."""

MAX_WORDS_IN_WINDOW, MAX_WORDS_IN_DOCS = 25, 35
DOCS = ("README.md", "CHANGELOG.md", "gmtracker/ARCHITECTURE.md", ".github/*.md", "resources/guide/**/*.md")
MISTAKES = {word: re.compile(rf"(?<![\w-])(?:{word})(?![\w-])", re.IGNORECASE) for word in BETTER}


def _window_texts() -> list[tuple[str, str]]:
    """Return every English text of the program, which are also the sources of its translations."""
    return [("window", text.source) for text in SCRIPT.texts_of_the_program()]


def _doc_texts() -> Iterator[tuple[str, str]]:
    """Yield every paragraph, list item and cell of the English documents, without code and link targets."""
    pages = {page for pattern in DOCS for page in ROOT.glob(pattern)}
    for page in sorted(pages):
        name = page.relative_to(ROOT)
        if len(name.parts) > 3 and name.parts[2] in SCRIPT.LANGUAGES:
            continue
        text = re.sub(r"(?ms)^\s*```.*?^\s*```|<!--.*?-->", "", page.read_text(encoding="utf-8"))
        text = re.sub(r"`[^`]*`", "code", re.sub(r"\]\([^)]*\)", "]", text))
        for part in re.split(r"\n\s*\n|\n(?=\s*(?:[-*#|]|\d+\.) ?)|\|", text):
            if part.strip():
                yield str(name), " ".join(part.split())


def _mistakes(text: str) -> Iterator[str]:
    if any(allowed in text for allowed in ALLOWED):
        return
    words = re.sub(r"\{[^}]*\}", "{}", text)
    for word, pattern in MISTAKES.items():
        if found := pattern.search(words):
            yield f"“{found[0]}” (say: {BETTER[word]})"


def _longest_sentence(text: str) -> int:
    return max(len(re.findall(r"[\w{}'’-]+", part)) for part in re.split(r"[.!?:…]['”)*_]*(?:\s|$)", text))


def _faults(texts: list[tuple[str, str]], most: int) -> list[str]:
    found = [f"{place}: {text!r} has {fault}" for place, text in texts for fault in _mistakes(text)]
    long = [(place, text, words) for place, text in texts if (words := _longest_sentence(text)) > most]
    return found + [
        f"{place}: {text!r} has a sentence of {words} words (at most {most})" for place, text, words in long
    ]


def test_window_texts_are_plain_english() -> None:
    faults = _faults(_window_texts(), MAX_WORDS_IN_WINDOW)
    faults += [
        f"{place}: {text!r} has a semicolon (make two sentences)" for place, text in _window_texts() if ";" in text
    ]
    assert not faults, "\n".join(faults)


def test_documents_are_plain_english() -> None:
    faults = _faults(list(_doc_texts()), MAX_WORDS_IN_DOCS)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("text", ["Nobody stands there.", "{n} at most", "Their armour", " ".join(["word"] * 36) + "."])
def test_old_fashioned_text_is_found(text: str) -> None:
    assert _faults([("page", text)], MAX_WORDS_IN_DOCS)

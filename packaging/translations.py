"""Gathers every text that is translated, and makes of the translations what Qt reads.

A text without a translation is shown in English. Only a release must have them all: with GMTRACKER_RELEASE=1 in the
environment the script fails if one is missing.

``python packaging/translations.py`` brings ``resources/translations/*.ts`` up to date (Qt Linguist edits them: a new
text has an empty translation, one that is no longer said is dropped) and compiles each into a ``.qm`` beside it.
"""

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import NamedTuple
from xml.etree import ElementTree

import PySide6

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = ("de", "es", "fr")
CONTEXT = "gmtracker"

REFUSALS = {
    "Refused",
    "RulesetError",
    "StorageError",
    "FileInUse",
    "FileChangedOutside",
    "BackupError",
    "FolderGone",
    "JournalError",
}
"""The errors that take their sentence as it is raised, and translate it when it is said."""

FIRST = {"tr", *REFUSALS, "log", "label", "refuse_unless_overruled"}
"""What takes a text to be translated as its first argument."""

SECOND = {"find_or_refuse"}
"""What takes one as its last positional argument, after a search."""

TABLES = "gmtracker/rulesets/*/data/*.json"
"""Data of games whose every text is shown, and translated as it is read."""

IN_TEMPLATE = re.compile(r"""\btr\(\s*(?P<quote>["'])(?P<text>.*?)(?P=quote)""")


class Text(NamedTuple):
    """A text in English, and its sense where there are several."""

    source: str
    sense: str = ""


def texts_of_module(source: str) -> Iterator[Text]:
    """All texts in the source of a Python module that are given to what translates them, as they stand there."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef) and REFUSALS & {getattr(base, "id", "") for base in node.bases}:
            yield from map(Text, _sentences_of_error(node))
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in FIRST:
            senses = _literals(node.args[1]) if name == "tr" and len(node.args) > 1 else [""]
            yield from (Text(text, sense) for text in _literals(node.args[0]) for sense in senses)
        elif name in SECOND:
            yield from map(Text, _literals(node.args[-1]))


def _sentences_of_error(error: ast.ClassDef) -> Iterator[str]:
    """The texts that a class of errors gives to the one it is derived from."""
    for node in ast.walk(error):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "super().__init__" and node.args:
            yield from _literals(node.args[0])


def _literals(node: ast.expr) -> list[str]:
    """The literal texts of an expression, whichever of them it turns out to be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*_literals(node.body), *_literals(node.orelse)]
    return []


def texts_of_table(value: object) -> Iterator[Text]:
    """All texts in a value read from JSON, but for the names of its fields."""
    if isinstance(value, str):
        yield Text(value)
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from texts_of_table(part)


def texts_of_the_program() -> list[Text]:
    """All of them, in the order of the alphabet."""
    found: set[Text] = set()
    for path in (ROOT / "gmtracker").rglob("*.py"):
        found.update(texts_of_module(path.read_text(encoding="utf-8")))
    for path in ROOT.glob(TABLES):
        found.update(texts_of_table(json.loads(path.read_bytes())))
    for path in (ROOT / "resources" / "templates").iterdir():
        found.update(Text(match["text"]) for match in IN_TEMPLATE.finditer(path.read_text(encoding="utf-8")))
    return sorted(text for text in found if _says_something(text.source))


def _says_something(source: str) -> bool:
    """Whether there is anything beside the names of values, alike in every language."""
    return any(words.strip() for words, *_ in Formatter().parse(source))


def translations(path: Path) -> dict[Text, str]:
    """What a file of translations has for each text; nothing where there is no such file."""
    if not path.exists():
        return {}
    messages = ElementTree.parse(path).iter("message")
    return {
        Text(message.findtext("source", ""), message.findtext("comment", "")): message.findtext("translation", "")
        for message in messages
    }


def write_translations(path: Path, language: str, translated: dict[Text, str]) -> None:
    """Write a file of translations as Qt Linguist does; those that are empty are marked as unfinished."""
    top = ElementTree.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ElementTree.SubElement(top, "context")
    ElementTree.SubElement(context, "name").text = CONTEXT
    for text, translation in translated.items():
        message = ElementTree.SubElement(context, "message")
        ElementTree.SubElement(message, "source").text = text.source
        if text.sense:
            ElementTree.SubElement(message, "comment").text = text.sense
        ElementTree.SubElement(message, "translation", {} if translation else {"type": "unfinished"}).text = translation
    ElementTree.indent(top, " " * 4)
    body = ElementTree.tostring(top, encoding="unicode")
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', encoding="utf-8")


def compile_translations(path: Path) -> None:
    """Make of a .ts file the .qm that is loaded."""
    lrelease = Path(PySide6.__file__).parent / "lrelease"
    command = [lrelease, "-silent", "-nounfinished", path, "-qm", path.with_suffix(".qm")]
    subprocess.run(command, check=True)


def main() -> int:
    """Bring everything up to date and say what is missing; returns 1 if something is missing for a release."""
    said = texts_of_the_program()
    missing = 0
    for language in LANGUAGES:
        path = FOLDER / f"{CONTEXT}_{language}.ts"
        before = translations(path)
        now = {text: before.get(text, "") for text in said}
        write_translations(path, language, now)
        compile_translations(path)
        empty = sum(not translation for translation in now.values())
        print(f"{path.name}: {len(now)} texts, {empty} to be translated")
        missing += empty
    return 1 if missing and os.environ.get("GMTRACKER_RELEASE") else 0


if __name__ == "__main__":
    sys.exit(main())

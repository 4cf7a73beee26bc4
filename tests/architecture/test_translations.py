"""Tests that every text is translated as a whole, and that its translations fit it.

A missing or outdated translation is a warning, and fails a release: run with GMTRACKER_RELEASE=1.
"""

import ast
import importlib.util
import os
import re
import subprocess
import sys
import warnings
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from types import ModuleType

import pytest

from gmtracker.i18n import LANGUAGES, choose_language
from gmtracker.rulesets import built_in_ids, load
from gmtracker.storage.journal import JournalRemoved
from tests.architecture.checkout import ROOT, python_sources
from tests.builders import refusals


def _packaging_script(name: str) -> ModuleType:
    """Return a script of the packaging folder, which is not a package, as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SCRIPT = _packaging_script("translations")
GUIDE_PAGES = _packaging_script("guide_pages")

MAX_LISTED = 20
OUTDATED = "Translations are out of date."

# pyproject.toml turns every other warning into an error.
only_warns = pytest.mark.filterwarnings(f"default:{OUTDATED}:UserWarning")
in_every_language = pytest.mark.parametrize("language", SCRIPT.LANGUAGES)


@cache
def _gathered() -> tuple[tuple[str, str], ...]:
    """Return all texts of the program with their senses."""
    return tuple(SCRIPT.texts_of_the_program())


def _file(language: str) -> Path:
    return Path(SCRIPT.FOLDER) / f"{SCRIPT.CONTEXT}_{language}.ts"


def _called(node: ast.Call) -> str:
    """Return the last name of the called expression."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _names(text: str) -> set[str]:
    return {name for _words, name, *_ in Formatter().parse(text) if name is not None}


def _mnemonics(text: str) -> int:
    """Return how many letters an ampersand marks; a doubled one, or one before a space, marks none."""
    return len(re.findall(r"&\w", text.replace("&&", "")))


def _ends(text: str) -> tuple[str, str]:
    """Return the white space before and after the words."""
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


def _warn_or_fail(outdated: Iterable[str], remedy: str) -> None:
    """Warn about what is not translated yet, or fail if this is a release."""
    if not (listed := sorted(outdated)):
        return
    said = "\n  ".join([f"{OUTDATED} {remedy} ({len(listed)})", *listed[:MAX_LISTED]])
    if os.environ.get("GMTRACKER_RELEASE"):
        pytest.fail(said)
    warnings.warn(said, stacklevel=2)


def _unlike(source: str, translation: str) -> Iterator[str]:
    """Yield the ways in which a translation does not fit its text."""
    if _names(source) != _names(translation):
        yield "other names of values"
    if _mnemonics(source) != _mnemonics(translation):
        yield "other mnemonics"
    if _ends(source) != _ends(translation):
        yield "other space around it"


def test_refusals_are_not_translated_twice() -> None:
    """A refusal translates its own sentence, so it must be raised in English."""
    twice = [
        f"{path}:{node.lineno}"
        for path, source in python_sources("gmtracker")
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and _called(node) in SCRIPT.REFUSALS and node.args
        if isinstance(node.args[0], ast.Call) and _called(node.args[0]) == "tr"
    ]
    assert twice == []


def test_removed_journals_error_is_collected_for_translation() -> None:
    """Before, the error's own sentence was defined where no text is collected."""
    assert JournalRemoved().sentence in {source for source, _sense in _gathered()}


def test_refusals_named_for_tests_are_texts_of_the_program() -> None:
    """A reworded refusal is reworded in one more place: where the tests name it."""
    named = {text for name, text in vars(refusals).items() if name.isupper()}
    assert named - {source for source, _sense in _gathered()} == set()


@pytest.mark.parametrize("game", built_in_ids())
def test_every_text_of_a_games_roll_tables_is_collected(game: str) -> None:
    sections = [section for table in load(game).roll_tables().values() for section in table.sections]
    rows = [row for section in sections for row in section.rows]
    names = {section.name for section in sections} | {row.name for row in rows}
    assert names | {text for row in rows for text in row.texts} <= {source for source, _sense in _gathered()}


@in_every_language
def test_every_translation_fits_its_text(language: str) -> None:
    translated = SCRIPT.translations(_file(language))
    wrong = {
        (source, sense): faults
        for source, sense in _gathered()
        if (translation := translated.get((source, sense)))
        if (faults := list(_unlike(source, translation)))
    }
    assert wrong == {}


@only_warns
@in_every_language
def test_every_text_has_a_translation(language: str) -> None:
    translated = SCRIPT.translations(_file(language))
    missing = [source for source, sense in _gathered() if not translated.get((source, sense))]
    _warn_or_fail(missing, f"Run packaging/translations.py and complete {_file(language).name}.")


@only_warns
@in_every_language
def test_every_translation_has_its_text(language: str) -> None:
    removed = SCRIPT.translations(_file(language)).keys() - set(_gathered())
    _warn_or_fail(
        (source for source, _sense in removed), "Run packaging/translations.py to drop texts that no longer exist."
    )


@only_warns
def test_every_guide_page_follows_its_english_page() -> None:
    pages = [page.relative_to(ROOT).as_posix() for page in GUIDE_PAGES.outdated_pages()]
    _warn_or_fail(pages, "Translate these pages again, then stamp them with packaging/guide_pages.py.")


@pytest.mark.parametrize("variable", ["", "1"])
@only_warns
def test_missing_translation_fails_only_a_release(monkeypatch: pytest.MonkeyPatch, variable: str) -> None:
    monkeypatch.setenv("GMTRACKER_RELEASE", variable)
    expected = pytest.raises(pytest.fail.Exception, match="Roll") if variable else pytest.warns(match="Roll")
    with expected:
        _warn_or_fail(["Roll"], "Translate it.")


def test_stamped_page_is_current_until_the_english_page_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GUIDE_PAGES, "GUIDE", tmp_path)
    monkeypatch.setattr(GUIDE_PAGES, "TRANSLATED", ["de"])
    english, german = tmp_path / "keys.md", tmp_path / "de" / "keys.md"
    english.write_text("# Keys\n", "utf-8")
    assert list(GUIDE_PAGES.outdated_pages()) == [german]
    german.parent.mkdir()
    german.write_text("# Tasten\n", "utf-8")
    assert list(GUIDE_PAGES.outdated_pages()) == [german]
    for _ in range(2):
        GUIDE_PAGES.stamp(german)
    assert german.read_text("utf-8").splitlines()[1:] == ["# Tasten"]
    assert list(GUIDE_PAGES.outdated_pages()) == []
    english.write_text("# Keyboard\n", "utf-8")
    assert list(GUIDE_PAGES.outdated_pages()) == [german]


@pytest.mark.parametrize(
    ("source", "translation", "fault"),
    [
        ("{name} has {n}", "{name} hat {m}", "other names of values"),
        ("{name} has {n}", "{name} hat alle", "other names of values"),
        ("&Undo", "Rückgängig", "other mnemonics"),
        ("Undo ", "Rückgängig", "other space around it"),
    ],
)
def test_translation_that_does_not_fit_is_found(source: str, translation: str, fault: str) -> None:
    assert list(_unlike(source, translation)) == [fault]


@pytest.mark.parametrize(
    ("source", "translation"), [("{n} of {all}", "von {all} {n}"), ("Humans & Heroes", "Menschen und Helden")]
)
def test_translation_may_reorder_and_rename(source: str, translation: str) -> None:
    assert list(_unlike(source, translation)) == []


def test_text_has_at_most_one_mnemonic() -> None:
    assert [source for source, _sense in _gathered() if _mnemonics(source) > 1] == []


@in_every_language
def test_translations_are_written_and_compiled_by_the_script(language: str, tmp_path: Path) -> None:
    kept, written = _file(language), tmp_path / "written.ts"
    SCRIPT.write_translations(written, language, SCRIPT.translations(kept))
    SCRIPT.compile_translations(written)
    assert written.read_text(encoding="utf-8") == kept.read_text(encoding="utf-8")
    assert written.with_suffix(".qm").read_bytes() == kept.with_suffix(".qm").read_bytes()


def test_every_selectable_language_is_translated() -> None:
    assert set(LANGUAGES) == {"en", *SCRIPT.LANGUAGES}


@pytest.mark.parametrize(
    ("chosen", "wished", "language"),
    [
        ("de", ("fr",), "de"),
        ("en", ("fr",), "en"),
        ("", ("fr",), "fr"),
        ("", ("de-AT", "en-GB"), "de"),
        ("", ("es_MX.UTF-8",), "es"),
        ("", ("ES-mx",), "es"),
        ("", ("pt-BR", "fr-CA"), "fr"),
        ("", ("", "", "de_DE"), "de"),
        ("", ("C", "POSIX", "eo"), "en"),
        ("", (), "en"),
        ("tlh", ("fr",), "fr"),
    ],
)
def test_chosen_language_comes_before_the_systems_languages(chosen: str, wished: Iterable[str], language: str) -> None:
    assert choose_language(chosen, wished) == language


def _speaking(code: str) -> subprocess.CompletedProcess[str]:
    """Run code in a new process, as the language is set once per process; ``shouted`` is its translator."""
    before = "from gmtracker import i18n\ndef shouted(text, sense): return text.upper()\n"
    command = [sys.executable, "-c", before + code]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)


def test_text_after_setting_the_language_is_translated() -> None:
    code = "i18n.set_language(shouted, ',')\nprint(i18n.tr('of the wheel'), i18n.format_decimal(1.25, 1))"
    assert _speaking(code).stdout == "OF THE WHEEL 1,2\n"


def test_values_are_inserted_untranslated() -> None:
    code = (
        "i18n.set_language(lambda text, sense: 'Dados de {name}', ',')\nprint(i18n.tr('Dice of {name}', name='{Mira}'))"
    )
    assert _speaking(code).stdout == "Dados de {Mira}\n"


def test_language_set_after_the_first_text_is_refused() -> None:
    done = _speaking("i18n.tr('Yes')\ni18n.set_language(shouted, ',')")
    assert done.returncode == 1
    assert done.stderr.endswith("RuntimeError: The language must be known before the first word is said.\n")


def _glued_together(source: str) -> Iterator[int]:
    """Yield the lines where a text is assembled from pieces before it is translated."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = _called(node)
        if name in SCRIPT.FIRST | SCRIPT.SECOND:
            text = node.args[0 if name in SCRIPT.FIRST else -1]
            if any(map(_is_glue, _alternatives(text))):
                yield node.lineno


PASSED_ON = {
    "gmtracker/engine/decision.py": {"template", "sentence", "refusal"},
    "gmtracker/engine/errors.py": {"self.template"},
    "gmtracker/rulesets/shattered_spheres/tilt_state.py": {"section.name", "row.name"},
    "gmtracker/storage/save_jobs.py": {"failed"},
}
"""Expressions whose text is collected elsewhere: parameters, and fields of the games' data tables."""


def _named_elsewhere(path: str, source: str) -> Iterator[str]:
    """Yield texts passed to a translating function in a variable, which the script cannot collect."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and node.args and _called(node) in SCRIPT.FIRST | SCRIPT.SECOND:
            text = node.args[0 if _called(node) in SCRIPT.FIRST else -1]
            for one in _alternatives(text):
                is_translated = isinstance(one, ast.Constant) or (isinstance(one, ast.Call) and _called(one) == "tr")
                if not is_translated and ast.unparse(one) not in PASSED_ON.get(path, ()):
                    yield f"{path}:{node.lineno}: {ast.unparse(one)}"


def test_every_translated_text_is_collected() -> None:
    """Before, a sentence in a variable stayed untranslated, as the script did not see it."""
    assert [one for path, source in python_sources("gmtracker") for one in _named_elsewhere(str(path), source)] == []


def test_text_in_a_variable_is_found() -> None:
    source = "linked = 'It replaces {curse}.'\nd.log(linked if old else 'It is new.')"
    assert list(_named_elsewhere("rules.py", source)) == ["rules.py:2: linked"]


def _alternatives(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.IfExp):
        yield from _alternatives(node.body)
        yield from _alternatives(node.orelse)
    else:
        yield node


def _is_glue(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr | ast.BinOp)


def test_translated_texts_are_never_assembled_first() -> None:
    found = [f"{path}:{line}" for path, source in python_sources("gmtracker") for line in _glued_together(source)]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        "raise Refused(f'{name} is full.')",
        "d.log(f'{name} rests.' if resting else 'Nobody rests.')",
        "d.label('rest of ' + name)",
        "d.refuse_unless_overruled('{hero} is %s.' % state, hero=name)",
        "name = tr(f'{count} dice')",
        "find_or_refuse(find, key, f'There is no {name}.')",
    ],
)
def test_text_assembled_before_translation_is_found(source: str) -> None:
    assert list(_glued_together(source)) == [1]


def test_every_placeholder_of_a_text_has_its_value() -> None:
    """Before, a value with another name ended a refusal in a KeyError."""
    missing = [
        f"{path}:{call.lineno}: {', '.join(names)}"
        for path, text in python_sources("gmtracker")
        for call in ast.walk(ast.parse(text))
        if isinstance(call, ast.Call) and (names := sorted(_names_without_value(call)))
    ]
    assert missing == []


def _names_without_value(call: ast.Call) -> set[str]:
    """Return the placeholders of a call's literal text without a keyword; none if all are filled later."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    given = {keyword.arg for keyword in call.keywords}
    if name not in SCRIPT.FIRST or not call.args or not given or None in given:
        return set()
    texts = (node.value for node in ast.walk(call.args[0]) if isinstance(node, ast.Constant))
    return {
        field for text in texts if isinstance(text, str) for _, field, *_ in Formatter().parse(text) if field
    } - given

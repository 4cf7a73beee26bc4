"""Reword a text everywhere at once: in the program, in the translations and in the tests.

    python packaging/reword.py "Couldn't read {file}." "{file} could not be read."

A test has the text with values in it, so each {name} of the old text stands for any words there, and these come back in
the new one. The translations stay as they are. Prints the files that changed; ``--dry-run`` changes none. Run
``ruff format`` and ``packaging/translations.py`` afterwards. Long lines, f-strings, the guide, and tests that look for
a part of the text are left to you.
"""

import argparse
import ast
import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from translations import FOLDER, LANGUAGES, compile_translations, translations, write_translations

ROOT = Path(__file__).resolve().parents[1]
FIELD = re.compile(r"\{(\w+)\}")
FEW_WORDS = 3
"""A text of fewer words is changed in a test only where it is all that is between the quotes."""


def pattern_of(template: str) -> re.Pattern[str]:
    """The texts that a template can become; a group by the name of each of its fields has the value."""
    parts, at, seen = [], 0, set[str]()
    for field in FIELD.finditer(template):
        parts.append(re.escape(template[at : field.start()]))
        parts.append(f"(?P={field[1]})" if field[1] in seen else f"(?P<{field[1]}>.+?)")
        seen.add(field[1])
        at = field.end()
    return re.compile("".join((*parts, re.escape(template[at:]))))


def reworded(text: str, old: str, new: str) -> str:
    """A text of a test in the new words; the same text if it does not have the old ones."""
    pattern = pattern_of(old)
    if whole := pattern.fullmatch(text):
        return FIELD.sub(lambda field: whole[field[1]], new)
    has_ends = not (old.startswith("{") or old.endswith("}"))  # else nothing says where the value ends
    if len(old.split()) < FEW_WORDS or not has_ends:
        return text
    return pattern.sub(lambda found: FIELD.sub(lambda field: found[field[1]], new), text)


def with_literals(source: str, change: Callable[[str], str]) -> str:
    """Python source with each of its plain strings changed; docstrings and f-strings stay."""
    lines = source.encode().splitlines(keepends=True)
    for node in sorted(_literals(ast.parse(source)), key=lambda one: (one.lineno, one.col_offset), reverse=True):
        text = change(str(node.value))
        if text == node.value or node.end_lineno is None or node.end_col_offset is None:
            continue
        first, last = node.lineno - 1, node.end_lineno - 1
        written = json.dumps(text, ensure_ascii=False).encode()
        lines[first : last + 1] = [lines[first][: node.col_offset] + written + lines[last][node.end_col_offset :]]
    return b"".join(lines).decode()


def _literals(tree: ast.Module) -> Iterator[ast.Constant]:
    nodes = list(ast.walk(tree))
    left = {node.value for node in nodes if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)}
    left |= {part for node in nodes if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}
    return (
        node for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in left
    )


def reword(root: Path, old: str, new: str) -> dict[Path, str]:
    """The new source of each file of the program and of the tests that has the old text."""
    changes = {
        "gmtracker": lambda text: new if text == old else text,
        "tests": lambda text: reworded(text, old, new),
    }
    changed = {}
    for folder, change in changes.items():
        for path in sorted((root / folder).rglob("*.py")):
            source = path.read_text("utf-8")
            after = with_literals(source, change)
            if after != source:
                changed[path] = after
    return changed


def reword_translations(old: str, new: str, *, dry_run: bool) -> Iterator[Path]:
    """Move the translations of the old text to the new one; yields the files that have it."""
    for language in LANGUAGES:
        path = FOLDER / f"gmtracker_{language}.ts"
        known = translations(path)
        if not any(text.source == old for text in known):
            continue
        yield path
        if not dry_run:
            moved = {one._replace(source=new) if one.source == old else one: known[one] for one in known}
            write_translations(path, language, moved)
            compile_translations(path)


def main() -> int:
    """Reword the text that is named on the command line."""
    parser = argparse.ArgumentParser(description="Reword a text in the program, the translations and the tests.")
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--dry-run", action="store_true")
    args = parser.parse_args()
    if set(FIELD.findall(args.old)) != set(FIELD.findall(args.new)):
        parser.error("Both texts need the same {fields}.")
    changed = reword(ROOT, args.old, args.new)
    if not any(path.is_relative_to(ROOT / "gmtracker") for path in changed):
        parser.error("The program does not have this text.")
    for path, source in changed.items():
        print(path.relative_to(ROOT))
        if not args.dry_run:
            path.write_text(source, "utf-8")
    for path in reword_translations(args.old, args.new, dry_run=args.dry_run):
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())

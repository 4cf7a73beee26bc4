"""Lists the translated pages of the guide that do not follow their English page as it is now.

``python packaging/guide_pages.py`` prints them. A translated page names the English page that it follows in its first
line, by the start of that file's SHA-256. ``--stamp PAGE ...`` writes this line, once a page has been translated again.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from gmtracker.i18n import ENGLISH, LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
GUIDE = ROOT / "resources" / "guide"
TRANSLATED = [language for language in LANGUAGES if language != ENGLISH]
STAMP = re.compile(r"\A<!-- follows: (?P<revision>[0-9a-f]{12}) -->\n")


def english_pages() -> list[Path]:
    """The English pages, by their paths within the guide."""
    pages = (path.relative_to(GUIDE) for path in GUIDE.rglob("*.md"))
    return sorted(page for page in pages if page.parts[0] not in TRANSLATED)


def stamp_of(page: Path) -> str:
    """The first line of a translation of an English page."""
    return f"<!-- follows: {sha256((GUIDE / page).read_text('utf-8').encode()).hexdigest()[:12]} -->\n"


def outdated_pages() -> Iterator[Path]:
    """The translated pages that are missing, or do not follow their English page as it is now."""
    for language in TRANSLATED:
        for page in english_pages():
            translated = GUIDE / language / page
            if not translated.exists() or not translated.read_text("utf-8").startswith(stamp_of(page)):
                yield translated


def stamp(translated: Path) -> None:
    """Write the first line of a translated page: it follows its English page as it is now."""
    page = Path(*translated.resolve().relative_to(GUIDE).parts[1:])
    text = STAMP.sub("", translated.read_text("utf-8"))
    translated.write_text(stamp_of(page) + text, "utf-8", newline="\n")


def main() -> None:
    """Stamp the pages that are named, and list those that are out of date."""
    parser = argparse.ArgumentParser(description="List the translated pages of the guide that are out of date.")
    parser.add_argument("--stamp", nargs="+", type=Path, default=[], metavar="PAGE", help="pages translated again")
    for translated in parser.parse_args().stamp:
        stamp(translated)
    outdated = list(outdated_pages())
    for translated in outdated:
        print(translated.relative_to(ROOT).as_posix())
    print(f"{len(outdated)} pages are out of date.", file=sys.stderr)


if __name__ == "__main__":
    main()

"""The location of the source, and its text."""

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def python_sources(*rooms: str) -> Iterator[tuple[str, str]]:
    """Yield the path (from the top of the checkout) and the text of each Python file in `rooms`."""
    for room in rooms:
        for path in sorted((ROOT / room).rglob("*.py")):
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")

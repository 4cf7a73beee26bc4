"""From values to the bytes of a campaign file. What was written before is joined, never encoded again."""

from collections.abc import Iterable, Sequence

import msgspec

from gmtracker.engine.campaign import Campaign
from gmtracker.storage.file_form import FORMAT, NO_SHEET, VERSION, encoded, with_sheet
from gmtracker.storage.finished import ChapterHeading

STEP = 2
"""Spaces that a level is indented by."""


def campaign_file(
    campaign: Campaign, opening: bytes, chapters: Sequence[bytes | memoryview]
) -> list[bytes | memoryview]:
    """The parts that make up a file, to be written one after the other; the last chapter is the open one.

    ``opening`` is what :func:`opening_text` makes of the state that the open chapter began with.
    """
    parts: list[bytes | memoryview] = [b"{\n"]
    for key, known in (
        (b"format", encoded(FORMAT)),
        (b"version", encoded(VERSION)),
        (b"campaign", _indented(encoded(campaign), STEP)),
        (b"opening", opening),
    ):
        parts += [b'  "%s": ' % key, known, b",\n"]
    parts.append(b'  "chapters": [')
    for number, chapter in enumerate(chapters):
        parts += [b",\n    " if number else b"\n    ", chapter]
    return [*parts, b"\n  ]\n}\n"]


def chapter_text(
    heading: ChapterHeading,
    entries: Sequence[bytes],
    *,
    opening: Campaign | None = None,
    undone: Sequence[Sequence[bytes]] = (),
    edited: bool = False,
) -> bytes:
    """A chapter as it stands in a file, every entry on a line of its own."""
    inner = 3 * STEP
    fields: dict[str, bytes | memoryview] = {
        "entries": _list(entries, inner),
        "kind": encoded(heading.kind),
        "number": encoded(heading.number),
        "title": encoded(heading.title),
        "version": encoded(VERSION),
    }
    if edited:
        fields["edited"] = encoded(edited)
    if opening is not None:
        fields["opening"] = opening_text(opening, inner)
    if undone:
        fields["undone"] = _list([_list(group, inner + STEP) for group in undone], inner)
    lines = [b"%s%s: %s" % (b" " * inner, encoded(key), fields[key]) for key in sorted(fields)]
    return b"{\n" + b",\n".join(lines) + b"\n" + b" " * 2 * STEP + b"}"


def opening_text(opening: Campaign, indent: int = STEP) -> bytes:
    """A state without its sheet; all lines but the first are indented so far."""
    return _indented(encoded(with_sheet(opening, NO_SHEET)), indent)


def _indented(text: bytes, indent: int) -> bytes:
    """JSON over several lines; all but the first are indented so far. No string in JSON holds a bare line end."""
    return msgspec.json.format(text, indent=STEP).replace(b"\n", b"\n" + b" " * indent)


def _list(items: Iterable[bytes], indent: int) -> bytes:
    """A list with every item on a line of its own; what closes it is indented so far."""
    inner = b"\n" + b" " * (indent + STEP)
    lines = b",".join(inner + item for item in items)
    return b"[" + lines + b"\n" + b" " * indent + b"]" if lines else b"[]"

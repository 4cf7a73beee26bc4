"""What a file says that this gmtracker does not know: put aside when it is read, put back when it is written.

Both ways go along the types of what is stored (``aside_walk``), so that a name or a key that looks like the stand-in is
never taken for it. Reading goes there only when a strict decoder has stumbled, writing only where something lies aside.
"""

from collections.abc import Iterable

import msgspec
from msgspec import UNSET, Raw, UnsetType

from gmtracker.engine.unknown import UNKNOWN, Aside
from gmtracker.storage.errors import Unreadable

DEEPEST = 60
"""Levels that values whose form is free may be nested in: an honest flow needs four or five."""

_STAND_IN = b'"' + UNKNOWN.encode() + b'"'
_RARE = UNKNOWN.encode()[:1]
"""What no plain text has; a single byte is found missing five times as fast."""


def put_back(data: bytes, kind: type) -> bytes:
    """The bytes of a value of ours as they go into a file: with everything that was put aside where it stood."""
    if _RARE not in data or _STAND_IN not in data:
        return data
    from gmtracker.storage.aside_walk import restored

    return restored(data, kind)


def unknown_fields(extra: Aside | UnsetType) -> dict[str, memoryview]:
    """The fields that were put aside, and the JSON of each."""
    return {} if extra is UNSET else {name: memoryview(raw) for name, raw in _OBJECT.decode(extra.encode()).items()}


def check_depth(values: Iterable[object], place: str) -> None:
    """Raise Unreadable for values of a free form that are nested deeper than any honest one."""
    level = list(values)
    for _ in range(DEEPEST):
        level = [inner for value in level for inner in _inside(value)]
        if not level:
            return
    raise Unreadable(place, "the values are nested too deeply")


def _inside(value: object) -> Iterable[object]:
    match value:
        case dict():
            return value.values()
        case list():
            return value
        case _:
            return ()


_OBJECT = msgspec.json.Decoder(dict[str, Raw])

"""Names and notes as one line that cannot disturb a page: what steers the layout is taken out of them."""

import msgspec

from gmtracker.engine.plain_text import without_controls
from gmtracker.engine.sheet import Sheet
from gmtracker.words import tr


def plain(text: str) -> str:
    """The text in one line: line breaks and tabs are spaces, controls and bidirectional signs are gone."""
    return without_controls(text).strip()


def plain_sheet(sheet: Sheet) -> Sheet:
    """A game's words, each as one plain line: a campaign's file may bring those of a game that is not installed."""
    return msgspec.convert(_plain_values(msgspec.to_builtins(sheet)), Sheet)


def plain_name(text: str) -> str:
    """A name in one line; "unnamed" for one of which nothing is left to print."""
    return plain(text) or tr("unnamed")


def _plain_values(value: object) -> object:
    match value:
        case str():
            return plain(value)
        case dict():
            return {key: _plain_values(inner) for key, inner in value.items()}
        case list() | tuple():
            return [_plain_values(inner) for inner in value]
        case _:
            return value

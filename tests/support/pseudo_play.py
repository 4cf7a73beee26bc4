"""What a game says where no window is: its sheet, its checks, and what becomes of hundreds of wishes."""

from collections.abc import Iterator
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from gmtracker.engine.errors import Refused
from tests.rulesets.test_contract import any_command, in_play
from tests.rulesets.test_contract_in_play import drafts
from tests.support.builders import falling
from tests.support.thorough import thorough

SHOWN = (
    *("hint", "does", "effect", "meaning", "changes", "question", "says", "outcome", "refusal", "title", "target"),
    *("sentence", "label", "mean", "warning", "verb", "role", "placeholder", "offers"),
)
"""The fields that hold sentences or words of the program's own; names may be terms."""

WISHES = thorough(300)


def said_by(game: str) -> Iterator[str]:
    """Everything that the game says of itself and in answer to wishes at a table in play."""
    table = in_play(game)
    yield from texts_in(table.campaign.sheet)
    for draft in drafts(table):
        rules = table.rules
        yield from texts_in((rules.check_form(draft), rules.check_odds(draft), rules.check_rows(draft)))
    heard: list[str] = []

    @settings(max_examples=WISHES, derandomize=True, database=None, deadline=None)
    @given(st.data())
    def wish(data: st.DataObject) -> None:
        again = in_play(game)
        for _ in range(3):
            try:
                again.dispatch(data.draw(any_command(again.campaign)), falling())
            except Refused as refusal:
                heard.append(refusal.sentence)
        for entry in again.history.open.entries:
            heard.extend((entry.label, entry.sentence))

    wish()
    yield from heard


def texts_in(value: Any) -> Iterator[str]:
    """The texts of the shown fields of a struct, and of all that it holds."""
    match value:
        case msgspec.Struct():
            for field in value.__struct_fields__:
                inner = getattr(value, field)
                if not isinstance(inner, str):
                    yield from texts_in(inner)
                elif field in SHOWN:
                    yield inner
        case dict():
            yield from texts_in(list(value.values()))
        case list() | tuple() | frozenset():
            for inner in value:
                yield from texts_in(inner)

"""Trying a use without doing it."""

import gc
import weakref

from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.trials import refusal_of
from tests.support.builders import a_table


class Painter:
    """Something that has to go when the function ends that opened it."""


def refuse(d: Decision, command: Use) -> None:
    try:
        raise LookupError(command.use)
    except LookupError as problem:
        raise Refused("{name} has no such use.", name="Mira") from problem


def paint_what_would_be_refused() -> weakref.ref[Painter]:
    painter = Painter()
    kept = refusal_of(a_table().campaign, refuse, Use(use="dance"))
    assert kept is not None
    assert kept.sentence == "Mira has no such use."
    return weakref.ref(painter)


def test_a_refusal_that_is_kept_holds_nothing_of_those_who_asked() -> None:
    """It held the whole stack by its traceback until the collector came by: a painter of the window, for one."""
    gc.disable()
    try:
        assert paint_what_would_be_refused()() is None
    finally:
        gc.enable()

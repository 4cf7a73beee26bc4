"""What is said over the next check: how an open one stands, or what a roll came to that was over as it fell."""

from gmtracker.engine.checks import OpenCheck
from gmtracker.engine.events import CheckResolved, DiceRolled
from gmtracker.engine.table import Change


def told_of(check: OpenCheck | None) -> tuple[str, ...]:
    """What is known of a check that leads to the next, in sentences."""
    return tuple(f"{note}." for note in (check.outcome, *check.notes) if note) if check else ()


def told_at_once(change: Change) -> tuple[str, ...]:
    """What the log says of a roll that had its outcome in the same step (a percent chance); nothing of any other."""
    if change.kind != "done":
        return ()
    step = change.entries[-1]
    rolled, resolved = (any(isinstance(event, kind) for event in step.events) for kind in (DiceRolled, CheckResolved))
    return (step.sentence,) if rolled and resolved else ()

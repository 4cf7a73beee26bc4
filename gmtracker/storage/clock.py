"""The clock: the time in the log's form. Nothing else in the program asks the system for the time."""

from collections.abc import Callable
from datetime import UTC, datetime

Clock = Callable[[], str]
"""Tells the time as :func:`now` does."""


def now() -> str:
    """The time as ISO 8601 in UTC, to the second."""
    return told_at(datetime.now(UTC))


def told_at(time: datetime) -> str:
    """A time in UTC, in the form of :func:`now`."""
    return time.isoformat(timespec="seconds").replace("+00:00", "Z")


def told_by(clock: Clock) -> datetime:
    """The time of a clock as a datetime in UTC."""
    return datetime.fromisoformat(clock()).astimezone(UTC)

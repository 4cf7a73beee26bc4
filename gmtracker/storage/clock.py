"""The clock. Nothing else in the program asks the system for the time."""

from collections.abc import Callable
from datetime import UTC, datetime

Clock = Callable[[], str]
"""A function that returns the time in the form of :func:`now`."""


def now() -> str:
    """Return the current time as ISO 8601 in UTC, to the second."""
    return format_time(datetime.now(UTC))


def format_time(time: datetime) -> str:
    """Format a UTC time like :func:`now` does."""
    return time.isoformat(timespec="seconds").replace("+00:00", "Z")


def read_clock(clock: Clock) -> datetime:
    """Return a clock's time as a datetime in UTC."""
    return datetime.fromisoformat(clock()).astimezone(UTC)

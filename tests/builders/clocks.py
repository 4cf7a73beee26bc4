"""Clocks that tell what a test wants them to, by the time on the wall wherever the test runs."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import count


def on_the_wall(year: int, month: int, day: int, hour: int, minute: int) -> datetime:
    """That time as it is told here, in UTC."""
    return datetime(year, month, day, hour, minute).astimezone(UTC)


def standing_at(time: datetime) -> Callable[[], str]:
    """A clock that stands still."""
    return lambda: _told(time)


def going_on_from(time: datetime) -> Callable[[], str]:
    """A clock that is a minute on whenever it is looked at."""
    minutes = count()
    return lambda: _told(time + timedelta(minutes=next(minutes)))


def _told(time: datetime) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ")

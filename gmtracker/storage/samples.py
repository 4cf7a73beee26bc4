"""Samples, whose log is moved in time: who plays on has one evening, and not one that began months ago."""

import re
from datetime import datetime, timedelta

from gmtracker.storage.clock import Clock, told_at, told_by

_TIME = re.compile(rb'(?<="time":")[^"]+')
BEFORE_NEXT_STEP, BEFORE_NEXT_SESSION = timedelta(minutes=1), timedelta(days=7)


def moved_to_now(content: bytes, clock: Clock, *, is_in_session: bool) -> bytes:
    """The content of a sample's file with all times of its log moved by the same length.

    The log ends a minute ago if its session is still in progress, and a week ago if not.
    """
    times = _TIME.findall(content)
    if not times:
        return content
    end = told_by(clock) - (BEFORE_NEXT_STEP if is_in_session else BEFORE_NEXT_SESSION)
    shift = end - _read(times[-1])
    return _TIME.sub(lambda found: told_at(_read(found[0]) + shift).encode(), content)


def _read(time: bytes) -> datetime:
    return datetime.fromisoformat(time.decode())

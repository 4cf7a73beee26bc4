"""Sample campaigns. Their log is shifted in time, so that continuing one does not make a session of months."""

import re
from datetime import datetime, timedelta

from gmtracker.storage.clock import Clock, format_time, read_clock

_TIME = re.compile(rb'(?<="time":")[^"]+')
BEFORE_NEXT_STEP, BEFORE_NEXT_SESSION = timedelta(minutes=1), timedelta(days=7)


def shift_log_to_now(content: bytes, clock: Clock, *, is_in_session: bool) -> bytes:
    """Return a sample file's content with all times of its log shifted by the same duration.

    The log then ends a minute ago if its session is in progress, else a week ago.
    """
    times = _TIME.findall(content)
    if not times:
        return content
    end = read_clock(clock) - (BEFORE_NEXT_STEP if is_in_session else BEFORE_NEXT_SESSION)
    shift = end - _read(times[-1])
    return _TIME.sub(lambda found: format_time(_read(found[0]) + shift).encode(), content)


def _read(time: bytes) -> datetime:
    return datetime.fromisoformat(time.decode())

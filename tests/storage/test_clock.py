"""The clock: the form of the time, and that nothing else asks the system for it."""

import re
from datetime import UTC, datetime, timedelta

from gmtracker.storage.clock import now, read_clock
from tests.architecture.checkout import python_sources

ASKS_THE_SYSTEM = re.compile(
    r"\bfromtimestamp\(|\b(?:datetime|date)\.(?:now|utcnow|today)\(|\btime\.(?:time|localtime|gmtime)\(|\bQ(?:DateTime|Date|Time)\.current"
)


def test_log_time_is_iso_in_utc_to_the_second(ahead: timedelta) -> None:
    told = now()
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", told)
    assert timedelta(0) <= datetime.now(UTC) + ahead - datetime.fromisoformat(told) < timedelta(minutes=1)


def test_clock_time_is_read_in_utc() -> None:
    assert read_clock(lambda: "2026-05-09T19:30:00+02:00") == datetime(2026, 5, 9, 17, 30, tzinfo=UTC)


def test_only_clock_asks_system_for_time() -> None:
    """The backups window once used the real date instead of the program's clock."""
    sources = python_sources("gmtracker")
    asking = {path.rpartition("/")[2] for path, text in sources if ASKS_THE_SYSTEM.search(text)}
    assert asking == {"clock.py", "backups.py"}, "and backups for what somebody else wrote"

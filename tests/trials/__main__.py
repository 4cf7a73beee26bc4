"""Try damaged inputs and kills, and print the table of their README. Ends with 1 where anything went wrong.

``python -m tests.trials --inputs 20000 --kills 50`` tries a share.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from pathlib import Path

from msgspec import Struct

from tests.architecture.checkout import ROOT
from tests.trials.inputs import KINDS, SECONDS

SHARES = {"campaign": 15, "journal": 15, "roster": 20, "notation": 25, "settings": 15, "template": 10}
"""Of a hundred inputs so many are of each kind."""

BATCH = 2_000
SLOW_START = 120
("Seconds for a process that says nothing at all must be more than two for each input come to their end by themselves.")


class Tried(Struct):
    """What came of a kind: how many were tried, what failed, the slowest in seconds, and the most memory in MB."""

    kind: str
    tried: int = 0
    failed: int = 0
    slowest: float = 0.0
    megabytes: int = 0


def main() -> int:
    """Try all of it; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.trials", description=__doc__)
    parser.add_argument("--inputs", type=int, default=1_000_000, help="how many damaged inputs, of all kinds together")
    parser.add_argument("--kills", type=int, default=2_000, help="how often the program is killed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many processes immediately")
    parser.add_argument("--from", dest="first", type=int, default=0, help="the number of the first input of each kind")
    args = parser.parse_args()
    found = [Tried(kind) for kind in KINDS]
    with ThreadPoolExecutor(args.jobs) as pool:
        for tried in found:
            count = args.inputs * SHARES[tried.kind] // 100
            firsts = range(args.first, args.first + count, BATCH)
            batches = [(tried.kind, first, min(BATCH, args.first + count - first)) for first in firsts]
            for failed, slowest, megabytes, number in pool.map(lambda batch: _batch(*batch), batches):
                tried.tried, tried.failed = tried.tried + number, tried.failed + failed
                tried.slowest, tried.megabytes = max(tried.slowest, slowest), max(tried.megabytes, megabytes)
            print(f"{tried.kind}: {tried.tried:,} tried, {tried.failed} failed", file=sys.stderr)
    killed = _killed(args.kills) if args.kills else ""
    print(_table(found, killed))
    return 1 if any(tried.failed for tried in found) or "failed" in killed else 0


def _batch(kind: str, first: int, count: int) -> tuple[int, float, int, int]:
    """Try a batch in processes of its own; returns what failed, the slowest, the most memory, and how many."""
    failed, slowest, megabytes, number, end = 0, 0.0, 0, first, first + count
    while number < end:
        code, said, error, at = _process(kind, number, end - number)
        if code == 0:
            result = json.loads(said)
            slowest, megabytes = max(slowest, result["slowest"]), max(megabytes, result["megabytes"])
            break
        if at < number or _process(kind, at, 1)[0]:  # alone it may be well: the machine was busy
            failed += 1
            last = error.strip().splitlines()[-1:] or [f"ended by signal {-code}"]
            print(f"{kind} {at}: {last[0]}", file=sys.stderr, flush=True)
        number = max(at, number) + 1
    return failed, slowest, megabytes, count


def _process(kind: str, first: int, count: int) -> tuple[int, str, str, int]:
    """Try some inputs; returns the exit code, what was said, the traceback, and the number that it was at."""
    with tempfile.TemporaryDirectory() as name:
        command = [sys.executable, "-m", "tests.trials.inputs", kind, str(first), str(count), name]
        seconds = SLOW_START + SECONDS * count
        ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=seconds, check=False)
        at = Path(name, "at")
        return ended.returncode, ended.stdout, ended.stderr, int(at.read_text() if at.is_file() else first - 1)


def _killed(kills: int) -> str:
    """Kill the program so often; returns how it went, in words."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "tests/journeys/test_killed.py",
        "-q",
        "-s",
        "-n0",
        "-o",
        "faulthandler_timeout=0",
    ]
    environment = os.environ | {"GMTRACKER_KILLS": str(kills)}
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=environment, check=False)
    found = re.search(r"[\d,]+ kills, [\d,]+ steps", ended.stdout)
    if ended.returncode or found is None:
        print(ended.stdout, file=sys.stderr)
        return "failed"
    return found[0]


def _table(found: list[Tried], killed: str) -> str:
    day = datetime.now().astimezone().date().isoformat()
    lines = [f"Tried on {day}:", "", "| What | Tries | Failures | Slowest | Peak memory |", "|---|--:|--:|--:|--:|"]
    for tried in found:
        speed = f"{tried.slowest:.2f} s | {tried.megabytes} MB"
        lines.append(f"| damaged {tried.kind} | {tried.tried:,} | {tried.failed} | {speed} |")
    if killed:
        lines.append(f"| the program killed | {killed} | {'see above' if killed == 'failed' else 0} | | |")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())

"""The states of the document controller, and its answer to each event in each state.

Steps and leaving are not in the table, because they never wait.
"""

from typing import Literal, NamedTuple, get_args

File = Literal["none", "sample", "view only", "own", "contested"]
"""The file of the open campaign. "contested": another program changed it, and the GM has to choose a version."""

Job = Literal["idle", "saving", "stuck", "replacing"]
"""What a thread does with the file. "stuck": the disk of a save does not respond."""

Event = Literal["save", "save as", "look", "keep", "take theirs", "restore", "changed", "place gone", "missing", "slow"]
"""A request, a finding of the file watcher, or a save that takes long. "keep": keep mine or both in a conflict."""

Answer = Literal["do", "wait", "free", "ask", "deny", "skip"]
"""What the controller does. "free": give up the stuck save first. "ask": ask again which version to keep."""


class State(NamedTuple):
    """The state of the document controller. :data:`ANSWERS` has the possible ones."""

    file: File
    job: Job = "idle"


_ROWS: dict[tuple[File, Job], tuple[Answer, ...]] = {
    #                            save    save as look    keep    theirs  restore changed gone    missing slow
    ("none", "idle"):           ("skip", "skip", "skip", "skip", "skip", "skip", "skip", "skip", "skip", "skip"),
    ("sample", "idle"):         ("do",   "do",   "do",   "skip", "skip", "deny", "skip", "skip", "skip", "skip"),
    ("sample", "saving"):       ("wait", "wait", "wait", "skip", "skip", "deny", "skip", "skip", "skip", "do"),
    ("sample", "stuck"):        ("wait", "free", "wait", "skip", "skip", "deny", "skip", "skip", "skip", "skip"),
    ("view only", "idle"):      ("do",   "do",   "do",   "skip", "skip", "deny", "skip", "skip", "skip", "skip"),
    ("view only", "saving"):    ("wait", "wait", "wait", "skip", "skip", "deny", "skip", "skip", "skip", "do"),
    ("view only", "stuck"):     ("wait", "free", "wait", "skip", "skip", "deny", "skip", "skip", "skip", "skip"),
    ("own", "idle"):            ("do",   "do",   "do",   "skip", "skip", "do",   "do",   "do",   "do",   "skip"),
    ("own", "saving"):          ("wait", "wait", "wait", "wait", "wait", "wait", "do",   "skip", "skip", "do"),
    ("own", "stuck"):           ("wait", "free", "wait", "wait", "wait", "wait", "do",   "skip", "skip", "skip"),
    ("own", "replacing"):       ("wait", "wait", "wait", "wait", "skip", "skip", "skip", "skip", "skip", "skip"),
    ("contested", "idle"):      ("ask",  "do",   "skip", "do",   "do",   "deny", "skip", "do",   "skip", "skip"),
    ("contested", "saving"):    ("ask",  "wait", "wait", "wait", "wait", "deny", "skip", "skip", "skip", "do"),
    ("contested", "stuck"):     ("ask",  "free", "wait", "wait", "wait", "deny", "skip", "skip", "skip", "skip"),
    ("contested", "replacing"): ("ask",  "wait", "wait", "wait", "skip", "deny", "skip", "skip", "skip", "skip"),
}  # fmt: skip
ANSWERS = {state: dict(zip(get_args(Event), row, strict=True)) for state, row in _ROWS.items()}

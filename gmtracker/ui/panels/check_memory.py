"""What each check was rolled from, so that undo and redo bring it back to be rolled again, or put right."""

from gmtracker.engine.checks import CheckDraft
from gmtracker.engine.commands import Use
from gmtracker.engine.ids import EntryId
from gmtracker.engine.table import Change
from gmtracker.ui.bridge import Bridge


class CheckMemory:
    """Remembers the drafts of the checks that were rolled here, by the entries of the log that tell of them."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge
        self._rolling: tuple[Use, CheckDraft] | None = None
        self._rolled: dict[EntryId, CheckDraft] = {}

    def forget(self) -> None:
        """Another campaign's log is open now."""
        self._rolling = None
        self._rolled.clear()

    def begin(self, use: Use, draft: CheckDraft) -> None:
        """A use is asked for, while that draft is shown; it may be the roll of it."""
        self._rolling = (use, draft) if self._bridge.rules.check_form(draft).command == use else None

    def after(self, change: Change, draft: CheckDraft) -> CheckDraft:
        """The draft to show after a change where one was shown: that of the check undone or redone, if one was."""
        if change.kind == "done":
            step = change.entries[-1]
            self._rolled.pop(step.id, None)
            if self._rolling is not None and step.command == self._rolling[0]:
                self._rolled[step.id] = self._rolling[1]
            self._rolling = None
            return draft
        known = next((self._rolled[step.id] for step in change.entries if step.id in self._rolled), None)
        if known is None:
            return draft
        is_over = change.kind == "redone" and self._bridge.rules.open_check() is None
        return self._bridge.rules.check_form(known).after_roll(known) if is_over else known

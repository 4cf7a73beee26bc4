"""The check that is being set up: the GM's own, and while an open check leads to another, the one that follows."""

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.checks import CheckDraft, OpenCheck
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.ui.bridge import Bridge


class CheckDrafts:
    """Keeps ``own``, the GM's check, while the one that follows from an open check takes its place."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge
        self.own = CheckDraft()
        self._proposed: CheckDraft | None = None
        self._following = CheckDraft()

    @property
    def current(self) -> CheckDraft:
        """The check to show: the one that follows, or the GM's own."""
        return self.own if self._proposed is None else self._following

    def edit(self, draft: CheckDraft) -> None:
        """Take what the GM has set in the check that is shown."""
        if self._proposed is None:
            self.own = draft
        else:
            self._following = draft

    def act_as(self, character: CharacterId) -> bool:
        """Have the GM's own check be that character's, against nobody rather than itself; False where it is already."""
        if character == self.own.by:
            return False
        form = self._bridge.rules.check_form(self.own)
        draft = form.with_acting(self.own, character)
        self.own = form.with_target(draft, NOBODY) if draft.on == character else draft
        return True

    def settle(self, campaign: Campaign, open_check: OpenCheck | None) -> None:
        """Follow what is to be rolled next, and drop who is no longer there."""
        proposed = open_check.draft if open_check else None
        if proposed != self._proposed:
            self._proposed, self._following = proposed, proposed or CheckDraft()
        by = self.own.by if campaign.find_character(self.own.by) else NOBODY
        on = self.own.on if campaign.find_character(self.own.on) else NOBODY
        self.own = CheckDraft(by, on, self.own.values)

    def end_check(self) -> None:
        """A check is done with: the GM's next one has circumstances of its own."""
        self.own = self._bridge.rules.check_form(self.own).after_roll(self.own)

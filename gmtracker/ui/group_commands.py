"""Commands for several characters: those who can't do one are left out, so that they don't block the others."""

from collections.abc import Sequence
from typing import TypeVar

from gmtracker.engine.cached_rules import Rules
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import SetCondition, SetPlayerVisibility, SetTrack, Use
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.phrases import group_identical_names, join_names
from gmtracker.i18n import tr

Wish = SetTrack | SetCondition | SetPlayerVisibility | Use
OneWish = TypeVar("OneWish", bound=Wish)


def subject(wish: Wish) -> CharacterId:
    """Return the character that a command is for."""
    return wish.by if isinstance(wish, Use) else wish.character


def possible_wishes(rules: Rules, wishes: Sequence[OneWish]) -> tuple[list[OneWish], str]:
    """Return the commands that the rules don't refuse, and why the first of the others is refused.

    If every one is refused, returns all of them and no reason, because their preview says it.
    """
    previews = [(wish, rules.preview(wish)) for wish in wishes]
    possible = [wish for wish, preview in previews if not preview.refused]
    reason = next((preview.message for _, preview in previews if preview.refused), "")
    return (possible, reason) if possible else (list(wishes), "")


def left_out_text(campaign: Campaign, wishes: Sequence[Wish], meant: Sequence[Wish], reason: str = "") -> str:
    """Return a sentence on whose commands are not among those ``meant``, and the reason. Empty if all are meant."""
    names = [campaign.character_name(subject(wish)) for wish in wishes if wish not in meant]
    if not names:
        return ""
    return f"{tr('Not for {names}.', names=join_names(group_identical_names(names)))} {reason}".rstrip()

"""The modes of the check panel: what it shows is one value, computed from the drafts and the open check."""

from typing import assert_never

from msgspec import Struct

from gmtracker.engine.checks import CheckDraft, CheckRow, Offer, OpenCheck


class NoCampaign(Struct, frozen=True):
    """Nothing is shown, because no campaign is open."""

    draft: CheckDraft = CheckDraft()


class SettingUp(Struct, frozen=True):
    """The GM's own draft is set up. The notes tell of an ``open`` check: it is planned, or someone else's."""

    draft: CheckDraft
    open: OpenCheck | None = None


class Following(Struct, frozen=True):
    """The draft that follows from an open check is set up, such as a resistance to a hit."""

    draft: CheckDraft
    open: OpenCheck


class Rolled(Struct, frozen=True):
    """The result of the open check is shown. ``draft`` is the GM's own for the next check."""

    draft: CheckDraft
    open: OpenCheck


class Preview(Struct, frozen=True):
    """The draft typed in the command bar is shown in place of anything else.

    ``is_kept``: the command bar was left, and the draft stays until it is rolled or canceled.
    """

    draft: CheckDraft
    is_kept: bool = False


class Asking(Struct, frozen=True):
    """The dice of a chosen row or step are asked for, below what was shown before."""

    chosen: CheckRow | Offer
    before: SettingUp | Following | Rolled

    @property
    def draft(self) -> CheckDraft:
        """The draft of what was shown before."""
        return self.before.draft


class Past(Struct, frozen=True):
    """An earlier moment is viewed, so nothing can be done."""

    shown: SettingUp | Following | Rolled | Preview | Asking

    @property
    def draft(self) -> CheckDraft:
        """The draft that is shown."""
        return self.shown.draft


Plain = NoCampaign | SettingUp | Following | Rolled | Preview
Mode = Plain | Asking | Past


def mode_of(
    own: CheckDraft,
    check: OpenCheck | None,
    *,
    following: CheckDraft | None = None,
    preview: Preview | None = None,
    chosen: CheckRow | Offer | None = None,
    is_past: bool = False,
) -> Mode:
    """Return the mode for the GM's own draft and the check that is open now, or that was at the viewed moment.

    ``following`` is the draft that follows from the check, as the GM has edited it. ``preview`` is typed in the
    command bar. ``chosen`` is the row or step whose dice are asked for.
    """
    shown: SettingUp | Following | Rolled | Preview
    if preview is not None:
        shown = preview
    elif check is not None and check.result and (check.draft is None or is_past):
        shown = Rolled(own, check)
    elif check is not None and check.draft is not None and not is_past:
        shown = Following(following or check.draft, check)
    else:
        shown = SettingUp(own, check)
    mode = shown if chosen is None or isinstance(shown, Preview) else Asking(chosen, shown)
    return Past(mode) if is_past else mode


def plain_mode(mode: Mode) -> Plain:
    """Return the mode without what is asked for in it, and whether the moment is past."""
    match mode:
        case Asking(before=before):
            return before
        case Past(shown=shown):
            return plain_mode(shown)
        case NoCampaign() | SettingUp() | Following() | Rolled() | Preview():
            return mode
        case _:
            assert_never(mode)

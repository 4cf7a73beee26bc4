"""The modes of the check panel: what it shows is one value, computed from the drafts and the open check."""

from collections.abc import Mapping
from typing import NamedTuple, assert_never

from msgspec import Struct

from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.shown import CheckRow, OpenCheck
from gmtracker.engine.offers import Offer


class SettingUp(Struct, frozen=True):
    """The GM's own draft is set up. The notes tell of an ``open`` check: it is planned, or someone else's."""

    draft: CheckDraft
    open: OpenCheck | None = None


class Following(Struct, frozen=True):
    """The draft that follows from an open check, with the GM's edits, is set up: a resistance to a hit."""

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
    shown: SettingUp | Following | Rolled


class Past(Struct, frozen=True):
    """An earlier moment is viewed, so nothing can be done."""

    shown: SettingUp | Following | Rolled | Preview | Asking


Plain = SettingUp | Following | Rolled | Preview
Mode = Plain | Asking | Past


def mode_of(
    own: CheckDraft,
    check: OpenCheck | None,
    edits: Mapping[CheckDraft | None, CheckDraft] | None = None,
    preview: Preview | None = None,
    chosen: CheckRow | Offer | None = None,
    *,
    is_past: bool = False,
) -> Mode:
    """Return the mode for the GM's own draft and the check that is open, or that was at the viewed moment.

    ``edits`` are the GM's edits of drafts that follow from a check. ``preview`` is typed in the command bar, and
    ``chosen`` is the row or step whose dice are asked for.
    """
    plain: SettingUp | Following | Rolled
    if check is not None and check.result and (check.draft is None or is_past):
        plain = Rolled(own, check)
    elif check is not None and check.draft is not None and not is_past:
        plain = Following((edits or {}).get(check.draft, check.draft), check)
    else:
        plain = SettingUp(own, check)
    mode = preview or (plain if chosen is None else Asking(chosen, plain))
    return Past(mode) if is_past else mode


def plain_mode(mode: Mode) -> Plain:
    """Return the mode without what is asked for in it, and whether the moment is past."""
    while isinstance(mode, Asking | Past):
        mode = mode.shown
    return mode


class DiceOwner(NamedTuple):
    """Identifies whose dice are typed: those of a character's draft, or of an open check or what it asks for."""

    kind: type[Mode]
    of: str = ""
    is_asked: bool = False


def own_dice(by: str) -> DiceOwner:
    """Return the owner of the dice for a character's own draft."""
    return DiceOwner(SettingUp, by)


def dice_owner(mode: Mode) -> DiceOwner:
    """Return the owner of the dice that are typed in a mode. A kept preview is the GM's own draft."""
    match mode:
        case SettingUp(draft=draft) | Preview(draft=draft, is_kept=True):
            return own_dice(draft.by)
        case Preview(draft=draft):
            return DiceOwner(Preview, draft.by)
        case Following(open=check) | Rolled(open=check):
            return DiceOwner(type(mode), check.id)
        case Asking(shown=shown):
            return dice_owner(shown)._replace(is_asked=True)
        case Past():
            return DiceOwner(Past)
        case _:
            assert_never(mode)

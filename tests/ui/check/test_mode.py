"""The check panel's mode is one value of the drafts, the open check, and what is asked for."""

import pytest

from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.shown import Numbers, OpenCheck
from gmtracker.engine.commands import Use
from gmtracker.engine.ids import CharacterId, ProcedureId
from gmtracker.engine.offers import Offer
from gmtracker.ui.check.mode import (
    Asking,
    Following,
    Mode,
    Past,
    Preview,
    Rolled,
    SettingUp,
    dice_owner,
    mode_of,
    own_dice,
    plain_mode,
)

MIRA, ROOK, WARDEN = (CharacterId(name) for name in ("mira", "rook", "warden"))
OWN, TYPED, RESIST, EDITED = (
    CheckDraft(MIRA),
    CheckDraft(ROOK),
    CheckDraft(WARDEN),
    CheckDraft(WARDEN, values=(("plus", 5),)),
)
PLANNED = OpenCheck(id=ProcedureId("check"), by=MIRA, headline="Mira: Acrobatics")
ROLLED = OpenCheck(id=ProcedureId("check"), by=MIRA, headline="Mira: Acrobatics", numbers=Numbers("22", "15"))
RESISTED = OpenCheck(id=ProcedureId("hit"), by=MIRA, headline="Mira: Fighting", numbers=Numbers("18"), draft=RESIST)
SPEND = Offer(command=Use(use="improve-roll"), name="Improve Roll", effect="")


@pytest.mark.parametrize(
    ("check", "now", "then"),
    [
        (None, SettingUp(OWN), SettingUp(OWN)),
        (PLANNED, SettingUp(OWN, PLANNED), SettingUp(OWN, PLANNED)),
        (ROLLED, Rolled(OWN, ROLLED), Rolled(OWN, ROLLED)),
        (RESISTED, Following(RESIST, RESISTED), Rolled(OWN, RESISTED)),
    ],
)
def test_open_check_decides_the_mode(check: OpenCheck | None, now: Mode, then: SettingUp | Rolled) -> None:
    """When the past is viewed, a hit that was resisted shows its result, as nothing can be rolled then."""
    assert mode_of(OWN, check) == now
    assert mode_of(OWN, check, is_past=True) == Past(then)


def test_following_draft_is_shown_as_edited() -> None:
    assert mode_of(OWN, RESISTED, edits={RESIST: EDITED}) == Following(EDITED, RESISTED)
    assert mode_of(OWN, ROLLED, edits={RESIST: EDITED}) == Rolled(OWN, ROLLED)


@pytest.mark.parametrize("check", [None, PLANNED, ROLLED, RESISTED])
def test_preview_comes_before_any_check_and_question(check: OpenCheck | None) -> None:
    preview = Preview(TYPED)
    assert mode_of(OWN, check, preview=preview, chosen=SPEND) == preview
    assert mode_of(OWN, check, preview=preview, is_past=True) == Past(preview)


@pytest.mark.parametrize("check", [None, PLANNED, ROLLED, RESISTED])
def test_question_is_asked_over_the_mode_before(check: OpenCheck | None) -> None:
    before = mode_of(OWN, check)
    asking = mode_of(OWN, check, chosen=SPEND)
    assert isinstance(asking, Asking)
    assert (asking.chosen, asking.shown) == (SPEND, before)
    assert plain_mode(asking) == before


def test_modes_of_equal_values_differ() -> None:
    """As plain tuples, a planned check would equal its result, and the panel would not show it."""
    planned, rolled = (kind(OWN, ROLLED) for kind in (SettingUp, Rolled))
    assert planned != rolled


def test_plain_mode_of_a_past_question_is_the_check() -> None:
    assert plain_mode(mode_of(OWN, ROLLED, chosen=SPEND, is_past=True)) == Rolled(OWN, ROLLED)


def test_dice_belong_to_a_draft_a_check_or_its_question() -> None:
    shown = (SettingUp(OWN), Following(RESIST, RESISTED), Rolled(OWN, ROLLED), Preview(OWN))
    modes: list[Mode] = [*shown, *(Asking(SPEND, mode) for mode in shown[:3]), Past(shown[0])]
    assert len({dice_owner(mode) for mode in modes}) == len(modes)
    assert dice_owner(SettingUp(OWN)) == dice_owner(SettingUp(OWN, ROLLED)) == own_dice(MIRA)


def test_dice_of_a_kept_preview_are_those_of_its_character() -> None:
    assert dice_owner(Preview(TYPED, is_kept=True)) == own_dice(ROOK)

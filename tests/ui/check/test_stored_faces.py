"""Tests that typed dice return after another check, a turn, a question or a view of the past covered theirs."""

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import (
    DelayTurn,
    EditCharacter,
    EndEncounter,
    EndSession,
    NextTurn,
    PreviousTurn,
    SetAside,
    SetHouseRule,
    Use,
)
from gmtracker.engine.game_spec import PLAYERS_ROLL
from gmtracker.engine.table import Table
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.check.panel import CheckPanel
from tests.builders import torg_eternity
from tests.builders.campaigns import do, who
from tests.builders.shattered_spheres import an_ambush, an_attack, attack, draft
from tests.windows.check_panel import a_panel, dice_fields, roll, sentence, take_row
from tests.windows.widgets import types


def typed(panel: CheckPanel) -> list[str]:
    """Return the texts of the die fields that are not empty."""
    panel.refresh()
    return [field.text() for field in dice_fields(panel) if field.text()]


def types_die(panel: CheckPanel, faces: str) -> None:
    panel.refresh()
    panel.bar.focus_first()
    types(faces)


def bridge_of(panel: CheckPanel) -> Bridge:
    return next(iter(panel.findChildren(Bridge)))


def views_start_and_returns(table: Table, panel: CheckPanel) -> None:
    bridge = bridge_of(panel)
    bridge.look_back(table.history.open_chapter.entries[0].id)
    panel.refresh()
    bridge.return_to_now()


def test_resistance_keeps_words_and_dice_while_viewing_the_past(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    do(table, attack(table, "Mira", "Warden", an_attack()), 18)
    do(table, Use(use="announce"))
    panel.refresh()
    panel.sentence.changed.emit(panel.draft.with_value("plus", 3))
    types_die(panel, "12")
    views_start_and_returns(table, panel)
    assert typed(panel) == ["12"]
    assert "extra Advantage +3" in sentence(panel)


def test_dice_covered_by_a_typed_check_return_afterwards(qtbot: QtBot) -> None:
    """Before, they were lost as soon as the typed check was rolled."""
    table = an_ambush()
    panel = a_panel(qtbot, table)
    types_die(panel, "15")
    panel.set_up(draft(table, "Rook"), roll=False)
    assert typed(panel) == []
    roll(panel, "7")
    panel.bar.press()
    assert panel.draft.by == who(table, "Mira")
    assert typed(panel) == ["15"]


def test_typed_check_of_the_same_character_starts_without_dice(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    types_die(panel, "15")
    panel.set_up(draft(table, dc=20), roll=False)
    assert typed(panel) == []
    views_start_and_returns(table, panel)
    assert typed(panel) == []


@pytest.mark.parametrize("plus", [0, 2])
def test_dice_typed_before_the_target_stay_when_the_check_is_typed(qtbot: QtBot, plus: int) -> None:
    """Regression: “attack warden mira” in the command bar emptied the dice that were typed for the Warden."""
    table = an_ambush()
    panel = a_panel(qtbot, table, by="Warden")
    panel.prepare(draft(table, "Warden", kind="attack"))
    types_die(panel, "15")
    panel.set_up(draft(table, "Warden", "Mira", kind="attack", plus=plus), roll=False)
    assert typed(panel) == ["15"]
    assert "Mira" in sentence(panel)


def test_dice_stay_when_the_same_check_is_typed_at_another_target(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table, by="Warden")
    panel.prepare(draft(table, "Warden", "Rook", kind="attack"))
    types_die(panel, "15")
    panel.set_up(draft(table, "Warden", "Mira", kind="attack"), roll=False)
    assert typed(panel) == ["15"]


def test_dice_of_typed_check_stay_when_leaving_the_command_bar(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    types_die(panel, "15")
    panel.preview(draft(table, "Rook"))
    types_die(panel, "7")
    panel.keep_preview()
    assert typed(panel) == ["7"]
    panel.set_next_actor(who(table, "Mira"))
    assert typed(panel) == ["15"]


def test_row_of_a_typed_check_asks_for_its_die(qtbot: QtBot) -> None:
    """Before, the typed check stayed visible in place of the question for its dice."""
    table = an_ambush()
    do(table, SetHouseRule(key=PLAYERS_ROLL.key, value=True))
    panel = a_panel(qtbot, table)
    panel.preview(draft(table))
    panel.refresh()
    take_row(panel, "Improve Roll with Triumph die")
    panel.refresh()
    assert panel.bar.do.text() == "Improve Roll"
    assert panel.give_up()
    assert panel.bar.do.text() == "Roll"


def test_dice_of_a_spend_do_not_count_for_another(qtbot: QtBot) -> None:
    table = an_ambush()
    do(table, SetHouseRule(key=PLAYERS_ROLL.key, value=True))
    panel = a_panel(qtbot, table)
    take_row(panel, "Improve Roll with Triumph die")
    types_die(panel, "4")
    panel.give_up()
    take_row(panel, "Improve Roll with Triumph die")
    assert typed(panel) == []


def test_words_changed_during_a_question_stay_with_their_character(qtbot: QtBot) -> None:
    table = an_ambush()
    do(table, SetHouseRule(key=PLAYERS_ROLL.key, value=True))
    panel = a_panel(qtbot, table)
    types_die(panel, "15")
    take_row(panel, "Improve Roll with Triumph die")
    panel.sentence.changed.emit(panel.draft.with_value("plus", 5))
    panel.refresh()
    panel.set_next_actor(who(table, "Rook"))
    panel.refresh()
    panel.set_next_actor(who(table, "Mira"))
    assert typed(panel) == ["15"]
    assert panel.draft.value("plus") == 5


def test_rolled_dice_do_not_return_for_the_next_check(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    roll(panel, "15", "6")
    views_start_and_returns(table, panel)
    panel.bar.press()
    assert typed(panel) == []


def test_dice_covered_by_a_typed_check_return_in_another_turn(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    types_die(panel, "15")
    panel.preview(draft(table, "Warden"))
    panel.refresh()
    do(table, NextTurn())
    assert typed(panel) == []
    panel.set_next_actor(who(table, "Mira"))
    assert typed(panel) == ["15"]


def test_dice_under_a_preview_survive_a_campaign_change(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    do(table, attack(table, "Mira", "Warden", an_attack()), 18)
    do(table, Use(use="announce"))
    types_die(panel, "12")
    panel.preview(draft(table, "Rook"))
    panel.refresh()
    do(table, EditCharacter(character=replace(table.campaign.character(who(table, "Rook")), player="Benno")))
    assert typed(panel) == ["12"]


def test_delayed_turn_keeps_typed_dice(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    types_die(panel, "15")
    do(table, DelayTurn(character=who(table, "Mira")))
    assert typed(panel) == []
    do(table, NextTurn())
    assert typed(panel) == ["15"]


def test_dice_of_waiting_resistance_do_not_count_for_another(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    do(table, attack(table, "Mira", "Warden", an_attack()), 18)
    do(table, Use(use="announce"))
    types_die(panel, "12")
    do(table, NextTurn())
    do(table, attack(table, "Rook", "Warden", an_attack()), 18)
    do(table, Use(use="announce"))
    assert panel.draft.by == who(table, "Warden")
    assert typed(panel) == []
    assert panel.unrolled_faces() == [{"check.d20": 12}]


def test_rolled_dice_of_resumed_resistance_are_gone(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    do(table, attack(table, "Mira", "Warden", an_attack()), 18)
    do(table, Use(use="announce"))
    types_die(panel, "12")
    do(table, NextTurn())
    panel.refresh()
    do(table, table.rules.waiting_checks()[0].command)
    assert typed(panel) == ["12"]
    panel.bar.press(roll_here=True)
    assert panel.unrolled_faces() == []
    do(table, Use(use="announce"))
    do(table, PreviousTurn())
    panel.refresh()
    assert panel.unrolled_faces() == []


def test_bonus_die_of_waiting_damage_returns(qtbot: QtBot) -> None:
    table = torg_eternity.hit(18)
    panel = a_panel(qtbot, table, by="Ilse")
    torg_eternity.announce(table)
    types_die(panel, "4")
    assert typed(panel) == ["4"]
    do(table, NextTurn())
    assert typed(panel) == []
    do(table, table.rules.waiting_checks()[0].command)
    assert typed(panel) == ["4"]


def test_dice_of_character_out_of_play_are_dropped(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    types_die(panel, "15")
    do(table, NextTurn())
    assert panel.unrolled_faces() == [{"check.d20": 15}]
    do(table, SetAside(character=who(table, "Mira"), benched=True))
    assert panel.unrolled_faces() == []


def test_typed_dice_end_with_the_session(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    types_die(panel, "15")
    panel.set_next_actor(who(table, "Rook"))
    types_die(panel, "7")
    do(table, EndEncounter())
    assert len(panel.unrolled_faces()) == 2
    do(table, EndSession())
    assert panel.unrolled_faces() == []


def types_for_next_check_beside_waiting_one(table: Table, panel: CheckPanel) -> None:
    """Roll Mira's check, let it wait until her next turn, and type a die for another check."""
    roll(panel, "15", "6")
    while not table.rules.waiting_checks() or table.campaign.acting != who(table, "Mira"):
        do(table, NextTurn())
    types_die(panel, "13")
    assert typed(panel) == ["13"]


@pytest.mark.parametrize("is_in_command_bar", [False, True])
def test_dice_of_next_check_return_after_finishing_a_waiting_one(qtbot: QtBot, *, is_in_command_bar: bool) -> None:
    """Before, they were dropped because the same character had rolled the waiting check."""
    table = an_ambush()
    panel = a_panel(qtbot, table)
    types_for_next_check_beside_waiting_one(table, panel)
    if is_in_command_bar:
        panel.preview(draft(table, "Rook"))
        panel.refresh()
    do(table, table.rules.waiting_checks()[0].command)
    assert typed(panel) == []
    do(table, Use(use="announce"))
    assert typed(panel) == ["13"]


def test_same_check_typed_again_has_its_dice(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    for by in ("Rook", "Warden"):
        panel.set_up(draft(table, by, dc=15), roll=False)
        types_die(panel, "13")
    panel.set_up(draft(table, "Rook", dc=15), roll=False)
    assert typed(panel) == ["13"]


def test_dice_of_typed_check_do_not_return_once_rolled(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    panel.set_up(draft(table, "Rook", dc=15), roll=False)
    roll(panel, "13")
    panel.bar.press()
    panel.set_up(draft(table, "Rook", dc=15), roll=False)
    assert typed(panel) == []

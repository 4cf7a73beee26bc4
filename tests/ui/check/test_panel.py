"""Tests of the check panel: the setup, the odds, the spends, and the check after its roll."""

import gc
from functools import partial

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QScrollBar, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.shown import OnCheck
from gmtracker.engine.commands import EditCharacter, NextTurn, Use
from gmtracker.engine.ids import NOBODY
from gmtracker.ui.check.layout import SIDE
from gmtracker.ui.check.odds_view import OddsView
from gmtracker.ui.check.panel import CheckPanel
from gmtracker.ui.check.popups import NumberPopup
from gmtracker.ui.check.sentence_words import TARGET, WHO
from gmtracker.ui.check.spend_rows import CHIP_HEIGHT, Role
from gmtracker.ui.demo.driver import drag_events
from gmtracker.ui.tokens.drag_drop import CarriedTokens, tokens_as_mime
from gmtracker.ui.widgets.buttons import Button
from gmtracker.ui.widgets.dice_fields import DieField
from tests.builders import torg_eternity
from tests.builders.asked_dice import an_asked_die
from tests.builders.campaigns import a_hero, a_table, do, earn, held_tokens, pool_tokens, who
from tests.builders.shattered_spheres import FIGHTER, a_check, an_ambush, an_attack, attack, check, draft, mira
from tests.builders.vagabond import a_fight
from tests.builders.vagabond import check as vagabonds_check
from tests.windows.check_panel import (
    a_panel,
    additions,
    chips,
    click_row,
    dice_fields,
    every_row,
    reads,
    roll,
    row,
    rows,
    says,
    sentence,
    sets,
    success,
    take_row,
)
from tests.windows.widgets import Key, a_bridge, focused, is_freed_on_deleting, press, shown, types

COPY = Qt.DropAction.CopyAction
LEFT = Qt.MouseButton.LeftButton
ALONE = Qt.KeyboardModifier.NoModifier


def test_headline_names_character_and_modifiers(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    assert panel.sentence.accessibleName() == "Mira · Acrobatics 7 · Advantage 4 · against DC 15"
    assert success(panel) == "87.5% to succeed"


def test_option_of_a_finished_check_cannot_be_taken(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    before = len(held_tokens(table, "Mira"))
    stale = row(panel, "Improve Roll with Tragedy").data(Role.CELL).row
    do(table, NextTurn())
    panel.rows.chosen.emit(stale)
    assert len(held_tokens(table, "Mira")) == before
    assert panel.bar.do.text() == "Roll"


def test_rows_follow_the_shown_check(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    before = rows(panel)
    do(table, NextTurn())
    qtbot.waitUntil(lambda: rows(panel) != before)


def test_panel_updates_once_for_several_changes(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    panel.sentence.set_value("fortune", True)
    panel.sentence.set_value("dc", 20)
    qtbot.waitUntil(lambda: "against DC 20" in panel.sentence.accessibleName())
    assert panel.draft.value("fortune") is True


def test_step_button_has_its_own_name_and_adds_within_range(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    panel.sentence.open("plus")
    leaf = panel.sentence.open_popup
    assert isinstance(leaf, NumberPopup)
    major = next(button for button in leaf.findChildren(Button) if button.text() == "Major +5")
    for _ in range(2):
        major.click()
        panel.refresh()
    assert panel.draft.value("plus") == 10
    assert "extra Advantage +10 ×" in sentence(panel)


def test_number_out_of_range_is_corrected_on_leaving(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    panel.sentence.word("dc").setFocus()
    types("999")
    panel.refresh()
    press(Key.Key_Return)
    assert sentence(panel).endswith("against DC 200")


def test_sheet_value_can_be_overridden_and_restored(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    panel.sentence.word("advantage").setFocus()
    press(Key.Key_Return)
    press(Key.Key_Up)
    panel.refresh()
    assert "Advantage 5" in panel.sentence.accessibleName()
    press(Key.Key_Escape)
    press(Key.Key_Delete)
    panel.refresh()
    assert "Advantage 4" in panel.sentence.accessibleName()


def test_next_turn_sets_up_the_next_character(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    do(table, NextTurn())
    qtbot.waitUntil(lambda: panel.sentence.accessibleName().startswith("Rook"))
    assert panel.sentence.word(WHO).text() == "Rook"


def test_turn_does_not_start_with_an_ally_as_target(qtbot: QtBot) -> None:
    """Before, a hero's turn started with another hero as the target, because that hero was the last target."""
    table = an_ambush()
    panel = a_panel(qtbot, table)
    panel.prepare(CheckDraft(who(table, "Warden"), who(table, "Mira")))
    panel.set_next_actor(who(table, "Rook"))
    assert (panel.draft.by, panel.draft.on) == (who(table, "Rook"), NOBODY)
    panel.prepare(CheckDraft(who(table, "Mira"), who(table, "Warden")))
    panel.set_next_actor(who(table, "Rook"))
    assert (panel.draft.by, panel.draft.on) == (who(table, "Rook"), who(table, "Warden"))


def test_word_widgets_are_reused_for_the_next_character(qtbot: QtBot) -> None:
    """Before, the line of circumstances kept the name of the previous active character."""
    table = an_ambush(mira(), a_hero("Rook", traits=FIGHTER))
    panel, fresh = a_panel(qtbot, table), a_panel(qtbot, an_ambush(*table.campaign.characters), by="Rook")
    kept, dice = panel.sentence.word(WHO), dice_fields(panel)
    panel.set_next_actor(who(table, "Rook"))
    panel.refresh()
    assert panel.sentence.word(WHO) is kept
    assert dice_fields(panel) == dice
    assert reads(panel) == reads(fresh)


def test_spends_have_a_line_for_each_use_with_the_best_first(qtbot: QtBot) -> None:
    """Before, a use took a line for each kind of token, and three lines could be the same use."""
    panel = a_panel(qtbot, an_ambush())
    assert rows(panel)[0].startswith("Improve Roll with Tragedy 6 from the pool: +6, then 97.5%")
    names = [panel.rows.model().index(at, 0).data() for at in range(panel.rows.model().rowCount())]
    assert names[:3] == ["Improve Roll", "Edit Scene", "Surge"]
    assert names[3].endswith(" more")
    chances = [cell.row.success.share for chip in chips(panel)[:3] if (cell := chip.data(Role.CELL))]
    assert len(chances) == 3
    assert chances == sorted(chances, reverse=True)
    assert len(every_row(panel)) > 10


def test_row_that_needs_a_die_asks_for_it_first(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    dice = len(held_tokens(table, "Mira"))
    take_row(panel, "Improve Roll with Triumph die")
    assert isinstance(focused(), DieField)
    types("6")
    press(Key.Key_Return)
    assert len(held_tokens(table, "Mira")) == dice - 1
    assert any("Improve Roll" in text for text in says(panel))


def test_escape_cancels_the_question_of_a_row(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    roll(panel, "15", "6")
    panel.bar.press()
    panel.refresh()
    before = table.campaign
    take_row(panel, "Improve Roll with Triumph die")
    press(Key.Key_Escape)
    assert panel.bar.do.text() == "Roll"
    assert table.campaign is before


def test_row_asks_for_no_dice_when_the_program_rolls(qtbot: QtBot) -> None:
    """Before, it asked for dice at every table, so one click became two."""
    table = an_ambush()
    panel = a_panel(qtbot, table, 15, 6, 4)
    panel.bar.press()
    panel.refresh()
    dice = len(held_tokens(table, "Mira"))
    take_row(panel, "Improve Roll with Triumph die")
    assert len(held_tokens(table, "Mira")) == dice - 1
    assert panel.bar.do.text() == "Announce"


def test_refused_row_gives_its_reason_and_does_nothing(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    before = table.campaign
    assert not any("Roll the check first" in told for told in rows(panel))
    take_row(panel, "Roll the check first")
    assert table.campaign is before


def test_announce_shows_the_setup_and_undo_undoes_the_whole_check(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    roll(panel, "15", "6")
    panel.bar.press()
    assert panel.bar.do.text() == "Roll"
    assert focused() is not panel.bar.do
    table.undo()
    assert table.rules.open_check() is None
    qtbot.waitUntil(lambda: panel.sentence.accessibleName() == "Mira · Acrobatics 7 · Advantage 4 · against DC 15")


def test_undo_of_an_open_roll_shows_the_setup(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    roll(panel, "15", "6")
    table.undo()
    qtbot.waitUntil(lambda: panel.bar.do.text() == "Roll")
    table.redo()
    qtbot.waitUntil(lambda: panel.bar.do.text() == "Announce")


def test_undo_and_redo_show_the_check_they_change(qtbot: QtBot) -> None:
    """Before, the panel kept showing what was set up since."""
    table = an_ambush()
    panel = a_panel(qtbot, table)
    sets(panel, "dc", 20)
    sets(panel, "plus", 5)
    panel.refresh()
    rolled = panel.draft
    roll(panel, "15", "6", "4")
    panel.bar.press()
    panel.set_next_actor(who(table, "Rook"))
    panel.refresh()
    table.undo()
    assert panel.draft == rolled
    panel.set_next_actor(who(table, "Rook"))
    table.redo()
    assert panel.draft == rolled.unset("plus")


def test_panel_returns_to_active_character_after_check_out_of_turn(qtbot: QtBot) -> None:
    """Before, it stayed with the character who acted out of turn, and the earlier setup was lost."""
    table = an_ambush()
    panel = a_panel(qtbot, table)
    sets(panel, "plus", 5)
    set_up = panel.draft
    panel.set_next_actor(who(table, "Rook"))
    panel.refresh()
    roll(panel, "15")
    rolled = panel.draft
    panel.bar.press()
    assert panel.draft == set_up
    table.undo()
    assert panel.draft.by == rolled.by
    table.redo()
    assert panel.draft == set_up


def test_character_chosen_during_an_open_check_acts_next(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table, by="Rook")
    roll(panel, "15")
    panel.set_next_actor(who(table, "Rook"))
    panel.bar.press()
    assert panel.draft.by == who(table, "Rook")
    roll(panel, "15")
    panel.bar.press()
    assert panel.draft.by == who(table, "Mira")


def test_chosen_character_stays_when_anothers_check_ends(qtbot: QtBot) -> None:
    """Only a character's own check gives the turn back."""
    table = an_ambush()
    panel = a_panel(qtbot, table, by="Rook")
    sets(panel, WHO, who(table, "Warden"))
    do(table, check(table, "Rook", a_check()), 15)
    do(table, Use(use="announce"))
    assert panel.draft.by == who(table, "Warden")


def test_consequences_of_attack_out_of_turn_come_before_the_turn(qtbot: QtBot) -> None:
    table = torg_eternity.a_scene(torg_eternity.somebody("Tomas"), torg_eternity.ilse(), torg_eternity.brute())
    panel = a_panel(qtbot, table, 11, by="Ilse")
    panel.prepare(torg_eternity.draft(table, on="Brute", kind="attack", damage=24))
    panel.refresh()
    panel.bar.press()
    torg_eternity.announce(table)
    assert panel.draft.by == who(table, "Brute"), "who may soak it"
    do(table, Use(use="take-damage"))
    assert panel.draft.by == who(table, "Tomas")
    table.undo()
    assert (panel.draft.by, panel.draft.value("damage")) == (who(table, "Ilse"), 24)


def test_undoing_the_end_of_a_check_restores_its_setup(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table, by="Rook")
    sets(panel, "plus", 5)
    rolled = panel.draft
    roll(panel, "15", "6")
    panel.bar.press()
    table.undo_step()
    assert (table.rules.open_check() is not None, panel.draft) == (True, rolled)
    panel.bar.press()
    assert panel.draft.by == who(table, "Mira")


def test_token_dropped_on_the_panel_is_for_the_check(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    carried = panel.carried
    die = pool_tokens(table, "destiny", "tragedy")[0].id
    carried.take((die,))
    mime, place = tokens_as_mime((die,)), panel.rect().center()
    for event in drag_events(place, mime):
        QApplication.sendEvent(panel, event)
    with qtbot.waitSignal(carried.chosen) as chosen:
        QApplication.sendEvent(panel, QDropEvent(QPointF(place), COPY, mime, LEFT, ALONE, QEvent.Type.Drop))
    assert [offer.name for offer in chosen.args[0].offers][:2] == ["Improve Roll", "Edit Scene"]


@pytest.mark.parametrize(("carried", "meant"), [(1, ""), (3, "Improve Roll")])
def test_stones_dropped_on_a_row_need_its_exact_number(qtbot: QtBot, carried: int, meant: str) -> None:
    """Before, one stone dropped on “3 × Coup” was spent alone."""
    table = an_ambush()
    stones = earn(table, "triumph-stone", 3)
    panel = a_panel(qtbot, table)
    texts = every_row(panel)
    assert panel.rows.every_row is not None
    view = panel.rows.every_row.rows
    cells = [view.model().index(at, 1) for at in range(len(texts))]
    line = next(cell for cell, told in zip(cells, texts, strict=True) if "Improve Roll with 3 Triumph" in told)
    panel.carried.take(stones[:carried])
    view.drop_target.hover(view.visualRect(line).center())
    target = view.drop_target.target
    assert isinstance(target, OnCheck)
    assert target.use == meant


def test_hit_sets_up_resistance_and_failure_proposes_harm(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    sets(panel, TARGET, who(table, "Warden"))
    sets(panel, "kind", "attack")
    roll(panel, "18", "5", "5")
    panel.bar.press()
    assert panel.sentence.accessibleName().startswith("Warden · Toughness")
    assert panel.bar.do.text() == "Resist"
    assert any("A hit: Warden resists with Toughness." in text for text in says(panel))
    roll(panel, "2", "2", "2")
    panel.bar.press()
    assert panel.bar.do.text() == "Apply wound"
    panel.bar.press()
    assert "staggered" in {condition.key for condition in table.campaign.character(who(table, "Warden")).conditions}


def test_long_die_names_do_not_widen_the_panel(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    narrowest = panel.minimumSizeHint().width()
    sets(panel, TARGET, who(table, "Warden"))
    sets(panel, "kind", "attack")
    assert panel.minimumSizeHint().width() == narrowest
    names = [field.accessibleName() for field in panel.findChildren(DieField) if field.isVisible()]
    assert names == ["Mira · d20", "Advantage d12", "Warden · Advantage d12"]


def test_bar_under_the_pointer_gives_its_chance(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    bar = panel.odds.bar_at(QPoint(panel.odds.width() - 8, 40))
    assert bar is not None
    assert (bar.name, bar.chance.message) == ("5 degrees of success", "5.5%")


def test_panel_is_freed(qtbot: QtBot) -> None:
    bridge = a_bridge(an_ambush())
    carried = CarriedTokens(bridge)
    assert is_freed_on_deleting(lambda: CheckPanel(bridge, carried), qtbot)


def test_die_losing_focus_during_deletion_raises_nothing(
    qtbot: QtBot,
) -> None:
    table, around = an_ambush(), QWidget()
    bridge = a_bridge(table)
    shown(qtbot, around)
    panel = CheckPanel(bridge, CarriedTokens(bridge), around)
    panel.show()
    panel.set_next_actor(who(table, "Mira"))
    panel.refresh()
    first, last = dice_fields(panel)
    last.setFocus()
    with qtbot.captureExceptions() as raised:
        delete(first)
        last.clearFocus()
        delete(panel)
        QApplication.processEvents()
    assert not raised


def test_surge_row_retries_a_failed_check_with_one_click(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    sets(panel, "dc", 22)
    panel.refresh()
    chance = success(panel)
    roll(panel, "4", "2")
    panel.refresh()
    click_row(panel, "Surge with fatigue: retry")
    panel.refresh()
    assert "against DC 22" in panel.sentence.accessibleName()
    assert success(panel) == chance
    assert panel.bar.do.text() == "Roll"


def test_five_dice_fit_on_one_line(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    panel.resize(440, 360)
    sets(panel, "kind", "attack")
    panel.bar.dice.set_requests(tuple(an_asked_die("Mira", f"Adv {at}", 12) for at in range(5)))
    panel.bar.dice.show()
    fields = [field for field in panel.findChildren(DieField) if field.isVisible()]
    assert len({field.mapTo(panel, QPoint()).y() for field in fields}) == 1


def test_single_die_is_placed_like_the_first_of_several(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    places = []
    for count in (1, 2):
        panel.bar.dice.set_requests(tuple(an_asked_die("Mira", f"d20 {at}", 20) for at in range(count)))
        panel.bar.dice.show()
        QApplication.processEvents()
        places.append(min(f.mapTo(panel, QPoint()).x() for f in panel.findChildren(DieField) if f.isVisible()))
    assert places[0] == places[1]


@pytest.mark.parametrize("height", [260, 496, 700])
def test_foot_is_inside_the_panel_at_every_height(qtbot: QtBot, height: int) -> None:
    """Before, dice and button were right below the spends, and left a blank panel under them."""
    panel = a_panel(qtbot, an_ambush(), 9, 3)
    panel.resize(panel.width(), height)
    for _ in range(2):
        QApplication.processEvents()
        for part in (panel.bar.do, *dice_fields(panel)):
            bottom = part.mapTo(panel, part.rect().bottomLeft()).y()
            assert bottom == panel.height() - SIDE - 1
        panel.bar.press()
        panel.refresh()


def test_key_is_named_only_while_it_presses_the_button(qtbot: QtBot) -> None:
    """From the roster, Enter does something else."""
    panel = a_panel(qtbot, an_ambush())
    for focus_it, is_named in (
        (panel.bar.focus_first, True),
        (panel.sentence.focus_first_word, False),
        (panel.bar.focus_main_button, True),
    ):
        focus_it()
        qtbot.waitUntil(partial(lambda named: panel.bar.do.names_key is named, is_named))


def test_button_leaves_out_its_key_before_other_steps_fold(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    do(table, attack(table, "Mira", "Warden", an_attack()), 19)
    do(table, Use(use="announce"))
    panel.refresh()
    seen: dict[tuple[bool, str], int] = {}
    for width in range(900, 260, -20):
        panel.resize(width, 496)
        QApplication.processEvents()
        others = (button for button in panel.bar.findChildren(Button) if button is not panel.bar.do)
        other = next(button.text() for button in others if button.isVisible())
        seen[panel.bar.do.sizeHint().width() > panel.bar.do.width_with(key=False), other] = width
    assert list(seen) == [(True, "Skip damage"), (False, "Skip damage"), (False, "More")]


def test_low_panel_shows_fewer_rows_and_no_scroll_bar(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    lines = panel.rows.model().rowCount
    qtbot.waitUntil(lambda: lines() == 4)
    panel.resize(panel.width(), 300)
    qtbot.waitUntil(lambda: lines() < 4)
    assert rows(panel)[-1].endswith(("more", "to spend tokens"))
    bars = [bar for bar in panel.findChildren(QScrollBar) if bar.isVisible()]
    assert bars == []


def test_renamed_character_is_offered_by_the_new_name(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    mira = table.campaign.characters[0]
    do(table, EditCharacter(character=replace(mira, name="Captain Mira")))
    panel.refresh()
    assert panel.sentence.word(WHO).text() == "Captain Mira"


def test_unavailable_spends_are_not_among_the_best(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    cells = [cell for chip in chips(panel) if (cell := chip.data(Role.CELL))]
    assert cells
    assert not any(cell.row.offer.refusal for cell in cells)


def test_check_in_empty_campaign_has_a_placeholder_character_and_target(qtbot: QtBot) -> None:
    """Before, both were empty in a new campaign."""
    bridge = a_bridge(a_table())
    panel = CheckPanel(bridge, CarriedTokens(bridge))
    bridge.setParent(panel)
    shown(qtbot, panel)
    panel.refresh()
    assert panel.sentence.word(WHO).text() == "Someone"
    assert "Target" in additions(panel)


def test_layout_stays_enabled_after_a_failed_refresh(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before, the layout stayed disabled after an error, whatever was shown later."""
    panel = a_panel(qtbot, an_ambush())
    panel.prepare(CheckDraft())
    monkeypatch.delattr(OddsView, "show_odds")
    with pytest.raises(AttributeError):
        panel.refresh()
    layout = panel.layout()
    assert layout is not None
    assert layout.isEnabled()


def test_typed_check_is_rolled_before_an_open_one_is_announced(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    panel.bar.press()
    panel.set_up(draft(table, "Rook"), roll=True)
    now = table.rules.open_check()
    assert now is not None
    assert now.headline.startswith("Rook: ")


def test_typed_check_leaves_nothing_unfinished(qtbot: QtBot) -> None:
    """Before, the damage of a hit that was not announced was dropped. Now the hit waits."""
    table = a_fight()
    do(table, vagabonds_check(table, "Aila", "Ogre", kind="attack", damage="d8"), 18)
    panel = a_panel(qtbot, table, by="Bram")
    panel.set_up(CheckDraft(by=who(table, "Bram"), on=who(table, "Ogre")), roll=False)
    assert not any("would leave this unfinished" in text for text in says(panel))
    do(table, vagabonds_check(table, "Bram", "Ogre", kind="attack", damage="d8"), 18)
    assert [offer.name for offer in table.rules.waiting_checks()] == ["Aila: Melee against Ogre"]


def test_hint_does_not_move_dice_or_button(qtbot: QtBot) -> None:
    """Before, the dice and the button moved down by 20 pixels."""
    panel = a_panel(qtbot, an_ambush())
    panel.bar.focus_first()
    QApplication.processEvents()
    places = [part.mapTo(panel, QPoint()) for part in (*dice_fields(panel), panel.bar.do)]
    types("0")
    QApplication.processEvents()
    assert panel.bar.message.text()
    assert [part.mapTo(panel, QPoint()) for part in (*dice_fields(panel), panel.bar.do)] == places


def test_row_is_not_highlighted_without_focus(qtbot: QtBot) -> None:
    """Before, the last chosen row looked hovered."""
    panel = a_panel(qtbot, an_ambush())
    roll(panel, "15", "6")
    panel.refresh()
    row = panel.rows.model().index(0, 1)
    place = panel.rows.visualRect(row).center() - QPoint(0, CHIP_HEIGHT // 2 - 1)
    unlit = panel.rows.viewport().grab().toImage().pixelColor(place)
    panel.rows.setFocus()
    panel.rows.setCurrentIndex(row)
    assert panel.rows.viewport().grab().toImage().pixelColor(place) != unlit
    panel.bar.focus_main_button()
    assert panel.rows.viewport().grab().toImage().pixelColor(place) == unlit


def test_deleting_the_panel_with_visible_dice_logs_nothing(qtbot: QtBot) -> None:
    """Before, tests failed at random, as the dice were hidden after their fields were deleted."""
    panel = a_panel(qtbot, an_ambush())
    panel.bar.focus_first()
    assert dice_fields(panel)
    del panel
    gc.collect()


def test_last_step_of_an_attack_can_be_undone_alone(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    sets(panel, TARGET, who(table, "Warden"))
    sets(panel, "kind", "attack")
    roll(panel, "18", "5", "5")
    panel.bar.press()
    roll(panel, "2", "2", "2")
    panel.bar.press()
    panel.bar.press()
    assert table.rules.open_check() is None
    table.undo_step()
    panel.refresh()
    assert panel.bar.do.text() == "Apply wound"
    assert not table.campaign.character(who(table, "Warden")).conditions


def test_enter_announces_after_a_spend_by_drag(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    roll(panel, "15", "6")
    panel.refresh()
    spend = row(panel, "Coup").data(Role.CELL).row.offer.command
    panel.rows.setFocus()
    panel.use_chosen.emit(spend, {})
    assert focused() is panel.bar.do
    assert panel.bar.do.text() == "Announce"


def test_disabled_button_gives_its_reason_below_and_as_tooltip(qtbot: QtBot) -> None:
    """Before, it was disabled without a reason when the GM's creature harms no one yet."""
    panel = a_panel(qtbot, a_fight(), by="Ogre")
    sets(panel, "stopped-by", "nothing")
    why = "No roll is needed. To roll damage, choose a target and the damage dice."
    assert (panel.bar.do.text(), panel.bar.do.isEnabled()) == ("Apply harm", False)
    assert why in says(panel)
    assert panel.bar.do.toolTip().split() == why.split()


def test_hit_without_damage_die_asks_for_the_damage(qtbot: QtBot) -> None:
    table = a_fight()
    do(table, vagabonds_check(table, "Aila", "Ogre", kind="attack"), 18)
    do(table, Use(use="announce"))
    panel = a_panel(qtbot, table, 5, by="Aila")
    assert "Ogre is hit." in says(panel)
    assert panel.bar.do.text() == "Roll the damage"
    assert not panel.bar.do.isEnabled()
    sets(panel, "dice", 1)
    panel.bar.do.click()
    panel.refresh()
    assert "5 damage" in says(panel)

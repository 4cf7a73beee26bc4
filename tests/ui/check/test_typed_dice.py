"""Tests of dice typed in the check panel: where a face goes, its owner, and corrections.

They include the die and the outcome of a percent chance.
"""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.check.shown import Chance, CheckRow
from gmtracker.engine.commands import NextTurn, Use
from gmtracker.engine.offers import Offer
from gmtracker.engine.table import Table
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.check.dice_and_buttons import pending_text, short_die_name
from gmtracker.ui.check.panel import CheckPanel
from gmtracker.ui.check.popups import NumberPopup
from gmtracker.ui.check.result_view import DieTile
from gmtracker.ui.check.sentence_words import WHO
from gmtracker.ui.widgets.dice_fields import DiceFields, DieField
from tests.builders import humans_and_heroes, torg_eternity, vagabond
from tests.builders.asked_dice import an_asked_die
from tests.builders.campaigns import do, who
from tests.builders.humans_and_heroes import BLANK, MINUS, PLUS
from tests.builders.shattered_spheres import an_ambush, an_attack, attack
from tests.windows.check_panel import (
    a_panel,
    click_row,
    dice_fields,
    roll,
    says,
    sets,
    success,
)
from tests.windows.main_window import Stage
from tests.windows.widgets import Key, focused, press, types


def test_odds_follow_each_typed_digit(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    panel.sentence.word("dc").setFocus()
    types("2")
    panel.refresh()
    assert success(panel) == "100% to succeed"
    types("0")
    panel.refresh()
    assert "against DC 20" in panel.sentence.accessibleName()
    press(Key.Key_Return)
    assert focused() is panel.sentence.word("dc")
    assert panel.sentence.open_popup is None


def test_typed_faces_do_not_count_for_the_next_character(qtbot: QtBot) -> None:
    """Before, dice that an undo had restored were Rook's after the next turn."""
    table = an_ambush()
    panel = a_panel(qtbot, table)
    roll(panel, "15", "6")
    table.undo()
    do(table, NextTurn())
    qtbot.waitUntil(lambda: panel.sentence.accessibleName().startswith("Rook"))
    assert not any(open_fields(panel).values())


def test_typed_faces_are_cleared_in_another_campaign(qtbot: QtBot) -> None:
    """Before, a die that was typed but not rolled was in the first check of the next campaign."""
    panel = a_panel(qtbot, an_ambush())
    next(iter(panel.findChildren(DieField))).setText("4")
    next(iter(panel.findChildren(Bridge))).open(an_ambush())
    panel.refresh()
    assert not any(open_fields(panel).values())


def test_typed_face_stays_during_a_spend_before_the_roll(qtbot: QtBot) -> None:
    """Before, it was cleared, and the program rolled in place of the die on the table."""
    panel = a_panel(qtbot, an_ambush())
    panel.bar.focus_first()
    types("12")
    click_row(panel, "Improve Roll")
    assert [entry.label for entry in next(iter(panel.findChildren(Bridge))).entries()][-1].startswith(
        "Mira's Improve Roll"
    )
    assert "12" in open_fields(panel).values()


def test_typed_dice_count_and_focus_moves_to_announce(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    panel.bar.focus_first()
    types("15")
    types("6")
    assert focused() is panel.bar.do
    press(Key.Key_Return)
    assert focused() is panel.bar.do
    assert panel.bar.do.text() == "Announce"
    assert "28 against 15" in says(panel)
    tiles = [tile.accessibleName() for tile in panel.findChildren(DieTile) if tile.isVisible()]
    assert tiles == ["Mira · d20: 15, typed", "Advantage d10: 6, typed"]


def test_empty_dice_are_rolled_and_marked_as_rolled(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush(), 9, 3)
    panel.bar.press()
    tiles = [tile.accessibleName() for tile in panel.findChildren(DieTile)]
    assert tiles == ["Mira · d20: 9, rolled", "Advantage d10: 3, rolled"]


def test_impossible_face_is_refused_and_keeps_focus(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    before = table.campaign
    panel.bar.focus_first()
    types("0")
    panel.bar.press()
    assert table.campaign is before
    assert isinstance(focused(), DieField)


def test_face_of_a_percent_chance_is_cleared_afterwards(qtbot: QtBot) -> None:
    """Before, pressing Enter again rolled the same face again."""
    table = an_ambush()
    panel = a_panel(qtbot, table)
    sets(panel, "kind", "percent")
    roll(panel, "7")
    assert panel.bar.dice.faces() == {}
    assert isinstance(focused(), DieField)


def test_percent_outcome_stays_until_the_next_check_is_set_up(qtbot: QtBot) -> None:
    """Before, it was only in the log."""
    panel = a_panel(qtbot, an_ambush())
    sets(panel, "kind", "percent")
    roll(panel, "7")
    said = "50% chance: the d20 shows 7, which counts as 35%. It happens."
    assert said in says(panel)
    roll(panel, "17")
    assert any(text.endswith("It does not happen.") for text in says(panel))
    sets(panel, "chance", 60)
    assert not any("happen" in text for text in says(panel))


def test_percent_outcome_disappears_on_undo(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    sets(panel, "kind", "percent")
    roll(panel, "7")
    table.undo()
    assert not any("It happens." in text for text in says(panel))


def open_fields(panel: CheckPanel) -> dict[str, str]:
    return {field.request.name: field.text() for field in dice_fields(panel)}


def test_digit_goes_into_the_only_empty_die_from_anywhere(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    panel.bar.focus_first()
    types("15")
    panel.bar.focus_main_button()
    types("6")
    assert list(open_fields(panel).values()) == ["15", "6"]
    assert focused() is panel.bar.do


def test_die_restored_by_undo_takes_digits_from_anywhere(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    sets(panel, "advantage", 0)
    panel.bar.press()
    assert not panel.bar.dice.isVisible()
    table.undo()
    panel.bar.focus_main_button()
    types("6")
    assert list(open_fields(panel).values()) == ["6"]


def test_digits_fill_all_dice_except_on_a_number_word(qtbot: QtBot) -> None:
    """Before, with two empty dice a digit went into neither."""
    panel = a_panel(qtbot, an_ambush())
    panel.bar.focus_main_button()
    types("156")
    assert panel.bar.dice.faces() == {"check.d20": 15, "advantage.1": 6}
    assert focused() is panel.bar.do
    panel.bar.clear_faces()
    panel.bar.focus_main_button()
    types("15")
    panel.sentence.word("dc").setFocus()
    types("2")
    assert panel.bar.dice.faces() == {"check.d20": 15}
    assert isinstance(panel.sentence.open_popup, NumberPopup)


def test_digit_typed_on_a_name_is_a_die(qtbot: QtBot) -> None:
    """Before, a digit opened the search for another name, although Ctrl+R focuses the acting character's name."""
    panel = a_panel(qtbot, an_ambush())
    panel.focus_next_step()
    assert focused() is panel.sentence.word(WHO)
    types("15")
    assert panel.bar.dice.faces() == {"check.d20": 15}
    panel.sentence.word("trait").setFocus()
    types("6")
    assert panel.bar.dice.faces() == {"check.d20": 15, "advantage.1": 6}
    assert panel.sentence.open_popup is None


def test_digit_typed_on_a_difficulty_is_its_number(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, torg_eternity.a_scene(torg_eternity.ilse()), by="Ilse")
    panel.sentence.word("difficulty").setFocus()
    types("12")
    assert not panel.bar.dice.faces()
    assert panel.sentence.open_popup is not None


def test_fudge_signs_are_faces_from_anywhere_in_the_panel(qtbot: QtBot) -> None:
    """Before, “+” opened the additions, and “-” did nothing."""
    panel = a_panel(qtbot, humans_and_heroes.a_conflict())
    panel.bar.focus_main_button()
    types("+")
    panel.bar.focus_main_button()
    types("-")
    panel.bar.focus_main_button()
    types("0")
    assert list(panel.bar.dice.faces().values()) == [PLUS, MINUS, BLANK]
    assert panel.sentence.open_popup is None


@pytest.mark.parametrize("is_on_a_word", [True, False])
def test_plus_typed_in_the_sentence_opens_additions_despite_fudge_dice(qtbot: QtBot, *, is_on_a_word: bool) -> None:
    panel = a_panel(qtbot, humans_and_heroes.a_conflict())
    (panel.sentence.word(WHO) if is_on_a_word else panel.sentence.plus).setFocus()
    types("+")
    assert panel.sentence.open_popup is not None
    assert panel.bar.dice.faces() == {}


def test_plus_opens_additions_from_anywhere_without_fudge_dice(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    panel.bar.focus_main_button()
    types("+")
    assert panel.sentence.open_popup is not None


@pytest.mark.parametrize(("game", "are_faces"), [(humans_and_heroes.a_conflict, True), (an_ambush, False)])
def test_sign_typed_in_roster_is_a_face_with_fudge_dice(
    stage: Stage, game: Callable[[], Table], *, are_faces: bool
) -> None:
    """Before, “+” and “-” changed the current row's damage, while 0 went into the die."""
    app = stage.window()
    app.window.show()
    app.bridge.open(game())
    QApplication.processEvents()
    panel = app.window.check
    panel.refresh()
    before = app.bridge.table.campaign
    for sign in "+-":
        app.window.characters.setFocus()
        QApplication.processEvents()
        types(sign)
    assert list(panel.bar.dice.faces().values()) == ([PLUS, MINUS] if are_faces else [])
    assert (app.bridge.table.campaign is before) is are_faces


def test_skipped_die_is_asked_for_before_the_roll(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    panel.bar.focus_first()
    press(Key.Key_Tab)
    types("6")
    before = table.campaign
    panel.bar.do.click()
    assert table.campaign is before
    assert panel.bar.message.text() == "Mira · d20: no result yet. Type it, or press again to roll."
    panel.bar.do.click()
    assert panel.bar.do.text() == "Announce"


def test_wrong_typed_face_is_corrected_in_the_result(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    roll(panel, "15", "6")
    tile = next(tile for tile in panel.findChildren(DieTile) if "d10" in tile.accessibleName())
    assert "correct" in tile.accessibleDescription()
    tile.setFocus()
    panel.key_guard.end()
    press(Key.Key_Return)
    assert list(open_fields(panel).values()) == ["15", "6"]
    types("4")
    press(Key.Key_Return)
    tiles = [tile.accessibleName() for tile in panel.findChildren(DieTile) if tile.isVisible()]
    assert tiles == ["Mira · d20: 15, typed", "Advantage d10: 4, typed"]
    assert len([entry for entry in table.history.open_chapter.entries if entry.label == "Mira's Acrobatics"]) == 1


def test_face_cannot_be_corrected_after_a_spend(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    roll(panel, "15", "6")
    panel.refresh()
    click_row(panel, "Coup")
    QApplication.processEvents()
    tiles = [tile for tile in panel.findChildren(DieTile) if tile.isVisible()]
    assert tiles
    assert not any(tile.isEnabled() for tile in tiles)


def test_rolled_dice_cannot_be_corrected(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush(), 9, 3)
    panel.bar.press()
    assert not any(tile.isEnabled() for tile in panel.findChildren(DieTile))


def test_undo_of_a_roll_restores_typed_faces(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    roll(panel, "15", "6")
    table.undo()
    assert list(open_fields(panel).values()) == ["15", "6"]
    assert isinstance(focused(), DieField)
    panel.bar.dice.focus_die("Mira · d20")
    types("18")
    panel.bar.press()
    assert "31 against 15" in says(panel)


def test_undo_of_an_announced_check_restores_typed_faces(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    roll(panel, "15", "6")
    panel.bar.press()
    table.undo()
    qtbot.waitUntil(lambda: list(open_fields(panel).values()) == ["15", "6"])


def test_redone_faces_are_not_ready_for_the_next_check(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    roll(panel, "15", "6")
    panel.bar.press()
    table.undo()
    qtbot.waitUntil(lambda: list(open_fields(panel).values()) == ["15", "6"])
    table.redo()
    assert not any(open_fields(panel).values())


def test_single_die_is_labeled_with_its_size(qtbot: QtBot) -> None:
    """Before, the label “Damage” did not name the die, as the field's hint disappears on focus."""
    table = vagabond.a_fight()
    do(table, vagabond.check(table, "Aila", "Ogre", kind="attack", damage="d8"), 18)
    do(table, vagabond.use(table, "announce"))
    panel = a_panel(qtbot, table, by="Aila")
    asked = table.rules.dice_requests(vagabond.use(table, "roll-damage"))
    panel.bar.dice.set_requests(asked)
    labels = [label.text() for label in panel.bar.dice.findChildren(QLabel)]
    assert "Damage d8" in labels


def test_name_of_a_die_gives_the_number_of_its_roll() -> None:
    """Before, it read “Anvil,: Fudge 1”, and for the acting character only the name."""
    own, theirs = an_asked_die("Echo Valdez", "Fudge 1", 3), an_asked_die("The Anvil", "Fudge 1", 3)
    acting = own.owner
    assert short_die_name(own, acting) == "Fudge 1"
    assert short_die_name(replace(own, roll=2), acting) == "Roll 2: Fudge 1"
    assert short_die_name(replace(theirs, roll=2), acting) == "Anvil (roll 2): Fudge 1"


def test_die_of_a_name_with_a_comma_keeps_its_owner(qtbot: QtBot) -> None:
    """Before, “Hound, the Old · Advantage” read “The Old: Advantage”, as names were split at commas and dots."""
    hound, mira = an_asked_die("Hound, the Old", "Advantage"), an_asked_die("Mira · Vance, II", "d20", 20)
    assert short_die_name(hound, mira.owner) == "Hound: Advantage"
    assert short_die_name(replace(hound, roll=2), mira.owner) == "Hound (roll 2): Advantage"
    assert short_die_name(mira, mira.owner) == "d20"
    fields = DiceFields()
    qtbot.addWidget(fields)
    fields.set_requests((an_asked_die("Hound, the · Old", "d20", 20), mira))
    words = {label.text() for label in fields.findChildren(QLabel)}
    assert {"Hound, the · Old", "Mira · Vance, II", "d20"} <= words


def test_typed_dice_return_after_choosing_another_character(qtbot: QtBot) -> None:
    """Before, one click on a wrong name cleared the dice already typed."""
    table = an_ambush()
    panel = a_panel(qtbot, table)
    sets(panel, "plus", 5)
    panel.bar.focus_first()
    types("156")
    set_up, typed = panel.draft, panel.bar.dice.faces()
    panel.set_next_actor(who(table, "Rook"))
    panel.refresh()
    assert panel.bar.dice.faces() == {}
    panel.set_next_actor(who(table, "Mira"))
    assert (panel.draft, panel.bar.dice.faces()) == (set_up, typed)
    panel.bar.press()
    panel.bar.press()
    panel.set_next_actor(who(table, "Rook"))
    panel.set_next_actor(who(table, "Mira"))
    assert panel.bar.dice.faces() == {}, "they were rolled"


def test_typed_dice_return_after_a_check_out_of_turn(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    panel.bar.focus_first()
    types("156")
    typed = panel.bar.dice.faces()
    panel.set_next_actor(who(table, "Rook"))
    panel.refresh()
    roll(panel, "15")
    panel.bar.press()
    assert (panel.draft.by, panel.bar.dice.faces()) == (who(table, "Mira"), typed)


def test_typed_dice_return_with_their_words_in_a_later_turn(qtbot: QtBot) -> None:
    """Before, “Next turn” dropped them without a word."""
    table = an_ambush()
    panel = a_panel(qtbot, table)
    sets(panel, "plus", 5)
    panel.bar.focus_first()
    types("156")
    before = panel.draft, panel.bar.dice.faces()
    for _ in table.campaign.encounter.order if table.campaign.encounter else ():
        do(table, NextTurn())
        panel.refresh()
    assert (panel.draft, panel.bar.dice.faces()) == before


def test_resistance_dice_stay_when_another_name_is_clicked(qtbot: QtBot) -> None:
    """Before, the resistance stayed in the panel, but its fields were cleared."""
    table = an_ambush()
    panel = a_panel(qtbot, table)
    do(table, attack(table, "Mira", "Warden", an_attack()), 18)
    do(table, Use(use="announce"))
    panel.refresh()
    assert panel.draft.by == who(table, "Warden")
    panel.bar.focus_first()
    types("12")
    before = panel.draft, panel.bar.dice.faces()
    panel.set_next_actor(who(table, "Rook"))
    panel.refresh()
    assert (panel.draft, panel.bar.dice.faces()) == before


def test_digit_replaces_refused_face_from_anywhere(qtbot: QtBot) -> None:
    """Before, digits typed after Shift+Tab went into the next empty die, and the refused 25 stayed."""
    panel = a_panel(qtbot, an_ambush())
    panel.bar.focus_first()
    types("25")
    press(Key.Key_Return)
    panel.sentence.word(WHO).setFocus()
    QApplication.processEvents()
    types("17")
    assert [field.text() for field in dice_fields(panel)][:2] == ["17", ""]


def test_result_dice_come_before_the_buttons_for_tab(qtbot: QtBot) -> None:
    """Before, Tab came to the dice only after all buttons of the window."""
    panel = a_panel(qtbot, an_ambush())
    roll(panel, "15", "6")
    panel.refresh()
    chain: list[QWidget] = [panel.findChildren(DieTile)[0]]
    while chain[-1] is not panel.bar.do:
        following = chain[-1].nextInFocusChain()
        assert following is not None
        chain.append(following)
    assert panel.window() not in chain


def test_pending_use_without_token_name_reads_as_its_name() -> None:
    """Before, it read “Possibility with”."""
    offer = Offer(command=Use(use="possibility"), name="Possibility", effect="")
    row = CheckRow(offer=offer, what="", success=Chance("0", 0.0, "0%"), mean="", success_text="")
    assert pending_text(row) == (offer, "Possibility")

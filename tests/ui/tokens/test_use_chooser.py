"""The chooser for the use of a dropped token, and one row of it."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.campaign import Trait, character_place
from gmtracker.engine.commands import NextTurn, SetCondition, SetMarker, Use
from gmtracker.engine.offers import Offer
from gmtracker.engine.ruleset import DropResult
from gmtracker.engine.table import Table
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.tokens.offer_button import OfferButton
from gmtracker.ui.tokens.use_chooser import UseChooser
from gmtracker.ui.widgets.dice_fields import DieField
from gmtracker.ui.widgets.inputs import ChoiceField, LineField
from tests.builders.campaigns import (
    a_hero,
    a_session,
    an_encounter,
    do,
    earn,
    hand_tokens,
    held_tokens,
    pool_tokens,
    spend,
    track_of,
    who,
)
from tests.builders.humans_and_heroes import a_conflict, mira
from tests.builders.shattered_spheres import an_ambush, an_attack, attack
from tests.windows.widgets import Key, a_bridge, a_window, at, click, focused, is_freed_on_deleting, press, types


class Desk:
    """A table with a chooser over its window."""

    def __init__(self, qtbot: QtBot, table: Table) -> None:
        self.table = table
        self.bridge: Bridge = a_bridge(table)
        self.window: QMainWindow = a_window(qtbot)
        self.chooser = UseChooser(self.bridge, self.window)

    def drops_die(self, name: str, kind: str = "triumph") -> None:
        """Drop a held die on its holder."""
        result = self.table.rules.drop_result(
            held_tokens(self.table, name, kind)[:1], character_place(who(self.table, name))
        )
        self.chooser.offer_drop_result(result, at(self.window, 100, 100))

    def awards(self, name: str) -> bool:
        """Award a pool die, and show its offers."""
        die = pool_tokens(self.table, "destiny", "triumph")[0]
        self.bridge.dispatch(Use(use="award", by=who(self.table, name), tokens=(die.id,)))
        return self.chooser.offer_what_follows(at(self.window, 100, 100))

    def rows(self) -> list[OfferButton]:
        """Return the visible offers in the order of their keys."""
        rows = [row for row in self.chooser.findChildren(OfferButton) if row.isVisible()]
        return sorted(rows, key=lambda row: self.chooser.offers.index(row.offer))

    def row(self, name: str) -> OfferButton:
        return next(row for row in self.rows() if row.offer.name == name)

    def button(self, text: str) -> QPushButton:
        return next(b for b in self.chooser.findChildren(QPushButton) if b.text() == text and b.isVisible())

    def says(self, text: str) -> bool:
        return any(label.text() == text and label.isVisible() for label in self.chooser.findChildren(QLabel))


def test_dropped_held_die_shows_its_uses(qtbot: QtBot) -> None:
    desk = Desk(qtbot, an_encounter())
    desk.drops_die("Mira")
    assert desk.says("Mira: Spend Triumph die")
    assert desk.window.rect().contains(desk.chooser.geometry())
    assert focused() is desk.row("Edit Scene")


def test_digit_face_and_enter_spend_a_die(qtbot: QtBot) -> None:
    desk = Desk(qtbot, an_encounter())
    desk.drops_die("Mira")
    types("24")
    with qtbot.waitSignal(desk.chooser.use_chosen) as chosen:
        press(Key.Key_Return)
    use, faces = chosen.args
    assert (use.use, use.by, use.tokens) == (
        "improve-roll",
        who(desk.table, "Mira"),
        held_tokens(desk.table, "Mira")[:1],
    )
    assert list(faces.values()) == [4]


def test_enter_on_empty_die_rolls_it(qtbot: QtBot) -> None:
    desk = Desk(qtbot, an_encounter())
    desk.drops_die("Mira")
    types("4")
    assert isinstance(focused(), DieField)
    with qtbot.waitSignal(desk.chooser.closed), qtbot.waitSignal(desk.chooser.use_chosen) as chosen:
        press(Key.Key_Return)
    assert chosen.args[1] == {}


def hand_on_mira(desk: Desk) -> DieField:
    """Use a Tragedy of the GM's hand against Mira for a detail, which is its only offer."""
    spend(desk.table, "Mira", "tragedy", "edit-scene", 3)
    die = hand_tokens(desk.table)[0]
    result = desk.table.rules.drop_result((die,), character_place(who(desk.table, "Mira")))
    result = replace(result, offers=tuple(offer for offer in result.offers if offer.command.use == "gm-use"))
    desk.chooser.offer_drop_result(result, at(desk.window, 100, 100))
    (field,) = [field for field in desk.chooser.findChildren(DieField) if field.isVisible()]
    return field


def test_die_of_single_offer_is_focused(qtbot: QtBot) -> None:
    """A typed 4 was lost, because there was no fourth row, and the die was rolled."""
    desk = Desk(qtbot, an_encounter())
    field = hand_on_mira(desk)
    assert focused() is field
    types("4")
    assert field.text() == "4"


def test_digit_is_typed_into_die_of_single_offer(qtbot: QtBot) -> None:
    desk = Desk(qtbot, an_encounter())
    field = hand_on_mira(desk)
    desk.row("GM's Tragedy").setFocus()
    types("2")
    assert field.text() == "2"


@pytest.mark.parametrize("said", ["the lamp falls", "rope snaps under her"])
def test_words_typed_in_die_go_to_the_note(qtbot: QtBot, said: str) -> None:
    """The first word was lost in the die, and the log said "lamp falls"."""
    desk = Desk(qtbot, an_encounter())
    field = hand_on_mira(desk)
    types("4")
    field.setFocus()
    types(said)
    note = next(line for line in desk.chooser.findChildren(LineField) if line.accessibleName() == "Reason")
    assert (field.text(), note.text()) == ("4", said)


@pytest.mark.parametrize("signs", ["-+0", "0+-"])
def test_fudge_faces_typed_in_row_fill_fudge_dice(qtbot: QtBot, signs: str) -> None:
    """ "+" and "-" were lost, and the 0 after them went into the first die."""
    desk = Desk(qtbot, a_conflict(mira()))
    initiative = Offer(command=Use(use="initiative"), name="Roll initiative", effect="")
    desk.chooser.offer_drop_result(DropResult(message="Initiative", offers=(initiative,)), at(desk.window, 100, 100))
    desk.row("Roll initiative").setFocus()
    types(signs[0])
    types(signs[1:])
    fields = [field for field in desk.chooser.findChildren(DieField) if field.isVisible()]
    assert "".join(field.text() for field in fields) == signs


def test_digit_unusable_in_die_is_ignored(qtbot: QtBot) -> None:
    """With Ctrl, or in an inactive window, the digit was passed between the die and the chooser without end."""
    desk = Desk(qtbot, an_encounter())
    field = hand_on_mira(desk)
    desk.row("GM's Tragedy").setFocus()
    press(Key.Key_4, Qt.KeyboardModifier.ControlModifier)
    QApplication.sendEvent(desk.chooser, QKeyEvent(QEvent.Type.KeyPress, Key.Key_1, Qt.KeyboardModifier.NoModifier))
    assert field.text() == ""
    assert desk.chooser.isVisible()


def test_impossible_face_blocks_the_use(qtbot: QtBot) -> None:
    desk = Desk(qtbot, an_encounter())
    desk.drops_die("Mira")
    types("39")
    with qtbot.assertNotEmitted(desk.chooser.use_chosen):
        desk.button("Inspiration").click()
    assert desk.says("Triumph d6 must be 1 to 6, not 9.")


def test_impossible_face_moves_no_widget(qtbot: QtBot) -> None:
    """The button moved down by 31 pixels."""
    desk = Desk(qtbot, an_encounter())
    desk.drops_die("Mira")
    types("2")
    QApplication.processEvents()
    button = desk.button("Improve Roll")
    place = button.mapToGlobal(QPoint())
    types("9")
    QApplication.processEvents()
    assert desk.says("Triumph d6 must be 1 to 6, not 9.")
    assert button.mapToGlobal(QPoint()) == place


def test_click_carries_out_row_without_inputs(qtbot: QtBot) -> None:
    desk = Desk(qtbot, an_encounter())
    desk.drops_die("Mira")
    with qtbot.waitSignal(desk.chooser.use_chosen) as chosen:
        click(desk.row("Inspiration"))
    assert chosen.args[0].use == "inspiration"
    assert desk.chooser.isHidden()


def test_chooser_asks_no_target_after_drop_on_character(qtbot: QtBot) -> None:
    """The field said "Target: Nobody else", but the use affected Mira."""
    desk = Desk(qtbot, a_session(ruleset="hearth-and-hollow"))
    mira = character_place(who(desk.table, "Mira"))
    desk.chooser.offer_drop_result(desk.table.rules.drop_result(hand_tokens(desk.table), mira), at(desk.window, 9, 9))
    assert not desk.says("Target")
    with qtbot.waitSignal(desk.chooser.use_chosen) as chosen:
        press(Key.Key_Return)
    do(desk.table, chosen.args[0])
    assert track_of(desk.table, "Mira") == 1


def test_click_on_row_with_inputs_shows_its_fields(qtbot: QtBot) -> None:
    desk = Desk(qtbot, an_encounter())
    desk.drops_die("Mira")
    with qtbot.assertNotEmitted(desk.chooser.use_chosen):
        click(desk.row("Recover"))
    choice = focused()
    assert isinstance(choice, ChoiceField)
    choice.choose("dazed")
    with qtbot.waitSignal(desk.chooser.use_chosen) as chosen:
        press(Key.Key_Return)
    assert chosen.args[0].inputs == {"ends": "dazed"}


@pytest.mark.parametrize("held", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier])
def test_note_is_passed_with_the_use(qtbot: QtBot, held: Qt.KeyboardModifier) -> None:
    desk = Desk(qtbot, an_encounter())
    desk.drops_die("Mira")
    note = next(line for line in desk.chooser.findChildren(LineField) if line.accessibleName() == "Reason")
    note.setFocus()
    types("the rope")
    with qtbot.waitSignal(desk.chooser.use_chosen) as chosen:
        press(Key.Key_Return, held)
    assert chosen.args[0].inputs == {"note": "the rope"}


def test_escape_closes_and_restores_focus(qtbot: QtBot) -> None:
    desk = Desk(qtbot, an_encounter())
    desk.drops_die("Mira")
    with qtbot.waitSignal(desk.chooser.closed), qtbot.assertNotEmitted(desk.chooser.use_chosen):
        press(Key.Key_Escape)
    assert focused() is desk.window.centralWidget()


def test_award_is_kept_unless_a_use_is_chosen(qtbot: QtBot) -> None:
    desk = Desk(qtbot, an_encounter(faces=(4,)))
    assert desk.awards("Mira")
    assert desk.says("Award of Triumph 4 to Mira")
    assert focused() is desk.button("Keep")
    with qtbot.assertNotEmitted(desk.chooser.use_chosen), qtbot.waitSignal(desk.chooser.closed):
        press(Key.Key_Return)


def test_digit_and_enter_use_an_award_at_its_value(qtbot: QtBot) -> None:
    desk = Desk(qtbot, an_encounter(faces=(4,)))
    desk.awards("Mira")
    types("3")
    with qtbot.waitSignal(desk.chooser.use_chosen) as chosen:
        press(Key.Key_Return)
    assert desk.bridge.dispatch(*chosen.args)
    assert desk.bridge.entries()[-1].sentence == "Mira: Inspiration with Triumph 4, a hint of size 4."


def test_arrows_visit_all_rows_and_tenth_row_has_key_zero(qtbot: QtBot) -> None:
    """An arrow focused a button behind the chooser, and the tenth row showed 10 as its key."""
    wanted = (Trait("complications", "Wanted in Low Harbor"),)
    desk = Desk(qtbot, an_encounter(a_hero("Mira", traits=wanted), faces=(4,)))
    desk.awards("Mira")
    click(desk.button("Earned for"))
    click(desk.button("2 refused"))
    press(Key.Key_Up)
    rows = desk.rows()
    assert len(rows) == 10
    assert focused() is rows[-1]
    press(Key.Key_Right)
    assert focused() is rows[0]
    types("0")
    assert [row.isChecked() for row in rows] == [False] * 9 + [True]


def test_chooser_stays_hidden_without_open_procedure(qtbot: QtBot) -> None:
    desk = Desk(qtbot, an_encounter())
    assert not desk.chooser.offer_what_follows(at(desk.window, 10, 10))
    assert desk.chooser.isHidden()


def test_arrows_skip_impossible_rows(qtbot: QtBot) -> None:
    desk = Desk(qtbot, an_encounter(a_hero(stress=10)))
    earned = earn(desk.table, "triumph-stone", 2, by="Mira")
    desk.chooser.offer_drop_result(
        desk.table.rules.drop_result(earned, character_place(who(desk.table, "Mira"))), at(desk.window, 9, 9)
    )
    assert focused() is desk.row("Edit Scene")
    press(Key.Key_Up)
    assert focused() is desk.row("Inspiration")
    press(Key.Key_Down)
    assert focused() is desk.row("Edit Scene")


def test_refused_use_can_be_overruled(qtbot: QtBot) -> None:
    desk = Desk(qtbot, an_encounter(a_hero(stress=10)))
    earned = earn(desk.table, "triumph-stone", 2, by="Mira")
    desk.chooser.offer_drop_result(
        desk.table.rules.drop_result(earned, character_place(who(desk.table, "Mira"))), at(desk.window, 9, 9)
    )
    click(desk.button("3 refused"))
    row = desk.row("Recover")
    assert row.accessibleDescription() == "Mira is at 10 Stress and can't recover."
    with qtbot.assertNotEmitted(desk.chooser.use_chosen):
        click(row, 2, 2)
    with qtbot.waitSignal(desk.chooser.use_chosen) as chosen:
        row.anyway.click()
    assert chosen.args[0].override


def test_refusal_of_all_uses_is_shown_once(qtbot: QtBot) -> None:
    desk = Desk(qtbot, an_encounter(a_hero(stress=10)))
    stones = earn(desk.table, "triumph-stone", 2)
    desk.bridge.dispatch(NextTurn())
    desk.chooser.offer_drop_result(
        desk.table.rules.drop_result(stones, character_place(who(desk.table, "Mira"))), at(desk.window, 9, 9)
    )
    assert desk.says("Mira is at 10 Stress and can't use Fate from the pool.")
    assert focused() is desk.button("Cancel")
    types("1")
    press(Key.Key_Return)
    with qtbot.waitSignal(desk.chooser.use_chosen) as chosen:
        press(Key.Key_Return)
    assert (chosen.args[0].use, chosen.args[0].override) == ("coup", True)


def test_chooser_closes_when_the_table_changes(qtbot: QtBot) -> None:
    desk = Desk(qtbot, an_encounter(faces=(4,)))
    desk.awards("Mira")
    with qtbot.waitSignal(desk.chooser.closed):
        desk.bridge.undo()
    assert desk.chooser.isHidden()


def test_reopened_chooser_shows_present_offers(qtbot: QtBot) -> None:
    desk = Desk(qtbot, an_encounter())
    desk.drops_die("Mira")
    desk.drops_die("Rook", "tragedy")
    assert desk.says("Rook: Spend Tragedy die (goes to the GM's hand)")
    assert desk.row("Edit Scene").isVisible()
    assert focused() is desk.row("Edit Scene")


def test_chooser_is_freed(qtbot: QtBot) -> None:
    desk = Desk(qtbot, an_encounter())
    del desk.chooser
    assert is_freed_on_deleting(lambda: UseChooser(desk.bridge, desk.window), qtbot)


def test_tab_visits_rows_die_inputs_and_buttons(qtbot: QtBot) -> None:
    table = an_ambush()
    do(table, attack(table, "Mira", "Warden", an_attack()), 15)
    desk = Desk(qtbot, table)
    desk.drops_die("Mira")
    desk.row("Stunt").setFocus()
    way = list[str]()
    for _ in range(4):
        press(Key.Key_Tab)
        way.append(focused().accessibleName() or desk.button("Cancel").text())
    assert way[:3] == ["Triumph d6", "Reason", "Cancel"]


@pytest.mark.parametrize("key", [Key.Key_Tab, Key.Key_Backtab, Key.Key_Right, Key.Key_Left])
def test_keys_never_focus_widgets_behind_chooser(qtbot: QtBot, key: Key) -> None:
    """Enter ended the encounter, on a button behind the chooser."""
    table = an_ambush()
    do(table, attack(table, "Mira", "Warden", an_attack()), 15)
    desk = Desk(qtbot, table)
    desk.drops_die("Mira")
    desk.button("Cancel").setFocus()
    for _ in range(12):
        press(key)
        assert desk.chooser.isAncestorOf(focused())


def test_effect_of_highlighted_use_is_shown(qtbot: QtBot) -> None:
    desk = Desk(qtbot, an_encounter(faces=(4,)))
    desk.awards("Mira")
    types("3")
    assert desk.says("A hint of size 4")
    assert desk.row("Improve Roll").toolTip() == "+4 on the check\nPress 2"


def test_refused_uses_are_shown_with_their_reasons_when_unfolded(qtbot: QtBot) -> None:
    desk = Desk(qtbot, an_encounter(faces=(4,)))
    desk.awards("Mira")
    assert [row.offer.name for row in desk.rows()] == ["Edit Scene", "Improve Roll", "Inspiration", "Recover"]
    click(desk.button("2 refused"))
    assert desk.row("Coup").accessibleDescription() == "Roll Mira's check first. A Coup improves a success."
    with qtbot.waitSignal(desk.chooser.use_chosen) as chosen:
        click(desk.row("Coup").anyway)
    assert (chosen.args[0].use, chosen.args[0].override) == ("coup", True)


def test_reasons_are_shown_with_a_field_when_unfolded(qtbot: QtBot) -> None:
    desk = Desk(qtbot, an_encounter(faces=(4,)))
    desk.awards("Mira")
    click(desk.button("Earned for"))
    types("3")
    types(" the rope")
    with qtbot.waitSignal(desk.chooser.use_chosen) as chosen:
        click(desk.row("Heroism"))
    assert chosen.args[0].inputs == {"reason": "heroism", "note": "the rope"}


def test_escape_undoes_an_award(qtbot: QtBot) -> None:
    desk = Desk(qtbot, an_encounter(faces=(4,)))
    before = desk.bridge.shown
    desk.awards("Mira")
    press(Key.Key_Escape)
    assert desk.chooser.isHidden()
    assert desk.bridge.shown == before


def test_escape_undoes_no_award_made_before_other_steps(qtbot: QtBot) -> None:
    desk = Desk(qtbot, an_encounter(faces=(4,)))
    desk.awards("Mira")
    desk.chooser.dismiss()
    desk.bridge.dispatch(SetMarker(owner=who(desk.table, "Mira"), text="cursed"))
    before = desk.bridge.shown
    assert desk.chooser.offer_what_follows(at(desk.window, 100, 100))
    press(Key.Key_Escape)
    assert desk.chooser.isHidden()
    assert desk.bridge.shown == before


def test_digit_with_ctrl_is_ignored(qtbot: QtBot) -> None:
    """The field passed it back, received it again, and so on until the program crashed."""
    desk = Desk(qtbot, an_encounter())
    desk.drops_die("Mira")
    press(Key.Key_3)
    for ctrl_or_none in (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier):
        QApplication.sendEvent(desk.chooser, QKeyEvent(QEvent.Type.KeyPress, Key.Key_9, ctrl_or_none))
    assert [field.text() for field in desk.chooser.findChildren(DieField)] == [""]


def in_full_view(field: QWidget) -> bool:
    return field.visibleRegion().boundingRect() == field.rect()


def test_fields_stay_visible_in_a_low_window(qtbot: QtBot) -> None:
    """The buttons cut the reason, and what “Recover…” asks for was out of sight below the uses."""
    desk = Desk(qtbot, an_encounter())
    desk.window.resize(1024, 400)
    desk.drops_die("Mira", "tragedy")
    QApplication.processEvents()
    note = next(line for line in desk.chooser.findChildren(LineField) if line.accessibleName() == "Reason")
    die = next(field for field in desk.chooser.findChildren(DieField) if field.isVisible())
    assert in_full_view(note)
    assert in_full_view(die)
    click(desk.row("Recover"))
    QApplication.processEvents()
    removes = next(field for field in desk.chooser.findChildren(ChoiceField) if field.isVisible())
    assert in_full_view(removes)
    assert in_full_view(desk.row("Recover"))
    assert desk.window.rect().contains(desk.chooser.geometry())


def test_recover_offers_only_what_can_be_removed(qtbot: QtBot) -> None:
    """Before, it offered to remove a wound from a hero without one."""
    desk = Desk(qtbot, an_encounter())
    do(desk.table, SetCondition(character=who(desk.table, "Mira"), condition="dazed"))
    assert desk.awards("Mira")
    click(desk.row("Recover"))
    field = next(field for field in desk.chooser.findChildren(ChoiceField) if field.isVisible())
    model = field.model()
    closed = {
        field.itemText(at)
        for at in range(field.count())
        if not model.flags(model.index(at, 0)) & Qt.ItemFlag.ItemIsEnabled
    }
    assert "A wound" in closed
    assert not {"Dazed", "GM decides"} & closed

"""Uses that ask for more than a click, and notes. A box to tick with more words than one line has room for."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.campaign import Trait
from gmtracker.engine.commands import AddNote, RemoveMarker, SetCondition, Use
from gmtracker.engine.table import Table
from gmtracker.ui.session.panels import NotePanel, UsePanel, WrappedCheckBox
from gmtracker.ui.turns.encounter import StartEncounterPanel
from gmtracker.ui.widgets.dice_fields import DieField
from gmtracker.ui.widgets.inputs import REASON, ChoiceField, LineField, SuggestingField
from tests.builders.campaigns import a_foe, a_hero, a_session, an_encounter, do, hand_tokens, spend, who
from tests.builders.humans_and_heroes import a_day
from tests.windows.widgets import Key, a_bridge, focused, is_freed_on_deleting, press, press_later, shown, types

ENABLED = Qt.ItemFlag.ItemIsEnabled


def a_panel(qtbot: QtBot, table: Table, use: str, by: str = "Mira") -> UsePanel:
    panel = UsePanel(a_bridge(table), Use(use=use, by=who(table, by)))
    shown(qtbot, panel)
    return panel


def named(panel: QWidget, name: str) -> ChoiceField:
    return next(choice for choice in panel.findChildren(ChoiceField) if choice.accessibleName() == name)


def says(panel: QWidget) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]


def test_the_panel_says_who_does_what_and_what_it_comes_to(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_session(), "heal")
    assert panel.windowTitle() == "Heal: Mira"
    assert "Mira: Stress 2 → 3" in says(panel)
    assert panel.do.text() == "Heal"


def test_the_preview_follows_what_is_filled_in(qtbot: QtBot) -> None:
    table = a_session()
    panel = a_panel(qtbot, table, "heal")
    named(panel, "Who takes the Stress").choose(who(table, "Rook"))
    assert "Rook: Stress 2 → 3" in says(panel)


def test_what_the_use_says_already_is_filled_in_and_the_keys_are_on_the_rest(qtbot: QtBot) -> None:
    table = a_session()
    use = Use(use="heal", by=who(table, "Mira"), inputs={"healer": who(table, "Rook")})
    panel = UsePanel(a_bridge(table), use)
    shown(qtbot, panel)
    assert "Rook: Stress 2 → 3" in says(panel)
    assert focused() is not named(panel, "Who takes the Stress")


def test_long_rest_offers_to_remove_the_conditions_of_the_hero_alone(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_session(a_hero(stress=4, tier=2, conditions=("fatigued", "shaken"))), "long-rest")
    ticks = {tick.text(): tick for tick in panel.findChildren(QCheckBox)}
    assert set(ticks) == {"Remove Fatigued", "Remove Shaken"}
    ticks["Remove Fatigued"].click()
    with qtbot.waitSignal(panel.use_requested) as asked:
        panel.do.click()
    assert asked.args[0].inputs["ends-fatigued"] is True


def test_the_inputs_that_were_filled_in_go_with_the_use(qtbot: QtBot) -> None:
    table = an_encounter(a_hero(conditions=("dazed",)))
    panel = a_panel(qtbot, table, "recover-action")
    choice = focused()
    assert isinstance(choice, ChoiceField)
    choice.choose("dazed")
    with qtbot.waitSignal(panel.use_requested) as asked:
        press(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    use, faces = asked.args
    assert use == Use(use="recover-action", by=who(table, "Mira"), inputs={"ends": "dazed"})
    assert faces == {}


def test_an_answer_that_only_wants_words_can_be_chosen_before_they_are_typed(qtbot: QtBot) -> None:
    """Seed 004, Power Stunt: the power is named below the benefit."""
    table = a_day()
    panel = UsePanel(a_bridge(table), Use(use="extra-effort", by=who(table, "Mira")))
    shown(qtbot, panel)
    field = named(panel, "Benefit")
    closed = [row for row in range(field.count()) if not field.model().flags(field.model().index(row, 0)) & ENABLED]
    assert [field.itemData(row) for row in closed] == ["action"]


def test_enter_in_a_note_does_it(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_session(), "heal")
    press(Key.Key_Tab)
    press(Key.Key_Tab)
    types("bandages")
    with qtbot.waitSignal(panel.use_requested) as asked:
        press(Key.Key_Return)
    assert asked.args[0].inputs == {"note": "bandages"}


def test_enter_on_a_choice_does_it_once(qtbot: QtBot) -> None:
    """Enter did nothing there, where a Surge has the keys as it opens."""
    panel = a_panel(qtbot, an_encounter(), "surge")
    asked = QSignalSpy(panel.use_requested)
    assert isinstance(focused(), ChoiceField)
    press(Key.Key_Return)
    assert asked.count() == 1


def test_enter_in_the_title_of_an_encounter_begins_it_once(qtbot: QtBot) -> None:
    panel = StartEncounterPanel(a_bridge(a_session()))
    shown(qtbot, panel)
    begun = QSignalSpy(panel.begin_requested)
    types("the slipway")
    press(Key.Key_Return)
    assert begun.count() == 1


def test_enter_on_whom_a_note_is_about_adds_it(qtbot: QtBot) -> None:
    panel = NotePanel(a_bridge(a_session()))
    shown(qtbot, panel)
    types("the bell rang")
    press(Key.Key_Tab)
    with qtbot.waitSignal(panel.note_requested):
        press(Key.Key_Return)


def test_only_what_can_be_taken_away_can_be_chosen(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_encounter(a_hero(conditions=("dazed",))), "recover-action")
    choice = named(panel, "Removes")
    model = choice.model()
    enabled = [
        choice.itemText(row)
        for row in range(choice.count())
        if model.flags(model.index(row, 0)) & Qt.ItemFlag.ItemIsEnabled
    ]
    assert enabled == ["GM decides", "Dazed"]


def test_an_answer_that_only_wants_somebody_named_can_be_chosen_and_a_grey_one_says_why(qtbot: QtBot) -> None:
    """“No Advantage for a foe” was grey as long as no foe was named, and no row said why it was."""
    panel = a_panel(qtbot, a_session(a_hero(), a_foe()), "surge")
    choice = panel.findChildren(ChoiceField)[0]
    model = choice.model()
    assert model.flags(model.index(choice.findData("negate-foe"), 0)) & ENABLED
    rows = [model.index(row, 0) for row in range(choice.count())]
    grey = [row for row in rows if not model.flags(row) & ENABLED]
    assert [row.data() for row in grey] == ["One extra standard action"]
    assert grey[0].data(REASON) == "Start an encounter first. An extra action is possible only in an encounter."
    delegate, option = choice.itemDelegate(), QStyleOptionViewItem()
    assert delegate.sizeHint(option, grey[0]).height() > delegate.sizeHint(option, rows[1]).height() + 10
    choice.choose("negate-foe")
    assert "Choose the foe whose Advantages do not count." in says(panel)


def test_a_surge_asks_for_what_its_kind_needs(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_encounter(), "surge")
    choice, foe, lines = named(panel, "Benefit"), named(panel, "Foe"), panel.findChildren(LineField)
    asked: dict[str, list[str]] = {}
    for row in range(choice.count()):
        choice.choose(choice.itemData(row))
        asked[choice.itemData(row)] = [field.accessibleName() for field in (*lines, foe) if field.isVisible()]
    of_effect = {key: ["Effect or check"] for key in ("effect", "counter", "check", "retry")}
    of_one = {"trait": ["Trait"], "edge": ["Edge"], "negate-foe": ["Foe"]}
    assert asked == {**of_effect, **of_one, "action": [], "negate": []}


def a_surge_for(qtbot: QtBot, benefit: str) -> tuple[UsePanel, SuggestingField]:
    traits = (
        Trait("skills", "Stealth", rank=3),
        Trait("powers", "Healing", rank=2),
        Trait("edges", "Quick draw", rank=1),
    )
    panel = a_panel(qtbot, an_encounter(a_hero(traits=traits), a_foe()), "surge")
    named(panel, "Benefit").choose(benefit)
    return panel, next(line for line in panel.findChildren(SuggestingField) if line.isVisible())


@pytest.mark.parametrize(
    ("benefit", "suggested", "not_suggested"),
    [
        ("trait", {"Stealth", "Healing", "Quick draw", "Agility", "Toughness", "Fighting"}, {"Acrobatics"}),
        ("edge", {"Quick draw"}, {"Stealth", "Agility"}),
    ],
)
def test_surge_suggests_the_traits_of_the_hero(
    qtbot: QtBot, benefit: str, suggested: set[str], not_suggested: set[str]
) -> None:
    """The name of a trait had to be typed without a mistake."""
    _, line = a_surge_for(qtbot, benefit)
    line.setFocus()
    press(Key.Key_Down)
    words = line.completer().completionModel()
    shown_words = {words.index(row, 0).data() for row in range(words.rowCount())}
    popup = line.completer().popup()
    assert popup is not None
    assert popup.isVisible()
    assert suggested <= shown_words
    assert not not_suggested & shown_words


def test_every_suggested_trait_can_gain_the_rank(qtbot: QtBot) -> None:
    panel, line = a_surge_for(qtbot, "trait")
    words = line.completer().model()
    for row in range(words.rowCount()):
        line.setText(words.index(row, 0).data())
        line.completer().activated.emit(line.text())
        assert not panel.bridge.rules.preview(panel.command()).refused, line.text()


def test_choices_follow_the_table(qtbot: QtBot) -> None:
    table = an_encounter()
    panel = a_panel(qtbot, table, "recover-action")
    do(table, SetCondition(character=who(table, "Mira"), condition="fatigued"))
    choice = named(panel, "Removes")
    row = choice.findData("fatigued")
    assert choice.model().flags(choice.model().index(row, 0)) & Qt.ItemFlag.ItemIsEnabled


def test_a_refusal_that_may_be_overruled_says_so_on_the_button(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_session(a_hero(stress=10)), "heal")
    assert "Mira is at 10 Stress and can't be healed." in says(panel)
    assert panel.do.text() == "Do it anyway"
    with qtbot.waitSignal(panel.use_requested) as asked:
        panel.do.click()
    assert asked.args[0].override


def test_what_is_done_anyway_is_no_main_button_and_enter_only_leads_to_it(qtbot: QtBot) -> None:
    """It was the blue one, and Enter in any field overruled; pressed twice at once it still did."""
    panel = a_panel(qtbot, a_session(a_hero(stress=10)), "heal")
    assert panel.do.property("look") != "primary"
    press(Key.Key_Tab)
    for modifiers in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier):
        named(panel, "Who takes the Stress").setFocus()
        with qtbot.assertNotEmitted(panel.use_requested):
            press_later(Key.Key_Return, modifiers)
            press(Key.Key_Return, modifiers)
        assert focused() is panel.do
    with qtbot.waitSignal(panel.use_requested) as asked:
        press_later(Key.Key_Return)
    assert asked.args[0].override


def test_a_refusal_that_cannot_be_overruled_disables_the_button(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_session(), "recover-action", by="Warden")
    assert not panel.do.isEnabled()


def test_what_is_owed_is_ticked_off_with_a_word_in_the_panel_of_notes(qtbot: QtBot) -> None:
    table = a_session()
    do(table, AddNote(text="A favour of the harbor guild.", topic="owed"))
    panel = NotePanel(a_bridge(table))
    shown(qtbot, panel)
    types("Repaid in eels.")
    tick = next(box for box in panel.findChildren(WrappedCheckBox) if box.text() == "A favour of the harbor guild.")
    with qtbot.waitSignal(panel.end_requested) as asked:
        tick.click()
    assert do(table, asked.args[0]) == "Settled: A favour of the harbor guild. Repaid in eels."
    assert table.campaign.owed() == ()


def owed_in(panel: NotePanel) -> list[str]:
    """What stands there as still owed."""
    QApplication.processEvents()
    boxes = sorted(panel.findChildren(WrappedCheckBox), key=QWidget.y)
    return [box.words for box in boxes if box.isVisible() and not box.words.startswith("Owed next session")]


def test_what_is_owed_by_now_stands_in_an_open_panel_of_notes(qtbot: QtBot) -> None:
    """It was that of the moment when the panel was opened: an undo or the line at the foot left it behind."""
    table = a_session()
    do(table, AddNote(text="A horse.", topic="owed"))
    bridge = a_bridge(table)
    panel = NotePanel(bridge)
    shown(qtbot, panel)
    bridge.dispatch(AddNote(text="A boat.", topic="owed"))
    assert owed_in(panel) == ["A horse.", "A boat."]
    horse, _ = table.campaign.owed()
    bridge.dispatch(RemoveMarker(marker=horse.id))
    assert owed_in(panel) == ["A boat."]
    bridge.undo()
    assert owed_in(panel) == ["A horse.", "A boat."]


def test_the_tick_of_what_is_owed_still_is_taken_back(qtbot: QtBot) -> None:
    table = a_session()
    do(table, AddNote(text="A horse.", topic="owed"))
    panel = NotePanel(a_bridge(table))
    shown(qtbot, panel)
    tick = next(box for box in panel.findChildren(WrappedCheckBox) if box.words == "A horse.")
    with qtbot.waitSignal(panel.end_requested):
        tick.click()
    assert not tick.isChecked()


def test_no_letter_of_what_is_owed_is_a_key(qtbot: QtBot) -> None:
    table = a_session()
    do(table, AddNote(text="Pay R&D back", topic="owed"))
    panel = NotePanel(a_bridge(table))
    shown(qtbot, panel)
    assert owed_in(panel) == ["Pay R&D back"]
    assert all(box.shortcut().isEmpty() for box in panel.findChildren(WrappedCheckBox))


def test_a_use_that_rolls_asks_for_its_die(qtbot: QtBot) -> None:
    table = an_encounter()
    spend(table, "Mira", "tragedy", "inspiration", 2)
    use = Use(use="gm-penalty", on=who(table, "Rook"), tokens=hand_tokens(table))
    panel = UsePanel(a_bridge(table), use)
    shown(qtbot, panel)
    die = next(field for field in panel.findChildren(DieField) if field.isVisible())
    die.setFocus()
    types("5")
    assert focused() is panel.do
    with qtbot.waitSignal(panel.use_requested) as asked:
        press(Key.Key_Return)
    assert list(asked.args[1].values()) == [5]


def test_what_is_wrong_with_many_dice_is_in_sight_over_the_buttons(qtbot: QtBot) -> None:
    """It stood beneath the last die, sliced where the panel had no more room."""
    table = an_encounter(*(a_hero(name) for name in ("Mira", "Rook", "Wren", "Tam", "Ada", "Bo", "Cy", "Di", "Ed")))
    panel = UsePanel(a_bridge(table), Use(use="initiative"))
    panel.resize(440, 360)
    shown(qtbot, panel)
    before = panel.do.geometry()
    types("12")
    panel.do.click()
    assert panel.message.text() == "8 dice have no result yet. Type the results, or press again to roll."
    assert panel.message.visibleRegion().boundingRect() == panel.message.rect()
    assert panel.do.geometry() == before


def test_a_note_is_about_somebody_and_may_be_owed(qtbot: QtBot) -> None:
    table = a_session()
    panel = NotePanel(a_bridge(table), about=who(table, "Rook"))
    shown(qtbot, panel)
    assert not panel.do.isEnabled()
    types("A favour at the harbor")
    press(Key.Key_Tab)
    press(Key.Key_Tab)
    press(Key.Key_Space)
    with qtbot.waitSignal(panel.note_requested) as asked:
        press(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert asked.args[0] == AddNote(text="A favour at the harbor", topic="owed", about=who(table, "Rook"))


def test_the_panels_are_freed(qtbot: QtBot) -> None:
    table = a_session()
    bridge = a_bridge(table)
    use = Use(use="heal", by=who(table, "Mira"))
    assert is_freed_on_deleting(lambda: UsePanel(bridge, use), qtbot)
    assert is_freed_on_deleting(lambda: NotePanel(bridge), qtbot)


LONG = "Owed the next time that all of them sit at this table: the summary of the evening lists it"


def a_tick(qtbot: QtBot, text: str) -> WrappedCheckBox:
    """One that is too narrow for the long text to stand on a line."""
    tick = WrappedCheckBox(text)
    tick.resize(260, tick.heightForWidth(260))
    shown(qtbot, tick)
    return tick


def test_a_wrapped_check_box_needs_little_width_and_as_many_lines_as_its_words(qtbot: QtBot) -> None:
    long, short = a_tick(qtbot, LONG), a_tick(qtbot, "Owed")
    assert long.minimumSizeHint().width() == short.minimumSizeHint().width() < QCheckBox(LONG).sizeHint().width()
    assert long.heightForWidth(long.width()) >= short.heightForWidth(long.width()) + long.fontMetrics().height()


def test_a_click_on_the_last_line_of_a_wrapped_check_box_ticks_it(qtbot: QtBot) -> None:
    tick = a_tick(qtbot, LONG)
    QTest.mouseClick(tick, Qt.MouseButton.LeftButton, pos=QPoint(tick.width() // 2, tick.height() - 4))
    assert tick.isChecked()

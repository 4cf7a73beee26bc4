"""Panels for the inputs of a use and for notes, and a check box with wrapped text."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.campaign import Trait
from gmtracker.engine.commands import AddNote, RemoveMarker, SetCondition, Use
from gmtracker.engine.table import Table
from gmtracker.ui.session.panels import NotePanel, UsePanel, WrappedCheckBox
from gmtracker.ui.turns.encounter_panels import StartEncounterPanel
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


def test_use_panel_shows_character_use_and_effect(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_session(), "heal")
    assert panel.windowTitle() == "Heal: Mira"
    assert "Mira: Stress 2 → 3" in says(panel)
    assert panel.main_button.text() == "Heal"


def test_preview_follows_the_inputs(qtbot: QtBot) -> None:
    table = a_session()
    panel = a_panel(qtbot, table, "heal")
    named(panel, "Who takes the Stress").choose(who(table, "Rook"))
    assert "Rook: Stress 2 → 3" in says(panel)


def test_given_inputs_are_filled_in_and_rest_focused(qtbot: QtBot) -> None:
    table = a_session()
    use = Use(use="heal", by=who(table, "Mira"), inputs={"healer": who(table, "Rook")})
    panel = UsePanel(a_bridge(table), use)
    shown(qtbot, panel)
    assert "Rook: Stress 2 → 3" in says(panel)
    assert focused() is not named(panel, "Who takes the Stress")


def test_use_of_several_leaves_out_those_who_are_refused(qtbot: QtBot) -> None:
    """Before, the refusal of the first refused the use for all."""
    table = a_session(a_hero(), a_hero("Rook", conditions=("dazed",)), a_hero("Tam", conditions=("dazed",)))
    mira, rook, tam = (who(table, name) for name in ("Mira", "Rook", "Tam"))
    panel = UsePanel(a_bridge(table), Use(use="short-rest", by=mira), (rook, tam))
    shown(qtbot, panel)
    assert "Not for" not in " ".join(says(panel))
    named(panel, "Removes").choose("dazed")
    told = next(text for text in says(panel) if "Not for" in text)
    assert told.startswith("Not for Mira. Mira is not dazed. Rook: ")
    with qtbot.waitSignal(panel.use_requested) as asked:
        panel.main_button.click()
    assert [use.by for use in asked.args[0].commands] == [rook, tam]


def test_long_rest_offers_only_conditions_of_the_hero(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_session(a_hero(stress=4, tier=2, conditions=("fatigued", "shaken"))), "long-rest")
    ticks = {tick.text(): tick for tick in panel.findChildren(QCheckBox)}
    assert set(ticks) == {"Remove Fatigued", "Remove Shaken"}
    ticks["Remove Fatigued"].click()
    with qtbot.waitSignal(panel.use_requested) as asked:
        panel.main_button.click()
    assert asked.args[0].inputs["ends-fatigued"] is True


def test_inputs_are_passed_with_the_use(qtbot: QtBot) -> None:
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


def test_option_that_needs_text_can_be_chosen_first(qtbot: QtBot) -> None:
    """Seed 004, Power Stunt: the field for the power is below the one for the benefit."""
    table = a_day()
    panel = UsePanel(a_bridge(table), Use(use="extra-effort", by=who(table, "Mira")))
    shown(qtbot, panel)
    field = named(panel, "Benefit")
    closed = [row for row in range(field.count()) if not field.model().flags(field.model().index(row, 0)) & ENABLED]
    assert [field.itemData(row) for row in closed] == ["action"]


def test_enter_in_note_field_carries_out_use(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_session(), "heal")
    press(Key.Key_Tab)
    press(Key.Key_Tab)
    types("bandages")
    with qtbot.waitSignal(panel.use_requested) as asked:
        press(Key.Key_Return)
    assert asked.args[0].inputs == {"note": "bandages"}


def test_enter_in_choice_field_carries_out_use_once(qtbot: QtBot) -> None:
    """Enter did nothing in that field, which is focused first for a Surge."""
    panel = a_panel(qtbot, an_encounter(), "surge")
    asked = QSignalSpy(panel.use_requested)
    assert isinstance(focused(), ChoiceField)
    press(Key.Key_Return)
    assert asked.count() == 1


def test_enter_in_encounter_title_starts_it_once(qtbot: QtBot) -> None:
    panel = StartEncounterPanel(a_bridge(a_session()))
    shown(qtbot, panel)
    begun = QSignalSpy(panel.begin_requested)
    types("the slipway")
    press(Key.Key_Return)
    assert begun.count() == 1


def test_enter_in_about_field_adds_note(qtbot: QtBot) -> None:
    panel = NotePanel(a_bridge(a_session()))
    shown(qtbot, panel)
    types("the bell rang")
    press(Key.Key_Tab)
    with qtbot.waitSignal(panel.note_requested):
        press(Key.Key_Return)


def test_only_possible_options_are_enabled(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_encounter(a_hero(conditions=("dazed",))), "recover-action")
    choice = named(panel, "Removes")
    model = choice.model()
    enabled = [
        choice.itemText(row)
        for row in range(choice.count())
        if model.flags(model.index(row, 0)) & Qt.ItemFlag.ItemIsEnabled
    ]
    assert enabled == ["GM decides", "Dazed"]


def test_option_that_needs_character_can_be_chosen_first(qtbot: QtBot) -> None:
    """ "No Advantage for a foe" was disabled until a foe was chosen, and no disabled option showed its reason."""
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


def test_surge_asks_for_inputs_of_its_kind(qtbot: QtBot) -> None:
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


def test_enter_takes_the_only_suggestion(qtbot: QtBot) -> None:
    """Before, Enter left “Toughn” as it was."""
    panel, line = a_surge_for(qtbot, "trait")
    line.setFocus()
    types("Toughn")
    press(Key.Key_Return)
    assert line.text() == "Toughness"
    assert panel.isVisible()


@pytest.mark.parametrize(
    ("benefit", "suggested", "not_suggested"),
    [
        ("trait", {"Stealth", "Healing", "Quick draw", "Agility", "Toughness", "Fighting"}, {"Acrobatics"}),
        ("edge", {"Quick draw"}, {"Stealth", "Agility"}),
    ],
)
def test_surge_suggests_traits_of_the_hero(
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


def test_choices_follow_changes_of_campaign(qtbot: QtBot) -> None:
    table = an_encounter()
    panel = a_panel(qtbot, table, "recover-action")
    do(table, SetCondition(character=who(table, "Mira"), condition="fatigued"))
    choice = named(panel, "Removes")
    row = choice.findData("fatigued")
    assert choice.model().flags(choice.model().index(row, 0)) & Qt.ItemFlag.ItemIsEnabled


def test_overrulable_refusal_changes_button_text(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_session(a_hero(stress=10)), "heal")
    assert "Mira is at 10 Stress and can't be healed." in says(panel)
    assert panel.main_button.text() == "Do it anyway"
    with qtbot.waitSignal(panel.use_requested) as asked:
        panel.main_button.click()
    assert asked.args[0].override


def test_enter_only_focuses_button_that_overrules(qtbot: QtBot) -> None:
    """It was drawn as the main button, and Enter in any field overruled. Pressed twice quickly, it still did."""
    panel = a_panel(qtbot, a_session(a_hero(stress=10)), "heal")
    assert panel.main_button.property("look") != "primary"
    press(Key.Key_Tab)
    for modifiers in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier):
        named(panel, "Who takes the Stress").setFocus()
        with qtbot.assertNotEmitted(panel.use_requested):
            press_later(Key.Key_Return, modifiers)
            press(Key.Key_Return, modifiers)
        assert focused() is panel.main_button
    with qtbot.waitSignal(panel.use_requested) as asked:
        press_later(Key.Key_Return)
    assert asked.args[0].override


def test_refusal_that_cannot_be_overruled_disables_button(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, a_session(), "recover-action", by="Warden")
    assert not panel.main_button.isEnabled()


def test_owed_item_is_settled_with_remark_in_note_panel(qtbot: QtBot) -> None:
    table = a_session()
    do(table, AddNote(text="A favour of the harbor guild.", topic="owed"))
    panel = NotePanel(a_bridge(table))
    shown(qtbot, panel)
    types("Repaid in eels.")
    tick = next(box for box in panel.findChildren(WrappedCheckBox) if box.text() == "A favour of the harbor guild.")
    with qtbot.waitSignal(panel.end_requested) as asked:
        tick.click()
    assert do(table, asked.args[0]) == "Settled: A favour of the harbor guild. Repaid in eels."
    assert table.campaign.owed_markers() == ()


def owed_in(panel: NotePanel) -> list[str]:
    """Return the owed items that the panel lists."""
    QApplication.processEvents()
    boxes = sorted(panel.findChildren(WrappedCheckBox), key=QWidget.y)
    return [box.words for box in boxes if box.isVisible() and not box.words.startswith("Owed next session")]


def test_open_note_panel_lists_present_owed_items(qtbot: QtBot) -> None:
    """It kept the list from when it was opened, whatever undo or the command bar changed."""
    table = a_session()
    do(table, AddNote(text="A horse.", topic="owed"))
    bridge = a_bridge(table)
    panel = NotePanel(bridge)
    shown(qtbot, panel)
    bridge.dispatch(AddNote(text="A boat.", topic="owed"))
    assert owed_in(panel) == ["A horse.", "A boat."]
    horse, _ = table.campaign.owed_markers()
    bridge.dispatch(RemoveMarker(marker=horse.id))
    assert owed_in(panel) == ["A boat."]
    bridge.undo()
    assert owed_in(panel) == ["A horse.", "A boat."]


def test_refused_owed_item_is_unchecked_again(qtbot: QtBot) -> None:
    table = a_session()
    do(table, AddNote(text="A horse.", topic="owed"))
    panel = NotePanel(a_bridge(table))
    shown(qtbot, panel)
    tick = next(box for box in panel.findChildren(WrappedCheckBox) if box.words == "A horse.")
    with qtbot.waitSignal(panel.end_requested):
        tick.click()
    assert not tick.isChecked()


def test_owed_item_text_has_no_mnemonic(qtbot: QtBot) -> None:
    table = a_session()
    do(table, AddNote(text="Pay R&D back", topic="owed"))
    panel = NotePanel(a_bridge(table))
    shown(qtbot, panel)
    assert owed_in(panel) == ["Pay R&D back"]
    assert all(box.shortcut().isEmpty() for box in panel.findChildren(WrappedCheckBox))


def test_use_panel_requests_its_die(qtbot: QtBot) -> None:
    table = an_encounter()
    spend(table, "Mira", "tragedy", "inspiration", 2)
    use = Use(use="gm-penalty", on=who(table, "Rook"), tokens=hand_tokens(table))
    panel = UsePanel(a_bridge(table), use)
    shown(qtbot, panel)
    die = next(field for field in panel.findChildren(DieField) if field.isVisible())
    die.setFocus()
    types("5")
    assert focused() is panel.main_button
    with qtbot.waitSignal(panel.use_requested) as asked:
        press(Key.Key_Return)
    assert list(asked.args[1].values()) == [5]


def test_message_about_dice_is_visible_above_buttons(qtbot: QtBot) -> None:
    """It was below the last die, and was cut when the panel had no more room."""
    table = an_encounter(*(a_hero(name) for name in ("Mira", "Rook", "Wren", "Tam", "Ada", "Bo", "Cy", "Di", "Ed")))
    panel = UsePanel(a_bridge(table), Use(use="initiative"))
    panel.resize(440, 360)
    shown(qtbot, panel)
    before = panel.main_button.geometry()
    types("12")
    panel.main_button.click()
    assert panel.message.text() == "8 dice have no result yet. Type the results, or press again to roll."
    assert panel.message.visibleRegion().boundingRect() == panel.message.rect()
    assert panel.main_button.geometry() == before


def test_note_can_name_a_character_and_be_owed(qtbot: QtBot) -> None:
    table = a_session()
    panel = NotePanel(a_bridge(table), about=who(table, "Rook"))
    shown(qtbot, panel)
    assert not panel.main_button.isEnabled()
    types("A favour at the harbor")
    press(Key.Key_Tab)
    press(Key.Key_Tab)
    press(Key.Key_Space)
    with qtbot.waitSignal(panel.note_requested) as asked:
        press(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert asked.args[0] == AddNote(text="A favour at the harbor", topic="owed", about=who(table, "Rook"))


def test_panels_are_freed(qtbot: QtBot) -> None:
    table = a_session()
    bridge = a_bridge(table)
    use = Use(use="heal", by=who(table, "Mira"))
    assert is_freed_on_deleting(lambda: UsePanel(bridge, use), qtbot)
    assert is_freed_on_deleting(lambda: NotePanel(bridge), qtbot)


LONG = "Owed the next time that all of them sit at this table: the summary of the evening lists it"


def a_tick(qtbot: QtBot, text: str) -> WrappedCheckBox:
    """Return a check box that is too narrow for the long text in one line."""
    tick = WrappedCheckBox(text)
    tick.resize(260, tick.heightForWidth(260))
    shown(qtbot, tick)
    return tick


def test_wrapped_check_box_is_narrow_and_tall_enough(qtbot: QtBot) -> None:
    long, short = a_tick(qtbot, LONG), a_tick(qtbot, "Owed")
    assert long.minimumSizeHint().width() == short.minimumSizeHint().width() < QCheckBox(LONG).sizeHint().width()
    assert long.heightForWidth(long.width()) >= short.heightForWidth(long.width()) + long.fontMetrics().height()


def test_click_on_last_line_toggles_wrapped_check_box(qtbot: QtBot) -> None:
    tick = a_tick(qtbot, LONG)
    QTest.mouseClick(tick, Qt.MouseButton.LeftButton, pos=QPoint(tick.width() // 2, tick.height() - 4))
    assert tick.isChecked()

"""Tests of a check's sentence: using its words by mouse and keyboard, adding and removing words."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.check.form import CheckField
from gmtracker.engine.check.shown import OpenCheck
from gmtracker.engine.commands import SetCondition
from gmtracker.ui.check.odds_view import LARGE
from gmtracker.ui.check.panel import CheckPanel
from gmtracker.ui.check.popups import ChoicePopup, NumberPopup
from gmtracker.ui.check.sentence_words import BELOW_LINE, PAD, TARGET, WHO, Word, WordButton
from gmtracker.ui.theme.fonts import TextSize, text_font
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.widgets.buttons import Button
from tests.builders.campaigns import a_foe, a_hero, a_session, do, who
from tests.builders.shattered_spheres import an_ambush, mira, warden
from tests.builders.vagabond import a_fight
from tests.windows.check_panel import a_panel, additions, sentence, sets, success, words_of
from tests.windows.pictures import colours
from tests.windows.widgets import Key, focused, press, types

LEFT = Qt.MouseButton.LeftButton
ALONE = Qt.KeyboardModifier.NoModifier
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
CAPS = 23
"""The cap height in pixels at which the chance is readable from a meter away."""


def choices(panel: CheckPanel) -> ChoicePopup:
    leaf = panel.sentence.open_popup
    assert isinstance(leaf, ChoicePopup)
    return leaf


def answers(panel: CheckPanel) -> list[str]:
    listed = choices(panel).list
    return [listed.item(at).text() for at in range(listed.count()) if not listed.item(at).isHidden()]


def clicks(panel: CheckPanel, key: str) -> None:
    """Click a word with real mouse events."""
    QTest.mouseClick(panel.sentence.word(key), LEFT, ALONE)
    panel.refresh()
    QApplication.processEvents()


def clicks_answer(panel: CheckPanel, text: str) -> None:
    listed = choices(panel).list
    item = next(listed.item(at) for at in range(listed.count()) if listed.item(at).text() == text)
    QTest.mouseClick(listed.viewport(), LEFT, ALONE, listed.visualItemRect(item).center())
    panel.refresh()
    for _ in range(3):
        QApplication.processEvents()


def clicks_at(panel: CheckPanel, place: QPoint) -> None:
    """Click whatever is at this place."""
    QTest.mouseClick(panel.window().windowHandle(), LEFT, ALONE, panel.mapTo(panel.window(), place))
    QApplication.processEvents()


def middle(panel: CheckPanel, part: QWidget) -> QPoint:
    return part.mapTo(panel, part.rect().center())


def is_open(panel: CheckPanel) -> OpenCheck | None:
    return panel._bridge.rules.open_check()


def test_check_is_a_sentence_of_named_words(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    assert sentence(panel) == "Mira tries Acrobatics 7 with Advantage 4 against DC 15"
    assert words_of(panel) == [
        "Acting character: Mira",
        "Kind: tries",
        "Skill: Acrobatics",
        "Skill rank: 7",
        "Advantage: Advantage 4",
        "Against: DC",
        "DC: 15",
    ]


@pytest.mark.parametrize(
    ("game", "begins"),
    [
        ("sword-and-lantern", "Mira → Warden · Attack with Strength 0 against Armor 12"),
        ("night-crew", "Mira · Sneak 0 against Successes needed 1"),
    ],
)
def test_game_without_verbs_separates_character_action_and_target(qtbot: QtBot, game: str, begins: str) -> None:
    """Before, the names ran together: “Mira Warden · Attack”, and so did the trait: “Mira Sneak”."""
    table = a_session(a_hero(), a_foe(), ruleset=game)
    panel = a_panel(qtbot, table)
    if game == "sword-and-lantern":
        sets(panel, "check", "attack")
        sets(panel, TARGET, who(table, "Warden"))
    assert sentence(panel) == begins


def lines(panel: CheckPanel) -> list[str]:
    """Return the words of each line of the sentence."""
    words = [word for word in panel.sentence.findChildren(WordButton) if word.isVisible()]
    return [" ".join(word.text() for word in words if word.y() == y) for y in sorted({word.y() for word in words})]


def test_sentence_has_a_line_for_each_meaning(qtbot: QtBot) -> None:
    """Before, words and meanings ran on from line to line."""
    table = an_ambush()
    panel = a_panel(qtbot, table)
    assert lines(panel) == ["Mira tries Acrobatics 7", "Advantage 4", "DC 15"]
    sets(panel, "kind", "attack")
    sets(panel, TARGET, who(table, "Warden"))
    assert [line.split()[0] for line in lines(panel)] == ["Mira", "Fighting", "Fortitude"]
    assert lines(panel)[0] == "Mira attacks Warden"


def test_word_is_underlined_like_a_link(qtbot: QtBot) -> None:
    """Before, a dotted line hardly showed that it can be clicked."""
    word = a_panel(qtbot, an_ambush()).sentence.word("kind")
    picture = word.grab().toImage()
    line = [picture.pixelColor(x, word.height() - BELOW_LINE).name() for x in range(PAD, word.width() - PAD)]
    assert set(line) == {current_palette().outline.name()}


def test_only_words_that_open_something_have_an_arrow(qtbot: QtBot) -> None:
    """An arrow promises a list or a field. A click on a yes or no toggles it."""
    button = WordButton(a_panel(qtbot, an_ambush()).sentence)
    widths: dict[str, int] = {}
    for kind in ("choice", "number", "flag"):
        button.show_word(Word(key="trained", name="Trained", says="trained", kind=kind, value=""), TextSize.NORMAL)
        widths[kind] = button.sizeHint().width()
    assert widths["choice"] == widths["number"] > widths["flag"]


def test_attack_takes_three_clicks_to_its_odds(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    clicks(panel, "kind")
    clicks_answer(panel, "Attack")
    clicks_answer(panel, "Warden")
    assert sentence(panel).startswith("Mira attacks Warden with Fighting ")
    assert success(panel).endswith("% to hit")


@pytest.mark.parametrize("key", ["trait", "rank"])
def test_click_beside_an_open_word_keeps_focus_in_the_sentence(qtbot: QtBot, key: str) -> None:
    """Before, the focus moved to *End the encounter*, which the next Space pressed."""
    panel = a_panel(qtbot, an_ambush())
    clicks(panel, key)
    assert panel.sentence.open_popup is not None
    clicks_at(panel, panel.rect().bottomLeft() + QPoint(3, -3))
    assert panel.sentence.open_popup is None
    assert focused() is panel.sentence.word(key)


def test_arrow_keys_move_between_words_and_to_the_plus(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    panel.focus_next_step()
    said = []
    for _ in panel.sentence.sentence.words:
        said.append(focused().accessibleName().partition(":")[0])
        press(Key.Key_Right)
    assert said == ["Acting character", "Kind", "Skill", "Skill rank", "Advantage", "Against", "DC"]
    assert focused() is panel.sentence.plus
    press(Key.Key_Left)
    assert focused() is panel.sentence.word("dc")


def test_tab_moves_from_words_to_plus_spends_and_dice(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    panel.sentence.word("dc").setFocus()
    press(Key.Key_Tab)
    assert focused() is panel.sentence.plus
    press(Key.Key_Tab)
    assert focused() is panel.rows
    press(Key.Key_Tab)
    assert panel.bar.dice.isAncestorOf(focused())


def test_typing_on_a_word_finds_an_answer_for_enter(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    panel.sentence.word("trait").setFocus()
    types("steal")
    assert answers(panel)[0].startswith("Stealth")
    press(Key.Key_Return)
    panel.refresh()
    assert "tries Stealth" in sentence(panel)
    assert focused() is panel.sentence.word("trait")


def test_answer_list_shrinks_to_matches_and_says_when_empty(qtbot: QtBot) -> None:
    """Before, it stayed as high as for all answers, and was blank if none matched."""
    panel = a_panel(qtbot, an_ambush())
    word = panel.sentence.word("trait")
    clicks(panel, "trait")
    leaf, whole = choices(panel), choices(panel).height()
    top, foot = leaf.y(), leaf.geometry().bottom()
    is_below = top > word.mapTo(word.window(), word.rect().center()).y()
    types("ste")
    assert leaf.height() < whole
    types("zzz")
    assert answers(panel) == []
    assert leaf.height() < whole
    assert len(colours(leaf.list.viewport().grab().toImage())) > 1
    assert (leaf.y() == top) if is_below else (leaf.geometry().bottom() == foot)
    for _ in range(6):
        press(Key.Key_Backspace)
    assert leaf.height() == whole


def test_plus_lists_additions_with_hints_and_adds_by_keyboard(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    panel.sentence.word(WHO).setFocus()
    types("+")
    assert len(answers(panel)) == len(additions(panel)) > 8
    assert all(word.hint for word in panel.sentence.additions)
    assert "Routine" in additions(panel)[:2]
    types("fort")
    press(Key.Key_Return)
    panel.refresh()
    assert "Fortune ×" in sentence(panel)


def test_added_number_is_asked_for_and_stepped_by_keyboard(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    panel.sentence.open_additions()
    types("extra adv")
    press(Key.Key_Return)
    assert isinstance(panel.sentence.open_popup, NumberPopup)
    press(Key.Key_PageUp)
    press(Key.Key_Down)
    panel.refresh()
    assert "extra Advantage +4 ×" in sentence(panel)
    press(Key.Key_Escape)
    assert focused() is panel.sentence.word("plus")


def test_number_popup_shows_long_numbers_unchanged(qtbot: QtBot) -> None:
    """Before, the last zero of −1000 was cut off, which counted as a newly typed number."""
    leaf = NumberPopup(a_panel(qtbot, an_ambush()).window())
    told: list[int] = []
    leaf.number_set.connect(told.append)
    leaf.ask("Modifier", a_number(-1000, 1000), "")
    assert leaf.number.text() == "-1000"
    leaf.ask("Modifier", a_number(3, 40), "")
    assert leaf.number.text() == "3"
    assert told == []


def a_number(value: int, most: int) -> CheckField:
    """Return a field for a number from -most to most."""
    return CheckField(key="plus", name="Modifier", kind="number", value=value, text="", lowest=-most, highest=most)


def test_click_elsewhere_closes_popup_after_window_was_minimized(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    clicks(panel, WHO)
    leaf, window = choices(panel), panel.window()
    window.showMinimized()
    QApplication.processEvents()
    window.showNormal()
    QApplication.processEvents()
    assert leaf.isVisible()
    QTest.mouseClick(panel.sentence, LEFT, ALONE, QPoint(panel.sentence.width() - 2, panel.sentence.height() - 2))
    assert leaf.isHidden()


def test_delete_key_and_cross_remove_an_added_word(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    before = sentence(panel)
    for by_keys in (True, False):
        sets(panel, "plus", 5)
        panel.sentence.word("plus").setFocus()
        if by_keys:
            press(Key.Key_Delete)
        else:
            _click_cross(panel)
        panel.refresh()
        assert sentence(panel) == before
        assert "Extra Advantage" in additions(panel)


def _click_cross(panel: CheckPanel) -> None:
    word = panel.sentence.word("plus")
    QTest.mouseClick(word, LEFT, ALONE, QPoint(word.width() - 8, word.height() // 2))


def test_target_can_be_added_and_removed(qtbot: QtBot) -> None:
    table = an_ambush()
    panel = a_panel(qtbot, table)
    sets(panel, TARGET, who(table, "Warden"))
    assert "against Warden × · passive" in sentence(panel)
    panel.sentence.word(TARGET).setFocus()
    press(Key.Key_Backspace)
    panel.refresh()
    assert sentence(panel).endswith("against DC 15")


def test_characters_out_of_the_fight_are_the_last_targets(qtbot: QtBot) -> None:
    table = an_ambush(a_hero(), a_foe("Thug 1"), a_foe("Thug 2"), a_foe("Thug 3"))
    do(table, SetCondition(character=who(table, "Thug 1"), condition="dying"))
    panel = a_panel(qtbot, table)
    sets(panel, TARGET, who(table, "Thug 3"))
    clicks(panel, TARGET)
    assert [answer for answer in answers(panel) if answer.startswith("Thug")] == ["Thug 2", "Thug 3", "Thug 1"]


def test_click_elsewhere_and_escape_close_a_words_popup(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    clicks(panel, "kind")
    clicks_at(panel, QPoint(4, panel.height() - 4))
    assert panel.sentence.open_popup is None
    clicks(panel, "kind")
    press(Key.Key_Escape)
    assert panel.sentence.open_popup is None
    assert focused() is panel.sentence.word("kind")


def test_second_click_on_a_word_closes_it(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush())
    for is_shown in (True, False):
        clicks_at(panel, middle(panel, panel.sentence.word("kind")))
        assert (panel.sentence.open_popup is not None) is is_shown


def test_chance_is_readable_from_afar(qtbot: QtBot) -> None:
    a_panel(qtbot, an_ambush())
    metrics = QFontMetrics(text_font(LARGE.chance, bold=True))
    assert metrics.capHeight() >= CAPS


def test_quick_clicks_on_roll_do_one_thing(qtbot: QtBot) -> None:
    """Before, Roll, Announce and the next Roll were in one place, so three quick clicks did all three."""
    panel = a_panel(qtbot, an_ambush(), 9, 3)
    place = middle(panel, panel.bar.do)
    for _ in range(3):
        clicks_at(panel, place)
    assert is_open(panel) is not None
    assert panel.bar.do.text() == "Announce"
    assert not panel.bar.do.geometry().contains(panel.bar.mapFrom(panel, place))


def test_main_button_alternates_between_two_places_during_an_attack(qtbot: QtBot) -> None:
    """Before, Announce and the step that applies a wound followed each other in one place."""
    table = an_ambush()
    panel = a_panel(qtbot, table, 19, 9, 2, 2)
    sets(panel, TARGET, who(table, "Warden"))
    sets(panel, "kind", "attack")
    seen = []
    for _ in range(5):
        button = panel.bar.do
        left, right = middle(panel, button).x() - button.width() // 2, panel.width() - middle(panel, button).x()
        seen.append((button.text(), "left" if left < right - button.width() // 2 else "right"))
        panel.bar.press()
        panel.refresh()
        QApplication.processEvents()
    assert [place for _, place in seen] == ["right", "left", "right", "left", "right"], seen
    assert [name for name, place in seen if place == "left"] == ["Announce", "Announce"]


def test_announce_ignores_clicks_right_after_the_roll(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush(), 9, 3)
    panel.bar.press()
    QApplication.processEvents()
    clicks_at(panel, middle(panel, panel.bar.do))
    assert is_open(panel) is not None
    qtbot.waitUntil(lambda: not panel.guard.isVisible())
    clicks_at(panel, middle(panel, panel.bar.do))
    assert is_open(panel) is None


def test_quick_enter_presses_do_one_thing(qtbot: QtBot) -> None:
    """Before, pressing Enter twice quickly rolled and announced before the result was seen."""
    panel = a_panel(qtbot, an_ambush(), 9, 3)
    panel.bar.focus_main_button()
    for key, modifiers in ((Key.Key_Return, ALONE), (Key.Key_Return, ALONE), (Key.Key_Return, CTRL)):
        QTest.keyClick(focused(), key, modifiers)
    QTest.keyClick(focused(), Key.Key_Space)
    assert is_open(panel) is not None
    QTest.keyClick(focused(), Key.Key_Tab, SHIFT)
    panel.bar.focus_main_button()
    QTest.keyClick(focused(), Key.Key_Return)
    assert is_open(panel) is None


def test_tab_moves_from_announce_to_the_other_steps(qtbot: QtBot) -> None:
    """Before, Tab moved to the button that undoes the roll, and Shift+Tab to the other steps."""
    panel = a_panel(qtbot, an_ambush(), 9, 3)
    panel.bar.press()
    panel.bar.focus_main_button()
    press(Key.Key_Tab)
    other = focused()
    assert isinstance(other, Button)
    assert other.text() == "More"


def test_enter_announces_after_the_key_guard_ends(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush(), 9, 3)
    panel.bar.press()
    qtbot.waitUntil(lambda: not panel.guard.isVisible() and not panel.key_guard.is_on)
    panel.bar.focus_main_button()
    QTest.keyClick(focused(), Key.Key_Return)
    assert is_open(panel) is None


def test_spend_after_the_roll_gives_its_effect(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, an_ambush(), 9, 3)
    panel.bar.press()
    panel.refresh()
    rows = panel._rows_shown
    assert {row.success_text for row in rows if row.offer.name == "Coup"} >= {"4 degrees"}
    assert not any("%" in row.success_text for row in rows)


def test_sentence_stays_visible_when_panel_is_narrowed(qtbot: QtBot) -> None:
    """Before, the target disappeared with the second line until another check was set up."""
    panel = a_panel(qtbot, an_ambush(mira(), warden()))
    for width in (900, 420, 800, 300):
        panel.resize(width, 600)
        for _ in range(3):
            QApplication.processEvents()
        lowest = max(word.geometry().bottom() for word in panel.sentence.findChildren(WordButton) if word.isVisible())
        assert lowest < panel.sentence.height()


def test_long_name_does_not_overlap_the_plus(qtbot: QtBot) -> None:
    """Before, the button that adds to the check covered it."""
    name = "Bartholomew " * 12
    panel = a_panel(qtbot, an_ambush(mira(), a_hero(name), warden()), by=name.strip())
    sentence = panel.sentence
    words = [child for child in sentence.findChildren(WordButton) if child.isVisible()]
    assert words[0].width() > sentence.width() // 2
    assert not [word for word in words if word.geometry().intersects(sentence.plus.geometry())]


def test_adding_hinder_adds_one(qtbot: QtBot) -> None:
    """Before, it was added with a 0, so the number had to be typed as well."""
    panel = a_panel(qtbot, a_fight(), by="Aila")
    panel.sentence.open("hinder")
    panel.refresh()
    assert panel.draft.value("hinder") == 1
    assert "Hinder 1" in sentence(panel)
    assert panel.sentence.open_popup is None

"""The window as a screen reader reads it."""

from pathlib import Path

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from gmtracker.engine.campaign import HAND
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.players.window import PlayerWindow
from tests.driver.gm import DESTINY, GM, Key
from tests.windows.screen_text import heard_in, passed_over, unnamed

WINDOWS = (
    WindowAction.SETTINGS,
    WindowAction.HOUSE_RULES,
    WindowAction.ROLL_TABLES,
    WindowAction.ADD_HERO,
    WindowAction.RESTORE,
    WindowAction.NEW,
    WindowAction.ABOUT,
)
PANELS = (WindowAction.END_ENCOUNTER, WindowAction.ADD_NOTE, WindowAction.PLAYER_SECTIONS)
TO_BE_READ = (WindowAction.HELP, WindowAction.KEY_CARD, WindowAction.CHEAT_SHEET)


def names_in(window: QWidget) -> list[str]:
    """Return every accessible name in a window."""
    return [part.name for part in heard_in(window)]


def test_every_start_page_control_has_a_name(gm: GM) -> None:
    gm.opens()
    assert unnamed(gm.app.window) == []


def test_every_table_control_has_a_name(fight: GM) -> None:
    assert unnamed(fight.app.window) == []
    fight.hand.acts(WindowAction.LOG)
    assert unnamed(fight.app.window) == []


def opened_by(gm: GM, act: WindowAction) -> QWidget:
    """Trigger an action. Return the window that it opens."""
    gm.hand.acts(act)
    (opened,) = (w for w in QApplication.topLevelWidgets() if w.isVisible() and w is not gm.app.window)
    return opened


def test_every_control_in_every_window_has_a_name(session: GM) -> None:
    for act in WINDOWS:
        opened = opened_by(session, act)
        assert unnamed(opened) == [], act
        opened.close()
        session.turns_to_the_table()


def test_every_control_in_every_panel_has_a_name(fight: GM) -> None:
    for act in PANELS:
        fight.hand.acts(act)
        assert fight.app.window.side.isVisible(), act
        assert unnamed(fight.app.window) == [], act
        fight.app.window.side.close_panel()


def test_every_control_of_start_panels_has_a_name(gm: GM) -> None:
    gm.opens(sample=True)
    gm.hand.acts(WindowAction.START_SESSION)
    assert unnamed(gm.app.window) == []
    gm.hand.does()
    gm.hand.acts(WindowAction.START_ENCOUNTER)
    assert unnamed(gm.app.window) == []


def test_every_control_of_popups_has_a_name(fight: GM) -> None:
    fight.drags_and_waits("triumph", 6, to="Rook Adeyemi")
    assert unnamed(fight.app.window) == []
    fight.hand.keeps()
    fight.drags(HAND, "tragedy", to="Mira Vance")
    assert unnamed(fight.app.window) == []
    fight.app.window.chooser.dismiss()
    fight.hand.acts(WindowAction.FIND)
    fight.types("stress mira")
    assert unnamed(fight.app.window) == []


def test_every_control_of_the_summary_preview_has_a_name(session: GM) -> None:
    opened = opened_by(session, WindowAction.SUMMARY)
    assert unnamed(opened) == []
    opened.close()


def test_player_window_is_read_as_it_is_shown(fight: GM) -> None:
    fight.hand.acts(WindowAction.PLAYER_WINDOW)
    (screen,) = (w for w in QApplication.topLevelWidgets() if isinstance(w, PlayerWindow))
    assert unnamed(screen) == []
    assert any("Mira Vance" in name for name in names_in(screen))
    fight.hand.acts(WindowAction.PLAYER_WINDOW)


def test_wheels_tokens_and_odds_are_read_with_their_values(fight: GM) -> None:
    fight.fills_wheel("Mira Vance", 2)
    told = "\n".join(names_in(fight.app.window))
    assert "Stress 7 of 10: 2 stones plus 5 held" in told
    assert "Triumph die 6" in told
    assert " to succeed" in told
    assert "Active" in told
    assert "Conditions: none" in told


def test_painted_widgets_have_the_role_of_their_function(fight: GM) -> None:
    fight.drags_and_waits("triumph", 6, to="Rook Adeyemi")
    fight.hand.clicks(fight.app.window.chooser, "2 refused")
    roles = {part.name: part.role for part in heard_in(fight.app.window)}
    assert roles["Coup"] in (QAccessible.Role.Button, QAccessible.Role.CheckBox)
    assert roles["Destiny pool"] == QAccessible.Role.List
    assert roles["Mira Vance · d20"] == QAccessible.Role.EditableText
    fight.hand.keeps()


def test_commands_and_refusals_are_announced(fight: GM) -> None:
    said: list[str] = []
    fight.app.wiring.announcer.announced.connect(said.append)
    fight.next_turn()
    (turn,) = said
    assert "Warden Cassel" in turn
    fight.undoes()
    assert said[-1] == f"Undone: {turn}"
    fight.fills_wheel("Mira Vance", 10)
    assert said[-1] == fight.hand.refusals[-1]


def test_procedure_is_read_with_its_current_step(voting: GM) -> None:
    panel = voting.app.window.procedure_panel.panel
    assert panel is not None
    assert unnamed(panel) == passed_over(panel) == []
    roles = {part.name: part.role for part in heard_in(panel)}
    assert roles["Step 3 of 4: Categories"] == roles["1 Fire and Ruin"] == QAccessible.Role.StaticText
    voting.presses(Key.Key_6)
    assert any(part.more.startswith("Chosen.") for part in heard_in(panel))


def test_every_text_in_reading_windows_has_name_and_role(fight: GM) -> None:
    for act in TO_BE_READ:
        opened = opened_by(fight, act)
        assert unnamed(opened) == passed_over(opened) == [], act
        opened.close()
        fight.turns_to_the_table()


def test_roster_import_window_is_readable(session: GM, tmp_path: Path) -> None:
    file = tmp_path / "roster.csv"
    file.write_text("name,player,tier\nYsolde,Eve,2\n,,\n", "utf-8")
    session.hand.acts(WindowAction.IMPORT_ROSTER)
    session.chooses_file(file)
    opened = session.window_of_roster()
    assert unnamed(opened) == passed_over(opened) == []
    opened.close()


def test_screen_reader_skips_nothing_at_the_table(fight: GM) -> None:
    window = fight.app.window
    fight.hand.acts(WindowAction.CHECK)
    fight.hand.clicks(window.check.bar, "Roll")
    fight.hand.acts(WindowAction.LOG)
    assert passed_over(window) == []
    assert "d20: " in "\n".join(names_in(window))


def test_row_menu_names_its_character(fight: GM) -> None:
    menu = fight.app.window.row_menu.menu_for(fight.hand.who("Mira Vance"))
    assert menu.accessibleName() == "Mira Vance"
    menu.deleteLater()


def test_current_suggestion_is_announced_while_focus_stays(fight: GM) -> None:
    said: list[str] = []
    fight.app.wiring.announcer.announced.connect(said.append)
    fight.hand.acts(WindowAction.FIND)
    fight.types("look")
    assert said[-1].startswith("Look back, ")
    first = said[-1]
    fight.presses(Key.Key_Down)
    assert said[-1].startswith("Look back, ")
    assert said[-1] != first


def test_drop_preview_is_announced_while_a_token_is_carried(fight: GM) -> None:
    said: list[str] = []
    fight.app.wiring.announcer.announced.connect(said.append)
    fight.picks_up(DESTINY, "triumph", 6)
    fight.presses(Key.Key_Down)
    assert any("Stress" in sentence and "→" in sentence for sentence in said)
    fight.presses(Key.Key_Escape)

"""Tests of the header bar: it tells the state of the session and offers the next actions."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import EndEncounter, EndSession, NextTurn, RenameCampaign, StartEncounter, StartSession
from gmtracker.engine.table import Table
from gmtracker.ui.actions import Actions
from gmtracker.ui.header_bar import HeaderBar, NameLine, PlaceButton
from gmtracker.ui.widgets.labels import ElidedLine
from tests.builders.campaigns import a_hero, a_session, a_table, an_encounter, awarded, do, spend


@pytest.fixture
def header(qtbot: QtBot) -> Iterator[HeaderBar]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    yield HeaderBar(Actions(parent), parent)
    parent.close()


def shows(header: HeaderBar, table: Table) -> str:
    """Show a table and return the visible texts of the header bar."""
    header.show_campaign(table.campaign, table.rules.offers())
    labels = [label for label in header.findChildren(QLabel) if not label.isHidden()]
    return " | ".join([the_place(header).text(), *(label.text() or label.accessibleName() for label in labels)])


def the_place(header: HeaderBar) -> PlaceButton:
    """Return the button that names the round or session."""
    return header.findChildren(PlaceButton)[0]


def offered(header: HeaderBar) -> list[str]:
    """Return the texts of the visible buttons, without those that are always there."""
    always = {"Undo", "Redo", "Player window", "Summary"}
    seen = [button.text() for button in header.findChildren(QToolButton) if not button.isHidden()]
    return [words for words in seen if words not in always and words != the_place(header).text()]


def test_header_before_the_first_session_offers_to_start_one(header: HeaderBar) -> None:
    assert shows(header, a_table(a_hero())) == "Harbor Nights | Before the first session"
    assert offered(header) == ["Start the session"]


def test_header_in_a_session_names_it_and_offers_an_encounter(header: HeaderBar) -> None:
    assert shows(header, a_session()) == "Session 1 | Dockside"
    assert offered(header) == ["Owed", "End the session", "Start an encounter"]


@pytest.mark.parametrize("width", range(400, 1300, 50))
def test_end_session_button_loses_its_text_first(header: HeaderBar, width: int) -> None:
    """Before, no visible button ended a session: it had to be found in a menu."""
    header.resize(width, 44)
    shows(header, a_session())
    bare = Qt.ToolButtonStyle.ToolButtonIconOnly
    words = ("End the session", "Owed", "Start an encounter")
    styles = {b.text(): b.toolButtonStyle() == bare for b in header.findChildren(QToolButton) if b.text() in words}
    silent = [styles[word] for word in words]
    assert silent == sorted(silent, reverse=True)
    assert silent[0] or width > 600
    assert not silent[0] or width < 1000


def test_header_in_an_encounter_tells_round_and_turn(header: HeaderBar) -> None:
    table = an_encounter()
    assert shows(header, table) == "Round 1 | Mira's turn | then Rook, Warden · Ambush (combat)"
    assert offered(header) == ["Owed", "Previous turn", "Next turn"]
    for _ in range(3):
        do(table, NextTurn())
    assert shows(header, table) == "Round 2 | Mira's turn | then Rook, Warden · Ambush (combat)"


@pytest.mark.parametrize("width", [640, 1240, 1540, 1860])
def test_round_button_ends_the_encounter_and_session(header: HeaderBar, width: int) -> None:
    """Only a wide header has a button of its own for it."""
    header.resize(width, 44)
    shows(header, an_encounter())
    menu = the_place(header).menu()
    assert menu is not None
    assert [action.iconText() for action in menu.actions()][2:] == ["End the encounter", "End the session"]
    assert menu.layoutDirection() == Qt.LayoutDirection.LeftToRight
    assert ("End the encounter" in offered(header)) == (width >= 1540)


def test_long_campaign_name_is_elided_in_the_round_button(header: HeaderBar) -> None:
    name = "The long way home from the harbor of glass " * 3
    header.resize(640, 44)
    table = a_table(a_hero())
    do(table, RenameCampaign(name=name[:60]))
    shows(header, table)
    layout = header.layout()
    assert layout is not None
    layout.activate()
    place, button = the_place(header), next(b for b in header.findChildren(QToolButton) if "Start the" in b.text())
    assert place.width() < place.sizeHint().width()
    assert place.geometry().right() < button.x() < header.width()
    assert place.toolTip().startswith("The long way home")


def test_header_between_sessions_says_so(header: HeaderBar) -> None:
    table = an_encounter()
    do(table, EndEncounter())
    do(table, EndSession())
    assert shows(header, table) == "Harbor Nights | Between sessions"


def test_single_offer_is_a_button(header: HeaderBar, qtbot: QtBot) -> None:
    table = an_encounter()
    spend(table, "Mira", "triumph", "edit-scene", 4)
    shows(header, table)
    button = next(b for b in header.findChildren(QToolButton) if b.text() == "Veto")
    with qtbot.waitSignal(header.offer_taken) as taken:
        button.click()
    assert taken.args == [table.rules.offers()[0].command]


def test_offer_button_names_the_missing_reason_of_an_award(header: HeaderBar) -> None:
    """Before, it said “Use it now…”, although the award was used and only its reason was missing."""
    table = an_encounter(faces=[4])
    awarded(table, "Mira", "triumph", "edit-scene")
    shows(header, table)
    assert "Veto · Reason for the award…" in [button.text() for button in header.findChildren(QToolButton)]


def test_button_for_several_offers_opens_the_chooser(header: HeaderBar, qtbot: QtBot) -> None:
    table = an_encounter(faces=[4])
    awarded(table, "Mira", "triumph")
    shows(header, table)
    button = next(b for b in header.findChildren(QToolButton) if b.text() == "Use it now…")
    assert button.toolTip().startswith("Coup, Edit Scene")
    with qtbot.waitSignal(header.offers_requested), qtbot.assertNotEmitted(header.offer_taken):
        button.click()


def the_name(header: HeaderBar) -> NameLine:
    """Return the line with the active character's name."""
    return header.findChildren(NameLine)[0]


def test_active_characters_name_is_readable_from_afar(header: HeaderBar) -> None:
    header.resize(1240, 44)
    shows(header, an_encounter())
    assert the_name(header).name == "Mira"
    assert QFontMetrics(the_name(header).fitting_font()).capHeight() >= 20


@pytest.mark.parametrize("width", [1240, 920, 640])
def test_active_characters_name_and_the_round_are_elided_last(header: HeaderBar, qtbot: QtBot, width: int) -> None:
    name = "Lady Wilhelmina"
    table = an_encounter(a_hero(name), a_hero("Rook"))
    header.resize(width, 44)
    shows(header, table)
    line = the_name(header)
    layout = header.layout()
    assert layout is not None
    layout.activate()
    assert QFontMetrics(line.fitting_font()).horizontalAdvance(name) <= line.width()


@pytest.mark.parametrize("width", range(1080, 1500, 20))
def test_offers_and_waiting_checks_do_not_move_the_turn_buttons(header: HeaderBar, width: int) -> None:
    """Before, “Summary” lost its text for them, so a second click on the next turn hit the previous one."""
    table = an_encounter(a_hero("Cleo"), a_hero("Bran"), faces=[4])
    awarded(table, "Cleo", "triumph", "edit-scene")
    waiting = tuple(replace(offer, name="Unfinished check") for offer in table.rules.offers()[:1])
    places = set()
    for offers, checks in (((), ()), (table.rules.offers(), ()), ((), waiting), (table.rules.offers(), waiting)):
        header.resize(width, 44)
        header.show_campaign(table.campaign, offers, checks)
        layout = header.layout()
        assert layout is not None
        layout.activate()
        buttons = {button.text(): button.x() for button in header.findChildren(QToolButton)}
        places.add((buttons["Previous turn"], buttons["Next turn"], buttons["Undo"]))
    assert len(places) == 1


@pytest.mark.parametrize("width", range(900, 1500, 60))
def test_round_stays_readable_beside_an_offer(header: HeaderBar, width: int) -> None:
    """Before, “Round 6” became “Ro…”."""
    table = an_encounter(a_hero("Ambassador Wilhelmina"), a_hero("Bran"), faces=[4])
    awarded(table, "Ambassador Wilhelmina", "triumph", "edit-scene")
    header.resize(width, 44)
    header.show_campaign(table.campaign, table.rules.offers(), table.rules.offers())
    layout = header.layout()
    assert layout is not None
    layout.activate()
    assert the_place(header).width() >= the_place(header).sizeHint().width()


@pytest.mark.parametrize("width", range(900, 1500, 20))
def test_buttons_do_not_move_between_turns(header: HeaderBar, width: int) -> None:
    """Before, a longer name moved the buttons, so a click on the next turn hit the previous one."""
    table = an_encounter(a_hero("Bo"), a_hero("Brother Tallow"), a_hero("The Bog Mother"))
    header.resize(width, 44)
    places = set()
    for _ in range(4):
        shows(header, table)
        layout = header.layout()
        assert layout is not None
        layout.activate()
        buttons = [button for button in header.findChildren(QToolButton) if not button.isHidden()]
        places.add(tuple(button.geometry().getRect() for button in buttons))
        do(table, NextTurn())
    assert len(places) == 1


@pytest.mark.parametrize("width", range(900, 1500, 20))
def test_text_about_next_turns_shrinks_before_button_texts(header: HeaderBar, width: int) -> None:
    """Before, buttons lost their texts while 240 pixels told who acts later."""
    table = an_encounter(a_hero("Brother Tallow"), a_hero("Sister Hollow"), a_hero("Mother Yellow"), faces=[4])
    awarded(table, "Brother Tallow", "triumph")
    header.resize(width, 44)
    shows(header, table)
    layout = header.layout()
    assert layout is not None
    layout.activate()
    bare = Qt.ToolButtonStyle.ToolButtonIconOnly
    words = ("Owed", "Next turn")
    buttons = [button for button in header.findChildren(QToolButton) if button.text() in words]
    (prose,) = header.findChildren(ElidedLine)
    assert prose.width() < 240 or not any(button.toolButtonStyle() == bare for button in buttons)


def laid_out(header: HeaderBar, width: int, *tables: Table) -> list[QRect]:
    """Return the places of the visible buttons after a bar of this width has shown these tables in turn."""
    header.resize(width, 44)
    for table in tables:
        shows(header, table)
    layout = header.layout()
    assert layout is not None
    layout.activate()
    return [button.geometry() for button in header.findChildren(QToolButton) if not button.isHidden()]


def test_new_offer_gets_room_as_in_a_new_bar(header: HeaderBar) -> None:
    """Before, its button did not make the others shrink, and cut their texts."""
    name = "Brother Tallow of the Long Meadow"
    before, after = (an_encounter(a_hero(name), a_hero("Sister Hollow"), faces=[4]) for _ in range(2))
    awarded(after, name, "triumph")
    parent = header.parentWidget()
    assert parent is not None
    for width in range(500, 1300, 20):
        other = HeaderBar(Actions(parent), parent)
        other.ensurePolished()
        assert laid_out(header, width, before, after) == laid_out(other, width, after), width


def test_game_with_dice_at_turn_start_has_a_typing_button(header: HeaderBar) -> None:
    table = a_table(a_hero(), ruleset="vagabond")
    heroes = tuple(hero.id for hero in table.campaign.heroes())
    do(table, StartSession(present=heroes))
    shows(header, table)
    assert "Next turn with typed dice" not in offered(header)
    do(table, StartEncounter(kind="combat", order=heroes))
    shows(header, table)
    assert "Next turn with typed dice" in offered(header)

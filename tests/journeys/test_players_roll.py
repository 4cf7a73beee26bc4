"""Who rolls the players' dice: it is a setting of the campaign, and Enter follows it everywhere."""

from collections.abc import Callable

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gmtracker.engine.campaign import character_place
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.commands import AddCharacters, EndSession, SetHouseRule, StartSession, Use
from gmtracker.engine.game_spec import PLAYERS_ROLL
from gmtracker.engine.handlers.initiative import INITIATIVE
from gmtracker.resources import FIRST_GAME
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.session.panels import UsePanel
from gmtracker.ui.session.who_rolls import WhoRolls
from gmtracker.ui.tokens.offer_button import OfferButton
from gmtracker.ui.widgets.dice_fields import DieField
from tests.builders.campaigns import a_foe, a_hero
from tests.driver.gm import ALONE, CTRL, GM, LEFT, Key


def decides(gm: GM, *, players_roll: bool) -> None:
    """Set who rolls the players' dice."""
    assert gm.app.bridge.dispatch(SetHouseRule(key=PLAYERS_ROLL.key, value=players_roll))


def types_line(gm: GM, line: str) -> None:
    """Type into the command bar and press Enter."""
    gm.app.window.line.start_line("")
    gm.types(line)
    gm.presses(Key.Key_Return)
    gm.app.window.check.key_guard.end()


def is_rolled(gm: GM) -> bool:
    """Whether an open check has been rolled."""
    return gm.app.bridge.rules.open_check() is not None


def test_enter_in_command_bar_asks_for_the_players_dice(fight: GM) -> None:
    """Before, the first check of a session was rolled, and the typed face was lost."""
    decides(fight, players_roll=True)
    types_line(fight, "check mira acrobatics")
    assert not is_rolled(fight)
    assert isinstance(fight.focused(), DieField)


def test_enter_on_a_players_empty_die_asks_again(fight: GM) -> None:
    decides(fight, players_roll=True)
    types_line(fight, "check mira acrobatics")
    for _ in fight.app.window.check.bar.dice.requests:
        fight.presses(Key.Key_Return)
        assert not is_rolled(fight)
    fight.app.window.check.bar.do.click()
    assert is_rolled(fight)


def test_ctrl_enter_in_command_bar_rolls_although_players_roll(fight: GM) -> None:
    decides(fight, players_roll=True)
    fight.app.window.line.start_line("")
    fight.types("check mira acrobatics")
    fight.presses(Key.Key_Return, CTRL)
    assert is_rolled(fight)


def test_enter_in_command_bar_rolls_when_players_do_not(fight: GM) -> None:
    decides(fight, players_roll=False)
    types_line(fight, "check mira acrobatics")
    assert is_rolled(fight)


@pytest.mark.parametrize("digits", ["3", "17"])
def test_digit_typed_after_a_roll_does_not_announce_it(fight: GM, digits: str) -> None:
    """Before, the digit was lost, and the next Enter announced the program's roll."""
    decides(fight, players_roll=False)
    types_line(fight, "check mira acrobatics")
    fight.types(digits)
    fight.sees("gmtracker rolled these dice.")
    fight.presses(Key.Key_Return)
    assert is_rolled(fight)
    fight.presses(Key.Key_Return)
    assert not is_rolled(fight)


def rolls_with_typed_dice(gm: GM) -> CheckDraft:
    """Roll a check of the first hero with typed dice. Returns its draft."""
    bridge = gm.app.bridge
    draft = CheckDraft(by=bridge.shown.heroes()[0].id)
    command = bridge.rules.check_form(draft).command
    assert command is not None
    assert bridge.dispatch(command, {die.role: 3 for die in bridge.rules.dice_requests(command)})
    return draft


def test_session_with_typed_dice_sets_players_roll(fight: GM) -> None:
    """Before, the first check of the next session was rolled again."""
    bridge = fight.app.bridge
    rolled = rolls_with_typed_dice(fight)
    assert bridge.dispatch(Use(use="announce"))
    fight.ends_session()
    assert bridge.players_roll
    fight.sees("“Our players roll their own dice” is now on, because dice were typed.")
    assert isinstance(bridge.entries()[-1].command, EndSession)
    bridge.dispatch(StartSession(present=tuple(hero.id for hero in bridge.shown.heroes())))
    assert bridge.types_check(rolled)


def test_refused_end_of_session_sets_nothing(fight: GM) -> None:
    """Before, “Our players roll their own dice” was set although the session went on."""
    rolls_with_typed_dice(fight)
    fight.ends_session()
    fight.sees("Announce the open check first")
    assert fight.app.bridge.shown.session is not None
    assert fight.app.bridge.players_roll is None


def test_overruled_end_of_session_sets_players_roll(fight: GM) -> None:
    rolls_with_typed_dice(fight)
    fight.ends_session()
    fight.app.window.refusal.anyway_requested.emit(EndSession(override=True), None)
    assert fight.app.bridge.shown.session is None
    assert fight.app.bridge.players_roll


def test_session_with_rolled_dice_sets_nothing(fight: GM) -> None:
    types_line(fight, "check mira acrobatics")
    fight.ends_session()
    assert fight.app.bridge.players_roll is None


def test_encounter_asks_for_initiative_although_other_dice_were_rolled(gm: GM) -> None:
    """Before, "Roll initiative next" rolled the players' dice without a field."""
    gm.opens(sample=True)
    heroes = tuple(hero.id for hero in gm.app.bridge.shown.heroes())
    gm.app.bridge.dispatch(StartSession(present=heroes))
    assert gm.app.bridge.rolls_dice(Use(use=INITIATIVE))
    gm.hand.acts(WindowAction.START_ENCOUNTER)
    gm.hand.puts_in_order([gm.hand.who(name) for name in ("Mira Vance", "Rook Adeyemi")])
    gm.hand.fill(gm.hand.panel(), "Roll initiative next", True)
    gm.hand.does()
    panel = gm.app.window.side.panel
    assert isinstance(panel, UsePanel)
    assert isinstance(gm.focused(), DieField)


def question(gm: GM) -> WhoRolls | None:
    """Return the visible question who rolls, or None."""
    asked = [one for one in gm.app.window.findChildren(WhoRolls) if one.isVisible()]
    return asked[0] if asked else None


def begins_new_campaign(gm: GM, game: str) -> None:
    """Create a campaign that doesn't know yet who rolls, with two heroes and a foe in their first session."""
    gm.opens(asks_who_rolls=True)
    gm.creates_campaign("Harbor Nights", game=game)
    bridge = gm.app.bridge
    bridge.dispatch(AddCharacters(characters=(a_hero("Mira Vance"), a_hero("Rook"), a_foe("Warden"))))
    command = StartSession(present=tuple(hero.id for hero in bridge.shown.heroes()))
    bridge.dispatch(command, {die.role: 3 for die in bridge.rules.dice_requests(command)})


NEW_GAMES = ("torg-eternity", "vagabond", "humans-and-heroes")
"""Games whose sessions start without dice, so that the first check is the first roll."""


def begins_first_check(gm: GM, game: str) -> None:
    """Type the first check of a new campaign in the command bar, and press Enter."""
    begins_new_campaign(gm, game)
    types_line(gm, "check mira")


@pytest.mark.parametrize("game", NEW_GAMES)
def test_first_check_asks_who_rolls_then_for_the_dice(gm: GM, game: str) -> None:
    """Before, Enter rolled it, even at a table that types its dice."""
    begins_first_check(gm, game)
    asked = question(gm)
    assert asked is not None
    assert asked.players.hasFocus()
    assert not is_rolled(gm)
    gm.presses(Key.Key_Return)
    assert gm.app.bridge.players_roll
    assert not is_rolled(gm)
    assert isinstance(gm.focused(), DieField)
    assert question(gm) is None


@pytest.mark.parametrize("game", NEW_GAMES)
def test_first_check_asks_only_once_when_gmtracker_rolls(gm: GM, game: str) -> None:
    begins_first_check(gm, game)
    gm.presses(Key.Key_Right)
    gm.presses(Key.Key_Return)
    assert gm.app.bridge.players_roll is False
    assert is_rolled(gm)
    gm.app.bridge.dispatch(Use(use="announce"))
    types_line(gm, "check rook")
    assert question(gm) is None


def test_digit_answers_who_rolls_and_is_a_face(gm: GM) -> None:
    """A player's result that is typed before the question is noticed must not be lost."""
    begins_first_check(gm, "torg-eternity")
    gm.types("7")
    assert gm.app.bridge.players_roll
    assert gm.app.window.check.bar.dice.faces() == {gm.app.window.check.bar.dice.requests[0].role: 7}
    assert not is_rolled(gm)


def test_esc_cancels_the_first_roll(gm: GM) -> None:
    begins_first_check(gm, "torg-eternity")
    gm.presses(Key.Key_Escape)
    assert question(gm) is None
    assert gm.app.bridge.players_roll is None
    assert not is_rolled(gm)


def test_session_start_asks_who_rolls_the_destiny_dice(gm: GM) -> None:
    """Before, Enter without a face rolled the players' dice in the first steps."""
    gm.opens(asks_who_rolls=True)
    gm.asks_for_name("Harbor Nights")
    gm.app.bridge.dispatch(AddCharacters(characters=(a_hero("Mira Vance"),)))
    gm.hand.clicks(gm.app.window.first_steps, "Start session")
    asked = question(gm)
    assert asked is not None
    gm.app.window.check.key_guard.end()
    asked.players.click()
    assert gm.app.bridge.shown.session is None
    assert isinstance(gm.focused(), DieField)


def test_campaign_with_typed_destiny_dice_is_not_asked_who_rolls(gm: GM) -> None:
    begins_new_campaign(gm, FIRST_GAME)
    types_line(gm, "check mira")
    assert question(gm) is None
    assert isinstance(gm.focused(), DieField)


def test_foes_roll_does_not_ask_who_rolls(gm: GM) -> None:
    begins_new_campaign(gm, "torg-eternity")
    types_line(gm, "check warden")
    assert question(gm) is None
    assert is_rolled(gm)


def test_sample_is_not_asked_who_rolls(gm: GM) -> None:
    gm.opens(sample=True, asks_who_rolls=True)
    command = StartSession(present=tuple(hero.id for hero in gm.app.bridge.shown.heroes()))
    assert gm.app.bridge.dispatch(command)
    types_line(gm, "check mira acrobatics")
    assert question(gm) is None
    assert is_rolled(gm)


def clicks_use(gm: GM, name: str, click: Callable[..., None]) -> None:
    """Click or double-click a use of the chooser with the real mouse events."""
    window, chooser = gm.app.window, gm.app.window.chooser
    row = next(row for row in chooser.findChildren(OfferButton) if row.isVisible() and row.offer.name == name)
    click(window.windowHandle(), LEFT, ALONE, row.mapTo(window, row.rect().center()))
    QApplication.processEvents()


@pytest.mark.parametrize("click", [QTest.mouseClick, QTest.mouseDClick])
def test_click_on_use_asks_for_players_die(fight: GM, click: Callable[..., None]) -> None:
    """Before, the second click of a double click rolled the player's die."""
    decides(fight, players_roll=True)
    mira = character_place(fight.hand.who("Mira Vance"))
    fight.drags(mira, "triumph", to="Mira Vance")
    entries = len(fight.app.bridge.entries())
    clicks_use(fight, "Improve Roll", click)
    assert not fight.app.window.chooser.isHidden()
    assert isinstance(fight.focused(), DieField)
    fight.types("4")
    fight.presses(Key.Key_Return)
    fight.presses(Key.Key_Return)
    assert len(fight.app.bridge.entries()) == entries + 1
    fight.sees_log("Triumph 4")


def test_click_on_use_spends_at_once_when_gmtracker_rolls(fight: GM) -> None:
    decides(fight, players_roll=False)
    mira = character_place(fight.hand.who("Mira Vance"))
    fight.drags(mira, "triumph", to="Mira Vance")
    entries = len(fight.app.bridge.entries())
    clicks_use(fight, "Improve Roll", QTest.mouseClick)
    assert fight.app.window.chooser.isHidden()
    assert len(fight.app.bridge.entries()) == entries + 1

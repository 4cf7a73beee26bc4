"""Tests of the bridge: commands go in, and it signals the results."""

from typing import Any

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from gmtracker.engine.campaign import HAND, character_place
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.shown import OnCheck
from gmtracker.engine.commands import (
    AddNote,
    EndSession,
    MarkAction,
    NextTurn,
    RollDice,
    SetHouseRule,
    SetTrack,
    StartSession,
    Use,
)
from gmtracker.engine.game_spec import PLAYERS_ROLL
from gmtracker.engine.ids import CharacterId, EntryId
from gmtracker.engine.table import Table
from gmtracker.rulesets.shattered_spheres.check_rules import AgainstPassive
from gmtracker.ui.bridge import READ_ONLY_REFUSAL, Bridge, Refusal
from tests.builders import torg_eternity
from tests.builders.campaigns import (
    a_hero,
    a_session,
    a_table,
    an_encounter,
    awarded,
    do,
    faces_in_turn,
    hand_tokens,
    held_tokens,
    load_of,
    pool_tokens,
    spend,
    track_of,
    who,
)
from tests.builders.shattered_spheres import an_ambush, an_attack, attack
from tests.builders.vagabond import a_fight


def a_bridge(table: Table, *faces: int) -> Bridge:
    """Return a bridge to a table; its dice show these faces, then ones."""
    bridge = Bridge(faces_in_turn(*faces))
    bridge.open(table)
    return bridge


def stress(table: Table, name: str, value: int, *, override: bool = False) -> SetTrack:
    """Return a command that sets Stress by hand."""
    return SetTrack(character=who(table, name), track="stress", value=value, override=override)


def refusal_of(qtbot: QtBot, bridge: Bridge, command: Any, **how: Any) -> Refusal:
    """Dispatch a command that must be refused, and return the refusal."""
    with qtbot.waitSignal(bridge.refused) as refused:
        assert not bridge.dispatch(command, **how)
    assert refused.args is not None
    found = refused.args[0]
    assert isinstance(found, Refusal)
    return found


def test_command_is_applied_and_signalled_once(qtbot: QtBot) -> None:
    table = a_session()
    bridge = a_bridge(table)
    with qtbot.waitSignal(bridge.change_applied) as changed:
        assert bridge.dispatch(stress(table, "Mira", 4))
    assert changed.args is not None
    assert changed.args[0].after is table.campaign
    assert track_of(table, "Mira") == 4


def test_overridable_refusal_offers_the_overriding_command(qtbot: QtBot) -> None:
    table = a_session()
    bridge = a_bridge(table)
    refusal = refusal_of(qtbot, bridge, stress(table, "Mira", 9))
    assert "10" in refusal.sentence
    assert refusal.anyway == stress(table, "Mira", 9, override=True)
    assert bridge.dispatch(refusal.anyway)
    assert load_of(table, "Mira") == 11


def test_refused_action_can_be_marked_anyway(qtbot: QtBot) -> None:
    table = a_fight()
    aila = who(table, "Aila")
    do(table, SetTrack(character=aila, track="fatigue", value=3))
    rush = MarkAction(character=aila, action="rush", times=1)
    refusal = refusal_of(qtbot, a_bridge(table), rush)
    assert refusal.anyway == replace(rush, override=True)


def test_strict_refusal_offers_no_override(qtbot: QtBot) -> None:
    bridge = a_bridge(a_session())
    assert refusal_of(qtbot, bridge, NextTurn()).anyway is None


def test_typed_dice_are_kept_for_the_overriding_command(qtbot: QtBot) -> None:
    table = a_session(a_hero(stress=8), a_hero("Rook", player="Ben"))
    bridge = a_bridge(table, 2)
    die = held_tokens(table, "Mira", "triumph")
    command = Use(use="improve-roll", by=who(table, "Mira"), on=who(table, "Rook"), tokens=die)
    refusal = refusal_of(qtbot, bridge, command, faces={"destiny": 6})
    assert refusal.anyway is not None
    assert bridge.dispatch(refusal.anyway, refusal.faces)
    assert "Triumph 6" in bridge.entries()[-1].sentence


def test_typed_faces_count_and_other_dice_are_rolled(qtbot: QtBot) -> None:
    table = a_table(a_hero())
    bridge = a_bridge(table, 2, 2, 2)
    mira = who(table, "Mira")
    assert bridge.dispatch(StartSession(present=(mira,)), {f"pool.{mira}.triumph": 6})
    assert [token.value for token in pool_tokens(table, "destiny", "triumph")] == [6, 2]


def test_refused_command_asks_for_no_dice() -> None:
    bridge = a_bridge(a_table())
    assert bridge.rules.dice_requests(StartSession()) == ()
    assert bridge.rules.preview(StartSession()).refused


def test_drop_without_dice_is_applied_immediately() -> None:
    table = a_session(faces=[4])
    bridge = a_bridge(table)
    die = pool_tokens(table, "destiny", "triumph")[0].id
    assert bridge.dispatch_drop((die,), character_place(who(table, "Mira"))) is None
    assert die in held_tokens(table, "Mira")


def test_drop_with_dice_waits_for_them() -> None:
    table = a_session()
    spend(table, "Mira", "tragedy", "inspiration", 3)
    bridge = a_bridge(table)
    result = bridge.dispatch_drop(hand_tokens(table), character_place(who(table, "Rook")))
    assert result is not None
    assert [offer.command.use for offer in result.offers] == ["gm-penalty", "gm-disadvantage", "gm-use"]
    assert len(table.campaign.tokens_at(HAND)) == 1


def test_impossible_drop_is_refused_with_the_reason(qtbot: QtBot) -> None:
    table = a_session()
    bridge = a_bridge(table)
    target = character_place(who(table, "Rook"))
    with qtbot.waitSignal(bridge.refused) as refused:
        assert bridge.dispatch_drop(held_tokens(table, "Mira"), target) is None
    assert refused.args is not None
    assert refused.args[0].sentence == bridge.rules.drop_preview(held_tokens(table, "Mira"), target).message


def test_viewing_the_past_shows_the_earlier_campaign(qtbot: QtBot) -> None:
    table = a_session()
    bridge = a_bridge(table)
    do(table, stress(table, "Mira", 4))
    then = bridge.entries()[-1].id
    do(table, stress(table, "Mira", 6))
    with qtbot.waitSignal(bridge.history_viewed):
        bridge.look_back(then)
    assert bridge.shown.track_value(who(table, "Mira"), "stress") == 4
    with qtbot.waitSignal(bridge.history_viewed):
        bridge.return_to_now()
    assert bridge.shown is table.campaign


def test_nothing_can_be_changed_while_viewing_the_past(qtbot: QtBot) -> None:
    table = a_session()
    bridge = a_bridge(table)
    bridge.look_back(bridge.entries()[0].id)
    assert refusal_of(qtbot, bridge, EndSession()).sentence == READ_ONLY_REFUSAL
    assert bridge.rules.preview(EndSession()).message == READ_ONLY_REFUSAL
    assert not bridge.undo()
    assert bridge.dispatch_drop(held_tokens(table, "Mira"), character_place(who(table, "Mira"))) is None
    assert bridge.rules.offers() == ()
    assert table.campaign.session is not None


def test_viewing_the_past_shows_the_check_form_of_that_time(qtbot: QtBot) -> None:
    """Before, the panel said that the game has no checks."""
    table = a_session()
    bridge = a_bridge(table)
    draft = CheckDraft(by=who(table, "Mira"))
    bridge.look_back(bridge.entries()[0].id)
    assert bridge.rules.check_form(draft).sections
    assert bridge.rules.check_odds(draft) is not None


def test_ended_session_cannot_be_viewed(qtbot: QtBot) -> None:
    bridge = a_bridge(a_session())
    with qtbot.waitSignal(bridge.refused) as refused:
        bridge.look_back(EntryId(999))
    assert refused.args == [Refusal(sentence="That session has ended. See its summary.")]
    assert bridge.viewed_entry is None


def test_undo_from_a_line_returns_to_now_first() -> None:
    table = a_session()
    bridge = a_bridge(table)
    do(table, stress(table, "Mira", 4))
    line = bridge.entries()[-1].id
    bridge.look_back(line)
    assert bridge.undo_from(line)
    assert bridge.viewed_entry is None
    assert track_of(table, "Mira") == 0


def test_preview_of_undo_from_a_line_counts_the_actions() -> None:
    table = a_session(faces=[4])
    bridge = a_bridge(table)
    do(table, stress(table, "Mira", 2))
    awarded(table, "Mira", "triumph", "inspiration")
    first, *_, last = bridge.entries()[-3:]
    assert bridge.undo_preview(last.id).message == "Undo award of Triumph 4 to Mira"
    assert bridge.undo_preview(first.id).message.startswith("Undo 2 actions, starting with Mira's Stress")


def test_line_of_an_older_chapter_cannot_be_undone() -> None:
    table = a_session()
    before = table.history.open_chapter.entries[0].id
    do(table, EndSession())
    do(table, AddNote(text="On Tuesday"))
    assert a_bridge(table).undo_preview(before).refused


@pytest.mark.parametrize("verb", ["undo", "redo"])
def test_undo_and_redo_do_nothing_without_steps(qtbot: QtBot, verb: str) -> None:
    bridge = a_bridge(a_table())
    with qtbot.assertNotEmitted(bridge.change_applied), qtbot.assertNotEmitted(bridge.refused):
        assert not getattr(bridge, verb)()


def test_opening_another_table_shows_its_present(qtbot: QtBot) -> None:
    bridge = a_bridge(a_session())
    bridge.look_back(bridge.entries()[0].id)
    other = an_encounter()
    with qtbot.waitSignal(bridge.opened):
        bridge.open(other)
    assert bridge.shown is other.campaign
    assert bridge.viewed_entry is None


def test_command_for_a_missing_character_is_refused(qtbot: QtBot) -> None:
    bridge = a_bridge(a_session())
    gone = SetTrack(character=CharacterId("c99"), track="stress", value=1)
    assert refusal_of(qtbot, bridge, gone).sentence


def test_players_roll_what_they_rolled_last_time(qtbot: QtBot) -> None:
    bridge = a_bridge(a_table())
    check = Use(use="test")
    assert not bridge.has_typed_dice(check)
    assert not bridge.rolls_dice(check), "nothing has fallen yet"
    bridge = a_bridge(a_session())
    tragedy = Use(use="improve-roll", by=who(bridge.table, "Mira"), tokens=held_tokens(bridge.table, "Mira", "tragedy"))
    assert bridge.rolls_dice(tragedy)
    role = bridge.rules.dice_requests(tragedy)[0].role
    assert bridge.dispatch(tragedy, {role: 4})
    assert bridge.has_typed_dice(tragedy)
    assert bridge.dispatch(RollDice(notation="2d6"))
    assert bridge.has_typed_dice(tragedy), "dice that no rule asked for say nothing of who rolls"
    bridge.undo()
    bridge.undo()
    assert bridge.dispatch(tragedy)
    assert bridge.rolls_dice(tragedy)


def test_another_roll_does_not_change_who_rolls(qtbot: QtBot) -> None:
    bridge = a_bridge(a_fight(), 3)
    aila, ogre = (who(bridge.table, name) for name in ("Aila", "Ogre"))
    form = bridge.rules.check_form(CheckDraft(by=aila))
    assert form.command is not None
    assert bridge.dispatch(form.command, {die.role: 15 for die in bridge.rules.dice_requests(form.command)})
    assert bridge.dispatch(Use(use="set-countdown", inputs={"name": "Rain", "size": "d6"}))
    assert bridge.dispatch(Use(use="roll-countdown"))
    assert bridge.entries()[-1].sentence
    assert bridge.rolls_dice(Use(use="roll-countdown"))
    assert bridge.types_check(CheckDraft(by=aila))
    foe = Use(use="check", by=ogre)
    assert bridge.has_typed_dice(foe), "what was not rolled yet goes by what was typed"


def test_foes_check_asks_for_dice_of_the_opposing_player(qtbot: QtBot) -> None:
    """Before, if the program rolled a foe's check, it also rolled the opposing player's Advantage."""
    bridge = a_bridge(an_ambush())
    by_warden = attack(bridge.table, "Warden", "Mira", an_attack(against=AgainstPassive(skill_rank=2, advantage=2)))
    assert bridge.dispatch(by_warden)
    assert bridge.dispatch(Use(use="announce"))
    bridge.dispatch(SetHouseRule(key=PLAYERS_ROLL.key, value=True))
    assert bridge.has_typed_dice(by_warden)
    with qtbot.waitSignal(bridge.dice_wanted):
        assert not bridge.dispatch(by_warden)
    of_gm = attack(bridge.table, "Warden", "Mira", an_attack())
    assert bridge.has_typed_dice(of_gm)
    assert bridge.dispatch(of_gm, {})
    assert bridge.dispatch(Use(use="announce"))
    assert not bridge.has_typed_dice(of_gm)


def test_roll_before_the_decision_does_not_count(qtbot: QtBot) -> None:
    """Before, a foe's attack still rolled after own dice were set to yes, because the last one had rolled."""
    table = torg_eternity.a_scene()
    bridge = a_bridge(table)
    by, on = who(table, "Brute"), who(table, "Ilse")
    foes = CheckDraft(by=by, on=on, values=(("kind", "attack"),))
    command = table.rules.check_form(foes).command
    assert command is not None
    bridge.dispatch(command)
    assert not bridge.types_check(foes)
    bridge.dispatch(SetHouseRule(key=PLAYERS_ROLL.key, value=True))
    assert bridge.types_check(foes)


@pytest.mark.parametrize("players_roll", [True, False])
def test_dropped_test_asks_for_dice_when_the_players_roll(*, players_roll: bool) -> None:
    table = torg_eternity.a_scene()
    do(table, SetHouseRule(key=PLAYERS_ROLL.key, value=players_roll))
    on_the_test = OnCheck(torg_eternity.draft(table, trait="skills:Reality"))
    asked = a_bridge(table).dispatch_drop(held_tokens(table, "Ilse")[:1], on_the_test)
    assert (asked is not None, table.rules.open_check() is None) == (players_roll, players_roll)

"""Vagabond: its uses, and what else is decided, each handed to the module that knows it."""

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.decide import PlainCommand, decide_shared
from gmtracker.engine.decision import Decision
from gmtracker.engine.game import Game, Parts
from gmtracker.engine.sessions import end_session
from gmtracker.engine.turns import end_encounter
from gmtracker.rulesets.vagabond import (
    by_hand,
    check_announce,
    check_damage,
    check_flow,
    check_form,
    check_panel,
    check_rows,
    check_spends,
    countdown,
    dying,
    gestures,
    hit_points,
    session,
    sheet_warnings,
)
from gmtracker.rulesets.vagabond.sheet import SHEET

USES = {
    "check": check_flow.roll_check,
    "strike": check_damage.strike,
    "announce": check_announce.announce,
    "roll-damage": check_damage.roll_damage,
    "deal": check_damage.deal,
    "favor": check_spends.favor,
    "roll-again": check_spends.roll_again,
    "damage": hit_points.take_damage,
    "heal": hit_points.heal,
    "rest": hit_points.rest,
    "breather": hit_points.breather,
    "destroy": dying.destroy,
    "set-countdown": countdown.set_die,
    "roll-countdown": countdown.roll_now,
}


def decide(d: Decision, _before: Campaign, command: PlainCommand) -> None:
    """Decide whatever is no use of the game's own."""
    match command:
        case c.StartSession():
            session.start(d, command)
        case c.SetPresent():
            session.set_present(d, command)
        case c.EndSession():
            end_session(d)
        case c.EndEncounter(result=result):
            end_encounter(d, result)
        case c.MarkAction():
            session.mark_action(d, command)
        case c.AddToken():
            by_hand.add_token(d, command)
        case c.MoveToken():
            by_hand.move_token(d, command)
        case c.SetTrack():
            dying.check_track(d, command)
            decide_shared(d, command)
        case _:
            decide_shared(d, command)


RULESET = Game(
    Parts(
        sheet=SHEET,
        uses=USES,
        decide=decide,
        clear_the_table=check_announce.announce_open,
        settle=dying.settle,
        round_starts=countdown.round_starts,
        gesture=gestures.gesture,
        check_form=check_form.check_form,
        check_odds=check_panel.panel_odds,
        check_rows=check_rows.check_rows,
        open_check=check_panel.open_check,
        warnings=sheet_warnings.warnings,
    )
)

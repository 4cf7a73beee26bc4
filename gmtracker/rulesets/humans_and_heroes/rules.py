"""Humans & Heroes 3: its uses, and what else is decided, each handed to the module that knows it."""

from gmtracker.engine import commands as c
from gmtracker.engine import turns
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.decide import PlainCommand, decide_shared
from gmtracker.engine.decision import Decision
from gmtracker.engine.game import Game, Parts
from gmtracker.engine.sessions import end_session
from gmtracker.rulesets.humans_and_heroes import (
    by_hand,
    check_announce,
    check_flow,
    check_form,
    check_panel,
    check_rows,
    comparison,
    conditions,
    effort,
    gestures,
    harm,
    initiative,
    session,
    sheet_warnings,
    victory,
)
from gmtracker.rulesets.humans_and_heroes.sheet import SHEET
from gmtracker.rulesets.humans_and_heroes.use_sheet import VICTORY_USES

USES = {
    **dict.fromkeys((use.key for use in VICTORY_USES), victory.spend),
    "earn": victory.earn,
    "new-day": victory.new_day,
    "extra-effort": effort.extra_effort,
    "initiative": initiative.roll_initiative,
    "rest": conditions.rest,
    "worsen": conditions.worsen,
    "ease": conditions.ease,
    "check": check_flow.roll_check,
    "attack": check_flow.attack,
    "resist": check_flow.resist,
    "roll-after-all": check_flow.roll_after_all,
    "compare": comparison.compare,
    "announce": check_announce.announce,
    "take-harm": harm.take_harm,
}


def decide(d: Decision, before: Campaign, command: PlainCommand) -> None:
    """Decide whatever is no use of the game's own."""
    match command:
        case c.StartSession():
            session.start(d, command)
        case c.EndSession():
            end_session(d)
        case c.EndEncounter():
            turns.end_encounter(d, command.result)
        case c.AddToken():
            by_hand.add_token(d, command)
        case c.MoveToken():
            by_hand.move_token(d, command)
        case c.SetCondition():
            conditions.check_set(d, command)
            decide_shared(d, command)
        case c.EditCharacter():
            decide_shared(d, command)
            by_hand.check_side(before, command.character)
        case _:
            decide_shared(d, command)


def settle(d: Decision, before: Campaign) -> None:
    """What follows from hit points that fell, and from efforts that ended."""
    conditions.follow_hp(d, before)
    effort.settle(d, before)


RULESET = Game(
    Parts(
        sheet=SHEET,
        uses=USES,
        decide=decide,
        clear_the_table=check_announce.announce_open,
        settle=settle,
        turn_starts=effort.turn_starts,
        gesture=gestures.gesture,
        check_form=check_form.check_form,
        check_odds=check_panel.panel_odds,
        check_rows=check_rows.check_rows,
        open_check=check_panel.open_check,
        warnings=sheet_warnings.warnings,
    )
)

"""Torg Eternity: its uses, and what else is decided, each handed to the module that knows it."""

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.decide import PlainCommand, decide_shared
from gmtracker.engine.decision import Decision
from gmtracker.engine.game import Game, Parts
from gmtracker.engine.sessions import end_session
from gmtracker.engine.turns import end_encounter
from gmtracker.rulesets.torg_eternity import (
    check_announce,
    check_flow,
    check_form,
    check_panel,
    check_rows,
    check_spends,
    conditions,
    damage,
    gestures,
    possibilities,
    session,
    sheet_warnings,
)
from gmtracker.rulesets.torg_eternity.sheet import SHEET
from gmtracker.rulesets.torg_eternity.use_sheet import POSSIBILITY

USES = {
    POSSIBILITY: check_spends.spend_possibility,
    "up": check_spends.add_up,
    "card": check_spends.play_card,
    "check": check_flow.roll_check,
    "keep": check_flow.keep_first,
    "roll-again": check_flow.roll_again,
    "announce": check_announce.announce,
    "damage": damage.suffer,
    "bonus-dice": damage.roll_bonus,
    "soak": damage.soak,
    "take-damage": damage.take_damage,
    "defeat": damage.defeat,
    "give-in": damage.give_in,
    "make-stymied": conditions.make_stymied,
    "make-vulnerable": conditions.make_vulnerable,
    "new-act": possibilities.new_act,
}


def decide(d: Decision, _before: Campaign, command: PlainCommand) -> None:
    """Decide whatever is no use of the game's own."""
    match command:
        case c.StartSession():
            session.start(d, command)
        case c.EndSession():
            end_session(d)
        case c.EndEncounter():
            end_encounter(d, command.result)
        case c.AddToken():
            possibilities.add_token(d, command)
        case c.MoveToken():
            possibilities.move_token(d, command)
        case _:
            decide_shared(d, command)


RULESET = Game(
    Parts(
        sheet=SHEET,
        uses=USES,
        decide=decide,
        clear_the_table=check_announce.announce_open,
        gesture=gestures.gesture,
        check_form=check_form.check_form,
        check_odds=check_panel.panel_odds,
        check_rows=check_rows.check_rows,
        open_check=check_panel.open_check,
        warnings=sheet_warnings.warnings,
    )
)

"""Shattered Spheres: its uses, and what else is decided, each handed to the module that knows it."""

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.decide import PlainCommand, decide_shared
from gmtracker.engine.decision import Decision
from gmtracker.engine.flows import FlowView
from gmtracker.engine.game import Game, Parts
from gmtracker.engine.offers import Offer
from gmtracker.engine.roll_tables import RollTable
from gmtracker.engine.trials import Try
from gmtracker.rulesets.shattered_spheres import (
    attack,
    by_hand,
    check_announce,
    check_flow,
    check_form,
    check_panel,
    check_rows,
    destiny,
    fate,
    gestures,
    harm,
    initiative,
    percent,
    session,
    sheet_warnings,
    stress,
    surge,
    tilt,
    uses,
)
from gmtracker.rulesets.shattered_spheres.sheet import SHEET
from gmtracker.rulesets.shattered_spheres.tilt_flow import tilt_flow
from gmtracker.rulesets.shattered_spheres.tilt_tables import own_table

USES = {
    **dict.fromkeys(uses.TOKEN_USES, uses.use_tokens),
    "award": uses.award,
    "hubris": destiny.activate_hubris,
    "gm-use": destiny.use_from_the_hand,
    "veto": uses.veto,
    "earn-fate": fate.earn,
    "heal": stress.heal,
    "recover-action": stress.recover_action,
    "short-rest": stress.short_rest,
    "long-rest": stress.long_rest,
    "check": check_flow.roll_check,
    "attack": attack.attack,
    "resist": attack.resist,
    "percent": percent.roll_percent,
    "initiative": initiative.roll_initiative,
    "announce": check_announce.announce,
    "add-luck": check_flow.add_luck_die,
    "roll-after-all": check_flow.roll_after_all,
    "take-harm": harm.take_harm,
    "surge": surge.surge,
    "tilt-begin": tilt.begin,
    "tilt-table": tilt.choose_table,
    "tilt-roll": tilt.roll,
    "tilt-roll-off": tilt.roll_off,
    "tilt-vote": tilt.vote,
    "tilt-count": tilt.count,
    "tilt-decide": tilt.decide_tie,
    "tilt-pass": tilt.let_pass,
}


def decide(d: Decision, before: Campaign, command: PlainCommand) -> None:
    """Decide whatever is no use of the game's own."""
    match command:
        case c.StartSession():
            session.start(d, command)
        case c.EndSession():
            tilt.lapse(d)
            session.end(d)
        case c.EndEncounter():
            fate.end_encounter(d, command)
        case c.AddToken():
            by_hand.add_token(d, command)
        case c.MoveToken():
            by_hand.move_token(d, command)
        case c.AddCharacters():
            decide_shared(d, command)
            sheet_warnings.check_tiers(before, command.characters)
        case c.EditCharacter():
            decide_shared(d, command)
            sheet_warnings.check_tiers(before, (command.character,))
            sheet_warnings.check_side(before, command.character)
        case _:
            decide_shared(d, command)


def clear_the_table(d: Decision, command: c.Command) -> None:
    """Announce the check that is open, and leave a use that was not taken, where the game moves on."""
    check_announce.announce_open(d, command)
    uses.leave_open_use(d, command)


PARTS = Parts(
    sheet=SHEET,
    uses=USES,
    decide=decide,
    clear_the_table=clear_the_table,
    settle=surge.settle,
    turn_starts=surge.turn_starts,
    gesture=gestures.gesture,
    check_form=check_form.check_form,
    check_odds=check_panel.panel_odds,
    check_rows=check_rows.check_rows,
    open_check=check_panel.open_check,
    warnings=sheet_warnings.warnings,
)


class ShatteredSpheres(Game):
    """The game with its flows: immediate uses and the Tilt."""

    def __init__(self) -> None:
        super().__init__(PARTS)

    def offers(self, campaign: Campaign, refused: Try) -> tuple[Offer, ...]:
        """The immediate uses of an award or of stones just earned; the veto of an edited scene."""
        return gestures.open_offers(campaign, refused)

    def flow(self, campaign: Campaign) -> FlowView | None:
        """The Tilt, while one is going on."""
        return tilt_flow(campaign)

    def roll_tables(self) -> dict[str, RollTable]:
        """The tables of the Soft and the Hard Tilt."""
        return {kind.key: own_table(kind.key) for kind in SHEET.roll_tables}


RULESET = ShatteredSpheres()

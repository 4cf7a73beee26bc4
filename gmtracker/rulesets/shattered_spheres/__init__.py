"""Shattered Spheres: Destiny dice, Fate stones and Stress behind the ruleset protocol.

``sheet`` describes the game · ``session`` deals and ends an evening · ``destiny`` awards, spends and hubris ·
``fate`` stones of an encounter · ``stress`` the wheel of ten · ``uses`` what a token is good for ·
``check_*`` checks: their rules, odds, form, flow and rows · ``attack`` and ``harm`` · ``percent`` chances ·
``surge`` and ``surge_effects`` · ``conditions`` that the rules bring on ·
``tilt`` with its state, votes, view, flow and tables · ``by_hand`` corrections ·
``gm_notes`` how a note is told · ``gestures`` what a drop means · ``sheet_warnings`` what is odd about a sheet.
"""

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.checks import CheckDraft, CheckForm, CheckRow, OpenCheck, PanelOdds
from gmtracker.engine.decide import decide_shared
from gmtracker.engine.decision import Decided, Decision, described
from gmtracker.engine.dice import Dice
from gmtracker.engine.flows import FlowView
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.roll_tables import RollTable
from gmtracker.engine.ruleset import Offer, Ruleset, Target, Wish
from gmtracker.engine.sheet import Sheet
from gmtracker.engine.use_form import check_form as check_use_form
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


class ShatteredSpheres(Ruleset):
    """The ruleset; it has no state of its own."""

    id = SHEET.ruleset

    def sheet(self) -> Sheet:
        """The game in its own words."""
        return SHEET

    def decide(self, campaign: Campaign, command: c.Command, dice: Dice) -> Decided:
        """What the command comes to, by the rules of the modules named above."""
        override = getattr(command, "override", False)
        d = Decision(campaign, dice, override=override, turn_starts=surge.turn_starts)
        check_announce.announce_open(d, command)
        uses.leave_open_use(d, command)
        match command:
            case c.Use():
                check_use_form(d, command)
                decide_use = described(USES.__getitem__, command.use, "This game has no such use.")
                decide_use(d, command)
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
                sheet_warnings.check_tiers(campaign, command.characters)
            case c.EditCharacter():
                decide_shared(d, command)
                sheet_warnings.check_tiers(campaign, (command.character,))
                sheet_warnings.check_side(campaign, command.character)
            case _:
                decide_shared(d, command)
        surge.settle(d, campaign)
        return d.decided()

    def gesture(self, campaign: Campaign, tokens: tuple[TokenId, ...], target: Target) -> Wish:
        """What dropping these tokens there asks for."""
        return gestures.gesture(campaign, tokens, target)

    def offers(self, campaign: Campaign) -> tuple[Offer, ...]:
        """The immediate uses of an award or of stones just earned; the veto of an edited scene."""
        return gestures.open_offers(campaign)

    def flow(self, campaign: Campaign) -> FlowView | None:
        """The Tilt, while one is going on."""
        return tilt_flow(campaign)

    def check_form(self, campaign: Campaign, draft: CheckDraft) -> CheckForm:
        """The fields of a check that is being set up."""
        return check_form.check_form(campaign, draft)

    def check_odds(self, campaign: Campaign, draft: CheckDraft) -> PanelOdds | None:
        """The exact odds of that check."""
        return check_panel.panel_odds(campaign, draft)

    def check_rows(self, campaign: Campaign, draft: CheckDraft) -> tuple[CheckRow, ...]:
        """What each token at hand would make of the check."""
        return check_rows.check_rows(campaign, draft, gestures.trial(campaign))

    def open_check(self, campaign: Campaign) -> OpenCheck | None:
        """The check in progress."""
        return check_panel.open_check(campaign)

    def roll_tables(self) -> dict[str, RollTable]:
        """The tables of the Soft and the Hard Tilt."""
        return {kind.key: own_table(kind.key) for kind in SHEET.roll_tables}

    def warnings(self, campaign: Campaign, character: CharacterId) -> tuple[str, ...]:
        """What is odd about a sheet."""
        found = campaign.find_character(character)
        return sheet_warnings.warnings(found) if found else ()


RULESET = ShatteredSpheres()

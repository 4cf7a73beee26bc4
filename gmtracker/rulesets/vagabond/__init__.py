"""Vagabond: a d20 against 20 − stat, Favor and Hinder, Luck and Countdown dice behind the ruleset protocol.

``sheet`` and ``uses_sheet`` describe the game · ``sheet_values`` a sheet in numbers, ``sheet_warnings`` what is odd
about it · ``session`` an evening, turns and Rush · ``luck`` · ``countdown`` dice on the table · ``damage_dice`` and
``hit_points`` damage, healing and rest · ``dying`` · ``check_*`` checks: their odds, form, flow, Luck, announcement
and damage · ``by_hand`` corrections · ``gestures`` what a drop means.
"""

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.checks import CheckDraft, CheckForm, CheckRow, OpenCheck, PanelOdds
from gmtracker.engine.decide import decide_shared
from gmtracker.engine.decision import Decided, Decision, described
from gmtracker.engine.dice import Dice
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.ruleset import Ruleset, Target, Wish
from gmtracker.engine.sessions import end_session
from gmtracker.engine.sheet import Sheet
from gmtracker.engine.turns import end_encounter
from gmtracker.engine.use_form import check_form as check_use_form
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


class Vagabond(Ruleset):
    """The ruleset; it has no state of its own."""

    id = SHEET.ruleset

    def sheet(self) -> Sheet:
        """The game in its own words."""
        return SHEET

    def decide(self, campaign: Campaign, command: c.Command, dice: Dice) -> Decided:
        """What the command comes to, by the rules of the modules named above."""
        override = getattr(command, "override", False)
        d = Decision(campaign, dice, override=override, round_starts=countdown.round_starts)
        check_announce.announce_open(d, command)
        match command:
            case c.Use():
                check_use_form(d, command)
                decide_use = described(USES.__getitem__, command.use, "This game has no such use.")
                decide_use(d, command)
            case c.StartSession():
                session.start(d, command)
            case c.SetPresent():
                session.set_present(d, command)
            case c.EndSession():
                end_session(d)
            case c.StartEncounter():
                session.start_encounter(d, command)
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
        dying.settle(d, campaign)
        return d.decided()

    def gesture(self, campaign: Campaign, tokens: tuple[TokenId, ...], target: Target) -> Wish:
        """What dropping these tokens there asks for."""
        return gestures.gesture(campaign, tokens, target)

    def check_form(self, campaign: Campaign, draft: CheckDraft) -> CheckForm:
        """The fields of a check that is being set up."""
        return check_form.check_form(campaign, draft)

    def check_odds(self, campaign: Campaign, draft: CheckDraft) -> PanelOdds | None:
        """The exact odds of that check."""
        return check_panel.panel_odds(campaign, draft)

    def check_rows(self, campaign: Campaign, draft: CheckDraft) -> tuple[CheckRow, ...]:
        """What 1 Luck would make of the check."""
        return check_rows.check_rows(campaign, draft, gestures.trial(campaign))

    def open_check(self, campaign: Campaign) -> OpenCheck | None:
        """The check in progress."""
        return check_panel.open_check(campaign)

    def warnings(self, campaign: Campaign, character: CharacterId) -> tuple[str, ...]:
        """What is odd about a sheet."""
        found = campaign.find_character(character)
        return sheet_warnings.warnings(found) if found else ()


RULESET = Vagabond()

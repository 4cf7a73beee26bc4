"""Humans & Heroes 3: 3dF, Victory points and extra effort behind the ruleset protocol.

``sheet`` and ``use_sheet`` describe the game · ``fudge`` its dice · ``check_*`` checks: their rules, odds, form, flow
and rows, with ``attempt`` for helpers and rolls made again · ``comparison`` · ``harm`` and hit points ·
``conditions`` and their ladders · ``effort`` · ``victory`` and ``feats`` · ``initiative`` · ``session`` ·
``by_hand`` corrections · ``gestures`` what a drop means · ``sheet_warnings``.
"""

from gmtracker.engine import commands as c
from gmtracker.engine import turns
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.checks import CheckDraft, CheckForm, CheckRow, OpenCheck, PanelOdds
from gmtracker.engine.decide import decide_shared
from gmtracker.engine.decision import Decided, Decision, described
from gmtracker.engine.dice import Dice
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.ruleset import Ruleset, Target, Wish
from gmtracker.engine.sessions import end_session
from gmtracker.engine.sheet import Sheet
from gmtracker.engine.use_form import check_form as check_use_form
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


class HumansAndHeroes(Ruleset):
    """The ruleset; it has no state of its own."""

    id = SHEET.ruleset

    def sheet(self) -> Sheet:
        """The game in its own words."""
        return SHEET

    def decide(self, campaign: Campaign, command: c.Command, dice: Dice) -> Decided:
        """What the command comes to, by the rules of the modules named above."""
        override = getattr(command, "override", False)
        d = Decision(campaign, dice, override=override, turn_starts=effort.turn_starts)
        check_announce.announce_open(d, command)
        match command:
            case c.Use():
                check_use_form(d, command)
                decide_use = described(USES.__getitem__, command.use, "This game has no such use.")
                decide_use(d, command)
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
                by_hand.check_side(campaign, command.character)
            case _:
                decide_shared(d, command)
        conditions.follow_hp(d, campaign)
        effort.settle(d, campaign)
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
        """What a Victory point or an extra effort would make of the check."""
        return check_rows.check_rows(campaign, draft, gestures.trial(campaign))

    def open_check(self, campaign: Campaign) -> OpenCheck | None:
        """The check in progress."""
        return check_panel.open_check(campaign)

    def warnings(self, campaign: Campaign, character: CharacterId) -> tuple[str, ...]:
        """What is odd about a sheet."""
        found = campaign.find_character(character)
        return sheet_warnings.warnings(found) if found else ()


RULESET = HumansAndHeroes()

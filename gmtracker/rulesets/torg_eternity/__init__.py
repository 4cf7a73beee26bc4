"""Torg Eternity: rolling-again dice, the Bonus Chart and Possibilities behind the ruleset protocol.

``sheet`` and ``use_sheet`` describe the game · ``session`` starts an evening · ``possibilities`` who holds them ·
``bonus_chart``, ``check_rules`` and ``check_odds`` the rules of a test and its exact odds · ``check_form`` and
``check_against`` set one up from the sheets (``check_traits``) · ``check_flow``, ``check_roll``, ``check_state``,
``check_spends`` and ``check_announce`` a test from its first die to its outcome · ``check_panel`` and ``check_rows``
how the window shows it · ``damage`` and ``damage_rules`` from a hit to Wounds and Shock · ``conditions`` Stymied and
Vulnerable · ``gestures`` what a drop means · ``sheet_warnings`` what is odd about a sheet.
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


class TorgEternity(Ruleset):
    """The ruleset; it has no state of its own."""

    id = SHEET.ruleset

    def sheet(self) -> Sheet:
        """The game in its own words."""
        return SHEET

    def decide(self, campaign: Campaign, command: c.Command, dice: Dice) -> Decided:
        """What the command comes to, by the rules of the modules named above."""
        d = Decision(campaign, dice, override=getattr(command, "override", False))
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
                end_encounter(d, command.result)
            case c.AddToken():
                possibilities.add_token(d, command)
            case c.MoveToken():
                possibilities.move_token(d, command)
            case _:
                decide_shared(d, command)
        return d.decided()

    def gesture(self, campaign: Campaign, tokens: tuple[TokenId, ...], target: Target) -> Wish:
        """What dropping these tokens there asks for."""
        return gestures.gesture(campaign, tokens, target)

    def check_form(self, campaign: Campaign, draft: CheckDraft) -> CheckForm:
        """The fields of a test that is being set up."""
        return check_form.check_form(campaign, draft)

    def check_odds(self, campaign: Campaign, draft: CheckDraft) -> PanelOdds | None:
        """The exact odds of that test."""
        return check_panel.panel_odds(campaign, draft)

    def check_rows(self, campaign: Campaign, draft: CheckDraft) -> tuple[CheckRow, ...]:
        """What a Possibility, Up or a card would make of the test."""
        return check_rows.check_rows(campaign, draft, gestures.trial(campaign))

    def open_check(self, campaign: Campaign) -> OpenCheck | None:
        """The test in progress."""
        return check_panel.open_check(campaign)

    def warnings(self, campaign: Campaign, character: CharacterId) -> tuple[str, ...]:
        """What is odd about a sheet."""
        found = campaign.find_character(character)
        return sheet_warnings.warnings(found) if found else ()


RULESET = TorgEternity()

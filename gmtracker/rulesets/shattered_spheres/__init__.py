"""Shattered Spheres: Destiny dice, Fate stones and Stress behind the ruleset protocol.

``sheet`` describes the game · ``session`` deals and ends an evening · ``destiny`` awards, spends and hubris ·
``fate`` stones of an encounter · ``stress`` the wheel of ten · ``uses`` what a token is good for ·
``by_hand`` corrections · ``gestures`` what a drop means · ``sheet_warnings`` what is odd about a sheet.
"""

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.decide import decide_shared
from gmtracker.engine.decision import Decided, Decision
from gmtracker.engine.dice import Dice
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.ruleset import Offer, Target, Wish
from gmtracker.engine.sheet import Sheet
from gmtracker.rulesets.shattered_spheres import (
    by_hand,
    destiny,
    fate,
    gestures,
    session,
    sheet_warnings,
    stress,
    uses,
)
from gmtracker.rulesets.shattered_spheres.sheet import SHEET

USES = {
    **dict.fromkeys(uses.TOKEN_USES, uses.use_tokens),
    "award": destiny.award,
    "hubris": destiny.activate_hubris,
    "gm-use": destiny.use_from_the_hand,
    "veto": uses.veto,
    "earn-fate": fate.earn,
    "heal": stress.heal,
    "recover-action": stress.recover_action,
    "short-rest": stress.short_rest,
    "long-rest": stress.long_rest,
}


class ShatteredSpheres:
    """The ruleset; it has no state of its own."""

    id = SHEET.ruleset

    def sheet(self) -> Sheet:
        """The game in its own words."""
        return SHEET

    def decide(self, campaign: Campaign, command: c.Command, dice: Dice) -> Decided:
        """What the command comes to, by the rules of the modules named above."""
        d = Decision(campaign, dice, override=getattr(command, "override", False))
        uses.leave_open_use(d, command)
        match command:
            case c.Use():
                decide_use = USES.get(command.use, uses.unknown)
                decide_use(d, command)
            case c.StartSession():
                session.start(d, command)
            case c.EndSession():
                session.end(d)
            case c.EndEncounter():
                fate.end_encounter(d, command)
            case c.AddToken():
                by_hand.add_token(d, command)
            case c.MoveToken():
                by_hand.move_token(d, command)
            case c.AddCharacters() | c.EditCharacter():
                sheet_warnings.check_tier(d, command)
                decide_shared(d, command)
            case _:
                decide_shared(d, command)
        return d.decided()

    def gesture(self, campaign: Campaign, tokens: tuple[TokenId, ...], target: Target) -> Wish:
        """What dropping these tokens there asks for."""
        return gestures.gesture(campaign, tokens, target)

    def offers(self, campaign: Campaign) -> tuple[Offer, ...]:
        """The immediate uses of an award or of stones just earned; the veto of an edited scene."""
        return gestures.open_offers(campaign)

    def warnings(self, campaign: Campaign, character: CharacterId) -> tuple[str, ...]:
        """What is odd about a sheet."""
        return sheet_warnings.warnings(campaign.character(character))


RULESET = ShatteredSpheres()

"""A game whose sheet is known at once, and whose rules are imported when they are first asked: after the window."""

from functools import cached_property
from importlib import import_module

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.checks import CheckDraft, CheckForm, CheckRow, OpenCheck, PanelOdds
from gmtracker.engine.commands import Command
from gmtracker.engine.decision import Decided
from gmtracker.engine.dice import Dice
from gmtracker.engine.flows import FlowView
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.offers import Offer
from gmtracker.engine.roll_tables import RollTable
from gmtracker.engine.ruleset import Ruleset, Target, Wish
from gmtracker.engine.sheet import Sheet
from gmtracker.engine.trials import Try


class OnFirstUse(Ruleset):
    """Has a module's ``RULESET`` answer all but what the game is called and how it is described.

    In these games whatever goes on is a procedure: without any, there is no flow or check to ask for.
    """

    def __init__(self, sheet: Sheet, module: str) -> None:
        self.id = sheet.ruleset
        self._sheet = sheet
        self._module = module

    @cached_property
    def _rules(self) -> Ruleset:
        rules: Ruleset = import_module(self._module).RULESET
        return rules

    def sheet(self) -> Sheet:
        """The game in its own words."""
        return self._sheet

    def decide(self, campaign: Campaign, command: Command, dice: Dice) -> Decided:
        """As the rules decide."""
        return self._rules.decide(campaign, command, dice)

    def gesture(self, campaign: Campaign, tokens: tuple[TokenId, ...], target: Target, refused: Try) -> Wish:
        """What a drop means by the rules."""
        return self._rules.gesture(campaign, tokens, target, refused)

    def offers(self, campaign: Campaign, refused: Try) -> tuple[Offer, ...]:
        """What the rules offer next."""
        return self._rules.offers(campaign, refused) if campaign.procedures else ()

    def flow(self, campaign: Campaign) -> FlowView | None:
        """The open step of a procedure of the rules."""
        return self._rules.flow(campaign) if campaign.procedures else None

    def check_form(self, campaign: Campaign, draft: CheckDraft) -> CheckForm:
        """The form that the rules have for a check."""
        return self._rules.check_form(campaign, draft)

    def check_odds(self, campaign: Campaign, draft: CheckDraft) -> PanelOdds | None:
        """The odds of a check by the rules."""
        return self._rules.check_odds(campaign, draft)

    def check_rows(self, campaign: Campaign, draft: CheckDraft, refused: Try) -> tuple[CheckRow, ...]:
        """What could be spent on a check by the rules."""
        return self._rules.check_rows(campaign, draft, refused)

    def open_check(self, campaign: Campaign) -> OpenCheck | None:
        """The check in progress."""
        return self._rules.open_check(campaign) if campaign.procedures else None

    def roll_tables(self) -> dict[str, RollTable]:
        """The game's own tables."""
        return self._rules.roll_tables()

    def warnings(self, campaign: Campaign, character: CharacterId) -> tuple[str, ...]:
        """What the rules find odd about a sheet."""
        return self._rules.warnings(campaign, character)

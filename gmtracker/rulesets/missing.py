"""The stand-in for a game that is missing or broken: its campaigns are shown in their own words, and not played."""

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.checks import CheckDraft, CheckForm
from gmtracker.engine.commands import Command
from gmtracker.engine.decision import Decided
from gmtracker.engine.dice import Dice
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import TokenId
from gmtracker.engine.ruleset import Ruleset, Target, Wish
from gmtracker.engine.sheet import Sheet
from gmtracker.engine.trials import Try


class MissingRuleset(Ruleset):
    """A game of which only the description in the campaign is there; it refuses every wish, naming the game.

    ``broken`` says what is wrong with a game that is installed all the same.
    """

    def __init__(self, ruleset: str, stored: Sheet, broken: str = "") -> None:
        self.id = ruleset
        self._stored = stored
        self._broken = broken

    @property
    def sentence(self) -> str:
        """What is missing, and what can be done without."""
        return self._refusal().sentence

    def sheet(self) -> Sheet:
        """The game in the words that the campaign was last opened with."""
        return self._stored

    def decide(self, campaign: Campaign, command: Command, dice: Dice) -> Decided:
        """Always refused."""
        raise self._refusal()

    def gesture(self, campaign: Campaign, tokens: tuple[TokenId, ...], target: Target, refused: Try) -> Wish:
        """Always refused."""
        raise self._refusal()

    def check_form(self, campaign: Campaign, draft: CheckDraft) -> CheckForm:
        """A form without fields, and why."""
        return CheckForm(headline="", sections=(), asks_target=False, refusal=self.sentence)

    def _refusal(self) -> Refused:
        if self._broken:
            return Refused(
                "{why} This campaign can be looked at, printed and saved, not played.",
                why=self._broken,
            )
        return Refused(
            "The rules of “{game}” are not installed: this campaign can be looked at, printed and saved, not played.",
            game=self._stored.name or self.id,
        )

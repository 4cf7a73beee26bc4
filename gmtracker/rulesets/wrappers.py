"""Stand-ins for games: one imports its rules or makes them from a file on first use, one is for a missing game.

A built-in game's sheet is known at once; its rules follow after the window is shown. The campaigns of a missing or
broken game can be viewed, but not played.
"""

from __future__ import annotations

from abc import abstractmethod
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.checks import CheckDraft, CheckForm, CheckRow, Offer, OpenCheck, PanelOdds
from gmtracker.engine.commands import Command
from gmtracker.engine.decision import DecisionResult, Try
from gmtracker.engine.dice import Dice
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.ruleset import DropResult, ProcedureView, Ruleset, Target
from gmtracker.engine.sheet import GameSpec, RollTable

if TYPE_CHECKING:
    from gmtracker.rulesets.game_file.schema import GameFile


class MissingRuleset(Ruleset):
    """A game of which only the description in the campaign is there; it refuses every command, naming the game.

    ``broken`` says what is wrong with a game that is installed all the same.
    """

    def __init__(self, ruleset: str, stored: GameSpec, broken: str = "") -> None:
        self.id = ruleset
        self._stored = stored
        self._broken = broken

    @property
    def sentence(self) -> str:
        """The refusal in words: what is missing, and what can be done without it."""
        return self._refusal().sentence

    def spec(self) -> GameSpec:
        """The description that the campaign was last opened with."""
        return self._stored

    def decide(self, campaign: Campaign, command: Command, dice: Dice) -> DecisionResult:
        """Always refused."""
        raise self._refusal()

    def drop_result(self, campaign: Campaign, tokens: tuple[TokenId, ...], target: Target, refused: Try) -> DropResult:
        """Always refused."""
        raise self._refusal()

    def check_form(self, campaign: Campaign, draft: CheckDraft) -> CheckForm:
        """A form without fields, and why."""
        return CheckForm(headline="", sections=(), asks_target=False, refusal=self.sentence)

    def _refusal(self) -> Refused:
        if self._broken:
            return Refused(
                "{why} You can view, print and save this campaign, but not play it.",
                why=self._broken,
            )
        return Refused(
            "The rules for “{game}” are not installed. You can view, print and save this campaign, but not play it.",
            game=self._stored.name or self.id,
        )


class ForwardingRuleset(Ruleset):
    """A ruleset that asks another one, its ``_rules``; each subclass overrides what it answers itself."""

    @property
    @abstractmethod
    def _rules(self) -> Ruleset: ...

    def spec(self) -> GameSpec:
        """Return the game's description."""
        return self._rules.spec()

    def decide(self, campaign: Campaign, command: Command, dice: Dice) -> DecisionResult:
        """Decide the command by the rules."""
        return self._rules.decide(campaign, command, dice)

    def drop_result(self, campaign: Campaign, tokens: tuple[TokenId, ...], target: Target, refused: Try) -> DropResult:
        """Return what a drop asks for."""
        return self._rules.drop_result(campaign, tokens, target, refused)

    def offers(self, campaign: Campaign, refused: Try) -> tuple[Offer, ...]:
        """Return what the open procedure offers next."""
        return self._rules.offers(campaign, refused)

    def procedure_view(self, campaign: Campaign) -> ProcedureView | None:
        """Return the open step of a procedure."""
        return self._rules.procedure_view(campaign)

    def check_form(self, campaign: Campaign, draft: CheckDraft) -> CheckForm:
        """Return the fields of a check that is being set up."""
        return self._rules.check_form(campaign, draft)

    def check_odds(self, campaign: Campaign, draft: CheckDraft) -> PanelOdds | None:
        """Return the exact odds of that check."""
        return self._rules.check_odds(campaign, draft)

    def check_rows(self, campaign: Campaign, draft: CheckDraft, refused: Try) -> tuple[CheckRow, ...]:
        """Return the odds with each token at hand."""
        return self._rules.check_rows(campaign, draft, refused)

    def open_check(self, campaign: Campaign) -> OpenCheck | None:
        """Return the check in progress."""
        return self._rules.open_check(campaign)

    def roll_tables(self) -> dict[str, RollTable]:
        """Return the game's own roll tables."""
        return self._rules.roll_tables()

    def warnings(self, campaign: Campaign, character: CharacterId) -> tuple[str, ...]:
        """Return sentences about what is unusual on a sheet."""
        return self._rules.warnings(campaign, character)


class LazyRuleset(ForwardingRuleset):
    """Imports a module's ``RULESET`` when it is first needed; the game's id and description are known before.

    In these games a check is always a procedure: without any in progress, nothing is open, and no rules are imported.
    """

    def __init__(self, game: GameSpec, module: str) -> None:
        self.id = game.ruleset
        self._game = game
        self._module = module

    @cached_property
    def _rules(self) -> Ruleset:
        rules: Ruleset = import_module(self._module).RULESET
        return rules

    def spec(self) -> GameSpec:
        """Return the game's description."""
        return self._game

    def offers(self, campaign: Campaign, refused: Try) -> tuple[Offer, ...]:
        """Return what the open procedure offers next."""
        return super().offers(campaign, refused) if campaign.procedures else ()

    def procedure_view(self, campaign: Campaign) -> ProcedureView | None:
        """Return the open step of a procedure."""
        return super().procedure_view(campaign) if campaign.procedures else None

    def open_check(self, campaign: Campaign) -> OpenCheck | None:
        """Return the check in progress."""
        return super().open_check(campaign) if campaign.procedures else None


class FileRules(LazyRuleset):
    """A game that is written in a file: what it says is known at once, and is put together as rules when it is played.

    ``file`` is what was read, and ``game`` is made of it.
    """

    def __init__(self, game: GameSpec, file: GameFile) -> None:
        super().__init__(game, "")
        self._file = file

    @cached_property
    def _rules(self) -> Ruleset:
        from gmtracker.rulesets.game_file.rules import rules_of

        return rules_of(self._file, self.spec())


class ReadOnlyRules(ForwardingRuleset):
    """The rules while the GM views an earlier moment: they describe everything, and refuse to do or offer anything."""

    def __init__(self, ruleset: Ruleset, refusal: str) -> None:
        self.id = ruleset.id
        self._ruleset = ruleset
        self._refusal = refusal

    @property
    def _rules(self) -> Ruleset:
        return self._ruleset

    def decide(self, campaign: Campaign, command: Command, dice: Dice) -> DecisionResult:
        """Always refused."""
        raise Refused.translated(self._refusal)

    def drop_result(self, campaign: Campaign, tokens: tuple[TokenId, ...], target: Target, refused: Try) -> DropResult:
        """Always refused."""
        raise Refused.translated(self._refusal)

    def offers(self, campaign: Campaign, refused: Try) -> tuple[Offer, ...]:
        """Return nothing."""
        return ()

    def procedure_view(self, campaign: Campaign) -> ProcedureView | None:
        """Return None."""
        return None

    def check_rows(self, campaign: Campaign, draft: CheckDraft, refused: Try) -> tuple[CheckRow, ...]:
        """Return nothing."""
        return ()

    def open_check(self, campaign: Campaign) -> OpenCheck | None:
        """Return None."""
        return None

"""Wrappers around rulesets: lazily loaded games, missing games, and the read-only view of the past.

A built-in game's description is available immediately, and its rules are imported after the window is shown. The
campaigns of a missing or broken game can be viewed but not played.
"""

from __future__ import annotations

from abc import abstractmethod
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.check.form import CheckDraft, CheckForm
from gmtracker.engine.check.shown import CheckRow, OpenCheck, PanelOdds
from gmtracker.engine.commands import Command
from gmtracker.engine.decision import DecisionResult
from gmtracker.engine.dice import Dice, FindSpecialRoll, SpecialRoll
from gmtracker.engine.errors import Refused
from gmtracker.engine.game_spec import GameSpec, RollTable
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.offers import Offer, Try
from gmtracker.engine.ruleset import DropResult, ProcedureView, Ruleset, Target

if TYPE_CHECKING:
    from gmtracker.rulesets.game_file.schema import GameFile


class MissingRuleset(Ruleset):
    """A missing or broken game that has only the description stored in the campaign. It refuses every command.

    ``broken`` is what is wrong with a game that is installed but unusable. It is empty if the game is missing.
    """

    def __init__(self, ruleset: str, stored: GameSpec, broken: str = "") -> None:
        self.id = ruleset
        self._stored = stored
        self._broken = broken

    @property
    def sentence(self) -> str:
        """The refusal sentence: what is missing, and what still works."""
        return self._refusal().sentence

    def spec(self) -> GameSpec:
        """Return the description stored in the campaign."""
        return self._stored

    def decide(self, campaign: Campaign, command: Command, dice: Dice) -> DecisionResult:
        """Raise Refused."""
        raise self._refusal()

    def drop_result(self, campaign: Campaign, tokens: tuple[TokenId, ...], target: Target, refused: Try) -> DropResult:
        """Raise Refused."""
        raise self._refusal()

    def check_form(self, campaign: Campaign, draft: CheckDraft) -> CheckForm:
        """Return a form without fields, with the refusal."""
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
    """A ruleset that forwards every call to ``_rules``. Subclasses override what they answer themselves."""

    @property
    @abstractmethod
    def _rules(self) -> Ruleset: ...

    def spec(self) -> GameSpec:
        """Return the game's description."""
        return self._rules.spec()

    def decide(self, campaign: Campaign, command: Command, dice: Dice) -> DecisionResult:
        """Decide the command with the wrapped rules."""
        return self._rules.decide(campaign, command, dice)

    def drop_result(self, campaign: Campaign, tokens: tuple[TokenId, ...], target: Target, refused: Try) -> DropResult:
        """Return the meaning of a drop."""
        return self._rules.drop_result(campaign, tokens, target, refused)

    def offers(self, campaign: Campaign, refused: Try) -> tuple[Offer, ...]:
        """Return the next steps that the open procedure offers."""
        return self._rules.offers(campaign, refused)

    def procedure_view(self, campaign: Campaign) -> ProcedureView | None:
        """Return the current step of a procedure, or None."""
        return self._rules.procedure_view(campaign)

    def check_form(self, campaign: Campaign, draft: CheckDraft) -> CheckForm:
        """Return the form of a check draft."""
        return self._rules.check_form(campaign, draft)

    def check_odds(self, campaign: Campaign, draft: CheckDraft) -> PanelOdds | None:
        """Return the exact odds of a check draft."""
        return self._rules.check_odds(campaign, draft)

    def check_rows(self, campaign: Campaign, draft: CheckDraft, refused: Try) -> tuple[CheckRow, ...]:
        """Return the odds of the check with each available token."""
        return self._rules.check_rows(campaign, draft, refused)

    def open_check(self, campaign: Campaign) -> OpenCheck | None:
        """Return the check in progress, or None."""
        return self._rules.open_check(campaign)

    def roll_tables(self) -> dict[str, RollTable]:
        """Return the game's own roll tables."""
        return self._rules.roll_tables()

    def special_roll(self, notation: str) -> SpecialRoll | None:
        """Return the roll of a special die, or None for any other notation."""
        return self._rules.special_roll(notation)

    def warnings(self, campaign: Campaign, character: CharacterId) -> tuple[str, ...]:
        """Return sentences about unusual values on a sheet."""
        return self._rules.warnings(campaign, character)


class LazyRuleset(ForwardingRuleset):
    """A ruleset that imports a module's ``RULESET`` on first use. Its id and description are available without it.

    In these games an open check is always a procedure. So without any procedure, the methods about open steps answer
    without importing the rules. ``special_die`` is a module whose function ``special_roll`` parses the game's own die;
    empty if it has none.
    """

    def __init__(self, game: GameSpec, module: str, special_die: str = "") -> None:
        self.id = game.ruleset
        self._game = game
        self._module = module
        self._special_die = special_die

    @cached_property
    def _rules(self) -> Ruleset:
        rules: Ruleset = import_module(self._module).RULESET
        return rules

    def spec(self) -> GameSpec:
        """Return the game's description."""
        return self._game

    def own_special_roll(self, notation: str) -> SpecialRoll | None:
        """Return the roll of this game's own special die, or None for any other notation."""
        if not self._special_die:
            return None
        find: FindSpecialRoll = import_module(self._special_die).special_roll
        return find(notation)

    def special_roll(self, notation: str) -> SpecialRoll | None:
        """Return the roll of a special die of any built-in game, or None for any other notation."""
        from gmtracker.rulesets import special_roll  # That module imports this one.

        return special_roll(notation)

    def offers(self, campaign: Campaign, refused: Try) -> tuple[Offer, ...]:
        """Return the next steps that the open procedure offers."""
        return super().offers(campaign, refused) if campaign.procedures else ()

    def procedure_view(self, campaign: Campaign) -> ProcedureView | None:
        """Return the current step of a procedure, or None."""
        return super().procedure_view(campaign) if campaign.procedures else None

    def open_check(self, campaign: Campaign) -> OpenCheck | None:
        """Return the check in progress, or None."""
        return super().open_check(campaign) if campaign.procedures else None


class FileRules(LazyRuleset):
    """A game that was read from a game file. Its rules are built on first use.

    ``file`` is the decoded file, and ``game`` is the description made from it.
    """

    def __init__(self, game: GameSpec, file: GameFile) -> None:
        super().__init__(game, "")
        self._file = file

    @cached_property
    def _rules(self) -> Ruleset:
        from gmtracker.rulesets.game_file.rules import build_rules

        return build_rules(self._file, self.spec())


class ReadOnlyRules(ForwardingRuleset):
    """The rules while the GM views an earlier state.

    They describe everything but refuse all commands and offer nothing.
    """

    def __init__(self, ruleset: Ruleset, refusal: str) -> None:
        self.id = ruleset.id
        self._ruleset = ruleset
        self._refusal = refusal

    @property
    def _rules(self) -> Ruleset:
        return self._ruleset

    def decide(self, campaign: Campaign, command: Command, dice: Dice) -> DecisionResult:
        """Raise Refused."""
        raise Refused.translated(self._refusal)

    def drop_result(self, campaign: Campaign, tokens: tuple[TokenId, ...], target: Target, refused: Try) -> DropResult:
        """Raise Refused."""
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

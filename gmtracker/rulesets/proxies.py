"""Stand-ins for games: for one whose rules are imported when they are first asked, or made of a file then, for one that
is missing, and for a game of another package.

A built-in game's sheet is known at once; its rules follow after the window is there. A missing or broken game's
campaigns are shown in their own words, and not played. Whatever goes wrong in another package's rules is said by the
game's name and the place in its file, and the table goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.checks import CheckDraft, CheckForm, CheckRow, Offer, OpenCheck, PanelOdds
from gmtracker.engine.commands import Command
from gmtracker.engine.decision import Decided, Try
from gmtracker.engine.dice import Dice
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.ruleset import DropResult, ProcedureView, Ruleset, Target
from gmtracker.engine.sheet import GameSpec, RollTable

if TYPE_CHECKING:
    from gmtracker.rulesets.game_file.schema import GameFile

_Answer = TypeVar("_Answer")

PROGRAM = Path(__file__).parents[1]
"""The folder of the program's own code; a fault is told by the line of the game that led to it."""


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

    def decide(self, campaign: Campaign, command: Command, dice: Dice) -> Decided:
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


class OnFirstUse(Ruleset):
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
        """The game's description."""
        return self._game

    def decide(self, campaign: Campaign, command: Command, dice: Dice) -> Decided:
        """Decide the command by the rules."""
        return self._rules.decide(campaign, command, dice)

    def drop_result(self, campaign: Campaign, tokens: tuple[TokenId, ...], target: Target, refused: Try) -> DropResult:
        """Interpret a drop by the rules."""
        return self._rules.drop_result(campaign, tokens, target, refused)

    def offers(self, campaign: Campaign, refused: Try) -> tuple[Offer, ...]:
        """What the rules offer next."""
        return self._rules.offers(campaign, refused) if campaign.procedures else ()

    def procedure_view(self, campaign: Campaign) -> ProcedureView | None:
        """The open step of a procedure of the rules."""
        return self._rules.procedure_view(campaign) if campaign.procedures else None

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


class OfFile(OnFirstUse):
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


class Guarded(Ruleset):
    """The rules of another package: what goes wrong in them is a refusal, or a note on the check, and no crash."""

    def __init__(self, rules: Ruleset) -> None:
        self.id = rules.id
        self.bare = rules
        self._game = rules.spec()
        self._faults: dict[str, None] = {}

    def spec(self) -> GameSpec:
        """The game's description."""
        return self._game

    def decide(self, campaign: Campaign, command: Command, dice: Dice) -> Decided:
        """Decide the command by the rules. Refuses what they fail at."""
        return self._asked(lambda: self.bare.decide(campaign, command, dice))

    def drop_result(self, campaign: Campaign, tokens: tuple[TokenId, ...], target: Target, refused: Try) -> DropResult:
        """Interpret a drop by the rules. Refuses what they fail at."""
        return self._asked(lambda: self.bare.drop_result(campaign, tokens, target, refused))

    def offers(self, campaign: Campaign, refused: Try) -> tuple[Offer, ...]:
        """What the rules offer next."""
        return self._or_else((), lambda: tuple(self.bare.offers(campaign, refused)))

    def procedure_view(self, campaign: Campaign) -> ProcedureView | None:
        """The open step of a procedure of the rules."""
        return self._or_else(None, lambda: self.bare.procedure_view(campaign))

    def check_form(self, campaign: Campaign, draft: CheckDraft) -> CheckForm:
        """The form that the rules have for a check, with a note on each fault that was found in them."""
        try:
            form = self._asked(lambda: self.bare.check_form(campaign, draft))
        except Refused as refusal:
            return CheckForm(headline="", sections=(), asks_target=False, refusal=refusal.sentence)
        self.check_odds(campaign, draft)
        return replace(form, notes=(*form.notes, *self._faults)) if self._faults else form

    def check_odds(self, campaign: Campaign, draft: CheckDraft) -> PanelOdds | None:
        """The odds of a check by the rules."""
        return self._or_else(None, lambda: self.bare.check_odds(campaign, draft))

    def check_rows(self, campaign: Campaign, draft: CheckDraft, refused: Try) -> tuple[CheckRow, ...]:
        """What could be spent on a check by the rules."""
        return self._or_else((), lambda: tuple(self.bare.check_rows(campaign, draft, refused)))

    def open_check(self, campaign: Campaign) -> OpenCheck | None:
        """The check in progress."""
        return self._or_else(None, lambda: self.bare.open_check(campaign))

    def roll_tables(self) -> dict[str, RollTable]:
        """The game's own tables."""
        return self._or_else({}, self.bare.roll_tables)

    def warnings(self, campaign: Campaign, character: CharacterId) -> tuple[str, ...]:
        """What the rules find odd about a sheet."""
        return self._or_else((), lambda: tuple(self.bare.warnings(campaign, character)))

    def _asked(self, ask: Callable[[], _Answer]) -> _Answer:
        """What the rules answer. Whatever they fail at is refused, by the game's name and the place in its file."""
        try:
            return ask()
        except Refused:
            raise
        except Exception as problem:  # noqa: BLE001 - whatever another package's code raises
            raise self._fault(problem) from None

    def _or_else(self, otherwise: _Answer, ask: Callable[[], _Answer]) -> _Answer:
        """What the rules answer, or else that; the fault is kept for the next check's notes."""
        try:
            return self._asked(ask)
        except Refused as refusal:
            self._faults[refusal.sentence] = None
            return otherwise

    def _fault(self, problem: Exception) -> Refused:
        frames = extract_tb(problem.__traceback__)
        own = [frame for frame in frames if PROGRAM not in Path(frame.filename).parents]
        last = own[-1] if own else frames[-1]
        return Refused(
            "The rules for “{game}” have an error: {why} ({file}, line {line}).",
            game=self._game.name,
            why=f"{type(problem).__name__}: {problem}" if str(problem) else type(problem).__name__,
            file="/".join(Path(last.filename).parts[-2:]),
            line=last.lineno,
        )

"""``Game``, a ruleset built from its functions: what every built-in ruleset does in the same way.

Before a use is decided, its inputs, tokens and characters are checked against the game's description.
"""

from collections.abc import Callable, Mapping

from msgspec import Struct

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.check import waiting_checks
from gmtracker.engine.check.form import CheckDraft, CheckForm
from gmtracker.engine.check.shown import CheckRow, OpenCheck, PanelOdds
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision, DecisionResult, find_or_refuse
from gmtracker.engine.dice import Dice
from gmtracker.engine.errors import Refused
from gmtracker.engine.game_spec import GameSpec, InputKind
from gmtracker.engine.handlers.dispatch import PlainCommand
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.offers import Try
from gmtracker.engine.ruleset import DropResult, Ruleset, Target


def check_use_form(d: Decision, command: Use) -> None:
    """Refuse an unknown use, an input out of its range, a repeated token, or a character who does not exist.

    An input may be left out or empty. Inputs that the game does not describe are not checked.
    """
    kind = find_or_refuse(d.campaign.game.use, command.use, "This game doesn't have that action.")
    if len(set(command.tokens)) != len(command.tokens):
        raise Refused("Each token can be used only once.")
    for character in (command.by, command.on):
        if character:
            d.character(character)
    for asked in kind.inputs:
        given = command.inputs.get(asked.key, "")
        if given != "":
            _check_input(d, asked, given)


def _check_input(d: Decision, asked: InputKind, given: object) -> None:
    match asked.kind:
        case "number":
            if isinstance(given, bool) or not isinstance(given, int) or not asked.lowest <= given <= asked.highest:
                raise Refused("{name} must be {low} to {high}.", name=asked.name, low=asked.lowest, high=asked.highest)
        case "flag":
            if not isinstance(given, bool):
                raise Refused("{name} must be yes or no.", name=asked.name)
        case "choice":
            if all(given != option.key for option in asked.options):
                raise Refused("{name}: choose one of the options.", name=asked.name)
        case "character":
            d.character(CharacterId(str(given)))
        case "text":
            if not isinstance(given, str):
                raise Refused("{name} must be text.", name=asked.name)


class GameParts(Struct, frozen=True, kw_only=True):
    """The functions that a game is made of.

    ``uses`` decide uses by key, ``decide`` every other command. ``before_command`` runs first and settles or suspends
    what is open; ``after_command`` runs last and gets the campaign as it was before. ``arrives`` gives a hero who
    arrives late what the game gives at a session's start.
    """

    spec: GameSpec
    uses: Mapping[str, Callable[[Decision, c.Use], None]]
    decide: Callable[[Decision, Campaign, PlainCommand], None]
    before_command: Callable[[Decision, c.Command], None]
    after_command: Callable[[Decision, Campaign], None] | None = None
    turn_starts: Callable[[Decision, CharacterId], None] | None = None
    round_starts: Callable[[Decision], None] | None = None
    arrives: Callable[[Decision, Character], None] | None = None
    drop_result: Callable[[Campaign, tuple[TokenId, ...], Target, Try], DropResult]
    check_form: Callable[[Campaign, CheckDraft], CheckForm]
    check_odds: Callable[[Campaign, CheckDraft], PanelOdds | None]
    check_rows: Callable[[Campaign, CheckDraft, Try], tuple[CheckRow, ...]]
    open_check: Callable[[Campaign], OpenCheck | None]
    warnings: Callable[[Character], tuple[str, ...]]


class Game(Ruleset):
    """A ruleset made of :class:`GameParts`, without any state."""

    def __init__(self, parts: GameParts) -> None:
        self._parts = parts
        self.id = parts.spec.ruleset

    def spec(self) -> GameSpec:
        """Return the game's description."""
        return self._parts.spec

    def decide(self, campaign: Campaign, command: c.Command, dice: Dice) -> DecisionResult:
        """Decide the command with the game's functions."""
        parts, override = self._parts, getattr(command, "override", False)
        d = Decision(
            campaign,
            dice,
            override=override,
            turn_starts=parts.turn_starts,
            round_starts=parts.round_starts,
            arrives=parts.arrives,
        )
        waiting_checks.cancel_removed(d, command)
        parts.before_command(d, command)
        if isinstance(command, c.Use) and command.use == waiting_checks.RESUME:
            waiting_checks.resume(d, command)
        elif isinstance(command, c.Use):
            check_use_form(d, command)
            find_or_refuse(parts.uses.__getitem__, command.use, "This game doesn't have that action.")(d, command)
        else:
            parts.decide(d, campaign, command)
        if parts.after_command is not None:
            parts.after_command(d, campaign)
        return d.finish()

    def drop_result(self, campaign: Campaign, tokens: tuple[TokenId, ...], target: Target, refused: Try) -> DropResult:
        """Return what dropping these tokens on a target asks for."""
        return self._parts.drop_result(campaign, tokens, target, refused)

    def check_form(self, campaign: Campaign, draft: CheckDraft) -> CheckForm:
        """Return the fields of a check being set up."""
        return self._parts.check_form(campaign, draft)

    def check_odds(self, campaign: Campaign, draft: CheckDraft) -> PanelOdds | None:
        """Return the exact odds of that check."""
        return self._parts.check_odds(campaign, draft)

    def check_rows(self, campaign: Campaign, draft: CheckDraft, refused: Try) -> tuple[CheckRow, ...]:
        """Return the odds with each thing that can be spent."""
        return self._parts.check_rows(campaign, draft, refused)

    def open_check(self, campaign: Campaign) -> OpenCheck | None:
        """Return the check in progress."""
        return self._parts.open_check(campaign)

    def warnings(self, campaign: Campaign, character: CharacterId) -> tuple[str, ...]:
        """Return sentences about what is unusual on a sheet."""
        found = campaign.find_character(character)
        return self._parts.warnings(found) if found else ()

"""A game's rules bound to one state of the campaign; the answer to each question is cached."""

from collections.abc import Callable, Hashable, Mapping
from contextlib import suppress
from typing import TypeVar, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gmtracker import trace
from gmtracker.engine import events as e
from gmtracker.engine.batches import decide_batch
from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.change_text import change_texts
from gmtracker.engine.check.form import CheckDraft, CheckForm
from gmtracker.engine.check.shown import CheckRow, OnCheck, OpenCheck, PanelOdds
from gmtracker.engine.check.waiting_checks import offers_to_resume
from gmtracker.engine.commands import AnyCommand, CommandBatch, RollDice, Use, command_kind
from gmtracker.engine.decision import DecisionResult
from gmtracker.engine.dice import Dice, DieRequest, SpecialRoll, minimum_roll, second_lowest_roll
from gmtracker.engine.errors import Refused, check_lengths, strip_invisible
from gmtracker.engine.events import Event
from gmtracker.engine.game_spec import RollTable
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.offers import Offer
from gmtracker.engine.ruleset import DropResult, ProcedureView, Ruleset, Target
from gmtracker.i18n import format_thousands, labeled

MAX_CHARACTERS, MAX_TOKENS = 2_000, 5_000
"""The maximum in a campaign; with ten times as many, every step takes seconds."""

_Answer = TypeVar("_Answer")


class Preview(Struct, frozen=True, kw_only=True):
    """What a command would do, in a few words, or why it would be refused."""

    message: str
    refused: bool = False
    overrulable: bool = False

    @property
    def is_possible(self) -> bool:
        """Whether the command would be done, or can be done by overruling the refusal."""
        return not self.refused or self.overrulable


class DryRun(Struct, frozen=True, kw_only=True):
    """A command that was decided but not carried out; every die without a typed face shows its lowest face.

    ``groups`` are the dice it asked for, in order; ``outcome`` is the result, or why it was refused.
    """

    groups: tuple[tuple[DieRequest, ...], ...]
    outcome: DecisionResult | Refused


class _UntypedDie(BaseException):
    """Raised when a die without a typed face would be rolled.

    A BaseException, so that no handler in a game catches it by mistake.
    """


def _would_roll(_size: int) -> int:
    raise _UntypedDie


def _trial_key(command: AnyCommand, faces: Mapping[str, int]) -> tuple[Hashable, ...]:
    return "trial", msgspec.json.encode(command), tuple(sorted(faces.items()))


class Rules:
    """The rules of a game for one state of its campaign.

    Answers are cached in this object, and the table makes a new one for each state. So all parts of the window that ask
    about the same command share one computation.
    """

    def __init__(self, ruleset: Ruleset, campaign: Campaign) -> None:
        self._ruleset = ruleset
        self._campaign = campaign
        self._answers: dict[Hashable, object] = {}

    @property
    def campaign(self) -> Campaign:
        """The state that the answers are about."""
        return self._campaign

    def trial(self, command: AnyCommand, typed: Mapping[str, int] | None = None) -> DryRun:
        """Return the command's dry run; ``typed`` maps roles of dice to faces."""
        command, faces = strip_invisible(command), dict(typed or {})
        return self._answer(_trial_key(command, faces), lambda: self._try(command, Dice(minimum_roll, faces)))

    def find_refusal(self, command: Use) -> Refused | None:
        """Return why a use would be refused, or None. For reading only: never raise the returned object."""
        outcome = self.trial(command).outcome
        return outcome if isinstance(outcome, Refused) else None

    def has_optional_input(self, use: Use) -> bool:
        """Whether a use that is possible as it is could also take a number: the wounds that a rest heals."""
        asked = self._campaign.game.use(use.use).inputs
        numbers = [one.key for one in asked if one.kind == "number" and one.key not in use.inputs]
        told = [replace(use, inputs={**use.inputs, number: 1}) for number in numbers]
        return bool(told) and not self.preview(use).refused and any(not self.preview(one).refused for one in told)

    def needs_answer(self, use: Use) -> bool:
        """Whether some answer to an open choice would do all that the use does without it, and more.

        For example, a Recover without a chosen condition only adds its Stress, and the hero stays fatigued.
        """
        asked = self._campaign.game.use(use.use).inputs
        choices = [one for one in asked if one.kind == "choice" and one.key not in use.inputs]
        answers = ({one.key: option.key} for one in choices for option in one.options)
        usual = self._changes(use)
        return any(_is_less(usual, self._changes(replace(use, inputs={**use.inputs, **answer}))) for answer in answers)

    def _changes(self, use: Use) -> list[Event]:
        """Return the events by which a use would change the state; empty if it is refused."""
        outcome = self.trial(use).outcome
        happened = outcome.events if isinstance(outcome, DecisionResult) else ()
        return [event for event in happened if not isinstance(event, e.EVENTS_WITHOUT_STATE)]

    def offer_after(self, command: Use, use: str) -> Offer | None:
        """Return the offer of a use as it would be after a command, or None."""
        outcome = self.trial(command).outcome
        if not isinstance(outcome, DecisionResult):
            return None
        offers = Rules(self._ruleset, outcome.after).offers()
        return next((offer for offer in offers if offer.command.use == use), None)

    def waiting_checks(self) -> tuple[Offer, ...]:
        """Return an offer to resume each waiting check."""
        return self._answer("waiting checks", lambda: offers_to_resume(self._campaign))

    def preview(self, command: AnyCommand, faces: Mapping[str, int] | None = None) -> Preview:
        """Return what the command would do with typed ``faces`` by role, without any outcome of the other dice."""
        trial = self.trial(command, faces)
        if isinstance(trial.outcome, Refused):
            return Preview(message=trial.outcome.sentence, refused=True, overrulable=trial.outcome.overrulable)
        return Preview(message=self._said_of_dice(command) or " · ".join(self._consequences(command, trial, faces)))

    def dice_requests(self, command: AnyCommand, typed: Mapping[str, int] | None = None) -> tuple[DieRequest, ...]:
        """Return the dice that the command needs; empty if it needs none or is refused before any roll.

        These are the first group, and each later group for which all dice before it have a face in ``typed``, by role.
        So an extra die is requested once the face that causes it has been typed.
        """
        faces, asked = typed or {}, tuple[DieRequest, ...]()
        for group in self._groups_until_rolled(strip_invisible(command), dict(faces)):
            asked += tuple(request for request in group if request not in asked)
            if any(request.role not in faces for request in group):
                break
        return asked

    def _groups_until_rolled(self, command: AnyCommand, faces: Mapping[str, int]) -> tuple[tuple[DieRequest, ...], ...]:
        """Return the requested groups of dice, up to the first with a die that would be rolled.

        Later consequences of that die are not computed. If the command rolls no die, its dry run is complete and
        cached.
        """
        key = _trial_key(command, faces)
        if isinstance(trial := self._answers.get(key), DryRun):
            return trial.groups
        dice = Dice(_would_roll, faces)
        with suppress(_UntypedDie):
            self._answers[key] = self._try(command, dice)
        return dice.groups

    def drop_result(self, tokens: tuple[TokenId, ...], target: Target) -> DropResult:
        """Return what dropping tokens on a target asks for. Raises Refused if nothing is possible."""
        answer = self._answer(("drop_result", tokens, target), lambda: self._drop_result(tokens, target))
        if isinstance(answer, Refused):
            raise answer.without_traceback()
        return answer

    def drop_preview(self, tokens: tuple[TokenId, ...], target: Target) -> Preview:
        """Return what dropping tokens on a target would do, or why it is refused."""
        result = self._answer(("drop_result", tokens, target), lambda: self._drop_result(tokens, target))
        if isinstance(result, Refused):
            return Preview(message=result.sentence, refused=True, overrulable=result.overrulable)
        if result.refusal:
            return Preview(message=result.refusal, refused=True, overrulable=True)
        if result.command is None:
            return Preview(message=result.message)
        preview = self.preview(result.command)
        if not preview.message:
            return replace(preview, message=result.message)
        says_all = preview.refused or preview.message.startswith(result.message)
        return preview if says_all else Preview(message=labeled(result.message, preview.message))

    def offers(self) -> tuple[Offer, ...]:
        """Return the commands that the open procedure offers next."""
        return tuple(offer for offer in self._every_offer() if not offer.only_by_search)

    def hidden_offers(self) -> tuple[Offer, ...]:
        """Return the possible commands that are offered only by name, in a search."""
        return tuple(offer for offer in self._every_offer() if offer.only_by_search)

    def _every_offer(self) -> tuple[Offer, ...]:
        return self._answer("offers", lambda: self._ruleset.offers(self._campaign, self.find_refusal))

    def procedure_view(self) -> ProcedureView | None:
        """Return the open step of a procedure that the table goes through together, or None."""
        return self._answer("procedure_view", lambda: self._ruleset.procedure_view(self._campaign))

    def check_form(self, draft: CheckDraft) -> CheckForm:
        """Return the fields of a check being set up, and the command that rolls it."""
        draft = draft.without_self_target()
        return self._answer(("check_form", draft), lambda: self._ruleset.check_form(self._campaign, draft))

    def check_odds(self, draft: CheckDraft) -> PanelOdds | None:
        """Return the exact odds of a check being set up, or None if it cannot be rolled."""
        draft = draft.without_self_target()
        return self._answer(("check_odds", draft), lambda: self._ruleset.check_odds(self._campaign, draft))

    def check_rows(self, draft: CheckDraft) -> tuple[CheckRow, ...]:
        """Return the odds of the open check (or the draft) with each available token, the best first."""
        draft = draft.without_self_target()
        return self._answer(
            ("check_rows", draft), lambda: self._ruleset.check_rows(self._campaign, draft, self.find_refusal)
        )

    def open_check(self) -> OpenCheck | None:
        """Return the check in progress, or None."""
        return self._answer("open_check", lambda: self._ruleset.open_check(self._campaign))

    def roll_table(self, key: str) -> RollTable | None:
        """Return the roll table in use: the campaign's own or the game's; None if the game is missing."""
        return self._campaign.tables.get(key) or self._ruleset.roll_tables().get(key)

    def special_roll(self, notation: str) -> SpecialRoll | None:
        """Return the roll of a special die, or None for any other notation. Raises Refused for a wrong one."""
        return self._ruleset.special_roll(notation)

    def warnings(self, character: CharacterId, sheet: Character | None = None) -> tuple[str, ...]:
        """Return sentences about what is unusual on a character's sheet, or on ``sheet`` while it is edited."""
        campaign = self._campaign
        if sheet is not None:
            others = tuple(other for other in campaign.characters if other.id != character)
            campaign = campaign.with_changes(characters=(*others, sheet))
        return self._ruleset.warnings(campaign, character)

    def decide(self, command: AnyCommand, dice: Dice) -> DecisionResult:
        """Decide the command with these dice. Raises Refused.

        If a dry run of it is cached and needs no dice, its result is used.
        """
        tried = self._answers.get(_trial_key(command, {}))
        if not isinstance(tried, DryRun) or tried.groups:
            return self._decide(command, dice)
        if isinstance(tried.outcome, Refused):
            raise tried.outcome.without_traceback()
        return tried.outcome

    def _answer(self, question: Hashable, work_out: Callable[[], _Answer]) -> _Answer:
        if question not in self._answers:
            self._answers[question] = work_out()
        return cast(_Answer, self._answers[question])

    def _consequences(self, command: AnyCommand, trial: DryRun, faces: Mapping[str, int] | None) -> list[str]:
        """Return the changes that do not depend on the dice: those common to two different rolls."""
        assert not isinstance(trial.outcome, Refused)
        says = change_texts(self._campaign, trial.outcome.events, trial.outcome.after)
        if not trial.groups:
            return says
        other = self._try(command, Dice(second_lowest_roll, faces)).outcome
        if isinstance(other, Refused):
            return says
        either = change_texts(self._campaign, other.events, other.after)
        return [one for one in says if one in either]

    def _try(self, command: AnyCommand, dice: Dice) -> DryRun:
        try:
            decided = self._decide(command, dice)
            trace.note("rules", "%s would be done", command_kind(command))
            return DryRun(outcome=decided, groups=dice.groups)
        except Refused as refusal:
            trace.note("rules", "%s would be refused: %s", command_kind(command), refusal.template)
            return DryRun(outcome=refusal.without_traceback(), groups=dice.groups)

    def _drop_result(self, tokens: tuple[TokenId, ...], target: Target) -> DropResult | Refused:
        try:
            result = self._ruleset.drop_result(self._campaign, tokens, target, self.find_refusal)
        except Refused as refusal:
            return refusal.without_traceback()
        return _narrow_to_use(result, target.use) if isinstance(target, OnCheck) else result

    def _said_of_dice(self, command: AnyCommand) -> str:
        """Return what a ``RollDice`` command would roll, in words; empty for any other command."""
        if not isinstance(command, RollDice):
            return ""
        from gmtracker.engine.handlers import campaign  # Imported here: it would slow the start by 2 ms.

        return campaign.dice_text(command, self.special_roll)

    def _decide(self, command: AnyCommand, dice: Dice) -> DecisionResult:
        check_lengths(command)
        dice.find_special_roll = self.special_roll
        if isinstance(command, CommandBatch):
            decided = decide_batch(self._ruleset.decide, self._campaign, command, dice)
        else:
            decided = self._ruleset.decide(self._campaign, command, dice)
        _check_crowding(self._campaign, decided.after)
        return decided


def _is_less(some: list[Event], others: list[Event]) -> bool:
    """Whether the second list contains all events of the first, and more."""
    more = list(others)
    for event in some:
        if event not in more:
            return False
        more.remove(event)
    return bool(more)


def _check_crowding(before: Campaign, after: Campaign) -> None:
    """Raise Refused if a command would exceed the maximum of characters or tokens.

    A campaign that is already over a maximum may stay as it is.
    """
    if len(after.characters) > max(MAX_CHARACTERS, len(before.characters)):
        raise Refused(
            "The campaign is full. It can have at most {most} characters.", most=format_thousands(MAX_CHARACTERS)
        )
    if len(after.tokens) > max(MAX_TOKENS, len(before.tokens)):
        raise Refused("The campaign is full. It can have at most {most} tokens.", most=format_thousands(MAX_TOKENS))


def _narrow_to_use(result: DropResult, use: str) -> DropResult:
    """Return a drop on a row as that row's use, if it is possible; otherwise the drop unchanged."""
    offer = next((one for one in result.offers if one.name == use and not one.refusal), None)
    return result if offer is None else DropResult(message=offer.name, command=offer.command)

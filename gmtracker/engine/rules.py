"""A game's rules, asked about one state of the table; each question is answered once, however many ask it."""

from collections.abc import Callable, Hashable, Mapping
from typing import TypeVar, cast

import msgspec
from msgspec import Struct

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.checks import CheckDraft, CheckForm, CheckRow, OpenCheck, PanelOdds
from gmtracker.engine.commands import Asked, RollDice, Together, Use
from gmtracker.engine.consequences import consequences
from gmtracker.engine.decision import Decided
from gmtracker.engine.dice import Ask, Dice, lowest_face
from gmtracker.engine.errors import Refused
from gmtracker.engine.flows import FlowView
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.offers import Offer
from gmtracker.engine.plain_text import cleared
from gmtracker.engine.roll_tables import RollTable
from gmtracker.engine.ruleset import Ruleset, Target, Wish
from gmtracker.engine.together import decide_together
from gmtracker.words import titled

_Answer = TypeVar("_Answer")


class Preview(Struct, frozen=True, kw_only=True):
    """What a command would come to: in a few words, or why it would be refused."""

    says: str
    refused: bool = False
    overrulable: bool = False

    @property
    def can_be_asked(self) -> bool:
        """Whether it would be done, or refused with the GM's "Anyway"."""
        return not self.refused or self.overrulable


class Trial(Struct, frozen=True, kw_only=True):
    """A command that was decided and not done, every die that is not typed showing its lowest face.

    ``groups`` are the dice it asked for, in order; ``outcome`` is what it came to, or why it was refused.
    """

    groups: tuple[tuple[Ask, ...], ...]
    outcome: Decided | Refused


class Rules:
    """The rules of a game about one state of its campaign.

    Answers are kept for as long as this is: the table has a new one for every state. So what the chooser beside the
    pointer, the header, the rows of a check and the drop itself want to know of one command is worked out once.
    """

    def __init__(self, ruleset: Ruleset, campaign: Campaign) -> None:
        self._ruleset = ruleset
        self._campaign = campaign
        self._answers: dict[Hashable, object] = {}

    @property
    def campaign(self) -> Campaign:
        """The state that is asked about."""
        return self._campaign

    def trial(self, command: Asked, typed: Mapping[str, int] | None = None) -> Trial:
        """The command decided without being done; ``typed`` are faces by the roles of their dice."""
        command, faces = cleared(command), dict(typed or {})
        key = ("trial", msgspec.json.encode(command), tuple(sorted(faces.items())))
        return self._answer(key, lambda: self._try(command, faces))

    def refusal(self, command: Use) -> Refused | None:
        """Why a use would be refused, if it would; to be looked at, and never raised."""
        outcome = self.trial(command).outcome
        return outcome if isinstance(outcome, Refused) else None

    def preview(self, command: Asked) -> Preview:
        """What the command would come to; dice show no outcome in it."""
        outcome = self.trial(command).outcome
        if isinstance(outcome, Refused):
            return Preview(says=outcome.sentence, refused=True, overrulable=outcome.overrulable)
        return Preview(says=_said_of_dice(command) or consequences(self._campaign, outcome.events, outcome.after))

    def asks(self, command: Asked, typed: Mapping[str, int] | None = None) -> tuple[Ask, ...]:
        """The dice that the command needs; none where it needs no dice, or would be refused before any fell.

        These are its first ones, and those that come after them where all before have a face in ``typed``, by role: a
        die that is rolled again is asked for once the face that brings it is there.
        """
        faces, asked = typed or {}, tuple[Ask, ...]()
        for group in self.trial(command, faces).groups:
            asked += tuple(ask for ask in group if ask not in asked)
            if any(ask.role not in faces for ask in group):
                break
        return asked

    def gesture(self, tokens: tuple[TokenId, ...], target: Target) -> Wish:
        """What dropping tokens on a target asks for. Raises Refused where it can mean nothing."""
        answer = self._answer(("gesture", tokens, target), lambda: self._wish(tokens, target))
        if isinstance(answer, Refused):
            raise answer.anew()
        return answer

    def preview_drop(self, tokens: tuple[TokenId, ...], target: Target) -> Preview:
        """What dropping tokens on a target would come to, or why not."""
        wish = self._answer(("gesture", tokens, target), lambda: self._wish(tokens, target))
        if isinstance(wish, Refused):
            return Preview(says=wish.sentence, refused=True, overrulable=wish.overrulable)
        if wish.refusal:
            return Preview(says=wish.refusal, refused=True, overrulable=True)
        if wish.command is None:
            return Preview(says=wish.says)
        preview = self.preview(wish.command)
        return preview if preview.refused else Preview(says=titled(wish.says, preview.says))

    def offers(self) -> tuple[Offer, ...]:
        """What the open flow offers next."""
        return self._answer("offers", lambda: self._ruleset.offers(self._campaign, self.refusal))

    def flow(self) -> FlowView | None:
        """The open step of a procedure that the table goes through together, if one is going on."""
        return self._answer("flow", lambda: self._ruleset.flow(self._campaign))

    def check_form(self, draft: CheckDraft) -> CheckForm:
        """The fields of a check that is being set up, and the command that rolls it."""
        return self._answer(("check_form", draft), lambda: self._ruleset.check_form(self._campaign, draft))

    def check_odds(self, draft: CheckDraft) -> PanelOdds | None:
        """The exact odds of a check that is being set up; None where it cannot be rolled."""
        return self._answer(("check_odds", draft), lambda: self._ruleset.check_odds(self._campaign, draft))

    def check_rows(self, draft: CheckDraft) -> tuple[CheckRow, ...]:
        """What each token at hand would make of the open check, or else of the one being set up; the best first."""
        return self._answer(
            ("check_rows", draft), lambda: self._ruleset.check_rows(self._campaign, draft, self.refusal)
        )

    def open_check(self) -> OpenCheck | None:
        """The check in progress, if there is one."""
        return self._answer("open_check", lambda: self._ruleset.open_check(self._campaign))

    def roll_table(self, key: str) -> RollTable | None:
        """The table that is played with: the campaign's own, or the game's; None where the game is missing."""
        return self._campaign.tables.get(key) or self._ruleset.roll_tables().get(key)

    def warnings(self, character: CharacterId) -> tuple[str, ...]:
        """What is odd about a character's sheet, in sentences."""
        return self._ruleset.warnings(self._campaign, character)

    def decide(self, command: Asked, dice: Dice) -> Decided:
        """What the command comes to with these dice. Raises Refused, or DiceNeeded where the dice ask first.

        One that was tried and needs no dice is not decided again.
        """
        tried = self._answers.get(("trial", msgspec.json.encode(command), ()))
        if not isinstance(tried, Trial) or tried.groups:
            return self._decide(command, dice)
        if isinstance(tried.outcome, Refused):
            raise tried.outcome.anew()
        return tried.outcome

    def _answer(self, question: Hashable, work_out: Callable[[], _Answer]) -> _Answer:
        if question not in self._answers:
            self._answers[question] = work_out()
        return cast(_Answer, self._answers[question])

    def _try(self, command: Asked, typed: Mapping[str, int]) -> Trial:
        dice = Dice(lowest_face, typed)
        try:
            return Trial(outcome=self._decide(command, dice), groups=dice.groups)
        except Refused as refusal:
            return Trial(outcome=refusal.anew(), groups=dice.groups)

    def _wish(self, tokens: tuple[TokenId, ...], target: Target) -> Wish | Refused:
        try:
            return self._ruleset.gesture(self._campaign, tokens, target, self.refusal)
        except Refused as refusal:
            return refusal.anew()

    def _decide(self, command: Asked, dice: Dice) -> Decided:
        if isinstance(command, Together):
            return decide_together(self._ruleset.decide, self._campaign, command, dice)
        return self._ruleset.decide(self._campaign, command, dice)


def _said_of_dice(command: Asked) -> str:
    """What a roll of the dice box would roll; nothing for any other command."""
    if not isinstance(command, RollDice):
        return ""
    from gmtracker.engine import dice_box  # 2 ms that a start does without

    return dice_box.says(command)

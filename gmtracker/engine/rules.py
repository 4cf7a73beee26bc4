"""A game's rules bound to one state of the campaign; the answer to each question is cached.

Also here: previews of a command in a few words, and several commands as one action (one condition for several
characters, say) with a single undo.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from contextlib import suppress
from itertools import takewhile
from typing import TypeVar, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gmtracker import trace
from gmtracker.engine import events as e
from gmtracker.engine.campaign import OWED, Campaign, Character, Place
from gmtracker.engine.checks import CheckDraft, CheckForm, CheckRow, Offer, OnCheck, OpenCheck, PanelOdds
from gmtracker.engine.commands import AnyCommand, Command, CommandBatch, RollDice, Use, kind_of
from gmtracker.engine.decision import DecisionResult, Sentence, changes_turn, label_with, text_with
from gmtracker.engine.dice import Dice, DieRequest, is_fudge, minimum_roll, second_lowest_roll
from gmtracker.engine.errors import NothingToChange, Refused, check_lengths, strip_invisible
from gmtracker.engine.events import DiceRolled, Event, TokenAdded, TokenMoved, TokenRemoved
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.phrases import (
    group_identical_names,
    join_names,
    name_without_number,
    token_count_text,
    tokens_text,
)
from gmtracker.engine.ruleset import DropResult, ProcedureView, Ruleset, Target
from gmtracker.engine.sheet import RollTable
from gmtracker.engine.waiting_checks import offers_to_resume
from gmtracker.i18n import format_thousands, labeled, lower_in_english, tr

MOST_CHARACTERS, MOST_TOKENS = 2_000, 5_000
"""The maximum in a campaign; with ten times as many, every step takes seconds."""


def combine_commands(commands: Sequence[Command]) -> AnyCommand:
    """Return several commands as one batch, or a single one unchanged."""
    return commands[0] if len(commands) == 1 else CommandBatch(commands=tuple(commands))


def decide_together(
    decide: Callable[[Campaign, Command, Dice], DecisionResult], campaign: Campaign, together: CommandBatch, dice: Dice
) -> DecisionResult:
    """Decide several commands one after the other as one; those that would change nothing are skipped.

    Raises Refused as soon as one is refused (then nothing happens), and NothingToChange if none changes anything.
    """
    start, done, roles = campaign, list[DecisionResult](), set[str]()
    for command in together.commands:
        try:
            decided = decide(campaign, command, dice)
        except NothingToChange:
            continue
        _keep_dice_apart(roles, decided.events)
        campaign = decided.after
        done.append(decided)
    if not done:
        raise NothingToChange
    if len(done) > 1 and any(decided.action for decided in done):
        raise Refused("Do this for one character at a time. It takes several steps.")
    return DecisionResult(
        events=tuple(event for decided in done for event in decided.events),
        label=_label_together(done),
        sentence=_told_together(start, done),
        sentences=tuple(said for decided in done for said in decided.sentences),
        besides_turn=_told_besides_turn(done),
        action=done[0].action,
        overruled=tuple(said for decided in done for said in decided.overruled),
        after=campaign,
    )


def _keep_dice_apart(roles: set[str], events: Sequence[e.Event]) -> None:
    """Add the roles of rolled dice to those of earlier commands.

    Raises Refused for a role that is already there, since both commands would get the same die.
    """
    rolled = {die.role for event in events if isinstance(event, e.DiceRolled) for die in event.dice}
    if roles & rolled:
        raise Refused("Roll dice for one character at a time.")
    roles |= rolled


LONGEST_LABEL = 120
"""The maximum length of a label that names everything; a longer one names the first and counts the rest."""


def _label_together(done: Sequence[DecisionResult]) -> str:
    """Return a label that names all that several commands do: "dazed on Mira and Rook"."""
    labels = list(dict.fromkeys(decided.label for decided in done))
    label = _with_names_joined(done) or join_names(labels)
    if len(labels) == 1 or len(label) <= LONGEST_LABEL:
        return label
    return tr("{deed} and {n} more", deed=labels[0], n=len(labels) - 1)


def _with_names_joined(done: Sequence[DecisionResult]) -> str:
    """Return one label for decisions whose labels differ in a single value; empty if they differ in more."""
    first = done[0]
    if any((one.template, one.values.keys()) != (first.template, first.values.keys()) for one in done):
        return ""
    other = [name for name, value in first.values.items() if any(one.values[name] != value for one in done)]
    if len(other) != 1:
        return ""
    words = dict.fromkeys(str(one.values[other[0]]) for one in done)
    return label_with(first, **{other[0]: join_names(group_identical_names(words))})


def _told_together(before: Campaign, done: Sequence[DecisionResult]) -> str:
    """Return the log sentence of several commands; tokens of one kind added or removed by hand share one."""
    changes = [change for decided in done if (change := _by_hand(before, decided)) is not None]
    lots = {lot for lot, _ in changes}
    if len(done) == 1 or len(changes) < len(done) or len(lots) > 1:
        return _told_by_crowds([decided.sentences for decided in done])
    ((kind, by),) = lots
    holders = Counter(holder for _, holder in changes)
    named = ((before.name_of(holder), by * count) for holder, count in holders.items())
    return tr("By hand: {what}", what=" ".join(tokens_text(named, before.game.token_kind(kind))))


def _told_besides_turn(done: Sequence[DecisionResult]) -> str:
    """Return the sentences without those on whose turn it is; empty if no command changes the turn."""
    if not any(changes_turn(decided.events) for decided in done):
        return ""
    return _told_by_crowds([[said for said in decided.sentences if not said.tells_turn] for decided in done])


def _told_by_crowds(told: Sequence[Sequence[Sentence]]) -> str:
    """Return the sentences of several commands, once for a crowd of whom they differ in nothing but the name.

    What comes after the sentences with a name, such as whose turn it is, does not count as a difference.
    """
    alike: dict[Hashable, list[Sequence[Sentence]]] = {}
    for at, sentences in enumerate(told):
        name, named = _named_in(sentences)
        shape = tuple((said.template, str(_without_name(said))) for said in named)
        alike.setdefault((name_without_number(name), shape) if name else at, []).append(sentences)
    return " ".join(said for group in alike.values() for said in _told_of_alike(group))


def _told_of_alike(group: Sequence[Sequence[Sentence]]) -> list[str]:
    names, named = zip(*map(_named_in, group), strict=True)
    crowd, *others = group_identical_names(names)
    if others or len(group) == 1:
        return [said.text for sentences in group for said in sentences]
    of_crowd = [text_with(said, name=crowd) for said in named[0]]
    return of_crowd + [
        said.text for sentences, start in zip(group, named, strict=True) for said in sentences[len(start) :]
    ]


def _named_in(sentences: Sequence[Sentence]) -> tuple[str, Sequence[Sentence]]:
    """Return the first sentences that are about one name, with that name; empty if the first is about none."""
    name = str(sentences[0].values.get("name", "")) if sentences else ""
    named = tuple(takewhile(lambda said: name and said.values.get("name") == name, sentences))
    return name, named


def _without_name(said: Sentence) -> dict[str, object]:
    return {key: value for key, value in said.values.items() if key != "name"}


def _by_hand(before: Campaign, decided: DecisionResult) -> tuple[tuple[str, int], CharacterId] | None:
    """Return the token kind, 1 or -1 for gained or lost, and the holder; None if more was done than that."""
    match decided.events:
        case (TokenAdded(token=token),):
            by = 1
        case (TokenRemoved(token=gone),) if (found := before.token(gone)) is not None:
            token, by = found, -1
        case (TokenMoved(token=moved, to=to),) if (found := before.token(moved)) and found.place.kind != "character":
            token, by = replace(found, place=to), 1
        case _:
            return None
    return ((token.kind, by), CharacterId(token.place.key)) if token.place.kind == "character" else None


def consequences(before: Campaign, happened: tuple[Event, ...], after: Campaign) -> list[str]:
    """Return the changes of state in words: "Mira: Stress 7 → 8", "Triumph die leaves play".

    Tokens whose appearance depends on the dice of a check are left out.
    """
    rolls = Counter(_dice(event) for event in happened if isinstance(event, DiceRolled))
    says = [tr("rolls {dice}", dice=f"{times} × {dice}" if times > 1 else dice) for dice, times in rolls.items()]
    for character in after.characters:
        known = before.find_character(character.id)
        if known is not None:
            says += _loads(before, after, character) + _conditions(after, known, character)
    return says + _marks(before, after) + _moves(before, after, _by_chance(happened))


def _by_chance(events: tuple[Event, ...]) -> set[TokenId]:
    """Return the tokens that are added after a check's roll and so depend on its dice."""
    rolled, tokens = False, set()
    for event in events:
        rolled = rolled or (isinstance(event, DiceRolled) and event.purpose == "check")
        if rolled and isinstance(event, TokenAdded):
            tokens.add(event.token.id)
    return tokens


def _dice(event: DiceRolled) -> str:
    sizes = [(die.size, is_fudge(die)) for die in event.dice]
    largest_first = sorted(set(sizes), reverse=True)
    return " + ".join(
        f"{sizes.count(kind) if sizes.count(kind) > 1 else ''}d{'F' if kind[1] else kind[0]}" for kind in largest_first
    )


def _loads(before: Campaign, after: Campaign, character: Character) -> list[str]:
    says = []
    for track in after.game.tracks:
        old, new = before.track_load(character.id, track.key), after.track_load(character.id, track.key)
        if old != new and character.side in track.sides:
            says.append(labeled(character.name, f"{track.name} {track.value_text(old)} → {track.value_text(new)}"))
    return says


def _conditions(campaign: Campaign, before: Character, after: Character) -> list[str]:
    words = {kind.key: lower_in_english(kind.name) for kind in campaign.game.conditions}
    ended = [word for key, word in words.items() if before.has_condition(key) and not after.has_condition(key)]
    new = [word for key, word in words.items() if after.has_condition(key) and not before.has_condition(key)]
    name = after.name
    return [
        *(tr("{name} no longer {condition}", name=name, condition=word) for word in ended),
        *(tr("{name} {condition}", name=name, condition=word) for word in new),
    ]


def _marks(before: Campaign, after: Campaign) -> list[str]:
    known, says = {marker.id: marker for marker in before.markers}, []
    for marker in after.markers:
        old, owner = known.get(marker.id), after.find_character(CharacterId(marker.owner))
        if not marker.text or (
            old is not None and (not marker.is_own or old.text_with_count == marker.text_with_count)
        ):
            continue
        told = marker.text_with_count if old is None else f"{old.text_with_count} → {marker.text_with_count}"
        # An owed thing may be a full sentence, but here it is one item of a list.
        told = told.removesuffix(".")
        if owner is not None or marker.is_own or marker.owner == OWED:
            says.append(labeled(owner.name, told) if owner is not None else told)
    return says


def _moves(before: Campaign, after: Campaign, by_chance: set[TokenId]) -> list[str]:
    """Return sentences on tokens that are removed, moved or new; equal moves of one kind share a sentence."""
    were = {token.id: token.place for token in before.tokens}
    stay = {token.id for token in after.tokens}
    moved: list[tuple[str, Place | None]] = [(token.kind, None) for token in before.tokens if token.id not in stay]
    new = (token for token in after.tokens if token.id not in by_chance)
    moved += [(token.kind, token.place) for token in new if were.get(token.id) != token.place]
    says = []
    for (kind, place), count in Counter(moved).items():
        named = after.game.token_kind(kind)
        what = named.name if count == 1 else token_count_text(count, named)
        if place is not None:
            says.append(_moved(after, what, place))
        elif count == 1:
            says.append(tr("{token} is removed from play", token=what))
        else:
            says.append(tr("{tokens} are removed from play", tokens=what))
    return says


def _moved(campaign: Campaign, what: str, place: Place) -> str:
    match place.kind:
        case "pool":
            return tr("{tokens} to the {pool}", tokens=what, pool=campaign.game.pool(place.key).name)
        case "hand":
            return tr("{tokens} to the {hand}", tokens=what, hand=campaign.game.hand)
        case "character":
            return tr("{tokens} to {name}", tokens=what, name=campaign.name_of(CharacterId(place.key)))


_Answer = TypeVar("_Answer")


class Preview(Struct, frozen=True, kw_only=True):
    """What a command would do, in a few words, or why it would be refused."""

    message: str
    refused: bool = False
    overrulable: bool = False

    @property
    def can_be_asked(self) -> bool:
        """Whether the command would be done, or can be done by overruling the refusal."""
        return not self.refused or self.overrulable


class DryRun(Struct, frozen=True, kw_only=True):
    """A command that was decided but not carried out; every die without a typed face shows its lowest face.

    ``groups`` are the dice it asked for, in order; ``outcome`` is the result, or why it was refused.
    """

    groups: tuple[tuple[DieRequest, ...], ...]
    outcome: DecisionResult | Refused


class _Rolled(BaseException):
    """Raised when a die without a typed face would be rolled.

    A BaseException, so that no handler in a game catches it by mistake.
    """


def _would_roll(_size: int) -> int:
    raise _Rolled


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

    def refusal_of(self, command: Use) -> Refused | None:
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

    def preview(self, command: AnyCommand) -> Preview:
        """Return what the command would do, without any outcome of dice."""
        trial = self.trial(command)
        if isinstance(trial.outcome, Refused):
            return Preview(message=trial.outcome.sentence, refused=True, overrulable=trial.outcome.overrulable)
        return Preview(message=_said_of_dice(command) or " · ".join(self._consequences(command, trial)))

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
        with suppress(_Rolled):
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
        return self._answer("offers", lambda: self._ruleset.offers(self._campaign, self.refusal_of))

    def procedure_view(self) -> ProcedureView | None:
        """Return the open step of a procedure that the table goes through together, or None."""
        return self._answer("procedure_view", lambda: self._ruleset.procedure_view(self._campaign))

    def check_form(self, draft: CheckDraft) -> CheckForm:
        """Return the fields of a check being set up, and the command that rolls it."""
        draft = draft.against_another()
        return self._answer(("check_form", draft), lambda: self._ruleset.check_form(self._campaign, draft))

    def check_odds(self, draft: CheckDraft) -> PanelOdds | None:
        """Return the exact odds of a check being set up, or None if it cannot be rolled."""
        draft = draft.against_another()
        return self._answer(("check_odds", draft), lambda: self._ruleset.check_odds(self._campaign, draft))

    def check_rows(self, draft: CheckDraft) -> tuple[CheckRow, ...]:
        """Return the odds of the open check (or the draft) with each available token, the best first."""
        draft = draft.against_another()
        return self._answer(
            ("check_rows", draft), lambda: self._ruleset.check_rows(self._campaign, draft, self.refusal_of)
        )

    def open_check(self) -> OpenCheck | None:
        """Return the check in progress, or None."""
        return self._answer("open_check", lambda: self._ruleset.open_check(self._campaign))

    def roll_table(self, key: str) -> RollTable | None:
        """Return the roll table in use: the campaign's own or the game's; None if the game is missing."""
        return self._campaign.tables.get(key) or self._ruleset.roll_tables().get(key)

    def warnings(self, character: CharacterId, sheet: Character | None = None) -> tuple[str, ...]:
        """Return sentences about what is unusual on a character's sheet, or on ``sheet`` while it is edited."""
        campaign = self._campaign
        if sheet is not None:
            others = tuple(other for other in campaign.characters if other.id != character)
            campaign = campaign.changed(characters=(*others, sheet))
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

    def _consequences(self, command: AnyCommand, trial: DryRun) -> list[str]:
        """Return the changes that do not depend on the dice: those common to two different rolls."""
        assert not isinstance(trial.outcome, Refused)
        says = consequences(self._campaign, trial.outcome.events, trial.outcome.after)
        if not trial.groups:
            return says
        other = self._try(command, Dice(second_lowest_roll)).outcome
        if isinstance(other, Refused):
            return says
        either = consequences(self._campaign, other.events, other.after)
        return [one for one in says if one in either]

    def _try(self, command: AnyCommand, dice: Dice) -> DryRun:
        try:
            decided = self._decide(command, dice)
            trace.note("rules", "%s would be done", kind_of(command))
            return DryRun(outcome=decided, groups=dice.groups)
        except Refused as refusal:
            trace.note("rules", "%s would be refused: %s", kind_of(command), refusal.template)
            return DryRun(outcome=refusal.without_traceback(), groups=dice.groups)

    def _drop_result(self, tokens: tuple[TokenId, ...], target: Target) -> DropResult | Refused:
        try:
            result = self._ruleset.drop_result(self._campaign, tokens, target, self.refusal_of)
        except Refused as refusal:
            return refusal.without_traceback()
        return _meant_for(result, target.use) if isinstance(target, OnCheck) else result

    def _decide(self, command: AnyCommand, dice: Dice) -> DecisionResult:
        check_lengths(command)
        if isinstance(command, CommandBatch):
            decided = decide_together(self._ruleset.decide, self._campaign, command, dice)
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
    if len(after.characters) > max(MOST_CHARACTERS, len(before.characters)):
        raise Refused(
            "The campaign is full. It can have at most {most} characters.", most=format_thousands(MOST_CHARACTERS)
        )
    if len(after.tokens) > max(MOST_TOKENS, len(before.tokens)):
        raise Refused("The campaign is full. It can have at most {most} tokens.", most=format_thousands(MOST_TOKENS))


def _meant_for(result: DropResult, use: str) -> DropResult:
    """Return a drop on a row as that row's use, if it is possible; otherwise the drop unchanged."""
    offer = next((one for one in result.offers if one.name == use and not one.refusal), None)
    return result if offer is None else DropResult(message=offer.name, command=offer.command)


def _said_of_dice(command: AnyCommand) -> str:
    """Return what a ``RollDice`` command would roll, in words; empty for any other command."""
    if not isinstance(command, RollDice):
        return ""
    from gmtracker.engine.handlers import campaign  # Imported here: it would slow the start by 2 ms.

    return campaign.dice_said(command)

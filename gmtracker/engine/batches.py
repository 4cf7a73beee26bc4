"""Several commands as one action with one undo: one condition for several characters, say."""

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from itertools import takewhile

from msgspec.structs import replace

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import AnyCommand, Command, CommandBatch
from gmtracker.engine.decision import DecisionResult, Sentence, changes_turn, text_with
from gmtracker.engine.dice import Dice
from gmtracker.engine.errors import NothingToChange, Refused
from gmtracker.engine.events import TokenAdded, TokenMoved, TokenRemoved
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.phrases import (
    group_identical_names,
    join_names,
    name_without_number,
    tokens_text,
)
from gmtracker.i18n import tr


def combine_commands(commands: Sequence[Command]) -> AnyCommand:
    """Return several commands as one batch, or a single one unchanged."""
    return commands[0] if len(commands) == 1 else CommandBatch(commands=tuple(commands))


def decide_batch(
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
        label=_batch_label(done),
        sentence=_batch_sentence(start, done),
        sentences=tuple(said for decided in done for said in decided.sentences),
        sentence_without_turn=_batch_besides_turn(done),
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


MAX_LABEL_LENGTH = 120
"""The maximum length of a label that names everything; a longer one names the first and counts the rest."""


def _batch_label(done: Sequence[DecisionResult]) -> str:
    """Return a label that names all that several commands do: "dazed on Mira and Rook"."""
    labels = list(dict.fromkeys(decided.label for decided in done))
    label = _joined_label(done) or join_names(labels)
    if len(labels) == 1 or len(label) <= MAX_LABEL_LENGTH:
        return label
    return tr("{deed} and {n} more", deed=labels[0], n=len(labels) - 1)


def _joined_label(done: Sequence[DecisionResult]) -> str:
    """Return one label for decisions whose labels differ in a single value; empty if they differ in more."""
    first = done[0]
    if any((one.template, one.values.keys()) != (first.template, first.values.keys()) for one in done):
        return ""
    other = [name for name, value in first.values.items() if any(one.values[name] != value for one in done)]
    if len(other) != 1:
        return ""
    words = dict.fromkeys(str(one.values[other[0]]) for one in done)
    return text_with(first, **{other[0]: join_names(group_identical_names(words))})


def _batch_sentence(before: Campaign, done: Sequence[DecisionResult]) -> str:
    """Return the log sentence of several commands; tokens of one kind added or removed by hand share one."""
    changes = [change for decided in done if (change := _manual_token_change(before, decided)) is not None]
    lots = {lot for lot, _ in changes}
    if len(done) == 1 or len(changes) < len(done) or len(lots) > 1:
        return _told_by_crowds([decided.sentences for decided in done])
    ((kind, by),) = lots
    holders = Counter(holder for _, holder in changes)
    named = ((before.character_name(holder), by * count) for holder, count in holders.items())
    return tr("By hand: {what}", what=" ".join(tokens_text(named, before.game.token_kind(kind))))


def _batch_besides_turn(done: Sequence[DecisionResult]) -> str:
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


def _manual_token_change(before: Campaign, decided: DecisionResult) -> tuple[tuple[str, int], CharacterId] | None:
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

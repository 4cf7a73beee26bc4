"""Typed conditions of the game: "dazed rook", "end dazed rook", "dazed rook for 3 rounds"."""

from collections.abc import Iterator

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.commands import SetCondition
from gmtracker.engine.handlers.expiry import EXPIRY_NAMES, default_expiry, expiry_at, expiry_moments, expiry_text
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.name_matching import fold_text
from gmtracker.engine.undescribed import condition_kinds
from gmtracker.i18n import labeled, lower_in_english, tr
from gmtracker.ui.command_line.durations import Duration, find_duration, read_duration
from gmtracker.ui.command_line.owners import find_people
from gmtracker.ui.command_line.query import Line, RunCommand, Suggestion, parse_query, split_words, words_fit

ENDING = frozenset(
    ("no", "not", "end", "off", *fold_text(tr("no not end off", "words that are typed to end a condition")).split())
)


def lasting_conditions(campaign: Campaign, line: Line, current: CharacterId | None) -> Iterator[Suggestion]:
    """Yield conditions with the duration at the end of the line; refused if it cannot be read ("until dawn")."""
    words = split_words(line.text)
    at = find_duration(words)
    head = parse_query(" ".join(words[:at]), (character.name for character in campaign.characters))
    if at == len(words) or head.numbers:
        return
    for character, name in find_people(campaign, head, current):
        lasts = read_duration(campaign, words[at:], character.id, counts=False)
        for kind in campaign.game.conditions if lasts != Duration() else ():
            if not words_fit(head.words, (name, kind.name) if name else (kind.name,)):
                continue
            command = SetCondition(character=character.id, condition=kind.key, expiry=lasts.until)
            until = expiry_text(campaign, lasts.until)
            says = tr("{condition} on {name} {until}", condition=kind.name, name=character.name, until=until).strip()
            action = None if lasts.why_not else RunCommand(command)
            yield Suggestion(
                name=says, action=action, message=lasts.why_not or lasts.meaning, refused=bool(lasts.why_not)
            )


def condition_suggestions(
    campaign: Campaign, line: Line, character: Character, needed: tuple[str, ...]
) -> Iterator[Suggestion]:
    """Yield conditions to set (with their default expiry or one that the line names) or to end."""
    if line.numbers:
        return
    yield from _timed_conditions(campaign, line, character, needed)
    words = tuple(word for word in line.words if word not in ENDING)
    ending = len(words) < len(line.words)
    for kind in condition_kinds(campaign.game, (character,)):
        on = character.has_condition(kind.key)
        if not words_fit(words, (*needed, kind.name)):
            continue
        if ending and not on:
            why_not = tr("{name} is not {condition}.", name=character.name, condition=lower_in_english(kind.name))
            yield Suggestion(name=labeled(kind.name, character.name), message=why_not, refused=True)
            continue
        until = None if on else default_expiry(campaign, character.id, kind.key)
        command = SetCondition(character=character.id, condition=kind.key, on=not on, expiry=until)
        says = tr("End {condition} on {name}") if on else tr("{condition} on {name}")
        says = says.format(condition=kind.name, name=character.name)
        yield Suggestion(name=says, action=RunCommand(command))


def _timed_conditions(
    campaign: Campaign, line: Line, character: Character, needed: tuple[str, ...]
) -> Iterator[Suggestion]:
    """Yield conditions with a named expiry ("dazed rook next turn"); none if the condition's name alone fits."""
    words = tuple(word for word in line.words if word not in ENDING)
    for kind in campaign.game.conditions:
        if words_fit(words, (*needed, kind.name)):
            continue
        for span in expiry_moments(campaign):
            if words_fit(line.words, (*needed, kind.name), (EXPIRY_NAMES[span],)):
                until = expiry_at(campaign, character.id, span)
                command = SetCondition(character=character.id, condition=kind.key, expiry=until)
                says = tr(
                    "{condition} on {name} {until}", condition=kind.name, name=character.name, until=EXPIRY_NAMES[span]
                )
                yield Suggestion(name=says, action=RunCommand(command))

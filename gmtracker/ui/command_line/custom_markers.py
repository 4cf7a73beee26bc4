"""Custom conditions, counters and clocks: "condition rook cursed for 3 rounds", "counter arrows rook 12".

Also "clock ritual 0/6", and commands for existing ones by their names: "ritual +1", "end cursed rook", "show ritual".
"""

import re
from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine.batches import combine_commands
from gmtracker.engine.campaign import OWN_KEY_PREFIX, TABLE_OWNER, Campaign, Character, Expiry, Marker
from gmtracker.engine.commands import RemoveMarker, SetCondition, SetMarker
from gmtracker.engine.handlers.conditions import MAX_COUNT
from gmtracker.engine.handlers.expiry import expiry_text
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.engine.name_matching import fold_text
from gmtracker.i18n import capitalize_first, labeled, tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.command_line.conditions import ENDING
from gmtracker.ui.command_line.durations import (
    DURATION_WORDS,
    FOR,
    Duration,
    find_duration,
    has_length_of_time,
    read_duration,
)
from gmtracker.ui.command_line.owners import AND, find_owner, has_another_name, misspelled_names
from gmtracker.ui.command_line.presence import HIDE, SHOW
from gmtracker.ui.command_line.query import (
    Line,
    Retype,
    RunCommand,
    Suggestion,
    meant_names,
    parse_query,
    split_words,
    words_fit,
)
from gmtracker.ui.tokens.counters import as_it_is

OWN_CONDITION = tr("condition", "a word that is typed").casefold()
OWN_COUNTER = tr("counter", "a word that is typed").casefold()
"""The first words of such lines in the GM's language."""

CONDITION = ("condition", fold_text(OWN_CONDITION))
COUNTER = ("counter", fold_text(OWN_COUNTER))
CLOCK = ("clock", fold_text(tr("clock", "a word that is typed")))
FIRST = (*CONDITION, *COUNTER, *CLOCK)
OWN_WORDS = " ".join((*FIRST, DURATION_WORDS, *AND, *SHOW, *HIDE))
"""The words of such lines, in English and in the GM's language."""

COUNTING = "+-−–"
MAX_CORRECTIONS = 3
_COUNT = re.compile(r"=?([0-9]{1,4})(?:/([0-9]{1,4}))?", re.ASCII)
_NO_COUNT = re.compile(r"[=+−–-]?[0-9]+(?:/[0-9]+)?", re.ASCII)


class _ParsedLine(Struct, frozen=True):
    """What a line sets: its owner (None: no one is named), text, numbers, and expiry, with what that means."""

    owner: Character | None
    text: str
    count: int | None
    most: int
    until: Expiry | None
    meaning: str = ""


def own_suggestions(
    bridge: Bridge, line: Line, current: CharacterId | None, selected: tuple[CharacterId, ...]
) -> Iterator[Suggestion]:
    """Yield new custom conditions, counters and clocks, or commands for existing ones."""
    words = split_words(line.text)
    if words and fold_text(words[0]) in FIRST:
        yield from _new_marker_suggestions(bridge, words, current, selected)
    elif words:
        yield from _known(bridge.shown, line)


def _new_marker_suggestions(
    bridge: Bridge, words: list[str], current: CharacterId | None, selected: tuple[CharacterId, ...]
) -> Iterator[Suggestion]:
    """Yield the new custom conditions and counters that a line describes."""
    campaign = bridge.shown
    first, rest = fold_text(words[0]), words[1:]
    is_condition = first in CONDITION
    if not is_condition and rest and rest[-1][0] in COUNTING:
        there = tuple(_known(campaign, parse_query(" ".join(rest), (one.name for one in campaign.characters))))
        if there:
            yield from there
            return
    whom = selected if len(selected) > 1 else (current,) if current else ()
    said, why_not = _read(campaign, first, rest, whom if is_condition else ())
    if why_not:
        yield Suggestion(name=" ".join(rest), message=why_not, refused=True)
        return
    if said.owner is None:
        yield from _corrected(campaign, words, said.text)
    owners = (said.owner.id,) if said.owner is not None else whom if is_condition else (NOBODY,)
    commands = [_command(campaign, said, owner, counts=not is_condition) for owner in owners]
    has_no_end = first in CLOCK and any(isinstance(one, SetMarker) and not one.maximum for one in commands)
    if not said.text or not owners or has_no_end:
        yield _syntax_hint(campaign, first)
        if first in COUNTER:
            yield _syntax_hint(campaign, CLOCK[0])
        return
    if is_condition or said.owner is None:
        yield _offer(bridge, commands, said.meaning)
        return
    where = tr("Appears in {name}'s row.", name=said.owner.name)
    both = [_offer(bridge, commands, where, said.meaning), *_table_marker(bridge, first, rest)]
    starts_with_name = fold_text(rest[0]) != fold_text(said.text.split()[0])
    yield from reversed(both) if first in CLOCK and starts_with_name else both


def _table_marker(bridge: Bridge, first: str, rest: list[str]) -> Iterator[Suggestion]:
    """Yield the counter or clock of the table whose name contains the name of a character."""
    said, why_not = _read(bridge.shown, first, rest, (), is_for_table=True)
    if not why_not:
        yield _offer(bridge, [_command(bridge.shown, said, NOBODY, counts=True)], said.meaning)


def _offer(bridge: Bridge, commands: Sequence[SetMarker | SetCondition], *explanations: str) -> Suggestion:
    """Return the suggestion of the same marker for one or more owners, with explanations of it."""
    campaign, first = bridge.shown, commands[0]
    owner = first.owner if isinstance(first, SetMarker) else first.character
    told = f"{_marker_text(campaign, first)} {expiry_text(campaign, first.expiry)}".strip()
    is_one = len(commands) == 1
    people = campaign.character_name(CharacterId(owner)) if is_one else tr("{count} characters", count=len(commands))
    name, wish = labeled(people, told) if owner else told, combine_commands(list(commands))
    preview = bridge.rules.preview(wish)
    is_hidden = isinstance(first, SetMarker) and first.hidden
    says = " ".join(filter(None, (tr("Hidden from players.") if is_hidden else "", *explanations)))
    message = says if says and not preview.refused else preview.message
    return Suggestion(name=name, action=RunCommand(wish), message=message, refused=preview.refused)


def _corrected(campaign: Campaign, words: list[str], text: str) -> Iterator[Suggestion]:
    """Yield the line with a word replaced by a similar name in the campaign."""
    for at, name in islice(misspelled_names(campaign, text.split()), MAX_CORRECTIONS):
        word = text.split()[at]
        place = words.index(word)
        says = tr("Nothing here is called “{word}”. Press Enter to use this instead.", word=word)
        line = " ".join((*words[:place], name, *words[place + 1 :]))
        yield Suggestion(name=tr("Do you mean {name}?", name=name), action=Retype(line), message=says, misread=place)


def _syntax_hint(campaign: Campaign, first: str) -> Suggestion:
    """Return a suggestion that shows how such a line is written."""
    hero = next((fold_text(hero.name.split()[0]) for hero in campaign.heroes()), "rook")
    if first in CONDITION:
        example = tr("condition {hero} cursed for 3 rounds", "an example of what is typed", hero=hero)
        name = tr("Custom condition")
    elif first in COUNTER:
        example = tr("counter arrows {hero} 12", "an example of what is typed", hero=hero)
        name = tr("Counter for a character or the table")
    else:
        example = tr("clock ritual 0/6", "an example of what is typed")
        name = tr("Clock for the table or a character")
    return Suggestion(name=name, message=tr("Keep typing: {example}.", example=example))


def _read(
    campaign: Campaign, first: str, words: list[str], whom: Sequence[CharacterId], *, is_for_table: bool = False
) -> tuple[_ParsedLine, str]:
    """Read the words after the first. Returns what they say, and why they cannot be read ("" if they can).

    Words after "for" that name no duration belong to the text. ``is_for_table``: so does a character's name.
    """
    at, counts = find_duration(words), first not in CONDITION
    owner, text = (None, words[:at]) if is_for_table else find_owner(campaign, words[:at])
    lasts = Duration()
    if at < len(words):
        whose = owner.id if owner is not None else whom[0] if whom else None
        lasts = read_duration(campaign, words[at:], whose, counts=counts)
        is_named_so = counts and lasts.until is None and _COUNT.fullmatch(words[-1])  # "counter days until dawn 3"
        if is_named_so or lasts == Duration():
            owner, text = (None, words) if is_for_table else find_owner(campaign, words)
            lasts = Duration()
    why_not = lasts.why_not
    if has_length_of_time(text):
        why_not = tr("Put the time at the end, for example “cursed for 3 rounds”.")
    if owner is not None and has_another_name(campaign, text):
        why_not = tr("Name one character, or select several rows and name no one.")
    count: int | None = None
    most = 0
    if text and (found := _COUNT.fullmatch(text[-1])):
        count, most = int(found[1]), int(found[2] or 0)
        text = text[:-1]
        if first in CLOCK and not most:
            most, count = count, None
    elif text and counts and _NO_COUNT.fullmatch(text[-1]):
        why_not = _count_refusal_text(" ".join(text[:-1]))
    while text and fold_text(text[-1]) in FOR:
        text = text[:-1]  # "arrows for rook 12"
    return _ParsedLine(owner, " ".join(text), count, most, lasts.until, lasts.meaning), why_not


def _count_refusal_text(text: str) -> str:
    if not text:
        return tr("Give the counter a name and a number from 0 to {high}.", high=MAX_COUNT)
    return tr("{track} must be {low} to {high}.", track=capitalize_first(text), low=0, high=MAX_COUNT)


def _command(campaign: Campaign, said: _ParsedLine, owner: CharacterId, *, counts: bool) -> SetMarker | SetCondition:
    """Return the command for the game's condition with that name, or for a custom one.

    An existing marker keeps its count, maximum and expiry unless the line gives new ones.
    """
    kind = next((kind for kind in campaign.game.conditions if fold_text(kind.name) == fold_text(said.text)), None)
    if kind is not None and owner and said.count is None and not counts:
        found = campaign.find_character(owner)
        there = found.condition(kind.key) if found else None
        until = said.until or (there.expiry if there else None)
        return SetCondition(character=owner, condition=kind.key, expiry=until)
    known = campaign.marker(owner or TABLE_OWNER, f"{OWN_KEY_PREFIX}{said.text.casefold()}")
    new = SetMarker(text=said.text, owner=owner, hidden=not owner)
    now = as_it_is(known) if known else new
    count = now.count if said.count is None else said.count
    return replace(
        now,
        count=0 if count is None and counts else count,
        maximum=said.most or now.maximum,
        expiry=said.until or now.expiry,
    )


def _marker_text(campaign: Campaign, command: SetMarker | SetCondition) -> str:
    if isinstance(command, SetCondition):
        return campaign.game.condition_name(command.condition)
    if command.count is None:
        return command.text
    return f"{command.text} {command.count}/{command.maximum}" if command.maximum else f"{command.text} {command.count}"


def _known(campaign: Campaign, line: Line) -> Iterator[Suggestion]:
    """Yield commands for existing markers: change the count, end, show to players or hide."""
    doing = (*ENDING, *SHOW, *HIDE)
    words = tuple(word for word in line.words if word not in doing)
    ids = [one.id for one in campaign.characters]
    names = dict(zip(ids, meant_names(words, [campaign.character_name(one) for one in ids]), strict=True))
    for marker in campaign.markers:
        owner = campaign.find_character(CharacterId(marker.owner))
        if not marker.is_own or not words or not words_fit(words, (marker.text,), (names[owner.id],) if owner else ()):
            continue
        name = labeled(owner.name, marker.text_with_count) if owner else marker.text_with_count
        asked = set(line.words) & set(doing)
        if line.numbers == 1 and not asked and marker.count is not None:
            yield _count_suggestion(marker, line.number, name)
        elif not line.numbers and asked & {*SHOW, *HIDE}:
            hidden = bool(asked & set(HIDE))
            wish = replace(as_it_is(marker), hidden=hidden)
            says = tr("Players can no longer see “{what}”." if hidden else "Players can now see “{what}”.", what=name)
            yield Suggestion(name=name, action=RunCommand(wish), message=says)
        elif asked and not line.numbers:
            yield Suggestion(name=tr("End: {what}", what=name), action=RunCommand(RemoveMarker(marker=marker.id)))
        elif not line.numbers:
            counting = tr("Add a number: +2 or -1 to change it, 7 to set it. Or add “end” to remove it.")
            says = tr("Add “end” to remove it.") if marker.count is None else counting
            yield Suggestion(name=name, message=says)


def _count_suggestion(marker: Marker, number: str, name: str) -> Suggestion:
    """Return the change of a counter by a typed number, which may be relative."""
    said = number.replace("−", "-").replace("–", "-")
    value, highest = int(said.lstrip("=")), marker.maximum or MAX_COUNT
    if said[0] in "+-":
        value = min(max((marker.count or 0) + value, 0), highest)
    if not 0 <= value <= highest:
        why = tr("{track} must be {low} to {high}.", track=marker.text, low=0, high=highest)
        return Suggestion(name=name, message=why, refused=True)
    return Suggestion(
        name=labeled(name, f"{marker.count} → {value}"), action=RunCommand(replace(as_it_is(marker), count=value))
    )

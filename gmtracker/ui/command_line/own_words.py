"""Conditions, counters and clocks in the GM's own words, as a line says them.

"condition rook cursed for 3 rounds", "counter arrows rook 12", "clock ritual 0/6"; and those that there are by their
names: "ritual +1", "end cursed rook", "show ritual".
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine.campaign import OWN, TABLE, Campaign, Character, Marker, Moment, Until
from gmtracker.engine.commands import RemoveMarker, SetCondition, SetMarker
from gmtracker.engine.handlers.conditions import MOST_COUNTED, TYPED_SPANS, after_rounds, until_of, until_words
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.engine.rules import as_one
from gmtracker.i18n import begun, titled, tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.command_line.query import SMALL_WORDS, Line, RunCommand, Suggestion, fits, folded, read_line, touched
from gmtracker.ui.command_line.suggestions import ENDING
from gmtracker.ui.modelview.cells import standing_first
from gmtracker.ui.roster.own_markers import as_it_is

OWN_CONDITION = tr("condition", "a word that is typed").casefold()
OWN_COUNTER = tr("counter", "a word that is typed").casefold()
"""The first words of such lines, as they are written in the GM's language."""

CONDITION = ("condition", folded(OWN_CONDITION))
COUNTER = ("counter", folded(OWN_COUNTER))
CLOCK = ("clock", folded(tr("clock", "a word that is typed")))
FIRST = (*CONDITION, *COUNTER, *CLOCK)
UNTIL = ("until", *folded(tr("until", "words that are typed before the end of something")).split())
FOR = ("for", *folded(tr("for", "words that are typed before a number of rounds")).split())
ROUNDS = ("round", "rounds", *folded(tr("round rounds", "words that are typed")).split())
AND = ("and", "&", *folded(tr("and", "a word that is typed between two names")).split())
SHOW = ("show", *folded(tr("show", "words that are typed to let the players see something")).split())
HIDE = ("hide", *folded(tr("hide", "words that are typed to let the players see something no more")).split())
OWN_WORDS = " ".join((*FIRST, *UNTIL, *FOR, *ROUNDS, *AND, *SHOW, *HIDE))
"""The words that such lines are made of, in English and in the GM's language."""

ENDS: tuple[Moment, ...] = ("encounter-end", "round-end", "session-end")
TURNS: tuple[Moment, ...] = ("turn-start", "turn-end")
LEAST_LETTERS = 3
COUNTING = "+-−–"
MOST_ROUNDS = 99
_COUNT = re.compile(r"=?([0-9]{1,4})(?:/([0-9]{1,4}))?", re.ASCII)
_ROUNDS = re.compile(r"[0-9]{1,4}", re.ASCII)
_NO_COUNT = re.compile(r"[=+−–-]?[0-9]+(?:/[0-9]+)?", re.ASCII)
_POSSESSIVE = re.compile(r"['’]?s?$")


class _Said(Struct, frozen=True):
    """What a line sets: whose it is (None: nobody is named), its text, its numbers, and when it ends.

    ``no_end`` where the text has words in it that might have been meant as an end.
    """

    owner: Character | None
    text: str
    count: int | None
    most: int
    until: Until | None
    no_end: bool


def own_suggestions(
    bridge: Bridge, line: Line, current: CharacterId | None, selected: tuple[CharacterId, ...]
) -> Iterator[Suggestion]:
    """What a line says of the GM's own: something new, or one that there is."""
    words = line.text.split()
    if words and folded(words[0]) in FIRST:
        yield from _new(bridge, words, current, selected)
    elif words:
        yield from _known(bridge.shown, line)


def _new(
    bridge: Bridge, words: list[str], current: CharacterId | None, selected: tuple[CharacterId, ...]
) -> Iterator[Suggestion]:
    campaign = bridge.shown
    first, rest = folded(words[0]), words[1:]
    is_condition = first in CONDITION
    if not is_condition and rest and rest[-1][0] in COUNTING:
        there = tuple(_known(campaign, read_line(" ".join(rest), (one.name for one in campaign.characters))))
        if there:
            yield from there
            return
    whom = selected if len(selected) > 1 else (current,) if current else ()
    said, why_not = _read(campaign, first, rest, whom if is_condition else ())
    if why_not:
        yield Suggestion(name=" ".join(rest), message=why_not, refused=True)
        return
    owners = (said.owner.id,) if said.owner is not None else whom if is_condition else (NOBODY,)
    commands = [_command(campaign, said, owner, counts=not is_condition) for owner in owners]
    has_no_end = first in CLOCK and any(isinstance(one, SetMarker) and not one.most for one in commands)
    if not said.text or not owners or has_no_end:
        yield _how(campaign, first)
        if first in COUNTER:
            yield _how(campaign, CLOCK[0])
        return
    told = f"{_told(campaign, commands[0])} {until_words(campaign, commands[0].until)}".strip()
    people = campaign.name_of(owners[0]) if len(owners) == 1 else tr("{count} characters", count=len(owners))
    name, wish = titled(people, told) if owners[0] else told, as_one(commands)
    preview = bridge.rules.preview(wish)
    is_hidden = isinstance(commands[0], SetMarker) and commands[0].hidden
    message = tr("Hidden from players.") if is_hidden and not preview.refused else preview.message
    if said.no_end and not preview.refused:
        message = tr("gmtracker can't tell when this ends. It lasts until you end it.")
    yield Suggestion(name=name, action=RunCommand(wish), message=message, refused=preview.refused)


def _how(campaign: Campaign, first: str) -> Suggestion:
    """How such a line is written."""
    hero = next((folded(hero.name.split()[0]) for hero in campaign.heroes()), "rook")
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


def _read(campaign: Campaign, first: str, words: list[str], whom: Sequence[CharacterId]) -> tuple[_Said, str]:
    """What the words after the first say, and why they cannot be read (empty: they can).

    Words after "until" that are no end belong to the text, and so do those after "for".
    """
    at = next((at for at in reversed(range(len(words))) if folded(words[at]) in (*UNTIL, *FOR)), len(words))
    owner, text = _owner_in(campaign, words[:at])
    until, why_not, tail = None, "", words[at:]
    if tail:
        ends_for = owner.id if owner is not None else whom[0] if whom else None
        until = _end(campaign, folded(tail[0]), tail[1:], ends_for)
        why_not = "" if until is not None else _why_no_end(tail)
        if until is not None or why_not:
            tail = []
        elif folded(tail[0]) in FOR:
            (owner, text), tail = _owner_in(campaign, words), []
    if owner is not None and _names_another(campaign, text):
        why_not = tr("Name one character, or select several rows and name no one.")
    count: int | None = None
    most = 0
    if text and not tail and (found := _COUNT.fullmatch(text[-1])):
        count, most = int(found[1]), int(found[2] or 0)
        text = text[:-1]
        if first in CLOCK and not most:
            most, count = count, None
    elif text and not tail and first not in CONDITION and _NO_COUNT.fullmatch(text[-1]):
        why_not = _why_no_count(" ".join(text[:-1]))
    return _Said(owner, " ".join((*text, *tail)), count, most, until, no_end=bool(tail)), why_not


def _why_no_end(tail: Sequence[str]) -> str:
    """Why words that are meant as an end ("for three rounds", "until next turn") are none; empty where they are text.

    The first of them is the one for "for" or "until".
    """
    said = [folded(one) for one in tail[1:] if folded(one) not in SMALL_WORDS]
    if folded(tail[0]) in FOR:
        is_meant = len(tail) > 2 and said and said[-1] in ROUNDS
        return tr("For how many rounds? Type a number from 1 to {most}.", most=MOST_ROUNDS) if is_meant else ""
    if set(said) <= touched(said, " ".join(TYPED_SPANS[moment] for moment in TURNS)):
        return tr("Until when? Try “until the encounter ends”, “until the round ends” or “until Rook's turn”.")
    return ""


def _why_no_count(text: str) -> str:
    if not text:
        return tr("Give the counter a name and a number from 0 to {high}.", high=MOST_COUNTED)
    return tr("{track} must be {low} to {high}.", track=begun(text), low=0, high=MOST_COUNTED)


def _names_another(campaign: Campaign, text: Sequence[str]) -> bool:
    """Whether somebody else is named, after an "and" or before a comma."""
    joined = [after for word, after in pairwise(text) if folded(word) in AND]
    joined += [word[:-1] for word in text if word.endswith(",")]
    named = [folded(f"{character.name} {character.player}").split() for character in standing_first(campaign)]
    return any(_is_of(word, names) and not word.isdecimal() for word in joined for names in named)


def _end(campaign: Campaign, word: str, tail: Sequence[str], owner: CharacterId | None) -> Until | None:
    """When something ends, by the words after "for" or "until"; None where they cannot be read."""
    said = [folded(one) for one in tail if folded(one) not in SMALL_WORDS]
    if word in FOR:
        numbers = [int(one) for one in said if _ROUNDS.fullmatch(one)]
        others = [one for one in said if not one.isdecimal()]
        if len(numbers) != 1 or not 1 <= numbers[0] <= MOST_ROUNDS or not others or not set(others) <= set(ROUNDS):
            return None
        return after_rounds(campaign, numbers[0])
    for moment in ENDS:
        if said and fits(tuple(said), (TYPED_SPANS[moment],)):
            return Until(moment)
    person, left = _owner_in(campaign, [_POSSESSIVE.sub("", one) for one in tail])
    said = [folded(one) for one in left if folded(one) not in SMALL_WORDS]
    for moment in TURNS:
        if (said or person) and set(said) <= touched(said, TYPED_SPANS[moment]):
            if person is not None:
                return Until(moment, of=person.id)
            return until_of(campaign, owner, moment) if owner else None
    return None


def _owner_in(campaign: Campaign, words: list[str]) -> tuple[Character | None, list[str]]:
    """Who is named first, by the most words; and what is said beside that. A name alone is somebody's too.

    A number belongs to a name only where it follows a word of it.
    """
    best: tuple[int, int, Character] | None = None
    for character in standing_first(campaign):
        names = folded(f"{character.name} {character.player}").split()
        at = next((at for at, word in enumerate(words) if not word.isdecimal() and _is_of(word, names)), None)
        if at is None:
            continue
        end = next((end for end in range(at, len(words)) if not _is_of(words[end], names)), len(words))
        if best is None or (at, -end) < best[:2]:
            best = (at, -end, character)
    if best is None:
        return None, words
    return best[2], [*words[: best[0]], *words[-best[1] :]]


def _is_of(word: str, names: list[str]) -> bool:
    """Whether a word is one of a name's, or begins one and is more than a letter or two."""
    said = folded(word)
    if said in SMALL_WORDS:
        return False
    return said in names or (len(said) >= LEAST_LETTERS and any(name.startswith(said) for name in names))


def _command(campaign: Campaign, said: _Said, owner: CharacterId, *, counts: bool) -> SetMarker | SetCondition:
    """The condition of the game that is called so, or the one in the GM's own words.

    What there is already keeps its count, where that goes to, and when it is over, where the line says nothing of it.
    """
    kind = next((kind for kind in campaign.game.conditions if folded(kind.name) == folded(said.text)), None)
    if kind is not None and owner and said.count is None and not counts:
        found = campaign.find_character(owner)
        there = found.condition(kind.key) if found else None
        until = said.until or (there.until if there else None)
        return SetCondition(character=owner, condition=kind.key, until=until)
    known = campaign.marker(owner or TABLE, f"{OWN}{said.text.casefold()}")
    new = SetMarker(text=said.text, owner=owner, hidden=not owner)
    now = as_it_is(known) if known else new
    count = now.count if said.count is None else said.count
    return replace(
        now,
        count=0 if count is None and counts else count,
        most=said.most or now.most,
        until=said.until or now.until,
    )


def _told(campaign: Campaign, command: SetMarker | SetCondition) -> str:
    if isinstance(command, SetCondition):
        return campaign.game.condition_name(command.condition)
    if command.count is None:
        return command.text
    return f"{command.text} {command.count}/{command.most}" if command.most else f"{command.text} {command.count}"


def _known(campaign: Campaign, line: Line) -> Iterator[Suggestion]:
    """What a line does with those that there are: counts on, ends, or shows them to the players or not."""
    doing = (*ENDING, *SHOW, *HIDE)
    words = tuple(word for word in line.words if word not in doing)
    for marker in campaign.markers:
        owner = campaign.find_character(CharacterId(marker.owner))
        if not marker.is_own or not words or not fits(words, (marker.text,), (owner.name,) if owner else ()):
            continue
        name = titled(owner.name, marker.told) if owner else marker.told
        asked = set(line.words) & set(doing)
        if line.numbers == 1 and not asked and marker.count is not None:
            yield _counted(marker, line.number, name)
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


def _counted(marker: Marker, number: str, name: str) -> Suggestion:
    said = number.replace("−", "-").replace("–", "-")
    value = int(said.lstrip("="))
    value += (marker.count or 0) if said[0] in "+-" else 0
    highest = marker.most or MOST_COUNTED
    if not 0 <= value <= highest:
        why = tr("{track} must be {low} to {high}.", track=marker.text, low=0, high=highest)
        return Suggestion(name=name, message=why, refused=True)
    return Suggestion(
        name=titled(name, f"{marker.count} → {value}"), action=RunCommand(replace(as_it_is(marker), count=value))
    )

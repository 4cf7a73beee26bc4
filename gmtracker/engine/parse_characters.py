"""Parsing characters typed in one line ("3 Guard T1 toughness 4", "Mira (Ana), Rook (Ben)"), and numbered copies."""

import re
from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character, Side, Trait
from gmtracker.engine.errors import MAX_NAME_LENGTH, Refused
from gmtracker.engine.game_spec import GameSpec
from gmtracker.engine.ids import NOBODY
from gmtracker.engine.name_matching import fold_text, with_plain_digits
from gmtracker.i18n import capitalize_first, tr

MAX_COPIES = 20
_IN_WORDS = tr("two three four five six seven eight nine ten eleven twelve", "numbers as they are typed")
_IN_DIGITS = {fold_text(word): str(number) for number, word in enumerate(_IN_WORDS.split(), 2)}
_HIDDEN = ("hidden", fold_text(tr("hidden", "a word that is typed")))
_COUNT = re.compile(r"[0-9]{1,3}", re.ASCII)
_COUNT_FIRST = re.compile(r"(?:([0-9]{1,3})\s*[x×*]|[x×*]?([0-9]{1,3}))\s+(?P<who>.*\S)", re.IGNORECASE)
_NUMBER = re.compile(r"[+−–-]?[0-9]{1,3}", re.ASCII)
_TIER = re.compile(r"t(?P<tier>[0-9]{1,2})", re.ASCII | re.IGNORECASE)
_TIMES = re.compile(r"(?P<who>.*\S)(?:\s*×|\s+[x*])\s*(?P<count>[0-9]{1,3})", re.IGNORECASE)
_PLAYED = re.compile(r"(?P<who>[^()]*)\((?P<player>[^()]*)(?:\)(?P<sheet>[^()]*))?")
_BETWEEN = re.compile(r"[,;\n](?![^(]*\))")
_NUMBERED = re.compile(r"(?P<name>.*\S)\s+[0-9]+", re.DOTALL)


class _Read(Struct):
    """A line being parsed; its words are removed from the end."""

    words: list[str]
    tier: int = 1
    level: int = 1
    traits: tuple[Trait, ...] = ()


def parse_characters_line(campaign: Campaign, line: str, side: Side = "opposition") -> tuple[Character, ...]:
    """Return the characters of a line: an optional count, the name, then Tier, level and traits with numbers.

    The count may also follow the name: "Guard x12 toughness 3". The name is capitalized; copies are numbered after the
    existing ones. Raises Refused for a line without a name, for more than 20 characters, and for a number after words
    that the game does not know.
    """
    typed = " ".join(with_plain_digits(line).split())
    first = _COUNT_FIRST.fullmatch(typed)
    read = _Read((first["who"] if first else typed).split())
    while read.words and _take_last(campaign.game, read):
        continue
    named, times = split_count(" ".join(read.words))
    if first and times:
        raise Refused("Type how many only once, for example “3 Guard”.")
    count = _checked_count(first[1] or first[2] if first else times or "1")
    read.words, name = named.split(), capitalize_first(named)
    if not name:
        raise Refused("Type a name, for example “3 Guard”.")
    if side == "opposition" and ends_hidden(name)[1]:
        raise Refused("Put “{word}” at the end of the line. It hides everyone you add.", word=read.words[-1])
    if strange := _words_after_traits(campaign.game, read.words):
        raise Refused("“{word}” is not a trait in this game.", word=strange)
    if len(read.words) > 2 and _NUMBER.fullmatch(read.words[-1]):
        raise Refused("“{word}” is not a trait in this game.", word=" ".join(read.words[1:]))
    made = Character(
        id=NOBODY, name=name, side=side, tier=read.tier, level=read.level, traits=tuple(reversed(read.traits))
    )
    return tuple(replace(made, name=own) for own in new_names(campaign, name, count))


def copies_by_name(campaign: Campaign, character: Character) -> tuple[Character, ...]:
    """Return as many copies of a new character as its name asks for: "Guard x12". Raises Refused for more than 20."""
    name, times = split_count(with_plain_digits(character.name))
    if not times:
        return (character,)
    return tuple(replace(character, name=own) for own in new_names(campaign, name, _checked_count(times)))


def split_count(name: str) -> tuple[str, str]:
    """Return a name without the "x12" at its end, and that number as text; empty if there is none."""
    times = _TIMES.fullmatch(name)
    return (times["who"], times["count"]) if times else (name, "")


def without_hidden(line: str) -> tuple[str, bool]:
    """A line of new opposition without "hidden" at its start or end, and whether it was there."""
    first, _, after = line.strip().partition(" ")
    return (after, True) if after and fold_text(first) in _HIDDEN else ends_hidden(line)


def ends_hidden(name: str) -> tuple[str, bool]:
    """A name or line without "hidden" at its end, and whether it was there; nobody is called by that word alone."""
    before, _, last = name.rstrip().rpartition(" ")
    before = before.rstrip(" ,;")
    return (before, True) if before and fold_text(last) in _HIDDEN else (name, False)


def _checked_count(count: str) -> int:
    if not 1 <= int(count) <= MAX_COPIES:
        raise Refused("You can add 1 to {most} at a time.", most=MAX_COPIES)
    return int(count)


def number_words_to_digits(line: str) -> str:
    """Return the line with number words as digits, as counts and as trait values ("six ogre" → "6 ogre").

    The second word is left alone, because "Agent Seven" is a name.
    """
    words = (word if at == 1 else _IN_DIGITS.get(fold_text(word), word) for at, word in enumerate(line.split()))
    return " ".join(words)


def has_number_words(line: str) -> bool:
    """Whether a list contains number words that digits could replace ("six ogre")."""
    return any(number_words_to_digits(part) != " ".join(part.split()) for part in _BETWEEN.split(line))


def find_trait_name(game: GameSpec, name: str) -> str:
    """Return the game's trait that a name contains after its first word; empty for none."""
    words = f" {fold_text(name)} "
    ranked = [trait.name for group in game.trait_groups if group.values != "text" for trait in group.suggested]
    return next((trait for trait in ranked if words.find(f" {fold_text(trait)} ") > 0), "")


def parse_characters_list(campaign: Campaign, line: str, side: Side) -> tuple[Character, ...]:
    """Return the characters of a list: "Dock thug ×4, Glass Hound T2".

    Each part is parsed as by :func:`parse_characters_line` and raises Refused in the same way. A player is in
    parentheses after a hero's name: "Mira (Ana), Rook (Ben)".
    """
    made: tuple[Character, ...] = ()
    for part in _BETWEEN.split(line):
        words, player = _without_player(campaign.game, part.strip())
        if words or player:
            known = campaign.with_changes(characters=campaign.characters + made)
            made += tuple(replace(one, player=player) for one in parse_characters_line(known, words, side))
    return made


def _without_player(game: GameSpec, line: str) -> tuple[str, str]:
    """Return the line without its parentheses, and the player in them.

    After the parentheses only sheet values may follow; otherwise they are part of the name.
    """
    played = _PLAYED.fullmatch(line)
    if played is None:
        return line, ""
    sheet = played["sheet"] or ""
    behind = _Read(sheet.split())
    while behind.words and _take_last(game, behind):
        continue
    return (line, "") if behind.words else (f"{played['who']} {sheet}".strip(), played["player"].strip())


def copy_character(campaign: Campaign, character: Character) -> Character:
    """Return a copy of a character with the next number: the same sheet, without its player, tracks and conditions."""
    (name,) = new_names(campaign, character.name, 1)
    return replace(character, id=NOBODY, name=name, player="", tracks={}, conditions=())


def copy_characters(campaign: Campaign, characters: Iterable[Character]) -> tuple[Character, ...]:
    """Return a copy of each character, numbered consecutively."""
    made: tuple[Character, ...] = ()
    for character in characters:
        made += (copy_character(campaign.with_changes(characters=campaign.characters + made), character),)
    return made


def with_unique_names(campaign: Campaign, characters: Iterable[Character]) -> tuple[Character, ...]:
    """Return the characters with unique names: a name in the campaign, or used before, gets the next number."""
    taken = {character.name for character in campaign.characters}
    last: dict[str, int] = {}
    made = []
    for character in characters:
        name = character.name
        if name in taken:
            base = _base(name)
            number = last.get(base) or max(1, *(_number_of(base, other) for other in taken))
            while name in taken:
                number += 1
                name = f"{base[: MAX_NAME_LENGTH - len(f' {number}')]} {number}"
            last[base] = number
        taken.add(name)
        made.append(replace(character, name=name) if name != character.name else character)
    return tuple(made)


def new_names(campaign: Campaign, name: str, count: int) -> tuple[str, ...]:
    """Return names for ``count`` new characters: without a number if single and unused, else numbered."""
    base = _base(name)
    taken = {character.name for character in campaign.characters}
    if count == 1 and name not in taken:
        return (name,)
    first = 2 if base in taken else 1
    highest = max((_number_of(base, other) for other in taken), default=0)
    start = max(first, highest + 1)
    return tuple(f"{base} {number}" for number in range(start, start + count))


def _base(name: str) -> str:
    """Return the name without its number."""
    numbered = _NUMBERED.fullmatch(name)
    return numbered["name"] if numbered else name


def _number_of(base: str, name: str) -> int:
    rest = name.removeprefix(f"{base} ") if name.startswith(f"{base} ") else ""
    return int(rest) if _COUNT.fullmatch(rest) else 0


def _take_last(game: GameSpec, read: _Read) -> bool:
    """Parse and remove a Tier, a level or a trait at the end of the words; return whether there was one."""
    words = read.words
    if tier := _TIER.fullmatch(words[-1]):
        read.tier = max(1, int(tier["tier"]))
        del words[-1]
        return True
    if len(words) < 2 or not _NUMBER.fullmatch(words[-1]):
        return False
    number = int(words[-1].replace("−", "-").replace("–", "-"))
    for own, field in ((game.tier, "tier"), (game.level, "level")):
        if own and fold_text(words[-2]) == fold_text(own):
            setattr(read, field, max(1, number))
            del words[-2:]
            return True
    for length in range(min(3, len(words) - 1), 0, -1):
        trait = _trait(game, words[-1 - length : -1], number)
        if trait is not None:
            read.traits = (*read.traits, trait)
            del words[-1 - length :]
            return True
    return False


def _words_after_traits(game: GameSpec, words: list[str]) -> str:
    """Return the words after the last trait with a number in what was taken for a name; empty for none."""
    for at in range(len(words) - 2, 1, -1):
        if _NUMBER.fullmatch(words[at]) and _take_last(game, _Read(words[: at + 1])):
            return " ".join(words[at + 1 :])
    return ""


def _trait(game: GameSpec, words: list[str], number: int) -> Trait | None:
    """Return the game's trait that these words abbreviate, or the trait that limits the track they name, or None."""
    for group in game.trait_groups:
        if group.values == "text":
            continue
        for suggestion in group.suggested:
            if _begins(words, suggestion.name.split()):
                return Trait(group=group.key, name=suggestion.name, rank=number, link=suggestion.link)
    track = game.find_track(" ".join(words))
    return Trait(track.limits[0].group, track.limits[0].name, rank=number) if track and track.limits else None


def _begins(words: Iterable[str], name: list[str]) -> bool:
    given = list(words)
    return len(given) == len(name) and all(
        fold_text(own).startswith(fold_text(word)) and len(word) > 2 for word, own in zip(given, name, strict=True)
    )

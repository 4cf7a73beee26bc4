"""Typed commands for presence and visibility: "away rook", "hide glass hound"."""

from collections.abc import Iterator

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.commands import SetPlayerVisibility, SetPresent
from gmtracker.engine.handlers.characters import player_visibility
from gmtracker.engine.name_matching import fold_text
from gmtracker.i18n import labeled, tr
from gmtracker.ui.command_line.query import Line, Retype, RunCommand, Suggestion, meant_names, words_fit

SHOW = ("show", *fold_text(tr("show", "words that are typed to let the players see something")).split())
HIDE = ("hide", *fold_text(tr("hide", "words that are typed to let the players see something no more")).split())

_HERE = fold_text(tr("present", "words that are typed for a hero whose player is there")).split()
_AWAY = fold_text(tr("absent away", "words that are typed for a hero whose player is not there")).split()
_JOIN = fold_text(tr("join", "a word that is typed for a hero who arrives late")).split()
PRESENT, ABSENT = ("present", "here", "tonight", "join", *_HERE, *_JOIN), ("absent", "away", *_AWAY)
_ALL_OF_PRESENT = f"{' '.join(PRESENT)} this session at the table {tr('Present this session')}"
PRESENCE_WORDS = " ".join((*PRESENT, *ABSENT))


def seen_suggestions(
    campaign: Campaign, line: Line, character: Character, needed: tuple[str, ...]
) -> Iterator[Suggestion]:
    """Yield commands to hide an opponent from the players, or to show the name again."""
    asked = {*line.words} & {*SHOW, *HIDE}
    words = tuple(word for word in line.words if word not in asked)
    if not asked or line.numbers or not words_fit(words, needed):
        return
    now = player_visibility(campaign, character)
    seen = "nothing" if asked & {*HIDE} else "name" if now == "nothing" else now
    says = tr("Hide {name} from players") if seen == "nothing" else tr("Show {name} to players")
    wish = SetPlayerVisibility(character=character.id, seen=seen)
    yield Suggestion(name=says.format(name=character.name), action=RunCommand(wish))


def presence_suggestions(campaign: Campaign, line: Line) -> Iterator[Suggestion]:
    """Yield commands to mark a hero as present or absent. If the line names none, yield the heroes to choose from."""
    words = {*line.words}
    if line.numbers or not words & {*PRESENT, *ABSENT}:
        return
    is_absent = bool(words & {*ABSENT})
    said = " ".join(ABSENT) if is_absent else _ALL_OF_PRESENT
    heroes = [hero for hero in campaign.active_characters() if hero.side == "heroes"]
    names = meant_names(line.words, [hero.name for hero in heroes])
    named = [hero for hero, name in zip(heroes, names, strict=True) if words_fit(line.words, (said, name))]
    for hero in named:
        yield _set_presence(campaign, hero, present=not is_absent)
    if not named and words_fit(line.words, (said,)):
        yield from _heroes_to_choose(campaign, heroes)


def _set_presence(campaign: Campaign, hero: Character, *, present: bool) -> Suggestion:
    name = labeled(tr("Present this session") if present else tr("Absent this session"), hero.name)
    if campaign.session is not None and present == (hero.id in campaign.session.present):
        why = tr("{name} is already present.") if present else tr("{name} is already absent.")
        return Suggestion(name=name, message=why.format(name=hero.name), refused=True)
    return Suggestion(name=name, action=RunCommand(SetPresent(character=hero.id, present=present)))


def _heroes_to_choose(campaign: Campaign, heroes: list[Character]) -> Iterator[Suggestion]:
    """Yield a line for each hero that changes their presence."""
    for hero in heroes:
        is_here = campaign.session is not None and hero.id in campaign.session.present
        word = ABSENT[-1] if is_here else PRESENT[-1]
        says = tr("Present this session") if is_here else tr("Absent this session")
        yield Suggestion(name=f"{word} {hero.name}", action=Retype(f"{word} {hero.name}"), message=says)

"""Lines that mean several characters: all, the heroes, the opposition, a crowd, or the selected rows.

"rest heroes", "stress all +1", "hide opposition", "hide guard". A line that names no one means the selected rows.
"""

from collections.abc import Iterator, Sequence
from typing import assert_never

from msgspec.structs import replace

from gmtracker.engine.batches import combine_commands
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import CommandBatch, SetCondition, SetPlayerVisibility, SetTrack, Use
from gmtracker.engine.handlers.expiry import expiry_text
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.name_matching import fold_text
from gmtracker.i18n import labeled, tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.command_line.owners import ALL, crowd_named, crowd_text, find_people
from gmtracker.ui.command_line.query import FillInUse, Line, RunCommand, Suggestion, parse_query, split_words
from gmtracker.ui.command_line.suggestions import suggestions
from gmtracker.ui.group_commands import Wish, left_out_text, possible_wishes, subject
from gmtracker.ui.modelview.cells import is_out

HEROES = ("heroes", *fold_text(tr("heroes", "words that are typed for all heroes")).split())
FOES = ("opposition", "foes", *fold_text(tr("opposition foes", "words that are typed for the opposition")).split())
GROUP_WORDS = " ".join((*ALL, *HEROES, *FOES))


def suggestions_for_all(
    bridge: Bridge, line: Line, current: CharacterId | None, selected: tuple[CharacterId, ...]
) -> Iterator[Suggestion]:
    """Yield what a line can mean for the characters it names, for all selected ones, or for the current one."""
    names_somebody = any(name for _, name in find_people(bridge.shown, line, current))
    if not names_somebody and (group := _split_group(bridge.shown, line)):
        rest, whom = group
        yield from _group_suggestions(bridge, rest, whom, uses=True)
    if len(selected) < 2 or names_somebody:
        found, of_crowd = list(suggestions(bridge, line, current)), tuple(_crowd_suggestions(bridge, line))
        second = next((at for at, one in enumerate(found, 1) if _command_for_group(one, uses=False)), 0)
        yield from (*found[:second], *of_crowd, *found[second:])
        return
    yield from _group_suggestions(bridge, line, selected, uses=False)
    yield from (
        finding for finding in suggestions(bridge, line, current) if _command_for_group(finding, uses=False) is None
    )


def _split_group(campaign: Campaign, line: Line) -> tuple[Line, tuple[CharacterId, ...]] | None:
    """Return the line without the word for a group, and the group's characters (without absent heroes), or None."""
    words = split_words(line.text)
    word = next((word for word in words if fold_text(word) in (*ALL, *HEROES, *FOES)), None)
    if word is None:
        return None
    said, session = fold_text(word), campaign.session
    sides = ("heroes",) if said in HEROES else ("opposition",) if said in FOES else ("heroes", "opposition")
    whom = tuple(
        one.id
        for one in campaign.active_characters()
        if one.side in sides and (one.side != "heroes" or session is None or one.id in session.present)
    )
    words.remove(word)
    return parse_query(" ".join(words)), whom


def _crowd_suggestions(bridge: Bridge, line: Line) -> Iterator[Suggestion]:
    """Yield what a line that names a crowd without a number does to all its members.

    Hiding and showing most likely mean everyone. Other uses need the word "all".
    """
    found = crowd_named(bridge.shown, line.words)
    if found is None:
        return
    crowd, said = found
    words = [word for word in split_words(line.text) if fold_text(word) not in said]
    others = [word for word in words if fold_text(word) not in ALL]
    says_all = len(others) < len(words)
    rest = parse_query(" ".join(others))
    for one in _group_suggestions(bridge, rest, crowd.members, uses=True, name=crowd.name):
        match one.action:
            case RunCommand(command=CommandBatch(commands=(SetPlayerVisibility(), *_))):
                yield replace(one, likely=True)
            case RunCommand(command=CommandBatch(commands=(SetTrack() | SetCondition(), *_))):
                yield one
            case RunCommand() | FillInUse() if says_all:
                yield one


def _group_suggestions(
    bridge: Bridge, line: Line, whom: Sequence[CharacterId], *, uses: bool, name: str = ""
) -> Iterator[Suggestion]:
    """Yield what the line does to each of these as one action; those who cannot are left out and named.

    A word for a group leaves out those who are out of the fight, too. A second line is for them as well.
    A use with inputs of which the line gives none asks for them first, as they count for everyone. ``name`` is a
    crowd's.
    """
    lots: dict[str, list[Wish]] = {}
    for character in whom:
        for finding in suggestions(bridge, line, character):
            wish = _command_for_group(finding, uses=uses)
            if wish is not None:
                lots.setdefault(_group_command_text(bridge.shown, line, wish, ""), []).append(wish)
    for lot in lots.values():
        able, reason = possible_wishes(bridge.rules, lot)
        standing = [wish for wish in able if not (uses and _is_left_out(bridge.shown, wish))]
        for meant in (standing, able) if standing and len(standing) < len(able) else (able,):
            yield _group_suggestion(bridge, line, meant, left_out_text(bridge.shown, lot, meant, reason), name)


def _group_suggestion(bridge: Bridge, line: Line, wishes: Sequence[Wish], left_out: str, name: str) -> Suggestion:
    """Return what the line does to those who are meant. ``left_out`` names the others, ``name`` is a crowd's."""
    campaign = bridge.shown
    names = [campaign.character_name(subject(wish)) for wish in wishes]
    whom = crowd_text(name, len(names)) if name and len(names) > 1 else _people_text(names)
    called = _group_command_text(campaign, line, wishes[0], whom)
    unfilled = [wish for wish in wishes if isinstance(wish, Use) and _is_unfilled(campaign, wish)]
    if unfilled:
        form = FillInUse(unfilled[0], others=tuple(use.by for use in unfilled[1:]))
        return Suggestion(name=f"{called}…", action=form, message=left_out)
    command = combine_commands(wishes)
    preview = bridge.rules.preview(command)
    message = f"{left_out} {preview.message}".strip()
    return Suggestion(name=called, action=RunCommand(command), message=message, refused=preview.refused)


def _is_left_out(campaign: Campaign, wish: Wish) -> bool:
    """Whether a command for a group leaves out its character because a condition puts that one out of the fight.

    The rules decide on uses, and conditions that put out, or that end, are for everyone.
    """
    match wish:
        case SetTrack():
            is_for_all = False
        case SetCondition(condition=key, on=on):
            is_for_all = not on or any(kind.out for kind in campaign.game.conditions if kind.key == key)
        case SetPlayerVisibility() | Use():
            is_for_all = True
        case _:
            assert_never(wish)
    return not is_for_all and is_out(campaign.game, campaign.character(subject(wish)))


def _people_text(names: list[str]) -> str:
    """Return the name of a single character, or how many there are."""
    return names[0] if len(names) == 1 else tr("{count} characters", count=len(names))


def _is_unfilled(campaign: Campaign, use: Use) -> bool:
    """Whether a use has inputs, but the line gives none of them."""
    return bool(campaign.game.use(use.use).inputs) and not use.inputs


def _command_for_group(finding: Suggestion, *, uses: bool) -> Wish | None:
    """Return the suggestion's command if it can be given for several characters; uses only with ``uses``."""
    match finding.action:
        case RunCommand(command=SetTrack() | SetCondition() as command):
            return command
        case RunCommand(command=SetPlayerVisibility() | Use() as command) | FillInUse(use=command) if uses:
            return command
        case _:
            return None


def _group_command_text(campaign: Campaign, line: Line, wish: Wish, whom: str) -> str:
    """Return the name of a command for a group. Commands with the same name are combined."""
    match wish:
        case SetTrack(track=track):
            name = tr("{track} of {name}", track=campaign.game.track(track).name, name=whom)
            return labeled(name, line.number)
        case SetPlayerVisibility(seen=seen):
            says = tr("Hide {name} from players") if seen == "nothing" else tr("Show {name} to players")
            return says.format(name=whom)
        case Use(use=use):
            return labeled(campaign.game.use(use).name, whom)
        case SetCondition(condition=key, on=on, expiry=until):
            condition = campaign.game.condition_name(key)
            if not on:
                return tr("End {condition} on {name}", condition=condition, name=whom)
            if until is None:
                return tr("{condition} on {name}", condition=condition, name=whom)
            said = expiry_text(campaign, until, of=until.character)
            return tr("{condition} on {name} {until}", condition=condition, name=whom, until=said)

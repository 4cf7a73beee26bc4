"""What a typed line finds: the window's actions and the table's wishes, the nearest first."""

from collections.abc import Iterator

from msgspec.structs import replace

from gmtracker.engine.commands import RollDice
from gmtracker.engine.ids import CharacterId
from gmtracker.ui.actions import Act, Actions
from gmtracker.ui.bridge import CANNOT_WHILE_LOOKING_BACK, Bridge
from gmtracker.ui.finder.crowd_wishes import wishes_of_all
from gmtracker.ui.finder.finding import Done, Finding
from gmtracker.ui.finder.line import Line, distance, fits, folded, read_line
from gmtracker.ui.finder.roster_wishes import ADD, new_ones, roster_wishes
from gmtracker.ui.finder.token_wishes import token_wishes
from gmtracker.ui.finder.wishes import people
from gmtracker.words import tr

MOST = 12
NOT_NOW = tr("Not now.")
NOTHING = tr("Nothing here goes by that name.")


def find(
    bridge: Bridge, actions: Actions, text: str, current: CharacterId | None, selected: tuple[CharacterId, ...] = ()
) -> tuple[Finding, ...]:
    """What a line can mean, with what each would come to; all actions for an empty one."""
    names = (character.name for character in bridge.shown.characters) if bridge.is_open else ()
    line = read_line(text, names)
    new = tuple(new_ones(bridge.shown, text)) if bridge.is_open else ()
    if text.endswith(" ") and folded(line.text) in ADD:
        return new
    is_past = bridge.is_open and bridge.looking_back_to is not None
    found = [*_actions(actions, line, CANNOT_WHILE_LOOKING_BACK if is_past else NOT_NOW)]
    if bridge.is_open and line.text:
        found += new
        found += wishes_of_all(bridge, line, current, selected)
        found += roster_wishes(bridge.shown, line)
        found += token_wishes(bridge, line, people(bridge.shown, line, current))
        found += _bare_dice(bridge, line, found)
    told = [_told(bridge, finding) for finding in found]
    return tuple(sorted(told, key=lambda finding: _rank(line, finding))[:MOST] if line.text else told)


def _actions(actions: Actions, line: Line, why_not: str) -> Iterator[Finding]:
    """The actions whose words the line begins, in the GM's language or in English.

    Those that cannot be chosen now come last, and say why not.
    """
    if line.numbers:
        return
    able, unable = [], []
    for act, action in actions.items():
        name = actions.name_of(act)
        meant = not line.text or fits(line.words, (name,)) or fits(line.words, (act.value.replace("-", " "),))
        if act is Act.FIND or not action.isVisible() or not meant:
            continue
        keys = actions.keys_of(act)
        if action.isEnabled():
            able.append(Finding(name=name, deed=act, keys=keys))
        else:
            unable.append(Finding(name=name, says=why_not, keys=keys, refused=True))
    yield from able
    yield from unable


def _bare_dice(bridge: Bridge, line: Line, found: list[Finding]) -> list[Finding]:
    """A line that is dice and nothing else rolls them."""
    roll = RollDice(notation=line.text)
    is_roll = any(sign.isdecimal() for sign in line.text) and not found and not bridge.rules.preview(roll).refused
    return [Finding(name=tr("Roll {dice}", dice=line.text), deed=Done(roll))] if is_roll else []


def _rank(line: Line, finding: Finding) -> tuple[bool, bool, int]:
    return finding.refused, finding.deed is None, distance(line.words, finding.name)


def _told(bridge: Bridge, finding: Finding) -> Finding:
    """A command that is offered says what it would come to, or why nothing can be done."""
    if not isinstance(finding.deed, Done) or (finding.says and bridge.looking_back_to is None):
        return finding
    preview = bridge.rules.preview(finding.deed.command)
    return replace(finding, says=preview.says, refused=preview.refused)

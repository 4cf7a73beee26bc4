"""What a line that names nobody means while several characters are selected: tracks and conditions of all of them."""

from collections.abc import Iterator

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import SetCondition, SetTrack
from gmtracker.engine.durations import SPANS
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.together import as_one
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.finder.finding import Done, Finding
from gmtracker.ui.finder.line import Line
from gmtracker.ui.finder.wishes import people, wishes
from gmtracker.words import titled, tr


def wishes_of_all(
    bridge: Bridge, line: Line, current: CharacterId | None, selected: tuple[CharacterId, ...]
) -> Iterator[Finding]:
    """What a line can mean: for those it names, for all who are selected, or for the current character."""
    names_somebody = any(name for _, name in people(bridge.shown, line, current))
    if len(selected) < 2 or names_somebody:
        yield from wishes(bridge, line, current)
        return
    lots: dict[str, list[SetTrack | SetCondition]] = {}
    for character in selected:
        for finding in wishes(bridge, line, character):
            command = _for_each(finding)
            if command is not None:
                lots.setdefault(_called(bridge.shown, line, command, ""), []).append(command)
    for commands in lots.values():
        called = _called(bridge.shown, line, commands[0], tr("{count} characters", count=len(commands)))
        yield Finding(name=called, deed=Done(as_one(commands)))
    yield from (finding for finding in wishes(bridge, line, current) if _for_each(finding) is None)


def _for_each(finding: Finding) -> SetTrack | SetCondition | None:
    command = finding.deed.command if isinstance(finding.deed, Done) else None
    return command if isinstance(command, SetTrack | SetCondition) else None


def _called(campaign: Campaign, line: Line, command: SetTrack | SetCondition, whom: str) -> str:
    """What a wish for them is called; what is called alike is done together."""
    if isinstance(command, SetTrack):
        track = campaign.sheet.track(command.track).name
        return titled(tr("{track} of {name}", track=track, name=whom), line.number)
    condition = campaign.sheet.condition_name(command.condition)
    if not command.on:
        return tr("End {condition} on {name}", condition=condition, name=whom)
    if command.until is None:
        return tr("{condition} on {name}", condition=condition, name=whom)
    until = SPANS[command.until.moment]
    return tr("{condition} on {name} {until}", condition=condition, name=whom, until=until)

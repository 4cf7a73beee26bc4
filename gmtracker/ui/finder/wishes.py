"""What a typed line can mean in a campaign's own words: tracks, conditions, uses, actions, checks, dice and notes."""

from collections.abc import Iterator

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.commands import AddNote, MarkAction, RollDice, SetCondition, SetTrack, Use
from gmtracker.engine.durations import SPANS, spans, until_of, usual_until
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.sheet import InputKind, TrackKind, UseKind
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.finder.check_wishes import check_wishes
from gmtracker.ui.finder.finding import Chosen, Done, FilledIn, Finding
from gmtracker.ui.finder.line import Line, fits, folded, touched
from gmtracker.ui.table_uses import table_uses
from gmtracker.ui.typed_numbers import read_load
from gmtracker.words import small, titled, tr

ENDING = frozenset(
    ("no", "not", "end", "off", *folded(tr("no not end off", "words that are typed to end a condition")).split())
)
ROLL = ("roll", folded(tr("roll", "a word that is typed")))
NOTE = ("note", folded(tr("note", "a word that is typed")))
ACTION = f"action {tr('action', 'a word that is typed')}"
MOST_PEOPLE = 6


def people(campaign: Campaign, line: Line, current: CharacterId | None) -> tuple[tuple[Character, str], ...]:
    """Whom a line speaks of, each with the name that must be said; where it names nobody, the current character.

    First come those of whom it says the most, and then who is named first.
    """
    named = [
        (character, f"{character.name} {character.player}")
        for character in campaign.in_sight()
        if touched(line.words, f"{character.name} {character.player}")
    ]
    if named:
        named.sort(key=lambda found: _place(line, found[1]))
        return tuple(named[:MOST_PEOPLE])
    found = campaign.find_character(current) if current else None
    return () if found is None else ((found, ""),)


def _place(line: Line, name: str) -> tuple[int, int]:
    said = touched(line.words, name)
    return -len(said), next(at for at, word in enumerate(line.words) if word in said)


def wishes(bridge: Bridge, line: Line, current: CharacterId | None) -> Iterator[Finding]:
    """Everything but tokens that a line can mean, without what it would come to."""
    campaign = bridge.shown
    yield from _plain(line)
    if not line.words:
        return
    yield from _for_all(bridge, line)
    named = people(campaign, line, current)
    for character, name in named:
        needed = (name,) if name else ()
        if name and not line.numbers and fits(line.words, (name,)):
            yield Finding(name=tr("Go to {name}", name=character.name), deed=Chosen(character.id))
        yield from _tracks(campaign, line, character, needed)
        yield from _conditions(campaign, line, character, needed)
        yield from _actions(campaign, line, character, needed)
        yield from _uses(bridge, line, character, needed)
    yield from check_wishes(bridge, line, named, campaign.find_character(current) if current else None)


def _plain(line: Line) -> Iterator[Finding]:
    """Dice and notes: what follows the word is taken as it stands."""
    first, _, rest = line.text.partition(" ")
    said = rest.strip()
    if folded(first) in ROLL and said:
        yield Finding(name=tr("Roll {dice}", dice=said), deed=Done(RollDice(notation=said)))
    if folded(first) in NOTE and said:
        yield Finding(name=tr("Note: {text}", text=said), deed=Done(AddNote(text=said)))


def _for_all(bridge: Bridge, line: Line) -> Iterator[Finding]:
    """What is done to the table or to a pool of it, and to nobody in particular."""
    for kind in table_uses(bridge.shown.sheet):
        if line.numbers or not any(fits(line.words, (name,)) for name in names_of(kind)):
            continue
        use = Use(use=kind.key)
        if kind.inputs:
            yield Finding(name=f"{kind.name}…", deed=FilledIn(use), says=kind.does)
        else:
            yield Finding(name=kind.name, deed=Done(use))


def _tracks(campaign: Campaign, line: Line, character: Character, needed: tuple[str, ...]) -> Iterator[Finding]:
    for kind in campaign.sheet.tracks:
        if character.side not in kind.sides or not fits(line.words, (*needed, f"{kind.name} {kind.units}")):
            continue
        name = tr("{track} of {name}", track=kind.name, name=character.name)
        if line.numbers != 1:
            yield Finding(name=name, says=tr("Type a number as well: +2 or -1 to change it, 7 to set it."))
            continue
        yield _set_track(campaign, line, character, kind)


def _set_track(campaign: Campaign, line: Line, character: Character, kind: TrackKind) -> Finding:
    load = campaign.load(character.id, kind.key)
    held = load - campaign.track_value(character.id, kind.key)
    name = tr("{track} of {name}", track=kind.name, name=character.name)
    try:
        value = read_load(line.number, load, held)
    except Refused as refusal:
        return Finding(name=name, says=refusal.sentence, refused=True)
    command = SetTrack(character=character.id, track=kind.key, value=value)
    return Finding(name=titled(name, f"{kind.told(load)} → {kind.told(value + held)}"), deed=Done(command))


def _conditions(campaign: Campaign, line: Line, character: Character, needed: tuple[str, ...]) -> Iterator[Finding]:
    if line.numbers:
        return
    yield from _timed_conditions(campaign, line, character, needed)
    words = tuple(word for word in line.words if word not in ENDING)
    ending = len(words) < len(line.words)
    for kind in campaign.sheet.conditions:
        on = character.has_condition(kind.key)
        if not fits(words, (*needed, kind.name)):
            continue
        if ending and not on:
            why_not = tr("{name} is not {condition}.", name=character.name, condition=small(kind.name))
            yield Finding(name=titled(kind.name, character.name), says=why_not, refused=True)
            continue
        until = None if on else usual_until(campaign, character.id, kind.key)
        command = SetCondition(character=character.id, condition=kind.key, on=not on, until=until)
        says = tr("End {condition} on {name}") if on else tr("{condition} on {name}")
        says = says.format(condition=kind.name, name=character.name)
        yield Finding(name=says, deed=Done(command))


def _timed_conditions(
    campaign: Campaign, line: Line, character: Character, needed: tuple[str, ...]
) -> Iterator[Finding]:
    """A condition for as long as the line says: "dazed rook next turn"; what only ends it says nothing of that."""
    words = tuple(word for word in line.words if word not in ENDING)
    for kind in campaign.sheet.conditions:
        if fits(words, (*needed, kind.name)):
            continue
        for span in spans(campaign):
            if fits(line.words, (*needed, kind.name), (SPANS[span],)):
                until = until_of(campaign, character.id, span)
                command = SetCondition(character=character.id, condition=kind.key, until=until)
                says = tr("{condition} on {name} {until}", condition=kind.name, name=character.name, until=SPANS[span])
                yield Finding(name=says, deed=Done(command))


def _actions(campaign: Campaign, line: Line, character: Character, needed: tuple[str, ...]) -> Iterator[Finding]:
    encounter = campaign.encounter
    if encounter is None or line.numbers or character.id not in encounter.order:
        return
    for kind in campaign.sheet.actions:
        if fits(line.words, (*needed, f"{kind.name} {ACTION}")):
            times = encounter.taken(character.id, kind.key) + 1
            command = MarkAction(character=character.id, action=kind.key, times=times)
            yield Finding(name=tr("{name} takes {action}", name=character.name, action=kind.name), deed=Done(command))


def _uses(bridge: Bridge, line: Line, character: Character, needed: tuple[str, ...]) -> Iterator[Finding]:
    for kind in bridge.shown.sheet.uses:
        if kind.menu != "row" or character.side not in kind.sides:
            continue
        if not any(fits(line.words, (*needed, name)) for name in names_of(kind)):
            continue
        asked = _number_input(kind)
        if line.numbers > 1 or (line.numbers and asked is None):
            continue
        inputs = {asked.key: int(line.number.strip("=+"))} if asked and line.number.strip("=+").isdecimal() else {}
        yield _use(bridge, Use(use=kind.key, by=character.id, inputs=inputs), kind, character)


def names_of(kind: UseKind) -> tuple[str, str]:
    """What a use goes by: its name in the GM's language, and in English the key that it has in every language."""
    return kind.name, kind.key.replace("-", " ")


def _use(bridge: Bridge, use: Use, kind: UseKind, character: Character) -> Finding:
    """A use as it is, or with its inputs asked for first where it cannot be done without them."""
    name = titled(kind.name, character.name)
    if kind.inputs and not use.inputs and bridge.rules.preview(use).refused:
        return Finding(name=f"{name}…", deed=FilledIn(use), says=kind.does)
    return Finding(name=name, deed=Done(use))


def _number_input(kind: UseKind) -> InputKind | None:
    return next((asked for asked in kind.inputs if asked.kind == "number"), None)

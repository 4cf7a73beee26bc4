"""What a typed line can mean for who is at the table: "add 3 guard t1 toughness 4", "duplicate rook", "aside rook"."""

from collections.abc import Iterator

from gmtracker.engine.aside import those_aside
from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.commands import AddCharacters, RemoveCharacter, SetAside
from gmtracker.engine.errors import Refused
from gmtracker.engine.quick_roster import copies_of, read_line
from gmtracker.engine.sheet import Sheet
from gmtracker.engine.wording import listed
from gmtracker.ui.finder.finding import Done, Finding
from gmtracker.ui.finder.line import Line, fits

ADD = "add"
MOST_NAMED = 3


def new_ones(campaign: Campaign, text: str) -> Iterator[Finding]:
    """The characters that a line adds, its names as they are typed; or how such a line is written."""
    first, _, rest = text.strip().partition(" ")
    if first.casefold() != ADD:
        return
    if not rest:
        yield Finding(name="Add opposition in one line", says=f"Type on: {example(campaign.sheet)}.")
        return
    try:
        made = read_line(campaign, rest)
    except Refused as refusal:
        yield Finding(name=f"Add {rest}", says=refusal.sentence, refused=True)
        return
    names = [character.name for character in made]
    named = listed(names) if len(names) <= MOST_NAMED else f"{len(names)}: {names[0]} to {names[-1]}"
    yield Finding(name=f"Add {named}", deed=Done(AddCharacters(characters=made)), says=_told(campaign.sheet, made[0]))


def roster_wishes(campaign: Campaign, line: Line) -> Iterator[Finding]:
    """One more of a kind, out of sight, back again, or out of the campaign, for those whom the line names."""
    if line.numbers:
        return
    for character in campaign.in_sight():
        own, name = character.id, character.name
        if fits(line.words, ("duplicate", name)):
            copies = copies_of(campaign, (character,))
            yield Finding(name=f"Duplicate {name}", deed=Done(AddCharacters(characters=copies)))
        if fits(line.words, ("put aside", name)):
            yield Finding(name=f"Put {name} aside", deed=Done(SetAside(character=own, aside=True)))
        if fits(line.words, ("remove", name), ("campaign",)):
            yield Finding(name=f"Remove {name} from the campaign", deed=Done(RemoveCharacter(character=own)))
    for character in those_aside(campaign):
        if fits(line.words, ("bring back", character.name)):
            back = SetAside(character=character.id, aside=False)
            yield Finding(name=f"Bring {character.name} back", deed=Done(back))


def example(sheet: Sheet) -> str:
    """A line as one would write it in that game: "3 Guard T1 Toughness 4"."""
    groups = (group for group in sheet.trait_groups if group.values != "text" and group.suggested)
    trait = next((f" {group.suggested[0].name} 4" for group in groups), "")
    return f"3 Guard{' T1' if sheet.tier else ''}{trait}"


def _told(sheet: Sheet, character: Character) -> str:
    """What is known of a new one: "Opposition · Tier 1 · Toughness 4"."""
    counted = [f"{sheet.tier} {character.tier}"] if sheet.tier else []
    counted += [f"{sheet.level} {character.level}"] if sheet.level and character.level > 1 else []
    traits = [f"{trait.name} {trait.rank}" for trait in character.traits]
    return " · ".join(("Opposition", *counted, *traits)).replace("-", "−")

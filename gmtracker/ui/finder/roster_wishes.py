"""What a typed line can mean for who is at the table: "add 3 guard t1 toughness 4", "duplicate rook", "aside rook"."""

from collections.abc import Iterator

from gmtracker.engine.aside import those_aside
from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.commands import AddCharacters, RemoveCharacter, SetAside
from gmtracker.engine.errors import Refused
from gmtracker.engine.quick_roster import copies_of, read_line
from gmtracker.engine.sheet import Sheet
from gmtracker.engine.wording import listed, number_said
from gmtracker.ui.finder.finding import Done, Finding
from gmtracker.ui.finder.line import Line, fits, folded
from gmtracker.words import tr

OWN_ADD = tr("add", "a word that is typed").casefold()
"""The first word of a line that adds, as it is written in the GM's language."""

ADD = ("add", folded(OWN_ADD))
"""What that word is known by; either does."""

_DUPLICATE = f"duplicate {tr('duplicate', 'a word that is typed')}"
_PUT_ASIDE = f"put aside {tr('put aside', 'words that are typed')}"
_REMOVE = f"remove {tr('remove', 'a word that is typed')}"
_BRING_BACK = f"bring back {tr('bring back', 'words that are typed')}"
_CAMPAIGN = f"campaign {tr('campaign', 'a word that is typed')}"
MOST_NAMED = 3


def new_ones(campaign: Campaign, text: str) -> Iterator[Finding]:
    """The characters that a line adds, its names as they are typed; or how such a line is written."""
    first, _, rest = text.strip().partition(" ")
    if folded(first) not in ADD:
        return
    if not rest:
        yield Finding(
            name=tr("Add opposition in one line"), says=tr("Type on: {example}.", example=example(campaign.sheet))
        )
        return
    try:
        made = read_line(campaign, rest)
    except Refused as refusal:
        yield Finding(name=tr("Add {one}", one=rest), says=refusal.sentence, refused=True)
        return
    names = [character.name for character in made]
    named = (
        listed(names)
        if len(names) <= MOST_NAMED
        else tr("{count}: {first} to {last}", count=len(names), first=names[0], last=names[-1])
    )
    deed, says = Done(AddCharacters(characters=made, into_turns=True)), _told(campaign.sheet, made[0])
    yield Finding(name=tr("Add {one}", one=named), deed=deed, says=says)


def roster_wishes(campaign: Campaign, line: Line) -> Iterator[Finding]:
    """One more of a kind, out of sight, back again, or out of the campaign, for those whom the line names."""
    if line.numbers:
        return
    for character in campaign.in_sight():
        own, name = character.id, character.name
        if fits(line.words, (_DUPLICATE, name)):
            copies = copies_of(campaign, (character,))
            deed = Done(AddCharacters(characters=copies, into_turns=True))
            yield Finding(name=tr("Duplicate {name}", name=name), deed=deed)
        if fits(line.words, (_PUT_ASIDE, name)):
            yield Finding(name=tr("Put {name} aside", name=name), deed=Done(SetAside(character=own, aside=True)))
        if fits(line.words, (_REMOVE, name), (_CAMPAIGN,)):
            says = tr("Remove {name} from the campaign", name=name)
            yield Finding(name=says, deed=Done(RemoveCharacter(character=own)))
    for character in those_aside(campaign):
        if fits(line.words, (_BRING_BACK, character.name)):
            back = SetAside(character=character.id, aside=False)
            yield Finding(name=tr("Bring {name} back", name=character.name), deed=Done(back))


def example(sheet: Sheet) -> str:
    """A line as one would write it in that game: "3 Guard T1 Toughness 4"."""
    groups = (group for group in sheet.trait_groups if group.values != "text" and group.suggested)
    trait = next((f" {group.suggested[0].name} 4" for group in groups), "")
    guards = tr("3 Guard", "an example of what is typed: three of the opposition, called Guard")
    return f"{guards}{' T1' if sheet.tier else ''}{trait}"


def _told(sheet: Sheet, character: Character) -> str:
    """What is known of a new one: "Opposition · Tier 1 · Toughness 4"."""
    counted = [f"{sheet.tier} {character.tier}"] if sheet.tier else []
    counted += [f"{sheet.level} {character.level}"] if sheet.level and character.level > 1 else []
    traits = [f"{trait.name} {number_said(trait.rank)}" for trait in character.traits]
    return " · ".join((tr("Opposition"), *counted, *traits))

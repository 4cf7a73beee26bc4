"""What is odd about a sheet, and what is refused there: a Tier too high, a hero's tokens across the table's sides."""

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.errors import Refused
from gmtracker.engine.wording import listed
from gmtracker.rulesets.shattered_spheres.sheet import STRESS
from gmtracker.words import tr

AT_MOST = 5


def warnings(character: Character) -> tuple[str, ...]:
    """Sentences about a sheet that the game would not expect; none of them blocks anything."""
    found = []
    flaws = len(character.traits_in("complications")) + len(character.traits_in("hubrises"))
    if flaws > AT_MOST:
        many = tr("{name} has {count} complications and hubrises; five together are usual.")
        found.append(tr(many, name=character.name, count=flaws))
    awakened = character.trait("edges", "Awakened") is not None
    power_loss = any(trait.name.lower().startswith("power loss") for trait in character.traits_in("complications"))
    if character.traits_in("powers") and not (awakened and power_loss):
        needs = tr("{name} has powers; a supernatural one needs the edge Awakened and the complication Power Loss.")
        found.append(tr(needs, name=character.name))
    found += [
        tr("{skill} can be used only with training.", skill=trait.name)
        for trait in character.traits_in("proficiencies")
        if trait.name.startswith(("Lore", "Expertise")) and trait.rank == 0
    ]
    return tuple(found)


def check_tiers(before: Campaign, characters: tuple[Character, ...]) -> None:
    """Refuse a Tier past the table's highest (house rule), and name all who have one.

    One that a sheet had ``before`` may stay.
    """
    highest = int(before.house_rule("highest-tier"))
    past = [character for character in characters if character.tier > highest and not _had(before, character)]
    if past:
        names = listed(character.name for character in past)
        raise Refused("{names}: Tiers go from 1 to {highest} at this table.", names=names, highest=highest)


def _had(before: Campaign, character: Character) -> bool:
    known = before.find_character(character.id)
    return known is not None and known.tier == character.tier


def check_side(before: Campaign, new: Character) -> None:
    """Refuse to make a hero one of the opposition, who have neither Destiny nor Stress, while there is some."""
    if new.side != "heroes" and before.character(new.id).side == "heroes" and before.load(new.id, STRESS) > 0:
        raise Refused("{name} still has Stress or Destiny dice, which the opposition does not have.", name=new.name)

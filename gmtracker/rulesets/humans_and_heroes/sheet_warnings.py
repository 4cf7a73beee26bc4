"""What is odd about a sheet; a warning never blocks."""

from gmtracker.engine.campaign import Character
from gmtracker.rulesets.humans_and_heroes.feats import TRAINED_ONLY
from gmtracker.words import tr


def warnings(character: Character) -> tuple[str, ...]:
    """Sentences about a sheet that the game would not expect."""
    found = [
        tr("{skill} can be used only with training.", skill=trait.name)
        for trait in character.traits_in("skills")
        if trait.name in TRAINED_ONLY and trait.rank == 0
    ]
    if character.side == "heroes" and not character.traits_in("complications"):
        found.append(tr("{name} has no complication, and so earns fewer Victory points.", name=character.name))
    return tuple(found)

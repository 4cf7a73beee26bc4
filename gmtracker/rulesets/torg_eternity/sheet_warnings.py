"""What is odd about a sheet; a warning never blocks."""

from gmtracker.engine.campaign import Character
from gmtracker.rulesets.torg_eternity.sheet import ALL_SKILLS, ATTRIBUTES, FAVORED, REALITY, SKILLS, SPIRIT
from gmtracker.words import tr


def warnings(character: Character) -> tuple[str, ...]:
    """Sentences about a sheet that the game would not expect."""
    found = []
    if character.side == "heroes" and character.trait(SKILLS, REALITY) is None:
        found.append(tr("{name} has no adds in Reality and cannot soak damage.", name=character.name))
    if character.trait(ATTRIBUTES, SPIRIT) is None:
        found.append(tr("{name} has no Spirit, which is the usual limit of Shock.", name=character.name))
    known = {skill.name for skill in ALL_SKILLS} | {skill.name for skill in character.traits_in(SKILLS)}
    found += [
        tr("{skill} of {name} is Favored, and is no skill.", skill=favored.name, name=character.name)
        for favored in character.traits_in(FAVORED)
        if favored.name not in known
    ]
    return tuple(found)

"""What is odd about a sheet; a warning never blocks."""

from gmtracker.engine.campaign import Character
from gmtracker.rulesets.torg_eternity.sheet import ALL_SKILLS, ATTRIBUTES, FAVORED, REALITY, SKILLS, SPIRIT


def warnings(character: Character) -> tuple[str, ...]:
    """Sentences about a sheet that the game would not expect."""
    found = []
    if character.side == "heroes" and character.trait(SKILLS, REALITY) is None:
        found.append(f"{character.name} has no adds in Reality and cannot soak damage.")
    if character.trait(ATTRIBUTES, SPIRIT) is None:
        found.append(f"{character.name} has no Spirit, which is the usual limit of Shock.")
    known = {skill.name for skill in ALL_SKILLS} | {skill.name for skill in character.traits_in(SKILLS)}
    found += [
        f"{favored.name} of {character.name} is Favored, and is no skill."
        for favored in character.traits_in(FAVORED)
        if favored.name not in known
    ]
    return tuple(found)

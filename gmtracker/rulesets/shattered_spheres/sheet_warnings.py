"""What is odd about a sheet; the Tier's range (rules/shattered-spheres.md, "Who is at the table")."""

from gmtracker.engine.campaign import Character
from gmtracker.engine.commands import AddCharacters, EditCharacter
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused

AT_MOST = 5


def warnings(character: Character) -> tuple[str, ...]:
    """Sentences about a sheet that the game would not expect; none of them blocks anything."""
    found = []
    flaws = len(character.traits_in("complications")) + len(character.traits_in("hubrises"))
    if flaws > AT_MOST:
        found.append(f"{character.name} has {flaws} complications and hubrises; five together are usual.")
    awakened = character.trait("edges", "Awakened") is not None
    power_loss = character.trait("complications", "Power Loss") is not None
    if character.traits_in("powers") and not (awakened and power_loss):
        found.append(
            f"{character.name} has powers; a supernatural one needs the edge Awakened and the complication Power Loss."
        )
    found += [
        f"{trait.name} can be used only with training."
        for trait in character.traits_in("proficiencies")
        if trait.name.startswith(("Lore", "Expertise")) and trait.rank == 0
    ]
    return tuple(found)


def check_tier(d: Decision, command: AddCharacters | EditCharacter) -> None:
    """Refuse a Tier past the table's highest (house rule)."""
    highest = int(d.campaign.house_rule("highest-tier"))
    characters = command.characters if isinstance(command, AddCharacters) else (command.character,)
    for character in characters:
        if character.tier > highest:
            raise Refused("{name}: Tiers go from 1 to {highest} at this table.", name=character.name, highest=highest)

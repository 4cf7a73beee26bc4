"""What is odd about a sheet, in sentences that never block."""

from gmtracker.engine.campaign import Character
from gmtracker.engine.wording import listed
from gmtracker.rulesets.vagabond.sheet import ATTACKS, BODY, HIT_POINTS, LOWEST_STAT
from gmtracker.rulesets.vagabond.sheet_values import attacks_of, missing_stats
from gmtracker.words import tr


def warnings(character: Character) -> tuple[str, ...]:
    """Sentences about a sheet that the game would not expect."""
    found = []
    missing = missing_stats(character)
    if character.side == "heroes" and missing:
        said = tr("{name} has no {stats} yet; a missing stat counts as {lowest}.")
        found.append(tr(said, name=character.name, stats=listed(missing), lowest=LOWEST_STAT))
    if character.side != "heroes" and character.trait(BODY, HIT_POINTS) is None:
        found.append(tr("{name} has no Hit Points of its own.", name=character.name))
    with_dice = len(tuple(attacks_of(character)))
    if len(character.traits_in(ATTACKS)) > with_dice:
        found.append(tr("An attack of {name} does not end in its dice, such as “Longsword d8”.", name=character.name))
    return tuple(found)

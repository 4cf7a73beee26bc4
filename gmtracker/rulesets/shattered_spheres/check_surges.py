"""What Surges take from a check: one's own Disadvantages, or a foe's Advantages (rules/shattered-spheres.md, Surge)."""

from typing import TypeVar

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.ids import CharacterId
from gmtracker.rulesets.shattered_spheres.check_spec import AgainstOpposed, AgainstPassive, CheckSpec
from gmtracker.rulesets.shattered_spheres.surge_effects import advantage_negated, negates_disadvantage
from gmtracker.words import tr

AGAIN = {"skill": "retry", "resistance": "check"}
"""What a Surge is for that has a failed check of a kind rolled anew."""

_Ranks = TypeVar("_Ranks", bound=CheckSpec | AgainstPassive | AgainstOpposed)


def with_surges(campaign: Campaign, by: CharacterId, on: CharacterId, spec: CheckSpec) -> CheckSpec:
    """The check without the ranks that count for nothing now, on either side."""
    spec = without_negated(campaign, by, spec)
    if isinstance(spec.against, AgainstPassive | AgainstOpposed):
        return replace(spec, against=without_negated(campaign, on, spec.against))
    return spec


def without_negated(campaign: Campaign, character: CharacterId, ranks: _Ranks) -> _Ranks:
    """A character's side of a check without what Surges negate."""
    if negates_disadvantage(campaign, character):
        ranks = replace(ranks, disadvantage=0)
    return replace(ranks, advantage=0) if advantage_negated(campaign, character) else ranks


def negated_notes(campaign: Campaign, *characters: CharacterId) -> tuple[str, ...]:
    """What a Surge lets count for nothing, in sentences."""
    notes = []
    for character in characters:
        name = campaign.name_of(character)
        if negates_disadvantage(campaign, character):
            notes.append(tr("A Surge lets the Disadvantages of {name} count for nothing.", name=name))
        if advantage_negated(campaign, character):
            notes.append(tr("A Surge lets the Advantages of {name} count for nothing.", name=name))
    return tuple(notes)

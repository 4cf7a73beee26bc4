"""What a sheet may hold: characters and traits as they are kept, or a refusal that says what is wrong."""

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character, Condition, Trait, highest_of, value_of
from gmtracker.engine.decision import described
from gmtracker.engine.errors import Refused
from gmtracker.engine.sheet import Sheet, TrackKind, TraitGroup
from gmtracker.words import small, tr


def tidy_character(campaign: Campaign, character: Character) -> Character:
    """A character as the roster keeps it: no blanks around names, traits within their groups' ranges.

    Tracks and conditions that come along must be the game's own.
    """
    name = character.name.strip()
    if not name:
        raise Refused("A character needs a name.")
    if character.tier < 1:
        raise Refused("{name} needs a {tier} of 1 or more.", name=name, tier=campaign.sheet.tier or tr("tier"))
    if character.level < 0:
        raise Refused("{name} needs a {level} of 0 or more.", name=name, level=campaign.sheet.level or tr("level"))
    traits = tuple(tidy_trait(campaign.sheet, name, trait) for trait in character.traits)
    keys = [(trait.group, trait.name) for trait in traits]
    twice = next((key for key in keys if keys.count(key) > 1), None)
    if twice:
        raise Refused("{name} has {trait} twice.", name=name, trait=twice[1])
    tracks = {}
    for track, value in character.tracks.items():
        kind = track_kind(campaign.sheet, track)
        if value != value_of(kind, replace(character, tracks={})):
            check_track(character, kind, value)
            tracks[track] = value
    kept = {condition.key: condition for condition in character.conditions}
    for condition in kept:
        check_condition(campaign.sheet, condition)
    return replace(
        character,
        name=name,
        player=character.player.strip(),
        traits=traits,
        tracks=tracks,
        conditions=tuple(sorted(kept.values(), key=_condition_key)),
    )


def tidy_trait(sheet: Sheet, name: str, trait: Trait) -> Trait:
    """A trait of the character of that name as a sheet keeps it.

    A negative rank in a group that keeps penalty ranks apart becomes a penalty; a rank left at 0 in a group that
    starts above 0 becomes its lowest. Refuses a nameless trait, one that its group does not have, and a rank out
    of its range.
    """
    group = described(sheet.trait_group, trait.group, "This game's sheet has no such group of traits.")
    own = trait.name.strip()
    if not own:
        raise Refused("Give the {what} of {name} a name.", what=small(group.singular), name=name)
    if group.fixed and own not in {suggested.name for suggested in group.suggested}:
        raise Refused("There is no {what} “{trait}”.", what=small(group.singular), trait=own)
    match group.values:
        case "text":
            return replace(trait, name=own, rank=0, penalty=0)
        case "both":
            return _with_both_ranks(group, name, replace(trait, name=own))
        case "rank":
            return _with_rank(group, name, replace(trait, name=own))


def track_kind(sheet: Sheet, track: str) -> TrackKind:
    """The track of that key. Refuses where the game has none."""
    return described(sheet.track, track, "This game has no such track.")


def check_track(character: Character, kind: TrackKind, value: int) -> None:
    """Refuse a value out of the track's own range, and a track that the character's side does not have."""
    if character.side not in kind.sides:
        raise Refused("{name} has no {track}.", name=character.name, track=kind.name)
    highest = highest_of(kind, character)
    if not kind.lowest <= value <= highest:
        raise Refused(
            "{track} goes from {low} to {high}.", track=kind.name, low=kind.told(kind.lowest), high=kind.told(highest)
        )


def check_condition(sheet: Sheet, condition: str) -> None:
    """Refuse a condition that the game does not describe."""
    if all(kind.key != condition for kind in sheet.conditions):
        raise Refused("This game has no such condition.")


def _with_both_ranks(group: TraitGroup, name: str, trait: Trait) -> Trait:
    if trait.rank < 0:
        trait = replace(trait, rank=0, penalty=trait.penalty - trait.rank)
    if trait.rank > group.highest or not 0 <= trait.penalty <= -group.lowest:
        _refuse_rank(group, name, trait)
    return trait


def _with_rank(group: TraitGroup, name: str, trait: Trait) -> Trait:
    if trait.rank == 0:
        trait = replace(trait, rank=max(0, group.lowest))
    if trait.penalty or not group.lowest <= trait.rank <= group.highest:
        _refuse_rank(group, name, trait)
    return trait


def _refuse_rank(group: TraitGroup, name: str, trait: Trait) -> None:
    raise Refused(
        "{trait} of {name} goes from {low} to {high}.",
        trait=trait.name,
        name=name,
        low=group.lowest,
        high=group.highest,
    )


def _condition_key(condition: Condition) -> str:
    return condition.key

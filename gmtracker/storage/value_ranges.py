"""Clamping of a read state's values to the ranges that the game's rules can handle."""

from msgspec.structs import replace

from gmtracker.engine.campaign import HIGHEST_LEVEL, HIGHEST_TIER, Campaign, Token, Trait
from gmtracker.engine.game_spec import GameSpec, TraitGroup

SMALLEST_DIE, LARGEST_DIE = 2, 100
"""The minimum and maximum faces of a token that is a die."""


def with_values_in_range(campaign: Campaign, game: GameSpec) -> Campaign:
    """Return the state with every tier, level, rank and die clamped to its limits.

    Odds of huge values could take minutes, and a sheet can't show them.
    """
    groups = {group.key: group for group in game.trait_groups if group.values != "text"}
    characters = []
    for character in campaign.characters:
        traits = tuple(_in_range(trait, groups.get(trait.group)) for trait in character.traits)
        tier = min(max(character.tier, 1), HIGHEST_TIER)
        level = min(max(character.level, 0), HIGHEST_LEVEL)
        if (tier, level, traits) != (character.tier, character.level, character.traits):
            character = replace(character, tier=tier, level=level, traits=traits)
        characters.append(character)
    held = tuple(characters)
    dice = {kind.key for kind in game.tokens if kind.is_die}
    tokens = tuple(_with_faces(token) if token.kind in dice else token for token in campaign.tokens)
    if (held, tokens) == (campaign.characters, campaign.tokens):
        return campaign
    return campaign.with_changes(characters=held, tokens=tokens)


def _with_faces(token: Token) -> Token:
    size = min(max(token.size, SMALLEST_DIE), LARGEST_DIE)
    value = token.value if token.value is None else min(max(token.value, 1), size)
    return token if (size, value) == (token.size, token.value) else replace(token, size=size, value=value)


def _in_range(trait: Trait, group: TraitGroup | None) -> Trait:
    if group is None:
        return trait
    rank = min(max(trait.rank, min(0, group.lowest)), group.highest)
    penalty = min(max(trait.penalty, 0), max(0, -group.lowest))
    return trait if (rank, penalty) == (trait.rank, trait.penalty) else replace(trait, rank=rank, penalty=penalty)

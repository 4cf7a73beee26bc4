"""Conditions and tokens that the game no longer describes, because its file renamed or removed the key.

They can always be ended or removed from play. What the file renamed can be moved to its new key.
"""

from collections.abc import Sequence

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Condition, character_place
from gmtracker.engine.commands import MigrateKeys
from gmtracker.engine.decision import Decision
from gmtracker.engine.game_spec import ConditionKind, GameSpec, TokenKind
from gmtracker.engine.phrases import join_names
from gmtracker.i18n import tr


def condition_kinds(game: GameSpec, people: Sequence[Character]) -> tuple[ConditionKind, ...]:
    """Return the game's conditions, and a stand-in for each undescribed one that someone has."""
    known = {kind.key for kind in game.conditions}
    had = dict.fromkeys(condition.key for person in people for condition in person.conditions)
    meaning = tr("This game no longer has this condition. You can only end it.")
    stand_ins = (ConditionKind(key=key, name=key, meaning=meaning) for key in had if key not in known)
    return (*game.conditions, *stand_ins)


def is_described(game: GameSpec, condition: str) -> bool:
    """Whether the game has that condition."""
    return any(kind.key == condition for kind in game.conditions)


def token_kinds(campaign: Campaign, people: Sequence[Character]) -> tuple[TokenKind, ...]:
    """Return the game's token kinds, and a stand-in for each undescribed one that someone holds."""
    known = {kind.key for kind in campaign.game.tokens}
    held = dict.fromkeys(token.kind for person in people for token in campaign.tokens_at(character_place(person.id)))
    return (*campaign.game.tokens, *(campaign.game.token_kind(key) for key in held if key not in known))


def has_old_keys(campaign: Campaign) -> bool:
    """Whether the campaign uses a key that its game has renamed."""
    return bool(_renamed_kind_names(campaign))


def migrate_keys(d: Decision, _command: MigrateKeys) -> None:
    """Move conditions, tokens and tracks to the keys that the game's file has for them now."""
    names = _renamed_kind_names(d.campaign)
    game = d.campaign.game
    conditions = {kind.was: kind.key for kind in game.conditions if kind.was}
    tokens = {kind.was: kind.key for kind in game.tokens if kind.was}
    tracks = {kind.was: kind.key for kind in game.tracks if kind.was}
    for character in d.campaign.characters:
        for condition in character.conditions:
            if (key := conditions.get(condition.key)) is not None:
                d.emit(e.ConditionEnded(character=character.id, key=condition.key))
                d.emit(e.ConditionSet(character=character.id, condition=Condition(key, condition.expiry)))
        for track, value in character.tracks.items():
            if (key := tracks.get(track)) is not None and key not in character.tracks:
                d.emit(e.TrackChanged(character=character.id, track=key, value=value))
    for token in d.campaign.tokens:
        if (key := tokens.get(token.kind)) is not None:
            changed = e.TokenChanged(token=token.id, size=token.size, value=token.value, name=token.name, kind=key)
            d.emit(changed)
    d.label("new names of the game file")
    if names:
        d.log("The game file has new names: {names}.", names=join_names(names))


def _renamed_kind_names(campaign: Campaign) -> list[str]:
    """Return the new names of the kinds whose old keys the campaign still uses."""
    people, game = campaign.characters, campaign.game
    conditions = {condition.key for person in people for condition in person.conditions}
    tracks = [set(person.tracks) for person in people]
    tokens = {token.kind for token in campaign.tokens}
    return [
        *(kind.name for kind in game.conditions if kind.was in conditions),
        *(kind.plural for kind in game.tokens if kind.was in tokens),
        *(kind.name for kind in game.tracks if any(kind.was in has and kind.key not in has for has in tracks)),
    ]

"""What a command changes, in a few words: "Mira: Stress 7 → 8"."""

from collections import Counter

from gmtracker.engine.campaign import OWED_OWNER, Campaign, Character, Place
from gmtracker.engine.dice import is_fudge
from gmtracker.engine.events import DiceRolled, Event, TokenAdded
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.phrases import (
    token_count_text,
)
from gmtracker.i18n import labeled, lower_in_english, tr


def change_texts(before: Campaign, happened: tuple[Event, ...], after: Campaign) -> list[str]:
    """Return the changes of state in words: "Mira: Stress 7 → 8", "Triumph die leaves play".

    Rolls come first, without the dice whose faces are typed.
    Tokens whose appearance depends on the dice of a check are left out.
    """
    rolls = Counter(filter(None, (_dice_text(event) for event in happened if isinstance(event, DiceRolled))))
    says = [tr("rolls {dice}", dice=f"{times} × {dice}" if times > 1 else dice) for dice, times in rolls.items()]
    for character in after.characters:
        known = before.find_character(character.id)
        if known is not None:
            says += _load_texts(before, after, character) + _condition_texts(after, known, character)
    return says + _marker_texts(before, after) + _token_move_texts(before, after, _tokens_from_dice(happened))


def _tokens_from_dice(events: tuple[Event, ...]) -> set[TokenId]:
    """Return the tokens that are added after a check's roll and so depend on its dice."""
    rolled, tokens = False, set()
    for event in events:
        rolled = rolled or (isinstance(event, DiceRolled) and event.purpose == "check")
        if rolled and isinstance(event, TokenAdded):
            tokens.add(event.token.id)
    return tokens


def _dice_text(event: DiceRolled) -> str:
    sizes = [(die.size, is_fudge(die)) for die in event.dice if die.source == "rolled"]
    largest_first = sorted(set(sizes), reverse=True)
    return " + ".join(
        f"{sizes.count(kind) if sizes.count(kind) > 1 else ''}d{'F' if kind[1] else kind[0]}" for kind in largest_first
    )


def _load_texts(before: Campaign, after: Campaign, character: Character) -> list[str]:
    says = []
    for track in after.game.tracks:
        old, new = before.track_load(character.id, track.key), after.track_load(character.id, track.key)
        if old != new and character.side in track.sides:
            says.append(labeled(character.name, f"{track.name} {track.value_text(old)} → {track.value_text(new)}"))
    return says


def _condition_texts(campaign: Campaign, before: Character, after: Character) -> list[str]:
    words = {kind.key: lower_in_english(kind.name) for kind in campaign.game.conditions}
    ended = [word for key, word in words.items() if before.has_condition(key) and not after.has_condition(key)]
    new = [word for key, word in words.items() if after.has_condition(key) and not before.has_condition(key)]
    name = after.name
    return [
        *(tr("{name} no longer {condition}", name=name, condition=word) for word in ended),
        *(tr("{name} {condition}", name=name, condition=word) for word in new),
    ]


def _marker_texts(before: Campaign, after: Campaign) -> list[str]:
    known, says = {marker.id: marker for marker in before.markers}, []
    for marker in after.markers:
        old, owner = known.get(marker.id), after.find_character(CharacterId(marker.owner))
        if not marker.text or (
            old is not None and (not marker.is_own or old.text_with_count == marker.text_with_count)
        ):
            continue
        told = marker.text_with_count if old is None else f"{old.text_with_count} → {marker.text_with_count}"
        # An owed thing may be a full sentence, but here it is one item of a list.
        told = told.removesuffix(".")
        if owner is not None or marker.is_own or marker.owner == OWED_OWNER:
            says.append(labeled(owner.name, told) if owner is not None else told)
    return says


def _token_move_texts(before: Campaign, after: Campaign, by_chance: set[TokenId]) -> list[str]:
    """Return sentences on tokens that are removed, moved or new; equal moves of one kind share a sentence."""
    were = {token.id: token.place for token in before.tokens}
    stay = {token.id for token in after.tokens}
    moved: list[tuple[str, Place | None]] = [(token.kind, None) for token in before.tokens if token.id not in stay]
    new = (token for token in after.tokens if token.id not in by_chance)
    moved += [(token.kind, token.place) for token in new if were.get(token.id) != token.place]
    says = []
    for (kind, place), count in Counter(moved).items():
        named = after.game.token_kind(kind)
        what = named.name if count == 1 else token_count_text(count, named)
        if place is not None:
            says.append(_token_move_text(after, what, place))
        elif count == 1:
            says.append(tr("{token} is removed from play", token=what))
        else:
            says.append(tr("{tokens} are removed from play", tokens=what))
    return says


def _token_move_text(campaign: Campaign, what: str, place: Place) -> str:
    match place.kind:
        case "pool":
            return tr("{tokens} to the {pool}", tokens=what, pool=campaign.game.pool(place.key).name)
        case "hand":
            return tr("{tokens} to the {hand}", tokens=what, hand=campaign.game.hand)
        case "character":
            return tr("{tokens} to {name}", tokens=what, name=campaign.character_name(CharacterId(place.key)))

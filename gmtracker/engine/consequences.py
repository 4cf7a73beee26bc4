"""What would happen, in a few words: the tracks, loads, conditions and tokens that differ after some events."""

from collections import Counter

from gmtracker.engine.campaign import Campaign, Character, Place
from gmtracker.engine.events import DiceRolled, Event, TokenAdded
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.wording import counted
from gmtracker.words import small, titled, tr


def consequences(before: Campaign, happened: tuple[Event, ...], after: Campaign) -> str:
    """What stands differently, without any outcome of dice: "Mira: Stress 7 → 8 · Triumph die leaves play"."""
    says = [tr("rolls {dice}", dice=_dice(event)) for event in happened if isinstance(event, DiceRolled)]
    for character in after.characters:
        known = before.find_character(character.id)
        if known is not None:
            says += _loads(before, after, character) + _conditions(after, known, character)
    says += _marks(before, after) + _moves(before, after, _by_chance(happened))
    return " · ".join(says)


def _by_chance(events: tuple[Event, ...]) -> set[TokenId]:
    """The tokens that come into play by what the dice of a check show; that a pool fills is no matter of chance."""
    rolled, tokens = False, set()
    for event in events:
        rolled = rolled or (isinstance(event, DiceRolled) and event.purpose == "check")
        if rolled and isinstance(event, TokenAdded):
            tokens.add(event.token.id)
    return tokens


def _dice(event: DiceRolled) -> str:
    sizes = [die.size for die in event.dice]
    largest_first = sorted(set(sizes), reverse=True)
    return " + ".join(f"{sizes.count(size) if sizes.count(size) > 1 else ''}d{size}" for size in largest_first)


def _loads(before: Campaign, after: Campaign, character: Character) -> list[str]:
    says = []
    for track in after.sheet.tracks:
        old, new = before.load(character.id, track.key), after.load(character.id, track.key)
        if old != new and character.side in track.sides:
            says.append(titled(character.name, f"{track.name} {track.told(old)} → {track.told(new)}"))
    return says


def _conditions(campaign: Campaign, before: Character, after: Character) -> list[str]:
    words = {kind.key: small(kind.name) for kind in campaign.sheet.conditions}
    ended = [word for key, word in words.items() if before.has_condition(key) and not after.has_condition(key)]
    new = [word for key, word in words.items() if after.has_condition(key) and not before.has_condition(key)]
    name = after.name
    return [
        *(tr("{name} no longer {condition}", name=name, condition=word) for word in ended),
        *(tr("{name} {condition}", name=name, condition=word) for word in new),
    ]


def _marks(before: Campaign, after: Campaign) -> list[str]:
    known = {marker.id for marker in before.markers}
    new = [marker for marker in after.markers if marker.text and marker.id not in known]
    owners = [after.find_character(CharacterId(marker.owner)) for marker in new]
    return [titled(owner.name, marker.text) for marker, owner in zip(new, owners, strict=True) if owner]


def _moves(before: Campaign, after: Campaign, by_chance: set[TokenId]) -> list[str]:
    """Tokens that leave play, lie elsewhere or are new: those of one kind that go one way are told together."""
    were = {token.id: token.place for token in before.tokens}
    stay = {token.id for token in after.tokens}
    moved: list[tuple[str, Place | None]] = [(token.kind, None) for token in before.tokens if token.id not in stay]
    new = (token for token in after.tokens if token.id not in by_chance)
    moved += [(token.kind, token.place) for token in new if were.get(token.id) != token.place]
    says = []
    for (kind, place), count in Counter(moved).items():
        named = after.sheet.token_kind(kind)
        what = named.name if count == 1 else counted(count, named)
        if place is not None:
            says.append(_moved(after, what, place))
        elif count == 1:
            says.append(tr("{token} leaves play", token=what))
        else:
            says.append(tr("{tokens} leave play", tokens=what))
    return says


def _moved(campaign: Campaign, what: str, place: Place) -> str:
    match place.kind:
        case "pool":
            return tr("{tokens} to the {pool}", tokens=what, pool=campaign.sheet.pool(place.id).name)
        case "hand":
            return tr("{tokens} to the {hand}", tokens=what, hand=campaign.sheet.hand)
        case "character":
            return tr("{tokens} to {name}", tokens=what, name=campaign.name_of(CharacterId(place.id)))

"""What would happen, in a few words: the tracks, loads and tokens that differ after some events."""

from collections.abc import Iterable

from gmtracker.engine.campaign import Campaign, Character, Token
from gmtracker.engine.events import DiceRolled, Event
from gmtracker.engine.evolve import fold
from gmtracker.engine.ids import CharacterId


def consequences(before: Campaign, events: Iterable[Event]) -> str:
    """ "Mira: Stress 7 → 8 · Triumph die leaves play": what stands differently, without any outcome of dice."""
    happened = tuple(events)
    after = fold(before, happened)
    says = [f"rolls {_dice(event)}" for event in happened if isinstance(event, DiceRolled)]
    for character in after.characters:
        known = before.find_character(character.id)
        if known is not None:
            says += _loads(before, after, character)
    says += _moves(before, after)
    return " · ".join(says)


def _dice(event: DiceRolled) -> str:
    sizes = [die.size for die in event.dice]
    counted = sorted(set(sizes), reverse=True)
    return " + ".join(f"{sizes.count(size) if sizes.count(size) > 1 else ''}d{size}" for size in counted)


def _loads(before: Campaign, after: Campaign, character: Character) -> list[str]:
    says = []
    for track in after.sheet.tracks:
        old, new = before.load(character.id, track.key), after.load(character.id, track.key)
        if old != new:
            says.append(f"{character.name}: {track.name} {old} → {new}")
    return says


def _moves(before: Campaign, after: Campaign) -> list[str]:
    sheet = after.sheet
    stays = {token.id: token for token in after.tokens}
    says = []
    for token in before.tokens:
        now = stays.get(token.id)
        name = sheet.token_kind(token.kind).name
        if now is None:
            says.append(f"{name} leaves play")
        elif now.place != token.place:
            says.append(f"{name} to {_where(after, now)}")
    return says


def _where(campaign: Campaign, token: Token) -> str:
    match token.place.kind:
        case "pool":
            return f"the {campaign.sheet.pool(token.place.id).name}"
        case "hand":
            return f"the {campaign.sheet.hand}"
        case "character":
            return campaign.name_of(CharacterId(token.place.id))

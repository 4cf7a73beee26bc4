"""What a command changes, in a few words: "Mira: Stress 7 → 8"."""

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from gmtracker.engine.campaign import OWED_OWNER, Campaign, Character, Place
from gmtracker.engine.dice import is_fudge
from gmtracker.engine.events import DiceRolled, Event, TokenAdded
from gmtracker.engine.game_spec import Harm
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.phrases import token_count_text
from gmtracker.i18n import labeled, lower_in_english, tr

Tone = Literal["good", "bad", "neutral"]
"""Whether something is good or bad for the heroes, no matter who did it."""


class Effect(Struct, frozen=True):
    """A change of a character's track or condition: "Stress 7 → 8". ``danger`` is how near the bad end it is now."""

    who: str
    name: str
    change: str
    tone: Tone = "neutral"
    danger: Harm = "none"

    @property
    def text(self) -> str:
        """The change with the character's name."""
        return labeled(self.who, self.change)


def change_texts(before: Campaign, happened: tuple[Event, ...], after: Campaign) -> list[str]:
    """Return the changes of state in words: "Mira: Stress 7 → 8", "Triumph die leaves play".

    Rolls come first, without the dice whose faces are typed.
    Tokens whose appearance depends on the dice of a check are left out.
    """
    rolls = Counter(filter(None, (_dice_text(event) for event in happened if isinstance(event, DiceRolled))))
    says = [tr("rolls {dice}", dice=f"{times} × {dice}" if times > 1 else dice) for dice, times in rolls.items()]
    for character in after.characters:
        says += [effect.text for effect in character_effects(before, after, character.id)]
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


def character_effects(before: Campaign, after: Campaign, character: CharacterId) -> Iterator[Effect]:
    """Yield what changed for a character, if it is there before and after."""
    old, new = before.find_character(character), after.find_character(character)
    if old is None or new is None:
        return
    for track in after.game.tracks:
        was, load = before.track_load(character, track.key), after.track_load(character, track.key)
        if was != load and new.side in track.sides:
            change = f"{track.name} {track.value_text(was)} → {track.value_text(load)}"
            harms = (track.harms or track.warn_at > 0) and not track.tokens_add_to_track  # held tokens do no harm
            tone = tone_for(new, is_worse=(load < was) == track.starts_full) if harms else "neutral"
            danger = track.danger_for(load, after.track_maximum(character, track.key))
            yield Effect(new.name, track.name, change, tone, danger)
    had, has = ({condition.key for condition in one.conditions} for one in (old, new))
    for kind in (kind for kind in after.game.conditions if kind.key in had ^ has):
        word, is_new = lower_in_english(kind.name), kind.key in has
        change = word if is_new else tr("no longer {condition}", condition=word)
        tone = tone_for(new, is_worse=is_new) if kind.out else "neutral"
        yield Effect(new.name, kind.name, change, tone, "most" if is_new and kind.out else "none")


def tone_for(character: Character, *, is_worse: bool) -> Tone:
    """Return whether a change for better or worse of a character is good or bad for the heroes."""
    return "bad" if is_worse == (character.side == "heroes") else "good"


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

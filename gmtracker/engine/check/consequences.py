"""What follows from an announced check: what its next step would change, and what has changed since it was rolled."""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from gmtracker.engine.action_parts import TokenChange
from gmtracker.engine.cached_rules import Rules
from gmtracker.engine.campaign import Campaign, Place
from gmtracker.engine.change_text import character_effects
from gmtracker.engine.check.shown import OpenCheck
from gmtracker.engine.decision import DecisionResult
from gmtracker.engine.game_spec import Sign
from gmtracker.engine.history import Chapter
from gmtracker.engine.ids import ActionId, CharacterId


class Consequence(Struct, frozen=True):
    """A change of a character or pool: tracks and conditions as text, and the tokens that came there.

    ``is_done``: it has happened. Otherwise the check's next step does it.
    """

    name: str
    changes: tuple[str, ...] = ()
    tokens: tuple[TokenChange, ...] = ()
    is_done: bool = False


def list_consequences(rules: Rules, chapter: Chapter, check: OpenCheck) -> tuple[Consequence, ...]:
    """Return what a check's next step would change, then what changed since its roll.

    Returns nothing before the check is announced, or if the next step needs dice.
    """
    step = None if check.is_to_be_announced or not check.steps else check.steps[0].command
    if step is None or rules.dice_requests(step):
        return ()
    now, trial = rules.campaign, rules.trial(step).outcome
    waiting = _changes(now, trial.after, is_done=False) if isinstance(trial, DecisionResult) else ()
    actions = [entry.action for entry in chapter.entries]
    start = actions.index(ActionId(check.id)) if ActionId(check.id) in actions else len(actions)
    return (*waiting, *_changes(chapter.state_after(start), now, is_done=True))


def _changes(before: Campaign, after: Campaign, *, is_done: bool) -> Iterator[Consequence]:
    """Yield the changes from one state to another, the characters before the pools."""
    gained: dict[str, Counter[Sign]] = {}
    for token in after.tokens:
        old = before.token(token.id)
        if old is None or old.place != token.place:
            signs = gained.setdefault(_place_name(after, token.place), Counter())
            signs[after.game.token_kind(token.kind).sign] += 1
    for character in after.characters:
        changes = tuple(effect.change for effect in character_effects(before, after, character.id))
        tokens = _token_changes(gained.pop(character.name, Counter()))
        if changes or tokens:
            yield Consequence(character.name, changes, tokens, is_done)
    for name, signs in gained.items():
        yield Consequence(name, (), _token_changes(signs), is_done)


def _token_changes(signs: Counter[Sign]) -> tuple[TokenChange, ...]:
    return tuple(TokenChange(sign, count) for sign, count in signs.items())


def _place_name(campaign: Campaign, place: Place) -> str:
    match place.kind:
        case "pool":
            return campaign.game.pool(place.key).name
        case "hand":
            return campaign.game.hand
        case "character":
            return campaign.character_name(CharacterId(place.key))

"""Going back to the previous turn: what a turn change did, and its reversal."""

from gmtracker.engine import events as e
from gmtracker.engine.campaign import (
    VISIBILITY_KEY,
    Campaign,
    Encounter,
    Marker,
    Token,
    TurnSnapshot,
)
from gmtracker.engine.check.waiting_checks import reopen
from gmtracker.engine.decision import Decision, require_encounter
from gmtracker.engine.errors import Refused
from gmtracker.engine.handlers.expiry import Waiting, counted_down
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.phrases import with_article
from gmtracker.i18n import lower_in_english, tr


def turn_snapshot(before: Campaign, after: Campaign, encounter: Encounter) -> TurnSnapshot:
    markers_now: set[Marker | None] = set(after.markers)
    now = {(x.id, condition) for x in after.characters for condition in x.conditions}
    old_markers = {marker.id: marker for marker in before.markers}
    old_conditions = {(x.id, condition.key): condition for x in before.characters for condition in x.conditions}
    old_tokens, tokens_now = ({token.id: token for token in x.tokens} for x in (before, after))
    return TurnSnapshot(
        round=encounter.round,
        acting=encounter.active,
        actions_taken=encounter.actions_taken,
        skipped=encounter.skipped,
        markers=tuple(marker for marker in before.markers if marker not in markers_now),
        conditions=tuple(
            (x.id, condition) for x in before.characters for condition in x.conditions if (x.id, condition) not in now
        ),
        new_markers=tuple(marker.id for marker in after.markers if _is_new(marker, old_markers.get(marker.id))),
        new_conditions=tuple(
            (x.id, condition.key)
            for x in after.characters
            for condition in x.conditions
            if _is_new(condition, old_conditions.get((x.id, condition.key)))
        ),
        tokens=tuple((t, left) for t in before.tokens if (left := tokens_now.get(t.id)) != t),
        new_tokens=tuple(token.id for token in after.tokens if token.id not in old_tokens),
    )


def renewed_actions(
    campaign: Campaign, acts: dict[str, dict[str, int]], acting: CharacterId
) -> dict[str, dict[str, int]]:
    """Return the marked actions at the start of a turn, without those that the turn renews."""
    every = {kind.key for kind in campaign.game.actions if kind.renewed == "every"}
    return {
        character: kept
        for character, taken in acts.items()
        if character != acting and (kept := {key: n for key, n in taken.items() if key not in every and n})
    }


def _is_new(now: Waiting, before: Waiting | None) -> bool:
    """Whether a turn change added this, rather than found it or counted it down."""
    return before is None or now not in (before, counted_down(before))


def previous_turn(d: Decision) -> None:
    """Go back to the previous turn: reverse what the turn change did (expiries, marks, round), and nothing else.

    Turns of characters who are no longer in the order are skipped.
    """
    encounter = require_encounter(d.campaign)
    back_to = next((turn for turn in reversed(encounter.previous_turn) if turn.acting in encounter.order), None)
    if back_to is None:
        raise Refused("There is no earlier turn.")
    name = d.campaign.character_name(back_to.acting)
    d.label("going back to {name}'s turn", name=name)
    said = tr("Previous turn: {name}, round {round}.", name=name, round=back_to.round)
    if back_to.round == encounter.round:
        d.log_turn(said)
    else:
        d.log_raw(said)
    for turn in reversed(encounter.previous_turn):
        _reverse_turn(d, turn)
        if turn is back_to:
            break


def _reverse_turn(d: Decision, turn: TurnSnapshot) -> None:
    """Reverse one turn change; what was marked, set or ended since then stays."""
    encounter = require_encounter(d.campaign)
    since = _actions_changed_since(encounter, renewed_actions(d.campaign, turn.actions_taken, encounter.active))
    d.emit(e.TurnReversed(), *since)
    reopen(d, turn.check)
    if turn.order and set(turn.order) == set(encounter.order):
        d.emit(e.OrderSet(order=turn.order, acting=require_encounter(d.campaign).active))
    _end_new_effects(d, turn)
    for token, token_left in turn.tokens:
        at_home = token.place.kind != "character" or _is_known(d.campaign, token.place.key)
        if at_home and d.campaign.token(token.id) == token_left:
            _restore_token(d, token, token_left)
    for marker in turn.markers:
        if _is_known(d.campaign, marker.owner) and d.campaign.marker(marker.owner, marker.key) == counted_down(marker):
            d.emit(e.MarkerSet(marker=marker))
            if marker.key == VISIBILITY_KEY:
                d.log("Players no longer see {name}.", name=d.campaign.character_name(CharacterId(marker.owner)))
            elif marker.text and counted_down(marker) is None:
                d.log("Restored: {what}.", what=marker.text)
    for owner, condition in turn.conditions:
        character, left = d.campaign.find_character(owner), counted_down(condition)
        if character is not None and character.condition(condition.key) == left:
            d.emit(e.ConditionSet(character=owner, condition=condition))
            if left is None:
                word = lower_in_english(d.campaign.game.condition_name(condition.key))
                d.log("{name} is {condition} again.", name=character.name, condition=word)


def _restore_token(d: Decision, token: Token, left: Token | None) -> None:
    """Restore a token to its state before a turn change, which left it as ``left`` (None: out of play)."""
    if left is None:
        d.emit(e.TokenAdded(token=token))
    if left is not None and left.place != token.place:
        d.emit(e.TokenMoved(token=token.id, to=token.place, value=token.value))
    if d.campaign.token(token.id) != token:
        d.emit(e.TokenChanged(token=token.id, size=token.size, value=token.value, name=token.name))
    what = tr("“{name}”", name=token.name) if token.name else with_article(d.campaign.game.token_kind(token.kind).name)
    d.log("Restored: {what}, d{size}." if token.size else "Restored: {what}.", what=what, size=token.size)


def _end_new_effects(d: Decision, turn: TurnSnapshot) -> None:
    """End what a turn change added, if it is still there."""
    for token in d.campaign.tokens:
        if token.id in turn.new_tokens:
            d.emit(e.TokenRemoved(token=token.id))
    for marker in d.campaign.markers:
        if marker.id in turn.new_markers:
            d.emit(e.MarkerRemoved(marker=marker.id))
    for owner, key in turn.new_conditions:
        character = d.campaign.find_character(owner)
        if character is not None and character.has_condition(key):
            d.emit(e.ConditionEnded(character=owner, key=key))
            word = lower_in_english(d.campaign.game.condition_name(key))
            d.log("{name} is no longer {condition}.", name=character.name, condition=word)


def _actions_changed_since(encounter: Encounter, acts: dict[str, dict[str, int]]) -> list[e.ActionMarked]:
    """Return the marked actions that have changed since the turn change."""
    marks = []
    for character in {**acts, **encounter.actions_taken}:
        left, now = acts.get(character, {}), encounter.actions_taken.get(character, {})
        marks += [
            e.ActionMarked(character=CharacterId(character), action=action, times=now.get(action, 0))
            for action in {**left, **now}
            if now.get(action, 0) != left.get(action, 0)
        ]
    return marks


def _is_known(campaign: Campaign, owner: str) -> bool:
    return ":" in owner or campaign.find_character(CharacterId(owner)) is not None

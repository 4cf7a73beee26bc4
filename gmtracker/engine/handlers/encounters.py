"""Encounters in turns, as in every game: order, rounds, and what expires with a turn."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import (
    BENCHED_KEY,
    VISIBILITY_KEY,
    Campaign,
    Condition,
    Encounter,
    Expiry,
    ExpiryMoment,
    Marker,
    Token,
    TurnSnapshot,
)
from gmtracker.engine.check.waiting_checks import reopen
from gmtracker.engine.decision import Decision, find_or_refuse
from gmtracker.engine.errors import Refused
from gmtracker.engine.game_spec import OUT_TAKE_TURNS
from gmtracker.engine.ids import NOBODY, CharacterId, EncounterId
from gmtracker.engine.phrases import as_sentence, group_identical_names, join_names, with_article
from gmtracker.i18n import lower_in_english, tr


def require_encounter(campaign: Campaign) -> Encounter:
    """Return the encounter in progress. Raises Refused if there is none."""
    if campaign.encounter is None:
        raise Refused("No encounter is in progress.")
    return campaign.encounter


def default_turn_order(campaign: Campaign, order: tuple[CharacterId, ...]) -> tuple[CharacterId, ...]:
    """Return the order as given, or with the heroes first if the game says so."""
    return tuple(sorted(order, key=lambda one: not is_hero(campaign, one))) if campaign.game.heroes_first else order


def is_hero(campaign: Campaign, one: CharacterId) -> bool:
    """Whether a character is one of the heroes."""
    found = campaign.find_character(one)
    return found is not None and found.side == "heroes"


_Waiting = TypeVar("_Waiting", Marker, Condition)


def end_of_next_turn(campaign: Campaign, character: CharacterId) -> Expiry:
    """Return the expiry at the end of a character's next turn, not counting a turn in progress."""
    encounter = campaign.encounter
    in_own_turn = encounter is not None and encounter.active == character
    return Expiry("turn-end", character=character, skip=1 if in_own_turn else 0)


def start_encounter(d: Decision, command: c.StartEncounter) -> None:
    """Start an encounter with the first able character's turn. Refused without a session or during an encounter."""
    if d.campaign.session is None:
        raise Refused("Start the session first. Encounters take place within a session.")
    if d.campaign.encounter is not None:
        raise Refused("{title} is still in progress. End it first.", title=encounter_title(d.campaign))
    kind = find_or_refuse(d.campaign.game.encounter, command.kind, "This game doesn't have that kind of encounter.")
    order = default_turn_order(d.campaign, _checked_order(d.campaign, command.order))
    encounter = Encounter(
        id=EncounterId(d.next_id("n")),
        kind=command.kind,
        title=command.title.strip(),
        order=order,
        active=first_to_act(d.campaign, order),
    )
    d.emit(e.EncounterStarted(encounter=encounter))
    d.label("start of {title}", title=_title_within(d.campaign))
    d.log("{kind} starts: {title}." if encounter.title else "{kind} starts.", kind=kind.name, title=encounter.title)
    if encounter.active:
        d.log("{name} goes first.", name=d.campaign.character_name(encounter.active))


def end_encounter(d: Decision, result: str) -> None:
    """End the encounter and everything that lasts until its end, or until one of its turns or rounds."""
    has_title = bool(require_encounter(d.campaign).title)
    d.label("end of {title}", title=_title_within(d.campaign))
    d.log("“{title}” ends." if has_title else "{title} ends.", title=encounter_title(d.campaign))
    expire(d, "turn-end", "turn-start", "rounds", "round-end", "encounter-end")
    d.emit(e.EncounterEnded(result=result.strip()))
    if result.strip():
        d.log_raw(as_sentence(result.strip()))


def set_order(d: Decision, command: c.SetOrder) -> None:
    """Set who takes turns in which order; the active character stays active if still in the order."""
    encounter = require_encounter(d.campaign)
    order = _checked_order(d.campaign, command.order)
    if order == encounter.order:
        raise Refused("The turn order is already set that way.")
    reorder(d, order)
    d.label("change of the turn order")
    _log_order(d, encounter.order, order)
    log_new_turn(d, encounter)


def _log_order(d: Decision, before: tuple[CharacterId, ...], order: tuple[CharacterId, ...]) -> None:
    """Log who leaves and who joins the turn order, and the order that results."""

    def names(people: Iterable[CharacterId]) -> list[str]:
        return group_identical_names(map(d.campaign.character_name, people))

    gone = tuple(one for one in before if one not in order)
    new = tuple(one for one in order if one not in before)
    if gone:
        is_one = len(gone) == 1
        d.log(
            "{names} leaves the turn order." if is_one else "{names} leave the turn order.",
            names=join_names(names(gone)),
        )
    if new:
        is_one = len(new) == 1
        d.log(
            "{names} joins the turn order." if is_one else "{names} join the turn order.", names=join_names(names(new))
        )
    d.log("Turn order: {names}.", names=", ".join(names(order)) or tr("no one yet"))


def remove_from_order(d: Decision, gone: CharacterId) -> None:
    """Remove a character from the turn order."""
    encounter = d.campaign.encounter
    if encounter is not None and gone in encounter.order:
        reorder(d, tuple(character for character in encounter.order if character != gone))
        log_new_turn(d, encounter)


def next_turn(d: Decision) -> None:
    """Start the turn of the first in the order who has not acted in this round, or the next round.

    What lasts until the end of the old turn or the start of the new one expires. Characters out of the fight are
    skipped unless all are; effects that wait for a skipped turn expire as if it had taken place.
    """
    encounter = require_encounter(d.campaign)
    if not encounter.order:
        raise Refused("The turn order is empty. Add someone first.")
    coming = _coming_turn(d.campaign, encounter.order)
    _start_turn(d, coming)
    name = d.campaign.character_name(coming.acting)
    d.label("{name}'s turn", name=name)
    _log_turn(d, encounter)


def delay_turn(d: Decision, command: c.DelayTurn) -> None:
    """Move a character behind the next one who has not acted.

    A turn in progress then has not happened: nothing that lasts until its end expires, and the character acts again in
    this round.
    """
    encounter, character = require_encounter(d.campaign), d.character(command.character)
    if character.id not in encounter.order:
        raise Refused("{name} takes no turns right now.", name=character.name)
    after = find_delay_target(d.campaign, character.id)
    if after is None:
        raise Refused("{name} is last in the round.", name=character.name)
    d.label("{name}'s delay", name=character.name)
    order = _order_with_move(encounter.order, character.id, after)
    is_acting = character.id == encounter.active
    if is_acting:
        _start_turn(d, _coming_turn(d.campaign, order, delayed=True), delayed=True)
    d.emit(e.OrderSet(order=order, acting=require_encounter(d.campaign).active))
    d.log("{name} delays and acts after {other}.", name=character.name, other=d.campaign.character_name(after))
    if is_acting:
        log_new_turn(d, encounter)


def find_delay_target(campaign: Campaign, character: CharacterId) -> CharacterId | None:
    """Return the character after whom a delaying one acts, or None if no one follows.

    It is the next in the order who takes turns and has not acted in this round. If the delaying character has already
    acted, it is simply the next one who takes turns.
    """
    encounter = require_encounter(campaign)
    behind = encounter.order[encounter.order.index(character) + 1 :]
    over = () if character in campaign.acted else campaign.acted
    return next((one for one in behind if one not in over and takes_turns(campaign, one)), None)


def _order_with_move(order: tuple[CharacterId, ...], moved: CharacterId, after: CharacterId) -> tuple[CharacterId, ...]:
    others = [one for one in order if one != moved]
    at = others.index(after) + 1
    return (*others[:at], moved, *others[at:])


class _ComingTurn(NamedTuple):
    """The coming turn.

    ``skipped`` are the characters out of the fight who are skipped in the current round, ``skipped_next`` those in the
    round that starts. ``passed`` are all who have been skipped in the round of the coming turn.
    """

    acting: CharacterId
    new_round: bool
    skipped: tuple[CharacterId, ...]
    skipped_next: tuple[CharacterId, ...]
    passed: tuple[CharacterId, ...]


def _coming_turn(campaign: Campaign, order: tuple[CharacterId, ...], *, delayed: bool = False) -> _ComingTurn:
    """Return the next turn in an order that is not empty: of the first who takes turns and has not acted.

    ``delayed``: the turn in progress does not count as taken.
    """
    encounter = require_encounter(campaign)
    over = {*campaign.acted, *encounter.skipped, *(() if delayed else (encounter.active,))}
    waiting = tuple(one for one in order if one not in over)
    takers = _turn_takers(campaign, order)
    able = [one for one in waiting if one in takers]
    if able:
        skipped = waiting[: waiting.index(able[0])]
        return _ComingTurn(able[0], False, skipped, (), (*encounter.skipped, *skipped))
    first = first_to_act(campaign, order)
    skipped_next = order[: order.index(first)]
    return _ComingTurn(first, True, waiting, skipped_next, skipped_next)


def first_to_act(campaign: Campaign, order: Sequence[CharacterId]) -> CharacterId:
    """Return the first in the order who takes turns, or the first of all if no one does."""
    return next(iter(_turn_takers(campaign, order)), NOBODY)


def _turn_takers(campaign: Campaign, order: Sequence[CharacterId]) -> Sequence[CharacterId]:
    """Return those in the order who take turns, or all if no one does."""
    return tuple(one for one in order if takes_turns(campaign, one)) or order


def coming_turns(campaign: Campaign) -> Iterator[CharacterId]:
    """Yield the others in the order of their next turns: first who still acts in this round, then the others.

    Empty if no turn is in progress.
    """
    encounter = campaign.encounter
    if encounter is None or encounter.active not in encounter.order:
        return
    others = [one for one in _turn_takers(campaign, encounter.order) if one != encounter.active]
    yield from sorted(others, key={*campaign.acted, *encounter.skipped}.__contains__)


def turns_ahead(campaign: Campaign) -> dict[CharacterId, int]:
    """Return how many turns away each one is who still acts in this round; the next one is 1."""
    over = {*campaign.acted, *campaign.encounter.skipped} if campaign.encounter else ()
    return {one: away for away, one in enumerate(coming_turns(campaign), 1) if one not in over}


def takes_turns(campaign: Campaign, one: CharacterId) -> bool:
    """Whether a character gets turns: not with a condition that puts it out of the fight (house rule)."""
    found = campaign.find_character(one)
    if found is None or not found.conditions:
        return True
    rule = OUT_TAKE_TURNS.key
    if not any(known.key == rule for known in campaign.game.house_rules) or campaign.house_rule(rule):
        return True
    out = {kind.key for kind in campaign.game.conditions if kind.out}
    return not any(condition.key in out for condition in found.conditions)


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


def expire(d: Decision, *moments: ExpiryMoment, of: CharacterId | None = None, by_anyone: bool = True) -> None:
    """End the markers and conditions whose moment has come, or count down their ``skip``.

    With ``of``, only what waits for that character's turn, or (``by_anyone``) for any turn, is affected; without it,
    they end whatever their ``skip``. What was shown on a row is logged as ended.
    """
    turns_of = (of, NOBODY) if by_anyone else (of,)
    for marker in d.campaign.markers:
        if (until := marker.expiry) and _is_due(until, moments, turns_of):
            if until.skip and of is not None:
                d.emit(e.MarkerSet(marker=replace(marker, expiry=replace(until, skip=until.skip - 1))))
            else:
                d.emit(e.MarkerRemoved(marker=marker.id))
                if marker.text:
                    log_expired(d, marker)
    for character in d.campaign.characters:
        for condition in character.conditions:
            if (until := condition.expiry) and _is_due(until, moments, turns_of):
                _expire_condition(d, character.id, condition, until, for_good=of is None)


def _expire_condition(
    d: Decision, character: CharacterId, condition: Condition, until: Expiry, *, for_good: bool
) -> None:
    if until.skip and not for_good:
        waiting = replace(condition, expiry=replace(until, skip=until.skip - 1))
        d.emit(e.ConditionSet(character=character, condition=waiting))
        return
    d.emit(e.ConditionEnded(character=character, key=condition.key))
    word = lower_in_english(d.campaign.game.condition_name(condition.key))
    d.log("{name} is no longer {condition}.", name=d.campaign.character_name(character), condition=word)


def log_expired(d: Decision, marker: Marker) -> None:
    """Log that a marker has ended."""
    d.log_raw(expired_text(d.campaign, marker))


def expired_text(campaign: Campaign, marker: Marker) -> str:
    """Return the sentence that a marker has ended."""
    owner = campaign.find_character(CharacterId(marker.owner))
    if owner is None:
        return tr("“{what}” ends.", what=marker.text)
    return tr("{owner}: “{what}” ends.", what=marker.text, owner=owner.name)


def encounter_title(campaign: Campaign) -> str:
    """Return the encounter's title, or its kind, for the start of a sentence."""
    encounter = require_encounter(campaign)
    return encounter.title or tr("The {encounter}", "at the start of a sentence", encounter=_kind_within(campaign))


def _title_within(campaign: Campaign) -> str:
    return require_encounter(campaign).title or tr(
        "the {encounter}", "within a sentence", encounter=_kind_within(campaign)
    )


def _kind_within(campaign: Campaign) -> str:
    return lower_in_english(campaign.game.encounter_name(require_encounter(campaign).kind))


def _start_turn(d: Decision, coming: _ComingTurn, *, delayed: bool = False) -> None:
    """End the turn before, unless it is ``delayed``, and start the coming one, with all expiries."""
    before, encounter = d.campaign, require_encounter(d.campaign)
    if encounter.active != NOBODY and not delayed:
        expire(d, "turn-end", of=encounter.active)
    _skip_turns(d, coming.skipped)
    if coming.new_round:
        expire(d, "round-end", of=encounter.active)
    _skip_turns(d, coming.skipped_next)
    has_delayed = any(
        turn.delayed and (turn.acting, turn.round) == (coming.acting, encounter.round)
        for turn in encounter.previous_turn
    )
    if coming.new_round or not has_delayed:
        expire(d, "rounds", of=coming.acting)
    expire(d, "turn-start", of=coming.acting)
    d.start_turn(coming.acting, new_round=coming.new_round)
    behind = _turn_snapshot(before, d.campaign, encounter)
    d.emit(
        e.TurnStarted(
            round=encounter.round + coming.new_round,
            acting=coming.acting,
            actions_taken=_renewed(before, encounter.actions_taken, coming.acting),
            snapshot=replace(
                behind, delayed=delayed, order=encounter.order if delayed else (), check=d.suspended_check
            ),
            skipped=coming.passed,
        )
    )


def _skip_turns(d: Decision, skipped: tuple[CharacterId, ...]) -> None:
    for one in skipped:
        expire(d, "turn-start", "rounds", of=one, by_anyone=False)
        expire(d, "turn-end", of=one, by_anyone=False)


def reorder(d: Decision, order: tuple[CharacterId, ...]) -> None:
    """Set a new turn order; if the active character is not in it, start the next turn."""
    encounter = require_encounter(d.campaign)
    if encounter.active not in order and order and (encounter.active != NOBODY or encounter.previous_turn):
        _start_turn(d, _coming_turn(d.campaign, order))
    acting = require_encounter(d.campaign).active
    d.emit(e.OrderSet(order=order, acting=acting if acting in order else first_to_act(d.campaign, order)))
    for gone in encounter.order:
        if gone not in order:
            _transfer_expiries(d, encounter, gone)


def _transfer_expiries(d: Decision, before: Encounter, gone: CharacterId) -> None:
    """Have what waits for a removed character's turns wait for those of the next character in the order.

    It ends when the turn of the removed one would have come, who may be back by then. What the removed one has waits
    for its own turns.
    """
    at = before.order.index(gone)
    now, following = require_encounter(d.campaign), (*before.order[at:], *before.order[:at])
    heir = next((one for one in following if one in now.order), NOBODY)
    had_turn = gone == before.active or gone in d.campaign.acted
    extra = int(had_turn and heir != now.active and heir not in d.campaign.acted)

    def passed_on(until: Expiry) -> Expiry:
        if not heir:
            return Expiry("round-end", skip=until.skip)
        moment: ExpiryMoment = "rounds" if until.moment == "rounds" else "turn-start"
        return Expiry(moment, character=heir, skip=until.skip + extra)

    def is_passed_on(until: Expiry, owner: str) -> bool:
        return until.character == gone and (until.moment == "rounds" or owner != gone)

    for marker in d.campaign.markers:
        is_rule = not marker.is_own and marker.expiry is not None and marker.expiry.moment != "rounds"
        if marker.expiry is not None and not is_rule and is_passed_on(marker.expiry, marker.owner):
            d.emit(e.MarkerSet(marker=replace(marker, expiry=passed_on(marker.expiry))))
    for character in d.campaign.characters:
        for condition in character.conditions:
            if condition.expiry is not None and is_passed_on(condition.expiry, character.id):
                waiting = replace(condition, expiry=passed_on(condition.expiry))
                d.emit(e.ConditionSet(character=character.id, condition=waiting))


def log_new_turn(d: Decision, before: Encounter) -> None:
    """Log whose turn it is, and the new round, if that has changed."""
    now = require_encounter(d.campaign)
    if now.active not in (before.active, NOBODY):
        _log_turn(d, before)


def _log_turn(d: Decision, before: Encounter) -> None:
    """Log whose turn it is, and separately a round that starts with it."""
    now = require_encounter(d.campaign)
    if now.round > before.round:
        d.log_raw(tr("Round {round}.", round=now.round))
    d.log_turn(tr("It is {name}'s turn.", name=d.campaign.character_name(now.active)))


def _checked_order(campaign: Campaign, order: tuple[CharacterId, ...]) -> tuple[CharacterId, ...]:
    for character in order:
        if campaign.find_character(character) is None:
            raise Refused("The turn order includes someone who is not in the campaign.")
        if campaign.marker(character, BENCHED_KEY) is not None:
            raise Refused("{name} is set aside. Bring them back first.", name=campaign.character_name(character))
    if len(set(order)) != len(order):
        raise Refused("Each character can be in the turn order only once.")
    return order


def _renewed(campaign: Campaign, acts: dict[str, dict[str, int]], acting: CharacterId) -> dict[str, dict[str, int]]:
    """Return the marked actions at the start of a turn, without those that the turn renews."""
    every = {kind.key for kind in campaign.game.actions if kind.renewed == "every"}
    return {
        character: kept
        for character, taken in acts.items()
        if character != acting and (kept := {key: n for key, n in taken.items() if key not in every and n})
    }


def _turn_snapshot(before: Campaign, after: Campaign, encounter: Encounter) -> TurnSnapshot:
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


def _reverse_turn(d: Decision, turn: TurnSnapshot) -> None:
    """Reverse one turn change; what was marked, set or ended since then stays."""
    encounter = require_encounter(d.campaign)
    since = _actions_changed_since(encounter, _renewed(d.campaign, turn.actions_taken, encounter.active))
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
        if _is_known(d.campaign, marker.owner) and d.campaign.marker(marker.owner, marker.key) == _counted_down(marker):
            d.emit(e.MarkerSet(marker=marker))
            if marker.key == VISIBILITY_KEY:
                d.log("Players no longer see {name}.", name=d.campaign.character_name(CharacterId(marker.owner)))
            elif marker.text and _counted_down(marker) is None:
                d.log("Restored: {what}.", what=marker.text)
    for owner, condition in turn.conditions:
        character, left = d.campaign.find_character(owner), _counted_down(condition)
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


def _counted_down(waiting: _Waiting) -> _Waiting | None:
    """Return what a turn change made of this: None if it ended, else the same with one moment less."""
    if waiting.expiry is None or not waiting.expiry.skip:
        return None
    return replace(waiting, expiry=replace(waiting.expiry, skip=waiting.expiry.skip - 1))


def _is_new(now: _Waiting, before: _Waiting | None) -> bool:
    """Whether a turn change added this, rather than found it or counted it down."""
    return before is None or now not in (before, _counted_down(before))


def _is_known(campaign: Campaign, owner: str) -> bool:
    return ":" in owner or campaign.find_character(CharacterId(owner)) is not None


def _is_due(until: Expiry, moments: tuple[ExpiryMoment, ...], turns_of: tuple[CharacterId | None, ...]) -> bool:
    return until.moment in moments and (None in turns_of or until.character in turns_of)

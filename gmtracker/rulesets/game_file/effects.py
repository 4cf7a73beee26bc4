"""The effects of uses and outcomes: tokens added, removed and moved, changed tracks, conditions, log sentences.

Also: the tokens of a session start, and tokens added or moved by hand.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import (
    HAND,
    Campaign,
    Character,
    Condition,
    Expiry,
    Place,
    Token,
    character_place,
    pool_place,
    track_default,
    track_maximum,
    track_value,
)
from gmtracker.engine.decision import Decision, find_or_refuse
from gmtracker.engine.dice import Die, DieOwner, DieRequest
from gmtracker.engine.errors import Refused
from gmtracker.engine.handlers.expiry import end_of_next_turn, expiry_text
from gmtracker.engine.ids import NOBODY, CharacterId, TokenId
from gmtracker.engine.phrases import as_sentence, token_count_text, tokens_text
from gmtracker.i18n import lower_in_english, tr
from gmtracker.rulesets.game_file import schema
from gmtracker.rulesets.game_file.notation import (
    TARGET_PREFIX,
    Look,
    Ref,
    Roll,
    flat_sum,
    resolve_roll,
    roll_terms,
    roll_text,
    roll_total,
)
from gmtracker.rulesets.game_file.schema import Effect, GameFile

MAX_ADDED_TOKENS = 60
"""The maximum number of tokens that one amount can add."""


def sheet_lookup(
    game: GameFile, by: Character | None, on: Character | None, more: Mapping[Ref, int | Roll] | None = None
) -> Look:
    """Return a function for the value of each @: an answer or result in ``more``, else a number of a sheet, else 0."""

    def look(ref: Ref) -> int | Roll:
        if more is not None and ref in more:
            return more[ref]
        handed = ref.startswith(TARGET_PREFIX)
        who, name = (on, ref.removeprefix(TARGET_PREFIX)) if handed else (by, ref)
        if who is None:
            return 0
        if name in ("level", "tier"):
            return who.level if name == "level" else who.tier
        return find_rank(game, who, name)

    return look


def find_rank(game: GameFile, character: Character, name: str) -> int:
    """Return a character's number trait by name. If it is missing, return the lowest value that is not below 0."""
    groups = [group for group in game.traits if group.values == "number"]
    found = (character.trait(group.key, name) for group in groups)
    missing = (max(0, group.lowest) for group in groups if name in group.names)
    return next((trait.rank for trait in found if trait), next(missing, 0))


class Rolling:
    """Roll groups of dice for a character, and emit each group as an event."""

    def __init__(self, d: Decision, purpose: str, by: CharacterId) -> None:
        self._d, self._purpose, self._by = d, purpose, by

    def roll_group(self, *asked: DieRequest) -> tuple[Die, ...]:
        """Roll one group of dice."""
        return self._d.roll(self._purpose, *asked, by=self._by)


class EffectContext(Struct, frozen=True):
    """The context of effects: the use (for the summary), who acts, the target, and the value of each @."""

    use: str
    by: CharacterId
    on: CharacterId
    look: Look


def apply_effects(d: Decision, game: GameFile, gives: Sequence[Effect], deed: EffectContext) -> None:
    """Apply all effects, in the order of the file. Effects without a target are skipped, and the log says so."""
    if not deed.on and any(one.to == "target" for one in gives):
        d.log("There is no target, so effects on the target are skipped.")
    for at, one in enumerate(gives):
        if one.roll:
            continue  # A follow-up check is set up after all other effects.
        if one.says:
            d.log_raw(as_sentence(one.says))
        elif one.condition:
            for character in _find_affected(d.campaign, one.to, deed):
                _change_condition(d, one, character)
        elif one.track:
            _change_tracks(d, one, deed, f"gives{at}.")
        else:
            _change_tokens(d, game, one, deed, f"gives{at}.")


def changes_something(campaign: Campaign, game: GameFile, gives: Sequence[Effect], deed: EffectContext) -> bool:
    """Whether any of the effects can change the current state. A log sentence always counts as a change."""
    return any(one.says or _can_change(campaign, game, one, deed) for one in gives)


def _can_change(campaign: Campaign, game: GameFile, one: Effect, deed: EffectContext) -> bool:
    whom = _find_affected(campaign, one.to, deed)
    is_less = bool(one.lose)
    if one.condition:
        if one.ends:
            return any(character.has_condition(one.condition) for character in whom)
        return any(_condition(campaign, one, character) not in character.conditions for character in whom)
    if one.track:
        kind = campaign.game.track(one.track)
        values = [(character, track_value(kind, character)) for character in whom if character.side in kind.sides]
        if one.fill:
            return any(value != track_default(kind, character) for character, value in values)
        return any(value > kind.lowest if is_less else value < track_maximum(kind, who) for who, value in values)
    token = find_token_kind(game, one.token)
    is_place = one.to not in ("self", "target", "heroes")
    places = [parse_place(one.to)] if is_place else [character_place(who.id) for who in whom if who.side in token.lies]
    held = [len(campaign.tokens_at(place, token.key)) for place in places]
    return any(count > 0 if is_less else not token.most or count < token.most for count in held)


def _find_affected(campaign: Campaign, to: str, deed: EffectContext) -> list[Character]:
    if to == "heroes":
        session = campaign.session
        return [hero for hero in campaign.heroes() if session is None or hero.id in session.present]
    found = campaign.find_character(deed.on if to == "target" else deed.by)
    return [found] if found else []


def _change_condition(d: Decision, one: Effect, character: Character) -> None:
    said = {"name": character.name, "condition": lower_in_english(d.campaign.game.condition_name(one.condition))}
    if one.ends:
        if character.has_condition(one.condition):
            d.emit(e.ConditionEnded(character=character.id, key=one.condition))
            d.log("{name} is no longer {condition}.", **said)
        return
    condition = _condition(d.campaign, one, character)
    if condition not in character.conditions:
        d.emit(e.ConditionSet(character=character.id, condition=condition))
        ends = expiry_text(d.campaign, condition.expiry, of=character.id)
        d.log("{name} is {condition} {until}." if ends else "{name} is {condition}.", until=ends, **said)


def _condition(campaign: Campaign, one: Effect, character: Character) -> Condition:
    """Return the condition for a character, with the expiry from the file."""
    until = {
        "next-turn": end_of_next_turn(campaign, character.id),
        "encounter": Expiry("encounter-end"),
        "session": Expiry("session-end"),
    }.get(one.until)
    return Condition(one.condition, until)


def _amount(d: Decision, one: Effect, deed: EffectContext, role: str) -> tuple[int, str]:
    """Return the amount, below 0 for a loss, and the roll as text if dice were rolled for it."""
    sign, amount = (-1, one.lose) if one.lose else (1, one.gain)
    roll = resolve_roll(str(amount), deed.look)
    who = DieOwner(d.campaign.character_name(deed.by) if deed.by else tr("Dice"), deed.by)
    dice = roll_terms(roll, Rolling(d, "use", deed.by), who, role)
    return sign * max(0, roll_total(roll, dice, role)), roll_text(roll) if dice else ""


def _change_tracks(d: Decision, one: Effect, deed: EffectContext, role: str) -> None:
    kind = d.campaign.game.track(one.track)
    whom = [character for character in _find_affected(d.campaign, one.to, deed) if character.side in kind.sides]
    if not whom:
        return
    by, made_of = (0, "") if one.fill else _amount(d, one, deed, role)
    for character in whom:
        old, highest = track_value(kind, character), track_maximum(kind, character)
        new = track_default(kind, character) if one.fill else max(kind.lowest, min(old + by, highest))
        if new != old:
            d.emit(e.TrackChanged(character=character.id, track=kind.key, value=new))
        elif made_of:
            d.log("{name}: {track} stays at {value}.", name=character.name, track=kind.name, value=kind.value_text(old))
            continue
        else:
            continue
        d.log(
            "{name}: {track} {old} → {new} ({made})." if made_of else "{name}: {track} {old} → {new}.",
            name=character.name,
            track=kind.name,
            old=kind.value_text(old),
            new=kind.value_text(new),
            made=made_of,
        )


def _change_tokens(d: Decision, game: GameFile, one: Effect, deed: EffectContext, role: str) -> None:
    kind = find_token_kind(game, one.token)
    is_place = one.to not in ("self", "target", "heroes")
    whom = [] if is_place else _find_affected(d.campaign, one.to, deed)
    places = [parse_place(one.to)] if is_place else [character_place(who.id) for who in whom if who.side in kind.lies]
    if not places:
        return
    by, _ = _amount(d, one, deed, role)
    changes, full = [], []
    for place in places:
        moved = add_tokens(d, kind, place, by) if by > 0 else take_tokens(d, kind, place, -by)
        if moved:
            d.emit(e.TokenUsed(use=deed.use, by=_holder_of(place), kinds=(kind.key,) * moved))
            changes.append((place, moved if by > 0 else -moved))
        if moved < by and kind.most:
            full.append(place)
    _tell_changes(d, kind, changes)
    for place in full:
        d.log(
            "{name} already has the maximum number of {tokens}.", name=place_name(d.campaign, place), tokens=kind.plural
        )


def _tell_changes(d: Decision, kind: schema.Token, changes: Sequence[tuple[Place, int]]) -> None:
    """Log added and removed tokens by place: "Mira gains 1 Hope.", "Shared edges: +1 Edge."."""
    names = [(place_name(d.campaign, place), by) for place, by in changes if place.kind == "character"]
    for sentence in tokens_text(names, d.campaign.game.token_kind(kind.key)):
        d.log_raw(sentence)
    for place, by in changes:
        if place.kind != "character" and by:
            said = {"name": place_name(d.campaign, place), "tokens": _count_text(d, kind, abs(by))}
            d.log("{name}: +{tokens}." if by > 0 else "{name}: −{tokens}.", **said)


def parse_place(where: str) -> Place:
    """Return the GM's hand or a pool for its word in the file."""
    return HAND if where == "hand" else pool_place(where)


def place_name(campaign: Campaign, place: Place) -> str:
    """Return the name of a place: a character's name, the hand's, or the pool's."""
    match place.kind:
        case "character":
            return campaign.character_name(CharacterId(place.key))
        case "hand":
            return campaign.game.hand
        case "pool":
            return next((pool.name for pool in campaign.game.pools if pool.key == place.key), place.key)


def _holder_of(place: Place) -> CharacterId:
    return CharacterId(place.key) if place.kind == "character" else NOBODY


def find_token_kind(game: GameFile, key: str) -> schema.Token:
    """Return the file's token kind with this key. Raises Refused if there is none."""
    found = next((token for token in game.tokens if token.key == key), None)
    if found is None:
        raise Refused("This game no longer has that token. Remove it from the row's menu.")
    return found


def _count_text(d: Decision, kind: schema.Token, count: int) -> str:
    return token_count_text(count, d.campaign.game.token_kind(kind.key))


def add_tokens(d: Decision, kind: schema.Token, place: Place, count: int) -> int:
    """Add tokens at a place, up to its limit. Returns how many were added."""
    there = len(d.campaign.tokens_at(place, kind.key))
    room = max(0, kind.most - there) if kind.most else MAX_ADDED_TOKENS
    coming = min(count, room, MAX_ADDED_TOKENS)
    for _ in range(coming):
        d.new_token(Token(id=TokenId(""), kind=kind.key, place=place))
    return coming


def take_tokens(d: Decision, kind: schema.Token, place: Place, count: int) -> int:
    """Remove up to ``count`` tokens from a place. Returns how many were removed."""
    going = d.campaign.tokens_at(place, kind.key)[:count]
    d.emit(*(e.TokenRemoved(token=token.id) for token in going))
    return len(going)


def deal(d: Decision, game: GameFile, heroes: Sequence[Character], *, to_places: bool) -> None:
    """Give heroes their tokens for the start of a session. With ``to_places``, fill the GM's hand and the pools too."""
    for kind in game.tokens:
        for start in kind.start:
            lots: list[tuple[Place, int]] = []
            if start.to == "heroes":
                for hero in heroes:
                    count = flat_sum(resolve_roll(str(start.count), sheet_lookup(game, hero, None)))
                    lots.append((character_place(hero.id), max(0, count)))
            elif to_places and isinstance(start.count, int):
                lots.append((parse_place(start.to), start.count))
            _tell_changes(d, kind, [(place, _deal_to(d, kind, start, place, count)) for place, count in lots])


def _deal_to(d: Decision, kind: schema.Token, start: schema.Start, place: Place, count: int) -> int:
    """Deal tokens to a place. Returns how many were added, below 0 how many were removed."""
    there = len(d.campaign.tokens_at(place, kind.key))
    if start.how == "anew" and there > count:
        taken = take_tokens(d, kind, place, there - count)
        d.emit(e.TokenUsed(use="dealt", by=_holder_of(place), kinds=(kind.key,) * taken))
        return -taken
    coming = add_tokens(d, kind, place, count if start.how == "add" else max(0, count - there))
    if coming:
        d.emit(e.TokenUsed(use="dealt", by=_holder_of(place), kinds=(kind.key,) * coming))
    return coming


def add_token(d: Decision, game: GameFile, command: c.AddToken) -> None:
    """Add a new token by hand. More than the limit needs an override."""
    if command.value is not None:
        raise Refused("This token doesn't show a number.")
    kind = find_token_kind(game, command.kind)
    _check_place(d, kind, command.place)
    d.new_token(Token(id=TokenId(""), kind=kind.key, place=command.place))
    _tell_laid(d, kind, command.place)


def move_token(d: Decision, game: GameFile, command: c.MoveToken) -> None:
    """Move a token by hand from the table to an allowed place. Other moves need an override."""
    token = d.token(command.token)
    if token.place == command.to:
        raise Refused("It is already there.")
    kind = find_token_kind(game, token.kind)
    _check_place(d, kind, command.to)
    if token.place.kind == "character":
        holder = place_name(d.campaign, token.place)
        d.refuse_unless_overruled("That belongs to {holder}. Spend it on one of its uses.", holder=holder)
    d.emit(e.TokenMoved(token=token.id, to=command.to))
    _tell_laid(d, kind, command.to)


def _tell_laid(d: Decision, kind: schema.Token, place: Place) -> None:
    d.label("{token} by hand", token=kind.name)
    said = {"tokens": _count_text(d, kind, 1), "place": place_name(d.campaign, place)}
    d.log("By hand: {place} gets {tokens}." if place.kind == "character" else "By hand: {place}, +{tokens}.", **said)


def _check_place(d: Decision, kind: schema.Token, place: Place) -> None:
    """Refuse a place where this token is not allowed. A place that is full needs an override."""
    where: str = place.kind if place.kind == "hand" else place.key
    if place.kind == "character":
        where = d.character(CharacterId(place.key)).side
    if where not in kind.lies:
        raise Refused("You can't put {token} there.", token=kind.name)
    if kind.most and len(d.campaign.tokens_at(place, kind.key)) >= kind.most:
        name = place_name(d.campaign, place)
        d.refuse_unless_overruled("{name} already has the maximum number of {tokens}.", name=name, tokens=kind.plural)


def spend(d: Decision, game: GameFile, use: schema.Use, command: c.Use, on: CharacterId = NOBODY) -> None:
    """Spend a use's tokens: the chosen ones, or any of the acting character or on the table. Raises Refused.

    If the table pays for a character who could hold such tokens, this is logged.
    """
    if not use.token:
        return
    kind = find_token_kind(game, use.token)
    meant = [d.token(token) for token in command.tokens]
    if any(token.kind != kind.key for token in meant):
        raise Refused("Pay for {use} with {tokens}.", use=use.name, tokens=kind.plural)
    place = meant[0].place if meant else payment_source(d.campaign, kind, command.by)
    if any(token.place != place for token in meant) or len(meant) > use.cost:
        raise Refused("{use} costs {cost}.", use=use.name, cost=_count_text(d, kind, use.cost))
    if place.kind == "character" and place != character_place(command.by):
        raise Refused("Only {holder} can spend that.", holder=place_name(d.campaign, place))
    rest = [token for token in d.campaign.tokens_at(place, kind.key) if token not in meant]
    spent = [*meant, *rest[: use.cost - len(meant)]]
    if len(spent) < use.cost:
        cost, name = _count_text(d, kind, use.cost), place_name(d.campaign, place)
        raise Refused("{use} costs {cost}, and {name} doesn't have enough.", use=use.name, cost=cost, name=name)
    if use.goes == "target":
        target = d.character(on)
        if target.side not in kind.lies or target.id == command.by:
            raise Refused("You can't put {token} there.", token=kind.name)
        to: Place | None = character_place(target.id)
    else:
        to = parse_place(use.goes) if use.goes else None
    d.emit(*(e.TokenMoved(token=token.id, to=to) if to else e.TokenRemoved(token=token.id) for token in spent))
    d.emit(e.TokenUsed(use=use.key, by=command.by, on=on, kinds=(kind.key,) * use.cost))
    if place.kind != "character" and command.by and d.character(command.by).side in kind.lies:
        _tell_changes(d, kind, [(place, -use.cost)])


def payment_source(campaign: Campaign, kind: schema.Token, by: CharacterId) -> Place:
    """Return where a use's tokens come from if none are chosen: the acting character, or else the table."""
    own = character_place(by)
    if by and campaign.tokens_at(own, kind.key):
        return own
    places = [parse_place(where) for where in kind.lies if where not in schema.BOTH]
    filled = next((place for place in places if campaign.tokens_at(place, kind.key)), None)
    return filled or (own if by or not places else places[0])


def find_use(game: GameFile, key: str) -> schema.Use:
    """Return the file's use with this key. Raises Refused if there is none."""
    uses = {use.key: use for use in game.uses}
    return find_or_refuse(uses.__getitem__, key, "This game doesn't have that action.")

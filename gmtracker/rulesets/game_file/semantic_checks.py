"""Check that a game file is consistent: unique and existing keys, valid notations, reachable outcomes.

Each error has its place in the file, and what was expected there.
"""

from collections.abc import Collection, Iterator
from difflib import get_close_matches

from gmtracker.engine.errors import Refused, quote
from gmtracker.i18n import tr
from gmtracker.rulesets.game_file.description import GUARDED_KEYS, POOL_PLACES
from gmtracker.rulesets.game_file.notation import (
    TARGET_PREFIX,
    Sign,
    excess_text,
    find_labels,
    find_refs,
    parse,
    resolve_roll,
)
from gmtracker.rulesets.game_file.odds import compares_dice
from gmtracker.rulesets.game_file.schema import (
    BOTH,
    Against,
    Check,
    Condition,
    Effect,
    FaceCondition,
    GameFile,
    Outcome,
    OutcomeCondition,
    Pool,
    Question,
    Token,
    Track,
    Traits,
    Use,
)
from gmtracker.toml_lines import Place

Found = Iterator[tuple[Place, str]]
Keyed = Traits | Track | Token | Pool | Condition | Check

TO_WHOM = ("self", "target", "heroes")
WHO_ROLLS = ("self", "target")
OF_SHEET = ("level", "tier")
OF_CHECK = ("trait", "link")
OF_RESULT = ("total", "margin")
OF_FORM = ("check", "rank", "against", "their", "their-rank")
MAX_LISTED_NAMES = 12


def find_errors(game: GameFile) -> Found:
    """Yield every inconsistency in a game. None if it can be played."""
    yield from _keys(game)
    for at, group in enumerate(game.traits):
        yield from _check_traits(game, group, ("traits", at))
    for at, track in enumerate(game.tracks):
        yield from _track(game, track, ("tracks", at))
    for at, token in enumerate(game.tokens):
        yield from _check_token(game, token, ("tokens", at))
    for at, use in enumerate(game.uses):
        yield from _use(game, use, ("uses", at))
    names = _names_of_sheet(game)
    yield from _check_notation(game.initiative.roll, names, ("initiative", "roll"))
    if game.initiative.roll and game.initiative.heroes_first:
        yield ("initiative",), tr("use “roll” or “heroes-first”, not both")
    for at, check in enumerate(game.checks):
        yield from _check(game, check, ("checks", at))


def _keys(game: GameFile) -> Found:
    """Yield errors for duplicate keys, and for keys that the program itself uses."""
    for name in ("traits", "tracks", "tokens", "pools", "uses", "conditions", "actions", "encounters", "checks"):
        seen: set[str] = set()
        for at, one in enumerate(getattr(game, name)):
            if one.key in seen:
                yield (name, at, "key"), tr("the key “{key}” is used twice", key=one.key)
            seen.add(one.key)
    for name, guarded in (("uses", GUARDED_KEYS), ("pools", POOL_PLACES)):
        for at, one in enumerate(getattr(game, name)):
            if one.key in guarded:
                yield (name, at, "key"), tr("“{key}” is reserved by gmtracker, so choose another key", key=one.key)
    for name in ("tracks", "tokens", "conditions"):
        taken = {one.key for one in getattr(game, name)}
        for at, one in enumerate(getattr(game, name)):
            if one.was and one.was in taken:
                yield (name, at, "was"), tr("“{key}” is still in use here, so it can't be an old key", key=one.was)
            taken.add(one.was)
    letters: set[str] = set()
    for at, use in enumerate(game.uses):
        if use.shortcut and (use.shortcut in letters or not use.token):
            yield ("uses", at, "shortcut"), tr("use each letter only once, and only for a use that costs a token")
        letters.add(use.shortcut)


def _among(value: str, known: Collection[str], place: Place) -> Found:
    """Yield an error for an unknown key, with the closest key or all available keys."""
    if value in known:
        return
    close = get_close_matches(value, known, n=1)
    if close:
        yield place, tr("“{key}” does not exist (did you mean “{other}”?)", key=quote(value), other=close[0])
    else:
        there = ", ".join(f"“{one}”" for one in [*dict.fromkeys(known)][:MAX_LISTED_NAMES]) or tr("none")
        yield place, tr("“{key}” does not exist (available: {keys})", key=quote(value), keys=there)


def _of(parts: Collection[Keyed], value: str, place: Place, others: Collection[str] = ()) -> Found:
    """Yield an error for a key that no part has. Skipped if keys are duplicate, because the intended one is unknown."""
    keys = [part.key for part in parts]
    if len(set(keys)) == len(keys):
        yield from _among(value, (*others, *keys), place)


def _lying(game: GameFile, token: str, value: str, place: Place, others: Collection[str] = ()) -> Found:
    """Yield an error for a place where tokens of this kind are not allowed.

    With ``others``, sides are not allowed either. Any existing place is accepted if the kind is unknown or itself names
    a missing place. That error is reported once, at the kind.
    """
    sides = {*BOTH} if others else set[str]()
    kinds = [one for one in game.tokens if one.key == token]
    lies = {there for one in kinds for there in one.lies}
    declared = (*POOL_PLACES, *(pool.key for pool in game.pools))
    places = [there for there in declared if there not in sides]
    if value in others or value in lies - sides:
        return
    is_known = len(kinds) == 1 and lies <= {*declared}
    if value in places and is_known:
        yield place, tr("to allow “{token}” there, add “{key}” to its “lies”", token=token, key=value)
    elif value not in places and len(set(places)) == len(places):
        known = [there for there in places if there in lies or not is_known]
        yield from _among(value, (*others, *known), place)


def _check_traits(game: GameFile, group: Traits, place: Place) -> Found:
    if group.lowest > group.highest:
        yield (*place, "lowest"), tr("it must not be higher than “highest”")
    if group.numbers and group.step > 1:
        yield (*place, "step"), tr("use “numbers” or “step”, not both")
    if group.list != "open" and not group.names:
        yield (*place, "names"), tr("a list that is not “open” needs “names”")
    if len(set(group.names)) < len(group.names):
        yield (*place, "names"), tr("the same name is used twice")
    for name in group.aliases:
        yield from _among(name, group.names, (*place, "aliases", name))
    if group.linked_to or group.links:
        yield from _of(game.traits, group.linked_to, (*place, "linked-to"))
        linked = [name for one in game.traits if one.key == group.linked_to for name in one.names]
        for name, link in group.links.items():
            yield from _among(name, group.names, (*place, "links", name))
            yield from _among(link, linked, (*place, "links", name))


def _track(game: GameFile, track: Track, place: Place) -> Found:
    steps = track.highest - track.lowest
    span = {"lowest": track.lowest, "highest": track.highest, "count": steps + 1}
    if steps <= 0:
        yield (*place, "highest"), tr("it must be higher than “lowest” ({lowest})", lowest=track.lowest)
    elif not track.lowest <= track.warn_at <= track.highest:
        yield (*place, "warn-at"), tr("it must be between “lowest” and “highest”")
    elif track.look == "ladder" and len(track.rungs) != steps + 1:
        what = tr("it needs {count} rungs, one for each value from {lowest} to {highest}", **span)
        yield (*place, "rungs"), what
    elif track.rungs and track.look != "ladder":
        yield (*place, "rungs"), tr("only a ladder can have rungs")
    elif track.look == "wheel" and (track.lowest or track.highest > 20):
        yield (*place, "look"), tr("a wheel must start at 0 and end at 20 or less")
    for at, name in enumerate(track.highest_from):
        yield from _among(name, _numbers(game), (*place, "highest-from", at))
    if not track.sides:
        yield (*place, "sides"), tr("name at least one side")


def _numbers(game: GameFile) -> list[str]:
    """Return the names of number traits, as far as the file lists them."""
    return [name for group in game.traits if group.values == "number" for name in group.names]


def _check_token(game: GameFile, token: Token, place: Place) -> Found:
    for at, there in enumerate(token.lies):
        yield from _of(game.pools, there, (*place, "lies", at), POOL_PLACES)
        if there == "hand" and not game.hand:
            yield (*place, "lies", at), tr("the game has no GM's hand, so add one at the top: hand = \"GM's hand\"")
    for at, start in enumerate(token.start):
        here: Place = (*place, "start", at)
        yield from _lying(game, token.key, start.to, (*here, "to"))
        if start.to == "opposition":
            yield (*here, "to"), tr("the opposition can't start a session with tokens")
        if isinstance(start.count, str):
            yield from _check_notation(start.count, _names_of_sheet(game), (*here, "count"), dice=False)
            if start.to != "heroes":
                yield (*here, "count"), tr("only heroes have traits here, so this must be a number")
        elif not 0 <= start.count <= 60:
            yield (*here, "count"), tr("it must be a number from {low} to {high}", low=0, high=60)
        elif token.most and start.count > token.most:
            yield (*here, "count"), tr("it must not be higher than “most”")


def _use(game: GameFile, use: Use, place: Place) -> Found:
    names = _names_of_sheet(game)
    if use.token:
        yield from _of(game.tokens, use.token, (*place, "token"))
    if use.goes:
        yield from _lying(game, use.token, use.goes, (*place, "goes"), ("target",))
    for at, check in enumerate(use.checks):
        yield from _of(game.checks, check, (*place, "checks", at))
    if not use.sides:
        yield (*place, "sides"), tr("name at least one side")
    if use.bonus and use.reroll:
        yield (*place, "reroll"), tr("a use can have a bonus or a reroll, not both")
    if (use.bonus or use.reroll) and not use.token:
        yield (*place, "token"), tr("a use on a check must cost a token")
    if use.reroll and use.when == "before":
        yield (*place, "when"), tr("a reroll must come after the roll")
    yield from _check_notation(use.bonus, names, (*place, "bonus"))
    highest = any(check.reads == "highest" and check.key in (use.checks or (check.key,)) for check in game.checks)
    if highest and _takes_dice(use.bonus, sign=-1):
        yield (*place, "bonus"), tr("here the highest die counts, so no die can be subtracted")
    if _find_labels(use.bonus):
        yield (*place, "bonus"), tr("only dice in a check can have names")
    for at, gives in enumerate(use.gives):
        yield from _gives(game, gives, names, (*place, "gives", at))


def _gives(game: GameFile, gives: Effect, names: Collection[str], place: Place) -> Found:
    """Yield errors of an effect: it must have exactly one subject and a valid recipient."""
    about = [key for key in ("token", "track", "condition", "says", "roll") if getattr(gives, key)]
    if len(about) != 1:
        yield place, tr("it needs exactly one of token, track, condition, says or roll")
        return
    known: dict[str, Collection[Keyed]] = {
        "token": game.tokens,
        "track": game.tracks,
        "condition": game.conditions,
        "roll": game.checks,
    }
    if not gives.says:
        yield from _of(known[about[0]], getattr(gives, about[0]), (*place, about[0]))
    if gives.token:
        yield from _lying(game, gives.token, gives.to, (*place, "to"), TO_WHOM)
    elif gives.roll:
        yield from _among(gives.to, WHO_ROLLS, (*place, "to"))
        if place[0] != "checks":
            yield (*place, "roll"), tr("only an outcome of a check can have a check that follows")
    else:
        yield from _among(gives.to, TO_WHOM, (*place, "to"))
    for key in ("gain", "lose"):
        amount = getattr(gives, key)
        if isinstance(amount, str):
            yield from _check_notation(amount, names, (*place, key))
        elif amount < 0:
            yield (*place, key), tr("it must be 0 or more")
    changes = bool(gives.gain) + bool(gives.lose) + gives.fill
    if (gives.token or gives.track) and changes != 1:
        yield place, tr("it needs exactly one of gain, lose or fill")
    if gives.fill and not gives.track:
        yield (*place, "fill"), tr("“fill” works only with a track")


def _names_of_sheet(game: GameFile) -> list[str]:
    """Return the names that an @ may use wherever a character is known."""
    own = [word for word in OF_SHEET if getattr(game, word)]
    return [*own, *_numbers(game), *(TARGET_PREFIX + name for name in (*own, *_numbers(game)))]


def _find_labels(notation: str) -> tuple[str, ...]:
    try:
        return find_labels(notation)
    except Refused:
        return ()


def _check_notation(text: str, names: Collection[str], place: Place, *, dice: bool = True) -> Found:
    try:
        refs = find_refs(text)
        resolve_roll(text, lambda _ref: 1)
    except Refused as refusal:
        yield place, refusal.sentence.rstrip(".")
        return
    for ref in refs:
        yield from _among(ref, names, place)
    if not dice and _takes_dice(text):
        yield place, tr("you can't roll dice here")


def _check(game: GameFile, check: Check, place: Place) -> Found:
    groups = [group for group in game.traits if group.values == "number"]
    for at, group in enumerate(check.traits):
        yield from _of(groups, group, (*place, "traits", at))
    sheet = _names_of_sheet(game)
    asked = [one.key for one in check.asks]
    chosen = OF_CHECK if check.traits else ()
    for at, one in enumerate(check.asks):
        here: Place = (*place, "asks", at)
        if one.key in (*OF_FORM, *OF_CHECK, *OF_SHEET, *OF_RESULT, *asked[:at]):
            yield (*here, "key"), tr("the key “{key}” is used twice", key=one.key)
        if not one.lowest <= one.start <= one.highest:
            yield (*here, "start"), tr("it must be between “lowest” and “highest”")
        yield from _check_choices(one, sheet, here)
    yield from _check_notation(check.roll, (*asked, *chosen, *sheet), (*place, "roll"))
    if check.reads == "highest":
        yield from _highest(check, place)
    if check.reads == "successes":
        yield from _successes(check, place)
    if check.against:
        yield from _check_opposition(game, check, check.against, groups, sheet, (*place, "against"))
    amounts = (*asked, *chosen, *OF_RESULT, *sheet)
    for at, outcome in enumerate(check.outcomes, 1 - len(check.outcomes)):
        here = (*place, "outcomes", at + len(check.outcomes) - 1)
        if outcome.when is None and at:
            yield here, tr("every outcome except the last needs “when”")
        if outcome.when and not at:
            yield (*here, "when"), tr("the last outcome is the default, so it must not have “when”")
        yield from _outcome(check, outcome, here)
        for number, gives in enumerate(outcome.gives):
            yield from _gives(game, gives, amounts, (*here, "gives", number))


def _excess(check: Check, against: Against) -> str:
    """Return why a roll against another has no exact odds although each alone has. Empty if it has."""
    try:
        own, their = (resolve_roll(text, lambda _ref: 1) for text in (check.roll, against.roll))
    except Refused:
        return ""
    return excess_text(own, their, compares=compares_dice(check))


def _highest(check: Check, place: Place) -> Found:
    """Yield errors for subtracted dice in a check where the highest die counts."""
    with_dice = [ask.key for ask in check.asks if any(_takes_dice(choice.is_) for choice in ask.choices)]
    parts: list[tuple[Place, str]] = [((*place, "roll"), check.roll)]
    parts += [((*place, "against", "roll"), check.against.roll)] if check.against else []
    for at, ask in enumerate(check.asks):
        parts += [((*place, "asks", at, "choices", n, "is"), one.is_) for n, one in enumerate(ask.choices)]
    for here, text in parts:
        if _takes_dice(text, with_dice, sign=-1):
            yield here, tr("here the highest die counts, so no die can be subtracted")


def _takes_dice(notation: str, with_dice: Collection[str] = (), sign: Sign | None = None) -> bool:
    """Whether dice are rolled, with this sign if given. ``with_dice`` are names that stand for dice."""
    try:
        terms = parse(notation)
    except Refused:
        return False
    dice = (one for one in terms if one.term.size or one.size or one.count in with_dice)
    return any(sign is None or one.term.sign == sign for one in dice)


def _successes(check: Check, place: Place) -> Found:
    """Yield an error for a success threshold that is missing or that no die can show."""
    if not check.success_at:
        yield (*place, "success-at"), tr("the key “{key}” is missing", key="success-at")
    elif 0 < (most := _highest_face(check.roll)) < check.success_at:
        yield (*place, "success-at"), tr("no die in the roll can show that (the maximum is {most})", most=most)


def _highest_face(notation: str) -> int:
    """Return the highest face in a roll. 0 if it depends on a name or has no limit."""
    try:
        terms = parse(notation)
    except Refused:
        return 0
    unknown = any(one.size or one.term.explodes or (one.count and not one.term.size) for one in terms)
    return 0 if unknown else max((one.term.size - one.term.less for one in terms), default=0)


def _check_choices(asked: Question, sheet: list[str], place: Place) -> Found:
    names = [choice.name for choice in asked.choices]
    for number, choice in enumerate(asked.choices):
        if choice.name in names[:number]:
            yield (*place, "choices", number, "name"), tr("the same name is used twice")
        yield from _check_notation(choice.is_, sheet, (*place, "choices", number, "is"))


def _check_opposition(
    game: GameFile, check: Check, against: Against, groups: list[Traits], sheet: list[str], place: Place
) -> Found:
    if not against.lowest <= against.number <= against.highest:
        yield (*place, "number"), tr("it must be between “lowest” and “highest”")
    if against.trait:
        yield from _among(against.trait, _numbers(game), (*place, "trait"))
    for at, group in enumerate(against.traits):
        yield from _of(groups, group, (*place, "traits", at))
    yield from _check_notation(against.roll, (*(OF_CHECK if against.traits else ()), *sheet), (*place, "roll"))
    if against.roll and against.trait:
        yield (*place, "trait"), tr("use a trait or a roll here, not both")
    if too_much := _excess(check, against):
        yield (*place, "roll"), too_much.rstrip(".")


def _outcome(check: Check, outcome: Outcome, place: Place) -> Found:
    """Yield errors of an outcome's conditions: only labeled dice can be compared."""
    when = outcome.when
    if when is None:
        return
    labels = _find_labels(check.roll)
    if len(set(labels)) < len(labels):
        yield (*place, "when"), tr("two dice in the roll have the same [name]")
    if when.higher:
        yield from _among(when.higher, labels, (*place, "when", "higher"))
    if when.doubles and len(labels) < 2:
        what = tr("two dice need different [names]: write 2d12 as d12[a] + d12[b]")
        yield (*place, "when", "doubles"), what
    for at, faces in enumerate(when.faces):
        if faces.of:
            yield from _among(faces.of, labels, (*place, "when", "faces", at, "of"))
        if faces.least > faces.most:
            yield (*place, "when", "faces", at, "least"), tr("it must not be higher than “most”")


def find_unreachable_outcomes(game: GameFile) -> Found:
    """Yield outcomes that can never apply, because an earlier one always applies first. The game must be sound."""
    for number, check in enumerate(game.checks):
        for at, outcome in enumerate(check.outcomes):
            whens = [before.when for before in check.outcomes[:at]]
            takes = (
                n for n, when in enumerate(whens, 1) if when and _takes_all(when, outcome.when or OutcomeCondition())
            )
            if first := next(takes, 0):
                what = tr("this outcome can never happen: outcome {number} already covers every case", number=first)
                yield ("checks", number, "outcomes", at, "when"), what


def _takes_all(first: OutcomeCondition, later: OutcomeCondition) -> bool:
    """Whether the later outcome's conditions include all of the first one's."""
    return (
        _is_as_high(later.margin_least, first.margin_least)
        and _is_as_high(later.total_least, first.total_least)
        and (first.margin_most is None or (later.margin_most is not None and later.margin_most <= first.margin_most))
        and first.higher in ("", later.higher)
        and first.doubles <= later.doubles
        and all(any(_shows_all(asked, more) for more in later.faces) for asked in first.faces)
    )


def _is_as_high(later: int | None, first: int | None) -> bool:
    return first is None or (later is not None and later >= first)


def _shows_all(first: FaceCondition, later: FaceCondition) -> bool:
    """Whether dice that match the later condition always match the first one."""
    if not first.least <= later.least <= later.most <= first.most:
        return False
    if first.count:
        return later.count >= first.count and first.of in ("", later.of)
    return not later.count and later.of in ("", first.of)

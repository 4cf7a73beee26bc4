"""Dividing a session into scenes, the encounters and the times between, with the log lines that matter.

The log is folded once, so that each entry is known with the states before and after it.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime
from itertools import groupby

from msgspec import Struct

from gmtracker.engine import events as e
from gmtracker.engine.campaign import OWED_OWNER, Campaign, Character, Encounter, Marker, Place, Token, pool_place
from gmtracker.engine.evolve import evolve
from gmtracker.engine.game_spec import GameSpec
from gmtracker.engine.handlers.expiry import expired_text
from gmtracker.engine.history import Entry
from gmtracker.engine.ids import ActionId, CharacterId, EncounterId
from gmtracker.engine.phrases import group_identical_names, join_names
from gmtracker.i18n import lower_in_english, tr
from gmtracker.summary.render import plain_text
from gmtracker.summary.values import Line, PoolLine, Scene


class TokenMove(Struct, frozen=True):
    """A token that was added, removed or moved. None means out of play."""

    token: Token
    origin: Place | None
    target: Place | None


class Step(Struct, frozen=True):
    """An entry, the states before and after it, and the tokens it moved."""

    entry: Entry
    before: Campaign
    after: Campaign
    moves: tuple[TokenMove, ...]


def build_steps(opening: Campaign, entries: Iterable[Entry]) -> tuple[Step, ...]:
    """Return the steps of all entries, in order, starting from an opening state."""
    steps: list[Step] = []
    now = opening
    for entry in entries:
        before, flows = now, []
        for event in entry.events:
            passage = _token_move(now, event)
            if passage is not None:
                flows.append(passage)
            now = evolve(now, event)
        steps.append(Step(entry, before, now, tuple(flows)))
    return tuple(steps)


def _token_move(campaign: Campaign, event: e.Event) -> TokenMove | None:
    match event:
        case e.TokenAdded(token=token):
            return TokenMove(token, None, token.place)
        case e.TokenMoved(token=moved, to=to):
            there = campaign.token(moved)
            return None if there is None or there.place == to else TokenMove(there, there.place, to)
        case e.TokenRemoved(token=gone):
            there = campaign.token(gone)
            return None if there is None else TokenMove(there, there.place, None)
        case _:
            return None


SceneTime = Callable[[Entry], datetime | None]

BEFORE, BETWEEN, AFTER, WHOLE = (
    tr("Before the first encounter"),
    tr("Between encounters"),
    tr("After the last encounter"),
    tr("At the table"),
)

_QUIET = (
    e.TurnStarted
    | e.TurnReversed
    | e.ActionMarked
    | e.OrderSet
    | e.MarkerSet
    | e.MarkerRemoved
    | e.ProcedureSet
    | e.ProcedureEnded
    | e.EncounterStarted
    | e.TraitSet
    | e.TraitRemoved
    | e.CharacterDescribed
)
"""Events that get no line: turns and marks, upkeep of sheets, and what a scene's heading already says."""

_UPKEEP = e.ProcedureEnded | e.MarkerRemoved
CHECK = "check"
"""The purpose of a check's dice."""


class _Stretch(Struct):
    """Consecutive steps within one encounter, or outside of any (None)."""

    encounter: Encounter | None
    steps: list[Step]


def build_scenes(steps: Sequence[Step], names: dict[CharacterId, str], when: SceneTime) -> tuple[Scene, ...]:
    """Return the scenes in order. Omits a stretch between encounters without any lines."""
    stretches = _stretches(steps)
    fights = [at for at, stretch in enumerate(stretches) if stretch.encounter is not None]
    scenes = []
    for at, stretch in enumerate(stretches):
        if stretch.encounter is not None:
            scenes.append(_encounter_scene(stretch, stretch.encounter, names, when))
        elif lines := _lines(stretch.steps, when):
            title = _between_title(at, fights)
            began, ended = _span(stretch.steps, when)
            notes = scene_notes(stretch.steps)
            scenes.append(Scene(title=title, lines=lines, notes=notes, began=began, ended=ended))
    return tuple(scenes)


def scene_notes(steps: Iterable[Step]) -> tuple[str, ...]:
    """Return the results (of a rest, a Tilt, a death) and the GM's own notes, in order.

    Omits notes that belong to an action, because they are in its line.
    """
    return tuple(
        plain_text(event.text)
        for step in steps
        for event in step.entry.events
        if isinstance(event, e.Noted) and (event.topic == "result" or _is_written_down(step, event))
    )


def _is_written_down(step: Step, event: e.Noted) -> bool:
    return event.topic == "note" and all(isinstance(other, e.Noted | _UPKEEP) for other in step.entry.events)


def owed_texts(steps: Sequence[Step]) -> tuple[str, ...]:
    """Return what is still owed after the steps, in order. In older logs nothing could be ticked off, so all of it."""
    if not steps:
        return ()
    noted = (
        event.text
        for step in steps
        for event in step.entry.events
        if isinstance(event, e.Noted) and event.topic == "owed" and not any(map(_is_listed, step.entry.events))
    )
    return tuple(plain_text(text) for text in (*(marker.text for marker in steps[-1].after.owed_markers()), *noted))


def paid_texts(steps: Iterable[Step]) -> tuple[str, ...]:
    """Return what was owed and is ticked off, in order."""
    return tuple(
        plain_text(marker.text)
        for step in steps
        for marker in step.before.owed_markers()
        if marker.id not in {left.id for left in step.after.owed_markers()}
    )


def _is_listed(event: e.Event) -> bool:
    """Whether an event added something to the list of what is owed."""
    return isinstance(event, e.MarkerSet) and event.marker.owner == OWED_OWNER


def _stretches(steps: Sequence[Step]) -> list[_Stretch]:
    def key(step: Step) -> EncounterId | None:
        encounter = step.after.encounter or step.before.encounter
        return encounter.id if encounter else None

    stretches = []
    for _, group in groupby(steps, key):
        own = list(group)
        stretches.append(_Stretch(own[-1].after.encounter or own[-1].before.encounter, own))
    return stretches


def _encounter_scene(stretch: _Stretch, encounter: Encounter, names: dict[CharacterId, str], when: SceneTime) -> Scene:
    steps = stretch.steps
    game = steps[-1].after.game
    kind = game.encounter_name(encounter.kind)
    heroes, opposition = _sides(steps, names)
    began, ended = _span(steps, when)
    results = (event.result for step in steps for event in step.entry.events if isinstance(event, e.EncounterEnded))
    return Scene(
        title=plain_text(encounter.title)
        or tr("The {encounter}", "at the start of a sentence", encounter=lower_in_english(kind)),
        kind=kind,
        rounds=encounter.round,
        result=plain_text(next(results, "")),
        going_on=steps[-1].after.encounter is not None,
        heroes=heroes,
        opposition=opposition,
        pools=_pool_lines(steps, game),
        notes=(*scene_notes(steps), *_defeat_sentences(steps, names)),
        lines=_lines(steps, when),
        began=began,
        ended=ended,
    )


def _defeat_sentences(steps: Sequence[Step], names: dict[CharacterId, str]) -> Iterator[str]:
    """Yield sentences about characters put out of the fight: "Glass Hound is dying."."""
    game, before, noted = steps[-1].after.game, steps[0].before, _characters_with_result(steps)
    seen = {character.id: character for step in steps for character in step.after.characters}
    fates: dict[str, list[str]] = {}
    for character in seen.values():
        was, worst = before.find_character(character.id), _worst_of(game, character)
        if worst and character.id not in noted and (was is None or _worst_of(game, was) != worst):
            fates.setdefault(worst, []).append(names[character.id])
    for key, those in fates.items():
        template = tr("{name} is {condition}.") if len(those) == 1 else tr("{names} are {condition}.")
        who = join_names(group_identical_names(those))
        yield template.format(name=who, names=who, condition=lower_in_english(game.condition_name(key)))


def _worst_of(game: GameSpec, character: Character) -> str:
    """Return a character's worst condition that puts it out of the fight, or "". Games list the worst last."""
    out = (kind.key for kind in reversed(game.conditions) if kind.out and character.has_condition(kind.key))
    return next(out, "")


def _characters_with_result(steps: Iterable[Step]) -> set[str]:
    """Return the characters whose new condition is already told by a result in the same entry."""
    events = [(step.entry.events, event) for step in steps for event in step.entry.events]
    return {
        event.about
        for others, event in events
        if isinstance(event, e.Noted)
        and event.topic == "result"
        and any(_sets_condition(event.about, x) for x in others)
    }


def _sets_condition(character: str, event: e.Event) -> bool:
    return isinstance(event, e.ConditionSet) and event.character == character


def _sides(steps: Sequence[Step], names: dict[CharacterId, str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the names of all who were in the turn order: heroes and opposition."""
    sides: dict[CharacterId, str] = {}
    for step in steps:
        if step.after.encounter is not None:
            for character in step.after.encounter.order:
                found = step.after.find_character(character)
                sides.setdefault(character, found.side if found else "")
    heroes = tuple(names[character] for character, side in sides.items() if side == "heroes")
    return heroes, tuple(names[character] for character, side in sides.items() if side == "opposition")


def _pool_lines(steps: Sequence[Step], game: GameSpec) -> tuple[PoolLine, ...]:
    """Return the pools that last an encounter, with tokens earned, used and left."""
    lines = []
    for pool in game.pools:
        if pool.lasts != "encounter":
            continue
        earned, used, left = _count_pool_tokens(steps, pool.key)
        for key in pool.tokens:
            if earned[key]:
                kind = game.token_kind(key)
                lines.append(PoolLine(pool=pool.name, kind=kind, earned=earned[key], used=used[key], left=left[key]))
    return tuple(lines)


def _count_pool_tokens(steps: Sequence[Step], pool: str) -> tuple[Counter[str], Counter[str], Counter[str]]:
    """Return the tokens earned, used and left, by kind.

    A token that a later step of the same action gives back was not used. A token that the action earned and then lost
    without a use (a luck die changed the roll) was not earned.
    """
    place = pool_place(pool)
    earned: Counter[tuple[ActionId, str]] = Counter()
    used: Counter[tuple[ActionId, str]] = Counter()
    left: Counter[str] = Counter()
    for step in steps:
        ends = any(isinstance(event, e.EncounterEnded) for event in step.entry.events)
        uses = _kinds_used(step)
        for passage in step.moves:
            kind = passage.token.kind
            of_action = step.entry.action, kind
            if passage.target == place and used[of_action] > 0:
                used[of_action] -= 1
            elif passage.target == place:
                earned[of_action] += 1
            elif passage.origin == place and ends:
                left[kind] += 1
            elif passage.origin == place and not uses[kind] and earned[of_action] > 0:
                earned[of_action] -= 1
            elif passage.origin == place:
                uses[kind] -= 1
                used[of_action] += 1
    left.update(token.kind for token in steps[-1].after.tokens_at(place))
    return _by_kind(earned), _by_kind(used), left


def _kinds_used(step: Step) -> Counter[str]:
    """Return the kinds of tokens that an entry's uses name and that left a place."""
    named = Counter(kind for event in step.entry.events if isinstance(event, e.TokenUsed) for kind in event.kinds)
    return named - Counter(passage.token.kind for passage in step.moves if passage.origin is None)


def _by_kind(counts: Counter[tuple[ActionId, str]]) -> Counter[str]:
    """Return the sums over all actions for each kind."""
    kinds: Counter[str] = Counter()
    for (_, kind), count in counts.items():
        kinds[kind] += count
    return kinds


def _lines(steps: Sequence[Step], when: SceneTime) -> tuple[Line, ...]:
    """Return one line per action for the entries that matter, and for custom effects that a turn change ended.

    Omits a step without a sentence, as in a log from before a resumed check had one.
    """
    told: list[tuple[Entry, str]] = []
    checks = {step.entry.action for step in steps if _rolls_check(step)}
    for at, step in enumerate(steps):
        if _matters(step) or step.entry.action in checks:
            told.append((step.entry, step.entry.sentence))
        elif over := _turn_expiry_text(step, steps[at + 1 :]):
            told.append((step.entry, over))
    lines = []
    for _, group in groupby(told, lambda one: one[0].action):
        entries, sentences = zip(*group, strict=True)
        text = _joined(filter(None, map(plain_text, sentences)))
        overruled = tuple(plain_text(refusal) for entry in entries for refusal in entry.overruled)
        if text or overruled:
            lines.append(Line(text=text, at=when(entries[0]), overruled=overruled))
    return tuple(lines)


def _joined(sentences: Iterable[str]) -> str:
    """Join the sentences of an action. Skips a sentence that the text already ends with."""
    text = ""
    for sentence in sentences:
        if not f" {text}".casefold().endswith(f" {sentence}".casefold()):
            text = f"{text} {sentence}".lstrip()
    return text


def _matters(step: Step) -> bool:
    """Whether an entry gets a line. Turn changes with what expires in them, and mere upkeep, do not."""
    events = step.entry.events
    if step.entry.overruled:
        return True
    if any(isinstance(event, e.TurnReversed) for event in events):
        return False
    turns = any(isinstance(event, e.TurnStarted) for event in events)
    if not turns and any(_changes_custom_effect(step, event) for event in events):
        return True
    return not all(isinstance(event, _QUIET) or (turns and _only_expires(step, event)) for event in events)


def _rolls_check(step: Step) -> bool:
    """Whether a step rolls a check. Then all steps of its action are listed, even those that only decide."""
    return any(isinstance(event, e.DiceRolled) and event.purpose == CHECK for event in step.entry.events)


def _changes_custom_effect(step: Step, event: e.Event) -> bool:
    """Whether a change of a custom effect gets a line: it is new, full or removed, not merely counted."""
    if isinstance(event, e.MarkerSet) and event.marker.is_own:
        now = event.marker
        old = next((marker for marker in step.before.markers if marker.id == now.id), None)
        return old is None or (now.maximum > 0 and now.count == now.maximum != old.count)
    gone = event.marker if isinstance(event, e.MarkerRemoved) else None
    return gone is not None and any(marker.id == gone and marker.is_own for marker in step.before.markers)


def _turn_expiry_text(step: Step, later: Sequence[Step]) -> str:
    """Return sentences about the custom effects that a turn change ended, or "".

    An effect that returns when the turn change is undone has not ended.
    """
    if not any(isinstance(event, e.TurnStarted) for event in step.entry.events):
        return ""
    gone = [marker for marker in step.before.markers if marker.is_own and not _has(step.after, marker)]
    return " ".join(expired_text(step.before, marker) for marker in gone if not _is_restored(marker, later))


def _is_restored(gone: Marker, later: Sequence[Step]) -> bool:
    back = next((step for step in later if _has(step.after, gone)), None)
    return back is not None and any(isinstance(event, e.TurnReversed) for event in back.entry.events)


def _has(campaign: Campaign, one: Marker) -> bool:
    return any(marker.id == one.id for marker in campaign.markers)


def _only_expires(step: Step, event: e.Event) -> bool:
    """Whether a condition merely ends or continues with a turn change."""
    if isinstance(event, e.ConditionSet):
        had = step.before.find_character(event.character)
        return had is not None and had.has_condition(event.condition.key)
    return isinstance(event, e.ConditionEnded)


def _between_title(at: int, fights: Sequence[int]) -> str:
    if not fights:
        return WHOLE
    if at < fights[0]:
        return BEFORE
    return AFTER if at > fights[-1] else BETWEEN


def _span(steps: Sequence[Step], when: SceneTime) -> tuple[datetime | None, datetime | None]:
    return when(steps[0].entry), when(steps[-1].entry)

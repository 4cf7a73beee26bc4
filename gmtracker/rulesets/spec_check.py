"""Validate the game description of another package: types, keys and ranges.

Each error names the object that it is about, with the names of :mod:`gmtracker.engine.game_spec`: "TrackKind “embers”:
highest must be a number".
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from uuid import UUID

import msgspec
from msgspec import Struct

from gmtracker.engine.errors import decoder_message
from gmtracker.engine.game_spec import (
    BOTH_SIDES,
    MAX_STEPS,
    GameSpec,
    HouseRule,
    InputKind,
    Option,
    TrackKind,
    TraitGroup,
    TraitLimit,
    TraitSuggestion,
    UseKind,
)
from gmtracker.i18n import tr

_STEP = re.compile(r"\.(\w+)|\[(\d+)\]", re.ASCII)
_CONTROL = re.compile(r"[\0-\x09\x0b-\x1f\x7f]")
_EXPECTED = re.compile(r"Expected `([^`]+)`.*")
_NO_TEXTS = (bytes, bytearray, datetime, date, time, timedelta, UUID, Decimal)
"""Types that msgspec would encode as strings, but that are not strings where the description is used."""

_LEAST = {"each_turn": 0, "round_seconds": 0}
_MOST = {"each_turn": 20}
MAX_MAGNITUDE = 1_000_000
"""The default limit for numbers in a description, above and below 0. Fields, files and drawings can hold it."""

_KINDS = {
    "int": tr("a number"),
    "str": tr("text"),
    "bool": tr("True or False"),
    "array": tr("a tuple"),
}


def validate_spec(spec: GameSpec) -> Iterator[str]:
    """Yield the errors in a description. After a type error, the rest is not checked."""
    try:
        msgspec.convert(msgspec.to_builtins(spec, builtin_types=_NO_TEXTS), GameSpec)
    except msgspec.ValidationError as error:
        yield _wrong_type(spec, error)
        return
    except TypeError as error:
        yield str(error)
        return
    yield from _keys(spec)
    yield from _references(spec)
    yield from _out_of_range(spec)
    yield from _texts(spec)
    for group in spec.trait_groups:
        yield from _range_faults(group)
        if group.closed and not group.suggested:
            yield _fault(group, tr("a closed group must suggest names"))
    for track in spec.tracks:
        yield from _track(track)
    for use in spec.uses:
        for asked in use.inputs:
            yield from _input_faults(asked)
        yield from _only_with(use)
    yield from _letters(spec)
    for rule in spec.house_rules:
        yield from _house_rule_faults(rule)
    for table in spec.roll_tables:
        if min(table.sections, table.rows) < 1:
            yield _fault(table, tr("sections and rows must be 1 or more"))


def _wrong_type(spec: GameSpec, error: msgspec.ValidationError) -> str:
    """Return a type error that names the innermost object with a key or name."""
    place, words = decoder_message(error)
    value: object = spec
    thing: object = spec
    field = ""
    for name, index in _STEP.findall(place):
        if isinstance(value, Struct):
            thing, field = value, ""
        field += f"[{index}]" if index else name
        value = getattr(value, name, None) if name else _item_at(value, int(index))
    expected = _EXPECTED.fullmatch(words)
    kind = _KINDS.get(expected[1]) if expected else None
    if kind is None:
        return _fault(thing, f"{field}: {words}")
    return _fault(thing, tr("{field} must be {kind}", field=field, kind=kind))


def _item_at(value: object, index: int) -> object:
    return value[index] if isinstance(value, tuple | list) and index < len(value) else None


def _fault(thing: object, what: str) -> str:
    """Return an error text that starts with the object it is about: "TrackKind “embers”: …"."""
    key = getattr(thing, "key", "") or getattr(thing, "name", "")
    key = _CONTROL.sub("", key) if isinstance(key, str) else ""
    named = f"{type(thing).__name__} “{key}”" if key else type(thing).__name__
    return f"{named}: {what}"


def _out_of_range(thing: Struct) -> Iterator[str]:
    """Yield errors for numbers out of range and for lists instead of tuples, recursively."""
    for field in thing.__struct_fields__:
        value = getattr(thing, field)
        low, high = _LEAST.get(field, -MAX_MAGNITUDE), _MOST.get(field, MAX_MAGNITUDE)
        if isinstance(value, int) and not low <= value <= high:
            yield _fault(thing, tr("{field} must be from {low} to {high}", field=field, low=low, high=high))
        if isinstance(value, list | set | frozenset):
            yield _fault(thing, tr("{field} must be {kind}", field=field, kind=_KINDS["array"]))
        for inner in value if isinstance(value, tuple) else (value,):
            if isinstance(inner, Struct):
                yield from _out_of_range(inner)


def _texts(thing: Struct) -> Iterator[str]:
    """Yield errors for control characters, and for empty names of objects without a key, recursively."""
    if isinstance(thing, TraitSuggestion | TraitLimit | Option | InputKind) and not thing.name.strip():
        yield _fault(thing, tr("name must not be empty"))
    for field in thing.__struct_fields__:
        value = getattr(thing, field)
        for inner in value if isinstance(value, tuple) else (value,):
            if isinstance(inner, Struct):
                yield from _texts(inner)
            elif isinstance(inner, str) and _CONTROL.search(inner):
                yield _fault(thing, tr("{field} contains a control character", field=field))


def _keys(spec: GameSpec) -> Iterator[str]:
    """Yield errors for missing or duplicate keys, and for missing names."""
    lists = (
        spec.trait_groups,
        spec.tracks,
        spec.tokens,
        spec.pools,
        spec.conditions,
        spec.actions,
        spec.encounters,
        spec.uses,
        spec.house_rules,
        spec.roll_tables,
    )
    for things in lists:
        times = Counter(thing.key for thing in things)
        for thing in things:
            if not thing.key or not thing.name:
                yield _fault(thing, tr("key and name must not be empty"))
            if times[thing.key] > 1:
                yield _fault(thing, tr("the key is used twice"))


def _references(spec: GameSpec) -> Iterator[str]:
    """Yield errors for references to keys that don't exist."""
    groups, tokens = {group.key for group in spec.trait_groups}, {kind.key for kind in spec.tokens}
    conditions = {kind.key for kind in spec.conditions}
    for group in spec.trait_groups:
        yield from _unknown_faults(group, "linked_to", (group.linked_to,), groups)
    for track in spec.tracks:
        yield from _unknown_faults(track, "limits", (limit.group for limit in track.limits), groups)
        yield from _unknown_faults(track, "sides", track.sides, set(BOTH_SIDES))
    for pool in spec.pools:
        yield from _unknown_faults(pool, "tokens", pool.tokens, tokens)
    for use in spec.uses:
        yield from _unknown_faults(use, "tokens", use.tokens, tokens)
        yield from _unknown_faults(use, "sides", use.sides, set(BOTH_SIDES))
        yield from _unknown_faults(use, "only_in", (asked.only_in for asked in use.inputs), conditions)
        yield from _unknown_faults(use, "suggests", (group for asked in use.inputs for group in asked.suggests), groups)
    for action in spec.actions:
        yield from _unknown_faults(action, "instead_of", (action.instead_of,), {other.key for other in spec.actions})


def _unknown_faults(thing: object, field: str, named: Iterable[str], known: set[str]) -> Iterator[str]:
    for key in named:
        if key and key not in known:
            yield _fault(thing, tr("{field} refers to “{key}”, which does not exist", field=field, key=key))


def _range_faults(thing: TraitGroup | TrackKind | InputKind) -> Iterator[str]:
    if thing.lowest > thing.highest:
        yield _fault(thing, tr("lowest must not be higher than highest"))


def _track(track: TrackKind) -> Iterator[str]:
    yield from _range_faults(track)
    steps = track.highest - track.lowest
    if track.look == "ladder" and len(track.rungs) != steps + 1:
        yield _fault(track, tr("it needs {count} rungs, one for each value", count=steps + 1))
    if track.look == "wheel" and (track.lowest or not 0 < track.highest <= MAX_STEPS["wheel"]):
        yield _fault(track, tr("a wheel must start at 0 and end at {most} or less", most=MAX_STEPS["wheel"]))


def _letters(spec: GameSpec) -> Iterator[str]:
    """Yield errors for actions whose mark is not exactly one letter. A row has room for only one."""
    for action in spec.actions:
        if len(action.letter) != 1 or action.letter.isspace():
            yield _fault(action, tr("letter must be a single letter"))


def _input_faults(asked: InputKind) -> Iterator[str]:
    if asked.kind == "number":
        yield from _range_faults(asked)
    if asked.kind == "choice" and not asked.options:
        yield _fault(asked, tr("a choice must have options"))


def _only_with(use: UseKind) -> Iterator[str]:
    """Yield errors for inputs that depend on an answer that no choice of the same use has."""
    answers = {f"{asked.key}: {option.key}" for asked in use.inputs for option in asked.options}
    for asked in use.inputs:
        yield from _unknown_faults(asked, "only_with", (": ".join(one) for one in asked.required_for), answers)


def _house_rule_faults(rule: HouseRule) -> Iterator[str]:
    of_number = bool(rule.choices or rule.lowest or rule.highest)
    if isinstance(rule.default, bool):
        if of_number:
            yield _fault(rule, tr("{field} must be {kind}", field="default", kind=_KINDS["int"]))
        return
    allowed = rule.default in rule.choices if rule.choices else rule.lowest <= rule.default <= rule.highest
    if not allowed:
        yield _fault(rule, tr("default must be one of the allowed values"))

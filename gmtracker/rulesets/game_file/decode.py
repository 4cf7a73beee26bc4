"""Read a game file: from bytes to a :class:`~gmtracker.rulesets.game_file.schema.GameFile`, or to all its errors.

Nothing in a file is executed. Every error has its line, its key, and what was expected there.
"""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any

import msgspec
from msgspec import Struct, inspect
from msgspec.structs import replace

from gmtracker.engine.errors import Refused, quote, strip_controls
from gmtracker.i18n import format_thousands, tr
from gmtracker.rulesets.game_file.description import build_spec
from gmtracker.rulesets.game_file.schema import FORM, LARGEST_FILE, GameFile
from gmtracker.rulesets.game_file.semantic_checks import find_errors, find_unreachable_outcomes
from gmtracker.rulesets.spec_check import validate_spec
from gmtracker.toml_lines import NotToml, Place, find_lines, nearest_line, read_toml

MAX_FAULTS = 50
MAX_ITEMS = 500
MAX_KEY_LENGTH = 200
STAND_INS: dict[str, object] = {
    "form": FORM,
    "id": "game",
    "letter": "A",
    "success": False,
    **dict.fromkeys(("name", "one", "unit", "units", "plural", "empty", "does", "meaning"), "…"),
}
"""Values for missing keys that nothing else in a file refers to.

With them, a missing key does not hide other errors.
"""
_FORM = inspect.type_info(GameFile)


class Fault(Struct, frozen=True, order=True):
    """An error in a file: its line (0: the whole file), the place, and what was expected."""

    line: int
    where: str
    what: str


class Faulty(Refused):
    """A game file with errors. ``faults`` are all errors found, by line."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        self.faults = faults
        super().__init__("{sentence}", sentence="\n".join(map(fault_text, faults)))

    @classmethod
    def about_file(cls, what: str) -> "Faulty":
        """Return an error about the file as a whole."""
        return cls((Fault(0, "", what),))


def fault_text(fault: Fault) -> str:
    """Return an error as one line: "Line 12, tracks 2, highest: a whole number is expected, not “ten”."."""
    if not fault.line:
        return fault.what
    if not fault.where:
        return tr("Line {line}: {what}", line=fault.line, what=fault.what)
    return tr("Line {line}, {where}: {what}", line=fault.line, where=fault.where, what=fault.what)


def decode_text(data: bytes) -> str:
    """Return the text of a file's bytes with plain line ends. Raises Faulty if it is too large or not text."""
    if len(data) > LARGEST_FILE:
        most = format_thousands(LARGEST_FILE)
        raise Faulty.about_file(tr("The file is too large. A game file can be at most {most} bytes.", most=most))
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Faulty((Fault(line, "", tr("the text is not UTF-8")),)) from None
    return text


def read_game(text: str) -> GameFile:
    """Return the game that a text describes. Raises Faulty with every error in it."""
    value = _read_toml_table(text)
    newer = value.get("form")
    if isinstance(newer, int) and not isinstance(newer, bool) and newer > FORM:
        what = tr(
            "this file needs a newer gmtracker (it uses form {form}, this version reads form {known})",
            form=newer,
            known=FORM,
        )
        raise Faulty((Fault(nearest_line(find_lines(text), ("form",)), "form", what),))
    found = list(_misfits(value, _FORM, ()))
    game = _as_far_as_it_fits(value, [place for place, _ in found])
    if game is not None:
        game = _with_bounds(game)
        found += find_errors(game)
    if game is not None and not found:
        found = [*find_unreachable_outcomes(game), *(((), fault) for fault in validate_spec(build_spec(game, "")))]
        if not found:
            return game
    lines = find_lines(text)
    faults = {Fault(nearest_line(lines, place), _said(place), what) for place, what in found}
    raise Faulty(tuple(sorted(faults)[:MAX_FAULTS]))


def _with_bounds(game: GameFile) -> GameFile:
    """Return the game with the bounds of each trait set to its lowest and highest listed number."""
    groups = (
        replace(group, lowest=min(group.numbers), highest=max(group.numbers)) if group.numbers else group
        for group in game.traits
    )
    return replace(game, traits=tuple(groups))


def _as_far_as_it_fits(value: dict[str, Any], misfits: list[Place]) -> GameFile | None:
    """Return the game without its invalid keys. None if other parts of the file may refer to one of them."""
    for place in misfits:
        inner: Any = value
        for step in place[:-1]:
            inner = inner[step]
        if place and isinstance(inner, dict) and not isinstance(inner.get(place[-1]), dict | list):
            inner.pop(place[-1], None)
    _complete(value, _FORM)
    try:
        return msgspec.convert(value, GameFile)
    except msgspec.ValidationError:
        return None


def _complete(value: Any, kind: inspect.Type) -> None:
    """Add stand-in values for missing keys that nothing else in a file can refer to, recursively."""
    match kind:
        case inspect.Metadata(type=inner):
            _complete(value, inner)
        case inspect.StructType(fields=fields) if isinstance(value, dict):
            for field in fields:
                if field.required and field.encode_name in STAND_INS:
                    value.setdefault(field.encode_name, STAND_INS[field.encode_name])
                if field.encode_name in value:
                    _complete(value[field.encode_name], field.type)
        case inspect.VarTupleType(item_type=inner) if isinstance(value, list):
            for one in value:
                _complete(one, inner)
        case inspect.UnionType(types=types):
            for inner in types:
                _complete(value, inner)


def _read_toml_table(text: str) -> dict[str, Any]:
    try:
        return read_toml(text)
    except NotToml as error:
        what = error.what or tr("invalid TOML ({why})", why=quote(error.words))
        raise Faulty((Fault(error.line, "", what),)) from None


def _said(place: Place) -> str:
    """Return a place as text: "checks 2, outcomes 1, name"."""
    steps = (f" {step + 1}" if isinstance(step, int) else f", {quote(step)}" for step in place)
    return "".join(steps).removeprefix(", ")


def _misfits(value: object, kind: inspect.Type, place: Place) -> Iterator[tuple[Place, str]]:
    """Yield every part of a value that does not match the schema, with its place and what was expected."""
    match kind:
        case inspect.Metadata(type=inner):
            yield from _misfits(value, inner, place)
        case inspect.StructType(fields=fields):
            if isinstance(value, dict):
                yield from _misfits_in_table(value, fields, place)
            else:
                yield place, _expected_text(tr("a table with keys"), value)
        case inspect.VarTupleType():
            if isinstance(value, list):
                yield from _misfits_in_list(value, kind, place)
            else:
                yield place, _expected_text(tr("a list"), value)
        case inspect.DictType(value_type=inner):
            if isinstance(value, dict):
                for key, one in value.items():
                    yield from _misfits(one, inner, (*place, key))
            else:
                yield place, _expected_text(tr("a table with keys"), value)
        case inspect.UnionType(types=types):
            kinds = [one for one in types if not isinstance(one, inspect.NoneType)]
            tries = [list(_misfits(value, one, place)) for one in kinds]
            if all(tries):
                fitting = (said for one, said in zip(kinds, tries, strict=True) if _is_of(value, one))
                yield from next(fitting, tries[-1])
        case _:
            yield from _misfit(value, kind, place)


def _misfits_in_list(value: list[Any], kind: inspect.VarTupleType, place: Place) -> Iterator[tuple[Place, str]]:
    least, most = kind.min_length or 0, kind.max_length or MAX_ITEMS
    if not least <= len(value) <= most:
        yield place, tr("the list must have {low} to {high} items", low=least, high=most)
    for number, one in enumerate(value):
        yield from _misfits(one, kind.item_type, (*place, number))


def _misfits_in_table(
    value: dict[str, Any], fields: tuple[inspect.Field, ...], place: Place
) -> Iterator[tuple[Place, str]]:
    known = {field.encode_name: field for field in fields}
    meant: list[str] = []
    for key, one in value.items():
        if key in known:
            yield from _misfits(one, known[key].type, (*place, key))
            continue
        close = get_close_matches(key, known, n=1)
        meant += close
        if close:
            yield (*place, key), tr("unknown key (did you mean “{key}”?)", key=close[0])
        else:
            yield (*place, key), tr("unknown key (valid keys: {keys})", keys=", ".join(known))
    for field in fields:
        if field.required and field.encode_name not in (*value, *meant):
            yield place, tr("the key “{key}” is missing", key=field.encode_name)


def _misfit(value: object, kind: inspect.Type, place: Place) -> Iterator[tuple[Place, str]]:
    """Yield an error if a plain value does not match its type."""
    match kind:
        case inspect.LiteralType(values=values):
            if value not in values or isinstance(value, bool):
                yield place, _expected_choice_text([str(one) for one in values if one], value)
        case inspect.BoolType():
            if value in ("true", "false"):
                yield place, _without_marks(tr("true or false"), value)
            elif not isinstance(value, bool):
                yield place, _expected_text(tr("true or false"), value)
        case inspect.IntType(ge=low, le=high):
            if isinstance(value, str) and _WHOLE.fullmatch(value):
                yield place, _without_marks(tr("a whole number"), value)
            elif not _is_of(value, kind):
                yield place, _expected_text(tr("a whole number"), value)
            elif not (low if low is not None else value) <= value <= (high if high is not None else value):  # type: ignore[operator]  # value is a number here
                yield place, _expected_text(tr("a number from {low} to {high}", low=low, high=high), value)
        case inspect.StrType():
            yield from ((place, what) for what in _text_misfits(value, kind))


def _text_misfits(value: object, kind: inspect.StrType) -> Iterator[str]:
    """Yield the errors of a text value."""
    most = kind.max_length or MAX_KEY_LENGTH
    if not isinstance(value, str):
        yield _expected_text(tr("text in quotation marks"), value)
    elif len(value) > most:
        yield tr("it is too long ({count} characters, the maximum is {most})", count=len(value), most=most)
    elif strip_controls(value) != value:
        yield tr("it must be one line without tabs or control characters")
    elif kind.pattern and not re.search(kind.pattern, value):
        yield _expected_text(_PATTERNS[kind.pattern], value)
    elif kind.min_length and not value.strip():
        yield tr("it must not be empty")


def _is_of(value: object, kind: inspect.Type) -> bool:
    """Whether a value is at least of the expected basic type, a number or a text."""
    match kind:
        case inspect.IntType():
            return isinstance(value, int) and not isinstance(value, bool)
        case inspect.StrType():
            return isinstance(value, str)
        case _:
            return False


def _expected_text(what: str, value: object) -> str:
    match value:
        case bool():
            given = str(value).lower()
        case int() if abs(value) >= 10**18:
            return tr("expected {what}, got {given}", what=what, given=tr("a number of more than 18 digits"))
        case dict():
            return tr("expected {what}, got {given}", what=what, given=tr("a table"))
        case list():
            return tr("expected {what}, got {given}", what=what, given=tr("a list"))
        case _:
            given = quote(str(value))
    return tr("expected {what}, got “{given}”", what=what, given=given)


def _expected_choice_text(values: list[str], value: object) -> str:
    """Return an error for a value that is none of the valid ones. Names the one that was probably meant."""
    said = _expected_text(tr("one of {values}", values=", ".join(f"“{one}”" for one in values)), value)
    close = get_close_matches(value, values, n=1) if isinstance(value, str) else []
    return tr("{error} (did you mean “{value}”?)", error=said, value=close[0]) if close else said


_WHOLE = re.compile(r"[+-]?[0-9]{1,18}", re.ASCII)


def _without_marks(what: str, value: object) -> str:
    """Return an error for a quoted value that would be right without its quotation marks."""
    return tr("expected {what}, so write {value} without quotation marks", what=what, value=value)


_PATTERNS = {
    "^[a-z][a-z0-9-]{0,39}$": tr("a key of lowercase letters, digits and hyphens"),
    "^[A-Z]$": tr("one capital letter"),
    "^[A-Z]?$": tr("one capital letter"),
}

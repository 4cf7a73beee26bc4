"""Decoding a campaign file. Errors name the place.

Repairs what would prevent playing: a next id that is in use, and procedures that the rules can't read.
"""

import os
import re
from codecs import BOM_UTF8
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from io import BufferedReader
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from gmtracker import rulesets
from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.cached_rules import Rules
from gmtracker.engine.campaign import Campaign, Procedure
from gmtracker.engine.errors import Refused, decoder_message, quote, strip_controls, strip_invisible
from gmtracker.engine.game_spec import ConditionKind
from gmtracker.engine.history import Entry
from gmtracker.engine.ids import CampaignId, id_number
from gmtracker.engine.ruleset import Ruleset
from gmtracker.i18n import format_thousands, tr
from gmtracker.rulesets.wrappers import MissingRuleset
from gmtracker.storage.errors import MissingFileError, StorageError, UnreadableFileError, reason_text
from gmtracker.storage.file_format import (
    FORMAT,
    MAX_FILE_BYTES,
    VERSION,
    RawChapter,
    RawFile,
    StoredChapter,
    encode,
    read_whole,
    with_game,
)
from gmtracker.storage.paths import open_to_read, shown_file_name

PROCEDURE_DROPPED = tr(
    "An open check or award (“{kind}”) couldn't be read, so it was removed. Everything else is unchanged."
)

_RULES_ERRORS = (LookupError, ValueError, TypeError, AttributeError)
"""The errors that rules raise for malformed data."""


def with_free_ids(campaign: Campaign) -> Campaign:
    """Return the state with its id counter above every id in use."""
    used = [
        *(character.id for character in campaign.characters),
        *(token.id for token in campaign.tokens),
        *(marker.id for marker in campaign.markers),
        *(procedure.id for procedure in campaign.procedures),
        *((campaign.encounter.id,) if campaign.encounter else ()),
    ]
    lowest = max(map(id_number, used), default=0) + 1
    return campaign if campaign.next_id >= lowest else replace(campaign, next_id=lowest)


def campaign_rules(campaign: Campaign) -> tuple[Ruleset, tuple[str, ...]]:
    """Return the campaign's game, or a stand-in if it is missing, and notices about it."""
    try:
        if campaign.game.source:
            from gmtracker.storage import game_files  # Games without a game file should not pay for this import.

            return game_files.campaign_copy_rules(campaign)
        return rulesets.load(campaign.ruleset), ()
    except Refused as refusal:
        broken = refusal.sentence if isinstance(refusal, rulesets.RulesetError) else ""
        missing = MissingRuleset(campaign.ruleset, campaign.game, broken)
        return missing, (missing.sentence,)


def without_broken_procedures(campaign: Campaign, ruleset: Ruleset) -> tuple[Campaign, tuple[str, ...]]:
    """Remove the procedures in progress that the game's rules can't read. Returns the state and a sentence for each."""
    in_its_words = with_game(campaign, ruleset.spec())
    readable = tuple(p for p in campaign.procedures if _can_be_read(in_its_words, p, ruleset))
    dropped = tuple(PROCEDURE_DROPPED.format(kind=quote(p.kind)) for p in campaign.procedures if p not in readable)
    return (replace(campaign, procedures=readable) if dropped else campaign), dropped


def _can_be_read(campaign: Campaign, procedure: Procedure, ruleset: Ruleset) -> bool:
    alone = replace(campaign, procedures=(procedure,))
    try:
        rules = Rules(ruleset, alone)
        rules.procedure_view()
        rules.open_check()
        rules.offers()
    except _RULES_ERRORS:
        return False
    return True


UNDECODABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""The errors of msgspec for bytes that can't be decoded."""


def unreadable_error(error: Exception, data: bytes | memoryview, root: str = "$") -> UnreadableFileError:
    """Convert one of :data:`UNDECODABLE` to UnreadableFileError. ``root`` is the place of ``data`` in the file."""
    if isinstance(error, RecursionError):
        return UnreadableFileError(root, tr("the data is nested too deeply"))
    if isinstance(error, UnicodeDecodeError):
        return UnreadableFileError(_with_line(root, data, _first_bad_byte(data)), tr("the text is not UTF-8"))
    if isinstance(error, msgspec.ValidationError):
        place, words = decoder_message(error)
        return UnreadableFileError(root + place, words)
    words, _, byte = str(error).partition(" (byte ")
    if not bytes(data).strip():
        return UnreadableFileError("" if root == "$" else _with_line(root, data, 0), tr("the file is empty"))
    if not byte:
        return UnreadableFileError(_with_line(root, data, len(data)), tr("the file is incomplete"))
    return UnreadableFileError(_with_line(root, data, int(byte[:-1])), quote(words))


def _with_line(root: str, data: bytes | memoryview, at: int) -> str:
    """Return the line and column of a byte as text; for a part of a file, also its place."""
    before = bytes(data[:at])
    line = before.count(b"\n") + 1
    column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8", "replace")) + 1
    if root == "$":
        return tr("line {line}, column {column}", line=line, column=column)
    return tr("{part}, line {line}, column {column}", part=root, line=line, column=column)


def _first_bad_byte(data: bytes | memoryview) -> int:
    try:
        bytes(data).decode("utf-8")
    except UnicodeDecodeError as error:
        return error.start
    return len(data)


_Form = TypeVar("_Form")

MAX_NAME_LENGTH = 10_000
"""The maximum characters of a name that is read."""

MAX_CONDITIONS = 1000
"""The maximum conditions of a character, and the maximum custom conditions of a character or the table."""

MAX_DEPTH = 60
"""The maximum nesting of free-form values. A procedure's data needs four or five levels."""


LARGEST_NUMBER = 10_000
"""The maximum of a number in a procedure's data, or of its opposite. Odds of huge numbers could take minutes."""


class UnknownField(Struct, frozen=True):
    """An unknown field, or an unknown kind of event or command, and its place."""

    place: str
    name: str

    @property
    def sentence(self) -> str:
        """A sentence with the place, saying that it is unknown."""
        return tr("{place}: unknown field “{name}”.", place=self.place, name=quote(self.name))


class ReadEntry(Struct, frozen=True):
    """An entry and the bytes it was read from."""

    entry: Entry
    text: bytes


class ReadCampaign(Struct, frozen=True, kw_only=True):
    """A decoded campaign file: the states and the open chapter. Finished chapters are raw bytes.

    ``version`` is higher than ours in a file of a newer gmtracker. ``unknown`` lists the data that a save drops:
    unknown fields outside the entries, whose bytes are kept.
    """

    campaign: Campaign
    opening: Campaign
    finished: tuple[Raw, ...]
    entries: tuple[ReadEntry, ...]
    undone: tuple[tuple[ReadEntry, ...], ...]
    edited: bool
    version: int = VERSION
    unknown: tuple[UnknownField, ...] = ()


def read_file(path: Path) -> bytes:
    """Return a file's bytes. Raises StorageError if it can't be read or is too large for a campaign."""
    try:
        with _opened(path) as file:
            data = read_whole(file)
    except OSError as error:
        raise _read_error(path, error) from error
    if len(data) > MAX_FILE_BYTES:
        raise _too_large_error(path)
    return data


def read_first_bytes(path: Path, most: int) -> bytes:
    """Return at most ``most`` bytes from the start of a file. Raises StorageError if it can't be read."""
    try:
        with open_to_read(path) as file:
            return file.read(min(most, os.fstat(file.fileno()).st_size + 1))
    except OSError as error:
        raise _read_error(path, error) from error


def _opened(path: Path) -> BufferedReader:
    """Open a file that is not too large for a campaign. It may still grow. Raises OSError or StorageError."""
    file = open_to_read(path)
    if os.fstat(file.fileno()).st_size > MAX_FILE_BYTES:
        file.close()
        raise _too_large_error(path)
    return file


def _read_error(path: Path, error: OSError) -> StorageError:
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return MissingFileError(path)
    why = reason_text(error)
    named = StorageError("Couldn't read “{file}”: {reason}.", file=shown_file_name(path), reason=why)
    return named.with_reason(tr("Couldn't read the file: {reason}.", reason=why))


def _too_large_error(path: Path) -> StorageError:
    named = StorageError("“{file}” is too large for a campaign file.", file=path.name)
    return named.with_reason(tr("The file is too large for a campaign file."))


class CampaignPreview(Struct, frozen=True):
    """The first facts of a campaign's file: its id, name, game and ruleset, and the sessions that were started."""

    id: str
    name: str
    game: str
    ruleset: str
    sessions: int


def read_preview(path: Path) -> CampaignPreview:
    """Read only the state at the start of a campaign's file. Raises StorageError."""
    lines = []
    room = MAX_FILE_BYTES
    try:
        with _opened(path) as file:
            while line := file.readline(room + 1):
                if line.startswith(_OPENING):
                    lines.append(b'"opening": null}')
                    break
                lines.append(line)
                room -= len(line)
                if room < 0:
                    raise _too_large_error(path)
        seen = _GLANCED.decode(b"".join(lines).removeprefix(BOM_UTF8)).campaign
    except OSError as error:
        raise _read_error(path, error) from error
    except UNDECODABLE as error:
        raise unreadable_error(error, b"".join(lines)) from error
    name, game = strip_controls(seen.name), strip_controls(seen.sheet.name)
    return CampaignPreview(seen.id, name, game, seen.ruleset, seen.sessions_held)


def id_in_damaged_file(path: Path) -> str:
    """Return the campaign's id as found in the state at the start of a damaged file, or "" if it can't be read."""
    with suppress(StorageError):
        found = _ID.search(read_first_bytes(path, MAX_FILE_BYTES).partition(b"\n" + _OPENING)[0])
        with suppress(*UNDECODABLE):
            return msgspec.json.decode(found[1], type=str) if found is not None else ""
    return ""


def read_campaign(data: bytes, unknown_in_entries: list[UnknownField] | None = None) -> ReadCampaign:
    """Decode the bytes of a campaign file. Raises UnreadableFileError with the first faulty place.

    Unknown fields in the entries of the open chapter are appended to ``unknown_in_entries``, if given.
    """
    unknown: list[UnknownField] = []
    data = data.removeprefix(BOM_UTF8)
    try:
        file = _decoded_file(data, unknown)
    except UnreadableFileError:
        _check_head(data)
        raise
    check_version(file.version, file.version, "$")
    if not file.chapters:
        raise UnreadableFileError("$.chapters", tr("the current chapter is missing"))
    place = f"$.chapters[{len(file.chapters) - 1}]"
    chapter = _decoded(_CHAPTER, file.chapters[-1], place)
    _check_chapter(chapter, place, file.version)
    written = _decoded(_RAW_CHAPTER, file.chapters[-1], place, unknown)
    if unknown_in_entries is not None:
        for name in ("entries", "undone"):
            raws = msgspec.json.encode(getattr(written, name))
            try:
                unknown_in_entries += unknown_fields(getattr(chapter, name), raws, f"{place}.{name}")
            except UNDECODABLE as error:
                raise unreadable_error(error, raws, f"{place}.{name}") from error
    for state, name in ((file.campaign, "campaign"), (file.opening, "opening")):
        _check_data(state.procedures, f"$.{name}.procedures")
        _check_names(state, f"$.{name}")
        _check_counts(state, f"$.{name}")
    return ReadCampaign(
        campaign=with_free_ids(file.campaign),
        opening=with_game(file.opening, file.campaign.game),
        finished=tuple(file.chapters[:-1]),
        entries=_paired(chapter.entries, written.entries),
        undone=tuple(map(_paired, chapter.undone, written.undone)),
        edited=chapter.edited,
        version=file.version,
        unknown=tuple(unknown),
    )


def with_id(read: ReadCampaign, new_id: str) -> ReadCampaign:
    """Return the campaign with another id, also in its finished chapters."""
    old, new = (b'"id": ' + encode(name) for name in (read.campaign.id, new_id))
    return replace(
        read,
        campaign=replace(read.campaign, id=CampaignId(new_id)),
        opening=replace(read.opening, id=CampaignId(new_id)),
        finished=tuple(Raw(bytes(raw).replace(old, new)) for raw in read.finished),
    )


def read_finished(raw: Raw, place: str, unknown: list[UnknownField] | None = None) -> StoredChapter:
    """Decode a finished chapter with all its entries. Raises UnreadableFileError with the first faulty place.

    Unknown fields are appended to ``unknown``, if given.
    """
    chapter = _decoded(_CHAPTER, raw, place, unknown)
    if chapter.opening is None:
        raise UnreadableFileError(f"{place}.opening", tr("the chapter's starting state is missing"))
    if chapter.undone:
        raise UnreadableFileError(f"{place}.undone", tr("only the last chapter can have steps to redo"))
    _check_chapter(chapter, place, VERSION)
    _check_data(chapter.opening.procedures, f"{place}.opening.procedures")
    return chapter


def read_entry(raw: Raw, place: str) -> ReadEntry:
    """Decode an entry and keep its bytes. Raises UnreadableFileError with the faulty place."""
    entry = _decoded(_ENTRY, raw, place)
    _check_entry_data(entry, place)
    return ReadEntry(entry, bytes(raw))


def read_raw_chapter(raw: Raw, place: str) -> RawChapter:
    """Decode a finished chapter, leaving its entries as bytes. Raises UnreadableFileError."""
    return _decoded(_RAW_CHAPTER, raw, place)


def read_opening(raw: Raw, place: str) -> Campaign:
    """Decode a single state. Raises UnreadableFileError with the faulty place."""
    opening = _decoded(_STATE, raw, place)
    _check_data(opening.procedures, f"{place}.procedures")
    return opening


def _paired(entries: Iterable[Entry], raws: Iterable[Raw]) -> tuple[ReadEntry, ...]:
    return tuple(ReadEntry(entry, bytes(raw)) for entry, raw in zip(entries, raws, strict=True))


def _decoded_file(data: bytes, unknown: list[UnknownField]) -> RawFile:
    """Decode a file except for its chapters. Unknown fields are appended to ``unknown``.

    The fast path reads a file of the expected form in one pass. Any other file is decoded as a whole, which yields the
    place and the reason of a fault.
    """
    try:
        parts = _ALL_RAW.decode(data)
        campaign, opening = _STATE.decode(parts.campaign), _STATE.decode(parts.opening)
        found = [
            *unknown_fields(campaign, parts.campaign, "$.campaign"),
            *unknown_fields(opening, parts.opening, "$.opening"),
        ]
        file = _without_controls(
            RawFile(
                format=parts.format,
                version=parts.version,
                campaign=campaign,
                opening=opening,
                chapters=parts.chapters,
            )
        )
    except UNDECODABLE:
        return _decoded(_FILE, data, "$", unknown)
    unknown += found
    return file


def _decoded(
    decoder: msgspec.json.Decoder[_Form], data: bytes | Raw, place: str, unknown: list[UnknownField] | None = None
) -> _Form:
    try:
        read = _known_kinds_decoded(decoder, data)
        if unknown is not None:
            unknown += unknown_fields(read, data, place)
        return _without_controls(read)
    except UNDECODABLE as error:
        raise unreadable_error(error, memoryview(data), place) from error


def _known_kinds_decoded(decoder: msgspec.json.Decoder[_Form], data: bytes | Raw) -> _Form:
    """Decode bytes, with a stand-in for each event and command of an unknown kind."""
    try:
        return decoder.decode(data)
    except msgspec.ValidationError:
        if decoder not in (_CHAPTER, _ENTRY):
            raise
        plain = msgspec.json.decode(data)
        known = _with_stand_ins(plain)
        if known == plain:
            raise
        return msgspec.convert(known, decoder.type)


def _with_stand_ins(plain: Any) -> Any:
    """Replace each unknown kind in the plain values of a chapter, an entry or a list of them by a stand-in."""
    match plain:
        case {"entries": list()}:
            return {k: _with_stand_ins(v) if k in ("entries", "undone") else v for k, v in plain.items()}
        case {"command": dict(command), "events": list(events)}:
            known = {"command": _stand_in(command, "command", _COMMANDS)}
            return plain | known | {"events": [_stand_in(event, "event", _EVENTS) for event in events]}
        case list():
            return [_with_stand_ins(item) for item in plain]
        case _:
            return plain


def _stand_in(value: object, tag: str, kinds: frozenset[object]) -> object:
    match value:
        case dict() if isinstance(value.get(tag), str) and value[tag] not in kinds:
            return {tag: c.UNKNOWN}
        case _:
            return value


_IN_PART_RAW = (RawFile, RawChapter)


_RETIRED: dict[type[Struct], frozenset[str]] = {ConditionKind: frozenset({"no_turns"})}
"""Fields of earlier gmtracker versions that no longer mean anything, so dropping them loses nothing."""


def unknown_fields(read: object, data: bytes | Raw, place: str) -> Iterator[UnknownField]:
    """Yield the fields in the bytes of a value that were not decoded into it. Skips raw bytes."""
    match read:
        case [Raw(), *_]:
            return  # The finished chapters: splitting them takes as long as reading the whole file.
        case Struct() if not isinstance(read, _IN_PART_RAW) and msgspec.json.format(data, indent=-1) == encode(read):
            return  # Nothing unknown, the usual case: comparing bytes takes a tenth of the time.
        case Struct():
            fields = dict(zip(read.__struct_encode_fields__, read.__struct_fields__, strict=True))
            tag = read.__struct_config__.tag_field
            said = _OBJECT.decode(data)
            if tag and read.__struct_config__.tag == c.UNKNOWN:
                yield UnknownField(f"{place}.{tag}", str(msgspec.json.decode(said[tag])))
                return
            for name, raw in said.items():
                if name in fields:
                    yield from unknown_fields(getattr(read, fields[name]), raw, f"{place}.{name}")
                elif name != tag and name not in _RETIRED.get(type(read), ()):
                    yield UnknownField(place, name)
        case tuple() | list():
            for i, (item, raw) in enumerate(zip(read, _ARRAY.decode(data), strict=True)):
                yield from unknown_fields(item, raw, f"{place}[{i}]")
        case dict():
            for key, raw in _OBJECT.decode(data).items():
                # get(), because decoding strips invisible characters from keys, so this key may be missing.
                yield from unknown_fields(read.get(key), raw, f"{place}.{quote(key)}")


def _without_controls(read: _Form) -> _Form:
    """Strip control characters from a decoded value. Searches its JSON for them first, which is fast."""
    match read:
        case RawFile():
            text = encode((read.campaign, read.opening)).decode()
        case RawChapter():
            text = encode(read.title).decode()
        case _:
            text = encode(read).decode()
    return strip_invisible(read) if not text.isprintable() or _ESCAPED.search(text) else read


def _check_head(data: bytes) -> None:
    """Raise UnreadableFileError if this is no campaign or of a newer version. That says more than the first fault."""
    try:
        head = _HEAD.decode(data)
    except UNDECODABLE:
        return
    if head.format != FORMAT:
        raise UnreadableFileError("", tr("this is not a gmtracker campaign"))
    if isinstance(head.version, int):
        check_version(head.version, VERSION, "$")


def check_version(version: int, newest: int, place: str) -> None:
    """Raise UnreadableFileError for a file version above ``newest`` or below the first.

    A fault in the version of the whole file ("$") has no place, because a JSON path would not help a GM.
    """
    place = "" if place == "$" else f"{place}.version"
    if version > newest:
        why = tr(
            "this file needs a newer gmtracker (it uses format {version}, this version reads up to format {known})"
        )
        raise UnreadableFileError(place, why.format(version=quote(str(version)), known=VERSION))
    if version < VERSION:
        why = tr("there is no campaign file format {version}", version=quote(str(version)))
        raise UnreadableFileError(place, why)


def _check_chapter(chapter: StoredChapter, place: str, newest: int) -> None:
    """Raise UnreadableFileError for an unknown version, entries out of order, or data nested too deeply.

    Undo finds entries by their numbers. Redo groups continue the numbers after the entries.
    """
    check_version(chapter.version, max(newest, VERSION), place)
    last = 0
    for group in (chapter.entries, *reversed(chapter.undone)):
        for i, entry in enumerate(group):
            if entry.id <= last:
                why = tr("the entries are out of order: {number} comes after {last}", number=entry.id, last=last)
                raise UnreadableFileError(f"{place}.entries", why)
            last = entry.id
            _check_entry_data(entry, f"{place}.entries[{i}]")


def _check_entry_data(entry: Entry, place: str) -> None:
    for i, event in enumerate(entry.events):
        if isinstance(event, e.ProcedureSet):
            _check_data((event.procedure,), f"{place}.events[{i}].procedure")


def _check_data(procedures: Iterable[Procedure], place: str) -> None:
    """Raise UnreadableFileError for procedure data that is nested too deeply, or has a number out of range."""
    level: list[object] = [procedure.data for procedure in procedures]
    for _ in range(MAX_DEPTH):
        level = [inner for value in level for inner in _inner_values(value)]
        if any(isinstance(value, int | float) and abs(value) > LARGEST_NUMBER for value in level):
            raise UnreadableFileError(
                place, tr("a number is not between −{most} and {most}", most=format_thousands(LARGEST_NUMBER))
            )
        if not level:
            return
    raise UnreadableFileError(place, tr("the data is nested too deeply"))


def _check_names(state: Campaign, place: str) -> None:
    """Raise UnreadableFileError for a name too long to paint. Names typed in the window are far shorter."""
    names = [(state.name, "name")]
    for i, character in enumerate(state.characters):
        names.append((character.name, f"characters[{i}].name"))
        names.append((character.player, f"characters[{i}].player"))
    for name, where in names:
        if len(name) > MAX_NAME_LENGTH:
            raise UnreadableFileError(f"{place}.{where}", tr("a name is too long to display"))


def _check_counts(state: Campaign, place: str) -> None:
    """Raise UnreadableFileError for more conditions on one character than a window can show."""
    conditions = {character.id: len(character.conditions) for character in state.characters}
    own = Counter(marker.owner for marker in state.markers if marker.is_own)
    for owners, where in ((conditions, "characters"), (own, "markers")):
        if max(owners.values(), default=0) > MAX_CONDITIONS:
            why = tr("there are more than {most} conditions on one character", most=MAX_CONDITIONS)
            raise UnreadableFileError(f"{place}.{where}", why)


def _inner_values(value: object) -> Iterable[object]:
    match value:
        case dict():
            return value.values()
        case list():
            return value
        case _:
            return ()


class _Game(Struct):
    name: str


class _Seen(Struct):
    id: str
    name: str
    sheet: _Game
    ruleset: str = ""
    sessions_held: int = 0


class _Glanced(Struct):
    campaign: _Seen


class _Head(Struct):
    format: object = None
    version: object = None


_ESCAPED = re.compile(r"\\[^\"\\]")
"""The escapes in JSON for control characters, including line ends, which only some texts may have."""


class _AllRaw(Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign file with its large parts not decoded."""

    format: Literal["gmtracker-campaign"]
    version: int
    campaign: Raw
    opening: Raw
    chapters: list[Raw]


_ALL_RAW = msgspec.json.Decoder(_AllRaw)
_FILE = msgspec.json.Decoder(RawFile)
_HEAD = msgspec.json.Decoder(_Head)
_GLANCED = msgspec.json.Decoder(_Glanced)
_OPENING = b'  "opening": '
"""The start of the line after the state, in a file written by this program."""

_ID = re.compile(rb'^    "id": ("(?:[^"\\]|\\.)+")', re.MULTILINE)
"""The line with the campaign's id, in a file written by this program: no other id is indented that little."""

_RAW_CHAPTER = msgspec.json.Decoder(RawChapter)
_CHAPTER = msgspec.json.Decoder(StoredChapter)
_ENTRY = msgspec.json.Decoder(Entry)
_STATE = msgspec.json.Decoder(Campaign)
_OBJECT = msgspec.json.Decoder(dict[str, Raw])
_ARRAY = msgspec.json.Decoder(list[Raw])

_COMMANDS = frozenset(kind.__struct_config__.tag for kind in get_args(c.AnyCommand))
_EVENTS = frozenset(kind.__struct_config__.tag for kind in get_args(e.Event))

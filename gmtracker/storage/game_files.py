"""The user's game files: their folder, the games they define, and the copy that a campaign keeps of its game file.

A campaign is played with the file in the folder or the shipped one if that is valid, else with its own copy. Opening
the campaign reports the differences between the file and the copy.
"""

import re
from collections.abc import Iterator
from functools import partial
from itertools import starmap
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from gmtracker import rulesets
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.errors import Refused, quote
from gmtracker.engine.game_spec import GameSpec
from gmtracker.engine.ruleset import Ruleset
from gmtracker.i18n import join_parts, labeled, tr
from gmtracker.rulesets import GAME_FILE, AvailableGames
from gmtracker.rulesets.game_file.decode import Fault, Faulty, fault_text, read_game
from gmtracker.rulesets.game_file.schema import LARGEST_FILE, GameFile
from gmtracker.storage.errors import StorageError, reason_text
from gmtracker.storage.paths import games_folder, open_to_read, run_with_timeout, shown_file_name
from gmtracker.toml_lines import find_lines, nearest_line

MAX_FILES = 100
MAX_NAMED_CHANGES = 3
"""The maximum changes of a file that are named when a campaign is opened. Others are counted."""

COPY_USED_NOTICE = tr("The campaign uses its own copy of the game. To see all errors, choose “Check game file…”.")
BUILT_IN_USED_NOTICE = tr("The built-in version of the game is used instead.")
_ID_LINE = re.compile(rb"""^[ \t]*id[ \t]*=[ \t]*["']?([a-z][a-z0-9-]*)""", re.MULTILINE)
"""Finds the game's id in a file that is otherwise invalid."""


class UserGameFile(Struct, frozen=True):
    """A game file of the user's: its path, its game's id, and the game, or ``fault_error`` if there is none.

    The id of an invalid file is taken from its id line, or else from its name.
    """

    path: Path
    id: str
    rules: Ruleset | None
    fault_error: Faulty | None = None


def read_game_file(path: Path) -> UserGameFile:
    """Read a game file. The result says what is wrong with an invalid one."""
    return _read_bytes(path, _bytes_of(path))


def _read_bytes(path: Path, data: bytes | OSError) -> UserGameFile:
    try:
        if isinstance(data, OSError):
            raise Faulty.about_file(tr("Couldn't read the file: {reason}.", reason=reason_text(data)))
        rules = rulesets.rules_from_file(data)
    except Faulty as faulty:
        found = _ID_LINE.search(data) if isinstance(data, bytes) else None
        return UserGameFile(path, found[1].decode() if found else path.name.removesuffix(GAME_FILE), None, faulty)
    return UserGameFile(path, rules.id, rules)


def _bytes_of(path: Path) -> bytes | OSError:
    """Return a file's bytes, or why it can't be read."""
    try:
        with open_to_read(path) as file:
            return file.read(LARGEST_FILE + 1)
    except OSError as error:
        return error


def game_file_faults(path: Path) -> tuple[str, ...]:
    """Return the faults of a game file, one line each. An id that an installed game uses is one."""
    found = read_game_file(path)
    if found.rules is not None and rulesets.is_code_ruleset(found.id):
        line = nearest_line(find_lines(found.rules.spec().source), ("id",))
        return (
            fault_text(
                Fault(line, "id", tr("another game already uses the id “{id}”, so choose a different one", id=found.id))
            ),
        )
    return tuple(map(fault_text, found.fault_error.faults)) if found.fault_error else ()


def _files_in(folder: Path) -> list[tuple[Path, bytes | OSError]]:
    """Return the game files of a folder, sorted by name, and their bytes. Empty if there is no such folder."""
    try:
        found = sorted(path for path in folder.iterdir() if path.name.endswith(GAME_FILE))
    except OSError:
        return []
    return [(path, _bytes_of(path)) for path in found[:MAX_FILES]]


def all_available_games() -> AvailableGames:
    """Return all games that can be played: the installed ones and those of the user's files.

    A file replaces the shipped game file with its id, but no other game. Of two files with the same id, the one named
    after the id is used, or else the first. The refusals have a line for each fault of a file.
    """
    offered = rulesets.available_games()
    games = {game.ruleset: game for game in offered.games}
    refusals = list(offered.refusals)
    fixed = games.keys() - set(rulesets.shipped_file_ids())
    own: dict[str, Path] = {}
    try:
        reads = _read_all()
    except StorageError as problem:
        reads = []
        refusals.append(problem.sentence)
    for one in reads:
        if one.rules is None:
            refusals.append(_all_faults_text(one))
        elif one.rules.id in fixed:
            refusals.append(
                tr(
                    "Can't use “{file}”. Another game already uses the id “{id}”.",
                    file=shown_file_name(one.path),
                    id=one.rules.id,
                )
            )
        elif one.rules.id in own:
            refusals.append(
                tr(
                    "“{file}” has the same id as “{other}” (“{id}”), so it is not available. Change one of the ids.",
                    file=shown_file_name(one.path),
                    id=one.rules.id,
                    other=shown_file_name(own[one.rules.id]),
                )
            )
        else:
            own[one.rules.id] = one.path
            games[one.rules.id] = one.rules.spec()
    return AvailableGames(tuple(games.values()), tuple(refusals))


def _unusable_text(one: UserGameFile) -> str:
    first = fault_text(one.fault_error.faults[0]) if one.fault_error else ""
    return tr("Can't use “{file}”. {fault}.", file=shown_file_name(one.path), fault=first.rstrip("."))


def _all_faults_text(one: UserGameFile) -> str:
    """Return why a file can't be played. Several faults take a line each."""
    faults = one.fault_error.faults if one.fault_error else ()
    if len(faults) == 1:
        return _unusable_text(one)
    return "\n".join((tr("Can't use “{file}”.", file=shown_file_name(one.path)), *map(fault_text, faults)))


def unused_file_text(ruleset: str) -> str:
    """Return why the user's version of a shipped game file is not used, or "" if it is used or does not exist.

    Raises StorageError, like :func:`find_game_file`.
    """
    own = find_game_file(ruleset) if ruleset in rulesets.shipped_file_ids() else None
    if own is None or own.rules is not None:
        return ""
    return f"{_all_faults_text(own)}\n{BUILT_IN_USED_NOTICE}"


def find_game_file(ruleset: str) -> UserGameFile | None:
    """Return the user's file of a game, preferring the file named after the game, then files that can be read.

    An invalid file named after the game is returned even if a file of another name is valid. Raises StorageError if
    the folder's disk does not respond in time.
    """
    return next((one for one in _read_all() if one.id == ruleset), None)


def _read_all() -> list[UserGameFile]:
    """Read the user's files: those named after their games first, then the others, valid ones first.

    Raises StorageError if the folder's disk does not respond in time.
    """
    folder = games_folder()
    reads = starmap(_read_bytes, run_with_timeout(folder, partial(_files_in, folder)))
    return sorted(reads, key=lambda one: (one.path.name != one.id + GAME_FILE, one.rules is None))


def load_game(ruleset: str) -> Ruleset:
    """Return the game of an id, preferring the user's file. Raises Refused, naming the id, if there is none."""
    if ruleset not in rulesets.built_in_ids():
        own = find_game_file(ruleset)
        if own is not None and own.rules is not None:
            return own.rules
    return rulesets.load(ruleset)


def campaign_copy_rules(campaign: Campaign) -> tuple[Ruleset, tuple[str, ...]]:
    """Return the rules of a campaign that keeps a copy of its game file, and notices about them.

    Raises Refused if neither the file nor the copy can be played.
    """
    copy = campaign.game.source
    try:
        own = find_game_file(campaign.ruleset)
    except StorageError as problem:
        return _load_copy(campaign), (problem.sentence, COPY_USED_NOTICE)
    if own is not None and own.rules is None:
        return _load_copy(campaign), (_unusable_text(own), COPY_USED_NOTICE)
    try:
        current = own.rules if own is not None and own.rules is not None else rulesets.load(campaign.ruleset)
    except Refused:
        return _load_copy(campaign), ()
    source = current.spec().source
    changed = _changed(copy, source) if source and source != copy else ()
    return current, (_changes_text(current.spec().name, changed),) if changed else ()


def _load_copy(campaign: Campaign) -> Ruleset:
    """Return the game from the campaign's copy. Raises RulesetError if the copy is damaged or another game's."""
    try:
        game = rulesets.rules_from_file(campaign.game.source.encode("utf-8", "replace"))
    except Faulty as faulty:
        why = fault_text(faulty.faults[0]).rstrip(".")
    else:
        if game.id == campaign.ruleset:
            return game
        why = tr("it belongs to the game “{id}”", id=game.id)
    raise rulesets.RulesetError("Can't use this campaign's copy of the game file ({why}).", why=why)


def changes_since_copy(copy: str, own: UserGameFile) -> tuple[str, ...]:
    """Return the differences between a copy and the file, one line each."""
    return _changed(copy, own.rules.spec().source) if own.rules is not None else ()


def write_copy(game: GameSpec) -> Path:
    """Write a game's file to the user's folder, for editing. Returns its path. Raises StorageError."""
    path = games_folder() / (game.ruleset + GAME_FILE)

    def write() -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(game.source)

    try:
        run_with_timeout(path, write)
    except OSError as error:
        raise StorageError(
            "Couldn't save “{file}”: {reason}.", file=shown_file_name(path), reason=reason_text(error)
        ) from error
    return path


def _changed(before: str, after: str) -> tuple[str, ...]:
    try:
        return changes_between(read_game(before), read_game(after))
    except Faulty:
        return (tr("everything"),)


def changes_between(before: GameFile, after: GameFile) -> tuple[str, ...]:
    """Return the differences between two game files, one line each: "tracks “hp”, highest: 10 → 12"."""
    return tuple(_changes(msgspec.to_builtins(before), msgspec.to_builtins(after), ""))


def _changes(before: object, after: object, where: str) -> Iterator[str]:
    if before == after:
        return
    match before, after:
        case dict(), dict():
            for key in {**before, **after}:
                yield from _changes(before.get(key), after.get(key), f"{where}, {key}" if where else key)
        case list() | tuple(), list() | tuple():
            old, new = _by_name(before), _by_name(after)
            for name in {**old, **new}:
                yield from _changes(old.get(name), new.get(name), f"{where} “{name}”")
        case _, dict() | list() | tuple() if not before:
            yield tr("added {where}", where=where)
        case dict() | list() | tuple(), None:
            yield tr("removed {where}", where=where)
        case _:
            yield labeled(where, f"{_plain(before)} → {_plain(after)}")


def _by_name(values: list[Any] | tuple[Any, ...]) -> dict[str, object]:
    """Return the items of a list by their keys or names, or else by their numbers."""
    found: dict[str, object] = {}
    for number, one in enumerate(values, 1):
        name = one.get("key") or one.get("name") or number if isinstance(one, dict) else one
        found[quote(str(name))] = one
    return found


def _plain(value: object) -> str:
    return "–" if value is None or value == "" else quote(str(value))


def _changes_text(game: str, changed: tuple[str, ...]) -> str:
    more = len(changed) - MAX_NAMED_CHANGES
    said = join_parts(changed[:MAX_NAMED_CHANGES])
    if more > 0:
        said = tr("{changes} and {count} more", changes=said, count=more)
    return labeled(tr("The game file for {game} has changed", game=game), said)

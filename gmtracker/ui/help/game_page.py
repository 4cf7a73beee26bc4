"""A game's page in the help: a few words of our own, and what its sheet says of itself, in Markdown."""

from collections.abc import Iterable
from functools import reduce

from gmtracker.engine.sheet import Sheet, TrackKind, UseKind
from gmtracker.engine.wording import listed
from gmtracker.summary.markdown import escape
from gmtracker.words import tr

LOOKS = {
    "wheel": tr("a wheel of segments"),
    "pips": tr("pips in a row"),
    "bar": tr("a bar"),
    "ladder": tr("steps with names"),
    "number": tr("a number"),
}


def game_page(sheet: Sheet, opening: str = "") -> str:
    """The page of a game. ``opening`` is Markdown of our own; everything after it comes from the sheet."""
    tokens = [use for use in sheet.uses if use.tokens and (use.menu != "flow" or use.drop_zone)]
    rows = [use for use in sheet.uses if use.menu == "row" and use not in tokens]
    table = [use for use in sheet.uses if use.menu == "table" and use not in tokens]
    parts = (
        (tr("Tracks"), "", [_line(track.name, _track(track)) for track in sheet.tracks]),
        (tr("Where tokens lie"), "", _places(sheet)),
        (tr("What tokens are good for"), "", [_line(use.name, _use(sheet, use)) for use in tokens]),
        (
            tr("What characters can do"),
            tr("From the menu of a row."),
            [_line(use.name, escape(use.does)) for use in rows],
        ),
        (tr("What is done for all"), tr("In the *Play* menu."), [_line(use.name, escape(use.does)) for use in table]),
        (tr("Actions of a turn"), "", [_line(action.letter, escape(action.name)) for action in sheet.actions]),
        (tr("Conditions"), "", [_line(kind.name, escape(kind.meaning)) for kind in sheet.conditions]),
        (
            tr("House rules"),
            tr("What your table may play otherwise, in *Campaign → House rules…*"),
            [_line(rule.name, escape(rule.changes)) for rule in sheet.house_rules],
        ),
    )
    sections = [_section(*part) for part in parts if part[2]]
    return "\n\n".join([f"# {escape(sheet.name)}", *([opening.strip()] if opening else []), *sections, ""])


def _section(title: str, beneath: str, lines: Iterable[str]) -> str:
    return "\n\n".join([f"## {title}", *([beneath] if beneath else []), "\n".join(lines)])


def _line(name: str, says: str) -> str:
    return f"- **{escape(name)}**: {says}"


def _track(track: TrackKind) -> str:
    """How a track is drawn, how far it goes, and whose it is."""
    told = [LOOKS[track.look]]
    if track.rungs:
        told.append(listed([escape(rung) for rung in track.rungs]))
    elif track.limits:
        limit, lowest = _either(escape(limit.name) for limit in track.limits), track.told(track.lowest)
        told.append(
            tr("from {lowest} up to the character’s {limit}", lowest=lowest, limit=limit)
            if track.lowest
            else tr("up to the character’s {limit}", limit=limit)
        )
    else:
        told.append(tr("{lowest} to {highest}", lowest=track.told(track.lowest), highest=track.highest))
    if track.load_from_tokens:
        told.append(tr("tokens that are held count as well"))
    if track.starts_full:
        told.append(tr("full at first"))
    if track.sides == ("heroes",):
        told.append(tr("for heroes"))
    return f"{', '.join(told)}."


def _places(sheet: Sheet) -> list[str]:
    """The pools and the GM's own place, each with when it fills."""
    places = [_line(pool.name, escape(pool.empty)) for pool in sheet.pools]
    if sheet.hand and sheet.hand_empty:
        places.append(_line(sheet.hand, escape(sheet.hand_empty)))
    return places


def _use(sheet: Sheet, use: UseKind) -> str:
    """What a use does, with the tokens that pay for it where the game has others too."""
    if len(use.tokens) == len(sheet.tokens):
        return escape(use.does)
    return f"{escape(use.does)} *({_either(escape(sheet.token_kind(kind).name) for kind in use.tokens)})*"


def _either(names: Iterable[str]) -> str:
    """One or another, of at least one: "Wits or Grace"."""
    return reduce(lambda one, other: tr("{one} or {other}", one=one, other=other), names)

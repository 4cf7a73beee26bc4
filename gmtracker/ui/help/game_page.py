"""A game's page in the help: a few words of our own, and what its sheet says of itself, in Markdown."""

from collections.abc import Iterable

from gmtracker.engine.sheet import Sheet, TrackKind, UseKind
from gmtracker.engine.wording import listed
from gmtracker.summary.markdown import escape

LOOKS = {
    "wheel": "a wheel of segments",
    "pips": "pips in a row",
    "bar": "a bar",
    "ladder": "steps with names",
    "number": "a number",
}


def game_page(sheet: Sheet, opening: str = "") -> str:
    """The page of a game. ``opening`` is Markdown of our own; everything after it comes from the sheet."""
    tokens = [use for use in sheet.uses if use.tokens and (use.menu != "flow" or use.drop_zone)]
    rows = [use for use in sheet.uses if use.menu == "row" and use not in tokens]
    table = [use for use in sheet.uses if use.menu == "table" and use not in tokens]
    parts = (
        ("Tracks", "", [_line(track.name, _track(track)) for track in sheet.tracks]),
        ("Where tokens lie", "", _places(sheet)),
        ("What tokens are good for", "", [_line(use.name, _use(sheet, use)) for use in tokens]),
        ("What characters can do", "From the menu of a row.", [_line(use.name, escape(use.does)) for use in rows]),
        ("What is done for all", "In the *Play* menu.", [_line(use.name, escape(use.does)) for use in table]),
        ("Actions of a turn", "", [_line(action.letter, escape(action.name)) for action in sheet.actions]),
        ("Conditions", "", [_line(kind.name, escape(kind.meaning)) for kind in sheet.conditions]),
        (
            "House rules",
            "What your table may play otherwise, in *Campaign → House rules…*",
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
        lowest = "" if track.lowest == 0 else f"from {track.told(track.lowest)} "
        told.append(f"{lowest}up to the character’s {' or '.join(escape(limit.name) for limit in track.limits)}")
    else:
        told.append(f"{track.told(track.lowest)} to {track.highest}")
    if track.load_from_tokens:
        told.append("tokens that are held count as well")
    if track.starts_full:
        told.append("full at first")
    if track.sides == ("heroes",):
        told.append("for heroes")
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
    kinds = " or ".join(escape(sheet.token_kind(kind).name) for kind in use.tokens)
    return f"{escape(use.does)} *({kinds})*"

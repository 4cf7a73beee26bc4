"""What the help has to read: the guide's pages, then one for every game."""

import re
from collections.abc import Callable, Iterator
from functools import partial

from msgspec import Struct

from gmtracker.engine.errors import Refused
from gmtracker.engine.sheet import Sheet
from gmtracker.rulesets import load
from gmtracker.summary.markdown import escape
from gmtracker.ui.actions import Actions, usual_keys
from gmtracker.ui.help.game_page import game_page
from gmtracker.ui.languages import in_language
from gmtracker.words import tr

GUIDE = ("first-evening", "hands-and-keys", "players-and-looks", "safe-and-sound")
CODE = re.compile(r"`([^`\n]+)`")


class Page(Struct, frozen=True):
    """A page by its title; ``text`` gives its Markdown when it is opened."""

    title: str
    text: Callable[[], str]


def pages(games: tuple[tuple[str, str], ...], actions: Actions, open_sheet: Sheet | None) -> Iterator[Page]:
    """The pages, in order. ``games`` are those that can be played (id, name).

    ``open_sheet`` is the sheet of the campaign on the table, which has its page even where its game is missing.
    """
    for name in GUIDE:
        text = in_language("guide", f"{name}.md").read_text("utf-8")
        yield Page(text.partition("\n")[0].removeprefix("# "), partial(with_own_keys, text, actions))
    sheets: dict[str, tuple[str, Callable[[], Sheet]]] = {
        game: (name, partial(_sheet_of, game)) for game, name in games
    }
    if open_sheet is not None:
        sheets[open_sheet.ruleset] = (open_sheet.name, lambda: open_sheet)
    for game, (name, sheet) in sheets.items():
        yield Page(name, partial(_game, game, sheet))


def with_own_keys(text: str, actions: Actions) -> str:
    """Markdown of the guide with each usual key exchanged for the one that its action has here, in bold."""
    own = {
        usual_keys(act): actions.keys_of(act) or tr("{action} (no key)", action=actions.name_of(act, now=False))
        for act, _ in actions.items()
        if usual_keys(act)
    }
    return CODE.sub(lambda found: f"**{escape(own.get(found[1], found[1]))}**", text)


def _sheet_of(game: str) -> Sheet:
    return load(game).sheet()


def _game(game: str, sheet: Callable[[], Sheet]) -> str:
    """A game's page; the refusal where the game cannot be loaded any more."""
    opening = in_language("guide", "games", f"{game}.md")
    try:
        return game_page(sheet(), opening.read_text("utf-8") if opening.is_file() else "")
    except Refused as refusal:
        return refusal.sentence

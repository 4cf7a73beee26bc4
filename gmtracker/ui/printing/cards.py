"""Two cards for the table: the keyboard shortcuts, and the cheat sheet of the game's tokens."""

from collections.abc import Iterable, Sequence

from gmtracker.engine.game_spec import GameSpec, TokenKind, UseKind
from gmtracker.i18n import labeled, tr
from gmtracker.ui.printing.blocks import BODY, MUTED, STRONG, TITLE, Cell, Padded, Row, Stack, Text
from gmtracker.ui.printing.drawings import kind_mark
from gmtracker.ui.printing.pagination import MM, POINT, Block, Section
from gmtracker.ui.printing.summary import CONTINUED, SPACE, Document, in_pairs, section_head
from gmtracker.ui.theme.spacing import native_keys

KEY_WIDTH = 44 * MM
NAME_WIDTH = 46 * MM
AT_THE_TABLE = (
    (tr("Space, Shift+Space"), tr("Next or previous turn (when the roster has focus)")),
    ("Enter", tr("Pick up or drop a token, open a sheet, or edit a number")),
    (tr("Arrows"), tr("Select a row or token, or a target for the token you carry")),
    (tr("2 to 9"), tr("While carrying stones: take that many")),
    (tr("+ and −"), tr("Raise or lower the track by one")),
    (tr("Letters"), tr("Mark the action with that letter")),
    ("Alt+↑, Alt+↓", tr("Move a row earlier or later (when sorted by turn)")),
    ("→, ←", tr("Expand or collapse a group of identical foes")),
    (native_keys("Alt+A"), tr("Override a refusal (“Anyway”)")),
    ("Esc", tr("Cancel, close, or return to now")),
)


def key_card(groups: Iterable[tuple[str, Sequence[tuple[str, str]]]]) -> Document:
    """Return the card of shortcuts; ``groups`` are the menus: a title with the actions' names and keys."""
    title = tr("Shortcuts")
    sections = [_title_section(title, tr("Your gmtracker shortcuts"))]
    sections += [
        _build_section(group, in_pairs([_key_row(keys, name) for name, keys in lines], gap=6 * MM))
        for group, lines in groups
        if lines
    ]
    sections.append(_build_section(tr("At the table"), [_key_row(keys, does) for keys, does in AT_THE_TABLE]))
    return Document(
        heading=title,
        title=title,
        name=tr("gmtracker shortcuts"),
        footer=f"gmtracker · {title}",
        sections=tuple(sections),
    )


def cheat_sheet(game: GameSpec) -> Document:
    """Return the cheat sheet of a game: pools, tokens, character and table actions, conditions."""
    pools = [Text(labeled(pool.name, pool.empty), BODY) for pool in game.pools]
    tokens = [use for use in game.uses if use.tokens and use.menu != "flow"]
    rows = [use for use in game.uses if use.menu == "row"]
    for_all = [use for use in game.uses if use.menu == "table"]
    parts = (
        (tr("Where tokens go"), pools),
        (tr("What tokens do"), [_use(game, use) for use in tokens]),
        (tr("Character actions"), [_use(game, use) for use in rows if use not in tokens]),
        (tr("Table actions"), [_use(game, use) for use in for_all]),
        (tr("Conditions"), [_message_row(kind.name, kind.meaning) for kind in game.conditions]),
    )
    sections = (_title_section(game.name, tr("what tokens do")), *(_build_section(*part) for part in parts if part[1]))
    title = tr("{game} cheat sheet", game=game.name)
    return Document(heading=title, title=title, name=title, footer=f"gmtracker · {title}", sections=sections)


def _title_section(title: str, beneath: str) -> Section:
    return Section(blocks=(Stack((Text(title, TITLE), Text(beneath, MUTED))),))


def _build_section(title: str, blocks: Sequence[Block]) -> Section:
    padded = tuple(Padded(block, bottom=2 * POINT) for block in blocks)
    return Section(padded, section_head(title), section_head(CONTINUED.format(title)), space=SPACE, together=True)


def _key_row(keys: str, does: str) -> Block:
    return Row((Cell(Text(keys, STRONG), fixed=KEY_WIDTH), Cell(Text(does, BODY))), gap=3 * MM)


def _message_row(name: str, message: str) -> Block:
    return Row((Cell(Text(name, STRONG), fixed=NAME_WIDTH), Cell(Text(message, BODY))), gap=3 * MM)


def _use(game: GameSpec, use: UseKind) -> Block:
    """Return a row with a use and the tokens that pay for it."""
    kinds: list[TokenKind] = [game.token_kind(kind) for kind in use.tokens]
    marks = tuple(Cell(kind_mark(kind), fixed=5 * MM) for kind in kinds)
    return Row(
        (Cell(Text(use.name, STRONG), fixed=NAME_WIDTH), Cell(Text(use.description, BODY)), *marks), gap=1.5 * MM
    )

"""The token ledger as a table: a row a holder, with what was had, got, used and carries over beside the tracks."""

from collections.abc import Iterable, Sequence

from gmtracker.engine.sheet import TokenKind
from gmtracker.summary import wording as say
from gmtracker.summary.values import Ledger, TokenCount, TrackLine
from gmtracker.ui.paper.drawings import TOKEN, WHEEL, rule, strip, token_mark, wheel
from gmtracker.ui.paper.elements import Cell, Padded, Row, Stack, Text
from gmtracker.ui.paper.letters import NUMBER, SMALL, STRONG
from gmtracker.ui.paper.pagination import Block
from gmtracker.ui.paper.units import MM, POINT
from gmtracker.words import tr

INDENT = TOKEN + 3.5 * POINT
TIMES = 16 * POINT
GAP = 3 * MM
LEGEND = 26 * MM
KINDS_IN_A_LINE = 4
COLUMNS = (
    (tr("Hero"), 26.0),
    ("", 31.0),
    (tr("Had"), 12.0),
    (tr("Got"), 36.0),
    (tr("Used on"), 42.0),
    (tr("Carries over"), 19.0),
)


def column_heads() -> Block:
    """What the columns are called."""
    return Padded(_row([Text(name, SMALL) for name, _ in COLUMNS]), bottom=2 * POINT)


def ledger_row(holder: Ledger) -> Block:
    """One holder's line of the table, with a rule above it."""
    name: list[Block] = [Text(holder.name, STRONG)]
    if holder.player:
        name.append(Text(holder.player, SMALL))
    name += [Text(f"{track.kind.name} {say.way(track)}", SMALL) for track in holder.tracks if not track.is_drawn]
    if holder.conditions:
        name.append(Text(", ".join(holder.conditions), SMALL))
    holds = bool(holder.tracks or holder.had or holder.got or holder.carries)
    cells = [
        Stack(tuple(name)),
        Stack(tuple(_track(track) for track in holder.tracks if track.is_drawn), gap=2 * POINT),
        _counts(holder.had) if holds else Stack(()),
        Stack(tuple(_moved(gain.tokens, say.gain(gain)) for gain in holder.got)),
        Stack(tuple(_moved(deed.tokens, say.deed(deed)) for deed in holder.used)),
        _counts(holder.carries) if holds else Stack(()),
    ]
    return Stack((rule(), Padded(_row(cells), top=3 * POINT, bottom=4 * POINT)))


def legend(kinds: Sequence[TokenKind]) -> Block:
    """What the marks in the table are, at the right end of the line."""
    cells = [Cell(_marked(TokenCount(kind, 1), Text(kind.name, SMALL)), fixed=LEGEND) for kind in kinds]
    lines = [cells[at : at + KINDS_IN_A_LINE] for at in range(0, len(cells), KINDS_IN_A_LINE)]
    return Stack(tuple(Row((Cell(Stack(())), *line)) for line in lines))


def _row(blocks: Iterable[Block]) -> Block:
    shares = [share for _, share in COLUMNS]
    return Row(tuple(Cell(block, share) for block, share in zip(blocks, shares, strict=True)), gap=GAP)


def _track(track: TrackLine) -> Block:
    told = [Text(track.kind.name, SMALL), Text(say.way(track), NUMBER if track.look == "wheel" else STRONG)]
    if say.peak(track):
        told.append(Text(say.peak(track), SMALL))
    drawn = wheel(track) if track.look == "wheel" else strip(track)
    return Row((Cell(drawn, fixed=WHEEL), Cell(Stack(tuple(told)))), gap=2.5 * MM)


def _counts(counts: Iterable[TokenCount]) -> Block:
    """How many of each kind. The legend below the table names the marks."""
    lines = [_marked(count, Text(str(count.count), STRONG)) for count in counts]
    return Stack(tuple(lines)) if lines else Text("–", SMALL)


def _moved(tokens: tuple[TokenCount, ...], text: str) -> Block:
    """Tokens and what became of them. Each kind has a mark; the number stands behind it unless it is one."""
    marks: list[Cell] = []
    for count in tokens:
        marks.append(Cell(token_mark(count), fixed=INDENT))
        if count.count > 1:
            marks.append(Cell(Text(f"×{count.count}", STRONG), fixed=TIMES))
    return Row((*marks, Cell(Text(text))))


def _marked(count: TokenCount, text: Text) -> Block:
    return Row((Cell(token_mark(count), fixed=INDENT), Cell(text)))

"""The sections of a session summary, and how each part is laid out.

The token ledger is a table with one row per holder: what they had, gained, spent and carry over, beside their tracks.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from gmtracker.engine.game_spec import TokenKind
from gmtracker.i18n import tr
from gmtracker.summary import phrases as say
from gmtracker.summary.values import (
    CheckLine,
    DiceLine,
    Heading,
    Ledger,
    Line,
    Scene,
    SessionSummary,
    TokenCount,
    TrackLine,
)
from gmtracker.ui.printing.blocks import (
    BODY,
    FACTS,
    HEAD,
    INK,
    MUTED,
    NUMBER,
    OVER,
    RIGHT,
    SMALL,
    SMALL_RIGHT,
    STRONG,
    SUBHEAD,
    TITLE,
    Cell,
    OneLine,
    Padded,
    Row,
    Stack,
    Text,
    TextStyle,
)
from gmtracker.ui.printing.drawings import TOKEN, WHEEL, check_box, dash, faces_chart, rule, strip, token_mark, wheel
from gmtracker.ui.printing.pagination import MM, POINT, Block, Section

INDENT = TOKEN + 3.5 * POINT
TIMES = 16 * POINT
GAP = 3 * MM
LEGEND = 26 * MM
KINDS_IN_A_LINE = 4
COLUMNS = (tr("Hero"), "", tr("At start"), tr("Gained"), tr("Spent on"), tr("Carries over"))
Shares: TypeAlias = tuple[float, ...]
"""The relative widths of the columns."""

_SHARES: Shares = (26, 31, 12, 36, 42, 19)
_SHARES_WITH_LAPSES: Shares = (24, 29, 9, 33, 30, 41)


def shares_for(holders: Iterable[Ledger]) -> Shares:
    """Return the column widths for these holders: expired tokens need room for a sentence."""
    return _SHARES_WITH_LAPSES if any(holder.lapses for holder in holders) else _SHARES


def column_heads(shares: Shares) -> Block:
    """Return the row of column headings."""
    return Padded(_shared_row([Text(name, SMALL) for name in COLUMNS], shares), bottom=2 * POINT)


def ledger_row(holder: Ledger, shares: Shares) -> Block:
    """Return one holder's row of the table, with a rule above it."""
    name: list[Block] = [Text(holder.name, STRONG)]
    if holder.player:
        name.append(Text(holder.player, SMALL))
    name += [
        Text(f"{track.kind.name} {say.change_text(track)}", SMALL) for track in holder.tracks if not track.is_drawn
    ]
    if holder.conditions:
        name.append(Text(", ".join(holder.conditions), SMALL))
    holds = bool(holder.tracks or holder.had or holder.got or holder.carries)
    cells = [
        Stack(tuple(name)),
        Stack(tuple(_track(track) for track in holder.tracks if track.is_drawn), gap=2 * POINT),
        _counts(holder.had) if holds else Stack(()),
        Stack(tuple(_moved(gain.tokens, say.gain_text(gain)) for gain in holder.got)),
        Stack(tuple(_moved(deed.tokens, say.token_use(deed)) for deed in holder.used)),
        _left(holder) if holds else Stack(()),
    ]
    return Stack((rule(), Padded(_shared_row(cells, shares), top=3 * POINT, bottom=4 * POINT)))


def legend(kinds: Sequence[TokenKind]) -> Block:
    """Return the legend of the token marks, aligned to the right."""
    cells = [Cell(_marked_count(TokenCount(kind, 1), Text(kind.name, SMALL)), fixed=LEGEND) for kind in kinds]
    lines = [cells[at : at + KINDS_IN_A_LINE] for at in range(0, len(cells), KINDS_IN_A_LINE)]
    return Stack(tuple(Row((Cell(Stack(())), *line)) for line in lines))


def _shared_row(blocks: Iterable[Block], shares: Shares) -> Block:
    return Row(tuple(Cell(block, share) for block, share in zip(blocks, shares, strict=True)), gap=GAP)


def _track(track: TrackLine) -> Block:
    told = [Text(track.kind.name, SMALL), Text(say.change_text(track), NUMBER if track.look == "wheel" else STRONG)]
    if say.peak(track):
        told.append(Text(say.peak(track), SMALL))
    drawn = wheel(track) if track.look == "wheel" else strip(track)
    return Row((Cell(drawn, fixed=WHEEL), Cell(Stack(tuple(told)))), gap=2.5 * MM)


def _counts(counts: Iterable[TokenCount]) -> Block:
    """Return how many there are of each kind. The legend names the marks."""
    lines = [_marked_count(count, Text(str(count.count), STRONG)) for count in counts]
    return Stack(tuple(lines)) if lines else Text("–", SMALL)


def _left(holder: Ledger) -> Block:
    """Return what carries over, and what happens to the rest."""
    lost = tuple(Text(say.expired_tokens_text(lapse), SMALL) for lapse in holder.lapses)
    return Stack((_counts(holder.carries), *lost)) if holder.carries or not lost else Stack(lost)


def _moved(tokens: tuple[TokenCount, ...], text: str) -> Block:
    """Return tokens and what happened to them: a mark for each kind, with its number unless that is one."""
    marks: list[Cell] = []
    for count in tokens:
        marks.append(Cell(token_mark(count), fixed=INDENT))
        if count.count > 1:
            marks.append(Cell(Text(f"×{count.count}", STRONG), fixed=TIMES))
    return Row((*marks, Cell(Text(text))))


def _marked_count(count: TokenCount, text: Text) -> Block:
    return Row((Cell(token_mark(count), fixed=INDENT), Cell(text)))


SPACE = 14 * POINT
SCENE_GAP = 6 * POINT
CLOCK = 11 * MM
CONTINUED = tr("{} (continued)")
_TAG = TextStyle(8, bold=True, colour="warning.text")


def sections(summary: SessionSummary) -> tuple[Section, ...]:
    """Return all sections in order: an overview intended for the first page, then the session in full."""
    return tuple(_list_sections(summary))


def _list_sections(summary: SessionSummary) -> Iterator[Section]:
    yield Section(blocks=(_title_block(summary.heading),))
    if summary.told_scenes:
        yield _build_section(tr("What happened"), map(_scene_block, summary.told_scenes), gap=SCENE_GAP)
    yield from _next_session(summary)
    yield from _ledger_sections(summary)
    if summary.checks:
        yield _checks(summary.checks)
    if summary.dice:
        yield _build_section(
            tr("Dice luck"), map(_dice_line_row, summary.dice), heads=_dice_heading_row(), together=True
        )
    yield from _full_log_sections([scene for scene in summary.scenes if scene.lines])


def _title_block(heading: Heading) -> Block:
    lines = (
        OneLine(heading.campaign, OVER),
        Text(say.session_name(heading), TITLE),
        Text(say.session_time(heading), MUTED),
        Text(say.present(heading), BODY),
    )
    return Stack(lines)


def _build_section(
    title: str, blocks: Iterable[Block], *, heads: Block | None = None, gap: float = 0.0, together: bool = False
) -> Section:
    def head(words: str) -> Block:
        return section_head(words) if heads is None else Stack((section_head(words), heads))

    again = head(CONTINUED.format(title))
    return Section(tuple(blocks), head(title), again, space=SPACE, gap=gap, together=together)


def section_head(words: str, beside: Block | None = None) -> Block:
    """Return a section's heading, with an optional block at the right end, and a rule below."""
    title: Block = OneLine(words, HEAD)
    if beside is not None:
        title = Row((Cell(title, share=2), Cell(beside, share=3)))
    return Stack((title, rule("text", 1), Padded(Stack(()), top=3 * POINT)))


def _scene_block(scene: Scene) -> Block:
    parts: list[Block] = [
        Row((Cell(Text(scene.title, SUBHEAD)), Cell(Text(say.scene_facts(scene), FACTS))), gap=4 * MM)
    ]
    if scene.result:
        parts.append(Text(scene.result, STRONG))
    if sides := say.scene_sides(scene):
        parts.append(Text(sides, MUTED))
    if scene.pools:
        parts.append(_pools_block(scene))
    parts += [_marked_row(dash(), Text(note)) for note in scene.notes]
    return Stack(tuple(parts))


def _pools_block(scene: Scene) -> Block:
    lines = [_marked_row(token_mark(say.earned_tokens(line)), Text(say.pool_line(line), MUTED)) for line in scene.pools]
    return Stack(tuple(in_pairs(lines, gap=4 * MM)))


def _next_session(summary: SessionSummary) -> Iterator[Section]:
    """Yield what carries over as one box: its blocks have a common background and no gaps."""
    title = tr("At the start of the next session")
    owed = [_marked_row(check_box(), Text(text)) for text in summary.owed]
    owed += [Text(say.labeled(tr("Settled"), text), SMALL) for text in summary.paid]
    carried = [_carried_row(hero.name, say.next_start_text(hero)) for hero in summary.going_on]
    carried += [_carried_row(name, say.tokens(counts)) for name, counts in summary.left_on_the_table]
    carried += [_carried_row(tr("Still in play"), " · ".join(summary.counters))] if summary.counters else []
    blocks = [*owed, *in_pairs(carried, gap=6 * MM)]
    if not blocks:
        return
    if owed and carried:
        blocks[len(owed)] = Padded(blocks[len(owed)], top=5 * POINT)
    blocks[-1] = Padded(blocks[-1], bottom=7 * POINT)
    yield Section(
        blocks=tuple(_box(block) for block in blocks),
        head=_box(Padded(OneLine(title, HEAD), top=6 * POINT, bottom=3 * POINT)),
        repeated_head=_box(Padded(OneLine(CONTINUED.format(title), HEAD), top=6 * POINT, bottom=3 * POINT)),
        space=SPACE,
        together=True,
    )


def _box(block: Block) -> Block:
    return Padded(block, left=14 * POINT, right=14 * POINT, ground=INK.raised, bar=INK.accent.text, bar_width=3 * POINT)


def _carried_row(name: str, what: str) -> Block:
    return Row((Cell(Text(name, STRONG), share=2), Cell(Text(what), share=3)), gap=3 * MM)


def _ledger_sections(summary: SessionSummary) -> Iterator[Section]:
    holders = summary.heroes + summary.others
    if holders:
        title = say.ledger_title(summary)
        shares = shares_for(holders)
        rows = tuple(ledger_row(holder, shares) for holder in holders)
        head, again = (
            Stack((section_head(words, legend(summary.kinds)), column_heads(shares)))
            for words in (title, CONTINUED.format(title))
        )
        yield Section(rows, head, again, space=SPACE)


_CHECK_COLUMNS = (
    (tr("Who"), 7),
    (tr("What"), 10),
    (tr("Total"), 7),
    (tr("Outcome"), 10),
    (tr("Chance"), 7),
    (tr("Spent"), 9),
)


def _checks(lines: Sequence[CheckLine]) -> Section:
    """Return a table of checks. A column without any content is left out."""
    told = [_check(line) for line in lines]
    filled = [at for at in range(len(_CHECK_COLUMNS)) if any(texts[at] for texts in told)]

    def row(texts: Sequence[str], *styles: TextStyle) -> Block:
        """Return a row. ``styles`` are those of the first columns; the last style also applies to the rest."""
        styled = ((at, styles[min(at, len(styles) - 1)]) for at in filled)
        cells = (Cell(Text(texts[at], style), share=_CHECK_COLUMNS[at][1]) for at, style in styled)
        return Padded(Row(tuple(cells), gap=3 * MM), bottom=2 * POINT)

    heads = row([name for name, _ in _CHECK_COLUMNS], SMALL)
    rows = [row(texts, STRONG, BODY) for texts in told]
    return _build_section(tr("Key checks"), rows, heads=heads, together=True)


def _check(line: CheckLine) -> tuple[str, ...]:
    totals, outcome, chance = say.check_totals(line), say.check_outcome(line), say.check_chance(line)
    return line.who, say.check_name(line), totals, outcome, chance, line.spent


_DICE_COLUMNS = (38 * MM, 34 * MM, 12 * MM, 16 * MM, 28 * MM)


def _dice_table_row(*blocks: Block) -> Block:
    """Lay out one row of the dice statistics in its fixed columns; also used for the heading."""
    *fixed, last = blocks
    cells = [Cell(block, fixed=wide) for block, wide in zip(fixed, _DICE_COLUMNS, strict=True)]
    return Row((*cells, Cell(last)), gap=3 * MM)


def _dice_heading_row() -> Block:
    words = (tr("Dice"), tr("Rolled"))
    right = (tr("Mean"), tr("Expected"))
    heads = [Text(word, SMALL) for word in words] + [Text(word, SMALL_RIGHT) for word in right]
    return Padded(
        _dice_table_row(*heads, Text("", SMALL), Text(tr("Rolls of each face, from 1 up (dashes: expected)"), SMALL)),
        bottom=2 * POINT,
    )


def _dice_line_row(line: DiceLine) -> Block:
    chart: Block = faces_chart(line) if line.faces else Stack(())
    return Padded(
        _dice_table_row(
            Text(say.dice_name(line), STRONG),
            Text(f"{line.count} ({say.dice_source(line)})"),
            Text(say.mean(line.mean), RIGHT),
            Text(say.mean(line.expected), RIGHT),
            Text(say.against_chance(line)),
            chart,
        ),
        top=2 * POINT,
        bottom=3 * POINT,
    )


def _full_log_sections(scenes: Iterable[Scene]) -> Iterator[Section]:
    for place, scene in enumerate(scenes):
        head: Block = _log_head(scene.title)
        if place == 0:
            head = Stack((section_head(tr("Session log")), head))
        yield Section(
            blocks=tuple(_log_line(line) for line in scene.lines),
            head=head,
            repeated_head=_log_head(CONTINUED.format(scene.title)),
            space=SCENE_GAP if place else SPACE,
            leaves_page_one=place == 0,
        )


def _log_head(title: str) -> Block:
    return Padded(OneLine(title, SUBHEAD), bottom=1 * POINT)


def _log_line(line: Line) -> Block:
    told: list[Block] = [Text(line.text)]
    told += [
        Row((Cell(Text(tr("Overridden by the GM"), _TAG), fixed=32 * MM), Cell(Text(refusal, SMALL))))
        for refusal in line.overruled
    ]
    clock = say.clock(line.at) if line.at else ""
    return Padded(Row((Cell(Text(clock, MUTED), fixed=CLOCK), Cell(Stack(tuple(told))))), bottom=1 * POINT)


def in_pairs(blocks: Sequence[Block], gap: float) -> list[Block]:
    """Return the blocks in rows of two."""
    cells = [*map(Cell, blocks), Cell(Stack(()))]
    return [Row((cells[at], cells[at + 1]), gap) for at in range(0, len(blocks), 2)]


def _marked_row(mark: Block, text: Block) -> Block:
    return Row((Cell(mark, fixed=INDENT), Cell(text)))


@dataclass(frozen=True)
class Document:
    """Something to print; ``title`` names it, ``name`` is its file name, ``footer`` is on every page.

    ``heading`` is its window's title.
    """

    heading: str
    title: str
    name: str
    footer: str
    sections: tuple[Section, ...]


def summary_document(summary: SessionSummary) -> Document:
    """Return a session's summary as a document."""
    campaign, session = summary.heading.campaign, say.session_name(summary.heading)
    return Document(
        heading=tr("{session} · Summary", session=session),
        title=f"{campaign} · {session}",
        name=tr("{campaign} - Session {number}", campaign=campaign, number=summary.heading.number),
        footer=f"{campaign} · {session}",
        sections=sections(summary),
    )

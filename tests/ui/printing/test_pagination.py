from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest

from hypothesis import given
from hypothesis import strategies as st

from gmtracker.ui.printing.pagination import Block, Page, Section, paginate

WIDTH = 100.0
PAGE = 100.0


@dataclass(frozen=True)
class Lines:
    """A block of lines that can be split between them; ``head`` names the section it is the heading of."""

    name: str
    heights: tuple[float, ...]
    first: int = 0
    head: str = ""
    is_again: bool = False

    def height(self, width: float) -> float:
        assert width == WIDTH
        return sum(self.heights)

    def paint(self, painter: object, rect: object) -> None:
        raise AssertionError("nothing is painted here")

    def split(self, width: float, height: float) -> "tuple[Block, Block] | None":
        fitting = sum(sum(self.heights[: n + 1]) <= height for n in range(len(self.heights)))
        if fitting == 0:
            return None
        return (
            Lines(self.name, self.heights[:fitting], self.first),
            Lines(self.name, self.heights[fitting:], self.first + fitting),
        )


BLOCKS = st.lists(st.lists(st.integers(1, 30), min_size=1, max_size=5), min_size=1, max_size=6)
SHAPES = st.tuples(BLOCKS, st.integers(0, 25), st.integers(0, 25), st.integers(0, 20), st.integers(0, 9))
FLAGS = st.tuples(st.booleans(), st.booleans())


def a_section(
    name: str, shape: tuple[list[list[int]], int, int, int, int], flags: tuple[bool, bool] = (False, False)
) -> Section:
    """Return a section of blocks with lines of these heights; a heading of height 0 is left out."""
    blocks, head, again, space, gap = shape
    return Section(
        blocks=tuple(Lines(f"{name}.{n}", tuple(float(high) for high in heights)) for n, heights in enumerate(blocks)),
        head=Lines("head", (float(head),), head=name) if head else None,
        repeated_head=Lines("again", (float(again),), head=name, is_again=True) if again else None,
        space=float(space),
        gap=float(gap),
        together=flags[0],
        leaves_page_one=flags[1],
    )


@st.composite
def documents(draw: st.DrawFn) -> list[Section]:
    """Draw some sections, each named by its number."""
    shapes = draw(st.lists(st.tuples(SHAPES, FLAGS), max_size=3))
    return [a_section(str(n), shape, flags) for n, (shape, flags) in enumerate(shapes)]


def pieces(pages: tuple[Page, ...]) -> Iterator[Lines]:
    """Yield everything that was placed, in order."""
    for page in pages:
        for placed in page:
            assert isinstance(placed.block, Lines)
            yield placed.block


@given(documents())
def test_lines_are_never_lost_doubled_or_reordered(sections: list[Section]) -> None:
    placed = [
        (piece.name, piece.first + n)
        for piece in pieces(paginate(sections, WIDTH, PAGE))
        if not piece.head
        for n in range(len(piece.heights))
    ]
    wanted = [
        (block.name, n)
        for section in sections
        for block in section.blocks
        if isinstance(block, Lines)
        for n in range(len(block.heights))
    ]
    assert placed == wanted


@given(documents())
def test_block_that_fits_a_page_is_not_split(sections: list[Section]) -> None:
    names = [piece.name for piece in pieces(paginate(sections, WIDTH, PAGE)) if not piece.head]
    for section in sections:
        room = PAGE - max(high.height(WIDTH) for high in (section.head, section.repeated_head, _NOTHING) if high)
        for block in section.blocks:
            assert isinstance(block, Lines)
            if block.height(WIDTH) <= room:
                assert names.count(block.name) == 1


@given(documents())
def test_blocks_neither_overlap_nor_leave_the_page(sections: list[Section]) -> None:
    for page in paginate(sections, WIDTH, PAGE):
        bottom = 0.0
        for placed in page:
            assert placed.top >= bottom
            bottom = placed.top + placed.height
        assert bottom <= PAGE


@given(documents())
def test_heading_is_never_last_on_a_page(sections: list[Section]) -> None:
    for page in paginate(sections, WIDTH, PAGE):
        for placed, below in zip_longest(page, page[1:]):
            if isinstance(placed.block, Lines) and placed.block.head:
                assert below is not None
                assert isinstance(below.block, Lines)
                assert below.block.name.startswith(f"{placed.block.head}.")


@given(documents())
def test_section_continued_on_a_page_repeats_its_heading(sections: list[Section]) -> None:
    pages = paginate(sections, WIDTH, PAGE)
    heads = {str(n): section for n, section in enumerate(sections)}
    seen: set[str] = set()
    for page in pages:
        first = page[0].block if page else None
        if isinstance(first, Lines):
            name = first.head or first.name.partition(".")[0]
            assert first.is_again == (name in seen and heads[name].repeated_head is not None)
        seen |= {piece.name.partition(".")[0] for piece in pieces((page,)) if not piece.head}


@given(documents())
def test_every_page_has_something_on_it(sections: list[Section]) -> None:
    pages = paginate(sections, WIDTH, PAGE)
    assert len(pages) == 1 or all(pages)


def test_empty_document_is_one_empty_page() -> None:
    assert paginate([], WIDTH, PAGE) == ((),)


def page_of(pages: tuple[Page, ...], name: str) -> int:
    """Return the page, from 1, that contains a block."""
    return next(n for n, page in enumerate(pages, start=1) if name in [piece.name for piece in pieces((page,))])


def test_section_kept_together_moves_whole_to_the_next_page() -> None:
    above = a_section("0", ([[60]], 0, 0, 0, 0))
    shape = ([[20], [20], [20]], 10, 10, 0, 0)
    assert page_of(paginate([above, a_section("1", shape)], WIDTH, PAGE), "1.0") == 1
    assert page_of(paginate([above, a_section("1", shape, (True, False))], WIDTH, PAGE), "1.0") == 2


def test_full_log_leaves_page_one_unless_everything_fits() -> None:
    above = a_section("0", ([[60]], 0, 0, 0, 0))
    log = a_section("1", ([[10], [10]], 10, 10, 0, 0), (False, True))
    after = a_section("2", ([[20]], 0, 0, 0, 0))
    assert page_of(paginate([above, log], WIDTH, PAGE), "1.0") == 1
    assert page_of(paginate([above, log, after], WIDTH, PAGE), "1.0") == 2


def test_full_log_follows_an_overview_longer_than_page_one() -> None:
    above = a_section("0", ([[90], [30]], 0, 0, 0, 0))
    log = a_section("1", ([[10]] * 20, 10, 10, 0, 0), (False, True))
    assert page_of(paginate([above, log], WIDTH, PAGE), "1.0") == 2


def test_space_before_a_section_is_dropped_at_the_page_top() -> None:
    sections = [a_section("0", ([[90]], 0, 0, 0, 0)), a_section("1", ([[20]], 0, 0, 15, 0))]
    assert paginate(sections, WIDTH, PAGE)[1][0].top == 0


_NOTHING = Lines("", (0.0,))

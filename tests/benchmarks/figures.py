"""A figure, what it stands beside, and the table of them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from statistics import median
from time import perf_counter

from msgspec import Struct


class Figure(Struct, frozen=True, kw_only=True):
    """Something that was measured, and at most how much it may be.

    With a ``base`` the ``limit`` is so many times that; without one it is in the ``unit`` itself, and without a limit
    the figure is there to be looked at.
    """

    what: str
    measured: float
    unit: str = "ms"
    base: float | None = None
    limit: float | None = None

    @property
    def ratio(self) -> float:
        """How many times the base, or how much in the unit where there is none."""
        return self.measured if self.base is None else self.measured / self.base

    @property
    def holds(self) -> bool:
        """Whether the figure is within its limit."""
        return self.limit is None or self.ratio <= self.limit

    def cells(self) -> tuple[str, ...]:
        """The figure as a line of the table."""
        beside = "" if self.base is None else f"{_plain(self.base)} {self.unit}"
        ratio = "" if self.base is None else f"{self.ratio:.2f} ×"
        times = self.unit if self.base is None else "×"
        limit = "" if self.limit is None else f"{self.limit:g} {times}"
        verdict = "" if self.limit is None else "yes" if self.holds else "NO"
        return self.what, f"{_plain(self.measured)} {self.unit}", beside, ratio, limit, verdict


def took(work: Callable[[], object]) -> float:
    """How long some work takes, in milliseconds."""
    start = perf_counter()
    work()
    return (perf_counter() - start) * 1000


def by_turns(works: Mapping[str, Callable[[], float]], times: int) -> dict[str, list[float]]:
    """What each of some works measures, taken by turns so that what else the machine does hits them alike."""
    measured: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(times):
        for name, work in works.items():
            measured[name].append(work())
    return measured


def medians(measured: Mapping[str, Sequence[float]]) -> dict[str, float]:
    """The median of each."""
    return {name: median(figures) for name, figures in measured.items()}


def fastest(measured: Mapping[str, Sequence[float]]) -> dict[str, float]:
    """The smallest of each: what it takes when nothing else gets in the way."""
    return {name: min(figures) for name, figures in measured.items()}


def percentile(figures: Sequence[float], percent: int) -> float:
    """The figure that so many per cent of all do not exceed."""
    return sorted(figures)[min(len(figures) - 1, len(figures) * percent // 100)]


def table(figures: Iterable[Figure]) -> str:
    """All figures as a Markdown table with columns of one width."""
    heads = ("what", "measured", "beside", "ratio", "at most", "holds")
    lines = [heads, *(figure.cells() for figure in figures)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    lines.insert(1, tuple("-" * width for width in widths))
    return "\n".join(
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) + " |" for line in lines
    )


LINE, NAMES, LIMIT_AT, SHOWN, WIDE = 20, 370, 200, 2.5, 1000
"""The picture: a line's height, where bars begin, how long one at its limit is, how many limits fit, and its width."""


def drawn(figures: Iterable[Figure]) -> str:
    """All figures that have a limit as an SVG picture: how long a bar is tells how much of its limit a figure is."""
    held = [figure for figure in figures if figure.limit]
    high, limit = LINE * (len(held) + 1), NAMES + LIMIT_AT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDE}" height="{high}" fill="#ffffff"/>',
        *(_bar(figure, LINE * line) for line, figure in enumerate(held, 1)),
        f'<path d="M{limit} 4V{high}" stroke="#222222"/><text x="{limit + 4}" y="14">at most</text></svg>',
    ]
    return "\n".join(parts) + "\n"


def _bar(figure: Figure, top: int) -> str:
    name, measured, _, ratio, limit, _ = (escape(cell) for cell in figure.cells())
    share = min(figure.ratio / (figure.limit or 1), SHOWN)
    colour = "#3b7a57" if figure.holds else "#b0452c"
    beside = max(share, 1) * LIMIT_AT + NAMES + 6
    return (
        f'<text x="{NAMES - 8}" y="{top + 13}" text-anchor="end">{name}</text>'
        f'<rect x="{NAMES}" y="{top + 3}" width="{share * LIMIT_AT:.0f}" height="{LINE - 6}" fill="{colour}"/>'
        f'<text x="{beside:.0f}" y="{top + 13}">{ratio or measured} of {limit}</text>'
    )


def _plain(number: float) -> str:
    return f"{number:.0f}" if number >= 100 else f"{number:.1f}" if number >= 1 else f"{number:.4f}"

"""Measure everything and print the table; ``--plot FILE`` draws it, too. Ends with 1 where a limit does not hold.

``--store FILE`` measures a part of it in a minute or two and writes it down; with ``--since FILE`` another state of the
program ends with 1 where something is worse than that by 15 % each time of three.
"""

import os
import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path

from tests.benchmarks.figures import Figure, drawn, table
from tests.benchmarks.stored import Ratios, losses, measure_some, read_ratios, store
from tests.builders.large_campaign import write_large_campaign

SIZES = ((10, 1_000), (100, 10_000), (1_000, 100_000))


def main() -> int:
    """Build the campaigns, measure, print; returns the exit code."""
    parser = ArgumentParser(prog="python -m tests.benchmarks", description="Measure everything and print the table.")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw what has a limit into an SVG file")
    parser.add_argument("--store", type=Path, metavar="FILE", help="write down what another state is measured by")
    parser.add_argument("--since", type=Path, metavar="FILE", help="say what is slower than what is written there")
    args = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for kind in ("CONFIG_HOME", "DATA_HOME", "STATE_HOME", "DOCUMENTS_DIR"):
            os.environ[f"XDG_{kind}"] = str(folder / kind.lower())
        if args.store:
            print(store(args.store, measure_some))
            return 0
        if args.since:
            return _since(read_ratios(args.since))
        figures = _measured(folder)
    print(table(figures))
    plot: Path | None = args.plot
    if plot is not None:
        plot.write_text(drawn(figures), encoding="utf-8")
    return 0 if all(figure.holds for figure in figures) else 1


def _since(known: Ratios) -> int:
    lost = losses(known.ratios, measure_some)
    for what, measured in lost.items():
        print(f"{what}: {known.ratios[what]:.2f} × before, now {', '.join(f'{one:.2f}' for one in measured)}")
    print(f"{len(known.ratios) - len(lost)} of {len(known.ratios)} figures are as they were, or better.")
    return 1 if lost else 0


def _measured(folder: Path) -> list[Figure]:
    from tests.benchmarks.checking import checking_figures, checks_taken
    from tests.benchmarks.files import journal_figure, opening_figure, saving_figure
    from tests.benchmarks.playing import command_figure, playing_figures
    from tests.benchmarks.starting import starting_figures

    _say("writing campaigns of three sizes")
    small = write_large_campaign(folder / "small.gmtracker.json", 20, 1_000, sessions=10)
    sized = {
        f"{characters:,} characters, {entries:,} entries": write_large_campaign(
            folder / f"{entries}.gmtracker.json", characters, entries
        )
        for characters, entries in SIZES
    }
    size, large = list(sized.items())[-1]
    _say("start-up and memory")
    figures = starting_figures(folder, large)
    _say("opening, saving, the journal")
    figures += [opening_figure(large, size, limit=2), saving_figure(large, size, limit=2), journal_figure(small)]
    _say("commands")
    figures += playing_figures(small, large)
    _say("checks")
    figures += checking_figures(checks_taken())
    _say("growth")
    for smaller, path in sized.items():
        figures += [opening_figure(path, smaller), saving_figure(path, smaller), command_figure(path, smaller)]
    return figures


def _say(doing: str) -> None:
    print(f"… {doing}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())

"""Make the sample campaigns: each game's roster and evenings, played by the rules.

Run as ``python packaging/make_sample.py [GAME …]`` from the checkout, all games where none is named; writes into
resources/samples/. A game's sample is the module of its name in ``samples``.
"""

import sys
from importlib import import_module
from pathlib import Path

from gmtracker.rulesets import built_in

SAMPLES = Path(__file__).parent.parent / "resources" / "samples"


def main(games: list[str]) -> None:
    """Make the samples of these games anew."""
    for game in games or built_in():
        module = game.replace("-", "_")
        out = SAMPLES / game / "campaign.gmtracker.json"
        out.parent.mkdir(parents=True, exist_ok=True)
        out.unlink(missing_ok=True)
        import_module(f"samples.{module}").make(out)


if __name__ == "__main__":
    main(sys.argv[1:])

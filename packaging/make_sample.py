"""Make the sample campaigns: each game's roster and evenings, played by the rules.

Run as ``python packaging/make_sample.py [--into FOLDER] [GAME …]`` from the checkout, all games where none is named;
writes into resources/samples/ where no other folder is. A game's sample is the module of its name in ``samples``.
"""

import argparse
from importlib import import_module
from pathlib import Path

from gmtracker.rulesets import built_in_ids, shipped_file_ids

SAMPLES = Path(__file__).parent.parent / "resources" / "samples"


def main() -> None:
    """Make the samples anew."""
    parser = argparse.ArgumentParser(description="Make the sample campaigns anew.")
    parser.add_argument("--into", type=Path, default=SAMPLES, metavar="FOLDER")
    parser.add_argument("games", nargs="*", metavar="GAME")
    asked = parser.parse_args()
    for game in asked.games or (*built_in_ids(), *shipped_file_ids()):
        module = game.replace("-", "_")
        out = asked.into / game / "campaign.gmtracker.json"
        out.parent.mkdir(parents=True, exist_ok=True)
        out.unlink(missing_ok=True)
        import_module(f"samples.{module}").make(out)


if __name__ == "__main__":
    main()

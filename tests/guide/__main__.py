"""Takes the pictures of the guide again: ``python -m tests.guide``."""

import os
from tempfile import TemporaryDirectory

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from gmtracker.resources import resource
from gmtracker.storage.paths import HOME_VARIABLE
from tests.guide.evening import Evening
from tests.guide.fight import Fight
from tests.guide.own_game import OwnGame
from tests.guide.pictures import picture_of, words_of, write_picture


def main() -> None:
    """Play the evening, the fight and the custom game, write their pictures, and print their sizes."""
    for told in (Evening, Fight, OwnGame):
        with TemporaryDirectory() as os.environ[HOME_VARIABLE]:
            play = told()
            for sight in play.sights():
                path = resource("guide", f"{sight.name}.png")
                write_picture(picture_of(sight.shown), words_of(sight.shown), path)
                print(f"{path.stat().st_size:8} bytes  {path.name}")
            play.close()


if __name__ == "__main__":
    main()

"""In every game, a refused drop of a token gives its reason, whatever the target."""

from collections.abc import Iterator

import pytest

from gmtracker.app import App
from gmtracker.engine.campaign import HAND, Campaign, character_place, pool_place
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.shown import OnCheck
from gmtracker.engine.ruleset import Target
from gmtracker.ui.bridge import Refusal
from gmtracker.ui.tokens.drag_drop import CarriedTokens
from tests.windows.main_window import Stage

GAMES = (
    "dust-and-thunder",
    "hearth-and-hollow",
    "humans-and-heroes",
    "night-crew",
    "shattered-spheres",
    "sword-and-lantern",
    "torg-eternity",
    "vagabond",
)


@pytest.fixture(params=GAMES)
def app(request: pytest.FixtureRequest, stage: Stage) -> App:
    """The sample of each game."""
    app = stage.window()
    app.files.open_sample_of(request.param)
    return app


def targets(campaign: Campaign) -> Iterator[Target]:
    """Return every target for a drop: the row, the hand and the check of each character, and the pools."""
    for character in campaign.active_characters():
        yield character_place(character.id)
        yield OnCheck(CheckDraft(by=character.id))
    yield HAND
    for pool in campaign.game.pools:
        yield pool_place(pool.key)


def test_refused_drop_gives_its_reason(app: App) -> None:
    campaign, carried, told = app.bridge.shown, CarriedTokens(app.bridge), list[Refusal]()
    app.bridge.refused.connect(told.append)
    of_each_kind = {(token.kind, token.place): token.id for token in campaign.tokens}
    for token in of_each_kind.values():
        for target in targets(campaign):
            carried.take((token,))
            verdict = carried.verdict(target)
            if not verdict.refused or verdict.overrulable:
                continue
            assert verdict.message.endswith(".")
            carried.drop(target)
            assert [one.sentence for one in told] == [verdict.message]
            told.clear()
    assert app.bridge.shown is campaign

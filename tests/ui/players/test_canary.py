"""Nothing that is hidden from the players is in their view, in any game and with any stages."""

import msgspec
import pytest

from gmtracker.rulesets import built_in_ids, shipped_file_ids
from gmtracker.ui.players.content import PlayerView, player_view
from tests.builders.canaries import CANARY, VISIBLE, canary_evening, equal_choices, every_choice

GAMES = (*built_in_ids(), *shipped_file_ids())


def texts(view: PlayerView) -> str:
    """Return everything in a view, shown or not."""
    return msgspec.json.encode(view).decode() + view.spoken()


@pytest.mark.parametrize("game", GAMES)
def test_view_names_nothing_hidden(game: str) -> None:
    shown = ""
    for table in canary_evening(game):
        entries, check = table.history.open_chapter.entries, table.rules.open_check()
        for chosen in equal_choices(table.campaign.game):
            shown = texts(player_view(table.campaign, entries, check, chosen))
            assert CANARY not in shown
    assert VISIBLE in shown
    assert table.campaign.heroes()[0].name in shown


@pytest.mark.parametrize("game", GAMES)
def test_view_names_nothing_hidden_at_any_stages(game: str) -> None:
    *_, table = canary_evening(game)
    entries, check = table.history.open_chapter.entries, table.rules.open_check()
    for chosen in every_choice(table.campaign.game):
        assert CANARY not in texts(player_view(table.campaign, entries, check, chosen)), chosen

"""Who is chosen, while other rows come to stand in the table."""

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from gmtracker.engine.history import History
from gmtracker.engine.ids import CampaignId
from gmtracker.engine.table import Table
from gmtracker.rulesets import load
from gmtracker.ui.roster.sheet_card import SheetCard
from tests.builders.campaigns import NOON, a_foe, a_hero, a_table, who
from tests.windows.table_views import Staged
from tests.windows.widgets import a_bridge, shown

pytestmark = pytest.mark.usefixtures("app")


def of_id(table: Table, campaign: str) -> Table:
    """The same table, as that of a campaign of its own."""
    as_another = replace(table.campaign, id=CampaignId(campaign))
    return Table(History(as_another), load(as_another.ruleset), clock=lambda: NOON)


def test_nobody_is_chosen_in_another_campaign_that_is_opened(staged: Staged) -> None:
    """Ids are each campaign's own: whoever had that of the one who had been chosen was chosen there."""
    stage = staged(a_table(a_hero(), a_hero("Rook"), a_foe()))
    stage.roster.choose(who(stage.table, "Rook"))
    stage.bridge.open(of_id(a_table(a_hero("Ada"), a_hero("Bo"), a_foe("Cy")), "another"))
    assert stage.roster.current_character() is None


def test_nobodys_sheet_is_shown_in_another_campaign_that_is_opened(qtbot: QtBot) -> None:
    table = a_table(a_hero(), a_hero("Rook"), a_foe())
    bridge = a_bridge(table)
    sheet = SheetCard(bridge)
    shown(qtbot, sheet)
    sheet.show_character(who(table, "Rook"))
    sheet.show_opponent(who(table, "Warden"))
    assert sheet.accessibleName().startswith("Rook")
    bridge.open(of_id(a_table(a_hero("Ada"), a_hero("Bo"), a_foe("Cy")), "another"))
    assert sheet.accessibleName() == ""


def test_the_same_one_is_chosen_in_the_campaign_that_is_opened_again(staged: Staged) -> None:
    stage = staged(a_table(a_hero(), a_hero("Rook"), a_foe()))
    stage.roster.choose(who(stage.table, "Rook"))
    stage.bridge.open(a_table(a_hero(), a_hero("Rook"), a_foe()))
    assert stage.roster.current_character() == who(stage.table, "Rook")

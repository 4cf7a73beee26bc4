"""Tests that models reach the right rows with as few signals as possible.

Each model is compared with a copy built only from its signals, during random evenings.
"""

from collections.abc import Callable
from enum import IntEnum

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from gmtracker.engine.campaign import BENCHED_KEY, HAND, Campaign, Marker, pool_place
from gmtracker.engine.history import History
from gmtracker.engine.ids import MarkerId
from gmtracker.engine.table import Table
from gmtracker.rulesets import load
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.log import model as log_model
from gmtracker.ui.modelview import cells
from gmtracker.ui.modelview.row_sync import ROOT, Index, may_differ_in_rows, sync_rows
from gmtracker.ui.qt_override import override
from gmtracker.ui.roster import model as roster_model
from gmtracker.ui.tokens import model as token_model
from gmtracker.ui.tracks.editor import TrackEditor
from tests.builders.any_commands import DEEDS, Evening, evenings
from tests.builders.campaigns import NOON, a_foe, a_hero, an_encounter, with_id
from tests.builders.thorough import thorough
from tests.windows.model_mirror import Mirror
from tests.windows.qt_messages import fail_on_messages

pytestmark = pytest.mark.usefixtures("qapp")

KEYS = st.lists(st.integers(0, 12), unique=True, max_size=10)


class Numbers(QAbstractListModel):
    """A model of plain keys that records its signals."""

    def __init__(self, rows: list[int]) -> None:
        super().__init__()
        self.rows = list(rows)
        self.told: list[str] = []
        self.rowsRemoved.connect(self._on_removed)
        self.rowsInserted.connect(self._on_inserted)
        self.rowsMoved.connect(self._on_moved)

    @override
    def rowCount(self, parent: Index = ROOT) -> int:
        return len(self.rows)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> int:
        return self.rows[index.row()]

    def _on_removed(self, *_: object) -> None:
        self.told.append("removed")

    def _on_inserted(self, *_: object) -> None:
        self.told.append("inserted")

    def _on_moved(self, *_: object) -> None:
        self.told.append("moved")


@given(old=KEYS, new=KEYS)
def test_rows_become_the_wanted_ones_and_signals_match(old: list[int], new: list[int]) -> None:
    model = Numbers(old)
    mirror = Mirror(model, [Qt.ItemDataRole.DisplayRole])
    sync_rows(model, model.rows, new)
    assert model.rows == new
    mirror.check()


@pytest.mark.parametrize(
    ("new", "told"),
    [
        ([1, 2, 3, 4, 5], []),
        ([2, 3, 4, 5, 1], ["moved"]),
        ([5, 1, 2, 3, 4], ["moved"]),
        ([1, 4, 2, 3, 5], ["moved"]),
        ([1, 2, 5], ["removed"]),
        ([1, 3, 5], ["removed", "removed"]),
        ([1, 8, 9, 2, 3, 4, 5], ["inserted"]),
        ([], ["removed"]),
        ([5, 4], ["removed", "moved"]),
    ],
)
def test_model_emits_no_more_signals_than_needed(new: list[int], told: list[str]) -> None:
    model = Numbers([1, 2, 3, 4, 5])
    sync_rows(model, model.rows, new)
    assert model.told == told


Deeds = tuple[tuple[str, int], ...]

WORDS = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)


def roster(bridge: Bridge) -> QAbstractItemModel:
    own_wheels = TrackEditor(bridge)
    return roster_model.CharactersModel(bridge, own_wheels)


def roster_by_turn(bridge: Bridge) -> QAbstractItemModel:
    own_wheels = TrackEditor(bridge)
    model = roster_model.CharactersModel(bridge, own_wheels)
    model.sort_by_turn(True)
    return model


MODELS: dict[str, tuple[Callable[[Bridge], QAbstractItemModel], type[IntEnum]]] = {
    "characters": (roster, cells.Role),
    "destiny pool": (lambda bridge: token_model.PoolModel(bridge, pool_place("destiny")), token_model.Role),
    "fate pool": (lambda bridge: token_model.PoolModel(bridge, pool_place("fate")), token_model.Role),
    "hand": (lambda bridge: token_model.PoolModel(bridge, HAND), token_model.Role),
    "characters by turn": (roster_by_turn, cells.Role),
    "log": (log_model.LogModel, log_model.Role),
}


@pytest.mark.parametrize("name", MODELS)
@settings(max_examples=thorough(100))
@given(deeds=evenings())
def test_copy_from_signals_equals_the_model_and_a_new_one(name: str, deeds: tuple[tuple[str, int], ...]) -> None:
    evening = Evening()
    make, roles = MODELS[name]
    model = make(evening.bridge)
    mirror = Mirror(model, [*WORDS, *roles])
    with fail_on_messages(ignored=()):
        tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
        for deed, number in deeds:
            DEEDS[deed](evening, number)
            mirror.check()
        mirror.is_like(make(evening.bridge))
    del tester


@pytest.mark.parametrize("name", MODELS)
@given(deeds=evenings())
def test_evening_never_resets_a_model(name: str, deeds: Deeds) -> None:
    evening = Evening()
    mirror = Mirror(MODELS[name][0](evening.bridge), ())
    for deed, number in deeds:
        DEEDS[deed](evening, number)
    assert mirror.resets == 0


REOPENED = sorted(MODELS.keys() - {"log"})


@pytest.mark.parametrize("name", REOPENED)
@settings(max_examples=thorough(50))
@given(before=evenings(), after=evenings(), later=evenings())
def test_another_state_of_the_campaign_opens_without_a_reset(
    name: str, before: Deeds, after: Deeds, later: Deeds
) -> None:
    """As when a backup is restored: nothing is reset, and the campaign continues from there."""
    evening = Evening()
    make, roles = MODELS[name]
    model = make(evening.bridge)
    mirror = Mirror(model, [*WORDS, *roles])
    states = []
    for deeds in (before, after):
        for deed, number in deeds:
            DEEDS[deed](evening, number)
        states.append(evening.bridge.table.campaign)
    evening.bridge.open(a_table_of(states[0]))
    mirror.check()
    mirror.is_like(make(evening.bridge))
    for deed, number in later:
        DEEDS[deed](evening, number)
        mirror.check()
    evening.bridge.open(a_table_of(states[1]))
    mirror.check()
    mirror.is_like(make(evening.bridge))
    assert mirror.resets == 0


def a_table_of(campaign: Campaign) -> Table:
    """Return a table that continues from a state."""
    return Table(History(campaign), load(campaign.ruleset), clock=lambda: NOON)


@pytest.mark.parametrize("name", REOPENED)
def test_another_campaign_or_game_resets_the_model(name: str) -> None:
    evening = Evening()
    mirror = Mirror(MODELS[name][0](evening.bridge), ())
    evening.bridge.open(a_table_of(with_id(evening.bridge.shown, "another")))
    assert mirror.resets == 1
    evening.bridge.refresh_all()
    assert mirror.resets == 2
    game = replace(evening.bridge.shown.game, name="Another game")
    evening.bridge.open(a_table_of(evening.bridge.shown.with_changes(game=game)))
    assert mirror.resets == 3


def test_mirror_notices_a_model_without_signals(qapp: QApplication) -> None:
    evening = Evening()
    model = MODELS["destiny pool"][0](evening.bridge)
    mirror = Mirror(model, [*WORDS])
    model.blockSignals(True)
    DEEDS["start_session"](evening, 0)
    with pytest.raises(AssertionError, match="by the signals"):
        mirror.check()


def with_first(campaign: Campaign, **changes: object) -> Campaign:
    """Return the campaign with changes to its first character."""
    return campaign.with_character(replace(campaign.characters[0], **changes))


@pytest.mark.parametrize(
    ("change", "differs"),
    [
        (lambda was: with_first(was, tracks={"stress": 3}, notes="Owes Rook."), False),
        (lambda was: with_first(was, name="Mira Vance"), True),
        (lambda was: with_first(was, side="opposition"), True),
        (lambda was: was.with_changes(characters=was.characters[::-1]), True),
        (lambda was: was.with_changes(characters=was.characters[1:]), True),
        (
            lambda was: was.with_changes(
                markers=(Marker(id=MarkerId("m"), owner=was.characters[0].id, key=BENCHED_KEY),)
            ),
            True,
        ),
        (
            lambda was: was.with_changes(markers=(Marker(id=MarkerId("m"), owner=was.characters[0].id, key="fast"),)),
            False,
        ),
    ],
    ids=["what is on its row", "name", "side", "order", "gone", "benched", "another marker"],
)
def test_rows_differ_only_by_presence_order_side_and_name(
    change: Callable[[Campaign], Campaign], differs: bool
) -> None:
    """Before, a thousand characters were sorted again for each point of Stress."""
    campaign = an_encounter(a_hero(), a_hero("Rook", player="Ben"), a_foe()).campaign
    assert may_differ_in_rows(campaign, change(campaign)) is differs

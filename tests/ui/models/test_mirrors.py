"""Every model against a copy kept by its signals alone, while anything happens at the table."""

from collections.abc import Callable
from enum import IntEnum

import pytest
from hypothesis import given, settings
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from gmtracker.engine.campaign import HAND, in_pool
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.models import characters, log, pool, turn_order, wheels
from tests.support.mirror import Mirror
from tests.support.qt_messages import fail_on_messages
from tests.support.thorough import thorough
from tests.ui.models.deeds import DEEDS, Evening, evenings

pytestmark = pytest.mark.usefixtures("qapp")

Deeds = tuple[tuple[str, int], ...]

WORDS = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)


def roster(bridge: Bridge) -> QAbstractItemModel:
    own_wheels = wheels.WellsModel(bridge, bridge)
    return characters.CharactersModel(bridge, own_wheels)


MODELS: dict[str, tuple[Callable[[Bridge], QAbstractItemModel], type[IntEnum]]] = {
    "characters": (roster, characters.Role),
    "destiny pool": (lambda bridge: pool.PoolModel(bridge, in_pool("destiny")), pool.Role),
    "fate pool": (lambda bridge: pool.PoolModel(bridge, in_pool("fate")), pool.Role),
    "hand": (lambda bridge: pool.PoolModel(bridge, HAND), pool.Role),
    "wheels": (wheels.WellsModel, wheels.Role),
    "turn order": (turn_order.TurnOrderModel, turn_order.Role),
    "log": (log.LogModel, log.Role),
}


@pytest.mark.parametrize("name", MODELS)
@settings(max_examples=thorough(100))
@given(deeds=evenings())
def test_a_copy_kept_by_signals_alone_equals_the_model_and_one_made_afresh(
    name: str, deeds: tuple[tuple[str, int], ...]
) -> None:
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
def test_nothing_that_happens_in_an_evening_resets_a_model(name: str, deeds: Deeds) -> None:
    evening = Evening()
    mirror = Mirror(MODELS[name][0](evening.bridge), ())
    for deed, number in deeds:
        DEEDS[deed](evening, number)
    assert mirror.resets == 0


def test_the_tester_is_one_that_notices(qapp: QApplication) -> None:
    evening = Evening()
    model = MODELS["destiny pool"][0](evening.bridge)
    mirror = Mirror(model, [*WORDS])
    model.blockSignals(True)
    DEEDS["start_session"](evening, 0)
    with pytest.raises(AssertionError, match="by the signals"):
        mirror.check()

"""The model of a pool's tokens: their order, their counts, and how many are taken at a time."""

from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import HAND, Campaign, Place, character_place, pool_place
from gmtracker.engine.decision import DecisionResult
from gmtracker.engine.dice import Dice
from gmtracker.engine.events import TokenMoved
from gmtracker.engine.evolve import fold
from gmtracker.engine.history import History
from gmtracker.engine.table import Table
from gmtracker.rulesets import load
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.tokens.model import PoolModel, Role
from tests.builders.campaigns import GAME, NOON, a_hero, a_session, a_table, an_encounter, faces_in_turn, who
from tests.windows.model_mirror import Mirror

pytestmark = pytest.mark.usefixtures("qapp")

DESTINY, FATE = pool_place("destiny"), pool_place("fate")


def pool(table: Table, place: Place) -> tuple[PoolModel, Bridge]:
    """Return the model of a place on a table, and its bridge."""
    bridge = Bridge(faces_in_turn())
    bridge.open(table)
    return PoolModel(bridge, place, bridge), bridge


def earn(bridge: Bridge, kind: str, count: int) -> None:
    """Earn stones."""
    assert bridge.dispatch(c.Use(use="earn-fate", inputs={"kind": kind, "count": count}))


def says(model: PoolModel) -> list[str]:
    """Return the display texts of all tokens, in order."""
    return [model.index(row).data() for row in range(model.rowCount())]


def heading(model: PoolModel) -> str | None:
    """Return the heading of the pool."""
    return model.headerData(0, Qt.Orientation.Horizontal)


def test_dice_are_sorted_by_kind_then_highest_face() -> None:
    model, _ = pool(a_session(faces=(2, 6, 5, 1, 5, 3)), DESTINY)
    assert says(model) == [
        *("Triumph die 5", "Triumph die 5", "Triumph die 2"),
        *("Tragedy die 6", "Tragedy die 3", "Tragedy die 1"),
    ]


def test_dice_with_equal_faces_keep_their_order() -> None:
    model, bridge = pool(a_session(faces=(4, 1, 4, 1, 4, 1)), DESTINY)
    first_three = [token.id for token in bridge.shown.tokens_at(DESTINY, "triumph")]
    assert [model.index(row).data(Role.ID) for row in range(3)] == first_three


def test_heading_counts_each_kind() -> None:
    model, bridge = pool(an_encounter(), FATE)
    assert heading(model) == "Fate pool"
    earn(bridge, "triumph-stone", 3)
    earn(bridge, "tragedy-stone", 1)
    assert heading(model) == "Fate pool: 3 Triumph stones, 1 Tragedy stone"


def test_heading_marks_kinds_used_this_turn() -> None:
    table = an_encounter()
    model, bridge = pool(table, FATE)
    earn(bridge, "triumph-stone", 1)
    stone = bridge.shown.tokens_at(FATE)[0].id
    bridge.dispatch(c.Use(use="inspiration", by=who(table, "Mira"), tokens=(stone,)))
    assert heading(model) == "Fate pool: 0 Triumph stones (used this turn)"


def test_award_removes_its_die_with_one_signal() -> None:
    table = a_session(faces=(2, 6, 5, 1, 5, 3))
    model, bridge = pool(table, DESTINY)
    gone: list[tuple[int, int]] = []
    model.rowsRemoved.connect(lambda _parent, first, last: gone.append((first, last)))
    bridge.dispatch(c.Use(use="award", by=who(table, "Mira"), tokens=(model.index(2).data(Role.ID),)))
    assert gone == [(2, 2)]


def test_empty_pool_says_when_it_fills() -> None:
    model, _ = pool(a_table(), DESTINY)
    assert "when a session starts" in model.says_when_empty()


def test_empty_session_pool_says_so_during_session() -> None:
    """It said when it would be rolled, although the session had long started and the Tilt was due."""
    model, bridge = pool(a_session(a_hero(), faces=(2, 6, 5, 1)), DESTINY)
    told: list[str] = []
    for token in [token.id for token in bridge.shown.tokens_at(DESTINY)]:
        bridge.dispatch(c.RemoveToken(token=token))
    assert model.says_when_empty() == "Nothing left this session."
    model.headerDataChanged.connect(lambda *_: told.append(model.says_when_empty()))
    bridge.dispatch(c.EndSession())
    assert "when a session starts" in told[-1]


def test_encounter_pool_says_when_it_fills_during_encounter() -> None:
    model, _ = pool(an_encounter(), FATE)
    assert model.says_when_empty() == "Dice add stones in an encounter."


def test_gm_hand_has_the_name_from_the_game() -> None:
    model, _ = pool(a_table(), HAND)
    assert heading(model) == "GM's hand"
    assert model.says_when_empty() == "Spent Tragedy dice appear here."


def test_pool_of_another_game_is_nameless_and_empty() -> None:
    model, _ = pool(a_session(), pool_place("no-such-pool"))
    assert heading(model) == ""
    assert says(model) == []


def test_several_stones_of_one_kind_are_taken_together() -> None:
    model, bridge = pool(an_encounter(), FATE)
    earn(bridge, "triumph-stone", 3)
    earn(bridge, "tragedy-stone", 2)
    ids = [model.index(row).data(Role.ID) for row in range(5)]
    assert model.as_many(ids[1], 2) == (ids[1], ids[0])
    assert model.as_many(ids[3], 9) == (ids[3], ids[4])


def test_six_stones_of_a_kind_are_one_pile() -> None:
    model, bridge = pool(an_encounter(), FATE)
    earn(bridge, "triumph-stone", 5)
    earn(bridge, "tragedy-stone", 1)
    assert model.rowCount() == 6
    earn(bridge, "triumph-stone", 1)
    assert says(model) == ["6 Triumph stones", "Tragedy stone"]
    pile = [token.id for token in bridge.shown.tokens_at(FATE, "triumph-stone")]
    assert [model.row_of(token) for token in pile] == [0] * 6
    assert model.as_many(model.index(0).data(Role.ID), 1) == (pile[0],)


def test_pile_keeps_its_row_when_its_top_stone_leaves() -> None:
    table = an_encounter()
    model, bridge = pool(table, FATE)
    earn(bridge, "triumph-stone", 7)
    moved: list[str] = []
    for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset):
        signal.connect(lambda *_: moved.append("row"))
    model.dataChanged.connect(lambda *_: moved.append(str(model.index(0).data())))
    assert bridge.dispatch(c.RemoveToken(token=model.index(0).data(Role.ID)))
    assert moved == ["6 Triumph stones"]


def test_dice_are_never_piled() -> None:
    model, _ = pool(a_session(*(a_hero(f"Hero {number}") for number in range(7))), DESTINY)
    assert model.rowCount() == 16


def test_dice_are_taken_singly() -> None:
    model, _ = pool(a_session(), DESTINY)
    first = model.index(0).data(Role.ID)
    assert model.as_many(first, 3) == (first,)
    assert model.are_dice()


def test_zone_letter_finds_its_use_for_tragedy_only() -> None:
    table = a_session()
    model, bridge = pool(table, DESTINY)
    triumph, tragedy = (bridge.shown.tokens_at(DESTINY, kind)[0].id for kind in ("triumph", "tragedy"))
    assert model.zone_by_letter(tragedy, "H") == "hubris"
    assert model.zone_by_letter(triumph, "H") is None
    assert model.zone_by_letter(tragedy, "X") is None


def test_held_token_is_in_no_pool() -> None:
    table = a_session()
    model, bridge = pool(table, DESTINY)
    held = bridge.shown.tokens_at(character_place(who(table, "Mira")))[0]
    assert model.row_of(held.id) is None


class FacesTurn:
    """The game, but a note turns every die of the pool to a six."""

    def __init__(self) -> None:
        self._game = load(GAME)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def decide(self, campaign: Campaign, command: c.Command, dice: Dice) -> DecisionResult:
        decided = self._game.decide(campaign, command, dice)
        if not isinstance(command, c.AddNote):
            return decided
        turned = (TokenMoved(token=token.id, to=DESTINY, value=6) for token in campaign.tokens_at(DESTINY))
        events = (*decided.events, *turned)
        return replace(decided, events=events, after=fold(campaign, events))


def test_changed_face_emits_data_changed() -> None:
    played = a_session(faces=(2, 6, 5, 1, 5, 3))
    model, bridge = pool(Table(History(played.campaign), FacesTurn(), clock=lambda: NOON), DESTINY)
    mirror = Mirror(model, [Qt.ItemDataRole.DisplayRole])
    bridge.dispatch(c.AddNote(text="The spheres align."))
    assert set(says(model)) == {"Triumph die 6", "Tragedy die 6"}
    mirror.check()

"""Tests that nothing is told by color alone: looks still differ when every tone is the same gray."""

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import fields, replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from gmtracker.engine import commands as c
from gmtracker.engine.game_spec import Sign
from gmtracker.engine.table import Table
from gmtracker.ui.modelview.painting import DropHighlight
from gmtracker.ui.roster.columns_table import Column
from gmtracker.ui.roster.delegates import ActionsDelegate, ConditionsDelegate, TurnDelegate
from gmtracker.ui.theme import theme as look
from gmtracker.ui.theme.draw_tokens import draw_token
from gmtracker.ui.theme.draw_tracks import draw_bar, draw_pips, draw_wheel
from gmtracker.ui.theme.palette import LIGHT, Palette, Tone
from gmtracker.ui.tracks.delegate import TrackDelegate
from tests.builders.campaigns import a_hero, a_table, an_encounter, falling, who
from tests.windows.pictures import Lit, cell

pytestmark = pytest.mark.usefixtures("app")

TONES = {field.name: getattr(LIGHT, field.name) for field in fields(LIGHT)}
ONE_TONE: dict[str, Any] = {name: replace(LIGHT.stone) for name, tone in TONES.items() if isinstance(tone, Tone)}
GREY = replace(LIGHT, **ONE_TONE, raised=LIGHT.panel, selection=LIGHT.panel, flash=LIGHT.panel, hover=LIGHT.panel)
INKS = replace(GREY, text_muted=GREY.text, text_disabled=GREY.text)
"""A palette in which even the lightness of letters is always the same."""


@pytest.fixture(autouse=True)
def _grey(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(look.theme(), "palette", INKS)


def drawn(draw: Callable[..., None], palette: Palette = INKS, **how: Any) -> QImage:
    """Return a picture of one of the drawings."""
    picture = QImage(60, 60, QImage.Format.Format_RGB32)
    picture.fill(palette.panel)
    with QPainter(picture) as painter:
        draw(painter, QRectF(5, 5, 40, 40), palette=palette, **how)
    return picture


def away() -> Table:
    """Return a table where only Mira is present; Rook is absent."""
    table = a_table(a_hero(), a_hero("Rook"))
    table.dispatch(c.StartSession(present=(who(table, "Mira"),)), falling())
    return table


def turned() -> Table:
    """Return a table with a fight in the second character's turn."""
    table = an_encounter()
    table.dispatch(c.NextTurn(), falling())
    return table


def test_turn_states_differ_by_their_sign() -> None:
    waits, acts, acted = an_encounter(), turned(), turned()
    looks = [cell(waits, Column.TURN, TurnDelegate, row=1), cell(acts, Column.TURN, TurnDelegate, row=1)]
    looks.append(cell(acted, Column.TURN, TurnDelegate, row=0))
    assert all(one != other for at, one in enumerate(looks) for other in looks[at + 1 :])


def test_absent_character_has_a_sign() -> None:
    here, gone = (cell(away(), Column.TURN, TurnDelegate, row=row) for row in (0, 1))
    assert here != gone


def test_rows_that_accept_a_drop_have_another_sign() -> None:
    table = a_table(a_hero())
    looks = [
        cell(table, Column.TURN, TurnDelegate, lit=Lit(highlight))
        for highlight in (DropHighlight.NONE, DropHighlight.YES, DropHighlight.NO)
    ]
    assert all(one != other for at, one in enumerate(looks) for other in looks[at + 1 :])


@pytest.mark.parametrize(
    ("yes", "no"), [(DropHighlight.YES, DropHighlight.NO), (DropHighlight.AIMED_YES, DropHighlight.AIMED_NO)]
)
def test_zones_that_accept_a_drop_have_another_sign(yes: DropHighlight, no: DropHighlight) -> None:
    table = a_table(a_hero())
    takes, does_not = (
        cell(table, Column.CONDITIONS, ConditionsDelegate, lit=Lit(zones=(("Hubris", x),))) for x in (yes, no)
    )
    assert takes != does_not


def test_extra_action_differs_by_more_than_color() -> None:
    looks = [cell(an_encounter(), Column.ACTIONS, ActionsDelegate)]
    for times in (1, 4):
        table = an_encounter()
        table.dispatch(c.MarkAction(character=who(table, "Mira"), action="move", times=times), falling())
        looks.append(cell(table, Column.ACTIONS, ActionsDelegate))
    assert all(one != other for at, one in enumerate(looks) for other in looks[at + 1 :])


def test_given_up_action_differs_from_a_taken_one() -> None:
    looks = []
    for action, times in (("standard", 1), ("move", 2)):
        table = an_encounter()
        table.dispatch(c.MarkAction(character=who(table, "Mira"), action=action, times=times), falling())
        looks.append(cell(table, Column.ACTIONS, ActionsDelegate))
    assert looks[0] != looks[1]


def test_track_that_warns_is_marked() -> None:
    for draw, how in ((draw_bar, {"share": 0.5}), (draw_pips, {"pips": 4, "filled": 2, "held": 0})):
        assert all_differ(drawn(draw, tone=tone, **how) for tone in (INKS.stone, INKS.warning, INKS.harm))
    wheel: dict[str, Any] = {"filled": 8, "held": 0, "show_number": False}
    assert all_differ(drawn(draw_wheel, **wheel, tone=tone) for tone in (INKS.stone, INKS.warning, INKS.harm))
    for less, more in ((4, 5), (7, 8)):
        assert cell(a_table(a_hero(stress=less)), Column.TRACK, TrackDelegate) != cell(
            a_table(a_hero(stress=more)), Column.TRACK, TrackDelegate
        )


def all_differ(looks: Iterable[QImage]) -> bool:
    """Return whether no two looks are equal."""
    return all(one != other for one, other in combinations(looks, 2))


@pytest.mark.parametrize("kind", ["die", "stone"])
def test_triumph_and_tragedy_differ_by_their_signs(kind: str) -> None:
    signs: tuple[Sign, ...] = ("up", "down", "none")
    looks = [drawn(_token, kind=kind, sign=sign) for sign in signs]
    assert all(one != other for at, one in enumerate(looks) for other in looks[at + 1 :])


def _token(painter: QPainter, rect: QRectF, *, palette: Palette, kind: str, sign: Sign) -> None:
    draw_token(painter, rect, "die" if kind == "die" else "stone", sign, palette)

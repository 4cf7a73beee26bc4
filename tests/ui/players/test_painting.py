"""What stands in the players' window can be told apart from the far end of the table."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from gmtracker.engine.ids import TokenId
from gmtracker.engine.sheet import TrackKind
from gmtracker.ui.modelview.cells import HeldTokens, StateMark, TokenFace, TrackCell, Weight
from gmtracker.ui.players.content import PlayerView, PublicPerson, PublicPool, PublicTurn
from gmtracker.ui.players.window import PlayerBoard
from gmtracker.ui.theme.palette import LIGHT
from gmtracker.ui.tracks.delegate import tone_of
from tests.windows.pictures import colours

pytestmark = pytest.mark.usefixtures("qapp")


def painted(view: PlayerView) -> QImage:
    """The window at its usual size."""
    picture = QImage(1280, 720, QImage.Format.Format_RGB32)
    picture.fill(LIGHT.window)
    with QPainter(picture) as painter:
        PlayerBoard(painter, QRectF(picture.rect()), LIGHT).draw(view)
    return picture


def dice(count: int) -> tuple[TokenFace, ...]:
    """So many dice with the sign of Triumph."""
    return tuple(
        TokenFace(id=TokenId(f"t{at}"), kind="die", name="Die", look="die", sign="up", size=6, face=None)
        for at in range(count)
    )


def green(count: int) -> int:
    """How many pixels are of the ground of the dice, where Mira holds so many."""
    mira = PublicPerson("Mira Vance", False, held=HeldTokens(dice(count), f"{count} dice"))
    picture = painted(PlayerView(people=(mira,), pools=(PublicPool("Pool", ()),)))
    places = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
    return sum(picture.pixel(x, y) == LIGHT.up.fill.rgb() for x, y in places)


def test_a_few_tokens_are_drawn_one_by_one() -> None:
    assert green(4) > 3.5 * green(1)


def test_tokens_so_many_that_they_would_hide_one_another_are_counted() -> None:
    assert green(20) == green(1) > 0


def amber(*marks: StateMark) -> int:
    """How many pixels are of the ground of harm, or of the letters on what is filled, for somebody in all that."""
    picture = painted(PlayerView(people=(PublicPerson("Mira Vance", False, marks=marks),)))
    shades = {LIGHT.warning.soft.rgb(), LIGHT.full.on_fill.rgb()}
    places = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
    return sum(picture.pixel(x, y) in shades for x, y in places)


def test_who_is_dying_has_a_filled_word_and_wounds_a_plate() -> None:
    assert amber(StateMark("Fatigued", "")) == 0
    assert amber(StateMark("Dying", "", weight=Weight.OUT)) > 0
    assert amber(StateMark("2 wounds", "", weight=Weight.HARM)) > 1000


@pytest.mark.parametrize("acting", [True, False])
def test_the_opposition_is_told_by_a_sign_in_the_order_of_turns(acting: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its letters are paler too, which not everyone sees."""
    monkeypatch.setattr("tests.ui.players.test_painting.LIGHT", replace(LIGHT, text_muted=LIGHT.text))
    hero, foe = (painted(PlayerView(order=(PublicTurn("Warden", acting, is_hero),))) for is_hero in (True, False))
    assert hero != foe


def in_order(count: int) -> PlayerView:
    """Heroes in an order of turns, and nothing beside it."""
    return PlayerView(order=tuple(PublicTurn(f"Hero {place}", place == 0, True) for place in range(count)))


def named(count: int) -> PlayerView:
    """A pool of tokens that have names."""
    return PlayerView(pools=(PublicPool("Dice", tuple(replace(die, label="The tide rises") for die in dice(count))),))


@pytest.mark.parametrize("many", [in_order, named])
def test_turns_and_tokens_beyond_the_room_are_counted(many: Callable[[int], PlayerView]) -> None:
    """It was left out, and nothing told that there was any more."""
    assert painted(many(400)) != painted(many(401))


def height_of_numbers(people: int) -> float:
    """How high the number of the first of so many heroes stands, in pixels."""
    wounds = TrackCell(TrackKind(key="wounds", name="Wounds", unit="Wound", units="Wounds", highest=3), 0, 0, 3)
    everybody = tuple(PublicPerson(f"Hero {at}", False, tracks=(wounds,)) for at in range(people))
    picture = painted(PlayerView(people=everybody))
    ink = tone_of(wounds, LIGHT).text.rgb()
    across = range(picture.width() // 2 - 40, picture.width())
    inked = [y for y in range(100, 100 + 590 // people) if any(picture.pixel(x, y) == ink for x in across)]
    return inked[-1] - inked[0] + 1


def test_a_number_stands_whole_in_the_low_row_of_one_hero_of_twelve() -> None:
    """Its name once lay over it, and its feet were cut off."""
    assert height_of_numbers(12) > 0.75 * height_of_numbers(1) > 0


@pytest.mark.parametrize(("wounds", "ink"), [(1, LIGHT.stone.text), (2, LIGHT.warning.text), (3, LIGHT.full.on_fill)])
def test_harm_has_its_colour_for_the_players_too(wounds: int, ink: QColor) -> None:
    kind = TrackKind(key="wounds", name="Wounds", unit="Wound", units="Wounds", look="pips", highest=3, warn_at=3)
    picture = painted(PlayerView(people=(PublicPerson("Mira", False, tracks=(TrackCell(kind, wounds, 0, 3),)),)))
    seen = colours(picture.copy(0, 40, 1280, 160))
    assert ink.name() in seen
    assert (LIGHT.full.on_fill.name() in seen) == (wounds == 3)

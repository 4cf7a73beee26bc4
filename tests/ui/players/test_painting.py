"""Everything in the player window can be told apart from the far end of the table."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from gmtracker.engine.game_spec import Sign, TrackKind
from gmtracker.engine.ids import TokenId
from gmtracker.ui.modelview.cells import HeldTokens, StateMark, TokenFace, TrackCell, Weight
from gmtracker.ui.players.board import PlayerBoard
from gmtracker.ui.players.content import PlayerView, PublicCheck, PublicPerson, PublicPool, PublicTurn
from gmtracker.ui.theme.palette import LIGHT
from tests.windows.pictures import colours

pytestmark = pytest.mark.usefixtures("qapp")


def painted(view: PlayerView) -> QImage:
    """Return the painted window at its default size."""
    picture = QImage(1280, 720, QImage.Format.Format_RGB32)
    picture.fill(LIGHT.window)
    with QPainter(picture) as painter:
        PlayerBoard(painter, QRectF(picture.rect()), LIGHT).draw(view)
    return picture


def dice(count: int) -> tuple[TokenFace, ...]:
    """Return dice with the sign of Triumph."""
    return tuple(
        TokenFace(id=TokenId(f"t{at}"), kind="die", name="Die", look="die", sign="up", size=6, face=None)
        for at in range(count)
    )


def with_dice(count: int) -> QImage:
    """Return the painted window in which Mira holds this many dice."""
    mira = PublicPerson("Mira Vance", False, held=HeldTokens(dice(count), f"{count} dice"))
    return painted(PlayerView(people=(mira,), pools=(PublicPool("Pool", ()),)))


def green(count: int) -> int:
    """Return the number of pixels in the dice's color if Mira holds this many."""
    picture = with_dice(count)
    places = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
    return sum(picture.pixel(x, y) == LIGHT.up.fill.rgb() for x, y in places)


def test_few_tokens_are_drawn_one_by_one() -> None:
    assert green(3) > 2.7 * green(1)


@pytest.mark.parametrize("count", [4, 20])
def test_four_tokens_of_a_kind_become_a_stack(count: int) -> None:
    """Before, eight dice overlapped in a bar that no one could count."""
    assert green(1) < green(count) < 2 * green(1)
    assert with_dice(count) != with_dice(count + 1)


def amber(*marks: StateMark) -> int:
    """Return the number of pixels in the colors of warning and harm plates."""
    picture = painted(PlayerView(people=(PublicPerson("Mira Vance", False, marks=marks),)))
    shades = {LIGHT.warning.soft.rgb(), LIGHT.harm.fill.rgb()}
    places = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
    return sum(picture.pixel(x, y) in shades for x, y in places)


def test_dying_is_drawn_filled_and_wounds_on_a_plate() -> None:
    assert amber(StateMark("Fatigued", "")) == 0
    assert amber(StateMark("Dying", "", weight=Weight.OUT)) > 0
    assert amber(StateMark("2 wounds", "", weight=Weight.HARM)) > 1000


@pytest.mark.parametrize("acting", [True, False])
def test_foes_have_a_diamond_in_the_turn_order(acting: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The foes' text is paler, too, but not everyone sees that."""
    monkeypatch.setattr("tests.ui.players.test_painting.LIGHT", replace(LIGHT, text_muted=LIGHT.text))
    hero, foe = (painted(PlayerView(order=(PublicTurn("Warden", acting, is_hero),))) for is_hero in (True, False))
    assert hero != foe


def in_order(count: int) -> PlayerView:
    """Return a view with only a turn order of heroes."""
    return PlayerView(order=tuple(PublicTurn(f"Hero {place}", place == 0, True) for place in range(count)))


def named(count: int) -> PlayerView:
    """Return a view with a pool of named tokens."""
    return PlayerView(pools=(PublicPool("Dice", tuple(replace(die, label="The tide rises") for die in dice(count))),))


@pytest.mark.parametrize("many", [in_order, named])
def test_turns_and_tokens_that_do_not_fit_are_counted(many: Callable[[int], PlayerView]) -> None:
    """Before, the rest was left out, and nothing said that there was more."""
    assert painted(many(400)) != painted(many(401))


def height_of_numbers(people: int) -> float:
    """Return the height in pixels of the first hero's number, with this many heroes."""
    wounds = TrackCell(TrackKind(key="wounds", name="Wounds", unit="Wound", units="Wounds", highest=3), 0, 0, 3)
    everybody = tuple(PublicPerson(f"Hero {at}", False, tracks=(wounds,)) for at in range(people))
    picture = painted(PlayerView(people=everybody))
    ink = LIGHT.text.rgb()
    across = range(picture.width() // 2 - 40, picture.width())
    inked = [y for y in range(100, 100 + 590 // people) if any(picture.pixel(x, y) == ink for x in across)]
    return inked[-1] - inked[0] + 1


def test_track_number_is_not_cut_with_twelve_heroes() -> None:
    """Before, the track's name overlapped its number, whose lower part was cut off."""
    assert height_of_numbers(12) > 0.75 * height_of_numbers(1) > 0


@pytest.mark.parametrize(("wounds", "ink"), [(1, LIGHT.text), (2, LIGHT.warning.text), (3, LIGHT.harm.fill)])
def test_harm_has_its_color_in_the_player_window(wounds: int, ink: QColor) -> None:
    kind = TrackKind(key="wounds", name="Wounds", unit="Wound", units="Wounds", look="pips", highest=3, warn_at=3)
    picture = painted(PlayerView(people=(PublicPerson("Mira", False, tracks=(TrackCell(kind, wounds, 0, 3),)),)))
    seen = colours(picture.copy(0, 40, 1280, 160))
    assert ink.name() in seen
    assert (LIGHT.harm.fill.name() in seen) == (wounds == 3)


def pool_of(up: int, down: int) -> PublicPool:
    """Return a pool with these numbers of tokens of each sign."""
    signs: tuple[tuple[Sign, int], ...] = (("up", up), ("down", down))
    return PublicPool(
        "Fate pool",
        tuple(
            TokenFace(id=TokenId(f"{sign}{at}"), kind=sign, name=sign, look="die", sign=sign, size=6, face=None)
            for sign, many in signs
            for at in range(many)
        ),
    )


def a_full_table(up: int, down: int, order: tuple[str, ...]) -> QImage:
    """Return the painted window with four heroes, an empty pool, a pool with these tokens, and this turn order."""
    people = tuple(PublicPerson(f"Hero {at}", False) for at in range(4))
    turns = tuple(PublicTurn(name, place == 0, True) for place, name in enumerate(order))
    check = PublicCheck("Warden Cassel: Fighting", "", "Failure", False)
    pools = (PublicPool("Destiny pool", ()), pool_of(up, down))
    return painted(PlayerView(title="Round 4", people=people, pools=pools, order=turns, check=check))


@pytest.mark.parametrize(("up", "down"), [(2, 2), (5, 4), (9, 7), (40, 30)])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_acting_and_next_two_are_named_beside_many_tokens(up: int, down: int, place: int) -> None:
    """Before, with sixteen stones only one was named, followed by "+5 more"."""
    order = ["Ada", "Bo", "Cy", "Di", "Eve", "Flo"]
    before = a_full_table(up, down, tuple(order))
    order[place] = "Somebody else"
    assert a_full_table(up, down, tuple(order)) != before


def first_of(picture: QImage, ink: QColor) -> tuple[int, int]:
    """Return the leftmost and topmost position of a color in the right half of a picture."""
    across, down = range(picture.width() // 2, picture.width()), range(100, 590)
    places = [(x, y) for y in down for x in across if picture.pixel(x, y) == ink.rgb()]
    return min(x for x, _ in places), min(y for _, y in places)


def test_full_pool_shows_each_kind_with_count_in_a_row() -> None:
    """Before, the kinds followed each other in one line, and no one saw where one ended."""
    picture = a_full_table(9, 7, ("Ada",))
    (left, top), (left_below, below) = (first_of(picture, tone.fill) for tone in (LIGHT.up, LIGHT.down))
    assert left == left_below
    assert top < below
    for line in (top, below):
        assert LIGHT.text.name() in colours(picture.copy(left - 30, line, 25, 20))

"""The outcomes of a procedure as cards: nothing is cut at any text size and in any language, on either screen."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, QTranslator
from PySide6.QtGui import QImage, QPainter

from gmtracker.engine.game_spec import Sign
from gmtracker.engine.ruleset import ProcedureOutcome
from gmtracker.i18n import LANGUAGES
from gmtracker.resources import resource
from gmtracker.rulesets.shattered_spheres.sheet import HARD_TILT, SOFT_TILT
from gmtracker.rulesets.shattered_spheres.tilt_state import own_table
from gmtracker.ui.modelview.outcome_card import CardLook, draw_outcome, outcome_height
from gmtracker.ui.players import board
from gmtracker.ui.procedure import body
from gmtracker.ui.procedure.body import OutcomeCard
from gmtracker.ui.theme.fonts import set_text_scale
from gmtracker.ui.theme.palette import DARK
from gmtracker.ui.translation import CONTEXT

pytestmark = pytest.mark.usefixtures("qapp")
SIGNS: tuple[Sign, Sign] = ("up", "down")


def an_outcome(name: str = "The Toast", text: str = "They drink to you.", sign: Sign = "up") -> ProcedureOutcome:
    return ProcedureOutcome(
        title="Something good for Sister Ione",
        category="Matters of the Heart",
        name=name,
        text=text,
        source="Chosen by Ana, die 5",
        sign=sign,
    )


def all_outcomes(language: str) -> Iterator[ProcedureOutcome]:
    """Yield each outcome of both Tilt tables in a language."""
    translator = QTranslator()
    is_loaded = translator.load(str(resource("translations", f"gmtracker_{language}.qm")))
    assert is_loaded or language == "en"
    for section in (section for key in (SOFT_TILT, HARD_TILT) for section in own_table(key).sections):
        for row in section.rows:
            for text, sign in zip(row.texts, SIGNS, strict=True):
                name, told = (translator.translate(CONTEXT, one) or one for one in (row.name, text))
                yield an_outcome(name, told, sign)


def inked(outcome: ProcedureOutcome, look: CardLook, scale: float, width: int) -> QRectF:
    """Return the rectangle around everything drawn on the card's ground, in a card with much room around it."""
    tall = round(outcome_height(outcome, look, scale, width))
    picture = QImage(width + 200, tall + 400, QImage.Format.Format_RGB32)
    picture.fill(DARK.up.soft)
    with QPainter(picture) as painter:
        draw_outcome(painter, QRectF(100, 100, width, tall), outcome, look._replace(bar=0, corner=0), scale, DARK)
    ground = DARK.up.soft.rgb()
    columns, rows = range(picture.width()), range(picture.height())
    places = [(x, y) for y in rows for x in columns if picture.pixel(x, y) != ground]
    across, down = [x for x, _ in places], [y for _, y in places]
    return QRectF(min(across) - 100, min(down) - 100, max(across) - min(across), max(down) - min(down))


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_texts_stay_inside_card_at_every_text_size(scale: float) -> None:
    outcome = an_outcome("Unausgesprochene Verpflichtungen", "Niemand weiß davon. " * 6)
    card = QRectF(0, 0, 588, outcome_height(outcome, body.CARD, scale, 588))
    assert card.adjusted(39, 0, -39, 0).contains(inked(outcome, body.CARD, scale, 588))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_fits_the_panel_without_scrolling(language: str) -> None:
    for outcome in all_outcomes(language):
        assert outcome_height(outcome, body.CARD, 1.0, 588) <= 420, outcome.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (480, 270)])
def test_every_outcome_fills_player_window_in_full_size(language: str, size: tuple[int, int]) -> None:
    width, height = size
    unit = min(width / board.DESIGNED, height / (board.DESIGNED * 9 / 16))
    across, down = (width - 4 * board.MARGIN * 30 * unit) / 2, height - 10 * 30 * unit
    look = board.CARD.scaled(unit)
    for outcome in all_outcomes(language):
        assert outcome_height(outcome, look, unit * board.SMALLER[-1], across) <= down, outcome.name
        if language == "en":
            assert outcome_height(outcome, look, unit, across) <= down, outcome.name


@pytest.fixture
def at_200_percent() -> Iterator[None]:
    set_text_scale(2.0)
    yield
    set_text_scale(1.0)


@pytest.mark.usefixtures("at_200_percent")
def test_card_in_panel_grows_with_text_size() -> None:
    card = OutcomeCard(an_outcome())
    assert card.heightForWidth(588) > body.LOWEST_CARD
    assert card.accessibleName().startswith("Something good for Sister Ione. Matters of the Heart. The Toast. ")

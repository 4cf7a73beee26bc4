"""Where the parts of the odds are: the chance, its subject, the bars and the figures."""

from collections.abc import Iterator
from functools import reduce
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from gmtracker.ui.check.odds_view import places_in
from gmtracker.ui.theme.theme import Scheme, apply_theme


@pytest.fixture(params=[0.8, 1.0, 1.3, 2.0], autouse=True)
def text_size(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    apply_theme(qapp, Scheme.LIGHT, text_scale=request.param)
    yield
    apply_theme(qapp, Scheme.LIGHT)


@pytest.mark.parametrize("with_figures", [True, False])
def test_parts_of_the_odds_never_overlap(with_figures: bool) -> None:
    places = places_in(600, 120, with_figures=with_figures)
    assert not any(one.intersects(other) for one, other in combinations(places, 2))


@pytest.mark.parametrize("with_figures", [True, False])
def test_height_of_the_odds_contains_all_their_parts(with_figures: bool) -> None:
    places = places_in(600, 120, with_figures=with_figures)
    assert QRectF(0, 0, 600, places.height).contains(reduce(QRectF.united, places))


def test_figures_make_the_odds_higher() -> None:
    assert places_in(600, 120, with_figures=True).height > places_in(600, 120, with_figures=False).height

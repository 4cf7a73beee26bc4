"""A fixture that starts and ends every test of the theme with the light theme at its designed size."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from gmtracker.ui.theme.palette import NO_GAME
from gmtracker.ui.theme.theme import Scheme, apply_theme, theme


@pytest.fixture(autouse=True)
def app(qapp: QApplication) -> Iterator[QApplication]:
    """Yield the application in the light theme."""
    apply_theme(qapp, Scheme.LIGHT)
    yield qapp
    theme().use_color(NO_GAME)
    apply_theme(qapp, Scheme.LIGHT)

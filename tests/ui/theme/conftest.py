"""Every test of the look begins and ends with the light theme at its designed size."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from gmtracker.ui.theme.theme import Scheme, apply_theme


@pytest.fixture(autouse=True)
def app(qapp: QApplication) -> Iterator[QApplication]:
    """The application in the light theme."""
    apply_theme(qapp, Scheme.LIGHT)
    yield qapp
    apply_theme(qapp, Scheme.LIGHT)

"""Every test of the delegates paints in the light theme."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from gmtracker.ui.look.theme import Scheme, apply_theme


@pytest.fixture(autouse=True)
def app(qapp: QApplication) -> Iterator[QApplication]:
    """The application in the light theme at its designed size."""
    apply_theme(qapp, Scheme.LIGHT)
    yield qapp
    apply_theme(qapp, Scheme.LIGHT)

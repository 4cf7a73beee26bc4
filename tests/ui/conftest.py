"""Where whole windows are built."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.stage import Stage


@pytest.fixture
def stage(qapp: QApplication) -> Iterator[Stage]:
    """A stage for windows, empty before and after."""
    stage = Stage()
    yield stage
    stage.strike()

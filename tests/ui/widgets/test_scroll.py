"""The viewports of areas that scroll."""

import subprocess
import sys

from PySide6.QtWidgets import QTableView
from pytestqt.qtbot import QtBot

from gmtracker.ui.widgets.scroll import wrap_viewport

THE_WHOLE_WINDOW = """
from PySide6.QtWidgets import QWidget
from gmtracker import app
from gmtracker.ui.campaign import campaign_opener
campaign_opener.OPENING_SECONDS = 30.0
parts = app.build_with_campaign(app.application(), None, sample=True)
parts.window.show()
for _ in range(5):
    app.QApplication.processEvents()
print(*(kind.__name__ for kind in QWidget.__subclasses__()))
"""


def test_wrap_viewport_returns_areas_own_viewport(qtbot: QtBot) -> None:
    table = QTableView()
    qtbot.addWidget(table)
    assert wrap_viewport(table) is table.viewport()


def test_window_creates_no_unused_qt_widget_classes() -> None:
    said = subprocess.run(
        [sys.executable, "-c", THE_WHOLE_WINDOW], capture_output=True, text=True, check=True, timeout=60
    )
    kinds = said.stdout.split()
    assert "QMainWindow" in kinds
    assert not {"QCalendarWidget", "QSplashScreen", "QWizardPage"}.intersection(kinds)

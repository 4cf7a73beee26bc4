"""Tests of the screen that tests with real gestures run on."""

import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QColor, QImage

from tests.driver.virtual_screen import VirtualScreen

PROGRAM = """
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

class Pad(QWidget):
    def mousePressEvent(self, event): print("pressed", *event.globalPosition().toTuple(), flush=True)
    def mouseMoveEvent(self, event): print("moved", flush=True)
    def mouseReleaseEvent(self, event):
        print("released", *event.globalPosition().toTuple(), flush=True)
        QApplication.quit()
    def paintEvent(self, event): print("painted", flush=True)

app = QApplication([])
pad = Pad()
pad.setWindowFlag(Qt.WindowType.FramelessWindowHint)
pad.setStyleSheet("background: #336699")
pad.setGeometry(0, 0, 400, 300)
pad.show()
app.exec()
"""


def test_program_receives_press_move_and_release(screen: VirtualScreen) -> None:
    command = [sys.executable, "-c", PROGRAM]
    with subprocess.Popen(command, env=screen.environment, stdout=subprocess.PIPE, text=True) as pad:
        assert pad.stdout is not None
        assert pad.stdout.readline() == "painted\n"
        screen.drag((50, 60), (200, 100))
        lines = pad.communicate(timeout=30)[0].splitlines()
    assert "pressed 50.0 60.0" in lines
    assert lines.count("moved") > 5
    assert lines[-1] == "released 200.0 100.0"


def test_screenshot_has_the_size_of_the_screen(screen: VirtualScreen, tmp_path: Path) -> None:
    screen.screenshot(tmp_path / "screen.png")
    picture = QImage(str(tmp_path / "screen.png"))
    assert (picture.width(), picture.height()) == (1280, 720)
    assert picture.pixelColor(0, 0) == QColor("black")

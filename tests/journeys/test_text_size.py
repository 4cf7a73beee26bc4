"""Text from 80 to 200 percent: nothing is cut or overlaps, and a change applies immediately."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.i18n import LANGUAGES
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.settings.window import SettingsWindow
from gmtracker.ui.theme.theme import Scheme, apply_theme
from tests.builders.thorough import a_share_of
from tests.driver.apart import run_apart
from tests.driver.gm import GM

SMALL, LARGE = QSize(1280, 720), QSize(1920, 1080)
SIZES = (80, 100, 150, 200)
ALIKE = 0.01


@pytest.fixture(autouse=True)
def usual_size(qapp: QApplication) -> Iterator[None]:
    """Restore the default text size for the following tests."""
    yield
    apply_theme(qapp, Scheme.LIGHT)


def choose_size(gm: GM, per_cent: int) -> None:
    """Choose a text size in the settings, while the table is open."""
    gm.hand.acts(WindowAction.SETTINGS)
    settings = gm.window_of(SettingsWindow)
    gm.hand.fill(settings, "Text size", per_cent)
    settings.close()
    gm.turns_to_the_table()
    settle()


def settle() -> None:
    """Process all pending events."""
    for _ in range(6):
        QApplication.processEvents()


def steady_picture(gm: GM) -> QImage:
    """Return the window's picture when two in a row are equal, because layout takes several rounds of events."""
    picture = QImage()
    for _ in range(20):
        settle()
        last, picture = picture, gm.app.window.grab().toImage()
        if picture == last:
            return picture
    pytest.fail("The window doesn't come to rest.")


def parts_of(gm: GM) -> list[QWidget]:
    """Return the visible parts of the window. None contains another."""
    window = gm.app.window
    beside = window.check.parentWidget() or window.check
    parts = (window.header, window.pools, window.characters, beside, window.drawer, window.last, window.statusBar())
    return [part for part in parts if part.isVisible()]


def place_of(widget: QWidget, window: QWidget) -> QRect:
    """Return a widget's rectangle in the window."""
    return QRect(widget.mapTo(window, widget.rect().topLeft()), widget.size())


def difference(one: QImage, other: QImage) -> float:
    """Return the share of pixels that differ, measured at every third row and column."""
    across, down = range(0, one.width(), 3), range(0, one.height(), 3)
    other_ones = sum(one.pixel(x, y) != other.pixel(x, y) for x in across for y in down)
    return other_ones / (len(across) * len(down))


@pytest.mark.parametrize("room", a_share_of([SMALL, LARGE]))
def test_every_part_has_room_in_every_text_size(fight: GM, room: QSize) -> None:
    window = fight.app.window
    for per_cent in SIZES:
        print(f"text of {per_cent} per cent")
        window.resize(room)
        choose_size(fight, per_cent)
        fight.sees_in_the_drawer(WindowAction.LOG)
        settle()
        assert window.size() == room
        no_part_is_cut_by_the_window_or_lies_over_another(fight)
        every_button_is_whole(window.header)
        every_button_is_whole(window.check.bar)
        no_part_of_the_check_is_wider_than_the_panel(fight)


def no_part_is_cut_by_the_window_or_lies_over_another(gm: GM) -> None:
    window = gm.app.window
    parts = [place_of(part, window) for part in parts_of(gm)]
    assert len(parts) == 7
    assert all(window.rect().contains(part) for part in parts)
    assert not any(one.intersects(other) for at, one in enumerate(parts) for other in parts[at + 1 :])


def every_button_is_whole(part: QWidget) -> None:
    for button in part.findChildren(QAbstractButton):
        if button.isVisible():
            assert part.rect().contains(place_of(button, part))
            assert button.width() >= button.minimumSizeHint().width()


def no_part_of_the_check_is_wider_than_the_panel(gm: GM) -> None:
    check = gm.app.window.check
    for part in (check.odds, check.rows, check.sentence, check.bar):
        assert place_of(part, check).right() <= check.rect().right()
        assert place_of(part, check).left() >= 0


READ_LARGE = [*((language, "150", "1") for language in sorted(LANGUAGES)), ("en", "100", "2")]


@pytest.mark.parametrize(("language", "per_cent", "pixels"), a_share_of(READ_LARGE))
def test_table_texts_are_not_cut_with_large_text_or_scaling(
    language: str, per_cent: str, pixels: str, tmp_path: Path
) -> None:
    assert run_apart(tmp_path, "large_text", language, per_cent, QT_SCALE_FACTOR=pixels) == []


@pytest.mark.thorough
@pytest.mark.parametrize("per_cent", a_share_of([150, 80]))
def test_changed_text_size_looks_like_a_restart(fight: GM, qtbot: QtBot, per_cent: int) -> None:
    fight.app.window.resize(SMALL)
    choose_size(fight, per_cent)
    fight.closes()
    fight.opens_again()
    fight.app.window.resize(SMALL)
    choose_size(fight, 100)
    choose_size(fight, per_cent)
    changed = steady_picture(fight)
    fight.closes()
    fight.opens_again()
    fight.app.window.resize(SMALL)

    def looks_like_that() -> bool:
        """The layout depends on what its parts need, which is known only after they have been laid out once."""
        fight.app.window.reset_layout()
        return difference(changed, steady_picture(fight)) < ALIKE

    qtbot.waitUntil(looks_like_that)

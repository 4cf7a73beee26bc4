"""Text from 80 to 200 per cent: nothing is cut or laid over anything, and a change holds at once."""

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QDockWidget, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.ui.actions import WindowAction
from gmtracker.ui.settings.window import SettingsWindow
from tests.driver.gm import GM

SMALL, LARGE = QSize(1280, 720), QSize(1920, 1080)
SIZES = (80, 100, 150, 200)
ALIKE = 0.01


def choose_size(gm: GM, per_cent: int) -> None:
    """Choose it in the settings, while the table is open."""
    gm.hand.acts(WindowAction.SETTINGS)
    settings = gm.window_of(SettingsWindow)
    gm.hand.fill(settings, "Size of the text", per_cent)
    settings.close()
    gm.turns_to_the_table()
    settle()


def settle() -> None:
    """All that waits for the next moment has been done."""
    for _ in range(4):
        QApplication.processEvents()


def seen(gm: GM) -> list[QDockWidget]:
    """The docks that are not behind others."""
    return [dock for dock in gm.app.window.docks if not dock.visibleRegion().isEmpty()]


def place_of(widget: QWidget, window: QWidget) -> QRect:
    """Where it is in the window."""
    return QRect(widget.mapTo(window, widget.rect().topLeft()), widget.size())


def difference(one: QImage, other: QImage) -> float:
    """The share of all pixels (every third of them, both ways) that are not the same."""
    across, down = range(0, one.width(), 3), range(0, one.height(), 3)
    other_ones = sum(one.pixel(x, y) != other.pixel(x, y) for x in across for y in down)
    return other_ones / (len(across) * len(down))


@pytest.mark.parametrize("room", [SMALL, LARGE])
def test_every_part_has_its_room_in_every_size(fight: GM, room: QSize) -> None:
    window = fight.app.window
    for per_cent in SIZES:
        print(f"text of {per_cent} per cent")
        window.resize(room)
        choose_size(fight, per_cent)
        assert window.size() == room
        no_part_is_cut_by_the_window_or_lies_over_another(fight)
        every_button_is_whole(window.header)
        every_button_is_whole(window.check.bar)
        no_part_of_the_check_is_wider_than_its_dock(fight)


def no_part_is_cut_by_the_window_or_lies_over_another(gm: GM) -> None:
    window = gm.app.window
    parts = [place_of(part, window) for part in (window.characters, *seen(gm), window.statusBar())]
    assert all(window.rect().contains(part) for part in parts)
    assert not any(one.intersects(other) for at, one in enumerate(parts) for other in parts[at + 1 :])


def every_button_is_whole(part: QWidget) -> None:
    for button in part.findChildren(QAbstractButton):
        if button.isVisible():
            assert part.rect().contains(place_of(button, part))
            assert button.width() >= button.minimumSizeHint().width()


def no_part_of_the_check_is_wider_than_its_dock(gm: GM) -> None:
    check = gm.app.window.check
    for part in (check.odds, check.rows, check.fields, check.bar):
        assert place_of(part, check).right() <= check.rect().right()
        assert place_of(part, check).left() >= 0


@pytest.mark.parametrize("per_cent", [80, 150])
def test_a_window_that_is_changed_looks_like_one_that_began_so(fight: GM, qtbot: QtBot, per_cent: int) -> None:
    fight.app.window.resize(SMALL)
    choose_size(fight, per_cent)
    fight.closes()
    fight.opens_again()
    fight.app.window.resize(SMALL)
    choose_size(fight, 100)
    choose_size(fight, per_cent)
    qtbot.waitUntil(lambda: fight.app.window.is_at_rest)
    changed = fight.app.window.grab().toImage()
    fight.closes()
    fight.opens_again()
    fight.app.window.resize(SMALL)

    def looks_like_that() -> bool:
        """Its room is shared out by what its parts need, which they know when they have been laid out."""
        fight.app.window.reset_layout()
        settle()
        return fight.app.window.is_at_rest and difference(changed, fight.app.window.grab().toImage()) < ALIKE

    qtbot.waitUntil(looks_like_that)


def test_without_room_docks_become_tabs_and_stand_apart_again_with_it(fight: GM, qtbot: QtBot) -> None:
    window = fight.app.window
    window.resize(SMALL)
    settle()
    tokens, check = window.docks[0], window.docks[1]
    assert {tokens, check} <= set(seen(fight))
    apart = (tokens.size(), check.size())
    choose_size(fight, 200)
    assert tokens in window.tabifiedDockWidgets(check)
    choose_size(fight, 100)
    assert {tokens, check} <= set(seen(fight))

    qtbot.waitUntil(lambda: (tokens.size(), check.size()) == apart)


def test_a_layout_of_the_users_own_is_left_alone(fight: GM) -> None:
    window = fight.app.window
    window.resize(SMALL)
    tokens, check = window.docks[0], window.docks[1]
    tokens.setFloating(True)
    tokens.setFloating(False)
    choose_size(fight, 200)
    assert tokens not in window.tabifiedDockWidgets(check)
    fight.hand.acts(WindowAction.RESET_LAYOUT)
    settle()
    assert tokens in window.tabifiedDockWidgets(check)


def test_tabs_made_for_want_of_room_are_not_remembered(fight: GM) -> None:
    fight.app.window.resize(SMALL)
    choose_size(fight, 200)
    fight.closes()
    fight.opens_again()
    fight.app.window.resize(LARGE)
    choose_size(fight, 100)
    assert set(fight.app.window.docks[:2]) <= set(seen(fight))

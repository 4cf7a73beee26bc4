"""Tests of the light, dark and system themes, applied and changed while the window is open."""

import re
from operator import attrgetter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QLineEdit,
    QMainWindow,
    QMenu,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from gmtracker.ui.theme.icons import icon
from gmtracker.ui.theme.palette import CONTRAST, DARK, EVERY_PALETTE, LIGHT, Palette
from gmtracker.ui.theme.theme import (
    Scheme,
    apply_theme,
    artwork_file,
    current_palette,
    list_artwork,
    style_sheet,
    theme,
    tinted_drawing,
)
from tests.windows.pictures import colours, contrast
from tests.windows.widgets import shown


def test_dark_theme_makes_the_window_dark(app: QApplication, qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    assert window.grab().toImage().pixelColor(20, 20) == LIGHT.window
    apply_theme(app, Scheme.DARK)
    assert window.grab().toImage().pixelColor(20, 20) == DARK.window


def test_theme_change_is_signalled_with_its_palette(app: QApplication, qtbot: QtBot) -> None:
    with qtbot.waitSignal(theme().theme_changed):
        apply_theme(app, Scheme.DARK)
    assert current_palette() is DARK


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
def test_game_color_changes_accent_selection_and_focus(app: QApplication, scheme: Scheme) -> None:
    apply_theme(app, scheme)
    before = current_palette()
    theme().use_color("violet")
    after = current_palette()
    for name in ("accent.fill", "selection", "focus", "flash", "drop_yes.fill"):
        assert attrgetter(name)(after) != attrgetter(name)(before), name
    assert after.accent.fill.name() in app.styleSheet()
    assert (after.up, after.text, after.panel) == (before.up, before.text, before.panel)


def test_high_contrast_keeps_its_accent(app: QApplication, qtbot: QtBot) -> None:
    apply_theme(app, Scheme.CONTRAST)
    with qtbot.assertNotEmitted(theme().theme_changed):
        theme().use_color("magenta")
    assert current_palette() is CONTRAST


def test_same_game_color_does_not_style_again(app: QApplication, qtbot: QtBot) -> None:
    theme().use_color("brown")
    with qtbot.assertNotEmitted(theme().theme_changed):
        theme().use_color("brown")


def test_unknown_system_scheme_gives_the_light_theme(app: QApplication) -> None:
    apply_theme(app, Scheme.DARK)
    apply_theme(app, Scheme.SYSTEM)
    assert current_palette() is LIGHT


def test_system_scheme_is_followed_only_if_chosen(app: QApplication, qtbot: QtBot) -> None:
    apply_theme(app, Scheme.DARK)
    with qtbot.assertNotEmitted(theme().theme_changed):
        app.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    apply_theme(app, Scheme.SYSTEM)
    with qtbot.waitSignal(theme().theme_changed):
        app.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)


@pytest.mark.parametrize("control", [QPushButton, QCheckBox])
def test_focused_widget_shows_its_focus(control: type[QPushButton] | type[QCheckBox], qtbot: QtBot) -> None:
    widget = control("Roll")
    qtbot.addWidget(widget)
    widget.show()
    widget.clearFocus()
    assert LIGHT.focus.name() not in colours(widget.grab().toImage())
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)
    assert LIGHT.focus.name() in colours(widget.grab().toImage())


@pytest.mark.parametrize("palette", EVERY_PALETTE, ids=attrgetter("name"))
def test_style_sheet_finds_all_its_pictures(palette: Palette) -> None:
    pictures = re.findall(r'url\("(.*?)"\)', style_sheet(palette))
    assert pictures
    assert [name for name in pictures if QPixmap(name).isNull()] == []


@pytest.mark.parametrize("palette", EVERY_PALETTE, ids=attrgetter("name"))
def test_artwork_has_the_palettes_colors(palette: Palette) -> None:
    outdated = [
        name
        for name, drawn in list_artwork(palette).items()
        if artwork_file(*drawn).read_text("utf-8") != tinted_drawing(*drawn)
    ]
    assert outdated == [], "Run packaging/make_artwork.py."


@pytest.mark.parametrize("letters", [1.0, 1.25, 1.5])
def test_menu_texts_are_aligned_with_and_without_icon(app: QApplication, qtbot: QtBot, letters: float) -> None:
    apply_theme(app, Scheme.LIGHT, letters)
    menu = QMenu()
    qtbot.addWidget(menu)
    actions = [menu.addAction("I") for _ in range(3)]
    for action in actions:
        action.setCheckable(True)
    actions[1].setIcon(icon("screen"))
    menu.popup(menu.pos())
    picture = menu.grab().toImage()
    ends = {last_ink(picture, menu.actionGeometry(action).center().y()) for action in actions}
    apply_theme(app, Scheme.LIGHT)
    assert len(ends) == 1


def last_ink(picture: QImage, row: int) -> int:
    """Return the last dark x coordinate of a row."""
    dark = (x for x in range(picture.width()) if picture.pixelColor(x, row).lightness() < 100)
    return max(dark)


@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton, QPushButton])
def test_focused_button_has_one_frame_and_none_around_its_text(qtbot: QtBot, kind: type[QAbstractButton]) -> None:
    """Before, the text looked selected."""
    button, other = kind(), QLineEdit()
    button.setText("Rook Adeyemi")
    both = QWidget()
    rows = QVBoxLayout(both)
    rows.addWidget(other)
    rows.addWidget(button)
    shown(qtbot, both)
    other.setFocus()
    QTest.keyClick(other, Qt.Key.Key_Tab)
    focused = button.grab().toImage()
    other.setFocus()
    inside = button.rect().adjusted(6, 6, -6, -6)
    assert focused != button.grab().toImage()
    assert focused.copy(inside) == button.grab().toImage().copy(inside)


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST])
def test_placeholder_text_is_legible(app: QApplication, qtbot: QtBot, scheme: Scheme) -> None:
    """Before, it was half as dark as any other text."""
    apply_theme(app, scheme)
    field = QLineEdit()
    field.setPlaceholderText("MMMM")
    qtbot.addWidget(field)
    field.resize(200, 40)
    picture = field.grab().toImage()
    inks = {picture.pixelColor(x, y).name() for x in range(8, 60) for y in range(8, 32)}
    assert max(contrast(QColor(ink), PANELS[scheme]) for ink in inks) >= 4.5


PANELS = {Scheme.LIGHT: LIGHT.panel, Scheme.DARK: DARK.panel, Scheme.CONTRAST: CONTRAST.panel}

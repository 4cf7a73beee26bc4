"""The start page: a card for each game, and the recent campaigns."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.game_spec import GameSpec
from gmtracker.rulesets import built_in_ids, load
from gmtracker.ui.campaign.start_page import (
    CARD,
    EMBLEM,
    PAD,
    GameBand,
    GameCard,
    GamePicture,
    RecentCampaign,
    RecentCard,
    StartPage,
)
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font, text_width
from gmtracker.ui.theme.palette import CONTRAST, DARK, LIGHT, Palette, tint_palette
from gmtracker.ui.theme.theme import Scheme, apply_theme
from gmtracker.ui.widgets.buttons import CardButton
from gmtracker.ui.widgets.inputs import LineField
from gmtracker.ui.widgets.scroll import FramelessScrollArea
from tests.strangers_game.river_tales import GAME as RIVER
from tests.windows.pictures import colours
from tests.windows.widgets import Key, click, focused, is_freed_on_deleting, press, shown, types

BARE = GameSpec(ruleset="bare", name="Bare Bones")
FOUR = tuple(load(game).spec() for game in built_in_ids())
EIGHT = (*FOUR, RIVER, BARE, *(GameSpec(ruleset=f"more-{at}", name=f"More {at}") for at in (1, 2)))
HARBOR = RecentCampaign("/games/harbor.json", "Harbor Nights", "Vagabond · 12 sessions · yesterday", game="vagabond")
GONE = RecentCampaign("/games/salt.json", "Salt", "File not found.", is_there=False)


@pytest.fixture(autouse=True)
def usual_letters(qapp: QApplication) -> Iterator[None]:
    yield
    apply_theme(qapp, Scheme.LIGHT)


def a_page(games: tuple[GameSpec, ...] = FOUR, folder: str = "~") -> StartPage:
    """The start page with games, of which the first has a sample."""
    page = StartPage()
    page.show_games(games, (games[0].ruleset,), folder)
    return page


def cards(page: StartPage) -> list[GameCard]:
    return page.findChildren(GameCard)


def seen(page: QWidget) -> list[str]:
    labels = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    return [*labels, *(button.text() for button in page.findChildren(QPushButton) if button.isVisible())]


def button(inside: QWidget, words: str) -> QPushButton:
    return next(one for one in inside.findChildren(QPushButton) if one.text() == words and one.isVisible())


def place(part: QWidget, page: QWidget) -> QRect:
    return QRect(part.mapTo(page, QPoint(0, 0)), part.size())


def test_game_card_shows_name_description_and_buttons(qtbot: QtBot) -> None:
    page = a_page()
    shown(qtbot, page)
    for game, card in zip(FOUR, cards(page), strict=True):
        assert {game.about, "New"} <= set(seen(card))
        assert [band.accessibleName() for band in card.findChildren(GameBand)] == [game.name]
        assert game.about
    assert page.findChildren(QComboBox) == []


def test_new_asks_for_name_and_enter_creates_campaign(qtbot: QtBot) -> None:
    page = a_page(folder="~/Documents/gmtracker")
    shown(qtbot, page)
    assert "New campaigns are saved in ~/Documents/gmtracker" in seen(page)
    click(button(cards(page)[1], "New"))
    with qtbot.waitSignal(page.create_requested) as asked:
        press(Key.Key_Return)
    assert asked.args == ["My campaign", FOUR[1].ruleset]
    types("Harbor Nights")
    with qtbot.waitSignal(page.create_requested) as asked:
        click(button(cards(page)[1], "Create"))
    assert asked.args == ["Harbor Nights", FOUR[1].ruleset]


def test_double_click_on_new_keeps_whole_name_selected(qtbot: QtBot) -> None:
    """Before, the second click selected one word of the name."""
    page = a_page()
    shown(qtbot, page)
    card = cards(page)[0]
    click(button(card, "New"))
    field = focused()
    assert isinstance(field, LineField)
    spot = QPoint(20, field.height() // 2)
    under_the_pointer = page.childAt(field.mapTo(page, spot))
    assert under_the_pointer is not None
    QTest.mouseDClick(under_the_pointer, Qt.MouseButton.LeftButton)
    assert field.selectedText() == "My campaign"


def test_only_one_card_asks_for_name_until_esc(qtbot: QtBot) -> None:
    page = a_page()
    shown(qtbot, page)
    for card in cards(page)[:2]:
        click(button(card, "New"))
    assert [card for card in cards(page) if "Create" in seen(card)] == [cards(page)[1]]
    press(Key.Key_Escape)
    assert "Create" not in seen(page)
    assert focused() is cards(page)[1].new


def test_card_creates_no_campaign_without_name(qtbot: QtBot) -> None:
    page = a_page()
    shown(qtbot, page)
    click(button(cards(page)[0], "New"))
    press(Key.Key_Delete)
    with qtbot.assertNotEmitted(page.create_requested):
        press(Key.Key_Return)


def test_game_with_sample_offers_fight(qtbot: QtBot) -> None:
    page = a_page()
    shown(qtbot, page)
    with qtbot.waitSignal(page.sample_requested) as asked:
        click(button(cards(page)[0], "Try a fight"))
    assert asked.args == [FOUR[0].ruleset]
    assert "Try a fight" not in seen(cards(page)[1])


def test_game_without_description_or_tokens_has_card(qtbot: QtBot) -> None:
    page = a_page((RIVER, BARE))
    shown(qtbot, page)
    assert [picture.accessibleName() for picture in page.findChildren(GamePicture)] == ["Squall die", ""]
    assert {"River Tales", "Bare Bones"} <= set(seen(page))


def test_recent_campaigns_open_by_click_and_show_missing_files(qtbot: QtBot) -> None:
    page = a_page()
    shown(qtbot, page)
    assert "Your recent campaigns will appear here." in seen(page)
    page.show_recent((HARBOR, GONE))
    first, second = page.findChildren(CardButton)
    assert first.accessibleDescription() == "Vagabond · 12 sessions · yesterday"
    assert second.accessibleDescription() == "File not found."
    with qtbot.waitSignal(page.recent_requested) as asked:
        first.click()
    assert asked.args == ["/games/harbor.json"]
    with qtbot.waitSignal(page.open_requested):
        click(button(page, "Open…"))


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST])
def test_bands_have_the_accents_of_their_games(qtbot: QtBot, qapp: QApplication, theme: Palette) -> None:
    apply_theme(qapp, Scheme(theme.name))
    page = a_page((*FOUR, BARE))
    shown(qtbot, page)
    bands = page.findChildren(GameBand)
    assert [band.height() for band in bands] == [64] * 4, "a game without an emblem has no band"
    for game, band in zip(FOUR, bands, strict=True):
        ground = band.grab().toImage().pixelColor(band.width() // 2, band.height() - 2)
        assert ground == tint_palette(theme, game.color).accent.fill


def test_recent_campaign_shows_the_emblem_of_its_game(qtbot: QtBot) -> None:
    page = a_page()
    page.show_recent((HARBOR, GONE))
    shown(qtbot, page)
    known, unknown = (colours(card.grab().toImage()) for card in page.findChildren(RecentCard))
    brown = tint_palette(LIGHT, "brown").accent.fill.name()
    assert brown in known
    assert brown not in unknown


@pytest.mark.parametrize("letters", [1.0, 2.0])
def test_names_in_bands_are_not_cut(qtbot: QtBot, qapp: QApplication, letters: float) -> None:
    apply_theme(qapp, Scheme.LIGHT, letters)
    page = a_page()
    shown(qtbot, page)
    for game in FOUR:
        assert (
            text_width(game.name, text_font(TextSize.LARGE, bold=True)) <= scaled(CARD - EMBLEM - 3 * 38) - 3 * PAD - 2
        )


def test_tab_visits_each_control_once(qtbot: QtBot) -> None:
    page = a_page((FOUR[0], BARE))
    page.show_recent((HARBOR,))
    shown(qtbot, page)
    way = []
    for _ in range(5):
        way.append(focused().accessibleName() or focused().property("text"))
        press(Key.Key_Tab)
    name = FOUR[0].name
    assert way == [
        f"New campaign: {name}",
        f"Try a fight: {name}",
        "New campaign: Bare Bones",
        "Open…",
        "Harbor Nights",
    ]


@pytest.mark.parametrize("size", [QSize(960, 560), QSize(1280, 640), QSize(2560, 1360)])
@pytest.mark.parametrize(("count", "letters"), [(1, 1.0), (4, 1.0), (4, 1.5), (8, 1.0), (8, 2.0)])
def test_cards_and_recent_campaigns_are_side_by_side_uncut(
    qtbot: QtBot, qapp: QApplication, size: QSize, count: int, letters: float
) -> None:
    apply_theme(qapp, Scheme.LIGHT, letters)
    page = StartPage()
    area = FramelessScrollArea()
    area.setWidget(page)
    page.show_games(EIGHT[:count], (EIGHT[0].ruleset,), "~")
    page.show_recent((HARBOR, GONE))
    shown(qtbot, area)
    area.resize(size)
    QApplication.processEvents()
    parts = [*cards(page), *page.findChildren(CardButton)]
    places = [place(part, page) for part in parts]
    assert all(one.left() >= 0 and one.right() < area.viewport().width() for one in places)
    assert not any(one.intersects(other) for at, one in enumerate(places) for other in places[:at])
    for part in (*page.findChildren(QLabel), *page.findChildren(QPushButton)):
        if part.isVisible():
            assert part.width() >= part.minimumSizeHint().width(), part
            assert part.height() >= part.heightForWidth(part.width()), part


def test_four_games_and_five_campaigns_fit_small_window(qtbot: QtBot) -> None:
    page = a_page()
    page.show_recent((HARBOR,) * 5)
    shown(qtbot, page)
    page.resize(1280, 640)
    QApplication.processEvents()
    assert page.minimumSizeHint().height() <= 640
    assert page.minimumSizeHint().width() <= 1280


def test_start_page_is_freed(qtbot: QtBot) -> None:
    assert is_freed_on_deleting(a_page, qtbot)


def test_buttons_have_accessible_names(qtbot: QtBot) -> None:
    page = a_page()
    page.show_recent((HARBOR,))
    shown(qtbot, page)
    parts = [part for part in page.findChildren(QWidget) if part.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert [part for part in parts if part.isVisible() and not (part.accessibleName() or part.property("text"))] == []

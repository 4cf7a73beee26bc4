"""A GM writes the guide's game into a file, corrects it, and plays its first session to the printed page."""

from pathlib import Path

from gmtracker.engine.campaign import Character
from gmtracker.engine.commands import AddCharacters
from gmtracker.engine.ids import CharacterId
from gmtracker.rulesets import GAME_FILE
from gmtracker.storage.paths import games_folder
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.campaign.game_file import UnplayableWindow
from gmtracker.ui.campaign.start_page import GameCard, NewCampaignWindow
from gmtracker.ui.demo import playback as s
from gmtracker.ui.file_actions import UNPLAYABLE
from tests.driver.gm import GM
from tests.guide.own_game import written
from tests.windows.screen_text import words_in


def test_guides_game_is_written_corrected_and_played(gm: GM, tmp_path: Path) -> None:
    games_folder().mkdir(parents=True)
    file, text = games_folder() / f"lamplighters{GAME_FILE}", "\n".join(written())
    file.write_text(text.replace('look = "pips"', 'look = "dots"'), "utf-8")
    gm.opens()
    assert "lamplighters" not in [card.game for card in gm.app.window.start_page.findChildren(GameCard)]
    gm.sees("Can't use “lamplighters.game.toml”. Line 26, tracks 1, look: expected one of “bar”")
    gm.closes()
    file.write_text(text, "utf-8")
    gm.opens()
    gm.creates_campaign("Fog", game="lamplighters")
    mira = Character(id=CharacterId(""), name="Mira", player="Ana")
    assert gm.app.bridge.dispatch(AddCharacters(characters=(mira,)))
    gm.has_session("The first night")
    player = s.StepPlayer(gm.hand, lambda _name: None)
    for step in (
        s.Check(by="Mira", fields={"trait": "Hands"}, faces=(3,)),
        s.Spend(take=s.Take(held="Mira", kind="match"), use="strike", face=6),
        s.GoOn(use="announce"),
        s.Check(by="Mira", fields={"trait": "Eyes"}, faces=(2,)),
        s.GoOn(use="announce"),
        s.UseStep(use="rest", by="Mira"),
    ):
        player.play_step(step)
    gm.sees_log("Mira: Dread 1 → 0")
    gm.undoes()
    gm.ends_session()
    page = gm.prints(tmp_path / "fog.md")
    for words in ("The first night", "Strike a match", "the lamp burns", "The fog comes closer", "Dread"):
        assert words in page


def test_new_campaign_window_says_why_a_game_is_missing(gm: GM) -> None:
    """Before, it was shown on the main window, behind the window that asks for the game."""
    gm.opens(sample=True)
    games_folder().mkdir(parents=True)
    file, text = games_folder() / f"lamplighters{GAME_FILE}", "\n".join(written())
    file.write_text(text.replace('look = "pips"', 'look = "dots"').replace("highest = 6", "highest = true"), "utf-8")
    gm.hand.acts(WindowAction.NEW)
    window = gm.window_of(NewCampaignWindow)
    assert window.notices.isVisible()
    assert window.notices.notice_text(UNPLAYABLE).startswith("Can't use “lamplighters.game.toml”.")
    assert not gm.app.window.notices.isVisible()
    gm.hand.clicks(window, "OK")
    assert not window.notices.isVisible()


def test_new_campaign_window_opens_the_list_of_faulty_games(gm: GM) -> None:
    games_folder().mkdir(parents=True)
    for number in range(4):
        (games_folder() / f"{number}{GAME_FILE}").write_text("oh", "utf-8")
    gm.opens()
    gm.hand.acts(WindowAction.NEW)
    window = gm.window_of(NewCampaignWindow)
    assert window.notices.notice_text(UNPLAYABLE).endswith("2 more lines.")
    gm.hand.clicks(window, "Show all errors")
    assert "3.game.toml" in " ".join(words_in(gm.window_of(UnplayableWindow)))

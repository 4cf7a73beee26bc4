"""A game master writes the guide's game into a file, mends it, and plays its first session to the printed page."""

from pathlib import Path

from gmtracker.engine.campaign import Character
from gmtracker.engine.commands import AddCharacters
from gmtracker.engine.ids import CharacterId
from gmtracker.rulesets import GAME_FILE
from gmtracker.storage.paths import games_folder
from gmtracker.ui.campaign.start_page import GameCard
from gmtracker.ui.demo import playback as s
from tests.driver.gm import GM
from tests.guide.own_game import written


def test_the_game_of_the_guide_is_written_mended_and_played_to_its_page(gm: GM, tmp_path: Path) -> None:
    games_folder().mkdir(parents=True)
    file, text = games_folder() / f"lamplighters{GAME_FILE}", "\n".join(written())
    file.write_text(text.replace('look = "pips"', 'look = "dots"'), "utf-8")
    gm.opens()
    assert "lamplighters" not in [card.game for card in gm.app.window.start_page.findChildren(GameCard)]
    gm.sees("“lamplighters.game.toml” cannot be played. Line 26, tracks 1, look: one of “bar”")
    gm.closes()
    file.write_text(text, "utf-8")
    gm.opens()
    gm.creates_campaign("Fog", game="lamplighters")
    mira = Character(id=CharacterId(""), name="Mira", player="Ana")
    assert gm.app.bridge.ask(AddCharacters(characters=(mira,)))
    gm.has_session("The first night")
    player = s.Player(gm.hand, lambda _name: None)
    for step in (
        s.Check(by="Mira", fields={"Gift": "Hands"}, faces=(3,)),
        s.Spend(take=s.Take(held="Mira", kind="match"), use="strike", face=6),
        s.GoOn(button="Announce"),
        s.Check(by="Mira", fields={"Gift": "Eyes"}, faces=(2,)),
        s.GoOn(button="Announce"),
        s.UseStep(use="rest", by="Mira"),
    ):
        player.play(step)
    gm.sees_log("Mira: Dread 1 → 0")
    gm.undoes()
    gm.ends_session()
    page = gm.prints(tmp_path / "fog.md")
    for words in ("The first night", "Strike a match", "The lamp burns", "The fog comes nearer", "Dread"):
        assert words in page

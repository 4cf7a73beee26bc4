"""A whole evening of each game by mouse alone and by keys alone. Each job takes the gestures listed in the table."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gmtracker.engine.campaign import pool_place
from gmtracker.engine.commands import Use
from gmtracker.engine.ruleset import OnUse
from gmtracker.resources import FIRST_GAME, resource
from gmtracker.rulesets import built_in_ids
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.header_bar import PlaceButton
from gmtracker.ui.printing.preview import Preview
from gmtracker.ui.widgets import guards
from gmtracker.ui.widgets.dice_fields import DieField
from tests.builders.thorough import a_share_of
from tests.driver.gestures import GESTURES, JOBS, MOST_BY_KEYS, MOST_BY_MOUSE, KeyHand, MouseHand
from tests.driver.gm import CTRL, DESTINY, GM, SHIFT, Key

FELL = "65432654321"
"""The rolled faces of the Destiny pool."""

ROLLED = {
    "shattered-spheres": (12, 5, 4),
    "torg-eternity": (12, 12, 12, 12),
    "vagabond": (12, 4, 3),
    "humans-and-heroes": (2, 2, 2, 3, 2, 2),
}
"""The faces of the dice that the program rolls."""


@pytest.fixture
def gm(qtbot: QtBot, own_folders: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[GM]:
    """Return a GM who has not started the program yet. The pause after a roll, which ignores clicks, is short."""
    monkeypatch.setattr(guards, "PAUSE", 1)
    (own_folders / "documents").mkdir(parents=True)
    someone = GM(qtbot, *ROLLED[game])
    yield someone
    someone.closes()


def opens(gm: GM, game: str, folder: Path) -> None:
    """Open a game's sample between two sessions, in a window of 1280 by 720 pixels."""
    if game == FIRST_GAME:
        gm.opens(sample=True)
    else:
        gm.opens(Path(shutil.copy(resource("samples", game, "campaign.gmtracker.json"), folder)))
        gm.ends_encounter()
        gm.ends_session()
        ends_anyway(gm)
    gm.app.window.resize(1280, 720)
    gm.sees("Between sessions")


def ends_anyway(gm: GM) -> None:
    """Override the refusal if the session asks about open checks before it ends."""
    if gm.app.bridge.shown.session is not None:
        gm.is_refused("open check first")
        gm.insists()


def has_announced(gm: GM) -> bool:
    return gm.app.bridge.rules.open_check() is None


def begins_by_mouse(hand: MouseHand, faces: str = "") -> None:
    """Start the session and a fight, and sort the roster by turn order."""
    window = hand.gm.app.window
    hand.clicks_header(WindowAction.START_SESSION)
    hand.types("Low water")
    if faces:
        hand.clicks_on(window.side.findChildren(DieField)[0])
        hand.types(faces)
    hand.clicks_on(hand.gm.hand.panel().main_button)
    hand.gm.sees("Low water")
    hand.clicks_header(WindowAction.START_ENCOUNTER)
    hand.types("At the gate")
    hand.clicks_on(hand.gm.hand.panel().main_button)
    hand.gm.sees("Round 1")
    hand.clicks_on(window.characters.sort_button)


def checks_by_mouse(hand: MouseHand, faces: str, came_to: str) -> None:
    """Type the faces for the active character's check, which is already set up, and roll."""
    with hand.job("check"):
        hand.types(faces)
        hand.clicks_words("Roll")
    hand.gm.sees_log(came_to)


def next_turn_by_mouse(hand: MouseHand, whose: str) -> None:
    """Take the next turn, and assert that no check is open."""
    with hand.job("next turn"):
        hand.clicks_header(WindowAction.NEXT_TURN)
    hand.gm.sees(f"{whose}'s turn")
    assert has_announced(hand.gm)


def shattered_spheres_by_mouse(hand: MouseHand) -> None:
    gm = hand.gm
    begins_by_mouse(hand, FELL)
    with hand.job("award"):
        hand.drags(hand.token(DESTINY, "triumph", 5), hand.row("Mira Vance"))
    gm.sees_log("Mira Vance earns Triumph 5 and keeps the die.")
    with hand.job("hubris"):
        hand.drags(hand.token(DESTINY, "tragedy"), hand.target(OnUse("hubris", gm.hand.who("Tam Oakes"))))
    gm.sees_log("Tam Oakes's hubris: Cannot resist a locked box")
    with hand.job("stress"):
        hand.clicks_segment("Mira Vance", 2, "stress")
    gm.sees_log("Mira Vance: Stress")
    checks_by_mouse(hand, "158", "Acrobatics 30 against 15")
    with hand.job("Fate"):
        hand.drags(hand.token(pool_place("fate"), "triumph-stone"), hand.check_use("Coup"))
    gm.sees_log("Mira Vance: Coup with 1 Triumph stone")
    next_turn_by_mouse(hand, "Rook Adeyemi")
    hand.clicks_words("Roll")
    with hand.job("spend"):
        hand.drags(hand.held("Rook Adeyemi", "triumph"), hand.check_row("Improve Roll"))
    gm.sees_log("Rook Adeyemi: Improve Roll with Triumph 4")


def torg_eternity_by_mouse(hand: MouseHand) -> None:
    gm = hand.gm
    begins_by_mouse(hand)
    with hand.job("stress"):
        hand.clicks_segment("Tomas Okafor", 2, "wounds")
    gm.sees_log("Tomas Okafor: Wounds 1 → 2.")
    with hand.job("hubris"):
        hand.picks(hand.row("Marsh stalker"), "Stymied")
    gm.sees_log("Marsh stalker is stymied")
    next_turn_by_mouse(hand, "Tomas Okafor")
    checks_by_mouse(hand, "15", "Tomas Okafor: Melee weapons")
    hand.clicks_header(WindowAction.NEXT_TURN)
    hand.clicks_words("Roll")
    hand.clicks_words("Keep it")
    with hand.job("spend"):
        hand.clicks_check_row("Possibility")
    gm.sees_log("Possibility adds 12")
    for _ in range(2):
        hand.clicks_header(WindowAction.NEXT_TURN)
    hand.clicks_words("Roll")
    with hand.job("Fate"):
        hand.clicks_check_row("Possibility")
    gm.sees_log("The Tide Reeve")
    gm.sees_log("Possibility adds 12")


def vagabond_by_mouse(hand: MouseHand) -> None:
    gm = hand.gm
    begins_by_mouse(hand)
    with hand.job("stress"):
        hand.clicks_segment("Odo Farrow", 1, "fatigue")
    gm.sees_log("Odo Farrow: Fatigue 0 → 1.")
    with hand.job("hubris"):
        hand.picks(hand.row("Odo Farrow"), "Conditions", "Frightened")
    gm.sees_log("Odo Farrow is frightened.")
    checks_by_mouse(hand, "15", "Odo Farrow: Melee 15 against 8")
    next_turn_by_mouse(hand, "Wenna Pike")
    with hand.job("Fate"):
        hand.clicks_check_row("Favor")
    gm.sees_log("Wenna Pike spends 1 Luck: the next d20 is Favored.")
    hand.clicks_words("Roll")  # The last dice were typed, so the first press asks for these too.
    hand.clicks_words("Roll")
    with hand.job("spend"):
        hand.clicks_check_row("Reroll")
    gm.sees_log("Wenna Pike spends 1 Luck: now")


def humans_and_heroes_by_mouse(hand: MouseHand) -> None:
    gm = hand.gm
    begins_by_mouse(hand)
    with hand.job("award"):
        hand.picks(hand.row("Kestrel"), "Earn a Victory point")
    gm.sees_log("Kestrel earns a Victory point.")
    with hand.job("stress"):
        hand.clicks_number("Kestrel", "hp")
        hand.types("-1")
    with hand.job("hubris"):
        hand.picks(hand.row("Kestrel"), "Conditions", "Dazed")
    gm.sees_log("Kestrel is dazed.")
    gm.sees("HP 5 of 6", of="Kestrel")
    with hand.job("check"):
        hand.clicks_on(gm.app.window.check.bar.dice.findChildren(DieField)[0])
        hand.types("+0-")
        hand.clicks_words("Roll")
    gm.sees_log("Kestrel: ")
    next_turn_by_mouse(hand, "Anvil")
    with hand.job("Fate"):
        hand.clicks_check_row("Extra effort")
    gm.sees("Fatigue pending", of="Anvil")
    hand.clicks_words("Roll")
    with hand.job("spend"):
        hand.clicks_check_row("Improve Roll")
    gm.sees_log("Anvil spends 1 Victory point: Improve Roll.")


PLAYED_BY_MOUSE: dict[str, Callable[[MouseHand], None]] = {
    "shattered-spheres": shattered_spheres_by_mouse,
    "torg-eternity": torg_eternity_by_mouse,
    "vagabond": vagabond_by_mouse,
    "humans-and-heroes": humans_and_heroes_by_mouse,
}
LATE = {
    "shattered-spheres": ("Warden Cassel", "Tam Oakes", "Tam Oakes"),
    "torg-eternity": ("Lamp acolyte", "Marsh stalker", "The Tide Reeve"),
    "vagabond": ("Captain Harrow", "Reed Stalker", "Reed Stalker"),
    "humans-and-heroes": ("The Curator", "Undertow", "Undertow"),
}
"""Who acts late, who acts just before, and who is followed by characters that have turns until the end."""

RESTS = {
    "shattered-spheres": ("Mira Vance", "Long Rest", "long rest mira"),
    "vagabond": ("Odo Farrow", "Rest", "rest odo"),
    "humans-and-heroes": ("Kestrel", "Healing or an hour's sleep", "healing kestrel"),
}
"""Who rests, with the words of the menu and of the command bar."""


def order_of(gm: GM) -> list[str]:
    encounter = gm.app.bridge.shown.encounter
    assert encounter is not None
    return [gm.app.bridge.shown.character_name(one) for one in encounter.order]


def has_rested(gm: GM, who: str) -> None:
    command = gm.app.bridge.entries()[-1].command
    assert isinstance(command, Use)
    assert "rest" in command.use
    assert command.by == gm.hand.who(who)


@pytest.mark.parametrize("game", a_share_of(sorted(built_in_ids(), reverse=True)))
def test_evening_by_mouse_takes_the_listed_gestures(gm: GM, game: str, tmp_path: Path) -> None:
    opens(gm, game, tmp_path)
    hand = MouseHand(gm)
    PLAYED_BY_MOUSE[game](hand)
    late, before, _ = LATE[game]
    order = order_of(gm)
    with hand.job("order"):
        hand.drags(hand.row(late), hand.upper_half(before))
    assert order_of(gm).index(late) == order.index(before)
    with hand.job("undo"):
        hand.clicks_header(WindowAction.UNDO)
    assert order_of(gm) == order
    hand.clicks_on(gm.app.window.last.log)
    with hand.job("look back"):
        hand.clicks_log("At the gate")
    assert gm.app.bridge.shown.encounter is not None
    gm.sees(f"{order[0]}'s turn")
    hand.clicks_words("Return to now")
    assert gm.app.bridge.viewed_entry is None
    hand.clicks_on(gm.app.window.last.log)
    hand.clicks_through_menu("End the encounter…", of=gm.app.window.header.findChildren(PlaceButton)[0])
    hand.types("The gate holds")
    hand.clicks_on(gm.hand.panel().main_button)
    if game in RESTS:
        who, in_the_menu, _ = RESTS[game]
        with hand.job("rest"):
            hand.picks(hand.row(who), in_the_menu)
        has_rested(gm, who)
    hand.clicks_through_menu("Play", "End the session")
    ends_anyway(gm)
    gm.sees("Between sessions")
    with hand.job("summary"):
        hand.clicks_header(WindowAction.SUMMARY)
    gm.window_of(Preview).close()
    assert hand.took == {job: took.mouse for job, took in GESTURES[game].items()}


def begins_by_keys(hand: KeyHand, faces: str = "") -> None:
    """Start the session and a fight."""
    hand.presses(Key.Key_N, CTRL | SHIFT)
    hand.types("Low water")
    if faces:
        hand.presses(Key.Key_Return)
        hand.types(faces)
    hand.presses(Key.Key_Return, CTRL)
    hand.gm.sees("Low water")
    hand.presses(Key.Key_E, CTRL)
    hand.types("At the gate")
    hand.presses(Key.Key_Return, CTRL)
    hand.gm.sees("Round 1")


def says(hand: KeyHand, job: str, words: str, came_to: str) -> None:
    """Do a job with the command bar."""
    with hand.job(job):
        hand.says(words)
    hand.gm.sees_log(came_to)


def checks_by_keys(hand: KeyHand, faces: str, came_to: str) -> None:
    """Type the faces for the active character's check, which is already set up, and roll."""
    with hand.job("check"):
        hand.types(faces)
        hand.presses(Key.Key_Return)
    hand.gm.sees_log(came_to)


def next_turn_by_keys(hand: KeyHand, whose: str) -> None:
    """Take the next turn, and assert that no check is open."""
    with hand.job("next turn"):
        hand.presses(Key.Key_Right, CTRL)
    hand.gm.sees(f"{whose}'s turn")
    assert has_announced(hand.gm)


def has_a_check_rolled(hand: KeyHand, words: str) -> None:
    """Start a check whose dice the program rolls, no matter who rolled the dice before."""
    hand.presses(Key.Key_K, CTRL)
    hand.types(words)
    hand.presses(Key.Key_Return, CTRL)
    assert not has_announced(hand.gm)


def shattered_spheres_by_keys(hand: KeyHand) -> None:
    begins_by_keys(hand, FELL)
    says(hand, "award", "award triumph 5 mira", "Mira Vance earns Triumph 5 and keeps the die.")
    says(hand, "hubris", "hubris tam 6", "Tam Oakes's hubris: Cannot resist a locked box")
    says(hand, "stress", "stress mira +1", "Mira Vance: Stress")
    checks_by_keys(hand, "158", "Acrobatics 30 against 15")
    says(hand, "Fate", "1 triumph stone mira coup", "Mira Vance: Coup with 1 Triumph stone")
    next_turn_by_keys(hand, "Rook Adeyemi")
    has_a_check_rolled(hand, "check rook")
    says(hand, "spend", "spend triumph die rook improve roll", "Rook Adeyemi: Improve Roll with Triumph 4")


def torg_eternity_by_keys(hand: KeyHand) -> None:
    begins_by_keys(hand)
    says(hand, "stress", "wounds tomas +1", "Tomas Okafor: Wounds 1 → 2.")
    says(hand, "hubris", "stymied stalker", "Marsh stalker is stymied")
    next_turn_by_keys(hand, "Tomas Okafor")
    checks_by_keys(hand, "15", "Tomas Okafor: Melee weapons")
    hand.presses(Key.Key_Right, CTRL)
    has_a_check_rolled(hand, "check amara")
    hand.presses(Key.Key_Return, CTRL)
    says(hand, "spend", "possibility amara", "Possibility adds 12")
    hand.presses(Key.Key_Right, CTRL)
    hand.presses(Key.Key_Right, CTRL)
    has_a_check_rolled(hand, "check reeve")
    says(hand, "Fate", "possibility reeve", "Possibility adds 12")


def vagabond_by_keys(hand: KeyHand) -> None:
    begins_by_keys(hand)
    says(hand, "stress", "fatigue odo +1", "Odo Farrow: Fatigue 0 → 1.")
    says(hand, "hubris", "frightened odo", "Odo Farrow is frightened.")
    checks_by_keys(hand, "15", "Odo Farrow: Melee 15 against 8")
    next_turn_by_keys(hand, "Wenna Pike")
    says(hand, "Fate", "favor wenna", "Wenna Pike spends 1 Luck: the next d20 is Favored.")
    has_a_check_rolled(hand, "check wenna")
    with hand.job("spend"):
        hand.says("reroll wenna")
    hand.types("9")  # The last dice were typed, so the line asks for this one, too.
    hand.presses(Key.Key_Return)
    hand.gm.sees_log("Wenna Pike spends 1 Luck: now")


def humans_and_heroes_by_keys(hand: KeyHand) -> None:
    gm = hand.gm
    begins_by_keys(hand)
    says(hand, "award", "earn kestrel", "Kestrel earns a Victory point.")
    says(hand, "stress", "hp kestrel -1", "Kestrel: HP 6 → 5.")
    says(hand, "hubris", "dazed kestrel", "Kestrel is dazed.")
    with hand.job("check"):
        hand.presses(Key.Key_R, CTRL)
        hand.presses(Key.Key_R, CTRL)
        hand.types("+0-")
        hand.presses(Key.Key_Return)
    gm.sees_log("Kestrel: ")
    next_turn_by_keys(hand, "Anvil")
    with hand.job("Fate"):
        hand.says("extra effort anvil bonus")
    gm.sees("Fatigue pending", of="Anvil")
    has_a_check_rolled(hand, "check anvil")
    says(hand, "spend", "improve roll anvil", "Anvil spends 1 Victory point: Improve Roll.")


PLAYED_BY_KEYS: dict[str, Callable[[KeyHand], None]] = {
    "shattered-spheres": shattered_spheres_by_keys,
    "torg-eternity": torg_eternity_by_keys,
    "vagabond": vagabond_by_keys,
    "humans-and-heroes": humans_and_heroes_by_keys,
}


@pytest.mark.parametrize("game", a_share_of(sorted(built_in_ids())))
def test_evening_by_keys_takes_the_listed_gestures(gm: GM, game: str, tmp_path: Path) -> None:
    opens(gm, game, tmp_path)
    hand = KeyHand(gm)
    PLAYED_BY_KEYS[game](hand)
    _, _, waits = LATE[game]
    order = order_of(gm)
    with hand.job("order"):
        hand.says(f"delay {waits.split()[-1]}")
    assert order_of(gm).index(waits) == order.index(waits) + 1
    with hand.job("undo"):
        hand.presses(Key.Key_Z, CTRL)
    assert order_of(gm) == order
    with hand.job("look back"):
        hand.says("look back gate")
    assert gm.app.bridge.viewed_entry is not None
    gm.sees(f"{order[0]}'s turn")
    hand.presses(Key.Key_Escape)
    assert gm.app.bridge.viewed_entry is None
    hand.presses(Key.Key_E, CTRL | SHIFT)
    hand.types("The gate holds")
    hand.presses(Key.Key_Return, CTRL)
    if game in RESTS:
        who, _, in_the_line = RESTS[game]
        with hand.job("rest"):
            hand.says(in_the_line)
        has_rested(gm, who)
    hand.says("end the session")
    ends_anyway(gm)
    gm.sees("Between sessions")
    with hand.job("summary"):
        hand.presses(Key.Key_P, CTRL)
    gm.window_of(Preview).close()
    assert hand.took == {job: took.keys for job, took in GESTURES[game].items()}


@pytest.mark.parametrize("game", built_in_ids())
def test_jobs_with_more_gestures_have_a_reason(game: str) -> None:
    jobs = GESTURES[game]
    assert set(jobs) <= set(JOBS)
    more = {job for job, took in jobs.items() if took.mouse > MOST_BY_MOUSE or took.keys > MOST_BY_KEYS}
    assert more == {job for job, took in jobs.items() if took.why}

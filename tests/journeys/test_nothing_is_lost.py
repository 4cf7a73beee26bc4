"""After closing or a kill, the table is as it was."""

import os
import subprocess
import sys
from pathlib import Path

from tests.driver.gm import GM

KILLED = """
import os
from time import sleep
from gmtracker.app import application, build_with_campaign
from gmtracker.engine.commands import SetTrack
from gmtracker.engine.ids import CharacterId
from gmtracker.storage.settings import read_settings

app = application()
parts = build_with_campaign(app, None, True)
parts.window.show()
while not parts.bridge.is_open:
    app.processEvents()
assert parts.bridge.dispatch(SetTrack(character=CharacterId("c4"), track="stress", value=3))
assert parts.bridge.dispatch(SetTrack(character=CharacterId("c4"), track="stress", value=5))
assert parts.bridge.undo()
while not read_settings().settings.last_file:  # another thread writes down which campaign it was
    sleep(0.01)
os._exit(9)
"""


KILLED_WITH_A_NEW_CAMPAIGN = """
import os
from gmtracker.app import application, build_with_campaign
from gmtracker.engine.commands import AddNote

app = application()
parts = build_with_campaign(app, None, False)
parts.window.show()
parts.files.create("Harbor Nights", "shattered-spheres")
while not parts.bridge.is_open:
    app.processEvents()
assert parts.bridge.dispatch(AddNote(text="A bell rings."))
os._exit(9)
"""


FAILING = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from gmtracker import app
from gmtracker.engine.commands import AddNote

build_with_campaign = app.build_with_campaign

def mistaken():
    raise ZeroDivisionError("a mistake")

def go_on(parts):
    assert parts.window.notices.notice_text("failure")
    assert parts.bridge.dispatch(AddNote(text="Play goes on."))
    parts.window.close()

def begin_and_fail(*args):
    parts = build_with_campaign(*args)
    while not parts.bridge.is_open:
        QApplication.processEvents()
    QTimer.singleShot(0, mistaken)
    QTimer.singleShot(50, lambda: go_on(parts))
    return parts

app.build_with_campaign = begin_and_fail
sys.exit(app.run(None, True))
"""


def test_table_is_unchanged_after_a_restart(fight: GM) -> None:
    fight.awards("triumph", 5, to="Rook Adeyemi", use="inspiration")
    fight.next_turn()
    before = fight.table()
    fight.closes()
    fight.opens_again()
    assert fight.table() == before
    fight.sees("Warden Cassel's turn")


def test_undo_and_redo_work_across_a_restart(session: GM) -> None:
    session.fills_wheel("Tam Oakes", 4)
    session.awards("triumph", 5, to="Rook Adeyemi", use="inspiration")
    whole = session.table()
    session.undoes()
    session.closes()
    session.opens_again()
    session.redoes()
    assert session.table() == whole
    session.undoes()
    session.can_undo("Tam Oakes's Stress, 5 → 9")


def test_open_award_is_still_open_after_a_restart(session: GM) -> None:
    session.drags_and_waits("triumph", 6, to="Tam Oakes")
    session.closes()
    session.opens_again()
    session.hand.clicks(session.app.window.header, "Use it now…")
    session.hand.chooses("inspiration")
    session.sees_log(
        "Tam Oakes earns Triumph 6 and keeps the die. Tam Oakes: Inspiration with Triumph 6, a hint of size 6."
    )


def test_killed_program_loses_no_step(gm: GM) -> None:
    killed = subprocess.run([sys.executable, "-c", KILLED], env=os.environ, timeout=60, check=False)
    assert killed.returncode == 9
    gm.opens()
    gm.sees("3 stones", of="Tam Oakes")
    gm.sees(" unsaved steps from the journal.")
    gm.redoes()
    gm.sees("5 stones", of="Tam Oakes")


def test_killed_program_loses_no_step_of_a_new_campaign(gm: GM, own_folders: Path) -> None:
    command = [sys.executable, "-c", KILLED_WITH_A_NEW_CAMPAIGN]
    killed = subprocess.run(command, env=os.environ, timeout=60, check=False)
    assert killed.returncode == 9
    gm.opens(own_folders / "documents" / "gmtracker" / "Harbor Nights.gmtracker.json")
    gm.sees_log("A bell rings.")


def test_program_error_is_logged_and_play_continues(gm: GM, own_folders: Path) -> None:
    failed = subprocess.run([sys.executable, "-c", FAILING], env=os.environ, timeout=60, check=False)
    assert failed.returncode == 0
    assert "ZeroDivisionError: a mistake" in (own_folders / "logs" / "gmtracker.log").read_text("utf-8")
    gm.opens()
    gm.sees_log("Play goes on.")


def test_encounter_start_and_end_save_the_file(session: GM, own_folders: Path) -> None:
    session.fills_wheel("Tam Oakes", 4)
    session.comes_to_see("Saved to journal")
    session.starts_encounter("At the gate", "Tam Oakes")
    session.comes_to_see("Saved · ")
    session.next_turn()
    session.sees("Saved to journal")
    session.ends_encounter()
    session.comes_to_see("Saved · ")

"""A check of the campaign's file is never lost, even if it is asked for while another one is running."""

from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from gmtracker.storage.open_campaign import OpenCampaign
from tests.builders.campaigns import a_campaign
from tests.windows.main_window import Stage

SECONDS = 5.0


def test_check_asked_for_during_a_check_follows_it(
    stage: Stage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Before, it was skipped: a folder that vanished during a check was noticed ten seconds later."""
    document = stage.window().document
    assert document.create(a_campaign("Harbor"), tmp_path / "harbor.gmtracker.json")
    assert document.wait()
    began, goes_on = Event(), Event()
    compare = OpenCampaign.was_changed_outside

    def slowly(campaign: OpenCampaign) -> bool:
        changed = compare(campaign)
        began.set()
        assert goes_on.wait(SECONDS)
        return changed

    monkeypatch.setattr(OpenCampaign, "was_changed_outside", slowly)
    document.look_outside()
    assert began.wait(SECONDS)
    (tmp_path / "harbor.gmtracker.json").write_text("{}", "utf-8")
    document.look_outside()
    with qtbot.waitSignal(document.conflict_found):
        goes_on.set()

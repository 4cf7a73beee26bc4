"""Roll tables that change elsewhere during editing: only edited texts are saved, and the warning stays."""

from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import SetTable
from gmtracker.engine.game_spec import RollTable
from tests.builders.campaigns import a_table
from tests.ui.campaign.test_roll_tables import a_window, line, now, says
from tests.windows.widgets import a_bridge

CHANGED = "This roll table has changed since you opened it. Saving changes only what you edited here."


def renamed(table: RollTable, row: int, name: str) -> RollTable:
    """Return the table with another name for a row of its first section."""
    first = table.sections[0]
    rows = [replace(one, name=name) if at == row else one for at, one in enumerate(first.rows)]
    return RollTable(sections=(replace(first, rows=tuple(rows)), *table.sections[1:]))


def test_roll_table_saves_only_edited_texts(qtbot: QtBot) -> None:
    """Before, saving undid changes made elsewhere."""
    bridge = a_bridge(a_table())
    window = a_window(qtbot, bridge)
    line(window, "Element 1").setText("Ours")
    bridge.dispatch(SetTable(key="soft-tilt", table=renamed(now(bridge, "soft-tilt"), 1, "Theirs")))
    assert line(window, "Element 2").text() == "Theirs"
    line(window, "Element 3").setText("Ours, too")
    assert CHANGED in says(window)
    window.save()
    names = [row.name for row in now(bridge, "soft-tilt").sections[0].rows]
    assert names[:3] == ["Ours", "Theirs", "Ours, too"]

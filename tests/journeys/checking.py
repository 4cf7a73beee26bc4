"""The hands of a game master at the check panel."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication

from gmtracker.engine.ids import TokenId
from gmtracker.ui.carry import tokens_as_mime
from gmtracker.ui.demo.hand import drag_events
from gmtracker.ui.panels.check_panel import CheckPanel
from gmtracker.ui.widgets.dice_fields import DieField
from tests.journeys.gm import ALONE, CTRL, GM, LEFT, Key

MOST_DICE = 16
COPY = Qt.DropAction.CopyAction


def panel(gm: GM) -> CheckPanel:
    """The check panel of the window."""
    return gm.parts.window.check


def begins_a_check(gm: GM, by: str, *, on: str = "", kind: str = "skill") -> None:
    """Ctrl+R, and who does what to whom."""
    gm.presses(Key.Key_R, CTRL)
    fields = panel(gm).fields
    gm.hand.fill(fields, "Who acts", gm.hand.who(by))
    if on:
        gm.hand.fill(fields, "Target", gm.hand.who(on))
    gm.hand.fill(fields, "Kind", kind)
    QApplication.processEvents()


def rolls(gm: GM, *faces: int) -> None:
    """Type what fell, one die after the other; Enter passes the dice that are to be rolled, and presses the button."""
    button = panel(gm).bar.do
    panel(gm).bar.focus_first()
    does = button.text()
    for face in faces:
        gm.types(str(face))
        field = gm.focused()
        if isinstance(field, DieField) and field.text():
            gm.presses(Key.Key_Return)
    for _ in range(MOST_DICE):
        if button.text() == does:
            gm.presses(Key.Key_Return)
    assert button.text() != does, f"“{does}” cannot be pressed: the keys go to {gm.focused()}"


def offered(gm: GM) -> list[str]:
    """The "and with …" rows as they are read out, the best first."""
    panel(gm).refresh()
    rows = panel(gm).rows.model()
    read_out = (rows.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(rows.rowCount()))
    return [said for said in read_out if said]


def drags_onto_the_check(gm: GM, tokens: tuple[TokenId, ...]) -> None:
    """Drag tokens onto the panel, and let go."""
    there, mime = panel(gm).rect().center(), tokens_as_mime(tokens)
    gm.parts.window.carry.take(tokens)
    for event in drag_events(there, mime):
        QApplication.sendEvent(panel(gm), event)
    QApplication.sendEvent(panel(gm), QDropEvent(QPointF(there), COPY, mime, LEFT, ALONE, QEvent.Type.Drop))
    gm.parts.window.carry.let_go()
    QApplication.processEvents()

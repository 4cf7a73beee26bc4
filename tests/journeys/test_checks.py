"""Checks at the window: set up, rolled with the players' own dice, improved, announced, and taken back."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from gmtracker.engine.ids import TokenId
from gmtracker.ui.actions import Act
from gmtracker.ui.carry import tokens_as_mime
from gmtracker.ui.panels.check_panel import CheckPanel
from gmtracker.ui.widgets.dice_fields import DieField
from tests.journeys.gm import ALONE, CTRL, DESTINY, GM, LEFT, Key

COPY = Qt.DropAction.CopyAction


def panel(gm: GM) -> CheckPanel:
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
    while button.text() == does:
        gm.presses(Key.Key_Return)


def drags_onto_the_check(gm: GM, tokens: tuple[TokenId, ...]) -> None:
    """Drag tokens onto the panel, and let go."""
    there, mime = panel(gm).rect().center(), tokens_as_mime(tokens)
    gm.parts.window.carry.take(tokens)
    for kind in (QDragEnterEvent, QDragMoveEvent):
        QApplication.sendEvent(panel(gm), kind(there, COPY, mime, LEFT, ALONE))
    QApplication.sendEvent(panel(gm), QDropEvent(QPointF(there), COPY, mime, LEFT, ALONE, QEvent.Type.Drop))
    gm.parts.window.carry.let_go()
    QApplication.processEvents()


def test_a_check_with_typed_dice_is_improved_announced_and_undone_as_one(fight: GM) -> None:
    gm = fight
    before = gm.table()
    begins_a_check(gm, "Mira Vance")
    gm.sees("Mira Vance · Acrobatics 7 · Advantage 4 · against DC 15")
    rolls(gm, 4, 2)
    gm.sees("13 against 15")
    drags_onto_the_check(gm, gm.hand.tokens(DESTINY, "triumph", 4))
    gm.presses(Key.Key_Return)
    gm.sees("17 against 15")
    gm.sees("1 degree of success")
    panel(gm).bar.focus_first()
    gm.presses(Key.Key_Return)
    gm.sees_log("1 degree of success")
    gm.undoes()
    assert gm.table() == before


def test_an_attack_goes_on_to_damage_and_harm(fight: GM) -> None:
    gm = fight
    begins_a_check(gm, "Mira Vance", on="Warden Cassel", kind="attack")
    rolls(gm, 20, 9)
    gm.sees("A hit,")
    gm.presses(Key.Key_Return)
    gm.sees("Warden Cassel · Toughness")
    rolls(gm, 3)
    gm.sees("degrees of failure")
    gm.presses(Key.Key_Return)
    proposed = panel(gm).bar.do.text()
    gm.presses(Key.Key_Return)
    gm.sees("wound", of="Warden Cassel")
    assert proposed.startswith("A wound")
    gm.undoes()
    gm.does_not_see("wound", of="Warden Cassel")


def test_a_roll_that_was_not_announced_is_kept_when_the_program_ends(fight: GM) -> None:
    gm = fight
    begins_a_check(gm, "Mira Vance")
    rolls(gm, 4, 2)
    gm.closes()
    gm.opens_again()
    gm.sees("13 against 15")
    gm.presses(Key.Key_R, CTRL)
    assert panel(gm).bar.do.text() == "Announce"
    gm.presses(Key.Key_Return)
    gm.sees_log("Acrobatics")
    assert gm.parts.bridge.open_check() is None


def test_the_check_comes_to_the_front_where_another_tab_was(fight: GM) -> None:
    gm = fight
    order = gm.parts.window.docks[2]
    order.raise_()
    gm.hand.acts(Act.CHECK)
    gm.sees("Mira Vance · Acrobatics 7")
    assert panel(gm).isAncestorOf(gm.focused())


def test_looking_back_the_check_waits(fight: GM) -> None:
    gm = fight
    begins_a_check(gm, "Mira Vance")
    rolls(gm, 4, 2)
    gm.looks_back_to("begins with")
    gm.sees("You are looking back; press Esc")
    assert not panel(gm).bar.do.isEnabled()
    gm.presses(Key.Key_Escape)
    assert panel(gm).bar.do.text() == "Announce"
    assert panel(gm).bar.do.isEnabled()

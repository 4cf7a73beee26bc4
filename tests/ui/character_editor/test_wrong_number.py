"""A sheet with a mistyped number is refused in one sentence, and shows the field."""

from pytestqt.qtbot import QtBot

from gmtracker.engine.campaign import Trait
from gmtracker.ui.widgets.labels import MessageLabel
from tests.ui.character_editor.test_window import a_sheet, edit, number
from tests.windows.widgets import focused


def test_wrong_number_is_named_in_one_sentence_and_scrolled_to(qtbot: QtBot) -> None:
    """Regression: “Resolve: penalty: Type a number…” was said, and the field stayed out of sight."""
    traits = tuple(Trait("skills", f"Skill {at:02}", rank=1, link="Agility") for at in range(40))
    editor = edit(qtbot, *a_sheet(*traits))
    editor.resize(700, 500)
    last = number(editor, "Skill 39: Rank")
    last.lineEdit().setText("99999")
    assert last.visibleRegion().isEmpty()
    assert not editor.save()
    said = [label.text() for label in editor.findChildren(MessageLabel) if label.isVisible()]
    assert said == [f"Type a number from {last.minimum()} to {last.maximum()} for “Skill 39: Rank”."]
    assert focused() is last
    assert not last.visibleRegion().isEmpty()

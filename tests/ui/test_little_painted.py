"""Only what changes is painted anew, not what lies beneath it or beside it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gmtracker.app import App
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.theme import Scheme, apply_theme
from gmtracker.ui.widgets.labels import ElidedLine
from tests.windows.main_window import Stage

VIEWS: dict[str, Callable[[App], QAbstractItemView]] = {
    "roster": lambda app: app.window.characters,
    "log": lambda app: app.window.log,
    "pool": lambda app: next(iter(app.window.pools.views.values())),
}


class Seen(QObject):
    """Notes which widgets had an event of a kind."""

    def __init__(self, kind: QEvent.Type) -> None:
        super().__init__()
        self.who: list[QObject] = []
        self._kind = kind
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr] # there is one while tests run

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == self._kind:
            self.who.append(watched)
        return False


@pytest.fixture
def app(stage: Stage, qapp: QApplication, qtbot: QtBot) -> App:
    """The sample in the window, dressed and at rest."""
    apply_theme(qapp, Scheme.LIGHT)
    app = stage.sample()
    app.window.show()
    app.window.show_log()
    qtbot.waitUntil(lambda: bool(app.window.check.bar.do.text()))
    return app


def painted(part: QWidget) -> list[QObject]:
    """Everything that is painted where one part has to be."""
    QApplication.processEvents()
    seen = Seen(QEvent.Type.Paint)
    part.update()
    QApplication.processEvents()
    return seen.who


@pytest.mark.parametrize("name", VIEWS)
def test_nothing_under_a_view_is_painted_with_it(app: App, name: str) -> None:
    view = VIEWS[name](app)
    seen = painted(view.viewport())
    assert view.viewport() in seen
    assert not {view, app.window, app.window.frame, app.window.drawer} & set(seen)


def test_nothing_around_the_check_or_the_last_outcome_is_painted_with_it(app: App) -> None:
    window = app.window
    for part in (window.check.bar, window.last.outcome):
        assert not {window, window.frame} & set(painted(part))


def test_a_line_of_text_that_changes_has_nothing_around_it_laid_out_again(qtbot: QtBot) -> None:
    """The bar's line about whose turn it is once had every part of the window measured anew."""
    bar, line = QWidget(), ElidedLine()
    qtbot.addWidget(bar)
    QHBoxLayout(bar).addWidget(line)
    bar.show()
    line.say("Mira has the turn.")
    QApplication.processEvents()
    seen = Seen(QEvent.Type.LayoutRequest)
    line.say("Rook, who came by water, has the turn.")
    QApplication.processEvents()
    assert bar not in seen.who

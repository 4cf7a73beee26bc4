"""The finder over the window: a field, and beneath it what the line in it can mean; Enter does the chosen one."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QListView, QVBoxLayout, QWidget
from shiboken6 import isValid

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.ids import CharacterId
from gmtracker.ui.actions import Actions
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.finder.finding import Finding
from gmtracker.ui.finder.findings import LINE, FindingDelegate, FindingsModel, Role
from gmtracker.ui.finder.roster_wishes import OWN_ADD
from gmtracker.ui.finder.search import NOTHING, find
from gmtracker.ui.look.typography import scaled
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.entry_fields import LineField
from gmtracker.ui.widgets.overlay import SHADOW, Overlay, room_in
from gmtracker.words import tr

WIDTH = 640
MOST_LINES = 8
PAD = 12
EDGES = 2
FIELD_AND_ABOVE = 120
STEPS: dict[int, int] = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -MOST_LINES,
    Qt.Key.Key_PageDown: MOST_LINES,
}
"""The keys of the list, and how many lines each goes on."""


class FinderSheet(Overlay):
    """Finds by name what the program and the table can do. ``chosen`` carries the deed.

    Where the line names nobody, ``selected`` tells whom it means, and ``current`` what is done to one alone. The focus
    goes back to where it was. ``told`` carries what is chosen just now, as the keys stay in the field.
    """

    chosen = Signal(object)
    told = Signal(str)

    def __init__(
        self,
        bridge: Bridge,
        actions: Actions,
        current: Callable[[], CharacterId | None],
        selected: Callable[[], tuple[CharacterId, ...]],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self.setObjectName("finder")
        self.setAccessibleName(tr("Find a command"))
        self._bridge = bridge
        self._actions = actions
        self._current = current
        self._selected = selected
        self._came_from: QWidget | None = None
        self._model = FindingsModel()
        self._field = _FinderField()
        self._list = _findings_view(self._model, self)
        self._nothing = QLabel(NOTHING)
        self._nothing.setObjectName("finder-nothing")
        column = QVBoxLayout(self)
        around = SHADOW + PAD
        column.setContentsMargins(around, around, around, around)
        column.setSpacing(8)
        for part in (self._field, self._list, self._nothing):
            column.addWidget(part)
        self._field.textChanged.connect(self._search)
        self._field.returnPressed.connect(self._take)
        self._field.left.connect(self.dismiss)
        self._list.clicked.connect(self._on_clicked)
        self._list.selectionModel().currentChanged.connect(self._on_current_changed)
        bridge.opened.connect(self.dismiss)

    def bring(self) -> None:
        """Open with an empty line, or close where it is open."""
        if not self.isHidden():
            self.dismiss()
            return
        self._came_from = self.window().focusWidget()
        self._field.setPlaceholderText(_example(self._bridge.shown if self._bridge.is_open else None))
        self._field.clear()
        for part in (self._field, self._list, self._nothing):
            part.setFixedWidth(min(scaled(WIDTH), room_in(self.window()).width() - 2 * (SHADOW + PAD)))
        self._search()
        self.show_near(self.window().mapToGlobal(QPoint(0, 0)))
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def bring_for_new_ones(self) -> None:
        """Open with a line begun that adds characters, or close where it is open."""
        self.bring()
        if not self.isHidden():
            self._field.setText(f"{OWN_ADD} ")

    def dismiss(self) -> None:
        """Close and do nothing; the focus goes back to where it was."""
        if self.isHidden():
            return
        self.hide()
        came_from, self._came_from = self._came_from, None
        if came_from is not None and isValid(came_from):
            came_from.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def fit(self) -> None:
        """Keep to the middle of the window, near its top."""
        super().fit()
        room = room_in(self.window())
        self.move(max(room.left(), room.center().x() - self.width() // 2), room.top() + scaled(LINE))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if (by := STEPS.get(event.key())) is not None:
            self._step(by)
        else:
            super().keyPressEvent(event)

    def _search(self, *_: object) -> None:
        findings = find(self._bridge, self._actions, self._field.text(), self._current(), self._selected())
        self._model.show_findings(findings)
        room = room_in(self.window()).height() - scaled(FIELD_AND_ABOVE)
        lines = min(len(findings), MOST_LINES, max(1, room // scaled(LINE)))
        self._list.setFixedHeight(scaled(LINE) * lines + EDGES)
        self._list.setVisible(bool(findings))
        self._nothing.setVisible(not findings)
        self._list.setCurrentIndex(self._model.index(0, 0))

    def _on_current_changed(self, current: QModelIndex) -> None:
        if current.isValid() and not self.isHidden():
            self.told.emit(current.data(Qt.ItemDataRole.AccessibleTextRole))

    def _step(self, by: int) -> None:
        row = max(0, min(self._list.currentIndex().row() + by, self._model.rowCount() - 1))
        self._list.setCurrentIndex(self._model.index(row, 0))

    def _take(self) -> None:
        finding: Finding | None = self._list.currentIndex().data(Role.FINDING)
        if finding is not None and finding.deed is not None:
            self.dismiss()
            self.chosen.emit(finding.deed)

    def _on_clicked(self, index: QModelIndex) -> None:
        self._list.setCurrentIndex(index)
        self._take()


class _FinderField(LineField):
    """The finder's line. ``left`` tells of Esc, and of the focus going elsewhere."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("finder-field")
        self.setAccessibleName(tr("Find a command"))

    @override
    def event(self, event: QEvent) -> bool:
        """Esc is the finder's before it is the window's."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            if event.type() == QEvent.Type.KeyPress:
                self.left.emit()
            event.accept()
            return True
        return super().event(event)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() in (Qt.FocusReason.MouseFocusReason, Qt.FocusReason.TabFocusReason):
            self.left.emit()


def _findings_view(model: FindingsModel, parent: QWidget) -> QListView:
    view = QListView(parent)
    view.setObjectName("findings")
    view.setAccessibleName(tr("What was found"))
    view.setModel(model)
    view.setItemDelegate(FindingDelegate(view))
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setUniformItemSizes(True)
    return view


def _example(campaign: Campaign | None) -> str:
    """What can be typed, said with a hero of this table."""
    if campaign is None or not campaign.heroes() or not campaign.sheet.tracks:
        return tr("Find a command")
    hero, track = campaign.heroes()[0].name.split()[0].casefold(), campaign.sheet.tracks[0].name.casefold()
    return tr("Find a command, or say it: “{track} {hero} +2”, “roll 2d6+1”, “note …”", track=track, hero=hero)

"""The command line over the window: a field, and beneath it what the line in it can mean; Enter does the chosen one.

The window's actions and what can be done at the table are found together, the nearest first.
"""

from collections.abc import Callable, Iterator
from enum import IntEnum

from msgspec.structs import replace
from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QHelpEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLabel,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import RollDice
from gmtracker.engine.ids import CharacterId
from gmtracker.i18n import tr
from gmtracker.ui.actions import Actions, WindowAction
from gmtracker.ui.bridge import CANNOT_WHILE_LOOKING_BACK, Bridge
from gmtracker.ui.command_line.query import Line, RunCommand, Suggestion, distance, fits, folded, read_line
from gmtracker.ui.command_line.suggestions import (
    ADD,
    OWN_ADD,
    new_ones,
    people,
    roster_suggestions,
    suggestions_for_all,
    token_suggestions,
)
from gmtracker.ui.modelview.painting import PAD, draw_text, is_cut, is_selected
from gmtracker.ui.modelview.row_sync import ROOT, Index
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font
from gmtracker.ui.theme.metrics import tip
from gmtracker.ui.theme.theme import current_palette
from gmtracker.ui.widgets.inputs import LineField
from gmtracker.ui.widgets.overlays import SHADOW, Overlay, room_in

LINE = 48
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Role(IntEnum):
    """The data roles of a line, beside its text."""

    FINDING = Qt.ItemDataRole.UserRole + 1


class SuggestionsModel(QAbstractListModel):
    """What was found, in order; another search is another list."""

    def __init__(self) -> None:
        super().__init__()
        self._findings: tuple[Suggestion, ...] = ()

    def show_findings(self, findings: tuple[Suggestion, ...]) -> None:
        """Hold these from now on."""
        self.beginResetModel()
        self._findings = findings
        self.endResetModel()

    @override
    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._findings)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        finding = self._findings[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return finding.name
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return finding.message
            case Qt.ItemDataRole.ToolTipRole:
                return tip("\n".join(part for part in (finding.name, finding.message) if part))
            case Qt.ItemDataRole.AccessibleTextRole:
                return ", ".join(part for part in (finding.name, finding.message, finding.keys) if part)
            case Role.FINDING:
                return finding
            case _:
                return None


class SuggestionDelegate(QStyledItemDelegate):
    """Paints a finding: its name, its key at the end of the line, and beneath what it would come to."""

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, scaled(LINE))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        finding: Suggestion | None = index.data(Role.FINDING)
        if finding is None:
            return
        palette, rect = current_palette(), QRect(option.rect)
        painter.save()
        painter.fillRect(rect, palette.selection if is_selected(option) else palette.panel)
        small = text_font(TextSize.SMALL)
        draw_text(painter, _inside(rect), finding.keys, small, palette.text_muted, RIGHT)
        area = _words_area(rect, finding)
        name = QRect(area)
        if finding.message:
            name.setBottom(area.center().y())
            beneath = QRect(area.left(), name.bottom() + 1, area.width(), area.bottom() - name.bottom())
            tone = palette.warning.text if finding.refused else palette.text_muted
            draw_text(painter, beneath, finding.message, small, tone)
        able = finding.action is not None and not finding.refused
        draw_text(painter, name, finding.name, text_font(bold=able), palette.text if able else palette.text_muted)
        painter.restore()

    @override
    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        """Tell what the line has no room for."""
        finding: Suggestion | None = index.data(Role.FINDING)
        if event.type() == QEvent.Type.ToolTip and finding is not None:
            room = _words_area(QRect(option.rect), finding).width()
            name, says = text_font(bold=True), text_font(TextSize.SMALL)
            if not (is_cut(finding.name, name, room) or is_cut(finding.message, says, room)):
                QToolTip.hideText()
                return True
        return super().helpEvent(event, view, option, index)


def _inside(line: QRect) -> QRect:
    return line.adjusted(2 * PAD, 4, -2 * PAD, -4)


def _words_area(line: QRect, finding: Suggestion) -> QRect:
    """Where the name stands, and beneath it what is said: before the key, if there is one."""
    taken = QFontMetrics(text_font(TextSize.SMALL)).horizontalAdvance(finding.keys) + 2 * PAD if finding.keys else 0
    return _inside(line).adjusted(0, 0, -taken, 0)


MOST = 12
NOT_NOW = tr("Not now.")
NOTHING = tr("Nothing here goes by that name.")


def find(
    bridge: Bridge, actions: Actions, text: str, current: CharacterId | None, selected: tuple[CharacterId, ...] = ()
) -> tuple[Suggestion, ...]:
    """What a line can mean, with what each would come to; all actions for an empty one."""
    names = (character.name for character in bridge.shown.characters) if bridge.is_open else ()
    line = read_line(text, names)
    new = tuple(new_ones(bridge.shown, text)) if bridge.is_open else ()
    if text.endswith(" ") and folded(line.text) in ADD:
        return new
    is_past = bridge.is_open and bridge.looking_back_to is not None
    found = [*_actions(actions, line, CANNOT_WHILE_LOOKING_BACK if is_past else NOT_NOW)]
    if bridge.is_open and line.text:
        found += new
        found += suggestions_for_all(bridge, line, current, selected)
        found += roster_suggestions(bridge.shown, line)
        found += token_suggestions(bridge, line, people(bridge.shown, line, current))
        found += _bare_dice(bridge, line, found)
    told = [_told(bridge, finding) for finding in found]
    return tuple(sorted(told, key=lambda finding: _rank(line, finding))[:MOST] if line.text else told)


def _actions(actions: Actions, line: Line, why_not: str) -> Iterator[Suggestion]:
    """The actions whose words the line begins, in the GM's language or in English.

    Those that cannot be chosen now come last, and say why not.
    """
    if line.numbers:
        return
    able, unable = [], []
    for act, action in actions.items():
        name = actions.name_of(act)
        meant = not line.text or fits(line.words, (name,)) or fits(line.words, (act.value.replace("-", " "),))
        if act is WindowAction.FIND or not action.isVisible() or not meant:
            continue
        keys = actions.keys_of(act)
        if action.isEnabled():
            able.append(Suggestion(name=name, action=act, keys=keys))
        else:
            unable.append(Suggestion(name=name, message=why_not, keys=keys, refused=True))
    yield from able
    yield from unable


def _bare_dice(bridge: Bridge, line: Line, found: list[Suggestion]) -> list[Suggestion]:
    """A line that is dice and nothing else rolls them."""
    roll = RollDice(notation=line.text)
    is_roll = any(sign.isdecimal() for sign in line.text) and not found and not bridge.rules.preview(roll).refused
    return [Suggestion(name=tr("Roll {dice}", dice=line.text), action=RunCommand(roll))] if is_roll else []


def _rank(line: Line, finding: Suggestion) -> tuple[bool, bool, int]:
    return finding.refused, finding.action is None, distance(line.words, finding.name)


def _told(bridge: Bridge, finding: Suggestion) -> Suggestion:
    """A command that is offered says what it would come to, or why nothing can be done."""
    if not isinstance(finding.action, RunCommand) or (finding.message and bridge.looking_back_to is None):
        return finding
    preview = bridge.rules.preview(finding.action.command)
    return replace(finding, message=preview.message, refused=preview.refused)


WIDTH = 640
MOST_LINES = 8
PALETTE_PAD = 12
EDGES = 2
FIELD_AND_ABOVE = 120
STEPS: dict[int, int] = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -MOST_LINES,
    Qt.Key.Key_PageDown: MOST_LINES,
}
"""The keys of the list, and how many lines each goes on."""


class CommandLine(Overlay):
    """Finds by name what the program and the table can do. ``chosen`` carries the action.

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
        self._model = SuggestionsModel()
        self._field = _CommandField()
        self._list = _findings_view(self._model, self)
        self._nothing = QLabel(NOTHING)
        self._nothing.setObjectName("finder-nothing")
        column = QVBoxLayout(self)
        around = SHADOW + PALETTE_PAD
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
            part.setFixedWidth(min(scaled(WIDTH), room_in(self.window()).width() - 2 * (SHADOW + PALETTE_PAD)))
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
        finding: Suggestion | None = self._list.currentIndex().data(Role.FINDING)
        if finding is not None and finding.action is not None:
            self.dismiss()
            self.chosen.emit(finding.action)

    def _on_clicked(self, index: QModelIndex) -> None:
        self._list.setCurrentIndex(index)
        self._take()


class _CommandField(LineField):
    """The text field of the command line. ``left`` tells of Esc, and of the focus going elsewhere."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("finder-field")
        self.setAccessibleName(tr("Find a command"))

    @override
    def event(self, event: QEvent) -> bool:
        """Take Esc before the window does."""
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


def _findings_view(model: SuggestionsModel, parent: QWidget) -> QListView:
    view = QListView(parent)
    view.setObjectName("findings")
    view.setAccessibleName(tr("What was found"))
    view.setModel(model)
    view.setItemDelegate(SuggestionDelegate(view))
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setUniformItemSizes(True)
    return view


def _example(campaign: Campaign | None) -> str:
    """What can be typed, said with a hero of this table."""
    if campaign is None or not campaign.heroes() or not campaign.game.tracks:
        return tr("Find a command")
    hero, track = campaign.heroes()[0].name.split()[0].casefold(), campaign.game.tracks[0].name.casefold()
    return tr("Find a command, or say it: “{track} {hero} +2”, “roll 2d6+1”, “note …”", track=track, hero=hero)

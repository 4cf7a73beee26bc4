"""Tips: each explains a feature at its first use, in a short note beside it.

A note is hidden after its feature was used, on Esc, or after some time, and is then not shown again. The settings can
reset the tips. One note is shown at a time. It takes neither mouse nor keyboard input, and is hidden while a panel or a
sheet is open.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gmtracker.engine.campaign import Campaign, character_place
from gmtracker.engine.errors import Refused
from gmtracker.engine.events import CheckResolved, TokenMoved, TokenRemoved, TurnStarted
from gmtracker.engine.table import Change
from gmtracker.i18n import tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.qt_override import override
from gmtracker.ui.settings.preferences import Preferences
from gmtracker.ui.theme.palette import Palette
from gmtracker.ui.theme.spacing import GRID
from gmtracker.ui.theme.theme import theme
from gmtracker.ui.widgets.key_filter import KeyFilter
from gmtracker.ui.widgets.labels import text_label
from gmtracker.ui.widgets.overlays import SHADOW, Hint, Overlay, application, room_in

AWARD, SPEND, CHECK, TURN, UNDO = "award", "spend", "check", "turn", "undo"


class Tip(Struct, frozen=True):
    """The text of a tip, when it is due, and which change shows that the user knows the feature."""

    says: str
    is_due: Callable[[Bridge], bool]
    is_done: Callable[[Change], bool]


def _can_award(bridge: Bridge) -> bool:
    """Whether some token of a pool can be dropped on a hero."""
    campaign = bridge.shown
    here = campaign.session.present if campaign.session is not None else ()
    for token in campaign.tokens:
        if here and token.place.kind == "pool":
            try:
                bridge.rules.drop_result((token.id,), character_place(here[0]))
            except Refused:
                continue
            return True
    return False


def _has_held_tokens(campaign: Campaign) -> bool:
    return any(campaign.tokens_held(hero) for hero in (campaign.session.present if campaign.session else ()))


def _moved(change: Change, *, to_character: bool) -> bool:
    """Whether a token moved from elsewhere to a character, or away from one."""
    for entry in change.entries:
        for event in entry.events:
            if isinstance(event, TokenMoved | TokenRemoved) and (token := change.before.token(event.token)) is not None:
                is_there = isinstance(event, TokenMoved) and event.to.kind == "character"
                was_there = token.place.kind == "character"
                if (is_there, was_there) == (to_character, not to_character):
                    return True
    return False


def _has(change: Change, kind: type) -> bool:
    return any(isinstance(event, kind) for entry in change.entries for event in entry.events)


TIPS: dict[str, Tip] = {
    AWARD: Tip(
        tr("To award a token, drag it onto a hero. Or select it and press Enter."),
        _can_award,
        lambda change: _moved(change, to_character=True),
    ),
    CHECK: Tip(
        tr("To set up the check, click a word or type over it. Use + to add modifiers."),
        lambda bridge: bridge.shown.session is not None,
        lambda change: _has(change, CheckResolved),
    ),
    TURN: Tip(
        tr("Press Space for the next turn, Shift+Space for the previous one."),
        lambda bridge: bridge.shown.encounter is not None,
        lambda change: _has(change, TurnStarted),
    ),
    SPEND: Tip(
        tr("To use a hero's token, drag it onto the hero's row or the check."),
        lambda bridge: bridge.shown.encounter is not None and _has_held_tokens(bridge.shown),
        lambda change: _moved(change, to_character=False),
    ),
    UNDO: Tip(
        tr("You can undo your last action here."),
        lambda bridge: bridge.shown.session is not None,
        lambda change: change.kind == "undone",
    ),
}
"""The tips by key, in the order in which they are shown if several are due."""


class FirstTimeNote(Overlay):
    """The note: one text, and the key that hides it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._says = text_label("")
        self._says.setWordWrap(False)
        key = text_label("Esc", "label")
        key.setWordWrap(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(SHADOW + 2 * GRID, SHADOW + GRID // 2, SHADOW + 2 * GRID, SHADOW + GRID // 2)
        row.setSpacing(2 * GRID)
        row.addWidget(self._says)
        row.addWidget(key)
        self._stands: tuple[str, QRect, QRect, int] | None = None

    def tell(self, says: str, thing: QRect, taken: Sequence[QRect]) -> bool:
        """Show a text as near to ``thing`` as possible, covering neither it nor ``taken``. Returns False without room.

        All rectangles are in window coordinates. The text takes one line, or two if that is nearer. The note does not
        move as long as the text, the thing and the window stay the same and it covers nothing.
        """
        around = QMargins(SHADOW, SHADOW, SHADOW, SHADOW)
        room = room_in(self.window()).marginsRemoved(around)
        stands = (says, thing, room, self._says.fontMetrics().height())
        here = self.geometry().marginsRemoved(around)
        if stands == self._stands and self.isVisible() and not any(here.intersects(one) for one in taken):
            return True
        self._stands = stands
        self._says.setText(says)
        self.setAccessibleName(says)
        found: dict[bool, QRect] = {}
        for wraps in (False, True):
            size = self._write(wraps=wraps).shrunkBy(around)
            if (place := place_beside(thing, size, room, taken)) is not None:
                found[wraps] = QRect(place, size)
        if not found:
            return False
        wraps = min(found, key=lambda one: _distance(found[one], thing))
        self._write(wraps=wraps)
        self.move(found[wraps].topLeft() - QPoint(SHADOW, SHADOW))
        self.show()
        self.raise_()
        return True

    def _write(self, *, wraps: bool) -> QSize:
        """Lay out the text in one line, or in two, and return the size."""
        wide = self._says.fontMetrics().horizontalAdvance(self._says.text()) + 2
        self._says.setWordWrap(wraps)
        self._says.setFixedWidth(wide * 4 // 7 if wraps else wide)
        self.fit()
        return self.size()

    @override
    def colours(self, palette: Palette) -> tuple[QColor, QColor]:
        return palette.accent.soft, palette.accent.fill


BESIDE, TIGHT = 6, 1


def place_beside(thing: QRect, size: QSize, room: QRect, taken: Sequence[QRect]) -> QPoint | None:
    """Return the position nearest to ``thing`` where a rectangle of this size covers neither it nor ``taken``.

    A position with a gap around it is preferred. Among equally near ones, one below the thing wins, then the one whose
    left edge is nearest. Returns None if there is no room.
    """
    everything = [one for one in (thing, *taken) if one.intersects(room)]
    free = _free_places(thing, size, room, everything, BESIDE) or _free_places(thing, size, room, everything, TIGHT)
    nearest = min(free, key=lambda one: _nearness(one, thing), default=None)
    return None if nearest is None else nearest.topLeft()


def _free_places(thing: QRect, size: QSize, room: QRect, taken: Sequence[QRect], gap: int) -> list[QRect]:
    """Return the free positions beside what is taken, or aligned with the thing or the edges of the room."""
    wide, high = size.width(), size.height()
    lefts = {room.left(), room.right() + 1 - wide, thing.left(), thing.right() + 1 - wide}
    tops = {room.top(), room.bottom() + 1 - high, thing.top(), thing.bottom() + 1 - high}
    for one in taken:
        lefts |= {one.left() - gap - wide, one.right() + 1 + gap}
        tops |= {one.top() - gap - high, one.bottom() + 1 + gap}
    places = (QRect(QPoint(left, top), size) for left in lefts for top in tops)
    return [one for one in places if room.contains(one) and not any(one.intersects(other) for other in taken)]


def _nearness(place: QRect, thing: QRect) -> tuple[int, bool, int]:
    """Sort key for the places of a tip: the nearest first, then one below the thing, then the best aligned."""
    return _distance(place, thing), place.top() < thing.bottom(), abs(place.left() - thing.left())


def _distance(one: QRect, other: QRect) -> int:
    """Return the horizontal plus the vertical gap between two rectangles."""
    across = max(one.left() - other.right(), other.left() - one.right(), 0)
    return across + max(one.top() - other.bottom(), other.top() - one.bottom(), 0)


STAYS_MS = 20_000


class TipController(QObject):
    """Shows each tip once, when it is due.

    ``things`` return the rectangle of each feature in the window, empty if it is not visible. ``taken`` returns the
    rectangles that a note must not cover; without room beside them, the tip waits. ``laid_out`` are the widgets whose
    layout may change these rectangles. ``message`` carries the text of a new note. No note is shown while ``is_wanted``
    returns False or any of ``in_front`` is visible. A note that was interrupted is shown again later.
    """

    message = Signal(str)

    def __init__(
        self,
        bridge: Bridge,
        preferences: Preferences,
        things: Mapping[str, Callable[[], QRect]],
        taken: Callable[[], Sequence[QRect]],
        is_wanted: Callable[[], bool],
        in_front: Sequence[QWidget],
        laid_out: Sequence[QWidget],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._preferences = preferences
        self._things = things
        self._taken = taken
        self._is_wanted = is_wanted
        self._in_front = in_front
        self._window = window
        self._note: FirstTimeNote | None = None
        self._shown = ""
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._goes = QTimer(self, interval=STAYS_MS, singleShot=True)
        self._soon.timeout.connect(self._consider)
        self._goes.timeout.connect(self.dismiss)
        bridge.opened.connect(self._on_opened)
        bridge.change_applied.connect(self._on_changed)
        bridge.history_viewed.connect(self._on_opened)
        theme().theme_changed.connect(self.look_again)  # The font may have changed.
        # Queued, and without the widgets that the signal carries: one of them may be deleted by then.
        application().focusChanged.connect(self._on_focus_changed, Qt.ConnectionType.QueuedConnection)
        self._keys = KeyFilter(self._on_key, self)
        for part in (window, *in_front, *laid_out):
            part.installEventFilter(self)

    @property
    def note(self) -> FirstTimeNote | None:
        """The visible note, or None."""
        return self._note if self._shown else None

    def place_of(self, key: str) -> QRect:
        """Return the rectangle of a feature in the window; empty if it is not visible."""
        return self._things[key]()

    def _on_focus_changed(self) -> None:
        """Check the tip about Space again, because what the key does depends on the focus."""
        if TURN not in self._preferences.settings.tips_shown:
            self._soon.start()

    def look_again(self, *_: object) -> None:
        """Check later whether the feature of the note moved or disappeared."""
        if self._shown:
            self._soon.start()

    def dismiss(self) -> None:
        """Hide the note and don't show its tip again."""
        if self._shown:
            self._mark_shown((self._shown,))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Place the note again when the window is resized or a watched widget is laid out, shown or hidden."""
        is_moved = event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest) and watched not in self._in_front
        if is_moved or (event.type() in (QEvent.Type.Show, QEvent.Type.Hide) and watched in self._in_front):
            self._soon.start()
        return False

    def _on_key(self, _watched: QWidget, event: QKeyEvent) -> bool:
        """Hide the note on Esc, without consuming the key."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        return False

    def _on_opened(self, *_: object) -> None:
        self._put_away()
        self._soon.start()

    def _on_changed(self, change: Change) -> None:
        known = self._preferences.settings.tips_shown
        new = [key for key in TIPS if key not in known]
        done = [key for key in new if TIPS[key].is_done(change)]
        if done and self._is_wanted():
            self._mark_shown(done)
        if new:
            self._soon.start()

    def _mark_shown(self, keys: Iterable[str]) -> None:
        if self._shown in keys:
            self._put_away()
        self._preferences.save_shown_tips(keys)

    def _put_away(self) -> None:
        self._shown = ""
        self._goes.stop()
        self._keys.stop()
        if self._note is not None:
            self._note.hide()

    def _consider(self) -> None:
        """Show the tip that is due, or hide the note if something covers the window.

        A note that is shown stays beside its feature.
        """
        is_table = self._bridge.is_open and self._bridge.viewed_entry is None
        if not is_table or not self._is_wanted() or any(part.isVisible() for part in self._in_front):
            self._put_away()
            return
        is_seen = bool(self._shown) and not self.place_of(self._shown).isEmpty()
        key = "" if self._is_covered() else self._shown if is_seen else self._find_due_tip()
        if not key:
            self._put_away()
            return
        thing = self.place_of(key)
        note = self._note = self._note or FirstTimeNote(self._window)
        if thing.isEmpty() or not note.tell(TIPS[key].says, thing, self._taken()):
            self._put_away()
        elif key != self._shown:
            self._shown = key
            self._keys.start()
            self._goes.start()
            self.message.emit(TIPS[key].says)

    def _find_due_tip(self) -> str:
        known = self._preferences.settings.tips_shown
        new = (key for key in TIPS if key not in known and not self.place_of(key).isEmpty())
        return next((key for key in new if TIPS[key].is_due(self._bridge)), "")

    def _is_covered(self) -> bool:
        """Whether another overlay covers the note, or any part of the window if no note is shown."""
        within = self._window.findChildren(Overlay, options=Qt.FindChildOption.FindDirectChildrenOnly)
        floating = (one for one in within if one.isVisible() and not isinstance(one, Hint | FirstTimeNote))
        there = self._note.geometry() if self._note is not None and self._shown else self._window.rect()
        return any(one.geometry().intersects(there) for one in floating)

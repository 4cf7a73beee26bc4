"""What is used for the first time is explained once, in a short note beside it.

A note goes when it has been done, on Esc, or by itself after a while, and is then told for good; the settings can bring
all of them back. There is one at a time. It takes neither the mouse nor the keys, and is put away while a panel or a
sheet is open.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct
from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gmtracker.engine.campaign import Campaign, held_by
from gmtracker.engine.errors import Refused
from gmtracker.engine.events import CheckResolved, TokenMoved, TokenRemoved, TurnStarted
from gmtracker.engine.table import Change
from gmtracker.i18n import tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.qt_override import override
from gmtracker.ui.settings.preferences import Preferences
from gmtracker.ui.theme.metrics import GRID
from gmtracker.ui.theme.palette import Palette
from gmtracker.ui.theme.theme import theme
from gmtracker.ui.widgets.key_filter import KeyFilter
from gmtracker.ui.widgets.labels import text_label
from gmtracker.ui.widgets.overlays import SHADOW, Hint, Overlay, room_in

AWARD, SPEND, CHECK, TURN, UNDO = "award", "spend", "check", "turn", "undo"


class FirstTime(Struct, frozen=True):
    """What is told of a thing: when it is due, and by what it has been done without being told."""

    says: str
    is_due: Callable[[Bridge], bool]
    is_done: Callable[[Change], bool]


def _can_award(bridge: Bridge) -> bool:
    """Whether a token of a pool could be dropped on a hero."""
    campaign = bridge.shown
    here = campaign.session.present if campaign.session is not None else ()
    for token in campaign.tokens:
        if here and token.place.kind == "pool":
            try:
                bridge.rules.drop_result((token.id,), held_by(here[0]))
            except Refused:
                continue
            return True
    return False


def _anybody_holds(campaign: Campaign) -> bool:
    return any(campaign.tokens_held(hero) for hero in (campaign.session.present if campaign.session else ()))


def _moved(change: Change, *, to_character: bool) -> bool:
    """Whether a token came from elsewhere to a character, or left one."""
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


FIRST_TIMES: dict[str, FirstTime] = {
    AWARD: FirstTime(
        tr("To award a token, drag it onto a hero. Or press Enter to pick it up."),
        _can_award,
        lambda change: _moved(change, to_character=True),
    ),
    CHECK: FirstTime(
        tr("To set up the check, click a word or type over it. Use + to add modifiers."),
        lambda bridge: bridge.shown.session is not None,
        lambda change: _has(change, CheckResolved),
    ),
    TURN: FirstTime(
        tr("Press Space for the next turn, Shift+Space for the previous one."),
        lambda bridge: bridge.shown.encounter is not None,
        lambda change: _has(change, TurnStarted),
    ),
    SPEND: FirstTime(
        tr("To use a hero's token, drag it onto the hero's row or the check."),
        lambda bridge: bridge.shown.encounter is not None and _anybody_holds(bridge.shown),
        lambda change: _moved(change, to_character=False),
    ),
    UNDO: FirstTime(
        tr("You can undo your last action here."),
        lambda bridge: bridge.shown.session is not None,
        lambda change: change.kind == "undone",
    ),
}
"""What is told, the first one due first."""


class KeptClear(NamedTuple):
    """What a note does not cover: ``controls`` if there is any place near, and as little as can be of the ``rest``."""

    controls: Sequence[QRect] = ()
    rest: Sequence[QRect] = ()

    def covered(self, note: QRect) -> tuple[int, int]:
        """How much a note covers of the controls, and of all."""
        controls, rest = (sum(_area(note & other) for other in others) for others in self)
        return controls, controls + rest


class FirstTimeNote(Overlay):
    """The note: a line, and the key that sends it away."""

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
        self._covers = 0

    def tell(self, says: str, thing: QRect, clear: KeptClear) -> bool:
        """Stand beside a thing, given as where it is in the window; False where there is no room but on it.

        In one line, or in two where that covers less of what is to be kept clear. It stays where it stands as long as
        it says the same beside the same thing, and covers no more controls than it did.
        """
        around = QMargins(SHADOW, SHADOW, SHADOW, SHADOW)
        room = room_in(self.window()).marginsRemoved(around)
        stands = (says, thing, room, self._says.fontMetrics().height())
        here = self.geometry().marginsRemoved(around)
        if stands == self._stands and self.isVisible() and clear.covered(here)[0] <= self._covers:
            return True
        self._stands = stands
        self._says.setText(says)
        self.setAccessibleName(says)
        found: dict[bool, tuple[tuple[int, int], QPoint]] = {}
        for wraps in (False, True):
            size = self._write(wraps=wraps).shrunkBy(around)
            if (place := place_beside(thing, size, room, clear)) is not None:
                found[wraps] = clear.covered(QRect(place, size)), place
        if not found:
            return False
        wraps = min(found, key=lambda one: found[one][0])
        self._covers = found[wraps][0][0]
        self._write(wraps=wraps)
        self.move(found[wraps][1] - QPoint(SHADOW, SHADOW))
        self.show()
        self.raise_()
        return True

    def _write(self, *, wraps: bool) -> QSize:
        """Write it in one line, or in two; returns how large it is then."""
        wide = self._says.fontMetrics().horizontalAdvance(self._says.text()) + 2
        self._says.setWordWrap(wraps)
        self._says.setFixedWidth(wide * 4 // 7 if wraps else wide)
        self.fit()
        return self.size()

    @override
    def colours(self, palette: Palette) -> tuple[QColor, QColor]:
        return palette.accent.soft, palette.accent.fill


BESIDE = 6
FAR = 160
"""A note stands no farther from its thing than that, to cover nothing that is used now."""


def place_beside(thing: QRect, size: QSize, room: QRect, clear: KeptClear) -> QPoint | None:
    """Where something of that size covers nothing of the thing, no control, and as little as can be of the rest.

    Right below the thing if it is all the same, then above, right and left; where all of these cover a control, the
    nearest place that covers none, and where there is none near either, the one that covers least. None where there is
    no room but on the thing.
    """
    wide, high = size.width(), size.height()
    last_left, last_top = room.right() + 1 - wide, room.bottom() + 1 - high
    beside_x = (thing.left(), thing.center().x() - wide // 2, thing.right() + 1 - wide)
    beside_y = (thing.top(), thing.center().y() - high // 2, thing.bottom() + 1 - high)
    lefts = [max(room.left(), min(left, last_left)) for left in beside_x]
    tops = [max(room.top(), min(top, last_top)) for top in beside_y]
    places = [
        *(QPoint(left, thing.bottom() + 1 + BESIDE) for left in lefts),
        *(QPoint(left, thing.top() - BESIDE - high) for left in lefts),
        *(QPoint(thing.right() + 1 + BESIDE, top) for top in tops),
        *(QPoint(thing.left() - BESIDE - wide, top) for top in tops),
    ]
    fitting = [place for place in places if room.contains(QRect(place, size))]
    nearest = min(fitting, key=lambda place: clear.covered(QRect(place, size)), default=None)
    if nearest is None or not clear.covered(QRect(nearest, size))[0]:
        return nearest
    return _nearest_free(thing, size, room, clear, lefts, tops) or nearest


def _nearest_free(
    thing: QRect, size: QSize, room: QRect, clear: KeptClear, lefts: list[int], tops: list[int]
) -> QPoint | None:
    """The place nearest to the thing that covers no control, beside one or in line with the thing; None for none near.

    Of several as near, the one that covers least of the rest.
    """
    wide, high = size.width(), size.height()
    reach = thing.adjusted(-FAR - wide, -FAR - high, FAR + wide, FAR + high)
    taken = [one for one in (*clear.controls, thing) if one.intersects(reach)]
    lefts = [*lefts, *(left for one in taken for left in (one.right() + 1 + BESIDE, one.left() - BESIDE - wide))]
    tops = [*tops, *(top for one in taken for top in (one.bottom() + 1 + BESIDE, one.top() - BESIDE - high))]
    across = {at: _gap(at, wide, thing.left(), thing.right()) for at in lefts if room.left() <= at}
    down = {at: _gap(at, high, thing.top(), thing.bottom()) for at in tops if room.top() <= at}
    near = sorted(
        (aside + below, left, top)
        for left, aside in across.items()
        if left + wide <= room.right() + 1
        for top, below in down.items()
        if top + high <= room.bottom() + 1 and aside + below <= FAR
    )
    free: list[tuple[tuple[int, int, int], QPoint]] = []
    for apart, left, top in near:
        if free and apart > free[0][0][0]:
            break
        note = QRect(QPoint(left, top), size)
        if not any(note.intersects(one) for one in taken):
            free.append(((apart, clear.covered(note)[1], abs(left - thing.left())), note.topLeft()))
    return min(free, key=lambda one: one[0])[1] if free else None


def _gap(start: int, length: int, low: int, high: int) -> int:
    """How far a stretch of that length is from another one; 0 where they overlap."""
    return max(low - (start + length - 1), start - high, 0)


def _area(rect: QRect) -> int:
    return rect.width() * rect.height() if not rect.isEmpty() else 0


STAYS_MS = 20_000


class FirstUse(QObject):
    """Tells what is due, once. ``things`` say where each thing is in the window; an empty place is not to be seen.

    ``told`` carries the words of a note that has come. ``is_wanted`` holds the notes back where it says no, and so does
    whatever of ``in_front`` is to be seen: when that is closed, a note that was not read comes again.
    """

    told = Signal(str)

    def __init__(
        self,
        bridge: Bridge,
        preferences: Preferences,
        things: Mapping[str, Callable[[], QRect]],
        keep_clear: Callable[[], KeptClear],
        is_wanted: Callable[[], bool],
        in_front: Sequence[QWidget],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._preferences = preferences
        self._things = things
        self._keep_clear = keep_clear
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
        bridge.changed.connect(self._on_changed)
        bridge.looked_back.connect(self._on_opened)
        theme().theme_changed.connect(self.look_again)  # its letters may be others
        self._keys = KeyFilter(self._on_key, self)
        for part in (window, *in_front):
            part.installEventFilter(self)

    @property
    def note(self) -> FirstTimeNote | None:
        """The note that is to be seen, if one is."""
        return self._note if self._shown else None

    def place_of(self, key: str) -> QRect:
        """Where a thing is in the window; empty where it is not to be seen."""
        return self._things[key]()

    def has_more_to_tell(self) -> bool:
        """Whether a note may still come."""
        return self._is_wanted() and any(key not in self._preferences.settings.told for key in FIRST_TIMES)

    def look_again(self, *_: object) -> None:
        """What the note speaks of may have come or gone, or moved."""
        if self._shown:
            self._soon.start()

    def dismiss(self) -> None:
        """The note has been read: it is told for good."""
        if self._shown:
            self._learn((self._shown,))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In a window of another size the note stands elsewhere."""
        if (watched is self._window and event.type() == QEvent.Type.Resize) or (
            event.type() in (QEvent.Type.Show, QEvent.Type.Hide) and watched in self._in_front
        ):
            self._soon.start()
        return False

    def _on_key(self, _watched: QWidget, event: QKeyEvent) -> bool:
        """Esc sends the note away, and does what else it does."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        return False

    def _on_opened(self, *_: object) -> None:
        self._put_away()
        self._soon.start()

    def _on_changed(self, change: Change) -> None:
        known = self._preferences.settings.told
        new = [key for key in FIRST_TIMES if key not in known]
        done = [key for key in new if FIRST_TIMES[key].is_done(change)]
        if done and self._is_wanted():
            self._learn(done)
        if new:
            self._soon.start()

    def _learn(self, keys: Iterable[str]) -> None:
        if self._shown in keys:
            self._put_away()
        self._preferences.keep_told(keys)

    def _put_away(self) -> None:
        self._shown = ""
        self._goes.stop()
        self._keys.stop()
        if self._note is not None:
            self._note.hide()

    def _consider(self) -> None:
        """Tell what is due, unless something else has come over the window; what is told stays beside its thing."""
        is_table = self._bridge.is_open and self._bridge.looking_back_to is None
        if not is_table or not self._is_wanted() or any(part.isVisible() for part in self._in_front):
            self._put_away()
            return
        is_seen = bool(self._shown) and not self.place_of(self._shown).isEmpty()
        key = "" if self._is_covered() else self._shown if is_seen else self._due()
        if not key:
            self._put_away()
            return
        thing = self.place_of(key)
        note = self._note = self._note or FirstTimeNote(self._window)
        if thing.isEmpty() or not note.tell(FIRST_TIMES[key].says, thing, self._keep_clear()):
            self._put_away()
        elif key != self._shown:
            self._shown = key
            self._keys.start()
            self._goes.start()
            self.told.emit(FIRST_TIMES[key].says)

    def _due(self) -> str:
        known = self._preferences.settings.told
        new = (key for key in FIRST_TIMES if key not in known and not self.place_of(key).isEmpty())
        return next((key for key in new if FIRST_TIMES[key].is_due(self._bridge)), "")

    def _is_covered(self) -> bool:
        """Whether something else has come over the window, or, once a note is told, to where that stands."""
        within = self._window.findChildren(Overlay, options=Qt.FindChildOption.FindDirectChildrenOnly)
        floating = (one for one in within if one.isVisible() and not isinstance(one, Hint | FirstTimeNote))
        there = self._note.geometry() if self._note is not None and self._shown else self._window.rect()
        return any(one.geometry().intersects(there) for one in floating)

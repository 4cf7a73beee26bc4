"""The check panel: a check is set up, its odds beside it, then rolled, improved and announced.

It knows no game: the form, the odds, the rows and the steps come from the bridge, and every one of them ends in a
command.
"""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.checks import CheckDraft, CheckRow, OnCheck, OpenCheck
from gmtracker.engine.commands import Use
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.engine.offers import Offer
from gmtracker.engine.table import Change
from gmtracker.ui.bridge import CANNOT_WHILE_LOOKING_BACK, Bridge
from gmtracker.ui.carry import Carry
from gmtracker.ui.delegates.ground import Light, light_tone
from gmtracker.ui.look.theme import current_palette
from gmtracker.ui.panels.check_bar import CheckBar
from gmtracker.ui.panels.check_fields import CheckFields
from gmtracker.ui.panels.check_headline import Headline
from gmtracker.ui.panels.check_odds_view import OddsView
from gmtracker.ui.panels.check_result import ResultView
from gmtracker.ui.panels.check_rows_view import CheckRowsView
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.says_line import SaysLine, words

MARGIN = 8
LEFT_SHARE, RIGHT_SHARE = 8, 7
NOTHING_TO_SPEND = "Tokens that could be spent on it are listed here."


class CheckPanel(QWidget):
    """Sets up one check after another. ``use_chosen`` carries a Use and the faces typed for it.

    It works everything out anew when the table or the draft has changed, once for all that comes in one go, and
    not while it is out of sight.
    """

    use_chosen = Signal(Use, object)

    def __init__(self, bridge: Bridge, carry: Carry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.carry = carry
        self._draft = CheckDraft()
        self._follow_up: tuple[CheckDraft, CheckDraft] | None = None
        self._pending: CheckRow | Offer | None = None
        self._seen: tuple[object, ...] = ()
        self.headline = Headline()
        self._notes = SaysLine()
        self.fields, self.result = CheckFields(), ResultView()
        self.odds = OddsView()
        self._nothing = words(NOTHING_TO_SPEND, "label")
        self.rows = CheckRowsView(carry, self.target)
        self.bar = CheckBar()
        self._pages = QStackedWidget()
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._lay_out()
        self._connect()

    @property
    def draft(self) -> CheckDraft:
        """The check that is being set up: the one that follows from an open check, or the GM's own."""
        return self._follow_up[1] if self._follow_up else self._draft

    def target(self) -> OnCheck | None:
        """What a drop here is for; nothing before a campaign is open."""
        return OnCheck(self.draft) if self._bridge.is_open else None

    def follow_character(self, character: str) -> None:
        """The next check is that character's, as the current row has it, unless tokens look for a row."""
        if character and not self.carry.tokens and self._bridge.is_open:
            self._act_as(CharacterId(character))

    def set_up(self, draft: CheckDraft) -> None:
        """Show this check; one that is open stays until it is announced."""
        self._draft = draft
        self._refresh_soon()

    def begin(self) -> None:
        """Go to where the next thing is done: the first field, or the button after the roll."""
        self.refresh()
        if self._pages.currentWidget() is self.result:
            self.bar.focus_do()
        else:
            self.fields.who.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def refresh(self) -> None:
        """Show how the check stands now, where anything has changed."""
        self._soon.stop()
        if not self._bridge.is_open:
            return
        now = self._bridge.looking_back_to is None
        open_check = self._bridge.open_check()
        self._settle_draft(open_check)
        seen = (self._bridge.table.campaign, self.draft, now, self._pending)
        if self._is_seen(seen):
            return
        self._seen = seen
        for part in (self._pages, self.rows, self.bar, self.bar.dice):
            part.setEnabled(now)
        self._show(self._bridge.table.campaign, open_check)
        if not now:
            self._notes.tell(CANNOT_WHILE_LOOKING_BACK)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """A dock that comes to the front is enabled; what happened meanwhile is shown then."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange and self.isEnabled():
            self._soon.start()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._pending is not None:
            self._on_left()
        else:
            super().keyPressEvent(event)

    @override
    def event(self, event: QEvent) -> bool:
        """Keep Esc from the window while there is something to give up here."""
        is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if event.type() == QEvent.Type.ShortcutOverride and is_escape and self._pending is not None:
            event.accept()
            return True
        return super().event(event)

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self.rows.landing.drag_enters(event)

    @override
    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        there = self.rows.viewport().mapFrom(self, event.position().toPoint())
        moved = QDragMoveEvent(
            there, event.possibleActions(), event.mimeData(), event.buttons(), event.modifiers(), event.type()
        )
        self.rows.landing.drag_over(moved)
        event.setDropAction(moved.dropAction())
        event.setAccepted(moved.isAccepted())

    @override
    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.rows.landing.leave()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        self.rows.landing.drop(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.carry.tokens:
            self._aim(event.position())
            self.rows.landing.put_down()
        else:
            super().mousePressEvent(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self.carry.tokens:
            self._aim(event.position())

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.rows.landing.leave()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        target = self.target() if self.carry.tokens else None
        light = self.rows.landing.light(target) if target else Light.NONE
        if light is Light.NONE:
            return
        painter = QPainter(self)
        ground, frame = light_tone(light, current_palette())
        painter.setPen(QPen(frame, 4 if light.aimed else 2))
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 6, 6)

    def _lay_out(self) -> None:
        self.setAcceptDrops(True)
        self.setMouseTracking(True)
        self.setAccessibleName("Check")
        self._pages.addWidget(self.fields)
        self._pages.addWidget(self.result)
        beside = QVBoxLayout()
        beside.setSpacing(4)
        for part, stretch in ((self.odds, 0), (self._nothing, 0), (self.rows, 1), (self.bar, 0)):
            beside.addWidget(part, stretch, Qt.AlignmentFlag(0) if stretch else Qt.AlignmentFlag.AlignBottom)
        left = QVBoxLayout()
        left.setSpacing(4)
        left.addWidget(self._pages, 1)
        left.addWidget(self.bar.says)
        left.addWidget(self.bar.dice)
        middle = QHBoxLayout()
        middle.setSpacing(MARGIN)
        middle.addLayout(left, LEFT_SHARE)
        middle.addLayout(beside, RIGHT_SHARE)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.headline)
        column.addWidget(self._notes)
        column.addLayout(middle, 1)

    def _connect(self) -> None:
        self._soon.timeout.connect(self.refresh)
        self.fields.changed.connect(self._on_draft)
        self.rows.chosen.connect(self._on_row)
        self.rows.landing.aimed.connect(self.update)
        self.carry.changed.connect(self.update)
        self.bar.taken.connect(self._on_taken)
        self.bar.picked.connect(self._on_step)
        self.bar.left.connect(self._on_left)
        self._bridge.opened.connect(self._on_opened)
        self._bridge.changed.connect(self._on_changed)
        self._bridge.looked_back.connect(self._refresh_soon)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.bar.press)

    def _aim(self, point: QPointF) -> None:
        self.rows.landing.aim(self.target(), self.mapToGlobal(point.toPoint()))

    def _is_seen(self, seen: tuple[object, ...]) -> bool:
        return len(seen) == len(self._seen) and all(
            one is other if isinstance(one, Campaign) else one == other
            for one, other in zip(seen, self._seen, strict=True)
        )

    def _settle_draft(self, open_check: OpenCheck | None) -> None:
        """Follow what is to be rolled next, and drop who is no longer there."""
        follows = open_check.draft if open_check else None
        if follows is None:
            self._follow_up = None
        elif self._follow_up is None or self._follow_up[0] != follows:
            self._follow_up = (follows, follows)
        there, campaign = self._draft, self._bridge.table.campaign
        by = there.by if campaign.find_character(there.by) else NOBODY
        on = there.on if campaign.find_character(there.on) else NOBODY
        self._draft = CheckDraft(by, on, there.values)

    def _show(self, campaign: Campaign, open_check: OpenCheck | None) -> None:
        rolled = open_check is not None and bool(open_check.result) and open_check.draft is None
        if open_check is not None and rolled:
            self._show_result(open_check)
        else:
            self._show_set_up(campaign, open_check)
        rows = self._bridge.check_rows(self.draft)
        if rolled:
            rows = tuple(row for row in rows if row.offer.command.tokens and not row.offer.refusal)
        self.rows.show_rows(rows, campaign)
        self.rows.setVisible(bool(rows))
        self._nothing.setVisible(not rows and not rolled)
        if self._pending is not None:
            offer = self._pending.offer if isinstance(self._pending, CheckRow) else self._pending
            what = f"{offer.name} with {self._pending.what}" if isinstance(self._pending, CheckRow) else offer.effect
            self.bar.show_pending(offer, self._bridge.asks(offer.command), what)

    def _show_set_up(self, campaign: Campaign, open_check: OpenCheck | None) -> None:
        form = self._bridge.check_form(self.draft)
        said = tuple(f"{note}." for note in (open_check.outcome, *open_check.notes) if note) if open_check else ()
        self.headline.say(form.headline)
        self._notes.tell(" ".join((*said, *form.notes)))
        self.fields.show_form(form, self.draft, campaign.characters)
        self._pages.setCurrentWidget(self.fields)
        self.odds.show_odds(self._bridge.check_odds(self.draft))
        self.odds.show()
        asks = self._bridge.asks(form.command) if form.command else ()
        steps = open_check.steps if open_check else ()
        self.bar.show_command(form.command, form.do, asks, form.refusal, steps)

    def _show_result(self, check: OpenCheck) -> None:
        self.headline.say(check.headline)
        self._notes.tell("")
        self.result.show_check(check)
        self._pages.setCurrentWidget(self.result)
        self.odds.hide()
        first, *others = check.steps or (None,)
        if first is None:
            self.bar.show_command(None, "", ())
        else:
            asks = self._bridge.asks(first.command)
            self.bar.show_command(first.command, first.name, asks, steps=tuple(step for step in others if step))

    def _act_as(self, character: CharacterId) -> None:
        if character != self._draft.by:
            form = self._bridge.check_form(self._draft)
            draft = form.with_acting(self._draft, character)
            self._draft = form.with_target(draft, NOBODY) if draft.on == character else draft
            self._refresh_soon()

    def _refresh_soon(self, *_: object) -> None:
        if not self.visibleRegion().isEmpty():
            self._soon.start()

    def _on_opened(self) -> None:
        campaign = self._bridge.shown
        acting = campaign.encounter.acting if campaign.encounter else NOBODY
        self._draft = CheckDraft(by=acting)
        self._pending, self._seen = None, ()
        self._refresh_soon()

    def _on_changed(self, change: Change) -> None:
        self._pending = None
        before, after = (at.encounter.acting if at.encounter else NOBODY for at in (change.before, change.after))
        if after and after != before:
            self._act_as(after)
        self._refresh_soon()

    def _on_draft(self, draft: CheckDraft) -> None:
        if self._follow_up is not None:
            self._follow_up = (self._follow_up[0], draft)
        else:
            self._draft = draft
        self._refresh_soon()

    def _on_row(self, row: CheckRow) -> None:
        self._take(row.offer, row)

    def _on_step(self, step: Offer) -> None:
        self._take(step, step)

    def _take(self, offer: Offer, pending: CheckRow | Offer) -> None:
        """Do what was chosen, or ask for its dice first; where it is refused, the table says why."""
        if not offer.refusal and self._bridge.asks(offer.command):
            self._pending = pending
            self.bar.clear_dice()
            self.refresh()
            self.bar.focus_first()
        else:
            self._on_taken(offer.command, {})

    def _on_taken(self, use: Use, faces: dict[str, int]) -> None:
        before = self._bridge.table.campaign
        self.use_chosen.emit(use, faces)
        if self._bridge.table.campaign is not before:
            self.refresh()
            self.bar.focus_first()

    def _on_left(self) -> None:
        self._pending = None
        self.bar.clear_dice()
        self.refresh()
        self.rows.setFocus(Qt.FocusReason.OtherFocusReason)

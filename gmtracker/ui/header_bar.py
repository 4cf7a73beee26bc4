"""The bar along the top: what is going on, whose turn it is, and what is done most."""

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.checks import Offer
from gmtracker.i18n import small, tr
from gmtracker.ui.actions import Actions, WindowAction
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, scaled
from gmtracker.ui.theme.metrics import as_written, fix_font, fix_height, fix_icon, fix_width, tip
from gmtracker.ui.theme.theme import theme
from gmtracker.ui.widgets.labels import ElidedLine

ICON, AROUND_ICON = 20, 15
NARROWEST, LEAST_MORE = 320, 96
WITH_WORDS = Qt.ToolButtonStyle.ToolButtonTextBesideIcon


class HeaderBar(QWidget):
    """The session, encounter and round in words, and the buttons of play; it shows a campaign and owns nothing.

    What an open procedure offers is here until it is left: ``offer_taken`` carries the command of the one offer
    where there is just one, ``offers_requested`` the point of the screen where several are to be shown.
    """

    offer_taken = Signal(object)
    offers_requested = Signal(QPoint)

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("header")
        self._actions = actions
        self._where = QLabel()
        self._where.setTextFormat(Qt.TextFormat.PlainText)
        fix_font(self._where, TextSize.LARGE, bold=True)
        self._more = ElidedLine()
        self._fitted: tuple[object, ...] = ()
        self._offers: tuple[Offer, ...] = ()
        self._take_offer = QToolButton()
        self._take_offer.clicked.connect(self._on_offer)
        self._session = self._button(actions[WindowAction.START_SESSION], words=True)
        self._start = self._button(actions[WindowAction.START_ENCOUNTER], words=True)
        self._end = self._button(actions[WindowAction.END_ENCOUNTER], words=True)
        self._back = self._button(actions[WindowAction.PREVIOUS_TURN])
        self._next = self._button(actions[WindowAction.NEXT_TURN], words=True)
        self._type = self._button(actions[WindowAction.TYPE_TURN])
        for foremost in (self._session, self._start, self._next):
            foremost.setProperty("look", "primary")
        self._procedure = self._button(actions[WindowAction.OPEN_PROCEDURE], words=True)
        self._procedure.hide()
        actions[WindowAction.OPEN_PROCEDURE].visibleChanged.connect(self._on_flow_changed)
        self._summary = self._button(actions[WindowAction.SUMMARY], words=True)
        self._lay_out()
        theme().theme_changed.connect(self._fit_words)

    def show_campaign(self, campaign: Campaign, offers: tuple[Offer, ...]) -> None:
        """Say where the evening stands, and offer the buttons that fit."""
        self._show_offers(offers)
        session, encounter = campaign.session, campaign.encounter
        where, more = _standing(campaign)
        self._where.setText(where)
        self._more.say(more)
        self._session.setVisible(session is None)
        self._start.setVisible(session is not None and encounter is None)
        for button in (self._end, self._back, self._next):
            button.setVisible(encounter is not None)
        self._type.setVisible(encounter is not None and bool(campaign.game.turn_dice))
        self._fit_words()

    @override
    def minimumSizeHint(self) -> QSize:
        """Words give way to icons rather than the window to words."""
        return QSize(scaled(NARROWEST), super().minimumSizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_words()

    def _fit_words(self) -> None:
        """Have the buttons say their words as far as there is room; the least needed are silent first."""
        speaking = (self._summary, self._end, self._procedure, self._start, self._session, self._next)
        state = (self.width(), scaled(ICON), self._where.text(), *(b.isHidden() or b.text() for b in speaking))
        if state == self._fitted:
            return
        self._fitted = state
        for button in speaking:
            button.setToolButtonStyle(WITH_WORDS)
        for button in speaking:
            if self._width_needed() <= self.width():
                break
            if not button.icon().isNull():
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)

    def _width_needed(self) -> int:
        layout = self.layout()
        return (layout.minimumSize().width() if layout is not None else 0) + scaled(LEAST_MORE)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 8, 0)
        row.setSpacing(8)
        row.addWidget(self._where)
        row.addWidget(self._more, 1)
        row.addWidget(self._take_offer)
        for button in (self._procedure, self._session, self._start, self._end, self._back, self._next, self._type):
            row.addWidget(button)
        row.addSpacing(8)
        for act in (WindowAction.UNDO, WindowAction.REDO):
            row.addWidget(self._button(self._actions[act]))
        row.addWidget(self._button(self._actions[WindowAction.FIND]))
        row.addWidget(self._button(self._actions[WindowAction.PLAYER_WINDOW]))
        row.addWidget(self._summary)

    def _show_offers(self, offers: tuple[Offer, ...]) -> None:
        self._offers = offers
        self._take_offer.setVisible(bool(offers))
        if len(offers) == 1:
            self._take_offer.setText(as_written(offers[0].name))
            self._take_offer.setToolTip(tip(offers[0].effect))
        else:
            self._take_offer.setText(tr("Use it now…"))
            self._take_offer.setToolTip(tip(", ".join(offer.name for offer in offers)))

    def _on_flow_changed(self) -> None:
        self._procedure.setVisible(self._actions[WindowAction.OPEN_PROCEDURE].isVisible())
        self._fit_words()

    def _on_offer(self) -> None:
        if len(self._offers) == 1:
            self.offer_taken.emit(self._offers[0].command)
        else:
            self.offers_requested.emit(self._take_offer.mapToGlobal(self._take_offer.rect().bottomLeft()))

    def _button(self, action: QAction, *, words: bool = False) -> QToolButton:
        button = QToolButton(self)
        button.setDefaultAction(action)
        fix_icon(button, ICON)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setToolButtonStyle(WITH_WORDS if words else Qt.ToolButtonStyle.ToolButtonIconOnly)
        if not words:
            # A new name of its action would have the whole window laid out again, but for a size that is fixed.
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            fix_width(button, ICON, AROUND_ICON)
            fix_height(button, ICON, AROUND_ICON)
        return button


def _standing(campaign: Campaign) -> tuple[str, str]:
    """Where the evening stands, in large words and in small ones."""
    session, encounter = campaign.session, campaign.encounter
    if encounter is not None:
        kind = campaign.game.encounter(encounter.kind).name
        what = f"{encounter.title} ({small(kind)})" if encounter.title else kind
        if encounter.acting:
            turn = tr("{name}'s turn", name=campaign.name_of(encounter.acting))
            what = f"{what} · {turn}"
        return tr("Round {number}", number=encounter.round), what
    if session is not None:
        return tr("Session {number}", number=session.number), session.title or campaign.name
    return campaign.name, tr("Between sessions") if campaign.sessions_held else tr("Before the first session")

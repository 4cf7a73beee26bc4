"""What the window shows while no campaign is open: new, open, the sample, and the ones played last."""

from msgspec import Struct
from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from gmtracker.ui.dialogs.new_campaign import Games, NewCampaignForm
from gmtracker.ui.look.icons import application_icon, icon
from gmtracker.ui.look.measured import fix_font, fix_width
from gmtracker.ui.look.tips import tip
from gmtracker.ui.look.typography import scaled
from gmtracker.ui.qt_override import override
from gmtracker.ui.widgets.card_button import CardButton
from gmtracker.ui.widgets.layouts import empty
from gmtracker.ui.widgets.says_line import words
from gmtracker.ui.widgets.tab_order import TabAnchor
from gmtracker.words import tr

COLUMN = 360
AROUND, BETWEEN = 24, 48
NO_RECENT = tr("Campaigns that you have played are listed here.")


class RecentCampaign(Struct, frozen=True):
    """A campaign played before: its file, its name, and a line about it ("Session 12, yesterday")."""

    path: str
    name: str
    about: str


class StartPage(QWidget):
    """Everything is one click. ``recent_requested`` carries the path of a file, ``sample_requested`` a game's id.

    The sample is that of the game which is chosen for a new campaign. There is nothing on the page before it is told
    of the games, which is only where no campaign is opened at once.
    """

    create_requested = Signal(str, str)
    open_requested = Signal()
    sample_requested = Signal(str)
    recent_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._samples: tuple[str, ...] = ()
        self._campaigns: tuple[RecentCampaign, ...] = ()
        self._game = ""
        self._form: NewCampaignForm | None = None
        self._columns: QBoxLayout | None = None

    def show_games(self, games: Games, samples: tuple[str, ...], folder: str) -> None:
        """Offer these games, some of them with a sample; the first is chosen. A new campaign is kept in the folder."""
        self._samples = samples
        self._form = self._form or self._fill(folder)
        self._form.show_games(games)

    def show_recent(self, campaigns: tuple[RecentCampaign, ...]) -> None:
        """List the campaigns played before, the last one first."""
        self._campaigns = campaigns
        if self._form is not None:
            self._list_recent()

    def _fill(self, folder: str) -> NewCampaignForm:
        form = NewCampaignForm((), folder)
        self._open = CardButton(tr("Open…"), tr("A campaign file from anywhere"), icon("open"))
        self._sample = CardButton(tr("Open the sample"), tr("Of the game on the left, already under way"), icon("play"))
        self._tabs = TabAnchor(self)
        self._recent = QVBoxLayout()
        self._recent.setSpacing(8)
        self._lay_out(form)
        self.setFocusProxy(form)
        form.create_requested.connect(self.create_requested)
        self._open.clicked.connect(self.open_requested)
        form.game_changed.connect(self._on_game)
        self._sample.clicked.connect(self._on_sample)
        self._sample.hide()
        self._list_recent()
        form.setFocus(Qt.FocusReason.OtherFocusReason)
        return form

    def _list_recent(self) -> None:
        empty(self._recent)
        cards = [RecentCard(campaign) for campaign in self._campaigns]
        for card in cards:
            card.chosen.connect(self.recent_requested)
            self._recent.addWidget(card)
        self._tabs.lead_to(cards)
        if not self._campaigns:
            self._recent.addWidget(words(NO_RECENT, "muted"))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Larger letters need more room."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._arrange()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(COLUMN) + 2 * AROUND, super().minimumSizeHint().height())

    def _arrange(self) -> None:
        """Two columns where there is room for them, else one below the other."""
        if self._columns is None:
            return
        is_wide = self.width() >= 2 * (scaled(COLUMN) + AROUND) + BETWEEN
        directions = QBoxLayout.Direction
        self._columns.setDirection(directions.LeftToRight if is_wide else directions.TopToBottom)

    def _on_game(self, game: str) -> None:
        self._game = game
        self._sample.setVisible(game in self._samples)

    def _on_sample(self) -> None:
        self.sample_requested.emit(self._game)

    def _lay_out(self, form: NewCampaignForm) -> None:
        left, right = QVBoxLayout(), QVBoxLayout()
        for column in (left, right):
            column.setSpacing(8)
        left.addWidget(_heading(tr("New campaign")))
        left.addWidget(form)
        left.addStretch(1)
        right.addWidget(_heading(tr("Go on playing")))
        right.addWidget(self._tabs)
        right.addLayout(self._recent)
        right.addSpacing(16)
        right.addWidget(self._open)
        right.addWidget(self._sample)
        right.addStretch(1)
        columns = self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        columns.setSpacing(BETWEEN)
        columns.addStretch(1)
        for column in (left, right):
            holder = QWidget()
            fix_width(holder, COLUMN)
            column.setContentsMargins(0, 0, 0, 0)
            holder.setLayout(column)
            columns.addWidget(holder, 0, Qt.AlignmentFlag.AlignHCenter)
        columns.addStretch(1)
        page = QVBoxLayout(self)
        page.setContentsMargins(AROUND, AROUND, AROUND, AROUND)
        page.addStretch(2)
        page.addLayout(_title())
        page.addSpacing(32)
        page.addLayout(columns)
        page.addStretch(3)


class RecentCard(CardButton):
    """One campaign played before. ``chosen`` carries its path."""

    chosen = Signal(str)

    def __init__(self, campaign: RecentCampaign, parent: QWidget | None = None) -> None:
        super().__init__(campaign.name, campaign.about, icon("die"), parent)
        self._path = campaign.path
        self.setToolTip(tip(campaign.path))
        self.clicked.connect(self._on_clicked)

    def _on_clicked(self) -> None:
        self.chosen.emit(self._path)


def _heading(text: str) -> QWidget:
    heading = words(text)
    fix_font(heading, bold=True)
    return heading


def _title() -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(12)
    picture = words("")
    picture.setPixmap(application_icon().pixmap(40, 40))
    name = words("gmtracker", "title")
    row.addStretch(1)
    row.addWidget(picture)
    row.addWidget(name)
    row.addStretch(1)
    return row

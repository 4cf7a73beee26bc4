"""The page while no campaign is open (new, open, the sample, the ones played last), and the window for a new one."""

from msgspec import Struct
from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from gmtracker.i18n import tr
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import scaled
from gmtracker.ui.theme.icons import application_icon, icon
from gmtracker.ui.theme.metrics import fix_font, fix_width, tip
from gmtracker.ui.widgets.buttons import CardButton, primary_button
from gmtracker.ui.widgets.inputs import ChoiceField, LineField
from gmtracker.ui.widgets.labels import text_label
from gmtracker.ui.widgets.scroll import TabAnchor, empty
from gmtracker.ui.widgets.windows import QuietWindow

SIZE = QSize(440, 300)
FIRST_NAME = tr("My campaign")

Games = tuple[tuple[str, str], ...]
"""The games that can be played: the id of each, and its name."""


class NewCampaignForm(QWidget):
    """Asks for the name and the game of a new campaign; a name is proposed, so that one click is enough.

    ``create_requested`` carries the name and the game's id, ``game_changed`` the id of the game that is chosen.
    """

    create_requested = Signal(str, str)
    game_changed = Signal(str)

    def __init__(self, games: Games, folder: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = LineField()
        self._name.setText(FIRST_NAME)
        self._name.setAccessibleName(tr("Name of the campaign"))
        self._game = ChoiceField()
        self._game.setAccessibleName(tr("Game"))
        self._create = primary_button(tr("Create"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for label, field in ((tr("Game"), self._game), (tr("Name"), self._name)):
            heading = text_label(label, "label")
            heading.setBuddy(field)
            column.addWidget(heading)
            column.addWidget(field)
            column.addSpacing(8)
        column.addWidget(text_label(tr("It is kept in {folder}", folder=folder), "label"))
        column.addSpacing(8)
        column.addWidget(self._create)
        self.setFocusProxy(self._name)
        self._game.key_changed.connect(self._on_game)
        self._name.textChanged.connect(self._on_changed)
        self._name.returnPressed.connect(self._create.click)
        self._create.clicked.connect(self._on_create)
        self.show_games(games)

    def show_games(self, games: Games) -> None:
        """Offer these games; the first is chosen."""
        self._game.clear()
        for game, name in games:
            self._game.addItem(name, game)
        self._on_changed()

    def select_name(self) -> None:
        """Go to the name, marked so that typing replaces it."""
        self._name.setFocus()
        self._name.selectAll()

    def _on_game(self) -> None:
        self._on_changed()
        self.game_changed.emit(self._game.key())

    def _on_changed(self) -> None:
        self._create.setEnabled(bool(self._name.text().strip()) and bool(self._game.key()))

    def _on_create(self) -> None:
        self.create_requested.emit(self._name.text().strip(), self._game.key())


class NewCampaignWindow(QuietWindow):
    """The form in a window of its own; it closes once the campaign is asked for."""

    create_requested = Signal(str, str)

    def __init__(self, games: Games, folder: str, parent: QWidget | None = None) -> None:
        super().__init__(tr("New campaign"), SIZE, parent)
        form = NewCampaignForm(games, folder)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.addWidget(form)
        column.addStretch(1)
        self.setFocusProxy(form)
        form.create_requested.connect(self._on_create)
        form.select_name()

    def _on_create(self, name: str, game: str) -> None:
        self.create_requested.emit(name, game)
        self.close()


COLUMN = 360
AROUND, BETWEEN = 24, 48
NO_RECENT = tr("Campaigns that you have played are listed here.")


class RecentCampaign(Struct, frozen=True):
    """A campaign played before: its file, its name, and a line about it ("Session 12, yesterday")."""

    path: str
    name: str
    about: str


class StartPage(QWidget):
    """The first page, all by one click. ``recent_requested`` carries a file's path, ``sample_requested`` a game's id.

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
            self._recent.addWidget(text_label(NO_RECENT, "muted"))

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
    heading = text_label(text)
    fix_font(heading, bold=True)
    return heading


def _title() -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(12)
    picture = text_label("")
    picture.setPixmap(application_icon().pixmap(40, 40))
    name = text_label("gmtracker", "title")
    row.addStretch(1)
    row.addWidget(picture)
    row.addWidget(name)
    row.addStretch(1)
    return row

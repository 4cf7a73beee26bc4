"""The start page, with a card for each game and the recent campaigns, and the window for a new campaign."""

from itertools import cycle

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from gmtracker.engine.game_spec import NO_EMBLEM, GameSpec, TokenKind
from gmtracker.i18n import labeled, tr
from gmtracker.ui.banners import Notices
from gmtracker.ui.modelview.painting import draw_text
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.draw_tokens import draw_die, draw_token
from gmtracker.ui.theme.fonts import TextSize, scaled, text_font, text_width
from gmtracker.ui.theme.icons import application_icon, draw_emblem, icon
from gmtracker.ui.theme.palette import tint_palette
from gmtracker.ui.theme.room import first_fitting
from gmtracker.ui.theme.spacing import GRID, escape_mnemonics, fix_font, fix_height, fix_width, tip
from gmtracker.ui.theme.theme import CONTROL, current_palette, theme
from gmtracker.ui.widgets.buttons import Button, CardButton, RadioButton, primary_button
from gmtracker.ui.widgets.guards import ClickGuard
from gmtracker.ui.widgets.inputs import LineField
from gmtracker.ui.widgets.labels import PaintedLabel, text_label
from gmtracker.ui.widgets.scroll import FramelessScrollArea, TabAnchor, clear_layout
from gmtracker.ui.widgets.windows import QuietWindow

SIZE = QSize(480, 520)
FIRST_NAME = tr("My campaign")
INDENT = 24


class GameList(QWidget):
    """The games as radio buttons with descriptions. ``reached`` carries the button that got the focus."""

    reached = Signal(RadioButton)

    def __init__(self, games: tuple[GameSpec, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Game"))
        self._buttons: dict[str, RadioButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for game in games:
            button = self._buttons[game.ruleset] = RadioButton(escape_mnemonics(game.name))
            button.setAccessibleDescription(game.about)
            button.setChecked(len(self._buttons) == 1)
            button.installEventFilter(self)
            fix_font(button, bold=True)
            about = text_label(game.about, "label")
            about.setContentsMargins(INDENT, 0, 0, 0)
            about.setBuddy(button)
            column.addWidget(button)
            column.addWidget(about)
            column.addSpacing(6)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Emit ``reached`` when a button gets the focus, by Tab or an arrow key."""
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, RadioButton):
            self.reached.emit(watched)
        return super().eventFilter(watched, event)

    def chosen(self) -> str:
        """Return the id of the chosen game, or "" if there are no games."""
        return next((game for game, button in self._buttons.items() if button.isChecked()), "")


class NewCampaignForm(QWidget):
    """Asks for a new campaign's name and game, with a proposed name.

    ``create_requested`` carries the name and the game's id.
    """

    create_requested = Signal(str, str)

    def __init__(self, games: tuple[GameSpec, ...], folder: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = LineField()
        self._name.setText(FIRST_NAME)
        self._name.setAccessibleName(tr("Campaign name"))
        self._games = GameList(games)
        self._create = primary_button(tr("Create"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        listed = FramelessScrollArea()
        listed.setWidget(self._games)
        self._games.reached.connect(listed.ensureWidgetVisible)
        for label, field, grows in ((tr("Game"), listed, 1), (tr("Name"), self._name, 0)):
            heading = text_label(label, "label")
            heading.setBuddy(field)
            column.addWidget(heading)
            column.addWidget(field, grows)
            column.addSpacing(8)
        column.addWidget(text_label(tr("Saved in {folder}", folder=folder), "label"))
        column.addSpacing(8)
        column.addWidget(self._create)
        self.setFocusProxy(self._name)
        self._name.textChanged.connect(self._on_changed)
        self._name.returnPressed.connect(self._create.click)
        self._create.clicked.connect(self._on_create)
        self._on_changed()

    def select_name(self) -> None:
        """Focus the name and select its text."""
        self._name.setFocus()
        self._name.selectAll()

    def _on_changed(self) -> None:
        self._create.setEnabled(bool(self._name.text().strip()) and bool(self._games.chosen()))

    def _on_create(self) -> None:
        self.create_requested.emit(self._name.text().strip(), self._games.chosen())


class NewCampaignWindow(QuietWindow):
    """A window with the form, and notices about games above it. It closes when the campaign is requested.

    Any choice drops its notice.
    """

    create_requested = Signal(str, str)

    def __init__(self, games: tuple[GameSpec, ...], folder: str, parent: QWidget | None = None) -> None:
        super().__init__(tr("New campaign"), SIZE, parent)
        form = NewCampaignForm(games, folder)
        self.notices = Notices()
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.addWidget(self.notices)
        column.addWidget(form)
        self.setFocusProxy(form)
        form.create_requested.connect(self._on_create)
        self.notices.chosen.connect(self.notices.remove_notice)
        form.select_name()

    def _on_create(self, name: str, game: str) -> None:
        self.create_requested.emit(name, game)
        self.close()


MOST_DRAWN = 4
TOKEN, APART = 40, 6
FUDGE, SIGNS = "dF", ("+", "−", "")


class GamePicture(PaintedLabel):
    """A picture of a game's dice and tokens, in two rows of two."""

    def __init__(self, game: GameSpec, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        things: list[str | TokenKind] = [*game.dice, *game.tokens]
        self._things = tuple(things[:MOST_DRAWN])
        names = (thing if isinstance(thing, str) else thing.name for thing in self._things)
        self.setAccessibleName(", ".join(dict.fromkeys(names)))
        theme().theme_changed.connect(self._on_theme_changed)

    @override
    def sizeHint(self) -> QSize:
        side = 2 * scaled(TOKEN) + scaled(APART)
        return QSize(side, side)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        side, step = float(scaled(TOKEN)), scaled(TOKEN) + scaled(APART)
        signs = cycle(SIGNS)
        with QPainter(self) as painter:
            for at, thing in enumerate(self._things):
                _draw_thing(painter, QRectF(at % 2 * step, at // 2 * step, side, side), thing, next(signs))

    def _on_theme_changed(self) -> None:
        self.updateGeometry()
        self.update()


def _draw_thing(painter: QPainter, place: QRectF, thing: str | TokenKind, shows: str) -> None:
    palette = current_palette()
    if isinstance(thing, TokenKind):
        draw_token(painter, place, thing.look, thing.sign, palette)
    elif thing == FUDGE:
        draw_die(painter, place, "none", None, palette, shows=shows or " ")
    else:
        draw_die(painter, place, "none", None, palette, size=int(thing.lstrip("d")))


CARD = 400
PAD, CORNER = 16, 8
BAND, EMBLEM, SMALL_TOKEN, TOKENS_IN_BAND = 64, 40, 32, 3


class GameBand(PaintedLabel):
    """The top of a game's card in the game's color: its emblem, its name, and some of its dice and tokens."""

    def __init__(self, game: GameSpec, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        things: list[str | TokenKind] = [*game.dice[:2], *game.tokens]
        self._things = things[:TOKENS_IN_BAND]
        self.setAccessibleName(game.name)
        fix_height(self, BAND)
        theme().theme_changed.connect(self.update)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        tone, side = tint_palette(current_palette(), self._game.color).accent, scaled(SMALL_TOKEN)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tone.fill)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0, 0, 0, CORNER), CORNER, CORNER)
            plate = QRectF(PAD, (self.height() - scaled(EMBLEM)) / 2, scaled(EMBLEM), scaled(EMBLEM))
            draw_emblem(painter, plate, self._game.emblem, replace(tone, fill=tone.on_fill, on_fill=tone.fill))
            right = self.width() - PAD - len(self._things) * (side + APART)
            for at, (thing, sign) in enumerate(zip(self._things, SIGNS, strict=False)):
                place = QRectF(right + APART + at * (side + APART), (self.height() - side) / 2, side, side)
                _draw_thing(painter, place, thing, sign)
            left = round(plate.right()) + PAD
            fonts = [text_font(size, bold=True) for size in (TextSize.LARGE, TextSize.MEDIUM, TextSize.NORMAL)]
            font = first_fitting(fonts, lambda font: text_width(self._game.name, font), right - left)
            draw_text(painter, QRect(left, 0, right - left, self.height()), self._game.name, font, tone.on_fill)


class GameCard(QWidget):
    """A game's picture, description and buttons. *New* asks for the campaign's name on the card.

    ``create_requested`` carries the name and the game's id, ``sample_requested`` the id. ``naming`` carries the id
    when the card asks for the name.
    """

    create_requested = Signal(str, str)
    sample_requested = Signal(str)
    naming = Signal(str)

    def __init__(self, game: GameSpec, *, has_sample: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game.ruleset
        self.new = Button(tr("New"))
        self.new.setAccessibleName(labeled(tr("New campaign"), game.name))
        self._fight = Button(tr("Try a fight"))
        self._fight.setAccessibleName(labeled(tr("Try a fight"), game.name))
        self._fight.setVisible(has_sample)
        self._name = LineField()
        self._name.setAccessibleName(tr("Campaign name"))
        self._guard = ClickGuard(self._name)
        self._create = primary_button(tr("Create"))
        self.ways = (self.new, self._fight, self._name, self._create)
        self._asks = QStackedWidget()
        self._asks.addWidget(_row(self.new, self._fight))
        self._asks.addWidget(_row(self._name, self._create, first_grows=True))
        self._lay_out(game)
        self.new.clicked.connect(self._on_new)
        self._fight.clicked.connect(self._on_fight)
        self._name.textChanged.connect(self._on_changed)
        self._name.returnPressed.connect(self._create.click)
        self._create.clicked.connect(self._on_create)

    def stop_naming(self) -> None:
        """Hide the name field and show the buttons again."""
        had_focus = self._name.hasFocus()
        self._asks.setCurrentIndex(0)
        if had_focus:
            self.new.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._asks.currentIndex():
            self.stop_naming()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        palette = current_palette()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(palette.panel)
            painter.setPen(QPen(palette.line, 1))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)

    def _lay_out(self, game: GameSpec) -> None:
        told = QVBoxLayout()
        told.setSpacing(4)
        column = QVBoxLayout(self)
        column.setSpacing(0)
        row = QHBoxLayout()
        row.setContentsMargins(PAD, PAD, PAD, PAD)
        row.setSpacing(PAD)
        if game.emblem == NO_EMBLEM:
            column.setContentsMargins(0, 0, 0, 0)
            row.addWidget(GamePicture(game), 0, Qt.AlignmentFlag.AlignTop)
            name = text_label(game.name)
            fix_font(name, bold=True)
            told.addWidget(name)
        else:
            column.setContentsMargins(1, 1, 1, 1)
            column.addWidget(GameBand(game))
        if game.about:
            told.addWidget(text_label(game.about, "label"))
        told.addStretch(1)
        told.addSpacing(GRID)
        told.addWidget(self._asks)
        row.addLayout(told, 1)
        column.addLayout(row, 1)
        fix_width(self, CARD)

    def _on_new(self) -> None:
        self._asks.setCurrentIndex(1)
        self._name.setText(FIRST_NAME)
        self._name.setFocus(Qt.FocusReason.OtherFocusReason)
        self._name.selectAll()
        self._guard.keep()
        self.naming.emit(self.game)

    def _on_fight(self) -> None:
        self.sample_requested.emit(self.game)

    def _on_changed(self) -> None:
        self._create.setEnabled(bool(self._name.text().strip()))

    def _on_create(self) -> None:
        self.create_requested.emit(self._name.text().strip(), self.game)


def _row(*parts: QWidget, first_grows: bool = False) -> QWidget:
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(GRID)
    for part in parts:
        row.addWidget(part, 1 if first_grows and part is parts[0] else 0)
    if not first_grows:
        row.addStretch(1)
    return holder


RECENT = 320
AROUND, BETWEEN, GAP = 24, 40, 16
MOST_COLUMNS, FEW = 3, 4
NO_RECENT = tr("Your recent campaigns will appear here.")


class RecentCampaign(Struct, frozen=True):
    """A recent campaign's file, its name, and a line about it ("A game · 12 sessions · yesterday").

    ``game`` is the id of its game, if the file could be read.
    """

    path: str
    name: str
    about: str
    is_there: bool = True
    game: str = ""


class StartPage(QWidget):
    """A card for each game, and the recent campaigns.

    ``create_requested`` carries a new campaign's name and its game's id, ``recent_requested`` a file's path,
    ``sample_requested`` a game's id. The page is empty until :meth:`show_games`, which is not called if the program
    starts with a campaign.
    """

    create_requested = Signal(str, str)
    open_requested = Signal()
    sample_requested = Signal(str)
    recent_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._campaigns: tuple[RecentCampaign, ...] = ()
        self._cards: tuple[GameCard, ...] = ()
        self._games: dict[str, GameSpec] = {}
        self._grid: QGridLayout | None = None

    def show_games(self, games: tuple[GameSpec, ...], samples: tuple[str, ...], folder: str) -> None:
        """Show cards for the games. ``samples`` are the ids of games with a sample, ``folder`` is for new campaigns."""
        self._games = {game.ruleset: game for game in games}
        self._cards = tuple(GameCard(game, has_sample=game.ruleset in samples) for game in games)
        for card in self._cards:
            card.create_requested.connect(self.create_requested)
            card.sample_requested.connect(self.sample_requested)
            card.naming.connect(self._on_naming)
        self._open = Button(tr("Open…"))
        self._open.setToolTip(tip(tr("Open a campaign file")))
        self._open.clicked.connect(self.open_requested)
        self._tabs = TabAnchor(self)
        self._recent = QVBoxLayout()
        self._recent.setSpacing(GRID)
        self._lay_out(folder)
        self._arrange()
        self._list_recent()
        if self._cards:
            self.setFocusProxy(self._cards[0].new)
            self._cards[0].new.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_recent(self, campaigns: tuple[RecentCampaign, ...]) -> None:
        """List the recent campaigns, newest first."""
        self._campaigns = campaigns
        if self._grid is not None:
            self._list_recent()

    def _list_recent(self) -> None:
        clear_layout(self._recent)
        cards = [RecentCard(campaign, self._games.get(campaign.game)) for campaign in self._campaigns]
        for card in cards:
            card.chosen.connect(self.recent_requested)
            self._recent.addWidget(card)
        ways = (way for card in self._cards for way in card.ways)
        self._tabs.set_fields([*ways, self._open, *cards])
        if not self._campaigns:
            self._recent.addWidget(text_label(NO_RECENT, "muted"))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Arrange again when the text size changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._arrange()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(CARD) + 2 * AROUND, super().minimumSizeHint().height())

    def _arrange(self) -> None:
        """Arrange the cards in as many columns as fit, and the recent campaigns beside or, if too narrow, below."""
        if self._grid is None:
            return
        room = self.width() - 2 * AROUND
        beside = room - BETWEEN - scaled(RECENT)
        is_beside = beside >= scaled(CARD)
        columns = self._columns_in(beside if is_beside else room)
        directions = QBoxLayout.Direction
        self._parts.setDirection(directions.LeftToRight if is_beside else directions.TopToBottom)
        for at, card in enumerate(self._cards):
            self._grid.addWidget(card, at // columns, at % columns)

    def _columns_in(self, room: int) -> int:
        most = MOST_COLUMNS if len(self._cards) > FEW else 2
        fitting = (room + GAP) // (scaled(CARD) + GAP)
        return max(1, min(fitting, most, len(self._cards)))

    def _lay_out(self, folder: str) -> None:
        grid = self._grid = QGridLayout()
        grid.setSpacing(GAP)
        games, recent = QVBoxLayout(), QVBoxLayout()
        for column in (games, recent):
            column.setSpacing(GRID)
        games.addWidget(_heading(tr("New campaign")))
        games.addLayout(grid)
        games.addWidget(text_label(tr("New campaigns are saved in {folder}", folder=folder), "label"))
        games.addStretch(1)
        head = QHBoxLayout()
        head.addWidget(_heading(tr("Continue a campaign")), 1)
        head.addWidget(self._open)
        recent.addLayout(head)
        recent.addWidget(self._tabs)
        recent.addLayout(self._recent)
        recent.addStretch(1)
        beside = QWidget()
        fix_width(beside, RECENT)
        recent.setContentsMargins(0, 0, 0, 0)
        beside.setLayout(recent)
        parts = self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        parts.setSpacing(BETWEEN)
        parts.addStretch(1)
        parts.addLayout(games)
        parts.addWidget(beside, 0, Qt.AlignmentFlag.AlignTop)
        parts.addStretch(1)
        page = QVBoxLayout(self)
        page.setContentsMargins(AROUND, AROUND, AROUND, AROUND)
        page.addStretch(2)
        page.addLayout(_title())
        page.addSpacing(AROUND)
        page.addLayout(parts)
        page.addStretch(3)

    def _on_naming(self, game: str) -> None:
        for card in self._cards:
            if card.game != game:
                card.stop_naming()


class RecentCard(CardButton):
    """A recent campaign. ``chosen`` carries its path."""

    chosen = Signal(str)

    def __init__(self, campaign: RecentCampaign, game: GameSpec | None, parent: QWidget | None = None) -> None:
        super().__init__(campaign.name, campaign.about, icon("open" if campaign.is_there else "close"), parent)
        self._path, self._game = campaign.path, game
        self.setToolTip(tip(campaign.path))
        self.clicked.connect(self._on_clicked)

    def _on_clicked(self) -> None:
        self.chosen.emit(self._path)

    @override
    def paint_picture(self, painter: QPainter, place: QRect) -> None:
        """Paint the game's emblem in its color, if the game is known."""
        if self._game is None:
            super().paint_picture(painter, place)
        else:
            tone = tint_palette(current_palette(), self._game.color).accent
            draw_emblem(painter, QRectF(place), self._game.emblem, tone)


def _heading(text: str) -> QWidget:
    """Return a heading with the height of a button, so that both align."""
    heading = text_label(text)
    fix_font(heading, bold=True)
    fix_height(heading, CONTROL)
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

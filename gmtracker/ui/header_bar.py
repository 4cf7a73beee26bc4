"""The header: round, active character and main buttons, and the menu button."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFont, QFontMetrics, QIcon, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QMenuBar,
    QSizePolicy,
    QStyle,
    QStyleOptionToolButton,
    QToolButton,
    QWidget,
)

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.check.waiting_checks import due_result_text
from gmtracker.engine.game_spec import Emblem, GameSpec
from gmtracker.engine.handlers.turns import coming_turns
from gmtracker.engine.offers import Offer
from gmtracker.i18n import lower_in_english, tr
from gmtracker.ui.actions import Actions, WindowAction, offers_title
from gmtracker.ui.modelview.painting import draw_text
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, pixel_font, scaled, text_font, text_width, window_scaled
from gmtracker.ui.theme.icons import draw_emblem, icon
from gmtracker.ui.theme.room import first_fitting, shrink
from gmtracker.ui.theme.spacing import escape_mnemonics, fix_font, fix_height, fix_icon, fix_width, tip
from gmtracker.ui.theme.theme import current_palette, theme
from gmtracker.ui.widgets.buttons import ToolButton, drop_hover_after
from gmtracker.ui.widgets.key_filter import KeyFilter
from gmtracker.ui.widgets.labels import ElidedLine, PaintedLabel, restyle

ICON, AROUND_ICON, ARROW = 20, 15, 12
WITH_WORDS, WITHOUT_WORDS = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly


class MenuButton(ToolButton):
    """A button with all menus of the menu bar, shown while the bar is hidden."""

    def __init__(self, bar: QMenuBar, opening: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bar = bar
        self._menu = QMenu(self)
        self.setIcon(icon("menu"))
        self.setAccessibleName(tr("Menu"))
        self.setToolTip(tip(tr("Menu (Alt)")))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setAutoRaise(True)
        self.setMenu(self._menu)
        drop_hover_after(self._menu, self)
        fix_icon(self, ICON)
        fix_width(self, ICON, AROUND_ICON)
        fix_height(self, ICON, AROUND_ICON)
        opening.triggered.connect(self.open)

    def take_menus(self) -> None:
        """Take over all menus that the bar has now."""
        self._menu.addActions(self._bar.actions())

    def show_bar(self, shown: bool) -> None:
        """Show the menu bar and hide the button, or the reverse. A native menu bar always stays visible."""
        is_in_sight = shown or self._bar.isNativeMenuBar()
        self._bar.setVisible(is_in_sight)
        self.setHidden(is_in_sight)

    def open(self) -> None:
        """Open the menu bar or the button's menu."""
        first = self._bar.actions()[0]
        if self.isHidden():
            self._bar.setFocus(Qt.FocusReason.MenuBarFocusReason)
            self._bar.setActiveAction(first)
            return
        width = self._menu.sizeHint().width()
        self._menu.popup(self.mapToGlobal(QPoint(self.width() - width, self.height())))
        self._menu.setActiveAction(first)


class AltAlone(QObject):
    """Emits ``pressed`` when Alt is pressed and released alone. It watches the native window, which sees all keys.

    Keys of shortcuts do not pass it, so while Alt is held a KeyFilter looks for them at the focused widget.
    """

    pressed = Signal()

    def __init__(self, window: QObject) -> None:
        super().__init__(window)
        self._is_alone = False
        self._keys = KeyFilter(self._on_key, self)
        window.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Treat any other key, click, wheel or focus change between press and release as another purpose."""
        match event:
            case QKeyEvent() if event.key() == Qt.Key.Key_Alt and event.type() == QEvent.Type.KeyPress:
                self._is_alone = event.modifiers() in (Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.NoModifier)
                if self._is_alone:
                    self._keys.start()
            case QKeyEvent() if event.key() == Qt.Key.Key_Alt and event.type() == QEvent.Type.KeyRelease:
                if self._is_alone:
                    self._forget()
                    self.pressed.emit()
            case _ if event.type() in (
                QEvent.Type.KeyPress,
                QEvent.Type.MouseButtonPress,
                QEvent.Type.Wheel,
                QEvent.Type.FocusOut,
            ):
                self._forget()
        return False

    def _on_key(self, _at: QWidget, event: QKeyEvent) -> bool:
        if event.key() != Qt.Key.Key_Alt:
            self._forget()
        return False

    def _forget(self) -> None:
        self._is_alone = False
        self._keys.stop()


LEAST, MOST_PLACE = 72, 160
"""The least width of an elided text, and the width up to which a round or session is never elided."""

SIZES_OF_NAME = (TextSize.HUGE, TextSize.LARGE, TextSize.NORMAL)


class NameLine(PaintedLabel):
    """A bold line of text in a large size, or in a smaller one if that does not fit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = ""
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        theme().theme_changed.connect(self.updateGeometry)

    def set_name(self, name: str, spoken: str = "") -> None:
        """Set the text; ``spoken`` is the longer accessible name, if any."""
        if name != self.name:
            self.name = name
            self.setAccessibleName(spoken or name)
            self.updateGeometry()
            self.update()

    def fitting_font(self) -> QFont:
        """Return the largest font that fits, or the smallest, in which the text is elided."""
        fonts = [text_font(size, bold=True) for size in SIZES_OF_NAME]
        return first_fitting(fonts, self._width_in, self.width())

    @override
    def sizeHint(self) -> QSize:
        font = text_font(SIZES_OF_NAME[0], bold=True)
        return QSize(self._width_in(font), QFontMetrics(font).height())

    @override
    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(min(scaled(LEAST), hint.width()), hint.height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        font = self.fitting_font()
        self.setToolTip(tip(self.name) if self._width_in(font) > self.width() else "")
        with QPainter(self) as painter:
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            draw_text(painter, self.rect(), self.name, font, current_palette().text, flags)

    def _width_in(self, font: QFont) -> int:
        return text_width(self.name, font)


class PlaceButton(ToolButton):
    """The round or session in bold, elided if there is no room, with a menu that starts and ends both."""

    def __init__(self, menu_actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        menu = QMenu(self)
        menu.setLayoutDirection(self.layoutDirection())
        menu.addActions(menu_actions)
        drop_hover_after(menu, self)
        self.setMenu(menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolButtonStyle(WITH_WORDS)
        self.setIcon(icon("chevron-down"))
        self.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # The arrow is behind the text.
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoRaise(True)
        fix_font(self, TextSize.MEDIUM, bold=True)
        fix_icon(self, ARROW)

    @override
    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(hint.width() if hint.width() <= scaled(MOST_PLACE) else scaled(LEAST), hint.height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        if (missing := self.sizeHint().width() - self.width()) > 0:
            room = self.fontMetrics().horizontalAdvance(self.text()) - missing
            option.text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        with QPainter(self) as painter:
            self.style().drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option, painter, self)


BADGE, AROUND_BADGE, BEFORE_WORDS = 20, 6, 10


class BadgeButton(ToolButton):
    """A button with an amber count at its end. There is none at 0, but its room stays if the button is ``steady``."""

    def __init__(self, parent: QWidget | None = None, *, steady: bool = False) -> None:
        super().__init__(parent)
        self.count, self._is_steady = 0, steady
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_count(self, count: int) -> None:
        """Show a count, or nothing at 0."""
        if count != self.count:
            self.count = count
            self.updateGeometry()
            self.update()

    @override
    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(self._badge_width() if self.count or self._is_steady else 0, 0)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not (self.count or self._is_steady):
            super().paintEvent(event)
            return
        left = BEFORE_WORDS + (0 if self.count else self._badge_width() // 2)
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        words, picture = option.text, QIcon(option.icon)  # A copy: the next line changes the original.
        option.text, option.icon = "", QIcon()
        with QPainter(self) as painter:
            self.style().drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option, painter, self)
            option.text, option.icon = words, picture
            option.rect = self.rect().adjusted(left, 0, -(self._badge_width() if self.count else left), 0)
            self.style().drawControl(QStyle.ControlElement.CE_ToolButtonLabel, option, painter, self)
            if self.count:
                self._draw_badge(painter)

    def _draw_badge(self, painter: QPainter) -> None:
        high = scaled(BADGE)
        badge = QRectF(0, 0, self._badge_width() - scaled(AROUND_BADGE), high)
        badge.moveCenter(QRectF(self.rect()).center())
        badge.moveRight(self.width() - scaled(AROUND_BADGE) - 2)
        palette = current_palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.warning.fill)
        painter.drawRoundedRect(badge, high / 2, high / 2)
        font = text_font(TextSize.SMALL, bold=True)
        draw_text(painter, badge.toRect(), str(self.count), font, palette.warning.on_fill, CENTER)

    def _badge_width(self) -> int:
        words = text_width(str(self.count), text_font(TextSize.SMALL, bold=True))
        return max(scaled(BADGE), words + scaled(2 * AROUND_BADGE)) + scaled(AROUND_BADGE)


CENTER = Qt.AlignmentFlag.AlignCenter


class PlayersButton(ToolButton):
    """The button of the player window; its icon and tooltip show when that is blank."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._blank = ""

    def show_blank(self, said: str) -> None:
        """Mark the player window as blank; an empty text means it is not."""
        self._blank = said
        restyle(self, "blank" if said else "")
        self._show_as(self.defaultAction())

    @override
    def _show_as(self, action: QAction) -> None:
        super()._show_as(action)
        self.setAccessibleDescription(self._blank)
        if self._blank:
            self.setIcon(icon("screen-blank"))
            self.setToolTip(tip(self._blank))


HEIGHT, EMBLEM = 44, 28
NARROWEST, LEAST_MORE, MOST_TURN = 320, 60, 240
WIDE_ENOUGH_FOR_EMBLEM, WIDE_ENOUGH_FOR_END = 720, 1540
OF_THE_PLACE = (
    *(WindowAction.START_SESSION, WindowAction.START_ENCOUNTER),
    *(WindowAction.END_ENCOUNTER, WindowAction.END_SESSION),
)
"""The actions in the menu of the round or session."""

SPACING = 8
MAX_NEXT_NAMES = 3
"""How many of the next characters are named."""


class GameEmblem(QWidget):
    """The emblem of the open campaign's game, in its color."""

    emblem: Emblem = "die"

    def __init__(self) -> None:
        super().__init__()
        fix_width(self, EMBLEM)
        fix_height(self, EMBLEM)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            draw_emblem(painter, QRectF(self.rect()), self.emblem, current_palette().accent)


class HeaderBar(QWidget):
    """The session, encounter and round in words, and the main buttons. It shows a campaign and owns no state.

    It also has the offers of an open procedure: ``offer_taken`` carries the command of a single offer,
    ``offers_requested`` the point of the screen at which to show several. ``owed_requested``: the list of owed things
    should open below the button that counts them.
    """

    offer_taken = Signal(object)
    offers_requested = Signal(QPoint)
    owed_requested = Signal()

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("header")
        self._actions = actions
        fix_height(self, HEIGHT)
        self._emblem = GameEmblem()
        self._where = PlaceButton([actions[act] for act in OF_THE_PLACE], self)
        self._turn = NameLine()
        self._more = ElidedLine()
        restyle(self._more, "muted")
        self._told: tuple[object, ...] = ()
        self._in_encounter = False
        self._in_turn: tuple[str, ...] = ()
        self._fitted: tuple[object, ...] = ()
        self._room_of_turn = 0
        self._gains: dict[tuple[str, int], int] = {}
        self._offers: tuple[Offer, ...] = ()
        self._take_offer = ToolButton()
        self._take_offer.clicked.connect(self._on_offer)
        self.owed = BadgeButton(self)
        self.owed.setIcon(icon("owed"))
        self.owed.setText(tr("Owed"))
        self.owed.setProperty("look", "counter")
        fix_icon(self.owed, ICON)
        self.owed.clicked.connect(self.owed_requested)
        self._session = self._build_button(actions[WindowAction.START_SESSION], words=True)
        self._finish = self._build_button(actions[WindowAction.END_SESSION], words=True)
        self._start = self._build_button(actions[WindowAction.START_ENCOUNTER], words=True)
        self._end = self._build_button(actions[WindowAction.END_ENCOUNTER], words=True)
        self._back = self._build_button(actions[WindowAction.PREVIOUS_TURN])
        self._next = BadgeButton(self, steady=True)
        self._set_up_button(self._next, actions[WindowAction.NEXT_TURN], words=True)
        self._type = self._build_button(actions[WindowAction.TYPE_TURN])
        for foremost in (self._session, self._start, self._next):
            foremost.setProperty("look", "primary")
        self._procedure = self._build_button(actions[WindowAction.OPEN_PROCEDURE], words=True)
        self._procedure.hide()
        actions[WindowAction.OPEN_PROCEDURE].changed.connect(self._on_procedure_changed)
        self._summary = self._build_button(actions[WindowAction.SUMMARY])
        self._players = PlayersButton(self)
        self._set_up_button(self._players, actions[WindowAction.PLAYER_WINDOW])
        self._lay_out()
        theme().theme_changed.connect(self._fit_words)

    def show_campaign(self, campaign: Campaign, offers: tuple[Offer, ...], waiting: tuple[Offer, ...] = ()) -> None:
        """Show the campaign's state, and the buttons that apply; ``waiting`` are counted with what is owed."""
        session, encounter = campaign.session, campaign.encounter
        in_turn = tuple(campaign.character_name(one) for one in encounter.order) if encounter else ()
        where, turn, then, what = standing = _header_texts(campaign)
        owed = (*(offer.name for offer in waiting), *(marker.text for marker in campaign.owed_markers()))
        due = due_result_text(campaign)
        told = (standing, in_turn, session is None, encounter is None, campaign.game, offers, owed, due)
        if told == self._told:
            return
        self._told = told
        self._emblem.emblem = campaign.game.emblem
        self._emblem.update()
        self._show_offers(campaign.game, offers)
        self._next.show_count(1 if due else 0)
        self._next.setAccessibleDescription(due)
        restyle(self._next, "due" if due else "primary")
        self._where.setText(escape_mnemonics(where))
        self._where.setToolTip(tip(" · ".join(part for part in (where, what) if part)))
        self._turn.set_name(turn, tr("{name}'s turn", name=turn))
        self._turn.setVisible(bool(turn))
        self._more.set_sentence(" · ".join(part for part in (then, what) if part))
        self._say_owed(owed)
        self.owed.setVisible(session is not None or bool(waiting))
        self._session.setVisible(session is None)
        for button in (self._finish, self._start):
            button.setVisible(session is not None and encounter is None)
        for button in (self._back, self._next):
            button.setVisible(encounter is not None)
        self._in_encounter = encounter is not None
        self._in_turn = in_turn
        self._type.setVisible(encounter is not None and bool(campaign.game.turn_dice))
        self._fit_words()

    def show_players_blank(self, said: str) -> None:
        """Mark the player window's button as blank with a text; "" if it is not blank."""
        self._players.show_blank(said)

    @override
    def minimumSizeHint(self) -> QSize:
        """Return a width that leaves room for icons only: the buttons drop their texts before the window grows."""
        return QSize(scaled(NARROWEST), super().minimumSizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_words()

    def _fit_words(self) -> None:
        """Show the buttons' texts as far as they fit, hiding those of the least important first.

        The widths are computed, because trying them out would lay the header out again and again. In an
        encounter there is room for any character's name, so that no button moves between turns. Before a button
        loses its text, fewer of the next characters are named. If hiding all texts is not enough, the active
        character's font gets smaller.
        """
        self._end.setVisible(self._in_encounter and self.width() >= window_scaled(WIDE_ENOUGH_FOR_END))
        needless = (self._finish, self._end, self._procedure, self.owed)
        speaking = [button for button in (*needless, self._start, self._session, self._next) if not button.isHidden()]
        state = (
            *(self.width(), scaled(ICON), self._where.text(), self._width_of_turn(), self._turn.isHidden()),
            self.owed.count,
            *(button.text() for button in (*speaking, self._take_offer) if not button.isHidden()),
        )
        if state != self._fitted:
            self._fitted = state
            self._emblem.setVisible(self.width() >= scaled(WIDE_ENOUGH_FOR_EMBLEM))
            self._room_of_turn = self._share_out(speaking)
        room = min(self._turn.sizeHint().width(), self._room_of_turn)
        if self._turn.minimumWidth() != (least := max(scaled(LEAST), room)):
            self._turn.setMinimumWidth(least)

    def _share_out(self, speaking: Sequence[QToolButton]) -> int:
        """Hide the texts of as many buttons as needed. Returns the width left for the active character's name."""
        texts = {button: self._gain(button) for button in speaking}
        shown = sum(width for button, width in texts.items() if not _is_silent(button))
        turn = self._width_of_turn()
        room = self.width() - (self._width_needed() - shown + turn)
        shrunk = self._fit_texts(texts, room)
        for button, width in texts.items():
            # A text is never cut: a button that has less room than its text shows none.
            style = WITH_WORDS if shrunk[button] == width else WITHOUT_WORDS
            room -= width if style == WITH_WORDS else 0
            if button.toolButtonStyle() != style:
                button.setToolButtonStyle(style)
        return room + turn + scaled(LEAST_MORE)

    def _fit_texts(self, texts: dict[QToolButton, int], room: int) -> dict[QToolButton, int]:
        """Return the widths of the texts that fit the room, 0 for a text to hide.

        Offers, owed things and procedures come and go during an encounter. Only the buttons to the left of
        the turn buttons and the character's name make room for them, so that the turn buttons stay where they are.
        """
        usual = {button: width for button, width in texts.items() if button is not self._procedure}
        held = {
            button: width
            for button, width in _without_texts(usual, room + self._width_of_chips(texts)).items()
            if button is self._next
        }
        others = {button: width for button, width in texts.items() if button not in held}
        fitted = held | _without_texts(others, room - sum(held.values()))
        spare = room + self._width_of_turn() + scaled(LEAST_MORE) - scaled(LEAST)
        is_steady = not self._next.isHidden() and sum(fitted.values()) <= spare
        return fitted if is_steady else _without_texts(texts, room)

    def _width_of_chips(self, texts: dict[QToolButton, int]) -> int:
        """Return the width of the buttons that come and go during an encounter, with their spacing."""
        chips = [one for one in (self._take_offer, self._procedure) if not one.isHidden()]
        bare = sum(one.minimumSizeHint().width() + SPACING for one in chips)
        said = texts.get(self._procedure, 0)
        return bare - (0 if _is_silent(self._procedure) else said)

    def _gain(self, button: QToolButton) -> int:
        """Return how much narrower a button is without its text."""
        key = (button.text(), scaled(ICON))
        if key not in self._gains:
            style = button.toolButtonStyle()
            widths = []
            for other in (WITH_WORDS, WITHOUT_WORDS):
                button.setToolButtonStyle(other)
                widths.append(button.sizeHint().width())
            button.setToolButtonStyle(style)
            self._gains[key] = widths[0] - widths[1]
        return self._gains[key]

    def _width_needed(self) -> int:
        """Return the width needed with the buttons as they are, without the active character's name."""
        layout, names = self.layout(), [line for line in (self._where, self._turn) if not line.isHidden()]
        least = layout.minimumSize().width() if layout is not None else 0
        taken = sum(line.minimumWidth() or line.minimumSizeHint().width() for line in names)
        return least - taken + self._where.sizeHint().width() + scaled(LEAST_MORE)

    def _width_of_turn(self) -> int:
        """Return the width reserved for the active character's name: that of the longest one, within bounds."""
        pixels = text_font(TextSize.HUGE, bold=True).pixelSize()
        return min(scaled(MOST_TURN), max(_widest(self._in_turn, pixels), _widest((self._turn.name,), pixels)))

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 0, 0)
        row.setSpacing(SPACING)
        row.addWidget(self._emblem)
        row.addWidget(self._where)
        row.addWidget(self._turn)
        row.addSpacing(4)
        row.addWidget(self._more, 1)
        row.addWidget(self._take_offer)
        row.addWidget(self.owed)
        for button in (self._procedure, self._session, self._finish, self._start):
            row.addWidget(button)
        for button in (self._end, self._back, self._next, self._type):
            row.addWidget(button)
        row.addSpacing(8)
        for act in (WindowAction.UNDO, WindowAction.REDO):
            row.addWidget(self._build_button(self._actions[act]))
        row.addWidget(self._players)
        row.addWidget(self._summary)

    def _show_offers(self, game: GameSpec, offers: tuple[Offer, ...]) -> None:
        self._offers = offers
        self._take_offer.setVisible(bool(offers))
        if offers:
            self._take_offer.setText(escape_mnemonics(offers_title(game, offers)))
        if len(offers) == 1:
            self._take_offer.setToolTip(tip(offers[0].effect))
        else:
            self._take_offer.setToolTip(tip(", ".join(offer.name for offer in offers)))

    def _say_owed(self, owed: tuple[str, ...]) -> None:
        """Count what is owed in the badge; the tooltip lists it."""
        self.owed.show_count(len(owed))
        self.owed.setAccessibleName(tr("{n} owed", n=len(owed)) if owed else tr("Nothing is owed"))
        self.owed.setToolTip(tip("\n".join(owed) or tr("Nothing is owed")))

    def _on_procedure_changed(self) -> None:
        self._procedure.setVisible(self._actions[WindowAction.OPEN_PROCEDURE].isVisible())
        self._fit_words()

    def _on_offer(self) -> None:
        if len(self._offers) == 1:
            self.offer_taken.emit(self._offers[0].command)
        else:
            self.offers_requested.emit(self._take_offer.mapToGlobal(self._take_offer.rect().bottomLeft()))

    def _build_button(self, action: QAction, *, words: bool = False) -> QToolButton:
        button = ToolButton(self)
        self._set_up_button(button, action, words=words)
        return button

    def _set_up_button(self, button: QToolButton, action: QAction, *, words: bool = False) -> None:
        button.setDefaultAction(action)
        fix_icon(button, ICON)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setToolButtonStyle(WITH_WORDS if words else WITHOUT_WORDS)
        if not words:
            # With a variable size, each new name of the action would lay out the whole window again.
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            fix_width(button, ICON, AROUND_ICON)
            fix_height(button, ICON, AROUND_ICON)


def _without_texts(texts: dict[QToolButton, int], room: int) -> dict[QToolButton, int]:
    """Return the widths with texts hidden, the first ones first, until the rest fits. A text without icon stays."""
    return shrink(texts, room, ({button: 0} for button in texts if not button.icon().isNull()))


def _is_silent(button: QToolButton) -> bool:
    return button.toolButtonStyle() == WITHOUT_WORDS


@lru_cache(maxsize=64)
def _widest(names: tuple[str, ...], pixels: int) -> int:
    """Return the width of the longest name in bold. Cached, because the names are the same turn after turn."""
    return max((text_width(name, pixel_font(pixels, bold=True)) for name in names), default=0)


def _header_texts(campaign: Campaign) -> tuple[str, str, str, str]:
    """Return the session or round, the active character, who is next, and the title or kind of encounter."""
    session, encounter = campaign.session, campaign.encounter
    if encounter is not None:
        kind = campaign.game.encounter_name(encounter.kind)
        what = f"{encounter.title} ({lower_in_english(kind)})" if encounter.title else kind
        then = [campaign.character_name(character) for character in islice(coming_turns(campaign), MAX_NEXT_NAMES)]
        said = tr("then {names}", names=", ".join(then)) if then else ""
        acting = campaign.character_name(encounter.active) if encounter.active else ""
        return tr("Round {number}", number=encounter.round), acting, said, what
    if session is not None:
        return tr("Session {number}", number=session.number), "", "", session.title or campaign.name
    between = tr("Between sessions") if campaign.sessions_held else tr("Before the first session")
    return campaign.name, "", "", between

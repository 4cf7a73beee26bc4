"""The tray: the shared pools side by side, the GM's hand, and the table's counters and clocks."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget

from gmtracker.engine.campaign import HAND, Place, pool_place
from gmtracker.engine.commands import AddToken, RemoveToken, Use
from gmtracker.engine.game_spec import GameSpec, PoolKind
from gmtracker.engine.ids import EntryId, TokenId
from gmtracker.i18n import tr
from gmtracker.ui.actions import add_to_menu, needs_form, pool_uses
from gmtracker.ui.bridge import READ_ONLY_REFUSAL, Bridge
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import is_text_large, scaled
from gmtracker.ui.theme.room import first_fitting, shrink
from gmtracker.ui.theme.spacing import GRID, escape_mnemonics
from gmtracker.ui.theme.theme import theme
from gmtracker.ui.tokens.counters import SIDE_BY_SIDE, TableCounters
from gmtracker.ui.tokens.drag_drop import CarriedTokens
from gmtracker.ui.tokens.model import PoolModel
from gmtracker.ui.tokens.view import PoolView
from gmtracker.ui.widgets.buttons import PlusButton, TokenButton
from gmtracker.ui.widgets.scroll import TabAnchor, clear_layout

HEIGHT, LOW_HEIGHT = 64, 48
"""The height of a section; the second with large text."""

FIRST, OTHERS = 6, 3
"""The minimum number of tokens that the first section, and each other section, has room for."""


class Pools(QWidget):
    """One section for each pool, side by side, then the counters. Rebuilt when a campaign of another game is opened.

    ``asked`` carries the command of a button or menu entry, ``details_asked`` a use whose inputs must be filled in
    first.
    """

    asked = Signal(object)
    details_asked = Signal(Use)
    made = Signal()

    def __init__(self, bridge: Bridge, carried: CarriedTokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tray")
        self._bridge = bridge
        self._carried = carried
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(GRID, 0, GRID, GRID)
        self._row.setSpacing(GRID)
        self._anchor = TabAnchor(self)
        self._buttons: list[PlusButton] = []
        self._is_due = False
        self._game: GameSpec | None = None
        self.counters = TableCounters(bridge)
        self._row.addWidget(self.counters)
        self.views: dict[Place, PoolView] = {}
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        bridge.opened.connect(self._on_opened)
        bridge.history_viewed.connect(self._on_looked_back)
        self.counters.width_changed.connect(self._on_counters_changed)
        theme().theme_changed.connect(self._share_out)

    @override
    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), scaled(LOW_HEIGHT if is_text_large() else HEIGHT) + GRID)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()

    def press(self, name: str, count: int = 1) -> None:
        """Press the button of this name, or hold it for several tokens. Raises LookupError if there is none."""
        for button in self._buttons:
            if isinstance(button, TokenButton) and button.name == name:
                button.press(count)
                return
        raise LookupError(name)

    def menu_for(self, place: Place, token: TokenId | None) -> QMenu:
        """Return the menu of a place, and of the token that was clicked, if any. It is deleted when it closes."""
        game = self._bridge.shown.game
        kinds = game.pool(place.key).tokens if place.kind == "pool" else tuple(k.key for k in game.tokens)
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        for described in pool_uses(game, kinds):
            add_to_menu(menu, self._bridge, described)
        if not menu.isEmpty():
            menu.addSeparator()
        for kind in kinds:
            wish = AddToken(kind=kind, place=place)
            action = menu.addAction(tr("Add one {token} by hand", token=escape_mnemonics(game.token_kind(kind).name)))
            action.setData(wish)
            action.setEnabled(self._bridge.rules.preview(wish).is_possible)
        if token is not None:
            menu.addSeparator()
            menu.addAction(tr("Remove this token by hand")).setData(RemoveToken(token=token))
        menu.triggered.connect(self._on_chosen)
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    def _on_opened(self) -> None:
        game = self._bridge.shown.game
        if game == self._game:
            self._on_looked_back(None)
            return
        self._game = game
        self._row.removeWidget(self.counters)
        clear_layout(self._row)
        self.views = {}
        self._buttons = []
        for pool in game.pools if game.tokens else ():
            self._add(pool_place(pool.key), (*_buttons(game, pool), *_filled_in_first(game, pool)))
        if game.tokens and game.hand:
            self._add(HAND, ())
        self._row.addWidget(self.counters)
        self._anchor.set_fields([part for view in self.views.values() for part in (view, *view.buttons)])
        self._on_counters_changed()
        self.made.emit()

    def _on_looked_back(self, entry: EntryId | None) -> None:
        for button in self._buttons:
            button.set_refusal("" if entry is None else READ_ONLY_REFUSAL)

    def _add(self, place: Place, buttons: tuple[PlusButton, ...]) -> None:
        model = PoolModel(self._bridge, place)
        view = PoolView(model, self._carried)
        model.setParent(view)
        self.views[place] = view
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.customContextMenuRequested.connect(self._on_menu)
        if buttons:
            view.have_at_the_end(self._button_row(buttons))
        view.room_wanted.connect(self._on_room_wanted)
        self._row.addWidget(view)

    def _on_room_wanted(self, must_change: bool) -> None:
        """Share the width again only if a section must change its own, so that sections keep their places.

        If it had too little before, share only if its tokens become clearly larger. While the pointer is on a button,
        wait, so that the next click hits the same button.
        """
        if not must_change and not self._gain():
            return
        if any(button.underMouse() for button in self._buttons):
            self._is_due = True
        else:
            self._share_out()

    def _gain(self) -> bool:
        """Whether tokens that are too small would become clearly larger if the width were shared again."""
        views = self.views.values()
        return any(view.needs_room for view in views) and any(
            view.gains_from(share) for view, share in zip(views, self._shares(), strict=True)
        )

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self._is_due:
            self._share_out()

    def _on_counters_changed(self) -> None:
        """Share the width again; without pools the tray is there only for counters."""
        self.setVisible(bool(self.views or self.counters.markers()))
        self._share_out()

    def _share_out(self) -> None:
        self._is_due = False
        closed_up = sum(view.width_closed_up(1) + GRID for view in self.views.values())
        room = self.width() - 2 * GRID - closed_up
        counts = range(SIDE_BY_SIDE, -1, -1)
        self.counters.show_first(first_fitting(counts, self.counters.width_with, room))
        for number, share in enumerate(self._shares()):
            self._row.setStretch(number, max(1, share))

    def _shares(self) -> list[int]:
        """Return the width of each section: what its tokens need, and some spare width if there is enough.

        If the width is too small, tokens shrink first, then the texts of empty sections are cut. Only then are tokens
        hidden.
        """
        views, counters = list(self.views.values()), self.counters.sizeHint().width() + GRID
        room = self.width() - GRID * (len(views) + 1) - (0 if self.counters.isHidden() else counters)
        shares = [view.width_wanted() for view in views]
        usual = [view.width_for(FIRST if number == 0 else OTHERS) for number, view in enumerate(views)]
        spare = [max(share, least) for share, least in zip(shares, usual, strict=True)]
        if sum(spare) <= room:
            return spare
        return list(shrink(dict(zip(views, shares, strict=True)), room, self._closing()).values())

    def _closing(self) -> Iterator[dict[PoolView, int]]:
        """Yield the minimum widths of the sections that shrink, one stage after the other.

        Stones shrink before dice, whose numbers must stay readable. Dice are laid in two rows before they shrink
        further.
        """
        views = self.views.values()
        filled = [view for view in views if view.tokens()]
        least = {view: view.minimumSizeHint().width() for view in views}
        for lines in (1, 2):
            close = {view: view.width_closed_up(lines) for view in filled}
            yield {view: width for view, width in close.items() if not view.are_dice()}
            yield close
        yield least

    def _button_row(self, buttons: tuple[PlusButton, ...]) -> QWidget:
        """Return a widget with the buttons that add tokens, side by side."""
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID // 2)
        for button in buttons:
            button.use_requested.connect(self.asked if isinstance(button, TokenButton) else self.details_asked)
            row.addWidget(button)
        self._buttons.extend(buttons)
        return holder

    def _on_menu(self, point: QPoint) -> None:
        view = self.sender()
        place = next(place for place, other in self.views.items() if other is view)
        shown = self.views[place]
        self.menu_for(place, shown.token_at(shown.indexAt(point))).popup(shown.viewport().mapToGlobal(point))

    def _on_chosen(self, action: QAction) -> None:
        wish = action.data()
        if isinstance(wish, Use) and needs_form(self._bridge, wish):
            self.details_asked.emit(wish)
        else:
            self.asked.emit(wish)


def _buttons(game: GameSpec, pool: PoolKind) -> tuple[TokenButton, ...]:
    """Return the buttons that add a token to the pool with one click."""
    return tuple(
        TokenButton(option.name, kind.sign, use, tr("{use}: one {token}", use=described.name, token=kind.name))
        for described in game.uses
        if described.menu == "pool"
        for asked in described.inputs
        if asked.kind == "choice"
        for option in asked.options
        if option.key in described.tokens and option.key in pool.tokens
        for kind in (game.token_kind(option.key),)
        for use in (Use(use=described.key, inputs={asked.key: option.key, "count": 1}),)
    )


def _filled_in_first(game: GameSpec, pool: PoolKind) -> tuple[PlusButton, ...]:
    """Return the buttons of uses that need inputs first, such as the die's size and name."""
    return tuple(
        PlusButton(game.token_kind(described.tokens[0]).sign, Use(use=described.key), name, f"{name}…")
        for described in pool_uses(game, pool.tokens)
        if described.inputs
        for name in (escape_mnemonics(described.name),)
    )

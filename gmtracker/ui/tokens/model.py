"""The model of the tokens in one place: a pool of the game, or the GM's hand."""

from enum import IntEnum
from itertools import pairwise
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QAbstractListModel, QObject, Qt, Signal

from gmtracker.engine.campaign import Campaign, Place, Token, pool_place
from gmtracker.engine.game_spec import PoolKind, Sign
from gmtracker.engine.ids import TokenId
from gmtracker.engine.phrases import token_count_text
from gmtracker.i18n import labeled, tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.modelview import cells
from gmtracker.ui.modelview.row_sync import ROOT, Index, notify_cells, sync_rows
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.spacing import tip


class Column(IntEnum):
    """The only column."""

    TOKEN = 0


class Role(IntEnum):
    """The data roles of a token besides its text: its id, and the ``TokenFace`` to paint."""

    ID = Qt.ItemDataRole.UserRole
    CELL = Qt.ItemDataRole.UserRole + 1


_FLAG = Qt.ItemFlag
LYING = _FLAG.ItemIsEnabled | _FLAG.ItemIsSelectable | _FLAG.ItemIsDragEnabled | _FLAG.ItemNeverHasChildren


class KindCount(Struct, frozen=True):
    """The number of tokens of one kind in the place, and whether some were used in this turn."""

    kind: str
    sign: Sign
    count: int
    text: str
    used: bool


class PoolModel(QAbstractListModel):
    """The tokens of a place, by kind in the game's order, then the highest face first, then the oldest.

    ``looked_elsewhere`` is emitted when another moment is shown, so that the differences are not highlighted as new.
    """

    looked_elsewhere = Signal()

    def __init__(self, bridge: Bridge, place: Place, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.place = place
        self._rows: list[TokenId] = []
        self._made: tuple[Campaign | None, dict[TokenId, cells.TokenFace]] = None, {}
        bridge.reset.connect(self._begin_anew)
        bridge.state_changed.connect(self._on_followed)
        for elsewhere in (bridge.history_viewed, bridge.state_replaced):
            elsewhere.connect(self.looked_elsewhere)
        self._begin_anew()

    @override
    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        counts = ", ".join(count.text for count in self.counts())
        return labeled(self.name(), counts) if counts else self.name()

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        face = self.face_at(index.row())
        if face is None:
            return None
        match role:
            case Role.CELL:
                return face
            case Role.ID:
                return face.id
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return face.spoken
            case Qt.ItemDataRole.ToolTipRole:
                return tip(face.spoken)
        return None

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        return LYING if index.isValid() else Qt.ItemFlag.NoItemFlags

    @override
    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction

    def name(self) -> str:
        """Return the place's name; empty for a pool that the open game does not have."""
        if self._bridge.is_open and self.place.kind == "hand":
            return self._bridge.shown.game.hand
        pool = self._find_pool()
        return pool.name if pool else ""

    def says_when_empty(self) -> str:
        """Return the text of the empty place: when tokens come here.

        A pool that the start of a session fills says only that it is empty once a session is in progress.
        """
        pool, name = self._find_pool(), self.name()
        if not name:
            return ""
        is_spent = pool is not None and pool.lasts == "session" and self._bridge.shown.session is not None
        teaches = pool.empty if pool is not None else self._bridge.shown.game.hand_empty
        return teaches if teaches and not is_spent else tr("{place} is empty.", place=name)

    def counts(self) -> tuple[KindCount, ...]:
        """Return the counts of the kinds that are here or were used in this turn."""
        return _count_kinds(self._bridge.shown, self.place) if self._bridge.is_open else ()

    def row_of(self, token: TokenId) -> int | None:
        """Return the row of a token, or None if it is not here."""
        return self._rows.index(token) if token in self._rows else None

    def as_many(self, token: TokenId, count: int) -> tuple[TokenId, ...]:
        """Return the token and the next ones of its kind, at most ``count`` in all. Dice are taken one at a time."""
        return as_many(self._bridge.shown, token, count)

    def face_at(self, row: int) -> cells.TokenFace | None:
        """Return the token in a row, or None if it is about to be removed."""
        return self._lying().get(self._rows[row])

    def tile_at(self, row: int) -> tuple[cells.TokenFace | None, bool]:
        """Return the token in a row, and whether the token before it is of another kind.

        Every layout calls this for each token.
        """
        lying = self._lying()
        face, before = lying.get(self._rows[row]), lying.get(self._rows[row - 1]) if row else None
        return face, face is not None and before is not None and before.kind != face.kind

    def faces(self) -> tuple[cells.TokenFace, ...]:
        """Return the tokens by row. While rows are synchronized, tokens that are about to be removed are left out."""
        lying = self._lying()
        return tuple(lying[token] for token in self._rows if token in lying)

    def kinds_part(self) -> int:
        """Return how many tokens follow one of another kind."""
        return sum(one.kind != other.kind for one, other in pairwise(self.faces()))

    def are_dice(self) -> bool:
        """Whether all tokens here are dice, so that they are taken one at a time."""
        return all(face.look == "die" for face in self.faces())

    def zone_by_letter(self, token: TokenId, letter: str) -> str | None:
        """Return the key of the token's use that has a drop zone and this shortcut letter, or None."""
        shown = self._bridge.shown
        found = shown.token(token)
        uses = (use for use in shown.game.uses if found and use.drop_zone and found.kind in use.tokens)
        return next((use.key for use in uses if use.shortcut.upper() == letter), None)

    def _lying(self) -> dict[TokenId, cells.TokenFace]:
        """Return the tokens of the shown state by id. Computed once for each state."""
        if not self._bridge.is_open:
            return {}
        shown = self._bridge.shown
        if self._made[0] is not shown:
            self._made = shown, {one.id: cells.token_face(shown.game, one) for one in shown.tokens_at(self.place)}
        return self._made[1]

    def _find_pool(self) -> PoolKind | None:
        pools = self._bridge.shown.game.pools if self._bridge.is_open else ()
        return next((pool for pool in pools if self.place == pool_place(pool.key)), None)

    def _begin_anew(self) -> None:
        self.beginResetModel()
        self._rows = _order(self._bridge.shown, self.place) if self._bridge.is_open else []
        self.endResetModel()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 0)

    def _on_followed(self, before: Campaign, after: Campaign) -> None:
        if all(one is other for one, other in zip(_shown_of(before), _shown_of(after), strict=True)):
            return
        old, began = {token.id: token for token in before.tokens_at(self.place)}, _beginning_a_kind(before, self.place)
        sync_rows(self, self._rows, _order(after, self.place))
        new, begin = {token.id: token for token in after.tokens_at(self.place)}, _beginning_a_kind(after, self.place)
        for row, token in enumerate(self._rows):
            if token in old and (old[token] != new[token] or (token in began) != (token in begin)):
                notify_cells(self, row, [Column.TOKEN])
        begins_or_ends = not self._rows and (before.session is None) != (after.session is None)
        if begins_or_ends or _count_kinds(before, self.place) != _count_kinds(after, self.place):
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 0)


def as_many(campaign: Campaign, token: TokenId, count: int) -> tuple[TokenId, ...]:
    """Return a token and the next ones of its kind in the same place, at most ``count`` in all.

    Dice are taken one at a time.
    """
    found = campaign.token(token)
    if found is None or campaign.game.token_kind(found.kind).is_die:
        return (token,)
    same = [other.id for other in campaign.tokens_at(found.place, found.kind) if other.id != token]
    return (token, *same[: count - 1])


def _shown_of(campaign: Campaign) -> tuple[object, ...]:
    """Return the parts of a campaign that the order, the counts and the text of an empty place depend on."""
    return campaign.tokens, campaign.markers, campaign.game, campaign.session is None


def _order(campaign: Campaign, place: Place) -> list[TokenId]:
    kinds = cells.kind_order(campaign.game)

    def rank(token: Token) -> tuple[int, int]:
        return kinds.get(token.kind, len(kinds)), -(token.value or 0)

    return [token.id for token in sorted(campaign.tokens_at(place), key=rank)]


def _beginning_a_kind(campaign: Campaign, place: Place) -> set[TokenId]:
    """Return the tokens that follow one of another kind."""
    lying = [token for token in map(campaign.token, _order(campaign, place)) if token is not None]
    return {token.id for before, token in pairwise(lying) if token.kind != before.kind}


def _count_kinds(campaign: Campaign, place: Place) -> tuple[KindCount, ...]:
    lying = [token.kind for token in campaign.tokens_at(place)]
    counts = []
    for kind in campaign.game.tokens:
        count = lying.count(kind.key)
        used = place.kind == "pool" and campaign.marker(f"pool:{place.key}", f"used.{kind.key}") is not None
        if count or used:
            text = token_count_text(count, kind)
            text = tr("{tokens} (used this turn)", tokens=text) if used else text
            counts.append(KindCount(kind.key, kind.sign, count, text, used))
    return tuple(counts)

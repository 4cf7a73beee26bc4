"""The model of the tokens in one place: a pool of the game, or the GM's hand."""

from enum import IntEnum
from itertools import groupby
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


PILE = 6
"""From this many equal tokens on, they are one pile. Dice are not, because each has its own face."""


class Tile(Struct, frozen=True):
    """A token as it lies in a place, or a pile of equal ones: the oldest one's face, and the text of all of them.

    ``begins_kind``: the tile before it is of another kind.
    """

    face: cells.TokenFace
    tokens: tuple[TokenId, ...]
    text: str
    begins_kind: bool

    @property
    def count_text(self) -> str:
        """The text beside a pile, "×6"; empty for a single token."""
        return f"×{len(self.tokens)}" if len(self.tokens) > 1 else ""


class KindCount(Struct, frozen=True):
    """The number of tokens of one kind in the place, and whether some were used in this turn."""

    kind: str
    sign: Sign
    count: int
    text: str
    used: bool


class PoolModel(QAbstractListModel):
    """The tiles of a place, by kind in the game's order, then the highest face first, then the oldest.

    The key of a row is its token's id, or the kind of its pile, which stays when its tokens change.

    ``looked_elsewhere`` is emitted when another moment is shown, so that the differences are not highlighted as new.
    """

    looked_elsewhere = Signal()

    def __init__(self, bridge: Bridge, place: Place, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.place = place
        self._rows: list[str] = []
        self._made: tuple[Campaign | None, dict[str, Tile]] = None, {}
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
        tile = self.tile_at(index.row())
        if tile is None:
            return None
        match role:
            case Role.CELL:
                return tile.face
            case Role.ID:
                return tile.face.id
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return tile.text
            case Qt.ItemDataRole.ToolTipRole:
                return tip(tile.text)
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
        """Return why the place is empty, in one line; "" if it has tokens or lost some this turn.

        A pool that the start of a session fills says so only until a session is in progress.
        """
        pool = self._find_pool()
        if self.counts() or not self.name():
            return ""
        if pool is not None and pool.lasts == "session" and self._bridge.shown.session is not None:
            return tr("Nothing left this session.")
        return (pool.empty if pool is not None else self._bridge.shown.game.hand_empty) or tr("Empty", "a pool")

    def counts(self) -> tuple[KindCount, ...]:
        """Return the counts of the kinds that are here or were used in this turn."""
        return _count_kinds(self._bridge.shown, self.place) if self._bridge.is_open else ()

    def row_of(self, token: TokenId) -> int | None:
        """Return the row of a token or of its pile, or None if it is not here."""
        tiles = (self.tile_at(row) for row in range(len(self._rows)))
        return next((row for row, tile in enumerate(tiles) if tile is not None and token in tile.tokens), None)

    def as_many(self, token: TokenId, count: int) -> tuple[TokenId, ...]:
        """Return the token and the next ones of its kind, at most ``count`` in all. Dice are taken one at a time."""
        return as_many(self._bridge.shown, token, count)

    def tile_at(self, row: int) -> Tile | None:
        """Return the tile in a row, or None if it is about to be removed. Every layout calls this for each row."""
        return self._lying().get(self._rows[row])

    def tiles(self) -> tuple[Tile, ...]:
        """Return the tiles by row. While rows are synchronized, those that are about to be removed are left out."""
        lying = self._lying()
        return tuple(lying[key] for key in self._rows if key in lying)

    def are_dice(self) -> bool:
        """Whether all tokens here are dice, so that they are taken one at a time."""
        return all(tile.face.look == "die" for tile in self.tiles())

    def zone_by_letter(self, token: TokenId, letter: str) -> str | None:
        """Return the key of the token's use that has a drop zone and this shortcut letter, or None."""
        shown = self._bridge.shown
        found = shown.token(token)
        uses = (use for use in shown.game.uses if found and use.drop_zone and found.kind in use.tokens)
        return next((use.key for use in uses if use.shortcut.upper() == letter), None)

    def _lying(self) -> dict[str, Tile]:
        """Return the tiles of the shown state by key. Computed once for each state."""
        if not self._bridge.is_open:
            return {}
        shown = self._bridge.shown
        if self._made[0] is not shown:
            self._made = shown, _lay_tiles(shown, self.place)
        return self._made[1]

    def _find_pool(self) -> PoolKind | None:
        pools = self._bridge.shown.game.pools if self._bridge.is_open else ()
        return next((pool for pool in pools if self.place == pool_place(pool.key)), None)

    def _begin_anew(self) -> None:
        self.beginResetModel()
        self._rows = list(self._lying())
        self.endResetModel()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 0)

    def _on_followed(self, before: Campaign, after: Campaign) -> None:
        if all(one is other for one, other in zip(_shown_of(before), _shown_of(after), strict=True)):
            return
        old, new = _lay_tiles(before, self.place), _lay_tiles(after, self.place)
        sync_rows(self, self._rows, list(new))
        for row, key in enumerate(self._rows):
            if key in old and old[key] != new[key]:
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


def _lay_tiles(campaign: Campaign, place: Place) -> dict[str, Tile]:
    """Return the tiles of a place in order, by the key of their row."""
    game, kinds, tiles = campaign.game, cells.kind_order(campaign.game), dict[str, Tile]()

    def rank(token: Token) -> tuple[int, int]:
        return kinds.get(token.kind, len(kinds)), -(token.value or 0)

    for kind, group in groupby(sorted(campaign.tokens_at(place), key=rank), key=lambda token: token.kind):
        faces = [cells.token_face(game, token) for token in group]
        apart, ids = bool(tiles), tuple(face.id for face in faces)
        if len(faces) >= PILE and all(face.look == "stone" and not face.label for face in faces):
            tiles[kind] = Tile(faces[0], ids, token_count_text(len(faces), game.token_kind(kind)), apart)
            continue
        for face in faces:
            tiles[face.id] = Tile(face, (face.id,), face.spoken, apart and face is faces[0])
    return tiles


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

"""The values of a session's summary: everything that is printed, already computed.

Every text is one line, without control and bidirectional characters, and otherwise as it was typed.
"""

from datetime import datetime
from fractions import Fraction
from math import sqrt
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine.dice import FUDGE_SIZE
from gmtracker.engine.game_spec import TokenKind, TrackKind, TrackLook

Source = Literal["held", "pool", "hand", "at once", "lost"]


class TokenCount(Struct, frozen=True):
    """A number of tokens of one kind. ``size`` is the number of faces if they are dice.

    A token with a ``name`` of its own is counted alone.
    """

    kind: TokenKind
    count: int
    size: int = 0
    name: str = ""


class Gain(Struct, frozen=True, kw_only=True):
    """Tokens that a holder received: the reason, its value (0: none), and the ``giver``, if any."""

    reason: str
    tokens: tuple[TokenCount, ...]
    value: int = 0
    note: str = ""
    giver: str = ""


class TokenUse(Struct, frozen=True, kw_only=True):
    """A use of tokens. ``source`` is where they came from: "at once" means an award used immediately, "lost" no use.

    ``use`` joins the steps of an action if a use was vetoed or changed ("Edit Scene → Improve Roll").
    """

    use: str
    tokens: tuple[TokenCount, ...]
    source: Source
    value: int = 0
    on: str = ""
    note: str = ""


class TrackLine(Struct, frozen=True, kw_only=True):
    """A character's track before and after the session. Loads include held tokens if the game counts them.

    ``look`` is how it is drawn at the end, ``highest`` its maximum, ``value`` the track's own value without tokens.
    ``peak`` is the highest load after any entry, or the lowest if the track starts full.
    """

    kind: TrackKind
    look: TrackLook
    highest: int
    value: int
    before: int
    after: int
    peak: int

    @property
    def is_drawn(self) -> bool:
        """Whether it is drawn rather than shown as a number."""
        return self.look != "number"

    @property
    def segments(self) -> int:
        """The number of steps from the lowest to the highest value."""
        return max(0, self.highest - self.kind.lowest)

    @property
    def share(self) -> float:
        """The filled share of a bar, from 0 to 1."""
        return self.kind.fraction_for(self.after, self.highest)

    @property
    def warns(self) -> bool:
        """Whether it is at least half way to its bad end."""
        return self.kind.danger_for(self.after, self.highest) != "none"


class ExpiringTokens(Struct, frozen=True):
    """Tokens of a kind that don't carry over: how many are left, and how many the next adventure starts with."""

    kind: TokenKind
    left: int
    anew: int


class Ledger(Struct, frozen=True, kw_only=True):
    """One holder's tokens through the session, with tracks and conditions at its end.

    For each kind: ``had`` plus ``got``, minus what was ``used`` from held, lost or the hand, is what ``carries`` over
    or ``lapses``. A character who ``is_gone`` was removed from the campaign.
    """

    name: str
    player: str = ""
    is_gone: bool = False
    had: tuple[TokenCount, ...] = ()
    got: tuple[Gain, ...] = ()
    used: tuple[TokenUse, ...] = ()
    carries: tuple[TokenCount, ...] = ()
    lapses: tuple[ExpiringTokens, ...] = ()
    tracks: tuple[TrackLine, ...] = ()
    conditions: tuple[str, ...] = ()


class PoolLine(Struct, frozen=True, kw_only=True):
    """One kind of token in a pool that lasts an encounter: how many were earned, used, and left at the end."""

    pool: str
    kind: TokenKind
    earned: int
    used: int
    left: int


class Line(Struct, frozen=True, kw_only=True):
    """One action with its log text. ``overruled`` are the refusals that the GM overruled for it."""

    text: str
    at: datetime | None = None
    overruled: tuple[str, ...] = ()


class Scene(Struct, frozen=True, kw_only=True):
    """A part of the session: an encounter, or the time between two, which has neither ``kind`` nor rounds.

    ``going_on`` says that the encounter had not ended when the summary was made.
    """

    title: str
    kind: str = ""
    rounds: int = 0
    result: str = ""
    going_on: bool = False
    began: datetime | None = None
    ended: datetime | None = None
    heroes: tuple[str, ...] = ()
    opposition: tuple[str, ...] = ()
    pools: tuple[PoolLine, ...] = ()
    notes: tuple[str, ...] = ()
    lines: tuple[Line, ...] = ()


class CheckLine(Struct, frozen=True, kw_only=True):
    """A check and its outcome. ``who`` and ``against_whom`` may be empty.

    ``degree`` is positive for a success and negative for a failure, ``critical`` is 1, 0 or −1. ``chance`` is the
    chance of that outcome before the roll, None if unknown. ``spent`` names what was spent on it. ``outcome`` is the
    game's word for it; empty if the game uses degrees.
    """

    who: str
    what: str
    against_whom: str
    total: int
    against: int
    degree: int
    critical: int
    chance: Fraction | None
    spent: str
    outcome: str = ""


class DiceLine(Struct, frozen=True, kw_only=True):
    """Rolled dice: how many of each size, how many of them were typed, and the sum of their faces.

    ``kind`` is what dice of several sizes have in common, such as "Advantage"; empty for a single size. ``faces`` has
    how often each face came up, from 1; empty if the sizes differ or exceed 20. ``fudge``: the dice count −1, 0 and +1,
    each for a third of their faces.
    """

    sizes: tuple[tuple[int, int], ...]
    typed: int
    total: int
    kind: str = ""
    faces: tuple[int, ...] = ()
    fudge: bool = False

    @property
    def count(self) -> int:
        """The number of dice."""
        return sum(many for _, many in self.sizes)

    @property
    def rolled(self) -> int:
        """The number of dice that the program rolled."""
        return self.count - self.typed

    @property
    def mean(self) -> float:
        """The mean of the faces, or of the signs for Fudge dice."""
        if self.fudge:
            third = len(self.faces) // FUDGE_SIZE
            return sum(many * (at // third - 1) for at, many in enumerate(self.faces)) / self.count
        return self.total / self.count

    @property
    def expected(self) -> float:
        """The expected mean of fair dice."""
        return 0.0 if self.fudge else sum(many * (size + 1) for size, many in self.sizes) / 2 / self.count

    @property
    def spread(self) -> float:
        """The standard deviation of that mean."""
        sizes = ((FUDGE_SIZE, self.count),) if self.fudge else self.sizes
        return sqrt(sum(many * (size**2 - 1) for size, many in sizes) / 12) / self.count


class Attendance(Struct, frozen=True):
    """A hero whose player was present. ``when`` is "", "arrived late" or "left early"."""

    hero: str
    player: str
    when: str = ""


class Heading(Struct, frozen=True, kw_only=True):
    """The session's number, title, times and heroes. ``over`` is False while it is in progress."""

    campaign: str
    game: str
    number: int
    title: str
    present: tuple[Attendance, ...]
    began: datetime | None
    ended: datetime | None
    over: bool


class SessionSummary(Struct, frozen=True, kw_only=True):
    """The summary of one session. ``pools`` are those that outlast it; ``opposition`` are those who used tokens.

    ``checks`` are only those that mattered. ``owed`` is still open, ``paid`` was ticked off. ``counters`` are the
    table's custom counters at the end. ``names_hidden``: a named opponent is hidden from players at the end.
    """

    heading: Heading
    scenes: tuple[Scene, ...]
    heroes: tuple[Ledger, ...]
    opposition: tuple[Ledger, ...]
    hand: Ledger
    pools: tuple[tuple[str, tuple[TokenCount, ...]], ...]
    owed: tuple[str, ...]
    paid: tuple[str, ...] = ()
    counters: tuple[str, ...] = ()
    checks: tuple[CheckLine, ...]
    dice: tuple[DiceLine, ...]
    names_hidden: bool = False

    @property
    def told_scenes(self) -> tuple[Scene, ...]:
        """The scenes for a short account: encounters, and others that have a note.

        Notes about what is still owed are removed, because the next session's start lists it.
        """
        told = (
            replace(scene, notes=tuple(note for note in scene.notes if note not in self.owed)) for scene in self.scenes
        )
        return tuple(scene for scene in told if scene.kind or scene.notes)

    @property
    def going_on(self) -> tuple[Ledger, ...]:
        """The heroes of the next session: all but those removed."""
        return tuple(hero for hero in self.heroes if not hero.is_gone)

    @property
    def others(self) -> tuple[Ledger, ...]:
        """The holders besides heroes that had, received or used anything. The GM's hand comes first."""
        hand = (self.hand,) if self.hand.had or self.hand.got or self.hand.used else ()
        return hand + self.opposition

    @property
    def left_on_the_table(self) -> tuple[tuple[str, tuple[TokenCount, ...]], ...]:
        """What carries over besides heroes' tokens: the GM's hand and the lasting pools, by name."""
        hand = ((self.hand.name, self.hand.carries),) if self.hand.carries else ()
        return hand + self.pools

    @property
    def kinds(self) -> tuple[TokenKind, ...]:
        """The kinds of tokens in the ledger, each once, for a legend."""
        counts: list[TokenCount] = []
        for ledger in self.heroes + self.others:
            counts += ledger.had + ledger.carries + tuple(TokenCount(one.kind, one.left) for one in ledger.lapses)
            for moved in ledger.got + ledger.used:
                counts += moved.tokens
        return tuple({count.kind.key: count.kind for count in counts}.values())

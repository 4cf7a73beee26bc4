"""The values of a session's summary, plain and frozen: everything that is printed, already worked out.

All text in here is one line, free of control and bidirectional characters, and otherwise as it was typed.
"""

from datetime import datetime
from fractions import Fraction
from math import sqrt
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine.dice import FUDGE_SIZE
from gmtracker.engine.sheet import TokenKind, TrackKind, TrackLook

Source = Literal["held", "pool", "hand", "at once", "lost"]


class TokenCount(Struct, frozen=True):
    """So many tokens of one kind; ``size`` is the number of faces where they are dice.

    A token that has a ``name`` of its own is counted alone.
    """

    kind: TokenKind
    count: int
    size: int = 0
    name: str = ""


class Gain(Struct, frozen=True, kw_only=True):
    """Tokens that a holder received: why, at which value (0: none), and from whom, where somebody gave them."""

    reason: str
    tokens: tuple[TokenCount, ...]
    value: int = 0
    note: str = ""
    giver: str = ""


class TokenUse(Struct, frozen=True, kw_only=True):
    """A use of tokens. ``source`` says where they came from; "at once" is the use of an award itself, "lost" none.

    ``use`` names the steps of one action in turn where a use was vetoed or changed ("Edit Scene → Improve Roll").
    """

    use: str
    tokens: tuple[TokenCount, ...]
    source: Source
    value: int = 0
    on: str = ""
    note: str = ""


class TrackLine(Struct, frozen=True, kw_only=True):
    """A character's track before and after the session. Loads count held tokens in where the game does.

    ``look`` says how it is drawn at the end, up to ``highest``, ``value`` of it the track's own. ``peak`` is the
    highest load after any entry; of a track that starts full, the lowest.
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
        """Whether it has a picture, and not only a number."""
        return self.look != "number"

    @property
    def segments(self) -> int:
        """How many steps there are, from the lowest to the highest."""
        return max(0, self.highest - self.kind.lowest)

    @property
    def share(self) -> float:
        """How much of a bar is filled, from 0 to 1."""
        return self.kind.fraction_for(self.after, self.highest)

    @property
    def warns(self) -> bool:
        """Whether it is half way to its bad end, or nearer."""
        return self.kind.danger_for(self.after, self.highest) != "none"


class Lapse(Struct, frozen=True):
    """Tokens of a kind that do not carry over: how many are left, and with how many the next adventure begins."""

    kind: TokenKind
    left: int
    anew: int


class Ledger(Struct, frozen=True, kw_only=True):
    """The tokens of one holder through the session, with the tracks and conditions as they stand at its end.

    For each kind: ``had`` and ``got`` less what ``used`` names as held, lost or the GM's hand is what ``carries`` over,
    or what ``lapses``. Whoever ``is_gone`` was removed from the campaign, and begins no other session.
    """

    name: str
    player: str = ""
    is_gone: bool = False
    had: tuple[TokenCount, ...] = ()
    got: tuple[Gain, ...] = ()
    used: tuple[TokenUse, ...] = ()
    carries: tuple[TokenCount, ...] = ()
    lapses: tuple[Lapse, ...] = ()
    tracks: tuple[TrackLine, ...] = ()
    conditions: tuple[str, ...] = ()


class PoolLine(Struct, frozen=True, kw_only=True):
    """One kind of token in a pool that lasts an encounter: how many were earned, used, and left at its end."""

    pool: str
    kind: TokenKind
    earned: int
    used: int
    left: int


class Line(Struct, frozen=True, kw_only=True):
    """One action as the log tells it; ``overruled`` holds the refusals that the GM overruled for it."""

    text: str
    at: datetime | None = None
    overruled: tuple[str, ...] = ()


class Scene(Struct, frozen=True, kw_only=True):
    """A part of the session: an encounter, or what happened between two, which has neither ``kind`` nor rounds.

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
    """A check and its outcome. ``who`` and ``against_whom`` are empty where nobody is named.

    ``degree`` is above 0 for a success and below for a failure, ``critical`` 1, 0 or −1. ``chance`` is that of such
    an outcome before the roll, None where it is not known; ``spent`` says what was spent on it. ``outcome`` is how
    the game calls it; empty where it speaks of degrees.
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
    """Dice that were rolled: how many of each size, how many of them were typed in, and the sum of their faces.

    ``kind`` says what dice of several sizes have in common, such as "Advantage"; it is empty for those of one size.
    ``faces`` says how often each face came up, from 1; it is empty where the sizes differ or exceed 20.
    ``fudge``: the dice count −1, 0 and +1, by a third of their faces each.
    """

    sizes: tuple[tuple[int, int], ...]
    typed: int
    total: int
    kind: str = ""
    faces: tuple[int, ...] = ()
    fudge: bool = False

    @property
    def count(self) -> int:
        """How many dice they are."""
        return sum(many for _, many in self.sizes)

    @property
    def rolled(self) -> int:
        """How many of them the program rolled."""
        return self.count - self.typed

    @property
    def mean(self) -> float:
        """The mean of their faces, or of what they count where those are signs."""
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
    """A hero whose player was at the table; ``when`` is empty, "came later" or "left early"."""

    hero: str
    player: str
    when: str = ""


class Heading(Struct, frozen=True, kw_only=True):
    """Which session this is. ``over`` is false while it is still being played."""

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

    ``checks`` are only those that mattered. ``owed`` is what is still open, ``paid`` what was ticked off. ``counters``
    are those of the table, each as it stands at the end.
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

    @property
    def told_scenes(self) -> tuple[Scene, ...]:
        """The scenes that a short account names: the encounters, and others with a note of the GM's.

        What is still owed is not among their notes: it is told by what the next session begins with.
        """
        told = (
            replace(scene, notes=tuple(note for note in scene.notes if note not in self.owed)) for scene in self.scenes
        )
        return tuple(scene for scene in told if scene.kind or scene.notes)

    @property
    def going_on(self) -> tuple[Ledger, ...]:
        """The heroes that the next session begins with: all but those who were removed."""
        return tuple(hero for hero in self.heroes if not hero.is_gone)

    @property
    def others(self) -> tuple[Ledger, ...]:
        """The holders beside the heroes who had, got or used anything: the GM's hand first."""
        hand = (self.hand,) if self.hand.had or self.hand.got or self.hand.used else ()
        return hand + self.opposition

    @property
    def left_on_the_table(self) -> tuple[tuple[str, tuple[TokenCount, ...]], ...]:
        """What carries over without being a hero's: the GM's hand and the pools that last, by name."""
        hand = ((self.hand.name, self.hand.carries),) if self.hand.carries else ()
        return hand + self.pools

    @property
    def kinds(self) -> tuple[TokenKind, ...]:
        """The kinds of tokens that the ledger shows, each once, for a legend."""
        counts: list[TokenCount] = []
        for ledger in self.heroes + self.others:
            counts += ledger.had + ledger.carries + tuple(TokenCount(one.kind, one.left) for one in ledger.lapses)
            for moved in ledger.got + ledger.used:
                counts += moved.tokens
        return tuple({count.kind.key: count.kind for count in counts}.values())

"""Summaries to lay out: made up of plain values, so that a page can be filled with whatever is wanted."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from fractions import Fraction

from gmtracker.engine.game_spec import TokenKind, TrackKind
from gmtracker.summary import SessionSummary
from gmtracker.summary.values import (
    Attendance,
    CheckLine,
    DiceLine,
    Gain,
    Heading,
    Ledger,
    Line,
    PoolLine,
    Scene,
    TokenCount,
    TokenUse,
    TrackLine,
)

EIGHT = datetime(2026, 1, 2, 20, 0, tzinfo=UTC)
TRIUMPH = TokenKind(key="up", name="Triumph die", plural="Triumph dice", look="die", sign="up", is_die=True)
TRAGEDY = TokenKind(key="down", name="Tragedy die", plural="Tragedy dice", look="die", sign="down", is_die=True)
STONE = TokenKind(key="stone", name="Triumph stone", plural="Triumph stones", look="stone", sign="up")

STRESS = TrackKind(
    key="stress", name="Stress", unit="stone", units="stones", look="wheel", warn_at=8, tokens_add_to_track=True
)


def a_ledger(name: str = "Mira", player: str = "Ana", *, uses: int = 2) -> Ledger:
    """A hero's ledger with so many uses."""
    stress = TrackLine(kind=STRESS, look="wheel", highest=10, value=5, before=3, after=7, peak=9)
    return Ledger(
        name=name,
        player=player,
        had=(TokenCount(TRIUMPH, 2, 6),),
        got=(Gain(reason="Dealt", tokens=(TokenCount(TRIUMPH, 1, 6), TokenCount(TRAGEDY, 1, 6))),),
        used=tuple(
            TokenUse(use=f"Use {name}-{n}.", tokens=(TokenCount(STONE, 2),), source="pool") for n in range(uses)
        ),
        carries=(TokenCount(TRIUMPH, 3, 6),),
        tracks=(stress,),
        conditions=("Fatigued",),
    )


def a_check(what: str = "Acrobatics") -> CheckLine:
    """An unlikely success."""
    return CheckLine(
        who="Mira",
        what=what,
        against_whom="Warden",
        total=31,
        against=24,
        degree=2,
        critical=1,
        chance=Fraction(2, 25),
        spent="Improve Roll +4",
    )


def a_scene(title: str = "Ambush", lines: int = 3) -> Scene:
    """An encounter with so many lines."""
    return Scene(
        title=title,
        kind="Combat",
        rounds=3,
        result=f"How {title} came out.",
        heroes=("Mira",),
        opposition=("Warden",),
        pools=(PoolLine(pool="Fate", kind=STONE, earned=3, used=2, left=1),),
        notes=("The lamp went out.",),
        lines=tuple(Line(text=f"{title}, line {n}.", at=EIGHT + timedelta(minutes=n)) for n in range(lines)),
    )


def a_summary(
    *,
    heroes: Iterable[Ledger] | None = None,
    scenes: Iterable[Scene] | None = None,
    owed: Iterable[str] = ("A favour.",),
    checks: int = 1,
    campaign: str = "Harbor Nights",
    title: str = "Dockside",
) -> SessionSummary:
    """A session on paper."""
    ledgers = tuple((a_ledger(),) if heroes is None else heroes)
    return SessionSummary(
        heading=Heading(
            campaign=campaign,
            game="Shattered Spheres",
            number=12,
            title=title,
            present=tuple(Attendance(ledger.name, ledger.player) for ledger in ledgers),
            began=EIGHT,
            ended=EIGHT + timedelta(hours=4),
            over=True,
        ),
        scenes=tuple((a_scene(),) if scenes is None else scenes),
        heroes=ledgers,
        opposition=(),
        hand=Ledger(name="GM's hand", had=(TokenCount(TRAGEDY, 1, 6),), carries=(TokenCount(TRAGEDY, 1, 6),)),
        pools=(),
        owed=tuple(owed),
        checks=tuple(a_check(f"Skill {n}") for n in range(checks)),
        dice=(
            DiceLine(sizes=((6, 21),), typed=4, total=91, faces=(1, 2, 3, 4, 5, 6)),
            DiceLine(sizes=((100, 2),), typed=0, total=200),
            DiceLine(sizes=((6, 4), (10, 5)), kind="Advantage", typed=0, total=40),
        ),
    )

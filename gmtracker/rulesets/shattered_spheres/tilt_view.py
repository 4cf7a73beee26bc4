"""A Tilt in progress as plain values: who has which dice and votes, what can come out, and how the votes stand."""

from msgspec import Struct

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.flows import BoardLine
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.rulesets.shattered_spheres import tilt_votes
from gmtracker.rulesets.shattered_spheres.tilt import row_name
from gmtracker.rulesets.shattered_spheres.tilt_state import (
    LEVELS,
    LOTS,
    Level,
    Lot,
    RolledDie,
    Roller,
    Tilt,
    befallen_name,
    read,
    roller_name,
    waits_for_award,
)
from gmtracker.rulesets.shattered_spheres.tilt_tables import table_of


class DieView(Struct, frozen=True, kw_only=True):
    """A rolled die: whether it votes at this step, for which lot it stands now, and whether an earlier vote took it."""

    token: TokenId
    kind: str
    face: int
    votes: bool = False
    stands_for: Lot | None = None
    is_spent: bool = False


class Voter(Struct, frozen=True, kw_only=True):
    """Somebody who rolled: the id (empty: the GM), the name, the score, and the dice."""

    id: CharacterId
    name: str
    score: int
    dice: tuple[DieView, ...]


class Ballot(Struct, frozen=True, kw_only=True):
    """What can befall somebody: the lot, whose it is, the rows with their votes, and those tied for the GM."""

    lot: Lot
    who: str
    lines: tuple[BoardLine, ...]
    tied: tuple[int, ...] = ()


class TiltView(Struct, frozen=True, kw_only=True):
    """A Tilt in progress. ``waits`` while the award's own use is open; ``level`` is None before the votes.

    ``rolling_off`` and ``still_to_vote`` are names; ``category`` holds the categories that were chosen, by lot.
    """

    stage: str
    table: str
    waits: bool
    level: Level | None
    voters: tuple[Voter, ...]
    ballots: tuple[Ballot, ...]
    rolling_off: tuple[str, ...]
    still_to_vote: tuple[str, ...]
    category: dict[Lot, str]


def tilt_view(campaign: Campaign) -> TiltView | None:
    """The Tilt in progress, if there is one."""
    found = read(campaign)
    if found is None:
        return None
    procedure, tilt = found
    level = LEVELS.get(procedure.stage)
    table = table_of(campaign, tilt.table) if tilt.table else None
    waiting = tilt_votes.still_to_vote(table, tilt, level) if table and level else ()
    settled = {lot: tilt.chosen(lot, "category") for lot in tilt.lots()}
    return TiltView(
        stage=procedure.stage,
        table=tilt.table,
        waits=waits_for_award(campaign, tilt),
        level=level,
        voters=tuple(_voter(campaign, tilt, roller, level) for roller in tilt.rollers),
        ballots=tuple(_ballot(campaign, tilt, lot, level) for lot in tilt.lots()) if level else (),
        rolling_off=tuple(roller_name(campaign, tied) for tied in tilt.rolling_off),
        still_to_vote=tuple(roller_name(campaign, voter) for voter in waiting),
        category={lot: row_name(campaign, tilt, lot, "category", number) for lot, number in settled.items() if number},
    )


def _voter(campaign: Campaign, tilt: Tilt, roller: Roller, level: Level | None) -> Voter:
    return Voter(
        id=roller.id,
        name=roller_name(campaign, roller.id),
        score=roller.score,
        dice=tuple(_die(campaign, tilt, roller, die, level) for die in roller.dice),
    )


def _die(campaign: Campaign, tilt: Tilt, roller: Roller, die: RolledDie, level: Level | None) -> DieView:
    cast = tilt_votes.voted_with(tilt, roller.id, die.token)
    here = cast is not None and cast.level == level
    return DieView(
        token=die.token,
        kind=die.kind,
        face=die.face,
        votes=level is not None and tilt_votes.may_vote(tilt, die, _rows(campaign, tilt, level)),
        stands_for=cast.lot if cast is not None and here else None,
        is_spent=cast is not None and not here,
    )


def _rows(campaign: Campaign, tilt: Tilt, level: Level) -> int:
    return tilt_votes.rows_in(table_of(campaign, tilt.table), tilt, tilt.lots()[0], level)


def _ballot(campaign: Campaign, tilt: Tilt, lot: Lot, level: Level) -> Ballot:
    table = table_of(campaign, tilt.table)
    votes = tilt_votes.tally(tilt, lot, level)
    column = LOTS.index(lot)
    category = tilt.chosen(lot, "category")
    chosen = tilt.chosen(lot, level)
    lines = tuple(
        BoardLine(
            number=number,
            name=row_name(campaign, tilt, lot, level, number),
            text=table.row(category, number).texts[column] if level == "element" else "",
            votes=votes[number],
            chosen=number == chosen,
        )
        for number in range(1, tilt_votes.rows_in(table, tilt, lot, level) + 1)
    )
    tied = next((tie.numbers for tie in tilt.ties if tie.lot == lot), ())
    return Ballot(lot=lot, who=befallen_name(campaign, tilt.befalls[lot]), lines=lines, tied=tied)

"""Voting in a Tilt: which die may vote for what, and how the votes stand (rules/shattered-spheres.md, Tilt)."""

from collections import Counter

from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.roll_tables import RollTable
from gmtracker.rulesets.shattered_spheres.sheet import TRIUMPH
from gmtracker.rulesets.shattered_spheres.tilt_sheet import SOFT_TILT
from gmtracker.rulesets.shattered_spheres.tilt_state import Level, Lot, RolledDie, Roller, Tilt, Vote


def rows_in(table: RollTable, tilt: Tilt, lot: Lot, level: Level) -> int:
    """How many rows there are to vote for: the categories, or the elements of the lot's chosen category."""
    if level == "category":
        return len(table.sections)
    return len(table.section(tilt.chosen(lot, "category")).rows)


def may_vote(tilt: Tilt, die: RolledDie, rows: int) -> bool:
    """Whether a die votes at all: on the Soft table only Triumph does, and its face must name a row."""
    return die.face <= rows and (tilt.table != SOFT_TILT or die.kind == TRIUMPH)


def voted_with(tilt: Tilt, voter: CharacterId, token: TokenId) -> Vote | None:
    """The vote that a voter has cast with a die, if any: each die votes once in the whole Tilt."""
    return next((vote for vote in tilt.votes if (vote.by, vote.token) == (voter, token)), None)


def free_dice(tilt: Tilt, roller: Roller, rows: int) -> tuple[RolledDie, ...]:
    """The dice that a voter may still vote with."""
    return tuple(
        die for die in roller.dice if may_vote(tilt, die, rows) and voted_with(tilt, roller.id, die.token) is None
    )


def has_voted(tilt: Tilt, voter: CharacterId, lot: Lot, level: Level) -> bool:
    """Whether a voter has voted for that lot at that level."""
    return any((vote.by, vote.lot, vote.level) == (voter, lot, level) for vote in tilt.votes)


def with_vote(tilt: Tilt, new: Vote) -> tuple[Vote, ...]:
    """The votes with one more; a voter's earlier vote for the same goes, and its die is free again."""
    what = (new.by, new.lot, new.level)
    return (*(vote for vote in tilt.votes if (vote.by, vote.lot, vote.level) != what), new)


def tally(tilt: Tilt, lot: Lot, level: Level) -> Counter[int]:
    """How many votes each row has, by its number."""
    faces = {(roller.id, die.token): die.face for roller in tilt.rollers for die in roller.dice}
    cast = (vote for vote in tilt.votes if (vote.lot, vote.level) == (lot, level))
    return Counter(faces[vote.by, vote.token] for vote in cast)


def leading(votes: Counter[int]) -> tuple[int, ...]:
    """The rows with the most votes, in order; more than one is a tie, none means that nobody voted."""
    most = max(votes.values(), default=0)
    return tuple(sorted(row for row, count in votes.items() if count == most))


def still_to_vote(table: RollTable, tilt: Tilt, level: Level) -> tuple[CharacterId, ...]:
    """The voters who have a vote and a die left for it at this level."""
    return tuple(
        roller.id
        for roller in tilt.rollers
        if any(
            not has_voted(tilt, roller.id, lot, level) and free_dice(tilt, roller, rows_in(table, tilt, lot, level))
            for lot in tilt.lots()
        )
    )

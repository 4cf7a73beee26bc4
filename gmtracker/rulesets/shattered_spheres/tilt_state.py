"""The stored state of a Tilt: how it becomes due, its tables, and its votes.

The stages of the procedure: ``due`` (the GM chooses a table) · ``roll`` · ``roll-off`` · ``categories`` · ``elements``
· ``outcome`` (until the GM finishes it). The two tables, Soft and Hard, have six categories of six elements, each with
a good and a bad version. Which die may vote for what: rules/shattered-spheres.md, Tilt.
"""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Procedure
from gmtracker.engine.decision import Decision, with_state
from gmtracker.engine.errors import Refused
from gmtracker.engine.game_spec import RollTable, Row, Section
from gmtracker.engine.ids import NOBODY, CharacterId, ProcedureId, TokenId
from gmtracker.i18n import tr
from gmtracker.rulesets.shattered_spheres.sheet import HARD_TILT, SOFT_TILT, TRIUMPH

TILT = "tilt"
GM = NOBODY
Lot = Literal["good", "bad"]
Level = Literal["category", "element"]
LOTS: tuple[Lot, ...] = ("good", "bad")
LEVELS: dict[str, Level] = {"categories": "category", "elements": "element"}
OUTCOME = "outcome"


class RolledDie(Struct, frozen=True):
    """A Destiny die as rolled for the Tilt. The die itself stays held, unrolled."""

    token: TokenId
    kind: str
    face: int


class Roller(Struct, frozen=True):
    """A person who rolled: a hero for the player, or the GM (an empty id)."""

    id: CharacterId
    dice: tuple[RolledDie, ...] = ()

    @property
    def score(self) -> int:
        """Triumph faces minus Tragedy faces. 0 without dice."""
        return sum(die.face if die.kind == TRIUMPH else -die.face for die in self.dice)


class Vote(Struct, frozen=True):
    """One vote: its voter, lot and level, and the rolled die used for it."""

    by: CharacterId
    lot: Lot
    level: Level
    token: TokenId


class Choice(Struct, frozen=True):
    """The result of a vote: the number of the lot's category or element."""

    lot: Lot
    level: Level
    number: int


class Tie(Struct, frozen=True):
    """Rows with equally many votes. The GM decides between them."""

    lot: Lot
    numbers: tuple[int, ...]


class Tilt(Struct, frozen=True, kw_only=True, omit_defaults=True, rename={"affected": "befalls"}):
    """A Tilt so far.

    ``award`` is the award whose immediate use comes first. ``affected`` holds the person of each lot.
    """

    award: ProcedureId = ProcedureId("")
    table: str = ""
    rollers: tuple[Roller, ...] = ()
    rolling_off: tuple[CharacterId, ...] = ()
    tied_again: bool = False
    affected: dict[Lot, CharacterId] = {}
    votes: tuple[Vote, ...] = ()
    choices: tuple[Choice, ...] = ()
    ties: tuple[Tie, ...] = ()

    def lots(self) -> tuple[Lot, ...]:
        """The lots that affect someone, the good one first. The bad lot is left out if no one is left for it."""
        return tuple(lot for lot in LOTS if lot in self.affected)

    def chosen(self, lot: Lot, level: Level) -> int:
        """Return the chosen number for a lot at a level, or 0 while it is undecided."""
        return next((choice.number for choice in self.choices if (choice.lot, choice.level) == (lot, level)), 0)


def trigger(d: Decision) -> None:
    """Make a Tilt due because the last die of the pool was awarded. It starts after that award's immediate use."""
    drop_outcome(d)
    if d.campaign.procedure(TILT) is not None:
        return
    award = d.campaign.procedure("open-use")
    tilt = Tilt(award=award.id if award else ProcedureId(""))
    procedure = Procedure(id=ProcedureId(d.next_id("p")), kind=TILT, stage="due", data=msgspec.to_builtins(tilt))
    d.emit(e.ProcedureSet(procedure=procedure))
    d.log("That was the last die in the Destiny pool. A Tilt is due.")


def drop_outcome(d: Decision) -> None:
    """End a Tilt that only shows its outcome."""
    procedure = d.campaign.procedure(TILT)
    if procedure is not None and procedure.stage == OUTCOME:
        d.end_procedure(procedure)


def read(campaign: Campaign) -> tuple[Procedure, Tilt] | None:
    """Return the procedure and state of the Tilt in progress, or None."""
    procedure = campaign.procedure(TILT)
    return None if procedure is None else (procedure, msgspec.convert(procedure.data, Tilt))


def open_tilt(d: Decision, *stages: str) -> tuple[Procedure, Tilt]:
    """Return the Tilt in progress at one of these stages, and join its action. Raises Refused at other stages."""
    found = read(d.campaign)
    if found is None:
        raise Refused("No Tilt is due. One happens when the last die of the Destiny pool is awarded.")
    if found[0].stage not in stages:
        raise Refused("The Tilt is at a different step.")
    d.join_action(found[0].id)
    return found


def store_tilt(d: Decision, procedure: Procedure, stage: str, tilt: Tilt) -> None:
    """Store the Tilt's new stage and state."""
    d.emit(e.ProcedureSet(procedure=with_state(procedure, stage, tilt)))


def waits_for_award(campaign: Campaign, tilt: Tilt) -> bool:
    """Whether the immediate use of the award that caused the Tilt is still open."""
    return any(procedure.id == tilt.award for procedure in campaign.procedures)


def roller_name(campaign: Campaign, roller: CharacterId) -> str:
    """Return the name of a roller: the player, else the hero, or the GM."""
    if roller == GM:
        return tr("GM")
    hero = campaign.find_character(roller)
    return (hero.player or hero.name) if hero else tr("someone")


def affected_name(campaign: Campaign, person: CharacterId) -> str:
    """Return the name of the person a lot affects: the hero, or the opposition in place of the GM."""
    return tr("the opposition") if person == GM else campaign.character_name(person)


_FILES = {SOFT_TILT: "soft.json", HARD_TILT: "hard.json"}


def find_table(campaign: Campaign, key: str) -> RollTable:
    """Return the table in use: the campaign's own, or the game's."""
    return campaign.tables.get(key) or own_table(key)


@cache
def own_table(key: str) -> RollTable:
    """Return the game's table in the GM's language. Raises KeyError for an unknown table."""
    path = Path(__file__).parent / "data" / _FILES[key]
    return _translate_table(msgspec.json.decode(path.read_bytes(), type=RollTable))


def _translate_table(table: RollTable) -> RollTable:
    return RollTable(
        tuple(Section(tr(section.name), tuple(map(_translate_row, section.rows))) for section in table.sections)
    )


def _translate_row(row: Row) -> Row:
    return Row(tr(row.name), tuple(map(tr, row.texts)))


def row_count(table: RollTable, tilt: Tilt, lot: Lot, level: Level) -> int:
    """Return how many rows can be voted for: the categories, or the elements of the lot's chosen category."""
    if level == "category":
        return len(table.sections)
    return len(table.section(tilt.chosen(lot, "category")).rows)


def may_vote(tilt: Tilt, die: RolledDie, rows: int) -> bool:
    """Whether a die can vote. On the Soft table only Triumph can, and its face must be a row's number."""
    return die.face <= rows and (tilt.table != SOFT_TILT or die.kind == TRIUMPH)


def voted_with(tilt: Tilt, voter: CharacterId, token: TokenId) -> Vote | None:
    """Return the voter's vote with a die, or None. Each die votes once in the whole Tilt."""
    return next((vote for vote in tilt.votes if (vote.by, vote.token) == (voter, token)), None)


def free_dice(tilt: Tilt, roller: Roller, rows: int) -> tuple[RolledDie, ...]:
    """Return the dice that a voter can still vote with."""
    return tuple(
        die for die in roller.dice if may_vote(tilt, die, rows) and voted_with(tilt, roller.id, die.token) is None
    )


def has_voted(tilt: Tilt, voter: CharacterId, lot: Lot, level: Level) -> bool:
    """Whether a voter has voted for this lot at this level."""
    return any((vote.by, vote.lot, vote.level) == (voter, lot, level) for vote in tilt.votes)


def with_vote(tilt: Tilt, new: Vote) -> tuple[Vote, ...]:
    """Return the votes with one more. The voter's earlier vote for the same lot is removed, which frees its die."""
    what = (new.by, new.lot, new.level)
    return (*(vote for vote in tilt.votes if (vote.by, vote.lot, vote.level) != what), new)


def tally(tilt: Tilt, lot: Lot, level: Level) -> Counter[int]:
    """Return the number of votes for each row, by its number."""
    return Counter(number for _, number in _cast(tilt, lot, level))


def voters_for(tilt: Tilt, lot: Lot, level: Level, number: int) -> tuple[CharacterId, ...]:
    """Return who voted for a row."""
    return tuple(voter for voter, row in _cast(tilt, lot, level) if row == number)


def _cast(tilt: Tilt, lot: Lot, level: Level) -> list[tuple[CharacterId, int]]:
    """Return each vote's voter and row."""
    faces = {(roller.id, die.token): die.face for roller in tilt.rollers for die in roller.dice}
    cast = (vote for vote in tilt.votes if (vote.lot, vote.level) == (lot, level))
    return [(vote.by, faces[vote.by, vote.token]) for vote in cast]


def leading(votes: Counter[int]) -> tuple[int, ...]:
    """Return the rows with the most votes, in order. More than one is a tie, none means that no one voted."""
    most = max(votes.values(), default=0)
    return tuple(sorted(row for row, count in votes.items() if count == most))


def still_to_vote(table: RollTable, tilt: Tilt, level: Level) -> tuple[CharacterId, ...]:
    """Return the voters who still have a vote and a free die at this level."""
    return tuple(
        roller.id
        for roller in tilt.rollers
        if any(
            not has_voted(tilt, roller.id, lot, level) and free_dice(tilt, roller, row_count(table, tilt, lot, level))
            for lot in tilt.lots()
        )
    )

"""What a Tilt in progress has settled so far, as it is kept in its procedure, and how it comes due.

The stages of the procedure: ``due`` (the GM picks a table) · ``roll`` · ``roll-off`` · ``categories`` · ``elements``.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Procedure
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import NOBODY, CharacterId, ProcedureId, TokenId
from gmtracker.engine.procedures import moved
from gmtracker.rulesets.shattered_spheres.sheet import TRIUMPH
from gmtracker.words import tr

TILT = "tilt"
GM = NOBODY
Lot = Literal["good", "bad"]
Level = Literal["category", "element"]
LOTS: tuple[Lot, ...] = ("good", "bad")
LEVELS: dict[str, Level] = {"categories": "category", "elements": "element"}


class RolledDie(Struct, frozen=True):
    """A Destiny die as it was rolled for the Tilt; the die itself stays held, unrolled."""

    token: TokenId
    kind: str
    face: int


class Roller(Struct, frozen=True):
    """Somebody who rolled: a hero for the player, or the GM (an empty id)."""

    id: CharacterId
    dice: tuple[RolledDie, ...] = ()

    @property
    def score(self) -> int:
        """Triumph faces less Tragedy faces; 0 without dice."""
        return sum(die.face if die.kind == TRIUMPH else -die.face for die in self.dice)


class Vote(Struct, frozen=True):
    """One vote: by whom, for whose lot, at which level, and with which of the rolled dice."""

    by: CharacterId
    lot: Lot
    level: Level
    token: TokenId


class Choice(Struct, frozen=True):
    """What the votes came to: the number of the category or element that somebody's lot is."""

    lot: Lot
    level: Level
    number: int


class Tie(Struct, frozen=True):
    """Rows with equally many votes, between which the GM decides."""

    lot: Lot
    numbers: tuple[int, ...]


class Tilt(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A Tilt so far. ``award`` is the award whose immediate use comes first; ``befalls`` holds each lot's one."""

    award: ProcedureId = ProcedureId("")
    table: str = ""
    rollers: tuple[Roller, ...] = ()
    rolling_off: tuple[CharacterId, ...] = ()
    befalls: dict[Lot, CharacterId] = {}
    votes: tuple[Vote, ...] = ()
    choices: tuple[Choice, ...] = ()
    ties: tuple[Tie, ...] = ()

    def lots(self) -> tuple[Lot, ...]:
        """The lots that befall somebody, the good one first; the bad one is left out where nobody is left for it."""
        return tuple(lot for lot in LOTS if lot in self.befalls)

    def chosen(self, lot: Lot, level: Level) -> int:
        """The number that was chosen for a lot at a level; 0 while that is open."""
        return next((choice.number for choice in self.choices if (choice.lot, choice.level) == (lot, level)), 0)


def come_due(d: Decision) -> None:
    """The last die of the pool was awarded: a Tilt is due, once the immediate use of that award is settled."""
    if d.campaign.procedure(TILT) is not None:
        return
    award = d.campaign.procedure("open-use")
    tilt = Tilt(award=award.id if award else ProcedureId(""))
    procedure = Procedure(id=ProcedureId(d.next_id("p")), kind=TILT, stage="due", data=msgspec.to_builtins(tilt))
    d.happen(e.ProcedureSet(procedure=procedure))
    d.say("That was the last die of the Destiny pool: the Tilt is due.")


def read(campaign: Campaign) -> tuple[Procedure, Tilt] | None:
    """The Tilt in progress and what it has settled, if there is one."""
    procedure = campaign.procedure(TILT)
    return None if procedure is None else (procedure, msgspec.convert(procedure.data, Tilt))


def open_tilt(d: Decision, *stages: str) -> tuple[Procedure, Tilt]:
    """The Tilt in progress, at one of these stages; this step is part of its action. Refuses at any other."""
    found = read(d.campaign)
    if found is None:
        raise Refused("No Tilt is due; it comes when the last die of the Destiny pool is awarded.")
    if found[0].stage not in stages:
        raise Refused("The Tilt is not at that step.")
    d.part_of(found[0].id)
    return found


def keep(d: Decision, procedure: Procedure, stage: str, tilt: Tilt) -> None:
    """The Tilt stands at a stage, with this settled."""
    d.happen(e.ProcedureSet(procedure=moved(procedure, stage, tilt)))


def waits_for_award(campaign: Campaign, tilt: Tilt) -> bool:
    """Whether the immediate use of the award that brought the Tilt is still open."""
    return any(procedure.id == tilt.award for procedure in campaign.procedures)


def roller_name(campaign: Campaign, roller: CharacterId) -> str:
    """Who rolls and votes: the player, or the hero where no player is named; the GM."""
    if roller == GM:
        return tr("GM")
    hero = campaign.find_character(roller)
    return (hero.player or hero.name) if hero else tr("someone")


def befallen_name(campaign: Campaign, befallen: CharacterId) -> str:
    """Whom a lot befalls: the hero, or the opposition in the GM's stead."""
    return tr("the opposition") if befallen == GM else campaign.name_of(befallen)

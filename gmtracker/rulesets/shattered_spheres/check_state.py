"""The stored state of the open check, and the reading of its dice: total, degree and Fate.

The state is a procedure with a :class:`CheckState` as plain JSON values. Its stage is ``planned`` before the roll
(something was already spent on it), ``rolled`` until it is announced, ``hit`` while an attack's damage is to be
resisted, and ``harm`` while the result of a failed resistance is to be confirmed. Dice are known by role:
``check.d20``, ``check.fortune``, ``advantage.1`` … for the acting side, ``against.d20``, ``against.advantage.1`` … for
the other side. Sources: seed 000 (checks), seed 001 (Fate, luck).
"""

from collections.abc import Iterator
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Side
from gmtracker.engine.check.next_check import NextCheckMarker
from gmtracker.engine.check.procedure import CheckInProgress, CheckProcedure, Stage
from gmtracker.engine.decision import Decision
from gmtracker.engine.dice import Die, DieOwner, DieRequest
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.phrases import sum_text
from gmtracker.i18n import tr
from gmtracker.rulesets.shattered_spheres.check_rules import (
    MOST_DEGREES,
    ROUTINE,
    AgainstDC,
    AgainstObstacle,
    AgainstOpposed,
    AgainstPassive,
    CheckSpec,
    Critical,
    Stones,
    UsedD20,
    dice_for_ranks,
    fate_stones,
    margin_degree,
    obstacle_level_dc,
    used_d20,
)

D20 = 20
LUCK = ("fortune", "misfortune")
ACTING, OPPOSING = "check", "against"
WORDS = {"d20": "d20", "fortune": "Fortune d20", "misfortune": "Misfortune d20"}
COUNTS_INSTEAD = {
    "plain": tr("the d20 counts instead"),
    "fortune": tr("the Fortune die counts instead"),
    "misfortune": tr("the Misfortune die counts instead"),
}


class Spent(Struct, frozen=True, omit_defaults=True):
    """What was spent on a check after its roll: Improve Roll on the check or on the roll against it, Coup and Stunts.

    ``penalty`` is what the GM's Tragedy subtracts from the check, ``penalty_against`` from the roll against it.
    """

    bonus: int = 0
    against: int = 0
    degrees: int = 0
    penalty: int = 0
    penalty_against: int = 0
    stunts: int = 0


class CheckResult(Struct, frozen=True):
    """The result of a check.

    ``degree`` is −5…−1 or 1…5. ``from_criticals`` are the stones from criticals of both sides' rolls, ``from_dice`` all
    other stones.
    """

    total: int
    dc: int
    degree: int
    used: UsedD20
    from_dice: Stones
    from_criticals: Stones

    @property
    def success(self) -> bool:
        """Whether the check succeeds."""
        return self.degree > 0

    @property
    def critical(self) -> Critical:
        """Whether the acting side's d20 is a natural 20 or 1."""
        return self.used.critical


def dice_requests(spec: CheckSpec, acting: DieOwner, opposing: DieOwner) -> tuple[DieRequest, ...]:
    """Return the dice of a check, the acting side's first. Only its d20 names its owner."""
    own = [] if spec.routine else d20_requests(spec, acting)
    own += _request_rank_dice(ACTING, None, spec.advantage, spec.disadvantage, spec.tier)
    return (*own, *_request_opposing_dice(spec, opposing))


def own_requests(spec: CheckSpec, whose: DieOwner) -> list[DieRequest]:
    """Return the dice of the acting side's roll."""
    d20s = [] if spec.routine else _request_d20s(ACTING, whose, fortune=spec.fortune, misfortune=spec.misfortune)
    return [*d20s, *_request_rank_dice(ACTING, whose, spec.advantage, spec.disadvantage, spec.tier)]


def d20_requests(spec: CheckSpec, acting: DieOwner) -> list[DieRequest]:
    """Return the d20s of the acting side's roll."""
    d20, *luck = _request_d20s(ACTING, None, fortune=spec.fortune, misfortune=spec.misfortune)
    return [replace(d20, owner=acting), *luck]


def luck_die_request(side: str, die: str, whose: DieOwner | None) -> DieRequest:
    """Return the Fortune or Misfortune die that is added to a side's roll after it."""
    return DieRequest(f"{side}.{die}", D20, WORDS[die], owner=whose)


def with_luck_die(spec: CheckSpec, side: str, die: str) -> CheckSpec:
    """Return the check with a Fortune or Misfortune die on one side. The other side must be an opposed roll."""
    if side == ACTING:
        return _add_luck_die(spec, die)
    if not isinstance(spec.against, AgainstOpposed):
        raise LookupError("only an opposed roll has luck dice of its own")
    return replace(spec, against=_add_luck_die(spec.against, die))


_Lucky = TypeVar("_Lucky", CheckSpec, AgainstOpposed)


def _add_luck_die(roll: _Lucky, die: str) -> _Lucky:
    return replace(roll, fortune=roll.fortune or die == "fortune", misfortune=roll.misfortune or die == "misfortune")


def read_roll(spec: CheckSpec, dice: tuple[Die, ...], spent: Spent, other: Side) -> CheckResult:
    """Return the result of a check from its dice and what was spent on it. ``other`` is the opposing side.

    A Coup improves only a success, to at most five degrees. Each side earns the stones of its own roll. A d20 that sets
    an obstacle's DC belongs to no one and earns none.
    """
    faces = {die.role: die.face for die in dice}
    adding = spec.luck_dice == "add"
    own = _sum_side(faces, ACTING, adding=adding)
    used = ROUTINE if spec.routine else _find_used_d20(faces, ACTING, adding=adding)
    total = used.counts + spec.skill_rank + spec.bonus + spent.bonus - spent.penalty + own.dice
    theirs = _sum_side(faces, OPPOSING, adding=adding)
    against = _opposing_d20(spec, faces, adding=adding)
    dc = against.counts + _fixed_opposition(spec) + theirs.dice + spent.against - spent.penalty_against
    degree = margin_degree(spec.kind, total - dc, used.critical)
    if degree > 0:
        degree = min(degree + spent.degrees, MOST_DEGREES)
    nobodys = isinstance(spec.against, AgainstObstacle)
    their_critical = Critical.NONE if nobodys else against.critical
    return CheckResult(
        total=total,
        dc=dc,
        degree=degree,
        used=used,
        from_dice=_add_stones(
            fate_stones(own.difference, Critical.NONE, spec.side),
            fate_stones(theirs.difference, Critical.NONE, other),
        ),
        from_criticals=_add_stones(fate_stones(0, used.critical, spec.side), fate_stones(0, their_critical, other)),
    )


def sums_text(state: "CheckState") -> tuple[str, ...]:
    """Return how the total and the DC of a rolled check add up, a line for each that has several terms."""
    spec, spent, faces = state.spec(), state.spent, {die.role: die.face for die in state.dice}
    adding = spec.luck_dice == "add"
    used = ROUTINE if spec.routine else _find_used_d20(faces, ACTING, adding=adding)
    bonus = spec.bonus + spent.bonus - spent.penalty
    rolled = (used.counts, *_side_terms(faces, ACTING, adding=adding))
    against = _opposing_d20(spec, faces, adding=adding).counts, _fixed_opposition(spec)
    theirs = (*against, *_side_terms(faces, OPPOSING, adding=adding), spent.against - spent.penalty_against)
    own = sum_text(*rolled, (state.what, spec.skill_rank), bonus)
    return tuple(filter(None, (own, sum_text(*theirs))))


def _side_terms(faces: dict[str, int], side: str, *, adding: bool) -> tuple[int, ...]:
    """Return what a side's Advantage, its Disadvantage, and added luck dice add to its total."""
    ranks = _rank_roles(side)
    plus = sum(face for role, face in faces.items() if role.startswith(f"{ranks}advantage."))
    minus = sum(face for role, face in faces.items() if role.startswith(f"{ranks}disadvantage."))
    luck = (faces.get(f"{side}.fortune", 0), -faces.get(f"{side}.misfortune", 0)) if adding else ()
    return plus, -minus, *luck


def mark_unused_d20s(spec: CheckSpec, dice: tuple[Die, ...]) -> tuple[Die, ...]:
    """Return the dice, with a reason on each d20 that does not count."""
    if spec.luck_dice == "add":
        return dice
    faces = {die.role: die.face for die in dice}
    ignored: dict[str, str] = {}
    for side in (ACTING, OPPOSING):
        if f"{side}.d20" in faces:
            used = _find_used_d20(faces, side, adding=False).used
            names = {"plain": "d20", "fortune": "fortune", "misfortune": "misfortune"}
            ignored |= {f"{side}.{name}": COUNTS_INSTEAD[used] for key, name in names.items() if key != used}
    return tuple(replace(die, ignored=ignored.get(die.role, "")) for die in dice)


class _SideTotal(Struct, frozen=True):
    """The total of a side's dice, and its rolled Advantage and Fortune minus its Disadvantage and Misfortune."""

    dice: int
    difference: int


def _sum_side(faces: dict[str, int], side: str, *, adding: bool) -> _SideTotal:
    dice = sum(_side_terms(faces, side, adding=adding))
    return _SideTotal(dice, dice if adding else sum(_side_terms(faces, side, adding=True)))


def _rank_roles(side: str) -> str:
    """Return the role prefixes of a side's rank dice."""
    return "" if side == ACTING else f"{side}."


def _find_used_d20(faces: dict[str, int], side: str, *, adding: bool) -> UsedD20:
    if adding:
        return used_d20(faces[f"{side}.d20"])
    return used_d20(faces[f"{side}.d20"], faces.get(f"{side}.fortune"), faces.get(f"{side}.misfortune"))


def _opposing_d20(spec: CheckSpec, faces: dict[str, int], *, adding: bool) -> UsedD20:
    """Return the d20 of the DC: rolled, counted as 10, or counted as 0 if the DC has none."""
    match spec.against:
        case AgainstDC():
            return UsedD20("routine", 0, Critical.NONE)
        case AgainstObstacle(rolled=False) | AgainstPassive():
            return ROUTINE
        case AgainstObstacle() | AgainstOpposed():
            return _find_used_d20(faces, OPPOSING, adding=adding)


def _fixed_opposition(spec: CheckSpec) -> int:
    """Return what the opposition has without any dice."""
    match spec.against:
        case AgainstDC(dc=dc):
            return dc
        case AgainstObstacle(level=level, difficulty=difficulty):
            return obstacle_level_dc(level, difficulty)
        case AgainstPassive(skill_rank=rank) | AgainstOpposed(skill_rank=rank):
            return rank


def _request_opposing_dice(spec: CheckSpec, opposing: DieOwner) -> Iterator[DieRequest]:
    match spec.against:
        case AgainstObstacle(rolled=rolled):
            if rolled:
                yield from _request_d20s(OPPOSING, opposing, fortune=False, misfortune=False)
        case AgainstOpposed() as against:
            yield from _request_d20s(OPPOSING, opposing, fortune=against.fortune, misfortune=against.misfortune)
            yield from _request_opposing_rank_dice(against, opposing)
        case AgainstDC() | AgainstPassive() as against:
            yield from _request_opposing_rank_dice(against, opposing)


def _request_opposing_rank_dice(
    against: AgainstDC | AgainstPassive | AgainstOpposed, opposing: DieOwner
) -> list[DieRequest]:
    return _request_rank_dice(OPPOSING, opposing, against.advantage, against.disadvantage, against.tier)


def _request_d20s(side: str, whose: DieOwner | None, *, fortune: bool, misfortune: bool) -> list[DieRequest]:
    rolled = {"d20": True, "fortune": fortune, "misfortune": misfortune}
    return [luck_die_request(side, die, whose) for die, there in rolled.items() if there]


def _request_rank_dice(
    side: str, whose: DieOwner | None, advantage: int, disadvantage: int, tier: int
) -> list[DieRequest]:
    roles = _rank_roles(side)
    return [
        DieRequest(f"{roles}{kind}.{number}", size, kind.capitalize(), owner=whose, names_size=True)
        for kind, ranks in (("advantage", advantage), ("disadvantage", disadvantage))
        for number, size in enumerate(dice_for_ranks(ranks, tier), 1)
    ]


def _add_stones(one: Stones, other: Stones) -> Stones:
    return Stones(one.triumph + other.triumph, one.tragedy + other.tragedy)


KIND = "check"


class Earned(Struct, frozen=True, omit_defaults=True):
    """The Fate stones granted for a roll, and those of them in the pool that can be used immediately."""

    triumph: int = 0
    tragedy: int = 0
    fresh: tuple[TokenId, ...] = ()


class Plan(Struct, frozen=True, omit_defaults=True):
    """What was spent on a roll to come: ranks of Advantage for each Edit Scene, and the bonus of Improve Roll.

    ``penalty`` and ``hindrance`` come from the GM's Tragedy: points off the roll, and ranks of Disadvantage.
    """

    by: CharacterId
    edits: tuple[int, ...] = ()
    bonus: int = 0
    penalty: int = 0
    hindrance: int = 0

    @property
    def is_empty(self) -> bool:
        """Whether nothing was spent."""
        return not (self.edits or self.bonus or self.penalty or self.hindrance)


class CheckState(CheckInProgress, frozen=True, kw_only=True, omit_defaults=True):
    """A check in progress.

    ``plan`` is what was spent before the roll, or before the resistance after a hit. ``damage`` and ``resists`` belong
    to an attack: the damage of a hit, and the trait that resists it. ``harms``: whether a failed resistance causes
    harm. ``in_conflict``: whether it is a conflict's harm. ``harm`` is the suggested result. ``chance`` is the exact
    chance of success before the roll.
    """

    plan: Plan | None = None
    check: CheckSpec | None = None
    dice: tuple[Die, ...] = ()
    spent: Spent = Spent()
    earned: Earned = Earned()
    chance: str = ""
    damage: AgainstPassive | None = None
    resists: str = ""
    harms: bool = False
    in_conflict: bool = False
    harm: str = ""

    def spec(self) -> CheckSpec:
        """Return the rolled check. Raises LookupError before the roll."""
        if self.check is None:
            raise LookupError("the check has not been rolled")
        return self.check


CHECKS = CheckProcedure[CheckState, Stage](KIND, CheckState)
state_of = CHECKS.state_of
at_stage = CHECKS.state_at
open_at = CHECKS.open_at
rolled_state = CHECKS.require_rolled
keep = CHECKS.store


def _ranks_text(ranks: int, one: str, more: str) -> str:
    return one if ranks == 1 else more.format(ranks=ranks)


WAITING = (
    NextCheckMarker("bonus", lambda bonus: tr("Next check: +{bonus}", bonus=bonus)),
    NextCheckMarker(
        "ranks",
        lambda ranks: _ranks_text(
            ranks, tr("Next check: +1 rank of Advantage"), tr("Next check: +{ranks} ranks of Advantage")
        ),
    ),
    NextCheckMarker("penalty", lambda penalty: tr("Next check: −{penalty}", penalty=penalty)),
    NextCheckMarker(
        "hindrance",
        lambda ranks: _ranks_text(
            ranks, tr("Next check: +1 rank of Disadvantage"), tr("Next check: +{ranks} ranks of Disadvantage")
        ),
    ),
)
"""What was spent on a check that is not set up yet: Improve Roll, ranks by Edit Scene, and the GM's Tragedy."""


def planned(campaign: Campaign, by: CharacterId) -> Plan | None:
    """Return what was spent on a character's next roll: on the prepared one, and what waits. None if nothing."""
    here = planned_here(campaign, by) or Plan(by)
    bonus, ranks, penalty, hindrance = (marker.number(campaign, by) for marker in WAITING)
    plan = replace(
        here,
        bonus=here.bonus + bonus,
        edits=(*((ranks,) if ranks else ()), *here.edits),
        penalty=here.penalty + penalty,
        hindrance=here.hindrance + hindrance,
    )
    return None if plan.is_empty else plan


def planned_here(campaign: Campaign, by: CharacterId) -> Plan | None:
    """Return what was spent on the character's prepared roll. None if there is no such roll."""
    found = CHECKS.state_at(campaign, "planned", "hit")
    plan = found[1].plan if found else None
    return plan if plan is not None and plan.by == by else None


def store_waiting(d: Decision, plan: Plan) -> None:
    """Keep what was spent for the hero's next check, added to what already waits."""
    for marker, more in zip(WAITING, (plan.bonus, sum(plan.edits), plan.penalty, plan.hindrance), strict=True):
        marker.add(d, plan.by, more)


def take_waiting(d: Decision, by: CharacterId) -> None:
    """Remove what waits for a character's check when that check is rolled."""
    for marker in WAITING:
        marker.remove(d, by)


def with_plans(spec: CheckSpec, plan: Plan | None) -> CheckSpec:
    """Return the check with what was spent on it before its roll."""
    if plan is None:
        return spec
    return replace(
        spec,
        advantage=spec.advantage + sum(plan.edits),
        disadvantage=spec.disadvantage + plan.hindrance,
        bonus=spec.bonus + plan.bonus - plan.penalty,
    )


def other_side(campaign: Campaign, state: CheckState) -> Side:
    """Return the side of the roll that a check is against: the other character's, or the side that does not act."""
    spec = state.spec()
    against = campaign.find_character(state.on)
    if against is not None and against.id != state.by:
        return against.side
    return "opposition" if spec.side == "heroes" else "heroes"


def result_of(campaign: Campaign, state: CheckState) -> CheckResult:
    """Return the result of a rolled check so far. Raises LookupError before the roll."""
    return read_roll(state.spec(), state.dice, state.spent, other_side(campaign, state))

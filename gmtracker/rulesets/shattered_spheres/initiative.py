"""Initiative: a check for each character in the turn order (rules/shattered-spheres.md, "Rounds and actions").

The check has no DC. Its total counts, and the Fate of its dice goes to the pool.
"""

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.dice import Die, DieRequest
from gmtracker.engine.handlers.initiative import Roller, group_rollers, log_initiative, place_in_order
from gmtracker.rulesets.shattered_spheres import fate, traits
from gmtracker.rulesets.shattered_spheres.check_form import without_negated
from gmtracker.rulesets.shattered_spheres.check_rules import AgainstDC, CheckSpec
from gmtracker.rulesets.shattered_spheres.check_state import CheckResult, Spent, own_requests, read_roll

INITIATIVE = "Initiative"


def roll_initiative(d: Decision, command: Use) -> None:
    """Roll for every character in the turn order who has not rolled yet.

    The highest goes first, ties keep their order.
    """
    rollers = group_rollers(d, command, lambda one: _check(d.campaign, one))
    rolled = d.roll("check", *(request for roller in rollers for request in _asked(d.campaign, roller)))
    results = [_read(d.campaign, roller.one, rolled) for roller in rollers]
    totals = {
        member: result.total for roller, result in zip(rollers, results, strict=True) for member in roller.members
    }
    place_in_order(d, totals)
    log_initiative(d, totals)
    fate.grant_to_pool(d, tuple(results))


def _asked(campaign: Campaign, roller: Roller) -> tuple[DieRequest, ...]:
    """Return the dice of a check, with the character's id as the prefix of their roles."""
    asks = own_requests(_check(campaign, roller.one), roller.owner)
    return tuple(replace(request, role=f"{_prefix(roller.one)}{request.role}") for request in asks)


def _read(campaign: Campaign, character: Character, rolled: tuple[Die, ...]) -> CheckResult:
    """Return the result of a character's own dice among all rolled dice."""
    prefix = _prefix(character)
    own = (die for die in rolled if die.role.startswith(prefix))
    dice = tuple(replace(die, role=die.role.removeprefix(prefix)) for die in own)
    return read_roll(_check(campaign, character), dice, Spent(), character.side)


def _prefix(character: Character) -> str:
    return f"initiative.{character.id}."


def _check(campaign: Campaign, character: Character) -> CheckSpec:
    """Return the initiative check by sheet and Surges: the skill's rank, and dice for its ability and the curses."""
    as_it_is = traits.with_surge_ranks(campaign, character)
    skill = next(skill for skill in traits.skills(as_it_is) if skill.name == INITIATIVE)
    own = traits.ranks_of(as_it_is, "abilities", skill.ability)
    sources = (*own, *traits.find_curses(as_it_is, *filter(None, (skill.ability, skill.name))))
    spec = CheckSpec(
        kind="skill",
        skill_rank=skill.rank,
        advantage=traits.advantage(sources),
        disadvantage=traits.disadvantage(sources),
        tier=character.tier,
        side=character.side,
        against=AgainstDC(dc=0),
    )
    return without_negated(campaign, character.id, spec)

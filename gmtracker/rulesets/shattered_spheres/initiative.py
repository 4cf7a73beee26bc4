"""Initiative: a check for each in the order of turns (rules/shattered-spheres.md, "Rounds and actions").

It is rolled against nothing: its total counts, and the Fate that its dice bring goes to the pool.
"""

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.dice import Die, DieOwner, DieRequest
from gmtracker.engine.handlers.initiative import log_initiative, pending_rollers, place_in_order
from gmtracker.rulesets.shattered_spheres import fate, traits
from gmtracker.rulesets.shattered_spheres.check_form import without_negated
from gmtracker.rulesets.shattered_spheres.check_rules import AgainstDC, CheckSpec
from gmtracker.rulesets.shattered_spheres.check_state import CheckResult, Spent, own_asked, read_roll

INITIATIVE = "Initiative"


def roll_initiative(d: Decision, _command: Use) -> None:
    """Roll for everyone in the order of turns who has not rolled yet; the highest goes first, ties keep their order."""
    characters = pending_rollers(d)
    rolled = d.roll("check", *(request for character in characters for request in _asked(d.campaign, character)))
    results = {character.id: _read(d.campaign, character, rolled) for character in characters}
    totals = {character: result.total for character, result in results.items()}
    place_in_order(d, totals)
    log_initiative(d, totals)
    fate.grant_apart(d, tuple(results.values()))


def _asked(campaign: Campaign, character: Character) -> tuple[DieRequest, ...]:
    """The dice of a character's check, their roles beginning with whose they are."""
    asks = own_asked(_check(campaign, character), DieOwner(character.name, character.id))
    return tuple(replace(request, role=f"{_prefix(character)}{request.role}") for request in asks)


def _read(campaign: Campaign, character: Character, rolled: tuple[Die, ...]) -> CheckResult:
    """The result of a character's own dice among all that were rolled."""
    prefix = _prefix(character)
    own = (die for die in rolled if die.role.startswith(prefix))
    dice = tuple(replace(die, role=die.role.removeprefix(prefix)) for die in own)
    return read_roll(_check(campaign, character), dice, Spent(), character.side)


def _prefix(character: Character) -> str:
    return f"initiative.{character.id}."


def _check(campaign: Campaign, character: Character) -> CheckSpec:
    """The initiative check by sheet and Surges: the skill's rank, and its ability's and the curses' as dice."""
    as_it_is = traits.as_surged(campaign, character)
    skill = next(skill for skill in traits.skills(as_it_is) if skill.name == INITIATIVE)
    own = traits.ranks_of(as_it_is, "abilities", skill.ability)
    sources = (*own, *traits.curses_on(as_it_is, *filter(None, (skill.ability, skill.name))))
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

"""Saves of several heroes against one action: all roll together, and those who fail take the same damage.

The hero who makes the check rolls as usual. The others roll the same save with their own stats and the same Favor and
Hinder. A Crit of theirs gives 1 Luck if there is room for it.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.decision import Decision
from gmtracker.engine.dice import Die, DieOwner, DieRequest
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId
from gmtracker.i18n import labeled, tr
from gmtracker.rulesets.vagabond import luck
from gmtracker.rulesets.vagabond.check_odds import Roll, SaveSpec, roll_odds, roll_of
from gmtracker.rulesets.vagabond.check_state import (
    OUTCOME_WORDS,
    WAITING_FAVORS,
    CheckResult,
    OtherSave,
    dice_asked,
    planned_favors,
    result_of_roll,
)
from gmtracker.rulesets.vagabond.sheet import SAVES
from gmtracker.rulesets.vagabond.traits import stat_of


def planned_saves(
    campaign: Campaign, save: str, swing: tuple[int, int], roller: CharacterId, given: object
) -> tuple[OtherSave, ...]:
    """Return the other heroes' saves, from the input ``also``. ``swing`` is everyone's Favor and Hinder."""
    if not isinstance(given, list) or (given and save not in SAVES):
        raise Refused("Choose who else makes this save.")
    heroes = [campaign.find_character(CharacterId(str(one))) for one in given]
    found = [hero for hero in heroes if hero is not None and hero.side == "heroes"]
    if len(found) < len(given) or len({roller, *(hero.id for hero in found)}) != len(found) + 1:
        raise Refused("Choose who else makes this save.")
    return tuple(OtherSave(hero=hero.id, roll=_roll_of(campaign, hero, save, swing)) for hero in found)


def _roll_of(campaign: Campaign, hero: Character, save: str, swing: tuple[int, int]) -> Roll:
    (first, second), (favor, hinder) = SAVES[save], swing
    roll = roll_of(SaveSpec(first=stat_of(hero, first), second=stat_of(hero, second), favor=favor, hinder=hinder))
    for _ in range(planned_favors(campaign, hero.id)):
        roll = roll.favored()
    return roll


def owner_of(campaign: Campaign, save: OtherSave) -> DieOwner:
    """Return the owner of a save's dice."""
    return DieOwner(campaign.character_name(save.hero), save.hero)


def requests(campaign: Campaign, saves: tuple[OtherSave, ...]) -> Iterator[DieRequest]:
    """Return the dice of the saves."""
    for save in saves:
        yield from dice_asked(save.roll, owner_of(campaign, save), f"@{save.hero}")


def with_dice(d: Decision, saves: tuple[OtherSave, ...], dice: tuple[Die, ...]) -> tuple[OtherSave, ...]:
    """Return the saves with their rolled dice. The waiting Favor of these heroes is used up."""
    for save in saves:
        WAITING_FAVORS.remove(d, save.hero)
    return tuple(replace(save, dice=tuple(die for die in dice if die.role.endswith(f"@{save.hero}"))) for save in saves)


def result(save: OtherSave) -> CheckResult:
    """Return the result of a save."""
    return result_of_roll(save.roll, save.dice)


def settle(d: Decision, what: str, on: CharacterId, saves: tuple[OtherSave, ...]) -> list[CharacterId]:
    """Apply the outcomes of the saves, with the Luck of their Crits. Returns the heroes who failed."""
    failed = []
    for save in saves:
        came_to, hero = result(save), d.campaign.find_character(save.hero)
        if came_to.outcome == "crit" and hero is not None and luck.gain(d, hero, "crit"):
            d.log("{name} gains 1 Luck.", name=hero.name)
        if not came_to.success:
            failed.append(save.hero)
        d.emit(
            e.CheckResolved(
                what=what,
                by=save.hero,
                on=on,
                total=came_to.total,
                difficulty=save.roll.difficulty,
                degree=1 if came_to.success else -1,
                critical=1 if came_to.outcome == "crit" else 0,
                chance=str(roll_odds(save.roll).success),
                outcome=OUTCOME_WORDS[came_to.outcome],
            )
        )
    return failed


def save_text(campaign: Campaign, save: OtherSave) -> str:
    """Return a save as text with its hero: "Bram: 9 against 16, a fail"."""
    return labeled(campaign.character_name(save.hero), save_result_text(save))


def save_result_text(save: OtherSave) -> str:
    """Return a save as text: "9 against 16, a fail"."""
    came_to = result(save)
    outcome = OUTCOME_WORDS[came_to.outcome]
    return tr("{total} against {dc}, {outcome}", total=came_to.total, dc=save.roll.difficulty, outcome=outcome)

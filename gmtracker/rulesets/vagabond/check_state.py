"""The stored state of the open check: a procedure with a :class:`CheckState` as plain JSON values.

Its stage is ``planned`` while Luck is spent on an unrolled check, ``rolled`` until it is announced, ``hit`` while
damage is to be rolled, and ``damage`` while rolled damage is to be dealt.
"""

import re
from typing import Literal

from msgspec import Struct

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.check.next_check import NextCheckMarker
from gmtracker.engine.check.procedure import CheckInProgress, CheckProcedure
from gmtracker.engine.dice import Die, DieOwner, DieRequest
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.i18n import tr
from gmtracker.rulesets.vagabond.check_odds import Outcome, Roll, outcome_of
from gmtracker.rulesets.vagabond.damage_dice import DamageDice

KIND = "check"
NONE_OPEN = tr("That needs an open check. Roll one first.")
D20_ROLE, FAVOR_ROLE, HINDER_ROLE = "d20", "favor", "hinder"
CheckKind = Literal["skill", "attack", "cast", "save"]
Stage = Literal["planned", "rolled", "hit", "damage"]


class Harm(Struct, frozen=True, omit_defaults=True):
    """The damage of a check that is not stopped: its dice, its source, and whether it is from an attack.

    ``name`` is the name of the weapon or spell, if any.
    """

    dice: DamageDice = DamageDice()
    source: str = ""
    attack: bool = False
    name: str = ""


class OtherSave(Struct, frozen=True, omit_defaults=True):
    """Another hero's save against the same action. The roles of its dice end in ``@`` and the hero's id."""

    hero: CharacterId
    roll: Roll = Roll(20)
    dice: tuple[Die, ...] = ()


class CheckState(CheckInProgress, frozen=True, kw_only=True, omit_defaults=True):
    """A check in progress.

    ``by`` is the hero who rolls, or without a roll the character who deals the damage. ``harm`` hits ``victim`` if the
    check passes. If the check ``stops`` an action, as a save does, it hits on a fail. A Crit can add ``stat`` to the
    damage, and ``extra`` is what it added. ``favors`` counts the Luck spent on Favor, ``again`` the rerolled dice.
    ``chance`` is the exact chance of success before the roll. ``others`` are harmed by the same attack. ``saves`` are
    other heroes' saves against it. ``weak_die`` is the role of the die that counts only for victims who are weak to the
    damage.
    """

    kind: CheckKind = "skill"
    stat: int = 0
    roll: Roll = Roll(20)
    dice: tuple[Die, ...] = ()
    favors: int = 0
    again: int = 0
    stops: bool = False
    harm: Harm | None = None
    victim: CharacterId = NOBODY
    others: tuple[CharacterId, ...] = ()
    saves: tuple[OtherSave, ...] = ()
    weak_die: str = ""
    damage: tuple[Die, ...] = ()
    extra: int = 0
    chance: str = ""


class CheckResult(Struct, frozen=True):
    """The result of a roll: the natural d20, the total, and the outcome."""

    natural: int
    total: int
    outcome: Outcome

    @property
    def success(self) -> bool:
        """Whether the check passes, with or without a Crit."""
        return self.outcome != "fail"


CHECKS = CheckProcedure[CheckState, Stage](KIND, CheckState, NONE_OPEN)
state_of = CHECKS.state_of
at_stage = CHECKS.state_at
open_at = CHECKS.open_at
keep = CHECKS.store


OUTCOME_WORDS: dict[Outcome, str] = {"crit": tr("a Crit"), "pass": tr("a pass"), "fail": tr("a fail")}


def dice_asked(roll: Roll, who: DieOwner, of: str = "") -> tuple[DieRequest, ...]:
    """Return the dice of a roll: the d20, and a d6 if Favor and Hinder don't cancel out.

    ``of`` is the suffix of their roles.
    """
    dice = [DieRequest(f"{D20_ROLE}{of}", 20, "d20", owner=who)]
    if roll.sign:
        role, word = (FAVOR_ROLE, "Favor") if roll.sign > 0 else (HINDER_ROLE, "Hinder")
        dice.append(DieRequest(f"{role}{of}", 6, word, owner=who, names_size=True))
    return tuple(dice)


def counting(state: CheckState) -> dict[str, Die]:
    """Return the dice of the roll that count, by their purpose."""
    return _counted_dice(state.dice)


def _counted_dice(dice: tuple[Die, ...]) -> dict[str, Die]:
    """Return the dice that count, by their roles without the number of the reroll."""
    return {_PURPOSE.split(die.role, maxsplit=1)[0]: die for die in dice if not die.ignored}


_PURPOSE = re.compile("[~@]")
"""Separates a die's purpose in its role from its owner and its number of rerolls."""


def result_of(state: CheckState) -> CheckResult:
    """Return the result of a rolled check so far. Raises LookupError before the roll."""
    return result_of_roll(state.roll, state.dice)


def result_of_roll(roll: Roll, rolled: tuple[Die, ...]) -> CheckResult:
    """Return the result of a roll from its dice. Raises LookupError if there are none."""
    dice = _counted_dice(rolled)
    natural = dice[D20_ROLE].face
    d6 = next((dice[role].face for role in (FAVOR_ROLE, HINDER_ROLE) if role in dice), 0)
    return CheckResult(natural, natural + roll.sign * d6, outcome_of(natural, d6, roll))


WAITING_FAVORS = NextCheckMarker("favor", lambda _favors: tr("Next check: Favor by Luck"))
"""The Luck spent on Favor for a check that is not set up yet. Further Favor only cancels more Hinder."""


def planned_favors(campaign: Campaign, by: CharacterId) -> int:
    """Return the Luck that a hero has spent on Favor for the next roll."""
    return planned_here(campaign, by) + WAITING_FAVORS.number(campaign, by)


def planned_here(campaign: Campaign, by: CharacterId) -> int:
    """Return the Luck spent on the hero's prepared roll, or 0 if there is no such roll."""
    found = CHECKS.state_at(campaign, "planned")
    return found[1].favors if found and found[1].by == by else 0

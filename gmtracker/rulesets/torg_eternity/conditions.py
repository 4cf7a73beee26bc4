"""Conditions that tests bring on: Stymied and Vulnerable, each of which a second one makes Very.

Source: rules/torg-eternity.md. They last to the end of the bearer's next turn.
"""

from gmtracker.engine import events as e
from gmtracker.engine.commands import Use
from gmtracker.engine.conditions import inflict
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.rulesets.torg_eternity.sheet import STYMIED, VERY_STYMIED, VERY_VULNERABLE, VULNERABLE

VERY = {STYMIED: VERY_STYMIED, VULNERABLE: VERY_VULNERABLE}


def make_stymied(d: Decision, command: Use) -> None:
    """Somebody becomes Stymied, or Very Stymied."""
    _step(d, command, STYMIED)


def make_vulnerable(d: Decision, command: Use) -> None:
    """Somebody becomes Vulnerable, or Very Vulnerable."""
    _step(d, command, VULNERABLE)


def _step(d: Decision, command: Use, key: str) -> None:
    """The condition, or the Very one where it is asked for or the other is there already."""
    character = d.character(command.by)
    very = VERY[key]
    name = d.campaign.sheet.condition_name
    d.label("{condition} on {name}", condition=name(key), name=character.name)
    if character.has_condition(very):
        raise Refused("{name} is {condition} already, and it gets no worse.", name=character.name, condition=name(very))
    if character.has_condition(key):
        d.happen(e.ConditionEnded(character=character.id, key=key))
    elif command.text("how") != "very":
        inflict(d, character, key)
        return
    inflict(d, character, very)

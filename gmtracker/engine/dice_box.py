"""The dice box: any dice that the table wants rolled beside the rules, told in one line of the log."""

from gmtracker.engine import commands as c
from gmtracker.engine.decision import Decision
from gmtracker.engine.dice import Ask, Die
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.notation import dice_in, notation_text, parse_notation, result_text, roll_notation
from gmtracker.words import tr

PURPOSE = "box"
MOST_TOLD = 12
"""A sum of more values is told by its total alone."""


class _Box:
    """Dice for a notation, each group of them a fact of the decision."""

    def __init__(self, d: Decision, by: CharacterId) -> None:
        self._d = d
        self._by = by

    def take(self, *asked: Ask) -> tuple[Die, ...]:
        """Roll a group."""
        return self._d.roll(PURPOSE, *asked, by=self._by)


def says(command: c.RollDice) -> str:
    """What would be rolled, as the notation has it: "rolls 2d6!". Raises Refused for what is none."""
    return tr("rolls {dice}", dice=notation_text(parse_notation(command.notation)))


def roll(d: Decision, command: c.RollDice) -> None:
    """Roll a notation. Refuses, in words, what is none, what is too much, and a sum without any dice."""
    notation = parse_notation(command.notation)
    text = notation_text(notation)
    if not dice_in(notation):
        raise Refused("There are no dice in {sum}. Try 2d6+1.", sum=text)
    who = d.character(command.by).name if command.by else tr("Dice")
    rolled = roll_notation(notation, _Box(d, command.by))
    d.label("roll of {notation}", notation=text)
    d.say("{who}: {result}.", who=who, result=result_text(rolled, MOST_TOLD))

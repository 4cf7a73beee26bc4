"""Whether a use is asked for in the form that the sheet describes: its inputs, its tokens, and who is meant."""

from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision, described
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.sheet import InputKind


def check_form(d: Decision, command: Use) -> None:
    """Refuse a use that the game does not have, an input out of its range, a token named twice, or a stranger.

    An input may be left out, or empty; one that the sheet does not describe is the ruleset's own.
    """
    kind = described(d.campaign.sheet.use, command.use, "This game has no such use.")
    if len(set(command.tokens)) != len(command.tokens):
        raise Refused("Each token counts once.")
    for character in (command.by, command.on):
        if character:
            d.character(character)
    for asked in kind.inputs:
        given = command.inputs.get(asked.key, "")
        if given != "":
            _check_input(d, asked, given)


def _check_input(d: Decision, asked: InputKind, given: object) -> None:
    match asked.kind:
        case "number":
            if isinstance(given, bool) or not isinstance(given, int) or not asked.lowest <= given <= asked.highest:
                raise Refused("{name}: {low} to {high}.", name=asked.name, low=asked.lowest, high=asked.highest)
        case "flag":
            if not isinstance(given, bool):
                raise Refused("{name} is a yes or a no.", name=asked.name)
        case "choice":
            if all(given != option.key for option in asked.options):
                raise Refused("{name}: choose one of those offered.", name=asked.name)
        case "character":
            d.character(CharacterId(str(given)))
        case "text":
            if not isinstance(given, str):
                raise Refused("{name} is written in words.", name=asked.name)

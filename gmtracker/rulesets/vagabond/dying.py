"""Dying: at 0 HP, with the body destroyed, or at 5 Fatigue; and what the dead can no longer do.

The program marks the death and the GM may take the mark off again; it comes back only with another loss
(rules/vagabond.md, "Dead"; seed 003, Dying).
"""

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Condition
from gmtracker.engine.commands import SetTrack, Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.ids import CharacterId
from gmtracker.rulesets.vagabond.sheet import DEAD, FATIGUE, HP, SHEET
from gmtracker.words import tr

MOST_FATIGUE = SHEET.track(FATIGUE).highest


def settle(d: Decision, before: Campaign) -> None:
    """Whoever came to 0 HP or to 5 Fatigue by what was decided is dead."""
    for character in d.campaign.characters:
        known = before.find_character(character.id)
        if known is None or known is character or character.has_condition(DEAD):
            continue
        if _came_to(before, character, HP, 0):
            die(d, character, tr("{name} is at 0 HP and dead."))
        elif _came_to(before, character, FATIGUE, MOST_FATIGUE):
            die(d, character, tr("{name} has 5 Fatigue and is dead."))


def destroy(d: Decision, command: Use) -> None:
    """A body is destroyed, whatever its HP."""
    character = d.character(command.by)
    if not character.has_condition(DEAD):
        die(d, character, tr("The body of {name} is destroyed: dead."))
    d.label("end of {name}", name=character.name)
    d.say("{name} is gone.", name=character.name)


def die(d: Decision, character: Character, says: str) -> None:
    """Mark a death, and say what it came from."""
    d.happen(e.ConditionSet(character=character.id, condition=Condition(DEAD)))
    d.happen(e.Noted(text=tr("{name} dies.", name=character.name), topic="result", about=character.id))
    d.say(says, name=character.name)


def check_regains(d: Decision, character: Character) -> None:
    """Refuse HP for the dead, unless the GM overrules."""
    if character.has_condition(DEAD):
        d.unless_overruled("{name} is dead, and the dead regain no HP.", name=character.name)


def check_track(d: Decision, command: SetTrack) -> None:
    """The same where HP are set by hand."""
    character = d.campaign.find_character(CharacterId(command.character))
    if character is not None and command.track == HP and command.value > d.campaign.track_value(character.id, HP):
        check_regains(d, character)


def _came_to(before: Campaign, character: Character, track: str, value: int) -> bool:
    """Whether a track came to a value by what happened to it, not by an edit of what limits it."""
    old = before.character(character.id).tracks.get(track)
    return character.tracks.get(track) == value != old

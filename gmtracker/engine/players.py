"""What the players see of a character on a screen of their own: all, the name alone, or nothing."""

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Campaign, Character, Marker
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import MarkerId
from gmtracker.words import tr

MARKER = "players-see"
WORDS: dict[c.Seen, str] = {
    "nothing": tr("nothing", "what the players see of somebody"),
    "name": tr("the name", "what the players see of somebody"),
    "all": tr("everything", "what the players see of somebody"),
}


def seen_of(campaign: Campaign, character: Character) -> c.Seen:
    """What the players see of a character: by default all of a hero, and of the opposition the name."""
    marker = campaign.marker(character.id, MARKER)
    if marker is not None and marker.value in WORDS:
        return next(seen for seen in WORDS if seen == marker.value)
    return "all" if character.side == "heroes" else "name"


def set_seen(d: Decision, command: c.SetSeen) -> None:
    """Show more or less of one of the opposition to the players."""
    character = d.character(command.character)
    if character.side == "heroes":
        raise Refused("{name} is a hero, and the players see everything of heroes.", name=character.name)
    if seen_of(d.campaign, character) != command.seen:
        d.mark(Marker(id=MarkerId(""), owner=character.id, key=MARKER, value=command.seen))
    said = {"what": WORDS[command.seen], "name": character.name}
    d.label("what the players see of {name}", **said)
    d.say("The players see {what} of {name}.", **said)

"""Characters put aside: still in the campaign, but out of sight and of the turns until they are brought back."""

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine import turns
from gmtracker.engine.campaign import ASIDE, Campaign, Character, Marker
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import AlreadySo
from gmtracker.engine.ids import MarkerId
from gmtracker.engine.latecomers import join


def set_aside(d: Decision, command: c.SetAside) -> None:
    """Put a character aside, out of the order of turns, or bring back into it who is here tonight."""
    character = d.character(command.character)
    marker = d.campaign.marker(character.id, ASIDE)
    if command.aside == (marker is not None):
        raise AlreadySo
    if marker is None:
        d.label("putting {name} aside", name=character.name)
        d.say("{name} is put aside.", name=character.name)
        turns.without(d, character.id)
        d.mark(Marker(id=MarkerId(""), owner=character.id, key=ASIDE))
    else:
        d.label("bringing {name} back", name=character.name)
        d.say("{name} is back.", name=character.name)
        d.happen(e.MarkerRemoved(marker=marker.id))
        if character.side != "heroes" or (d.campaign.session and character.id in d.campaign.session.present):
            join(d, (character.id,))


def those_aside(campaign: Campaign) -> tuple[Character, ...]:
    """The characters who are put aside, in roster order."""
    aside = {marker.owner for marker in campaign.markers if marker.key == ASIDE}
    return tuple(character for character in campaign.characters if character.id in aside) if aside else ()

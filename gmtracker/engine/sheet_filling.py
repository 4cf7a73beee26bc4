"""Fill the sheet of a character who is there by what an imported one has."""

from collections.abc import Collection

from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character, track_value
from gmtracker.engine.commands import Command, EditCharacter, SetTrack
from gmtracker.engine.name_matching import folded


class Filling(Struct, frozen=True):
    """A hero who is there, and the same hero as the sheet would be."""

    known: Character
    filled: Character

    def commands(self, campaign: Campaign) -> tuple[Command, ...]:
        """The commands that fill the sheet; none where all of it is so already."""
        sheet: tuple[Command, ...] = (EditCharacter(character=self.filled),) if self._changes_sheet() else ()
        places = (
            SetTrack(character=self.known.id, track=key, value=value)
            for key, value in self.filled.tracks.items()
            if value != track_value(campaign.game.track(key), replace(self.filled, tracks=self.known.tracks))
        )
        return (*sheet, *places)

    def _changes_sheet(self) -> bool:
        return replace(self.filled, tracks={}) != replace(self.known, tracks={})


def filling_of(known: Character, read: Character, fields: Collection[str]) -> Filling:
    """How an imported character fills the sheet of a known one.

    What the import says takes the place of what is there, and all else stays. ``fields`` are those that it has.
    """
    traits = {(trait.group, folded(trait.name)): trait for trait in known.traits}
    traits |= {(trait.group, folded(trait.name)): trait for trait in read.traits}
    filled = replace(
        known,
        player=read.player or known.player,
        tier=read.tier if "tier" in fields else known.tier,
        level=read.level if "level" in fields else known.level,
        notes=read.notes or known.notes,
        traits=tuple(traits.values()),
        tracks=read.tracks,
    )
    return Filling(known, filled)

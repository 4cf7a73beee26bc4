"""Filling the sheet of an existing character from an imported one."""

from collections.abc import Collection

from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character, track_value
from gmtracker.engine.commands import Command, EditCharacter, SetTrack
from gmtracker.engine.name_matching import fold_text


class Filling(Struct, frozen=True):
    """An existing hero, and the same hero with the imported sheet."""

    known: Character
    filled: Character

    def commands(self, campaign: Campaign) -> tuple[Command, ...]:
        """Return the commands that fill the sheet; empty if nothing would change."""
        sheet: tuple[Command, ...] = (EditCharacter(character=self.filled),) if self._changes_sheet() else ()
        places = (
            SetTrack(character=self.known.id, track=key, value=value)
            for key, value in self.filled.tracks.items()
            if value != track_value(campaign.game.track(key), replace(self.filled, tracks=self.known.tracks))
        )
        return (*sheet, *places)

    def _changes_sheet(self) -> bool:
        return replace(self.filled, tracks={}) != replace(self.known, tracks={})


def make_filling(known: Character, read: Character, fields: Collection[str]) -> Filling:
    """Return the filling of a known character's sheet from an imported one.

    Imported values replace existing ones; everything else stays. ``fields`` are the fields that the import contains.
    """
    traits = {(trait.group, fold_text(trait.name)): trait for trait in known.traits}
    traits |= {(trait.group, fold_text(trait.name)): trait for trait in read.traits}
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

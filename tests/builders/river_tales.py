"""A table of the stranger's game: bars, pips and a ladder, levels without tiers, no hand and no actions."""

from collections.abc import Iterable

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character, Trait
from gmtracker.engine.commands import AddCharacters
from gmtracker.engine.game_spec import GameSpec
from gmtracker.engine.history import History
from gmtracker.engine.ids import CampaignId
from gmtracker.engine.table import Table
from tests.builders.campaigns import NOON, a_hero, no_dice
from tests.strangers_game.river_tales import GAME, RULESET


def a_sailor(name: str = "Oda", *, back: int = 5, voyages: int = 2, side: str = "heroes") -> Character:
    """A character whose Breath goes up to ``back`` times ``voyages``."""
    traits = (Trait(group="gifts", name="Back", rank=back),)
    sailor = a_hero(name, side="heroes" if side == "heroes" else "opposition", traits=traits, tier=1)
    return replace(sailor, level=voyages)


def a_river(*characters: Character, game: GameSpec = GAME) -> Table:
    """A table in preparation, with Oda and a foe where nobody else is named."""
    crew: Iterable[Character] = characters or (a_sailor(), a_sailor("Toll keeper", back=2, side="opposition"))
    campaign = Campaign(id=CampaignId("river"), name="Down the Wend", ruleset=game.ruleset, game=game)
    table = Table(History(campaign), RULESET, clock=lambda: NOON)
    table.dispatch(AddCharacters(characters=tuple(crew)), no_dice())
    return table

"""What the rows of the roster say to what is carried, and which cells are new."""

from gmtracker.engine.campaign import Place, held_by
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.engine.ruleset import OnUse, Target
from gmtracker.ui.carry import Carry
from gmtracker.ui.delegates.ground import Light
from gmtracker.ui.models.characters import CharactersModel
from gmtracker.ui.models.rows import Index
from gmtracker.ui.views.flash import Flash
from gmtracker.ui.views.landing import Landing


class RosterLights:
    """Asked by the delegates as they paint."""

    def __init__(self, model: CharactersModel, carry: Carry, landing: Landing, flash: Flash) -> None:
        self._model = model
        self._carry = carry
        self._landing = landing
        self._flash = flash

    def row_light(self, character: CharacterId) -> Light:
        """What a character's row says."""
        return self._landing.light(held_by(character))

    def zone_lights(self, character: CharacterId) -> tuple[tuple[str, Light], ...]:
        """The names of a row's own drop zones, and what each says."""
        zones = self._model.drop_zones(self._carry.tokens, character)
        return tuple((zone.name, self._landing.light(OnUse(zone.key, character))) for zone in zones)

    def is_fresh(self, index: Index) -> bool:
        """Whether a cell has just changed."""
        return self._flash.is_fresh(index)

    def targets(self, character: CharacterId) -> tuple[Target, ...]:
        """Every place of a row where what is carried could be dropped: the row, then its zones."""
        zones = self._model.drop_zones(self._carry.tokens, character)
        return held_by(character), *(OnUse(zone.key, character) for zone in zones)


def whose(target: Target) -> CharacterId:
    """The character on whose row a target lies; nobody for one that lies elsewhere."""
    match target:
        case OnUse():
            return target.by
        case Place(kind="character"):
            return CharacterId(target.id)
    return NOBODY

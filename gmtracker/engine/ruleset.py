"""What a game is to the table: a sheet that describes it, and pure functions that decide."""

from typing import Protocol

from msgspec import Struct

from gmtracker.engine.campaign import Campaign, Place
from gmtracker.engine.commands import Command, Use
from gmtracker.engine.decision import Decided
from gmtracker.engine.dice import Dice
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.sheet import Sheet


class OnUse(Struct, frozen=True, tag="on-use"):
    """A place of the window that stands for a use, where tokens can be dropped for it."""

    use: str
    by: CharacterId


Target = Place | OnUse


class Offer(Struct, frozen=True, kw_only=True):
    """Something that could be done now: its command, its name, and what it would come to ("+2 degrees").

    ``refusal`` says why not, where it cannot be done; such an offer is shown, not taken.
    """

    command: Use
    name: str
    effect: str
    refusal: str = ""
    overrulable: bool = False


class Wish(Struct, frozen=True, kw_only=True):
    """What a gesture asks for: a command, or a choice of offers where it can mean several things."""

    says: str
    command: Command | None = None
    offers: tuple[Offer, ...] = ()


class Ruleset(Protocol):
    """One game. All of it is pure: plain values in, plain values out, dice handed in."""

    id: str

    def sheet(self) -> Sheet:
        """The game in its own words."""
        ...

    def decide(self, campaign: Campaign, command: Command, dice: Dice) -> Decided:
        """What the command comes to. Raises Refused (nothing happens) or DiceNeeded (decide again with faces)."""
        ...

    def gesture(self, campaign: Campaign, tokens: tuple[TokenId, ...], target: Target) -> Wish:
        """What dropping these tokens there asks for. Raises Refused with the reason where it can mean nothing."""
        ...

    def offers(self, campaign: Campaign) -> tuple[Offer, ...]:
        """What the open flow offers next, if one is open: the immediate uses of an award, say."""
        ...

    def warnings(self, campaign: Campaign, character: CharacterId) -> tuple[str, ...]:
        """What is odd about a sheet, in sentences; a warning never blocks."""
        ...

"""What a die that is added to a test costs: a Possibility, or a card of the hand; Up costs nothing."""

from gmtracker.engine import events as e
from gmtracker.engine.decision import Decision
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.rulesets.torg_eternity import possibilities
from gmtracker.rulesets.torg_eternity.sheet import CARDS
from gmtracker.rulesets.torg_eternity.use_sheet import CARD_NAMES, POSSIBILITY


def pay(d: Decision, by: CharacterId, kind: str, what: str, token: TokenId | None = None) -> None:
    """Pay for a die of a kind on the test of ``what``; ``token`` names the Possibility, where it is to be that one.

    A card that was counted in hand leaves it; one that was not counted is played all the same.
    """
    if kind == POSSIBILITY:
        possibilities.take_one(d, d.character(by), "check", token, what)
    elif kind in CARD_NAMES:
        acting = d.campaign.find_character(by)
        held = d.campaign.track_value(acting.id, CARDS) if acting else 0
        if acting and held:
            d.happen(e.TrackChanged(character=acting.id, track=CARDS, value=held - 1))


def can_pay(d: Decision, by: CharacterId, kind: str) -> bool:
    """Whether there is a Possibility to pay with, where one is needed."""
    acting = d.campaign.find_character(by)
    return kind != POSSIBILITY or (acting is not None and bool(possibilities.at_hand(d.campaign, acting)))

"""What is added to a test once its dice lie: Possibilities, Up, Hero and Drama cards (rules/torg-eternity.md)."""

from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import NOBODY
from gmtracker.rulesets.torg_eternity.check_cost import pay
from gmtracker.rulesets.torg_eternity.check_flow import add_chain, check_addition
from gmtracker.rulesets.torg_eternity.check_odds import UP
from gmtracker.rulesets.torg_eternity.check_state import rolled
from gmtracker.rulesets.torg_eternity.use_sheet import CARD_NAMES, POSSIBILITY


def spend_possibility(d: Decision, command: Use) -> None:
    """A Possibility adds a rolling-again d20, counted as 10 at least, to a test of one's own."""
    procedure, flow = rolled(d.campaign)
    user = d.character(command.by)
    if len(command.tokens) > 1:
        raise Refused("Possibilities are spent one at a time.")
    if flow.by not in (NOBODY, user.id):
        d.unless_overruled("{name} can spend a Possibility only on a test of their own.", name=user.name)
    check_addition(d, flow, POSSIBILITY, int(d.campaign.house_rule("most-possibilities")))
    pay(d, user.id, POSSIBILITY, flow.what, command.tokens[0] if command.tokens else None)
    d.label("Possibility on {what}", what=flow.what)
    add_chain(d, procedure, flow, POSSIBILITY)


def add_up(d: Decision, _command: Use) -> None:
    """Up adds a rolling-again d20 without a minimum, once."""
    procedure, flow = rolled(d.campaign)
    check_addition(d, flow, UP, 1)
    d.label("Up on {what}", what=flow.what)
    add_chain(d, procedure, flow, UP)


def play_card(d: Decision, command: Use) -> None:
    """A Hero or Drama card counts as a Possibility, once each; a card counted in hand leaves it."""
    procedure, flow = rolled(d.campaign)
    card = command.text("card")
    if card not in CARD_NAMES:
        raise Refused("Say which card is played: Hero or Drama.")
    check_addition(d, flow, card, 1)
    pay(d, flow.by, card, flow.what)
    d.label("{card} on {what}", card=CARD_NAMES[card], what=flow.what)
    add_chain(d, procedure, flow, card)

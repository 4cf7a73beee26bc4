"""Interpret drops of tokens: Luck dropped on a hero, a use or the check. Countdown dice can't be moved."""

from collections.abc import Callable

from gmtracker.engine.campaign import HAND, Campaign, Place, Token
from gmtracker.engine.check.shown import OnCheck
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.offers import Try, make_offer
from gmtracker.engine.ruleset import DropResult, OnUse, Target, carried_tokens, offer_choice
from gmtracker.i18n import labeled, tr
from gmtracker.rulesets.vagabond import check_flow, check_view
from gmtracker.rulesets.vagabond.sheet import COUNTDOWN, GAME

LUCK_USES: dict[str, Callable[[Decision, Use], None]] = {
    "favor": check_flow.favor,
    "roll-again": check_flow.roll_again,
}
EFFECTS = {"favor": tr("+d6 on the next d20"), "roll-again": tr("reroll the worst die")}


def drop_result(campaign: Campaign, tokens: tuple[TokenId, ...], target: Target, refused: Try) -> DropResult:
    """Return the command for a drop of tokens, or a choice of uses. Raises Refused with the reason."""
    carried = carried_tokens(campaign, tokens)
    if carried[0].kind == COUNTDOWN:
        raise Refused("A Countdown die counts for everyone, so it stays in its pool.")
    if isinstance(target, OnCheck):
        return offer_choice(
            tr("Spend Luck on the check"), check_view.offers_for(campaign, target.draft, carried, refused)
        )
    if isinstance(target, OnUse):
        if target.use not in LUCK_USES:
            raise Refused("You can't drop anything there.")
        return DropResult(message=GAME.use(target.use).name, command=Use(use=target.use, by=target.by, tokens=tokens))
    return _on_place(campaign, carried, target, refused)


def _on_place(campaign: Campaign, carried: tuple[Token, ...], target: Place, refused: Try) -> DropResult:
    if carried[0].place == target:
        return _list_uses(campaign, carried, refused)
    if target == HAND:
        raise Refused("The GM doesn't use Luck.")
    if target.kind == "pool":
        raise Refused("Luck can't be put in a pool. Spend it on a roll.")
    holder = campaign.character_name(CharacterId(carried[0].place.key))
    raise Refused("Only {holder} can spend that Luck.", holder=holder)


def _list_uses(campaign: Campaign, carried: tuple[Token, ...], refused: Try) -> DropResult:
    holder = CharacterId(carried[0].place.key)
    offers = []
    for use, effect in EFFECTS.items():
        command = Use(use=use, by=holder, tokens=tuple(token.id for token in carried))
        offers.append(make_offer(command, GAME.use(use).name, effect, refused(command)))
    return offer_choice(labeled(campaign.character_name(holder), tr("Spend 1 Luck")), tuple(offers))

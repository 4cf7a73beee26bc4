"""Interpret drops of tokens: a Possibility dropped on a test, on the character who spends it, or on a use."""

from gmtracker.engine.campaign import HAND, Campaign, Character, Place, Token
from gmtracker.engine.check.shown import OnCheck
from gmtracker.engine.commands import Use
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.offers import Try
from gmtracker.engine.ruleset import DropResult, OnUse, Target, carried_tokens
from gmtracker.i18n import labeled, tr
from gmtracker.rulesets.torg_eternity import check_view, damage
from gmtracker.rulesets.torg_eternity.check_state import KIND
from gmtracker.rulesets.torg_eternity.possibilities import purse_of
from gmtracker.rulesets.torg_eternity.sheet import POSSIBILITY

SAYS = tr("Spend a Possibility")


def drop_result(campaign: Campaign, tokens: tuple[TokenId, ...], target: Target, refused: Try) -> DropResult:
    """Return the command for a drop of tokens, or a choice of uses. Raises Refused with the reason."""
    carried = carried_tokens(campaign, tokens)
    match target:
        case OnCheck():
            return _on_check(campaign, carried, target, refused)
        case OnUse():
            return _on_use(campaign, carried, target)
        case Place(kind="character"):
            return _on_character(campaign, carried, CharacterId(target.key), refused)
        case Place():
            return _on_place(carried[0], target)


def _on_check(campaign: Campaign, carried: tuple[Token, ...], target: OnCheck, refused: Try) -> DropResult:
    (offer,) = check_view.offers_for(campaign, target.draft, carried, refused)
    if offer.refusal and not offer.overrulable:
        raise Refused.translated(offer.refusal)
    rolls = offer.command.use in ("check", "defeat")
    effect = tr("rolls the test, {effect}", effect=offer.effect) if rolls else offer.effect
    return DropResult(message=f"{offer.name}, {effect}", command=offer.command)


def _on_use(campaign: Campaign, carried: tuple[Token, ...], target: OnUse) -> DropResult:
    if target.use != POSSIBILITY:
        raise Refused("You can't drop anything there.")
    message = labeled(campaign.character_name(target.by), SAYS)
    return DropResult(message=message, command=Use(use=POSSIBILITY, by=target.by, tokens=_ids(carried)))


def _on_character(campaign: Campaign, carried: tuple[Token, ...], there: CharacterId, refused: Try) -> DropResult:
    """Return the use of a Possibility dropped on a character: on their open test, or to soak their damage."""
    character = campaign.find_character(there)
    if character is None:
        raise Refused("That character is no longer in the campaign.")
    if carried[0].place != purse_of(character):
        raise Refused.translated(_owner_refusal_text(carried[0], character))
    if damage.waits_for(campaign, character):
        return _on_check(campaign, carried, OnCheck(check_view.soak_draft(character)), refused)
    if campaign.procedure(KIND) is None:
        raise Refused(
            "No test is open. To roll a Possibility with {name}'s test, set that test up and drop it on the "
            "check panel.",
            name=character.name,
        )
    command = Use(use=POSSIBILITY, by=character.id, tokens=_ids(carried))
    refusal = refused(command)
    if refusal is not None and not refusal.overrulable:
        raise refusal.without_traceback()
    return DropResult(message=labeled(character.name, SAYS), command=command)


def _owner_refusal_text(token: Token, character: Character) -> str:
    if character.side != "heroes":
        return tr("{name} uses the GM's Possibilities, not a Storm Knight's.", name=character.name)
    if token.place == HAND:
        return tr("{name} can't use the GM's Possibilities.", name=character.name)
    return tr("You can't give a Possibility to {name}.", name=character.name)


def _on_place(token: Token, target: Place) -> DropResult:
    if token.place == target:
        raise Refused("It is already there.")
    raise Refused("Possibilities can't be passed on. Each stays with its holder until spent.")


def _ids(carried: tuple[Token, ...]) -> tuple[TokenId, ...]:
    return tuple(token.id for token in carried)

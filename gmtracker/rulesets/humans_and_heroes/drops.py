"""Interpret drops of tokens: a Victory point dropped on its hero, on a use, or on the check."""

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character, Token
from gmtracker.engine.check.shown import OnCheck
from gmtracker.engine.commands import Use
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.offers import Offer, Try, make_offer
from gmtracker.engine.ruleset import DropResult, OnUse, Target, carried_tokens, offer_choice
from gmtracker.i18n import labeled, tr
from gmtracker.rulesets.humans_and_heroes import check_spends
from gmtracker.rulesets.humans_and_heroes.check_state import open_state
from gmtracker.rulesets.humans_and_heroes.sheet import VICTORY_USES
from gmtracker.rulesets.humans_and_heroes.victory import FOR_CHECK

SPENDS = {use.key: use for use in VICTORY_USES}


def drop_result(campaign: Campaign, tokens: tuple[TokenId, ...], target: Target, refused: Try) -> DropResult:
    """Return the command for a drop of tokens, or a choice of uses. Raises Refused with the reason."""
    carried = carried_tokens(campaign, tokens)
    if isinstance(target, OnUse):
        if target.use not in SPENDS:
            raise Refused("You can't drop anything there.")
        command = Use(use=target.use, by=target.by, tokens=tuple(token.id for token in carried))
        return DropResult(message=SPENDS[target.use].name, command=command)
    if isinstance(target, OnCheck):
        return offer_choice(
            tr("Spend a Victory point on the check"),
            check_spends.offers_for_dropped_points(campaign, target.draft, carried, refused),
        )
    if target.kind != "character":
        raise Refused("Drop a Victory point on its hero to spend it.")
    return _on_character(campaign, carried, CharacterId(target.key), refused)


def _on_character(campaign: Campaign, carried: tuple[Token, ...], target: CharacterId, refused: Try) -> DropResult:
    hero = campaign.find_character(target)
    if hero is None:
        raise Refused("That character is no longer in the campaign.")
    if carried[0].place.key != hero.id:
        holder = campaign.character_name(CharacterId(carried[0].place.key))
        raise Refused("Only {holder} can spend that point.", holder=holder)
    tokens = tuple(token.id for token in carried)
    offers: list[Offer] = []
    ahead: list[Offer] = []
    for use, kind in SPENDS.items():
        command = Use(use=use, by=hero.id, tokens=tokens)
        is_ahead = use == check_spends.IMPROVE and open_state(campaign) is None and refused(command) is not None
        if is_ahead and _rolls_next(campaign, hero):
            command = replace(command, inputs={FOR_CHECK: True})
        offer = make_offer(command, kind.name, EFFECTS[use], refused(command))
        (ahead if is_ahead else offers).append(offer)
    return offer_choice(labeled(hero.name, tr("Spend a Victory point")), (*offers, *ahead))


def _rolls_next(campaign: Campaign, hero: Character) -> bool:
    """Whether a hero's roll can be the next. A point spent ahead on any other roll would be lost."""
    return campaign.encounter is None or campaign.encounter.active == hero.id


EFFECTS = {
    "improve-roll": tr("the better of two rolls"),
    "edit-scene": tr("a helpful detail"),
    "heroic-feat": tr("an advantage, or an untrained check"),
    "inspiration": tr("a hint"),
    "instant-counter": tr("a roll to counter an effect"),
    "negate-complication": tr("the complication does not happen"),
    "recover": tr("a condition ends or eases"),
}

if set(EFFECTS) != set(SPENDS):
    raise AssertionError("Every use of a Victory point has its effect here.")

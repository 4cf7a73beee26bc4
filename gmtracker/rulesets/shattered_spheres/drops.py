"""Interpret drops of tokens on a character, a pool, the GM's hand, a use, or the check."""

from collections.abc import Iterator

from msgspec.structs import replace

from gmtracker.engine.campaign import HAND, Campaign, Character, Place, Procedure, Token, character_place
from gmtracker.engine.check.shown import OnCheck
from gmtracker.engine.commands import Use
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.offers import Offer, Try, make_offer
from gmtracker.engine.ruleset import DropResult, OnUse, Target, carried_tokens, offer_choice
from gmtracker.i18n import capitalize_first, labeled, tr
from gmtracker.rulesets.shattered_spheres import check_spends, destiny, fate, gm_tragedy, stress, token_uses
from gmtracker.rulesets.shattered_spheres.sheet import GAME, STONES, TRAGEDY
from gmtracker.rulesets.shattered_spheres.token_effects import TOKEN_USES


def drop_result(campaign: Campaign, tokens: tuple[TokenId, ...], target: Target, refused: Try) -> DropResult:
    """Return the command for a drop of tokens, or a choice of uses. Raises Refused with the reason."""
    carried = carried_tokens(campaign, tokens)
    if isinstance(target, OnUse):
        return _on_use(campaign, carried, target, refused)
    if isinstance(target, OnCheck):
        return _on_check(campaign, carried, target, refused)
    if target.kind != "character":
        return _on_place(carried[0], target)
    character = campaign.find_character(CharacterId(target.key))
    if character is None:
        raise Refused("That character is no longer in the campaign.")
    return _on_character(campaign, carried, character, refused)


def _on_check(campaign: Campaign, carried: tuple[Token, ...], target: OnCheck, refused: Try) -> DropResult:
    """Use a Tragedy of the GM's hand against a hero's check, or spend any other token on the check."""
    prospect = check_spends.prospect_of(campaign, target.draft)
    if carried[0].place == HAND and prospect is not None and prospect.by.side == "heroes":
        return gm_tragedy.offers_against(campaign, carried[0], prospect.by, refused)
    title, offers = check_spends.offers_for(campaign, target.draft, carried, refused)
    return offer_choice(title, offers)


def open_offers(campaign: Campaign, refused: Try) -> tuple[Offer, ...]:
    """Return the open offers: the immediate use of an award or of new stones, or the veto of an edit.

    After an award, the reasons for it are offered too, until one is chosen. After a hubris, the players who may have
    activated it are offered.
    """
    return (*_list_open_offers(campaign, refused), *_reasons(campaign))


def _list_open_offers(campaign: Campaign, refused: Try) -> tuple[Offer, ...]:
    procedure = campaign.procedure(destiny.OPEN)
    if procedure is None:
        return ()
    if procedure.stage == "edited":
        use = GAME.use("veto")
        return (Offer(command=Use(use="veto"), name=use.name, effect=tr("returns what was spent")),)
    user = campaign.find_character(CharacterId(procedure.data["by"]))
    if user is None:
        return ()
    if procedure.stage == "hubris":
        return tuple(_bringers(campaign, user))
    if procedure.stage == "awarded":
        commands = [Use(use=use, by=user.id, inputs={"awarded": True}) for use in TOKEN_USES]
    elif fate.stone_kind(user) == procedure.data["kind"]:
        stones = tuple(TokenId(token) for token in procedure.data["tokens"])
        commands = [Use(use=use, by=user.id, tokens=stones) for use in TOKEN_USES]
    else:
        return ()
    return tuple(_offer(campaign, command, procedure.data["value"], refused) for command in commands)


def _reasons(campaign: Campaign) -> Iterator[Offer]:
    """Yield the possible reasons for an award: the hero's complications by name, heroism, villainy, roleplay.

    They are offered for each hero's last award without a reason. The short offers are shown until play moves on. The
    offers with the full name can be found by search until a reason is chosen.
    """
    last: dict[str, Procedure] = {}
    for unsaid in destiny.awards_without_reason(campaign):
        last.setdefault(unsaid.data["by"], unsaid)
    for unsaid in last.values():
        hero = campaign.find_character(CharacterId(unsaid.data["by"]))
        if hero is not None:
            yield from _reason_offers(unsaid, hero)


def _reason_offers(unsaid: Procedure, hero: Character) -> Iterator[Offer]:
    own = [complication.name for complication in hero.traits_in("complications")]
    rest = [reason for reason in destiny.EARNED_BY if not own or reason != destiny.COMPLICATION]
    effect = tr("reason for the award")
    for reason in (*own, *rest):
        command = Use(use="award-reason", by=hero.id, inputs={"reason": reason})
        name = capitalize_first(destiny.EARNED_BY[reason][0]) if reason in rest else reason
        if unsaid.stage == destiny.ASKED:
            yield Offer(command=command, name=name, effect=effect, is_reason=True)
        said = {"hero": hero.name, "reason": name, "die": destiny.award_die_text(unsaid)}
        whole = tr("Reason for {hero}'s award of {die}: {reason}", **said)
        yield Offer(command=command, name=whole, effect=effect, is_reason=True, only_by_search=True)


def _bringers(campaign: Campaign, hero: Character) -> Iterator[Offer]:
    """Yield the people who may have activated a hubris: the GM, or another player who is present."""
    effect = tr("activated the hubris")
    yield Offer(command=Use(use="hubris-by", by=hero.id), name=tr("The GM"), effect=effect)
    for other in destiny.others_at_table(campaign, hero.id):
        name = f"{other.player} · {other.name}" if other.player else other.name
        yield Offer(command=Use(use="hubris-by", by=hero.id, on=other.id), name=name, effect=effect)


def _on_use(campaign: Campaign, carried: tuple[Token, ...], target: OnUse, refused: Try) -> DropResult:
    tokens = tuple(token.id for token in carried)
    if target.use == "hubris":
        return _on_hubris(campaign, Use(use="hubris", by=target.by, tokens=tokens), carried[0], refused)
    if target.use not in TOKEN_USES:
        raise Refused("You can't drop anything there.")
    if carried[0].place == destiny.POOL:
        raise Refused("Award the die from the pool first. Then you can choose its use.")
    return DropResult(message=GAME.use(target.use).name, command=Use(use=target.use, by=target.by, tokens=tokens))


def _on_hubris(campaign: Campaign, command: Use, die: Token, refused: Try) -> DropResult:
    """Return the command that activates the hero's only hubris, or a choice if there are several."""
    name = GAME.use("hubris").name
    hero = campaign.find_character(command.by)
    known = hero.traits_in("hubrises") if hero else ()
    if hero is None or len(known) < 2:
        return DropResult(message=name, command=command)
    commands = [replace(command, inputs={"hubris": hubris.name}) for hubris in known]
    refusal = refused(commands[0])
    offers = tuple(
        make_offer(chosen, hubris.name, tr("severity {severity}", severity=die.value), refusal)
        for hubris, chosen in zip(known, commands, strict=True)
    )
    return offer_choice(labeled(hero.name, name), offers)


def _on_place(token: Token, target: Place) -> DropResult:
    if token.place == target:
        raise Refused("It is already there.")
    if target == HAND:
        raise Refused("Only a spent Tragedy die goes to the GM's hand.")
    raise Refused("Tokens can't go back into a pool.")


def _on_character(campaign: Campaign, carried: tuple[Token, ...], character: Character, refused: Try) -> DropResult:
    first = carried[0]
    tokens = tuple(token.id for token in carried)
    if first.place == destiny.POOL:
        return DropResult(message=tr("Award", "what is done"), command=Use(use="award", by=character.id, tokens=tokens))
    if first.place == HAND:
        if character.side != "heroes":
            raise Refused("Use the GM's Tragedy only against heroes.")
        return gm_tragedy.offers_against(campaign, first, character, refused)
    if first.place == fate.POOL:
        return _offer_token_uses(campaign, character, carried, len(carried), refused)
    if first.place != character_place(character.id):
        holder = campaign.character_name(CharacterId(first.place.key))
        raise Refused("Only {holder} can spend that die.", holder=holder)
    return _offer_token_uses(campaign, character, carried, 0, refused)


def _offer_token_uses(
    campaign: Campaign, character: Character, carried: tuple[Token, ...], value: int, refused: Try
) -> DropResult:
    tokens = tuple(token.id for token in carried)
    commands = [Use(use=use, by=character.id, tokens=tokens) for use in TOKEN_USES]
    offers = tuple(_offer(campaign, command, value, refused) for command in commands)
    kind = carried[0].kind
    what = token_uses.token_text(kind, value) if kind in STONES else GAME.token_kind(kind).name
    says = tr("Spend {what} (goes to the GM's hand)" if kind == TRAGEDY else "Spend {what}", what=what)
    return offer_choice(labeled(character.name, says), offers)


def _offer(campaign: Campaign, command: Use, value: int, refused: Try) -> Offer:
    user = campaign.find_character(command.by)
    price = stress.recover_price(campaign, user) if user else 0
    kind = TOKEN_USES[command.use]
    effect = kind.effect(value, price) if value else kind.unrolled(price)
    if command.use == "edit-scene":
        effect = tr("{ranks} on a check, or a scene detail", ranks=effect)
    amount = f"+{kind.amount(value)}" if value and kind.amount else ""
    return make_offer(command, GAME.use(command.use).name, effect, refused(command), amount)

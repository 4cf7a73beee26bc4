"""What a gesture asks for: tokens dropped on a character, a pool, the GM's hand, or a use."""

from gmtracker.engine.campaign import HAND, Campaign, Character, Place, Token, held_by
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.dice import Dice
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import NOBODY, CharacterId, TokenId
from gmtracker.engine.ruleset import Offer, OnUse, Target, Wish
from gmtracker.rulesets.shattered_spheres import destiny, fate, uses
from gmtracker.rulesets.shattered_spheres.sheet import SHEET, STONES, TRAGEDY


def gesture(campaign: Campaign, tokens: tuple[TokenId, ...], target: Target) -> Wish:
    """What dropping tokens there asks for: a command, or a choice of uses. Refuses with the reason."""
    carried = tuple(token for token in map(campaign.token, tokens) if token is not None)
    if not carried:
        raise Refused("That token is no longer on the table.")
    if isinstance(target, OnUse):
        return _on_use(campaign, carried, target)
    if target.kind != "character":
        return _on_place(carried[0], target)
    return _on_character(campaign, carried, campaign.character(CharacterId(target.id)))


def open_offers(campaign: Campaign) -> tuple[Offer, ...]:
    """What is open now: the immediate use of an award or of stones just earned, or the veto of an edit."""
    flow = campaign.procedure(uses.OPEN)
    if flow is None:
        return ()
    if flow.stage == "edited":
        use = SHEET.use("veto")
        return (Offer(command=Use(use="veto"), name=use.name, effect="what was spent comes back"),)
    by = CharacterId(flow.data["by"])
    if by == NOBODY:
        return ()
    if flow.stage == "awarded":
        commands = [Use(use=use, by=by, inputs={"awarded": True}) for use in uses.TOKEN_USES]
    else:
        stones = tuple(TokenId(token) for token in flow.data["tokens"])
        commands = [Use(use=use, by=by, tokens=stones) for use in uses.TOKEN_USES]
    return tuple(_offer(campaign, command, flow.data["value"]) for command in commands)


def _on_use(campaign: Campaign, carried: tuple[Token, ...], target: OnUse) -> Wish:
    if target.use not in (*uses.TOKEN_USES, "hubris"):
        raise Refused("Nothing can be laid there.")
    tokens = tuple(token.id for token in carried)
    if target.use == "hubris" or carried[0].place != destiny.POOL:
        command = Use(use=target.use, by=target.by, tokens=tokens)
        return Wish(says=SHEET.use(target.use).name, command=command)
    raise Refused("A die of the pool is awarded first; its use is offered then.")


def _on_place(token: Token, target: Place) -> Wish:
    if token.place == target:
        raise Refused("It lies there already.")
    if target == HAND:
        raise Refused("A Tragedy die comes to the GM's hand when it is spent.")
    raise Refused("Tokens do not go back into a pool.")


def _on_character(campaign: Campaign, carried: tuple[Token, ...], character: Character) -> Wish:
    first = carried[0]
    tokens = tuple(token.id for token in carried)
    if first.place == destiny.POOL:
        return Wish(says="Award", command=Use(use="award", by=character.id, tokens=tokens))
    if first.place == HAND:
        if character.side != "heroes":
            raise Refused("The GM's Tragedy is used against the heroes.")
        return Wish(says="Use against", command=Use(use="gm-use", on=character.id, tokens=tokens))
    if first.place == fate.POOL:
        return _choice(campaign, character, carried, len(carried))
    if first.place != held_by(character.id):
        holder = campaign.name_of(CharacterId(first.place.id))
        raise Refused("That die is {holder}'s; nobody else can spend it.", holder=holder)
    return _choice(campaign, character, carried, 0)


def _choice(campaign: Campaign, character: Character, carried: tuple[Token, ...], value: int) -> Wish:
    tokens = tuple(token.id for token in carried)
    offers = tuple(_offer(campaign, Use(use=use, by=character.id, tokens=tokens), value) for use in uses.TOKEN_USES)
    if all(offer.refusal for offer in offers):
        first = offers[0]
        raise Refused("{why}", why=first.refusal, overrulable=first.overrulable)
    kind = carried[0].kind
    what = uses.spoken(kind, value) if kind in STONES else SHEET.token_kind(kind).name
    if kind == TRAGEDY:
        what += ", to the GM's hand"
    return Wish(says=f"Spend {what}", offers=offers)


def _offer(campaign: Campaign, command: Use, value: int) -> Offer:
    refusal, overrulable = "", False
    try:
        uses.use_tokens(Decision(campaign, Dice(_one)), command)
    except Refused as refused:
        refusal, overrulable = refused.sentence, refused.overrulable
    effect = uses.effect_at(command.use, value) if value else _unrolled(command.use)
    return Offer(
        command=command,
        name=SHEET.use(command.use).name,
        effect=effect,
        refusal=refusal,
        overrulable=overrulable,
    )


def _unrolled(use: str) -> str:
    match use:
        case "coup":
            return "half the roll in degrees"
        case "edit-scene":
            return "half the roll in ranks, or a detail"
        case "improve-roll":
            return "the roll on the check"
        case "inspiration":
            return "a hint as big as the roll"
        case "recover":
            return "one Stress"
        case _:
            return "a stunt at the roll"


def _one(_size: int) -> int:
    return 1

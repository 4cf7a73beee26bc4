"""The rules of a file's game: dispatch its uses and commands, and build the ruleset.

Also: initiative, drops of tokens, and warnings about a sheet.
"""

from collections import Counter
from collections.abc import Callable
from functools import partial

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.batches import combine_commands
from gmtracker.engine.campaign import Campaign, Character, Token
from gmtracker.engine.check.shown import OnCheck
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.game import Game, GameParts
from gmtracker.engine.game_spec import GameSpec
from gmtracker.engine.handlers.campaign import begin_session
from gmtracker.engine.handlers.dispatch import PlainCommand, decide_shared
from gmtracker.engine.handlers.initiative import INITIATIVE, group_rollers, log_initiative, place_in_order
from gmtracker.engine.ids import NOBODY, CharacterId, TokenId
from gmtracker.engine.offers import Try, make_offer
from gmtracker.engine.phrases import join_names, token_count_text
from gmtracker.engine.ruleset import DropResult, OnUse, Target, carried_tokens, offer_choice
from gmtracker.i18n import labeled, tr
from gmtracker.rulesets.game_file import check_flow, check_view, effects
from gmtracker.rulesets.game_file.description import ANNOUNCE, CHECK, TARGET, needs_target
from gmtracker.rulesets.game_file.effects import EffectContext, Rolling, find_use, sheet_lookup
from gmtracker.rulesets.game_file.notation import Roll, notation_text, resolve_roll, roll_terms, roll_total
from gmtracker.rulesets.game_file.schema import GameFile


def build_rules(game: GameFile, spec: GameSpec) -> Game:
    """Return the rules that a file describes. ``spec`` is the finished description."""
    uses: dict[str, Callable[[Decision, Use], None]] = {use.key: partial(_use, game=game) for use in game.uses}
    if game.checks:
        uses[CHECK] = lambda d, command: check_flow.roll_check(d, game, command)
        uses[ANNOUNCE] = lambda d, command: check_flow.announce(d, game, command)
    if game.initiative.roll:
        uses[INITIATIVE] = lambda d, command: roll_initiative(d, game, command)
    return Game(
        GameParts(
            spec=spec,
            uses=uses,
            decide=lambda d, before, command: decide(d, game, command),
            before_command=lambda d, command: check_flow.announce_open(d, game, command),
            arrives=lambda d, hero: effects.deal(d, game, (hero,), to_places=False),
            drop_result=partial(drop_result, game),
            check_form=partial(check_view.check_form, game),
            check_odds=partial(check_view.panel_odds, game),
            check_rows=partial(check_view.check_rows, game),
            open_check=partial(check_view.open_check, game),
            warnings=partial(warnings, game),
        )
    )


def decide(d: Decision, game: GameFile, command: PlainCommand) -> None:
    """Decide a command that is not one of the game's uses."""
    match command:
        case c.StartSession():
            effects.deal(d, game, begin_session(d, command), to_places=True)
        case c.AddToken():
            effects.add_token(d, game, command)
        case c.MoveToken():
            effects.move_token(d, game, command)
        case _:
            decide_shared(d, command)


def _use(d: Decision, command: Use, game: GameFile) -> None:
    """Apply a use of the file."""
    use = find_use(game, command.use)
    if command.by and d.character(command.by).side not in use.sides:
        raise Refused("{name} can't use “{use}”.", use=use.name, name=d.campaign.character_name(command.by))
    if use.bonus or use.reroll:
        check_flow.spend_on_check(d, game, use, command)
        return
    on = command.on or CharacterId(command.text(TARGET))
    if use.goes == "target" or any(gives.to == "target" for gives in use.gives):
        d.character(on)
    if not use.token:
        d.character(command.by)
        d.emit(e.TokenUsed(use=use.key, by=command.by, on=on))
    effects.spend(d, game, use, command, on)
    by, whom = d.campaign.find_character(command.by), d.campaign.find_character(on)
    d.label("{who}'s {use}" if by else "{use}", use=use.name, who=by.name if by else "")
    d.log("{who} uses “{use}”." if by else "{use}.", use=use.name, who=by.name if by else "")
    deed = EffectContext(use.key, command.by, on, sheet_lookup(game, by, whom))
    if (
        use.token
        and use.gives
        and use.goes != TARGET
        and not effects.changes_something(d.campaign, game, use.gives, deed)
    ):
        d.refuse_unless_overruled("“{use}” would change nothing.", use=use.name)
    effects.apply_effects(d, game, use.gives, deed)


def roll_initiative(d: Decision, game: GameFile, command: Use) -> None:
    """Roll for the turn order, highest first. Ties keep the previous order."""

    def roll_of(one: Character) -> Roll:
        return resolve_roll(game.initiative.roll, sheet_lookup(game, one, None))

    totals: dict[CharacterId, int] = {}
    for one, members, owner in group_rollers(d, command, roll_of):
        role, roll = f"initiative.{one.id}.", roll_of(one)
        dice = roll_terms(roll, Rolling(d, CHECK, one.id), owner, role)
        totals |= dict.fromkeys(members, roll_total(roll, dice, role))
    place_in_order(d, totals)
    log_initiative(d, totals, notation_text(game.initiative.roll))


def drop_result(
    game: GameFile, campaign: Campaign, tokens: tuple[TokenId, ...], target: Target, refused: Try
) -> DropResult:
    """Return the command for a drop of tokens: a use, a choice of uses, or a move. Raises Refused with the reason."""
    carried = carried_tokens(campaign, tokens)
    kind = effects.find_token_kind(game, carried[0].kind)
    match target:
        case OnCheck():
            offers = check_view.offers_for(game, campaign, target.draft, carried, refused)
            return offer_choice(tr("Spend {token} on the check", token=kind.name), offers)
        case OnUse():
            use = find_use(game, target.use)
            if use.token != kind.key:
                raise Refused("You can't drop anything there.")
            return DropResult(message=use.name, command=Use(use=use.key, by=target.by, tokens=_ids(carried)))
    own = carried[0].place
    if own == target:
        return _uses(game, campaign, carried, NOBODY, refused)
    someone = campaign.find_character(CharacterId(target.key)) if target.kind == "character" else None
    where = someone.side if someone else target.kind if target.kind == "hand" else target.key
    if someone and (own.kind == "character" or where not in kind.lies):
        return _uses(game, campaign, carried, someone.id, refused)
    if where not in kind.lies:
        raise Refused("You can't put {token} there.", token=kind.name)
    if own.kind == "character":
        raise Refused(
            "That belongs to {holder}. Spend it on one of its uses.", holder=effects.place_name(campaign, own)
        )
    moves = [c.MoveToken(token=token.id, to=target) for token in carried]
    counts = Counter(token.kind for token in carried)
    several = join_names([token_count_text(count, campaign.game.token_kind(key)) for key, count in counts.items()])
    what, name = kind.name if len(moves) == 1 else several, effects.place_name(campaign, target)
    return DropResult(message=tr("{token} to {name}", token=what, name=name), command=combine_commands(moves))


def _uses(game: GameFile, campaign: Campaign, carried: tuple[Token, ...], on: CharacterId, refused: Try) -> DropResult:
    """Return a choice of uses for tokens: on their own, or with the character they are dropped on as the target."""
    place, kind = carried[0].place, effects.find_token_kind(game, carried[0].kind)
    by = CharacterId(place.key if place.kind == "character" else "")
    uses = [use for use in game.uses if use.token == kind.key and needs_target(use) == bool(on)]
    if not uses:
        raise Refused("You can't use {token} there.", token=kind.name)
    answered = {TARGET: str(on)} if on else {}
    commands = [Use(use=use.key, by=by, on=on, tokens=_ids(carried), inputs=answered) for use in uses]
    offers = (make_offer(one, use.name, use.does, refused(one)) for one, use in zip(commands, uses, strict=True))
    if on:
        says = tr("{token} to {name}", token=kind.name, name=campaign.character_name(on))
    else:
        says = tr("Use {token}", token=kind.name)
        says = labeled(campaign.character_name(by), says) if by else says
    return offer_choice(says, tuple(offers))


def _ids(carried: tuple[Token, ...]) -> tuple[TokenId, ...]:
    return tuple(token.id for token in carried)


def warnings(game: GameFile, character: Character) -> tuple[str, ...]:
    """Return a sentence about traits that every sheet should have and this one lacks."""
    fixed = [group for group in game.traits if group.list == "fixed"]
    missing = [name for group in fixed for name in group.names if character.trait(group.key, name) is None]
    if not missing or character.side != "heroes":
        return ()
    said = tr("{name} has no {traits} yet. Missing traits count as the lowest value.")
    return (said.format(name=character.name, traits=join_names(missing)),)

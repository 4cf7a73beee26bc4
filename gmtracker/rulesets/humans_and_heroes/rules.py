"""Humans & Heroes 3: dispatch its uses and commands to the modules that decide them.

Also: the session start (which starts a game day unless a house rule says otherwise), corrections of Victory points by
hand, and warnings about unusual sheets. A warning never blocks.
"""

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Place, Token, character_place
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.game import Game, GameParts
from gmtracker.engine.handlers.campaign import begin_session
from gmtracker.engine.handlers.dispatch import PlainCommand, decide_shared
from gmtracker.engine.handlers.initiative import INITIATIVE
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.i18n import tr
from gmtracker.rulesets.humans_and_heroes import (
    check_flow,
    check_form,
    check_spends,
    check_view,
    conditions,
    drops,
    effort,
    initiative,
    victory,
)
from gmtracker.rulesets.humans_and_heroes.sheet import GAME, TRAINED_ONLY, VICTORY, VICTORY_USES


def add_token(d: Decision, command: c.AddToken) -> None:
    """Give a hero a Victory point by hand."""
    if command.kind != VICTORY:
        raise Refused("This game doesn't have that token.")
    if command.value is not None:
        raise Refused("A Victory point shows no number.")
    name = _require_holder(d, command.place).name
    d.new_token(Token(id=TokenId(""), kind=VICTORY, place=command.place))
    d.label("Victory point for {name} by hand", name=name)
    d.log("By hand: {name} gets a Victory point.", name=name)


def move_token(d: Decision, command: c.MoveToken) -> None:
    """Move a Victory point to another hero, which is against the rules."""
    token = d.token(command.token)
    if token.place == command.to:
        raise Refused("It is already there.")
    name = _require_holder(d, command.to).name
    d.refuse_unless_overruled("Heroes can't give each other Victory points.")
    d.emit(e.TokenMoved(token=token.id, to=command.to))
    d.label("Victory point to {name} by hand", name=name)
    d.log("By hand: {name} gets a Victory point.", name=name)


def check_side(before: Campaign, new: Character) -> None:
    """Refuse to move a hero to the opposition while the hero has Victory points."""
    if new.side != "heroes" and before.tokens_at(character_place(new.id), VICTORY):
        raise Refused("Remove {name}'s Victory points first. The opposition can't have any.", name=new.name)


def _require_holder(d: Decision, place: Place) -> Character:
    if place.kind != "character":
        raise Refused("Only heroes can have Victory points.")
    hero = d.character(CharacterId(place.key))
    if hero.side != "heroes":
        raise Refused("{name} belongs to the opposition. Only heroes can have Victory points.", name=hero.name)
    return hero


def start_evening(d: Decision, command: c.StartSession) -> None:
    """Start a session. By house rule, a new game day sets the Victory points, unless the adventure continues."""
    begin_session(d, command, for_all=True)
    if command.continues_adventure:
        d.log("The adventure continues: Victory points are unchanged.")
    elif d.campaign.house_rule("session-is-a-day"):
        victory.begin_day(d)


def warnings(character: Character) -> tuple[str, ...]:
    """Return sentences about unusual values on a sheet."""
    found = [
        tr("{skill} needs training.", skill=trait.name)
        for trait in character.traits_in("skills")
        if trait.name in TRAINED_ONLY and trait.rank == 0
    ]
    if character.side == "heroes" and not character.traits_in("complications"):
        found.append(tr("{name} has no complication and will earn fewer Victory points.", name=character.name))
    return tuple(found)


USES = {
    **dict.fromkeys((use.key for use in VICTORY_USES), victory.spend),
    "earn": victory.earn,
    "new-day": victory.new_day,
    "extra-effort": effort.extra_effort,
    "end-scene": effort.end_scene,
    INITIATIVE: initiative.roll_initiative,
    "rest": conditions.rest,
    "worsen": conditions.worsen,
    "ease": conditions.ease,
    "check": check_flow.roll_check,
    "attack": check_flow.attack,
    "resist": check_flow.resist,
    "counter": check_flow.counter,
    "roll-after-all": check_flow.roll_routine_check,
    "compare": check_flow.compare,
    "coin": check_flow.toss_coin,
    "announce": check_flow.announce,
    "take-harm": check_flow.take_harm,
}


def decide(d: Decision, before: Campaign, command: PlainCommand) -> None:
    """Decide a command that is not one of the game's uses."""
    match command:
        case c.StartSession():
            start_evening(d, command)
        case c.AddToken():
            add_token(d, command)
        case c.MoveToken():
            move_token(d, command)
        case c.SetCondition():
            conditions.check_set(d, command)
            decide_shared(d, command)
        case c.EditCharacter():
            decide_shared(d, command)
            check_side(before, command.character)
        case _:
            decide_shared(d, command)


def after_command(d: Decision, before: Campaign) -> None:
    """After every command: apply the effects of lost hit points and of ended efforts."""
    conditions.follow_hp(d, before)
    effort.after_command(d, before)


RULESET = Game(
    GameParts(
        spec=GAME,
        uses=USES,
        decide=decide,
        before_command=check_flow.announce_open,
        after_command=after_command,
        turn_starts=effort.turn_starts,
        arrives=victory.arrive,
        drop_result=drops.drop_result,
        check_form=check_form.check_form,
        check_odds=check_view.panel_odds,
        check_rows=check_spends.check_rows,
        open_check=check_view.open_check,
        warnings=warnings,
    )
)

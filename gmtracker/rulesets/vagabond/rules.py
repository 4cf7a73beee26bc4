"""Vagabond: dispatch its uses and commands to the modules that decide them.

Also: the session start, late arrivals, and Rush (rules/vagabond.md, "Luck" and "Fatigue"), tokens added and moved by
hand, and warnings about unusual sheets. Warnings never block.
"""

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Place, Token, character_place
from gmtracker.engine.commands import AddToken, MoveToken
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.game import Game, GameParts
from gmtracker.engine.handlers import turn_actions
from gmtracker.engine.handlers.campaign import begin_session
from gmtracker.engine.handlers.dispatch import PlainCommand, decide_shared
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.phrases import join_names
from gmtracker.i18n import tr
from gmtracker.rulesets.vagabond import check_flow, check_form, check_view, countdown, drops, hit_points, luck
from gmtracker.rulesets.vagabond.countdown import POOL, USUAL_SIZE
from gmtracker.rulesets.vagabond.sheet import (
    ATTACKS,
    BODY,
    COUNTDOWN,
    FATIGUE,
    GAME,
    HIT_POINTS,
    LOWEST_STAT,
    LUCK,
    RUSH,
)
from gmtracker.rulesets.vagabond.traits import attacks_of, missing_stats


def add_token(d: Decision, command: AddToken) -> None:
    """Add a new token by hand: Luck to a hero, or an unnamed Countdown d6."""
    if command.value is not None:
        raise Refused("You can't add a die with a set face. Roll Countdown dice instead.")
    if command.kind == COUNTDOWN:
        if command.place != POOL:
            raise Refused("Countdown dice stay in their own pool.")
        d.new_token(Token(id=TokenId(""), kind=COUNTDOWN, place=POOL, size=USUAL_SIZE))
        d.label("Countdown die by hand")
        d.log("By hand: a Countdown die, Cd{size}.", size=USUAL_SIZE)
        return
    if command.kind != LUCK:
        raise Refused("Vagabond uses only Luck and Countdown dice.")
    hero = _holder(d, command.place)
    d.new_token(Token(id=TokenId(""), kind=LUCK, place=character_place(hero.id)))
    d.label("Luck by hand")
    d.log("By hand: {hero} gets 1 Luck.", hero=hero.name)


def move_token(d: Decision, command: MoveToken) -> None:
    """Move a Luck by hand, which is against the rules."""
    token = d.token(command.token)
    if token.place == command.to:
        raise Refused("It is already there.")
    if token.kind != LUCK:
        raise Refused("Countdown dice stay in their own pool.")
    hero = _holder(d, command.to)
    d.refuse_unless_overruled("By the rules, heroes can't give each other Luck.")
    d.emit(e.TokenMoved(token=token.id, to=command.to))
    d.label("Luck by hand")
    d.log("By hand: {hero} gets 1 Luck.", hero=hero.name)


def _holder(d: Decision, place: Place) -> Character:
    """Return the hero who would hold a Luck. Above the stat, only if the GM overrules."""
    if place.kind != "character":
        raise Refused("Only heroes can hold Luck.")
    hero = d.character(CharacterId(place.key))
    if hero.side != "heroes":
        raise Refused("Only heroes can hold Luck.")
    if luck.is_full(d.campaign, hero):
        d.refuse_unless_overruled("{hero}'s Luck is full.", hero=hero.name)
    return hero


NO_RUSH = GAME.track(FATIGUE).warn_at


def start_evening(d: Decision, command: c.StartSession) -> None:
    """Start a session: fill the Luck of the present heroes."""
    for hero in begin_session(d, command):
        luck.fill(d, hero, "dealt")
    d.log("Luck is full.")


def arrive(d: Decision, hero: Character) -> None:
    """Fill the Luck of a hero who arrives late."""
    if luck.fill(d, hero, "dealt"):
        d.log("{hero}'s Luck is full.", hero=hero.name)


def mark_action(d: Decision, command: c.MarkAction) -> None:
    """Mark an action as taken. At 3 Fatigue no one can Rush unless the GM overrules."""
    before = d.campaign.encounter
    more = before is not None and command.times > before.times_taken(command.character, command.action)
    if more and command.action == RUSH and d.campaign.find_character(CharacterId(command.character)):
        fatigue = d.campaign.track_value(command.character, FATIGUE)
        if fatigue >= NO_RUSH:
            name = d.campaign.character_name(command.character)
            d.refuse_unless_overruled("{name} has {fatigue} Fatigue and can't Rush.", name=name, fatigue=fatigue)
    turn_actions.mark_action(d, command)


def warnings(character: Character) -> tuple[str, ...]:
    """Return sentences about unusual values on a sheet."""
    found = []
    missing = missing_stats(character)
    if character.side == "heroes" and missing:
        said = tr("{name} has no {stats} yet. A missing stat counts as {lowest}.")
        found.append(said.format(name=character.name, stats=join_names(missing), lowest=LOWEST_STAT))
    if character.side != "heroes" and character.trait(BODY, HIT_POINTS) is None:
        found.append(tr("{name} has no Hit Points yet.", name=character.name))
    with_dice = len(tuple(attacks_of(character)))
    if len(character.traits_in(ATTACKS)) > with_dice:
        found.append(
            tr("One of {name}'s attacks has no dice. Enter them beside it, for example “2d6”.", name=character.name)
        )
    return tuple(found)


USES = {
    "check": check_flow.roll_check,
    "strike": check_flow.start_unrolled_damage,
    "announce": check_flow.announce,
    "roll-damage": check_flow.roll_damage,
    "deal": check_flow.deal,
    "favor": check_flow.favor,
    "roll-again": check_flow.roll_again,
    "damage": hit_points.take_damage,
    "heal": hit_points.heal,
    "rest": hit_points.rest,
    "breather": hit_points.breather,
    "destroy": hit_points.destroy,
    "set-countdown": countdown.set_die,
    "roll-countdown": countdown.roll_now,
}


def decide(d: Decision, _before: Campaign, command: PlainCommand) -> None:
    """Decide a command that is not one of the game's uses."""
    match command:
        case c.StartSession():
            start_evening(d, command)
        case c.MarkAction():
            mark_action(d, command)
        case c.AddToken():
            add_token(d, command)
        case c.MoveToken():
            move_token(d, command)
        case c.SetTrack():
            hit_points.check_track(d, command)
            decide_shared(d, command)
        case _:
            decide_shared(d, command)


def after_command(d: Decision, before: Campaign) -> None:
    """After every command: apply deaths, and adjust Luck to a changed stat."""
    hit_points.after_command(d, before)
    luck.follow_sheets(d, before)


RULESET = Game(
    GameParts(
        spec=GAME,
        uses=USES,
        decide=decide,
        before_command=check_flow.announce_open,
        after_command=after_command,
        round_starts=countdown.round_starts,
        arrives=arrive,
        drop_result=drops.drop_result,
        check_form=check_form.check_form,
        check_odds=check_view.panel_odds,
        check_rows=check_view.check_rows,
        open_check=check_view.open_check,
        warnings=warnings,
    )
)

"""Torg Eternity: dispatch its uses and commands to the modules that decide them.

Also: the session start, which begins a new act unless a house rule says otherwise (rules/torg-eternity.md), and
warnings about unusual sheets. A warning never blocks.
"""

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.decision import Decision
from gmtracker.engine.game import Game, GameParts
from gmtracker.engine.handlers.campaign import begin_session
from gmtracker.engine.handlers.dispatch import PlainCommand, decide_shared
from gmtracker.i18n import tr
from gmtracker.rulesets.torg_eternity import check_flow, check_form, check_view, damage, drops, possibilities, recovery
from gmtracker.rulesets.torg_eternity.sheet import (
    ALL_SKILLS,
    ATTRIBUTES,
    FAVORED,
    GAME,
    POSSIBILITY,
    REALITY,
    SKILLS,
    SPIRIT,
)


def start_evening(d: Decision, command: c.StartSession) -> None:
    """Start a session, and an act with it."""
    begin_session(d, command)
    if d.campaign.house_rule("session-is-act"):
        possibilities.deal(d)


def warnings(character: Character) -> tuple[str, ...]:
    """Return sentences about unusual values on a sheet."""
    found = []
    if character.side == "heroes" and character.trait(SKILLS, REALITY) is None:
        found.append(tr("{name} has no adds in Reality and can't soak damage.", name=character.name))
    if character.trait(ATTRIBUTES, SPIRIT) is None:
        found.append(tr("{name} has no Spirit, which usually sets the Shock limit.", name=character.name))
    known = {skill.name for skill in ALL_SKILLS} | {skill.name for skill in character.traits_in(SKILLS)}
    found += [
        tr(
            "{name} has {skill} as a Favored skill, but this game has no skill with that name.",
            skill=favored.name,
            name=character.name,
        )
        for favored in character.traits_in(FAVORED)
        if favored.name not in known
    ]
    return tuple(found)


USES = {
    POSSIBILITY: check_flow.spend_possibility,
    "up": check_flow.add_up,
    "card": check_flow.play_card,
    "check": check_flow.roll_check,
    "keep": check_flow.keep_first,
    "roll-again": check_flow.roll_again,
    "announce": damage.announce,
    "damage": damage.start_damage,
    "bonus-dice": damage.roll_bonus,
    "soak": damage.soak,
    "take-damage": damage.take_damage,
    "defeat": damage.defeat,
    "give-in": damage.skip_defeat_test,
    "make-stymied": check_flow.make_stymied,
    "make-vulnerable": check_flow.make_vulnerable,
    "recover": recovery.recover,
    "new-act": possibilities.new_act,
}


def decide(d: Decision, _before: Campaign, command: PlainCommand) -> None:
    """Decide a command that is not one of the game's uses."""
    match command:
        case c.StartSession():
            start_evening(d, command)
        case c.AddToken():
            possibilities.add_token(d, command)
        case c.MoveToken():
            possibilities.move_token(d, command)
        case _:
            decide_shared(d, command)


RULESET = Game(
    GameParts(
        spec=GAME,
        uses=USES,
        decide=decide,
        before_command=damage.announce_open,
        after_command=recovery.after_command,
        arrives=possibilities.arrive,
        drop_result=drops.drop_result,
        check_form=check_form.check_form,
        check_odds=check_view.panel_odds,
        check_rows=check_view.check_rows,
        open_check=check_view.open_check,
        warnings=warnings,
    )
)

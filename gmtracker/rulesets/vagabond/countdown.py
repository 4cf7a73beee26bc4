"""Countdown dice: named dice that roll each round after the first. On a 1 they shrink, and a 1 on the d4 ends them.

Source: rules/vagabond.md, "Dice words"; seed 003, The Dice.
"""

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Token, pool_place
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.dice import Die, DieOwner, DieRequest
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import TokenId
from gmtracker.i18n import tr
from gmtracker.rulesets.vagabond.countdown_die import smaller
from gmtracker.rulesets.vagabond.sheet import COUNTDOWN

POOL = pool_place(COUNTDOWN)
USUAL_SIZE = 6
LONGEST_NAME = 60
OWNER = DieOwner("Countdown")


def countdown_text(die: Token) -> str:
    """Return a Countdown die as text: "“The tide” (Cd6)", or "Cd6" without a name."""
    return tr("“{name}” (Cd{size})", name=die.name, size=die.size) if die.name else f"Cd{die.size}"


def set_die(d: Decision, command: Use) -> None:
    """Add a Countdown die. Its name is what it counts down to."""
    size = int((command.text("size") or f"d{USUAL_SIZE}").removeprefix("d"))
    name = " ".join(command.text("name").split())
    if len(name) > LONGEST_NAME:
        raise Refused("The name is too long. The maximum is {most} characters.", most=LONGEST_NAME)
    die = d.new_token(Token(id=TokenId(""), kind=COUNTDOWN, place=POOL, size=size, name=name))
    d.label("Countdown die {die}", die=countdown_text(die))
    d.log("A countdown starts: {die}.", die=countdown_text(die))


def roll_now(d: Decision, command: Use) -> None:
    """Roll the chosen Countdown dice, or all of them, outside the round change."""
    dice = tuple(d.token(token) for token in command.tokens) or d.campaign.tokens_at(POOL)
    if not dice:
        raise Refused("There are no Countdown dice to roll.")
    if any(die.kind != COUNTDOWN for die in dice):
        raise Refused("Only Countdown dice can be rolled here.")
    d.label("roll of the Countdown dice")
    _count(d, dice, d.roll("countdown", *_requests(dice)))


def round_starts(d: Decision) -> None:
    """Roll every Countdown die when a round starts."""
    dice = d.campaign.tokens_at(POOL)
    if dice:
        _count(d, dice, d.roll_for_round("countdown", *_requests(dice)))


def _requests(dice: tuple[Token, ...]) -> tuple[DieRequest, ...]:
    return tuple(DieRequest(f"countdown.{die.id}", die.size, die.name or f"d{die.size}", owner=OWNER) for die in dice)


def _count(d: Decision, dice: tuple[Token, ...], rolled: tuple[Die, ...]) -> None:
    for token, die in zip(dice, rolled, strict=True):
        _count_one(d, token, die.face)


def _count_one(d: Decision, die: Token, face: int) -> None:
    said = {"die": countdown_text(die), "face": face}
    if face > 1:
        d.emit(e.TokenChanged(token=die.id, size=die.size, value=face, name=die.name))
        d.log("{die} rolls {face}.", **said)
        return
    size = smaller(die.size)
    if size is None:
        d.emit(e.TokenRemoved(token=die.id))
        d.emit(e.Noted(text=tr("The countdown {die} ends.", die=countdown_text(die)), topic="result"))
        d.log("{die} rolls 1: the countdown ends.", **said)
        return
    d.emit(e.TokenChanged(token=die.id, size=size, name=die.name))
    d.log("{die} rolls 1 and shrinks to Cd{size}.", size=size, **said)

"""Several commands as one deed, in any game: what one asks for several characters at once."""

from collections.abc import Callable, Sequence

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import Asked, Command, Together
from gmtracker.engine.decision import Decided
from gmtracker.engine.dice import Dice
from gmtracker.engine.errors import AlreadySo, Refused
from gmtracker.words import tr


def as_one(commands: Sequence[Command]) -> Asked:
    """Several commands as one deed; a single one as it is."""
    return commands[0] if len(commands) == 1 else Together(commands=tuple(commands))


def decide_together(
    decide: Callable[[Campaign, Command, Dice], Decided], campaign: Campaign, together: Together, dice: Dice
) -> Decided:
    """Decide one command after the other; what is already so is passed over.

    Raises Refused as soon as one is refused (nothing happens), or where all of it is already so.
    """
    done: list[Decided] = []
    for command in together.commands:
        try:
            decided = decide(campaign, command, dice)
        except AlreadySo:
            continue
        campaign = decided.after
        done.append(decided)
    if not done:
        raise AlreadySo
    more = len(done) - 1
    events: tuple[e.Event, ...] = tuple(event for decided in done for event in decided.events)
    if any(isinstance(event, e.DiceRolled) for event in events) and more:
        raise Refused("Dice are rolled for one at a time.")
    if more and any(decided.action for decided in done):
        raise Refused("That leads on to more, and is done for one at a time.")
    return Decided(
        events=events,
        label=tr("{deed} and {n} more", deed=done[0].label, n=more) if more else done[0].label,
        sentence=" ".join(decided.sentence for decided in done),
        action=done[0].action,
        overruled=tuple(said for decided in done for said in decided.overruled),
        after=campaign,
    )

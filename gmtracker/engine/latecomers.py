"""Whoever comes into the middle of an encounter takes turns in it from then on."""

from collections.abc import Iterable

from gmtracker.engine import events as e
from gmtracker.engine import initiative
from gmtracker.engine.campaign import ASIDE
from gmtracker.engine.decision import Decision
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.turn_order import is_hero, running
from gmtracker.engine.wording import listed


def join(d: Decision, newcomers: Iterable[CharacterId]) -> None:
    """Give newcomers their turns: last of all, or last of the heroes in a game that has the heroes first.

    Nothing happens outside an encounter, in one without turns, and for those who are put aside.
    """
    encounter = d.campaign.encounter
    if encounter is None or not encounter.order:
        return
    new = [one for one in newcomers if one not in encounter.order and d.campaign.marker(one, ASIDE) is None]
    first = [one for one in new if d.campaign.sheet.heroes_first and is_hero(d.campaign, one)]
    for group in (first, [one for one in new if one not in first]):
        if group:
            _seat(d, group, before_foes=group is first)


def _seat(d: Decision, group: list[CharacterId], *, before_foes: bool) -> None:
    encounter = running(d.campaign)
    order = encounter.order
    heroes = [at for at, one in enumerate(order, 1) if is_hero(d.campaign, one)]
    at = (heroes[-1] if heroes else 0) if before_foes else len(order)
    d.happen(e.OrderSet(order=(*order[:at], *group, *order[at:]), acting=encounter.acting))
    names = listed(map(d.campaign.name_of, group))
    said = {"names": names, "other": d.campaign.name_of(order[at - 1 if at else 0])}
    if len(group) == 1:
        d.say("{names} takes turns after {other}." if at else "{names} takes turns before {other}.", **said)
    else:
        d.say("{names} take turns after {other}." if at else "{names} take turns before {other}.", **said)
    if initiative.was_rolled(d.campaign):
        d.say("Initiative is still to be rolled for {names}.", names=names)

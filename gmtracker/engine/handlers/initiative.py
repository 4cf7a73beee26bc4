"""Initiative: who rolls, their totals, and the turn order that results, latecomers included.

A game with initiative decides what is rolled and how ties are broken.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from gmtracker.engine import events as e
from gmtracker.engine.campaign import BENCHED_KEY, Campaign, Character, Expiry, Marker
from gmtracker.engine.commands import Use
from gmtracker.engine.crowds import find_crowds
from gmtracker.engine.decision import Decision, require_encounter
from gmtracker.engine.dice import DieOwner
from gmtracker.engine.errors import Refused
from gmtracker.engine.game_spec import ROLL_EACH, GameSpec
from gmtracker.engine.handlers.encounters import is_hero
from gmtracker.engine.handlers.turns import first_to_act, log_new_turn, reorder
from gmtracker.engine.ids import CharacterId, MarkerId
from gmtracker.engine.phrases import group_identical_names, join_names, name_without_number, number_text

INITIATIVE = "initiative"
"""The key of the use that rolls initiative, in every game that has it."""

TOTAL = "initiative.total"
"""The key of the marker with a character's initiative, which lasts until the end of the encounter."""

TieBreaker = Callable[[CharacterId], int]


def pending_rollers(d: Decision) -> tuple[Character, ...]:
    """Return who rolls now, in turn order: all who have not, or all again if the GM overrules.

    Raises Refused if the order is empty, and (overrulable) if everyone has rolled.
    """
    encounter = require_encounter(d.campaign)
    if not encounter.order:
        raise Refused("The turn order is empty. Add someone first.")
    waiting = tuple(one for one in encounter.order if initiative_total(d.campaign, one) is None)
    if not waiting:
        d.refuse_unless_overruled("Everyone in the turn order has already rolled initiative for this encounter.")
    return tuple(map(d.character, waiting or encounter.order))


class Roller(NamedTuple):
    """Someone who rolls, all characters that get that total, and the dice's owner: "Mira", "Dock thug ×12"."""

    one: Character
    members: tuple[CharacterId, ...]
    owner: DieOwner


def group_rollers(d: Decision, command: Use, roll_of: Callable[[Character], object]) -> tuple[Roller, ...]:
    """Return who rolls now; a crowd rolls once, unless the command asks for separate rolls.

    ``roll_of`` returns what someone rolls; a member of a crowd with a different roll rolls separately. Raises Refused
    as :func:`pending_rollers` does.
    """
    rollers = pending_rollers(d)
    crowds = {} if command.inputs.get(ROLL_EACH.key) else find_crowds(d.campaign.characters)
    crowd_of = {member: key for key, crowd in crowds.items() for member in crowd.members}
    groups: list[tuple[object, list[Character]]] = []
    for one in rollers:
        alike = (crowd_of.get(one.id, one.id), roll_of(one))
        group = next((group for shared, group in groups if shared == alike), None)
        if group is None:
            groups.append((alike, [one]))
        else:
            group.append(one)
    return tuple(_roller(group) for _, group in groups)


def _roller(group: Sequence[Character]) -> Roller:
    one = group[0]
    name = f"{name_without_number(one.name)} ×{len(group)}" if len(group) > 1 else one.name
    return Roller(one, tuple(member.id for member in group), DieOwner(name, one.id))


def place_in_order(d: Decision, totals: Mapping[CharacterId, int], better_of_equals: TieBreaker | None = None) -> None:
    """Sort the rollers into the turn order, the highest total first; all others keep their places.

    Ties go to the higher value of ``better_of_equals``, then to the earlier in the old order. The first in the new
    order becomes active, unless turns or actions have already been taken.
    """
    for character, total in totals.items():
        d.set_marker(Marker(id=MarkerId(""), owner=character, key=TOTAL, value=total, expiry=Expiry("encounter-end")))

    def standing(one: CharacterId) -> tuple[bool, int, int]:
        total = initiative_total(d.campaign, one)
        return total is not None, total or 0, better_of_equals(one) if better_of_equals else 0

    encounter = require_encounter(d.campaign)
    order = [one for one in encounter.order if one not in totals]
    for one in sorted((one for one in encounter.order if one in totals), key=standing, reverse=True):
        at = next((at for at, other in enumerate(order) if standing(other) < standing(one)), len(order))
        order.insert(at, one)
    has_begun = encounter.previous_turn or any(
        times for taken in encounter.actions_taken.values() for times in taken.values()
    )
    acting = encounter.active if has_begun else first_to_act(d.campaign, order)
    if (tuple(order), acting) != (encounter.order, encounter.active):
        d.emit(e.OrderSet(order=tuple(order), acting=acting))


def log_initiative(d: Decision, totals: Mapping[CharacterId, int], dice: str = "") -> None:
    """Log the totals in the new order: "Initiative: Mira 18, Dock thug ×12: 9, Rook −1.".

    ``dice`` describes the roll if the players of a game may not know it: "3dF and Agility for each".
    """
    order = [one for one in require_encounter(d.campaign).order if one in totals]
    runs = (
        (total, [d.campaign.character_name(one) for one in run]) for total, run in groupby(order, totals.__getitem__)
    )
    said = ", ".join(told for total, names in runs for told in _run_texts(names, number_text(total)))
    d.label("initiative")
    d.log("Initiative, {dice}: {said}." if dice else "Initiative: {said}.", dice=dice, said=said)


def _run_texts(names: list[str], total: str) -> list[str]:
    """Return the texts for neighbors with the same total: "Mira 18", "Dock thug ×12: 9"."""
    return [f"{name} {total}" if name in names else f"{name}: {total}" for name in group_identical_names(names)]


def has_initiative(game: GameSpec) -> bool:
    """Whether the game has initiative."""
    return any(use.key == INITIATIVE for use in game.uses)


def initiative_total(campaign: Campaign, character: CharacterId) -> int | None:
    """Return a character's initiative in this encounter, or None if it has not been rolled."""
    marker = campaign.marker(character, TOTAL)
    return int(marker.value) if marker else None


def has_rolled_initiative(campaign: Campaign) -> bool:
    """Whether anyone has rolled initiative in this encounter."""
    return any(marker.key == TOTAL for marker in campaign.markers)


def add_to_order(d: Decision, newcomers: Iterable[CharacterId]) -> None:
    """Add newcomers to the turn order: at its end, or heroes after the last hero if heroes go first.

    Someone who comes back with a total from this encounter takes the place of that total: it is rolled once.
    Does nothing outside an encounter, in one without turns, or for benched characters.
    """
    encounter = d.campaign.encounter
    if encounter is None or not (encounter.order or encounter.emptied):
        return
    new = [one for one in newcomers if one not in encounter.order and d.campaign.marker(one, BENCHED_KEY) is None]
    for one in [one for one in new if initiative_total(d.campaign, one) is not None]:
        new.remove(one)
        _insert_at(d, [one], _place_of_total(d.campaign, one))
    first = [one for one in new if d.campaign.game.heroes_first and is_hero(d.campaign, one)]
    for group in (first, [one for one in new if one not in first]):
        if group:
            _insert_group(d, group, before_foes=group is first)


def _insert_group(d: Decision, group: list[CharacterId], *, before_foes: bool) -> None:
    encounter = require_encounter(d.campaign)
    order = encounter.order
    heroes = [at for at, one in enumerate(order, 1) if is_hero(d.campaign, one)]
    _insert_at(d, group, (heroes[-1] if heroes else 0) if before_foes else len(order))


def _place_of_total(campaign: Campaign, one: CharacterId) -> int:
    """Return the place in the order before the first lower or missing total."""
    own, order = initiative_total(campaign, one) or 0, require_encounter(campaign).order
    totals = [initiative_total(campaign, other) for other in order]
    return next((at for at, total in enumerate(totals) if total is None or total < own), len(order))


def _insert_at(d: Decision, group: list[CharacterId], at: int) -> None:
    """Insert characters into the order, and log after or before whom they act."""
    encounter = require_encounter(d.campaign)
    order = encounter.order
    reorder(d, (*order[:at], *group, *order[at:]))
    if not order:
        log_new_turn(d, encounter)
        return
    names = join_names(group_identical_names(map(d.campaign.character_name, group)))
    said = {"names": names, "other": d.campaign.character_name(order[at - 1 if at else 0])}
    if len(group) == 1 and group[0] in d.campaign.acted:
        d.log(
            "{names} acts after {other} from the next round on."
            if at
            else "{names} acts before {other} from the next round on.",
            **said,
        )
    elif len(group) == 1:
        d.log("{names} acts after {other}." if at else "{names} acts before {other}.", **said)
    else:
        d.log("{names} act after {other}." if at else "{names} act before {other}.", **said)
    if has_rolled_initiative(d.campaign) and initiative_total(d.campaign, group[0]) is None:
        d.log("{names} must still roll initiative.", names=names)

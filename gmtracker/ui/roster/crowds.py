"""Like foes who share a row: who is among them, whom the row stands for, and what it shows of all of them."""

from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import groupby

from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.phrases import LEAST_CROWD, name_without_number
from gmtracker.engine.sheet import GameSpec
from gmtracker.i18n import titled, tr
from gmtracker.ui.modelview import cells


class Crowd(Struct, frozen=True):
    """Like foes: one side, one name but for the number behind it. What they are called, and who they are."""

    name: str
    members: tuple[CharacterId, ...]


def crowds_among(people: Iterable[Character]) -> dict[str, Crowd]:
    """Those of whom there are several, by a key of their own; heroes are each their own."""
    alike: dict[tuple[str, str], list[CharacterId]] = {}
    for person in people:
        if person.side != "heroes":
            alike.setdefault((person.side, name_without_number(person.name)), []).append(person.id)
    return {
        f"{side}/{name}": Crowd(name, tuple(members))
        for (side, name), members in alike.items()
        if len(members) >= LEAST_CROWD
    }


def crowds_in_turn(people: Iterable[Character], order: Container[CharacterId]) -> dict[str, Crowd]:
    """Those who are alike and stand one after the other, where people stand as they take turns.

    Their key names the first of them: wherever they stand in the order, they are the same crowd.
    """

    def alike(person: Character) -> tuple[str, str, bool]:
        return person.side, name_without_number(person.name), person.id in order

    crowds: dict[str, Crowd] = {}
    for (side, name, _), run in groupby(people, alike):
        members = tuple(person.id for person in run)
        if side != "heroes" and len(members) >= LEAST_CROWD:
            crowds[f"{side}/{name}#{members[0]}"] = Crowd(name, members)
    return crowds


def regrouped(before: Mapping[str, Crowd], after: Mapping[str, Crowd]) -> set[CharacterId]:
    """Everyone in a crowd that is not as it was."""
    if before is after:
        return set()
    pairs = ((before.get(key), after.get(key)) for key in {*before, *after})
    return {member for old, new in pairs if old != new for crowd in (old, new) if crowd for member in crowd.members}


def members_of(campaign: Campaign, crowd: Crowd) -> list[Character]:
    """Those of a crowd who are in the campaign, in its order."""
    return [found for member in crowd.members if (found := campaign.find_character(member))]


def _told_in(crowd: Crowd, member: Character | None) -> str:
    """Which of a crowd somebody is: "no. 4", or the name where no number stands behind it."""
    name = member.name if member is not None else ""
    number = name.removeprefix(crowd.name).strip()
    return tr("no. {number}", number=number) if number.isdecimal() else name


def stands_for(campaign: Campaign, members: Sequence[Character]) -> Character | None:
    """Whom a crowd's row stands for: whoever of them has the turn, else the next who stands, else the first."""
    acting = campaign.acting
    in_turn = [member for member in members if member.id == acting]
    standing = (member for member in members if not cells.is_out(campaign.game, member))
    return next((member for some in (in_turn, standing, members) for member in some), None)


def heading_of_all(
    game: GameSpec, crowd: Crowd, members: Sequence[Character], standing: Character | None
) -> cells.NameCell:
    """The name on a crowd's row, with the one it stands for and how many are down."""
    down = sum(cells.is_out(game, member) for member in members)
    told = (_told_in(crowd, standing), tr("{count} down", count=down) if down else "")
    aside = " · ".join(part for part in told if part)
    return cells.NameCell(crowd.name, "", aside=aside, count=len(crowd.members), fold="closed")


def state_of_all(campaign: Campaign, members: Sequence[Character]) -> cells.RowState:
    """How a crowd's row stands out: it has acted once all have who stand."""
    people = {member.id for member in members}
    out = {member.id for member in members if cells.is_out(campaign.game, member)}
    acted = people & campaign.acted
    return cells.RowState(
        is_hero=False,
        acting=campaign.acting in people,
        absent=False,
        acted=bool(acted) and acted | out == people,
        out=out == people,
    )


def conditions_of_all(campaign: Campaign, members: Sequence[Character], shown: CharacterId) -> cells.ConditionsCell:
    """What those of a crowd are in who stand, or all where none does: each word once, with how many it holds for.

    The one who is ``shown`` may have the turn without standing, and is told of as well. A word without a number holds
    for that one, whose number and tracks stand on the row.
    """
    standing = {member.id for member in members if not cells.is_out(campaign.game, member)}
    told = [member for member in members if not standing or member.id in standing or member.id == shown]
    held: dict[str, list[tuple[Character, cells.StateMark]]] = {}
    for member in told:
        for mark in cells.conditions_cell(campaign, member).marks:
            held.setdefault(mark.word, []).append((member, mark))
    marks = [
        replace(
            those[0][1],
            word=word if [member.id for member, _ in those] == [shown] else f"{word} ×{len(those)}",
            meaning="\n".join(titled(member.name, mark.meaning) for member, mark in those),
        )
        for word, those in held.items()
    ]
    return cells.ConditionsCell(tuple(sorted(marks, key=cells.weight_of)))

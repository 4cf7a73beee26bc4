"""Crowds that share a row: whom the row stands for, and what it shows of all of them."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.crowds import Crowd, have_same_sheet
from gmtracker.engine.game_spec import GameSpec
from gmtracker.engine.ids import CharacterId
from gmtracker.i18n import labeled, tr
from gmtracker.ui.modelview import cells


def regrouped(before: Mapping[str, Crowd], after: Mapping[str, Crowd]) -> set[CharacterId]:
    """Return everyone in a crowd that was added, removed or changed."""
    if before is after:
        return set()
    pairs = ((before.get(key), after.get(key)) for key in {*before, *after})
    return {member for old, new in pairs if old != new for crowd in (old, new) if crowd for member in crowd.members}


def sheets_differ(before: Campaign, after: Campaign) -> bool:
    """Whether anyone's sheet has changed. Both campaigns must have the same characters."""
    pairs = zip(before.characters, after.characters, strict=False)
    return any(one is not other and not have_same_sheet(one, other) for one, other in pairs)


def members_of(campaign: Campaign, crowd: Crowd) -> list[Character]:
    """Return the members of a crowd who are in the campaign, in the campaign's order."""
    return [found for member in crowd.members if (found := campaign.find_character(member))]


def _told_in(crowd: Crowd, member: Character | None) -> str:
    """Return a member's number in its crowd ("no. 4"), or its name if that has no number."""
    name = member.name if member is not None else ""
    number = name.removeprefix(crowd.name).strip()
    return tr("no. {number}", number=number) if number.isdecimal() else name


def stands_for(campaign: Campaign, members: Sequence[Character]) -> Character | None:
    """Return the member that a crowd's row stands for: the active one, else the next one up, else the first."""
    acting = campaign.acting
    in_turn = [member for member in members if member.id == acting]
    standing = (member for member in members if not cells.is_out(campaign.game, member))
    return next((member for some in (in_turn, standing, members) for member in some), None)


def heading_of_all(
    game: GameSpec, crowd: Crowd, members: Sequence[Character], standing: Character | None
) -> cells.NameCell:
    """Return the name cell of a crowd's row, with the member it stands for and how many are down."""
    down = sum(cells.is_out(game, member) for member in members)
    told = (_told_in(crowd, standing), tr("{count} down", count=down) if down else "")
    aside = " · ".join(part for part in told if part)
    tier = cells.tier_text(game, standing) if standing is not None else ""
    return cells.NameCell(crowd.name, "", aside=aside, count=len(crowd.members), fold="closed", tier=tier)


def state_of_all(campaign: Campaign, members: Sequence[Character]) -> cells.RowState:
    """Return the look of a crowd's row. It has acted once every member who is not out of the fight has."""
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
    """Return the conditions of a crowd's members, each word once, with the number of members it applies to.

    Members out of the fight are left out, unless all of them are. ``shown``, the row's own member, is never left out.
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
            word=f"{word} ×{len(those)}",
            meaning="\n".join(labeled(member.name, mark.meaning) for member, mark in those),
        )
        for word, those in held.items()
    ]
    return cells.ConditionsCell(tuple(sorted(marks, key=cells.mark_weight)))


def with_sheet_mark(shown: cells.ConditionsCell, crowd: Crowd, members: Sequence[Character]) -> cells.ConditionsCell:
    """Return the cell with a mark for members on the row whose sheet differs from their crowd's: "Another sheet ×2"."""
    names = [member.name for member in members if member.id in crowd.different]
    if not names:
        return shown
    word = tr("Another sheet") if len(members) == 1 else tr("Another sheet ×{count}", count=len(names))
    meaning = "\n".join(tr("{name}'s sheet differs from the group's.", name=name) for name in names)
    return cells.ConditionsCell((*shown.marks, cells.StateMark(word, meaning)))

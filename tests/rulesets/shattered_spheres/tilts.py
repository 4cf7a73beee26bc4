"""A Tilt in a test's own words: who holds what (``+`` a Triumph, ``-`` a Tragedy), what is rolled, who votes."""

from gmtracker.engine.campaign import HAND, held_by
from gmtracker.engine.commands import AddToken, RemoveToken, SetPresent, Use
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.engine.table import Table
from gmtracker.rulesets.shattered_spheres.tilt_view import TiltView, tilt_view
from tests.support.builders import a_foe, a_hero, a_session, do, pool_tokens, who

KINDS = {"+": "triumph", "-": "tragedy"}
GM = "GM"


def a_tilt_due(mira: str = "+", rook: str = "", gm: str = "", wren: str | None = None) -> Table:
    """A session in which the last die of the pool, a Triumph, has just been awarded to Mira: the first of hers."""
    heroes = [a_hero(), a_hero("Rook", player="Ben")]
    if wren is not None:
        heroes.append(a_hero("Wren", player="Cleo"))
    table = a_session(*heroes, a_foe())
    last = pool_tokens(table, "destiny", "triumph")[0].id
    for token in table.campaign.tokens:
        if token.id != last:
            do(table, RemoveToken(token=token.id))
    held = {who(table, "Mira"): mira[1:], who(table, "Rook"): rook, NOBODY: gm}
    if wren is not None:
        held[who(table, "Wren")] = wren
    for holder, signs in held.items():
        for sign in signs:
            do(table, AddToken(kind=KINDS[sign], place=held_by(holder) if holder else HAND))
    do(table, Use(use="award", by=who(table, "Mira"), tokens=(last,)))
    return table


def rolled(table: Table, *faces: int, soft: bool = False) -> str:
    """The GM picks the table and everybody rolls: each hero's Triumph and Tragedy dice in turn, then the GM's."""
    do(table, Use(use="tilt-table", inputs={"table": "soft-tilt" if soft else "hard-tilt"}))
    return do(table, Use(use="tilt-roll"), *faces)


def view_of(table: Table) -> TiltView:
    """The Tilt in progress."""
    view = tilt_view(table.campaign)
    assert view is not None
    return view


def stage_of(table: Table) -> str:
    """The stage of the Tilt; empty when none is going on."""
    view = tilt_view(table.campaign)
    return view.stage if view else ""


def befallen(table: Table) -> dict[str, str]:
    """Whom the lots befall, while the votes are open."""
    return {ballot.lot: ballot.who for ballot in view_of(table).ballots}


def a_vote(table: Table, name: str, lot: str, face: int) -> Use:
    """The command of a vote with the die that shows this face."""
    voter = NOBODY if name == GM else who(table, name)
    dice = next(voter_view.dice for voter_view in view_of(table).voters if voter_view.id == voter)
    token = next(die.token for die in dice if die.face == face)
    return Use(use="tilt-vote", by=CharacterId(voter), tokens=(token,), inputs={"lot": lot})


def votes(table: Table, name: str, lot: str, face: int) -> str:
    """Somebody votes; returns what the log says."""
    return do(table, a_vote(table, name, lot, face))


def counted(table: Table, *faces: int) -> str:
    """The votes are counted; where nobody voted, the dice fall so."""
    return do(table, Use(use="tilt-count"), *faces)


def goes_home(table: Table, name: str) -> str:
    """A player leaves before the Tilt."""
    return do(table, SetPresent(character=who(table, name), present=False))

"""A comparison: two ranks side by side, without dice; where they are the same, a coin decides (seed 004)."""

from fractions import Fraction

from msgspec import Struct

from gmtracker.engine import events as e
from gmtracker.engine.check_fields import WholeNumber, read_check
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.rulesets.humans_and_heroes.check_roll import ACTING_WINS, coin_asked


class Ranks(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The ranks that are compared."""

    mine: WholeNumber
    theirs: WholeNumber


def comparison_odds(ranks: Ranks) -> Fraction:
    """The chance that the acting side is ahead: certain, none, or even."""
    if ranks.mine == ranks.theirs:
        return Fraction(1, 2)
    return Fraction(ranks.mine > ranks.theirs)


def compare(d: Decision, command: Use) -> None:
    """Compare two ranks; it is announced at once, as nothing can change it."""
    ranks = read_check(command.inputs.get("ranks"), Ranks)
    who = d.campaign.name_of(command.by) if command.by else "Somebody"
    what = command.text("what").strip() or "Comparison"
    wins = ranks.mine > ranks.theirs
    said = f"{ranks.mine} against {ranks.theirs}".replace("-", "−")
    if ranks.mine == ranks.theirs:
        (coin,) = d.roll("check", coin_asked(who), by=command.by)
        wins = coin.face == ACTING_WINS
        said += ", and a coin decides"
    d.happen(
        e.CheckResolved(
            what=what,
            by=command.by,
            on=command.on,
            total=ranks.mine,
            against=ranks.theirs,
            degree=1 if wins else -1,
            chance=str(comparison_odds(ranks)),
        )
    )
    d.label("{what} of {who}" if command.by else "{what}", what=what, who=who)
    ends = f"{who} is ahead" if wins else "the other side is ahead"
    d.say("{who}: {what}, {said}: {ends}.", who=who, what=what, said=said, ends=ends)

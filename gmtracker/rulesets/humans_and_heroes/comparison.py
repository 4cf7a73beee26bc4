"""A comparison: two ranks side by side, without dice; where they are the same, a coin decides (seed 004)."""

from fractions import Fraction

from msgspec import Struct

from gmtracker.engine import events as e
from gmtracker.engine.check_fields import WholeNumber, read_check
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.wording import number_said
from gmtracker.rulesets.humans_and_heroes.check_roll import ACTING_WINS, coin_asked
from gmtracker.words import tr


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
    who = d.campaign.name_of(command.by) if command.by else tr("Somebody")
    what = command.text("what").strip() or tr("Comparison")
    wins = ranks.mine > ranks.theirs
    said = tr("{total} against {dc}")
    if ranks.mine == ranks.theirs:
        (coin,) = d.roll("check", coin_asked(who), by=command.by)
        wins = coin.face == ACTING_WINS
        said = tr("{total} against {dc}, and a coin decides")
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
    d.say(
        "{who}: {what}, {said}: {who} is ahead." if wins else "{who}: {what}, {said}: the other side is ahead.",
        who=who,
        what=what,
        said=tr(said, total=number_said(ranks.mine), dc=number_said(ranks.theirs)),
    )

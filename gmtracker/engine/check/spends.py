"""What could be spent on a check: one list for the "and with …" rows and for the choice after a drop."""

from collections.abc import Iterable
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine.campaign import Token
from gmtracker.engine.check.shown import CheckRow, make_chance
from gmtracker.engine.commands import Use
from gmtracker.engine.errors import Refused
from gmtracker.engine.game_spec import Sign
from gmtracker.engine.offers import Offer, Try, make_offer
from gmtracker.engine.phrases import mean_text
from gmtracker.i18n import labeled, tr


class Spend(Struct, frozen=True, kw_only=True):
    """Something that could be spent on a check: the command, its name and effect, and the odds with it.

    ``success_text`` is the result in short; empty: the chance. ``mean_as_text`` is the mean as text; empty: signed.
    ``unit`` is what the mean counts. The other fields are those of :class:`CheckRow`.
    """

    command: Use
    name: str
    effect: str
    success: Fraction
    mean: Fraction
    success_text: str = ""
    mean_as_text: str = ""
    unit: str = tr("degrees")
    what: str = ""
    count: int = 1
    sign: Sign = "none"
    repeat: bool = False
    single_use: bool = False
    against: bool = False

    def offer(self, refusal: Refused | None) -> Offer:
        """Return the offer to spend it. ``refusal`` says why it would be refused."""
        return make_offer(self.command, self.name, self.effect, refusal)

    def row(self, refusal: Refused | None) -> CheckRow:
        """Return the "and with …" row. ``refusal`` says why it would be refused."""
        chance = make_chance(self.success)
        return CheckRow(
            offer=self.offer(refusal),
            what=self.what,
            success=chance,
            mean=self.mean_as_text or mean_text(self.mean),
            success_text=self.success_text or chance.message,
            mean_text=self.unit,
            count=self.count,
            sign=self.sign,
            repeat=self.repeat,
            single_use=self.single_use,
            against=self.against,
        )

    def with_tokens(self, tokens: Iterable[Token]) -> "Spend":
        """Return the same spend of exactly these tokens."""
        return replace(self, command=replace(self.command, tokens=tuple(token.id for token in tokens)))

    def with_chance(self) -> "Spend":
        """Return the same spend with its chance in the effect: "+d6: 65%"."""
        return replace(self, effect=labeled(self.effect, make_chance(self.success).message))


def best_first(spends: Iterable[Spend]) -> list[Spend]:
    """Return the spends by chance, then by mean. Those that help the opposing side come last."""
    return sorted(spends, key=lambda spend: (spend.against, -spend.success, -spend.mean))


def rows_of(spends: Iterable[Spend], refused: Try) -> tuple[CheckRow, ...]:
    """Return the "and with …" rows, the best first."""
    return tuple(spend.row(refused(spend.command)) for spend in best_first(spends))


def offers_of(spends: Iterable[Spend], refused: Try) -> tuple[Offer, ...]:
    """Return the choice after a drop. Raises Refused if the tokens can't do anything."""
    offers = tuple(spend.offer(refused(spend.command)) for spend in spends)
    if not offers:
        raise Refused("That has no effect on this check.")
    return offers

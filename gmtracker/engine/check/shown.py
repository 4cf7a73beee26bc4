"""What the window shows of a check: its odds, what could be spent on it, and its state after the roll."""

from fractions import Fraction

from msgspec import Struct

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.dice import Die, DieOwner, DieRequest
from gmtracker.engine.game_spec import Sign
from gmtracker.engine.ids import CharacterId, ProcedureId
from gmtracker.engine.offers import Offer
from gmtracker.engine.phrases import percent_text
from gmtracker.i18n import tr

ANNOUNCE = "announce"
"""The use that announces a check, in every game."""


class Chance(Struct, frozen=True):
    """A chance: exact ("7/8"), as a fraction of 1 for drawing, and as text ("87.5%")."""

    exact: str
    share: float
    message: str


class Bar(Struct, frozen=True):
    """One outcome in the chart of the odds, the worst first: a short label ("+2"), its name, and its chance."""

    label: str
    name: str
    success: bool
    chance: Chance


class Figure(Struct, frozen=True):
    """A number below the chart: its name ("Expected Triumph"), and its text with the unit.

    With a ``sign``, it is drawn with that token's sign.
    """

    name: str
    message: str
    sign: Sign = "none"


class PanelOdds(Struct, frozen=True):
    """The exact odds of a draft, ready to show; ``bars`` has the same outcomes for every check of a kind.

    ``subject`` completes the chance of ``success``: "to hit".
    """

    success: Chance
    bars: tuple[Bar, ...]
    figures: tuple[Figure, ...] = ()
    subject: str = tr("to succeed")


class CheckRow(Struct, frozen=True, kw_only=True):
    """An "and with …" row: what could be spent, for what, and the odds with it.

    ``offer.command`` does it; its ``tokens`` can be dragged. ``what`` names the token ("Triumph die", "3 Triumph
    stones"); it is empty if the offer's effect says everything. ``count`` is how many of these tokens there are,
    ``sign`` how they are drawn. ``mean`` is the expected outcome as text ("+1.75", in ``mean_text``), ``success`` the
    chance with it. ``success_text`` is the short form: the chance, or after the roll the outcome ("4 degrees").
    ``repeat``: it ends the open check and sets the same one up again. ``single_use``: all the tokens together pay for
    one use, not each for its own. ``against``: it helps the opposing side, and ``success`` is that side's chance.
    """

    offer: Offer
    what: str
    success: Chance
    mean: str
    success_text: str
    mean_text: str = tr("degrees")
    count: int = 1
    sign: Sign = "none"
    repeat: bool = False
    single_use: bool = False
    against: bool = False


class ShownDie(Struct, frozen=True, kw_only=True):
    """A die of an open check: its request, its face, and why it does not count ("Fortune counts instead").

    ``shows`` is the symbol on the face if that is not a number ("+").
    """

    request: DieRequest
    face: int
    typed: bool = False
    ignored: str = ""
    shows: str = ""

    @property
    def name(self) -> str:
        """The name to read out."""
        return self.request.name


def shown_die(
    die: Die,
    label: str,
    shows: str = "",
    *,
    asked: DieRequest | None = None,
    owner: DieOwner | None = None,
) -> ShownDie:
    """Return the ShownDie of a die, with its request ``asked`` or with a new one of that label."""
    request = asked or DieRequest(die.role, die.size, label, owner=owner)
    return ShownDie(request=request, face=die.face, typed=die.source == "typed", ignored=die.ignored, shows=shows)


class Chart(Struct, frozen=True):
    """A table in which a result was looked up: its columns from left to right, and the index of the one that counts."""

    name: str
    lines: tuple[tuple[str, str], ...]
    current_line: int


class Numbers(Struct, frozen=True):
    """The total of a roll, what it is compared with (if anything), and how both add up ("14 + Aiming 7 = 21")."""

    total: str = ""
    against: str = ""
    sums: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """Total and opposition: "22 against 15"."""
        if not self.against:
            return self.total
        return tr("{total} against {target}", total=self.total, target=self.against)


NO_NUMBERS = Numbers()


class OpenCheck(Struct, frozen=True, kw_only=True):
    """A check in progress, in its current state.

    ``headline`` says who does what ("Mira: Acrobatics"). ``numbers`` has the total, ``outcome`` a word for the result
    ("Hit") and ``degree`` how far it goes ("2 degrees of success"); all are empty before the roll. ``success`` is None
    if there is nothing to succeed at yet. ``steps`` can be taken next, the most likely first. ``draft`` is set up in
    the panel if another roll follows (a resistance after a hit). ``chart`` is the table that the result was looked up
    in, if the window can show it.
    """

    id: ProcedureId
    by: CharacterId
    headline: str
    numbers: Numbers = NO_NUMBERS
    outcome: str = ""
    degree: str = ""
    success: bool | None = None
    critical: str = ""
    dice: tuple[ShownDie, ...] = ()
    notes: tuple[str, ...] = ()
    steps: tuple[Offer, ...] = ()
    draft: CheckDraft | None = None
    chart: Chart | None = None

    @property
    def result(self) -> str:
        """The numbers as text: "22 against 15"; empty before the roll."""
        return self.numbers.text

    @property
    def outcome_text(self) -> str:
        """The outcome with its degree: "Hit, 2 degrees of success"."""
        return f"{self.outcome}, {self.degree}" if self.degree else self.outcome

    @property
    def is_to_be_announced(self) -> bool:
        """Whether the most likely next step only announces what is rolled."""
        return bool(self.steps) and self.steps[0].command.use == ANNOUNCE


class OnCheck(Struct, frozen=True, tag="on-check"):
    """The check panel as a drop target: tokens are for the open check, or for the draft that it shows.

    ``use`` names the intended use, if they are dropped on a row for it.
    """

    draft: CheckDraft
    use: str = ""


def make_chance(chance: Fraction) -> Chance:
    """Return a chance (0 to 1) as a Chance; its text is "0%" only if impossible and "100%" only if certain."""
    return Chance(str(chance), float(chance), percent_text(chance))


def is_heroes_check(campaign: Campaign, by: CharacterId) -> bool:
    """Whether success at that character's check is good for the heroes."""
    roller = campaign.find_character(by)
    return roller is None or roller.side == "heroes"

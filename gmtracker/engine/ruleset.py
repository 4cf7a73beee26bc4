"""The protocol of a ruleset: pure functions, and a :class:`~gmtracker.engine.game_spec.GameSpec` for the game.

A game may have procedures that the table goes through together (:class:`ProcedureView`). ``procedure_view(campaign)``
returns the step that is open now, or None. It consists of texts and commands only:

- ``steps`` names all steps, ``step_index`` is the current one; ``lines`` are read out or explain;
- ``boards`` are lists of possible results (categories, say) with their votes so far;
- ``parts`` are shown one below the other, one for each person: each has rows of choices, one of which may be chosen;
- ``next_steps`` are the choices that lead to the next step, the default first.

Taking a choice means asking for its ``command``, and nothing else: the view is requested again after every Change.
``Rules.dice_requests(choice.command)`` returns the dice that a choice rolls; they may be typed, as for any command.
``refusal`` says why a choice cannot be taken now; such a choice is shown disabled.
"""

from typing import Protocol

from msgspec import Struct

from gmtracker.engine.campaign import Campaign, Place, Token
from gmtracker.engine.check.form import CheckDraft, CheckForm
from gmtracker.engine.check.shown import CheckRow, OnCheck, OpenCheck, PanelOdds
from gmtracker.engine.commands import AnyCommand, Command, Use
from gmtracker.engine.decision import DecisionResult
from gmtracker.engine.dice import Dice, SpecialRoll
from gmtracker.engine.errors import Refused
from gmtracker.engine.game_spec import GameSpec, RollTable, Sign
from gmtracker.engine.ids import NOBODY, CharacterId, TokenId
from gmtracker.engine.offers import Offer, Try
from gmtracker.i18n import tr


class ProcedureChoice(Struct, frozen=True, kw_only=True):
    """A choice that the procedure offers: the command, its name on a button, and what it means.

    ``kind`` and ``face`` are the token it uses, for drawing; empty and 0 for none. Without a token, ``face`` is the
    number of the choice. ``is_chosen``: this choice is already in effect, so its command does nothing new.
    """

    command: Use
    name: str
    text: str = ""
    kind: str = ""
    face: int = 0
    is_chosen: bool = False
    refusal: str = ""


class ProcedureRow(Struct, frozen=True, kw_only=True):
    """A question and its choices; without choices there is nothing (more) to do."""

    title: str
    choices: tuple[ProcedureChoice, ...] = ()


class ProcedurePart(Struct, frozen=True, kw_only=True):
    """One person's part in the step: a heading, a line of text, and the questions."""

    title: str
    text: str = ""
    rows: tuple[ProcedureRow, ...] = ()


class VoteRow(Struct, frozen=True, kw_only=True):
    """One possible result: its number, name, text and votes, and whether it was chosen."""

    number: int
    name: str
    text: str = ""
    votes: int = 0
    chosen: bool = False


class VoteTable(Struct, frozen=True, kw_only=True):
    """The possible results under one heading, by number."""

    title: str
    lines: tuple[VoteRow, ...]


class ProcedureOutcome(Struct, frozen=True, kw_only=True):
    """One result of a procedure: whom it affects, its category, its name, what happens, and what decided it.

    ``sign`` says whether it is good or bad for them, and ``about`` is their character, or empty.
    """

    title: str
    category: str
    name: str
    text: str
    source: str
    sign: Sign
    about: CharacterId = NOBODY


class ProcedureView(Struct, frozen=True, kw_only=True):
    """The open step of a procedure; ``kind`` is the procedure's kind, ``step_index`` counts ``steps`` from 0.

    ``outcomes`` are its results, once there are any; ``step_index`` is then the number of steps.
    """

    kind: str
    title: str
    steps: tuple[str, ...]
    step_index: int
    lines: tuple[str, ...] = ()
    boards: tuple[VoteTable, ...] = ()
    parts: tuple[ProcedurePart, ...] = ()
    outcomes: tuple[ProcedureOutcome, ...] = ()
    next_steps: tuple[ProcedureChoice, ...] = ()


class OnUse(Struct, frozen=True, tag="on-use"):
    """A drop target for a use of a character."""

    use: str
    by: CharacterId


Target = Place | OnUse | OnCheck


class DropResult(Struct, frozen=True, kw_only=True):
    """What a drop of tokens asks for: a command (a batch for several tokens), or a choice of offers.

    ``refusal`` is set if the GM would have to overrule each of the offers.
    """

    message: str
    command: AnyCommand | None = None
    offers: tuple[Offer, ...] = ()
    refusal: str = ""


def offer_choice(message: str, offers: tuple[Offer, ...]) -> DropResult:
    """Return a choice of offers. Raises Refused if none is possible, even by overruling."""
    if not all(offer.refusal for offer in offers):
        return DropResult(message=message, offers=offers)
    first = next((offer for offer in offers if offer.overrulable), None)
    if first is None:
        raise Refused.translated(offers[0].refusal)
    return DropResult(message=message, offers=offers, refusal=first.refusal)


def carried_tokens(campaign: Campaign, tokens: tuple[TokenId, ...]) -> tuple[Token, ...]:
    """Return the dragged tokens that are still in play. Raises Refused if there are none."""
    carried = tuple(token for token in map(campaign.token, tokens) if token is not None)
    if not carried:
        raise Refused("That token is no longer in play.")
    return carried


class Ruleset(Protocol):
    """One game. Everything is pure: plain values in and out, dice passed in.

    A game that inherits from this class implements ``spec``, ``decide`` and ``drop_result``; all other methods have a
    default here for a game without that feature. The parameter ``refused`` returns why a use would be refused now, or
    None; it decides the use as a dry run and caches the result.
    """

    id: str

    def spec(self) -> GameSpec:
        """Return the game's description."""
        ...

    def decide(self, campaign: Campaign, command: Command, dice: Dice) -> DecisionResult:
        """Decide a command. Raises Refused; then nothing happens."""
        ...

    def drop_result(self, campaign: Campaign, tokens: tuple[TokenId, ...], target: Target, refused: Try) -> DropResult:
        """Return what dropping these tokens on a target asks for. Raises Refused if nothing is possible."""
        ...

    def offers(self, campaign: Campaign, refused: Try) -> tuple[Offer, ...]:
        """Return the commands that the open procedure offers next, such as the immediate uses of an award."""
        return ()

    def procedure_view(self, campaign: Campaign) -> ProcedureView | None:
        """Return the open step of a procedure that the table goes through together, or None."""
        return None

    def check_form(self, campaign: Campaign, draft: CheckDraft) -> CheckForm:
        """Return the fields of a check being set up, each with its value, and the command that rolls it."""
        return CheckForm(headline="", sections=(), asks_target=False, refusal=tr("This game has no checks."))

    def check_odds(self, campaign: Campaign, draft: CheckDraft) -> PanelOdds | None:
        """Return the exact odds of that check as it would be rolled now, or None if the game has none for it."""
        return None

    def check_rows(self, campaign: Campaign, draft: CheckDraft, refused: Try) -> tuple[CheckRow, ...]:
        """Return the odds of the open check (or the draft) with each available token, the best first."""
        return ()

    def open_check(self, campaign: Campaign) -> OpenCheck | None:
        """Return the check in progress, or None."""
        return None

    def roll_tables(self) -> dict[str, RollTable]:
        """Return the game's own roll tables, by their keys in ``spec().roll_tables``."""
        return {}

    def special_roll(self, notation: str) -> SpecialRoll | None:
        """Return the roll of a special die, or None for any other notation. Raises Refused for a wrong one.

        Only notations with a letter before a die are asked about, such as "Cd6".
        """
        return None

    def warnings(self, campaign: Campaign, character: CharacterId) -> tuple[str, ...]:
        """Return sentences about what is unusual on a sheet; a warning never blocks."""
        return ()

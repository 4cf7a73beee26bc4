"""The protocol of a ruleset: a :class:`~gmtracker.engine.sheet.GameSpec` that describes the game, and pure functions.

A game may have procedures that the table goes through together (:class:`ProcedureView`). ``procedure_view(campaign)``
gives the step that is open now, or None. Everything in it is words and commands:

* ``steps`` names the whole way, ``at`` is the current step; ``lines`` are read out or explain;
* ``boards`` are lists of what can come out (categories, say) with the votes that each has so far;
* ``parts`` stand one beneath the other, one a person: each with its rows of choices, of which one may be ``taken``;
* ``next_steps`` are the choices that lead to the next step, the usual one first.

To take a choice is to ask for its ``command``, and nothing else: the view is asked for anew after every Change. A
choice that rolls is known by ``Rules.dice_requests(choice.command)``: those dice may be typed in, as for any command.
``refusal`` says why a choice cannot be taken now; it is shown, greyed, and not taken.
"""

from typing import Protocol

from msgspec import Struct

from gmtracker.engine.campaign import Campaign, Place, Token
from gmtracker.engine.checks import CheckDraft, CheckForm, CheckRow, Offer, OnCheck, OpenCheck, PanelOdds
from gmtracker.engine.commands import AnyCommand, Command, Use
from gmtracker.engine.decision import DecisionResult, Try
from gmtracker.engine.dice import Dice
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.sheet import GameSpec, RollTable
from gmtracker.i18n import tr


class ProcedureChoice(Struct, frozen=True, kw_only=True):
    """A choice that the procedure offers: the command, its name on a button, and what it means.

    ``kind`` and ``face`` name the token that it is done with, so that it can be drawn; empty and 0 for none. Without
    a token a ``face`` is the number that it goes by.
    ``taken`` says that this is how it stands now; its command then does nothing new.
    """

    command: Use
    name: str
    text: str = ""
    kind: str = ""
    face: int = 0
    taken: bool = False
    refusal: str = ""


class ProcedureRow(Struct, frozen=True, kw_only=True):
    """A question and the answers to choose from; none to choose from says that there is nothing (more) to do."""

    title: str
    choices: tuple[ProcedureChoice, ...] = ()


class ProcedurePart(Struct, frozen=True, kw_only=True):
    """What one person has to do with the step: a heading, a line about it, and the questions."""

    title: str
    text: str = ""
    rows: tuple[ProcedureRow, ...] = ()


class VoteRow(Struct, frozen=True, kw_only=True):
    """One possible result: its number, name and text, its votes, and whether it was chosen."""

    number: int
    name: str
    text: str = ""
    votes: int = 0
    chosen: bool = False


class VoteTable(Struct, frozen=True, kw_only=True):
    """The possible results under one heading, by number."""

    title: str
    lines: tuple[VoteRow, ...]


class ProcedureView(Struct, frozen=True, kw_only=True):
    """The open step of a procedure. ``kind`` is the procedure's; ``at`` counts the ``steps`` from 0."""

    kind: str
    title: str
    steps: tuple[str, ...]
    at: int
    lines: tuple[str, ...] = ()
    boards: tuple[VoteTable, ...] = ()
    parts: tuple[ProcedurePart, ...] = ()
    next_steps: tuple[ProcedureChoice, ...] = ()


class OnUse(Struct, frozen=True, tag="on-use"):
    """A drop target of the window for a use of a character."""

    use: str
    by: CharacterId


Target = Place | OnUse | OnCheck


class DropResult(Struct, frozen=True, kw_only=True):
    """What a drop of tokens asks for: a command (of several tokens as one), or a choice of offers.

    ``refusal`` says why not, where the GM would have to overrule each of the offers.
    """

    message: str
    command: AnyCommand | None = None
    offers: tuple[Offer, ...] = ()
    refusal: str = ""


def drop_result_among(message: str, offers: tuple[Offer, ...]) -> DropResult:
    """A choice of offers. Refuses where none can be done; says why not where the GM would have to overrule each."""
    if not all(offer.refusal for offer in offers):
        return DropResult(message=message, offers=offers)
    first = next((offer for offer in offers if offer.overrulable), None)
    if first is None:
        raise Refused.translated(offers[0].refusal)
    return DropResult(message=message, offers=offers, refusal=first.refusal)


def carried_tokens(campaign: Campaign, tokens: tuple[TokenId, ...]) -> tuple[Token, ...]:
    """The tokens being dropped, as far as they are still in play. Refuses where none is."""
    carried = tuple(token for token in map(campaign.token, tokens) if token is not None)
    if not carried:
        raise Refused("That token is no longer in play.")
    return carried


class Ruleset(Protocol):
    """One game. All of it is pure: plain values in, plain values out, dice handed in.

    A game that inherits from it implements ``spec``, ``decide`` and ``drop_result``; for all else it has an answer
    here that says that there is nothing. ``refused`` answers why a use would be refused now, if it would: the table
    decides it as it would for real, and remembers what came of it.
    """

    id: str

    def spec(self) -> GameSpec:
        """The game's description."""
        ...

    def decide(self, campaign: Campaign, command: Command, dice: Dice) -> DecisionResult:
        """Decide a command. Raises Refused; then nothing happens."""
        ...

    def drop_result(self, campaign: Campaign, tokens: tuple[TokenId, ...], target: Target, refused: Try) -> DropResult:
        """What dropping these tokens there asks for. Raises Refused with the reason where it can mean nothing."""
        ...

    def offers(self, campaign: Campaign, refused: Try) -> tuple[Offer, ...]:
        """The commands that the open procedure offers next, if one is open: the immediate uses of an award, say."""
        return ()

    def procedure_view(self, campaign: Campaign) -> ProcedureView | None:
        """The open step of a procedure that the table goes through together, if one is going on."""
        return None

    def check_form(self, campaign: Campaign, draft: CheckDraft) -> CheckForm:
        """The fields of a check that is being set up, each with its value, and the command that rolls it."""
        return CheckForm(headline="", sections=(), asks_target=False, refusal=tr("This game has no checks."))

    def check_odds(self, campaign: Campaign, draft: CheckDraft) -> PanelOdds | None:
        """The exact odds of that check as it would be rolled now; None where the game has none for it."""
        return None

    def check_rows(self, campaign: Campaign, draft: CheckDraft, refused: Try) -> tuple[CheckRow, ...]:
        """The odds of the open check (or else the draft) with each token at hand; the best first."""
        return ()

    def open_check(self, campaign: Campaign) -> OpenCheck | None:
        """The check in progress, if there is one."""
        return None

    def roll_tables(self) -> dict[str, RollTable]:
        """The game's own roll tables, by their keys in ``spec().roll_tables``."""
        return {}

    def warnings(self, campaign: Campaign, character: CharacterId) -> tuple[str, ...]:
        """Sentences about what is unusual on a sheet; a warning never blocks."""
        return ()

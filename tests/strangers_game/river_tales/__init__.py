"""River Tales, a small game of nobody's: a ruleset as a stranger would write one, in a package of its own."""

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Token, pool_place
from gmtracker.engine.check.form import CheckDraft, CheckForm
from gmtracker.engine.decision import Decision, DecisionResult
from gmtracker.engine.dice import Dice, DieRequest
from gmtracker.engine.errors import Refused
from gmtracker.engine.game import check_use_form
from gmtracker.engine.game_spec import (
    EncounterKind,
    GameSpec,
    PoolKind,
    TokenKind,
    TrackKind,
    TraitGroup,
    TraitLimit,
    TraitSuggestion,
    UseKind,
)
from gmtracker.engine.handlers.campaign import begin_session, end_session
from gmtracker.engine.handlers.dispatch import decide_shared
from gmtracker.engine.handlers.encounters import end_encounter
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.offers import Try
from gmtracker.engine.ruleset import DropResult, Ruleset, Target

GAME = GameSpec(
    ruleset="river-tales",
    name="River Tales",
    level="Voyages",
    trait_groups=(
        TraitGroup(
            key="gifts",
            name="Gifts",
            singular="Gift",
            lowest=1,
            highest=6,
            fixed=True,
            suggested=(TraitSuggestion("Back"), TraitSuggestion("Tongue")),
        ),
    ),
    tracks=(
        TrackKind(
            key="breath",
            name="Breath",
            unit="breath",
            units="breaths",
            look="bar",
            highest=12,
            limits=(TraitLimit("gifts", "Back", times_level=True),),
            starts_full=True,
            warn_at=2,
        ),
        TrackKind(key="leaks", name="Leaks", unit="leak", units="leaks", look="pips", highest=5, warn_at=4),
        TrackKind(
            key="mood",
            name="Mood",
            unit="step",
            units="steps",
            look="ladder",
            rungs=("Merry", "Quiet", "Sour", "Mutinous"),
            highest=3,
            warn_at=2,
            sides=("heroes",),
        ),
    ),
    tokens=(TokenKind(key="squall", name="Squall die", plural="Squall dice", look="die", is_die=True),),
    pools=(PoolKind(key="sky", name="Sky", tokens=("squall",), empty="A squall gathers when an oar is pulled."),),
    hand="",
    encounters=(EncounterKind(key="rapids", name="Rapids", round_seconds=60),),
    uses=(
        UseKind(
            key="pull",
            name="Pull an oar",
            description="Roll a d6: so far the boat goes; a 1 brings a squall.",
            menu="row",
        ),
    ),
)


class RiverTales(Ruleset):
    """The ruleset; it has no state of its own."""

    id = GAME.ruleset

    def spec(self) -> GameSpec:
        return GAME

    def decide(self, campaign: Campaign, command: c.Command, dice: Dice) -> DecisionResult:
        d = Decision(campaign, dice, override=getattr(command, "override", False))
        match command:
            case c.Use():
                check_use_form(d, command)
                _pull(d, d.character(command.by).id)
            case c.StartSession():
                begin_session(d, command)
            case c.EndSession():
                end_session(d)
            case c.EndEncounter():
                end_encounter(d, command.result)
            case c.AddToken() | c.MoveToken():
                raise Refused("Squalls come and go as they please.")
            case _:
                decide_shared(d, command)
        return d.finish()

    def drop_result(self, campaign: Campaign, tokens: tuple[TokenId, ...], target: Target, refused: Try) -> DropResult:
        raise Refused("Nobody holds a squall.")

    def check_form(self, campaign: Campaign, draft: CheckDraft) -> CheckForm:
        return CheckForm(headline="", sections=(), asks_target=False, refusal="On the river there are no checks.")


def _pull(d: Decision, by: CharacterId) -> None:
    (die,) = d.roll("pull", DieRequest("oar", 6, "Oar"), by=by)
    d.label("pull of {name}", name=d.campaign.character_name(by))
    d.emit(e.TokenUsed(use="pull", by=by, kinds=()))
    d.log("{name} pulls: {far} boat lengths.", name=d.campaign.character_name(by), far=die.face)
    if die.face == 1:
        d.new_token(Token(id=TokenId(""), kind="squall", place=pool_place("sky"), size=8, name="Black cloud"))
        d.log("A squall gathers.")


RULESET = RiverTales()

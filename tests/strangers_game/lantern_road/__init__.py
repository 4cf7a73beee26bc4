"""Lantern Road, a game of nobody's with a check: as many d6 as a gift's rank, of which a 5 or a 6 succeeds.

An Ember burnt after the roll is one die more. It is put together by ``Game`` from functions; nothing of it keeps state.
"""

from fractions import Fraction

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Procedure, Token, character_place
from gmtracker.engine.check.form import CheckDraft, CheckForm, FormBuilder
from gmtracker.engine.check.procedure import CheckInProgress, CheckProcedure, acting_name, check_headline
from gmtracker.engine.check.shown import Bar, CheckRow, Numbers, OpenCheck, PanelOdds, make_chance, shown_die
from gmtracker.engine.decision import Decision, is_moving_on
from gmtracker.engine.dice import Die, DieOwner, DieRequest
from gmtracker.engine.errors import Refused
from gmtracker.engine.game import Game, GameParts
from gmtracker.engine.game_spec import (
    EncounterKind,
    GameSpec,
    Option,
    TokenKind,
    TraitGroup,
    TraitSuggestion,
    UseKind,
    flow_use,
)
from gmtracker.engine.handlers.campaign import begin_session
from gmtracker.engine.handlers.dispatch import PlainCommand, decide_shared
from gmtracker.engine.ids import TokenId
from gmtracker.engine.offers import Offer, Try, make_offer
from gmtracker.engine.ruleset import DropResult, Target

GAME = GameSpec(
    ruleset="lantern-road",
    name="Lantern Road",
    trait_groups=(
        TraitGroup(
            key="gifts",
            name="Gifts",
            singular="Gift",
            lowest=1,
            highest=6,
            fixed=True,
            suggested=(TraitSuggestion("Nerve"), TraitSuggestion("Feet")),
        ),
    ),
    tokens=(TokenKind(key="ember", name="Ember", plural="Embers", look="stone"),),
    hand="",
    encounters=(EncounterKind(key="night", name="Night", round_seconds=600),),
    uses=(
        flow_use("check", "Check", "As many d6 as the gift; a 5 or a 6 succeeds."),
        flow_use("announce", "Announce", "Make the outcome final."),
        UseKind(key="burn", name="Burn an Ember", description="One d6 more.", menu="token", tokens=("ember",)),
    ),
)
EMBERS_AT_DUSK = 2
LEAST = 5


class Pool(CheckInProgress, frozen=True, kw_only=True, omit_defaults=True):
    """The check in progress: the dice that fell."""

    dice: tuple[Die, ...] = ()

    @property
    def success(self) -> bool:
        return any(die.face >= LEAST for die in self.dice)


CHECKS = CheckProcedure[Pool, str]("check", Pool)


def chance(dice: int) -> Fraction:
    """The chance that one of so many d6 shows a 5 or a 6."""
    return 1 - Fraction(2, 3) ** dice


def roll(d: Decision, command: c.Use) -> None:
    state = Pool(by=command.by, what=command.text("what"))
    who, dice = acting_name(d.campaign, state), command.number("dice", 1)
    asked = (DieRequest(f"pool.{n}", 6, "d6", owner=DieOwner(who, state.by)) for n in range(1, dice + 1))
    state = replace(state, dice=d.roll("check", *asked, by=state.by))
    d.label("{what} of {who}", what=state.what, who=who)
    d.log("{who}: {what}.", who=who, what=state.what)
    CHECKS.store(d, d.start_procedure("check", "rolled", {}), state)


def burn(d: Decision, command: c.Use) -> None:
    procedure, state = CHECKS.require_rolled(d.campaign)
    if not command.tokens or d.token(command.tokens[0]).place != character_place(state.by):
        raise Refused("An Ember is burnt by whoever makes the check.")
    d.emit(e.TokenRemoved(token=command.tokens[0]), e.TokenUsed(use="burn", by=state.by, kinds=("ember",)))
    more = d.roll("check", DieRequest(f"pool.{len(state.dice) + 1}", 6, "d6", owner=DieOwner("Ember")), by=state.by)
    d.label("Ember of {who}", who=acting_name(d.campaign, state))
    d.log("An Ember burns.")
    CHECKS.store(d, procedure, replace(state, dice=(*state.dice, *more)))


def announce(d: Decision, _command: c.Use) -> None:
    procedure, state = CHECKS.require_rolled(d.campaign)
    d.join_action(procedure.id)
    d.label("announcement of {what}", what=state.what)
    close(d, procedure, state)


def close(d: Decision, procedure: Procedure, state: Pool) -> None:
    best = max(die.face for die in state.dice)
    degree, said = (1, "It goes well") if state.success else (-1, "It goes wrong")
    d.emit(e.CheckResolved(what=state.what, by=state.by, total=best, difficulty=LEAST, degree=degree, outcome=said))
    d.log("{said}.", said=said)
    d.emit(e.ProcedureEnded(procedure=procedure.id))


def announce_what_is_open(d: Decision, command: c.Command) -> None:
    """Before anything moves on, a check that was left open is announced; that is upkeep of the game's own."""
    found = CHECKS.state_at(d.campaign, "rolled")
    if found and (is_moving_on(command) or (isinstance(command, c.Use) and command.use == "check")):
        close(d, *found)
        d.mark_upkeep()


def deal(d: Decision, hero: Character) -> None:
    for _ in range(EMBERS_AT_DUSK):
        d.new_token(Token(id=TokenId(""), kind="ember", place=character_place(hero.id)))
    d.emit(e.TokenUsed(use="dealt", by=hero.id, kinds=("ember",) * EMBERS_AT_DUSK))


def decide(d: Decision, _before: Campaign, command: PlainCommand) -> None:
    match command:
        case c.StartSession():
            for hero in begin_session(d, command):
                deal(d, hero)
        case c.AddToken() | c.MoveToken():
            raise Refused("Embers are dealt at dusk.")
        case _:
            decide_shared(d, command)


def check_form(campaign: Campaign, draft: CheckDraft) -> CheckForm:
    form, hero = FormBuilder(draft), campaign.find_character(draft.by)
    gifts = GAME.trait_group("gifts").suggested
    gift = form.choice("gift", "Gift", tuple(map(_option, gifts)), fills=("dice",))
    known = hero.trait("gifts", gift) if hero else None
    dice = form.number("dice", "Dice", known.rank if known else 1, lowest=1, highest=9)
    command = c.Use(use="check", by=draft.by, inputs={"what": gift, "dice": dice})
    return CheckForm(headline=f"{gift} · {dice}d6", sections=form.sections(), asks_target=False, command=command)


def check_odds(campaign: Campaign, draft: CheckDraft) -> PanelOdds:
    succeeds = chance(_dice_of(campaign, draft))
    bars = (
        Bar("Wrong", "It goes wrong", False, make_chance(1 - succeeds)),
        Bar("Well", "It goes well", True, make_chance(succeeds)),
    )
    return PanelOdds(make_chance(succeeds), bars)


def check_rows(campaign: Campaign, draft: CheckDraft, refused: Try) -> tuple[CheckRow, ...]:
    """What an Ember would make of it: before the roll too, where the row is refused and keeps its chance."""
    found = CHECKS.state_at(campaign, "rolled")
    embers = campaign.tokens_at(character_place(found[1].by if found else draft.by), "ember")
    if not embers or (found and found[1].success):
        return ()
    command = c.Use(use="burn", by=draft.by, tokens=(embers[0].id,))
    offer = make_offer(command, "Burn it", "one d6 more", refused(command))
    makes = make_chance(chance(1) if found else chance(_dice_of(campaign, draft) + 1))
    row = CheckRow(
        offer=offer, what="Ember", success=makes, mean="", success_text=makes.message, mean_text="", count=len(embers)
    )
    return (row,)


def open_check(campaign: Campaign) -> OpenCheck | None:
    found = CHECKS.state_at(campaign, "rolled")
    if found is None:
        return None
    procedure, state = found
    said = "It goes well" if state.success else "It goes wrong"
    return OpenCheck(
        id=procedure.id,
        by=state.by,
        headline=check_headline(campaign, state),
        numbers=Numbers(", ".join(str(die.face) for die in state.dice)),
        outcome=said,
        success=state.success,
        dice=tuple(shown_die(die, "d6") for die in state.dice),
        steps=(Offer(command=c.Use(use="announce"), name="Announce", effect=said),),
    )


def drop_result(campaign: Campaign, tokens: tuple[TokenId, ...], target: Target, refused: Try) -> DropResult:
    raise Refused("An Ember is burnt on the check, by its row.")


def warnings(character: Character) -> tuple[str, ...]:
    return ()


def _option(gift: TraitSuggestion) -> Option:
    return Option(gift.name, gift.name)


def _dice_of(campaign: Campaign, draft: CheckDraft) -> int:
    dice = check_form(campaign, draft).field("dice").value
    return int(dice)


RULESET = Game(
    GameParts(
        spec=GAME,
        uses={"check": roll, "burn": burn, "announce": announce},
        decide=decide,
        before_command=announce_what_is_open,
        arrives=deal,
        drop_result=drop_result,
        check_form=check_form,
        check_odds=check_odds,
        check_rows=check_rows,
        open_check=open_check,
        warnings=warnings,
    )
)

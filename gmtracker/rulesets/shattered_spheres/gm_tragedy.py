"""The Tragedy dice in the GM's hand: each is used once against the heroes and then discarded.

Source: rules/shattered-spheres.md, Destiny: "at value n it takes n off one of that hero's checks before the outcome is
announced, or gives the hero ⌈n/2⌉ ranks of Disadvantage, or adds a detail against the heroes" (Ruling). It is never
discarded without one of these effects.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from gmtracker.engine import events as e
from gmtracker.engine.campaign import HAND, Campaign, Character, Token
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.offers import Offer, Try, make_offer
from gmtracker.engine.ruleset import DropResult, offer_choice
from gmtracker.i18n import tr
from gmtracker.rulesets.shattered_spheres import check_state
from gmtracker.rulesets.shattered_spheres.check_flow import result_text, rolls_against
from gmtracker.rulesets.shattered_spheres.check_state import CheckState, Plan, store_waiting
from gmtracker.rulesets.shattered_spheres.destiny import (
    WORDS,
    check_at_table,
    check_session,
    log_note,
    one_token,
    roll_die,
)
from gmtracker.rulesets.shattered_spheres.sheet import GAME
from gmtracker.rulesets.shattered_spheres.token_effects import half

DETAIL, PENALTY, DISADVANTAGE = "gm-use", "gm-penalty", "gm-disadvantage"
EFFECTS = (PENALTY, DISADVANTAGE, DETAIL)


def use_from_hand(d: Decision, command: Use) -> None:
    """Roll a Tragedy from the GM's hand, apply it against a hero, and discard it."""
    check_session(d)
    die = one_token(d, command)
    if die.place != HAND:
        raise Refused("Use a Tragedy die from the GM's hand.")
    target = d.campaign.find_character(command.on)
    if target is not None and target.side != "heroes":
        raise Refused("Choose a hero as the target. {name} belongs to the opposition.", name=target.name)
    if target is None and command.use != DETAIL:
        raise Refused("Choose the hero whose check gets worse.")
    if target is not None:
        check_at_table(d, target)
    value, note = roll_die(d, die), command.text("note").strip()
    if command.use == DETAIL and not note:
        raise Refused("Describe what the Tragedy die does, or choose another effect.")
    d.emit(
        e.TokenRemoved(token=die.id),
        e.TokenUsed(use=command.use, on=command.on, kinds=(die.kind,), value=value, note=note),
    )
    said = {"die": f"{WORDS[die.kind]} {value}", "who": target.name if target else ""}
    d.label("{die} against {who}" if target else "{die} against the heroes", **said)
    d.log("The GM uses {die} against {who}." if target else "The GM uses {die} against the heroes.", **said)
    log_note(d, note)
    if target is not None and command.use == PENALTY:
        _penalize(d, target, value)
    elif target is not None and command.use == DISADVANTAGE:
        _hinder(d, target, half(value))


def offers_against(campaign: Campaign, die: Token, hero: Character, refused: Try) -> DropResult:
    """Return the effects that a Tragedy from the GM's hand can have on a hero, as a choice."""
    says = tr("{what} against {hero}", what=GAME.token_kind(die.kind).name, hero=hero.name)
    return offer_choice(says, tuple(_offers(campaign, die, hero, refused)))


def _offers(campaign: Campaign, die: Token, hero: Character, refused: Try) -> Iterator[Offer]:
    is_rolled = _rolled_check(campaign, hero) is not None
    least, most = half(1), half(die.size)
    effects = {
        PENALTY: tr("−1 to −{most} on this check" if is_rolled else "−1 to −{most} on the next check", most=die.size),
        DISADVANTAGE: tr("+{least} to +{most} ranks on the next check", least=least, most=most),
        DETAIL: tr("a detail in your own words"),
    }
    for use in EFFECTS:
        command = Use(use=use, on=hero.id, tokens=(die.id,))
        tried = replace(command, inputs={"note": "…"}) if use == DETAIL else command
        yield make_offer(command, GAME.use(use).name, effects[use], refused(tried))


def _rolled_check(campaign: Campaign, hero: Character) -> CheckState | None:
    """Return the rolled, unannounced check that the hero makes or rolls against. None if there is none."""
    found = check_state.at_stage(campaign, "rolled")
    state = found[1] if found else None
    return state if state is not None and (state.by == hero.id or rolls_against(state, hero.id)) else None


def _penalize(d: Decision, hero: Character, value: int) -> None:
    """Subtract the value from the hero's open check, as a step of its action, or else from the hero's next check."""
    if _rolled_check(d.campaign, hero) is None:
        store_waiting(d, Plan(hero.id, penalty=value))
        d.log("{name}'s next check gets −{value}.", name=hero.name, value=value)
        return
    procedure, state = check_state.rolled_state(d.campaign)
    spent = state.spent
    if rolls_against(state, hero.id):
        spent = replace(spent, penalty_against=spent.penalty_against + value)
    else:
        spent = replace(spent, penalty=spent.penalty + value)
    state = replace(state, spent=spent)
    check_state.keep(d, procedure, state)
    d.log("Now {result}.", result=result_text(d.campaign, state))


def _hinder(d: Decision, hero: Character, ranks: int) -> None:
    store_waiting(d, Plan(hero.id, hindrance=ranks))
    if ranks == 1:
        d.log("{name}'s next check gets 1 more rank of Disadvantage.", name=hero.name)
    else:
        d.log("{name}'s next check gets {ranks} more ranks of Disadvantage.", name=hero.name, ranks=ranks)

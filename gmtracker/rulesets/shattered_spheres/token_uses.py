"""The six uses of a token, whatever its value comes from. Edit Scene, Coup and Improve Roll affect checks.

The value is shown by an awarded pool die, rolled with a spent held die, or counted in Fate stones. Edit Scene comes
before a check. Improve Roll comes before the announcement, or waits for the hero's next check. A Coup needs a check
that succeeds, a Stunt needs an attack that hits. Source: rules/shattered-spheres.md, Destiny and Fate; seed 001.
"""

from typing import Any

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import HAND, Campaign, Character, Place, Procedure, Token, character_place
from gmtracker.engine.check.procedure import Stage
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision, procedure_data
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import NOBODY, CharacterId, TokenId
from gmtracker.engine.phrases import token_count_text
from gmtracker.i18n import tr
from gmtracker.rulesets.shattered_spheres import check_flow, destiny, fate, stress, surge
from gmtracker.rulesets.shattered_spheres.check_flow import result_text, rolls_against
from gmtracker.rulesets.shattered_spheres.check_rules import MOST_DEGREES
from gmtracker.rulesets.shattered_spheres.check_state import (
    KIND,
    CheckState,
    Plan,
    keep,
    planned_here,
    result_of,
    state_of,
    store_waiting,
)
from gmtracker.rulesets.shattered_spheres.destiny import (
    ASKED,
    OPEN,
    WAITS,
    WORDS,
    a_hero,
    check_at_table,
    log_note,
    one_token,
    roll_die,
)
from gmtracker.rulesets.shattered_spheres.sheet import GAME, STONES, TRAGEDY
from gmtracker.rulesets.shattered_spheres.token_effects import TOKEN_USES, half
from gmtracker.rulesets.shattered_spheres.traits import has_luck_control

BESIDE_PLAY = c.AddNote | c.RemoveMarker | c.RollDice | c.SetMarker | c.SetPlayerVisibility
"""Commands that note, show or roll something on the side. They close no open use, not even that of new stones."""

PLAY = (
    *(c.Use, c.NextTurn, c.DelayTurn, c.PreviousTurn, c.StartEncounter, c.EndEncounter, c.StartSession, c.EndSession),
    c.RemoveCharacter,
)
"""Commands that move play on and close an award. Other commands are corrections by hand: Stress, sheets, tokens."""


def _changes_rolled_check(command: Use) -> bool:
    return command.use in TOKEN_USES and TOKEN_USES[command.use].on_rolled_check is not None


def check_spend(d: Decision, command: Use, user: Character) -> None:
    """Refuse a use that can't be applied to the current check, before a die is rolled for it."""
    procedure = d.campaign.procedure(KIND)
    if command.use == "stunt":
        _check_stunt(d, command, user)
    if procedure is not None and procedure.stage == "rolled" and _changes_rolled_check(command):
        _check_on_the_roll(d, command, user, state_of(procedure))
    elif command.use == "coup" and _is_for_the_check(d.campaign, command, user):
        raise Refused("Roll the check first. A Coup improves a success.")
    elif command.use == "coup":
        d.refuse_unless_overruled("Roll {name}'s check first. A Coup improves a success.", name=user.name)


def spend(d: Decision, command: Use, value: int) -> None:
    """Apply a use with this value to the current check, as a step of the check's action."""
    user = d.character(command.by)
    procedure = d.campaign.procedure(KIND)
    add = TOKEN_USES[command.use].on_rolled_check
    if procedure is not None and procedure.stage == "rolled" and add is not None:
        state = state_of(procedure)
        state = replace(state, spent=add(state.spent, value, rolls_against(state, user.id)))
        keep(d, procedure, state)
        d.log("Now {result}.", result=result_text(d.campaign, state))
    elif procedure is not None and command.use == "stunt":
        _note_stunt(d, procedure)
    elif command.use == "improve-roll" or (
        command.use == "edit-scene" and _is_for_the_check(d.campaign, command, user)
    ):
        _before_the_roll(d, command, user, value)
    elif command.inputs.get("awarded"):
        join(d, user.id)


WITH_STUNT: tuple[Stage, ...] = ("rolled", "hit", "harm")
"""The stages of a check that show what was spent on it."""


def _note_stunt(d: Decision, procedure: Procedure) -> None:
    """Add a Stunt to what was spent on the check, as a step of its action."""
    state = state_of(procedure)
    state = replace(state, spent=replace(state.spent, stunts=state.spent.stunts + 1))
    stage = next((one for one in WITH_STUNT if one == procedure.stage), None)
    if stage is None:
        d.join_action(procedure.id)
    else:
        keep(d, procedure, state, stage)


def join(d: Decision, hero: CharacterId) -> None:
    """Join the check's action if the hero's own check is open."""
    procedure = d.campaign.procedure(KIND)
    if procedure is not None and state_of(procedure).by == hero:
        d.join_action(procedure.id)


def take_back_edit(d: Decision, hero: CharacterId) -> None:
    """Remove the ranks of Advantage of a hero's vetoed edit from the check to come."""
    plan = planned_here(d.campaign, hero)
    procedure = d.campaign.procedure(KIND)
    if plan is None or procedure is None or not plan.edits:
        return
    left = replace(plan, edits=plan.edits[:-1])
    _keep_plan(d, procedure, left)
    if procedure.stage == "planned" and not left.edits and not left.bonus:
        d.emit(e.ProcedureEnded(procedure=procedure.id))


def _is_for_the_check(campaign: Campaign, command: Use, user: Character) -> bool:
    """Whether a use is for a check to come: its input says so, or a check is being prepared."""
    return command.inputs.get("for-check") is True or planned_here(campaign, user.id) is not None


def _check_stunt(d: Decision, command: Use, user: Character) -> None:
    attacker = check_flow.who_hit(d.campaign)
    if attacker is None:
        d.refuse_unless_overruled("A Stunt can be added only to an attack that hit.")
    elif attacker not in (NOBODY, user.id) and command.on in (NOBODY, user.id) and not has_luck_control(user):
        d.refuse_unless_overruled("Without Luck Control, {name} can't change someone else's roll.", name=user.name)


def _check_on_the_roll(d: Decision, command: Use, user: Character, state: CheckState) -> None:
    own = state.by in (NOBODY, user.id) or rolls_against(state, user.id)
    if not own and command.on in (NOBODY, user.id) and not has_luck_control(user):
        d.refuse_unless_overruled("Without Luck Control, {name} can't change someone else's roll.", name=user.name)
    if command.use != "coup":
        return
    degree = result_of(d.campaign, state).degree
    if rolls_against(state, user.id):
        raise Refused(
            "A Coup improves only the acting side's check, and {name} is on the opposing side.", name=user.name
        )
    if degree < 0:
        raise Refused("A Coup improves a success, but this check currently fails.")
    if degree == MOST_DEGREES:
        d.refuse_unless_overruled("This success already has the maximum of five degrees.")


def _before_the_roll(d: Decision, command: Use, user: Character, value: int) -> None:
    """Spend the value on the user's next roll, or on one that Luck Control reaches.

    It waits if another check is open.
    """
    user = d.character(command.on) if command.on and command.use == "improve-roll" else user
    procedure, name = _to_be_rolled(d, user), user.name
    spent = Plan(user.id, edits=(half(value),)) if command.use == "edit-scene" else Plan(user.id, bonus=value)
    if spent.bonus:
        d.log("{name}'s next check gets +{value}.", name=name, value=value)
    elif half(value) == 1:
        d.log("{name}'s next check gets 1 more rank of Advantage.", name=name)
    else:
        d.log("{name}'s next check gets {ranks} more ranks of Advantage.", name=name, ranks=half(value))
    if procedure is None:
        store_waiting(d, spent)
        return
    plan = planned_here(d.campaign, user.id) or Plan(user.id)
    _keep_plan(d, procedure, replace(plan, edits=(*plan.edits, *spent.edits), bonus=plan.bonus + spent.bonus))


def _to_be_rolled(d: Decision, user: Character) -> Procedure | None:
    """Return the procedure of the user's next roll, a check or a resistance. Start one if no check is open.

    None if another check is open.
    """
    procedure = d.campaign.procedure(KIND)
    if procedure is None:
        return d.start_procedure(KIND, "planned", procedure_data(CheckState(by=user.id)))
    resists = procedure.stage == "hit" and state_of(procedure).on == user.id
    return procedure if resists or planned_here(d.campaign, user.id) is not None else None


def _keep_plan(d: Decision, procedure: Procedure, plan: Plan) -> None:
    state = replace(state_of(procedure), plan=plan)
    keep(d, procedure, state, "hit" if procedure.stage == "hit" else "planned")


def use_tokens(d: Decision, command: Use) -> None:
    """Apply one of the six uses, with an awarded die's value, a held die or Fate stones."""
    tokens = tuple(d.token(token) for token in command.tokens)
    if command.inputs.get("awarded"):
        value = _use_award(d, command)
    elif tokens and all(token.kind in STONES for token in tokens):
        value = _use_stones(d, command, tokens)
    else:
        value = _spend(d, command)
    spend(d, command, value)


def award(d: Decision, command: Use) -> None:
    """Award a hero a die of the pool. The input ``then`` names a use that follows immediately."""
    destiny.award(d, command)
    join(d, command.by)
    then = command.text("then")
    if then:
        if then not in TOKEN_USES:
            raise Refused("A newly earned die can't be used that way.")
        use_tokens(d, replace(command, use=then, tokens=(), inputs={**command.inputs, "awarded": True}))


def name_reason(d: Decision, command: Use) -> None:
    """Record the reason for an award. While its immediate use is open, this is a step of the same action."""
    if destiny.name_reason(d, command):
        join(d, command.by)


def veto(d: Decision, _command: Use) -> None:
    """Veto an edited scene: return what was spent, and reopen the award or earning that it used."""
    procedure = d.campaign.procedure(OPEN)
    if procedure is None or procedure.stage != "edited":
        raise Refused("There is no scene edit to veto.")
    hero, kind = CharacterId(procedure.data["by"]), procedure.data["kind"]
    d.join_action(procedure.id)
    back = [_put_back(d, spent) for spent in procedure.data["tokens"]]
    if kind in STONES and not procedure.data["locked"]:
        fate.unlock(d, kind)
    before = procedure.data["before"]
    match before:
        case "earned":
            tokens = [*procedure.data["kept"], *back]
            _open_again(d, procedure, before, {"tokens": tokens, "value": len(tokens)})
        case "awarded":
            _open_again(d, procedure, before, {"token": procedure.data["token"]})
        case "":
            d.emit(e.ProcedureEnded(procedure=procedure.id))
        case _:
            raise AssertionError(before)
    take_back_edit(d, hero)
    d.emit(e.TokenUsed(use="veto", by=hero, kinds=(kind,) * len(back), value=procedure.data["value"]))
    name = d.campaign.character_name(hero)
    d.label("veto of {name}'s edit", name=name)
    if before == "awarded":
        d.log("The GM vetoes the edit. {name} may use the award differently.", name=name)
    else:
        d.log("The GM vetoes the edit. {name} gets back what was spent.", name=name)


def leave_open_use(d: Decision, command: c.Command) -> None:
    """Close an open award, earning or edit when play moves on, because its immediate use was declined.

    The reason for the award is not offered any more either, but can be searched for until the session ends. Notes,
    rolls and corrections by hand close nothing. Choosing a reason leaves the rest open.
    """
    if isinstance(command, Use) and command.use == "award-reason":
        return
    procedure = d.campaign.procedure(OPEN)
    continues = procedure is not None and isinstance(command, Use) and _continues_use(command, procedure)
    if procedure is not None and not continues and _closes_use(command, procedure):
        d.end_procedure(procedure)
    for unsaid in destiny.awards_without_reason(d.campaign):
        if isinstance(command, c.EndSession) or _is_removed(unsaid.data["by"], command):
            d.end_procedure(unsaid)
        elif unsaid.stage == ASKED and isinstance(command, PLAY) and not continues and not _is_announcement(command):
            d.suspend_procedure(unsaid, WAITS)


def token_text(kind: str, value: int) -> str:
    """Return a token and its value as text: "Triumph 4", "3 Triumph stones"."""
    return token_count_text(value, GAME.token_kind(kind)) if kind in STONES else f"{WORDS[kind]} {value}"


def _closes_use(command: c.Command, procedure: Procedure) -> bool:
    """Whether a command closes the open use."""
    if procedure.stage in ("awarded", "hubris"):
        return isinstance(command, PLAY)
    return not isinstance(command, BESIDE_PLAY)


def _is_removed(hero: str, command: c.Command) -> bool:
    return isinstance(command, c.RemoveCharacter) and command.character == hero


def _is_announcement(command: c.Command) -> bool:
    return isinstance(command, Use) and command.use == "announce"


def _continues_use(command: Use, procedure: Procedure) -> bool:
    """Whether a use belongs to what is open, at its stage."""
    match procedure.stage:
        case "awarded":
            return command.use in TOKEN_USES and bool(command.inputs.get("awarded"))
        case "hubris":
            return command.use == "hubris-by"
        case "earned":
            return (
                command.use in TOKEN_USES
                and bool(command.tokens)
                and set(command.tokens) <= set(procedure.data["tokens"])
            )
        case "edited":
            return command.use == "veto"
        case _:
            return False


def _use_award(d: Decision, command: Use) -> int:
    """Use the die just awarded at its shown value. The hero keeps the die."""
    procedure = d.campaign.procedure(OPEN)
    if procedure is None or procedure.stage != "awarded":
        raise Refused("There is no award to use right now.")
    hero = a_hero(d, command)
    if hero.id != procedure.data["by"]:
        raise Refused(
            "Only {name} can use this award.", name=d.campaign.character_name(CharacterId(procedure.data["by"]))
        )
    _check_use(d, command, hero)
    value = procedure.data["value"]
    _apply(d, command, hero, procedure.data["kind"], value, ())
    _go_on(d, command, procedure, value, {"before": "awarded", "token": procedure.data["token"], "tokens": []})
    return int(value)


def _use_stones(d: Decision, command: Use, stones: tuple[Token, ...]) -> int:
    """Use Fate stones, new ones or from the pool. Their number is the value."""
    user = d.character(command.by)
    procedure = d.campaign.procedure(OPEN)
    kind, was_locked = stones[0].kind, fate.is_locked(d.campaign, stones[0].kind)
    value = fate.use_stones(d, user, stones)
    _check_use(d, command, user)
    _apply(d, command, user, kind, value, stones)
    spent: dict[str, object] = {"tokens": [_spent_token_data(stone) for stone in stones], "locked": was_locked}
    if procedure is not None and procedure.stage == "earned":
        kept = [token for token in procedure.data["tokens"] if token not in command.tokens]
        _go_on(d, command, procedure, value, {**spent, "before": "earned", "kept": kept})
    elif command.use == "edit-scene":
        d.start_procedure(OPEN, "edited", {**_award_data(user, kind, value), **spent, "before": ""})
    return value


def _spend(d: Decision, command: Use) -> int:
    """Spend a held die: roll it and remove it from play. A Tragedy goes to the GM's hand."""
    die = one_token(d, command)
    if die.place == HAND:
        return _spend_from_the_hand(d, command, die)
    hero = a_hero(d, command)
    if die.place != character_place(hero.id):
        raise Refused("{hero} does not have that die.", hero=hero.name)
    check_at_table(d, hero)
    d.emit(e.TokenMoved(token=die.id, to=HAND) if die.kind == TRAGEDY else e.TokenRemoved(token=die.id))
    _check_use(d, command, hero)
    value = roll_die(d, die, hero.id)
    _apply(d, command, hero, die.kind, value, (die,))
    if die.kind == TRAGEDY:
        d.log("The die goes to the GM's hand.")
    if command.use == "edit-scene":
        d.start_procedure(
            OPEN, "edited", {**_award_data(hero, die.kind, value), "tokens": [_spent_token_data(die)], "before": ""}
        )
    return value


def _spend_from_the_hand(d: Decision, command: Use, die: Token) -> int:
    """Use a Tragedy of the GM's hand for an opponent: roll it, use it once and discard it."""
    foe = d.character(command.by)
    if foe.side == "heroes":
        raise Refused("Use the GM's Tragedy only against heroes.")
    d.emit(e.TokenRemoved(token=die.id))
    _check_use(d, command, foe)
    value = roll_die(d, die)
    _apply(d, command, foe, die.kind, value, (die,))
    if command.use == "edit-scene":
        d.start_procedure(
            OPEN, "edited", {**_award_data(foe, die.kind, value), "tokens": [_spent_token_data(die)], "before": ""}
        )
    return value


def _apply(d: Decision, command: Use, user: Character, kind: str, value: int, spent: tuple[Token, ...]) -> None:
    """Apply a use and log it. Coup, Stunt and the like are logged with their value."""
    note = command.text("note").strip()
    recovered = _recover(d, user, command.text("ends")) if command.use == "recover" else ""
    kinds = tuple(token.kind for token in spent)
    used = e.TokenUsed(use=command.use, by=user.id, on=command.on, kinds=kinds, value=value, note=note or recovered)
    d.emit(used)
    effect = TOKEN_USES[command.use].effect(value, stress.recover_price(d.campaign, user))
    said: dict[str, object] = {"name": user.name, "use": GAME.use(command.use).name, "what": token_text(kind, value)}
    d.label("{name}'s {use} with {what}", **said)
    match TOKEN_USES[command.use].logged:
        case "effect-or-detail":
            d.log("{name}: {use} with {what}, for {effect} or a detail.", effect=effect, **said)
        case "effect":
            d.log("{name}: {use} with {what}, {effect}.", effect=effect, **said)
        case "nothing":
            d.log("{name}: {use} with {what}.", **said)
    log_note(d, note, removed=recovered)


def _recover(d: Decision, user: Character, ends: str) -> str:
    """Recover with what was spent, and log it. If a Surge's fatigue is pending, this cancels it."""
    if surge.cancels_pending_fatigue(d, user, ends):
        surge.cancel_pending_fatigue(d, user)
        stress.recover(d, user, "")
        return tr("The Surge causes no fatigue.")
    return stress.recover(d, user, ends)


def _check_use(d: Decision, command: Use, user: Character) -> None:
    """Refuse an impossible use before any die is rolled for it. The tokens spent have already left play."""
    if command.use == "recover":
        ends = command.text("ends")
        stress.check_recover(d, user, "" if surge.cancels_pending_fatigue(d, user, ends) else ends)
    if (
        TOKEN_USES[command.use].needs_luck_control
        and command.on not in (NOBODY, user.id)
        and not has_luck_control(user)
    ):
        d.refuse_unless_overruled("Without Luck Control, {name} can't change someone else's roll.", name=user.name)
    check_spend(d, command, user)


def _go_on(d: Decision, command: Use, procedure: Procedure, value: int, before: dict[str, object]) -> None:
    """Make the use a step of the procedure's action. An edit keeps the procedure open for a veto, other uses end it."""
    d.join_action(procedure.id)
    if command.use == "edit-scene":
        data = {**_award_data(d.character(command.by), procedure.data["kind"], value), **before}
        d.emit(e.ProcedureSet(procedure=replace(procedure, stage="edited", data=data)))
    else:
        d.emit(e.ProcedureEnded(procedure=procedure.id))


def _open_again(d: Decision, procedure: Procedure, stage: str, more: dict[str, object]) -> None:
    data = {key: procedure.data[key] for key in ("by", "kind", "value")}
    d.emit(e.ProcedureSet(procedure=replace(procedure, stage=stage, data={**data, **more})))


def _award_data(user: Character, kind: str, value: int) -> dict[str, object]:
    return {"by": user.id, "kind": kind, "value": value}


def _spent_token_data(token: Token) -> dict[str, object]:
    return {"id": token.id, "kind": token.kind, "size": token.size, "place": [token.place.kind, token.place.key]}


def _put_back(d: Decision, spent: dict[str, Any]) -> TokenId:
    """Return a spent token to its place: a Tragedy from the GM's hand, anything else as a new token."""
    place = Place(*spent["place"])
    if d.campaign.token(spent["id"]) is not None:
        d.emit(e.TokenMoved(token=spent["id"], to=place))
        return TokenId(spent["id"])
    return d.new_token(Token(id=TokenId(""), kind=spent["kind"], place=place, size=spent["size"])).id

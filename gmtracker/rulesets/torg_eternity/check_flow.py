"""The steps of a test from its roll to its announcement: each is an entry of one action, stored in a procedure.

The first die, the choice to reroll it in a Favored test, the following dice, and Possibilities, Up, Hero and Drama
cards each change it (seed 002; rules/torg-eternity.md). Anything else that moves the game on leaves the open test
waiting. Tests can cause Stymied and Vulnerable. A second one makes it Very Stymied or Very Vulnerable. They last until
the end of the character's next turn.
"""

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Procedure
from gmtracker.engine.check.form import read_check
from gmtracker.engine.check.procedure import acting_and_target, acting_name, acting_owner
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.handlers.conditions import apply_condition
from gmtracker.engine.ids import NOBODY
from gmtracker.engine.phrases import number_text, with_article
from gmtracker.i18n import tr
from gmtracker.rulesets.torg_eternity import check_state
from gmtracker.rulesets.torg_eternity.check_odds import UP, Extras, cached_odds
from gmtracker.rulesets.torg_eternity.check_rules import (
    BONUS_DICE,
    LEVEL_WORDS,
    LEVELS_SAID,
    can_pay,
    is_mishap,
    parse_check,
    pay,
)
from gmtracker.rulesets.torg_eternity.check_state import (
    KIND,
    Attack,
    CheckResult,
    CheckState,
    keep,
    open_at,
    read_roll,
    rolled_state,
)
from gmtracker.rulesets.torg_eternity.sheet import (
    CARD_NAMES,
    POSSIBILITY,
    STYMIED,
    VERY_STYMIED,
    VERY_VULNERABLE,
    VULNERABLE,
)

NO_GOOD = tr("A natural 1 always fails, whatever you spend.")


def roll_check(d: Decision, command: c.Use) -> None:
    """Roll the test described in the inputs. With the input ``attack``, a success does damage."""
    attack = command.inputs.get("attack")
    state = CheckState(by=command.by, on=command.on)
    if attack is not None:
        state = replace(state, purpose="attack", attack=read_check(attack, Attack))
    start(d, command, state)


def start(d: Decision, command: c.Use, state: CheckState, go_on: Procedure | None = None) -> None:
    """Roll the first die of a test, then the rest unless the die may be rerolled.

    ``go_on`` is a procedure to continue.
    """
    spec = parse_check(command.inputs.get("check"))
    what, planned = command.text("what").strip() or tr("Test"), _planned(d, command)
    chance = str(cached_odds(spec, planned).success)
    state = replace(state, what=what, check=spec, planned=planned, dice=(), spent=(), chance=chance)
    who = acting_name(d.campaign, state)
    first = d.roll("check", check_state.first_die_request(acting_owner(d.campaign, state)), by=state.by)
    state = replace(state, dice=first)
    procedure = go_on or d.start_procedure(KIND, "first", {})
    d.label("{who}'s {what}" if state.by else "{what}", what=what, who=who)
    natural = first[0].face
    if not spec.favored or is_mishap(spec, natural):
        _finish(d, procedure, state, check_state.FIRST)
        return
    sides = acting_and_target(d.campaign, state)
    d.log("{who}: {what}. The first die shows {face} and may be rolled again.", who=sides, what=what, face=natural)
    keep(d, procedure, state, "first")


def keep_first(d: Decision, _command: c.Use) -> None:
    """Keep the first die of a Favored test."""
    procedure, state = _require_first_die(d.campaign)
    d.label("keeping the first die of {what}", what=state.what)
    _finish(d, procedure, state, check_state.FIRST)


def roll_again(d: Decision, _command: c.Use) -> None:
    """Reroll the first die of a Favored test. The second die counts."""
    procedure, state = _require_first_die(d.campaign)
    discarded = replace(state.dice[0], ignored=check_state.DISCARDED)
    second = d.roll(
        "check", check_state.first_die_request(acting_owner(d.campaign, state), check_state.AGAIN), by=state.by
    )
    d.label("second roll for {what}", what=state.what)
    _finish(d, procedure, replace(state, dice=(discarded, *second)), check_state.AGAIN)


def add_chain(d: Decision, procedure: Procedure, state: CheckState, kind: str) -> CheckState:
    """Add a d20 of a kind to a rolled test, with all dice that it rolls again."""
    role = check_state.extra_role(kind, len(state.spent) + 1)
    who, before = acting_owner(d.campaign, state), read_roll(state.spec(), state.dice).die_total
    dice = check_state.continue_chain(d, who, role, (), skilled=state.spec().skilled)
    state = replace(state, dice=(*state.dice, *dice), spent=(*state.spent, kind))
    result = read_roll(state.spec(), state.dice)
    shows, added = sum(die.face for die in dice), result.die_total - before
    d.log(
        "{what} adds {added}: now {result}."
        if added == shows
        else "{what} rolls {shows}, which counts as {added}: now {result}.",
        what=check_state.EXTRA_NAMES[kind],
        shows=shows,
        added=added,
        result=result_text(state, result),
    )
    keep(d, procedure, state)
    return state


def check_addition(d: Decision, state: CheckState, kind: str, most: int) -> None:
    """Refuse another die on a natural 1, or if the limit of its kind is reached."""
    if read_roll(state.spec(), state.dice).natural == 1:
        raise Refused.translated(NO_GOOD)
    if state.spent.count(kind) >= most:
        what = check_state.EXTRA_NAMES[kind]
        d.refuse_unless_overruled(
            "{what} has already been spent on this test."
            if kind == UP
            else "A {what} has already been spent on this test."
            if most == 1
            else "{what}: at most {most} per test.",
            what=what,
            most=most,
        )


def bonus_dice(state: CheckState) -> int:
    """Return the number of bonus dice of a hit: one for a Good success, two for an Outstanding one."""
    return BONUS_DICE[read_roll(state.spec(), state.dice).level]


def result_text(state: CheckState, result: CheckResult) -> str:
    """Return the result of a test as text: "14 against 10, a standard success", with its Mishap if any."""
    total, target = map(number_text, (result.total, state.spec().dn))
    return tr("{total} against {target}, {outcome}", total=total, target=target, outcome=outcome_words(result))


def outcome_words(result: CheckResult) -> str:
    """Return an outcome for use in a sentence: "a failure and a Mishap", "an outstanding success"."""
    outcome = with_article(LEVELS_SAID[result.level])
    return tr("{outcome} and a Mishap", outcome=outcome) if result.mishap else outcome


def resolved_event(state: CheckState) -> e.CheckResolved:
    """Return the event for a test's outcome."""
    result = read_roll(state.spec(), state.dice)
    level = LEVEL_WORDS[result.level]
    return e.CheckResolved(
        what=state.what,
        by=state.by,
        on=state.on,
        total=result.total,
        difficulty=state.spec().dn,
        degree=result.level or -1,
        critical=-1 if result.mishap else 0,
        chance=state.chance,
        note=", ".join(check_state.EXTRA_NAMES[kind] for kind in state.spent),
        outcome=tr("{outcome}, a Mishap", outcome=level) if result.mishap else level,
    )


def _finish(d: Decision, procedure: Procedure, state: CheckState, role: str) -> None:
    """Roll everything that follows the final first die, and the planned extra dice.

    On a natural 1 the test fails without them.
    """
    owner, spec = acting_owner(d.campaign, state), state.spec()
    before, first = state.dice[:-1], state.dice[-1:]
    own = check_state.continue_chain(d, owner, role, first, skilled=spec.skilled)
    state = replace(state, dice=(*before, *own))
    result = read_roll(spec, state.dice)
    sides = acting_and_target(d.campaign, state)
    d.log("{who}: {what} {result}.", who=sides, what=state.what, result=result_text(state, result))
    keep(d, procedure, state)
    for kind in state.planned if result.natural != 1 else ():
        if can_pay(d, state.by, kind):
            pay(d, state.by, kind, state.what)
            state = add_chain(d, procedure, state, kind)
        else:
            d.log("No {what} is left to add.", what=check_state.EXTRA_NAMES[kind])


def _planned(d: Decision, command: c.Use) -> Extras:
    """Return the kinds of extra dice that the input ``with`` lists. Each kind is allowed once."""
    given = command.inputs.get("with", [])
    known = list(check_state.EXTRA_NAMES)
    if not isinstance(given, list) or any(kind not in known for kind in given):
        raise Refused("Only a Possibility, Up, a Hero card or a Drama card can be rolled with a test.")
    if len(set(given)) != len(given):
        raise Refused("Each of them can be used only once per test.")
    for kind in given:
        if not can_pay(d, command.by, kind):
            raise Refused("No {what} is left to roll with.", what=check_state.EXTRA_NAMES[kind])
    return tuple(given)


def _require_first_die(campaign: Campaign) -> tuple[Procedure, CheckState]:
    """Return the test whose first die can be kept or rerolled. Raises Refused if there is none."""
    return open_at(campaign, "first", none_open=tr("There is no first die to keep or reroll."))


def spend_possibility(d: Decision, command: Use) -> None:
    """Spend a Possibility: add a d20 that rolls again and counts at least 10 to the character's own test."""
    procedure, state = rolled_state(d.campaign)
    user = d.character(command.by)
    if len(command.tokens) > 1:
        raise Refused("Spend Possibilities one at a time.")
    if state.by not in (NOBODY, user.id):
        d.refuse_unless_overruled("{name} can spend a Possibility only on their own test.", name=user.name)
    check_addition(d, state, POSSIBILITY, int(d.campaign.house_rule("most-possibilities")))
    pay(d, user.id, POSSIBILITY, state.what, command.tokens[0] if command.tokens else None)
    d.label("Possibility on {what}", what=state.what)
    add_chain(d, procedure, state, POSSIBILITY)


def add_up(d: Decision, _command: Use) -> None:
    """Add the d20 of Up to a test, once. It rolls again and has no minimum."""
    procedure, state = rolled_state(d.campaign)
    check_addition(d, state, UP, 1)
    d.label("Up on {what}", what=state.what)
    add_chain(d, procedure, state, UP)


def play_card(d: Decision, command: Use) -> None:
    """Play a Hero or Drama card. Each counts as a Possibility, once. A card counted in the hand leaves it."""
    procedure, state = rolled_state(d.campaign)
    card = command.text("card")
    if card not in CARD_NAMES:
        raise Refused("Choose a card: Hero or Drama.")
    check_addition(d, state, card, 1)
    pay(d, state.by, card, state.what)
    d.label("{card} on {what}", card=CARD_NAMES[card], what=state.what)
    add_chain(d, procedure, state, card)


VERY = {STYMIED: VERY_STYMIED, VULNERABLE: VERY_VULNERABLE}


def make_stymied(d: Decision, command: Use) -> None:
    """Make a character Stymied, or Very Stymied."""
    _step(d, command, STYMIED)


def make_vulnerable(d: Decision, command: Use) -> None:
    """Make a character Vulnerable, or Very Vulnerable."""
    _step(d, command, VULNERABLE)


def _step(d: Decision, command: Use, key: str) -> None:
    """Set the condition, or its Very form if that is requested or the character already has the condition."""
    character = d.character(command.by)
    very = VERY[key]
    name = d.campaign.game.condition_name
    d.label("{condition} on {name}", condition=name(key), name=character.name)
    if character.has_condition(very):
        raise Refused("{name} is already {condition}. It can't get worse.", name=character.name, condition=name(very))
    if character.has_condition(key):
        d.emit(e.ConditionEnded(character=character.id, key=key))
    elif command.text("how") != "very":
        apply_condition(d, character, key)
        return
    apply_condition(d, character, very)

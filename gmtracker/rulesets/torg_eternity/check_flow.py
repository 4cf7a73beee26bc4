"""A test from its roll to its announcement: every step is an entry of one action, kept in a procedure.

The first die, the choice to roll it again where the test is Favored, the dice that follow, and Possibilities, Up, Hero
and Drama cards each change the flow (seed 002; rules/torg-eternity.md). Whatever else moves the game on announces what
is open. Tests bring on Stymied and Vulnerable, each of which a second one makes Very; they last to the end of the
bearer's next turn.
"""

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import decision
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Procedure
from gmtracker.engine.checks import read_check
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.handlers.conditions import inflict
from gmtracker.engine.ids import NOBODY
from gmtracker.engine.phrases import number_said, with_article
from gmtracker.i18n import tr
from gmtracker.rulesets.torg_eternity import check_state
from gmtracker.rulesets.torg_eternity.check_odds import UP, Extras, remembered_odds
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
    CheckFlow,
    CheckResult,
    Stage,
    at_stage,
    read_roll,
    rolled,
)
from gmtracker.rulesets.torg_eternity.sheet import (
    CARD_NAMES,
    POSSIBILITY,
    STYMIED,
    VERY_STYMIED,
    VERY_VULNERABLE,
    VULNERABLE,
)

SOMEBODY = tr("Somebody")
NO_GOOD = tr("A natural 1 fails, whatever is spent on it.")


def roll_check(d: Decision, command: c.Use) -> None:
    """Roll a test as its description among the inputs says; with ``attack`` there, a success does damage."""
    attack = command.inputs.get("attack")
    flow = CheckFlow(by=command.by, on=command.on)
    if attack is not None:
        flow = replace(flow, purpose="attack", attack=read_check(attack, Attack))
    start(d, command, flow)


def start(d: Decision, command: c.Use, flow: CheckFlow, go_on: Procedure | None = None) -> None:
    """Roll the first die for a flow, and the others unless it may be rolled again; ``go_on`` is a flow that goes on."""
    spec = parse_check(command.inputs.get("check"))
    what, planned = command.text("what").strip() or tr("Test"), _planned(d, command)
    chance = str(remembered_odds(spec, planned).success)
    flow = replace(flow, what=what, check=spec, planned=planned, dice=(), spent=(), chance=chance)
    who = acting_name(d.campaign, flow)
    first = d.roll("check", check_state.first_asked(who), by=flow.by)
    flow = replace(flow, dice=first)
    procedure = go_on or d.begin(KIND, "first", {})
    d.label("{what} of {who}" if flow.by else "{what}", what=what, who=who)
    natural = first[0].face
    if not spec.favored or is_mishap(spec, natural):
        _finish(d, procedure, flow, check_state.FIRST)
        return
    d.say("{who}: {what}. The first die shows {face}; it may be rolled again.", who=who, what=what, face=natural)
    keep(d, procedure, flow, "first")


def keep_first(d: Decision, _command: c.Use) -> None:
    """The first die of a Favored test stands."""
    procedure, flow = _undecided(d.campaign)
    d.label("first die of {what} kept", what=flow.what)
    _finish(d, procedure, flow, check_state.FIRST)


def roll_again(d: Decision, _command: c.Use) -> None:
    """The first die of a Favored test is rolled again, and the second one stands."""
    procedure, flow = _undecided(d.campaign)
    discarded = replace(flow.dice[0], ignored=check_state.DISCARDED)
    second = d.roll("check", check_state.first_asked(acting_name(d.campaign, flow), check_state.AGAIN), by=flow.by)
    d.label("second roll for {what}", what=flow.what)
    _finish(d, procedure, replace(flow, dice=(discarded, *second)), check_state.AGAIN)


def add_chain(d: Decision, procedure: Procedure, flow: CheckFlow, kind: str) -> CheckFlow:
    """Add a d20 of a kind, with all that it rolls again, to a rolled test."""
    role = check_state.extra_role(kind, len(flow.spent) + 1)
    who, before = acting_name(d.campaign, flow), read_roll(flow.spec(), flow.dice).die_total
    dice = check_state.roll_on(d, flow.by, who, role, (), skilled=flow.spec().skilled)
    flow = replace(flow, dice=(*flow.dice, *dice), spent=(*flow.spent, kind))
    result = read_roll(flow.spec(), flow.dice)
    added = {"what": check_state.EXTRA_NAMES[kind], "added": result.die_total - before}
    d.say("{what} adds {added}: now {result}.", result=told(flow, result), **added)
    keep(d, procedure, flow)
    return flow


def check_addition(d: Decision, flow: CheckFlow, kind: str, most: int) -> None:
    """Refuse a die more on a natural 1, or where as many as there may be of its kind lie already."""
    if read_roll(flow.spec(), flow.dice).natural == 1:
        raise Refused(NO_GOOD)
    if flow.spent.count(kind) >= most:
        what = check_state.EXTRA_NAMES[kind]
        d.unless_overruled(
            "{what} has been spent on this test already."
            if kind == UP
            else "A {what} has been spent on this test already."
            if most == 1
            else "A {what}: no more than {most} on a test.",
            what=what,
            most=most,
        )


def bonus_dice(flow: CheckFlow) -> int:
    """How many bonus dice a hit has: one for a Good, two for an Outstanding success."""
    return BONUS_DICE[read_roll(flow.spec(), flow.dice).level]


def keep(d: Decision, procedure: Procedure, flow: CheckFlow, stage: Stage = "rolled") -> None:
    """The flow stands so now, and this was a step of its action."""
    decision.keep_procedure(d, procedure, stage, flow)


def told(flow: CheckFlow, result: CheckResult) -> str:
    """What a test comes to, in words: "14 against 10, a standard success", with its Mishap if it is one."""
    total, target = map(number_said, (result.total, flow.spec().dn))
    return tr("{total} against {target}, {outcome}", total=total, target=target, outcome=outcome_words(result))


def outcome_words(result: CheckResult) -> str:
    """ "a failure, and a Mishap", "an outstanding success"."""
    outcome = with_article(LEVELS_SAID[result.level])
    return tr("{outcome}, and a Mishap", outcome=outcome) if result.mishap else outcome


def acting_name(campaign: Campaign, flow: CheckFlow) -> str:
    """Who acts, as it is said."""
    return campaign.name_of(flow.by) if flow.by else SOMEBODY


def resolved(flow: CheckFlow) -> e.CheckResolved:
    """The fact that a test came to its outcome."""
    result = read_roll(flow.spec(), flow.dice)
    level = LEVEL_WORDS[result.level]
    return e.CheckResolved(
        what=flow.what,
        by=flow.by,
        on=flow.on,
        total=result.total,
        against=flow.spec().dn,
        degree=result.level or -1,
        critical=-1 if result.mishap else 0,
        chance=flow.chance,
        note=", ".join(check_state.EXTRA_NAMES[kind] for kind in flow.spent),
        outcome=tr("{outcome}, a Mishap", outcome=level) if result.mishap else level,
    )


def _finish(d: Decision, procedure: Procedure, flow: CheckFlow, role: str) -> None:
    """The first die stands: roll what follows from it, and what is added; a natural 1 fails and takes nothing."""
    who, spec = acting_name(d.campaign, flow), flow.spec()
    before, first = flow.dice[:-1], flow.dice[-1:]
    own = check_state.roll_on(d, flow.by, who, role, first, skilled=spec.skilled)
    flow = replace(flow, dice=(*before, *own))
    result = read_roll(spec, flow.dice)
    d.say("{who}: {what} {result}.", who=who, what=flow.what, result=told(flow, result))
    keep(d, procedure, flow)
    for kind in flow.planned if result.natural != 1 else ():
        if can_pay(d, flow.by, kind):
            pay(d, flow.by, kind, flow.what)
            flow = add_chain(d, procedure, flow, kind)
        else:
            d.say("No {what} is left to add.", what=check_state.EXTRA_NAMES[kind])


def _planned(d: Decision, command: c.Use) -> Extras:
    """The dice that a test is rolled with, as its input ``with`` lists their kinds; each at most once."""
    given = command.inputs.get("with", [])
    known = list(check_state.EXTRA_NAMES)
    if not isinstance(given, list) or any(kind not in known for kind in given):
        raise Refused("A test is rolled with a Possibility, Up, a Hero card or a Drama card.")
    if len(set(given)) != len(given):
        raise Refused("A test is rolled with each of them once.")
    for kind in given:
        if not can_pay(d, command.by, kind):
            raise Refused("There is no {what} left to roll with.", what=check_state.EXTRA_NAMES[kind])
    return tuple(given)


def _undecided(campaign: Campaign) -> tuple[Procedure, CheckFlow]:
    found = at_stage(campaign, "first")
    if found is None:
        raise Refused("No first die waits to be kept or rolled again.")
    return found


def spend_possibility(d: Decision, command: Use) -> None:
    """A Possibility adds a rolling-again d20, counted as 10 at least, to a test of one's own."""
    procedure, flow = rolled(d.campaign)
    user = d.character(command.by)
    if len(command.tokens) > 1:
        raise Refused("Possibilities are spent one at a time.")
    if flow.by not in (NOBODY, user.id):
        d.unless_overruled("{name} can spend a Possibility only on a test of their own.", name=user.name)
    check_addition(d, flow, POSSIBILITY, int(d.campaign.house_rule("most-possibilities")))
    pay(d, user.id, POSSIBILITY, flow.what, command.tokens[0] if command.tokens else None)
    d.label("Possibility on {what}", what=flow.what)
    add_chain(d, procedure, flow, POSSIBILITY)


def add_up(d: Decision, _command: Use) -> None:
    """Up adds a rolling-again d20 without a minimum, once."""
    procedure, flow = rolled(d.campaign)
    check_addition(d, flow, UP, 1)
    d.label("Up on {what}", what=flow.what)
    add_chain(d, procedure, flow, UP)


def play_card(d: Decision, command: Use) -> None:
    """A Hero or Drama card counts as a Possibility, once each; a card counted in hand leaves it."""
    procedure, flow = rolled(d.campaign)
    card = command.text("card")
    if card not in CARD_NAMES:
        raise Refused("Say which card is played: Hero or Drama.")
    check_addition(d, flow, card, 1)
    pay(d, flow.by, card, flow.what)
    d.label("{card} on {what}", card=CARD_NAMES[card], what=flow.what)
    add_chain(d, procedure, flow, card)


VERY = {STYMIED: VERY_STYMIED, VULNERABLE: VERY_VULNERABLE}


def make_stymied(d: Decision, command: Use) -> None:
    """Somebody becomes Stymied, or Very Stymied."""
    _step(d, command, STYMIED)


def make_vulnerable(d: Decision, command: Use) -> None:
    """Somebody becomes Vulnerable, or Very Vulnerable."""
    _step(d, command, VULNERABLE)


def _step(d: Decision, command: Use, key: str) -> None:
    """The condition, or the Very one where it is asked for or the other is there already."""
    character = d.character(command.by)
    very = VERY[key]
    name = d.campaign.game.condition_name
    d.label("{condition} on {name}", condition=name(key), name=character.name)
    if character.has_condition(very):
        raise Refused("{name} is {condition} already, and it gets no worse.", name=character.name, condition=name(very))
    if character.has_condition(key):
        d.happen(e.ConditionEnded(character=character.id, key=key))
    elif command.text("how") != "very":
        inflict(d, character, key)
        return
    inflict(d, character, very)

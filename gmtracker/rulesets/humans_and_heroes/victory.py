"""Victory points: reset each game day, earned, and spent in seven ways. Improve Roll is one of them.

Source: rules/humans-and-heroes.md, Victory points; seed 004. A point is a token that its hero holds.
"""

from collections.abc import Callable

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Expiry, Marker, Token, character_place
from gmtracker.engine.check.procedure import acting_owner
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision, procedure_data
from gmtracker.engine.dice import DieOwner
from gmtracker.engine.errors import Refused
from gmtracker.engine.handlers.expiry import end_of_next_turn
from gmtracker.engine.ids import NOBODY, CharacterId, MarkerId, TokenId
from gmtracker.engine.phrases import as_sentence, token_count_text
from gmtracker.i18n import tr
from gmtracker.rulesets.humans_and_heroes import check_state, conditions, effort, initiative
from gmtracker.rulesets.humans_and_heroes.check_flow import (
    die_size,
    opposing_owner,
    result_text,
    roll_dice,
    rolls_against,
)
from gmtracker.rulesets.humans_and_heroes.check_rules import AgainstOpposed
from gmtracker.rulesets.humans_and_heroes.check_state import KIND, CheckState, keep, open_state, planned
from gmtracker.rulesets.humans_and_heroes.sheet import GAME, UNTRAINED, VICTORY, check_advantage

FOR_CHECK = "for-check"


def improve_roll(d: Decision, command: Use, hero: Character) -> None:
    """Spend a point on a roll: repeat an open one, or roll the next one twice."""
    found = open_state(d.campaign)
    if found is not None and found[0].stage == "rolled":
        procedure, state = found
        state = _roll_again(d, state, _side(d, state, hero))
        keep(d, procedure, state)
        d.log("Now {result}.", result=result_text(d.campaign, state))
        return
    is_ready = planned(d.campaign, hero.id) is not None or command.inputs.get(FOR_CHECK) is True
    if not is_ready and found is None and initiative.can_be_improved(d.campaign, hero):
        initiative.improve(d, hero)
        return
    if not is_ready:
        raise Refused("Roll a check first. A Victory point can improve it until the outcome is announced.")
    _lay_ready(d, hero)


def own_side(state: CheckState, hero: CharacterId) -> str:
    """Return the role of the hero's own roll in a check, or ""."""
    if hero in state.helpers:
        return check_state.helper_side(state.helpers.index(hero))
    if rolls_against(state, hero):
        return check_state.THEIRS
    return check_state.OWN if state.by in (NOBODY, hero) else ""


def allied_side(campaign: Campaign, state: CheckState, hero: Character) -> str:
    """Return the roll that serves the hero's side: the acting one, or the one against it if a foe acts.

    If nobody rolls against a foe, it is the foe's own roll.
    """
    acting = campaign.find_character(state.by)
    opposed = isinstance(state.rolled().check.against, AgainstOpposed)
    return check_state.THEIRS if opposed and acting is not None and acting.side != hero.side else check_state.OWN


def _side(d: Decision, state: CheckState, hero: Character) -> str:
    """Return the roll to repeat. Without Luck Control it must be the hero's own."""
    own = own_side(state, hero.id)
    if not own and not has_luck_control(hero):
        d.refuse_unless_overruled("Without Luck Control, {name} can't change someone else's roll.", name=hero.name)
    return own or allied_side(d.campaign, state, hero)


def has_luck_control(hero: Character) -> bool:
    """Whether a hero may spend Victory points on other characters' rolls."""
    return hero.trait("powers", "Luck Control") is not None


def _roll_again(d: Decision, state: CheckState, side: str) -> CheckState:
    """Roll a side's dice of a check once more. Raises Refused for a routine check, which has none."""
    before = check_state.rolls_made(state.dice, side)
    if not before:
        raise Refused("A routine check has no dice to roll again.")
    helpers = {check_state.helper_side(number): helper for number, helper in enumerate(state.helpers)}
    whose = acting_owner(d.campaign, state) if side == check_state.OWN else opposing_owner(d.campaign, state)
    if side in helpers:
        whose = DieOwner(d.campaign.character_name(helpers[side]), helpers[side])
    return roll_dice(d, state, *check_state.roll_requests(side, whose, die_size(d.campaign), before, before + 1))


def _lay_ready(d: Decision, hero: Character) -> None:
    found, ready = open_state(d.campaign), planned(d.campaign, hero.id)
    if found is None:
        procedure, state = (
            d.start_procedure(KIND, "planned", procedure_data(CheckState(by=hero.id))),
            CheckState(by=hero.id),
        )
    elif ready is None:
        raise Refused("Announce the open check first.")
    else:
        procedure, state = found
    state = replace(state, again=state.again + 1)
    keep(d, procedure, state, "hit" if procedure.stage == "hit" else "planned")
    d.log("The next check gets an extra roll, and the best roll counts.")


PRICE_OF_PAID = 2
"""The cost in Victory points of negating a complication whose point was already given."""
POINT = GAME.token_kind(VICTORY)
WORST_FIRST = (conditions.ASLEEP, conditions.EXHAUSTED, "stunned", conditions.FATIGUED, "dazed")
BY_FATIGUE = (conditions.FATIGUED, conditions.EXHAUSTED, conditions.ASLEEP)
EARNED_BY = {
    "": ("", tr("{hero} earns a Victory point.")),
    "complication": (tr("a complication"), tr("{hero} earns a Victory point for a complication.")),
    "heroism": (tr("heroism"), tr("{hero} earns a Victory point for heroism.")),
    "roleplay": (tr("roleplay"), tr("{hero} earns a Victory point for roleplay.")),
}
"""The reasons for earning a Victory point: the note, and the log sentence."""

Spend = Callable[[Decision, c.Use, Character], None]


def spend(d: Decision, command: c.Use) -> None:
    """Spend a hero's Victory points for one of the seven uses. They leave play."""
    hero = _require_spender(d, command)
    points = _points_to_spend(d, command, hero)
    note = command.text("note").strip()
    use = GAME.use(command.use)
    for point in points:
        d.emit(e.TokenRemoved(token=point.id))
    kinds = (VICTORY,) * len(points)
    d.emit(e.TokenUsed(use=command.use, by=hero.id, kinds=kinds, note=note))
    d.label("{use} by {hero}", use=use.name, hero=hero.name)
    d.log("{hero} spends {points}: {use}.", hero=hero.name, points=token_count_text(len(points), POINT), use=use.name)
    if command.use in SPENDS:
        SPENDS[command.use](d, command, hero)
    if note:
        d.log_raw(as_sentence(note))


def earn(d: Decision, command: c.Use) -> None:
    """Give a hero a Victory point."""
    hero = _require_hero(d, command.by)
    _require_session(d)
    how = command.text("how")
    if how not in EARNED_BY:
        raise Refused("Choose how the Victory point was earned.")
    earned_by, said = EARNED_BY[how]
    note = command.text("note").strip()
    _deal_points(d, hero, 1)
    d.emit(e.TokenUsed(use="earn", by=hero.id, kinds=(VICTORY,), note=note or earned_by))
    d.label("Victory point for {hero}", hero=hero.name)
    d.log_raw(said.format(hero=hero.name))
    if note:
        d.log_raw(as_sentence(note))


def new_day(d: Decision, _command: c.Use) -> None:
    """Start a game day."""
    if not d.campaign.heroes():
        raise Refused("Add heroes before you start a new day.")
    d.label("new game day")
    begin_day(d)


def begin_day(d: Decision) -> None:
    """Set every hero's Victory points to those of a new day, whatever was left."""
    points = int(d.campaign.house_rule("points-a-day"))
    for hero in d.campaign.heroes():
        held = d.campaign.tokens_at(character_place(hero.id), VICTORY)
        for token in held[points:]:
            d.emit(e.TokenRemoved(token=token.id))
        _deal_points(d, hero, points - len(held))
        if len(held) != points:
            d.emit(e.TokenUsed(use="new-day", by=hero.id, kinds=(VICTORY,) * abs(points - len(held))))
    d.log("A new game day starts. Every hero has {points}.", points=token_count_text(points, POINT))


def arrive(d: Decision, hero: Character) -> None:
    """Give a hero who joins a session the points that the others started with.

    Seed 004, Victory points: "Players start each in game day with 2 Victory points".
    """
    missing = int(d.campaign.house_rule("points-a-day")) - len(held_points(d, hero.id))
    if missing > 0:
        _deal_points(d, hero, missing)
        d.emit(e.TokenUsed(use="new-day", by=hero.id, kinds=(VICTORY,) * missing))
        d.log("{hero} starts with {points}.", hero=hero.name, points=token_count_text(missing, POINT))


def held_points(d: Decision, hero: CharacterId) -> tuple[Token, ...]:
    """Return a hero's Victory points."""
    return d.campaign.tokens_at(character_place(hero), VICTORY)


def _deal_points(d: Decision, hero: Character, count: int) -> None:
    for _ in range(count):
        d.new_token(Token(id=TokenId(""), kind=VICTORY, place=character_place(hero.id)))


def can_react(campaign: Campaign, character: CharacterId) -> bool:
    """Whether the character is a hero with a Victory point who is free to spend it."""
    hero = campaign.find_character(character)
    has_point = bool(campaign.tokens_at(character_place(character), VICTORY))
    return hero is not None and hero.side == "heroes" and has_point and not conditions.under_control(hero)


def _require_spender(d: Decision, command: c.Use) -> Character:
    """Return the hero who spends. Raises Refused without a session, and unless overruled for a hero under control."""
    hero = _require_hero(d, command.by)
    _require_session(d)
    control = conditions.under_control(hero)
    if control:
        d.refuse_unless_overruled(
            "{hero} is {control} and can't spend Victory points.", hero=hero.name, control=control
        )
    return hero


def _require_hero(d: Decision, by: CharacterId) -> Character:
    hero = d.character(by)
    if hero.side != "heroes":
        raise Refused("{name} belongs to the opposition. Only heroes can have Victory points.", name=hero.name)
    return hero


def _require_session(d: Decision) -> None:
    if d.campaign.session is None:
        raise Refused("Start the session first. Victory points are earned and spent only during play.")


def _points_to_spend(d: Decision, command: c.Use, hero: Character) -> tuple[Token, ...]:
    """Return the points to spend: the dropped ones, and more of the hero's if the use costs more.

    Raises Refused for another hero's points, for too many, and for too few.
    """
    laid = tuple(d.token(token) for token in command.tokens)
    paid = command.inputs.get("paid") is True or len(laid) == PRICE_OF_PAID
    price = PRICE_OF_PAID if command.use == "negate-complication" and paid else 1
    for token in laid:
        if token.kind != VICTORY or token.place != character_place(hero.id):
            raise Refused("{hero} can spend only their own Victory points.", hero=hero.name)
    if len(laid) > price:
        raise Refused("That costs {price}, not {count}.", price=token_count_text(price, POINT), count=len(laid))
    more = [token for token in held_points(d, hero.id) if token not in laid]
    points = (*laid, *more[: price - len(laid)])
    if len(points) < price:
        raise Refused(
            "That costs {price}, and {hero} has only {has}."
            if points
            else "That costs {price}, and {hero} has no Victory points.",
            price=token_count_text(price, POINT),
            hero=hero.name,
            has=token_count_text(len(points), POINT),
        )
    return points


def _use_heroic_feat(d: Decision, command: c.Use, hero: Character) -> None:
    what = command.text("what").strip()
    if command.text("feat") == "untrained":
        d.set_marker(
            Marker(
                id=MarkerId(""), owner=hero.id, key=UNTRAINED, expiry=_feat_expiry(d, hero), text=tr("Untrained check")
            )
        )
        d.log("{hero} can make one skill check untrained.", hero=hero.name)
        return
    check_advantage(hero, what)
    what = what or tr("an advantage")
    own_id = d.next_id("m")
    until = _feat_expiry(d, hero)
    d.set_marker(
        Marker(
            id=MarkerId(own_id), owner=hero.id, key=f"feat#{own_id}", expiry=until, text=tr("Feat: {what}", what=what)
        )
    )
    d.log("{hero} has {what} until the end of the next turn.", hero=hero.name, what=what)


def _feat_expiry(d: Decision, hero: Character) -> Expiry:
    """Return when a feat ends: after the hero's next turn, or outside of encounters as effort does."""
    return end_of_next_turn(d.campaign, hero.id) if d.campaign.encounter is not None else effort.OUTSIDE_TURNS


def _negate_complication(d: Decision, command: c.Use, hero: Character) -> None:
    d.log("The complication does not happen, or it ends.")


def _recover(d: Decision, command: c.Use, hero: Character) -> None:
    """End the named condition, or the worst one that a point can end."""
    wanted = command.text("ends")
    have = [key for key in WORST_FIRST if hero.has_condition(key)]
    if wanted and wanted not in have:
        raise Refused("{hero} is not {condition}.", hero=hero.name, condition=wanted)
    if not have:
        raise Refused("{hero} is not dazed, stunned, fatigued, exhausted or asleep.", hero=hero.name)
    key = wanted or have[0]
    if key == conditions.EXHAUSTED and conditions.ASLEEP in have:
        key = conditions.ASLEEP
    if key in BY_FATIGUE and effort.is_still_tired(d.campaign, hero.id):
        d.refuse_unless_overruled(
            "{hero} can't remove the extra effort's fatigue before {hero}'s next turn starts.", hero=hero.name
        )
    conditions.recover(d, hero, key)


def _instant_counter(d: Decision, command: c.Use, hero: Character) -> None:
    """Let the hero roll immediately to counter an effect. A hit on the hero waits meanwhile."""
    found = open_state(d.campaign)
    state = CheckState(by=hero.id, what=GAME.use(command.use).name, counters=True)
    if found is None:
        d.start_procedure(KIND, "planned", procedure_data(state))
    else:
        procedure, hit = found
        if procedure.stage != "hit" or hit.on != hero.id:
            raise Refused("Announce the open check first.")
        keep(d, procedure, replace(state, on=hit.by, again=hit.again, waiting=hit), "planned")
    d.log("{hero} rolls to counter the effect.", hero=hero.name)


SPENDS: dict[str, Spend] = {
    "improve-roll": improve_roll,
    "instant-counter": _instant_counter,
    "heroic-feat": _use_heroic_feat,
    "negate-complication": _negate_complication,
    "recover": _recover,
}
"""The uses that change the state. The others only spend the point."""

"""Extra effort: its eight benefits, and the fatigue it causes.

Source: rules/humans-and-heroes.md, Extra effort; seed 004. A lasting benefit is a marker on the hero. So is pending
fatigue, whose value counts the efforts. A power stunt ends with the scene and causes its fatigue then. The scene is the
encounter, or else the session, or it ends when the GM says so.

The document does not say how long the +1 for one check waits. Ruling: until the start of the hero's next turn, because
it is also for "defense checks", which happen in other characters' turns. The fatigue does not wait for it.

Outside turns, the fatigue is applied when the effort is made. Ruling: a resistance is "an immediate additional defense
check", so the fatigue comes after that check, and a condition that the check ends is gone before.
"""

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Expiry, Marker, Trait
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision, procedure_data
from gmtracker.engine.errors import Refused
from gmtracker.engine.handlers.turn_actions import extra_action_key
from gmtracker.engine.ids import CharacterId, MarkerId
from gmtracker.i18n import tr
from gmtracker.rulesets.humans_and_heroes.check_state import KIND, CheckState, at_stage
from gmtracker.rulesets.humans_and_heroes.conditions import (
    UNDER_CONTROL,
    add_fatigue,
    check_wakes,
    fatigue_after,
    out_of_action,
    under_control,
)

USED, RESISTED = "effort.used", "effort.resisted-control"
BONUS, FATIGUE, TIRED = "effort.bonus", "effort.fatigue", "effort.tired"
STUNT = "effort.stunt"
STANDARD = "standard"
PERMANENT = "permanent"
OUTSIDE_TURNS = Expiry("session-end")
"""Outside turns, a benefit lasts until an encounter starts, the session ends or the GM removes it.

A power stunt continues into the encounter and ends with it.
"""


def with_benefit(campaign: Campaign, hero: CharacterId, benefit: str, what: str) -> Campaign:
    """Return the campaign with an extra effort for the next check: the +1, or a rank of Strength or a power.

    The cost of the effort is left out.
    """
    key = {"bonus": BONUS, "strength": _rank_key("abilities", "Strength")}.get(benefit, _rank_key("powers", what))
    marker = Marker(id=MarkerId("with-benefit"), owner=hero, key=key if benefit == "bonus" else f"{key}#")
    return campaign.with_changes(markers=(*campaign.markers, marker))


def is_permanent(power: Trait | None) -> bool:
    """Whether a power is always on, by its name or text."""
    return power is not None and PERMANENT in f"{power.name} {power.text}".lower()


def extra_effort(d: Decision, command: Use) -> None:
    """Make an extra effort: give the hero the benefit immediately, and add pending fatigue."""
    hero, benefit = d.character(command.by), command.text("benefit")
    _check_who(d, hero)
    _check_will(d, hero, benefit, command)
    _check_turn(d, hero, benefit)
    gains = _gain(d, hero, benefit, command)
    if d.campaign.encounter is not None:
        d.set_marker(Marker(id=MarkerId(""), owner=hero.id, key=USED, expiry=Expiry("turn-end")))
    if benefit != "stunt":
        owed = d.campaign.marker(hero.id, FATIGUE)
        count = int(owed.value) + 1 if owed else 1
        d.set_marker(Marker(id=MarkerId(""), owner=hero.id, key=FATIGUE, value=count, text=tr("Fatigue pending")))
    text = tr("{hero} makes an extra effort: {gains}.", hero=hero.name, gains=gains)
    d.emit(e.Noted(text=text, about=hero.id))
    d.label("{hero}'s extra effort", hero=hero.name)
    d.log_raw(text)


def turn_starts(d: Decision, acting: CharacterId) -> None:
    """When a turn starts, apply pending fatigue: of all heroes, or by house rule only of the hero whose turn starts."""
    encounter = d.campaign.encounter
    at_end = bool(d.campaign.house_rule("fatigue-at-end"))
    for marker in d.campaign.markers:
        if marker.key != FATIGUE or (not at_end and marker.owner != acting):
            continue
        hero = d.character(CharacterId(marker.owner))
        _pay(d, hero, marker)
        if at_end and encounter is not None and hero.id in encounter.order and hero.id != acting:
            d.set_marker(
                Marker(id=MarkerId(""), owner=hero.id, key=TIRED, expiry=Expiry("turn-start", character=hero.id))
            )


def after_command(d: Decision, before: Campaign) -> None:
    """After every command: apply the fatigue of ended stunts, and outside turns all pending fatigue.

    An open check of the hero comes first, because it may be the one that the effort is for (seed 004, Resistance).
    """
    if _is_scene_over(before, d.campaign):
        _end_stunts(d)
    stands = {marker.id for marker in d.campaign.markers}
    outside_turns = None in (before.encounter, d.campaign.encounter)
    for marker in before.markers:
        hero = d.campaign.find_character(CharacterId(marker.owner))
        if marker.key.startswith(STUNT) and marker.id not in stands and hero is not None:
            add_fatigue(d, hero)
    for marker in d.campaign.markers:
        hero = d.campaign.find_character(CharacterId(marker.owner))
        if hero is None:
            continue
        if marker.key == RESISTED and not under_control(hero):
            d.emit(e.MarkerRemoved(marker=marker.id))
        elif outside_turns and marker.key == FATIGUE and not _is_at_a_check(d.campaign, hero.id):
            if before.marker(hero.id, FATIGUE) is not None:
                d.log("The extra effort causes fatigue.")
            _pay(d, hero, marker)
        elif d.campaign.encounter is not None and _is_for_outside_turns(marker):
            d.emit(e.MarkerRemoved(marker=marker.id))


def effort_cost(campaign: Campaign, hero: Character) -> str:
    """Return the condition that one more extra effort would cause, including the pending fatigue."""
    owed = campaign.marker(hero.id, FATIGUE)
    return fatigue_after(hero, 1 + (int(owed.value) if owed else 0))


def end_scene(d: Decision, _command: Use) -> None:
    """End the scene for the GM: every power stunt ends, and its fatigue is applied."""
    if not any(marker.key.startswith(STUNT) for marker in d.campaign.markers):
        raise Refused("There is no power stunt to end.")
    d.label("end of the scene")
    d.log("The scene ends.")
    _end_stunts(d)


def rank_bonus(campaign: Campaign, character: CharacterId, group: str, name: str) -> int:
    """Return the ranks that extra efforts currently add to a character's trait."""
    key = _rank_key(group, name)
    return sum(marker.owner == character and marker.key.rpartition("#")[0] == key for marker in campaign.markers)


def has_bonus(campaign: Campaign, character: CharacterId) -> bool:
    """Whether an extra effort gives +1 on the character's next skill or defense check."""
    return campaign.marker(character, BONUS) is not None


def use_bonus(d: Decision, character: CharacterId) -> None:
    """Use up the +1 of an extra effort for a check. Raises Refused if there is none."""
    marker = d.campaign.marker(character, BONUS)
    if marker is None:
        raise Refused("No extra effort is ready for this check.")
    d.emit(e.MarkerRemoved(marker=marker.id))


def is_still_tired(campaign: Campaign, character: CharacterId) -> bool:
    """Whether the fatigue of an effort can't be eased until the character's next turn starts."""
    return campaign.marker(character, TIRED) is not None


def _check_who(d: Decision, hero: Character) -> None:
    if hero.side != "heroes":
        raise Refused("{name} belongs to the opposition. Only heroes can make an extra effort.", name=hero.name)
    if d.campaign.session is None:
        raise Refused("Start the session first. Extra effort is possible only during play.")


def _check_will(d: Decision, hero: Character, benefit: str, command: Use) -> None:
    """Refuse an effort of a character who is controlled or out of action, except for allowed resistance."""
    control = under_control(hero)
    if control and (benefit != "resistance" or command.text("resists") not in UNDER_CONTROL):
        d.refuse_unless_overruled(
            "{hero} is {control} and can use extra effort only to resist that.", hero=hero.name, control=control
        )
    elif control and d.campaign.marker(hero.id, RESISTED) is not None:
        d.refuse_unless_overruled(
            "{hero} has already resisted this control once and can't do so again.", hero=hero.name
        )
    condition = out_of_action(hero)
    if condition and benefit != "resistance":
        d.refuse_unless_overruled(
            "{hero} is {condition} and can't make an extra effort.", hero=hero.name, condition=condition
        )


def _check_turn(d: Decision, hero: Character, benefit: str) -> None:
    encounter = d.campaign.encounter
    if encounter is None:
        return
    at_any_time = benefit == "resistance" and under_control(hero)
    if encounter.active != hero.id and not at_any_time:
        d.refuse_unless_overruled(
            "It isn't {hero}'s turn. Heroes can make an extra effort only on their own turn.", hero=hero.name
        )
    if d.campaign.marker(hero.id, USED) is not None:
        d.refuse_unless_overruled("{hero} has already made an extra effort this turn.", hero=hero.name)


def _gain(d: Decision, hero: Character, benefit: str, command: Use) -> str:
    """Apply the benefit of an effort. Returns it as text that can follow "an extra effort:"."""
    what = command.text("what").strip()
    match benefit:
        case "action":
            return _give_extra_action(d, hero)
        case "bonus":
            _lay(d, hero, BONUS, tr("+1 on a skill or defense check"), _expiry_after_round(hero), alone=True)
            return tr("+1 on a skill or defense check")
        case "rank":
            return _give_power_rank(d, hero, what)
        case "stunt":
            if not what:
                raise Refused("Name the power for the stunt.")
            _lay(d, hero, STUNT, tr("Stunt: {what}", what=what), Expiry("encounter-end"))
            return tr("the power “{what}” for this scene", what=what)
        case "resistance":
            return _resist(d, hero, command.text("resists"), what)
        case "retry":
            return tr("a retry of {what}", what=what) if what else tr("a retry")
        case "speed":
            _lay(d, hero, _rank_key("powers", "Speed"), "+1 Speed", _expiry_after_round(hero))
            return tr("+1 {trait} for a round", trait="Speed")
        case "strength":
            _lay(d, hero, _rank_key("abilities", "Strength"), "+1 Strength", _expiry_after_round(hero))
            return tr("+1 {trait} for a round", trait="Strength")
    raise Refused("Choose a benefit for the extra effort.")


def _give_extra_action(d: Decision, hero: Character) -> str:
    if d.campaign.encounter is None:
        raise Refused("Start an encounter first. An extra action is possible only in an encounter.")
    key = extra_action_key(STANDARD)
    there = d.campaign.marker(hero.id, key)
    extra = int(there.value) + 1 if there else 1
    until = Expiry("turn-end", character=hero.id)
    d.set_marker(
        Marker(id=MarkerId(""), owner=hero.id, key=key, value=extra, expiry=until, text=tr("Extra standard action"))
    )
    return tr("one extra standard action")


def _give_power_rank(d: Decision, hero: Character, said: str) -> str:
    if not said:
        raise Refused("Name the power that gains a rank.")
    power = next((trait for trait in hero.traits_in("powers") if trait.name.casefold() == said.casefold()), None)
    if power is None:
        raise Refused("{hero} has no power called “{said}”.", hero=hero.name, said=said)
    if is_permanent(power):
        raise Refused("{power} is permanent, so extra effort can't raise it.", power=power.name)
    _lay(d, hero, _rank_key("powers", power.name), f"+1 {power.name}", _expiry_after_round(hero))
    return tr("+1 rank of {power} for a round", power=power.name)


def _resist(d: Decision, hero: Character, condition: str, what: str) -> str:
    """Start an immediate defense check. A success ends the condition. ``what`` can name a condition in words."""
    if not condition and not what:
        raise Refused("Choose the condition or effect that {hero} resists.", hero=hero.name)
    condition = condition or _condition_called(d.campaign, hero, what)
    own = d.campaign.marker(hero.id, condition)
    if condition and not own and not hero.has_condition(condition):
        raise Refused("{hero} is not {condition}.", hero=hero.name, condition=condition)
    check_wakes(hero, condition)
    if d.campaign.procedure(KIND) is not None:
        raise Refused("Announce the open check first.")
    against = own.text if own else condition or what
    state = CheckState(by=hero.id, what=tr("Defense check against {what}", what=against), ends=condition)
    d.start_procedure(KIND, "planned", procedure_data(state))
    if condition in UNDER_CONTROL:
        d.set_marker(Marker(id=MarkerId(""), owner=hero.id, key=RESISTED))
    return tr("another defense check against {what}", what=against)


def _condition_called(campaign: Campaign, hero: Character, said: str) -> str:
    """Return the key of the hero's condition with this name, a game condition or a custom one. Empty if none."""
    names = {condition.key: campaign.game.condition_name(condition.key) for condition in hero.conditions}
    names |= {own.key: own.text for own in campaign.own_markers(hero.id) if own.count is None}
    return next((key for key, name in names.items() if name.casefold() == said.casefold()), "")


def _is_scene_over(before: Campaign, after: Campaign) -> bool:
    """Whether an encounter or the session has just ended."""
    had_encounter = before.encounter is not None and after.encounter is None
    return had_encounter or (before.session is not None and after.session is None)


def _end_stunts(d: Decision) -> None:
    for marker in d.campaign.markers:
        if marker.key.startswith(STUNT):
            d.emit(e.MarkerRemoved(marker=marker.id))


def _lay(d: Decision, hero: Character, key: str, text: str, until: Expiry, *, alone: bool = False) -> None:
    """Add a marker with a unique key, or with ``alone`` replace the marker with this key.

    Outside turns, it lasts until OUTSIDE_TURNS.
    """
    if d.campaign.encounter is None:
        until = OUTSIDE_TURNS
    own_id = d.next_id("m")
    d.set_marker(
        Marker(id=MarkerId(own_id), owner=hero.id, key=key if alone else f"{key}#{own_id}", expiry=until, text=text)
    )


def _expiry_after_round(hero: Character) -> Expiry:
    return Expiry("turn-start", character=hero.id)


def _rank_key(group: str, name: str) -> str:
    return f"effort.rank:{group}/{name}"


def _is_for_outside_turns(marker: Marker) -> bool:
    return marker.key.startswith("effort.") and marker.expiry == OUTSIDE_TURNS and not marker.key.startswith(STUNT)


def _is_at_a_check(campaign: Campaign, hero: CharacterId) -> bool:
    """Whether a check of the hero is open: unrolled or unannounced."""
    found = at_stage(campaign, "planned", "rolled")
    return found is not None and found[1].by == hero


def _pay(d: Decision, hero: Character, owed: Marker) -> None:
    d.emit(e.MarkerRemoved(marker=owed.id))
    for _ in range(int(owed.value)):
        add_fatigue(d, hero)

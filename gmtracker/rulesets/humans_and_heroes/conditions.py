"""Set and ease the conditions of the rules, by their ladders of severity and by hit points.

Source: rules/humans-and-heroes.md; seed 004. On a ladder, the heavier condition replaces the lighter one. The exception
is sleep from exhaustion: Exhausted stays too, and until it ends the character can't wake up.
"""

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Condition
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.i18n import tr
from gmtracker.rulesets.humans_and_heroes.sheet import DEAD_AT, HP, LADDERS

FATIGUED, EXHAUSTED, ASLEEP = LADDERS["fatigue"]
UNDER_CONTROL = LADDERS["control"]
OUT_OF_ACTION = (ASLEEP, "incapacitated", "dying", "dead")
PENALTIES = {"impaired": 1, "disabled": 2}
BY_HP = ("battered", "dying", "dead")


def set_condition(d: Decision, character: Character, key: str) -> None:
    """Set a condition that lasts until it is removed, and log it."""
    if not d.character(character.id).has_condition(key):
        d.emit(e.ConditionSet(character=character.id, condition=Condition(key)))
        d.log("{name} is {condition}.", name=character.name, condition=key)


def end_condition(d: Decision, character: Character, key: str) -> None:
    """End a condition, and log it."""
    d.emit(e.ConditionEnded(character=character.id, key=key))
    d.log("{name} is no longer {condition}.", name=character.name, condition=key)


def add_fatigue(d: Decision, character: Character) -> None:
    """Add a step of fatigue: Fatigued, then Exhausted, then Asleep as well."""
    now = d.character(character.id)
    if now.has_condition(EXHAUSTED):
        set_condition(d, now, ASLEEP)
        return
    if now.has_condition(FATIGUED):
        d.emit(e.ConditionEnded(character=now.id, key=FATIGUED))
        set_condition(d, now, EXHAUSTED)
        return
    set_condition(d, now, FATIGUED)


def fatigue_after(character: Character, steps: int = 1) -> str:
    """Return the condition after more steps of fatigue: "exhausted" for a fatigued character."""
    rungs = LADDERS["fatigue"]
    return rungs[min(_rung(character, rungs) + steps, len(rungs) - 1)]


def recover(d: Decision, character: Character, key: str) -> None:
    """End a condition with a Victory point, or ease fatigue by a step."""
    d.emit(e.ConditionEnded(character=character.id, key=key))
    left = {ASLEEP: EXHAUSTED, EXHAUSTED: FATIGUED}.get(key)
    if left is None:
        d.log("{name} is no longer {condition}.", name=character.name, condition=key)
        return
    if not character.has_condition(left):
        d.emit(e.ConditionSet(character=character.id, condition=Condition(left)))
    d.log("{name} is {left}, no longer {condition}.", name=character.name, left=left, condition=key)


def worsen(d: Decision, command: c.Use) -> None:
    """Worsen a condition of a ladder by one step, or start at its first."""
    character, rungs = _on_ladder(d, command)
    stands = _rung(character, rungs)
    if stands == len(rungs) - 1:
        raise Refused("{name} is already {condition}.", name=character.name, condition=rungs[-1])
    if rungs == LADDERS["fatigue"]:
        add_fatigue(d, character)
    else:
        if stands >= 0:
            d.emit(e.ConditionEnded(character=character.id, key=rungs[stands]))
        set_condition(d, character, rungs[stands + 1])
    d.label("{condition} on {name}", condition=rungs[stands + 1], name=character.name)


def ease(d: Decision, command: c.Use) -> None:
    """Ease a condition of a ladder by one step, as a Victory point does with fatigue. The lightest ends."""
    character, rungs = _on_ladder(d, command)
    stands = _rung(character, rungs)
    if stands < 0:
        raise Refused("{name} is not {condition}.", name=character.name, condition=rungs[0])
    if rungs == LADDERS["fatigue"]:
        check_wakes(character, rungs[stands])
        recover(d, character, rungs[stands])
    else:
        d.emit(e.ConditionEnded(character=character.id, key=rungs[stands]))
        if stands:
            set_condition(d, character, rungs[stands - 1])
        else:
            d.log("{name} is no longer {condition}.", name=character.name, condition=rungs[0])
    d.label("easing {condition} on {name}", condition=rungs[stands].capitalize(), name=character.name)


def rest(d: Decision, command: c.Use) -> None:
    """Rest: by healing or an hour's sleep, Exhausted ends (a sleeper stays asleep), or else Fatigued ends."""
    character = d.character(command.by)
    d.label("{name}'s rest", name=character.name)
    said = tr("{name} rests.", name=character.name)
    d.emit(e.Noted(text=said, topic="result", about=character.id))
    d.log_raw(said)
    if character.has_condition(EXHAUSTED) and character.has_condition(ASLEEP):
        end_condition(d, character, EXHAUSTED)
        d.log("{name} stays asleep but can be woken.", name=character.name)
    elif character.has_condition(EXHAUSTED):
        recover(d, character, EXHAUSTED)
    elif character.has_condition(FATIGUED):
        end_condition(d, character, FATIGUED)
    else:
        raise Refused("{name} is neither fatigued nor exhausted.", name=character.name)


def check_wakes(character: Character, condition: str) -> None:
    """Refuse to wake a character who sleeps from exhaustion."""
    if condition == ASLEEP and character.has_condition(ASLEEP) and character.has_condition(EXHAUSTED):
        raise Refused(
            (
                "{name} is asleep from exhaustion. Healing or an hour's sleep must end the exhaustion before anyone "
                "can wake {name}."
            ),
            name=character.name,
        )


def check_set(d: Decision, command: c.SetCondition) -> None:
    """Refuse to wake by hand a character who can't wake up."""
    if not command.on:
        check_wakes(d.character(command.character), command.condition)


def under_control(character: Character) -> str:
    """Return the Compelled or Controlled condition of the character, or ""."""
    return next((key for key in UNDER_CONTROL if character.has_condition(key)), "")


def out_of_action(character: Character) -> str:
    """Return the character's condition that prevents any action, or ""."""
    return next((key for key in OUT_OF_ACTION if character.has_condition(key)), "")


def penalty(character: Character) -> tuple[str, int]:
    """Return the penalty of conditions on checks, and its condition: the worse of Impaired and Disabled, or 0."""
    worst = next((key for key in reversed(PENALTIES) if character.has_condition(key)), "")
    return worst.capitalize(), PENALTIES.get(worst, 0)


def follow_hp(d: Decision, before: Campaign) -> None:
    """Set the condition for changed hit points: Battered at 0, Dying below it, Dead at −3, none above."""
    for character in d.campaign.characters:
        known = before.find_character(character.id)
        if known is None or known is character:
            continue
        hp = d.campaign.track_value(character.id, HP)
        if before.track_value(character.id, HP) == hp:
            continue
        wanted = hp_condition(hp)
        for key in BY_HP:
            if key != wanted and character.has_condition(key):
                end_condition(d, character, key)
        if wanted:
            set_condition(d, character, wanted)


def hp_condition(hp: int) -> str:
    """Return the condition that the hit points cause, or ""."""
    if hp > 0:
        return ""
    if hp == 0:
        return "battered"
    return "dead" if hp <= DEAD_AT else "dying"


def _on_ladder(d: Decision, command: c.Use) -> tuple[Character, tuple[str, ...]]:
    character = d.character(command.by)
    rungs = LADDERS.get(command.text("ladder"))
    if rungs is None:
        raise Refused("Choose a condition.")
    return character, rungs


def _rung(character: Character, rungs: tuple[str, ...]) -> int:
    """Return the index of a character's step on a ladder, −1 if it has none."""
    return max((at for at, key in enumerate(rungs) if character.has_condition(key)), default=-1)

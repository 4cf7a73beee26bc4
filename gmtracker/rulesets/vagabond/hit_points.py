"""Hit points: damage with Armor, Immune and Weak, healing, Rest and Breather, and death.

A character dies at 0 HP, with a destroyed body, or at 5 Fatigue. The program marks the death, and the GM may remove the
mark. Then only another loss marks it again. Source: rules/vagabond.md, "HP", "Rest" and "Dead"; seed 003.
"""

from collections.abc import Iterator
from functools import partial

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Condition
from gmtracker.engine.commands import SetTrack, Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId
from gmtracker.i18n import lower_in_english, tr
from gmtracker.rulesets.vagabond import damage_dice, luck
from gmtracker.rulesets.vagabond.sheet import DEAD, FATIGUE, GAME, HP, MANA, MIGHT, REST_FATIGUE
from gmtracker.rulesets.vagabond.traits import armor_of, is_immune, is_weak, stat_of

MOST_FATIGUE = GAME.track(FATIGUE).highest
DEAD_AT_NO_HP = tr("{name} drops to 0 HP and dies.")


def after_command(d: Decision, before: Campaign) -> None:
    """After every command: mark characters as dead who reached 0 HP or 5 Fatigue. Restored HP remove the mark."""
    for character in d.campaign.characters:
        _live_again(d, before, character)
        known = before.find_character(character.id)
        if known is None or known is character or character.has_condition(DEAD):
            continue
        if _came_to(before, character, HP, 0):
            die(d, character, DEAD_AT_NO_HP)
        elif _came_to(before, character, FATIGUE, MOST_FATIGUE):
            die(d, character, tr("{name} reaches 5 Fatigue and dies."))


def _live_again(d: Decision, before: Campaign, character: Character) -> None:
    """Remove the death mark of a character who gained HP, unless 5 Fatigue keeps the character dead."""
    known = before.find_character(character.id)
    if known is None or not known.has_condition(DEAD) or not character.has_condition(DEAD):
        return
    is_changed = character.tracks.get(HP) != known.tracks.get(HP)
    is_gain = d.campaign.track_value(character.id, HP) > before.track_value(character.id, HP)
    if is_changed and is_gain and d.campaign.track_value(character.id, FATIGUE) < MOST_FATIGUE:
        d.emit(e.ConditionEnded(character=character.id, key=DEAD))
        condition = lower_in_english(d.campaign.game.condition_name(DEAD))
        d.log("{name} is no longer {condition}.", name=character.name, condition=condition)


def destroy(d: Decision, command: Use) -> None:
    """Mark a character whose body is destroyed as dead, whatever its HP."""
    character = d.character(command.by)
    if not character.has_condition(DEAD):
        die(d, character, tr("{name} dies: the body is destroyed."))
    d.label("{name}'s death", name=character.name)
    d.log("{name} is gone.", name=character.name)


def die(d: Decision, character: Character, message: str) -> None:
    """Mark a death, and log its cause."""
    d.emit(e.ConditionSet(character=character.id, condition=Condition(DEAD)))
    d.emit(e.Noted(text=tr("{name} dies.", name=character.name), topic="result", about=character.id))
    d.log_raw(message.format(name=character.name))


def check_regains(d: Decision, character: Character) -> None:
    """Refuse HP for a dead character, unless the GM overrules."""
    if character.has_condition(DEAD):
        d.refuse_unless_overruled("{name} is dead and can't regain HP.", name=character.name)


def check_track(d: Decision, command: SetTrack) -> None:
    """Refuse to raise a dead character's HP by hand, unless the GM overrules."""
    character = d.campaign.find_character(CharacterId(command.character))
    if character is not None and command.track == HP and command.value > d.campaign.track_value(character.id, HP):
        check_regains(d, character)


def _came_to(before: Campaign, character: Character, track: str, value: int) -> bool:
    """Whether a track changed to this value by itself, not because an edited sheet changed its limit."""
    old = before.character(character.id).tracks.get(track)
    return character.tracks.get(track) == value != old


def hp_loss(character: Character, amount: int, source: str, *, attack: bool) -> int:
    """Return the HP lost: Armor reduces damage from attacks, Immune reduces it to 0, Weak ignores both. At least 0."""
    if is_weak(character, source):
        return max(0, amount)
    if is_immune(character, source):
        return 0
    return max(0, amount - armor_of(character) if attack else amount)


def damage_change_text(character: Character, source: str, *, attack: bool) -> str:
    """Return what changes a damage, as a short text: "Armor 2", "immune to fire". Empty if nothing does."""
    if is_weak(character, source):
        return tr("weak to {source}", source=lower_in_english(source))
    if is_immune(character, source):
        return tr("immune to {source}", source=lower_in_english(source))
    armor = armor_of(character) if attack else 0
    return f"Armor {armor}" if armor else ""


def deal(d: Decision, character: Character, amount: int, source: str, *, attack: bool) -> None:
    """Subtract damage from a character's HP, and log it. A living character at 0 HP dies of further loss."""
    loss, old = hp_loss(character, amount, source, attack=attack), d.campaign.track_value(character.id, HP)
    new = max(0, old - loss)
    d.emit(e.TrackChanged(character=character.id, track=HP, value=new))
    reason = damage_change_text(character, source, attack=attack)
    said = {"name": character.name, "amount": amount, "loss": loss, "old": old, "new": new, "why": reason}
    if not loss and reason:
        d.log("{amount} damage, {why}: {name} loses no HP.", **said)
    elif loss != amount or reason:
        d.log("{amount} damage, {why}: {name} loses {loss}, HP {old} → {new}.", **said)
    else:
        d.log("{name} loses {loss} HP: {old} → {new}.", **said)
    if loss and not old and not character.has_condition(DEAD):
        die(d, character, DEAD_AT_NO_HP)


def take_damage(d: Decision, command: Use) -> None:
    """Deal damage outside a check: a number, or rolled dice."""
    character = d.character(command.by)
    written, source = command.text("damage"), command.text("source").strip()
    if not written.strip():
        raise Refused("Enter the damage {name} takes.", name=character.name)
    damage = damage_dice.require_dice(written)
    if is_weak(character, source):
        damage = damage.add_die()
    dice = damage_dice.roll_damage_dice(damage, partial(d.roll, "damage", by=character.id))
    amount = damage_dice.damage_total(damage, dice)
    attack = command.inputs.get("attack") is True
    d.label("damage to {name}", name=character.name)
    deal(d, character, amount, source, attack=attack)


def heal(d: Decision, command: Use) -> None:
    """Restore HP, up to the maximum."""
    character, amount = d.character(command.by), command.number("amount")
    if amount < 1:
        raise Refused("Enter the HP {name} regains.", name=character.name)
    check_regains(d, character)
    old, new = _raise(d, character, HP, amount)
    d.label("{name}'s healing", name=character.name)
    if old == new:
        raise Refused("{name} already has full HP.", name=character.name)
    d.log("{name} regains {amount} HP: {old} → {new}.", name=character.name, amount=new - old, old=old, new=new)


def breather(d: Decision, command: Use) -> None:
    """Take a Breather: regain HP equal to Might."""
    resting = tuple(_resting(d, command))
    for character in resting:
        check_regains(d, character)
    d.label("{name}'s Breather" if len(resting) == 1 else "the heroes' Breather", name=resting[0].name)
    for character in resting:
        old, new = _raise(d, character, HP, stat_of(character, MIGHT))
        d.emit(e.Noted(text=tr("{name} takes a Breather.", name=character.name), topic="result", about=character.id))
        d.log(
            "{name} takes a Breather: HP {old} → {new}." if new != old else "{name} takes a Breather.",
            name=character.name,
            old=old,
            new=new,
        )


def rest(d: Decision, command: Use) -> None:
    """Take a Rest: fill HP, Mana and Luck. Remove one Fatigue if HP were already full (house rule: always)."""
    resting = tuple(_resting(d, command))
    for character in resting:
        check_regains(d, character)
    d.label("{name}'s Rest" if len(resting) == 1 else "the heroes' Rest", name=resting[0].name)
    for character in resting:
        _rest_character(d, character)


def _rest_character(d: Decision, character: Character) -> None:
    old, new = _raise(d, character, HP, d.campaign.track_maximum(character.id, HP))
    _raise(d, character, MANA, d.campaign.track_maximum(character.id, MANA))
    gained = luck.fill(d, character, "rest") if character.side == "heroes" else 0
    d.emit(e.Noted(text=tr("{name} takes a Rest.", name=character.name), topic="result", about=character.id))
    d.log(
        "{name} takes a Rest: HP {old} → {new}." if new != old else "{name} takes a Rest.",
        name=character.name,
        old=old,
        new=new,
    )
    if gained:
        d.log("Luck is full again.")
    tired = d.campaign.track_value(character.id, FATIGUE)
    if tired and (old == new or d.campaign.house_rule(REST_FATIGUE)):
        d.emit(e.TrackChanged(character=character.id, track=FATIGUE, value=tired - 1))
        d.log("Fatigue {old} → {new}.", old=tired, new=tired - 1)


def _resting(d: Decision, command: Use) -> Iterator[Character]:
    """Yield the characters who rest: the named one, or all living heroes who are present."""
    if command.inputs.get("everyone") is not True:
        yield d.character(command.by)
        return
    session = d.campaign.session
    in_sight = [
        hero for hero in d.campaign.active_characters() if hero.side == "heroes" and not hero.has_condition(DEAD)
    ]
    heroes = [hero for hero in in_sight if session is None or hero.id in session.present]
    if not heroes:
        raise Refused("No living heroes are present.")
    yield from heroes


def _raise(d: Decision, character: Character, track: str, by: int) -> tuple[int, int]:
    """Raise a track by an amount, up to its maximum. Returns the old and the new value."""
    old = d.campaign.track_value(character.id, track)
    new = max(old, min(old + by, d.campaign.track_maximum(character.id, track)))
    if new != old:
        d.emit(e.TrackChanged(character=character.id, track=track, value=new))
    return old, new

"""Stress: a wheel of ten stones and held dice (rules/shattered-spheres.md, Stress; seed 001)."""

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Expiry, Marker
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, MarkerId
from gmtracker.i18n import lower_in_english, tr
from gmtracker.rulesets.shattered_spheres.destiny import LIMIT, log_note
from gmtracker.rulesets.shattered_spheres.sheet import RECOVERABLE, REST_ENDS, STRESS, WOUNDS

RECOVERED = "recovered"


def heal(d: Decision, command: Use) -> None:
    """Remove a wound or condition of a hero, or what the GM describes, for stones by the house rule.

    The hero takes the stones, or a supernatural healer takes them for the hero.
    """
    hero, ends = _require_hero(d, command), command.text("ends")
    _check_is_there(d, hero, ends)
    full = d.campaign.track_load(hero.id, STRESS) >= LIMIT
    if full:
        d.refuse_unless_overruled("{hero} is at 10 Stress and can't be healed.", hero=hero.name)
    healer = CharacterId(command.text("healer")) or command.on
    bearer = d.character(healer) if healer else hero
    if bearer.side != "heroes":
        raise Refused("{name} belongs to the opposition and can't take Stress.", name=bearer.name)
    stones = _healing_price(d.campaign)
    if not full or bearer.id != hero.id:
        _check_room(d, bearer, stones)
    _add(d, bearer, stones)
    d.emit(e.Noted(text=tr("{hero} is healed.", hero=hero.name), about=hero.id))
    d.label("{hero}'s healing", hero=hero.name)
    if bearer.id == hero.id:
        d.log("{hero} is healed and takes {price}.", hero=hero.name, price=stress_text(stones))
    else:
        d.log("{hero} is healed, and {healer} takes the Stress.", hero=hero.name, healer=bearer.name)
    log_note(d, command.text("note"), removed=_take_away(d, hero, ends))


def recover_action(d: Decision, command: Use) -> None:
    """Recover as an action, once per encounter: add its stone, and remove a wound or condition."""
    hero = _require_hero(d, command)
    check_recover(d, hero, command.text("ends"))
    if d.campaign.encounter is not None:
        _use_up_recover(d, hero)
    recovered = recover(d, hero, command.text("ends"))
    told = tr("{hero} recovers.", hero=hero.name)
    d.emit(e.Noted(text=f"{told} {recovered}".strip(), about=hero.id))
    d.label("{hero}'s Recover", hero=hero.name)
    d.log("{hero} recovers and takes {price}.", hero=hero.name, price=stress_text(_healing_price(d.campaign)))
    log_note(d, command.text("note"), removed=recovered)


def short_rest(d: Decision, command: Use) -> None:
    """Take a Short Rest: one Recover with its stone. By house rule, it counts as the encounter's Recover or not."""
    hero = _require_hero(d, command)
    _check_resting(d)
    check_recover(d, hero, command.text("ends"))
    if not d.campaign.house_rule("short-rest-is-free"):
        _use_up_recover(d, hero)
    recovered = recover(d, hero, command.text("ends"))
    told = tr("{hero} takes a Short Rest.", hero=hero.name)
    d.emit(e.Noted(text=f"{told} {recovered}".strip(), topic="result", about=hero.id))
    d.label("{hero}'s Short Rest", hero=hero.name)
    d.log(
        "{hero} takes a Short Rest and recovers. It costs {price}.",
        hero=hero.name,
        price=stress_text(_healing_price(d.campaign)),
    )
    log_note(d, command.text("note"), removed=recovered)


def long_rest(d: Decision, command: Use) -> None:
    """Take a Long Rest: remove Stress by Tier, or recover up to Tier times, each for one stone less.

    At load 10 the stones are removed, but Recovers are refused. Each removed wound and condition is one Recover;
    the input ``recovers`` is how many there are besides.
    """
    hero = _require_hero(d, command)
    _check_resting(d)
    wounds = command.number("wounds")
    ends = [key for key, asked in REST_ENDS.items() if command.inputs.get(asked.key) is True]
    recovers = command.number("recovers") + wounds + len(ends)
    _check_rest_recovers(d, hero, recovers, wounds, ends)
    load, old = d.campaign.track_load(hero.id, STRESS), d.campaign.track_value(hero.id, STRESS)
    new = max(0, old - max(0, hero.tier - recovers))
    if new != old:
        d.emit(e.TrackChanged(character=hero.id, track=STRESS, value=new))
    if wounds:
        _take_wounds(d, hero, wounds)
    d.emit(e.Noted(text=tr("{hero} takes a Long Rest.", hero=hero.name), topic="result", about=hero.id))
    d.label("{hero}'s Long Rest", hero=hero.name)
    d.log(
        "{hero} takes a Long Rest: Stress {old} → {new}." if new != old else "{hero} takes a Long Rest.",
        hero=hero.name,
        old=load,
        new=load - old + new,
    )
    if recovers:
        d.log(
            "{hero} recovers once instead." if recovers == 1 else "{hero} recovers {times} times instead.",
            hero=hero.name,
            times=recovers,
        )
    if wounds:
        d.log("1 wound is removed." if wounds == 1 else "{wounds} wounds are removed.", wounds=wounds)
    for key in ends:
        d.log_raw(_take_away(d, hero, key))
    length = command.text("length").strip()
    if length:
        d.log("The rest takes {length}.", length=length)


def check_recover(d: Decision, user: Character, ends: str) -> None:
    """Refuse a Recover at load 10 or more, and the removal of something that the character doesn't have."""
    if user.side == "heroes":
        if d.campaign.track_load(user.id, STRESS) >= LIMIT:
            d.refuse_unless_overruled("{hero} is at 10 Stress and can't recover.", hero=user.name)
        else:
            _check_room(d, user, _healing_price(d.campaign))
    _check_is_there(d, user, ends)


def _check_is_there(d: Decision, user: Character, ends: str) -> None:
    """Refuse to remove a wound or condition that the character doesn't have."""
    if ends == "wound":
        if d.campaign.track_value(user.id, WOUNDS) == 0:
            raise Refused("{hero} has no wound to remove.", hero=user.name)
    elif ends and not user.has_condition(ends):
        word = lower_in_english(d.campaign.game.condition_name(ends))
        raise Refused("{hero} is not {condition}.", hero=user.name, condition=word)


def recover(d: Decision, user: Character, ends: str) -> str:
    """Apply a Recover: add its stone to a hero, and remove something. Returns a sentence about it, or "".

    ``ends`` is "wound", a condition's key, or empty for what the GM describes. Call check_recover first.
    """
    if user.side == "heroes":
        _add(d, user, _healing_price(d.campaign))
    return _take_away(d, user, ends)


def _take_away(d: Decision, user: Character, ends: str) -> str:
    if not ends:
        return ""
    if ends == "wound":
        _take_wounds(d, user, 1)
        return tr("A wound is removed.")
    d.emit(e.ConditionEnded(character=user.id, key=ends))
    word = lower_in_english(d.campaign.game.condition_name(ends))
    return tr("{hero} is no longer {condition}.", hero=user.name, condition=word)


def recover_price(campaign: Campaign, user: Character) -> int:
    """Return the stones that a Recover adds: by the house rule for heroes, 0 for the opposition, who have no Stress."""
    return _healing_price(campaign) if user.side == "heroes" else 0


def stress_text(stones: int) -> str:
    """Return an amount of Stress as text: "1 Stress", "no Stress"."""
    return tr("{stones} Stress", stones=stones) if stones else tr("no Stress")


def _require_hero(d: Decision, command: Use) -> Character:
    hero = d.character(command.by)
    if hero.side != "heroes":
        raise Refused("{name} belongs to the opposition and has no Stress.", name=hero.name)
    return hero


def _healing_price(campaign: Campaign) -> int:
    return int(campaign.house_rule("healing-stress"))


def _add(d: Decision, hero: Character, stones: int) -> None:
    """Add stones to the wheel, which holds ten. If the GM overruled the limit, add only as many as fit."""
    old = d.campaign.track_value(hero.id, STRESS)
    new = min(old + stones, LIMIT)
    if new != old:
        d.emit(e.TrackChanged(character=hero.id, track=STRESS, value=new))


def _check_room(d: Decision, hero: Character, stones: int) -> None:
    load = d.campaign.track_load(hero.id, STRESS)
    if load + stones > LIMIT:
        d.refuse_unless_overruled(
            "{hero} has {load} Stress. Adding {stones} would go over 10.",
            hero=hero.name,
            load=load,
            stones=stones,
        )


def _use_up_recover(d: Decision, hero: Character) -> None:
    """Mark the one Recover of the encounter as used. Outside encounters, it is that of the next encounter."""
    if d.campaign.marker(hero.id, RECOVERED) is not None:
        d.refuse_unless_overruled(
            "{hero} has already recovered in this encounter."
            if d.campaign.encounter is not None
            else "{hero} has already recovered since the last encounter.",
            hero=hero.name,
        )
    d.set_marker(Marker(id=MarkerId(""), owner=hero.id, key=RECOVERED, expiry=Expiry("encounter-end")))


def _check_resting(d: Decision) -> None:
    if d.campaign.encounter is not None:
        d.refuse_unless_overruled("End the encounter first. You can't rest during an encounter.")


def _check_rest_recovers(d: Decision, hero: Character, recovers: int, wounds: int, ends: list[str]) -> None:
    if recovers > hero.tier:
        raise Refused(
            "Too many Recovers: {hero}'s Tier of {tier} is the limit. "
            "Each wound or condition you remove counts as one.",
            hero=hero.name,
            tier=hero.tier,
        )
    for key in ends:
        _check_is_there(d, hero, key)
    there = d.campaign.track_value(hero.id, WOUNDS)
    if wounds > there:
        raise Refused(
            "{hero} has {wounds}. You can't remove more than that.", hero=hero.name, wounds=_wounds_text(there)
        )
    if not recovers:
        return
    if d.campaign.track_load(hero.id, STRESS) >= LIMIT:
        d.refuse_unless_overruled("{hero} is at 10 Stress, so a Long Rest can only remove Stress.", hero=hero.name)
    if there == 0 and not any(hero.has_condition(condition.key) for condition in RECOVERABLE):
        d.refuse_unless_overruled(
            "{hero} has nothing to recover from. The rest can only remove Stress.", hero=hero.name
        )


def _take_wounds(d: Decision, hero: Character, wounds: int) -> None:
    left = d.campaign.track_value(hero.id, WOUNDS) - wounds
    d.emit(e.TrackChanged(character=hero.id, track=WOUNDS, value=left))


def _wounds_text(wounds: int) -> str:
    if wounds == 1:
        return tr("1 wound")
    return tr("{n} wounds", n=wounds) if wounds else tr("no wounds")

"""Decisions that every game shares about characters, tracks, conditions, tokens by hand, notes and settings."""

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine import turns
from gmtracker.engine.campaign import Character, Condition, Place, Token
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.sheet import HouseRule


def add_characters(d: Decision, command: c.AddCharacters) -> None:
    """Take characters in under new ids; each needs a name."""
    for character in command.characters:
        _check_sheet(character)
        d.happen(e.CharacterAdded(character=replace(character, id=CharacterId(d.next_id("c")))))
    names = ", ".join(character.name for character in command.characters)
    d.label("add {names}", names=names)
    d.say("{names} joined the campaign.", names=names)


def edit_character(d: Decision, command: c.EditCharacter) -> None:
    """Make a sheet as given: only what differs happens. Tracks and conditions are not touched by it."""
    new = command.character
    _check_sheet(new)
    old = d.character(new.id)
    heading = e.CharacterDescribed(
        character=new.id,
        name=new.name,
        player=new.player,
        side=new.side,
        tier=new.tier,
        level=new.level,
        notes=new.notes,
    )
    if _heading(old) != _heading(new):
        d.happen(heading)
    kept = {(trait.group, trait.name) for trait in new.traits}
    for trait in old.traits:
        if (trait.group, trait.name) not in kept:
            d.happen(e.TraitRemoved(character=new.id, group=trait.group, name=trait.name))
    for trait in new.traits:
        if d.character(new.id).trait(trait.group, trait.name) != trait:
            d.happen(e.TraitSet(character=new.id, trait=trait))
    d.label("edit of {name}", name=new.name)
    d.say("{name}'s sheet was edited.", name=new.name)


def remove_character(d: Decision, command: c.RemoveCharacter) -> None:
    """Take a character out, with the tokens held, out of the order of turns and of those present."""
    character = d.character(command.character)
    turns.without(d, character.id)
    for token in d.campaign.tokens_at(Place("character", character.id)):
        d.happen(e.TokenRemoved(token=token.id))
    for marker in d.campaign.markers:
        if marker.owner == character.id:
            d.happen(e.MarkerRemoved(marker=marker.id))
    session = d.campaign.session
    if session is not None and character.id in session.present:
        d.happen(e.PresenceChanged(present=tuple(p for p in session.present if p != character.id)))
    d.happen(e.CharacterRemoved(character=character.id))
    d.label("removal of {name}", name=character.name)
    d.say("{name} left the campaign.", name=character.name)


def set_trait(d: Decision, command: c.SetTrait) -> None:
    """Put one trait on a sheet."""
    character = d.character(command.character)
    trait = command.trait
    if not trait.name.strip():
        raise Refused("Give the trait a name.")
    if character.trait(trait.group, trait.name) != trait:
        d.happen(e.TraitSet(character=character.id, trait=trait))
    d.label("{trait} of {name}", trait=trait.name, name=character.name)
    d.say("{name}: {trait} {rank}.", name=character.name, trait=trait.name, rank=trait.rank - trait.penalty)


def set_track(d: Decision, command: c.SetTrack) -> None:
    """Set a track by hand, within its own bounds; a load past the limit is refused, unless overruled."""
    character = d.character(command.character)
    kind = d.campaign.sheet.track(command.track)
    if character.side not in kind.sides:
        raise Refused("{name} has no {track}.", name=character.name, track=kind.name)
    if not kind.lowest <= command.value <= kind.highest:
        raise Refused("{track} goes from {low} to {high}.", track=kind.name, low=kind.lowest, high=kind.highest)
    old = d.campaign.track_value(character.id, kind.key)
    held = d.campaign.load(character.id, kind.key) - old
    if command.value > old and command.value + held > kind.highest:
        d.unless_overruled(
            "{name} holds {held}, so {value} {units} would go past {high}.",
            name=character.name,
            held=held,
            value=command.value,
            units=kind.units,
            high=kind.highest,
        )
    if command.value != old:
        d.happen(e.TrackChanged(character=character.id, track=kind.key, value=command.value))
    said = {"name": character.name, "track": kind.name, "old": old, "new": command.value}
    d.label("{track} of {name}, {old} → {new}", **said)
    d.say("{name}: {track} {old} → {new}.", **said)


def set_condition(d: Decision, command: c.SetCondition) -> None:
    """Put a condition on a character or take it off."""
    character = d.character(command.character)
    word = d.campaign.sheet.condition_name(command.condition).lower()
    said = {"name": character.name, "condition": word}
    if command.on:
        condition = Condition(command.condition, command.until)
        if condition not in character.conditions:
            d.happen(e.ConditionSet(character=character.id, condition=condition))
        d.label("{condition} on {name}", **said)
        d.say("{name} is {condition}.", **said)
        return
    if character.has_condition(command.condition):
        d.happen(e.ConditionEnded(character=character.id, key=command.condition))
    d.label("end of {condition} on {name}", **said)
    d.say("{name} is no longer {condition}.", **said)


def set_present(d: Decision, command: c.SetPresent) -> None:
    """Somebody comes late or leaves early; held tokens stay as they are."""
    session = d.campaign.session
    if session is None:
        raise Refused("There is no session going on.")
    character = d.character(command.character)
    present = tuple(p for p in session.present if p != character.id)
    if command.present:
        present = (*present, character.id)
    if set(present) != set(session.present):
        d.happen(e.PresenceChanged(present=present))
    d.label("presence of {name}", name=character.name)
    d.say("{name} is here." if command.present else "{name} has left for tonight.", name=character.name)


def remove_token(d: Decision, command: c.RemoveToken) -> None:
    """Take a token out of play by hand."""
    token = d.token(command.token)
    name = _token_name(d, token)
    d.happen(e.TokenRemoved(token=token.id))
    d.label("removal of a {token}", token=name)
    d.say("By hand: a {token} leaves play.", token=name)


def add_note(d: Decision, command: c.AddNote) -> None:
    """Write a note into the log."""
    text = command.text.strip()
    if not text:
        raise Refused("There is nothing in the note.")
    d.happen(e.Noted(text=text, topic=command.topic, about=command.about))
    d.label("note")
    d.say("Owed: {text}" if command.topic == "owed" else "{text}", text=text)


def rename_campaign(d: Decision, command: c.RenameCampaign) -> None:
    """Give the campaign another name."""
    name = command.name.strip()
    if not name:
        raise Refused("A campaign needs a name.")
    if name != d.campaign.name:
        d.happen(e.CampaignRenamed(name=name))
    d.label("rename to {name}", name=name)
    d.say("The campaign is called {name}.", name=name)


def set_house_rule(d: Decision, command: c.SetHouseRule) -> None:
    """Decide a house rule within what it may be."""
    rule = next((r for r in d.campaign.sheet.house_rules if r.key == command.key), None)
    if rule is None:
        raise Refused("This game has no such house rule.")
    if not _allows(rule, command.value):
        raise Refused("{rule} cannot be {value}.", rule=rule.name, value=command.value)
    if d.campaign.house_rule(rule.key) != command.value:
        d.happen(e.HouseRuleSet(key=rule.key, value=command.value))
    d.label("house rule: {rule}", rule=rule.name)
    value = {True: "yes", False: "no"}[command.value] if isinstance(command.value, bool) else command.value
    d.say("House rule: {rule} is {value}.", rule=rule.name, value=value)


def _allows(rule: HouseRule, value: bool | int) -> bool:
    if isinstance(rule.default, bool) or isinstance(value, bool):
        return isinstance(rule.default, bool) and isinstance(value, bool)
    return value in rule.among if rule.among else rule.lowest <= value <= rule.highest


def _check_sheet(character: Character) -> None:
    if not character.name.strip():
        raise Refused("A character needs a name.")
    if character.tier < 1 or character.level < 0:
        raise Refused("{name} needs a Tier of 1 or more and a level of 0 or more.", name=character.name)
    names = [(trait.group, trait.name) for trait in character.traits]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice:
        raise Refused("{name} has {trait} twice.", name=character.name, trait=twice[1])
    if any(not trait.name.strip() for trait in character.traits):
        raise Refused("A trait of {name} has no name.", name=character.name)


def _heading(character: Character) -> tuple[str, str, str, int, int, str]:
    return (
        character.name,
        character.player,
        character.side,
        character.tier,
        character.level,
        character.notes,
    )


def _token_name(d: Decision, token: Token) -> str:
    name = d.campaign.sheet.token_kind(token.kind).name
    return name if token.value is None else f"{name} {token.value}"

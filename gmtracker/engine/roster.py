"""Decisions that every game shares about characters: their sheets, tracks, conditions, and who is at the table."""

from collections import Counter

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine import turns
from gmtracker.engine.campaign import Campaign, Character, Condition, Trait, held_by, highest_of
from gmtracker.engine.decision import Decision
from gmtracker.engine.durations import until_words
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.latecomers import join
from gmtracker.engine.sheet_form import check_condition, check_track, tidy_character, tidy_trait, track_kind
from gmtracker.engine.wording import counted, listed, number_said
from gmtracker.words import small, tr

NAMED_IN_LABELS = 3


def add_characters(d: Decision, command: c.AddCharacters) -> None:
    """Take characters in under new ids, and into the order of turns if so asked; each needs a name."""
    if not command.characters:
        raise Refused("There is nobody to add.")
    new_ids = []
    for character in command.characters:
        tidy = tidy_character(d.campaign, character)
        new_ids.append(CharacterId(d.next_id("c")))
        d.happen(e.CharacterAdded(character=replace(tidy, id=new_ids[-1])))
    names = [character.name.strip() for character in command.characters]
    few = len(names) <= NAMED_IN_LABELS
    d.label("adding {names}", names=listed(names) if few else tr("{n} characters", n=len(names)))
    d.say("{names} joins the campaign." if len(names) == 1 else "{names} join the campaign.", names=listed(names))
    if command.into_turns:
        join(d, new_ids)


def edit_character(d: Decision, command: c.EditCharacter) -> None:
    """Make a sheet as given: only what differs happens. Tracks and conditions are not touched by it.

    A hero who changes sides is no longer among those present.
    """
    old = d.character(command.character.id)
    new = tidy_character(d.campaign, replace(command.character, tracks={}, conditions=()))
    if _heading(old) != _heading(new):
        d.happen(_heading(new))
    if new.side != "heroes":
        _leave_the_table(d, new.id)
    kept = {(trait.group, trait.name) for trait in new.traits}
    for trait in old.traits:
        if (trait.group, trait.name) not in kept:
            d.happen(e.TraitRemoved(character=new.id, group=trait.group, name=trait.name))
    for trait in new.traits:
        _put_trait(d, old, trait)
    d.label("edit of {name}", name=new.name)
    d.say("{name}'s sheet was edited.", name=new.name)


def remove_character(d: Decision, command: c.RemoveCharacter) -> None:
    """Take a character out, with the tokens held, out of the order of turns and of those present."""
    character = d.character(command.character)
    d.label("removal of {name}", name=character.name)
    d.say("{name} leaves the campaign.", name=character.name)
    turns.without(d, character.id)
    held = d.campaign.tokens_at(held_by(character.id))
    for token in held:
        d.happen(e.TokenRemoved(token=token.id))
    for marker in d.campaign.markers:
        if marker.owner == character.id:
            d.happen(e.MarkerRemoved(marker=marker.id))
    _leave_the_table(d, character.id)
    d.happen(e.CharacterRemoved(character=character.id))
    if held:
        kinds = Counter(token.kind for token in held)
        what = listed(counted(count, d.campaign.sheet.token_kind(kind)) for kind, count in kinds.items())
        one = len(held) == 1
        d.say(
            "{what} held by {name} leaves play." if one else "{what} held by {name} leave play.",
            what=what,
            name=character.name,
        )


def _put_trait(d: Decision, character: Character, trait: Trait) -> None:
    if trait != character.trait(trait.group, trait.name):
        d.happen(e.TraitSet(character=character.id, trait=trait))


def set_trait(d: Decision, command: c.SetTrait) -> None:
    """Put one trait on a sheet."""
    character = d.character(command.character)
    trait = tidy_trait(d.campaign.sheet, character.name, command.trait)
    _put_trait(d, character, trait)
    d.label("{trait} of {name}", trait=trait.name, name=character.name)
    said = f"{trait.name} {_rank_said(d.campaign, trait)}".rstrip()
    d.say("{name}: {trait}.", name=character.name, trait=said)


def set_track(d: Decision, command: c.SetTrack) -> None:
    """Set a track by hand, within its own bounds; a load past the limit is refused, unless overruled.

    The log tells loads, as the wheel shows them.
    """
    character = d.character(command.character)
    kind = track_kind(d.campaign.sheet, command.track)
    check_track(character, kind, command.value)
    old = d.campaign.track_value(character.id, kind.key)
    held = d.campaign.load(character.id, kind.key) - old
    highest = highest_of(kind, character)
    if command.value > old and command.value + held > highest:
        d.unless_overruled(
            "With {held} held, {value} {units} would take {name} past {high} {track}.",
            name=character.name,
            held=held,
            value=command.value,
            units=kind.unit if command.value == 1 else kind.units,
            high=highest,
            track=kind.name,
        )
    if command.value != old:
        d.happen(e.TrackChanged(character=character.id, track=kind.key, value=command.value))
    loads = {"old": kind.told(old + held), "new": kind.told(command.value + held)}
    said = {"name": character.name, "track": kind.name, **loads}
    d.label("{track} of {name}, {old} → {new}", **said)
    d.say("{name}: {track} {old} → {new}.", **said)


def set_condition(d: Decision, command: c.SetCondition) -> None:
    """Put a condition on a character or take it off."""
    character = d.character(command.character)
    said = {"name": character.name, "condition": small(d.campaign.sheet.condition_name(command.condition))}
    if not command.on:
        if not character.has_condition(command.condition):
            check_condition(d.campaign.sheet, command.condition)
            raise Refused("{name} is not {condition}.", name=character.name, condition=said["condition"])
        d.happen(e.ConditionEnded(character=character.id, key=command.condition))
        d.label("end of {condition} on {name}", **said)
        d.say("{name} is no longer {condition}.", **said)
        return
    check_condition(d.campaign.sheet, command.condition)
    if command.until is not None and command.until.of:
        d.character(command.until.of)
    condition = Condition(command.condition, command.until)
    if condition not in character.conditions:
        d.happen(e.ConditionSet(character=character.id, condition=condition))
    d.label("{condition} on {name}", **said)
    until = until_words(d.campaign, command.until)
    d.say("{name} is {condition} {until}." if until else "{name} is {condition}.", until=until, **said)


def set_present(d: Decision, command: c.SetPresent) -> None:
    """Somebody comes late, and takes turns in what goes on, or leaves early; held tokens stay as they are."""
    session = d.campaign.session
    if session is None:
        raise Refused("There is no session going on.")
    character = d.character(command.character)
    if character.side != "heroes":
        raise Refused("{name} is of the opposition; only heroes are ticked as present.", name=character.name)
    if command.present and character.id not in session.present:
        d.happen(e.PresenceChanged(present=(*session.present, character.id)))
    if not command.present:
        _leave_the_table(d, character.id)
    d.label("arrival of {name}" if command.present else "departure of {name}", name=character.name)
    d.say("{name} is here." if command.present else "{name} has left for tonight.", name=character.name)
    if command.present:
        join(d, (character.id,))


def _leave_the_table(d: Decision, character: CharacterId) -> None:
    session = d.campaign.session
    if session is not None and character in session.present:
        d.happen(e.PresenceChanged(present=tuple(here for here in session.present if here != character)))


def _rank_said(campaign: Campaign, trait: Trait) -> str:
    """Ranks as they follow a trait's name: "4", "+4 and −2"; empty in a group without any."""
    values = campaign.sheet.trait_group(trait.group).values
    if values == "text":
        return ""
    if values == "rank" or not trait.penalty:
        return number_said(trait.rank)
    if not trait.rank:
        return f"−{trait.penalty}"
    return tr("+{rank} and −{penalty}", rank=trait.rank, penalty=trait.penalty)


def _heading(character: Character) -> e.CharacterDescribed:
    return e.CharacterDescribed(
        character=character.id,
        name=character.name,
        player=character.player,
        side=character.side,
        tier=character.tier,
        level=character.level,
        notes=character.notes,
    )

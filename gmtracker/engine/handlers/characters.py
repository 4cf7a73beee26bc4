"""Decisions about characters: sheets, tracks, conditions, presence, and what the players see.

The contents of a sheet are checked here too.
"""

from collections import Counter

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import (
    BENCHED_KEY,
    HIDDEN_UNTIL_FIRST_TURN,
    VISIBILITY_KEY,
    Campaign,
    Character,
    Condition,
    Marker,
    Trait,
    character_place,
    track_maximum,
    track_value,
)
from gmtracker.engine.decision import Decision, find_or_refuse
from gmtracker.engine.errors import NothingToChange, Refused
from gmtracker.engine.game_spec import GameSpec, TrackKind, TraitGroup
from gmtracker.engine.handlers import encounters
from gmtracker.engine.handlers.expiry import check_expiry, expiry_text
from gmtracker.engine.handlers.initiative import add_to_order
from gmtracker.engine.ids import NOBODY, CharacterId, MarkerId
from gmtracker.engine.phrases import (
    group_identical_names,
    join_names,
    name_without_number,
    number_text,
    token_count_text,
)
from gmtracker.i18n import lower_in_english, tr


def set_benched(d: Decision, command: c.SetAside) -> None:
    """Bench a character and remove it from the turn order, or bring it back.

    A character that comes back rejoins the turn order; a hero only if present in this session.
    """
    character = d.character(command.character)
    marker = d.campaign.marker(character.id, BENCHED_KEY)
    if command.benched == (marker is not None):
        raise NothingToChange
    if marker is None:
        d.label("setting {name} aside", name=character.name)
        d.log("{name} is set aside.", name=character.name)
        encounters.remove_from_order(d, character.id)
        d.set_marker(Marker(id=MarkerId(""), owner=character.id, key=BENCHED_KEY))
    else:
        d.label("bringing {name} back", name=character.name)
        d.log("{name} is back.", name=character.name)
        d.emit(e.MarkerRemoved(marker=marker.id))
        if character.side != "heroes" or (d.campaign.session and character.id in d.campaign.session.present):
            add_to_order(d, (character.id,))


def benched_characters(campaign: Campaign) -> tuple[Character, ...]:
    """Return the benched characters, in roster order."""
    aside = {marker.owner for marker in campaign.markers if marker.key == BENCHED_KEY}
    return tuple(character for character in campaign.characters if character.id in aside) if aside else ()


VISIBILITY_NAMES: dict[c.Seen, str] = {
    "nothing": tr("nothing", "what the players see of somebody"),
    "name": tr("the name", "what the players see of somebody"),
    "all": tr("everything", "what the players see of somebody"),
}


def player_visibility(campaign: Campaign, character: Character) -> c.Seen:
    """Return what the players see of a character: all of a hero, by default the name of the opposition.

    A character whose marker has an unknown value is hidden.
    """
    if character.side == "heroes":
        return "all"
    marker = campaign.marker(character.id, VISIBILITY_KEY)
    if marker is None:
        return "name"
    return next((seen for seen in VISIBILITY_NAMES if seen == marker.value), "nothing")


def set_player_visibility(d: Decision, command: c.SetPlayerVisibility) -> None:
    """Set what the players see of a character of the opposition."""
    character = d.character(command.character)
    if character.side == "heroes":
        raise Refused("{name} is a hero. Players always see everything about heroes.", name=character.name)
    marker = d.campaign.marker(character.id, VISIBILITY_KEY)
    if command.seen != (marker.value if marker else player_visibility(d.campaign, character)):
        d.set_marker(_visibility_marker(character.id, command.seen))
    said = {"what": VISIBILITY_NAMES[command.seen], "name": character.name}
    d.label("what players see of {name}", **said)
    d.log("Players now see {what} of {name}.", **said)


def _visibility_marker(character: CharacterId, value: str) -> Marker:
    """Return the marker for what players see of a character; its text is shown only if they see nothing."""
    hidden = tr("hidden until the first turn") if value == HIDDEN_UNTIL_FIRST_TURN else tr("hidden from players")
    text = "" if value in ("name", "all") else hidden
    return Marker(id=MarkerId(""), owner=character, key=VISIBILITY_KEY, value=value, text=text, hidden=bool(text))


def tidy_character(campaign: Campaign, character: Character) -> Character:
    """Return a checked and tidied character for the roster: names stripped, traits within their ranges.

    Traits that are already on the sheet are not checked again. New tracks and conditions must be the game's own. Raises
    Refused.
    """
    name = character.name.strip()
    if not name:
        raise Refused("Give the character a name.")
    if character.tier < 1:
        raise Refused("{name}: {tier} must be 1 or more.", name=name, tier=campaign.game.tier or tr("tier"))
    if character.level < 0:
        raise Refused("{name}: {level} must be 0 or more.", name=name, level=campaign.game.level or tr("level"))
    known = campaign.find_character(character.id)
    had = known.traits if known else ()
    traits = tuple(trait if trait in had else tidy_trait(campaign.game, name, trait) for trait in character.traits)
    counts = Counter((trait.group, trait.name) for trait in traits)
    twice = next((trait for (_, trait), count in counts.items() if count > 1), None)
    if twice is not None:
        raise Refused("{name}'s sheet lists {trait} twice. Remove one.", name=name, trait=twice)
    tracks = {}
    for track, value in character.tracks.items():
        kind = track_kind(campaign.game, track)
        if value != track_value(kind, replace(character, tracks={})):
            check_track(character, kind, value)
            tracks[track] = value
    kept = {condition.key: condition for condition in character.conditions}
    for condition in kept:
        check_condition(campaign.game, condition)
    return replace(
        character,
        name=name,
        player=character.player.strip(),
        traits=traits,
        tracks=tracks,
        conditions=tuple(sorted(kept.values(), key=_condition_key)),
    )


def tidy_trait(game: GameSpec, name: str, trait: Trait) -> Trait:
    """Return a checked and tidied trait for the sheet of the character with that name.

    A negative rank in a group with separate penalty ranks becomes a penalty; a rank of 0 in a group that starts above 0
    becomes its lowest. Raises Refused for a trait without a name, one that its group does not have, or a rank out of
    its range.
    """
    group = find_or_refuse(game.trait_group, trait.group, "This game's sheet doesn't have that group of traits.")
    own = trait.name.strip()
    if not own:
        raise Refused("Give {name}'s {what} a name.", what=lower_in_english(group.singular), name=name)
    if group.fixed and own not in {suggested.name for suggested in group.suggested}:
        raise Refused("This game has no {what} called “{trait}”.", what=lower_in_english(group.singular), trait=own)
    if group.closed and own not in {suggested.name for suggested in group.suggested}:
        names = join_names(suggested.name for suggested in group.suggested)
        raise Refused(
            "This game has no {what} called “{trait}”. Choose from {names}.",
            what=lower_in_english(group.singular),
            trait=own,
            names=names,
        )
    match group.values:
        case "text":
            return replace(trait, name=own, rank=0, penalty=0)
        case "both":
            return _with_both_ranks(group, name, replace(trait, name=own))
        case "rank":
            return _with_rank(group, name, replace(trait, name=own))


def track_kind(game: GameSpec, track: str) -> TrackKind:
    """Return the track with that key. Raises Refused if the game has none."""
    return find_or_refuse(game.track, track, "This game doesn't have that track.")


def check_track(character: Character, kind: TrackKind, value: int) -> None:
    """Refuse a value out of the track's range, or a track that the character's side does not have."""
    if character.side not in kind.sides:
        raise Refused("{name} has no {track}.", name=character.name, track=kind.name)
    highest = track_maximum(kind, character)
    if not kind.lowest <= value <= highest:
        raise Refused(
            "{track} must be {low} to {high}.",
            track=kind.name,
            low=kind.value_text(kind.lowest),
            high=kind.value_text(highest),
        )


def check_condition(game: GameSpec, condition: str) -> None:
    """Refuse a condition that the game does not describe."""
    if all(kind.key != condition for kind in game.conditions):
        raise Refused("This game doesn't have that condition.")


def _with_both_ranks(group: TraitGroup, name: str, trait: Trait) -> Trait:
    if trait.rank < 0:
        trait = replace(trait, rank=0, penalty=trait.penalty - trait.rank)
    if trait.rank > group.highest or not 0 <= trait.penalty <= -group.lowest:
        _refuse_rank(group, name, trait)
    return trait


def _with_rank(group: TraitGroup, name: str, trait: Trait) -> Trait:
    if trait.rank == 0:
        trait = replace(trait, rank=max(0, group.lowest))
    if trait.penalty or not group.allows(trait.rank):
        _refuse_rank(group, name, trait)
    return trait


def _refuse_rank(group: TraitGroup, name: str, trait: Trait) -> None:
    if group.numbers:
        numbers = join_names(map(str, group.numbers))
        raise Refused("{name}'s {trait} must be one of {numbers}.", trait=trait.name, name=name, numbers=numbers)
    raise Refused(
        "{name}'s {trait} must be {low} to {high}.",
        trait=trait.name,
        name=name,
        low=group.lowest,
        high=group.highest,
    )


def _condition_key(condition: Condition) -> str:
    return condition.key


MAX_LABEL_NAMES = 3


def add_characters(d: Decision, command: c.AddCharacters) -> None:
    """Add characters with new ids, optionally to the session and the turn order; each needs a name.

    A foe is hidden if asked for, or if another of its name is hidden.
    """
    if not command.characters:
        raise Refused("There are no characters to add.")
    new_ids, hidden_names = [], _hidden_names(d.campaign)
    for character in command.characters:
        tidy = tidy_character(d.campaign, character)
        new_ids.append(CharacterId(d.next_id("c")))
        d.emit(e.CharacterAdded(character=replace(tidy, id=new_ids[-1])))
    new_foes = [one for one in new_ids if not encounters.is_hero(d.campaign, one)]
    hidden = [
        x for x in new_foes if command.hidden or name_without_number(d.campaign.character_name(x)) in hidden_names
    ]
    for one in hidden:
        d.set_marker(_visibility_marker(one, HIDDEN_UNTIL_FIRST_TURN))
    names = [character.name.strip() for character in command.characters]
    few, said = len(names) <= MAX_LABEL_NAMES, join_names(group_identical_names(names))
    d.label("adding {names}", names=said if few else tr("{n} characters", n=len(names)))
    d.log("{names} joins the campaign." if len(names) == 1 else "{names} join the campaign.", names=said)
    if hidden:
        unseen = join_names(group_identical_names(map(d.campaign.character_name, hidden)))
        d.log("Players see nothing of {names} until the first turn.", names=unseen)
    if command.into_turns:
        d.add_arrivals(*(one for one in new_ids if encounters.is_hero(d.campaign, one)))
        add_to_order(d, new_ids)


def _hidden_names(campaign: Campaign) -> set[str]:
    """Return the names, without numbers, of hidden characters."""
    hidden = (character for character in campaign.characters if player_visibility(campaign, character) == "nothing")
    return {name_without_number(character.name) for character in hidden}


def edit_character(d: Decision, command: c.EditCharacter) -> None:
    """Replace a sheet, changing only what differs; tracks and conditions are not touched.

    A hero who changes sides is no longer present, and a foe who does is no longer hidden.
    """
    old = d.character(command.character.id)
    new = tidy_character(d.campaign, replace(command.character, tracks={}, conditions=()))
    if _heading(old) != _heading(new):
        d.emit(_heading(new))
    if new.side != "heroes":
        _leave_the_table(d, new.id)
    elif (sight := d.campaign.marker(new.id, VISIBILITY_KEY)) is not None:
        d.emit(e.MarkerRemoved(marker=sight.id))
    kept = {(trait.group, trait.name) for trait in new.traits}
    for trait in old.traits:
        if (trait.group, trait.name) not in kept:
            d.emit(e.TraitRemoved(character=new.id, group=trait.group, name=trait.name))
    for trait in new.traits:
        _put_trait(d, old, trait)
    d.label("changes to {name}", name=new.name)
    if new.name != old.name:
        d.log("{old} is now called {name}.", old=old.name, name=new.name)
    if _heading(new) != _heading(replace(old, name=new.name)) or set(new.traits) != set(old.traits):
        d.log("{name}'s sheet is updated.", name=new.name)


def remove_character(d: Decision, command: c.RemoveCharacter) -> None:
    """Remove a character with its tokens and markers, also from the turn order and the present heroes."""
    character = d.character(command.character)
    d.label("removal of {name}", name=character.name)
    d.log("{name} is removed from the campaign.", name=character.name)
    encounters.remove_from_order(d, character.id)
    held = d.campaign.tokens_at(character_place(character.id))
    for token in held:
        d.emit(e.TokenRemoved(token=token.id))
    for marker in d.campaign.markers:
        if marker.owner == character.id:
            d.emit(e.MarkerRemoved(marker=marker.id))
    _leave_the_table(d, character.id)
    d.emit(e.CharacterRemoved(character=character.id))
    if held:
        kinds = Counter(token.kind for token in held)
        what = join_names(token_count_text(count, d.campaign.game.token_kind(kind)) for kind, count in kinds.items())
        one = len(held) == 1
        d.log(
            "{what} held by {name} is removed from play." if one else "{what} held by {name} are removed from play.",
            what=what,
            name=character.name,
        )


def _put_trait(d: Decision, character: Character, trait: Trait) -> None:
    if trait != character.trait(trait.group, trait.name):
        d.emit(e.TraitSet(character=character.id, trait=trait))


def set_trait(d: Decision, command: c.SetTrait) -> None:
    """Set one trait on a sheet."""
    character = d.character(command.character)
    trait = tidy_trait(d.campaign.game, character.name, command.trait)
    _put_trait(d, character, trait)
    d.label("{name}'s {trait}", trait=trait.name, name=character.name)
    said = f"{trait.name} {rank_text(d.campaign, trait)}".rstrip()
    d.log("{name}: {trait}.", name=character.name, trait=said)


def set_track(d: Decision, command: c.SetTrack) -> None:
    """Set a track by hand within its bounds; a rising load over the limit is refused, unless overruled.

    The log shows loads, as the wheel does.
    """
    character = d.character(command.character)
    kind = track_kind(d.campaign.game, command.track)
    check_track(character, kind, command.value)
    old = d.campaign.track_value(character.id, kind.key)
    held = d.campaign.track_load(character.id, kind.key) - old
    highest = track_maximum(kind, character)
    if command.value > old and command.value + held > highest:
        d.refuse_unless_overruled(
            "Held tokens count too, so {value} {units} would take {name} over {high} {track}.",
            name=character.name,
            value=command.value,
            units=kind.unit if command.value == 1 else kind.units,
            high=highest,
            track=kind.name,
        )
    if command.value != old:
        d.emit(e.TrackChanged(character=character.id, track=kind.key, value=command.value))
    loads = {"old": kind.value_text(old + held), "new": kind.value_text(command.value + held)}
    said = {"name": character.name, "track": kind.name, **loads}
    d.label("{name}'s {track}, {old} → {new}", **said)
    d.log("{name}: {track} {old} → {new}.", **said)


def set_condition(d: Decision, command: c.SetCondition) -> None:
    """Add a condition to a character, or remove it."""
    character = d.character(command.character)
    said = {"name": character.name, "condition": lower_in_english(d.campaign.game.condition_name(command.condition))}
    if not command.on:
        if not character.has_condition(command.condition):
            check_condition(d.campaign.game, command.condition)
            raise Refused("{name} is not {condition}.", name=character.name, condition=said["condition"])
        d.emit(e.ConditionEnded(character=character.id, key=command.condition))
        d.label("end of {condition} on {name}", **said)
        d.log("{name} is no longer {condition}.", **said)
        return
    check_condition(d.campaign.game, command.condition)
    if command.expiry is not None:
        own = command.expiry.character == character.id
        check_expiry(d, replace(command.expiry, character=NOBODY) if own else command.expiry)
    condition = Condition(command.condition, command.expiry)
    if condition not in character.conditions:
        d.emit(e.ConditionSet(character=character.id, condition=condition))
    d.label("{condition} on {name}", **said)
    until = expiry_text(d.campaign, command.expiry, of=character.id)
    d.log("{name} is {condition} {until}." if until else "{name} is {condition}.", until=until, **said)


def set_present(d: Decision, command: c.SetPresent) -> None:
    """Set whether a hero is present.

    One who arrives joins the turn order and gets what the game starts with. One who leaves is removed from the turn
    order, and the log says so. Held tokens stay as they are.
    """
    session = d.campaign.session
    if session is None:
        raise Refused("No session is in progress.")
    character = d.character(command.character)
    if character.side != "heroes":
        raise Refused("{name} belongs to the opposition. Only heroes can be marked as present.", name=character.name)
    if command.present:
        returns = character.id in session.begun
        d.label("{name}'s return" if returns else "{name}'s arrival", name=character.name)
        d.log("{name} returns to the session." if returns else "{name} joins the session.", name=character.name)
        d.add_arrivals(character.id)
        add_to_order(d, (character.id,))
        return
    has_turns = d.campaign.encounter is not None and character.id in d.campaign.encounter.order
    _leave_the_table(d, character.id)
    d.label("{name}'s departure", name=character.name)
    d.log(
        "{name} leaves the session and the turn order." if has_turns else "{name} leaves the session.",
        name=character.name,
    )
    encounters.remove_from_order(d, character.id)


def _leave_the_table(d: Decision, character: CharacterId) -> None:
    session = d.campaign.session
    if session is not None and character in session.present:
        d.set_present(tuple(here for here in session.present if here != character))


def rank_text(campaign: Campaign, trait: Trait) -> str:
    """Return the text after a trait's name: "4", "+4 and −2", "2d6"; empty in a group without numbers."""
    group = campaign.game.trait_group(trait.group)
    values = group.values
    if values == "text":
        return trait.text if group.dice else ""
    if values == "rank" or not trait.penalty:
        return number_text(trait.rank)
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

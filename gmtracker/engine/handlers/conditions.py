"""Conditions that a game's rules cause, and the GM's own markers: a condition, a counter, a clock."""

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import (
    MAX_OWN_MARKERS,
    OWN_KEY_PREFIX,
    TABLE_OWNER,
    Campaign,
    Character,
    Condition,
    Marker,
)
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused, check_length
from gmtracker.engine.handlers.expiry import check_expiry, default_expiry, expiry_text
from gmtracker.engine.ids import MarkerId
from gmtracker.i18n import capitalize_first, labeled, lower_in_english, tr


def apply_condition(d: Decision, character: Character, key: str) -> None:
    """Add a condition to a character for its default duration, and log it.

    A condition that already lasts until it is removed is not shortened.
    """
    there = d.character(character.id).condition(key)
    new = Condition(key, default_expiry(d.campaign, character.id, key))
    if there == new or (there is not None and there.expiry is None):
        return
    d.emit(e.ConditionSet(character=character.id, condition=new))
    said = {"name": character.name, "condition": lower_in_english(d.campaign.game.condition_name(key))}
    until = expiry_text(d.campaign, new.expiry, of=character.id)
    d.log("{name} is {condition} {until}." if until else "{name} is {condition}.", until=until, **said)


MAX_COUNT, MAX_MARKER_LENGTH = 9999, 60


def set_marker(d: Decision, command: c.SetMarker) -> None:
    """Set a GM's own marker, and log it if it is new or if its count, end or visibility changed."""
    text = " ".join(command.text.split())
    if not text:
        raise Refused("Describe the condition in a word or two.")
    check_length(text, MAX_MARKER_LENGTH)
    owner = d.character(command.owner).name if command.owner else ""
    highest = command.maximum or MAX_COUNT
    if command.count is not None and not 0 <= command.count <= highest:
        raise Refused("{track} must be {low} to {high}.", track=capitalize_first(text), low=0, high=highest)
    place, key = command.owner or TABLE_OWNER, f"{OWN_KEY_PREFIX}{text.casefold()}"
    before = d.campaign.marker(place, key)
    games = {kind.name.casefold(): kind.name for kind in d.campaign.game.conditions} if owner else {}
    if before is None and text.casefold() in games:
        raise Refused("This game already has the condition “{what}”. Choose another name.", what=games[text.casefold()])
    if before is None and len(d.campaign.own_markers(place)) >= MAX_OWN_MARKERS:
        raise Refused(
            "Remove something first. The maximum is {most} custom conditions, counters and clocks.",
            most=MAX_OWN_MARKERS,
        )
    if command.expiry is not None and (before is None or before.expiry != command.expiry):
        check_expiry(d, command.expiry)
    marker = Marker(
        id=before.id if before else MarkerId(""),
        owner=place,
        key=key,
        value="" if command.count is None else command.count,
        expiry=command.expiry,
        text=before.text if before else text,
        maximum=command.maximum,
        hidden=command.hidden,
    )
    d.label("{name}'s {trait}" if owner else "{text}", trait=marker.text, text=marker.text, name=owner)
    if marker == before:
        return
    d.set_marker(marker)
    d.log_raw(_marker_change_text(d.campaign, owner, before, marker))


def _marker_change_text(campaign: Campaign, owner: str, before: Marker | None, now: Marker) -> str:
    """Return the log sentence for a new or changed own marker."""
    if before is not None and replace(before, hidden=now.hidden) == now:
        what = labeled(owner, now.text) if owner else now.text
        return tr("Players can no longer see “{what}”." if now.hidden else "Players can now see “{what}”.", what=what)
    told, until = now.text_with_count, expiry_text(campaign, now.expiry)
    if before is not None and None not in (before.count, now.count) and before.count_text != now.count_text:
        told = f"{now.text} {before.count_text} → {now.count_text}"
        until = until if before.expiry != now.expiry else ""
    told = f"{told} {until}".strip()
    said = f"{labeled(owner, told) if owner else capitalize_first(told)}."
    is_full = before is not None and now.maximum > 0 and before.count != now.count == now.maximum
    return tr("{said} It is full.", said=said) if is_full else said

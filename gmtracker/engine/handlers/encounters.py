"""Encounters, as in every game: starting and ending them, and who is in the turn order."""

from collections.abc import Iterable

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import (
    BENCHED_KEY,
    Campaign,
    Encounter,
)
from gmtracker.engine.decision import Decision, find_or_refuse, require_encounter
from gmtracker.engine.errors import Refused
from gmtracker.engine.handlers.expiry import expire
from gmtracker.engine.handlers.turns import first_to_act, log_new_turn, reorder
from gmtracker.engine.ids import CharacterId, EncounterId
from gmtracker.engine.phrases import as_sentence, group_identical_names, join_names
from gmtracker.i18n import lower_in_english, tr


def default_turn_order(campaign: Campaign, order: tuple[CharacterId, ...]) -> tuple[CharacterId, ...]:
    """Return the order as given, or with the heroes first if the game says so."""
    return tuple(sorted(order, key=lambda one: not is_hero(campaign, one))) if campaign.game.heroes_first else order


def is_hero(campaign: Campaign, one: CharacterId) -> bool:
    """Whether a character is one of the heroes."""
    found = campaign.find_character(one)
    return found is not None and found.side == "heroes"


def start_encounter(d: Decision, command: c.StartEncounter) -> None:
    """Start an encounter with the first able character's turn. Refused without a session or during an encounter."""
    if d.campaign.session is None:
        raise Refused("Start the session first. Encounters take place within a session.")
    if d.campaign.encounter is not None:
        raise Refused("{title} is still in progress. End it first.", title=encounter_title(d.campaign))
    kind = find_or_refuse(d.campaign.game.encounter, command.kind, "This game doesn't have that kind of encounter.")
    order = default_turn_order(d.campaign, _checked_order(d.campaign, command.order))
    encounter = Encounter(
        id=EncounterId(d.next_id("n")),
        kind=command.kind,
        title=command.title.strip(),
        order=order,
        active=first_to_act(d.campaign, order),
    )
    d.emit(e.EncounterStarted(encounter=encounter))
    d.label("start of {title}", title=_title_within(d.campaign))
    d.log("{kind} starts: {title}." if encounter.title else "{kind} starts.", kind=kind.name, title=encounter.title)
    if encounter.active:
        d.log("{name} goes first.", name=d.campaign.character_name(encounter.active))


def end_encounter(d: Decision, result: str) -> None:
    """End the encounter and everything that lasts until its end, or until one of its turns or rounds."""
    has_title = bool(require_encounter(d.campaign).title)
    d.label("end of {title}", title=_title_within(d.campaign))
    d.log("“{title}” ends." if has_title else "{title} ends.", title=encounter_title(d.campaign))
    expire(d, "turn-end", "turn-start", "rounds", "round-end", "encounter-end")
    d.emit(e.EncounterEnded(result=result.strip()))
    if result.strip():
        d.log_raw(as_sentence(result.strip()))


def set_order(d: Decision, command: c.SetOrder) -> None:
    """Set who takes turns in which order; the active character stays active if still in the order."""
    encounter = require_encounter(d.campaign)
    order = _checked_order(d.campaign, command.order)
    if order == encounter.order:
        raise Refused("The turn order is already set that way.")
    reorder(d, order)
    d.label("change of the turn order")
    _log_order(d, encounter.order, order)
    log_new_turn(d, encounter)


def _log_order(d: Decision, before: tuple[CharacterId, ...], order: tuple[CharacterId, ...]) -> None:
    """Log who leaves and who joins the turn order, and the order that results."""

    def names(people: Iterable[CharacterId]) -> list[str]:
        return group_identical_names(map(d.campaign.character_name, people))

    gone = tuple(one for one in before if one not in order)
    new = tuple(one for one in order if one not in before)
    if gone:
        is_one = len(gone) == 1
        d.log(
            "{names} leaves the turn order." if is_one else "{names} leave the turn order.",
            names=join_names(names(gone)),
        )
    if new:
        is_one = len(new) == 1
        d.log(
            "{names} joins the turn order." if is_one else "{names} join the turn order.", names=join_names(names(new))
        )
    d.log("Turn order: {names}.", names=", ".join(names(order)) or tr("no one yet"))


def remove_from_order(d: Decision, gone: CharacterId) -> None:
    """Remove a character from the turn order."""
    encounter = d.campaign.encounter
    if encounter is not None and gone in encounter.order:
        reorder(d, tuple(character for character in encounter.order if character != gone))
        log_new_turn(d, encounter)


def encounter_title(campaign: Campaign) -> str:
    """Return the encounter's title, or its kind, for the start of a sentence."""
    encounter = require_encounter(campaign)
    return encounter.title or tr("The {encounter}", "at the start of a sentence", encounter=_kind_within(campaign))


def _title_within(campaign: Campaign) -> str:
    return require_encounter(campaign).title or tr(
        "the {encounter}", "within a sentence", encounter=_kind_within(campaign)
    )


def _kind_within(campaign: Campaign) -> str:
    return lower_in_english(campaign.game.encounter_name(require_encounter(campaign).kind))


def _checked_order(campaign: Campaign, order: tuple[CharacterId, ...]) -> tuple[CharacterId, ...]:
    for character in order:
        if campaign.find_character(character) is None:
            raise Refused("The turn order includes someone who is not in the campaign.")
        if campaign.marker(character, BENCHED_KEY) is not None:
            raise Refused("{name} is set aside. Bring them back first.", name=campaign.character_name(character))
    if len(set(order)) != len(order):
        raise Refused("Each character can be in the turn order only once.")
    return order

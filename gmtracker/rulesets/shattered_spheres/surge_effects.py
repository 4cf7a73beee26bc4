"""The eight benefits of a Surge, stored as markers that expire by themselves, and their effects on checks.

Source: rules/shattered-spheres.md, Surge; seed 001.
"""

from collections import Counter

from gmtracker.engine.campaign import Campaign, Character, Expiry, Marker
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.handlers.expiry import end_of_next_turn
from gmtracker.engine.handlers.turn_actions import extra_action_key
from gmtracker.engine.ids import CharacterId, MarkerId
from gmtracker.i18n import tr

EDGES, SKILLS, STANDARD = "edges", "skills", "standard"
NEGATES_OWN = "surge.negate-own"
_RANK = "surge.rank:"
OUTSIDE_TURNS = Expiry("session-end")
"""Outside turns, a benefit lasts until an encounter starts, the session ends or the GM removes it."""


def gain(d: Decision, hero: Character, benefit: str, command: Use) -> str:
    """Give a hero the benefit of a Surge. Returns it as text that can follow "surges:".

    The inputs ``trait``, ``edge`` and ``what`` name what the benefit applies to. ``on`` is the foe. Raises Refused if a
    needed input is missing.
    """
    what = command.text("what").strip()
    match benefit:
        case "action":
            return _give_extra_action(d, hero)
        case "effect":
            _lay(d, hero, "surge.effect", _require_name(what, tr("Name the alternate effect.")), _end_of_encounter(d))
            return _by_turns(
                d,
                tr("the alternate effect “{effect}” until the end of the encounter", effect=what),
                tr("the alternate effect “{effect}” for now", effect=what),
            )
        case "trait":
            return _give_trait_rank(
                d, hero, _require_name(command.text("trait"), tr("Name the trait that gains a rank."))
            )
        case "negate":
            _lay(d, hero, NEGATES_OWN, tr("No Disadvantage"), _next_turn_expiry(d, hero))
            return _by_turns(
                d,
                tr("Disadvantages do not count until the end of the next turn"),
                tr("Disadvantages do not count for now"),
            )
        case "negate-foe":
            return _negate_foe(d, hero, command)
        case "edge":
            return _give_edge_rank(d, hero, _require_name(command.text("edge"), tr("Name the edge that gains a rank.")))
        case "counter":
            if not what:
                return tr("an attempt to counter, avert or deflect an effect")
            return tr("an attempt to counter, avert or deflect {effect}", effect=what)
        case "check":
            if not what:
                return tr("another immediate check against an ongoing effect")
            return tr("another immediate check against {effect}", effect=what)
        case "retry":
            return tr("a retry of {what}", what=what) if what else tr("a retry")
    raise Refused("Choose a benefit for the Surge.")


def is_for_outside_turns(marker: Marker) -> bool:
    """Return whether a marker comes from a Surge outside an encounter."""
    return marker.key.startswith("surge.") and marker.expiry == OUTSIDE_TURNS


def trait_bonuses(campaign: Campaign, character: CharacterId) -> Counter[tuple[str, str]]:
    """Return the ranks that active Surges add to a character's traits, by (group, name)."""
    own = (marker.key for marker in campaign.markers if marker.owner == character)
    raised = (key.removeprefix(_RANK).rpartition("#")[0] for key in own if key.startswith(_RANK))
    return Counter((group, name) for group, _, name in (trait.partition("/") for trait in raised))


def with_rank(campaign: Campaign, hero: CharacterId, group: str, name: str) -> Campaign:
    """Return the campaign as it would be if a Surge had added a rank to a trait."""
    gained = Marker(id=MarkerId(""), owner=hero, key=f"{_rank_key(group, name)}#")
    return campaign.with_changes(markers=(*campaign.markers, gained))


def negates_disadvantage(campaign: Campaign, character: CharacterId) -> bool:
    """Return whether a Surge currently cancels a character's own Disadvantages."""
    return any(marker.owner == character and _gives(marker, NEGATES_OWN) for marker in campaign.markers)


def advantage_negated(campaign: Campaign, foe: CharacterId) -> bool:
    """Return whether anyone's Surge currently cancels the foe's Advantages."""
    return any(_gives(marker, _foe_key(foe)) for marker in campaign.markers)


def _give_extra_action(d: Decision, hero: Character) -> str:
    if d.campaign.encounter is None:
        raise Refused("Start an encounter first. An extra action is possible only in an encounter.")
    key = extra_action_key(STANDARD)
    there = d.campaign.marker(hero.id, key)
    extra = int(there.value) + 1 if there else 1
    until, text = Expiry("turn-end", character=hero.id), tr("Extra standard action")
    d.set_marker(Marker(id=MarkerId(""), owner=hero.id, key=key, value=extra, expiry=until, text=text))
    return tr("one extra standard action")


def _give_trait_rank(d: Decision, hero: Character, said: str) -> str:
    group, name = _find_trait(d.campaign, hero, said)
    _lay(d, hero, _rank_key(group, name), f"+1 {name}", _next_turn_expiry(d, hero))
    return _by_turns(
        d,
        tr("+1 rank in {trait} until the end of the next turn", trait=name),
        tr("+1 rank in {trait} for now", trait=name),
    )


def _give_edge_rank(d: Decision, hero: Character, said: str) -> str:
    edge = next((t.name for t in hero.traits_in(EDGES) if t.name.casefold() == said.casefold()), said)
    _lay(d, hero, _rank_key(EDGES, edge), f"+1 {edge}", _end_of_encounter(d))
    return _by_turns(
        d,
        tr("+1 rank in the edge {edge} until the end of the encounter", edge=edge),
        tr("+1 rank in the edge {edge} for now", edge=edge),
    )


def _negate_foe(d: Decision, hero: Character, command: Use) -> str:
    foe = d.campaign.find_character(CharacterId(command.on or command.text("foe")))
    if foe is None:
        raise Refused("Choose the foe whose Advantages do not count.")
    _lay(d, hero, _foe_key(foe.id), tr("No Advantage for {foe}", foe=foe.name), _next_turn_expiry(d, hero))
    return _by_turns(
        d,
        tr("{foe}'s Advantages do not count until the end of the next turn", foe=foe.name),
        tr("{foe}'s Advantages do not count for now", foe=foe.name),
    )


def _find_trait(campaign: Campaign, hero: Character, said: str) -> tuple[str, str]:
    """Return the (group, name) of a trait, ignoring case.

    It is on the sheet or one that everyone has. Raises Refused.
    """
    ranked = [group for group in campaign.game.trait_groups if group.values != "text"]
    own = [(t.group, t.name) for group in ranked for t in hero.traits_in(group.key)]
    known = [(group.key, t.name) for group in ranked if group.fixed or group.key == SKILLS for t in group.suggested]
    found = next((trait for trait in (*own, *known) if trait[1].casefold() == said.casefold()), None)
    if found is None:
        raise Refused("{hero} has no trait called “{said}”.", hero=hero.name, said=said)
    return found


def _lay(d: Decision, hero: Character, key: str, text: str, until: Expiry) -> None:
    """Add a marker with a unique key. So two Surges for one trait can expire separately."""
    own_id = d.next_id("m")
    d.set_marker(Marker(id=MarkerId(own_id), owner=hero.id, key=f"{key}#{own_id}", expiry=until, text=text))


def _gives(marker: Marker, key: str) -> bool:
    return marker.key.rpartition("#")[0] == key


def _next_turn_expiry(d: Decision, hero: Character) -> Expiry:
    return end_of_next_turn(d.campaign, hero.id) if d.campaign.encounter is not None else OUTSIDE_TURNS


def _end_of_encounter(d: Decision) -> Expiry:
    return Expiry("encounter-end") if d.campaign.encounter is not None else OUTSIDE_TURNS


def _by_turns(d: Decision, in_turns: str, outside: str) -> str:
    """Return ``in_turns`` during an encounter, otherwise ``outside``."""
    return in_turns if d.campaign.encounter is not None else outside


def _require_name(said: str, refusal: str) -> str:
    """Return a typed name without spaces around it. Raises Refused with the given sentence if it is empty."""
    name = said.strip()
    if not name:
        raise Refused.translated(refusal)
    return name


def _rank_key(group: str, name: str) -> str:
    return f"{_RANK}{group}/{name}"


def _foe_key(foe: CharacterId) -> str:
    return f"surge.negate:{foe}"

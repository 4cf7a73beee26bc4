"""Fate: the stones of an encounter (rules/shattered-spheres.md, Fate; seed 001)."""

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine import turns
from gmtracker.engine.campaign import Campaign, Character, Marker, Token, Until, in_pool
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import MarkerId, TokenId
from gmtracker.engine.wording import counted
from gmtracker.rulesets.shattered_spheres.destiny import LIMIT, check_at_table
from gmtracker.rulesets.shattered_spheres.sheet import (
    FATE,
    SHEET,
    STONES,
    STRESS,
    TRAGEDY_STONE,
    TRIUMPH_STONE,
)
from gmtracker.words import tr

POOL = in_pool(FATE)
OWNER = "pool:fate"
WORDS = {TRIUMPH_STONE: "Triumph", TRAGEDY_STONE: "Tragedy"}


def earn(d: Decision, command: c.Use) -> None:
    """Stones are earned for the pool; what is earned may be used at once, until something else is done."""
    if d.campaign.encounter is None:
        raise Refused("Fate stones are earned in an encounter; there is none going on.")
    kind = command.text("kind")
    count = command.number("count", 1)
    if kind not in STONES:
        raise Refused("Fate is Triumph or Tragedy.")
    if is_locked(d.campaign, kind):
        d.unless_overruled("{kind} has been used this turn; no more is earned until the next.", kind=WORDS[kind])
    stones = [d.new_token(Token(id=TokenId(""), kind=kind, place=POOL)).id for _ in range(count)]
    d.begin("open-use", "earned", {"by": command.by, "value": count, "tokens": stones, "kind": kind})
    d.happen(e.TokenUsed(use="earn-fate", by=command.by, kinds=(kind,) * count, value=count))
    stones_said = counted(count, SHEET.token_kind(kind))
    d.label("{stones} earned", stones=stones_said)
    if command.by:
        d.say("{name} earns {stones} of Fate.", name=d.campaign.name_of(command.by), stones=stones_said)
    else:
        d.say("Fate: {stones} earned.", stones=stones_said)


def use_stones(d: Decision, user: Character, stones: tuple[Token, ...]) -> int:
    """Take stones for a use: their number is the value, and that kind is locked for the rest of the turn.

    Heroes use Triumph, the opposition Tragedy. At load 10 the pool is out of a hero's reach; stones just earned
    are not.
    """
    kind = stones[0].kind
    if any(stone.kind != kind for stone in stones):
        raise Refused("Use stones of one kind at a time.")
    own = stones_of(user)
    if kind != own:
        raise Refused(
            "{name} uses {own}; {other} is for the other side.",
            name=user.name,
            own=WORDS[own],
            other=WORDS[kind],
        )
    if user.side == "heroes":
        check_at_table(d, user)
        _check_reach(d, user, stones)
    d.happen(*(e.TokenRemoved(token=stone.id) for stone in stones))
    d.mark(Marker(id=MarkerId(""), owner=OWNER, key=_lock(kind), until=Until("turn-end")))
    return len(stones)


def stones_of(user: Character) -> str:
    """The kind of stone that a character's side uses."""
    return TRIUMPH_STONE if user.side == "heroes" else TRAGEDY_STONE


def is_locked(campaign: Campaign, kind: str) -> bool:
    """Whether that kind of stone has been used this turn, so that none is earned until the next."""
    return campaign.marker(OWNER, _lock(kind)) is not None


def unlock(d: Decision, kind: str) -> None:
    """That kind of stone counts as not used this turn."""
    lock = d.campaign.marker(OWNER, _lock(kind))
    if lock is not None:
        d.happen(e.MarkerRemoved(marker=lock.id))


def end_encounter(d: Decision, command: c.EndEncounter) -> None:
    """End the encounter: the larger pool owes its side a benefit, a tie owes nothing, and all stones go."""
    weighed = _weigh(d, turns.encounter_title(d.campaign))
    for stone in d.campaign.tokens_at(POOL):
        d.happen(e.TokenRemoved(token=stone.id))
    turns.end_encounter(d, command.result)
    d.say("{weighed}", weighed=weighed)


def _weigh(d: Decision, title: str) -> str:
    """Weigh the two pools: what is owed is noted; returns what the log says of it."""
    triumph = len(d.campaign.tokens_at(POOL, TRIUMPH_STONE))
    tragedy = len(d.campaign.tokens_at(POOL, TRAGEDY_STONE))
    stones = {"triumph": triumph, "tragedy": tragedy}
    if not triumph and not tragedy:
        return tr("No Fate stones are left: nothing is owed.")
    if triumph == tragedy:
        return tr("Fate is even at {triumph} to {tragedy}: nothing is owed.", **stones)
    if triumph > tragedy:
        note = tr("{title}: Fate owes the heroes a benefit (Triumph {triumph}, Tragedy {tragedy}).")
        said = tr("Fate owes the heroes a benefit: Triumph {triumph}, Tragedy {tragedy}.")
    else:
        note = tr("{title}: Fate owes the opposition a benefit (Triumph {triumph}, Tragedy {tragedy}).")
        said = tr("Fate owes the opposition a benefit: Triumph {triumph}, Tragedy {tragedy}.")
    d.happen(e.Noted(text=tr(note, title=title, **stones), topic="owed"))
    return tr(said, **stones)


def _check_reach(d: Decision, user: Character, stones: tuple[Token, ...]) -> None:
    if d.campaign.load(user.id, STRESS) < LIMIT:
        return
    if not {stone.id for stone in stones} <= _fresh(d.campaign):
        d.unless_overruled("{hero} is at 10 Stress and cannot use Fate from the pool.", hero=user.name)


def _fresh(campaign: Campaign) -> set[str]:
    """The stones that were just earned, by hand or by the dice of the open check, and can be used at once."""
    fresh: set[str] = set()
    for procedure in campaign.procedures:
        if (procedure.kind, procedure.stage) == ("open-use", "earned"):
            fresh |= set(procedure.data["tokens"])
        elif (procedure.kind, procedure.stage) == ("check", "rolled"):
            fresh |= set(procedure.data.get("earned", {}).get("fresh", ()))
    return fresh


def _lock(kind: str) -> str:
    return f"used.{kind}"

"""Fate: the stones of an encounter (rules/shattered-spheres.md, Fate; seed 001)."""

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine import turns
from gmtracker.engine.campaign import Character, Marker, Token, Until, in_pool
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import MarkerId, TokenId
from gmtracker.rulesets.shattered_spheres.destiny import LIMIT
from gmtracker.rulesets.shattered_spheres.sheet import (
    FATE,
    SHEET,
    STONES,
    STRESS,
    TRAGEDY_STONE,
    TRIUMPH_STONE,
)

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
    if not 1 <= count <= 99:
        raise Refused("Earn 1 to 99 stones at a time.")
    if is_locked(d, kind):
        d.unless_overruled("{kind} has been used this turn; no more is earned until the next.", kind=WORDS[kind])
    stones = [d.new_token(Token(id=TokenId(""), kind=kind, place=POOL)).id for _ in range(count)]
    d.begin("open-use", "earned", {"by": command.by, "value": count, "tokens": stones, "kind": kind})
    d.happen(e.TokenUsed(use="earn-fate", by=command.by, kinds=(kind,) * count, value=count))
    name = SHEET.token_kind(kind)
    said = {"count": count, "stones": name.name if count == 1 else name.plural}
    d.label("{count} {stones} earned", **said)
    d.say("Fate: {count} {stones} earned.", **said)


def use_stones(d: Decision, user: Character, stones: tuple[Token, ...], *, for_recover: bool) -> int:
    """Take stones for a use: their number is the value, and that kind is locked for the rest of the turn.

    Heroes use Triumph, the opposition Tragedy. At load 10 the pool is out of a hero's reach; stones just earned
    are not, but for Recover.
    """
    kinds = {stone.kind for stone in stones}
    if len(kinds) > 1:
        raise Refused("Use stones of one kind at a time.")
    kind = stones[0].kind
    if any(stone.place != POOL for stone in stones):
        raise Refused("Those stones are not in the Fate pool.")
    own = TRIUMPH_STONE if user.side == "heroes" else TRAGEDY_STONE
    if kind != own:
        raise Refused(
            "{name} uses {own}; {other} is for the other side.",
            name=user.name,
            own=WORDS[own],
            other=WORDS[kind],
        )
    _check_reach(d, user, stones, for_recover=for_recover)
    flow = d.campaign.procedure("open-use")
    if flow is not None and flow.stage == "earned":
        d.part_of(flow.id)
        d.happen(e.ProcedureEnded(procedure=flow.id))
    d.happen(*(e.TokenRemoved(token=stone.id) for stone in stones))
    if d.campaign.encounter is not None:
        until = Until("turn-end")
        d.mark(Marker(id=MarkerId(""), owner=OWNER, key=f"used.{kind}", until=until))
    return len(stones)


def is_locked(d: Decision, kind: str) -> bool:
    """Whether that kind of stone has been used this turn, so that none is earned until the next."""
    return d.campaign.marker(OWNER, f"used.{kind}") is not None


def is_lock(marker: Marker, kind: str) -> bool:
    """Whether a marker is the turn's lock on that kind of stone."""
    return marker.owner == OWNER and marker.key == f"used.{kind}"


def end_encounter(d: Decision, command: c.EndEncounter) -> None:
    """End the encounter: the larger pool owes its side a benefit, a tie owes nothing, and all stones go."""
    title = turns.encounter_title(d.campaign)
    turns.end_encounter(d, command.result)
    triumph = len(d.campaign.tokens_at(POOL, TRIUMPH_STONE))
    tragedy = len(d.campaign.tokens_at(POOL, TRAGEDY_STONE))
    said: dict[str, object] = {"title": title, "triumph": triumph, "tragedy": tragedy}
    for stone in d.campaign.tokens_at(POOL):
        d.happen(e.TokenRemoved(token=stone.id))
    if triumph == tragedy:
        d.say("Fate is even at {triumph} to {tragedy}: nothing is owed.", **said)
        return
    side = "the heroes" if triumph > tragedy else "the opposition"
    text = "{title}: Fate owes {side} a benefit (Triumph {triumph}, Tragedy {tragedy})."
    d.happen(e.Noted(text=text.format(side=side, **said), topic="owed"))
    d.say("Fate owes {side} a benefit: Triumph {triumph}, Tragedy {tragedy}.", side=side, **said)


def _check_reach(d: Decision, user: Character, stones: tuple[Token, ...], *, for_recover: bool) -> None:
    if user.side != "heroes" or d.campaign.load(user.id, STRESS) < LIMIT:
        return
    flow = d.campaign.procedure("open-use")
    fresh = set(flow.data["tokens"]) if flow is not None and flow.stage == "earned" else set()
    if for_recover or not {stone.id for stone in stones} <= fresh:
        d.unless_overruled("{hero} is at 10 Stress and cannot use Fate from the pool.", hero=user.name)

"""An evening's start and end: the dice that are dealt, and the pool (rules/shattered-spheres.md, Destiny)."""

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Character, Token, held_by
from gmtracker.engine.decision import Decision
from gmtracker.engine.dice import Ask
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import TokenId
from gmtracker.engine.sessions import begin_session, end_session, going_on
from gmtracker.rulesets.shattered_spheres import fate
from gmtracker.rulesets.shattered_spheres.destiny import LIMIT, POOL, WORDS, die_size
from gmtracker.rulesets.shattered_spheres.sheet import DICE, STRESS, TRIUMPH
from gmtracker.words import tr


def start(d: Decision, command: c.StartSession) -> None:
    """Begin a session: the old pool goes, the present heroes are dealt their dice, the new pool is rolled."""
    present = begin_session(d, command)
    for die in d.campaign.tokens_at(POOL):
        d.happen(e.TokenRemoved(token=die.id))
    for hero in present:
        _deal(d, hero, command.picks.get(hero.id, ""))
    _roll_pool(d, present)


def end(d: Decision) -> None:
    """End the session, and an encounter that is still going on with it; held dice carry over."""
    going_on(d)
    if d.campaign.encounter is not None:
        fate.end_encounter(d, c.EndEncounter())
    end_session(d)


def _deal(d: Decision, hero: Character, pick: str) -> None:
    """One Triumph and one Tragedy, as far as there is room; with room for one, the player's pick."""
    if pick and pick not in DICE:
        raise Refused("{hero} picks a Triumph or a Tragedy.", hero=hero.name)
    room = LIMIT - d.campaign.load(hero.id, STRESS)
    first = pick or TRIUMPH
    wanted = (first, *(kind for kind in DICE if kind != first))
    dealt = wanted[: max(0, room)]
    for kind in dealt:
        d.new_token(Token(id=TokenId(""), kind=kind, place=held_by(hero.id), size=die_size(d.campaign)))
    if dealt:
        d.happen(e.TokenUsed(use="dealt", by=hero.id, kinds=dealt))
    if not dealt:
        d.say("{hero} is at 10 Stress and takes no Destiny die.", hero=hero.name)
    elif len(dealt) == 1:
        d.say("{hero} has room for one die and takes a {kind}.", hero=hero.name, kind=WORDS[dealt[0]])


def _roll_pool(d: Decision, present: tuple[Character, ...]) -> None:
    size = die_size(d.campaign)
    rollers = [(hero.id, hero.player or hero.name) for hero in present] + [("gm", tr("GM"))]
    asked = [Ask(f"pool.{roller}.{kind}", size, f"{name} · {WORDS[kind]}") for roller, name in rollers for kind in DICE]
    shown: dict[str, list[int]] = {kind: [] for kind in DICE}
    for ask, die in zip(asked, d.roll("pool", *asked), strict=True):
        kind = ask.role.rpartition(".")[2]
        d.new_token(Token(id=TokenId(""), kind=kind, place=POOL, size=size, value=die.face))
        shown[kind].append(die.face)
    faces = {kind: ", ".join(str(face) for face in sorted(shown[kind], reverse=True)) for kind in DICE}
    d.say("The Destiny pool: Triumph {triumph}; Tragedy {tragedy}.", **faces)

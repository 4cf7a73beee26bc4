"""The players' view in the form in which the page sends it, copied field by field."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from gmtracker.engine.ids import CampaignId, CharacterId
from gmtracker.page.wire import (
    SentCheck,
    SentMark,
    SentPerson,
    SentPool,
    SentTable,
    SentToken,
    SentTrack,
    SentTurn,
    Tone,
    Weight,
)
from gmtracker.ui.modelview import cells
from gmtracker.ui.players.content import PlayerView, PublicCheck, PublicPerson, PublicPool, PublicTurn

KEY_LENGTH = 16
WEIGHTS: dict[cells.Weight, Weight] = {
    cells.Weight.OUT: "out",
    cells.Weight.HARM: "harm",
    cells.Weight.DUE: "due",
    cells.Weight.SOON: "soon",
    cells.Weight.PLAIN: "plain",
}


def sent_table(view: PlayerView, campaign: CampaignId) -> SentTable:
    """Return what phones receive of a view. The heroes' keys are the same each time the campaign is open."""
    return SentTable(
        title=view.title,
        more=view.more,
        counters=tuple(map(_mark, view.counters)),
        people=tuple(_person(person, campaign) for person in view.people),
        pools=tuple(map(_pool, view.pools)),
        order=tuple(map(_turn, view.order)),
        check=None if view.check is None else _check(view.check),
    )


def hero_key(hero: CharacterId, campaign: CampaignId) -> str:
    """Return the key by which a phone recognizes a hero. The id can't be computed from it."""
    return hmac.new(campaign.encode(), hero.encode(), hashlib.sha256).hexdigest()[:KEY_LENGTH]


def _person(person: PublicPerson, campaign: CampaignId) -> SentPerson:
    return SentPerson(
        key=hero_key(person.hero, campaign) if person.hero else "",
        name=person.name,
        acting=person.acting,
        out=person.out,
        tracks=tuple(map(_track, person.tracks)),
        held=None if person.held is None else _tokens(person.held.faces),
        marks=tuple(map(_mark, person.marks)),
    )


def _track(cell: cells.TrackCell) -> SentTrack:
    return SentTrack(
        name=cell.kind.name,
        text=cell.text,
        spoken=cell.spoken,
        look=cell.look,
        steps=cell.segments,
        filled=max(0, cell.filled - cell.kind.lowest),
        held=cell.held,
        tone=_tone(cell),
    )


def _tone(cell: cells.TrackCell) -> Tone:
    """Return a track's tone, as in the windows."""
    match cell.kind.danger_for(cell.load, cell.highest):
        case "most":
            return "harm"
        case "half":
            return "warning"
        case "none":
            return "life" if cell.kind.starts_full else "neutral"


def _tokens(faces: Iterable[cells.TokenFace]) -> tuple[SentToken, ...]:
    """Return tokens without their ids, equal ones counted, in the order of the first of each."""
    counts = Counter(
        SentToken(spoken=face.spoken, label=face.label, sign=face.sign, look=face.look, face=face.face, count=1)
        for face in faces
    )
    return tuple(replace(token, count=count) for token, count in counts.items())


def _mark(mark: cells.StateMark) -> SentMark:
    return SentMark(word=mark.word, weight=WEIGHTS[mark.weight])


def _pool(pool: PublicPool) -> SentPool:
    return SentPool(name=pool.name, tokens=None if pool.faces is None else _tokens(pool.faces))


def _turn(turn: PublicTurn) -> SentTurn:
    return SentTurn(name=turn.name, acting=turn.acting, hero=turn.is_hero, out=turn.out)


def _check(check: PublicCheck) -> SentCheck:
    return SentCheck(headline=check.headline, numbers=check.numbers, outcome=check.outcome, success=check.success)

"""The Fate stones of a check's rolls: granted as the dice fall, to be used at once or kept in the pool.

Source: rules/shattered-spheres.md, Fate; seed 001. Outside an encounter only a critical brings a stone, which is
used while the check is open, or lost (Ruling).
"""

from msgspec.structs import replace

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Token
from gmtracker.engine.decision import Decision
from gmtracker.engine.ids import TokenId
from gmtracker.engine.wording import counted
from gmtracker.rulesets.shattered_spheres import fate
from gmtracker.rulesets.shattered_spheres.check_roll import CheckResult
from gmtracker.rulesets.shattered_spheres.check_rules import Stones
from gmtracker.rulesets.shattered_spheres.check_state import CheckFlow, Earned, result_of
from gmtracker.rulesets.shattered_spheres.sheet import SHEET, STONES, TRAGEDY_STONE, TRIUMPH_STONE


def stones_due(campaign: Campaign, result: CheckResult) -> Stones:
    """The stones that the rolls of a check bring here and now, locks aside."""
    if campaign.encounter is None:
        return result.from_criticals
    return Stones(
        result.from_dice.triumph + result.from_criticals.triumph,
        result.from_dice.tragedy + result.from_criticals.tragedy,
    )


def grant(d: Decision, flow: CheckFlow) -> CheckFlow:
    """Give out the stones that the check's dice are worth now and have not been granted yet.

    A luck die added after the roll can make them fewer: those still in the pool are taken back. A kind that was used
    this turn is not earned.
    """
    due = stones_due(d.campaign, result_of(d.campaign, flow))
    earned = flow.earned
    for kind, count in ((TRIUMPH_STONE, due.triumph), (TRAGEDY_STONE, due.tragedy)):
        before = earned.triumph if kind == TRIUMPH_STONE else earned.tragedy
        if count > before:
            earned = _earn(d, earned, kind, count - before)
        elif count < before:
            earned = _take_back(d, earned, kind, before - count)
    return replace(flow, earned=earned)


def grant_apart(d: Decision, results: tuple[CheckResult, ...]) -> None:
    """Give out the stones of rolls that are no open check: they go to the pool, all of a kind together."""
    due = [stones_due(d.campaign, result) for result in results]
    for kind, count in ((TRIUMPH_STONE, sum(x.triumph for x in due)), (TRAGEDY_STONE, sum(x.tragedy for x in due))):
        if count:
            _earn(d, Earned(), kind, count)


def leave(d: Decision, flow: CheckFlow) -> None:
    """The check is over: outside an encounter, its stones that were not used at once are lost."""
    if d.campaign.encounter is not None:
        return
    left = [token for token in map(d.campaign.token, flow.earned.fresh) if token is not None]
    for kind in STONES:
        lost = [token for token in left if token.kind == kind]
        if lost:
            d.happen(*(e.TokenRemoved(token=token.id) for token in lost))
            d.say(
                "{stones} not used, and lost outside an encounter.", stones=counted(len(lost), SHEET.token_kind(kind))
            )
        fate.unlock(d, kind)


def _earn(d: Decision, earned: Earned, kind: str, count: int) -> Earned:
    word = fate.WORDS[kind]
    if fate.is_locked(d.campaign, kind):
        d.say("{kind} has been used this turn, so none is earned.", kind=word)
        return earned
    stones = [d.new_token(Token(id=TokenId(""), kind=kind, place=fate.POOL)).id for _ in range(count)]
    d.happen(e.TokenUsed(use="earn-fate", kinds=(kind,) * count, value=count))
    d.say("Fate: {stones} earned.", stones=counted(count, SHEET.token_kind(kind)))
    return _counted(replace(earned, fresh=(*earned.fresh, *stones)), kind, count)


def _take_back(d: Decision, earned: Earned, kind: str, count: int) -> Earned:
    there = [token for token in map(d.campaign.token, earned.fresh) if token is not None and token.kind == kind]
    gone = there[len(there) - min(count, len(there)) :]
    if gone:
        d.happen(*(e.TokenRemoved(token=token.id) for token in gone))
        d.say("Fate: {stones} earned no longer.", stones=counted(len(gone), SHEET.token_kind(kind)))
    return _counted(earned, kind, -len(gone))


def _counted(earned: Earned, kind: str, more: int) -> Earned:
    if kind == TRIUMPH_STONE:
        return replace(earned, triumph=earned.triumph + more)
    return replace(earned, tragedy=earned.tragedy + more)

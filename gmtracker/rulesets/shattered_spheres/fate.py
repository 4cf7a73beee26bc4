"""Fate: the stones of an encounter: earning, using and unlocking them, and the stones from a check's rolls.

Source: rules/shattered-spheres.md, Fate; seed 001. A check's stones are granted when the dice are rolled. They can be
used immediately or stay in the pool. Outside an encounter only a critical earns a stone. It is lost unless it is used
while the check is open (Ruling).
"""

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Expiry, Marker, Token, pool_place
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.handlers import encounters
from gmtracker.engine.ids import MarkerId, TokenId
from gmtracker.engine.phrases import join_names, token_count_text
from gmtracker.i18n import tr
from gmtracker.rulesets.shattered_spheres.check_rules import Stones
from gmtracker.rulesets.shattered_spheres.check_state import CheckResult, CheckState, Earned, result_of
from gmtracker.rulesets.shattered_spheres.destiny import LIMIT, check_at_table
from gmtracker.rulesets.shattered_spheres.sheet import FATE, GAME, STONES, STRESS, TRAGEDY_STONE, TRIUMPH_STONE

POOL = pool_place(FATE)
OWNER = "pool:fate"
WORDS = {TRIUMPH_STONE: "Triumph", TRAGEDY_STONE: "Tragedy"}


def earn(d: Decision, command: c.Use) -> None:
    """Add earned stones to the pool. They may be used immediately, until something else is done."""
    if d.campaign.encounter is None:
        raise Refused("Start an encounter first. Fate stones are earned only during an encounter.")
    kind = command.text("kind")
    count = command.number("count", 1)
    if kind not in STONES:
        raise Refused("Choose Triumph or Tragedy for the Fate stones.")
    if is_locked(d.campaign, kind):
        d.refuse_unless_overruled(
            "{kind} was used this turn, so no more can be earned until the next turn.", kind=WORDS[kind]
        )
    stones = [d.new_token(Token(id=TokenId(""), kind=kind, place=POOL)).id for _ in range(count)]
    d.start_procedure("open-use", "earned", {"by": command.by, "value": count, "tokens": stones, "kind": kind})
    d.emit(e.TokenUsed(use="earn-fate", by=command.by, kinds=(kind,) * count, value=count))
    stones_said = token_count_text(count, GAME.token_kind(kind))
    d.label("{stones} earned", stones=stones_said)
    if command.by:
        d.log(
            "{name} earns {stones} for the Fate pool.", name=d.campaign.character_name(command.by), stones=stones_said
        )
    else:
        d.log("Fate: {stones} earned.", stones=stones_said)


def use_stones(d: Decision, user: Character, stones: tuple[Token, ...]) -> int:
    """Remove stones for a use. Their number is the value, and their kind is locked for the rest of the turn.

    Heroes use Triumph, the opposition uses Tragedy. At load 10 a hero can't use the pool, but can use stones just
    earned. Raises Refused.
    """
    kind = stones[0].kind
    if any(stone.kind != kind for stone in stones):
        raise Refused("Use stones of only one kind at a time.")
    own = stone_kind(user)
    if kind != own:
        raise Refused(
            "{name} can use only {own}. {other} is for the other side.",
            name=user.name,
            own=WORDS[own],
            other=WORDS[kind],
        )
    if user.side == "heroes":
        check_at_table(d, user)
        _check_reach(d, user, stones)
    d.emit(*(e.TokenRemoved(token=stone.id) for stone in stones))
    d.set_marker(Marker(id=MarkerId(""), owner=OWNER, key=_lock(kind), expiry=Expiry("turn-end")))
    return len(stones)


def stone_kind(user: Character) -> str:
    """Return the kind of stone that a character's side uses."""
    return TRIUMPH_STONE if user.side == "heroes" else TRAGEDY_STONE


def is_locked(campaign: Campaign, kind: str) -> bool:
    """Whether this kind of stone was used this turn. Then none is earned until the next turn."""
    return campaign.marker(OWNER, _lock(kind)) is not None


def unlock(d: Decision, kind: str) -> None:
    """Remove the lock on a kind of stone, as if it had not been used this turn."""
    lock = d.campaign.marker(OWNER, _lock(kind))
    if lock is not None:
        d.emit(e.MarkerRemoved(marker=lock.id))


def end_encounter(d: Decision, command: c.EndEncounter) -> None:
    """End the encounter. The larger pool owes its side a benefit, a tie owes nothing. All stones are removed."""
    weighed = _weigh(d, encounters.encounter_title(d.campaign))
    for stone in d.campaign.tokens_at(POOL):
        d.emit(e.TokenRemoved(token=stone.id))
    encounters.end_encounter(d, command.result)
    d.log_raw(weighed)


def _weigh(d: Decision, title: str) -> str:
    """Compare the two pools and note the owed benefit. Returns the log sentence."""
    triumph = len(d.campaign.tokens_at(POOL, TRIUMPH_STONE))
    tragedy = len(d.campaign.tokens_at(POOL, TRAGEDY_STONE))
    stones = {"triumph": triumph, "tragedy": tragedy}
    if not triumph and not tragedy:
        return tr("No Fate stones are left, so no benefit is owed.")
    if triumph == tragedy:
        return tr("Fate is tied ({triumph} to {tragedy}), so no benefit is owed.", **stones)
    if triumph > tragedy:
        note = tr("{title}: Fate owes the heroes a benefit (Triumph {triumph}, Tragedy {tragedy}).")
        said = tr("Fate owes the heroes a benefit: Triumph {triumph}, Tragedy {tragedy}.", **stones)
    else:
        note = tr("{title}: Fate owes the opposition a benefit (Triumph {triumph}, Tragedy {tragedy}).")
        said = tr("Fate owes the opposition a benefit: Triumph {triumph}, Tragedy {tragedy}.", **stones)
    d.add_owed_note(note.format(title=title, **stones))
    return said


def _check_reach(d: Decision, user: Character, stones: tuple[Token, ...]) -> None:
    if d.campaign.track_load(user.id, STRESS) < LIMIT:
        return
    if not {stone.id for stone in stones} <= just_earned(d.campaign):
        d.refuse_unless_overruled("{hero} is at 10 Stress and can't use Fate from the pool.", hero=user.name)


def just_earned(campaign: Campaign) -> set[str]:
    """Return the ids of the stones just earned, by hand or by the open check, that can be used immediately."""
    fresh: set[str] = set()
    for procedure in campaign.procedures:
        if (procedure.kind, procedure.stage) == ("open-use", "earned"):
            fresh |= set(procedure.data["tokens"])
        elif (procedure.kind, procedure.stage) == ("check", "rolled"):
            fresh |= set(procedure.data.get("earned", {}).get("fresh", ()))
    return fresh


def _lock(kind: str) -> str:
    return f"used.{kind}"


def stones_due(campaign: Campaign, result: CheckResult) -> Stones:
    """Return the stones earned by the rolls of a check here and now, ignoring locks."""
    if campaign.encounter is None:
        return result.from_criticals
    return Stones(
        result.from_dice.triumph + result.from_criticals.triumph,
        result.from_dice.tragedy + result.from_criticals.tragedy,
    )


def grant(d: Decision, state: CheckState) -> CheckState:
    """Grant the stones that the check's dice earn now and that were not granted yet.

    A luck die added after the roll can reduce them. Then those still in the pool are removed. A kind that was used this
    turn is not earned.
    """
    due = stones_due(d.campaign, result_of(d.campaign, state))
    earned = state.earned
    gained: list[str] = []
    for kind, count in ((TRIUMPH_STONE, due.triumph), (TRAGEDY_STONE, due.tragedy)):
        before = earned.triumph if kind == TRIUMPH_STONE else earned.tragedy
        if count > before:
            earned = _earn(d, earned, kind, count - before, gained)
        elif count < before:
            earned = _take_back(d, earned, kind, before - count)
    _tell_earned(d, gained)
    return replace(state, earned=earned)


def grant_to_pool(d: Decision, results: tuple[CheckResult, ...]) -> None:
    """Grant the stones of rolls outside an open check. They go to the pool, all of one kind together."""
    due = [stones_due(d.campaign, result) for result in results]
    gained: list[str] = []
    for kind, count in ((TRIUMPH_STONE, sum(x.triumph for x in due)), (TRAGEDY_STONE, sum(x.tragedy for x in due))):
        if count:
            _earn(d, Earned(), kind, count, gained)
    _tell_earned(d, gained)


def close(d: Decision, state: CheckState) -> None:
    """Close a check's stones. Outside an encounter, unused ones are removed."""
    if d.campaign.encounter is not None:
        return
    left = [token for token in map(d.campaign.token, state.earned.fresh) if token is not None]
    for kind in STONES:
        lost = [token for token in left if token.kind == kind]
        if lost:
            d.emit(*(e.TokenRemoved(token=token.id) for token in lost))
            d.log(
                "No encounter is in progress, so unused Fate is lost: {stones}.",
                stones=token_count_text(len(lost), GAME.token_kind(kind)),
            )
        unlock(d, kind)


def _earn(d: Decision, earned: Earned, kind: str, count: int, gained: list[str]) -> Earned:
    """Put new stones into the pool and append their text to ``gained``. A locked kind is not earned."""
    word = WORDS[kind]
    if is_locked(d.campaign, kind):
        d.log("{kind} was used this turn, so none is earned.", kind=word)
        return earned
    stones = [d.new_token(Token(id=TokenId(""), kind=kind, place=POOL)).id for _ in range(count)]
    d.emit(e.TokenUsed(use="earn-fate", kinds=(kind,) * count, value=count))
    gained.append(token_count_text(count, GAME.token_kind(kind)))
    return _count_stone(replace(earned, fresh=(*earned.fresh, *stones)), kind, count)


def _tell_earned(d: Decision, gained: list[str]) -> None:
    if gained:
        d.log("Fate: {stones} earned.", stones=join_names(gained))


def _take_back(d: Decision, earned: Earned, kind: str, count: int) -> Earned:
    there = [token for token in map(d.campaign.token, earned.fresh) if token is not None and token.kind == kind]
    gone = there[len(there) - min(count, len(there)) :]
    if gone:
        d.emit(*(e.TokenRemoved(token=token.id) for token in gone))
        d.log("Fate: {stones} removed.", stones=token_count_text(len(gone), GAME.token_kind(kind)))
    return _count_stone(earned, kind, -len(gone))


def _count_stone(earned: Earned, kind: str, more: int) -> Earned:
    if kind == TRIUMPH_STONE:
        return replace(earned, triumph=earned.triumph + more)
    return replace(earned, tragedy=earned.tragedy + more)

"""What a game offers with a check: rows have the stated result, and no offer drops a step.

Every row and every drop is taken in every game: for random drafts, and at every step of a check.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache, partial
from itertools import chain, product
from math import prod
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gmtracker.engine.cached_rules import Rules
from gmtracker.engine.campaign import Campaign, character_place
from gmtracker.engine.check.form import CheckDraft, CheckField
from gmtracker.engine.check.shown import CheckRow, OnCheck
from gmtracker.engine.commands import RemoveCharacter, Use
from gmtracker.engine.dice import Dice
from gmtracker.engine.errors import Refused
from gmtracker.engine.history import History
from gmtracker.engine.ids import NOBODY, CharacterId, ProcedureId
from gmtracker.engine.ruleset import Target
from gmtracker.engine.table import Table
from gmtracker.resources import resource
from gmtracker.rulesets import built_in_ids, load, shipped_file_ids
from gmtracker.storage.file_format import with_only_characters
from gmtracker.storage.file_reader import read_campaign, read_file
from tests.builders import humans_and_heroes, shattered_spheres, torg_eternity, vagabond
from tests.builders.campaigns import NOON
from tests.builders.thorough import a_share_of, thorough

FIGHTS: dict[str, Callable[[], Table]] = {
    "humans-and-heroes": humans_and_heroes.a_conflict,
    "shattered-spheres": shattered_spheres.an_ambush,
    "torg-eternity": torg_eternity.a_scene,
    "vagabond": vagabond.a_fight,
}


def from_its_sample(game: str) -> Table:
    """Return the fight of a game's sample, with only its first hero and foe."""
    campaign = read_campaign(read_file(resource("samples", game, "campaign.gmtracker.json"))).campaign
    hero, foe = campaign.heroes()[0], next(one for one in campaign.characters if one.side != "heroes")
    few = with_only_characters(replace(campaign, game=load(game).spec(), encounter=None), (hero.id, foe.id))
    return Table(History(few), load(game), clock=lambda: NOON)


FIGHTS |= {game: partial(from_its_sample, game) for game in shipped_file_ids()}
STAGES = {
    "humans-and-heroes": {"rolled", "hit", "harm"},
    "shattered-spheres": {"rolled", "hit", "harm"},
    "torg-eternity": {"first", "rolled", "hit", "harm", "defeat"},
    "vagabond": {"rolled", "hit", "damage"},
    **{game: {"rolled"} for game in shipped_file_ids()},
}
"""The stages of a check that the walk must reach."""


def a_fight_of(game: str) -> Table:
    """Return the game's fight, with a character for each stage that a check can be at."""
    if game != "torg-eternity":
        return FIGHTS[game]()
    favored, hurt = torg_eternity.ilse(favored=("Fire combat",)), torg_eternity.brute(wounds=3)
    strong = torg_eternity.somebody("Tomas", skills={"Melee weapons": 6}, weapons={"Maul": 30})
    return torg_eternity.a_scene(favored, strong, hurt)


every_game = pytest.mark.parametrize("game", [*built_in_ids(), *shipped_file_ids()])
KIND = "check"
DEEPEST = 5
"""How many dice may follow from others before their outcome is left open."""

AT_ONCE = 60
"""The most combinations of a group of dice that are all tried."""


class Bounds(NamedTuple):
    """A chance that is not known exactly: its lower and upper bound."""

    least: Fraction
    most: Fraction


def some_value(field: CheckField) -> st.SearchStrategy[bool | int | str]:
    """Return a value that the GM may enter in a field."""
    match field.kind:
        case "flag":
            return st.booleans()
        case "number":
            low, high = max(field.lowest, int(field.value) - 3), min(field.highest, int(field.value) + 3)
            return st.integers(min(low, high), high)
        case "choice":
            return st.sampled_from([option.key for option in field.options])


def any_draft(data: st.DataObject, table: Table) -> CheckDraft:
    """Return a draft of someone against someone, with a few fields changed."""
    people = [character.id for character in table.campaign.characters]
    draft = CheckDraft(data.draw(st.sampled_from(people)), data.draw(st.sampled_from([NOBODY, *people])))
    kind = table.rules.check_form(draft).kind
    assert kind is not None
    draft = draft.with_value(kind.key, data.draw(some_value(kind)))
    for _ in range(data.draw(st.integers(0, 3))):
        form = table.rules.check_form(draft)
        field = data.draw(st.sampled_from(list(form.fields)))
        draft = form.with_value(draft, field.key, data.draw(some_value(field)))
    return draft


def no_roll(size: int) -> int:
    raise AssertionError(f"a d{size} was rolled, though every face is given")


def after_all(table: Table, command: Use, measure: Callable[[Campaign], Fraction], faces: dict[str, int]) -> Bounds:
    """Return the mean of a measure after a command, over all faces of the requested dice."""
    asked = [request for request in table.rules.dice_requests(command, faces) if request.role not in faces]
    if not asked:
        done = measure(table.ruleset.decide(table.campaign, command, Dice(no_roll, faces)).after)
        return Bounds(done, done)
    if len(faces) >= DEEPEST:
        return Bounds(Fraction(0), Fraction(1))
    if prod(die.size for die in asked) > AT_ONCE:
        asked = asked[:1]
    ways = list(product(*(range(1, die.size + 1) for die in asked)))
    roles = [die.role for die in asked]
    each = [after_all(table, command, measure, {**faces, **dict(zip(roles, way, strict=True))}) for way in ways]
    return Bounds(*(sum((one[end] for one in each), Fraction(0)) / len(each) for end in range(2)))


def stage_of(campaign: Campaign) -> str:
    """Return the stage of the open check, or ""."""
    procedure = campaign.procedure(KIND)
    return procedure.stage if procedure else ""


def success_shown(rules: Rules, draft: CheckDraft) -> Fraction:
    """Return the shown chance of success: of the rolled check, or of the draft."""
    if stage_of(rules.campaign) == "rolled":
        check = rules.open_check()
        assert check is not None
        return {True: Fraction(1), False: Fraction(0), None: Fraction(1, 2)}[check.success]
    odds = rules.check_odds(draft)
    assert odds is not None
    return Fraction(odds.success.exact)


def check_given(table: Table, draft: CheckDraft, row: CheckRow) -> None:
    """Check that taking a row has the stated result.

    A row that rolls the check records its chance. The others change the odds or the roll.
    """
    was_rolled, ruleset = stage_of(table.campaign) == "rolled", table.ruleset

    def success(after: Campaign) -> Fraction:
        acting = acting_success(after)
        return 1 - acting if row.against else acting

    def acting_success(after: Campaign) -> Fraction:
        procedure = after.procedure(KIND)
        if procedure is not None and procedure.data.get("chance") and not was_rolled:
            return Fraction(procedure.data["chance"])
        assert row.repeat == (was_rolled and stage_of(after) != "rolled")
        return success_shown(Rules(ruleset, after), draft)

    if not was_rolled and any(request.role == "d20" for request in table.rules.dice_requests(row.offer.command)):
        faces = {"d20": 7}
        said = success(table.ruleset.decide(table.campaign, row.offer.command, Dice(lambda size: 7, faces)).after)
        found = Bounds(said, said)
    else:
        found = after_all(table, row.offer.command, success, {})
    assert found.least <= Fraction(row.success.exact) <= found.most, (row, found)


MANY_WAYS = ("dust-and-thunder", "night-crew")
"""Games whose dice have so many combinations that trying all takes seconds."""


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=[pytest.mark.thorough] if game in MANY_WAYS else []) for game in FIGHTS],
)
@settings(max_examples=thorough(60), deadline=None, phases=[Phase.reuse, Phase.generate])
@given(data=st.data())
def test_every_offered_row_has_the_stated_result(game: str, data: st.DataObject) -> None:
    """Before, extra effort on an attack used the turn's effort and did not change the chance."""
    table = FIGHTS[game]()
    draft = any_draft(data, table)
    for row in table.rules.check_rows(draft):
        if not row.offer.refusal:
            check_given(table, draft, row)
    form = table.rules.check_form(draft)
    if form.command is None:
        return
    table.dispatch(form.command, Dice(lambda size: data.draw(st.integers(1, size))))
    for row in table.rules.check_rows(draft):
        if not row.offer.refusal:
            check_given(table, draft, row)


def some_drafts(table: Table) -> Iterator[CheckDraft]:
    """Yield drafts of everyone against everyone else, of every kind."""
    people = [NOBODY, *(character.id for character in table.campaign.characters)]
    for by, on in product(people[1:], people):
        if by != on:
            plain = CheckDraft(by, on)
            kind = table.rules.check_form(plain).kind
            options = kind.options if kind else ()
            yield from (plain.with_value(kind.key, option.key) for option in options if kind)


@cache
def at_every_step(game: str) -> dict[tuple[str, str], Table]:
    """Return tables at each step of a check of each kind and character, by text and stage.

    Every next step is followed, once for each combination of the dice.
    """
    found: dict[tuple[str, str], Table] = {}
    for seed in range(thorough(2)):
        dice, seen = Random(seed), set[tuple[str, str]]()
        start = a_fight_of(game)
        ways = [
            (start, form.command) for draft in some_drafts(start) if (form := start.rules.check_form(draft)).command
        ]
        while ways:
            before, command = ways.pop()
            table = copy_of(before)
            table.dispatch(command, Dice(partial(dice.randint, 1)))
            check = table.rules.open_check()
            if check is None or (reached := (check.headline, stage_of(table.campaign))) in seen:
                continue
            seen.add(reached)
            found.setdefault(reached, table)
            rolls = table.rules.check_form(check.draft).command if check.draft else None
            follows = [step.command for step in check.steps if not step.refusal]
            ways += [(table, one) for one in (*([rolls] if rolls else ()), *follows)]
    return found


def before_a_roll(game: str) -> Iterator[Table]:
    """Return a table where something was spent on an unrolled check. None if the game has no such use."""
    start = a_fight_of(game)
    for draft in some_drafts(start):
        for row in start.rules.check_rows(draft):
            if row.offer.refusal:
                continue
            table = copy_of(start)
            table.dispatch(row.offer.command, Dice(lambda size: 2))
            if stage_of(table.campaign) == "planned":
                yield table
                return


def closes_with(table: Table, character: CharacterId) -> bool:
    """Whether removing a character closes the open check, logs it, and one undo restores it."""
    table, before = copy_of(table), table.campaign
    table.dispatch(RemoveCharacter(character=character), Dice(no_roll))
    is_over = table.campaign.procedure(KIND) is None
    assert is_over == ("'s open check is canceled." in table.history.open_chapter.entries[-1].sentence)
    table.undo()
    assert table.campaign == before
    return is_over


@every_game
def test_removing_a_character_closes_only_that_characters_check(game: str) -> None:
    """Before, it continued as the check of "someone", for whom no dice could be asked."""
    for table in at_every_step(game).values():
        procedure = table.campaign.procedure(KIND)
        assert procedure is not None
        concerned = {procedure.data.get("by", NOBODY), procedure.data.get("on", NOBODY)}
        closing = {one.id for one in table.campaign.characters if closes_with(table, one.id)}
        assert closing == concerned - {NOBODY}


def copy_of(table: Table) -> Table:
    """Return an independent copy of a table with the same state."""
    return Table(History(table.campaign), table.ruleset, clock=lambda: NOON)


def offered_at(table: Table) -> Iterator[tuple[str, Use, bool]]:
    """Return all offers at the open step: their text, their command, and whether the command closes the check."""
    drafts = list(some_drafts(table))
    check = table.rules.open_check()
    if check is not None and check.draft is not None:
        drafts.append(check.draft)
    for draft in drafts:
        for row in table.rules.check_rows(draft):
            if not row.offer.refusal:
                yield row.offer.name, row.offer.command, row.repeat
    targets: list[Target] = [OnCheck(draft) for draft in drafts]
    targets += [character_place(character.id) for character in table.campaign.characters]
    for token, target in product(table.campaign.tokens, targets):
        try:
            result = table.rules.drop_result((token.id,), target)
        except Refused:
            continue
        if isinstance(result.command, Use) and table.rules.find_refusal(result.command) is None:
            yield result.message, result.command, False
        yield from ((offer.name, offer.command, False) for offer in result.offers if not offer.refusal)
    yield from ((offer.name, offer.command, False) for offer in table.rules.offers() if not offer.refusal)


@every_game
def test_no_offer_drops_the_open_step(game: str) -> None:
    """Before, a Possibility offered for a pending hit started another attack, and the hit was lost."""
    steps = at_every_step(game)
    stages = {stage for _, stage in steps}
    assert stages >= STAGES[game]
    at_each = ([table for (_, stage), table in steps.items() if stage == one] for one in sorted(stages))
    for table in chain(*map(a_share_of, at_each), a_share_of(list(before_a_roll(game)))):
        waits: set[ProcedureId] = {one.id for one in table.campaign.procedures if one.kind == KIND}
        tried: set[str] = set()
        for name, command, is_over in offered_at(table):
            if str(command) in tried or is_over:
                continue
            tried.add(str(command))
            after = table.ruleset.decide(table.campaign, command, Dice(lambda size: 2)).after
            assert waits <= {one.id for one in after.procedures}, (name, stage_of(table.campaign), command)

"""The odds of shipped file games match another library and all combinations of the dice."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import icepool  # type: ignore[import-untyped]
import pytest
from msgspec.structs import replace

from gmtracker.engine.campaign import Trait, character_place
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.shown import PanelOdds
from gmtracker.engine.commands import AddToken, Use
from gmtracker.engine.dice import Dice, DieOwner, minimum_roll
from gmtracker.engine.events import CheckResolved
from gmtracker.engine.history import History
from gmtracker.engine.table import Table
from gmtracker.rulesets import rules_from_file
from gmtracker.rulesets.game_file.decode import read_game
from gmtracker.rulesets.game_file.notation import MAX_EXPLOSIONS, resolve_roll, roll_terms, term_values
from gmtracker.rulesets.game_file.odds import make_reader, roll_odds
from tests.builders.campaigns import NOON, a_campaign, a_foe, a_hero, a_table, do

Outcomes = dict[str, Fraction]


def a_scene(game: str, *traits: Trait, foe: tuple[Trait, ...] = ()) -> Table:
    """Return a scene of a hero with these traits and a foe."""
    return a_table(a_hero(traits=traits), replace(a_foe(), traits=foe), ruleset=game)


def draft(table: Table, **values: bool | int | str) -> CheckDraft:
    """Return the hero's draft against the foe."""
    hero, foe = table.campaign.characters
    return CheckDraft(hero.id, foe.id, tuple((key.replace("_", "-"), value) for key, value in values.items()))


def odds_of(table: Table, check: CheckDraft) -> Outcomes:
    """Return the chances of a check's outcomes, by name."""
    odds = table.rules.check_odds(check)
    assert isinstance(odds, PanelOdds)
    assert Fraction(odds.success.exact) == sum(Fraction(bar.chance.exact) for bar in odds.bars if bar.success)
    return {bar.name: Fraction(bar.chance.exact) for bar in odds.bars}


def chances(die: Any, names: Outcomes) -> Outcomes:
    return {name: die.probability(name) for name in names}


@pytest.mark.parametrize(("roll", "highest"), [("with advantage", True), ("with disadvantage", False)])
@pytest.mark.parametrize("armor", [5, 16, 30])
def test_d20_attack_matches_the_oracle(roll: str, highest: bool, armor: int) -> None:
    table = a_scene(
        "sword-and-lantern", Trait("skills", "Sword", rank=5), foe=(Trait("defenses", "Armor", rank=armor),)
    )
    known = odds_of(table, draft(table, check="attack", roll=roll, bonus=-1))

    def outcome(face: int) -> str:
        if face in (1, 20):
            return "Critical hit" if face == 20 else "Fumble"
        return "Hit" if face + 4 >= armor else "Miss"

    both = icepool.d20.highest(2, 1) if highest else icepool.d20.lowest(2, 1)
    assert known == chances(both.map(outcome), known)


def test_contest_matches_the_oracle() -> None:
    table = a_scene(
        "sword-and-lantern", Trait("abilities", "Strength", rank=3), foe=(Trait("abilities", "Strength", rank=1),)
    )
    known = odds_of(table, draft(table, check="contest"))
    margin = icepool.d20 + 3 - (icepool.d20 + 1)
    assert known == chances(margin.map(lambda by: "Won" if by > 0 else "Lost" if by else "Tie: nothing changes"), known)


@pytest.mark.parametrize(("edge", "sign"), [("no advantage", 0), ("advantage", 1), ("disadvantage", -1)])
def test_two_labeled_dice_match_the_oracle(edge: str, sign: int) -> None:
    table = a_scene("hearth-and-hollow", Trait("traits", "Agility", rank=2))
    known = odds_of(table, draft(table, check="action", edge=edge, against=14))

    def outcome(hope: int, fear: int, more: int) -> str:
        if hope == fear:
            return "Critical success"
        word = "Success" if hope + fear + 2 + sign * more >= 14 else "Failure"
        return f"{word} with {'Hope' if hope > fear else 'Fear'}"

    assert known == chances(icepool.map(outcome, icepool.d12, icepool.d12, icepool.d6), known)


@pytest.mark.parametrize("size", [4, 8, 12])
@pytest.mark.parametrize("wild", [True, False])
def test_trait_die_and_wild_die_match_the_oracle(size: int, wild: bool) -> None:
    table = a_scene("dust-and-thunder", Trait("skills", "Riding", rank=size))
    words = {} if wild else {"wild": "without a wild die"}
    known = odds_of(table, draft(table, check="trait", bonus=-2, **words))

    def outcome(trait: int, other: int) -> str:
        best = max(trait, other) - 2
        if trait == 1 and other <= 1:
            return "Snake eyes"
        raises = (best - 4) // 4
        named = ("Success", "Success with a raise", "Success with two raises")
        return named[min(raises, 2)] if raises >= 0 else "Failure"

    exploding = [icepool.d(sides).explode(depth=MAX_EXPLOSIONS) for sides in (size, 6)]
    oracle = icepool.map(outcome, exploding[0], exploding[1] if wild else icepool.Die([0]))
    assert known == chances(oracle, known)


def test_exploding_damage_dice_match_the_oracle() -> None:
    table = a_scene("dust-and-thunder", Trait("attributes", "Strength", rank=8))
    known = odds_of(table, draft(table, check="damage", weapon="d6", strength="with Strength", against=7))
    total = icepool.d(6).explode(depth=MAX_EXPLOSIONS) + icepool.d(8).explode(depth=MAX_EXPLOSIONS)

    def outcome(sum_of_all: int) -> str:
        wounds = (sum_of_all - 7) // 4
        return ("Shaken", "A wound", "Two wounds")[min(wounds, 2)] if wounds >= 0 else "No effect"

    assert known == chances(total.map(outcome), known)


@pytest.mark.parametrize("dice", [1, 3, 8])
def test_pool_of_d6_matches_the_oracle(dice: int) -> None:
    table = a_scene("night-crew", Trait("talents", "Sneak", rank=dice))
    known = odds_of(table, draft(table, trait="Sneak", against=2))

    def kind(face: int) -> Any:
        return icepool.Vector((int(face >= 5), int(face > 2)))

    def outcome(successes: int, above: int) -> str:
        if successes >= 2:
            return "A clean job" if successes >= 4 else "Done"
        return "Not done" if above else "A mess"

    pool = dice @ icepool.d6.map(kind)
    assert known == chances(pool.map(lambda sums: outcome(*sums)), known)


def every_way(table: Table, check: CheckDraft) -> Outcomes:
    """Return how often each outcome occurs when the check is rolled with every combination of dice."""
    command = table.rules.check_form(check).command
    assert command is not None
    asked = table.rules.dice_requests(command)
    came: Counter[str] = Counter()
    for faces in product(*(range(1, die.size + 1) for die in asked)):
        typed = dict(zip((die.role for die in asked), faces, strict=True))
        rolled = table.ruleset.decide(table.campaign, command, Dice(lambda _size: 1, typed))
        announced = table.ruleset.decide(rolled.after, Use(use="announce"), Dice(lambda _size: 1))
        came.update(event.outcome for event in announced.events if isinstance(event, CheckResolved))
    return {name: Fraction(count, came.total()) for name, count in came.items()}


HIGHEST_OF_FUDGE = """
form = 1
id = "signs"
name = "Signs"
[[checks]]
key = "check"
name = "Check"
roll = "2dF"
reads = "highest"
outcomes = [{ name = "Good", success = true, when = { total-least = 0 } }, { name = "Bad", success = false }]
"""


def test_highest_of_negative_dice_can_be_below_zero() -> None:
    """Before, it was never below 0, and two minus signs were a success."""
    (check,) = read_game(HIGHEST_OF_FUDGE).checks
    roll = resolve_roll(check.roll, lambda _ref: 0)
    assert roll_odds(check, roll, 0).success(check) == Fraction(8, 9)
    dice = roll_terms(roll, Dice(minimum_roll), DieOwner("Mira"), "roll.")
    assert make_reader(check).read(term_values(roll, dice, "roll."), roll).total == -1


@pytest.mark.parametrize(
    ("game", "trait", "values"),
    [
        ("sword-and-lantern", Trait("skills", "Sword", rank=5), {"check": "attack"}),
        ("hearth-and-hollow", Trait("traits", "Agility", rank=1), {"check": "action"}),
        ("night-crew", Trait("talents", "Sneak", rank=3), {"trait": "Sneak"}),
    ],
)
def test_rolled_check_matches_its_odds(game: str, trait: Trait, values: dict[str, str]) -> None:
    table = a_scene(game, trait)
    check = draft(table, **values)
    known = {name: chance for name, chance in odds_of(table, check).items() if chance}
    assert every_way(table, check) == known


def gain(table: Table, token: str) -> None:
    do(table, AddToken(kind=token, place=character_place(table.campaign.characters[0].id)))


def spend(table: Table, use: str, *faces: int) -> str:
    """Spend the hero's token on a use, and return the log."""
    return do(table, Use(use=use, by=table.campaign.characters[0].id), *faces)


def roll(table: Table, check: CheckDraft, *faces: int) -> str:
    command = table.rules.check_form(check).command
    assert command is not None
    return do(table, command, *faces)


def an_attack() -> tuple[Table, CheckDraft]:
    """Return an attack of d20 + 3 against 12."""
    table = a_scene("sword-and-lantern", Trait("skills", "Sword", rank=3), foe=(Trait("defenses", "Armor", rank=12),))
    return table, draft(table, check="attack")


def test_added_die_is_no_natural_one_or_twenty_in_the_odds() -> None:
    """Before, a 1 on the added d4 was a fumble, and a sure hand lowered the chance to hit."""
    table, check = an_attack()
    gain(table, "spark")
    spend(table, "guidance")
    known = odds_of(table, check)

    def outcome(face: int, more: int) -> str:
        if face in (1, 20):
            return "Critical hit" if face == 20 else "Fumble"
        return "Hit" if face + 3 + more >= 12 else "Miss"

    assert known == chances(icepool.map(outcome, icepool.d20, icepool.d4), known)
    assert every_way(table, check) == {name: chance for name, chance in known.items() if chance}


def test_die_added_to_a_hit_leaves_it_a_hit() -> None:
    table, check = an_attack()
    gain(table, "spark")
    roll(table, check, 19)
    spend(table, "guidance", 1)
    shown = table.rules.open_check()
    assert shown is not None
    assert (shown.result, shown.success) == ("23 against 12", True)


def test_added_die_that_surely_helps_is_certain_in_its_row() -> None:
    table, check = an_attack()
    gain(table, "spark")
    roll(table, check, 8)
    chance = {row.offer.name: Fraction(row.success.exact) for row in table.rules.check_rows(check)}
    assert chance["A sure hand"] == 1


ADDED = """
form = 1
id = "added"
name = "Added"
[[tokens]]
key = "luck"
name = "Luck"
plural = "Luck"
lies = ["heroes"]
[[uses]]
key = "more"
name = "More"
does = "adds a die"
token = "luck"
bonus = "MORE"
[[checks]]
key = "check"
name = "Check"
roll = "ROLL"
outcomes = [{ name = "Rare", success = true, when = { WHEN } }, { name = "Usual", success = false }]
"""


@pytest.mark.parametrize(
    ("own", "more", "when", "rare"),
    [
        ("2d6", "d4!", "faces = [{ most = 1 }]", Fraction(1, 36)),
        ("2d6kh", "2d4kh", "faces = [{ most = 1, count = 1 }]", Fraction(1, 36)),
        ("0", "d4", "faces = [{ most = 1 }]", Fraction(1, 4)),
    ],
)
def test_added_dice_count_in_the_total_only(own: str, more: str, when: str, rare: Fraction) -> None:
    """Dice added to a check without any are its own."""
    text = ADDED.replace("ROLL", own).replace("MORE", more).replace("WHEN", when)
    rules = rules_from_file(text.encode())
    people = a_table(a_hero()).campaign.characters
    campaign = a_campaign().with_changes(ruleset=rules.id, game=rules.spec(), characters=people, next_id=50)
    table = Table(History(campaign), rules, clock=lambda: NOON)
    gain(table, "luck")
    spend(table, "more")
    assert odds_of(table, CheckDraft(people[0].id))["Rare"] == rare

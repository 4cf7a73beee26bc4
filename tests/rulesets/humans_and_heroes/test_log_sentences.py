"""The sentences of the log and of the open check, each asserted here once; other tests ask for state and events."""

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Trait
from gmtracker.engine.table import Table
from tests.builders.campaigns import a_hero, do, who
from tests.builders.humans_and_heroes import (
    ACROBAT,
    BLANK,
    MINUS,
    PLUS,
    a_check,
    a_conflict,
    a_day,
    a_hit,
    announce,
    draft,
    marks_of,
    mira,
    open_check,
    opposed,
    resisted,
    rolled,
    rolling,
    use,
    warden,
)

UP = (PLUS, PLUS, PLUS)
DOWN = (MINUS, MINUS, MINUS)
LEVEL = (BLANK, BLANK, BLANK)


def test_log_of_check_names_result_degrees_and_criticals() -> None:
    table = a_day()
    said = [
        rolled(table, a_check(bonus=13, dc=15), PLUS, BLANK, PLUS),
        announce(table),
        rolled(table, a_check(bonus=30), *DOWN),
        rolled(table, a_check(dc=4), *UP),
        do(table, use(table, "improve-roll", "Mira"), *UP),
        rolled(table, opposed(), *LEVEL, *LEVEL),
        do(table, use(table, "coin", "Mira"), 2),
        rolled(table, opposed(), *LEVEL, *LEVEL),
        announce(table),
    ]
    assert said == [
        "Mira: Acrobatics 15 against 15, 1 degree of success.",
        "1 degree of success.",
        "Mira: Acrobatics 27 against 0, 1 degree of failure, a critical failure.",
        "Mira: Acrobatics 4 against 4, 1 degree of success, a critical success.",
        "Mira spends 1 Victory point: Improve Roll. Now 4 against 4, 1 degree of success, a critical success.",
        "Mira: Acrobatics 0 against 0, a tie.",
        "Mira tosses a coin: 0 against 0, 1 degree of success.",
        "Mira: Acrobatics 0 against 0, a tie.",
        "A tie.",
    ]


def test_log_of_comparison_names_ranks_and_coin() -> None:
    table = a_day()
    ranks = use(table, "compare", "Mira", ranks={"mine": 6, "theirs": 4}, what="Strength")
    tied = use(table, "compare", "Mira", ranks={"mine": 4, "theirs": 4}, what="Strength")
    assert [do(table, ranks), do(table, tied, 1), do(table, tied, 2)] == [
        "Mira: Strength, 6 against 4: Mira wins.",
        "Mira: Strength, 4 against 4, decided by coin toss: the other side wins.",
        "Mira: Strength, 4 against 4, decided by coin toss: Mira wins.",
    ]


def test_log_of_attack_names_hit_harm_and_effect() -> None:
    table = a_day(mira(traits=(*ACROBAT, Trait("criticals", "Disarms the foe"))), a_hero("Rook"), warden())
    attack = rolling(
        table,
        opposed("attack", 0, 9, "active_defense"),
        on="Warden",
        key="attack",
        effect={"rank": 3, "resists": "Toughness"},
    )
    said = [do(table, attack, *DOWN), announce(table), do(table, attack, *UP, *LEVEL), announce(table)]
    said.append(announce(table))
    a_hit(table)
    said += [resisted(table, *LEVEL), do(table, open_check(table).steps[0].command)]
    a_hit(table, resists="Will")
    said.append(resisted(table, *DOWN))
    assert said == [
        "Mira → Warden: Acrobatics −3 against 6, 3 degrees of failure, a critical failure.",
        "A miss, 3 degrees of failure.",
        "Mira → Warden: Acrobatics 3 against 9, 1 degree of success, a critical hit.",
        "A critical hit, 1 degree of success. Mira's critical hit: Disarms the foe.",
        "The effect of the hit on Warden is skipped.",
        "Not resisted, 1 degree of failure.",
        "Mira: 3 hit points lost, and bruised.",
        "Not resisted, 3 degrees of failure.",
    ]


def test_log_of_counter_names_its_effect() -> None:
    table = a_day()
    counter = opposed("power", 7, 7, "power")
    a_hit(table)
    said = [
        do(table, use(table, "instant-counter", "Mira")),
        rolled(table, counter, *UP, *DOWN, on="Warden", key="counter"),
        announce(table),
        rolled(table, counter, *UP, *DOWN, on="Warden", key="counter"),
        announce(table),
        rolled(table, counter, *DOWN, *UP, on="Warden", key="counter"),
        announce(table),
    ]
    assert said == [
        "Mira spends 1 Victory point: Instant Counter. Mira rolls to counter the effect.",
        "Mira → Warden: Acrobatics 11 against 3, 3 degrees of success, a critical success.",
        "Countered, 3 degrees of success. The hit has no effect.",
        "Mira → Warden: Acrobatics 11 against 3, 3 degrees of success, a critical success.",
        "Countered, 3 degrees of success.",
        "Mira → Warden: Acrobatics 3 against 11, 3 degrees of failure, a critical failure.",
        "Not countered, 3 degrees of failure.",
    ]


def test_log_of_unrolled_check_names_it() -> None:
    table = a_day()
    do(table, use(table, "improve-roll", "Mira", for_check=True))
    assert announce(table) == "Mira's check has not been rolled."


def sums_and_notes(table: Table) -> tuple[str, ...]:
    check = open_check(table)
    return (*check.numbers.sums, *check.notes)


def test_sums_and_notes_show_dice_bonus_and_helpers() -> None:
    """Before, only three signs and a total were shown, so everyone had to add them up."""
    table = a_day()
    rolled(table, opposed("trait", 5, 7, "trait"), PLUS, PLUS, BLANK, *DOWN, on="Warden")
    notes = [sums_and_notes(table)]
    rolled(table, a_check(bonus=-2, dc=2), *UP)
    notes.append(sums_and_notes(table))
    helpers = {"helpers": [{"by": who(table, "Rook"), "bonus": 3}]}
    rolled(table, a_check(dc=2), *LEVEL, *UP, setting=helpers)
    notes.append(sums_and_notes(table))
    rolled(table, a_check(bonus=6, dc=7, routine=True))
    notes.append(sums_and_notes(table))
    a_hit(table)
    notes.append(sums_and_notes(table))
    resisted(table, *DOWN, bonus=5, rank=8)
    notes.append(sums_and_notes(table))
    assert notes == [
        ("Dice +2, bonus +5", "Warden: Dice −3, bonus +7"),
        ("Dice +3 (count as +4), bonus −2",),
        ("Dice +0, bonus +0", "Helpers: +2 (3 degrees in total)"),
        ("Dice +0, bonus +6",),
        ("Dice +0, bonus +6", "Mira: Dice +0, bonus +6"),
        ("Dice −3 (count as −4), bonus +5",),
    ]


def test_outcome_of_hit_names_resistance_and_harm() -> None:
    table = a_conflict()
    a_hit(table)
    outcomes = [open_check(table).outcome_text]
    do(table, rolling(table, a_check("passive_defense", 5, 8), "Mira", "Warden", key="resist"), *LEVEL)
    outcomes.append(open_check(table).outcome_text)
    announce(table)
    steps = [step.name for step in open_check(table).steps]
    assert (outcomes, steps) == (
        ["A hit: Mira resists with Toughness", "Not resisted, 1 degree"],
        ["Apply damage", "Bruised", "No harm"],
    )


def test_log_of_initiative_names_totals_and_crowds() -> None:
    guards = (a_hero(f"Guard {number}", side="opposition") for number in (1, 2, 3))
    table = a_conflict(mira(), a_hero("Rook"), *guards)
    said = [
        do(table, use(table, "initiative"), *DOWN, *LEVEL, *UP),
        do(table, use(table, "improve-roll", "Rook"), *UP),
    ]
    assert said == [
        "Initiative, 3dF + Agility each: Mira 3, Guard ×3: 3, Rook 0.",
        "Rook spends 1 Victory point: Improve Roll. Rook rolls 3. Initiative is now 3, and Mira goes first.",
    ]


def test_log_of_effort_names_benefit_and_fatigue() -> None:
    table = a_conflict(mira("impaired"), a_hero("Rook"), warden())
    effort = use(table, "extra-effort", "Mira", benefit="resistance", resists="impaired")
    said = [do(table, effort)]
    headline = open_check(table).headline
    do(table, rolling(table, a_check("passive_defense", 5, 4)), *LEVEL)
    said.append(announce(table))
    do(table, c.NextTurn())
    said.append(table.history.open_chapter.entries[-1].sentence_without_turn)
    table = a_day()
    said += [
        do(table, use(table, "extra-effort", "Mira", benefit="retry")),
        do(table, use(table, "extra-effort", "Rook", benefit="stunt", what="Sonic wave")),
        do(table, use(table, "end-scene")),
    ]
    assert (headline, said) == (
        "Mira: Defense check against impaired",
        [
            "Mira makes an extra effort: another defense check against impaired.",
            "Resisted, 1 degree of success. Mira is no longer impaired.",
            "Mira is fatigued.",
            "Mira makes an extra effort: a retry. Mira is fatigued.",
            "Rook makes an extra effort: the power “Sonic wave” for this scene.",
            "The scene ends. Rook is fatigued.",
        ],
    )


def test_log_of_points_names_use_reason_and_new_day() -> None:
    table = a_day()
    said = [do(table, use(table, "earn", "Mira", how=how)) for how in ("complication", "heroism", "roleplay")]
    said += [
        do(table, use(table, "earn", "Mira")),
        do(table, use(table, "inspiration", "Mira", note="The vat holds weed killer.")),
        do(table, use(table, "heroic-feat", "Mira")),
        do(table, use(table, "improve-roll", "Mira", for_check=True)),
        do(table, use(table, "new-day", "Mira")),
        do(table, c.AddCharacters(characters=(a_hero("Tam"),))),
        do(table, c.SetPresent(character=who(table, "Tam"), present=True)),
    ]
    assert said == [
        "Mira earns a Victory point for a complication.",
        "Mira earns a Victory point for heroism.",
        "Mira earns a Victory point for roleplay.",
        "Mira earns a Victory point.",
        "Mira spends 1 Victory point: Inspiration. The vat holds weed killer.",
        "Mira spends 1 Victory point: Heroic Feat. Mira has an advantage until the end of the next turn.",
        "Mira spends 1 Victory point: Improve Roll. The next check gets an extra roll, and the best roll counts.",
        "A new game day starts. Every hero has 2 Victory points.",
        "Tam joins the campaign.",
        "Tam joins the session. Tam starts with 2 Victory points.",
    ]


def test_panel_texts_name_coin_helpers_and_critical_hit() -> None:
    table = a_day(mira(traits=(*ACROBAT, Trait("skills", "Treatment"))), a_hero("Rook"), warden())
    rolled(table, opposed(), *LEVEL, *LEVEL)
    do(table, use(table, "coin", "Mira"), 2)
    said = [open_check(table).dice[-1].name]
    rolled(table, a_check(dc=1), *LEVEL, *LEVEL, setting={"helpers": [{"by": who(table, "Rook"), "bonus": 1}]})
    said.append(open_check(table).notes[-1])
    setup = draft(table, trait="skills:Stealth", dc=8).with_value(f"help-{who(table, 'Rook')}", True)
    said += [
        table.rules.check_form(setup).headline,
        table.rules.check_form(draft(table, trait="skills:Treatment")).refusal,
    ]
    effect = {"rank": 3, "resists": "Toughness"}
    spec = opposed("attack", 0, 9, "active_defense")
    do(table, rolling(table, spec, on="Warden", key="attack", effect=effect), *UP, *LEVEL)
    said.append(open_check(table).notes[-1])
    announce(table)
    said.append(open_check(table).outcome)
    announce(table)
    do(table, use(table, "extra-effort", "Mira", benefit="bonus"))
    said += marks_of(table)
    rolled(table, a_check(bonus=2), *LEVEL, setting={"circumstance": 2, "effort": True})
    said.append(open_check(table).notes[-1])
    assert said == [
        "Coin (on a 2, Mira wins)",
        "Helpers: +1 (1 degree in total)",
        "Mira · Stealth +6 · 1 helper · against DC 8",
        "Treatment needs training or a Heroic Feat.",
        "The GM decides any further effect",
        "A critical hit: Warden resists with Toughness",
        "+1 on a skill or defense check",
        "Extra effort adds nothing (already at +2 or more)",
    ]

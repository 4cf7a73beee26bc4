"""The sentences of the log and the lines of the panel, each asserted here once; other tests ask for state."""

from msgspec.structs import replace

from gmtracker.engine.campaign import Trait, character_place
from gmtracker.engine.check.shown import OnCheck
from gmtracker.engine.commands import SetHouseRule, SetPresent, StartSession, Use
from tests.builders.campaigns import a_table, do, held_tokens, who
from tests.builders.torg_eternity import (
    GAME,
    a_check,
    a_roll,
    a_scene,
    announce,
    brute,
    draft,
    form_of,
    hit,
    ilse,
    last_result,
    open_check,
    possibilities,
    rolled,
    somebody,
    spend,
)


def test_log_of_test_names_result_additions_and_level() -> None:
    table = a_scene(ilse(cards=2), somebody("Tomas"), brute())
    said = [
        do(table, a_roll(table, "Ilse", a_check()), 9),
        spend(table, "possibility", 4),
        spend(table, "up", 3),
        spend(table, "card", 4, card="hero"),
        spend(table, "card", 12, card="drama"),
        announce(table),
        do(table, a_roll(table, "Ilse", a_check(favored=True)), 12),
        do(table, Use(use="roll-again"), 3),
        announce(table),
        do(table, a_roll(table, "Ilse", a_check(skill_value=30, mishap_up_to=2)), 2),
        announce(table),
        do(table, a_roll(table, "", a_check()), 12),
        spend(table, "possibility", 10, 2, by="Ilse", override=True),
    ]
    assert said == [
        "Ilse: Dodge 9 against 10, a failure.",
        "Possibility rolls 4, which counts as 10: now 16 against 10, a good success.",
        "Up adds 3: now 18 against 10, a good success.",
        "Hero card rolls 4, which counts as 10: now 20 against 10, an outstanding success.",
        "Drama card adds 12: now 22 against 10, an outstanding success.",
        "Announced: an outstanding success.",
        "Ilse: Dodge. The first die shows 12 and may be rolled again.",
        "Ilse: Dodge 4 against 10, a failure.",
        "Announced: a failure.",
        "Ilse: Dodge 22 against 10, an outstanding success and a Mishap.",
        "Announced: an outstanding success and a Mishap.",
        "Someone: Dodge 10 against 10, a standard success.",
        "Possibility adds 12: now 18 against 10, a good success.",
    ]


def test_log_of_conditions_names_their_degree() -> None:
    table = a_scene()
    worst = Use(use="make-vulnerable", by=who(table, "Brute"), inputs={"how": "very"})
    assert [spend(table, "make-stymied", by="Brute"), do(table, worst)] == [
        "Brute is stymied until their turn ends.",
        "Brute is very vulnerable until their turn ends.",
    ]


def test_log_of_hit_names_damage_wounds_and_shock() -> None:
    table = hit(18)
    said = [announce(table), do(table, Use(use="bonus-dice"), 6, 6, 2)]
    said.append(do(table, Use(use="take-damage", by=who(table, "Brute"), inputs={"how": "none"})))
    table = hit(18)
    said += [announce(table), announce(table)]
    table = hit(11, damage=5)
    said.append(announce(table))
    table = a_scene()
    do(table, a_roll(table, "Ilse", a_check(), attack={"damage": 20, "toughness": 8}), 11)
    said.append(announce(table))
    assert said == [
        "Announced: a good success.",
        "Damage 26 against Toughness 11: 3 Wounds and 6 Shock.",
        "Brute takes no harm.",
        "Announced: a good success.",
        "The effect of the damage on Brute is skipped.",
        "Announced: a standard success. Damage 5 against Toughness 11: no harm.",
        "Announced: a standard success. Damage 20 against Toughness 8: 2 Wounds and 4 Shock.",
    ]


def test_log_of_damage_names_soak_and_defeat_test() -> None:
    table = a_scene(ilse(wounds=2), somebody("Tomas"), brute(limits={"Wounds": 1}))

    def hurt(name: str, damage: int, *faces: int) -> str:
        inputs = {"damage": damage, "dice": len(faces)}
        return do(table, Use(use="damage", by=who(table, name), inputs=inputs), *faces)

    said = [hurt("Ilse", 12, 3)]
    soak = form_of(table, kind="soak").command
    assert soak is not None
    said += [do(table, soak, 11), announce(table)]
    said += [hurt("Ilse", 18), do(table, Use(use="take-damage", by=who(table, "Ilse")))]
    outcome = open_check(table).outcome
    said.append(announce(table))
    defeat = form_of(table, kind="defeat").command
    assert defeat is not None
    do(table, defeat, 20, 9)
    said.append(announce(table))
    hurt("Brute", 21)
    said += [do(table, Use(use="take-damage", by=who(table, "Brute"))), do(table, Use(use="give-in"))]
    assert (outcome, said) == (
        "Ilse must make a defeat test",
        [
            "Damage 15 to Ilse, against Toughness 8: 1 Wound and 2 Shock.",
            "Ilse: Soak 8 against 10, a failure.",
            "Announced: a failure. Ilse takes 1 Wound and 2 Shock.",
            "Damage 18 to Ilse, against Toughness 8: 2 Wounds and 4 Shock.",
            "Ilse takes 2 Wounds and 4 Shock. The Wounds are over the limit: a defeat test is needed.",
            "Ilse's defeat test has not been made.",
            "Announced: a standard success. Ilse fights on.",
            "Brute takes 2 Wounds and 4 Shock. The Wounds are over the limit: a defeat test is needed.",
            "Brute is defeated.",
        ],
    )


def test_log_of_acts_names_possibilities() -> None:
    table = a_table(ilse(), somebody("Tomas"), ruleset=GAME)
    do(table, StartSession(present=(who(table, "Ilse"),)))
    said = [
        do(table, SetPresent(character=who(table, "Tomas"), present=True)),
        do(table, Use(use="new-act")),
        do(table, SetHouseRule(key="act-adds", value=True)),
        do(table, SetHouseRule(key="act-possibilities", value=1)),
        do(table, Use(use="new-act")),
    ]
    assert possibilities(table, "Tomas") == 4
    assert said == [
        "Tomas joins the session. Tomas starts with 3 Possibilities.",
        "A new act: each Storm Knight has 3 Possibilities, and the GM has 2.",
        "House rule “A new act adds Possibilities” is set to yes.",
        "House rule “Possibilities per Storm Knight per act” is set to 1.",
        "A new act: each Storm Knight gains 1 Possibility, and the GM gains 2.",
    ]


def test_log_of_recovery_names_tracks_and_conditions() -> None:
    table = a_scene(ilse(shock=8, wounds=2, conditions=("unconscious", "stymied")), brute())
    recover = Use(use="recover", by=who(table, "Ilse"), inputs={"wounds": 1})
    assert do(table, recover) == ("Ilse recovers: Shock 8 → 0, Wounds 2 → 1, no longer stymied, no longer unconscious.")


def test_notes_of_test_explain_mishap_choice_and_minimum() -> None:
    table = rolled(9)
    spend(table, "possibility", 4)
    notes = [
        *open_check(rolled(1)).notes,
        *open_check(rolled(5, favored=True)).notes,
        *open_check(table).notes,
    ]
    assert notes == [
        "A natural 1 always fails",
        "The GM decides what happens",
        "The GM decides whether and when to allow a retry",
        "Keep it: 0% chance of success",
        "Reroll: 55% chance of success",
        "Possibility d20: 4, counts as 10",
    ]


def test_form_names_test_and_its_limits() -> None:
    table = a_scene(ilse(favored=("Dodge",)), somebody("Tomas"), brute())
    unskilled, never = (form_of(table, trait=f"skills:{skill}") for skill in ("Stealth", "Kinesis"))
    several = form_of(table, trait="skills:Dodge", extra=2)
    attack = form_of(table, "Ilse", "Brute", kind="attack")
    defeat = form_of(table, "", kind="defeat")
    said = [*unskilled.notes, never.refusal, *several.notes, defeat.refusal, attack.headline, several.headline]
    assert said == [
        "Unskilled in Stealth: only a 10 rolls again.",
        "Kinesis can't be used unskilled.",
        "Multi-Action −4.",
        "In a Multi-Action, a Favored skill can't be rerolled.",
        "Choose who makes the defeat test.",
        "Ilse · Fire combat 12 · against Brute's Dodge 10",
        "Ilse · Dodge 11 · −4 · against 10",
    ]


def test_drop_of_possibility_names_its_effect_and_chance() -> None:
    tables = [rolled(9), a_scene()]
    said = [
        table.rules.drop_result(held_tokens(table, "Ilse")[:1], OnCheck(draft(table, trait="skills:Reality"))).message
        for table in tables
    ]
    assert said == [
        "Possibility, adds a d20, at least 10: 100%",
        "Possibility, rolls the test, adds a d20, at least 10: 95%",
    ]


def test_panel_texts_name_extra_die_soak_and_mishaps() -> None:
    hero = ilse()
    table = rolled(1, table=a_scene(replace(hero, traits=(*hero.traits, Trait("mishaps", "The rifle jams"))), brute()))
    said = [announce(table)]
    do(table, a_roll(table, "Ilse", a_check(skill_value=30, mishap_up_to=2)), 2)
    announce(table)
    said.append(last_result(table).outcome)
    table = hit(20, 10, 9)
    do(table, Use(use="announce"))
    do(table, Use(use="bonus-dice"), 6, 3, 4)
    said += [die.name for die in open_check(table).dice]
    table = hit(11, by="Brute", on="Ilse", damage=24)
    announce(table)
    said.append(table.rules.drop_result(held_tokens(table, "Ilse")[:1], character_place(who(table, "Ilse"))).message)
    assert said == [
        "Announced: a failure and a Mishap. Ilse's Mishap: The rifle jams.",
        "Outstanding success, a Mishap",
        "Bonus die",
        "Bonus die",
        "Extra die for a 6",
        "Soak, a Reality test: 55%",
    ]

"""The sentences of the log, each asserted here once; the other tests ask for state and events."""

from gmtracker.engine.campaign import HAND, Trait, character_place, pool_place
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.shown import OnCheck
from gmtracker.engine.commands import (
    AddCharacters,
    AddToken,
    AnyCommand,
    EndEncounter,
    EndSession,
    NextTurn,
    RemoveToken,
    SetHouseRule,
    SetPresent,
    SetTable,
    StartEncounter,
    StartSession,
    Use,
)
from gmtracker.engine.events import DiceRolled, Noted
from gmtracker.engine.table import Table
from tests.builders.campaigns import (
    a_foe,
    a_hero,
    a_session,
    a_table,
    an_encounter,
    awarded,
    do,
    earn,
    hand_tokens,
    held_tokens,
    last_event,
    pool_tokens,
    spend,
    who,
)
from tests.builders.shattered_spheres import (
    a_check,
    a_resistance,
    a_tilt_due,
    an_ambush,
    an_attack,
    announce,
    attack,
    check,
    counted,
    resist,
    rolled,
    surges,
    tilt_rolled,
    turn_of,
    votes,
    words_on,
)

DESTINY, FATE = pool_place("destiny"), pool_place("fate")


def log(table: Table, *commands: AnyCommand) -> list[str]:
    """Do the commands, each with ones on its dice; return what the log says."""
    return [do(table, command) for command in commands]


def of_mira(table: Table, use: str, **inputs: bool | int | str) -> Use:
    return Use(use=use, by=who(table, "Mira"), inputs=dict(inputs))


def test_log_of_healing_names_price_healer_and_removed_wound() -> None:
    table = a_session(a_hero(wounds=1, conditions=("dazed",)), a_hero("Rook"))
    assert log(
        table,
        of_mira(table, "heal"),
        of_mira(table, "heal", ends="wound"),
        of_mira(table, "heal", ends="dazed"),
        of_mira(table, "heal", healer=who(table, "Rook"), note="A glow."),
        SetHouseRule(key="healing-stress", value=0),
        of_mira(table, "heal"),
    ) == [
        "Mira is healed and takes 1 Stress.",
        "Mira is healed and takes 1 Stress. A wound is removed.",
        "Mira is healed and takes 1 Stress. Mira is no longer dazed.",
        "Mira is healed, and Rook takes the Stress. “A glow.”",
        "House rule “Stress cost of healing and Recover” is set to 0.",
        "Mira is healed and takes no Stress.",
    ]


def test_log_of_recover_and_short_rest_names_removed_harm() -> None:
    table = an_encounter(a_hero(wounds=1, conditions=("fatigued",)), a_foe())
    assert log(
        table,
        of_mira(table, "recover-action", ends="fatigued"),
        EndEncounter(),
        of_mira(table, "short-rest", ends="wound"),
    ) == [
        "Mira recovers and takes 1 Stress. Mira is no longer fatigued.",
        "“Ambush” ends. No Fate stones are left, so no benefit is owed.",
        "Mira takes a Short Rest and recovers. It costs 1 Stress. A wound is removed.",
    ]


def test_recover_with_a_note_names_removed_harm_too() -> None:
    """Before, the note replaced it, and the summary named neither."""
    table = an_encounter(a_hero(conditions=("fatigued",)), a_foe())
    assert log(table, of_mira(table, "recover-action", ends="fatigued", note="Drinks salt tea")) == [
        "Mira recovers and takes 1 Stress. Mira is no longer fatigued. “Drinks salt tea”."
    ]
    assert last_event(table, Noted).text == "Mira recovers. Mira is no longer fatigued."


def test_log_of_long_rest_names_stress_recovers_and_length() -> None:
    table = a_table(a_hero(tier=2, stress=4, wounds=3, conditions=("fatigued",)))
    assert log(
        table,
        of_mira(table, "long-rest", wounds=2, length="two nights"),
        of_mira(table, "long-rest", recovers=1, wounds=1),
        of_mira(table, "long-rest", **{"ends-fatigued": True}),
        of_mira(table, "long-rest"),
        of_mira(table, "long-rest"),
    ) == [
        "Mira takes a Long Rest. Mira recovers 2 times instead. 2 wounds are removed. The rest takes two nights.",
        "Mira takes a Long Rest. Mira recovers 2 times instead. 1 wound is removed.",
        "Mira takes a Long Rest: Stress 4 → 3. Mira recovers once instead. Mira is no longer fatigued.",
        "Mira takes a Long Rest: Stress 3 → 1.",
        "Mira takes a Long Rest: Stress 1 → 0.",
    ]


def test_log_of_rest_without_stress_has_no_numbers() -> None:
    table = a_table(a_hero(tier=2, stress=0))
    assert do(table, of_mira(table, "long-rest")) == "Mira takes a Long Rest."


def test_log_of_session_names_heroes_and_dealt_dice() -> None:
    table = a_table(a_hero(), a_hero("Rook"), a_hero("Tam", stress=9), a_hero("Una", stress=10))
    mira, rook, tam, una = (hero.id for hero in table.campaign.heroes())
    said = [
        do(table, StartSession(title="Low tide", present=(mira, tam), picks={tam: "tragedy"})),
        do(table, SetPresent(character=rook, present=True), 5, 3),
        do(table, SetPresent(character=una, present=True)),
        do(table, EndSession()),
    ]
    assert said == [
        (
            "Session 1, “Low tide”, starts with Mira and Tam. Tam has room for only one die and takes a Tragedy. "
            "The Destiny pool holds Triumph 1, 1, 1 and Tragedy 1, 1, 1."
        ),
        (
            "Rook joins the session. Rook starts with 1 Triumph and 1 Tragedy. "
            "Rook rolls Triumph 5 and Tragedy 3 into the pool."
        ),
        (
            "Una joins the session. Una is at 10 Stress and gets no Destiny die. "
            "Una rolls Triumph 1 and Tragedy 1 into the pool."
        ),
        "Session 1 ends.",
    ]


def test_log_of_tokens_added_by_hand_names_place_and_face() -> None:
    table = an_encounter()
    mira = character_place(who(table, "Mira"))
    assert log(
        table,
        AddToken(kind="triumph", place=DESTINY),
        AddToken(kind="tragedy", place=DESTINY, value=2),
        AddToken(kind="triumph", place=mira),
        AddToken(kind="tragedy", place=HAND),
        AddToken(kind="triumph-stone", place=FATE),
    ) == [
        "By hand: the Destiny pool gets Triumph 1.",
        "By hand: the Destiny pool gets Tragedy 2.",
        "By hand: Mira gets a Triumph die.",
        "By hand: the GM's hand gets a Tragedy die.",
        "By hand: the Fate pool gets a Triumph stone.",
    ]


def test_log_of_award_names_die_use_and_reason() -> None:
    table = a_session(a_hero(traits=(Trait("complications", "Old wound"),)), faces=(4,))
    said = [
        awarded(table, "Mira", "triumph"),
        do(table, of_mira(table, "award-reason", reason="heroism")),
        do(table, of_mira(table, "inspiration", awarded=True)),
        awarded(table, "Mira", "triumph"),
    ]
    wound = next(offer.command for offer in table.rules.offers() if offer.name == "Old wound")
    assert [*said, do(table, wound)] == [
        "Mira earns Triumph 4 and keeps the die.",
        "Mira earned Triumph 4 for heroism.",
        "Mira: Inspiration with Triumph 4, a hint of size 4.",
        "Mira earns Triumph 1 and keeps the die.",
        "Mira earned Triumph 1 for the complication “Old wound”.",
    ]


def test_log_of_reason_in_words_quotes_them() -> None:
    table = a_session(faces=(4,))
    awarded(table, "Mira", "triumph")
    words = of_mira(table, "award-reason", note="The rope held.")
    assert do(table, words) == "Mira earned Triumph 4. “The rope held.”"


def test_log_of_last_award_names_the_tilt() -> None:
    table = a_session(a_hero())
    for die in pool_tokens(table, "destiny")[1:]:
        do(table, RemoveToken(token=die.id))
    assert awarded(table, "Mira", "triumph") == (
        "Mira earns Triumph 1 and keeps the die. That was the last die in the Destiny pool. A Tilt is due."
    )


def test_log_of_hubris_names_severity_and_activator() -> None:
    table = a_session(a_hero(stress=7, traits=(Trait("hubrises", "Pride"),)), a_hero("Rook", player="Ben"))
    dice = pool_tokens(table, "destiny", "tragedy")[:2]
    first, second = (Use(use="hubris", by=who(table, "Mira"), tokens=(die.id,)) for die in dice)
    by_ben = Use(use="hubris-by", by=who(table, "Mira"), on=who(table, "Rook"))
    assert log(table, first, by_ben, second, of_mira(table, "hubris-by")) == [
        "Mira's hubris: Pride, severity 1. Mira keeps the Tragedy die.",
        "Ben activated Mira's hubris.",
        "Mira's hubris: Pride, severity 1. Mira is at 10 Stress, so the die is discarded.",
        "The GM activated Mira's hubris.",
    ]


def test_log_of_gms_tragedy_names_target_and_effect() -> None:
    table = an_ambush()
    for _ in range(4):
        do(table, AddToken(kind="tragedy", place=HAND))
    penalty, on_check, on_rook, on_all = hand_tokens(table)
    mira, rook = who(table, "Mira"), who(table, "Rook")
    said = [
        do(table, Use(use="gm-penalty", on=mira, tokens=(penalty,)), 4),
        do(table, check(table, "Mira", a_check()), 16),
        do(table, Use(use="gm-penalty", on=mira, tokens=(on_check,)), 4),
        do(table, Use(use="gm-use", on=rook, tokens=(on_rook,), inputs={"note": "The lamp goes out."}), 5),
        do(table, Use(use="gm-use", tokens=(on_all,), inputs={"note": "Rain."})),
    ]
    assert said == [
        "The GM uses Tragedy 4 against Mira. Mira's next check gets −4.",
        "Mira: Acrobatics 12 against 11, 1 degree of success.",
        "The GM uses Tragedy 4 against Mira. Now 8 against 11, 1 degree of failure.",
        "The GM uses Tragedy 5 against Rook. “The lamp goes out.”",
        "The GM uses Tragedy 1 against the heroes. “Rain.”",
    ]


def test_log_of_spent_dice_names_value_effect_and_veto() -> None:
    control = Trait("powers", "Luck Control", rank=2)
    table = a_session(a_hero(wounds=1, traits=(control,)), a_hero("Rook"))
    for _ in range(4):
        do(table, AddToken(kind="triumph", place=character_place(who(table, "Mira"))))
    said = [
        spend(table, "Mira", "triumph", "improve-roll", 4),
        spend(table, "Mira", "tragedy", "inspiration", 3),
        spend(table, "Mira", "triumph", "recover", 3, ends="wound"),
        spend(table, "Mira", "triumph", "edit-scene", 4),
        do(table, Use(use="veto")),
    ]
    for_rook = held_tokens(table, "Mira", "triumph")[:1]
    said.append(do(table, Use(use="improve-roll", by=who(table, "Mira"), on=who(table, "Rook"), tokens=for_rook), 3))
    awarded(table, "Rook", "triumph", "edit-scene")
    said.append(do(table, Use(use="veto")))
    assert said == [
        "Mira: Improve Roll with Triumph 4. Mira's next check gets +4.",
        "Mira: Inspiration with Tragedy 3, a hint of size 3. The die goes to the GM's hand.",
        "Mira: Recover with Triumph 3, for 1 Stress. A wound is removed.",
        (
            "Mira: Edit Scene with Triumph 4, for 2 ranks of Advantage or a detail. "
            "Mira's next check gets 2 more ranks of Advantage."
        ),
        "The GM vetoes the edit. Mira gets back what was spent.",
        "Mira: Improve Roll with Triumph 3. Rook's next check gets +3.",
        "The GM vetoes the edit. Rook may use the award differently.",
    ]


def test_log_of_stones_counts_them_and_names_their_user() -> None:
    table = an_encounter()
    earning = {"kind": "triumph-stone", "count": 4}
    by_mira = Use(use="earn-fate", by=who(table, "Mira"), inputs={"kind": "tragedy-stone", "count": 2})
    said = log(table, Use(use="earn-fate", inputs=dict(earning)), by_mira)
    stones = tuple(token.id for token in pool_tokens(table, "fate", "triumph-stone"))
    theirs = tuple(token.id for token in pool_tokens(table, "fate", "tragedy-stone"))
    said += log(
        table,
        Use(use="inspiration", by=who(table, "Mira"), tokens=stones[:3]),
        Use(use="improve-roll", by=who(table, "Mira"), tokens=stones[3:]),
        Use(use="recover", by=who(table, "Warden"), tokens=theirs),
    )
    assert said == [
        "Fate: 4 Triumph stones earned.",
        "Mira earns 2 Tragedy stones for the Fate pool.",
        "Mira: Inspiration with 3 Triumph stones, a hint of size 3.",
        "Mira: Improve Roll with 1 Triumph stone. Mira's next check gets +1.",
        "Warden: Recover with 2 Tragedy stones, for no Stress.",
    ]


def test_log_of_check_names_result_fate_and_lost_ranks() -> None:
    table = a_session(a_hero(tier=1))
    said = [
        do(table, check(table, "Mira", a_check(advantage=8)), 20, 3),
        announce(table),
        do(table, check(table, "", a_check(), what="Luck of the crowd"), 12),
    ]
    assert said == [
        (
            "Mira: Acrobatics 23 against 11, 4 degrees of success, a natural 20. "
            "Tier 1 rolls 5 of 8 ranks of Advantage. Fate: 1 Triumph stone earned."
        ),
        "4 degrees of success. No encounter is in progress, so unused Fate is lost: 1 Triumph stone.",
        "Someone: Luck of the crowd 12 against 11, 1 degree of success.",
    ]


def test_log_of_later_dice_names_the_new_result() -> None:
    table = rolled(8)
    said = [do(table, of_mira(table, "add-luck", die="fortune"), 7)]
    table = rolled(20, 5, advantage=5)
    said.append(do(table, of_mira(table, "add-luck", die="misfortune"), 13))
    table = rolled(3, routine=True, disadvantage=3)
    said.append(do(table, of_mira(table, "roll-after-all"), 17))
    (stone,) = earn(table, "triumph-stone", 1)
    do(table, Use(use="improve-roll", by=who(table, "Mira"), tokens=(stone,)))
    announce(table)
    said.append(do(table, check(table, "Mira", a_check()), 20))
    assert said == [
        "A Fortune die is added: now 17 against 11, 2 degrees of success. Fate: 1 Triumph stone earned.",
        (
            "A Misfortune die is added: now 8 against 11, 1 degree of failure. "
            "Fate: 2 Triumph stones removed. Fate: 1 Tragedy stone earned."
        ),
        "Mira rolls instead: 14 against 11, 1 degree of success.",
        (
            "Mira: Acrobatics 20 against 11, 3 degrees of success, a natural 20. "
            "Triumph was used this turn, so none is earned."
        ),
    ]


def test_log_of_unrolled_check_keeps_spent_tokens() -> None:
    table = an_ambush()
    die = held_tokens(table, "Mira", "triumph")
    do(table, Use(use="improve-roll", by=who(table, "Mira"), tokens=die, inputs={"for-check": True}), 4)
    kept = "Mira's check has not been rolled. What was spent is kept for Mira's next check."
    assert [announce(table), do(table, EndSession())] == [
        kept,
        "“Ambush” ends. No Fate stones are left, so no benefit is owed. Mira: “Next check: +4” ends. Session 1 ends.",
    ]


def test_log_of_percent_chance_names_the_die() -> None:
    table = an_ambush()
    percent = Use(use="percent", inputs={"chance": 45})
    assert [do(table, percent, face) for face in (9, 10)] == [
        "45% chance: the d20 shows 9, which counts as 45%. It happens.",
        "45% chance: the d20 shows 10, which counts as 50%. It does not happen.",
    ]


def test_log_of_attack_names_hit_resistance_and_harm() -> None:
    table = an_ambush()
    harm = Use(use="take-harm", by=who(table, "Warden"), inputs={"harm": "dying"})
    said = [
        do(table, attack(table, "Mira", "Warden", an_attack()), 9),
        announce(table),
        do(table, attack(table, "Mira", "Warden", an_attack()), 20),
        spend(table, "Mira", "triumph", "stunt", 3),
        announce(table),
        do(table, resist(table, "Warden", "Mira", a_resistance()), 11),
        announce(table),
        do(table, harm),
        do(table, attack(table, "Mira", "Warden", an_attack()), 14),
        announce(table),
        announce(table),
    ]
    assert said == [
        "Mira → Warden: Fighting 9 against 11, 1 degree of failure.",
        "A miss, 1 degree of failure.",
        (
            "Mira → Warden: Fighting 20 against 11, 3 degrees of success, a natural 20: a critical hit. "
            "Fate: 1 Triumph stone earned."
        ),
        "Mira: Stunt with Triumph 3, added to the hit.",
        "A hit, 3 degrees of success.",
        "Warden → Mira: Toughness 11 against 12, 1 degree of failure.",
        "Not resisted, 1 degree of failure.",
        "Warden is dying. Warden takes a wound.",
        "Mira → Warden: Fighting 14 against 11, 1 degree of success.",
        "A hit, 1 degree of success.",
        "Damage to Warden is skipped.",
    ]


def test_log_of_initiative_names_totals_crowds_and_latecomers() -> None:
    thugs = [a_foe(f"Thug {number}", tier=1) for number in range(1, 4)]
    table = an_encounter(a_hero(), *thugs, a_foe())
    roll = Use(use="initiative")
    each = Use(use="initiative", inputs={"each": True}, override=True)
    latecomers = AddCharacters(characters=(a_foe("Guard"), a_hero("Tam")), into_turns=True)
    said = [do(table, roll, 5, 9, 20), do(table, each, 17, 9, 3, 12, 5), do(table, latecomers, 5, 3)]
    assert [*said, do(table, roll, 9, 18)] == [
        "Initiative: Warden 20, Thug ×3: 9, Mira 5. Fate: 1 Tragedy stone earned.",
        "Initiative: Warden 17, Thug 3 12, Thug 1 9, Mira 5, Thug 2 3.",
        (
            "Guard and Tam join the campaign. Tam starts with 1 Triumph and 1 Tragedy. "
            "Tam rolls Triumph 5 and Tragedy 3 into the pool. Guard and Tam act after Thug 2. "
            "Guard and Tam must still roll initiative."
        ),
        "Initiative: Tam 18, Guard 9.",
    ]


def test_log_of_surge_names_benefit_and_fatigue() -> None:
    table = an_encounter(a_hero(), a_hero("Rook", conditions=("compelled",)), a_foe())
    said = [surges(table, "Mira", "retry", "the lock"), surges(table, "Rook", "check")]
    turn_of(table, "Mira")
    said += [
        table.history.open_chapter.entries[-1].sentence_without_turn,
        surges(table, "Mira", "negate"),
        spend(table, "Mira", "triumph", "recover", 3),
        do(table, EndEncounter()),
        surges(table, "Mira", "retry"),
    ]
    assert said == [
        "Mira surges: a retry of the lock.",
        "Rook surges: another immediate check against an ongoing effect. The fatigue is delayed until Rook is free.",
        "Mira is fatigued. Round 2.",
        "Mira surges: Disadvantages do not count until the end of the next turn.",
        "Mira: Recover with Triumph 3, for 1 Stress. The Surge causes no fatigue.",
        "“Ambush” ends. Mira: “No Disadvantage” ends. No Fate stones are left, so no benefit is owed.",
        "Mira surges: a retry. Mira is exhausted.",
    ]


def test_log_of_curse_names_ability_and_replaced_curse() -> None:
    table = an_ambush()
    assert log(
        table,
        of_mira(table, "curse", name="Leaden limbs", ranks=2, link="Agility"),
        of_mira(table, "curse", name="leaden Limbs", ranks=1, link="Strength"),
        of_mira(table, "curse", name="Casts no shadow", ranks=2),
    ) == [
        "Mira is cursed: Leaden limbs, 2 ranks of Disadvantage on Agility.",
        "Mira is cursed: Leaden limbs, 1 rank of Disadvantage on Strength. It replaces Leaden limbs 2 on Agility.",
        "Mira is cursed: Casts no shadow 2, not linked to an ability.",
    ]


def test_log_of_tilt_names_lots_votes_and_ties() -> None:
    table = a_tilt_due(mira="+++", rook="--", wren="", gm="-")
    said = [
        tilt_rolled(table, 2, 4, 6, 3, 1, 5),
        votes(table, "Mira", "good", 2),
        votes(table, "Rook", "good", 3),
        counted(table, 6),
        do(table, Use(use="tilt-decide", inputs={"lot": "good", "row": 3})),
        do(table, Use(use="tilt-pass")),
    ]
    assert said == [
        "The Tilt: Ana 12, Ben −4, Cleo 0, GM −5. Something good happens to Mira. Something bad happens to Rook.",
        "Ana votes for “Knives Out” as something good for Mira.",
        "Ben votes for “The Heavy Hand” as something good for Mira.",
        (
            "Something bad for Rook: “No Way Back”. The votes on something good are tied. The GM decides. "
            "No one voted on something bad. The dice decide."
        ),
        "Something good for Mira: “The Heavy Hand”.",
        "The GM skips the Tilt.",
    ]


def test_log_of_roll_off_names_tied_players() -> None:
    table = a_tilt_due(mira="+", rook="+", wren="+")
    said = [
        tilt_rolled(table, 4, 4, 2),
        *(do(table, Use(use="tilt-roll-off"), *faces) for faces in ((12, 12), (7, 15))),
    ]
    assert said == [
        "The Tilt: Ana 4, Ben 4, Cleo 2, GM 0. Ana and Ben roll off for something good.",
        "The roll-off: Ana 12, Ben 12. Ana and Ben roll off for something good.",
        "The roll-off: Ana 7, Ben 15. Something good happens to Rook. Something bad happens to Wren.",
    ]


def test_log_of_custom_tilt_table_names_it() -> None:
    table = a_session()
    ours = table.rules.roll_table("soft-tilt")
    assert log(table, SetTable(key="hard-tilt", table=ours), SetTable(key="hard-tilt")) == [
        "Hard Tilt: the campaign now uses a custom version.",
        "Hard Tilt: the campaign uses the game's version again.",
    ]


def test_log_of_session_end_names_unplayed_tilt() -> None:
    assert do(a_tilt_due(), EndSession()) == "A Tilt was due but was not played. Session 1 ends."


def test_sheet_warnings_name_missing_and_surplus_traits() -> None:
    complications = tuple(Trait("complications", f"Flaw {number}") for number in range(6))
    others = (Trait("powers", "Flight"), Trait("proficiencies", "Lore: tides"))
    table = a_table(a_hero(traits=(*complications, *others)))
    assert set(table.rules.warnings(who(table, "Mira"))) == {
        "Mira has 6 complications and hubrises. The suggested maximum is five.",
        "Mira has powers. Supernatural powers need the edge Awakened and the complication Power Loss.",
        "Lore: tides needs training.",
    }


def test_offers_name_their_effect_and_reason() -> None:
    table = a_session(faces=(5,))
    awarded(table, "Mira", "triumph")
    said = [offer.effect for offer in table.rules.offers() if offer.command.inputs.get("awarded")]
    do(table, StartEncounter(kind="combat"))
    said += [offer.name for offer in table.rules.hidden_offers()][:1]
    tokens = held_tokens(table, "Mira", "tragedy")
    result = table.rules.drop_result(tokens, character_place(who(table, "Mira")))
    said += [result.message, result.offers[0].effect]
    on_check = OnCheck(CheckDraft(by=who(table, "Mira")))
    said += [table.rules.drop_result(tokens, on_check).message, *words_on(table, "Mira")]
    assert said == [
        "+3 degrees",
        "3 ranks of Advantage on a check, or a scene detail",
        "+5 on the check",
        "a hint of size 5",
        "for 1 Stress",
        "added to the hit",
        "Reason for Mira's award of Triumph 5: A complication",
        "Mira: Spend Tragedy die (goes to the GM's hand)",
        "half the roll as degrees",
        "Tragedy die for Mira's check",
    ]


def test_panel_texts_name_uncounted_dice_and_waiting_tokens() -> None:
    table = rolled(4, 7, fortune=True)
    (event,) = (e for e in table.history.open_chapter.entries[-1].events if isinstance(e, DiceRolled))
    said = [die.ignored for die in event.dice if die.ignored]
    table = an_ambush()
    die = held_tokens(table, "Mira", "triumph")
    do(table, Use(use="improve-roll", by=who(table, "Mira"), tokens=die, inputs={"for-check": True}), 4)
    (found,) = (check for check in [table.rules.open_check()] if check)
    said += [step.effect for step in found.steps]
    do(table, NextTurn())
    said += table.rules.check_form(CheckDraft(by=who(table, "Mira"))).notes
    table = an_encounter(a_hero(conditions=("compelled",)), a_foe())
    surges(table, "Mira", "check")
    turn_of(table, "Mira")
    said += words_on(table, "Mira")
    assert said == [
        "the Fortune die counts instead",
        "what was spent is kept for the next check",
        "This would succeed as a routine check.",
        "Improve Roll adds +4.",
        "Compelled",
        "Fatigue pending until the hero is free",
    ]


def test_tilt_panel_names_lots_scores_and_missing_votes() -> None:
    table = a_tilt_due(mira="+", rook="-")
    said = []
    for faces in ((), (4, 5)):
        if faces:
            tilt_rolled(table, *faces)
        view = table.rules.procedure_view()
        assert view is not None
        said += [*view.lines, *(step.name for step in view.next_steps)]
        said += [text for part in view.parts for text in (part.text, *(row.title for row in part.rows)) if text]
        said += [board.title for board in view.boards]
    assert said == [
        "The Destiny pool is empty. Until you go to the Tilt, you can still use the value of the awarded die.",
        "Go to the Tilt",
        "Each die votes once, for the row with the number on its face.",
        "Still to vote: Ana and Ben.",
        "Count the votes",
        "Skip the Tilt",
        "Triumph 4: 4",
        "Something good for Mira",
        "Something bad for Rook",
        "Tragedy 5: −5",
        "Something good for Mira",
        "Something bad for Rook",
        "no dice: 0, no vote",
        "Something good for Mira",
        "Something bad for Rook",
    ]

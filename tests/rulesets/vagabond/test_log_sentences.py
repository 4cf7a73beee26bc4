"""The sentences of the log and the lines of the panel, each asserted here once; other tests ask for state."""

from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.commands import EndSession, NextTurn, PreviousTurn, SetTrack
from tests.builders.campaigns import do, who
from tests.builders.vagabond import a_being, a_fight, aila, an_evening, an_ogre, check, save, use


def test_log_of_check_names_result_crit_and_luck() -> None:
    table = a_fight()
    said = [
        do(table, check(table, "Aila"), 15),
        do(table, use(table, "announce")),
        do(table, check(table, "Aila"), 14),
        do(table, use(table, "roll-again", "Aila"), 20),
        do(table, use(table, "announce")),
        do(table, check(table, "Aila", kind="cast"), 20),
        do(table, use(table, "announce", crit="spell")),
        do(table, save(table, "Aila", "Ogre"), 20),
        do(table, use(table, "announce", crit="save")),
    ]
    assert said == [
        "Aila: Melee 15 against 15, a pass.",
        "Announced: a pass.",
        "Aila: Melee 14 against 15, a fail.",
        "Aila spends 1 Luck: now 20 against 15, a Crit.",
        "Announced: a Crit. Aila gains 1 Luck.",
        "Aila: Melee 20 against 15, a Crit.",
        "Announced: a Crit. Aila's Luck is already full. Aila takes the spell's own benefit instead of Luck.",
        "Aila → Ogre: Reflex 20 against 13, a Crit.",
        "Announced: a Crit. Aila's Luck is already full. Aila is unaffected and gets a free Action instead of Luck.",
    ]


def test_log_of_attack_names_dice_armor_and_loss() -> None:
    table = a_fight()
    said = [
        do(table, check(table, "Aila", "Ogre", kind="attack", damage="2d6!+d4+1", attack=True), 18),
        do(table, use(table, "announce")),
        do(table, use(table, "roll-damage"), 6, 2, 1, 3),
        do(table, use(table, "roll-again", "Aila", die="damage.1"), 5),
        do(table, use(table, "deal")),
        do(table, use(table, "strike", "Ogre", "Aila", damage="7", what="Club")),
        do(table, use(table, "roll-damage")),
        do(table, use(table, "deal")),
        do(table, check(table, "Aila", kind="attack", damage="d8"), 18),
        do(table, EndSession(override=True)),
    ]
    assert said == [
        "Aila → Ogre: Melee 18 against 15, a pass.",
        "Announced: a pass.",
        "Damage 2d6!+d4+1: 6 + 2 + 1 + 3 + 1 = 13.",
        "Aila spends 1 Luck: now 2d6!+d4+1: 2 + 1 + 5 + 1 = 9.",
        "9 damage, Armor 2: Ogre loses 7, HP 20 → 13.",
        "Ogre: Club against Aila. Nothing stops it.",
        "Damage 7.",
        "Aila loses 7 HP: 10 → 3.",
        "Aila: Melee 18 against 15, a pass.",
        "Aila, Melee: a pass. Damage is skipped. “Ford” ends. Session 1 ends.",
    ]


def test_log_of_damage_names_weakness_and_immunity() -> None:
    table = an_evening(aila(), an_ogre(immune="Cold", weak="Fire"))
    said = [
        do(table, use(table, "damage", "Ogre", damage="9", source="cold")),
        do(table, use(table, "damage", "Ogre", damage="d6", source="Fire", attack=True), 3, 4),
        do(table, use(table, "damage", "Ogre", damage="d4-9"), 2),
        do(table, SetTrack(character=who(table, "Aila"), track="hp", value=0)),
        do(table, SetTrack(character=who(table, "Aila"), track="hp", value=3, override=True)),
    ]
    assert said == [
        "9 damage, immune to cold: Ogre loses no HP.",
        "7 damage, weak to fire: Ogre loses 7, HP 20 → 13.",
        "Ogre loses 0 HP: 13 → 13.",
        "Aila: HP 10 → 0. Aila drops to 0 HP and dies.",
        "Aila: HP 0 → 3. Aila is no longer dead.",
    ]


def test_log_of_healing_and_rest_names_hp_and_fatigue() -> None:
    table = an_evening()
    for track, value in (("hp", 2), ("fatigue", 2)):
        do(table, SetTrack(character=who(table, "Aila"), track=track, value=value))
    said = [
        do(table, use(table, "heal", "Aila", amount=1)),
        do(table, use(table, "breather", "Aila")),
        do(table, use(table, "rest", "Aila")),
        do(table, use(table, "rest", "Aila")),
    ]
    assert said == [
        "Aila regains 1 HP: 2 → 3.",
        "Aila takes a Breather: HP 3 → 8.",
        "Aila takes a Rest: HP 8 → 10.",
        "Aila takes a Rest. Fatigue 2 → 1.",
    ]


def test_log_of_luck_names_its_next_check() -> None:
    table = a_fight(aila(), a_being("Brom", 2, 2, 2, 2, 2, 2))
    said = [
        do(table, use(table, "favor", "Aila")),
        do(table, use(table, "announce")),
        do(table, use(table, "favor", "Aila")),
        do(table, check(table, "Brom"), 12),
    ]
    assert said == [
        "Aila spends 1 Luck: the next d20 is Favored.",
        "Aila's Favored check has not been rolled. The Luck is kept for Aila's next check.",
        "Aila spends 1 Luck: the next d20 is Favored.",
        (
            "Brom: Melee 12 against 15, a fail. Aila's Favored check has not been rolled. "
            "The Luck is kept for Aila's next check."
        ),
    ]


def test_log_of_group_save_names_each_hero() -> None:
    table = a_fight()
    breath = save(table, "Aila", "Ogre", damage="6", also=[who(table, "Bram")])
    said = [do(table, breath, 13, 15), do(table, use(table, "roll-again", "Bram"), 18)]
    assert said == [
        "Aila → Ogre: Reflex 13 against 13, a pass. Bram: 15 against 16, a fail.",
        "Bram spends 1 Luck: now 18 against 16, a pass.",
    ]


def test_log_of_countdown_names_die_and_end() -> None:
    table = a_fight()
    said = [
        do(table, use(table, "set-countdown", name="The tide", size="d6")),
        do(table, use(table, "set-countdown")),
    ]
    for faces in ((), (), (5, 5), (), (), (1, 5), (), (), (1, 5)):
        do(table, NextTurn(), *faces)
        said.append(table.history.open_chapter.entries[-1].sentence_without_turn)
    said.append(do(table, PreviousTurn()))
    assert [sentence for sentence in said if "ide" in sentence or "ountdown" in sentence] == [
        "A countdown starts: “The tide” (Cd6).",
        "A countdown starts: Cd6.",
        "“The tide” (Cd6) rolls 5. Cd6 rolls 5. Round 2.",
        "“The tide” (Cd6) rolls 1 and shrinks to Cd4. Cd6 rolls 5. Round 3.",
        "“The tide” (Cd4) rolls 1: the countdown ends. Cd6 rolls 5. Round 4.",
        "Previous turn: Ogre, round 3. Restored: “The tide”, d4.",
    ]


def test_headline_of_form_names_trait_difficulty_and_side() -> None:
    table = a_fight()
    aila_, ogre = who(table, "Aila"), who(table, "Ogre")
    save_of = [CheckDraft(aila_, ogre, (("kind", "save"), ("save", save))) for save in ("Reflex", "Endure", "Will")]
    acting = CheckDraft(ogre, aila_)
    drafts = [CheckDraft(aila_), *save_of, acting, acting.with_value("stopped-by", "check")]
    assert [table.rules.check_form(draft).headline for draft in drafts] == [
        "Aila · Melee against Difficulty 10",
        "Aila · Reflex against Difficulty 13",
        "Aila · Endure against Difficulty 10",
        "Aila · Will against Difficulty 16",
        "Ogre acts · Aila · Reflex against Difficulty 13",
        "Ogre acts · Aila · Melee against Difficulty 10",
    ]


def test_refusal_of_form_names_missing_choice() -> None:
    table = a_fight()
    acting = CheckDraft(who(table, "Ogre"))
    drafts = [acting, acting.with_value("stopped-by", "nothing")]
    assert [table.rules.check_form(draft).refusal for draft in drafts] == [
        (
            "Ogre doesn't roll. GM characters succeed unless a hero's check or save stops them. "
            "Choose that hero as the target."
        ),
        "No roll is needed. To roll damage, choose a target and the damage dice.",
    ]


def test_steps_after_damage_name_each_targets_loss() -> None:
    imp = a_being("Imp", side="opposition", hp=9, weak="Fire")
    table = a_fight(aila(), an_ogre(), imp)
    others = [who(table, "Imp")]
    rolls = check(table, "Aila", "Ogre", kind="cast", damage="2d6", source="Fire", attack=True, others=others)
    do(table, rolls, 15)
    do(table, use(table, "announce"))
    do(table, use(table, "roll-damage"), 3, 2, 4)
    shown = table.rules.open_check()
    assert shown is not None
    assert [shown.headline, *((step.name, step.effect) for step in shown.steps), *shown.notes] == [
        "Aila: Melee against Ogre and Imp",
        ("Apply damage", "Ogre loses 3 HP, Armor 2 · Imp loses 9 HP, weak to fire"),
        ("Reroll the d6 (3)", "costs 1 Luck"),
        ("Reroll the d6 (2)", "costs 1 Luck"),
        ("Reroll the d6 (4)", "costs 1 Luck"),
        ("Skip damage", "no one loses HP"),
        "Rolled 3d6: 3 + 2 + 4 = 9",
    ]


def test_rows_and_figures_name_die_and_average() -> None:
    table = a_fight()
    attack = CheckDraft(who(table, "Aila"), who(table, "Ogre"), (("kind", "attack"),))
    odds = table.rules.check_odds(attack)
    assert odds is not None
    do(table, use(table, "favor", "Aila"))
    notes = table.rules.check_form(attack).notes
    do(table, check(table, "Aila"), 3, 2)
    rows = [(row.offer.name, row.offer.effect) for row in table.rules.check_rows(CheckDraft())]
    assert [*((figure.name, figure.message) for figure in odds.figures), *notes, *rows] == [
        ("Average damage", "2.62 damage per hit on average"),
        "Favor by Luck is included.",
        ("Reroll", "the d20 showing 3"),
    ]

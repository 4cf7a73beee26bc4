"""Whose check the panel is set up for, and against whom."""

from pytestqt.qtbot import QtBot

from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.commands import EndEncounter, NextTurn, SetCondition, Use
from gmtracker.engine.ids import NOBODY
from gmtracker.ui.check.sentence_words import TARGET, WHO
from tests.builders import torg_eternity
from tests.builders.campaigns import do, who
from tests.builders.shattered_spheres import an_ambush, draft
from tests.builders.vagabond import a_being, a_fight, aila, an_ogre
from tests.windows.check_panel import a_panel, rows, sentence, sets


def test_whoever_was_defeated_is_not_proposed_as_the_next_target(qtbot: QtBot) -> None:
    """The next attack was set up against the one who had just fallen."""
    table = torg_eternity.a_scene(torg_eternity.ilse(), torg_eternity.somebody("Tomas"), torg_eternity.brute(wounds=3))
    panel = a_panel(qtbot, table, 11, by="Ilse")
    panel.prepare(torg_eternity.draft(table, on="Brute", kind="attack", damage=24))
    panel.refresh()
    panel.bar.press()
    torg_eternity.announce(table)
    do(table, Use(use="take-damage"))
    do(table, Use(use="give-in"))
    panel.refresh()
    assert (panel.draft.by, panel.draft.on) == (who(table, "Ilse"), NOBODY)


def test_the_next_to_act_is_not_set_up_against_whoever_is_out_of_the_fight(qtbot: QtBot) -> None:
    table = a_fight()
    panel = a_panel(qtbot, table, by="Aila")
    panel.prepare(CheckDraft(by=who(table, "Aila"), on=who(table, "Ogre")))
    do(table, SetCondition(character=who(table, "Ogre"), condition="dead"))
    panel.follow_character(who(table, "Bram"))
    panel.refresh()
    assert (panel.draft.by, panel.draft.on) == (who(table, "Bram"), NOBODY)


def test_an_attack_has_no_chance_before_it_is_known_whom_it_is_against_or_how_they_defend(qtbot: QtBot) -> None:
    """“95 % to hit” stood in the largest letters for an attack on nobody in particular, whose defense was 0."""
    table = an_ambush()
    panel = a_panel(qtbot, table)
    panel.prepare(draft(table, kind="attack"))
    panel.refresh()
    assert panel.odds.accessibleName() == "Choose a target to see the odds."
    assert rows(panel) == []
    for known in ({"on": "Warden"}, {"their-rank": 3}, {"against": "dc"}):
        panel.prepare(draft(table, kind="attack", **known))
        panel.refresh()
        assert "to hit" in panel.odds.accessibleName()
        assert rows(panel)
        panel.prepare(draft(table, kind="attack"))
        panel.refresh()
        assert rows(panel) == []


def test_no_attack_is_set_up_for_whoever_is_out_of_the_fight(qtbot: QtBot) -> None:
    """A foe who was dying stood there ready to attack, with the chance of it."""
    table = an_ambush()
    panel = a_panel(qtbot, table)
    panel.prepare(draft(table, on="Warden", kind="attack"))
    do(table, SetCondition(character=who(table, "Warden"), condition="dying"))
    panel.follow_character(who(table, "Warden"))
    panel.refresh()
    assert panel.draft == CheckDraft(by=who(table, "Warden"))


def test_an_attack_is_set_up_against_the_last_foe_who_stands(qtbot: QtBot) -> None:
    """With one foe left the next to act was set up against nobody in particular."""
    table = a_fight(aila(), a_being("Bram"), an_ogre(), a_being("Troll", side="opposition", hp=20))
    panel = a_panel(qtbot, table, by="Aila")
    panel.prepare(CheckDraft(by=who(table, "Aila"), on=who(table, "Ogre"), values=(("kind", "attack"),)))
    do(table, SetCondition(character=who(table, "Ogre"), condition="dead"))
    panel.follow_character(who(table, "Bram"))
    panel.refresh()
    assert (panel.draft.by, panel.draft.on) == (who(table, "Bram"), who(table, "Troll"))


def test_whoever_casts_is_set_up_to_cast_after_somebody_who_attacked(qtbot: QtBot) -> None:
    caster = a_being("Tallow", 3, 2, 5, trained=("Mysticism",), attacks=("Candleflame 2d6",), mana=8)
    table = a_fight(aila(), caster, an_ogre())
    panel = a_panel(qtbot, table, by="Aila")
    sets(panel, TARGET, who(table, "Ogre"))
    sets(panel, "kind", "attack")
    do(table, NextTurn())
    panel.refresh()
    assert sentence(panel).startswith("Tallow casts · Mysticism")
    sets(panel, WHO, who(table, "Aila"))
    assert sentence(panel).startswith("Aila attacks Ogre · Melee")


def test_an_attack_is_set_up_against_whom_the_attacker_or_their_side_fought_last(qtbot: QtBot) -> None:
    """With several foes each turn began against nobody in particular, and an attack on nobody could be rolled."""
    table = torg_eternity.a_scene(
        torg_eternity.ilse(),
        torg_eternity.brute(),
        torg_eternity.somebody("Tomas"),
        torg_eternity.somebody("Wolf", side="opposition"),
    )
    panel = a_panel(qtbot, table, 11, by="Ilse")
    panel.prepare(torg_eternity.draft(table, on="Brute", kind="attack", damage=8))
    panel.refresh()
    panel.bar.press()
    targets = []
    for _ in range(5):
        do(table, NextTurn())
        targets.append((panel.draft.by, panel.draft.on))
    ilse, brute, tomas, wolf = (who(table, name) for name in ("Ilse", "Brute", "Tomas", "Wolf"))
    assert targets == [(brute, ilse), (tomas, brute), (wolf, NOBODY), (ilse, brute), (brute, ilse)]


def test_no_foe_attacks_and_nobody_is_attacked_once_the_encounter_is_over(qtbot: QtBot) -> None:
    """The attack of whoever had the last turn stood there, ready to be rolled."""
    for by, on in (("Ogre", "Aila"), ("Aila", "Ogre")):
        table = a_fight()
        panel = a_panel(qtbot, table, by=by)
        panel.prepare(CheckDraft(by=who(table, by), on=who(table, on), values=(("kind", "attack"),)))
        do(table, EndEncounter())
        panel.refresh()
        assert panel.draft == CheckDraft(by=who(table, by))


def test_once_an_encounter_with_a_foe_as_the_last_to_act_is_over_the_check_is_that_of_the_chosen_row(
    qtbot: QtBot,
) -> None:
    """ "Somebody tries …" stood there, with a chance, beside the row that was chosen."""
    table = a_fight()
    panel = a_panel(qtbot, table, by="Aila")
    panel.prepare(CheckDraft(by=who(table, "Ogre"), on=who(table, "Aila"), values=(("kind", "attack"),)))
    do(table, EndEncounter())
    panel.refresh()
    assert panel.draft == CheckDraft(by=who(table, "Aila"))

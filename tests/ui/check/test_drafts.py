"""Tests of which character and target the check panel is set up for."""

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


def test_defeated_character_is_not_the_next_target(qtbot: QtBot) -> None:
    """Before, the next attack was set up against the character who had just been defeated."""
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


def test_next_character_does_not_target_foe_out_of_the_fight(qtbot: QtBot) -> None:
    table = a_fight()
    panel = a_panel(qtbot, table, by="Aila")
    panel.prepare(CheckDraft(by=who(table, "Aila"), on=who(table, "Ogre")))
    do(table, SetCondition(character=who(table, "Ogre"), condition="dead"))
    panel.set_next_actor(who(table, "Bram"))
    panel.refresh()
    assert (panel.draft.by, panel.draft.on) == (who(table, "Bram"), NOBODY)


def test_attack_shows_no_odds_until_target_or_defense_is_known(qtbot: QtBot) -> None:
    """Before, the largest text read “95 % to hit” for an attack without a target, whose defense was 0."""
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


def test_character_out_of_the_fight_gets_no_attack(qtbot: QtBot) -> None:
    """Before, a dying foe was set up to attack, with the odds."""
    table = an_ambush()
    panel = a_panel(qtbot, table)
    panel.prepare(draft(table, on="Warden", kind="attack"))
    do(table, SetCondition(character=who(table, "Warden"), condition="dying"))
    panel.set_next_actor(who(table, "Warden"))
    panel.refresh()
    assert panel.draft == CheckDraft(by=who(table, "Warden"))


def test_attack_targets_the_last_foe_in_the_fight(qtbot: QtBot) -> None:
    """Before, the next character had no target even if only one foe was left."""
    table = a_fight(aila(), a_being("Bram"), an_ogre(), a_being("Troll", side="opposition", hp=20))
    panel = a_panel(qtbot, table, by="Aila")
    panel.prepare(CheckDraft(by=who(table, "Aila"), on=who(table, "Ogre"), values=(("kind", "attack"),)))
    do(table, SetCondition(character=who(table, "Ogre"), condition="dead"))
    panel.set_next_actor(who(table, "Bram"))
    panel.refresh()
    assert (panel.draft.by, panel.draft.on) == (who(table, "Bram"), who(table, "Troll"))


def test_caster_is_set_up_to_cast_after_anothers_attack(qtbot: QtBot) -> None:
    caster = a_being("Tallow", 3, 2, 5, trained=("Mysticism",), attacks=("Candleflame 2d6",), mana=8)
    table = a_fight(aila(), caster, an_ogre())
    panel = a_panel(qtbot, table, by="Aila")
    sets(panel, TARGET, who(table, "Ogre"))
    sets(panel, "kind", "attack")
    do(table, NextTurn())
    panel.refresh()
    assert sentence(panel).startswith("Tallow casts with Mysticism")
    sets(panel, WHO, who(table, "Aila"))
    assert sentence(panel).startswith("Aila attacks Ogre with Melee")


def test_attack_targets_last_opponent_of_attacker_or_side(qtbot: QtBot) -> None:
    """Before, with several foes each turn started without a target, and such an attack could be rolled."""
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


def test_attacks_are_cleared_when_encounter_ends(qtbot: QtBot) -> None:
    """Before, the attack of the last active character stayed, ready to be rolled."""
    for by, on in (("Ogre", "Aila"), ("Aila", "Ogre")):
        table = a_fight()
        panel = a_panel(qtbot, table, by=by)
        panel.prepare(CheckDraft(by=who(table, by), on=who(table, on), values=(("kind", "attack"),)))
        do(table, EndEncounter())
        panel.refresh()
        assert panel.draft == CheckDraft(by=who(table, by))


def test_check_follows_current_row_when_encounter_ends_on_foes_turn(
    qtbot: QtBot,
) -> None:
    """Before, the check read “Somebody tries …” and showed odds beside the chosen row."""
    table = a_fight()
    panel = a_panel(qtbot, table, by="Aila")
    panel.prepare(CheckDraft(by=who(table, "Ogre"), on=who(table, "Aila"), values=(("kind", "attack"),)))
    do(table, EndEncounter())
    panel.refresh()
    assert panel.draft == CheckDraft(by=who(table, "Aila"))

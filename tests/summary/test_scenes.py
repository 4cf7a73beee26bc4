from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Condition, Expiry, TurnSnapshot
from gmtracker.engine.table import Table
from gmtracker.summary import summarize
from gmtracker.summary.phrases import pool_line
from gmtracker.summary.values import Scene
from tests.builders import refusals
from tests.builders.campaigns import (
    a_foe,
    a_hero,
    a_session,
    a_table,
    an_encounter,
    awarded,
    do,
    earn,
    held_tokens,
    spend,
    who,
)
from tests.builders.evenings import a_log, a_rich_evening, started, summary_of
from tests.builders.shattered_spheres import a_check, a_surge, an_ambush, announce, check


def the_encounter(table: Table) -> Scene:
    """Return the only encounter of the session."""
    (scene,) = [scene for scene in summary_of(table).scenes if scene.kind]
    return scene


def lines_of(scene: Scene) -> list[str]:
    """Return the lines of the scene."""
    return [line.text for line in scene.lines]


def test_encounter_shows_kind_rounds_sides_and_result() -> None:
    table = an_encounter()
    for _ in range(3):
        do(table, c.NextTurn())
    do(table, c.EndEncounter(result="They fled."))
    scene = the_encounter(table)
    assert (scene.title, scene.kind, scene.rounds, scene.result) == ("Ambush", "Combat", 2, "They fled.")
    assert (scene.heroes, scene.opposition) == (("Mira", "Rook"), ("Warden",))
    assert not scene.going_on


def test_summary_knows_whether_it_names_a_hidden_opponent() -> None:
    table = an_encounter()
    assert not summary_of(table).names_hidden
    do(table, c.SetPlayerVisibility(character=who(table, "Warden"), seen="nothing"))
    assert summary_of(table).names_hidden


def test_undone_round_is_not_counted() -> None:
    table = an_encounter()
    for _ in range(3):
        do(table, c.NextTurn())
    do(table, c.PreviousTurn())
    assert the_encounter(table).rounds == 1


def test_encounter_without_title_is_named_by_kind() -> None:
    table = a_session()
    do(table, c.StartEncounter(kind="conflict"))
    assert the_encounter(table).title == "The conflict"


def test_unfinished_encounter_is_in_progress() -> None:
    assert the_encounter(an_encounter()).going_on


def test_character_removed_from_turn_order_is_still_listed() -> None:
    table = an_encounter()
    do(table, c.SetOrder(order=(who(table, "Mira"),)))
    assert the_encounter(table).opposition == ("Warden",)


def test_turns_marks_and_expiry_get_no_line() -> None:
    table = an_encounter()
    mira = who(table, "Mira")
    until = Expiry("turn-end", character=mira)
    do(table, c.SetCondition(character=mira, condition="dazed", expiry=until))
    do(table, c.MarkAction(character=mira, action="standard", times=1))
    do(table, c.NextTurn())
    do(table, c.PreviousTurn())
    (line,) = lines_of(the_encounter(table))
    assert line.startswith("Mira is dazed")


def test_condition_that_starts_with_turn_gets_line() -> None:
    campaign = an_encounter().campaign
    assert campaign.encounter is not None
    mira = campaign.characters[0].id
    behind = TurnSnapshot(round=1, acting=mira)
    turn = e.TurnStarted(round=1, acting=mira, snapshot=behind)
    tired = e.ConditionSet(character=mira, condition=Condition("fatigued"))
    (scene,) = summarize(campaign, a_log((turn,), (turn, tired))).scenes
    assert lines_of(scene) == ["Line 2."]


def test_upkeep_of_sheet_gets_no_line() -> None:
    table = a_session()
    mira = table.campaign.character(who(table, "Mira"))
    lines = len(summary_of(table).scenes[0].lines)
    do(table, c.EditCharacter(character=replace(mira, name="Mira Voss")))
    assert len(summary_of(table).scenes[0].lines) == lines


def test_step_without_sentence_gets_no_line() -> None:
    """Before, a check that was only opened again was printed as a time without a text."""
    table = an_ambush()
    do(table, check(table, "Mira", a_check()), 15)
    do(table, c.NextTurn())
    do(table, c.AddNote(text="A bell rings."))
    do(table, table.rules.waiting_checks()[0].command)
    do(table, c.NextTurn())
    chapter = table.history.open_chapter
    old = [replace(one, sentence="") if one.label.startswith("return to") else one for one in chapter.entries]
    for entries in (old, chapter.entries):
        texts = [line.text for scene in summarize(chapter.opening, entries).scenes for line in scene.lines]
        assert all(texts)


def test_overruled_action_gets_marked_line() -> None:
    table = a_session(a_hero("Mira", stress=8))
    awarded_die = next(t.id for t in table.campaign.tokens if t.place.kind == "pool" and t.kind == "triumph")
    do(table, c.Use(use="award", by=who(table, "Mira"), tokens=(awarded_die,), override=True))
    overruled = summary_of(table).scenes[0].lines[-1].overruled
    assert overruled == (refusals.FULL_FOR_DESTINY.format(hero="Mira"),)


def test_steps_of_one_action_share_line() -> None:
    table = a_session(faces=(4,))
    lines = len(summary_of(table).scenes[0].lines)
    awarded(table, "Mira", "triumph", "inspiration")
    scene = summary_of(table).scenes[0]
    assert len(scene.lines) == lines + 1
    assert "earns Triumph 4" in scene.lines[-1].text
    assert "Inspiration" in scene.lines[-1].text


def test_repeated_outcome_is_told_once() -> None:
    """The line of a check contained “1 degree of failure. 1 degree of failure.”"""
    table = an_ambush()
    do(table, check(table, "Mira", a_check()), 2)
    announce(table)
    (line,) = lines_of(the_encounter(table))
    assert line.count("of failure.") == 1


def test_surge_is_listed_in_notes() -> None:
    table = an_encounter()
    said = do(table, a_surge(table, "Mira", "action"))
    assert the_encounter(table).notes == (said,)


def test_events_between_encounters_have_their_own_scene() -> None:
    table = an_encounter()
    do(table, c.EndEncounter())
    do(table, c.AddNote(text="They rest."))
    do(table, c.StartEncounter(kind="conflict", title="Council"))
    do(table, c.EndEncounter())
    do(table, c.EndSession())
    assert [scene.title for scene in summary_of(table).scenes] == [
        "Before the first encounter",
        "Ambush",
        "Between encounters",
        "Council",
        "After the last encounter",
    ]


def test_session_without_encounters_is_one_scene() -> None:
    assert [scene.title for scene in summary_of(a_session()).scenes] == ["At the table"]


def test_stretch_without_lines_is_omitted() -> None:
    table = an_encounter()
    do(table, c.EndEncounter())
    do(table, c.StartEncounter(kind="conflict", title="Council"))
    assert [scene.title for scene in summary_of(table).scenes][1:] == ["Ambush", "Council"]


def test_notes_tell_who_was_put_out_of_fight() -> None:
    """The defeat of a boss was only in the log lines, but the notes of the fight named a Surge."""
    table = an_encounter(a_hero(), *(a_foe(f"Thug {number}") for number in range(1, 6)), a_foe("Hound"))
    do(table, c.SetCondition(character=who(table, "Thug 5"), condition="dying"))
    do(table, c.EndEncounter())
    do(table, c.StartEncounter(kind="combat"))
    for name, condition in (("Thug 1", "dying"), ("Thug 2", "dying"), ("Thug 3", "dying"), ("Hound", "incapacitated")):
        do(table, c.SetCondition(character=who(table, name), condition=condition))
    do(table, c.SetCondition(character=who(table, "Hound"), condition="dead"))
    do(table, c.SetCondition(character=who(table, "Mira"), condition="dazed"))
    do(table, c.EndEncounter())
    first, second = (scene for scene in summary_of(table).scenes if scene.kind)
    assert first.notes == ("Thug 5 is dying.",)
    assert second.notes == ("Thug ×3 are dying.", "Hound is dead.")


def test_scene_keeps_gm_notes_and_omits_rule_notes() -> None:
    table = an_encounter()
    do(table, c.AddNote(text="The lamp went out."))
    do(table, c.Use(use="heal", by=who(table, "Mira")))
    assert the_encounter(table).notes == ("The lamp went out.",)


def test_note_written_during_open_award_is_kept() -> None:
    table = a_session()
    awarded(table, "Mira", "triumph")
    do(table, c.AddNote(text="The lamp went out."))
    assert summary_of(table).scenes[0].notes == ("The lamp went out.",)


def test_owed_list_includes_what_fate_owes() -> None:
    table = an_encounter()
    earn(table, "triumph-stone", 2, by="Mira")
    do(table, c.AddNote(text="A favour.", topic="owed"))
    do(table, c.EndEncounter())
    assert summary_of(table).owed[0] == "A favour."
    assert "Ambush" in summary_of(table).owed[1]


def test_owed_result_is_told_once_until_ticked_off() -> None:
    """A Tilt was printed twice on page one, word for word."""
    table = an_encounter()
    do(table, c.AddNote(text="The Tilt. A storm."))
    do(table, c.AddNote(text="The Tilt. A storm.", topic="owed"))
    (scene,) = summary_of(table).told_scenes
    assert (scene.notes, summary_of(table).owed) == ((), ("The Tilt. A storm.",))


def test_encounter_pool_shows_earned_used_and_left() -> None:
    table = an_encounter()
    stones = earn(table, "triumph-stone", 3, by="Mira")
    do(table, c.Use(use="inspiration", by=who(table, "Mira"), tokens=stones[:2]))
    expected = ["3 Triumph stones earned, 2 used, 1 left"]
    assert [pool_line(line) for line in the_encounter(table).pools] == expected
    do(table, c.EndEncounter())
    assert [pool_line(line) for line in the_encounter(table).pools] == expected


def test_stones_returned_by_veto_count_as_unused() -> None:
    table = an_encounter()
    stones = earn(table, "triumph-stone", 3, by="Mira")
    do(table, c.Use(use="edit-scene", by=who(table, "Mira"), tokens=stones[:2]))
    do(table, c.Use(use="veto"))
    assert [pool_line(line) for line in the_encounter(table).pools] == ["3 Triumph stones earned, 0 used, 3 left"]


def test_lines_mention_every_spent_token() -> None:
    scenes = summary_of(a_rich_evening()).scenes
    said = " ".join(line.text for scene in scenes for line in scene.lines)
    for word in ("Inspiration", "Edit Scene", "a boat under the pier", "Pride", "Kell got away."):
        assert word in said


def test_chapter_starting_within_encounter_includes_it() -> None:
    table = an_encounter()
    spend(table, "Mira", "triumph", "inspiration", 3)
    assert held_tokens(table, "Mira", "triumph") == ()
    entries = table.history.open_chapter.entries
    rest = summarize(table.history.open_chapter.state_after(len(entries) - 1), entries[-1:])
    assert [scene.title for scene in rest.scenes] == ["Ambush"]


def test_empty_chapter_within_session_has_summary() -> None:
    summary = summarize(a_session().campaign, ())
    assert (summary.scenes, summary.heading.number) == ((), 1)


def test_session_can_start_in_middle_of_log() -> None:
    campaign = a_table(a_hero()).campaign
    log = a_log((e.CampaignRenamed(name="Tides"),), (started(campaign, number=4),))
    assert summarize(campaign, log).heading.number == 4


def test_rests_are_noted_whether_or_not_anything_changed() -> None:
    """A Long Rest that removed Stress was only in the log lines, one that removed none only in the notes."""
    table = a_session(a_hero(stress=4), a_hero("Rook"))
    for name in ("Mira", "Rook"):
        do(table, c.Use(use="long-rest", by=who(table, name)))
    (scene,) = summary_of(table).told_scenes
    assert [note.split()[0] for note in scene.notes] == ["Mira", "Rook"]


def test_owed_result_carries_over_until_ticked_off() -> None:
    """Seed 001, Fate: the pool that is higher "could lead to some other beneficial result".

    What was owed was printed for the next session once, and then lost.
    """
    table = an_encounter()
    earn(table, "triumph-stone", 2)
    do(table, c.EndEncounter())
    do(table, c.EndSession())
    owed = "Ambush: Fate owes the heroes a benefit (Triumph 2, Tragedy 0)."
    assert summary_of(table).owed == (owed,)
    present = tuple(hero.id for hero in table.campaign.heroes())
    assert f"Still owed: “{owed}”" in do(table, c.StartSession(present=present))
    (marker,) = table.campaign.owed_markers()
    said = do(table, c.RemoveMarker(marker=marker.id, word="The tide was late."))
    assert said == f"Settled: {owed} The tide was late."
    assert table.campaign.owed_markers() == ()
    summary = summary_of(table)
    assert (summary.owed, summary.paid) == ((), (owed,))
    table.undo()
    assert [marker.text for marker in table.campaign.owed_markers()] == [owed]


def test_custom_effect_is_told_when_new_full_or_over() -> None:
    table = an_encounter()
    mira = who(table, "Mira")
    do(table, c.SetMarker(text="cursed", owner=mira, expiry=Expiry("round-end")))
    for count in range(4):
        do(table, c.SetMarker(text="ritual", count=count, maximum=3))
    do(table, c.RemoveMarker(marker=table.campaign.own_markers(mira)[0].id))
    do(table, c.SetMarker(text="arrows", owner=mira, count=9))
    told = ["Mira: cursed until the round ends.", "Ritual 0/3.", "Ritual 2/3 → 3/3. It is full."]
    assert lines_of(the_encounter(table)) == [*told, "Mira: “cursed” ends.", "Mira: arrows 9."]
    (hero,) = [ledger for ledger in summary_of(table).heroes if ledger.name == "Mira"]
    assert hero.conditions == ("arrows 9",)


def test_custom_effect_ended_by_turn_is_told() -> None:
    """The lines said only that it began, not that it had ended."""
    table = an_encounter()
    mira = who(table, "Mira")
    do(table, c.SetMarker(text="cursed", owner=mira, expiry=Expiry("round-end")))
    for _ in range(3):
        do(table, c.NextTurn())
    over = ["Mira: cursed until the round ends.", "Mira: “cursed” ends."]
    assert lines_of(the_encounter(table)) == over
    do(table, c.PreviousTurn())
    assert lines_of(the_encounter(table)) == over[:1]
    do(table, c.NextTurn())
    assert lines_of(the_encounter(table)) == over

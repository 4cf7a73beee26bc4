"""The text of an action: its outcome first."""

import pytest
from msgspec.structs import replace

from gmtracker.engine import events as e
from gmtracker.engine.campaign import TurnSnapshot
from gmtracker.engine.commands import AddNote
from gmtracker.engine.history import Entry
from gmtracker.engine.ids import ActionId, CharacterId, EntryId, ProcedureId
from gmtracker.ui.log.model import Telling, besides_turns, in_order, last_result_of


def a_step(sentence: str, *events: e.Event) -> Entry:
    return Entry(
        id=EntryId(1),
        action=ActionId("a"),
        command=AddNote(text=""),
        events=events,
        label="",
        sentence=sentence,
        time="2026-01-01T20:00:00Z",
    )


def a_check(outcome: str = "") -> e.CheckResolved:
    return e.CheckResolved(what="Aiming", total=33, difficulty=17, degree=4, outcome=outcome)


ROOK = CharacterId("c1")
FALLEN = e.DiceRolled(purpose="check")
ATTACK = (
    a_step("Mira: Aiming 33 against 17, 4 degrees of success.", FALLEN),
    a_step("A hit, 4 degrees of success.", a_check()),
    a_step("Hound: Fortitude 4 against 29, 4 degrees of failure.", FALLEN),
    a_step("Not resisted, 4 degrees of failure. Suggested: a wound.", a_check()),
    a_step("Hound is dying. Hound takes a wound."),
)


def test_attack_text_has_each_fact_once_oldest_first() -> None:
    assert " ".join(in_order(ATTACK)) == (
        "Mira: Aiming 33 against 17. A hit, 4 degrees of success. "
        "Hound: Fortitude 4 against 29. Not resisted, 4 degrees of failure. Suggested: a wound. "
        "Hound is dying. Hound takes a wound."
    )


def test_last_result_has_outcome_first_then_results_and_numbers() -> None:
    telling = last_result_of(ATTACK)
    assert telling is not None
    assert telling.outcome == "Hound is dying"
    assert telling.more == (
        "Hound takes a wound",
        "Not resisted, 4 degrees of failure",
        "A hit, 4 degrees of success",
        "Hound: Fortitude 4 against 29",
        "Mira: Aiming 33 against 17",
        "Suggested: a wound",
    )
    assert telling.results == 3, "what it came to is never cut, the numbers may be"


@pytest.mark.parametrize("fallen", [(), (e.DiceRolled(purpose="use"),)])
def test_one_word_outcome_appears_once_with_its_effects(fallen: tuple[e.Event, ...]) -> None:
    """Before, it counted as an abbreviation: its effects were missing, or the word appeared twice."""
    rolled = a_step("Mira → Hound: Sword, 17 against 12, hit.", FALLEN)
    telling = last_result_of((rolled, a_step("Hit. Hound: HP 20 → 12.", *fallen, a_check("Hit"))))
    assert telling is not None
    assert telling.whole == "Hit · Hound: HP 20 → 12 · Mira → Hound: Sword, 17 against 12"


def test_procedure_is_shown_by_its_final_result() -> None:
    """Before, a Tilt started with its first step, and its outcome came last."""
    ended = (e.Noted(text="Good for Mira.", topic="result"), e.ProcedureEnded(procedure=ProcedureId("p1")))
    steps = (
        a_step("The Tilt starts."),
        a_step("The GM chooses the Hard Tilt."),
        a_step("Good for Mira. Nobody votes.", *ended),
    )
    assert in_order(steps)[-1] == "Good for Mira. Nobody votes."
    telling = last_result_of(steps)
    assert telling is not None
    assert telling.outcome == "Good for Mira"


def test_rolled_check_shows_outcome_so_far_then_its_numbers() -> None:
    """Before, its line started with the award that was used for it."""
    steps = (
        a_step("Rook: Edit Scene with Triumph 4."),
        a_step("Rook: Technology 22 against 15, 2 degrees of success.", FALLEN),
        a_step("Now 27 against 15, 3 degrees of success."),
    )
    assert " ".join(in_order(steps, "3 degrees of success")) == (
        "Rook: Edit Scene with Triumph 4. "
        "Rook: Technology 22 against 15, 2 degrees of success. Now 27 against 15, 3 degrees of success."
    )
    assert last_result_of(steps, "3 degrees of success") == Telling(
        "3 degrees of success",
        (
            "Now 27 against 15",
            "Rook: Technology 22 against 15, 2 degrees of success",
            "Rook: Edit Scene with Triumph 4",
        ),
    )


HIT = (a_step("Brute: Melee 15 against 10, a good success.", FALLEN), a_step("Announced.", a_check("good success")))
OVER = e.ProcedureEnded(procedure=ProcedureId("p1"))
SOAKED = e.CheckResolved(what="Soak", total=6, difficulty=10, degree=-1, outcome="failure")


def test_effects_on_characters_come_before_the_soak() -> None:
    """Before, “Failure” was in large letters, the wounds were small, and nothing said whose “Good success” it was."""
    steps = (
        *HIT,
        a_step("Ilse: Soak 6 against 10, a failure.", FALLEN),
        a_step("Announced: a failure. Ilse takes 2 Wounds. Ilse is defeated.", SOAKED, OVER),
    )
    telling = last_result_of(steps)
    assert telling is not None
    assert telling.outcome == "Ilse takes 2 Wounds"
    assert telling.more[: telling.results] == ("Ilse is defeated", "Soak: Failure", "Aiming: Good success")


def test_open_check_after_an_outcome_starts_with_its_name() -> None:
    """Before, it showed “5 degrees of failure” without saying what had failed."""
    steps = (*HIT, a_step("Ilse: Toughness 4 against 29, 5 degrees of failure.", FALLEN))
    telling = last_result_of(steps, "5 degrees of failure", "Ilse: Toughness")
    assert telling is not None
    assert telling.outcome == "Ilse: Toughness · 5 degrees of failure"
    assert "Ilse: Toughness 4 against 29" in telling.more
    rolled = last_result_of(steps[2:], "5 degrees of failure", "Ilse: Toughness")
    assert rolled is not None
    assert rolled.outcome == "5 degrees of failure", "the numbers compared with it say what"


def test_other_rolls_do_not_start_with_the_checks_name() -> None:
    telling = last_result_of((*HIT, a_step("Damage 2d6: 6 + 2 = 8.", FALLEN)), "8 damage", "Ilse: Reflex")
    assert telling is not None
    assert telling.outcome == "8 damage"


def test_roll_that_announces_the_previous_check_is_the_last_result() -> None:
    """Before, the previous check's outcome was in large letters."""
    anew = a_step("Damage has not been resolved. Sable: Melee 5 against 18, a fail.", a_check("a pass"), FALLEN)
    telling = last_result_of((a_step("Odo: Melee 15 against 12, a pass.", FALLEN), anew), "a fail")
    assert telling is not None
    assert telling.outcome == "A fail"


def test_outcome_so_far_follows_unless_its_roll_contains_it() -> None:
    rolled = "Hound: Fortitude 4 against 29, 4 degrees of failure."
    assert in_order(ATTACK[:3], "4 degrees of failure")[-1] == rolled
    assert in_order((*HIT, a_step("Damage 2d6: 6 + 2 = 8.", FALLEN)), "8 damage")[-1] == "8 damage."


def test_announced_check_is_shown_by_the_games_word() -> None:
    steps = (a_step("Odo: Endure 4 against 8, a fail.", FALLEN), a_step("Announced: a fail.", a_check("a fail")))
    assert last_result_of(steps) == Telling("A fail", ("Odo: Endure 4 against 8",))


def test_check_decided_in_one_step_keeps_its_sentence() -> None:
    steps = (a_step("Luck: the d20 shows 4, which counts as 20%.", FALLEN, a_check("luck")),)
    assert last_result_of(steps) == Telling("Luck: the d20 shows 4, which counts as 20%", ())


def test_comparison_without_dice_keeps_its_numbers() -> None:
    steps = (a_step("Mira: Strength, 8 against 5: Mira wins.", a_check("Mira wins")),)
    assert last_result_of(steps) == Telling("Mira: Strength, 8 against 5: Mira wins", ())


def a_turn(new: int = 1) -> e.TurnStarted:
    """Return the start of Rook's turn in this round."""
    return e.TurnStarted(round=new, acting=ROOK, snapshot=TurnSnapshot(round=1, acting=CharacterId("c2")))


def told_of(sentence: str, besides_turn: str, *events: e.Event) -> Telling | None:
    """Return the result of a step that changes the turn, with ``besides_turn`` as the rest of its sentence."""
    return last_result_of(besides_turns((replace(a_step(sentence, *events), sentence_without_turn=besides_turn),)))


def test_turn_change_is_omitted_but_its_announcement_is_shown() -> None:
    assert told_of("It is Dr. Rook's turn.", "", a_turn()) is None
    assert told_of("Round 2. It is Dr. Rook's turn.", "", a_turn(new=2)) is None
    announced = "Mira, Aiming: A hit, 1 degree of success."
    telling = told_of(f"{announced} It is Dr. Rook's turn.", announced, a_check(), a_turn())
    assert telling == Telling("Mira, Aiming: A hit, 1 degree of success", ())


def test_effects_of_a_turn_are_shown_without_the_turn() -> None:
    """Before, only the log showed a condition that ended, and dice rolled at a round's start."""
    besides = "Mira is no longer dazed. “The tide” (Cd6) rolls 5."
    said = f"{besides} Round 2. It is Dr. Rook's turn."
    assert told_of(said, besides, a_turn(new=2)) == Telling("Mira is no longer dazed", ("“The tide” (Cd6) rolls 5",))


def test_previous_turn_shows_what_it_restores() -> None:
    back = "Previous turn: Dr. Rook, round 12."
    assert told_of(back, "", e.TurnReversed()) is None
    besides = "Mira is dazed again."
    assert told_of(f"{back} {besides}", besides, e.TurnReversed()) == Telling("Mira is dazed again", ())


def test_turn_of_an_older_campaign_is_shown_only_with_outcome() -> None:
    """Its sentence can have other words or another language, so no code reads it."""
    assert told_of("Dr. Rook has the turn.", "", a_turn()) is None
    assert told_of("Ein Treffer. Dr. Rook ist am Zug.", "", a_turn(), a_check()) is not None


def test_full_stop_of_an_abbreviation_ends_no_sentence() -> None:
    telling = last_result_of((a_step("Dr. Halcyon is healed. The tide turns."),))
    assert telling == Telling("Dr. Halcyon is healed", ("The tide turns",))


def test_short_outcome_keeps_its_effects() -> None:
    """Before, "Hit hard" counted as an abbreviation, and the wounds after it were left out."""
    rolled = a_step("Tam: Strike, 12 against 7, hit hard.", FALLEN)
    steps = (rolled, a_step("Hit hard. Rider: Wounds 0 → 2.", a_check("hit hard")))
    assert last_result_of(steps) == Telling("Hit hard", ("Rider: Wounds 0 → 2", "Tam: Strike, 12 against 7"))


def test_empty_sentence_is_no_result() -> None:
    assert last_result_of((a_step(""),)) is None


def test_numbers_do_not_repeat_the_degrees_of_the_outcome() -> None:
    """Before, an ordinary attack was cut, because each degree appeared twice."""
    missed = "Mira: Aiming 12 against 17, 1 degree of failure, a natural 1: a critical miss. Fate: 1 Tragedy stone."
    telling = last_result_of((a_step(missed, FALLEN), a_step("A miss, 1 degree of failure.", a_check())))
    assert telling == Telling(
        "A miss, 1 degree of failure",
        ("Mira: Aiming 12 against 17, a natural 1: a critical miss. Fate: 1 Tragedy stone",),
    )

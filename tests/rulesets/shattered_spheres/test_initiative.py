"""Initiative by checks: who rolls, the resulting order, ties, latecomers, and the Fate of the dice."""

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Trait
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.table import Table
from tests.builders import refusals
from tests.builders.campaigns import a_foe, a_hero, an_encounter, do, pool_tokens, reason_of, refusal_of, who
from tests.builders.refusals import because, given_reason

ROLL = c.Use(use="initiative")
QUICK = (
    Trait("abilities", "Agility", rank=4, penalty=1),
    Trait("skills", "Initiative", rank=3, link="Agility"),
)


def order(table: Table) -> list[str]:
    encounter = table.campaign.encounter
    assert encounter is not None
    return [table.campaign.character_name(one) for one in encounter.order]


def acting(table: Table) -> str:
    encounter = table.campaign.encounter
    assert encounter is not None
    return table.campaign.character_name(encounter.active)


def test_everyone_rolls_and_the_highest_goes_first() -> None:
    table = an_encounter()
    do(table, ROLL, 5, 9, 17)
    assert order(table) == ["Warden", "Rook", "Mira"]
    assert acting(table) == "Warden"


def test_check_counts_skill_and_ability_dice() -> None:
    table = an_encounter(a_hero(traits=QUICK), a_foe())
    needed = table.rules.dice_requests(ROLL)
    assert [request.name for request in needed] == [
        "Mira · d20",
        "Mira · Advantage d10",
        "Mira · Disadvantage d4",
        "Warden · d20",
    ]
    assert "Mira 15, Warden 12" in do(table, ROLL, 8, 6, 2, 12)


def test_curse_on_the_ability_is_disadvantage_to_initiative() -> None:
    """Seed 000, Skills: "Whenever a Skill check is rolled" its ability counts, and so does a curse linked to it."""
    table = an_encounter(a_hero(traits=(*QUICK, Trait("curses", "Hex", rank=-3, link="Agility"))), a_foe())
    asked = [request for request in table.rules.dice_requests(ROLL) if request.name.startswith("Mira · Disadvantage")]
    assert [request.size for request in asked] == [10]  # The penalty of 1 and the 3 ranks of the curse count.


def test_action_marked_and_unmarked_is_no_turn() -> None:
    """Before, the first character kept the turn, whatever the others rolled."""
    turns = []
    for marked in (False, True):
        table = an_encounter()
        for times in (1, 0) if marked else ():
            do(table, c.MarkAction(character=who(table, "Mira"), action="standard", times=times))
        do(table, ROLL, 5, 9, 17)
        turns.append(acting(table))
    assert turns == ["Warden", "Warden"]


def test_ties_keep_the_gms_order() -> None:
    table = an_encounter()
    do(table, ROLL, 7, 12, 7)
    assert order(table) == ["Rook", "Mira", "Warden"]
    table = an_encounter(a_foe(), a_hero())
    do(table, ROLL, 7, 7)
    assert order(table) == ["Warden", "Mira"]


def test_one_undo_reverts_the_whole_order() -> None:
    table = an_encounter(a_hero(traits=QUICK), a_foe())
    before = table.campaign
    do(table, ROLL, 2, 10, 1, 9)
    assert table.undo_label() == "initiative"
    table.undo()
    assert table.campaign == before
    table.redo()
    assert order(table) == ["Mira", "Warden"]


def test_dice_add_fate_to_the_pool() -> None:
    """Advantage 10 minus Disadvantage 1 is a Triumph, and the Warden's natural 20 is a Tragedy."""
    table = an_encounter(a_hero(traits=QUICK), a_foe())
    do(table, ROLL, 8, 10, 1, 20)
    assert [token.kind for token in pool_tokens(table, "fate")] == ["triumph-stone", "tragedy-stone"]


def test_possible_fate_is_not_shown_before_the_roll() -> None:
    table = an_encounter(a_hero(traits=QUICK), a_foe())
    assert table.rules.preview(ROLL).message == "rolls 2d20 + d10 + d4"


def test_second_roll_is_refused_unless_overruled() -> None:
    table = an_encounter()
    do(table, ROLL, 5, 9, 17)
    refusal = refusal_of(table, ROLL)
    assert refusal.overrulable
    assert given_reason(refusal) == because(refusals.ALL_HAVE_ROLLED)
    do(table, c.Use(use="initiative", override=True), 1, 2, 3)
    assert order(table) == ["Mira", "Rook", "Warden"]


def test_latecomers_roll_alone_and_are_sorted_in() -> None:
    table = an_encounter()
    do(table, ROLL, 5, 9, 17)
    do(table, c.NextTurn())
    do(table, c.AddCharacters(characters=(a_foe("Guard"), a_hero("Tam")), into_turns=True), 5, 3)
    do(table, ROLL, 9, 18)
    assert order(table) == ["Tam", "Warden", "Rook", "Guard", "Mira"]
    assert acting(table) == "Rook"


def back(table: Table, name: str) -> str:
    """Set a character aside, bring it back, and return what is said of that."""
    do(table, c.SetAside(character=who(table, name), benched=True))
    return do(table, c.SetAside(character=who(table, name), benched=False))


def test_someone_back_takes_the_place_of_the_rolled_total() -> None:
    """Regression: they came last, and "must still roll", which was then refused."""
    table = an_encounter()
    do(table, ROLL, 5, 9, 17)
    assert back(table, "Rook") == "Rook is back. Rook acts after Warden."
    assert order(table) == ["Warden", "Rook", "Mira"]
    assert not refusal_of(table, ROLL).sentence.startswith("The turn order")
    do(table, c.NextTurn())
    assert acting(table) == "Rook"


def test_someone_back_after_the_own_turn_acts_in_the_next_round() -> None:
    """Regression: "Rook acts after Warden" was false for this round."""
    table = an_encounter()
    do(table, ROLL, 5, 9, 17)
    for _ in range(2):
        do(table, c.NextTurn())
    assert back(table, "Rook") == "Rook is back. Rook acts after Warden from the next round on."
    assert back(table, "Warden") == "Warden is back. Warden acts before Rook from the next round on."
    assert acting(table) == "Mira"


def test_someone_back_without_a_total_must_still_roll() -> None:
    table = an_encounter()
    do(table, c.SetAside(character=who(table, "Rook"), benched=True))
    do(table, ROLL, 5, 17)
    said = do(table, c.SetAside(character=who(table, "Rook"), benched=False))
    assert said == "Rook is back. Rook acts after Mira. Rook must still roll initiative."


def test_order_changed_by_hand_stays_when_a_latecomer_rolls() -> None:
    table = an_encounter()
    do(table, ROLL, 5, 9, 17)
    do(table, c.SetOrder(order=tuple(who(table, name) for name in ("Mira", "Warden", "Rook"))))
    do(table, c.AddCharacters(characters=(a_foe("Guard"),), into_turns=True))
    do(table, ROLL, 4)
    assert order(table) == ["Mira", "Warden", "Rook", "Guard"]


def test_initiative_needs_an_encounter_with_characters() -> None:
    table = an_encounter()
    do(table, c.EndEncounter())
    assert reason_of(table, ROLL) == because(refusals.NO_ENCOUNTER)
    do(table, c.StartEncounter(kind="combat"))
    assert reason_of(table, ROLL) == because(refusals.EMPTY_TURN_ORDER)


def test_open_check_waits() -> None:
    table = an_encounter()
    form = table.rules.check_form(CheckDraft(by=who(table, "Mira")))
    assert form.command is not None
    do(table, form.command, 15)
    do(table, ROLL, 5, 9, 17)
    assert table.rules.open_check() is None
    assert len(table.rules.waiting_checks()) == 1


def a_brawl(*more: Trait) -> Table:
    """Return a fight of Mira, four thugs (the last may differ), and the Warden."""
    thugs = [a_foe(f"Thug {number}", tier=1) for number in range(1, 5)]
    return an_encounter(a_hero(), *thugs[:3], replace(thugs[3], traits=more), a_foe())


def test_crowd_rolls_once_and_stays_together() -> None:
    """Before, twelve thugs asked for twelve d20s."""
    table = a_brawl()
    assert [request.name for request in table.rules.dice_requests(ROLL)] == [
        "Mira · d20",
        "Thug ×4 · d20",
        "Warden · d20",
    ]
    do(table, ROLL, 5, 9, 17)
    assert order(table) == ["Warden", "Thug 1", "Thug 2", "Thug 3", "Thug 4", "Mira"]
    table.undo()
    assert order(table) == ["Mira", "Thug 1", "Thug 2", "Thug 3", "Thug 4", "Warden"]


def test_crowd_members_roll_separately_on_request() -> None:
    table = a_brawl()
    do(table, c.Use(use="initiative", inputs={"each": True}), 5, 9, 3, 12, 9, 17)
    assert order(table) == ["Warden", "Thug 3", "Thug 1", "Thug 4", "Mira", "Thug 2"]


def test_crowd_member_with_other_dice_rolls_separately() -> None:
    table = a_brawl(*QUICK)
    do(table, ROLL, 5, 9, 3, 6, 2, 17)
    assert order(table) == ["Warden", "Thug 4", "Thug 1", "Thug 2", "Thug 3", "Mira"]


def test_shared_roll_adds_fate_once() -> None:
    table = a_brawl()
    do(table, ROLL, 5, 20, 17)
    assert [token.kind for token in pool_tokens(table, "fate")] == ["tragedy-stone"]

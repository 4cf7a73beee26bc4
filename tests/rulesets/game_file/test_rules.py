"""Playing the shipped file games: tokens dealt, spent and earned, and checks from start to end."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from gmtracker.engine.cached_rules import Rules
from gmtracker.engine.campaign import HAND, Trait, character_place, pool_place
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.shown import OnCheck
from gmtracker.engine.commands import (
    AddCharacters,
    AddToken,
    CommandBatch,
    EndSession,
    MoveToken,
    NextTurn,
    RemoveCharacter,
    RemoveToken,
    SetPresent,
    StartEncounter,
    StartSession,
    Use,
)
from gmtracker.engine.errors import Refused
from gmtracker.engine.events import CheckResolved
from gmtracker.engine.table import Table
from gmtracker.rulesets import load, rules_from_file
from gmtracker.summary import summarize, to_markdown
from tests.builders import refusals
from tests.builders.campaigns import (
    a_foe,
    a_hero,
    a_table,
    do,
    held_tokens,
    no_dice,
    reason_of,
    track_of,
    who,
)
from tests.builders.refusals import because

SWORD, HEARTH, DUST, NIGHT = "sword-and-lantern", "hearth-and-hollow", "dust-and-thunder", "night-crew"


def an_evening(game: str, *traits: Trait, foe: tuple[Trait, ...] = ()) -> Table:
    """Return a session of Mira with these traits, Rook, and a Warden who opposes them."""
    table = a_table(a_hero(traits=traits), a_hero("Rook"), replace(a_foe(), traits=foe), ruleset=game)
    do(table, StartSession(present=tuple(hero.id for hero in table.campaign.heroes())))
    return table


def draft(table: Table, **values: bool | int | str) -> CheckDraft:
    """Return Mira's draft against the Warden."""
    return CheckDraft(who(table, "Mira"), who(table, "Warden"), tuple(values.items()))


def roll(table: Table, *faces: int, **values: bool | int | str) -> str:
    """Roll Mira's check and return the log."""
    command = table.rules.check_form(draft(table, **values)).command
    assert command is not None
    return do(table, command, *faces)


def resolved(table: Table) -> list[CheckResolved]:
    events = (event for entry in table.history.open_chapter.entries for event in entry.events)
    return [event for event in events if isinstance(event, CheckResolved)]


PARRIES = """
form = 1
id = "parries"
name = "Parries"
[[traits]]
key = "defenses"
name = "Defenses"
one = "Defense"
lowest = 4
highest = 9
list = "fixed"
names = ["Parry"]
[[checks]]
key = "attack"
name = "Attack"
roll = "d20"
against = { trait = "Parry", number = NUMBER }
[[checks.outcomes]]
name = "A hit"
success = true
when = { margin-least = 0 }
[[checks.outcomes]]
name = "A miss"
success = false
"""


@pytest.mark.parametrize(("number", "stands"), [(0, 4), (7, 7)])
def test_missing_trait_of_a_target_counts_as_the_lowest(number: int, stands: int) -> None:
    """Before, it counted as 0. The number that a check starts at must be one of the trait's numbers."""
    game = rules_from_file(PARRIES.replace("NUMBER", str(number)).encode())
    table = a_table(a_hero(), a_foe())
    rules = Rules(game, table.campaign.with_changes(ruleset="parries", game=game.spec()))
    form = rules.check_form(draft(table))
    assert next(field.value for field in form.fields if field.key == "against") == stands


def test_session_deals_tokens_and_late_heroes_get_them_once() -> None:
    table = an_evening(HEARTH)
    assert len(held_tokens(table, "Mira", "hope")) == 2
    assert len(table.campaign.tokens_at(HAND, "fear")) == 1
    table.dispatch(AddCharacters(characters=(a_hero("Ruy"),)), no_dice())
    for present in (True, False, True):
        do(table, SetPresent(character=who(table, "Ruy"), present=present))
    assert len(held_tokens(table, "Ruy", "hope")) == 2
    assert len(table.campaign.tokens_at(HAND, "fear")) == 1


@pytest.mark.parametrize(("game", "kind", "left", "begins"), [(HEARTH, "hope", 5, 5), (DUST, "benny", 5, 3)])
def test_leftover_tokens_are_kept_or_reset_as_the_file_says(game: str, kind: str, left: int, begins: int) -> None:
    table = an_evening(game)
    for _ in range(left - len(held_tokens(table, "Mira", kind))):
        give(table, kind)
    do(table, EndSession())
    do(table, StartSession(present=(who(table, "Mira"),)))
    assert len(held_tokens(table, "Mira", kind)) == begins


def test_award_reminder_ignores_tokens_that_only_gm_holds() -> None:
    """Before, heroes were reported as waiting for tokens that only the hand holds."""
    assert {kind.key: kind.awarded for kind in load(HEARTH).spec().tokens} == {"hope": True, "fear": False}


def test_token_kinds_with_the_same_sign_look_different() -> None:
    """Before, they looked the same. A fourth kind shares the sign of the third."""
    tokens = "".join(
        f'[[tokens]]\nkey = "t{at}"\nname = "T{at}"\nplural = "T{at}"\nsign = "{sign}"\n'
        for at, sign in enumerate(("up", "up", "none", "up", "none", "up"))
    )
    spec = rules_from_file((PARRIES.partition("[[traits]]")[0] + tokens).encode()).spec()
    assert [kind.sign for kind in spec.tokens] == ["up", "up-2", "none", "up-3", "none-2", "up-3"]


def give(table: Table, kind: str) -> None:
    do(table, AddToken(kind=kind, place=character_place(who(table, "Mira"))))


def test_tokens_gained_by_several_are_logged_together() -> None:
    """Before, each hero had a sentence: “Mira gains 3 Bennies. Rook gains 3 Bennies.”"""
    table = an_evening(DUST)
    said = [table.history.open_chapter.entries[-1].sentence]
    do(table, EndSession())
    give(table, "benny")
    said.append(do(table, StartSession(present=(who(table, "Mira"), who(table, "Rook")))))
    assert [sentence.partition(". ")[2] for sentence in said] == [
        "Mira and Rook gain 3 Bennies each. The marshal's hand: +3 Bennies.",
        "Mira loses 1 Benny.",
    ]


def test_tokens_added_by_hand_in_one_action_are_logged_together() -> None:
    table = an_evening(DUST)
    mira, rook = (character_place(who(table, name)) for name in ("Mira", "Rook"))
    to_mira, to_rook = (AddToken(kind="benny", place=place) for place in (mira, rook))
    gone = tuple(RemoveToken(token=table.campaign.tokens_at(place)[0].id) for place in (mira, rook))
    batches: list[tuple[AddToken | RemoveToken, ...]] = [(to_mira, to_rook), (to_mira, to_mira, to_rook), gone]
    assert [do(table, CommandBatch(commands=batch)) for batch in batches] == [
        "By hand: Mira and Rook gain 1 Benny each.",
        "By hand: Mira gains 2 Bennies. Rook gains 1 Benny.",
        "By hand: Mira and Rook lose 1 Benny each.",
    ]


@pytest.mark.parametrize(
    ("faces", "outcome", "hope", "fear"),
    [
        ((9, 4), "Success with Hope", 3, 1),
        ((4, 9), "Success with Fear", 2, 2),
        ((3, 2), "Failure with Hope", 3, 1),
        ((2, 3), "Failure with Fear", 2, 2),
        ((5, 5), "Critical success", 3, 1),
    ],
)
def test_higher_of_two_dice_gives_hope_or_fear(faces: tuple[int, int], outcome: str, hope: int, fear: int) -> None:
    table = an_evening(HEARTH)
    roll(table, *faces, check="action", against=11)
    do(table, Use(use="announce"))
    assert resolved(table)[-1].outcome == outcome
    assert (len(held_tokens(table, "Mira", "hope")), len(table.campaign.tokens_at(HAND, "fear"))) == (hope, fear)


def test_planned_use_waits_for_its_roll_past_another_check() -> None:
    table = an_evening(HEARTH)
    plain = table.rules.check_odds(draft(table, check="action", against=13))
    row, *_ = table.rules.check_rows(draft(table, check="action", against=13))
    do(table, row.offer.command)
    rooks = table.rules.check_form(CheckDraft(who(table, "Rook"), values=(("check", "action"),))).command
    assert rooks is not None
    do(table, rooks, 2, 3)
    do(table, Use(use="announce"))
    after = table.rules.check_odds(draft(table, check="action", against=13))
    assert plain is not None
    assert after is not None
    assert after.success == row.success
    assert Fraction(after.success.exact) > Fraction(plain.success.exact)
    roll(table, 6, 3, 4, check="action", against=13)
    shown = table.rules.open_check()
    assert shown is not None
    assert (shown.result, shown.outcome) == ("13 against 13", "Success with Hope")
    do(table, Use(use="announce"))
    assert len({entry.action for entry in table.history.open_chapter.entries[-2:]}) == 1
    assert table.rules.check_odds(draft(table, check="action", against=13)) == plain
    table.undo()
    assert table.rules.check_odds(draft(table, check="action", against=13)) == after


def test_better_reroll_counts_and_a_worse_one_does_not() -> None:
    table = an_evening(DUST, Trait("skills", "Riding", rank=8))
    roll(table, 3, 2, check="trait", trait="Riding")
    again = next(row for row in table.rules.check_rows(draft(table)) if row.offer.command.use == "try-again")
    do(table, again.offer.command, 2, 1)
    shown = table.rules.open_check()
    assert shown is not None
    assert (shown.outcome, [die.ignored for die in shown.dice]) == (
        "Failure",
        ["", "", *["the first roll was better"] * 2],
    )
    do(table, Use(use="try-again", by=who(table, "Mira")), 8, 1, 5)
    shown = table.rules.open_check()
    assert shown is not None
    assert (shown.result, shown.success) == ("13 against 4", True)
    assert shown.outcome.endswith("two raises")
    assert len(held_tokens(table, "Mira", "benny")) == 1


def test_hit_subtracts_its_damage_with_dice_that_may_be_typed() -> None:
    table = an_evening(SWORD, Trait("skills", "Sword", rank=5), foe=(Trait("defenses", "Hit Points", rank=20),))
    roll(table, 12, check="attack", damage="2d6", plus=3)
    asked = table.rules.dice_requests(Use(use="announce"))
    assert [die.size for die in asked] == [6, 6]
    do(table, Use(use="announce"), 4, 5)
    assert track_of(table, "Warden", "hp") == 8


def test_open_check_waits_and_has_its_effects_when_announced() -> None:
    table = an_evening(NIGHT, Trait("talents", "Sneak", rank=2))
    do(table, StartEncounter(kind="job", order=(who(table, "Mira"), who(table, "Rook"))))
    roll(table, 1, 2, trait="Sneak")
    do(table, NextTurn())
    assert track_of(table, "Mira", "trouble") == 0
    do(table, table.rules.waiting_checks()[0].command)
    said = do(table, Use(use="announce"))
    assert said.lower().count("a mess") == 1
    assert said.startswith("Mira, ")
    assert track_of(table, "Mira", "trouble") == 2
    assert len(table.campaign.tokens_at(HAND, "heat")) == 2
    assert table.campaign.character(who(table, "Mira")).has_condition("seen")
    assert table.rules.open_check() is None


def test_removing_a_character_closes_their_open_check() -> None:
    table = an_evening(NIGHT, Trait("talents", "Sneak", rank=2))
    roll(table, 6, 6, trait="Sneak")
    do(table, RemoveCharacter(character=who(table, "Mira")))
    assert table.rules.open_check() is None
    assert resolved(table) == []


def test_shared_token_can_be_taken_and_lent() -> None:
    table = an_evening(NIGHT)
    (shared,) = table.campaign.tokens_at(pool_place("table"), "edge")
    result = table.rules.drop_result((shared.id,), character_place(who(table, "Mira")))
    assert isinstance(result.command, MoveToken)
    do(table, result.command)
    assert len(held_tokens(table, "Mira", "edge")) == 3
    held = held_tokens(table, "Mira", "edge")[:1]
    result = table.rules.drop_result(held, character_place(who(table, "Rook")))
    (lend,) = result.offers
    assert result.message == "Edge to Rook"
    assert (lend.command.use, lend.refusal) == ("lend", "")
    do(table, lend.command)
    assert (len(held_tokens(table, "Mira", "edge")), len(held_tokens(table, "Rook", "edge"))) == (2, 3)


def test_tokens_dropped_together_move_as_one_action() -> None:
    """Before, only the first one moved."""
    table = an_evening(NIGHT)
    for _ in range(2):
        do(table, AddToken(kind="edge", place=pool_place("table")))
    lying = [token.id for token in table.campaign.tokens_at(pool_place("table"), "edge")]
    result = table.rules.drop_result(tuple(lying), character_place(who(table, "Mira")))
    assert result.message == "3 Edges to Mira"
    preview = table.rules.drop_preview(tuple(lying), character_place(who(table, "Mira")))
    assert preview.message == "3 Edges to Mira", "it said so twice"
    assert result.command is not None
    held = len(held_tokens(table, "Mira", "edge"))
    do(table, result.command)
    assert len(held_tokens(table, "Mira", "edge")) == held + 3
    table.undo()
    assert len(held_tokens(table, "Mira", "edge")) == held


def test_targeted_use_is_offered_only_on_a_drop() -> None:
    table = an_evening(HEARTH)
    (fear,) = table.campaign.tokens_at(HAND, "fear")
    (dread,) = table.rules.drop_result((fear.id,), character_place(who(table, "Mira"))).offers
    do(table, dread.command)
    assert track_of(table, "Mira", "stress") == 1
    hope = held_tokens(table, "Mira", "hope")[:1]
    result = table.rules.drop_result(hope, character_place(who(table, "Mira")))
    assert result.message == "Mira: Use Hope"
    assert [offer.command.use for offer in result.offers] == ["experience", "helped", "great-deed"]
    with pytest.raises(Refused, match=r"^You can't use Hope there\.$"):
        table.rules.drop_result(hope, character_place(who(table, "Rook")))


def test_gm_pays_from_the_hand_and_everyone_is_affected() -> None:
    table = an_evening(NIGHT)
    assert reason_of(table, Use(use="alarm", by=who(table, "Warden"))) == because(
        refusals.USE_TOO_DEAR, use="Raise the alarm", cost="3 Heat", name="Warden"
    )
    for _ in range(3):
        roll(table, 3, trait="Sneak", more=1)
        do(table, Use(use="announce"))
    heat = table.campaign.tokens_at(HAND, "heat")
    assert len(heat) == 3
    do(table, Use(use="alarm", tokens=tuple(token.id for token in heat)))
    assert (track_of(table, "Mira", "trouble"), track_of(table, "Rook", "trouble")) == (4, 1)


def test_token_on_the_check_shows_its_effect() -> None:
    table = an_evening(NIGHT, Trait("talents", "Sneak", rank=2))
    roll(table, 3, 4, trait="Sneak")
    token = held_tokens(table, "Mira", "edge")[0]
    result = table.rules.drop_result((token,), OnCheck(draft(table, trait="Sneak")))
    assert [offer.command.use for offer in result.offers] == ["as-planned", "one-more"]
    rows = {row.offer.command.use: Fraction(row.success.exact) for row in table.rules.check_rows(draft(table))}
    assert rows == {"one-more": Fraction(1, 3), "as-planned": Fraction(5, 9)}


@pytest.mark.parametrize("is_rolled", [False, True])
def test_shared_token_dropped_on_the_check_is_spent(is_rolled: bool) -> None:
    """Before, the hero's own token was spent instead, and the log did not say who paid."""
    table = an_evening(NIGHT, Trait("talents", "Sneak", rank=2))
    if is_rolled:
        roll(table, 3, 4, trait="Sneak")
    (shared,) = table.campaign.tokens_at(pool_place("table"), "edge")
    result = table.rules.drop_result((shared.id,), OnCheck(draft(table, trait="Sneak")))
    more = next(offer for offer in result.offers if offer.command.use == "one-more")
    assert more.refusal == ""
    assert "Shared edges: −1 Edge." in do(table, more.command, *([6] if is_rolled else []))
    assert table.campaign.tokens_at(pool_place("table"), "edge") == ()
    assert len(held_tokens(table, "Mira", "edge")) == 2


@pytest.mark.parametrize("is_rolled", [False, True])
def test_spending_anothers_token_on_a_check_is_refused(is_rolled: bool) -> None:
    """Before, Rook's Edge was dropped on Mira's check, and Mira's own was offered for it."""
    table = an_evening(NIGHT, Trait("talents", "Sneak", rank=2))
    if is_rolled:
        roll(table, 3, 4, trait="Sneak")
    with pytest.raises(Refused, match=r"^Only Rook can spend that\.$"):
        table.rules.drop_result(held_tokens(table, "Rook", "edge")[:1], OnCheck(draft(table, trait="Sneak")))


@pytest.mark.parametrize(("faces", "counts"), [((4, 17), [False, True]), ((9, 9), [True, False])])
def test_die_that_is_not_kept_says_so(faces: tuple[int, int], counts: list[bool]) -> None:
    table = an_evening(SWORD, Trait("skills", "Stealth", rank=5))
    roll(table, *faces, check="check", trait="Stealth", roll="with advantage")
    shown = table.rules.open_check()
    assert shown is not None
    assert [die.ignored for die in shown.dice] == ["" if one else "a different die counts" for one in counts]


def test_each_die_of_a_roll_has_a_unique_name() -> None:
    """Before, faces typed by the dice's names were all stored for the last die."""
    table = an_evening(NIGHT, Trait("talents", "Sneak", rank=3))
    command = table.rules.check_form(draft(table, trait="Sneak")).command
    assert command is not None
    assert [die.name for die in table.rules.dice_requests(command)] == [f"Mira · d6 #{n}" for n in (1, 2, 3)]


def test_change_without_effect_has_no_row() -> None:
    table = an_evening(NIGHT, Trait("talents", "Sneak", rank=3))
    roll(table, 5, 5, 5, trait="Sneak")
    assert [row.offer.command.use for row in table.rules.check_rows(draft(table))] == ["as-planned"]


def test_initiative_is_rolled_as_the_file_says() -> None:
    table = an_evening(SWORD, Trait("abilities", "Dexterity", rank=3))
    order = (who(table, "Warden"), who(table, "Rook"), who(table, "Mira"))
    do(table, StartEncounter(kind="fight", order=order))
    do(table, Use(use="initiative"), 10, 12, 15)
    assert table.campaign.encounter is not None
    assert table.campaign.encounter.active == who(table, "Mira")


def test_crowd_rolls_initiative_once_unless_each_is_to_roll() -> None:
    said = []
    for inputs, faces in (({}, (12, 15)), ({"each": True}, (12, 15, 4, 9))):
        table = an_evening(SWORD)
        do(table, AddCharacters(characters=tuple(a_foe(f"Rat {number}") for number in (1, 2, 3))))
        order = tuple(who(table, name) for name in ("Rook", "Rat 1", "Rat 2", "Rat 3"))
        do(table, StartEncounter(kind="fight", order=order))
        said.append(do(table, Use(use="initiative", inputs=inputs), *faces))
    assert said == [
        "Initiative, d20 + Dexterity: Rat ×3: 15, Rook 12.",
        "Initiative, d20 + Dexterity: Rat 1 15, Rook 12, Rat 3 9, Rat 2 4.",
    ]


def test_summary_says_where_tokens_came_from_and_went() -> None:
    table = an_evening(HEARTH)
    roll(table, 9, 4, check="action", against=11)
    do(table, Use(use="announce"))
    do(table, Use(use="great-deed", by=who(table, "Mira")))
    said = to_markdown(summarize(table.history.open_chapter.opening, table.history.open_chapter.entries))
    assert "By hand" not in said
    for word in ("Dealt", "A great deed", "Success with Hope"):
        assert word in said


def test_summary_lists_pool_tokens_for_the_next_session() -> None:
    """The pool keeps its tokens, but the summary left them out of what the next session starts with."""
    table = an_evening(NIGHT)
    do(table, EndSession())
    said = to_markdown(summarize(table.history.open_chapter.opening, table.history.open_chapter.entries))
    assert "Shared edges: 1 Edge" in said.replace("*", "")


def test_gift_without_room_is_logged() -> None:
    """Before, the outcome gave less than it says, and the log did not mention it."""
    table = an_evening(NIGHT, Trait("talents", "Sneak", rank=2))
    for _ in range(3):
        give(table, "edge")
    roll(table, 5, 6, 5, trait="Sneak", more=1)
    assert do(table, Use(use="announce")) == "A clean job. Mira already has the maximum number of Edges."
    assert len(held_tokens(table, "Mira", "edge")) == 5

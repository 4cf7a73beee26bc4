"""Tests of what a line suggests in each game, and of checks that wait when another attack is typed."""

from collections.abc import Callable

import pytest

from gmtracker.app import App
from gmtracker.engine.campaign import character_place
from gmtracker.engine.check.waiting_checks import WAITING
from gmtracker.engine.commands import (
    EndEncounter,
    SetTrack,
    StartEncounter,
    Use,
)
from gmtracker.engine.decision import DecisionResult
from gmtracker.engine.table import Table
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.command_line.query import FillInUse, PrepareCheck, RunCommand
from gmtracker.ui.command_line.search import correct_misread
from tests.builders import humans_and_heroes, shattered_spheres, torg_eternity, vagabond
from tests.builders.campaigns import do
from tests.windows.finder import at, check_typed, command_of, first, first_found, found, used, who
from tests.windows.main_window import Stage


def test_possibility_is_spent_on_the_characters_own_open_test(stage: Stage) -> None:
    app = at(stage, "torg-eternity")
    wren = who(app, "Wren")
    assert first_found(app, "possibility wren").refused
    form = app.bridge.rules.check_form(check_typed(app, "check wren"))
    assert form.command is not None
    app.bridge.dispatch(form.command, {request.role: 7 for request in app.bridge.rules.dice_requests(form.command)})
    finding = first_found(app, "possibility wren")
    assert (used(finding).use, used(finding).by) == ("possibility", wren)


@pytest.mark.parametrize(("typed", "left"), [("+2", 5), ("−1", 2), ("=1", 1), ("-9", 0)])
def test_token_without_a_pool_is_changed_by_number(stage: Stage, typed: str, left: int) -> None:
    app = at(stage, "dust-and-thunder")
    finding = first(app, f"benny ada {typed}")
    assert finding.name == f"Ada Wells: Bennies 3 → {left}"
    app.bridge.dispatch(command_of(finding))
    assert app.bridge.shown.tokens_held(who(app, "Ada")) == left


def test_token_cannot_be_taken_from_empty_hands(stage: Stage) -> None:
    app = at(stage, "dust-and-thunder")
    app.bridge.dispatch(command_of(first(app, "benny ada =0")))
    assert first(app, "benny ada -1").message == "Ada Wells has none."
    assert first(app, "benny ada +9999").refused


def test_luck_is_spent_by_name(stage: Stage) -> None:
    app = at(stage, "vagabond")
    odo = who(app, "Odo")
    finding = first_found(app, "luck odo")
    assert (used(finding).use, used(finding).by) == ("favor", odo)
    assert used(finding).tokens[0] in {token.id for token in app.bridge.shown.tokens_at(character_place(odo))}


def test_hero_named_alone_acts_and_is_no_target(stage: Stage) -> None:
    """Before, “counter anvil” suggested first another hero's counter against Anvil."""
    app = at(stage, "humans-and-heroes")
    finding = first(app, "counter anvil", "Doctor Halcyon")
    assert isinstance(finding.action, PrepareCheck)
    assert (finding.action.draft.by, finding.action.draft.on) == (who(app, "Anvil"), "")


def test_exact_word_comes_before_words_that_start_alike(stage: Stage) -> None:
    """Before, “Restore…”, which is for files, came before the rest in play."""
    app = at(stage, "vagabond")
    assert used(first(app, "rest", "Odo Farrow")).use == "rest"
    assert WindowAction.RESTORE in [finding.action for finding in found(app, "rest", "Odo Farrow")]


@pytest.mark.parametrize("written", ["2d6+d4", "2d6", "7"])
def test_damage_is_typed_as_dice_or_as_a_number(stage: Stage, written: str) -> None:
    app = at(stage, "vagabond")
    finding = first_found(app, f"damage odo {written}")
    assert used(finding) == Use(use="damage", by=who(app, "Odo"), inputs={"damage": written})


@pytest.mark.parametrize("written", ["2d6+d4", "2d6", "d8!+2"])
@pytest.mark.parametrize("line", ["attack odo bog", "cast odo bog", "attack bog odo"])
def test_attack_takes_dice_in_their_usual_notation(stage: Stage, line: str, written: str) -> None:
    """Before, “2d6+d4” could not be read, and “2d6” only if a weapon had it."""
    app = at(stage, "vagabond")
    form = app.bridge.rules.check_form(check_typed(app, f"{line} {written}"))
    assert form.command is not None
    assert form.command.inputs["damage"] == written


def test_victory_point_is_spent_by_the_name_of_its_use(stage: Stage) -> None:
    app = at(stage, "humans-and-heroes")
    finding = first_found(app, "inspiration kestrel")
    assert (used(finding).use, used(finding).by) == ("inspiration", who(app, "Kestrel"))


def test_point_with_two_uses_asks_which(stage: Stage) -> None:
    """Seed 004, Heroic Feat: “the benefits of one rank of an advantage”, or an untrained check.

    Before, the point was spent immediately, on an advantage without a name. A Recover has a default answer.
    """
    app = at(stage, "humans-and-heroes")
    feat, recover = (first_found(app, f"{use} kestrel") for use in ("heroic feat", "recover"))
    assert isinstance(feat.action, FillInUse)
    assert (feat.action.use.use, feat.action.use.by) == ("heroic-feat", who(app, "Kestrel"))
    assert used(recover).use == "recover"


@pytest.mark.parametrize(
    ("game", "line", "track", "value"),
    [
        ("torg-eternity", "shock amara +2", "shock", 2),
        ("vagabond", "hp wenna -3", "hp", 6),
        ("humans-and-heroes", "hp anvil 4", "hp", 4),
    ],
)
def test_track_is_set_in_the_words_of_its_game(stage: Stage, game: str, line: str, track: str, value: int) -> None:
    app = at(stage, game)
    finding = first_found(app, line)
    assert finding.action == RunCommand(SetTrack(character=who(app, line.split()[1].title()), track=track, value=value))


@pytest.mark.parametrize(
    ("game", "line", "use", "asks"),
    [
        ("torg-eternity", "new act", "new-act", False),
        ("vagabond", "set countdown", "set-countdown", True),
        ("vagabond", "roll countdown", "roll-countdown", False),
        ("humans-and-heroes", "new game day", "new-day", False),
        ("humans-and-heroes", "initiative", "initiative", False),
    ],
)
def test_use_for_the_whole_table_is_found_without_a_name(
    stage: Stage, game: str, line: str, use: str, asks: bool
) -> None:
    finding = first_found(at(stage, game), line)
    wish = Use(use=use)
    assert finding.action == (FillInUse(wish) if asks else RunCommand(wish))
    assert finding.message


def test_use_takes_the_answer_named_in_the_line(stage: Stage) -> None:
    """Before, the panel that asks for it opened anyway."""
    app = at(stage, "humans-and-heroes")
    effort = Use(use="extra-effort", by=who(app, "Kestrel"), inputs={"benefit": "bonus"})
    assert first(app, "extra effort kestrel bonus").action == RunCommand(effort)
    earned = Use(use="earn", by=who(app, "Kestrel"), inputs={"how": "heroism"})
    assert first(app, "heroism kestrel").action == RunCommand(earned)


def test_answer_that_needs_text_opens_its_form_filled_in(stage: Stage) -> None:
    """Before, nothing was found; with the effort's name it was refused for lack of a power that a line cannot give."""
    app = at(stage, "humans-and-heroes")
    kestrel = who(app, "Kestrel")
    app.bridge.dispatch(EndEncounter())
    app.bridge.dispatch(StartEncounter(kind="conflict", order=(kestrel,)))
    stunt = Use(use="extra-effort", by=kestrel, inputs={"benefit": "stunt"})
    for line in ("stunt kestrel", "effort stunt kestrel"):
        assert first(app, line).action == FillInUse(stunt)


def outside_the_fight(stage: Stage) -> App:
    """Return the app without an encounter, with Kestrel fatigued."""
    app = at(stage, "humans-and-heroes")
    app.bridge.dispatch(EndEncounter())
    return app


def test_resistance_asks_against_what_before_it_is_paid(stage: Stage) -> None:
    """Seed 004, Resistance: “any single ongoing effect or condition”.

    Before, the effort was made immediately, against nothing, and cost a step of fatigue.
    """
    app = outside_the_fight(stage)
    resists = Use(use="extra-effort", by=who(app, "Kestrel"), inputs={"benefit": "resistance"})
    for line in ("resistance kestrel", "extra effort kestrel resistance"):
        assert first(app, line).action == FillInUse(resists)


@pytest.mark.parametrize("line", ["resistance kestrel fatigued", "fatigued resistance kestrel", "effort kes resi fati"])
def test_several_answers_in_a_line_are_combined(stage: Stage, line: str) -> None:
    """Before, “resistance” with a condition found nothing, although alone it was an extra effort."""
    app = outside_the_fight(stage)
    inputs = {"benefit": "resistance", "resists": "fatigued"}
    finding = first(app, line)
    assert used(finding) == Use(use="extra-effort", by=who(app, "Kestrel"), inputs=inputs)
    assert not finding.refused


def test_word_of_the_use_is_not_an_answer_too(stage: Stage) -> None:
    """“extra effort dazed kestrel” does not ask for “Retry: one that needs an effort”."""
    app = outside_the_fight(stage)
    asked = [
        one.action.command for one in found(app, "extra effort dazed kestrel") if isinstance(one.action, RunCommand)
    ]
    assert asked == [Use(use="extra-effort", by=who(app, "Kestrel"), inputs={"resists": "dazed"})]


def test_impossible_resistance_gives_the_reason(stage: Stage) -> None:
    """Before, the message said that nothing is called “resistance”."""
    app = outside_the_fight(stage)
    assert first(app, "resistance anvil fatigued").message == "Anvil is not fatigued."
    asked = (app.bridge, app.window.actions_of_play)
    assert correct_misread(*asked, "resistance anvil cursd", None)[0].name == "Nothing here is called “cursd”."
    told, form = correct_misread(*asked, "resistance anvil battered", None)[:2]
    assert told.name == "“battered” doesn't make sense here."
    assert isinstance(form.action, FillInUse)


def a_vagabonds_roll(face: int = 18) -> Table:
    table = vagabond.a_fight()
    do(table, vagabond.check(table, "Aila", "Ogre", kind="attack", damage="d8"), face)
    return table


def a_vagabonds_hit(*damage: int) -> Table:
    table = a_vagabonds_roll()
    do(table, Use(use="announce"))
    if damage:
        do(table, Use(use="roll-damage"), *damage)
    return table


def a_knights_hit(*first: int) -> Table:
    table = torg_eternity.hit(*first)
    torg_eternity.announce(table)
    return table


def a_roll_in_shattered_spheres() -> Table:
    table = shattered_spheres.an_ambush()
    do(table, shattered_spheres.attack(table, "Mira", "Warden", shattered_spheres.an_attack()), 15)
    return table


def harm_in_shattered_spheres() -> Table:
    table = a_roll_in_shattered_spheres()
    shattered_spheres.announce(table)
    do(table, shattered_spheres.resist(table, "Warden", "Mira", shattered_spheres.a_resistance()), 1)
    shattered_spheres.announce(table)
    return table


def harm_of_a_hero() -> Table:
    table = humans_and_heroes.a_conflict()
    humans_and_heroes.a_hit(table)
    humans_and_heroes.resisted(table, 1, 1, 1)
    return table


@pytest.mark.parametrize(
    ("made", "line"),
    [
        (a_vagabonds_hit, "attack bram ogre"),
        (lambda: a_vagabonds_hit(5), "attack bram ogre"),
        (lambda: a_knights_hit(19), "attack tomas brute"),
        (lambda: a_knights_hit(11), "attack tomas brute"),
        (harm_in_shattered_spheres, "attack rook warden"),
        (harm_of_a_hero, "attack mira warden"),
        (a_vagabonds_roll, "attack bram ogre"),
        (lambda: torg_eternity.hit(19), "attack tomas brute"),
        (lambda: torg_eternity.hit(11), "attack tomas brute"),
        (a_roll_in_shattered_spheres, "attack rook warden"),
    ],
)
def test_check_waits_in_any_game_when_another_attack_is_rolled(
    stage: Stage, made: Callable[[], Table], line: str
) -> None:
    """Before, the open check was dropped."""
    app, table = stage.window(), made()
    app.bridge.open(table)
    action, open_check = first(app, line).action, table.rules.open_check()
    assert isinstance(action, PrepareCheck)
    assert open_check is not None
    command = table.rules.check_form(action.draft).command
    assert command is not None
    outcome = table.rules.trial(command).outcome
    assert isinstance(outcome, DecisionResult)
    assert [one.id for one in outcome.after.procedures if one.kind == WAITING] == [open_check.id]


def test_check_without_dice_does_not_mention_a_roll(stage: Stage) -> None:
    """Before, a comparison of ranks said “Enter goes to its dice”, but it has none, and Enter did nothing."""
    app = stage.window()
    app.bridge.open(humans_and_heroes.a_conflict())
    rolled = app.bridge.rules.check_form(check_typed(app, "check mira")).command
    assert rolled is not None
    app.bridge.dispatch(rolled, {request.role: 2 for request in app.bridge.rules.dice_requests(rolled)})
    assert first(app, "check mira").message.startswith("Press Enter to type the dice")
    assert first(app, "comparison mira rook").message == "Press Enter to make the check"


@pytest.mark.parametrize(
    ("game", "line", "ends"),
    [
        ("sword-and-lantern", "hp hanna -99", "→ 0"),
        ("sword-and-lantern", "exhaustion hanna +9", "→ 6"),
        ("vagabond", "hp odo -40", "→ 0"),
        ("shattered-spheres", "stress mira −20", "→ 5"),  # the tokens that Mira holds
    ],
)
def test_change_beyond_the_end_of_a_track_stops_there(stage: Stage, game: str, line: str, ends: str) -> None:
    """Before, such a change was refused, so more damage than HP left had to be counted by the GM."""
    finding = first(at(stage, game), line)
    assert (finding.name[-3:], finding.refused) == (ends, False)


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("vagabond", "hp odo 400"),
        ("vagabond", "hp odo =400"),
        ("torg-eternity", "shock amara +20"),
        ("torg-eternity", "wounds amara +20"),
        ("shattered-spheres", "stress mira +20"),
    ],
)
def test_set_value_beyond_the_end_and_overflow_with_a_meaning_are_refused(stage: Stage, game: str, line: str) -> None:
    """Torg Eternity and Shattered Spheres have rules for Shock, Wounds and loads beyond the limit."""
    assert first(at(stage, game), line).refused

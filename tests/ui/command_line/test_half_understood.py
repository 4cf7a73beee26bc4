"""Tests that a line is understood completely, asked about or refused, and that unused text never becomes data."""

from dataclasses import dataclass

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gmtracker.app import App
from gmtracker.engine.batches import combine_commands
from gmtracker.engine.campaign import Expiry, pool_place
from gmtracker.engine.commands import (
    AddCharacters,
    AddNote,
    AddToken,
    AnyCommand,
    CommandBatch,
    EndEncounter,
    NextTurn,
    RollDice,
    SetAside,
    SetCondition,
    SetMarker,
    SetPlayerVisibility,
    SetPresent,
    SetTrack,
    StartEncounter,
    StartSession,
    Use,
)
from gmtracker.engine.events import Noted
from gmtracker.engine.ids import CharacterId
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.command_line.query import FillInUse, OpenSample, PrepareCheck, Retype, RunCommand, Suggestion
from gmtracker.ui.command_line.search import LONGEST_LINE, correct_misread, find
from gmtracker.ui.session.panels import UsePanel
from tests.builders.campaigns import a_foe, a_hero
from tests.builders.shattered_spheres import an_ambush
from tests.windows.finder import at, check_typed, command_of, first, found, who
from tests.windows.main_window import Stage
from tests.windows.widgets import Key, activate, focused, press


@pytest.fixture
def app(stage: Stage) -> App:
    """Return the app with a fight of the sample's heroes in progress; Mira acts."""
    app = stage.sample()
    heroes = tuple(hero.id for hero in app.bridge.shown.heroes())
    app.bridge.dispatch(StartSession(present=heroes))
    app.bridge.dispatch(StartEncounter(kind="combat", order=heroes))
    return app


@dataclass
class _Rounds:
    """Builds the expiry of a marker set in Mira's turn."""

    app: App

    def after(self, rounds: int) -> Expiry:
        return Expiry("rounds", character=who(self.app, "Mira"), skip=rounds - 1)


def own_conditions(app: App) -> list[str]:
    return [marker.text for marker in app.bridge.shown.own_markers(who(app, "Rook"))]


@pytest.mark.parametrize(
    ("words", "rounds"),
    [
        ("for 1 round", 1),
        ("for 3 turns", 3),
        ("for a turn", 1),
        ("3 rounds", 3),
        ("two rounds", 2),
        ("for 1 minute", 10),
        ("2 minutes", 20),
        ("for two rounds", 2),
        ("for a round", 1),
        ("for one round", 1),
        ("for the next 3 rounds", 3),
        ("for ３ rounds", 3),
    ],
)
@pytest.mark.parametrize("condition", ["cursed", "dazed"])
def test_length_of_time_is_counted_in_rounds(app: App, words: str, rounds: int, condition: str) -> None:
    """Before, it became the condition's name, and the condition never ended."""
    until, rook = _Rounds(app).after(rounds), who(app, "Rook")
    wish = command_of(first(app, f"condition rook {condition} {words}"))
    if condition == "cursed":
        assert wish == SetMarker(text="cursed", owner=rook, expiry=until)
    else:
        assert wish == SetCondition(character=rook, condition="dazed", expiry=until)
        assert command_of(first(app, f"dazed rook {words}")) == wish


@pytest.mark.parametrize("line", ["dazed rook for 2 turns", "condition rook hexed for 2 turns"])
def test_turns_are_explained_as_rounds(app: App, line: str) -> None:
    """Before, “for 2 turns” became “for 2 rounds” without a word."""
    assert "for 2 rounds" in first(app, line).name
    assert first(app, line).message == "Everyone has one turn in a round, so turns count as rounds."
    assert "count as" not in first(app, line.replace("turns", "rounds")).message


def test_condition_for_a_round_ends_after_one_round(app: App) -> None:
    app.bridge.dispatch(command_of(first(app, "condition rook hexed for 1 round")))
    for _ in app.bridge.shown.heroes():
        assert own_conditions(app) == ["hexed"]
        app.bridge.dispatch(NextTurn())
    assert own_conditions(app) == []


@pytest.mark.parametrize(
    ("words", "moment", "skip"),
    [
        ("until Mira's next turn starts", "turn-start", 0),
        ("until Mira's next turn begins", "turn-start", 0),
        ("until Mira's next turn ends", "turn-end", 1),
        ("until Mira's turn ends", "turn-end", 0),
        ("until the end of Mira's next turn", "turn-end", 1),
        ("until the beginning of Mira’s turn", "turn-start", 0),
    ],
)
def test_named_turn_ends_a_condition(app: App, words: str, moment: str, skip: int) -> None:
    until = Expiry(moment, character=who(app, "Mira"), skip=skip)  # type: ignore[arg-type]  # one of the moments
    rook = who(app, "Rook")
    assert command_of(first(app, f"condition rook cursed {words}")) == SetMarker(
        text="cursed", owner=rook, expiry=until
    )
    dazed = SetCondition(character=rook, condition="dazed", expiry=until)
    assert command_of(first(app, f"dazed rook {words}")) == dazed


@pytest.mark.parametrize(
    ("words", "moment"),
    [("for the encounter", "encounter-end"), ("until combat is over", "encounter-end"), ("for the round", "round-end")],
)
def test_whole_encounter_or_round_ends_a_condition(app: App, words: str, moment: str) -> None:
    until = Expiry(moment)  # type: ignore[arg-type]  # one of the moments
    wish = command_of(first(app, f"condition rook cursed {words}"))
    assert wish == SetMarker(text="cursed", owner=who(app, "Rook"), expiry=until)


@pytest.mark.parametrize(
    "words",
    [
        *("for 3 days", "for an hour", "3 hours", "for 3", "for several rounds", "for 3 rounds or so"),
        *("until dawn", "until the end", "until Mira returns", "until", "for 0 minutes", "3 rounds for fun"),
    ],
)
@pytest.mark.parametrize("start", ["condition rook cursed", "dazed rook", "condition rook dazed"])
def test_time_that_cannot_be_read_is_refused(app: App, start: str, words: str) -> None:
    if (start, words) == ("dazed rook", "3 rounds for fun"):
        return  # Nothing is found for this line.
    finding = first(app, f"{start} {words}")
    assert finding.refused
    assert "“" in finding.message or "Type a number" in finding.message


def test_minutes_outside_an_encounter_are_refused(app: App) -> None:
    app.bridge.dispatch(EndEncounter())
    assert first(app, "condition rook cursed for 1 minute").message == "No encounter is in progress."


def test_no_time_after_for_is_text(app: App) -> None:
    wish = SetMarker(text="wanted for murder", owner=who(app, "Rook"))
    assert command_of(first(app, "condition rook wanted for murder")) == wish


def test_counter_keeps_until_in_its_name_before_a_count(app: App) -> None:
    wish = SetMarker(text="days until dawn", count=3, hidden=True)
    assert command_of(first(app, "counter days until dawn 3")) == wish
    arrows = SetMarker(text="arrows", owner=who(app, "Rook"), count=12)
    assert command_of(first(app, "counter arrows for rook 12")) == arrows


@pytest.mark.parametrize(
    ("line", "right"),
    [("condition rok cursed", "condition Rook cursed"), ("counter arrows rok 12", "counter arrows Rook 12")],
)
def test_misspelled_name_is_asked_about(app: App, line: str, right: str) -> None:
    """Before, it became part of the text, on the current row."""
    asked, as_typed, *_ = found(app, line, "Mira")
    assert (asked.name, asked.action) == ("Do you mean Rook?", Retype(right))
    assert isinstance(command_of(as_typed), SetMarker)


def test_misspelled_second_name_is_refused(app: App) -> None:
    assert first(app, "condition rook and mria cursed").refused


@pytest.mark.parametrize("typed", ["lukasz", "ŁUKASZ", "łuka", "lu\u200bkasz", "ｌｕｋａｓｚ"])
def test_name_is_found_without_its_accents(app: App, typed: str) -> None:
    """Before, “lukasz sick” became a condition of the current row."""
    app.bridge.dispatch(AddCharacters(characters=(a_hero("Łukasz"),)))
    wish = SetMarker(text="sick", owner=who(app, "Łukasz"))
    assert command_of(first(app, f"condition {typed} sick", "Mira")) == wish
    assert command_of(first(app, f"dazed {typed}")) is not None


def test_twelve_characters_are_added_with_their_traits(app: App) -> None:
    wish = command_of(first(app, "add guard x12 close combat 4 toughness 3"))
    assert isinstance(wish, AddCharacters)
    assert (len(wish.characters), wish.characters[11].name, len(wish.characters[11].traits)) == (12, "Guard 12", 2)


REST_GAMES = {
    "shattered-spheres": "short-rest",
    "vagabond": "rest",
    "dust-and-thunder": "rest",
    "hearth-and-hollow": "short-rest",
    "sword-and-lantern": "long-rest",
}


@pytest.mark.parametrize("game", REST_GAMES)
@pytest.mark.parametrize("group", ["all", "heroes"])
def test_group_rests_in_every_game_with_a_rest(stage: Stage, game: str, group: str) -> None:
    app = at(stage, game)
    if app.bridge.shown.encounter is not None:
        app.bridge.dispatch(EndEncounter())
    heroes = {hero.id for hero in app.bridge.shown.heroes()}
    rests = [finding for finding in found(app, f"rest {group}") if finding.action is not None]
    assert rests
    wishes = group_use_of(rests[0])
    uses = wishes.commands if isinstance(wishes, CommandBatch) else (wishes,)
    assert all(isinstance(use, Use) and "rest" in use.use for use in uses)
    whom = {use.by for use in uses if isinstance(use, Use)}
    assert whom <= heroes if group == "heroes" else whom
    assert rests[0].refused or app.bridge.dispatch(wishes)


def group_use_of(finding: Suggestion) -> AnyCommand:
    """Return the command that a use of a group performs, immediately or when its form is left unchanged."""
    match finding.action:
        case FillInUse(use=use, others=others):
            return combine_commands([replace(use, by=one) for one in (use.by, *others)])
    wishes = command_of(finding)
    assert isinstance(wishes, CommandBatch | Use)
    return wishes


def test_group_rest_asks_what_to_remove(app: App, qtbot: QtBot) -> None:
    """Before, Enter took a Short Rest for every hero immediately, for Stress and without removing anything."""
    app.bridge.dispatch(EndEncounter())
    heroes = app.bridge.shown.heroes()
    entries = len(app.bridge.entries())
    activate(qtbot, app.window)
    app.window.line.start_line("rest all")
    press(Key.Key_Return)
    assert len(app.bridge.entries()) == entries
    panel = app.window.side.panel
    assert isinstance(panel, UsePanel)
    assert panel.windowTitle() == f"Short Rest: {len(heroes)} characters"
    panel.main_button.click()
    rested = [event.about for event in app.bridge.entries()[-1].events if isinstance(event, Noted)]
    assert {*rested} == {hero.id for hero in heroes}


def test_group_rest_names_those_who_cannot_rest(app: App) -> None:
    app.bridge.dispatch(EndEncounter())
    app.bridge.dispatch(SetCondition(character=who(app, "Tam"), condition="dead"))
    for finding in found(app, "rest heroes"):
        wishes = group_use_of(finding)
        assert isinstance(wishes, CommandBatch)
        whom = {use.by for use in wishes.commands if isinstance(use, Use)}
        assert who(app, "Tam") in whom or finding.message == "Not for Tam Oakes."


def test_group_of_one_is_called_by_name(app: App) -> None:
    """Before, it was “Short Rest: 1 characters”."""
    app.bridge.dispatch(EndEncounter())
    for hero in app.bridge.shown.heroes():
        if hero.name != "Tam Oakes":
            app.bridge.dispatch(SetPresent(character=hero.id, present=False))
    assert first(app, "short rest heroes").name == "Short Rest: Tam Oakes…"
    assert first(app, "stress heroes +1").name == "Stress of Tam Oakes: +1"


def test_group_is_set_as_one_action(app: App) -> None:
    wish = command_of(first(app, "stress heroes +1"))
    assert isinstance(wish, CommandBatch)
    assert all(isinstance(one, SetTrack) for one in wish.commands)
    dazed = command_of(first(app, "dazed heroes for 2 rounds"))
    assert isinstance(dazed, CommandBatch)


def whom(app: App, finding: Suggestion) -> set[str]:
    """Return the names of those for whom a suggestion sets a track or a condition."""
    wish = command_of(finding)
    wishes = wish.commands if isinstance(wish, CommandBatch) else (wish,)
    set_for = [one.character for one in wishes if isinstance(one, SetTrack | SetCondition)]
    return set(map(app.bridge.shown.character_name, set_for))


@pytest.mark.parametrize("line", ["stress heroes +1", "dazed heroes for 2 rounds"])
def test_group_leaves_out_those_who_are_out(app: App, line: str) -> None:
    """Before, everyone was meant, so the dead took Stress, too, and nothing said so."""
    heroes = {hero.name for hero in app.bridge.shown.heroes()}
    app.bridge.dispatch(SetCondition(character=who(app, "Tam"), condition="dead"))
    standing, everyone = found(app, line)[:2]
    assert whom(app, standing) == heroes - {"Tam Oakes"}
    assert standing.message.startswith("Not for Tam Oakes. Mira Vance: ")
    assert whom(app, everyone) == heroes
    assert everyone.message.startswith("Mira Vance: ")


def test_selected_rows_leave_out_those_who_are_refused(app: App) -> None:
    """Before, the refusal of one refused all, and the others were not offered."""
    mira, rook = who(app, "Mira"), who(app, "Rook")
    finding = find(app.bridge, app.window.actions_of_play, "stress +6", mira, (mira, rook))[0]
    assert finding.name == "Stress of Rook Adeyemi: +6"
    assert finding.message == (
        "Not for Mira Vance. Held tokens count too, so 6 stones would take Mira Vance over 10 Stress. "
        "Rook Adeyemi: Stress 3 → 9"
    )
    assert whom(app, finding) == {"Rook Adeyemi"}
    assert app.bridge.dispatch(command_of(finding))


def test_group_condition_ends_on_those_who_are_out(app: App) -> None:
    heroes = {hero.name for hero in app.bridge.shown.heroes()}
    for hero in app.bridge.shown.heroes():
        app.bridge.dispatch(SetCondition(character=hero.id, condition="dying"))
    assert whom(app, first(app, "end dying heroes")) == heroes
    app.bridge.dispatch(SetCondition(character=who(app, "Tam"), condition="dying", on=False))
    assert whom(app, first(app, "dead heroes")) == heroes


def test_group_names_fallen_crowd_once(stage: Stage) -> None:
    app = at(stage, "vagabond")
    thugs = tuple(a_foe(f"Thug {number}") for number in range(1, 5))
    app.bridge.dispatch(AddCharacters(characters=thugs))
    for thug in thugs[:3]:
        app.bridge.dispatch(SetCondition(character=who(app, thug.name), condition="dead"))
    assert "Thug ×3." in first(app, "hp all -1").message


@pytest.mark.parametrize(
    "game",
    ["shattered-spheres", "torg-eternity", "vagabond", "humans-and-heroes", "night-crew"],
)
def test_foe_is_hidden_and_shown(stage: Stage, game: str) -> None:
    app = at(stage, game)
    foe = next(one for one in app.bridge.shown.active_characters() if one.side == "opposition")
    hide = SetPlayerVisibility(character=foe.id, seen="nothing")
    assert command_of(first(app, f"hide {foe.name}")) == hide
    app.bridge.dispatch(hide)
    assert command_of(first(app, f"show {foe.name}")) == SetPlayerVisibility(character=foe.id, seen="name")
    app.bridge.dispatch(SetPlayerVisibility(character=foe.id, seen="all"))
    assert command_of(first(app, f"show {foe.name}")) == SetPlayerVisibility(character=foe.id, seen="all")


def test_percent_check_takes_its_number(app: App) -> None:
    action = first(app, "percent rook 45").action
    assert isinstance(action, PrepareCheck)
    assert dict(action.draft.values)["chance"] == 45


@pytest.mark.parametrize("line", ["stress rook + 2", "stress rook +2", "stress rook + ２"])
def test_sign_can_be_apart_from_its_number(app: App, line: str) -> None:
    assert command_of(first(app, line)) == command_of(first(app, "stress rook +2"))


def test_skill_alone_is_a_check(stage: Stage) -> None:
    app = at(stage, "vagabond")
    short, whole = first(app, "influence odo").action, first(app, "check odo influence").action
    assert isinstance(short, PrepareCheck)
    assert short == whole
    assert first(app, "influence", "Odo").action == whole


@pytest.mark.parametrize("line", ["torg", "open torg", "sample torg", "torg eternity sample"])
def test_game_name_opens_its_sample(stage: Stage, line: str) -> None:
    app = stage.window()
    finding = first(app, line)
    assert (finding.name, finding.action) == ("Open sample: Torg Eternity", OpenSample("torg-eternity"))
    app.window.line.chosen.emit(finding.action)
    assert app.bridge.shown.ruleset == "torg-eternity"


def test_presence_is_asked_about_and_set(app: App) -> None:
    rook = who(app, "Rook")
    rows = found(app, "At the table tonight")
    assert all(isinstance(row.action, Retype) for row in rows)
    assert [row.action for row in rows if "Rook" in row.name] == [Retype("away Rook Adeyemi")]
    away = SetPresent(character=rook, present=False)
    assert command_of(first(app, "away rook")) == away
    app.bridge.dispatch(away)
    for line in ("present rook", "at the table tonight rook", "present this session rook"):
        assert command_of(first(app, line)) == SetPresent(character=rook, present=True)
    assert first(app, "away rook").message == "Rook Adeyemi is already absent."


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("shattered-spheres", "spend tam"),
        ("humans-and-heroes", "spend kestrel"),
        ("vagabond", "spend odo"),
        ("night-crew", "spend minka"),
        ("sword-and-lantern", "spend pell"),
    ],
)
def test_spending_without_a_use_asks_first(stage: Stage, game: str, line: str) -> None:
    """Before, Enter spent a Fate stone of the party."""
    app = at(stage, game)
    question, *choices = found(app, line)
    assert (question.action, question.refused) == (None, False)
    assert any(choice.action is not None for choice in choices)


def test_enter_on_an_incomplete_line_spends_nothing(app: App, qtbot: QtBot) -> None:
    with qtbot.waitActive(app.window):
        app.window.show()
        app.window.activateWindow()
    entries = len(app.bridge.entries())
    app.window.line.start_line("spend tam")
    QTest.keyClick(app.window.line.field, Qt.Key.Key_Return)
    assert (len(app.bridge.entries()), app.window.line.field.text()) == (entries, "spend tam")


@pytest.mark.parametrize("line", ["counter or clock", "counter or", "Counter or clock "])
def test_action_name_does_not_create_a_counter(app: App, line: str) -> None:
    """Before, it created a counter named “or clock”."""
    assert first(app, line).action is WindowAction.COUNTER
    assert not any(_makes_marker(finding) for finding in found(app, line))


def _makes_marker(finding: Suggestion) -> bool:
    return isinstance(getattr(finding.action, "command", None), SetMarker)


@pytest.mark.parametrize("line", ["2d6+-1", "4d6k3", "4d6dl1", "-2d6"])
def test_dice_in_other_notations_are_rolled(app: App, line: str) -> None:
    assert command_of(first(app, line)) == RollDice(notation=line)


@pytest.mark.parametrize("line", ["3d6*2", "2d6!!", "4d6k9", "2d6 + d"])
def test_dice_that_cannot_be_rolled_give_the_reason(app: App, line: str) -> None:
    finding = first(app, line)
    assert finding.refused
    assert "No matches" not in finding.name


def test_long_line_is_refused_and_long_note_kept_whole(app: App) -> None:
    """Before, 90 kB of text blocked the window for seconds."""
    for text in ("xyzzy plugh " * 8_000, "condition rook cursed " * 4_000):
        (finding,) = found(app, text)
        assert (finding.refused, str(LONGEST_LINE) in finding.message) == (True, True)
    note = "rain " * 900
    (finding,) = find(app.bridge, app.window.actions_of_play, f"note {note}", CharacterId(""))
    assert command_of(finding) == AddNote(text=note.strip())
    assert len(finding.name) < 300


def added(finding: Suggestion) -> list[tuple[str, str, str]]:
    """Return the name, player and side of each character that a suggestion adds."""
    command = command_of(finding)
    assert isinstance(command, AddCharacters)
    return [(one.name, one.player, one.side) for one in command.characters]


def test_player_in_parentheses_makes_a_hero(app: App) -> None:
    """Before, “add Vex (Eli)” added a foe with a player."""
    hero, foe = found(app, "add Vex (Eli)")
    assert added(hero) == [("Vex", "Eli", "heroes")]
    assert added(foe) == [("Vex (Eli)", "", "opposition")]
    assert added(first(app, "add Vex (Eli), Rat")) == [("Vex", "Eli", "heroes"), ("Rat", "", "opposition")]


@pytest.mark.parametrize(
    ("line", "made"),
    [
        ("add hero Vex (Eli)", [("Vex", "Eli", "heroes")]),
        ("add heroes Vex, Ash (Jo)", [("Vex", "", "heroes"), ("Ash", "Jo", "heroes")]),
        ("add foe Rat", [("Rat", "", "opposition")]),
        ("add foe Archer (left)", [("Archer (left)", "", "opposition")]),
    ],
)
def test_side_before_new_characters_is_used(app: App, line: str, made: list[tuple[str, str, str]]) -> None:
    """Before, “add hero Vex” added a foe called “Hero Vex”."""
    (finding,) = found(app, line)
    assert added(finding) == made


@pytest.mark.parametrize(("line", "act"), [("add hero", "ADD_HERO"), ("add opposition", "ADD_OPPOSITION")])
def test_side_alone_opens_the_form(app: App, line: str, act: str) -> None:
    assert [finding.action for finding in found(app, line)] == [WindowAction[act]]


def test_turn_of_the_next_character_is_started(app: App) -> None:
    """Before, “turn rook” suggested a Surge first, as one of its answers contains “the end of the next turn”."""
    for line in ("turn rook", "rook's turn", "rook turn"):
        (finding,) = found(app, line, "Mira")
        assert command_of(finding) == NextTurn()


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("turn mira", "It is already Mira Vance's turn."),
        ("turn tam", "Others act before Tam Oakes."),
        ("turn warden", "Warden Cassel is not in the turn order."),
    ],
)
def test_turn_that_cannot_start_gives_the_reason(app: App, line: str, why: str) -> None:
    (finding,) = found(app, line, "Mira")
    assert finding.refused
    assert finding.message.startswith(why)


def test_turn_of_character_who_acted_says_so(app: App) -> None:
    app.bridge.dispatch(NextTurn())
    assert first(app, "turn mira").message == "Mira Vance has already acted in this round."


@pytest.mark.parametrize("line", ["advantage rook", "next rook", "until rook"])
def test_inner_word_of_an_answer_names_no_use(app: App, line: str) -> None:
    """Before, “advantage rook” suggested a Surge that negates a foe's Advantage."""
    assert not [one for one in found(app, line) if one.name.startswith("Surge")]


def test_track_comes_before_a_use_that_is_not_named(app: App) -> None:
    """Before, “wound rook” healed a wound first."""
    app.bridge.dispatch(SetTrack(character=who(app, "Rook"), track="wounds", value=1))
    finding = first(app, "wound rook")
    assert (finding.action, finding.name) == (None, "Wounds of Rook Adeyemi")


def check_of(finding: Suggestion) -> tuple[CharacterId, CharacterId, dict[str, object]]:
    assert isinstance(finding.action, PrepareCheck), finding
    draft = finding.action.draft
    return draft.by, draft.on, dict(draft.values)


@pytest.mark.parametrize(
    ("game", "line", "acts", "target"),
    [
        ("shattered-spheres", "check tam athletics against warden", "Tam", "Warden"),
        ("shattered-spheres", "tam athletics vs. warden", "Tam", "Warden"),
        ("torg-eternity", "check ilse dodge against marsh", "Ilse", "Marsh"),
        ("vagabond", "check odo sneak against reed", "Odo", "Reed"),
        ("humans-and-heroes", "check kestrel athletics versus undertow", "Kestrel", "Undertow"),
    ],
)
def test_against_names_the_target_of_a_check(stage: Stage, game: str, line: str, acts: str, target: str) -> None:
    app = at(stage, game)
    by, on, _ = check_of(first(app, line))
    assert (by, on) == (who(app, acts), who(app, target))


def test_number_after_an_answer_completes_it(stage: Stage) -> None:
    """Before, “tam hazard 15” counted as a misspelled award."""
    app = at(stage, "shattered-spheres")
    for line in ("tam hazard 15", "check tam hazard 15"):
        _, _, values = check_of(first(app, line))
        assert values == {"kind": "resistance", "against": "obstacle", "level": 15}


@pytest.mark.parametrize(
    ("line", "values"),
    [
        ("check ilse find 12", {"difficulty": "12"}),
        ("find ilse dn 13", {"difficulty": "other", "dn": 13}),
    ],
)
def test_difficulty_is_typed_as_its_number(stage: Stage, line: str, values: dict[str, object]) -> None:
    app = at(stage, "torg-eternity")
    _, _, said = check_of(first(app, line))
    assert said == {"trait": "skills:Find", **values}


def test_name_and_number_award_and_roll_nothing(app: App) -> None:
    """Before, “mira 1” awarded a die that showed a 1."""
    assert not [one for one in found(app, "mira 1") if one.action is not None]


def test_number_on_two_kinds_of_dice_asks_which(app: App) -> None:
    """Before, Enter awarded the Triumph."""
    for kind in ("triumph", "tragedy"):
        app.bridge.dispatch(AddToken(kind=kind, place=pool_place("destiny"), value=6))
    question, *answers = found(app, "award 6 rook")
    assert (question.action, question.refused) == (None, False)
    assert {answer.name.split()[1] for answer in answers} == {"Triumph", "Tragedy"}
    assert first(app, "award 6 tragedy rook").name.startswith("Award Tragedy")


@pytest.mark.parametrize("line", ["unfinished", "unfinished rook", "rook acrobatics unfinished"])
def test_unfinished_check_is_found(app: App, line: str) -> None:
    """Before, only a click on the header's button led back to it."""
    form = app.bridge.rules.check_form(check_typed(app, "check rook acrobatics"))
    assert form.command is not None
    app.bridge.dispatch(form.command)
    app.bridge.dispatch(NextTurn())
    (waiting,) = app.bridge.rules.waiting_checks()
    assert command_of(first(app, line)) == waiting.command
    assert waiting.command in [command_of(one) for one in found(app, "") if isinstance(one.action, RunCommand)]


@pytest.mark.parametrize("line", ["unfinished", "unfinished rook", "unfinished check"])
def test_unfinished_check_that_is_shown_is_focused(app: App, line: str) -> None:
    """Before, the line meant nothing then, so the next digits were typed into it instead of the check."""
    form = app.bridge.rules.check_form(check_typed(app, "check rook acrobatics"))
    assert form.command is not None
    app.bridge.dispatch(form.command)
    assert first(app, line).action is WindowAction.CHECK


def test_name_of_a_character_set_aside_offers_to_bring_them_back(app: App) -> None:
    """Before, only “back tam” was understood, and “tam” matched nothing."""
    tam = who(app, "Tam")
    app.bridge.dispatch(SetAside(character=tam, benched=True))
    assert command_of(first(app, "tam")) == SetAside(character=tam, benched=False)
    assert command_of(first(app, "bring back tam")) == SetAside(character=tam, benched=False)


def test_number_of_a_use_is_named_or_refused(stage: Stage) -> None:
    """Before, “damage ilse 5” did not show the 5, and “damage ilse -5” opened a form without it."""
    app = at(stage, "torg-eternity")
    finding = first(app, "damage ilse 5")
    assert finding.name == "Take damage: Ilse Brandt, 5"
    assert command_of(finding) == Use(use="damage", by=who(app, "Ilse"), inputs={"damage": 5})
    assert found(app, "damage ilse -5") == ()


def test_keyboard_resumes_an_unfinished_check_from_what_is_owed(app: App, qtbot: QtBot) -> None:
    form = app.bridge.rules.check_form(check_typed(app, "check rook acrobatics"))
    assert form.command is not None
    app.bridge.dispatch(form.command)
    app.bridge.dispatch(NextTurn())
    activate(qtbot, app.window)
    app.window.characters.setFocus()
    button = app.window.header.owed
    assert button.isVisible()
    for _ in range(60):
        if button.hasFocus():
            break
        press(Key.Key_F6 if not app.window.header.isAncestorOf(focused()) else Key.Key_Tab)
    press(Key.Key_Space)
    press(Key.Key_Space)  # The first Space has opened the list, with the focus on its first item.
    assert app.bridge.rules.open_check() is not None
    assert not app.bridge.rules.waiting_checks()


@pytest.mark.parametrize("line", ["check tam lore", "check tam lore 15", "tam lore"])
def test_check_of_a_missing_trait_says_who_lacks_it(app: App, line: str) -> None:
    """Before, the line said only that its third word can't be read."""
    told = correct_misread(app.bridge, app.window.actions_of_play, line, None)[0]
    assert (told.name, told.message, told.refused) == ("Tam Oakes has no Lore.", "", True)


def test_refused_use_asks_for_its_die_before_an_override(app: App) -> None:
    """Before, Enter was refused without naming a die, and “Anyway” took one of five."""
    app.bridge.dispatch(AddCharacters(characters=(a_hero("Odo", traits=()),)))
    pool = next(pool for pool in app.bridge.shown.game.pools if "tragedy" in pool.tokens)
    for face in (6, 3, 2):
        app.bridge.dispatch(AddToken(kind="tragedy", place=pool_place(pool.key), value=face))
    lines = found(app, "hubris odo")
    assert (lines[0].action, lines[0].message) == (None, "Choose from the list, or keep typing.")
    assert all("Tragedy" in line.name for line in lines[1:3])


def test_spend_for_the_open_check_comes_first(stage: Stage) -> None:
    """Before, Inspiration and Recover came first, far above Improve Roll."""
    app = stage.window()
    app.bridge.open(an_ambush())
    roll = app.bridge.rules.check_form(check_typed(app, "attack mira warden")).command
    assert roll is not None
    assert app.bridge.dispatch(roll, {})
    choices = [line.name for line in found(app, "spend mira") if line.action is not None]
    assert choices[0].startswith("Improve Roll")


def test_joining_marks_a_late_hero_as_present(app: App) -> None:
    """Before, “join” was not known."""
    rook = who(app, "Rook")
    app.bridge.dispatch(SetPresent(character=rook, present=False))
    assert command_of(first(app, "join rook")) == SetPresent(character=rook, present=True)


@pytest.mark.parametrize("line", ["players roll", "own dice"])
def test_own_dice_are_found_in_the_house_rules(app: App, line: str) -> None:
    """Before, nothing was found for who rolls the dice."""
    assert first(app, line).action is WindowAction.HOUSE_RULES

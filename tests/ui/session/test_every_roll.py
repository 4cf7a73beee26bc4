"""Every roll of players' dice in every game: none is rolled before its faces were requested."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import gmtracker
from gmtracker.app import App, sample_file
from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Place, character_place, pool_place
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.commands import AnyCommand, Use
from gmtracker.engine.dice import DieRequest
from gmtracker.engine.game_spec import PLAYERS_ROLL
from gmtracker.engine.table import Table
from gmtracker.rulesets import built_in_ids, shipped_file_ids
from gmtracker.ui.widgets.dice_fields import DieField
from tests.builders.campaigns import do
from tests.builders.shattered_spheres import a_tilt_due, tilt_rolled
from tests.builders.thorough import thorough
from tests.ui.session.test_every_typed_die import with_dice
from tests.windows.main_window import BEFORE_THE_EVENING, Stage
from tests.windows.procedure_panel import begun

GAMES = (*built_in_ids(), *shipped_file_ids())
EVENINGS, STEPS = thorough(4), 30


def kind_of(command: AnyCommand) -> str:
    """Return the kind of a command, to tell one way to roll from another."""
    return command.use if isinstance(command, Use) else type(command).__name__


def has_dice_of_players(table: Table, command: AnyCommand) -> bool:
    """Whether a hero owns one of the dice, or no one does and they are not rolled for the opposition."""
    by = table.campaign.find_character(command.by) if isinstance(command, Use) else None
    is_of_foe = by is not None and by.side != "heroes"
    heroes = {hero.id for hero in table.campaign.heroes()}
    asked = table.rules.dice_requests(command)
    return any(die.owner.character in heroes if die.owner else not is_of_foe for die in asked)


def wishes(table: Table, random: Random) -> Iterator[AnyCommand]:
    """Yield commands that may be possible now, of every kind that can roll dice."""
    campaign, rules = table.campaign, table.rules
    people = [one.id for one in campaign.active_characters()]
    if campaign.session is None:
        yield c.StartSession(present=tuple(hero.id for hero in campaign.heroes()))
        return
    if campaign.encounter is None:
        yield c.StartEncounter(kind=campaign.game.encounters[0].key, order=tuple(people))
    else:
        yield c.NextTurn()
    yield from tokens_by_hand(table)
    for by, on in ((random.choice(people), random.choice(people)) for _ in range(6)):
        yield from checks(table, CheckDraft(by, on) if by != on else CheckDraft(by), random)
    opened = rules.open_check()
    if opened is not None:
        yield from (step.command for step in opened.steps)
        if opened.draft is not None:
            yield from checks(table, opened.draft, random)
            yield from (row.offer.command for row in rules.check_rows(opened.draft))
    yield from (row.offer.command for row in rules.check_rows(CheckDraft(random.choice(people)))[:8])
    yield from (offer.command for offer in (*rules.offers(), *rules.hidden_offers())[:12])
    view = rules.procedure_view()
    yield from (step.command for step in view.next_steps if step is not None) if view is not None else ()
    for use in random.sample(campaign.game.uses, min(6, len(campaign.game.uses))):
        found = next(with_dice(table, use), None)
        if found is not None:
            yield found


def tokens_by_hand(table: Table) -> Iterator[AnyCommand]:
    game, heroes = table.campaign.game, table.campaign.heroes()
    places: list[Place] = [*(pool_place(pool.key) for pool in game.pools), character_place(heroes[0].id)]
    yield from (c.AddToken(kind=kind.key, place=place) for kind in game.tokens for place in places)


def checks(table: Table, draft: CheckDraft, random: Random) -> Iterator[AnyCommand]:
    kind = table.rules.check_form(draft).kind
    if kind is not None and kind.options:
        draft = table.rules.check_form(draft).with_value(draft, kind.key, random.choice(kind.options).key)
    command = table.rules.check_form(draft).command
    if command is not None:
        yield command


def all_typed(table: Table, command: AnyCommand, random: Random) -> dict[str, int]:
    """Return a face for each requested die, and for the dice that these add."""
    faces: dict[str, int] = {}
    while missing := _without_faces(table.rules.dice_requests(command, faces), faces):
        faces |= {die.role: random.randint(1, die.size) for die in missing}
    return faces


def _without_faces(asked: tuple[DieRequest, ...], faces: Mapping[str, int]) -> list[DieRequest]:
    return [die for die in asked if die.role not in faces]


def no_roll(low: int, high: int) -> int:
    raise AssertionError(f"a d{high} was rolled that nobody was asked for")


def a_window(stage: Stage, game: str) -> App:
    """Return a window with the sample of a game, whose players roll their dice."""
    app = stage.unrolled(no_roll)
    app.document.open_sample(sample_file(game))
    app.window.show()
    app.bridge.dispatch(c.SetHouseRule(key=PLAYERS_ROLL.key, value=True))
    return app


def check_is_asked_for(app: App, command: AnyCommand) -> None:
    """Send a command without fields for its dice. Their fields must appear, and Enter must not roll them."""
    bridge, before = app.bridge, app.bridge.entries()
    roles = {die.role for die in bridge.rules.dice_requests(command)}
    assert not bridge.dispatch(command)
    QApplication.processEvents()
    shown = {field.request.role for field in app.window.findChildren(DieField) if field.isVisible()}
    assert roles <= shown, command
    focus = app.window.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert bridge.entries() == before, command
    app.window.chooser.dismiss()
    app.window.side.close_panel()


def rolled_kinds(app: App, seeds: int) -> Iterator[str]:
    """Play random sessions, and check each way to roll when it first comes up."""
    bridge, seen = app.bridge, set[str]()
    for seed in range(seeds):
        random = Random(seed)
        for _ in range(STEPS):
            options = list(wishes(bridge.table, random))
            for command in options:
                if kind_of(command) not in seen and has_dice_of_players(bridge.table, command):
                    if bridge.rules.preview(command).refused:
                        continue
                    seen.add(kind_of(command))
                    check_is_asked_for(app, command)
                    yield kind_of(command)
            command = random.choice(options)
            bridge.dispatch(command, all_typed(bridge.table, command, random))


@pytest.mark.parametrize("game", GAMES)
def test_players_dice_are_requested_for_every_roll(stage: Stage, game: str) -> None:
    """Some rolls had no fields, and an extra Enter on an empty die counted for every later command."""
    app = a_window(stage, game)
    assert set(rolled_kinds(app, EVENINGS)) >= {"check", *WAYS.get(game, ())}


WAYS = {
    "shattered-spheres": ("AddToken", "attack", "initiative", "improve-roll", "recover", "percent"),
    "torg-eternity": ("damage", "possibility"),
    "vagabond": ("roll-again",),
    "humans-and-heroes": ("attack", "initiative", "improve-roll"),
}
"""The ways to roll that the random sessions must include, so that the test can't pass without checking any."""


def test_dice_of_session_start_are_requested(stage: Stage) -> None:
    app = stage.unrolled(no_roll)
    app.document.open_sample(BEFORE_THE_EVENING)
    app.window.show()
    app.bridge.dispatch(c.SetHouseRule(key=PLAYERS_ROLL.key, value=True))
    check_is_asked_for(app, c.StartSession(present=tuple(hero.id for hero in app.bridge.shown.heroes())))


@pytest.mark.parametrize("use", ["tilt-roll", "tilt-roll-off"])
def test_dice_of_tilt_are_requested(stage: Stage, use: str) -> None:
    table = a_tilt_due(mira="+-", rook="")
    do(table, c.SetHouseRule(key=PLAYERS_ROLL.key, value=True))
    if use == "tilt-roll-off":
        tilt_rolled(table, 3, 3)
    else:
        do(begun(table), Use(use="tilt-table", inputs={"table": "hard-tilt"}))
    app = stage.unrolled(no_roll)
    app.bridge.open(table)
    app.window.show()
    check_is_asked_for(app, Use(use=use))


BY_ALL = {
    "engine/check/procedure.py roll_added_dice": "check, a better roll, and dice that are added to it",
    "engine/decision.py roll": "every other place, which has its dice from here",
    "engine/dice_notation.py _explode": "the dice box",
    "engine/dice_notation.py _roll_sum": "the dice box",
    "engine/decision.py roll_for_round": "NextTurn: the dice of a round",
    "engine/dice_notation.py roll_notation": "the dice box",
    "engine/handlers/campaign.py roll_group": "the dice box",
}
BY_GAME = {
    "game_file/effects.py roll_group": "uses that roll for an effect: a short rest",
    "game_file/notation.py roll_terms": "check, and its uses that roll again",
    "humans_and_heroes/check_flow.py compare": "compare: the coin of a tie",
    "humans_and_heroes/initiative.py improve": "improve-roll on initiative",
    "humans_and_heroes/initiative.py roll_initiative": "initiative",
    "shattered_spheres/check_flow.py roll_percent": "percent",
    "shattered_spheres/destiny.py roll_die": "whatever a Destiny die is spent on, and the GM's Tragedy",
    "shattered_spheres/initiative.py roll_initiative": "initiative",
    "shattered_spheres/rules.py _choose_or_roll_face": "AddToken",
    "shattered_spheres/rules.py _roll_into_pool": "StartSession, and SetPresent for a late hero",
    "shattered_spheres/tilt.py _roll_rows": "tilt-count, where nobody has voted for a row",
    "shattered_spheres/tilt.py roll": "tilt-roll",
    "shattered_spheres/tilt.py roll_off": "tilt-roll-off",
    "torg_eternity/bonus_chart.py roll": "the dice box",
    "torg_eternity/check_flow.py roll_again": "roll-again",
    "torg_eternity/check_flow.py start": "check",
    "torg_eternity/check_state.py continue_chain": "check, up, possibility and card: a 10 or a 20 rolls on",
    "torg_eternity/damage.py _bonus": "damage",
    "vagabond/check_flow.py _reroll_die": "roll-again",
    "vagabond/check_flow.py _save_again": "roll-again, of one save among several",
    "vagabond/check_flow.py roll_check": "check, and the damage of an attack",
    "vagabond/countdown.py roll_now": "roll-countdown: the GM's dice",
    "vagabond/countdown_die.py roll": "the dice box",
}
"""Each function that rolls, and the commands that use it. Add a new one here once its dice have fields."""


def places_that_roll() -> set[str]:
    """Return each function of the engine and the games that requests dice, with its module."""
    package = Path(gmtracker.__file__).parent
    found = set[str]()
    for file in (file for layer in ("engine", "rulesets") for file in (package / layer).rglob("*.py")):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(function, ast.FunctionDef):
                continue
            calls = (node.func for node in ast.walk(function) if isinstance(node, ast.Call))
            if any(isinstance(call, ast.Attribute) and call.attr in ("roll", "roll_group") for call in calls):
                found.add(f"{file.relative_to(package).as_posix()} {function.name}")
    return found


def test_every_place_that_rolls_is_known() -> None:
    assert places_that_roll() == {*BY_ALL, *(f"rulesets/{place}" for place in BY_GAME)}

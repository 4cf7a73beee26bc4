"""Tests of checks typed in the command bar: who acts, the target, and the values."""

import pytest

from gmtracker.app import App
from gmtracker.engine.commands import (
    AddCharacters,
    SetCondition,
    StartEncounter,
    Use,
)
from gmtracker.engine.parse_characters import parse_characters_line
from gmtracker.ui.command_line.query import (
    PrepareCheck,
    RunCommand,
)
from tests.builders import vagabond
from tests.windows.finder import at, check_typed, first, found, who
from tests.windows.main_window import Stage


def test_check_is_set_up_by_name_and_trait(app: App) -> None:
    finding = first(app, "check mira acro")
    assert isinstance(finding.action, PrepareCheck)
    form = app.bridge.rules.check_form(finding.action.draft)
    assert form.headline.startswith("Mira Vance · Acrobatics")


@pytest.mark.parametrize(
    "line", ["check mira acrobatics 12", "check 12 acrobatics mira", "check mira acrobatics dc 12"]
)
def test_number_in_a_check_line_is_its_dc(app: App, line: str) -> None:
    """The documentation promises names and numbers in any order. Before, a check took no number."""
    draft = check_typed(app, line)
    assert draft.value("trait") == check_typed(app, "check mira acrobatics").value("trait")
    assert draft.value("dc") == 12


def test_number_in_a_check_line_belongs_to_the_named_word(app: App) -> None:
    assert check_typed(app, "check mira acrobatics advantage 2").value("advantage") == 2
    assert not [one for one in found(app, "check mira acrobatics 999") if isinstance(one.action, PrepareCheck)]
    assert not [one for one in found(app, "check mira acrobatics +2") if isinstance(one.action, PrepareCheck)]


def test_kind_and_two_names_set_up_a_check_with_target(app: App) -> None:
    names = [finding.name for finding in found(app, "attack mira warden")]
    assert names[0] == "Check: Mira Vance, Attack, against Warden Cassel"
    assert names[1] == "Check: Warden Cassel, Attack, against Mira Vance"


@pytest.mark.parametrize(
    ("line", "by", "on"),
    [
        ("attack mira glass hound", "Mira", "Glass"),
        ("attack glass hound mira", "Glass", "Mira"),
        ("attack mira warden cassel", "Mira", "Warden"),
        ("attack warden cassel mira", "Warden", "Mira"),
        ("attack mira vance warden", "Mira", "Warden"),
        ("attack warden mira vance", "Warden", "Mira"),
        ("attack mira thug 2", "Mira", "Thug 2"),
        ("attack thug 2 mira", "Thug 2", "Mira"),
        ("check mira stealth glass hound", "Mira", "Glass"),
        ("check glass hound stealth mira", "Glass", "Mira"),
    ],
)
def test_first_named_acts_however_long_the_names_are(app: App, line: str, by: str, on: str) -> None:
    app.bridge.dispatch(AddCharacters(characters=parse_characters_line(app.bridge.shown, "3 Thug")))
    draft = check_typed(app, line)
    assert (draft.by, draft.on) == (who(app, by), who(app, on))


@pytest.mark.parametrize(
    ("line", "by", "on"), [("attack ogre bram", "Ogre", "Bram"), ("attack bram ogre", "Bram", "Ogre")]
)
def test_first_named_acts_even_without_a_roll(stage: Stage, line: str, by: str, on: str) -> None:
    """Before, “attack ogre bram” set up Bram's attack on the Ogre, because the Ogre has no attack roll."""
    app = stage.window()
    app.bridge.open(vagabond.a_fight())
    draft = check_typed(app, line)
    assert (draft.by, draft.on) == (who(app, by), who(app, on))


def test_numbered_group_suggests_the_first_one_still_fighting(app: App) -> None:
    app.bridge.dispatch(AddCharacters(characters=parse_characters_line(app.bridge.shown, "3 Thug")))
    app.bridge.dispatch(SetCondition(character=who(app, "Thug 1"), condition="dying"))
    names = [finding.name for finding in found(app, "attack mira thug")]
    assert names[0] == "Check: Mira Vance, Attack, against Thug 2"
    assert "Check: Mira Vance, Attack, against Thug 1" in names


def test_kind_and_one_name_also_suggest_current_character_as_attacker(app: App) -> None:
    names = [finding.name for finding in found(app, "attack warden", current="Mira")]
    assert names[:2] == ["Check: Mira Vance, Attack, against Warden Cassel", "Check: Warden Cassel, Attack"]


def test_ally_named_alone_acts(app: App) -> None:
    assert first(app, "attack rook", current="Mira").name == "Check: Rook Adeyemi, Attack"


def test_attack_without_target_says_enter_asks_for_it(app: App) -> None:
    """Before, it said that Enter would roll, but Enter showed a list of names."""
    assert first(app, "attack mira").message == "Press Enter to choose a target"
    assert first(app, "attack mira warden").message == "Press Enter to roll"


def test_kind_alone_is_a_check_of_the_current_character(app: App) -> None:
    """Before, nothing matched, although a line without a name is for the current row."""
    assert first(app, "attack", current="Mira").name == "Check: Mira Vance, Attack"


def test_waiting_resistance_is_found_and_survives_another_check(app: App) -> None:
    """Before, another check silently replaced it."""
    mira, warden = who(app, "Mira"), who(app, "Warden")
    app.bridge.dispatch(StartEncounter(kind="combat", order=(mira, warden)))
    form = app.bridge.rules.check_form(check_typed(app, "attack mira warden"))
    assert form.command is not None
    app.bridge.dispatch(form.command, {die.role: die.size for die in app.bridge.rules.dice_requests(form.command)})
    app.bridge.dispatch(Use(use="announce"))
    waits = app.bridge.rules.open_check()
    assert waits is not None
    assert waits.draft is not None
    assert first(app, "resist").action == PrepareCheck(waits.draft)
    assert first(app, "skip damage").action == RunCommand(waits.steps[0].command)
    assert waits.outcome not in first(app, "check mira acrobatics").message
    assert waits.outcome not in first(app, "resist").message


@pytest.mark.parametrize(
    ("game", "line", "by", "on"),
    [
        ("shattered-spheres", "attack mira warden", "Mira", "Warden"),
        ("shattered-spheres", "warden attack mira", "Warden", "Mira"),
        ("humans-and-heroes", "attack kestrel undertow", "Kestrel", "Undertow"),
        ("torg-eternity", "attack ilse marsh", "Ilse", "Marsh"),
        ("vagabond", "attack odo reed", "Odo", "Reed"),
    ],
)
def test_attack_of_each_game_has_its_attacker_and_target(stage: Stage, game: str, line: str, by: str, on: str) -> None:
    app = at(stage, game)
    draft = check_typed(app, line)
    kind = app.bridge.rules.check_form(draft).kind
    assert (draft.by, draft.on) == (who(app, by), who(app, on))
    assert kind is not None
    assert next(option.name for option in kind.options if option.key == kind.value) == "Attack"


@pytest.mark.parametrize("line", ["check mira attack hound", "attack mira hound aiming", "mira attack aiming hound"])
def test_attack_with_a_trait_is_understood_in_any_order(app: App, line: str) -> None:
    finding = first(app, line)
    assert isinstance(finding.action, PrepareCheck)
    form = app.bridge.rules.check_form(finding.action.draft)
    assert finding.action.draft.by == who(app, "Mira")
    assert finding.action.draft.on == who(app, "Glass")
    assert form.headline.startswith("Mira Vance · Aiming with Acrobatics 7 ·")


@pytest.mark.parametrize("line", ["check halcyon cold beam", "check beam halcyon", "check power halcyon cold"])
def test_power_is_used_by_its_name(stage: Stage, line: str) -> None:
    """Before, it was found only if the line said that it is a power."""
    app = at(stage, "humans-and-heroes")
    assert first(app, line).name == "Check: Doctor Halcyon, Power, Cold beam 8"
    assert dict(check_typed(app, line).values)["kind"] == "power"
    assert first(app, f"{line} 15").name == "Check: Doctor Halcyon, Power, Cold beam 8, DC 15"


def test_power_is_suggested_as_an_attack_of_the_first_named(stage: Stage) -> None:
    app = at(stage, "humans-and-heroes")
    names = [finding.name for finding in found(app, "check halcyon cold beam undertow")]
    assert names[:2] == [
        "Check: Doctor Halcyon, Attack, Cold beam 8, against Undertow",
        "Check: Doctor Halcyon, Power, Cold beam 8, against Undertow",
    ]


@pytest.mark.parametrize(
    ("game", "line", "name"),
    [
        ("vagabond", "check tallow candleflame", "Check: Brother Tallow, Casting, Candleflame 2d6"),
        ("torg-eternity", "check ilse carbine", "Check: Ilse Brandt, Attack, Survey carbine 13"),
        ("humans-and-heroes", "check kestrel acrobatics", "Check: Kestrel, Acrobatics 12"),
    ],
)
def test_check_is_found_by_the_trait_of_its_kind(stage: Stage, game: str, line: str, name: str) -> None:
    app = at(stage, game)
    assert first(app, line).name == name


@pytest.mark.parametrize(("line", "hinders"), [("check aila melee hinder", 1), ("check aila melee hinder 2", 2)])
def test_hinder_without_number_means_one(app: App, line: str, hinders: int) -> None:
    """Before, the line without a number was not understood."""
    app.bridge.open(vagabond.a_fight())
    assert check_typed(app, line).value("hinder") == hinders


def test_crowd_is_one_target_and_one_attacker(app: App) -> None:
    """Before, “attack mira thug” listed twelve thugs one by one."""
    app.bridge.dispatch(AddCharacters(characters=parse_characters_line(app.bridge.shown, "12 thug")))
    at_thug, by_thug = found(app, "attack mira thug")
    assert at_thug.name == "Check: Mira Vance, Attack, against Thug 1"
    assert at_thug.message.endswith("For another of the 12, type its number.")
    assert by_thug.name == "Check: Thug 1, Attack, against Mira Vance"
    assert by_thug.message.endswith("For another of the 12, type its number.")
    assert first(app, "attack mira thug 7").name.endswith("against Thug 7")


def test_first_crowd_member_still_fighting_is_the_target(app: App) -> None:
    app.bridge.dispatch(AddCharacters(characters=parse_characters_line(app.bridge.shown, "3 thug")))
    app.bridge.dispatch(SetCondition(character=who(app, "Thug 1"), condition="dead"))
    assert first(app, "attack mira thug").name.endswith("against Thug 2")


def test_crowd_member_with_other_traits_is_a_separate_target(app: App) -> None:
    app.bridge.dispatch(AddCharacters(characters=parse_characters_line(app.bridge.shown, "3 thug")))
    app.bridge.dispatch(AddCharacters(characters=parse_characters_line(app.bridge.shown, "thug toughness 9")))
    targets = [finding.name for finding in found(app, "attack mira thug") if "against Thug" in finding.name]
    assert len(targets) == 2

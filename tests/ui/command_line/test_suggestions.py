"""What a line finds at the sample's table. What a line finds at the table of each game, in its own words."""

import pytest

from gmtracker.app import Parts
from gmtracker.engine.campaign import Until, held_by, in_pool
from gmtracker.engine.checks import CheckDraft
from gmtracker.engine.commands import (
    AddCharacters,
    AddNote,
    AddToken,
    NextTurn,
    RemoveToken,
    RollDice,
    SetBenched,
    SetCondition,
    SetTrack,
    StartEncounter,
    StartSession,
    Use,
)
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.quick_add import read_line
from gmtracker.ui.actions import Act
from gmtracker.ui.command_line.palette import find
from gmtracker.ui.command_line.query import Chosen, Done, FilledIn, SetUp, Suggestion
from tests.windows.main_window import Stage


@pytest.fixture
def parts(stage: Stage) -> Parts:
    """The sample's next session has begun; every die shows a one."""
    parts = stage.sample()
    heroes = tuple(hero.id for hero in parts.bridge.shown.heroes())
    parts.bridge.ask(StartSession(present=heroes))
    return parts


def found(parts: Parts, text: str, current: str = "") -> tuple[Suggestion, ...]:
    return find(parts.bridge, parts.window.actions_of_play, text, who(parts, current) if current else None)


def first(parts: Parts, text: str, current: str = "") -> Suggestion:
    return found(parts, text, current)[0]


def command_of(finding: Suggestion) -> object:
    assert isinstance(finding.deed, Done)
    return finding.deed.command


def who(parts: Parts, name: str) -> CharacterId:
    return next(person.id for person in parts.bridge.shown.characters if person.name.startswith(name))


def test_an_empty_line_finds_every_action_but_the_finder(parts: Parts) -> None:
    acts = [finding.name for finding in found(parts, "")]
    assert "Next turn" in acts
    assert not any(name.startswith("Find a command") for name in acts)


def test_an_action_is_found_by_the_beginnings_of_its_words(parts: Parts) -> None:
    finding = first(parts, "en sess")
    assert finding.deed is Act.END_SESSION
    assert first(parts, "save").keys == "Ctrl+S"


def test_an_action_that_cannot_be_chosen_now_says_so(parts: Parts) -> None:
    finding = first(parts, "next turn")
    assert finding.deed is None
    assert finding.message == "Not now."


def test_a_track_is_set_by_name_and_number_in_any_order(parts: Parts) -> None:
    wish = SetTrack(character=who(parts, "Mira"), track="stress", value=2)
    assert command_of(first(parts, "stress mira +2")) == wish
    assert command_of(first(parts, "+2 mira stress")) == wish
    assert "Stress" in first(parts, "stress mira +2").message


@pytest.mark.parametrize("number", ["+2", "5", "=5"])
def test_a_track_that_dice_fill_as_well_is_typed_as_the_row_shows_it(parts: Parts, number: str) -> None:
    """Stones alone were once meant here, and the dice as well everywhere else."""
    found = first(parts, f"stress rook {number}")
    assert (found.name, found.message) == ("Stress of Rook Adeyemi: 3 → 5", "Rook Adeyemi: Stress 3 → 5")


def test_less_than_what_is_held_is_refused_in_words(parts: Parts) -> None:
    assert first(parts, "stress rook 2").message == "What is held alone comes to 3; it cannot be less."


def test_a_track_without_a_number_asks_for_one(parts: Parts) -> None:
    assert "number" in first(parts, "stress mira").message


def test_what_names_nobody_is_for_the_current_character(parts: Parts) -> None:
    wish = SetTrack(character=who(parts, "Rook"), track="stress", value=1)
    assert command_of(first(parts, "stress 4", current="Rook")) == wish


def test_a_condition_is_put_on_and_taken_off(parts: Parts) -> None:
    on = command_of(first(parts, "dazed rook"))
    assert isinstance(on, SetCondition)
    assert on.on
    parts.bridge.ask(on)
    off = command_of(first(parts, "not dazed rook"))
    assert isinstance(off, SetCondition)
    assert not off.on


def test_what_is_not_on_is_not_put_on_by_a_line_that_ends_it(parts: Parts) -> None:
    """Such a line once offered to put it on until the session ends."""
    (finding,) = found(parts, "end fatigued ione")
    assert (finding.message, finding.deed) == ("Sister Ione is not fatigued.", None)
    assert finding.refused


def test_a_hero_is_offered_a_triumph_first_and_the_opposition_a_tragedy(parts: Parts) -> None:
    """Whichever had come into play first was once offered first."""
    pool = in_pool("destiny")
    for die in parts.bridge.shown.tokens_at(pool, "triumph"):
        parts.bridge.ask(RemoveToken(token=die.id))
    parts.bridge.ask(AddToken(kind="triumph", place=pool, value=1))
    assert parts.bridge.shown.tokens_at(pool)[0].kind == "tragedy"
    names = [finding.name for finding in found(parts, "award 1 tam coup")]
    assert [name.split()[1] for name in names] == ["Triumph", "Tragedy"]
    assert first(parts, "award 1 tragedy tam coup").name.startswith("Award Tragedy")
    assert first(parts, "award 1 warden").name.startswith("Award Tragedy")


def test_a_die_of_the_pool_is_awarded_and_used_at_once(parts: Parts) -> None:
    finding = first(parts, "award 1 rook coup")
    assert isinstance(finding.deed, Done)
    command = finding.deed.command
    assert isinstance(command, Use)
    assert (command.use, command.by, finding.deed.then) == ("award", who(parts, "Rook"), "coup")


def test_a_held_die_is_spent_by_the_name_of_its_use(parts: Parts) -> None:
    spent = [command_of(finding) for finding in found(parts, "inspiration mira") if not finding.refused]
    assert any(isinstance(command, Use) and command.by == who(parts, "Mira") for command in spent)


def test_no_die_of_that_face_is_no_finding(parts: Parts) -> None:
    assert not any(finding.deed for finding in found(parts, "award 6 rook"))


def test_a_row_use_is_done_or_asks_for_what_it_needs(parts: Parts) -> None:
    heal = first(parts, "heal rook")
    assert heal.deed == Done(Use(use="heal", by=who(parts, "Rook")))
    surge = first(parts, "surge rook")
    assert surge.deed == FilledIn(Use(use="surge", by=who(parts, "Rook")))


def test_dice_are_rolled_with_and_without_the_word(parts: Parts) -> None:
    assert command_of(first(parts, "roll 2d6!")) == RollDice(notation="2d6!")
    assert first(parts, "roll 2d6!").message == "rolls 2d6!"
    assert command_of(first(parts, "3d8+1")) == RollDice(notation="3d8+1")


def test_dice_that_cannot_be_rolled_are_refused_in_words(parts: Parts) -> None:
    finding = first(parts, "roll 2x6")
    assert finding.refused
    assert finding.message


def test_a_note_is_taken_as_it_is_typed(parts: Parts) -> None:
    assert command_of(first(parts, "note The tide, at 4!")) == AddNote(text="The tide, at 4!")


def test_a_name_alone_leads_to_its_row(parts: Parts) -> None:
    assert first(parts, "mira").deed == Chosen(who(parts, "Mira"))


def test_a_check_is_set_up_by_name_and_trait(parts: Parts) -> None:
    finding = first(parts, "check mira acro")
    assert isinstance(finding.deed, SetUp)
    form = parts.bridge.rules.check_form(finding.deed.draft)
    assert form.headline.startswith("Mira Vance · Acrobatics")


def test_a_kind_of_check_and_two_names_set_it_up_against_the_second(parts: Parts) -> None:
    names = [finding.name for finding in found(parts, "attack mira warden")]
    assert names[0] == "Check: Mira Vance, Attack, against Warden Cassel"
    assert names[1] == "Check: Warden Cassel, Attack, against Mira Vance"


def test_a_kind_of_check_and_one_name_is_also_the_current_characters_against_that_one(parts: Parts) -> None:
    names = {finding.name for finding in found(parts, "attack warden", current="Mira")}
    assert {"Check: Warden Cassel, Attack", "Check: Mira Vance, Attack, against Warden Cassel"} <= names


def test_a_kind_of_check_alone_is_the_current_characters(parts: Parts) -> None:
    """Nothing went by that name, though where a line names nobody the current row is meant."""
    assert first(parts, "attack", current="Mira").name == "Check: Mira Vance, Attack"


def test_nonsense_finds_nothing(parts: Parts) -> None:
    assert found(parts, "xyzzy plugh") == ()


def test_without_a_campaign_the_actions_are_found(stage: Stage) -> None:
    parts = stage.window()
    assert find(parts.bridge, parts.window.actions_of_play, "new", None)[0].deed is Act.NEW


def test_a_line_adds_several_of_the_opposition(parts: Parts) -> None:
    finding = first(parts, "add 3 guard t2 toughness 4")
    added = command_of(finding)
    assert isinstance(added, AddCharacters)
    assert [character.name for character in added.characters] == ["Guard 1", "Guard 2", "Guard 3"]
    assert finding.name == "Add Guard 1, Guard 2 and Guard 3"
    assert finding.message == "Opposition · Tier 2 · Toughness 4"


def test_a_line_that_adds_nobody_says_why(parts: Parts) -> None:
    (hint,) = found(parts, "add ")
    assert hint.deed is None
    assert "3 Guard T1" in hint.message
    refused = first(parts, "add 50 guard")
    assert refused.refused
    assert "1 to 20" in refused.message


def test_a_numbered_name_is_a_name_and_no_number(parts: Parts) -> None:
    parts.bridge.ask(AddCharacters(characters=read_line(parts.bridge.shown, "9 Guard")))
    wish = SetTrack(character=who(parts, "Guard 8"), track="wounds", value=1)
    assert command_of(first(parts, "wounds guard 8 +1")) == wish
    assert first(parts, "guard 8").deed == Chosen(who(parts, "Guard 8"))


def test_a_condition_lasts_as_long_as_the_line_says(parts: Parts) -> None:
    rook = who(parts, "Rook")
    parts.bridge.ask(StartEncounter(kind="combat", order=(rook, who(parts, "Mira"))))
    mira = who(parts, "Mira")
    next_turn = SetCondition(character=mira, condition="dazed", until=Until("turn-end", of=mira))
    assert command_of(first(parts, "dazed mira next turn")) == next_turn
    begins = SetCondition(character=mira, condition="dazed", until=Until("turn-start", of=mira))
    assert command_of(first(parts, "dazed mira turn begins")) == begins
    fight = SetCondition(character=mira, condition="dazed", until=Until("encounter-end"))
    assert command_of(first(parts, "dazed mira encounter")) == fight


def test_somebody_is_copied_put_aside_and_brought_back_by_name(parts: Parts) -> None:
    rook = who(parts, "Rook")
    copies = command_of(first(parts, "duplicate rook"))
    assert isinstance(copies, AddCharacters)
    assert copies.characters[0].name == "Rook Adeyemi 2"
    aside = command_of(first(parts, "rook aside"))
    assert aside == SetBenched(character=rook, benched=True)
    assert parts.bridge.ask(SetBenched(character=rook, benched=True))
    assert command_of(first(parts, "back rook")) == SetBenched(character=rook, benched=False)
    assert not any(finding.deed == Chosen(rook) for finding in found(parts, "rook"))


def test_a_hyphen_in_a_name_is_no_minus(parts: Parts) -> None:
    """Every hyphen of what was found was once made a minus."""
    assert parts.bridge.ask(AddCharacters(characters=read_line(parts.bridge.shown, "Jean-Luc", "heroes")))
    assert first(parts, "stress jean +2").name == "Stress of Jean-Luc: 0 → 2"


def at(stage: Stage, game: str) -> Parts:
    """The window with a game's sample, an evening going on."""
    parts = stage.window()
    parts.files.open_sample_of(game)
    return parts


def first_found(parts: Parts, text: str) -> Suggestion:
    found = find(parts.bridge, parts.window.actions_of_play, text, None)
    assert found, f"nothing is found for “{text}”"
    return found[0]


def used(finding: Suggestion) -> Use:
    assert isinstance(finding.deed, Done), finding
    assert isinstance(finding.deed.command, Use)
    return finding.deed.command


def test_a_possibility_is_spent_on_ones_own_open_test(stage: Stage) -> None:
    parts = at(stage, "torg-eternity")
    wren = who(parts, "Wren")
    assert first_found(parts, "possibility wren").refused
    form = parts.bridge.rules.check_form(_check(parts, "check wren"))
    assert form.command is not None
    parts.bridge.ask(form.command, {ask.role: 7 for ask in parts.bridge.rules.asks(form.command)})
    finding = first_found(parts, "possibility wren")
    assert (used(finding).use, used(finding).by) == ("possibility", wren)


def test_luck_is_spent_by_name(stage: Stage) -> None:
    parts = at(stage, "vagabond")
    odo = who(parts, "Odo")
    finding = first_found(parts, "luck odo")
    assert (used(finding).use, used(finding).by) == ("favor", odo)
    assert used(finding).tokens[0] in {token.id for token in parts.bridge.shown.tokens_at(held_by(odo))}


def test_a_victory_point_is_spent_by_the_name_of_its_use(stage: Stage) -> None:
    parts = at(stage, "humans-and-heroes")
    finding = first_found(parts, "inspiration kestrel")
    assert (used(finding).use, used(finding).by) == ("inspiration", who(parts, "Kestrel"))


@pytest.mark.parametrize(
    ("game", "line", "track", "value"),
    [
        ("torg-eternity", "shock amara +2", "shock", 2),
        ("vagabond", "hp wenna -3", "hp", 6),
        ("humans-and-heroes", "hp anvil 4", "hp", 4),
    ],
)
def test_a_track_is_set_in_the_games_own_words(stage: Stage, game: str, line: str, track: str, value: int) -> None:
    parts = at(stage, game)
    finding = first_found(parts, line)
    assert finding.deed == Done(SetTrack(character=who(parts, line.split()[1].title()), track=track, value=value))


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
def test_what_is_done_for_all_is_found_without_a_name(stage: Stage, game: str, line: str, use: str, asks: bool) -> None:
    finding = first_found(at(stage, game), line)
    wish = Use(use=use)
    assert finding.deed == (FilledIn(wish) if asks else Done(wish))
    assert finding.message


@pytest.mark.parametrize("game", ["torg-eternity", "vagabond", "humans-and-heroes"])
def test_the_turn_goes_on_by_its_name(stage: Stage, game: str) -> None:
    parts = at(stage, game)
    assert not parts.bridge.rules.preview(NextTurn()).refused
    assert first_found(parts, "next turn").name == "Next turn"


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
def test_an_attack_is_set_up_by_who_makes_it_and_whom_it_meets(
    stage: Stage, game: str, line: str, by: str, on: str
) -> None:
    parts = at(stage, game)
    draft = _check(parts, line)
    kind = parts.bridge.rules.check_form(draft).kind
    assert (draft.by, draft.on) == (who(parts, by), who(parts, on))
    assert kind is not None
    assert next(option.name for option in kind.options if option.key == kind.value) == "Attack"


def _check(parts: Parts, text: str) -> CheckDraft:
    deed = first_found(parts, text).deed
    assert isinstance(deed, SetUp)
    return deed.draft

"""Tests of what a line suggests in the sample campaign."""

from pathlib import Path

import pytest

from gmtracker.app import App
from gmtracker.engine.campaign import HAND, Expiry, character_place, pool_place
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.commands import (
    AddCharacters,
    AddNote,
    AddToken,
    NextTurn,
    RemoveToken,
    RollDice,
    SetAside,
    SetCondition,
    SetTrack,
    StartEncounter,
    Use,
)
from gmtracker.engine.parse_characters import parse_characters_line
from gmtracker.storage.settings import Settings
from gmtracker.ui.actions import WindowAction
from gmtracker.ui.command_line.query import (
    FillInUse,
    LookBack,
    OpenCampaign,
    Retype,
    RunCommand,
    SelectCharacter,
)
from gmtracker.ui.command_line.search import correct_misread, find
from tests.windows.finder import at, command_of, first, first_found, found, who
from tests.windows.main_window import Stage


def test_empty_line_suggests_every_action_except_the_command_bar(app: App) -> None:
    acts = [finding.name for finding in found(app, "")]
    assert "Next turn" in acts
    assert not any(name.startswith("Command bar") for name in acts)


def test_action_is_found_by_the_starts_of_its_words(app: App) -> None:
    finding = first(app, "en sess")
    assert finding.action is WindowAction.END_SESSION
    assert first(app, "save").keys == "Ctrl+S"


@pytest.mark.parametrize("line", ["harb", "nights", "open harb", "open recent", "open"])
def test_recent_campaign_is_found_with_or_without_an_open_one(stage: Stage, line: str) -> None:
    """Before, the command bar did not know the menu's recent campaigns."""
    file = "/somewhere/Harbor Nights 2.gmtracker.json"
    app = stage.window(Settings(recent=(file,)))
    app.files.open_first(None, sample=False)
    for _ in ("on the first page", "at the table"):
        finding = next(one for one in found(app, line) if isinstance(one.action, OpenCampaign))
        assert (finding.name, finding.action) == ("Open Harbor Nights 2", OpenCampaign(file))
        assert finding.message == str(Path("/somewhere"))
        app.files.open_sample_of("shattered-spheres")


def test_recent_campaign_comes_last_unless_the_line_says_open(
    stage: Stage,
) -> None:
    app = stage.sample(Settings(recent=("/somewhere/Rook and Mira 2.gmtracker.json",)))
    app.files.open_first(None, sample=False)
    assert found(app, "rook")[-1].name == "Open Rook and Mira 2"
    assert first(app, "open rook").name == "Open Rook and Mira 2"
    assert first(app, "rook mira 2 ").action == OpenCampaign("/somewhere/Rook and Mira 2.gmtracker.json")
    assert first(app, "stress rook 2").name == "Stress of Rook Adeyemi: 1 → 2"


def test_recent_campaign_is_suggested_for_a_misspelled_name(stage: Stage) -> None:
    app = stage.window(Settings(recent=("/somewhere/Harbor Nights.gmtracker.json",)))
    app.files.open_first(None, sample=False)
    assert not found(app, "open harbro")
    near = correct_misread(app.bridge, app.window.actions_of_play, "open harbro", None)
    assert [one.action for one in near] == [Retype("open harbor")]


@pytest.mark.parametrize("start", ["spend", "award", "hide", "bring back", "delay", "until"])
def test_unreadable_word_after_a_command_is_the_one_named(app: App, start: str) -> None:
    """Before, “spend lukasz triumph improve4” said that it can't read word 1, “spend”."""
    line = f"{start} mira xyzzyq"
    count = len(line.split())
    told = correct_misread(app.bridge, app.window.actions_of_play, line, None)[0]
    assert (told.misread, told.message) == (count - 1, f"Can't read word {count} of {count}.")


def test_unavailable_action_gives_its_reason(app: App) -> None:
    finding = first(app, "next turn")
    assert finding.action is None
    assert finding.message == "No encounter is in progress."


def test_refusal_shared_by_several_suggestions_is_shown_once(app: App) -> None:
    """Before, eight rows said that no Tilt is due."""
    (finding,) = found(app, "tilt")
    assert finding.name.endswith("and 6 more")
    assert finding.message == "No Tilt is due. One happens when the last die of the Destiny pool is awarded."
    assert finding.refused
    (both,) = (one for one in found(app, "bloodied mira") if one.refused)
    assert both.name.startswith("Heal: Mira Vance, Bloodied · Recover: Mira Vance, Bloodied · ")


def test_refusals_that_can_be_overridden_have_separate_rows(app: App) -> None:
    refused = [finding for finding in found(app, "stunt mira") if finding.refused]
    assert len({finding.message for finding in refused}) == 1 < len(refused)
    with_commands = [command_of(finding) for finding in refused if finding.action is not None]
    assert len(with_commands) > 1
    assert all(app.bridge.rules.preview(command).overrulable for command in with_commands)


def test_track_is_set_by_name_and_number_in_any_order(app: App) -> None:
    wish = SetTrack(character=who(app, "Mira"), track="stress", value=2)
    assert command_of(first(app, "stress mira +2")) == wish
    assert command_of(first(app, "+2 mira stress")) == wish
    assert "Stress" in first(app, "stress mira +2").message


@pytest.mark.parametrize("number", ["+2", "5", "=5"])
def test_track_with_dice_is_typed_as_its_row_shows_it(app: App, number: str) -> None:
    """Before, the number meant only the stones here, but also the dice everywhere else."""
    found = first(app, f"stress rook {number}")
    assert (found.name, found.message) == ("Stress of Rook Adeyemi: 3 → 5", "Rook Adeyemi: Stress 3 → 5")


def test_track_below_its_held_tokens_is_refused(app: App) -> None:
    assert first(app, "stress rook 2").message == "Enter at least 3. That many tokens are held."


def test_look_back_finds_log_entries_newest_first(app: App) -> None:
    before = len(app.bridge.entries())
    for value in (3, 4):
        assert app.bridge.dispatch(SetTrack(character=who(app, "Rook Adeyemi"), track="stress", value=value))
    findings = [finding for finding in found(app, "look back rook stress") if finding.action is not None]
    newest_first = reversed(app.bridge.entries()[before:])
    assert [finding.action for finding in findings] == [LookBack(entry.id) for entry in newest_first]
    assert findings[0].message.startswith("Rook Adeyemi: Stress")


def test_track_without_a_number_asks_for_one(app: App) -> None:
    assert "number" in first(app, "stress mira").message


def test_line_without_a_name_is_for_the_current_character(app: App) -> None:
    wish = SetTrack(character=who(app, "Rook"), track="stress", value=1)
    assert command_of(first(app, "stress 4", current="Rook")) == wish


def test_condition_is_set_and_removed(app: App) -> None:
    on = command_of(first(app, "dazed rook"))
    assert isinstance(on, SetCondition)
    assert on.on
    app.bridge.dispatch(on)
    off = command_of(first(app, "not dazed rook"))
    assert isinstance(off, SetCondition)
    assert not off.on


def test_line_that_ends_a_condition_never_sets_it(app: App) -> None:
    """Before, such a line suggested setting it until the session ends."""
    (finding,) = found(app, "end fatigued ione")
    assert (finding.message, finding.action) == ("Sister Ione is not fatigued.", None)
    assert finding.refused


def test_hero_gets_triumph_first_and_foe_gets_tragedy(app: App) -> None:
    """Before, the kind that came into play first was suggested first."""
    pool = pool_place("destiny")
    for die in app.bridge.shown.tokens_at(pool, "triumph"):
        app.bridge.dispatch(RemoveToken(token=die.id))
    app.bridge.dispatch(AddToken(kind="triumph", place=pool, value=1))
    assert app.bridge.shown.tokens_at(pool)[0].kind == "tragedy"
    asked, *names = [finding.name for finding in found(app, "award 1 tam inspiration")]
    assert asked == "award 1 tam inspiration"
    assert [name.split()[1] for name in names] == ["Triumph", "Tragedy"]
    assert first(app, "award 1 tragedy tam inspiration").name.startswith("Award Tragedy")
    assert first(app, "award 1 warden").name.startswith("Award Tragedy")


def test_pool_die_is_awarded_and_used_immediately(app: App) -> None:
    finding = first(app, "award 1 triumph rook inspiration")
    assert isinstance(finding.action, RunCommand)
    command = finding.action.command
    assert isinstance(command, Use)
    assert (command.use, command.by, finding.action.follow_up) == ("award", who(app, "Rook"), "inspiration")


@pytest.mark.parametrize("line", ["award 1 rook coup", "award 1 rook stunt"])
def test_award_with_a_refused_use_gives_the_reason(app: App, line: str) -> None:
    """Before, the award was made, and then its use was refused, as a Coup needs a check."""
    assert all(finding.refused and finding.message for finding in found(app, line))
    draft = CheckDraft(by=who(app, "Rook"), values=(("against", "dc"), ("dc", 1)))
    roll = app.bridge.rules.check_form(draft).command
    assert roll is not None
    app.bridge.dispatch(roll)
    is_coup = line.endswith("coup")
    assert first(app, line).refused is not is_coup


def test_line_without_a_named_token_asks_for_it(app: App) -> None:
    """Before, Enter awarded the first die of the pool."""
    for line in ("award rook", "inspiration rook", "award triumph rook"):
        app.bridge.dispatch(AddToken(kind="triumph", place=pool_place("destiny"), value=6))
        question = first(app, line)
        assert (question.action, question.refused) == (None, False), line
        assert question.message == "Choose from the list, or keep typing."
        assert len(found(app, line)) > 2


def test_line_that_fits_one_token_needs_no_question(app: App) -> None:
    for token in app.bridge.shown.tokens_at(pool_place("destiny"))[1:]:
        app.bridge.dispatch(RemoveToken(token=token.id))
    assert isinstance(first(app, "award rook").action, RunCommand)


@pytest.mark.parametrize("line", ["award 9 mira", "award 9 mira inspiration", "award 9 triumph mira", "hubris 9 mira"])
def test_face_missing_from_the_pool_is_refused(app: App, line: str) -> None:
    (finding,) = found(app, line)
    assert (finding.refused, finding.message) == (True, "No die in the Destiny pool shows 9.")


def test_too_many_stones_are_refused(app: App) -> None:
    app.bridge.dispatch(StartEncounter(kind="combat", order=(who(app, "Mira"), who(app, "Warden"))))
    app.bridge.dispatch(Use(use="earn-fate", inputs={"kind": "triumph-stone", "count": 2}))
    app.bridge.dispatch(NextTurn())
    message = "Choose from 1 to 2. The Fate pool holds 2 Triumph stones."
    assert message in {finding.message for finding in found(app, "3 triumph stones mira")}


@pytest.mark.parametrize("line", ["stress warden +2", "stress warden"])
def test_track_missing_from_the_opposition_is_refused(app: App, line: str) -> None:
    finding = first(app, line)
    assert finding.refused
    assert finding.message == "Warden Cassel belongs to the opposition and has no Stress."


def test_held_die_is_spent_by_the_name_of_its_use(app: App) -> None:
    spent = [
        command_of(finding) for finding in found(app, "inspiration mira") if finding.action and not finding.refused
    ]
    assert any(isinstance(command, Use) and command.by == who(app, "Mira") for command in spent)


def test_award_of_a_missing_face_has_no_action(app: App) -> None:
    assert not any(finding.action for finding in found(app, "award 6 rook"))


def test_row_use_runs_or_asks_for_its_inputs(app: App) -> None:
    heal = first(app, "heal rook")
    assert heal.action == RunCommand(Use(use="heal", by=who(app, "Rook")))
    surge = first(app, "surge rook")
    assert surge.action == FillInUse(Use(use="surge", by=who(app, "Rook")))


def test_recover_asks_what_to_remove_when_there_is_something(app: App) -> None:
    """rules/shattered-spheres.md, Recover: one stone, and something is removed.

    Before, it added its Stress immediately, and the fatigue stayed.
    """
    rook = who(app, "Rook")
    for line, use in (("recover rook", "recover-action"), ("short rest rook", "short-rest")):
        assert first(app, line).action == RunCommand(Use(use=use, by=rook))
    app.bridge.dispatch(SetCondition(character=rook, condition="fatigued"))
    for line, use in (("recover rook", "recover-action"), ("short rest rook", "short-rest")):
        assert first(app, line).action == FillInUse(Use(use=use, by=rook))
    with_a_die = [one for one in found(app, "recover rook") if one.name.startswith("Recover with ")]
    assert with_a_die
    assert all(isinstance(one.action, FillInUse) for one in with_a_die if not one.refused)


def test_dice_are_rolled_with_and_without_the_word_roll(app: App) -> None:
    assert command_of(first(app, "roll 2d6!")) == RollDice(notation="2d6!")
    assert first(app, "roll 2d6!").message == "rolls 2d6!"
    assert command_of(first(app, "3d8+1")) == RollDice(notation="3d8+1")


def test_dice_that_cannot_be_rolled_are_refused(app: App) -> None:
    finding = first(app, "roll 2x6")
    assert finding.refused
    assert finding.message


def test_note_is_taken_as_typed(app: App) -> None:
    assert command_of(first(app, "note The tide, at 4!")) == AddNote(text="The tide, at 4!")


def test_name_alone_selects_its_row(app: App) -> None:
    assert first(app, "mira").action == SelectCharacter(who(app, "Mira"))


def test_nonsense_finds_nothing(app: App) -> None:
    assert found(app, "xyzzy plugh") == ()


def test_actions_are_found_without_a_campaign(stage: Stage) -> None:
    app = stage.window()
    assert find(app.bridge, app.window.actions_of_play, "new", None)[0].action is WindowAction.NEW


def test_line_adds_several_foes(app: App) -> None:
    finding = first(app, "add 3 guard t2 toughness 4")
    added = command_of(finding)
    assert isinstance(added, AddCharacters)
    assert [character.name for character in added.characters] == ["Guard 1", "Guard 2", "Guard 3"]
    assert finding.name == "Add Guard 1, Guard 2 and Guard 3"
    assert finding.message == "Opposition · Tier 2 · Toughness 4"


def test_number_word_is_suggested_as_number_and_as_name(app: App) -> None:
    """Before, “add six ogre” and “add ogre toughness eight” silently became names."""
    assert [one.name for one in found(app, "add six ogre")][:2] == [
        "Add 6: Ogre 1 to Ogre 6",
        "Add Six ogre",
    ]
    counted, named = found(app, "add ogre toughness eight")[:2]
    assert (counted.name, counted.message) == ("Add Ogre", "Opposition · Tier 1 · Toughness 8")
    assert named.name == "Add Ogre toughness eight"
    assert named.message == "“Toughness” becomes part of the name. To set the trait, put a number after it."


def test_line_adds_a_list_of_characters(app: App) -> None:
    """Before, it was one foe called “Thug x20, Wolf A”."""
    adds = first(app, "add Thug x20, Wolf A").action
    assert isinstance(adds, RunCommand)
    assert isinstance(adds.command, AddCharacters)
    names = [character.name for character in adds.command.characters]
    assert (len(names), names[0], names[19], names[20]) == (21, "Thug 1", "Thug 20", "Wolf A")


def test_line_that_adds_no_one_gives_the_reason(app: App) -> None:
    (hint,) = found(app, "add ")
    assert hint.action is None
    assert "3 Guard T1" in hint.message
    refused = first(app, "add 50 guard")
    assert refused.refused
    assert "1 to 20" in refused.message
    assert first(app, "add ,").name == "Add ,"


def test_number_of_a_numbered_name_is_not_a_value(app: App) -> None:
    app.bridge.dispatch(AddCharacters(characters=parse_characters_line(app.bridge.shown, "9 Guard")))
    wish = SetTrack(character=who(app, "Guard 8"), track="wounds", value=1)
    assert command_of(first(app, "wounds guard 8 +1")) == wish
    assert first(app, "guard 8").action == SelectCharacter(who(app, "Guard 8"))


def test_condition_lasts_as_typed(app: App) -> None:
    rook = who(app, "Rook")
    app.bridge.dispatch(StartEncounter(kind="combat", order=(rook, who(app, "Mira"))))
    mira = who(app, "Mira")
    next_turn = SetCondition(character=mira, condition="dazed", expiry=Expiry("turn-end", character=mira))
    assert command_of(first(app, "dazed mira next turn")) == next_turn
    begins = SetCondition(character=mira, condition="dazed", expiry=Expiry("turn-start", character=mira))
    assert command_of(first(app, "dazed mira turn starts")) == begins
    fight = SetCondition(character=mira, condition="dazed", expiry=Expiry("encounter-end"))
    assert command_of(first(app, "dazed mira encounter")) == fight


def test_character_is_duplicated_set_aside_and_brought_back_by_name(app: App) -> None:
    rook = who(app, "Rook")
    copies = command_of(first(app, "duplicate rook"))
    assert isinstance(copies, AddCharacters)
    assert copies.characters[0].name == "Rook Adeyemi 2"
    aside = command_of(first(app, "rook aside"))
    assert aside == SetAside(character=rook, benched=True)
    assert command_of(first(app, "set rook aside")) == command_of(first(app, "put aside rook")) == aside
    assert app.bridge.dispatch(SetAside(character=rook, benched=True))
    assert command_of(first(app, "back rook")) == SetAside(character=rook, benched=False)
    assert not any(finding.action == SelectCharacter(rook) for finding in found(app, "rook"))


def test_hyphen_in_a_name_is_not_a_minus(app: App) -> None:
    """Before, each hyphen in a suggestion became a minus."""
    assert app.bridge.dispatch(AddCharacters(characters=parse_characters_line(app.bridge.shown, "Jean-Luc", "heroes")))
    assert first(app, "stress jean +2").name == "Stress of Jean-Luc: 0 → 2"


def test_answer_that_needs_a_character_opens_its_form_filled_in(app: App) -> None:
    """Before, “surge foe mira” was refused for lack of a foe that a line cannot give."""
    surge = Use(use="surge", by=who(app, "Mira"), inputs={"benefit": "negate-foe"})
    assert first(app, "surge foe mira").action == FillInUse(surge)


def test_text_size_is_found_in_the_settings(app: App) -> None:
    for said in ("text", "text size", "language"):
        assert first(app, said).action is WindowAction.SETTINGS


def test_refusals_use_words_of_the_game(stage: Stage) -> None:
    """Before, `soak` showed a decoder's message: Expected `object`, got `null`."""
    app = at(stage, "torg-eternity")
    for kind in app.bridge.shown.game.uses:
        told = find(app.bridge, app.window.actions_of_play, kind.key.replace("-", " "), None)
        assert not [finding for finding in told if "`" in finding.message]


@pytest.mark.parametrize("game", ["torg-eternity", "vagabond", "humans-and-heroes"])
def test_next_turn_is_found_by_its_name(stage: Stage, game: str) -> None:
    app = at(stage, game)
    assert not app.bridge.rules.preview(NextTurn()).refused
    assert first_found(app, "next turn").name == "Next turn"


def names_found(app: App, text: str, current: str = "") -> list[str]:
    return [finding.name for finding in found(app, text, current)]


def in_a_fight(app: App) -> None:
    order = tuple(who(app, name) for name in ("Mira", "Rook", "Warden"))
    assert app.bridge.dispatch(StartEncounter(kind="combat", order=order))


def test_earn_triumph_suggests_earning_before_undoing_it(app: App) -> None:
    """Before, it found only “Undo 1 Triumph stone earned”."""
    in_a_fight(app)
    earning = first(app, "earn triumph")
    assert earning.name == "Earn Fate: Triumph"
    assert app.bridge.dispatch(command_of(earning))
    assert names_found(app, "earn triumph")[0] == "Earn Fate: Triumph"
    assert names_found(app, "earn triumph")[-1].startswith("Undo ")
    assert first(app, "earn 3 tragedy").message.startswith("3 Tragedy stones")


def test_undo_comes_first_when_typed(app: App) -> None:
    assert first(app, "undo").action is WindowAction.UNDO


def test_print_finds_the_summary(app: App) -> None:
    assert first(app, "print").action is WindowAction.SUMMARY


def test_hubris_line_finds_each_tragedy_or_refuses(app: App) -> None:
    findings = found(app, "hubris tam")
    assert findings[0].name == "Hubris with Tragedy die 1: Tam Oakes"
    for die in app.bridge.shown.tokens_at(pool_place("destiny"), "tragedy"):
        app.bridge.dispatch(RemoveToken(token=die.id))
    (finding,) = found(app, "hubris tam")
    assert (finding.refused, finding.message) == (True, "No Tragedy die is available for that.")


def test_name_alone_selects_its_row_during_a_question(app: App) -> None:
    """Before, “rook” counted as the answer to who activated a hubris."""
    (die, *_) = app.bridge.shown.tokens_at(pool_place("destiny"), "tragedy")
    app.bridge.dispatch(Use(use="hubris", by=who(app, "Tam Oakes"), tokens=(die.id,)))
    rook = who(app, "Rook Adeyemi")
    assert any("Rook" in offer.name for offer in (*app.bridge.rules.offers(), *app.bridge.rules.hidden_offers()))
    assert first(app, "rook").action == SelectCharacter(rook)


def test_use_that_needs_text_opens_its_form(app: App) -> None:
    """Before, the GM's Tragedy was refused, as the line has no place for its detail."""
    app.bridge.dispatch(AddToken(kind="tragedy", place=HAND))
    findings = found(app, "tragedy mira")
    detail = next(one for one in findings if one.name.startswith("GM's Tragedy with"))
    assert isinstance(detail.action, FillInUse)
    assert detail.name.endswith("…")
    assert not detail.refused


def test_delay_lets_the_next_character_act_first(app: App) -> None:
    mira, rook, warden = (who(app, name) for name in ("Mira", "Rook", "Warden"))
    assert first(app, "delay rook").message == "Rook Adeyemi is not in the turn order."
    in_a_fight(app)
    finding = first(app, "delay rook")
    assert finding.message == "Rook Adeyemi acts after Warden Cassel."
    assert app.bridge.dispatch(command_of(finding))
    assert app.bridge.shown.encounter is not None
    assert app.bridge.shown.encounter.order == (mira, warden, rook)
    assert first(app, "delay rook").message == "Rook Adeyemi is last in the round."


def test_active_character_who_delays_acts_after_the_next(app: App) -> None:
    mira, rook, warden = (who(app, name) for name in ("Mira", "Rook", "Warden"))
    in_a_fight(app)
    assert app.bridge.dispatch(command_of(first(app, "delay mira")))
    encounter = app.bridge.shown.encounter
    assert encounter is not None
    assert (encounter.active, encounter.order) == (rook, (rook, mira, warden))


def test_delay_skips_characters_who_are_out_of_the_fight(app: App) -> None:
    """Before, behind such a character she got no turn: the one after her acted."""
    mira, rook, warden = (who(app, name) for name in ("Mira", "Rook", "Warden"))
    in_a_fight(app)
    out = next(kind.key for kind in app.bridge.shown.game.conditions if kind.out)
    assert app.bridge.dispatch(SetCondition(character=rook, condition=out))
    finding = first(app, "delay mira")
    assert finding.message == "Mira Vance acts after Warden Cassel."
    assert app.bridge.dispatch(command_of(finding))
    encounter = app.bridge.shown.encounter
    assert encounter is not None
    assert (encounter.active, encounter.order) == (warden, (rook, warden, mira))


def test_character_before_only_defeated_ones_is_last_in_the_round(app: App) -> None:
    in_a_fight(app)
    out = next(kind.key for kind in app.bridge.shown.game.conditions if kind.out)
    assert app.bridge.dispatch(SetCondition(character=who(app, "Warden"), condition=out))
    finding = first(app, "delay rook")
    assert (finding.refused, finding.message) == (True, "Rook Adeyemi is last in the round.")


def test_spend_line_lists_uses_of_held_tokens_or_refuses(app: App) -> None:
    names = names_found(app, "spend rook")
    assert any(name.startswith("Inspiration with ") for name in names)
    assert all("Rook" in name for name in names)
    for token in app.bridge.shown.tokens_at(character_place(who(app, "Rook"))):
        app.bridge.dispatch(RemoveToken(token=token.id))
    (finding,) = found(app, "spend rook")
    assert (finding.refused, finding.message) == (True, "Rook Adeyemi has nothing to spend.")


def test_conflict_finds_the_start_of_an_encounter_or_refuses(app: App) -> None:
    assert first(app, "conflict").action is WindowAction.START_ENCOUNTER
    in_a_fight(app)
    finding = first(app, "conflict")
    assert (finding.refused, finding.message) == (True, "An encounter is in progress. End it first.")


def test_tilt_gives_the_reason_when_unavailable(app: App) -> None:
    findings = found(app, "tilt")
    assert findings
    assert all(finding.refused and finding.message for finding in findings)


def test_empty_line_in_play_suggests_actions_of_play_first(app: App) -> None:
    in_a_fight(app)
    names = names_found(app, "", current="Rook")
    assert names[0] == "Next turn"
    assert names[1] == "Check: Rook Adeyemi"
    assert any(name.endswith(": Rook Adeyemi") for name in names[2:6])
    files = [names.index(name) for name in ("New campaign…", "Open…", "Save")]
    assert min(files) > names.index("Add a note…")
    assert min(files) > names.index("Summary…")


def test_open_check_comes_right_after_the_next_turn(app: App) -> None:
    in_a_fight(app)
    form = app.bridge.rules.check_form(CheckDraft(by=who(app, "Mira")))
    assert form.command is not None
    app.bridge.dispatch(form.command)
    assert names_found(app, "", current="Rook")[:2] == ["Next turn", "Announce"]


def test_letter_that_is_a_filler_word_still_matches_starts(app: App) -> None:
    """Before, “a” found nothing."""
    assert any(name.startswith("Add ") for name in names_found(app, "a"))


@pytest.mark.parametrize(("line", "sign", "word"), [("2d6+", "+", 0), ("2d6 + d4 -", "-", 3)])
def test_incomplete_dice_sum_says_what_is_missing(app: App, line: str, sign: str, word: int) -> None:
    (only,) = find(app.bridge, app.window.actions_of_play, line, None)
    assert only.message == f"Type a number or dice after “{sign}”, for example 2d6+1."
    assert (only.refused, only.misread) == (True, word)


@pytest.mark.parametrize(
    ("line", "name"), [("2d20kh", "Roll 2d20kh"), ("roll 4d6kl3", "Roll 4d6kl3"), ("td20", "Roll td20")]
)
def test_keep_notation_and_rerolled_dice_are_rolled(app: App, line: str, name: str) -> None:
    finding = first(app, line)
    assert (finding.name, finding.refused) == (name, False)

"""What a line finds at the sample's table."""

from pathlib import Path

import pytest

from gmtracker.app import App
from gmtracker.engine.campaign import HAND, Expiry, held_by, in_pool
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
from gmtracker.ui.command_line.search import find, misread
from tests.windows.finder import at, command_of, first, first_found, found, who
from tests.windows.main_window import Stage


def test_an_empty_line_finds_every_action_but_the_finder(app: App) -> None:
    acts = [finding.name for finding in found(app, "")]
    assert "Next turn" in acts
    assert not any(name.startswith("Command bar") for name in acts)


def test_an_action_is_found_by_the_beginnings_of_its_words(app: App) -> None:
    finding = first(app, "en sess")
    assert finding.action is WindowAction.END_SESSION
    assert first(app, "save").keys == "Ctrl+S"


@pytest.mark.parametrize("line", ["harb", "nights", "open harb", "open recent", "open"])
def test_a_campaign_played_before_is_found_with_a_campaign_open_or_without(stage: Stage, line: str) -> None:
    """The line knew nothing of what the menu lists."""
    file = "/somewhere/Harbor Nights 2.gmtracker.json"
    app = stage.window(Settings(recent=(file,)))
    app.files.begin(None, sample=False)
    for _ in ("on the first page", "at the table"):
        finding = next(one for one in found(app, line) if isinstance(one.action, OpenCampaign))
        assert (finding.name, finding.action) == ("Open Harbor Nights 2", OpenCampaign(file))
        assert finding.message == str(Path("/somewhere"))
        app.files.open_sample_of("shattered-spheres")


def test_a_campaign_played_before_comes_after_what_is_at_the_table_unless_the_line_says_to_open_one(
    stage: Stage,
) -> None:
    app = stage.sample(Settings(recent=("/somewhere/Rook and Mira 2.gmtracker.json",)))
    app.files.begin(None, sample=False)
    assert found(app, "rook")[-1].name == "Open Rook and Mira 2"
    assert first(app, "open rook").name == "Open Rook and Mira 2"
    assert first(app, "rook mira 2 ").action == OpenCampaign("/somewhere/Rook and Mira 2.gmtracker.json")
    assert first(app, "stress rook 2").name == "Stress of Rook Adeyemi: 1 → 2"


def test_a_campaign_played_before_whose_name_is_mistyped_is_proposed(stage: Stage) -> None:
    app = stage.window(Settings(recent=("/somewhere/Harbor Nights.gmtracker.json",)))
    app.files.begin(None, sample=False)
    assert not found(app, "open harbro")
    near = misread(app.bridge, app.window.actions_of_play, "open harbro", None)
    assert [one.action for one in near] == [Retype("open harbor")]


def test_an_action_that_cannot_be_chosen_now_says_so(app: App) -> None:
    finding = first(app, "next turn")
    assert finding.action is None
    assert finding.message == "No encounter is in progress."


def test_the_same_refusal_is_said_once(app: App) -> None:
    """Eight rows once said alike that no Tilt is due."""
    (finding,) = found(app, "tilt")
    assert finding.name.endswith("and 5 more")
    assert finding.message == "No Tilt is due. One happens when the last die of the Destiny pool is awarded."
    assert finding.refused
    (both,) = (one for one in found(app, "bloodied mira") if one.refused)
    assert both.name.startswith("Heal: Mira Vance, Bloodied · Recover: Mira Vance, Bloodied · ")


def test_what_may_be_overruled_has_a_row_to_itself(app: App) -> None:
    refused = [finding for finding in found(app, "stunt mira") if finding.refused]
    assert len({finding.message for finding in refused}) == 1 < len(refused)
    with_commands = [command_of(finding) for finding in refused if finding.action is not None]
    assert len(with_commands) > 1
    assert all(app.bridge.rules.preview(command).overrulable for command in with_commands)


def test_a_track_is_set_by_name_and_number_in_any_order(app: App) -> None:
    wish = SetTrack(character=who(app, "Mira"), track="stress", value=2)
    assert command_of(first(app, "stress mira +2")) == wish
    assert command_of(first(app, "+2 mira stress")) == wish
    assert "Stress" in first(app, "stress mira +2").message


@pytest.mark.parametrize("number", ["+2", "5", "=5"])
def test_a_track_that_dice_fill_as_well_is_typed_as_the_row_shows_it(app: App, number: str) -> None:
    """Stones alone were once meant here, and the dice as well everywhere else."""
    found = first(app, f"stress rook {number}")
    assert (found.name, found.message) == ("Stress of Rook Adeyemi: 3 → 5", "Rook Adeyemi: Stress 3 → 5")


def test_less_than_what_is_held_is_refused_in_words(app: App) -> None:
    assert first(app, "stress rook 2").message == "Enter at least 3. That many tokens are held."


def test_looking_back_finds_what_the_log_tells_the_newest_first(app: App) -> None:
    before = len(app.bridge.entries())
    for value in (3, 4):
        assert app.bridge.dispatch(SetTrack(character=who(app, "Rook Adeyemi"), track="stress", value=value))
    findings = [finding for finding in found(app, "look back rook stress") if finding.action is not None]
    newest_first = reversed(app.bridge.entries()[before:])
    assert [finding.action for finding in findings] == [LookBack(entry.id) for entry in newest_first]
    assert findings[0].message.startswith("Rook Adeyemi: Stress")


def test_a_track_without_a_number_asks_for_one(app: App) -> None:
    assert "number" in first(app, "stress mira").message


def test_a_line_that_names_nobody_is_for_the_current_character(app: App) -> None:
    wish = SetTrack(character=who(app, "Rook"), track="stress", value=1)
    assert command_of(first(app, "stress 4", current="Rook")) == wish


def test_a_condition_is_put_on_and_taken_off(app: App) -> None:
    on = command_of(first(app, "dazed rook"))
    assert isinstance(on, SetCondition)
    assert on.on
    app.bridge.dispatch(on)
    off = command_of(first(app, "not dazed rook"))
    assert isinstance(off, SetCondition)
    assert not off.on


def test_a_line_that_ends_a_condition_never_puts_it_on(app: App) -> None:
    """Such a line once offered to put it on until the session ends."""
    (finding,) = found(app, "end fatigued ione")
    assert (finding.message, finding.action) == ("Sister Ione is not fatigued.", None)
    assert finding.refused


def test_a_hero_is_offered_a_triumph_first_and_the_opposition_a_tragedy(app: App) -> None:
    """Whichever had come into play first was once offered first."""
    pool = in_pool("destiny")
    for die in app.bridge.shown.tokens_at(pool, "triumph"):
        app.bridge.dispatch(RemoveToken(token=die.id))
    app.bridge.dispatch(AddToken(kind="triumph", place=pool, value=1))
    assert app.bridge.shown.tokens_at(pool)[0].kind == "tragedy"
    asked, *names = [finding.name for finding in found(app, "award 1 tam inspiration")]
    assert asked == "award 1 tam inspiration"
    assert [name.split()[1] for name in names] == ["Triumph", "Tragedy"]
    assert first(app, "award 1 tragedy tam inspiration").name.startswith("Award Tragedy")
    assert first(app, "award 1 warden").name.startswith("Award Tragedy")


def test_a_die_of_the_pool_is_awarded_and_used_at_once(app: App) -> None:
    finding = first(app, "award 1 triumph rook inspiration")
    assert isinstance(finding.action, RunCommand)
    command = finding.action.command
    assert isinstance(command, Use)
    assert (command.use, command.by, finding.action.then) == ("award", who(app, "Rook"), "inspiration")


@pytest.mark.parametrize("line", ["award 1 rook coup", "award 1 rook stunt"])
def test_award_with_a_use_that_would_be_refused_says_why(app: App, line: str) -> None:
    """The award was made, and then its use was refused: there is no check for a Coup."""
    assert all(finding.refused and finding.message for finding in found(app, line))
    draft = CheckDraft(by=who(app, "Rook"), values=(("against", "dc"), ("dc", 1)))
    roll = app.bridge.rules.check_form(draft).command
    assert roll is not None
    app.bridge.dispatch(roll)
    is_coup = line.endswith("coup")
    assert first(app, line).refused is not is_coup


def test_line_that_does_not_say_which_token_asks_for_it(app: App) -> None:
    """Enter awarded the first die of the pool."""
    for line in ("award rook", "inspiration rook", "award triumph rook"):
        app.bridge.dispatch(AddToken(kind="triumph", place=in_pool("destiny"), value=6))
        question = first(app, line)
        assert (question.action, question.refused) == (None, False), line
        assert question.message == "Choose from the list, or keep typing."
        assert len(found(app, line)) > 2


def test_line_that_only_one_token_fits_is_done_at_once(app: App) -> None:
    for token in app.bridge.shown.tokens_at(in_pool("destiny"))[1:]:
        app.bridge.dispatch(RemoveToken(token=token.id))
    assert isinstance(first(app, "award rook").action, RunCommand)


@pytest.mark.parametrize("line", ["award 9 mira", "award 9 mira inspiration", "award 9 triumph mira", "hubris 9 mira"])
def test_face_that_no_die_of_the_pool_shows_is_told(app: App, line: str) -> None:
    (finding,) = found(app, line)
    assert (finding.refused, finding.message) == (True, "No die in the Destiny pool shows 9.")


def test_more_stones_than_there_are_is_told(app: App) -> None:
    app.bridge.dispatch(StartEncounter(kind="combat", order=(who(app, "Mira"), who(app, "Warden"))))
    app.bridge.dispatch(Use(use="earn-fate", inputs={"kind": "triumph-stone", "count": 2}))
    app.bridge.dispatch(NextTurn())
    message = "Choose from 1 to 2. The Fate pool holds 2 Triumph stones."
    assert message in {finding.message for finding in found(app, "3 triumph stones mira")}


@pytest.mark.parametrize("line", ["stress warden +2", "stress warden"])
def test_track_that_the_opposition_does_not_have_is_told(app: App, line: str) -> None:
    finding = first(app, line)
    assert finding.refused
    assert finding.message == "Warden Cassel belongs to the opposition and has no Stress."


def test_a_held_die_is_spent_by_the_name_of_its_use(app: App) -> None:
    spent = [
        command_of(finding) for finding in found(app, "inspiration mira") if finding.action and not finding.refused
    ]
    assert any(isinstance(command, Use) and command.by == who(app, "Mira") for command in spent)


def test_a_face_that_no_die_shows_finds_nothing(app: App) -> None:
    assert not any(finding.action for finding in found(app, "award 6 rook"))


def test_a_row_use_is_done_or_asks_for_what_it_needs(app: App) -> None:
    heal = first(app, "heal rook")
    assert heal.action == RunCommand(Use(use="heal", by=who(app, "Rook")))
    surge = first(app, "surge rook")
    assert surge.action == FillInUse(Use(use="surge", by=who(app, "Rook")))


def test_a_recover_asks_what_it_takes_away_where_there_is_something(app: App) -> None:
    """Rules/shattered-spheres.md, Recover: one stone, and something is taken away.

    It added its Stress at once, and the fatigue stayed.
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


def test_dice_are_rolled_with_and_without_the_word(app: App) -> None:
    assert command_of(first(app, "roll 2d6!")) == RollDice(notation="2d6!")
    assert first(app, "roll 2d6!").message == "rolls 2d6!"
    assert command_of(first(app, "3d8+1")) == RollDice(notation="3d8+1")


def test_dice_that_cannot_be_rolled_are_refused_in_words(app: App) -> None:
    finding = first(app, "roll 2x6")
    assert finding.refused
    assert finding.message


def test_a_note_is_taken_as_it_is_typed(app: App) -> None:
    assert command_of(first(app, "note The tide, at 4!")) == AddNote(text="The tide, at 4!")


def test_a_name_alone_leads_to_its_row(app: App) -> None:
    assert first(app, "mira").action == SelectCharacter(who(app, "Mira"))


def test_nonsense_finds_nothing(app: App) -> None:
    assert found(app, "xyzzy plugh") == ()


def test_without_a_campaign_the_actions_are_found(stage: Stage) -> None:
    app = stage.window()
    assert find(app.bridge, app.window.actions_of_play, "new", None)[0].action is WindowAction.NEW


def test_a_line_adds_several_of_the_opposition(app: App) -> None:
    finding = first(app, "add 3 guard t2 toughness 4")
    added = command_of(finding)
    assert isinstance(added, AddCharacters)
    assert [character.name for character in added.characters] == ["Guard 1", "Guard 2", "Guard 3"]
    assert finding.name == "Add Guard 1, Guard 2 and Guard 3"
    assert finding.message == "Opposition · Tier 2 · Toughness 4"


def test_a_number_in_words_is_offered_as_a_number_and_as_a_part_of_the_name(app: App) -> None:
    """“add six ogre” and “add ogre toughness eight” were names, and nothing was said of it."""
    assert [one.name for one in found(app, "add six ogre")][:2] == [
        "Add 6: Ogre 1 to Ogre 6",
        "Add Six ogre",
    ]
    counted, named = found(app, "add ogre toughness eight")[:2]
    assert (counted.name, counted.message) == ("Add Ogre", "Opposition · Tier 1 · Toughness 8")
    assert named.name == "Add Ogre toughness eight"
    assert named.message == "“Toughness” becomes part of the name. To set the trait, put a number after it."


def test_a_line_adds_a_list_as_the_first_steps_do(app: App) -> None:
    """It was one foe called “Thug x20, Wolf A”."""
    adds = first(app, "add Thug x20, Wolf A").action
    assert isinstance(adds, RunCommand)
    assert isinstance(adds.command, AddCharacters)
    names = [character.name for character in adds.command.characters]
    assert (len(names), names[0], names[19], names[20]) == (21, "Thug 1", "Thug 20", "Wolf A")


def test_a_line_that_adds_nobody_says_why(app: App) -> None:
    (hint,) = found(app, "add ")
    assert hint.action is None
    assert "3 Guard T1" in hint.message
    refused = first(app, "add 50 guard")
    assert refused.refused
    assert "1 to 20" in refused.message
    assert first(app, "add ,").name == "Add ,"


def test_a_numbered_name_is_a_name_and_no_number(app: App) -> None:
    app.bridge.dispatch(AddCharacters(characters=parse_characters_line(app.bridge.shown, "9 Guard")))
    wish = SetTrack(character=who(app, "Guard 8"), track="wounds", value=1)
    assert command_of(first(app, "wounds guard 8 +1")) == wish
    assert first(app, "guard 8").action == SelectCharacter(who(app, "Guard 8"))


def test_a_condition_lasts_as_long_as_the_line_says(app: App) -> None:
    rook = who(app, "Rook")
    app.bridge.dispatch(StartEncounter(kind="combat", order=(rook, who(app, "Mira"))))
    mira = who(app, "Mira")
    next_turn = SetCondition(character=mira, condition="dazed", until=Expiry("turn-end", character=mira))
    assert command_of(first(app, "dazed mira next turn")) == next_turn
    begins = SetCondition(character=mira, condition="dazed", until=Expiry("turn-start", character=mira))
    assert command_of(first(app, "dazed mira turn starts")) == begins
    fight = SetCondition(character=mira, condition="dazed", until=Expiry("encounter-end"))
    assert command_of(first(app, "dazed mira encounter")) == fight


def test_somebody_is_copied_put_aside_and_brought_back_by_name(app: App) -> None:
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


def test_a_hyphen_in_a_name_is_no_minus(app: App) -> None:
    """Every hyphen of what was found was once made a minus."""
    assert app.bridge.dispatch(AddCharacters(characters=parse_characters_line(app.bridge.shown, "Jean-Luc", "heroes")))
    assert first(app, "stress jean +2").name == "Stress of Jean-Luc: 0 → 2"


def test_an_answer_that_wants_somebody_opens_its_form_with_the_answer_in_it(app: App) -> None:
    """“surge foe mira” was refused for a foe that the line cannot say."""
    surge = Use(use="surge", by=who(app, "Mira"), inputs={"benefit": "negate-foe"})
    assert first(app, "surge foe mira").action == FillInUse(surge)


def test_the_size_of_the_text_is_found_where_it_is_set(app: App) -> None:
    for said in ("text", "text size", "language"):
        assert first(app, said).action is WindowAction.SETTINGS


def test_what_is_found_by_name_alone_is_told_in_words_of_the_game(stage: Stage) -> None:
    """`soak` once showed what a decoder says: Expected `object`, got `null`."""
    app = at(stage, "torg-eternity")
    for kind in app.bridge.shown.game.uses:
        told = find(app.bridge, app.window.actions_of_play, kind.key.replace("-", " "), None)
        assert not [finding for finding in told if "`" in finding.message]


@pytest.mark.parametrize("game", ["torg-eternity", "vagabond", "humans-and-heroes"])
def test_the_next_turn_is_found_by_its_name(stage: Stage, game: str) -> None:
    app = at(stage, game)
    assert not app.bridge.rules.preview(NextTurn()).refused
    assert first_found(app, "next turn").name == "Next turn"


def names_found(app: App, text: str, current: str = "") -> list[str]:
    return [finding.name for finding in found(app, text, current)]


def in_a_fight(app: App) -> None:
    order = tuple(who(app, name) for name in ("Mira", "Rook", "Warden"))
    assert app.bridge.dispatch(StartEncounter(kind="combat", order=order))


def test_earn_triumph_finds_earning_and_never_first_what_undoes_it(app: App) -> None:
    """It found nothing but “Undo 1 Triumph stone earned”."""
    in_a_fight(app)
    earning = first(app, "earn triumph")
    assert earning.name == "Earn Fate: Triumph"
    assert app.bridge.dispatch(command_of(earning))
    assert names_found(app, "earn triumph")[0] == "Earn Fate: Triumph"
    assert names_found(app, "earn triumph")[-1].startswith("Undo ")
    assert first(app, "earn 3 tragedy").message.startswith("3 Tragedy stones")


def test_undo_comes_first_where_it_is_asked_for(app: App) -> None:
    assert first(app, "undo").action is WindowAction.UNDO


def test_print_finds_the_summary(app: App) -> None:
    assert first(app, "print").action is WindowAction.SUMMARY


def test_hubris_tam_finds_each_tragedy_of_the_pool_for_it_or_says_that_there_is_none(app: App) -> None:
    findings = found(app, "hubris tam")
    assert findings[0].name == "Hubris with Tragedy die 1: Tam Oakes"
    for die in app.bridge.shown.tokens_at(in_pool("destiny"), "tragedy"):
        app.bridge.dispatch(RemoveToken(token=die.id))
    (finding,) = found(app, "hubris tam")
    assert (finding.refused, finding.message) == (True, "No Tragedy die is available for that.")


def test_name_alone_goes_to_row_while_an_answer_is_waited_for(app: App) -> None:
    """Who activated a hubris was asked; "rook", typed to go to his row, was taken for the answer."""
    (die, *_) = app.bridge.shown.tokens_at(in_pool("destiny"), "tragedy")
    app.bridge.dispatch(Use(use="hubris", by=who(app, "Tam Oakes"), tokens=(die.id,)))
    rook = who(app, "Rook Adeyemi")
    assert any("Rook" in offer.name for offer in (*app.bridge.rules.offers(), *app.bridge.rules.hidden_offers()))
    assert first(app, "rook").action == SelectCharacter(rook)


def test_use_that_lacks_words_asks_for_them(app: App) -> None:
    """The detail of the GM's Tragedy was refused, as the line has no place for its words."""
    app.bridge.dispatch(AddToken(kind="tragedy", place=HAND))
    findings = found(app, "tragedy mira")
    detail = next(one for one in findings if one.name.startswith("GM's Tragedy with"))
    assert isinstance(detail.action, FillInUse)
    assert detail.name.endswith("…")
    assert not detail.refused


def test_delay_rook_lets_the_next_act_first(app: App) -> None:
    mira, rook, warden = (who(app, name) for name in ("Mira", "Rook", "Warden"))
    assert first(app, "delay rook").message == "Rook Adeyemi is not in the turn order."
    in_a_fight(app)
    finding = first(app, "delay rook")
    assert finding.message == "Rook Adeyemi acts after Warden Cassel."
    assert app.bridge.dispatch(command_of(finding))
    assert app.bridge.shown.encounter is not None
    assert app.bridge.shown.encounter.order == (mira, warden, rook)
    assert first(app, "delay rook").message == "Rook Adeyemi is last in the round."


def test_whoever_has_the_turn_and_delays_acts_after_the_next(app: App) -> None:
    mira, rook, warden = (who(app, name) for name in ("Mira", "Rook", "Warden"))
    in_a_fight(app)
    assert app.bridge.dispatch(command_of(first(app, "delay mira")))
    encounter = app.bridge.shown.encounter
    assert encounter is not None
    assert (encounter.active, encounter.order) == (rook, (rook, mira, warden))


def test_whoever_delays_acts_after_the_next_who_takes_turns(app: App) -> None:
    """Behind one who was out of the fight she had no turn at all: it went on to the one after her."""
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


def test_whoever_has_only_those_behind_who_are_out_is_the_last_of_the_round(app: App) -> None:
    in_a_fight(app)
    out = next(kind.key for kind in app.bridge.shown.game.conditions if kind.out)
    assert app.bridge.dispatch(SetCondition(character=who(app, "Warden"), condition=out))
    finding = first(app, "delay rook")
    assert (finding.refused, finding.message) == (True, "Rook Adeyemi is last in the round.")


def test_spend_rook_lists_what_his_tokens_are_good_for_or_says_that_he_holds_none(app: App) -> None:
    names = names_found(app, "spend rook")
    assert any(name.startswith("Inspiration with ") for name in names)
    assert all("Rook" in name for name in names)
    for token in app.bridge.shown.tokens_at(held_by(who(app, "Rook"))):
        app.bridge.dispatch(RemoveToken(token=token.id))
    (finding,) = found(app, "spend rook")
    assert (finding.refused, finding.message) == (True, "Rook Adeyemi has nothing to spend.")


def test_conflict_finds_the_start_of_an_encounter_or_says_why_not(app: App) -> None:
    assert first(app, "conflict").action is WindowAction.START_ENCOUNTER
    in_a_fight(app)
    finding = first(app, "conflict")
    assert (finding.refused, finding.message) == (True, "An encounter is in progress. End it first.")


def test_tilt_says_why_it_cannot_be_now(app: App) -> None:
    findings = found(app, "tilt")
    assert findings
    assert all(finding.refused and finding.message for finding in findings)


def test_in_play_the_first_lines_are_what_is_done_in_play(app: App) -> None:
    in_a_fight(app)
    names = names_found(app, "", current="Rook")
    assert names[0] == "Next turn"
    assert names[1] == "Check: Rook Adeyemi"
    assert any(name.endswith(": Rook Adeyemi") for name in names[2:6])
    files = [names.index(name) for name in ("New campaign…", "Open…", "Save")]
    assert min(files) > names.index("Add a note…")
    assert min(files) > names.index("Summary…")


def test_what_is_open_comes_right_after_the_next_turn(app: App) -> None:
    in_a_fight(app)
    form = app.bridge.rules.check_form(CheckDraft(by=who(app, "Mira")))
    assert form.command is not None
    app.bridge.dispatch(form.command)
    assert names_found(app, "", current="Rook")[:2] == ["Next turn", "Announce"]


def test_a_first_letter_that_is_a_small_word_finds_what_begins_with_it(app: App) -> None:
    """Of an “a”, nothing went by that name."""
    assert any(name.startswith("Add ") for name in names_found(app, "a"))


@pytest.mark.parametrize(("line", "sign", "word"), [("2d6+", "+", 0), ("2d6 + d4 -", "-", 3)])
def test_a_sum_of_dice_that_breaks_off_says_what_is_missing_and_where(
    app: App, line: str, sign: str, word: int
) -> None:
    (only,) = find(app.bridge, app.window.actions_of_play, line, None)
    assert only.message == f"Type a number or dice after “{sign}”, for example 2d6+1."
    assert (only.refused, only.misread) == (True, word)


@pytest.mark.parametrize(
    ("line", "name"), [("2d20kh", "Roll 2d20kh"), ("roll 4d6kl3", "Roll 4d6kl3"), ("td20", "Roll td20")]
)
def test_dice_of_which_some_count_and_a_die_that_is_rolled_again_are_rolled(app: App, line: str, name: str) -> None:
    finding = first(app, line)
    assert (finding.name, finding.refused) == (name, False)

"""The contract that every ruleset must keep.

Every game must also have complete odds, exact undo, and sessions whose summary adds up.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction
from itertools import product
from random import Random
from typing import Protocol, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine.cached_rules import Rules
from gmtracker.engine.campaign import HAND, Campaign, Character, Place, Side, Trait, character_place, pool_place
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.commands import AddToken, EndSession, MoveToken, Use
from gmtracker.engine.decision import DecisionResult
from gmtracker.engine.errors import Refused
from gmtracker.engine.evolve import fold
from gmtracker.engine.game_spec import GameSpec
from gmtracker.engine.history import Entry
from gmtracker.engine.ids import NOBODY, CharacterId, TokenId
from gmtracker.engine.offers import Offer
from gmtracker.engine.ruleset import OnUse, Ruleset, Target
from gmtracker.engine.table import Table
from gmtracker.rulesets import built_in_ids, load, shipped_file_ids
from gmtracker.summary import summarize
from gmtracker.summary.render import to_html, to_markdown
from tests.builders.any_struct import Strategies, any_of
from tests.builders.campaigns import a_foe, a_hero, a_table, do, falling, no_dice, reason_of, refusal_of
from tests.builders.chance import check_typed_is_as_rolled
from tests.builders.thorough import thorough

GAMES = (*built_in_ids(), *shipped_file_ids())
AN_ID = re.compile(r"\b[ctmpn]\d+\b")
every_game = pytest.mark.parametrize("game", GAMES)


class Described(Protocol):
    """Any object on a sheet."""

    @property
    def key(self) -> str: ...

    @property
    def name(self) -> str: ...


def in_play(game: str) -> Table:
    """Return a table in the game's first kind of encounter, with two heroes and a foe."""
    groups = (group for group in load(game).spec().trait_groups if not group.fixed)
    traits = (Trait(group=group.key, name=group.suggested[0].name if group.closed else "Pride") for group in groups)
    table = a_table(a_hero(traits=tuple(traits)), a_hero("Rook"), a_foe(), ruleset=game)
    heroes = tuple(hero.id for hero in table.campaign.heroes())
    do(table, c.StartSession(present=heroes))
    order = tuple(character.id for character in table.campaign.characters)
    do(table, c.StartEncounter(kind=table.campaign.game.encounters[0].key, title="Ambush", order=order))
    return table


def some_values(campaign: Campaign) -> Strategies:
    """Return values that may be valid at this table, and some that are not."""
    game = campaign.game
    use_inputs = sorted({asked.key for use in game.uses for asked in use.inputs} | {"awarded"})
    typed = {asked.key for use in game.uses for asked in use.inputs if asked.kind == "text"}
    options = sorted({option.key for use in game.uses for asked in use.inputs for option in asked.options})
    lists: tuple[tuple[Described, ...], ...] = (
        game.tracks,
        game.actions,
        game.conditions,
        game.encounters,
        game.tokens,
        game.pools,
        game.trait_groups,
        game.house_rules,
    )
    keys = sorted({kind.key for kinds in lists for kind in kinds})
    characters = [*(character.id for character in campaign.characters), CharacterId(""), CharacterId("c99")]
    numbers = st.integers(-2, 12)
    words = st.sampled_from([*options, "", True, "Pride"]) | numbers  # Typed text is logged, so never an id.
    answers = st.sampled_from(characters) | words
    places = [*(character_place(character) for character in characters), *(pool_place(p.key) for p in game.pools), HAND]
    return {
        CharacterId: st.sampled_from(characters),
        TokenId: st.sampled_from([*(token.id for token in campaign.tokens), TokenId("t99")]),
        Place: st.sampled_from([*places, pool_place("hat")]),
        str: st.sampled_from([*keys, "", "hat"]),
        int: numbers,
        (c.Use, "use"): st.sampled_from([*(use.key for use in game.uses), "hat"]),
        (c.Use, "inputs"): st.lists(
            st.sampled_from(use_inputs).flatmap(
                lambda key: st.tuples(st.just(key), words if key in typed else answers)
            ),
            max_size=3,
        ).map(dict),
        (c.AddNote, "text"): st.sampled_from(["A horn sounds.", " "]),
        (c.SetMarker, "text"): st.sampled_from(["A horn sounds", "Low Tide", " "]),
        (c.EndEncounter, "result"): st.sampled_from(["They got away.", ""]),
        (c.EndSession, "encounter_result"): st.sampled_from(["They got away.", ""]),
        (c.RenameCampaign, "name"): st.sampled_from(["Low Tide", " "]),
        (c.StartEncounter, "title"): st.sampled_from(["Ambush", ""]),
        (c.StartSession, "title"): st.sampled_from(["Low Tide", ""]),
        (Character, "name"): st.sampled_from(["Wren", " "]),
        (Trait, "name"): st.sampled_from(["Stealth", "Agility", "Pride", " "]),
    }


def any_command(campaign: Campaign) -> st.SearchStrategy[c.Command]:
    """Return any command at this table."""
    values = some_values(campaign)
    kinds: tuple[type[c.Command], ...] = get_args(c.Command)
    return st.sampled_from(kinds).flatmap(lambda kind: any_of(kind, values))


def check_refusal(refusal: str, game: GameSpec) -> None:
    """Check that a refusal is a complete sentence without internal terms."""
    keys = {use.key for use in game.uses} | {kind.key for kind in game.tokens} | {r.key for r in game.house_rules}
    own_words = {key for key in keys if "-" in key}
    assert re.match(r"[A-Z0-9“]", refusal), refusal
    assert refusal.endswith((".", "?")), refusal
    assert not AN_ID.search(refusal), refusal
    assert not any(word in refusal for word in (*own_words, "None", "{", "}")), refusal


def decided_or_refused(rules: Ruleset, campaign: Campaign, command: c.Command) -> DecisionResult | None:
    """Return the result of a command, or None if it is refused. Any other exception fails the test."""
    try:
        decided = rules.decide(campaign, command, falling())
    except Refused as refusal:
        check_refusal(refusal.sentence, campaign.game)
        return None
    assert decided.label
    assert not decided.label.endswith((".", " "))
    assert decided.sentence
    for said in (decided.label, decided.sentence, *decided.overruled):
        assert not AN_ID.search(said), said
        assert "None" not in said
        assert "{" not in said
    return decided


@every_game
def test_sheet_names_its_game(game: str) -> None:
    rules = load(game)
    assert rules.id == game == rules.spec().ruleset
    assert rules.spec().name


@every_game
def test_sheet_entries_have_unique_keys_and_names(game: str) -> None:
    spec = load(game).spec()
    lists: tuple[tuple[Described, ...], ...] = (
        spec.trait_groups,
        spec.tracks,
        spec.tokens,
        spec.pools,
        spec.conditions,
        spec.actions,
        spec.encounters,
        spec.uses,
        spec.house_rules,
        *(use.inputs for use in spec.uses),
        *(asked.options for use in spec.uses for asked in use.inputs),
    )
    for kinds in lists:
        assert all(kind.name.strip() for kind in kinds)
        keys = [kind.key for kind in kinds]
        assert len(set(keys)) == len(keys)
    assert all(pool.empty for pool in spec.pools)
    assert all(use.description for use in spec.uses)
    assert all(rule.description for rule in spec.house_rules)
    assert all(action.letter for action in spec.actions)


@every_game
def test_named_token_kinds_are_described(game: str) -> None:
    spec = load(game).spec()
    described = {kind.key for kind in spec.tokens}
    named = {kind for pool in spec.pools for kind in pool.tokens} | {kind for use in spec.uses for kind in use.tokens}
    assert named <= described
    assert all(kind.plural for kind in spec.tokens)
    assert all((kind.look == "die") == kind.is_die for kind in spec.tokens)


@every_game
def test_every_input_can_be_answered(game: str) -> None:
    for asked in (asked for use in load(game).spec().uses for asked in use.inputs):
        assert asked.lowest <= asked.highest
        assert bool(asked.options) == (asked.kind == "choice")


@every_game
def test_shortcut_letters_are_single_and_belong_to_token_uses(game: str) -> None:
    uses = [use for use in load(game).spec().uses if use.shortcut or use.drop_zone]
    letters = [use.shortcut for use in uses if use.shortcut]
    assert all(re.fullmatch("[A-Z]", letter) for letter in letters)
    assert len(set(letters)) == len(letters)
    assert all(use.tokens for use in uses)


@every_game
def test_ranges_are_ordered_and_contain_their_warning_value(game: str) -> None:
    spec = load(game).spec()
    for track in spec.tracks:
        assert track.lowest < track.highest or track.limits
        assert track.lowest <= track.warn_at <= track.highest
        assert set(track.sides) <= set(get_args(Side))
    for group in spec.trait_groups:
        assert group.lowest <= group.highest
        assert group.suggested or not (group.fixed or group.closed)


@every_game
def test_house_rules_accept_their_default_and_a_change(game: str) -> None:
    table = a_table(ruleset=game)
    for rule in table.campaign.game.house_rules:
        if isinstance(rule.default, bool):
            other: bool | int = not rule.default
        else:
            other = next(n for n in (*rule.choices, rule.lowest, rule.highest) if n != rule.default)
        do(table, c.SetHouseRule(key=rule.key, value=other))
        do(table, c.SetHouseRule(key=rule.key, value=rule.default))
        assert table.campaign.house_rule(rule.key) == rule.default


@every_game
def test_saved_sheet_loads_unchanged(game: str) -> None:
    spec = load(game).spec()
    assert msgspec.json.decode(msgspec.json.encode(spec), type=GameSpec) == spec


@every_game
def test_every_track_look_can_be_drawn(game: str) -> None:
    spec = load(game).spec()
    for track in spec.tracks:
        assert track.unit
        assert track.units
        assert track.look != "wheel" or track.lowest == 0 < track.highest <= 20
        assert bool(track.rungs) == (track.look == "ladder")
        assert not track.rungs or (len(track.rungs) == track.highest - track.lowest + 1 and all(track.rungs))


@every_game
def test_track_limits_are_numbers_of_the_sheet(game: str) -> None:
    spec = load(game).spec()
    for limit in (limit for track in spec.tracks for limit in track.limits):
        group = spec.trait_group(limit.group)
        assert group.values != "text"
        assert not (group.fixed or group.closed) or limit.name in {suggested.name for suggested in group.suggested}


@every_game
def test_track_starts_within_its_range(game: str) -> None:
    campaign = in_play(game).campaign
    for character, track in product(campaign.characters, campaign.game.tracks):
        value = campaign.track_value(character.id, track.key)
        assert track.lowest <= value <= campaign.track_maximum(character.id, track.key)


@every_game
def test_every_use_without_inputs_is_decided_or_refused(game: str) -> None:
    rules = load(game)
    for table in (a_table(ruleset=game), in_play(game)):
        for use in table.campaign.game.uses:
            decided_or_refused(rules, table.campaign, c.Use(use=use.key))
    assert reason_of(in_play(game), c.Use(use="no-such-use")).template


@every_game
@settings(max_examples=thorough(200))
@given(data=st.data())
def test_every_command_is_decided_or_refused(game: str, data: st.DataObject) -> None:
    rules, campaign = load(game), in_play(game).campaign
    for _ in range(data.draw(st.integers(1, 6))):
        command = data.draw(any_command(campaign))
        decided = decided_or_refused(rules, campaign, command)
        if decided is None:
            continue
        assert decided == rules.decide(campaign, command, falling())
        campaign = fold(campaign, decided.events)
        assert decided.after == campaign
        assert msgspec.json.decode(msgspec.json.encode(campaign), type=Campaign) == campaign
        for offer in Rules(rules, campaign).offers():
            check_offer(rules, campaign, offer)


@every_game
@settings(max_examples=50)
@given(data=st.data())
def test_saved_log_entry_loads_unchanged(game: str, data: st.DataObject) -> None:
    table = in_play(game)
    for _ in range(4):
        try:
            table.dispatch(data.draw(any_command(table.campaign)), falling())
        except Refused:
            continue
    for entry in table.history.open_chapter.entries:
        assert msgspec.json.decode(msgspec.json.encode(entry), type=Entry) == entry


def check_offer(rules: Ruleset, campaign: Campaign, offer: Offer) -> None:
    """Check that an offer has a text, and that its command is refused exactly if it says so."""
    assert offer.name
    assert offer.effect
    decided = decided_or_refused(rules, campaign, offer.command)
    assert (decided is None) == bool(offer.refusal)


def places(table: Table) -> Iterator[Target]:
    campaign = table.campaign
    yield from (character_place(character.id) for character in campaign.characters)
    yield from (pool_place(pool.key) for pool in campaign.game.pools)
    yield HAND
    uses = [use.key for use in campaign.game.uses if use.drop_zone or use.menu == "token"]
    yield from (OnUse(use, character.id) for use, character in product(uses, campaign.characters))
    yield character_place(CharacterId("c99"))


@every_game
def test_every_drop_has_a_result_or_is_refused(game: str) -> None:
    table = in_play(game)
    for token, target in product(table.campaign.tokens, places(table)):
        try:
            result = table.rules.drop_result((token.id,), target)
        except Refused as refusal:
            check_refusal(refusal.sentence, table.campaign.game)
            continue
        assert result.message
        assert (result.command is None) == bool(result.offers)
        assert not isinstance(result.command, c.CommandBatch), "one token asks for one command"
        if result.command is not None:
            decided_or_refused(load(game), table.campaign, result.command)
        for offer in result.offers:
            check_offer(load(game), table.campaign, offer)


@every_game
def test_dice_requests_have_names_and_unique_roles(game: str) -> None:
    table = a_table(a_hero(), a_hero("Rook"), ruleset=game)
    asked = table.rules.dice_requests(c.StartSession(present=tuple(hero.id for hero in table.campaign.heroes())))
    assert all(request.name and request.size > 1 for request in asked)
    assert len({request.role for request in asked}) == len(asked)


@every_game
def test_warnings_are_sentences_and_empty_for_unknown_characters(game: str) -> None:
    table = in_play(game)
    for character in table.campaign.characters:
        for said in table.rules.warnings(character.id):
            check_refusal(said, table.campaign.game)
    assert table.rules.warnings(CharacterId("c99")) == ()


@every_game
def test_notes_need_no_dice(game: str) -> None:
    table = a_table(ruleset=game)
    assert table.dispatch(c.AddNote(text="A horn sounds."), no_dice()).entries[0].label == "note"


def drafts(table: Table) -> list[CheckDraft]:
    """Yield drafts of everyone against everyone, in every kind that the form offers."""
    characters = [NOBODY, *(character.id for character in table.campaign.characters)]
    plain = [CheckDraft(by, on) for by, on in product(characters, characters)]
    found = []
    for draft in plain:
        kind = table.rules.check_form(draft).kind
        found += [draft.with_value(kind.key, option.key) for option in kind.options] if kind else [draft]
    return found


@every_game
def test_check_odds_sum_to_one_and_match_success(game: str) -> None:
    table = in_play(game)
    for draft in drafts(table):
        odds = table.rules.check_odds(draft)
        if odds is not None:
            assert sum(Fraction(bar.chance.exact) for bar in odds.bars) == 1
            success = sum(Fraction(bar.chance.exact) for bar in odds.bars if bar.success)
            assert success == Fraction(odds.success.exact)


@every_game
def test_every_check_can_be_rolled_and_finished(game: str) -> None:
    for draft in drafts(in_play(game)):
        table = in_play(game)
        form = table.rules.check_form(draft)
        assert (form.command is None) == bool(form.refusal)
        if form.command is None:
            continue
        table.dispatch(form.command, falling())
        for _ in range(9):
            shown = table.rules.open_check()
            if shown is None:
                break
            for step in shown.steps:
                assert step.name
                decided = decided_or_refused(load(game), table.campaign, step.command)
                assert (decided is None) == bool(step.refusal)
            table.dispatch(shown.steps[0].command, falling())
            if shown.draft is not None:
                break


@every_game
def test_typed_check_equals_rolled_check(game: str) -> None:
    table, dice = in_play(game), Random(7)
    for draft in drafts(table):
        command = table.rules.check_form(draft).command
        if command is not None:
            check_typed_is_as_rolled(load(game), table.campaign, command, lambda size: dice.randint(1, size))


@every_game
def test_commands_for_whole_table_accept_typed_dice(game: str) -> None:
    table, dice = in_play(game), Random(7)
    for use in (Use(use=kind.key) for kind in table.campaign.game.uses if kind.menu == "table"):
        if not table.rules.preview(use).refused:
            check_typed_is_as_rolled(load(game), table.campaign, use, lambda size: dice.randint(1, size))


@every_game
def test_held_token_moves_to_another_hero_only_with_override(game: str) -> None:
    table = in_play(game)
    mira, rook = table.campaign.heroes()
    token, *_ = laid_down(table, mira.id)
    move = MoveToken(token=token, to=character_place(rook.id))
    assert refusal_of(table, move).overrulable
    table.dispatch(replace(move, override=True), falling())
    assert token in {held.id for held in table.campaign.tokens_at(character_place(rook.id))}


def laid_down(table: Table, hero: CharacterId) -> list[TokenId]:
    """Add one token of each kind that a hero can hold, by hand."""
    before = {token.id for token in table.campaign.tokens}
    for kind in table.campaign.game.tokens:
        with suppress(Refused):
            table.dispatch(AddToken(kind=kind.key, place=character_place(hero), override=True), falling())
    return [token.id for token in table.campaign.tokens if token.id not in before]


@every_game
def test_row_is_refused_exactly_if_it_says_so(game: str) -> None:
    table = in_play(game)
    for draft in drafts(table):
        for row in table.rules.check_rows(draft):
            assert row.what or row.offer.effect
            assert row.mean
            assert 0 <= Fraction(row.success.exact) <= 1
            decided = decided_or_refused(load(game), table.campaign, row.offer.command)
            assert (decided is None) == bool(row.offer.refusal)


@every_game
@settings(max_examples=thorough(100))
@given(data=st.data())
def test_undo_and_redo_restore_the_exact_state(game: str, data: st.DataObject) -> None:
    table = in_play(game)
    for _ in range(3):
        before = table.campaign
        length = len(table.history.open_chapter.entries)
        try:
            table.dispatch(data.draw(any_command(before)), falling())
        except Refused:
            continue
        if len({entry.action for entry in table.history.open_chapter.entries[length - 1 :]}) == 1:
            continue
        after = table.campaign
        table.undo()
        assert table.campaign == before
        table.redo()
        assert table.campaign == after


@every_game
@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_any_session_can_be_summarized(game: str, data: st.DataObject) -> None:
    table = in_play(game)
    for _ in range(data.draw(st.integers(1, 8))):
        command = data.draw(any_command(table.campaign))
        if isinstance(command, EndSession):
            break
        try:
            table.dispatch(command, falling())
        except Refused:
            continue
    chapter = table.history.open_chapter
    summary = summarize(chapter.opening, chapter.entries)
    assert "Session 1" in to_html(summary)
    assert table.campaign.name in to_markdown(summary)

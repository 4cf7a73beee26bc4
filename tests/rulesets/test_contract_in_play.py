"""What every game holds to once it is played: its odds are whole, what is undone is gone, and its evenings add up."""

from contextlib import suppress
from fractions import Fraction
from itertools import product
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gmtracker.engine.campaign import held_by
from gmtracker.engine.checks import CheckDraft
from gmtracker.engine.commands import AddToken, EndSession, MoveToken, Use
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import NOBODY, CharacterId, TokenId
from gmtracker.engine.table import Table
from gmtracker.rulesets import load
from gmtracker.summary import summarize
from gmtracker.summary.rendering import to_html, to_markdown
from tests.rulesets.test_contract import any_command, decided_or_refused, every_game, in_play
from tests.support.builders import falling, refusal_of
from tests.support.chance import check_typed_is_as_rolled
from tests.support.thorough import thorough


def drafts(table: Table) -> list[CheckDraft]:
    """Everybody's check against everybody, in every kind that the form offers."""
    characters = [NOBODY, *(character.id for character in table.campaign.characters)]
    plain = [CheckDraft(by, on) for by, on in product(characters, characters)]
    found = []
    for draft in plain:
        kind = table.rules.check_form(draft).kind
        found += [draft.with_value(kind.key, option.key) for option in kind.options] if kind else [draft]
    return found


@every_game
def test_the_odds_of_every_check_sum_to_one_and_its_bars_to_its_success(game: str) -> None:
    table = in_play(game)
    for draft in drafts(table):
        odds = table.rules.check_odds(draft)
        if odds is not None:
            assert sum(Fraction(bar.chance.exact) for bar in odds.bars) == 1
            success = sum(Fraction(bar.chance.exact) for bar in odds.bars if bar.success)
            assert success == Fraction(odds.success.exact)


@every_game
def test_every_check_that_can_be_set_up_is_rolled_and_goes_on_to_its_end(game: str) -> None:
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
def test_a_typed_check_comes_to_what_the_same_one_comes_to_rolled(game: str) -> None:
    table, dice = in_play(game), Random(7)
    for draft in drafts(table):
        command = table.rules.check_form(draft).command
        if command is not None:
            check_typed_is_as_rolled(load(game), table.campaign, command, lambda size: dice.randint(1, size))


@every_game
def test_what_is_done_to_the_whole_table_may_be_typed_as_well(game: str) -> None:
    table, dice = in_play(game), Random(7)
    for use in (Use(use=kind.key) for kind in table.campaign.sheet.uses if kind.menu == "table"):
        if not table.rules.preview(use).refused:
            check_typed_is_as_rolled(load(game), table.campaign, use, lambda size: dice.randint(1, size))


@every_game
def test_a_held_token_goes_to_another_hero_only_if_the_gm_overrules(game: str) -> None:
    table = in_play(game)
    mira, rook = table.campaign.heroes()
    token, *_ = laid_down(table, mira.id)
    move = MoveToken(token=token, to=held_by(rook.id))
    assert refusal_of(table, move).overrulable
    table.dispatch(replace(move, override=True), falling())
    assert token in {held.id for held in table.campaign.tokens_at(held_by(rook.id))}


def laid_down(table: Table, hero: CharacterId) -> list[TokenId]:
    """One token of each kind that can lie with a hero, laid down by hand."""
    before = {token.id for token in table.campaign.tokens}
    for kind in table.campaign.sheet.tokens:
        with suppress(Refused):
            table.dispatch(AddToken(kind=kind.key, place=held_by(hero), override=True), falling())
    return [token.id for token in table.campaign.tokens if token.id not in before]


@every_game
def test_a_row_is_refused_exactly_where_it_says_so(game: str) -> None:
    table = in_play(game)
    for draft in drafts(table):
        for row in table.rules.check_rows(draft):
            assert row.what
            assert row.mean
            assert 0 <= Fraction(row.success.exact) <= 1
            decided = decided_or_refused(load(game), table.campaign, row.offer.command)
            assert (decided is None) == bool(row.offer.refusal)


@every_game
@settings(max_examples=thorough(100))
@given(data=st.data())
def test_what_is_undone_is_as_it_was_and_redone_as_it_became(game: str, data: st.DataObject) -> None:
    table = in_play(game)
    for _ in range(3):
        before = table.campaign
        length = len(table.history.open.entries)
        try:
            table.dispatch(data.draw(any_command(before)), falling())
        except Refused:
            continue
        if len({entry.action for entry in table.history.open.entries[length - 1 :]}) == 1:
            continue
        after = table.campaign
        table.undo()
        assert table.campaign == before
        table.redo()
        assert table.campaign == after


@every_game
@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_any_evening_is_summed_up_for_paper(game: str, data: st.DataObject) -> None:
    table = in_play(game)
    for _ in range(data.draw(st.integers(1, 8))):
        command = data.draw(any_command(table.campaign))
        if isinstance(command, EndSession):
            break
        try:
            table.dispatch(command, falling())
        except Refused:
            continue
    chapter = table.history.open
    summary = summarize(chapter.opening, chapter.entries)
    assert "Session 1" in to_html(summary)
    assert table.campaign.name in to_markdown(summary)

from datetime import timedelta, timezone

import pytest
from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import Expiry, Token, pool_place
from gmtracker.engine.dice import Die
from gmtracker.engine.game_spec import GameSpec, PoolKind, TokenKind, TrackKind
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.summary import find_session, summarize, to_html, to_markdown
from gmtracker.summary.phrases import attendance, dice_name, join_names, next_start_text, session_time, tokens, track
from gmtracker.summary.values import Attendance
from tests.builders.campaigns import (
    a_campaign,
    a_foe,
    a_hero,
    a_session,
    a_table,
    an_encounter,
    do,
    earn,
    falling,
    held_tokens,
    who,
)
from tests.builders.evenings import a_log, ended, ledger_of, started, summary_of


def test_heading_names_campaign_session_and_title() -> None:
    heading = summary_of(a_session()).heading
    assert (heading.campaign, heading.game, heading.number, heading.title) == (
        "Harbor Nights",
        "Shattered Spheres",
        1,
        "Dockside",
    )


def test_preparation_has_no_summary() -> None:
    chapter = a_table(a_hero()).history.open_chapter
    assert find_session(chapter.opening, chapter.entries) is None
    with pytest.raises(LookupError):
        summarize(chapter.opening, chapter.entries)


def test_times_are_in_callers_time_zone() -> None:
    campaign = a_table(a_hero()).campaign
    log = a_log((started(campaign),), (ended(),), minutes=255)
    east = timezone(timedelta(hours=5, minutes=30))
    assert session_time(summarize(campaign, log, zone=east).heading) == (
        "Saturday, January 3, 2026 · 01:30–05:45 (4 h 15 min)"
    )


def test_unfinished_session_is_in_progress() -> None:
    assert session_time(summary_of(a_session()).heading).endswith("in progress")


def test_invalid_time_is_omitted() -> None:
    campaign = a_table(a_hero()).campaign
    log = tuple(replace(entry, time="yesterday") for entry in a_log((started(campaign),), (ended(),)))
    summary = summarize(campaign, log)
    assert session_time(summary.heading) == ""
    assert summary.scenes[0].lines[0].at is None


def test_late_arrival_and_early_departure_are_shown() -> None:
    table = a_table(a_hero("Mira"), a_hero("Rook", player="Ben"), a_hero("Vale", player=""))
    mira, rook, vale = (who(table, name) for name in ("Mira", "Rook", "Vale"))
    table.dispatch(c.StartSession(present=(mira, rook)), falling())
    do(table, c.SetPresent(character=vale, present=True))
    do(table, c.SetPresent(character=rook, present=False))
    assert [attendance(hero) for hero in summary_of(table).heading.present] == [
        "Mira (Ana)",
        "Rook (Ben, left early)",
        "Vale (arrived late)",
    ]


def test_hero_who_returns_counts_as_present() -> None:
    table = a_session(a_hero("Mira"), a_hero("Rook"))
    for present in (False, True):
        do(table, c.SetPresent(character=who(table, "Rook"), present=present))
    assert summary_of(table).heading.present[1] == Attendance("Rook", "Ana")


def test_absent_unchanged_hero_is_omitted() -> None:
    table = a_table(a_hero("Mira"), a_hero("Rook"))
    table.dispatch(c.StartSession(present=(who(table, "Mira"),)), falling())
    assert [hero.name for hero in summary_of(table).heroes] == ["Mira"]


def test_absent_changed_hero_is_listed() -> None:
    table = a_table(a_hero("Mira"), a_hero("Rook"))
    table.dispatch(c.StartSession(present=(who(table, "Mira"),)), falling())
    do(table, c.SetCondition(character=who(table, "Rook"), condition="shaken"))
    assert ledger_of(summary_of(table), "Rook").conditions == ("Shaken",)


def test_removed_hero_is_listed_with_lost_tokens() -> None:
    table = a_session(a_hero("Mira"), a_hero("Rook"))
    do(table, c.RemoveCharacter(character=who(table, "Rook")))
    rook = ledger_of(summary_of(table), "Rook")
    assert [(deed.use, len(deed.tokens), deed.source) for deed in rook.used] == [("Removed with Rook", 2, "held")]
    assert (rook.is_gone, rook.carries, rook.conditions) == (True, (), ())


def test_hero_has_last_name_used() -> None:
    campaign = a_table(a_hero("Mira")).campaign
    mira = campaign.characters[0].id
    log = a_log((started(campaign),), (e.CharacterDescribed(character=mira, name="Mira Voss", player="Ana"),))
    assert summarize(campaign, log).heading.present == (Attendance("Mira Voss", "Ana"),)


def test_stress_shows_first_last_and_peak_load() -> None:
    table = a_session(a_hero("Mira", stress=3))
    for value in (7, 4):
        do(table, c.SetTrack(character=who(table, "Mira"), track="stress", value=value))
    (stress,) = ledger_of(summary_of(table), "Mira").tracks
    assert (stress.kind.name, stress.value, track(stress)) == ("Stress", 4, "3 → 6 of 10, peak 9")
    assert stress.look == "wheel"


def test_wounds_show_only_if_there_were_any() -> None:
    table = a_session(a_hero("Mira"), a_hero("Rook", wounds=1))
    do(table, c.SetTrack(character=who(table, "Rook"), track="wounds", value=0))
    summary = summary_of(table)
    assert [line.kind.name for line in ledger_of(summary, "Mira").tracks] == ["Stress"]
    assert [(line.kind.name, track(line)) for line in ledger_of(summary, "Rook").tracks][1:] == [("Wounds", "1 → 0")]


def test_next_start_lists_tracks_and_tokens() -> None:
    table = a_session(a_hero("Mira", stress=3, wounds=1, conditions=("shaken",)))
    do(table, c.RemoveToken(token=held_tokens(table, "Mira", "tragedy")[0]))
    assert next_start_text(ledger_of(summary_of(table), "Mira")) == ("Stress 4 of 10, Wounds 1, Shaken · 1 Triumph die")


def test_named_tokens_are_listed_one_by_one() -> None:
    table = a_table(a_hero("Mira"), ruleset="vagabond")
    do(table, c.StartSession(present=(who(table, "Mira"),)))
    for name in ("The tide", ""):
        do(table, c.Use(use="set-countdown", inputs={"name": name, "size": "d8"}))
    ((pool, counts),) = summary_of(table).left_on_the_table
    assert (pool, tokens(counts)) == ("Countdown dice", "“The tide” (d8), 1 Countdown die")


def test_session_pools_do_not_carry_over() -> None:
    table = an_encounter()
    earn(table, "triumph-stone", 1, by="Mira")
    assert summary_of(table).left_on_the_table == ()


def test_legend_has_every_token_kind_once() -> None:
    table = an_encounter()
    stones = earn(table, "triumph-stone", 1, by="Mira")
    do(table, c.Use(use="inspiration", by=who(table, "Mira"), tokens=stones))
    assert [kind.name for kind in summary_of(table).kinds] == ["Triumph die", "Tragedy die", "Triumph stone"]


def test_other_game_is_summarized_in_its_own_words() -> None:
    game = GameSpec(
        ruleset="none",
        name="Salt & Rope",
        tracks=(TrackKind(key="luck", name="Luck", unit="knot", units="knots", look="wheel", highest=6),),
        tokens=(TokenKind(key="rope", name="coil of rope", plural="coils of rope", look="stone"),),
        pools=(PoolKind(key="locker", name="Locker", tokens=("rope",), empty="", lasts="campaign"),),
        hand="Skipper's hand",
    )
    table = a_table(a_hero("Mira"), a_foe())
    campaign = replace(table.campaign, game=game)
    coils = [Token(id=TokenId(f"t{n}"), kind="rope", place=pool_place("locker")) for n in (1, 2)]
    log = a_log((started(campaign),), tuple(e.TokenAdded(token=coil) for coil in coils))
    summary = summarize(campaign, log)
    assert (summary.heading.game, summary.hand.name) == ("Salt & Rope", "Skipper's hand")
    assert [(name, join_names(x.kind.plural for x in counts)) for name, counts in summary.left_on_the_table] == [
        ("Locker", "coils of rope")
    ]
    assert [line.kind.name for line in summary.heroes[0].tracks] == ["Luck"]


def test_names_are_single_lines_without_bidirectional_characters() -> None:
    heroes = a_hero("Mi\u202era\n\tVoss\x07", player="\u2066A\u2069"), a_hero("\u202e")
    known = tuple(replace(hero, id=CharacterId(f"c{number}")) for number, hero in enumerate(heroes))
    campaign = replace(a_campaign(), characters=known)
    present = summarize(campaign, a_log((started(campaign),))).heading.present
    assert [attendance(hero) for hero in present] == ["Mira  Voss (A)", "unnamed (Ana)"]


def test_words_of_missing_game_are_single_plain_lines() -> None:
    campaign = replace(a_campaign(), game=GameSpec(ruleset="none", name="Ho\u202eme\nGame"))
    assert summarize(campaign, a_log((started(campaign),))).heading.game == "Home Game"


def test_dice_are_counted_by_size_and_source() -> None:
    table = a_session(a_hero("Mira"), faces=(6, 5, 4, 2))
    (line,) = summary_of(table).dice
    assert (line.sizes, line.rolled, line.typed, line.faces) == (((6, 4),), 4, 0, (0, 1, 0, 1, 1, 1))
    assert (line.mean, line.expected) == (4.25, 3.5)


def test_typed_dice_count_as_typed() -> None:
    campaign = a_table(a_hero()).campaign
    dice = (
        Die(role="a", size=20, face=3, source="typed"),
        Die(role="b", size=20, face=17),
        Die(role="c", size=4, face=4, ignored="Only the higher counts."),
    )
    lines = summarize(campaign, a_log((started(campaign), e.DiceRolled(purpose="check", dice=dice)))).dice
    assert [(dice_name(line), line.rolled, line.typed) for line in lines] == [("d4", 1, 0), ("d20", 1, 1)]


def test_large_dice_are_counted_without_faces() -> None:
    campaign = a_table(a_hero()).campaign
    dice = (Die(role="a", size=10**9, face=7), Die(role="b", size=100, face=50))
    lines = summarize(campaign, a_log((started(campaign), e.DiceRolled(purpose="check", dice=dice)))).dice
    assert [(line.sizes, line.total, line.faces) for line in lines] == [(((100, 1),), 50, ()), (((10**9, 1),), 7, ())]


def test_wheel_with_too_many_segments_is_bar() -> None:
    track_kind = TrackKind(key="doom", name="Doom", unit="", units="", look="wheel", highest=10**9)
    campaign = replace(a_table(a_hero()).campaign, game=GameSpec(ruleset="none", name="Home", tracks=(track_kind,)))
    (line,) = summarize(campaign, a_log((started(campaign),))).heroes[0].tracks
    assert (line.look, line.share, track(line)) == ("bar", 0.0, "0 → 0 of 1000000000")


def test_session_without_dice_has_no_dice_table() -> None:
    campaign = a_table(a_hero()).campaign
    assert summarize(campaign, a_log((started(campaign),))).dice == ()


def test_table_counters_show_their_last_state() -> None:
    table = an_encounter()
    do(table, c.SetMarker(text="ritual", count=1, maximum=6))
    do(table, c.SetMarker(text="days <3", count=3, hidden=True))
    do(table, c.SetMarker(text="dark", expiry=Expiry("encounter-end")))
    do(table, c.EndSession())
    assert summary_of(table).counters == ("ritual 1/6", "days <3 3")
    assert "- Still in play: ritual 1/6" in to_markdown(summary_of(table))
    assert "days &lt;3 3" in to_html(summary_of(table))

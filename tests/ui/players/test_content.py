"""What the players see of a campaign."""

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.commands import (
    AddNote,
    NextTurn,
    SetAside,
    SetCondition,
    SetHouseRule,
    SetMarker,
    SetOrder,
    SetPlayerVisibility,
    SetPresent,
    Use,
)
from gmtracker.engine.game_spec import OUT_TAKE_TURNS
from gmtracker.engine.table import Table
from gmtracker.ui.players.content import PlayerView, PublicCheck, player_view
from tests.builders import humans_and_heroes as hh
from tests.builders import torg_eternity as torg
from tests.builders import vagabond
from tests.builders.campaigns import a_foe, a_hero, a_table, an_encounter, do, falling, who
from tests.builders.shattered_spheres import a_tilt_due, counted, tilt_rolled
from tests.builders.vagabond import a_fight


def seen(table: Table, **chosen: str) -> PlayerView:
    """Return what the players see with these stages. In keys, "_" stands for "-" and "__" for ":"."""
    keys = {key.replace("__", ":").replace("_", "-"): stage for key, stage in chosen.items()}
    rules = table.rules
    procedure = rules.procedure_view()
    return player_view(table.campaign, table.history.open_chapter.entries, rules.open_check(), keys, procedure)


def rolls(table: Table, name: str, *faces: int) -> None:
    command = table.rules.check_form(CheckDraft(by=who(table, name))).command
    assert command is not None
    table.dispatch(command, falling(*faces))


def names(campaign_sights: PlayerView) -> list[str]:
    return [person.name for person in campaign_sights.people]


def test_present_heroes_are_shown_with_tracks_and_tokens() -> None:
    table = an_encounter(a_hero(stress=3), a_hero("Rook"))
    mira = seen(table).people[0]
    assert mira.acting
    assert [cell.filled for cell in mira.tracks] == [3]
    assert mira.held is not None
    assert len(mira.held.faces) == 2
    do(table, SetPresent(character=who(table, "Rook"), present=False))
    assert names(seen(table)) == ["Mira"]


def test_roster_and_turn_order_show_the_same_heroes() -> None:
    """Before, a hero who had left was missing in one and listed in the other."""
    table = an_encounter()
    rook = who(table, "Rook")
    do(table, SetPresent(character=rook, present=False))
    assert "Rook" not in [*names(seen(table)), *(turn.name for turn in seen(table).order)]
    assert table.campaign.encounter is not None
    do(table, SetOrder(order=(*table.campaign.encounter.order, rook)))
    assert "Rook" in names(seen(table))
    assert "Rook" in [turn.name for turn in seen(table).order]


def test_opposition_numbers_are_hidden_until_gm_shows_them() -> None:
    table = an_encounter()
    assert names(seen(table)) == ["Mira", "Rook"]
    assert "Warden" in [turn.name for turn in seen(table).order]
    do(table, SetPlayerVisibility(character=who(table, "Warden"), seen="all"))
    assert names(seen(table)) == ["Mira", "Rook", "Warden"]
    do(table, SetPlayerVisibility(character=who(table, "Warden"), seen="nothing"))
    assert "Warden" not in seen(table).spoken()


def test_foe_out_of_fight_is_marked_only_when_shown_wholly() -> None:
    table = an_encounter()
    do(table, SetHouseRule(key=OUT_TAKE_TURNS.key, value=True))
    for name in ("Rook", "Warden"):
        do(table, SetCondition(character=who(table, name), condition="dying"))
    assert [person.out for person in seen(table).people] == [False, True]
    assert [turn.out for turn in seen(table).order] == [False, True, False]
    do(table, SetPlayerVisibility(character=who(table, "Warden"), seen="all"))
    assert [turn.out for turn in seen(table).order] == [False, True, True]
    assert "Dying" in seen(table).spoken()


def test_turn_order_lists_and_counts_only_those_who_get_turns() -> None:
    table = an_encounter(a_hero(), a_hero("Rook"), *(a_foe(f"Dock thug {number}") for number in range(1, 6)))
    for name in ("Rook", "Dock thug 2"):
        do(table, SetCondition(character=who(table, name), condition="dying"))
    assert [turn.name for turn in seen(table).order] == ["Mira", "Dock thug ×4"]
    for name in ("Dock thug 1", "Dock thug 3"):
        do(table, SetCondition(character=who(table, name), condition="dying"))
    assert [turn.name for turn in seen(table).order] == ["Mira", "Dock thug 4", "Dock thug 5"]


def test_section_is_shown_in_stages() -> None:
    table = an_encounter()
    assert seen(table, pool__destiny="hidden").pools[0].name != "Destiny pool"
    by_name = seen(table, pool__destiny="name").pools[0]
    assert (by_name.name, by_name.faces) == ("Destiny pool", None)
    faces = seen(table).pools[0].faces
    assert faces is not None
    assert len(faces) == len(table.campaign.tokens_at(table.campaign.tokens[-1].place))


def test_heroes_can_be_shown_by_name_only() -> None:
    person = seen(an_encounter(), heroes="name").people[0]
    assert person.name == "Mira"
    assert person.tracks == ()
    assert seen(an_encounter(), heroes="hidden").people == ()


def test_open_check_is_hidden_until_announced() -> None:
    table = an_encounter()
    rolls(table, "Mira", 15)
    assert seen(table).check is None
    table.dispatch(Use(use="announce"), falling())
    check = seen(table).check
    assert check is not None
    assert check.headline.startswith("Mira: ")
    assert "against" in check.numbers


def test_open_check_can_be_shown() -> None:
    table = an_encounter()
    rolls(table, "Mira", 15)
    check = seen(table, open_check="all").check
    assert check is not None
    assert check.headline.startswith("Mira")


def test_opposition_check_is_shown_without_numbers() -> None:
    table = an_encounter()
    rolls(table, "Warden", 15)
    table.dispatch(Use(use="announce"), falling())
    check = seen(table).check
    assert check is not None
    assert (check.numbers, check.outcome) == ("", "Success" if check.success else "Failure")
    do(table, SetPlayerVisibility(character=who(table, "Warden"), seen="nothing"))
    assert seen(table).check is None


def test_check_made_in_secret_stays_secret_when_its_character_is_revealed() -> None:
    """Before, players saw it as soon as the hidden foe had its first turn."""
    table = an_encounter()
    warden = who(table, "Warden")
    do(table, SetPlayerVisibility(character=warden, seen="nothing"))
    rolls(table, "Warden", 15)
    table.dispatch(Use(use="announce"), falling())
    do(table, SetPlayerVisibility(character=warden, seen="all"))
    assert seen(table).check is None


def announced(table: Table) -> tuple[str, bool | None]:
    """Return the outcome of the last announced check as the players see it, and its success."""
    check = seen(table).check
    assert isinstance(check, PublicCheck)
    return check.outcome, check.success


def test_announced_check_shows_the_games_own_word() -> None:
    """Before, players saw a plain success or failure, no matter which word the GM saw."""
    table = torg.rolled(13, mishap_up_to=4, skill_value=16)
    torg.announce(table)
    assert announced(table) == ("Good success", True)
    table = a_fight()
    do(table, vagabond.check(table, "Aila", "Ogre"), 20)
    do(table, Use(use="announce"))
    assert announced(table) == ("A Crit", True)
    table = an_encounter()
    rolls(table, "Mira", 15)
    do(table, Use(use="announce"))
    assert announced(table) == ("1 degree of success", True)
    do(table, Use(use="percent", by=who(table, "Mira"), inputs={"chance": 45}), 9)
    assert announced(table) == ("It happens", True)


def test_tie_is_shown_as_neither_success_nor_failure() -> None:
    """Before, players saw an accepted tie as a failure, and a bruise as a success."""
    table = hh.a_conflict()
    hh.rolled(table, hh.opposed("trait", 5, 5), *[hh.BLANK] * 6, on="Warden")
    hh.announce(table)
    assert announced(table) == ("A tie", None)
    table = hh.a_conflict()
    hh.a_hit(table, 8)
    hh.resisted(table, hh.PLUS, hh.BLANK, hh.BLANK, bonus=7, rank=8)
    assert announced(table) == ("A tie", None)


def test_comparison_shows_who_is_ahead() -> None:
    table = hh.a_conflict()
    mira, ranks = who(table, "Mira"), {"mine": 8, "theirs": 5}
    do(table, Use(use="compare", by=mira, inputs={"ranks": ranks, "what": "Strength"}))
    assert announced(table) == ("Mira wins", True)


def test_notes_are_never_shown_to_players() -> None:
    table = an_encounter()
    do(table, AddNote(text="The Warden is Mira's brother."))
    assert "brother" not in seen(table).spoken()


def test_title_shows_round_and_encounter() -> None:
    table = an_encounter()
    assert (seen(table).title, seen(table).more) == ("Round 1", "Ambush")
    for _ in range(3):
        do(table, NextTurn())
    assert seen(table).title == "Round 2"


def test_player_window_shows_campaign_name_between_sessions() -> None:
    campaign: Campaign = a_table(a_hero()).campaign
    assert player_view(campaign, (), None, {}).title == "Harbor Nights"


def test_named_token_is_shown_with_its_name() -> None:
    table = a_fight()
    do(table, Use(use="set-countdown", inputs={"name": "The tide", "size": "d8"}))
    assert "Countdown dice: The tide: Countdown die, d8" in seen(table).spoken()


def test_character_put_aside_is_not_shown_to_players() -> None:
    table = an_encounter()
    warden = who(table, "Warden")
    do(table, SetPlayerVisibility(character=warden, seen="all"))
    assert names(seen(table)) == ["Mira", "Rook", "Warden"]
    do(table, SetAside(character=warden, benched=True))
    do(table, SetAside(character=who(table, "Rook"), benched=True))
    assert names(seen(table)) == ["Mira"]


def test_counter_is_shown_unless_hidden() -> None:
    table = an_encounter()
    mira = who(table, "Mira")
    do(table, SetMarker(text="arrows", owner=mira, count=12))
    do(table, SetMarker(text="doomed", owner=mira, hidden=True))
    do(table, SetMarker(text="ritual", count=2, maximum=6))
    do(table, SetMarker(text="days", count=3, hidden=True))
    view = seen(table)
    assert [mark.word for mark in view.people[0].marks] == ["arrows 12"]
    assert [mark.word for mark in view.counters] == ["ritual 2/6"]
    assert "ritual 2/6" in view.spoken()


def a_crowd_in_turns() -> Table:
    """Return an encounter of four thugs, who act first, and two heroes."""
    thugs = tuple(a_foe(f"Dock thug {number}") for number in range(1, 5))
    return an_encounter(*thugs, a_hero(), a_hero("Rook"))


def turns(table: Table) -> list[str]:
    """Return the turn order as the players see it, with a star at the active character."""
    return [f"{turn.name}*" if turn.acting else turn.name for turn in seen(table).order]


def test_crowd_of_foes_is_one_turn() -> None:
    """Before, twelve thugs left no room for the heroes."""
    assert turns(a_crowd_in_turns()) == ["Dock thug ×4*", "Mira", "Rook"]


def test_players_and_gm_see_the_same_next_turn() -> None:
    """Before, the players' list followed the turn order even if a character had already acted."""
    table = a_crowd_in_turns()
    order = table.campaign.encounter.order if table.campaign.encounter else ()
    do(table, SetOrder(order=(who(table, "Mira"), who(table, "Rook"), *order[:4])))
    assert turns(table) == ["Dock thug 1*", "Mira", "Rook", "Dock thug ×3"]
    do(table, NextTurn())
    do(table, NextTurn())
    assert turns(table) == ["Rook*", "Dock thug ×3", "Mira", "Dock thug 1"]


def test_hidden_foes_turn_changes_nothing_in_the_turn_order() -> None:
    """Before, the list started again with no one marked, which revealed that someone hidden acts."""
    table = an_encounter(a_hero(), a_hero("Rook"), a_foe("Viper"), a_foe("Warden"))
    do(table, SetPlayerVisibility(character=who(table, "Viper"), seen="nothing"))
    do(table, NextTurn())
    before = seen(table)
    do(table, NextTurn())
    assert table.campaign.acting == who(table, "Viper")
    assert seen(table) == before
    assert turns(table) == ["Rook*", "Warden", "Mira"]


def test_hidden_foe_starting_a_round_keeps_the_shown_round() -> None:
    table = an_encounter(a_hero(), a_foe("Viper"))
    do(table, SetOrder(order=(who(table, "Viper"), who(table, "Mira"))))
    do(table, SetPlayerVisibility(character=who(table, "Viper"), seen="nothing"))
    for _ in range(3):
        do(table, NextTurn())
    before = seen(table)
    assert before.title == "Round 2"
    do(table, NextTurn())
    assert table.campaign.acting == who(table, "Viper")
    assert seen(table) == before


def test_turn_order_marks_nobody_when_hidden_foe_goes_first() -> None:
    table = an_encounter(a_foe("Viper"), a_hero(), a_hero("Rook"))
    do(table, SetPlayerVisibility(character=who(table, "Viper"), seen="nothing"))
    assert turns(table) == ["Mira", "Rook"]


def test_outcomes_fill_the_window_until_the_tilt_is_finished() -> None:
    table = a_tilt_due(mira="+", rook="-")
    tilt_rolled(table, 2, 4)
    counted(table, 5, 5)
    assert seen(table).people
    counted(table, 4, 4)
    view = seen(table)
    assert [(one.title, one.name, one.source) for one in view.outcomes] == [
        ("Something good for Mira", "The Bargain", ""),
        ("Something bad for Rook", "The Bargain", ""),
    ]
    assert view.title == "Hard Tilt"
    assert view.pools == ()
    assert names(view) == ["Mira", "Rook"]
    assert "Something old pays what it owes" in view.spoken()
    assert seen(table, heroes="hidden").people == ()
    assert seen(table, outcomes="hidden").outcomes == ()
    do(table, Use(use="tilt-finish"))
    assert seen(table).outcomes == ()

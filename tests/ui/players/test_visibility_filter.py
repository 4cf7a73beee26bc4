"""Nothing hidden reaches the players, in any game, with any command and any stage."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Campaign, Place, Token, pool_place
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.dice import Dice
from gmtracker.engine.errors import Refused
from gmtracker.engine.events import CheckResolved
from gmtracker.engine.game_spec import RollTable, Row, Section
from gmtracker.engine.history import History
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.table import Table
from gmtracker.resources import resource
from gmtracker.rulesets import built_in_ids, load, shipped_file_ids
from gmtracker.rulesets.shattered_spheres.sheet import HARD_TILT
from gmtracker.storage.file_reader import read_campaign, read_file
from gmtracker.ui.players.content import CHECK, OPEN_CHECK, STAGES, PlayerView, player_view
from gmtracker.ui.players.visibility_filter import Secrets
from tests.builders import torg_eternity as torg
from tests.builders.campaigns import NOON, a_foe, a_hero, a_session, an_encounter, do, who
from tests.builders.shattered_spheres import a_tilt_due, counted, stage_of, tilt_rolled, votes
from tests.builders.thorough import thorough

GAMES = (*built_in_ids(), *shipped_file_ids())
NAME = "Zyxgrub"
EVENINGS, STEPS = thorough(8), 30


def seen(table: Table, check: str = "all", open_check: str = "all") -> PlayerView:
    chosen = {CHECK: check, OPEN_CHECK: open_check}
    rules = table.rules
    procedure = rules.procedure_view()
    return player_view(table.campaign, table.history.open_chapter.entries, rules.open_check(), chosen, procedure)


def words(table: Table) -> str:
    """Return all texts in the players' views with every stage, painted or not."""
    views = [seen(table, *stages) for stages in product(STAGES, STAGES)]
    return "\n".join([*(view.spoken() for view in views), msgspec.json.encode(views).decode()])


def with_a_foe(campaign: Campaign) -> Campaign:
    """Return the campaign with its first foe renamed, and a token of that name in each pool."""
    foe = next(one for one in campaign.characters if one.side != "heroes")
    campaign = campaign.with_character(replace(foe, name=NAME))
    places = [pool_place(pool.key) for pool in campaign.game.pools]
    tokens = tuple(a_token(campaign, place) for place in places if campaign.game.tokens)
    return campaign.with_changes(tokens=(*campaign.tokens, *tokens))


def a_token(campaign: Campaign, place: Place) -> Token:
    kind = campaign.game.tokens[0].key
    return Token(id=TokenId(f"t9{place.key}"), kind=kind, place=place, name=f"The crown of {NAME}")


def in_play(game: str, seen_as: c.Seen) -> Table:
    """Return a game's sample in an encounter in which many texts contain the foe's name."""
    campaign = with_a_foe(read_campaign(read_file(resource("samples", game, "campaign.gmtracker.json"))).campaign)
    table = Table(History(campaign), load(game), clock=lambda: NOON)
    foe, heroes = who(table, NAME), tuple(hero.id for hero in campaign.heroes())
    for asked in (
        c.StartSession(title=f"The hunt for {NAME}", present=heroes),
        c.StartEncounter(kind=campaign.game.encounters[0].key, title=f"{NAME} strikes", order=(*heroes, foe)),
        c.SetPlayerVisibility(character=foe, seen=seen_as),
        c.SetMarker(text=f"held by {NAME}", owner=heroes[0]),
        c.SetMarker(text=f"The rage of {NAME}", count=3),
    ):
        try_out(table, asked, Random(0))
    return table


def try_out(table: Table, asked: c.AnyCommand, random: Random) -> None:
    with suppress(Refused):
        table.dispatch(asked, Dice(lambda size: random.randint(1, size)))


def commands(table: Table, random: Random) -> Iterator[c.AnyCommand]:
    """Yield the possible next commands: a check by either side, what is offered, a condition, the next turn."""
    people = [one.id for one in table.campaign.characters]
    foe = who(table, NAME)
    other = random.choice([one for one in people if one != foe])
    by, on = random.choice([(foe, other), (other, foe), (other, CharacterId(""))])
    draft = CheckDraft(by, on)
    kind = table.rules.check_form(draft).kind
    if kind is not None and kind.options:
        draft = draft.with_value(kind.key, random.choice(kind.options).key)
    opened = table.rules.open_check()
    follow_ups = [draft] if opened is None or opened.draft is None else [draft, opened.draft]
    for one in follow_ups:
        command = table.rules.check_form(one).command
        if command is not None:
            yield command
    yield from (step.command for step in (opened.steps if opened else ()))
    yield from (offer.command for offer in (*table.rules.offers(), *table.rules.hidden_offers())[:12])
    if table.campaign.game.conditions:
        yield c.SetCondition(
            character=random.choice(people), condition=random.choice(table.campaign.game.conditions).key
        )
    yield c.NextTurn()


def steps(table: Table, seed: int) -> Iterator[None]:
    """Try random commands while the foe is in the campaign."""
    random, foe = Random(seed), who(table, NAME)
    for _ in range(STEPS):
        asked = random.choice(list(commands(table, random)))
        try_out(table, asked, random)
        if table.campaign.find_character(foe) is None:
            return
        yield


@pytest.mark.parametrize("game", GAMES)
def test_hidden_foe_never_reaches_players(game: str) -> None:
    """Before, its defense, name and resistance were sent when someone attacked it."""
    for seed in range(EVENINGS):
        table = in_play(game, "nothing")
        for _ in steps(table, seed):
            assert NAME not in words(table)
            assert_no_numbers_of_foe(table)


@pytest.mark.parametrize("game", GAMES)
def test_numbers_of_a_foe_shown_by_name_never_reach_players(game: str) -> None:
    """Before, only the actor's numbers were held back. The target's defense was sent."""
    for seed in range(EVENINGS):
        table = in_play(game, "name")
        for _ in steps(table, seed):
            assert_no_numbers_of_foe(table)


def assert_no_numbers_of_foe(table: Table) -> None:
    opened, last, foe = table.rules.open_check(), last_check(table), who(table, NAME)
    people_in = Secrets(table.campaign).people_in
    shown = seen(table, "hidden", "all").check
    if opened is not None and shown is not None and foe in people_in(opened):
        assert shown.numbers == ""
        assert shown.outcome in ("", "Success", "Failure")
    shown = seen(table, "all", "hidden").check
    if last is not None and shown is not None and foe in people_in(last):
        assert "against" not in shown.numbers


def last_check(table: Table) -> CheckResolved | None:
    events = [event for entry in table.history.open_chapter.entries for event in entry.events]
    return next((event for event in reversed(events) if isinstance(event, CheckResolved)), None)


def a_tilt_about_the_foe() -> Table:
    """Return a table at which a Tilt is due, in whose own tables each card names a hidden foe."""
    table = a_tilt_due(mira="+-", rook="", wren="")
    do(table, c.AddCharacters(characters=(a_foe(NAME),), hidden=True))
    rows = tuple(Row(f"{NAME} {row}", (f"{NAME} helps.", f"{NAME} strikes.")) for row in range(1, 7))
    cards = RollTable(tuple(Section(f"{NAME} rises {section}", rows) for section in range(1, 7)))
    do(table, c.SetTable(key=HARD_TILT, table=cards))
    do(table, c.Use(use="tilt-begin"))
    return table


def tilt_steps(table: Table) -> Iterator[str]:
    """Play the Tilt to its end, with repeated ties in the roll-offs, a vote, and dice where no one votes."""
    yield stage_of(table)
    tilt_rolled(table, 3, 3)
    yield stage_of(table)
    for faces in ((12, 12), (12, 3), (9, 9), (9, 8)):
        if stage_of(table) == "roll-off":
            do(table, c.Use(use="tilt-roll-off"), *faces)
            yield stage_of(table)
    votes(table, "Mira", "good", 3)
    yield stage_of(table)
    while stage_of(table) != "outcome":
        counted(table, 4, 4)
        yield stage_of(table)


def test_tilt_never_shows_hidden_foe() -> None:
    """Before, this was only tested when a random command happened to offer a Tilt."""
    table = a_tilt_about_the_foe()
    seen_stages, said = set[str](), ""
    for stage in tilt_steps(table):
        seen_stages.add(stage)
        said += table.history.open_chapter.entries[-1].sentence
        assert NAME not in words(table), stage
    assert seen_stages == {"due", "roll-off", "categories", "elements", "outcome"}
    assert NAME in said


def test_attack_on_hidden_foe_shows_only_hero_and_success() -> None:
    table = torg.hit(15)
    do(table, c.SetPlayerVisibility(character=who(table, "Brute"), seen="nothing"))
    check = seen(table).check
    assert check is not None
    assert (check.headline, check.numbers, check.outcome) == ("Ilse", "", "Success")


def test_hidden_name_does_not_hide_longer_known_name() -> None:
    """A hidden Rat hides no text about the hero Rat Catcher."""
    table = an_encounter(a_foe("Rat"), replace(a_foe("Rat Catcher"), side="heroes"))
    do(table, c.SetPlayerVisibility(character=who(table, "Rat"), seen="nothing"))
    secrets = Secrets(table.campaign)
    assert secrets.text("Rat Catcher: Stealth") == "Rat Catcher: Stealth"
    assert secrets.text("Rat Catcher hunts the rat") == ""


def with_hidden(*names: str) -> Table:
    """Return an encounter with Mira and these hidden foes."""
    table = an_encounter(a_hero("Mira Sand"), *map(a_foe, names))
    for name in names:
        do(table, c.SetPlayerVisibility(character=who(table, name), seen="nothing"))
    return table


def test_title_with_hidden_name_is_replaced_by_encounter_kind() -> None:
    """Before, only whole names were filtered: players read "Ghoul nest of Vane"."""
    foes = [*map(a_foe, ("Ghoul 1", "Ghoul 2", "Ghoul 3", "Lord Vane"))]
    for title in ("Ghoul nest of Vane", "The ghouls’ nest", "VÁNE’S hour"):
        table = a_session(a_hero(), *foes)
        for foe in foes:
            do(table, c.SetPlayerVisibility(character=who(table, foe.name), seen="nothing"))
        do(table, c.StartEncounter(kind="combat", title=title, order=(who(table, "Mira"),)))
        assert seen(table).more == "Combat", title


@pytest.mark.parametrize(
    ("hidden", "text"),
    [
        ("The Lord of Vane", "The fall of the city"),
        ("Vane", "Vanity fair"),
        ("Sand worm", "Sand dunes"),
        ("Dying swan", "Dying"),
    ],
)
def test_common_words_of_hidden_names_are_shown(hidden: str, text: str) -> None:
    assert Secrets(with_hidden(hidden).campaign).text(text) == text


def test_crowd_name_is_shown_when_one_member_is_visible() -> None:
    table = with_hidden("Ghoul 1", "Ghoul 2")
    do(table, c.SetPlayerVisibility(character=who(table, "Ghoul 1"), seen="name"))
    secrets = Secrets(table.campaign)
    assert (secrets.text("Ghoul nest"), secrets.text("Ghoul 2 waits")) == ("Ghoul nest", "")


def test_removed_foe_stays_hidden() -> None:
    table = torg.hit(15)
    do(table, c.SetPlayerVisibility(character=who(table, "Brute"), seen="nothing"))
    foe = who(table, "Brute")
    do(table, c.RemoveCharacter(character=foe))
    assert Secrets(table.campaign).seen(foe) == "nothing"

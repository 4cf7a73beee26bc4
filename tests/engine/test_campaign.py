"""The campaign's state, and the lookups that it caches across changes."""

import pytest

from gmtracker.engine import events as e
from gmtracker.engine.campaign import HAND, Campaign, Token, character_place
from gmtracker.engine.evolve import evolve
from gmtracker.engine.ids import CharacterId, TokenId
from tests.builders.campaigns import a_foe, a_hero, a_table

MIRA, ROOK, WARDEN = CharacterId("c1"), CharacterId("c2"), CharacterId("c3")
DIE = Token(id=TokenId("t9"), kind="triumph", place=character_place(ROOK), size=6)

EVENTS: tuple[e.Event, ...] = (
    e.TrackChanged(character=ROOK, track="stress", value=3),
    e.TokenAdded(token=DIE),
    e.CharacterRemoved(character=MIRA),
    e.TrackChanged(character=WARDEN, track="stress", value=5),
    e.TokenMoved(token=DIE.id, to=HAND, value=4),
    e.CharacterAdded(character=a_hero("Sparrow")),
    e.CampaignRenamed(name="Dockside"),
    e.TokenRemoved(token=DIE.id),
)


def looked_through(campaign: Campaign) -> object:
    """Return the expected lookups, found by a linear search."""
    people = {one.id: one for one in campaign.characters}
    return [people.get(one) for one in (MIRA, ROOK, WARDEN)], [
        t for t in campaign.tokens if t.place == character_place(ROOK)
    ]


def looked_up(campaign: Campaign) -> object:
    """Return the campaign's lookups."""
    return [campaign.find_character(one) for one in (MIRA, ROOK, WARDEN)], list(
        campaign.tokens_at(character_place(ROOK))
    )


def test_cached_lookups_stay_correct_in_every_state() -> None:
    states = [a_table(a_hero(), a_hero("Rook"), a_foe()).campaign]
    for event in EVENTS:
        looked_up(states[-1])
        states.append(evolve(states[-1], event))
    assert [looked_up(state) for state in states] == [looked_through(state) for state in states]


def test_roster_index_is_kept_while_roster_is_unchanged() -> None:
    before = a_table(a_hero(), a_hero("Rook"), a_foe()).campaign
    before.character(MIRA)
    after = evolve(before, e.TrackChanged(character=ROOK, track="stress", value=3))
    assert after._places is before._places
    assert after.character(ROOK).tracks == {"stress": 3}
    assert before.character(ROOK).tracks == {}


def test_replacing_unknown_character_raises_key_error() -> None:
    with pytest.raises(KeyError):
        a_table(a_foe()).campaign.with_character(a_hero())


@pytest.mark.parametrize(("said", "shown"), [(300, 3), (-4, 0), (2, 2)])
def test_track_value_is_clamped_to_its_range(said: int, shown: int) -> None:
    """Regression: a file had 300 Wounds, and computing odds took 15 seconds."""
    table = a_table(a_hero(), ruleset="torg-eternity")
    campaign = evolve(table.campaign, e.TrackChanged(character=MIRA, track="wounds", value=said))
    assert campaign.track_value(MIRA, "wounds") == shown

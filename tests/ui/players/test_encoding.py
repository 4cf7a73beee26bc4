"""What the page sends: only fields that were judged, and nothing hidden."""

from collections.abc import Mapping
from inspect import isclass

import pytest
from msgspec import Struct, json

from gmtracker.engine.commands import SetMarker
from gmtracker.engine.ids import CampaignId
from gmtracker.engine.table import Table
from gmtracker.page import wire
from gmtracker.rulesets import built_in_ids, shipped_file_ids
from gmtracker.ui.players.content import player_view
from gmtracker.ui.players.encoding import hero_key, sent_table
from tests.builders import torg_eternity as torg
from tests.builders.campaigns import a_hero, an_encounter, do, who
from tests.builders.canaries import CANARY, VISIBLE, canary_evening, equal_choices, every_choice

GAMES = (*built_in_ids(), *shipped_file_ids())

JUDGED = {
    "SentMark": ["word", "weight"],
    "SentTrack": ["name", "text", "spoken", "look", "steps", "filled", "held", "tone"],
    "SentToken": ["spoken", "label", "sign", "look", "face", "count"],
    "SentPerson": ["key", "name", "acting", "out", "tracks", "held", "marks"],
    "SentPool": ["name", "tokens"],
    "SentTurn": ["name", "acting", "hero", "out"],
    "SentCheck": ["headline", "numbers", "outcome", "success"],
    "SentTable": ["blank", "title", "more", "counters", "people", "pools", "order", "check"],
    "EveningOver": [],
    "CodeRequest": ["code"],
    "CodeAnswer": ["secret"],
}
"""Every field that is sent or received, and that may be. Add one only after asking whether players may read it."""


def sent(table: Table, chosen: Mapping[str, str]) -> wire.SentTable:
    campaign = table.campaign
    view = player_view(campaign, table.history.open_chapter.entries, table.rules.open_check(), chosen)
    return sent_table(view, campaign.id)


def test_every_sent_field_was_judged() -> None:
    structs = {name: found for name, found in vars(wire).items() if isclass(found) and issubclass(found, Struct)}
    del structs["Struct"]
    assert {name: list(found.__struct_fields__) for name, found in structs.items()} == JUDGED


@pytest.mark.parametrize("game", GAMES)
def test_sent_bytes_name_nothing_hidden(game: str) -> None:
    data = b""
    for table in canary_evening(game):
        for chosen in equal_choices(table.campaign.game):
            data = wire.encode(sent(table, chosen))
            assert CANARY.encode() not in data
    assert VISIBLE.encode() in data
    for chosen in every_choice(table.campaign.game):
        assert CANARY.encode() not in wire.encode(sent(table, chosen)), chosen


def test_sent_bytes_hold_no_ids_meanings_or_players() -> None:
    table = an_encounter()
    campaign, mira = table.campaign, table.campaign.heroes()[0]
    do(table, SetMarker(text="ritual", count=2, maximum=6))
    data = wire.encode(sent(table, {})).decode()
    assert mira.player
    ids = (campaign.id, *(one.id for one in campaign.characters), *(token.id for token in campaign.tokens))
    assert not [word for word in (*ids, mira.player, "meaning") if f'"{word}"' in data]


def test_equal_tokens_are_counted() -> None:
    ilse = next(person for person in sent(torg.a_scene(), {}).people if person.name == "Ilse")
    assert ilse.held is not None
    assert [(token.spoken, token.count) for token in ilse.held] == [("Possibility", 3)]


def test_only_heroes_have_keys() -> None:
    *_, table = canary_evening("shattered-spheres")
    people = sent(table, {}).people
    keys = {person.name: person.key for person in people}
    assert keys.pop(VISIBLE) == ""
    assert len(set(keys.values())) == len(keys)
    assert all(len(key) == 16 for key in keys.values())


def test_hero_key_depends_on_campaign() -> None:
    table = an_encounter(a_hero())
    mira = who(table, "Mira")
    assert hero_key(mira, CampaignId("one")) == hero_key(mira, CampaignId("one"))
    assert hero_key(mira, CampaignId("one")) != hero_key(mira, CampaignId("two"))


def test_track_is_sent_with_its_words_and_tone() -> None:
    (stress,) = sent(an_encounter(a_hero(stress=9)), {}).people[0].tracks
    assert (stress.name, stress.look, stress.steps, stress.filled) == ("Stress", "wheel", 10, 9)
    assert stress.tone == "harm"
    assert stress.spoken.startswith("Stress")


def test_hidden_pool_is_sent_without_tokens() -> None:
    table = an_encounter()
    (pool, *_) = sent(table, {"pool:destiny": "name"}).pools
    assert (pool.name, pool.tokens) == ("Destiny pool", None)


def test_blank_table_holds_nothing() -> None:
    assert json.decode(wire.encode(wire.SentTable(blank=True))) == {
        "kind": "table",
        "blank": True,
        "title": "",
        "more": "",
        "counters": [],
        "people": [],
        "pools": [],
        "order": [],
        "check": None,
    }

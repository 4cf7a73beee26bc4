"""A token dropped on somebody else's prepared check is refused, or counts for that check, in every game."""

import pytest
from msgspec.structs import replace

from gmtracker.engine.campaign import Character, character_place
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.shown import OnCheck
from gmtracker.engine.commands import Use
from gmtracker.engine.errors import Refused
from gmtracker.engine.history import History
from gmtracker.engine.offers import Offer
from gmtracker.engine.table import Table
from gmtracker.resources import resource
from gmtracker.rulesets import built_in_ids, load, shipped_file_ids
from gmtracker.storage.file_reader import read_campaign, read_file
from tests.builders.campaigns import NOON


def between_checks(game: str) -> Table:
    """The game's sample, with no check open."""
    campaign = read_campaign(read_file(resource("samples", game, "campaign.gmtracker.json"))).campaign
    return Table(History(replace(campaign, procedures=())), load(game), clock=lambda: NOON)


def possible_offers(table: Table, holder: Character, acting: Character) -> list[Offer]:
    """What a holder's first token can be used for without overruling, laid on the check of who acts."""
    token = table.campaign.tokens_at(character_place(holder.id))[0]
    try:
        result = table.rules.drop_result((token.id,), OnCheck(CheckDraft(acting.id)))
    except Refused:
        return []
    return [offer for offer in result.offers if not offer.refusal]


@pytest.mark.parametrize("game", [*built_in_ids(), *shipped_file_ids()])
def test_a_held_token_is_spent_on_anothers_prepared_check_only_where_it_counts_for_it(game: str) -> None:
    table = between_checks(game)
    holders = [hero for hero in table.campaign.heroes() if table.campaign.tokens_at(character_place(hero.id))]
    tried = 0
    for acting in table.campaign.characters:
        for holder in holders:
            if holder is acting:
                continue
            tried += 1
            for offer in possible_offers(table, holder, acting):
                command = offer.command
                assert isinstance(command, Use)
                assert acting.id in (command.by, command.on), f"{holder.name}: {offer.name} for {acting.name}"
    assert tried or not holders

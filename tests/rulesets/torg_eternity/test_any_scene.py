"""Random scenes, step by step: invariants that hold whatever is rolled, spent and taken."""

from contextlib import suppress

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.shown import OnCheck
from gmtracker.engine.commands import AnyCommand, NextTurn, PreviousTurn, Use
from gmtracker.engine.dice import Dice
from gmtracker.engine.errors import Refused
from gmtracker.engine.table import Table
from tests.builders.campaigns import who
from tests.builders.thorough import thorough
from tests.builders.torg_eternity import a_scene, brute, draft, ilse, somebody

NAMES = ("Ilse", "Tomas", "Brute")
KINDS = ("test", "attack", "soak", "defeat")
LONG = 10


def a_draft(table: Table, data: st.DataObject) -> CheckDraft:
    shown = table.rules.open_check()
    if shown is not None and shown.draft is not None and data.draw(st.booleans()):
        return shown.draft
    by, on = data.draw(st.sampled_from(NAMES)), data.draw(st.sampled_from(("", *NAMES)))
    return draft(table, by, on, kind=data.draw(st.sampled_from(KINDS)), favored=data.draw(st.booleans()))


def any_wish(table: Table, data: st.DataObject) -> AnyCommand | None:
    """Return a roll, a step, a row or a drop that the panel shows, a condition, damage, or a turn change."""
    asked = a_draft(table, data)
    shown, rows = table.rules.open_check(), table.rules.check_rows(asked)
    commands: list[AnyCommand | None] = [table.rules.check_form(asked).command, NextTurn(), PreviousTurn()]
    commands += [step.command for step in (shown.steps if shown else ())] * 3
    commands += [row.offer.command for row in rows]
    one = who(table, data.draw(st.sampled_from(NAMES)))
    commands += [Use(use=use, by=one) for use in ("make-stymied", "make-vulnerable", "new-act")]
    commands.append(Use(use="damage", by=one, inputs={"damage": data.draw(st.integers(1, 60))}))
    if table.campaign.tokens:
        token = data.draw(st.sampled_from(table.campaign.tokens))
        with suppress(Refused):
            commands.append(table.rules.drop_result((token.id,), OnCheck(asked)).command)
    return data.draw(st.sampled_from(commands))


def check_table(campaign: Campaign) -> None:
    """Check that tracks are within their limits, holders of Possibilities are valid, and at most one test is open."""
    for character in campaign.characters:
        for track in ("wounds", "shock"):
            assert 0 <= campaign.track_value(character.id, track) <= campaign.track_maximum(character.id, track)
        assert not {"stymied", "very-stymied"} <= {condition.key for condition in character.conditions}
        assert not {"vulnerable", "very-vulnerable"} <= {condition.key for condition in character.conditions}
    heroes = {hero.id for hero in campaign.heroes()}
    assert all(token.place.kind == "hand" or token.place.key in heroes for token in campaign.tokens)
    assert len([procedure for procedure in campaign.procedures if procedure.kind == "check"]) <= 1
    assert msgspec.json.decode(msgspec.json.encode(campaign), type=Campaign) == campaign


@settings(max_examples=thorough(80), deadline=None)
@given(data=st.data())
def test_any_scene_keeps_the_table_valid_and_undoes_completely(data: st.DataObject) -> None:
    table = a_scene(ilse(wounds=2), somebody("Tomas"), brute(limits={"Wounds": 2}))
    before, length = table.campaign, len(table.history.open_chapter.entries)
    for _ in range(data.draw(st.integers(1, LONG))):
        command = any_wish(table, data)
        if command is None:
            continue
        refused = table.rules.preview(command).refused
        try:
            table.dispatch(command, Dice(lambda size: data.draw(st.integers(1, size))))
        except Refused:
            assert refused
        check_table(table.campaign)
    while len(table.history.open_chapter.entries) > length:
        table.undo()
    assert table.campaign == before

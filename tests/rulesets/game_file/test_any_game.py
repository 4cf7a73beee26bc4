"""Any sound game file can be played: no check, use or drop raises anything but Refused."""

import re
from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from gmtracker.engine.campaign import HAND, Campaign, Trait, character_place
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.shown import OnCheck
from gmtracker.engine.commands import AddCharacters, Command, EndSession, NextTurn, StartEncounter, StartSession, Use
from gmtracker.engine.dice import Dice
from gmtracker.engine.errors import Refused
from gmtracker.engine.game_spec import TraitGroup
from gmtracker.engine.history import History
from gmtracker.engine.ids import NOBODY, CampaignId, CharacterId
from gmtracker.engine.ruleset import Ruleset, Target
from gmtracker.engine.table import Table
from gmtracker.resources import resource
from gmtracker.rulesets import GAME_FILE, rules_from_file, shipped_file_ids
from gmtracker.rulesets.game_file.decode import Faulty
from gmtracker.summary import summarize, to_markdown
from tests.builders.campaigns import NOON, a_foe, a_hero
from tests.builders.thorough import thorough

NUMBERS = ("0", "1", "2", "5", "20", "60", "-3", "100")
ROLLS = ("d4!", "d20", "d@Strength", "2d6", "3d20kh2", "4dF", "d%", "@trait d6", "d6[x]", "60d6", "-d8", "d1000")


def other_games(game: str, tries: int) -> Iterator[Ruleset]:
    """Return sound games made from one by random changes of numbers, words, dice and lines."""
    text, chance = resource("games", game + GAME_FILE).read_text("utf-8"), Random(game)
    words = re.findall(r'"[^"\n]*"', text)
    for _ in range(tries):
        lines = text.split("\n")
        for _ in range(chance.randint(1, 6)):
            at = chance.randrange(len(lines))
            line = lines[at]
            lines[at] = chance.choice(
                [
                    re.sub(r"(?<== )-?\d+\b", chance.choice(NUMBERS), line),
                    re.sub(r'"[^"\n]*"', lambda _: chance.choice(words), line, count=1),
                    re.sub(r"d\d+", chance.choice(ROLLS), line),
                    f"{line}\n{line}",
                    "",
                ]
            )
        with suppress(Faulty):
            yield rules_from_file("\n".join(lines).encode())


def ranks(group: TraitGroup, chance: Random) -> Iterator[Trait]:
    for named in group.suggested:
        if chance.random() < 0.7:
            rank = chance.choice((group.lowest, group.highest, max(group.lowest, 0)))
            yield Trait(group.key, named.name, rank=rank if group.values == "rank" else 0)


def begun(rules: Ruleset, chance: Random) -> Table:
    """Return a fight of two heroes and a foe, with everything they may have on their sheets."""
    spec = rules.spec()
    campaign = Campaign(id=CampaignId("any"), name="Any", ruleset=spec.ruleset, game=spec)
    table = Table(History(campaign), rules, clock=lambda: NOON)
    traits = tuple(trait for group in spec.trait_groups for trait in ranks(group, chance))
    does(table, AddCharacters(characters=(a_hero(traits=traits), a_hero("Rook"), a_foe())), chance)
    does(table, StartSession(present=tuple(hero.id for hero in table.campaign.heroes())), chance)
    order = tuple(one.id for one in table.campaign.characters)
    does(table, StartEncounter(kind=spec.encounters[0].key, order=order), chance)
    return table


def does(table: Table, command: Command | None, chance: Random) -> None:
    """Do the command, or check that it is refused."""
    if command is not None:
        with suppress(Refused):
            table.dispatch(command, Dice(lambda size: chance.choice((1, size, chance.randint(1, size)))))


def looks(table: Table, draft: CheckDraft) -> None:
    """Read everything that the window would show of a draft, and the results of drops."""
    form, odds = table.rules.check_form(draft), table.rules.check_odds(draft)
    assert (form.command is None) == bool(form.refusal)
    assert odds is None or sum(Fraction(bar.chance.exact) for bar in odds.bars) == 1
    table.rules.open_check()
    targets: tuple[Target, ...] = (character_place(draft.by), HAND, OnCheck(draft))
    for token, target in product(table.campaign.tokens[:3], targets):
        with suppress(Refused):
            table.rules.drop_result((token.id,), target)


@pytest.mark.parametrize("game", shipped_file_ids())
def test_any_sound_file_can_be_played_and_summarized(game: str) -> None:
    chance, played = Random(7), 0
    for rules in other_games(game, thorough(24)):
        table = begun(rules, chance)
        people = [character.id for character in table.campaign.characters]
        for _ in range(4):
            by, on = chance.choice(people), chance.choice([NOBODY, *people])
            draft = CheckDraft(by, on if on != by else NOBODY)
            looks(table, draft)
            for row in table.rules.check_rows(draft)[:2]:
                does(table, row.offer.command, chance)
            does(table, table.rules.check_form(draft).command, chance)
            for row in table.rules.check_rows(draft)[:2]:
                does(table, row.offer.command, chance)
            looks(table, draft)
            for use in rules.spec().uses:
                does(table, Use(use=use.key, by=by, on=on, inputs={"target": CharacterId(on)}), chance)
            does(table, NextTurn(), chance)
        does(table, EndSession(), chance)
        assert to_markdown(summarize(table.history.open_chapter.opening, table.history.open_chapter.entries))
        played += 1
    assert played

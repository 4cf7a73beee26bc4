"""A sample's evenings, played by commands with fixed dice and a clock of their own."""

from itertools import count
from pathlib import Path
from random import Random

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Campaign, Character, Side, Trait, character_place, pool_place
from gmtracker.engine.check.form import CheckDraft, Value
from gmtracker.engine.dice import Dice
from gmtracker.engine.ids import CampaignId, CharacterId, TokenId
from gmtracker.engine.table import Table
from gmtracker.rulesets import load
from gmtracker.storage.open_campaign import OpenCampaign

Ranks = dict[str, int]


def character(
    game: str,
    name: str,
    player: str = "",
    *,
    side: Side = "heroes",
    tier: int = 1,
    level: int = 1,
    ranks: dict[str, Ranks],
    words: dict[str, tuple[str, ...]] | None = None,
    notes: str = "",
) -> Character:
    """A character of a game, from ranks by group and name, and texts by group."""
    groups = {group.key: group for group in load(game).spec().trait_groups}
    links = {(group.key, s.name): s.link for group in groups.values() for s in group.suggested}
    traits = [
        Trait(group, trait, link=links.get((group, trait), ""), **_ranks(rank, apart=groups[group].values == "both"))
        for group, named in ranks.items()
        for trait, rank in named.items()
    ]
    traits += [Trait(group, text) for group, texts in (words or {}).items() for text in texts]
    return Character(
        id=CharacterId(""),
        name=name,
        player=player,
        side=side,
        tier=tier,
        level=level,
        traits=tuple(traits),
        notes=notes,
    )


def _ranks(rank: int, *, apart: bool) -> Ranks:
    """A rank as a sheet has it; ``apart``: what is below 0 is a penalty rank there."""
    return {"rank": max(rank, 0), "penalty": max(-rank, 0)} if apart else {"rank": rank}


class Evening:
    """A new campaign of a game in a file, and hands to play it with.

    ``begins`` is the date and hour of the first entry ("2026-09-04T18"); every entry comes four minutes later.
    """

    def __init__(self, out: Path, game: str, name: str, begins: str, seed: int) -> None:
        self._random = Random(seed)
        minutes = count()
        rules = load(game)
        opening = Campaign(id=CampaignId("sample"), name=name, ruleset=game, game=rules.spec())
        day, _, hour = begins.partition("T")

        def clock() -> str:
            minute = next(minutes) * 4
            return f"{day}T{int(hour) + minute // 60:02}:{minute % 60:02}:00Z"

        self.file = OpenCampaign.create(out, opening, clock)
        self.table = Table(self.file.history, rules, clock, self.file.record)

    def do(self, command: c.Command, *faces: int) -> None:
        """Have a command done; its first dice fall with these faces."""
        left = list(faces)
        self.table.dispatch(command, Dice(lambda size: left.pop(0) if left else self._random.randint(1, size)))

    def who(self, first_name: str) -> CharacterId:
        """The id of the character whose name begins so; nobody's for no name."""
        if not first_name:
            return CharacterId("")
        return next(x.id for x in self.table.campaign.characters if x.name.startswith(first_name))

    def pool(self, pool: str, kind: str) -> TokenId:
        """A token of a pool."""
        return self.table.campaign.tokens_at(pool_place(pool), kind)[0].id

    def held(self, name: str, kind: str) -> TokenId:
        """A token that a character holds."""
        return self.table.campaign.tokens_at(character_place(self.who(name)), kind)[0].id

    def use(
        self,
        use: str,
        by: str = "",
        tokens: tuple[TokenId, ...] = (),
        faces: tuple[int, ...] = (),
        **inputs: bool | int | str,
    ) -> None:
        """Use something by somebody."""
        self.do(c.Use(use=use, by=self.who(by), tokens=tokens, inputs=inputs), *faces)

    def rolls(self, by: str, on: str, faces: tuple[int, ...], **fields: Value) -> None:
        """Set a check up as in the check panel, and roll it. Raises ValueError where it cannot be rolled."""
        self.roll(CheckDraft(self.who(by), self.who(on), tuple(fields.items())), faces)

    def roll(self, draft: CheckDraft, faces: tuple[int, ...]) -> None:
        """Roll a check that is set up already. Raises ValueError where it cannot be rolled."""
        form = self.table.rules.check_form(draft)
        if form.command is None:
            raise ValueError(f"cannot roll {form.headline}: {form.refusal}")
        self.do(form.command, *faces)

    def resists(self, *faces: int) -> None:
        """Resist the hit that is open, and take what is proposed. Raises ValueError where nobody was hit."""
        waiting = self.table.rules.open_check()
        if waiting is None or waiting.draft is None:
            raise ValueError("nobody was hit")
        self.roll(waiting.draft, faces)
        self.use("announce")
        result = self.table.rules.open_check()
        if result is not None:
            self.do(result.steps[0].command)

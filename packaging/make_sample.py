"""Make the sample campaign of Shattered Spheres: its roster, and one finished session played by the rules.

Run as ``python packaging/make_sample.py`` from the checkout; writes resources/samples/shattered-spheres/.
"""

from itertools import count
from pathlib import Path
from random import Random

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Campaign, Character, Side, Trait, held_by, in_pool
from gmtracker.engine.dice import Dice
from gmtracker.engine.ids import CampaignId, CharacterId, TokenId
from gmtracker.engine.table import Table
from gmtracker.rulesets import load
from gmtracker.storage.open_campaign import OpenCampaign

GAME = "shattered-spheres"
OUT = Path(__file__).parent.parent / "resources" / "samples" / GAME / "campaign.gmtracker.json"

Ranks = dict[str, int]


def character(
    name: str,
    player: str,
    *,
    side: Side = "heroes",
    tier: int = 1,
    level: int = 4,
    ranks: dict[str, Ranks],
    words: dict[str, tuple[str, ...]],
    notes: str = "",
) -> Character:
    """A character from ranks by group and name, and texts by group."""
    sheet = load(GAME).sheet()
    links = {(g.key, s.name): s.link for g in sheet.trait_groups for s in g.suggested}
    traits = [
        Trait(group, trait, rank=max(rank, 0), penalty=max(-rank, 0), link=links.get((group, trait), ""))
        for group, named in ranks.items()
        for trait, rank in named.items()
    ]
    traits += [Trait(group, text) for group, texts in words.items() for text in texts]
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


def roster() -> tuple[Character, ...]:
    """Four heroes and three of the opposition."""
    return (
        character(
            "Mira Vance",
            "Ana",
            tier=2,
            ranks={
                "abilities": {"Strength": 1, "Stamina": 2, "Agility": 4, "Intellect": 1, "Wisdom": 0, "Charisma": 2},
                "skills": {"Acrobatics": 7, "Stealth": 5, "Deception": 4, "Athletics": 3},
                "offenses": {"Fighting": 3, "Aiming": 1},
                "defenses": {"Fortitude": 1, "Reflexes": 4},
                "resistances": {"Toughness": 2, "Resolve": 1},
                "edges": {"Quick draw": 1, "Luck": 1},
            },
            words={"complications": ("Wanted in Low Harbor",), "hubrises": ("Never walks away from a dare",)},
            notes="Smuggler's daughter; keeps her mother's brass key on a chain.",
        ),
        character(
            "Rook Adeyemi",
            "Ben",
            tier=2,
            ranks={
                "abilities": {"Strength": 3, "Stamina": 3, "Agility": 0, "Intellect": 3, "Wisdom": 1, "Charisma": -1},
                "skills": {"Technology": 8, "Vehicles": 4, "Might": 5, "Perception": 3},
                "offenses": {"Fighting": 2},
                "defenses": {"Fortitude": 4, "Willpower": 1},
                "resistances": {"Toughness": 4, "Resolve": 2},
                "proficiencies": {"Trade: shipwright": 6},
            },
            words={"complications": ("Owes the Guild a year of work",), "hubrises": ("Must have the last word",)},
            notes="Built half the cranes on the quay, and can unbuild them.",
        ),
        character(
            "Sister Ione",
            "Chidi",
            tier=2,
            ranks={
                "abilities": {"Strength": -1, "Stamina": 1, "Agility": 1, "Intellect": 2, "Wisdom": 5, "Charisma": 3},
                "skills": {"Insight": 7, "Medicine": 6, "Persuasion": 4, "Intuition": 3},
                "offenses": {"Wits": 3},
                "defenses": {"Willpower": 5, "Reflexes": 1},
                "resistances": {"Toughness": 1, "Resolve": 4},
                "edges": {"Awakened": 1},
                "powers": {"Healing": 4},
            },
            words={"complications": ("Power Loss", "Vow of candor"), "hubrises": ("Believes nobody is past saving",)},
            notes="Left the cloister with the lamp still lit.",
        ),
        character(
            "Tam Oakes",
            "Dunja",
            tier=1,
            level=2,
            ranks={
                "abilities": {"Strength": 0, "Stamina": 1, "Agility": 3, "Intellect": 2, "Wisdom": 1, "Charisma": 4},
                "skills": {"Sleight of hand": 6, "Persuasion": 5, "Stealth": 4, "Perception": 4},
                "offenses": {"Aiming": 2, "Rumors": 3},
                "defenses": {"Reflexes": 3, "Willpower": 2},
                "resistances": {"Toughness": 1, "Resolve": 1},
            },
            words={"complications": ("Younger than the papers say",), "hubrises": ("Cannot resist a locked box",)},
        ),
        character(
            "Warden Cassel",
            "",
            side="opposition",
            tier=3,
            level=7,
            ranks={
                "abilities": {"Strength": 4, "Stamina": 4, "Agility": 2, "Intellect": 2, "Wisdom": 3, "Charisma": 2},
                "skills": {"Close combat": 8, "Intimidation": 6, "Perception": 5},
                "offenses": {"Fighting": 5},
                "defenses": {"Fortitude": 4, "Reflexes": 2},
                "resistances": {"Toughness": 5, "Resolve": 3},
            },
            words={},
            notes="Holds the harbor gate by writ, and means to hold it by force.",
        ),
        character(
            "Glass Hound",
            "",
            side="opposition",
            tier=1,
            level=3,
            ranks={
                "abilities": {"Strength": 2, "Stamina": 2, "Agility": 4, "Intellect": -3, "Wisdom": 2, "Charisma": -2},
                "skills": {"Athletics": 5, "Perception": 6},
                "offenses": {"Fighting": 3},
                "defenses": {"Reflexes": 4},
                "resistances": {"Toughness": 1},
            },
            words={},
            notes="It hunts by reflection. Cover the mirrors.",
        ),
        character(
            "Magistrate Venn",
            "",
            side="opposition",
            tier=2,
            level=6,
            ranks={
                "abilities": {"Strength": -1, "Stamina": 0, "Agility": 0, "Intellect": 4, "Wisdom": 3, "Charisma": 4},
                "skills": {"Persuasion": 7, "Insight": 6, "Investigation": 5},
                "offenses": {"Wits": 4, "Rumors": 5},
                "defenses": {"Willpower": 4},
                "resistances": {"Resolve": 4},
            },
            words={},
            notes="Never raises her voice. Never has to.",
        ),
    )


class Evening:
    """The first session, played by commands with fixed dice and a clock of its own."""

    def __init__(self, out: Path) -> None:
        self._random = Random(11)
        minutes = count()
        game = load(GAME)
        opening = Campaign(id=CampaignId("sample"), name="Harbor of Glass", ruleset=GAME, sheet=game.sheet())

        def clock() -> str:
            minute = next(minutes) * 4
            return f"2026-09-04T{18 + minute // 60:02}:{minute % 60:02}:00Z"

        self.file = OpenCampaign.create(out, opening, clock)
        self.table = Table(self.file.history, game, clock, self.file.record)

    def do(self, command: c.Command) -> None:
        """Have a command done."""
        self.table.dispatch(command, Dice(lambda size: self._random.randint(1, size)))

    def who(self, first_name: str) -> CharacterId:
        """The id of the character whose name begins so."""
        return next(x.id for x in self.table.campaign.characters if x.name.startswith(first_name))

    def pool(self, kind: str) -> TokenId:
        """A die of the pool."""
        return self.table.campaign.tokens_at(in_pool("destiny"), kind)[0].id

    def held(self, name: str, kind: str) -> TokenId:
        """A die that a hero holds."""
        return self.table.campaign.tokens_at(held_by(self.who(name)), kind)[0].id

    def use(self, use: str, by: str = "", tokens: tuple[TokenId, ...] = (), **inputs: bool | int | str) -> None:
        """Use something by somebody."""
        self.do(c.Use(use=use, by=self.who(by) if by else CharacterId(""), tokens=tokens, inputs=inputs))

    def play(self) -> None:
        """The evening, from the roster to the end of the session."""
        self.do(c.AddCharacters(characters=roster()))
        heroes = tuple(x.id for x in self.table.campaign.heroes())
        self.do(c.StartSession(title="The lamp in the customs house", present=heroes))
        self.use("award", "Mira", (self.pool("triumph"),))
        self.use("improve-roll", "Mira", awarded=True, note="Over the customs house roof in the rain.")
        order = tuple(self.who(name) for name in ("Mira", "Glass", "Rook", "Sister", "Tam"))
        self.do(c.StartEncounter(kind="combat", title="Hounds on the slipway", order=order))
        self.use("earn-fate", "Mira", kind="triumph-stone", count=2)
        self.do(c.NextTurn())
        self.do(c.SetTrack(character=self.who("Rook"), track="wounds", value=1))
        self.do(c.NextTurn())
        self.use("stunt", "Rook", (self.held("Rook", "tragedy"),), note="Drops the crane hook on the mirror hoard.")
        self.use("hubris", "Tam", (self.pool("tragedy"),), hubris="Cannot resist a locked box")
        self.do(c.NextTurn())
        self.use("heal", "Rook", note="Sister Ione binds the shoulder.")
        self.do(c.NextTurn())
        self.use("recover-action", "Rook", ends="wound")
        self.do(c.EndEncounter(result="The hounds broke; one reflection is still loose in the harbor."))
        self.use("award", "Sister", (self.pool("triumph"),))
        self.do(c.AddNote(text="Magistrate Venn knows who lit the lamp.", topic="owed"))
        self.use("long-rest", "Rook")
        self.do(c.EndSession())


if __name__ == "__main__":
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.unlink(missing_ok=True)
    evening = Evening(OUT)
    evening.play()
    evening.file.close()

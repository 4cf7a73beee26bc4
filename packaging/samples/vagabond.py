"""The sample of Vagabond: Kettle Marsh, after one finished session and in the first fight of the second."""

from pathlib import Path

from samples.evening import Evening

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Character, Side, Trait
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.dice import Dice
from gmtracker.engine.ids import CharacterId
from gmtracker.rulesets.vagabond.sheet import SKILLS, STATS

GAME = "vagabond"


def character(
    name: str,
    player: str = "",
    *,
    stats: tuple[int, ...] = (),
    side: Side = "heroes",
    level: int = 3,
    trained: tuple[str, ...] = (),
    attacks: tuple[str, ...] = (),
    body: dict[str, int] | None = None,
    immune: tuple[str, ...] = (),
    weak: tuple[str, ...] = (),
    notes: str = "",
) -> Character:
    """A character, its stats in the order of the sheet."""
    traits = [Trait("stats", stat, rank=rank) for stat, rank in zip(STATS, stats, strict=False)]
    traits += [Trait("skills", skill, link=SKILLS.get(skill, "")) for skill in trained]
    traits += [Trait("body", value, rank=rank) for value, rank in (body or {}).items()]
    for group, texts in (("attacks", attacks), ("immunities", immune), ("weaknesses", weak)):
        traits += [Trait(group, text) for text in texts]
    return Character(
        id=CharacterId(""), name=name, player=player, side=side, level=level, traits=tuple(traits), notes=notes
    )


def roster() -> tuple[Character, ...]:
    """Four heroes and three of the opposition."""
    return (
        character(
            "Odo Farrow",
            "Ana",
            stats=(6, 3, 3, 2, 3, 3),
            trained=("Melee", "Brawl", "Survival"),
            attacks=("Boathook d8", "Fists d4"),
            body={"Armor": 2},
            notes="Poled the marsh ferry for eleven years. Still says sorry to the herons.",
        ),
        character(
            "Wenna Pike",
            "Ben",
            stats=(3, 6, 4, 3, 2, 4),
            trained=("Finesse", "Sneak", "Detect"),
            attacks=("Gutting knife d6", "Sling d4"),
            notes="Owes the toll house nine pence and means to go on owing it.",
        ),
        character(
            "Brother Tallow",
            "Chidi",
            stats=(3, 2, 5, 3, 5, 3),
            trained=("Mysticism", "Medicine", "Influence"),
            attacks=("Candleflame 2d6",),
            body={"Mana": 8},
            notes="Keeps the last lamp of a chapel that sank.",
        ),
        character(
            "Sable Quill",
            "Dunja",
            stats=(2, 4, 3, 6, 3, 5),
            trained=("Arcana", "Craft", "Performance"),
            attacks=("Cold snap d8!", "Crossbow d6"),
            body={"Mana": 10},
            notes="Maps what is not there yet.",
        ),
        character(
            "The Bog Mother",
            side="opposition",
            level=6,
            body={"Hit Points": 38, "Armor": 2},
            attacks=("Drowning grip 2d6", "Mud and roots d10"),
            immune=("Poison",),
            weak=("Fire",),
            notes="Wakes when the water is high. She counts the lamps, and one is missing.",
        ),
        character(
            "Reed Stalker",
            side="opposition",
            level=2,
            body={"Hit Points": 12},
            attacks=("Claws d8",),
            weak=("Fire",),
            notes="Moves only while nobody looks at it.",
        ),
        character(
            "Captain Harrow",
            side="opposition",
            level=4,
            body={"Hit Points": 22, "Armor": 3},
            attacks=("Halberd d10", "Crossbow d6"),
            notes="Takes toll of everything that floats, and lately of what sinks.",
        ),
    )


def make(out: Path) -> None:
    """Play the first session to its end, and the second up to the fight on the causeway."""
    evening = Evening(out, GAME, "Kettle Marsh", "2026-09-04T18", seed=11)
    evening.do(c.AddCharacters(characters=roster()))
    _first_session(evening)
    heroes = tuple(hero.id for hero in evening.table.campaign.heroes())
    evening.do(c.StartSession(title="What the reeds keep", present=heroes))
    evening.use("set-countdown", name="The water rises", size="d10")
    order = tuple(evening.who(name) for name in ("Wenna", "Odo", "Brother", "Sable", "Reed", "The Bog"))
    evening.do(c.StartEncounter(kind="combat", title="On the drowned causeway", order=order))
    evening.use("set-countdown", name="The Bog Mother wakes", size="d6")
    _check(evening, "Wenna", "Reed", {"kind": "attack", "trait": "Finesse"}, {"d20": 14, "damage.1": 5})
    evening.do(c.NextTurn())
    evening.do(c.SetCondition(character=evening.who("Reed"), condition="prone"))
    evening.file.close()


def _first_session(evening: Evening) -> None:
    heroes = tuple(hero.id for hero in evening.table.campaign.heroes())
    evening.do(c.StartSession(title="The ferry that came back empty", present=heroes))
    _check(evening, "Wenna", "", {"trait": "Detect"}, {"d20": 16})
    order = tuple(evening.who(name) for name in ("Odo", "Wenna", "Brother", "Sable", "Captain"))
    evening.do(c.StartEncounter(kind="combat", title="Toll on the landing", order=order))
    _check(evening, "Odo", "Captain", {"kind": "attack"}, {"d20": 20, "damage.1": 7}, crit="damage")
    evening.do(c.NextTurn())
    evening.use("favor", "Wenna")
    _check(evening, "Wenna", "Captain", {"kind": "attack", "trait": "Finesse"}, {"d20": 7, "favor": 4, "damage.1": 3})
    for _ in range(3):
        evening.do(c.NextTurn())
    _check(evening, "Captain", "Odo", {"stopped-by": "Endure"}, {"d20": 4, "damage.1": 9})
    evening.do(c.EndEncounter(result="Harrow let them pass, and counted them twice."))
    evening.use("breather", "Odo")
    evening.do(c.AddNote(text="The ferryman's lamp is still lit, under the water.", topic="owed"))
    evening.use("rest", everyone=True)
    evening.do(c.EndSession())


def _check(
    evening: Evening, by: str, on: str, values: dict[str, str], faces: dict[str, int], *, crit: str = ""
) -> None:
    """A check as the panel sets it up, with typed faces, announced, its damage rolled and dealt."""
    table = evening.table
    draft = CheckDraft(evening.who(by), evening.who(on) if on else CharacterId(""), tuple(values.items()))
    command = table.rules.check_form(draft).command
    if command is None:
        raise ValueError(f"{by} has nothing to roll")
    table.dispatch(command, Dice(_no_die, faces))
    evening.do(c.Use(use="announce", inputs={"crit": crit} if crit else {}))
    if table.campaign.procedures:
        table.dispatch(c.Use(use="roll-damage"), Dice(_no_die, faces))
        evening.do(c.Use(use="deal"))


def _no_die(size: int) -> int:
    raise ValueError(f"the face of a d{size} is not said")

"""The fields for one side of a check: its skill, the ranks it brings, and what the circumstances add.

Every number is filled in from the sheet and can be typed over (rules/shattered-spheres.md, "The check").
"""

from typing import NamedTuple

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.checks import Chip
from gmtracker.engine.form_builder import FormBuilder
from gmtracker.engine.sheet import Option
from gmtracker.rulesets.shattered_spheres import check_traits as traits
from gmtracker.rulesets.shattered_spheres.check_traits import Skill, Source
from gmtracker.rulesets.shattered_spheres.rank_dice import lost_ranks
from gmtracker.words import tr

MOST_RANKS = 60
FILLED = ("rank", "advantage", "disadvantage", "tier")
GEAR = ("weapon", "power", "armor")
PLUS = (Chip(tr("Minor +1"), 1, "+1"), Chip(tr("Major +5"), 5, "+5"))
MINUS = (Chip(tr("Minor −1"), 1, "−1"), Chip(tr("Major −5"), 5, "−5"))
TOOLS = (Chip(tr("Makeshift"), 2), Chip(tr("None", "no tools at all"), 5))
NO_TOOLS = 5

LIKELY_ANSWER = {
    "Deception": "Insight",
    "Persuasion": "Insight",
    "Intimidation": "Insight",
    "Stealth": "Perception",
    "Sleight of hand": "Perception",
}
"""The skill that most often stands against one."""


class Ranks(NamedTuple):
    """What a side brings to its roll; Advantage and Disadvantage in ranks."""

    skill: int
    advantage: int
    disadvantage: int
    tier: int

    def more(self, advantage: int = 0, disadvantage: int = 0) -> "Ranks":
        """With further ranks of each."""
        return self._replace(advantage=self.advantage + advantage, disadvantage=self.disadvantage + disadvantage)


class Party(NamedTuple):
    """One side as the form has it: what it is called, its character if any, and how its fields' keys begin."""

    name: str
    character: Character | None
    prefix: str = ""

    def key(self, field: str) -> str:
        """The key of one of the side's own fields."""
        return f"{self.prefix}{field}"

    def filled(self) -> tuple[str, ...]:
        """The fields that the side's sheet fills in by what it uses."""
        return tuple(map(self.key, FILLED))

    def own(self) -> tuple[str, ...]:
        """All fields that belong to this character alone."""
        return (*self.filled(), *map(self.key, GEAR))


def choose_skill(form: FormBuilder, side: Party, offered: tuple[Skill, ...], likely: str = "") -> Skill | None:
    """A field for the skill that the side uses; the likely one if it is offered, else the best."""
    if not offered:
        return None
    options = tuple(Option(skill.key, _skill_name(side, skill)) for skill in offered)
    plain = next((skill.key for skill in offered if skill.name == likely), offered[0].key)
    chosen = form.choice(side.key("trait"), tr("Skill"), options, plain, fills=side.filled())
    return next(skill for skill in offered if skill.key == chosen)


def choose_trait(form: FormBuilder, side: Party, group: str, name: str, offered: tuple[str, ...], likely: str) -> str:
    """A field for an offense, defense or resistance; its key is the group's, in the singular."""
    options = tuple(Option(trait, trait) for trait in offered)
    return form.choice(side.key(group[:-1]), name, options, likely, fills=side.filled())


def best_of(side: Party, group: str, offered: tuple[str, ...]) -> str:
    """Which of some traits of a group serves the side best, by its ranks; the first of equals."""

    def worth(trait: str) -> int:
        skills = traits.linked_to(side.character, traits.abilities_behind(group, trait))
        sources = traits.ranks_of(side.character, group, trait)
        return max((skill.rank for skill in skills), default=0) + sum(source.ranks for source in sources)

    return max(offered, key=worth)


def enter_ranks(
    form: FormBuilder, side: Party, rank: int, sources: tuple[Source, ...], tier: int | None = None
) -> Ranks:
    """Fields for the side's rank, Advantage, Disadvantage and Tier, filled in from the sheet.

    ``tier`` is another Tier than the character's, where it is known from elsewhere.
    """
    return Ranks(
        form.number(side.key("rank"), tr("Skill rank"), rank),
        form.number(
            side.key("advantage"),
            "Advantage",
            traits.advantage(sources),
            highest=MOST_RANKS,
            hint=traits.told(sources, 1),
        ),
        form.number(
            side.key("disadvantage"),
            "Disadvantage",
            traits.disadvantage(sources),
            highest=MOST_RANKS,
            hint=traits.told(sources, -1),
        ),
        form.number(side.key("tier"), "Tier", tier or tier_of(side), lowest=1, highest=20, folded=True),
    )


def enter_circumstances(
    form: FormBuilder, side: Party, ranks: Ranks, names: tuple[str, str] = (tr("Better off"), tr("Worse off"))
) -> Ranks:
    """Fields for the circumstances of the side: minor is one rank, major five (seed 000, circumstances)."""
    better, worse = names
    plus = form.number(side.key("plus"), better, highest=MOST_RANKS, chips=PLUS, hint=tr("Ranks of Advantage"))
    minus = form.number(side.key("minus"), worse, highest=MOST_RANKS, chips=MINUS, hint=tr("Ranks of Disadvantage"))
    return ranks.more(plus, minus)


def enter_tools(form: FormBuilder, side: Party, ranks: Ranks) -> Ranks:
    """A field for missing tools: five ranks of Disadvantage, makeshift ones fewer."""
    hint = tr("Ranks of Disadvantage for missing tools")
    lacking = form.number(side.key("tools"), tr("Tools lacking"), highest=NO_TOOLS, chips=TOOLS, hint=hint, folded=True)
    return ranks.more(disadvantage=lacking)


def ability_sources(side: Party, skill: Skill | None) -> tuple[Source, ...]:
    """The ranks of the ability behind a skill."""
    return traits.ranks_of(side.character, "abilities", skill.ability) if skill else ()


def tier_of(side: Party) -> int:
    """The Tier of a side's character; 1 for nobody in particular."""
    return side.character.tier if side.character else 1


def fighting_style(campaign: Campaign) -> str:
    """Whether attacks are those of a combat or of a conflict now; combat where nothing goes on."""
    encounter = campaign.encounter
    return encounter.kind if encounter is not None and encounter.kind in traits.RESISTANCES else "combat"


def notes_on(side: Party, skill: Skill | None, ranks: Ranks) -> tuple[str, ...]:
    """What the GM should know about a side: ranks that its Tier loses, and a skill that is untrained."""
    notes = []
    for kind, count in (("Advantage", ranks.advantage), ("Disadvantage", ranks.disadvantage)):
        lost = lost_ranks(count, ranks.tier)
        if lost:
            said = (
                tr("{name}: of {ranks} ranks of {kind}, Tier {tier} rolls {rolled}; 1 is lost.")
                if lost == 1
                else tr("{name}: of {ranks} ranks of {kind}, Tier {tier} rolls {rolled}; {lost} are lost.")
            )
            notes.append(
                tr(said, name=side.name, ranks=count, kind=kind, tier=ranks.tier, rolled=count - lost, lost=lost)
            )
    if side.character and skill and skill.rank == 0:
        untrained = tr("{name} is untrained in {skill}: harder tasks add Disadvantage.")
        notes.append(tr(untrained, name=side.name, skill=skill.name))
    return tuple(notes)


def _skill_name(side: Party, skill: Skill) -> str:
    if side.character is None:
        return skill.name
    return f"{skill.name} {skill.rank}" if skill.rank else tr("{skill} (untrained)", skill=skill.name)

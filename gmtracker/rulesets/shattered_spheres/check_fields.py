"""The fields of a check's form: those of the acting side by kind, and those of what it is against.

Every number is filled in from the sheet and can be typed over (rules/shattered-spheres.md, "The check"). The kinds are
a skill, an attack and its damage, a resistance and sheer luck; the other side is a DC, an obstacle, or somebody's
passive or rolled check.
"""

from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.checks import FormBuilder, StepButton
from gmtracker.engine.sheet import Option
from gmtracker.i18n import lower_first_in_english, lower_in_english, tr
from gmtracker.rulesets.shattered_spheres import traits
from gmtracker.rulesets.shattered_spheres.check_rules import (
    ROUTINE_D20,
    Against,
    AgainstDC,
    AgainstObstacle,
    AgainstOpposed,
    AgainstPassive,
    Difficulty,
    lost_ranks,
    obstacle_level_dc,
)
from gmtracker.rulesets.shattered_spheres.traits import Skill, Source

MOST_RANKS = 60
FILLED = ("rank", "advantage", "disadvantage", "tier")
GEAR = ("weapon", "power", "armor")
CIRCUMSTANCES = (StepButton(tr("Minor +1"), 1), StepButton(tr("Major +5"), 5))
TOOLS = (StepButton(tr("Makeshift"), 2), StepButton(tr("None", "no tools at all"), 5))
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
    """The numbers of a side's roll; Advantage and Disadvantage in ranks."""

    skill: int
    advantage: int
    disadvantage: int
    tier: int

    def more(self, advantage: int = 0, disadvantage: int = 0) -> "Ranks":
        """With further ranks of each."""
        return self._replace(advantage=self.advantage + advantage, disadvantage=self.disadvantage + disadvantage)


class Party(NamedTuple):
    """One side of the form: what it is called, its character if any, and how its fields' keys begin."""

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


WITH_SKILL, BY_SKILL = tr("with {trait}"), tr("using {skill}")


def choose_skill(
    form: FormBuilder, side: Party, offered: tuple[Skill, ...], likely: str = "", *, behind: str = ""
) -> Skill | None:
    """A field for the skill that the side uses; the likely one if it is offered, else the best.

    ``behind`` is how a skill is said that stands behind another trait, WITH_SKILL or BY_SKILL: the rank is its own.
    Nobody in particular has none that would be worth a word.
    """
    if not offered:
        return None
    options = tuple(_skill_option(skill, is_ranked=side.character is not None) for skill in offered)
    plain = next((skill.key for skill in offered if skill.name == likely), offered[0].key)
    chosen = form.choice(
        side.key("trait"),
        tr("Skill"),
        options,
        plain,
        fills=side.filled(),
        says={
            skill.key: behind.format(skill=skill.name, trait=skill.name) if behind else skill.name for skill in offered
        },
        word="if-changed" if behind and side.character is None else "always",
        joins=True,
        hint=tr("Choose the skill whose rank counts") if behind else "",
    )
    return next(skill for skill in offered if skill.key == chosen)


def choose_trait(form: FormBuilder, side: Party, group: str, name: str, offered: tuple[str, ...], likely: str) -> str:
    """A field for an offense, defense or resistance; its key is the group's, in the singular."""
    options = tuple(Option(trait, trait) for trait in offered)
    return form.choice(side.key(group[:-1]), name, options, likely, fills=side.filled(), joins=bool(side.prefix))


def best_of(side: Party, group: str, offered: tuple[str, ...]) -> str:
    """Which of some traits of a group serves the side best, by its ranks; the first of equals."""

    def worth(trait: str) -> int:
        skills = traits.linked_to(side.character, traits.abilities_behind(group, trait))
        sources = traits.ranks_of(side.character, group, trait)
        return max((skill.rank for skill in skills), default=0) + sum(source.ranks for source in sources)

    return max(offered, key=worth)


def enter_ranks(
    form: FormBuilder,
    side: Party,
    rank: int,
    sources: tuple[Source, ...],
    tier: int | None = None,
    *,
    is_passive: bool = False,
) -> Ranks:
    """Fields for the side's rank, Advantage, Disadvantage and Tier, filled in from the sheet.

    ``tier`` is another Tier than the character's, where it is known from elsewhere. The rank of a passive side is said
    with the 10 that is added to it: it is no DC by itself.
    """
    says = f"{ROUTINE_D20} + {{value}}" if is_passive else ""
    return Ranks(
        form.number(side.key("rank"), tr("Skill rank"), rank, says=says, joins=True),
        form.number(
            side.key("advantage"),
            "Advantage",
            traits.advantage(sources),
            highest=MOST_RANKS,
            word="if-any",
            hint=traits.sources_text(sources, 1) or tr("Ranks of Advantage"),
        ),
        form.number(
            side.key("disadvantage"),
            "Disadvantage",
            traits.disadvantage(sources),
            highest=MOST_RANKS,
            word="if-any",
            hint=traits.sources_text(sources, -1) or tr("Ranks of Disadvantage"),
        ),
        form.number(
            side.key("tier"),
            "Tier",
            tier or tier_of(side),
            lowest=1,
            highest=20,
            word="if-changed",
            hint=tr("Limits how many ranks are rolled"),
        ),
    )


def enter_circumstances(
    form: FormBuilder,
    side: Party,
    ranks: Ranks,
    names: tuple[str, str] = (tr("Extra Advantage"), tr("Extra Disadvantage")),
    hints: tuple[str, str] = (tr("Ranks of Advantage"), tr("Ranks of Disadvantage")),
) -> Ranks:
    """Fields for the circumstances of the side: minor is one rank, major five (seed 000, circumstances).

    ``names`` and ``hints`` are those of the field for Advantage and of the one for Disadvantage.
    """
    plus = _enter_more(form, side.key("plus"), names[0], hints[0], CIRCUMSTANCES)
    minus = _enter_more(form, side.key("minus"), names[1], hints[1], CIRCUMSTANCES, "−")
    return ranks.more(plus, minus)


def enter_gear(form: FormBuilder, key: str, name: str, hint: str) -> int:
    """A field for the ranks of Advantage that a weapon, an armor or a power gives."""
    return _enter_more(form, key, name, hint)


def enter_tools(form: FormBuilder, side: Party, ranks: Ranks) -> Ranks:
    """A field for missing tools: five ranks of Disadvantage, makeshift ones fewer."""
    hint = tr("Adds ranks of Disadvantage for missing tools")
    lacking = _enter_more(form, side.key("tools"), tr("Missing tools"), hint, TOOLS, "−", NO_TOOLS)
    return ranks.more(disadvantage=lacking)


def ability_sources(side: Party, skill: Skill | None) -> tuple[Source, ...]:
    """The ranks of the ability behind a skill, and the curses that are linked to either."""
    if skill is None:
        return ()
    own = traits.ranks_of(side.character, "abilities", skill.ability)
    return (*own, *_curses(side, skill))


def _curses(side: Party, skill: Skill | None) -> tuple[Source, ...]:
    """The curses that are linked to a skill or its ability."""
    return traits.curses_on(side.character, *filter(None, (skill.ability, skill.name))) if skill else ()


def tier_of(side: Party) -> int:
    """The Tier of a side's character; 1 for nobody in particular."""
    return side.character.tier if side.character else 1


def fighting_style(campaign: Campaign) -> str:
    """Whether attacks are those of a combat or of a conflict now; combat where nothing goes on."""
    encounter = campaign.encounter
    return encounter.kind if encounter is not None and encounter.kind in traits.RESISTANCES else "combat"


def notes_on(side: Party, skill: Skill | None, ranks: Ranks) -> tuple[str, ...]:
    """Notes about a side: ranks that its Tier loses, and a skill that is untrained."""
    notes = []
    for kind, count in (("Advantage", ranks.advantage), ("Disadvantage", ranks.disadvantage)):
        lost = lost_ranks(count, ranks.tier)
        if lost:
            said = tr(
                "{name} has {ranks} ranks of {kind}. Tier {tier} rolls only {rolled}, so 1 is lost."
                if lost == 1
                else "{name} has {ranks} ranks of {kind}. Tier {tier} rolls only {rolled}, so {lost} are lost."
            )
            numbers = {"ranks": count, "tier": ranks.tier, "rolled": count - lost, "lost": lost}
            notes.append(said.format(name=side.name, kind=kind, **numbers))
    for curse in _curses(side, skill):
        said = tr("{name}'s curse ({curse} {ranks}) counts as Disadvantage.")
        notes.append(said.format(name=side.name, curse=curse.name, ranks=-curse.ranks))
    if side.character and skill and skill.rank == 0:
        harder = tr("{name} is untrained in {skill}. Hard tasks add Disadvantage.", name=side.name, skill=skill.name)
        notes.append(harder)
    return tuple(notes)


def _enter_more(
    form: FormBuilder,
    key: str,
    name: str,
    hint: str,
    chips: tuple[StepButton, ...] = (),
    sign: str = "+",
    highest: int = MOST_RANKS,
) -> int:
    """A field for ranks that come on top of those of the sheet; they are said with what they do to the roll."""
    says = f"{lower_first_in_english(name)} {sign}{{value}}"
    return form.number(key, name, highest=highest, chips=chips, says=says, word="if-changed", hint=hint)


@lru_cache(maxsize=1024)
def _skill_option(skill: Skill, *, is_ranked: bool) -> Option:
    """A skill to be chosen, with its rank where it is somebody's; the same are offered over and over."""
    if not is_ranked:
        return Option(skill.key, skill.name)
    name = f"{skill.name} {skill.rank}" if skill.rank else tr("{skill} (untrained)", skill=skill.name)
    return Option(skill.key, name)


SKILL, ATTACK, RESISTANCE, LUCK, PERCENT = "skill", "attack", "resistance", "luck", "percent"


class Acting(NamedTuple):
    """The acting side of the form: the trait it uses, its ranks, and what is done to a target.

    ``group`` is where the sheet has ``what``, where that is a trait beside the skill.
    """

    what: str
    skill: Skill | None
    ranks: Ranks
    damage: AgainstPassive | None = None
    resists: str = ""
    group: str = ""

    def traits(self) -> tuple[tuple[str, str], ...]:
        """The traits whose ranks count, each with its group."""
        skill = self.skill
        behind = ((skill.group, skill.name), ("abilities", skill.ability)) if skill else ()
        own = ((self.group, self.what),) if self.group else ()
        return tuple(trait for trait in (*behind, *own) if trait[1])


def acting_side(form: FormBuilder, campaign: Campaign, me: Party, kind: str) -> Acting:
    """The fields of the acting side for that kind of check."""
    match kind:
        case "attack":
            return _attacking(form, campaign, me)
        case "resistance":
            return _resisting(form, campaign, me)
        case "luck":
            return _trying_luck(form, me)
        case "skill":
            skill = choose_skill(form, me, traits.skills(me.character))
            ranks = enter_ranks(form, me, skill.rank if skill else 0, ability_sources(me, skill))
            ranks = enter_tools(form, me, enter_circumstances(form, me, ranks))
            return Acting(skill.name if skill else tr("Check"), skill, ranks)
        case _:
            raise AssertionError(kind)


def _attacking(form: FormBuilder, campaign: Campaign, me: Party) -> Acting:
    """An attack: the offense, a skill linked to its ability, and the weapon; the damage comes from the same."""
    first = traits.OFFENSES[fighting_style(campaign)]
    every = tuple(offense for style in traits.OFFENSES.values() for offense in style)
    offered = (*first, *(offense for offense in every if offense not in first))
    offense = choose_trait(form, me, "offenses", tr("Offense"), offered, best_of(me, "offenses", first))
    skill = choose_skill(
        form, me, traits.linked_to(me.character, traits.abilities_behind("offenses", offense)), behind=WITH_SKILL
    )
    sources = (*ability_sources(me, skill), *traits.ranks_of(me.character, "offenses", offense))
    bare = enter_ranks(form, me, skill.rank if skill else 0, sources)
    weapon = enter_gear(
        form, me.key("weapon"), tr("Weapon"), tr("Adds ranks of Advantage to the attack and its damage")
    )
    damage = AgainstPassive(
        skill_rank=bare.skill, advantage=bare.advantage + weapon, disadvantage=bare.disadvantage, tier=bare.tier
    )
    ranks = enter_circumstances(form, me, bare.more(weapon))
    return Acting(offense, skill, ranks, damage, group="offenses")


def with_damage(form: FormBuilder, campaign: Campaign, acting: Acting) -> Acting:
    """The fields for what a hit does: a power's ranks on top of the attack's, and what it is resisted with."""
    form.section(tr("On a hit"), tr("on a hit"))
    options = _resistances(campaign)
    resists = form.choice(
        "resists",
        tr("Resisted with"),
        options,
        options[0].key,
        says={option.key: tr("resisted with {trait}", trait=option.name) for option in options},
        word="if-changed",
        hint=tr("What the target rolls after a hit"),
    )
    name, hint = tr("Power", "ranks of a power, on a form"), tr("Adds ranks of Advantage to the damage only")
    power = enter_gear(form, "power", name, hint)
    damage = acting.damage
    if damage is not None:
        damage = replace(damage, advantage=damage.advantage + power)
    return acting._replace(damage=damage, resists=resists)


def _resisting(form: FormBuilder, campaign: Campaign, me: Party) -> Acting:
    """A resistance: Toughness or Resolve, or a defense that is called for; armor, and the harm done before."""
    options = _resistances(campaign)
    resistance = form.choice(
        "resistance",
        tr("Resists with"),
        options,
        options[0].key,
        fills=me.filled(),
        says={option.key: tr("with {trait}", trait=option.name) for option in options},
        joins=True,
    )
    group = "resistances" if resistance in traits.RESISTANCES.values() else "defenses"
    skill = choose_skill(
        form, me, traits.linked_to(me.character, traits.abilities_behind(group, resistance)), behind=BY_SKILL
    )
    sources: tuple[Source, ...] = (
        *ability_sources(me, skill),
        *traits.ranks_of(me.character, group, resistance),
        *traits.past_harm(campaign, me.character, resistance),
    )
    ranks = enter_ranks(form, me, skill.rank if skill else 0, sources)
    armor = enter_gear(form, me.key("armor"), tr("Armor"), tr("Ranks of Advantage"))
    return Acting(resistance, skill, enter_circumstances(form, me, ranks.more(armor)), group=group)


def _trying_luck(form: FormBuilder, me: Party) -> Acting:
    skill = next(skill for skill in traits.skills(me.character) if skill.name == "Intuition")
    ranks = enter_ranks(form, me, skill.rank, (*ability_sources(me, skill), *traits.luck(me.character)))
    return Acting(tr("Sheer luck"), skill, enter_circumstances(form, me, ranks))


def _resistances(campaign: Campaign) -> tuple[Option, ...]:
    """What an effect can be resisted with, the usual one of the encounter first."""
    usual = traits.RESISTANCES[fighting_style(campaign)]
    both = (usual, *(name for name in traits.RESISTANCES.values() if name != usual))
    defenses = dict.fromkeys(name for names in traits.DEFENSES.values() for name in names)
    return tuple(Option(name, name) for name in (*both, *defenses))


DEFAULT_DC = 15
DIFFICULTIES: dict[Difficulty, str] = {"easy": tr("Easy"), "moderate": tr("Moderate"), "hard": tr("Hard")}
ROLLED_OBSTACLES: dict[Difficulty, str] = {
    "easy": tr("against an easy level {level} obstacle, rolled"),
    "moderate": tr("against a moderate level {level} obstacle, rolled"),
    "hard": tr("against a hard level {level} obstacle, rolled"),
}
DC, OBSTACLE, PASSIVE, OPPOSED, DAMAGE = "dc", "obstacle", "passive", "opposed", "damage"
WORDS = {
    DC: tr("A DC"),
    OBSTACLE: tr("An obstacle's level"),
    PASSIVE: tr("A passive check"),
    OPPOSED: tr("An opposed roll"),
    DAMAGE: tr("The damage"),
}
SAID = {
    DC: tr("DC"),
    OBSTACLE: tr("an obstacle of level"),
    PASSIVE: tr("passive", "a check that is not rolled"),
    OPPOSED: tr("rolled", "a check against another"),
    DAMAGE: tr("the damage"),
}
SAID_IN_RESISTANCE = {**SAID, OBSTACLE: tr("a hazard of level"), PASSIVE: tr("the effect of", "a trait")}
WORDS_IN_ATTACK = {**WORDS, PASSIVE: tr("Passive defense"), OPPOSED: tr("Active defense, rolled")}
WORDS_IN_RESISTANCE = {**WORDS, OBSTACLE: tr("A hazard's level"), PASSIVE: tr("Someone's damage or effect")}


class Opposition(NamedTuple):
    """What the check is against, how it is said ("against DC 15"), and sentences to show."""

    against: Against
    said: str
    notes: tuple[str, ...] = ()


def oppose_skill(form: FormBuilder, campaign: Campaign, other: Party, skill: str) -> Opposition:
    """Fields for what a skill check is against."""
    kind = _kind(form, (DC, OBSTACLE, PASSIVE, OPPOSED), WORDS, PASSIVE if other.character else DC)
    if kind in (DC, OBSTACLE):
        return _difficulty(form, campaign, other, kind, may_be_rolled=True)
    offered = traits.skills(other.character) if other.character else ()
    theirs = choose_skill(form, other, offered, LIKELY_ANSWER.get(skill, ""))
    rank, is_passive = theirs.rank if theirs else 0, kind == PASSIVE
    ranks = enter_ranks(form, other, rank, ability_sources(other, theirs), is_passive=is_passive)
    ranks = enter_circumstances(form, other, ranks)
    said = _said(other, theirs.name) if theirs and other.character else tr("against the other side")
    return Opposition(_checked(form, other, kind, ranks), said, notes_on(other, theirs, ranks))


def oppose_attack(form: FormBuilder, campaign: Campaign, other: Party) -> Opposition:
    """Fields for a defense class: passive, or rolled by one who defends actively (seed 000, defense class)."""
    kind = _kind(form, (PASSIVE, OPPOSED, DC), WORDS_IN_ATTACK, PASSIVE, goes_without_saying=True)
    if kind == DC:
        return _difficulty(form, campaign, other, kind, may_be_rolled=False)
    offered = traits.DEFENSES[fighting_style(campaign)]
    defense = choose_trait(form, other, "defenses", tr("Defense"), offered, best_of(other, "defenses", offered))
    skills = traits.linked_to(other.character, traits.abilities_behind("defenses", defense))
    theirs = choose_skill(form, other, skills, behind=WITH_SKILL)
    sources = (*ability_sources(other, theirs), *traits.ranks_of(other.character, "defenses", defense))
    ranks = enter_ranks(form, other, theirs.rank if theirs else 0, sources, is_passive=kind == PASSIVE)
    ranks = ranks.more(enter_gear(form, other.key("armor"), tr("Armor"), tr("Ranks of Advantage")))
    ranks = enter_circumstances(form, other, ranks)
    return Opposition(_checked(form, other, kind, ranks), _said(other, defense), notes_on(other, theirs, ranks))


def oppose_resistance(form: FormBuilder, campaign: Campaign, other: Party, damage: AgainstPassive | None) -> Opposition:
    """Fields for what is resisted: the damage of a hit, a hazard, a DC, or somebody's effect.

    ``damage`` is that of the attack that has just hit, if any.
    """
    first = (DAMAGE,) if damage else ()
    plain = DAMAGE if damage else PASSIVE if other.character else OBSTACLE
    kind = _kind(form, (*first, OBSTACLE, PASSIVE, DC), WORDS_IN_RESISTANCE, plain, SAID_IN_RESISTANCE)
    if kind == DAMAGE and damage:
        hit = (traits.Source(tr("the hit"), damage.advantage), traits.Source(tr("the hit"), -damage.disadvantage))
        ranks = enter_ranks(form, other, damage.skill_rank, hit, damage.tier, is_passive=True)
        ranks = enter_circumstances(form, other, ranks)
        return Opposition(_passive(ranks), tr("against the damage"), notes_on(other, None, ranks))
    if kind != PASSIVE:
        return _difficulty(form, campaign, other, kind, may_be_rolled=False)
    offered = traits.OFFENSES[fighting_style(campaign)]
    offense = choose_trait(form, other, "offenses", tr("Offense"), offered, best_of(other, "offenses", offered))
    skills = traits.linked_to(other.character, traits.abilities_behind("offenses", offense))
    theirs = choose_skill(form, other, skills, behind=WITH_SKILL)
    sources = (*ability_sources(other, theirs), *traits.ranks_of(other.character, "offenses", offense))
    ranks = enter_ranks(form, other, theirs.rank if theirs else 0, sources, is_passive=True)
    ranks = ranks.more(enter_gear(form, other.key("weapon"), tr("Weapon and power"), tr("Ranks of Advantage")))
    ranks = enter_circumstances(form, other, ranks)
    return Opposition(_passive(ranks), _said(other, offense), notes_on(other, theirs, ranks))


def _said(other: Party, trait: str) -> str:
    if other.character:
        return tr("against {name}'s {trait}", name=other.name, trait=trait)
    return tr("against {what}", what=trait)


def _kind(
    form: FormBuilder,
    offered: tuple[str, ...],
    words: dict[str, str],
    plain: str,
    said: dict[str, str] = SAID,
    *,
    goes_without_saying: bool = False,
) -> str:
    return form.choice(
        "against",
        tr("Against"),
        tuple(Option(kind, words[kind]) for kind in offered),
        plain,
        says=said,
        word="if-changed" if goes_without_saying else "always",
        hint=tr("What to compare the roll with"),
    )


def _difficulty(form: FormBuilder, campaign: Campaign, other: Party, kind: str, *, may_be_rolled: bool) -> Opposition:
    """A DC, or an obstacle's or hazard's; circumstances on it are dice added to or taken from the DC."""
    if kind == DC:
        dc = form.number("dc", tr("DC"), DEFAULT_DC, lowest=-50, highest=200, joins=True)
    else:
        level = form.number("level", tr("Level"), _likely_level(campaign, other), highest=100, joins=True)
        difficulty = _difficulty_word(form)
        if may_be_rolled and form.flag(
            "rolled",
            tr("Roll for the obstacle"),
            says=tr("rolled", "a check against another"),
            hint=tr("Roll a d20 instead of counting 10"),
        ):
            said = ROLLED_OBSTACLES[difficulty].format(level=level)
            return Opposition(AgainstObstacle(level=level, difficulty=difficulty, rolled=True), said)
        dc = obstacle_level_dc(level, difficulty) + ROUTINE_D20
    ranks = enter_circumstances(
        form,
        other,
        Ranks(0, 0, 0, tier_of(other)),
        (tr("Extra difficulty"), tr("Less difficulty")),
        (tr("Ranks of Advantage that raise the DC"), tr("Ranks of Disadvantage that lower the DC")),
    )
    if kind == OBSTACLE and not ranks.advantage and not ranks.disadvantage:
        return Opposition(AgainstObstacle(level=level, difficulty=difficulty), tr("against DC {dc}", dc=dc))
    against = AgainstDC(dc=dc, advantage=ranks.advantage, disadvantage=ranks.disadvantage, tier=ranks.tier)
    dice = any((ranks.advantage, ranks.disadvantage))
    said = tr("against DC {dc} with extra dice", dc=dc) if dice else tr("against DC {dc}", dc=dc)
    return Opposition(against, said, notes_on(other, None, ranks))


def _difficulty_word(form: FormBuilder) -> Difficulty:
    options = tuple(Option(word, name) for word, name in DIFFICULTIES.items())
    said = {option.key: lower_in_english(option.name) for option in options}
    chosen = form.choice("difficulty", tr("Difficulty"), options, "moderate", says=said)
    return next(word for word in DIFFICULTIES if word == chosen)


def _likely_level(campaign: Campaign, other: Party) -> int:
    if other.character:
        return other.character.level
    return max((hero.level for hero in campaign.heroes()), default=1)


def _checked(form: FormBuilder, other: Party, kind: str, ranks: Ranks) -> AgainstPassive | AgainstOpposed:
    if kind == PASSIVE:
        return _passive(ranks)
    return AgainstOpposed(
        skill_rank=ranks.skill,
        advantage=ranks.advantage,
        disadvantage=ranks.disadvantage,
        tier=ranks.tier,
        fortune=form.flag(other.key("fortune"), "Fortune", hint=tr("Roll a second d20 and use the better one")),
        misfortune=form.flag(other.key("misfortune"), "Misfortune", hint=tr("Roll a second d20 and use the worse one")),
    )


def _passive(ranks: Ranks) -> AgainstPassive:
    return AgainstPassive(
        skill_rank=ranks.skill, advantage=ranks.advantage, disadvantage=ranks.disadvantage, tier=ranks.tier
    )

"""The fields of a check's form: those of the acting side by kind, and those of the opposition.

Every number is filled in from the sheet and can be overwritten (rules/shattered-spheres.md, "The check"). The kinds are
a skill check, an attack with its damage, a resistance, and sheer luck. The opposition is a DC, an obstacle, or a
character's passive or rolled check.
"""

from functools import lru_cache
from typing import Literal, NamedTuple, assert_never

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.check.form import FormBuilder, StepButton
from gmtracker.engine.game_spec import Option
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
"""The skill that usually opposes a skill."""


class Ranks(NamedTuple):
    """The numbers of a side's roll. Advantage and Disadvantage are in ranks."""

    skill: int
    advantage: int
    disadvantage: int
    tier: int

    def more(self, advantage: int = 0, disadvantage: int = 0) -> "Ranks":
        """Return a copy with more ranks of each."""
        return self._replace(advantage=self.advantage + advantage, disadvantage=self.disadvantage + disadvantage)


class Party(NamedTuple):
    """One side of the form: its name, its character if any, and the prefix of its field keys."""

    name: str
    character: Character | None
    prefix: str = ""

    def key(self, field: str) -> str:
        """Return the key of one of this side's fields."""
        return f"{self.prefix}{field}"

    def filled(self) -> tuple[str, ...]:
        """Return the keys of the fields that are filled in from the sheet."""
        return tuple(map(self.key, FILLED))

    def own(self) -> tuple[str, ...]:
        """Return the keys of all fields that are reset when the character changes."""
        return (*self.filled(), *map(self.key, GEAR))


WITH_SKILL, BY_SKILL = tr("with {trait}"), tr("using {skill}")


def choose_skill(
    form: FormBuilder, side: Party, offered: tuple[Skill, ...], likely: str = "", *, behind: str = ""
) -> Skill | None:
    """Add a field for the skill, ``likely`` if offered, else the first. Returns the skill, or None if none is offered.

    ``behind`` is the text of a skill that supports another trait: WITH_SKILL or BY_SKILL. The form's sentence leaves
    such a skill out if the side has no character.
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
    """Add a field for an offense, defense or resistance. Its key is the group's key in the singular."""
    options = tuple(Option(trait, trait) for trait in offered)
    return form.choice(side.key(group[:-1]), name, options, likely, fills=side.filled(), joins=bool(side.prefix))


def best_of(side: Party, group: str, offered: tuple[str, ...]) -> str:
    """Return the trait that is best for this side by its ranks. Of equal traits, the first."""

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
    """Add fields for the side's rank, Advantage, Disadvantage and Tier, filled in from the sheet.

    ``tier`` replaces the character's Tier if given. A passive side's rank is shown as "10 + rank", because the rank
    alone is no DC.
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
    """Add fields for the side's circumstances: minor is one rank, major five (seed 000, circumstances).

    ``names`` and ``hints`` are for the Advantage field and the Disadvantage field.
    """
    plus = _enter_more(form, side.key("plus"), names[0], hints[0], CIRCUMSTANCES)
    minus = _enter_more(form, side.key("minus"), names[1], hints[1], CIRCUMSTANCES, "−")
    return ranks.more(plus, minus)


def enter_gear(form: FormBuilder, key: str, name: str, hint: str) -> int:
    """Add a field for the ranks of Advantage from a weapon, an armor or a power. Returns the ranks."""
    return _enter_more(form, key, name, hint)


def enter_tools(form: FormBuilder, side: Party, ranks: Ranks) -> Ranks:
    """Add a field for missing tools: five ranks of Disadvantage, fewer for makeshift tools."""
    hint = tr("Adds ranks of Disadvantage for missing tools")
    lacking = _enter_more(form, side.key("tools"), tr("Missing tools"), hint, TOOLS, "−", NO_TOOLS)
    return ranks.more(disadvantage=lacking)


def ability_sources(side: Party, skill: Skill | None) -> tuple[Source, ...]:
    """Return the ranks of the skill's ability, and the curses linked to the skill or the ability."""
    if skill is None:
        return ()
    own = traits.ranks_of(side.character, "abilities", skill.ability)
    return (*own, *_curses(side, skill))


def _curses(side: Party, skill: Skill | None) -> tuple[Source, ...]:
    """Return the curses linked to a skill or its ability."""
    return traits.find_curses(side.character, *filter(None, (skill.ability, skill.name))) if skill else ()


def tier_of(side: Party) -> int:
    """Return the Tier of the side's character, or 1 without a character."""
    return side.character.tier if side.character else 1


def fighting_style(campaign: Campaign) -> str:
    """Return "combat" or "conflict", by the current encounter. Combat is the default."""
    encounter = campaign.encounter
    return encounter.kind if encounter is not None and encounter.kind in traits.RESISTANCES else "combat"


def notes_on(side: Party, skill: Skill | None, ranks: Ranks) -> tuple[str, ...]:
    """Return notes about a side: ranks lost to its Tier cap, curses, and an untrained skill."""
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
    """Add a field for ranks on top of those of the sheet."""
    says = f"{lower_first_in_english(name)} {sign}{{value}}"
    return form.number(key, name, highest=highest, chips=chips, says=says, word="if-changed", hint=hint)


@lru_cache(maxsize=1024)
def _skill_option(skill: Skill, *, is_ranked: bool) -> Option:
    """Return the option for a skill, with its rank if it belongs to a character. Cached, because forms repeat them."""
    if not is_ranked:
        return Option(skill.key, skill.name)
    name = f"{skill.name} {skill.rank}" if skill.rank else tr("{skill} (untrained)", skill=skill.name)
    return Option(skill.key, name)


FormKind = Literal["skill", "attack", "resistance", "luck", "percent"]
RolledKind = Literal["skill", "attack", "resistance", "luck"]
"""The kinds of check that the form offers, and those of them that are rolled against something."""


class Acting(NamedTuple):
    """The acting side of the form: the trait it uses, its ranks, and the damage of a hit.

    ``group`` is the trait group of ``what`` if ``what`` is not the skill itself.
    """

    what: str
    skill: Skill | None
    ranks: Ranks
    damage: AgainstPassive | None = None
    resists: str = ""
    group: str = ""

    def traits(self) -> tuple[tuple[str, str], ...]:
        """Return (group, name) of every trait whose ranks count."""
        skill = self.skill
        behind = ((skill.group, skill.name), ("abilities", skill.ability)) if skill else ()
        own = ((self.group, self.what),) if self.group else ()
        return tuple(trait for trait in (*behind, *own) if trait[1])


def acting_side(form: FormBuilder, campaign: Campaign, me: Party, kind: RolledKind) -> Acting:
    """Add the fields of the acting side for this kind of check."""
    match kind:
        case "attack":
            return _attacking(form, campaign, me)
        case "resistance":
            return _resisting(form, campaign, me)
        case "luck":
            return _ask_luck_check(form, me)
        case "skill":
            skill = choose_skill(form, me, traits.skills(me.character))
            ranks = enter_ranks(form, me, skill.rank if skill else 0, ability_sources(me, skill))
            ranks = enter_tools(form, me, enter_circumstances(form, me, ranks))
            return Acting(skill.name if skill else tr("Check"), skill, ranks)
        case _:
            assert_never(kind)


def _attacking(form: FormBuilder, campaign: Campaign, me: Party) -> Acting:
    """Add the fields of an attack: the offense, a linked skill, and the weapon.

    They also set the damage.
    """
    first = traits.OFFENSES[fighting_style(campaign)]
    every = tuple(offense for style in traits.OFFENSES.values() for offense in style)
    offered = (*first, *(offense for offense in every if offense not in first))
    offense = choose_trait(form, me, "offenses", tr("Offense"), offered, best_of(me, "offenses", first))
    skill = choose_skill(
        form, me, traits.linked_to(me.character, traits.abilities_behind("offenses", offense)), behind=BY_SKILL
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
    """Add the fields for the effect of a hit: a power's ranks on top of the attack's, and the resistance against it."""
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
    """Add the fields of a resistance: Toughness, Resolve or a defense, armor, and earlier harm."""
    options = _resistances(campaign)
    resistance = form.choice(
        "resistance",
        tr("Resists with"),
        options,
        options[0].key,
        fills=me.filled(),
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


def _ask_luck_check(form: FormBuilder, me: Party) -> Acting:
    skill = next(skill for skill in traits.skills(me.character) if skill.name == "Intuition")
    ranks = enter_ranks(form, me, skill.rank, (*ability_sources(me, skill), *traits.luck(me.character)))
    return Acting(tr("Sheer luck"), skill, enter_circumstances(form, me, ranks))


def _resistances(campaign: Campaign) -> tuple[Option, ...]:
    """Return the traits that can resist an effect, the usual one of the encounter first."""
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
    """What a check is against, its text ("against DC 15"), and notes to show."""

    against: Against
    said: str
    notes: tuple[str, ...] = ()


def oppose_skill(form: FormBuilder, campaign: Campaign, other: Party, skill: str) -> Opposition:
    """Add the fields for the opposition of a skill check."""
    kind = _choose_opposition_kind(form, (DC, OBSTACLE, PASSIVE, OPPOSED), WORDS, PASSIVE if other.character else DC)
    if kind in (DC, OBSTACLE):
        return _difficulty(form, campaign, other, kind, may_be_rolled=True)
    offered = traits.skills(other.character) if other.character else ()
    theirs = choose_skill(form, other, offered, LIKELY_ANSWER.get(skill, ""))
    rank, is_passive = theirs.rank if theirs else 0, kind == PASSIVE
    ranks = enter_ranks(form, other, rank, ability_sources(other, theirs), is_passive=is_passive)
    ranks = enter_circumstances(form, other, ranks)
    said = _passive_text(other, theirs.name) if theirs and other.character else tr("against the other side")
    return Opposition(_build_opposing_check(form, other, kind, ranks), said, notes_on(other, theirs, ranks))


def oppose_attack(form: FormBuilder, campaign: Campaign, other: Party) -> Opposition:
    """Add the fields for a defense class: passive, or rolled for an active defense (seed 000, defense class)."""
    kind = _choose_opposition_kind(form, (PASSIVE, OPPOSED, DC), WORDS_IN_ATTACK, PASSIVE, goes_without_saying=True)
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
    return Opposition(
        _build_opposing_check(form, other, kind, ranks), _passive_text(other, defense), notes_on(other, theirs, ranks)
    )


def oppose_resistance(form: FormBuilder, campaign: Campaign, other: Party, damage: AgainstPassive | None) -> Opposition:
    """Add the fields for what is resisted: a hit's damage, a hazard, a DC, or a character's effect.

    ``damage`` is the damage of the attack that has just hit, or None.
    """
    first = (DAMAGE,) if damage else ()
    plain = DAMAGE if damage else PASSIVE if other.character else OBSTACLE
    kind = _choose_opposition_kind(
        form, (*first, OBSTACLE, PASSIVE, DC), WORDS_IN_RESISTANCE, plain, SAID_IN_RESISTANCE
    )
    if kind == DAMAGE and damage:
        hit = (traits.Source(tr("the hit"), damage.advantage), traits.Source(tr("the hit"), -damage.disadvantage))
        ranks = enter_ranks(form, other, damage.skill_rank, hit, damage.tier, is_passive=True)
        ranks = enter_circumstances(form, other, ranks)
        return Opposition(_build_passive(ranks), tr("against the damage"), notes_on(other, None, ranks))
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
    return Opposition(_build_passive(ranks), _passive_text(other, offense), notes_on(other, theirs, ranks))


def _passive_text(other: Party, trait: str) -> str:
    """Return what a roll is made against: "against Ogre's Perception"."""
    if other.character:
        return tr("against {name}'s {trait}", name=other.name, trait=trait)
    return tr("against {what}", what=trait)


def _choose_opposition_kind(
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
    """Add the fields for a DC, or an obstacle or hazard. Circumstances add dice to the DC or subtract them."""
    if kind == DC:
        dc = form.number("dc", tr("DC"), DEFAULT_DC, lowest=-50, highest=200, joins=True)
    else:
        level = form.number("level", tr("Level"), _guess_level(campaign, other), highest=100, joins=True)
        difficulty = _choose_difficulty(form)
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


def _choose_difficulty(form: FormBuilder) -> Difficulty:
    options = tuple(Option(word, name) for word, name in DIFFICULTIES.items())
    said = {option.key: lower_in_english(option.name) for option in options}
    chosen = form.choice("difficulty", tr("Difficulty"), options, "moderate", says=said)
    return next(word for word in DIFFICULTIES if word == chosen)


def _guess_level(campaign: Campaign, other: Party) -> int:
    """Return the other side's level, or that of the highest hero if the other side has none."""
    if other.character:
        return other.character.level
    return max((hero.level for hero in campaign.heroes()), default=1)


def _build_opposing_check(form: FormBuilder, other: Party, kind: str, ranks: Ranks) -> AgainstPassive | AgainstOpposed:
    if kind == PASSIVE:
        return _build_passive(ranks)
    return AgainstOpposed(
        skill_rank=ranks.skill,
        advantage=ranks.advantage,
        disadvantage=ranks.disadvantage,
        tier=ranks.tier,
        fortune=form.flag(other.key("fortune"), "Fortune", hint=tr("Roll a second d20 and use the better one")),
        misfortune=form.flag(other.key("misfortune"), "Misfortune", hint=tr("Roll a second d20 and use the worse one")),
    )


def _build_passive(ranks: Ranks) -> AgainstPassive:
    return AgainstPassive(
        skill_rank=ranks.skill, advantage=ranks.advantage, disadvantage=ranks.disadvantage, tier=ranks.tier
    )

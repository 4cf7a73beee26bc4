"""The fields of a check's form: what is rolled with, Favor and Hinder, and the damage, filled in from the sheets.

Source: rules/vagabond.md, "Stats" and "HP".
"""

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.checks import Chip
from gmtracker.engine.form_builder import FormBuilder
from gmtracker.engine.sheet import Option
from gmtracker.rulesets.vagabond.check_spec import CheckSpec, SaveSpec
from gmtracker.rulesets.vagabond.check_state import SOMEBODY, CheckKind, Harm
from gmtracker.rulesets.vagabond.damage_dice import MOST_DICE, SIZES, DamageDice
from gmtracker.rulesets.vagabond.sheet import (
    HIGHEST_STAT,
    LOWEST_STAT,
    SAVES,
    SKILL_GROUP,
    SKILLS,
    STATS,
)
from gmtracker.rulesets.vagabond.sheet_values import attacks_of, is_trained, sources_of, stat_of
from gmtracker.words import small, tr

Spec = CheckSpec | SaveSpec
SOURCE = "source"
ROLLER = ("trait", "save", "stat", "second-stat", "trained", "favor", "hinder")
DEALER = ("weapon", "dice", "die", "bonus", "explodes", "attack")
BY_SKILL, NOTHING = "check", "nothing"
STOPS = (*(Option(save, save) for save in SAVES), Option(BY_SKILL, tr("A check")), Option(NOTHING, tr("Nothing")))
ATTACKING = ("Melee", "Brawl", "Finesse", "Ranged")
CASTING = ("Arcana", "Mysticism", "Influence")
KNOWN = {name.casefold() for name in (*SKILLS, *STATS)}
MOST_TIMES = 10
BARE = "bare"
ONE_MORE = (Chip("+1", 1), Chip("−1", -1))
PLUS_D6, MINUS_D6 = (Chip("Favor +d6", 1, "+d6"),), (Chip("Hinder −d6", 1, "−d6"),)


def rolled_with(form: FormBuilder, roller: Character | None, kind: CheckKind, save: str = "") -> tuple[str, Spec]:
    """The roller's fields; returns what is rolled, by name, and its description. ``save``: the one that is meant."""
    form.section(roller.name if roller else SOMEBODY)
    if kind == "save":
        return _save(form, roller, save)
    trait = form.choice(
        "trait",
        tr("With", "what a check or a damage is rolled with"),
        _traits(roller, kind),
        _usual(roller, kind),
        fills=("stat", "trained"),
    )
    linked = _link(roller, trait)
    stat = _stat(form, "stat", roller, linked)
    plain = roller is not None and is_trained(roller, trait)
    trained = form.flag("trained", tr("Trained"), plain=plain, hint=tr("The stat counts double"))
    favor, hinder = _swing(form)
    return trait, CheckSpec(stat=stat, trained=trained, favor=favor, hinder=hinder)


def harm_field(form: FormBuilder, dealer: Character | None, victim: Character | None, *, attack: bool) -> Harm | None:
    """The damage, filled in from an attack of the sheet; None where there is none."""
    form.section(tr("Damage"))
    known = list(attacks_of(dealer)) if dealer else []
    options = (*(Option(name, f"{name} {dice.written}") for name, dice in known), Option(BARE, tr("As said below")))
    weapon = form.choice("weapon", tr("With", "what a check or a damage is rolled with"), options, fills=DEALER[1:])
    usual = next((dice for name, dice in known if name == weapon), DamageDice())
    sizes = tuple(Option(f"d{size}", f"d{size}") for size in SIZES)
    dice = DamageDice(
        count=form.number("dice", tr("Dice"), usual.count, highest=MOST_DICE, chips=ONE_MORE),
        size=int(form.choice("die", tr("Die", "a kind of die"), sizes, f"d{usual.size}").removeprefix("d")),
        bonus=form.number("bonus", tr("Flat"), usual.bonus, lowest=-99, highest=999, folded=bool(known)),
        explodes=form.flag(
            "explodes", tr("Exploding"), usual.explodes, hint=tr("The highest face brings another"), folded=True
        ),
    )
    sources = sources_of(victim) if victim else ()
    source = form.choice(
        SOURCE,
        tr("Source"),
        (Option("", tr("Nothing in particular")), *(Option(name, name) for name in sources)),
        folded=not sources,
    )
    attack = form.flag(
        "attack", tr("Armor counts"), attack, hint=tr("It is taken off the damage of attacks"), folded=True
    )
    if not dice.count and dice.bonus <= 0:
        return None
    return Harm(dice, source, attack, "" if weapon == BARE else weapon)


def status_notes(campaign: Campaign, *characters: Character | None) -> tuple[str, ...]:
    """What state those are in, for the GM to see whether it Favors or Hinders."""
    notes = []
    for character in characters:
        if character is not None and character.conditions:
            words = [small(campaign.sheet.condition_name(condition.key)) for condition in character.conditions]
            notes.append(tr("{name} is {condition}.", name=character.name, condition=", ".join(words)))
    return tuple(notes)


def _save(form: FormBuilder, roller: Character | None, save: str) -> tuple[str, SaveSpec]:
    if not save:
        save = form.choice(
            "save",
            tr("Save", "a roll to be spared something"),
            tuple(Option(name, name) for name in SAVES),
            fills=("stat", "second-stat"),
        )
    first, second = SAVES[save]
    one = _stat(form, "stat", roller, first)
    other = one if first == second else _stat(form, "second-stat", roller, second)
    favor, hinder = _swing(form)
    return save, SaveSpec(first=one, second=other, favor=favor, hinder=hinder)


def _stat(form: FormBuilder, key: str, roller: Character | None, stat: str) -> int:
    plain = stat_of(roller, stat) if roller else LOWEST_STAT
    return form.number(key, stat, plain, lowest=LOWEST_STAT, highest=HIGHEST_STAT)


def _swing(form: FormBuilder) -> tuple[int, int]:
    favor = form.number("favor", "Favor", highest=MOST_TIMES, chips=PLUS_D6, hint=tr("Each cancels a Hinder"))
    hinder = form.number("hinder", "Hinder", highest=MOST_TIMES, chips=MINUS_D6, hint=tr("Each cancels a Favor"))
    return favor, hinder


def _traits(roller: Character | None, kind: CheckKind) -> tuple[Option, ...]:
    """What can be rolled with: the skills of the kind, those of the sheet's own, and, for a check, the stats alone."""
    skills = tuple(trait.name for trait in roller.traits_in(SKILL_GROUP)) if roller else ()
    trained = {name.casefold() for name in skills}
    own = tuple(name for name in skills if name.casefold() not in KNOWN)
    match kind:
        case "attack":
            names: tuple[str, ...] = ATTACKING
        case "cast":
            names = (*CASTING, *own)
        case _:
            names = (*SKILLS, *own, *STATS)
    return tuple(
        Option(name, tr("{skill}, trained", skill=name) if name.casefold() in trained else name)
        for name in dict.fromkeys(names)
    )


def _usual(roller: Character | None, kind: CheckKind) -> str:
    """The first on the sheet that the hero is trained in; else the first."""
    names = {option.key.casefold(): option.key for option in _traits(roller, kind)}
    own = (trait.name.casefold() for trait in roller.traits_in(SKILL_GROUP)) if roller else ()
    return next((names[name] for name in own if name in names), next(iter(names.values())))


def _link(roller: Character | None, trait: str) -> str:
    """The stat behind a trait: a skill's, or the trait itself where it is a stat."""
    if trait in STATS:
        return trait
    own = roller.trait(SKILL_GROUP, trait) if roller else None
    if own is not None and own.link in STATS:
        return own.link
    return SKILLS.get(trait, STATS[0])

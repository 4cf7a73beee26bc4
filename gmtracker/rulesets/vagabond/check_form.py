"""Work out a check draft: the form to show, the roll, and the command that rolls it.

A hero makes a skill check, an attack, a casting or a save. If the GM's side acts, it does not roll. Then the form
offers the roll of the hero who could stop it (rules/vagabond.md, "Check", "Stats" and "HP").
"""

from collections.abc import Sequence
from typing import Any, assert_never

import msgspec
from msgspec import Struct

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.check.form import CheckDraft, CheckForm, DiceFields, FormBuilder, Word
from gmtracker.engine.check.kinds import Kind, Kinds
from gmtracker.engine.check.procedure import SOMEONE
from gmtracker.engine.commands import Use
from gmtracker.engine.dice_notation import SameDice
from gmtracker.engine.game_spec import Option
from gmtracker.engine.ids import CharacterId
from gmtracker.i18n import labeled, lower_first_in_english, lower_in_english, tr
from gmtracker.rulesets.vagabond.check_odds import CheckSpec, Roll, SaveSpec, roll_of
from gmtracker.rulesets.vagabond.check_state import CheckKind, Harm, planned_favors
from gmtracker.rulesets.vagabond.damage_dice import MOST_DICE, SIZES, DamageDice
from gmtracker.rulesets.vagabond.sheet import HIGHEST_STAT, LOWEST_STAT, SAVES, SKILL_GROUP, SKILLS, STATS
from gmtracker.rulesets.vagabond.traits import attacks_of, is_trained, mana_of, sources_of, stat_of

Spec = CheckSpec | SaveSpec
SOURCE = "source"
ROLLER = ("trait", "save", "stat", "second-stat", "trained", "favor", "hinder")
DEALER = ("weapon", "dice", "die", "bonus", "explodes", "attack")
BY_SKILL, NOTHING = "check", "nothing"
STOPS = (*(Option(save, save) for save in SAVES), Option(BY_SKILL, tr("A check")), Option(NOTHING, tr("Nothing")))
ATTACKING = ("Melee", "Brawl", "Finesse", "Ranged")
CASTING = ("Arcana", "Mysticism", "Influence")
KNOWN = {name.casefold() for name in (*SKILLS, *STATS)}
MOST_TIMES, MOST_HIT = 10, 40
BARE = "bare"
DICE = DiceFields(own=("weapon", BARE), count="dice", size="die", explodes="explodes", bonus="bonus", beside="second")
DUE_DAMAGE = "due-damage"
"""The kind of a draft that only describes the damage of an attack that has hit."""

HOW_MANY, WHICH = tr("Number of damage dice"), tr("Size of the damage dice")


def rolled_with(form: FormBuilder, roller: Character | None, kind: CheckKind, save: str = "") -> tuple[str, Spec]:
    """Add the roller's fields. Returns the name of what is rolled and its description. ``save`` is the default save."""
    form.section(roller.name if roller else SOMEONE)
    if kind == "save":
        return _save(form, roller, save)
    trait = form.choice(
        "trait",
        tr("With", "what a check or a damage is rolled with"),
        _traits(roller, kind),
        _usual(roller, kind),
        fills=("stat", "trained"),
        says={option.key: option.key for option in _traits(roller, kind)},
        joins=kind == "skill",
    )
    linked = _link(roller, trait)
    stat = _ask_stat(form, "stat", roller, linked)
    plain = roller is not None and is_trained(roller, trait)
    trained = form.flag(
        "trained",
        tr("Trained"),
        plain=plain,
        says=tr("trained"),
        off=tr("untrained"),
        word="if-any",
        hint=tr("The stat counts double."),
    )
    favor, hinder = _ask_favor_and_hinder(form)
    return trait, CheckSpec(stat=stat, trained=trained, favor=favor, hinder=hinder)


def harm_field(form: FormBuilder, dealer: Character | None, victim: Character | None, *, attack: bool) -> Harm | None:
    """Add the damage fields, filled in from an attack on the sheet. Returns None if there is no damage."""
    form.section(tr("Damage"))
    known = list(attacks_of(dealer)) if dealer else []
    options = (*(Option(name, f"{name} {dice.text}") for name, dice in known), Option(BARE, tr("Other damage")))
    weapon = form.choice(
        "weapon",
        tr("With", "what a check or a damage is rolled with"),
        options,
        fills=DEALER[1:],
        says={BARE: tr("damage")},
    )
    usual = next((dice for name, dice in known if name == weapon), DamageDice(count=1 if known else 0))
    dice = _damage_dice(form, usual, is_bare=weapon == BARE)
    sources = sources_of(victim) if victim else ()
    source = form.choice(
        SOURCE,
        tr("Source"),
        (Option("", tr("No special source")), *(Option(name, name) for name in sources)),
        says={name: labeled(tr("Source"), name) for name in sources},
        word="if-changed",
        hint=tr("Type of damage. Some creatures take more or less of it."),
    )
    attack = form.flag(
        "attack",
        tr("Armor counts"),
        attack,
        says=tr("armor counts"),
        off=tr("armor does not count"),
        hint=tr("Armor reduces damage from attacks."),
    )
    if not dice.count and dice.bonus <= 0:
        return None
    return Harm(dice, source, attack, "" if weapon == BARE else weapon)


def _damage_dice(form: FormBuilder, usual: DamageDice, *, is_bare: bool) -> DamageDice:
    """Add the fields for the damage dice. The dice of a weapon are covered by its name in the form's sentence."""
    sizes = tuple(Option(f"d{size}", f"d{size}") for size in SIZES)
    word: Word = "always" if is_bare else "if-changed"
    says = "{value}" if is_bare else tr("{value} dice")
    return DamageDice(
        count=form.number(
            "dice", tr("Dice"), usual.count, highest=MOST_DICE, says=says, word=word, joins=is_bare, hint=HOW_MANY
        ),
        size=int(
            form.choice(
                "die", tr("Die", "a kind of die"), sizes, f"d{usual.size}", word=word, joins=is_bare, hint=WHICH
            ).removeprefix("d")
        ),
        bonus=form.number(
            "bonus",
            tr("Flat bonus"),
            usual.bonus,
            lowest=-99,
            highest=999,
            says=f"{lower_first_in_english(tr('Flat bonus'))} {{signed}}",
            word="if-changed",
            hint=tr("Adds a fixed number to the damage"),
        ),
        explodes=form.flag(
            "explodes",
            tr("Exploding"),
            usual.explodes,
            says=tr("exploding"),
            off=tr("not exploding"),
            hint=tr("The highest number on a die adds another die."),
        ),
        more=(*usual.more, *_second_die(form)),
    )


def _second_die(form: FormBuilder) -> tuple[SameDice, ...]:
    """Add a field for one extra die of another size: "2d6 + d4"."""
    sizes = (Option("", tr("None", "no die")), *(Option(f"d{size}", f"+ d{size}") for size in SIZES))
    die = form.choice("second", tr("Extra die"), sizes, word="if-changed", hint=tr("One die of another size"))
    return (SameDice(1, int(die.removeprefix("d"))),) if die else ()


def others_hit(form: FormBuilder, campaign: Campaign, dealer: Character | None, first: Character | None) -> list[str]:
    """Add a field for each character who could be hit by the same attack. Returns those who are."""
    if first is None:
        return []
    form.section(tr("Also hit"))
    there = campaign.encounter.order if campaign.encounter else ()
    beside = [
        other
        for other in campaign.active_characters()
        if other.side == first.side and other not in (first, dealer) and (not there or other.id in there)
    ]
    hint = tr("One roll for all. Armor, Immune and Weak apply to each separately.")
    return [
        other.id
        for other in beside[:MOST_HIT]
        if form.flag(
            f"also-{other.id}", labeled(tr("Also hit"), other.name), says=tr("and {name}", name=other.name), hint=hint
        )
    ]


def _others_saving(form: FormBuilder, campaign: Campaign, first: Character) -> list[str]:
    """Add a field for each hero who could make the same save. Returns those who do."""
    form.section(tr("Also saves", "other heroes, against the same action"))
    there = campaign.encounter.order if campaign.encounter else ()
    heroes = [hero for hero in campaign.active_characters() if hero.side == "heroes" and hero is not first]
    hint = tr("Each hero rolls with their own stats. Those who fail take the same damage.")
    return [
        hero.id
        for hero in heroes[:MOST_HIT]
        if (not there or hero.id in there)
        and form.flag(
            f"also-{hero.id}",
            labeled(tr("Also saves", "other heroes, against the same action"), hero.name),
            says=tr("and {name}", name=hero.name),
            hint=hint,
        )
    ]


def status_notes(campaign: Campaign, *characters: Character | None) -> tuple[str, ...]:
    """Return notes on the statuses of both sides, so that the GM can decide about Favor and Hinder."""
    notes = []
    for character in characters:
        if character is not None and character.conditions:
            words = [
                lower_in_english(campaign.game.condition_name(condition.key)) for condition in character.conditions
            ]
            notes.append(tr("{name} is {condition}.", name=character.name, condition=", ".join(words)))
    return tuple(notes)


def _save(form: FormBuilder, roller: Character | None, save: str) -> tuple[str, SaveSpec]:
    if not save:
        save = form.choice(
            "save",
            tr("Save", "a roll to be spared something"),
            tuple(Option(name, name) for name in SAVES),
            fills=("stat", "second-stat"),
            says={name: tr("using {skill}", skill=name) for name in SAVES},
            joins=True,
        )
    first, second = SAVES[save]
    one = _ask_stat(form, "stat", roller, first)
    other = one if first == second else _ask_stat(form, "second-stat", roller, second)
    favor, hinder = _ask_favor_and_hinder(form)
    return save, SaveSpec(first=one, second=other, favor=favor, hinder=hinder)


def _ask_stat(form: FormBuilder, key: str, roller: Character | None, stat: str) -> int:
    plain = stat_of(roller, stat) if roller else LOWEST_STAT
    return form.number(key, stat, plain, lowest=LOWEST_STAT, highest=HIGHEST_STAT)


def _ask_favor_and_hinder(form: FormBuilder) -> tuple[int, int]:
    hint = tr("Adds a d6. Each Favor cancels a Hinder.")
    favor = form.number("favor", "Favor", highest=MOST_TIMES, named=1, word="if-changed", hint=hint)
    hint = tr("Subtracts a d6. Each Hinder cancels a Favor.")
    hinder = form.number("hinder", "Hinder", highest=MOST_TIMES, named=1, word="if-changed", hint=hint)
    return favor, hinder


def _traits(roller: Character | None, kind: CheckKind) -> tuple[Option, ...]:
    """Return what can be rolled: the skills of this kind, those on the sheet, and, for a check, the plain stats."""
    skills = tuple(trait.name for trait in roller.traits_in(SKILL_GROUP)) if roller else ()
    trained = {name.casefold() for name in skills}
    own = tuple(name for name in skills if name.casefold() not in KNOWN)
    match kind:
        case "attack":
            names: tuple[str, ...] = ATTACKING
        case "cast":
            names = (*CASTING, *own)
        case "skill" | "save":
            names = (*SKILLS, *own, *STATS)
        case _:
            assert_never(kind)
    return tuple(
        Option(name, tr("{skill}, trained", skill=name) if name.casefold() in trained else name)
        for name in dict.fromkeys(names)
    )


def _usual(roller: Character | None, kind: CheckKind) -> str:
    """Return the default trait: the first on the sheet that the hero is trained in, else the first."""
    names = {option.key.casefold(): option.key for option in _traits(roller, kind)}
    own = (trait.name.casefold() for trait in roller.traits_in(SKILL_GROUP)) if roller else ()
    return next((names[name] for name in own if name in names), next(iter(names.values())))


def _fights_by(hero: Character) -> dict[str, str]:
    """Map "attack" or "cast" to the other for a hero who does not use it: Mana without a trained attack means cast."""
    if not mana_of(hero):
        return {"cast": "attack"}
    return {} if any(is_trained(hero, skill) for skill in ATTACKING) else {"attack": "cast"}


def _link(roller: Character | None, trait: str) -> str:
    """Return the stat of a trait: the skill's stat, or the trait itself if it is a stat."""
    if trait in STATS:
        return trait
    own = roller.trait(SKILL_GROUP, trait) if roller else None
    if own is not None and own.link in STATS:
        return own.link
    return SKILLS.get(trait, STATS[0])


KINDS = Kinds[CheckKind](
    CheckKind,
    Kind("skill", tr("Skill check"), tr("tries", "a skill"), tr("Roll")),
    Kind("attack", tr("Attack"), tr("attacks"), tr("Attack", "on a button"), tr("to hit")),
    Kind("cast", tr("Casting"), tr("casts", "a spell"), tr("Cast", "of a spell")),
    Kind(
        "save",
        tr("Save", "a roll to be spared something"),
        tr("saves", "rolls to be spared something"),
        tr("Save", "a roll to be spared something"),
        tr("to save"),
    ),
)

LOWERCASE_NAMES = (BY_SKILL, NOTHING)
"""Options for what stops an action that are not terms of the game, so their text can start in lowercase."""


class PreparedCheck(Struct, frozen=True, kw_only=True):
    """A worked-out draft. ``roll`` is the roller's roll with the Luck spent on it. None if no one rolls.

    ``victim`` is the first character harmed, ``other_victims`` are the further ones of the same attack.
    """

    form: CheckForm
    kind: CheckKind = "skill"
    roller: Character | None = None
    roll: Roll | None = None
    harm: Harm | None = None
    victim: Character | None = None
    other_victims: tuple[Character, ...] = ()


class _Sides(Struct, frozen=True):
    """The roller and the other side. ``gm_acts``: whether the GM's side takes the action."""

    roller: Character | None
    other: Character | None
    gm_acts: bool


def prepared_check(campaign: Campaign, draft: CheckDraft) -> PreparedCheck:
    """Work out a draft: every field with its value, and the roll."""
    mine, theirs = campaign.find_character(draft.by), campaign.find_character(draft.on)
    form = FormBuilder(draft)
    if draft.value("kind") == DUE_DAMAGE:
        return _due_damage(form, mine, theirs)
    if mine is not None and mine.side != "heroes":
        return _gm_acts(campaign, form, mine, theirs)
    form.section(tr("Check"))
    fills = (*ROLLER, "attack")
    suits = _fights_by(mine) if mine else {}
    kind = KINDS.ask(form, fills=fills, suits=suits)
    sides = _Sides(mine, theirs, gm_acts=False)
    rolled_name, spec = rolled_with(form, mine, kind)
    harm = None
    other_victims: list[str] = []
    if kind in ("attack", "cast"):
        harm = harm_field(form, mine, theirs, attack=kind == "attack")
        other_victims = others_hit(form, campaign, mine, theirs)
    return _prepared_check(campaign, form, sides, kind, rolled_name, spec, harm, other_victims)


def check_form(campaign: Campaign, draft: CheckDraft) -> CheckForm:
    """Return the form of a draft, ready to show."""
    return prepared_check(campaign, draft).form


def _gm_acts(campaign: Campaign, form: FormBuilder, mine: Character, theirs: Character | None) -> PreparedCheck:
    """Add the fields for an action of the GM's side, which a hero's roll or nothing may stop."""
    hero = theirs if theirs is not None and theirs.side == "heroes" else None
    form.section(tr("Check"), tr("acts against"))
    said = {
        option.key: tr(
            "stopped by {what}", what=lower_in_english(option.name) if option.key in LOWERCASE_NAMES else option.name
        )
        for option in STOPS
    }
    stopped_by = form.choice("stopped-by", tr("Stopped by"), STOPS, fills=ROLLER, says=said)
    if stopped_by == NOTHING or hero is None:
        harm = harm_field(form, mine, theirs, attack=True)
        other_victims = others_hit(form, campaign, mine, theirs)
        return _prepare_unrolled(form, mine, theirs, harm, other_victims, refused=stopped_by != NOTHING)
    sides = _Sides(hero, mine, gm_acts=True)
    kind: CheckKind = "skill" if stopped_by == BY_SKILL else "save"
    rolled_name, spec = rolled_with(form, hero, kind, stopped_by)
    other_savers = _others_saving(form, campaign, hero) if kind == "save" else []
    harm = harm_field(form, mine, hero, attack=True)
    return _prepared_check(campaign, form, sides, kind, rolled_name, spec, harm, other_savers=other_savers)


def due_damage_draft(by: CharacterId, on: CharacterId) -> CheckDraft:
    """Return the draft for the damage of an attack that has hit."""
    return CheckDraft(by, on, (("kind", DUE_DAMAGE), ("weapon", BARE), ("dice", 0)))


def _due_damage(form: FormBuilder, mine: Character | None, theirs: Character | None) -> PreparedCheck:
    """Add the fields for the damage of an attack that has hit."""
    harm = harm_field(form, mine, theirs, attack=True)
    shown = CheckForm(
        headline=labeled(mine.name if mine else SOMEONE, tr("Damage")),
        sections=form.sections(),
        actor_fields=DEALER,
        target_fields=(SOURCE,),
        dice=DICE,
        refusal="" if harm else tr("Set the damage first: the number of dice, or a number to add."),
        command=Use(use="roll-damage", inputs=_harm_inputs(harm, ())) if harm else None,
        do=tr("Roll the damage"),
    )
    return PreparedCheck(form=shown, harm=harm, victim=theirs)


def _prepare_unrolled(
    form: FormBuilder, mine: Character, theirs: Character | None, harm: Harm | None, others: list[str], *, refused: bool
) -> PreparedCheck:
    """Work out an action of the GM's side that no roll stops. If one should but no hero is chosen, it is refused."""
    refusal, command = "", None
    if refused:
        refusal = tr(
            (
                "{name} doesn't roll. GM characters succeed unless a hero's check or save stops them. Choose that "
                "hero as the target."
            ),
            name=mine.name,
        )
    elif theirs is None or harm is None:
        refusal = tr("No roll is needed. To roll damage, choose a target and the damage dice.")
    else:
        inputs = {"what": harm.name or tr("Harm"), **_harm_inputs(harm, others)}
        command = Use(use="strike", by=mine.id, on=theirs.id, inputs=inputs)
    shown = CheckForm(
        headline=tr("{name} · no roll needed", name=mine.name),
        sections=form.sections(),
        needs_target=True,
        actor_fields=("stopped-by", *DEALER),
        target_fields=(*ROLLER, SOURCE),
        dice=DICE,
        refusal=refusal,
        command=command,
        do=tr("Apply harm"),
    )
    return PreparedCheck(form=shown, harm=harm, victim=theirs)


def _prepared_check(
    campaign: Campaign,
    form: FormBuilder,
    sides: _Sides,
    kind: CheckKind,
    rolled_name: str,
    spec: Spec,
    harm: Harm | None,
    other_victims: Sequence[str] = (),
    other_savers: Sequence[str] = (),
) -> PreparedCheck:
    """Work out a check with a roll: its form, its sides and its damage. Includes planned Favor by Luck."""
    roller, other = sides.roller, sides.other
    roll = roll_of(spec)
    favors = planned_favors(campaign, roller.id) if roller else 0
    for _ in range(favors):
        roll = roll.favored()
    inputs: dict[str, Any] = {"kind": kind, "what": rolled_name, **_harm_inputs(harm, other_victims)}
    inputs["save" if isinstance(spec, SaveSpec) else "check"] = msgspec.to_builtins(spec)
    if sides.gm_acts:
        inputs["stops"] = True
    if other_savers:
        inputs["also"] = list(other_savers)
    by, on = (roller.id if roller else form.draft.by), (other.id if other else form.draft.on)
    shown = CheckForm(
        headline=_headline_text(sides, rolled_name, roll),
        sections=form.sections(),
        needs_target=sides.gm_acts or kind == "attack",
        against=tr("against Difficulty {dc}", dc=roll.difficulty),
        actor_fields=("stopped-by", *DEALER) if sides.gm_acts else (*ROLLER, *DEALER),
        target_fields=(*ROLLER, SOURCE) if sides.gm_acts else (SOURCE,),
        dice=DICE if sides.gm_acts or kind in ("attack", "cast") else None,
        notes=(
            *status_notes(campaign, roller, other),
            *([tr("Favor by Luck is included.")] if favors else []),
        ),
        command=Use(use="check", by=by, on=on, inputs=inputs),
        do=KINDS[kind].button,
    )
    return PreparedCheck(
        form=shown,
        kind=kind,
        roller=roller,
        roll=roll,
        harm=harm,
        victim=roller if sides.gm_acts else other,
        other_victims=tuple(campaign.character(CharacterId(one)) for one in other_victims),
    )


def _harm_inputs(harm: Harm | None, others: Sequence[str]) -> dict[str, Any]:
    inputs: dict[str, Any] = {"others": list(others)} if others else {}
    if harm is not None:
        inputs |= {"damage": harm.dice.text, "source": harm.source, "attack": harm.attack}
    return inputs


def _headline_text(sides: _Sides, what: str, roll: Roll) -> str:
    name = sides.roller.name if sides.roller else SOMEONE
    says = [name, tr("{what} against Difficulty {dc}", what=what, dc=roll.difficulty)]
    if roll.sign:
        says.append(tr("Favored") if roll.sign > 0 else tr("Hindered"))
    if sides.gm_acts and sides.other is not None:
        says.insert(0, tr("{name} acts", name=sides.other.name))
    return " · ".join(says)

"""Work out a test draft: the form to show, the test's description, and the command that rolls it.

The kinds are a test of a skill or attribute, an attack that does damage, a soak of pending damage, and a defeat test
(seed 002; rules/torg-eternity.md). A test is against one of the eight difficulties, any other number, or another
character's skill.
"""

from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.check.form import CheckDraft, CheckForm, FormBuilder, StepButton
from gmtracker.engine.check.kinds import Kind, Kinds
from gmtracker.engine.commands import Use
from gmtracker.engine.game_spec import Option
from gmtracker.engine.ids import NOBODY
from gmtracker.engine.phrases import number_text
from gmtracker.i18n import lower_first_in_english, tr
from gmtracker.rulesets.torg_eternity import traits
from gmtracker.rulesets.torg_eternity.check_odds import UP, Extras
from gmtracker.rulesets.torg_eternity.check_rules import MOST_MISHAP, CheckSpec
from gmtracker.rulesets.torg_eternity.check_state import Attack, Purpose, at_stage, hurt_character
from gmtracker.rulesets.torg_eternity.damage import why_no_soak
from gmtracker.rulesets.torg_eternity.sheet import ATTRIBUTES, REALITY, SPIRIT
from gmtracker.rulesets.torg_eternity.traits import ATTACK_SKILLS, INTERACTIONS, Skill, signed, skill_named, skills

DIFFICULTIES = {
    6: tr("Very easy"),
    8: tr("Easy"),
    10: tr("Standard"),
    12: tr("Challenging"),
    14: tr("Hard"),
    16: tr("Very hard"),
    18: tr("Heroic"),
    20: tr("Near impossible"),
}
STANDARD, OTHER = "10", "other"
NUMBER, SKILL = "number", "skill"
OPPOSED_BY = tr("What to compare the roll with")
WAYS = (Option(NUMBER, tr("Fixed difficulty")), Option(SKILL, tr("Their skill")))


class Opposition(NamedTuple):
    """The DN and its text ("10", "Warden's Dodge 12")."""

    dn: int
    said: str


def against_number(form: FormBuilder) -> Opposition:
    """Add a field for one of the eight difficulties or another number."""
    options = tuple(Option(str(dn), f"{name} {dn}") for dn, name in DIFFICULTIES.items())
    options = (*options, Option(OTHER, tr("Other DN")))
    chosen = form.choice("difficulty", tr("Difficulty"), options, plain=STANDARD, says={OTHER: "DN"})
    dn = int(chosen) if chosen != OTHER else form.number("dn", "DN", int(STANDARD), highest=60, joins=True)
    return Opposition(dn, str(dn))


def against_fixed(form: FormBuilder, dn: int) -> Opposition:
    """Add a field for the DN from the rules. The GM can change it."""
    number = form.number("dn", "DN", dn, highest=60)
    return Opposition(number, str(number))


def against_character(form: FormBuilder, target: Character, skill: str) -> Opposition:
    """Add fields for a skill of the target, or a difficulty.

    Skills that need training are replaced by their attribute.
    """
    opposes = SKILL if skill in ATTACK_SKILLS or skill in INTERACTIONS else NUMBER
    if form.choice("against", tr("Against"), WAYS, plain=opposes, word="if-changed", hint=OPPOSED_BY) == NUMBER:
        return against_number(form)
    known = tuple(theirs for theirs in skills(target) if not theirs.cannot_be_used)
    options = tuple(Option(theirs.name, f"{theirs.name} {number_text(theirs.value)}") for theirs in known)
    said = {theirs.name: theirs.name for theirs in known}
    usual = ATTACK_SKILLS.get(skill, skill)
    usual = usual if usual in said else traits.attribute_of(usual)
    chosen = form.choice("defense", tr("Their skill"), options, plain=usual, fills=("their-value",), says=said)
    value = skill_named(target, chosen).value
    dn = form.number("their-value", tr("Skill value"), value, lowest=-20, highest=100, joins=True)
    return Opposition(dn, tr("{name}'s {skill} {dn}", name=target.name, skill=chosen, dn=number_text(dn)))


KINDS = Kinds[Purpose](
    Purpose,
    Kind("test", tr("Test"), tr("tests", "a skill"), tr("Roll")),
    Kind("attack", tr("Attack"), tr("attacks"), tr("Attack", "on a button"), tr("to hit")),
    Kind("soak", "Soak", tr("soaks"), "Soak", tr("to soak")),
    Kind("defeat", tr("Defeat test"), tr("makes a defeat test"), tr("Roll")),
)
STANDARD_DN = 10
MULTI_ACTION = 2
TWOS = (StepButton("−2", -2), StepButton("−1", -1), StepButton("+1", 1), StepButton("+2", 2))
OF_ACTING = ("trait", "value", "skilled", "favored", "standing", "weapon", "damage")
OF_TARGET = ("standing", "defense", "their-value", "toughness")


class PreparedCheck(Struct, frozen=True, kw_only=True):
    """A worked-out draft: its form, the test it describes, and the extra dice that are always added."""

    form: CheckForm
    kind: Purpose
    spec: CheckSpec
    extras: Extras = ()


class _Modifiers(Struct, frozen=True):
    """The sum of all modifiers of the action total, and whether the test is one of several actions."""

    total: int
    notes: tuple[str, ...]
    several: bool


def prepared_check(campaign: Campaign, draft: CheckDraft) -> PreparedCheck:
    """Work out a draft: every field with its value, and the test."""
    form = FormBuilder(draft)
    me, target = campaign.find_character(draft.by), campaign.find_character(draft.on)
    form.section(tr("Test"))
    without: tuple[Purpose, ...] = () if _can_soak(campaign, draft) else ("soak",)
    kind = KINDS.ask(form, fills=(*OF_ACTING, *OF_TARGET, "against"), without=without)
    form.section(me.name if me else tr("Acting side"))
    skill = _skill(form, me, kind)
    attack = _weapon(form, me, skill) if kind == "attack" else None
    form.section(tr("Circumstances"))
    favored = form.flag(
        "favored",
        "Favored",
        plain=traits.is_favored(me, skill.name),
        off=tr("not Favored"),
        word="if-any",
        hint=tr("The first die may be rerolled."),
    )
    up = form.flag("up", "Up", hint=tr("Adds a d20 without a minimum"))
    modifiers = _ask_modifiers(form, campaign, me, target, kind)
    mishap = form.number(
        "mishap",
        tr("Mishap up to"),
        1,
        lowest=1,
        highest=MOST_MISHAP,
        word="if-changed",
        hint=tr("Highest first-die result that counts as a Mishap"),
    )
    form.section(target.name if target else tr("Against"), tr("against"))
    against = _ask_opposition(form, target, kind, skill)
    spec = CheckSpec(
        skill_value=skill.value,
        modifier=modifiers.total,
        dn=against.dn,
        skilled=skill.skilled,
        favored=favored and not modifiers.several,
        mishap_up_to=mishap,
    )
    refusal = _refusal(me, skill, kind)
    hit = Attack(attack, _ask_toughness(form, target)) if attack is not None else None
    shown = CheckForm(
        headline=_headline_text(me, skill, spec, against),
        sections=form.sections(),
        asks_target=kind in ("test", "attack"),
        needs_target=kind == "attack",
        actor_fields=OF_ACTING,
        target_fields=OF_TARGET,
        notes=(*_price(me, kind), *modifiers.notes, *_list_notes(skill, favored=favored, several=modifiers.several)),
        command=None if refusal else _build_command(draft, kind, skill, spec, hit, up=up),
        refusal=refusal,
        do=KINDS[kind].button,
    )
    return PreparedCheck(form=shown, kind=kind, spec=spec, extras=(UP,) if up else ())


def check_form(campaign: Campaign, draft: CheckDraft) -> CheckForm:
    """Return the form of a draft, ready to show."""
    return prepared_check(campaign, draft).form


def _can_soak(campaign: Campaign, draft: CheckDraft) -> bool:
    """Whether the acting character has pending damage."""
    harm = at_stage(campaign, "harm")
    return harm is not None and draft.by != NOBODY and hurt_character(harm[1]) == draft.by


def _skill(form: FormBuilder, me: Character | None, kind: Purpose) -> Skill:
    """Add the fields for the tested skill or attribute. Returns it with the entered values."""
    known = _to_choose(me, kind)
    by_key = {skill.key: skill for skill in known}
    names = tuple(Option(skill.key, f"{skill.name} {skill.value}") for skill in known)
    key = form.choice(
        "trait",
        tr("Skill"),
        names,
        fills=("value", "skilled", "favored", "defense", "their-value", "against"),
        says={known.key: known.name for known in known},
        joins=kind == "test",
    )
    skill = by_key[key]
    value = form.number("value", tr("Value"), skill.value, lowest=-20, highest=100, joins=True)
    skilled = form.flag(
        "skilled",
        tr("Skilled"),
        plain=skill.skilled,
        says=tr("skilled"),
        off=tr("unskilled"),
        hint=tr("If unskilled, only a 10 rolls again.") if skill.skilled else tr("If skilled, a 20 also rolls again."),
    )
    return Skill(skill.group, skill.name, value, skilled)


def _to_choose(me: Character | None, kind: Purpose) -> tuple[Skill, ...]:
    """Return the skills for a kind of test, the most likely first."""
    known = traits.skills(me)
    match kind:
        case "soak":
            return tuple(skill for skill in known if skill.name == REALITY)
        case "defeat":
            attributes = [skill for skill in known if skill.group == ATTRIBUTES]
            return tuple(sorted(attributes, key=_spirit_first))
        case "attack":
            return tuple(sorted(known, key=_attacks_first))
        case "test":
            return known
        case _:
            raise AssertionError(kind)


def _spirit_first(skill: Skill) -> bool:
    """Sort key: Spirit first."""
    return skill.name != SPIRIT


def _attacks_first(skill: Skill) -> tuple[bool, bool, bool]:
    """Return a sort key: trained attacks, then bare hands (which need no weapon), then the other attacks."""
    is_attack = skill.name in traits.ATTACK_SKILLS
    return not is_attack, not skill.skilled, is_attack and not skill.skilled and skill.name != traits.UNARMED_COMBAT


def _weapon(form: FormBuilder, me: Character | None, skill: Skill) -> int:
    """Add the field for the damage of a hit before its bonus dice.

    The default is bare hands for an untrained brawler.
    """
    known = traits.weapons(me)
    options = tuple(Option(weapon.name, f"{weapon.name} {weapon.amount}") for weapon in known)
    said = {weapon.name: weapon.name for weapon in known}
    bare_handed = skill.name == traits.UNARMED_COMBAT and not skill.skilled
    chosen = form.choice(
        "weapon", tr("Weapon"), options, traits.UNARMED if bare_handed else "", fills=("damage",), says=said
    )
    plain = next(weapon.amount for weapon in known if weapon.name == chosen)
    return form.number("damage", tr("Damage"), plain, highest=100, joins=True)


def _ask_toughness(form: FormBuilder, target: Character | None) -> int:
    plain = traits.toughness(target) if target else 0
    return form.number(
        "toughness",
        "Toughness",
        plain,
        highest=100,
        word="always" if target is None else "if-changed",
        hint=tr("Sets the number that the damage must reach"),
    )


def _ask_modifiers(
    form: FormBuilder, campaign: Campaign, me: Character | None, target: Character | None, kind: Purpose
) -> _Modifiers:
    sources = traits.standing(campaign, me, target if kind in ("test", "attack") else None)
    name = tr("Modifier")
    amount = form.number(
        "modifier",
        name,
        lowest=-40,
        highest=40,
        chips=TWOS,
        says=f"{lower_first_in_english(name)} {{signed}}",
        word="if-changed",
        hint=tr("Cover, light, range and other circumstances"),
    )
    plain, name = sum(source.amount for source in sources), tr("Wounds and conditions")
    standing = form.number(
        "standing",
        name,
        plain,
        lowest=-40,
        highest=40,
        says=f"{lower_first_in_english(name)} {{signed}}",
        word="if-any",
        hint=traits.sources_text(sources) or tr("Modifiers from wounds and conditions on both sides"),
    )
    extra = 0
    if kind in ("test", "attack"):
        name = tr("Extra actions or targets")
        says = f"{lower_first_in_english(name)} {{value}}"
        extra = form.number("extra", name, highest=10, says=says, word="if-changed", hint=tr("−2 for each"))
    notes = (f"{traits.sources_text(sources)}.",) if sources else ()
    if extra:
        notes = (*notes, tr("Multi-Action {penalty}.", penalty=signed(-MULTI_ACTION * extra)))
    return _Modifiers(amount + standing - MULTI_ACTION * extra, notes, several=extra > 0)


def _ask_opposition(form: FormBuilder, target: Character | None, kind: Purpose, skill: Skill) -> Opposition:
    if kind in ("soak", "defeat"):
        return against_fixed(form, STANDARD_DN)
    if target is None:
        return against_number(form)
    return against_character(form, target, skill.name)


def _price(me: Character | None, kind: Purpose) -> tuple[str, ...]:
    """Return a note on what a test costs: a soak costs a Possibility, and a foe's soak costs one of the GM's."""
    if kind != "soak" or me is None:
        return ()
    if me.side == "heroes":
        return (tr("A Soak costs one of {name}'s Possibilities.", name=me.name),)
    return (tr("A Soak costs one of the GM's Possibilities."),)


def _list_notes(skill: Skill, *, favored: bool, several: bool) -> tuple[str, ...]:
    notes = []
    if not skill.skilled:
        notes.append(tr("Unskilled in {skill}: only a 10 rolls again.", skill=skill.name))
    if favored and several:
        notes.append(tr("In a Multi-Action, a Favored skill can't be rerolled."))
    return tuple(notes)


def _refusal(me: Character | None, skill: Skill, kind: Purpose) -> str:
    """Return why the test can't be rolled, or "". Some skills need training, and some tests need a character."""
    if kind == "defeat" and me is None:
        return tr("Choose who makes the defeat test.")
    if kind == "soak" and me is not None:
        return why_no_soak(me)
    return tr("{skill} can't be used unskilled.", skill=skill.name) if skill.cannot_be_used else ""


def _headline_text(me: Character | None, skill: Skill, spec: CheckSpec, against: Opposition) -> str:
    says = [me.name] if me else []
    says.append(f"{skill.name} {number_text(spec.skill_value)}")
    if spec.modifier:
        says.append(signed(spec.modifier))
    if spec.favored:
        says.append("Favored")
    return " · ".join((*says, tr("against {opposition}", opposition=against.said)))


def _build_command(
    draft: CheckDraft, kind: Purpose, skill: Skill, spec: CheckSpec, hit: Attack | None, *, up: bool
) -> Use:
    what = skill.name if kind in ("test", "attack") else KINDS[kind].name
    inputs: dict[str, Any] = {"check": msgspec.to_builtins(spec), "what": what}
    if up:
        inputs["with"] = [UP]
    if hit is not None:
        inputs["attack"] = msgspec.to_builtins(hit)
    use = kind if kind in ("soak", "defeat") else "check"
    return Use(use=use, by=draft.by, on=draft.on if kind in ("test", "attack") else NOBODY, inputs=inputs)

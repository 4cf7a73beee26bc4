"""Work out a check draft: the form to show, the check's description, and the command that rolls it."""

from typing import Any, Literal, NamedTuple, assert_never

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.check.form import CheckDraft, CheckForm, FormBuilder
from gmtracker.engine.check.kinds import Kind, Kinds
from gmtracker.engine.commands import Use
from gmtracker.engine.game_spec import Option
from gmtracker.engine.phrases import number_text, signed_text
from gmtracker.i18n import lower_first_in_english, tr
from gmtracker.rulesets.humans_and_heroes import effort
from gmtracker.rulesets.humans_and_heroes.check_flow import MOST_HELPERS, Help, Ranks, Setting
from gmtracker.rulesets.humans_and_heroes.check_rules import (
    DCS,
    ActiveRoll,
    Against,
    AgainstDC,
    AgainstOpposed,
    AgainstRoutine,
    CheckSpec,
)
from gmtracker.rulesets.humans_and_heroes.check_state import (
    MOST_CIRCUMSTANCE,
    TOUGHNESS,
    Attempt,
    CheckState,
    Effect,
    at_stage,
    planned,
)
from gmtracker.rulesets.humans_and_heroes.conditions import UNDER_CONTROL, out_of_action
from gmtracker.rulesets.humans_and_heroes.sheet import may_try_untrained
from gmtracker.rulesets.humans_and_heroes.traits import (
    ABILITIES,
    DEFENSES,
    POWERS,
    SKILLS,
    CheckTrait,
    circumstances,
    make_trait,
    usable,
)

FormKind = Literal["trait", "attack", "defense", "power", "counter", "comparison"]
RolledKind = Literal["trait", "attack", "defense", "power", "counter"]
"""The kinds of check that the form offers, and those of them that are rolled."""

GROUPS: dict[FormKind, tuple[str, ...]] = {
    "trait": (SKILLS, ABILITIES),
    "attack": (SKILLS, ABILITIES),
    "defense": (DEFENSES,),
    "power": (POWERS,),
    "counter": (POWERS, ABILITIES, SKILLS),
    "comparison": (ABILITIES, SKILLS, POWERS),
}
FIGHTS_WITH = ("Fighting", "Dexterity")
SHARED_PHRASES = ("trait", "power", "comparison")
"""Kinds whose verb and trait form one phrase in the form's sentence: "tries Athletics"."""

TOOLS = {"": (tr("The right tools"), 0), "makeshift": (tr("Makeshift tools"), -1), "none": (tr("No tools"), -2)}
LOWEST, HIGHEST = -50, 100


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
        return (self.key("bonus"),)

    def own(self) -> tuple[str, ...]:
        """Return the keys of all fields that are reset when the character changes."""
        return (self.key("trait"), self.key("with"), self.key("circumstances"), *self.filled())


class Acting(NamedTuple):
    """The acting side of the form. ``circumstance`` is what the circumstances add to ``bonus``."""

    trait: CheckTrait | None
    bonus: int
    circumstance: int
    routine: bool
    effort: bool
    untrained: bool
    helpers: tuple[Help, ...]

    @property
    def what(self) -> str:
        """The name of the trait used."""
        return self.trait.name if self.trait else tr("Check")

    @property
    def total(self) -> int:
        """The bonus including the circumstances."""
        return self.bonus + self.circumstance


def acting_side(form: FormBuilder, campaign: Campaign, me: Party, kind: FormKind) -> Acting:
    """Add the fields of the acting side for this kind of check."""
    likely = _resists_with(campaign, me) if kind == "defense" else ""
    trait = choose_trait(form, me, _offered(campaign, me.character, kind), likely, joins=kind in SHARED_PHRASES)
    bonus = enter_bonus(form, me, trait)
    if kind == "comparison":
        return Acting(trait, bonus, 0, routine=False, effort=False, untrained=False, helpers=())
    circumstance = enter_circumstances(form, me)
    if kind == "trait":
        tools = tuple(Option(key, name) for key, (name, _) in TOOLS.items())
        said = {option.key: lower_first_in_english(option.name) for option in tools}
        hint = tr("Makeshift tools: −1, no tools: −2")
        chosen = form.choice("tools", tr("Tools"), tools, says=said, word="if-changed", hint=hint)
        circumstance += TOOLS[chosen][1]
    by = me.character.id if me.character else None
    needs_feat = trait is not None and trait.needs_training
    return Acting(
        trait=trait,
        bonus=bonus,
        circumstance=circumstance,
        routine=kind in ("trait", "power")
        and form.flag("routine", tr("Routine", "a check that is not rolled"), hint=tr("The dice count as 0")),
        effort=_effort_waits(campaign, me, trait, kind)
        and form.flag(
            "effort",
            tr("Extra effort +1"),
            plain=circumstance < MOST_CIRCUMSTANCE,
            says=tr("extra effort +1"),
            off=tr("no extra effort"),
            word="if-any",
            hint=tr("Uses up the +1 from an earlier extra effort"),
        ),
        untrained=needs_feat and by is not None and may_try_untrained(campaign, by),
        helpers=_helpers(form, campaign, me, trait) if kind in ("trait", "attack", "power") else (),
    )


def _resists_with(campaign: Campaign, me: Party) -> str:
    """Return the defense against an ongoing effect if a check against one is pending, else "".

    It is no active defense.
    """
    found = at_stage(campaign, "planned")
    if found is None or me.character is None or found[1].by != me.character.id or not found[1].what:
        return ""
    return "Will" if found[1].ends in UNDER_CONTROL else "Fortitude"


def _effort_waits(campaign: Campaign, me: Party, trait: CheckTrait | None, kind: RolledKind) -> bool:
    """Whether a pending +1 of an extra effort can be used for this check: of a skill, or a defense."""
    pushes = kind == "defense" or (trait is not None and trait.group == SKILLS and kind in ("trait", "attack"))
    return pushes and me.character is not None and effort.has_bonus(campaign, me.character.id)


def choose_trait(
    form: FormBuilder, side: Party, offered: tuple[CheckTrait, ...], likely: str = "", *, joins: bool = False
) -> CheckTrait | None:
    """Add a field for the trait that the side uses. The default is ``likely`` if offered, else the first."""
    if not offered:
        return None
    options = tuple(Option(trait.key, f"{trait.name} {number_text(trait.bonus)}") for trait in offered)
    plain = next((trait.key for trait in offered if trait.name == likely), offered[0].key)
    chosen = form.choice(
        side.key("trait"),
        tr("With", "what a check or a damage is rolled with"),
        options,
        plain,
        fills=side.filled(),
        says={trait.key: trait.name for trait in offered},
        joins=joins,
    )
    return next(trait for trait in offered if trait.key == chosen)


def enter_bonus(form: FormBuilder, side: Party, trait: CheckTrait | None) -> int:
    """Add a field for the side's bonus, filled in from the sheet."""
    plain, hint = (trait.bonus, trait.sources_text()) if trait else (0, "")
    return form.number(
        side.key("bonus"), tr("Bonus"), plain, lowest=LOWEST, highest=HIGHEST, says="{signed}", joins=True, hint=hint
    )


def enter_circumstances(form: FormBuilder, side: Party) -> int:
    """Add a field for the side's circumstances, filled in from its conditions."""
    why, plain = circumstances(side.character)
    name = tr("Circumstances")
    return form.number(
        side.key("circumstances"),
        name,
        plain,
        lowest=-20,
        highest=20,
        says=f"{lower_first_in_english(name)} {{signed}}",
        word="if-any",
        hint=why or tr("Situational modifier, added to the bonus"),
    )


def _offered(campaign: Campaign, character: Character | None, kind: FormKind) -> tuple[CheckTrait, ...]:
    """Return the traits that a character can use for a kind of check. For an attack, only those for fighting."""
    offered = usable(campaign, character, *GROUPS[kind])
    if kind != "attack":
        return offered
    return tuple(
        trait
        for trait in offered
        if (trait.group == ABILITIES and trait.name in FIGHTS_WITH)
        or (trait.group == SKILLS and "combat" in trait.name.lower())
    )


def _helpers(form: FormBuilder, campaign: Campaign, me: Party, trait: CheckTrait | None) -> tuple[Help, ...]:
    """Add a field for each possible helper: with the same trait, against DC 0, and with their own conditions.

    No one helps with a power they don't have, or untrained with a skill that needs training (seed 004).
    """
    if me.character is None or trait is None:
        return ()
    form.section(tr("Helpers"))
    helpers = []
    allies = ((ally, make_trait(campaign, ally, trait.group, trait.name)) for ally in _allies(campaign, me.character))
    able = [(ally, use) for ally, use in allies if not use.needs_training and (use.group != POWERS or use.rank)]
    for ally, theirs in able[:MOST_HELPERS]:
        bonus = theirs.bonus + circumstances(ally)[1]
        hint = tr("{trait} {bonus}, against DC 0", trait=trait.name, bonus=number_text(bonus))
        if form.flag(f"help-{ally.id}", tr("{name} helps", name=ally.name), hint=hint):
            helpers.append(Help(by=ally.id, bonus=bonus))
    return tuple(helpers)


def _allies(campaign: Campaign, character: Character) -> list[Character]:
    """Return the others on the same side: in the turn order, else present in the session, else on the roster."""
    there = campaign.encounter.order if campaign.encounter else ()
    if not there and campaign.session is not None and character.side == "heroes":
        there = campaign.session.present
    allies = [ally for ally in campaign.active_characters() if ally.side == character.side and ally.id != character.id]
    return [ally for ally in allies if not there or ally.id in there]


DC, ROUTINE, OPPOSED = "dc", "routine", "opposed"
USUAL_DC = "Challenging"
DIFFICULTIES = {
    "Very easy": tr("Very easy"),
    "Easy": tr("Easy"),
    "Average": tr("Average"),
    "Tough": tr("Tough"),
    "Challenging": tr("Challenging"),
    "Formidable": tr("Formidable"),
    "Heroic": tr("Heroic"),
    "Super-heroic": tr("Super-heroic"),
    "Nigh-impossible": tr("Nigh-impossible"),
}
NOTHING = "nothing"
STRENGTH = "Strength"
LIKELY_ANSWER = {
    "Stealth": "Perception",
    "Deception": "Insight",
    "Sleight of hand": "Perception",
    "Vehicles": "Vehicles",
    "Knowledge": "Knowledge",
    "Technology": "Technology",
}
"""The skill that usually opposes a skill (seed 004, Opposed Check Examples)."""


class Opposition(NamedTuple):
    """What a check is against, and its text ("against DC 15")."""

    against: Against
    said: str


def oppose_trait(form: FormBuilder, campaign: Campaign, other: Party, acting: Acting) -> Opposition:
    """Add the fields for the opposition of a trait or power check.

    Defenses are always rolled (seed 004, Routine Opposition).
    """
    options = (Option(DC, tr("A DC")), Option(ROUTINE, tr("Unaware target")), Option(OPPOSED, tr("An opposed roll")))
    words = {DC: tr("DC"), ROUTINE: tr("unaware"), OPPOSED: tr("rolled", "a check against another")}
    kind = _choose_opposition_kind(form, options, OPPOSED if other.character else DC, words)
    if kind == DC:
        return _difficulty(form)
    rolled_or_not = (SKILLS, ABILITIES, POWERS) if kind == ROUTINE else (SKILLS, ABILITIES, DEFENSES, POWERS)
    offered = usable(campaign, other.character, *rolled_or_not)
    theirs = choose_trait(form, other, offered, LIKELY_ANSWER.get(acting.what, acting.what))
    bonus = enter_bonus(form, other, theirs) + enter_circumstances(form, other)
    if kind == ROUTINE:
        return Opposition(AgainstRoutine(bonus=bonus), _unaware_text(other, theirs))
    said = _passive_text(other, theirs.name) if theirs and other.character else tr("against the other side")
    return Opposition(AgainstOpposed(bonus=bonus, roll=theirs.roll if theirs else "trait"), said)


def oppose_attack(form: FormBuilder, campaign: Campaign, other: Party, acting: Acting) -> Opposition:
    """Add the fields for the defense against an attack: Parry at close range, Dodge at a distance. Always rolled."""
    options = (Option(OPPOSED, tr("A rolled defense")), Option(DC, tr("A DC")))
    if _choose_opposition_kind(form, options, OPPOSED, {DC: tr("DC")}) == DC:
        return _difficulty(form)
    offered = usable(campaign, other.character, DEFENSES)
    likely = "Parry" if is_close(acting) else "Dodge"
    theirs = choose_trait(form, other, offered, likely)
    bonus = enter_bonus(form, other, theirs) + enter_circumstances(form, other)
    said = _passive_text(other, theirs.name if theirs else likely)
    return Opposition(AgainstOpposed(bonus=bonus, roll=theirs.roll if theirs else "active_defense"), said)


def oppose_defense(form: FormBuilder, campaign: Campaign, other: Party, hit: Effect | None) -> Opposition:
    """Add the fields for what is defended against: the rank of a hit, of a hazard, or of a character's power."""
    plain = hit.rank if hit else DCS[USUAL_DC]
    hint = tr("Rank of the hit") if hit else tr("Rank of the hazard or effect")
    powers = usable(campaign, other.character, POWERS) if hit is None else ()
    if powers:
        options = (Option("", tr("A hazard")), *(Option(power.key, f"{power.name} {power.rank}") for power in powers))
        said = {power.key: power.name for power in powers}
        chosen = form.choice(other.key("with"), tr("Effect"), options, powers[0].key, fills=("dc",), says=said)
        plain = next((power.rank for power in powers if power.key == chosen), plain)
    dc = form.number("dc", tr("DC"), plain, lowest=LOWEST, highest=HIGHEST, hint=hint)
    return Opposition(AgainstDC(dc=dc), tr("against DC {dc}", dc=number_text(dc)))


def oppose_effect(form: FormBuilder, campaign: Campaign, other: Party, hit: Effect | None) -> Opposition:
    """Add the fields for the countered effect: a character's power, by default one with the hit's rank, or a DC."""
    options = (Option(OPPOSED, tr("An opposed roll")), Option(DC, tr("A DC")))
    if _choose_opposition_kind(form, options, OPPOSED if other.character else DC, {DC: tr("DC")}) == DC:
        return _difficulty(form)
    offered = usable(campaign, other.character, POWERS, ABILITIES)
    likely = next((trait.name for trait in offered if hit and trait.rank == hit.rank), "")
    theirs = choose_trait(form, other, offered, likely)
    bonus = enter_bonus(form, other, theirs) + enter_circumstances(form, other)
    said = _passive_text(other, theirs.name) if theirs and other.character else tr("against the other side")
    return Opposition(AgainstOpposed(bonus=bonus, roll=theirs.roll if theirs else "power"), said)


def compare_with(form: FormBuilder, campaign: Campaign, other: Party, acting: Acting) -> int:
    """Add the fields for the other rank of a comparison, by default of the same trait. Returns the rank."""
    offered = usable(campaign, other.character, ABILITIES, SKILLS, POWERS)
    theirs = choose_trait(form, other, offered, acting.what)
    return enter_bonus(form, other, theirs)


def enter_effect(form: FormBuilder, campaign: Campaign, me: Party, acting: Acting) -> Effect | None:
    """Add the fields for a hit's rank, from Strength or a power, and its resistance. None if nothing is resisted."""
    form.section(tr("On a hit"), tr("on a hit"))
    resists = ("Toughness", "Fortitude", "Will", "Dodge")
    options = (*(Option(defense, defense) for defense in resists), Option(NOTHING, tr("Nothing")))
    said = {defense: tr("resisted with {trait}", trait=defense) for defense in resists}
    said[NOTHING] = tr("not resisted")
    hint = tr("What the target rolls after a hit")
    defense = form.choice("resists", tr("Resisted with"), options, TOUGHNESS, says=said, word="if-changed", hint=hint)
    powers = usable(campaign, me.character, POWERS)
    strength = make_trait(campaign, me.character, ABILITIES, STRENGTH)
    offered = (strength, *powers) if is_close(acting) or not powers else (*powers, strength)
    ranks = tuple(Option(one.key, f"{one.name} {number_text(one.rank)}") for one in offered)
    names = {one.key: one.name for one in offered}
    chosen = form.choice(me.key("with"), tr("Effect", "what a hit does"), ranks, fills=("effect",), says=names)
    plain = next(one.rank for one in offered if one.key == chosen)
    rank = form.number("effect", tr("Rank"), plain, lowest=LOWEST, highest=HIGHEST, joins=True)
    return None if defense == NOTHING else Effect(rank=rank, resists=defense)


def is_close(acting: Acting) -> bool:
    """Whether an attack is made at close range. An attack with Dexterity is not."""
    return acting.trait is None or all(name != "Dexterity" for name, _ in acting.trait.sources)


def _passive_text(other: Party, trait: str) -> str:
    """Return what a roll is made against: "against Ogre's Dodge"."""
    if other.character:
        return tr("against {name}'s {trait}", name=other.name, trait=trait)
    return tr("against {what}", what=trait)


def _unaware_text(other: Party, trait: CheckTrait | None) -> str:
    if trait and other.character:
        return tr("against {name}'s {trait}, unaware", name=other.name, trait=trait.name)
    return tr("against the other side, unaware")


def _choose_opposition_kind(form: FormBuilder, options: tuple[Option, ...], plain: str, said: dict[str, str]) -> str:
    hint = tr("What to compare the roll with")
    return form.choice("against", tr("Against"), options, plain, says=said, word="if-changed", hint=hint)


def _difficulty(form: FormBuilder) -> Opposition:
    """Add the fields for a difficulty and its DC.

    A typed DC is shown with the difficulty it matches, or as a plain DC.
    """
    options = tuple(Option(name, f"{DIFFICULTIES[name]} ({number_text(dc)})") for name, dc in DCS.items())
    typed = form.draft.value("dc")
    word = next((DIFFICULTIES[name] for name, dc in DCS.items() if dc == typed), tr("DC"))
    says = DIFFICULTIES if typed is None else dict.fromkeys(DIFFICULTIES, word)
    chosen = form.choice("difficulty", tr("Difficulty"), options, USUAL_DC, fills=("dc",), says=says)
    dc = form.number("dc", tr("DC"), DCS[chosen], lowest=LOWEST, highest=HIGHEST, joins=True)
    return Opposition(AgainstDC(dc=dc), tr("against DC {dc}", dc=number_text(dc)))


KINDS = Kinds[FormKind](
    FormKind,
    Kind("trait", tr("Skill or ability"), tr("tries", "a skill"), tr("Roll")),
    Kind("attack", tr("Attack"), tr("attacks"), tr("Attack", "on a button"), tr("to hit")),
    Kind("defense", tr("Defense"), tr("defends"), tr("Defend"), tr("to resist")),
    Kind("power", tr("Power"), tr("uses", "a power"), tr("Roll")),
    Kind(
        "counter", tr("Counter", "an effect"), tr("counters", "an effect"), tr("Counter", "an effect"), tr("to counter")
    ),
    Kind("comparison", tr("Comparison"), tr("compares", "a rank with somebody's"), tr("Compare"), tr("to win")),
)
ROUTINE_BUTTON = tr("Make the check", "a routine check, on a button")
THEIRS = "their-"
ROUTINE_HINT = tr("This would succeed as a routine check.")
IMPROVE_READY = tr("Improve Roll is ready: the best roll counts.")
EFFORT_KEPT = tr("Circumstances already add +2 or more. The extra effort stays ready for another check.")


class PreparedCheck(Struct, frozen=True, kw_only=True):
    """A worked-out draft: its form and check, or a comparison's ``ranks``; ``harms`` if a failure costs hit points."""

    form: CheckForm
    kind: FormKind
    attempt: Attempt | None = None
    harms: bool = False
    ranks: Ranks | None = None
    trait: str = ""

    @property
    def to_roll(self) -> Attempt | None:
        """The check, or None if it can't be rolled."""
        return None if self.form.refusal else self.attempt


def prepared_check(campaign: Campaign, draft: CheckDraft) -> PreparedCheck:
    """Work out a draft: every field with its value, and the check."""
    form = FormBuilder(draft)
    me, other = _find_sides(campaign, draft)
    form.section(tr("Check"))
    fills = (*me.own(), *other.own(), "against", "dc")
    kind = KINDS.ask(form, fills=fills)
    form.section(me.name)
    acting = acting_side(form, campaign, me, kind)
    form.section(other.name, tr("with", "another's rank") if kind == "comparison" else tr("against"))
    if kind == "comparison":
        return _prepare_comparison(form, campaign, draft, other, acting)
    hit = _open_hit(campaign, draft)
    opposed = _ask_opposition(form, campaign, other, kind, acting, hit)
    effect = enter_effect(form, campaign, me, acting) if kind == "attack" else None
    is_toughness = kind == "defense" and acting.what == TOUGHNESS
    harms = is_toughness and form.flag(
        "harms",
        tr("A failure costs hit points"),
        plain=True,
        off=tr("a failure costs no hit points"),
        hint=tr("What happens if resistance fails"),
    )
    attempt = _attempt(campaign, draft, kind, acting, opposed)
    refusal = _refusal(acting, kind)
    ready = planned(campaign, draft.by)
    shown = _form_with_fields(
        form,
        kind,
        _headline_text(me, acting, opposed),
        (
            *_list_notes(me, other, kind),
            *((EFFORT_KEPT,) if _keeps_effort(campaign, me, acting, kind) else ()),
            *((ROUTINE_HINT,) if _is_routine_enough(kind, attempt.check) else ()),
            *((IMPROVE_READY,) if ready is not None and ready.again else ()),
        ),
        None
        if refusal
        else _build_command(draft, kind, acting, attempt, effect, resisting=hit is not None, harms=harms),
        refusal,
    )
    if attempt.check.routine:
        shown = replace(shown, do=ROUTINE_BUTTON)
    if kind == "attack":
        shown = replace(shown, needs_target=True, depends_on_target=not isinstance(opposed.against, AgainstDC))
    trait = acting.trait.key if acting.trait else ""
    return PreparedCheck(form=shown, kind=kind, attempt=attempt, harms=harms, trait=trait)


def _form_with_fields(
    form: FormBuilder, kind: FormKind, headline: str, notes: tuple[str, ...], command: Use | None, refusal: str = ""
) -> CheckForm:
    return CheckForm(
        headline=headline,
        sections=form.sections(),
        target=tr("Attacker") if kind == "defense" else tr("Target"),
        roll_fields=("routine",),
        actor_fields=Party("", None).own(),
        target_fields=Party("", None, THEIRS).own(),
        notes=notes,
        command=command,
        refusal=refusal,
        do=KINDS[kind].button,
    )


def _keeps_effort(campaign: Campaign, me: Party, acting: Acting, kind: RolledKind) -> bool:
    """Whether an extra effort is kept for another check because it would add nothing (seed 004: "a maximum of +2")."""
    is_past = acting.circumstance >= MOST_CIRCUMSTANCE and not acting.effort
    return is_past and _effort_waits(campaign, me, acting.trait, kind)


def _is_routine_enough(kind: RolledKind, check: CheckSpec) -> bool:
    """Whether a check that is to be rolled would certainly succeed with the dice counting as 0."""
    if check.routine or kind not in ("trait", "power"):
        return False
    match check.against:
        case AgainstDC(dc=needed) | AgainstRoutine(bonus=needed):
            return check.bonus >= needed
        case _:
            return False


def check_form(campaign: Campaign, draft: CheckDraft) -> CheckForm:
    """Return the form of a draft, ready to show."""
    return prepared_check(campaign, draft).form


def _find_sides(campaign: Campaign, draft: CheckDraft) -> tuple[Party, Party]:
    """Return the acting party and the other one."""
    mine, theirs = campaign.find_character(draft.by), campaign.find_character(draft.on)
    return (
        Party(mine.name if mine else tr("Acting side"), mine),
        Party(theirs.name if theirs else tr("The other side"), theirs, THEIRS),
    )


def _open_hit(campaign: Campaign, draft: CheckDraft) -> CheckState | None:
    """Return the attack that hit the acting character and is still to be resisted or countered, or None."""
    ready = planned(campaign, draft.by)
    return ready if at_stage(campaign, "hit") else ready.waiting if ready else None


def _ask_opposition(
    form: FormBuilder, campaign: Campaign, other: Party, kind: RolledKind, acting: Acting, hit: CheckState | None
) -> Opposition:
    """Add the fields of what a kind of roll is made against, and return it."""
    match kind:
        case "attack":
            return oppose_attack(form, campaign, other, acting)
        case "defense":
            return oppose_defense(form, campaign, other, hit.effect if hit else None)
        case "counter":
            return oppose_effect(form, campaign, other, hit.effect if hit else None)
        case "trait" | "power":
            return oppose_trait(form, campaign, other, acting)
        case _:
            assert_never(kind)


def _attempt(campaign: Campaign, draft: CheckDraft, kind: RolledKind, acting: Acting, opposed: Opposition) -> Attempt:
    """Return the check as it would be rolled, with what was spent on it before."""
    ready = planned(campaign, draft.by)
    roll: ActiveRoll = "trait" if kind == "trait" else "attack"
    if kind not in ("trait", "attack"):
        roll = acting.trait.roll if acting.trait else "power"
    return Attempt(
        check=CheckSpec(roll=roll, bonus=acting.total, routine=acting.routine, against=opposed.against),
        circumstance=acting.circumstance,
        effort=acting.effort,
        helpers=tuple(helper.bonus for helper in acting.helpers),
        rolls=1 + (ready.again if ready and not acting.routine else 0),
    )


def _build_command(
    draft: CheckDraft,
    kind: RolledKind,
    acting: Acting,
    attempt: Attempt,
    effect: Effect | None,
    *,
    resisting: bool,
    harms: bool,
) -> Use:
    setting = Setting(
        circumstance=acting.circumstance, helpers=acting.helpers, effort=acting.effort, untrained=acting.untrained
    )
    inputs: dict[str, Any] = {
        "check": msgspec.to_builtins(attempt.check),
        "what": acting.what,
        "setting": msgspec.to_builtins(setting),
    }
    use = "check"
    if kind == "attack":
        use = "attack"
        if effect is not None:
            inputs["effect"] = msgspec.to_builtins(effect)
    elif kind == "defense":
        use = "resist" if resisting else "check"
        inputs["harms"] = harms
    elif kind == "counter":
        use = "counter"
        inputs["what"] = tr("Counter with {trait}", trait=acting.what)
    return Use(use=use, by=draft.by, on=draft.on, inputs=inputs)


def _prepare_comparison(
    form: FormBuilder, campaign: Campaign, draft: CheckDraft, other: Party, acting: Acting
) -> PreparedCheck:
    """Work out a comparison of ranks, which needs no roll."""
    ranks = Ranks(mine=acting.bonus, theirs=compare_with(form, campaign, other, acting))
    inputs = {"ranks": msgspec.to_builtins(ranks), "what": acting.what}
    mine, theirs = number_text(ranks.mine), number_text(ranks.theirs)
    headline = tr("{what} {mine} compared with {theirs}", what=acting.what, mine=mine, theirs=theirs)
    notes = (tr("No roll. If the ranks are equal, a coin toss decides."),)
    command = Use(use="compare", by=draft.by, on=draft.on, inputs=inputs)
    return PreparedCheck(
        form=_form_with_fields(form, "comparison", headline, notes, command), kind="comparison", ranks=ranks
    )


def _refusal(acting: Acting, kind: RolledKind) -> str:
    """Return why the check can't be rolled, or ""."""
    if acting.trait is None and kind == "power":
        return tr("This character has no power to use for a check.")
    if acting.trait is not None and acting.trait.needs_training and not acting.untrained:
        return tr("{skill} needs training or a Heroic Feat.", skill=acting.trait.name)
    return ""


def _list_notes(me: Party, other: Party, kind: RolledKind) -> tuple[str, ...]:
    condition = out_of_action(me.character) if me.character else ""
    notes = [tr("{name} is {condition}.", name=me.name, condition=condition)] if condition else []
    if kind == "attack" and other.character is not None:
        notes += [
            tr("{name} is {condition}.", name=other.name, condition=key)
            for key in ("vulnerable", "defenseless")
            if other.character.has_condition(key)
        ]
    return tuple(notes)


def _headline_text(me: Party, acting: Acting, opposed: Opposition) -> str:
    count = len(acting.helpers)
    helpers = tr("1 helper") if count == 1 else tr("{count} helpers", count=count) if count else ""
    parts = (me.name if me.character else "", f"{acting.what} {signed_text(acting.total)}", helpers, opposed.said)
    return " · ".join(filter(None, parts))

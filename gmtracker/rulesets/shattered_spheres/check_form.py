"""Work out a check draft: the form to show, the check's description, and the command that rolls it.

The kinds are a skill check, an attack, a resistance, sheer luck (an Intuition check with Luck as Advantage) and a
percent chance (rules/shattered-spheres.md, "The check"). Ranks that Surges cancel are left out.
"""

from collections import deque
from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar, assert_never

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character, Condition, Encounter, Side
from gmtracker.engine.check.form import CheckDraft, CheckForm, FormBuilder
from gmtracker.engine.check.kinds import Kind, Kinds
from gmtracker.engine.commands import Use
from gmtracker.engine.ids import CharacterId
from gmtracker.i18n import lower_first_in_english, percentage_text, tr
from gmtracker.rulesets.shattered_spheres import check_state, traits
from gmtracker.rulesets.shattered_spheres.check_fields import (
    Acting,
    FormKind,
    Opposition,
    Party,
    RolledKind,
    acting_side,
    fighting_style,
    notes_on,
    oppose_attack,
    oppose_resistance,
    oppose_skill,
    with_damage,
)
from gmtracker.rulesets.shattered_spheres.check_rules import (
    AgainstOpposed,
    AgainstPassive,
    CheckSpec,
    is_routine_enough,
)
from gmtracker.rulesets.shattered_spheres.harm import is_conflict_harm
from gmtracker.rulesets.shattered_spheres.sheet import SHAKEN, WOUNDS
from gmtracker.rulesets.shattered_spheres.surge_effects import advantage_negated, negates_disadvantage

AGAIN = {"skill": "retry", "resistance": "check"}
"""The benefit of a Surge that rerolls a failed check, by the kind of check."""

_Ranks = TypeVar("_Ranks", bound=CheckSpec | AgainstPassive | AgainstOpposed)


def with_surges(campaign: Campaign, by: CharacterId, on: CharacterId, spec: CheckSpec) -> CheckSpec:
    """Return the check without the ranks that Surges currently cancel, on either side."""
    spec = without_negated(campaign, by, spec)
    if isinstance(spec.against, AgainstPassive | AgainstOpposed):
        return replace(spec, against=without_negated(campaign, on, spec.against))
    return spec


def without_negated(campaign: Campaign, character: CharacterId, ranks: _Ranks) -> _Ranks:
    """Return a character's side of a check without the ranks that Surges cancel."""
    if negates_disadvantage(campaign, character):
        ranks = replace(ranks, disadvantage=0)
    return replace(ranks, advantage=0) if advantage_negated(campaign, character) else ranks


def negated_notes(campaign: Campaign, *characters: CharacterId) -> tuple[str, ...]:
    """Return sentences about what Surges cancel."""
    notes = []
    for character in characters:
        name = campaign.character_name(character)
        if negates_disadvantage(campaign, character):
            notes.append(tr("A Surge cancels {name}'s Disadvantages.", name=name))
        if advantage_negated(campaign, character):
            notes.append(tr("A Surge cancels {name}'s Advantages.", name=name))
    return tuple(notes)


KINDS = Kinds[FormKind](
    FormKind,
    Kind("skill", tr("Skill check"), tr("tries", "a skill"), tr("Roll")),
    Kind("attack", tr("Attack"), tr("attacks"), tr("Attack", "on a button"), tr("to hit")),
    Kind("resistance", tr("Resistance"), tr("resists"), tr("Resist"), tr("to resist")),
    Kind("luck", tr("Sheer luck"), tr("tries sheer luck"), tr("Try luck")),
    Kind("percent", tr("Percent chance"), tr("leaves it to chance"), tr("Roll"), tr("to happen")),
)
THEIRS = "their-"
OF_ACTOR, OF_TARGET = Party("", None).own(), Party("", None, THEIRS).own()
OF_ROLL = ("routine", "plus", "minus", "tools", "fortune", "misfortune", "luck-adds", "bonus")
"""The fields for circumstances. They are reset for the next check."""

ROLL_FIELDS = (*OF_ROLL, *(f"{THEIRS}{key}" for key in OF_ROLL))
ROUTINE_HINT = tr("This would succeed as a routine check.")


class PreparedCheck(Struct, frozen=True, kw_only=True):
    """A worked-out draft: its form, and the check it describes (None for a percent chance).

    ``traits`` holds (group, name) of the traits whose ranks count. ``chance`` is the percentage of a percent chance.
    """

    form: CheckForm
    kind: FormKind
    traits: tuple[tuple[str, str], ...] = ()
    spec: CheckSpec | None = None
    chance: int = 0


_DRAFTS, _STATES = 64, 8
"""Cache sizes: how many drafts (enough for a large fight), and how many campaign states for each draft."""

_Made = TypeVar("_Made")


class _Lately(Generic[_Made]):
    """A cache of worked-out drafts. The same draft is requested on every step, and again when a turn comes around."""

    def __init__(self, work_out: Callable[[Campaign, CheckDraft], _Made]) -> None:
        self._work_out = work_out
        self._known: dict[CheckDraft, deque[tuple[Campaign, _Made]]] = {}

    def __call__(self, campaign: Campaign, draft: CheckDraft) -> _Made:
        """Return the worked-out draft. Work it out again only if something that it depends on has changed."""
        basis, known = draft_basis(campaign, draft), self._known.get(draft)
        for state, made in known or ():
            if state == basis:
                return made
        made = self._work_out(basis, draft)
        if known is None:
            if len(self._known) == _DRAFTS:
                del self._known[next(iter(self._known))]
            known = self._known[draft] = deque(maxlen=_STATES)
        known.appendleft((basis, made))
        return made


def prepared_check(campaign: Campaign, draft: CheckDraft) -> PreparedCheck:
    """Return the worked-out draft, cached because the form, the odds and the rows share it.

    It has every field with its value, and the check.
    """
    return _prepared(campaign, draft)


def draft_basis(campaign: Campaign, draft: CheckDraft) -> Campaign:
    """Return the campaign reduced to what a draft depends on: the characters of the check and the encounter's kind.

    Of the current state of the characters, only wounds and Shaken count. Without a target, the hero with the highest
    level is included, because that level is the default for an obstacle.
    """
    encounter, on = campaign.encounter, campaign.find_character(draft.on)
    highest = None if on is not None else _highest_hero(campaign)
    people = {one.id: _as_on_the_sheet(one) for one in (campaign.find_character(draft.by), on, highest) if one}
    return replace(
        campaign,
        name="",
        next_id=1,
        sessions_held=0,
        tables={},
        characters=tuple(people.values()),
        tokens=(),
        session=None,
        encounter=encounter and Encounter(id=encounter.id, kind=encounter.kind, title=""),
    )


def _as_on_the_sheet(character: Character) -> Character:
    """Return a character without the values that change from turn to turn and do not affect a check."""
    wounds = {track: value for track, value in character.tracks.items() if track == WOUNDS}
    shaken = tuple(Condition(one.key) for one in character.conditions if one.key == SHAKEN)
    return replace(character, tracks=wounds, conditions=shaken, player="", notes="")


def _highest_hero(campaign: Campaign) -> Character | None:
    """Return the hero with the highest level. Cached by the tuple of characters, because there may be a thousand."""
    for people, known in _highest_lately:
        if people is campaign.characters:
            return known
    highest = max(campaign.heroes(), key=_level, default=None)
    _highest_lately.append((campaign.characters, highest))
    return highest


_highest_lately: deque[tuple[tuple[Character, ...], Character | None]] = deque(maxlen=2)


def _level(character: Character) -> int:
    return character.level


def work_out(campaign: Campaign, draft: CheckDraft) -> PreparedCheck:
    """Work out a draft without the cache of :func:`prepared_check`."""
    form = FormBuilder(draft)
    worked = _worked_out(form, campaign, draft)
    if worked is None:
        return _prepare_percent_check(form, draft)
    me, kind, acting, opposed, harms, spec = worked
    shown = CheckForm(
        headline=_headline_text(me, acting, opposed, spec),
        sections=form.sections(),
        target=tr("Attacker") if kind == "resistance" else tr("Target"),
        needs_target=kind == "attack",
        depends_on_target=kind == "attack" and isinstance(spec.against, AgainstPassive | AgainstOpposed),
        actor_fields=OF_ACTOR,
        target_fields=OF_TARGET,
        roll_fields=ROLL_FIELDS,
        notes=(
            *notes_on(me, acting.skill, acting.ranks),
            *opposed.notes,
            *negated_notes(campaign, draft.by, draft.on),
            *((ROUTINE_HINT,) if kind == "skill" and is_routine_enough(spec) else ()),
        ),
        command=_build_command(campaign, draft, kind, acting, spec, harms=harms),
        do=KINDS[kind].button,
    )
    return PreparedCheck(form=shown, kind=kind, traits=acting.traits(), spec=spec)


class _Worked(NamedTuple):
    """A draft's acting side, its opposition, and the check between them. ``harms``: whether a failure causes harm."""

    me: Party
    kind: RolledKind
    acting: Acting
    opposed: Opposition
    harms: bool
    spec: CheckSpec


def _worked_out(form: FormBuilder, campaign: Campaign, draft: CheckDraft) -> _Worked | None:
    """Fill in the part of the form that the check depends on. Returns None for a percent chance, which has no check."""
    me, other = _find_sides(campaign, draft)
    form.section(tr("Check"))
    kind = KINDS.ask(form, fills=(*me.own(), *other.own()))
    form.section(me.name)
    if kind == "percent":
        return None
    acting = acting_side(form, campaign, me, kind)
    more = _luck_and_bonus(form, kind)
    form.section(other.name, tr("against"))
    opposed = _ask_opposition(form, campaign, draft, other, kind, acting)
    if kind == "attack":
        acting = with_damage(form, campaign, acting)
    harms = kind == "resistance" and form.flag(
        "harms",
        tr("A failure causes harm"),
        plain=True,
        off=tr("a failure causes no harm"),
        hint=tr("What happens if resistance fails"),
    )
    return _Worked(me, kind, acting, opposed, harms, _spec(campaign, draft, kind, acting, opposed, more))


def draft_spec(campaign: Campaign, draft: CheckDraft) -> CheckSpec | None:
    """Return the check of a draft without building its form. None for a percent chance."""
    return _specs(campaign, draft)


def _read_spec(campaign: Campaign, draft: CheckDraft) -> CheckSpec | None:
    """Return what a draft rolls, without building its form, or None if it rolls nothing."""
    worked = _worked_out(FormBuilder(draft, values_only=True), campaign, draft)
    return worked.spec if worked is not None else None


_prepared, _specs = _Lately(work_out), _Lately(_read_spec)


def check_form(campaign: Campaign, draft: CheckDraft) -> CheckForm:
    """Return the form of a draft, ready to show, with notes on what was already spent on it."""
    form, planned = prepared_check(campaign, draft).form, check_state.planned(campaign, draft.by)
    if planned is not None and planned.edits:
        form = replace(form, notes=(*form.notes, tr("Edit Scene adds {ranks} Advantage.", ranks=sum(planned.edits))))
    if planned is not None and planned.bonus:
        form = replace(form, notes=(*form.notes, tr("Improve Roll adds +{bonus}.", bonus=planned.bonus)))
    return form


def _find_sides(campaign: Campaign, draft: CheckDraft) -> tuple[Party, Party]:
    """Return the acting party and the other one."""
    mine, theirs = campaign.find_character(draft.by), campaign.find_character(draft.on)
    return (
        Party(mine.name if mine else tr("Acting side"), traits.with_surge_ranks(campaign, mine)),
        Party(theirs.name if theirs else tr("The other side"), traits.with_surge_ranks(campaign, theirs), THEIRS),
    )


def _side_of(campaign: Campaign, draft: CheckDraft) -> Side:
    """Return the acting side. Without an acting character it is the side opposite the target."""
    mine, theirs = campaign.find_character(draft.by), campaign.find_character(draft.on)
    if mine is not None:
        return mine.side
    return "opposition" if theirs is not None and theirs.side == "heroes" else "heroes"


def _luck_and_bonus(form: FormBuilder, kind: RolledKind) -> dict[str, Any]:
    """Add the fields that every roll has: Fortune, Misfortune, routine, and a flat bonus."""
    adds = kind == "luck" and form.flag(
        "luck-adds", tr("Add up luck dice"), hint=tr("Add Fortune and subtract Misfortune as rolled")
    )
    return {
        "fortune": form.flag(
            "fortune", "Fortune", plain=adds, word="if-any", hint=tr("Roll a second d20 and use the better one")
        ),
        "misfortune": form.flag(
            "misfortune", "Misfortune", plain=adds, word="if-any", hint=tr("Roll a second d20 and use the worse one")
        ),
        "luck_dice": "add" if adds else "replace",
        "routine": form.flag("routine", tr("Routine", "a check that is not rolled"), hint=tr("Count the d20 as 10")),
        "bonus": form.number(
            "bonus",
            tr("Flat modifier"),
            lowest=-100,
            highest=100,
            says=f"{lower_first_in_english(tr('Flat modifier'))} {{signed}}",
            word="if-changed",
            hint=tr("Add this number to the roll"),
        ),
    }


def _ask_opposition(
    form: FormBuilder, campaign: Campaign, draft: CheckDraft, other: Party, kind: RolledKind, acting: Acting
) -> Opposition:
    """Add the fields of what a kind of roll is made against, and return it."""
    match kind:
        case "attack":
            return oppose_attack(form, campaign, other)
        case "resistance":
            hit = _open_hit(campaign, draft)
            return oppose_resistance(form, campaign, other, hit.damage if hit else None)
        case "skill" | "luck":
            return oppose_skill(form, campaign, other, acting.skill.name if acting.skill else "")
        case _:
            assert_never(kind)


def _open_hit(campaign: Campaign, draft: CheckDraft) -> check_state.CheckState | None:
    """Return the attack that hit the acting character and is still to be resisted, or None."""
    found = check_state.at_stage(campaign, "hit")
    return found[1] if found and found[1].on == draft.by else None


def _build_command(
    campaign: Campaign, draft: CheckDraft, kind: RolledKind, acting: Acting, spec: CheckSpec, *, harms: bool
) -> Use:
    inputs: dict[str, Any] = {"check": msgspec.to_builtins(spec), "what": acting.what}
    use = "check"
    if kind == "attack":
        use = "attack"
        damage = without_negated(campaign, draft.by, acting.damage) if acting.damage else None
        inputs |= {"damage": msgspec.to_builtins(damage), "resists": acting.resists}
    elif kind == "resistance":
        use = "resist" if _open_hit(campaign, draft) else "check"
        inputs["harms"] = harms
        if harms and is_conflict_harm(campaign, acting.what, fighting_style(campaign)):
            inputs["in-conflict"] = True
    return Use(use=use, by=draft.by, on=draft.on, inputs=inputs)


def _prepare_percent_check(form: FormBuilder, draft: CheckDraft) -> PreparedCheck:
    chance = form.number(
        "chance", tr("Chance in percent"), 50, highest=100, says=percentage_text("{value}"), joins=True
    )
    shown = CheckForm(
        headline=tr("{chance}% chance", chance=chance),
        sections=form.sections(),
        asks_target=False,
        actor_fields=OF_ACTOR,
        target_fields=OF_TARGET,
        roll_fields=ROLL_FIELDS,
        command=Use(use="percent", by=draft.by, inputs={"chance": chance}),
        do=KINDS["percent"].button,
    )
    return PreparedCheck(form=shown, kind="percent", chance=chance)


def _spec(
    campaign: Campaign, draft: CheckDraft, kind: RolledKind, acting: Acting, opposed: Opposition, more: dict[str, Any]
) -> CheckSpec:
    """Return the check as described, without the ranks that Surges cancel."""
    spec = CheckSpec(
        kind="skill" if kind == "luck" else kind,
        skill_rank=acting.ranks.skill,
        advantage=acting.ranks.advantage,
        disadvantage=acting.ranks.disadvantage,
        tier=acting.ranks.tier,
        side=_side_of(campaign, draft),
        against=opposed.against,
        **more,
    )
    return with_surges(campaign, draft.by, draft.on, spec)


def _headline_text(me: Party, acting: Acting, opposed: Opposition, spec: CheckSpec) -> str:
    says = [me.name] if me.character else []
    behind = f" {tr('with {trait}', trait=acting.skill.name)}" if me.character and acting.group and acting.skill else ""
    says.append(f"{acting.what}{behind} {spec.skill_rank}")
    for name, ranks in (("Advantage", spec.advantage), ("Disadvantage", spec.disadvantage)):
        if ranks:
            says.append(f"{name} {ranks}")
    return " · ".join((*says, opposed.said))

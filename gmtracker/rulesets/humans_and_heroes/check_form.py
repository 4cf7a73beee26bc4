"""From a draft to a check: the form to show, the check's description, and the command that rolls it.

The kinds are a check of a skill or ability, an attack, a defense, a power, and a comparison.
"""

from typing import Any

import msgspec
from msgspec import Struct

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.checks import CheckDraft, CheckForm, CheckSection
from gmtracker.engine.commands import Use
from gmtracker.engine.form_builder import FormBuilder
from gmtracker.engine.sheet import Option
from gmtracker.engine.wording import number_said, signed
from gmtracker.rulesets.humans_and_heroes.attempt import Attempt
from gmtracker.rulesets.humans_and_heroes.check_acting import (
    ATTACK,
    COMPARISON,
    DEFENSE,
    POWER,
    TRAIT,
    Acting,
    Party,
    acting_side,
)
from gmtracker.rulesets.humans_and_heroes.check_against import (
    Opposition,
    compare_with,
    enter_effect,
    oppose_attack,
    oppose_defense,
    oppose_trait,
)
from gmtracker.rulesets.humans_and_heroes.check_flow import Setting
from gmtracker.rulesets.humans_and_heroes.check_spec import ActiveRoll, CheckSpec
from gmtracker.rulesets.humans_and_heroes.check_state import TOUGHNESS, CheckFlow, Effect, open_flow, planned
from gmtracker.rulesets.humans_and_heroes.comparison import Ranks
from gmtracker.rulesets.humans_and_heroes.conditions import out_of_action
from gmtracker.words import tr

KINDS = (
    Option(TRAIT, tr("Skill or ability")),
    Option(ATTACK, tr("Attack")),
    Option(DEFENSE, tr("Defense")),
    Option(POWER, tr("Power")),
    Option(COMPARISON, tr("Comparison")),
)
BUTTONS = {
    TRAIT: tr("Roll"),
    ATTACK: tr("Attack", "on a button"),
    DEFENSE: tr("Defend"),
    POWER: tr("Roll"),
    COMPARISON: tr("Compare"),
}
THEIRS = "their-"


class SetUp(Struct, frozen=True, kw_only=True):
    """A draft worked out: its form, and the check that it describes, or the ``ranks`` of a comparison."""

    kind: str
    headline: str
    sections: tuple[CheckSection, ...]
    notes: tuple[str, ...] = ()
    refusal: str = ""
    attempt: Attempt | None = None
    ranks: Ranks | None = None
    trait: str = ""
    command: Use | None = None


def set_up(campaign: Campaign, draft: CheckDraft) -> SetUp:
    """Work out a draft: every field with its value, and the check."""
    form = FormBuilder(draft)
    me, other = _sides(campaign, draft)
    form.section(tr("Check"))
    kind = form.choice("kind", tr("Kind"), KINDS, fills=(*me.own(), *other.own(), "against", "dc"))
    form.section(me.name)
    acting = acting_side(form, campaign, me, kind)
    form.section(tr("Against"))
    if kind == COMPARISON:
        return _comparison(form, campaign, draft, other, acting)
    hit = _open_hit(campaign, draft)
    opposed = _opposition(form, campaign, other, kind, acting, hit)
    effect = enter_effect(form, campaign, me, acting) if kind == ATTACK else None
    is_toughness = kind == DEFENSE and acting.what == TOUGHNESS
    harms = is_toughness and form.flag("harms", tr("A failure costs hit points"), plain=True, folded=True)
    attempt = _attempt(campaign, draft, kind, acting, opposed)
    refusal = _refusal(acting, kind)
    return SetUp(
        kind=kind,
        trait=acting.trait.key if acting.trait else "",
        headline=_headline(me, acting, opposed),
        sections=form.sections(),
        notes=_notes(me, other, kind),
        refusal=refusal,
        attempt=attempt,
        command=None
        if refusal
        else _command(draft, kind, acting, attempt, effect, resisting=hit is not None, harms=harms),
    )


def check_form(campaign: Campaign, draft: CheckDraft) -> CheckForm:
    """The form of a draft, ready to show."""
    made = set_up(campaign, draft)
    notes, ready = made.notes, planned(campaign, draft.by)
    if ready is not None and ready.again and made.attempt is not None:
        notes = (*notes, tr("Improve Roll lies ready: the best of the rolls counts."))
    return CheckForm(
        headline=made.headline,
        sections=made.sections,
        target=tr("Attacker") if made.kind == DEFENSE else tr("Target"),
        of_acting=Party("", None).own(),
        of_target=Party("", None, THEIRS).own(),
        notes=notes,
        command=made.command,
        refusal=made.refusal,
        do=BUTTONS[made.kind],
    )


def _sides(campaign: Campaign, draft: CheckDraft) -> tuple[Party, Party]:
    mine, theirs = campaign.find_character(draft.by), campaign.find_character(draft.on)
    return (
        Party(mine.name if mine else tr("Acting"), mine),
        Party(theirs.name if theirs else tr("The other side"), theirs, THEIRS),
    )


def _open_hit(campaign: Campaign, draft: CheckDraft) -> CheckFlow | None:
    """The attack that has hit the acting character and waits to be resisted, if there is one."""
    found = open_flow(campaign)
    if found is None or found[0].stage != "hit" or found[1].on != draft.by:
        return None
    return found[1]


def _opposition(
    form: FormBuilder, campaign: Campaign, other: Party, kind: str, acting: Acting, hit: CheckFlow | None
) -> Opposition:
    match kind:
        case "attack":
            return oppose_attack(form, campaign, other, acting)
        case "defense":
            return oppose_defense(form, campaign, other, hit.effect if hit else None)
        case _:
            return oppose_trait(form, campaign, other, acting)


def _attempt(campaign: Campaign, draft: CheckDraft, kind: str, acting: Acting, opposed: Opposition) -> Attempt:
    """The check as it would be rolled, with what lies ready for it."""
    ready = planned(campaign, draft.by)
    roll: ActiveRoll = "trait" if kind == TRAIT else "attack"
    if kind not in (TRAIT, ATTACK):
        roll = acting.trait.roll if acting.trait else "power"
    return Attempt(
        check=CheckSpec(roll=roll, bonus=acting.total, routine=acting.routine, against=opposed.against),
        circumstance=acting.circumstance,
        effort=acting.effort,
        helpers=tuple(helper.bonus for helper in acting.helpers),
        rolls=1 + (ready.again if ready and not acting.routine else 0),
    )


def _command(
    draft: CheckDraft,
    kind: str,
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
    if kind == ATTACK:
        use = "attack"
        if effect is not None:
            inputs["effect"] = msgspec.to_builtins(effect)
    elif kind == DEFENSE:
        use = "resist" if resisting else "check"
        inputs["harms"] = harms
    return Use(use=use, by=draft.by, on=draft.on, inputs=inputs)


def _comparison(form: FormBuilder, campaign: Campaign, draft: CheckDraft, other: Party, acting: Acting) -> SetUp:
    ranks = Ranks(mine=acting.bonus, theirs=compare_with(form, campaign, other, acting))
    inputs = {"ranks": msgspec.to_builtins(ranks), "what": acting.what}
    mine, theirs = number_said(ranks.mine), number_said(ranks.theirs)
    return SetUp(
        kind=COMPARISON,
        headline=tr("{what} {mine} beside {theirs}", what=acting.what, mine=mine, theirs=theirs),
        sections=form.sections(),
        notes=(tr("No dice; equal ranks are left to a coin."),),
        ranks=ranks,
        command=Use(use="compare", by=draft.by, on=draft.on, inputs=inputs),
    )


def _refusal(acting: Acting, kind: str) -> str:
    """Why the check cannot be rolled."""
    if acting.trait is None and kind == POWER:
        return tr("There is no power on the sheet to make a check with.")
    if acting.trait is not None and acting.trait.needs_training and not acting.untrained:
        return tr("{skill} can be used only with training, or by a Heroic Feat.", skill=acting.trait.name)
    return ""


def _notes(me: Party, other: Party, kind: str) -> tuple[str, ...]:
    notes = []
    condition = out_of_action(me.character) if me.character else ""
    if condition:
        notes.append(tr("{name} is {condition}.", name=me.name, condition=condition))
    if kind == ATTACK and other.character is not None:
        notes += [
            tr("{name} is {condition}.", name=other.name, condition=key)
            for key in ("vulnerable", "defenseless")
            if other.character.has_condition(key)
        ]
    return tuple(notes)


def _headline(me: Party, acting: Acting, opposed: Opposition) -> str:
    says = [me.name] if me.character else []
    says.append(f"{acting.what} {signed(acting.total)}")
    if acting.helpers:
        count = len(acting.helpers)
        says.append(tr("1 helper") if count == 1 else tr("{count} helpers", count=count))
    return " · ".join((*says, opposed.said))

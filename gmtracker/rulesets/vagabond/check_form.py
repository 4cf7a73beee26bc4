"""From a draft to a check: the form to show, what is rolled, and the command that rolls it.

A hero makes a skill check, an attack, a casting or a save. Where the GM's side acts, nobody rolls for it: the form
offers the roll of the hero who would stop it (rules/vagabond.md, "Check").
"""

from typing import Any

import msgspec
from msgspec import Struct

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.checks import CheckDraft, CheckForm, CheckSection
from gmtracker.engine.commands import Use
from gmtracker.engine.form_builder import FormBuilder
from gmtracker.engine.sheet import Option
from gmtracker.rulesets.vagabond import check_fields as fields
from gmtracker.rulesets.vagabond.check_fields import BY_SKILL, NOTHING
from gmtracker.rulesets.vagabond.check_spec import Roll, SaveSpec, roll_of
from gmtracker.rulesets.vagabond.check_state import SOMEBODY, CheckKind, Harm, planned_favors
from gmtracker.words import tr

KINDS = (
    Option("skill", tr("Skill check")),
    Option("attack", tr("Attack")),
    Option("cast", tr("Casting")),
    Option("save", tr("Save", "a roll to be spared something")),
)
BUTTONS: dict[CheckKind, str] = {
    "skill": tr("Roll"),
    "attack": tr("Attack", "on a button"),
    "cast": tr("Cast", "of a spell"),
    "save": tr("Save", "a roll to be spared something"),
}


class SetUp(Struct, frozen=True, kw_only=True):
    """A draft worked out. ``roll`` is what ``roller`` rolls, with the Luck spent on it; None where nobody rolls."""

    headline: str
    sections: tuple[CheckSection, ...]
    of_acting: tuple[str, ...]
    of_target: tuple[str, ...]
    notes: tuple[str, ...] = ()
    refusal: str = ""
    roller: Character | None = None
    roll: Roll | None = None
    harm: Harm | None = None
    command: Use | None = None
    do: str = tr("Roll")


class _Sides(Struct, frozen=True):
    """Who rolls, and who is on the other side; ``gm_acts``: the deed is that of the GM's side."""

    roller: Character | None
    other: Character | None
    gm_acts: bool


def set_up(campaign: Campaign, draft: CheckDraft) -> SetUp:
    """Work out a draft: every field with its value, and the roll."""
    mine, theirs = campaign.find_character(draft.by), campaign.find_character(draft.on)
    form = FormBuilder(draft)
    form.section(tr("Check"))
    if mine is not None and mine.side != "heroes":
        return _gm_acts(campaign, form, mine, theirs)
    kind = _kind_of(form.choice("kind", tr("Kind"), KINDS, fills=(*fields.ROLLER, "attack")))
    sides = _Sides(mine, theirs, gm_acts=False)
    what, spec = fields.rolled_with(form, mine, kind)
    harm = None
    if kind in ("attack", "cast"):
        harm = fields.harm_field(form, mine, theirs, attack=kind == "attack")
    return _made(campaign, form, sides, kind, what, spec, harm)


def check_form(campaign: Campaign, draft: CheckDraft) -> CheckForm:
    """The form of a draft, ready to show."""
    made = set_up(campaign, draft)
    return CheckForm(
        headline=made.headline,
        sections=made.sections,
        of_acting=made.of_acting,
        of_target=made.of_target,
        notes=made.notes,
        command=made.command,
        refusal=made.refusal,
        do=made.do,
    )


def _gm_acts(campaign: Campaign, form: FormBuilder, mine: Character, theirs: Character | None) -> SetUp:
    """The deed of somebody whom the GM runs: a hero may stop it, or nothing does."""
    hero = theirs if theirs is not None and theirs.side == "heroes" else None
    stopped_by = form.choice("stopped-by", tr("Stopped by"), fields.STOPS, fills=fields.ROLLER)
    if stopped_by == NOTHING or hero is None:
        harm = fields.harm_field(form, mine, theirs, attack=True)
        return _unrolled(form, mine, theirs, harm, refused=stopped_by != NOTHING)
    sides = _Sides(hero, mine, gm_acts=True)
    kind: CheckKind = "skill" if stopped_by == BY_SKILL else "save"
    what, spec = fields.rolled_with(form, hero, kind, stopped_by)
    harm = fields.harm_field(form, mine, hero, attack=True)
    return _made(campaign, form, sides, kind, what, spec, harm)


def _unrolled(
    form: FormBuilder, mine: Character, theirs: Character | None, harm: Harm | None, *, refused: bool
) -> SetUp:
    refusal, command = "", None
    if refused:
        refusal = tr(
            "{name} does not roll: what the GM runs succeeds unless a hero's check or save stops it. "
            "Choose that hero as the target.",
            name=mine.name,
        )
    elif theirs is None or harm is None:
        refusal = tr("Nobody rolls, and it happens. Say whom it harms, and with what, to roll the damage.")
    else:
        inputs = {"what": harm.name or tr("Harm"), **_harm_inputs(harm)}
        command = Use(use="strike", by=mine.id, on=theirs.id, inputs=inputs)
    return SetUp(
        headline=tr("{name} · it happens", name=mine.name),
        sections=form.sections(),
        of_acting=("stopped-by", *fields.DEALER),
        of_target=(*fields.ROLLER, fields.SOURCE),
        refusal=refusal,
        harm=harm,
        command=command,
        do=tr("It happens"),
    )


def _made(
    campaign: Campaign,
    form: FormBuilder,
    sides: _Sides,
    kind: CheckKind,
    what: str,
    spec: fields.Spec,
    harm: Harm | None,
) -> SetUp:
    roller, other = sides.roller, sides.other
    roll = roll_of(spec)
    favors = planned_favors(campaign, roller.id) if roller else 0
    for _ in range(favors):
        roll = roll.favored()
    inputs: dict[str, Any] = {"kind": kind, "what": what, **_harm_inputs(harm)}
    inputs["save" if isinstance(spec, SaveSpec) else "check"] = msgspec.to_builtins(spec)
    if sides.gm_acts:
        inputs["stops"] = True
    by_roller, by_dealer = fields.ROLLER, fields.DEALER
    by, on = (roller.id if roller else form.draft.by), (other.id if other else form.draft.on)
    return SetUp(
        headline=_headline(sides, what, roll),
        sections=form.sections(),
        of_acting=("stopped-by", *by_dealer) if sides.gm_acts else (*by_roller, *by_dealer),
        of_target=(*by_roller, fields.SOURCE) if sides.gm_acts else (fields.SOURCE,),
        notes=(
            *fields.status_notes(campaign, roller, other),
            *([tr("Favor by Luck is counted in.")] if favors else []),
        ),
        roller=roller,
        roll=roll,
        harm=harm,
        command=Use(use="check", by=by, on=on, inputs=inputs),
        do=BUTTONS[kind],
    )


def _harm_inputs(harm: Harm | None) -> dict[str, Any]:
    if harm is None:
        return {}
    return {"damage": harm.dice.written, "source": harm.source, "attack": harm.attack}


def _headline(sides: _Sides, what: str, roll: Roll) -> str:
    name = sides.roller.name if sides.roller else SOMEBODY
    says = [name, tr("{what} against Difficulty {dc}", what=what, dc=roll.difficulty)]
    if roll.sign:
        says.append(tr("Favored") if roll.sign > 0 else tr("Hindered"))
    if sides.gm_acts and sides.other is not None:
        says.insert(0, tr("{name} acts", name=sides.other.name))
    return " · ".join(says)


def _kind_of(key: str) -> CheckKind:
    match key:
        case "attack" | "cast" | "save":
            return key
        case _:
            return "skill"

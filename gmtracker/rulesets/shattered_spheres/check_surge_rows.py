"""What a Surge would make of a check: more ranks, nothing that hinders, or another try at one that has failed."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.checks import CheckDraft
from gmtracker.engine.commands import Use
from gmtracker.rulesets.shattered_spheres.check_acting import LUCK
from gmtracker.rulesets.shattered_spheres.check_form import SetUp, set_up
from gmtracker.rulesets.shattered_spheres.check_odds import remembered_odds
from gmtracker.rulesets.shattered_spheres.check_outlook import Outlook, outlook_of
from gmtracker.rulesets.shattered_spheres.check_spec import AgainstOpposed, AgainstPassive, CheckSpec
from gmtracker.rulesets.shattered_spheres.check_state import KIND, flow_of, planned, result_of, with_plans
from gmtracker.rulesets.shattered_spheres.check_surges import AGAIN
from gmtracker.rulesets.shattered_spheres.surge_effects import with_rank
from gmtracker.words import tr

LUCK_EDGE = ("edges", "Luck")


class SurgeFor(NamedTuple):
    """A Surge that changes a check: the command, what it does in a few words, and what the check can come to then.

    ``again``: whether the check is rolled anew after it.
    """

    command: Use
    effect: str
    outlook: Outlook
    again: bool = False


def surges_for(campaign: Campaign, draft: CheckDraft) -> Iterator[SurgeFor]:
    """The Surges for the check that is open, or else for the draft: none for who is no hero, or for no check."""
    by = campaign.find_character(draft.by)
    made = set_up(campaign, draft)
    if by is None or by.side != "heroes" or made.spec is None:
        return
    procedure = campaign.procedure(KIND)
    if procedure is not None and procedure.stage == "rolled":
        yield from _another_try(campaign, draft, made.spec)
        return
    yield from _ranks(campaign, draft, by, made)
    yield from _unhindered(campaign, draft, made.spec)


def _another_try(campaign: Campaign, draft: CheckDraft, spec: CheckSpec) -> Iterator[SurgeFor]:
    """A check that has failed, rolled anew; one against an effect as another check against it."""
    procedure = campaign.procedure(KIND)
    flow = flow_of(procedure) if procedure else None
    if flow is None or flow.by != draft.by or flow.spec().kind != spec.kind or result_of(campaign, flow).success:
        return
    benefit = AGAIN.get(spec.kind)
    if benefit is not None and not flow.spec().routine:
        command = Use(use="surge", by=draft.by, inputs={"benefit": benefit, "what": flow.what})
        yield SurgeFor(command, tr("retry"), outlook_of(remembered_odds(spec)), again=True)


def _ranks(campaign: Campaign, draft: CheckDraft, by: Character, made: SetUp) -> Iterator[SurgeFor]:
    """A rank more in a trait that counts, or of the edge Luck; of those that do the same the first."""
    lucky = (LUCK_EDGE,) if made.kind == LUCK else ()
    told: set[CheckSpec] = set()
    for group, name in (*lucky, *made.traits):
        spec = set_up(with_rank(campaign, by.id, group, name), draft).spec
        if spec is not None and spec not in told:
            told.add(spec)
            benefit = "edge" if (group, name) == LUCK_EDGE else "trait"
            command = Use(use="surge", by=by.id, inputs={"benefit": benefit, "what": name})
            yield SurgeFor(command, tr("+1 rank in {trait}", trait=name), _outlook(campaign, draft, spec))


def _unhindered(campaign: Campaign, draft: CheckDraft, spec: CheckSpec) -> Iterator[SurgeFor]:
    """One's own Disadvantages, or a foe's Advantages, count for nothing."""
    if spec.disadvantage:
        command = Use(use="surge", by=draft.by, inputs={"benefit": "negate"})
        yield SurgeFor(command, tr("no Disadvantage"), _outlook(campaign, draft, replace(spec, disadvantage=0)))
    against = spec.against
    if draft.on and isinstance(against, AgainstPassive | AgainstOpposed) and against.advantage:
        command = Use(use="surge", by=draft.by, on=draft.on, inputs={"benefit": "negate-foe"})
        alone = replace(spec, against=replace(against, advantage=0))
        yield SurgeFor(command, tr("no Advantage for the foe"), _outlook(campaign, draft, alone))


def _outlook(campaign: Campaign, draft: CheckDraft, spec: CheckSpec) -> Outlook:
    return outlook_of(remembered_odds(with_plans(spec, planned(campaign, draft.by))))

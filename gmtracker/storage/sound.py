"""Mending what no honest table has, so that play goes on: ids that would be given out twice, flows no rule can read."""

from msgspec.structs import replace

from gmtracker import rulesets
from gmtracker.engine.campaign import Campaign, Procedure
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import number_of
from gmtracker.engine.quoting import quoted
from gmtracker.engine.rules import Rules
from gmtracker.engine.ruleset import Ruleset
from gmtracker.rulesets.missing import MissingRuleset
from gmtracker.storage.file_form import with_sheet
from gmtracker.words import tr

FLOW_DROPPED = tr("Something that was going on (“{kind}”) cannot be read and was dropped; all else is as it was.")

_NO_SENSE = (LookupError, ValueError, TypeError, AttributeError)
"""What rules raise for data that is not theirs."""


def with_free_ids(campaign: Campaign) -> Campaign:
    """The state with its counter past every id that is in use."""
    used = [
        *(character.id for character in campaign.characters),
        *(token.id for token in campaign.tokens),
        *(marker.id for marker in campaign.markers),
        *(procedure.id for procedure in campaign.procedures),
        *((campaign.encounter.id,) if campaign.encounter else ()),
    ]
    lowest = max(map(number_of, used), default=0) + 1
    return campaign if campaign.next_id >= lowest else replace(campaign, next_id=lowest)


def rules_of(campaign: Campaign) -> tuple[Ruleset, tuple[str, ...]]:
    """The campaign's game, or what stands in for one that is missing and a sentence that says so."""
    try:
        return rulesets.load(campaign.ruleset), ()
    except Refused as refusal:
        broken = refusal.sentence if isinstance(refusal, rulesets.Unusable) else ""
        missing = MissingRuleset(campaign.ruleset, campaign.sheet, broken)
        return missing, (missing.sentence,)


def without_broken_flows(campaign: Campaign, ruleset: Ruleset) -> tuple[Campaign, tuple[str, ...]]:
    """The state without those flows in progress that the game's rules stumble over, and a sentence for each."""
    in_its_words = with_sheet(campaign, ruleset.sheet())
    readable = tuple(p for p in campaign.procedures if _can_be_read(in_its_words, p, ruleset))
    dropped = tuple(FLOW_DROPPED.format(kind=quoted(p.kind)) for p in campaign.procedures if p not in readable)
    return (replace(campaign, procedures=readable) if dropped else campaign), dropped


def _can_be_read(campaign: Campaign, procedure: Procedure, ruleset: Ruleset) -> bool:
    alone = replace(campaign, procedures=(procedure,))
    try:
        rules = Rules(ruleset, alone)
        rules.flow()
        rules.open_check()
        rules.offers()
    except _NO_SENSE:
        return False
    return True

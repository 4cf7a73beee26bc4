"""What the window shows of checks: the odds of a draft, and the open check with the steps that can follow."""

from collections.abc import Iterator

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.checks import Bar, CheckDraft, FallenDie, Figure, OpenCheck, PanelOdds, as_it_fell, chance_of
from gmtracker.engine.commands import Use
from gmtracker.engine.dice import Die
from gmtracker.engine.ids import ProcedureId
from gmtracker.engine.offers import Offer
from gmtracker.rulesets.vagabond import hit_points, luck
from gmtracker.rulesets.vagabond.check_announce import BENEFITS, DAMAGE, SAVE, SPELL
from gmtracker.rulesets.vagabond.check_damage import amount_of, damage_told, victim_name
from gmtracker.rulesets.vagabond.check_flow import OUTCOME_WORDS, acting_name, asked, spent_notes
from gmtracker.rulesets.vagabond.check_form import set_up
from gmtracker.rulesets.vagabond.check_odds import roll_odds
from gmtracker.rulesets.vagabond.check_state import KIND, CheckFlow, counting, flow_of, result_of
from gmtracker.rulesets.vagabond.damage_dice import mean_of

OUTCOMES = {"crit": "Crit", "pass": "Pass", "fail": "Fail"}


def panel_odds(campaign: Campaign, draft: CheckDraft) -> PanelOdds | None:
    """The exact odds of a draft by outcome, with the Luck spent on it already; None where nobody rolls."""
    made = set_up(campaign, draft)
    if made.roll is None:
        return None
    odds = roll_odds(made.roll)
    bars = (
        Bar("Fail", "The check fails", False, chance_of(odds.failed)),
        Bar("Pass", "The check passes", True, chance_of(odds.passed)),
        Bar("Crit", "An unmodified 20", True, chance_of(odds.crit)),
    )
    figures = []
    if made.harm is not None:
        victim = campaign.find_character(draft.on)
        dice = hit_points.against(victim, made.harm.dice, made.harm.source) if victim else made.harm.dice
        mean = f"{float(mean_of(dice)):.2f}".rstrip("0").rstrip(".")
        figures.append(Figure("Mean damage", mean))
    return PanelOdds(chance_of(odds.success), bars, tuple(figures))


def open_check(campaign: Campaign) -> OpenCheck | None:
    """The check in progress: what it comes to as it stands, and what can follow."""
    procedure = campaign.procedure(KIND)
    if procedure is None:
        return None
    flow = flow_of(procedure)
    match procedure.stage:
        case "rolled":
            return _rolled(campaign, procedure.id, flow)
        case "hit":
            return _hit(campaign, procedure.id, flow)
        case "damage":
            return _damage(campaign, procedure.id, flow)
        case _:
            return _planned(campaign, procedure.id, flow)


def rerolls(campaign: Campaign, flow: CheckFlow, dice: tuple[Die, ...]) -> Iterator[Offer]:
    """Rolling one of the dice again for 1 Luck, one offer a die; none where the hero has no Luck."""
    if flow.by and luck.held(campaign, flow.by):
        for die in dice:
            if not die.ignored:
                inputs = {"die": die.role}
                yield Offer(
                    command=Use(use="roll-again", by=flow.by, inputs=inputs),
                    name=f"Roll the d{die.size} again",
                    effect=f"it shows {die.face}; for 1 Luck",
                )


def _planned(campaign: Campaign, own_id: ProcedureId, flow: CheckFlow) -> OpenCheck:
    step = Offer(command=Use(use="announce"), name="Do not roll it", effect="what was spent is gone")
    headline = f"{acting_name(campaign, flow)}: the next check"
    return OpenCheck(id=own_id, by=flow.by, headline=headline, notes=spent_notes(flow), steps=(step,))


def _rolled(campaign: Campaign, own_id: ProcedureId, flow: CheckFlow) -> OpenCheck:
    result = result_of(flow)
    return OpenCheck(
        id=own_id,
        by=flow.by,
        headline=_headline(campaign, flow),
        result=f"{result.total} against {flow.roll.difficulty}",
        outcome=OUTCOMES[result.outcome],
        success=result.success,
        critical="Natural 20" if result.outcome == "crit" else "",
        dice=_dice(campaign, flow),
        notes=spent_notes(flow),
        steps=(*_announcing(campaign, flow), *rerolls(campaign, flow, tuple(counting(flow).values()))),
    )


def _hit(campaign: Campaign, own_id: ProcedureId, flow: CheckFlow) -> OpenCheck:
    written = flow.harm.dice.written if flow.harm else ""
    extra = f" and {flow.extra} for the Crit" if flow.extra else ""
    roll = Offer(command=Use(use="roll-damage"), name="Roll the damage", effect=f"{written}{extra}")
    return _open_damage(campaign, own_id, flow, f"{victim_name(campaign, flow)} is hit", (roll,))


def _damage(campaign: Campaign, own_id: ProcedureId, flow: CheckFlow) -> OpenCheck:
    amount, victim = amount_of(flow), campaign.find_character(flow.victim)
    steps: list[Offer] = []
    if victim is not None and flow.harm is not None:
        loss = hit_points.taken(victim, amount, flow.harm.source, attack=flow.harm.attack)
        why = hit_points.why(victim, flow.harm.source, attack=flow.harm.attack)
        effect = f"{victim.name} loses {loss} HP, {why}" if why else f"{victim.name} loses {loss} HP"
        steps.append(Offer(command=Use(use="deal"), name="Deal it", effect=effect))
    if not flow.stops:
        steps += rerolls(campaign, flow, flow.damage)
    return _open_damage(campaign, own_id, flow, f"{amount} damage", tuple(steps), damage_told(flow))


def _open_damage(
    campaign: Campaign, own_id: ProcedureId, flow: CheckFlow, outcome: str, steps: tuple[Offer, ...], *notes: str
) -> OpenCheck:
    leave = Offer(command=Use(use="announce"), name="Leave the damage", effect="nobody loses HP")
    return OpenCheck(
        id=own_id,
        by=flow.by,
        headline=_headline(campaign, flow),
        result=f"{result_of(flow).total} against {flow.roll.difficulty}" if flow.dice else "",
        outcome=outcome,
        success=not flow.stops,
        dice=_dice(campaign, flow),
        notes=(*notes, *spent_notes(flow)),
        steps=(*steps, leave),
    )


def _announcing(campaign: Campaign, flow: CheckFlow) -> Iterator[Offer]:
    """Announce, or for a Crit: with its Luck, or with what the Luck is forgone for."""
    outcome = result_of(flow).outcome
    if outcome != "crit":
        yield Offer(command=Use(use="announce"), name="Announce", effect=OUTCOME_WORDS[outcome])
        return
    hero = campaign.find_character(flow.by)
    full = hero is not None and not luck.room(campaign, hero)
    gains = Offer(
        command=Use(use="announce"), name="Announce", effect="Luck is full already" if full else "gain 1 Luck"
    )
    words = {
        DAMAGE: ("More damage", f"+{flow.stat}, no Luck"),
        SPELL: ("The spell's own benefit", "no Luck"),
        SAVE: ("Unaffected, and an Action", "no Luck"),
    }
    yield gains
    for benefit in BENEFITS[flow.kind]:
        name, effect = words[benefit]
        yield Offer(command=Use(use="announce", inputs={"crit": benefit}), name=name, effect=effect)


def _headline(campaign: Campaign, flow: CheckFlow) -> str:
    against = f" against {campaign.name_of(flow.on)}" if flow.on and flow.on != flow.by else ""
    return f"{acting_name(campaign, flow)}: {flow.what}{against}"


def _dice(campaign: Campaign, flow: CheckFlow) -> tuple[FallenDie, ...]:
    names = {ask.role: ask.name for ask in asked(flow, acting_name(campaign, flow))}
    return tuple(
        as_it_fell(die, names.get(die.role.partition("~")[0], f"Damage d{die.size}"))
        for die in (*flow.dice, *flow.damage)
    )

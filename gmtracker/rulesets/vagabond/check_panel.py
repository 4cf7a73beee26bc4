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
from gmtracker.words import decimal, titled, tr

OUTCOMES = {
    "crit": "Crit",
    "pass": tr("Pass", "a check that succeeds"),
    "fail": tr("Fail", "a check that does not succeed"),
}


def panel_odds(campaign: Campaign, draft: CheckDraft) -> PanelOdds | None:
    """The exact odds of a draft by outcome, with the Luck spent on it already; None where nobody rolls."""
    made = set_up(campaign, draft)
    if made.roll is None:
        return None
    odds = roll_odds(made.roll)
    bars = (
        Bar(OUTCOMES["fail"], tr("The check fails"), False, chance_of(odds.failed)),
        Bar(OUTCOMES["pass"], tr("The check passes"), True, chance_of(odds.passed)),
        Bar(OUTCOMES["crit"], tr("An unmodified 20"), True, chance_of(odds.crit)),
    )
    figures = []
    if made.harm is not None:
        victim = campaign.find_character(draft.on)
        dice = hit_points.against(victim, made.harm.dice, made.harm.source) if victim else made.harm.dice
        mean = decimal(float(mean_of(dice)), 2).rstrip("0").rstrip(".,")
        figures.append(Figure(tr("Mean damage"), mean, brief=tr("Mean")))
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
                    name=tr("Roll the d{size} again", size=die.size),
                    effect=tr("it shows {face}; for 1 Luck", face=die.face),
                )


def _planned(campaign: Campaign, own_id: ProcedureId, flow: CheckFlow) -> OpenCheck:
    step = Offer(command=Use(use="announce"), name=tr("Do not roll it"), effect=tr("what was spent is gone"))
    headline = tr("{who}: the next check", who=acting_name(campaign, flow))
    return OpenCheck(id=own_id, by=flow.by, headline=headline, notes=spent_notes(flow), steps=(step,))


def _rolled(campaign: Campaign, own_id: ProcedureId, flow: CheckFlow) -> OpenCheck:
    result = result_of(flow)
    return OpenCheck(
        id=own_id,
        by=flow.by,
        headline=_headline(campaign, flow),
        result=_numbers(flow),
        outcome=OUTCOMES[result.outcome],
        success=result.success,
        critical=tr("Natural 20") if result.outcome == "crit" else "",
        dice=_dice(campaign, flow),
        notes=spent_notes(flow),
        steps=(*_announcing(campaign, flow), *rerolls(campaign, flow, tuple(counting(flow).values()))),
    )


def _hit(campaign: Campaign, own_id: ProcedureId, flow: CheckFlow) -> OpenCheck:
    written = flow.harm.dice.written if flow.harm else ""
    with_crit = tr("{dice} and {extra} for the Crit", dice=written, extra=flow.extra)
    effect = with_crit if flow.extra else written
    roll = Offer(command=Use(use="roll-damage"), name=tr("Roll the damage"), effect=effect)
    outcome = tr("{name} is hit", name=victim_name(campaign, flow)) if flow.victim else tr("The target is hit")
    return _open_damage(campaign, own_id, flow, outcome, (roll,))


def _damage(campaign: Campaign, own_id: ProcedureId, flow: CheckFlow) -> OpenCheck:
    amount, victim = amount_of(flow), campaign.find_character(flow.victim)
    steps: list[Offer] = []
    if victim is not None and flow.harm is not None:
        loss = hit_points.taken(victim, amount, flow.harm.source, attack=flow.harm.attack)
        why = hit_points.why(victim, flow.harm.source, attack=flow.harm.attack)
        said = tr("{name} loses {loss} HP, {why}") if why else tr("{name} loses {loss} HP")
        effect = tr(said, name=victim.name, loss=loss, why=why)
        steps.append(Offer(command=Use(use="deal"), name=tr("Deal it"), effect=effect))
    if not flow.stops:
        steps += rerolls(campaign, flow, flow.damage)
    return _open_damage(campaign, own_id, flow, tr("{amount} damage", amount=amount), tuple(steps), damage_told(flow))


def _open_damage(
    campaign: Campaign, own_id: ProcedureId, flow: CheckFlow, outcome: str, steps: tuple[Offer, ...], *notes: str
) -> OpenCheck:
    leave = Offer(command=Use(use="announce"), name=tr("Leave the damage"), effect=tr("nobody loses HP"))
    return OpenCheck(
        id=own_id,
        by=flow.by,
        headline=_headline(campaign, flow),
        result=_numbers(flow) if flow.dice else "",
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
        yield Offer(command=Use(use="announce"), name=tr("Announce"), effect=OUTCOME_WORDS[outcome])
        return
    hero = campaign.find_character(flow.by)
    full = hero is not None and not luck.room(campaign, hero)
    gains = Offer(
        command=Use(use="announce"),
        name=tr("Announce"),
        effect=tr("Luck is full already") if full else tr("gain 1 Luck"),
    )
    words = {
        DAMAGE: (tr("More damage"), tr("+{stat}, no Luck", stat=flow.stat)),
        SPELL: (tr("The spell's own benefit"), tr("no Luck")),
        SAVE: (tr("Unaffected, and an Action"), tr("no Luck")),
    }
    yield gains
    for benefit in BENEFITS[flow.kind]:
        name, effect = words[benefit]
        yield Offer(command=Use(use="announce", inputs={"crit": benefit}), name=name, effect=effect)


def _headline(campaign: Campaign, flow: CheckFlow) -> str:
    who = acting_name(campaign, flow)
    if flow.on and flow.on != flow.by:
        return tr("{who}: {what} against {whom}", who=who, what=flow.what, whom=campaign.name_of(flow.on))
    return titled(who, flow.what)


def _numbers(flow: CheckFlow) -> str:
    return tr("{total} against {dc}", total=result_of(flow).total, dc=flow.roll.difficulty)


def _dice(campaign: Campaign, flow: CheckFlow) -> tuple[FallenDie, ...]:
    names = {ask.role: ask.name for ask in asked(flow, acting_name(campaign, flow))}
    return tuple(
        as_it_fell(die, names.get(die.role.partition("~")[0], tr("Damage d{size}", size=die.size)))
        for die in (*flow.dice, *flow.damage)
    )

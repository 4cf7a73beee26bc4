"""What the window shows of tests: the odds of a draft, and the open test with the steps that can follow."""

from fractions import Fraction

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.checks import Bar, CheckDraft, FallenDie, Figure, OpenCheck, PanelOdds, as_it_fell, chance_of
from gmtracker.engine.commands import Use
from gmtracker.engine.ids import ProcedureId
from gmtracker.engine.offers import Offer
from gmtracker.engine.wording import number_said
from gmtracker.rulesets.torg_eternity import damage, possibilities
from gmtracker.rulesets.torg_eternity.check_flow import acting_name, bonus_dice
from gmtracker.rulesets.torg_eternity.check_form import DEFEAT, SOAK, set_up
from gmtracker.rulesets.torg_eternity.check_odds import UP, odds_of_keeping, remembered_odds
from gmtracker.rulesets.torg_eternity.check_roll import EXTRA_NAMES, name_of, read_roll
from gmtracker.rulesets.torg_eternity.check_rows import EFFECTS
from gmtracker.rulesets.torg_eternity.check_rules import FAILURE, LEVEL_WORDS, LEVELS_SAID
from gmtracker.rulesets.torg_eternity.check_state import KIND, CheckFlow, Harm, flow_of, hurt_character
from gmtracker.rulesets.torg_eternity.use_sheet import CARD_NAMES
from gmtracker.words import titled, tr

BAR_LABELS = (tr("Fail", "a short label of a bar"), "Std", "Good", "Out")


def panel_odds(campaign: Campaign, draft: CheckDraft) -> PanelOdds | None:
    """The exact odds of a draft by success level; None where it cannot be rolled."""
    made = set_up(campaign, draft)
    if made.refusal:
        return None
    odds = remembered_odds(made.spec, made.extras)
    bars = tuple(
        Bar(label, words, level > FAILURE, chance_of(chance))
        for level, (label, words, chance) in enumerate(zip(BAR_LABELS, LEVEL_WORDS, odds.levels, strict=True))
    )
    return PanelOdds(chance_of(odds.success), bars, (Figure("Mishap", chance_of(odds.mishap).says),))


def open_check(campaign: Campaign) -> OpenCheck | None:
    """The test in progress: what it comes to as it stands, and what can follow."""
    procedure = campaign.procedure(KIND)
    if procedure is None:
        return None
    flow = flow_of(procedure)
    match procedure.stage:
        case "first":
            return _first(campaign, procedure.id, flow)
        case "rolled":
            return _rolled(campaign, procedure.id, flow)
        case "hit":
            return _hit(campaign, procedure.id, flow)
        case "harm":
            return _harm(campaign, procedure.id, flow)
        case _:
            return _defeat(campaign, procedure.id, flow)


def _first(campaign: Campaign, own_id: ProcedureId, flow: CheckFlow) -> OpenCheck:
    """A Favored first die lies; the better of the two choices is offered first."""
    face, extras = flow.dice[0].face, flow.planned
    keeping = odds_of_keeping(flow.spec(), face, extras).success
    again = remembered_odds(replace(flow.spec(), favored=False), extras).success
    keep = Offer(command=Use(use="keep"), name=tr("Keep it"), effect=_to_succeed(keeping))
    roll = Offer(command=Use(use="roll-again"), name=tr("Roll again"), effect=_to_succeed(again))
    return OpenCheck(
        id=own_id,
        by=flow.by,
        headline=_headline(campaign, flow),
        result=tr("First die {face}", face=face),
        outcome=tr("Keep it, or roll it again"),
        dice=_dice(flow),
        notes=tuple(titled(step.name, step.effect) for step in (keep, roll)),
        steps=(roll, keep) if again > keeping else (keep, roll),
    )


def _to_succeed(chance: Fraction) -> str:
    return tr("{chance} to succeed", chance=chance_of(chance).says)


def _rolled(campaign: Campaign, own_id: ProcedureId, flow: CheckFlow) -> OpenCheck:
    result = read_roll(flow.spec(), flow.dice)
    return OpenCheck(
        id=own_id,
        by=flow.by,
        headline=_headline(campaign, flow),
        result=_numbers(flow),
        outcome=LEVEL_WORDS[result.level],
        success=result.success,
        critical="Mishap" if result.mishap else "",
        dice=_dice(flow),
        notes=_notes(flow),
        steps=tuple(_steps(campaign, flow)),
    )


def _hit(campaign: Campaign, own_id: ProcedureId, flow: CheckFlow) -> OpenCheck:
    dice = bonus_dice(flow)
    one = dice == 1
    effect = tr("one bonus die") if one else tr("{n} bonus dice", n=dice)
    return OpenCheck(
        id=own_id,
        by=flow.by,
        headline=_headline(campaign, flow),
        result=_numbers(flow),
        outcome=tr("A hit, with one bonus die") if one else tr("A hit, with {n} bonus dice", n=dice),
        success=True,
        dice=_dice(flow),
        steps=(
            Offer(command=Use(use="bonus-dice"), name=tr("Roll the damage"), effect=effect),
            Offer(command=Use(use="announce"), name=tr("Leave the damage"), effect=tr("nothing is marked")),
        ),
    )


def _harm(campaign: Campaign, own_id: ProcedureId, flow: CheckFlow) -> OpenCheck:
    """Damage waits to be taken; where it can be soaked, the Reality test is set up next."""
    hurt, hurt_words = hurt_character(flow), damage.hurt_words(damage.waiting(flow))
    name, found = campaign.name_of(hurt), campaign.find_character(hurt)
    soaks = found is not None and not damage.why_no_soak(found) and bool(possibilities.at_hand(campaign, found))
    harm = flow.harm or Harm(0, 0)
    return OpenCheck(
        id=own_id,
        by=hurt,
        headline=tr("Damage to {name}", name=name),
        result=tr("Damage {n}", n=harm.damage),
        outcome=tr("{harm} for {name}", harm=hurt_words, name=name),
        notes=(tr("Against Toughness {n}", n=harm.toughness),),
        steps=(
            Offer(command=Use(use="take-damage", by=hurt), name=tr("Take the damage"), effect=hurt_words),
            Offer(
                command=Use(use="take-damage", by=hurt, inputs={"how": damage.NONE}),
                name=tr("No harm"),
                effect=tr("nothing is marked"),
            ),
        ),
        draft=CheckDraft(hurt).with_value("kind", SOAK) if soaks else None,
    )


def _defeat(campaign: Campaign, own_id: ProcedureId, flow: CheckFlow) -> OpenCheck:
    name = acting_name(campaign, flow)
    return OpenCheck(
        id=own_id,
        by=flow.by,
        headline=tr("{name}: defeat test", name=name),
        result=tr("More Wounds than the limit"),
        outcome=tr("{name}: a defeat test is due", name=name),
        steps=(
            Offer(command=Use(use="give-in"), name="Defeated", effect=tr("out of the fight, without a test")),
            Offer(command=Use(use="announce"), name=tr("Leave it"), effect=tr("no test is made")),
        ),
        draft=CheckDraft(flow.by).with_value("kind", DEFEAT),
    )


def _steps(campaign: Campaign, flow: CheckFlow) -> list[Offer]:
    """Announce first; then what can still be added without a token."""
    result = read_roll(flow.spec(), flow.dice)
    says = LEVELS_SAID[result.level]
    steps = [Offer(command=Use(use="announce"), name=tr("Announce"), effect=says)]
    if result.natural == 1:
        return steps
    acting = campaign.find_character(flow.by)
    if UP not in flow.spent:
        steps.append(Offer(command=Use(use=UP, by=flow.by), name=EXTRA_NAMES[UP], effect=EFFECTS[UP]))
    if acting is not None and acting.side == "heroes":
        steps += [
            Offer(command=Use(use="card", by=flow.by, inputs={"card": card}), name=name, effect=EFFECTS[card])
            for card, name in CARD_NAMES.items()
            if card not in flow.spent
        ]
    return steps


def _headline(campaign: Campaign, flow: CheckFlow) -> str:
    who = acting_name(campaign, flow)
    if flow.on:
        return tr("{name}: {check} against {target}", name=who, check=flow.what, target=campaign.name_of(flow.on))
    return titled(who, flow.what)


def _numbers(flow: CheckFlow) -> str:
    result = read_roll(flow.spec(), flow.dice)
    return tr("{total} against {target}", total=number_said(result.total), target=number_said(flow.spec().dn))


def _notes(flow: CheckFlow) -> tuple[str, ...]:
    """The die total, what a natural 1 or a Mishap means, and whose call it is to try again (seed 002)."""
    result = read_roll(flow.spec(), flow.dice)
    notes = [tr("Die total {n}", n=result.die_total)]
    if result.natural == 1:
        notes.append(tr("A natural 1 always fails"))
    if result.mishap:
        notes.append(tr("All that it brings happens"))
    if not result.success and flow.purpose == "test":
        notes.append(tr("A retry is the GM's call"))
    return tuple(notes)


def _dice(flow: CheckFlow) -> tuple[FallenDie, ...]:
    return tuple(as_it_fell(die, name_of(die.role)) for die in flow.dice)

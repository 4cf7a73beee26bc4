"""The view of checks for the window: the odds of a draft, the open check with its next steps, and the token rows.

The "and with …" rows show the exact effect of 1 Luck on a check: Favor before the roll, a reroll of one die after it.
"""

from collections.abc import Iterator
from fractions import Fraction

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character, Token
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.procedure import acting_name, acting_owner
from gmtracker.engine.check.shown import (
    NO_NUMBERS,
    Bar,
    CheckRow,
    Figure,
    Numbers,
    PanelOdds,
    ShownDie,
    make_chance,
    shown_die,
)
from gmtracker.engine.check.spends import Spend, offers_of, rows_of
from gmtracker.engine.check.stages import StageView, StageViews, announce_offer
from gmtracker.engine.commands import Use
from gmtracker.engine.dice import Die, DieRequest
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.engine.offers import Offer, Try
from gmtracker.engine.phrases import number_text, sum_text
from gmtracker.i18n import format_decimal, join_parts, labeled, tr
from gmtracker.rulesets.vagabond import group_saves, hit_points, luck
from gmtracker.rulesets.vagabond.check_flow import (
    DAMAGE,
    SAVE,
    SPELL,
    crit_benefits,
    damage_amount,
    damage_text,
    dice_requests,
    find_victims,
    spent_notes,
    victim_damage_amount,
    victims_text,
)
from gmtracker.rulesets.vagabond.check_flow import LUCK as LUCK_GAINED
from gmtracker.rulesets.vagabond.check_form import KINDS, due_damage_draft, prepared_check
from gmtracker.rulesets.vagabond.check_odds import ALL_D6, ALL_D20, CheckOdds, Outcome, roll_odds
from gmtracker.rulesets.vagabond.check_state import (
    CHECKS,
    D20_ROLE,
    KIND,
    OUTCOME_WORDS,
    CheckState,
    Harm,
    Stage,
    counting,
    result_of,
    state_of,
)
from gmtracker.rulesets.vagabond.damage_dice import DamageDice, mean_damage, mean_damage_after_armor
from gmtracker.rulesets.vagabond.sheet import GAME, LUCK
from gmtracker.rulesets.vagabond.traits import armor_of, is_immune, is_weak

OUTCOMES = {
    "crit": "Crit",
    "pass": tr("Pass", "a check that succeeds"),
    "fail": tr("Fail", "a check that does not succeed"),
}


def panel_odds(campaign: Campaign, draft: CheckDraft) -> PanelOdds | None:
    """Return the exact odds of a draft by outcome, with the Luck already spent. None if no one rolls."""
    made = prepared_check(campaign, draft)
    if made.roll is None:
        return None
    odds = roll_odds(made.roll)
    bars = (
        Bar(OUTCOMES["fail"], tr("The check fails"), False, make_chance(odds.failed)),
        Bar(OUTCOMES["pass"], tr("The check passes"), True, make_chance(odds.passed)),
        Bar(OUTCOMES["crit"], tr("An unmodified 20"), True, make_chance(odds.crit)),
    )
    figures = () if made.harm is None else (_damage_figure(made.harm, made.victim, made.other_victims),)
    return PanelOdds(make_chance(odds.success), bars, figures, KINDS[made.kind].chance)


def _damage_figure(harm: Harm, victim: Character | None, others: tuple[Character, ...]) -> Figure:
    """Return the expected damage, separately for victims with different values: "Ogre: 5.2, 3 × 7"."""
    of_each: dict[str, list[str]] = {}
    for one in (victim, *others):
        mean = format_decimal(float(_mean_damage(harm, one)), 2).rstrip("0").rstrip(".,")
        of_each.setdefault(mean, []).append(one.name if one is not None else "")
    means = [
        labeled(names[0], mean) if len(names) == 1 else f"{len(names)} × {mean}" for mean, names in of_each.items()
    ]
    said = ", ".join(means) if len(means) > 1 else next(iter(of_each))
    return Figure(tr("Average damage"), tr("{mean} damage per hit on average", mean=said))


def _mean_damage(harm: Harm, victim: Character | None) -> Fraction:
    """Return the expected damage. If the victim is known, Armor, Immune and Weak are counted (seed 003, Armor)."""
    if victim is None:
        return mean_damage(harm.dice)
    if is_weak(victim, harm.source):
        return mean_damage(harm.dice.add_die())
    if is_immune(victim, harm.source):
        return Fraction(0)
    return mean_damage_after_armor(harm.dice, armor_of(victim) if harm.attack else 0)


def rerolls(campaign: Campaign, state: CheckState, dice: tuple[Die, ...]) -> Iterator[Offer]:
    """Yield an offer for each die that can be rerolled for 1 Luck. None if the hero has no Luck."""
    if state.by and luck.held_luck(campaign, state.by):
        for die in dice:
            if not die.ignored:
                inputs = {"die": die.role}
                yield Offer(
                    command=Use(use="roll-again", by=state.by, inputs=inputs),
                    name=tr("Reroll the d{size} ({face})", size=die.size, face=die.face),
                    effect=tr("costs 1 Luck"),
                )


def _show_planned(campaign: Campaign, state: CheckState) -> StageView:
    return StageView(
        headline=tr("{who}: next check", who=acting_name(campaign, state)),
        notes=spent_notes(state),
        steps=(announce_offer(tr("Don't roll"), tr("the Luck is kept for the next check")),),
    )


def _show_rolled(campaign: Campaign, state: CheckState) -> StageView:
    result = result_of(state)
    return StageView(
        outcome=OUTCOMES[result.outcome],
        success=result.success,
        critical=tr("Natural 20") if result.outcome == "crit" else "",
        notes=(
            *(group_saves.save_text(campaign, save) for save in state.saves),
            *spent_notes(state),
            *_missing_luck(campaign, state, result.outcome),
        ),
        steps=tuple(_steps(campaign, state)),
    )


def _show_hit(campaign: Campaign, state: CheckState) -> StageView:
    outcome = tr("{name} is hit", name=victims_text(campaign, state)) if state.victim else tr("The target is hit")
    if state.others:
        outcome = tr("{names} are hit", names=victims_text(campaign, state))
    if state.harm is None:
        extra = (tr("{extra} for the Crit", extra=state.extra),) if state.extra else ()
        due = _open_damage(state, outcome, (_skip_damage(),), *extra)
        return replace(due, draft=due_damage_draft(state.by, state.victim))
    effect = _damage_to_roll(state)
    roll = Offer(command=Use(use="roll-damage"), name=tr("Roll the damage"), effect=effect)
    return _open_damage(state, outcome, (roll, _skip_damage()))


def _damage_to_roll(state: CheckState) -> str:
    """Return the damage to roll, with the extra of a Crit: "d8 and 5 for the Crit"."""
    dice = state.harm.dice if state.harm else DamageDice()
    if not state.extra:
        return dice.text
    if dice == DamageDice():
        return tr("{extra} for the Crit", extra=state.extra)
    return tr("{dice} plus {extra} for the Crit", dice=dice.text, extra=state.extra)


def _show_damage(campaign: Campaign, state: CheckState) -> StageView:
    amount, harm = damage_amount(state), state.harm
    steps: list[Offer] = []
    has_target = campaign.find_character(state.victim) is not None
    if has_target and harm is not None:
        effect = join_parts(_loss_said(state, harm, victim) for victim in find_victims(campaign, state))
        steps.append(Offer(command=Use(use="deal"), name=tr("Apply damage"), effect=effect))
    if not has_target:
        steps.append(announce_offer(tr("Finish"), tr("no target, so no HP changes")))
    if not state.stops:
        steps += rerolls(campaign, state, state.damage)
    if has_target:
        steps.append(_skip_damage())
    rolled = (tr("Rolled {damage}", damage=damage_text(state)),) if state.damage else ()
    return _open_damage(state, tr("{amount} damage", amount=amount), tuple(steps), *rolled)


def _loss_said(state: CheckState, harm: Harm, victim: Character) -> str:
    """Return the loss of a victim as text: "Ogre loses 7 HP, Armor 2"."""
    loss = hit_points.hp_loss(victim, victim_damage_amount(state, victim), harm.source, attack=harm.attack)
    why = hit_points.damage_change_text(victim, harm.source, attack=harm.attack)
    return tr(
        "{name} loses {loss} HP, {why}" if why else "{name} loses {loss} HP", name=victim.name, loss=loss, why=why
    )


def _open_damage(state: CheckState, outcome: str, steps: tuple[Offer, ...], *notes: str) -> StageView:
    return StageView(
        outcome=outcome,
        success=not state.stops,
        notes=(*notes, *spent_notes(state)),
        steps=steps,
    )


def _skip_damage() -> Offer:
    return announce_offer(tr("Skip damage"), tr("no one loses HP"))


def _steps(campaign: Campaign, state: CheckState) -> Iterator[Offer]:
    """Yield the next steps: announce, or reroll a die. For a Crit: its Luck, or a benefit instead (seed 003, Crits)."""
    outcome = result_of(state).outcome
    if outcome != "crit":
        yield announce_offer(tr("Announce"), OUTCOME_WORDS[outcome])
        yield from rerolls(campaign, state, tuple(counting(state).values()))
        return
    hero = campaign.find_character(state.by)
    full = hero is not None and luck.is_full(campaign, hero)
    words = {
        LUCK_GAINED: ("+1 Luck", tr("gain 1 Luck")),
        DAMAGE: (tr("+{stat} damage", stat=state.stat), tr("no Luck")),
        SPELL: (tr("The spell's own benefit"), tr("no Luck")),
        SAVE: (tr("Unaffected"), tr("with a free Action, no Luck")),
    }
    gives = crit_benefits(campaign, state)
    if hero is not None and full and gives == (LUCK_GAINED,):
        yield announce_offer(tr("Announce"), tr("Luck is already full"))
        return
    for benefit in gives:
        name, effect = words[benefit]
        why = tr("{name}'s Luck is already full.", name=hero.name) if hero and full and benefit == LUCK_GAINED else ""
        yield Offer(command=Use(use="announce", inputs={"crit": benefit}), name=name, effect=effect, refusal=why)


def _missing_luck(campaign: Campaign, state: CheckState, outcome: Outcome) -> Iterator[str]:
    """Return a note that a Crit gives no Luck because it is full."""
    hero = campaign.find_character(state.by)
    if outcome == "crit" and hero is not None and luck.is_full(campaign, hero):
        yield tr("Luck is already full")


def _headline_text(campaign: Campaign, state: CheckState) -> str:
    who = acting_name(campaign, state)
    if state.on and state.on != state.by:
        whom = campaign.character_name(state.on) if state.stops else victims_text(campaign, state)
        return tr("{who}: {what} against {whom}", who=who, what=state.what, whom=whom)
    return labeled(who, state.what)


def _numbers(_campaign: Campaign, state: CheckState) -> Numbers:
    if not state.dice:
        return NO_NUMBERS
    result = result_of(state)
    adds_up = sum_text(result.natural, result.total - result.natural)
    return Numbers(number_text(result.total), number_text(state.roll.difficulty), (adds_up,) if adds_up else ())


def _show_dice(campaign: Campaign, state: CheckState) -> Iterator[ShownDie]:
    known = {request.role: request for request in dice_requests(state, acting_owner(campaign, state))}
    known |= {request.role: request for request in group_saves.requests(campaign, state.saves)}
    saves = (die for save in state.saves for die in save.dice)
    return (_shown(die, known.get(die.role.partition("~")[0])) for die in (*state.dice, *saves, *state.damage))


def _shown(die: Die, asked: DieRequest | None) -> ShownDie:
    """Return a die to show: under its own role as requested, or as a die of damage."""
    as_asked = replace(asked, role=die.role) if asked else None
    return shown_die(die, tr("Damage d{size}", size=die.size), asked=as_asked)


open_check = StageViews(
    CHECKS,
    Stage,
    {"planned": _show_planned, "rolled": _show_rolled, "hit": _show_hit, "damage": _show_damage},
    numbers=_numbers,
    dice=_show_dice,
    headline=_headline_text,
).open_check


def check_rows(campaign: Campaign, draft: CheckDraft, refused: Try) -> tuple[CheckRow, ...]:
    """Return the rows for the open check, or else for the draft, the best first.

    A row that can't change anything is left out: a fail that no reroll can turn into a pass, or any reroll of a Crit.
    Rerolling a die of a pass can lose it, and the row says so.
    """
    outcome = _outcome_so_far(campaign)
    spends = _list_spends(campaign, draft) if outcome != "crit" else ()
    return rows_of(
        [
            replace(spend, success_text=_makes(spend.success, outcome))
            for spend in spends
            if outcome != "fail" or spend.success
        ],
        refused,
    )


def offers_for(campaign: Campaign, draft: CheckDraft, tokens: tuple[Token, ...], refused: Try) -> tuple[Offer, ...]:
    """Return the uses of a dropped Luck for the check, each with the resulting chance."""
    if tokens[0].kind != LUCK:
        raise Refused("That has no effect on this check.")
    holder, roller = tokens[0].place.key, _roller(campaign, draft)
    if roller not in (NOBODY, holder):
        raise Refused(
            "You can spend Luck only on your own rolls. This roll is {name}'s.", name=campaign.character_name(roller)
        )
    spends = (spend for spend in _list_spends(campaign, draft) if spend.command.by == holder)
    return offers_of([spend.with_tokens(tokens).with_chance() for spend in spends], refused)


def _roller(campaign: Campaign, draft: CheckDraft) -> CharacterId:
    """Return the roller of the open check or of the draft. None if no one is to roll."""
    procedure = campaign.procedure(KIND)
    if procedure is not None and procedure.stage != "planned":
        return state_of(procedure).by if procedure.stage == "rolled" else NOBODY
    roller = prepared_check(campaign, draft).roller
    return roller.id if roller is not None else NOBODY


def _list_spends(campaign: Campaign, draft: CheckDraft) -> Iterator[Spend]:
    procedure = campaign.procedure(KIND)
    if procedure is not None and procedure.stage != "planned":
        if procedure.stage == "rolled":
            yield from _after_the_roll(campaign, state_of(procedure))
        return
    made = prepared_check(campaign, draft)
    if made.roll is None or made.roller is None:
        return
    as_it_is, favored = roll_odds(made.roll), roll_odds(made.roll.favored())
    effect = "+d6" if made.roll.swing >= 0 else tr("one Hinder fewer")
    if favored != as_it_is:
        yield from _spend(campaign, favored, Use(use="favor", by=made.roller.id), "Favor", effect)


def _after_the_roll(campaign: Campaign, state: CheckState) -> Iterator[Spend]:
    """Yield a spend for rerolling each die that counts while the other stays."""
    dice = counting(state)
    faces = {role: (die.face,) for role, die in dice.items()}
    for role, die in dice.items():
        d20s = ALL_D20 if role == D20_ROLE else faces[D20_ROLE]
        d6s = next((ALL_D6 if other == role else faces[other] for other in dice if other != D20_ROLE), (0,))
        command = Use(use="roll-again", by=state.by, inputs={"die": die.role})
        effect = tr("the d{size} showing {face}", size=die.size, face=die.face)
        yield from _spend(campaign, roll_odds(state.roll, d20s, d6s), command, tr("Reroll"), effect)


def _spend(campaign: Campaign, odds: CheckOdds, command: Use, name: str, effect: str) -> Iterator[Spend]:
    """Yield the spend of the hero's first Luck. None if the hero has no Luck."""
    tokens = luck.held_luck(campaign, command.by) if command.by else ()
    if tokens:
        yield Spend(
            command=command,
            name=name,
            effect=effect,
            success=odds.success,
            mean=odds.mean_margin,
            unit=tr("over the Difficulty"),
            what="Luck",
            count=len(tokens),
            sign=GAME.token_kind(LUCK).sign,
        ).with_tokens(tokens[:1])


def _makes(success: Fraction, outcome: Outcome | None) -> str:
    """Return the chance before the roll. After it, return the chance of a pass, or of another one if it has passed."""
    chance = make_chance(success).message
    if outcome is None:
        return chance
    return tr("{chance} to pass again" if outcome == "pass" else "{chance} chance of success", chance=chance)


def _outcome_so_far(campaign: Campaign) -> Outcome | None:
    """Return the outcome of the rolled, unannounced check. None if there is none."""
    procedure = campaign.procedure(KIND)
    if procedure is None or procedure.stage != "rolled":
        return None
    return result_of(state_of(procedure)).outcome

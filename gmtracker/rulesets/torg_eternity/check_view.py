"""The view of tests for the window: the odds of a draft, the open test with its next steps, and the token rows.

The "and with …" rows show the exact effect of a Possibility, Up or a card on a test. Before the roll, a row rolls the
test with it: it is spent only if the first die is not a natural 1.
"""

from collections.abc import Iterator
from fractions import Fraction

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign, Character, Place, Token
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.check.procedure import acting_name, outcome_word
from gmtracker.engine.check.shown import (
    Bar,
    Chart,
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
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.offers import Offer, Try
from gmtracker.engine.phrases import number_text, signed_text, sum_text
from gmtracker.i18n import format_decimal, labeled, tr
from gmtracker.rulesets.torg_eternity import damage, possibilities
from gmtracker.rulesets.torg_eternity.bonus_chart import bonus_chart
from gmtracker.rulesets.torg_eternity.check_flow import bonus_dice
from gmtracker.rulesets.torg_eternity.check_form import KINDS, PreparedCheck, prepared_check
from gmtracker.rulesets.torg_eternity.check_odds import (
    UP,
    CheckOdds,
    cached_odds,
    odds_of_adding,
    odds_of_keeping,
    odds_of_rolling_again,
)
from gmtracker.rulesets.torg_eternity.check_rules import D6, FAILURE, LEVEL_WORDS, LEVELS_SAID, bonus_die
from gmtracker.rulesets.torg_eternity.check_state import (
    CHECKS,
    EXTRA_NAMES,
    KIND,
    CheckState,
    Harm,
    Stage,
    at_stage,
    chain_value,
    chains,
    die_name,
    hurt_character,
    read_roll,
    state_of,
)
from gmtracker.rulesets.torg_eternity.sheet import CARD_NAMES, GAME, MISHAPS, POSSIBILITY

EFFECTS = {UP: tr("adds a d20"), **dict.fromkeys((POSSIBILITY, *CARD_NAMES), tr("adds a d20, at least 10"))}

Purse = tuple[TokenId, ...]
"""The Possibility to spend, or the dropped ones. Empty if there is none."""


def check_rows(campaign: Campaign, draft: CheckDraft, refused: Try) -> tuple[CheckRow, ...]:
    """Return the rows for the open test, or else for the draft, the best first."""
    return rows_of(_spends(campaign, draft), refused)


def offers_for(campaign: Campaign, draft: CheckDraft, tokens: tuple[Token, ...], refused: Try) -> tuple[Offer, ...]:
    """Return the uses of dropped Possibilities for the open test or the draft, each with the resulting chance."""
    if len(tokens) > 1:
        raise Refused("Spend Possibilities one at a time.")
    spends = [
        replace(spend, command=_by_holder(campaign, spend.command, tokens[0].place)).with_chance()
        for spend in _spends(campaign, draft, tokens)
        if spend.command.tokens
    ]
    if not spends:
        raise Refused.translated(_why_none(campaign) or tr("There is no test to spend a Possibility on."))
    return offers_of(spends, refused)


def soak_draft(hurt: Character) -> CheckDraft:
    """Return the draft for soaking this character's pending damage."""
    return CheckDraft(hurt.id).with_value("kind", "soak")


def _why_none(campaign: Campaign) -> str:
    """Return why the pending damage can't be soaked, as a sentence. Empty if it can, or if there is none."""
    found = at_stage(campaign, "harm")
    hurt = campaign.find_character(hurt_character(found[1])) if found else None
    return damage.why_no_soak(hurt) if hurt is not None else ""


def _by_holder(campaign: Campaign, command: Use, place: Place) -> Use:
    """Return the command for the Possibility's holder. Raises Refused if it would roll another character's test."""
    if command.use == POSSIBILITY and place.kind == "character":
        return replace(command, by=CharacterId(place.key))
    if place != possibilities.purse_of(campaign.character(command.by)):
        raise Refused.translated(possibilities.not_own_text(campaign, place, campaign.character_name(command.by)))
    return command


def _spends(campaign: Campaign, draft: CheckDraft, tokens: tuple[Token, ...] = ()) -> Iterator[Spend]:
    """Yield a spend for each kind of die that can be added to the current test. With ``tokens``, only those are used.

    While a step is open, only the test it waits for has spends. Any other test would drop that step.
    """
    rolled = at_stage(campaign, "rolled")
    made = None if rolled else prepared_check(campaign, draft)
    if made is not None and not _goes_on(campaign, draft, made.kind):
        return
    acting = campaign.find_character(rolled[1].by if rolled else draft.by)
    if acting is None:
        return
    there = tokens or possibilities.available_possibilities(campaign, acting)
    purse = tuple(token.id for token in (there if tokens else there[:1]))
    if rolled is not None:
        yield from _after(acting, rolled[1], purse, len(there))
    elif made is not None and made.form.command is not None:
        yield from _before(acting, made, made.form.command, purse, len(there))


def _goes_on(campaign: Campaign, draft: CheckDraft, kind: str) -> bool:
    """Whether rolling the draft continues the open step, a soak or a due defeat test. True if no step is open."""
    procedure = campaign.procedure(KIND)
    if procedure is None:
        return True
    waits_for = {"harm": "soak", "defeat": "defeat"}.get(procedure.stage)
    return kind == waits_for and hurt_character(state_of(procedure)) == draft.by


def _after(acting: Character, state: CheckState, purse: Purse, number: int) -> Iterator[Spend]:
    """Yield the spends for dice that can be added to a rolled test."""
    spec, result = state.spec(), read_roll(state.spec(), state.dice)
    for kind in _kinds(acting, purse):
        inputs = {"card": kind} if kind in CARD_NAMES else {}
        use = "card" if kind in CARD_NAMES else kind
        tokens = purse if kind == POSSIBILITY else ()
        odds = odds_of_adding(spec, result.natural, result.die_total, (kind,), mishap=result.mishap)
        spend = _spend(odds, Use(use=use, by=acting.id, tokens=tokens, inputs=inputs), kind, number)
        yield replace(spend, success_text=_level_reached(odds))


def _before(acting: Character, made: PreparedCheck, command: Use, purse: Purse, number: int) -> Iterator[Spend]:
    """Yield the spends for dice that a test can be rolled with. A soak always needs a Possibility."""
    if made.kind == "soak":
        if purse:
            yield _spend(cached_odds(made.spec, made.extras), replace(command, tokens=purse), "soak", number)
        return
    for kind in _kinds(acting, purse):
        if kind not in made.extras:
            extras, tokens = (*made.extras, kind), purse if kind == POSSIBILITY else ()
            rolling = replace(command, tokens=tokens, inputs={**command.inputs, "with": list(extras)})
            yield _spend(cached_odds(made.spec, extras), rolling, kind, number)


def _kinds(acting: Character, purse: Purse) -> tuple[str, ...]:
    """Return the kinds of dice that a character can add. Only Storm Knights hold cards."""
    own = (POSSIBILITY,) if purse else ()
    return (*own, UP, *CARD_NAMES) if acting.side == "heroes" else (*own, UP)


def _spend(odds: CheckOdds, command: Use, kind: str, number: int) -> Spend:
    """Return the spend of one of ``number`` Possibilities, or of a die that costs no token."""
    is_soak = kind == "soak"
    return Spend(
        command=command,
        name=GAME.use("soak").name if is_soak else EXTRA_NAMES[kind],
        effect=tr("a Reality test") if is_soak else EFFECTS[kind],
        success=odds.success,
        mean=odds.mean_level,
        mean_as_text=level_text(odds.mean_level),
        unit=tr("levels"),
        what=tr("a Possibility") if is_soak else "",
        count=number if command.tokens else 1,
        sign=GAME.token_kind(POSSIBILITY).sign if command.tokens else "none",
    )


def _level_reached(odds: CheckOdds) -> str:
    """Return what a rolled test results in: the chance of success, or the level and the chance of a better one."""
    if odds.success < 1:
        return tr("{chance} chance of success", chance=make_chance(odds.success).message)
    _, standard, good, outstanding = odds.levels
    if 1 in odds.levels:
        return LEVEL_WORDS[odds.levels.index(Fraction(1))]
    if standard:
        return tr("Standard, {chance} Good or better", chance=make_chance(good + outstanding).message)
    return tr("Good, {chance} Outstanding", chance=make_chance(outstanding).message)


def level_text(mean: Fraction) -> str:
    """Return a mean success level as text: "1.4". 0 is a failure, 3 Outstanding."""
    return format_decimal(float(mean), 2).rstrip("0").rstrip(".,")


BAR_LABELS = (tr("Fail", "a short label of a bar"), "Std", "Good", "Out")


def panel_odds(campaign: Campaign, draft: CheckDraft) -> PanelOdds | None:
    """Return the exact odds of a draft by success level. None if it can't be rolled."""
    made = prepared_check(campaign, draft)
    if made.form.refusal:
        return None
    odds = cached_odds(made.spec, made.extras)
    bars = tuple(
        Bar(label, words, level > FAILURE, make_chance(chance))
        for level, (label, words, chance) in enumerate(zip(BAR_LABELS, LEVEL_WORDS, odds.levels, strict=True))
    )
    mishap = Figure("Mishap", tr("{chance} Mishap", chance=make_chance(odds.mishap).message))
    return PanelOdds(make_chance(odds.success), bars, (mishap,), KINDS[made.kind].chance)


def _first(_campaign: Campaign, state: CheckState) -> StageView:
    """Return the view after a Favored first die is rolled. The better choice comes first."""
    face, extras = state.dice[0].face, state.planned
    keeping = odds_of_keeping(state.spec(), face, extras).success
    again = odds_of_rolling_again(state.spec(), extras).success
    keep = Offer(command=Use(use="keep"), name=tr("Keep it"), effect=_success_chance_text(keeping))
    roll = Offer(command=Use(use="roll-again"), name=tr("Reroll"), effect=_success_chance_text(again))
    return StageView(
        numbers=Numbers(number_text(face), sums=(tr("First die {face}", face=face),)),
        outcome=tr("Keep or reroll?"),
        notes=tuple(labeled(step.name, step.effect) for step in (keep, roll)),
        steps=(roll, keep) if again > keeping else (keep, roll),
    )


def _success_chance_text(chance: Fraction) -> str:
    return tr("{chance} chance of success", chance=make_chance(chance).message)


def _show_rolled(campaign: Campaign, state: CheckState) -> StageView:
    result, is_attack = read_roll(state.spec(), state.dice), state.purpose == "attack"
    return StageView(
        outcome=outcome_word("attack", success=result.success) if is_attack else LEVEL_WORDS[result.level],
        degree=LEVELS_SAID[result.level] if is_attack and result.success else "",
        success=result.success,
        critical="Mishap" if result.mishap else "",
        notes=tuple(_notes(campaign, state)),
        steps=tuple(_steps(campaign, state)),
        chart=_chart(result.die_total),
    )


def _chart(die_total: int) -> Chart:
    """Return the Bonus Chart with the line of this die total lit.

    Source: seed 002, "Look the die total up on the Bonus Chart".
    """
    lines, lit = bonus_chart(die_total)
    said = ((str(least) if least == most else f"{least}–{most}", signed_text(bonus)) for least, most, bonus in lines)
    return Chart("Bonus Chart", tuple(said), lit)


def _show_hit(campaign: Campaign, state: CheckState) -> StageView:
    dice = bonus_dice(state)
    one = dice == 1
    effect = tr("one bonus die") if one else tr("{n} bonus dice", n=dice)
    hit = tr("A hit on {target}", target=campaign.character_name(state.on)) if state.on else tr("A hit")
    return StageView(
        outcome=tr("{hit}, with one bonus die", hit=hit) if one else tr("{hit}, with {n} bonus dice", hit=hit, n=dice),
        success=True,
        notes=_damage_to_come(state, dice),
        steps=(
            Offer(command=Use(use="bonus-dice"), name=tr("Roll the damage"), effect=effect),
            announce_offer(tr("Skip damage"), tr("nothing is applied")),
        ),
    )


def _damage_to_come(state: CheckState, dice: int) -> tuple[str, ...]:
    """Return a note on the damage that the bonus dice are added to, and the Toughness."""
    if state.attack is None:
        return ()
    said = {"damage": state.attack.damage, "toughness": state.attack.toughness}
    if dice == 1:
        return (tr("Damage {damage} plus the bonus die, against Toughness {toughness}", **said),)
    return (tr("Damage {damage} plus the bonus dice, against Toughness {toughness}", **said),)


def _harm(campaign: Campaign, state: CheckState) -> StageView:
    """Return the view of pending damage. If it can be soaked, the form is set to the Reality test."""
    hurt, hurt_words = hurt_character(state), damage.hurt_text(damage.pending_hurt(state))
    name, found = campaign.character_name(hurt), campaign.find_character(hurt)
    why_not = damage.why_no_soak(found) if found is not None else ""
    soaks = found is not None and not why_not and bool(possibilities.available_possibilities(campaign, found))
    harm = state.harm or Harm(0, 0)
    sums = tuple(_damage_sums(state, harm))
    notes = (*sums, tr("Against Toughness {n}", n=harm.toughness)) if soaks else ()
    return StageView(
        by=hurt,
        headline=tr("Damage to {name}", name=name),
        numbers=Numbers(number_text(harm.damage), number_text(harm.toughness), sums),
        outcome=tr("{harm} for {name}", harm=hurt_words, name=name) if soaks else hurt_words,
        dice=_show_bonus_dice(state),
        success=harm.damage < harm.toughness,
        notes=(*notes, why_not.removesuffix(".")) if why_not else notes,
        steps=(
            Offer(command=Use(use="take-damage", by=hurt), name=tr("Apply the damage"), effect=hurt_words),
            Offer(
                command=Use(use="take-damage", by=hurt, inputs={"how": damage.NONE}),
                name=tr("No harm"),
                effect=tr("nothing is applied"),
            ),
        ),
        draft=soak_draft(found) if found is not None and soaks else None,
    )


def _show_bonus_dice(state: CheckState) -> Iterator[ShownDie]:
    for die in state.bonus:
        yield shown_die(die, tr("Extra die for a 6") if die.role.endswith("+") else tr("Bonus die"))


def _damage_sums(state: CheckState, harm: Harm) -> Iterator[str]:
    """Yield lines on how the damage adds up."""
    if state.bonus:
        bonus = sum(bonus_die(die.face) for die in state.bonus)
        yield tr("{damage} plus {bonus} from bonus dice", damage=harm.damage - bonus, bonus=bonus)
        if any(die.face == D6 for die in state.bonus):
            yield tr("A 6 counts as {value}", value=bonus_die(D6))


def _defeat(campaign: Campaign, state: CheckState) -> StageView:
    name = acting_name(campaign, state)
    return StageView(
        headline=tr("{name}: defeat test", name=name),
        numbers=Numbers(tr("More Wounds than the limit")),
        outcome=tr("{name} must make a defeat test", name=name),
        dice=(),
        steps=(
            Offer(command=Use(use="give-in"), name="Defeated", effect=tr("out of the fight, without a test")),
            announce_offer(tr("Skip"), tr("no test is made")),
        ),
        draft=CheckDraft(state.by).with_value("kind", "defeat"),
    )


def _steps(campaign: Campaign, state: CheckState) -> list[Offer]:
    """Return the next steps: announce first, then what can be added without a token."""
    result = read_roll(state.spec(), state.dice)
    says = LEVELS_SAID[result.level]
    steps = [announce_offer(tr("Announce"), says)]
    if result.natural == 1:
        return steps
    acting = campaign.find_character(state.by)
    if UP not in state.spent:
        steps.append(Offer(command=Use(use=UP, by=state.by), name=EXTRA_NAMES[UP], effect=EFFECTS[UP]))
    if acting is not None and acting.side == "heroes":
        steps += [
            Offer(command=Use(use="card", by=state.by, inputs={"card": card}), name=name, effect=EFFECTS[card])
            for card, name in CARD_NAMES.items()
            if card not in state.spent
        ]
    return steps


def _numbers(_campaign: Campaign, state: CheckState) -> Numbers:
    """Return the total, the DN, and how the total adds up (seed 002)."""
    spec, result = state.spec(), read_roll(state.spec(), state.dice)
    die = labeled(tr("Die total {n}", n=result.die_total), signed_text(result.bonus))
    adds_up = sum_text(spec.skill_value, spec.modifier, result.bonus)
    sums = tuple(filter(None, (die, adds_up)))
    return Numbers(number_text(result.total), number_text(spec.dn), sums)


def _notes(campaign: Campaign, state: CheckState) -> Iterator[str]:
    """Yield notes on a natural 1 or a Mishap, and on retries (seed 002).

    A die that counts more than its face gets a note. Otherwise the visible dice would not add up to the total.
    """
    result = read_roll(state.spec(), state.dice)
    for role, faces in chains(state.dice).items():
        value = chain_value(role, faces)
        if value != sum(faces):
            yield labeled(die_name(role), tr("{face}, counts as {value}", face=sum(faces), value=value))
    if result.natural == 1:
        yield tr("A natural 1 always fails")
    if result.mishap:
        acting = campaign.find_character(state.by)
        effects = [effect.name for effect in acting.traits_in(MISHAPS)] if acting else []
        yield labeled("Mishap", ", ".join(effects)) if effects else tr("The GM decides what happens")
    if not result.success and state.purpose == "test":
        yield tr("The GM decides whether and when to allow a retry")
    elif not result.success and state.purpose == "attack":
        yield tr("Can be retried, in combat usually next turn")


def _show_dice(_campaign: Campaign, state: CheckState) -> Iterator[ShownDie]:
    return (shown_die(die, die_name(die.role)) for die in state.dice)


open_check = StageViews(
    CHECKS,
    Stage,
    {"first": _first, "rolled": _show_rolled, "hit": _show_hit, "harm": _harm, "defeat": _defeat},
    numbers=_numbers,
    dice=_show_dice,
).open_check

"""A check of a file's game: its setup, its stored state and its result.

The form and the command that rolls are worked out by the same function, :func:`prepare`.
"""

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import Struct, field

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import Campaign, Character, Procedure
from gmtracker.engine.check.form import CheckDraft, CheckForm, FormBuilder, Value
from gmtracker.engine.check.procedure import SOMEONE, CheckInProgress, CheckProcedure
from gmtracker.engine.dice import Die
from gmtracker.engine.errors import Refused
from gmtracker.engine.game_spec import Option
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.i18n import labeled, tr
from gmtracker.rulesets.game_file.description import CHECK, allowed_numbers
from gmtracker.rulesets.game_file.effects import find_rank, sheet_lookup
from gmtracker.rulesets.game_file.notation import (
    Look,
    Ref,
    Roll,
    count_dice,
    excess_text,
    resolve_roll,
    roll_text,
    term_values,
    with_bonus,
)
from gmtracker.rulesets.game_file.odds import Reading, compares_dice, make_reader, outcome_index
from gmtracker.rulesets.game_file.schema import Against, Check, GameFile, Outcome, Question, Use

FIRST, THEIRS = "roll.", "their."
PLANNED = "planned"
"""The key of the marker for uses that a character has spent on a later check."""


class FollowUpCheck(Struct, frozen=True):
    """A follow-up check: its key, the character who rolls it, and the other side."""

    check: str
    by: CharacterId
    on: CharacterId


class CheckState(CheckInProgress, frozen=True, kw_only=True, omit_defaults=True):
    """A check in progress: its roll, what it is against, and the rolled dice.

    ``values`` are the form's values, ``spent`` the uses spent on it. ``prefix`` starts the roles of the dice that
    count. ``dropped`` are the rerolled dice. ``follows`` are its follow-up checks. At the stage :data:`NEXT`, the check
    itself is an unrolled follow-up check.
    """

    check: str = ""
    values: dict[str, Value] = field(default_factory=dict)
    roll: Roll = ()
    dice: tuple[Die, ...] = ()
    prefix: str = FIRST
    dropped: tuple[Die, ...] = ()
    against: int = 0
    their: Roll = ()
    their_dice: tuple[Die, ...] = ()
    spent: tuple[str, ...] = ()
    chance: str = ""
    follows: tuple[FollowUpCheck, ...] = ()


Stage = Literal["rolled", "next"]
NEXT: Final = "next"
"""The stage of a follow-up check that is not rolled yet."""

CHECKS = CheckProcedure[CheckState, Stage](CHECK, CheckState)


class Prepared(Struct, frozen=True, kw_only=True):
    """A check that is set up: its kind, its roll and what it is against.

    ``values`` are all values of the form, ``named`` the values of each @ from it, ``planned`` the uses spent on it
    before.
    """

    check: Check
    what: str
    values: dict[str, Value]
    named: dict[Ref, int | Roll]
    roll: Roll
    planned: tuple[Use, ...]
    against: int
    their: Roll
    form: CheckForm


class Result(Struct, frozen=True):
    """The result of a check."""

    reading: Reading
    against: int
    outcome: Outcome

    @property
    def margin(self) -> int:
        """How far the total is above what it is against."""
        return self.reading.total - self.against


def find_check(game: GameFile, key: str) -> Check:
    """Return the kind of check with this key. Raises LookupError if the file does not have it, or no longer."""
    for check in game.checks:
        if check.key == key:
            return check
    raise LookupError(key)


def find_rolled_check(game: GameFile, campaign: Campaign) -> tuple[Procedure, CheckState] | None:
    """Return the rolled, unannounced check. None if there is none, or if its kind is no longer in the file."""
    return _keep_if_known(game, CHECKS.state_at(campaign, "rolled"))


def find_follow_up_check(game: GameFile, campaign: Campaign) -> tuple[Procedure, CheckState] | None:
    """Return the unrolled follow-up check. None if there is none that the file has."""
    return _keep_if_known(game, CHECKS.state_at(campaign, NEXT))


def _keep_if_known(game: GameFile, found: tuple[Procedure, CheckState] | None) -> tuple[Procedure, CheckState] | None:
    """Return an open check only if the game still has its kind of check."""
    return found if found and any(check.key == found[1].check for check in game.checks) else None


def applies_to_check(use: Use, check: str) -> bool:
    """Whether a use works on this kind of check."""
    return not use.checks or check in use.checks


def planned_uses(game: GameFile, campaign: Campaign, by: CharacterId) -> tuple[Use, ...]:
    """Return the uses that a character has spent on later checks. A marker on the row stores them."""
    marker = campaign.marker(by, PLANNED) if by else None
    uses = {use.key: use for use in game.uses}
    return tuple(uses[key] for key in str(marker.value).split() if key in uses) if marker else ()


def prepare(game: GameFile, campaign: Campaign, draft: CheckDraft) -> Prepared:
    """Return the check of a draft, with what was spent on it before. Raises Refused if the file has no checks."""
    if not game.checks:
        raise Refused("This game has no checks.")
    by, on = campaign.find_character(draft.by), campaign.find_character(draft.on)
    form = FormBuilder(draft)
    form.section(by.name if by else SOMEONE)
    check = _which(game, form, by)
    values: dict[Ref, int | Roll] = {}
    several = len(game.checks) > 1
    trait = _trait(game, form, by, check.traits, values, "trait", "rank", joins=several) if check.traits else ""
    for ask in check.asks:
        values[ask.key] = _answer(form, ask, sheet_lookup(game, by, on))
    against, their = _ask_opposition(game, form, check.against, on) if check.against else (0, ())
    look = sheet_lookup(game, by, on, values)
    roll = resolve_roll(check.roll, look)
    planned = tuple(use for use in planned_uses(game, campaign, draft.by) if applies_to_check(use, check.key))
    for use in planned:
        roll = with_bonus(roll, resolve_roll(use.bonus, look))
    sections = form.sections()
    said = {field.key: field.value for section in sections for field in section.fields}
    what = _named(check, trait, _answered(check, said, values), several=several)
    too_much = excess_text(roll, their, compares=compares_dice(check))
    refusal = too_much if count_dice(roll) else tr("{what} has no dice to roll.", what=what)
    return Prepared(
        check=check,
        what=what,
        values=said,
        named=values,
        roll=roll,
        planned=planned,
        against=against,
        their=their,
        form=CheckForm(
            headline=labeled(what, roll_text(roll)),
            sections=sections,
            asks_target=any(map(has_target, game.checks)),
            needs_target=has_target(check),
            against=tr("against {what}", what=roll_text(their)) if their else "",
            actor_fields=("trait", "rank"),
            target_fields=("against", "their", "their-rank"),
            roll_fields=tuple(ask.key for ask in check.asks if not ask.choices),
            command=c.Use(use=CHECK, by=draft.by, on=draft.on, inputs=said) if not refusal else None,
            refusal=refusal,
        ),
    )


def _answered(check: Check, said: Mapping[str, Value], values: Mapping[Ref, int | Roll]) -> tuple[str, ...]:
    """Return the answers that the GM chose for a check.

    Default answers are left out, and so are answers that only name their dice ("2d6").
    """
    chosen = ((ask, str(said[ask.key])) for ask in check.asks if ask.choices and ask.key in said)
    return tuple(
        answer
        for ask, answer in chosen
        if answer != ask.choices[0].name and not _is_written(values.get(ask.key), answer)
    )


def _is_written(value: int | Roll | None, answer: str) -> bool:
    return isinstance(value, tuple) and roll_text(value) == answer


def _named(check: Check, trait: str, answers: tuple[str, ...], *, several: bool) -> str:
    """Return the name of a check with its trait and answers: "Action (Prowess, desperate)", "Prowess (desperate)"."""
    if not trait or several:
        name, details = check.name, (trait, *answers)
    else:
        name, details = trait, answers
    inside = ", ".join(filter(None, details))
    return f"{name} ({inside})" if inside else name


def has_target(check: Check) -> bool:
    """Whether a check is made against a character, or affects one."""
    affects_target = any(gives.to == "target" for outcome in check.outcomes for gives in outcome.gives)
    return check.targets or affects_target or bool(check.against and (check.against.trait or check.against.roll))


def _which(game: GameFile, form: FormBuilder, by: Character | None) -> Check:
    """Add the field for the kind of check. Raises Refused if the character's side has none."""
    checks = [check for check in game.checks if by is None or by.side in check.sides]
    if not checks:
        raise Refused("{name} has no checks in this game.", name=by.name if by else SOMEONE)
    if len(checks) == 1:
        return checks[0]
    options = tuple(Option(check.key, check.name) for check in checks)
    asked = (ask.key for check in checks for ask in check.asks)
    fills = ("trait", "rank", "against", "their", "their-rank", *asked)
    return find_check(game, form.choice("check", tr("Check"), options, fills=fills))


def _trait(
    game: GameFile,
    form: FormBuilder,
    who: Character | None,
    groups: tuple[str, ...],
    values: dict[Ref, int | Roll],
    key: str,
    rank_key: str,
    *,
    joins: bool = False,
) -> str:
    """Add the fields for a trait and its rank, and set them in ``values``. Returns the trait's name, or "" without one.

    ``joins``: whether it follows the kind of check in the form's sentence.
    """
    names = dict.fromkeys(trait.name for group in groups for trait in (who.traits_in(group) if who else ()))
    kinds = sorted((group for group in game.traits if group.key in groups), key=lambda kind: groups.index(kind.key))
    names |= dict.fromkeys(name for kind in kinds if who is None or kind.list == "fixed" for name in kind.names)
    singular = kinds[0].one if kinds else ""
    options = tuple(Option(name, name) for name in names)
    chosen = form.choice(key, singular, options, fills=(rank_key,), joins=joins) if options else ""
    kind, trait = next(
        ((kind, found) for kind in kinds if who and (found := who.trait(kind.key, chosen))),
        (next((kind for kind in kinds if chosen in kind.names), kinds[0]), None),
    )
    rank = trait.rank if trait else max(0, kind.lowest)
    values["trait"] = form.number(
        rank_key,
        tr("{trait} value", trait=chosen) if chosen else singular,
        rank,
        lowest=kind.lowest,
        highest=max(kind.highest, rank),
        numbers=allowed_numbers(kind),
        joins=True,
    )
    link = (trait.link if trait else "") or kind.links.get(chosen, "")
    values["link"] = find_rank(game, who, link) if who and link else 0
    return chosen


def _answer(form: FormBuilder, ask: Question, look: Look) -> int | Roll:
    if not ask.choices:
        return form.number(
            ask.key,
            ask.name,
            ask.start,
            lowest=ask.lowest,
            highest=ask.highest,
            says="{name} {signed}" if ask.lowest < 0 else "",
            word="if-any",
        )
    options = tuple(Option(choice.name, choice.name) for choice in ask.choices)
    chosen = form.choice(ask.key, ask.name, options, word="if-changed")
    return resolve_roll(next(choice.is_ for choice in ask.choices if choice.name == chosen), look)


def _ask_opposition(game: GameFile, form: FormBuilder, against: Against, on: Character | None) -> tuple[int, Roll]:
    form.section(on.name if on else against.name, tr("against"))
    if against.roll:
        values: dict[Ref, int | Roll] = {}
        if against.traits:
            _trait(game, form, on, against.traits, values, "their", "their-rank")
        return 0, resolve_roll(against.roll, sheet_lookup(game, on, None, values))
    plain = against.number
    if on is not None and against.trait:
        missing = max(against.number, find_rank(game, on, against.trait))
        plain = next((trait.rank for trait in on.traits if trait.name == against.trait), missing)
    highest = max(against.highest, plain)
    number = form.number("against", against.name, plain, lowest=min(against.lowest, plain), highest=highest)
    return number, ()


def read_result(game: GameFile, state: CheckState) -> Result:
    """Return the result of a check as it is now. Raises LookupError if its kind is no longer in the file."""
    check = find_check(game, state.check)
    reader = make_reader(check)
    reading = reader.read(term_values(state.roll, state.dice, state.prefix), state.roll)
    theirs = reader.read(term_values(state.their, state.their_dice, THEIRS), state.their).total if state.their else 0
    against = state.against + theirs
    at = outcome_index(check, reading, reading.total - against)
    return Result(reading, against, check.outcomes[at])


def check_lookup(game: GameFile, campaign: Campaign, state: CheckState) -> Look:
    """Return the value of each @ for a rolled check: its fields, its result, and the sheets."""
    named = dict(prepare(game, campaign, make_draft(state.by, state.on, state.values)).named)
    if state.dice:
        result = read_result(game, state)
        named |= {"total": result.reading.total, "margin": result.margin}
    return sheet_lookup(game, campaign.find_character(state.by), campaign.find_character(state.on), named)


def make_draft(by: CharacterId, on: CharacterId, values: Mapping[str, object]) -> CheckDraft:
    """Return the draft for the values of a command or a state. Values that no field could have are left out."""
    return CheckDraft(by or NOBODY, on, tuple((k, v) for k, v in values.items() if isinstance(v, bool | int | str)))

"""Typed checks: "check mira acrobatics", "attack mira warden 15", "check rook vehicles +2".

Each word names the acting character, the target, or an answer to a field of the check's form. A number is the DC, or
belongs to the field that a word names.
"""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import chain, pairwise
from typing import NamedTuple

from msgspec.structs import replace

from gmtracker.engine.campaign import Character
from gmtracker.engine.check.dice_text import set_typed_dice
from gmtracker.engine.check.form import CheckDraft, CheckField, CheckForm
from gmtracker.engine.crowds import find_crowds
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.i18n import tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.command_line.query import Line, PrepareCheck, Suggestion, matching_words, named_words, words_fit
from gmtracker.ui.modelview.cells import active_first, is_out
from gmtracker.ui.theme.spacing import native_keys
from gmtracker.ui.widgets.inputs import SUBMIT_KEYS

CHECK = f"check {tr('check', 'a word that is typed')}"
ROLLED, TYPED = tr("Press Enter to roll"), tr("Press Enter to type the dice, or {keys} to roll here")
DONE = tr("Press Enter to make the check")
LACKS_TARGET = tr("Press Enter to choose a target")

Words = tuple[str, ...]

DC = "dc"
"""The key of the field for the target number, in every game that has one."""


def enter_hint_text(bridge: Bridge, draft: CheckDraft) -> str:
    """Return what Enter does with a typed check: choose its target, roll it here, or ask for typed dice.

    Comparing ranks and routine checks need no dice.
    """
    form = bridge.rules.check_form(draft)
    if form.needs_target and draft.on == NOBODY:
        return LACKS_TARGET
    command = form.command
    how = ROLLED if command is None or bridge.rules.dice_requests(command) else DONE
    if bridge.types_check(draft):
        how = TYPED.format(keys=native_keys(SUBMIT_KEYS))
    return how


def with_odds(bridge: Bridge, finding: Suggestion) -> Suggestion:
    """Return a suggestion with the odds of its check, which are those that the check panel shows for it."""
    if not isinstance(finding.action, PrepareCheck) or bridge.rules.check_form(finding.action.draft).lacks_target(
        finding.action.draft
    ):
        return finding
    odds = bridge.rules.check_odds(finding.action.draft)
    return replace(finding, odds=f"{odds.success.message} {odds.subject}") if odds is not None else finding


def check_suggestions(
    bridge: Bridge, line: Line, named: tuple[tuple[Character, str], ...], current: Character | None
) -> Iterator[Suggestion]:
    """Yield checks for each named character, without a target or against another named one.

    A line that does not start with a word for a check must name its kind; then the current character may act as
    well. A character who is not named acts against the opponents first, and against their own side last. After a
    word for a check, the character named first most likely acts.
    """
    says_check = words_fit(line.words[:1], (CHECK,))
    if line.numbers > 1 or (line.numbers and not line.number.isdecimal()):
        return
    words, acting = line.words[says_check:], list(named)
    if current is not None and not says_check and current not in (character for character, _ in named):
        acting.insert(0, (current, ""))
    against_own: list[Iterator[Suggestion]] = []
    names = {character.id: name for character, name in acting}
    own_words = _words_by_id(words, acting)
    standing = active_first(bridge.shown)
    target_words = _words_by_id(words, [(one, one.name) for one in standing])
    for character, count in _one_of_alike(bridge, (character for character, _ in acting), words):
        name = names[character.id]
        own = own_words[character.id]
        others = (other for other in standing if other is not character)
        targets = _one_of_alike(bridge, (other for other in others if target_words[other.id] - own), words)
        for target, targeted in ((None, 1), *targets):
            spoken = own | target_words[target.id] if target is not None else own
            found = _prepare_check(bridge, words, character, spoken, target, line.number, needs_kind=not says_check)
            found = _told_to_number(bridge, found, max(count, targeted))
            if not name and target is not None and target.side == character.side:
                against_own.append(found)
            elif (not name and target is not None) or (says_check and character is acting[0][0]):
                yield from (replace(one, likely=True) for one in found)
            else:
                yield from found
    yield from chain.from_iterable(against_own)


def _words_by_id(words: Words, named: Sequence[tuple[Character, str]]) -> dict[CharacterId, frozenset[str]]:
    """Return, by character, the words that mean the name beside it."""
    said = named_words(words, [name for _, name in named])
    return {character.id: own for (character, _), own in zip(named, said, strict=True)}


def _one_of_alike(bridge: Bridge, people: Iterable[Character], words: Words) -> list[tuple[Character, int]]:
    """Return one of the members of a crowd that the words do not tell apart, with their number; others singly.

    Members with another sheet, and those out of the fight, are separate entries. All members count, not only
    the ``people``.
    """
    active = bridge.shown.active_characters()
    crowds = find_crowds(active)
    crowd_of = {one: key for key, crowd in crowds.items() for one in crowd.members if one not in crowd.different}

    def likeness(one: Character) -> object:
        is_out_too = bool(one.conditions) and is_out(bridge.shown.game, one)
        in_crowd = (crowd_of.get(one.id), matching_words(words, one.name), is_out_too)
        return in_crowd if one.id in crowd_of else one.id

    sizes = Counter(map(likeness, active))
    chosen: dict[object, Character] = {}
    for one in people:
        chosen.setdefault(likeness(one), one)
    return [(one, sizes[alike]) for alike, one in chosen.items()]


def _told_to_number(bridge: Bridge, found: Iterator[Suggestion], count: int) -> Iterator[Suggestion]:
    """Yield suggestions that say how to name another member of a crowd, if one entry means several."""
    hint = tr("For another of the {count}, type its number.", count=count)
    for one in found:
        is_one_of_many = count > 1 and isinstance(one.action, PrepareCheck)
        how = enter_hint_text(bridge, one.action.draft) if isinstance(one.action, PrepareCheck) else ""
        yield replace(one, message=f"{how}. {hint}") if is_one_of_many else one


class _Reading(NamedTuple):
    """A partly read draft: the words that it accounts for, and the chosen answers by field."""

    draft: CheckDraft
    spoken: frozenset[str]
    chosen: dict[str, str]


def _prepare_check(
    bridge: Bridge,
    words: Words,
    character: Character,
    spoken: frozenset[str],
    target: Character | None,
    number: str,
    *,
    needs_kind: bool,
) -> Iterator[Suggestion]:
    """Yield the check with every named answer and number set, if that accounts for all words.

    ``spoken`` are the words that name the character and the target.
    """
    draft = CheckDraft(by=character.id)
    form = bridge.rules.check_form(draft)
    if target is not None:
        draft = form.with_target(draft, target.id)
    begun = _Reading(draft, spoken, {})
    plain = _read(bridge, words, number, begun)
    left = frozenset(words) - plain.spoken if plain is not None else frozenset()
    readings = [plain] if plain is not None else []
    if plain is not None and left and form.kind is not None and form.kind.key not in plain.chosen:
        of_kinds = [] if needs_kind else _read_as_other_kinds(bridge, words, number, begun)
        deed = "" if of_kinds else _deed_of_others(bridge, character, words, left)
        as_deed = plain._replace(spoken=plain.spoken | left, chosen={form.kind.key: deed, **plain.chosen})
        readings = of_kinds or ([as_deed] if deed else [])
    for reading in readings:
        yield from _said_whole(bridge, words, character, target, reading, needs_kind=needs_kind)


def _read(bridge: Bridge, words: Words, number: str, begun: _Reading) -> _Reading | None:
    """Return the draft with the answers that the words name and the number, or None if no field takes the number."""
    draft, spoken, chosen = begun.draft, begun.spoken, dict(begun.chosen)
    form = bridge.rules.check_form(draft)
    for _ in words:  # Each answer takes at least one of the words.
        found = _answer(form, words, spoken)
        if found is None:
            break
        field, key, name = found
        draft, spoken = form.with_value(draft, field.key, key), spoken | matching_words(words, name)
        chosen[field.key] = name
        form = bridge.rules.check_form(draft)
    for word in words:
        typed = set_typed_dice(form, draft, word) if word not in spoken else None
        if typed is not None:
            draft, spoken = typed, spoken | {word}
            chosen[word] = word
            form = bridge.rules.check_form(draft)
    if number:
        counted = _number_meant(form, words, spoken, int(number), chosen)
        listed = _listed_number(form, number) if counted is None else None
        if counted is not None:
            draft, spoken = (
                form.with_value(draft, counted.key, int(number)),
                spoken | matching_words(words, counted.name),
            )
            chosen[number] = f"{counted.name} {number}"
        elif listed is not None:
            draft, chosen[number] = form.with_value(draft, listed[0].key, number), listed[1]
        else:
            return None
    for field in form.fields:
        if field.named and matching_words(words, field.name) - spoken:
            draft, spoken = form.with_value(draft, field.key, field.named), spoken | matching_words(words, field.name)
            chosen[field.key] = field.name
    return _Reading(draft, spoken, chosen)


def _read_as_other_kinds(bridge: Bridge, words: Words, number: str, begun: _Reading) -> list[_Reading]:
    """Return checks of kinds other than the default one that account for all words, such as by a power's name.

    Those that still need a target come last.
    """
    form = bridge.rules.check_form(begun.draft)
    kind, whole = form.kind, []
    for option in kind.options if kind is not None else ():
        if kind is not None and option.key != kind.value:
            as_that = begun._replace(
                draft=form.with_value(begun.draft, kind.key, option.key), chosen={kind.key: option.name}
            )
            found = _read(bridge, words, number, as_that)
            whole += [found] if found is not None and found.spoken == frozenset(words) else []
    return sorted(whole, key=lambda one: bridge.rules.check_form(one.draft).needs_target and one.draft.on == NOBODY)


def _said_whole(
    bridge: Bridge,
    words: Words,
    character: Character,
    target: Character | None,
    reading: _Reading,
    *,
    needs_kind: bool,
) -> Iterator[Suggestion]:
    """Yield a suggestion for the draft if all words are accounted for and its kind and target make sense."""
    form = bridge.rules.check_form(reading.draft)
    is_kind_said = form.kind is not None and form.kind.key in reading.chosen
    is_whole = reading.spoken == frozenset(words)
    if not is_whole or (needs_kind and not is_kind_said) or (target is not None and not form.asks_target):
        return
    what = ", ".join((character.name, *reading.chosen.values()))
    if target is None:
        yield Suggestion(name=tr("Check: {what}", what=what), action=PrepareCheck(reading.draft))
    else:
        says = tr("Check: {what}, against {target}", what=what, target=target.name)
        yield Suggestion(name=says, action=PrepareCheck(reading.draft))


def _number_meant(
    form: CheckForm, words: Words, spoken: frozenset[str], number: int, chosen: Container[str]
) -> CheckField | None:
    """Return the field that a number is for:

    one named by a word, the DC, the one that completes an answer ("hazard 15"), or the only number field. None if there
    is none. ``chosen`` are the keys of the fields that are answered.
    """
    counted = [one for one in form.fields if one.kind == "number"]
    fields = [one for one in counted if one.lowest <= number <= one.highest]
    named = (one for one in fields if matching_words(words, one.name) - spoken)
    sheets = {*form.actor_fields, *form.target_fields}
    joined = (one for before, one in pairwise(form.fields) if one.joins_previous and before.key in chosen)
    completing = (one for one in joined if one in fields and one.key not in sheets)
    only = fields[0] if len(counted) == len(fields) == 1 else None
    return next(named, None) or next((one for one in fields if one.key == DC), None) or next(completing, only)


def _listed_number(form: CheckForm, number: str) -> tuple[CheckField, str] | None:
    """Return the field that offers a number as one of its answers ("Challenging 12"), and that answer's name."""
    choices = (field for field in form.fields if field.kind == "choice")
    return next(((field, one.name) for field in choices for one in field.options if one.key == number), None)


def _deed_of_others(bridge: Bridge, acting: Character, words: Words, left: frozenset[str]) -> str:
    """Return the kind of check that the remaining words name if only the other side rolls it, else "".

    The GM's characters may have a form that is about resisting their attack; then it is set up as proposed.
    """
    other = next((one for one in bridge.shown.active_characters() if one.side != acting.side), None)
    kind = bridge.rules.check_form(CheckDraft(by=other.id)).kind if other is not None else None
    options = kind.options if kind is not None else ()
    return next((option.name for option in options if left <= matching_words(words, option.name)), "")


def _answer(form: CheckForm, words: Words, spoken: frozenset[str]) -> tuple[CheckField, str, str] | None:
    """Return the first answer named by a word that is not accounted for:

    its field, key and name. None if there is none.
    """
    answers: Iterable[tuple[CheckField, str, str]] = (
        (field, option.key, option.name)
        for section in form.sections
        for field in section.fields
        if field.kind == "choice"
        for option in field.options
    )
    return next((answer for answer in answers if matching_words(words, answer[2]) - spoken), None)

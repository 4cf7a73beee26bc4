"""Which check a line sets up: "check mira acrobatics", or by its kind "attack mira warden"."""

from collections.abc import Iterable, Iterator

from gmtracker.engine.campaign import Character
from gmtracker.engine.checks import CheckDraft, CheckField, CheckForm
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.finder.finding import Finding, SetUp
from gmtracker.ui.finder.line import Line, fits, touched
from gmtracker.words import tr

CHECK = f"check {tr('check', 'a word that is typed')}"

Words = tuple[str, ...]


def check_wishes(
    bridge: Bridge, line: Line, named: tuple[tuple[Character, str], ...], current: Character | None
) -> Iterator[Finding]:
    """A check of each who is named, against nobody or against another of them.

    A line that begins with no word for a check must name its kind: the current character acts, or whoever is named.
    """
    says_check = fits(line.words[:1], (CHECK,))
    if line.numbers:
        return
    words, acting = line.words[says_check:], list(named)
    if current is not None and not says_check and current not in (character for character, _ in named):
        acting.insert(0, (current, ""))
    for character, name in acting:
        own = touched(words, name) if name else frozenset()
        others = (other for other in bridge.shown.in_sight() if other is not character)
        for target in (None, *(other for other in others if touched(words, other.name) - own)):
            yield from _set_up(bridge, words, character, own, target, needs_kind=not says_check)


def _set_up(
    bridge: Bridge,
    words: Words,
    character: Character,
    own: frozenset[str],
    target: Character | None,
    *,
    needs_kind: bool,
) -> Iterator[Finding]:
    """The check with every choice made that a word names, where no word is left over then."""
    draft, spoken, chosen = CheckDraft(by=character.id), own, {}
    form = bridge.rules.check_form(draft)
    if target is not None:
        draft, spoken = form.with_target(draft, target.id), own | touched(words, target.name)
    while (found := _answer(form, words, spoken)) is not None:
        field, key, name = found
        draft, spoken = form.with_value(draft, field.key, key), spoken | touched(words, name)
        chosen[field.key] = name
        form = bridge.rules.check_form(draft)
    is_kind_said = form.kind is not None and form.kind.key in chosen
    if spoken != frozenset(words) or (needs_kind and not is_kind_said) or (target is not None and not form.asks_target):
        return
    what = ", ".join((character.name, *chosen.values()))
    if target is None:
        yield Finding(name=tr("Check: {what}", what=what), deed=SetUp(draft))
    else:
        says = tr("Check: {what}, against {target}", what=what, target=target.name)
        yield Finding(name=says, deed=SetUp(draft))


def _answer(form: CheckForm, words: Words, spoken: frozenset[str]) -> tuple[CheckField, str, str] | None:
    """The first answer to a choice of the form that a word names which is not accounted for: its key and its name."""
    answers: Iterable[tuple[CheckField, str, str]] = (
        (field, option.key, option.name)
        for section in form.sections
        for field in section.fields
        if field.kind == "choice"
        for option in field.options
    )
    return next((answer for answer in answers if touched(words, answer[2]) - spoken), None)

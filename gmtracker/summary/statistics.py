"""The session in numbers: the token ledger, the checks that mattered, and all dice.

The ledger says what each holder had, received, used and carries over. It is built from the token moves alone. A use
(:class:`~gmtracker.engine.events.TokenUsed`) explains the moves of its entry with matching kind and holder. Other moves
were made by hand or belong to a removed character. Dice are counted by size, whether or not they counted for the
result. Extra dice of a check (Advantage, a luck die) are counted by their kind, and dice that count signs as Fudge
dice.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from gmtracker.engine import events as e
from gmtracker.engine.campaign import HAND, Campaign, Place, Token, character_place
from gmtracker.engine.dice import FUDGE, Die, counts_by_signs
from gmtracker.engine.game_spec import GameSpec
from gmtracker.engine.history import Entry
from gmtracker.engine.ids import NOBODY, ActionId, CharacterId, TokenId
from gmtracker.i18n import join_parts, tr
from gmtracker.summary.render import plain_name, plain_text
from gmtracker.summary.scenes import Step, TokenMove
from gmtracker.summary.values import CheckLine, DiceLine, ExpiringTokens, Gain, Source, TokenCount, TokenUse

MAX_FACES = 20
_KIND = re.compile(r"(?:^|\.)([a-z]{3,})(?:\.[0-9]+)?$")
"""The kind at the end of a die's role: "advantage" in ``against.advantage.2``, none in ``check.d20``."""


def dice_lines(entries: Iterable[Entry]) -> tuple[DiceLine, ...]:
    """Return a line for each size of die, smallest first, then one for each kind of the extra dice of checks."""
    groups: dict[tuple[str, int], list[Die]] = {}
    for entry in entries:
        for event in entry.events:
            if isinstance(event, e.DiceRolled):
                for die in event.dice:
                    if die.size > 0:
                        kind = _kind(event.purpose, die)
                        groups.setdefault((kind, 0 if kind else die.size), []).append(die)
    return tuple(_dice_line(kind, groups[kind, size]) for kind, size in sorted(groups))


def _kind(purpose: str, die: Die) -> str:
    if counts_by_signs(die):
        return FUDGE.capitalize()
    found = _KIND.search(die.role) if purpose == "check" else None
    return found[1].capitalize() if found else ""


def _dice_line(kind: str, dice: list[Die]) -> DiceLine:
    sizes = tuple(sorted(Counter(die.size for die in dice).items()))
    shown = [die.face for die in dice]
    alike = len(sizes) == 1 and sizes[0][0] <= MAX_FACES
    return DiceLine(
        sizes=sizes,
        kind=kind,
        typed=sum(die.source == "typed" for die in dice),
        total=sum(shown),
        faces=tuple(shown.count(face) for face in range(1, sizes[0][0] + 1)) if alike else (),
        fudge=alike and all(map(counts_by_signs, dice)),
    )


MAX_CHECKS = 8
UNLIKELY = Fraction(1, 5)
GREAT_DEGREE = 3

_FRACTION = re.compile(r"\d+(/\d+)?", re.ASCII)


def checks_that_mattered(entries: Iterable[Entry], names: Mapping[CharacterId, str]) -> tuple[CheckLine, ...]:
    """Return at most eight checks in order: those with the most reasons to be told, then the least likely."""
    events = (event for entry in entries for event in entry.events)
    lines = [_check_line(event, names) for event in events if isinstance(event, e.CheckResolved)]
    told = [at for at, line in enumerate(lines) if _reasons(line)]
    first = sorted(told, key=lambda at: _rank(lines[at]))[:MAX_CHECKS]
    return tuple(lines[at] for at in sorted(first))


def _reasons(line: CheckLine) -> int:
    """Return the number of reasons to tell a check."""
    unlikely = line.chance is not None and line.chance <= UNLIKELY
    return sum((unlikely, line.critical != 0, bool(line.spent), abs(line.degree) >= GREAT_DEGREE))


def _rank(line: CheckLine) -> tuple[int, Fraction, int]:
    return -_reasons(line), Fraction(1) if line.chance is None else line.chance, -abs(line.degree)


def _check_line(event: e.CheckResolved, names: Mapping[CharacterId, str]) -> CheckLine:
    return CheckLine(
        who=names.get(event.by, ""),
        what=plain_text(event.what),
        against_whom=names.get(event.on, "") if event.on != event.by else "",
        total=event.total,
        against=event.difficulty,
        degree=event.degree,
        critical=event.critical,
        chance=_chance_of_outcome(event),
        spent=plain_text(event.note),
        outcome=plain_text(event.outcome),
    )


def _chance_of_outcome(event: e.CheckResolved) -> Fraction | None:
    """Return the chance of the success or failure that happened, or None if unknown."""
    success = _chance(event.chance)
    if success is None or event.degree == 0:
        return None
    return success if event.degree > 0 else 1 - success


def _chance(text: str) -> Fraction | None:
    """Return a chance from the log's text, or None if invalid, as in a file edited by hand."""
    if not _FRACTION.fullmatch(text):
        return None
    try:
        chance = Fraction(text)
    except (ValueError, ZeroDivisionError):
        return None
    return chance if chance <= 1 else None


BY_HAND_REASON = tr("By hand")
OTHER_REASONS = {"dealt": tr("Dealt", "why tokens came")}
"""Names of reasons for tokens that are no uses of the game's description."""

Holder = CharacterId | None
"""A character, or None for the GM's hand."""


def count_tokens(game: GameSpec, tokens: Iterable[Token]) -> tuple[TokenCount, ...]:
    """Count tokens by kind, in the game's order. Named tokens come first, each alone."""
    counts: Counter[str] = Counter()
    sizes: dict[str, int] = {}
    named = []
    for token in tokens:
        if token.name:
            named.append(TokenCount(game.token_kind(token.kind), 1, token.size, token.name))
            continue
        counts[token.kind] += 1
        sizes.setdefault(token.kind, token.size)
    rest = (TokenCount(game.token_kind(key), counts[key], sizes[key]) for key in _in_order(game, counts))
    return (*named, *rest)


def use_name(game: GameSpec, key: str) -> str:
    """Return the name of a use, or its key as a word if the game does not describe it."""
    known = next((use.name for use in game.uses if use.key == key), "")
    return known or OTHER_REASONS.get(key) or plain_text(key).replace("-", " ").capitalize()


class TokenLedger:
    """The gains and token uses of every holder, collected step by step."""

    def __init__(self, names: dict[CharacterId, str]) -> None:
        self._names = names
        self._gains: dict[Holder, list[Gain]] = {}
        self._deeds: dict[Holder, list[TokenUse]] = {}
        self._last_deeds: dict[tuple[ActionId, CharacterId], int] = {}
        self._listed: dict[TokenId, tuple[list[Any], int]] = {}

    def holders(self) -> set[CharacterId]:
        """Return the characters who received or used anything."""
        return {holder for holder in (*self._gains, *self._deeds) if holder is not None}

    def gains(self, holder: Holder) -> tuple[Gain, ...]:
        """Return what a holder received, in order."""
        return tuple(self._gains.get(holder, ()))

    def token_uses(self, holder: Holder) -> tuple[TokenUse, ...]:
        """Return what a holder's tokens were used on, in order."""
        return tuple(self._deeds.get(holder, ()))

    def add_step(self, step: Step) -> None:
        """Add an entry: its uses, then tokens of a removed character, then moves without a use."""
        unclaimed = list(step.moves)
        for event in step.entry.events:
            if isinstance(event, e.TokenUsed):
                self._write_use(step, event, _claim(event, unclaimed))
        left = [passage for passage in unclaimed if _is_of_removed(step, passage)]
        for holder, gone in _grouped(left, _origin):
            tokens = count_tokens(step.after.game, (passage.token for passage in gone))
            use = tr("Removed with {name}", name=self._names.get(holder, "") if holder else "")
            self._deeds.setdefault(holder, []).append(TokenUse(use=use, tokens=tokens, source="held"))
        for passage in unclaimed:
            if passage not in left:
                self._write_by_hand(step.after.game, passage)

    def _write_use(self, step: Step, use: e.TokenUsed, passages: Sequence[TokenMove]) -> None:
        game, own = step.after.game, character_place(use.by)
        if use.about and self._add_to_listed(use):
            return
        name = use_name(game, use.use)
        follows = self._open_deed(step, use)
        for target, came in _grouped(passages, _target):
            tokens = count_tokens(game, (passage.token for passage in came))
            self._gain(target, self._use_gain(target, use, name, tokens))
            self._list(came, self._gains[target])
        spent = False
        for origin, gone in _grouped(passages, _origin):
            tokens = count_tokens(game, (passage.token for passage in gone))
            source: Source = "hand" if origin is None else "held"
            if any(known.key == use.use and known.menu == "table" for known in game.uses):
                source = "lost"
            self._add_token_use(step, origin, use, self._token_use(use, name, tokens, source))
            spent = spent or origin == use.by
        taken = [
            passage
            for passage in passages
            if passage.origin and passage.origin.kind == "pool" and passage.target != own
        ]
        if taken and use.by != NOBODY:
            tokens = count_tokens(game, (passage.token for passage in taken))
            self._add_token_use(step, use.by, use, self._token_use(use, name, tokens, "pool"))
            self._list(taken, self._deeds[use.by])
        elif not spent:
            self._write_without_spending(step, use, name, follows, moved=bool(passages))

    def _list(self, passages: Iterable[TokenMove], lines: list[Any]) -> None:
        """Remember that the last of these lines is about the tokens of these moves."""
        self._listed.update((passage.token.id, (lines, len(lines) - 1)) for passage in passages)

    def _add_to_listed(self, use: e.TokenUsed) -> bool:
        """Add a note about a token that moved before (what an award is for) to that move's line.

        Returns False if no line has the token.
        """
        lines, at = self._listed.get(use.about, ([], 0))
        if lines:
            lines[at] = replace(lines[at], note=join_parts(filter(None, (lines[at].note, plain_text(use.note)))))
        return bool(lines)

    def _write_without_spending(
        self, step: Step, use: e.TokenUsed, name: str, follows: int | None, *, moved: bool
    ) -> None:
        """Add a use without new tokens: a later step of an action, or an award used immediately at its value."""
        if follows is not None:
            deeds = self._deeds[use.by]
            note = join_parts(filter(None, (deeds[follows].note, plain_text(use.note))))
            deeds[follows] = replace(deeds[follows], use=f"{deeds[follows].use} → {name}", note=note)
        elif use.by != NOBODY and not moved:
            tokens = _counted_kinds(step.after.game, use.kinds)
            self._add_token_use(step, use.by, use, self._token_use(use, name, tokens, "at once"))

    def _write_by_hand(self, game: GameSpec, passage: TokenMove) -> None:
        tokens = count_tokens(game, (passage.token,))
        origin, target = _origin(passage), _target(passage)
        if target != NOBODY:
            giver = self._names.get(origin, "") if origin else ""
            self._gain(target, Gain(reason=BY_HAND_REASON, tokens=tokens, giver=giver))
        if origin != NOBODY:
            given = self._names.get(target, "") if target else ""
            source: Source = "hand" if origin is None else "held"
            deed = TokenUse(use=BY_HAND_REASON, tokens=tokens, source=source, on=given)
            self._deeds.setdefault(origin, []).append(deed)

    def _open_deed(self, step: Step, use: e.TokenUsed) -> int | None:
        """Return the index of the use that this one continues: the last in the action, if it has the same value."""
        at = self._last_deeds.get((step.entry.action, use.by))
        return at if at is not None and self._deeds[use.by][at].value == use.value else None

    def _add_token_use(self, step: Step, holder: Holder, use: e.TokenUsed, token_use: TokenUse) -> None:
        deeds = self._deeds.setdefault(holder, [])
        deeds.append(token_use)
        if holder == use.by:
            self._last_deeds[step.entry.action, use.by] = len(deeds) - 1

    def _use_gain(self, target: Holder, use: e.TokenUsed, name: str, tokens: tuple[TokenCount, ...]) -> Gain:
        """Return the gain from a use. For the GM's hand without the note, which is listed with the hero's uses."""
        if target is None:
            return Gain(reason=name, tokens=tokens, value=use.value, giver=self._names.get(use.by, ""))
        return Gain(reason=name, tokens=tokens, value=use.value, note=plain_text(use.note))

    def _token_use(self, use: e.TokenUsed, name: str, tokens: tuple[TokenCount, ...], source: Source) -> TokenUse:
        on = self._names.get(use.on, "")
        return TokenUse(use=name, tokens=tokens, source=source, value=use.value, on=on, note=plain_text(use.note))

    def _gain(self, holder: Holder, gain: Gain) -> None:
        self._gains.setdefault(holder, []).append(gain)


def holder_tokens(campaign: Campaign, holder: Holder) -> tuple[TokenCount, ...]:
    """Return a holder's tokens in a state."""
    place = HAND if holder is None else character_place(holder)
    return count_tokens(campaign.game, campaign.tokens_at(place))


def expiring_tokens(campaign: Campaign, hero: CharacterId) -> tuple[ExpiringTokens, ...]:
    """Return a hero's tokens that don't carry over, with the count that the next adventure starts with."""
    held = campaign.tokens_at(character_place(hero))
    return tuple(
        ExpiringTokens(
            kind, sum(token.kind == kind.key for token in held), int(campaign.house_rule(kind.next_start_rule))
        )
        for kind in campaign.game.tokens
        if any(rule.key == kind.next_start_rule for rule in campaign.game.house_rules)
    )


def last_names(opening: Campaign, steps: Iterable[Step]) -> dict[CharacterId, str]:
    """Return every character's last name in the steps, including removed characters."""
    names = {character.id: character.name for character in opening.characters}
    for step in steps:
        if step.after.characters is not step.before.characters:
            names.update((character.id, character.name) for character in step.after.characters)
    return {character: plain_name(name) for character, name in names.items()}


def _claim(use: e.TokenUsed, unclaimed: list[TokenMove]) -> list[TokenMove]:
    """Remove from the moves those that a use explains, and return them. Prefers moves of its own holder."""
    wanted = Counter(use.kinds)
    own = character_place(use.by)
    claimed = []
    for passage in sorted(unclaimed, key=lambda passage: own not in (passage.origin, passage.target)):
        if wanted[passage.token.kind] > 0:
            wanted[passage.token.kind] -= 1
            claimed.append(passage)
            unclaimed.remove(passage)
    return claimed


def _grouped(passages: Sequence[TokenMove], end: Callable[[TokenMove], Holder]) -> list[tuple[Holder, list[TokenMove]]]:
    """Group the moves by the holder at one end. Omits moves with a pool or nothing at that end."""
    groups: dict[Holder, list[TokenMove]] = {}
    for passage in passages:
        if end(passage) != NOBODY:
            groups.setdefault(end(passage), []).append(passage)
    return list(groups.items())


def _is_of_removed(step: Step, passage: TokenMove) -> bool:
    """Whether a token left play because its holder was removed in that step."""
    holder = _origin(passage)
    return bool(holder) and passage.target is None and step.after.find_character(CharacterId(holder or "")) is None


def _origin(passage: TokenMove) -> Holder:
    return _holder(passage.origin)


def _target(passage: TokenMove) -> Holder:
    return _holder(passage.target)


def _holder(place: Place | None) -> Holder:
    """Return the holder at a place, None for the GM's hand. NOBODY for a pool and for out of play."""
    if place == HAND:
        return None
    return CharacterId(place.key) if place is not None and place.kind == "character" else NOBODY


def _counted_kinds(game: GameSpec, kinds: Iterable[str]) -> tuple[TokenCount, ...]:
    counts = Counter(kinds)
    return tuple(TokenCount(game.token_kind(key), counts[key]) for key in _in_order(game, counts))


def _in_order(game: GameSpec, counts: Counter[str]) -> list[str]:
    known = [kind.key for kind in game.tokens]
    return sorted(counts, key=lambda key: known.index(key) if key in known else len(known))

"""Typed commands for tokens: award, spend, use on a character, or add to a pool.

"award 4 rook inspiration", "3 triumph stones mira", "spend rook", "hubris tam", "earn triumph", "benny ada +1".
"""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine.batches import combine_commands
from gmtracker.engine.campaign import HAND, Campaign, Character, Place, Token, character_place, pool_place
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.commands import AddToken, RemoveToken, Use
from gmtracker.engine.errors import Refused
from gmtracker.engine.game_spec import Sign, UseKind
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.phrases import token_count_text
from gmtracker.engine.ruleset import DropResult, OnUse
from gmtracker.engine.undescribed import token_kinds
from gmtracker.i18n import labeled, tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.command_line.owners import find_people
from gmtracker.ui.command_line.query import FillInUse, Line, RunCommand, Suggestion, words_fit
from gmtracker.ui.command_line.suggestions import use_names
from gmtracker.ui.widgets.inputs import read_number
from gmtracker.ui.widgets.inputs_form import ANY_TEXT

SPEND = f"spend {tr('spend', 'a word that is typed')}"

MAX_TOKENS = 9
UPWARD: tuple[Sign, ...] = (
    "up",
    "up-2",
    "up-3",
    "bolt",
    "clover",
    "star",
    "none",
    "none-2",
    "none-3",
    "down",
    "down-2",
    "down-3",
)


class _Lot(Struct, frozen=True):
    """Tokens of one kind and face in one place, and their names."""

    tokens: tuple[TokenId, ...]
    kind: str
    face: int | None
    what: str
    names: tuple[str, ...]
    place: str
    in_pool: bool


class _Ask(Struct, frozen=True):
    """Some tokens of a lot, and the character that a line names; `needed` are words that must fit."""

    bridge: Bridge
    line: Line
    character: Character
    needed: tuple[str, ...]
    lot: _Lot
    tokens: tuple[TokenId, ...]

    def result(self) -> DropResult:
        """Return the result of dropping the tokens on the character's row. Raises Refused if it can mean nothing."""
        return self.bridge.rules.drop_result(self.tokens, character_place(self.character.id))

    def fits(self, beside: tuple[str, ...], *needed: str) -> bool:
        """Whether the line matches the character and ``needed`` names, and nothing but those and ``beside``."""
        return words_fit(self.line.words, (*self.needed, *needed), beside)


def token_suggestions(bridge: Bridge, line: Line, named: Iterable[tuple[Character, str]]) -> Iterator[Suggestion]:
    """Yield everything that tokens can be used for, with the characters that the line names."""
    if line.numbers > 1 or not line.words:
        return
    campaign = bridge.shown
    for character, name in named:
        needed = (name,) if name else ()
        if line.number.strip("0123456789"):
            yield from _held_token_changes(campaign, line, character, needed)
            continue
        if words_fit(line.words, needed):
            continue  # A name with a number does not say what to do with a die of that face.
        yield from _drop_zone_uses(bridge, line, character, needed)
        if words_fit(line.words, (SPEND, *needed)) and not campaign.tokens_at(character_place(character.id)):
            why = tr("{name} has nothing to spend.", name=character.name)
            yield Suggestion(name=labeled(tr("Spend"), character.name), message=why, refused=True)
        asks = [_Ask(bridge, line, character, needed, lot, _asked_for(lot, line)) for lot in _lots(campaign, character)]
        spoken_of = [ask for ask in asks if _are_spoken_of(ask)]
        for ask in spoken_of:
            if ask.tokens:
                yield from _drop_suggestions(ask)
        if not any(ask.tokens for ask in spoken_of) and not words_fit(line.words, needed):
            yield from _missing_token_suggestions(spoken_of)


def for_open_check_first(bridge: Bridge, found: Iterable[Suggestion]) -> Iterator[Suggestion]:
    """Yield token suggestions, marked as likely if they can be spent on the open check."""
    check = bridge.rules.open_check()
    rows = bridge.rules.check_rows(CheckDraft(by=check.by)) if check is not None else ()
    helping = {row.offer.command.use for row in rows if row.offer.command.tokens and not row.offer.refusal}
    for finding in found:
        match finding.action:
            case RunCommand(command=Use(use=use)) | FillInUse(use=Use(use=use)) if use in helping:
                yield replace(finding, likely=True)
            case _:
                yield finding


def token_question(
    campaign: Campaign, line: Line, current: CharacterId | None, found: Sequence[Suggestion]
) -> tuple[Suggestion, ...]:
    """Return a question if a line leaves open which of several tokens or what they are spent on.

    Enter on it does nothing.

    ``found`` is what the line can mean, best match first, without refusals; or if there is nothing else, those that
    the GM can override, because “Anyway” must not choose the token.
    """
    if not found:
        return ()
    for character, name in find_people(campaign, line, current):
        if words_fit(line.words, (SPEND, name) if name else (SPEND,)):
            says = tr("Choose what to spend from the list, or keep typing.")
            return (Suggestion(name=labeled(tr("Spend"), character.name), message=says),)
    of_tokens = [finding for finding in found if _takes_tokens(finding)]
    if len(of_tokens) < 2 or found[0] is not of_tokens[0]:
        return ()
    return (Suggestion(name=line.text, message=tr("Choose from the list, or keep typing.")),)


def _takes_tokens(finding: Suggestion) -> bool:
    match finding.action:
        case RunCommand(command=Use(tokens=tokens)) | FillInUse(use=Use(tokens=tokens)):
            return bool(tokens)
    return False


def _are_spoken_of(ask: _Ask) -> bool:
    """Whether the line matches these tokens: by name, by a use, or by what dropping them on the row does."""
    beside = (*ask.lot.names, *_uses_of(ask.bridge.shown, ask.lot), SPEND)
    return ask.fits(beside) or (ask.lot.in_pool and ask.fits((*beside, _row_drop_text(ask))))


def _row_drop_text(ask: _Ask) -> str:
    """Return what dropping the tokens on a character's row does, or "" if it can mean nothing."""
    try:
        return replace(ask, tokens=ask.tokens or ask.lot.tokens[:1]).result().message
    except Refused:
        return ""


def _missing_token_suggestions(asks: Sequence[_Ask]) -> Iterator[Suggestion]:
    """Yield why the pools have no matching tokens: no such face, or too few."""
    ask = next((ask for ask in asks if ask.lot.in_pool), None)
    if ask is not None and ask.line.number:
        why = _missing_tokens_text(ask.bridge.shown, ask.lot, int(ask.line.number))
        yield Suggestion(name=labeled(ask.lot.place, ask.character.name), message=why, refused=True)


def _missing_tokens_text(campaign: Campaign, lot: _Lot, number: int) -> str:
    if lot.face is not None:
        return tr("No die in the {pool} shows {number}.", pool=lot.place, number=number)
    there = token_count_text(len(lot.tokens), campaign.game.token_kind(lot.kind))
    return tr(
        "Choose from 1 to {most}. The {pool} holds {tokens}.", most=_take_limit(lot), pool=lot.place, tokens=there
    )


def _held_token_changes(
    campaign: Campaign, line: Line, character: Character, needed: tuple[str, ...]
) -> Iterator[Suggestion]:
    """Yield changes of held tokens that no pool contains: "benny ada +1"."""
    in_pools = {token for pool in campaign.game.pools for token in pool.tokens}
    for kind in token_kinds(campaign, (character,)):
        if kind.key in in_pools or not words_fit(line.words, (*needed, f"{kind.name} {kind.plural}")):
            continue
        held = campaign.tokens_at(character_place(character.id), kind.key)
        name = labeled(character.name, kind.plural)
        try:
            wanted = read_number(line.number, len(held))
        except Refused as refusal:
            yield Suggestion(name=name, message=refusal.sentence, refused=True)
            continue
        left = max(0, min(wanted, len(held) + MAX_TOKENS))
        gifts = [AddToken(kind=kind.key, place=character_place(character.id))] * (left - len(held))
        taken = [RemoveToken(token=token.id) for token in held[left:]]
        if gifts or taken:
            yield Suggestion(name=f"{name} {len(held)} → {left}", action=RunCommand(combine_commands([*gifts, *taken])))
        elif not held:
            yield Suggestion(name=name, message=tr("{name} has none.", name=character.name), refused=True)


def _drop_zone_uses(bridge: Bridge, line: Line, character: Character, needed: tuple[str, ...]) -> Iterator[Suggestion]:
    """Yield uses with a drop zone on the character's row (a hubris), once for each available face."""
    for kind in bridge.shown.game.uses:
        called = next((name for name in use_names(kind) if words_fit(line.words, (name, *needed))), "")
        if not kind.drop_zone or not called or character.side not in kind.sides:
            continue
        lots = [lot for lot in _lots(bridge.shown, character) if lot.in_pool and lot.kind in kind.tokens]
        asked = [(lot, tokens) for lot in lots if (tokens := _asked_for(lot, line))]
        for lot, tokens in asked:
            yield from _token_use_suggestions(bridge, kind, character, lot, tokens)
        if not asked:
            what = bridge.shown.game.token_kind(kind.tokens[0]).name
            why = tr("No {token} is available for that.", token=what)
            if lots and line.number:
                why = _missing_tokens_text(bridge.shown, lots[0], int(line.number))
            yield Suggestion(name=labeled(kind.name, character.name), message=why, refused=True)


def _token_use_suggestions(
    bridge: Bridge, kind: UseKind, character: Character, lot: _Lot, tokens: tuple[TokenId, ...]
) -> Iterator[Suggestion]:
    """Yield what tokens can be used for on a character, as if they were dropped there."""
    name = tr("{use} with {what}: {name}", use=kind.name, what=lot.what, name=character.name)
    try:
        result = bridge.rules.drop_result(tokens, OnUse(kind.key, character.id))
    except Refused as refusal:
        yield Suggestion(name=name, message=refusal.sentence, refused=True)
        return
    if isinstance(result.command, Use):
        yield Suggestion(name=name, action=RunCommand(result.command))
    for offer in result.offers:
        yield Suggestion(
            name=f"{name}, {offer.name}",
            action=RunCommand(offer.command),
            message=offer.refusal or offer.effect,
            refused=bool(offer.refusal),
        )


def pool_suggestions(campaign: Campaign, line: Line) -> Iterator[Suggestion]:
    """Yield the uses that add tokens to a pool: "earn triumph", "earn 3 tragedy"."""
    if line.numbers > 1 or not line.words or line.number.strip("0123456789"):
        return
    for kind in campaign.game.uses:
        for asked in kind.inputs:
            for option in asked.options:
                if option.key not in kind.tokens:
                    continue
                beside = (option.name, campaign.game.token_kind(option.key).plural)
                if not any(words_fit(line.words, (name,), beside) for name in use_names(kind)):
                    continue
                count = int(line.number or 1)
                use = Use(use=kind.key, inputs={asked.key: option.key, "count": count})
                what = f"{count} × {option.name}" if count > 1 else option.name
                yield Suggestion(name=labeled(kind.name, what), action=RunCommand(use))


def needs_inputs_first(bridge: Bridge, use: Use) -> bool:
    """Whether a use needs inputs first: otherwise it costs or achieves the wrong amount, or is refused for lack of a
    text.

    A choice without an empty answer needs one, too.
    """
    kind = bridge.shown.game.use(use.use)
    choices = (asked for asked in kind.inputs if asked.kind == "choice" and asked.key not in use.inputs)
    is_open = any(all(option.key for option in asked.options) for asked in choices)
    return is_open or bridge.rules.needs_answer(use) or _lacks_words(bridge, use, kind)


def _lacks_words(bridge: Bridge, use: Use, kind: UseKind) -> bool:
    """Whether a use is refused only because a text is missing."""
    words = {asked.key: ANY_TEXT for asked in kind.inputs if asked.kind == "text" and asked.key not in use.inputs}
    if not words or not bridge.rules.preview(use).refused:
        return False
    return not bridge.rules.preview(replace(use, inputs={**use.inputs, **words})).refused


def _drop_suggestions(ask: _Ask) -> Iterator[Suggestion]:
    """Yield what dropping the tokens on the character means, as far as the line matches it."""
    lot, character = ask.lot, ask.character
    try:
        result = ask.result()
    except Refused as refusal:
        yield Suggestion(name=labeled(lot.what, character.name), message=refusal.sentence, refused=True)
        return
    what = lot.what if len(ask.tokens) == 1 else f"{len(ask.tokens)} {lot.what}"
    if isinstance(result.command, Use):
        yield from _single_drop_suggestions(ask, result.command, _drop_text(result, what, character))
        return
    for offer in result.offers:
        # Not for a token that is used against the character.
        spends = not lot.in_pool and offer.command.by == character.id
        beside = (*lot.names, result.message, *((SPEND,) if spends else ()))
        if ask.fits(beside) or ask.fits(beside, offer.name):
            name = tr("{use} with {what}: {name}", use=offer.name, what=what, name=character.name)
            asks = not offer.refusal and needs_inputs_first(ask.bridge, offer.command)
            yield Suggestion(
                name=f"{name}…" if asks else name,
                action=FillInUse(offer.command) if asks else RunCommand(offer.command),
                message=offer.refusal or offer.effect,
                refused=bool(offer.refusal),
            )


def _drop_text(result: DropResult, what: str, character: Character) -> str:
    """Return what a drop does, with the tokens ("Award Triumph 4") unless its text names the character already."""
    if character.name in result.message:
        return result.message
    return tr("{does} {what}", does=result.message, what=what)


def _single_drop_suggestions(ask: _Ask, command: Use, does: str) -> Iterator[Suggestion]:
    """Yield a drop with a single meaning, alone and with each follow-up use that the line names."""
    game, lot, name = ask.bridge.shown.game, ask.lot, ask.character.name
    beside = (*lot.names, does, command.use.replace("-", " "))
    if ask.fits(beside):
        yield Suggestion(name=does if name in does else labeled(does, name), action=RunCommand(command))
    if not lot.in_pool:
        return
    for kind in game.uses:
        if kind.menu == "token" and lot.kind in kind.tokens and ask.fits(beside, kind.name):
            yield _follow_up_suggestion(
                ask, command, kind, tr("{does}: {name}, then {use}", does=does, name=name, use=kind.name)
            )


def _follow_up_suggestion(ask: _Ask, command: Use, kind: UseKind, name: str) -> Suggestion:
    """Return a command with the use that follows it, or the refusal of that use."""
    rules = ask.bridge.rules
    if rules.preview(command).refused:
        return Suggestion(name=name, action=RunCommand(command))
    offer = rules.offer_after(command, kind.key)
    if offer is None or offer.refusal:
        return Suggestion(name=name, message=offer.refusal if offer else kind.description, refused=True)
    return Suggestion(name=name, action=RunCommand(command, follow_up=kind.key))


def _uses_of(campaign: Campaign, lot: _Lot) -> tuple[str, ...]:
    return tuple(name for kind in campaign.game.uses if lot.kind in kind.tokens for name in use_names(kind))


def _asked_for(lot: _Lot, line: Line) -> tuple[TokenId, ...]:
    """Return the tokens of a lot that a line asks for: with faces the number is a face, else a count."""
    if not line.number:
        return lot.tokens[:1]
    number = int(line.number)
    if lot.face is not None:
        return lot.tokens[:1] if number == lot.face else ()
    return lot.tokens[:number] if 1 <= number <= _take_limit(lot) else ()


def _take_limit(lot: _Lot) -> int:
    return min(len(lot.tokens), MAX_TOKENS)


def _lots(campaign: Campaign, character: Character) -> Iterator[_Lot]:
    """Yield the tokens that a character could get or use: of the pools, of the GM, and their own.

    In each place the ones suited to the character's side come first: upward for a hero, downward for opposition.
    """
    game = campaign.game
    signs = UPWARD if character.side == "heroes" else UPWARD[::-1]
    places: list[tuple[Place, str]] = [(pool_place(pool.key), pool.name) for pool in game.pools]
    places += [(HAND, game.hand), (character_place(character.id), "")]
    for place, name in places:
        lots: dict[tuple[str, int | None], list[Token]] = {}
        there = campaign.tokens_at(place)
        for token in sorted(there, key=lambda token: signs.index(game.token_kind(token.kind).sign)):
            lots.setdefault((token.kind, token.value), []).append(token)
        for (key, face), tokens in lots.items():
            kind = game.token_kind(key)
            what = kind.name if face is None else f"{kind.name} {face}"
            yield _Lot(
                tuple(token.id for token in tokens),
                key,
                face,
                what,
                (kind.name, kind.plural, name),
                name,
                place.kind == "pool",
            )

"""Typed commands in a campaign's own words: tracks, conditions, uses, turns, dice, notes.

Also "add 3 guard t1 toughness 4" and "duplicate rook". Checks are read in another module. A line that names no one
while several characters are selected means all of them.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import chain, combinations, product

from msgspec.structs import replace

from gmtracker.engine.batches import combine_commands
from gmtracker.engine.campaign import Campaign, Character, Side
from gmtracker.engine.check.form import IncompleteCheck
from gmtracker.engine.commands import (
    AddCharacters,
    AddNote,
    DelayTurn,
    MarkAction,
    NextTurn,
    RemoveCharacter,
    RollDice,
    SetAside,
    SetTrack,
    Use,
)
from gmtracker.engine.errors import Refused
from gmtracker.engine.game_spec import GameSpec, InputKind, Option, TrackKind, UseKind
from gmtracker.engine.handlers.characters import benched_characters
from gmtracker.engine.handlers.turns import coming_turns, find_delay_target
from gmtracker.engine.ids import NOBODY, ActionId, CharacterId
from gmtracker.engine.name_matching import fold_text
from gmtracker.engine.parse_characters import (
    copy_characters,
    find_trait_name,
    number_words_to_digits,
    parse_characters_line,
    parse_characters_list,
    without_hidden,
)
from gmtracker.engine.phrases import hidden_text, join_names, number_text
from gmtracker.i18n import join_parts, labeled, tr
from gmtracker.ui.actions import table_uses
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.command_line.check_commands import CHECK, check_suggestions
from gmtracker.ui.command_line.conditions import ENDING, condition_suggestions, lasting_conditions
from gmtracker.ui.command_line.owners import ALL, POSSESSIVE, crowd_named, crowd_text, find_people
from gmtracker.ui.command_line.presence import seen_suggestions
from gmtracker.ui.command_line.query import (
    SMALL_WORDS,
    FillInUse,
    Line,
    LookBack,
    RunCommand,
    SelectCharacter,
    Suggestion,
    matching_words,
    meant_names,
    words_fit,
)
from gmtracker.ui.widgets.inputs import read_load

OWN_ROLL = tr("roll", "a word that is typed").casefold()
"""The first word of a line that rolls dice, in the GM's language."""

ADD_BUILT_IN = tr("add", "a word that is typed").casefold()
"""The first word of a line that adds characters, in the GM's language."""

ADD = ("add", fold_text(ADD_BUILT_IN))
"""The words for adding, in English and in the GM's language."""

_HERO = ("hero", "heroes", *fold_text(tr("hero heroes", "words that are typed before new heroes")).split())
_FOE = ("foe", "foes", "opposition", *fold_text(tr("foe foes", "words that are typed before new opposition")).split())
_DUPLICATE = f"duplicate {tr('duplicate', 'a word that is typed')}"
_BENCH = f"set aside put {tr('set aside', 'words that are typed')}"
_REMOVE = f"remove {tr('remove', 'a word that is typed')}"
_BRING_BACK = f"bring back {tr('bring back', 'words that are typed')}"
_CAMPAIGN = f"campaign {tr('campaign', 'a word that is typed')}"
MAX_NAMES = 3
MAX_NOTE_SHOWN = 200
"""How many characters of a note the suggestion shows: eliding a long text takes seconds."""

ROLL = ("roll", fold_text(OWN_ROLL))
NOTE = ("note", fold_text(tr("note", "a word that is typed")))
ACTION = f"action {tr('action', 'a word that is typed')}"
LEAST_ANSWER_LENGTH = 4
"""The minimum length of a word that names an answer without its use."""

TURN = ("turn", *fold_text(tr("turn", "a word that is typed with a name")).split())
DELAY = f"delay {tr('delay', 'a word that is typed')}"

_OWN_LOOK_BACK = tr("look back", "words that are typed")
_LOOK_BACK = f"look back {_OWN_LOOK_BACK}"
_LOOK = f"look {_OWN_LOOK_BACK.split()[0]}"
MAX_PAST_SUGGESTIONS = 6

COMMAND_WORDS = " ".join(
    (
        CHECK,
        _LOOK_BACK,
        *ADD,
        _DUPLICATE,
        _BENCH,
        _REMOVE,
        _BRING_BACK,
        *ENDING,
        *ROLL,
        *NOTE,
        ACTION,
        DELAY,
        *TURN,
        *_HERO,
        *_FOE,
    )
)
"""The words that start or join a command, in English and in the GM's language."""


def new_character_suggestions(campaign: Campaign, text: str) -> Iterator[Suggestion]:
    """Yield the characters that a line adds, or an example of such a line.

    A number in words may be a count or part of a name, so both are offered. So are both sides if the line does not say
    the side and has parentheses, which may contain a hero's player or part of a name. "add hero" alone is for the form.
    """
    first, _, rest = text.strip().partition(" ")
    if fold_text(first) not in ADD:
        return
    if not rest:
        yield Suggestion(
            name=tr("Quick-add opposition"), message=tr("Keep typing: {example}.", example=example(campaign.game))
        )
        return
    side, people = _split_side(rest)
    if not people:
        return
    meant = number_words_to_digits(people)
    with suppress(Refused):
        if meant != people:
            yield from _addition_suggestions(campaign, meant, side)
    try:
        yield from _addition_suggestions(campaign, people, side)
    except Refused as refusal:
        yield Suggestion(name=tr("Add {one}", one=people), message=refusal.sentence, refused=True)


def _split_side(people: str) -> tuple[Side | None, str]:
    """Return the side that the first word of new people says ("hero Vex"), if any, and the line without it."""
    first, _, rest = people.strip().partition(" ")
    side: Side | None = "heroes" if fold_text(first) in _HERO else "opposition" if fold_text(first) in _FOE else None
    return side, rest.strip() if side else people


def _addition_suggestions(campaign: Campaign, line: str, side: Side | None) -> Iterator[Suggestion]:
    """Yield what adds a line's characters, with their traits. Raises Refused like ``parse_characters_list``."""
    line, hidden = (line, False) if side == "heroes" else without_hidden(line)
    made = parse_characters_list(campaign, line, side or "opposition") or parse_characters_line(
        campaign, line, side or "opposition"
    )
    if not any(one.player for one in made):
        yield _addition_suggestion(campaign, made, hidden)
    elif side != "opposition":
        yield _addition_suggestion(
            campaign, tuple(replace(one, side="heroes") if one.player else one for one in made), hidden
        )
    if side != "heroes" and any(one.player for one in made):
        yield _addition_suggestion(campaign, parse_characters_line(campaign, line), hidden)


def _addition_suggestion(campaign: Campaign, made: tuple[Character, ...], hidden: bool) -> Suggestion:
    """Return what adds these characters, named, with the first one's traits."""
    names = [f"{one.name} ({one.player})" if one.player else one.name for one in made]
    named = (
        join_names(names)
        if len(names) <= MAX_NAMES
        else tr("{count}: {first} to {last}", count=len(names), first=names[0], last=names[-1])
    )
    deed = RunCommand(AddCharacters(characters=made, into_turns=True, hidden=hidden))
    says = _character_summary(campaign.game, made[0])
    if hidden:
        says = join_parts((says, hidden_text(len(made))))
    if trait := find_trait_name(campaign.game, made[0].name):
        says = tr("“{trait}” becomes part of the name. To set the trait, put a number after it.", trait=trait)
    return Suggestion(name=tr("Add {one}", one=named), action=deed, message=says)


def roster_suggestions(campaign: Campaign, line: Line) -> Iterator[Suggestion]:
    """Yield commands to duplicate, set aside, bring back or remove the characters that the line names."""
    if line.numbers:
        return
    yield from _crowd_removals(campaign, line)
    for character, said in _with_meant_names(line, campaign.active_characters()):
        own, name = character.id, character.name
        if words_fit(line.words, (_DUPLICATE, said)):
            copies = copy_characters(campaign, (character,))
            deed = RunCommand(AddCharacters(characters=copies, into_turns=True))
            yield Suggestion(name=tr("Duplicate {name}", name=name), action=deed)
        if words_fit(line.words, (_BENCH, said)):
            yield Suggestion(
                name=tr("Set {name} aside", name=name), action=RunCommand(SetAside(character=own, benched=True))
            )
        if words_fit(line.words, (_REMOVE, said), (_CAMPAIGN,)):
            says = tr("Remove {name} from the campaign", name=name)
            yield Suggestion(name=says, action=RunCommand(RemoveCharacter(character=own)))
    for character, said in _with_meant_names(line, benched_characters(campaign)):
        if words_fit(line.words, (said,), (_BRING_BACK,)):
            back = SetAside(character=character.id, benched=False)
            yield Suggestion(name=tr("Bring {name} back", name=character.name), action=RunCommand(back))


def _crowd_removals(campaign: Campaign, line: Line) -> Iterator[Suggestion]:
    """Yield commands to set a crowd aside or remove it, if the line names it without a number.

    The active member comes last, so that the turn passes once, to someone who stays.
    """
    found = crowd_named(campaign, line.words)
    if found is None:
        return
    crowd, said = found
    words = tuple(word for word in line.words if word not in said and word not in ALL)
    members, name = sorted(crowd.members, key=campaign.acting.__eq__), crowd_text(crowd.name, len(crowd.members))
    if words_fit(words, (_BENCH,)):
        aside = combine_commands([SetAside(character=one, benched=True) for one in members])
        yield Suggestion(name=tr("Set {name} aside", name=name), action=RunCommand(aside), likely=True)
    if words_fit(words, (_REMOVE,), (_CAMPAIGN,)):
        removal = combine_commands([RemoveCharacter(character=one) for one in members])
        says = tr("Remove {name} from the campaign", name=name)
        yield Suggestion(name=says, action=RunCommand(removal), likely=True)


def _with_meant_names(line: Line, characters: Sequence[Character]) -> Iterator[tuple[Character, str]]:
    """Pair each character with the parts of the name that the line can mean."""
    yield from zip(characters, meant_names(line.words, [one.name for one in characters]), strict=True)


def example(game: GameSpec) -> str:
    """Return an example line in that game: "3 Guard T1 Toughness 4"."""
    groups = (group for group in game.trait_groups if group.values != "text" and group.suggested)
    trait = next((f" {group.suggested[0].name} 4" for group in groups), "")
    guards = tr("3 Guard", "an example of what is typed: three of the opposition, called Guard")
    return f"{guards}{' T1' if game.tier else ''}{trait}"


def _character_summary(game: GameSpec, character: Character) -> str:
    """Return a summary of a new character: "Opposition · Tier 1 · Toughness 4"."""
    counted = [f"{game.tier} {character.tier}"] if game.tier else []
    counted += [f"{game.level} {character.level}"] if game.level and character.level > 1 else []
    traits = [f"{trait.name} {number_text(trait.rank)}" for trait in character.traits]
    side = tr("Hero") if character.side == "heroes" else tr("Opposition")
    return " · ".join((side, *counted, *traits))


def suggestions(bridge: Bridge, line: Line, current: CharacterId | None) -> Iterator[Suggestion]:
    """Yield everything but tokens that a line can mean, without the effects."""
    campaign = bridge.shown
    yield from _roll_or_note_suggestions(line)
    if not line.words:
        return
    yield from _table_use_suggestions(bridge, line)
    lasting = tuple(lasting_conditions(campaign, line, current))
    yield from lasting
    named = find_people(campaign, line, current)
    for character, name in named:
        needed = (name,) if name else ()
        if name and not line.numbers and words_fit(line.words, (name,)):
            goes = SelectCharacter(character.id)
            yield Suggestion(name=tr("Go to {name}", name=character.name), action=goes, likely=True)
        yield from _track_suggestions(campaign, line, character, needed)
        if not lasting:
            yield from condition_suggestions(campaign, line, character, needed)
        yield from seen_suggestions(campaign, line, character, needed)
        yield from _action_suggestions(campaign, line, character, needed)
        yield from _use_suggestions(bridge, line, character, needed)
    yield from check_suggestions(bridge, line, named, campaign.find_character(current) if current else None)


def _roll_or_note_suggestions(line: Line) -> Iterator[Suggestion]:
    """Yield dice rolls and notes, whose text after the first word is taken literally."""
    first, _, rest = line.text.partition(" ")
    notation = rest.strip()
    if fold_text(first) in ROLL and notation:
        yield Suggestion(name=tr("Roll {dice}", dice=notation), action=RunCommand(RollDice(notation=notation)))
    if fold_text(first) in NOTE and notation:
        yield from note_suggestions(line.text)


def note_suggestions(text: str) -> tuple[Suggestion, ...]:
    """Return the note that a line adds, with the text after its first word."""
    note = text.partition(" ")[2].strip()
    return (Suggestion(name=tr("Note: {text}", text=note[:MAX_NOTE_SHOWN]), action=RunCommand(AddNote(text=note))),)


def _table_use_suggestions(bridge: Bridge, line: Line) -> Iterator[Suggestion]:
    """Yield the uses of the table and its pools, which belong to no character."""
    for kind in table_uses(bridge.shown.game):
        if line.numbers or not any(words_fit(line.words, (name,)) for name in use_names(kind)):
            continue
        use = Use(use=kind.key)
        if kind.asks_first:
            yield Suggestion(name=f"{kind.name}…", action=FillInUse(use), message=kind.description)
        else:
            yield Suggestion(name=kind.name, action=RunCommand(use))


def _track_suggestions(
    campaign: Campaign, line: Line, character: Character, needed: tuple[str, ...]
) -> Iterator[Suggestion]:
    """Yield the change of each track that the line names, or why it can't be changed."""
    for kind in campaign.game.tracks:
        if not words_fit(line.words, (*needed, f"{kind.name} {kind.units}")):
            continue
        name = tr("{track} of {name}", track=kind.name, name=character.name)
        if character.side not in kind.sides:
            yield Suggestion(name=name, message=_missing_track_text(character, kind), refused=True)
            continue
        if line.numbers != 1:
            yield Suggestion(name=name, message=tr("Add a number: +2 or -1 to change it, 7 to set it."))
            continue
        yield _track_suggestion(campaign, line, character, kind)


def _missing_track_text(character: Character, kind: TrackKind) -> str:
    template = (
        tr("{name} is a hero and has no {track}.")
        if character.side == "heroes"
        else tr("{name} belongs to the opposition and has no {track}.")
    )
    return template.format(name=character.name, track=kind.name)


def _track_suggestion(campaign: Campaign, line: Line, character: Character, kind: TrackKind) -> Suggestion:
    """Return the change of a track by the line's number, or why it is refused."""
    load = campaign.track_load(character.id, kind.key)
    held = load - campaign.track_value(character.id, kind.key)
    name = tr("{track} of {name}", track=kind.name, name=character.name)
    try:
        highest = campaign.track_maximum(character.id, kind.key)
        value = read_load(line.number, kind, load=load, held=held, highest=highest)
    except Refused as refusal:
        return Suggestion(name=name, message=refusal.sentence, refused=True)
    command = SetTrack(character=character.id, track=kind.key, value=value)
    return Suggestion(
        name=labeled(name, f"{kind.value_text(load)} → {kind.value_text(value + held)}"), action=RunCommand(command)
    )


def _action_suggestions(
    campaign: Campaign, line: Line, character: Character, needed: tuple[str, ...]
) -> Iterator[Suggestion]:
    """Yield the actions that a character can take in the encounter, if the line names them."""
    encounter = campaign.encounter
    if encounter is None or line.numbers or character.id not in encounter.order:
        return
    for kind in campaign.game.actions:
        if words_fit(line.words, (*needed, f"{kind.name} {ACTION}")):
            times = encounter.times_taken(character.id, kind.key) + 1
            command = MarkAction(character=character.id, action=kind.key, times=times)
            yield Suggestion(
                name=tr("{name} takes {action}", name=character.name, action=kind.name), action=RunCommand(command)
            )


def _use_suggestions(bridge: Bridge, line: Line, character: Character, needed: tuple[str, ...]) -> Iterator[Suggestion]:
    """Yield a character's uses that the line names, with their number or answers."""
    for kind in bridge.shown.game.uses:
        if kind.menu != "row" or character.side not in kind.sides:
            continue
        yield from _written_use_suggestions(bridge, line, character, needed, kind)
        if not any(words_fit(line.words, (*needed, name)) for name in use_names(kind)):
            if not line.numbers:
                yield from _answered_use_suggestions(bridge, line, character, needed, kind)
            continue
        asked, number = _find_number_input(kind), line.number.strip("=+")
        if line.numbers > 1 or (number and (asked is None or not number.isdecimal())):
            continue
        inputs = {asked.key: int(number)} if asked and number else {}
        found = row_use(bridge, Use(use=kind.key, by=character.id, inputs=inputs), kind, character)
        yield replace(found, name=f"{found.name}, {number}") if inputs else found


def _written_use_suggestions(
    bridge: Bridge, line: Line, character: Character, needed: tuple[str, ...], kind: UseKind
) -> Iterator[Suggestion]:
    """Yield a use of written dice or a number at the end of the line: "damage ogre 2d6+d4"."""
    asked = kind.inputs[0] if kind.inputs and kind.inputs[0].kind == "text" else None
    written = line.text.split()[-1]
    if asked is None or line.numbers > 1 or not any(sign.isdecimal() for sign in written):
        return
    words = tuple(word for word in line.words if word != fold_text(written))
    if not words or not any(words_fit(words, (*needed, name)) for name in use_names(kind)):
        return
    use, anything = (Use(use=kind.key, by=character.id, inputs={asked.key: text}) for text in (written, "…"))
    if bridge.rules.preview(anything).refused and not bridge.rules.preview(use).refused:
        yield Suggestion(name=f"{labeled(kind.name, character.name)}, {written}", action=RunCommand(use))


def _answered_use_suggestions(
    bridge: Bridge, line: Line, character: Character, needed: tuple[str, ...], kind: UseKind
) -> Iterator[Suggestion]:
    """Yield a use with the answers that the line names: "extra effort mira bonus", or "stunt mira" alone.

    A use that is not named itself needs a whole, longer word of each answer, and comes after what the line names.
    """
    called = next((name for name in use_names(kind) if matching_words(line.words, name)), "")
    use_named = (called,) if called else ()
    for answers in _find_answers(line, kind, (*needed, *use_named)):
        needed_answers = tuple(answer_words(option) for option in answers.values())
        if words_fit(line.words, (*needed, *use_named, *needed_answers)) and (
            called or all(_names_answer_fully(line, one) for one in answers.values())
        ):
            use = Use(use=kind.key, by=character.id, inputs={key: option.key for key, option in answers.items()})
            names = ", ".join(option.name for option in answers.values())
            found = _answered_use_suggestion(bridge, use, kind, f"{labeled(kind.name, character.name)}, {names}")
            yield found if called else replace(found, remote=True)


def _find_answers(line: Line, kind: UseKind, named: tuple[str, ...]) -> Iterator[dict[str, Option]]:
    """Yield combinations of answers that a line may name, by input.

    With several answers, each must have a word of its own: "resistance mira fatigued". Words of the ``named`` use
    and character do not count.
    """
    each = [[(asked.key, option) for option in asked.options if _matching_words(line, option)] for asked in kind.inputs]
    asked_for = [answers for answers in each if answers]
    besides = frozenset[str]().union(*(matching_words(line.words, name) for name in named))
    for count in range(1, len(asked_for) + 1):
        for some in combinations(asked_for, count):
            for chosen in product(*some):
                words = [_matching_words(line, option) - besides for _, option in chosen]
                spoken = Counter(chain.from_iterable(words))
                if count == 1 or all(any(spoken[word] == 1 for word in own) for own in words):
                    yield dict(chosen)


def _matching_words(line: Line, option: Option) -> frozenset[str]:
    return matching_words(line.words, answer_words(option))


def _answered_use_suggestion(bridge: Bridge, use: Use, kind: UseKind, name: str) -> Suggestion:
    """Return a use with an answer, or its form if only a text or another character is missing."""
    others = [character.id for character in bridge.shown.active_characters() if character.id != use.by]
    somebody = others[0] if others else NOBODY
    anything = {"text": "…", "character": somebody}
    missing = [asked for asked in kind.inputs if asked.kind in anything and asked.key not in use.inputs]
    filled = replace(use, inputs={**use.inputs, **{asked.key: anything[asked.kind] for asked in missing}})
    if missing and bridge.rules.preview(use).refused and not bridge.rules.preview(filled).refused:
        return Suggestion(name=f"{name}…", action=FillInUse(use), message=kind.description)
    return Suggestion(name=name, action=RunCommand(use))


def _names_answer_fully(line: Line, option: Option) -> bool:
    """Whether a line contains, in full, the first longer word of an answer or a word of its key.

    Other words do not stand for the answer: "turn rook" is no "No Disadvantage until the end of the next turn".
    """
    own = [word for word in re.split(r"\W+", fold_text(option.name)) if word and word not in SMALL_WORDS]
    accepted = {*own[:1], *re.split(r"\W+", fold_text(option.key))}
    return any(len(word) >= LEAST_ANSWER_LENGTH and word in accepted for word in line.words)


def use_names(kind: UseKind) -> tuple[str, str]:
    """Return a use's name in the GM's language, and its key as English words."""
    return kind.name, kind.key.replace("-", " ")


def answer_words(option: Option) -> str:
    """Return an answer's name in the GM's language, and its key."""
    return f"{option.name} {option.key}"


def row_use(bridge: Bridge, use: Use, kind: UseKind, character: Character) -> Suggestion:
    """Return a use as it is, or its form if it needs or allows inputs."""
    name = labeled(kind.name, character.name)
    rules = bridge.rules
    is_open = rules.preview(use).refused or rules.has_optional_input(use) or rules.needs_answer(use)
    if kind.inputs and not use.inputs and is_open:
        return Suggestion(name=f"{name}…", action=FillInUse(use), message=kind.description)
    return Suggestion(name=name, action=RunCommand(use))


def _find_number_input(kind: UseKind) -> InputKind | None:
    return next((asked for asked in kind.inputs if asked.kind == "number"), None)


def order_suggestions(campaign: Campaign, line: Line, current: CharacterId | None) -> Iterator[Suggestion]:
    """Yield the delay of the characters that the line names, after the next one in the turn order."""
    if line.numbers:
        return
    for character, name in find_people(campaign, line, current):
        if not words_fit(line.words, (DELAY, name) if name else (DELAY,)):
            continue
        what = tr("{name} delays", name=character.name)
        encounter = campaign.encounter
        if encounter is None or character.id not in encounter.order:
            why = tr("{name} is not in the turn order.", name=character.name)
            yield Suggestion(name=what, message=why, refused=True)
            continue
        after = find_delay_target(campaign, character.id)
        if after is None:
            why = tr("{name} is last in the round.", name=character.name)
            yield Suggestion(name=what, message=why, refused=True)
        else:
            says = tr("{name} acts after {other}.", name=character.name, other=campaign.character_name(after))
            yield Suggestion(name=what, action=RunCommand(DelayTurn(character=character.id)), message=says)


def turn_suggestions(campaign: Campaign, line: Line) -> Iterator[Suggestion]:
    """Yield the next turn if the line names who takes it ("turn rook"), or why that character's turn can't start."""
    words = tuple(POSSESSIVE.sub("", word) if "’" in word or "'" in word else word for word in line.words)
    turn_word = next((word for word in words if word in TURN), "")
    if line.numbers or not turn_word:
        return
    for character, name in find_people(campaign, replace(line, words=words), None):
        if words_fit(words, (turn_word, name)):
            yield _turn_suggestion(campaign, character)


def _turn_suggestion(campaign: Campaign, character: Character) -> Suggestion:
    """Return the start of a character's turn, or why it can't start."""
    name, encounter = tr("{name}'s turn", name=character.name), campaign.encounter
    if encounter is None or character.id not in encounter.order:
        why = tr("{name} is not in the turn order.", name=character.name)
    elif character.id == encounter.active:
        why = tr("It is already {name}'s turn.", name=character.name)
    elif character.id == next(coming_turns(campaign), None) and character.id not in campaign.acted:
        return Suggestion(name=name, action=RunCommand(NextTurn()))
    elif character.id in campaign.acted:
        why = tr("{name} has already acted in this round.", name=character.name)
    else:
        why = tr("Others act before {name}. Drag {name} up in the turn order, or type “delay” with a name.")
        why = why.format(name=character.name)
    return Suggestion(name=name, message=why, refused=True)


def past_suggestions(bridge: Bridge, line: Line) -> Iterator[Suggestion]:
    """Yield earlier moments whose log sentence matches the words, newest first."""
    if line.numbers or not matching_words(line.words[:1], _LOOK):
        return
    found: dict[ActionId, Suggestion] = {}
    for entry in reversed(bridge.entries()):
        told = entry.sentence or entry.label
        if entry.action not in found and words_fit(line.words, (_LOOK_BACK,), (told,)):
            found[entry.action] = Suggestion(name=tr("Look back"), action=LookBack(entry.id), message=told)
        if len(found) == MAX_PAST_SUGGESTIONS:
            break
    yield from found.values()


def unusable_suggestions(bridge: Bridge, line: Line, found: Iterable[Suggestion]) -> Iterator[Suggestion]:
    """Yield uses that the line names and that were not found otherwise, with their description or refusal."""
    if line.numbers or not line.words or any(True for _ in found):
        return
    named = find_people(bridge.shown, line, None)
    for kind in bridge.shown.game.uses:
        for character, name in ((None, ""), *named):
            if not any(words_fit(line.words, (called, name) if name else (called,)) for called in use_names(kind)):
                continue
            refusal = bridge.rules.find_refusal(Use(use=kind.key, by=character.id if character else NOBODY))
            says = kind.description if refusal is None or isinstance(refusal, IncompleteCheck) else refusal.sentence
            titled_so = labeled(kind.name, character.name) if character else kind.name
            yield Suggestion(name=titled_so, message=says, refused=True)

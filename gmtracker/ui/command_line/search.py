"""The search of the command bar: actions, recent campaigns, and commands at the table, best matches first.

An empty line yields what is likely next. For a line that cannot be read, the unreadable word and similar readable lines
are returned.
"""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches

from msgspec.structs import replace

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.commands import RollDice, Use
from gmtracker.engine.errors import strip_controls
from gmtracker.engine.game_spec import UseKind
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.name_matching import MIN_LETTERS, fold_text
from gmtracker.i18n import format_thousands, labeled, tr
from gmtracker.storage.paths import campaign_name_from_path
from gmtracker.ui.actions import Actions, WindowAction, offers_title
from gmtracker.ui.bridge import READ_ONLY_REFUSAL, Bridge
from gmtracker.ui.command_line.check_commands import enter_hint_text
from gmtracker.ui.command_line.custom_markers import FIRST, OWN_WORDS, own_suggestions
from gmtracker.ui.command_line.groups import GROUP_WORDS, suggestions_for_all
from gmtracker.ui.command_line.owners import find_people
from gmtracker.ui.command_line.presence import PRESENCE_WORDS, presence_suggestions
from gmtracker.ui.command_line.query import (
    LONGEST_NOTE,
    SMALL_WORDS,
    Line,
    OpenCampaign,
    OpenSample,
    PrepareCheck,
    Retype,
    RunCommand,
    SelectCharacter,
    ShowOffers,
    Suggestion,
    count_unsaid_words,
    matching_words,
    parse_query,
    words_fit,
)
from gmtracker.ui.command_line.suggestions import (
    ADD,
    COMMAND_WORDS,
    NOTE,
    answer_words,
    new_character_suggestions,
    note_suggestions,
    order_suggestions,
    past_suggestions,
    roster_suggestions,
    row_use,
    suggestions,
    turn_suggestions,
    unusable_suggestions,
    use_names,
)
from gmtracker.ui.command_line.token_commands import (
    SPEND,
    for_open_check_first,
    pool_suggestions,
    token_question,
    token_suggestions,
)

MAX_SUGGESTIONS = 12
MAX_NAMES = 3
"""How many things with the same refusal are named; the rest are counted."""

NOT_NOW = tr("Unavailable now.")

ACTION_SYNONYMS = {
    WindowAction.SUMMARY: f"print pdf export {tr('print export', 'words that are typed')}",
    WindowAction.KEY_CARD: f"print {tr('print', 'a word that is typed')}",
    WindowAction.CHEAT_SHEET: f"print {tr('print', 'a word that is typed')}",
    WindowAction.ADD_NOTE: f"owed {tr('owed', 'a word that is typed')}",
    WindowAction.SETTINGS: f"text size language {tr('text size language', 'words that are typed')}",
    WindowAction.HOUSE_RULES: f"players roll own dice {tr('players roll own dice', 'words that are typed')}",
    WindowAction.ADD_HERO: f"new {tr('new', 'a word that is typed')}",
    WindowAction.ADD_OPPOSITION: f"new foe {tr('new foe', 'words that are typed')}",
}
"""Further words for actions, in English and in the GM's language."""

SAMPLE = f"sample {tr('sample', 'a word that is typed')}"
LONGEST_LINE = 500
"""The maximum length of a line that is read. A note may be longer, up to :data:`LONGEST_NOTE`."""

MAX_WORDS = 16
"""If a longer line cannot be read, its beginnings are not tried, which would take a second."""

UNFINISHED = "unfinished check"
"""English words for a check that was put aside; its label has those of the GM's language."""

OPENING_WORDS = f"open recent {tr('open recent', 'words that are typed')}"
"""Words that may accompany the name of a recent campaign."""

UNDO_ACTIONS = (WindowAction.UNDO, WindowAction.REDO)
"""These are named after earlier actions, so a line's words may match them by accident."""

FILE_ACTIONS = (
    *(WindowAction.NEW, WindowAction.OPEN, WindowAction.OPEN_SAMPLE, WindowAction.SAVE, WindowAction.SAVE_AS),
    *(WindowAction.RESTORE, WindowAction.IMPORT_ROSTER, WindowAction.CHECK_GAME, WindowAction.QUIT),
)
"""Actions that are rarely meant during play."""

LIKELY_ACTIONS = (
    *(WindowAction.START_SESSION, WindowAction.START_ENCOUNTER, WindowAction.TYPE_TURN, WindowAction.ADD_NOTE),
    *(WindowAction.UNDO, WindowAction.PREVIOUS_TURN, WindowAction.END_ENCOUNTER, WindowAction.EDIT_CHARACTER),
)
"""Actions that are likely next, after the next turn, open offers, and the current character's uses."""


def find(
    bridge: Bridge, actions: Actions, text: str, current: CharacterId | None, selected: tuple[CharacterId, ...] = ()
) -> tuple[Suggestion, ...]:
    """Return what a line can mean, with the effects; for an empty line, what is likely next."""
    if len(text) > LONGEST_LINE:
        return _long_text_suggestions(bridge, text)
    names = (character.name for character in bridge.shown.characters) if bridge.is_open else ()
    line = parse_query(text, names)
    if not line.text:
        return _with_messages(bridge, _likely(bridge, actions, current))
    new = tuple(new_character_suggestions(bridge.shown, line.text)) if bridge.is_open else ()
    if (text.endswith(" ") and fold_text(line.text) in ADD) or len(new) > 1:
        return new
    is_own = not _is_title(actions, line)
    own = tuple(own_suggestions(bridge, line, current, selected)) if bridge.is_open and is_own else ()
    if is_own and line.first_word in FIRST and (text.endswith(" ") or len(line.text.split()) > 1):
        meant = suggestions_for_all(bridge, line, current, selected)
        return _with_messages(bridge, (*(one for one in meant if isinstance(one.action, PrepareCheck)), *own))
    found = [*_actions(bridge, actions, line)]
    if bridge.is_open:
        found += (*new, *own, *_at_table(bridge, line, current, selected))
        found += _bare_dice(bridge, line, found)
        found += _waiting(bridge, line, found)
        found += _short_checks(bridge, line, current, found)
        found += unusable_suggestions(bridge, line, found)
    found += _recent(actions, line)
    found += _samples(actions, line, found)
    nearest_first = sorted(_with_messages(bridge, found), key=lambda finding: _rank(line, finding))
    able = [one for one in nearest_first if not one.refused]
    possible = able or [one for one in nearest_first if _may_be_overruled(bridge, one)]
    question = token_question(bridge.shown, line, current, possible) if bridge.is_open else ()
    return (*question, *_combine_refusals(bridge, nearest_first)[:MAX_SUGGESTIONS])


def _at_table(
    bridge: Bridge, line: Line, current: CharacterId | None, selected: tuple[CharacterId, ...]
) -> Iterator[Suggestion]:
    """Yield what a line does to characters, turns, tokens and the log."""
    yield from suggestions_for_all(bridge, line, current, selected)
    yield from roster_suggestions(bridge.shown, line)
    yield from presence_suggestions(bridge.shown, line)
    yield from order_suggestions(bridge.shown, line, current)
    yield from turn_suggestions(bridge.shown, line)
    yield from past_suggestions(bridge, line)
    yield from pool_suggestions(bridge.shown, line)
    yield from for_open_check_first(bridge, token_suggestions(bridge, line, find_people(bridge.shown, line, current)))


def _long_text_suggestions(bridge: Bridge, text: str) -> tuple[Suggestion, ...]:
    """Return the meaning of an overlong text: only a note. Reading all its words would freeze the window."""
    first = fold_text(text[:LONGEST_LINE].split(maxsplit=1)[0]) if text.strip() else ""
    is_note = bridge.is_open and first in NOTE
    if is_note and len(text) <= LONGEST_NOTE:
        return note_suggestions(text.strip())
    most = format_thousands(LONGEST_NOTE if is_note else LONGEST_LINE)
    says = tr("This text is too long for the command bar. The maximum is {most} characters.", most=most)
    return (Suggestion(name=tr("Text too long"), message=says, refused=True),)


def _is_title(actions: Actions, line: Line) -> bool:
    """Whether a line starts the whole name of an action ("counter or clock"), and so is not a counter of that name."""
    titles = (actions.title_text(act, now=False) for act in (WindowAction.COUNTER, WindowAction.OWN_CONDITION))
    is_begun = any(fold_text(title).startswith(fold_text(line.text)) for title in (*titles, "Counter or clock"))
    return is_begun and len(line.text.split()) > 1


def _short_checks(
    bridge: Bridge, line: Line, current: CharacterId | None, found: list[Suggestion]
) -> Iterator[Suggestion]:
    """Yield checks without the word "check" if the line means nothing else: "influence wyn"."""
    named = find_people(bridge.shown, line, None)
    is_name_alone = any(words_fit(line.words, (name,)) for _, name in named) or words_fit(
        line.words, [name for _, name in named]
    )
    if is_name_alone or any(finding.action is not None for finding in found):
        return
    names = (character.name for character in bridge.shown.characters)
    for finding in suggestions(bridge, parse_query(f"check {line.text}", names), current):
        if isinstance(finding.action, PrepareCheck):
            yield finding


def _samples(actions: Actions, line: Line, found: list[Suggestion]) -> Iterator[Suggestion]:
    """Yield samples of the games that the line names, if it means nothing else or starts with a word for opening."""
    opens = matching_words(line.words[:1], f"{OPENING_WORDS} {SAMPLE}")
    if line.numbers or (found and not opens):
        return
    for game in actions.samples():
        name = game.replace("-", " ").title().replace(" And ", " and ")
        if words_fit(line.words, (name,), (OPENING_WORDS, SAMPLE)):
            yield Suggestion(name=tr("Open sample: {game}", game=name), action=OpenSample(game))


def correct_misread(
    bridge: Bridge, actions: Actions, text: str, current: CharacterId | None, selected: tuple[CharacterId, ...] = ()
) -> tuple[Suggestion, ...]:
    """Return where a meaningless line cannot be read, and similar lines that can."""
    words = text.split()
    known = tuple(_vocabulary(bridge, actions, current))
    strange = (at for at, word in enumerate(words) if not _is_known(word, known))
    # Some words, such as “award”, are known only from what a line that starts with them does.
    at = next((at for at in strange if not find(bridge, actions, " ".join(words[: at + 1]), current, selected)), None)
    if at is not None:
        corrected = (" ".join((*words[:at], near, *words[at + 1 :])) for near in _find_similar_words(words[at], known))
        readable = [line for line in corrected if find(bridge, actions, line, current, selected)]
        if not readable:
            return (_unread_word_suggestion(tr("Nothing here is called “{word}”.", word=words[at]), words, at),)
        says = tr("Nothing here is called “{word}”. Press Enter to use this instead.", word=words[at])
        return tuple(Suggestion(name=line, action=Retype(line), message=says, misread=at) for line in readable)
    for length in range(len(words) - 1, 0, -1) if len(words) <= MAX_WORDS else ():
        nearest = find(bridge, actions, " ".join(words[:length]), current, selected)
        if nearest:
            unread = _unread_word_suggestion(tr("“{word}” doesn't make sense here.", word=words[length]), words, length)
            return _missing_trait_suggestion(bridge, text, words, length) or unread, *nearest[: MAX_SUGGESTIONS // 2]
    return (Suggestion(name=tr("No matches."), refused=True),) if words else ()


def _missing_trait_suggestion(bridge: Bridge, text: str, words: list[str], at: int) -> Suggestion | None:
    """Return who lacks the trait that an unreadable word names, or None if it names none or nobody lacks it."""
    word = fold_text(words[at])
    if not bridge.is_open or len(word) < MIN_LETTERS:
        return None
    campaign = bridge.shown
    line = parse_query(text, (character.name for character in campaign.characters))
    owner = next((character for character, name in find_people(campaign, line, None) if name), None)
    if owner is None or any(matching_words((word,), trait.name) for trait in owner.traits):
        return None
    on_sheets = (trait.name for character in campaign.characters for trait in character.traits)
    suggested = (trait.name for group in campaign.game.trait_groups for trait in group.suggested)
    traits = [trait for trait in (*suggested, *on_sheets) if matching_words((word,), trait)]
    if not traits:
        return None
    trait = min(traits, key=lambda name: count_unsaid_words((word,), name))
    return Suggestion(name=tr("{name} has no {trait}.", name=owner.name, trait=trait), refused=True, misread=at)


def _unread_word_suggestion(why: str, words: list[str], at: int) -> Suggestion:
    place = tr("Can't read word {number} of {count}.", number=at + 1, count=len(words))
    return Suggestion(name=why, message=place, refused=True, misread=at)


def _is_known(word: str, known: Iterable[str]) -> bool:
    said = fold_text(word.strip(","))
    is_number = any(sign.isdecimal() for sign in said)
    return is_number or said in SMALL_WORDS or any(name.startswith(said) for name in known)


def _find_similar_words(word: str, known: Iterable[str]) -> list[str]:
    return get_close_matches(fold_text(word), dict.fromkeys(known), n=3, cutoff=0.7)


def _vocabulary(bridge: Bridge, actions: Actions, current: CharacterId | None) -> Iterator[str]:
    """Yield all words that a command of this campaign can contain."""
    for act in WindowAction:
        yield from _split_words(f"{actions.title_text(act, now=False)} {act.value} {ACTION_SYNONYMS.get(act, '')}")
    yield from _split_words(" ".join((OPENING_WORDS, *map(campaign_name_from_path, actions.recent))))
    if not bridge.is_open:
        return
    campaign = bridge.shown
    game = campaign.game
    for character in campaign.characters:
        yield from _split_words(f"{character.name} {character.player}")
        for trait in character.traits:
            yield from _split_words(trait.name)
    for kinds in (game.tracks, game.conditions, game.actions, game.encounters, game.pools):
        for kind in kinds:
            yield from _split_words(kind.name)
    for use in game.uses:
        answers = (answer_words(option) for asked in use.inputs for option in asked.options)
        yield from _split_words(" ".join((*use_names(use), *answers)))
    for token in game.tokens:
        yield from _split_words(f"{token.name} {token.plural}")
    for field in bridge.rules.check_form(CheckDraft(by=current or CharacterId(""))).fields:
        for option in field.options:
            yield from _split_words(option.name)
    for marker in campaign.markers:
        yield from _split_words(marker.text if marker.is_own else "")
    yield from _split_words(f"{COMMAND_WORDS} {OWN_WORDS} {GROUP_WORDS} {PRESENCE_WORDS} {SPEND} {SAMPLE} {UNFINISHED}")
    yield from _split_words(tr("Unfinished check"))


def _split_words(names: str) -> list[str]:
    return fold_text(names).replace("-", " ").replace("…", " ").split()


def _likely(bridge: Bridge, actions: Actions, current: CharacterId | None) -> Iterator[Suggestion]:
    """Yield likely next steps: open offers, the current character's uses, then all actions, those of files last."""
    able: list[WindowAction] = []
    unable: list[WindowAction] = []
    for act, action in actions.items():
        if act is not WindowAction.FIND and action.isVisible():
            (able if action.isEnabled() else unable).append(act)
    if WindowAction.NEXT_TURN in able:
        yield _action_suggestion(actions, WindowAction.NEXT_TURN)
    if bridge.is_open:
        yield from _open(bridge)
    if WindowAction.OPEN_PROCEDURE in able:
        yield _action_suggestion(actions, WindowAction.OPEN_PROCEDURE)
    if bridge.is_open and bridge.shown.session is not None:
        yield from _current_uses(bridge, current)
    first = (WindowAction.NEXT_TURN, WindowAction.OPEN_PROCEDURE)
    soon = [act for act in LIKELY_ACTIONS if act in able]
    last = [act for act in able if act in FILE_ACTIONS] if bridge.is_open else []
    between = [act for act in able if act not in (*first, *soon, *last)]
    for act in (*soon, *between, *last):
        yield _action_suggestion(actions, act)
    for act in unable:
        yield Suggestion(
            name=actions.title_text(act), message=_why_not(bridge, act), keys=actions.shortcut_text(act), refused=True
        )


def _open(bridge: Bridge) -> Iterator[Suggestion]:
    """Yield what waits for the GM: the next roll, the steps of the open check, and further offers."""
    check = bridge.rules.open_check()
    if check is not None and check.draft is not None:
        does = bridge.rules.check_form(check.draft).do
        yield Suggestion(name=labeled(does, check.headline), action=PrepareCheck(check.draft))
    for step in check.steps if check else ():
        if check is not None and not step.refusal:
            says = step.effect or check.headline
            yield Suggestion(name=step.name, action=RunCommand(step.command), message=says)
    for offer in bridge.rules.offers():
        if not offer.refusal:
            yield Suggestion(name=offer.name, action=RunCommand(offer.command), message=offer.effect)
    yield from _unfinished(bridge)


def _unfinished(bridge: Bridge) -> Iterator[Suggestion]:
    """Yield the checks that were put aside, to return to."""
    for offer in bridge.rules.waiting_checks():
        name = labeled(tr("Unfinished check"), offer.name)
        yield Suggestion(name=name, action=RunCommand(offer.command), message=offer.effect)


def _shown(bridge: Bridge) -> Iterator[Suggestion]:
    """Yield the open check, which is unfinished as well, to be focused."""
    check = bridge.rules.open_check()
    if check is not None:
        name = labeled(tr("Unfinished check"), check.headline)
        yield Suggestion(name=name, action=WindowAction.CHECK)


def _waiting(bridge: Bridge, line: Line, found: list[Suggestion]) -> list[Suggestion]:
    """Return open offers whose names match the line, unless they are found already.

    The words of their effects, and of what the header asks, may accompany a name: "bea activated". Such words alone
    show what is offered.
    """
    if line.numbers or bridge.viewed_entry is not None:
        return []
    unasked = (offer for offer in bridge.rules.hidden_offers() if not offer.refusal)
    named = (Suggestion(name=one.name, action=RunCommand(one.command), message=one.effect) for one in unasked)
    known, waiting = [finding.action for finding in found], []
    asked = _words_of_offers(bridge)
    for one in (*_open(bridge), *named):
        beside = (one.message, asked) if asked else ()
        if one.action not in known and words_fit(line.words, (one.name,), beside):
            waiting.append(one)
            known.append(one.action)
    if asked and not waiting and words_fit(line.words, (asked,)):
        waiting.append(Suggestion(name=offers_title(bridge.shown.game, bridge.rules.offers()), action=ShowOffers()))
    in_english = (
        one for one in (*_unfinished(bridge), *_shown(bridge)) if words_fit(line.words, (f"{one.name} {UNFINISHED}",))
    )
    return [*waiting, *(one for one in in_english if one.action not in known)]


def _words_of_offers(bridge: Bridge) -> str:
    """Return the words that ask for one of several open offers, in the GM's language and in English; else ""."""
    offers, game = bridge.rules.offers(), bridge.shown.game
    if len(offers) < 2:
        return ""
    uses = dict.fromkeys(offer.command.use for offer in offers)
    names = (name for use in uses for name in use_names(game.use(use)))
    return " ".join((offers_title(game, offers), "use it now", *names))


def _current_uses(bridge: Bridge, current: CharacterId | None) -> Iterator[Suggestion]:
    """Yield what the current character can do now."""
    character = bridge.shown.find_character(current) if current else None
    if character is None:
        return
    form = bridge.rules.check_form(CheckDraft(by=character.id))
    if form.sections:
        yield Suggestion(
            name=tr("Check: {what}", what=character.name), action=PrepareCheck(CheckDraft(by=character.id))
        )
    for kind in bridge.shown.game.uses:
        use = Use(use=kind.key, by=character.id)
        if kind.menu == "row" and character.side in kind.sides and _can_be(bridge, use, kind):
            yield row_use(bridge, use, kind, character)


def _can_be(bridge: Bridge, use: Use, kind: UseKind) -> bool:
    """Whether a use is possible as it is, or with one of the answers that it asks for."""
    answers = ({asked.key: option.key} for asked in kind.inputs for option in asked.options)
    return any(not bridge.rules.preview(replace(use, inputs=inputs)).refused for inputs in ({}, *answers))


def _actions(bridge: Bridge, actions: Actions, line: Line) -> Iterator[Suggestion]:
    """Yield the actions whose words the line starts, in the GM's language or in English.

    Disabled ones come last, with the reason.
    """
    if line.numbers:
        return
    unable = []
    for act, action in actions.items():
        if act is WindowAction.FIND or not action.isVisible() or not _is_meant(bridge, actions, act, line):
            continue
        if action.isEnabled():
            yield _action_suggestion(actions, act)
        else:
            says, keys = _why_not(bridge, act), actions.shortcut_text(act)
            unable.append(Suggestion(name=actions.title_text(act), message=says, keys=keys, refused=True))
    yield from unable


def _is_meant(bridge: Bridge, actions: Actions, act: WindowAction, line: Line) -> bool:
    also = ACTION_SYNONYMS.get(act, "")
    if act is WindowAction.START_ENCOUNTER and bridge.is_open:
        also = " ".join(kind.name for kind in bridge.shown.game.encounters)
    return any(
        words_fit(line.words, (f"{name} {also}",)) for name in (actions.title_text(act), act.value.replace("-", " "))
    )


def _recent(actions: Actions, line: Line) -> Iterator[Suggestion]:
    """Yield the recent campaigns that the line names, or all of them if it only says to open one."""
    words = tuple(word for word in fold_text(line.text).replace(",", " ").split() if word not in SMALL_WORDS)
    means_any = bool(words) and words[0] in _split_words(OPENING_WORDS) and words_fit(words, (OPENING_WORDS,))
    for path in actions.recent:
        name = campaign_name_from_path(path)
        if means_any or words_fit(words, (name,), (OPENING_WORDS,)):
            lies_in = strip_controls(str(path.parent))
            yield Suggestion(name=tr("Open {name}", name=name), action=OpenCampaign(str(path)), message=lies_in)


def _action_suggestion(actions: Actions, act: WindowAction) -> Suggestion:
    likely = act in UNDO_ACTIONS  # Before "Undo last step only", which is shorter than what names a whole action.
    return Suggestion(name=actions.title_text(act), action=act, keys=actions.shortcut_text(act), likely=likely)


def _why_not(bridge: Bridge, act: WindowAction) -> str:
    """Return why an action is disabled now, as a sentence."""
    if not bridge.is_open:
        return tr("Open a campaign first.")
    if bridge.viewed_entry is not None:
        return READ_ONLY_REFUSAL
    return _unavailable_text(bridge.shown, act) or NOT_NOW


def _unavailable_text(campaign: Campaign, act: WindowAction) -> str:
    """Return why an action of the window isn't possible now."""
    match act:
        case WindowAction.START_SESSION:
            return tr("The session has already started.")
        case WindowAction.END_SESSION:
            return tr("No session is in progress.")
        case WindowAction.START_ENCOUNTER if campaign.session is None:
            return tr("Start the session first.")
        case WindowAction.START_ENCOUNTER:
            return tr("An encounter is in progress. End it first.")
        case WindowAction.END_ENCOUNTER | WindowAction.NEXT_TURN | WindowAction.PREVIOUS_TURN:
            return tr("No encounter is in progress.")
        case WindowAction.UNDO | WindowAction.REDO:
            return tr("Nothing to undo.") if act is WindowAction.UNDO else tr("Nothing to redo.")
        case WindowAction.SUMMARY:
            return tr("No sessions yet.")
        case _:
            return ""


_BROKEN_OFF = re.compile(r"(.*?)\s*([+−–-])\s*")
"""A sum of dice that ends with a sign."""

_DICE = re.compile(
    r"[+−–-]?\s*[0-9]{0,4}[^\W\d_]?[dw](?:[0-9]+|%|f)(?![^\W\d_]{3})\S*(?:\s*[+−–*×/-].*)?$", re.IGNORECASE
)
"""Dice, also special ones with a letter, followed by anything but a word. If invalid, the preview says why."""


def _bare_dice(bridge: Bridge, line: Line, found: list[Suggestion]) -> list[Suggestion]:
    """Return the roll of a line that consists of dice only."""
    roll = RollDice(notation=line.text)
    if (
        not found
        and (broken := _BROKEN_OFF.fullmatch(line.text))
        and not bridge.rules.preview(RollDice(notation=broken[1])).refused
    ):
        says = tr("Type a number or dice after “{sign}”, for example {example}.", sign=broken[2], example="2d6+1")
        return [Suggestion(name=line.text, message=says, refused=True, misread=len(line.text.split()) - 1)]
    is_meant = all(finding.action in UNDO_ACTIONS for finding in found)
    if not is_meant or not any(sign.isdecimal() for sign in line.text):
        return []
    preview = bridge.rules.preview(roll)
    if preview.refused and not _DICE.match(line.text):
        return []
    says = preview.message if preview.refused else ""
    action = None if preview.refused else RunCommand(roll)
    name = tr("Roll {dice}", dice=line.text)
    return [Suggestion(name=name, action=action, message=says, refused=preview.refused)]


def _rank(line: Line, finding: Suggestion) -> tuple[bool, bool, bool, bool, bool, bool, int, int]:
    """Return the sort key of a suggestion, best first.

    Undo and redo come last unless the line names them, because their labels contain words of earlier actions. So do
    recent campaigns, unless the line says to open one. A name that starts with exactly the typed word comes before
    one that only starts alike: "rest" means a rest, not "Restore…". A character's name alone means the row, not an
    answer that is waited for and happens to be that name.
    """
    first = fold_text(finding.name.partition(" ")[0]).rstrip(":…,")
    if isinstance(finding.action, OpenCampaign):
        is_by_the_way = not any(word in _split_words(OPENING_WORDS) for word in line.words)
    else:
        is_by_the_way = finding.action in UNDO_ACTIONS and not matching_words(line.words, f"undo redo {first}")
    is_alike = first not in line.words and not isinstance(finding.action, SelectCharacter)
    is_empty, is_unlikely = finding.action is None, not finding.likely
    only_begun = len({*line.words} - {*re.split(r"\W+", fold_text(finding.name))})  # "rest" is no "Restrained"
    unsaid = count_unsaid_words(line.words, finding.name)
    return is_by_the_way, finding.refused, finding.remote, is_alike, is_empty, is_unlikely, unsaid, only_begun


def _with_messages(bridge: Bridge, found: Iterable[Suggestion]) -> tuple[Suggestion, ...]:
    """Return the suggestions with their effect or refusal as message; checks with how they are rolled."""
    return tuple(_with_message(bridge, finding) for finding in found)


def _with_message(bridge: Bridge, finding: Suggestion) -> Suggestion:
    if isinstance(finding.action, PrepareCheck):
        return finding if finding.message else replace(finding, message=enter_hint_text(bridge, finding.action.draft))
    if not isinstance(finding.action, RunCommand) or (finding.message and bridge.viewed_entry is None):
        return finding
    preview = bridge.rules.preview(finding.action.command)
    return replace(finding, message=preview.message, refused=preview.refused)


def _combine_refusals(bridge: Bridge, found: Iterable[Suggestion]) -> tuple[Suggestion, ...]:
    """Return the suggestions with those of the same refusal combined in one row that names them.

    A refusal that the GM may override keeps its own row, so that it can be chosen.
    """
    alike: dict[object, list[Suggestion]] = {}
    for finding in found:
        stands_alone = not finding.refused or not finding.message or _may_be_overruled(bridge, finding)
        alike.setdefault(id(finding) if stands_alone else finding.message, []).append(finding)
    return tuple(_merge_refusals(refusals) for refusals in alike.values())


def _may_be_overruled(bridge: Bridge, finding: Suggestion) -> bool:
    action = finding.action
    return isinstance(action, RunCommand) and bridge.rules.preview(action.command).overrulable


def _merge_refusals(refusals: list[Suggestion]) -> Suggestion:
    names = tuple(dict.fromkeys(refusal.name for refusal in refusals))
    if len(names) == 1:
        return refusals[0]
    named, more = " · ".join(names[:MAX_NAMES]), len(names) - MAX_NAMES
    name = tr("{names} and {count} more", names=named, count=more) if more > 0 else named
    return replace(refusals[0], name=name, keys="")

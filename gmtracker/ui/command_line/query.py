"""The parsed form of a typed line, and the suggestions offered for it.

Words may be in any order, each the start of a word of a name, and there may be a number.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import assert_never

from msgspec import Struct

from gmtracker.engine.check.form import CheckDraft
from gmtracker.engine.commands import AnyCommand, RollDice, Use
from gmtracker.engine.ids import CharacterId, EntryId
from gmtracker.engine.name_matching import fold_text, with_plain_digits
from gmtracker.i18n import tr
from gmtracker.ui.actions import WindowAction

LONGEST_NOTE = 5_000
"""The maximum length of a line that is a note. Qt takes a tenth of a second to lay out a line of 100,000 characters."""


class RunCommand(Struct, frozen=True):
    """Perform a command.

    ``follow_up`` is a use that the command makes available and that follows immediately, if named.
    """

    command: AnyCommand
    follow_up: str = ""


class FillInUse(Struct, frozen=True):
    """Ask for the inputs of a use first; ``others`` are further characters who do the same."""

    use: Use
    others: tuple[CharacterId, ...] = ()


class ShowOffers(Struct, frozen=True):
    """Show what the open procedure offers, to be chosen from."""


class SelectCharacter(Struct, frozen=True):
    """Make a character the current one."""

    character: CharacterId


class PrepareCheck(Struct, frozen=True):
    """Set up a check in the check panel, and roll it there."""

    draft: CheckDraft


class LookBack(Struct, frozen=True):
    """View the table as it was after an entry."""

    entry: EntryId


class OpenCampaign(Struct, frozen=True):
    """Open the campaign in a file."""

    file: str


class OpenSample(Struct, frozen=True):
    """Open a game's sample, by the game's id."""

    game: str


class Retype(Struct, frozen=True):
    """Replace the typed line with a similar one that can be read."""

    line: str


SuggestionAction = (
    WindowAction
    | RunCommand
    | FillInUse
    | ShowOffers
    | SelectCharacter
    | PrepareCheck
    | LookBack
    | OpenCampaign
    | OpenSample
    | Retype
)


class Suggestion(Struct, frozen=True, kw_only=True):
    """A suggestion. ``message`` is what would happen, or the refusal if ``refused``; ``keys`` is its shortcut.

    ``odds`` is a check's exact chance as text. Without an ``action``, ``message`` says what to type next. ``misread``
    is the index of the word that cannot be read, or None. Of equally close suggestions a ``likely`` one comes first. A
    ``remote`` one, whose command the line does not name, comes after all others that are possible.
    """

    name: str
    action: SuggestionAction | None = None
    message: str = ""
    odds: str = ""
    keys: str = ""
    refused: bool = False
    misread: int | None = None
    likely: bool = False
    remote: bool = False

    @property
    def heading(self) -> str:
        """The heading of the suggestions of this kind; "" for what to type next."""
        if self.refused:
            return tr("Unavailable")
        match self.action:
            case PrepareCheck() | RunCommand(command=RollDice()):
                return tr("Roll")
            case RunCommand() | FillInUse() | ShowOffers():
                return tr("Change", "what suggested commands do")
            case SelectCharacter() | LookBack() | OpenCampaign() | OpenSample():
                return tr("Go to")
            case WindowAction():
                return tr("Menu")
            case Retype() | None:
                return ""
            case other:
                assert_never(other)


_NUMBER = re.compile(r"[=+−–-]?[0-9]{1,4}", re.ASCII)
_SIGN_APART = re.compile(r"(?<!\S)([=+−–-])\s+(?=[0-9])", re.ASCII)
_SMALL = "a an at for from in of on the to with"
_SMALL_IN_TRANSLATION = tr("a an at for from in of on the to with", "small words that are typed between others")

_AGAINST = f"against vs vs. versus {tr('against vs', 'words that are typed before the target of a check')}"

SMALL_WORDS = frozenset((*_SMALL.split(), *fold_text(_SMALL_IN_TRANSLATION).split(), *fold_text(_AGAINST).split()))


class Line(Struct, frozen=True):
    """A typed line: its folded words (without small words) and its number, if any.

    ``numbers`` is the count of numbers; ``number`` is the last one. ``text`` is the line as typed.
    """

    text: str
    words: tuple[str, ...] = ()
    number: str = ""
    numbers: int = 0

    @property
    def first_word(self) -> str:
        """The first word of the text, folded, or ""."""
        return fold_text(self.text.partition(" ")[0])


def split_words(text: str) -> list[str]:
    """Return the words of a text. A detached sign is joined to its number: "stress rook + 2"."""
    return _SIGN_APART.sub(r"\1", text).split()


def parse_query(text: str, names: Iterable[str] = ()) -> Line:
    """Parse a line. A number that belongs to one of the ``names`` ("Guard 2") is a word.

    If there are only small words, they count as words, because more is to be typed.
    """
    text = with_plain_digits(text)
    parts = split_words(fold_text(text).replace(",", " "))
    numbered = {tuple(fold_text(name).split()[-2:]) for name in names if name[-1:].isdigit()}
    taken = {
        at for at in range(1, len(parts)) if any(_is_numbered_name(parts[at - 1 : at + 1], end) for end in numbered)
    }
    numbers = [part for at, part in enumerate(parts) if at not in taken and _NUMBER.fullmatch(part)]
    said = [part for at, part in enumerate(parts) if at in taken or not _NUMBER.fullmatch(part)]
    words = tuple(part for part in said if part not in SMALL_WORDS) or tuple(said)
    return Line(text.strip(), words, numbers[-1] if numbers else "", len(numbers))


def _is_numbered_name(said: Sequence[str], end: tuple[str, ...]) -> bool:
    """Whether a word and a number match the end of a name."""
    return len(end) == len(said) == 2 and end[0].startswith(said[0]) and end[1] == said[1]


@lru_cache(maxsize=16_384)
def matching_words(words: tuple[str, ...], name: str) -> frozenset[str]:
    """Return the words that start a word of the name; a number must equal it. "wolf 1" is not Wolf 10.

    Cached, because each check and target asks for the same names.
    """
    own = _words_of(name)
    return frozenset(
        word for word in words if word in own or (not word.isdecimal() and any(part.startswith(word) for part in own))
    )


def named_words(words: tuple[str, ...], names: Sequence[str]) -> list[frozenset[str]]:
    """Return, for each name, the words that mean it.

    A word that equals a part of one name does not mean a name that only starts so: "mira" is Mira, not Mirabel.
    """
    parts = [_words_of(name) for name in names]
    whole = frozenset(words).intersection(chain.from_iterable(parts))
    return [
        frozenset(word for word in matching_words(words, name) if word in own or word not in whole)
        for name, own in zip(names, parts, strict=True)
    ]


def meant_names(words: tuple[str, ...], names: Sequence[str]) -> list[str]:
    """Return, for each name, the parts that the words mean; "" if they don't mean it."""
    return [
        " ".join(part for part in _words_of(name) if any(part.startswith(word) for word in said))
        for name, said in zip(names, named_words(words, names), strict=True)
    ]


@lru_cache(maxsize=4096)
def _words_of(name: str) -> tuple[str, ...]:
    """Return the folded words of a name. Cached, because each keystroke needs the same names."""
    return tuple(re.split(r"[^\w+−-]+", fold_text(name)))


def words_fit(words: tuple[str, ...], needed: Iterable[str], beside: Iterable[str] = ()) -> bool:
    """Whether the words match each of the ``needed`` names, and nothing but those and the ``beside`` names."""
    spoken: frozenset[str] = frozenset()
    for name in needed:
        if not (own := matching_words(words, name)):
            return False
        spoken |= own
    for name in beside:
        spoken |= matching_words(words, name)
    return spoken == frozenset(words)


def count_unsaid_words(words: tuple[str, ...], name: str) -> int:
    """Return the number of the name's words that none of these words starts."""
    own = [part for part in re.split(r"[^\w]+", fold_text(name)) if part]
    return sum(not any(part.startswith(word) for word in words) for part in own)

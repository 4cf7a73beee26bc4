"""A typed line as the command line reads it, and one thing that is offered for it.

Words stand in any order, each the beginning of a name's word, and a number.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Struct

from gmtracker.engine.checks import CheckDraft
from gmtracker.engine.commands import AnyCommand, Use
from gmtracker.engine.ids import CharacterId, EntryId
from gmtracker.engine.name_matching import folded, with_plain_digits
from gmtracker.i18n import tr
from gmtracker.ui.actions import WindowAction


class RunCommand(Struct, frozen=True):
    """A command is done; ``then`` is the use of the procedure it opens that is taken at once, if one is named."""

    command: AnyCommand
    then: str = ""


class FillInUse(Struct, frozen=True):
    """A use whose inputs are asked for first."""

    use: Use


class SelectCharacter(Struct, frozen=True):
    """A character becomes the current one."""

    character: CharacterId


class PrepareCheck(Struct, frozen=True):
    """A check is set up in its panel, and rolled there."""

    draft: CheckDraft


class LookBack(Struct, frozen=True):
    """The table is shown as it was after an entry."""

    entry: EntryId


class OpenCampaign(Struct, frozen=True):
    """A campaign is opened, by the path of its file."""

    file: str


class OpenSample(Struct, frozen=True):
    """A game's sample is opened, by the game's id."""

    game: str


class Retype(Struct, frozen=True):
    """The line is to be read as this one: its nearest that can be."""

    line: str


SuggestionAction = (
    WindowAction
    | RunCommand
    | FillInUse
    | SelectCharacter
    | PrepareCheck
    | LookBack
    | OpenCampaign
    | OpenSample
    | Retype
)


class Suggestion(Struct, frozen=True, kw_only=True):
    """Something that can be chosen. ``message`` is what would happen, or why it cannot (``refused``); ``keys`` its key.

    Without an ``action`` there is still something to type, and ``message`` what. ``misread`` is the place of the word
    that cannot be read, counted from 0, where there is one. Of lines that say alike the ``likely`` one comes first.
    """

    name: str
    action: SuggestionAction | None = None
    message: str = ""
    keys: str = ""
    refused: bool = False
    misread: int | None = None
    likely: bool = False


_NUMBER = re.compile(r"[=+−–-]?[0-9]{1,4}", re.ASCII)
_SIGN_APART = re.compile(r"(?<!\S)([=+−–-])\s+(?=[0-9])", re.ASCII)
_SMALL = "a an at for from in of on the to with"
_SMALL_IN_TRANSLATION = tr("a an at for from in of on the to with", "small words that are typed between others")

SMALL_WORDS = frozenset((*_SMALL.split(), *folded(_SMALL_IN_TRANSLATION).split()))


class Line(Struct, frozen=True):
    """What was typed: its words (folded, without the small ones that join them) and its number, if it has one.

    ``numbers`` counts the numbers; ``number`` is the last. ``text`` is the line as it stands.
    """

    text: str
    words: tuple[str, ...] = ()
    number: str = ""
    numbers: int = 0

    @property
    def first_word(self) -> str:
        """The first word of the text, folded; empty for none."""
        return folded(self.text.partition(" ")[0])


def split_words(text: str) -> list[str]:
    """The words of a text; a sign that stands apart from its number goes with it: "stress rook + 2"."""
    return _SIGN_APART.sub(r"\1", text).split()


def parse_query(text: str, names: Iterable[str] = ()) -> Line:
    """Read a line; a number that belongs to one of the ``names`` ("Guard 2") is a word of it.

    Small words alone are words: there is more to come.
    """
    text = with_plain_digits(text)
    parts = split_words(folded(text).replace(",", " "))
    numbered = {tuple(folded(name).split()[-2:]) for name in names if name[-1:].isdigit()}
    taken = {at for at in range(1, len(parts)) if any(_are(parts[at - 1 : at + 1], end) for end in numbered)}
    numbers = [part for at, part in enumerate(parts) if at not in taken and _NUMBER.fullmatch(part)]
    said = [part for at, part in enumerate(parts) if at in taken or not _NUMBER.fullmatch(part)]
    words = tuple(part for part in said if part not in SMALL_WORDS) or tuple(said)
    return Line(text.strip(), words, numbers[-1] if numbers else "", len(numbers))


def _are(said: Sequence[str], end: tuple[str, ...]) -> bool:
    """Whether a word and a number are the end of a name."""
    return len(end) == len(said) == 2 and end[0].startswith(said[0]) and end[1] == said[1]


def touched(words: Iterable[str], name: str) -> frozenset[str]:
    """Those of the words that begin a word of the name."""
    own = _words_of(name)
    return frozenset(word for word in words if any(part.startswith(word) for part in own))


@lru_cache(maxsize=4096)
def _words_of(name: str) -> tuple[str, ...]:
    """The words of a name, folded; at every letter of a line the same names are asked for."""
    return tuple(re.split(r"[^\w+−-]+", folded(name)))


def fits(words: tuple[str, ...], needed: Iterable[str], beside: Iterable[str] = ()) -> bool:
    """Whether the words speak of each of the ``needed`` names, and of nothing but those and the names ``beside``."""
    spoken: frozenset[str] = frozenset()
    for name in needed:
        if not (own := touched(words, name)):
            return False
        spoken |= own
    for name in beside:
        spoken |= touched(words, name)
    return spoken == frozenset(words)


def distance(words: tuple[str, ...], name: str) -> int:
    """How much of a name was left unsaid: the number of its words that none of these begins."""
    own = [part for part in re.split(r"[^\w]+", folded(name)) if part]
    return sum(not any(part.startswith(word) for word in words) for part in own)

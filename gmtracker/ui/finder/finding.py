"""One thing that the finder offers: its name, its key, and what choosing it does."""

from msgspec import Struct

from gmtracker.engine.checks import CheckDraft
from gmtracker.engine.commands import Asked, Use
from gmtracker.engine.ids import CharacterId
from gmtracker.ui.actions import Act


class Done(Struct, frozen=True):
    """A command is done; ``then`` is the use of the flow it opens that is taken at once, if one is named."""

    command: Asked
    then: str = ""


class FilledIn(Struct, frozen=True):
    """A use whose inputs are asked for first."""

    use: Use


class Chosen(Struct, frozen=True):
    """A character becomes the current one."""

    character: CharacterId


class SetUp(Struct, frozen=True):
    """A check is set up in its panel."""

    draft: CheckDraft


Deed = Act | Done | FilledIn | Chosen | SetUp


class Finding(Struct, frozen=True, kw_only=True):
    """Something that can be chosen. ``says`` is what would happen, or why it cannot (``refused``); ``keys`` its key.

    Without a ``deed`` there is still something to type, and ``says`` what.
    """

    name: str
    deed: Deed | None = None
    says: str = ""
    keys: str = ""
    refused: bool = False

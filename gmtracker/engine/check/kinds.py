"""The kinds of check of a game, as one table: each has its name, verb, button and chance in one entry."""

from collections.abc import Mapping
from typing import Generic, TypeVar, get_args

from msgspec import Struct

from gmtracker.engine.check.form import FormBuilder
from gmtracker.engine.game_spec import Option
from gmtracker.i18n import tr

Key = TypeVar("Key", bound=str)


class Kind(Struct, Generic[Key], frozen=True):
    """A kind of check: its name, its verb in the sentence, its button, and what its chance is a chance of."""

    key: Key
    name: str
    verb: str
    button: str
    chance: str = tr("to succeed")


class Kinds(Generic[Key]):
    """The kinds of one game, the default one first.

    ``keys`` is the Literal of their keys. Raises TypeError if one of them has no entry.
    """

    def __init__(self, keys: object, *kinds: Kind[Key]) -> None:
        self._by_key: dict[str, Kind[Key]] = {kind.key: kind for kind in kinds}
        require_all(keys, self._by_key)

    def __getitem__(self, key: Key) -> Kind[Key]:
        return self._by_key[key]

    def ask(
        self,
        form: FormBuilder,
        *,
        fills: tuple[str, ...],
        suits: Mapping[str, str] | None = None,
        without: tuple[Key, ...] = (),
    ) -> Key:
        """Add the field for the kind, which starts the sentence. ``without`` are the kinds that can't be rolled now."""
        offered = [kind for kind in self._by_key.values() if kind.key not in without]
        options = tuple(Option(kind.key, kind.name) for kind in offered)
        verbs: dict[str, str] = {kind.key: kind.verb for kind in offered}
        chosen = form.choice("kind", tr("Kind"), options, fills=fills, says=verbs, suits=suits, joins=True)
        return self._by_key[chosen].key


def require_all(keys: object, entries: Mapping[str, object]) -> None:
    """Raise TypeError unless a table has exactly one entry for each key of a Literal."""
    different = set(get_args(keys)) ^ set(entries)
    if different:
        raise TypeError(f"the table and its keys differ: {', '.join(sorted(different))}")

"""Refusals: what cannot be done, and why, in a sentence the GM can read aloud."""

from typing import Self

from gmtracker.engine.plain_text import without_controls
from gmtracker.words import tr


class Refused(Exception):
    """A wish that the rules or good sense do not allow; nothing has changed.

    ``template`` is the whole sentence with ``{names}`` for the values, so that it can be translated before the
    values (which are data, never markup) are put in. ``overrulable`` says that the GM may have it "anyway".
    """

    def __init__(self, template: str, /, *, overrulable: bool = False, **values: object) -> None:
        self.template = template
        self.values = values
        self.overrulable = overrulable
        super().__init__(self.sentence)

    @property
    def sentence(self) -> str:
        """The refusal as it is read aloud."""
        return tr(self.template, **{name: _plain(value) for name, value in self.values.items()})

    def anew(self) -> Self:
        """The same refusal, to be kept as a value or raised again.

        One that was raised holds its traceback, that the frame it was raised in, and that frame all that called it
        (``f_back``), who hold the refusal: a circle that keeps what was on the stack, an open QPainter of the window
        with it, until the garbage collector comes by.
        """
        same = type(self).__new__(type(self), *self.args)
        same.__dict__.update(self.__dict__)
        return same


def _plain(value: object) -> object:
    return without_controls(value, lines=True) if isinstance(value, str) else value


class AlreadySo(Refused):
    """What is asked for is already so; in a row of wishes it can be passed over."""

    def __init__(self) -> None:
        super().__init__(tr("That is already so."))

"""What the program does, in a line each, for a log that the user asks for (``gmtracker --debug``).

Without that flag nobody listens, and logging is not imported. A line holds kinds, numbers and the campaign's path:
never what a note or a sheet says.
"""

from collections.abc import Callable

_listeners: list[Callable[[str, str], None]] = []


def listen(listener: Callable[[str, str], None]) -> None:
    """Pass each line on from now on: its topic and its text."""
    _listeners.append(listener)


def ignore(listener: Callable[[str, str], None]) -> None:
    """Pass lines on to this listener no more."""
    _listeners.remove(listener)


def note(topic: str, text: str, *values: object) -> None:
    """Tell what was done; ``values`` take the places of each "%s" in the text, if anybody listens."""
    for listener in _listeners:
        listener(topic, text % values)

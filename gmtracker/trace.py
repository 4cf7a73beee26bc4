"""One line for each thing the program does, for a log that the user asks for (``gmtracker --debug``).

Without that flag there is no listener, and logging is not imported. A line contains kinds, numbers and the campaign's
path, but never the text of a note or a sheet.
"""

from collections.abc import Callable

_listeners: list[Callable[[str, str], None]] = []


def add_listener(listener: Callable[[str, str], None]) -> None:
    """Add a listener, which is called with the topic and text of each line."""
    _listeners.append(listener)


def remove_listener(listener: Callable[[str, str], None]) -> None:
    """Remove a listener."""
    _listeners.remove(listener)


def note(topic: str, text: str, *values: object) -> None:
    """Pass a line to the listeners; ``values`` replace each "%s" in the text, if there is a listener."""
    for listener in _listeners:
        listener(topic, text % values)

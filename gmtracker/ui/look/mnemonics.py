"""Menus, buttons and boxes take an "&" for the mark of a key; a name that has one means the sign itself."""


def as_written(text: str) -> str:
    """The text as a label that shows it sign for sign and marks no key."""
    return text.replace("&", "&&")

"""Text for Markdown that prints as it was typed, by CommonMark and by GitHub's tables and links."""

import re

# What means something anywhere in a line. An underscore, a dollar (mathematics) and a tilde count on GitHub.
_ANYWHERE = re.compile(r"[\\`*_\[\]<>|~&$]")
# What makes a heading, a list, a rule or a quotation of the line, or of the list item, that it begins.
_FIRST = re.compile(r"^([#+\-=]|\d+(?=[.)](\s|$)))")
# What ends a heading without being part of it.
_LAST = re.compile(r"#$")
_ADDRESS = re.compile(r":(?=//)|(?<=www)\.", re.IGNORECASE)


def escape(text: str) -> str:
    """One line of text with backslashes before whatever Markdown would take for its own."""
    escaped = _ANYWHERE.sub(r"\\\g<0>", text)
    escaped = _ADDRESS.sub(r"\\\g<0>", escaped)
    escaped = _LAST.sub(r"\#", escaped)
    return _FIRST.sub(_tamed, escaped)


def _tamed(found: re.Match[str]) -> str:
    """ "1." begins a list with its point, the others begin what they begin by themselves."""
    first = found[0]
    return f"{first}\\" if first.isdecimal() else f"\\{first}"

"""Damage to a text: bytes that are lost or changed, and values that stand in another's place."""

VALUES = [b"null", b"-1", b'""', b"[]", b"{}", b"1e999", b"true", b'"c1"', b"7", b"[1]", b"9" * 5000, b'"\\ud800"']

Damage = tuple[int, int, bytes]
"""Where in a text, how many bytes of it are lost, and what stands there then."""
Exchange = tuple[int, bytes]
"""Which value of a text, and what stands there then."""


def damaged(text: bytes, damage: Damage) -> bytes:
    """The text with some bytes lost, and others in their place."""
    at, lost, put = damage
    at %= len(text)
    return text[:at] + put + text[at + lost :]


def exchanged(text: bytes, exchange: Exchange) -> bytes:
    """The JSON text with another value in the place of one."""
    number, value = exchange
    starts = [at + 1 for at in range(len(text)) if text[at : at + 1] == b":"]
    at = starts[number % len(starts)]
    end = min((i for sign in (b",", b"\n", b"}") if (i := text.find(sign, at)) > 0), default=len(text))
    return text[:at] + value + text[end:]

"""What the GM wrote down beside a deed, as the log tells it."""

from gmtracker.engine.decision import Decision


def tell_note(d: Decision, note: str, otherwise: str = "") -> None:
    """Say the GM's own note as a quotation; where there is none, say ``otherwise``, a sentence of the rules."""
    note = note.strip()
    if note:
        d.say("“{note}”" if note.endswith((".", "!", "?", "…")) else "“{note}”.", note=note)
    elif otherwise:
        d.say("{otherwise}", otherwise=otherwise)

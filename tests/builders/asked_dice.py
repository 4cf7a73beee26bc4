"""Dice that are asked for, as a game asks for them."""

from gmtracker.engine.dice import DieOwner, DieRequest


def an_asked_die(owner: str, label: str, size: int = 6, *, names_size: bool = False) -> DieRequest:
    """A die of somebody's, or of nobody's for an empty name."""
    whose = DieOwner(owner) if owner else None
    return DieRequest(f"{owner}.{label}.{size}", size, label, owner=whose, names_size=names_size)

"""What ``gmtracker odds`` answers for River Tales: an oar against a distance."""

from fractions import Fraction

from gmtracker.engine.errors import Refused


def check_odds_json(shape: object) -> dict[str, object]:
    """The chance that an oar's d6 reaches ``far`` boat lengths (1 to 6)."""
    far = shape.get("far") if isinstance(shape, dict) else None
    if not isinstance(far, int) or not 1 <= far <= 6:
        raise Refused("far must be 1 to 6.")
    return {"success": str(Fraction(7 - far, 6))}

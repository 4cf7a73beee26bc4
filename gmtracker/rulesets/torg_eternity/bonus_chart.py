"""The Bonus Chart: what a die total is worth (rules/torg-eternity.md; the seed only names it)."""

UP_TO_TWENTY = (-10, -8, -6, -6, -4, -4, -2, -2, -1, -1, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7)
"""The bonus for each total from 1 to 20."""

BEYOND = 8
"""The bonus for 21 to 25; each five more bring one more."""

STEP = 5


def bonus_of(total: int) -> int:
    """The bonus for a die total of 1 or more."""
    if total <= len(UP_TO_TWENTY):
        return UP_TO_TWENTY[total - 1]
    return BEYOND + (total - len(UP_TO_TWENTY) - 1) // STEP


def least_total(bonus: int) -> int:
    """The least die total, 1 or more, that brings that bonus or a better one."""
    if bonus >= BEYOND:
        return len(UP_TO_TWENTY) + 1 + STEP * (bonus - BEYOND)
    return next(total for total, worth in enumerate(UP_TO_TWENTY, 1) if worth >= bonus)

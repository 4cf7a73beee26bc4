"""Dice typed as one text in a check's setup, "2d6+d4+1", as values of its form's fields."""

from gmtracker.engine.check.form import CheckDraft, CheckForm, DiceFields, Value
from gmtracker.engine.dice_notation import Flat, SameDice, Sum, Term, parse_notation
from gmtracker.engine.errors import Refused

SIGNS = ("+", "−", "–", "-")
"""A text that starts with one of these is an addition to something else."""


def set_typed_dice(form: CheckForm, draft: CheckDraft, written: str) -> CheckDraft | None:
    """Return the draft with the typed dice, or None if there are none or the form has no fields for them."""
    is_whole = written[:1] not in SIGNS
    read = _read(written) if form.dice is not None and is_whole else None
    if form.dice is None or read is None:
        return None
    values = _values(form.dice, *read)
    if values is None or not all(_is_allowed(form, key, value) for key, value in values.items()):
        return None
    draft = form.with_value(draft, *form.dice.own)
    for key, value in values.items():
        draft = draft.with_value(key, value)
    return draft


def _values(fields: DiceFields, dice: list[SameDice], bonus: int) -> dict[str, Value] | None:
    """Return the field values for the dice, or None if they are more than the fields can hold.

    The fields hold dice of one size, and one more die of another size.
    """
    first, *others = dice
    values: dict[str, Value] = {fields.count: first.count, fields.size: f"d{first.size}"}
    if first.explodes:
        values[fields.explodes] = True
    if bonus:
        values[fields.bonus] = bonus
    for other in others:
        values[fields.beside] = f"d{other.size}"
    return None if len(others) > 1 or any(other.count > 1 or other.explodes for other in others) else values


def _read(written: str) -> tuple[list[SameDice], int] | None:
    """Return the dice grouped by size in typed order, and the added number, or None if they can't be read."""
    try:
        notation = parse_notation(written)
    except Refused:
        return None
    counts: dict[tuple[int, bool], int] = {}
    bonus = 0
    for term in notation.terms if isinstance(notation, Sum) else ():
        match term:
            case Term(1, SameDice(keep=0) as same):
                kind = same.size, same.explodes
                counts[kind] = counts.get(kind, 0) + same.count
            case Term(sign, Flat(amount)):
                bonus += sign * amount
            case _:
                return None
    dice = [SameDice(count, size, explodes) for (size, explodes), count in counts.items()]
    return (dice, bonus) if dice else None


def _is_allowed(form: CheckForm, key: str, value: Value) -> bool:
    field = form.field(key)
    if field.kind == "number":
        return isinstance(value, int) and field.lowest <= value <= field.highest
    return field.kind == "flag" or any(option.key == value for option in field.options)

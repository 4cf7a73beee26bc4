"""Building a check's form field by field: each field is shown, and its value read from the draft, in one go."""

from gmtracker.engine.checks import CheckDraft, CheckField, CheckSection, Chip, Value
from gmtracker.engine.sheet import Option


class FormBuilder:
    """Collects the fields of a draft's form.

    Each method adds a field and returns the value that counts: what the GM set, where the field can hold it, or
    else ``plain``, which is what the sheets say. Never shared, never kept.
    """

    def __init__(self, draft: CheckDraft) -> None:
        self.draft = draft
        self._sections: list[tuple[str, list[CheckField]]] = []

    def section(self, name: str) -> None:
        """What follows stands under this heading."""
        self._sections.append((name, []))

    def sections(self) -> tuple[CheckSection, ...]:
        """The fields so far; headings without fields are left out."""
        return tuple(CheckSection(name, tuple(fields)) for name, fields in self._sections if fields)

    def number(
        self,
        key: str,
        name: str,
        plain: int = 0,
        *,
        lowest: int = 0,
        highest: int = 40,
        chips: tuple[Chip, ...] = (),
        hint: str = "",
        folded: bool = False,
    ) -> int:
        """A whole number within a range; one set beyond it counts as the nearest within."""
        given = self.draft.value(key)
        touched = isinstance(given, int) and not isinstance(given, bool)
        value = max(lowest, min(int(given), highest)) if touched and given is not None else plain
        self._add(
            CheckField(
                key=key,
                name=name,
                kind="number",
                value=value,
                plain=plain,
                touched=touched,
                lowest=lowest,
                highest=highest,
                chips=chips,
                hint=hint,
                folded=folded,
            )
        )
        return value

    def choice(
        self,
        key: str,
        name: str,
        options: tuple[Option, ...],
        plain: str = "",
        *,
        fills: tuple[str, ...] = (),
        hint: str = "",
        folded: bool = False,
    ) -> str:
        """One of some answers; the first where ``plain`` is none of them. ``fills``: the fields that follow from it."""
        keys = [option.key for option in options]
        if plain not in keys:
            plain = keys[0] if keys else ""
        given = self.draft.value(key)
        touched = isinstance(given, str) and given in keys
        value = str(given) if touched else plain
        self._add(
            CheckField(
                key=key,
                name=name,
                kind="choice",
                value=value,
                plain=plain,
                touched=touched,
                options=options,
                fills=fills,
                hint=hint,
                folded=folded,
            )
        )
        return value

    def flag(self, key: str, name: str, plain: bool = False, *, hint: str = "", folded: bool = False) -> bool:
        """A yes or a no."""
        given: Value | None = self.draft.value(key)
        touched = isinstance(given, bool)
        value = given if isinstance(given, bool) else plain
        self._add(
            CheckField(
                key=key, name=name, kind="flag", value=value, plain=plain, touched=touched, hint=hint, folded=folded
            )
        )
        return value

    def _add(self, field: CheckField) -> None:
        if not self._sections:
            self.section("")
        self._sections[-1][1].append(field)

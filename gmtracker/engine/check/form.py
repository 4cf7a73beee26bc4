"""The form of a check: what the GM sets up before the roll, field by field.

The window knows no game. It sends a :class:`CheckDraft` (who acts, against whom, and the fields the GM has set) and
gets a :class:`CheckForm`: the fields, each with its current value, and the command that rolls.

A field that the GM has not set is computed from the sheets again for every draft, so a change of character or trait
fills in the rest. Everything is pure and fast enough for every keystroke. :class:`FormBuilder` builds a form.
``read_check`` reads a check from JSON values and names a wrong field.
"""

from collections.abc import Collection, Iterator, Mapping
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from gmtracker.engine.commands import Use
from gmtracker.engine.errors import Refused, decoder_message
from gmtracker.engine.game_spec import Option
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.engine.phrases import number_text, signed_text
from gmtracker.i18n import labeled, tr

WholeNumber = Annotated[int, Meta(ge=-1000, le=1000)]
Rank = Annotated[int, Meta(ge=0, le=1000)]
Tier = Annotated[int, Meta(ge=1, le=1000)]

Check = TypeVar("Check")


class IncompleteCheck(Refused):
    """Raised when a check's description is incomplete or wrong; the text is for programmers, not for a GM."""


def read_check(shape: object, kind: type[Check]) -> Check:
    """Return the check that a decoded JSON value describes.

    ``kind`` is a struct whose types and limits define what is allowed. Raises IncompleteCheck with the field's path
    (``against.dc``) and the decoder's message.
    """
    try:
        return msgspec.convert(shape, kind)
    except msgspec.ValidationError as error:
        place, words = decoder_message(error)
        raise IncompleteCheck("{place}: {why}.", place=place[1:] or tr("The check"), why=words) from None


Value = bool | int | str


class CheckDraft(Struct, frozen=True):
    """A check as the GM has set it up so far: who acts, against whom (if anyone), and the fields set.

    Hashable. ``values`` holds (key, value) pairs only for the fields that the GM has set.
    """

    by: CharacterId = NOBODY
    on: CharacterId = NOBODY
    values: tuple[tuple[str, Value], ...] = ()

    def value(self, key: str) -> Value | None:
        """Return the value that the GM set for that field, or None."""
        return next((value for known, value in self.values if known == key), None)

    def with_value(self, key: str, value: Value) -> "CheckDraft":
        """Return the draft with a field set."""
        return CheckDraft(self.by, self.on, (*self.unset(key).values, (key, value)))

    def without_self_target(self) -> "CheckDraft":
        """Return the draft without a target if the target is the acting character."""
        return CheckDraft(self.by, NOBODY, self.values) if self.on == self.by else self

    def unset(self, *keys: str) -> "CheckDraft":
        """Return the draft with these fields unset, so that they follow the sheets again."""
        return CheckDraft(self.by, self.on, tuple(pair for pair in self.values if pair[0] not in keys))


class StepButton(Struct, frozen=True):
    """A button beside a number: its name ("Major +5"), and what one click adds within the number's range."""

    name: str
    step: int


class CheckField(Struct, frozen=True, kw_only=True):
    """One value that the check depends on.

    ``text`` is how it reads in the sentence of the check ("Advantage 5"); with ``joins_previous`` it forms one phrase
    with the word before it ("Aiming" "7"). ``word_mode`` says when it is a word of that sentence: always, if it has any
    value (a number other than 0, a yes), or only if it is changed. A field that is not a word can be added.

    ``default`` is its value while the GM has not set it. ``refilled_fields`` are the fields that follow the sheets
    again when this one is changed. ``named`` is the number that its name alone means ("Hinder"); 0 if the number
    has to be asked for. ``better_value`` is an answer that suits the acting character better, if the current one was
    given for someone else. ``hint`` says what the field does, or where its value comes from ("Agility 4, Aiming 2").
    """

    key: str
    name: str
    kind: Literal["number", "choice", "flag"]
    value: Value
    text: str
    default: Value = 0
    word_mode: Literal["always", "if-any", "if-changed"] = "always"
    joins_previous: bool = False
    lowest: int = 0
    highest: int = 40
    named: int = 0
    options: tuple[Option, ...] = ()
    chips: tuple[StepButton, ...] = ()
    refilled_fields: tuple[str, ...] = ()
    better_value: str = ""
    hint: str = ""

    @property
    def is_changed(self) -> bool:
        """Whether the value differs from the default."""
        return self.value != self.default

    @property
    def is_word(self) -> bool:
        """Whether the field is a word of the check's sentence."""
        match self.word_mode:
            case "always":
                return True
            case "if-any":
                return bool(self.value) or self.is_changed
            case "if-changed":
                return self.is_changed

    @property
    def is_added(self) -> bool:
        """Whether it is a word because it was changed; such a word can be removed again."""
        return self.word_mode != "always" and self.is_changed


class CheckSection(Struct, frozen=True):
    """Fields that belong together: whose they are ("Mira"), and the word before them ("against")."""

    name: str
    fields: tuple[CheckField, ...]
    lead: str = ""


class DiceFields(Struct, frozen=True, kw_only=True):
    """The keys of the fields that dice typed as one text ("2d6!+d4+1") set.

    ``own`` is a choice and its answer for the GM's own dice instead of a weapon's. ``beside`` is a choice of one
    additional die of another size.
    """

    own: tuple[str, str]
    count: str
    size: str
    explodes: str
    bonus: str
    beside: str


class CheckForm(Struct, frozen=True, kw_only=True):
    """The form of a draft: a headline, the fields, and the command that rolls the check.

    ``asks_target``: a target can be chosen; ``target`` is that field's name. ``needs_target``: the check is done to
    someone. ``depends_on_target``: the target's ranks affect the chance. ``against`` ends the sentence if no field says
    what the check is against. ``actor_fields`` and ``target_fields`` belong to the acting character and the target, and
    are unset when another one is chosen; ``roll_fields`` apply to one roll only. ``dice`` are the fields for typed
    damage dice, if any. ``notes`` are sentences to show beside the form (lost ranks, untrained skills). If the check
    cannot be rolled, ``command`` is None and ``refusal`` says why. ``do`` is the button's text.
    """

    headline: str
    sections: tuple[CheckSection, ...]
    asks_target: bool = True
    target: str = tr("Target")
    needs_target: bool = False
    depends_on_target: bool = False
    against: str = ""
    actor_fields: tuple[str, ...] = ()
    target_fields: tuple[str, ...] = ()
    roll_fields: tuple[str, ...] = ()
    dice: DiceFields | None = None
    notes: tuple[str, ...] = ()
    command: Use | None = None
    refusal: str = ""
    do: str = tr("Roll")

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to set up because the game has no checks."""
        return not self.asks_target and self.command is None and self.kind is None

    @property
    def kind(self) -> CheckField | None:
        """The first field, which chooses the kind of check; None for a form without fields."""
        return next(self.fields, None)

    @property
    def fields(self) -> Iterator[CheckField]:
        """All fields, in their order."""
        return (field for section in self.sections for field in section.fields)

    def field(self, key: str) -> CheckField:
        """Return the field with that key. Raises LookupError if the form has none."""
        for field in self.fields:
            if field.key == key:
                return field
        raise LookupError(key)

    def lacks_target(self, draft: CheckDraft) -> bool:
        """Whether the chance depends on a target, but neither a target nor one of its values is set."""
        is_known = draft.on != NOBODY or any(draft.value(key) is not None for key in self.target_fields)
        return self.depends_on_target and not is_known

    def with_value(self, draft: CheckDraft, key: str, value: Value) -> CheckDraft:
        """Return the draft with a field set; the fields that depend on it follow the sheets again."""
        return draft.unset(*self.field(key).refilled_fields).with_value(key, value)

    def with_acting(self, draft: CheckDraft, by: CharacterId) -> CheckDraft:
        """Return the draft for another acting character, without the values of the previous one."""
        return CheckDraft(by, draft.on, draft.unset(*self.actor_fields).values)

    def adapt_to_actor(self, draft: CheckDraft) -> CheckDraft:
        """Return the draft, made for someone else's check, with the answers that suit the acting character."""
        for field in self.fields:
            if field.better_value:
                draft = self.with_value(draft, field.key, field.better_value)
        return draft

    def with_target(self, draft: CheckDraft, on: CharacterId) -> CheckDraft:
        """Return the draft against another target, without the values of the previous one."""
        return CheckDraft(draft.by, on, draft.unset(*self.target_fields).values)

    def after_roll(self, draft: CheckDraft, kept: Collection[str] = ()) -> CheckDraft:
        """Return the draft for the time after its check, without the values for that roll only.

        ``kept`` are keys of fields to keep anyway; the GM's own dice are kept as a whole.
        """
        stay = set(kept)
        if self.dice is not None and draft.value(self.dice.own[0]) == self.dice.own[1]:
            stay |= {self.dice.count, self.dice.size, self.dice.explodes, self.dice.bonus, self.dice.beside}
        gone = (*self.roll_fields, *(field.key for field in self.fields if field.is_added))
        return draft.unset(*(key for key in gone if key not in stay))


Word = Literal["always", "if-any", "if-changed"]


class _Section(Struct):
    name: str
    lead: str
    fields: list[CheckField]


class FormBuilder:
    """Collects the fields of a draft's form. Never shared or stored.

    Each method adds a field and returns its value: what the GM set, if the field allows it, or else ``plain``, which
    comes from the sheets. ``word`` and ``joins`` are ``word_mode`` and ``joins_previous`` of :class:`CheckField`. With
    ``values_only`` no fields are collected: for a draft that is evaluated but not shown.
    """

    def __init__(self, draft: CheckDraft, *, values_only: bool = False) -> None:
        self.draft = draft
        self._values_only = values_only
        self._sections: list[_Section] = []

    def section(self, name: str, lead: str = "") -> None:
        """Start a section for the following fields; in the sentence, ``lead`` comes before its first word."""
        self._sections.append(_Section(name, lead, []))

    def sections(self) -> tuple[CheckSection, ...]:
        """Return the fields so far, without empty sections."""
        return tuple(CheckSection(one.name, tuple(one.fields), one.lead) for one in self._sections if one.fields)

    def number(
        self,
        key: str,
        name: str,
        plain: int = 0,
        *,
        lowest: int = 0,
        highest: int = 40,
        named: int = 0,
        numbers: tuple[int, ...] = (),
        chips: tuple[StepButton, ...] = (),
        says: str = "",
        word: Word = "always",
        joins: bool = False,
        hint: str = "",
    ) -> int:
        """Add a whole number; a value out of range, or not in ``numbers``, becomes the nearest allowed one.

        ``says`` is the text, with ``{value}``, or ``{signed}`` for the value with its sign; by default the name and the
        value, or with ``joins`` the value alone.
        """
        given = self.draft.value(key)
        is_number = isinstance(given, int) and not isinstance(given, bool)
        value = max(lowest, min(int(given), highest)) if is_number and given is not None else plain
        if numbers and value != plain:
            value = min(numbers, key=lambda number: abs(number - value))
        if self._values_only:
            return value
        template = says or ("{value}" if joins else "{name} {value}")
        self._add(
            CheckField(
                key=key,
                name=name,
                kind="number",
                value=value,
                text=template.format(name=name, value=number_text(value), signed=signed_text(value)),
                default=plain,
                word_mode=word,
                joins_previous=joins,
                lowest=lowest,
                highest=highest,
                named=named,
                chips=chips,
                hint=hint,
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
        says: Mapping[str, str] | None = None,
        suits: Mapping[str, str] | None = None,
        word: Word = "always",
        joins: bool = False,
        hint: str = "",
    ) -> str:
        """Add a choice; if ``plain`` is not one of the options, the first one is the default.

        ``fills`` are the fields that depend on it. ``says`` maps answers to their text in the sentence, if that is not
        the name. ``suits`` maps an answer given for someone else to the one that suits the acting character better.
        """
        names = {option.key: option.name for option in options}
        if plain not in names:
            plain = next(iter(names), "")
        given = self.draft.value(key)
        touched = isinstance(given, str) and given in names
        value = str(given) if touched else plain
        if self._values_only:
            return value
        self._add(
            CheckField(
                key=key,
                name=name,
                kind="choice",
                value=value,
                text=(says or {}).get(value, names.get(value, "")),
                default=plain,
                word_mode=word,
                joins_previous=joins,
                options=options,
                refilled_fields=fills,
                better_value=(suits or {}).get(value, "") if touched else "",
                hint=hint,
            )
        )
        return value

    def flag(
        self,
        key: str,
        name: str,
        plain: bool = False,
        *,
        says: str = "",
        off: str = "",
        word: Word = "if-changed",
        hint: str = "",
    ) -> bool:
        """Add a yes or no; ``says`` is the text of yes in the sentence, ``off`` the text of no."""
        given: Value | None = self.draft.value(key)
        value = given if isinstance(given, bool) else plain
        if self._values_only:
            return value
        yes, no = says or name, off or labeled(name, tr("no"))
        self._add(
            CheckField(
                key=key,
                name=name,
                kind="flag",
                value=value,
                text=yes if value else no,
                default=plain,
                word_mode=word,
                options=(Option("no", no), Option("yes", yes)),
                hint=hint,
            )
        )
        return value

    def _add(self, field: CheckField) -> None:
        if not self._sections:
            self.section("")
        self._sections[-1].fields.append(field)

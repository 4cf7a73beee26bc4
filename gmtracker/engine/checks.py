"""The values by which a ruleset has the window set up a check, show its odds, and show what is open after the roll.

The window knows no game: it sends a :class:`CheckDraft` (who acts, against whom, and what the GM has said so far) and
gets plain values to show:

* :class:`CheckForm`: the fields to draw, each with the value it has now, and the command that rolls;
* :class:`PanelOdds`: the odds, as bars and figures;
* :class:`CheckRow`: one "and with …" line, a token that could be spent and what it would change;
* :class:`OpenCheck`: what stands after the roll, and the steps that can follow until it is announced.

A field the GM has not touched is worked out from the sheets anew with every draft, so a change of character or trait
fills the rest in. All of it is pure and quick enough for every keystroke. :class:`FormBuilder` puts a form together;
``read_check`` reads a check from its machine shape and names the field at fault.
"""

from collections.abc import Collection, Iterator, Mapping
from fractions import Fraction
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from gmtracker.engine.commands import Use
from gmtracker.engine.dice import Die, DieOwner, DieRequest
from gmtracker.engine.errors import Refused, decoder_message
from gmtracker.engine.ids import NOBODY, CharacterId, ProcedureId
from gmtracker.engine.phrases import number_text, percent, signed
from gmtracker.engine.sheet import Option, Sign
from gmtracker.i18n import labeled, tr

WholeNumber = Annotated[int, Meta(ge=-1000, le=1000)]
Rank = Annotated[int, Meta(ge=0, le=1000)]
Tier = Annotated[int, Meta(ge=1, le=1000)]

Check = TypeVar("Check")


class IncompleteCheck(Refused):
    """A check was asked for without all that belongs to it: told in a programmer's words, of no use to a GM."""


def read_check(shape: object, kind: type[Check]) -> Check:
    """The check that a decoded JSON value describes.

    ``kind`` is a struct whose types and limits say what is allowed. Raises NotWhole with the field's path
    (``against.dc``) and what the decoder says of it.
    """
    try:
        return msgspec.convert(shape, kind)
    except msgspec.ValidationError as error:
        place, words = decoder_message(error)
        raise IncompleteCheck("{place}: {why}.", place=place[1:] or tr("The check"), why=words) from None


class Offer(Struct, frozen=True, kw_only=True):
    """An action that is offered: its command, its name, and its effect ("+2 degrees").

    ``refusal`` says why not, where it cannot be done; such an offer is shown, not taken. An ``unasked`` one is in
    nobody's way, and found by its name alone.
    """

    command: Use
    name: str
    effect: str
    refusal: str = ""
    overrulable: bool = False
    only_by_search: bool = False


Value = bool | int | str


class CheckDraft(Struct, frozen=True):
    """A check as the GM has set it up so far: who acts, against whom (or nobody), and the fields touched.

    Hashable. ``values`` holds a value for each field that the GM has set, by the field's key; fields left alone
    are not in it.
    """

    by: CharacterId = NOBODY
    on: CharacterId = NOBODY
    values: tuple[tuple[str, Value], ...] = ()

    def value(self, key: str) -> Value | None:
        """What the GM set that field to; None where the field was left alone."""
        return next((value for known, value in self.values if known == key), None)

    def with_value(self, key: str, value: Value) -> "CheckDraft":
        """The draft with a field set."""
        return CheckDraft(self.by, self.on, (*self.without(key).values, (key, value)))

    def against_another(self) -> "CheckDraft":
        """The draft against nobody, where it would be against whoever acts: nobody makes a check against themselves."""
        return CheckDraft(self.by, NOBODY, self.values) if self.on == self.by else self

    def without(self, *keys: str) -> "CheckDraft":
        """The draft with these fields left to the sheets again."""
        return CheckDraft(self.by, self.on, tuple(pair for pair in self.values if pair[0] not in keys))


class StepButton(Struct, frozen=True):
    """A button beside a number: its name ("Major +5"), and what one press adds within the number's range."""

    name: str
    step: int


class CheckField(Struct, frozen=True, kw_only=True):
    """One thing that the check depends on; ``value`` is what counts now.

    ``says`` is how that reads in the sentence of the check ("Advantage 5"); with ``joins`` it follows the word
    before it as one phrase with that ("Aiming" "7"). ``word`` tells when it is a word there: always, while there is any
    of it (a number other than 0, a yes), or only once it is changed. What is no word can be added.

    ``plain`` is the value it has while the GM leaves it alone. ``fills`` are the fields that the sheets fill in anew
    when this one is changed. ``named`` is the number that its name alone means ("Hinder"); 0 where that is asked for.
    ``suits`` is the answer that suits whoever acts better than the one it has, where that was
    given for somebody else. ``hint`` says what it does, or where its value comes from ("Agility 4, Aiming 2").
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
        """Whether it is not what it would be by itself."""
        return self.value != self.default

    @property
    def is_word(self) -> bool:
        """Whether the sentence says it."""
        match self.word_mode:
            case "always":
                return True
            case "if-any":
                return bool(self.value) or self.is_changed
            case "if-changed":
                return self.is_changed

    @property
    def is_added(self) -> bool:
        """Whether it is a word because the GM, or the moment, added it; it can be taken off again."""
        return self.word_mode != "always" and self.is_changed


class CheckSection(Struct, frozen=True):
    """Fields that belong together: whose they are ("Mira"), and what leads to them in the sentence ("against")."""

    name: str
    fields: tuple[CheckField, ...]
    lead: str = ""


class DiceFields(Struct, frozen=True, kw_only=True):
    """The keys of the fields that dice written in one ("2d6!+d4+1") are set by.

    ``own`` is the choice, and the answer to it, by which the dice are the GM's own and no weapon's; ``beside`` a choice
    of one die of another size.
    """

    own: tuple[str, str]
    count: str
    size: str
    explodes: str
    bonus: str
    beside: str


class CheckForm(Struct, frozen=True, kw_only=True):
    """The form of a draft: a headline, the fields, and the command that rolls the check.

    ``asks_target``: whether somebody can be picked to be acted upon; ``target`` is what that field is called, and
    ``needs_target`` whether the check is done to somebody, and ``depends_on_target`` whether the target's own ranks
    decide its chance. ``against`` ends the sentence where no field says what the check is against.
    ``of_acting`` and ``of_target`` are the fields that belong to those two, and are left when another is picked;
    ``of_roll`` those that count for one roll alone. ``dice`` are those that damage is typed into, if any.
    ``notes`` are sentences to show beside it (ranks that are lost, what is untrained). Where the check cannot be
    rolled, ``command`` is None and ``refusal`` says why. ``do`` is the button's word.
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
        """Whether there is nothing to set up: the game has no checks."""
        return not self.asks_target and self.command is None and self.kind is None

    @property
    def kind(self) -> CheckField | None:
        """What kind of check it is: the first field; None for a form without any."""
        return next(self.fields, None)

    @property
    def fields(self) -> Iterator[CheckField]:
        """All fields, as they follow one another."""
        return (field for section in self.sections for field in section.fields)

    def field(self, key: str) -> CheckField:
        """The field of that key. Raises LookupError where the form has none."""
        for field in self.fields:
            if field.key == key:
                return field
        raise LookupError(key)

    def lacks_target(self, draft: CheckDraft) -> bool:
        """Whether the form's draft depends on a target of whom nothing is known, neither who it is nor a rank."""
        is_known = draft.on != NOBODY or any(draft.value(key) is not None for key in self.target_fields)
        return self.depends_on_target and not is_known

    def with_value(self, draft: CheckDraft, key: str, value: Value) -> CheckDraft:
        """The form's draft once the GM sets a field; what that field fills in is left to the sheets again."""
        return draft.without(*self.field(key).refilled_fields).with_value(key, value)

    def with_acting(self, draft: CheckDraft, by: CharacterId) -> CheckDraft:
        """The form's draft for another acting character; what belonged to the one before is left to the sheet again."""
        return CheckDraft(by, draft.on, draft.without(*self.actor_fields).values)

    def adapted_to_actor(self, draft: CheckDraft) -> CheckDraft:
        """The form's draft, taken over from another's check, with the answers that suit whoever acts now."""
        for field in self.fields:
            if field.better_value:
                draft = self.with_value(draft, field.key, field.better_value)
        return draft

    def with_target(self, draft: CheckDraft, on: CharacterId) -> CheckDraft:
        """The form's draft against another target; what belonged to the one before is left to the sheet again."""
        return CheckDraft(draft.by, on, draft.without(*self.target_fields).values)

    def after_roll(self, draft: CheckDraft, kept: Collection[str] = ()) -> CheckDraft:
        """The form's draft once its check is announced, without what was added to that check alone.

        ``kept`` are the keys of fields that stay all the same; dice of the GM's own stay as a whole.
        """
        stay = set(kept)
        if self.dice is not None and draft.value(self.dice.own[0]) == self.dice.own[1]:
            stay |= {self.dice.count, self.dice.size, self.dice.explodes, self.dice.bonus, self.dice.beside}
        gone = (*self.roll_fields, *(field.key for field in self.fields if field.is_added))
        return draft.without(*(key for key in gone if key not in stay))


class Chance(Struct, frozen=True):
    """A chance: exact ("7/8"), as a share of 1 to draw with, and in words ("87.5%")."""

    exact: str
    share: float
    message: str


class Bar(Struct, frozen=True):
    """One outcome in the chart of the odds, the worst first: a short label ("+2"), its name, and its chance."""

    label: str
    name: str
    success: bool
    chance: Chance


class Figure(Struct, frozen=True):
    """A number under the picture: its name ("Expected Triumph"), and the number as it is said, with its unit.

    One with a ``sign`` is drawn with that.
    """

    name: str
    message: str
    sign: Sign = "none"


class PanelOdds(Struct, frozen=True):
    """The exact odds of a draft, ready to show. ``bars`` always has the same outcomes for the same kind of check.

    ``of`` says what ``success`` is a chance of: "to hit".
    """

    success: Chance
    bars: tuple[Bar, ...]
    figures: tuple[Figure, ...] = ()
    subject: str = tr("to succeed")


class CheckRow(Struct, frozen=True, kw_only=True):
    """An "and with …" line: what could be spent, for what, and the odds with it.

    ``offer.command`` does it; its ``tokens`` are those to be dragged. ``what`` names the token ("Triumph die",
    "3 Triumph stones"); it is empty where the offer's effect says it all. ``count`` is how many of such tokens there
    are, ``sign`` how it is drawn. ``mean`` is the expected outcome as it is said ("+1.75", in ``means``), ``success``
    the chance with it. ``makes`` is the effect in short: the chance, or after the roll
    the outcome ("4 degrees").
    ``again``: it ends the open check and sets the same one up again. ``once``: all the tokens pay for doing it once,
    not once for each token. ``against``: it helps the side that the check is against, so ``success`` is that side's.
    """

    offer: Offer
    what: str
    success: Chance
    mean: str
    success_text: str
    mean_text: str = tr("degrees")
    count: int = 1
    sign: Sign = "none"
    repeat: bool = False
    single_use: bool = False
    against: bool = False


class ShownDie(Struct, frozen=True, kw_only=True):
    """A die of an open check, as it was asked for: its face, and why it does not count ("Fortune counts instead").

    ``shows`` is what stands on the face where that is no number ("+").
    """

    request: DieRequest
    face: int
    typed: bool = False
    ignored: str = ""
    shows: str = ""

    @property
    def name(self) -> str:
        """The name to read out."""
        return self.request.name


def shown_die(
    die: Die,
    label: str,
    shows: str = "",
    *,
    asked: DieRequest | None = None,
    owner: DieOwner | None = None,
) -> ShownDie:
    """The :class:`ShownDie` of a die that was rolled or typed: ``asked`` as this, or else under that label."""
    request = asked or DieRequest(die.role, die.size, label, owner=owner)
    return ShownDie(request=request, face=die.face, typed=die.source == "typed", ignored=die.ignored, shows=shows)


class Chart(Struct, frozen=True):
    """A table of the game's that a result was looked up in: its lines from left to right, and which of them counts."""

    name: str
    lines: tuple[tuple[str, str], ...]
    lit: int


class OpenCheck(Struct, frozen=True, kw_only=True):
    """A check in progress, as it stands.

    ``headline`` says who does what ("Mira: Acrobatics"), ``result`` the numbers ("22 against 15") and ``outcome``
    what they come to ("2 degrees of success"); both are empty before the roll. ``success`` is None where there is
    nothing to succeed in yet. ``steps`` can be taken next, the most likely first. ``draft`` is to be set up in the
    panel where another roll follows (a resistance after a hit). ``chart`` is what the result was looked up in, if that
    can be opened beside it.
    """

    id: ProcedureId
    by: CharacterId
    headline: str
    result: str = ""
    outcome: str = ""
    success: bool | None = None
    critical: str = ""
    dice: tuple[ShownDie, ...] = ()
    notes: tuple[str, ...] = ()
    steps: tuple[Offer, ...] = ()
    draft: CheckDraft | None = None
    chart: Chart | None = None


class OnCheck(Struct, frozen=True, tag="on-check"):
    """The check panel as a drop target: tokens are for the check that is open, or for the draft that it shows.

    ``use`` names what they are meant for, where they are laid on a row that tells of it.
    """

    draft: CheckDraft
    use: str = ""


def chance_of(chance: Fraction) -> Chance:
    """A chance (0 to 1) as fraction, share and text; only the impossible reads "0%", only the certain "100%"."""
    return Chance(str(chance), float(chance), percent(chance))


Word = Literal["always", "if-any", "if-changed"]


class _Section(Struct):
    name: str
    lead: str
    fields: list[CheckField]


class FormBuilder:
    """Collects the fields of a draft's form.

    Each method adds a field and returns the value that counts: what the GM set, where the field can hold it, or
    else ``plain``, which is what the sheets say. ``word`` and ``joins`` are as in :class:`CheckField`. Never shared,
    never kept. With ``values_only`` the form stays empty: for a draft that is worked out and not shown.
    """

    def __init__(self, draft: CheckDraft, *, values_only: bool = False) -> None:
        self.draft = draft
        self._values_only = values_only
        self._sections: list[_Section] = []

    def section(self, name: str, lead: str = "") -> None:
        """What follows belongs to this; in the sentence, ``lead`` stands before its first word."""
        self._sections.append(_Section(name, lead, []))

    def sections(self) -> tuple[CheckSection, ...]:
        """The fields so far; sections without fields are left out."""
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
        """A whole number within a range; one set beyond it, or none of the ``numbers``, counts as the nearest of them.

        ``says`` has a place for the ``{value}``, or for it with its sign (``{signed}``); else it is said after the
        name, or alone where it joins the word before it.
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
                text=template.format(name=name, value=number_text(value), signed=signed(value)),
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
        """One of some answers; the first where ``plain`` is none of them. ``fills``: the fields that follow from it.

        ``says`` has how an answer reads in the sentence, where that is not its name; ``suits`` the answer that whoever
        acts would rather give than one that was given for somebody else.
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
        """A yes or a no; ``says`` is how the yes reads in the sentence, ``off`` the no."""
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

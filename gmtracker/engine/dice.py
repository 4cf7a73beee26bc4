"""Dice by role: rolled by the program, typed by the GM, or read from a log.

A decision asks for a named group of dice and never learns where their faces come from.
"""

from collections.abc import Callable, Mapping
from typing import Literal, Protocol

from msgspec import Struct

from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.i18n import join_parts, tr

Roll = Callable[[int], int]


class Die(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A rolled die: its role, its size and face, whether it was typed, and why it did not count, if so."""

    role: str
    size: int
    face: int
    source: Literal["rolled", "typed"] = "rolled"
    ignored: str = ""


FUDGE = "fudge"
"""The part of a role that marks a die counting by signs, as in ``own.fudge.1``."""

FUDGE_SIGNS = ("−", "0", "+")
"""The faces of a Fudge die in order; a d6 used as one has each on two faces."""

FUDGE_SIZE = len(FUDGE_SIGNS)


def counts_by_signs(die: Die) -> bool:
    """Whether a die counts −1, 0 or +1 by its role: a Fudge die, or a d6 used as one."""
    return f".{FUDGE}." in f".{die.role}." and die.size % FUDGE_SIZE == 0


def is_fudge(die: Die) -> bool:
    """Whether a die is a Fudge die, with signs on its faces."""
    return counts_by_signs(die) and die.size == FUDGE_SIZE


def fudge_value(die: Die) -> int:
    """Return the value −1, 0 or +1 of a die that counts by signs; its role is not checked."""
    return (die.face - 1) * FUDGE_SIZE // die.size - 1


class DieOwner(Struct, frozen=True):
    """The owner of a die: a name, and the character, if it is one."""

    name: str
    character: CharacterId = NOBODY


class DieRequest(Struct, frozen=True):
    """A requested die: its role in the decision, its number of faces, and its label.

    ``label`` distinguishes it from its owner's other dice ("Advantage"); with ``names_size`` its full name adds the
    size. ``faces`` are the symbols in order, if the faces are not numbers ("−", "0", "+"). ``roll`` numbers the rolls
    of an owner who makes several, from 2.
    """

    role: str
    size: int
    label: str
    faces: tuple[str, ...] = ()
    owner: DieOwner | None = None
    roll: int = 0
    names_size: bool = False

    @property
    def full_label(self) -> str:
        """The label, with the size if that is part of it: "Advantage d6"."""
        return f"{self.label} d{self.size}" if self.names_size else self.label

    @property
    def owner_name(self) -> str:
        """The owner's name, with the number of the roll: "Mira", "Mira (roll 2)"; empty without an owner."""
        if self.owner is None:
            return ""
        return name_roll(self.owner.name, self.roll)

    @property
    def name(self) -> str:
        """The name to read out: "Mira · Advantage d6". It is never parsed."""
        return join_parts(filter(None, (self.owner_name, self.full_label)))

    @property
    def range(self) -> str:
        """The range of faces as text: "1–6", "− 0 +"."""
        return " ".join(self.faces) if self.faces else f"1–{self.size}"


def name_roll(who: str, roll: int) -> str:
    """Return a name with the number of the roll, if not 0: "Mira (roll 2)"."""
    return tr("{name} (roll {number})", name=who, number=roll) if roll else who


class RollsDice(Protocol):
    """Anything that rolls groups of dice, such as :class:`Dice`."""

    def roll_group(self, *asked: DieRequest) -> tuple[Die, ...]:
        """Return the dice of a group, in the requested order."""


class SpecialRoll(Protocol):
    """A roll of a game's special die, which is rolled alone, never in a sum.

    Its notation has a letter before the die, such as the "C" of ``Cd6``.
    """

    @property
    def text(self) -> str:
        """The notation in its canonical form."""

    def roll(self, dice: RollsDice) -> "SpecialResult":
        """Roll it. Raises what ``dice.roll_group`` raises."""


class SpecialResult(Protocol):
    """The result of a special die."""

    @property
    def notation(self) -> SpecialRoll:
        """The roll that this is the result of."""

    def outcome_text(self, most: int | None) -> str:
        """Return the rolled values and what they mean; with more than ``most`` values, only what they mean."""


FindSpecialRoll = Callable[[str], SpecialRoll | None]
"""A function that parses the notation of a special die. Returns None for another notation, and raises Refused."""


def no_special_roll(_text: str) -> None:
    """Return None: a :data:`FindSpecialRoll` without any special dice."""


class Dice:
    """The dice of one command, for as long as the command is tried again.

    ``roll`` returns a face for a number of faces. ``typed`` maps roles to faces; all other dice are rolled. A role
    keeps its face once it has one. ``find_special_roll`` knows the special dice; the rules set it before they decide.
    """

    def __init__(self, roll: Roll, typed: Mapping[str, int] | None = None) -> None:
        self._roll = roll
        self._typed = dict(typed or {})
        self._rolled: dict[str, Die] = {}
        self._groups: list[tuple[DieRequest, ...]] = []
        self.find_special_roll: FindSpecialRoll = no_special_roll

    @property
    def groups(self) -> tuple[tuple[DieRequest, ...], ...]:
        """The groups that were requested so far, in order."""
        return tuple(self._groups)

    def roll_group(self, *asked: DieRequest) -> tuple[Die, ...]:
        """Return the dice of a group, in the requested order.

        Raises Refused for a face that the die does not have.
        """
        self._groups.append(asked)
        return tuple(self._rolled_die(request) for request in asked)

    def _rolled_die(self, request: DieRequest) -> Die:
        if request.size < 1:
            raise Refused("You can't roll a die with {size} sides.", size=request.size)
        if request.role not in self._rolled:
            typed = self._typed.get(request.role)
            if typed is not None:
                check_face(typed, request)
            face = self._roll(request.size) if typed is None else typed
            source: Literal["rolled", "typed"] = "rolled" if typed is None else "typed"
            self._rolled[request.role] = Die(role=request.role, size=request.size, face=face, source=source)
        return self._rolled[request.role]


def minimum_roll(_size: int) -> int:
    """Return 1: a :data:`Roll` for dry runs, in which every die shows its lowest face."""
    return 1


def second_lowest_roll(size: int) -> int:
    """Return 2 if the die has it: a second :data:`Roll` for dry runs, to find what depends on the dice.

    The highest faces would not do, because some dice would explode without end.
    """
    return min(2, size)


def check_face(face: int, request: DieRequest) -> None:
    """Raise Refused for a face that the die does not have, naming the die and its faces."""
    if not 1 <= face <= request.size:
        raise Refused("{die} must be 1 to {size}, not {face}.", die=request.name, size=request.size, face=face)

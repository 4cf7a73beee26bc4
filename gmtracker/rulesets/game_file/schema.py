"""The form of a game file: what can be written in ``*.game.toml``, as plain values.

A file names things by keys (small letters, digits and hyphens) and by traits' names. Amounts and rolls are texts in the
notation of :mod:`~gmtracker.rulesets.game_file.notation`: ``2``, ``d6 + @Might``. What a file cannot say it cannot do:
there are no conditions, loops or formulas beside what stands here.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from gmtracker.engine.sheet import UNTIL_REMOVED

FORM: Literal[1] = 1
"""The form that is written now; a file of a higher one is a newer gmtracker's."""

LARGEST_FILE = 100_000
"""Bytes that a game file may have: twenty times the largest that comes with the program."""

Key = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,39}$", description="Small letters, digits and hyphens.")]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Sentence = Annotated[str, Meta(max_length=300)]
Notation = Annotated[str, Meta(max_length=200, description="Dice, numbers and @traits: d20 + @Might - 1.")]
Number = Annotated[int, Meta(ge=-1000, le=1000)]
Count = Annotated[int, Meta(ge=0, le=60)]
Amount = Number | Notation
Side = Literal["heroes", "opposition"]
BOTH: tuple[Side, ...] = ("heroes", "opposition")


class Part(Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True):
    """A part of a game file; its keys are written with hyphens."""


class Traits(Part, frozen=True, kw_only=True):
    """A group of traits on a sheet, such as abilities or skills.

    ``one`` is what a single one is called. ``values`` is "number", or "words" for traits that only have a name.
    ``list`` says whether a sheet may have others than ``names``: "open"; "closed": only these, where it has them;
    "fixed": exactly these. ``links`` names the trait behind a name, of the group ``linked-to``.
    """

    key: Key
    name: Name
    one: Name
    values: Literal["number", "words"] = "number"
    lowest: Number = 0
    highest: Number = 20
    list: Literal["open", "closed", "fixed"] = "open"
    names: tuple[Name, ...] = ()
    linked_to: str = ""
    links: dict[str, Name] = field(default_factory=dict)


class Track(Part, frozen=True, kw_only=True):
    """A number that rises and falls in play, such as wounds or hit points.

    ``unit`` and ``units`` are what it is counted in. ``look`` is how it is drawn; a "ladder" has a name for every value
    in ``rungs``. ``highest-from`` are traits that say how high it goes, the first that a sheet has; else ``highest``
    does. It begins at ``lowest``, or at the top where it ``starts-full``. From ``warn-at`` on it is coloured.
    """

    key: Key
    name: Name
    unit: Name
    units: Name
    look: Literal["bar", "pips", "wheel", "ladder", "number"] = "bar"
    rungs: tuple[Name, ...] = ()
    lowest: Number = 0
    highest: Number = 10
    highest_from: tuple[Name, ...] = ()
    starts_full: bool = False
    warn_at: Number = 0
    sides: tuple[Side, ...] = BOTH


class Start(Part, frozen=True, kw_only=True):
    """Tokens at a session's start: ``to`` each of the "heroes", the GM's "hand", or a pool.

    ``how``: "fill" brings what is there up to ``count``, "add" brings so many more, "anew" also takes away what is too
    much. For heroes the count may be a trait: "@Luck".
    """

    to: str
    count: Amount
    how: Literal["fill", "add", "anew"] = "fill"


class Token(Part, frozen=True, kw_only=True):
    """A kind of token. It ``lies`` with "heroes" or "opposition", in the GM's "hand", or in pools, by their keys.

    ``most`` is how many one holder can have, or one place (0: any number), ``sign`` how it is drawn.
    """

    key: Key
    name: Name
    plural: Name
    sign: Literal["up", "down", "none"] = "none"
    lies: Annotated[tuple[str, ...], Meta(min_length=1)] = ("heroes",)
    most: Count = 0
    start: tuple[Start, ...] = ()


class Pool(Part, frozen=True, kw_only=True):
    """A place on the table where tokens lie for all; ``empty`` is what stands there while none does."""

    key: Key
    name: Name
    empty: Annotated[str, Meta(min_length=1, max_length=300)]


class Gives(Part, frozen=True, kw_only=True):
    """What something brings about. One of ``token``, ``track``, ``condition`` or ``says`` names what it is about.

    ``to`` whom: "self" (who acts), "target", "heroes" (all who are here), the GM's "hand", or a pool. ``gain`` or
    ``lose`` is by how much a track or tokens change; ``fill`` has a track go back to where it starts. A condition is
    set, or ends with ``ends``; ``until`` is when it is over by itself. ``says`` is a sentence for the log.
    """

    to: str = "self"
    token: str = ""
    track: str = ""
    condition: str = ""
    says: Sentence = ""
    gain: Amount = 0
    lose: Amount = 0
    fill: bool = False
    ends: bool = False
    until: Literal["removed", "next-turn", "encounter", "session"] = "removed"


class Use(Part, frozen=True, kw_only=True):
    """Something that is done, for ``cost`` tokens of a kind or for nothing.

    The tokens leave play, or ``goes`` says where they lie then: the GM's "hand", a pool, or with the "target".
    On a check it may add a ``bonus`` (dice or a number) to the roll ``when`` it is still to come, after it, or both;
    or ``reroll`` all its dice, of which the "new" ones count, or the "better" total. ``checks`` are those that it is
    for; none named: all. ``gives`` is what else comes of it. ``shortcut`` is a letter for a token in hand.
    """

    key: Key
    name: Name
    does: Annotated[str, Meta(min_length=1, max_length=300)]
    token: str = ""
    cost: Annotated[int, Meta(ge=1, le=20)] = 1
    goes: str = ""
    sides: tuple[Side, ...] = ("heroes",)
    bonus: Notation = ""
    reroll: Literal["", "new", "better"] = ""
    when: Literal["before", "after", "both"] = "both"
    checks: tuple[str, ...] = ()
    gives: tuple[Gives, ...] = ()
    shortcut: Annotated[str, Meta(pattern="^[A-Z]?$")] = ""


class Condition(Part, frozen=True, kw_only=True):
    """A condition that a character may be in, as a word on the row.

    ``lasts`` says how long it does by the rules. Whoever is ``out`` takes no more part in a fight, and no turns.
    """

    key: Key
    name: Name
    meaning: Sentence
    lasts: Literal["until-removed", "next-turn"] = UNTIL_REMOVED
    out: bool = False


class Action(Part, frozen=True, kw_only=True):
    """An action of a turn: how many there are ``each-turn``, and its letter on the row.

    It comes back with the character's "own" turn, or with "every" turn.
    """

    key: Key
    name: Name
    letter: Annotated[str, Meta(pattern="^[A-Z]$")]
    each_turn: Annotated[int, Meta(ge=0, le=20)] = 1
    renewed: Literal["own", "every"] = "own"


class Encounter(Part, frozen=True, kw_only=True):
    """A kind of encounter, and how many seconds of the game's world one of its rounds takes."""

    key: Key
    name: Name
    round_seconds: Annotated[int, Meta(ge=0, le=1_000_000)] = 6


class Initiative(Part, frozen=True, kw_only=True):
    """How the order of turns is found: everybody rolls, the highest first, or the heroes go first."""

    roll: Notation = ""
    heroes_first: bool = False


class Choice(Part, frozen=True, kw_only=True):
    """One of the answers to what a check asks: its name, and the dice or number that it stands for."""

    name: Name
    is_: Notation


class Ask(Part, frozen=True, kw_only=True):
    """Something that is asked as a check is set up: one of some ``choices``, or a number. In a roll it is "@key".

    ``start`` is the number that it begins with.
    """

    key: Key
    name: Name
    choices: tuple[Choice, ...] = ()
    lowest: Number = -20
    highest: Number = 20
    start: Number = 0


class Against(Part, frozen=True, kw_only=True):
    """What a check is against: a number that starts at ``number``, or at the target's ``trait``; or a ``roll``.

    A target without that trait has ``number``, or the lowest that the trait can be if that is more.

    In an opposed roll the target's traits count; ``traits`` are the groups that one is chosen from for "@trait".
    """

    name: Name = "Difficulty"
    number: Number = 0
    lowest: Number = 0
    highest: Number = 60
    trait: str = ""
    roll: Notation = ""
    traits: tuple[str, ...] = ()


class Faces(Part, frozen=True, kw_only=True):
    """Dice that show from ``least`` to ``most``: ``count`` of them, or with 0 each. ``of`` names one by its [name]."""

    of: str = ""
    least: Number = -1000
    most: Number = 1000
    count: Count = 0


class When(Part, frozen=True, kw_only=True):
    """When an outcome holds; all that is named must.

    ``margin-least`` and ``margin-most`` are by how much the roll is above what it is against, ``total-least`` what it
    comes to. ``higher`` names the die that shows more than all others that have a name; ``doubles``: they all show the
    same. ``faces`` looks at the dice themselves.
    """

    margin_least: Number | None = None
    margin_most: Number | None = None
    total_least: Number | None = None
    higher: str = ""
    doubles: bool = False
    faces: tuple[Faces, ...] = ()


class Outcome(Part, frozen=True, kw_only=True):
    """What a check can come to. Of all outcomes the first that holds counts; the last holds always, without ``when``.

    ``label`` is a word or two for the chart, ``critical`` 1 for the best there is and -1 for the worst.
    """

    name: Name
    label: Annotated[str, Meta(max_length=16)] = ""
    success: bool
    critical: Literal[-1, 0, 1] = 0
    when: When | None = None
    gives: tuple[Gives, ...] = ()


class Check(Part, frozen=True, kw_only=True):
    """A kind of check: its ``roll``, what that is ``against``, and its outcomes.

    ``traits`` are the groups that one is chosen from for "@trait"; "@link" is the trait that is behind it. The dice are
    added up ("sum"), or the "highest" counts, or those that show ``success-at`` or more are counted ("successes").
    """

    key: Key
    name: Name
    traits: tuple[str, ...] = ()
    roll: Notation
    reads: Literal["sum", "highest", "successes"] = "sum"
    success_at: Number = 0
    asks: tuple[Ask, ...] = ()
    against: Against | None = None
    targets: bool = False
    outcomes: Annotated[tuple[Outcome, ...], Meta(min_length=2, max_length=12)]


class GameFile(Part, frozen=True, kw_only=True):
    """A game of your own, in a file.

    ``form`` is the version of this form, ``id`` the game's own: nobody else's. ``about`` is a sentence for whoever
    chooses a game. ``tier`` and ``level`` are what the game calls those numbers of a character, ``hand`` where the GM's
    own tokens lie; each is left out where the game has none.
    """

    form: Annotated[int, Meta(ge=1, le=FORM)]
    id: Key
    name: Name
    about: Sentence = ""
    tier: str = ""
    level: str = ""
    hand: str = ""
    traits: tuple[Traits, ...] = ()
    tracks: tuple[Track, ...] = ()
    tokens: tuple[Token, ...] = ()
    pools: tuple[Pool, ...] = ()
    uses: tuple[Use, ...] = ()
    conditions: tuple[Condition, ...] = ()
    actions: tuple[Action, ...] = ()
    encounters: tuple[Encounter, ...] = ()
    initiative: Initiative = Initiative()
    checks: tuple[Check, ...] = ()

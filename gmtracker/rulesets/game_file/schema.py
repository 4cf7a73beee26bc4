"""The form of a game file: what can be written in ``*.game.toml``, as plain values.

A file names things by keys (small letters, digits and hyphens) and by traits' names. Amounts and rolls are texts in the
notation of :mod:`~gmtracker.rulesets.game_file.notation`: ``2``, ``d6 + @Might``. What a file cannot say it cannot do:
there are no conditions, loops or formulas beside what stands here.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from gmtracker.engine.game_spec import UNTIL_REMOVED, CardPart, GameColor

FORM: Literal[1] = 1
"""The form that is written now; a file of a higher one is a newer gmtracker's."""

LARGEST_FILE = 100_000
"""Bytes that a game file may have: twenty times the largest that comes with the program."""

Key = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,39}$", description="Lowercase letters, digits and hyphens.")]
OldKey = Annotated[str, Meta(pattern="^([a-z][a-z0-9-]{0,39})?$", description="The key that it had before.")]
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

    ``one`` is the name of a single trait. ``values`` is "number", or "words" for traits without a number.
    ``numbers`` lists the only values of a trait, such as the sizes of its die. ``step`` is the distance between values,
    counted from ``lowest``. ``list`` says which traits a sheet can have. "open": any trait. "closed": only traits from
    ``names``. "fixed": all traits from ``names``, and no others. ``links`` links a name to a trait of the group
    ``linked-to``. ``card`` says how a card of the opposition shows the group, in a large window: as "numbers", such as
    defenses, or in a "line", such as attacks.

    Two settings help to import spreadsheets. ``aliases`` lists other headings for a name. With ``scores``, a number can
    also be a score as in 5e: 10 and 11 are 0, and every 2 more are 1.
    """

    key: Key
    name: Name
    one: Name
    values: Literal["number", "words"] = "number"
    lowest: Number = 0
    highest: Number = 20
    numbers: tuple[Number, ...] = ()
    step: Annotated[int, Meta(ge=1, le=100)] = 1
    list: Literal["open", "closed", "fixed"] = "open"
    names: tuple[Name, ...] = ()
    linked_to: str = ""
    card: CardPart = ""
    links: dict[str, Name] = field(default_factory=dict)
    scores: bool = False
    aliases: dict[str, tuple[Name, ...]] = field(default_factory=dict)


class Track(Part, frozen=True, kw_only=True):
    """A number that goes up and down in play, such as wounds or hit points.

    ``unit`` and ``units`` name what it counts, one and several. ``look`` is how it is drawn. A "ladder" needs a name
    for every value in ``rungs``. ``highest-from`` lists traits that set the maximum. The first one on the sheet counts.
    If there is none, ``highest`` counts. The track starts at ``lowest``, or at the maximum if it ``starts-full``. It is
    colored from ``warn-at`` on. ``was`` is the old key of a track that you renamed.
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
    was: OldKey = ""


class Start(Part, frozen=True, kw_only=True):
    """Tokens at the start of a session. They go ``to`` each of the "heroes", the GM's "hand", or a pool.

    ``how``: "fill" adds tokens up to ``count``. "add" adds ``count`` tokens. "anew" fills up and also removes extra
    tokens. For heroes, the count can be a trait: "@Luck".
    """

    to: str
    count: Amount
    how: Literal["fill", "add", "anew"] = "fill"


class Token(Part, frozen=True, kw_only=True):
    """A kind of token. ``lies`` lists its places: "heroes", "opposition", the GM's "hand", or the keys of pools.

    ``most`` is how many tokens one character or place can hold (0: no limit). ``sign`` is how it is drawn.
    ``was`` is the old key of a token that you renamed.
    """

    key: Key
    name: Name
    plural: Name
    sign: Literal["up", "down", "none"] = "none"
    lies: Annotated[tuple[str, ...], Meta(min_length=1)] = ("heroes",)
    most: Count = 0
    start: tuple[Start, ...] = ()
    was: OldKey = ""


class Pool(Part, frozen=True, kw_only=True):
    """A shared place for tokens. ``empty`` is the text that it shows while it has no tokens."""

    key: Key
    name: Name
    empty: Annotated[str, Meta(min_length=1, max_length=300)]


class Effect(Part, frozen=True, kw_only=True):
    """An effect. It has exactly one of ``token``, ``track``, ``condition``, ``says`` or ``roll``.

    ``to`` is who gets it: "self" (who acts), "target", "heroes" (all heroes present), the GM's "hand", or a pool.
    ``gain`` or ``lose`` is how much a track or tokens change. ``fill`` resets a track to its starting value. A
    condition starts, or ends with ``ends``. ``until`` is when it ends by itself. ``says`` is a sentence for the log.
    ``roll`` is the key of a check that follows: the same character rolls it, or the target with ``to = "target"``. Only
    an outcome of a check can have it.
    """

    to: str = "self"
    token: str = ""
    track: str = ""
    condition: str = ""
    says: Sentence = ""
    roll: str = ""
    gain: Amount = 0
    lose: Amount = 0
    fill: bool = False
    ends: bool = False
    until: Literal["removed", "next-turn", "encounter", "session"] = "removed"


class Use(Part, frozen=True, kw_only=True):
    """Something you can do, for ``cost`` tokens of one kind or for free.

    The tokens are removed from play, or ``goes`` says where they go: the GM's "hand", a pool, or the "target".
    On a check, a use can add a ``bonus`` (dice or a number). ``when`` says if you can add it before the roll, after it,
    or both. A use can also ``reroll`` all dice. Then the "new" dice count, or the "better" total. ``checks`` lists the
    checks it works on (empty: all). ``gives`` lists its other effects. ``shortcut`` is its letter while you carry a
    token.
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
    gives: tuple[Effect, ...] = ()
    shortcut: Annotated[str, Meta(pattern="^[A-Z]?$")] = ""


class Condition(Part, frozen=True, kw_only=True):
    """A condition of a character, shown as a word on the row.

    ``lasts`` is how long it lasts by default. A character who is ``out`` takes no turns and no part in a fight.
    ``was`` is the old key of a condition that you renamed.
    """

    key: Key
    name: Name
    meaning: Sentence
    lasts: Literal["until-removed", "next-turn"] = UNTIL_REMOVED
    out: bool = False
    was: OldKey = ""


class Action(Part, frozen=True, kw_only=True):
    """An action of a turn. ``each-turn`` is how many a character has. ``letter`` marks it on the row.

    ``renewed`` says when it comes back: on the character's "own" turn, or on "every" turn.
    """

    key: Key
    name: Name
    letter: Annotated[str, Meta(pattern="^[A-Z]$")]
    each_turn: Annotated[int, Meta(ge=0, le=20)] = 1
    renewed: Literal["own", "every"] = "own"


class Encounter(Part, frozen=True, kw_only=True):
    """A kind of encounter. ``round-seconds`` is how long a round takes in the game world."""

    key: Key
    name: Name
    round_seconds: Annotated[int, Meta(ge=0, le=1_000_000)] = 6


class Initiative(Part, frozen=True, kw_only=True):
    """How the turn order is set: everyone rolls and the highest goes first, or the heroes go first."""

    roll: Notation = ""
    heroes_first: bool = False


class Choice(Part, frozen=True, kw_only=True):
    """An answer to a question of a check: its name, and the dice or number it stands for."""

    name: Name
    is_: Notation


class Question(Part, frozen=True, kw_only=True):
    """A question when you set up a check: one of several ``choices``, or a number. In a roll it is "@key".

    ``start`` is the number it starts with.
    """

    key: Key
    name: Name
    choices: tuple[Choice, ...] = ()
    lowest: Number = -20
    highest: Number = 20
    start: Number = 0


class Against(Part, frozen=True, kw_only=True):
    """What a check is against: a number or an opposed ``roll``. The number is ``number`` or the target's ``trait``.

    A target without that trait uses ``number``, or the lowest value of the trait if that is higher.

    In an opposed roll the target's traits count. ``traits`` lists the groups you choose "@trait" from.
    """

    name: Name = "Difficulty"
    number: Number = 0
    lowest: Number = 0
    highest: Number = 60
    trait: str = ""
    roll: Notation = ""
    traits: tuple[str, ...] = ()


class FaceCondition(Part, frozen=True, kw_only=True):
    """Dice that show ``least`` to ``most``. ``count`` is how many must (0: all). ``of`` is the [name] of one die.

    Only the check's own dice count, not those that a use adds.
    """

    of: str = ""
    least: Number = -1000
    most: Number = 1000
    count: Count = 0


class OutcomeCondition(Part, frozen=True, kw_only=True):
    """When an outcome applies. Everything listed here must be true.

    ``margin-least`` and ``margin-most`` limit how far the total is above what it is against. ``total-least`` is the
    lowest total. ``higher`` names the die that must show more than all other named dice. With ``doubles``, all named
    dice must show the same number. ``faces`` checks what the dice show. Dice that a use adds count only in the total.
    """

    margin_least: Number | None = None
    margin_most: Number | None = None
    total_least: Number | None = None
    higher: str = ""
    doubles: bool = False
    faces: tuple[FaceCondition, ...] = ()


class Outcome(Part, frozen=True, kw_only=True):
    """A result of a check. The first outcome that applies counts. The last one has no ``when`` and always applies.

    ``label`` is one or two words for the chart. ``critical`` is 1 for the best outcome and -1 for the worst.
    """

    name: Name
    label: Annotated[str, Meta(max_length=16)] = ""
    success: bool
    critical: Literal[-1, 0, 1] = 0
    when: OutcomeCondition | None = None
    gives: tuple[Effect, ...] = ()


class Check(Part, frozen=True, kw_only=True):
    """A kind of check: its ``roll``, what that is ``against``, and its outcomes.

    ``traits`` lists the groups you choose "@trait" from. "@link" is the trait it is linked to. ``sides`` says
    whose check it is. ``reads`` says how the dice count: "sum" adds them up, "highest" uses the highest die,
    "successes" counts the dice that show ``success-at`` or more.
    """

    key: Key
    name: Name
    traits: tuple[str, ...] = ()
    sides: tuple[Side, ...] = BOTH
    roll: Notation
    reads: Literal["sum", "highest", "successes"] = "sum"
    success_at: Number = 0
    asks: tuple[Question, ...] = ()
    against: Against | None = None
    targets: bool = False
    outcomes: Annotated[tuple[Outcome, ...], Meta(min_length=2, max_length=12)]


class GameFile(Part, frozen=True, kw_only=True):
    """Your own game, in one file.

    ``form`` is the version of the file format. ``id`` must differ from the id of every other game. ``about`` describes
    the game in one sentence. ``color`` is the accent color of the window. ``tier`` and ``level`` are the game's names
    for these numbers of a character. ``hand`` is the name of the place for the GM's tokens. Leave out what the game
    doesn't have.
    """

    form: Annotated[int, Meta(ge=1, le=FORM)]
    id: Key
    name: Name
    about: Sentence = ""
    color: GameColor = "slate"
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

"""The description of a game by its ruleset: words, traits, tracks, tokens, pools, uses and roll tables.

These plain values are saved inside the campaign, so a campaign still opens, shows and prints in its own words if its
ruleset is missing. A campaign may replace a whole roll table (``Campaign.tables``).
"""

from collections.abc import Mapping
from typing import Final, Literal, TypeVar

from msgspec import Struct

from gmtracker.engine.name_matching import fold_text
from gmtracker.i18n import tr


class Row(Struct, frozen=True):
    """A row of a roll table: its name, and a text for each column."""

    name: str
    texts: tuple[str, ...]


class Section(Struct, frozen=True):
    """A section of a roll table: its name and its rows, the one for face 1 first."""

    name: str
    rows: tuple[Row, ...]


class RollTable(Struct, frozen=True):
    """A roll table: its sections, the one for face 1 first."""

    sections: tuple[Section, ...]

    def section(self, number: int) -> Section:
        """Return a section by its number, from 1."""
        return self.sections[number - 1]

    def row(self, section: int, number: int) -> Row:
        """Return a row by the number of its section and its own number, both from 1."""
        return self.sections[section - 1].rows[number - 1]


Sign = Literal["up", "down", "none", "up-2", "down-2", "none-2", "up-3", "down-3", "none-3", "bolt", "clover", "star"]
"""Upward, downward or neither; the number marks a second or third token kind that would look like the first.

A bolt, a clover and a star are upward, too.
"""

GameColor = Literal["blue", "violet", "brown", "magenta", "slate"]
Emblem = Literal["sphere", "bolt", "lantern", "star", "die"]
NO_EMBLEM: Emblem = "die"
"""The emblem of a game without one of its own."""

TrackLook = Literal["wheel", "pips", "bar", "ladder", "number"]

MAX_STEPS: dict[TrackLook, int] = {"wheel": 60, "pips": 20, "ladder": 20}
"""The maximum number of steps that are drawn one by one; a track with more is drawn as a bar."""


class TraitSuggestion(Struct, frozen=True, omit_defaults=True):
    """A well-known trait of a group: its name, the trait it is linked to, if any, and its other names."""

    name: str
    link: str = ""
    aliases: tuple[str, ...] = ()


CardPart = Literal["", "numbers", "line"]
"""On a card of the opposition: large numbers, such as defenses; a line, such as attacks; or nothing."""


class TraitGroup(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A group of traits on a character sheet (abilities, skills, edges …).

    ``values`` says what a trait has: ``rank`` one number, ``both`` ranks and separate penalty ranks, ``text`` no
    number. ``number`` is the name of that number; "rank" if empty. ``fixed`` groups hold exactly the ``suggested``
    names. ``closed`` ones hold no other names, though not every sheet has all of them. All other groups are open lists.
    ``numbers`` are the only allowed ranks, the lowest first; if empty, every rank within the bounds is allowed.
    ``dice`` is the name of the dice beside a trait without a number; "description" if empty. With ``scores`` a rank is
    a modifier that other sheets give as a score, as in 5e: 10 and 11 are 0, and every two more add 1. ``card`` says how
    a card of the opposition shows the group.
    """

    key: str
    name: str
    singular: str
    values: Literal["rank", "both", "text"] = "rank"
    number: str = ""
    lowest: int = 0
    highest: int = 20
    numbers: tuple[int, ...] = ()
    dice: str = ""
    fixed: bool = False
    closed: bool = False
    linked_to: str = ""
    scores: bool = False
    card: CardPart = ""
    suggested: tuple[TraitSuggestion, ...] = ()

    def allows(self, rank: int) -> bool:
        """Whether a trait of the group can have that rank."""
        return rank in self.numbers if self.numbers else self.lowest <= rank <= self.highest


class TraitLimit(Struct, frozen=True, omit_defaults=True):
    """A trait that sets the maximum of a track; with ``times_level``, its rank times the level."""

    group: str
    name: str
    times_level: bool = False


Harm = Literal["none", "half", "most"]
"""How near a track is to its bad end: less than half the way, at least half, or in the last quarter."""

HALF, LAST_QUARTER = 0.5, 0.75


class TrackKind(
    Struct, frozen=True, kw_only=True, omit_defaults=True, rename={"tokens_add_to_track": "load_from_tokens"}
):
    """A number that rises and falls in play (Stress, wounds, hit points).

    ``look`` is how it is drawn: a ``wheel`` of segments, ``pips`` in a row, a ``bar``, a ``ladder`` of named ``rungs``
    (one for each value from ``lowest`` up), or a plain ``number``. ``tokens_add_to_track``: tokens that a character
    holds count towards ``highest`` in addition to the track's own value. ``warn_at`` and ``highest`` are loads.
    ``limits``: the first of these traits that a character has replaces ``highest``. A track that ``starts_full`` is at
    its maximum until something is lost. ``warn_at`` is where the rules start to warn; a track without it is colored
    only at its end. ``sides`` are those whose characters have the track. The value of a track that ``harms`` is harm
    and is always shown.
    """

    key: str
    name: str
    unit: str
    units: str
    look: TrackLook = "number"
    rungs: tuple[str, ...] = ()
    lowest: int = 0
    highest: int = 10
    limits: tuple[TraitLimit, ...] = ()
    warn_at: int = 0
    starts_full: bool = False
    tokens_add_to_track: bool = False
    harms: bool = False
    sides: tuple[str, ...] = ("heroes", "opposition")
    was: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """All names of the track: its own, and its unit in singular and plural."""
        return self.name, self.unit, self.units

    def value_text(self, value: int) -> str:
        """Return a value as text: the name of its rung, or the number."""
        rung = value - self.lowest
        return self.rungs[rung] if 0 <= rung < len(self.rungs) else str(value).replace("-", "−")

    @property
    def can_overflow(self) -> bool:
        """Whether going past ``highest`` can have a meaning in the rules: a load, or harm past a limit on the sheet."""
        return self.tokens_add_to_track or bool(self.limits and not self.starts_full)

    def stop_at_end(self, value: int, highest: int) -> int:
        """Return the value within the track's range. It may exceed ``highest`` if the track can overflow."""
        at_least = max(value, self.lowest)
        return at_least if self.can_overflow else min(at_least, highest)

    def style_for(self, steps: int) -> TrackLook:
        """Return the look of a track that has this many steps from its minimum to its maximum."""
        return "bar" if steps > MAX_STEPS.get(self.look, steps) else self.look

    def fraction_for(self, value: int, highest: int) -> float:
        """Return how much of a bar up to ``highest`` is filled, from 0 to 1; a value below 0 fills nothing."""
        bottom = max(self.lowest, 0)
        return min(max((value - bottom) / (highest - bottom), 0.0), 1.0) if highest > bottom else 0.0

    def danger_for(self, value: int, highest: int) -> Harm:
        """Return how near a track is to its bad end: empty if it starts full, else full."""
        if highest <= max(self.lowest, 0):
            return "none"
        share = self.fraction_for(value, highest)
        harm = 1 - share if self.starts_full else share
        if harm >= (LAST_QUARTER if self.warn_at else 1):
            return "most"
        return "half" if self.warn_at and harm >= HALF else "none"


class TokenKind(Struct, frozen=True, kw_only=True, omit_defaults=True, rename={"next_start_rule": "anew"}):
    """A kind of token: its names and how it is drawn. ``is_die`` tokens have a size and may show a face.

    ``next_start_rule`` is the house rule for how many tokens a hero starts the next adventure with, whatever was left;
    empty if tokens carry over. ``awarded``: the GM hands the token out for good play, so the program reports who has
    had none in this session. It is False for tokens that come by themselves, as with a rest or an act.
    """

    key: str
    name: str
    plural: str
    look: Literal["die", "stone"]
    sign: Sign = "none"
    is_die: bool = False
    next_start_rule: str = ""
    awarded: bool = True
    was: str = ""


class PoolKind(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A place on the table for tokens that all share; ``empty`` is the text that explains when it fills."""

    key: str
    name: str
    tokens: tuple[str, ...]
    empty: str
    lasts: Literal["campaign", "session", "encounter"] = "session"


UNTIL_REMOVED: Final = "until-removed"
"""The default duration of a condition.

Use this constant instead of an equal text: msgspec compares defaults by identity to leave them out of saved files.
"""


class ConditionKind(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A condition that a character may have, shown as a word; ``lasts`` is its duration by the rules.

    A character with an ``out`` condition no longer takes part in a fight: dying, defeated, asleep. Its turns are
    skipped unless the table decides otherwise (:data:`OUT_TAKE_TURNS`). ``was`` is the key in an older game file, as
    for tokens and tracks.
    """

    key: str
    name: str
    meaning: str
    lasts: Literal["until-removed", "next-turn"] = UNTIL_REMOVED
    out: bool = False
    was: str = ""


class ActionKind(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action that can be marked as taken; ``each_turn`` is how many there are, ``letter`` its mark.

    ``renewed`` says when it is renewed: at the start of the character's ``own`` turn, or of ``every`` turn.
    ``instead_of`` is another action that can be given up for one more of this one; so can the action that could be
    given up for that one.
    """

    key: str
    name: str
    letter: str
    each_turn: int = 1
    renewed: Literal["own", "every"] = "own"
    instead_of: str = ""


class EncounterKind(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A kind of encounter, and how long one of its rounds is in seconds of the game world."""

    key: str
    name: str
    round_seconds: int


class Option(Struct, frozen=True, omit_defaults=True):
    """One answer of a choice."""

    key: str
    name: str


class InputKind(Struct, frozen=True, kw_only=True, omit_defaults=True, rename={"required_for": "only_with"}):
    """An input of a use: a number from ``lowest`` to ``highest``, a text, a flag, a choice or a character.

    ``required_for`` are answers of choices of the same use, each as (choice key, answer key); if there are any, the
    window asks for the input only while one of them is given. ``only_in`` is a condition; if set, the window asks only
    for characters who have it. ``suggests`` are trait groups: a text input suggests the character's own traits in them,
    and those that everyone has.
    """

    key: str
    name: str
    kind: Literal["number", "text", "flag", "choice", "character"]
    lowest: int = 0
    highest: int = 0
    options: tuple[Option, ...] = ()
    required_for: tuple[tuple[str, str], ...] = ()
    only_in: str = ""
    suggests: tuple[str, ...] = ()


class UseKind(Struct, frozen=True, kw_only=True, omit_defaults=True, rename={"description": "does"}):
    """An action of a game, with or without tokens: its name, a one-line description, and its inputs.

    ``menu`` says where the window offers it: on a ``token``, on a character's ``row``, on a ``pool``, in the menu for
    the whole ``table``, or only in a procedure (``flow``). With ``drop_zone``, tokens can be dropped on it on a
    character's row. ``shortcut`` is the letter that starts it while one of its tokens has the focus; empty for none.
    """

    key: str
    name: str
    description: str
    menu: Literal["token", "row", "pool", "table", "flow"]
    tokens: tuple[str, ...] = ()
    sides: tuple[str, ...] = ("heroes",)
    inputs: tuple[InputKind, ...] = ()
    drop_zone: bool = False
    shortcut: str = ""

    @property
    def asks_first(self) -> bool:
        """Whether the use needs an input dialog; the flag for separate rolls in a crowd alone needs none."""
        return any(asked != ROLL_EACH for asked in self.inputs)


HEROES = ("heroes",)
BOTH_SIDES = ("heroes", "opposition")


def choice_input(key: str, name: str, options: Mapping[str, str]) -> InputKind:
    """Return a choice input of a use; ``options`` maps answer keys to names, the default first."""
    answers = tuple(Option(answer, text) for answer, text in options.items())
    return InputKind(key=key, name=name, kind="choice", options=answers)


def flow_use(
    key: str,
    name: str,
    does: str,
    *inputs: InputKind,
    sides: tuple[str, ...] = BOTH_SIDES,
    tokens: tuple[str, ...] = (),
) -> UseKind:
    """Return a use that is a step of a check, or of a procedure that leads to one."""
    return UseKind(key=key, name=name, description=does, menu="flow", tokens=tokens, sides=sides, inputs=inputs)


def row_use(key: str, name: str, does: str, *inputs: InputKind, sides: tuple[str, ...] = HEROES) -> UseKind:
    """Return a use for something that a character does or that happens to one."""
    return UseKind(key=key, name=name, description=does, menu="row", sides=sides, inputs=inputs)


def pool_use(key: str, name: str, does: str, *inputs: InputKind, tokens: tuple[str, ...]) -> UseKind:
    """Return a use for something done with a pool of these tokens."""
    return UseKind(key=key, name=name, description=does, menu="pool", tokens=tokens, inputs=inputs)


ROLL_EACH = InputKind(key="each", name=tr("Roll for each foe in a group"), kind="flag")
"""The input that makes each member of a crowd roll; otherwise they share one roll."""


def table_use(
    key: str, name: str, does: str, sides: tuple[str, ...] = HEROES, inputs: tuple[InputKind, ...] = ()
) -> UseKind:
    """Return a use for something done to the table as a whole."""
    return UseKind(key=key, name=name, description=does, menu="table", sides=sides, inputs=inputs)


class HouseRule(
    Struct, frozen=True, kw_only=True, omit_defaults=True, rename={"description": "changes", "choices": "among"}
):
    """A rules setting that each table may change: its name, its effect, its default and its allowed values."""

    key: str
    name: str
    description: str
    default: bool | int
    lowest: int = 0
    highest: int = 0
    choices: tuple[int, ...] = ()


OUT_TAKE_TURNS = HouseRule(
    key="out-take-turns",
    name=tr("Turns for characters out of the fight"),
    description=tr(
        "Yes: dead, incapacitated and otherwise defeated characters still get a turn. No: their turns are skipped."
    ),
    default=False,
)
"""The house rule of games in which some conditions put a character out of the fight."""

PLAYERS_ROLL = HouseRule(
    key="players-roll-dice",
    name=tr("Our players roll their own dice"),
    description=tr(
        "Yes: gmtracker asks for their results. No: gmtracker rolls. Until you choose, it does what you did last time."
    ),
    default=False,
)
TABLE_RULES = (PLAYERS_ROLL,)
"""The house rules of every table, whichever game it plays."""


class RollTableKind(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The name and size of a table that is read by the faces of dice and that a campaign may replace.

    It has ``sections`` sections (each called a ``section``) of ``rows`` rows (each called a ``row``), with a text for
    each of the ``columns``.
    """

    key: str
    name: str
    section: str
    row: str
    sections: int
    rows: int
    columns: tuple[str, ...]


_Keyed = TypeVar("_Keyed", TrackKind, PoolKind, UseKind, ActionKind, EncounterKind, TraitGroup, RollTableKind)


class GameSpec(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The description of a game: everything needed to show one of its campaigns.

    ``about`` is a sentence for the game chooser, ``dice`` the dice of its checks ("d20", "dF"), for its picture.
    ``tier`` and ``level`` are the game's names for those two numbers of a character; ``hand`` is the place of the GM's
    own tokens; each is empty if the game has none. ``hand_empty`` explains when tokens come to the hand. ``turn_dice``
    names the dice rolled when a turn or round starts, so that they can be typed; empty for none. ``color`` is the
    accent color of its windows and ``emblem`` its sign in the header. With ``heroes_first``
    the heroes act before the opposition, each side in its own order. ``same_adventure`` is the label of the checkbox at
    a session's start that lets heroes keep what they have left; empty if they always keep it. ``source`` is the text of
    the game file that describes all of this, if there is one, so that the campaign can be played wherever it is opened.
    """

    ruleset: str
    name: str
    about: str = ""
    color: GameColor = "slate"
    emblem: Emblem = NO_EMBLEM
    dice: tuple[str, ...] = ()
    tier: str = ""
    level: str = ""
    trait_groups: tuple[TraitGroup, ...] = ()
    tracks: tuple[TrackKind, ...] = ()
    tokens: tuple[TokenKind, ...] = ()
    pools: tuple[PoolKind, ...] = ()
    hand: str = tr("GM's hand")
    hand_empty: str = ""
    turn_dice: str = ""
    heroes_first: bool = False
    same_adventure: str = ""
    conditions: tuple[ConditionKind, ...] = ()
    actions: tuple[ActionKind, ...] = ()
    encounters: tuple[EncounterKind, ...] = ()
    uses: tuple[UseKind, ...] = ()
    house_rules: tuple[HouseRule, ...] = ()
    roll_tables: tuple[RollTableKind, ...] = ()
    staged_procedures: tuple[str, ...] = ()
    source: str = ""

    def token_kind(self, key: str) -> TokenKind:
        """Return the token kind with that key, or a plain stand-in named after the key."""
        found = next((kind for kind in self.tokens if kind.key == key), None)
        return found or TokenKind(key=key, name=key, plural=key, look="stone")

    def track(self, key: str) -> TrackKind:
        """Return the track with that key. Raises LookupError if the game has none."""
        return _named(self.tracks, key)

    def find_track(self, words: str) -> TrackKind | None:
        """Return the track with that name or unit, ignoring case, or None."""
        called = fold_text(words)
        return next(
            (track for track in self.tracks if called in {fold_text(word) for word in track.words}),
            None,
        )

    def pool(self, key: str) -> PoolKind:
        """Return the pool with that key. Raises LookupError if the game has none."""
        return _named(self.pools, key)

    def use(self, key: str) -> UseKind:
        """Return the use with that key. Raises LookupError if the game has none."""
        return _named(self.uses, key)

    def action(self, key: str) -> ActionKind:
        """Return the action with that key. Raises LookupError if the game has none."""
        return _named(self.actions, key)

    def encounter(self, key: str) -> EncounterKind:
        """Return the kind of encounter with that key. Raises LookupError if the game has none."""
        return _named(self.encounters, key)

    def encounter_name(self, key: str) -> str:
        """Return the name of a kind of encounter, or its key if the game does not describe it."""
        return next((kind.name for kind in self.encounters if kind.key == key), key.capitalize())

    def roll_table(self, key: str) -> RollTableKind:
        """Return the roll table with that key. Raises LookupError if the game has none."""
        return _named(self.roll_tables, key)

    def trait_group(self, key: str) -> TraitGroup:
        """Return the trait group with that key. Raises LookupError if the game has none."""
        return _named(self.trait_groups, key)

    def condition_name(self, key: str) -> str:
        """Return the name of a condition, or its key if the game does not describe it."""
        return next((kind.name for kind in self.conditions if kind.key == key), key)


def _named(kinds: tuple[_Keyed, ...], key: str) -> _Keyed:
    for kind in kinds:
        if kind.key == key:
            return kind
    raise LookupError(key)

"""The description of a game by its ruleset: words, traits, tracks, tokens, pools, uses and roll tables.

Plain values, saved inside the campaign, so that a campaign still opens, shows and prints in its own words where its
ruleset is missing. A campaign may replace a roll table as a whole (``Campaign.tables``).
"""

from collections.abc import Mapping
from typing import Final, Literal, TypeVar

from msgspec import Struct

from gmtracker.engine.name_matching import folded
from gmtracker.i18n import tr


class Row(Struct, frozen=True):
    """A row: its name, and a text for each column of the table."""

    name: str
    texts: tuple[str, ...]


class Section(Struct, frozen=True):
    """A section of a table: its name and its rows, the one for face 1 first."""

    name: str
    rows: tuple[Row, ...]


class RollTable(Struct, frozen=True):
    """A table: its sections, the one for face 1 first."""

    sections: tuple[Section, ...]

    def section(self, number: int) -> Section:
        """The section of a number from 1."""
        return self.sections[number - 1]

    def row(self, section: int, number: int) -> Row:
        """A row by the number of its section and its own, both from 1."""
        return self.sections[section - 1].rows[number - 1]


Sign = Literal["up", "down", "none", "up-2", "down-2", "none-2", "up-3", "down-3", "none-3"]
"""Upward, downward or neither; with a number for a second and third kind of token that would look like the first."""

TrackLook = Literal["wheel", "pips", "bar", "ladder", "number"]

MOST_STEPS: dict[TrackLook, int] = {"wheel": 60, "pips": 20, "ladder": 20}
"""The most steps that are drawn one by one; a track of more is drawn as a bar."""


class TraitSuggestion(Struct, frozen=True, omit_defaults=True):
    """A well-known trait of a group: its name, the trait it is linked to, if any, and what else it is called."""

    name: str
    link: str = ""
    aliases: tuple[str, ...] = ()


class TraitGroup(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A group of traits on a character sheet (abilities, skills, edges …).

    ``values`` says what stands beside a name: ``rank`` one number, ``both`` ranks and, separately, penalty ranks,
    ``text`` none. ``number`` is what that number is called; a rank where that is empty. ``fixed`` groups hold exactly
    the ``suggested`` names, and ``closed`` ones no others, though not every sheet has all of them; the rest are open
    lists. ``numbers`` are the only ranks that there are, the lowest first; any within the bounds where it is empty.
    ``dice`` is what the dice beside a name without a number are called; a description where that is empty. With
    ``scores`` a rank is a modifier that other sheets give as a score, as in 5e: 10 and 11 are 0, each two more are 1.
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
    suggested: tuple[TraitSuggestion, ...] = ()

    def allows(self, rank: int) -> bool:
        """Whether a trait of the group can have that rank."""
        return rank in self.numbers if self.numbers else self.lowest <= rank <= self.highest


class TraitLimit(Struct, frozen=True, omit_defaults=True):
    """A trait that says how high a character's track goes; with ``times_level``, its rank for each level."""

    group: str
    name: str
    times_level: bool = False


Harm = Literal["none", "half", "most"]
"""How near a track is to its bad end: less than half the way, half of it or more, or in the last quarter."""

HALF, LAST_QUARTER = 0.5, 0.75


class TrackKind(
    Struct, frozen=True, kw_only=True, omit_defaults=True, rename={"tokens_add_to_track": "load_from_tokens"}
):
    """A number that rises and falls in play (Stress, wounds, hit points).

    ``look`` is how it is drawn: a ``wheel`` of segments, ``pips`` in a row, a ``bar``, a ``ladder`` of named ``rungs``
    (one for each value from ``lowest`` up), or a plain ``number``.
    ``load_from_tokens``: tokens that a character holds count towards ``highest`` beside the track's own value.
    ``warn_at`` and ``highest`` are loads. ``limits``: the first of these traits that a character has takes the place
    of ``highest``. A track that ``starts_full`` stands at its highest until something is lost. ``warn_at`` is where the
    rules begin to warn; a track without it is coloured at its end alone. ``sides`` are those whose characters have the
    track. What stands on one that ``harms`` is harm, and is never out of sight.
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
        """What it is called: its name, and what it is counted in."""
        return self.name, self.unit, self.units

    def value_text(self, value: int) -> str:
        """A value as text: the name of its rung, or else the number."""
        rung = value - self.lowest
        return self.rungs[rung] if 0 <= rung < len(self.rungs) else str(value).replace("-", "−")

    def style_for(self, steps: int) -> TrackLook:
        """The look a track is drawn with where it has so many steps from its lowest to its highest."""
        return "bar" if steps > MOST_STEPS.get(self.look, steps) else self.look

    def fraction_for(self, value: int, highest: int) -> float:
        """How much of a bar up to ``highest`` is filled, from 0 to 1; what stands below 0 fills none of it."""
        bottom = max(self.lowest, 0)
        return min(max((value - bottom) / (highest - bottom), 0.0), 1.0) if highest > bottom else 0.0

    def danger_for(self, value: int, highest: int) -> Harm:
        """How near a track stands to its bad end: empty for one that starts full, full for any other."""
        if highest <= max(self.lowest, 0):
            return "none"
        share = self.fraction_for(value, highest)
        harm = 1 - share if self.starts_full else share
        if harm >= (LAST_QUARTER if self.warn_at else 1):
            return "most"
        return "half" if self.warn_at and harm >= HALF else "none"


class TokenKind(Struct, frozen=True, kw_only=True, omit_defaults=True, rename={"next_start_rule": "anew"}):
    """A kind of token: how it is named and drawn. ``is_die`` tokens have a size and may show a face.

    ``anew`` is the house rule that says with how many a hero begins the next adventure, whatever was left; it is empty
    where tokens carry over. ``awarded`` says that it is handed out for what somebody does, so that it is told who has
    had none this evening; it is not where tokens come by themselves, as with a rest or an act.
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
    """A place on the table where tokens lie for all. ``empty`` teaches when it fills."""

    key: str
    name: str
    tokens: tuple[str, ...]
    empty: str
    lasts: Literal["campaign", "session", "encounter"] = "session"


UNTIL_REMOVED: Final = "until-removed"
"""How long a condition usually lasts; said by this name, it is not written into every file."""


class ConditionKind(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A condition a character may be in, as a word on the row; ``lasts`` says how long it does by the rules.

    Whoever is in one that is ``out`` takes no more part in a fight: dying, defeated, asleep. Their turns are skipped,
    unless the table has it otherwise (:data:`OUT_TAKE_TURNS`). ``was`` is the key that it had in an older game file; a
    token and a track have such a one, too.
    """

    key: str
    name: str
    meaning: str
    lasts: Literal["until-removed", "next-turn"] = UNTIL_REMOVED
    out: bool = False
    was: str = ""


class ActionKind(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action that can be marked as taken; ``each_turn`` how many there are, ``letter`` its mark on the row.

    ``renewed`` says when it comes back: at the start of the character's ``own`` turn or at ``every`` turn's start.
    ``instead_of`` is another kind that can be given up for one more of this, and so can what is given up for that one.
    """

    key: str
    name: str
    letter: str
    each_turn: int = 1
    renewed: Literal["own", "every"] = "own"
    instead_of: str = ""


class EncounterKind(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A kind of encounter and how long one of its rounds is, in seconds of the game's world."""

    key: str
    name: str
    round_seconds: int


class Option(Struct, frozen=True, omit_defaults=True):
    """One of the answers a choice offers."""

    key: str
    name: str


class InputKind(Struct, frozen=True, kw_only=True, omit_defaults=True, rename={"required_for": "only_with"}):
    """An input of a use: a number from ``lowest`` to ``highest``, a text, a flag or a choice.

    ``only_with`` are answers of choices of the same use, each as (the choice's key, the answer's key); where there are
    any, the window asks for the input only while one of them is given. ``only_in`` is a condition: where it is named,
    the window asks only of whom it has. ``suggests`` are trait groups: a text is suggested from the character's own
    traits in them, and from those that everyone has.
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
    """An action of a game, with or without tokens: its name, what it does in a line, and its inputs.

    ``menu`` says where the window offers it: with a token in hand, on a character's row, on a pool, in the menu of
    what is done to the ``table`` as a whole, or nowhere but in a procedure. With ``drop_zone``, tokens can be
    laid on it on a character's row. ``shortcut`` is the letter that asks for it while one of its tokens has the
    focus; empty where there is none.
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
        """Whether it asks something before it is done. That a crowd shares a roll goes without asking."""
        return any(asked != ROLL_EACH for asked in self.inputs)


HEROES = ("heroes",)
BOTH_SIDES = ("heroes", "opposition")


def choice_input(key: str, name: str, options: Mapping[str, str]) -> InputKind:
    """A choice that goes with a use; the answers are named by their keys, the usual one first."""
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
    """A step of a check, or of another procedure that leads to it."""
    return UseKind(key=key, name=name, description=does, menu="flow", tokens=tokens, sides=sides, inputs=inputs)


def row_use(key: str, name: str, does: str, *inputs: InputKind, sides: tuple[str, ...] = HEROES) -> UseKind:
    """Something that a character does, or that befalls one."""
    return UseKind(key=key, name=name, description=does, menu="row", sides=sides, inputs=inputs)


def pool_use(key: str, name: str, does: str, *inputs: InputKind, tokens: tuple[str, ...]) -> UseKind:
    """Something that is done with a pool of these tokens."""
    return UseKind(key=key, name=name, description=does, menu="pool", tokens=tokens, inputs=inputs)


ROLL_EACH = InputKind(key="each", name=tr("Roll for each foe in a group"), kind="flag")
"""The answer to a use by which each member of a crowd rolls, where otherwise they share a roll."""


def table_use(
    key: str, name: str, does: str, sides: tuple[str, ...] = HEROES, inputs: tuple[InputKind, ...] = ()
) -> UseKind:
    """Something that is done to the table as a whole."""
    return UseKind(key=key, name=name, description=does, menu="table", sides=sides, inputs=inputs)


class HouseRule(
    Struct, frozen=True, kw_only=True, omit_defaults=True, rename={"description": "changes", "choices": "among"}
):
    """A setting of the rules that each table may change: its name, what it changes, its default and what it may be."""

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
"""The house rule of games in which some conditions put one out of the fight."""

PLAYERS_ROLL = HouseRule(
    key="players-roll-dice",
    name=tr("Our players roll their own dice"),
    description=tr(
        "Yes: gmtracker asks for their results. No: gmtracker rolls. Until you choose, it does what you did last time."
    ),
    default=False,
)
TABLE_RULES = (PLAYERS_ROLL,)
"""What every table decides for itself, whichever game it plays."""


class RollTableKind(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table that is read by the face of a die, and that a campaign may replace: how it is called and how big it is.

    It has ``sections``, each called a ``section``, of ``rows``, each called a ``row``, with a text for each of the
    ``columns``.
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
    """The description of a game: everything that is needed to show a campaign of it.

    ``about`` is a sentence for whoever chooses a game, ``dice`` those that its checks roll ("d20", "dF"), for its
    picture. ``tier`` and ``level`` are what the game calls those two numbers of a character, ``hand`` where the GM's
    own tokens lie; each is empty where the game has none. ``hand_empty`` says when tokens come to that place.
    ``turn_dice`` names the dice that fall as a turn or round begins, so that they can be typed; empty for none.
    With ``heroes_first`` the heroes take their turns before the opposition, each side in an order of its own.
    ``same_adventure`` is what a tick at the start of a session says by which heroes keep what they have left; empty
    where they always do. ``source`` is the text of the game file that all of it is from, where it is from one: by that
    a campaign can be played wherever it is opened.
    """

    ruleset: str
    name: str
    about: str = ""
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
        """The token kind of that key; a plain stand-in named after the key where it is not described."""
        found = next((kind for kind in self.tokens if kind.key == key), None)
        return found or TokenKind(key=key, name=key, plural=key, look="stone")

    def track(self, key: str) -> TrackKind:
        """The track of that key. Raises LookupError where the game has none."""
        return _named(self.tracks, key)

    def track_called(self, words: str) -> TrackKind | None:
        """The track of that name, or that is counted in what is called so, whatever the capitals; None for none."""
        called = folded(words)
        return next(
            (track for track in self.tracks if called in {folded(word) for word in track.words}),
            None,
        )

    def pool(self, key: str) -> PoolKind:
        """The pool of that key. Raises LookupError where the game has none."""
        return _named(self.pools, key)

    def use(self, key: str) -> UseKind:
        """The use of that key. Raises LookupError where the game has none."""
        return _named(self.uses, key)

    def action(self, key: str) -> ActionKind:
        """The action of that key. Raises LookupError where the game has none."""
        return _named(self.actions, key)

    def encounter(self, key: str) -> EncounterKind:
        """The kind of encounter of that key. Raises LookupError where the game has none."""
        return _named(self.encounters, key)

    def encounter_name(self, key: str) -> str:
        """How a kind of encounter is called; its key where the game has none such."""
        return next((kind.name for kind in self.encounters if kind.key == key), key.capitalize())

    def roll_table(self, key: str) -> RollTableKind:
        """The roll table of that key. Raises LookupError where the game has none."""
        return _named(self.roll_tables, key)

    def trait_group(self, key: str) -> TraitGroup:
        """The trait group of that key. Raises LookupError where the game has none."""
        return _named(self.trait_groups, key)

    def condition_name(self, key: str) -> str:
        """How a condition is called; its key where the game does not describe it."""
        return next((kind.name for kind in self.conditions if kind.key == key), key)


def _named(kinds: tuple[_Keyed, ...], key: str) -> _Keyed:
    for kind in kinds:
        if kind.key == key:
            return kind
    raise LookupError(key)

"""What the players may see of a campaign, as plain values. The player window paints only these.

The window has sections. The GM chooses how much of each is shown. Every text and number passes ``Secrets``.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from gmtracker.engine.campaign import TABLE_OWNER, Campaign, Character, pool_place
from gmtracker.engine.check.shown import OpenCheck
from gmtracker.engine.crowds import crowds_in_turn
from gmtracker.engine.events import CheckResolved
from gmtracker.engine.game_spec import GameSpec
from gmtracker.engine.handlers.turns import coming_turns, takes_turns
from gmtracker.engine.history import Entry
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.engine.phrases import degrees_text, number_text
from gmtracker.engine.ruleset import ProcedureOutcome, ProcedureView
from gmtracker.i18n import capitalize_first, labeled, tr
from gmtracker.ui.modelview.cells import (
    HeldTokens,
    StateMark,
    TokenFace,
    TrackCell,
    Weight,
    conditions_cell,
    drawn_tracks,
    held_tokens,
    is_out,
    kind_order,
    marker_mark,
    token_face,
    track_cell,
)
from gmtracker.ui.modelview.outcome_card import outcome_text
from gmtracker.ui.players.visibility_filter import Secrets

Stage = Literal["hidden", "name", "all"]

STAGES: tuple[Stage, ...] = ("hidden", "name", "all")
HEROES, ORDER, CHECK, OPEN_CHECK = "heroes", "order", "check", "open-check"
COLORS, DARK, AS_WINDOW = "colors", "dark", "window"
"""The key of the window's colors, and its choices: dark by default, or as in the GM's window."""


class PlayerSection(Struct, frozen=True):
    """A section of the player window: its key in the settings, its name, and its default stage."""

    key: str
    name: str
    usual: Stage = "all"


NEW_FOES = PlayerSection("new-opposition", tr("New opposition"), "name")
"""Not a section of the window, but chosen like one: whether players see the names of opposition added from now on."""


OUTCOMES = PlayerSection("outcomes", "")
"""A procedure's outcomes fill the window while they are shown. The procedure's panel switches them."""


def sections_of(game: GameSpec) -> tuple[PlayerSection, ...]:
    """Return a game's sections, from the top of the window to the bottom."""
    pools = tuple(PlayerSection(f"pool:{pool.key}", pool.name) for pool in game.pools)
    return (
        PlayerSection(HEROES, tr("Heroes")),
        *pools,
        PlayerSection(ORDER, tr("Turn order")),
        PlayerSection(CHECK, tr("Last announced check")),
        PlayerSection(OPEN_CHECK, tr("Open check"), "hidden"),
    )


def stage_of(section: PlayerSection, chosen: Mapping[str, str]) -> Stage:
    """Return how much of a section is shown: the GM's choice or the default; "hidden" for an unknown choice."""
    if section.key not in chosen:
        return section.usual
    return next((stage for stage in STAGES if stage == chosen[section.key]), "hidden")


class PublicPerson(Struct, frozen=True):
    """A hero or a foe as the players see them. With only a name where nothing more is shown.

    ``hero`` is a hero's id, and empty for a foe. It is never shown.
    """

    name: str
    acting: bool
    tracks: tuple[TrackCell, ...] = ()
    held: HeldTokens | None = None
    marks: tuple[StateMark, ...] = ()
    hero: CharacterId = NOBODY

    @property
    def out(self) -> bool:
        """Whether players see that this character is out of the fight."""
        return any(mark.weight is Weight.OUT for mark in self.marks)


class PublicPool(Struct, frozen=True):
    """A pool with its name. ``faces`` is None if only the name is shown."""

    name: str
    faces: tuple[TokenFace, ...] | None
    empty: str = ""


class PublicTurn(Struct, frozen=True):
    """One turn in the turn order, of a character or a crowd. ``out``: players see that it is out of the fight."""

    name: str
    acting: bool
    is_hero: bool
    out: bool = False


class PublicCheck(Struct, frozen=True):
    """A check: who tried what, the numbers and the outcome. ``success`` is None while it is open, and for a tie."""

    headline: str
    numbers: str = ""
    outcome: str = ""
    success: bool | None = None


class PlayerView(Struct, frozen=True, kw_only=True):
    """Everything that the player window shows."""

    title: str = ""
    more: str = ""
    counters: tuple[StateMark, ...] = ()
    people: tuple[PublicPerson, ...] = ()
    pools: tuple[PublicPool, ...] = ()
    order: tuple[PublicTurn, ...] = ()
    check: PublicCheck | None = None
    outcomes: tuple[ProcedureOutcome, ...] = ()

    def spoken(self) -> str:
        """Return all of it as one text for screen readers."""
        lines = [self.title, self.more, *(mark.word for mark in self.counters)]
        for person in self.people:
            tracks_said = (cell.spoken for cell in person.tracks)
            held_said = person.held.spoken if person.held else ""
            words = (mark.word for mark in person.marks)
            lines.append(", ".join(part for part in (person.name, *tracks_said, held_said, *words) if part))
        lines += [labeled(pool.name, _pool_text(pool)) for pool in self.pools]
        if self.order:
            lines.append(labeled(tr("Turn order"), ", ".join(turn.name for turn in self.order)))
        lines += map(outcome_text, self.outcomes)
        if self.check is not None:
            lines.append(" · ".join(p for p in (self.check.headline, self.check.numbers, self.check.outcome) if p))
        return ". ".join(line for line in lines if line)


def player_view(
    campaign: Campaign,
    entries: Sequence[Entry],
    open_check: OpenCheck | None,
    chosen: Mapping[str, str],
    procedure: ProcedureView | None = None,
) -> PlayerView:
    """Return what the players see of a campaign now. ``chosen`` maps sections' keys to the GM's stages."""
    stages = {section.key: stage_of(section, chosen) for section in sections_of(campaign.game)}
    secrets = Secrets(campaign)
    if procedure is not None and procedure.outcomes and stage_of(OUTCOMES, chosen) == "all":
        return _view_outcomes(secrets, campaign, procedure, stages[HEROES])
    in_turn = _at_last_visible_turn(campaign, secrets)
    title, more = _where(in_turn, secrets)
    check = _open(secrets, campaign, open_check, stages[OPEN_CHECK]) or _last(secrets, campaign, entries, stages[CHECK])
    counters = (marker_mark(campaign, own, wide=True) for own in campaign.own_markers(TABLE_OWNER) if not own.hidden)
    return PlayerView(
        title=title,
        more=more,
        counters=_visible_marks(secrets, counters),
        people=_people(campaign, in_turn.acting, secrets, stages[HEROES]),
        pools=_view_pools(campaign, secrets, stages),
        order=_order(in_turn, secrets) if stages[ORDER] == "all" else (),
        check=check,
    )


def _view_outcomes(secrets: Secrets, campaign: Campaign, procedure: ProcedureView, heroes: Stage) -> PlayerView:
    """Return a view of a procedure's outcomes, without who decided them, and of the heroes' tracks."""
    outcomes = (
        replace(
            outcome,
            title=secrets.text(outcome.title, outcome.about),
            category=secrets.text(outcome.category),
            name=secrets.text(outcome.name),
            text=secrets.text(outcome.text),
            source="",
        )
        for outcome in procedure.outcomes
    )
    people = _people(campaign, NOBODY, secrets, heroes)
    name = secrets.text(campaign.name)
    return PlayerView(title=procedure.title, more=name, people=people, outcomes=tuple(outcomes))


def _at_last_visible_turn(campaign: Campaign, secrets: Secrets) -> Campaign:
    """Return the campaign as it was at the last turn of a character whom players see.

    Otherwise the round, the order and the active character would reveal a hidden foe's turn.
    """
    encounter = campaign.encounter
    if encounter is None or not encounter.active or secrets.seen(encounter.active) != "nothing":
        return campaign
    for place, turn in reversed(tuple(enumerate(encounter.previous_turn))):
        if turn.acting in encounter.order and secrets.seen(turn.acting) != "nothing":
            before = encounter.previous_turn[:place]
            return campaign.with_changes(
                encounter=replace(encounter, round=turn.round, active=turn.acting, previous_turn=before)
            )
    return campaign


def _where(campaign: Campaign, secrets: Secrets) -> tuple[str, str]:
    """Return the title and the text beside it, without secrets: round and encounter, or session, or campaign."""
    encounter, session, name = campaign.encounter, campaign.session, secrets.text(campaign.name)
    if encounter is not None:
        kind = campaign.game.encounter_name(encounter.kind)
        return tr("Round {number}", number=encounter.round), secrets.text(encounter.title) or kind
    if session is not None:
        return tr("Session {number}", number=session.number), secrets.text(session.title) or name
    return name, ""


def _people(campaign: Campaign, acting: CharacterId, secrets: Secrets, stage: Stage) -> tuple[PublicPerson, ...]:
    """Return the heroes who are present or take turns (between sessions: all), and the foes seen wholly."""
    in_sight = campaign.active_characters()
    in_order = campaign.encounter.order if campaign.encounter else ()
    present = (*campaign.session.present, *in_order) if campaign.session else tuple(person.id for person in in_sight)
    heroes = [x for x in in_sight if x.side == "heroes" and x.id in present and stage != "hidden"]
    foes = [x for x in in_sight if x.side == "opposition" and secrets.seen(x.id) == "all"]
    return tuple(_view_person(campaign, acting, secrets, person, wholly=stage == "all") for person in heroes) + tuple(
        _view_person(campaign, acting, secrets, person, wholly=True) for person in foes
    )


def _view_person(
    campaign: Campaign, acting: CharacterId, secrets: Secrets, person: Character, *, wholly: bool
) -> PublicPerson:
    hero = person.id if person.side == "heroes" else NOBODY
    if not wholly:
        return PublicPerson(person.name, acting == person.id, hero=hero)
    tracks = (track_cell(campaign, person, track) for track in drawn_tracks(campaign.game))
    held = held_tokens(campaign, person.id) if campaign.game.tokens else None
    return PublicPerson(
        person.name,
        acting == person.id,
        tuple(one for one in tracks if one),
        replace(held, faces=tuple(map(secrets.face, held.faces))) if held else None,
        _visible_marks(secrets, conditions_cell(campaign, person, public=True).marks),
        hero,
    )


def _visible_marks(secrets: Secrets, marks: Iterable[StateMark]) -> tuple[StateMark, ...]:
    return tuple(shown for shown in map(secrets.mark, marks) if shown is not None)


def _view_pools(campaign: Campaign, secrets: Secrets, stages: Mapping[str, Stage]) -> tuple[PublicPool, ...]:
    order = kind_order(campaign.game)
    shown = []
    for pool in campaign.game.pools:
        stage = stages[f"pool:{pool.key}"]
        if stage == "hidden":
            continue
        tokens = sorted(
            campaign.tokens_at(pool_place(pool.key)),
            key=lambda token: (order.get(token.kind, len(order)), -(token.value or 0)),
        )
        faces = tuple(secrets.face(token_face(campaign.game, token)) for token in tokens)
        shown.append(PublicPool(pool.name, faces if stage == "all" else None))
    return tuple(shown)


def _order(campaign: Campaign, secrets: Secrets) -> tuple[PublicTurn, ...]:
    """Return the turn order, starting with the active character. A crowd is one turn.

    Foes that players don't see are left out, and so are all who get no turns.
    """
    encounter = campaign.encounter
    if encounter is None:
        return ()
    if encounter.active in encounter.order:
        ids = [encounter.active, *coming_turns(campaign)]
    else:
        ids = [one for one in encounter.order if takes_turns(campaign, one)]
    found = (campaign.find_character(own_id) for own_id in ids if secrets.seen(own_id) != "nothing")
    people = [character for character in found if character is not None]
    crowds = {crowd.members[0]: crowd for crowd in crowds_in_turn(people, encounter.order).values()}
    in_crowd = {member for crowd in crowds.values() for member in crowd.members[1:]}
    turns = []
    for at, one in enumerate(people):
        crowd = crowds.get(one.id)
        if crowd:
            name, together = f"{crowd.name} ×{len(crowd.members)}", people[at : at + len(crowd.members)]
            turns.append(_turn(campaign, secrets, name, together))
        elif one.id not in in_crowd:
            turns.append(_turn(campaign, secrets, one.name, [one]))
    return tuple(turns)


def _turn(campaign: Campaign, secrets: Secrets, name: str, together: Sequence[Character]) -> PublicTurn:
    """Return the turn of a character, or of a crowd."""
    return PublicTurn(
        name,
        any(one.id == campaign.acting for one in together),
        together[0].side == "heroes",
        out=all(is_out(campaign.game, one) and secrets.seen(one.id) == "all" for one in together),
    )


def _open(secrets: Secrets, campaign: Campaign, check: OpenCheck | None, stage: Stage) -> PublicCheck | None:
    """Return the check in progress, or None.

    The outcome passes the same filter as the numbers, because both reveal the other side.
    """
    if check is None or stage == "hidden" or secrets.seen(check.by) == "nothing":
        return None
    about = secrets.people_in(check)
    headline = secrets.text(check.headline, *about) or (campaign.character_name(check.by) if check.by else "")
    if not headline:
        return None
    if stage == "name":
        return PublicCheck(headline)
    plain = "" if check.success is None else _plain_outcome(check.success)
    numbers, outcome = secrets.number(check.result, *about), secrets.number(check.outcome_text, *about)
    return PublicCheck(headline, numbers, outcome or plain, check.success)


def _last(secrets: Secrets, campaign: Campaign, entries: Sequence[Entry], stage: Stage) -> PublicCheck | None:
    """Return the last announced check of the open chapter, or None."""
    if stage == "hidden":
        return None
    resolved = next(
        (event for entry in reversed(entries) for event in reversed(entry.events) if isinstance(event, CheckResolved)),
        None,
    )
    if resolved is None or resolved.hidden or secrets.seen(resolved.by) == "nothing":
        return None
    acting, what = campaign.find_character(resolved.by), secrets.text(resolved.what)
    headline = labeled(acting.name, what) if acting and what else acting.name if acting else what
    if not headline:
        return None
    if stage == "name":
        return PublicCheck(headline)
    about = secrets.people_in(resolved)
    both = tr("{total} against {target}", total=resolved.total, target=resolved.difficulty)
    numbers = secrets.number(both, *about) or secrets.number(number_text(resolved.total), resolved.by)
    success = resolved.degree > 0 if resolved.degree else None
    outcome = secrets.text(_outcome(resolved, wholly=secrets.seen(*about) == "all"))
    plain = "" if success is None else _plain_outcome(success)
    return PublicCheck(headline, numbers, outcome or plain, success)


def _outcome(resolved: CheckResolved, *, wholly: bool) -> str:
    """Return a check's outcome: the game's own word, or its degrees. Degrees are numbers, so they need ``wholly``."""
    if resolved.outcome:
        return capitalize_first(resolved.outcome)
    if not wholly:
        return _plain_outcome(resolved.degree > 0)
    if resolved.critical * resolved.degree > 0:
        return capitalize_first(tr("a critical success") if resolved.degree > 0 else tr("a critical failure"))
    return degrees_text(resolved.degree)


def _plain_outcome(success: bool) -> str:
    return tr("Success") if success else tr("Failure")


def _pool_text(pool: PublicPool) -> str:
    if pool.faces is None:
        return tr("hidden", "a pool that the players do not see")
    return ", ".join(face.spoken for face in pool.faces) or tr("empty", "a pool")

"""The view of a Tilt for the window's panel: dice, votes and possible results as plain values and commands."""

from msgspec import Struct

from gmtracker.engine.campaign import Campaign
from gmtracker.engine.commands import Use
from gmtracker.engine.game_spec import Sign
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.phrases import join_names, number_text
from gmtracker.engine.ruleset import (
    ProcedureChoice,
    ProcedureOutcome,
    ProcedurePart,
    ProcedureRow,
    ProcedureView,
    VoteRow,
    VoteTable,
)
from gmtracker.i18n import join_parts, labeled, tr
from gmtracker.rulesets.shattered_spheres import tilt_state
from gmtracker.rulesets.shattered_spheres.destiny import WORDS
from gmtracker.rulesets.shattered_spheres.sheet import GAME, HARD_TILT, SOFT_TILT
from gmtracker.rulesets.shattered_spheres.tilt import lot_for, row_name
from gmtracker.rulesets.shattered_spheres.tilt_state import (
    LEVELS,
    LOTS,
    OUTCOME,
    TILT,
    Level,
    Lot,
    RolledDie,
    Roller,
    Tilt,
    affected_name,
    find_table,
    read,
    roller_name,
    waits_for_award,
)


class DieView(Struct, frozen=True, kw_only=True):
    """A rolled die: whether it can vote at this step, the lot it votes for now, and whether an earlier vote used it."""

    token: TokenId
    kind: str
    face: int
    votes: bool = False
    stands_for: Lot | None = None
    is_spent: bool = False


class Voter(Struct, frozen=True, kw_only=True):
    """A person who rolled: the id (empty: the GM), the name, the score, and the dice."""

    id: CharacterId
    name: str
    score: int
    dice: tuple[DieView, ...]


class Ballot(Struct, frozen=True, kw_only=True):
    """The vote on a lot: the person it affects, the rows with their votes, and the tied rows for the GM."""

    lot: Lot
    who: str
    lines: tuple[VoteRow, ...]
    tied: tuple[int, ...] = ()


class TiltView(Struct, frozen=True, kw_only=True):
    """A Tilt in progress. ``waits`` while the award's own use is open; ``level`` is None before the votes.

    ``rolling_off`` and ``still_to_vote`` hold names. ``tied_again`` is true for a roll-off after a tied roll-off.
    ``category`` holds the chosen categories by lot.
    """

    stage: str
    table: str
    waits: bool
    level: Level | None
    voters: tuple[Voter, ...]
    ballots: tuple[Ballot, ...]
    rolling_off: tuple[str, ...]
    tied_again: bool
    still_to_vote: tuple[str, ...]
    category: dict[Lot, str]


def tilt_view(campaign: Campaign) -> TiltView | None:
    """Return the view of the Tilt in progress, or None."""
    found = read(campaign)
    if found is None:
        return None
    procedure, tilt = found
    level = LEVELS.get(procedure.stage)
    table = find_table(campaign, tilt.table) if tilt.table else None
    waiting = tilt_state.still_to_vote(table, tilt, level) if table and level else ()
    settled = {lot: tilt.chosen(lot, "category") for lot in tilt.lots()}
    return TiltView(
        stage=procedure.stage,
        table=tilt.table,
        waits=waits_for_award(campaign, tilt),
        level=level,
        voters=tuple(_view_voter(campaign, tilt, roller, level) for roller in tilt.rollers),
        ballots=tuple(_view_ballot(campaign, tilt, lot, level) for lot in tilt.lots()) if level else (),
        rolling_off=tuple(roller_name(campaign, tied) for tied in tilt.rolling_off),
        tied_again=tilt.tied_again,
        still_to_vote=tuple(roller_name(campaign, voter) for voter in waiting),
        category={lot: row_name(campaign, tilt, lot, "category", number) for lot, number in settled.items() if number},
    )


def _view_voter(campaign: Campaign, tilt: Tilt, roller: Roller, level: Level | None) -> Voter:
    return Voter(
        id=roller.id,
        name=roller_name(campaign, roller.id),
        score=roller.score,
        dice=tuple(_view_die(campaign, tilt, roller, die, level) for die in roller.dice),
    )


def _view_die(campaign: Campaign, tilt: Tilt, roller: Roller, die: RolledDie, level: Level | None) -> DieView:
    cast = tilt_state.voted_with(tilt, roller.id, die.token)
    here = cast is not None and cast.level == level
    return DieView(
        token=die.token,
        kind=die.kind,
        face=die.face,
        votes=level is not None and tilt_state.may_vote(tilt, die, _count_rows(campaign, tilt, level)),
        stands_for=cast.lot if cast is not None and here else None,
        is_spent=cast is not None and not here,
    )


def _count_rows(campaign: Campaign, tilt: Tilt, level: Level) -> int:
    return tilt_state.row_count(find_table(campaign, tilt.table), tilt, tilt.lots()[0], level)


def _view_ballot(campaign: Campaign, tilt: Tilt, lot: Lot, level: Level) -> Ballot:
    table = find_table(campaign, tilt.table)
    votes = tilt_state.tally(tilt, lot, level)
    column = LOTS.index(lot)
    category = tilt.chosen(lot, "category")
    chosen = tilt.chosen(lot, level)
    lines = tuple(
        VoteRow(
            number=number,
            name=row_name(campaign, tilt, lot, level, number),
            text=table.row(category, number).texts[column] if level == "element" else "",
            votes=votes[number],
            chosen=number == chosen,
        )
        for number in range(1, tilt_state.row_count(table, tilt, lot, level) + 1)
    )
    tied = next((tie.numbers for tie in tilt.ties if tie.lot == lot), ())
    return Ballot(lot=lot, who=affected_name(campaign, tilt.affected[lot]), lines=lines, tied=tied)


STEPS = (tr("Tilt table", "a step of the Tilt"), tr("Roll", "a step of the Tilt"), tr("Categories"), tr("Elements"))
_AT = {"due": 0, "roll": 1, "roll-off": 1, "categories": 2, "elements": 3, OUTCOME: len(STEPS)}
_SIGNS: dict[Lot, Sign] = {"good": "up", "bad": "down"}
_LET_PASS = ProcedureChoice(command=Use(use="tilt-pass"), name=tr("Skip the Tilt"), text=tr("This Tilt has no effect."))


def tilt_procedure(campaign: Campaign) -> ProcedureView | None:
    """Return the current step of the Tilt, or None."""
    view = tilt_view(campaign)
    if view is None:
        return None
    return ProcedureView(
        kind=TILT,
        title=GAME.roll_table(view.table).name if view.table else tr("A Tilt is due"),
        steps=STEPS,
        step_index=_AT[view.stage],
        lines=_explain_stage(view),
        boards=tuple(VoteTable(title=_heading(view, ballot), lines=ballot.lines) for ballot in view.ballots),
        parts=() if view.stage == OUTCOME else _list_parts(view),
        outcomes=_list_outcomes(campaign) if view.stage == OUTCOME else (),
        next_steps=_list_next_steps(view),
    )


def _explain_stage(view: TiltView) -> tuple[str, ...]:
    """Return the lines that explain the current stage."""
    match view.stage:
        case "due" if view.waits:
            return (
                tr(
                    "The Destiny pool is empty. Until you go to the Tilt, you can still use the value of the awarded "
                    "die."
                ),
            )
        case "due":
            return (
                tr(
                    "The last die of the Destiny pool was awarded. Something good happens to one player, something "
                    "bad to another."
                ),
                tr("In a Soft Tilt, only Triumph dice vote. In a Hard Tilt, Tragedy dice vote too."),
            )
        case "roll":
            return (tr("Everyone rolls all their Destiny dice. Triumph adds, Tragedy subtracts."),)
        case "roll-off" if view.tied_again:
            return (tr("Tied again: {names} roll another d20 each.", names=join_names(view.rolling_off)),)
        case "roll-off":
            return (tr("{names} are tied and roll a d20 each.", names=join_names(view.rolling_off)),)
        case "categories" | "elements":
            return _vote_lines(view)
        case tilt_state.OUTCOME:
            return ()
        case _:
            raise AssertionError(view.stage)


def _vote_lines(view: TiltView) -> tuple[str, ...]:
    if any(ballot.tied for ballot in view.ballots):
        return (tr("The votes are tied. The GM decides."),)
    waiting = tr("All votes are in.")
    if view.still_to_vote:
        waiting = tr("Still to vote: {names}.", names=join_names(view.still_to_vote))
    return (tr("Each die votes once, for the row with the number on its face."), waiting)


def _list_outcomes(campaign: Campaign) -> tuple[ProcedureOutcome, ...]:
    """Return the two results of a Tilt whose votes are counted."""
    found = read(campaign)
    return tuple(_outcome(campaign, found[1], lot) for lot in found[1].lots()) if found else ()


def _outcome(campaign: Campaign, tilt: Tilt, lot: Lot) -> ProcedureOutcome:
    person, number = tilt.affected[lot], tilt.chosen(lot, "element")
    row = find_table(campaign, tilt.table).row(tilt.chosen(lot, "category"), number)
    return ProcedureOutcome(
        title=lot_for(lot, affected_name(campaign, person)),
        category=row_name(campaign, tilt, lot, "category", tilt.chosen(lot, "category")),
        name=row.name,
        text=row.texts[LOTS.index(lot)],
        source=_source_text(campaign, tilt, lot, number),
        sign=_SIGNS[lot],
        about=person,
    )


def _source_text(campaign: Campaign, tilt: Tilt, lot: Lot, number: int) -> str:
    """Return what decided an element: votes, the GM between tied votes, or a roll."""
    leading = tilt_state.leading(tilt_state.tally(tilt, lot, "element"))
    if not leading:
        return tr("No votes, rolled {number}", number=number)
    if len(leading) > 1:
        return tr("The votes were tied, the GM chose {number}", number=number)
    names = (roller_name(campaign, voter) for voter in tilt_state.voters_for(tilt, lot, "element", number))
    return tr("Chosen by {names}, die {number}", names=join_names(names), number=number)


def _list_parts(view: TiltView) -> tuple[ProcedurePart, ...]:
    tied = tuple(ballot for ballot in view.ballots if ballot.tied)
    if tied:
        return (
            ProcedurePart(
                title=tr("GM"),
                rows=tuple(ProcedureRow(title=_heading(view, b), choices=_list_tie_choices(b)) for b in tied),
            ),
        )
    return tuple(_build_voter_part(view, voter) for voter in view.voters)


def _build_voter_part(view: TiltView, voter: Voter) -> ProcedurePart:
    able = any(die.votes and not die.is_spent for die in voter.dice)
    rows = tuple(
        ProcedureRow(title=_heading(view, ballot), choices=_list_vote_choices(voter, ballot)) for ballot in view.ballots
    )
    text = labeled(_faces(voter), number_text(voter.score))
    if view.level is not None and not able:
        text = tr("{dice}, no vote", dice=text)
    return ProcedurePart(title=voter.name, text=text, rows=rows if able else ())


def _faces(voter: Voter) -> str:
    """Return a person's rolled dice by kind: "Triumph 6, 4; Tragedy 2"."""
    kinds = dict.fromkeys(die.kind for die in voter.dice)
    faces = {kind: ", ".join(str(die.face) for die in voter.dice if die.kind == kind) for kind in kinds}
    return join_parts(f"{WORDS[kind]} {fallen}" for kind, fallen in faces.items()) or tr("no dice")


def _list_vote_choices(voter: Voter, ballot: Ballot) -> tuple[ProcedureChoice, ...]:
    return tuple(_vote(voter, ballot, die) for die in voter.dice if die.votes and not die.is_spent)


def _vote(voter: Voter, ballot: Ballot, die: DieView) -> ProcedureChoice:
    elsewhere = die.stands_for not in (None, ballot.lot)
    return ProcedureChoice(
        command=Use(use="tilt-vote", by=voter.id, tokens=(die.token,), inputs={"lot": ballot.lot}),
        name=ballot.lines[die.face - 1].name,
        kind=die.kind,
        face=die.face,
        is_chosen=die.stands_for == ballot.lot,
        refusal=tr("That die has already voted. Use a different die for each vote.") if elsewhere else "",
    )


def _list_tie_choices(ballot: Ballot) -> tuple[ProcedureChoice, ...]:
    lines = (ballot.lines[number - 1] for number in ballot.tied)
    return tuple(
        ProcedureChoice(
            command=Use(use="tilt-decide", inputs={"lot": ballot.lot, "row": line.number}),
            name=line.name,
            text=line.text,
            face=line.number,
        )
        for line in lines
    )


def _list_next_steps(view: TiltView) -> tuple[ProcedureChoice, ...]:
    match view.stage:
        case "due" if view.waits:
            name, text = tr("Go to the Tilt"), tr("Skips any further use of the award.")
            return (ProcedureChoice(command=Use(use="tilt-begin"), name=name, text=text),)
        case "due":
            tables = (
                (SOFT_TILT, tr("A mild turn of events.")),
                (HARD_TILT, tr("A heavy blow and a great opportunity.")),
            )
            return (*(_table_choice(key, text) for key, text in tables), _LET_PASS)
        case "roll":
            return (ProcedureChoice(command=Use(use="tilt-roll"), name=tr("Roll")), _LET_PASS)
        case "roll-off":
            return (ProcedureChoice(command=Use(use="tilt-roll-off"), name=tr("Roll off")), _LET_PASS)
        case "categories" | "elements" if any(ballot.tied for ballot in view.ballots):
            return (_LET_PASS,)
        case "categories" | "elements":
            return (ProcedureChoice(command=Use(use="tilt-count"), name=tr("Count the votes")), _LET_PASS)
        case tilt_state.OUTCOME:
            return (ProcedureChoice(command=Use(use="tilt-finish"), name=tr("Finish the Tilt")),)
        case _:
            raise AssertionError(view.stage)


def _table_choice(key: str, text: str) -> ProcedureChoice:
    return ProcedureChoice(
        command=Use(use="tilt-table", inputs={"table": key}), name=GAME.roll_table(key).name, text=text
    )


def _heading(view: TiltView, ballot: Ballot) -> str:
    """Return the heading of a lot, with its category if chosen: "Something good for Mira: The Uncanny"."""
    comes = lot_for(ballot.lot, ballot.who)
    return labeled(comes, view.category[ballot.lot]) if ballot.lot in view.category else comes

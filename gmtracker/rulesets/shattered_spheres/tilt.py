"""The Tilt, step by step: table, roll, roll-off, categories, elements (rules/shattered-spheres.md, Tilt; seed 001)."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from gmtracker.engine import events as e
from gmtracker.engine.campaign import HAND, Campaign, Procedure, Token, character_place
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.dice import DieOwner, DieRequest
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.phrases import join_names
from gmtracker.i18n import labeled, tr
from gmtracker.rulesets.shattered_spheres import tilt_state
from gmtracker.rulesets.shattered_spheres.destiny import WORDS
from gmtracker.rulesets.shattered_spheres.sheet import DICE, GAME
from gmtracker.rulesets.shattered_spheres.tilt_state import (
    GM,
    LEVELS,
    LOTS,
    OUTCOME,
    Choice,
    Level,
    Lot,
    RolledDie,
    Roller,
    Tie,
    Tilt,
    Vote,
    affected_name,
    find_table,
    open_tilt,
    read,
    roller_name,
    store_tilt,
)

ROLL_OFF_DIE = 20
LOT_NAMES: dict[Lot, str] = {"good": tr("something good"), "bad": tr("something bad")}
_LOTS_FOR: dict[Lot, str] = {"good": tr("Something good for {who}"), "bad": tr("Something bad for {who}")}
_LOTS_BEFALL: dict[Lot, str] = {
    "good": tr("Something good happens to {who}."),
    "bad": tr("Something bad happens to {who}."),
}
_ROWS_OF_LOTS: dict[Level, str] = {"category": tr("Category for {lot}"), "element": tr("Element for {lot}")}
_FITTEST: dict[Lot, Callable[[Iterable[int]], int]] = {"good": max, "bad": min}


def begin(d: Decision, _command: Use) -> None:
    """Start the Tilt. This declines the immediate use of the award that caused it."""
    procedure, tilt = open_tilt(d, "due")
    if not tilt.award:
        raise Refused("The Tilt has already started.")
    store_tilt(d, procedure, "due", replace(tilt, award=""))
    d.label("the Tilt")
    d.log("The Tilt starts.")


def choose_table(d: Decision, command: Use) -> None:
    """Choose the Soft or the Hard table."""
    procedure, tilt = open_tilt(d, "due")
    key = command.text("table")
    if not key:
        raise Refused("Choose the Soft or the Hard Tilt.")
    store_tilt(d, procedure, "roll", replace(tilt, award="", table=key))
    name = GAME.roll_table(key).name
    d.label("the {table}", table=name)
    d.log("The GM chooses the {table}.", table=name)


def roll(d: Decision, _command: Use) -> None:
    """Roll all Destiny dice held by the present players and the GM. The dice stay held."""
    procedure, tilt = open_tilt(d, "roll")
    holders = _holders(d.campaign)
    asked = [request for holder, tokens in holders for request in _asks(d.campaign, holder, tokens)]
    faces = iter(d.roll("tilt", *asked)) if asked else iter(())
    rollers = tuple(
        Roller(holder, tuple(RolledDie(token.id, token.kind, next(faces).face) for token in tokens))
        for holder, tokens in holders
    )
    d.label("roll for the Tilt")
    scores = (f"{roller_name(d.campaign, roller.id)} {_score_text(roller.score)}" for roller in rollers)
    d.log("The Tilt: {scores}.", scores=", ".join(scores))
    _settle_lots(d, procedure, replace(tilt, rollers=rollers))


def roll_off(d: Decision, _command: Use) -> None:
    """Roll a d20 for each tied roller. The highest gets the good lot, the lowest the bad one. Ties roll again."""
    procedure, tilt = open_tilt(d, "roll-off")
    names = {tied: roller_name(d.campaign, tied) for tied in tilt.rolling_off}
    dice = d.roll(
        "tilt-roll-off", *(DieRequest(f"roll-off.{tied or 'gm'}", ROLL_OFF_DIE, names[tied]) for tied in names)
    )
    faces = {tied: die.face for tied, die in zip(names, dice, strict=True)}
    lot = _open_lot(tilt)
    fittest = _FITTEST[lot](faces.values())
    left = tuple(tied for tied, face in faces.items() if face == fittest)
    d.label("roll-off")
    d.log("The roll-off: {faces}.", faces=", ".join(f"{names[tied]} {face}" for tied, face in faces.items()))
    _settle_or_roll_off(d, procedure, tilt, lot, left)


def vote(d: Decision, command: Use) -> None:
    """Vote for a row of a lot with one of the rolled dice, whose face is the row's number.

    Without a name, the GM votes. Each voter has one vote per lot and level, each with a different die. Voting again
    moves the vote.
    """
    procedure, tilt = open_tilt(d, *LEVELS)
    level = LEVELS[procedure.stage]
    if tilt.ties:
        raise Refused("Break the tie first. The votes are already counted.")
    lot = _lot_in_play(tilt, command.text("lot"))
    die = _require_rolled_die(d, tilt, command)
    table = find_table(d.campaign, tilt.table)
    _check_vote(d.campaign, tilt, command.by, die, tilt_state.row_count(table, tilt, lot, level))
    new = Vote(command.by, lot, level, die.token)
    cast = tilt_state.voted_with(tilt, command.by, die.token)
    if cast == new:
        return
    if cast is not None:
        raise Refused("That die has already voted. Use a different die for each vote.")
    store_tilt(d, procedure, procedure.stage, replace(tilt, votes=tilt_state.with_vote(tilt, new)))
    said = {
        "voter": roller_name(d.campaign, command.by),
        "lot": LOT_NAMES[lot],
        "who": _affected_name(d.campaign, tilt, lot),
    }
    d.label("{voter}'s vote", **said)
    d.log("{voter} votes for “{row}” as {lot} for {who}.", row=row_name(d.campaign, tilt, lot, level, die.face), **said)


def count(d: Decision, _command: Use) -> None:
    """Count the votes. The most votes win, the GM decides ties, and a d6 decides if no one voted."""
    procedure, tilt = open_tilt(d, *LEVELS)
    level = LEVELS[procedure.stage]
    if tilt.ties:
        raise Refused("Break the tie first. The votes are already counted.")
    leading = {lot: tilt_state.leading(tilt_state.tally(tilt, lot, level)) for lot in tilt.lots()}
    d.label("vote count")
    open_lots = tuple(lot for lot, rows in leading.items() if not rows)
    leading.update(_roll_rows(d, tilt, level, open_lots))
    tilt = _log_choices(d, tilt, level, {lot: rows[0] for lot, rows in leading.items() if len(rows) == 1})
    ties = tuple(Tie(lot, rows) for lot, rows in leading.items() if len(rows) > 1)
    for tie in ties:
        d.log("The votes on {lot} are tied. The GM decides.", lot=LOT_NAMES[tie.lot])
    _go_on(d, procedure, replace(tilt, ties=ties))
    for lot in open_lots:
        d.log("No one voted on {lot}. The dice decide.", lot=LOT_NAMES[lot])


def decide_tie(d: Decision, command: Use) -> None:
    """Apply the GM's choice between rows with equally many votes."""
    procedure, tilt = open_tilt(d, *LEVELS)
    lot, number = _lot_in_play(tilt, command.text("lot")), command.number("row")
    tie = next((tie for tie in tilt.ties if tie.lot == lot), None)
    if tie is None:
        raise Refused("There is no tie to break there.")
    if number not in tie.numbers:
        raise Refused("Choose one of the tied rows.")
    d.label("breaking a tie")
    level = LEVELS[procedure.stage]
    tilt = _log_choices(d, tilt, level, {lot: number})
    _go_on(d, procedure, replace(tilt, ties=tuple(other for other in tilt.ties if other != tie)))


def let_pass(d: Decision, _command: Use) -> None:
    """End the Tilt without an outcome, as the GM decides."""
    procedure, _tilt = open_tilt(d, "due", "roll", "roll-off", *LEVELS)
    d.emit(e.ProcedureEnded(procedure=procedure.id))
    d.label("skipping the Tilt")
    d.log("The GM skips the Tilt.")


def finish(d: Decision, _command: Use) -> None:
    """End the Tilt after its outcome was shown. The log says nothing new, so the outcome stays the last result."""
    procedure, _tilt = open_tilt(d, OUTCOME)
    d.emit(e.ProcedureEnded(procedure=procedure.id))
    d.label("the Tilt")


def lapse(d: Decision) -> None:
    """End the Tilt when the session ends. Without an outcome, note it as owed."""
    tilt_state.drop_outcome(d)
    found = read(d.campaign)
    if found is not None:
        text = tr("A Tilt was due but was not played.")
        d.emit(e.ProcedureEnded(procedure=found[0].id))
        d.add_owed_note(text)
        d.log_raw(text)


def row_name(campaign: Campaign, tilt: Tilt, lot: Lot, level: Level, number: int) -> str:
    """Return the name of a row of the table: a category, or an element of the lot's category."""
    table = find_table(campaign, tilt.table)
    if level == "category":
        return table.section(number).name
    return table.row(tilt.chosen(lot, "category"), number).name


def lot_for(lot: Lot, who: str) -> str:
    """Return the heading of a lot and the person it affects: "Something good for Mira"."""
    return _LOTS_FOR[lot].format(who=who)


def result_text(campaign: Campaign, tilt: Tilt, lot: Lot) -> str:
    """Return the final result of a lot as a sentence with its text, after both votes are counted."""
    table = find_table(campaign, tilt.table)
    category = tilt.chosen(lot, "category")
    row = table.row(category, tilt.chosen(lot, "element"))
    heading = lot_for(lot, _affected_name(campaign, tilt, lot))
    return labeled(f"{heading} · {table.section(category).name}, {row.name}", row.texts[LOTS.index(lot)])


def _holders(campaign: Campaign) -> list[tuple[CharacterId, tuple[Token, ...]]]:
    """Return the present heroes and the GM, each with the Destiny dice they hold, Triumph first."""
    present = campaign.session.present if campaign.session else ()
    heroes = [hero.id for hero in campaign.heroes() if hero.id in present]
    places = [*((hero, character_place(hero)) for hero in heroes), (GM, HAND)]
    return [
        (holder, tuple(token for kind in DICE for token in campaign.tokens_at(place, kind))) for holder, place in places
    ]


def _asks(campaign: Campaign, holder: CharacterId, tokens: tuple[Token, ...]) -> list[DieRequest]:
    """Return the dice requests of one holder: "Triumph", or "Triumph #2" if there are several of a kind."""
    owner = DieOwner(roller_name(campaign, holder), holder)
    asked = []
    for token in tokens:
        same = [other.id for other in tokens if other.kind == token.kind]
        number = f" #{same.index(token.id) + 1}" if len(same) > 1 else ""
        asked.append(DieRequest(f"tilt.{token.id}", token.size, f"{WORDS[token.kind]}{number}", owner=owner))
    return asked


def _settle_lots(d: Decision, procedure: Procedure, tilt: Tilt) -> None:
    """Settle whom the lots affect, the good one first. Ties are rolled off. Then the votes start."""
    lot = next((lot for lot in LOTS if lot not in tilt.affected), None)
    eligible = _list_eligible(d.campaign, tilt)
    if lot is None or not eligible:
        if not tilt.affected:
            raise Refused("The Tilt needs at least one player who is present.")
        store_tilt(d, procedure, "categories", tilt)
        return
    fittest = _FITTEST[lot](roller.score for roller in eligible)
    _settle_or_roll_off(d, procedure, tilt, lot, tuple(roller.id for roller in eligible if roller.score == fittest))


def _list_eligible(campaign: Campaign, tilt: Tilt) -> list[Roller]:
    """Return the rollers whom the next lot can affect."""
    spared = {*tilt.affected.values(), *([GM] if campaign.house_rule("tilt-spares-gm") else [])}
    return [roller for roller in tilt.rollers if roller.id not in spared]


def _settle_or_roll_off(d: Decision, procedure: Procedure, tilt: Tilt, lot: Lot, left: tuple[CharacterId, ...]) -> None:
    """Give a lot to the only one left, or let those left roll off."""
    if len(left) > 1:
        d.log(
            "{names} roll off for {lot}.",
            names=join_names(roller_name(d.campaign, x) for x in left),
            lot=LOT_NAMES[lot],
        )
        store_tilt(d, procedure, "roll-off", replace(tilt, rolling_off=left, tied_again=bool(tilt.rolling_off)))
        return
    affected: dict[Lot, CharacterId] = {**tilt.affected, lot: left[0]}
    d.log_raw(_LOTS_BEFALL[lot].format(who=affected_name(d.campaign, left[0])))
    _settle_lots(d, procedure, replace(tilt, rolling_off=(), tied_again=False, affected=affected))


def _open_lot(tilt: Tilt) -> Lot:
    return "bad" if "good" in tilt.affected else "good"


def _lot_in_play(tilt: Tilt, key: str) -> Lot:
    """Return the lot called "good" or "bad". Raises Refused if it affects no one."""
    lot = next((lot for lot in tilt.lots() if lot == key), None)
    if lot is None:
        raise Refused("Choose something good or something bad.")
    return lot


def _require_rolled_die(d: Decision, tilt: Tilt, command: Use) -> RolledDie:
    roller = next((roller for roller in tilt.rollers if roller.id == command.by), None)
    if roller is None:
        raise Refused("{name} can't vote in this Tilt.", name=d.campaign.character_name(command.by))
    die = next((die for die in roller.dice if (die.token,) == command.tokens), None)
    if die is None:
        raise Refused("Vote with one of the dice rolled for the Tilt.")
    return die


def _check_vote(campaign: Campaign, tilt: Tilt, voter: CharacterId, die: RolledDie, rows: int) -> None:
    if die.face > rows:
        raise Refused("A die showing {face} can't vote: the roll table has only {rows} rows.", face=die.face, rows=rows)
    if not tilt_state.may_vote(tilt, die, rows):
        raise Refused(
            "{voter} can't vote with that die. In the {table}, only Triumph dice vote.",
            voter=roller_name(campaign, voter),
            table=GAME.roll_table(tilt.table).name,
        )


def _roll_rows(d: Decision, tilt: Tilt, level: Level, lots: tuple[Lot, ...]) -> dict[Lot, tuple[int, ...]]:
    """Roll for the rows that no one voted on."""
    table = find_table(d.campaign, tilt.table)
    asked = [
        DieRequest(
            f"{level}.{lot}",
            tilt_state.row_count(table, tilt, lot, level),
            _ROWS_OF_LOTS[level].format(lot=LOT_NAMES[lot]),
        )
        for lot in lots
    ]
    dice = d.roll("tilt-rows", *asked) if asked else ()
    return {lot: (die.face,) for lot, die in zip(lots, dice, strict=True)}


def _log_choices(d: Decision, tilt: Tilt, level: Level, numbers: dict[Lot, int]) -> Tilt:
    """Return a Tilt with these rows chosen, and log chosen categories."""
    for lot, number in numbers.items() if level == "category" else ():
        row = row_name(d.campaign, tilt, lot, level, number)
        d.log("{lot}: “{row}”.", lot=lot_for(lot, _affected_name(d.campaign, tilt, lot)), row=row)
    new = (Choice(lot, level, number) for lot, number in numbers.items())
    return replace(tilt, choices=(*tilt.choices, *new))


def _go_on(d: Decision, procedure: Procedure, tilt: Tilt) -> None:
    """Continue: to the GM's decision while there is a tie, then to the elements, then to the outcome of both lots."""
    if tilt.ties:
        store_tilt(d, procedure, procedure.stage, tilt)
    elif procedure.stage == "categories":
        store_tilt(d, procedure, "elements", tilt)
    else:
        store_tilt(d, procedure, OUTCOME, tilt)
        for lot in tilt.lots():
            text, person = result_text(d.campaign, tilt, lot), tilt.affected[lot]
            said = tr("The Tilt. {text}", text=text)
            d.emit(e.Noted(text=said, topic="result", about=person))
            d.add_owed_note(said, person)
            d.log_raw(text)


def _affected_name(campaign: Campaign, tilt: Tilt, lot: Lot) -> str:
    return affected_name(campaign, tilt.affected[lot])


def _score_text(score: int) -> str:
    return f"−{-score}" if score < 0 else str(score)

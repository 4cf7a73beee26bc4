"""Decisions about the whole campaign: notes, name, house rules, roll tables, tokens and markers by hand.

Also dice rolled outside the rules, and the start and end of a session as far as all games share them.
"""

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import OWED_OWNER, Character, Session
from gmtracker.engine.decision import Decision, find_or_refuse
from gmtracker.engine.dice import Die, DieRequest, FindSpecialRoll
from gmtracker.engine.dice_notation import count_dice, notation_text, parse_notation, result_text, roll_notation
from gmtracker.engine.errors import Refused
from gmtracker.engine.game_spec import TABLE_RULES, HouseRule, RollTable, RollTableKind
from gmtracker.engine.handlers import encounters
from gmtracker.engine.handlers.expiry import expire, log_expired
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.phrases import join_names, rule_text, with_article
from gmtracker.i18n import lower_in_english, tr

DICE_BOX_PURPOSE = "box"
MAX_LISTED_VALUES = 12
"""The maximum number of values that the log lists; a sum of more is logged with its total only."""


class _Box:
    """Rolls the dice of a notation, and emits each group as an event."""

    def __init__(self, d: Decision, by: CharacterId) -> None:
        self._d = d
        self._by = by

    def roll_group(self, *asked: DieRequest) -> tuple[Die, ...]:
        """Roll and emit a group."""
        return self._d.roll(DICE_BOX_PURPOSE, *asked, by=self._by)


def dice_text(command: c.RollDice, find_special_roll: FindSpecialRoll) -> str:
    """Return what a notation would roll, in words: "rolls 2d6!". Raises Refused for an invalid one."""
    return tr("rolls {dice}", dice=notation_text(parse_notation(command.notation, find_special_roll)))


def roll_dice(d: Decision, command: c.RollDice) -> None:
    """Roll a notation. Raises Refused if it is invalid, too large, or contains no dice."""
    notation = parse_notation(command.notation, d.find_special_roll)
    text = notation_text(notation)
    if not count_dice(notation):
        raise Refused("“{sum}” contains no dice. Try 2d6+1.", sum=text)
    who = d.character(command.by).name if command.by else tr("Dice")
    rolled = roll_notation(notation, _Box(d, command.by))
    d.label("roll of {notation}", notation=text)
    d.log("{who}: {result}.", who=who, result=result_text(rolled, MAX_LISTED_VALUES))


def remove_token(d: Decision, command: c.RemoveToken) -> None:
    """Remove a token from play by hand."""
    token = d.token(command.token)
    name = d.campaign.game.token_kind(token.kind).name
    d.emit(e.TokenRemoved(token=token.id))
    d.label("removal of {a_token}", a_token=with_article(name))
    if token.place.kind == "character":
        holder = d.campaign.character_name(CharacterId(token.place.key))
        d.log("By hand: {holder}'s {token} is removed from play.", token=name, holder=holder)
    elif token.value is not None:
        showing = {"a_token": with_article(name), "value": token.value}
        d.log("By hand: {a_token} showing {value} is removed from play.", **showing)
    else:
        d.log("By hand: {a_token} is removed from play.", a_token=with_article(name))


def add_note(d: Decision, command: c.AddNote) -> None:
    """Add a note to the log."""
    text = command.text.strip()
    if not text:
        raise Refused("Type some text for the note.")
    about = d.character(command.about).name if command.about else ""
    d.label("note")
    if command.topic == "note":
        d.emit(e.Noted(text=text, about=command.about))
    else:
        d.add_owed_note(text, command.about)
    if command.topic == "owed":
        d.log("Owed to {about}: {text}" if about else "Owed: {text}", about=about, text=text)
    else:
        d.log("{about}: {text}" if about else "{text}", about=about, text=text)


def rename_campaign(d: Decision, command: c.RenameCampaign) -> None:
    """Rename the campaign."""
    name = command.name.strip()
    if not name:
        raise Refused("Give the campaign a name.")
    if name != d.campaign.name:
        d.emit(e.CampaignRenamed(name=name))
    d.label("rename to {name}", name=name)
    d.log("The campaign is now called {name}.", name=name)


def set_house_rule(d: Decision, command: c.SetHouseRule) -> None:
    """Set a house rule to an allowed value."""
    rule = next((r for r in (*d.campaign.game.house_rules, *TABLE_RULES) if r.key == command.key), None)
    if rule is None:
        raise Refused("This game doesn't have that house rule.")
    value = rule_text(command.value)
    if not _allows(rule, command.value):
        raise Refused(
            "{rule} must be {allowed}, not {value}.", rule=rule.name, allowed=_allowed_text(rule), value=value
        )
    is_decided = rule not in TABLE_RULES or rule.key in d.campaign.house_rules
    if not is_decided or d.campaign.house_rule(rule.key) != command.value:
        d.emit(e.HouseRuleSet(key=rule.key, value=command.value))
    d.label("house rule: {rule}", rule=rule.name)
    d.log("House rule “{rule}” is set to {value}.", rule=rule.name, value=value)


def set_table(d: Decision, command: c.SetTable) -> None:
    """Set a roll table of the campaign's own, of the same size as the game's, or restore the game's."""
    kind = find_or_refuse(d.campaign.game.roll_table, command.key, "This game doesn't have that roll table.")
    if command.table is not None:
        _check_table(command.table, kind)
    if d.campaign.tables.get(command.key) != command.table:
        d.emit(e.TableSet(key=command.key, table=command.table))
    d.label("roll table: {table}", table=kind.name)
    d.log(
        "{table}: the campaign uses the game's version again."
        if command.table is None
        else "{table}: the campaign now uses a custom version.",
        table=kind.name,
    )


def remove_marker(d: Decision, command: c.RemoveMarker) -> None:
    """Remove a marker by hand; a marker without text, which is for the rules only, is refused."""
    marker = next((marker for marker in d.campaign.markers if marker.id == command.marker), None)
    if marker is None or not marker.text:
        raise Refused("That has already ended.")
    d.emit(e.MarkerRemoved(marker=marker.id))
    if marker.owner == OWED_OWNER:
        _log_settled(d, marker.text, command.word.strip())
        return
    d.label("end of “{what}”", what=marker.text)
    log_expired(d, marker)


def _log_settled(d: Decision, what: str, word: str) -> None:
    """Log that an owed thing is settled; ``word`` says how."""
    text = tr("Settled: {what} {word}", what=what, word=word) if word else tr("Settled: {what}", what=what)
    d.emit(e.Noted(text=text, topic="result"))
    d.label("end of “{what}”", what=what)
    d.log_raw(text)


def _check_table(table: RollTable, kind: RollTableKind) -> None:
    rows = [row for section in table.sections for row in section.rows]
    sizes = {len(section.rows) for section in table.sections}
    texts = {len(row.texts) for row in rows}
    if (len(table.sections), sizes, texts) != (kind.sections, {kind.rows}, {len(kind.columns)}):
        raise Refused(
            "{table} needs {sections} sections of {rows} entries, each with {texts} texts.",
            table=kind.name,
            sections=kind.sections,
            rows=kind.rows,
            texts=len(kind.columns),
        )
    names = [*(section.name for section in table.sections), *(row.name for row in rows)]
    if not all(name.strip() for name in names):
        raise Refused(
            "{table}: give every {section} and {row} a name.",
            table=kind.name,
            section=lower_in_english(kind.section),
            row=lower_in_english(kind.row),
        )


def _allows(rule: HouseRule, value: bool | int) -> bool:
    if isinstance(rule.default, bool) or isinstance(value, bool):
        return isinstance(rule.default, bool) and isinstance(value, bool)
    return value in rule.choices if rule.choices else rule.lowest <= value <= rule.highest


def _allowed_text(rule: HouseRule) -> str:
    if isinstance(rule.default, bool):
        return tr("yes or no")
    if rule.choices:
        return tr("{numbers} or {last}", numbers=", ".join(map(str, rule.choices[:-1])), last=rule.choices[-1])
    return tr("{low} to {high}", low=rule.lowest, high=rule.highest)


def begin_session(d: Decision, command: c.StartSession, *, for_all: bool = False) -> tuple[Character, ...]:
    """Start a session with the heroes marked as present, and return them.

    ``for_all``: absent heroes also get what the game gives at its start.
    """
    if d.campaign.session is not None:
        raise Refused("A session is in progress. End it first.")
    present = tuple(d.character(character) for character in dict.fromkeys(command.present))
    if not present:
        raise Refused("Select at least one hero whose player is here.")
    if any(hero.side != "heroes" for hero in present):
        raise Refused("Only heroes can be marked as present. The GM plays the opposition.")
    number = d.campaign.sessions_held + 1
    here, begun = (tuple(hero.id for hero in heroes) for heroes in (present, d.campaign.heroes() if for_all else ()))
    session = Session(number=number, title=command.title.strip(), present=here, begun=begun)
    d.emit(e.SessionStarted(session=session))
    d.label("start of session {number}", number=number)
    names = join_names(hero.name for hero in present)
    d.log(
        "Session {number}, “{title}”, starts with {names}."
        if session.title
        else "Session {number} starts with {names}.",
        number=number,
        title=session.title,
        names=names,
    )
    owed = d.campaign.owed_markers()
    if owed:
        said = {"thing": owed[0].text, "count": len(owed)}
        d.log("Still owed: “{thing}”" if len(owed) == 1 else "Still owed: {count} items.", **said)
    return present


def end_session(d: Decision, encounter_result: str = "") -> None:
    """End the session, everything that lasts until its end, and an encounter in progress with its outcome."""
    session = require_session(d).number
    if d.campaign.encounter is not None:
        encounters.end_encounter(d, encounter_result)
    expire(d, "session-end")
    d.emit(e.SessionEnded(number=session))
    d.label("end of session {number}", number=session)
    d.log("Session {number} ends.", number=session)


def require_session(d: Decision) -> Session:
    """Return the session in progress. Raises Refused if there is none."""
    if d.campaign.session is None:
        raise Refused("No session is in progress.")
    return d.campaign.session

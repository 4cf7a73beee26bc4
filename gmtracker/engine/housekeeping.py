"""Decisions that every game shares beside the characters: tokens and markers by hand, notes, the name, house rules."""

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.decision import Decision, described
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.roll_tables import RollTable
from gmtracker.engine.sheet import HouseRule, RollTableKind
from gmtracker.engine.wording import rule_said
from gmtracker.words import small, tr


def remove_token(d: Decision, command: c.RemoveToken) -> None:
    """Take a token out of play by hand."""
    token = d.token(command.token)
    name = d.campaign.sheet.token_kind(token.kind).name
    d.happen(e.TokenRemoved(token=token.id))
    d.label("removal of a {token}", token=name)
    if token.place.kind == "character":
        holder = d.campaign.name_of(CharacterId(token.place.id))
        d.say("By hand: a {token} of {holder} leaves play.", token=name, holder=holder)
    elif token.value is not None:
        d.say("By hand: a {token} showing {value} leaves play.", token=name, value=token.value)
    else:
        d.say("By hand: a {token} leaves play.", token=name)


def add_note(d: Decision, command: c.AddNote) -> None:
    """Write a note into the log."""
    text = command.text.strip()
    if not text:
        raise Refused("There is nothing in the note.")
    about = d.character(command.about).name if command.about else ""
    d.happen(e.Noted(text=text, topic=command.topic, about=command.about))
    d.label("note")
    if command.topic == "owed":
        d.say("Owed to {about}: {text}" if about else "Owed: {text}", about=about, text=text)
    else:
        d.say("{about}: {text}" if about else "{text}", about=about, text=text)


def rename_campaign(d: Decision, command: c.RenameCampaign) -> None:
    """Give the campaign another name."""
    name = command.name.strip()
    if not name:
        raise Refused("A campaign needs a name.")
    if name != d.campaign.name:
        d.happen(e.CampaignRenamed(name=name))
    d.label("rename to {name}", name=name)
    d.say("The campaign is called {name}.", name=name)


def set_house_rule(d: Decision, command: c.SetHouseRule) -> None:
    """Decide a house rule within what it may be."""
    rule = next((r for r in d.campaign.sheet.house_rules if r.key == command.key), None)
    if rule is None:
        raise Refused("This game has no such house rule.")
    value = rule_said(command.value)
    if not _allows(rule, command.value):
        raise Refused("{rule}: {allowed}, not {value}.", rule=rule.name, allowed=_allowed(rule), value=value)
    if d.campaign.house_rule(rule.key) != command.value:
        d.happen(e.HouseRuleSet(key=rule.key, value=command.value))
    d.label("house rule: {rule}", rule=rule.name)
    d.say("House rule. {rule}: {value}.", rule=rule.name, value=value)


def set_table(d: Decision, command: c.SetTable) -> None:
    """Play with a roll table of one's own, of the size that the game's has, or with the game's again."""
    kind = described(d.campaign.sheet.roll_table, command.key, "This game has no such table.")
    if command.table is not None:
        _check_table(command.table, kind)
    if d.campaign.tables.get(command.key) != command.table:
        d.happen(e.TableSet(key=command.key, table=command.table))
    d.label("table: {table}", table=kind.name)
    own = (
        tr("The game's own table is back: {table}.")
        if command.table is None
        else tr("The campaign's own table: {table}.")
    )
    d.say(own, table=kind.name)


def remove_marker(d: Decision, command: c.RemoveMarker) -> None:
    """Take away by hand what would have lasted a while longer; what is for the rules alone stays."""
    marker = next((marker for marker in d.campaign.markers if marker.id == command.marker), None)
    if marker is None or not marker.text:
        raise Refused("That is over already.")
    d.happen(e.MarkerRemoved(marker=marker.id))
    owner = d.campaign.find_character(CharacterId(marker.owner))
    said = {"what": marker.text, "owner": owner.name if owner else ""}
    d.label("end of “{what}”", **said)
    d.say("{owner}: “{what}” is over." if owner else "“{what}” is over.", **said)


def _check_table(table: RollTable, kind: RollTableKind) -> None:
    rows = [row for section in table.sections for row in section.rows]
    sizes = {len(section.rows) for section in table.sections}
    texts = {len(row.texts) for row in rows}
    if (len(table.sections), sizes, texts) != (kind.sections, {kind.rows}, {len(kind.columns)}):
        raise Refused(
            "{table}: {sections} times {rows} entries, each with {texts} texts.",
            table=kind.name,
            sections=kind.sections,
            rows=kind.rows,
            texts=len(kind.columns),
        )
    names = [*(section.name for section in table.sections), *(row.name for row in rows)]
    if not all(name.strip() for name in names):
        raise Refused(
            "{table}: every {section} and every {row} needs a name.",
            table=kind.name,
            section=small(kind.section),
            row=small(kind.row),
        )


def _allows(rule: HouseRule, value: bool | int) -> bool:
    if isinstance(rule.default, bool) or isinstance(value, bool):
        return isinstance(rule.default, bool) and isinstance(value, bool)
    return value in rule.among if rule.among else rule.lowest <= value <= rule.highest


def _allowed(rule: HouseRule) -> str:
    if isinstance(rule.default, bool):
        return tr("yes or no")
    if rule.among:
        return tr("{numbers} or {last}", numbers=", ".join(map(str, rule.among[:-1])), last=rule.among[-1])
    return tr("{low} to {high}", low=rule.lowest, high=rule.highest)

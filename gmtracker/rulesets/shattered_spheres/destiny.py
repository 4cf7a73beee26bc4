"""Destiny: awards from the pool, hubris, and the GM's hand (rules/shattered-spheres.md, Destiny; seed 001).

The reason for an award can be chosen until the session ends. Who activated a hubris can be chosen only right after it.
"""

from gmtracker.engine import events as e
from gmtracker.engine.campaign import Campaign, Character, Procedure, Token, character_place, pool_place
from gmtracker.engine.commands import Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.dice import DieRequest
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import NOBODY, CharacterId, ProcedureId
from gmtracker.i18n import join_parts, tr
from gmtracker.rulesets.shattered_spheres import tilt_state
from gmtracker.rulesets.shattered_spheres.sheet import DESTINY, DICE, STRESS, TRAGEDY, TRIUMPH


def log_note(d: Decision, note: str, removed: str = "") -> None:
    """Log what a Recover has removed, if anything, and the GM's own note in quotation marks."""
    if removed:
        d.log_raw(removed)
    note = note.strip()
    if note:
        d.log("“{note}”" if note.endswith((".", "!", "?", "…")) else "“{note}”.", note=note)


OPEN = "open-use"
"""The procedure for the offers right after an award, an earning, an edit or a hubris."""

REASON = "award-reason"
"""The procedure for an award without a reason. It lasts until the session ends."""

ASKED, WAITS = "asked", "waits"
"""Stages of REASON: the offers are shown right after the award. Later they are only found by search."""

LIMIT = 10
POOL = pool_place(DESTINY)
WORDS = {TRIUMPH: "Triumph", TRAGEDY: "Tragedy"}
COMPLICATION = "complication"
EARNED_BY = {
    COMPLICATION: (tr("a complication"), tr("{hero} earned {die} for a complication.")),
    "heroism": (tr("heroism"), tr("{hero} earned {die} for heroism.")),
    "villainy": (tr("villainy"), tr("{hero} earned {die} for villainy.")),
    "roleplay": (tr("roleplay"), tr("{hero} earned {die} for roleplaying.")),
}
"""The reasons for an award: the note, and the log sentence (seed 000, Earning Destiny)."""


def award(d: Decision, command: Use) -> None:
    """Award a hero a die of the pool. The hero holds it unrolled and may use its shown value immediately."""
    hero = a_hero(d, command)
    die = _require_pool_die(d, command)
    check_at_table(d, hero)
    if d.campaign.track_load(hero.id, STRESS) >= LIMIT:
        d.refuse_unless_overruled("{hero} is at 10 Stress and can't take a Destiny die.", hero=hero.name)
    value = die.value or 0
    of_award = {"by": hero.id, "value": value, "token": die.id, "kind": die.kind}
    d.start_procedure(OPEN, "awarded", of_award)
    unsaid = Procedure(id=ProcedureId(d.next_id("p")), kind=REASON, stage=ASKED, data=of_award)
    d.emit(
        e.ProcedureSet(procedure=unsaid),
        e.TokenMoved(token=die.id, to=character_place(hero.id)),
        e.TokenUsed(use="award", by=hero.id, kinds=(die.kind,), value=value),
    )
    said = {"die": f"{WORDS[die.kind]} {value}", "hero": hero.name}
    d.label("award of {die} to {hero}", **said)
    d.log("{hero} earns {die} and keeps the die.", **said)
    trigger_tilt_if_empty(d)


def name_reason(d: Decision, command: Use) -> bool:
    """Record the reason for a hero's last award without one: a complication by name, :data:`EARNED_BY`, or a note.

    Returns True if this was a step of the award's action because its immediate use is still open. Otherwise it is an
    action of its own.
    """
    unsaid = next((one for one in awards_without_reason(d.campaign) if one.data["by"] == command.by), None)
    if unsaid is None:
        raise Refused("No award needs a reason.")
    hero, reason, note = d.character(command.by), command.text("reason"), command.text("note").strip()
    if any(own.name == reason for own in hero.traits_in("complications")):
        earned_by, said = reason, tr("{hero} earned {die} for the complication “{complication}”.")
    elif reason in EARNED_BY:
        earned_by, said = EARNED_BY[reason]
    elif note and not reason:
        earned_by, said = "", tr("{hero} earned {die}.")
    else:
        raise Refused("Choose how the die was earned.")
    procedure, die = d.campaign.procedure(OPEN), unsaid.data["token"]
    is_open = procedure is not None and procedure.stage == "awarded" and procedure.data["token"] == die
    if procedure is not None and is_open:
        d.join_action(procedure.id)
    d.emit(
        e.ProcedureEnded(procedure=unsaid.id),
        e.TokenUsed(use="award-reason", by=hero.id, note=join_parts(filter(None, (earned_by, note))), about=die),
    )
    d.label("reason for {hero}'s award", hero=hero.name)
    d.log_raw(said.format(hero=hero.name, die=award_die_text(unsaid), complication=reason))
    log_note(d, note)
    return is_open


def awards_without_reason(campaign: Campaign) -> tuple[Procedure, ...]:
    """Return this session's awards without a reason, the latest first.

    Awards saved by an earlier version name no die, so they are left out.
    """
    return tuple(one for one in reversed(campaign.procedures) if one.kind == REASON and "token" in one.data)


def award_die_text(award: Procedure) -> str:
    """Return the die of an award with its shown value: "Triumph 6"."""
    return f"{WORDS[award.data['kind']]} {award.data['value']}"


def activate_hubris(d: Decision, command: Use) -> None:
    """Activate a hero's hubris with a Tragedy of the pool. The hero holds the die. At load 10 it is discarded."""
    hero = a_hero(d, command)
    die = _require_pool_die(d, command)
    if die.kind != TRAGEDY:
        raise Refused("Only a Tragedy die can activate a hubris.")
    check_at_table(d, hero)
    known = hero.traits_in("hubrises")
    hubris = command.text("hubris").strip() or (known[0].name if known else "")
    if not hubris:
        d.refuse_unless_overruled("{hero} has no hubris on the sheet.", hero=hero.name)
    severity = die.value or 0
    full = d.campaign.track_load(hero.id, STRESS) >= LIMIT
    d.emit(
        e.TokenRemoved(token=die.id) if full else e.TokenMoved(token=die.id, to=character_place(hero.id)),
        e.TokenUsed(use="hubris", by=hero.id, kinds=(TRAGEDY,), value=severity, note=hubris),
    )
    d.label("{hero}'s hubris", hero=hero.name)
    d.log(
        "{hero}'s hubris: {what}, severity {severity}."
        if hubris
        else "{hero}'s hubris is activated, severity {severity}.",
        hero=hero.name,
        what=hubris,
        severity=severity,
    )
    if full:
        d.log("{hero} is at 10 Stress, so the die is discarded.", hero=hero.name)
    else:
        d.log("{hero} keeps the Tragedy die.", hero=hero.name)
    if others_at_table(d.campaign, hero.id):
        d.start_procedure(OPEN, "hubris", {"by": hero.id, "value": severity, "kind": TRAGEDY, "token": die.id})
    trigger_tilt_if_empty(d)


def name_activator(d: Decision, command: Use) -> None:
    """Record who activated the last hubris: another player, or the GM if no one is named.

    This is an action of its own, so a wrong name can be undone without undoing the hubris.
    """
    procedure = d.campaign.procedure(OPEN)
    if procedure is None or procedure.stage != "hubris":
        raise Refused("No hubris has just been activated.")
    if procedure.data["by"] != command.by:
        whose = d.campaign.character_name(CharacterId(procedure.data["by"]))
        raise Refused("The hubris that was just activated is {hero}'s.", hero=whose)
    hero = d.character(command.by)
    bringer = d.character(command.on) if command.on else None
    if bringer is not None and (bringer.side != "heroes" or bringer.id == hero.id):
        raise Refused("Only another player or the GM can activate a hubris.")
    name = (bringer.player or bringer.name) if bringer else ""
    brought = tr("activated by {name}", name=name) if bringer else tr("activated by the GM")
    used = e.TokenUsed(use="hubris-by", by=hero.id, on=command.on, note=brought, about=procedure.data.get("token", ""))
    d.emit(e.ProcedureEnded(procedure=procedure.id), used)
    d.label("who activated {hero}'s hubris", hero=hero.name)
    if bringer:
        d.log("{name} activated {hero}'s hubris.", hero=hero.name, name=name)
    else:
        d.log("The GM activated {hero}'s hubris.", hero=hero.name)


def others_at_table(campaign: Campaign, hero: CharacterId) -> tuple[Character, ...]:
    """Return the other heroes whose players are present."""
    present = campaign.session.present if campaign.session else ()
    return tuple(other for other in campaign.heroes() if other.id in present and other.id != hero)


def roll_die(d: Decision, die: Token, by: CharacterId = NOBODY) -> int:
    """Roll a Destiny die that is spent, or take its typed face. Returns its value. ``by`` is empty for the GM."""
    request = DieRequest("destiny", die.size, WORDS[die.kind], names_size=True)
    (rolled,) = d.roll("destiny", request, by=by)
    return rolled.face


def a_hero(d: Decision, command: Use) -> Character:
    """Return the hero who acts. Raises Refused for the opposition, who have no Destiny, and outside a session."""
    hero = d.character(command.by)
    if hero.side != "heroes":
        raise Refused("{name} belongs to the opposition. Only heroes use Destiny.", name=hero.name)
    check_session(d)
    return hero


def one_token(d: Decision, command: Use) -> Token:
    """Return the command's only Destiny die. Raises Refused for any other tokens."""
    if not command.tokens:
        raise Refused("First pick up the token you want to use.")
    if len(command.tokens) > 1:
        raise Refused("Use one Destiny die at a time.")
    token = d.token(command.tokens[0])
    if token.kind not in DICE:
        raise Refused("That needs a Destiny die, not a Fate stone.")
    return token


def check_at_table(d: Decision, hero: Character) -> None:
    """Refuse if the hero's player is not present, unless the GM overrules."""
    session = d.campaign.session
    if session is not None and hero.id not in session.present:
        d.refuse_unless_overruled("{hero} is not present this session.", hero=hero.name)


def trigger_tilt_if_empty(d: Decision) -> None:
    """Make the Tilt due and log it if the pool has no dice left (rules, Tilt)."""
    if not d.campaign.tokens_at(POOL):
        tilt_state.trigger(d)


def die_size(campaign: Campaign) -> int:
    """Return the number of faces of this campaign's Destiny dice (house rule)."""
    return int(campaign.house_rule("die-size"))


def _require_pool_die(d: Decision, command: Use) -> Token:
    die = one_token(d, command)
    if die.place != POOL:
        raise Refused("That die is not in the Destiny pool.")
    return die


def check_session(d: Decision) -> None:
    if d.campaign.session is None:
        raise Refused("Start the session first. Destiny is dealt and earned during play.")

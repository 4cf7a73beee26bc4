"""Shattered Spheres: dispatch its uses and commands to the modules that decide them.

Also: session start and end with dealing dice (rules/shattered-spheres.md, Destiny), tokens added and moved by hand (the
load limit holds unless overruled), and unusual or refused sheet values.
"""

from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine import events as e
from gmtracker.engine.campaign import HAND, Campaign, Character, Place, Token, Trait, character_place
from gmtracker.engine.commands import AddToken, MoveToken
from gmtracker.engine.decision import Decision
from gmtracker.engine.dice import DieOwner, DieRequest
from gmtracker.engine.errors import NothingToChange, Refused
from gmtracker.engine.game import Game, GameParts
from gmtracker.engine.game_spec import RollTable
from gmtracker.engine.handlers.campaign import begin_session, end_session, require_session
from gmtracker.engine.handlers.characters import tidy_trait
from gmtracker.engine.handlers.dispatch import PlainCommand, decide_shared
from gmtracker.engine.handlers.initiative import INITIATIVE
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.engine.offers import Offer, Try
from gmtracker.engine.phrases import join_names, with_article
from gmtracker.engine.ruleset import ProcedureView
from gmtracker.i18n import tr
from gmtracker.rulesets.shattered_spheres import (
    check_flow,
    check_form,
    check_spends,
    check_view,
    destiny,
    drops,
    fate,
    gm_tragedy,
    harm,
    initiative,
    stress,
    surge,
    tilt,
    token_uses,
)
from gmtracker.rulesets.shattered_spheres.destiny import LIMIT, POOL, WORDS, die_size
from gmtracker.rulesets.shattered_spheres.sheet import (
    ABILITIES,
    DICE,
    GAME,
    LATE_ROLLS,
    STONES,
    STRESS,
    TRAGEDY,
    TRIUMPH,
)
from gmtracker.rulesets.shattered_spheres.tilt_state import own_table
from gmtracker.rulesets.shattered_spheres.tilt_view import tilt_procedure
from gmtracker.rulesets.shattered_spheres.token_effects import TOKEN_USES
from gmtracker.rulesets.shattered_spheres.traits import NEVER_UNTRAINED


def add_token(d: Decision, command: AddToken) -> None:
    """Add a new token by hand: a die to the pool (rolled or typed), to a hero or to the GM's hand; or a stone."""
    if command.kind not in (*DICE, *STONES):
        raise Refused("Shattered Spheres uses only Destiny dice and Fate stones.")
    _check_place(d, command.kind, command.place)
    if command.value is not None and command.place != POOL:
        raise Refused("Only dice in the Destiny pool show a face.")
    if command.place == POOL and not d.campaign.tokens_at(POOL) and not d.campaign.house_rule("refill-by-hand"):
        d.refuse_unless_overruled("At this table, the pool stays empty until the next session.")
    size = die_size(d.campaign) if command.kind in DICE else 0
    value = _choose_or_roll_face(d, command.kind, size, command.value) if command.place == POOL else None
    d.new_token(Token(id=TokenId(""), kind=command.kind, place=command.place, size=size, value=value))
    _tell(d, command.kind, command.place, value)


def move_token(d: Decision, command: MoveToken) -> None:
    """Move a token by hand. A die that goes to the pool is rolled."""
    token = d.token(command.token)
    if token.place == command.to:
        raise Refused("It is already there.")
    _check_place(d, token.kind, command.to)
    d.refuse_unless_overruled("The rules don't allow moving a {token} there.", token=_name(token.kind))
    value = _choose_or_roll_face(d, token.kind, token.size, None) if command.to == POOL else None
    d.emit(e.TokenMoved(token=token.id, to=command.to, value=value))
    _tell(d, token.kind, command.to, value)


def _check_place(d: Decision, kind: str, place: Place) -> None:
    if place.kind == "character":
        _check_holder(d, kind, CharacterId(place.key))
    elif place == HAND:
        if kind != TRAGEDY:
            raise Refused("The GM's hand can hold only Tragedy dice.")
    elif place == fate.POOL:
        if kind not in STONES:
            raise Refused("The Fate pool holds only stones.")
        if d.campaign.encounter is None:
            raise Refused("The Fate pool exists only during an encounter.")
    elif place != POOL:
        raise Refused("You can't put a token there.")
    elif kind not in DICE:
        raise Refused("The Destiny pool holds only dice.")


def _check_holder(d: Decision, kind: str, holder: CharacterId) -> None:
    hero = d.character(holder)
    if kind not in DICE or hero.side != "heroes":
        raise Refused("Only heroes can hold tokens, and only Destiny dice.")
    if d.campaign.track_load(hero.id, STRESS) >= LIMIT:
        d.refuse_unless_overruled("{hero} is at 10 Stress and can't take a Destiny die.", hero=hero.name)


def _choose_or_roll_face(d: Decision, kind: str, size: int, value: int | None) -> int | None:
    """Return the given face of a new die, or roll it. Raises Refused for an impossible face."""
    if value is not None:
        if not 1 <= value <= size:
            raise Refused("A Destiny die must be 1 to {size}.", size=size)
        return value
    (die,) = d.roll("pool", DieRequest("pool.by-hand", size, destiny.WORDS[kind], names_size=True))
    return die.face


def _tell(d: Decision, kind: str, place: Place, value: int | None) -> None:
    what = _name(kind) if value is None else f"{WORDS[kind]} {value}"
    d.label("{what} by hand", what=what)
    what = with_article(what) if value is None else what
    if place.kind == "character":
        d.log("By hand: {where} gets {what}.", what=what, where=d.campaign.character_name(CharacterId(place.key)))
    elif place == HAND:
        d.log("By hand: the GM's hand gets {what}.", what=what)
    else:
        d.log("By hand: the {pool} gets {what}.", what=what, pool=GAME.pool(place.key).name)


def _name(kind: str) -> str:
    return GAME.token_kind(kind).name


def start_evening(d: Decision, command: c.StartSession) -> None:
    """Start a session: remove the old pool, deal dice to the present heroes, and roll the new pool."""
    present = begin_session(d, command)
    for die in d.campaign.tokens_at(POOL):
        d.emit(e.TokenRemoved(token=die.id))
    for hero in present:
        _deal(d, hero, command.picks.get(hero.id, ""))
    _roll_pool(d, present)


def arrive(d: Decision, hero: Character) -> None:
    """Deal a hero who arrives late (seed 000, Destiny: "Players start each game session with 1 Triumph and 1 Tragedy").

    By house rule, the player also rolls one of each into the pool. If the pool is empty, it stays empty.
    """
    if len(_deal(d, hero, "")) == len(DICE):
        d.log("{hero} starts with 1 Triumph and 1 Tragedy.", hero=hero.name)
    if not d.campaign.house_rule(LATE_ROLLS.key):
        return
    if not d.campaign.tokens_at(POOL):
        d.log("The Destiny pool stays empty, so {hero} rolls nothing into it.", hero=hero.name)
        return
    faces = _roll_into_pool(d, ((hero.id, _die_owner(hero)),))
    said = {kind: str(shown[0]) for kind, shown in faces.items()}
    d.log("{hero} rolls Triumph {triumph} and Tragedy {tragedy} into the pool.", hero=hero.name, **said)


def end_evening(d: Decision, command: c.EndSession) -> None:
    """End the session, and an encounter that is still in progress. Heroes keep their dice."""
    require_session(d)
    if d.campaign.encounter is not None:
        fate.end_encounter(d, c.EndEncounter(result=command.encounter_result))
    end_session(d)


def _deal(d: Decision, hero: Character, pick: str) -> tuple[str, ...]:
    """Deal a hero one Triumph and one Tragedy if there is room. With room for only one, the player chooses."""
    if pick and pick not in DICE:
        raise Refused("Pick a Triumph or a Tragedy for {hero}.", hero=hero.name)
    room = LIMIT - d.campaign.track_load(hero.id, STRESS)
    first = pick or TRIUMPH
    wanted = (first, *(kind for kind in DICE if kind != first))
    dealt = wanted[: max(0, room)]
    for kind in dealt:
        d.new_token(Token(id=TokenId(""), kind=kind, place=character_place(hero.id), size=die_size(d.campaign)))
    if dealt:
        d.emit(e.TokenUsed(use="dealt", by=hero.id, kinds=dealt))
    if not dealt:
        d.log("{hero} is at 10 Stress and gets no Destiny die.", hero=hero.name)
    elif len(dealt) == 1:
        d.log("{hero} has room for only one die and takes a {kind}.", hero=hero.name, kind=WORDS[dealt[0]])
    return dealt


def _roll_pool(d: Decision, present: tuple[Character, ...]) -> None:
    faces = _roll_into_pool(d, (*((hero.id, _die_owner(hero)) for hero in present), ("gm", DieOwner(tr("GM")))))
    said = {kind: ", ".join(str(face) for face in sorted(shown, reverse=True)) for kind, shown in faces.items()}
    d.log("The Destiny pool holds Triumph {triumph} and Tragedy {tragedy}.", **said)


def _die_owner(hero: Character) -> DieOwner:
    return DieOwner(hero.player or hero.name, hero.id)


def _roll_into_pool(d: Decision, rollers: tuple[tuple[str, DieOwner], ...]) -> dict[str, list[int]]:
    """Roll a die of each kind into the pool for each of these heroes. Returns the faces by kind."""
    size = die_size(d.campaign)
    asked = [
        DieRequest(f"pool.{roller}.{kind}", size, WORDS[kind], owner=owner)
        for roller, owner in rollers
        for kind in DICE
    ]
    shown: dict[str, list[int]] = {kind: [] for kind in DICE}
    for request, die in zip(asked, d.roll("pool", *asked), strict=True):
        kind = request.role.rpartition(".")[2]
        d.new_token(Token(id=TokenId(""), kind=kind, place=POOL, size=size, value=die.face))
        shown[kind].append(die.face)
    return shown


AT_MOST = 5


def warnings(character: Character) -> tuple[str, ...]:
    """Return sentences about unusual values on a sheet. None of them blocks anything."""
    found = []
    flaws = len(character.traits_in("complications")) + len(character.traits_in("hubrises"))
    if flaws > AT_MOST:
        many = tr("{name} has {count} complications and hubrises. The suggested maximum is five.")
        found.append(many.format(name=character.name, count=flaws))
    awakened = character.trait("edges", "Awakened") is not None
    power_loss = any(trait.name.lower().startswith("power loss") for trait in character.traits_in("complications"))
    if character.traits_in("powers") and not (awakened and power_loss):
        needs = tr("{name} has powers. Supernatural powers need the edge Awakened and the complication Power Loss.")
        found.append(needs.format(name=character.name))
    found += [
        tr("{skill} needs training.", skill=trait.name)
        for trait in (*character.traits_in("skills"), *character.traits_in("proficiencies"))
        if trait.name.startswith(NEVER_UNTRAINED) and trait.rank == 0
    ]
    return tuple(found)


def check_tiers(before: Campaign, characters: tuple[Character, ...]) -> None:
    """Refuse a Tier above the table's limit (house rule), and name every character who has one.

    A sheet that already had this Tier ``before`` may keep it.
    """
    highest = int(before.house_rule("highest-tier"))
    past = [character for character in characters if character.tier > highest and not _had_same_tier(before, character)]
    if past:
        names = join_names(character.name for character in past)
        raise Refused("Choose a Tier from 1 to {highest} for {names}.", names=names, highest=highest)


def _had_same_tier(before: Campaign, character: Character) -> bool:
    known = before.find_character(character.id)
    return known is not None and known.tier == character.tier


def check_side(before: Campaign, new: Character) -> None:
    """Refuse to move a hero to the opposition while the hero has Destiny or Stress. The opposition has neither."""
    if new.side != "heroes" and before.character(new.id).side == "heroes" and before.track_load(new.id, STRESS) > 0:
        raise Refused("Remove {name}'s Stress and Destiny dice first. The opposition can't have any.", name=new.name)


def curse(d: Decision, command: c.Use) -> None:
    """Curse a character during play (seed 000, Curses: "negative Edges or negative Powers").

    A curse that is linked to no ability is stored and logged, but adds no Disadvantage by itself.
    """
    victim, ranks, link = d.character(command.by), command.number("ranks", 1), command.text("link")
    if ranks < 1:
        raise Refused("Give the curse at least 1 rank.")
    if link and link not in {ability.name for ability in ABILITIES.suggested}:
        raise Refused("Link the curse to an ability, or to none.")
    trait = tidy_trait(GAME, victim.name, Trait("curses", command.text("name"), rank=-ranks, link=link))
    name = trait.name.casefold()
    old = next((other for other in victim.traits_in("curses") if other.name.casefold() == name), None)
    if old is not None:
        trait = replace(trait, name=old.name)
    if trait == old:
        raise NothingToChange
    d.emit(e.TraitSet(character=victim.id, trait=trait))
    if not link:
        said = tr("{name} is cursed: {curse} {ranks}, not linked to an ability.")
    elif ranks == 1:
        said = tr("{name} is cursed: {curse}, 1 rank of Disadvantage on {ability}.")
    else:
        said = tr("{name} is cursed: {curse}, {ranks} ranks of Disadvantage on {ability}.")
    text = said.format(name=victim.name, curse=trait.name, ranks=ranks, ability=link)
    d.emit(e.Noted(text=text, topic="result", about=victim.id))
    d.label("curse on {name}", name=victim.name)
    d.log_raw(text)
    if old is not None:
        was = {"curse": old.name, "ranks": abs(old.rank), "ability": old.link}
        d.log("It replaces {curse} {ranks} on {ability}." if old.link else "It replaces {curse} {ranks}.", **was)


USES = {
    **dict.fromkeys(TOKEN_USES, token_uses.use_tokens),
    "award": token_uses.award,
    "award-reason": token_uses.name_reason,
    "hubris": destiny.activate_hubris,
    "hubris-by": destiny.name_activator,
    **dict.fromkeys(gm_tragedy.EFFECTS, gm_tragedy.use_from_hand),
    "veto": token_uses.veto,
    "earn-fate": fate.earn,
    "heal": stress.heal,
    "recover-action": stress.recover_action,
    "short-rest": stress.short_rest,
    "long-rest": stress.long_rest,
    "check": check_flow.roll_check,
    "attack": check_flow.attack,
    "resist": check_flow.resist,
    "percent": check_flow.roll_percent,
    INITIATIVE: initiative.roll_initiative,
    "announce": check_flow.announce,
    "add-luck": check_flow.add_luck_die,
    "roll-after-all": check_flow.roll_routine_check,
    "take-harm": harm.take_harm,
    "surge": surge.surge,
    "curse": curse,
    "tilt-begin": tilt.begin,
    "tilt-table": tilt.choose_table,
    "tilt-roll": tilt.roll,
    "tilt-roll-off": tilt.roll_off,
    "tilt-vote": tilt.vote,
    "tilt-count": tilt.count,
    "tilt-decide": tilt.decide_tie,
    "tilt-pass": tilt.let_pass,
    "tilt-finish": tilt.finish,
}


def decide(d: Decision, before: Campaign, command: PlainCommand) -> None:
    """Decide a command that is not one of the game's uses."""
    match command:
        case c.StartSession():
            start_evening(d, command)
        case c.EndSession():
            tilt.lapse(d)
            end_evening(d, command)
        case c.EndEncounter():
            fate.end_encounter(d, command)
        case c.AddToken():
            add_token(d, command)
        case c.MoveToken():
            move_token(d, command)
        case c.AddCharacters():
            decide_shared(d, command)
            check_tiers(before, command.characters)
        case c.EditCharacter():
            decide_shared(d, command)
            check_tiers(before, (command.character,))
            check_side(before, command.character)
        case _:
            decide_shared(d, command)


def before_command(d: Decision, command: c.Command) -> None:
    """Announce the open check and close an open use if the command moves the game on."""
    check_flow.announce_open(d, command)
    token_uses.leave_open_use(d, command)


PARTS = GameParts(
    spec=GAME,
    uses=USES,
    decide=decide,
    before_command=before_command,
    after_command=surge.after_command,
    turn_starts=surge.turn_starts,
    arrives=arrive,
    drop_result=drops.drop_result,
    check_form=check_form.check_form,
    check_odds=check_view.panel_odds,
    check_rows=check_spends.check_rows,
    open_check=check_view.open_check,
    warnings=warnings,
)


class ShatteredSpheres(Game):
    """The ruleset, with its procedures: immediate uses and the Tilt."""

    def __init__(self) -> None:
        super().__init__(PARTS)

    def offers(self, campaign: Campaign, refused: Try) -> tuple[Offer, ...]:
        """Return the immediate uses of an award or of new stones, and the veto of an edited scene."""
        return drops.open_offers(campaign, refused)

    def procedure_view(self, campaign: Campaign) -> ProcedureView | None:
        """Return the current step of the Tilt, or None."""
        return tilt_procedure(campaign)

    def roll_tables(self) -> dict[str, RollTable]:
        """Return the tables of the Soft Tilt and the Hard Tilt."""
        return {kind.key: own_table(kind.key) for kind in GAME.roll_tables}


RULESET = ShatteredSpheres()

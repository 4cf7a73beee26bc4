"""The six uses of a token, wherever its value comes from (rules/shattered-spheres.md, Destiny and Fate; seed 001).

A value is shown by a pool die just awarded, rolled with a held die that is spent, or counted in Fate stones.
"""

from gmtracker.engine import events as e
from gmtracker.engine.campaign import HAND, Character, Place, Procedure, Token, held_by
from gmtracker.engine.commands import Command, Use
from gmtracker.engine.decision import Decision
from gmtracker.engine.errors import Refused
from gmtracker.engine.ids import CharacterId, TokenId
from gmtracker.rulesets.shattered_spheres import fate, stress
from gmtracker.rulesets.shattered_spheres.destiny import (
    LIMIT,
    WORDS,
    a_hero,
    one_token,
    roll_die,
)
from gmtracker.rulesets.shattered_spheres.sheet import SHEET, STONES, STRESS, TRAGEDY

TOKEN_USES = ("coup", "edit-scene", "improve-roll", "inspiration", "recover", "stunt")
OPEN = "open-use"


def use_tokens(d: Decision, command: Use) -> None:
    """Use an awarded die's value, a held die or Fate stones for one of the six uses."""
    flow = d.campaign.procedure(OPEN)
    if flow is not None and flow.stage == "awarded" and command.inputs.get("awarded"):
        _use_award(d, command, flow)
        return
    tokens = tuple(d.token(token) for token in command.tokens)
    if tokens and all(token.kind in STONES for token in tokens):
        user = d.character(command.by)
        value = fate.use_stones(d, user, tokens, for_recover=command.use == "recover")
        _apply(d, command, user, tokens, value)
        return
    die = one_token(d, command)
    hero = a_hero(d, command)
    if die.place != held_by(hero.id):
        raise Refused("{hero} does not hold that die.", hero=hero.name)
    value = roll_die(d, die)
    d.happen(e.TokenMoved(token=die.id, to=HAND) if die.kind == TRAGEDY else e.TokenRemoved(token=die.id))
    _apply(d, command, hero, (die,), value)
    if die.kind == TRAGEDY:
        d.say("The die goes to the GM's hand.")


def effect_at(use: str, value: int) -> str:
    """What a use is worth at a value, in a few words ("+2 degrees")."""
    half = (value + 1) // 2
    match use:
        case "coup":
            return f"+{half} degree{'s' if half != 1 else ''}"
        case "edit-scene":
            return f"{half} rank{'s' if half != 1 else ''} or a detail"
        case "improve-roll":
            return f"+{value} on the check"
        case "inspiration":
            return f"a hint of {value}"
        case "recover":
            return "one Stress"
        case _:
            return f"a stunt at {value}"


def veto(d: Decision, _command: Use) -> None:
    """The GM vetoes an edited scene: what was spent comes back, and an award's use is open again."""
    flow = d.campaign.procedure(OPEN)
    if flow is None or flow.stage != "edited":
        raise Refused("There is no edited scene to veto.")
    hero = CharacterId(flow.data["by"])
    d.part_of(flow.id)
    back = {"by": hero, "value": flow.data["value"], "kind": flow.data["kind"]}
    if flow.data["awarded"]:
        again = Procedure(id=flow.id, kind=OPEN, stage="awarded", data={**back, "token": flow.data["tokens"][0]["id"]})
        d.happen(e.ProcedureSet(procedure=again))
    else:
        _return_tokens(d, flow)
        d.happen(e.ProcedureEnded(procedure=flow.id))
    d.happen(e.TokenUsed(use="veto", by=hero, kinds=_kinds(flow), value=flow.data["value"]))
    name = d.campaign.name_of(hero)
    d.label("veto of {name}'s edit", name=name)
    d.say("The GM vetoes the edit; what {name} spent comes back.", name=name)


def leave_open_use(d: Decision, command: Command) -> None:
    """Whatever else is done, an open award, earning or edit is left as it is: its immediate use was declined."""
    flow = d.campaign.procedure(OPEN)
    if flow is None or (isinstance(command, Use) and _continues(command, flow)):
        return
    d.end(flow)


def unknown(_d: Decision, command: Use) -> None:
    """A use that this game does not have."""
    raise Refused("Shattered Spheres knows no “{use}”.", use=command.use)


def _continues(command: Use, flow: Procedure) -> bool:
    match flow.stage:
        case "awarded":
            return command.use in TOKEN_USES and bool(command.inputs.get("awarded"))
        case "earned":
            return command.use in TOKEN_USES and set(command.tokens) <= set(flow.data["tokens"])
        case _:
            return command.use == "veto"


def _use_award(d: Decision, command: Use, flow: Procedure) -> None:
    hero = a_hero(d, command)
    if hero.id != flow.data["by"]:
        raise Refused("This award is {name}'s to use.", name=d.campaign.name_of(CharacterId(flow.data["by"])))
    d.part_of(flow.id)
    die = d.token(TokenId(flow.data["token"]))
    if command.use != "edit-scene":
        d.happen(e.ProcedureEnded(procedure=flow.id))
    _apply(d, command, hero, (die,), flow.data["value"], awarded=flow)


def _apply(
    d: Decision,
    command: Use,
    user: Character,
    tokens: tuple[Token, ...],
    value: int,
    awarded: Procedure | None = None,
) -> None:
    """What the use does to the table, and how it is told; Coup, Stunt and the like are told with their value."""
    note = command.text("note").strip()
    kinds = tuple(token.kind for token in tokens)
    if command.use == "recover":
        if d.campaign.load(user.id, STRESS) >= LIMIT:
            d.unless_overruled("{hero} is at 10 Stress, and Recover would add one more.", hero=user.name)
        note = stress.recover(d, user, command.text("ends"), note)
    d.happen(
        e.TokenUsed(use=command.use, by=user.id, on=command.on, kinds=() if awarded else kinds, value=value, note=note)
    )
    if command.use == "edit-scene":
        _keep_open_for_veto(d, user, tokens, value, awarded)
    said: dict[str, object] = {
        "name": user.name,
        "use": SHEET.use(command.use).name,
        "what": spoken(tokens[0].kind, value),
        "effect": effect_at(command.use, value),
    }
    d.label("{use} of {name} with {what}", **said)
    d.say("{name}: {use} with {what}, {effect}.", **said)
    if note:
        d.say("{note}", note=note)


def spoken(kind: str, value: int) -> str:
    """A token and its value as they are said: "Triumph 4", "3 Triumph stones"."""
    if kind in STONES:
        token = SHEET.token_kind(kind)
        return f"1 {token.name}" if value == 1 else f"{value} {token.plural}"
    return f"{WORDS[kind]} {value}"


def _keep_open_for_veto(
    d: Decision, user: Character, tokens: tuple[Token, ...], value: int, awarded: Procedure | None
) -> None:
    spent = [{"id": t.id, "kind": t.kind, "size": t.size, "place": [t.place.kind, t.place.id]} for t in tokens]
    data = {
        "by": user.id,
        "value": value,
        "kind": tokens[0].kind,
        "tokens": spent,
        "awarded": awarded is not None,
    }
    if awarded is None:
        d.begin(OPEN, "edited", data)
    else:
        d.happen(e.ProcedureSet(procedure=Procedure(id=awarded.id, kind=OPEN, stage="edited", data=data)))


def _return_tokens(d: Decision, flow: Procedure) -> None:
    for spent in flow.data["tokens"]:
        kind, place_id = spent["place"]
        place = Place(kind, place_id)
        if d.campaign.token(TokenId(spent["id"])) is not None:
            d.happen(e.TokenMoved(token=TokenId(spent["id"]), to=place))
        else:
            d.new_token(Token(id=TokenId(""), kind=spent["kind"], place=place, size=spent["size"]))
    for marker in d.campaign.markers:
        if flow.data["kind"] in STONES and fate.is_lock(marker, flow.data["kind"]):
            d.happen(e.MarkerRemoved(marker=marker.id))


def _kinds(flow: Procedure) -> tuple[str, ...]:
    return () if flow.data["awarded"] else tuple(token["kind"] for token in flow.data["tokens"])

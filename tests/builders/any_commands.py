"""Anything a GM may do, drawn at random: for what has to hold after every step, whatever it was."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from hypothesis import strategies as st
from msgspec.structs import replace

from gmtracker.engine import commands as c
from gmtracker.engine.campaign import HAND, Character, Expiry, Place, character_place, pool_place
from gmtracker.engine.ids import NOBODY, CharacterId
from gmtracker.ui.bridge import Bridge
from tests.builders.campaigns import a_foe, a_hero, a_table, faces_in_turn

_Thing = TypeVar("_Thing")
Deed = Callable[["Evening", int], object]


class Evening:
    """A bridge with three characters at its table, and actions that a number makes definite."""

    def __init__(self) -> None:
        self.bridge = Bridge(faces_in_turn(*range(1, 7)))
        self.bridge.open(a_table(a_hero(), a_hero("Rook", player="Ben", wounds=1), a_foe()))

    def characters(self) -> tuple[Character, ...]:
        """Everyone in the roster now."""
        return self.bridge.table.campaign.characters

    def somebody(self, number: int) -> CharacterId:
        """One of the characters, or somebody who is gone."""
        found = _pick(self.characters(), number)
        return found.id if found else CharacterId("c999")

    def ask(self, command: c.Command) -> bool:
        """Have it done; refusals count as well here."""
        return self.bridge.dispatch(command)


def award(evening: Evening, number: int) -> None:
    dice = evening.bridge.table.campaign.tokens_at(pool_place("destiny"))
    if die := _pick(dice, number):
        evening.ask(c.Use(use="award", by=evening.somebody(number // 7), tokens=(die.id,), override=number % 2 == 0))


def take_an_offer(evening: Evening, number: int) -> None:
    if offer := _pick(evening.bridge.rules.offers(), number):
        evening.ask(offer.command)


def spend(evening: Evening, number: int) -> None:
    hero = evening.somebody(number)
    use = ("coup", "recover", "edit-scene")[number % 3]
    if die := _pick(evening.bridge.table.campaign.tokens_at(character_place(hero)), number // 3):
        evening.ask(c.Use(use=use, by=hero, tokens=(die.id,)))


def use_stones(evening: Evening, number: int) -> None:
    stones = evening.bridge.table.campaign.tokens_at(pool_place("fate"))
    some = tuple(stone.id for stone in stones[: 1 + number % 3])
    evening.ask(c.Use(use="inspiration", by=evening.somebody(number), tokens=some))


def earn_stones(evening: Evening, number: int) -> None:
    kind = ("triumph-stone", "tragedy-stone")[number % 2]
    evening.ask(c.Use(use="earn-fate", inputs={"kind": kind, "count": 1 + number % 4}))


def hubris(evening: Evening, number: int) -> None:
    dice = evening.bridge.table.campaign.tokens_at(pool_place("destiny"), "tragedy")
    if die := _pick(dice, number):
        evening.ask(c.Use(use="hubris", by=evening.somebody(number), tokens=(die.id,), inputs={"hubris": "Pride"}))


def set_track(evening: Evening, number: int) -> None:
    track = ("stress", "wounds")[number % 2]
    evening.ask(c.SetTrack(character=evening.somebody(number // 2), track=track, value=number % 11, override=True))


def set_condition(evening: Evening, number: int) -> None:
    key = ("dazed", "fatigued")[number % 2]
    until = Expiry("turn-end", character=evening.somebody(number // 3)) if number % 5 else None
    evening.ask(c.SetCondition(character=evening.somebody(number), condition=key, on=number % 3 > 0, expiry=until))


def set_marker(evening: Evening, number: int) -> None:
    owner = evening.somebody(number) if number % 3 else NOBODY
    until = (None, Expiry("round-end", skip=number % 4), Expiry("turn-start", character=evening.somebody(number // 3)))[
        number % 3
    ]
    count = number % 7 if number % 2 else None
    evening.ask(c.SetMarker(text=("wet", "ritual")[number % 2], owner=owner, count=count, expiry=until))


def mark_action(evening: Evening, number: int) -> None:
    action = ("standard", "reaction")[number % 2]
    evening.ask(c.MarkAction(character=evening.somebody(number // 2), action=action, times=number % 3))


def add_character(evening: Evening, number: int) -> None:
    evening.ask(c.AddCharacters(characters=(a_hero(f"Newcomer {number}"), a_foe(f"Foe {number}"))[: 1 + number % 2]))


def edit_character(evening: Evening, number: int) -> None:
    if found := _pick(evening.characters(), number):
        changes = (
            {"name": f"Name {number}"},
            {"tier": 1 + number % 5},
            {"side": "opposition" if found.side == "heroes" else "heroes"},
            {"player": "Someone else"},
        )
        evening.ask(c.EditCharacter(character=replace(found, **changes[number // 5 % 4])))


def remove_character(evening: Evening, number: int) -> None:
    evening.ask(c.RemoveCharacter(character=evening.somebody(number)))


def start_session(evening: Evening, number: int) -> None:
    heroes = evening.bridge.table.campaign.heroes()
    evening.ask(c.StartSession(present=tuple(hero.id for hero in heroes)[number % 2 :]))


def toggle_presence(evening: Evening, number: int) -> None:
    evening.ask(c.SetPresent(character=evening.somebody(number), present=number % 2 == 0))


def start_encounter(evening: Evening, number: int) -> None:
    order = tuple(character.id for character in evening.characters())
    evening.ask(c.StartEncounter(kind=("combat", "conflict")[number % 2], order=order[number % 2 :]))


def set_order(evening: Evening, number: int) -> None:
    order = [character.id for character in evening.characters()]
    cut = number % (len(order) + 1)
    evening.ask(c.SetOrder(order=tuple((order[cut:] + order[:cut])[: 1 + number % 4])))


def add_token(evening: Evening, number: int) -> None:
    kind = ("triumph", "tragedy", "triumph-stone", "tragedy-stone")[number % 4]
    places: tuple[Place, ...] = (
        pool_place("destiny"),
        pool_place("fate"),
        HAND,
        character_place(evening.somebody(number)),
    )
    evening.ask(c.AddToken(kind=kind, place=places[number // 4 % 4], override=True))


def move_token(evening: Evening, number: int) -> None:
    places: tuple[Place, ...] = (pool_place("destiny"), HAND, character_place(evening.somebody(number)))
    if token := _pick(evening.bridge.table.campaign.tokens, number):
        evening.ask(c.MoveToken(token=token.id, to=places[number // 3 % 3], override=True))


def remove_token(evening: Evening, number: int) -> None:
    if token := _pick(evening.bridge.table.campaign.tokens, number):
        evening.ask(c.RemoveToken(token=token.id))


def undo_from(evening: Evening, number: int) -> None:
    if entry := _pick(evening.bridge.entries()[-6:], number):
        evening.bridge.undo_from(entry.id)


def look_back(evening: Evening, number: int) -> None:
    if entry := _pick(evening.bridge.entries(), number):
        evening.bridge.look_back(entry.id)


DEEDS: dict[str, Deed] = {
    deed.__name__: deed
    for deed in (
        award,
        take_an_offer,
        spend,
        use_stones,
        earn_stones,
        hubris,
        set_track,
        set_condition,
        set_marker,
        mark_action,
        add_character,
        edit_character,
        remove_character,
        start_session,
        toggle_presence,
        start_encounter,
        set_order,
        add_token,
        move_token,
        remove_token,
        undo_from,
        look_back,
    )
} | {
    "next_turn": lambda evening, _: evening.ask(c.NextTurn()),
    "previous_turn": lambda evening, _: evening.ask(c.PreviousTurn()),
    "end_encounter": lambda evening, _: evening.ask(c.EndEncounter()),
    "end_session": lambda evening, _: evening.ask(c.EndSession()),
    "note": lambda evening, number: evening.ask(c.AddNote(text=f"Note {number}")),
    "undo": lambda evening, _: evening.bridge.undo(),
    "redo": lambda evening, _: evening.bridge.redo(),
    "return_to_now": lambda evening, _: evening.bridge.return_to_now(),
}

STARTS: dict[str, tuple[tuple[str, int], ...]] = {
    "preparation": (),
    "session": (("start_session", 0),),
    "encounter": (("start_session", 0), ("start_encounter", 0), ("earn_stones", 3), ("award", 0)),
}


def evenings(longest: int = 20) -> st.SearchStrategy[tuple[tuple[str, int], ...]]:
    """Actions by name, each with the number that makes it definite; they begin somewhere in play."""
    deeds = st.lists(st.tuples(st.sampled_from(sorted(DEEDS)), st.integers(0, 400)), max_size=longest)
    starts = st.sampled_from(sorted(STARTS))
    return st.builds(lambda start, more: (*STARTS[start], *more), starts, deeds)


def _pick(things: Sequence[_Thing], number: int) -> _Thing | None:
    return things[number % len(things)] if things else None

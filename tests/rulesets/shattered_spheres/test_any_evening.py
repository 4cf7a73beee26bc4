"""Random sessions, step by step: invariants that hold whatever commands are given."""

from collections import Counter

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from gmtracker.engine.campaign import HAND, Campaign, Place, character_place, pool_place
from gmtracker.engine.commands import (
    AddNote,
    AddToken,
    Command,
    EndEncounter,
    EndSession,
    MarkAction,
    MoveToken,
    NextTurn,
    PreviousTurn,
    RemoveCharacter,
    RemoveToken,
    SetCondition,
    SetOrder,
    SetPresent,
    SetTrack,
    StartEncounter,
    StartSession,
    Use,
)
from gmtracker.engine.dice import Dice
from gmtracker.engine.errors import Refused
from gmtracker.engine.evolve import fold
from gmtracker.engine.history import Entry, History
from gmtracker.engine.ids import CharacterId, EntryId, TokenId
from gmtracker.rulesets.shattered_spheres.destiny import ASKED, OPEN, REASON, WAITS
from gmtracker.rulesets.shattered_spheres.gm_tragedy import EFFECTS
from gmtracker.rulesets.shattered_spheres.token_effects import TOKEN_USES
from tests.builders.campaigns import a_foe, a_hero, a_table, do
from tests.builders.thorough import thorough

Kinds = Counter[str]
WITHOUT_TOKENS = ("heal", "recover-action", "short-rest", "long-rest")
ENDS = ("", "", "wound", "dazed")
LONG_ENOUGH = 8


def kinds_of(campaign: Campaign) -> Kinds:
    return Counter(token.kind for token in campaign.tokens)


def change_of(before: Campaign, after: Campaign) -> dict[str, int]:
    """Return how many more tokens of each kind there are."""
    old, new = kinds_of(before), kinds_of(after)
    return {kind: new[kind] - old[kind] for kind in {**old, **new} if new[kind] != old[kind]}


def minus(kinds: list[str]) -> dict[str, int]:
    return {kind: -count for kind, count in Counter(kinds).items()}


ENDED_BY_A_TURN = ("check", OPEN)
"""Procedures that end when play moves on.

A previous turn does not bring them back, and no reason is asked for again.
"""


class AnyEvening(RuleBasedStateMachine):
    """A table of two heroes and a foe. In some sessions the GM overrules refusals, in others never."""

    @initialize(overrules=st.booleans(), stress=st.integers(0, 10))
    def set_the_table(self, overrules: bool, stress: int) -> None:
        hurt = a_hero(stress=stress, wounds=1, conditions=("dazed",))
        self.table = a_table(hurt, a_hero("Rook", player="Ben", tier=3), a_foe())
        self.overrules = overrules
        self.before: dict[EntryId, Campaign] = {}
        do(self.table, StartSession(present=tuple(hero.id for hero in self.campaign.heroes())), *range(1, 7))
        do(self.table, StartEncounter(kind="combat", order=tuple(one.id for one in self.campaign.characters)))

    @property
    def campaign(self) -> Campaign:
        return self.table.campaign

    def ask(self, command: Command, faces: st.DataObject) -> dict[str, int] | None:
        """Do the command. Returns how the number of tokens changed, or None if it was refused."""
        if self.overrules and hasattr(command, "override"):
            command = replace(command, override=True)
        before = self.campaign
        dice = Dice(lambda size: faces.draw(st.integers(1, size)))
        try:
            (entry,) = self.table.dispatch(command, dice).entries
        except Refused:
            assert self.campaign is before
            return None
        assert entry.label
        assert entry.sentence
        assert self.overrules or not entry.overruled
        self.before[entry.id] = before
        return change_of(before, self.campaign)

    def any_character(self, data: st.DataObject) -> CharacterId:
        """Return a character in the campaign, or one who is not in it."""
        known = [character.id for character in self.campaign.characters]
        return data.draw(st.sampled_from([*known, *known, CharacterId("c99")]))

    def some_tokens(self, data: st.DataObject, *places: Place, most: int = 1) -> tuple[TokenId, ...]:
        """Return tokens from one of these places, and rarely tokens from anywhere."""
        anywhere = data.draw(st.integers(0, 9)) == 0
        tokens = [token.id for token in self.campaign.tokens if anywhere or token.place in places]
        chosen = st.lists(st.sampled_from(tokens), min_size=1, max_size=most, unique=True)
        return tuple(data.draw(chosen)) if tokens else ()

    def kinds(self, tokens: tuple[TokenId, ...]) -> list[str]:
        return [token.kind for token in self.campaign.tokens if token.id in tokens]

    @precondition(lambda self: self.campaign.session is None)
    @rule(data=st.data())
    def start_a_session(self, data: st.DataObject) -> None:
        heroes = [hero.id for hero in self.campaign.heroes()]
        present = tuple(data.draw(st.lists(st.sampled_from(heroes), unique=True))) if heroes else ()
        room = [min(2, max(0, 10 - self.campaign.track_load(hero, "stress"))) for hero in present]
        old = len(self.campaign.tokens_at(pool_place("destiny")))
        change = self.ask(StartSession(present=present), data)
        if change is not None:
            assert sum(change.values()) == sum(room) + 2 * (len(present) + 1) - old
            assert all(token.value for token in self.campaign.tokens_at(pool_place("destiny")))

    @precondition(lambda self: len(self.table.history.open_chapter.entries) > LONG_ENOUGH)
    @rule(data=st.data())
    def end_the_session(self, data: st.DataObject) -> None:
        stones = [token.kind for token in self.campaign.tokens_at(pool_place("fate"))]
        change = self.ask(EndSession(), data)
        assert change is None or change == minus(stones)

    @precondition(lambda self: self.campaign.encounter is None)
    @rule(data=st.data(), kind=st.sampled_from(["combat", "conflict"]))
    def start_an_encounter(self, data: st.DataObject, kind: str) -> None:
        order = data.draw(st.permutations([character.id for character in self.campaign.characters]))
        assert not self.ask(StartEncounter(kind=kind, order=tuple(order)), data)

    @precondition(lambda self: len(self.table.history.open_chapter.entries) % LONG_ENOUGH == 0)
    @rule(data=st.data())
    def end_the_encounter(self, data: st.DataObject) -> None:
        stones = [token.kind for token in self.campaign.tokens_at(pool_place("fate"))]
        change = self.ask(EndEncounter(), data)
        assert change is None or change == minus(stones)

    @rule(data=st.data())
    def take_turns(self, data: st.DataObject) -> None:
        ways: list[Command] = [NextTurn(), PreviousTurn()]
        assert not self.ask(data.draw(st.sampled_from(ways)), data)

    @precondition(lambda self: not any(p.kind in ENDED_BY_A_TURN or p.stage == ASKED for p in self.campaign.procedures))
    @rule(data=st.data())
    def go_on_a_turn_and_back(self, data: st.DataObject) -> None:
        self.ask(AddNote(text="Whose turn is it?"), data)
        before = self.campaign
        if self.ask(NextTurn(), data) is not None:
            self.ask(PreviousTurn(), data)
            assert self.campaign == before

    @rule(data=st.data())
    def change_the_order(self, data: st.DataObject) -> None:
        characters = [character.id for character in self.campaign.characters]
        order = data.draw(st.lists(st.sampled_from(characters), unique=True)) if characters else []
        assert not self.ask(SetOrder(order=tuple(order)), data)

    @rule(data=st.data(), times=st.integers(0, 2), action=st.sampled_from(["standard", "reaction"]))
    def mark(self, data: st.DataObject, times: int, action: str) -> None:
        assert not self.ask(MarkAction(character=self.any_character(data), action=action, times=times), data)

    @rule(data=st.data())
    def award(self, data: st.DataObject) -> None:
        die = self.some_tokens(data, pool_place("destiny"))
        assert not self.ask(Use(use="award", by=self.any_character(data), tokens=die), data)

    @rule(data=st.data(), use=st.sampled_from(sorted(TOKEN_USES)), ends=st.sampled_from(ENDS))
    def spend(self, data: st.DataObject, use: str, ends: str) -> None:
        by = self.any_character(data)
        places = [character_place(by)] if data.draw(st.booleans()) else [pool_place("fate")]
        tokens = self.some_tokens(data, *places, most=1 if places[0].kind == "character" else 3)
        spent = [token for token in self.campaign.tokens if token.id in tokens]
        change = self.ask(Use(use=use, by=by, tokens=tokens, inputs={"ends": ends}), data)
        leaves = [token.kind for token in spent if token.kind != "tragedy" or token.place == HAND]
        assert change is None or change == minus(leaves)

    @precondition(lambda self: self.campaign.procedures)
    @rule(data=st.data())
    def take_an_offer(self, data: st.DataObject) -> None:
        """Take the immediate use of an award or of new stones, or the veto of an edit."""
        offers = (*self.table.rules.offers(), *self.table.rules.hidden_offers())
        if offers:
            offer = data.draw(st.sampled_from(offers))
            kinds = self.kinds(offer.command.tokens)
            change = self.ask(offer.command, data)
            assert (change is None) == bool(offer.refusal and not self.overrules)
            if offer.command.use == "veto":
                assert all(count > 0 for count in (change or {}).values())
            else:
                assert change is None or change == minus(kinds)

    @rule(data=st.data(), hubris=st.sampled_from(["", "Pride"]))
    def activate_a_hubris(self, data: st.DataObject, hubris: str) -> None:
        by = self.any_character(data)
        full = self.campaign.find_character(by) is not None and self.campaign.track_load(by, "stress") >= 10
        die = self.some_tokens(data, pool_place("destiny"))
        change = self.ask(Use(use="hubris", by=by, tokens=die, inputs={"hubris": hubris}), data)
        assert change is None or change == ({"tragedy": -1} if full else {})

    @rule(data=st.data(), use=st.sampled_from(EFFECTS), note=st.sampled_from(["", "Rain."]))
    def use_the_hand(self, data: st.DataObject, use: str, note: str) -> None:
        on = self.any_character(data)
        change = self.ask(Use(use=use, on=on, tokens=self.some_tokens(data, HAND), inputs={"note": note}), data)
        assert change is None or (change == {"tragedy": -1} and (note or use != "gm-use"))

    @rule(data=st.data(), kind=st.sampled_from(["triumph-stone", "tragedy-stone"]), count=st.integers(1, 4))
    def earn(self, data: st.DataObject, kind: str, count: int) -> None:
        inputs = {"kind": kind, "count": count}
        change = self.ask(Use(use="earn-fate", by=self.any_character(data), inputs=inputs), data)
        assert change is None or change == {kind: count}

    @rule(data=st.data(), use=st.sampled_from(WITHOUT_TOKENS), ends=st.sampled_from(ENDS), recovers=st.integers(0, 2))
    def heal_or_rest(self, data: st.DataObject, use: str, ends: str, recovers: int) -> None:
        by, on = self.any_character(data), self.any_character(data)
        assert not self.ask(Use(use=use, by=by, on=on, inputs={"ends": ends, "recovers": recovers}), data)

    @rule(data=st.data(), track=st.sampled_from(["stress", "wounds"]), value=st.integers(-1, 11))
    def set_a_track(self, data: st.DataObject, track: str, value: int) -> None:
        assert not self.ask(SetTrack(character=self.any_character(data), track=track, value=value), data)

    @rule(data=st.data(), on=st.booleans())
    def set_a_condition(self, data: st.DataObject, on: bool) -> None:
        assert not self.ask(SetCondition(character=self.any_character(data), condition="dazed", on=on), data)

    @rule(data=st.data(), present=st.booleans())
    def come_and_go(self, data: st.DataObject, present: bool) -> None:
        character = self.any_character(data)
        held = len(self.campaign.tokens_at(character_place(character)))
        change = self.ask(SetPresent(character=character, present=present), data) or {}
        assert sum(change.values()) == len(self.campaign.tokens_at(character_place(character))) - held
        assert present or not change

    @rule(data=st.data(), kind=st.sampled_from(["triumph", "tragedy", "triumph-stone", "tragedy-stone"]))
    def lay_a_token_by_hand(self, data: st.DataObject, kind: str) -> None:
        places = [pool_place("destiny"), pool_place("fate"), character_place(self.any_character(data))]
        change = self.ask(AddToken(kind=kind, place=data.draw(st.sampled_from(places))), data)
        assert change is None or change == {kind: 1}

    @rule(data=st.data())
    def move_or_take_a_token_by_hand(self, data: st.DataObject) -> None:
        for token in self.some_tokens(data, pool_place("destiny"), character_place(self.any_character(data))):
            kinds = self.kinds((token,))
            assert not self.ask(MoveToken(token=token, to=character_place(self.any_character(data))), data)
            assert self.ask(RemoveToken(token=token), data) == minus(kinds)

    @precondition(lambda self: len(self.campaign.characters) > 1)
    @rule(data=st.data(), sure=st.integers(0, 4))
    def lose_a_character(self, data: st.DataObject, sure: int) -> None:
        if sure:
            return
        character = data.draw(st.sampled_from([character.id for character in self.campaign.characters]))
        held = [token.kind for token in self.campaign.tokens_at(character_place(character))]
        assert self.ask(RemoveCharacter(character=character), data) == minus(held)

    @rule()
    def undo_and_redo(self) -> None:
        after = self.campaign
        if self.table.undo() is not None:
            self.table.redo()
        assert self.campaign == after

    @rule()
    def undo(self) -> None:
        entries = self.table.history.undoable()
        change = self.table.undo()
        assert (change is None) == (not entries)
        if entries and entries[0].id in self.before:
            assert self.campaign == self.before[entries[0].id]

    @rule(data=st.data())
    def take_back_an_older_line(self, data: st.DataObject) -> None:
        entries = self.table.history.open_chapter.entries
        if entries:
            chosen = data.draw(st.sampled_from(entries))
            first = min(entry.id for entry in entries if entry.action == chosen.action)
            goes = [entry for entry in entries if entry.id >= first]
            assert self.table.entries_undone_from(chosen.id) == tuple(goes)
            self.table.undo_from(chosen.id)
            assert self.campaign == self.before.get(goes[0].id, self.campaign)

    @rule()
    def redo(self) -> None:
        self.table.redo()

    @invariant()
    def the_table_is_the_fold_of_its_log(self) -> None:
        chapter = self.table.history.open_chapter
        assert self.campaign == fold(chapter.opening, (event for entry in chapter.entries for event in entry.events))

    @invariant()
    def a_token_lies_where_its_kind_belongs(self) -> None:
        heroes = {hero.id for hero in self.campaign.heroes()}
        for token in self.campaign.tokens:
            match token.place.kind:
                case "pool":
                    assert token.kind in self.campaign.game.pool(token.place.key).tokens
                case "character":
                    assert token.place.key in heroes
                    assert token.kind in ("triumph", "tragedy")
                case "hand":
                    assert token.kind == "tragedy"
            assert (token.value is not None) == (token.place == pool_place("destiny"))
        assert len({token.id for token in self.campaign.tokens}) == len(self.campaign.tokens)
        assert len({(mark.owner, mark.key) for mark in self.campaign.markers}) == len(self.campaign.markers)
        assert self.campaign.encounter or not self.campaign.tokens_at(pool_place("fate"))

    @invariant()
    def tracks_stay_in_their_range_and_loads_within_ten_unless_overruled(self) -> None:
        for character in self.campaign.characters:
            for track in self.campaign.game.tracks:
                assert track.lowest <= self.campaign.track_value(character.id, track.key) <= track.highest
            assert self.overrules or self.campaign.track_load(character.id, "stress") <= 10

    @invariant()
    def nobody_unknown_has_the_turn(self) -> None:
        encounter = self.campaign.encounter
        if encounter is not None:
            known = {character.id for character in self.campaign.characters}
            assert set(encounter.order) <= known
            assert (encounter.active in encounter.order) == bool(encounter.order)

    @invariant()
    def of_each_flow_at_most_one_is_open_and_without_any_nothing_is_offered(self) -> None:
        kinds = [procedure.kind for procedure in self.campaign.procedures if procedure.stage != WAITS]
        assert len(set(kinds)) == len(kinds)
        assert kinds or not self.table.rules.offers()

    @invariant()
    def a_reason_waits_in_a_session_alone(self) -> None:
        waits = any(procedure.kind == REASON for procedure in self.campaign.procedures)
        assert not waits or self.campaign.session is not None

    def teardown(self) -> None:
        """Check that saving and loading the log gives the same state."""
        chapter = self.table.history.open_chapter
        read = msgspec.json.decode(msgspec.json.encode(chapter.entries), type=tuple[Entry, ...])
        assert History(chapter.opening, read).now == self.campaign


AnyEvening.TestCase.settings = settings(max_examples=thorough(100), stateful_step_count=40, deadline=None)
TestAnyEvening = AnyEvening.TestCase

"""What a game adds as a turn starts: within the change of turn, whichever command brings it, and reversible."""

from msgspec.structs import replace

from gmtracker.engine import events as e
from gmtracker.engine.campaign import HAND, Campaign, Condition, Marker, Token, TurnBehind, Until
from gmtracker.engine.commands import NextTurn, PreviousTurn, SetOrder
from gmtracker.engine.decide import SharedCommand, decide_shared
from gmtracker.engine.decision import Decision
from gmtracker.engine.evolve import fold
from gmtracker.engine.ids import CharacterId, MarkerId, TokenId
from tests.support.builders import a_hero, an_encounter, no_dice


def omen(d: Decision, acting: CharacterId) -> None:
    """Whoever's turn starts is shaken, and the old dread makes room for a new one."""
    d.happen(e.ConditionSet(character=acting, condition=Condition("shaken")))
    dread = d.campaign.marker(acting, "dread")
    d.mark(Marker(id=MarkerId(""), owner=acting, key="dread", value=int(dread.value) + 1 if dread else 1))


def after(campaign: Campaign, command: SharedCommand) -> Campaign:
    d = Decision(campaign, no_dice(), turn_starts=omen)
    decide_shared(d, command)
    return fold(campaign, d.decided().events)


def tide(d: Decision) -> None:
    """As a round begins the first token comes to another face and size, the second goes, and a new one comes."""
    first, second, *_ = d.campaign.tokens
    d.happen(e.TokenChanged(token=first.id, size=4, value=3, name="The tide"))
    d.happen(e.TokenRemoved(token=second.id))
    d.new_token(Token(id=TokenId(""), kind="triumph", place=HAND))


def after_round(campaign: Campaign, *commands: SharedCommand) -> Campaign:
    for command in commands:
        d = Decision(campaign, no_dice(), round_starts=tide)
        decide_shared(d, command)
        campaign = fold(campaign, d.decided().events)
    return campaign


def seen(campaign: Campaign) -> list[tuple[str, bool, int]]:
    """Each character's name, whether shaken, and the dread."""
    marks = {c.id: campaign.marker(c.id, "dread") for c in campaign.characters}
    return [(c.name, c.has_condition("shaken"), int(m.value) if (m := marks[c.id]) else 0) for c in campaign.characters]


def the_campaign() -> Campaign:
    return an_encounter(a_hero(), a_hero("Rook")).campaign


def test_the_game_acts_as_a_turn_starts() -> None:
    campaign = after(the_campaign(), NextTurn())
    assert seen(campaign) == [("Mira", False, 0), ("Rook", True, 1)]


def test_leaving_the_order_starts_the_next_ones_turn_too() -> None:
    start = the_campaign()
    campaign = after(start, SetOrder(order=(start.characters[1].id,)))
    assert seen(campaign) == [("Mira", False, 0), ("Rook", True, 1)]


def test_going_back_a_turn_reverses_what_the_game_did() -> None:
    states = [the_campaign()]
    for _ in range(5):
        states.append(after(states[-1], NextTurn()))
    back = states[-1]
    for earlier in reversed(states[:-1]):
        back = after(back, PreviousTurn())
        assert seen(back) == seen(earlier)


def test_what_was_ended_and_set_anew_in_one_change_of_turn_comes_back_as_it_was() -> None:
    start = the_campaign()
    rook = start.characters[1].id
    timed = Condition("shaken", Until("turn-start", of=rook))
    start = fold(start, [e.ConditionSet(character=rook, condition=timed)])
    back = after(after(start, NextTurn()), PreviousTurn())
    assert back.character(rook).conditions == (timed,)


def test_what_has_been_taken_off_since_is_not_missed() -> None:
    campaign = after(the_campaign(), NextTurn())
    rook = campaign.characters[1].id
    campaign = fold(campaign, [e.ConditionEnded(character=rook, key="shaken")])
    assert seen(after(campaign, PreviousTurn())) == [("Mira", False, 0), ("Rook", False, 0)]


def test_without_a_game_that_acts_nothing_is_added() -> None:
    start = the_campaign()
    d = Decision(start, no_dice())
    decide_shared(d, NextTurn())
    assert seen(fold(start, d.decided().events)) == [("Mira", False, 0), ("Rook", False, 0)]


def test_the_game_acts_as_a_round_begins_and_not_before() -> None:
    start = the_campaign()
    second_turn = after_round(start, NextTurn())
    assert second_turn.tokens == start.tokens
    new_round = after_round(second_turn, NextTurn())
    assert new_round.tokens[0].name == "The tide"
    assert start.tokens[1] not in new_round.tokens
    assert len(new_round.tokens) == len(start.tokens)


def test_going_back_over_the_start_of_a_round_brings_its_tokens_back_as_they_were() -> None:
    start = the_campaign()
    assert after_round(start, NextTurn(), NextTurn(), PreviousTurn()).tokens == start.tokens


def test_going_back_brings_a_token_that_was_moved_to_where_it_lay() -> None:
    start = the_campaign()
    token = start.tokens[0]
    turn = TurnBehind(round=1, acting=start.characters[0].id, tokens=((token, replace(token, place=HAND, value=None)),))
    moved = fold(
        start,
        [
            e.TokenMoved(token=token.id, to=HAND),
            e.TurnStarted(round=1, acting=start.characters[1].id, behind=turn),
        ],
    )
    assert after(moved, PreviousTurn()).tokens == start.tokens


def test_a_token_that_was_changed_or_taken_off_since_stays_so() -> None:
    round_2 = after_round(the_campaign(), NextTurn(), NextTurn())
    changed = fold(round_2, [e.TokenChanged(token=round_2.tokens[0].id, name="The ebb")])
    assert after(changed, PreviousTurn()).tokens[0].name == "The ebb"
    removed = fold(round_2, [e.TokenRemoved(token=round_2.tokens[0].id)])
    assert round_2.tokens[0].id not in {token.id for token in after(removed, PreviousTurn()).tokens}


def test_going_back_says_which_tokens_are_as_before() -> None:
    campaign = after_round(the_campaign(), NextTurn(), NextTurn())
    d = Decision(campaign, no_dice())
    decide_shared(d, PreviousTurn())
    assert "As before: a Triumph die, d6. As before: a Tragedy die, d6." in d.decided().sentence

"""Awards, hubris, the GM's hand, and the last die (rules, Destiny)."""

import pytest

from gmtracker.engine.campaign import HAND, Trait
from gmtracker.engine.commands import (
    AddNote,
    AddToken,
    EndSession,
    RemoveToken,
    SetCondition,
    SetMarker,
    SetPresent,
    SetTrack,
    StartEncounter,
    Use,
)
from gmtracker.engine.events import TokenUsed
from gmtracker.engine.ids import NOBODY, CharacterId, TokenId
from gmtracker.engine.table import Table
from tests.builders import refusals
from tests.builders.campaigns import (
    a_foe,
    a_hero,
    a_session,
    an_encounter,
    awarded,
    do,
    earn,
    hand_tokens,
    held_tokens,
    last_event,
    load_of,
    pool_tokens,
    reason_of,
    refusal_of,
    spend,
    who,
)
from tests.builders.refusals import because, given_reason
from tests.builders.shattered_spheres import a_check, announce, check, stage_of


def award(table: Table, name: str, kind: str = "triumph", *, override: bool = False) -> Use:
    die = pool_tokens(table, "destiny", kind)[0].id
    return Use(use="award", by=who(table, name), tokens=(die,), override=override)


def hubris(table: Table, name: str, **said: str) -> Use:
    die = pool_tokens(table, "destiny", "tragedy")[0].id
    return Use(use="hubris", by=who(table, name), tokens=(die,), inputs=dict(said))


def proud(name: str = "Mira", *hubrises: str, stress: int = 0) -> Table:
    traits = tuple(Trait(group="hubrises", name=each) for each in hubrises or ("Pride",))
    return a_session(a_hero(name, traits=traits, stress=stress), faces=(5, 4, 3, 2))


def test_awarded_die_is_held_unrolled_and_counts_as_stress() -> None:
    table = a_session(faces=(4,))
    do(table, award(table, "Mira"))
    held = table.campaign.token(held_tokens(table, "Mira", "triumph")[-1])
    assert held is not None
    assert held.value is None
    assert load_of(table, "Mira") == 3
    award_made = last_event(table, TokenUsed)
    assert (award_made.use, award_made.by, award_made.value) == ("award", who(table, "Mira"), 4)


def test_award_offers_all_six_uses_at_the_value_shown() -> None:
    table = a_session(faces=(5,))
    do(table, award(table, "Mira"))
    offers = {offer.command.use: offer for offer in table.rules.offers() if offer.command.inputs.get("awarded")}
    assert set(offers) == {"coup", "edit-scene", "improve-roll", "inspiration", "recover", "stunt"}
    assert "5" in offers["improve-roll"].effect
    do(table, offers["inspiration"].command)
    assert last_event(table, TokenUsed).value == 5


def test_using_an_award_keeps_the_die() -> None:
    table = a_session(faces=(4,))
    awarded(table, "Mira", "triumph", "inspiration")
    used = last_event(table, TokenUsed)
    assert (used.use, used.value) == ("inspiration", 4)
    assert len(held_tokens(table, "Mira", "triumph")) == 2


def test_award_can_be_used_only_once() -> None:
    table = a_session()
    awarded(table, "Mira", "triumph", "inspiration")
    again = Use(use="inspiration", by=who(table, "Mira"), inputs={"awarded": True})
    assert reason_of(table, again) == because(refusals.NO_AWARD)


def test_award_is_used_by_the_hero_who_earned_it() -> None:
    table = a_session()
    do(table, award(table, "Mira"))
    of_another = Use(use="inspiration", by=who(table, "Rook"), inputs={"awarded": True})
    assert reason_of(table, of_another) == because(refusals.AWARD_OF_ANOTHER, name="Mira")


def test_doing_something_else_declines_the_use_of_an_award() -> None:
    table = a_session()
    do(table, award(table, "Mira"))
    do(table, award(table, "Rook"))
    late = Use(use="inspiration", by=who(table, "Mira"), inputs={"awarded": True})
    assert reason_of(table, late) == because(refusals.AWARD_OF_ANOTHER, name="Rook")


def test_recover_on_an_award_counts_the_new_die() -> None:
    table = a_session(a_hero(stress=6))
    awarded(table, "Mira", "triumph", "recover")
    assert load_of(table, "Mira") == 10


def test_award_that_filled_the_wheel_cannot_buy_recover() -> None:
    table = a_session(a_hero(stress=7))
    do(table, award(table, "Mira"))
    refused = {offer.command.use: offer.refusal for offer in table.rules.offers()}
    assert refused["recover"] == refusals.FULL_FOR_RECOVER.format(hero="Mira")


def test_hero_at_ten_stress_cannot_be_awarded_a_die() -> None:
    table = a_session(a_hero(stress=8))
    refusal = refusal_of(table, award(table, "Mira"))
    assert given_reason(refusal) == because(refusals.FULL_FOR_DESTINY, hero="Mira")
    assert refusal.overrulable


def test_overruled_award_is_logged_as_overruled() -> None:
    table = a_session(a_hero(stress=8))
    do(table, award(table, "Mira", override=True))
    assert load_of(table, "Mira") == 11
    overruled = table.history.open_chapter.entries[-1].overruled
    assert overruled == (refusals.FULL_FOR_DESTINY.format(hero="Mira"),)


def test_award_without_need_of_override_is_not_logged_as_overruled() -> None:
    table = a_session()
    do(table, award(table, "Mira", override=True))
    assert table.history.open_chapter.entries[-1].overruled == ()


def test_only_dice_of_the_pool_are_awarded() -> None:
    table = an_encounter()
    mira = who(table, "Mira")
    stone = earn(table, "triumph-stone", 2)
    own = held_tokens(table, "Mira")
    assert reason_of(table, Use(use="award", by=mira, tokens=own[:1])) == because(refusals.NOT_IN_DESTINY_POOL)
    assert reason_of(table, Use(use="award", by=mira, tokens=stone[:1])) == because(refusals.NOT_A_DESTINY_DIE)
    assert reason_of(table, Use(use="award", by=mira, tokens=own)) == because(refusals.ONE_DESTINY_DIE)
    assert reason_of(table, Use(use="award", by=mira)) == because(refusals.NO_TOKEN_CHOSEN)


def test_opposition_cannot_be_awarded_a_die() -> None:
    table = a_session()
    assert reason_of(table, award(table, "Warden")) == because(refusals.OPPOSITION_USES_NO_DESTINY, name="Warden")


def test_unknown_characters_and_removed_tokens_are_refused() -> None:
    table = a_session()
    die = pool_tokens(table, "destiny")[0].id
    nobody = Use(use="award", tokens=(die,))
    stranger = Use(use="award", by=CharacterId("c99"), tokens=(die,))
    gone = Use(use="award", by=who(table, "Mira"), tokens=(TokenId("t99"),))
    assert reason_of(table, nobody) == because(refusals.NO_CHARACTER)
    assert reason_of(table, stranger) == because(refusals.CHARACTER_GONE)
    assert reason_of(table, gone) == because(refusals.TOKEN_GONE)


def test_absent_hero_is_awarded_a_die_only_with_override() -> None:
    table = a_session()
    do(table, SetPresent(character=who(table, "Mira"), present=False))
    refusal = refusal_of(table, award(table, "Mira"))
    assert given_reason(refusal) == because(refusals.NOT_PRESENT, hero="Mira")
    assert refusal.overrulable


def test_hubris_gives_the_hero_the_die_without_a_use() -> None:
    table = proud()
    do(table, hubris(table, "Mira"))
    activated = last_event(table, TokenUsed)
    assert (activated.use, activated.note, activated.value) == ("hubris", "Pride", 4)
    assert len(held_tokens(table, "Mira", "tragedy")) == 2
    assert table.rules.offers() == ()


def test_hubris_at_ten_stress_happens_and_discards_its_die() -> None:
    table = proud(stress=8)
    die = hubris(table, "Mira")
    do(table, die)
    assert last_event(table, TokenUsed).note == "Pride"
    assert table.campaign.token(die.tokens[0]) is None
    assert load_of(table, "Mira") == 10


def test_triumph_cannot_activate_a_hubris() -> None:
    table = proud()
    triumph = Use(use="hubris", by=who(table, "Mira"), tokens=(pool_tokens(table, "destiny", "triumph")[0].id,))
    assert reason_of(table, triumph) == because(refusals.HUBRIS_NEEDS_TRAGEDY)


def test_held_tragedy_cannot_activate_a_hubris() -> None:
    table = proud()
    held = Use(use="hubris", by=who(table, "Mira"), tokens=held_tokens(table, "Mira", "tragedy"))
    assert reason_of(table, held) == because(refusals.NOT_IN_DESTINY_POOL)


def test_unlisted_hubris_needs_a_name_or_an_override() -> None:
    table = a_session(a_hero(), faces=(1, 6))
    refusal = refusal_of(table, hubris(table, "Mira"))
    assert given_reason(refusal) == because(refusals.NO_HUBRIS, hero="Mira")
    assert refusal.overrulable
    do(table, hubris(table, "Mira", hubris="Envy"))
    assert last_event(table, TokenUsed).note == "Envy"


def test_gm_uses_a_hand_tragedy_once_and_discards_it() -> None:
    table = a_session()
    spend(table, "Mira", "tragedy", "inspiration", 2)
    use = Use(use="gm-use", on=who(table, "Rook"), tokens=hand_tokens(table), inputs={"note": "The lamp goes out."})
    do(table, use, 5)
    used = last_event(table, TokenUsed)
    assert (used.on, used.value, used.note) == (who(table, "Rook"), 5, "The lamp goes out.")
    assert table.campaign.tokens_at(HAND) == ()
    assert reason_of(table, use) == because(refusals.TOKEN_GONE)


def test_gm_may_use_tragedy_against_heroes_but_not_the_opposition() -> None:
    table = a_session()
    spend(table, "Mira", "tragedy", "inspiration", 2)
    hand = hand_tokens(table)
    against_warden = Use(use="gm-use", on=who(table, "Warden"), tokens=hand)
    assert reason_of(table, against_warden) == because(refusals.TRAGEDY_TARGETS_HEROES, name="Warden")
    against_all = Use(use="gm-use", tokens=hand, inputs={"note": "Rain."})
    do(table, against_all, 1)
    assert last_event(table, TokenUsed).on == NOBODY


def test_gm_cannot_use_a_die_outside_the_hand() -> None:
    table = a_session()
    of_mira = Use(use="gm-use", tokens=held_tokens(table, "Mira", "tragedy"))
    assert reason_of(table, of_mira) == because(refusals.NOT_IN_HAND)


def tilt_is_due(table: Table) -> bool:
    view = table.rules.procedure_view()
    return view is not None and stage_of(table) == "due"


def test_awarding_the_last_pool_die_makes_the_tilt_due() -> None:
    table = a_session(a_hero(), a_hero("Rook"))
    for _ in range(5):
        awarded(table, "Mira" if load_of(table, "Mira") < 5 else "Rook", pool_tokens(table, "destiny")[0].kind)
        assert not tilt_is_due(table)
    awarded(table, "Rook", pool_tokens(table, "destiny")[0].kind)
    assert tilt_is_due(table)


def test_hubris_with_last_die_makes_tilt_due_even_if_discarded() -> None:
    table = a_session(a_hero(stress=8, traits=(Trait(group="hubrises", name="Pride"),)))
    for die in (*pool_tokens(table, "destiny", "triumph"), pool_tokens(table, "destiny", "tragedy")[0]):
        do(table, RemoveToken(token=die.id))
    do(table, hubris(table, "Mira"))
    assert tilt_is_due(table)


def test_removing_the_last_die_by_hand_makes_no_tilt_due() -> None:
    table = a_session(a_hero())
    for die in pool_tokens(table, "destiny"):
        do(table, RemoveToken(token=die.id))
    assert not tilt_is_due(table)


def test_spending_lowers_the_load_again() -> None:
    table = a_session(a_hero(), a_foe())
    do(table, SetTrack(character=who(table, "Mira"), track="stress", value=8))
    spend(table, "Mira", "triumph", "improve-roll", 6)
    assert load_of(table, "Mira") == 9


def reasons(table: Table) -> dict[str, Use]:
    """Return the offered reasons for an award, by name."""
    return {offer.name: offer.command for offer in table.rules.offers() if offer.command.use == "award-reason"}


def limping() -> Table:
    """Return a table where Mira, who has complications, has just been awarded a die."""
    traits = (Trait("complications", "Old wound"), Trait("complications", "Power Loss: no moon"))
    table = a_session(a_hero("Mira", traits=traits), faces=(4,))
    do(table, award(table, "Mira"))
    return table


def test_award_offers_complications_heroism_villainy_and_roleplay_as_reasons() -> None:
    """Seed 000, Destiny: "earn them through complications or heroic or villainous actions", and by roleplaying."""
    assert list(reasons(limping())) == ["Old wound", "Power Loss: no moon", "Heroism", "Villainy", "Roleplay"]


def test_hero_without_complications_can_earn_an_award_by_one() -> None:
    """Seed 000, Earning Destiny: "Heroes get Destiny from complications, acts of heroism or villainy"."""
    table = a_session(faces=(4,))
    do(table, award(table, "Mira"))
    assert list(reasons(table)) == ["A complication", "Heroism", "Villainy", "Roleplay"]


def test_award_reason_is_logged_and_the_use_stays_open() -> None:
    """Seed 001, Earning Destiny: the award's own use is possible immediately, whatever the reason."""
    table = limping()
    award_action = table.history.open_chapter.entries[-1].action
    do(table, reasons(table)["Old wound"])
    assert "Old wound" in last_event(table, TokenUsed).note
    assert table.history.open_chapter.entries[-1].action == award_action
    assert reasons(table) == {}
    assert [offer.name for offer in table.rules.offers()][:2] == ["Coup", "Edit Scene"]
    do(table, Use(use="inspiration", by=who(table, "Mira"), inputs={"awarded": True}))


def test_award_takes_exactly_one_of_four_reasons() -> None:
    """Seed 000, Earning Destiny: there are four reasons, and each award has one."""
    table = limping()
    villainy = reasons(table)["Villainy"]
    luck = Use(use="award-reason", by=who(table, "Mira"), inputs={"reason": "luck"})
    assert reason_of(table, luck) == because(refusals.NO_AWARD_REASON)
    do(table, villainy)
    assert reason_of(table, villainy) == because(refusals.NO_AWARD_NEEDS_REASON)


def test_gm_can_give_the_reason_in_words_alone() -> None:
    """Seed 000, Earning Destiny: the GM decides what earned an award."""
    table = limping()
    do(table, Use(use="award-reason", by=who(table, "Mira"), inputs={"note": "The rope held."}))
    assert last_event(table, TokenUsed).note == "The rope held."
    assert reasons(table) == {}


def test_award_reason_needs_a_category_or_words() -> None:
    """Seed 000, Earning Destiny."""
    table = limping()
    nothing = Use(use="award-reason", by=who(table, "Mira"), inputs={"note": " "})
    assert reason_of(table, nothing) == because(refusals.NO_AWARD_REASON)


def the_reason(table: Table) -> Use:
    """Return the command that gives heroism as the reason of Mira's last award."""
    return Use(use="award-reason", by=who(table, "Mira"), inputs={"reason": "heroism"})


def test_corrections_by_hand_leave_an_award_open() -> None:
    """Seed 001: "they gain the benefit of using Destiny at the value shown immediately"; to keep the table in order
    is no play.
    """
    table = limping()
    mira, offered = who(table, "Mira"), [offer.command for offer in table.rules.offers()]
    for beside in (
        SetTrack(character=mira, track="wounds", value=1),
        SetTrack(character=mira, track="stress", value=3),
        SetPresent(character=mira, present=False),
        SetCondition(character=mira, condition="dazed", on=True),
        AddToken(kind="tragedy", place=HAND),
    ):
        do(table, beside)
        assert [offer.command for offer in table.rules.offers()] == offered
    do(table, Use(use="improve-roll", by=mira, inputs={"awarded": True}))


def test_reason_can_be_given_after_the_improved_check_is_announced() -> None:
    """Seed 000, Earning Destiny: every award has a reason, whenever it is used."""
    table = limping()
    mira = who(table, "Mira")
    do(table, Use(use="improve-roll", by=mira, inputs={"awarded": True}))
    do(table, check(table, "Mira", a_check()), 9)
    announce(table)
    do(table, SetTrack(character=mira, track="stress", value=1))
    before = table.campaign
    do(table, the_reason(table))
    assert last_event(table, TokenUsed).use == "award-reason"
    table.undo()
    assert table.campaign == before


def test_several_awards_get_their_reasons_newest_first() -> None:
    """Seed 000, Earning Destiny: "Heroes get Destiny from complications, acts of heroism or villainy"."""
    table = a_session(a_hero("Mira"), a_hero("Rook"), faces=(5, 1, 4, 1, 3, 1))
    do(table, award(table, "Mira"))
    do(table, award(table, "Rook"))
    do(table, award(table, "Mira"))
    do(table, StartEncounter(kind="combat", order=(who(table, "Mira"),)))
    assert table.rules.offers() == ()
    dice = {held: number for number, held in enumerate(held_tokens(table, "Mira", "triumph"))}
    assert len([offer for offer in table.rules.hidden_offers() if offer.name.endswith(": Heroism")]) == 2
    explained = []
    for _ in range(2):
        do(table, the_reason(table))
        explained.append(dice[last_event(table, TokenUsed).about])
    assert explained == sorted(explained, reverse=True)
    assert reason_of(table, the_reason(table)) == because(refusals.NO_AWARD_NEEDS_REASON)


def test_reason_can_be_given_until_the_session_ends() -> None:
    """Seed 001, Destiny: it is dealt and earned per session."""
    table = limping()
    do(table, EndSession())
    assert table.rules.hidden_offers() == ()
    assert table.campaign.procedures == ()


@pytest.mark.parametrize("use", ["inspiration", "improve-roll", "edit-scene"])
def test_reason_of_an_award_can_be_given_after_its_use(use: str) -> None:
    """Seed 000, Earning Destiny: every award has a reason, whenever its immediate use is chosen."""
    table = limping()
    every_reason = reasons(table)
    do(table, Use(use=use, by=who(table, "Mira"), inputs={"awarded": True}))
    used = table.campaign
    assert reasons(table) == every_reason
    do(table, every_reason["Heroism"])
    assert reasons(table) == {}
    table.undo()
    assert table.campaign == used


def test_notes_and_visibility_changes_leave_an_award_open() -> None:
    """Seed 001: "they gain the benefit of using Destiny at the value shown immediately"."""
    table = limping()
    offered = table.rules.offers()
    for beside in (AddNote(text="A bell rings."), SetMarker(owner=who(table, "Mira"), text="Hums")):
        do(table, beside)
        assert table.rules.offers() == offered


def test_vetoed_edit_keeps_the_reason_of_its_award() -> None:
    """Seed 001, Edit Scene: the award can be used differently, but its reason stays."""
    table = limping()
    heroism = reasons(table)["Heroism"]
    do(table, Use(use="edit-scene", by=who(table, "Mira"), inputs={"awarded": True}))
    do(table, heroism)
    do(table, Use(use="veto"))
    assert reasons(table) == {}
    do(table, Use(use="inspiration", by=who(table, "Mira"), inputs={"awarded": True}))
    assert table.rules.offers() == ()


def test_used_award_is_undone_whole_while_its_reason_is_missing() -> None:
    """Seed 001, Earning Destiny:

    the immediate use is part of the award. A missing reason does not keep it unfinished.
    """
    table = limping()
    do(table, Use(use="inspiration", by=who(table, "Mira"), inputs={"awarded": True}))
    table.undo()
    assert len(held_tokens(table, "Mira", "triumph")) == 1
    assert table.rules.offers() == ()


def brought_to_bear() -> Table:
    """Return a table where Mira's hubris has just been activated and Ben, who plays Rook, is present."""
    table = a_session(
        a_hero("Mira", traits=(Trait("hubrises", "Pride"),)), a_hero("Rook", player="Ben"), faces=(5, 4, 3, 2, 1, 6)
    )
    do(table, hubris(table, "Mira"))
    return table


def test_activator_of_a_hubris_is_requested_and_recorded() -> None:
    """Seed 000, Hubris: "activated by the other players or GM"."""
    table = brought_to_bear()
    offers = {offer.name: offer.command for offer in table.rules.offers()}
    assert list(offers) == ["The GM", "Ben · Rook"]
    do(table, offers["Ben · Rook"])
    assert last_event(table, TokenUsed).on == who(table, "Rook")
    assert table.rules.offers() == ()


def test_wrong_activator_is_undone_without_the_hubris() -> None:
    """Seed 000, Hubris: "activated by the other players or GM"."""
    table = brought_to_bear()
    activated = table.campaign
    do(table, Use(use="hubris-by", by=who(table, "Mira")))
    table.undo()
    assert table.campaign == activated
    do(table, Use(use="hubris-by", by=who(table, "Mira"), on=who(table, "Rook")))


def test_hubris_can_be_activated_by_gm_but_not_own_hero() -> None:
    """Seed 000, Hubris: "activated by the other players or GM"."""
    table = brought_to_bear()
    own = Use(use="hubris-by", by=who(table, "Mira"), on=who(table, "Mira"))
    assert reason_of(table, own) == because(refusals.HUBRIS_BY_OTHERS)
    do(table, Use(use="hubris-by", by=who(table, "Mira")))
    assert last_event(table, TokenUsed).on == NOBODY
    assert reason_of(table, own) == because(refusals.NO_HUBRIS_ACTIVATED)

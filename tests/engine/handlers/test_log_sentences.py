"""The sentences of the log and the labels of undo, each asserted here once; other tests ask for state and events."""

from msgspec.structs import replace

from gmtracker.engine.campaign import Expiry, Trait
from gmtracker.engine.commands import (
    AddCharacters,
    AddNote,
    AnyCommand,
    CommandBatch,
    DelayTurn,
    EditCharacter,
    EndEncounter,
    EndSession,
    MarkAction,
    NextTurn,
    PreviousTurn,
    RemoveCharacter,
    RemoveMarker,
    RenameCampaign,
    RollDice,
    SetAside,
    SetCondition,
    SetMarker,
    SetOrder,
    SetPlayerVisibility,
    SetPresent,
    SetTrack,
    SetTrait,
    StartEncounter,
    StartSession,
)
from gmtracker.engine.table import Table
from tests.builders.campaigns import a_foe, a_hero, a_session, a_table, an_encounter, awarded, do, who


def log(table: Table, *commands: AnyCommand) -> list[str]:
    """Do the commands, each with ones on its dice; return what the log says, without whose turn it is."""
    said = []
    for command in commands:
        sentence = do(table, command)
        is_turn = isinstance(command, NextTurn)
        said.append(table.history.open_chapter.entries[-1].sentence_without_turn if is_turn else sentence)
    return [sentence for sentence in said if sentence]


def labels(table: Table, *commands: AnyCommand) -> list[str]:
    """Do the commands; return the undo label of each."""
    found = []
    for command in commands:
        do(table, command)
        found.append(table.history.open_chapter.entries[-1].label)
    return found


def test_log_of_campaign_names_new_name_and_notes() -> None:
    table = a_table(a_hero())
    mira = who(table, "Mira")
    assert log(
        table,
        RenameCampaign(name=" Low Tide "),
        RollDice(notation="d6", by=mira),
        AddNote(text="lost a boot", about=mira),
        AddNote(text="a favour", topic="owed", about=mira),
        AddNote(text="a favour", topic="owed"),
    ) == [
        "The campaign is now called Low Tide.",
        "Mira: d6: 1.",
        "Mira: lost a boot",
        "Owed to Mira: a favour",
        "Owed: a favour",
    ]


def test_log_of_characters_names_changes() -> None:
    table = a_session()
    mira, rook, warden = (character.id for character in table.campaign.characters)
    assert log(
        table,
        AddCharacters(characters=(a_hero("Tam"), a_hero("Una"), a_foe("Guard"))),
        EditCharacter(character=replace(table.campaign.character(mira), player="Bea")),
        SetTrait(character=mira, trait=Trait("abilities", "Agility", 4, 2)),
        SetTrait(character=mira, trait=Trait("abilities", "Agility", -3)),
        SetTrait(character=mira, trait=Trait("hubrises", "Pride", 7)),
        SetTrack(character=mira, track="wounds", value=2),
        SetPlayerVisibility(character=warden, seen="nothing"),
        SetPresent(character=rook, present=False),
        SetPresent(character=rook, present=True),
        RemoveCharacter(character=rook),
    ) == [
        "Tam, Una and Guard join the campaign.",
        "Mira's sheet is updated.",
        "Mira: Agility +4 and −2.",
        "Mira: Agility −3.",
        "Mira: Pride.",
        "Mira: Wounds 0 → 2.",
        "Players now see nothing of Warden.",
        "Rook leaves the session.",
        "Rook returns to the session.",
        "Rook is removed from the campaign. 1 Triumph die and 1 Tragedy die held by Rook are removed from play.",
    ]


def test_log_of_conditions_names_their_end() -> None:
    table = an_encounter()
    mira, rook, warden = (character.id for character in table.campaign.characters)
    own_turn = Expiry("turn-end", character=mira, skip=1)
    assert log(
        table,
        SetCondition(character=mira, condition="fatigued"),
        SetCondition(character=mira, condition="fatigued", on=False),
        SetCondition(character=mira, condition="dazed", expiry=own_turn),
        SetCondition(character=rook, condition="dazed", expiry=Expiry("turn-start", character=warden)),
        NextTurn(),
        NextTurn(),
        PreviousTurn(),
        RemoveCharacter(character=warden),
    ) == [
        "Mira is fatigued.",
        "Mira is no longer fatigued.",
        "Mira is dazed until their next turn ends.",
        "Rook is dazed until Warden's turn starts.",
        "Rook is no longer dazed.",
        "Previous turn: Rook, round 1. Rook is dazed again.",
        "Warden is removed from the campaign. Rook is no longer dazed.",
    ]


def test_log_of_markers_names_count_and_end() -> None:
    table = an_encounter(a_hero(), a_hero("Rook"))
    mira, rook = (character.id for character in table.campaign.characters)
    said = log(
        table,
        SetMarker(text="cursed", owner=rook, expiry=Expiry("round-end", skip=2)),
        SetMarker(text="warded", owner=mira, expiry=Expiry("turn-start", character=rook)),
        SetMarker(text="ritual", maximum=6, count=0),
        SetMarker(text="ritual", maximum=6, count=5),
        SetMarker(text="ritual", maximum=6, count=6),
        SetMarker(text="Arrows", owner=mira, count=12),
        SetMarker(text="arrows", owner=mira, count=11),
        NextTurn(),
        PreviousTurn(),
    )
    arrows = table.campaign.own_markers(mira)[-1]
    assert [*said, *log(table, RemoveMarker(marker=arrows.id), EndEncounter())] == [
        "Rook: cursed for 3 rounds.",
        "Mira: warded until Rook's turn starts.",
        "Ritual 0/6.",
        "Ritual 0/6 → 5/6.",
        "Ritual 5/6 → 6/6. It is full.",
        "Mira: Arrows 12.",
        "Mira: Arrows 12 → 11.",
        "Mira: “warded” ends.",
        "Previous turn: Mira, round 1. Restored: warded.",
        "Mira: “Arrows” ends.",
        "“Ambush” ends. Rook: “cursed” ends. Mira: “warded” ends. No Fate stones are left, so no benefit is owed.",
    ]


def test_log_of_encounters_names_order_turns_and_result() -> None:
    table = a_session()
    mira, rook, warden = (character.id for character in table.campaign.characters)
    commands: tuple[AnyCommand, ...] = (
        StartEncounter(kind="conflict"),
        SetOrder(order=(rook, mira)),
        SetOrder(order=(warden, rook, mira)),
        SetOrder(order=()),
        EndEncounter(result="done"),
        StartEncounter(kind="combat", title="Ambush", order=(rook, mira, warden)),
        DelayTurn(character=rook),
        NextTurn(),
        NextTurn(),
        NextTurn(),
        SetOrder(order=(rook, warden)),
        PreviousTurn(),
        EndEncounter(result="They fled!"),
    )
    assert [do(table, command) for command in commands] == [
        "Conflict starts.",
        "Turn order: Rook, Mira. It is Rook's turn.",
        "Turn order: Warden, Rook, Mira.",
        "Turn order: no one yet.",
        "The conflict ends. done. No Fate stones are left, so no benefit is owed.",
        "Combat starts: Ambush. Rook goes first.",
        "Rook delays and acts after Mira. It is Mira's turn.",
        "It is Rook's turn.",
        "It is Warden's turn.",
        "Round 2. It is Mira's turn.",
        "Turn order: Rook, Warden. It is Rook's turn.",
        "Previous turn: Warden, round 1.",
        "“Ambush” ends. They fled! No Fate stones are left, so no benefit is owed.",
    ]


def test_log_of_newcomers_names_their_place_in_the_order() -> None:
    table = an_encounter()
    rook, warden = who(table, "Rook"), who(table, "Warden")
    said = log(
        table,
        AddCharacters(characters=(a_foe("Guard"),), into_turns=True),
        AddCharacters(characters=(a_foe("Viper"),), into_turns=True, hidden=True),
        SetAside(character=warden, benched=True),
        SetAside(character=warden, benched=False),
        SetPresent(character=rook, present=False),
        SetAside(character=rook, benched=True),
        SetAside(character=rook, benched=False),
        SetPresent(character=rook, present=True),
        *([NextTurn()] * 3),
    )
    table = a_session(ruleset="vagabond")
    do(table, StartEncounter(kind="combat", order=tuple(one.id for one in table.campaign.characters)))
    both = AddCharacters(characters=(a_foe("Guard"), a_hero("Tam")), into_turns=True)
    assert [*said, do(table, both)] == [
        "Guard joins the campaign. Guard acts after Warden.",
        "Viper joins the campaign. Players see nothing of Viper until the first turn. Viper acts after Guard.",
        "Warden is set aside.",
        "Warden is back. Warden acts after Viper.",
        "Rook leaves the session and the turn order.",
        "Rook is set aside.",
        "Rook is back.",
        "Rook returns to the session. Rook acts after Warden.",
        "Players now see Viper.",
        "Guard and Tam join the campaign. Tam's Luck is full. Tam acts after Rook. Guard acts after Warden.",
    ]


def test_log_of_actions_names_replaced_and_surplus_ones() -> None:
    table = an_encounter()
    times = [("standard", 1), ("standard", 2), ("standard", 1), ("standard", 0), ("move", 2), ("standard", 1)]
    times += [("standard", 0), ("move", 1), ("move", 2), ("move", 0), ("quick", 2), ("quick", 3)]
    marks = [MarkAction(character=who(table, "Mira"), action=action, times=count) for action, count in times]
    assert log(table, *marks) == [
        "Mira takes a standard action.",
        "Mira goes over the limit: standard action used 2 times.",
        "Mira undoes a standard action that was over the limit.",
        "Mira gets a standard action back.",
        "Mira uses a move action instead of a standard action.",
        "Mira goes over the limit: standard action used once.",
        "Mira undoes a standard action that was over the limit.",
        "Mira gets a standard action back.",
        "Mira uses a move action instead of a standard action.",
        "Mira gets a standard action and a move action back.",
        "Mira uses a quick action instead of a move action.",
        "Mira uses a quick action instead of a standard action.",
    ]


def test_log_of_batch_groups_crowds() -> None:
    table = a_table(a_hero(), *(a_foe(f"Thug {number}") for number in range(1, 4)))
    mira, *thugs = (character.id for character in table.campaign.characters)
    dazed = CommandBatch(commands=tuple(SetCondition(character=one, condition="dazed") for one in (mira, *thugs)))
    assert do(table, dazed) == "Mira is dazed. Thug ×3 is dazed."


def test_undo_labels_name_command_and_character() -> None:
    table = a_session()
    mira, rook, _warden = (character.id for character in table.campaign.characters)
    said = labels(
        table,
        SetTrack(character=mira, track="wounds", value=2),
        SetPresent(character=rook, present=False),
        StartEncounter(kind="conflict", order=(mira, rook)),
        NextTurn(),
        CommandBatch(commands=tuple(SetCondition(character=one, condition="dazed") for one in (mira, rook))),
    )
    awarded(table, "Mira", "triumph", "edit-scene")
    said += [entry.label for entry in table.history.open_chapter.entries[-2:]]
    said += labels(table, EndSession(), StartSession(present=(mira,)))
    assert said == [
        "Mira's Wounds, 0 → 2",
        "Rook's departure",
        "start of the conflict",
        "Rook's turn",
        "dazed on Mira and Rook",
        "award of Triumph 1 to Mira",
        "Mira's Edit Scene with Triumph 1",
        "end of session 1",
        "start of session 2",
    ]

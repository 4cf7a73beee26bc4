"""The decisions that are the same in every game; a ruleset hands over what it does not decide itself."""

from typing import assert_never

from gmtracker.engine import aside, dice_box, housekeeping, players, roster, turns
from gmtracker.engine import commands as c
from gmtracker.engine.decision import Decision

SharedCommand = (
    c.RenameCampaign
    | c.SetHouseRule
    | c.SetTable
    | c.AddCharacters
    | c.EditCharacter
    | c.RemoveCharacter
    | c.SetTrait
    | c.SetTrack
    | c.SetCondition
    | c.RemoveMarker
    | c.SetAside
    | c.SetSeen
    | c.SetPresent
    | c.StartEncounter
    | c.SetOrder
    | c.NextTurn
    | c.PreviousTurn
    | c.MarkAction
    | c.RemoveToken
    | c.AddNote
    | c.RollDice
)

PlainCommand = SharedCommand | c.StartSession | c.EndSession | c.EndEncounter | c.AddToken | c.MoveToken
"""Every command that is no use of a game's own; those that are not shared each game decides in its own way."""


def decide_shared(d: Decision, command: SharedCommand) -> None:  # noqa: C901 - one arm a command
    """Decide a command that every game decides alike."""
    match command:
        case c.RenameCampaign():
            housekeeping.rename_campaign(d, command)
        case c.SetHouseRule():
            housekeeping.set_house_rule(d, command)
        case c.SetTable():
            housekeeping.set_table(d, command)
        case c.AddCharacters():
            roster.add_characters(d, command)
        case c.EditCharacter():
            roster.edit_character(d, command)
        case c.RemoveCharacter():
            roster.remove_character(d, command)
        case c.SetTrait():
            roster.set_trait(d, command)
        case c.SetTrack():
            roster.set_track(d, command)
        case c.SetCondition():
            roster.set_condition(d, command)
        case c.RemoveMarker():
            housekeeping.remove_marker(d, command)
        case c.SetAside():
            aside.set_aside(d, command)
        case c.SetSeen():
            players.set_seen(d, command)
        case c.SetPresent():
            roster.set_present(d, command)
        case c.StartEncounter():
            turns.start_encounter(d, command)
        case c.SetOrder():
            turns.set_order(d, command)
        case c.NextTurn():
            turns.next_turn(d)
        case c.PreviousTurn():
            turns.previous_turn(d)
        case c.MarkAction():
            turns.mark_action(d, command)
        case c.RemoveToken():
            housekeeping.remove_token(d, command)
        case c.AddNote():
            housekeeping.add_note(d, command)
        case c.RollDice():
            dice_box.roll(d, command)
        case _:
            assert_never(command)

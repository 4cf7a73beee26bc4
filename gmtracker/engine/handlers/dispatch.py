"""The dispatch of each shared command to its handler."""

from typing import assert_never

from gmtracker.engine import commands as c
from gmtracker.engine import undescribed
from gmtracker.engine.decision import Decision
from gmtracker.engine.handlers import campaign, characters, conditions, encounters, turn_actions, turns
from gmtracker.engine.handlers.turn_back import previous_turn

SharedCommand = (
    c.RenameCampaign
    | c.SetHouseRule
    | c.SetTable
    | c.MigrateKeys
    | c.AddCharacters
    | c.EditCharacter
    | c.RemoveCharacter
    | c.SetTrait
    | c.SetTrack
    | c.SetCondition
    | c.SetMarker
    | c.RemoveMarker
    | c.SetAside
    | c.SetPlayerVisibility
    | c.SetPresent
    | c.StartEncounter
    | c.SetOrder
    | c.DelayTurn
    | c.EndEncounter
    | c.EndSession
    | c.NextTurn
    | c.PreviousTurn
    | c.MarkAction
    | c.RemoveToken
    | c.AddNote
    | c.RollDice
)

PlainCommand = SharedCommand | c.StartSession | c.AddToken | c.MoveToken
"""Every command except a game's uses; each game decides those that are not shared in its own way."""


def decide_shared(d: Decision, command: SharedCommand) -> None:  # noqa: C901 - one arm a command
    """Decide a command that every game decides in the same way."""
    match command:
        case c.RenameCampaign():
            campaign.rename_campaign(d, command)
        case c.SetHouseRule():
            campaign.set_house_rule(d, command)
        case c.SetTable():
            campaign.set_table(d, command)
        case c.MigrateKeys():
            undescribed.migrate_keys(d, command)
        case c.AddCharacters():
            characters.add_characters(d, command)
        case c.EditCharacter():
            characters.edit_character(d, command)
        case c.RemoveCharacter():
            characters.remove_character(d, command)
        case c.SetTrait():
            characters.set_trait(d, command)
        case c.SetTrack():
            characters.set_track(d, command)
        case c.SetCondition():
            characters.set_condition(d, command)
        case c.SetMarker():
            conditions.set_marker(d, command)
        case c.RemoveMarker():
            campaign.remove_marker(d, command)
        case c.SetAside():
            characters.set_benched(d, command)
        case c.SetPlayerVisibility():
            characters.set_player_visibility(d, command)
        case c.SetPresent():
            characters.set_present(d, command)
        case c.StartEncounter():
            encounters.start_encounter(d, command)
        case c.EndEncounter():
            encounters.end_encounter(d, command.result)
        case c.EndSession():
            campaign.end_session(d, command.encounter_result)
        case c.SetOrder():
            encounters.set_order(d, command)
        case c.DelayTurn():
            turns.delay_turn(d, command)
        case c.NextTurn():
            turns.next_turn(d)
        case c.PreviousTurn():
            previous_turn(d)
        case c.MarkAction():
            turn_actions.mark_action(d, command)
        case c.RemoveToken():
            campaign.remove_token(d, command)
        case c.AddNote():
            campaign.add_note(d, command)
        case c.RollDice():
            campaign.roll_dice(d, command)
        case _:
            assert_never(command)

"""Opposition added hidden: players see its name from its first turn on."""

from msgspec.structs import replace

from gmtracker.engine.campaign import VISIBILITY_KEY
from gmtracker.engine.commands import (
    AddCharacters,
    EditCharacter,
    EndEncounter,
    NextTurn,
    PreviousTurn,
    SetPlayerVisibility,
    StartEncounter,
)
from gmtracker.engine.handlers.characters import player_visibility
from gmtracker.engine.table import Table
from tests.builders.campaigns import a_foe, a_hero, a_session, an_encounter, do, who


def seen(table: Table, name: str) -> str:
    return player_visibility(table.campaign, table.campaign.character(who(table, name)))


def adds(table: Table, *names: str, hidden: bool = True) -> str:
    foes = tuple(a_foe(name) for name in names)
    return do(table, AddCharacters(characters=foes, into_turns=True, hidden=hidden))


def test_foe_added_hidden_is_revealed_by_its_first_turn() -> None:
    """Regression: the foe was visible before the ambush started."""
    table = an_encounter(a_hero(), a_hero("Rook"))
    adds(table, "Viper")
    assert seen(table, "Viper") == "nothing"
    do(table, NextTurn())
    assert seen(table, "Viper") == "nothing"
    do(table, NextTurn())
    assert seen(table, "Viper") == "name"


def test_previous_turn_hides_foe_whom_the_turn_revealed() -> None:
    """Regression: a turn started by mistake showed an ambush, and going back left it in view."""
    table = an_encounter(a_hero(), a_hero("Rook"))
    adds(table, "Viper")
    do(table, NextTurn())
    do(table, NextTurn())
    assert do(table, PreviousTurn()).endswith("Players no longer see Viper.")
    assert seen(table, "Viper") == "nothing"
    do(table, NextTurn())
    assert seen(table, "Viper") == "name"


def test_previous_turn_keeps_what_players_see_since_then() -> None:
    table = an_encounter(a_hero())
    adds(table, "Viper")
    do(table, NextTurn())
    do(table, SetPlayerVisibility(character=who(table, "Viper"), seen="all"))
    do(table, PreviousTurn())
    assert seen(table, "Viper") == "all"


def test_going_back_to_the_turn_of_a_revealed_foe_keeps_it_visible() -> None:
    table = an_encounter(a_hero())
    adds(table, "Viper")
    do(table, NextTurn())
    do(table, NextTurn())
    do(table, PreviousTurn())
    assert seen(table, "Viper") == "name"


def test_hidden_foe_who_goes_first_is_revealed_as_encounter_starts() -> None:
    table = a_session(a_hero())
    adds(table, "Viper")
    do(table, StartEncounter(kind="combat", order=(who(table, "Viper"), who(table, "Mira"))))
    assert seen(table, "Viper") == "name"


def test_hidden_foe_without_turn_stays_hidden_after_encounter() -> None:
    table = an_encounter(a_hero())
    adds(table, "Viper")
    do(table, EndEncounter())
    assert seen(table, "Viper") == "nothing"


def test_foe_set_to_nothing_stays_hidden_in_its_turn() -> None:
    table = an_encounter(a_hero())
    adds(table, "Viper")
    do(table, SetPlayerVisibility(character=who(table, "Viper"), seen="nothing"))
    do(table, NextTurn())
    assert table.campaign.acting == who(table, "Viper")
    assert seen(table, "Viper") == "nothing"


def test_row_tells_who_is_hidden_until_the_first_turn_only() -> None:
    """Both kinds of hidden read the same, though one of them ends by itself."""
    table = an_encounter(a_hero())
    adds(table, "Viper", "Warden")
    do(table, SetPlayerVisibility(character=who(table, "Warden"), seen="nothing"))
    markers = (table.campaign.marker(who(table, name), VISIBILITY_KEY) for name in ("Viper", "Warden"))
    assert [marker.text for marker in markers if marker] == ["hidden until the first turn", "hidden from players"]


def test_copy_of_hidden_foe_is_hidden() -> None:
    table = an_encounter(a_hero())
    adds(table, "Viper")
    adds(table, "Viper 2", "Warden", hidden=False)
    assert (seen(table, "Viper 2"), seen(table, "Warden")) == ("nothing", "name")


def test_hidden_foe_who_becomes_hero_is_seen() -> None:
    table = a_session(a_hero())
    adds(table, "Viper")
    viper = table.campaign.character(who(table, "Viper"))
    do(table, EditCharacter(character=replace(viper, side="heroes")))
    assert seen(table, "Viper") == "all"
    assert table.campaign.marker(viper.id, VISIBILITY_KEY) is None


def test_hero_is_never_added_hidden() -> None:
    table = a_session(a_hero())
    do(table, AddCharacters(characters=(a_hero("Wren"),), hidden=True))
    assert table.campaign.marker(who(table, "Wren"), VISIBILITY_KEY) is None


def test_undo_of_first_turn_hides_foe_again() -> None:
    table = an_encounter(a_hero())
    adds(table, "Viper")
    do(table, NextTurn())
    table.undo()
    assert seen(table, "Viper") == "nothing"

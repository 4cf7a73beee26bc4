"""Any bytes as a campaign, a journal, settings or a roster: they open or are refused in a sentence.

Takes some seconds in every run, and ten minutes with
``HYPOTHESIS_PROFILE=long pytest -o faulthandler_timeout=0 tests/storage/test_any_bytes.py``.
"""

from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gmtracker import rulesets
from gmtracker.engine.commands import AddCharacters
from gmtracker.storage.errors import StorageError
from gmtracker.storage.journal import journal_path
from gmtracker.storage.open_campaign import OpenCampaign
from gmtracker.storage.roster_csv import read_roster
from gmtracker.storage.settings import Settings, read_settings, settings_path, write_settings
from gmtracker.storage.validate_campaign import check_file
from tests.builders.any_struct import JSON_VALUES
from tests.builders.damage import VALUES, Damage, Exchange, damaged, exchanged
from tests.builders.saved_campaigns import Desk, in_session, noon, without_checksums
from tests.builders.thorough import thorough

DAMAGE = st.tuples(st.integers(0, 1 << 20), st.integers(0, 30), st.binary(max_size=10) | st.sampled_from(VALUES))
EXCHANGE = st.tuples(st.integers(0, 1 << 20), st.sampled_from(VALUES) | JSON_VALUES.map(msgspec.json.encode))
A_SHARE = settings(max_examples=thorough(100))


class Crashed:
    """A folder, and a campaign's file and journal as a crash left them."""

    def __init__(self, folder: Path, file: bytes, journal: bytes) -> None:
        self.folder = folder
        self.file = file
        self.journal = journal


@pytest.fixture(scope="module")
def crashed(tmp_path_factory: pytest.TempPathFactory) -> Crashed:
    """Return the files of a campaign in its first session. Without checksums, which would detect all damage."""
    desk = in_session(tmp_path_factory.mktemp("campaign"))
    desk.stresses("Mira", 2)
    desk.notes("One.", "Two.")
    desk.table.undo()
    return Crashed(
        tmp_path_factory.mktemp("damaged"), desk.path.read_bytes(), without_checksums(desk.journal.read_bytes())
    )


@pytest.fixture(scope="module", autouse=True)
def one_home(tmp_path_factory: pytest.TempPathFactory) -> object:
    """Use one state folder for all examples."""
    patched = pytest.MonkeyPatch()
    patched.setenv("GMTRACKER_HOME", str(tmp_path_factory.mktemp("home")))
    yield
    patched.undo()


def comes_up(folder: Path, file: bytes, journal: bytes = b"") -> None:
    """Open a campaign with these bytes. If it opens, play, save and open it again."""
    path = folder / "damaged.gmtracker.json"
    path.write_bytes(file)
    journal_path(path).parent.mkdir(parents=True, exist_ok=True)
    journal_path(path).write_bytes(journal)
    found = check_file(path)
    try:
        desk = Desk(OpenCampaign.open(path, noon))
    except StorageError:
        assert found.flaws
        return
    if desk.opened.view_only_reason:
        return
    desk.opened.save()
    again = desk.reopens()
    again.opened.close()
    assert again.now == desk.now


@A_SHARE
@given(st.binary())
def test_any_bytes_are_refused_in_sentence(crashed: Crashed, data: bytes) -> None:
    comes_up(crashed.folder, data)


@A_SHARE
@given(DAMAGE)
def test_file_damaged_anywhere_opens_or_is_refused(crashed: Crashed, damage: Damage) -> None:
    comes_up(crashed.folder, damaged(crashed.file, damage))


@A_SHARE
@given(EXCHANGE)
def test_file_with_swapped_values_opens_or_is_refused(crashed: Crashed, exchange: Exchange) -> None:
    comes_up(crashed.folder, exchanged(crashed.file, exchange))


@A_SHARE
@given(DAMAGE)
def test_campaign_opens_with_journal_damaged_anywhere(crashed: Crashed, damage: Damage) -> None:
    comes_up(crashed.folder, crashed.file, damaged(crashed.journal, damage))


@A_SHARE
@given(EXCHANGE)
def test_campaign_opens_with_swapped_values_in_journal(crashed: Crashed, exchange: Exchange) -> None:
    comes_up(crashed.folder, crashed.file, exchanged(crashed.journal, exchange))


SETTINGS = Settings(
    scheme="dark", text_scale=120, keys={"save": "F5"}, last_file="/a/b", recent=("/a/b",), window_geometry=b"\0 Qt"
)


@A_SHARE
@given(DAMAGE, EXCHANGE)
def test_program_starts_with_settings_damaged_anywhere(damage: Damage, exchange: Exchange) -> None:
    write_settings(SETTINGS)
    text = settings_path().read_bytes()
    for spoilt in (damaged(text, damage), exchanged(text, exchange)):
        settings_path().write_bytes(spoilt)
        write_settings(read_settings().settings)
        assert read_settings().notice == ""


ROSTER = 'name;player;tier;Edges;notes\nRook;Ben;2;Fearless;"He said ""no"""\nMira;Ada;3;Calm;\n'.encode("utf-16")


@A_SHARE
@given(DAMAGE)
def test_damaged_roster_results_in_playable_characters(crashed: Crashed, damage: Damage) -> None:
    path = crashed.folder / "sound.gmtracker.json"
    path.write_bytes(crashed.file)
    desk = Desk(OpenCampaign.open_read_only(path, noon))
    for game in (offered.ruleset for offered in rulesets.available_games().games):
        read = read_roster(damaged(ROSTER, damage), rulesets.load(game).spec())
        assert read.characters or read.complaints or read.encodings
        if game == desk.now.ruleset and read.characters:
            assert not desk.table.rules.preview(AddCharacters(characters=read.characters)).refused

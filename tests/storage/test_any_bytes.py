"""Any bytes at all, where a campaign or a journal should be: opened, or refused in a sentence."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmtracker.storage.errors import StorageError
from gmtracker.storage.journal import journal_path
from gmtracker.storage.open_campaign import OpenCampaign
from tests.storage.desks import Desk, in_session, noon

VALUES = [b"null", b"-1", b'""', b"[]", b"{}", b"1e999", b"true", b'"c1"', b"7", b"[1]", b"9" * 5000, b'"\\ud800"']


@pytest.fixture(scope="module")
def crashed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, bytes, bytes]:
    """A folder, and a campaign's file and journal as a crash left them."""
    desk = in_session(tmp_path_factory.mktemp("campaign"))
    desk.stresses("Mira", 2)
    desk.notes("One.", "Two.")
    desk.table.undo()
    return tmp_path_factory.mktemp("damaged"), desk.path.read_bytes(), desk.journal.read_bytes()


@pytest.fixture(scope="module", autouse=True)
def one_home(tmp_path_factory: pytest.TempPathFactory) -> object:
    """One state folder for all examples."""
    patched = pytest.MonkeyPatch()
    patched.setenv("GMTRACKER_HOME", str(tmp_path_factory.mktemp("home")))
    yield
    patched.undo()


def comes_up(folder: Path, file: bytes, journal: bytes = b"") -> None:
    """Open a campaign with these bytes; if it can be, play on, save it and open it again."""
    path = folder / "damaged.gmtracker.json"
    path.write_bytes(file)
    journal_path(path).parent.mkdir(parents=True, exist_ok=True)
    journal_path(path).write_bytes(journal)
    try:
        desk = Desk(OpenCampaign.open(path, noon))
    except StorageError:
        return
    desk.opened.save()
    again = desk.reopens()
    again.opened.close()
    assert again.now == desk.now


@given(st.binary())
def test_any_bytes_are_refused_in_a_sentence(crashed: tuple[Path, bytes, bytes], data: bytes) -> None:
    comes_up(crashed[0], data)


@given(st.data())
def test_a_file_damaged_anywhere_opens_or_is_refused(crashed: tuple[Path, bytes, bytes], data: st.DataObject) -> None:
    folder, file, _ = crashed
    comes_up(folder, _damaged(file, data))


@given(st.data())
def test_a_value_put_in_anothers_place_opens_or_is_refused(
    crashed: tuple[Path, bytes, bytes], data: st.DataObject
) -> None:
    folder, file, _ = crashed
    comes_up(folder, _exchanged(file, data))


@given(st.data())
def test_a_journal_damaged_anywhere_never_stops_the_opening(
    crashed: tuple[Path, bytes, bytes], data: st.DataObject
) -> None:
    folder, file, journal = crashed
    damage = data.draw(st.sampled_from([_damaged, _exchanged]))
    comes_up(folder, file, damage(journal, data))


def _damaged(text: bytes, data: st.DataObject) -> bytes:
    at = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 30))
    return text[:at] + data.draw(st.binary(max_size=10) | st.sampled_from(VALUES)) + text[at + length :]


def _exchanged(text: bytes, data: st.DataObject) -> bytes:
    starts = [at + 1 for at in range(len(text)) if text[at : at + 1] == b":"]
    at = data.draw(st.sampled_from(starts))
    end = min(i for sign in (b",", b"\n", b"}") if (i := text.find(sign, at)) > 0)
    return text[:at] + data.draw(st.sampled_from(VALUES)) + text[end:]

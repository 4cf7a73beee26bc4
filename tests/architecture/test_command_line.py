"""Tests of the program's command line."""

import subprocess
import sys
from pathlib import Path

import pytest

import gmtracker
from gmtracker.__main__ import main
from tests.architecture.checkout import ROOT
from tests.builders.saved_campaigns import in_session


def refusal(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """Run a command line that cannot be understood and return the error it prints."""
    with pytest.raises(SystemExit, match="2"):
        main(words)
    return capsys.readouterr().err


def test_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert capsys.readouterr().out == f"gmtracker {gmtracker.__version__}\n"


@pytest.mark.parametrize("word", ["demo", "summary", "validate", "schema", "--sample", "FILE"])
def test_help_names_every_command_and_option(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--help"])
    assert word in capsys.readouterr().out


def test_unknown_word_is_reported_as_a_missing_file_or_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sumary"]) == 1
    assert capsys.readouterr().err == (
        "gmtracker: There is no campaign file or command named sumary. For help, type: gmtracker --help\n"
    )


def test_file_named_like_a_command_is_reported_as_missing_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before, it said that there is no command of that name."""
    monkeypatch.chdir(tmp_path)
    assert main(["./roll"]) == 1
    assert capsys.readouterr().err == (
        "gmtracker: There is no campaign file ./roll. To run the command, type: gmtracker roll\n"
    )


def test_help_of_roll_says_that_all_words_are_one_roll(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["roll", "--help"])
    usage, _, rest = capsys.readouterr().out.partition("\n")
    assert usage == "usage: gmtracker roll [-h] DICE"
    assert "one roll, with or without spaces" in rest


def test_suffix_alone_is_not_a_name_for_a_summary(capsys: pytest.CaptureFixture[str]) -> None:
    assert "'.pdf' is only an ending: add a name before it" in refusal(["summary", "mine.json", "-o", ".pdf"], capsys)


def test_missing_file_with_backups_is_left_to_the_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    desk = in_session(tmp_path)
    desk.opened.save()
    desk.notes("A bell rings.")
    desk.opened.close()
    desk.path.unlink()
    monkeypatch.setattr("gmtracker.platform_check.why_no_window", lambda: "No window here.")
    assert main([str(desk.path)]) == 1
    assert capsys.readouterr().err == "gmtracker: No window here.\n"


def test_sample_and_file_cannot_be_opened_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert "not allowed with" in refusal(["--sample", "mine.json"], capsys)


def test_summary_needs_a_known_suffix(capsys: pytest.CaptureFixture[str]) -> None:
    assert "must end in .pdf or .html or .md" in refusal(["summary", "mine.json", "-o", "mine.doc"], capsys)


@pytest.mark.parametrize("number", ["0", "-1", "two", "1.5"])
def test_session_number_must_be_positive(number: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["summary", "mine.json", f"--session={number}", "-o", "mine.md"]
    assert f"'{number}' is not a session number: use a whole number from 1" in refusal(words, capsys)


def test_validate_requires_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert "FILE" in refusal(["validate"], capsys)


def test_command_name_is_not_mistaken_for_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "validate").write_text("{}", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert "usage: gmtracker validate" in refusal(["validate"], capsys)


def test_file_is_opened_in_the_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    campaign = tmp_path / "demo"
    campaign.write_text("{}", encoding="utf-8")
    opened: list[tuple[Path | None, bool]] = []

    def open_window(file: Path | None, sample: bool) -> int:
        opened.append((file, sample))
        return 0

    monkeypatch.setattr("gmtracker.app.run", open_window)
    assert main([str(campaign)]) == 0
    assert main(["--sample"]) == 0
    assert main([]) == 0
    assert opened == [(campaign, False), (None, True), (None, False)]


WINDOWLESS = """
import sys
from gmtracker import app, trace
from gmtracker.__main__ import main
app.run = lambda *_: trace.note("window", "opened") or 0
main(sys.argv[1:])
print("logging.handlers" in sys.modules)
"""


def started(*words: str) -> list[str]:
    """Return the lines a start with these arguments prints; the last tells whether it imported log handlers."""
    command = [sys.executable, "-c", WINDOWLESS, *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60)
    return done.stdout.splitlines()


def test_debug_log_is_written_and_its_path_printed(own_folders: Path) -> None:
    log = own_folders / "logs" / "debug.log"
    assert started("--debug") == [f"Debug log: {log}", "True"]
    assert log.read_text("utf-8").endswith("window: opened\n")


def test_start_without_debug_imports_no_log_handlers() -> None:
    assert started() == ["False"]


def test_unwritable_debug_log_is_reported(own_folders: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own_folders.mkdir()
    (own_folders / "logs").write_text("in the way", "utf-8")
    assert main(["--debug"]) == 1
    assert capsys.readouterr().err.startswith("gmtracker: Couldn't write the debug log: ")

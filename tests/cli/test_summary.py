"""The command ``gmtracker summary``."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gmtracker.__main__ import main
from gmtracker.engine import commands as c
from gmtracker.engine.table import Table
from gmtracker.storage.journal import journal_path
from gmtracker.storage.open_campaign import OpenCampaign
from tests.builders.campaigns import NOON, a_campaign, a_hero, do, falling, who


def noon() -> str:
    """A clock that always returns the same time."""
    return NOON


def a_campaign_file(folder: Path, *titles: str, over: bool = True) -> Path:
    """A campaign file with sessions of these titles; the last one is ended or not."""
    opened = OpenCampaign.create(folder / "harbor.gmtracker.json", a_campaign(), noon)
    table = Table(opened.history, opened.ruleset, noon, opened.record)
    do(table, c.AddCharacters(characters=(a_hero("Mira"),)))
    for title in titles:
        table.dispatch(c.StartSession(title=title, present=(who(table, "Mira"),)), falling())
        do(table, c.AddNote(text=f"What they said of {title}."))
        if over or title != titles[-1]:
            do(table, c.EndSession())
    opened.close()
    return opened.path


def said(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """Run a command line that must fail, and return its message."""
    assert main(words) == 1
    return capsys.readouterr().err


def test_summary_is_of_last_session_by_default(tmp_path: Path) -> None:
    out = tmp_path / "out.md"
    assert main(["summary", str(a_campaign_file(tmp_path, "Dockside", "Council")), "-o", str(out)]) == 0
    assert out.read_text("utf-8").startswith("# Session 2: Council\n")


def test_summary_finds_older_session_by_number(tmp_path: Path) -> None:
    file, out = a_campaign_file(tmp_path, "Dockside", "Council"), tmp_path / "out.html"
    assert main(["summary", str(file), "--session", "1", "-o", str(out)]) == 0
    assert "What they said of Dockside." in out.read_text("utf-8")


def test_summary_includes_session_in_progress(tmp_path: Path) -> None:
    out = tmp_path / "out.md"
    assert main(["summary", str(a_campaign_file(tmp_path, "Dockside", over=False)), "-o", str(out)]) == 0
    assert "in progress" in out.read_text("utf-8")


def test_summary_skips_preparation_after_session(tmp_path: Path) -> None:
    file = a_campaign_file(tmp_path, "Dockside")
    opened = OpenCampaign.open(file, noon)
    do(Table(opened.history, opened.ruleset, noon, opened.record), c.AddNote(text="Buy candles."))
    opened.close()
    assert main(["summary", str(file), "-o", str(tmp_path / "out.md")]) == 0
    assert (tmp_path / "out.md").read_text("utf-8").startswith("# Session 1: Dockside\n")


def test_summary_includes_journal_steps_and_leaves_file_unchanged(tmp_path: Path) -> None:
    file = a_campaign_file(tmp_path, "Dockside", over=False)
    opened = OpenCampaign.open(file, noon)
    do(Table(opened.history, opened.ruleset, noon, opened.record), c.AddNote(text="Not saved yet."))
    before = file.read_bytes()
    assert main(["summary", str(file), "-o", str(tmp_path / "out.md")]) == 0
    assert "Not saved yet." in (tmp_path / "out.md").read_text("utf-8")
    assert file.read_bytes() == before


def left_in_the_journal(folder: Path) -> Path:
    """A campaign whose last step is only in the journal, because the program was killed."""
    file = a_campaign_file(folder, "Dockside", over=False)
    opened = OpenCampaign.open(file, noon)
    do(Table(opened.history, opened.ruleset, noon, opened.record), c.AddNote(text="Not saved yet."))
    opened.close_without_saving()
    return file


def test_summary_of_renamed_file_includes_journal_steps(tmp_path: Path) -> None:
    """The window found the journal's steps, but the printed summary lacked them."""
    renamed = left_in_the_journal(tmp_path).rename(tmp_path / "renamed.gmtracker.json")
    assert main(["summary", str(renamed), "-o", str(tmp_path / "out.md")]) == 0
    assert "Not saved yet." in (tmp_path / "out.md").read_text("utf-8")
    assert OpenCampaign.open(renamed, noon).recovered_steps == 1, "the journal is left for the window"


@pytest.mark.parametrize("damage", [b"\x00", b'"crc32":0}\n{"campaign":'])
def test_summary_reports_missing_steps_of_damaged_journal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: bytes
) -> None:
    file = left_in_the_journal(tmp_path)
    journal = journal_path(file)
    journal.write_bytes(journal.read_bytes().replace(b'"crc32":', damage, 2))
    assert main(["summary", str(file), "-o", str(tmp_path / "out.md")]) == 0
    assert capsys.readouterr().err == (
        f"gmtracker: Some steps of the journal {journal} couldn't be read or don't fit this file. "
        "They are missing here.\n"
    )


def test_summary_reports_journal_of_another_state(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = left_in_the_journal(tmp_path)
    file.write_bytes(file.read_bytes().replace(b"Mira", b"Mara"))
    assert main(["summary", str(file), "-o", str(tmp_path / "out.md")]) == 0
    assert "don't fit this file" in capsys.readouterr().err


def test_summary_reports_campaign_continued_in_another_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, out, other = a_campaign_file(tmp_path, "Dockside"), tmp_path / "out.md", tmp_path / "other.gmtracker.json"
    opened = OpenCampaign.open(file, noon)
    opened.save_as(other)
    assert opened.was_left.wait(30)
    Table(opened.history, opened.ruleset, noon, opened.record).dispatch(c.AddNote(text="There."), falling())
    opened.close()
    assert main(["summary", str(file), "-o", str(out)]) == 0
    assert "You continued this campaign in “other.gmtracker.json”" in capsys.readouterr().err
    assert main(["summary", str(other), "-o", str(out)]) == 0
    assert capsys.readouterr().err == ""


def test_summary_is_refused_without_sessions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["summary", str(a_campaign_file(tmp_path)), "-o", str(tmp_path / "out.md")]
    assert said(words, capsys) == "gmtracker: This campaign has no sessions yet.\n"
    assert not (tmp_path / "out.md").exists()


def test_summary_of_unknown_session_names_last_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["summary", str(a_campaign_file(tmp_path, "Dockside")), "--session=7", "-o", str(tmp_path / "out.md")]
    assert said(words, capsys) == "gmtracker: There is no session 7. The last one is session 1.\n"


def test_summary_names_missing_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["summary", str(tmp_path / "gone.json"), "-o", str(tmp_path / "out.md")]
    assert "Couldn't find “gone.json” in " in said(words, capsys)


def test_summary_names_folder_given_as_dot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert (
        said(["summary", ".", "-o", "out.md"], capsys) == "gmtracker: Couldn't read “.”: it is a folder, not a file.\n"
    )


def test_summary_of_invalid_file_names_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "list.json").write_text("[1, 2]", encoding="utf-8")
    words = ["summary", str(tmp_path / "list.json"), "-o", str(tmp_path / "out.md")]
    assert "Couldn't open “list.json”." in said(words, capsys)


def test_summary_of_damaged_file_mentions_backups_and_journal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before, only the window mentioned them."""
    opened = OpenCampaign.open(left_in_the_journal(tmp_path), noon)
    opened.save()
    do(Table(opened.history, opened.ruleset, noon, opened.record), c.AddNote(text="In no backup."))
    opened.close_without_saving()
    file = opened.path
    file.write_bytes(b"{")
    message = said(["summary", str(file), "-o", str(tmp_path / "out.md")], capsys)
    assert message.startswith("gmtracker: Couldn't open “harbor.gmtracker.json”. ")
    assert message.endswith(
        " There are backups of this campaign. To use the newest one, open the file in the gmtracker window. "
        f"Later steps are in the journal {journal_path(file)}. No backup has them.\n"
    )


def test_summary_leaves_no_partial_file_when_writing_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = a_campaign_file(tmp_path, "Dockside")
    assert "Couldn't save “out.md”" in said(["summary", str(file), "-o", str(tmp_path / "gone" / "out.md")], capsys)
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == [file.name]


def test_summary_writes_pdf_without_display_or_messages(tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"
    words = ["summary", str(a_campaign_file(tmp_path, "Dockside")), "-o", str(out)]
    without_display = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    done = subprocess.run(
        [sys.executable, "-m", "gmtracker", *words],
        env=without_display,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert out.read_bytes().startswith(b"%PDF-")


def test_summary_writes_markdown_without_loading_qt(tmp_path: Path) -> None:
    words = ["summary", str(a_campaign_file(tmp_path, "Dockside")), "-o", str(tmp_path / "out.md")]
    code = f"import sys; from gmtracker.__main__ import main; main({words!r}); print('PySide6' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == "False"

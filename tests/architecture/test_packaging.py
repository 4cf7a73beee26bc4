"""Tests that the man page, desktop files, licenses and package metadata agree with the program."""

import re
import tomllib

from gmtracker.__main__ import _COMMANDS
from tests.architecture.checkout import ROOT

PACKAGING = ROOT / "packaging"


def test_man_page_names_every_command() -> None:
    page = (PACKAGING / "linux" / "gmtracker.1").read_text("utf-8")
    commands = page.partition(".SH COMMANDS")[2].partition(".SH EXIT STATUS")[0]
    assert set(re.findall(r"^\.B (\w+)$", commands, re.MULTILINE)) == set(_COMMANDS)


def test_campaign_file_type_is_the_same_in_all_files() -> None:
    kind = "application/x-gmtracker-campaign+json"
    for file in ("gmtracker.desktop", "gmtracker.xml", "gmtracker.metainfo.xml"):
        assert kind in (PACKAGING / "linux" / file).read_text("utf-8")


def test_license_of_every_bundled_library_is_named() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8").partition("dependencies = [")[2].partition("]")[0]
    named = (PACKAGING / "licenses" / "README.txt").read_text("utf-8")
    for requirement in re.findall(r'^    "([A-Za-z0-9]+)', project, re.MULTILINE):
        assert requirement in named


def test_package_index_page_has_no_relative_links() -> None:
    """The index shows the page without the checkout, so relative links and pictures would be broken."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    shown = (ROOT / project["readme"]).read_text("utf-8")
    targets = re.findall(
        r"\]\(\s*([^)\s]+)|\b(?:src|href)\s*=\s*[\"']([^\"']+)|^\[[^\]]+\]:\s*(\S+)", shown, re.MULTILINE
    )
    assert [target for found in targets for target in found if target and not target.startswith("https://")] == []
    assert shown.startswith("# gmtracker\n")
    assert "urls" not in project

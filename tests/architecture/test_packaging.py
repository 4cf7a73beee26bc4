"""What is packed says of the program what the program says of itself."""

import re

from gmtracker.__main__ import _COMMANDS
from tests.architecture.checkout import ROOT

PACKAGING = ROOT / "packaging"


def test_the_man_page_names_every_command() -> None:
    page = (PACKAGING / "linux" / "gmtracker.1").read_text("utf-8")
    commands = page.partition(".SH COMMANDS")[2].partition(".SH EXIT STATUS")[0]
    assert set(re.findall(r"^\.B (\w+)$", commands, re.MULTILINE)) == set(_COMMANDS)


def test_campaigns_have_one_type_everywhere() -> None:
    kind = "application/x-gmtracker-campaign+json"
    for file in ("gmtracker.desktop", "gmtracker.xml", "gmtracker.metainfo.xml"):
        assert kind in (PACKAGING / "linux" / file).read_text("utf-8")


def test_every_library_that_is_bundled_has_its_licence_named() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8").partition("dependencies = [")[2].partition("]")[0]
    named = (PACKAGING / "licences" / "README.txt").read_text("utf-8")
    for requirement in re.findall(r'^    "([A-Za-z0-9]+)', project, re.MULTILINE):
        assert requirement in named

"""What is packed says of the program what the program says of itself."""

import re
import tomllib

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


def test_what_the_package_index_shows_links_to_nothing_beside_itself() -> None:
    """There it stands without its checkout, where the README's pictures and links would lead nowhere."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    shown = (ROOT / project["readme"]).read_text("utf-8")
    targets = re.findall(
        r"\]\(\s*([^)\s]+)|\b(?:src|href)\s*=\s*[\"']([^\"']+)|^\[[^\]]+\]:\s*(\S+)", shown, re.MULTILINE
    )
    assert [target for found in targets for target in found if target and not target.startswith("https://")] == []
    assert shown.startswith("# gmtracker\n")
    assert "urls" not in project

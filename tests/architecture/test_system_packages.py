"""Tests that the documents repeat packages.txt, the only list of system packages, correctly."""

import re

import pytest

from gmtracker.platform_check import CORE_LIBRARIES, X11_LIBRARIES
from tests.architecture.checkout import ROOT


def _packages(group: str) -> list[str]:
    text = (ROOT / "packaging" / "linux" / "packages.txt").read_text("utf-8")
    lines = text.partition(f"\n[{group}]")[2].partition("\n[")[0].splitlines()[1:]
    return [line.split()[0] for line in lines if line]


@pytest.mark.parametrize(
    ("page", "line"),
    [
        ("README.md", ["python3-venv", *_packages("window")]),
        (".github/CONTRIBUTING.md", _packages("tests")),
        (".github/CONTRIBUTING.md", _packages("browser")),
    ],
)
def test_page_installs_the_listed_packages(page: str, line: list[str]) -> None:
    assert f"sudo apt install {' '.join(line)}" in (ROOT / page).read_text("utf-8").splitlines()


def test_every_window_package_is_one_that_qt_loads() -> None:
    assert set(_packages("window")) <= {*CORE_LIBRARIES.values(), *X11_LIBRARIES.values()}


@pytest.mark.parametrize("file", [".ci/run", ".github/workflows/checks.yml", ".github/workflows/release.yml"])
def test_ci_reads_the_package_list(file: str) -> None:
    assert re.search(r"packaging/linux/packages\.txt", (ROOT / file).read_text("utf-8"))

"""Tests of what you need after cloning: the README's commands, working links, a consistent version."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

import gmtracker
from gmtracker.resources import CHECKOUT_NAME, PACKAGED_NAME, MissingFiles, find_resources, resource
from tests.architecture.checkout import ROOT, python_sources

RUN = "python3 -m venv .venv && .venv/bin/pip install . && .venv/bin/gmtracker demo"
PAGES = (
    "README.md",
    "gmtracker/ARCHITECTURE.md",
    ".github/CONTRIBUTING.md",
    "packaging/README.md",
    "tests/benchmarks/README.md",
    "tests/strangers_game/README.md",
)
TEST = 'python3 -m venv .venv && .venv/bin/pip install -e ".[test]" && .venv/bin/pytest'


@pytest.mark.parametrize("command", [RUN, TEST])
def test_readme_has_command_alone_on_one_line(command: str) -> None:
    assert (ROOT / "README.md").read_text(encoding="utf-8").splitlines().count(command) == 1


def test_readme_has_both_commands_before_its_first_section() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert readme.index(RUN) < readme.index(TEST) < readme.index("\n## ")


@pytest.mark.parametrize("page", PAGES)
def test_every_link_on_a_page_leads_to_a_file(page: str) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", (ROOT / page).read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not ((ROOT / page).parent / link).exists()] == []


def test_every_method_named_on_a_page_exists() -> None:
    said = "".join((ROOT / page).read_text(encoding="utf-8") for page in PAGES)
    named = set(re.findall(r"`([A-Z]\w+\.[a-z]\w+)`", said))
    methods = {
        f"{owner.name}.{method.name}"
        for _, text in python_sources("gmtracker")
        for owner in ast.walk(ast.parse(text))
        if isinstance(owner, ast.ClassDef)
        for method in owner.body
        if isinstance(method, ast.FunctionDef)
    }
    assert named
    assert named - methods == set()


def test_changelog_starts_with_this_version_or_unreleased_changes() -> None:
    lines = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    first = next(line for line in lines if line.startswith("## "))
    assert first.split()[1] in {gmtracker.__version__, "Unreleased"}


def test_version_is_three_numbers() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", gmtracker.__version__)


def test_python_3_11_never_gets_the_qt_that_aborts() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    qt = [line for line in project["dependencies"] if line.startswith("PySide6")]
    assert qt == [
        "PySide6-Essentials>=6.10,<6.12; python_version < '3.12'",
        "PySide6-Essentials>=6.10; python_version >= '3.12'",
    ]


def test_supported_pythons_agree_in_all_files() -> None:
    """CI tries those that the classifiers name (`.ci/pythons`), and fails if it cannot find one."""
    whole = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = [
        re.fullmatch(r"Programming Language :: Python :: 3\.(\d+)", line) for line in whole["project"]["classifiers"]
    ]
    minors = [int(found[1]) for found in named if found]
    oldest = f"3.{minors[0]}"
    assert minors == list(range(minors[0], minors[0] + len(minors)))
    assert len(minors) >= 3
    assert whole["project"]["requires-python"] == f">={oldest}"
    assert (whole["tool"]["mypy"]["python_version"], whole["tool"]["ruff"]["target-version"]) == (
        oldest,
        oldest.replace("3.", "py3"),
    )
    workflow = (ROOT / ".github/workflows/checks.yml").read_text(encoding="utf-8")
    assert {f"3.{minor}" for minor in minors} <= set(re.findall(r'"(3\.\d+)"', workflow))
    for text in ("README.md", "packaging/README.md", whole["project"]["readme"]):
        said = (ROOT / text).read_text(encoding="utf-8")
        assert set(re.findall(r"Python (3\.\d+) or later", said)) == {oldest}


def test_checkout_finds_its_resources() -> None:
    assert resource() == ROOT / CHECKOUT_NAME
    assert resource("icons").is_dir()


def test_installed_wheel_finds_resources_in_the_package(tmp_path: Path) -> None:
    package = tmp_path / "site-packages" / "gmtracker"
    (package / PACKAGED_NAME).mkdir(parents=True)
    (package.parent / CHECKOUT_NAME).mkdir()
    assert find_resources(package) == package / PACKAGED_NAME


def test_missing_resources_raise_missing_files(tmp_path: Path) -> None:
    with pytest.raises(MissingFiles, match="own files are missing"):
        find_resources(tmp_path / "gmtracker")


def test_wheel_includes_resources_where_they_are_searched() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
    assert build["targets"]["wheel"]["force-include"] == {CHECKOUT_NAME: f"gmtracker/{PACKAGED_NAME}"}

"""Tests of the bundle's spec, run as on each system, without needing Windows or macOS."""

import importlib.util
import sys
from types import ModuleType, SimpleNamespace

import pytest

from tests.architecture.checkout import ROOT

PACKAGING = ROOT / "packaging"


class Spec:
    """A spec that was run for a system, with what it analyzed and the programs it made."""

    def __init__(self, system: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.programs: dict[str, bool] = {}
        self.collected: list[str] = []
        self.datas: list[tuple[str, str]] = []
        self.applications: list[str] = []
        hooks = ModuleType("PyInstaller.utils.hooks")
        vars(hooks).update(
            collect_data_files=lambda _package, excludes: [], collect_submodules=lambda _package: ["gmtracker.app"]
        )
        for name in ("PyInstaller", "PyInstaller.utils"):
            monkeypatch.setitem(sys.modules, name, ModuleType(name))
        monkeypatch.setitem(sys.modules, hooks.__name__, hooks)
        monkeypatch.setattr(sys, "platform", system)
        spec = PACKAGING / "gmtracker.spec"
        known = {
            "SPECPATH": str(PACKAGING),
            "Analysis": self._analysis,
            "PYZ": lambda pure: pure,
            "EXE": self._program,
            "COLLECT": self._collect,
            "BUNDLE": lambda _bundle, name, **_named: self.applications.append(name),
        }
        exec(compile(spec.read_text("utf-8"), spec, "exec"), known)

    def _analysis(self, _scripts: list[str], *, datas: list[tuple[str, str]], **_named: object) -> SimpleNamespace:
        self.datas = datas
        return SimpleNamespace(scripts=[], binaries=[], datas=datas, pure=[])

    def _program(self, *_parts: object, name: str, console: bool, **_named: object) -> str:
        self.programs[name] = console
        return name

    def _collect(self, *parts: object, name: str) -> None:
        self.collected = [part for part in parts if isinstance(part, str)]
        assert name == "gmtracker"


def test_windows_bundle_has_a_console_program_for_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows a program without a console has no standard streams."""
    spec = Spec("win32", monkeypatch)
    assert spec.programs == {"gmtracker": False, "gmtracker-cli": True}
    assert spec.collected == ["gmtracker", "gmtracker-cli"]


def test_linux_bundle_has_one_program(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = Spec("linux", monkeypatch)
    assert spec.programs == {"gmtracker": True}
    assert "licenses" not in [folder for _, folder in spec.datas]
    assert not spec.applications


def test_mac_application_contains_the_licenses(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = Spec("darwin", monkeypatch)
    assert (str(ROOT / "build" / "licenses"), "licenses") in spec.datas
    assert spec.applications == ["gmtracker.app"]


def test_mac_application_has_a_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """PyInstaller runs a console application in the background only."""
    assert Spec("darwin", monkeypatch).programs == {"gmtracker": False}


def test_mac_archive_contains_the_application(monkeypatch: pytest.MonkeyPatch) -> None:
    found = importlib.util.spec_from_file_location("build_of_the_bundle", PACKAGING / "build.py")
    assert found is not None
    assert found.loader is not None
    build = importlib.util.module_from_spec(found)
    found.loader.exec_module(build)
    run: list[tuple[object, ...]] = []
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(build, "run", lambda *words: run.append(words))
    archive = ROOT / "dist" / "gmtracker-1.2.3-darwin-arm64.zip"
    assert build.packed(archive.with_suffix("")) == archive
    assert run == [("ditto", "-c", "-k", "--keepParent", ROOT / "dist" / "gmtracker.app", archive)]

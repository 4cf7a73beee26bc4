"""Make a Debian package of a bundle: deb.py BUNDLE VERSION FOLDER.

DEBFULLNAME and DEBEMAIL name the publisher, as for Debian's own tools. Without them the package has no real address.
"""

import gzip
import os
import re
import shutil
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

HERE = Path(__file__).resolve().parent
PUBLISHER, ADDRESS = os.environ.get("DEBFULLNAME") or "The gmtracker authors", os.environ.get("DEBEMAIL")
MAINTAINER = f"{PUBLISHER} <{ADDRESS or 'gmtracker@localhost'}>"
DESCRIPTION = """run a tabletop role-playing session on one screen
 gmtracker shows every character, token, turn and check of a live session on
 one screen. Spend tokens by drag and drop. See the exact odds of every check.
 Undo any action, even after a restart. Print a summary at the end.
 .
 It plays Shattered Spheres, Torg Eternity, Vagabond and Humans & Heroes, and
 any game that you describe in a text file. It is independent of their
 publishers."""


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
    moment = datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", _last_change())), UTC)
    shutil.copytree(bundle, root / "usr/lib/gmtracker", symlinks=True, ignore=shutil.ignore_patterns("licenses"))
    binaries = root / "usr/bin"
    binaries.mkdir()
    (binaries / "gmtracker").symlink_to("../lib/gmtracker/gmtracker")
    lay(linux / "gmtracker.desktop", share / "applications/gmtracker.desktop")
    lay(linux / "gmtracker.xml", share / "mime/packages/gmtracker.xml")
    lay(HERE.parent / "resources/icons/gmtracker.svg", share / "icons/hicolor/scalable/apps/gmtracker.svg")
    filled = {"@VERSION@": version, "@DATE@": moment.date().isoformat()}
    metainfo = replaced((linux / "gmtracker.metainfo.xml").read_text("utf-8"), filled)
    write(share / "metainfo/org.gmtracker.gmtracker.metainfo.xml", metainfo.encode())
    page = replaced((linux / "gmtracker.1").read_text("utf-8"), filled)
    write(share / "man/man1/gmtracker.1.gz", gzip.compress(page.encode(), mtime=0))
    shutil.copytree(bundle / "licenses", share / "doc/gmtracker/licenses")
    shutil.copy(HERE.parent / "LICENSE", share / "doc/gmtracker/copyright")
    write(share / "lintian/overrides/gmtracker", (linux / "lintian-overrides").read_bytes())
    news = (HERE.parent / "CHANGELOG.md").read_bytes()
    write(share / "doc/gmtracker/NEWS.gz", gzip.compress(news, mtime=0))
    write(share / "doc/gmtracker/changelog.gz", gzip.compress(changelog(version, moment).encode(), mtime=0))
    for path in root.rglob("*"):
        if not path.is_symlink():
            runs = path.is_dir() or (path.name == "gmtracker" and path.parent.name == "gmtracker")
            path.chmod(0o755 if runs else 0o644)


def control(root: Path, version: str, architecture: str) -> None:
    """What dpkg asks about a package."""
    kilobytes = sum(path.lstat().st_size for path in root.rglob("*") if not path.is_dir()) // 1024
    fields = {
        "Package": "gmtracker",
        "Version": version,
        "Architecture": architecture,
        "Maintainer": MAINTAINER,
        "Installed-Size": str(kilobytes),
        "Section": "utils",
        "Priority": "optional",
        "Depends": ", ".join([f"libc6 (>= {needed_libc(root)})", *window_packages()]),
        "Description": DESCRIPTION,
    }
    write(root / "DEBIAN/control", "".join(f"{name}: {text}\n" for name, text in fields.items()).encode())


def changelog(version: str, moment: datetime) -> str:
    """The changes of the package as Debian writes them; what a game master notices stands in NEWS."""
    lines = [f"gmtracker ({version}) unstable; urgency=medium", "", "  * See NEWS.gz for what is new.", ""]
    return "\n".join([*lines, f" -- {MAINTAINER}  {format_datetime(moment)}", ""])


def window_packages() -> list[str]:
    """Return the packages in the `[window]` group of packages.txt."""
    group = (HERE / "linux" / "packages.txt").read_text("utf-8").partition("[window]")[2].partition("\n[")[0]
    return [line.split()[0] for line in group.splitlines()[1:] if line]


def needed_libc(root: Path) -> str:
    """The oldest libc that has everything the programs and libraries under `root` ask of it, such as "2.34"."""
    asked: set[tuple[int, ...]] = set()
    for path in root.rglob("*"):
        if path.is_file() and not path.is_symlink() and (data := path.read_bytes()).startswith(b"\x7fELF"):
            asked |= {tuple(map(int, found.split(b"."))) for found in re.findall(rb"\0GLIBC_([0-9.]+)(?=\0)", data)}
    if not asked:
        raise SystemExit(f"Nothing under {root} asks for a libc: that is no bundle.")
    return ".".join(map(str, max(asked)))


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

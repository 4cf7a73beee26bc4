"""The text of a PDF, page by page, as a reader extracts it."""

import shutil
import subprocess
from pathlib import Path

import pytest

NEEDS_POPPLER = pytest.mark.skipif(
    not (shutil.which("pdftotext") and shutil.which("pdftoppm")), reason="pdftotext and pdftoppm are not installed"
)


def page_texts(pdf: bytes, folder: Path) -> list[str]:
    """Return the text of each page."""
    (folder / "summary.pdf").write_bytes(pdf)
    command = ["pdftotext", "-layout", str(folder / "summary.pdf"), "-"]
    done = subprocess.run(command, capture_output=True, check=True, timeout=60)
    return done.stdout.decode().split("\f")[:-1]

import re
import subprocess
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PySide6.QtCore import QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPageLayout, QPageSize, QPdfWriter

from gmtracker.resources import resource
from gmtracker.summary import SessionSummary
from gmtracker.ui.printing.output import (
    Pages,
    build_pdf,
    lay_out_pages,
    local_page_size,
    page_image,
    paint_document,
    write_pdf,
    write_summary,
)
from gmtracker.ui.printing.pagination import PER_INCH, Paper, paginate
from gmtracker.ui.printing.summary import sections, summary_document
from gmtracker.ui.theme.palette import DARK, LIGHT, Palette
from tests.builders.summaries import a_ledger, a_scene, a_summary
from tests.windows.pdf_text import NEEDS_POPPLER, page_texts

pytestmark = pytest.mark.usefixtures("qapp")

A4 = QPageSize(QPageSize.PageSizeId.A4)
LETTER = QPageSize(QPageSize.PageSizeId.Letter)


def a_full_evening() -> SessionSummary:
    """Return a summary of twenty heroes and four hundred lines."""
    heroes = [a_ledger(f"Hero {n}", f"Player {n}", uses=n % 7) for n in range(20)]
    return a_summary(heroes=heroes, scenes=[a_scene(f"Fight {n}", lines=50) for n in range(8)])


def one_line(text: str) -> str:
    """Return the text without the line breaks of its layout."""
    return " ".join(text.split())


@NEEDS_POPPLER
def test_pdf_contains_its_words_as_text(tmp_path: Path) -> None:
    (page,) = page_texts(build_pdf(summary_document(a_summary())), tmp_path)
    for said in (
        "Harbor Nights",
        "Session 12: Dockside",
        "Friday, January 2, 2026 · 20:00–00:00 (4 h)",
        "Mira (Ana)",
        "3 Triumph stones earned, 2 used, 1 left",
        "A favour.",
        "peak 9",
        "31 against 24",
        "8% to succeed",
        "Improve Roll +4",
        "d6",
        "Advantage (d6 to d10)",
        "Ambush, line 2.",
        "Page 1 of 1",
    ):
        assert said in one_line(page)


@NEEDS_POPPLER
def test_counters_are_listed_for_the_next_session(tmp_path: Path) -> None:
    summary = replace(a_summary(), counters=("ritual 2/6", "days 3"))
    assert "Still in play ritual 2/6 · days 3" in one_line(
        page_texts(build_pdf(summary_document(summary)), tmp_path)[0]
    )


@NEEDS_POPPLER
def test_removed_character_is_not_listed_for_the_next_session(tmp_path: Path) -> None:
    heroes = [a_ledger("Mira", "Ana"), replace(a_ledger("Rook", "Ben"), is_gone=True)]
    (page,) = page_texts(build_pdf(summary_document(a_summary(heroes=heroes))), tmp_path)
    begins, _, told = one_line(page).partition("At the start of the next session")[2].partition("The heroes")
    assert ("Mira" in begins, "Rook" in begins, "Rook" in told) == (True, False, True)


@NEEDS_POPPLER
def test_session_without_key_checks_has_no_heading_for_them(tmp_path: Path) -> None:
    with_checks, without = (page_texts(build_pdf(summary_document(a_summary(checks=n))), tmp_path)[0] for n in (8, 0))
    assert with_checks.count("Improve Roll +4") == 8
    assert "Key checks" in with_checks
    assert "Key checks" not in without


@NEEDS_POPPLER
def test_empty_column_of_checks_is_left_out(tmp_path: Path) -> None:
    summary = a_summary(checks=2)
    bare = replace(summary, checks=tuple(replace(line, spent="") for line in summary.checks))
    with_spent, without = (page_texts(build_pdf(summary_document(one)), tmp_path)[0] for one in (summary, bare))
    heads = [len(re.findall("Spent(?! on)", one_line(text))) for text in (with_spent, without)]
    assert heads == [1, 0]


@NEEDS_POPPLER
@pytest.mark.parametrize("name", ["<b>Bobby</b>", "*x* | `y`", "[a](http://b)", "&lt;", "Zoë → Ω", "<!-- -->"])
def test_a_name_prints_as_typed(name: str, tmp_path: Path) -> None:
    summary = a_summary(heroes=[a_ledger(name, name)], campaign=name, title=name, owed=[name])
    (page,) = page_texts(build_pdf(summary_document(summary)), tmp_path)
    assert page.count(name) >= 6


@NEEDS_POPPLER
def test_twenty_heroes_and_four_hundred_lines_are_all_printed(tmp_path: Path) -> None:
    pages = page_texts(build_pdf(summary_document(a_full_evening()), A4), tmp_path)
    text = one_line(" ".join(pages))
    for n in range(8):
        for line in range(50):
            assert f"Fight {n}, line {line}." in text
    for n in range(20):
        assert f"Hero {n}" in text
        assert f"Player {n}" in text
    assert re.findall(r"Page \d+ of \d+", text) == [f"Page {n + 1} of {len(pages)}" for n in range(len(pages))]
    assert "Harbor Nights · Session 12: Dockside" in one_line(pages[-1])


@NEEDS_POPPLER
def test_heading_is_repeated_on_a_sections_next_page(tmp_path: Path) -> None:
    summary = a_summary(scenes=[a_scene("Siege", lines=150)])
    pages = page_texts(build_pdf(summary_document(summary), A4), tmp_path)
    assert "Session log" not in pages[0]
    assert one_line(pages[1]).startswith("Session log Siege 20:00 Siege, line 0.")
    assert one_line(pages[2]).startswith("Siege (continued) 20:55 Siege, line 55.")


@NEEDS_POPPLER
def test_note_longer_than_a_page_continues_on_the_next(tmp_path: Path) -> None:
    words = [f"word{n}" for n in range(3000)]
    summary = a_summary(owed=[" ".join(words)])
    text = one_line(" ".join(page_texts(build_pdf(summary_document(summary), A4), tmp_path)))
    assert [word for word in words if word not in text] == []


@settings(max_examples=25)
@given(
    st.lists(st.integers(0, 30), max_size=24), st.lists(st.integers(0, 60), max_size=4), st.sampled_from([A4, LETTER])
)
def test_any_number_of_heroes_and_lines_fits_its_pages(uses: list[int], scenes: list[int], size: QPageSize) -> None:
    summary = a_summary(
        heroes=[a_ledger(f"Hero {n}", uses=count) for n, count in enumerate(uses)],
        scenes=[a_scene(f"Fight {n}", lines=count) for n, count in enumerate(scenes)],
    )
    body = Paper.from_points(QSizeF(size.size(QPageSize.Unit.Point))).body
    blocks = sum(len(section.blocks) for section in sections(summary))
    pages = paginate(sections(summary), body.width(), body.height())
    assert sum(len(page) for page in pages) >= blocks
    assert all(page[-1].top + page[-1].height <= body.height() + 0.01 for page in pages)


def test_each_paper_size_has_its_own_layout() -> None:
    summary = a_full_evening()
    assert (
        lay_out_pages(summary_document(summary), A4).paper.width
        != lay_out_pages(summary_document(summary), LETTER).paper.width
    )
    assert (
        lay_out_pages(summary_document(summary), LETTER).count >= lay_out_pages(summary_document(summary), A4).count > 3
    )


def test_default_paper_is_a4_or_letter() -> None:
    assert local_page_size().id() in (QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter)


def test_page_number_out_of_range_raises() -> None:
    pages = lay_out_pages(summary_document(a_summary()))
    for number in (0, pages.count + 1):
        with pytest.raises(IndexError):
            page_image(pages, number, 50)


def test_page_image_has_the_size_and_margins_of_its_paper() -> None:
    picture = page_image(lay_out_pages(summary_document(a_summary()), A4), 1, 72)
    assert (picture.width(), picture.height()) == (595, 842)
    assert is_blank(picture, QRectF(0, 0, 40, 842))
    assert not is_blank(picture, QRectF(40, 30, 515, 100))


@NEEDS_POPPLER
def test_device_margins_do_not_move_the_print(tmp_path: Path) -> None:
    wide, narrow = (a_pdf_with_margins(tmp_path / f"{margin}.pdf", margin) for margin in (0.0, 25.0))
    assert wide.count(b"/Page\n") == narrow.count(b"/Page\n")
    first, second = (picture_of(tmp_path / f"{margin}.pdf") for margin in (0.0, 25.0))
    assert first == second


def a_pdf_with_margins(path: Path, margin: float) -> bytes:
    """Return a PDF painted on a device with its own margins, in points."""
    writer = QPdfWriter(str(path))
    writer.setResolution(PER_INCH)
    writer.setPageLayout(QPageLayout(A4, QPageLayout.Orientation.Portrait, QMarginsF(margin, margin, margin, margin)))
    paint_document(summary_document(a_summary()), writer, PER_INCH)
    return path.read_bytes()


def picture_of(path: Path) -> QImage:
    """Return the first page of a PDF as another program draws it."""
    command = ["pdftoppm", "-r", "40", "-png", "-singlefile", str(path), str(path.with_suffix(""))]
    subprocess.run(command, check=True, timeout=60)
    return QImage(str(path.with_suffix(".png")))


def test_only_requested_pages_are_painted(tmp_path: Path) -> None:
    summary = a_full_evening()
    writer = QPdfWriter(str(tmp_path / "some.pdf"))
    writer.setPageSize(A4)
    paint_document(summary_document(summary), writer, writer.resolution(), range(2, 4))
    assert pages_in(tmp_path / "some.pdf") == 2


def pages_in(path: Path) -> int:
    """Return the page count that a PDF declares."""
    found = re.search(rb"/Count (\d+)", path.read_bytes())
    assert found
    return int(found[1])


@pytest.mark.parametrize(("name", "start"), [("a.pdf", b"%PDF-"), ("a.html", b"<!DOCTYPE"), ("a.MD", b"# Session 12")])
def test_file_suffix_decides_the_format(name: str, start: bytes, tmp_path: Path) -> None:
    write_summary(a_summary(), tmp_path / name)
    assert (tmp_path / name).read_bytes().startswith(start)
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == [name]


def test_pdf_has_the_requested_page_size(tmp_path: Path) -> None:
    write_pdf(summary_document(a_summary()), tmp_path / "letter.pdf", LETTER)
    assert b"/MediaBox [0 0 612" in (tmp_path / "letter.pdf").read_bytes()


def test_empty_session_is_one_page(tmp_path: Path) -> None:
    bare = a_summary(heroes=[], scenes=[], owed=[])
    assert Pages(summary_document(bare), Paper(5950, 8420)).count == 1


def is_blank(picture: QImage, rect: QRectF) -> bool:
    """Return whether a part of a picture is blank."""
    part = picture.copy(rect.toRect())
    blank = QImage(part.size(), part.format())
    blank.fill(QColor("white"))
    return part == blank


def test_html_page_has_the_palettes_of_the_window() -> None:
    css = resource("templates", "summary.css").read_text("utf-8")
    light, dark = re.findall(r":root \{(.*?)\}", css, re.DOTALL)
    for block, palette in ((light, LIGHT), (dark, DARK)):
        for name, colour in re.findall(r"--([\w-]+): (#\w+);", block):
            assert colour == shades(palette)[name], f"--{name} in the {palette.name} look"


def shades(palette: Palette) -> dict[str, str]:
    """Return the colors of the HTML page by their CSS names."""
    return {
        "paper": palette.panel.name(),
        "ground": palette.window.name(),
        "raised": palette.raised.name(),
        "line": palette.line.name(),
        "text": palette.text.name(),
        "muted": palette.text_muted.name(),
        "accent": palette.accent.text.name(),
        "up": palette.up.fill.name(),
        "down": palette.down.fill.name(),
        "none": palette.stone.fill.name(),
        "on-up": palette.up.on_fill.name(),
        "on-down": palette.down.on_fill.name(),
        "on-none": palette.stone.on_fill.name(),
        "outline": palette.outline.name(),
        "empty": palette.empty.name(),
        "hatch": palette.hatch.name(),
        "warning": palette.warning.fill.name(),
        "warning-text": palette.warning.text.name(),
        "warning-soft": palette.warning.soft.name(),
    }

from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from gmtracker.ui.printing.preview import DocumentExport, PageStack, Preview, show_document, show_summary
from gmtracker.ui.printing.summary import summary_document
from tests.builders.summaries import a_scene, a_summary


def opened(qtbot: QtBot, *, lines: int = 3) -> Preview:
    """Return a preview that is on the screen."""
    window = show_summary(a_summary(scenes=[a_scene(lines=lines)]))
    qtbot.addWidget(window)
    qtbot.waitExposed(window)
    return window


def button(window: Preview, name: str) -> QPushButton:
    """Return the button with this text."""
    return next(found for found in window.findChildren(QPushButton) if found.text() == name)


def sheets(window: Preview) -> tuple[QWidget, ...]:
    """Return the widgets of the pages."""
    (stack,) = window.findChildren(PageStack)
    return stack.paper_sheets


def delivery(window: Preview) -> DocumentExport:
    """Return the export that prints and saves for a preview."""
    (found,) = window.findChildren(DocumentExport)
    return found


def sees(window: Preview, text: str) -> bool:
    """Return whether a visible label contains this text."""
    return any(text in label.text() for label in window.findChildren(QLabel) if label.isVisible())


def test_preview_shows_every_page(qtbot: QtBot) -> None:
    window = opened(qtbot, lines=150)
    assert len(sheets(window)) == window.pages.count > 2
    assert sees(window, f"{len(sheets(window))} pages")
    assert window.windowTitle() == "Session 12: Dockside · Summary"


def test_page_fills_the_width_of_the_window(qtbot: QtBot) -> None:
    window = opened(qtbot)
    (sheet,) = sheets(window)
    for wide in (700, 1000):
        window.resize(wide, 600)
        QApplication.processEvents()
        assert 0 < wide - sheet.width() < 80
        assert sheet.height() == round(sheet.width() * window.pages.paper.height / window.pages.paper.width)


def test_pages_are_below_each_other(qtbot: QtBot) -> None:
    shown = sheets(opened(qtbot, lines=150))
    for above, below in pairwise(shown):
        assert below.geometry().top() > above.geometry().bottom()


def test_page_is_white_with_ink_on_it(qtbot: QtBot) -> None:
    window = opened(qtbot)
    (sheet,) = sheets(window)
    picture = sheet.grab().toImage()
    colours = {picture.pixelColor(x, y).name() for x in range(0, picture.width(), 3) for y in range(20, 300, 3)}
    assert QColor("white").name() in colours
    assert len(colours) > 20


def test_preview_is_not_modal_and_closes_on_escape(qtbot: QtBot) -> None:
    window = opened(qtbot)
    assert not window.isModal()
    with qtbot.waitSignal(window.destroyed):
        QTest.keyClick(window, Qt.Key.Key_Escape)


@pytest.mark.parametrize(("name", "suffix"), [("PDF…", ".pdf"), ("HTML…", ".html"), ("Markdown…", ".md")])
def test_format_button_asks_for_a_file_of_its_format(qtbot: QtBot, name: str, suffix: str) -> None:
    window = Preview(summary_document(a_summary()), (".pdf", ".html", ".md"))
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.save_requested) as wish:
        button(window, name).click()
    assert wish.args == [suffix]


def test_print_button_asks_for_a_printer(qtbot: QtBot) -> None:
    window = Preview(summary_document(a_summary()), (".pdf", ".html", ".md"))
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.print_requested):
        button(window, "Print…").click()


def test_file_is_saved_where_the_dialog_says(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot)
    button(window, "Markdown…").click()
    (dialog,) = window.findChildren(QFileDialog)
    assert dialog.selectedFiles()[0].endswith("Harbor Nights - Session 12.md")
    dialog.fileSelected.emit(str(tmp_path / "evening.md"))
    assert (tmp_path / "evening.md").read_text("utf-8").startswith("# Session 12: Dockside")
    assert sees(window, f"Saved as {tmp_path / 'evening.md'}.")


@pytest.mark.parametrize(
    ("name", "saved_as", "begins"),
    [
        ("HTML…", "Session 1.2.html", b"<!DOCTYPE html>"),
        ("Markdown…", "Session 1.2.md", b"# "),
        ("PDF…", "1.2.pdf", b"%PDF"),
    ],
)
def test_name_with_a_dot_gets_the_suffix_of_its_format(
    qtbot: QtBot, tmp_path: Path, name: str, saved_as: str, begins: bytes
) -> None:
    """Before, as Qt adds no suffix after a dot, HTML saved as “Session 1.2” became a PDF of that name."""
    window = opened(qtbot)
    button(window, name).click()
    (dialog,) = window.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / saved_as.rpartition(".")[0]))
    assert [file.name for file in tmp_path.iterdir()] == [saved_as]
    assert (tmp_path / saved_as).read_bytes().startswith(begins)


def test_pdf_only_document_is_never_saved_as_html(qtbot: QtBot, tmp_path: Path) -> None:
    window = show_document(summary_document(a_summary()))
    qtbot.addWidget(window)
    button(window, "PDF…").click()
    (dialog,) = window.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "keys.html"))
    assert [file.name for file in tmp_path.iterdir()] == ["keys.html.pdf"]


def test_file_the_dialog_did_not_ask_about_is_not_replaced(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "Session 1.2.html").write_text("mine")
    window = opened(qtbot)
    button(window, "HTML…").click()
    (dialog,) = window.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "Session 1.2"))
    assert (tmp_path / "Session 1.2.html").read_text() == "mine"
    assert sees(window, "“Session 1.2.html” already exists. To replace it, type its full name.")


def test_failed_save_is_reported(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot)
    delivery(window).save(tmp_path / "gone" / "evening.pdf")
    assert sees(window, "Couldn't save “evening.pdf”")


def test_printer_gets_its_selected_pages(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, lines=150)
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setFromTo(1, 2)
    delivery(window).print_on(printer)
    assert b"/Count 2" in (tmp_path / "printed.pdf").read_bytes()
    assert sees(window, f"Saved as {tmp_path / 'printed.pdf'}.")


def test_canceled_print_dialog_prints_nothing(qtbot: QtBot) -> None:
    window = opened(qtbot)

    def leave() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        dialog.reject()

    QTimer.singleShot(0, leave)
    button(window, "Print…").click()
    assert not sees(window, "printer")


def test_summary_with_hidden_opponents_says_so_above_the_pages(qtbot: QtBot) -> None:
    window = show_summary(replace(a_summary(), names_hidden=True))
    qtbot.addWidget(window)
    assert sees(window, "This summary names opponents who are hidden from players.")
    other = show_summary(a_summary())
    qtbot.addWidget(other)
    assert not sees(other, "hidden from players")


def test_printed_file_is_named_like_a_saved_one(qtbot: QtBot) -> None:
    """Before, a slash in the campaign's name was in the print dialog's proposed name, like a folder."""
    window = show_summary(a_summary(campaign="Harbor / Glass"))
    qtbot.addWidget(window)
    names = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QPrintDialog)
        names.append(dialog.printer().docName())
        dialog.reject()

    QTimer.singleShot(0, look)
    button(window, "Print…").click()
    button(window, "PDF…").click()
    (dialog,) = window.findChildren(QFileDialog)
    assert [Path(name).stem for name in dialog.selectedFiles()] == names == ["Harbor Glass - Session 12"]


def test_a_closed_preview_is_freed_with_its_export(qtbot: QtBot) -> None:
    window = opened(qtbot)
    carrying_out = delivery(window)
    with qtbot.waitSignal(window.destroyed):
        window.close()
    assert not isValid(carrying_out)

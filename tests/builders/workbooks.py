"""Workbooks for tests: rows of cells as the bytes of a file of Excel or LibreOffice."""

from collections.abc import Callable
from io import BytesIO
from xml.sax.saxutils import escape
from zipfile import ZIP_DEFLATED, ZipFile

from openpyxl import Workbook

MANIFEST = "urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"
SHEET = "xl/worksheets/sheet1.xml"


def a_book(*rows: tuple[object, ...]) -> Workbook:
    """A workbook of one sheet."""
    book = Workbook()
    for row in rows:
        book.active.append(row)
    return book


def saved(book: Workbook) -> bytes:
    """The bytes of its file."""
    file = BytesIO()
    book.save(file)
    return file.getvalue()


def an_xlsx(*rows: tuple[object, ...]) -> bytes:
    """A file of Excel."""
    return saved(a_book(*rows))


def an_ods(*rows: tuple[object, ...]) -> bytes:
    """A file of LibreOffice."""
    names = "".join(
        f' xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"' for name in ("office", "table", "text")
    )
    lines = "".join(f"<table:table-row>{''.join(map(_ods_cell, row))}</table:table-row>" for row in rows)
    table = f'<table:table table:name="Heroes">{lines}</table:table>'
    body = f"<office:body><office:spreadsheet>{table}</office:spreadsheet></office:body>"
    file = BytesIO()
    with ZipFile(file, "w", ZIP_DEFLATED) as packed:
        packed.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        packed.writestr("META-INF/manifest.xml", f'<manifest:manifest xmlns:manifest="{MANIFEST}"/>')
        packed.writestr("content.xml", f"<office:document-content{names}>{body}</office:document-content>")
    return file.getvalue()


def _ods_cell(value: object) -> str:
    match value:
        case None | "":
            return "<table:table-cell/>"
        case int() | float():
            kind = f'office:value-type="float" office:value="{value}"'
        case _:
            kind = 'office:value-type="string"'
    return f"<table:table-cell {kind}><text:p>{escape(str(value))}</text:p></table:table-cell>"


def with_part(book: bytes, name: str, change: Callable[[bytes], bytes]) -> bytes:
    """The same workbook with one part changed."""
    file = BytesIO()
    with ZipFile(BytesIO(book)) as old, ZipFile(file, "w", ZIP_DEFLATED) as new:
        for part in old.infolist():
            data = old.read(part)
            new.writestr(part.filename, change(data) if part.filename == name else data)
    return file.getvalue()


def a_sheet_of(rows: bytes, before: bytes = b"") -> bytes:
    """A file of Excel whose only sheet has these rows, in XML."""
    space = b'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
    sheet = b"%s<worksheet %s><sheetData>%s</sheetData></worksheet>" % (before, space, rows)
    return with_part(an_xlsx(("name",), ("Rook",)), SHEET, lambda _: sheet)


def a_cell(text: bytes) -> bytes:
    """A row of one cell, in XML."""
    return b'<row><c t="str"><v>%s</v></c></row>' % text

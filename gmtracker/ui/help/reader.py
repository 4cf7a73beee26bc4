"""Shows a page of Markdown with the guide's pictures. It reads nothing but the guide's own folder."""

from PySide6.QtCore import QUrl
from PySide6.QtGui import (
    QImage,
    Qt,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from gmtracker.ui.languages import in_language
from gmtracker.ui.look.typography import scaled, text_font
from gmtracker.ui.qt_override import override

COLUMN = 680
MARGIN = 24
PADDING = 5
ABOVE_HEADING, BELOW_HEADING = 20, 6
BELOW_TEXT, BELOW_LINE = 10, 4
LINE_PERCENT = 115
PICTURE = "\ufffc"


class Reader(QTextBrowser):
    """A column of text, as wide as the pictures."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.document().setDocumentMargin(scaled(MARGIN))
        self.document().setDefaultFont(text_font())
        self.setMinimumWidth(scaled(COLUMN + 3 * MARGIN))

    def read(self, markdown: str, title: str) -> None:
        """Show a page from its beginning."""
        self.setMarkdown(markdown)
        self.document().setMetaInformation(QTextDocument.MetaInformation.DocumentTitle, title)
        self.setAccessibleName(title)
        self._space_out()
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                _lay_out(frame)
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def _space_out(self) -> None:
        """Air above headings and below paragraphs, and little between the lines of a list or a table."""
        block = self.document().begin()
        while block.isValid():
            cursor = QTextCursor(block)
            form = block.blockFormat()
            if form.headingLevel():
                form.setTopMargin(scaled(ABOVE_HEADING) if block.position() else 0)
                form.setBottomMargin(scaled(BELOW_HEADING))
            elif cursor.currentTable() is None:
                form.setBottomMargin(scaled(BELOW_LINE if block.textList() else BELOW_TEXT))
            if PICTURE not in block.text():
                form.setLineHeight(LINE_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            cursor.setBlockFormat(form)
            block = block.next()

    @override
    def loadResource(self, type: int, name: QUrl | str) -> object:
        picture = QImage(str(in_language("guide", QUrl(name).fileName())))
        if picture.isNull():
            return None
        ratio = self.devicePixelRatioF()
        small = picture.scaledToWidth(round(scaled(COLUMN) * ratio), Qt.TransformationMode.SmoothTransformation)
        small.setDevicePixelRatio(ratio)
        return small


def _lay_out(table: QTextTable) -> None:
    """Lines under the rows instead of boxes around the cells, and the whole width."""
    form = table.format()
    form.setBorder(0)
    form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
    form.setCellPadding(scaled(PADDING))
    form.setCellSpacing(0)
    form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    table.setFormat(form)

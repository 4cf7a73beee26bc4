"""The panel that switches the players' page on and off, and shows how to reach it."""

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QAction, QImage, QKeyEvent, QKeySequence, QPixmap, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gmtracker.i18n import join_parts, labeled, tr
from gmtracker.ui.players.networks import Network
from gmtracker.ui.players.page import PageController
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.spacing import tip
from gmtracker.ui.widgets.buttons import Button
from gmtracker.ui.widgets.inputs import ChoiceField
from gmtracker.ui.widgets.labels import MessageLabel, text_label

MARGIN = 16
QUIET, QR_SIDE = 4, 264
"""The white border of a QR code, in modules as its standard asks, and the room for it in logical pixels."""

NOBODY_YET_MS = 60_000
TITLE = tr("Players' phones")
BLANKS = tr("Press {keys} to blank the page and the player window.")
SENTENCE = tr(
    "Everyone on this network who has the code, or who listens in, can read what this page shows. "
    "Use your own Wi-Fi, not the café's."
)


def draw_qr_code(text: str, room: int = QR_SIDE) -> QPixmap:
    """Return a QR code in black on white, in every theme, with at most ``room`` pixels a side if that is enough."""
    import segno

    matrix = segno.make_qr(text, error="m").matrix
    side = len(matrix) + 2 * QUIET
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    for y, row in enumerate(matrix, QUIET):
        for x, is_dark in enumerate(row, QUIET):
            if is_dark:
                image.setPixelColor(x, y, Qt.GlobalColor.black)
    size = side * max(1, room // side)
    return QPixmap.fromImage(image.scaled(size, size))


class PagePanel(QWidget):
    """Switches the page on and off, and shows its QR code, address and code, and the number of phones.

    ``closed`` asks to close the panel, ``invited`` to show the QR code in the player window or no longer. ``networks``
    are those that this computer is on. ``blank`` is the action that blanks what the players see. ``is_inviting``: the
    player window shows the QR code.
    """

    closed = Signal()
    invited = Signal(bool)

    def __init__(
        self,
        page: PageController,
        networks: Sequence[Network],
        blank: QAction,
        is_inviting: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(TITLE)
        self._page = page
        self._blank = blank
        self._link = ""
        self._networks = ChoiceField(
            tuple((one.address, join_parts(filter(None, (one.name, one.address)))) for one in networks)
        )
        self._networks.setAccessibleName(tr("Network"))
        self._switch = Button(tr("Show the table on phones"))
        self._switch.setCheckable(True)
        self._message = MessageLabel()
        self._access = QWidget()
        self._qr_code = text_label(wraps=False)
        self._address, self._code, self._phones = text_label(), text_label(), text_label()
        self._renew = Button(tr("New code"))
        self._renew.setToolTip(tip(tr("Disconnects all phones until they use the new code")))
        self._invite = Button(tr("Show the QR code in the player window"))
        self._invite.setCheckable(True)
        self._invite.setChecked(is_inviting)
        self._hint, self._blanks = text_label("", "muted"), text_label("", "muted")
        self._nobody = QTimer(self, singleShot=True, interval=NOBODY_YET_MS)
        self._lay_out()
        self._switch.clicked.connect(self._on_switched)
        self._networks.key_changed.connect(self._on_network_chosen)
        self._renew.clicked.connect(page.renew_code)
        self._invite.clicked.connect(self.invited)
        self._nobody.timeout.connect(self._show_phones)
        blank.changed.connect(self._show_blank)
        page.changed.connect(self._show_page)
        self._show_page()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        inside = QVBoxLayout(self._access)
        inside.setContentsMargins(0, 0, 0, 0)
        for line in (self._hint, self._qr_code, self._address, self._code, self._phones):
            inside.addWidget(line)
        inside.addWidget(self._invite)
        inside.addWidget(self._renew, 0, Qt.AlignmentFlag.AlignLeft)
        for label in (self._address, self._code):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._hint.setText(tr("Scan this with a phone's camera, or open the address and type the code."))
        done = Button(tr("Done", "a button that closes"))
        done.clicked.connect(self.closed)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(8)
        column.addWidget(text_label(SENTENCE, "warning"))
        column.addWidget(text_label(tr("Network"), "label"))
        for row in (self._networks, self._switch, self._message, self._access, self._blanks):
            column.addWidget(row)
        column.addWidget(done, 0, Qt.AlignmentFlag.AlignRight)
        column.addStretch(1)

    def _show_page(self) -> None:
        """Show the page's state."""
        page, has_network = self._page, self._networks.count() > 0
        self._switch.setChecked(page.is_on)
        self._switch.setEnabled(page.is_on or has_network)
        self._networks.setEnabled(has_network)
        self._access.setVisible(page.is_on)
        self._invite.setChecked(self._invite.isChecked() and page.is_on)
        self._show_blank()
        if not has_network:
            self._message.show_refusal(
                tr("This computer is on no network. Connect it to your Wi-Fi, then open this again.")
            )
        elif page.is_code_shut:
            self._message.show_refusal(
                tr("Someone typed too many wrong codes. Choose “New code” to accept codes again.")
            )
        elif page.is_on:
            self._message.show_message("")
        if page.is_on:
            self._show_qr_code(page.link)
            self._address.setText(labeled(tr("Address"), page.address))
            half = len(page.code) // 2
            self._code.setText(labeled(tr("Code"), f"{page.code[:half]}-{page.code[half:]}"))
            self._show_phones()

    def _show_qr_code(self, link: str) -> None:
        """Show the QR code of a link, drawn only once."""
        if link != self._link:
            self._link = link
            self._qr_code.setPixmap(draw_qr_code(link))
            self._qr_code.setAccessibleName(tr("QR code of the page"))

    def _show_phones(self) -> None:
        """Show the number of phones. After a while without any, ask about the Wi-Fi."""
        page = self._page
        if page.phones:
            one = page.phones == 1
            self._phones.setText(tr("1 phone follows") if one else tr("{count} phones follow", count=page.phones))
        elif page.had_phones:
            self._phones.setText(tr("No phone follows now"))
        elif self._nobody.isActive():
            self._phones.setText(tr("No phone follows yet"))
        else:
            self._phones.setText(tr("No phone follows yet. Are the phones on the same Wi-Fi, without a VPN?"))

    def _show_blank(self) -> None:
        keys = self._blank.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        is_blank = self._blank.isChecked() and self._page.is_on
        said = tr("The page is blank. Press {keys} to show the table again.") if is_blank else BLANKS
        self._blanks.setText(said.format(keys=keys))
        self._blanks.setVisible(bool(keys))

    def _on_switched(self, on: bool) -> None:
        if on:
            self._serve()
        else:
            self._nobody.stop()
            self._page.switch_off()

    def _on_network_chosen(self) -> None:
        """Move a page that is on to the other network."""
        if self._page.is_on:
            self._serve()

    def _serve(self) -> None:
        address = self._networks.key()
        self._nobody.start()
        try:
            self._page.switch_on(address)
        except OSError as error:
            self._show_page()
            reason = error.strerror or str(error)
            self._message.show_refusal(
                tr("Couldn't open the page at {address}: {reason}.", address=address, reason=reason)
            )

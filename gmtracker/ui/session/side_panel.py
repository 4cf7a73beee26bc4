"""The area beside the table where panels open, such as the start of a session or the inputs of a use.

One panel is open at a time. It is never modal, so the table stays usable.
"""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gmtracker.i18n import tr
from gmtracker.ui.theme.icons import icon
from gmtracker.ui.theme.spacing import fix_icon, tip
from gmtracker.ui.widgets.buttons import ToolButton
from gmtracker.ui.widgets.labels import text_label
from gmtracker.ui.widgets.overlays import Overlay
from gmtracker.ui.widgets.panel_frame import PanelDraft, PanelFrame
from gmtracker.ui.widgets.scroll import ScrolledPart

NARROWEST = 320
ICON = 16
ASIDE = 16


class SidePanel(QWidget):
    """Shows one panel, and deletes it when it is closed or replaced.

    What is typed in a panel that is left is kept, and is there again when a panel about the same opens.

    ``filled`` is emitted when a panel opens. ``emptied`` is emitted when none is left, and carries whether the closed
    one had the focus.
    """

    filled = Signal()
    emptied = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("side-panel")
        self._drafts: list[PanelDraft] = []
        self._title = text_label(look="title", wraps=False)
        self.close_button = ToolButton()
        self.close_button.setIcon(icon("close"))
        self.close_button.setAccessibleName(tr("Close"))
        self.close_button.setToolTip(tip(tr("Close")))
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        fix_icon(self.close_button, ICON)
        self._scroll = ScrolledPart(NARROWEST)
        head = QHBoxLayout()
        head.setContentsMargins(ASIDE, 0, 0, 0)
        head.addWidget(self._title, 1)
        head.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._scroll, 1)
        self.close_button.clicked.connect(self.close_panel)

    @property
    def panel(self) -> QWidget | None:
        """The open panel, or None."""
        return self._scroll.widget()

    def open(self, panel: QWidget, title: str) -> None:
        """Open a panel in place of the present one, with what was typed about the same before."""
        self._keep_draft()
        self._free()
        self._take_up_draft(panel)
        self.setWindowTitle(title)
        self._title.setText(title)
        self._scroll.setWidget(panel)
        self.filled.emit()
        panel.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def has_keyboard_focus(self) -> bool:
        """Whether the focus is in the panel."""
        focus = self.window().focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    def close_panel(self) -> None:
        """Close the open panel, and keep what is typed in it."""
        self._keep_draft()
        self._close(had_keys=self.has_keyboard_focus)

    def do_and_close(self, do: Callable[[], bool]) -> bool:
        """Call ``do``, and close the panel if that returns True. Returns the same.

        ``do`` may delete the focused widget or move the focus. The panel counts as focused if it was before, unless an
        overlay has the focus now.
        """
        had_keys = self.has_keyboard_focus
        is_done = do()
        if is_done:
            self._close(had_keys=had_keys and not _is_over(self.window().focusWidget()))
        return is_done

    def _keep_draft(self) -> None:
        draft = self.panel.draft() if isinstance(self.panel, PanelFrame) else None
        if draft is not None:
            self._drafts.append(draft)

    def _take_up_draft(self, panel: QWidget) -> None:
        draft = next(
            (one for one in self._drafts if isinstance(panel, PanelFrame) and one.subject == panel.subject), None
        )
        if draft is not None and isinstance(panel, PanelFrame):
            self._drafts.remove(draft)
            panel.take_up(draft)

    def _close(self, *, had_keys: bool) -> None:
        if self.panel is not None:
            self._free()
            self.emptied.emit(had_keys)

    def _free(self) -> None:
        panel = self._scroll.takeWidget()
        if panel is not None:
            panel.deleteLater()


def _is_over(widget: QWidget | None) -> bool:
    """Whether a widget is inside an overlay."""
    while widget is not None and not isinstance(widget, Overlay):
        widget = widget.parentWidget()
    return widget is not None

"""The program's settings: how it looks, how large, whether it moves, and which key does what."""

from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QTabWidget, QVBoxLayout, QWidget

from gmtracker.storage.settings import Look
from gmtracker.ui.actions import Actions
from gmtracker.ui.dialogs.key_list import KeyList
from gmtracker.ui.dialogs.quiet_window import QuietWindow, scrolled
from gmtracker.ui.look.measured import fix_font
from gmtracker.ui.preferences import Preferences
from gmtracker.ui.widgets.buttons import Button
from gmtracker.ui.widgets.entry_fields import ChoiceField, SpinField
from gmtracker.ui.widgets.says_line import words

SIZE = QSize(560, 600)
LOOKS: tuple[tuple[Look, str], ...] = (
    ("system", "As the system"),
    ("light", "Light"),
    ("dark", "Dark"),
    ("contrast", "High contrast"),
)
SMALLEST, LARGEST, STEP = 80, 200, 10


class SettingsWindow(QuietWindow):
    """Every change holds at once and is kept; there is nothing to confirm."""

    def __init__(self, preferences: Preferences, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__("Settings", SIZE, parent)
        self._preferences = preferences
        settings = preferences.settings
        self._look = ChoiceField(LOOKS)
        self._look.choose(settings.scheme)
        self._scale = SpinField(SMALLEST, LARGEST, settings.text_scale)
        self._scale.setSingleStep(STEP)
        self._scale.setSuffix(" %")
        self._scale.setFixedWidth(self._scale.sizeHint().width())
        self._motion = QCheckBox("On")
        self._motion.setChecked(settings.motion)
        self._keys = KeyList(actions, settings.keys)
        pages = QTabWidget()
        pages.setDocumentMode(True)
        pages.setAccessibleName("Settings")
        pages.addTab(scrolled(self._look_page()), "Look")
        pages.addTab(self._keys, "Keys")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 16)
        column.addWidget(pages, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        leave = Button("Close")
        foot.addWidget(leave)
        foot.addSpacing(24)
        column.addLayout(foot)
        leave.clicked.connect(self.close)
        self._look.key_changed.connect(self._on_changed)
        self._scale.valueChanged.connect(self._on_changed)
        self._motion.toggled.connect(self._on_changed)
        self._keys.keys_changed.connect(self._on_changed)

    def _look_page(self) -> QWidget:
        page = QWidget()
        lines = QVBoxLayout(page)
        lines.setContentsMargins(24, 20, 24, 20)
        lines.setSpacing(20)
        for name, says, field in (
            ("Colours", "Light, dark, the system's choice, or white on black with sharp edges.", self._look),
            ("Size of the text", "80 to 200 per cent of the usual; everything grows with it.", self._scale),
            ("Motion", "What has just changed lights up for a moment.", self._motion),
        ):
            lines.addLayout(_line(name, says, field))
        lines.addStretch(1)
        return page

    def _on_changed(self) -> None:
        chosen = next(look for look, _ in LOOKS if look == self._look.key())
        self._preferences.keep(
            replace(
                self._preferences.settings,
                scheme=chosen,
                text_scale=self._scale.value(),
                motion=self._motion.isChecked(),
                keys=self._keys.keys(),
            )
        )


def _line(name: str, says: str, field: QWidget) -> QHBoxLayout:
    field.setAccessibleName(name)
    field.setAccessibleDescription(says)
    heading = words(name)
    fix_font(heading, bold=True)
    heading.setBuddy(field)
    told = QVBoxLayout()
    told.setSpacing(2)
    told.addWidget(heading)
    told.addWidget(words(says, "label"))
    line = QHBoxLayout()
    line.setSpacing(16)
    line.addLayout(told, 1)
    line.addWidget(field, 0, Qt.AlignmentFlag.AlignVCenter)
    return line

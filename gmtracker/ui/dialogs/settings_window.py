"""The program's settings: how it looks, how large, whether it moves, what it speaks, and which key does what."""

from typing import get_args

from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QTabWidget, QVBoxLayout, QWidget

from gmtracker.storage.settings import Language, Look
from gmtracker.ui.actions import Actions
from gmtracker.ui.dialogs.key_list import KeyList
from gmtracker.ui.dialogs.quiet_window import QuietWindow, scrolled
from gmtracker.ui.languages import language_meant, spoken
from gmtracker.ui.look.measured import fix_font
from gmtracker.ui.preferences import Preferences
from gmtracker.ui.widgets.buttons import Button
from gmtracker.ui.widgets.entry_fields import ChoiceField, SpinField
from gmtracker.ui.widgets.says_line import words
from gmtracker.words import LANGUAGES, tr

SIZE = QSize(560, 600)
LOOKS: tuple[tuple[Look, str], ...] = (
    ("system", tr("As the system")),
    ("light", tr("Light")),
    ("dark", tr("Dark")),
    ("contrast", tr("High contrast")),
)
SPEAKS = tr("What the program says. What a campaign has in it already stays as it was written.")
FROM_NEXT_START = tr("Holds from the next start on.")
SMALLEST, LARGEST, STEP = 80, 200, 10


class SettingsWindow(QuietWindow):
    """Every change is kept and holds at once, a language from the next start on; there is nothing to confirm."""

    def __init__(self, preferences: Preferences, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(tr("Settings"), SIZE, parent)
        self._preferences = preferences
        settings = preferences.settings
        self._look = ChoiceField(LOOKS)
        self._look.choose(settings.scheme)
        self._language = ChoiceField((("system", tr("As the system")), *LANGUAGES.items()))
        self._language.choose(settings.language)
        for field in (self._look, self._language):
            field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._later = words(FROM_NEXT_START)
        self._scale = SpinField(SMALLEST, LARGEST, settings.text_scale)
        self._scale.setSingleStep(STEP)
        self._scale.setSuffix(" %")
        self._scale.setFixedWidth(self._scale.sizeHint().width())
        self._motion = QCheckBox(tr("On", "a setting"))
        self._motion.setChecked(settings.motion)
        self._keys = KeyList(actions, settings.keys)
        pages = QTabWidget()
        pages.setDocumentMode(True)
        pages.setAccessibleName(tr("Settings"))
        pages.addTab(scrolled(self._look_page()), tr("Look and language"))
        pages.addTab(self._keys, tr("Keys", "of the keyboard"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 16)
        column.addWidget(pages, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        leave = Button(tr("Close"))
        foot.addWidget(leave)
        foot.addSpacing(24)
        column.addLayout(foot)
        leave.clicked.connect(self.close)
        self._look.key_changed.connect(self._on_changed)
        self._scale.valueChanged.connect(self._on_changed)
        self._motion.toggled.connect(self._on_changed)
        self._language.key_changed.connect(self._on_changed)
        self._keys.keys_changed.connect(self._on_changed)

    def _look_page(self) -> QWidget:
        page = QWidget()
        lines = QVBoxLayout(page)
        lines.setContentsMargins(24, 20, 24, 20)
        lines.setSpacing(20)
        for name, says, field in (
            (tr("Colours"), tr("Light, dark, the system's choice, or white on black with sharp edges."), self._look),
            (tr("Size of the text"), tr("80 to 200 per cent of the usual; everything grows with it."), self._scale),
            (tr("Motion"), tr("What has just changed lights up for a moment."), self._motion),
        ):
            lines.addLayout(_line(name, says, field))
        language = QVBoxLayout()
        language.setSpacing(4)
        language.addLayout(_line(tr("Language"), SPEAKS, self._language))
        language.addWidget(self._later)
        lines.addLayout(language)
        lines.addStretch(1)
        self._say_when_spoken()
        return page

    def _say_when_spoken(self) -> None:
        """Another language than the one that is spoken has to wait."""
        waits = language_meant(self._language.key()) != spoken()
        self._later.setVisible(waits)
        self._language.setAccessibleDescription(f"{SPEAKS} {FROM_NEXT_START}" if waits else SPEAKS)

    def _on_changed(self) -> None:
        chosen = next(look for look, _ in LOOKS if look == self._look.key())
        language = next(code for code in get_args(Language) if code == self._language.key())
        self._say_when_spoken()
        self._preferences.keep(
            replace(
                self._preferences.settings,
                scheme=chosen,
                language=language,
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

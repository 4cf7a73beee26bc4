"""The settings window: theme, text size, animation, menu bar, tips, language, and keyboard shortcuts."""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple, get_args

from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QHideEvent, QKeySequence
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QKeySequenceEdit,
    QLineEdit,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from gmtracker.engine.errors import strip_controls
from gmtracker.i18n import LANGUAGES, percentage_text, tr
from gmtracker.storage.errors import StorageError, reason_text
from gmtracker.storage.paths import games_folder, run_with_timeout
from gmtracker.storage.settings import Language, Look
from gmtracker.ui.actions import Actions, WindowAction, default_keys
from gmtracker.ui.qt_override import override
from gmtracker.ui.settings.preferences import Preferences
from gmtracker.ui.theme.spacing import fix_font, fix_width, native_keys
from gmtracker.ui.translation import current_language, resolve_language
from gmtracker.ui.widgets.buttons import Button, CheckBox
from gmtracker.ui.widgets.inputs import ChoiceField, SpinField
from gmtracker.ui.widgets.labels import MessageLabel, text_label
from gmtracker.ui.widgets.windows import QuietWindow, wrap_in_scroll_area

KEY_WIDTH = 168
HELP = tr("To change a shortcut, click its field and press the new keys. × removes it.")


class KeyField(QKeySequenceEdit):
    """The field for the shortcut of one action: a single key press, not a sequence of several."""

    pressed = Signal(object)

    def __init__(self, act: WindowAction, name: str, keys: str) -> None:
        super().__init__(QKeySequence(keys))
        self.act = act
        self.setMaximumSequenceLength(1)
        self.setClearButtonEnabled(True)
        fix_width(self, KEY_WIDTH)
        for named in (self, *self.findChildren(QLineEdit)):
            named.setAccessibleName(tr("Shortcut for {action}", "of the keyboard", action=name))
        # Queued, because a field can't be reset while Qt is still handling the key press.
        self.keySequenceChanged.connect(self._on_keys, Qt.ConnectionType.QueuedConnection)

    def text(self) -> str:
        """Return the shortcut as the settings save it, the same on every system."""
        return self.keySequence().toString(QKeySequence.SequenceFormat.PortableText)

    def show_keys(self, keys: str) -> None:
        """Show this shortcut without emitting a change."""
        blocked = self.blockSignals(True)
        self.setKeySequence(QKeySequence(keys))
        self.blockSignals(blocked)

    def _on_keys(self) -> None:
        self.pressed.emit(self.act)


class KeyList(QWidget):
    """A field for each action. ``keys_changed`` is emitted when a shortcut changed; one that is in use is refused."""

    keys_changed = Signal()

    def __init__(self, actions: Actions, keys: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._fields: dict[WindowAction, KeyField] = {}
        self._own = dict(keys)
        self._says = MessageLabel()
        self._says.show_message(HELP)
        content = QWidget()
        grid = QGridLayout(content)
        grid.setContentsMargins(24, 4, 24, 12)
        grid.setColumnStretch(0, 1)
        for row, (act, _) in enumerate(actions.items()):
            name = actions.title_text(act, now=False)
            field = self._fields[act] = KeyField(act, name, self._shortcut_of(act))
            label = text_label(name)
            label.setBuddy(field)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1, Qt.AlignmentFlag.AlignRight)
            field.pressed.connect(self._on_pressed)
        usual = Button(tr("Reset shortcuts"))
        usual.clicked.connect(self._on_usual)
        head = QHBoxLayout()
        head.setContentsMargins(24, 16, 24, 0)
        head.addWidget(self._says, 1)
        head.addWidget(usual, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(head)
        column.addWidget(wrap_in_scroll_area(content), 1)

    def keys(self) -> dict[str, str]:
        """Return the shortcuts that differ from the defaults, by the names of their actions."""
        return dict(self._own)

    def _shortcut_of(self, act: WindowAction) -> str:
        return self._own.get(act.value, default_keys(act))

    def _on_pressed(self, act: WindowAction) -> None:
        field = self._fields[act]
        wanted = field.text()
        if wanted == self._shortcut_of(act):
            return
        other = next((o for o in self._fields if o is not act and wanted and self._shortcut_of(o) == wanted), None)
        if other is not None:
            field.show_keys(self._shortcut_of(act))
            name = self._actions.title_text(other, now=False)
            self._says.show_refusal(
                tr(
                    "{keys} is already used for “{action}”. Remove it there first.",
                    keys=native_keys(wanted),
                    action=name,
                )
            )
            return
        self._own.pop(act.value, None)
        if wanted != default_keys(act):
            self._own[act.value] = wanted
        self._says.show_message(HELP)
        self.keys_changed.emit()

    def _on_usual(self) -> None:
        self._own.clear()
        for act, field in self._fields.items():
            field.show_keys(default_keys(act))
        self._says.show_message(HELP)
        self.keys_changed.emit()


SIZE = QSize(560, 600)
LOOKS: tuple[tuple[Look, str], ...] = (
    ("system", tr("System default")),
    ("light", tr("Light")),
    ("dark", tr("Dark")),
    ("contrast", tr("High contrast")),
)


class Switch(NamedTuple):
    """A setting that is on or off: its field in the settings, its name, what it does, and its box's label."""

    setting: str
    name: str
    description: str
    label: str = tr("On", "a setting")


SWITCHES = (
    Switch("motion", tr("Animation"), tr("Briefly highlights what just changed.")),
    Switch("game_colors", tr("Game colors"), tr("Gives each game its own accent color. High contrast keeps its own.")),
    Switch(
        "menu_bar",
        tr("Menu bar"),
        tr("When hidden, open the menus with ≡ at the top right or with Alt."),
        tr("Always show it"),
    ),
    Switch(
        "hints",
        tr("Tips"),
        tr("Explains each feature the first time you use it. Turn off and on again to reset the tips."),
    ),
)
SPEAKS = tr("The language of the program. Text that is already in a campaign isn't translated.")
FROM_NEXT_START = tr("Takes effect when you restart gmtracker.")
SMALLEST, LARGEST, STEP = 80, 200, 10
SCALE_WIDTH = (92, 32)
SCALES_AFTER_MS = 700


class SettingsWindow(QuietWindow):
    """The settings window. Every change applies and is saved immediately, so nothing needs to be confirmed.

    Another language takes effect at the next start.
    """

    def __init__(self, preferences: Preferences, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(tr("Settings"), SIZE, parent)
        self._preferences = preferences
        settings = preferences.settings
        self._look = ChoiceField(LOOKS)
        self._look.choose(settings.scheme)
        self._language = ChoiceField((("system", tr("System default")), *LANGUAGES.items()))
        self._language.choose(settings.language)
        for field in (self._look, self._language):
            field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._later = text_label(FROM_NEXT_START)
        self._no_folder = MessageLabel()
        self._scale = SpinField(SMALLEST, LARGEST, settings.text_scale, at_once=True)
        self._scale.setSingleStep(STEP)
        self._scale.setSuffix(percentage_text(""))
        fix_width(self._scale, *SCALE_WIDTH)
        self._switches = {switch.setting: CheckBox(switch.label) for switch in SWITCHES}
        self._keys = KeyList(actions, settings.keys)
        pages = QTabWidget()
        pages.setDocumentMode(True)
        pages.setAccessibleName(tr("Settings"))
        pages.addTab(wrap_in_scroll_area(self._look_page()), tr("Appearance"))
        pages.addTab(self._keys, tr("Shortcuts", "of the keyboard"))
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
        self._scaled_soon = QTimer(self, singleShot=True, interval=SCALES_AFTER_MS)
        self._scaled_soon.timeout.connect(self._on_changed)
        # Applied immediately, the size would move the field from under the pointer.
        self._scale.valueChanged.connect(self._scaled_soon.start)
        for setting, box in self._switches.items():
            box.setChecked(getattr(settings, setting))
            box.toggled.connect(self._on_changed)
        self._language.key_changed.connect(self._on_changed)
        self._keys.keys_changed.connect(self._on_changed)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Apply a change of the text size that is still waiting for its timer."""
        super().hideEvent(event)
        if self._scaled_soon.isActive():
            self._scaled_soon.stop()
            self._on_changed()

    def _look_page(self) -> QWidget:
        page = QWidget()
        lines = QVBoxLayout(page)
        lines.setContentsMargins(24, 20, 24, 20)
        lines.setSpacing(20)
        for name, says, field in (
            (tr("Theme"), tr("Light, dark, high contrast, or the same as your system."), self._look),
            (tr("Text size"), tr("80 to 200%. The rest of the window scales with it."), self._scale),
            *((switch.name, switch.description, self._switches[switch.setting]) for switch in SWITCHES),
        ):
            lines.addLayout(_build_line(name, says, field))
        games = Button(tr("Open folder"))
        games.clicked.connect(self._on_games)
        folder = str(games_folder())
        own_games = QVBoxLayout()
        own_games.setSpacing(4)
        own_games.addLayout(_build_line(tr("Your own games"), tr(".game.toml files in {folder}", folder=folder), games))
        own_games.addWidget(self._no_folder)
        lines.addLayout(own_games)
        language = QVBoxLayout()
        language.setSpacing(4)
        language.addLayout(_build_line(tr("Language"), SPEAKS, self._language))
        language.addWidget(self._later)
        lines.addLayout(language)
        lines.addStretch(1)
        self._say_when_spoken()
        return page

    def _say_when_spoken(self) -> None:
        """Show the hint about a restart if the chosen language is not the one in use."""
        waits = resolve_language(self._language.key()) != current_language()
        self._later.setVisible(waits)
        self._language.setAccessibleDescription(f"{SPEAKS} {FROM_NEXT_START}" if waits else SPEAKS)

    def _on_games(self) -> None:
        folder = games_folder()
        try:
            run_with_timeout(folder, partial(folder.mkdir, parents=True, exist_ok=True))
        except OSError as error:
            place, why = strip_controls(str(folder)), reason_text(error)
            self._no_folder.show_refusal(tr("Couldn't create the folder {folder}: {reason}.", folder=place, reason=why))
            return
        except StorageError as problem:
            self._no_folder.show_refusal(problem.sentence)
            return
        self._no_folder.show_message("")
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def _on_changed(self) -> None:
        chosen = next(look for look, _ in LOOKS if look == self._look.key())
        language = next(code for code in get_args(Language) if code == self._language.key())
        self._say_when_spoken()
        settings = self._preferences.settings
        switches = {setting: box.isChecked() for setting, box in self._switches.items()}
        is_anew = switches["hints"] and not settings.hints
        self._preferences.save(
            replace(
                settings,
                scheme=chosen,
                language=language,
                text_scale=self._scale.value(),
                tips_shown=() if is_anew else settings.tips_shown,
                keys=self._keys.keys(),
                **switches,
            )
        )


def _build_line(name: str, message: str, field: QWidget) -> QHBoxLayout:
    field.setAccessibleName(name)
    field.setAccessibleDescription(message)
    heading = text_label(name)
    fix_font(heading, bold=True)
    heading.setBuddy(field)
    told = QVBoxLayout()
    told.setSpacing(2)
    told.addWidget(heading)
    told.addWidget(text_label(message, "label"))
    line = QHBoxLayout()
    line.setSpacing(16)
    line.addLayout(told, 1)
    line.addWidget(field, 0, Qt.AlignmentFlag.AlignVCenter)
    return line

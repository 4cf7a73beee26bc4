"""Panels beside the table: the inputs of a use, and a note."""

from collections.abc import Mapping
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionButton, QVBoxLayout, QWidget

from gmtracker.engine.batches import combine_commands
from gmtracker.engine.cached_rules import Preview
from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.commands import (
    AddNote,
    AnyCommand,
    RemoveMarker,
    Use,
)
from gmtracker.engine.dice import DieRequest
from gmtracker.engine.ids import NOBODY, CharacterId, MarkerId
from gmtracker.i18n import labeled, tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.group_commands import left_out_text, possible_wishes
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import scaled
from gmtracker.ui.theme.spacing import escape_mnemonics
from gmtracker.ui.widgets.buttons import CheckBox
from gmtracker.ui.widgets.dice_fields import DiceFields
from gmtracker.ui.widgets.guards import KeyGuard
from gmtracker.ui.widgets.inputs import ChoiceField, TextField, types_word
from gmtracker.ui.widgets.inputs_form import InputsForm
from gmtracker.ui.widgets.labels import restyle, text_label
from gmtracker.ui.widgets.panel_frame import PanelFrame

ANYWAY = tr("Do it anyway")


class UsePanel(PanelFrame):
    """Asks for the inputs of a Use whose characters and tokens are given.

    ``use_requested`` carries the use and the typed faces. After an undo of the use, the fields show the faces typed for
    it. If the GM can overrule a refusal, the button becomes "Do it anyway". Then only a press of the button itself
    overrules: Enter in a field and Ctrl+Enter just focus it.

    ``others`` do the same with the same inputs. All of them are one command.
    """

    use_requested = Signal(object, object)

    def __init__(
        self, bridge: Bridge, use: Use, others: tuple[CharacterId, ...] = (), parent: QWidget | None = None
    ) -> None:
        kind = bridge.shown.game.use(use.use)
        who = bridge.shown.find_character(use.by)
        whom = tr("{count} characters", count=1 + len(others)) if others else who.name if who else ""
        super().__init__(bridge, labeled(kind.name, whom) if whom else kind.name, kind.name, parent)
        self._use = use
        self._everyone = (use.by, *others)
        self._kind = kind
        self._is_refused = False
        self._key_guard = KeyGuard(self)
        self._inputs = InputsForm()
        self._dice = DiceFields(columns=3, told_elsewhere=True, remembers=True)
        self.body.addWidget(text_label(kind.description, "muted"))
        self.body.addWidget(self._inputs)
        self.add_dice(self._dice)
        targets = tuple(character for character in bridge.shown.active_characters() if character.id != use.by)
        asked = tuple(one for one in kind.inputs if not one.only_in or (who and who.has_condition(one.only_in)))
        suggested = {one.key: _trait_names(bridge.shown, who, one.suggests) for one in asked if who is not None}
        self._inputs.ask_for(asked, targets, use.inputs, suggested)
        self.about = (use, others)
        self._inputs.changed.connect(self._on_changed)
        self._dice.changed.connect(self._on_faces)
        self._dice.completed.connect(self._on_dice_completed)
        self._dice.letter_typed.connect(self._inputs.append_letter)
        self._dice.submitted.connect(self.go_on)
        self.main_button.clicked.connect(self._on_do)
        bridge.history_viewed.connect(self._on_changed)
        bridge.change_applied.connect(self._on_changed)
        self._on_changed()
        self._dice.set_faces(bridge.typed_faces_of_undone_roll(use))
        asks = any(asked.kind != "flag" for asked in kind.inputs)
        fields = [self._inputs] if asks else [self._dice] if self._dice.requests else []
        self.setFocusProxy(next(iter(fields), self._inputs if kind.inputs else self.main_button))

    def command(self) -> AnyCommand:
        """Return the use of everyone with the present inputs."""
        return self._of_everyone(self._filled_in())

    def _filled_in(self) -> Use:
        return replace(self._use, inputs={**self._use.inputs, **self._inputs.answers()})

    def _of_everyone(self, use: Use) -> AnyCommand:
        """Return the use of everyone who can. With ``override`` that is the same for those who can without it."""
        able, _ = self._able(use)
        return combine_commands([replace(one, override=use.override) for one in able])

    def _able(self, use: Use) -> tuple[list[Use], str]:
        """Return the uses that are not refused, and whom the others leave out, with the reason."""
        uses = [replace(use, by=one, override=False) for one in self._everyone]
        if len(uses) == 1:
            return uses, ""
        able, reason = possible_wishes(self.bridge.rules, uses)
        return able, left_out_text(self.bridge.shown, uses, able, reason)

    def _asks(self, faces: Mapping[str, int]) -> tuple[DieRequest, ...]:
        command = self._of_everyone(replace(self._filled_in(), override=self._is_refused))
        return self.bridge.rules.dice_requests(command, faces)

    @override
    def fields(self) -> dict[str, QWidget]:
        return self._inputs.fields

    @override
    def update_dice(self) -> None:
        self._on_changed()

    @override
    def finish(self) -> None:
        """Carry out the use, or focus the button that overrules a refusal."""
        if self._is_refused and not self.main_button.hasFocus():
            self.main_button.setFocus(Qt.FocusReason.OtherFocusReason)
            self._key_guard.keep()
        else:
            super().finish()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type letters that no other widget used into the first text field."""
        if not (types_word(event) and self._inputs.append_letter(event.text())):
            super().keyPressEvent(event)

    def _on_changed(self) -> None:
        self._on_faces()
        self._dice.set_asking(self._asks, are_expected=self.bridge.expects_faces(self.command()))
        self._dice.setVisible(bool(self._dice.requests))
        self._inputs.close_refused_answers(self._filled_in(), self._kind, self._preview_for_everyone)

    def _preview_for_everyone(self, use: Use) -> Preview:
        return self.bridge.rules.preview(self._of_everyone(use))

    def _on_faces(self) -> None:
        complaint = self._inputs.complaint()
        would_do = self.bridge.rules.preview(self.command(), self._dice.faces())
        _, left_out = self._able(self._filled_in())
        would_do = replace(would_do, message=f"{left_out} {would_do.message}".strip())
        preview = Preview(message=complaint, refused=True) if complaint else would_do
        self.show_preview(preview)
        self._is_refused = preview.refused and preview.overrulable
        self.main_button.set_text(ANYWAY if self._is_refused else self._kind.name)
        restyle(self.main_button, "" if self._is_refused else "primary")

    def _on_dice_completed(self) -> None:
        self.main_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_do(self) -> None:
        if self._dice.block_submit():
            return
        override = self.bridge.rules.preview(self.command()).refused
        command = self._of_everyone(replace(self._filled_in(), override=override))
        self.use_requested.emit(command, self._dice.faces())


def _trait_names(campaign: Campaign, character: Character, groups: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of a character's traits in these groups, and of the traits that everyone has."""
    own = (trait.name for group in groups for trait in character.traits_in(group))
    everyones = (kind for kind in campaign.game.trait_groups if kind.key in groups and kind.fixed)
    return tuple(dict.fromkeys((*own, *(one.name for kind in everyones for one in kind.suggested))))


NARROWEST = 160
ANY_HEIGHT = 10_000
WORDS = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class WrappedCheckBox(CheckBox):
    """A check box with wrapped text. It is as tall as the text needs, and a click anywhere toggles it.

    ``words`` is the text without mnemonics, as it is painted.
    """

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(escape_mnemonics(text), parent)
        self.words = text
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        place = QRect(0, 0, width, ANY_HEIGHT)
        words = self.fontMetrics().boundingRect(self._words(place), int(WORDS), self.words)
        around = place.height() - self._words(place).height()
        return max(words.height() + around, super().sizeHint().height())

    @override
    def minimumSizeHint(self) -> QSize:
        narrow = scaled(NARROWEST)
        return QSize(narrow, self.heightForWidth(narrow))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        ink, can_be = option.palette, self.isEnabled()
        with QPainter(self) as painter:
            self.style().drawControl(QStyle.ControlElement.CE_CheckBox, option, painter, self)
            self.style().drawItemText(painter, self._words(self.rect()), int(WORDS), ink, can_be, self.words)

    @override
    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def _words(self, place: QRect) -> QRect:
        """Return the rectangle of the text within a rectangle for the whole check box."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.rect = place
        return self.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self)


OWED = tr("Owed next session (listed in the summary)")
STILL_OWED = tr("Still owed. To settle an item, tick it. You can say how in the note above.")
NOBODY_IN_PARTICULAR = tr("No one in particular")


class NotePanel(PanelFrame):
    """Adds a note. ``note_requested`` carries the command.

    Open owed items are listed below with check boxes. ``end_requested`` carries the command that settles one, with the
    note as its remark. The check box is removed with its item, and is unchecked again if the command was refused.
    """

    note_requested = Signal(AddNote)
    end_requested = Signal(RemoveMarker)

    def __init__(self, bridge: Bridge, about: CharacterId = NOBODY, parent: QWidget | None = None) -> None:
        super().__init__(bridge, tr("Add a note"), tr("Add note"), parent)
        self._text = TextField(lines=4)
        names = tuple((str(character.id), character.name) for character in bridge.shown.characters)
        self._about = ChoiceField(((str(NOBODY), NOBODY_IN_PARTICULAR), *names))
        self._about.choose(about)
        self._owed = WrappedCheckBox(OWED)
        self.add_field(tr("Note"), self._text)
        self.add_field(tr("About", "whom a note is about"), self._about)
        self.body.addWidget(self._owed)
        self._still_owed = text_label(STILL_OWED, "label")
        self._open_things: dict[MarkerId, WrappedCheckBox] = {}
        self._column = QVBoxLayout()
        self._column.setSpacing(self.body.spacing())
        self.body.addWidget(self._still_owed)
        self.body.addLayout(self._column)
        self._show_owed()
        bridge.change_applied.connect(self._show_owed)
        bridge.history_viewed.connect(self._show_owed)
        self.setFocusProxy(self._text)
        self._text.textChanged.connect(self._on_changed)
        self.main_button.clicked.connect(self._on_add)
        self._on_changed()

    @override
    def fields(self) -> dict[str, QWidget]:
        return {**super().fields(), "owed": self._owed}

    def command(self) -> AddNote:
        """Return the command for the present note."""
        return AddNote(
            text=self._text.toPlainText().strip(),
            topic="owed" if self._owed.isChecked() else "note",
            about=CharacterId(self._about.key()),
        )

    def _on_changed(self) -> None:
        self.main_button.setEnabled(bool(self.command().text))

    def _on_add(self) -> None:
        self.note_requested.emit(self.command())

    def _show_owed(self) -> None:
        """Show a check box for each owed item, in their order."""
        owed = {marker.id: marker.text for marker in self.bridge.shown.owed_markers()}
        for marker, tick in tuple(self._open_things.items()):
            if owed.get(marker) != tick.words:
                del self._open_things[marker]
                self._column.removeWidget(tick)
                tick.hide()
                tick.deleteLater()
        for place, (marker, text) in enumerate(owed.items()):
            if marker not in self._open_things:
                tick = self._open_things[marker] = WrappedCheckBox(text)
                tick.clicked.connect(partial(self._on_ticked, marker))
                self._column.insertWidget(place, tick)
        self._still_owed.setVisible(bool(owed))

    def _on_ticked(self, marker: MarkerId) -> None:
        self.end_requested.emit(RemoveMarker(marker=marker, word=self.command().text))
        tick = self._open_things.get(marker)
        if tick is not None:
            tick.setChecked(False)

"""The page of a campaign without characters: add heroes, start the session, add opposition."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from gmtracker.engine.campaign import Campaign, Character, Side
from gmtracker.engine.commands import AddCharacters, Command, SetHouseRule, StartSession
from gmtracker.engine.errors import Refused
from gmtracker.engine.game_spec import PLAYERS_ROLL
from gmtracker.engine.parse_characters import has_number_words, parse_characters_list, without_hidden
from gmtracker.engine.phrases import hidden_text, join_names
from gmtracker.i18n import join_parts, tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.fonts import TextSize, draw_number, scaled
from gmtracker.ui.theme.icons import icon
from gmtracker.ui.theme.spacing import GRID, fix_font, native_keys, tip
from gmtracker.ui.theme.theme import current_palette, theme
from gmtracker.ui.widgets.buttons import Button, primary_button
from gmtracker.ui.widgets.dice_fields import DiceFields
from gmtracker.ui.widgets.inputs import SUBMIT_KEYS, LineField, connect_ctrl_enter
from gmtracker.ui.widgets.labels import MessageLabel, PaintedLabel, restyle, text_label

SIDE, CHECK, DIGIT = 28, 16, 0.42


class StepMark(PaintedLabel):
    """A step's number in a ring. The ring is filled while the step is due, and shows a check mark once it is done."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = number
        self._is_due = self._is_done = False
        self.show_step(due=False, done=False)
        theme().theme_changed.connect(self._on_theme_changed)

    def show_step(self, *, due: bool, done: bool) -> None:
        """Show whether the step is due, or done."""
        self._is_due, self._is_done = due, done
        number = str(self._number)
        self.setAccessibleName(
            tr("Step {number} (done)", number=number) if done else tr("Step {number}", number=number)
        )
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(scaled(SIDE), scaled(SIDE))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        palette = current_palette()
        side = float(scaled(SIDE))
        ring = QRectF(1, 1, side - 2, side - 2)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(palette.accent.fill if self._is_due else palette.outline, 1.5))
            painter.setBrush(palette.accent.fill if self._is_due else palette.window)
            painter.drawEllipse(ring)
            if self._is_done:
                mark = scaled(CHECK)
                at = round((side - mark) / 2)
                icon("check").paint(painter, at, at, mark, mark)
            else:
                ink = palette.accent.on_fill if self._is_due else palette.text_muted
                draw_number(painter, ring.center(), side * DIGIT, self._number, ink)

    def _on_theme_changed(self) -> None:
        self.updateGeometry()
        self.update()


class Step(QWidget):
    """A step with its title. It shows its input while it is due, and its result once it is done."""

    def __init__(self, number: int, title: str, asks: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.asks = asks
        self.is_due = False
        self._mark = StepMark(number)
        self._title = text_label(title)
        fix_font(self._title, TextSize.LARGE, bold=True)
        self.made: QLabel = text_label("", "muted")
        told = QVBoxLayout()
        told.setSpacing(GRID)
        told.addWidget(self._title)
        told.addWidget(self.made)
        told.addWidget(asks)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2 * GRID)
        row.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(told, 1)

    def show_step(self, *, due: bool, made: str) -> None:
        """Show the result ``made``, and the input if the step is due."""
        self.is_due = due
        self._mark.show_step(due=due, done=bool(made))
        restyle(self._title, "" if due or made else "muted")
        self.made.setText(made)
        self.made.setVisible(bool(made))
        self.asks.setVisible(due)


class PeopleLine(QWidget):
    """A line for adding characters, with a preview below. ``wanted`` carries the command."""

    wanted = Signal(object)

    def __init__(self, bridge: Bridge, side: Side, example: str, name: str, *more: QWidget) -> None:
        super().__init__()
        self._bridge = bridge
        self._side = side
        self._line = LineField()
        self._line.setPlaceholderText(example)
        self._line.setAccessibleName(name)
        self._add = primary_button(tr("Add"))
        self._says = MessageLabel()
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self._line, 1)
        for part in (self._add, *more):
            row.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addLayout(row)
        column.addWidget(self._says)
        self.setFocusProxy(self._line)
        self._line.textChanged.connect(self._on_changed)
        self._line.returnPressed.connect(self._add.click)
        self._add.clicked.connect(self._on_add)
        self._on_changed()

    def clear(self) -> None:
        """Clear the line."""
        self._line.clear()

    def add_typed(self) -> bool:
        """Add the people who are typed; returns False, with the focus on the line, if they cannot be added."""
        if self._line.text().strip() and not self._add.isEnabled():
            self._line.setFocus(Qt.FocusReason.OtherFocusReason)
            return False
        self._on_add()
        return True

    def _command(self) -> AddCharacters | None:
        """Return the command for the line, or None if it is empty. Raises Refused if it can't be read."""
        typed = self._line.text()
        line, hidden = without_hidden(typed) if self._side == "opposition" else (typed, False)
        people = parse_characters_list(self._bridge.shown, line, self._side) if line.strip() else ()
        return AddCharacters(characters=people, hidden=hidden) if people else None

    def _on_changed(self) -> None:
        try:
            command = self._command()
            preview = self._bridge.rules.preview(command) if command is not None else None
        except Refused as refusal:
            self._says.show_refusal(refusal.sentence)
            self._add.setEnabled(False)
            return
        if preview is not None and preview.refused:
            self._says.show_refusal(preview.message)
        else:
            self._says.show_message(self._told(command) if command is not None else "")
        self._add.setEnabled(preview is not None and preview.is_possible)

    def _told(self, command: AddCharacters) -> str:
        """Return the preview: the names, and a hint if a number written as a word would become part of one."""
        names = join_names(map(_name_with_player, command.characters))
        if command.hidden:
            names = join_parts((names, hidden_text(len(command.characters))))
        if not has_number_words(self._line.text()):
            return names
        return tr("{names}. Use digits for numbers: a number written as a word becomes part of the name.", names=names)

    def _on_add(self) -> None:
        command = self._command()
        if command is not None:
            self.wanted.emit(command)


class SessionStart(QWidget):
    """The choice of who rolls the players' dice, the dice for the start of a session, and the button.

    ``wanted`` carries the command and the typed faces.
    """

    wanted = Signal(object, object)

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._players_roll = QCheckBox(PLAYERS_ROLL.name)
        self._players_roll.setToolTip(tip(PLAYERS_ROLL.description))
        self._says = text_label(tr("Dice: type the results, or leave them empty to roll here"), "muted")
        self._dice, self._complaint = DiceFields(columns=5, told_elsewhere=True, remembers=True), MessageLabel()
        self._start = primary_button(tr("Start session"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addWidget(self._players_roll, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._says)
        column.addWidget(self._dice, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._start, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._complaint)  # Below the button, which stays in place when the complaint comes.
        self._players_roll.clicked.connect(self._on_players_roll)
        self._dice.complaint_changed.connect(self._complaint.show_refusal)
        self._dice.completed.connect(self._go_to_start)
        self._dice.submitted.connect(self._start.click)
        self._start.clicked.connect(self._on_start)
        self._start.setToolTip(tip(native_keys(SUBMIT_KEYS)))
        connect_ctrl_enter(self, self._start.click)

    def follow(self, campaign: Campaign) -> None:
        """Ask for the dice of the heroes, and focus the first, so that a second Enter starts nothing."""
        asks = self._bridge.rules.dice_requests(_session_of(campaign)) if campaign.session is None else ()
        self._players_roll.setChecked(bool(campaign.house_rule(PLAYERS_ROLL.key)))
        self._dice.expect_faces(bool(self._bridge.players_roll))
        self._dice.set_requests(asks)
        self._says.setVisible(bool(asks))
        self._dice.setVisible(bool(asks))
        self.setFocusProxy(self._dice if asks else self._start)

    def clear(self) -> None:
        """Clear the typed faces."""
        self._dice.clear_faces()

    def _on_players_roll(self, players_roll: bool) -> None:
        self.wanted.emit(SetHouseRule(key=PLAYERS_ROLL.key, value=players_roll), {})

    def _go_to_start(self) -> None:
        self._start.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_start(self) -> None:
        if self._dice.refusal():
            self._dice.focus_refused()
        elif not (self._bridge.players_roll and self._dice.block_submit()):
            self.wanted.emit(_session_of(self._bridge.shown), self._dice.faces())


def _session_of(campaign: Campaign) -> StartSession:
    """Return the command that starts a session with every hero present."""
    return StartSession(present=tuple(hero.id for hero in campaign.active_characters() if hero.side == "heroes"))


WIDEST, NARROWEST, AROUND, APART, ABOVE = 560, 360, 24, 32, 72


class FirstSteps(QWidget):
    """Three steps. Each is one command, and is due again after undo.

    ``asked`` carries a command and the faces typed for it. ``left``: the steps are done, or the GM skips them.
    """

    asked = Signal(object, object)
    import_requested = Signal()
    left = Signal()

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._name = text_label("", "title")
        self._import = Button(tr("Import characters…"))
        who, way = tr("Who plays?"), tr("Who opposes them?")
        self._heroes = PeopleLine(bridge, "heroes", tr("Mira (Ana), Rook (Ben)"), who, self._import)
        self._session = SessionStart(bridge)
        self._foes = PeopleLine(bridge, "opposition", tr("Dock thug ×4, Harbor captain"), way)
        self._steps = (
            Step(1, who, self._heroes),
            Step(2, tr("Start the session"), self._session),
            Step(3, way, self._foes),
        )
        self._skip = Button(tr("Skip to the table"))
        self._lay_out()
        for people in (self._heroes, self._foes):
            people.wanted.connect(self._on_people)
        self._session.wanted.connect(self.asked)
        self._import.clicked.connect(self._on_import)
        self._skip.clicked.connect(self._on_skip)
        bridge.change_applied.connect(self._on_changed)

    def begin(self) -> None:
        """Clear all input and show the steps of the open campaign."""
        self._heroes.clear()
        self._foes.clear()
        self._session.clear()
        self._show(self._bridge.shown)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Lay out again when the text size changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._share_out()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(NARROWEST), super().minimumSizeHint().height())

    def take_keys(self) -> None:
        """Focus the step that is due."""
        due = self._find_due_step()
        (due.asks if due is not None else self._skip).setFocus(Qt.FocusReason.OtherFocusReason)

    def _share_out(self) -> None:
        """Center the steps by margins. With an alignment they would get their height for the page's full width."""
        aside = max(AROUND, (self.width() - scaled(WIDEST)) // 2)
        self._page.setContentsMargins(aside, AROUND, aside, AROUND)

    def _find_due_step(self) -> Step | None:
        return next((step for step in self._steps if step.is_due), None)

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        column.setSpacing(APART)
        column.addWidget(self._name)
        for step in self._steps:
            column.addWidget(step)
        column.addWidget(self._skip, 0, Qt.AlignmentFlag.AlignLeft)
        self._page = page = QVBoxLayout(self)
        page.addSpacing(scaled(ABOVE))
        page.addLayout(column)
        page.addStretch(1)
        self._share_out()

    def _on_import(self) -> None:
        if self._heroes.add_typed():
            self.import_requested.emit()

    def _on_skip(self) -> None:
        """Leave for the table, with the people who are still in a line."""
        if all(people.add_typed() for people in (self._heroes, self._foes)) and self.isVisible():
            self.left.emit()

    def _on_people(self, command: Command) -> None:
        self.asked.emit(command, None)

    def _on_changed(self, _change: object) -> None:
        """Show which step is due now, and emit ``left`` once none is."""
        before = self._find_due_step()
        self._show(self._bridge.shown)
        if before is not None and self._find_due_step() is None:
            self.left.emit()
        elif self._find_due_step() is not before and self.isVisible():
            self.take_keys()

    def _show(self, campaign: Campaign) -> None:
        self._name.setText(campaign.name)
        session = campaign.session
        made = (
            _told(campaign, "heroes"),
            tr("Session {number} has started.", number=session.number) if session is not None else "",
            _told(campaign, "opposition"),
        )
        self._session.follow(campaign)
        due = made.index("") if "" in made else None
        for at, (step, done) in enumerate(zip(self._steps, made, strict=True)):
            step.show_step(due=at == due, made=done)
        for people, done in ((self._heroes, made[0]), (self._foes, made[2])):
            if done:
                people.clear()


def _told(campaign: Campaign, side: Side) -> str:
    """Return the names of a side's characters, with their players."""
    return join_names([_name_with_player(one) for one in campaign.characters if one.side == side])


def _name_with_player(character: Character) -> str:
    return f"{character.name} ({character.player})" if character.player else character.name

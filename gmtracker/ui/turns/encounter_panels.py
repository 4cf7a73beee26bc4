"""The panels that start and end an encounter."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from gmtracker.engine.campaign import Campaign, pool_place
from gmtracker.engine.commands import EndEncounter, EndSession, StartEncounter, Use
from gmtracker.engine.game_spec import ROLL_EACH, EncounterKind, PoolKind, TokenKind
from gmtracker.engine.handlers.initiative import INITIATIVE, has_initiative
from gmtracker.engine.ids import CharacterId
from gmtracker.engine.phrases import token_count_text
from gmtracker.i18n import labeled, tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.draw_tokens import draw_token
from gmtracker.ui.theme.fonts import TextSize, text_font
from gmtracker.ui.theme.spacing import tip
from gmtracker.ui.theme.theme import current_palette, theme
from gmtracker.ui.turns.order_list import TurnOrderList
from gmtracker.ui.widgets.buttons import CheckBox, RadioButton
from gmtracker.ui.widgets.inputs import LineField, TextField
from gmtracker.ui.widgets.labels import PaintedLabel, text_label
from gmtracker.ui.widgets.panel_frame import PanelFrame
from gmtracker.ui.widgets.scroll import clear_layout

TOKEN = 28
GAP = 8


class TokenTally(PaintedLabel):
    """A token of each kind of a pool, with its count beside it. A die is drawn with the size of the first one."""

    def __init__(self, campaign: Campaign, pool: PoolKind, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kinds: list[tuple[TokenKind, int, int]] = []
        for key in pool.tokens:
            tokens = campaign.tokens_at(pool_place(pool.key), key)
            self._kinds.append((campaign.game.token_kind(key), len(tokens), tokens[0].size if tokens else 6))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(labeled(pool.name, self.in_words()))
        self.setToolTip(tip(self.accessibleName()))
        theme().theme_changed.connect(self._on_theme_changed)

    def in_words(self) -> str:
        """Return the tally in words: "3 Triumph stones, 1 Tragedy stone"."""
        return ", ".join(token_count_text(count, kind) for kind, count, _ in self._kinds)

    @override
    def sizeHint(self) -> QSize:
        return QSize(len(self._kinds) * self._column_width(), TOKEN + GAP)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setFont(text_font(TextSize.LARGE, bold=True))
            palette = current_palette()
            top = (self.height() - TOKEN) // 2
            for at, (kind, count, size) in enumerate(self._kinds):
                left = at * self._column_width()
                draw_token(painter, QRectF(left, top, TOKEN, TOKEN), kind.look, kind.sign, palette, size=size)
                painter.setPen(palette.tone(kind.sign).text)
                number = QRect(left + TOKEN + GAP, 0, self._column_width(), self.height())
                painter.drawText(number, Qt.AlignmentFlag.AlignVCenter, str(count))

    def _column_width(self) -> int:
        return TOKEN + 3 * GAP + QFontMetrics(text_font(TextSize.LARGE, bold=True)).horizontalAdvance("00")

    def _on_theme_changed(self) -> None:
        self.updateGeometry()
        self.update()


class EndEncounterPanel(PanelFrame):
    """Asks for the outcome. ``end_requested`` carries the command.

    With ``ends_session``, the command ends the session too, and the title and button say so. The panel closes if the
    encounter was ended elsewhere.
    """

    end_requested = Signal(object)

    def __init__(self, bridge: Bridge, parent: QWidget | None = None, *, ends_session: bool = False) -> None:
        title, does = tr("End the encounter"), tr("End encounter")
        if ends_session:
            title, does = tr("End the encounter and the session"), tr("End session")
        super().__init__(bridge, title, does, parent)
        self.ends_session = ends_session
        self.about = bridge.shown.encounter.id if bridge.shown.encounter is not None else None
        self._tallies = QVBoxLayout()
        self._result = TextField(lines=3)
        self._result.setPlaceholderText(tr("For example: The heroes save the ship, but the captain escapes"))
        self.add_field(tr("Outcome"), self._result)
        self.body.addLayout(self._tallies)
        self.setFocusProxy(self._result)
        self.main_button.clicked.connect(self._on_end)
        bridge.history_viewed.connect(self._on_changed)
        bridge.change_applied.connect(self._on_changed)
        self._on_changed()

    def command(self) -> EndEncounter | EndSession:
        """Return the command for the panel's current inputs."""
        result = self.result()
        return EndSession(encounter_result=result) if self.ends_session else EndEncounter(result=result)

    def result(self) -> str:
        """Return the outcome as typed so far."""
        return self._result.toPlainText().strip()

    def _on_changed(self) -> None:
        if self.bridge.shown.encounter is None and self.bridge.viewed_entry is None:
            self.close_requested.emit()
            return
        self._show_tallies()
        self.show_preview(self.bridge.rules.preview(self.command()))

    def _show_tallies(self) -> None:
        """Show the pools that last only for the encounter, with their tokens."""
        clear_layout(self._tallies)
        campaign = self.bridge.shown
        for pool in campaign.game.pools:
            if pool.lasts == "encounter":
                self._tallies.addWidget(text_label(tr("{pool}: final tally", pool=pool.name), "label"))
                self._tallies.addWidget(TokenTally(campaign, pool))

    def _on_end(self) -> None:
        self.end_requested.emit(self.command())


ORDER_HINT = tr("Turn order: drag a row, or press Alt+↑ or Alt+↓. Press Space to include or exclude a character.")
GROUP_HINT = tr("Double-click a group, or press →, to list each foe.")


class StartEncounterPanel(PanelFrame):
    """Asks what kind of encounter starts.

    ``begin_requested`` carries the command, and the use that rolls initiative, or None if it is not rolled next.
    """

    begin_requested = Signal(StartEncounter, object)

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, tr("Start an encounter"), tr("Start"), parent)
        self._title = LineField()
        self._title.setPlaceholderText(tr("For example: Dockside ambush"))
        self._kinds = QButtonGroup(self)
        self._order = TurnOrderList()
        self.add_field(tr("Title"), self._title)
        self.body.addWidget(self._build_kind_choice(bridge.shown.game.encounters))
        self.add_field(tr("Participants"), self._order)
        self.body.addWidget(text_label(ORDER_HINT, "label"))
        self._on_groups = text_label(GROUP_HINT, "label")
        self.body.addWidget(self._on_groups)
        self._rolls = CheckBox(tr("Roll initiative next"))
        self._rolls_each = CheckBox(ROLL_EACH.name)
        for tick in (self._rolls, self._rolls_each):
            self.body.addWidget(tick)
        self._rolls.setVisible(has_initiative(bridge.shown.game))
        self.setFocusProxy(self._title)
        self._order.show_characters(bridge.shown.active_characters(), _expected(bridge.shown))
        self._order.order_changed.connect(self._on_changed)
        self._title.textChanged.connect(self._on_changed)
        self._kinds.idClicked.connect(self._on_changed)
        self._rolls.toggled.connect(self._on_changed)
        self.main_button.clicked.connect(self._on_begin)
        bridge.history_viewed.connect(self._on_changed)
        bridge.change_applied.connect(self._on_table_changed)
        self._on_changed()

    def command(self) -> StartEncounter:
        """Return the command for the panel's current inputs."""
        kind = self.bridge.shown.game.encounters[max(0, self._kinds.checkedId())]
        return StartEncounter(kind=kind.key, title=self._title.text().strip(), order=self._order.order())

    def _build_kind_choice(self, kinds: tuple[EncounterKind, ...]) -> QWidget:
        choice = QWidget()
        column = QVBoxLayout(choice)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for at, kind in enumerate(kinds):
            button = RadioButton(
                tr("{kind} ({time} per round)", kind=kind.name, time=round_in_words(kind.round_seconds))
            )
            button.setChecked(at == 0)
            self._kinds.addButton(button, at)
            column.addWidget(button)
        return choice

    def _on_table_changed(self) -> None:
        self._order.follow(self.bridge.shown.active_characters())
        self._on_changed()

    def _on_changed(self) -> None:
        has_groups = self._order.has_groups()
        self._on_groups.setVisible(has_groups)
        self._rolls_each.setVisible(has_groups and self._rolls.isChecked())
        self.show_preview(self.bridge.rules.preview(self.command()))

    def _on_begin(self) -> None:
        rolls_each = self._rolls_each.isChecked() and self._order.has_groups()
        inputs: dict[str, bool | int | str] = {ROLL_EACH.key: True} if rolls_each else {}
        then = Use(use=INITIATIVE, inputs=inputs) if self._rolls.isChecked() else None
        self.begin_requested.emit(self.command(), then)


def round_in_words(seconds: int) -> str:
    """Return the length of a round: "6 seconds", "6 minutes"."""
    if seconds >= 60 and seconds % 60 == 0:
        minutes = seconds // 60
        return tr("1 minute") if minutes == 1 else tr("{count} minutes", count=minutes)
    return tr("1 second") if seconds == 1 else tr("{count} seconds", count=seconds)


def _expected(campaign: Campaign) -> set[CharacterId]:
    """Return who is likely to take part: the heroes who are present, and the opposition."""
    present = campaign.session.present if campaign.session else ()
    return {c.id for c in campaign.active_characters() if c.side == "opposition" or c.id in present}

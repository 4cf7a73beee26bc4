"""The start of a session: the heroes who are present, the title, and the dice of the pool.

Each hero has a check box, and a choice of the token to keep if not all of them fit. If the game asks, there is a check
box for a continued adventure.
"""

from collections.abc import Container

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from gmtracker.engine.cached_rules import Preview
from gmtracker.engine.campaign import Campaign, Character
from gmtracker.engine.commands import StartSession
from gmtracker.engine.game_spec import TrackKind
from gmtracker.engine.ids import CharacterId
from gmtracker.i18n import tr
from gmtracker.ui.bridge import Bridge, typed_faces
from gmtracker.ui.qt_override import override
from gmtracker.ui.theme.spacing import escape_mnemonics, tip
from gmtracker.ui.widgets.buttons import CheckBox
from gmtracker.ui.widgets.dice_fields import DiceFields
from gmtracker.ui.widgets.inputs import ChoiceField, LineField
from gmtracker.ui.widgets.labels import text_label
from gmtracker.ui.widgets.panel_frame import PanelFrame
from gmtracker.ui.widgets.scroll import TabAnchor, clear_layout

UNDER_THE_NAME = 32
NO_HEROES = tr("No heroes yet. Add one or import characters first.")


class PresenceCheckBox(CheckBox):
    """A check box for a name. A name that is too long is elided, with a tooltip."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(escape_mnemonics(name), parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def shown(self) -> str:
        """Return the text that fits."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self).width()
        return self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, room, Qt.TextFlag.TextShowMnemonic
        )

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setToolTip(tip(self.text().replace("&&", "&")) if self.shown() != self.text() else "")

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = self.shown()
        with QPainter(self) as painter:
            self.style().drawControl(QStyle.ControlElement.CE_CheckBox, option, painter, self)


class PresenceList(QWidget):
    """The heroes of a campaign, all checked at first. Near the limit of a track, a text says how many dice fit.

    The text is to the right of the names, or below each if a name would be elided otherwise.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ticks: dict[CharacterId, CheckBox] = {}
        self._picks: dict[CharacterId, ChoiceField] = {}
        self._limits: dict[CharacterId, QLabel] = {}
        self._tabs = TabAnchor(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 1)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._place()

    def show_heroes(self, campaign: Campaign) -> None:
        """Show a campaign's heroes. Those already shown keep their check mark."""
        ticked = {hero: tick.isChecked() for hero, tick in self._ticks.items()}
        picked = {hero: pick.key() for hero, pick in self._picks.items()}
        self._clear()
        for hero in (hero for hero in campaign.active_characters() if hero.side == "heroes"):
            self._add(campaign, hero)
            self._ticks[hero.id].setChecked(ticked.get(hero.id, True))
            if hero.id in self._picks:
                self._picks[hero.id].choose(picked.get(hero.id, ""))
        if not self._ticks:
            self._grid.addWidget(text_label(NO_HEROES, "muted"), 0, 0, 1, 3)
        self._place()
        for tick in self._ticks.values():
            tick.toggled.connect(self.changed)
        for pick in self._picks.values():
            pick.key_changed.connect(self.changed)
        fields = [field for hero, tick in self._ticks.items() for field in (tick, self._picks.get(hero))]
        self._tabs.set_fields([field for field in fields if field is not None])
        if self._ticks:
            self.setFocusProxy(next(iter(self._ticks.values())))

    def tick(self, present: Container[CharacterId]) -> None:
        """Check these heroes only."""
        for hero, tick in self._ticks.items():
            tick.setChecked(hero in present)

    def ticks(self) -> dict[str, QWidget]:
        """Return the check boxes by hero."""
        return {str(hero): tick for hero, tick in self._ticks.items()}

    def present(self) -> tuple[CharacterId, ...]:
        """Return the checked heroes in roster order."""
        return tuple(hero for hero, tick in self._ticks.items() if tick.isChecked())

    def picks(self) -> dict[str, str]:
        """Return the chosen kind of token for each checked hero who can't hold all of them."""
        return {hero: pick.key() for hero, pick in self._picks.items() if self._ticks[hero].isChecked()}

    def _add(self, campaign: Campaign, hero: Character) -> None:
        name = f"{hero.name} · {hero.player}" if hero.player else hero.name
        self._ticks[hero.id] = PresenceCheckBox(name, self)
        kinds = tuple((kind.key, kind.name) for kind in campaign.game.tokens if kind.is_die)
        limited = limited_track(campaign, hero)
        if limited is None or (room := _room(campaign, hero, limited)) >= len(kinds):
            return
        load = campaign.track_load(hero.id, limited.key)
        if room <= 0:
            says = tr("{track} {number}: can't hold any dice", track=limited.name, number=load)
        else:
            says = (
                tr("{track} {number}: can hold 1 die") if room == 1 else tr("{track} {number}: can hold {count} dice")
            )
            says = says.format(track=limited.name, number=load, count=room)
            pick = self._picks[hero.id] = ChoiceField(kinds, self)
            pick.setAccessibleName(tr("Choose a die for {name}", name=hero.name))
        self._limits[hero.id] = text_label(says, "label")
        self._limits[hero.id].setWordWrap(False)

    def _place(self) -> None:
        """Place each name in a row, and the text on its limit to the right or in a row below."""
        is_behind = all(self._needed(hero) <= self.width() for hero in self._limits)
        for row, (hero, tick) in enumerate(self._ticks.items()):
            limit, pick = self._limits.get(hero), self._picks.get(hero)
            self._grid.addWidget(tick, 2 * row, 0, 1, 1 if limit is not None and is_behind else 3)
            if limit is not None:
                limit.setIndent(0 if is_behind else UNDER_THE_NAME)
                self._grid.addWidget(limit, 2 * row + (not is_behind), 1 if is_behind else 0)
            if pick is not None:
                self._grid.addWidget(pick, 2 * row + (not is_behind), 2 if is_behind else 1, 1, 1 if is_behind else 2)

    def _needed(self, hero: CharacterId) -> int:
        """Return the width of a hero's row with the text on the limit to the right of the whole name."""
        parts = (self._ticks[hero], self._limits[hero], self._picks.get(hero))
        return sum(part.sizeHint().width() + self._grid.horizontalSpacing() for part in parts if part is not None)

    def _clear(self) -> None:
        self._ticks.clear()
        self._picks.clear()
        self._limits.clear()
        clear_layout(self._grid)


def limited_track(campaign: Campaign, hero: Character) -> TrackKind | None:
    """Return the hero's track to which held tokens add, or None."""
    tracks = (track for track in campaign.game.tracks if track.tokens_add_to_track and hero.side in track.sides)
    return next(tracks, None)


def _room(campaign: Campaign, hero: Character, track: TrackKind) -> int:
    """Return how many more tokens a hero can hold before the track is full."""
    return campaign.track_maximum(hero.id, track.key) - campaign.track_load(hero.id, track.key)


DICE_HEADING = tr("Dice: type the results, or leave them empty to roll here")


class StartSessionPanel(PanelFrame):
    """Asks who is present. ``start_requested`` carries the command and the faces typed, by role."""

    start_requested = Signal(StartSession, object)

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, tr("Start the session"), tr("Start session"), parent)
        self._title = LineField()
        self._title.setPlaceholderText(tr("For example: Night at the docks"))
        self._heroes = PresenceList()
        self._goes_on = CheckBox()
        self._dice_heading = text_label(DICE_HEADING, "label")
        self._dice = DiceFields(columns=3, told_elsewhere=True, remembers=True)
        self.add_field(tr("Title"), self._title)
        self.add_field(tr("Who is playing"), self._heroes)
        self.body.addWidget(self._goes_on)
        self.body.addWidget(self._dice_heading)
        self.add_dice(self._dice)
        self.setFocusProxy(self._title)
        self._heroes.changed.connect(self._on_changed)
        self._goes_on.toggled.connect(self._on_changed)
        self._dice.completed.connect(self._on_dice_done)
        self._dice.submitted.connect(self._on_dice_done)
        self.main_button.clicked.connect(self._on_start)
        bridge.history_viewed.connect(self._on_changed)
        bridge.change_applied.connect(self._on_table_changed)
        self._on_table_changed()
        self._take_up()

    def _take_up(self) -> None:
        """Fill in the title, heroes and faces of a start that was undone."""
        undone = self.bridge.table.history.redoable()
        command = undone[0].command if undone else None
        if isinstance(command, StartSession):
            self._title.setText(command.title)
            self._heroes.tick(command.present)
            self._dice.set_faces(typed_faces(undone[0]))

    @override
    def fields(self) -> dict[str, QWidget]:
        return {**super().fields(), **self._heroes.ticks()}

    @override
    def update_dice(self) -> None:
        self._on_changed()

    def command(self) -> StartSession:
        """Return the command for the present fields."""
        return StartSession(
            title=self._title.text().strip(),
            present=self._heroes.present(),
            picks=self._heroes.picks(),
            continues_adventure=self._goes_on.isVisibleTo(self) and self._goes_on.isChecked(),
        )

    def _on_table_changed(self) -> None:
        campaign = self.bridge.shown
        self._heroes.show_heroes(campaign)
        self._goes_on.setText(escape_mnemonics(campaign.game.same_adventure))
        self._goes_on.setVisible(bool(campaign.game.same_adventure) and campaign.sessions_held > 0)
        self._on_changed()

    def _on_changed(self) -> None:
        command = self.command()
        asks = self.bridge.rules.dice_requests(command)
        self._dice_heading.setVisible(bool(asks))
        self._dice.expect_faces(self.bridge.expects_faces(self.command()))
        self._dice.set_requests(asks)
        preview = self.bridge.rules.preview(command)
        self.show_preview(preview if preview.refused else Preview(message=""))

    @override
    def go_on(self) -> None:
        if not self._dice.focus_first_empty():
            self._on_dice_done()

    def _on_dice_done(self) -> None:
        self.main_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_start(self) -> None:
        if not self._dice.block_submit():
            self.start_requested.emit(self.command(), self._dice.faces())

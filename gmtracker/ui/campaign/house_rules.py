"""The window of a campaign's house rules."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gmtracker.engine.batches import combine_commands
from gmtracker.engine.commands import SetHouseRule
from gmtracker.engine.game_spec import TABLE_RULES, HouseRule
from gmtracker.engine.history import Entry
from gmtracker.engine.phrases import rule_text
from gmtracker.i18n import tr
from gmtracker.ui.bridge import Bridge
from gmtracker.ui.theme.spacing import fix_font
from gmtracker.ui.widgets.buttons import Button, CheckBox
from gmtracker.ui.widgets.inputs import ChoiceField, SpinField
from gmtracker.ui.widgets.labels import text_label
from gmtracker.ui.widgets.windows import QuietWindow, wrap_in_scroll_area

SIZE = QSize(520, 560)
HOLDS = tr("House rules for this campaign. Changes take effect immediately and can be undone.")
NO_RULES = tr("This game has no house rules.")


class HouseRulesWindow(QuietWindow):
    """Shows a row for each rule. ``rule_requested`` carries the command as soon as a value is edited.

    Consecutive edits are one action: each edit undoes it and requests it again with the new value. The action ends when
    something else is done. ``tables_requested`` asks for the editor of roll tables.
    """

    rule_requested = Signal(object)
    tables_requested = Signal()

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(tr("House rules"), SIZE, parent)
        self._bridge = bridge
        game = bridge.shown.game
        self._rows = [HouseRuleRow(rule) for rule in (*game.house_rules, *TABLE_RULES)]
        self._wishes: dict[str, SetHouseRule] = {}
        self._action: tuple[Entry, ...] = ()
        self._holds = text_label(HOLDS, "label")
        self._told = text_label("", "label")
        content = QWidget()
        lines = QVBoxLayout(content)
        lines.setContentsMargins(24, 20, 24, 20)
        lines.setSpacing(20)
        head = QVBoxLayout()
        head.setSpacing(4)
        head.addWidget(self._holds)
        head.addWidget(self._told)
        lines.addLayout(head)
        for row in self._rows:
            lines.addWidget(row)
            row.decided.connect(self._on_decided)
        if not game.house_rules:
            lines.addWidget(text_label(NO_RULES, "muted"))
        lines.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 16)
        column.addWidget(wrap_in_scroll_area(content), 1)
        foot = QHBoxLayout()
        foot.addSpacing(24)
        if game.roll_tables:
            tables = Button(tr("Roll tables…"))
            tables.clicked.connect(self.tables_requested)
            foot.addWidget(tables)
        foot.addStretch(1)
        leave = Button(tr("Close"))
        leave.clicked.connect(self.close)
        foot.addWidget(leave)
        foot.addSpacing(24)
        column.addLayout(foot)
        bridge.change_applied.connect(self._on_table_changed)
        bridge.opened.connect(self.close)
        self._on_table_changed()

    def _on_decided(self, wish: SetHouseRule) -> None:
        """Request the change, and show the values afterwards, whether or not it was refused."""
        before = self._bridge.entries()[-1:]
        if not self._action or self._action != before:
            self._wishes.clear()
        elif before and self._bridge.viewed_entry is None:
            self._bridge.undo()
        self._wishes[wish.key] = wish
        wishes = [one for one in self._wishes.values() if one.value != self._bridge.shown.house_rule(one.key)]
        if wishes:
            self.rule_requested.emit(combine_commands(wishes))
        after = self._bridge.entries()[-1:]
        self._action = after if wishes and after != before else ()
        self._on_table_changed()

    def _on_table_changed(self) -> None:
        for row in self._rows:
            row.show_value(self._bridge.shown.house_rule(row.rule.key))
        otherwise = sum(row.is_otherwise for row in self._rows)
        usual = (
            tr("{count} of {all} changed from the default.", count=otherwise, all=len(self._rows))
            if otherwise
            else tr("All house rules are at their defaults.")
        )
        self._told.setText(usual)
        for label in (self._holds, self._told):
            label.setVisible(bool(self._rows))


class HouseRuleRow(QWidget):
    """A rule's name, description and value. ``decided`` carries the command for another value."""

    decided = Signal(SetHouseRule)

    def __init__(self, rule: HouseRule, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rule = rule
        self._value: bool | int = rule.default
        self._flag: CheckBox | None = None
        self._choice: ChoiceField | None = None
        self._number: SpinField | None = None
        self._usual = Button(tr("Reset"))
        self._usual.setAccessibleName(tr("Reset to default: {rule}", rule=rule.name))
        policy = self._usual.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # Or the rows below would move under the pointer.
        self._usual.setSizePolicy(policy)
        self._usual.hide()
        field = self._make()
        field.setAccessibleName(rule.name)
        field.setAccessibleDescription(rule.description)
        name = text_label(rule.name)
        fix_font(name, bold=True)
        name.setBuddy(field)
        told = QVBoxLayout()
        told.setSpacing(2)
        told.addWidget(name)
        said = tr("{changes} Default: {value}.", changes=rule.description, value=rule_text(rule.default))
        told.addWidget(text_label(said, "label"))
        self._usual.clicked.connect(self._on_usual)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(16)
        line.addLayout(told, 1)
        line.addWidget(self._usual, 0, Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(field, 0, Qt.AlignmentFlag.AlignVCenter)

    @property
    def is_otherwise(self) -> bool:
        """Whether the value differs from the default."""
        return self._value != self.rule.default

    def show_value(self, value: bool | int) -> None:
        """Show the campaign's value."""
        self._value = value
        self._usual.setVisible(self.is_otherwise)
        if self._flag is not None:
            self._flag.setChecked(bool(value))
        if self._choice is not None:
            self._choice.choose(str(value))
        if self._number is not None:
            self._number.setValue(int(value))

    def _make(self) -> QWidget:
        rule = self.rule
        if isinstance(rule.default, bool):
            self._flag = CheckBox(tr("Yes"))
            self._flag.toggled.connect(self._on_edited)
            return self._flag
        if rule.choices:
            self._choice = ChoiceField(tuple((str(value), str(value)) for value in rule.choices))
            self._choice.key_changed.connect(self._on_edited)
            return self._choice
        self._number = SpinField(rule.lowest, rule.highest, rule.default, at_once=True)
        self._number.valueChanged.connect(self._on_edited)
        return self._number

    def _read_value(self) -> bool | int:
        if self._flag is not None:
            return self._flag.isChecked()
        if self._choice is not None:
            return int(self._choice.key())
        return self._number.value() if self._number is not None else self._value

    def _on_usual(self) -> None:
        self.decided.emit(SetHouseRule(key=self.rule.key, value=self.rule.default))

    def _on_edited(self) -> None:
        chosen = self._read_value()
        if chosen != self._value:
            self.decided.emit(SetHouseRule(key=self.rule.key, value=chosen))

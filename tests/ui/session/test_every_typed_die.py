"""Dice that add further dice, in the panel of a use in every game: none is rolled that could be typed."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gmtracker.engine.commands import Use
from gmtracker.engine.game_spec import InputKind, UseKind
from gmtracker.engine.ids import NOBODY, CharacterId, TokenId
from gmtracker.engine.table import Table
from gmtracker.rulesets import built_in_ids, shipped_file_ids
from gmtracker.ui.bridge import Bridge, rolled_dice
from gmtracker.ui.session.panels import UsePanel
from gmtracker.ui.widgets.dice_fields import DieField
from tests.rulesets.test_contract import in_play
from tests.windows.widgets import shown


def answer(asked: InputKind, number: int, foe: CharacterId) -> bool | int | str:
    """Return an answer with which the use can be carried out."""
    match asked.kind:
        case "number":
            return max(asked.lowest, min(number, asked.highest))
        case "flag":
            return True
        case "choice":
            return asked.options[0].key
        case "character":
            return str(foe)
        case "text":
            return "2d6!" if "dice" in asked.key else "Rain"


def with_dice(table: Table, kind: UseKind) -> Iterator[Use]:
    """Yield this use with the characters, tokens and inputs that make it request dice."""
    foe = next(one.id for one in table.campaign.characters if one.side != "heroes")
    tokens: list[tuple[TokenId, ...]] = [(), *((token.id,) for token in table.campaign.tokens)]
    for by in (NOBODY, *(character.id for character in table.campaign.characters)):
        for carried in tokens:
            for number in (1, 3, 20):
                inputs = {asked.key: answer(asked, number, foe) for asked in kind.inputs}
                for given in (inputs, {}):
                    use = Use(use=kind.key, by=by, on=foe, tokens=carried, inputs=given)
                    if table.rules.dice_requests(use):
                        yield use


def type_dice(panel: QWidget) -> None:
    """Type the highest face into the requested dice and the dice that these add. Later ones show a 1."""
    for round_of_dice in range(4):
        empty = [field for field in panel.findChildren(DieField) if not field.isHidden() and not field.text()]
        for role in [field.request.role for field in empty]:
            field = next(one for one in panel.findChildren(DieField) if one.request.role == role and not one.isHidden())
            faces = field.request.faces or tuple(str(face) for face in range(1, field.request.size + 1))
            field.setFocus()
            field.insert(faces[-1] if round_of_dice < 2 else faces[0])
            field.textEdited.emit(field.text())


@pytest.mark.parametrize("game", [*built_in_ids(), *shipped_file_ids()])
def test_every_die_of_a_use_has_a_field(qtbot: QtBot, game: str) -> None:
    """In Torg, a 6 on a bonus die adds another one, which was rolled without a field."""
    table = in_play(game)
    for kind in table.campaign.game.uses:
        use = next(with_dice(table, kind), None)
        if use is None:
            continue
        bridge = Bridge(_no_roll)
        bridge.open(table)
        panel = UsePanel(bridge, use)
        shown(qtbot, panel)
        panel.use_requested.connect(bridge.dispatch)
        type_dice(panel)
        panel.main_button.click()
        fallen = rolled_dice(bridge.entries()[-1])
        assert fallen, kind.name
        assert all(die.source == "typed" for die in fallen), kind.name
        panel.close()
        bridge.undo()


def _no_roll(size: int) -> int:
    raise AssertionError(f"a d{size} was rolled that could have been typed")
